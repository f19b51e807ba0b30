// Generated from Data/grammar/es/frames.csv by script/generate: do not edit.
// swift-format-ignore-file

extension GrammarTables {
  static let spanishFrames: StaticString = #"""
lemma,pattern,slots,opens,past,input,example
querer,,object,bare subjunctive,state,yo/querer/manzana,Yo quiero una manzana.
necesitar,,object,bare subjunctive,state,yo/necesitar/ayuda,Yo necesito ayuda.
desear,,object,bare subjunctive,state,ella/desear/regalo,Ella desea un regalo.
preferir,,object - the: edible color game; object,bare subjunctive,,tú/preferir/agua,Tú prefieres el agua.
esperar,,object,bare subjunctive,,mamá/esperar/autobús,Mamá espera un autobús.
gustar,experiencer,object - the,bare subjunctive,state,niña/gustar/perros,A la niña le gustan los perros.
encantar,experiencer,object - the,bare subjunctive,state,yo/encantar/música,A mí me encanta la música.
interesar,experiencer,object - the,bare subjunctive,state,él/interesar/libros,A él le interesan los libros.
apetecer,experiencer,object,bare subjunctive,state,yo/apetecer/galleta,A mí me apetece una galleta.
importar,experiencer,object - the,bare subjunctive,state,ella/importar/escuela,A ella le importa la escuela.
molestar,experiencer,object - the,bare subjunctive,state,papá/molestar/luz,A papá le molesta la luz.
faltar,experiencer,object,bare,state,yo/faltar/lápiz,A mí me falta un lápiz.
quedar,experiencer,object,,state,nosotros/quedar/galletas,A nosotros nos quedan galletas.
doler,experiencer,object - the: body; object - the,bare,state,yo/doler/cabeza,A mí me duele la cabeza.
picar,experiencer,object - the: body; object - the,,state,niño/picar/mano,Al niño le pica la mano.
asustar,experiencer,object - the,bare,,niña/asustar/perro,A la niña le asusta el perro.
divertir,experiencer,object - the,bare,,yo/divertir/música,A mí me divierte la música.
dar miedo,experiencer,object - the,bare,state,yo/dar miedo/perro,A mí me da miedo el perro.
ser,copula,attribute; topic de -: material,,state,mamá/ser/alto,Mamá es alta.
estar,state-copula,attribute: state emotion quality color size feeling; place-at en the: where furniture vehicle event; company con,gerund,state,papá/estar/cansado,Papá está cansado.
parecer,copula,attribute,,state,ella/parecer/triste,Ella parece triste.
sentirse,state-copula,attribute,,state,yo/sentirse/enfermo,Yo me siento enfermo.
ponerse,,object - the: clothing; attribute: emotion state color,a,,niño/ponerse/abrigo,El niño se pone el abrigo.
volverse,state-copula,attribute,,,ella/volverse/triste,Ella se vuelve triste.
haber,existential,object,que,state,/haber/agua,Hay agua.
tener,,object - -: state emotion feeling illness; object - a: person; object,que,state,mamá/tener/hambre,Mamá tiene hambre.
tener que,modal,,bare,state,yo/tener que/dormir,Yo tengo que dormir.
tener ganas de,modal,,bare,state,yo/tener ganas de/jugar,Yo tengo ganas de jugar.
poder,modal,,bare,state,yo/poder/comer,Yo puedo comer.
deber,modal,,bare,state,tú/deber/dormir,Tú debes dormir.
soler,modal,,bare,state,ella/soler/leer,Ella suele leer.
saber,,object,bare,state,niño/saber/nadar,El niño sabe nadar.
conocer,,object,,state,yo/conocer/niña,Yo conozco a la niña.
creer,,object,,state,yo/creer/niño,Yo creo al niño.
entender,,object,,,yo/entender/maestra,Yo entiendo a la maestra.
comprender,,object,,,ella/comprender/cuento,Ella comprende un cuento.
recordar,,object - the,bare,,yo/recordar/canción,Yo recuerdo la canción.
olvidar,,object - the,bare,,ella/olvidar/libro,Ella olvida el libro.
aprender,,object,a,,nosotros/aprender/inglés,Nosotros aprendemos inglés.
enseñar,,object; recipient a,a,,maestra/enseñar/libro niña,La maestra le enseña un libro a la niña.
estudiar,,object,,,ella/estudiar/inglés,Ella estudia inglés.
pensar,,topic en,bare,,yo/pensar/mamá,Yo pienso en mamá.
soñar,,topic con,con,,niña/soñar/perro,La niña sueña con el perro.
leer,,object: book story media; recipient a,,,ella/leer/libro,Ella lee un libro.
escribir,,object: story idea book material; recipient a,,,niño/escribir/cuento,El niño escribe un cuento.
dibujar,,object,,,niña/dibujar/casa,La niña dibuja una casa.
pintar,grooming,object,,,yo/pintar/casa,Yo pinto una casa.
contar,,object; recipient a,,,papá/contar/cuento niña,Papá le cuenta un cuento a la niña.
hablar,,company con; topic de: story idea event thing animal; object - -: language,,,yo/hablar/mamá,Yo hablo con mamá.
decir,,object - the: =verdad; object - -: =hola =adiós =sí =gracias =por_favor =perdón; object; recipient a,subjunctive,,él/decir/nada,Él no dice nada.
preguntar,,object: idea; recipient a,,,yo/preguntar/maestra,Yo le pregunto a la maestra.
responder,,recipient a; topic a the: idea,,,niña/responder/maestra,La niña le responde a la maestra.
contestar,,recipient a; topic a the: idea,,,yo/contestar/papá,Yo le contesto a papá.
pedir,,object; recipient a,subjunctive,,niño/pedir/agua mamá,El niño le pide agua a mamá.
llamar,,object,,,yo/llamar/mamá,Yo llamo a mamá.
escuchar,,object: person; object,,,nosotros/escuchar/música,Nosotros escuchamos música.
oír,,object: person; object,,,yo/oír/perro,Yo oigo un perro.
mirar,,object - the: person; object - the,,,niño/mirar/luz,El niño mira la luz.
ver,,object: person; object,,,yo/ver/mamá,Yo veo a mamá.
mostrar,,object; recipient a,,,ella/mostrar/foto papá,Ella le muestra una foto a papá.
gritar,,object: idea; recipient a,,,él/gritar/fuerte,Él grita fuerte.
cantar,,object: music; recipient a,,,nosotros/cantar/canción,Nosotros cantamos una canción.
bailar,,company con,,,ella/bailar/papá,Ella baila con papá.
reír,,company con,,,niño/reír/,El niño ríe.
reírse,,topic de,,,ella/reírse/,Ella se ríe.
llorar,,,,,bebé/llorar/,El bebé llora.
sonreír,,recipient a,,,niña/sonreír/,La niña sonríe.
calmarse,,,,,niño/calmarse/,El niño se calma.
enfadarse,,company con,,,papá/enfadarse/,Papá se enfada.
enojarse,,company con,,,ella/enojarse/niño,Ella se enoja con el niño.
amar,,object - the,bare,state,yo/amar/mamá,Yo amo a mamá.
odiar,,object - the,bare,state,él/odiar/sopa,Él odia la sopa.
besar,,object,,,ella/besar/bebé,Ella besa al bebé.
abrazar,,object,,,yo/abrazar/papá,Yo abrazo a papá.
ayudar,,object: being,a,,yo/ayudar/mamá,Yo ayudo a mamá.
cuidar,grooming,object - the,,,ella/cuidar/bebé,Ella cuida al bebé.
visitar,,object - the,,,nosotros/visitar/abuela,Nosotros visitamos a la abuela.
saludar,,object,,,yo/saludar/maestra,Yo saludo a la maestra.
perdonar,,object,,,mamá/perdonar/niño,Mamá perdona al niño.
molestarse,,company con,,,ella/molestarse/,Ella se molesta.
compartir,,object - the; company con,,,yo/compartir/pelota,Yo comparto la pelota.
comer,,object: edible,,,niña/comer/manzana,La niña come una manzana.
beber,,object: drink edible,,,yo/beber/leche,Yo bebo leche.
tomar,,object,,,ella/tomar/agua,Ella toma agua.
desayunar,,object: edible,,,yo/desayunar/pan,Yo desayuno pan.
almorzar,,object: edible,,,nosotros/almorzar/sopa,Nosotros almorzamos sopa.
cenar,,object: edible,,,papá/cenar/arroz,Papá cena arroz.
merendar,,object: edible,,,niño/merendar/galletas,El niño merienda galletas.
cocinar,,object: edible; recipient a,,,mamá/cocinar/carne,Mamá cocina carne.
preparar,,object; recipient a,,,ella/preparar/sopa,Ella prepara sopa.
probar,,object - the,,,yo/probar/sopa,Yo pruebo la sopa.
masticar,,object - the: edible,,,niño/masticar/pan,El niño mastica el pan.
tragar,,object - the,,,yo/tragar/,Yo trago.
morder,grooming,object - the,,,perro/morder/pelota,El perro muerde la pelota.
oler,,object - the; attribute: quality,,,yo/oler/jabón,Yo huelo el jabón.
dormir,,object - the: =siesta; company con; place-at en,,,bebé/dormir/cama,El bebé duerme en la cama.
dormirse,,,,,bebé/dormirse/,El bebé se duerme.
despertar,,object,,,papá/despertar/niña,Papá despierta a la niña.
despertarse,,manner - -: =tarde,,,yo/despertarse/,Yo me despierto.
levantarse,,manner - -: =tarde; place-from de the: furniture,,,niña/levantarse/cama,La niña se levanta de la cama.
acostarse,,manner - -: =tarde; place-at en the: furniture,,,yo/acostarse/cama,Yo me acuesto en la cama.
descansar,,place-at en,,,papá/descansar/,Papá descansa.
sentarse,,place-at en the: furniture where,,,yo/sentarse/silla,Yo me siento en la silla.
ir,,place-to a the: where event; instrument en -: vehicle; company con,a,,nosotros/ir/parque,Nosotros vamos al parque.
irse,,place-to a the: where event; instrument en -: vehicle,a,,papá/irse/casa,Papá se va a casa.
venir,,place-from de the: where =trabajo; place-to a the: event; instrument en -: vehicle; company con,a,,abuela/venir/,La abuela viene.
volver,,place-to a the: where,a,,yo/volver/casa,Yo vuelvo a casa.
regresar,,place-to a the: where,a,,ella/regresar/escuela,Ella regresa a la escuela.
llegar,,manner - -: =tarde; place-to a the: where event,,,papá/llegar/casa,Papá llega a casa.
entrar,,place-to en the: where,a,,perro/entrar/cocina,El perro entra en la cocina.
salir,,place-to a the: =recreo =patio =calle =balcón =terraza; place-from de the: where; company con,a,,niña/salir/escuela,La niña sale de la escuela.
subir,,place-to a the: where vehicle furniture,a,,yo/subir/autobús,Yo subo al autobús.
bajar,,place-from de the: vehicle furniture where,a,,ella/bajar/coche,Ella baja del coche.
caminar,,place-at por the: where; company con,,,yo/caminar/parque,Yo camino por el parque.
andar,,place-at por the: where; instrument en -: vehicle,,,papá/andar/,Papá anda.
pasear,,place-at por the: where; company con,,,abuelo/pasear/parque,El abuelo pasea por el parque.
correr,,place-at por the: where,a,,niño/correr/parque,El niño corre por el parque.
saltar,,place-at en the,,,rana/saltar/,La rana salta.
trepar,,place-to a the: plant furniture thing,,,gato/trepar/árbol,El gato trepa al árbol.
caerse,,place-from de the: furniture,,,niño/caerse/,El niño se cae.
volar,,place-at por the: where; instrument en -: vehicle,,,pájaro/volar/,El pájaro vuela.
nadar,,place-at en the: where,,,yo/nadar/piscina,Yo nado en la piscina.
montar,,place-at en -: vehicle; place-at a -: animal,,,niña/montar/bicicleta,La niña monta en bicicleta.
conducir,,object: vehicle,,,papá/conducir/coche,Papá conduce un coche.
manejar,,object: vehicle,,,papá/manejar/coche,Papá maneja un coche.
viajar,,place-to a the: where; instrument en -: vehicle; company con,,,nosotros/viajar/tren,Nosotros viajamos en tren.
quedarse,,place-at en the: where; company con,gerund,,yo/quedarse/casa,Yo me quedo en casa.
moverse,,,,,perro/moverse/,El perro se mueve.
mover,,object - the,,,niño/mover/silla,El niño mueve la silla.
girar,,object - the; place-to a the: direction,,,coche/girar/,El coche gira.
esconderse,,place-at en the: where furniture,,,niño/esconderse/cocina,El niño se esconde en la cocina.
esconder,,object - the,,,niña/esconder/pelota,La niña esconde la pelota.
seguir,,object - the,gerund,,perro/seguir/niño,El perro sigue al niño.
parar,,object - the,de,,niño/parar/jugar,El niño para de jugar.
pararse,,,,,coche/pararse/,El coche se para.
empezar,,object - the,a,,yo/empezar/comer,Yo empiezo a comer.
comenzar,,object - the,a,,película/comenzar/,La película comienza.
terminar,,object - the,de,,yo/terminar/comer,Yo termino de comer.
acabar,,object - the,de,,ella/acabar/comer,Ella acaba de comer.
dejar,,object - the: being; object - the,de let,,papá/dejar/jugar,Papá deja de jugar.
intentar,,object,bare,,yo/intentar/dormir,Yo intento dormir.
tratar de,modal,,bare,,ella/tratar de/leer,Ella trata de leer.
volver a,modal,,bare,,yo/volver a/jugar,Yo vuelvo a jugar.
ir a,modal,,bare,state,nosotros/ir a/comer,Nosotros vamos a comer.
ayudarse,,,,,ellos/ayudarse/,Ellos se ayudan.
hacer,,object - -: weather =frío =calor =fresco =sol =viento =buen_tiempo =mal_tiempo; object - the: =deberes =tareas =cama =compra =maleta; object; recipient a,,,mamá/hacer/sopa,Mamá hace sopa.
hacer pis,,,,,niño/hacer pis/,El niño hace pis.
hacer caca,,,,,bebé/hacer caca/,El bebé hace caca.
dar,,object - the: =gracias; object; recipient a,,,mamá/dar/libro niña,Mamá le da un libro a la niña.
regalar,,object; recipient a,,,yo/regalar/muñeca niña,Yo le regalo una muñeca a la niña.
prestar,,object; recipient a,,,él/prestar/lápiz niño,Él le presta un lápiz al niño.
devolver,,object - the; recipient a,,,ella/devolver/libro maestra,Ella le devuelve el libro a la maestra.
traer,,object - the: animal; object; recipient a,,,papá/traer/pan,Papá trae pan.
llevar,,object; place-to a the: where,,,mamá/llevar/niña escuela,Mamá lleva a la niña a la escuela.
enviar,,object; recipient a,,,yo/enviar/foto abuela,Yo le envío una foto a la abuela.
mandar,,object; recipient a,,,él/mandar/foto papá,Él le manda una foto a papá.
recibir,,object,,,niña/recibir/regalo,La niña recibe un regalo.
coger,,object - the,,,niño/coger/pelota,El niño coge la pelota.
agarrar,,object - the,,,niño/agarrar/pelota,El niño agarra la pelota.
conseguir,,object,bare,,él/conseguir/libro,Él consigue un libro.
poner,,object - the: =mesa; object - the: being; object - the; recipient a; place-at en,a,,yo/poner/música,Yo pongo la música.
quitar,,object - the; recipient a,,,mamá/quitar/silla,Mamá quita la silla.
quitarse,,object - the: clothing,,,yo/quitarse/abrigo,Yo me quito el abrigo.
sacar,,object - the; place-from de,,,ella/sacar/libro,Ella saca el libro.
guardar,,object - the; place-at en,,,yo/guardar/juguete,Yo guardo el juguete.
usar,,object - the,,,yo/usar/lápiz,Yo uso el lápiz.
abrir,,object - the; recipient a,,,ella/abrir/puerta,Ella abre la puerta.
cerrar,,object - the; recipient a,,,yo/cerrar/ventana,Yo cierro la ventana.
encender,,object - the; recipient a,,,papá/encender/luz,Papá enciende la luz.
apagar,,object - the; recipient a,,,mamá/apagar/luz,Mamá apaga la luz.
empujar,,object - the,,,él/empujar/puerta,Él empuja la puerta.
jalar,,object - the,,,niño/jalar/puerta,El niño jala la puerta.
tirar,,object - the; recipient a; topic de,,,niño/tirar/pelota,El niño tira la pelota.
lanzar,,object - the; recipient a,,,yo/lanzar/pelota,Yo lanzo la pelota.
golpear,,object - the,,,él/golpear/mesa,Él golpea la mesa.
pegar,,object - the: material thing; recipient a,,,niño/pegar/papel,El niño pega el papel.
romper,grooming,object - the,,,niño/romper/silla,El niño rompe la silla.
romperse,,object - the: body,,,silla/romperse/,La silla se rompe.
arreglar,,object - the,,,papá/arreglar/bicicleta,Papá arregla la bicicleta.
tocar,grooming,object - the,,,ella/tocar/piano,Ella toca el piano.
buscar,,object - the,,,yo/buscar/zapato,Yo busco el zapato.
encontrar,,object - the,,,ella/encontrar/pelota,Ella encuentra la pelota.
perder,,object - the,,,niño/perder/abrigo,El niño pierde el abrigo.
perderse,,place-at en the: where,,,perro/perderse/,El perro se pierde.
elegir,,object,bare,,ella/elegir/libro,Ella elige un libro.
escoger,,object,bare,,yo/escoger/camisa,Yo escojo una camisa.
cambiar,,object - the; topic de,,,él/cambiar/camisa,Él cambia la camisa.
jugar,,object a the: game sport toy; company con,a,,yo/jugar/pelota,Yo juego a la pelota.
patear,,object - the,,,niño/patear/pelota,El niño patea la pelota.
ganar,,object - the: game sport event money,,,nosotros/ganar/,Nosotros ganamos.
construir,,object,,,niño/construir/casa,El niño construye una casa.
cortar,grooming,object - the; recipient a,,,mamá/cortar/papel,Mamá corta el papel.
celebrar,,object - the,,,nosotros/celebrar/fiesta,Nosotros celebramos la fiesta.
comprar,,object; beneficiary para,,,ella/comprar/pan,Ella compra pan.
vender,,object; recipient a,,,él/vender/coche,Él vende un coche.
pagar,,object - the; recipient a,,,papá/pagar/libro,Papá paga el libro.
costar,,object - -: money; subject,,,libro/costar/mucho,El libro cuesta mucho.
trabajar,,place-at en the: where; company con,,,papá/trabajar/hospital,Papá trabaja en el hospital.
vivir,,place-at en the: where; company con,,state,nosotros/vivir/casa,Nosotros vivimos en casa.
crecer,,,,,niña/crecer/,La niña crece.
nacer,,place-at en,,,bebé/nacer/,El bebé nace.
morir,,,,,pez/morir/,El pez muere.
limpiar,grooming,object - the,,,mamá/limpiar/mesa,Mamá limpia la mesa.
limpiarse,,object - the: body,,,yo/limpiarse/cara,Yo me limpio la cara.
barrer,,object - the,,,papá/barrer/cocina,Papá barre la cocina.
ordenar,,object - the,,,yo/ordenar/cocina,Yo ordeno la cocina.
lavar,grooming,object - the,,,yo/lavar/mano,Yo me lavo la mano.
lavarse,grooming,object - the: body clothing,,,yo/lavarse/manos,Yo me lavo las manos.
cepillarse,,object - the: body,,,ella/cepillarse/dientes,Ella se cepilla los dientes.
cepillar,grooming,object - the,,,yo/cepillar/dientes,Yo me cepillo los dientes.
peinarse,,object - the: body,,,mamá/peinarse/,Mamá se peina.
peinar,grooming,object - the,,,mamá/peinar/niña,Mamá peina a la niña.
secarse,,object - the: body,,,yo/secarse/manos,Yo me seco las manos.
bañarse,,place-at en,,,bebé/bañarse/,El bebé se baña.
bañar,,object - the,,,papá/bañar/perro,Papá baña al perro.
ducharse,,,,,yo/ducharse/,Yo me ducho.
vestirse,,,,,niña/vestirse/,La niña se viste.
vestir,,object - the,,,mamá/vestir/bebé,Mamá viste al bebé.
cortarse,,object - the: body,,,papá/cortarse/pelo,Papá se corta el pelo.
llamarse,,attribute,,state,niña/llamarse/Ana,La niña se llama Ana.
acordarse,,topic de,de,,yo/acordarse/abuela,Yo me acuerdo de la abuela.
olvidarse,,topic de,de,,ella/olvidarse/libro,Ella se olvida del libro.
divertirse,,company con,,,nosotros/divertirse/,Nosotros nos divertimos.
aburrirse,,,,,yo/aburrirse/,Yo me aburro.
asustarse,,topic de,,,gato/asustarse/,El gato se asusta.
cansarse,,topic de,de,,abuelo/cansarse/,El abuelo se cansa.
portarse,,,,,niño/portarse/bien,El niño se porta bien.
respirar,,object,,,yo/respirar/,Yo respiro.
soplar,,object - the,,,niña/soplar/,La niña sopla.
toser,,,,,papá/toser/,Papá tose.
vomitar,,,,,niño/vomitar/,El niño vomita.
ladrar,,recipient a,,,perro/ladrar/,El perro ladra.
maullar,,,,,gato/maullar/,El gato maúlla.
llover,weather,,,,/llover/,Llueve.
nevar,weather,,,,/nevar/,Nieva.
pasar,,subject; place-at por the: where,,,/pasar/qué,¿Qué pasa?
ocurrir,,subject,,,/ocurrir/qué,¿Qué ocurre?
funcionar,,,,,luz/funcionar/,La luz funciona.
servir,,object; recipient a,,,mamá/servir/sopa,Mamá sirve sopa.
llenar,,object - the,,,yo/llenar/silla,Yo lleno la silla.
probarse,,object - the: clothing,,,ella/probarse/abrigo,Ella se prueba el abrigo.
subirse,,place-to a the: vehicle furniture,,,niño/subirse/cama,El niño se sube a la cama.
bajarse,,place-from de the: vehicle furniture,,,niña/bajarse/autobús,La niña se baja del autobús.
acercarse,,place-to a the,,,perro/acercarse/,El perro se acerca.
felicitar,,object,,,yo/felicitar/mamá,Yo felicito a mamá.
invitar,,object; place-to a the: event,a,,ella/invitar/amiga,Ella invita a la amiga.
señalar,,object - the,,,niño/señalar/puerta,El niño señala la puerta.
explicar,,object - the; recipient a,,,maestra/explicar/cuento,La maestra explica el cuento.
repetir,,object - the,,,yo/repetir/canción,Yo repito la canción.
calentar,,object - the; recipient a,,,papá/calentar/leche,Papá calienta la leche.
mezclar,,object - the,,,ella/mezclar/sopa,Ella mezcla la sopa.
permitir,,object,bare subjunctive,,mamá/permitir/jugar,Mamá permite jugar.
prometer,,object; recipient a,bare,,yo/prometer/dormir,Yo prometo dormir.
decidir,,object,bare,,ella/decidir/salir,Ella decide salir.
cuidarse,,,,,abuela/cuidarse/,La abuela se cuida.
enfermarse,,,,,niño/enfermarse/,El niño se enferma.
curar,,object - the,,,médico/curar/niño,El médico cura al niño.
echar de menos,,object,,,yo/echar de menos/abuela,Yo echo de menos a la abuela.
sentir,,object,bare,,yo/sentir/miedo,Yo siento miedo.
sonarse,,object - the: body,,,niño/sonarse/nariz,El niño se suena la nariz.
conversar,,company con; topic de,,,mamá/conversar/papá,Mamá conversa con papá.
aceptar,,object - the,bare,,ella/aceptar/regalo,Ella acepta el regalo.
acompañar,,object - the; place-to a the: where,a,,yo/acompañar/abuela,Yo acompaño a la abuela.
adivinar,,object - the,,,niño/adivinar/cuento,El niño adivina el cuento.
ahorrar,,object - -: money,,,papá/ahorrar/dinero,Papá ahorra dinero.
alegrarse,,topic de,de,,abuela/alegrarse/,La abuela se alegra.
alquilar,,object,,,nosotros/alquilar/coche,Nosotros alquilamos un coche.
aparcar,,object - the,,,papá/aparcar/coche,Papá aparca el coche.
aplaudir,,object: being,,,niña/aplaudir/,La niña aplaude.
apretar,,object - the,,,niño/apretar/mano,El niño aprieta la mano.
arrastrar,,object - the,,,perro/arrastrar/zapato,El perro arrastra el zapato.
atar,,object - the,,,mamá/atar/zapato,Mamá ata el zapato.
bostezar,,,,,papá/bostezar/,Papá bosteza.
buscar trabajo,,,,,papá/buscar trabajo/,Papá busca trabajo.
callarse,,,,,niño/callarse/,El niño se calla.
cargar,,object - the,,,yo/cargar/teléfono,Yo cargo el teléfono.
chupar,,object - the,,,bebé/chupar/dedo,El bebé chupa el dedo.
colgar,,object - the,,,ella/colgar/abrigo,Ella cuelga el abrigo.
colorear,,object - the,,,niña/colorear/dibujo,La niña colorea el dibujo.
copiar,,object - the,,,niño/copiar/cuento,El niño copia el cuento.
coser,,object,,,abuela/coser/camisa,La abuela cose una camisa.
cruzar,,object - the,,,nosotros/cruzar/calle,Nosotros cruzamos la calle.
deber de,modal,,bare,,ella/deber de/dormir,Ella debe de dormir.
desaparecer,,,,,gato/desaparecer/,El gato desaparece.
descubrir,,object,,,niña/descubrir/libro,La niña descubre un libro.
desvestirse,,,,,niño/desvestirse/,El niño se desviste.
discutir,,company con; topic de,,,ella/discutir/papá,Ella discute con papá.
disfrutar,,topic de the,,,nosotros/disfrutar/fiesta,Nosotros disfrutamos de la fiesta.
doblar,,object - the,,,mamá/doblar/camisa,Mamá dobla la camisa.
elevar,,object - the,,,niño/elevar/mano,El niño eleva la mano.
enfriar,,object - the,,,mamá/enfriar/sopa,Mamá enfría la sopa.
estornudar,,,,,bebé/estornudar/,El bebé estornuda.
flotar,,place-at en,,,pelota/flotar/,La pelota flota.
fregar,,object - the,,,papá/fregar/mesa,Papá friega la mesa.
gatear,,,,,bebé/gatear/,El bebé gatea.
lastimarse,,object - the: body,,,niño/lastimarse/pie,El niño se lastima el pie.
hacerse daño,,,,,niña/hacerse daño/,La niña se hace daño.
imaginar,,object,,,niña/imaginar/casa,La niña imagina una casa.
lamer,,object - the,,,perro/lamer/mano,El perro lame la mano.
mentir,,recipient a,,,niño/mentir/mamá,El niño le miente a mamá.
mojarse,,object - the: body clothing,,,niño/mojarse/pies,El niño se moja los pies.
necesitar ayuda,,company con,,,yo/necesitar ayuda/,Yo necesito ayuda.
partir,,object - the,,,mamá/partir/pan,Mamá parte el pan.
pelear,,company con,,,niño/pelear/,El niño pelea.
pescar,,object,,,abuelo/pescar/pez,El abuelo pesca un pez.
pisar,,object - the,,,yo/pisar/pelota,Yo piso la pelota.
plantar,,object,,,nosotros/plantar/árbol,Nosotros plantamos un árbol.
proteger,,object - the,,,mamá/proteger/bebé,Mamá protege al bebé.
quemarse,,object - the: body,,,papá/quemarse/mano,Papá se quema la mano.
regar,,object - the,,,abuela/regar/flor,La abuela riega la flor.
roncar,,,,,papá/roncar/,Papá ronca.
rascarse,,object - the: body,,,gato/rascarse/cabeza,El gato se rasca la cabeza.
temblar,,,,,perro/temblar/,El perro tiembla.
tropezar,,company con,,,niño/tropezar/,El niño tropieza.
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

"""#
}
