import Grammar
import Testing

/// Whole tables of model verbs, read against a grammar: whatever changes in one of them shows here.
struct SpanishTableTests {
  @Test(arguments: SpanishTableTests.tables)
  func modelVerbsHaveTheTablesOfTheGrammar(lemma: String, table: String) {
    let sections = SpanishMorphology().conjugation(of: lemma).sections
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: ": ")
      let section = sections.first { $0.key == parts[0] }
      let hasVos = parts[0] == "present" || parts[0] == "imperative"
      let rows = section?.rows.filter { hasVos || $0.label != "vos" } ?? []
      let forms = rows.map { $0.forms.joined(separator: "/") }
      #expect(forms == parts[1].split(separator: " ").map { String($0) }, "\(lemma) \(parts[0])")
    }
  }

  /// A line a tense: *yo, tú, (vos,) él, nosotros, vosotros, ellos*.
  private static let tables: [(String, String)] =
    [
      (
        "ser",
        """
        gerund: siendo
        present: soy eres sos es somos sois son
        imperfect: era eras era éramos erais eran
        preterite: fui fuiste fue fuimos fuisteis fueron
        future: seré serás será seremos seréis serán
        conditional: sería serías sería seríamos seríais serían
        presentSubjunctive: sea seas sea seamos seáis sean
        imperfectSubjunctive: fuera fueras fuera fuéramos fuerais fueran
        futureSubjunctive: fuere fueres fuere fuéremos fuereis fueren
        imperative: sé sé sea seamos sed sean
        """
      ),
      (
        "ir",
        """
        gerund: yendo
        present: voy vas vas va vamos vais van
        imperfect: iba ibas iba íbamos ibais iban
        preterite: fui fuiste fue fuimos fuisteis fueron
        future: iré irás irá iremos iréis irán
        conditional: iría irías iría iríamos iríais irían
        presentSubjunctive: vaya vayas vaya vayamos vayáis vayan
        imperfectSubjunctive: fuera fueras fuera fuéramos fuerais fueran
        futureSubjunctive: fuere fueres fuere fuéremos fuereis fueren
        imperative: ve andá vaya vamos/vayamos id vayan
        """
      ),
      (
        "haber",
        """
        gerund: habiendo
        present: he has has ha hemos habéis han
        imperfect: había habías había habíamos habíais habían
        preterite: hube hubiste hubo hubimos hubisteis hubieron
        future: habré habrás habrá habremos habréis habrán
        conditional: habría habrías habría habríamos habríais habrían
        presentSubjunctive: haya hayas haya hayamos hayáis hayan
        imperfectSubjunctive: hubiera hubieras hubiera hubiéramos hubierais hubieran
        futureSubjunctive: hubiere hubieres hubiere hubiéremos hubiereis hubieren
        imperative: he habé haya hayamos habed hayan
        """
      ),
      (
        "estar",
        """
        gerund: estando
        present: estoy estás estás está estamos estáis están
        imperfect: estaba estabas estaba estábamos estabais estaban
        preterite: estuve estuviste estuvo estuvimos estuvisteis estuvieron
        future: estaré estarás estará estaremos estaréis estarán
        conditional: estaría estarías estaría estaríamos estaríais estarían
        presentSubjunctive: esté estés esté estemos estéis estén
        imperfectSubjunctive: estuviera estuvieras estuviera estuviéramos estuvierais estuvieran
        futureSubjunctive: estuviere estuvieres estuviere estuviéremos estuviereis estuvieren
        imperative: está está esté estemos estad estén
        """
      ),
      (
        "dar",
        """
        gerund: dando
        present: doy das das da damos dais dan
        imperfect: daba dabas daba dábamos dabais daban
        preterite: di diste dio dimos disteis dieron
        future: daré darás dará daremos daréis darán
        conditional: daría darías daría daríamos daríais darían
        presentSubjunctive: dé des dé demos deis den
        imperfectSubjunctive: diera dieras diera diéramos dierais dieran
        futureSubjunctive: diere dieres diere diéremos diereis dieren
        imperative: da da dé demos dad den
        """
      ),
      (
        "ver",
        """
        gerund: viendo
        present: veo ves ves ve vemos veis ven
        imperfect: veía veías veía veíamos veíais veían
        preterite: vi viste vio vimos visteis vieron
        future: veré verás verá veremos veréis verán
        conditional: vería verías vería veríamos veríais verían
        presentSubjunctive: vea veas vea veamos veáis vean
        imperfectSubjunctive: viera vieras viera viéramos vierais vieran
        futureSubjunctive: viere vieres viere viéremos viereis vieren
        imperative: ve ve vea veamos ved vean
        """
      ),
      (
        "cantar",
        """
        gerund: cantando
        present: canto cantas cantás canta cantamos cantáis cantan
        imperfect: cantaba cantabas cantaba cantábamos cantabais cantaban
        preterite: canté cantaste cantó cantamos cantasteis cantaron
        future: cantaré cantarás cantará cantaremos cantaréis cantarán
        conditional: cantaría cantarías cantaría cantaríamos cantaríais cantarían
        presentSubjunctive: cante cantes cante cantemos cantéis canten
        imperfectSubjunctive: cantara cantaras cantara cantáramos cantarais cantaran
        futureSubjunctive: cantare cantares cantare cantáremos cantareis cantaren
        imperative: canta cantá cante cantemos cantad canten
        """
      ),
      (
        "comer",
        """
        gerund: comiendo
        present: como comes comés come comemos coméis comen
        imperfect: comía comías comía comíamos comíais comían
        preterite: comí comiste comió comimos comisteis comieron
        future: comeré comerás comerá comeremos comeréis comerán
        conditional: comería comerías comería comeríamos comeríais comerían
        presentSubjunctive: coma comas coma comamos comáis coman
        imperfectSubjunctive: comiera comieras comiera comiéramos comierais comieran
        futureSubjunctive: comiere comieres comiere comiéremos comiereis comieren
        imperative: come comé coma comamos comed coman
        """
      ),
      (
        "vivir",
        """
        gerund: viviendo
        present: vivo vives vivís vive vivimos vivís viven
        imperfect: vivía vivías vivía vivíamos vivíais vivían
        preterite: viví viviste vivió vivimos vivisteis vivieron
        future: viviré vivirás vivirá viviremos viviréis vivirán
        conditional: viviría vivirías viviría viviríamos viviríais vivirían
        presentSubjunctive: viva vivas viva vivamos viváis vivan
        imperfectSubjunctive: viviera vivieras viviera viviéramos vivierais vivieran
        futureSubjunctive: viviere vivieres viviere viviéremos viviereis vivieren
        imperative: vive viví viva vivamos vivid vivan
        """
      ),
      (
        "oír",
        """
        gerund: oyendo
        present: oigo oyes oís oye oímos oís oyen
        imperfect: oía oías oía oíamos oíais oían
        preterite: oí oíste oyó oímos oísteis oyeron
        future: oiré oirás oirá oiremos oiréis oirán
        conditional: oiría oirías oiría oiríamos oiríais oirían
        presentSubjunctive: oiga oigas oiga oigamos oigáis oigan
        imperfectSubjunctive: oyera oyeras oyera oyéramos oyerais oyeran
        futureSubjunctive: oyere oyeres oyere oyéremos oyereis oyeren
        imperative: oye oí oiga oigamos oíd oigan
        """
      ),
      (
        "reír",
        """
        gerund: riendo
        present: río ríes reís ríe reímos reís ríen
        imperfect: reía reías reía reíamos reíais reían
        preterite: reí reíste rio reímos reísteis rieron
        future: reiré reirás reirá reiremos reiréis reirán
        conditional: reiría reirías reiría reiríamos reiríais reirían
        presentSubjunctive: ría rías ría riamos riais rían
        imperfectSubjunctive: riera rieras riera riéramos rierais rieran
        futureSubjunctive: riere rieres riere riéremos riereis rieren
        imperative: ríe reí ría riamos reíd rían
        """
      ),
      (
        "huir",
        """
        gerund: huyendo
        present: huyo huyes huis huye huimos huis huyen
        imperfect: huía huías huía huíamos huíais huían
        preterite: hui huiste huyó huimos huisteis huyeron
        future: huiré huirás huirá huiremos huiréis huirán
        conditional: huiría huirías huiría huiríamos huiríais huirían
        presentSubjunctive: huya huyas huya huyamos huyáis huyan
        imperfectSubjunctive: huyera huyeras huyera huyéramos huyerais huyeran
        futureSubjunctive: huyere huyeres huyere huyéremos huyereis huyeren
        imperative: huye hui huya huyamos huid huyan
        """
      ),
      (
        "erguir",
        """
        gerund: irguiendo
        present: yergo/irgo yergues/irgues erguís yergue/irgue erguimos erguís yerguen/irguen
        imperfect: erguía erguías erguía erguíamos erguíais erguían
        preterite: erguí erguiste irguió erguimos erguisteis irguieron
        future: erguiré erguirás erguirá erguiremos erguiréis erguirán
        conditional: erguiría erguirías erguiría erguiríamos erguiríais erguirían
        presentSubjunctive: yerga/irga yergas/irgas yerga/irga irgamos irgáis yergan/irgan
        imperfectSubjunctive: irguiera irguieras irguiera irguiéramos irguierais irguieran
        futureSubjunctive: irguiere irguieres irguiere irguiéremos irguiereis irguieren
        imperative: yergue/irgue erguí yerga/irga irgamos erguid yergan/irgan
        """
      ),
      (
        "jugar",
        """
        gerund: jugando
        present: juego juegas jugás juega jugamos jugáis juegan
        imperfect: jugaba jugabas jugaba jugábamos jugabais jugaban
        preterite: jugué jugaste jugó jugamos jugasteis jugaron
        future: jugaré jugarás jugará jugaremos jugaréis jugarán
        conditional: jugaría jugarías jugaría jugaríamos jugaríais jugarían
        presentSubjunctive: juegue juegues juegue juguemos juguéis jueguen
        imperfectSubjunctive: jugara jugaras jugara jugáramos jugarais jugaran
        futureSubjunctive: jugare jugares jugare jugáremos jugareis jugaren
        imperative: juega jugá juegue juguemos jugad jueguen
        """
      ),
      (
        "venir",
        """
        gerund: viniendo
        present: vengo vienes venís viene venimos venís vienen
        imperfect: venía venías venía veníamos veníais venían
        preterite: vine viniste vino vinimos vinisteis vinieron
        future: vendré vendrás vendrá vendremos vendréis vendrán
        conditional: vendría vendrías vendría vendríamos vendríais vendrían
        presentSubjunctive: venga vengas venga vengamos vengáis vengan
        imperfectSubjunctive: viniera vinieras viniera viniéramos vinierais vinieran
        futureSubjunctive: viniere vinieres viniere viniéremos viniereis vinieren
        imperative: ven vení venga vengamos venid vengan
        """
      ),
      (
        "decir",
        """
        gerund: diciendo
        present: digo dices decís dice decimos decís dicen
        imperfect: decía decías decía decíamos decíais decían
        preterite: dije dijiste dijo dijimos dijisteis dijeron
        future: diré dirás dirá diremos diréis dirán
        conditional: diría dirías diría diríamos diríais dirían
        presentSubjunctive: diga digas diga digamos digáis digan
        imperfectSubjunctive: dijera dijeras dijera dijéramos dijerais dijeran
        futureSubjunctive: dijere dijeres dijere dijéremos dijereis dijeren
        imperative: di decí diga digamos decid digan
        """
      ),
      (
        "hacer",
        """
        gerund: haciendo
        present: hago haces hacés hace hacemos hacéis hacen
        imperfect: hacía hacías hacía hacíamos hacíais hacían
        preterite: hice hiciste hizo hicimos hicisteis hicieron
        future: haré harás hará haremos haréis harán
        conditional: haría harías haría haríamos haríais harían
        presentSubjunctive: haga hagas haga hagamos hagáis hagan
        imperfectSubjunctive: hiciera hicieras hiciera hiciéramos hicierais hicieran
        futureSubjunctive: hiciere hicieres hiciere hiciéremos hiciereis hicieren
        imperative: haz hacé haga hagamos haced hagan
        """
      ),
      (
        "poder",
        """
        gerund: pudiendo
        present: puedo puedes podés puede podemos podéis pueden
        imperfect: podía podías podía podíamos podíais podían
        preterite: pude pudiste pudo pudimos pudisteis pudieron
        future: podré podrás podrá podremos podréis podrán
        conditional: podría podrías podría podríamos podríais podrían
        presentSubjunctive: pueda puedas pueda podamos podáis puedan
        imperfectSubjunctive: pudiera pudieras pudiera pudiéramos pudierais pudieran
        futureSubjunctive: pudiere pudieres pudiere pudiéremos pudiereis pudieren
        imperative: puede podé pueda podamos poded puedan
        """
      ),
      (
        "saber",
        """
        gerund: sabiendo
        present: sé sabes sabés sabe sabemos sabéis saben
        imperfect: sabía sabías sabía sabíamos sabíais sabían
        preterite: supe supiste supo supimos supisteis supieron
        future: sabré sabrás sabrá sabremos sabréis sabrán
        conditional: sabría sabrías sabría sabríamos sabríais sabrían
        presentSubjunctive: sepa sepas sepa sepamos sepáis sepan
        imperfectSubjunctive: supiera supieras supiera supiéramos supierais supieran
        futureSubjunctive: supiere supieres supiere supiéremos supiereis supieren
        imperative: sabe sabé sepa sepamos sabed sepan
        """
      ),
      (
        "sentir",
        """
        gerund: sintiendo
        present: siento sientes sentís siente sentimos sentís sienten
        imperfect: sentía sentías sentía sentíamos sentíais sentían
        preterite: sentí sentiste sintió sentimos sentisteis sintieron
        future: sentiré sentirás sentirá sentiremos sentiréis sentirán
        conditional: sentiría sentirías sentiría sentiríamos sentiríais sentirían
        presentSubjunctive: sienta sientas sienta sintamos sintáis sientan
        imperfectSubjunctive: sintiera sintieras sintiera sintiéramos sintierais sintieran
        futureSubjunctive: sintiere sintieres sintiere sintiéremos sintiereis sintieren
        imperative: siente sentí sienta sintamos sentid sientan
        """
      ),
      (
        "dormir",
        """
        gerund: durmiendo
        present: duermo duermes dormís duerme dormimos dormís duermen
        imperfect: dormía dormías dormía dormíamos dormíais dormían
        preterite: dormí dormiste durmió dormimos dormisteis durmieron
        future: dormiré dormirás dormirá dormiremos dormiréis dormirán
        conditional: dormiría dormirías dormiría dormiríamos dormiríais dormirían
        presentSubjunctive: duerma duermas duerma durmamos durmáis duerman
        imperfectSubjunctive: durmiera durmieras durmiera durmiéramos durmierais durmieran
        futureSubjunctive: durmiere durmieres durmiere durmiéremos durmiereis durmieren
        imperative: duerme dormí duerma durmamos dormid duerman
        """
      ),
      (
        "aislar",
        """
        gerund: aislando
        present: aíslo aíslas aislás aísla aislamos aisláis aíslan
        imperfect: aislaba aislabas aislaba aislábamos aislabais aislaban
        preterite: aislé aislaste aisló aislamos aislasteis aislaron
        future: aislaré aislarás aislará aislaremos aislaréis aislarán
        conditional: aislaría aislarías aislaría aislaríamos aislaríais aislarían
        presentSubjunctive: aísle aísles aísle aislemos aisléis aíslen
        imperfectSubjunctive: aislara aislaras aislara aisláramos aislarais aislaran
        futureSubjunctive: aislare aislares aislare aisláremos aislareis aislaren
        imperative: aísla aislá aísle aislemos aislad aíslen
        """
      ),
    ]
}
