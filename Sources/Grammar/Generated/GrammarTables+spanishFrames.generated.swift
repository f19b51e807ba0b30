// Generated from Data/grammar/es/frames.csv by script/generate: do not edit.
// swift-format-ignore-file

extension GrammarTables {
  static let spanishFrames: StaticString = #"""
lemma,pattern,slots,opens,past,input,example
querer,,object - a: =ducha; object - -: =postre; object,bare subjunctive,state,yo/querer/manzana,Yo quiero una manzana.
necesitar,,object - a: =fontanero =fontanera =electricista =cerrajero =cerrajera =albañil =carpintero =carpintera =pintor =pintora =mecánico =mecánica =técnico =técnica =abogado =abogada =niñera =canguro =intérprete =traductor =traductora =cuidador =cuidadora =enfermero =enfermera =jardinero =jardinera =limpiadora =cocinero =cocinera =camarero =camarera =conductor =conductora =ingeniero =ingeniera =programador =programadora =contable =gestor =voluntario =voluntaria =ayudante =socio =socia =logopeda =psicólogo =psicóloga =fisioterapeuta =veterinario =veterinaria =dentista =detective =guía =monitor =monitora =canguro =fotógrafo =fotógrafa =secretaria =secretario =novio =novia =pareja; object,bare subjunctive,state,yo/necesitar/ayuda,Yo necesito ayuda.
desear,,object,bare subjunctive,state,ella/desear/regalo,Ella desea un regalo.
preferir,,object - the: edible color game animal; object,bare subjunctive,,tú/preferir/agua,Tú prefieres el agua.
esperar,,object; place-at en the: =puerta =entrada =salida =esquina =portal =parada =andén =recepción =pasillo =cola =fila =ventana =semáforo =verja; place-at en the: where,bare subjunctive,,mamá/esperar/autobús,Mamá espera un autobús.
gustar,experiencer,object - the,bare subjunctive,state,niña/gustar/perros,A la niña le gustan los perros.
encantar,experiencer,object - the,bare subjunctive,state,yo/encantar/música,A mí me encanta la música.
interesar,experiencer,object - the: =historia =filosofía; object - the,bare subjunctive,state,él/interesar/libros,A él le interesan los libros.
apetecer,experiencer,object,bare subjunctive,state,yo/apetecer/galleta,A mí me apetece una galleta.
importar,experiencer,object - the,bare subjunctive,state,ella/importar/escuela,A ella le importa la escuela.
molestar,affecting,object - the,bare subjunctive,state,papá/molestar/luz,A papá le molesta la luz.
faltar,experiencer,object; topic para the: =cumpleaños =verano =Navidad =vacaciones =fiesta =examen =boda =recreo =viaje =excursión =fin_de_semana,bare,state,yo/faltar/lápiz,A mí me falta un lápiz.
doler,experiencer,object - the: body; object - the,bare,state,yo/doler/cabeza,A mí me duele la cabeza.
escocer,experiencer,object - the: body; object - the,bare,state,yo/escocer/ojos,A mí me escuecen los ojos.
picar,affecting,object - the: body; object - the; topic en the: body,,state,niño/picar/mano,Al niño le pica la mano.
asustar,affecting,object - the; instrument con the,bare,,niña/asustar/perro,A la niña le asusta el perro.
divertir,affecting,object - the,bare,,yo/divertir/música,A mí me divierte la música.
dar miedo,experiencer,object - the,bare subjunctive,,yo/dar miedo/perro,A mí me da miedo el perro.
ser,copula,attribute; topic de -: material,,state,mamá/ser/alto,Mamá es alta.
estar,state-copula,manner en -: =huelga =paro =obras =peligro =silencio =llamas =venta =oferta =directo; manner de -: =baja =luto =guardia =servicio =exámenes =resaca; manner de -: =viaje =vacaciones =compras =excursión =rodillas =broma; attribute: state emotion quality color size feeling; place-at en the: where furniture vehicle event; place-at en the; company con,gerund,state,papá/estar/cansado,Papá está cansado.
parecer,copula,attribute,,state,ella/parecer/triste,Ella parece triste.
sentirse,state-copula,attribute,,state,yo/sentirse/enfermo,Yo me siento enfermo.
ponerse,,object - -: =crema =colonia =gotas =pomada =desodorante =maquillaje =gomina; object - the: clothing; attribute: emotion state color,a,,niño/ponerse/abrigo,El niño se pone el abrigo.
volverse,state-copula,attribute,,,ella/volverse/triste,Ella se vuelve triste.
haber,existential,object - -: =peligro =ruido =silencio =sol =tráfico =jaleo =humo; object; place-at en the: =cielo; place-at en the,que,state,/haber/agua,Hay agua.
tener,,object - the: =llaves =mando =culpa =costumbre =oportunidad =posibilidad =obligación =honor =placer =capacidad =opción =regla =menstruación; object - a: =herida =heridita =esguince =chichón =ampolla =moratón =callo =flemón =contractura =picadura =infección =resfriado =catarro =hernia =fractura =luxación =sabañón =juanete =rozadura =quemadura =cicatriz =orzuelo =tumor =úlcera =golpe =rasguño =arañazo =corte =calambre =rabieta =berrinche =discapacidad =accidente =infarto =ictus =derrame =derrame_cerebral =embolia =trombosis =ataque =crisis =convulsión =desmayo =síncope =brote =recaída; object - -: =tiempo =retraso =calefacción =wifi =internet =batería =cobertura =tráfico =turno =señal =conexión =saldo =luz =corriente =garantía =gasolina =electricidad =megafonía =aire_acondicionado =subtítulos =azúcar =trabajo =empleo =novio =novia =pareja =derecho =barba =bigote =interés =gracia =sentido =prisa =audífonos =recreo; object - -: state emotion feeling illness; object - a: person room =jardín =piscina =terraza =patio =balcón =huerto =garaje =ático =sótano =porche =granja =finca =apartamento =piso =casa =chimenea =barbacoa; object; manner en -: =brazos,que,state,mamá/tener/hambre,Mamá tiene hambre.
tener que,modal,,bare,state,yo/tener que/dormir,Yo tengo que dormir.
tener ganas de,modal,,bare,state,yo/tener ganas de/jugar,Yo tengo ganas de jugar.
poder,modal,,bare,state,yo/poder/comer,Yo puedo comer.
deber,modal,object - -: money quantity; recipient a the: being,bare,state,tú/deber/dormir,Tú debes dormir.
soler,modal,,bare,state,ella/soler/leer,Ella suele leer.
saber,,object - a: =chiste =secreto =adivinanza =truco =trabalenguas; object - -: language subject; object - the; manner de -: =memoria,bare indicative,state,niño/saber/nadar,El niño sabe nadar.
conocer,,object,,state,yo/conocer/niña,Yo conozco a la niña.
creer,,object; topic en -: =Dios =Papá_Noel =magia =fantasmas; topic en the: =Reyes_Magos =hadas =suerte =monstruos,indicative,state,yo/creer/niño,Yo creo al niño.
creer en,,object - the,,state,niño/creer en/amor,El niño cree en el amor.
entender,,object - the,,,yo/entender/maestra,Yo entiendo a la maestra.
comprender,,object - the,,,ella/comprender/cuento,Ella comprende el cuento.
recordar,,object - the,bare,,yo/recordar/canción,Yo recuerdo la canción.
olvidar,,object - the; place-at en the,bare,achievement,ella/olvidar/libro,Ella olvida el libro.
aprender,,object - -: instrument =piano =guitarra =violín =flauta; object; manner de -: =memoria; place-at en a: =curso =taller =academia =libro =vídeo; place-at en the: where event,a,,nosotros/aprender/inglés,Nosotros aprendemos inglés.
enseñar,,object - the: =herida =mano =manos =lengua =pasaporte =carné =entrada =billete =calificaciones =notas =fotos =dibujos =deberes; object; recipient a,a,,maestra/enseñar/libro niña,La maestra le enseña un libro a la niña.
estudiar,,object - -: subject language medicine =historia =peluquería =derecho =periodismo =enfermería =veterinaria =cocina =magisterio =teatro =cine =fotografía =fontanería =mecánica =electricidad =jardinería =hostelería =turismo =psicología =arquitectura =ingeniería =diseño =danza =música =solfeo =gastronomía =piano =guitarra =violín =flauta =batería =saxofón =trompeta; topic para the: =examen =exámenes =control; object - the: =lección =tema; place-at en the: =mesa =escritorio =cama =sofá; object: book story idea media nature animal plant thing body clothing food device; place-at en the: where,,,ella/estudiar/inglés,Ella estudia inglés.
matricularse,,place-at en the: where subject activity,,,hermana/matricularse/universidad,Mi hermana se matricula en la universidad.
tomar apuntes,,place-at en the: where =clase; topic de the,,,hermano/tomar apuntes/clase,Mi hermano toma apuntes en clase.
hacer los deberes,,company con; place-at en the: where; topic de -: subject language,,,niño/hacer los deberes/mamá,El niño hace los deberes con mamá.
tomar nota,,topic de the,,,secretaria/tomar nota/mensaje,La secretaria toma nota del mensaje.
hacer un resumen,,topic de the,,,alumno/hacer un resumen/libro,El alumno hace un resumen del libro.
hacer un dibujo,,recipient a,,,niño/hacer un dibujo/maestra,El niño le hace un dibujo a la maestra.
copiarse,,topic en the: =examen =clase; topic de the,,,niño/copiarse/compañero,El niño se copia del compañero.
chivarse,,topic a the: being; topic de the,,,niño/chivarse/maestra,El niño se chiva a la maestra.
sacar punta,,topic a the,,,niño/sacar punta/lápiz,El niño saca punta al lápiz.
hacer pellas,,,,,hermano/hacer pellas/,Mi hermano hace pellas.
levantar la mano,,place-at en the: where =clase,,,niña/levantar la mano/clase,La niña levanta la mano en clase.
afilar,,object - the; instrument con the: =sacapuntas =piedra,,,abuelo/afilar/cuchillo,El abuelo afila el cuchillo.
aprenderse,,object - the,,,niña/aprenderse/canción,La niña se aprende la canción.
saberse,,object - the,,state,niño/saberse/poema,El niño se sabe el poema.
estudiarse,,object - the,,,alumno/estudiarse/lección,El alumno se estudia la lección.
leerse,,object - the; place-at en the: where event,,,niña/leerse/libro,La niña se lee el libro.
releer,,object - the; place-at en the: where event,,,abuelo/releer/carta,El abuelo relee la carta.
hojear,,object - the; place-at en the: where event,,,mamá/hojear/revista,Mamá hojea la revista.
consultar,,object - the; place-at en the: =internet; place-at en the: where event,,,papá/consultar/diccionario,Papá consulta el diccionario.
analizar,,object - the,,,científica/analizar/agua,La científica analiza el agua.
deducir,,object - the,indicative,,detective/deducir/respuesta,El detective deduce la respuesta.
resumir,,object - the,,,niña/resumir/cuento,La niña resume el cuento.
demostrar,,object; recipient a,indicative,,niño/demostrar/amor mamá,El niño le demuestra amor a mamá.
recitar,,object; recipient a; manner de -: =memoria; place-at en the: where event,,,niña/recitar/poema,La niña recita un poema.
dictar,,object - the; recipient a; place-at en the: where event,,,maestra/dictar/frase niños,La maestra les dicta la frase a los niños.
enumerar,,object,,,alumna/enumerar/países,La alumna enumera países.
nombrar,,object - the,,,alumno/nombrar/ríos,El alumno nombra los ríos.
relacionar,,object - the,,,niño/relacionar/palabras,El niño relaciona las palabras.
tachar,,object - the,,,niña/tachar/palabra,La niña tacha la palabra.
completar,,object - the,,,niño/completar/frase,El niño completa la frase.
encuadernar,,object - the; place-at en the: where event,,,papá/encuadernar/libro,Papá encuaderna el libro.
grapar,,object - the,,,niña/grapar/papeles,La niña grapa los papeles.
plastificar,,object - the,,,maestra/plastificar/carteles,La maestra plastifica los carteles.
fotocopiar,,object - the; place-at en the: where event,,,secretaria/fotocopiar/documento,La secretaria fotocopia el documento.
escanear,,object - the; place-at en the: where event,,,papá/escanear/documento,Papá escanea el documento.
redactar,,object; place-at en the: where event,,,alumna/redactar/carta,La alumna redacta una carta.
experimentar,,topic con the,,,científica/experimentar/agua,La científica experimenta con el agua.
despistarse,,place-at en the,,,niño/despistarse/clase,El niño se despista en clase.
distraerse,,instrument con the; company con; topic con the: music; topic con a: =canción =abrazo =cuento =baño =juego =película; topic con the,,,niña/distraerse/móvil,La niña se distrae con el móvil.
interrumpir,,object - the,,,niño/interrumpir/maestra,El niño interrumpe a la maestra.
ausentarse,,place-from de the: where =clase =trabajo,,,alumna/ausentarse/clase,La alumna se ausenta de clase.
acertar,,object - the,,,niña/acertar/adivinanza,La niña acierta la adivinanza.
fallar,affecting,object - the: body; object - the,,achievement,niño/fallar/penalti,El niño falla el penalti.
dar clase,,recipient a; topic de -; place-at en the: where,,,maestra/dar clase/niños,La maestra les da clase a los niños.
dar clases,,recipient a; topic de -; place-at en the: where,,,prima/dar clases/inglés,Mi prima da clases de inglés.
poner deberes,,recipient a; topic de -: subject language,,,maestra/poner deberes/alumnos,La maestra les pone deberes a los alumnos.
pasar a limpio,,object - the,,,alumna/pasar a limpio/apuntes,La alumna pasa a limpio los apuntes.
averiguar,,object - the,indicative,,detective/averiguar/verdad,El detective averigua la verdad.
resolver,,object - the,,,niña/resolver/problema,La niña resuelve el problema.
solucionar,,object - the,,,papá/solucionar/problema,Papá soluciona el problema.
pensar,,topic en the: =vacaciones; topic en the,bare indicative,,yo/pensar/mamá,Yo pienso en mamá.
soñar,,topic con a: =monstruo =monstruos =fantasma =bruja =dragón =zombi =ladrón; topic con the: person =perro =gato; topic con the: idea event feeling; topic con a: animal thing toy vehicle device furniture; topic con,con,,niña/soñar/perro,La niña sueña con el perro.
leer,,manner en -: =voz; object - the: =periódico =noticias =correo =correos =mensajes; object: book story media; place-at en the: vehicle; recipient a; place-at en -: =clase =internet,,,ella/leer/libro,Ella lee un libro.
escribir,,object: story idea book; recipient a the: =Reyes =Reyes_Magos; place-at en the: =papel =folio =hoja =cartulina =lienzo =pizarra =cuaderno =libreta =pared =suelo =arena =mesa =bloc =agenda =diario =servilleta =toalla =camiseta =madera =mantel =pañuelo =tela =anillo =mochila =cara =piel =plato =taza =tarjeta =piedra =cristal; instrument con: =pincel =lápiz =rotulador =cera =ceras =tiza =bolígrafo =boli =pintura =acuarela =acuarelas =lápices =rotuladores =ordenador =computadora =tableta =dedo =teclado; recipient a,,,niño/escribir/cuento,El niño escribe un cuento.
dibujar,,object; recipient a: =yo; place-at en the: =papel =folio =hoja =cartulina =lienzo =pizarra =cuaderno =libreta =pared =suelo =arena =mesa =bloc =toalla =camiseta =madera =mantel =pañuelo =tela =anillo =mochila =cara =piel =plato =taza =tarjeta =piedra =cristal; instrument con: =pincel =lápiz =rotulador =cera =ceras =tiza =bolígrafo =boli =pintura =acuarela =acuarelas =lápices =rotuladores =ordenador =computadora =tableta =dedo =teclado,,,niña/dibujar/casa,La niña dibuja una casa.
pintar,grooming,topic para the: event =fiesta =cumpleaños =carnaval; object; place-at en the: =lienzo =papel =folio =cartulina =cuaderno =libreta =pizarra =hoja =bloc =toalla =camiseta =madera =mantel =pañuelo =tela =anillo =mochila =cara =piel =plato =taza =tarjeta =piedra =cristal =brazo; instrument con: =pincel =lápiz =rotulador =cera =ceras =tiza =bolígrafo =boli =pintura =acuarela =acuarelas =lápices =rotuladores =ordenador =computadora =tableta =dedo =teclado; object - the: =casa =pared =habitación =cuarto =techo =salón =valla =verja =puerta =ventana =banco =armario =uña =uñas,,,yo/pintar/casa,Yo pinto la casa.
contar,,object; recipient a; place-at en -: =clase,,,papá/contar/cuento niña,Papá le cuenta un cuento a la niña.
hablar,,company con -: =desconocido =desconocidos; company con; place-at en the: where; instrument por -: =teléfono =móvil =videollamada =Skype =Zoom =WhatsApp =FaceTime =Teams; instrument con -: =acento =señas =signos =educación; object - -: language =idioma =idiomas =lengua =lenguas; topic de -: sport subject =política =cine; topic de the,,,yo/hablar/mamá,Yo hablo con mamá.
decir,,object - a: =secreto =chiste =adivinanza =trabalenguas; object - -: =reposo =dieta =calma =mentiras; object - the: =verdad =hora; object - -: =hola =adiós =sí =gracias =por_favor =perdón; object; recipient a,indicative subjunctive,,él/decir/nada,Él no dice nada.
preguntar,,object - the: =hora =nombre =precio =camino =edad =dirección =teléfono; object: idea; recipient a,,,yo/preguntar/maestra,Yo le pregunto a la maestra.
responder,,manner - -: =tarde; recipient a; topic a the: idea =mensaje =mensajes =correo =correos =carta =pregunta =preguntas =llamada =encuesta =cuestionario =anuncio =whatsapp =saludo =teléfono =timbre =puerta,,,niña/responder/maestra,La niña le responde a la maestra.
contestar,,manner - -: =tarde; object - the: =teléfono =móvil =llamada =celular =llamadas =mensaje =mensajes =correo =correos =whatsapp =encuesta =cuestionario; recipient a; topic a the: idea; topic a the: =teléfono =timbre =mensaje =pregunta =correo =carta =llamada,,,yo/contestar/papá,Yo le contesto a papá.
pedir,,object - -: =perdón =disculpas =permiso =ayuda =socorro =silencio =cita =hora =turno =postre =matrimonio =explicaciones =auxilio =consejo =paciencia; object; recipient a the: =Reyes =Reyes_Magos; recipient a; place-at por -: =internet,subjunctive,,niño/pedir/agua mamá,El niño le pide agua a mamá.
llamar,,object - a: =taxi =uber =remís; attribute - -: =tonto =bobo =feo =gordo =guapo =idiota =burro =mentiroso =llorón; place-to a the: =puerta =timbre; instrument por -: =teléfono =videollamada; object,,,yo/llamar/mamá,Yo llamo a mamá.
escuchar,,object - the: =corazón =pulmones =latido =mar =lluvia =radio =viento; object: person; object,,,nosotros/escuchar/música,Nosotros escuchamos música.
oír,,object: person; object - the: =timbre =despertador =alarma =teléfono =móvil =celular =campana =puerta =lluvia =mar =sirena =tren =radio =trueno; object; instrument con the: =audífono =audífonos =implante,,,yo/oír/perro,Yo oigo un perro.
mirar,,object - a: =vídeo =video; object - the: =pantalla =móvil =reloj; instrument por the: =ventana =ventanilla =telescopio =microscopio =mirilla =cerradura; place-at desde the: =balcón =terraza =azotea =mirador =torre; object - the: person; object - the; place-at en -: =internet,,,niño/mirar/luz,El niño mira la luz.
espiar,,object - the; instrument por the: =ventana =agujero =cerradura,,,niño/espiar/vecina,El niño espía a la vecina.
rebuscar,,place-at en the,,,perro/rebuscar/basura,El perro rebusca en la basura.
rastrear,,object - the,,,policía/rastrear/móvil,El policía rastrea el móvil.
hurgar,,place-at en the,,,perro/hurgar/basura,El perro hurga en la basura.
adelantarse,,company a,,,niño/adelantarse/amigos,El niño se adelanta a sus amigos.
abanicar,,object - the; instrument con,,,niña/abanicar/abuela,La niña abanica a la abuela.
abanicarse,,instrument con,,,abuela/abanicarse/abanico,La abuela se abanica con el abanico.
pringarse,,object - the: body clothing; instrument de -: edible,,,niño/pringarse/chocolate,El niño se pringa de chocolate.
batallar,,instrument con the; company con,para,,abuelo/batallar/celular,El abuelo batalla con el celular.
apurar,,object - the,,,mamá/apurar/niño,Mamá apura al niño.
tardarse,,place-at en the,en,,mamá/tardarse/tienda,Mamá se tarda en la tienda.
exponer,,object - the: =trabajo =proyecto =tema; place-at en -: =clase; object - the; place-at en the,,,pintora/exponer/cuadros museo,La pintora expone los cuadros en el museo.
echar relajo,,place-at en the,,,niños/echar relajo/salón,Los niños echan relajo en el salón.
hacer macanas,,place-at en the,,,nene/hacer macanas/,El nene hace macanas.
tener fiaca,,,de,state,yo/tener fiaca/,Yo tengo fiaca.
hacer el ridículo,,place-at en the,,,yo/hacer el ridículo/fiesta,Yo hago el ridículo en la fiesta.
meter la pata,,place-at en the: event meal where,,achievement,papá/meter la pata/cena,Papá mete la pata en la cena.
meterse en líos,,place-at en the,,,niño/meterse en líos/colegio,El niño se mete en líos en el colegio.
andar a gatas,,place-at por the,,,bebé/andar a gatas/alfombra,El bebé anda a gatas por la alfombra.
quedarse sin,,object - -,,,papá/quedarse sin/gasolina,Papá se queda sin gasolina.
tomar una foto,,topic de the; recipient a,,,turista/tomar una foto/iglesia,El turista toma una foto de la iglesia.
sacar una foto,,recipient a; topic de the,,,papá/sacar una foto/niños,Papá les saca una foto a los niños.
sacar brillo,,topic a the,,,abuela/sacar brillo/plata,La abuela saca brillo a la plata.
hacerse rico,,,,achievement,tío/hacerse rico/,Mi tío se hace rico.
pasarse,,object - the: =juego =nivel =pantalla =videojuego; topic con the; place-at de the: =parada,,,tío/pasarse/sal,Mi tío se pasa con la sal.
apestar,,topic a -,,,perro/apestar/pescado,El perro apesta a pescado.
ver,,object: person; object - the: =partido =final =telediario; place-at por the: =ventana =ventanilla =mirilla =cerradura; place-at desde the: =balcón =terraza =azotea =mirador =torre; object; place-at en -: =internet,,,yo/ver/mamá,Yo veo a mamá.
mostrar,,object; recipient a,,,ella/mostrar/foto papá,Ella le muestra una foto a papá.
gritar,,topic de -: =dolor =miedo =alegría =rabia =emoción =pánico =hambre =frío =risa =pena; object - -: =gol =socorro =auxilio =fuego =bingo; object: idea; recipient a; place-at en the: where event,,,él/gritar/fuerte,Él grita fuerte.
cantar,,place-at en the: vehicle =ducha; instrument con the: =guitarra =micrófono =ukelele; place-at en the: =coro =coral =orfeón; company con the: =grupo =banda =orquesta; object: music; recipient a,,,nosotros/cantar/canción,Nosotros cantamos una canción.
bailar,,place-at en -: =TikTok; object - -: =ballet =salsa =flamenco =tango =cumbia =rock =reggaetón =sevillanas =zumba =breakdance; company con; manner en -: =silla_de_ruedas; topic de -: =hambre =dolor =frío =miedo =alegría =risa =pena,,,ella/bailar/papá,Ella baila con papá.
reír,,company con; topic de -: =hambre =dolor =frío =miedo =alegría =risa =pena,,,niño/reír/,El niño ríe.
reírse,,place-at en -: =clase; topic con the: =película =peli =serie =vídeo =video =programa =payaso =payasos =cuento; place-at en the: where =funeral =entierro =misa =boda; topic de the,,,ella/reírse/,Ella se ríe.
llorar,affecting,object - the: =ojos =ojo; place-at en the: =dentista =médico =pediatra =peluquero =funeral =entierro =boda =despedida =misa; topic con the: =película =peli =serie =novela; topic de -: =hambre =sed =sueño =dolor =pena =alegría =emoción =rabia =risa =miedo =felicidad =tristeza =frío =impotencia =cansancio; place-at en the: where; topic por the,,,bebé/llorar/,El bebé llora.
sonreír,,recipient a; purpose para the: =foto =cámara,,,niña/sonreír/,La niña sonríe.
calmarse,,topic con the: music; topic con a: =canción =abrazo =cuento =baño =juego =película; topic con the,,,niño/calmarse/,El niño se calma.
enojarse,,company con; place-at en the: where; topic por the,,,ella/enojarse/niño,Ella se enoja con el niño.
amar,,object - the,bare,state,yo/amar/mamá,Yo amo a mamá.
odiar,,object - the,bare subjunctive,state,él/odiar/sopa,Él odia la sopa.
besar,,object; topic en the: body,,,ella/besar/bebé,Ella besa al bebé.
abrazar,,object,,,yo/abrazar/papá,Yo abrazo a papá.
ayudar,,object: being; topic con the,a,,yo/ayudar/mamá,Yo ayudo a mamá.
cuidar,grooming,object - the,,,ella/cuidar/bebé,Ella cuida al bebé.
visitar,,object - the,,,nosotros/visitar/abuela,Nosotros visitamos a la abuela.
saludar,,instrument con the: =mano =pañuelo =bandera; topic a the: =cámara =público =tren =barco; place-at desde the: =autobús =coche =tren =avión =barco =balcón =terraza =ventana =escenario; object,,,yo/saludar/maestra,Yo saludo a la maestra.
perdonar,,object; topic por the,,,mamá/perdonar/niño,Mamá perdona al niño.
molestarse,,company con,,,ella/molestarse/,Ella se molesta.
compartir,,object - the; company con,,,yo/compartir/pelota,Yo comparto la pelota.
comer,,object - -: =asado =caracoles =ranas; manner - -: =tarde; object - the: =postre; object: edible =rana =hierba =césped =hoja =hojas =paja =heno =zanahoria; instrument con: =cuchara =tenedor =cuchillo =palillos =mano =manos =cucharita =pajita =dedos,,,niña/comer/manzana,La niña come una manzana.
beber,,object - the: =biberón; object: drink edible; instrument con: =pajita,,,yo/beber/leche,Yo bebo leche.
tomar,,object - the: =tensión =temperatura =pulso =colectivo =camión =subte =micro =guagua; object - -: =postre =nota =partido =lista; object; instrument con: =cuchara =tenedor =cuchillo =palillos =mano =manos =cucharita =pajita =dedos,,,ella/tomar/agua,Ella toma agua.
desayunar,,manner - -: =tarde; object: edible; instrument con: =cuchara =tenedor =cuchillo =palillos =mano =manos =cucharita =pajita =dedos,,,yo/desayunar/pan,Yo desayuno pan.
almorzar,,manner - -: =tarde; object: edible; instrument con: =cuchara =tenedor =cuchillo =palillos =mano =manos =cucharita =pajita =dedos,,,nosotros/almorzar/sopa,Nosotros almorzamos sopa.
cenar,,manner - -: =tarde; object: edible; instrument con: =cuchara =tenedor =cuchillo =palillos =mano =manos =cucharita =pajita =dedos,,,papá/cenar/arroz,Papá cena arroz.
merendar,,object: edible; instrument con: =cuchara =tenedor =cuchillo =palillos =mano =manos =cucharita =pajita =dedos,,,niño/merendar/galletas,El niño merienda galletas.
cocinar,,object: edible; recipient a; place-at en the: =comal =sartén =olla =cazuela =horno =plancha =freidora =parrilla =cazo =microondas =cacerola; instrument con -: =aceite =mantequilla =margarina =ajo =manteca,,,mamá/cocinar/carne,Mamá cocina carne.
preparar,,object - the: =comida =cena =desayuno =almuerzo =mochila =maleta =merienda =equipaje =mesa =examen =fiesta; topic para the: =colegio =cole =playa =excursión =viaje =boda =campamento =piscina =cumpleaños; object; recipient a,,,ella/preparar/sopa,Ella prepara sopa.
probar,,instrument con the: =cuchara =dedo =lengua; place-at en the: where event; object - the,,,yo/probar/sopa,Yo pruebo la sopa.
masticar,,object - the: edible,,,niño/masticar/pan,El niño mastica el pan.
tragar,,object - the,,,yo/tragar/,Yo trago.
tragarse,,object - a: =moneda =botón =hueso =espina =pila =mosca =semilla =canica =pepita; object - the; place-at en the: where,,achievement,niño/tragarse/chicle,El niño se traga el chicle.
mordisquear,,object - the; place-at en the: where event,,,ratón/mordisquear/queso,El ratón mordisquea el queso.
sorber,,object - the; instrument con: =pajita =cuchara,,,niño/sorber/sopa,El niño sorbe la sopa.
saborear,,object - the; place-at en the: where event,,,abuelo/saborear/helado,El abuelo saborea el helado.
degustar,,object - the; place-at en the: where event,,,cliente/degustar/queso,El cliente degusta el queso.
catar,,object - the,,,abuelo/catar/vino,El abuelo cata el vino.
roer,,object - the,,,perro/roer/hueso,El perro roe el hueso.
servirse,,object: edible,,,papá/servirse/café,Papá se sirve café.
empacharse,,instrument de -: edible,,,niño/empacharse/pasteles,El niño se empacha de pasteles.
emborracharse,,instrument con -: drink,,,tío/emborracharse/vino,Mi tío se emborracha con vino.
enchilarse,,instrument con the,,,niño/enchilarse/salsa,El niño se enchila con la salsa.
morfar,,object: edible,,,tío/morfar/asado,Mi tío morfa el asado.
cebar,,object: drink; recipient a,,,abuelo/cebar/mate,El abuelo ceba mate.
tomar mate,,company con; place-at en the,,,abuelo/tomar mate/patio,El abuelo toma mate en el patio.
tomar un café,,company con; place-at en the,,,mamá/tomar un café/amiga,Mamá toma un café con su amiga.
tomar la merienda,,company con; place-at en the,,,niña/tomar la merienda/parque,La niña toma la merienda en el parque.
enfriarse,,place-at en the,,,sopa/enfriarse/,La sopa se enfría.
calentarse,,object - the: body =manos =pies; place-at en the; place-at a the: =sol,,,papá/calentarse/chimenea,Papá se calienta en la chimenea.
engordar,,object; place-at en the: where event,,,perro/engordar/,El perro engorda.
adelgazar,,object; place-at en the: where event,,,tía/adelgazar/,La tía adelgaza.
hacer dieta,,,,,papá/hacer dieta/,Papá hace dieta.
ayunar,,,,,vecino/ayunar/,El vecino ayuna.
morder,,object - the,,achievement,perro/morder/pelota,El perro muerde la pelota.
oler,affecting,object - the: =pies =axilas =aliento; object - -: =humo =gas =gasolina =tabaco; place-at en the: where =nevera; object - the; attribute: quality,,,yo/oler/jabón,Yo huelo el jabón.
dormir,,object - the: =siesta; manner en -: =silencio =paz =brazos; manner a -: =oscuras; company con; place-at en,,,bebé/dormir/cama,El bebé duerme en la cama.
dormirse,,manner - -: =tarde; place-at en the: =toalla =hamaca =tumbona =manta =alfombra =césped =arena =hierba =regazo =hombro,,achievement,bebé/dormirse/,El bebé se duerme.
despertar,,object,,,papá/despertar/niña,Papá despierta a la niña.
despertarse,,manner - -: =tarde; topic por a: =pesadilla; topic por the: =ruido =trueno =luz =sed =tormenta =despertador =calor =frío =dolor =tos =fiebre =hambre =llanto; place-at en the: where furniture,,achievement,yo/despertarse/,Yo me despierto.
levantarse,,manner - -: =tarde; place-from de the: furniture =siesta =suelo; topic para the: =cole =colegio =trabajo =escuela,,,niña/levantarse/cama,La niña se levanta de la cama.
acostarse,,manner - -: =tarde; place-at en the: furniture,,,yo/acostarse/cama,Yo me acuesto en la cama.
recostarse,,place-at en the; company con,,,abuelo/recostarse/sillón,El abuelo se recuesta en el sillón.
acurrucarse,,place-at en the; company con,,,gato/acurrucarse/manta,El gato se acurruca en la manta.
desperezarse,,place-at en the,,,gato/desperezarse/sofá,El gato se despereza en el sofá.
incorporarse,,place-at en the: furniture; topic a the: =clase =trabajo =grupo,,,enfermo/incorporarse/cama,El enfermo se incorpora en la cama.
desvelarse,,instrument con the; company con,,,mamá/desvelarse/,Mamá se desvela.
mecerse,,place-at en the,,,abuelo/mecerse/mecedora,El abuelo se mece en la mecedora.
mecer,,object - the; place-at en the,,,mamá/mecer/bebé,Mamá mece al bebé.
columpiar,,object - the; place-at en the,,,papá/columpiar/niña,Papá columpia a la niña.
quedarse dormido,,place-at en the,,,papá/quedarse dormido/sofá,Papá se queda dormido en el sofá.
dormir la siesta,,place-at en the; company con,,,abuelo/dormir la siesta/sofá,El abuelo duerme la siesta en el sofá.
echar una siesta,,place-at en the; company con,,,papá/echar una siesta/hamaca,Papá echa una siesta en la hamaca.
echarse una siesta,,place-at en the; company con,,,papá/echarse una siesta/hamaca,Papá se echa una siesta en la hamaca.
tener pesadillas,,topic con -: animal thing =monstruo =monstruos; topic con,,,niña/tener pesadillas/,La niña tiene pesadillas.
descansar,,place-at en; topic de the,,,papá/descansar/,Papá descansa.
sentarse,,place-at a the: =sombra =sol =mesa; place-at delante de the: =tele =televisión =televisor =pantalla =ordenador =espejo; place-at en the: =rodillas =regazo =hombros =fila =sitio =asiento =hueco =grada; place-at junto a the: =ventana =ventanilla =puerta =fuego =chimenea =pared =radiador =conductor =pasillo; place-at en the: furniture where; place-at en the,,,yo/sentarse/silla,Yo me siento en la silla.
ir,,manner de -: =excursión =compras =vacaciones =viaje =paseo =campamento =picnic =camping =tapas =cañas =copas =marcha =caza =pesca =crucero =acampada =rebajas =safari =bares =tiendas; place-to a the: =compra where event nature meal =comida =almuerzo =norte =sur =oeste; place-to a -: activity sport subject; manner a -: =pie =caballo; manner en -: =camello =burro =trineo =elefante; instrument en -: vehicle; company con; manner en -: =silla_de_ruedas,a,,nosotros/ir/parque,Nosotros vamos al parque.
irse,,manner - -: =tarde; manner de -: =viaje =vacaciones =excursión =compras =campamento =paseo =luna_de_miel =puente; topic por the: =tormenta; place-to a the: where event furniture; instrument en -: vehicle; manner a -: =pie =caballo,a,,papá/irse/casa,Papá se va a casa.
venir,,manner - -: =tarde; place-from de the: where =trabajo; place-to a the: event meal =comida =almuerzo; manner a -: =pie =caballo; instrument en -: vehicle =camello =trineo =burro; company con,a,,abuela/venir/,La abuela viene.
volver,,manner - -: =tarde; place-from de the: =vacaciones =viaje =excursión =paseo =compra =campamento =siesta; place-to a the: where =nido =planeta =sitio =mesa =cama =página event meal; instrument en -: vehicle; manner a -: =pie =caballo,a,,yo/volver/casa,Yo vuelvo a casa.
regresar,,manner - -: =tarde; place-to a the: where; instrument en -: vehicle; manner a -: =pie =caballo,a,,ella/regresar/escuela,Ella regresa a la escuela.
llegar,,manner - -: =tarde; topic a a: =acuerdo =conclusión; place-to a the: where body =botón =interruptor =timbre =pedal =estante =techo =grifo =suelo event furniture meal; instrument en -: vehicle; manner a -: =pie =caballo,,achievement,papá/llegar/casa,Papá llega a casa.
entrar,,manner en -: =fila; manner - -: =tarde; place-at por the: =ventana =ventanilla =chimenea; place-to en the; place-to en -: =erupción =coma =pánico =crisis =calor =razón =detalles; manner en -: =silla_de_ruedas,a,,perro/entrar/cocina,El perro entra en la cocina.
salir,,manner en -: =fila; manner - -: =tarde; manner de -: =paseo =excursión =fiesta =compras =viaje =marcha =cañas =copas =tapas =vacaciones =campamento =pesca =caza =caminata =ruta; place-at por the: =ventana =ventanilla; place-to a the: =recreo =patio =calle =balcón =terraza =jardín =escenario =pizarra; place-from de the: food =huevo =caja =cáscara =nido =agujero =cueva =jaula =bolsa; place-from de the; company con; instrument en -: vehicle; manner a -: =pie =caballo; manner en -: =silla_de_ruedas,a,,niña/salir/escuela,La niña sale de la escuela.
subir,,place-at en the: =parada =estación; place-at por the: =pared =cuerda =tronco =rampa =fachada; object - the: =respaldo =reposapiés =toldo =brillo =escalera =escaleras =cuesta =persiana =persianas =volumen =cremallera =ventanilla =cabecero; place-to a -: =internet =Internet =Instagram =YouTube =Youtube =TikTok =Facebook =WhatsApp =Twitter =Spotify; place-to a the: =nube =red =redes =redes_sociales =web =página =blog =grupo; place-to a the: where vehicle furniture plant toy =montaña =tejado =árbol =columpio =tobogán =noria =tiovivo; object - the; place-at en the: where event; manner en -: =silla_de_ruedas; place-at en -: =internet,a,,yo/subir/autobús,Yo subo al autobús.
bajar,,place-at en the: =parada =estación; object - the: =respaldo =reposapiés =toldo =brillo =persiana =persianas =volumen =cremallera =ventanilla =escalera =escaleras =cuesta; place-from de the: vehicle furniture where =árbol =columpio =balancín =noria =tiovivo =carrusel =hamaca =caballo =burro =trampolín =cama_elástica =muro =valla =tejado =escenario; object - the; place-to a the: =sótano =playa =calle =patio =jardín =parque =cole =colegio =piscina =tienda =garaje =cocina =salón =comedor =portal =supermercado =recreo; place-at en the: where; manner en -: =silla_de_ruedas,a,,ella/bajar/coche,Ella baja del coche.
caminar,,place-at por the: where; company con,,,yo/caminar/parque,Yo camino por el parque.
andar,,place-at por the: where; manner a -: =caballo; instrument en -: vehicle; manner en -: =silla_de_ruedas,,,papá/andar/,Papá anda.
pasear,,object - the: animal; place-at por the: where; company con; instrument en -: =barco =bici =bicicleta =coche =moto =tren =carro; manner en -: =silla_de_ruedas,,,abuelo/pasear/parque,El abuelo pasea por el parque.
correr,,object - -: =peligro =riesgo =maratones =carreras; object - a: =maratón =carrera; object - the: =silla =cortina =cortinas =mueble =muebles =cerrojo =pestillo =sillón; place-at por the: where; manner en -: =silla_de_ruedas,a,,niño/correr/parque,El niño corre por el parque.
saltar,,object - the: =valla =muro =obstáculo =zanja; topic de -: =alegría =emoción =felicidad =hambre =dolor =frío =miedo =risa =pena; topic a the: =comba =cuerda =soga; place-at por the: =ventana =balcón; place-at en the: =aire; place-at en the; place-to a the: =agua =piscina =río =mar =lago =tejado =vacío =mesa; place-from desde the: =trampolín =roca =bordillo,,,rana/saltar/,La rana salta.
trepar,,place-at por the: =roca =pared =muro =cuerda =valla =reja =fachada =verja =montaña =acantilado; place-to a the: plant furniture thing,,,gato/trepar/árbol,El gato trepa al árbol.
caer,,place-at en the: =trampa =hoyo =agujero =tejado; place-to a the: =suelo =agua =piscina =río =charco; place-at por the: =escalera =escaleras =barranco =cuesta; place-from de the: furniture vehicle plant =árbol =árboles =rama =cielo =nube =nubes =tejado =balcón; place-at en the: where,,achievement,vaso/caer/suelo,El vaso cae al suelo.
caerse,,place-at por the: =escalera =escaleras =barranco =cuesta; place-at en the: =ducha =bañera; place-from de the: furniture vehicle animal toy =columpio =tobogán =balancín =trampolín =noria =tiovivo =árbol =tejado =balcón =muro =valla =litera =trona =bicicleta =caballo =moto =silla =cama =barra =escenario; place-to a the: =suelo =agua =piscina =río =charco; place-at en the: where; topic por the: =viento =golpe =tormenta =rayo =lluvia,,achievement,niño/caerse/,El niño se cae.
tambalearse,,place-at en the,,,torre/tambalearse/,La torre se tambalea.
encaramarse,,place-to a the; place-at a the,,,gato/encaramarse/tejado,El gato se encarama al tejado.
treparse,,place-to a the; place-at a the,,,niño/treparse/árbol,El niño se trepa al árbol.
aventarse,,place-to a the,,,niño/aventarse/alberca,El niño se avienta a la alberca.
ponerse de rodillas,,place-at en the: furniture where =suelo; topic ante the: being,,,niño/ponerse de rodillas/suelo,El niño se pone de rodillas en el suelo.
ponerse en fila,,place-at en the,,,niños/ponerse en fila/patio,Los niños se ponen en fila en el patio.
apartarse,,place-from de the; topic de the,,,niño/apartarse/puerta,El niño se aparta de la puerta.
hacerse el dormido,,place-at en the,,,perro/hacerse el dormido/sofá,El perro se hace el dormido en el sofá.
estar de pie,,place-at en the,,state,niño/estar de pie/silla,El niño está de pie en la silla.
estar a gusto,,place-at en the; company con,,state,gato/estar a gusto/sofá,El gato está a gusto en el sofá.
estar pendiente,,topic de the,de,state,mamá/estar pendiente/bebé,Mamá está pendiente del bebé.
estar a favor,,topic de the,,state,mamá/estar a favor/idea,Mamá está a favor de la idea.
estar de mal humor,,topic por the,,state,papá/estar de mal humor/,Papá está de mal humor.
estar de buen humor,,,,state,abuela/estar de buen humor/,La abuela está de buen humor.
estar a dieta,,,,state,papá/estar a dieta/,Papá está a dieta.
volar,,place-to hacia the: =flor =flores =luz =sol; object - a: =cometa =dron; place-at en the: =playa =parque =campo; place-at por the: where nature; place-to a the: =nido =norte =sur =oeste; instrument en -: vehicle,,,pájaro/volar/,El pájaro vuela.
nadar,,object: =largo =metro; topic a -: =mariposa =crol =braza =espalda; place-at en the; place-at en the: =agua =mar =río =lago =piscina,,,yo/nadar/piscina,Yo nado en la piscina.
montar,,instrument en the: =tiovivo =noria =carrusel =columpio =tobogán =montaña_rusa =caballitos =balancín; object - the: =tienda_de_campaña =tienda =puzle =rompecabezas =mueble =estantería =maqueta =árbol_de_Navidad =árbol_de_navidad =árbol =belén =cuna =litera =mesa =cama; object - a: event =fiesta =fiesta_sorpresa =negocio =empresa =restaurante =bar =taller =escándalo =exposición =obra =espectáculo; place-at a -: =caballo; instrument en -: vehicle =globo =burro =poni =camello =elefante; instrument en the: animal toy furniture,,,niña/montar/bicicleta,La niña monta en bicicleta.
conducir,,object - a: =camión =autobús =tractor =taxi =ambulancia =furgoneta =grúa =tren =tranvía =excavadora =moto =bus; object - the: =silla =silla_de_ruedas =silla_eléctrica =carrito =dron; object: vehicle; place-at por the: =ciudad =carretera =calle =autopista =campo =pueblo =montaña =barrio; place-to a the: =trabajo =escuela =colegio =oficina =hospital =médico; place-to a -: =casa,,,papá/conducir/coche,Papá conduce un coche.
manejar,,object - the: =carro =auto =silla =silla_de_ruedas =silla_eléctrica =carrito =dron; object: vehicle; place-at por the: =ciudad =carretera =calle =autopista =campo =pueblo =montaña =barrio; place-to a the: =trabajo =escuela =colegio =oficina =hospital =médico; place-to a -: =casa,,,papá/manejar/coche,Papá maneja un coche.
viajar,,topic por -: =trabajo =negocios =placer; place-to a the: where =luna =espacio =norte =sur =oeste; instrument en -: vehicle; company con; manner en -: =silla_de_ruedas,,,nosotros/viajar/tren,Nosotros viajamos en tren.
embarcar,,place-at en the; place-to a the: where,,,pasajeros/embarcar/avión,Los pasajeros embarcan en el avión.
desembarcar,,place-from de the: vehicle; place-at en the: where,,,turistas/desembarcar/barco,Los turistas desembarcan del barco.
hospedarse,,place-at en the: where; company con,,,turistas/hospedarse/hotel,Los turistas se hospedan en el hotel.
alojarse,,place-at en the: where; company con,,,familia/alojarse/hotel,La familia se aloja en el hotel.
veranear,,place-at en the; company con,,,nosotros/veranear/playa,Nosotros veraneamos en la playa.
hacer transbordo,,place-at en the,,,nosotros/hacer transbordo/estación,Nosotros hacemos transbordo en la estación.
hacer autostop,,place-at en the,,,chico/hacer autostop/carretera,El chico hace autostop en la carretera.
hacer turismo,,place-at por the: where,,,nosotros/hacer turismo/Roma,Nosotros hacemos turismo por Roma.
hacer un viaje,,place-to a the: where; company con; instrument en -: vehicle,,,abuelos/hacer un viaje/Italia,Los abuelos hacen un viaje a Italia.
hacer una excursión,,place-to a the: where; company con,,,clase/hacer una excursión/granja,La clase hace una excursión a la granja.
ir de vacaciones,,place-to a the: where; company con,,,nosotros/ir de vacaciones/playa,Nosotros vamos de vacaciones a la playa.
ir de viaje,,place-to a the: where; company con; instrument en -: vehicle,,,papá/ir de viaje/Londres,Papá va de viaje a Londres.
ir de paseo,,place-at por the: where; company con; company con,,,abuela/ir de paseo/río,La abuela va de paseo por el río.
ir de camping,,place-to a the: where; company con,,,nosotros/ir de camping/montaña,Nosotros vamos de camping a la montaña.
ir de fiesta,,company con,,,hermana/ir de fiesta/amigos,Mi hermana va de fiesta con sus amigos.
ir a pie,,place-to a the: where; company con,,,niños/ir a pie/colegio,Los niños van a pie al colegio.
ir en bici,,place-to a the: where =trabajo; company con,,,papá/ir en bici/trabajo,Papá va en bici al trabajo.
ir en coche,,place-to a the: where =trabajo; company con,,,papá/ir en coche/playa,Papá va en coche a la playa.
estar de vacaciones,,place-at en the: where; company con,,state,nosotros/estar de vacaciones/playa,Nosotros estamos de vacaciones en la playa.
venir de visita,,place-to a the: where; company con,,,tíos/venir de visita/casa,Mis tíos vienen de visita a casa.
desviarse,,place-from de the; topic de the,,,coche/desviarse/carretera,El coche se desvía de la carretera.
orientarse,,instrument con the; place-at por the: =sol =estrellas,,,niña/orientarse/mapa,La niña se orienta con el mapa.
desorientarse,,place-at en the,,achievement,abuelo/desorientarse/calle,El abuelo se desorienta en la calle.
extraviarse,,place-at en the,,achievement,maleta/extraviarse/,La maleta se extravía.
naufragar,,place-at en the,,achievement,barco/naufragar/,El barco naufraga.
zarpar,,place-from de the,,,barco/zarpar/puerto,El barco zarpa del puerto.
trasladar,,object - the; place-to a the: where,,,ambulancia/trasladar/niño hospital,La ambulancia traslada al niño al hospital.
trasladarse,,place-to a the: where,,,familia/trasladarse/Madrid,La familia se traslada a Madrid.
explorar,,object - the,,,niños/explorar/cueva,Los niños exploran la cueva.
contemplar,,place-at desde the: =balcón =terraza =azotea =mirador =torre =ventana; object - the,,,abuela/contemplar/mar,La abuela contempla el mar.
curiosear,,place-at en the,,,gato/curiosear/cocina,El gato curiosea en la cocina.
acudir,,place-to a the: where event; place-to a the,,,bomberos/acudir/incendio,Los bomberos acuden al incendio.
deambular,,place-at por the: where,,,abuelo/deambular/calle,El abuelo deambula por la calle.
circular,,place-at por the,,,coches/circular/carretera,Los coches circulan por la carretera.
rondar,,place-at por the,,,lobo/rondar/casa,El lobo ronda por casa.
desplazarse,,instrument en -: vehicle device =silla_de_ruedas; place-to a the: where; manner en -: =silla_de_ruedas,,,abuela/desplazarse/silla de ruedas,La abuela se desplaza en silla de ruedas.
aproximarse,,place-to a the,,,barco/aproximarse/puerto,El barco se aproxima al puerto.
avanzar,,place-at por the: where,,,coche/avanzar/calle,El coche avanza por la calle.
retroceder,,object; place-at en the: where event,,,camión/retroceder/,El camión retrocede.
adentrarse,,place-at en the,,,explorador/adentrarse/selva,El explorador se adentra en la selva.
regresarse,,place-to a the: where; instrument en -: vehicle,,,niña/regresarse/casa,La niña se regresa a casa.
largarse,,place-to a the: where; place-from de the: =aquí,,,ladrón/largarse/,El ladrón se larga.
fugarse,,place-from de the; company con,,achievement,preso/fugarse/cárcel,El preso se fuga de la cárcel.
colarse,,place-at en the,,,gato/colarse/cocina,El gato se cuela en la cocina.
perder el autobús,,,,achievement,niño/perder el autobús/,El niño pierde el autobús.
perder el tren,,,,achievement,niño/perder el tren/,El niño pierde el tren.
coger sitio,,place-at en the,,,nosotros/coger sitio/cine,Nosotros cogemos sitio en el cine.
quedarse,,place-at en the: where vehicle furniture; place-to a the: meal =comida =almuerzo; company con,gerund,,yo/quedarse/casa,Yo me quedo en casa.
moverse,,manner en -: =silla_de_ruedas; topic por the: =viento =golpe =tormenta =rayo =lluvia; place-from de the: =silla =sitio =cama =asiento =sofá =mesa =puesto =sillón; place-at en the: where,,,perro/moverse/,El perro se mueve.
mover,,manner a the: =ritmo =compás; place-to a the: =garaje =rincón =salón =cocina =habitación =patio =jardín; place-at en the: =tablero; object - the,,,niño/mover/silla,El niño mueve la silla.
deslizar,,object - the; place-at por the,,,niña/deslizar/dedo,La niña desliza el dedo.
apartar,,object - the; place-from de the,,,papá/apartar/silla,Papá aparta la silla.
enganchar,,object - the; place-at a the,,,papá/enganchar/remolque,Papá engancha el remolque.
desenganchar,,object - the,,,papá/desenganchar/remolque,Papá desengancha el remolque.
aflojar,,object - the; recipient a; instrument con the: =destornillador =llave =alicates,,,papá/aflojar/tornillo,Papá afloja el tornillo.
rozar,,object - the,,,rama/rozar/coche,La rama roza el coche.
apachurrar,,object - the,,,niño/apachurrar/plátano,El niño apachurra el plátano.
embarrar,,object - the,,,niño/embarrar/zapatos,El niño embarra los zapatos.
bolear,,object - the; recipient a,,,señor/bolear/zapatos,El señor bolea los zapatos.
coger en brazos,,object,,,papá/coger en brazos/niña,Papá coge en brazos a la niña.
tener en brazos,,object,,state,mamá/tener en brazos/bebé,Mamá tiene en brazos al bebé.
llevar en brazos,,object,,,mamá/llevar en brazos/bebé,Mamá lleva en brazos al bebé.
llenarse,,topic de -,,,vaso/llenarse/agua,El vaso se llena de agua.
abrirse,,topic por the: =viento =golpe =tormenta =rayo =lluvia,,,puerta/abrirse/,La puerta se abre.
cerrarse,,topic por the: =viento =golpe =tormenta =rayo =lluvia,,,puerta/cerrarse/,La puerta se cierra.
rajarse,,object - the: body,,achievement,pantalón/rajarse/,El pantalón se raja.
rasgarse,,,,achievement,pantalón/rasgarse/,El pantalón se rasga.
repartirse,,object - the,,,niños/repartirse/caramelos,Los niños se reparten los caramelos.
girar,,manner de -: =lado; place-to hacia the: =ventana =puerta =pared =luz =sol; place-at en the: =rotonda =cruce =esquina =semáforo =calle =glorieta =plaza =avenida =curva; place-to a the: direction; place-at en the: place =escenario =hielo =pista =aire =suelo; object - the,,,coche/girar/,El coche gira.
esconderse,,place-at en the; company con,,,niño/esconderse/cocina,El niño se esconde en la cocina.
esconder,,object - the; place-at en the,,achievement: toy thing device book,niña/esconder/pelota,La niña esconde la pelota.
seguir,,object - the; place-at en -: =Instagram =TikTok =YouTube =Facebook =Twitter; place-at por the: =pasillo =calle =camino =bosque =parque =ciudad; place-at en the: =redes_sociales,gerund,,perro/seguir/niño,El perro sigue al niño.
parar,,place-at en the: =estación =parada =semáforo; object - the; place-at en the: where =semáforo =stop =puerta =ventana =fuente =árbol =mesa =quiosco,de,,niño/parar/jugar,El niño para de jugar.
pararse,,,,,coche/pararse/,El coche se para.
empezar,,manner - -: =tarde; object - the; topic por the; topic con the,a,,yo/empezar/comer,Yo empiezo a comer.
comenzar,,object - the,a,,película/comenzar/,La película comienza.
terminar,,manner - -: =tarde; company con: being; object - the,de,achievement,yo/terminar/comer,Yo termino de comer.
acabar,,manner - -: =tarde; object - the,de,achievement,ella/acabar/comer,Ella acaba de comer.
dejar,,object - the: being; object - -: =propina; object - the: =trabajo =colegio =instituto =carrera =universidad =cole =escuela =equipo =academia; object - the; place-at en the,de let,,papá/dejar/jugar,Papá deja de jugar.
intentar,,object,bare,,yo/intentar/dormir,Yo intento dormir.
tratar de,modal,,bare,,ella/tratar de/leer,Ella trata de leer.
volver a,modal,,bare,,yo/volver a/jugar,Yo vuelvo a jugar.
ir a,modal,,bare,state,nosotros/ir a/comer,Nosotros vamos a comer.
ayudarse,,,,,ellos/ayudarse/,Ellos se ayudan.
hacer,,object - -: weather =frío =calor =fresco =sol =viento =buen_tiempo =mal_tiempo; object - -: =punto =ganchillo =ruido =fila =cola =trampa =pis =caca =ejercicio =deporte =gimnasia =magia =amigos =teatro =yoga =natación =gracia =clic =ballet =pesas =judo =kárate =pilates =zumba =obras; object - the: =paces =deberes =tareas =mili =cama =compra =maleta =comunión; object; recipient a; topic para the: =cumpleaños =boda =comunión,let,,mamá/hacer/sopa,Mamá hace sopa.
hacer pis,,,,,niño/hacer pis/,El niño hace pis.
hacer caca,,,,,bebé/hacer caca/,El bebé hace caca.
orinar,,place-at en the; topic con -: =dolor,,,perro/orinar/árbol,El perro orina en el árbol.
mear,,place-at en the,,,perro/mear/alfombra,El perro mea en la alfombra.
cagar,,place-at en the,,,perro/cagar/calle,El perro caga en la calle.
hacer gárgaras,,instrument con -: =agua =sal =enjuague =limón =miel; topic por the: =frío =calor =ruido =olor =viento =lluvia =sol =humo =luz =tormenta =niebla =nieve =peste =polvo =dolor =garganta; place-at en the: where; instrument con -,,,niño/hacer gárgaras/agua,El niño hace gárgaras con agua.
tirarse un pedo,,place-at en the,,,niño/tirarse un pedo/,El niño se tira un pedo.
tirar de la cadena,,,,,niño/tirar de la cadena/,El niño tira de la cadena.
cambiar el pañal,,recipient a,,,papá/cambiar el pañal/bebé,Papá le cambia el pañal al bebé.
dar,,object - the: =gracias =mano =vuelta =razón =bienvenida =enhorabuena =espalda =lata; object - -: =tiempo =permiso =miedo =asco =pena =vergüenza =risa =clase =pecho =sombra =envidia; object; recipient a; recipient a the: =planta =plantas =flor =flores =árbol =coche,,,mamá/dar/libro niña,Mamá le da un libro a la niña.
regalar,,object - a: animal; object; recipient a,,,yo/regalar/muñeca niña,Yo le regalo una muñeca a la niña.
prestar,,object - the: =bici =casa =furgoneta; topic para the: =viaje =fin_de_semana event =boda =mudanza; object; recipient a,,,él/prestar/lápiz niño,Él le presta un lápiz al niño.
devolver,,manner - -: =tarde; object - the; recipient a; place-to a the: where,,,ella/devolver/libro maestra,Ella le devuelve el libro a la maestra.
traer,,object - the: animal; object; place-from de the: =tienda =supermercado =panadería =farmacia =mercado =biblioteca =kiosco =súper =frutería; place-to a the: where =mesa =cama =sofá =clase; recipient a,,,papá/traer/pan,Papá trae pan.
llevar,,object - -: =retraso =prisa =barba =bigote =perilla =flequillo; object - a: =sorpresa; manner de -: =paseo =excursión; object - the: =mochila =bastón; place-at en the: =espalda =hombro =hombros =cabeza =bolsillo =muñeca =dedo; object - the: animal; object; instrument con the: =correa =arnés; place-to a the: where =cama =sofá =mesa =contenedor =fregadero =estantería =papelera =lavadora =nevera =cocina =fiesta; instrument en -: vehicle; place-at en the; manner en -: =brazos,,,mamá/llevar/niña escuela,Mamá lleva a la niña a la escuela.
enviar,,instrument por the: =móvil; instrument por -: =internet; object - the: =ubicación =dirección =contraseña =clave =enlace =factura =currículum; object; recipient a; place-to a the: where,,,yo/enviar/foto abuela,Yo le envío una foto a la abuela.
mandar,,instrument por the: =móvil; instrument por -: =internet; object; recipient a; place-to a the: where,bare let subjunctive,,él/mandar/foto papá,Él le manda una foto a papá.
recibir,,object - a: =mensaje =carta =regalo =postal =abrazo =paquete =llamada =correo =visita =premio; object; place-from de the: person,,,niña/recibir/regalo,La niña recibe un regalo.
coger,,object - a: =resfriado =catarro =virus =concha =piedra =flor =caracola =hoja =rama =margarita =taxi =constipado =número =cita =seta =mora =castaña =caramelo =rabieta =berrinche =pataleta; object - the: =gripe; manner en -: =brazos; object - the: =tren =autobús =metro =bus =avión =tranvía =barco; object - the; instrument con the: =mano =manos =pinza =pinzas =dedos,,,niño/coger/pelota,El niño coge la pelota.
agarrar,,object - the; instrument con the: =mano =manos,,,niño/agarrar/pelota,El niño agarra la pelota.
conseguir,,object,bare,,él/conseguir/libro,Él consigue un libro.
poner,,object - the: =mesa =termómetro; object - -: =atención =gasolina =diésel =azúcar =sal =pimienta =mantequilla =mermelada =aceite =vinagre =kétchup =mayonesa =crema =pomada =colonia =gotas =deberes =orden =interés; object - a: =inyección =vacuna =tirita =curita =multa =ejemplo =venda =sello =nota =examen =pegatina =denuncia; object - a: =huevo =huevos; object - the: being; object - the; recipient a; place-at en the,a,,yo/poner/música,Yo pongo la música.
quitar,,object - the; recipient a,,achievement: toy thing device book food drink media,mamá/quitar/silla,Mamá quita la silla.
quitarse,,object - the: clothing; place-at en the: =puerta =entrada =pasillo =recibidor where,,,yo/quitarse/abrigo,Yo me quito el abrigo.
sacar,,object - -: =dinero =plata =efectivo =nota =notas =punta =sangre =billetes =tiempo =entradas; object - a: =muela =diente =foto =selfi =conclusión; object - the; manner de -: =paseo; place-from de the,,achievement: =nota =diez =sobresaliente =suspenso,ella/sacar/libro,Ella saca el libro.
guardar,,object - -: =silencio =cola =reposo =cama =turno; object - the: =sitio =asiento =hueco =lugar =puesto; object - the; recipient a; place-at en the,,,yo/guardar/juguete,Yo guardo el juguete.
usar,,object - the,,,yo/usar/lápiz,Yo uso el lápiz.
abrir,,object - the; topic por the: =calor =humo =olor; instrument con: =llave =abrelatas =mano =tijeras =sacacorchos =destornillador =palanca =cuchillo; recipient a; place-at en the: =dentista,,,ella/abrir/puerta,Ella abre la puerta.
cerrar,,object - the; recipient a; instrument con -: =llave =candado; topic por the: =frío =calor =ruido =olor =viento =lluvia =sol =humo =luz =tormenta =niebla =nieve =peste =polvo,,,yo/cerrar/ventana,Yo cierro la ventana.
encender,,object - a: =hoguera =bengala; object - the; recipient a; place-at en the: where; instrument con a: =cerilla =mechero =fósforo =encendedor; instrument con the: =mando =interruptor,,,papá/encender/luz,Papá enciende la luz.
desbloquear,,object - the; instrument con,,,mamá/desbloquear/móvil,Mamá desbloquea el móvil.
reiniciar,,object - the,,,papá/reiniciar/ordenador,Papá reinicia el ordenador.
actualizar,,object - the,,,mamá/actualizar/aplicación,Mamá actualiza la aplicación.
configurar,,object - the,,,papá/configurar/televisor,Papá configura el televisor.
programar,,object - the,,,papá/programar/alarma,Papá programa la alarma.
silenciar,,object - the,,,papá/silenciar/móvil,Papá silencia el móvil.
sintonizar,,object - the,,,abuelo/sintonizar/radio,El abuelo sintoniza la radio.
recargar,,object - the,,,papá/recargar/móvil,Papá recarga el móvil.
teclear,,object - the; place-at en the: where event,,,secretaria/teclear/contraseña,La secretaria teclea la contraseña.
hacer clic,,topic en the,,,niño/hacer clic/botón,El niño hace clic en el botón.
publicar,,object; place-at en -: =internet =Internet =Instagram =YouTube =Youtube =TikTok =Facebook =WhatsApp =Twitter; place-at en the: =redes =redes_sociales =web =página =blog =grupo; place-at en the,,,tía/publicar/foto,La tía publica una foto.
reenviar,,object - the; recipient a,,,mamá/reenviar/mensaje tía,Mamá le reenvía el mensaje a la tía.
proyectar,,object; place-at en the,,,maestra/proyectar/película,La maestra proyecta una película.
transmitir,,object; recipient a,,,radio/transmitir/partido,La radio transmite un partido.
retransmitir,,object - the,,,tele/retransmitir/partido,La tele retransmite el partido.
emitir,,object,,,tele/emitir/noticias,La tele emite las noticias.
editar,,object - the,,,hermana/editar/vídeo,Mi hermana edita el vídeo.
seleccionar,,object - the,,,niño/seleccionar/dibujo,El niño selecciona el dibujo.
piratear,,object - the,,,hermano/piratear/juego,Mi hermano piratea el juego.
bloquearse,,topic en the: event =examen,,achievement,tableta/bloquearse/,La tableta se bloquea.
colgarse,,place-from de the,,achievement,mono/colgarse/rama,El mono se cuelga de la rama.
encenderse,,,,,luz/encenderse/,La luz se enciende.
apagarse,,topic por the: =batería =calor =viento =golpe =tormenta =rayo =lluvia,,,vela/apagarse/,La vela se apaga.
prenderse,,,,,luz/prenderse/,La luz se prende.
cargarse,,object - the,,achievement,niño/cargarse/jarrón,El niño se carga el jarrón.
ver la tele,,place-at en the; company con,,,abuela/ver la tele/sofá,La abuela ve la tele en el sofá.
hacer zapping,,place-at en the,,,papá/hacer zapping/sofá,Papá hace zapping en el sofá.
poner la tele,,recipient a,,,abuelo/poner la tele/niño,El abuelo le pone la tele al niño.
poner música,,place-at en the; recipient a,,,primo/poner música/fiesta,Mi primo pone música en la fiesta.
apagar,,object - the; recipient a; instrument con the: =mando =interruptor =extintor =agua =manguera,,,mamá/apagar/luz,Mamá apaga la luz.
empujar,,object - the; place-at en the: where; place-at en the: =fila =cola; place-at por the: =pasillo =calle =rampa,,achievement: being,él/empujar/puerta,Él empuja la puerta.
expulsar,,object - the; place-from de the,,,árbitro/expulsar/jugador,El árbitro expulsa al jugador.
pegarse,,topic a the: thing body clothing furniture =suelo =sartén =mano =dedo; place-at en the: where; company con,,,hermano/pegarse/primo,Mi hermano se pega con mi primo.
insultarse,,company con; place-at en the,,,niños/insultarse/patio,Los niños se insultan en el patio.
enrollarse,,company con,,,prima/enrollarse/chico,Mi prima se enrolla con el chico.
dar el visto bueno,,recipient a; topic a the,,,jefa/dar el visto bueno/proyecto,La jefa da el visto bueno al proyecto.
dar la nota,,place-at en the,,,tío/dar la nota/boda,Mi tío da la nota en la boda.
dar gritos,,topic de -: =alegría =dolor =miedo; place-at en the,,,niño/dar gritos/calle,El niño da gritos en la calle.
darse un atracón,,topic de -: edible,,,niño/darse un atracón/chocolate,El niño se da un atracón de chocolate.
darse un chapuzón,,place-at en the,,,niños/darse un chapuzón/río,Los niños se dan un chapuzón en el río.
darse un capricho,,place-at en the: where; topic con a: =helado =pastel =vestido =bolso =viaje =masaje =bocadillo =libro; topic con the,,,mamá/darse un capricho/chocolate,Mamá se da un capricho con el chocolate.
darse por vencido,,topic con the,,,niño/darse por vencido/,El niño se da por vencido.
dar paseos,,company con; place-at por the: where,,,abuelo/dar paseos/playa,El abuelo da paseos por la playa.
jalar,,object - the,,,niño/jalar/puerta,El niño jala la puerta.
tirar,,object - the: =basura; topic de the: vehicle =cuerda =pelo =cadena =palanca =cordón =correa =coleta =trenza =oreja =orejas =riendas; place-at en the: room; object - the; recipient a; place-at a the: =basura =papelera =suelo =contenedor =cubo =fuego =agua =río =canasta =portería =piscina =váter; place-to a the: =ventana =cristal,,achievement: food drink dish =vaso =plato =botella,niño/tirar/pelota,El niño tira la pelota.
lanzar,,object - the; recipient a; place-to a the: =canasta =portería =aro =agua =suelo =aire =río =mar =lago =piscina =basura =fuego =público =cesta,,,yo/lanzar/pelota,Yo lanzo la pelota.
golpear,grooming,object - the; instrument con: =martillo =palo =mano =puño,,achievement: being,él/golpear/mesa,Él golpea la mesa.
pegar,,object - the: material thing; place-at en the; instrument con: =pegamento =cola =celo =cinta; recipient a,,achievement: being,niño/pegar/papel,El niño pega el papel.
romper,grooming,company con: =novio =novia =marido =pareja =prometido =prometida; object - the; instrument con: =martillo =palo =piedra,,achievement,niño/romper/silla,El niño rompe la silla.
terminarse,,,,achievement,pan/terminarse/,El pan se termina.
acabarse,,,,achievement,leche/acabarse/,La leche se acaba.
romperse,,object - a: =diente =hueso =uña =costilla =dedo; object - the: body; topic por the: =viento =golpe =tormenta =rayo =lluvia; instrument con the: vehicle toy furniture,,achievement,silla/romperse/,La silla se rompe.
arreglar,,object - the,,,papá/arreglar/bicicleta,Papá arregla la bicicleta.
desatascar,,object - the,,,fontanero/desatascar/fregadero,El fontanero desatasca el fregadero.
engrasar,,object - the,,,papá/engrasar/cadena,Papá engrasa la cadena.
sustituir,,object - the; topic por the,,,papá/sustituir/bombilla,Papá sustituye la bombilla.
reemplazar,,object - the; topic por the,,,mecánico/reemplazar/rueda,El mecánico reemplaza la rueda.
reponer,,object - the,,,tendero/reponer/leche,El tendero repone la leche.
tocar,grooming,place-at en the: =banda =orquesta =grupo =concierto =fiesta =charanga; object - the; object - the: =torre =castillo; place-at en the: where,,,ella/tocar/piano,Ella toca el piano.
buscar,,object - -: =trabajo =empleo =aparcamiento =novio =novia =pareja =ayuda =información =refugio; object - a: =piso =apartamento =departamento =depa =casa =hotel =restaurante =habitación =cuarto =regalo =médico =taxi =excusa =solución =farmacia =gasolinera =cajero =ordenador =coche =carro =auto =bici =cuidadora =profesor =niñera =abogado =palabra =trébol =tesoro =sitio =lugar =asiento =banco =baño =local =camping; object - the: being; object - the; beneficiary para; place-at en the; place-at en -: =Google =YouTube =Internet =internet =Instagram,,,yo/buscar/zapato,Yo busco el zapato.
encontrar,,object - -: =trabajo =empleo =aparcamiento =novio =novia =pareja =ayuda; object - a: money nature plant =piso =apartamento =departamento =tesoro =concha =piedra =error =hueso =caracol =araña =gusano =nido =sitio =lugar =asiento =taxi =hotel =moneda =billete =solución =farmacia =gasolinera =supermercado =tumba =momia =fósil =cueva =isla =excusa =restaurante; object - the: =baño =aseo =salida =entrada =parada =puerta =camino =ascensor =habitación =aula; object - the; attribute: quality; place-at en the; place-at en -: =internet,,achievement,ella/encontrar/pelota,Ella encuentra la pelota.
perder,,object - a: =diente =muela; object - the: =trabajo =empleo; object - -: =peso =agua =aceite =gas =pelo =velocidad; object - the; place-at en the: where,,achievement,niño/perder/abrigo,El niño pierde el abrigo.
perderse,,object - the: event media activity =fiesta =película =partido =concierto =clase =cena =boda; place-at en the: where weather nature =nieve =arena =lavadora =mudanza =multitud,,achievement,perro/perderse/,El perro se pierde.
elegir,,object - the: being; object; beneficiary para,bare,,ella/elegir/libro,Ella elige un libro.
escoger,,object - the: being; object; beneficiary para,bare,,yo/escoger/camisa,Yo escojo una camisa.
cambiar,,object - the: money; topic por -: =dólares =euros =pesos =libras; object - the; recipient a; topic de -,,,él/cambiar/camisa,Él cambia la camisa.
acortar,,object - the; recipient a,,,modista/acortar/pantalón,La modista acorta el pantalón.
alargar,,object - the; recipient a,,,abuela/alargar/falda,La abuela alarga la falda.
aumentar,,object - the,,,jefe/aumentar/sueldo,El jefe aumenta el sueldo.
disminuir,,object - the,,,papá/disminuir/velocidad,Papá disminuye la velocidad.
reducir,,object - the,,,papá/reducir/velocidad,Papá reduce la velocidad.
recuperar,,object - the,,,niña/recuperar/pelota,La niña recupera la pelota.
reanudar,,object - the,,,árbitro/reanudar/partido,El árbitro reanuda el partido.
retrasar,,object - the,,,lluvia/retrasar/partido,La lluvia retrasa el partido.
retrasarse,,object - -: duration quantity; topic por the: weather =frío =calor =ruido =olor =viento =lluvia =sol =humo =luz =tormenta =niebla =nieve =peste =polvo =tráfico =huelga =avería =accidente,,,tren/retrasarse/,El tren se retrasa.
aplazar,,object - the,,,maestra/aplazar/examen,La maestra aplaza el examen.
cancelar,,object - the,,,papá/cancelar/viaje,Papá cancela el viaje.
anular,,object - the; topic de the: =médico =dentista =peluquería =hotel =vuelo =viaje =pediatra =logopeda =veterinario =fisio =psicóloga,,,árbitro/anular/gol,El árbitro anula el gol.
posponer,,object - the,,,nosotros/posponer/fiesta,Nosotros posponemos la fiesta.
duplicar,,object - the,,,yo/duplicar/llave,Yo duplico la llave.
jugar,,object a -: =policías =policías_y_ladrones =papás_y_mamás =superhéroes; instrument con the: =lana =palo =agua =tierra =plastilina =ovillo =caja; object a the: =oca =loto =bingo =rayuela =comba =canicas =peonza =yincana =pilla_pilla =corro =cocinitas =coches =trenes =camiones =aviones =motos =casitas =médicos =tiendas =indios =mamás =princesas =piratas =profesores =maestros; instrument con the: vehicle clothing food drink dish story media body; object a the: game sport toy; place-at en the: weather =liga =campeonato =torneo; company con; manner en -: =silla_de_ruedas =línea; place-at en -: =internet,a,,yo/jugar/pelota,Yo juego a la pelota.
hacer trampa,,place-at en the: event =juego =examen =partido; topic a -: game sport,,,hermana/hacer trampa/juego,Mi hermana hace trampa en el juego.
hacer trampas,,topic a the: =cartas; place-at en the: event =juego =examen =partido,,,tú/hacer trampas/cartas,Tú haces trampas a las cartas.
turnarse,,topic con the: toy device =mando =pelota =tableta =bici; topic en the; company con,,,niños/turnarse/columpio,Los niños se turnan en el columpio.
sortear,,object,,,maestra/sortear/premio,La maestra sortea un premio.
barajar,,object - the,,,abuelo/barajar/cartas,El abuelo baraja las cartas.
apostar,,object; company con; topic por the; topic por the: =equipo =caballo =rojo =negro; place-at en the: where event,,,tío/apostar/dinero,Mi tío apuesta dinero.
tirar los dados,,,,,niña/tirar los dados/,La niña tira los dados.
perder el turno,,topic en the,,,niño/perder el turno/,El niño pierde el turno.
dar volteretas,,place-at en the,,,niña/dar volteretas/césped,La niña da volteretas en el césped.
hacer el pino,,topic contra the: =pared =puerta; place-at en the,,,prima/hacer el pino/pared,Mi prima hace el pino contra la pared.
hacer pompas,,topic de -: =jabón =chicle; instrument con the: =boca =pompero =pajita =tubo; place-at en the,,,niña/hacer pompas/jabón,La niña hace pompas de jabón.
hacer burbujas,,instrument con; place-at en the,,,niño/hacer burbujas/jabón,El niño hace burbujas con jabón.
hacer el tonto,,place-at en the; company con,,,niño/hacer el tonto/clase,El niño hace el tonto en clase.
hacer el payaso,,place-at en the; company con,,,hermano/hacer el payaso/clase,Mi hermano hace el payaso en clase.
hacer muecas,,recipient a,,,niño/hacer muecas/hermana,El niño le hace muecas a su hermana.
hacer magia,,place-at en the; instrument con,,,mago/hacer magia/teatro,El mago hace magia en el teatro.
hacer un castillo,,instrument de -: =arena; place-at en the,,,niños/hacer un castillo/arena,Los niños hacen un castillo de arena.
hacer un muñeco de nieve,,instrument con a: =zanahoria =bufanda =gorro =sombrero =escoba =pala; place-at en the; company con,,,niños/hacer un muñeco de nieve/jardín,Los niños hacen un muñeco de nieve en el jardín.
gastar una broma,,recipient a,,,hermano/gastar una broma/papá,Mi hermano le gasta una broma a papá.
hacer bromas,,recipient a; company con,,,tío/hacer bromas/niños,Mi tío les hace bromas a los niños.
bromear,,company con; topic sobre the,,,tío/bromear/niños,Mi tío bromea con los niños.
echar una partida,,company con; topic a the: game =cartas,,,abuelo/echar una partida/amigos,El abuelo echa una partida con sus amigos.
echar una carrera,,company con; topic a the: being,,,niño/echar una carrera/prima,El niño echa una carrera con su prima.
saltar a la comba,,company con; place-at en the,,,niñas/saltar a la comba/patio,Las niñas saltan a la comba en el patio.
volcar,,place-at en the: =curva =carretera =autopista =río =mar; topic por the: =frío =calor =ruido =olor =viento =lluvia =sol =humo =luz =tormenta =niebla =nieve =peste =polvo =ola; object - the: dish =vaso =plato =botella =cubo =silla =mesa =caja,,achievement,niño/volcar/vaso,El niño vuelca el vaso.
encajar,,place-at en the: =puzle =agujero =hueco =cerradura =sitio =pie =rompecabezas =molde =ranura =enchufe; object - the; place-at en the,,,niño/encajar/pieza,El niño encaja la pieza.
modelar,,object - the,,,niña/modelar/plastilina,La niña modela la plastilina.
moldear,,object - the,,,niño/moldear/arcilla,El niño moldea la arcilla.
garabatear,,place-at en the,,,bebé/garabatear/pared,El bebé garabatea en la pared.
calcar,,object - the,,,niña/calcar/dibujo,La niña calca el dibujo.
marcar un gol,,recipient a; place-at en the,,,delantero/marcar un gol/equipo,El delantero le marca un gol al equipo.
chocar los cinco,,company con,,,niño/chocar los cinco/amigo,El niño choca los cinco con su amigo.
dar palmas,,company con; topic con the,,,bebé/dar palmas/,El bebé da palmas.
dar saltos,,topic de -: =alegría; instrument con the: clothing =botas; place-at en the,,,niño/dar saltos/cama,El niño da saltos en la cama.
dar brincos,,topic de -: =alegría; place-at en the,,,cabra/dar brincos/,La cabra da brincos.
dar un salto,,topic de -: =alegría; place-at en the,,,gato/dar un salto/,El gato da un salto.
dar vueltas,,place-at en the: =cama; topic a the; place-at por the: where; topic en the: =círculo,,,perro/dar vueltas/árbol,El perro da vueltas al árbol.
dar una vuelta,,company con; place-at por the: where; instrument en -: vehicle,,,papá/dar una vuelta/barrio,Papá da una vuelta por el barrio.
revolcarse,,place-at en the,,,cerdo/revolcarse/barro,El cerdo se revuelca en el barro.
brincar,,topic de -: =alegría =emoción; place-at en the,,,niño/brincar/cama,El niño brinca en la cama.
embarrarse,,object - the: body clothing,,,niña/embarrarse/botas,La niña se embarra las botas.
ensartar,,object - the; instrument con,,,niña/ensartar/cuentas,La niña ensarta las cuentas.
estampar,,object - the; place-at en the,,,niño/estampar/mano,El niño estampa la mano.
encolar,,object - the,,,niño/encolar/papel,El niño encola el papel.
hacer manualidades,,instrument con -: =papel =tijeras =cartón =cartulina =plastilina =lana =arcilla =pegamento =pinturas =tela =barro =corcho =fieltro =madera; company con; place-at en the: where furniture =clase,,,niños/hacer manualidades/maestra,Los niños hacen manualidades con la maestra.
hacer ganchillo,,place-at en the; company con,,,abuela/hacer ganchillo/sofá,La abuela hace ganchillo en el sofá.
hacer punto,,instrument con -: material; place-at en the; company con,,,abuela/hacer punto/lana,La abuela hace punto con lana.
enhebrar,,object - the,,,abuela/enhebrar/aguja,La abuela enhebra la aguja.
hilvanar,,object - the; place-at en the: where event,,,abuela/hilvanar/falda,La abuela hilvana la falda.
zurcir,,object - the; place-at en the: where event,,,abuela/zurcir/calcetín,La abuela zurce el calcetín.
remendar,,object - the; place-at en the: where event,,,abuela/remendar/pantalón,La abuela remienda el pantalón.
cachar,,object - the,,,niño/cachar/pelota,El niño cacha la pelota.
inflar,,object - the,,,papá/inflar/globo,Papá infla el globo.
desinflar,,object - the,,,niño/desinflar/globo,El niño desinfla el globo.
desinflarse,,,,achievement,pelota/desinflarse/,La pelota se desinfla.
deshincharse,,,,achievement,globo/deshincharse/,El globo se deshincha.
patear,,object - the; instrument con: =pie,,,niño/patear/pelota,El niño patea la pelota.
ganar,,object - the: =lugar =puesto; object - a: =medalla =premio =trofeo =regalo =peluche; object - -: =peso =tiempo =entradas; object - the: game sport event money; topic a the: game sport; recipient a: =Real_Madrid =Barça =Atleti =Betis =Athletic =Celta =Espanyol =Real_Sociedad =Boca_Juniors =River_Plate; recipient a,,achievement,nosotros/ganar/,Nosotros ganamos.
construir,,object,,,niño/construir/casa,El niño construye una casa.
amueblar,,object - the; instrument con,,,nosotros/amueblar/salón,Nosotros amueblamos el salón.
empapelar,,object - the; instrument con -: material,,,papá/empapelar/habitación,Papá empapela la habitación.
instalar,,object - the; place-at en the,,,técnico/instalar/lavadora,El técnico instala la lavadora.
desmontar,,object - the,,,papá/desmontar/armario,Papá desmonta el armario.
atornillar,,object - the; place-at a the: =pared =puerta =suelo =techo =mesa; instrument con the: =destornillador =llave,,,papá/atornillar/estantería pared,Papá atornilla la estantería a la pared.
desatornillar,,object - the; instrument con: =destornillador,,,mecánico/desatornillar/tornillo,El mecánico desatornilla el tornillo.
lijar,,object - the; instrument con: =lija,,,carpintero/lijar/madera,El carpintero lija la madera.
barnizar,,object - the,,,papá/barnizar/puerta,Papá barniza la puerta.
taladrar,,object - the; instrument con: =taladro,,,papá/taladrar/pared,Papá taladra la pared.
martillear,,object - the,,,carpintero/martillear/clavo,El carpintero martillea el clavo.
serrar,,object - the; instrument con: =sierra; place-at en the: where event,,,abuelo/serrar/tronco,El abuelo sierra el tronco.
soldar,,object - the; place-at en the: where event,,,mecánico/soldar/hierro,El mecánico suelda el hierro.
forrar,,object - the; instrument con -: material =papel =plástico =tela,,,mamá/forrar/libro,Mamá forra el libro.
pulir,,object - the,,,papá/pulir/suelo,Papá pule el suelo.
ensamblar,,object - the,,,obrero/ensamblar/piezas,El obrero ensambla las piezas.
tallar,,object - the: material; object; instrument con; place-at en the: where event,,,abuelo/tallar/madera,El abuelo talla la madera.
esculpir,,object - the: material; object,,,artista/esculpir/estatua,El artista esculpe una estatua.
reformar,,object - the,,,nosotros/reformar/cocina,Nosotros reformamos la cocina.
renovar,,object - the; place-at en the: where,,,papá/renovar/pasaporte,Papá renueva el pasaporte.
ampliar,,object - the,,,papá/ampliar/foto,Papá amplía la foto.
cortar,grooming,object - the; instrument con: =tijeras =cuchillo =sierra =hacha =navaja; recipient a; place-at en the: =tabla =plato,,,mamá/cortar/papel,Mamá corta el papel.
celebrar,,object - the; place-at en the: where,subjunctive,,nosotros/celebrar/fiesta,Nosotros celebramos la fiesta.
bautizar,,object - the,,,cura/bautizar/bebé,El cura bautiza al bebé.
comulgar,,place-at en the: where,,,niña/comulgar/iglesia,La niña comulga en la iglesia.
bendecir,,object - the,,,cura/bendecir/mesa,El cura bendice la mesa.
predicar,,object; place-at en the: where,,,cura/predicar/iglesia,El cura predica en la iglesia.
orar,,topic a -: =Dios =Jesús =Alá; place-at en the: =iglesia =templo =mezquita =casa =cama =capilla where; instrument con a: =vela; topic por the,,,abuela/orar/familia,La abuela ora por la familia.
peregrinar,,place-to a -: =Santiago =Lourdes =Roma =Fátima =Luján; place-to a the: where,,,abuelos/peregrinar/Lourdes,Los abuelos peregrinan a Lourdes.
venerar,,object - the,,,gente/venerar/santo,La gente venera al santo.
santiguarse,,place-at en the,,,abuela/santiguarse/iglesia,La abuela se santigua en la iglesia.
persignarse,,place-at en the,,,señora/persignarse/iglesia,La señora se persigna en la iglesia.
soplar las velas,,topic de the: =tarta =pastel =torta; company con,,,abuelo/soplar las velas/nietos,El abuelo sopla las velas con sus nietos.
disfrazar,,object - the; topic de -,,,mamá/disfrazar/niño pirata,Mamá disfraza al niño de pirata.
homenajear,,object - the,,,pueblo/homenajear/abuelo,El pueblo homenajea al abuelo.
conmemorar,,object - the,,,país/conmemorar/aniversario,El país conmemora el aniversario.
inaugurar,,object - the,,,alcaldesa/inaugurar/parque,La alcaldesa inaugura el parque.
ovacionar,,object - the,,,público/ovacionar/cantante,El público ovaciona al cantante.
dar una fiesta,,place-at en the,,,vecinos/dar una fiesta/jardín,Los vecinos dan una fiesta en el jardín.
dar un concierto,,place-at en the,,,cantante/dar un concierto/plaza,El cantante da un concierto en la plaza.
tocar la guitarra,,place-at en the; company con,,,tío/tocar la guitarra/fiesta,Mi tío toca la guitarra en la fiesta.
tocar el piano,,place-at en the; company con,,,abuela/tocar el piano/salón,La abuela toca el piano en el salón.
bailar sevillanas,,place-at en the; company con,,,tía/bailar sevillanas/feria,La tía baila sevillanas en la feria.
comprar,,object - a: animal; place-at en ?: place; object; beneficiary para; place-at por -: =internet =teléfono,,,ella/comprar/pan,Ella compra pan.
vender,,object - a: animal; object; recipient a; place-at por -: =internet,,,él/vender/coche,Él vende un coche.
rebajar,,object - the; recipient a,,,tienda/rebajar/precio,La tienda rebaja el precio.
facturar,,object - the,,,papá/facturar/maletas,Papá factura las maletas.
donar,,object; recipient a,,,abuela/donar/ropa niños,La abuela les dona ropa a los niños.
mendigar,,object; place-at en the: where,,,señor/mendigar/calle,El señor mendiga en la calle.
sacar dinero,,place-from de the: where =cajero =hucha =monedero,,,mamá/sacar dinero/cajero,Mamá saca dinero del cajero.
ganar dinero,,instrument con the,,,tío/ganar dinero/trabajo,Mi tío gana dinero con el trabajo.
arruinarse,,topic por the,,achievement,empresa/arruinarse/crisis,La empresa se arruina por la crisis.
enriquecerse,,topic con the,,,banquero/enriquecerse/petróleo,El banquero se enriquece con el petróleo.
gastarse,,object - the; topic en -,,,niño/gastarse/dinero,El niño se gasta el dinero.
reservar,,object - a: =mesa =habitación =hotel =vuelo =asiento =plaza =pista =cita =hora =sala =mesa =cabaña =pista =billete =noche =apartamento =cuarto =entrada =butaca =turno; object; place-at en the: where; topic para the: event meal; place-at por -: =internet,,,niña/reservar/libro,La niña reserva un libro.
afanar,,object; recipient a,,achievement,ladrón/afanar/celular,El ladrón afana el celular.
pagar,,manner - -: =tarde; manner en -: =efectivo =metálico; place-at en the: =tienda =kiosco =quiosco =supermercado =caja =bar =restaurante =mercado =farmacia =panadería; object - the; instrument con a: =moneda; instrument con -: =tarjeta =dinero =monedas =billetes; recipient a,,,papá/pagar/libro,Papá paga el libro.
avergonzar,affecting,object - the,bare subjunctive,,niña/avergonzar/foto,A la niña le avergüenza la foto.
costar,affecting,object - -: money quantity; subject,,,libro/costar/mucho,El libro cuesta mucho.
trabajar,,instrument con the: =tractor =ordenador =excavadora =martillo =sierra =máquina; place-at en the: where; company con; topic de -: =cocinero =camarero =profesor =profesora =maestro =maestra =médico =médica =enfermero =enfermera =policía =bombero =secretaria =secretario =ingeniero =ingeniera =conductor =conductora =albañil =jardinero =actor =actriz =cantante =carpintero =electricista =peluquero =peluquera =dependiente =dependienta =payaso =veterinario =veterinaria =panadero =mecánico =pintor =limpiadora =cajera =cajero =abogado =abogada =periodista =dentista =pediatra =terapeuta =logopeda =psicólogo =psicóloga =fontanero =piloto =azafata =informático,,,papá/trabajar/hospital,Papá trabaja en el hospital.
contratar,,object - a: =fontanero =fontanera =electricista =cerrajero =cerrajera =albañil =carpintero =carpintera =pintor =pintora =mecánico =mecánica =técnico =técnica =abogado =abogada =niñera =canguro =intérprete =traductor =traductora =cuidador =cuidadora =enfermero =enfermera =jardinero =jardinera =limpiadora =cocinero =cocinera =camarero =camarera =conductor =conductora =ingeniero =ingeniera =programador =programadora =contable =gestor =voluntario =voluntaria =ayudante =socio =socia =logopeda =psicólogo =psicóloga =fisioterapeuta =veterinario =veterinaria =dentista =detective =guía =monitor =monitora =canguro =fotógrafo =fotógrafa =secretaria =secretario; object - the,,,empresa/contratar/papá,La empresa contrata a papá.
despedir,,object - the; place-at en the; topic de the,,,jefe/despedir/empleado,El jefe despide al empleado.
jubilarse,,,,,abuelo/jubilarse/,El abuelo se jubila.
dimitir,,,,,presidente/dimitir/,El presidente dimite.
ascender,,object - the; place-to a the,,,empresa/ascender/mamá,La empresa asciende a mamá.
cobrar,,object - the; recipient a; place-at en the: where event,,,papá/cobrar/sueldo,Papá cobra el sueldo.
negociar,,object - the; topic con the: =sindicato =banco =empresa =gobierno; company con; place-at en the: where event,,,empresa/negociar/sindicato,La empresa negocia con el sindicato.
invertir,,object - -: money; topic en the,,,tío/invertir/dinero negocio,Mi tío invierte dinero en el negocio.
endeudarse,,topic con the,,,empresa/endeudarse/banco,La empresa se endeuda con el banco.
hacer huelga,,place-at en the: where,,,obreros/hacer huelga/fábrica,Los obreros hacen huelga en la fábrica.
manifestarse,,place-at en the: where; topic contra the,,,estudiantes/manifestarse/calle,Los estudiantes se manifiestan en la calle.
administrar,,object - the; recipient a,,,mamá/administrar/dinero,Mamá administra el dinero.
gestionar,,object - the,,,tío/gestionar/hotel,Mi tío gestiona el hotel.
organizar,,object; beneficiary para; place-at en the,,,niña/organizar/fiesta,La niña organiza una fiesta.
planificar,,object - the,,,papá/planificar/viaje,Papá planifica el viaje.
planear,,object - the,bare,,nosotros/planear/vacaciones,Nosotros planeamos las vacaciones.
encargar,,topic para the: meal event =fiesta =cumpleaños; object - a: =pizza =tarta =paella =pastel; object; recipient a,subjunctive,,mamá/encargar/tarta,Mamá encarga una tarta.
entrevistar,,object - the; place-at en the: =radio =tele =televisión =programa =plató,,,periodista/entrevistar/actriz,El periodista entrevista a la actriz.
solicitar,,object; recipient a; place-at a the: where,,,papá/solicitar/beca,Papá solicita una beca.
emplear,,object - the,,,niño/emplear/tijeras,El niño emplea las tijeras.
producir,,object,,,fábrica/producir/coches,La fábrica produce coches.
exportar,,object; place-to a the: where,,,empresa/exportar/vino Francia,La empresa exporta vino a Francia.
transportar,,object - the; place-to a the: where,,,tren/transportar/pasajeros ciudad,El tren transporta a los pasajeros a la ciudad.
laburar,,place-at en the: where; company con,,,papá/laburar/fábrica,Papá labura en la fábrica.
chambear,,place-at en the: where; company con,,,papá/chambear/taller,Papá chambea en el taller.
ganarse la vida,,instrument con the; place-at en the: where,gerund,,papá/ganarse la vida/taxi,Papá se gana la vida con el taxi.
tomar una decisión,,topic sobre the,,,jefa/tomar una decisión/trabajo,La jefa toma una decisión sobre el trabajo.
llevar a cabo,,object - the,,,equipo/llevar a cabo/plan,El equipo lleva a cabo el plan.
vivir,,place-at en the: where =agua =mar =tierra =aire =nido =cueva =número =campo; place-at en the; company con,,state,nosotros/vivir/casa,Nosotros vivimos en casa.
crecer,affecting,object - the: body; instrument con -: =agua =luz =abono,,,niña/crecer/,La niña crece.
nacer,,place-at en,,achievement,bebé/nacer/,El bebé nace.
morir,,,,achievement,pez/morir/,El pez muere.
limpiar,grooming,object - the; instrument con: =trapo =esponja =fregona =papel =jabón =bayeta =servilleta =toallita =pañuelo =periódico =cepillo =algodón =alcohol =lejía =aspiradora =escoba =gamuza =paño; instrument con the: =borrador,,,mamá/limpiar/mesa,Mamá limpia la mesa.
desinfectar,,object - the; instrument con -: material drink =lejía =alcohol,,,mamá/desinfectar/herida,Mamá desinfecta la herida.
frotar,grooming,topic por the: =frío; object - the; instrument con; instrument con: =jabón =esponja =toalla =trapo =alcohol,,,mamá/frotar/mancha,Mamá frota la mancha.
enjuagar,,object - the; instrument con -: =agua =jabón,,,papá/enjuagar/vaso,Papá enjuaga el vaso.
aclarar,,object - the; instrument con -: =agua,,,mamá/aclarar/ropa,Mamá aclara la ropa.
escurrir,,object - the,,,papá/escurrir/pasta,Papá escurre la pasta.
remojar,,object - the; place-at en the: drink =agua =leche,,,abuela/remojar/lentejas,La abuela remoja las lentejas.
enjabonar,grooming,object - the; instrument con,,,mamá/enjabonar/bebé,Mamá enjabona al bebé.
encerar,,object - the,,,papá/encerar/suelo,Papá encera el suelo.
sacudir,,place-at por the: =ventana =balcón; object - the; recipient a,,,mamá/sacudir/alfombra,Mamá sacude la alfombra.
ventilar,,object - the,,,mamá/ventilar/habitación,Mamá ventila la habitación.
airear,,object - the,,,papá/airear/manta,Papá airea la manta.
iluminar,,object - the; instrument con,,,lámpara/iluminar/habitación,La lámpara ilumina la habitación.
quitar el polvo,,topic a the; place-at de the: where,,,mamá/quitar el polvo/mueble,Mamá quita el polvo al mueble.
pasar la aspiradora,,place-at por the: where; place-at por the: furniture =alfombra =moqueta,,,papá/pasar la aspiradora/salón,Papá pasa la aspiradora por el salón.
pasar la fregona,,place-at por the: where; place-at por the,,,papá/pasar la fregona/cocina,Papá pasa la fregona por la cocina.
pasar el trapo,,place-at por the: where; place-at por the,,,mamá/pasar el trapo/mesa,Mamá pasa el trapo por la mesa.
fregar los platos,,company con; instrument con,,,papá/fregar los platos/,Papá friega los platos.
lavar los platos,,company con; instrument con,,,yo/lavar los platos/jabón,Yo lavo los platos con jabón.
fregar el suelo,,place-at en the: where; instrument con,,,papá/fregar el suelo/,Papá friega el suelo.
tender la ropa,,place-at en the,,,papá/tender la ropa/terraza,Papá tiende la ropa en la terraza.
hacer limpieza,,place-at en the: where,,,papá/hacer limpieza/garaje,Papá hace limpieza en el garaje.
hacer la cama,,recipient a,,,papá/hacer la cama/niña,Papá le hace la cama a la niña.
recoger la mesa,,company con; topic de the: meal =cena =comida =desayuno,,,niño/recoger la mesa/papá,El niño recoge la mesa con papá.
limpiarse,,object - the: body; instrument con: =trapo =esponja =papel =jabón =servilleta =toallita =pañuelo,,,yo/limpiarse/cara,Yo me limpio la cara.
barrer,,object - the; instrument con: =escoba; object - the: =hojas =hoja =polvo =migas =miga =cristales,,,papá/barrer/cocina,Papá barre la cocina.
sacar la basura,,company con,,,niño/sacar la basura/papá,El niño saca la basura con papá.
bajar la basura,,company con,,,niño/bajar la basura/papá,El niño baja la basura con papá.
tirar la basura,,place-at en the,,,mamá/tirar la basura/contenedor,Mamá tira la basura en el contenedor.
poner la lavadora,,topic con -: clothing =ropa; company con,,,papá/poner la lavadora/,Papá pone la lavadora.
doblar la ropa,,company con,,,mamá/doblar la ropa/niño,Mamá dobla la ropa con el niño.
recoger los juguetes,,instrument con the: =ayuda; place-at en the: =caja =cesta =baúl =armario =cajón =estantería; company con; place-from de the: where,,,niño/recoger los juguetes/mamá,El niño recoge los juguetes con mamá.
apagar la luz,,place-from de the: where,,,papá/apagar la luz/cocina,Papá apaga la luz de la cocina.
correr las cortinas,,topic por the: =frío =calor =ruido =olor =viento =lluvia =sol =humo =luz =tormenta =niebla =nieve =peste =polvo; place-from de the: where,,,mamá/correr las cortinas/salón,Mamá corre las cortinas del salón.
echar la persiana,,,,,abuela/echar la persiana/,La abuela echa la persiana.
echar la llave,,topic a the,,,papá/echar la llave/puerta,Papá echa la llave a la puerta.
ordenar,,object - the; topic por -: color =color =colores =tamaño =tamaños =forma =formas =edad =altura; recipient a,subjunctive,,yo/ordenar/cocina,Yo ordeno la cocina.
desordenar,,object - the,,,niño/desordenar/cuarto,El niño desordena el cuarto.
amontonar,,object - the; place-at en the,,,abuelo/amontonar/leña,El abuelo amontona la leña.
apilar,,object - the; place-at en the,,,papá/apilar/cajas,Papá apila las cajas.
alinear,,object - the; place-at en the,,,niño/alinear/coches,El niño alinea los coches.
clasificar,,object - the; topic por -: color size =tamaño =tamaños =color =colores =forma =formas =edad,,,niña/clasificar/botones,La niña clasifica los botones.
almacenar,,object; place-at en the,,,ardilla/almacenar/nueces,La ardilla almacena nueces.
conservar,,object - the; place-at en the,,,abuela/conservar/fotos,La abuela conserva las fotos.
deshacerse,,topic de the,,,papá/deshacerse/sofá,Papá se deshace del sofá.
empaquetar,,object - the; place-at en the,,,papá/empaquetar/libros,Papá empaqueta los libros.
desempaquetar,,object - the,,,papá/desempaquetar/cajas,Papá desempaqueta las cajas.
empacar,,object - the; place-at en the,,,mamá/empacar/ropa,Mamá empaca la ropa.
desenvolver,,object - the; recipient a,,,niña/desenvolver/regalo,La niña desenvuelve el regalo.
deshacer,,object - the,,,mamá/deshacer/cama,Mamá deshace la cama.
archivar,,object - the; place-at en the,,,secretaria/archivar/documentos,La secretaria archiva los documentos.
lavar,grooming,place-at en the: =patio =jardín =garaje =ducha =bañera =grifo =terraza =calle =lavadora =fregadero =lavabo =lavavajillas =barreño =río; object - the; instrument con: =jabón =agua =esponja =champú; instrument con the: =cubo =manguera =cepillo =estropajo,,,yo/lavar/mano,Yo me lavo las manos.
lavarse,grooming,object - the: body clothing; instrument con: =jabón =agua =esponja =champú,,,yo/lavarse/manos,Yo me lavo las manos.
enjuagarse,,object - the: body; instrument con -: =agua =jabón =champú; place-at en the: =dentista =médico =logopeda,,,niño/enjuagarse/boca,El niño se enjuaga la boca.
frotarse,,object - the: body; instrument con,,,niño/frotarse/ojos,El niño se frota los ojos.
restregarse,,object - the: body; topic contra the,,,bebé/restregarse/ojos,El bebé se restriega los ojos.
enjabonarse,,object - the: body; place-at en the: =ducha =bañera =baño; instrument con,,,niño/enjabonarse/manos,El niño se enjabona las manos.
asearse,,place-at en the: where,,,abuelo/asearse/,El abuelo se asea.
lavarse los dientes,,company con; instrument con,,,niña/lavarse los dientes/papá,La niña se lava los dientes con papá.
lavarse las manos,,company con; instrument con,,,papá/lavarse las manos/jabón,Papá se lava las manos con jabón.
lavarse la cara,,company con; instrument con,,,yo/lavarse la cara/agua,Yo me lavo la cara con agua.
lavarse el pelo,,instrument con,,,mamá/lavarse el pelo/champú,Mamá se lava el pelo con champú.
darse una ducha,,instrument con -: =agua; place-at en the: where,,,papá/darse una ducha/,Papá se da una ducha.
darse un baño,,place-at en the; instrument con,,,mamá/darse un baño/mar,Mamá se da un baño en el mar.
darse crema,,place-at en the: body,,,mamá/darse crema/piernas,Mamá se da crema en las piernas.
dar un baño,,recipient a,,,papá/dar un baño/bebé,Papá le da un baño al bebé.
cepillarse,,object - the: body; instrument con: =cepillo,,,ella/cepillarse/dientes,Ella se cepilla los dientes.
cepillarse los dientes,,company con; instrument con,,,niña/cepillarse los dientes/papá,La niña se cepilla los dientes con papá.
cortarse el pelo,,place-at en the: where; instrument con,,,mamá/cortarse el pelo/peluquería,Mamá se corta el pelo en la peluquería.
cortarse las uñas,,topic de the: body; instrument con,,,papá/cortarse las uñas/tijeras,Papá se corta las uñas con las tijeras.
cepillar,grooming,object - the,,,yo/cepillar/dientes,Yo me cepillo los dientes.
peinarse,,topic para the: event meal; object - the: body; instrument con: =peine =cepillo; place-at en the: =espejo =baño; topic para the: event =fiesta =boda =cumpleaños,,,mamá/peinarse/,Mamá se peina.
rizarse,,object - the: body,,,mamá/rizarse/pelo,Mamá se riza el pelo.
alisarse,,object - the: body; instrument con the,,,hermana/alisarse/pelo,Mi hermana se alisa el pelo.
teñirse,,object - the: body; topic de -: color,,,abuela/teñirse/pelo,La abuela se tiñe el pelo.
recogerse,,object - the: body; instrument con,,,niña/recogerse/pelo goma,La niña se recoge el pelo con la goma.
depilarse,,object - the: body,,,tía/depilarse/piernas,La tía se depila las piernas.
despeinarse,,instrument con the: weather,,,niña/despeinarse/viento,La niña se despeina con el viento.
despeinar,grooming,object - the; instrument con the: =mano =cepillo =viento,,,viento/despeinar/mamá,El viento despeina a mamá.
desenredar,grooming,object - the; recipient a,,,mamá/desenredar/pelo niña,Mamá le desenreda el pelo a la niña.
trenzar,,object - the; recipient a,,,mamá/trenzar/pelo niña,Mamá le trenza el pelo a la niña.
teñir,,object - the; topic de -: color; recipient a,,,tía/teñir/camiseta azul,La tía tiñe la camiseta de azul.
desteñir,,object - the,,,camiseta/desteñir/,La camiseta destiñe.
hacerse una coleta,,instrument con,,,niña/hacerse una coleta/goma,La niña se hace una coleta con la goma.
peinar,grooming,object - the,,,mamá/peinar/niña,Mamá peina a la niña.
secarse,,place-at a the: =sol =viento =aire; place-at junto a the: =chimenea =fuego =hoguera =radiador =estufa; object - the: =lágrima =lágrimas =sudor; instrument con the: =mano =manga; topic de the: =frente; object - the: body; instrument con: =toalla =secador,,,yo/secarse/manos,Yo me seco las manos.
bañarse,,instrument con -: =agua =jabón =espuma; place-at en,,,bebé/bañarse/,El bebé se baña.
bañar,,object - the,,,papá/bañar/perro,Papá baña al perro.
ducharse,,topic para the: event meal; instrument con -: =agua =jabón =champú =gel,,,yo/ducharse/,Yo me ducho.
vestirse,,topic de -: =princesa =pirata =superhéroe =payaso =bruja =gala =flamenca =fiesta =vaquero =hada; topic para the: event =fiesta =boda =cumpleaños,,,niña/vestirse/,La niña se viste.
escribirse,,object - -: =mensajes =cartas =correos =notas =postales; company con,,,niños/escribirse/cartas,Los niños se escriben cartas.
vestir,,object - the,,,mamá/vestir/bebé,Mamá viste al bebé.
cortarse,,object - the: body; instrument con the; place-at en the: where =trabajo,,,papá/cortarse/pelo,Papá se corta el pelo.
llamarse,,attribute,,state,niña/llamarse/Ana,La niña se llama Ana.
acordarse,,topic de the,de,,yo/acordarse/abuela,Yo me acuerdo de la abuela.
olvidarse,,topic de the; place-at en the: vehicle room place furniture home,de,achievement,ella/olvidarse/libro,Ella se olvida del libro.
divertirse,,company con; place-at en the: where event; instrument con; topic con the: music; topic con a: =canción =abrazo =cuento =baño =juego =película; topic con the,,,nosotros/divertirse/,Nosotros nos divertimos.
aburrirse,,place-at en the: where event vehicle =clase =cola =reunión; company con; topic de the,gerund,,yo/aburrirse/,Yo me aburro.
asustarse,,place-at en the: where; topic de the; topic con the: weather,,,gato/asustarse/,El gato se asusta.
cansarse,,topic de the,de subjunctive,,abuelo/cansarse/,El abuelo se cansa.
portarse,,place-at en the: where event =médico =dentista =veterinario =pediatra; company con,,,niño/portarse/bien,El niño se porta bien.
respirar,,place-at en the: =agua; object; place-at en the: where event,,,yo/respirar/,Yo respiro.
soplar,,object - the,,,niña/soplar/,La niña sopla.
toser,,place-at en the: =codo =pañuelo =mano where; topic por the: =humo =polvo,,,papá/toser/,Papá tose.
derramar,,object - the,,achievement,niño/derramar/leche,El niño derrama la leche.
vomitar,,object - the: =leche =comida =cena =desayuno =almuerzo =merienda =sopa =papilla =agua =medicina =yogur =zumo =jugo,,achievement,niño/vomitar/,El niño vomita.
ladrar,,recipient a; topic de -: =hambre =dolor =frío =miedo =alegría =risa =pena,,,perro/ladrar/,El perro ladra.
maullar,,topic de -: =hambre =dolor =frío =miedo,,,gato/maullar/,El gato maúlla.
llover,weather,,,,/llover/,Llueve.
nevar,weather,,,,/nevar/,Nieva.
hacer mal tiempo,weather,place-at en the: where,,,/hacer mal tiempo/,Hace mal tiempo.
hacer buen tiempo,weather,place-at en the: where,,,/hacer buen tiempo/,Hace buen tiempo.
hacer fresco,weather,place-at en the: where,,,/hacer fresco/,Hace fresco.
hacer viento,weather,place-at en the: where,,,/hacer viento/,Hace viento.
hacer sol,weather,place-at en the: where,,,/hacer sol/,Hace sol.
hacer calor,weather,place-at en the: where,,,/hacer calor/,Hace calor.
hacer frío,weather,place-at en the: where,,,/hacer frío/,Hace frío.
pasar,,subject; topic de -: =curso =nivel =pantalla; object - -: =lista; object - the: =página =hoja; place-at por the: where; object - the; recipient a; place-at en -: =casa,,,/pasar/qué,¿Qué pasa?
ocurrir,,subject,,,/ocurrir/qué,¿Qué ocurre?
funcionar,,,,,luz/funcionar/,La luz funciona.
servir,,object; recipient a; place-at en the: where event,,,mamá/servir/sopa,Mamá sirve sopa.
llenar,,object - the; instrument de -: =gasolina =gasóleo; instrument de: drink =agua =arena =tierra =aire =globos =piedras =flores =libros =ropa =juguetes,,,yo/llenar/silla,Yo lleno la silla.
probarse,,place-at delante de the: =espejo; place-at en the: where =probador; object - the: clothing,,,ella/probarse/abrigo,Ella se prueba el abrigo.
subirse,,object - the: clothing =cremallera =bragueta =mangas; instrument con the: =escalera =grúa =ayuda; place-to a the: animal =caballo =hombros =rodillas =espalda vehicle furniture plant toy =montaña =tejado =árbol =columpio =tobogán,,,niño/subirse/cama,El niño se sube a la cama.
bajarse,,place-at en the: =parada =estación; place-from de the: vehicle furniture animal toy =árbol =escalera =columpio =tobogán =muro =valla =tejado =caballo =escenario,,,niña/bajarse/autobús,La niña se baja del autobús.
acercarse,,place-to a the,,,perro/acercarse/,El perro se acerca.
felicitar,,object; topic por the: event =cumpleaños =santo =boda =aniversario; topic por the,,,yo/felicitar/mamá,Yo felicito a mamá.
invitar,,object: being; object; place-to a the: event where meal,a,,ella/invitar/amiga,Ella invita a su amiga.
señalar,,object - the; instrument con: =dedo,,,niño/señalar/puerta,El niño señala la puerta.
explicar,,object - the; recipient a; place-at en -: =clase,,,maestra/explicar/cuento,La maestra explica el cuento.
repetir,,object - -: =curso =postre =plato; object - the,,,yo/repetir/canción,Yo repito la canción.
calentar,,object - the; place-at en the: =comal =sartén =olla =cazuela =horno =plancha =parrilla =cazo =microondas =cacerola =fuego; recipient a,,,papá/calentar/leche,Papá calienta la leche.
mezclar,,object - the; instrument con: =cuchara =batidora; topic con,,,ella/mezclar/sopa,Ella mezcla la sopa.
permitir,,object; recipient a,bare subjunctive,,mamá/permitir/jugar,Mamá permite jugar.
prometer,,object; recipient a,bare,,yo/prometer/dormir,Yo prometo dormir.
decidir,,object,bare,,ella/decidir/salir,Ella decide salir.
cuidarse,,,,,abuela/cuidarse/,La abuela se cuida.
enfermarse,,,,,niño/enfermarse/,El niño se enferma.
curar,,object - the; place-at en the: where event,,,médico/curar/niño,El médico cura al niño.
vendar,,object - the; recipient a; instrument con; place-at en the: where event,,,médico/vendar/pierna abuelo,El médico le venda la pierna al abuelo.
escayolar,,object - the; recipient a; place-at en the: where event,,,médico/escayolar/brazo niño,El médico le escayola el brazo al niño.
inyectar,,object; recipient a,,,enfermera/inyectar/insulina abuelo,La enfermera le inyecta insulina al abuelo.
recetar,,object - a: medicine =crema =pomada =jarabe; topic para the: illness =picor =tos =dolor =garganta =oído =alergia; object; recipient a; place-at en the: where event,,,médica/recetar/jarabe niño,La médica le receta un jarabe al niño.
diagnosticar,,object; recipient a; place-at en the: where event,,,médico/diagnosticar/asma niña,El médico le diagnostica asma a la niña.
anestesiar,,topic para the: =operación; object - the: person animal =diente =muela =pierna =brazo; object - the; place-at en the: where event,,,veterinario/anestesiar/perro,El veterinario anestesia al perro.
ingresar,,object - -: money; place-at en the; object - the: being,,,papá/ingresar/dinero banco,Papá ingresa dinero en el banco.
auscultar,,object - the: body; object - the: being,,,médico/auscultar/pecho niño,El médico le ausculta el pecho al niño.
revisar,,object - the; recipient a,,,papá/revisar/coche,Papá revisa el coche.
palpar,,object - the; recipient a,,,médica/palpar/barriga niño,La médica le palpa la barriga al niño.
atender,,object - the,,,médica/atender/paciente,La médica atiende al paciente.
dar de alta,,object,,,médica/dar de alta/abuelo,La médica da de alta al abuelo.
tomar la temperatura,,recipient a,,,mamá/tomar la temperatura/niño,Mamá le toma la temperatura al niño.
tomar la tensión,,recipient a,,,enfermera/tomar la tensión/abuelo,La enfermera le toma la tensión al abuelo.
sacar sangre,,recipient a,,,enfermera/sacar sangre/niño,La enfermera le saca sangre al niño.
poner una inyección,,recipient a; place-at en the: body,,,enfermera/poner una inyección/niño,La enfermera le pone una inyección al niño.
poner una vacuna,,topic de the: illness =gripe; recipient a; place-at en the: body,,,médica/poner una vacuna/bebé,La médica le pone una vacuna al bebé.
poner una tirita,,recipient a; place-at en the: body,,,mamá/poner una tirita/niño,Mamá le pone una tirita al niño.
dar un masaje,,recipient a; place-at en the: body,,,mamá/dar un masaje/bebé,Mamá le da un masaje al bebé.
hacer pupa,,recipient a,,achievement,zapato/hacer pupa/niña,El zapato le hace pupa a la niña.
hacer mimos,,recipient a,,,mamá/hacer mimos/bebé,Mamá le hace mimos al bebé.
dar a luz,,object a a: =niña =niño; object; place-at en the: where,,achievement,mamá/dar a luz/niña,Mamá da a luz a una niña.
echar de menos,,object - the,,state,yo/echar de menos/abuela,Yo echo de menos a la abuela.
sentir,,object - -: =envidia =celos =curiosidad =alivio =orgullo =culpa =nostalgia; object; topic por: person,bare,,yo/sentir/miedo,Yo siento miedo.
sonarse,,object - the: body; instrument con: =pañuelo,,,niño/sonarse/nariz,El niño se suena la nariz.
conversar,,place-at en the: where; company con; instrument por -: =teléfono =móvil =videollamada =WhatsApp; topic de,,,mamá/conversar/papá,Mamá conversa con papá.
aceptar,,object - the,bare subjunctive,,ella/aceptar/regalo,Ella acepta el regalo.
acompañar,,object - the: being; object - the; place-to a the: where,a,,yo/acompañar/abuela,Yo acompaño a la abuela.
adivinar,,object - the,,,niño/adivinar/cuento,El niño adivina el cuento.
ahorrar,,place-at en the: =hucha =banco =alcancía =cuenta; object - -: money quantity =dinero =agua =luz =energía =tiempo; topic para the; object; topic para the: =bicicleta =bici =consola =viaje =móvil =moto =coche =casa,para,,papá/ahorrar/dinero,Papá ahorra dinero.
alegrarse,,topic de the; topic por the: being,de subjunctive,,abuela/alegrarse/,La abuela se alegra.
alquilar,,object - the: being; object - a: where vehicle =traje =vestido =película =disfraz =bici; object; beneficiary para,,,nosotros/alquilar/coche,Nosotros alquilamos un coche.
aparcar,,place-at a the: =sombra =sol; topic por the: =calor =lluvia =nieve; place-at en the: where =calle =garaje =acera =esquina; object - the,,,papá/aparcar/coche,Papá aparca el coche.
estacionarse,,place-at en the,,,papá/estacionarse/calle,Papá se estaciona en la calle.
parquear,,place-at en the: where =calle =garaje =acera =esquina; object - the,,,papá/parquear/carro,Papá parquea el carro.
acelerar,,object - the; place-at en the: where event,,,coche/acelerar/,El coche acelera.
derrapar,,place-at en the: where =hielo =nieve =curva =barro,,,moto/derrapar/hielo,La moto derrapa en el hielo.
atropellar,,place-at en the: where; object - the,,achievement,coche/atropellar/perro,El coche atropella al perro.
estrellarse,,place-at en the: =mar =campo =río =lago =bosque =carretera =desierto =isla; topic contra the,,achievement,avión/estrellarse/montaña,El avión se estrella contra la montaña.
chocarse,,company con; topic con the,,achievement,niño/chocarse/puerta,El niño se choca con la puerta.
repostar,,object: =gasolina =combustible; place-at en the: where,,,camión/repostar/gasolinera,El camión reposta en la gasolinera.
echar gasolina,,topic a the,,,papá/echar gasolina/coche,Papá echa gasolina al coche.
remolcar,,object - the,,,grúa/remolcar/coche,La grúa remolca el coche.
pitar,affecting,object - the: =oídos =oído; object: =falta =penalti; recipient a,,,árbitro/pitar/falta,El árbitro pita una falta.
multar,,object - the,,,policía/multar/conductor,El policía multa al conductor.
saltarse,,object - the,,,coche/saltarse/semáforo,El coche se salta el semáforo.
dar marcha atrás,,instrument con the,,,papá/dar marcha atrás/coche,Papá da marcha atrás con el coche.
poner en marcha,,object - the,,,papá/poner en marcha/coche,Papá pone en marcha el coche.
ponchar,,object - the,,achievement,clavo/ponchar/llanta,El clavo poncha la llanta.
poncharse,,,,achievement,llanta/poncharse/,La llanta se poncha.
doblar la esquina,,,,,auto/doblar la esquina/,El auto dobla la esquina.
aplaudir,,object: being,,,niña/aplaudir/,La niña aplaude.
apretar,affecting,object - the; instrument con the: =destornillador =llave =alicates =dedo =dedos,,,niño/apretar/mano,El niño aprieta la mano.
arrastrar,,object - the; place-at por the: =suelo =pasillo =calle =arena =tierra =nieve =camino =parque,,,perro/arrastrar/zapato,El perro arrastra el zapato.
atar,,object - the; instrument con: =cuerda =lazo; place-at a the: =árbol =silla =poste =valla =columna =farola =reja =cama =pata,,,mamá/atar/zapato,Mamá ata el zapato.
bostezar,,,,,papá/bostezar/,Papá bosteza.
buscar trabajo,,,,,papá/buscar trabajo/,Papá busca trabajo.
callarse,,,,,niño/callarse/,El niño se calla.
cargar,,object - -: =nafta =gasolina =combustible =gasoil =agua =leña; object - the,,,yo/cargar/teléfono,Yo cargo el teléfono.
chupar,,object - the,,,bebé/chupar/caramelo,El bebé chupa el caramelo.
colgar,,object - the; place-at en -: =internet =Internet =Instagram =YouTube =Youtube =TikTok =Facebook =Twitter; place-at en the,,,ella/colgar/abrigo,Ella cuelga el abrigo.
colorear,,object - the: animal; object - the; topic de -: color; instrument con: =lápiz; instrument con: =pincel =lápiz =rotulador =cera =ceras =tiza =bolígrafo =boli =pintura =acuarela =acuarelas =lápices =rotuladores =ordenador =computadora =tableta =dedo =teclado; topic de -: color,,,niña/colorear/dibujo,La niña colorea el dibujo.
copiar,,place-at en the: =examen =prueba =control =evaluación; object - the; recipient a; topic de the,,,niño/copiar/cuento,El niño copia el cuento.
coser,,object - the: =calcetín =calcetines =pantalón =dobladillo =agujero =roto =chaqueta =mochila =falda =manga =rodillera; object; instrument con: =aguja =hilo; instrument con the: =máquina; place-at en the: where event,,,abuela/coser/camisa,La abuela cose una camisa.
cruzar,,object - the,,,nosotros/cruzar/calle,Nosotros cruzamos la calle.
deber de,modal,,bare,,ella/deber de/dormir,Ella debe de dormir.
desaparecer,,place-at en the,,achievement,gato/desaparecer/,El gato desaparece.
descubrir,,object,,achievement,niña/descubrir/libro,La niña descubre un libro.
desvestirse,,,,,niño/desvestirse/,El niño se desviste.
discutir,,company con; place-at en the: where; topic por the: toy device thing vehicle clothing furniture money food drink dish; topic de,,,ella/discutir/papá,Ella discute con papá.
disfrutar,,topic de the,gerund,,nosotros/disfrutar/fiesta,Nosotros disfrutamos de la fiesta.
doblar,,object - the; manner por the: =mitad,,,mamá/doblar/camisa,Mamá dobla la camisa.
elevar,,object - the,,,niño/elevar/mano,El niño eleva la mano.
enfriar,,object - the,,,mamá/enfriar/sopa,Mamá enfría la sopa.
estornudar,,topic por the: plant =polvo =flor =flores =polen =pimienta =gato =frío; place-at en the: where =codo =pañuelo,,,bebé/estornudar/,El bebé estornuda.
flotar,,place-at en the: =agua =aire =mar; place-at en the,,,pelota/flotar/,La pelota flota.
fregar,,object - the; instrument con: =trapo =esponja =fregona =jabón =estropajo,,,papá/fregar/mesa,Papá friega la mesa.
gatear,,,,,bebé/gatear/,El bebé gatea.
lastimarse,,object - the: body; instrument con the,,,niño/lastimarse/pie,El niño se lastima el pie.
hacerse daño,,topic en the: body; instrument con the; place-at en the: where,,achievement,niña/hacerse daño/,La niña se hace daño.
imaginar,,object,,,niña/imaginar/casa,La niña imagina una casa.
suponer,,object,indicative,,yo/suponer/nada,Yo no supongo nada.
considerar,,object - the,,,maestra/considerar/idea,La maestra considera la idea.
reflexionar,,place-at en the: furniture where; topic sobre the,,,abuelo/reflexionar/vida,El abuelo reflexiona sobre la vida.
meditar,,place-at en the; topic sobre the: idea,,,monje/meditar/montaña,El monje medita en la montaña.
razonar,,company con,,,maestra/razonar/alumnos,La maestra razona con los alumnos.
distinguir,,object - the,,,niño/distinguir/colores,El niño distingue los colores.
diferenciar,,object - the; topic de,,,niña/diferenciar/letras,La niña diferencia las letras.
identificar,,object - the,,,niña/identificar/pájaros,La niña identifica a los pájaros.
confundir,,object - the; topic con the,,,niño/confundir/letras,El niño confunde las letras.
confundirse,,topic de -; company con,,achievement,papá/confundirse/calle,Papá se confunde de calle.
notar,,object - a: =bulto =cambio =pinchazo =golpe =tirón; object - the,indicative,,mamá/notar/olor,Mamá nota el olor.
presentir,,object - the,indicative,,perro/presentir/tormenta,El perro presiente la tormenta.
empeñarse,,topic en the,en subjunctive,,abuela/empeñarse/cocinar,La abuela se empeña en cocinar.
proponerse,,object - the,bare,,yo/proponerse/adelgazar,Yo me propongo adelgazar.
plantearse,,object - the,bare,,papá/plantearse/mudanza,Papá se plantea la mudanza.
pensarse,,object - the,bare,,yo/pensarse/respuesta,Yo me pienso la respuesta.
aspirar a,,object - the,bare,state,equipo/aspirar a/ganar,El equipo aspira a ganar.
limitarse,,topic a the,a,,niño/limitarse/mirar,El niño se limita a mirar.
arriesgarse,,,a subjunctive,,yo/arriesgarse/saltar,Yo me arriesgo a saltar.
aventurarse,,place-at en the: where nature,a,,explorador/aventurarse/selva,El explorador se aventura en la selva.
apresurarse,,,a,,niño/apresurarse/llegar,El niño se apresura a llegar.
aprovechar,,object - the,para,,nosotros/aprovechar/sol,Nosotros aprovechamos el sol.
fracasar,,topic en the,,,yo/fracasar/examen,Yo fracaso en el examen.
triunfar,,topic en the,,,equipo/triunfar/torneo,El equipo triunfa en el torneo.
negar,,object - the,indicative,,ladrón/negar/robo,El ladrón niega el robo.
admitir,,object - -: animal; object - the,indicative,,niño/admitir/error,El niño admite el error.
afirmar,,object - the,indicative,,testigo/afirmar/,El testigo afirma.
exagerar,,object,,,tío/exagerar/,Mi tío exagera.
suplicar,,object - -: =perdón =ayuda; object; recipient a; place-at en the: where event,bare subjunctive,,preso/suplicar/perdón,El preso suplica perdón.
rogar,,object - -: =perdón =ayuda =silencio; object; recipient a; place-at en the: where event,subjunctive,,niña/rogar/ayuda,La niña ruega ayuda.
implorar,,object - -: =perdón =ayuda; object; recipient a,subjunctive,,preso/implorar/perdón,El preso implora perdón.
consentir,,object; object - the: being; recipient a,subjunctive,,abuela/consentir/nieto,La abuela consiente a su nieto.
tolerar,,object - the,bare subjunctive,state,abuela/tolerar/leche,La abuela tolera la leche.
mencionar,,object - the; recipient a,,,maestra/mencionar/nombre,La maestra menciona el nombre.
citar,,object - the,,,maestra/citar/poeta,La maestra cita al poeta.
murmurar,,object; recipient a; place-at en the: where event,,,abuela/murmurar/oración,La abuela murmura una oración.
balbucear,,object; place-at en the: where event,,,bebé/balbucear/palabras,El bebé balbucea palabras.
tartamudear,,place-at en the,,,niño/tartamudear/clase,El niño tartamudea en clase.
tararear,,object - the; place-at en the: where event,,,mamá/tararear/canción,Mamá tararea la canción.
componer,,object; place-at en the: where event,,,músico/componer/canción,El músico compone una canción.
interpretar,,object - the; place-at en the: where event,,,actriz/interpretar/papel,La actriz interpreta el papel.
afinar,,object - the,,,músico/afinar/guitarra,El músico afina la guitarra.
tener en cuenta,,object - the,,state,yo/tener en cuenta/consejo,Yo tengo en cuenta el consejo.
tener la culpa,,topic de the,de,state,hermano/tener la culpa/pelea,Mi hermano tiene la culpa de la pelea.
tener intención,,,de,state,yo/tener intención/mudarse,Yo tengo intención de mudarme.
tener pereza,,,de subjunctive,state,yo/tener pereza/estudiar,Yo tengo pereza de estudiar.
tener flojera,,,de,state,yo/tener flojera/estudiar,Yo tengo flojera de estudiar.
tener necesidad,,,de subjunctive,state,yo/tener necesidad/descansar,Yo tengo necesidad de descansar.
tener deseos,,,de subjunctive,state,yo/tener deseos/volver,Yo tengo deseos de volver.
tener curiosidad,,topic por the,por,state,yo/tener curiosidad/saber,Yo tengo curiosidad por saber.
tener interés,,topic en the,en,state,yo/tener interés/aprender,Yo tengo interés en aprender.
tener problemas,,topic con the,para,state,yo/tener problemas/dormir,Yo tengo problemas para dormir.
tener dificultad,,,para,state,yo/tener dificultad/hablar,Yo tengo dificultad para hablar.
tener dificultades,,topic con the,para,state,yo/tener dificultades/hablar,Yo tengo dificultades para hablar.
tener facilidad,,,para,state,yo/tener facilidad/aprender,Yo tengo facilidad para aprender.
tener fuerza,,,para,state,yo/tener fuerza/andar,Yo tengo fuerza para andar.
tener fuerzas,,,para,state,yo/tener fuerzas/andar,Yo tengo fuerzas para andar.
tener energía,,,para,state,yo/tener energía/jugar,Yo tengo energía para jugar.
tener edad,,,para,state,yo/tener edad/votar,Yo tengo edad para votar.
tener motivos,,,para,state,yo/tener motivos/llorar,Yo tengo motivos para llorar.
tener razones,,,para,state,yo/tener razones/llorar,Yo tengo razones para llorar.
tener valor,,,para,state,yo/tener valor/saltar,Yo tengo valor para saltar.
tener habilidad,,,para,state,yo/tener habilidad/dibujar,Yo tengo habilidad para dibujar.
tener talento,,,para,state,yo/tener talento/cantar,Yo tengo talento para cantar.
tener costumbre,,,de,state,yo/tener/costumbre viajar,Yo tengo la costumbre de viajar.
tener oportunidad,,,de,state,yo/tener/oportunidad viajar,Yo tengo la oportunidad de viajar.
tener posibilidad,,,de,state,yo/tener/posibilidad viajar,Yo tengo la posibilidad de viajar.
tener obligación,,,de,state,yo/tener/obligación viajar,Yo tengo la obligación de viajar.
tener honor,,,de,state,yo/tener/honor viajar,Yo tengo el honor de viajar.
tener placer,,,de,state,yo/tener/placer viajar,Yo tengo el placer de viajar.
tener opción,,,de,state,yo/tener/opción viajar,Yo tengo la opción de viajar.
tener capacidad,,,de,state,yo/tener/capacidad viajar,Yo tengo la capacidad de viajar.
tener sentido,,,,state,juego/tener sentido/,El juego tiene sentido.
tener gracia,,,,state,payaso/tener gracia/,El payaso tiene gracia.
perder el tiempo,,instrument con the; company con,,,niño/perder el tiempo/móvil,El niño pierde el tiempo con el móvil.
perder de vista,,object - the,,,mamá/perder de vista/niño,Mamá pierde de vista al niño.
pasar por alto,,object - the,,,maestra/pasar por alto/error,La maestra pasa por alto el error.
cambiar de idea,,topic sobre the,,,niña/cambiar de idea/viaje,La niña cambia de idea sobre el viaje.
cambiar de canal,,,,,papá/cambiar de canal/,Papá cambia de canal.
cambiar de tema,,,,,papá/cambiar de tema/,Papá cambia de tema.
echar a correr,,place-to hacia the: where; place-at por the: nature,,,caballo/echar a correr/campo,El caballo echa a correr hacia el campo.
salir corriendo,,place-from de the; place-to a the: =calle =patio,,,niño/salir corriendo/casa,El niño sale corriendo de casa.
romper a llorar,,,,,bebé/romper a llorar/,El bebé rompe a llorar.
lamer,,object - the,,,perro/lamer/mano,El perro lame la mano.
mentir,,recipient a,,,niño/mentir/mamá,El niño le miente a mamá.
mojarse,,object - the: body clothing; instrument con the: weather drink; place-at en the,,,niño/mojarse/pelo,El niño se moja el pelo.
necesitar ayuda,,company con,,,yo/necesitar ayuda/,Yo necesito ayuda.
partir,,object - the,,,mamá/partir/pan,Mamá parte el pan.
pelear,,company con; place-at en the: where; topic por a: toy =juguete =pelota =caramelo =galleta; topic por the,,,niño/pelear/,El niño pelea.
pescar,,object; company con: person; place-at en the: nature where; instrument con the: =caña =red; instrument con: =caña =red,,,abuelo/pescar/pez,El abuelo pesca un pez.
pisar,,object - the: =charco =césped =hierba body; place-at en the: where =suelo =acera; object - a: =caca =chicle =hormiga =cristal =clavo =caracol =cucaracha =insecto =araña; object - the; instrument con the: clothing,,,yo/pisar/pelota,Yo piso la pelota.
plantar,,object; place-at en the,,,nosotros/plantar/árbol,Nosotros plantamos un árbol.
proteger,,object - the; topic de the: weather illness nature animal =sol =frío =peligro =golpes =ladrones =ladrón =mosquitos; instrument con,,,mamá/proteger/bebé,Mamá protege al bebé.
quemarse,,place-at en the: =playa where; object - the: body; instrument con the,,achievement,papá/quemarse/mano,Papá se quema la mano.
regar,,object - the; instrument con: =manguera =regadera,,,abuela/regar/flor,La abuela riega la flor.
florecer,,place-at en the: where,,,almendro/florecer/,El almendro florece.
brotar,,place-at en the: body; place-from de the,,,agua/brotar/fuente,El agua brota de la fuente.
germinar,,place-at en the,,,semilla/germinar/,La semilla germina.
marchitarse,,place-at en the,,achievement,flores/marchitarse/,Las flores se marchitan.
pudrirse,,place-at en the: where furniture; topic con the: drink weather,,achievement,manzana/pudrirse/,La manzana se pudre.
talar,,object - the,,,leñador/talar/árbol,El leñador tala el árbol.
trasplantar,,object - the; recipient a,,,abuela/trasplantar/rosal,La abuela trasplanta el rosal.
abonar,,object - the,,,abuelo/abonar/huerto,El abuelo abona el huerto.
rastrillar,,place-at en the: where; object - the; instrument con the: =rastrillo,,,abuelo/rastrillar/hojas,El abuelo rastrilla las hojas.
arar,,object - the; instrument con,,,granjero/arar/campo,El granjero ara el campo.
segar,,object - the,,,abuelo/segar/hierba,El abuelo siega la hierba.
vendimiar,,object - the; place-at en the: where event,,,tío/vendimiar/uvas,Mi tío vendimia las uvas.
echar raíces,,,,,planta/echar raíces/,La planta echa raíces.
roncar,,place-at en the: where furniture =siesta,,,papá/roncar/,Papá ronca.
rascarse,,object - the: body,,,gato/rascarse/cabeza,El gato se rasca la cabeza.
temblar,affecting,object - the: body; topic de -: =frío =miedo =nervios =emoción =rabia =fiebre =pánico =terror =cansancio =angustia =hambre =dolor =alegría =risa =pena,,,perro/temblar/,El perro tiembla.
tropezar,,place-at en the: where; company con; topic con a: =piedra =escalón =raíz =bordillo =cable; topic con the,,achievement,niño/tropezar/,El niño tropieza.
tumbarse,,place-at en the: furniture where,,,yo/tumbarse/cama,Yo me tumbo en la cama.
vigilar,,object - the,,,mamá/vigilar/niño,Mamá vigila al niño.
tener miedo,,topic a the,de subjunctive,state,yo/tener/miedo perro,Yo tengo miedo a los perros.
tener ganas,,topic de -,de subjunctive,state,yo/tener/ganas jugar,Yo tengo ganas de jugar.
tener dolor,,topic de -,,state,niña/tener/dolor cabeza,La niña tiene dolor de cabeza.
tener cuidado,,topic con the,de,state,tú/tener/cuidado coche,Tú tienes cuidado con el coche.
tener tiempo,,topic para the,para,state,mamá/tener/tiempo jugar,Mamá tiene tiempo para jugar.
tener permiso,,,para,state,yo/tener/permiso salir,Yo tengo permiso para salir.
tener prisa,,,por,state,papá/tener/prisa llegar,Papá tiene prisa por llegar.
tener vergüenza,,topic de the,de subjunctive,state,niño/tener/vergüenza hablar,El niño tiene vergüenza de hablar.
tener alergia,,topic a the,,state,yo/tener/alergia leche,Yo tengo alergia a la leche.
tener hambre,,topic de -,,state,yo/tener/hambre,Yo tengo hambre.
sentir miedo,,topic de the,de,,yo/sentir/miedo perro,Yo siento miedo del perro.
huir,,place-from de the: where; topic de the,,,ratón/huir/gato,El ratón huye del gato.
escapar,,place-from de the: where; topic de the,,achievement,perro/escapar/jardín,El perro se escapa del jardín.
escaparse,,place-at por the: =ventana =puerta =valla; place-from de the: where; topic de the; company con,,achievement,gato/escaparse/casa,El gato se escapa de casa.
confiar,,topic en the,en subjunctive,,yo/confiar/mamá,Yo confío en mamá.
casarse,,company con,,,tía/casarse/Luis,La tía se casa con Luis.
divorciarse,,company de,,,tía/divorciarse/Luis,La tía se divorcia de Luis.
quejarse,,topic de the,de subjunctive,,niño/quejarse/ruido,El niño se queja del ruido.
atreverse,,company con,a,,niña/atreverse/saltar,La niña se atreve a saltar.
obligar,,object: being,a,,mamá/obligar/niño comer,Mamá obliga al niño a comer.
caber,,place-at por the: =puerta =puertas =ventana =hueco =agujero =pasillo =escalera =rendija; place-at en the; recipient a,,state,libro/caber/mochila,El libro cabe en la mochila.
tardar,,object - -: duration =mucho =poco; place-at en the: where,en,,papá/tardar/llegar,Papá tarda en llegar.
enamorarse,,topic de the,,,niña/enamorarse/niño,La niña se enamora del niño.
parecerse,,topic a the,,state,yo/parecerse/papá,Yo me parezco a papá.
chocar,,topic con a: =farola =moto =bici =camión =muro; company con the; topic con the; instrument con the: vehicle,,achievement,coche/chocar/árbol,El coche choca con el árbol.
fijarse,,topic en the,,,yo/fijarse/dibujo,Yo me fijo en el dibujo.
burlarse,,place-at en -: =clase; place-at en the: where; topic de the,,,niño/burlarse/niña,El niño se burla de la niña.
dejar de,modal,,bare,,niño/dejar de/llorar,El niño deja de llorar.
acabar de,modal,,bare,,yo/acabar de/comer,Yo acabo de comer.
darse cuenta,,topic de the,de,,yo/darse cuenta/error,Yo me doy cuenta del error.
hacer falta,experiencer,object,bare subjunctive,state,yo/hacer falta/lápiz,A mí me hace falta un lápiz.
dar asco,experiencer,object - the,bare subjunctive,,niña/dar asco/araña,A la niña le da asco la araña.
dar pena,experiencer,object - the,bare subjunctive,,yo/dar pena/perro,A mí me da pena el perro.
dar vergüenza,experiencer,object - the,bare subjunctive,,niño/dar vergüenza/cantar,Al niño le da vergüenza cantar.
dar igual,experiencer,object - the,bare subjunctive,state,yo/dar igual/color,A mí me da igual el color.
dar risa,experiencer,object - the,bare subjunctive,,yo/dar risa/payaso,A mí me da risa el payaso.
dar rabia,experiencer,object - the,bare subjunctive,,yo/dar rabia/perder,A mí me da rabia perder.
dar sueño,experiencer,object - the,bare,state,bebé/dar sueño/música,Al bebé le da sueño la música.
dar envidia,experiencer,object - the,bare subjunctive,,niña/dar envidia/bicicleta,A la niña le da envidia la bicicleta.
dar alegría,experiencer,object - the,bare subjunctive,state,yo/dar alegría/visita,A mí me da alegría la visita.
dar pánico,experiencer,object - the,bare,state,yo/dar pánico/avión,A mí me da pánico el avión.
dar gusto,experiencer,object - the,bare subjunctive,state,yo/dar gusto/ducha,A mí me da gusto la ducha.
dar grima,experiencer,object - the,bare,state,yo/dar grima/tiza,A mí me da grima la tiza.
dar mareo,experiencer,object - the,bare,state,yo/dar mareo/barco,A mí me da mareo el barco.
dar alergia,experiencer,object - the,bare,state,yo/dar alergia/polen,A mí me da alergia el polen.
dar calambre,,recipient a,,,enchufe/dar calambre/niño,El enchufe le da calambre al niño.
dar fiebre,,recipient a,,,vacuna/dar fiebre/niña,La vacuna le da fiebre a la niña.
dar apuro,experiencer,object - the,bare subjunctive,state,yo/dar apuro/pedir,A mí me da apuro pedir.
dar suerte,experiencer,object - the,bare,state,yo/dar suerte/calcetines,A mí me dan suerte los calcetines.
dar trabajo,,recipient a,,,bebé/dar trabajo/mamá,El bebé le da trabajo a mamá.
dar lo mismo,experiencer,object - the,bare subjunctive,state,yo/dar lo mismo/color,A mí me da lo mismo el color.
dar tiempo,experiencer,topic a the,a,,yo/dar tiempo/comer,A mí me da tiempo a comer.
costar trabajo,experiencer,object - the,bare,,niño/costar trabajo/leer,Al niño le cuesta trabajo leer.
traer suerte,,recipient a,,,gorra/traer suerte/niño,La gorra le trae suerte al niño.
sentar bien,experiencer,object - the,bare,,yo/sentar bien/sopa,A mí me sienta bien la sopa.
sentar mal,experiencer,object - the,bare,,niño/sentar mal/leche,Al niño le sienta mal la leche.
caer bien,experiencer,object - the,,,yo/caer bien/maestra,A mí me cae bien la maestra.
caer fatal,experiencer,object - the,,state,yo/caer fatal/vecino,A mí me cae fatal el vecino.
caer genial,experiencer,object - the,,state,yo/caer genial/profesora,A mí me cae genial la profesora.
caer fenomenal,experiencer,object - the,,state,yo/caer fenomenal/monitor,A mí me cae fenomenal el monitor.
caer regular,experiencer,object - the,,state,yo/caer regular/jefe,A mí me cae regular el jefe.
caer mal,experiencer,object - the,,,yo/caer mal/niño,A mí me cae mal el niño.
ir bien,experiencer,object - the,bare subjunctive,,yo/ir bien/cambio,A mí me va bien el cambio.
ir mal,experiencer,object - the,bare subjunctive,,yo/ir mal/cambio,A mí me va mal el cambio.
ir genial,experiencer,object - the,bare subjunctive,state,yo/ir genial/cambio,A mí me va genial el cambio.
parecer genial,experiencer,object - the,bare subjunctive,state,yo/parecer genial/plan,A mí me parece genial el plan.
sentar genial,experiencer,object - the,bare,state,yo/sentar genial/café,A mí me sienta genial el café.
venir genial,experiencer,object - the,bare subjunctive,state,yo/venir genial/cambio,A mí me viene genial el cambio.
salir genial,experiencer,object - the,,,yo/salir genial/tarta,A mí me sale genial la tarta.
quedar genial,experiencer,object - the,,,niña/quedar genial/vestido,A la niña le queda genial el vestido.
ir fatal,experiencer,object - the,bare subjunctive,state,yo/ir fatal/cambio,A mí me va fatal el cambio.
parecer fatal,experiencer,object - the,bare subjunctive,state,yo/parecer fatal/plan,A mí me parece fatal el plan.
sentar fatal,experiencer,object - the,bare,state,yo/sentar fatal/café,A mí me sienta fatal el café.
venir fatal,experiencer,object - the,bare subjunctive,state,yo/venir fatal/cambio,A mí me viene fatal el cambio.
salir fatal,experiencer,object - the,,,yo/salir fatal/tarta,A mí me sale fatal la tarta.
quedar fatal,experiencer,object - the,,state,niña/quedar fatal/vestido,A la niña le queda fatal el vestido.
ir mejor,experiencer,object - the,bare subjunctive,state,yo/ir mejor/cambio,A mí me va mejor el cambio.
parecer mejor,experiencer,object - the,bare subjunctive,state,yo/parecer mejor/plan,A mí me parece mejor el plan.
caer mejor,experiencer,object - the,,state,yo/caer mejor/vecina,A mí me cae mejor la vecina.
sentar mejor,experiencer,object - the,bare,state,yo/sentar mejor/café,A mí me sienta mejor el café.
venir mejor,experiencer,object - the,bare subjunctive,state,yo/venir mejor/cambio,A mí me viene mejor el cambio.
salir mejor,experiencer,object - the,,,yo/salir mejor/tarta,A mí me sale mejor la tarta.
quedar mejor,experiencer,object - the,,state,niña/quedar mejor/vestido,A la niña le queda mejor el vestido.
ir peor,experiencer,object - the,bare subjunctive,state,yo/ir peor/cambio,A mí me va peor el cambio.
parecer peor,experiencer,object - the,bare subjunctive,state,yo/parecer peor/plan,A mí me parece peor el plan.
caer peor,experiencer,object - the,,state,yo/caer peor/vecina,A mí me cae peor la vecina.
sentar peor,experiencer,object - the,bare,state,yo/sentar peor/café,A mí me sienta peor el café.
venir peor,experiencer,object - the,bare subjunctive,state,yo/venir peor/cambio,A mí me viene peor el cambio.
salir peor,experiencer,object - the,,,yo/salir peor/tarta,A mí me sale peor la tarta.
quedar peor,experiencer,object - the,,state,niña/quedar peor/vestido,A la niña le queda peor el vestido.
ir regular,experiencer,object - the,bare subjunctive,state,yo/ir regular/cambio,A mí me va regular el cambio.
parecer regular,experiencer,object - the,bare subjunctive,state,yo/parecer regular/plan,A mí me parece regular el plan.
sentar regular,experiencer,object - the,bare,state,yo/sentar regular/café,A mí me sienta regular el café.
venir regular,experiencer,object - the,bare subjunctive,state,yo/venir regular/cambio,A mí me viene regular el cambio.
salir regular,experiencer,object - the,,,yo/salir regular/tarta,A mí me sale regular la tarta.
quedar regular,experiencer,object - the,,state,niña/quedar regular/vestido,A la niña le queda regular el vestido.
fascinar,experiencer,object - the,bare subjunctive,state,niño/fascinar/trenes,Al niño le fascinan los trenes.
atraer,affecting,object - the,bare,state,yo/atraer/trenes,A mí me atraen los trenes.
repugnar,experiencer,object - the,bare,state,yo/repugnar/olor,A mí me repugna el olor.
hacer feliz,affecting,object - the,bare,,yo/hacer feliz/música,A mí me hace feliz la música.
apasionar,experiencer,object - the,bare,state,papá/apasionar/fútbol,A papá le apasiona el fútbol.
chiflar,experiencer,object - the,bare,state,yo/chiflar/chocolate,A mí me chifla el chocolate.
agradar,experiencer,object - the,bare subjunctive,state,abuela/agradar/música,A la abuela le agrada la música.
desagradar,experiencer,object - the,bare subjunctive,state,yo/desagradar/olor,A mí me desagrada el olor.
convenir,experiencer,object - the,bare subjunctive,state,tú/convenir/descansar,A ti te conviene descansar.
venir bien,experiencer,object - the,bare subjunctive,state,yo/venir bien/descanso,A mí me viene bien el descanso.
venir mal,experiencer,object - the,bare subjunctive,state,yo/venir mal/cita,A mí me viene mal la cita.
tocar la lotería,experiencer,,,,tío/tocar la lotería/,A mi tío le toca la lotería.
sobrar,experiencer,object - -: =tiempo =dinero =fuerzas =ganas; object,,state,yo/sobrar/pan,A mí me sobra pan.
bastar,experiencer,object - the,bare,state,yo/bastar/esto,A mí me basta esto.
aburrir,affecting,object - the,bare,,yo/aburrir/clase,A mí me aburre la clase.
preocupar,affecting,object - the,bare subjunctive,state,mamá/preocupar/dinero,A mamá le preocupa el dinero.
alegrar,affecting,object - the,bare subjunctive,,abuela/alegrar/visita,A la abuela le alegra la visita.
ilusionar,affecting,object - the,bare subjunctive,,niño/ilusionar/viaje,Al niño le ilusiona el viaje.
decepcionar,affecting,object - the,bare subjunctive,,niño/decepcionar/fiesta,Al niño le decepciona la fiesta.
frustrar,affecting,object - the,bare subjunctive,,niño/frustrar/ruido,Al niño le frustra el ruido.
agobiar,affecting,object - the,bare subjunctive,,niño/agobiar/ruido,Al niño le agobia el ruido.
estresar,affecting,object - the,bare subjunctive,,niño/estresar/ruido,Al niño le estresa el ruido.
angustiar,affecting,object - the,bare subjunctive,,niño/angustiar/ruido,Al niño le angustia el ruido.
inquietar,affecting,object - the,bare subjunctive,,niño/inquietar/ruido,Al niño le inquieta el ruido.
impresionar,affecting,object - the,bare subjunctive,,niño/impresionar/ruido,Al niño le impresiona el ruido.
conmover,affecting,object - the,bare subjunctive,,niño/conmover/película,Al niño le conmueve la película.
irritar,affecting,object - the,bare subjunctive,,niño/irritar/ruido,Al niño le irrita el ruido.
cabrear,affecting,object - the,bare subjunctive,,papá/cabrear/atasco,A papá le cabrea el atasco.
fastidiar,affecting,object - the,bare subjunctive,,niño/fastidiar/ruido,Al niño le fastidia el ruido.
ofender,affecting,object - the,bare subjunctive,,tía/ofender/broma,A la tía le ofende la broma.
desesperar,affecting,object - the,bare subjunctive,,niño/desesperar/ruido,Al niño le desespera el ruido.
desanimar,affecting,object - the,bare,,niña/desanimar/derrota,A la niña le desanima la derrota.
deprimir,affecting,object - the,bare subjunctive,,niño/deprimir/ruido,Al niño le deprime el ruido.
asombrar,affecting,object - the,bare,,yo/asombrar/estrellas,A mí me asombran las estrellas.
horrorizar,affecting,object - the,bare subjunctive,,niño/horrorizar/ruido,Al niño le horroriza el ruido.
incomodar,affecting,object - the,bare subjunctive,,niño/incomodar/ruido,Al niño le incomoda el ruido.
aterrorizar,affecting,object - the,bare,,niño/aterrorizar/tormenta,Al niño le aterroriza la tormenta.
aterrar,affecting,object - the,bare,,niña/aterrar/oscuridad,A la niña le aterra la oscuridad.
impactar,affecting,object - the,bare,,yo/impactar/película,A mí me impacta la película.
entretener,affecting,object - the,bare,,abuelo/entretener/crucigrama,Al abuelo le entretiene el crucigrama.
enternecer,affecting,object - the,bare,,abuela/enternecer/cuento,A la abuela le enternece el cuento.
reconfortar,affecting,object - the,bare,,yo/reconfortar/sopa,A mí me reconforta la sopa.
motivar,affecting,object - the,bare subjunctive,,niño/motivar/música,Al niño le motiva la música.
obsesionar,affecting,object - the,bare subjunctive,,niño/obsesionar/ruido,Al niño le obsesiona el ruido.
atemorizar,affecting,object - the,bare subjunctive,,niño/atemorizar/ruido,Al niño le atemoriza el ruido.
enloquecer,affecting,object - the,bare,,abuela/enloquecer/música,A la abuela le enloquece la música.
intrigar,affecting,object - the,bare subjunctive,,niño/intrigar/cuento,Al niño le intriga el cuento.
enfadar,affecting,object - the,bare subjunctive,,papá/enfadar/ruido,A papá le enfada el ruido.
enojar,affecting,object - the,bare subjunctive,,papá/enojar/ruido,A papá le enoja el ruido.
sorprender,affecting,object - the; instrument con,bare subjunctive,,yo/sorprender/regalo,A mí me sorprende el regalo.
emocionar,affecting,object - the,bare subjunctive,,niña/emocionar/fiesta,A la niña le emociona la fiesta.
entristecer,affecting,object - the,bare subjunctive,,yo/entristecer/noticia,A mí me entristece la noticia.
cansar,affecting,object - the,bare,,abuelo/cansar/escalera,Al abuelo le cansa la escalera.
relajar,affecting,object - the,bare,,yo/relajar/música,A mí me relaja la música.
tranquilizar,affecting,object - the,bare subjunctive,,bebé/tranquilizar/música,Al bebé le tranquiliza la música.
animar,affecting,object - the,a bare,,yo/animar/música,A mí me anima la música.
disgustar,affecting,object - the,bare subjunctive,,mamá/disgustar/ruido,A mamá le disgusta el ruido.
marear,affecting,object - the,bare,,niño/marear/olor,Al niño le marea el olor.
sospechar,,topic de the,,state,mamá/sospechar/niño,Mamá sospecha del niño.
dudar,,topic de the,de subjunctive,,yo/dudar/cuento,Yo dudo del cuento.
depender,,topic de the,,state,yo/depender/mamá,Yo dependo de mamá.
carecer,,topic de -,,state,casa/carecer/luz,La casa carece de luz.
consistir,,topic en the,en,state,juego/consistir/correr,El juego consiste en correr.
insistir,,topic en the,en subjunctive,,niño/insistir/jugar,El niño insiste en jugar.
participar,,topic en the: activity event game sport; company con,,,niña/participar/carrera,La niña participa en la carrera.
colaborar,,company con; topic en the,en,,yo/colaborar/maestra,Yo colaboro con la maestra.
concentrarse,,topic con the: =música =ruido =tele =gritos =radio; topic en the,en,,niño/concentrarse/dibujo,El niño se concentra en el dibujo.
interesarse,,topic por the,por subjunctive,,niña/interesarse/animales,La niña se interesa por los animales.
preocuparse,,topic por the,por subjunctive,,mamá/preocuparse/abuela,Mamá se preocupa por la abuela.
disculparse,,place-at en the: where; company con; topic por the,por,,niño/disculparse/maestra,El niño se disculpa con la maestra.
esforzarse,,topic en the,por subjunctive,,niña/esforzarse/aprender,La niña se esfuerza por aprender.
luchar,,company con; topic contra the: illness nature =hambre =injusticia =racismo =acoso =pobreza =enemigo; topic por the; place-at en the: =guerra =batalla =torneo,por subjunctive,,bombero/luchar/incendio,El bombero lucha contra el incendio.
optar,,topic por the,por,,niño/optar/fútbol,El niño opta por el fútbol.
votar,,place-at en the: event =elecciones =referéndum =colegio =pleno =asamblea; topic por the; topic a the,,,yo/votar/,Yo voto.
gobernar,,object - the,,,presidenta/gobernar/país,La presidenta gobierna el país.
presidir,,object - the,,,alcalde/presidir/reunión,El alcalde preside la reunión.
exigir,,object; recipient a,bare subjunctive,,cliente/exigir/dinero,El cliente exige dinero.
reclamar,,object; recipient a,,,viajero/reclamar/maleta,El viajero reclama una maleta.
reivindicar,,object,,,obreros/reivindicar/derechos,Los obreros reivindican derechos.
pactar,,object; company con,,,partidos/pactar/acuerdo,Los partidos pactan un acuerdo.
declarar,,topic en the: =juicio; object; recipient a; topic contra the: =acusado,,,testigo/declarar/juicio,El testigo declara en el juicio.
detener,,object - the,,,policía/detener/ladrón,El policía detiene al ladrón.
detenerse,,place-at en the; place-at en the: =semáforo =stop =esquina =cruce,,,autobús/detenerse/parada,El autobús se detiene en la parada.
arrestar,,object - the,,,soldados/arrestar/rey,Los soldados arrestan al rey.
encarcelar,,object - the,,,juez/encarcelar/asesino,El juez encarcela al asesino.
juzgar,,object - the,,,jueza/juzgar/acusado,La jueza juzga al acusado.
condenar,,object - the; topic a,,,juez/condenar/ladrón,El juez condena al ladrón.
absolver,,object - the,,,juez/absolver/acusado,El juez absuelve al acusado.
liberar,,object - the,,,niño/liberar/pájaro,El niño libera al pájaro.
invadir,,object - the,,,hormigas/invadir/cocina,Las hormigas invaden la cocina.
conquistar,,object - the,,,romanos/conquistar/país,Los romanos conquistan el país.
bombardear,,object - the,,,avión/bombardear/ciudad,El avión bombardea la ciudad.
representar,,object - the,,,niños/representar/obra,Los niños representan la obra.
autorizar,,object - the,bare subjunctive,,mamá/autorizar/excursión,Mamá autoriza la excursión.
rezar,,recipient a: =Dios =Jesús =Virgen =la_Virgen; place-at en the: where; topic por the,,,abuela/rezar/,La abuela reza.
brindar,,place-at en the: where; instrument con -: drink; topic por the; company con; topic por the: =año =año_nuevo =salud =novios =abuelo =abuela =amigos =cumpleaños,,,nosotros/brindar/,Nosotros brindamos.
protestar,,place-at en the: where; topic por the,,,niño/protestar/,El niño protesta.
acostumbrarse,,topic a the,a subjunctive,,perro/acostumbrarse/casa,El perro se acostumbra a la casa.
adaptarse,,topic a the,a,,niña/adaptarse/colegio,La niña se adapta al colegio.
dedicarse,,topic a the,a,state,papá/dedicarse/cocinar,Papá se dedica a cocinar.
negarse,,topic a the,a subjunctive,,niño/negarse/comer,El niño se niega a comer.
decidirse,,topic por the,a,,ella/decidirse/saltar,Ella se decide a saltar.
disponerse,,,a,,papá/disponerse/salir,Papá se dispone a salir.
apuntarse,,topic a -: =natación =gimnasia =judo =kárate =baloncesto =inglés =baile =ballet =teatro =música =pintura =danza =atletismo =tenis =ajedrez =clases; topic a the,a,,niño/apuntarse/fútbol,El niño se apunta al fútbol.
unirse,,company a; topic a the,a,,niña/unirse/grupo,La niña se une al grupo.
asistir,,place-to a the: where event activity meal,,,nosotros/asistir/fiesta,Nosotros asistimos a la fiesta.
pertenecer,,topic a the,,state,libro/pertenecer/niña,El libro pertenece a la niña.
oponerse,,topic a the,a subjunctive,,mamá/oponerse/,Mamá se opone.
referirse,,topic a the,,,yo/referirse/perro,Yo me refiero al perro.
resistirse,,topic a the,a,,perro/resistirse/salir,El perro se resiste a salir.
renunciar,,topic a the,a,,él/renunciar/premio,Él renuncia al premio.
saber a,,object - -,,state,helado/saber a/fresa,El helado sabe a fresa.
sonar a,,object - -,,state,plan/sonar a/mentira,El plan suena a mentira.
oler a,,object - -,,state,cocina/oler a/pan,La cocina huele a pan.
ponerse a,modal,,bare,,niña/ponerse a/cantar,La niña se pone a cantar.
echarse a,modal,,bare,,bebé/echarse a/llorar,El bebé se echa a llorar.
estar a punto de,modal,,bare,state,tren/estar a punto de/salir,El tren está a punto de salir.
tener que ver,,company con; topic con the,,state,esto/tener que ver/yo,Esto tiene que ver conmigo.
haber que,existential,,bare,state,/haber que/comer,Hay que comer.
animarse,,topic con the: music; topic con a: =canción =abrazo =cuento =baño =juego =película; topic con the,a,,niña/animarse/bailar,La niña se anima a bailar.
ofrecerse,,,a,,yo/ofrecerse/ayudar,Yo me ofrezco a ayudar.
arrepentirse,,topic de the,de subjunctive,,niño/arrepentirse/,El niño se arrepiente.
avergonzarse,,topic de the,de subjunctive,,niña/avergonzarse/,La niña se avergüenza.
despedirse,,company de,,,niño/despedirse/abuela,El niño se despide de la abuela.
fiarse,,topic de the; place-at en -: =internet =Internet,,,niño/fiarse/perro,El niño se fía del perro.
desconfiar,,topic de the,,,abuela/desconfiar/vecino,La abuela desconfía del vecino.
reconciliarse,,company con,,,niña/reconciliarse/amiga,La niña se reconcilia con su amiga.
enemistarse,,company con,,,vecino/enemistarse/papá,El vecino se enemista con papá.
confesarse,,company con,,,abuela/confesarse/cura,La abuela se confiesa con el cura.
contar con,,object - the,,,equipo/contar con/niño,El equipo cuenta con el niño.
declararse,,recipient a,,,hermano/declararse/chica,Mi hermano se le declara a la chica.
comprometerse,,company con; topic con the,a,,papá/comprometerse/ayudar,Papá se compromete a ayudar.
coquetear,,company con,,,tía/coquetear/vecino,La tía coquetea con el vecino.
ligar,,company con; place-at en the,,,hermano/ligar/chica,Mi hermano liga con la chica.
seducir,,object - the,,,príncipe/seducir/princesa,El príncipe seduce a la princesa.
piropear,,object - the,,,abuelo/piropear/abuela,El abuelo piropea a la abuela.
cogerse de la mano,,company de,,,niños/cogerse de la mano/,Los niños se cogen de la mano.
darse la mano,,company con,,,niño/darse la mano/abuelo,El niño se da la mano con el abuelo.
darse un beso,,company con,,,papá/darse un beso/mamá,Papá se da un beso con mamá.
darse un abrazo,,company con,,,hermano/darse un abrazo/primo,Mi hermano se da un abrazo con mi primo.
hacerse cargo,,topic de the,de,,abuela/hacerse cargo/niños,La abuela se hace cargo de los niños.
ponerse de acuerdo,,company con; topic en the,para,,papá/ponerse de acuerdo/mamá,Papá se pone de acuerdo con mamá.
hacer amigos,,place-at en the,,,niña/hacer amigos/colegio,La niña hace amigos en el colegio.
aislarse,,topic de the; place-at en the: where,,,niño/aislarse/compañeros,El niño se aísla de los compañeros.
integrarse,,topic en the,,,niña/integrarse/clase,La niña se integra en la clase.
juntarse,,place-at en -: =casa; company con; place-at en the,,,amigos/juntarse/plaza,Mis amigos se juntan en la plaza.
encariñarse,,topic con the,,,niña/encariñarse/gato,La niña se encariña con el gato.
convivir,,company con,,,perro/convivir/gato,El perro convive con el gato.
pasar el rato,,company con; place-at en the,,,abuelo/pasar el rato/amigos,El abuelo pasa el rato con sus amigos.
pasar el tiempo,,company con; place-at en the,,,abuelo/pasar el tiempo/huerto,El abuelo pasa el tiempo en el huerto.
hacer planes,,company con; topic para the: =verano =fin_de_semana =vacaciones =mañana =Navidad =domingo =sábado; place-at en the: where; topic para the,,,amigas/hacer planes/viaje,Mis amigas hacen planes para el viaje.
dialogar,,company con; topic sobre the,,,papá/dialogar/maestra,Papá dialoga con la maestra.
debatir,,company con; topic sobre the,,,alumnos/debatir/clima,Los alumnos debaten sobre el clima.
chismear,,company con; place-at en the: where; topic de the,,,vecinas/chismear/,Las vecinas chismean.
cotillear,,company con; place-at en the: where; topic sobre the,,,vecinas/cotillear/tía,Las vecinas cotillean con la tía.
chusmear,,company con; place-at por the: =ventana; topic sobre the: being event,,,vecina/chusmear/ventana,La vecina chusmea por la ventana.
adular,,object - the,,,chico/adular/chica,El chico adula a la chica.
alabar,,object - the,,,maestra/alabar/alumna,La maestra alaba a la alumna.
elogiar,,object - the,,,jefa/elogiar/trabajo,La jefa elogia el trabajo.
halagar,,object - the,,,chico/halagar/chica,El chico halaga a la chica.
respaldar,,object - the,,,equipo/respaldar/entrenador,El equipo respalda al entrenador.
tutear,,object - the,,,yo/tutear/maestra,Yo tuteo a la maestra.
tomar en serio,,object - the,,,maestra/tomar en serio/alumno,La maestra toma en serio al alumno.
encargarse,,topic de the,de subjunctive,,papá/encargarse/cena,Papá se encarga de la cena.
enterarse,,manner - -: =tarde; topic de the,de,,mamá/enterarse/secreto,Mamá se entera del secreto.
hartarse,,topic de the,de subjunctive,,papá/hartarse/ruido,Papá se harta del ruido.
ocuparse,,topic de the,de subjunctive,,abuela/ocuparse/bebé,La abuela se ocupa del bebé.
separarse,,topic de the,,,niña/separarse/mamá,La niña se separa de mamá.
alejarse,,place-from de the: where; topic de the,,,perro/alejarse/casa,El perro se aleja de casa.
aprovecharse,,topic de the,,,él/aprovecharse/niño,Él se aprovecha del niño.
librarse,,topic de the,de,,gato/librarse/perro,El gato se libra del perro.
protegerse,,topic de the; instrument con: clothing,,,niño/protegerse/sol,El niño se protege del sol.
salvar,,object - the; topic de the,,,bombero/salvar/gato,El bombero salva al gato.
salvarse,,topic de the,,,gato/salvarse/,El gato se salva.
rescatar,,object - the; topic de the,,,bombero/rescatar/niña,El bombero rescata a la niña.
reunirse,,company con,,,mamá/reunirse/maestra,Mamá se reúne con la maestra.
encontrarse,,company con; place-at en the: where; attribute,,,yo/encontrarse/amigo,Yo me encuentro con mi amigo.
cruzarse,,company con,,,yo/cruzarse/vecina,Yo me cruzo con la vecina.
pelearse,,place-at en -: =clase; place-at en the: where event =recreo; company con; topic por the,,,niño/pelearse/hermano,El niño se pelea con su hermano.
llevarse bien,,company con,,state,yo/llevarse bien/hermano,Yo me llevo bien con mi hermano.
llevarse mal,,company con,,state,gato/llevarse mal/perro,El gato se lleva mal con el perro.
quedar,affecting,attribute: size; object; company con; place-at en the: where,,,yo/quedar/galletas,A mí me quedan galletas.
chatear,,company con,,,papá/chatear/tía,Papá chatea con la tía.
charlar,,place-at en -: =clase; place-at en the: where; company con; instrument por -: =teléfono =móvil =videollamada =WhatsApp; topic de -: sport subject =política =cine =música =libros =películas =videojuegos =coches =autos; topic de the,,,mamá/charlar/vecina,Mamá charla con la vecina.
hacer las paces,,company con,,,yo/hacer las paces/amigo,Yo hago las paces con mi amigo.
coincidir,,company con,,,yo/coincidir/primo,Yo coincido con mi primo.
competir,,company con; topic en the,,,niño/competir/amigo,El niño compite con su amigo.
comparar,,object - the; topic con the,,,maestra/comparar/dibujos,La maestra compara los dibujos.
combinar,,object - the,,,niña/combinar/colores,La niña combina los colores.
relacionarse,,company con,,,niño/relacionarse/niños,El niño se relaciona con los niños.
comunicarse,,company con; instrument con the: device,,,yo/comunicarse/mamá,Yo me comunico con mamá.
conformarse,,topic con the,con subjunctive,,niña/conformarse/galleta,La niña se conforma con la galleta.
equivocarse,,topic en the: =examen =ejercicio =cuenta =pregunta =respuesta =suma; topic de -,,achievement,yo/equivocarse/autobús,Yo me equivoco de autobús.
abusar,,topic de the,,,él/abusar/azúcar,Él abusa del azúcar.
afeitar,grooming,object - the,,,papá/afeitar/barba,Papá se afeita la barba.
afeitarse,,topic para the: event meal; object - the: body; place-at en the: =espejo =baño,,,papá/afeitarse/barba,Papá se afeita la barba.
rasurarse,,object - the: body; instrument con,,,papá/rasurarse/barba,Papá se rasura la barba.
limarse,,object - the: body; instrument con,,,tía/limarse/uñas,La tía se lima las uñas.
hidratarse,,object - the: body; instrument con,,,mamá/hidratarse/piel,Mamá se hidrata la piel.
maquillarse,,topic de -: =payaso =gato =tigre =bruja =princesa =vampiro =zombi =calavera =mariposa; place-at en the: vehicle; topic para the: =trabajo event meal; object - the: body; place-at en the: =espejo =baño,,,mamá/maquillarse/ojos,Mamá se maquilla los ojos.
desmaquillarse,,object - the: body; instrument con,,,tía/desmaquillarse/ojos,La tía se desmaquilla los ojos.
perfumarse,,object - the: body; instrument con,,,tío/perfumarse/colonia,Mi tío se perfuma con colonia.
pintarse,,object - the: body; place-at en the: =espejo =baño; topic para the: event =fiesta =boda =cumpleaños,,,tía/pintarse/uñas,La tía se pinta las uñas.
abrocharse,,place-at en the: vehicle; object - the: clothing =cinturón; object - the,,,niño/abrocharse/abrigo,El niño se abrocha el abrigo.
ponerse el cinturón,,place-at en the,,,niño/ponerse el cinturón/coche,El niño se pone el cinturón en el coche.
ponerse las pilas,,topic con the,,,hermano/ponerse las pilas/,Mi hermano se pone las pilas.
llevar gafas,,,,state,niño/llevar gafas/,El niño lleva gafas.
abrochar,,object - the; recipient a,,,mamá/abrochar/abrigo,Mamá abrocha el abrigo.
desabrocharse,,object - the: clothing; object - the,,,niña/desabrocharse/abrigo,La niña se desabrocha el abrigo.
atarse,,object - the: clothing; object - the,,,niño/atarse/zapatos,El niño se ata los zapatos.
desatar,,object - the: animal; object - the; recipient a,,,mamá/desatar/zapato,Mamá desata el zapato.
calzarse,,object - the: clothing,,,niña/calzarse/botas,La niña se calza las botas.
descalzarse,,,,,niño/descalzarse/,El niño se descalza.
desnudarse,,,,,niño/desnudarse/,El niño se desnuda.
arreglarse,,topic para the: event meal; object - the: body; topic para the: event =fiesta =boda =cumpleaños,,,mamá/arreglarse/,Mamá se arregla.
taparse,,place-at en the: furniture where; topic por the: =frío =calor =ruido =olor =viento =lluvia =sol =humo =luz =tormenta =niebla =nieve =peste =polvo; object - the: body; instrument con the,,,niño/taparse/manta,El niño se tapa con la manta.
tapar,,object - the; instrument con the: =manta =sábana =toalla =mano =tapa =tapón =corcho =tapadera,,,mamá/tapar/niño manta,Mamá tapa al niño con la manta.
destapar,,object - the,,,papá/destapar/botella,Papá destapa la botella.
envolver,,object - the; recipient a; instrument en -: material,,,mamá/envolver/regalo,Mamá envuelve el regalo.
abrigarse,,,,,niña/abrigarse/,La niña se abriga.
arropar,,object - the; instrument con the,,,mamá/arropar/niño manta,Mamá arropa al niño con la manta.
arroparse,,instrument con the,,,niño/arroparse/manta,El niño se arropa con la manta.
destaparse,,place-at en the,,,bebé/destaparse/,El bebé se destapa.
abotonar,,object - the; recipient a,,,mamá/abotonar/abrigo niño,Mamá le abotona el abrigo al niño.
abotonarse,,object - the,,,niño/abotonarse/camisa,El niño se abotona la camisa.
anudar,,object - the; recipient a,,,papá/anudar/corbata,Papá anuda la corbata.
sacarse,,object - the,,,niño/sacarse/zapatos,El niño se saca los zapatos.
disfrazarse,,time en -: =carnaval =Carnaval =Halloween; topic de -,,,niño/disfrazarse/pirata,El niño se disfraza de pirata.
mojar,,object - the; place-at en the: drink =salsa =sopa =yema,,,lluvia/mojar/calle,La lluvia moja la calle.
secar,grooming,object - the; instrument con the: =toalla =secador =trapo,,,papá/secar/platos,Papá seca los platos.
manchar,,object - the; topic de -,,achievement,niño/manchar/camisa,El niño mancha la camisa.
mancharse,,object - the: body clothing; instrument de -: edible =pintura =barro =tinta =sangre,,achievement,niña/mancharse/camisa,La niña se mancha la camisa.
ensuciar,,instrument con the: body clothing =barro =pintura =zapatos =patas =manos =botas; object - the; topic de -,,achievement,perro/ensuciar/sofá,El perro ensucia el sofá.
ensuciarse,,object - the: body clothing; instrument de -: =barro =pintura =tierra =tinta =aceite =grasa =arena =ceniza edible; place-at en the: where,,,niño/ensuciarse/manos,El niño se ensucia las manos.
planchar,,object - the; place-at en the: where; place-at en the: where event; topic para the: =trabajo =boda =fiesta =colegio,,,papá/planchar/camisa,Papá plancha la camisa.
tender,,place-at a the: =sol; place-at en the: =cuerda =tendedero =terraza =balcón =azotea =patio =jardín where; object - the,,,mamá/tender/ropa,Mamá tiende la ropa.
aspirar,,object - the,,,papá/aspirar/alfombra,Papá aspira la alfombra.
recoger,,object - the: room furniture; object - the; place-at en the: =estación =aeropuerto =parada =puerto =portal =esquina; place-from de the: where,,,niño/recoger/juguetes,El niño recoge los juguetes.
hacer daño,,recipient a,,achievement: being,niño/hacer daño/gato,El niño le hace daño al gato.
hacer caso,,recipient a,,,niño/hacer caso/mamá,El niño le hace caso a mamá.
hacer cosquillas,,recipient a,,,papá/hacer cosquillas/bebé,Papá le hace cosquillas al bebé.
hacer ruido,,,,,perro/hacer ruido/,El perro hace ruido.
hacer deporte,,company con,,,mamá/hacer deporte/,Mamá hace deporte.
hacer la compra,,company con,,,papá/hacer la compra/,Papá hace la compra.
hacer la maleta,,company con; topic para the: event,,,mamá/hacer la maleta/,Mamá hace la maleta.
deshacer la maleta,,company con,,,papá/deshacer la maleta/,Papá deshace la maleta.
hacer la digestión,,,,,niño/hacer la digestión/,El niño hace la digestión.
hacer la comunión,,place-at en the: where,,,prima/hacer la comunión/iglesia,Mi prima hace la comunión en la iglesia.
hacer escala,,place-at en,,,avión/hacer escala/París,El avión hace escala en París.
hacer tiempo,,place-at en the,,,papá/hacer tiempo/cafetería,Papá hace tiempo en la cafetería.
hacer juego,,topic con the,,state,bolso/hacer juego/zapatos,El bolso hace juego con los zapatos.
hacer el vago,,place-at en the,,,hermano/hacer el vago/sofá,Mi hermano hace el vago en el sofá.
hacer puente,,,,,papá/hacer puente/,Papá hace puente.
hacerse mayor,,,,,niña/hacerse mayor/,La niña se hace mayor.
hacerse el sordo,,company con the,,,abuelo/hacerse el sordo/,El abuelo se hace el sordo.
hacerse el muerto,,place-at en the: where =agua,,,niña/hacerse el muerto/agua,La niña se hace la muerta en el agua.
hacerse el loco,,company con the,,,hermano/hacerse el loco/,Mi hermano se hace el loco.
hacerse el valiente,,place-at en the: =dentista =médico =hospital where; company con the,,,niño/hacerse el valiente/,El niño se hace el valiente.
hacerse el gracioso,,company con the,,,hermana/hacerse el gracioso/amigas,Mi hermana se hace la graciosa con sus amigas.
hacerse el interesante,,company con the,,,primo/hacerse el interesante/,Mi primo se hace el interesante.
hacerse el enfermo,,,,,niño/hacerse el enfermo/,El niño se hace el enfermo.
hacerse el despistado,,company con the,,,papá/hacerse el despistado/,Papá se hace el despistado.
hacerse el distraído,,company con the,,,mamá/hacerse el distraído/,Mamá se hace la distraída.
tomar prestado,,object - the; place-from de the,,,hermana/tomar prestado/libro,Mi hermana toma prestado el libro.
pedir prestado,,object; recipient a the: being,,,yo/pedir prestado/libro,Yo pido prestado un libro.
hacerse el tonto,,company con,,,hermano/hacerse el tonto/maestra,Mi hermano se hace el tonto con la maestra.
hacerse un lío,,topic con the,,,abuela/hacerse un lío/botones,La abuela se hace un lío con los botones.
hacerse pasar por,,object - the,,,lobo/hacerse pasar por/abuela,El lobo se hace pasar por la abuela.
llegar a ser,copula,attribute,,,ella/llegar a ser/directora,Ella llega a ser directora.
hacerse,,object - a: =café =té =bocadillo =sándwich =trenza =coleta =moño =selfi =análisis =corte =lío; attribute,,,agua/hacerse/hielo,El agua se hace hielo.
dar las gracias,,recipient a; topic por the,,,yo/dar las gracias/maestra,Yo le doy las gracias a la maestra.
dar un beso,,recipient a; topic en the: body; place-at en the: where event; topic por the: =cumpleaños =santo,,,niña/dar un beso/mamá,La niña le da un beso a mamá.
dar un abrazo,,recipient a; topic por the: =cumpleaños =santo; place-at en the: where event,,,yo/dar un abrazo/papá,Yo le doy un abrazo a papá.
dar un paseo,,manner en -: vehicle =bici =barco =coche =tren =moto =patinete =globo; manner a -: =caballo; company con; place-at por the: where nature =río =lago =playa,,,abuelo/dar un paseo/parque,El abuelo da un paseo por el parque.
dar de comer,,recipient a,,,niña/dar de comer/perro,La niña le da de comer al perro.
dar la mano,,recipient a,,,niño/dar la mano/mamá,El niño le da la mano a mamá.
dar la vuelta,,recipient a; topic a the,,,papá/dar la vuelta/tortilla,Papá da la vuelta a la tortilla.
dar permiso,,recipient a,para,,mamá/dar permiso/niño,Mamá le da permiso al niño.
dar patadas,,topic en the: body; recipient a; topic a the,,,niño/dar patadas/pelota,El niño da patadas a la pelota.
tener razón,,,,state,tú/tener razón/,Tú tienes razón.
tener frío,,topic en the: body,,state,niña/tener frío/,La niña tiene frío.
tener sueño,,,,state,bebé/tener sueño/,El bebé tiene sueño.
tener sed,,topic de -,,state,perro/tener sed/,El perro tiene sed.
tener calor,,topic con the: clothing,,state,yo/tener calor/,Yo tengo calor.
tener suerte,,company con; topic en the: event game =examen =vida; topic con the,de subjunctive,,yo/tener suerte/,Yo tengo suerte.
tener éxito,,topic con the,,,ella/tener éxito/,Ella tiene éxito.
tener derecho,,topic a the,a,state,niño/tener derecho/jugar,El niño tiene derecho a jugar.
pedir perdón,,recipient a; topic por the,por,,niño/pedir perdón/mamá,El niño le pide perdón a mamá.
pedir disculpas,,recipient a; topic por the,por,,vecino/pedir disculpas/ruido,El vecino pide disculpas por el ruido.
pedir permiso,,recipient a,para,,niño/pedir permiso/maestra,El niño le pide permiso a la maestra.
dar la razón,,recipient a,,,abuela/dar la razón/mamá,La abuela le da la razón a mamá.
dar ánimos,,recipient a,,,entrenador/dar ánimos/equipo,El entrenador le da ánimos al equipo.
dar un consejo,,recipient a,,,abuela/dar un consejo/mamá,La abuela le da un consejo a mamá.
dar una sorpresa,,recipient a,,,niños/dar una sorpresa/mamá,Los niños le dan una sorpresa a mamá.
dar una noticia,,recipient a,,,papá/dar una noticia/abuela,Papá le da una noticia a la abuela.
dar explicaciones,,recipient a,,,papá/dar explicaciones/policía,Papá le da explicaciones al policía.
dar la bienvenida,,recipient a,,,maestra/dar la bienvenida/alumnos,La maestra les da la bienvenida a los alumnos.
dar las buenas noches,,recipient a,,,niña/dar las buenas noches/papá,La niña le da las buenas noches a papá.
dar los buenos días,,recipient a,,,maestro/dar los buenos días/niños,El maestro les da los buenos días a los niños.
dar la enhorabuena,,recipient a,,,jefa/dar la enhorabuena/mamá,La jefa le da la enhorabuena a mamá.
dar el pésame,,recipient a,,,vecinos/dar el pésame/abuela,Los vecinos le dan el pésame a la abuela.
dar recuerdos,,recipient a,,,tía/dar recuerdos/abuela,La tía le da recuerdos a la abuela.
dar calabazas,,recipient a,,,chica/dar calabazas/chico,La chica le da calabazas al chico.
dar plantón,,recipient a,,,chica/dar plantón/chico,La chica le da plantón al chico.
dar bola,,recipient a,,,chica/dar bola/hermano,La chica le da bola a su hermano.
dar aventón,,recipient a,,,vecino/dar aventón/mamá,El vecino le da aventón a mamá.
hacer compañía,,recipient a,,,perro/hacer compañía/abuelo,El perro le hace compañía al abuelo.
hacer un favor,,recipient a,,,vecina/hacer un favor/mamá,La vecina le hace un favor a mamá.
hacer un regalo,,recipient a; topic por the: =cumpleaños =boda =santo =comunión =día_de_la_madre =día_del_padre =aniversario =Navidad,,,abuela/hacer un regalo/nieta,La abuela le hace un regalo a su nieta.
hacer una pregunta,,recipient a; topic sobre the,,,alumna/hacer una pregunta/maestro,La alumna le hace una pregunta al maestro.
hacer preguntas,,recipient a; topic sobre the,,,periodista/hacer preguntas/alcalde,El periodista le hace preguntas al alcalde.
hacer señas,,recipient a; topic a the,,,policía/hacer señas/coche,El policía hace señas al coche.
hacer sitio,,recipient a,,,señora/hacer sitio/niño,La señora le hace sitio al niño.
hacer recados,,recipient a; place-at en the: where,,,mamá/hacer recados/centro,Mamá hace recados en el centro.
echar un cable,,recipient a,,,tío/echar un cable/papá,Mi tío le echa un cable a papá.
echar piropos,,recipient a,,,tío/echar piropos/abuela,Mi tío le echa piropos a la abuela.
echar un ojo,,recipient a; topic a the,,,vecina/echar un ojo/niños,La vecina les echa un ojo a los niños.
echar un vistazo,,recipient a; topic a the,,,papá/echar un vistazo/coche,Papá echa un vistazo al coche.
echar una ojeada,,recipient a; topic a the,,,mamá/echar una ojeada/revista,Mamá echa una ojeada a la revista.
decir adiós,,place-at desde the: =balcón =ventana =coche =tren =autobús =avión =barco =terraza =puerta; instrument con the: =mano =pañuelo; recipient a,,,bebé/decir adiós/abuela,El bebé le dice adiós a la abuela.
guardar un secreto,,recipient a,,,niña/guardar un secreto/amiga,La niña le guarda un secreto a su amiga.
mandar un mensaje,,recipient a,,,mamá/mandar un mensaje/papá,Mamá le manda un mensaje a papá.
hacer una videollamada,,company con,,,abuela/hacer una videollamada/nieto,La abuela hace una videollamada con su nieto.
hacerse un selfi,,company con; place-at en the,,,hermana/hacerse un selfi/amigas,Mi hermana se hace un selfi con sus amigas.
llamar por teléfono,,object; place-to a the: where,,,abuela/llamar por teléfono/mamá,La abuela llama por teléfono a mamá.
colgar el teléfono,,recipient a,,,tío/colgar el teléfono/tía,Mi tío le cuelga el teléfono a la tía.
ceder el paso,,recipient a,,,coche/ceder el paso/peatón,El coche le cede el paso al peatón.
ceder,,object - the; recipient a,,,niño/ceder/asiento abuela,El niño le cede el asiento a la abuela.
poner nombre,,recipient a; recipient a the: toy thing vehicle,,,niña/poner nombre/gato,La niña le pone nombre al gato.
poner una multa,,recipient a; topic a the,,,policía/poner una multa/papá,El policía le pone una multa a papá.
pasar revista,,recipient a,,,capitán/pasar revista/soldados,El capitán les pasa revista a los soldados.
tocar el timbre,,recipient a; place-at en the,,,niña/tocar el timbre/vecina,La niña le toca el timbre a la vecina.
pedir ayuda,,recipient a,,,yo/pedir ayuda/maestra,Yo le pido ayuda a la maestra.
prestar atención,,recipient a; topic a the,,,niña/prestar atención/maestra,La niña le presta atención a la maestra.
poner la mesa,,company con,,,niño/poner la mesa/,El niño pone la mesa.
montar a caballo,,company con,,,niña/montar a caballo/,La niña monta a caballo.
ir a caballo,,place-to a the: where; company con,,,vaquero/ir a caballo/pueblo,El vaquero va a caballo al pueblo.
saltar a la pata coja,,place-at en the,,,niño/saltar a la pata coja/,El niño salta a la pata coja.
maniobrar,,instrument con the,,,papá/maniobrar/coche,Papá maniobra con el coche.
montarse,,place-at en the: vehicle furniture toy thing device animal,,,niño/montarse/columpio,El niño se monta en el columpio.
sacar fotos,,place-at en the: where =zoo =playa; instrument con the: =móvil =tableta =cámara =teléfono =tablet =dron; topic a the; recipient a,,,papá/sacar fotos/,Papá saca fotos.
sacar buenas notas,,topic en: subject language,,,niña/sacar buenas notas/matemáticas,La niña saca buenas notas en matemáticas.
sacar malas notas,,topic en: subject language,,,niño/sacar malas notas/matemáticas,El niño saca malas notas en matemáticas.
sacar un diente,,recipient a,,,dentista/sacar un diente/niño,El dentista le saca un diente al niño.
poner la radio,,place-at en the,,,abuelo/poner la radio/cocina,El abuelo pone la radio en la cocina.
poner cara,,topic de -: emotion feeling state,,,niño/poner cara/asco,El niño pone cara de asco.
poner un ejemplo,,recipient a; topic de the,,,maestra/poner un ejemplo/niños,La maestra les pone un ejemplo a los niños.
coger el teléfono,,recipient a,,,papá/coger el teléfono/,Papá coge el teléfono.
tomar la palabra,,place-at en the,,,alcalde/tomar la palabra/,El alcalde toma la palabra.
venirse abajo,,,,achievement,casa/venirse abajo/,La casa se viene abajo.
llevar retraso,,,,state,tren/llevar retraso/,El tren lleva retraso.
pasar página,,,,,niña/pasar página/,La niña pasa página.
hacer botellón,,place-at en the,,,jóvenes/hacer botellón/parque,Los jóvenes hacen botellón en el parque.
hacer fotos,,topic a the; recipient a,,,mamá/hacer fotos/,Mamá hace fotos.
ir de compras,,company con; place-at en the: where,,,mamá/ir de compras/tía,Mamá va de compras con la tía.
ir de excursión,,company con; place-to a the: where,,,nosotros/ir de excursión/montaña,Nosotros vamos de excursión a la montaña.
estar de acuerdo,,company con,,state,yo/estar de acuerdo/tú,Yo estoy de acuerdo contigo.
portarse bien,,company con,,,niño/portarse bien/,El niño se porta bien.
portarse mal,,company con,,,niño/portarse mal/,El niño se porta mal.
pasarlo bien,,company con; place-at en the: where event,,,nosotros/pasarlo bien/playa,Nosotros lo pasamos bien en la playa.
pasarlo mal,,company con; place-at en the: where event,,,niña/pasarlo mal/fiesta,La niña lo pasa mal en la fiesta.
hacer cola,,place-at en the: =puerta =entrada =caja where,,,nosotros/hacer cola/cine,Nosotros hacemos cola en el cine.
abrazarse,,company a,,,ellos/abrazarse/,Ellos se abrazan.
besarse,,company con,,,ellos/besarse/,Ellos se besan.
quererse,,,,state,ellos/quererse/,Ellos se quieren.
saludarse,,company con,,,ellos/saludarse/,Ellos se saludan.
conocerse,,company con,,,ellas/conocerse/,Ellas se conocen.
verse,,place-at en the: =espejo =foto =vídeo; company con; attribute,,,nosotros/verse/,Nosotros nos vemos.
hablarse,,company con,,,ellos/hablarse/,Ellos se hablan.
pedirse,,object,,,yo/pedirse/helado,Yo me pido un helado.
comprarse,,object,,,tía/comprarse/coche,La tía se compra un coche.
comerse,,object - the: edible,,,niño/comerse/galleta,El niño se come la galleta.
beberse,,object - the: edible,,,niña/beberse/leche,La niña se bebe la leche.
tomarse,,object - the,,,yo/tomarse/medicina,Yo me tomo la medicina.
llevarse,,object - a: =susto =sorpresa =disgusto =chasco =alegría =decepción =desilusión =premio; object - the,,,papá/llevarse/paraguas,Papá se lleva el paraguas.
guardarse,,object - the; place-at en the,,,niño/guardarse/caramelo,El niño se guarda el caramelo.
quedarse con,,object - the,,,niña/quedarse con/muñeca,La niña se queda con la muñeca.
imaginarse,,object,,,niño/imaginarse/dragón,El niño se imagina un dragón.
inventarse,,object,,,niña/inventarse/cuento,La niña se inventa un cuento.
creerse,,object - the,,,niño/creerse/cuento,El niño se cree el cuento.
sentar,,object - the; place-at en the: furniture =rodillas =rodilla =carrito =trona =suelo,,,papá/sentar/niño silla,Papá sienta al niño en la silla.
acostar,,object - the; place-at en the: furniture,,,mamá/acostar/bebé cama,Mamá acuesta al bebé en la cama.
levantar,,object - the: =persiana =silla =mesa =tapa =toldo =alfombra; object - the; place-from de the: furniture =suelo; object - -: =pesas,,,niño/levantar/mano,El niño levanta la mano.
agacharse,,,,,niña/agacharse/,La niña se agacha.
arrodillarse,,place-at en the: where furniture,,,niño/arrodillarse/,El niño se arrodilla.
apoyarse,,topic en the: person; place-at en the,,,abuelo/apoyarse/bastón,El abuelo se apoya en el bastón.
apoyar,,object - the; place-at en the: furniture =almohada =hombro =pared =cojín =suelo =reposacabezas =reposabrazos =barandilla =rodilla =rodillas,,,yo/apoyar/cabeza,Yo apoyo la cabeza.
inclinarse,,topic ante the: person; place-to hacia the; place-at sobre the: =mesa =cuna,,,niño/inclinarse/,El niño se inclina.
estirarse,,,,,gato/estirarse/,El gato se estira.
estirar,,object - the,,,niña/estirar/brazos,La niña estira los brazos.
doblarse,,object - the: body,,,rama/doblarse/,La rama se dobla.
girarse,,place-to a the: direction; place-to hacia the,,,niño/girarse/,El niño se gira.
darse la vuelta,,,,,niña/darse la vuelta/,La niña se da la vuelta.
darse,,object - a: =baño =ducha =golpe =paseo =vuelta =atracón =susto =capricho =masaje =revolcón =chapuzón; object - the: =mano; object; topic de; company con; place-at en the,,,papá/darse/ducha,Papá se da una ducha.
darse prisa,,,en,,tú/darse prisa/,Tú te das prisa.
darse un golpe,,topic en the: body; topic con the,,,niño/darse un golpe/cabeza,El niño se da un golpe en la cabeza.
ponerse de pie,,,,,niño/ponerse de pie/,El niño se pone de pie.
hacerse pis,,topic de the: =risa; topic de -: =miedo; place-at en the: =pañal =clase =cama; place-at en the: furniture where,,,niño/hacerse pis/cama,El niño se hace pis en la cama.
hacerse caca,,,,,bebé/hacerse caca/,El bebé se hace caca.
hacerse amigo,,company de,,,yo/hacerse amigo/Luis,Yo me hago amigo de Luis.
marearse,,place-at en the: vehicle where,,achievement,niña/marearse/coche,La niña se marea en el coche.
desmayarse,,topic de -: =calor =hambre =dolor =cansancio =miedo =emoción =susto; place-at en the: where,,achievement,abuela/desmayarse/,La abuela se desmaya.
ahogarse,,place-at en the: where nature,,,perro/ahogarse/,El perro se ahoga.
atragantarse,,instrument con a: =espina =hueso =moneda =botón =caramelo =aceituna =miga =canica =pipa; instrument con the: edible,,,niño/atragantarse/pan,El niño se atraganta con el pan.
resfriarse,,,,,niño/resfriarse/,El niño se resfría.
contagiarse,,topic de -: illness; company de,,achievement,hermano/contagiarse/gripe,Mi hermano se contagia de gripe.
contagiar,,object - the: illness; object - the: being; recipient a,,,niño/contagiar/gripe hermana,El niño le contagia la gripe a su hermana.
inflamarse,,,,achievement,tobillo/inflamarse/,El tobillo se inflama.
hincharse,,object - the: body; topic a -: edible,,achievement,pie/hincharse/,El pie se hincha.
infectarse,,,,achievement,herida/infectarse/,La herida se infecta.
cicatrizar,,,,,herida/cicatrizar/,La herida cicatriza.
recaer,,topic en the,,,abuelo/recaer/,El abuelo recae.
moquear,,topic por the: illness,,,niño/moquear/catarro,El niño moquea por el catarro.
rasparse,,object - the: body; topic con the,,achievement,niño/rasparse/rodilla,El niño se raspa la rodilla.
arañarse,,object - the: body; topic con the,,achievement,niño/arañarse/pierna,El niño se araña la pierna.
golpearse,,object - the: body; topic con the; place-at en the: body,,achievement,niña/golpearse/cabeza mesa,La niña se golpea la cabeza con la mesa.
intoxicarse,,topic con the,,achievement,familia/intoxicarse/setas,La familia se intoxica con las setas.
asfixiarse,,topic con the,,achievement,hombre/asfixiarse/humo,El hombre se asfixia con el humo.
envenenar,,object - the; topic con the,,,bruja/envenenar/manzana,La bruja envenena la manzana.
hacerse una herida,,topic en the: body; place-at en the: where event; topic con the,,achievement,niño/hacerse una herida/rodilla,El niño se hace una herida en la rodilla.
perder el equilibrio,,place-at en the,,achievement,abuela/perder el equilibrio/autobús,La abuela pierde el equilibrio en el autobús.
perder el conocimiento,,place-at en the,,achievement,señor/perder el conocimiento/autobús,El señor pierde el conocimiento en el autobús.
tener fiebre,,,,state,niño/tener fiebre/,El niño tiene fiebre.
tener tos,,,,state,bebé/tener tos/,El bebé tiene tos.
tener mocos,,place-at en the: =nariz,,state,niño/tener mocos/,El niño tiene mocos.
tener náuseas,,place-at en the: vehicle where; topic por the,,state,yo/tener náuseas/,Yo tengo náuseas.
tener agujetas,,place-at en the: body,,state,papá/tener agujetas/piernas,Papá tiene agujetas en las piernas.
guardar cama,,topic por -: illness,,,abuelo/guardar cama/gripe,El abuelo guarda cama por gripe.
coger frío,,place-at en the,,achievement,niño/coger frío/parque,El niño coge frío en el parque.
coger aire,,place-at en the,,,nadador/coger aire/,El nadador coge aire.
gemir,,topic de -: =dolor =miedo =placer =frío,,,perro/gemir/dolor,El perro gime de dolor.
sollozar,,place-at en the: furniture where; topic por the,,,niña/sollozar/cama,La niña solloza en la cama.
hacer pucheros,,recipient a; topic por the,,,bebé/hacer pucheros/,El bebé hace pucheros.
guiñar,,object - the: body; recipient a,,,payaso/guiñar/ojo niña,El payaso le guiña el ojo a la niña.
sonrojarse,,topic por the; topic de -: =vergüenza,,,niña/sonrojarse/vergüenza,La niña se sonroja de vergüenza.
pestañear,,,,,niña/pestañear/,La niña pestañea.
morirse,,topic de -: illness state feeling =risa =pena =hambre =sed =miedo =dolor =frío =alegría,,achievement,pez/morirse/,El pez se muere.
morirse de risa,,topic con the,,,niña/morirse de risa/chiste,La niña se muere de risa con el chiste.
morirse de hambre,,,,,yo/morirse de hambre/,Yo me muero de hambre.
morirse de sed,,,,,perro/morirse de sed/,El perro se muere de sed.
morirse de frío,,place-at en the,,,abuela/morirse de frío/calle,La abuela se muere de frío en la calle.
morirse de miedo,,topic con the,,,niño/morirse de miedo/tormenta,El niño se muere de miedo con la tormenta.
partirse de risa,,topic con the,,,niños/partirse de risa/payaso,Los niños se parten de risa con el payaso.
constiparse,,,,,niña/constiparse/,La niña se constipa.
ponerse enfermo,,,,,niño/ponerse enfermo/,El niño se pone enfermo.
ponerse malo,,,,,niño/ponerse malo/,El niño se pone malo.
curarse,,object - the: body; place-at en the: =veterinario =médico where; topic de the,,,niña/curarse/,La niña se cura.
recuperarse,,topic de the,,,abuelo/recuperarse/,El abuelo se recupera.
mejorar,,topic de the: illness =resfriado =gripe; topic en -: =lectura =inglés subject language =conducta; place-at en the: where event; object - the,,,abuela/mejorar/,La abuela mejora.
empeorar,,,,,abuelo/empeorar/,El abuelo empeora.
sangrar,affecting,object - the: body,,,nariz/sangrar/,Me sangra la nariz.
sudar,affecting,object - the: body; topic de -: =calor =miedo =nervios =fiebre,,,papá/sudar/,Papá suda.
tiritar,,place-at en the: where =agua =piscina =mar =calle =cama; topic de -: =frío =miedo =fiebre,,,niño/tiritar/frío,El niño tirita de frío.
babear,,place-at en the,,,bebé/babear/,El bebé babea.
eructar,,,,,niño/eructar/,El niño eructa.
escupir,,object - the; place-at en the: =suelo; place-at en the: where event,,achievement: being,niño/escupir/agua,El niño escupe el agua.
parpadear,,,,,niña/parpadear/,La niña parpadea.
suspirar,,,,,mamá/suspirar/,Mamá suspira.
susurrar,,object; recipient a; place-to a the: =oído; place-at en the: where event,,,niña/susurrar/secreto,La niña susurra un secreto.
silbar,affecting,object - the: =oídos =oído; object: music,,,abuelo/silbar/canción,El abuelo silba una canción.
chillar,,recipient a,,,niña/chillar/,La niña chilla.
aullar,,topic a the: =luna; recipient a,,,lobo/aullar/,El lobo aúlla.
rugir,affecting,object - the: =tripas =tripa =estómago =barriga; recipient a,,,león/rugir/,El león ruge.
gruñir,,recipient a,,,perro/gruñir/gato,El perro le gruñe al gato.
ronronear,,place-at en the,,,gato/ronronear/sofá,El gato ronronea en el sofá.
piar,,place-at en the,,,pollitos/piar/nido,Los pollitos pían en el nido.
rebuznar,,,,,burro/rebuznar/,El burro rebuzna.
balar,,,,,oveja/balar/,La oveja bala.
graznar,,place-at en the,,,cuervo/graznar/árbol,El cuervo grazna en el árbol.
aletear,,,,,mariposa/aletear/,La mariposa aletea.
olfatear,,object - the,,,perro/olfatear/suelo,El perro olfatea el suelo.
relinchar,,,,,caballo/relinchar/,El caballo relincha.
cacarear,,,,,gallina/cacarear/,La gallina cacarea.
croar,,,,,rana/croar/,La rana croa.
mugir,,,,,vaca/mugir/,La vaca muge.
zumbar,affecting,object - the: =oídos =oído =cabeza,,,abeja/zumbar/,La abeja zumba.
sonar,affecting,object - the: =tripas =tripa =estómago =barriga; object - the: =nariz =mocos; place-at en the: where; recipient a,,,teléfono/sonar/,El teléfono suena.
brillar,affecting,object - the: body; place-at en the: where; place-at a the: =sol,,,sol/brillar/,El sol brilla.
lucir,,,,,sol/lucir/,El sol luce.
arder,affecting,object - the: body,,,casa/arder/,La casa arde.
quemar,,object - the; recipient a,,,fuego/quemar/papel,El fuego quema el papel.
explotar,,object - the: =globo =globos =burbuja =pompas,,achievement,globo/explotar/,El globo explota.
estallar,,,,,globo/estallar/,El globo estalla.
hundirse,,place-at en the: where; place-at en the: =tormenta =arena =barro,,,barco/hundirse/,El barco se hunde.
derretirse,,topic por the: =calor; place-at a the: =sol; place-at en the,,,helado/derretirse/sol,El helado se derrite al sol.
evaporarse,,place-at a the: =sol; place-at en the,,,agua/evaporarse/sol,El agua se evapora al sol.
desbordarse,,topic por the: weather,,achievement,río/desbordarse/,El río se desborda.
inundar,,object - the,,,agua/inundar/cocina,El agua inunda la cocina.
contaminar,,object - the,,,fábrica/contaminar/río,La fábrica contamina el río.
derretir,,object - the,,,sol/derretir/nieve,El sol derrite la nieve.
congelarse,,topic de -: =frío; place-at en the: =nieve where,,,lago/congelarse/,El lago se congela.
hervir,,object - the; place-at en the: =comal =sartén =olla =cazuela =horno =plancha =freidora =parrilla =cazo =microondas =cacerola; instrument con -: =aceite =mantequilla =margarina =ajo =manteca; place-at en the: where event,,,mamá/hervir/agua,Mamá hierve el agua.
freír,,object - the: edible; recipient a; place-at en the: =comal =sartén =olla =cazuela =horno =plancha =freidora =parrilla =cazo =microondas =cacerola; instrument con -: =aceite =mantequilla =margarina =ajo =manteca,,,papá/freír/huevo,Papá fríe el huevo.
cocer,,object - the; place-at en the; recipient a,,,mamá/cocer/patatas olla,Mamá cuece las patatas en la olla.
guisar,,object - the: edible; object - the; instrument con -: edible; place-at en the: =comal =sartén =olla =cazuela =horno =plancha =freidora =parrilla =cazo =microondas =cacerola; instrument con -: =aceite =mantequilla =margarina =ajo =manteca; place-at en the: where event,,,abuela/guisar/carne,La abuela guisa la carne.
sofreír,,instrument en -: =aceite =mantequilla; object - the: edible; object - the; instrument con -: edible =aceite; place-at en the: =comal =sartén =olla =cazuela =horno =plancha =freidora =parrilla =cazo =microondas =cacerola; instrument con -: =aceite =mantequilla =margarina =ajo =manteca; place-at en the: where event,,,papá/sofreír/cebolla,Papá sofríe la cebolla.
dorar,,object - the; place-at en the: =comal =sartén =olla =cazuela =horno =plancha =freidora =parrilla =cazo =microondas =cacerola; instrument con -: =aceite =mantequilla =margarina =ajo =manteca; place-at en the: where event,,,mamá/dorar/cebolla,Mamá dora la cebolla.
gratinar,,object - the; place-at en the: where event,,,papá/gratinar/macarrones,Papá gratina los macarrones.
rebozar,,object - the; topic en -: =harina =huevo =pan; place-at en the: where event,,,abuela/rebozar/pescado,La abuela reboza el pescado.
empanar,,object - the; place-at en the: where event,,,papá/empanar/filete,Papá empana el filete.
trocear,,object - the; instrument con; recipient a; place-at en the: where event,,,mamá/trocear/pollo,Mamá trocea el pollo.
espolvorear,,object - -: =azúcar =canela =queso =harina =sal =cacao; place-at en the,,,abuela/espolvorear/azúcar,La abuela espolvorea azúcar.
sazonar,,object - the: edible; object - the; instrument con -: edible =sal =pimienta =especias =hierbas; place-at en the: where event,,,papá/sazonar/carne sal,Papá sazona la carne con sal.
salar,,object - the,,,abuelo/salar/jamón,El abuelo sala el jamón.
aliñar,,object - the: edible; object - the; instrument con -: edible =aceite =vinagre; place-at en the: where event,,,papá/aliñar/ensalada,Papá aliña la ensalada.
rellenar,,object - the: edible; object - the; instrument de -: edible,,,niño/rellenar/ficha,El niño rellena la ficha.
marinar,,object - the: edible; object - the; instrument con -: =limón =vino; place-at en the: where event,,,papá/marinar/pollo,Papá marina el pollo.
congelar,,object - the,,,papá/congelar/pescado,Papá congela el pescado.
descongelar,,object - the; place-at en the,,,mamá/descongelar/carne,Mamá descongela la carne.
endulzar,,object - the; instrument con -: edible,,,abuela/endulzar/café,La abuela endulza el café.
triturar,,object - the; instrument con the; place-at en the: where event,,,mamá/triturar/verdura,Mamá tritura la verdura.
licuar,,object - the; place-at en the: where event,,,tía/licuar/zanahoria,La tía licua la zanahoria.
machacar,,object - the; instrument con the,,,abuela/machacar/ajo,La abuela machaca el ajo.
moler,,object - the; place-at en the: where event,,,papá/moler/café,Papá muele el café.
tamizar,,object - the; place-at en the: where event; topic para the,,,niña/tamizar/harina,La niña tamiza la harina.
colar,,object - the,,,papá/colar/té,Papá cuela el té.
desmenuzar,,object - the; recipient a,,,mamá/desmenuzar/pollo,Mamá desmenuza el pollo.
deshuesar,,object - the,,,carnicero/deshuesar/jamón,El carnicero deshuesa el jamón.
hacer la comida,,recipient a; company con,,,papá/hacer la comida/,Papá hace la comida.
hacer la cena,,recipient a; company con,,,mamá/hacer la cena/,Mamá hace la cena.
echar a perder,,object - the,,,lluvia/echar a perder/fiesta,La lluvia echa a perder la fiesta.
echarse a perder,,topic con the: weather =calor,,,leche/echarse a perder/,La leche se echa a perder.
asar,,object - the: edible; place-at en the: =comal =sartén =olla =cazuela =horno =plancha =freidora =parrilla =cazo =microondas =cacerola =brasas =barbacoa =hoguera; instrument con -: =aceite =mantequilla =margarina =ajo =manteca,,,abuelo/asar/pollo,El abuelo asa el pollo.
hornear,,object - a: =bizcocho =pastel =tarta =pizza; object: edible,,,mamá/hornear/pan,Mamá hornea pan.
pelar,,object - the: edible; recipient a,,,abuela/pelar/naranja,La abuela pela la naranja.
rallar,,object - the: edible; topic para the: dish =pan =macarrones =pasta =pizza =espaguetis =ensalada =tostada; instrument con the: =rallador,,,papá/rallar/queso,Papá ralla el queso.
batir,,object - the: edible; instrument con: =cuchara =tenedor =batidora,,,niña/batir/huevos,La niña bate los huevos.
echar,,object - the: =culpa =bronca; object - -: =fuego =humo; object; topic a the: plant =planta =plantas =flor =flores =árbol; place-at en the; recipient a; place-from de the: where,,,mamá/echar/sal sopa,Mamá echa sal en la sopa.
añadir,,object; place-at a the,,,papá/añadir/azúcar,Papá añade azúcar.
remover,,object - the; instrument con: =cuchara =palo,,,niño/remover/sopa cuchara,El niño remueve la sopa con la cuchara.
verter,,object - the; place-at en the,,,mamá/verter/leche,Mamá vierte la leche.
vaciar,,object - the,,,papá/vaciar/bañera,Papá vacía la bañera.
untar,,object - the; instrument con: =tomate =mantequilla =mermelada =manteca =margarina =miel =nocilla =paté =mayonesa =sobrasada =aceite =crema_de_cacahuete =dulce_de_leche,,,niña/untar/pan mantequilla,La niña unta el pan con mantequilla.
exprimir,,topic para the: =zumo =jugo; object - the; place-at en the: where event,,,papá/exprimir/naranjas,Papá exprime las naranjas.
picotear,,object - the; place-at en the: where event,,,gallina/picotear/pan,La gallina picotea el pan.
devorar,,object - the; place-at en the: where event,,,lobo/devorar/carne,El lobo devora la carne.
alimentar,,object - the; place-at en the: where; instrument con: edible thing,,,granjero/alimentar/vacas,El granjero alimenta a las vacas.
amamantar,,object - the; place-at en the: where event,,,mamá/amamantar/bebé,Mamá amamanta al bebé.
ordeñar,,object - the: animal,,,granjero/ordeñar/vaca,El granjero ordeña a la vaca.
esquilar,,object - the,,,pastor/esquilar/ovejas,El pastor esquila las ovejas.
pastar,,place-at en the,,,vacas/pastar/prado,Las vacas pastan en el prado.
anidar,,place-at en the,,,cigüeña/anidar/torre,La cigüeña anida en la torre.
incubar,,object - the; place-at en the: where event,,,gallina/incubar/huevos,La gallina incuba los huevos.
empollar,,object - the; place-at en the: where event,,,gallina/empollar/huevos,La gallina empolla los huevos.
poner huevos,,place-at en the,,,tortuga/poner huevos/arena,La tortuga pone huevos en la arena.
hibernar,,place-at en the,,,oso/hibernar/cueva,El oso hiberna en la cueva.
migrar,,place-to a the: where direction nature; place-to a the: =norte =sur =oeste,,,aves/migrar/África,Las aves migran a África.
emigrar,,place-to a the: where; place-from de the; place-to a the: =norte =sur =oeste,,,abuelo/emigrar/Alemania,El abuelo emigra a Alemania.
amaestrar,,object - the,,,domador/amaestrar/león,El domador amaestra al león.
adiestrar,,object - the,,,policía/adiestrar/perro,El policía adiestra al perro.
ensillar,,object - the,,,vaquero/ensillar/caballo,El vaquero ensilla al caballo.
enjaular,,object - the,,,domador/enjaular/tigre,El domador enjaula al tigre.
dar de beber,,recipient a,,,niña/dar de beber/perro,La niña le da de beber al perro.
dar el biberón,,recipient a,,,papá/dar el biberón/bebé,Papá le da el biberón al bebé.
dar el pecho,,recipient a,,,mamá/dar el pecho/bebé,Mamá le da el pecho al bebé.
pasear al perro,,company con; place-at por the: where,,,niña/pasear al perro/parque,La niña pasea al perro por el parque.
sacar al perro,,company con; place-to a the: where,,,papá/sacar al perro/parque,Papá saca al perro al parque.
parir,,object; place-at en the: where event,,achievement,gata/parir/gatitos,La gata pare gatitos.
criar,,object,,,abuelo/criar/gallinas,El abuelo cría gallinas.
adoptar,,object,,,nosotros/adoptar/perro,Nosotros adoptamos un perro.
acariciar,,object - the; instrument con the: =mano =dedo,,,niña/acariciar/gato,La niña acaricia al gato.
mimar,,object - the,,,abuela/mimar/nieto,La abuela mima a su nieto.
consolar,,object - the,,,mamá/consolar/niño,Mamá consuela al niño.
calmar,,object - the: =dolor =ansiedad =nervios; instrument con a: =canción =cuento =pastilla =abrazo =beso =caramelo =nana; instrument con the: =chupete =música =voz; object - the; place-at en the: where event,,,papá/calmar/bebé,Papá calma al bebé.
cosquillear,,object - the,,,papá/cosquillear/niño,Papá cosquillea al niño.
pellizcar,grooming,object - the; topic en the: body,,achievement: being,niño/pellizcar/hermano,El niño pellizca a su hermano.
arañar,grooming,object - the; topic en the: body,,achievement,gato/arañar/niña,El gato araña a la niña.
castigar,,object - the; topic por the,,achievement: being,maestra/castigar/niño,La maestra castiga al niño.
regañar,,object - the; topic por the,,achievement: being,papá/regañar/niño,Papá regaña al niño.
reñir,,object: being; company con,,,mamá/reñir/niño,Mamá riñe al niño.
insultar,,object - the,,achievement: being,niño/insultar/niña,El niño insulta a la niña.
herir,,object - the,,achievement,cazador/herir/ciervo,El cazador hiere al ciervo.
lastimar,,object - the,,achievement,niño/lastimar/perro,El niño lastima al perro.
humillar,,object - the,,,jefe/humillar/empleado,El jefe humilla al empleado.
amenazar,,object - the: being; object - the; instrument con,con,,ladrón/amenazar/señora,El ladrón amenaza a la señora.
acusar,,object - the: being; object - the; topic de the,de,,policía/acusar/hombre robo,El policía acusa al hombre del robo.
instruir,,object - the; topic en the,,,profe/instruir/alumno,El profe instruye al alumno.
denunciar,,topic a the: =policía =guardia_civil; object - the,,,yo/denunciar/robo,Yo denuncio el robo.
desalojar,,object - the,,,bombero/desalojar/edificio,El bombero desaloja el edificio.
evacuar,,object - the,,,bombero/evacuar/hospital,El bombero evacua el hospital.
sancionar,,object - the; topic por the,,,jefe/sancionar/trabajador,El jefe sanciona al trabajador.
auxiliar,,object - the,,,bombero/auxiliar/herido,El bombero auxilia al herido.
socorrer,,object - the,,,socorrista/socorrer/niña,El socorrista socorre a la niña.
reanimar,,object - the; place-at en the: where event,,,médica/reanimar/paciente,La médica reanima al paciente.
medicar,,object - the; place-at en the: where event,,,médico/medicar/paciente,El médico medica al paciente.
educar,,object - the; topic en the,,,maestra/educar/niños,La maestra educa a los niños.
amparar,,object - the,,,ley/amparar/trabajador,La ley ampara al trabajador.
secuestrar,,object - the,,,ladrón/secuestrar/niño,El ladrón secuestra al niño.
ridiculizar,,object - the,,,chico/ridiculizar/compañero,El chico ridiculiza al compañero.
abuchear,,object - the,,,público/abuchear/árbitro,El público abuchea al árbitro.
escoltar,,object - the,,,policía/escoltar/presidente,El policía escolta al presidente.
liderar,,object - the,,,capitán/liderar/equipo,El capitán lidera al equipo.
convocar,,object - the,,,jefa/convocar/reunión,La jefa convoca la reunión.
denegar,,object - the; recipient a,,,banco/denegar/préstamo,El banco deniega el préstamo.
timar,,object - the,,,vendedor/timar/cliente,El vendedor tima al cliente.
estafar,,object - the,,,vendedor/estafar/cliente,El vendedor estafa al cliente.
abandonar,,object - the,,,capitán/abandonar/barco,El capitán abandona el barco.
discriminar,,object - the,,,empresa/discriminar/trabajador,La empresa discrimina al trabajador.
marginar,,object - the,,,niños/marginar/compañero,Los niños marginan al compañero.
aislar,,object - the,,,enfermera/aislar/paciente,La enfermera aísla al paciente.
alentar,,object - the,a,,público/alentar/equipo,El público alienta al equipo.
interrogar,,object - the,,,policía/interrogar/testigo,El policía interroga al testigo.
encuestar,,object - the,,,periodista/encuestar/cliente,El periodista encuesta al cliente.
advertir,,recipient a; topic de the,indicative,,médica/advertir/paciente peligro,La médica le advierte al paciente del peligro.
persuadir,,object: being; topic de the,de subjunctive,,niña/persuadir/papá,La niña persuade a papá.
forzar,,object - the: being; object - the,a,,ladrón/forzar/puerta,El ladrón fuerza la puerta.
presionar,,object - the,para,,jefe/presionar/trabajador,El jefe presiona al trabajador.
capturar,,object - the,,,soldado/capturar/enemigo,El soldado captura al enemigo.
domar,,object - the,,,domador/domar/león,El domador doma al león.
maquillar,grooming,object - the,,,peluquera/maquillar/actriz,La peluquera maquilla a la actriz.
asear,grooming,object - the,,,enfermera/asear/paciente,La enfermera asea al paciente.
localizar,,object - the,,,policía/localizar/coche,El policía localiza el coche.
imitar,,object - the,,,niño/imitar/profesor,El niño imita al profesor.
eliminar,,object - the,,,yo/eliminar/mensaje,Yo elimino el mensaje.
deportar,,object - the,,,país/deportar/extranjero,El país deporta al extranjero.
reclutar,,object - the; topic para the,,,ejército/reclutar/soldado,El ejército recluta al soldado.
matricular,,object - the; place-at en the,,,madre/matricular/niña instituto,La madre matricula a la niña en el instituto.
inscribir,,place-at en the: =carrera =concurso =equipo =curso =campamento =torneo =guardería; object - the; place-at en -: sport subject activity language =natación =ballet =fútbol =inglés =judo =kárate =gimnasia =danza =baile =teatro =yoga; place-at en the,,,papá/inscribir/niña carrera,Papá inscribe a la niña en la carrera.
desahuciar,,object - the,,,banco/desahuciar/vecino,El banco desahucia al vecino.
indemnizar,,object - the; topic por the,,,empresa/indemnizar/trabajador,La empresa indemniza al trabajador.
recompensar,,object - the; topic por the,,,jefe/recompensar/trabajador,El jefe recompensa al trabajador.
reconciliar,,object - the,,,abuela/reconciliar/vecinos,La abuela reconcilia a los vecinos.
sobornar,,object - the; instrument con,,,hombre/sobornar/policía,El hombre soborna al policía.
manipular,,object - the,,,jefe/manipular/trabajador,El jefe manipula al trabajador.
dominar,,object - the,,,niña/dominar/pelota,La niña domina la pelota.
importunar,,object - the,,,vecino/importunar/abuela,El vecino importuna a la abuela.
incordiar,,object - the,,,niño/incordiar/perro,El niño incordia al perro.
zarandear,,object - the,,,chico/zarandear/compañero,El chico zarandea al compañero.
esposar,,object - the,,,policía/esposar/ladrón,El policía esposa al ladrón.
cachear,,object - the,,,policía/cachear/chico,El policía cachea al chico.
registrar,,object - the,,,policía/registrar/coche,El policía registra el coche.
culpar,,object - the: being; object - the; topic de the,de,,papá/culpar/perro,Papá culpa al perro.
criticar,,object - the; topic por the,,,vecina/criticar/tía,La vecina critica a la tía.
ignorar,,object - the,,,niña/ignorar/primo,La niña ignora a su primo.
excluir,,object - the; topic de the,,,niños/excluir/compañero,Los niños excluyen al compañero.
chinchar,,object - the,,,hermano/chinchar/hermana,Mi hermano chincha a mi hermana.
provocar,,object - the: being; object,,,niño/provocar/perro,El niño provoca al perro.
acosar,,object - the,,,abeja/acosar/oso,La abeja acosa al oso.
maltratar,,object - the,,,hombre/maltratar/perro,El hombre maltrata al perro.
agredir,,object - the,,achievement,perro/agredir/gato,El perro agrede al gato.
abofetear,,object - the,,achievement,señora/abofetear/hombre,La señora abofetea al hombre.
delatar,,object - the,,,niña/delatar/ladrón,La niña delata al ladrón.
traicionar,,object - the,,,soldado/traicionar/rey,El soldado traiciona al rey.
espantar,,object - the; instrument con the,,,perro/espantar/palomas,El perro espanta a las palomas.
agotar,affecting,object - the,bare subjunctive,,niño/agotar/ruido,Al niño le agota el ruido.
meterse con,,object - the; topic por the,,,niño/meterse con/hermana,El niño se mete con su hermana.
tomar el pelo,,recipient a,,,tío/tomar el pelo/niño,Mi tío le toma el pelo al niño.
hacer burla,,recipient a,,,niño/hacer burla/niña,El niño le hace burla a la niña.
echar la culpa,,recipient a; topic de the,,,niño/echar la culpa/perro,El niño le echa la culpa al perro.
echar la bronca,,recipient a; topic por the,,,mamá/echar la bronca/niño,Mamá le echa la bronca al niño.
dar la lata,,recipient a,,,niño/dar la lata/mamá,El niño le da la lata a mamá.
dar guerra,,recipient a,,,niños/dar guerra/abuela,Los niños le dan guerra a la abuela.
dar un susto,,recipient a,,achievement,hermano/dar un susto/mamá,Mi hermano le da un susto a mamá.
llevar la contraria,,recipient a,,,niño/llevar la contraria/mamá,El niño le lleva la contraria a mamá.
mandar callar,,object,,,maestra/mandar callar/niños,La maestra manda callar a los niños.
meter prisa,,recipient a,,,mamá/meter prisa/niño,Mamá le mete prisa al niño.
decir palabrotas,,recipient a,,,niño/decir palabrotas/maestra,El niño le dice palabrotas a la maestra.
decir mentiras,,recipient a,,,niño/decir mentiras/mamá,El niño le dice mentiras a mamá.
contar mentiras,,recipient a,,,primo/contar mentiras/niños,Mi primo les cuenta mentiras a los niños.
decir la verdad,,recipient a,,,niño/decir la verdad/mamá,El niño le dice la verdad a mamá.
hacer rabiar,,object,,,hermano/hacer rabiar/niña,Mi hermano hace rabiar a la niña.
hacer reír,,object,,,payaso/hacer reír/niños,El payaso hace reír a los niños.
hacer llorar,,object,,,película/hacer llorar/mamá,La película hace llorar a mamá.
salpicar,grooming,object - the; instrument con; topic de -,,achievement,niño/salpicar/mamá agua,El niño salpica a mamá con agua.
contradecir,,object - the,,,niña/contradecir/papá,La niña contradice a papá.
replicar,,recipient a,,,niño/replicar/maestra,El niño le replica a la maestra.
presumir,,topic de the,de,,niña/presumir/zapatos,La niña presume de los zapatos.
alardear,,topic de the,de,,tío/alardear/coche,Mi tío alardea del coche.
hacer berrinche,,place-at en the,,,niño/hacer berrinche/tienda,El niño hace berrinche en la tienda.
engañar,,object - the,,,zorro/engañar/gallina,El zorro engaña a la gallina.
perseguir,,object - a: =mariposa =mosca =abeja =hormiga =grillo =libélula =saltamontes =mariquita; object - the,,,perro/perseguir/gato,El perro persigue al gato.
cazar,,object - a: =mariposa =mosca =abeja =hormiga =grillo =libélula =saltamontes =mariquita; object; place-at en the: where event,,achievement,gato/cazar/ratón,El gato caza un ratón.
atrapar,,object - a: =mariposa =mosca =abeja =hormiga =grillo =libélula =saltamontes =mariquita; object - the,,achievement,policía/atrapar/ladrón,El policía atrapa al ladrón.
pillar,grooming,object - a: =resfriado =catarro =constipado =virus =berrinche =atasco =taxi =cabreo; object - the; topic con the: =puerta =cajón =ventana =cremallera,,,niña/pillar/niño,La niña pilla al niño.
soltar,,object - a: =carcajada =grito =taco =palabrota =lágrima =suspiro; object - the,,,niño/soltar/globo,El niño suelta el globo.
sujetar,,object - the,,,papá/sujetar/escalera,Papá sujeta la escalera.
sostener,,object - the; manner en -: =brazos,,,niña/sostener/vaso,La niña sostiene el vaso.
aguantar,,object - the: weather; object - the; object - the: illness state,bare subjunctive,,yo/aguantar/puerta,Yo aguanto la puerta.
soportar,,object - the: weather feeling illness food =sed =hambre =sueño; object - the,bare subjunctive,state,papá/soportar/ruido,Papá soporta el ruido.
robar,,object - -: money; object - the; recipient a; topic de the,,achievement,ladrón/robar/dinero,El ladrón roba dinero.
matar,,object - the; instrument con the: =zapatilla =zapato =periódico =chancla =matamoscas =revista =insecticida =spray =escoba =mano =manos =pie =trapo =pistola =cuchillo =espada =piedra =palo,,,lobo/matar/oveja,El lobo mata a la oveja.
defender,,object - the; place-at en the: =juicio =tribunal; topic de the,,,perro/defender/casa,El perro defiende la casa.
atacar,,object - the,,,lobo/atacar/oveja,El lobo ataca a la oveja.
disparar,,object; recipient a; place-at en the: where event,,,policía/disparar/,El policía dispara.
presentar,,object - the; recipient a,,,ella/presentar/proyecto,Ella presenta el proyecto.
entregar,,manner - -: =tarde; object - the; recipient a,,,niña/entregar/deberes maestra,La niña le entrega los deberes a la maestra.
repartir,,object - -: =propaganda =publicidad =periódicos =folletos =golosinas =besos =abrazos; object - the; recipient a; place-at por the: =barrio =pueblo =calle =vecindario; topic entre the,,,maestra/repartir/hojas,La maestra reparte las hojas.
ofrecer,,object; recipient a,,,abuela/ofrecer/galleta niña,La abuela le ofrece una galleta a la niña.
proponer,,object; recipient a,bare subjunctive,,papá/proponer/juego,Papá propone un juego.
aconsejar,,object; recipient a,bare subjunctive,,médico/aconsejar/descansar,El médico aconseja descansar.
recomendar,,object; recipient a,bare subjunctive,,maestra/recomendar/libro,La maestra recomienda un libro.
sugerir,,object; recipient a,bare subjunctive,,mamá/sugerir/película,Mamá sugiere una película.
prohibir,,object - the; recipient a,bare subjunctive,,mamá/prohibir/gritar,Mamá prohíbe gritar.
impedir,,object - the; recipient a,bare subjunctive,,puerta/impedir/salir,La puerta impide salir.
evitar,,object - the,bare subjunctive,,yo/evitar/perro,Yo evito al perro.
avisar,,object: being; topic de the,,,yo/avisar/mamá,Yo aviso a mamá.
contarse,,object,,,ellas/contarse/secretos,Ellas se cuentan secretos.
informar,,object: being; topic de the,,,maestra/informar/padres,La maestra informa a los padres.
anunciar,,object; recipient a,,,papá/anunciar/viaje,Papá anuncia un viaje.
describir,,object - the; recipient a,,,niña/describir/casa,La niña describe la casa.
comentar,,object - the; recipient a; company con,,,papá/comentar/noticia,Papá comenta la noticia.
confesar,,object - the; recipient a,,,niño/confesar/verdad,El niño confiesa la verdad.
traducir,,object - the; topic a the: language,,,ella/traducir/texto,Ella traduce el texto.
pronunciar,,object - the,,,niño/pronunciar/palabra,El niño pronuncia la palabra.
deletrear,,object - the,,,niña/deletrear/nombre,La niña deletrea su nombre.
firmar,,object - the; topic de the: =colegio =cole =excursión =escuela =banco =hipoteca =trabajo =hospital =alquiler; instrument con the: =boli =bolígrafo =lápiz =pluma; place-at en the: where,,,papá/firmar/papel,Papá firma el papel.
borrar,,object - the; recipient a,,,maestra/borrar/pizarra,La maestra borra la pizarra.
subrayar,,object - the,,,niña/subrayar/palabra,La niña subraya la palabra.
corregir,,object - the; recipient a; place-at en -: =clase,,,maestra/corregir/deberes,La maestra corrige los deberes.
aprobar,,object - -: subject =historia; object - the: =examen =curso =carné_de_conducir =carnet_de_conducir =carné =oposición =selectividad =teórico =práctico =asignatura =trimestre; object,,achievement,yo/aprobar/examen,Yo apruebo el examen.
suspender,,object - -: subject =historia; object - the: =examen =curso; object,,achievement,niño/suspender/examen,El niño suspende el examen.
sumar,,object; place-at en the: where event,,,niña/sumar/números,La niña suma números.
restar,,object; place-at en the: where event,,,niño/restar/,El niño resta.
multiplicar,,object; place-at en the: where event,,,niña/multiplicar/,La niña multiplica.
dividir,,object - the; place-at en the: where event,,,niño/dividir/pastel,El niño divide el pastel.
medir,,object - the; object - -: quantity; instrument con the: =regla =cinta_métrica =termómetro,,,papá/medir/mesa,Papá mide la mesa.
pesar,affecting,object - the: =piernas =pierna =brazos =brazo =ojos =párpados =pies; place-at en the: =báscula =balanza =peso; object - the; object - -: quantity =mucho =poco,,state,médico/pesar/bebé,El médico pesa al bebé.
calcular,,object - the; place-at en the: where event,,,niña/calcular/precio,La niña calcula el precio.
comprobar,,object - the,,,papá/comprobar/puerta,Papá comprueba la puerta.
investigar,,object - the,,,policía/investigar/robo,El policía investiga el robo.
observar,,place-at desde the: =balcón =terraza =azotea =mirador =torre =ventana; instrument con the: =telescopio =microscopio =lupa =prismáticos; object - the,,,niño/observar/estrellas,El niño observa las estrellas.
memorizar,,object - the; place-at en the: where event,,,niña/memorizar/poema,La niña memoriza el poema.
repasar,,object - the; place-at en -: =clase; place-at en the: where event,,,niño/repasar/lección,El niño repasa la lección.
practicar,,object: sport activity; object - the: subject music,,,niña/practicar/natación,La niña practica natación.
entrenar,,company con; object - -: sport =fútbol =baloncesto =atletismo =natación; place-at en the: where; object - the; topic para the: event; place-at en the: where event,,,niño/entrenar/,El niño entrena.
entrenarse,,topic para the; company con; place-at en the: where,,,atleta/entrenarse/carrera,El atleta se entrena para la carrera.
regatear,,place-at en the: =mercado =rastro =mercadillo =tienda; object - the; company con,,,delantero/regatear/portero,El delantero regatea con el portero.
fichar,,object - the: being; place-at en the: where,,,equipo/fichar/jugador,El equipo ficha al jugador.
arbitrar,,object - the,,,tío/arbitrar/partido,Mi tío arbitra el partido.
encestar,,object - the; place-at en the,,,hermano/encestar/pelota,Mi hermano encesta la pelota.
esquivar,,object - the,,,jugador/esquivar/pelota,El jugador esquiva la pelota.
bloquear,,object - the; place-at en -: =Instagram =WhatsApp =TikTok =Facebook,,,camión/bloquear/calle,El camión bloquea la calle.
rematar,,object - the; instrument con the: =cabeza =pie; place-at a the: =portería; place-at en the: where event,,,jugadora/rematar/balón,La jugadora remata el balón.
batear,,object - the; place-at en the: where event,,,niño/batear/pelota,El niño batea la pelota.
empatar,,object - the: event; company con,,,equipo/empatar/partido,El equipo empata el partido.
vencer,,object - the,,,caballero/vencer/dragón,El caballero vence al dragón.
derrotar,,object - the,,,equipo/derrotar/rival,El equipo derrota al rival.
clasificarse,,topic para the; topic a the,,,equipo/clasificarse/final,El equipo se clasifica para la final.
retirarse,,topic de the; place-to a the: room,,,jugador/retirarse/fútbol,El jugador se retira del fútbol.
lesionarse,,object - the: body; place-at en the: event where =partido,,achievement,jugador/lesionarse/rodilla,El jugador se lesiona la rodilla.
fracturarse,,object - the: body,,achievement,abuela/fracturarse/cadera,La abuela se fractura la cadera.
dislocarse,,object - the: body,,achievement,hermano/dislocarse/hombro,Mi hermano se disloca el hombro.
boxear,,company con; place-at en the: where,,,campeón/boxear/rival,El campeón boxea con el rival.
surfear,,object: =ola =olas; instrument con the: =tabla; place-at en the,,,prima/surfear/playa,Mi prima surfea en la playa.
cabalgar,,place-at por the: where nature; instrument en: animal,,,princesa/cabalgar/bosque,La princesa cabalga por el bosque.
hacer yoga,,instrument con a: =vídeo =app; instrument con the: =esterilla =pelota; company con; place-at en the,,,mamá/hacer yoga/parque,Mamá hace yoga en el parque.
hacer ejercicio,,company con; place-at en the,,,abuelo/hacer ejercicio/parque,El abuelo hace ejercicio en el parque.
hacer gimnasia,,company con; place-at en the,,,niña/hacer gimnasia/colegio,La niña hace gimnasia en el colegio.
hacer senderismo,,company con; place-at por the: where nature,,,nosotros/hacer senderismo/montaña,Nosotros hacemos senderismo por la montaña.
hacer surf,,company con; place-at en the,,,prima/hacer surf/playa,Mi prima hace surf en la playa.
montar en bici,,company con; place-at por the: where,,,niña/montar en bici/parque,La niña monta en bici por el parque.
andar en bici,,company con; place-at por the: where,,,niña/andar en bici/parque,La niña anda en bici por el parque.
agotarse,,topic con the,,achievement,batería/agotarse/,La batería se agota.
superar,,object - the: feeling emotion state; object - the,,,niño/superar/problema,El niño supera el problema.
dar una patada,,recipient a; topic a the,,achievement,niño/dar una patada/balón,El niño da una patada al balón.
dar un puñetazo,,recipient a; topic en the: body; topic a the,,achievement,niño/dar un puñetazo/primo,El niño le da un puñetazo a su primo.
dar una bofetada,,recipient a,,achievement,niña/dar una bofetada/niño,La niña le da una bofetada al niño.
dar un empujón,,recipient a; topic a the,,achievement,niño/dar un empujón/niña,El niño le da un empujón a la niña.
dar un mordisco,,recipient a; topic en the: body; topic a the,,achievement,niña/dar un mordisco/manzana,La niña da un mordisco a la manzana.
dar un bocado,,recipient a; topic en the: body; topic a the,,achievement,niña/dar un bocado/manzana,La niña da un bocado a la manzana.
dar un golpe,,recipient a; instrument con the: =puerta =mano =puño =martillo =pelota =palo =bate; topic en the,,achievement,niño/dar un golpe/mesa,El niño da un golpe en la mesa.
dar golpes,,recipient a; topic en the,,,vecino/dar golpes/pared,El vecino da golpes en la pared.
ensayar,,company con the: =coro =orquesta =banda =grupo =equipo =compañía; place-at en the: =teatro =escenario =salón; object - the,,,nosotros/ensayar/obra,Nosotros ensayamos la obra.
actuar,,place-at en the: =obra =obra_de_teatro =función =película =serie =teatro; place-at en the: where event,,,niña/actuar/teatro,La niña actúa en el teatro.
grabar,,object - the: =voz; object; recipient a; place-at en the: =toalla =camiseta =madera =mantel =pañuelo =tela =anillo =mochila =cara =piel =plato =taza =tarjeta =piedra =cristal,,,papá/grabar/vídeo,Papá graba un vídeo.
filmar,,object - the,,,papá/filmar/fiesta,Papá filma la fiesta.
fotografiar,,object - the,,,papá/fotografiar/mar,Papá fotografía el mar.
imprimir,,object - the; manner en -: =color =blanco =papel; place-at en the: where event,,,papá/imprimir/foto,Papá imprime la foto.
descargar,,object; place-at en the: device; place-from de -: =internet =Internet =YouTube =Youtube,,,niña/descargar/juego,La niña descarga un juego.
conectar,,object - the; place-to a the: =wifi =corriente =enchufe =ordenador =tele =red; place-to a -: =internet,,,papá/conectar/televisión,Papá conecta la televisión.
enchufar,,object - the,,,papá/enchufar/lámpara,Papá enchufa la lámpara.
desenchufar,,object - the,,,papá/desenchufar/lámpara,Papá desenchufa la lámpara.
pulsar,,object - the; instrument con the: =dedo =mano =codo =nariz =puño,,,niño/pulsar/botón,El niño pulsa el botón.
apretarse,,object - the: clothing,,,papá/apretarse/cinturón,Papá se aprieta el cinturón.
marcar,,object - a: =gol =tanto =canasta =punto; object - the,,,niña/marcar/número,La niña marca el número.
meter,,object - a: =gol; object - the; place-at en the,,,niño/meter/libro mochila,El niño mete el libro en la mochila.
colocar,,object - the; place-at en the; recipient a,,,niña/colocar/libro mesa,La niña coloca el libro en la mesa.
separar,,place-at en the: =pelea where; object - the; topic por -: color =color =colores =tamaño =tamaños =forma =formas =grupos; place-from de,,,maestra/separar/niños,La maestra separa a los niños.
juntar,,object - -: =dinero =cromos =piedras =conchas; topic para the: =regalo =viaje event =bici =fiesta; place-at en the: where nature; object - the,,,niño/juntar/piezas,El niño junta las piezas.
unir,,object - the,,,niña/unir/puntos,La niña une los puntos.
clavar,,object - the; place-at en the; instrument con the: =martillo =maza =mazo,,,papá/clavar/clavo,Papá clava el clavo.
pinchar,grooming,object - the,,achievement: being,enfermera/pinchar/niño,La enfermera pincha al niño.
pincharse,,object - the: body; instrument con the,,achievement,niña/pincharse/dedo,La niña se pincha el dedo.
clavarse,,object - a: thing plant nature; object - the; place-at en the: body,,achievement,niño/clavarse/astilla,El niño se clava una astilla.
vacunar,,object - the; topic contra the: illness; topic de -; place-at en the: where event,,,médica/vacunar/bebé,La médica vacuna al bebé.
operar,,object - the; topic de the; place-at en the: where event,,,médico/operar/abuelo,El médico opera al abuelo.
examinar,,object - the,,,médica/examinar/niño,La médica examina al niño.
reparar,,object - the,,,mecánico/reparar/coche,El mecánico repara el coche.
montar una tienda,,place-at en the: where,,,nosotros/montar una tienda/,Nosotros montamos una tienda.
fabricar,,object,,,papá/fabricar/silla,Papá fabrica una silla.
crear,,object,,,niña/crear/cuento,La niña crea un cuento.
inventar,,object,,,niño/inventar/juego,El niño inventa un juego.
decorar,,object - the; instrument con,,,nosotros/decorar/árbol,Nosotros decoramos el árbol.
adornar,,object - the; instrument con,,,niña/adornar/árbol,La niña adorna el árbol.
recortar,,object - the; instrument con: =tijeras; place-from de the: =revista =periódico =libro =cuento =folleto,,,niño/recortar/papel tijeras,El niño recorta el papel con las tijeras.
rasgar,,object - the,,,niño/rasgar/papel,El niño rasga el papel.
arrugar,,object - the,,,niño/arrugar/papel,El niño arruga el papel.
enrollar,,object - the,,,niña/enrollar/alfombra,La niña enrolla la alfombra.
tejer,,object - a: =tela =telaraña =red; object; instrument con the: =aguja =agujas; instrument con: =lana =hilo; place-at en the: where event,,,abuela/tejer/bufanda,La abuela teje una bufanda.
bordar,,object - the: =mantel =pañuelo =toalla =sábana =cojín =camisa =falda; object; instrument con the: =aguja; instrument con: =hilo; place-at en the: where event; place-at en the,,,abuela/bordar/flor,La abuela borda una flor.
cavar,,object a: =túnel =pozo =hoyo =zanja =fosa; object; instrument con: =pala; place-at en the: =jardín =arena =tierra =huerto =playa =patio; place-at en the: where event,,,perro/cavar/agujero,El perro cava un agujero.
excavar,,object,,,niño/excavar/agujero,El niño excava un agujero.
enterrar,,object - the; place-at en the,,,perro/enterrar/hueso,El perro entierra el hueso.
sembrar,,object,,,abuelo/sembrar/tomates,El abuelo siembra tomates.
cultivar,,object; place-at en the: where event,,,abuelo/cultivar/tomates,El abuelo cultiva tomates.
cosechar,,object; place-at en the: where event,,,abuela/cosechar/patatas,La abuela cosecha patatas.
podar,,object - the,,,abuelo/podar/árbol,El abuelo poda el árbol.
derribar,,object - the,,,viento/derribar/árbol,El viento derriba el árbol.
destruir,,object - the,,,niño/destruir/torre,El niño destruye la torre.
estropear,,object - the,,achievement,niño/estropear/juguete,El niño estropea el juguete.
estropearse,,,,achievement,televisión/estropearse/,La televisión se estropea.
averiarse,,place-at en the: where,,achievement,coche/averiarse/,El coche se avería.
atascarse,,place-at en the,,achievement,lavabo/atascarse/,El lavabo se atasca.
fundirse,,place-at a the: =sol,,achievement,bombilla/fundirse/,La bombilla se funde.
inundarse,,topic de -: =agua,,achievement,cocina/inundarse/,La cocina se inunda.
oxidarse,,topic con the: weather drink,,,llave/oxidarse/,La llave se oxida.
agrietarse,,topic con the: weather =frío,,,pared/agrietarse/,La pared se agrieta.
trabarse,,place-at en the,,achievement,cremallera/trabarse/,La cremallera se traba.
desgastarse,,,,,zapatos/desgastarse/,Los zapatos se desgastan.
derrumbarse,,topic con the: weather,,achievement,casa/derrumbarse/,La casa se derrumba.
desprenderse,,place-from de the; topic de the,,achievement,botón/desprenderse/abrigo,El botón se desprende del abrigo.
despegarse,,place-from de the,,achievement,pegatina/despegarse/,La pegatina se despega.
aflojarse,,object - the: clothing,,,papá/aflojarse/corbata,Papá se afloja la corbata.
soltarse,,object - the: =pelo =melena =cinturón; topic de the,,achievement,perro/soltarse/correa,El perro se suelta de la correa.
engancharse,,place-at en the: plant =clavo =puerta =rama =valla; topic a the: media device game story =serie,,achievement,camisa/engancharse/clavo,La camisa se engancha en el clavo.
tropezarse,,place-at en the: where; company con; topic con the,,achievement,niño/tropezarse/piedra,El niño se tropieza con la piedra.
resbalar,,place-at en the: where weather nature material =hielo =suelo =ducha =bañera =acera =escalera; topic con the,,,niña/resbalar/hielo,La niña resbala en el hielo.
resbalarse,,place-at en the: where weather nature material =hielo =suelo =ducha =bañera =acera =escalera; topic con the,,achievement,niña/resbalarse/,La niña se resbala.
deslizarse,,place-at por the; place-at por the: =tobogán =nieve =hielo =cuesta =barandilla,,,niño/deslizarse/tobogán,El niño se desliza por el tobogán.
columpiarse,,place-at en the: where toy furniture thing,,,niña/columpiarse/parque,La niña se columpia en el parque.
balancearse,,place-at en the; company con,,,niña/balancearse/columpio,La niña se balancea en el columpio.
patinar,,place-at en the: where nature =hielo =nieve; company con; place-at sobre -: =hielo =ruedas,,,niño/patinar/hielo,El niño patina en el hielo.
esquiar,,place-at en the; company con,,,nosotros/esquiar/montaña,Nosotros esquiamos en la montaña.
bucear,,instrument con the: =gafas =aletas =tubo =bombona =traje; place-at en the; company con,,,papá/bucear/mar,Papá bucea en el mar.
remar,,place-at en the; company con,,,abuelo/remar/lago,El abuelo rema en el lago.
navegar,,place-at por the; instrument en -: vehicle,,,barco/navegar/mar,El barco navega por el mar.
escalar,,object - the; company con,,,él/escalar/montaña,Él escala la montaña.
acampar,,place-at en the: where nature; instrument con the: =tienda =tienda_de_campaña =caravana; company con,,,nosotros/acampar/bosque,Nosotros acampamos en el bosque.
pasearse,,place-at por the: where,,,gato/pasearse/jardín,El gato se pasea por el jardín.
aparecer,,manner - -: =tarde; place-at en the: where,,,gato/aparecer/jardín,El gato aparece en el jardín.
existir,,,,state,dragón/existir/,Los dragones existen.
suceder,,subject,,,/suceder/qué,¿Qué sucede?
estacionar,,place-at en the: where =calle =garaje =acera =esquina; object - the,,,papá/estacionar/coche,Papá estaciona el coche.
frenar,,object - the: =silla =bici =coche =silla_de_ruedas =moto =bicicleta =patinete; place-at en the: where =semáforo,,,coche/frenar/,El coche frena.
arrancar,,object - the; topic de the,,,coche/arrancar/,El coche arranca.
adelantar,,place-at en the: where =carretera =autopista; object - the; place-at en the: where event,,,niño/adelantar/niña,El niño adelanta a la niña.
despegar,,place-from de the: where; object - the,,,avión/despegar/,El avión despega.
aterrizar,,manner - -: =tarde; object - the: vehicle; place-at en the: where,,,avión/aterrizar/,El avión aterriza.
guiar,,topic de the: =mano =brazo; object - the; place-to a the: where,,,perro/guiar/abuelo,El perro guía al abuelo.
dirigir,,object - the,,,ella/dirigir/película,Ella dirige la película.
mudarse,,topic de -: =casa =piso =barrio; place-to a the: where,,,nosotros/mudarse/ciudad,Nosotros nos mudamos a la ciudad.
marcharse,,manner - -: =tarde; place-to a the: where; place-from de the,a,,papá/marcharse/casa,Papá se marcha a casa.
dirigirse,,place-to a the: where; recipient a,,,tren/dirigirse/estación,El tren se dirige a la estación.
meterse,,object - the: =dedo =dedos =chupete =lápiz =mano; place-at en the: where furniture nature =agua =barro =charco =cama =ducha; topic por the: =frío =calor =ruido =olor =viento =lluvia =sol =humo =luz =tormenta =niebla =nieve =peste =polvo; place-at en the,a,,gato/meterse/caja,El gato se mete en la caja.
asomarse,,place-at a the: =ventana =balcón =terraza =puerta; place-at a the,,,niña/asomarse/ventana,La niña se asoma a la ventana.
tumbar,,object - the,,,viento/tumbar/árbol,El viento tumba el árbol.
cumplir,,object - -: duration; object - a: =sueño =deseo =promesa; object - the,,,yo/cumplir/diez años,Yo cumplo diez años.
alcanzar,,object - the,,,niña/alcanzar/niño,La niña alcanza al niño.
rechazar,,object - the,,,él/rechazar/regalo,Él rechaza el regalo.
merecer,,object,bare subjunctive,state,niña/merecer/premio,La niña merece un premio.
merecerse,,object,,state,niña/merecerse/premio,La niña se merece un premio.
gastar,,object - a: =broma; recipient a: person; object - -: =gasolina =agua =luz =electricidad; object - the: =paga =sueldo =ahorros =herencia; object: money; object - the; place-at en the: where; topic en -,,,papá/gastar/dinero,Papá gasta dinero.
valer,,object - -: money =mucho =poco; object,,state,libro/valer/mucho,El libro vale mucho.
contener,,object - the: =respiración =aire =risa =lágrimas =aliento; place-at en the: =agua where; object,,,caja/contener/juguetes,La caja contiene juguetes.
incluir,,object,,state,juego/incluir/pelota,El juego incluye una pelota.
cubrir,,object - the; instrument con the: =manta; topic de -; instrument con a: =mantel =tela =plástico =papel =lona =toalla =sábana,,,nieve/cubrir/montaña,La nieve cubre la montaña.
rodear,,object - the,,,valla/rodear/casa,La valla rodea la casa.
reconocer,,object - the,,,perro/reconocer/niño,El perro reconoce al niño.
admirar,,object - the; topic por the,,state,niño/admirar/maestra,El niño admira a la maestra.
respetar,,object - the,,,niña/respetar/abuelo,La niña respeta al abuelo.
temer,,object - the; topic a the,bare subjunctive,state,ratón/temer/gato,El ratón teme al gato.
extrañar,,object - the,,state,yo/extrañar/mamá,Yo extraño a mamá.
añorar,,object - the,,state,abuelo/añorar/pueblo,El abuelo añora el pueblo.
ansiar,,object - the,bare subjunctive,state,niña/ansiar/vacaciones,La niña ansía las vacaciones.
echar en falta,,object - the,,state,niña/echar en falta/muñeca,La niña echa en falta la muñeca.
apapachar,,object - the,,,abuela/apapachar/nieto,La abuela apapacha a su nieto.
bancar,,object - the,,,yo/bancar/hermano,Yo banco a mi hermano.
bancarse,,object - the: feeling emotion state weather; object - the,bare,,papá/bancarse/ruido,Papá se banca el ruido.
adorar,,object - the,bare subjunctive,state,niña/adorar/chocolate,La niña adora el chocolate.
detestar,,object - the,bare subjunctive,state,niño/detestar/verdura,El niño detesta la verdura.
envidiar,,object - the,,state,niño/envidiar/hermano,El niño envidia a su hermano.
apreciar,,object - the,,state,papá/apreciar/regalo,Papá aprecia el regalo.
agradecer,,object - the; recipient a,subjunctive,,yo/agradecer/regalo mamá,Yo le agradezco el regalo a mamá.
disculpar,,object - the,,,maestra/disculpar/niño,La maestra disculpa al niño.
cambiarse,,topic de -: clothing =casa =sitio =asiento =colegio =nombre =cole =escuela =piso =trabajo =mesa =silla =habitación =clase; place-to a the: where,,,yo/cambiarse/ropa,Yo me cambio de ropa.
convencer,,object: being; topic de the,de subjunctive,,niño/convencer/papá,El niño convence a papá.
convertirse,,topic en -: =veterinario =veterinaria =médico =médica =doctor =doctora =enfermero =enfermera =profesor =profesora =maestro =maestra =bombero =bombera =policía =astronauta =cantante =actor =actriz =futbolista =cocinero =cocinera =pintor =pintora =escritor =escritora =abogado =abogada =ingeniero =ingeniera =científico =científica =bailarín =bailarina =piloto =mecánico =mecánica =padre =madre =abuelo =abuela =campeón =campeona =superhéroe =superheroína; topic en a,,,rana/convertirse/príncipe,La rana se convierte en un príncipe.
transformarse,,topic en a,,,oruga/transformarse/mariposa,La oruga se transforma en una mariposa.
durar,,object - -: duration =mucho =poco,,,película/durar/mucho,La película dura mucho.
opinar,,manner - -: =lo_mismo; topic de the: person animal thing toy book media music food dish drink clothing place room home event idea activity subject sport game story vehicle device nature weather =dibujo; object - -,indicative,,maestra/opinar/dibujo,La maestra opina del dibujo.
vengarse,,topic de the,,,lobo/vengarse/,El lobo se venga.
obedecer,,object - the,,,niño/obedecer/mamá,El niño obedece a mamá.
desobedecer,,object - the,,,niño/desobedecer/,El niño desobedece.
tirarse,,place-at por the: =tobogán; place-at en the: =tirolina; place-to a the: where =agua =suelo; place-from de the,a,,niño/tirarse/piscina,El niño se tira a la piscina.
tirarse de cabeza,,place-from desde the: =trampolín =roca =borde =barco =muelle; place-to a the; place-to a the: =piscina =agua =río =mar,,,niña/tirarse de cabeza/piscina,La niña se tira de cabeza a la piscina.
zambullirse,,place-at en the,,,pato/zambullirse/lago,El pato se zambulle en el lago.
lanzarse,,place-to a the: where =agua,a,,niña/lanzarse/piscina,La niña se lanza a la piscina.
inscribirse,,topic en -: sport subject language activity music; topic en the,,,niña/inscribirse/concurso,La niña se inscribe en el concurso.
graduarse,,place-at en the: where,,,prima/graduarse/,Mi prima se gradúa.
formarse,,place-at en the: where =fila =cola,,,niños/formarse/,Los niños se forman.
madrugar,,,,,papá/madrugar/,Papá madruga.
trasnochar,,,,,papá/trasnochar/,Papá trasnocha.
amanecer,weather,,,,/amanecer/,Amanece.
anochecer,weather,,,,/anochecer/,Anochece.
oscurecer,weather,,,,/oscurecer/,Oscurece.
granizar,weather,,,,/granizar/,Graniza.
lloviznar,weather,,,,/lloviznar/,Llovizna.
tronar,weather,,,,/tronar/,Truena.
relampaguear,weather,,,,/relampaguear/,Relampaguea.
chispear,weather,,,,/chispear/,Chispea.
diluviar,weather,,,,/diluviar/,Diluvia.
escampar,weather,,,,/escampar/,Escampa.
helar,weather,object - the,,,/helar/,Hiela.
nublarse,weather,,,,cielo/nublarse/,El cielo se nubla.
despejarse,weather,,,,cielo/despejarse/,El cielo se despeja.
galopar,,place-at por the: where nature,,,caballo/galopar/campo,El caballo galopa por el campo.
trotar,,place-at por the: where nature,,,caballo/trotar/campo,El caballo trota por el campo.
marchar,,place-at por the: where,,,soldado/marchar/,El soldado marcha.
desfilar,,place-at por the: where,,,soldados/desfilar/calle,Los soldados desfilan por la calle.
rodar,,place-at por the: where; place-at por the: =suelo =escalera =cuesta =pendiente =calle,,,pelota/rodar/calle,La pelota rueda por la calle.
rebotar,,place-at en the,,,pelota/rebotar/pared,La pelota rebota en la pared.
gotear,affecting,object - the: =nariz,,,grifo/gotear/,El grifo gotea.
vibrar,,,,,teléfono/vibrar/,El teléfono vibra.
latir,affecting,object - the: body,,,corazón/latir/,El corazón late.
cojear,,topic de a: =pierna =pata =pie,,,perro/cojear/,El perro cojea.
sobrevivir,,topic a the,,,gato/sobrevivir/,El gato sobrevive.
permanecer,state-copula,attribute; place-at en the: where,,state,puerta/permanecer/cerrado,La puerta permanece cerrada.
seguir sin,modal,,bare,state,yo/seguir sin/entender,Yo sigo sin entender.
rendirse,,,,,equipo/rendirse/,El equipo se rinde.
emocionarse,,place-at en -: =clase; place-at en the: where; topic con the,,,abuela/emocionarse/película,La abuela se emociona con la película.
enfadarse,,place-at en -: =clase; place-at en the: where; company con; topic por the,,,papá/enfadarse/niño,Papá se enfada con el niño.
cabrearse,,company con; topic por the,,,papá/cabrearse/niño,Papá se cabrea con el niño.
mosquearse,,company con; topic por the,,,hermana/mosquearse/primo,Mi hermana se mosquea con mi primo.
ofenderse,,company con; topic por the,,,tía/ofenderse/broma,La tía se ofende por la broma.
ilusionarse,,topic con the,,,niña/ilusionarse/viaje,La niña se ilusiona con el viaje.
decepcionarse,,company con; topic con the,,,niño/decepcionarse/regalo,El niño se decepciona con el regalo.
frustrarse,,topic con the,,,niño/frustrarse/deberes,El niño se frustra con los deberes.
agobiarse,,topic con the,,,hermana/agobiarse/exámenes,Mi hermana se agobia con los exámenes.
estresarse,,topic con the,,,maestra/estresarse/trabajo,La maestra se estresa con el trabajo.
angustiarse,,topic por the,,,mamá/angustiarse/examen,Mamá se angustia por el examen.
desesperarse,,company con; topic con the,,,papá/desesperarse/atasco,Papá se desespera con el atasco.
desanimarse,,topic por the; topic con the,,,yo/desanimarse/notas,Yo me desanimo por las notas.
deprimirse,,topic por the,,,abuelo/deprimirse/soledad,El abuelo se deprime por la soledad.
entristecerse,,topic por the,,,abuela/entristecerse/noticia,La abuela se entristece por la noticia.
desilusionarse,,company con; topic con the,,,niña/desilusionarse/regalo,La niña se desilusiona con el regalo.
enorgullecerse,,topic de the,,,papá/enorgullecerse/hija,Papá se enorgullece de su hija.
asombrarse,,topic con the,,,niña/asombrarse/truco,La niña se asombra con el truco.
extrañarse,,topic de the,,,mamá/extrañarse/silencio,Mamá se extraña del silencio.
entretenerse,,topic con the; company con; topic con the: music; topic con a: =canción =abrazo =cuento =baño =juego =película; topic con the,,,niña/entretenerse/muñecas,La niña se entretiene con las muñecas.
distraer,affecting,object - the; instrument con,,,mamá/distraer/bebé sonajero,Mamá distrae al bebé con el sonajero.
perder la paciencia,,company con; topic con the,,,papá/perder la paciencia/niños,Papá pierde la paciencia con los niños.
perder los nervios,,company con; topic con the,,,conductor/perder los nervios/tráfico,El conductor pierde los nervios con el tráfico.
llevarse un susto,,topic con the,,,niño/llevarse un susto/perro,El niño se lleva un susto con el perro.
llevarse un disgusto,,topic con the,,,mamá/llevarse un disgusto/notas,Mamá se lleva un disgusto con las notas.
llevarse una sorpresa,,place-at en the: event where =cumpleaños; topic con the,,,niña/llevarse una sorpresa/regalo,La niña se lleva una sorpresa con el regalo.
tener paciencia,,company con,para,state,maestra/tener paciencia/niños,La maestra tiene paciencia con los niños.
tener ilusión,,topic por the,por subjunctive,state,niña/tener ilusión/viaje,La niña tiene ilusión por el viaje.
tener cariño,,recipient a; topic a the,,state,yo/tener cariño/peluche,Yo tengo cariño al peluche.
coger cariño,,recipient a; topic a the,,,niño/coger cariño/perro,El niño le coge cariño al perro.
tener manía,,recipient a; topic a the,,state,maestra/tener manía/niño,La maestra le tiene manía al niño.
coger manía,,recipient a; topic a the,,,niña/coger manía/profesor,La niña le coge manía al profesor.
tener confianza,,topic en the; company en,,state,mamá/tener confianza/médica,Mamá tiene confianza en la médica.
tener fe,,topic en the,,state,abuela/tener fe/Dios,La abuela tiene fe en Dios.
guardar rencor,,recipient a,,,niña/guardar rencor/amiga,La niña le guarda rencor a su amiga.
volverse loco,,topic con the,,,perro/volverse loco/pelota,El perro se vuelve loco con la pelota.
pasar vergüenza,,place-at en the,,,niño/pasar vergüenza/fiesta,El niño pasa vergüenza en la fiesta.
pasar calor,,topic con the: clothing =abrigo =manta; place-at en the,,,abuela/pasar calor/autobús,La abuela pasa calor en el autobús.
pasar hambre,,place-at en the,,,gente/pasar hambre/guerra,La gente pasa hambre en la guerra.
saltar de alegría,,topic por the,,,niño/saltar de alegría/,El niño salta de alegría.
hacerse ilusiones,,topic con the,,,niña/hacerse ilusiones/viaje,La niña se hace ilusiones con el viaje.
relajarse,,instrument con the; topic con the: music; topic con a: =canción =abrazo =cuento =baño =juego =película; topic con the,gerund,,mamá/relajarse/,Mamá se relaja.
tranquilizarse,,topic con the: music; topic con a: =canción =abrazo =cuento =baño =juego =película; topic con the,,,niño/tranquilizarse/,El niño se tranquiliza.
sorprenderse,,topic de the; topic con the: =regalo,,,mamá/sorprenderse/,Mamá se sorprende.
entusiasmarse,,topic con the,,,niño/entusiasmarse/regalo,El niño se entusiasma con el regalo.
obsesionarse,,topic con the,,,niña/obsesionarse/juego,La niña se obsesiona con el juego.
asomar,,object - the; place-at por the,,,perro/asomar/cabeza,El perro asoma la cabeza.
alejar,,object - the; place-from de the,,,papá/alejar/silla,Papá aleja la silla.
acercar,,object - the; recipient a; place-to a the,,,mamá/acercar/silla,Mamá acerca la silla.
arrimarse,,topic a the,,,gato/arrimarse/estufa,El gato se arrima a la estufa.
enfrentarse,,company a; topic a the,,,niña/enfrentarse/miedo,La niña se enfrenta al miedo.
agarrarse,,topic a the,,,niño/agarrarse/barandilla,El niño se agarra a la barandilla.
sujetarse,,topic a the,,,niña/sujetarse/barandilla,La niña se sujeta a la barandilla.
encogerse,,topic de -: =hombros,,,suéter/encogerse/,El suéter se encoge.
llamar a la puerta,,,,,vecina/llamar a la puerta/,La vecina llama a la puerta.
hacer novillos,,,,,niño/hacer novillos/,El niño hace novillos.
hacer gracia,experiencer,object - the,bare,,yo/hacer gracia/payaso,A mí me hace gracia el payaso.
hacer ilusión,experiencer,object - the,bare subjunctive,,niña/hacer ilusión/viaje,A la niña le hace ilusión el viaje.
poner nervioso,experiencer,object - the,bare subjunctive,state,perro/poner nervioso/tormenta,Al perro le pone nervioso la tormenta.
poner triste,affecting,object - the,bare subjunctive,,yo/poner triste/despedida,A mí me pone triste la despedida.
sacar de quicio,affecting,object - the,bare subjunctive,,papá/sacar de quicio/ruido,A papá le saca de quicio el ruido.
poner de mal humor,experiencer,object - the,bare subjunctive,,papá/poner de mal humor/ruido,A papá le pone de mal humor el ruido.
poner de buen humor,experiencer,object - the,bare subjunctive,,papá/poner de buen humor/música,A papá le pone de buen humor la música.
quedar bien,experiencer,object - the,,state,niña/quedar bien/vestido,A la niña le queda bien el vestido.
quedar mal,experiencer,object - the,,state,niño/quedar mal/gorro,Al niño le queda mal el gorro.
quedar grande,experiencer,object - the,,state,niño/quedar grande/zapato,Al niño le queda grande el zapato.
tomar el sol,,place-at en the: =toalla =hamaca =tumbona where; instrument con -: =crema =protector =gafas =gorra =sombrero; company con,,,mamá/tomar el sol/playa,Mamá toma el sol en la playa.
tomar fotos,,topic a the; recipient a,,,papá/tomar fotos/,Papá toma fotos.
echar la siesta,,place-at en the: furniture where,,,abuelo/echar la siesta/sofá,El abuelo echa la siesta en el sofá.
echarse la siesta,,place-at en the: furniture where,,,abuelo/echarse la siesta/sofá,El abuelo se echa la siesta en el sofá.
echar una mano,,recipient a; topic con the; place-at en the: where,,,yo/echar una mano/mamá,Yo le echo una mano a mamá.
meter un gol,,,,,niña/meter un gol/,La niña mete un gol.
cumplir años,,,,,abuela/cumplir años/,La abuela cumple años.
pasar lista,,,,,maestra/pasar lista/,La maestra pasa lista.
pasar frío,,place-at en the,,,perro/pasar frío/,El perro pasa frío.
pasar miedo,,place-at en the: where event media,,,niña/pasar miedo/,La niña pasa miedo.
tener lugar,,place-at en the: where,,state,fiesta/tener lugar/parque,La fiesta tiene lugar en el parque.
guardar silencio,,,,,niños/guardar silencio/,Los niños guardan silencio.
ir al baño,,,,,niño/ir al baño/,El niño va al baño.
sacar la lengua,,recipient a,,,niño/sacar la lengua/,El niño saca la lengua.
platicar,,place-at en the: where; company con; instrument por -: =teléfono =móvil =videollamada =WhatsApp; topic de -: sport subject =política =cine =música; topic de the,,,mamá/platicar/tía,Mamá platica con la tía.
trapear,,object - the; instrument con -: =cloro =lejía =agua =jabón =detergente =vinagre; instrument con the,,,papá/trapear/cocina,Papá trapea la cocina.
checar,,object - the,,,mamá/checar/tarea,Mamá checa la tarea.
prender,,object - the; recipient a,,,papá/prender/luz,Papá prende la luz.
rentar,,object - a: where vehicle =traje =vestido =película; object,,,papá/rentar/coche,Papá renta un coche.
aventar,,object - the; recipient a,,,niño/aventar/pelota,El niño avienta la pelota.
voltear,,object - the; place-to a the: direction,,,papá/voltear/tortilla,Papá voltea la tortilla.
botar,,object - the,,,niña/botar/pelota,La niña bota la pelota.
apurarse,,,a,,niño/apurarse/,El niño se apura.
alistarse,,,para,,niña/alistarse/,La niña se alista.
retar,,object - the: being; object - the,a,,mamá/retar/niño,Mamá reta al niño.
alzar,,object - the; manner en -: =brazos,,,papá/alzar/bebé,Papá alza al bebé.
festejar,,object - the; place-at en the: where,,,nosotros/festejar/cumpleaños,Nosotros festejamos el cumpleaños.
estrenar,,object - the,,,niña/estrenar/zapatos,La niña estrena los zapatos.
fumar,,object; place-at en the: where event,,,abuelo/fumar/pipa,El abuelo fuma una pipa.
remontar,,object - the,,,niño/remontar/barrilete,El niño remonta el barrilete.
quebrarse,,object - the: body,,,niño/quebrarse/brazo,El niño se quiebra el brazo.
torcerse,,object - the: body,,,niña/torcerse/tobillo,La niña se tuerce el tobillo.
chuparse,,object - the: body,,,bebé/chuparse/dedo,El bebé se chupa el dedo.
morderse,,object - the: body,,,niño/morderse/uñas,El niño se muerde las uñas.
comerse las uñas,,,,,niño/comerse las uñas/,El niño se come las uñas.
contar ovejas,,place-at en the,,,niño/contar ovejas/cama,El niño cuenta ovejas en la cama.
respirar hondo,,,,,niña/respirar hondo/,La niña respira hondo.
disimular,,object - the: feeling emotion state; object - the,,,papá/disimular/error,Papá disimula el error.
envejecer,,,,,abuelo/envejecer/,El abuelo envejece.
madurar,,,,,plátanos/madurar/,Los plátanos maduran.
quedarse embarazada,,company de,,,tía/quedarse embarazada/,La tía se queda embarazada.
quedarse en blanco,,place-at en the,,,niño/quedarse en blanco/examen,El niño se queda en blanco en el examen.
tener la regla,,,,state,hermana/tener la regla/,Mi hermana tiene la regla.
tener hijos,,company con,,state,tía/tener hijos/,La tía tiene hijos.
tener novio,,,,state,prima/tener novio/,Mi prima tiene novio.
tener novia,,,,state,primo/tener novia/,Mi primo tiene novia.
tener esperanza,,topic en the,de subjunctive,state,niña/tener esperanza/,La niña tiene esperanza.
tener mala suerte,,topic con the; company con,,state,equipo/tener mala suerte/,El equipo tiene mala suerte.
tener calambre,,place-at en the: body,,state,nadador/tener calambre/pierna,El nadador tiene calambre en la pierna.
hurgarse,,object - the: body; instrument con the: =dedo =bastoncillo =lápiz,,,niño/hurgarse/nariz,El niño se hurga la nariz.
desabrochar,,object - the; recipient a,,,papá/desabrochar/abrigo,Papá desabrocha el abrigo.
tostar,,object - the: edible; place-at en the: =comal =sartén =olla =cazuela =horno =plancha =freidora =parrilla =cazo =microondas =cacerola; instrument con -: =aceite =mantequilla =margarina =ajo =manteca,,,papá/tostar/pan,Papá tuesta el pan.
amasar,,object - the; place-at en the: where event; instrument con the: =mano =manos =rodillo =puño,,,panadero/amasar/pan,El panadero amasa el pan.
coleccionar,,object,,,niño/coleccionar/cromos,El niño colecciona cromos.
reciclar,,object,,,nosotros/reciclar/papel,Nosotros reciclamos papel.
utilizar,,object - the,,,niña/utilizar/ordenador,La niña utiliza el ordenador.
atravesar,,object - the,,,perro/atravesar/calle,El perro atraviesa la calle.
recorrer,,object - the; manner a -: =pie =caballo,,,nosotros/recorrer/ciudad,Nosotros recorremos la ciudad.
lograr,,object - the,bare subjunctive,,niña/lograr/premio,La niña logra el premio.
fingir,,object,bare,,niño/fingir/dormir,El niño finge dormir.
jurar,,object; recipient a; place-at en the: where event,bare,,niño/jurar/,El niño jura.
ser hora,,,de,,/ser/hora comer,Es hora de comer.
torcer,grooming,object - the,,,yo/torcer/tobillo,Yo me tuerzo el tobillo.
echarse,,object - the: =siesta; object - a: =novio =novia =cigarro =pitillo; object - -: =crema =colonia =perfume =desodorante =champú =gotas =agua =gel =pomada; place-at en the: body; topic de; place-at en the: furniture,a,,niña/echarse/crema,La niña se echa crema.
echarse crema,,place-at en the: body,,,mamá/echarse crema/cara,Mamá se echa crema en la cara.
echarse novio,,,,,prima/echarse novio/,Mi prima se echa novio.
echarse novia,,,,,primo/echarse novia/,Mi primo se echa novia.
hinchar,,object - the: toy =globo =globos =pelota =rueda; topic para the: event =fiesta =cumpleaños =playa; place-at en the: where; object - the: =flotador =colchoneta =barca; instrument con: =bomba =inflador =boca,,,niño/hinchar/globo,El niño hincha el globo.
chutar,,object - the; place-to a the: =portería =puerta; place-at en the: where event,,,niño/chutar/balón,El niño chuta el balón.
tener celos,,topic de the,de subjunctive,state,niña/tener celos/hermano,La niña tiene celos de su hermano.
tener envidia,,topic de the,de subjunctive,state,niño/tener envidia/primo,El niño tiene envidia de su primo.
llegar tarde,,place-to a the: where event,,,papá/llegar tarde/fiesta,Papá llega tarde a la fiesta.
molar,experiencer,object - the,bare,state,yo/molar/moto,A mí me mola la moto.
significar,,object,,state,palabra/significar/nada,La palabra no significa nada.
parecer bien,experiencer,object - the,bare subjunctive,state,yo/parecer bien/plan,A mí me parece bien el plan.
parecer mal,experiencer,object - the,bare subjunctive,state,yo/parecer mal/broma,A mí me parece mal la broma.
dar pereza,experiencer,object - the,bare subjunctive,state,yo/dar pereza/tarea,A mí me da pereza la tarea.
dar flojera,experiencer,object - the,bare subjunctive,state,yo/dar flojera/tarea,A mí me da flojera la tarea.
dar lástima,experiencer,object - the,bare subjunctive,,niño/dar lástima/perro,Al niño le da lástima el perro.
entrar sueño,experiencer,,,,niño/entrar sueño/,Al niño le entra sueño.
entrar hambre,experiencer,,,,yo/entrar hambre/,A mí me entra hambre.
entrar sed,experiencer,,,,yo/entrar sed/,A mí me entra sed.
entrar frío,experiencer,,,,mamá/entrar frío/,A mamá le entra frío.
entrar calor,experiencer,,,,mamá/entrar calor/,A mamá le entra calor.
entrar miedo,experiencer,,,,niña/entrar miedo/,A la niña le entra miedo.
entrar risa,experiencer,,,,yo/entrar risa/,A mí me entra risa.
entrar prisa,experiencer,,,,papá/entrar prisa/,A papá le entra prisa.
ocurrirse,,object,,,yo/ocurrirse/idea,Se me ocurre una idea.
tratar,,object - the: being; topic de the,de,,médico/tratar/niño,El médico trata al niño.
hacerse tarde,weather,,,,/hacerse tarde/,Se hace tarde.
hacerse de noche,weather,,,,/hacerse de noche/,Se hace de noche.
hacerse de día,weather,,,,/hacerse de día/,Se hace de día.
salir el sol,weather,place-at en the,,,/salir el sol/,Sale el sol.
ponerse el sol,weather,place-at en the,,,/ponerse el sol/,Se pone el sol.
caer un rayo,weather,place-at en the,,achievement,/caer un rayo/árbol,Cae un rayo en el árbol.
quedarse solo,,place-at en the; company con,,,niña/quedarse solo/casa,La niña se queda sola en casa.
quedarse quieto,,place-at en the: =dentista =médico =veterinario =peluquero =peluquería; purpose para the: =foto; place-at en the; company con,,,abuela/quedarse quieto/silla,La abuela se queda quieta en la silla.
ponerse nervioso,,place-at en the: vehicle where =dentista =médico =veterinario =clase =hospital; topic con the,,,mamá/ponerse nervioso/examen,Mamá se pone nerviosa con el examen.
ponerse contento,,topic con the,,,niña/ponerse contento/regalo,La niña se pone contenta con el regalo.
ponerse triste,,topic con the,,,niñas/ponerse triste/,Las niñas se ponen tristes.
hacerse famoso,,topic por the,,achievement,tía/hacerse famoso/,La tía se hace famosa.
hacerse novio,,company de,,,hermana/hacerse novio/Luis,Mi hermana se hace novia de Luis.
estar harto,,topic de the,de subjunctive,state,mamá/estar harto/ruido,Mamá está harta del ruido.
tener claro,,object - the,,state,yo/tener claro/respuesta,Yo tengo clara la respuesta.
quedar pequeño,experiencer,object - the,,state,niño/quedar pequeño/zapatos,Al niño le quedan pequeños los zapatos.
dar ganas,experiencer,,de,state,yo/dar ganas/llorar,A mí me dan ganas de llorar.
antojarse,,object,,,yo/antojarse/helado,Se me antoja un helado.
currarse,,object - the,,,niño/currarse/trabajo,El niño se curra el trabajo.
merendarse,,object - the,,,niña/merendarse/bocadillo,La niña se merienda el bocadillo.
salir bien,experiencer,object - the,,,yo/salir bien/tarta,A mí me sale bien la tarta.
salir mal,experiencer,object - the,,,yo/salir mal/examen,A mí me sale mal el examen.
dejar en paz,,object - the: being,,,niña/dejar en paz/gato,La niña deja en paz al gato.
apuntar,,object - the; place-at en the: =cuaderno =libreta =agenda =calendario =papel =lista,,,yo/apuntar/cita,Yo apunto la cita.
vacunarse,,topic contra the: illness; topic de -; place-at en the: where,,,yo/vacunarse/gripe,Yo me vacuno contra la gripe.
operarse,,topic de the: body illness; place-at en the: where,,,abuela/operarse/rodilla,La abuela se opera de la rodilla.
basarse,,topic en the,,,película/basarse/libro,La película se basa en el libro.
inspirarse,,topic en the,,,pintor/inspirarse/naturaleza,El pintor se inspira en la naturaleza.
influir,,topic en the,,,tiempo/influir/humor,El tiempo influye en el humor.
especializarse,,topic en -,,,médico/especializarse/niños,El médico se especializa en niños.
intervenir,,topic en the,,,policía/intervenir/pelea,El policía interviene en la pelea.
entrometerse,,topic en the,,,vecina/entrometerse/conversación,La vecina se entromete en la conversación.
inmiscuirse,,topic en the,,,vecino/inmiscuirse/discusión,El vecino se inmiscuye en la discusión.
esmerarse,,topic en the,en,,niña/esmerarse/dibujo,La niña se esmera en el dibujo.
obstinarse,,topic en the,en,,niño/obstinarse/error,El niño se obstina en el error.
persistir,,topic en the,en,,papá/persistir/error,Papá persiste en el error.
desistir,,topic de the,de,,papá/desistir/plan,Papá desiste del plan.
prescindir,,topic de the,de,,mamá/prescindir/ayuda,Mamá prescinde de la ayuda.
abstenerse,,topic de the,de,,papá/abstenerse/alcohol,Papá se abstiene del alcohol.
gozar,,topic de the,,,abuelo/gozar/fama,El abuelo goza de la fama.
padecer,,object; topic de the: body,,state,abuela/padecer/corazón,La abuela padece del corazón.
provenir,,place-from de the: where; topic de the,,,ruido/provenir/cocina,El ruido proviene de la cocina.
proceder,,place-from de the: where; topic de the,,,ruido/proceder/jardín,El ruido procede del jardín.
constar,,topic de,,state,libro/constar/capítulos,El libro consta de los capítulos.
apropiarse,,topic de the,,,ladrón/apropiarse/dinero,El ladrón se apropia del dinero.
apoderarse,,topic de the,,,ladrón/apoderarse/coche,El ladrón se apodera del coche.
compadecerse,,topic de the,,,yo/compadecerse/perro,Yo me compadezco del perro.
desentenderse,,topic de the,,,papá/desentenderse/problema,Papá se desentiende del problema.
jactarse,,topic de the,de,,niño/jactarse/regalo,El niño se jacta del regalo.
mofarse,,topic de the,,,niño/mofarse/nombre,El niño se mofa del nombre.
lamentarse,,topic de the,de,,mamá/lamentarse/error,Mamá se lamenta del error.
beneficiarse,,topic de the,,,niña/beneficiarse/ayuda,La niña se beneficia de la ayuda.
valerse,,topic de the,,,papá/valerse/bastón,Papá se vale del bastón.
zafarse,,topic de the,,,perro/zafarse/correa,El perro se zafa de la correa.
privarse,,topic de the,de,,mamá/privarse/descanso,Mamá se priva del descanso.
informarse,,topic de the,,,papá/informarse/viaje,Papá se informa del viaje.
asegurarse,,topic de the,de,,mamá/asegurarse/hora,Mamá se asegura una hora.
convencerse,,topic de the,de,,papá/convencerse/error,Papá se convence del error.
percatarse,,topic de the,de,,mamá/percatarse/error,Mamá se percata del error.
cerciorarse,,topic de the,de,,papá/cerciorarse/precio,Papá se cerciora del precio.
acceder,,topic a the,a,,papá/acceder/petición,Papá accede a la petición.
recurrir,,object - the: =multa =sentencia =sanción =decisión; topic a the,a,,mamá/recurrir/médico,Mamá recurre al médico.
contribuir,,topic a the,a,,niña/contribuir/fiesta,La niña contribuye a la fiesta.
someterse,,topic a the,a,,abuelo/someterse/prueba,El abuelo se somete a la prueba.
suscribirse,,topic a the,,,papá/suscribirse/revista,Papá se suscribe a la revista.
habituarse,,topic a the,a,,niño/habituarse/ruido,El niño se habitúa al ruido.
resignarse,,topic a the,a,,niña/resignarse/espera,La niña se resigna a la espera.
aficionarse,,topic a the,a,,niño/aficionarse/ajedrez,El niño se aficiona al ajedrez.
exponerse,,topic a the,a,,niña/exponerse/sol,La niña se expone al sol.
sobreponerse,,topic a the,,,mamá/sobreponerse/dolor,Mamá se sobrepone al dolor.
equivaler,,topic a the,,,hora/equivaler/clase,La hora equivale a la clase.
afiliarse,,topic a the,,,papá/afiliarse/club,Papá se afilia al club.
aferrarse,,topic a the,a,,niño/aferrarse/cuerda,El niño se aferra a la cuerda.
abonarse,,topic a the,,,papá/abonarse/teatro,Papá se abona al teatro.
toparse,,company con,,,mamá/toparse/profesora,Mamá se topa con la profesora.
familiarizarse,,topic con the,,,niño/familiarizarse/aparato,El niño se familiariza con el aparato.
identificarse,,topic con the,,,niña/identificarse/historia,La niña se identifica con la historia.
contentarse,,topic con the,con,,niño/contentarse/regalo,El niño se contenta con el regalo.
ensañarse,,company con,,,gato/ensañarse/ratón,El gato se ensaña con el ratón.
encapricharse,,topic con the,,,niña/encapricharse/juguete,La niña se encapricha con el juguete.
emparejarse,,company con,,,niño/emparejarse/niña,El niño se empareja con la niña.
citarse,,company con; place-at en the: where,,,mamá/citarse/profesora,Mamá se cita con la profesora.
decantarse,,topic por the,por,,papá/decantarse/coche,Papá se decanta por el coche.
velar,,topic por the,por,,mamá/velar/salud,Mamá vela por la salud.
interceder,,topic por the,,,papá/interceder/paz,Papá intercede por la paz.
apiadarse,,topic de the,,,mamá/apiadarse/problema,Mamá se apiada del problema.
encogerse de hombros,,,,,niño/encogerse de hombros/,El niño se encoge de hombros.
atiborrarse,,topic de -,,,niño/atiborrarse/dulces,El niño se atiborra de dulces.
empaparse,,place-at en the: where; topic de -,,achievement,niño/empaparse/calle,El niño se empapa en la calle.
cubrirse,,object - the: body; topic de -; topic con the; place-at en the: where,,,niña/cubrirse/cara,La niña se cubre la cara.
abastecerse,,place-at en the: where; topic de -,,,papá/abastecerse/agua,Papá se abastece de agua.
examinarse,,topic de -,,,niña/examinarse/matemáticas,La niña se examina de matemáticas.
doctorarse,,topic en -,,,tía/doctorarse/matemáticas,La tía se doctora en matemáticas.
embarcarse,,place-at en the,,,papá/embarcarse/barco,Papá se embarca en el barco.
alimentarse,,topic de -,,,oso/alimentarse/peces,El oso se alimenta de peces.
nutrirse,,topic de -,,,planta/nutrirse/agua,La planta se nutre de agua.
encerrarse,,place-at en the,,,hermano/encerrarse/habitación,Mi hermano se encierra en la habitación.
refugiarse,,topic de the: weather; place-at en the,,,niño/refugiarse/casa,El niño se refugia en casa.
resguardarse,,topic de the: weather =frío =sol; place-at debajo de a: =árbol =puente =toldo =techo =balcón =paraguas =árboles; place-at en the,,,perro/resguardarse/lluvia,El perro se resguarda de la lluvia.
apoltronarse,,place-at en the,,,papá/apoltronarse/sofá,Papá se apoltrona en el sofá.
instalarse,,place-at en the,,,abuela/instalarse/casa,La abuela se instala en casa.
sumergirse,,place-at en the: =agua =piscina =mar; place-at en the,,,niño/sumergirse/agua,El niño se sumerge en el agua.
infiltrarse,,place-at en the,,,policía/infiltrarse/casa,El policía se infiltra en casa.
sobresalir,,topic en -: subject sport language; topic en the,,,niña/sobresalir/baile,La niña sobresale en el baile.
destacar,,topic en,,,niña/destacar/matemáticas,La niña destaca en matemáticas.
recelar,,topic de the,,,gato/recelar/ruido,El gato recela del ruido.
renegar,,topic de the,,,papá/renegar/trabajo,Papá reniega del trabajo.
salpicarse,,topic de the,,,niño/salpicarse/barro,El niño se salpica del barro.
empapar,,object - the; topic de -,,,lluvia/empapar/camisa,La lluvia empapa la camisa.
impregnar,,object - the; topic de the,,,mamá/impregnar/pan aceite,Mamá impregna el pan del aceite.
sufrir,,object; topic de the: body,,,abuela/sufrir/espalda,La abuela sufre de la espalda.
disentir,,topic de the; company con,,,papá/disentir/plan,Papá disiente del plan.
discrepar,,topic de the; company con,,,papá/discrepar/plan,Papá discrepa del plan.
abrirse paso,,place-at entre the,,,perro/abrirse paso/árboles,El perro se abre paso entre los árboles.
llamar un taxi,,recipient a,,,mamá/llamar un taxi/abuela,Mamá le llama un taxi a la abuela.
ajustar,,object - the; recipient a,,,papá/ajustar/casco,Papá ajusta el casco.
palpitar,affecting,object - the: body,,,corazón/palpitar/,El corazón palpita.
hormiguear,affecting,object - the: body,,,mano/hormiguear/,La mano hormiguea.
castañetear,affecting,object - the: body,,,niño/castañetear/dientes,Al niño le castañetean los dientes.
rechinar,affecting,object - the: body,,,niña/rechinar/dientes,A la niña le rechinan los dientes.
flaquear,affecting,object - the: body,,,abuelo/flaquear/piernas,Al abuelo le flaquean las piernas.
crujir,affecting,object - the: body,,,madera/crujir/,La madera cruje.
caducar,,,,achievement,yogur/caducar/,El yogur caduca.
expirar,,,,achievement,contrato/expirar/,El contrato expira.
chirriar,,,,,puerta/chirriar/,La puerta chirría.
chorrear,,,,,grifo/chorrear/,El grifo chorrea.
humear,,,,,sopa/humear/,La sopa humea.
relucir,,,,,coche/relucir/,El coche reluce.
retumbar,,,,,tambor/retumbar/,El tambor retumba.
burbujear,,,,,refresco/burbujear/,El refresco burbujea.
fermentar,,,,,vino/fermentar/,El vino fermenta.
cuajar,,,,,flan/cuajar/,El flan cuaja.
descarrilar,,,,achievement,tren/descarrilar/,El tren descarrila.
encallar,,place-at en the,,achievement,barco/encallar/,El barco encalla.
supurar,,,,,herida/supurar/,La herida supura.
finalizar,,,,,curso/finalizar/,El curso finaliza.
transcurrir,,,,,tiempo/transcurrir/,El tiempo transcurre.
descargarse,,,,achievement,batería/descargarse/,La batería se descarga.
desatarse,,,,achievement,cordones/desatarse/,Los cordones se desatan.
descoserse,,,,achievement,botón/descoserse/,El botón se descose.
arrugarse,,,,achievement,camisa/arrugarse/,La camisa se arruga.
empañarse,,topic con the: =calor =vapor =frío =sopa =ducha =lluvia =niebla =aliento; place-at en the: where,,achievement,cristal/empañarse/,El cristal se empaña.
vaciarse,,topic de -: =agua =leche =aceite =arena; place-at en the,,achievement,botella/vaciarse/,La botella se vacía.
partirse,,,,achievement,rama/partirse/,La rama se parte.
enredarse,,place-at en the: =rama =ramas =red =árbol =puerta =silla =rueda; instrument con the,,achievement,cable/enredarse/,El cable se enreda.
reiniciarse,,,,achievement,ordenador/reiniciarse/,El ordenador se reinicia.
actualizarse,,,,achievement,programa/actualizarse/,El programa se actualiza.
capacitar,,object - the,,,maestra/capacitar/niños,La maestra capacita a los niños.
evaluar,,object - the,,,maestra/evaluar/niños,La maestra evalúa a los niños.
asesorar,,object - the,,,maestra/asesorar/mamá,La maestra asesora a mamá.
orientar,,object - the,,,maestra/orientar/niña,La maestra orienta a la niña.
acoger,,object - the,,,abuela/acoger/niño,La abuela acoge al niño.
malcriar,,object - the,,,abuela/malcriar/niño,La abuela malcría al niño.
premiar,,object - the; topic por the,,,maestra/premiar/niña,La maestra premia a la niña.
alojar,,object - the,,,abuela/alojar/niños,La abuela aloja a los niños.
hospedar,,object - the,,,abuela/hospedar/niños,La abuela hospeda a los niños.
sedar,,object - the,,,médico/sedar/niño,El médico seda al niño.
hospitalizar,,object - the; place-at en the: where event,,,médico/hospitalizar/niña,El médico hospitaliza a la niña.
retratar,,object - the; manner a the: =óleo =carboncillo,,,niña/retratar/perro,La niña retrata al perro.
supervisar,,object - the,,,maestra/supervisar/niños,La maestra supervisa a los niños.
realizar,,object,,,empresa/realizar/proyecto,La empresa realiza un proyecto.
formar,,object - a: =equipo =grupo =fila =círculo; object,,,niños/formar/equipo,Los niños forman un equipo.
desarrollar,,object,,,empresa/desarrollar/proyecto,La empresa desarrolla un proyecto.
causar,,object,,,tormenta/causar/daños,La tormenta causa daños.
obtener,,object,,,yo/obtener/permiso,Yo obtengo permiso.
establecer,,object,,,maestra/establecer/normas,La maestra establece normas.
generar,,object,,,empresa/generar/energía,La empresa genera energía.
aplicar,,object; recipient a; place-at en the: body =herida =grano =corte =rozadura =zona =quemadura =piel,,,enfermera/aplicar/crema,La enfermera aplica crema.
imponer,,object,,,juez/imponer/multa,El juez impone una multa.
requerir,,object,,,trabajo/requerir/paciencia,El trabajo requiere paciencia.
diseñar,,object,,,arquitecta/diseñar/casa,La arquitecta diseña una casa.
cometer,,object,,,yo/cometer/error,Yo cometo un error.
aportar,,object,,,empresa/aportar/dinero,La empresa aporta dinero.
implicar,,object,,,trabajo/implicar/responsabilidad,El trabajo implica una responsabilidad.
plantear,,object,,,alumno/plantear/duda,El alumno plantea una duda.
adquirir,,object,,,familia/adquirir/casa,La familia adquiere una casa.
poseer,,object,,,señor/poseer/finca,El señor posee una finca.
proporcionar,,object,,,empresa/proporcionar/alojamiento,La empresa proporciona alojamiento.
fundar,,object - a,,,abuelo/fundar/empresa,El abuelo funda una empresa.
otorgar,,object,,,juez/otorgar/permiso,El juez otorga permiso.
elaborar,,object,,,cocinero/elaborar/plato,El cocinero elabora un plato.
conceder,,object; recipient a,,,banco/conceder/préstamo,El banco concede un préstamo.
fomentar,,object,,,escuela/fomentar/respeto,La escuela fomenta respeto.
inspirar,,object,,,maestra/inspirar/confianza,La maestra inspira confianza.
protagonizar,,object,,,actor/protagonizar/película,El actor protagoniza una película.
conllevar,,object,,,trabajo/conllevar/riesgos,El trabajo conlleva riesgos.
impartir,,object,,,maestra/impartir/curso,La maestra imparte un curso.
consumir,,object,,,fábrica/consumir/energía,La fábrica consume energía.
hallar,,object,,,policía/hallar/pista,El policía halla la pista.
acumular,,object,,,señor/acumular/deudas,El señor acumula deudas.
financiar,,object,,,empresa/financiar/proyecto,La empresa financia un proyecto.
originar,,object,,,incendio/originar/daños,El incendio origina daños.
simular,,object,,,actor/simular/caída,El actor simula una caída.
subastar,,object,,,museo/subastar/cuadro,El museo subasta un cuadro.
emprender,,object - the: =viaje =camino =vuelo =marcha =huida =regreso; object,,,ella/emprender/negocio,Ella emprende un negocio.
suministrar,,object,,,empresa/suministrar/agua,La empresa suministra agua.
recaudar,,object,,,escuela/recaudar/dinero,La escuela recauda dinero.
improvisar,,object; place-at en the: where event,,,músico/improvisar/canción,El músico improvisa una canción.
equipar,,object - the,,,papá/equipar/cocina,Papá equipa la cocina.
iniciar,,object - the,,,yo/iniciar/tratamiento,Yo inicio el tratamiento.
afectar,,object - the,,,crisis/afectar/familia,La crisis afecta a mi familia.
asegurar,,object - the,,,papá/asegurar/puerta,Papá asegura la puerta.
ocupar,,object - the,,,niño/ocupar/silla,El niño ocupa la silla.
expresar,,object - the; instrument con the,,,niña/expresar/opinión,La niña expresa la opinión.
reunir,,object - the,,,maestra/reunir/niños,La maestra reúne a los niños.
controlar,,object - the,,,médico/controlar/tensión,El médico controla la tensión.
enfrentar,,object - the,,,ella/enfrentar/problema,Ella enfrenta el problema.
confirmar,,object - the; topic de the: =médico =dentista =peluquería =hotel =vuelo =viaje =pediatra =logopeda =veterinario =fisio =psicóloga,,,yo/confirmar/cita,Yo confirmo la cita.
limitar,,object - the,,,escuela/limitar/horario,La escuela limita el horario.
determinar,,object - the,,,juez/determinar/pena,El juez determina la pena.
definir,,object - the,,,grupo/definir/objetivo,El grupo define el objetivo.
asumir,,object - the,,,yo/asumir/responsabilidad,Yo asumo la responsabilidad.
valorar,,object - the,,,maestra/valorar/esfuerzo,La maestra valora el esfuerzo.
promover,,object - the,,,escuela/promover/lectura,La escuela promueve la lectura.
activar,,object - the,,,yo/activar/alarma,Yo activo la alarma.
revelar,,object; recipient a,,,niña/revelar/secreto,La niña revela un secreto.
manifestar,,object - the,,,señora/manifestar/opinión,La señora manifiesta la opinión.
ejercer,,topic de -: =abogada =abogado =médico =médica =profesor =profesora =maestra =maestro =enfermera =enfermero =psicóloga =veterinaria =veterinario =payaso =portero; object - the,,,ella/ejercer/profesión,Ella ejerce la profesión.
comunicar,,object - the,,,médico/comunicar/resultado,El médico comunica el resultado.
asesinar,,object - the,,,ladrón/asesinar/señor,El ladrón asesina al señor.
garantizar,,object - the,,,ley/garantizar/libertad,La ley garantiza la libertad.
combatir,,object - the; place-at en the: where event,,,médico/combatir/enfermedad,El médico combate la enfermedad.
impulsar,,object - the,,,gobierno/impulsar/proyecto,El gobierno impulsa el proyecto.
retirar,,place-from de the: furniture where; object - the; instrument con the: =grúa =pala,,,camarero/retirar/plato,El camarero retira el plato.
concluir,,object - the,,,yo/concluir/trabajo,Yo concluyo el trabajo.
integrar,,object - the,,,escuela/integrar/niños,La escuela integra a los niños.
violar,,object - the,,,señor/violar/ley,El señor viola la ley.
modificar,,object - the,,,yo/modificar/contraseña,Yo modifico la contraseña.
ocultar,,object - the,,,niño/ocultar/regalo,El niño oculta el regalo.
facilitar,,object - the,,,tableta/facilitar/comunicación,La tableta facilita la comunicación.
justificar,,object - the,,,yo/justificar/ausencia,Yo justifico la ausencia.
transformar,,object - the,,,música/transformar/vida,La música transforma la vida.
cuestionar,,object - the,,,alumno/cuestionar/norma,El alumno cuestiona la norma.
ejecutar,,object - the,,,empresa/ejecutar/plan,La empresa ejecuta el plan.
incorporar,,object - the,,,empresa/incorporar/trabajadora,La empresa incorpora a la trabajadora.
desempeñar,,object - the,,,ella/desempeñar/cargo,Ella desempeña el cargo.
incrementar,,object - the,,,empresa/incrementar/sueldo,La empresa incrementa el sueldo.
internar,,object - the; place-at en the: where event,,,médico/internar/paciente,El médico interna al paciente.
distribuir,,object - the; topic entre the; recipient a,,,maestra/distribuir/material,La maestra distribuye el material.
adaptar,,object - the,,,maestra/adaptar/examen,La maestra adapta el examen.
satisfacer,,object - the,,,tienda/satisfacer/cliente,La tienda satisface al cliente.
reforzar,,object - the,,,obrero/reforzar/pared,El obrero refuerza la pared.
favorecer,,object - the,,,ley/favorecer/familia,La ley favorece a mi familia.
detectar,,object - the,,,médico/detectar/enfermedad,El médico detecta la enfermedad.
percibir,,object - the,,,yo/percibir/olor,Yo percibo el olor.
abordar,,object - the,,,grupo/abordar/tema,El grupo aborda el tema.
alertar,,object - the,,,vecina/alertar/policía,La vecina alerta a la policía.
prevenir,,object - the,,,vacuna/prevenir/enfermedad,La vacuna previene la enfermedad.
intercambiar,,object - -: =cromos =pegatinas =mensajes =regalos; object - the,,,niños/intercambiar/cromos,Los niños intercambian cromos.
fortalecer,,object - the,,,ejercicio/fortalecer/músculo,El ejercicio fortalece el músculo.
verificar,,object - the,,,yo/verificar/dirección,Yo verifico la dirección.
lamentar,,object - the,bare subjunctive,,yo/lamentar/error,Yo lamento el error.
alterar,,object - the; instrument con the,,,ruido/alterar/niño,El ruido altera al niño.
reproducir,,object - the,,,yo/reproducir/vídeo,Yo reproduzco el vídeo.
torturar,,object - the,,,soldado/torturar/prisionero,El soldado tortura al prisionero.
honrar,,object - the,,,pueblo/honrar/abuelo,El pueblo honra al abuelo.
filtrar,,object - the,,,yo/filtrar/agua,Yo filtro el agua.
desafiar,,topic a a: =carrera =partido =duelo =partida; object - the: being; object - the,a,,niño/desafiar/amigo,El niño desafía a su amigo.
extraer,,object - the,,,dentista/extraer/muela,El dentista me extrae la muela.
resaltar,,object - the,,,maestra/resaltar/palabra,La maestra resalta la palabra.
coordinar,,object - the,,,ella/coordinar/equipo,Ella coordina al equipo.
sellar,,object - the,,,secretaria/sellar/documento,La secretaria sella el documento.
incendiar,,object - the,,,ladrón/incendiar/casa,El ladrón incendia la casa.
arriesgar,,object - the,,,bombero/arriesgar/vida,El bombero arriesga la vida.
aliviar,,object - the,,,masaje/aliviar/espalda,El masaje alivia la espalda.
desplazar,,object - the,,,yo/desplazar/mesa,Yo desplazo la mesa.
asaltar,,object - the,,,ladrón/asaltar/banco,El ladrón asalta el banco.
alarmar,,object - the,,,noticia/alarmar/vecinos,La noticia alarma a los vecinos.
retener,,object - the,,,policía/retener/ladrón,El policía retiene al ladrón.
adjuntar,,object - the; place-to a the: =correo =mensaje =documento,,,yo/adjuntar/archivo,Yo adjunto el archivo.
restringir,,object - the,,,ley/restringir/consumo,La ley restringe el consumo.
afrontar,,object - the,,,ella/afrontar/problema,Ella afronta el problema.
destrozar,,object - the,,,perro/destrozar/sofá,El perro destroza el sofá.
narrar,,object - a: =historia =cuento =aventura =leyenda; object - the; recipient a; place-at en the: where event,,,abuelo/narrar/historia,El abuelo narra una historia.
restaurar,,object - the,,,carpintero/restaurar/mueble,El carpintero restaura el mueble.
compensar,,object - the,,,empresa/compensar/error,La empresa compensa el error.
prolongar,,object - the,,,médico/prolongar/tratamiento,El médico prolonga el tratamiento.
estimular,,object - the,,,maestra/estimular/niño,La maestra estimula al niño.
preservar,,object - the,,,ley/preservar/bosque,La ley preserva el bosque.
despreciar,,object - the,,,señor/despreciar/vecino,El señor desprecia al vecino.
exhibir,,object - the,,,museo/exhibir/cuadro,El museo exhibe el cuadro.
paralizar,,object - the,,,nieve/paralizar/ciudad,La nieve paraliza la ciudad.
arruinar,,object - the,,,lluvia/arruinar/fiesta,La lluvia arruina la fiesta.
heredar,,object - the,,,ella/heredar/casa,Ella hereda la casa.
reconstruir,,object - the,,,vecinos/reconstruir/pueblo,Los vecinos reconstruyen el pueblo.
suprimir,,object - the,,,empresa/suprimir/puesto,La empresa suprime el puesto.
encubrir,,object - the,,,señor/encubrir/delito,El señor encubre el delito.
despejar,,object - the,,,obrero/despejar/calle,El obrero despeja la calle.
debilitar,,object - the,,,enfermedad/debilitar/cuerpo,La enfermedad debilita el cuerpo.
intimidar,,object - the,,,perro/intimidar/niño,El perro intimida al niño.
desperdiciar,,object - the,,,yo/desperdiciar/comida,Yo desperdicio la comida.
insertar,,object - the,,,yo/insertar/tarjeta,Yo inserto la tarjeta.
restablecer,,object - the,,,técnico/restablecer/conexión,El técnico restablece la conexión.
validar,,object - the,,,yo/validar/billete,Yo valido el billete.
simplificar,,object - the,,,maestra/simplificar/texto,La maestra simplifica el texto.
aplastar,,object - the,,,yo/aplastar/lata,Yo aplasto la lata.
notificar,,object - the,,,empresa/notificar/cambio,La empresa notifica el cambio.
inspeccionar,,object - the,,,técnico/inspeccionar/ascensor,El técnico inspecciona el ascensor.
subvencionar,,object - the,,,gobierno/subvencionar/empresa,El gobierno subvenciona la empresa.
propagar,,object - the,,,viento/propagar/fuego,El viento propaga el fuego.
legalizar,,object - the,,,gobierno/legalizar/documento,El gobierno legaliza el documento.
omitir,,object - the,,,yo/omitir/detalle,Yo omito el detalle.
desmentir,,object - the,,,alcalde/desmentir/noticia,El alcalde desmiente la noticia.
divulgar,,object - the,,,periódico/divulgar/noticia,El periódico divulga la noticia.
patrocinar,,object - the,,,empresa/patrocinar/equipo,La empresa patrocina al equipo.
tramitar,,object - the,,,yo/tramitar/pasaporte,Yo tramito el pasaporte.
acatar,,object - the,,,yo/acatar/norma,Yo acato la norma.
perfeccionar,,object - the,,,yo/perfeccionar/técnica,Yo perfecciono la técnica.
desechar,,object - the,,,yo/desechar/envase,Yo desecho el envase.
reactivar,,object - the,,,yo/reactivar/cuenta,Yo reactivo la cuenta.
aguardar,,place-at en the: =cola =fila =sala =puerta =andén =parada; object - the; place-at en the: where,,,yo/aguardar/turno,Yo aguardo mi turno.
rehacer,,object - the,,,yo/rehacer/trabajo,Yo rehago el trabajo.
extinguir,,object - the,,,bombero/extinguir/incendio,El bombero extingue el incendio.
defraudar,,object - the,,,niño/defraudar/maestra,El niño defrauda a la maestra.
arrendar,,object - the,,,ella/arrendar/piso,Ella arrienda el piso.
amarrar,,object - the,,,pescador/amarrar/barco,El pescador amarra el barco.
mantener,,object - the,,,yo/mantener/calma,Yo mantengo la calma.
continuar,,object - the,gerund,,yo/continuar/trabajo,Yo continúo el trabajo.
resistir,,object - the: weather feeling illness food =sed =hambre =sueño; object - the,,,puente/resistir/peso,El puente resiste el peso.
rehabilitar,,object - the,,,médico/rehabilitar/rodilla,El médico rehabilita la rodilla.
vulnerar,,object - the,,,empresa/vulnerar/derecho,La empresa vulnera el derecho.
surgir,,,,,problema/surgir/,El problema surge.
fallecer,,,,,abuelo/fallecer/,El abuelo fallece.
progresar,,,,,alumno/progresar/,El alumno progresa.
evolucionar,,,,,idioma/evolucionar/,El idioma evoluciona.
colapsar,,,,,puente/colapsar/,El puente colapsa.
fluir,,,,,agua/fluir/,El agua fluye.
prosperar,,,,,negocio/prosperar/,El negocio prospera.
abundar,,place-at en the: where nature,,,mosquitos/abundar/,Los mosquitos abundan.
profundizar,,topic en the,,,alumno/profundizar/tema,El alumno profundiza en el tema.
contactar,,topic con the; instrument por the: =móvil =teléfono =correo; instrument por -: =internet,,,yo/contactar/empresa,Yo contacto con la empresa.
cooperar,,topic con the,,,niño/cooperar/compañero,El niño coopera con el compañero.
disponer,,topic de -: =tiempo =dinero =recursos =espacio; topic de,,,yo/disponer/tiempo,Yo dispongo de tiempo.
mirarse,,place-at en the: =espejo =foto =vídeo =agua; object - the: body,,,niña/mirarse/espejo,La niña se mira en el espejo.
pesarse,,place-at en the: =médico =pediatra =enfermera; place-at en the: =báscula =balanza =farmacia,,,niña/pesarse/báscula,La niña se pesa en la báscula.
derramarse,,place-at en the,,achievement,leche/derramarse/mesa,La leche se derrama en la mesa.
encoger,,object - the: =piernas =hombros =brazos; place-at en the,,,camisa/encoger/lavadora,La camisa encoge en la lavadora.
rascar,grooming,object - the,,,niño/rascar/espalda,El niño se rasca la espalda.
agregar,,object; place-at a the,,,papá/agregar/sal,Papá agrega sal.
desvestir,,object - the,,,mamá/desvestir/bebé,Mamá desviste al bebé.
callar,,object - the,,,maestra/callar/niños,La maestra calla a los niños.
convertir,,object - the; topic en a,,,bruja/convertir/príncipe rana,La bruja convierte al príncipe en una rana.
introducir,,object - the; place-at en the,,,niña/introducir/moneda ranura,La niña introduce la moneda en la ranura.
anotar,,object; place-at en the: =cuaderno =libreta =agenda =calendario =papel =lista,,,yo/anotar/número,Yo anoto un número.
acunar,,object - the; place-at en the; manner en -: =brazos,,,abuela/acunar/bebé,La abuela acuna al bebé.
independizarse,,topic de the,,,niña/independizarse/,La niña se independiza.
masajear,,object - the,,,papá/masajear/espalda,Papá masajea la espalda.
raspar,,object - the; instrument con the,,,mamá/raspar/zanahoria,Mamá raspa la zanahoria.
hipar,,,,,bebé/hipar/,El bebé hipa.
preguntarse,,,,,niña/preguntarse/,La niña se pregunta.
acostumbrar,,object: being; topic a the,a,,mamá/acostumbrar/bebé dormir,Mamá acostumbra al bebé a dormir.
refrescar,weather,,,,/refrescar/,Refresca.
quedar muy bien,experiencer,object - the,,state,niña/quedar muy bien/vestido,A la niña le queda muy bien el vestido.
quedar muy mal,experiencer,object - the,,state,niña/quedar muy mal/vestido,A la niña le queda muy mal el vestido.
sentar muy bien,experiencer,object - the,bare,,niña/sentar muy bien/sopa,A la niña le sienta muy bien la sopa.
sentar muy mal,experiencer,object - the,bare,,niña/sentar muy mal/leche,A la niña le sienta muy mal la leche.
anotarse,,topic en the,a,,niña/anotarse/taller,La niña se anota en el taller.
absorber,,object - the; place-at por the: =raíz =raíces =hoja =hojas =piel =poro,,,esponja/absorber/agua,La esponja absorbe el agua.
acomodar,,object - the; place-at en the,,,mamá/acomodar/cojín,Mamá acomoda el cojín.
agitar,,object - the,,,niña/agitar/botella,La niña agita la botella.
alumbrar,,object - the; instrument con the,,,linterna/alumbrar/camino,La linterna alumbra el camino.
arrojar,,object - the; place-to a the: where =agua =suelo =basura =fuego; place-at en the,,,niño/arrojar/piedra,El niño arroja la piedra.
asociar,,object - the; topic con the,,,niña/asociar/color palabra,La niña asocia el color con la palabra.
atracar,,place-at en the: =puerto =muelle =bahía =isla; object - the,,achievement,ladrón/atracar/banco,El ladrón atraca el banco.
calificar,,object - the; instrument con the,,,profesora/calificar/examen,La profesora califica el examen.
contraer,,object - the: illness; object,,,niño/contraer/gripe,El niño contrae la gripe.
dañar,,object - the,,,tormenta/dañar/tejado,La tormenta daña el tejado.
dedicar,,object - -: =tiempo =horas =dinero; object - the; recipient a; topic a the,,,cantante/dedicar/canción abuela,El cantante le dedica la canción a la abuela.
depilar,grooming,object - the: body; object - the,,,hermana/depilar/piernas,Mi hermana se depila las piernas.
desafinar,,place-at en the,,,cantante/desafinar/concierto,El cantante desafina en el concierto.
descartar,,object - the,,,médico/descartar/operación,El médico descarta la operación.
descender,,object - the: =montaña =río =cuesta =escalera =escaleras =pista =ladera; instrument con the: =esquís =cuerda =trineo; manner en -: vehicle =barca =canoa =bici =trineo =piragua; place-from de the: where vehicle nature; place-to a the: where nature; place-at por the,,,montañero/descender/montaña,El montañero desciende la montaña.
descolgar,,object - the; place-from de the: where furniture =pared =techo =percha,,,abuela/descolgar/cuadro pared,La abuela descuelga el cuadro de la pared.
desconectar,,object - the; topic de the,,,papá/desconectar/cable,Papá desconecta el cable.
desconocer,,object - the,indicative,state,tío/desconocer/ciudad,Mi tío desconoce la ciudad.
descontar,,object - -: money =dinero =euros; recipient a; object - the; topic de the,,,dependienta/descontar/euros precio,La dependienta descuenta euros del precio.
descuidar,,object - the,,,jardinero/descuidar/jardín,El jardinero descuida el jardín.
desnudar,,object - the,,,mamá/desnudar/bebé,Mamá desnuda al bebé.
desviar,,object - the; place-to a the,,,obrero/desviar/tráfico,El obrero desvía el tráfico.
digerir,,object - the,,,estómago/digerir/comida,El estómago digiere la comida.
diluir,,object - the; place-at en -: =agua =leche =zumo =té =café; place-at en the,,,abuela/diluir/jarabe agua,La abuela diluye el jarabe en agua.
disolver,,object - the; place-at en -: =agua =leche =zumo =té =café; place-at en the,,,abuela/disolver/pastilla agua,La abuela disuelve la pastilla en agua.
empastar,,object - the; recipient a,,,dentista/empastar/muela,El dentista me empasta la muela.
encerrar,,object - the; place-at en the,,,niño/encerrar/gato habitación,El niño encierra al gato en la habitación.
enderezar,,object - the,,,papá/enderezar/cuadro,Papá endereza el cuadro.
enfermar,,topic de -: illness,,achievement,abuelo/enfermar/,El abuelo enferma.
enfocar,,object - the; instrument con the,,,fotógrafo/enfocar/flor,El fotógrafo enfoca la flor.
enredar,,object - the; place-at en the,,,gato/enredar/lana,El gato enreda la lana.
enroscar,,object - the; place-at en the,,,mamá/enroscar/tapón,Mamá enrosca el tapón.
escarbar,,place-at en the,,,perro/escarbar/arena,El perro escarba en la arena.
exceder,,object - the,,,coche/exceder/límite,El coche excede el límite.
extender,,object - the; place-at en the,,,mamá/extender/manta suelo,Mamá extiende la manta en el suelo.
fruncir,,object - the,,,maestra/fruncir/ceño,La maestra frunce el ceño.
graduar,,object - the; recipient a,,,óptico/graduar/gafas,El óptico gradúa las gafas.
habitar,,place-at en the,,state,oso/habitar/bosque,El oso habita en el bosque.
hidratar,grooming,object - the: body; object - the; instrument con the,,,abuela/hidratar/piel,La abuela se hidrata la piel.
hundir,,object - the; place-at en the,,,tormenta/hundir/barco,La tormenta hunde el barco.
indicar,,object - -: =reposo =dieta; object - the; recipient a,indicative,,camarera/indicar/camino señora,La camarera le indica el camino a la señora.
limar,grooming,object - the: body; object - the; instrument con the,,,hermana/limar/uñas,Mi hermana se lima las uñas.
malgastar,,object - the; topic en,,,tío/malgastar/dinero,Mi tío malgasta el dinero.
numerar,,object - the,,,alumna/numerar/páginas,La alumna numera las páginas.
pedalear,,place-at por the: where nature; instrument con the,,,ciclista/pedalear/montaña,El ciclista pedalea por la montaña.
perforar,,object - the; instrument con the,,,minero/perforar/roca,El minero perfora la roca.
pilotar,,object - the,,,piloto/pilotar/avión,El piloto pilota el avión.
posar,,purpose para the: =foto =fotógrafo =revista; object - the; place-at en the,,,bailarina/posar/foto,La bailarina posa para la foto.
posarse,,place-at en the,,,mariposa/posarse/flor,La mariposa se posa en la flor.
precalentar,,object - the,,,cocinera/precalentar/horno,La cocinera precalienta el horno.
predecir,,object - the,indicative,,científica/predecir/lluvia,La científica predice la lluvia.
pretender,,object - the,bare subjunctive,state,tío/pretender/ganar,Mi tío pretende ganar.
prever,,object - the,indicative,,científico/prever/tormenta,El científico prevé la tormenta.
reaccionar,,topic a the,,,niño/reaccionar/ruido,El niño reacciona al ruido.
rectificar,,object - the,,,alumno/rectificar/error,El alumno rectifica el error.
reflejar,,object - the,,,espejo/reflejar/luz,El espejo refleja la luz.
reposar,,place-at en the,,,abuela/reposar/cama,La abuela reposa en la cama.
residir,,place-at en the,,state,familia/residir/pueblo,La familia reside en el pueblo.
retorcer,,object - the,,,abuela/retorcer/trapo,La abuela retuerce el trapo.
reventar,,object - the; instrument con the,,achievement,niño/reventar/globo,El niño revienta el globo.
revolver,,object - the; instrument con the: =cuchara =palo =cucharilla,,,mamá/revolver/sopa cuchara,Mamá revuelve la sopa con la cuchara.
rociar,,object - the; topic con the,,,jardinera/rociar/plantas agua,La jardinera rocía las plantas con el agua.
sanar,,object - the,,,enfermera/sanar/herida,La enfermera sana la herida.
situar,,object - the: where; object - the; place-at en the,,,alumna/situar/país mapa,La alumna sitúa el país en el mapa.
sumergir,,object - the; place-at en the: =agua =aceite =leche =río =mar; place-at en the,,,cocinero/sumergir/huevos agua,El cocinero sumerge los huevos en el agua.
telefonear,,recipient a,,,abuela/telefonear/médico,La abuela le telefonea al médico.
transcribir,,object - the,,,secretaria/transcribir/discurso,La secretaria transcribe el discurso.
transferir,,object - -: money; object - the; recipient a,,,banco/transferir/dinero cliente,El banco le transfiere dinero al cliente.
ubicar,,object - the: where; object - the; place-at en the,,,niño/ubicar/ciudad mapa,El niño ubica la ciudad en el mapa.
vagar,,place-at por the,,,perro/vagar/calles,El perro vaga por las calles.
yacer,,place-at en the,,state,soldado/yacer/suelo,El soldado yace en el suelo.
forjar,,object,,,herrero/forjar/espada,El herrero forja una espada.
desembocar,,place-at en the,,,río/desembocar/mar,El río desemboca en el mar.
atascar,,object - the,,,papel/atascar/impresora,El papel atasca la impresora.
anticipar,,object - the,,,tía/anticipar/viaje,La tía anticipa el viaje.
desenroscar,,object - the,,,papá/desenroscar/tapón,Papá desenrosca el tapón.
descorchar,,object - the,,,papá/descorchar/botella,Papá descorcha la botella.
descifrar,,object - the,,,niña/descifrar/mensaje,La niña descifra el mensaje.
desactivar,,object - the,,,papá/desactivar/alarma,Papá desactiva la alarma.
descomponer,,object - the,,,niño/descomponer/número,El niño descompone el número.
descoser,,object - the,,,abuela/descoser/botón,La abuela descose el botón.
desempatar,,,,,equipo/desempatar/,El equipo desempata.
desenrollar,,object - the,,,mamá/desenrollar/alfombra,Mamá desenrolla la alfombra.
desenterrar,,object - the,,,perro/desenterrar/hueso,El perro desentierra el hueso.
deshinchar,,object - the,,,papá/deshinchar/colchoneta,Papá deshincha la colchoneta.
desplegar,,object - the,,,niño/desplegar/mapa,El niño despliega el mapa.
desvelar,,object - the; recipient a,,,niña/desvelar/secreto,La niña desvela el secreto.
agrupar,,object - the; topic por -,,,niño/agrupar/ficha,El niño agrupa la ficha.
agujerear,,object - the; instrument con,,,niña/agujerear/papel,La niña agujerea el papel.
agrandar,,object - the,,,niña/agrandar/foto,La niña agranda la foto.
ahuyentar,,object - the; place-from de the: where; instrument con the: =escoba =palo =manguera; instrument con,,,perro/ahuyentar/gato,El perro ahuyenta al gato.
ahumar,,object - the,,,tío/ahumar/jamón,Mi tío ahúma el jamón.
apedrear,,object - the,,,niño/apedrear/ventana,El niño apedrea la ventana.
arrimar,,object - the; place-to a the,,,mamá/arrimar/silla mesa,Mamá arrima la silla a la mesa.
asignar,,object - the; recipient a,,,profesora/asignar/tarea niño,La profesora le asigna la tarea al niño.
asimilar,,object - the,,,niña/asimilar/noticia,La niña asimila la noticia.
abollar,,object - the,,,tío/abollar/coche,Mi tío abolla el coche.
abrigar,,object - the; instrument con,,,mamá/abrigar/niño,Mamá abriga al niño.
abrillantar,,object - the; instrument con,,,papá/abrillantar/zapatos,Papá abrillanta los zapatos.
abarcar,,object - the,,,libro/abarcar/tema,El libro abarca el tema.
adherir,,object - the; place-to a the,,,niña/adherir/pegatina papel,La niña adhiere la pegatina al papel.
amputar,,object - the; recipient a,,,médico/amputar/dedo,El médico amputa el dedo.
amplificar,,object - the,,,micrófono/amplificar/voz,El micrófono amplifica la voz.
azotar,,object - the,,,viento/azotar/árbol,El viento azota el árbol.
balancear,,object - the,,,niña/balancear/pierna,La niña balancea la pierna.
bombear,,object - the,,,corazón/bombear/sangre,El corazón bombea la sangre.
broncearse,,place-at en the,,,tía/broncearse/playa,La tía se broncea en la playa.
calibrar,,object - the,,,técnico/calibrar/aparato,El técnico calibra el aparato.
canjear,,object - the; topic por the,,,niña/canjear/cupón,La niña canjea el cupón.
centrarse,,topic en the,en,,niño/centrarse/examen,El niño se centra en el examen.
chapotear,,place-at en the: where =agua =charco =barro =bañera =piscina; company con,,,niño/chapotear/agua,El niño chapotea en el agua.
comportarse,,place-at en the: =médico =dentista =veterinario =pediatra; place-at en the: where event; company con,,,niño/comportarse/bien,El niño se comporta bien.
complicar,,object - the; recipient a,,,lluvia/complicar/viaje,La lluvia complica el viaje.
comprimir,,object - the,,,informático/comprimir/archivo,El informático comprime el archivo.
conjugar,,object - the,,,niña/conjugar/verbo,La niña conjuga el verbo.
cuchichear,,company con; topic de the,,,niña/cuchichear/amiga,La niña cuchichea con su amiga.
codificar,,object - the,,,ingeniera/codificar/mensaje,La ingeniera codifica el mensaje.
cursar,,object - the; place-at en the: where,,,chica/cursar/carrera,La chica cursa la carrera.
depositar,,object - the; place-at en the,,,abuelo/depositar/dinero banco,El abuelo deposita el dinero en el banco.
drenar,,object - the,,,médica/drenar/herida,La médica drena la herida.
ejercitar,,object - the; instrument con the: =pelota =pesa =goma; instrument con,,,niña/ejercitar/pierna,La niña ejercita la pierna.
embalar,,object - the,,,papá/embalar/caja,Papá embala la caja.
embotellar,,object - the,,,tío/embotellar/vino,Mi tío embotella el vino.
emparejar,,object - the,,,niño/emparejar/calcetines,El niño empareja los calcetines.
envasar,,object - the,,,fábrica/envasar/leche,La fábrica envasa la leche.
enyesar,,object - the; recipient a,,,médica/enyesar/brazo niño,La médica le enyesa el brazo al niño.
equilibrar,,object - the,,,niña/equilibrar/balanza,La niña equilibra la balanza.
esparcir,,object - the; place-at por the,,,viento/esparcir/hojas,El viento esparce las hojas.
especificar,,object - the; recipient a,,,médico/especificar/dosis,El médico especifica la dosis.
estrellar,,object - the; topic contra the,,,niño/estrellar/coche pared,El niño estrella el coche contra la pared.
estrujar,,object - the,,,niña/estrujar/papel,La niña estruja el papel.
exfoliar,grooming,object - the; instrument con,,,tía/exfoliar/piel,La tía se exfolia la piel.
forcejear,,company con,,,policía/forcejear/ladrón,El policía forcejea con el ladrón.
fundir,,object - the,,,cocinero/fundir/chocolate,El cocinero funde el chocolate.
gesticular,,instrument con,,,profesor/gesticular/,El profesor gesticula.
hipnotizar,,object - the,,,mago/hipnotizar/niña,El mago hipnotiza a la niña.
ilustrar,,object - the; instrument con,,,pintora/ilustrar/cuento,La pintora ilustra el cuento.
inclinar,,object - the,,,niño/inclinar/cabeza,El niño inclina la cabeza.
inhalar,,object - the; place-at por the: body,,,niña/inhalar/vapor,La niña inhala el vapor.
inmovilizar,,object - the; recipient a,,,médica/inmovilizar/brazo,La médica inmoviliza el brazo.
maldecir,,object - the,,,bruja/maldecir/princesa,La bruja maldice a la princesa.
moderar,,object - the,,,profesora/moderar/debate,La profesora modera el debate.
nivelar,,object - the,,,albañil/nivelar/suelo,El albañil nivela el suelo.
patalear,,,,,bebé/patalear/,El bebé patalea.
pausar,,object - the,,,niña/pausar/película,La niña pausa la película.
perfumar,,object - the; instrument con,,,flor/perfumar/habitación,La flor perfuma la habitación.
perjudicar,,object - the,,,tabaco/perjudicar/salud,El tabaco perjudica la salud.
pisotear,,object - the,,,niño/pisotear/flor,El niño pisotea la flor.
procesar,,object - the,,,ordenador/procesar/datos,El ordenador procesa los datos.
pronosticar,,object,,,meteorólogo/pronosticar/lluvia,El meteorólogo pronostica la lluvia.
pulverizar,,object - the; instrument con,,,abuela/pulverizar/planta,La abuela pulveriza la planta.
rasurar,grooming,object - the,,,barbero/rasurar/barba,El barbero se rasura la barba.
rebañar,,object - the; instrument con,,,niño/rebañar/plato,El niño rebaña el plato.
recalentar,,object - the; place-at en the,,,mamá/recalentar/sopa,Mamá recalienta la sopa.
reembolsar,,object - the; recipient a,,,tienda/reembolsar/dinero abuela,La tienda le reembolsa el dinero a la abuela.
regular,,object - the; instrument con,,,papá/regular/temperatura,Papá regula la temperatura.
reorganizar,,object - the,,,niña/reorganizar/estantería,La niña reorganiza la estantería.
reprochar,,object; recipient a,,,mamá/reprochar/mentira niño,Mamá le reprocha una mentira al niño.
resucitar,,object - the,,,médica/resucitar/paciente,La médica resucita al paciente.
retocar,,object - the; instrument con,,,fotógrafa/retocar/foto,La fotógrafa retoca la foto.
revivir,,object - the; instrument con the,,,abuelo/revivir/recuerdo,El abuelo revive el recuerdo.
rotar,,object - the,,,niño/rotar/imagen,El niño rota la imagen.
rotular,,object - the; instrument con,,,profesora/rotular/caja,La profesora rotula la caja.
sacrificar,,object - the,,,granjero/sacrificar/cerdo,El granjero sacrifica al cerdo.
sincronizar,,object - the; topic con the,,,chica/sincronizar/reloj móvil,La chica sincroniza el reloj con el móvil.
subtitular,,object - the,,,chica/subtitular/vídeo,La chica subtitula el vídeo.
tapizar,,object - the; topic de -: color; instrument con,,,tío/tapizar/sofá,Mi tío tapiza el sofá.
tatuarse,,object; place-at en the: body; place-at en the: where event,,,chico/tatuarse/dragón brazo,El chico se tatúa un dragón en el brazo.
templar,,object - the,,,mamá/templar/leche,Mamá templa la leche.
trazar,,object; instrument con,,,niña/trazar/línea,La niña traza una línea.
variar,,object - the,,,abuela/variar/menú,La abuela varía el menú.
visualizar,,object - the,,,niño/visualizar/vídeo,El niño visualiza el vídeo.
vocalizar,,company con; object - the,,,niña/vocalizar/bien,La niña vocaliza bien.
zapatear,,,,,chica/zapatear/,La chica zapatea.
jabonar,grooming,object - the; instrument con,,,mamá/jabonar/niño,Mamá jabona al niño.
rapar,grooming,object - the,,,peluquero/rapar/niño,El peluquero rapa al niño.
arremangarse,,object - the: clothing,,,papá/arremangarse/,Papá se arremanga.
aglomerarse,,place-at en the,,,gente/aglomerarse/entrada,La gente se aglomera en la entrada.
entusiasmar,affecting,object - the,bare,,yo/entusiasmar/viaje,A mí me entusiasma el viaje.
deslumbrar,,object - the,,,sol/deslumbrar/conductor,El sol deslumbra al conductor.
acatarrarse,,,,achievement,niño/acatarrarse/,El niño se acatarra.
ruborizarse,,topic por the,,achievement,niña/ruborizarse/,La niña se ruboriza.
empadronarse,,place-at en the,,,familia/empadronarse/pueblo,La familia se empadrona en el pueblo.
egresar,,place-from de the,,,chica/egresar/universidad,La chica egresa de la universidad.
tintar,,object - the; topic de -: color,,,peluquera/tintar/pelo,La peluquera tinta el pelo.
convidar,,object; recipient a,a subjunctive,,niña/convidar/caramelo amigo,La niña le convida un caramelo a su amigo.
capitanear,,object - the,,,chica/capitanear/equipo,La chica capitanea al equipo.
asfaltar,,object - the,,,obrero/asfaltar/calle,El obrero asfalta la calle.
sacudirse,,topic de the: body; object - the: clothing =arena =polvo =agua =nieve =barro =migas =hojas,,,perro/sacudirse/,El perro se sacude.
armar,,object - -: =jaleo =ruido; object - the: where; object - a: =escándalo =lío =rompecabezas =puzle; object - the; place-at en the,,,papá/armar/carpa,Papá arma la carpa.
prepararse,,object - the: body; object: edible; topic para the,para,,niña/prepararse/examen,La niña se prepara para el examen.
condimentar,,object - the; instrument con -,,,cocinero/condimentar/guiso,El cocinero condimenta el guiso.
vincular,,object - the; topic con the,,,chica/vincular/móvil altavoz,La chica vincula el móvil con el altavoz.
helarse,,,,achievement,río/helarse/,El río se hiela.
conectarse,,topic a -: =internet; topic a the: =wifi =red =ordenador; topic a the,,,yo/conectarse/wifi,Yo me conecto al wifi.
arrastrarse,,place-at por the: =suelo =arena =tierra =hierba =césped =barro; place-at en the,,,serpiente/arrastrarse/suelo,La serpiente se arrastra por el suelo.
corresponder,experiencer,object - the,,state,yo/corresponder/premio,A mí me corresponde el premio.
dar un trago,,topic de the: =botella =vaso =lata =taza =cantimplora =copa; topic de -; topic a the,,,niño/dar un trago/agua,El niño da un trago de agua.
dar un sorbo,,topic de -; topic a the,,,abuela/dar un sorbo/té,La abuela da un sorbo de té.
dar un portazo,,place-at en the; topic por the: =frío =calor =ruido =olor =viento =lluvia =sol =humo =luz =tormenta =niebla =nieve =peste =polvo,,achievement,hermano/dar un portazo/,Mi hermano da un portazo.
dar una palmada,,topic en the: body; recipient a,,achievement,papá/dar una palmada/niño,Papá le da una palmada al niño.
dar cuerda,,topic a the,,,abuelo/dar cuerda/reloj,El abuelo da cuerda al reloj.
dar comienzo,,topic a the,,,alcalde/dar comienzo/fiesta,El alcalde da comienzo a la fiesta.
dar importancia,,topic a the,,,mamá/dar importancia/nota,Mamá da importancia a la nota.
dar calor,experiencer,object - the,bare subjunctive,,yo/dar calor/abrigo,A mí me da calor el abrigo.
dar sed,experiencer,object - the,bare subjunctive,,yo/dar sed/sal,A mí me da sed la sal.
dar hambre,experiencer,object - the,bare subjunctive,,yo/dar hambre/olor,A mí me da hambre el olor.
hacer frente,,topic a the,,,mamá/hacer frente/problema,Mamá hace frente al problema.
hacer equipo,,company con,,,yo/hacer equipo/Ana,Yo hago equipo con Ana.
hacer aire,weather,place-at en the: where,,state,/hacer aire/,Hace aire.
poner fin,,topic a the,,,mamá/poner fin/pelea,Mamá pone fin a la pelea.
poner orden,,topic en the; place-at en the,,,papá/poner orden/habitación,Papá pone orden en la habitación.
llamar la atención,,recipient a; topic por the: clothing =ropa =pelo =voz =altura,,,profesora/llamar la atención/niño,La profesora le llama la atención al niño.
correr prisa,weather,,,state,/correr prisa/,Corre prisa.
presentarse,,topic a the: =examen =concurso =prueba =oposición =casting =elecciones =oposiciones =campeonato =premio; topic a the; recipient a; place-at en the: where,,,niña/presentarse/examen,La niña se presenta al examen.
borrarse,,topic de the,,,niño/borrarse/lista,El niño se borra de la lista.
envolverse,,place-at en the: =toalla =manta =sábana =albornoz =bufanda =capa =edredón; topic en the,,,niño/envolverse/manta,El niño se envuelve en la manta.
liarse,,topic con the; place-at en the: where,a,achievement,niño/liarse/deberes,El niño se lía con los deberes.
hacerse pupa,,topic en the: body; place-at en the,,achievement,niño/hacerse pupa/rodilla,El niño se hace pupa en la rodilla.
procurar,,object,bare subjunctive,,yo/procurar/ayudar,Yo procuro ayudar.
ahondar,,topic en the,,,profesora/ahondar/tema,La profesora ahonda en el tema.
abogar,,topic por the,,,alcalde/abogar/paz,El alcalde aboga por la paz.
apelar,,topic a the,,,abogada/apelar/sentencia,La abogada apela a la sentencia.
aludir,,topic a the,,,profesor/aludir/libro,El profesor alude al libro.
atenerse,,topic a the,,,nosotros/atenerse/reglas,Nosotros nos atenemos a las reglas.
involucrarse,,topic en the,,,ella/involucrarse/proyecto,Ella se involucra en el proyecto.
lidiar,,topic con the,,,mamá/lidiar/problema,Mamá lidia con el problema.
simpatizar,,company con,,,ella/simpatizar/vecina,Ella simpatiza con la vecina.
desvivirse,,topic por the,,,abuela/desvivirse/nietos,La abuela se desvive por sus nietos.
enfurecerse,,topic con the: being; topic por the,,,jefe/enfurecerse/noticia,El jefe se enfurece por la noticia.
rodearse,,topic de,,,ella/rodearse/amigos,Ella se rodea de sus amigos.
distinguirse,,topic por the,,,ella/distinguirse/voz,Ella se distingue por la voz.
diferir,,topic de the,,,él/diferir/plan,Él difiere del plan.
sumarse,,topic a the,,,vecino/sumarse/fiesta,El vecino se suma a la fiesta.
adolecer,,topic de the,,,plan/adolecer/problema,El plan adolece del problema.
responsabilizarse,,topic de the,,,ella/responsabilizarse/error,Ella se responsabiliza del error.
filtrarse,,place-at por the; topic a the: =prensa,,,agua/filtrarse/techo,El agua se filtra por el techo.
ceñirse,,topic a the,,,ella/ceñirse/plan,Ella se ciñe al plan.
amoldarse,,topic a the,,,él/amoldarse/horario,Él se amolda al horario.
explayarse,,topic en the,,,profesor/explayarse/tema,El profesor se explaya en el tema.
regodearse,,topic en the,,,él/regodearse/error,Él se regodea en el error.
rebelarse,,topic contra the,,,pueblo/rebelarse/rey,El pueblo se rebela contra el rey.
retractarse,,topic de the,,,testigo/retractarse/declaración,El testigo se retracta de la declaración.

"""#
}
