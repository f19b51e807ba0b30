// Generated from Data/grammar/es/lexicon.csv by script/generate: do not edit.
// swift-format-ignore-file

extension GrammarTables {
  static let spanishLexicon: StaticString = #"""
lemma,class,kind,gender,number,person,countability,animacy,article,tense,phrase,place,asks
yo,pronoun,person,,singular,1,,human
tú,pronoun,person,,singular,2,,human
vos,pronoun,person,,singular,2,,human
usted,pronoun,person,,singular,3,,human
él,pronoun,person,masculine,singular,3,,human
ella,pronoun,person,feminine,singular,3,,human
nosotros,pronoun,person,,plural,1,,human
nosotras,pronoun,person,feminine,plural,1,,human
vosotros,pronoun,person,,plural,2,,human
vosotras,pronoun,person,feminine,plural,2,,human
ustedes,pronoun,person,,plural,3,,human
ellos,pronoun,person,masculine,plural,3,,human
ellas,pronoun,person,feminine,plural,3,,human
mí,pronoun,person,,singular,1,,human
me,pronoun,person,,singular,1,,human
ti,pronoun,person,,singular,2,,human
te,pronoun,person,,singular,2,,human
alguien,pronoun,person,masculine,,,,human
todos,pronoun,person,masculine,plural,,,human
nadie,pronoun,negation,masculine,,,,human
nada,pronoun,negation,masculine
esto,pronoun,demonstrative,masculine
eso,pronoun,demonstrative,masculine
aquello,pronoun,demonstrative,masculine
algo,pronoun,quantity,masculine
este,determiner,demonstrative
ese,determiner,demonstrative
aquel,determiner,demonstrative
mi,determiner,possessive
tu,determiner,possessive
su,determiner,possessive
nuestro,determiner,possessive
vuestro,determiner,possessive
mío,adjective,possessive
tuyo,adjective,possessive
suyo,adjective,possessive
el,determiner,thing
un,determiner,thing
ninguno,determiner,negation
uno,numeral,quantity
dos,numeral,quantity
tres,numeral,quantity
cuatro,numeral,quantity
cinco,numeral,quantity
seis,numeral,quantity
siete,numeral,quantity
ocho,numeral,quantity
nueve,numeral,quantity
diez,numeral,quantity
once,numeral,quantity
doce,numeral,quantity
quince,numeral,quantity
veinte,numeral,quantity
treinta,numeral,quantity
cien,numeral,quantity
más,adverb,quantity,,,,,,,,,verb
menos,adverb,quantity,,,,,,,,,verb
mucho,adverb,quantity,,,,,,,,,verb
poco,adverb,quantity,,,,,,,,,verb
demasiado,adverb,quantity,,,,,,,,,verb
bastante,adverb,quantity,,,,,,,,,verb
suficiente,adverb,quantity,,,,,,,,,verb
muchos,determiner,quantity,,plural
pocos,determiner,quantity,,plural
algunos,determiner,quantity,,plural
varios,determiner,quantity,,plural
tantos,determiner,quantity,,plural
demasiados,determiner,quantity,,plural
bastantes,determiner,quantity,,plural
suficientes,determiner,quantity,,plural
alguno,determiner,quantity
otro,determiner,quantity
todo,determiner,quantity
un poco,adverb,quantity,,,,,,,,,verb
muy,adverb,degree,,,,,,,,,verb
tan,adverb,degree,,,,,,,,,verb
casi,adverb,degree,,,,,,,,,before
solo,adverb,degree,,,,,,,,,before
también,adverb,manner,,,,,,,,,before
tal vez,adverb,manner,,,,,,,,,start
quizás,adverb,manner,,,,,,,,,start
qué,adverb,question,,,,,,,,,,what
quién,adverb,question,,,,,,,,,,who
quiénes,adverb,question,,,,,,,,,,who
cuál,adverb,question,,,,,,,,,,which
cuáles,adverb,question,,,,,,,,,,which
dónde,adverb,question,,,,,,,,,,where
adónde,adverb,question,,,,,,,,,,where-to
de dónde,adverb,question,,,,,,,,,,where-from
cuándo,adverb,question,,,,,,,,,,when
cada cuánto,adverb,question,,,,,,,,,,when
cada cuánto tiempo,adverb,question,,,,,,,,,,when
cómo,adverb,question,,,,,,,,,,how
cuánto,adverb,question,,,,,,,,,,how-many
cuánta,adverb,question,,,,,,,,,,how-many
cuántos,adverb,question,,,,,,,,,,how-many
cuántas,adverb,question,,,,,,,,,,how-many
por qué,adverb,question,,,,,,,,,,why
para qué,adverb,question,,,,,,,,,,what-for
de quién,adverb,question,,,,,,,,,,whose
no,particle,negation,,,,,,,,,before
nunca,adverb,negation,,,,,,,,,before
jamás,adverb,negation,,,,,,,,,before
tampoco,adverb,negation,,,,,,,,,before
ya no,adverb,negation,,,,,,,,,before
todavía no,adverb,negation,,,,,,,,,before
aún no,adverb,negation,,,,,,,,,before
nunca más,adverb,negation,,,,,,,,,before
y,conjunction,connective
o,conjunction,connective
pero,conjunction,connective
porque,conjunction,connective
que,conjunction,connective
ni,conjunction,connective
a,adposition,direction
de,adposition,direction
en,adposition,direction
con,adposition,direction
sin,adposition,direction
para,adposition,direction
por,adposition,direction
desde,adposition,direction
hasta,adposition,direction
sobre,adposition,direction
contra,adposition,direction
entre,adposition,direction
hacia,adposition,direction
por favor,interjection,social
gracias,interjection,social,feminine,plural
muchas gracias,interjection,social
muchísimas gracias,interjection,social
ay,interjection,social
uf,interjection,social
uy,interjection,social
oh,interjection,social
ah,interjection,social
jolín,interjection,social
puaj,interjection,social
hurra,interjection,social
yuju,interjection,social
yupi,interjection,social
chao,interjection,social
hola,interjection,social
adiós,interjection,social
perdón,interjection,social
disculpe,interjection,social
disculpa,interjection,social
perdone,interjection,social
perdona,interjection,social
oye,interjection,social
oiga,interjection,social
venga,interjection,social
che,interjection,social
híjole,interjection,social
que aproveche,interjection,social
buen provecho,interjection,social
sí,interjection,social
vale,interjection,social
buenos días,interjection,social
buenas tardes,interjection,social
buenas noches,interjection,social
de nada,interjection,social
lo siento,interjection,social
hasta luego,interjection,social
ayer,adverb,time,,,,,,,past,,end
anteayer,adverb,time,,,,,,,past,,end
antier,adverb,time,,,,,,,past,,end
antenoche,adverb,time,,,,,,,past,,end
anoche,adverb,time,,,,,,,past,,end
antes,adverb,time,,,,,,,past,,end
hace poco,adverb,time,,,,,,,past,,end
hace un rato,adverb,time,,,,,,,past,,end
hace mucho tiempo,adverb,time,,,,,,,past,,end
hace mucho,adverb,time,,,,,,,past,,end
hace tiempo,adverb,time,,,,,,,past,,end
hace una semana,adverb,time,,,,,,,past,,end
hace un mes,adverb,time,,,,,,,past,,end
hace un año,adverb,time,,,,,,,past,,end
ayer por la mañana,adverb,time,,,,,,,past,,end
ayer por la tarde,adverb,time,,,,,,,past,,end
ayer por la noche,adverb,time,,,,,,,past,,end
la semana pasada,adverb,time,,,,,,,past,,end
el mes pasado,adverb,time,,,,,,,past,,end
el año pasado,adverb,time,,,,,,,past,,end
el fin de semana pasado,adverb,time,,,,,,,past,,end
el verano pasado,adverb,time,,,,,,,past,,end
el otro día,adverb,time,,,,,,,past,,end
una vez,adverb,time,,,,,,,past,,end
entonces,adverb,time,,,,,,,past,,end
de pequeño,adverb,time,,,,,,,past,,end
de niños,adverb,time,,,,,,,past,,end
de niñas,adverb,time,,,,,,,past,,end
de pequeños,adverb,time,,,,,,,past,,end
de jóvenes,adverb,time,,,,,,,past,,end
ahora,adverb,time,,,,,,,present,,end
ahora mismo,adverb,time,,,,,,,present,,end
hoy,adverb,time,,,,,,,present,,end
hoy en día,adverb,time,,,,,,,present,,end
en este momento,adverb,time,,,,,,,present,,end
esta mañana,adverb,time,,,,,,,past,,end
esta tarde,adverb,time,,,,,,,present,,end
esta semana,adverb,time,,,,,,,present,,end
ya,adverb,time,,,,,,,present,,before
todavía,adverb,time,,,,,,,present,,before
aún,adverb,time,,,,,,,present,,before
mañana,adverb,time,,,,,,,future,,end
pasado mañana,adverb,time,,,,,,,future,,end
después,adverb,time,,,,,,,future,,end
luego,adverb,time,,,,,,,future,,end
más tarde,adverb,time,,,,,,,future,,end
andando,adverb,manner,,,,,,,,,verb
caminando,adverb,manner,,,,,,,,,verb
pronto,adverb,time,,,,,,,future,,end
esta noche,adverb,time,,,,,,,future,,end
mañana por la mañana,adverb,time,,,,,,,future,,end
mañana por la tarde,adverb,time,,,,,,,future,,end
mañana por la noche,adverb,time,,,,,,,future,,end
la próxima semana,adverb,time,,,,,,,future,,end
la semana que viene,adverb,time,,,,,,,future,,end
el próximo mes,adverb,time,,,,,,,future,,end
el mes que viene,adverb,time,,,,,,,future,,end
el próximo año,adverb,time,,,,,,,future,,end
el año que viene,adverb,time,,,,,,,future,,end
el próximo fin de semana,adverb,time,,,,,,,future,,end
el fin de semana que viene,adverb,time,,,,,,,future,,end
dentro de poco,adverb,time,,,,,,,future,,end
dentro de un rato,adverb,time,,,,,,,future,,end
dentro de una hora,adverb,time,,,,,,,future,,end
en un rato,adverb,time,,,,,,,future,,end
en seguida,adverb,time,,,,,,,future,,end
enseguida,adverb,time,,,,,,,future,,end
algún día,adverb,time,,,,,,,future,,end
de día,adverb,time,,,,,,,,,end
de noche,adverb,time,,,,,,,,,end
por la mañana,adverb,time,,,,,,,,,end
por la tarde,adverb,time,,,,,,,,,end
por la noche,adverb,time,,,,,,,,,end
al mediodía,adverb,time,,,,,,,,,end
a la hora de comer,adverb,time,,,,,,,,,end
al final,adverb,time,,,,,,,,,end
semana pasada,noun,time,,,,,,,past,la semana pasada
mes pasado,noun,time,,,,,,,past,el mes pasado
año pasado,noun,time,,,,,,,past,el año pasado
próxima semana,noun,time,,,,,,,future,la próxima semana
semana que viene,noun,time,,,,,,,future,la semana que viene
lunes,noun,weekday,masculine,,,,,,future,el lunes
el lunes,adverb,weekday,,,,,,,future
los lunes,adverb,frequency
martes,noun,weekday,masculine,,,,,,future,el martes
el martes,adverb,weekday,,,,,,,future
los martes,adverb,frequency
miércoles,noun,weekday,masculine,,,,,,future,el miércoles
el miércoles,adverb,weekday,,,,,,,future
los miércoles,adverb,frequency
jueves,noun,weekday,masculine,,,,,,future,el jueves
el jueves,adverb,weekday,,,,,,,future
los jueves,adverb,frequency
viernes,noun,weekday,masculine,,,,,,future,el viernes
el viernes,adverb,weekday,,,,,,,future
los viernes,adverb,frequency
sábado,noun,weekday,masculine,,,,,,future,el sábado
el sábado,adverb,weekday,,,,,,,future
los sábados,adverb,frequency
domingo,noun,weekday,masculine,,,,,,future,el domingo
el domingo,adverb,weekday,,,,,,,future
domingos,adverb,frequency,,,,,,,,los domingos,end
sábados,adverb,frequency,,,,,,,,los sábados,end
los domingos,adverb,frequency
fin de semana,noun,time,masculine,,,,,,future,el fin de semana
feriado,noun,time,masculine,,,,,,,el feriado
fin de mes,noun,time,masculine,,,,,,,a fin de mes
final de mes,noun,time,masculine,,,,,,,a final de mes
finales de mes,noun,time,masculine,,,,,,,a finales de mes
principio de mes,noun,time,masculine,,,,,,,a principio de mes
principios de mes,noun,time,masculine,,,,,,,a principios de mes
a fin de mes,adverb,time,,,,,,,,,end
a fin de año,adverb,time,,,,,,,,,end
mediados de mes,noun,time,masculine,,,,,,,a mediados de mes
final de curso,noun,time,masculine,,,,,,,a final de curso
principio de curso,noun,time,masculine,,,,,,,a principio de curso
noche,noun,time,feminine,,,,,,,por la noche
tarde,noun,time,feminine,,,,,,,por la tarde
mediodía,noun,time,masculine,,,,,,,al mediodía
siempre,adverb,frequency,,,,,,,,,before
casi nunca,adverb,negation,,,,,,,,,before
casi siempre,adverb,frequency,,,,,,,,,before
a veces,adverb,frequency,,,,,,,,,end
muchas veces,adverb,frequency,,,,,,,,,end
otra vez,adverb,frequency,,,,,,,,,end
de nuevo,adverb,frequency,,,,,,,,,end
todos los días,adverb,frequency,,,,,,,,,end
cada día,adverb,frequency,,,,,,,,,end
cada semana,adverb,frequency,,,,,,,,,end
todas las semanas,adverb,frequency,,,,,,,,,end
a menudo,adverb,frequency,,,,,,,,,end
normalmente,adverb,frequency,,,,,,,,,start
dos veces,adverb,frequency,,,,,,,,,end
de vez en cuando,adverb,frequency,,,,,,,,,end
aquí,adverb,direction
allí,adverb,direction
ahí,adverb,direction
allá,adverb,direction
arriba,adverb,direction
abajo,adverb,direction
dentro,adverb,direction
fuera,adverb,direction
cerca,adverb,direction
lejos,adverb,direction
encima,adverb,direction
debajo,adverb,direction
delante,adverb,direction
detrás,adverb,direction
adentro,adverb,direction
afuera,adverb,direction
a la izquierda,adverb,direction
a la derecha,adverb,direction
bien,adverb,manner,,,,,,,,,end
mal,adverb,manner,,,,,,,,,end
mejor,adverb,manner,,,,,,,,,end
peor,adverb,manner,,,,,,,,,end
rápido,adverb,manner,,,,,,,,,end
despacio,adverb,manner,,,,,,,,,end
deprisa,adverb,manner,,,,,,,,,end
juntos,adverb,manner,,,,,,,,,end
así,adverb,manner,,,,,,,,,end
fuerte,adverb,manner,,,,,,,,,end
en silencio,adverb,manner,,,,,,,,,end
mamá,noun,person,feminine,,,,human,bare
papá,noun,person,masculine,,,,human,bare
mano,noun,body,feminine
foto,noun,media,feminine
día,noun,duration,masculine
casa,noun,home,feminine,,,,,bare
agua,noun,drink,feminine,,,mass
leche,noun,drink,feminine,,,mass
pan,noun,food,masculine,,,mass
arroz,noun,food,masculine,,,mass
carne,noun,food,feminine,,,mass
pollo,noun,food,masculine,,,mass
queso,noun,food,masculine,,,mass
sopa,noun,food,feminine,,,mass
manzana,noun,food,feminine,,,count
galleta,noun,food,feminine,,,count
zumo,noun,drink,masculine,,,mass
jugo,noun,drink,masculine,,,mass
niño,noun,person,masculine,,,,human
niña,noun,person,feminine,,,,human
chico,noun,person,masculine,,,,human
chica,noun,person,feminine,,,,human
bebé,noun,person,masculine,,,,human
hermano,noun,person,masculine,,,,human
hermana,noun,person,feminine,,,,human
abuela,noun,person,feminine,,,,human
abuelo,noun,person,masculine,,,,human
amigo,noun,person,masculine,,,,human
amiga,noun,person,feminine,,,,human
maestra,noun,person,feminine,,,,human
maestro,noun,person,masculine,,,,human
médico,noun,person,masculine,,,,human
médica,noun,person,feminine,,,,human
hombre,noun,person,masculine,,,,human
mujer,noun,person,feminine,,,,human
perro,noun,animal,masculine,,,,animate
gato,noun,animal,masculine,,,,animate
pez,noun,animal,masculine,,,,animate
parque,noun,place,masculine
playa,noun,place,feminine
escuela,noun,place,feminine
colegio,noun,place,masculine
tienda,noun,place,feminine
piscina,noun,place,feminine
cine,noun,place,masculine
hospital,noun,place,masculine
baño,noun,room,masculine
cocina,noun,room,feminine
jardín,noun,room,masculine
cama,noun,furniture,feminine
silla,noun,furniture,feminine
mesa,noun,furniture,feminine
pelota,noun,toy,feminine
muñeca,noun,toy,feminine
juguete,noun,toy,masculine
fútbol,noun,sport,masculine,,,mass
ajedrez,noun,game,masculine,,,mass
libro,noun,book,masculine
cuento,noun,story,masculine
música,noun,music,feminine,,,mass
canción,noun,music,feminine,,,count
guitarra,noun,instrument,feminine
piano,noun,instrument,masculine
televisión,noun,media,feminine,,,,,definite
película,noun,media,feminine
cabeza,noun,body,feminine
cara,noun,body,feminine
diente,noun,body,masculine
pie,noun,body,masculine
barriga,noun,body,feminine
pelo,noun,body,masculine,,,mass
pierna,noun,body,feminine
hambre,noun,state,feminine,,,mass
sed,noun,state,feminine,,,mass
sueño,noun,state,masculine,,,mass
calor,noun,state,masculine,,,mass
miedo,noun,emotion,masculine,,,mass
prisa,noun,state,feminine,,,mass
dinero,noun,money,masculine,,,mass
coche,noun,vehicle,masculine
tren,noun,vehicle,masculine
autobús,noun,vehicle,masculine
bicicleta,noun,vehicle,feminine
abrigo,noun,clothing,masculine
zapato,noun,clothing,masculine
camisa,noun,clothing,feminine
puerta,noun,thing,feminine
ventana,noun,thing,feminine
luz,noun,device,feminine
cuchara,noun,thing,feminine
lápiz,noun,thing,masculine
papel,noun,material,masculine,,,mass
jabón,noun,material,masculine,,,mass
regalo,noun,thing,masculine
ayuda,noun,idea,feminine,,,mass
fiesta,noun,event,feminine
deberes,noun,activity,masculine,plural
español,noun,language,masculine,,,mass
inglés,noun,language,masculine,,,mass
contento,adjective,emotion
triste,adjective,emotion
enfadado,adjective,emotion
enojado,adjective,emotion
feliz,adjective,emotion
asustado,adjective,emotion
preocupado,adjective,emotion
nervioso,adjective,emotion
tranquilo,adjective,emotion
aburrido,adjective,emotion
sorprendido,adjective,emotion
cansado,adjective,state
enfermo,adjective,state
listo,adjective,state
dormido,adjective,state
mojado,adjective,state
ocupado,adjective,state
sentado,adjective,state
bueno,adjective,quality
malo,adjective,quality
nuevo,adjective,quality
viejo,adjective,quality
bonito,adjective,quality
feo,adjective,quality
limpio,adjective,quality
sucio,adjective,quality
rico,adjective,quality
caliente,adjective,quality
fácil,adjective,quality
difícil,adjective,quality
divertido,adjective,quality
simpático,adjective,quality
rojo,adjective,color
azul,adjective,color
verde,adjective,color
amarillo,adjective,color
blanco,adjective,color
negro,adjective,color
grande,adjective,size
pequeño,adjective,size
alto,adjective,size
bajo,adjective,size
largo,adjective,size
corto,adjective,size
frío,adjective,quality
azúcar,noun,food,masculine,,,mass
mantequilla,noun,food,feminine,,,mass
patata,noun,food,feminine,,,count
naranja,noun,food,feminine,,,count
plátano,noun,food,masculine,,,count
huevo,noun,food,masculine,,,count
chocolate,noun,food,masculine,,,mass
helado,noun,food,masculine
caramelo,noun,food,masculine,,,count
café,noun,drink,masculine,,,mass
té,noun,drink,masculine,,,mass
gafas,noun,clothing,feminine,plural
pantalón,noun,clothing,masculine
gente,noun,person,feminine,,,mass,human
familia,noun,person,feminine,,,,human
pájaro,noun,animal,masculine,,,,animate
caballo,noun,animal,masculine,,,,animate
árbol,noun,plant,masculine
flor,noun,plant,feminine
rana,noun,animal,feminine,,,,animate
nariz,noun,body,feminine
boca,noun,body,feminine
ojo,noun,body,masculine
una,determiner,,,,,,,,,un
unos,determiner,,,,,,,,,un
unas,determiner,,,,,,,,,un
la,determiner,,,,,,,,,el
los,determiner,,,,,,,,,el
las,determiner,,,,,,,,,el
esta,determiner,,,,,,,,,este
estos,determiner,,,,,,,,,este
estas,determiner,,,,,,,,,este
esa,determiner,,,,,,,,,ese
esos,determiner,,,,,,,,,ese
esas,determiner,,,,,,,,,ese
aquella,determiner,,,,,,,,,aquel
aquellos,determiner,,,,,,,,,aquel
aquellas,determiner,,,,,,,,,aquel
mis,determiner,,,,,,,,,mi
tus,determiner,,,,,,,,,tu
sus,determiner,,,,,,,,,su
nuestra,determiner,,,,,,,,,nuestro
nuestros,determiner,,,,,,,,,nuestro
nuestras,determiner,,,,,,,,,nuestro
vuestra,determiner,,,,,,,,,vuestro
vuestros,determiner,,,,,,,,,vuestro
vuestras,determiner,,,,,,,,,vuestro
otra,determiner,,,,,,,,,otro
otros,determiner,,,,,,,,,otro
otras,determiner,,,,,,,,,otro
muchas,determiner,,,,,,,,,muchos
pocas,determiner,,,,,,,,,pocos
algunas,determiner,,,,,,,,,algunos
ninguna,determiner,,,,,,,,,ninguno
ningún,determiner,,,,,,,,,ninguno
algún,determiner,,,,,,,,,alguno
alguna,determiner,,,,,,,,,alguno
mucha,determiner,,,,,,,,,mucho
poca,determiner,,,,,,,,,poco
tanta,determiner,,,,,,,,,tanto
tantas,determiner,,,,,,,,,tantos
demasiada,determiner,,,,,,,,,demasiado
demasiadas,determiner,,,,,,,,,demasiados
varias,determiner,,,,,,,,,varios
todas,determiner,,,,,,,,,todos
toda,determiner,,,,,,,,,todo
debajo de,adposition,direction
detrás de,adposition,direction
delante de,adposition,direction
encima de,adposition,direction
dentro de,adposition,direction
fuera de,adposition,direction
cerca de,adposition,direction
lejos de,adposition,direction
atrás de,adposition,direction
adelante de,adposition,direction
arriba de,adposition,direction
abajo de,adposition,direction
adentro de,adposition,direction
afuera de,adposition,direction
al lado de,adposition,direction
a la derecha de,adposition,direction
a la izquierda de,adposition,direction
enfrente de,adposition,direction
alrededor de,adposition,direction
junto a,adposition,direction
frente a,adposition,direction
en medio de,adposition,direction
a mitad de,adposition,direction
por encima de,adposition,direction
por debajo de,adposition,direction
en frente de,adposition,direction
verdura,noun,food,feminine,,,mass
temprano,adverb,manner
solamente,adverb,degree,,,,,,,,,before
Inés,proper-noun,person,feminine,singular,,,human,bare
Beatriz,proper-noun,person,feminine,singular,,,human,bare
Raquel,proper-noun,person,feminine,singular,,,human,bare
Isabel,proper-noun,person,feminine,singular,,,human,bare
Ester,proper-noun,person,feminine,singular,,,human,bare
Miriam,proper-noun,person,feminine,singular,,,human,bare
Carmen,proper-noun,person,feminine,singular,,,human,bare
Ruth,proper-noun,person,feminine,singular,,,human,bare
Pilar,proper-noun,person,feminine,singular,,,human,bare
Rocío,proper-noun,person,feminine,singular,,,human,bare
Consuelo,proper-noun,person,feminine,singular,,,human,bare
Rosario,proper-noun,person,feminine,singular,,,human,bare
Belén,proper-noun,person,feminine,singular,,,human,bare
Noemí,proper-noun,person,feminine,singular,,,human,bare
Mar,proper-noun,person,feminine,singular,,,human,bare
Sol,proper-noun,person,feminine,singular,,,human,bare
Luz,proper-noun,person,feminine,singular,,,human,bare
Abril,proper-noun,person,feminine,singular,,,human,bare
Luca,proper-noun,person,masculine,singular,,,human,bare
Joshua,proper-noun,person,masculine,singular,,,human,bare
Bautista,proper-noun,person,masculine,singular,,,human,bare
como,conjunction,connective
si,conjunction,connective
cuando,conjunction,connective
aunque,conjunction,connective
para que,conjunction,connective
hasta que,conjunction,connective
antes de que,conjunction,connective
después de que,conjunction,connective
sin que,conjunction,connective
ya que,conjunction,connective
en cuanto,conjunction,connective
así que,conjunction,connective
donde,conjunction,connective
por eso,adverb,manner,,,,,,,,,start
conmigo,adverb,manner
contigo,adverb,manner
consigo,adverb,manner
antes de,adposition,direction
después de,adposition,direction
mañanas,noun,frequency,feminine,plural,,,,,,por las mañanas
tardes,noun,frequency,feminine,plural,,,,,,por las tardes
noches,noun,frequency,feminine,plural,,,,,,por las noches
fatal,adverb,manner
primera vez,adverb,time,,,,,,,,por primera vez,end
por primera vez,adverb,time,,,,,,,,por primera vez,end
por última vez,adverb,time,,,,,,,,por última vez,end
al,adposition,direction
del,adposition,direction
durante,adposition,direction
mediante,adposition,direction
según,adposition,direction
a causa de,adposition,direction
por culpa de,adposition,direction
a pesar de,adposition,direction
en vez de,adposition,direction
en lugar de,adposition,direction
gracias a,adposition,direction
además de,adposition,direction
a punto de,adposition,direction
a través de,adposition,direction
cada,determiner,thing
cualquier,determiner,thing
todo el mundo,pronoun,person,masculine,singular,3,,human
feliz cumpleaños,interjection,social
claro que sí,interjection,social
claro que no,interjection,social
ni hablar,interjection,social
qué va,interjection,social
diga,interjection,social
dígame,interjection,social
ya está,interjection,social
no pasa nada,interjection,social
me da igual,interjection,social
más o menos,interjection,social
basta ya,interjection,social
qué guay,interjection,social
qué asco,interjection,social
qué rollo,interjection,social
qué rico,interjection,social
qué miedo,interjection,social
qué bien,interjection,social
qué pena,interjection,social
qué chulo,interjection,social
qué suerte,interjection,social
qué divertido,interjection,social
qué bonito,interjection,social
qué dolor,interjection,social
qué frío,interjection,social
qué calor,interjection,social
qué vergüenza,interjection,social
qué susto,interjection,social
qué lío,interjection,social
feliz navidad,interjection,social
feliz Navidad,interjection,social
feliz año nuevo,interjection,social
feliz año,interjection,social
buena suerte,interjection,social
buen viaje,interjection,social
feliz viaje,interjection,social
buen fin de semana,interjection,social
érase una vez,interjection,social
había una vez,interjection,social
con permiso,interjection,social
felices fiestas,interjection,social
felicidades,interjection,social
enhorabuena,interjection,social
dulces sueños,interjection,social
hasta mañana,interjection,social
mucho gusto,interjection,social
encantado de conocerte,interjection,social
lo que,conjunction,connective
en público,adverb,manner
gran,adjective,size,,,,,,,,grande
buen,adjective,quality,,,,,,,,bueno
primer,adjective,quality,,,,,,,,primero
tercer,adjective,quality,,,,,,,,tercero
mismo,adjective,quality
ambos,determiner,quantity,,plural
ambas,determiner,,,,,,,,,ambos
nos,pronoun,person,,plural,1,,human
os,pronoun,person,,plural,2,,human
se,pronoun,person,,singular,3,,human
le,pronoun,person,,singular,3,,human
les,pronoun,person,,plural,3,,human
lo,pronoun,person,masculine,singular,3,,human
angular,adjective,quality
bipolar,adjective,quality
crepuscular,adjective,quality
disciplinar,adjective,quality
dispar,adjective,quality
ejemplar,adjective,quality
espectacular,adjective,quality
estelar,adjective,quality
extraescolar,adjective,quality
interdisciplinar,adjective,quality
impar,adjective,quality
insular,adjective,quality
interescolar,adjective,quality
irregular,adjective,quality
molecular,adjective,quality
multidisciplinar,adjective,quality
muscular,adjective,quality
nuclear,adjective,quality
ocular,adjective,quality
peculiar,adjective,quality
perpendicular,adjective,quality
preescolar,adjective,quality
secular,adjective,quality
similar,adjective,quality
singular,adjective,quality
tabular,adjective,quality
tubular,adjective,quality
vascular,adjective,quality
hace años,adverb,time,,,,,,,past,,end
recién,adverb,time,,,,,,,past,,before
de pequeña,adverb,time,,,,,,,past,,end
de niño,adverb,time,,,,,,,past,,end
de niña,adverb,time,,,,,,,past,,end
de joven,adverb,time,,,,,,,past,,end
de bebé,adverb,time,,,,,,,past,,end
de mayor,adverb,time,,,,,,,future,,end
de grande,adverb,time,,,,,,,future,,end
más adelante,adverb,time,,,,,,,future,,end
en el futuro,adverb,time,,,,,,,future,,end
en el pasado,adverb,time,,,,,,,past,,end
de acuerdo,adverb,manner,,,,,,,,,verb
de buen humor,adverb,manner,,,,,,,,,end
de mal humor,adverb,manner,,,,,,,,,end
nada más,pronoun,negation,masculine
en clase,adverb,direction
completamente,adverb,degree,,,,,,,,,verb
totalmente,adverb,degree,,,,,,,,,verb
absolutamente,adverb,degree,,,,,,,,,verb
extremadamente,adverb,degree,,,,,,,,,verb
sumamente,adverb,degree,,,,,,,,,verb
increíblemente,adverb,degree,,,,,,,,,verb
verdaderamente,adverb,degree,,,,,,,,,verb
relativamente,adverb,degree,,,,,,,,,verb
ligeramente,adverb,degree,,,,,,,,,verb
enormemente,adverb,degree,,,,,,,,,verb
tremendamente,adverb,degree,,,,,,,,,verb
plenamente,adverb,degree,,,,,,,,,verb
profundamente,adverb,degree,,,,,,,,,verb
altamente,adverb,degree,,,,,,,,,verb
suficientemente,adverb,degree,,,,,,,,,verb
excesivamente,adverb,degree,,,,,,,,,verb
terriblemente,adverb,degree,,,,,,,,,verb
extraordinariamente,adverb,degree,,,,,,,,,verb
particularmente,adverb,degree,,,,,,,,,verb
excepcionalmente,adverb,degree,,,,,,,,,verb
parcialmente,adverb,degree,,,,,,,,,verb
inmensamente,adverb,degree,,,,,,,,,verb
infinitamente,adverb,degree,,,,,,,,,verb
moderadamente,adverb,degree,,,,,,,,,verb
perfectamente,adverb,degree,,,,,,,,,verb
obviamente,adverb,manner,,,,,,,,,start
evidentemente,adverb,manner,,,,,,,,,start
lamentablemente,adverb,manner,,,,,,,,,start
desgraciadamente,adverb,manner,,,,,,,,,start
desafortunadamente,adverb,manner,,,,,,,,,start
afortunadamente,adverb,manner,,,,,,,,,start
finalmente,adverb,manner,,,,,,,,,start
seguramente,adverb,manner,,,,,,,,,start
posiblemente,adverb,manner,,,,,,,,,start
aparentemente,adverb,manner,,,,,,,,,start
supuestamente,adverb,manner,,,,,,,,,start
naturalmente,adverb,manner,,,,,,,,,start
lógicamente,adverb,manner,,,,,,,,,start
efectivamente,adverb,manner,,,,,,,,,start
ciertamente,adverb,manner,,,,,,,,,start
curiosamente,adverb,manner,,,,,,,,,start
teóricamente,adverb,manner,,,,,,,,,start
personalmente,adverb,manner,,,,,,,,,start
indudablemente,adverb,manner,,,,,,,,,start
felizmente,adverb,manner,,,,,,,,,start
tristemente,adverb,manner,,,,,,,,,start
sorprendentemente,adverb,manner,,,,,,,,,start
francamente,adverb,manner,,,,,,,,,start
inesperadamente,adverb,manner,,,,,,,,,start
repentinamente,adverb,manner,,,,,,,,,start
habitualmente,adverb,frequency,,,,,,,,,start
usualmente,adverb,frequency,,,,,,,,,start
frecuentemente,adverb,frequency,,,,,,,,,start
generalmente,adverb,frequency,,,,,,,,,start
ocasionalmente,adverb,frequency,,,,,,,,,start
raramente,adverb,frequency,,,,,,,,,start
diariamente,adverb,frequency,,,,,,,,,end
semanalmente,adverb,frequency,,,,,,,,,end
mensualmente,adverb,frequency,,,,,,,,,end
anualmente,adverb,frequency,,,,,,,,,end
constantemente,adverb,frequency,,,,,,,,,end
continuamente,adverb,frequency,,,,,,,,,end
regularmente,adverb,frequency,,,,,,,,,end
anteriormente,adverb,time,,,,,,,past,,end
previamente,adverb,time,,,,,,,past,,end
recientemente,adverb,time,,,,,,,past,,end
actualmente,adverb,time,,,,,,,present,,end
próximamente,adverb,time,,,,,,,future,,end
posteriormente,adverb,time,,,,,,,future,,end
únicamente,adverb,degree,,,,,,,,,end
exclusivamente,adverb,degree,,,,,,,,,end
principalmente,adverb,degree,,,,,,,,,end
especialmente,adverb,degree,,,,,,,,,end
precisamente,adverb,degree,,,,,,,,,end
justamente,adverb,degree,,,,,,,,,end
exactamente,adverb,degree,,,,,,,,,end
aproximadamente,adverb,degree,,,,,,,,,end
simplemente,adverb,degree,,,,,,,,,before
meramente,adverb,degree,,,,,,,,,before
prácticamente,adverb,degree,,,,,,,,,before
mayormente,adverb,degree,,,,,,,,,end
mínimamente,adverb,degree,,,,,,,,,end
escasamente,adverb,degree,,,,,,,,,before
ante,adposition,direction
tras,adposition,direction
excepto,adposition,direction
salvo,adposition,direction
debido a,adposition,direction
respecto a,adposition,direction
con respecto a,adposition,direction
acerca de,adposition,direction
en caso de,adposition,direction
en contra de,adposition,direction
a favor de,adposition,direction
al fondo de,adposition,direction
a lo largo de,adposition,direction
de acuerdo con,adposition,direction
en cuanto a,adposition,direction
en nombre de,adposition,direction
a partir de,adposition,direction
en torno a,adposition,direction
en busca de,adposition,direction
al pie de,adposition,direction
en presencia de,adposition,direction
en honor a,adposition,direction
en honor de,adposition,direction
a cargo de,adposition,direction
a cambio de,adposition,direction
al borde de,adposition,direction
en lo alto de,adposition,direction
al otro lado de,adposition,direction
a costa de,adposition,direction
en compañía de,adposition,direction
con ayuda de,adposition,direction
por delante de,adposition,direction
por detrás de,adposition,direction
al margen de,adposition,direction
siempre que,conjunction,connective
puesto que,conjunction,connective
sino que,conjunction,connective
por lo que,conjunction,connective
a menos que,conjunction,connective
de modo que,conjunction,connective
de manera que,conjunction,connective
de forma que,conjunction,connective
por si,conjunction,connective
a pesar de que,conjunction,connective
con tal de que,conjunction,connective
dado que,conjunction,connective
debido a que,conjunction,connective
aun cuando,conjunction,connective
como si,conjunction,connective
a medida que,conjunction,connective
tan pronto como,conjunction,connective
cada vez que,conjunction,connective
mientras que,conjunction,connective
salvo que,conjunction,connective
excepto que,conjunction,connective
en caso de que,conjunction,connective
desde que,conjunction,connective
ahora que,conjunction,connective
una vez que,conjunction,connective
con el fin de que,conjunction,connective
a fin de que,conjunction,connective
por más que,conjunction,connective
siempre y cuando,conjunction,connective
a no ser que,conjunction,connective
pues,conjunction,connective
gracias a que,conjunction,connective
el día que,conjunction,connective
por lo tanto,adverb,manner,,,,,,,,,start
por tanto,adverb,manner,,,,,,,,,start
en cambio,adverb,manner,,,,,,,,,start
no obstante,adverb,manner,,,,,,,,,start
sin embargo,adverb,manner,,,,,,,,,start
sino,conjunction,connective
cualquiera,pronoun,person,,singular,,,human
a oscuro,adverb,manner,,,,,,,,a oscuras,end
a regañadientes,adverb,manner,,,,,,,,,end
a solo,adverb,manner,,,,,,,,a solas,end
a todo prisa,adverb,manner,,,,,,,,a toda prisa,end
a todo velocidad,adverb,manner,,,,,,,,a toda velocidad,end
a azar,adverb,manner,,,,,,,,al azar,end
al contrario,adverb,manner,,,,,,,,,start
a contrario,adverb,manner,,,,,,,,al contrario,start
al menos,adverb,manner,,,,,,,,,start
a menos,adverb,manner,,,,,,,,al menos,start
a revés,adverb,manner,,,,,,,,al revés,end
a partir de ahora,adverb,time,,,,,,,future,,end
a partir de hoy,adverb,time,,,,,,,future,,end
a partir de mañana,adverb,time,,,,,,,future,,end
a principios de año,adverb,time,,,,,,,,,end
a finales de año,adverb,time,,,,,,,,,end
a medio mañana,adverb,time,,,,,,,,a media mañana,end
a medio tarde,adverb,time,,,,,,,,a media tarde,end
a medio noche,adverb,time,,,,,,,,a media noche,end
a ciego,adverb,manner,,,,,,,,a ciegas,end
a escondido,adverb,manner,,,,,,,,a escondidas,end
a fuerza,adverb,manner,,,,,,,,a la fuerza,end
a vez,adverb,manner,,,,,,,,a la vez,end
a lejos,adverb,manner,,,,,,,,a lo lejos,end
a mejor,adverb,manner,,,,,,,,a lo mejor,start
a el mejor,adverb,manner,,,,,,,,a lo mejor,start
a loco,adverb,manner,,,,,,,,a lo loco,end
a todo hora,adverb,frequency,,,,,,,,a todas horas,end
a todo horas,adverb,frequency,,,,,,,,a todas horas,end
a cámara lenta,adverb,manner,,,,,,,,,end
a cámara lento,adverb,manner,,,,,,,,a cámara lenta,end
a domicilio,adverb,manner,,,,,,,,,end
a mitad de precio,adverb,manner,,,,,,,,,end
a simple vista,adverb,manner,,,,,,,,,end
a la perfección,adverb,manner,,,,,,,,,end
a perfección,adverb,manner,,,,,,,,a la perfección,end
a distancia,adverb,manner,,,,,,,,,end
a contado,adverb,manner,,,,,,,,al contado,end
a pie de letra,adverb,manner,,,,,,,,al pie de la letra,end
a día siguiente,adverb,time,,,,,,,past,al día siguiente,end
a aire libre,adverb,manner,,,,,,,,al aire libre,end
de camino,adverb,manner,,,,,,,,,end
de malo gana,adverb,manner,,,,,,,,de mala gana,end
de bueno gana,adverb,manner,,,,,,,,de buena gana,end
de postre,adverb,manner,,,,,,,,,end
de primero,adverb,manner,,,,,,,,,end
de segundo,adverb,manner,,,,,,,,,end
de pronto,adverb,manner,,,,,,,,,end
de todas formas,adverb,manner,,,,,,,,,start
de todo forma,adverb,manner,,,,,,,,de todas formas,start
de todo formas,adverb,manner,,,,,,,,de todas formas,start
de todas maneras,adverb,manner,,,,,,,,,start
de todo manera,adverb,manner,,,,,,,,de todas maneras,start
de todo maneras,adverb,manner,,,,,,,,de todas maneras,start
de todos modos,adverb,manner,,,,,,,,,start
de todo modo,adverb,manner,,,,,,,,de todos modos,start
de todo modos,adverb,manner,,,,,,,,de todos modos,start
de vez,adverb,manner,,,,,,,,de una vez,end
de uno vez,adverb,manner,,,,,,,,de una vez,end
de salto,adverb,manner,,,,,,,,de un salto,end
de uno salto,adverb,manner,,,,,,,,de un salto,end
de vuelta,adverb,manner,,,,,,,,,end
de antemano,adverb,manner,,,,,,,,,end
de costumbre,adverb,frequency,,,,,,,,,end
de maravilla,adverb,manner,,,,,,,,,end
de milagro,adverb,manner,,,,,,,,,end
de principio a fin,adverb,manner,,,,,,,,,end
de sol a sol,adverb,manner,,,,,,,,,end
de arriba abajo,adverb,manner,,,,,,,,,end
en parejas,adverb,manner,,,,,,,,,end
en familia,adverb,manner,,,,,,,,,end
en voz alto,adverb,manner,,,,,,,,en voz alta,end
en voz bajo,adverb,manner,,,,,,,,en voz baja,end
en línea recta,adverb,manner,,,,,,,,,end
en línea recto,adverb,manner,,,,,,,,en línea recta,end
en primer lugar,adverb,manner,,,,,,,,,start
en primero lugar,adverb,manner,,,,,,,,en primer lugar,start
en segundo lugar,adverb,manner,,,,,,,,,start
en resumen,adverb,manner,,,,,,,,,start
en general,adverb,manner,,,,,,,,,start
en todo parte,adverb,direction,,,,,,,,en todas partes
en todo partes,adverb,direction,,,,,,,,en todas partes
en un santiamén,adverb,manner,,,,,,,,,end
en santiamén,adverb,manner,,,,,,,,en un santiamén,end
en pleno verano,adverb,time,,,,,,,,,end
en pleno invierno,adverb,time,,,,,,,,,end
entre semana,adverb,time,,,,,,,,,end
hoy mismo,adverb,time,,,,,,,,,end
ya mismo,adverb,time,,,,,,,,,end
ahora mismito,adverb,time,,,,,,,present,,end
día a día,adverb,frequency,,,,,,,,,end
noche tras noche,adverb,frequency,,,,,,,,,end
uno y otro vez,adverb,frequency,,,,,,,,una y otra vez,end
y otro vez,adverb,frequency,,,,,,,,una y otra vez,end
rara vez,adverb,frequency,,,,,,,,,end
raro vez,adverb,frequency,,,,,,,,rara vez,end
poco vez,adverb,frequency,,,,,,,,pocas veces,end
poco veces,adverb,frequency,,,,,,,,pocas veces,end
varios vez,adverb,frequency,,,,,,,,varias veces,end
varios veces,adverb,frequency,,,,,,,,varias veces,end
vario vez,adverb,frequency,,,,,,,,varias veces,end
tantas veces,adverb,frequency,,,,,,,,,end
tanto vez,adverb,frequency,,,,,,,,tantas veces,end
tanto veces,adverb,frequency,,,,,,,,tantas veces,end
solo una vez,adverb,frequency,,,,,,,,,end
solo uno vez,adverb,frequency,,,,,,,,solo una vez,end
solo vez,adverb,frequency,,,,,,,,solo una vez,end
casi todos los días,adverb,frequency,,,,,,,,,end
casi todos los día,adverb,frequency,,,,,,,,casi todos los días,end
casi todo día,adverb,frequency,,,,,,,,casi todos los días,end
casi todo los días,adverb,frequency,,,,,,,,casi todos los días,end
casi todas las noches,adverb,frequency,,,,,,,,,end
casi todo noche,adverb,frequency,,,,,,,,casi todas las noches,end
cada vez más,adverb,frequency,,,,,,,,,end
cada dos por tres,adverb,frequency,,,,,,,,,end
por menos,adverb,manner,,,,,,,,por lo menos,start
por lo visto,adverb,manner,,,,,,,,,start
por visto,adverb,manner,,,,,,,,por lo visto,start
por lo general,adverb,manner,,,,,,,,,start
por general,adverb,manner,,,,,,,,por lo general,start
por todo parte,adverb,direction,,,,,,,,por todas partes
por todo partes,adverb,direction,,,,,,,,por todas partes
por último vez,adverb,manner,,,,,,,,por última vez,end
por primero vez,adverb,manner,,,,,,,,por primera vez,end
por un momento,adverb,manner,,,,,,,,,end
por uno momento,adverb,manner,,,,,,,,por un momento,end
por cierto,adverb,manner,,,,,,,,,start
por ejemplo,adverb,manner,,,,,,,,,start
para colmo,adverb,manner,,,,,,,,,start
para variar,adverb,manner,,,,,,,,,end
lo antes posible,adverb,manner,,,,,,,,,end
antes posible,adverb,manner,,,,,,,,lo antes posible,end
cuanto antes,adverb,manner,,,,,,,,,end
cuánto antes,adverb,manner,,,,,,,,cuanto antes,end
sano y salvo,adverb,manner,,,,,,,,,end
tarde o temprano,adverb,manner,,,,,,,,,end
bajo la lluvia,adverb,manner,,,,,,,,,end
bajo lluvia,adverb,manner,,,,,,,,bajo la lluvia,end
con antelación,adverb,manner,,,,,,,,,end
con detalle,adverb,manner,,,,,,,,,end
con mucho gusto,adverb,manner,,,,,,,,,end
con mucho el gusto,adverb,manner,,,,,,,,con mucho gusto,end
con los ojos cerrados,adverb,manner,,,,,,,,,end
con ojo cerrado,adverb,manner,,,,,,,,con los ojos cerrados,end
con ojos cerrado,adverb,manner,,,,,,,,con los ojos cerrados,end
con la boca llena,adverb,manner,,,,,,,,,end
con boca lleno,adverb,manner,,,,,,,,con la boca llena,end
con la boca abierta,adverb,manner,,,,,,,,,end
con boca abierto,adverb,manner,,,,,,,,con la boca abierta,end
toda la vida,adverb,duration,,,,,,,,,end
todo vida,adverb,duration,,,,,,,,toda la vida,end
toda vida,adverb,duration,,,,,,,,toda la vida,end
fines de semana,adverb,frequency,,,,,,,,los fines de semana,end
hace rato,adverb,time,,,,,,,past,hace un rato,end
hace año,adverb,time,,,,,,,past,hace años,end
hace semana,adverb,time,,,,,,,past,hace una semana,end
hace mes,adverb,time,,,,,,,past,hace un mes,end
desde hace poco,adverb,duration,,,,,,,,,end
desde hace mucho,adverb,duration,,,,,,,,,end
desde hace tiempo,adverb,duration,,,,,,,,,end
dentro de un mes,adverb,time,,,,,,,future,,end
dentro de mes,adverb,time,,,,,,,future,dentro de un mes,end
dentro de un año,adverb,time,,,,,,,future,,end
dentro de año,adverb,time,,,,,,,future,dentro de un año,end
de más,adverb,manner,,,,,,,,,end
a la noche,adverb,time,,,,,,,,,end
a la mañana,adverb,time,,,,,,,,,end
el uno al otro,adverb,manner
la una a la otra,adverb,manner
los unos a los otros,adverb,manner
el uno con el otro,adverb,manner

"""#
}
