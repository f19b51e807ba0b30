import Grammar
import Testing

/// Forms by UniMorph bundle, in the conventions of its tables.
struct SpanishInflectTests {
  private let spanish = SpanishMorphology()

  @Test(arguments: [
    ("comer", "V;IND;PRS;1;SG", ["como"]), ("comer", "V;IND;PST;3;SG;PFV", ["comió"]),
    ("comer", "PFV;SG;3;PST;IND;V", ["comió"]), ("comer", "V;IND;PST;3;SG;IPFV", ["comía"]),
    ("comer", "V;IND;FUT;1;PL", ["comeremos"]), ("comer", "V;COND;2;PL", ["comeríais"]),
    ("comer", "V;SBJV;PRS;2;SG", ["comas"]), ("comer", "V;SBJV;PST;1;SG;LGSPEC1", ["comiera"]),
    ("comer", "V;SBJV;PST;1;SG", ["comiese"]), ("comer", "V;SBJV;FUT;1;PL", ["comiéremos"]),
    ("comer", "V;POS;IMP;2;SG", ["come"]), ("comer", "V;NEG;IMP;2;SG", ["no comas"]),
    ("comer", "V.CVB;PRS", ["comiendo"]), ("comer", "V.PTCP;PST;FEM;PL", ["comidas"]),
    ("comer", "V;NFIN", ["comer"]), ("lavarse", "V;NFIN", ["lavarse"]),
    ("lavarse", "V;IND;PRS;1;SG", ["me lavo"]), ("lavarse", "V.CVB;PRS", ["lavándose"]),
    ("lavarse", "V;POS;IMP;2;SG", ["lávate"]), ("lavarse", "V;POS;IMP;1;PL", ["lavémonos"]),
    ("lavarse", "V;POS;IMP;2;PL", ["lavaos"]), ("vestirse", "V;POS;IMP;2;PL", ["vestíos"]),
    ("irse", "V;POS;IMP;2;PL", ["idos", "iros"]), ("irse", "V;POS;IMP;2;SG", ["vete"]),
    ("irse", "V;POS;IMP;1;PL", ["vámonos", "vayámonos"]),
    ("lavarse", "V;NEG;IMP;2;SG", ["no te laves"]), ("lavarse", "V.PTCP;PST;MASC;SG", ["lavado"]),
    ("arrepentirse", "V;IND;PST;3;PL;PFV", ["se arrepintieron"]),
    ("darse cuenta", "V;IND;PRS;1;SG", ["me doy cuenta"]),
    ("darse cuenta", "V;POS;IMP;2;SG", ["date cuenta"]),
    ("tener que", "V;IND;PST;3;SG;PFV", ["tuvo que"]),
    ("haber", "V;IND;PRS;3;SG", ["ha", "hay"]), ("haber", "V;IND;PRS;3;PL", ["han"]),
    ("canción", "N;PL", ["canciones"]), ("canción", "N;SG", ["canción"]),
    ("niño", "N;FEM;PL", ["niñas"]), ("español", "ADJ;FEM;PL", ["españolas"]),
    ("español", "PL;MASC;ADJ", ["españoles"]), ("feliz", "ADJ;FEM;SG", ["feliz"]),
    // Shades stay as they are, short forms are whole where no noun follows.
    ("verde claro", "ADJ;FEM;PL", ["verde claro"]), ("azul marino", "ADJ;MASC;PL", ["azul marino"]),
    ("lleno de barro", "ADJ;FEM;PL", ["llenas de barro"]),
    ("de madera", "ADJ;FEM;PL", ["de madera"]),
    ("recién nacido", "ADJ;FEM;SG", ["recién nacida"]), ("gran", "ADJ;FEM;PL", ["grandes"]),
    ("gran", "ADJ;FEM;SG", ["gran"]), ("buen", "ADJ;MASC;PL", ["buenos"]),
    ("buen", "ADJ;MASC;SG", ["buen"]), ("primer", "ADJ;FEM;PL", ["primeras"]),
    ("tercer", "ADJ;FEM;SG", ["tercera"]), ("verde", "ADJ;FEM;PL", ["verdes"]),
  ])
  func givesTheFormsOfABundle(lemma: String, bundle: String, forms: [String]) {
    #expect(spanish.inflect(lemma, bundle: bundle) == forms)
  }

  @Test(arguments: [
    ("comer", "V"), ("comer", "V;IND;PRS"), ("comer", "XYZ"), ("mesa", "V;IND;PRS;1;SG"),
    ("comer", ""), ("comer", "V;POS;IMP;1;SG"), ("comer", "V.PTCP;PRS"),
    // What cannot be meant together is refused, and so are tenses of several words.
    ("comer", "V;IND;PST;PRF;1;SG"), ("comer", "V;IND;PRS;PST;1;SG"),
    ("comer", "V;IND;PRS;1;SG;PL"),
    ("comer", "V;IND;PRS;PFV;1;SG"), ("comer", "V;PRS;PROG;1;SG"), ("mesa", "N;PST"),
    ("rojo", "ADJ;MASC;FEM;SG"), ("comer", "V;N;SG"),
  ])
  func givesNothingWhereThereIsNoForm(lemma: String, bundle: String) {
    #expect(spanish.inflect(lemma, bundle: bundle).isEmpty)
  }
}
