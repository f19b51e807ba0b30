// Generated from Data/grammar/es/frames.csv by script/generate: do not edit.
// swift-format-ignore-file

extension GrammarTables {
  static let spanishFrames: StaticString = #"""
lemma,pattern,slots,opens,past,input,example
querer,,object - a: =ducha; object,bare subjunctive,state,yo/querer/manzana,Yo quiero una manzana.
necesitar,,object,bare subjunctive,state,yo/necesitar/ayuda,Yo necesito ayuda.
desear,,object,bare subjunctive,state,ella/desear/regalo,Ella desea un regalo.
preferir,,object - the: edible color game; object,bare subjunctive,,tú/preferir/agua,Tú prefieres el agua.
esperar,,object,bare subjunctive,,mamá/esperar/autobús,Mamá espera un autobús.
gustar,experiencer,object - the,bare subjunctive,state,niña/gustar/perros,A la niña le gustan los perros.
encantar,experiencer,object - the,bare subjunctive,state,yo/encantar/música,A mí me encanta la música.
interesar,experiencer,object - the,bare subjunctive,state,él/interesar/libros,A él le interesan los libros.
apetecer,experiencer,object,bare subjunctive,state,yo/apetecer/galleta,A mí me apetece una galleta.
importar,experiencer,object - the,bare subjunctive,state,ella/importar/escuela,A ella le importa la escuela.
molestar,affecting,object - the,bare subjunctive,state,papá/molestar/luz,A papá le molesta la luz.
faltar,experiencer,object,bare,state,yo/faltar/lápiz,A mí me falta un lápiz.
doler,experiencer,object - the: body; object - the,bare,state,yo/doler/cabeza,A mí me duele la cabeza.
picar,affecting,object - the: body; object - the,,state,niño/picar/mano,Al niño le pica la mano.
asustar,affecting,object - the,bare,,niña/asustar/perro,A la niña le asusta el perro.
divertir,affecting,object - the,bare,,yo/divertir/música,A mí me divierte la música.
dar miedo,experiencer,object - the,bare,state,yo/dar miedo/perro,A mí me da miedo el perro.
ser,copula,attribute; topic de -: material,,state,mamá/ser/alto,Mamá es alta.
estar,state-copula,manner de -: =viaje =vacaciones =compras =excursión =rodillas =broma; attribute: state emotion quality color size feeling; place-at en the: where furniture vehicle event; place-at en the; company con,gerund,state,papá/estar/cansado,Papá está cansado.
parecer,copula,attribute,,state,ella/parecer/triste,Ella parece triste.
sentirse,state-copula,attribute,,state,yo/sentirse/enfermo,Yo me siento enfermo.
ponerse,,object - the: clothing; attribute: emotion state color,a,,niño/ponerse/abrigo,El niño se pone el abrigo.
volverse,state-copula,attribute,,,ella/volverse/triste,Ella se vuelve triste.
haber,existential,object; place-at en the,que,state,/haber/agua,Hay agua.
tener,,object - -: =trabajo =empleo =novio =novia =pareja; object - -: state emotion feeling illness; object - a: person; object,que,state,mamá/tener/hambre,Mamá tiene hambre.
tener que,modal,,bare,state,yo/tener que/dormir,Yo tengo que dormir.
tener ganas de,modal,,bare,state,yo/tener ganas de/jugar,Yo tengo ganas de jugar.
poder,modal,,bare,state,yo/poder/comer,Yo puedo comer.
deber,modal,,bare,state,tú/deber/dormir,Tú debes dormir.
soler,modal,,bare,state,ella/soler/leer,Ella suele leer.
saber,,object - -: language subject; object - the,bare indicative,state,niño/saber/nadar,El niño sabe nadar.
conocer,,object,,state,yo/conocer/niña,Yo conozco a la niña.
creer,,object; topic en -: =Dios =Papá_Noel =magia =fantasmas; topic en the: =Reyes_Magos =hadas =suerte =monstruos,indicative,state,yo/creer/niño,Yo creo al niño.
entender,,object - the,,,yo/entender/maestra,Yo entiendo a la maestra.
comprender,,object - the,,,ella/comprender/cuento,Ella comprende el cuento.
recordar,,object - the,bare,,yo/recordar/canción,Yo recuerdo la canción.
olvidar,,object - the; place-at en the,bare,achievement,ella/olvidar/libro,Ella olvida el libro.
aprender,,object - -: instrument =piano =guitarra =violín =flauta; object,a,,nosotros/aprender/inglés,Nosotros aprendemos inglés.
enseñar,,object - the: =calificaciones =notas =fotos =dibujos =deberes; object; recipient a,a,,maestra/enseñar/libro niña,La maestra le enseña un libro a la niña.
estudiar,,object - -: subject language medicine; object - the: =lección =tema =examen; object; place-at en the: where,,,ella/estudiar/inglés,Ella estudia inglés.
pensar,,topic en,bare indicative,,yo/pensar/mamá,Yo pienso en mamá.
soñar,,topic con a: =monstruo =monstruos =fantasma =bruja =dragón =zombi =ladrón; topic con the: person =perro =gato; topic con a: animal thing toy vehicle device furniture; topic con,con,,niña/soñar/perro,La niña sueña con el perro.
leer,,object: book story media; recipient a,,,ella/leer/libro,Ella lee un libro.
escribir,,object: story idea book; place-at en the: =papel =pizarra =cuaderno =pared =libreta; instrument con: =pincel =lápiz =rotulador =cera =ceras =tiza =bolígrafo =boli =pintura =acuarela =acuarelas =lápices =rotuladores =ordenador =computadora =tableta =dedo =teclado; recipient a,,,niño/escribir/cuento,El niño escribe un cuento.
dibujar,,object; place-at en the: =papel =pizarra =cuaderno =pared; instrument con: =pincel =lápiz =rotulador =cera =ceras =tiza =bolígrafo =boli =pintura =acuarela =acuarelas =lápices =rotuladores =ordenador =computadora =tableta =dedo =teclado,,,niña/dibujar/casa,La niña dibuja una casa.
pintar,grooming,object; instrument con: =pincel =lápiz =rotulador =cera =ceras =tiza =bolígrafo =boli =pintura =acuarela =acuarelas =lápices =rotuladores =ordenador =computadora =tableta =dedo =teclado,,,yo/pintar/casa,Yo pinto una casa.
contar,,object; recipient a,,,papá/contar/cuento niña,Papá le cuenta un cuento a la niña.
hablar,,company con; place-at en the: where; instrument por -: =teléfono =móvil =videollamada =Skype; object - -: language; topic de -: sport subject; topic de the,,,yo/hablar/mamá,Yo hablo con mamá.
decir,,object - -: =reposo =dieta =calma; object - the: =verdad =hora; object - -: =hola =adiós =sí =gracias =por_favor =perdón; object; recipient a,indicative subjunctive,,él/decir/nada,Él no dice nada.
preguntar,,object - the: =hora =nombre =precio =camino; object: idea; recipient a,,,yo/preguntar/maestra,Yo le pregunto a la maestra.
responder,,recipient a; topic a the: idea,,,niña/responder/maestra,La niña le responde a la maestra.
contestar,,object - the: =teléfono =móvil =llamada =celular; recipient a; topic a the: idea,,,yo/contestar/papá,Yo le contesto a papá.
pedir,,object - -: =perdón =disculpas =permiso =ayuda =socorro =silencio; object; recipient a,subjunctive,,niño/pedir/agua mamá,El niño le pide agua a mamá.
llamar,,attribute - -: =tonto =bobo =feo =gordo =guapo =idiota =burro =mentiroso =llorón; place-to a the: =puerta =timbre; instrument por -: =teléfono =videollamada; object,,,yo/llamar/mamá,Yo llamo a mamá.
escuchar,,object: person; object,,,nosotros/escuchar/música,Nosotros escuchamos música.
oír,,object: person; object,,,yo/oír/perro,Yo oigo un perro.
mirar,,instrument por the: =ventana =ventanilla =telescopio =microscopio; object - the: person; object - the,,,niño/mirar/luz,El niño mira la luz.
ver,,object: person; object,,,yo/ver/mamá,Yo veo a mamá.
mostrar,,object; recipient a,,,ella/mostrar/foto papá,Ella le muestra una foto a papá.
gritar,,object: idea; recipient a,,,él/gritar/fuerte,Él grita fuerte.
cantar,,object: music; recipient a,,,nosotros/cantar/canción,Nosotros cantamos una canción.
bailar,,object - -: =ballet =salsa =flamenco =tango =cumbia =rock =reggaetón =sevillanas =zumba =breakdance; company con,,,ella/bailar/papá,Ella baila con papá.
reír,,company con,,,niño/reír/,El niño ríe.
reírse,,place-at en -: =clase; place-at en the: where; topic de,,,ella/reírse/,Ella se ríe.
llorar,,place-at en the: where; topic por the,,,bebé/llorar/,El bebé llora.
sonreír,,recipient a,,,niña/sonreír/,La niña sonríe.
calmarse,,,,,niño/calmarse/,El niño se calma.
enojarse,,company con; place-at en the: where; topic por the,,,ella/enojarse/niño,Ella se enoja con el niño.
amar,,object - the,bare,state,yo/amar/mamá,Yo amo a mamá.
odiar,,object - the,bare,state,él/odiar/sopa,Él odia la sopa.
besar,,object,,,ella/besar/bebé,Ella besa al bebé.
abrazar,,object,,,yo/abrazar/papá,Yo abrazo a papá.
ayudar,,object: being; topic con the,a,,yo/ayudar/mamá,Yo ayudo a mamá.
cuidar,grooming,object - the,,,ella/cuidar/bebé,Ella cuida al bebé.
visitar,,object - the,,,nosotros/visitar/abuela,Nosotros visitamos a la abuela.
saludar,,object,,,yo/saludar/maestra,Yo saludo a la maestra.
perdonar,,object,,,mamá/perdonar/niño,Mamá perdona al niño.
molestarse,,company con,,,ella/molestarse/,Ella se molesta.
compartir,,object - the; company con,,,yo/compartir/pelota,Yo comparto la pelota.
comer,,object: edible =hierba =césped =hoja =hojas =paja =heno =zanahoria; instrument con: =cuchara =tenedor =cuchillo =palillos =mano =manos =cucharita =pajita =dedos,,,niña/comer/manzana,La niña come una manzana.
beber,,object: drink edible; instrument con: =pajita,,,yo/beber/leche,Yo bebo leche.
tomar,,object; instrument con: =cuchara =tenedor =cuchillo =palillos =mano =manos =cucharita =pajita =dedos,,,ella/tomar/agua,Ella toma agua.
desayunar,,object: edible; instrument con: =cuchara =tenedor =cuchillo =palillos =mano =manos =cucharita =pajita =dedos,,,yo/desayunar/pan,Yo desayuno pan.
almorzar,,object: edible; instrument con: =cuchara =tenedor =cuchillo =palillos =mano =manos =cucharita =pajita =dedos,,,nosotros/almorzar/sopa,Nosotros almorzamos sopa.
cenar,,object: edible; instrument con: =cuchara =tenedor =cuchillo =palillos =mano =manos =cucharita =pajita =dedos,,,papá/cenar/arroz,Papá cena arroz.
merendar,,object: edible; instrument con: =cuchara =tenedor =cuchillo =palillos =mano =manos =cucharita =pajita =dedos,,,niño/merendar/galletas,El niño merienda galletas.
cocinar,,object: edible; recipient a,,,mamá/cocinar/carne,Mamá cocina carne.
preparar,,object; recipient a,,,ella/preparar/sopa,Ella prepara sopa.
probar,,object - the,,,yo/probar/sopa,Yo pruebo la sopa.
masticar,,object - the: edible,,,niño/masticar/pan,El niño mastica el pan.
tragar,,object - the,,,yo/tragar/,Yo trago.
morder,,object - the,,achievement,perro/morder/pelota,El perro muerde la pelota.
oler,,object - the; attribute: quality,,,yo/oler/jabón,Yo huelo el jabón.
dormir,,object - the: =siesta; company con; place-at en,,,bebé/dormir/cama,El bebé duerme en la cama.
dormirse,,,,achievement,bebé/dormirse/,El bebé se duerme.
despertar,,object,,,papá/despertar/niña,Papá despierta a la niña.
despertarse,,manner - -: =tarde,,achievement,yo/despertarse/,Yo me despierto.
levantarse,,manner - -: =tarde; place-from de the: furniture,,,niña/levantarse/cama,La niña se levanta de la cama.
acostarse,,manner - -: =tarde; place-at en the: furniture,,,yo/acostarse/cama,Yo me acuesto en la cama.
descansar,,place-at en,,,papá/descansar/,Papá descansa.
sentarse,,place-at en the: furniture where,,,yo/sentarse/silla,Yo me siento en la silla.
ir,,manner de -: =excursión =compras =vacaciones =viaje =paseo =campamento; place-to a the: where event nature; place-to a -: activity sport subject; manner a -: =pie =caballo; instrument en -: vehicle; company con,a,,nosotros/ir/parque,Nosotros vamos al parque.
irse,,place-to a the: where event; instrument en -: vehicle; manner a -: =pie =caballo,a,,papá/irse/casa,Papá se va a casa.
venir,,manner - -: =tarde; place-from de the: where =trabajo; place-to a the: event; manner a -: =pie =caballo; instrument en -: vehicle; company con,a,,abuela/venir/,La abuela viene.
volver,,manner - -: =tarde; place-to a the: where; instrument en -: vehicle; manner a -: =pie =caballo,a,,yo/volver/casa,Yo vuelvo a casa.
regresar,,manner - -: =tarde; place-to a the: where; instrument en -: vehicle; manner a -: =pie =caballo,a,,ella/regresar/escuela,Ella regresa a la escuela.
llegar,,manner - -: =tarde; place-to a the: where event furniture; instrument en -: vehicle; manner a -: =pie =caballo,,achievement,papá/llegar/casa,Papá llega a casa.
entrar,,place-to en the,a,,perro/entrar/cocina,El perro entra en la cocina.
salir,,place-to a the: =recreo =patio =calle =balcón =terraza =jardín =escenario; place-from de the; company con; instrument en -: vehicle; manner a -: =pie =caballo,a,,niña/salir/escuela,La niña sale de la escuela.
subir,,object - the: =escalera =escaleras =cuesta; place-to a the: where vehicle furniture plant toy =montaña =tejado =árbol =columpio =tobogán; object - the,a,,yo/subir/autobús,Yo subo al autobús.
bajar,,place-from de the: vehicle furniture where =árbol; object - the; place-to a the: =sótano =playa =calle =patio =jardín,a,,ella/bajar/coche,Ella baja del coche.
caminar,,place-at por the: where; company con,,,yo/caminar/parque,Yo camino por el parque.
andar,,place-at por the: where; manner a -: =caballo; instrument en -: vehicle,,,papá/andar/,Papá anda.
pasear,,object - the: animal; place-at por the: where; company con,,,abuelo/pasear/parque,El abuelo pasea por el parque.
correr,,place-at por the: where,a,,niño/correr/parque,El niño corre por el parque.
saltar,,topic a the: =comba =cuerda =soga; place-at en the,,,rana/saltar/,La rana salta.
trepar,,place-to a the: plant furniture thing,,,gato/trepar/árbol,El gato trepa al árbol.
caer,,place-to a the: =suelo =agua =piscina =río =charco; place-from de the: furniture vehicle; place-at en the: where,,achievement,vaso/caer/suelo,El vaso cae al suelo.
caerse,,place-from de the: furniture vehicle animal toy =columpio =árbol =tejado =escalera =bicicleta =caballo =moto =silla =cama; place-to a the: =suelo =agua =piscina =río =charco; place-at en the: where,,achievement,niño/caerse/,El niño se cae.
volar,,place-at por the: where nature; place-to a the: =nido; instrument en -: vehicle,,,pájaro/volar/,El pájaro vuela.
nadar,,place-at en the; place-at en the: =agua =mar =río =lago =piscina,,,yo/nadar/piscina,Yo nado en la piscina.
montar,,object - the: =tienda_de_campaña =tienda =puzle =rompecabezas =mueble =estantería =maqueta =árbol_de_Navidad; place-at a -: =caballo =burro =poni =camello; instrument en -: vehicle =globo; instrument en the: animal toy furniture,,,niña/montar/bicicleta,La niña monta en bicicleta.
conducir,,object - the: =silla =silla_de_ruedas =silla_eléctrica =carrito =dron; object: vehicle; place-at por the: =ciudad =carretera =calle =autopista =campo =pueblo =montaña =barrio; place-to a the: =trabajo =escuela =colegio =oficina =hospital =médico; place-to a -: =casa,,,papá/conducir/coche,Papá conduce un coche.
manejar,,object - the: =silla =silla_de_ruedas =silla_eléctrica =carrito =dron; object: vehicle; place-at por the: =ciudad =carretera =calle =autopista =campo =pueblo =montaña =barrio; place-to a the: =trabajo =escuela =colegio =oficina =hospital =médico; place-to a -: =casa,,,papá/manejar/coche,Papá maneja un coche.
viajar,,place-to a the: where =luna =espacio; instrument en -: vehicle; company con,,,nosotros/viajar/tren,Nosotros viajamos en tren.
quedarse,,place-at en the: where; company con,gerund,,yo/quedarse/casa,Yo me quedo en casa.
moverse,,,,,perro/moverse/,El perro se mueve.
mover,,object - the,,,niño/mover/silla,El niño mueve la silla.
girar,,object - the; place-to a the: direction,,,coche/girar/,El coche gira.
esconderse,,place-at en the; company con,,,niño/esconderse/cocina,El niño se esconde en la cocina.
esconder,,object - the; place-at en the,,achievement: toy thing device book,niña/esconder/pelota,La niña esconde la pelota.
seguir,,object - the,gerund,,perro/seguir/niño,El perro sigue al niño.
parar,,object - the; place-at en the: where =semáforo =stop,de,,niño/parar/jugar,El niño para de jugar.
pararse,,,,,coche/pararse/,El coche se para.
empezar,,manner - -: =tarde; object - the,a,,yo/empezar/comer,Yo empiezo a comer.
comenzar,,object - the,a,,película/comenzar/,La película comienza.
terminar,,object - the,de,achievement,yo/terminar/comer,Yo termino de comer.
acabar,,object - the,de,achievement,ella/acabar/comer,Ella acaba de comer.
dejar,,object - the: being; object - the; place-at en the,de let,,papá/dejar/jugar,Papá deja de jugar.
intentar,,object,bare,,yo/intentar/dormir,Yo intento dormir.
tratar de,modal,,bare,,ella/tratar de/leer,Ella trata de leer.
volver a,modal,,bare,,yo/volver a/jugar,Yo vuelvo a jugar.
ir a,modal,,bare,state,nosotros/ir a/comer,Nosotros vamos a comer.
ayudarse,,,,,ellos/ayudarse/,Ellos se ayudan.
hacer,,object - -: weather =frío =calor =fresco =sol =viento =buen_tiempo =mal_tiempo; object - -: =punto =ganchillo =ruido =fila =cola =trampa =pis =caca =ejercicio =deporte =gimnasia =magia =amigos; object - the: =deberes =tareas =cama =compra =maleta; object; recipient a,let,,mamá/hacer/sopa,Mamá hace sopa.
hacer pis,,,,,niño/hacer pis/,El niño hace pis.
hacer caca,,,,,bebé/hacer caca/,El bebé hace caca.
dar,,object - the: =gracias =mano =vuelta; object - -: =tiempo =permiso =miedo =asco =pena =vergüenza =risa =clase =pecho; object; recipient a,,,mamá/dar/libro niña,Mamá le da un libro a la niña.
regalar,,object; recipient a,,,yo/regalar/muñeca niña,Yo le regalo una muñeca a la niña.
prestar,,object; recipient a,,,él/prestar/lápiz niño,Él le presta un lápiz al niño.
devolver,,object - the; recipient a; place-to a the: where,,,ella/devolver/libro maestra,Ella le devuelve el libro a la maestra.
traer,,object - the: animal; object; recipient a,,,papá/traer/pan,Papá trae pan.
llevar,,manner de -: =paseo =excursión; object - the: animal; object; instrument con the: =correa =arnés; place-to a the: where =cama =sofá; instrument en -: vehicle; place-at en the,,,mamá/llevar/niña escuela,Mamá lleva a la niña a la escuela.
enviar,,object; recipient a; place-to a the: where,,,yo/enviar/foto abuela,Yo le envío una foto a la abuela.
mandar,,object; recipient a; place-to a the: where,bare let,,él/mandar/foto papá,Él le manda una foto a papá.
recibir,,object; place-from de the: person,,,niña/recibir/regalo,La niña recibe un regalo.
coger,,manner en -: =brazos; object - the,,,niño/coger/pelota,El niño coge la pelota.
agarrar,,object - the,,,niño/agarrar/pelota,El niño agarra la pelota.
conseguir,,object,bare,,él/conseguir/libro,Él consigue un libro.
poner,,object - the: =mesa; object - a: =inyección =vacuna =tirita =curita =multa =ejemplo =venda; object - a: =huevo =huevos; object - the: being; object - the; recipient a; place-at en the,a,,yo/poner/música,Yo pongo la música.
quitar,,object - the; recipient a,,achievement: toy thing device book food drink media,mamá/quitar/silla,Mamá quita la silla.
quitarse,,object - the: clothing,,,yo/quitarse/abrigo,Yo me quito el abrigo.
sacar,,object - -: =nota =notas =punta =sangre; object - the; manner de -: =paseo; place-from de the,,achievement: =nota =diez =sobresaliente =suspenso,ella/sacar/libro,Ella saca el libro.
guardar,,object - -: =silencio =cola =reposo =cama; object - the; place-at en the,,,yo/guardar/juguete,Yo guardo el juguete.
usar,,object - the,,,yo/usar/lápiz,Yo uso el lápiz.
abrir,,object - the; instrument con: =llave =abrelatas =mano =tijeras; recipient a,,,ella/abrir/puerta,Ella abre la puerta.
cerrar,,object - the; recipient a,,,yo/cerrar/ventana,Yo cierro la ventana.
encender,,object - the; recipient a,,,papá/encender/luz,Papá enciende la luz.
apagar,,object - the; recipient a,,,mamá/apagar/luz,Mamá apaga la luz.
empujar,,object - the,,achievement: being,él/empujar/puerta,Él empuja la puerta.
jalar,,object - the,,,niño/jalar/puerta,El niño jala la puerta.
tirar,,object - the: =basura; topic de the: vehicle =cuerda =pelo; object - the; recipient a; place-at a the: =basura =papelera =suelo,,achievement: food drink dish =vaso =plato =botella,niño/tirar/pelota,El niño tira la pelota.
lanzar,,object - the; recipient a,,,yo/lanzar/pelota,Yo lanzo la pelota.
golpear,,object - the; instrument con: =martillo =palo =mano =puño,,achievement: being,él/golpear/mesa,Él golpea la mesa.
pegar,,object - the: material thing; place-at en the; instrument con: =pegamento =cola =celo =cinta; recipient a,,achievement: being,niño/pegar/papel,El niño pega el papel.
romper,grooming,object - the; instrument con: =martillo =palo =piedra,,achievement,niño/romper/silla,El niño rompe la silla.
romperse,,object - the: body,,achievement,silla/romperse/,La silla se rompe.
arreglar,,object - the,,,papá/arreglar/bicicleta,Papá arregla la bicicleta.
tocar,grooming,object - the; place-at en the: where,,,ella/tocar/piano,Ella toca el piano.
buscar,,object - -: =trabajo =empleo =piso =aparcamiento =novio =novia =pareja; object - the; place-at en the,,,yo/buscar/zapato,Yo busco el zapato.
encontrar,,object - -: =trabajo =empleo =piso =aparcamiento =novio =novia =pareja; object - the; attribute: quality; place-at en the,,,ella/encontrar/pelota,Ella encuentra la pelota.
perder,,object - a: =diente =muela; object - the: =trabajo =empleo; object - the; place-at en the: where,,achievement,niño/perder/abrigo,El niño pierde el abrigo.
perderse,,place-at en the: where,,achievement,perro/perderse/,El perro se pierde.
elegir,,object,bare,,ella/elegir/libro,Ella elige un libro.
escoger,,object,bare,,yo/escoger/camisa,Yo escojo una camisa.
cambiar,,object - the; recipient a; topic de,,,él/cambiar/camisa,Él cambia la camisa.
jugar,,object a the: game sport toy; company con,a,,yo/jugar/pelota,Yo juego a la pelota.
patear,,object - the; instrument con: =pie,,,niño/patear/pelota,El niño patea la pelota.
ganar,,object - the: game sport event money; recipient a,,achievement,nosotros/ganar/,Nosotros ganamos.
construir,,object,,,niño/construir/casa,El niño construye una casa.
cortar,grooming,object - the; instrument con: =tijeras =cuchillo =sierra =hacha =navaja; recipient a,,,mamá/cortar/papel,Mamá corta el papel.
celebrar,,object - the,,,nosotros/celebrar/fiesta,Nosotros celebramos la fiesta.
comprar,,object; beneficiary para,,,ella/comprar/pan,Ella compra pan.
vender,,object; recipient a,,,él/vender/coche,Él vende un coche.
pagar,,object - the; instrument con -: =tarjeta =dinero =monedas =billetes; recipient a,,,papá/pagar/libro,Papá paga el libro.
costar,affecting,object - -: money quantity; subject,,,libro/costar/mucho,El libro cuesta mucho.
trabajar,,place-at en the: where; company con; topic de -: =cocinero =camarero =profesor =profesora =maestro =maestra =médico =médica =enfermero =enfermera =policía =bombero =secretaria =secretario =ingeniero =ingeniera =conductor =conductora =albañil =jardinero =actor =actriz =cantante =carpintero =electricista =peluquero =peluquera =dependiente =dependienta =payaso =veterinario =veterinaria =panadero =mecánico =pintor =limpiadora =cajera =cajero =abogado =abogada =periodista =dentista =pediatra =terapeuta =logopeda =psicólogo =psicóloga =fontanero =piloto =azafata =informático,,,papá/trabajar/hospital,Papá trabaja en el hospital.
vivir,,place-at en the; company con,,state,nosotros/vivir/casa,Nosotros vivimos en casa.
crecer,,,,,niña/crecer/,La niña crece.
nacer,,place-at en,,achievement,bebé/nacer/,El bebé nace.
morir,,,,achievement,pez/morir/,El pez muere.
limpiar,grooming,object - the; instrument con: =trapo =esponja =fregona =papel =jabón =bayeta =servilleta =toallita =pañuelo,,,mamá/limpiar/mesa,Mamá limpia la mesa.
limpiarse,,object - the: body; instrument con: =trapo =esponja =papel =jabón =servilleta =toallita =pañuelo,,,yo/limpiarse/cara,Yo me limpio la cara.
barrer,,object - the; instrument con: =escoba,,,papá/barrer/cocina,Papá barre la cocina.
ordenar,,object - the,,,yo/ordenar/cocina,Yo ordeno la cocina.
lavar,grooming,object - the; instrument con: =jabón =agua =esponja =champú; recipient a,,,yo/lavar/mano,Yo me lavo las manos.
lavarse,grooming,object - the: body clothing; instrument con: =jabón =agua =esponja =champú,,,yo/lavarse/manos,Yo me lavo las manos.
cepillarse,,object - the: body; instrument con: =cepillo,,,ella/cepillarse/dientes,Ella se cepilla los dientes.
cepillar,grooming,object - the,,,yo/cepillar/dientes,Yo me cepillo los dientes.
peinarse,,object - the: body; instrument con: =peine =cepillo,,,mamá/peinarse/,Mamá se peina.
peinar,grooming,object - the,,,mamá/peinar/niña,Mamá peina a la niña.
secarse,,object - the: body; instrument con: =toalla =secador,,,yo/secarse/manos,Yo me seco las manos.
bañarse,,place-at en,,,bebé/bañarse/,El bebé se baña.
bañar,,object - the,,,papá/bañar/perro,Papá baña al perro.
ducharse,,,,,yo/ducharse/,Yo me ducho.
vestirse,,,,,niña/vestirse/,La niña se viste.
vestir,,object - the,,,mamá/vestir/bebé,Mamá viste al bebé.
cortarse,,object - the: body; instrument con the,,,papá/cortarse/pelo,Papá se corta el pelo.
llamarse,,attribute,,state,niña/llamarse/Ana,La niña se llama Ana.
acordarse,,topic de,de,,yo/acordarse/abuela,Yo me acuerdo de la abuela.
olvidarse,,topic de,de,achievement,ella/olvidarse/libro,Ella se olvida del libro.
divertirse,,company con; place-at en the: where event; instrument con,,,nosotros/divertirse/,Nosotros nos divertimos.
aburrirse,,place-at en the: where event; company con; topic de,,,yo/aburrirse/,Yo me aburro.
asustarse,,place-at en the: where; topic de the; topic con the: weather,,,gato/asustarse/,El gato se asusta.
cansarse,,topic de the,de,,abuelo/cansarse/,El abuelo se cansa.
portarse,,,,,niño/portarse/bien,El niño se porta bien.
respirar,,object,,,yo/respirar/,Yo respiro.
soplar,,object - the,,,niña/soplar/,La niña sopla.
toser,,,,,papá/toser/,Papá tose.
derramar,,object - the,,achievement,niño/derramar/leche,El niño derrama la leche.
vomitar,,,,achievement,niño/vomitar/,El niño vomita.
ladrar,,recipient a,,,perro/ladrar/,El perro ladra.
maullar,,,,,gato/maullar/,El gato maúlla.
llover,weather,,,,/llover/,Llueve.
nevar,weather,,,,/nevar/,Nieva.
pasar,,subject; topic de -: =curso =nivel =pantalla; place-at por the: where; object - the; recipient a,,,/pasar/qué,¿Qué pasa?
ocurrir,,subject,,,/ocurrir/qué,¿Qué ocurre?
funcionar,,,,,luz/funcionar/,La luz funciona.
servir,,object; recipient a,,,mamá/servir/sopa,Mamá sirve sopa.
llenar,,object - the; instrument de: drink =agua =arena,,,yo/llenar/silla,Yo lleno la silla.
probarse,,object - the: clothing,,,ella/probarse/abrigo,Ella se prueba el abrigo.
subirse,,place-to a the: vehicle furniture,,,niño/subirse/cama,El niño se sube a la cama.
bajarse,,place-from de the: vehicle furniture,,,niña/bajarse/autobús,La niña se baja del autobús.
acercarse,,place-to a the,,,perro/acercarse/,El perro se acerca.
felicitar,,object,,,yo/felicitar/mamá,Yo felicito a mamá.
invitar,,object; place-to a the: event where meal,a,,ella/invitar/amiga,Ella invita a la amiga.
señalar,,object - the; instrument con: =dedo,,,niño/señalar/puerta,El niño señala la puerta.
explicar,,object - the; recipient a,,,maestra/explicar/cuento,La maestra explica el cuento.
repetir,,object - the,,,yo/repetir/canción,Yo repito la canción.
calentar,,object - the; recipient a,,,papá/calentar/leche,Papá calienta la leche.
mezclar,,object - the; instrument con: =cuchara =batidora,,,ella/mezclar/sopa,Ella mezcla la sopa.
permitir,,object,bare subjunctive,,mamá/permitir/jugar,Mamá permite jugar.
prometer,,object; recipient a,bare,,yo/prometer/dormir,Yo prometo dormir.
decidir,,object,bare,,ella/decidir/salir,Ella decide salir.
cuidarse,,,,,abuela/cuidarse/,La abuela se cuida.
enfermarse,,,,,niño/enfermarse/,El niño se enferma.
curar,,object - the,,,médico/curar/niño,El médico cura al niño.
echar de menos,,object - the: animal; object,,,yo/echar de menos/abuela,Yo echo de menos a la abuela.
sentir,,object,bare,,yo/sentir/miedo,Yo siento miedo.
sonarse,,object - the: body; instrument con: =pañuelo,,,niño/sonarse/nariz,El niño se suena la nariz.
conversar,,place-at en the: where; company con; topic de,,,mamá/conversar/papá,Mamá conversa con papá.
aceptar,,object - the,bare,,ella/aceptar/regalo,Ella acepta el regalo.
acompañar,,object - the; place-to a the: where,a,,yo/acompañar/abuela,Yo acompaño a la abuela.
adivinar,,object - the,,,niño/adivinar/cuento,El niño adivina el cuento.
ahorrar,,object - -: money,,,papá/ahorrar/dinero,Papá ahorra dinero.
alegrarse,,topic de the; topic por the: being,de subjunctive,,abuela/alegrarse/,La abuela se alegra.
alquilar,,object,,,nosotros/alquilar/coche,Nosotros alquilamos un coche.
aparcar,,object - the,,,papá/aparcar/coche,Papá aparca el coche.
aplaudir,,object: being,,,niña/aplaudir/,La niña aplaude.
apretar,affecting,object - the,,,niño/apretar/mano,El niño aprieta la mano.
arrastrar,,object - the,,,perro/arrastrar/zapato,El perro arrastra el zapato.
atar,,object - the; instrument con: =cuerda =lazo; place-at a the: =árbol =silla =poste,,,mamá/atar/zapato,Mamá ata el zapato.
bostezar,,,,,papá/bostezar/,Papá bosteza.
buscar trabajo,,,,,papá/buscar trabajo/,Papá busca trabajo.
callarse,,,,,niño/callarse/,El niño se calla.
cargar,,object - the,,,yo/cargar/teléfono,Yo cargo el teléfono.
chupar,,object - the,,,bebé/chupar/dedo,El bebé chupa el dedo.
colgar,,object - the; place-at en the,,,ella/colgar/abrigo,Ella cuelga el abrigo.
colorear,,object - the; instrument con: =pincel =lápiz =rotulador =cera =ceras =tiza =bolígrafo =boli =pintura =acuarela =acuarelas =lápices =rotuladores =ordenador =computadora =tableta =dedo =teclado,,,niña/colorear/dibujo,La niña colorea el dibujo.
copiar,,object - the,,,niño/copiar/cuento,El niño copia el cuento.
coser,,object; instrument con: =aguja =hilo,,,abuela/coser/camisa,La abuela cose una camisa.
cruzar,,object - the,,,nosotros/cruzar/calle,Nosotros cruzamos la calle.
deber de,modal,,bare,,ella/deber de/dormir,Ella debe de dormir.
desaparecer,,,,achievement,gato/desaparecer/,El gato desaparece.
descubrir,,object,,,niña/descubrir/libro,La niña descubre un libro.
desvestirse,,,,,niño/desvestirse/,El niño se desviste.
discutir,,company con; place-at en the: where; topic por the: toy device thing vehicle clothing furniture money food drink dish; topic de,,,ella/discutir/papá,Ella discute con papá.
disfrutar,,topic de the,,,nosotros/disfrutar/fiesta,Nosotros disfrutamos de la fiesta.
doblar,,object - the,,,mamá/doblar/camisa,Mamá dobla la camisa.
elevar,,object - the,,,niño/elevar/mano,El niño eleva la mano.
enfriar,,object - the,,,mamá/enfriar/sopa,Mamá enfría la sopa.
estornudar,,,,,bebé/estornudar/,El bebé estornuda.
flotar,,place-at en the,,,pelota/flotar/,La pelota flota.
fregar,,object - the; instrument con: =trapo =esponja =fregona =jabón =estropajo,,,papá/fregar/mesa,Papá friega la mesa.
gatear,,,,,bebé/gatear/,El bebé gatea.
lastimarse,,object - the: body; instrument con the,,,niño/lastimarse/pie,El niño se lastima el pie.
hacerse daño,,topic en the: body; instrument con the,,achievement,niña/hacerse daño/,La niña se hace daño.
imaginar,,object,,,niña/imaginar/casa,La niña imagina una casa.
lamer,,object - the,,,perro/lamer/mano,El perro lame la mano.
mentir,,recipient a,,,niño/mentir/mamá,El niño le miente a mamá.
mojarse,,object - the: body clothing; instrument con the: weather drink; place-at en the,,,niño/mojarse/pelo,El niño se moja el pelo.
necesitar ayuda,,company con,,,yo/necesitar ayuda/,Yo necesito ayuda.
partir,,object - the,,,mamá/partir/pan,Mamá parte el pan.
pelear,,company con; place-at en the: where; topic por the,,,niño/pelear/,El niño pelea.
pescar,,object; place-at en the: nature where,,,abuelo/pescar/pez,El abuelo pesca un pez.
pisar,,object - the,,,yo/pisar/pelota,Yo piso la pelota.
plantar,,object; place-at en the,,,nosotros/plantar/árbol,Nosotros plantamos un árbol.
proteger,,object - the,,,mamá/proteger/bebé,Mamá protege al bebé.
quemarse,,object - the: body; instrument con the,,achievement,papá/quemarse/mano,Papá se quema la mano.
regar,,object - the; instrument con: =manguera =regadera,,,abuela/regar/flor,La abuela riega la flor.
roncar,,,,,papá/roncar/,Papá ronca.
rascarse,,object - the: body,,,gato/rascarse/cabeza,El gato se rasca la cabeza.
temblar,,,,,perro/temblar/,El perro tiembla.
tropezar,,place-at en the: where; company con; topic con the,,achievement,niño/tropezar/,El niño tropieza.
tumbarse,,place-at en the: furniture where,,,yo/tumbarse/cama,Yo me tumbo en la cama.
vigilar,,object - the,,,mamá/vigilar/niño,Mamá vigila al niño.
tener miedo,,topic a the,de,state,yo/tener/miedo perro,Yo tengo miedo al perro.
tener ganas,,topic de -,de,state,yo/tener/ganas jugar,Yo tengo ganas de jugar.
tener dolor,,topic de -,,state,niña/tener/dolor cabeza,La niña tiene dolor de cabeza.
tener cuidado,,topic con the,de,state,tú/tener/cuidado coche,Tú tienes cuidado con el coche.
tener tiempo,,topic para the,para,state,mamá/tener/tiempo jugar,Mamá tiene tiempo para jugar.
tener permiso,,,para,state,yo/tener/permiso salir,Yo tengo permiso para salir.
tener prisa,,,por,state,papá/tener/prisa llegar,Papá tiene prisa por llegar.
tener vergüenza,,topic de the,de,state,niño/tener/vergüenza hablar,El niño tiene vergüenza de hablar.
tener alergia,,topic a the,,state,yo/tener/alergia leche,Yo tengo alergia a la leche.
tener hambre,,topic de -,,state,yo/tener/hambre,Yo tengo hambre.
sentir miedo,,topic de the,de,,yo/sentir/miedo perro,Yo siento miedo del perro.
huir,,place-from de the: where; topic de the,,,ratón/huir/gato,El ratón huye del gato.
escapar,,place-from de the: where; topic de the,,achievement,perro/escapar/jardín,El perro escapa del jardín.
escaparse,,place-from de the: where; topic de the; company con,,achievement,gato/escaparse/casa,El gato se escapa de casa.
confiar,,topic en,en,,yo/confiar/mamá,Yo confío en mamá.
casarse,,company con,,,tía/casarse/Luis,La tía se casa con Luis.
divorciarse,,company de,,,tía/divorciarse/Luis,La tía se divorcia de Luis.
quejarse,,topic de the,de,,niño/quejarse/ruido,El niño se queja del ruido.
atreverse,,company con,a,,niña/atreverse/saltar,La niña se atreve a saltar.
obligar,,object: being,a,,mamá/obligar/niño comer,Mamá obliga al niño a comer.
caber,,place-at en the,,state,libro/caber/mochila,El libro cabe en la mochila.
tardar,,object - -: duration =mucho =poco; place-at en the: where,en,,papá/tardar/llegar,Papá tarda en llegar.
enamorarse,,topic de the,,,niña/enamorarse/niño,La niña se enamora del niño.
parecerse,,topic a the,,state,yo/parecerse/papá,Yo me parezco a papá.
chocar,,company con the; topic con the,,achievement,coche/chocar/árbol,El coche choca con el árbol.
fijarse,,topic en the,,,yo/fijarse/dibujo,Yo me fijo en el dibujo.
burlarse,,place-at en -: =clase; place-at en the: where; topic de the,,,niño/burlarse/niña,El niño se burla de la niña.
dejar de,modal,,bare,,niño/dejar de/llorar,El niño deja de llorar.
acabar de,modal,,bare,,yo/acabar de/comer,Yo acabo de comer.
darse cuenta,,topic de the,de,,yo/darse cuenta/error,Yo me doy cuenta del error.
hacer falta,experiencer,object,bare subjunctive,state,yo/hacer falta/lápiz,A mí me hace falta un lápiz.
dar asco,experiencer,object - the,bare,state,niña/dar asco/araña,A la niña le da asco la araña.
dar pena,experiencer,object - the,bare subjunctive,state,yo/dar pena/perro,A mí me da pena el perro.
dar vergüenza,experiencer,object - the,bare subjunctive,state,niño/dar vergüenza/cantar,Al niño le da vergüenza cantar.
dar igual,experiencer,object - the,bare subjunctive,state,yo/dar igual/color,A mí me da igual el color.
dar risa,experiencer,object - the,bare,state,yo/dar risa/payaso,A mí me da risa el payaso.
dar rabia,experiencer,object - the,bare subjunctive,state,yo/dar rabia/perder,A mí me da rabia perder.
dar sueño,experiencer,object - the,bare,state,bebé/dar sueño/música,Al bebé le da sueño la música.
dar envidia,experiencer,object - the,bare subjunctive,state,niña/dar envidia/bicicleta,A la niña le da envidia la bicicleta.
dar alegría,experiencer,object - the,bare subjunctive,state,yo/dar alegría/visita,A mí me da alegría la visita.
sentar bien,experiencer,object - the,bare,state,yo/sentar bien/sopa,A mí me sienta bien la sopa.
sentar mal,experiencer,object - the,bare,state,niño/sentar mal/leche,Al niño le sienta mal la leche.
caer bien,experiencer,object - the,,state,yo/caer bien/maestra,A mí me cae bien la maestra.
caer mal,experiencer,object - the,,state,yo/caer mal/niño,A mí me cae mal el niño.
fascinar,experiencer,object - the,bare subjunctive,state,niño/fascinar/trenes,Al niño le fascinan los trenes.
apasionar,experiencer,object - the,bare,state,papá/apasionar/fútbol,A papá le apasiona el fútbol.
chiflar,experiencer,object - the,bare,state,yo/chiflar/chocolate,A mí me chifla el chocolate.
agradar,experiencer,object - the,bare subjunctive,state,abuela/agradar/música,A la abuela le agrada la música.
desagradar,experiencer,object - the,bare subjunctive,state,yo/desagradar/olor,A mí me desagrada el olor.
convenir,experiencer,object - the,bare subjunctive,state,tú/convenir/descansar,A ti te conviene descansar.
sobrar,experiencer,object,,state,yo/sobrar/pan,A mí me sobra pan.
bastar,experiencer,object - the,bare,state,yo/bastar/esto,A mí me basta esto.
aburrir,affecting,object - the,bare,,yo/aburrir/clase,A mí me aburre la clase.
preocupar,affecting,object - the,bare subjunctive,state,mamá/preocupar/dinero,A mamá le preocupa el dinero.
alegrar,affecting,object - the,bare subjunctive,,abuela/alegrar/visita,A la abuela le alegra la visita.
enfadar,affecting,object - the,bare subjunctive,,papá/enfadar/ruido,A papá le enfada el ruido.
enojar,affecting,object - the,bare subjunctive,,papá/enojar/ruido,A papá le enoja el ruido.
sorprender,affecting,object - the,bare subjunctive,,yo/sorprender/regalo,A mí me sorprende el regalo.
emocionar,affecting,object - the,bare subjunctive,,niña/emocionar/fiesta,A la niña le emociona la fiesta.
entristecer,affecting,object - the,bare subjunctive,,yo/entristecer/noticia,A mí me entristece la noticia.
cansar,affecting,object - the,bare,,abuelo/cansar/escalera,Al abuelo le cansa la escalera.
relajar,affecting,object - the,bare,,yo/relajar/música,A mí me relaja la música.
tranquilizar,affecting,object - the,bare subjunctive,,bebé/tranquilizar/música,Al bebé le tranquiliza la música.
animar,affecting,object - the,a bare,,yo/animar/música,A mí me anima la música.
disgustar,affecting,object - the,bare subjunctive,,mamá/disgustar/ruido,A mamá le disgusta el ruido.
marear,affecting,object - the,bare,,niño/marear/coche,Al niño le marea el coche.
sospechar,,topic de the,,state,mamá/sospechar/niño,Mamá sospecha del niño.
dudar,,topic de the,de subjunctive,,yo/dudar/cuento,Yo dudo del cuento.
depender,,topic de the,,state,yo/depender/mamá,Yo dependo de mamá.
carecer,,topic de -,,state,casa/carecer/luz,La casa carece de luz.
consistir,,topic en the,en,state,juego/consistir/correr,El juego consiste en correr.
insistir,,topic en the,en,,niño/insistir/jugar,El niño insiste en jugar.
participar,,topic en the: activity event game sport; company con,,,niña/participar/carrera,La niña participa en la carrera.
colaborar,,company con; topic en the,en,,yo/colaborar/maestra,Yo colaboro con la maestra.
concentrarse,,topic en the,en,,niño/concentrarse/dibujo,El niño se concentra en el dibujo.
interesarse,,topic por the,por,,niña/interesarse/animales,La niña se interesa por los animales.
preocuparse,,topic por the,por,,mamá/preocuparse/abuela,Mamá se preocupa por la abuela.
disculparse,,place-at en the: where; company con; topic por the,por,,niño/disculparse/maestra,El niño se disculpa con la maestra.
esforzarse,,topic en the,por,,niña/esforzarse/aprender,La niña se esfuerza por aprender.
luchar,,company con; topic por the,por,,soldado/luchar/,El soldado lucha.
optar,,topic por the,por,,niño/optar/fútbol,El niño opta por el fútbol.
votar,,topic por; topic a the,,,yo/votar/,Yo voto.
rezar,,place-at en the: where; topic por; recipient a,,,abuela/rezar/,La abuela reza.
brindar,,place-at en the: where; topic por the; company con,,,nosotros/brindar/,Nosotros brindamos.
protestar,,place-at en the: where; topic por the,,,niño/protestar/,El niño protesta.
acostumbrarse,,topic a the,a,,perro/acostumbrarse/casa,El perro se acostumbra a la casa.
adaptarse,,topic a the,a,,niña/adaptarse/colegio,La niña se adapta al colegio.
dedicarse,,topic a the,a,state,papá/dedicarse/cocinar,Papá se dedica a cocinar.
negarse,,topic a the,a,,niño/negarse/comer,El niño se niega a comer.
decidirse,,topic por the,a,,ella/decidirse/saltar,Ella se decide a saltar.
disponerse,,,a,,papá/disponerse/salir,Papá se dispone a salir.
apuntarse,,topic a the,a,,niño/apuntarse/fútbol,El niño se apunta al fútbol.
unirse,,company a; topic a the,a,,niña/unirse/grupo,La niña se une al grupo.
asistir,,place-to a the: where event activity,,,nosotros/asistir/fiesta,Nosotros asistimos a la fiesta.
pertenecer,,topic a the,,state,libro/pertenecer/niña,El libro pertenece a la niña.
oponerse,,topic a the,a,,mamá/oponerse/,Mamá se opone.
referirse,,topic a the,,,yo/referirse/perro,Yo me refiero al perro.
resistirse,,topic a the,a,,perro/resistirse/salir,El perro se resiste a salir.
renunciar,,topic a the,a,,él/renunciar/premio,Él renuncia al premio.
saber a,,object - -,,state,helado/saber a/fresa,El helado sabe a fresa.
oler a,,object - -,,state,cocina/oler a/pan,La cocina huele a pan.
ponerse a,modal,,bare,,niña/ponerse a/cantar,La niña se pone a cantar.
echarse a,modal,,bare,,bebé/echarse a/llorar,El bebé se echa a llorar.
estar a punto de,modal,,bare,state,tren/estar a punto de/salir,El tren está a punto de salir.
tener que ver,,company con; topic con the,,state,esto/tener que ver/yo,Esto tiene que ver conmigo.
haber que,existential,,bare,state,/haber que/comer,Hay que comer.
animarse,,,a,,niña/animarse/bailar,La niña se anima a bailar.
ofrecerse,,,a,,yo/ofrecerse/ayudar,Yo me ofrezco a ayudar.
arrepentirse,,topic de the,de,,niño/arrepentirse/,El niño se arrepiente.
avergonzarse,,topic de the,de,,niña/avergonzarse/,La niña se avergüenza.
despedirse,,company de,,,niño/despedirse/abuela,El niño se despide de la abuela.
encargarse,,topic de the,de,,papá/encargarse/cena,Papá se encarga de la cena.
enterarse,,topic de the,de,,mamá/enterarse/secreto,Mamá se entera del secreto.
hartarse,,topic de the,de,,papá/hartarse/ruido,Papá se harta del ruido.
ocuparse,,topic de the,de,,abuela/ocuparse/bebé,La abuela se ocupa del bebé.
separarse,,topic de the,,,niña/separarse/mamá,La niña se separa de mamá.
alejarse,,place-from de the: where; topic de the,,,perro/alejarse/casa,El perro se aleja de casa.
aprovecharse,,topic de the,,,él/aprovecharse/niño,Él se aprovecha del niño.
librarse,,topic de the,de,,gato/librarse/perro,El gato se libra del perro.
protegerse,,topic de the,,,niño/protegerse/sol,El niño se protege del sol.
salvar,,object - the,,,bombero/salvar/gato,El bombero salva al gato.
salvarse,,topic de the,,,gato/salvarse/,El gato se salva.
rescatar,,object - the,,,bombero/rescatar/niña,El bombero rescata a la niña.
reunirse,,company con,,,mamá/reunirse/maestra,Mamá se reúne con la maestra.
encontrarse,,company con; place-at en the: where; attribute,,,yo/encontrarse/amigo,Yo me encuentro con el amigo.
cruzarse,,company con,,,yo/cruzarse/vecina,Yo me cruzo con la vecina.
pelearse,,place-at en -: =clase; place-at en the: where; company con; topic por the,,,niño/pelearse/hermano,El niño se pelea con el hermano.
llevarse bien,,company con,,state,yo/llevarse bien/hermano,Yo me llevo bien con el hermano.
llevarse mal,,company con,,state,gato/llevarse mal/perro,El gato se lleva mal con el perro.
quedar,affecting,attribute: size; object; company con; place-at en the: where,,,yo/quedar/galletas,A mí me quedan galletas.
chatear,,company con,,,papá/chatear/tía,Papá chatea con la tía.
charlar,,place-at en -: =clase; place-at en the: where; company con; topic de the,,,mamá/charlar/vecina,Mamá charla con la vecina.
hacer las paces,,company con,,,yo/hacer las paces/amigo,Yo hago las paces con el amigo.
coincidir,,company con,,,yo/coincidir/primo,Yo coincido con el primo.
competir,,company con; topic en the,,,niño/competir/amigo,El niño compite con el amigo.
comparar,,object - the,,,maestra/comparar/dibujos,La maestra compara los dibujos.
combinar,,object - the,,,niña/combinar/colores,La niña combina los colores.
relacionarse,,company con,,,niño/relacionarse/niños,El niño se relaciona con los niños.
comunicarse,,company con; instrument con the: device,,,yo/comunicarse/mamá,Yo me comunico con mamá.
conformarse,,topic con the,con,,niña/conformarse/galleta,La niña se conforma con la galleta.
equivocarse,,topic de -,,achievement,yo/equivocarse/autobús,Yo me equivoco de autobús.
abusar,,topic de the,,,él/abusar/azúcar,Él abusa del azúcar.
afeitar,grooming,object - the,,,papá/afeitar/barba,Papá se afeita la barba.
afeitarse,,object - the: body,,,papá/afeitarse/barba,Papá se afeita la barba.
maquillarse,,object - the: body,,,mamá/maquillarse/ojos,Mamá se maquilla los ojos.
pintarse,,object - the: body,,,tía/pintarse/uñas,La tía se pinta las uñas.
abrocharse,,object - the: clothing; object - the,,,niño/abrocharse/abrigo,El niño se abrocha el abrigo.
abrochar,,object - the; recipient a,,,mamá/abrochar/abrigo,Mamá abrocha el abrigo.
desabrocharse,,object - the: clothing; object - the,,,niña/desabrocharse/abrigo,La niña se desabrocha el abrigo.
atarse,,object - the: clothing; object - the,,,niño/atarse/zapatos,El niño se ata los zapatos.
desatar,,object - the; recipient a,,,mamá/desatar/zapato,Mamá desata el zapato.
calzarse,,object - the: clothing,,,niña/calzarse/botas,La niña se calza las botas.
descalzarse,,,,,niño/descalzarse/,El niño se descalza.
desnudarse,,,,,niño/desnudarse/,El niño se desnuda.
arreglarse,,object - the: body,,,mamá/arreglarse/,Mamá se arregla.
taparse,,object - the: body; instrument con the,,,niño/taparse/manta,El niño se tapa con la manta.
tapar,,object - the; instrument con the: =manta =sábana =toalla =mano,,,mamá/tapar/niño manta,Mamá tapa al niño con la manta.
destapar,,object - the,,,papá/destapar/botella,Papá destapa la botella.
envolver,,object - the; instrument en -: material,,,mamá/envolver/regalo,Mamá envuelve el regalo.
abrigarse,,,,,niña/abrigarse/,La niña se abriga.
disfrazarse,,topic de -,,,niño/disfrazarse/pirata,El niño se disfraza de pirata.
mojar,,object - the; place-at en the: drink,,,lluvia/mojar/calle,La lluvia moja la calle.
secar,grooming,object - the; instrument con the: =toalla =secador =trapo,,,papá/secar/platos,Papá seca los platos.
manchar,,object - the,,achievement,niño/manchar/camisa,El niño mancha la camisa.
mancharse,,object - the: body clothing; instrument con the: edible,,achievement,niña/mancharse/camisa,La niña se mancha la camisa.
ensuciar,,object - the,,achievement,perro/ensuciar/sofá,El perro ensucia el sofá.
ensuciarse,,object - the: body clothing,,,niño/ensuciarse/manos,El niño se ensucia las manos.
planchar,,object - the,,,papá/planchar/camisa,Papá plancha la camisa.
tender,,object - the,,,mamá/tender/ropa,Mamá tiende la ropa.
aspirar,,object - the,,,papá/aspirar/alfombra,Papá aspira la alfombra.
recoger,,object - the: room furniture; object - the; place-from de the: where,,,niño/recoger/juguetes,El niño recoge los juguetes.
hacer daño,,recipient a,,achievement: being,niño/hacer daño/gato,El niño le hace daño al gato.
hacer caso,,recipient a,,,niño/hacer caso/mamá,El niño le hace caso a mamá.
hacer cosquillas,,recipient a,,,papá/hacer cosquillas/bebé,Papá le hace cosquillas al bebé.
hacer ruido,,,,,perro/hacer ruido/,El perro hace ruido.
hacer deporte,,company con,,,mamá/hacer deporte/,Mamá hace deporte.
hacer la compra,,company con,,,papá/hacer la compra/,Papá hace la compra.
hacerse,,attribute,,,agua/hacerse/hielo,El agua se hace hielo.
dar las gracias,,recipient a,,,yo/dar las gracias/maestra,Yo le doy las gracias a la maestra.
dar un beso,,recipient a,,,niña/dar un beso/mamá,La niña le da un beso a mamá.
dar un abrazo,,recipient a,,,yo/dar un abrazo/papá,Yo le doy un abrazo a papá.
dar un paseo,,company con; place-at por the: where,,,abuelo/dar un paseo/parque,El abuelo da un paseo por el parque.
dar de comer,,recipient a,,,niña/dar de comer/perro,La niña le da de comer al perro.
dar la mano,,recipient a,,,niño/dar la mano/mamá,El niño le da la mano a mamá.
dar la vuelta,,recipient a; topic a the,,,papá/dar la vuelta/tortilla,Papá da la vuelta a la tortilla.
dar permiso,,recipient a,para,,mamá/dar permiso/niño,Mamá le da permiso al niño.
dar patadas,,recipient a; topic a the,,,niño/dar patadas/pelota,El niño da patadas a la pelota.
tener razón,,,,state,tú/tener razón/,Tú tienes razón.
tener frío,,,,state,niña/tener frío/,La niña tiene frío.
tener sueño,,,,state,bebé/tener sueño/,El bebé tiene sueño.
tener sed,,topic de -,,state,perro/tener sed/,El perro tiene sed.
tener calor,,,,state,yo/tener calor/,Yo tengo calor.
tener suerte,,company con; topic con the,,state,yo/tener suerte/,Yo tengo suerte.
tener éxito,,topic con the,,state,ella/tener éxito/,Ella tiene éxito.
tener derecho,,topic a the,a,state,niño/tener derecho/jugar,El niño tiene derecho a jugar.
pedir perdón,,recipient a; topic por the,por,,niño/pedir perdón/mamá,El niño le pide perdón a mamá.
pedir ayuda,,recipient a,,,yo/pedir ayuda/maestra,Yo le pido ayuda a la maestra.
prestar atención,,recipient a; topic a the,,,niña/prestar atención/maestra,La niña le presta atención a la maestra.
poner la mesa,,company con,,,niño/poner la mesa/,El niño pone la mesa.
montar a caballo,,company con,,,niña/montar a caballo/,La niña monta a caballo.
montarse,,place-at en the: vehicle furniture toy thing device animal,,,niño/montarse/columpio,El niño se monta en el columpio.
sacar fotos,,topic a the; recipient a,,,papá/sacar fotos/,Papá saca fotos.
hacer fotos,,topic a the; recipient a,,,mamá/hacer fotos/,Mamá hace fotos.
ir de compras,,company con; place-at en the: where,,,mamá/ir de compras/tía,Mamá va de compras con la tía.
ir de excursión,,company con; place-to a the: where,,,nosotros/ir de excursión/montaña,Nosotros vamos de excursión a la montaña.
estar de acuerdo,,company con,,state,yo/estar de acuerdo/tú,Yo estoy de acuerdo contigo.
portarse bien,,company con,,,niño/portarse bien/,El niño se porta bien.
portarse mal,,company con,,,niño/portarse mal/,El niño se porta mal.
pasarlo bien,,company con; place-at en the: where event,,,nosotros/pasarlo bien/playa,Nosotros lo pasamos bien en la playa.
pasarlo mal,,company con; place-at en the: where event,,,niña/pasarlo mal/fiesta,La niña lo pasa mal en la fiesta.
hacer cola,,place-at en the: where,,,nosotros/hacer cola/cine,Nosotros hacemos cola en el cine.
abrazarse,,company a,,,ellos/abrazarse/,Ellos se abrazan.
besarse,,company con,,,ellos/besarse/,Ellos se besan.
quererse,,,,state,ellos/quererse/,Ellos se quieren.
saludarse,,company con,,,ellos/saludarse/,Ellos se saludan.
conocerse,,company con,,,ellas/conocerse/,Ellas se conocen.
verse,,company con; attribute,,,nosotros/verse/,Nosotros nos vemos.
hablarse,,company con,,,ellos/hablarse/,Ellos se hablan.
pedirse,,object,,,yo/pedirse/helado,Yo me pido un helado.
comprarse,,object,,,tía/comprarse/coche,La tía se compra un coche.
comerse,,object - the: edible,,,niño/comerse/galleta,El niño se come la galleta.
beberse,,object - the: edible,,,niña/beberse/leche,La niña se bebe la leche.
tomarse,,object - the,,,yo/tomarse/medicina,Yo me tomo la medicina.
llevarse,,object - the,,,papá/llevarse/paraguas,Papá se lleva el paraguas.
guardarse,,object - the; place-at en the,,,niño/guardarse/caramelo,El niño se guarda el caramelo.
quedarse con,,object - the,,,niña/quedarse con/muñeca,La niña se queda con la muñeca.
imaginarse,,object,,,niño/imaginarse/dragón,El niño se imagina un dragón.
inventarse,,object,,,niña/inventarse/cuento,La niña se inventa un cuento.
creerse,,object - the,,,niño/creerse/cuento,El niño se cree el cuento.
sentar,,object - the; place-at en the: furniture,,,papá/sentar/niño silla,Papá sienta al niño en la silla.
acostar,,object - the; place-at en the: furniture,,,mamá/acostar/bebé cama,Mamá acuesta al bebé en la cama.
levantar,,object - the,,,niño/levantar/mano,El niño levanta la mano.
agacharse,,,,,niña/agacharse/,La niña se agacha.
arrodillarse,,place-at en the: where furniture,,,niño/arrodillarse/,El niño se arrodilla.
apoyarse,,place-at en the,,,abuelo/apoyarse/bastón,El abuelo se apoya en el bastón.
apoyar,,object - the; place-at en the: furniture,,,yo/apoyar/cabeza,Yo apoyo la cabeza.
inclinarse,,,,,niño/inclinarse/,El niño se inclina.
estirarse,,,,,gato/estirarse/,El gato se estira.
estirar,,object - the,,,niña/estirar/brazos,La niña estira los brazos.
doblarse,,object - the: body,,,rama/doblarse/,La rama se dobla.
girarse,,place-to a the: direction,,,niño/girarse/,El niño se gira.
darse la vuelta,,,,,niña/darse la vuelta/,La niña se da la vuelta.
darse prisa,,,en,,tú/darse prisa/,Tú te das prisa.
darse un golpe,,topic en the: body; topic con the,,,niño/darse un golpe/cabeza,El niño se da un golpe en la cabeza.
ponerse de pie,,,,,niño/ponerse de pie/,El niño se pone de pie.
hacerse pis,,place-at en the: furniture where,,,niño/hacerse pis/cama,El niño se hace pis en la cama.
hacerse caca,,,,,bebé/hacerse caca/,El bebé se hace caca.
hacerse amigo,,company de,,,yo/hacerse amigo/Luis,Yo me hago amigo de Luis.
marearse,,place-at en the: vehicle where,,achievement,niña/marearse/coche,La niña se marea en el coche.
desmayarse,,,,achievement,abuela/desmayarse/,La abuela se desmaya.
ahogarse,,place-at en the: where nature,,,perro/ahogarse/,El perro se ahoga.
atragantarse,,instrument con the: edible,,,niño/atragantarse/pan,El niño se atraganta con el pan.
resfriarse,,,,,niño/resfriarse/,El niño se resfría.
constiparse,,,,,niña/constiparse/,La niña se constipa.
ponerse enfermo,,,,,niño/ponerse enfermo/,El niño se pone enfermo.
ponerse malo,,,,,niño/ponerse malo/,El niño se pone malo.
curarse,,object - the: body,,,niña/curarse/,La niña se cura.
recuperarse,,topic de the,,,abuelo/recuperarse/,El abuelo se recupera.
mejorar,,topic en the: subject language; object - the,,,abuela/mejorar/,La abuela mejora.
empeorar,,,,,abuelo/empeorar/,El abuelo empeora.
sangrar,,topic por: body,,,nariz/sangrar/,La nariz sangra.
sudar,,,,,papá/sudar/,Papá suda.
tiritar,,topic de -: =frío =miedo,,,niño/tiritar/frío,El niño tirita de frío.
babear,,,,,bebé/babear/,El bebé babea.
eructar,,,,,niño/eructar/,El niño eructa.
escupir,,object - the,,achievement: being,niño/escupir/agua,El niño escupe el agua.
parpadear,,,,,niña/parpadear/,La niña parpadea.
suspirar,,,,,mamá/suspirar/,Mamá suspira.
susurrar,,object; recipient a,,,niña/susurrar/secreto,La niña susurra un secreto.
silbar,,object: music,,,abuelo/silbar/canción,El abuelo silba una canción.
chillar,,recipient a,,,niña/chillar/,La niña chilla.
aullar,,recipient a,,,lobo/aullar/,El lobo aúlla.
rugir,,recipient a,,,león/rugir/,El león ruge.
relinchar,,,,,caballo/relinchar/,El caballo relincha.
cacarear,,,,,gallina/cacarear/,La gallina cacarea.
croar,,,,,rana/croar/,La rana croa.
mugir,,,,,vaca/mugir/,La vaca muge.
zumbar,,,,,abeja/zumbar/,La abeja zumba.
sonar,,place-at en the: where,,,teléfono/sonar/,El teléfono suena.
brillar,,place-at en the: where,,,sol/brillar/,El sol brilla.
lucir,,,,,sol/lucir/,El sol luce.
arder,,,,,casa/arder/,La casa arde.
quemar,,object - the; recipient a,,,fuego/quemar/papel,El fuego quema el papel.
explotar,,object - the: =globo =globos =burbuja =pompas,,achievement,globo/explotar/,El globo explota.
estallar,,,,,globo/estallar/,El globo estalla.
hundirse,,place-at en the: where,,,barco/hundirse/,El barco se hunde.
derretirse,,place-at a the: =sol; place-at en the,,,helado/derretirse/sol,El helado se derrite al sol.
derretir,,object - the,,,sol/derretir/nieve,El sol derrite la nieve.
congelarse,,,,,lago/congelarse/,El lago se congela.
hervir,,object - the,,,mamá/hervir/agua,Mamá hierve el agua.
freír,,object - the: edible; recipient a,,,papá/freír/huevo,Papá fríe el huevo.
asar,,object - the: edible,,,abuelo/asar/pollo,El abuelo asa el pollo.
hornear,,object: edible,,,mamá/hornear/pan,Mamá hornea pan.
pelar,,object - the: edible; recipient a,,,abuela/pelar/naranja,La abuela pela la naranja.
rallar,,object - the: edible,,,papá/rallar/queso,Papá ralla el queso.
batir,,object - the: edible; instrument con: =cuchara =tenedor =batidora,,,niña/batir/huevos,La niña bate los huevos.
echar,,object - -: =fuego =humo; object; place-at en the; recipient a,,,mamá/echar/sal sopa,Mamá echa sal en la sopa.
añadir,,object; place-at a the,,,papá/añadir/azúcar,Papá añade azúcar.
remover,,object - the; instrument con: =cuchara =palo,,,niño/remover/sopa cuchara,El niño remueve la sopa con la cuchara.
verter,,object - the; place-at en the,,,mamá/verter/leche,Mamá vierte la leche.
vaciar,,object - the,,,papá/vaciar/bañera,Papá vacía la bañera.
untar,,object - the; instrument con: =mantequilla =mermelada,,,niña/untar/pan mantequilla,La niña unta el pan con mantequilla.
exprimir,,object - the,,,papá/exprimir/naranjas,Papá exprime las naranjas.
picotear,,object - the,,,gallina/picotear/pan,La gallina picotea el pan.
devorar,,object - the,,,lobo/devorar/carne,El lobo devora la carne.
alimentar,,object - the; instrument con,,,granjero/alimentar/vacas,El granjero alimenta a las vacas.
amamantar,,object - the,,,mamá/amamantar/bebé,Mamá amamanta al bebé.
ordeñar,,object - the: animal,,,granjero/ordeñar/vaca,El granjero ordeña a la vaca.
criar,,object,,,abuelo/criar/gallinas,El abuelo cría gallinas.
adoptar,,object,,,nosotros/adoptar/perro,Nosotros adoptamos un perro.
acariciar,,object - the,,,niña/acariciar/gato,La niña acaricia al gato.
mimar,,object - the,,,abuela/mimar/nieto,La abuela mima al nieto.
consolar,,object - the,,,mamá/consolar/niño,Mamá consuela al niño.
calmar,,object - the,,,papá/calmar/bebé,Papá calma al bebé.
cosquillear,,object - the,,,papá/cosquillear/niño,Papá cosquillea al niño.
pellizcar,grooming,object - the,,achievement: being,niño/pellizcar/hermano,El niño pellizca al hermano.
arañar,grooming,object - the,,achievement,gato/arañar/niña,El gato araña a la niña.
castigar,,object - the,,achievement: being,maestra/castigar/niño,La maestra castiga al niño.
regañar,,object - the,,achievement: being,papá/regañar/niño,Papá regaña al niño.
reñir,,object: being; company con,,,mamá/reñir/niño,Mamá riñe al niño.
insultar,,object - the,,achievement: being,niño/insultar/niña,El niño insulta a la niña.
engañar,,object - the,,,zorro/engañar/gallina,El zorro engaña a la gallina.
perseguir,,object - the,,,perro/perseguir/gato,El perro persigue al gato.
cazar,,object,,,gato/cazar/ratón,El gato caza un ratón.
atrapar,,object - the,,,policía/atrapar/ladrón,El policía atrapa al ladrón.
pillar,,object - the,,,niña/pillar/niño,La niña pilla al niño.
soltar,,object - the,,,niño/soltar/globo,El niño suelta el globo.
sujetar,,object - the,,,papá/sujetar/escalera,Papá sujeta la escalera.
sostener,,object - the,,,niña/sostener/vaso,La niña sostiene el vaso.
aguantar,,object - the; object - the: weather,,,yo/aguantar/puerta,Yo aguanto la puerta.
soportar,,object - the,bare,state,papá/soportar/ruido,Papá soporta el ruido.
robar,,object; recipient a,,achievement,ladrón/robar/dinero,El ladrón roba dinero.
matar,,object - the,,,lobo/matar/oveja,El lobo mata a la oveja.
defender,,object - the,,,perro/defender/casa,El perro defiende la casa.
atacar,,object - the,,,lobo/atacar/oveja,El lobo ataca a la oveja.
disparar,,object; recipient a,,,policía/disparar/,El policía dispara.
presentar,,object - the; recipient a,,,ella/presentar/proyecto,Ella presenta el proyecto.
entregar,,object - the; recipient a,,,niña/entregar/deberes maestra,La niña le entrega los deberes a la maestra.
repartir,,object - the; recipient a,,,maestra/repartir/hojas,La maestra reparte las hojas.
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
traducir,,object - the,,,ella/traducir/texto,Ella traduce el texto.
pronunciar,,object - the,,,niño/pronunciar/palabra,El niño pronuncia la palabra.
deletrear,,object - the,,,niña/deletrear/nombre,La niña deletrea el nombre.
firmar,,object - the,,,papá/firmar/papel,Papá firma el papel.
borrar,,object - the; recipient a,,,maestra/borrar/pizarra,La maestra borra la pizarra.
subrayar,,object - the,,,niña/subrayar/palabra,La niña subraya la palabra.
corregir,,object - the; recipient a,,,maestra/corregir/deberes,La maestra corrige los deberes.
aprobar,,object - -: subject; object - the: =examen =curso; object,,achievement,yo/aprobar/examen,Yo apruebo el examen.
suspender,,object - -: subject; object - the: =examen =curso; object,,achievement,niño/suspender/examen,El niño suspende el examen.
sumar,,object,,,niña/sumar/números,La niña suma números.
restar,,object,,,niño/restar/,El niño resta.
multiplicar,,object,,,niña/multiplicar/,La niña multiplica.
dividir,,object - the,,,niño/dividir/pastel,El niño divide el pastel.
medir,,object - the; object - -: quantity,,,papá/medir/mesa,Papá mide la mesa.
pesar,,object - the; object - -: quantity =mucho =poco,,state,médico/pesar/bebé,El médico pesa al bebé.
calcular,,object - the,,,niña/calcular/precio,La niña calcula el precio.
comprobar,,object - the,,,papá/comprobar/puerta,Papá comprueba la puerta.
investigar,,object - the,,,policía/investigar/robo,El policía investiga el robo.
observar,,object - the,,,niño/observar/estrellas,El niño observa las estrellas.
memorizar,,object - the,,,niña/memorizar/poema,La niña memoriza el poema.
repasar,,object - the,,,niño/repasar/lección,El niño repasa la lección.
practicar,,object: sport activity; object - the: subject music,,,niña/practicar/natación,La niña practica natación.
entrenar,,company con; object - the; topic para the: event sport,,,niño/entrenar/,El niño entrena.
ensayar,,object - the,,,nosotros/ensayar/obra,Nosotros ensayamos la obra.
actuar,,place-at en the: where event,,,niña/actuar/teatro,La niña actúa en el teatro.
grabar,,object - the: =voz; object; recipient a,,,papá/grabar/vídeo,Papá graba un vídeo.
filmar,,object - the,,,papá/filmar/fiesta,Papá filma la fiesta.
fotografiar,,object - the,,,papá/fotografiar/mar,Papá fotografía el mar.
imprimir,,object - the,,,papá/imprimir/foto,Papá imprime la foto.
descargar,,object,,,niña/descargar/juego,La niña descarga un juego.
conectar,,object - the,,,papá/conectar/televisión,Papá conecta la televisión.
enchufar,,object - the,,,papá/enchufar/lámpara,Papá enchufa la lámpara.
desenchufar,,object - the,,,papá/desenchufar/lámpara,Papá desenchufa la lámpara.
pulsar,,object - the,,,niño/pulsar/botón,El niño pulsa el botón.
apretarse,,object - the: clothing,,,papá/apretarse/cinturón,Papá se aprieta el cinturón.
marcar,,object - the,,,niña/marcar/número,La niña marca el número.
meter,,object - a: =gol; object - the; place-at en the,,,niño/meter/libro mochila,El niño mete el libro en la mochila.
colocar,,object - the; place-at en the; recipient a,,,niña/colocar/libro mesa,La niña coloca el libro en la mesa.
separar,,object - the; place-from de,,,maestra/separar/niños,La maestra separa a los niños.
juntar,,object - the,,,niño/juntar/piezas,El niño junta las piezas.
unir,,object - the,,,niña/unir/puntos,La niña une los puntos.
clavar,,object - the; place-at en the,,,papá/clavar/clavo,Papá clava el clavo.
pinchar,grooming,object - the,,achievement: being,enfermera/pinchar/niño,La enfermera pincha al niño.
pincharse,,object - the: body; instrument con the,,achievement,niña/pincharse/dedo,La niña se pincha el dedo.
vacunar,,object - the,,,médica/vacunar/bebé,La médica vacuna al bebé.
operar,,object - the,,,médico/operar/abuelo,El médico opera al abuelo.
examinar,,object - the,,,médica/examinar/niño,La médica examina al niño.
reparar,,object - the,,,mecánico/reparar/coche,El mecánico repara el coche.
montar una tienda,,place-at en the: where,,,nosotros/montar una tienda/,Nosotros montamos una tienda.
fabricar,,object,,,papá/fabricar/silla,Papá fabrica una silla.
crear,,object,,,niña/crear/cuento,La niña crea un cuento.
inventar,,object,,,niño/inventar/juego,El niño inventa un juego.
decorar,,object - the; instrument con,,,nosotros/decorar/árbol,Nosotros decoramos el árbol.
adornar,,object - the; instrument con,,,niña/adornar/árbol,La niña adorna el árbol.
recortar,,object - the; instrument con: =tijeras,,,niño/recortar/papel tijeras,El niño recorta el papel con las tijeras.
rasgar,,object - the,,,niño/rasgar/papel,El niño rasga el papel.
arrugar,,object - the,,,niño/arrugar/papel,El niño arruga el papel.
enrollar,,object - the,,,niña/enrollar/alfombra,La niña enrolla la alfombra.
tejer,,object,,,abuela/tejer/bufanda,La abuela teje una bufanda.
bordar,,object,,,abuela/bordar/flor,La abuela borda una flor.
cavar,,object; instrument con: =pala,,,perro/cavar/agujero,El perro cava un agujero.
excavar,,object,,,niño/excavar/agujero,El niño excava un agujero.
enterrar,,object - the; place-at en the,,,perro/enterrar/hueso,El perro entierra el hueso.
sembrar,,object,,,abuelo/sembrar/tomates,El abuelo siembra tomates.
cultivar,,object,,,abuelo/cultivar/tomates,El abuelo cultiva tomates.
cosechar,,object,,,abuela/cosechar/patatas,La abuela cosecha patatas.
podar,,object - the,,,abuelo/podar/árbol,El abuelo poda el árbol.
derribar,,object - the,,,viento/derribar/árbol,El viento derriba el árbol.
destruir,,object - the,,,niño/destruir/torre,El niño destruye la torre.
estropear,,object - the,,achievement,niño/estropear/juguete,El niño estropea el juguete.
estropearse,,,,achievement,televisión/estropearse/,La televisión se estropea.
tropezarse,,place-at en the: where; company con; topic con the,,achievement,niño/tropezarse/piedra,El niño se tropieza con la piedra.
resbalar,,place-at en the: where; topic con the,,,niña/resbalar/hielo,La niña resbala con el hielo.
resbalarse,,place-at en the: where; topic con the,,achievement,niña/resbalarse/,La niña se resbala.
deslizarse,,place-at por the,,,niño/deslizarse/tobogán,El niño se desliza por el tobogán.
columpiarse,,place-at en the: where toy furniture thing,,,niña/columpiarse/parque,La niña se columpia en el parque.
balancearse,,place-at en the; company con,,,niña/balancearse/columpio,La niña se balancea en el columpio.
patinar,,place-at en the: where nature =hielo =nieve; company con,,,niño/patinar/hielo,El niño patina en el hielo.
esquiar,,place-at en the; company con,,,nosotros/esquiar/montaña,Nosotros esquiamos en la montaña.
bucear,,place-at en the; company con,,,papá/bucear/mar,Papá bucea en el mar.
remar,,place-at en the; company con,,,abuelo/remar/lago,El abuelo rema en el lago.
navegar,,place-at por the; instrument en -: vehicle,,,barco/navegar/mar,El barco navega por el mar.
escalar,,object - the,,,él/escalar/montaña,Él escala la montaña.
acampar,,place-at en the: where nature,,,nosotros/acampar/bosque,Nosotros acampamos en el bosque.
pasearse,,place-at por the: where,,,gato/pasearse/jardín,El gato se pasea por el jardín.
aparecer,,place-at en the: where,,,gato/aparecer/jardín,El gato aparece en el jardín.
existir,,,,state,dragón/existir/,El dragón existe.
suceder,,subject,,,/suceder/qué,¿Qué sucede?
estacionar,,object - the,,,papá/estacionar/coche,Papá estaciona el coche.
frenar,,,,,coche/frenar/,El coche frena.
arrancar,,object - the,,,coche/arrancar/,El coche arranca.
adelantar,,object - the,,,niño/adelantar/niña,El niño adelanta a la niña.
despegar,,object - the,,,avión/despegar/,El avión despega.
aterrizar,,place-at en the: where,,,avión/aterrizar/,El avión aterriza.
guiar,,object - the; place-to a the: where,,,perro/guiar/abuelo,El perro guía al abuelo.
dirigir,,object - the,,,ella/dirigir/película,Ella dirige la película.
mudarse,,place-to a the: where,,,nosotros/mudarse/ciudad,Nosotros nos mudamos a la ciudad.
marcharse,,place-to a the: where; place-from de the,a,,papá/marcharse/casa,Papá se marcha a casa.
dirigirse,,place-to a the: where; recipient a,,,tren/dirigirse/estación,El tren se dirige a la estación.
meterse,,place-at en the,a,,gato/meterse/caja,El gato se mete en la caja.
asomarse,,place-at a the: =ventana =balcón =terraza =puerta; place-at a the,,,niña/asomarse/ventana,La niña se asoma a la ventana.
tumbar,,object - the,,,viento/tumbar/árbol,El viento tumba el árbol.
cumplir,,object - -: duration; object - the,,,yo/cumplir/diez años,Yo cumplo diez años.
alcanzar,,object - the,,,niña/alcanzar/niño,La niña alcanza al niño.
rechazar,,object - the,,,él/rechazar/regalo,Él rechaza el regalo.
merecer,,object,bare subjunctive,state,niña/merecer/premio,La niña merece un premio.
merecerse,,object,,state,niña/merecerse/premio,La niña se merece un premio.
gastar,,object: money; object - the,,,papá/gastar/dinero,Papá gasta dinero.
valer,,object - -: money =mucho =poco; object,,state,libro/valer/mucho,El libro vale mucho.
contener,,object,,state,caja/contener/juguetes,La caja contiene juguetes.
incluir,,object,,state,juego/incluir/pelota,El juego incluye una pelota.
cubrir,,object - the; instrument con the: =manta,,,nieve/cubrir/montaña,La nieve cubre la montaña.
rodear,,object - the,,,valla/rodear/casa,La valla rodea la casa.
reconocer,,object - the,,,perro/reconocer/niño,El perro reconoce al niño.
admirar,,object - the,,state,niño/admirar/maestra,El niño admira a la maestra.
respetar,,object - the,,state,niña/respetar/abuelo,La niña respeta al abuelo.
temer,,object - the,bare subjunctive,state,ratón/temer/gato,El ratón teme al gato.
extrañar,,object - the,,state,yo/extrañar/mamá,Yo extraño a mamá.
adorar,,object - the,bare,state,niña/adorar/chocolate,La niña adora el chocolate.
detestar,,object - the,bare,state,niño/detestar/verdura,El niño detesta la verdura.
envidiar,,object - the,,state,niño/envidiar/hermano,El niño envidia al hermano.
apreciar,,object - the,,state,papá/apreciar/regalo,Papá aprecia el regalo.
agradecer,,object - the; recipient a,,,yo/agradecer/regalo mamá,Yo le agradezco el regalo a mamá.
disculpar,,object - the,,,maestra/disculpar/niño,La maestra disculpa al niño.
cambiarse,,topic de -: clothing =casa =sitio =asiento; place-to a the: where,,,yo/cambiarse/ropa,Yo me cambio de ropa.
convencer,,object: being; topic de the,de,,niño/convencer/papá,El niño convence a papá.
convertirse,,topic en a,,,rana/convertirse/príncipe,La rana se convierte en un príncipe.
transformarse,,topic en a,,,oruga/transformarse/mariposa,La oruga se transforma en una mariposa.
durar,,object - -: duration =mucho =poco,,state,película/durar/mucho,La película dura mucho.
opinar,,topic de the,,,maestra/opinar/dibujo,La maestra opina del dibujo.
vengarse,,topic de the,,,lobo/vengarse/,El lobo se venga.
obedecer,,object - the,,,niño/obedecer/mamá,El niño obedece a mamá.
desobedecer,,object - the,,,niño/desobedecer/,El niño desobedece.
tirarse,,place-to a the: where =agua =suelo; place-from de the,a,,niño/tirarse/piscina,El niño se tira a la piscina.
zambullirse,,place-at en the,,,pato/zambullirse/lago,El pato se zambulle en el lago.
lanzarse,,place-to a the: where =agua,a,,niña/lanzarse/piscina,La niña se lanza a la piscina.
inscribirse,,topic en the,,,niña/inscribirse/concurso,La niña se inscribe en el concurso.
graduarse,,place-at en the: where,,,prima/graduarse/,La prima se gradúa.
formarse,,place-at en the: where,,,niños/formarse/,Los niños se forman.
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
galopar,,place-at por the: where nature,,,caballo/galopar/campo,El caballo galopa por el campo.
trotar,,place-at por the: where nature,,,caballo/trotar/campo,El caballo trota por el campo.
marchar,,place-at por the: where,,,soldado/marchar/,El soldado marcha.
desfilar,,place-at por the: where,,,soldados/desfilar/calle,Los soldados desfilan por la calle.
rodar,,place-at por the: where,,,pelota/rodar/calle,La pelota rueda por la calle.
rebotar,,place-at en the,,,pelota/rebotar/pared,La pelota rebota en la pared.
gotear,,,,,grifo/gotear/,El grifo gotea.
vibrar,,,,,teléfono/vibrar/,El teléfono vibra.
latir,,,,,corazón/latir/,El corazón late.
cojear,,,,,perro/cojear/,El perro cojea.
sobrevivir,,topic a the,,,gato/sobrevivir/,El gato sobrevive.
permanecer,state-copula,attribute; place-at en the: where,,state,puerta/permanecer/cerrado,La puerta permanece cerrada.
seguir sin,modal,,bare,state,yo/seguir sin/entender,Yo sigo sin entender.
rendirse,,,,,equipo/rendirse/,El equipo se rinde.
emocionarse,,place-at en -: =clase; place-at en the: where; topic con the,,,abuela/emocionarse/película,La abuela se emociona con la película.
enfadarse,,place-at en -: =clase; place-at en the: where; company con; topic por the,,,papá/enfadarse/niño,Papá se enfada con el niño.
relajarse,,instrument con the: music,,,mamá/relajarse/,Mamá se relaja.
tranquilizarse,,,,,niño/tranquilizarse/,El niño se tranquiliza.
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
hacer gracia,experiencer,object - the,bare,state,yo/hacer gracia/payaso,A mí me hace gracia el payaso.
hacer ilusión,experiencer,object - the,bare subjunctive,state,niña/hacer ilusión/viaje,A la niña le hace ilusión el viaje.
poner nervioso,experiencer,object - the,bare subjunctive,state,perro/poner nervioso/tormenta,Al perro le pone nervioso la tormenta.
quedar bien,experiencer,object - the,,state,niña/quedar bien/vestido,A la niña le queda bien el vestido.
quedar mal,experiencer,object - the,,state,niño/quedar mal/gorro,Al niño le queda mal el gorro.
quedar grande,experiencer,object - the,,state,niño/quedar grande/zapato,Al niño le queda grande el zapato.
tomar el sol,,place-at en the: where; company con,,,mamá/tomar el sol/playa,Mamá toma el sol en la playa.
tomar fotos,,topic a the; recipient a,,,papá/tomar fotos/,Papá toma fotos.
echar la siesta,,place-at en the: furniture where,,,abuelo/echar la siesta/sofá,El abuelo echa la siesta en el sofá.
echarse la siesta,,place-at en the: furniture where,,,abuelo/echarse la siesta/sofá,El abuelo se echa la siesta en el sofá.
echar una mano,,recipient a,,,yo/echar una mano/mamá,Yo le echo una mano a mamá.
meter un gol,,,,,niña/meter un gol/,La niña mete un gol.
cumplir años,,,,,abuela/cumplir años/,La abuela cumple años.
pasar lista,,,,,maestra/pasar lista/,La maestra pasa lista.
pasar frío,,,,,perro/pasar frío/,El perro pasa frío.
pasar miedo,,,,,niña/pasar miedo/,La niña pasa miedo.
tener lugar,,place-at en the: where,,state,fiesta/tener lugar/parque,La fiesta tiene lugar en el parque.
guardar silencio,,,,,niños/guardar silencio/,Los niños guardan silencio.
ir al baño,,,,,niño/ir al baño/,El niño va al baño.
sacar la lengua,,recipient a,,,niño/sacar la lengua/,El niño saca la lengua.
platicar,,place-at en the: where; company con; topic de the,,,mamá/platicar/tía,Mamá platica con la tía.
trapear,,object - the,,,papá/trapear/cocina,Papá trapea la cocina.
checar,,object - the,,,mamá/checar/tarea,Mamá checa la tarea.
prender,,object - the; recipient a,,,papá/prender/luz,Papá prende la luz.
rentar,,object,,,papá/rentar/coche,Papá renta un coche.
aventar,,object - the; recipient a,,,niño/aventar/pelota,El niño avienta la pelota.
voltear,,object - the; place-to a the: direction,,,papá/voltear/tortilla,Papá voltea la tortilla.
botar,,object - the,,,niña/botar/pelota,La niña bota la pelota.
apurarse,,,a,,niño/apurarse/,El niño se apura.
alistarse,,,para,,niña/alistarse/,La niña se alista.
retar,,object - the,,,mamá/retar/niño,Mamá reta al niño.
alzar,,object - the,,,papá/alzar/bebé,Papá alza al bebé.
festejar,,object - the,,,nosotros/festejar/cumpleaños,Nosotros festejamos el cumpleaños.
estrenar,,object - the,,,niña/estrenar/zapatos,La niña estrena los zapatos.
fumar,,object,,,abuelo/fumar/pipa,El abuelo fuma una pipa.
remontar,,object - the,,,niño/remontar/barrilete,El niño remonta el barrilete.
quebrarse,,object - the: body,,,niño/quebrarse/brazo,El niño se quiebra el brazo.
torcerse,,object - the: body,,,niña/torcerse/tobillo,La niña se tuerce el tobillo.
chuparse,,object - the: body,,,bebé/chuparse/dedo,El bebé se chupa el dedo.
morderse,,object - the: body,,,niño/morderse/uñas,El niño se muerde las uñas.
comerse las uñas,,,,,niño/comerse las uñas/,El niño se come las uñas.
hurgarse,,object - the: body,,,niño/hurgarse/nariz,El niño se hurga la nariz.
desabrochar,,object - the; recipient a,,,papá/desabrochar/abrigo,Papá desabrocha el abrigo.
tostar,,object - the: edible,,,papá/tostar/pan,Papá tuesta el pan.
amasar,,object - the,,,panadero/amasar/pan,El panadero amasa el pan.
coleccionar,,object,,,niño/coleccionar/cromos,El niño colecciona cromos.
reciclar,,object,,,nosotros/reciclar/papel,Nosotros reciclamos papel.
utilizar,,object - the,,,niña/utilizar/ordenador,La niña utiliza el ordenador.
atravesar,,object - the,,,perro/atravesar/calle,El perro atraviesa la calle.
recorrer,,object - the,,,nosotros/recorrer/ciudad,Nosotros recorremos la ciudad.
lograr,,object - the,bare subjunctive,,niña/lograr/premio,La niña logra el premio.
fingir,,object,bare,,niño/fingir/dormir,El niño finge dormir.
jurar,,object; recipient a,bare,,niño/jurar/,El niño jura.
ser hora,,,de,,/ser/hora comer,Es hora de comer.
torcer,grooming,object - the,,,yo/torcer/tobillo,Yo me tuerzo el tobillo.
echarse,,object - -: =crema =colonia =perfume =desodorante =champú; place-at en the: body; topic de,a,,niña/echarse/crema,La niña se echa crema.
hinchar,,object - the: toy =globo =globos =pelota =rueda; topic por,,,niño/hinchar/globo,El niño hincha el globo.
chutar,,object - the; place-to a the: =portería =puerta,,,niño/chutar/balón,El niño chuta el balón.
tener celos,,topic de the,de,state,niña/tener celos/hermano,La niña tiene celos del hermano.
tener envidia,,topic de the,de,state,niño/tener envidia/primo,El niño tiene envidia del primo.
llegar tarde,,place-to a the: where event,,,papá/llegar tarde/fiesta,Papá llega tarde a la fiesta.
molar,experiencer,object - the,bare,state,yo/molar/moto,A mí me mola la moto.
significar,,object,,state,palabra/significar/nada,La palabra no significa nada.
parecer bien,experiencer,object - the,bare subjunctive,state,yo/parecer bien/plan,A mí me parece bien el plan.
parecer mal,experiencer,object - the,bare subjunctive,state,yo/parecer mal/broma,A mí me parece mal la broma.
dar pereza,experiencer,object - the,bare subjunctive,state,yo/dar pereza/tarea,A mí me da pereza la tarea.
dar flojera,experiencer,object - the,bare subjunctive,state,yo/dar flojera/tarea,A mí me da flojera la tarea.
dar lástima,experiencer,object - the,bare subjunctive,state,niño/dar lástima/perro,Al niño le da lástima el perro.
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
estresar,affecting,object - the,bare subjunctive,,niño/estresar/ruido,Al niño le estresa el ruido.
ilusionar,affecting,object - the,bare subjunctive,,niño/ilusionar/viaje,Al niño le ilusiona el viaje.
irritar,affecting,object - the,bare subjunctive,,niño/irritar/ruido,Al niño le irrita el ruido.
fastidiar,affecting,object - the,bare subjunctive,,niño/fastidiar/ruido,Al niño le fastidia el ruido.
angustiar,affecting,object - the,bare subjunctive,,niño/angustiar/ruido,Al niño le angustia el ruido.
desesperar,affecting,object - the,bare subjunctive,,niño/desesperar/ruido,Al niño le desespera el ruido.
impresionar,affecting,object - the,bare subjunctive,,niño/impresionar/ruido,Al niño le impresiona el ruido.
inquietar,affecting,object - the,bare subjunctive,,niño/inquietar/ruido,Al niño le inquieta el ruido.
agobiar,affecting,object - the,bare subjunctive,,niño/agobiar/ruido,Al niño le agobia el ruido.
horrorizar,affecting,object - the,bare subjunctive,,niño/horrorizar/ruido,Al niño le horroriza el ruido.
incomodar,affecting,object - the,bare subjunctive,,niño/incomodar/ruido,Al niño le incomoda el ruido.
decepcionar,affecting,object - the,bare subjunctive,,niño/decepcionar/fiesta,Al niño le decepciona la fiesta.
deprimir,affecting,object - the,bare subjunctive,,niño/deprimir/ruido,Al niño le deprime el ruido.
frustrar,affecting,object - the,bare subjunctive,,niño/frustrar/ruido,Al niño le frustra el ruido.
repugnar,affecting,object - the,bare subjunctive,,niño/repugnar/olor,Al niño le repugna el olor.
intrigar,affecting,object - the,bare subjunctive,,niño/intrigar/cuento,Al niño le intriga el cuento.
motivar,affecting,object - the,bare subjunctive,,niño/motivar/música,Al niño le motiva la música.
obsesionar,affecting,object - the,bare subjunctive,,niño/obsesionar/ruido,Al niño le obsesiona el ruido.
atemorizar,affecting,object - the,bare subjunctive,,niño/atemorizar/ruido,Al niño le atemoriza el ruido.
espantar,affecting,object - the,bare subjunctive,,niño/espantar/ruido,Al niño le espanta el ruido.
agotar,affecting,object - the,bare subjunctive,,niño/agotar/ruido,Al niño le agota el ruido.
confundir,affecting,object - the,bare subjunctive,,niño/confundir/ruido,Al niño le confunde el ruido.
conmover,affecting,object - the,bare subjunctive,,niño/conmover/película,Al niño le conmueve la película.
escocer,experiencer,object - the,,,niño/escocer/ojos,Al niño le escuecen los ojos.
fiarse,,topic de the,,,niño/fiarse/perro,El niño se fía del perro.
confundirse,,topic de -,,,niño/confundirse/puerta,El niño se confunde de puerta.

"""#
}
