// Generated from Data/grammar/es/nouns.csv by script/generate: do not edit.
// swift-format-ignore-file

extension GrammarTables {
  static let spanishNouns: StaticString = #"""
lemma,class,kind,gender,number,person,countability,animacy,article,tense,phrase,place,asks
extraños,noun,person,masculine,plural,,count,human
desconocidos,noun,person,masculine,plural,,count,human
abogado,noun,person,masculine,,,count,human
abogada,noun,person,feminine,,,count,human
actor,noun,person,masculine,,,count,human
adolescente,noun,person,masculine,,,count,human
adulto,noun,person,masculine,,,count,human
adulta,noun,person,feminine,,,count,human
agente,noun,person,masculine,,,count,human
agricultor,noun,person,masculine,,,count,human
agricultora,noun,person,feminine,,,count,human
albañil,noun,person,masculine,,,count,human
alcalde,noun,person,masculine,,,count,human
aliado,noun,person,masculine,,,count,human
aliada,noun,person,feminine,,,count,human
alumno,noun,person,masculine,,,count,human
alumna,noun,person,feminine,,,count,human
anciano,noun,person,masculine,,,count,human
anciana,noun,person,feminine,,,count,human
ángel,noun,person,masculine,,,count,human
antepasado,noun,person,masculine,,,count,human
árbitro,noun,person,masculine,,,count,human
árbitra,noun,person,feminine,,,count,human
arquitecto,noun,person,masculine,,,count,human
arquitecta,noun,person,feminine,,,count,human
artista,noun,person,masculine,,,count,human
astronauta,noun,person,masculine,,,count,human
asistente,noun,person,masculine,,,count,human
ayudante,noun,person,masculine,,,count,human
autor,noun,person,masculine,,,count,human
autora,noun,person,feminine,,,count,human
bailarín,noun,person,masculine,,,count,human
bailarina,noun,person,feminine,,,count,human
barbero,noun,person,masculine,,,count,human
bibliotecario,noun,person,masculine,,,count,human
bibliotecaria,noun,person,feminine,,,count,human
biólogo,noun,person,masculine,,,count,human
bióloga,noun,person,feminine,,,count,human
brujo,noun,person,masculine,,,count,human
bruja,noun,person,feminine,,,count,human
cajero,noun,person,masculine,,,count,human
cajera,noun,person,feminine,,,count,human
camarero,noun,person,masculine,,,count,human
camarera,noun,person,feminine,,,count,human
camionero,noun,person,masculine,,,count,human
camionera,noun,person,feminine,,,count,human
campeón,noun,person,masculine,,,count,human
campeona,noun,person,feminine,,,count,human
campesino,noun,person,masculine,,,count,human
campesina,noun,person,feminine,,,count,human
caballero,noun,person,masculine,,,count,human
capitán,noun,person,masculine,,,count,human
capitana,noun,person,feminine,,,count,human
carnicero,noun,person,masculine,,,count,human
carnicera,noun,person,feminine,,,count,human
carpintero,noun,person,masculine,,,count,human
carpintera,noun,person,feminine,,,count,human
cartero,noun,person,masculine,,,count,human
cazador,noun,person,masculine,,,count,human
chef,noun,person,masculine,,,count,human
chófer,noun,person,masculine,,,count,human
científico,noun,person,masculine,,,count,human
científica,noun,person,feminine,,,count,human
ciudadano,noun,person,masculine,,,count,human
ciudadana,noun,person,feminine,,,count,human
cliente,noun,person,masculine,,,count,human
clienta,noun,person,feminine,,,count,human
compañero de clase,noun,person,masculine,,,count,human
colega,noun,person,masculine,,,count,human
comandante,noun,person,masculine,,,count,human
conserje,noun,person,masculine,,,count,human
consejero,noun,person,masculine,,,count,human
consejera,noun,person,feminine,,,count,human
consumidor,noun,person,masculine,,,count,human
consumidora,noun,person,feminine,,,count,human
contable,noun,person,masculine,,,count,human
cuidador,noun,person,masculine,,,count,human
cuidadora,noun,person,feminine,,,count,human
cuñado,noun,person,masculine,,,count,human
cuñada,noun,person,feminine,,,count,human
cura,noun,person,masculine,,,count,human
curandero,noun,person,masculine,,,count,human
dentista,noun,person,masculine,,,count,human
dependiente,noun,person,masculine,,,count,human
deportista,noun,person,masculine,,,count,human
desconocido,noun,person,masculine,,,count,human
desconocida,noun,person,feminine,,,count,human
detective,noun,person,masculine,,,count,human
diputado,noun,person,masculine,,,count,human
diputada,noun,person,feminine,,,count,human
director,noun,person,masculine,,,count,human
directora,noun,person,feminine,,,count,human
diseñador,noun,person,masculine,,,count,human
diseñadora,noun,person,feminine,,,count,human
doctor,noun,person,masculine,,,count,human
doctora,noun,person,feminine,,,count,human
dueño,noun,person,masculine,,,count,human
dueña,noun,person,feminine,,,count,human
educador,noun,person,masculine,,,count,human
educadora,noun,person,feminine,,,count,human
electricista,noun,person,masculine,,,count,human
empleado,noun,person,masculine,,,count,human
empleada,noun,person,feminine,,,count,human
enano,noun,person,masculine,,,count,human
enana,noun,person,feminine,,,count,human
enfermero,noun,person,masculine,,,count,human
enfermera,noun,person,feminine,,,count,human
enemigo,noun,person,masculine,,,count,human
enemiga,noun,person,feminine,,,count,human
entrenador,noun,person,masculine,,,count,human
entrenadora,noun,person,feminine,,,count,human
escritor,noun,person,masculine,,,count,human
escritora,noun,person,feminine,,,count,human
escultor,noun,person,masculine,,,count,human
escultora,noun,person,feminine,,,count,human
espía,noun,person,masculine,,,count,human
especialista,noun,person,masculine,,,count,human
esposo,noun,person,masculine,,,count,human
esposa,noun,person,feminine,,,count,human
estudiante,noun,person,masculine,,,count,human
explorador,noun,person,masculine,,,count,human
exploradora,noun,person,feminine,,,count,human
extranjero,noun,person,masculine,,,count,human
extranjera,noun,person,feminine,,,count,human
extraterrestre,noun,person,masculine,,,count,human
familiar,noun,person,masculine,,,count,human
fantasma,noun,person,masculine,,,count,human
farmacéutico,noun,person,masculine,,,count,human
farmacéutica,noun,person,feminine,,,count,human
fisioterapeuta,noun,person,masculine,,,count,human
florista,noun,person,masculine,,,count,human
fontanero,noun,person,masculine,,,count,human
fontanera,noun,person,feminine,,,count,human
fotógrafo,noun,person,masculine,,,count,human
fotógrafa,noun,person,feminine,,,count,human
frutero,noun,person,masculine,,,count,human
frutera,noun,person,feminine,,,count,human
futbolista,noun,person,masculine,,,count,human
ganador,noun,person,masculine,,,count,human
ganadora,noun,person,feminine,,,count,human
gemelo,noun,person,masculine,,,count,human
gemela,noun,person,feminine,,,count,human
gerente,noun,person,masculine,,,count,human
gigante,noun,person,masculine,,,count,human
gimnasta,noun,person,masculine,,,count,human
granjero,noun,person,masculine,,,count,human
granjera,noun,person,feminine,,,count,human
guarda,noun,person,masculine,,,count,human
guardia,noun,person,masculine,,,count,human
guerrero,noun,person,masculine,,,count,human
guerrera,noun,person,feminine,,,count,human
guía,noun,person,masculine,,,count,human
guitarrista,noun,person,masculine,,,count,human
habitante,noun,person,masculine,,,count,human
hada madrina,noun,person,masculine,,,count,human
héroe,noun,person,masculine,,,count,human
hijo,noun,person,masculine,,,count,human
hija,noun,person,feminine,,,count,human
hijastro,noun,person,masculine,,,count,human
hijastra,noun,person,feminine,,,count,human
hincha,noun,person,masculine,,,count,human
huésped,noun,person,masculine,,,count,human
huérfano,noun,person,masculine,,,count,human
huérfana,noun,person,feminine,,,count,human
ilustrador,noun,person,masculine,,,count,human
ilustradora,noun,person,feminine,,,count,human
indio,noun,person,masculine,,,count,human
ingeniero,noun,person,masculine,,,count,human
ingeniera,noun,person,feminine,,,count,human
inspector,noun,person,masculine,,,count,human
inspectora,noun,person,feminine,,,count,human
instructor,noun,person,masculine,,,count,human
instructora,noun,person,feminine,,,count,human
intérprete,noun,person,masculine,,,count,human
invitado,noun,person,masculine,,,count,human
invitada,noun,person,feminine,,,count,human
jardinero,noun,person,masculine,,,count,human
jardinera,noun,person,feminine,,,count,human
jefe,noun,person,masculine,,,count,human
jinete,noun,person,masculine,,,count,human
jubilado,noun,person,masculine,,,count,human
jubilada,noun,person,feminine,,,count,human
juez,noun,person,masculine,,,count,human
jugador,noun,person,masculine,,,count,human
jugadora,noun,person,feminine,,,count,human
ladrón,noun,person,masculine,,,count,human
ladrona,noun,person,feminine,,,count,human
lector,noun,person,masculine,,,count,human
lectora,noun,person,feminine,,,count,human
limpiador,noun,person,masculine,,,count,human
limpiadora,noun,person,feminine,,,count,human
locutor,noun,person,masculine,,,count,human
locutora,noun,person,feminine,,,count,human
logopeda,noun,person,masculine,,,count,human
mago,noun,person,masculine,,,count,human
maga,noun,person,feminine,,,count,human
malabarista,noun,person,masculine,,,count,human
marido,noun,person,masculine,,,count,human
marinero,noun,person,masculine,,,count,human
marinera,noun,person,feminine,,,count,human
masajista,noun,person,masculine,,,count,human
mecánico,noun,person,masculine,,,count,human
mecánica,noun,person,feminine,,,count,human
mellizo,noun,person,masculine,,,count,human
melliza,noun,person,feminine,,,count,human
mendigo,noun,person,masculine,,,count,human
mendiga,noun,person,feminine,,,count,human
mensajero,noun,person,masculine,,,count,human
mensajera,noun,person,feminine,,,count,human
militar,noun,person,masculine,,,count,human
minero,noun,person,masculine,,,count,human
minera,noun,person,feminine,,,count,human
ministro,noun,person,masculine,,,count,human
ministra,noun,person,feminine,,,count,human
modelo,noun,person,masculine,,,count,human
monitor,noun,person,masculine,,,count,human
monitora,noun,person,feminine,,,count,human
monje,noun,person,masculine,,,count,human
monstruo,noun,person,masculine,,,count,human
muchacho,noun,person,masculine,,,count,human
muchacha,noun,person,feminine,,,count,human
músico,noun,person,masculine,,,count,human
nadador,noun,person,masculine,,,count,human
nadadora,noun,person,feminine,,,count,human
nene,noun,person,masculine,,,count,human
nena,noun,person,feminine,,,count,human
neurólogo,noun,person,masculine,,,count,human
neuróloga,noun,person,feminine,,,count,human
nieto,noun,person,masculine,,,count,human
nieta,noun,person,feminine,,,count,human
niñero,noun,person,masculine,,,count,human
niñera,noun,person,feminine,,,count,human
notario,noun,person,masculine,,,count,human
novelista,noun,person,masculine,,,count,human
novio,noun,person,masculine,,,count,human
novia,noun,person,feminine,,,count,human
obrero,noun,person,masculine,,,count,human
obrera,noun,person,feminine,,,count,human
oculista,noun,person,masculine,,,count,human
oficial,noun,person,masculine,,,count,human
operario,noun,person,masculine,,,count,human
padre,noun,person,masculine,,,count,human
padrastro,noun,person,masculine,,,count,human
padrino,noun,person,masculine,,,count,human
paciente,noun,person,masculine,,,count,human
panadero,noun,person,masculine,,,count,human
panadera,noun,person,feminine,,,count,human
papi,noun,person,masculine,,,count,human
papa noel,noun,person,masculine,,,count,human
pariente,noun,person,masculine,,,count,human
pasajero,noun,person,masculine,,,count,human
pasajera,noun,person,feminine,,,count,human
pastelero,noun,person,masculine,,,count,human
pastelera,noun,person,feminine,,,count,human
pastor,noun,person,masculine,,,count,human
pastora,noun,person,feminine,,,count,human
patinador,noun,person,masculine,,,count,human
patinadora,noun,person,feminine,,,count,human
payaso,noun,person,masculine,,,count,human
payasa,noun,person,feminine,,,count,human
peatón,noun,person,masculine,,,count,human
peluquero,noun,person,masculine,,,count,human
peluquera,noun,person,feminine,,,count,human
pediatra,noun,person,masculine,,,count,human
perdedor,noun,person,masculine,,,count,human
perdedora,noun,person,feminine,,,count,human
periodista,noun,person,masculine,,,count,human
pescador,noun,person,masculine,,,count,human
pescadora,noun,person,feminine,,,count,human
pianista,noun,person,masculine,,,count,human
piloto,noun,person,masculine,,,count,human
candidato,noun,person,masculine,,,count,human
candidata,noun,person,feminine,,,count,human
azafata,noun,person,feminine,,,count,human
revisor,noun,person,masculine,,,count,human
revisora,noun,person,feminine,,,count,human
obispo,noun,person,masculine,,,count,human
rabino,noun,person,masculine,,,count,human
fiscal,noun,person,masculine,,,count,human
asesino,noun,person,masculine,,,count,human
asesina,noun,person,feminine,,,count,human
acusado,noun,person,masculine,,,count,human
acusada,noun,person,feminine,,,count,human
viuda,noun,person,feminine,,,count,human
testigo protegido,noun,person,masculine,,,count,human
delantero,noun,person,masculine,,,count,human
delantera,noun,person,feminine,,,count,human
domador,noun,person,masculine,,,count,human
domadora,noun,person,feminine,,,count,human
leñador,noun,person,masculine,,,count,human
banquero,noun,person,masculine,,,count,human
banquera,noun,person,feminine,,,count,human
profeta,noun,person,masculine,,,count,human
boxeador,noun,person,masculine,,,count,human
boxeadora,noun,person,feminine,,,count,human
artesano,noun,person,masculine,,,count,human
artesana,noun,person,feminine,,,count,human
joyero,noun,person,masculine,,,count,human
joyera,noun,person,feminine,,,count,human
montañero,noun,person,masculine,,,count,human
montañera,noun,person,feminine,,,count,human
excursionista,noun,person,masculine,,,count,human
adivina,noun,person,feminine,,,count,human
fan,noun,person,masculine,,,count,human
sindicalista,noun,person,masculine,,,count,human
pintor,noun,person,masculine,,,count,human
pintora,noun,person,feminine,,,count,human
pirata,noun,person,masculine,,,count,human
poeta,noun,person,masculine,,,count,human
policía,noun,person,masculine,,,count,human
político,noun,person,masculine,,,count,human
política,noun,person,feminine,,,count,human
portero,noun,person,masculine,,,count,human
portera,noun,person,feminine,,,count,human
presentador,noun,person,masculine,,,count,human
presentadora,noun,person,feminine,,,count,human
presidente,noun,person,masculine,,,count,human
presidenta,noun,person,feminine,,,count,human
preso,noun,person,masculine,,,count,human
presa,noun,person,feminine,,,count,human
príncipe,noun,person,masculine,,,count,human
primo,noun,person,masculine,,,count,human
prima,noun,person,feminine,,,count,human
profe,noun,person,masculine,,,count,human
profesor,noun,person,masculine,,,count,human
profesora,noun,person,feminine,,,count,human
programador,noun,person,masculine,,,count,human
programadora,noun,person,feminine,,,count,human
propietario,noun,person,masculine,,,count,human
propietaria,noun,person,feminine,,,count,human
psicólogo,noun,person,masculine,,,count,human
psicóloga,noun,person,feminine,,,count,human
psiquiatra,noun,person,masculine,,,count,human
público,noun,person,masculine,,,count,human
rehén,noun,person,masculine,,,count,human
repartidor,noun,person,masculine,,,count,human
repartidora,noun,person,feminine,,,count,human
rey,noun,person,masculine,,,count,human
rival,noun,person,masculine,,,count,human
sacerdote,noun,person,masculine,,,count,human
santo,noun,person,masculine,,,count,human
santa,noun,person,feminine,,,count,human
sastre,noun,person,masculine,,,count,human
secretario,noun,person,masculine,,,count,human
secretaria,noun,person,feminine,,,count,human
señor,noun,person,masculine,,,count,human
señora,noun,person,feminine,,,count,human
socio,noun,person,masculine,,,count,human
socia,noun,person,feminine,,,count,human
socorrista,noun,person,masculine,,,count,human
soldado,noun,person,masculine,,,count,human
sobrino,noun,person,masculine,,,count,human
sobrina,noun,person,feminine,,,count,human
suegro,noun,person,masculine,,,count,human
suegra,noun,person,feminine,,,count,human
superhéroe,noun,person,masculine,,,count,human
taxista,noun,person,masculine,,,count,human
técnico,noun,person,masculine,,,count,human
telefonista,noun,person,masculine,,,count,human
tendero,noun,person,masculine,,,count,human
tendera,noun,person,feminine,,,count,human
tenista,noun,person,masculine,,,count,human
terapeuta,noun,person,masculine,,,count,human
testigo,noun,person,masculine,,,count,human
tío,noun,person,masculine,,,count,human
tía,noun,person,feminine,,,count,human
titiritero,noun,person,masculine,,,count,human
titiritera,noun,person,feminine,,,count,human
torero,noun,person,masculine,,,count,human
torera,noun,person,feminine,,,count,human
trabajador,noun,person,masculine,,,count,human
trabajadora,noun,person,feminine,,,count,human
traductor,noun,person,masculine,,,count,human
traductora,noun,person,feminine,,,count,human
turista,noun,person,masculine,,,count,human
tutor,noun,person,masculine,,,count,human
tutora,noun,person,feminine,,,count,human
vaquero,noun,person,masculine,,,count,human
vecino,noun,person,masculine,,,count,human
vecina,noun,person,feminine,,,count,human
vendedor,noun,person,masculine,,,count,human
vendedora,noun,person,feminine,,,count,human
veterinario,noun,person,masculine,,,count,human
veterinaria,noun,person,feminine,,,count,human
viajero,noun,person,masculine,,,count,human
viajera,noun,person,feminine,,,count,human
vigilante,noun,person,masculine,,,count,human
voluntario,noun,person,masculine,,,count,human
voluntaria,noun,person,feminine,,,count,human
yayo,noun,person,masculine,,,count,human
yaya,noun,person,feminine,,,count,human
yerno,noun,person,masculine,,,count,human
zapatero,noun,person,masculine,,,count,human
zapatera,noun,person,feminine,,,count,human
abuelito,noun,person,masculine,,,count,human
abuelita,noun,person,feminine,,,count,human
hermanito,noun,person,masculine,,,count,human
hermanita,noun,person,feminine,,,count,human
hermanastro,noun,person,masculine,,,count,human
hermanastra,noun,person,feminine,,,count,human
amiguito,noun,person,masculine,,,count,human
amiguita,noun,person,feminine,,,count,human
bisabuelo,noun,person,masculine,,,count,human
bisabuela,noun,person,feminine,,,count,human
bisnieto,noun,person,masculine,,,count,human
bisnieta,noun,person,feminine,,,count,human
chaval,noun,person,masculine,,,count,human
chavala,noun,person,feminine,,,count,human
crío,noun,person,masculine,,,count,human
muchachito,noun,person,masculine,,,count,human
muchachita,noun,person,feminine,,,count,human
cocinero,noun,person,masculine,,,count,human
cocinera,noun,person,feminine,,,count,human
bombero,noun,person,masculine,,,count,human
bombera,noun,person,feminine,,,count,human
conductor,noun,person,masculine,,,count,human
conductora,noun,person,feminine,,,count,human
compañero,noun,person,masculine,,,count,human
compañera,noun,person,feminine,,,count,human
cantante,noun,person,masculine,,,count,human
cantautor,noun,person,masculine,,,count,human
cantautora,noun,person,feminine,,,count,human
barrendero,noun,person,masculine,,,count,human
barrendera,noun,person,feminine,,,count,human
aprendiz,noun,person,masculine,,,count,human
acompañante,noun,person,masculine,,,count,human
astrónomo,noun,person,masculine,,,count,human
astrónoma,noun,person,feminine,,,count,human
atleta,noun,person,masculine,,,count,human
bebito,noun,person,masculine,,,count,human
caminante,noun,person,masculine,,,count,human
ciclista,noun,person,masculine,,,count,human
chiquillo,noun,person,masculine,,,count,human
chiquilla,noun,person,feminine,,,count,human
concursante,noun,person,masculine,,,count,human
coordinador,noun,person,masculine,,,count,human
coordinadora,noun,person,feminine,,,count,human
orientador,noun,person,masculine,,,count,human
orientadora,noun,person,feminine,,,count,human
logopeda infantil,noun,person,masculine,,,count,human
matón,noun,person,masculine,,,count,human
médico de familia,noun,person,masculine,,,count,human
nutricionista,noun,person,masculine,,,count,human
odontólogo,noun,person,masculine,,,count,human
odontóloga,noun,person,feminine,,,count,human
pedagogo,noun,person,masculine,,,count,human
pedagoga,noun,person,feminine,,,count,human
podólogo,noun,person,masculine,,,count,human
podóloga,noun,person,feminine,,,count,human
recepcionista,noun,person,masculine,,,count,human
tramposo,noun,person,masculine,,,count,human
tatarabuelo,noun,person,masculine,,,count,human
tatarabuela,noun,person,feminine,,,count,human
vikingo,noun,person,masculine,,,count,human
vikinga,noun,person,feminine,,,count,human
zombi,noun,person,masculine,,,count,human
vampiro,noun,person,masculine,,,count,human
vampira,noun,person,feminine,,,count,human
duende,noun,person,masculine,,,count,human
elfo,noun,person,masculine,,,count,human
ogro,noun,person,masculine,,,count,human
caníbal,noun,person,masculine,,,count,human
esclavo,noun,person,masculine,,,count,human
esclava,noun,person,feminine,,,count,human
emperador,noun,person,masculine,,,count,human
papá noel,noun,person,masculine,,,count,human,bare
Reyes Magos,noun,person,masculine,plural,,count,human,definite
reyes magos,noun,person,masculine,plural,,count,human,definite
esqueleto,noun,person,masculine,,,count,human
catrina,noun,person,feminine,,,count,human
indígena,noun,person,masculine,,,count,human
actriz,noun,person,feminine,,,count,human
alcaldesa,noun,person,feminine,,,count,human
dama,noun,person,feminine,,,count,human
duquesa,noun,person,feminine,,,count,human
emperatriz,noun,person,feminine,,,count,human
hada,noun,person,feminine,,,count,human
heroína,noun,person,feminine,,,count,human
infanta,noun,person,feminine,,,count,human
jefa,noun,person,feminine,,,count,human
jueza,noun,person,feminine,,,count,human
madre,noun,person,feminine,,,count,human
madrastra,noun,person,feminine,,,count,human
madrina,noun,person,feminine,,,count,human
mami,noun,person,feminine,,,count,human
maestra de apoyo,noun,person,feminine,,,count,human
matrona,noun,person,feminine,,,count,human
modista,noun,person,feminine,,,count,human
monja,noun,person,feminine,,,count,human
mujer policía,noun,person,feminine,,,count,human
nuera,noun,person,feminine,,,count,human
persona,noun,person,feminine,,,count,human
princesa,noun,person,feminine,,,count,human
reina,noun,person,feminine,,,count,human
sacerdotisa,noun,person,feminine,,,count,human
sirena,noun,person,feminine,,,count,human
víctima,noun,person,feminine,,,count,human
superheroína,noun,person,feminine,,,count,human
pareja,noun,person,feminine,,,count,human
celebridad,noun,person,feminine,,,count,human
comadrona,noun,person,feminine,,,count,human
criatura,noun,person,feminine,,,count,human
doncella,noun,person,feminine,,,count,human
asociación,noun,person,feminine,,,count,human
banda,noun,person,feminine,,,count,human
comunidad,noun,person,feminine,,,count,human
orquesta,noun,person,feminine,,,count,human
pandilla,noun,person,feminine,,,count,human
población,noun,person,feminine,,,count,human
policía local,noun,person,feminine,,,count,human
tropa,noun,person,feminine,,,count,human
tripulación,noun,person,feminine,,,count,human
coro,noun,person,masculine,,,count,human
ejército,noun,person,masculine,,,count,human
equipo,noun,person,masculine,,,count,human
grupo,noun,person,masculine,,,count,human
jurado,noun,person,masculine,,,count,human
abuelos,noun,person,masculine,plural,,count,human
papás,noun,person,masculine,plural,,count,human
primos hermanos,noun,person,masculine,plural,,count,human
abejorro,noun,animal,masculine,,,count,animate
alacrán,noun,animal,masculine,,,count,animate
animalito,noun,animal,masculine,,,count,animate
antílope,noun,animal,masculine,,,count,animate
armadillo,noun,animal,masculine,,,count,animate
asno,noun,animal,masculine,,,count,animate
atún rojo,noun,animal,masculine,,,count,animate
avestruz,noun,animal,masculine,,,count,animate
babuino,noun,animal,masculine,,,count,animate
bicho,noun,animal,masculine,,,count,animate
bichito,noun,animal,masculine,,,count,animate
buey,noun,animal,masculine,,,count,animate
búfalo,noun,animal,masculine,,,count,animate
búho,noun,animal,masculine,,,count,animate
buitre,noun,animal,masculine,,,count,animate
burro,noun,animal,masculine,,,count,animate
caballito,noun,animal,masculine,,,count,animate
caballito de mar,noun,animal,masculine,,,count,animate
cabrito,noun,animal,masculine,,,count,animate
cachorro,noun,animal,masculine,,,count,animate
caimán,noun,animal,masculine,,,count,animate
calamar,noun,animal,masculine,,,count,animate
camaleón,noun,animal,masculine,,,count,animate
camello,noun,animal,masculine,,,count,animate
canario,noun,animal,masculine,,,count,animate
cangrejo,noun,animal,masculine,,,count,animate
canguro,noun,animal,masculine,,,count,animate
caracol,noun,animal,masculine,,,count,animate
castor,noun,animal,masculine,,,count,animate
cerdo,noun,animal,masculine,,,count,animate
cerdito,noun,animal,masculine,,,count,animate
chimpancé,noun,animal,masculine,,,count,animate
ciempiés,noun,animal,masculine,,,count,animate
ciervo,noun,animal,masculine,,,count,animate
cisne,noun,animal,masculine,,,count,animate
coala,noun,animal,masculine,,,count,animate
cocodrilo,noun,animal,masculine,,,count,animate
colibrí,noun,animal,masculine,,,count,animate
conejillo de indias,noun,animal,masculine,,,count,animate
conejo,noun,animal,masculine,,,count,animate
conejito,noun,animal,masculine,,,count,animate
cordero,noun,animal,masculine,,,count,animate
corderito,noun,animal,masculine,,,count,animate
corzo,noun,animal,masculine,,,count,animate
coyote,noun,animal,masculine,,,count,animate
cuervo,noun,animal,masculine,,,count,animate
delfín,noun,animal,masculine,,,count,animate
dinosaurio,noun,animal,masculine,,,count,animate
dragón,noun,animal,masculine,,,count,animate
elefante,noun,animal,masculine,,,count,animate
erizo,noun,animal,masculine,,,count,animate
erizo de mar,noun,animal,masculine,,,count,animate
escarabajo,noun,animal,masculine,,,count,animate
escorpión,noun,animal,masculine,,,count,animate
faisán,noun,animal,masculine,,,count,animate
flamenco,noun,animal,masculine,,,count,animate
galgo,noun,animal,masculine,,,count,animate
gallo,noun,animal,masculine,,,count,animate
ganso,noun,animal,masculine,,,count,animate
gatito,noun,animal,masculine,,,count,animate
gorila,noun,animal,masculine,,,count,animate
gorrión,noun,animal,masculine,,,count,animate
grillo,noun,animal,masculine,,,count,animate
guacamayo,noun,animal,masculine,,,count,animate
gusano,noun,animal,masculine,,,count,animate
gusano de seda,noun,animal,masculine,,,count,animate
halcón,noun,animal,masculine,,,count,animate
hámster,noun,animal,masculine,,,count,animate
hipopótamo,noun,animal,masculine,,,count,animate
hurón,noun,animal,masculine,,,count,animate
insecto,noun,animal,masculine,,,count,animate
jabalí,noun,animal,masculine,,,count,animate
jaguar,noun,animal,masculine,,,count,animate
koala,noun,animal,masculine,,,count,animate
lagarto,noun,animal,masculine,,,count,animate
lemur,noun,animal,masculine,,,count,animate
león,noun,animal,masculine,,,count,animate
leopardo,noun,animal,masculine,,,count,animate
lince,noun,animal,masculine,,,count,animate
lobo,noun,animal,masculine,,,count,animate
lobito,noun,animal,masculine,,,count,animate
loro,noun,animal,masculine,,,count,animate
macho,noun,animal,masculine,,,count,animate
mamífero,noun,animal,masculine,,,count,animate
mamut,noun,animal,masculine,,,count,animate
mapache,noun,animal,masculine,,,count,animate
mejillón vivo,noun,animal,masculine,,,count,animate
mirlo,noun,animal,masculine,,,count,animate
mono,noun,animal,masculine,,,count,animate
mosquito,noun,animal,masculine,,,count,animate
murciélago,noun,animal,masculine,,,count,animate
ñandú,noun,animal,masculine,,,count,animate
orangután,noun,animal,masculine,,,count,animate
ornitorrinco,noun,animal,masculine,,,count,animate
oso,noun,animal,masculine,,,count,animate
osito panda,noun,animal,masculine,,,count,animate
oso polar,noun,animal,masculine,,,count,animate
oso panda,noun,animal,masculine,,,count,animate
pajarito,noun,animal,masculine,,,count,animate
palomo,noun,animal,masculine,,,count,animate
panda,noun,animal,masculine,,,count,animate
papagayo,noun,animal,masculine,,,count,animate
pato,noun,animal,masculine,,,count,animate
patito,noun,animal,masculine,,,count,animate
pavo,noun,animal,masculine,,,count,animate
pavo real,noun,animal,masculine,,,count,animate
pelícano,noun,animal,masculine,,,count,animate
perezoso,noun,animal,masculine,,,count,animate
perico,noun,animal,masculine,,,count,animate
periquito,noun,animal,masculine,,,count,animate
perrito,noun,animal,masculine,,,count,animate
pez espada,noun,animal,masculine,,,count,animate
pez payaso,noun,animal,masculine,,,count,animate
pingüino,noun,animal,masculine,,,count,animate
piojo,noun,animal,masculine,,,count,animate
pollito,noun,animal,masculine,,,count,animate
poni,noun,animal,masculine,,,count,animate
potro,noun,animal,masculine,,,count,animate
pulpo,noun,animal,masculine,,,count,animate
puercoespín,noun,animal,masculine,,,count,animate
puma,noun,animal,masculine,,,count,animate
ratón,noun,animal,masculine,,,count,animate
rebaño,noun,animal,masculine,,,count,animate
renacuajo,noun,animal,masculine,,,count,animate
reno,noun,animal,masculine,,,count,animate
reptil,noun,animal,masculine,,,count,animate
rinoceronte,noun,animal,masculine,,,count,animate
ruiseñor,noun,animal,masculine,,,count,animate
salmonete,noun,animal,masculine,,,count,animate
saltamontes,noun,animal,masculine,,,count,animate
sapo,noun,animal,masculine,,,count,animate
tejón,noun,animal,masculine,,,count,animate
tiburón,noun,animal,masculine,,,count,animate
tigre,noun,animal,masculine,,,count,animate
topo,noun,animal,masculine,,,count,animate
toro,noun,animal,masculine,,,count,animate
tucán,noun,animal,masculine,,,count,animate
ternero,noun,animal,masculine,,,count,animate
tiranosaurio,noun,animal,masculine,,,count,animate
unicornio,noun,animal,masculine,,,count,animate
yak,noun,animal,masculine,,,count,animate
zorro,noun,animal,masculine,,,count,animate
zángano,noun,animal,masculine,,,count,animate
animal,noun,animal,masculine,,,count,animate
dromedario,noun,animal,masculine,,,count,animate
escarabajo pelotero,noun,animal,masculine,,,count,animate
gallito,noun,animal,masculine,,,count,animate
abeja,noun,animal,feminine,,,count,animate
águila,noun,animal,feminine,,,count,animate
cóndor,noun,animal,masculine,,,count,animate
quetzal,noun,animal,masculine,,,count,animate
cernícalo,noun,animal,masculine,,,count,animate
sanguijuela,noun,animal,feminine,,,count,animate
marmota,noun,animal,feminine,,,count,animate
crisálida,noun,animal,feminine,,,count,animate
alce,noun,animal,masculine,,,count,animate
bisonte,noun,animal,masculine,,,count,animate
jilguero,noun,animal,masculine,,,count,animate
estornino,noun,animal,masculine,,,count,animate
almeja,noun,animal,feminine,,,count,animate
alpaca,noun,animal,feminine,,,count,animate
anguila,noun,animal,feminine,,,count,animate
araña,noun,animal,feminine,,,count,animate
ardilla,noun,animal,feminine,,,count,animate
avispa,noun,animal,feminine,,,count,animate
babosa,noun,animal,feminine,,,count,animate
ballena,noun,animal,feminine,,,count,animate
becerra,noun,animal,feminine,,,count,animate
boa,noun,animal,feminine,,,count,animate
bestia,noun,animal,feminine,,,count,animate
cabra,noun,animal,feminine,,,count,animate
cacatúa,noun,animal,feminine,,,count,animate
canguro hembra,noun,animal,feminine,,,count,animate
cebra,noun,animal,feminine,,,count,animate
cigarra,noun,animal,feminine,,,count,animate
cigüeña,noun,animal,feminine,,,count,animate
cobra,noun,animal,feminine,,,count,animate
codorniz,noun,animal,feminine,,,count,animate
comadreja,noun,animal,feminine,,,count,animate
cotorra,noun,animal,feminine,,,count,animate
cría,noun,animal,feminine,,,count,animate
cucaracha,noun,animal,feminine,,,count,animate
culebra,noun,animal,feminine,,,count,animate
estrella de mar,noun,animal,feminine,,,count,animate
foca,noun,animal,feminine,,,count,animate
gacela,noun,animal,feminine,,,count,animate
gallina,noun,animal,feminine,,,count,animate
garrapata,noun,animal,feminine,,,count,animate
garza,noun,animal,feminine,,,count,animate
gata,noun,animal,feminine,,,count,animate
gaviota,noun,animal,feminine,,,count,animate
golondrina,noun,animal,feminine,,,count,animate
hembra,noun,animal,feminine,,,count,animate
hiena,noun,animal,feminine,,,count,animate
hormiga,noun,animal,feminine,,,count,animate
iguana,noun,animal,feminine,,,count,animate
jirafa,noun,animal,feminine,,,count,animate
lagartija,noun,animal,feminine,,,count,animate
larva,noun,animal,feminine,,,count,animate
leona,noun,animal,feminine,,,count,animate
libélula,noun,animal,feminine,,,count,animate
liebre,noun,animal,feminine,,,count,animate
llama,noun,animal,feminine,,,count,animate
lechuza,noun,animal,feminine,,,count,animate
lombriz,noun,animal,feminine,,,count,animate
loba,noun,animal,feminine,,,count,animate
luciérnaga,noun,animal,feminine,,,count,animate
mariposa,noun,animal,feminine,,,count,animate
mariquita,noun,animal,feminine,,,count,animate
mascota,noun,animal,feminine,,,count,animate
medusa,noun,animal,feminine,,,count,animate
mofeta,noun,animal,feminine,,,count,animate
morsa,noun,animal,feminine,,,count,animate
mosca,noun,animal,feminine,,,count,animate
mula,noun,animal,feminine,,,count,animate
nutria,noun,animal,feminine,,,count,animate
oca,noun,animal,feminine,,,count,animate
oruga,noun,animal,feminine,,,count,animate
orca,noun,animal,feminine,,,count,animate
osa,noun,animal,feminine,,,count,animate
oveja,noun,animal,feminine,,,count,animate
paloma,noun,animal,feminine,,,count,animate
pantera,noun,animal,feminine,,,count,animate
perdiz,noun,animal,feminine,,,count,animate
perra,noun,animal,feminine,,,count,animate
piraña,noun,animal,feminine,,,count,animate
polilla,noun,animal,feminine,,,count,animate
pulga,noun,animal,feminine,,,count,animate
rata,noun,animal,feminine,,,count,animate
raya,noun,animal,feminine,,,count,animate
raposa,noun,animal,feminine,,,count,animate
salamandra,noun,animal,feminine,,,count,animate
serpiente,noun,animal,feminine,,,count,animate
sardina viva,noun,animal,feminine,,,count,animate
tarántula,noun,animal,feminine,,,count,animate
tortuga,noun,animal,feminine,,,count,animate
tórtola,noun,animal,feminine,,,count,animate
trucha viva,noun,animal,feminine,,,count,animate
urraca,noun,animal,feminine,,,count,animate
vaca,noun,animal,feminine,,,count,animate
vicuña,noun,animal,feminine,,,count,animate
víbora,noun,animal,feminine,,,count,animate
yegua,noun,animal,feminine,,,count,animate
zarigüeya,noun,animal,feminine,,,count,animate
zorra,noun,animal,feminine,,,count,animate
manada,noun,animal,feminine,,,count,animate
ave,noun,animal,feminine,,,count,animate
chinche,noun,animal,feminine,,,count,animate
ostra,noun,animal,feminine,,,count,animate
aguacate,noun,food,masculine,,,count,inanimate
albaricoque,noun,food,masculine,,,count,inanimate
aperitivo,noun,food,masculine,,,count,inanimate
arándano,noun,food,masculine,,,count,inanimate
alfajor,noun,food,masculine,,,count,inanimate
altramuz,noun,food,masculine,,,count,inanimate
bizcochito,noun,food,masculine,,,count,inanimate
bocadillo,noun,food,masculine,,,count,inanimate
bocata,noun,food,masculine,,,count,inanimate
bombón,noun,food,masculine,,,count,inanimate
boniato,noun,food,masculine,,,count,inanimate
bollo,noun,food,masculine,,,count,inanimate
bollito,noun,food,masculine,,,count,inanimate
brownie,noun,food,masculine,,,count,inanimate
buñuelo,noun,food,masculine,,,count,inanimate
burrito,noun,food,masculine,,,count,inanimate
cacahuete,noun,food,masculine,,,count,inanimate
cacahuate,noun,food,masculine,,,count,inanimate
calabacín,noun,food,masculine,,,count,inanimate
caqui,noun,food,masculine,,,count,inanimate
caramelo de limón,noun,food,masculine,,,count,inanimate
caracol de chocolate,noun,food,masculine,,,count,inanimate
champiñón,noun,food,masculine,,,count,inanimate
chicle,noun,food,masculine,,,count,inanimate
chile,noun,food,masculine,,,mass,inanimate
chipirón,noun,food,masculine,,,count,inanimate
chocolatito,noun,food,masculine,,,count,inanimate
chorizo frito,noun,food,masculine,,,count,inanimate
churro,noun,food,masculine,,,count,inanimate
coco,noun,food,masculine,,,count,inanimate
cóctel de frutas,noun,food,masculine,,,count,inanimate
croissant,noun,food,masculine,,,count,inanimate
cruasán,noun,food,masculine,,,count,inanimate
cucurucho,noun,food,masculine,,,count,inanimate
cupcake,noun,food,masculine,,,count,inanimate
damasco,noun,food,masculine,,,count,inanimate
dátil,noun,food,masculine,,,count,inanimate
dedito de pollo,noun,food,masculine,,,count,inanimate
donut,noun,food,masculine,,,count,inanimate
durazno,noun,food,masculine,,,count,inanimate
espárrago,noun,food,masculine,,,count,inanimate
espárrago verde,noun,food,masculine,,,count,inanimate
fideo,noun,food,masculine,,,count,inanimate
filete,noun,food,masculine,,,count,inanimate
flan,noun,food,masculine,,,count,inanimate
garbanzo,noun,food,masculine,,,count,inanimate
gofre,noun,food,masculine,,,count,inanimate
grano,noun,food,masculine,,,count,inanimate
guisante,noun,food,masculine,,,count,inanimate
hongo,noun,food,masculine,,,count,inanimate
higo,noun,food,masculine,,,count,inanimate
huevito,noun,food,masculine,,,count,inanimate
huevo duro,noun,food,masculine,,,count,inanimate
huevo frito,noun,food,masculine,,,count,inanimate
kiwi,noun,food,masculine,,,count,inanimate
langostino,noun,food,masculine,,,count,inanimate
limón,noun,food,masculine,,,count,inanimate
macarrón,noun,food,masculine,,,count,inanimate
mango,noun,food,masculine,,,count,inanimate
maní,noun,food,masculine,,,count,inanimate
mejillón,noun,food,masculine,,,count,inanimate
melocotón,noun,food,masculine,,,count,inanimate
membrillo,noun,food,masculine,,,count,inanimate
melón,noun,food,masculine,,,count,inanimate
muffin,noun,food,masculine,,,count,inanimate
nabo,noun,food,masculine,,,count,inanimate
níspero,noun,food,masculine,,,count,inanimate
ñoqui,noun,food,masculine,,,count,inanimate
nugget,noun,food,masculine,,,count,inanimate
palito de pan,noun,food,masculine,,,count,inanimate
panecillo,noun,food,masculine,,,count,inanimate
panqueque,noun,food,masculine,,,count,inanimate
pastelito,noun,food,masculine,,,count,inanimate
pepinillo,noun,food,masculine,,,count,inanimate
pepino,noun,food,masculine,,,count,inanimate
pimiento,noun,food,masculine,,,count,inanimate
pimiento rojo,noun,food,masculine,,,count,inanimate
pincho,noun,food,masculine,,,count,inanimate
piñón,noun,food,masculine,,,count,inanimate
pistacho,noun,food,masculine,,,count,inanimate
plátano macho,noun,food,masculine,,,count,inanimate
polo,noun,food,masculine,,,count,inanimate
polvorón,noun,food,masculine,,,count,inanimate
pomelo,noun,food,masculine,,,count,inanimate
postre,noun,food,masculine,,,count,inanimate
puerro,noun,food,masculine,,,count,inanimate
quesito,noun,food,masculine,,,count,inanimate
rabanito,noun,food,masculine,,,count,inanimate
rábano,noun,food,masculine,,,count,inanimate
rollito,noun,food,masculine,,,count,inanimate
sándwich,noun,food,masculine,,,count,inanimate
sándwich mixto,noun,food,masculine,,,count,inanimate
taco,noun,food,masculine,,,count,inanimate
tamal,noun,food,masculine,,,count,inanimate
tomate,noun,food,masculine,,,count,inanimate
tomatito,noun,food,masculine,,,count,inanimate
tostón,noun,food,masculine,,,count,inanimate
trozo de pan,noun,food,masculine,,,count,inanimate
turrón blando,noun,food,masculine,,,count,inanimate
zapallo,noun,food,masculine,,,mass,inanimate
pinchito,noun,food,masculine,,,count,inanimate
perrito caliente,noun,food,masculine,,,count,inanimate
palito de pescado,noun,food,masculine,,,count,inanimate
bistec,noun,food,masculine,,,count,inanimate
barquillo,noun,food,masculine,,,count,inanimate
caramelito,noun,food,masculine,,,count,inanimate
canelón,noun,food,masculine,,,count,inanimate
ajo tierno,noun,food,masculine,,,count,inanimate
aceituna,noun,food,feminine,,,count,inanimate
alcachofa,noun,food,feminine,,,count,inanimate
albóndiga,noun,food,feminine,,,count,inanimate
almendra,noun,food,feminine,,,count,inanimate
alubia,noun,food,feminine,,,count,inanimate
anchoa,noun,food,feminine,,,count,inanimate
arepa,noun,food,feminine,,,count,inanimate
avellana,noun,food,feminine,,,count,inanimate
baguette,noun,food,feminine,,,count,inanimate
banana,noun,food,feminine,,,count,inanimate
barrita,noun,food,feminine,,,count,inanimate
batata,noun,food,feminine,,,count,inanimate
berenjena,noun,food,feminine,,,count,inanimate
barra de pan,noun,food,feminine,,,count,inanimate
brocheta,noun,food,feminine,,,count,inanimate
cacerola de patatas,noun,food,feminine,,,count,inanimate
calabaza,noun,food,feminine,,,count,inanimate
castaña,noun,food,feminine,,,count,inanimate
cebolla,noun,food,feminine,,,count,inanimate
cebolleta,noun,food,feminine,,,count,inanimate
cereza,noun,food,feminine,,,count,inanimate
chirimoya,noun,food,feminine,,,count,inanimate
chocolatina,noun,food,feminine,,,count,inanimate
chuche,noun,food,feminine,,,count,inanimate
chuchería,noun,food,feminine,,,count,inanimate
chuleta,noun,food,feminine,,,count,inanimate
ciruela,noun,food,feminine,,,count,inanimate
clementina,noun,food,feminine,,,count,inanimate
col,noun,food,feminine,,,count,inanimate
costilla,noun,food,feminine,,,count,inanimate
crepe,noun,food,feminine,,,count,inanimate
croqueta,noun,food,feminine,,,count,inanimate
dona,noun,food,feminine,,,count,inanimate
empanada,noun,food,feminine,,,count,inanimate
empanadilla,noun,food,feminine,,,count,inanimate
ensaimada,noun,food,feminine,,,count,inanimate
frambuesa,noun,food,feminine,,,count,inanimate
fresa,noun,food,feminine,,,count,inanimate
frutilla,noun,food,feminine,,,count,inanimate
frutita,noun,food,feminine,,,count,inanimate
galletita,noun,food,feminine,,,count,inanimate
gamba,noun,food,feminine,,,count,inanimate
gelatina de fresa,noun,food,feminine,,,count,inanimate
golosina,noun,food,feminine,,,count,inanimate
gominola,noun,food,feminine,,,count,inanimate
granada,noun,food,feminine,,,count,inanimate
grosella,noun,food,feminine,,,count,inanimate
guayaba,noun,food,feminine,,,count,inanimate
guinda,noun,food,feminine,,,count,inanimate
hamburguesa,noun,food,feminine,,,count,inanimate
judía,noun,food,feminine,,,count,inanimate
judía verde,noun,food,feminine,,,count,inanimate
lechuga,noun,food,feminine,,,count,inanimate
legumbre,noun,food,feminine,,,count,inanimate
lenteja,noun,food,feminine,,,count,inanimate
lentejas,noun,food,feminine,plural,,count,inanimate
calamares,noun,food,masculine,plural,,count,inanimate
garbanzos,noun,food,masculine,plural,,count,inanimate
alubias,noun,food,feminine,plural,,count,inanimate
guanábana,noun,food,feminine,,,count,inanimate
roscón,noun,food,masculine,,,count,inanimate
roscón de Reyes,noun,food,masculine,,,count,inanimate
torrija,noun,food,feminine,,,count,inanimate
lima,noun,food,feminine,,,count,inanimate
loncha,noun,food,feminine,,,count,inanimate
magdalena,noun,food,feminine,,,count,inanimate
mandarina,noun,food,feminine,,,count,inanimate
manzana verde,noun,food,feminine,,,count,inanimate
medialuna,noun,food,feminine,,,count,inanimate
mora,noun,food,feminine,,,count,inanimate
napolitana,noun,food,feminine,,,count,inanimate
nectarina,noun,food,feminine,,,count,inanimate
nuez,noun,food,feminine,,,count,inanimate
oblea,noun,food,feminine,,,count,inanimate
oliva,noun,food,feminine,,,count,inanimate
palmera,noun,food,feminine,,,count,inanimate
palta,noun,food,feminine,,,count,inanimate
papa,noun,food,feminine,,,count,inanimate
papaya,noun,food,feminine,,,count,inanimate
pasa,noun,food,feminine,,,count,inanimate
pastilla de chocolate,noun,food,feminine,,,count,inanimate
patata frita,noun,food,feminine,,,count,inanimate
papa frita,noun,food,feminine,,,count,inanimate
pechuga de pollo,noun,food,feminine,,,count,inanimate
pera,noun,food,feminine,,,count,inanimate
piña entera,noun,food,feminine,,,count,inanimate
piruleta,noun,food,feminine,,,count,inanimate
pita,noun,food,feminine,,,count,inanimate
pizza pequeña,noun,food,feminine,,,count,inanimate
quesadilla,noun,food,feminine,,,count,inanimate
rebanada,noun,food,feminine,,,count,inanimate
rodaja,noun,food,feminine,,,count,inanimate
rosca,noun,food,feminine,,,count,inanimate
rosquilla,noun,food,feminine,,,count,inanimate
rosquita,noun,food,feminine,,,count,inanimate
salchicha,noun,food,feminine,,,count,inanimate
salchicha de frankfurt,noun,food,feminine,,,count,inanimate
sardina,noun,food,feminine,,,count,inanimate
seta,noun,food,feminine,,,count,inanimate
tableta de chocolate,noun,food,feminine,,,count,inanimate
tapa,noun,food,feminine,,,count,inanimate
tarta,noun,food,feminine,,,count,inanimate
tarta de cumpleaños,noun,food,feminine,,,count,inanimate
tarta de chocolate,noun,food,feminine,,,count,inanimate
tartaleta,noun,food,feminine,,,count,inanimate
torta,noun,food,feminine,,,count,inanimate
tortita,noun,food,feminine,,,count,inanimate
tortilla,noun,food,feminine,,,count,inanimate
tostada,noun,food,feminine,,,count,inanimate
trufa,noun,food,feminine,,,count,inanimate
uva,noun,food,feminine,,,count,inanimate
vieira,noun,food,feminine,,,count,inanimate
zanahoria,noun,food,feminine,,,count,inanimate
toronja,noun,food,feminine,,,count,inanimate
chalota,noun,food,feminine,,,count,inanimate
arveja,noun,food,feminine,,,count,inanimate
paleta,noun,food,feminine,,,count,inanimate
chirla,noun,food,feminine,,,count,inanimate
merluza rebozada,noun,food,feminine,,,count,inanimate
lasaña de carne,noun,food,feminine,,,count,inanimate
aceite,noun,food,masculine,,,mass,inanimate
aceite de oliva,noun,food,masculine,,,mass,inanimate
ajo,noun,food,masculine,,,mass,inanimate
almíbar,noun,food,masculine,,,mass,inanimate
apio,noun,food,masculine,,,mass,inanimate
arroz blanco,noun,food,masculine,,,mass,inanimate
arroz con leche,noun,food,masculine,,,mass,inanimate
arroz con pollo,noun,food,masculine,,,mass,inanimate
atún,noun,food,masculine,,,mass,inanimate
azafrán,noun,food,masculine,,,mass,inanimate
bacalao,noun,food,masculine,,,mass,inanimate
bacon,noun,food,masculine,,,mass,inanimate
beicon,noun,food,masculine,,,mass,inanimate
berro,noun,food,masculine,,,mass,inanimate
bizcocho,noun,food,masculine,,,mass,inanimate
brócoli,noun,food,masculine,,,mass,inanimate
brocoli,noun,food,masculine,,,mass,inanimate
cabrito asado,noun,food,masculine,,,mass,inanimate
caldo,noun,food,masculine,,,mass,inanimate
caldo de pollo,noun,food,masculine,,,mass,inanimate
caviar,noun,food,masculine,,,mass,inanimate
cerdo asado,noun,food,masculine,,,mass,inanimate
chocolate blanco,noun,food,masculine,,,mass,inanimate
chocolate negro,noun,food,masculine,,,mass,inanimate
chorizo,noun,food,masculine,,,mass,inanimate
coco rallado,noun,food,masculine,,,mass,inanimate
comino,noun,food,masculine,,,mass,inanimate
cordero asado,noun,food,masculine,,,mass,inanimate
cuscús,noun,food,masculine,,,mass,inanimate
curry,noun,food,masculine,,,mass,inanimate
fiambre,noun,food,masculine,,,mass,inanimate
gazpacho,noun,food,masculine,,,mass,inanimate
gofio,noun,food,masculine,,,mass,inanimate
guacamole,noun,food,masculine,,,mass,inanimate
hojaldre,noun,food,masculine,,,mass,inanimate
hummus,noun,food,masculine,,,mass,inanimate
jamón,noun,food,masculine,,,mass,inanimate
jamón serrano,noun,food,masculine,,,mass,inanimate
jamón york,noun,food,masculine,,,mass,inanimate
jarabe de arce,noun,food,masculine,,,mass,inanimate
jengibre,noun,food,masculine,,,mass,inanimate
ketchup,noun,food,masculine,,,mass,inanimate
kétchup,noun,food,masculine,,,mass,inanimate
lomo,noun,food,masculine,,,mass,inanimate
maíz,noun,food,masculine,,,mass,inanimate
marisco,noun,food,masculine,,,mass,inanimate
mazapán,noun,food,masculine,,,mass,inanimate
merengue,noun,food,masculine,,,mass,inanimate
muesli,noun,food,masculine,,,mass,inanimate
orégano,noun,food,masculine,,,mass,inanimate
pan de molde,noun,food,masculine,,,mass,inanimate
pan integral,noun,food,masculine,,,mass,inanimate
pan tostado,noun,food,masculine,,,mass,inanimate
paté,noun,food,masculine,,,mass,inanimate
pavo asado,noun,food,masculine,,,mass,inanimate
pastel,noun,food,masculine,,,mass,inanimate
pescado,noun,food,masculine,,,mass,inanimate
pescado frito,noun,food,masculine,,,mass,inanimate
perejil,noun,food,masculine,,,mass,inanimate
pimentón,noun,food,masculine,,,mass,inanimate
pienso,noun,food,masculine,,,mass,inanimate
puré,noun,food,masculine,,,mass,inanimate
puré de patatas,noun,food,masculine,,,mass,inanimate
queso fresco,noun,food,masculine,,,mass,inanimate
queso rallado,noun,food,masculine,,,mass,inanimate
relleno,noun,food,masculine,,,mass,inanimate
requesón,noun,food,masculine,,,mass,inanimate
romero,noun,food,masculine,,,mass,inanimate
rosbif,noun,food,masculine,,,mass,inanimate
salami,noun,food,masculine,,,mass,inanimate
salchichón,noun,food,masculine,,,mass,inanimate
salmón,noun,food,masculine,,,mass,inanimate
sésamo,noun,food,masculine,,,mass,inanimate
sirope,noun,food,masculine,,,mass,inanimate
sofrito,noun,food,masculine,,,mass,inanimate
sushi,noun,food,masculine,,,mass,inanimate
tocino,noun,food,masculine,,,mass,inanimate
tofu,noun,food,masculine,,,mass,inanimate
tomate frito,noun,food,masculine,,,mass,inanimate
trigo,noun,food,masculine,,,mass,inanimate
turrón,noun,food,masculine,,,mass,inanimate
vinagre,noun,food,masculine,,,mass,inanimate
yogur,noun,food,masculine,,,mass,inanimate
yogur natural,noun,food,masculine,,,mass,inanimate
cacao en polvo,noun,food,masculine,,,mass,inanimate
dulce de leche,noun,food,masculine,,,mass,inanimate
algodón de azúcar,noun,food,masculine,,,mass,inanimate
pollo asado,noun,food,masculine,,,mass,inanimate
pollo frito,noun,food,masculine,,,mass,inanimate
cereal,noun,food,masculine,,,mass,inanimate
mijo,noun,food,masculine,,,mass,inanimate
centeno,noun,food,masculine,,,mass,inanimate
caramelo líquido,noun,food,masculine,,,mass,inanimate
albahaca,noun,food,feminine,,,mass,inanimate
almendra molida,noun,food,feminine,,,mass,inanimate
avena,noun,food,feminine,,,mass,inanimate
bechamel,noun,food,feminine,,,mass,inanimate
bollería,noun,food,feminine,,,mass,inanimate
canela,noun,food,feminine,,,mass,inanimate
carne asada,noun,food,feminine,,,mass,inanimate
carne de cerdo,noun,food,feminine,,,mass,inanimate
carne molida,noun,food,feminine,,,mass,inanimate
carne picada,noun,food,feminine,,,mass,inanimate
cebada,noun,food,feminine,,,mass,inanimate
cecina,noun,food,feminine,,,mass,inanimate
cuajada,noun,food,feminine,,,mass,inanimate
coliflor,noun,food,feminine,,,mass,inanimate
comida,noun,food,feminine,,,mass,inanimate
comida basura,noun,food,feminine,,,mass,inanimate
compota,noun,food,feminine,,,mass,inanimate
confitura,noun,food,feminine,,,mass,inanimate
crema,noun,food,feminine,,,mass,inanimate
crema de cacahuete,noun,food,feminine,,,mass,inanimate
crema de cacao,noun,food,feminine,,,mass,inanimate
crema de verduras,noun,food,feminine,,,mass,inanimate
ensalada,noun,food,feminine,,,mass,inanimate
ensalada de frutas,noun,food,feminine,,,mass,inanimate
fécula,noun,food,feminine,,,mass,inanimate
fruta,noun,food,feminine,,,mass,inanimate
gelatina,noun,food,feminine,,,mass,inanimate
granola,noun,food,feminine,,,mass,inanimate
grasa,noun,food,feminine,,,mass,inanimate
guarnición,noun,food,feminine,,,mass,inanimate
harina,noun,food,feminine,,,mass,inanimate
leche condensada,noun,food,feminine,,,mass,inanimate
levadura,noun,food,feminine,,,mass,inanimate
macedonia,noun,food,feminine,,,mass,inanimate
maicena,noun,food,feminine,,,mass,inanimate
manteca,noun,food,feminine,,,mass,inanimate
margarina,noun,food,feminine,,,mass,inanimate
masa,noun,food,feminine,,,mass,inanimate
mayonesa,noun,food,feminine,,,mass,inanimate
melaza,noun,food,feminine,,,mass,inanimate
menta,noun,food,feminine,,,mass,inanimate
menestra,noun,food,feminine,,,mass,inanimate
merluza,noun,food,feminine,,,mass,inanimate
mermelada,noun,food,feminine,,,mass,inanimate
mermelada de fresa,noun,food,feminine,,,mass,inanimate
miel,noun,food,feminine,,,mass,inanimate
morcilla,noun,food,feminine,,,mass,inanimate
mostaza,noun,food,feminine,,,mass,inanimate
mozzarella,noun,food,feminine,,,mass,inanimate
nata,noun,food,feminine,,,mass,inanimate
nata montada,noun,food,feminine,,,mass,inanimate
nuez moscada,noun,food,feminine,,,mass,inanimate
paella,noun,food,feminine,,,mass,inanimate
papilla,noun,food,feminine,,,mass,inanimate
pasta,noun,food,feminine,,,mass,inanimate
pasta con tomate,noun,food,feminine,,,mass,inanimate
pechuga,noun,food,feminine,,,mass,inanimate
piña,noun,food,feminine,,,mass,inanimate
pimienta,noun,food,feminine,,,mass,inanimate
pizza de queso,noun,food,feminine,,,mass,inanimate
polenta,noun,food,feminine,,,mass,inanimate
proteína,noun,food,feminine,,,mass,inanimate
quinoa,noun,food,feminine,,,mass,inanimate
quinua,noun,food,feminine,,,mass,inanimate
remolacha,noun,food,feminine,,,mass,inanimate
repostería,noun,food,feminine,,,mass,inanimate
rúcula,noun,food,feminine,,,mass,inanimate
sal,noun,food,feminine,,,mass,inanimate
chimichurri,noun,food,masculine,,,mass,inanimate
salsa,noun,food,feminine,,,mass,inanimate
salsa de tomate,noun,food,feminine,,,mass,inanimate
sandía,noun,food,feminine,,,mass,inanimate
sémola,noun,food,feminine,,,mass,inanimate
soja,noun,food,feminine,,,mass,inanimate
soya,noun,food,feminine,,,mass,inanimate
sobrasada,noun,food,feminine,,,mass,inanimate
sopa de verduras,noun,food,feminine,,,mass,inanimate
ternera,noun,food,feminine,,,mass,inanimate
ternera asada,noun,food,feminine,,,mass,inanimate
trucha,noun,food,feminine,,,mass,inanimate
vainilla,noun,food,feminine,,,mass,inanimate
yema,noun,food,feminine,,,mass,inanimate
yuca,noun,food,feminine,,,mass,inanimate
lombarda,noun,food,feminine,,,mass,inanimate
carne de vaca,noun,food,feminine,,,mass,inanimate
carne de pollo,noun,food,feminine,,,mass,inanimate
acelgas,noun,food,feminine,plural,,count,inanimate
espinacas,noun,food,feminine,plural,,count,inanimate
natillas,noun,food,feminine,plural,,count,inanimate
palomitas,noun,food,feminine,plural,,count,inanimate
palomitas de maíz,noun,food,feminine,plural,,count,inanimate
patatas fritas,noun,food,feminine,plural,,count,inanimate
papas fritas,noun,food,feminine,plural,,count,inanimate
gachas,noun,food,feminine,plural,,count,inanimate
pipas,noun,food,feminine,plural,,count,inanimate
migas,noun,food,feminine,plural,,count,inanimate
uvas pasas,noun,food,feminine,plural,,count,inanimate
provisiones,noun,food,feminine,plural,,count,inanimate
algas,noun,food,feminine,plural,,count,inanimate
lonchas de queso,noun,food,feminine,plural,,count,inanimate
espagueti,noun,food,masculine,,,count,inanimate
macarrones,noun,food,masculine,plural,,count,inanimate
raviolis,noun,food,masculine,plural,,count,inanimate
tallarines,noun,food,masculine,plural,,count,inanimate
frijoles,noun,food,masculine,plural,,count,inanimate
nachos,noun,food,masculine,plural,,count,inanimate
cereales,noun,food,masculine,plural,,count,inanimate
frutos secos,noun,food,masculine,plural,,count,inanimate
callos,noun,food,masculine,plural,,count,inanimate
grelos,noun,food,masculine,plural,,count,inanimate
porotos,noun,food,masculine,plural,,count,inanimate
mariscos,noun,food,masculine,plural,,count,inanimate
canelones,noun,food,masculine,plural,,count,inanimate
ceviche,noun,dish,masculine,,,mass,inanimate
estofado,noun,dish,masculine,,,mass,inanimate
guiso,noun,dish,masculine,,,mass,inanimate
potaje,noun,dish,masculine,,,mass,inanimate
pisto,noun,dish,masculine,,,mass,inanimate
arroz frito,noun,dish,masculine,,,mass,inanimate
pescado al horno,noun,dish,masculine,,,mass,inanimate
revuelto,noun,dish,masculine,,,mass,inanimate
gratinado,noun,dish,masculine,,,mass,inanimate
salmorejo,noun,dish,masculine,,,mass,inanimate
risotto,noun,dish,masculine,,,mass,inanimate
barbacoa de carne,noun,dish,feminine,,,mass,inanimate
fabada,noun,dish,feminine,,,mass,inanimate
fideuá,noun,dish,feminine,,,mass,inanimate
lasaña,noun,dish,feminine,,,mass,inanimate
parrillada,noun,dish,feminine,,,mass,inanimate
pizza,noun,dish,feminine,,,mass,inanimate
tortilla de patatas,noun,dish,feminine,,,mass,inanimate
ensaladilla,noun,dish,feminine,,,mass,inanimate
fondue,noun,dish,feminine,,,mass,inanimate
musaka,noun,dish,feminine,,,mass,inanimate
moussaka,noun,dish,feminine,,,mass,inanimate
plato combinado,noun,dish,masculine,,,count,inanimate
plato principal,noun,dish,masculine,,,count,inanimate
primer plato,noun,dish,masculine,,,count,inanimate
segundo plato,noun,dish,masculine,,,count,inanimate
menú,noun,dish,masculine,,,count,inanimate
menú infantil,noun,dish,masculine,,,count,inanimate
bol de arroz,noun,dish,masculine,,,count,inanimate
ración,noun,dish,feminine,,,count,inanimate
receta,noun,dish,feminine,,,count,inanimate
porción,noun,dish,feminine,,,count,inanimate
desayuno,noun,meal,masculine,,,count,inanimate,definite
almuerzo,noun,meal,masculine,,,count,inanimate,definite
brunch,noun,meal,masculine,,,count,inanimate,definite
aperitivo de mediodía,noun,meal,masculine,,,count,inanimate,definite
tentempié,noun,meal,masculine,,,count,inanimate,definite
cena,noun,meal,feminine,,,count,inanimate,definite
merienda,noun,meal,feminine,,,count,inanimate,definite
comida de navidad,noun,meal,feminine,,,count,inanimate,definite
sobremesa,noun,meal,feminine,,,count,inanimate,definite
picnic,noun,meal,masculine,,,count,inanimate
banquete,noun,meal,masculine,,,count,inanimate
bufé,noun,meal,masculine,,,count,inanimate
barbacoa,noun,meal,feminine,,,count,inanimate
cena romántica,noun,meal,feminine,,,count,inanimate
alcohol,noun,drink,masculine,,,mass,inanimate
cacao,noun,drink,masculine,,,mass,inanimate
café con leche,noun,drink,masculine,,,mass,inanimate
café descafeinado,noun,drink,masculine,,,mass,inanimate
champán,noun,drink,masculine,,,mass,inanimate
chocolate caliente,noun,drink,masculine,,,mass,inanimate
cava,noun,drink,masculine,,,mass,inanimate
granizado,noun,drink,masculine,,,mass,inanimate
hielo,noun,drink,masculine,,,mass,inanimate
jugo de naranja,noun,drink,masculine,,,mass,inanimate
jugo de manzana,noun,drink,masculine,,,mass,inanimate
licor,noun,drink,masculine,,,mass,inanimate
líquido,noun,drink,masculine,,,mass,inanimate
mate,noun,drink,masculine,,,mass,inanimate
mosto,noun,drink,masculine,,,mass,inanimate
refresco,noun,drink,masculine,,,mass,inanimate
ron,noun,drink,masculine,,,mass,inanimate
té verde,noun,drink,masculine,,,mass,inanimate
té con limón,noun,drink,masculine,,,mass,inanimate
vino,noun,drink,masculine,,,mass,inanimate
vino tinto,noun,drink,masculine,,,mass,inanimate
vodka,noun,drink,masculine,,,mass,inanimate
whisky,noun,drink,masculine,,,mass,inanimate
zumo de naranja,noun,drink,masculine,,,mass,inanimate
zumo de manzana,noun,drink,masculine,,,mass,inanimate
zumo de piña,noun,drink,masculine,,,mass,inanimate
zumo de fruta,noun,drink,masculine,,,mass,inanimate
poleo,noun,drink,masculine,,,mass,inanimate
rebujito,noun,drink,masculine,,,mass,inanimate
suero,noun,drink,masculine,,,mass,inanimate
agua con gas,noun,drink,feminine,,,mass,inanimate
agua fría,noun,drink,feminine,,,mass,inanimate
agua del grifo,noun,drink,feminine,,,mass,inanimate
agua mineral,noun,drink,feminine,,,mass,inanimate
cerveza,noun,drink,feminine,,,mass,inanimate
coca cola,noun,drink,feminine,,,mass,inanimate
gaseosa,noun,drink,feminine,,,mass,inanimate
horchata,noun,drink,feminine,,,mass,inanimate
infusión,noun,drink,feminine,,,mass,inanimate
leche de soja,noun,drink,feminine,,,mass,inanimate
leche con chocolate,noun,drink,feminine,,,mass,inanimate
leche con cacao,noun,drink,feminine,,,mass,inanimate
limonada,noun,drink,feminine,,,mass,inanimate
manzanilla,noun,drink,feminine,,,mass,inanimate
naranjada,noun,drink,feminine,,,mass,inanimate
sangría,noun,drink,feminine,,,mass,inanimate
sidra,noun,drink,feminine,,,mass,inanimate
soda,noun,drink,feminine,,,mass,inanimate
tila,noun,drink,feminine,,,mass,inanimate
tisana,noun,drink,feminine,,,mass,inanimate
tónica,noun,drink,feminine,,,mass,inanimate
batido,noun,drink,masculine,,,count,inanimate
licuado,noun,drink,masculine,,,count,inanimate
batido de fresa,noun,drink,masculine,,,count,inanimate
biberón de leche,noun,drink,masculine,,,count,inanimate
cafelito,noun,drink,masculine,,,count,inanimate
cortado,noun,drink,masculine,,,count,inanimate
cóctel,noun,drink,masculine,,,count,inanimate
trago,noun,drink,masculine,,,count,inanimate
sorbo,noun,drink,masculine,,,count,inanimate
smoothie,noun,drink,masculine,,,count,inanimate
vaso de agua,noun,drink,masculine,,,count,inanimate
vaso de leche,noun,drink,masculine,,,count,inanimate
bebida,noun,drink,feminine,,,count,inanimate
copa de vino,noun,drink,feminine,,,count,inanimate
taza de café,noun,drink,feminine,,,count,inanimate
taza de té,noun,drink,feminine,,,count,inanimate
botella de agua,noun,drink,feminine,,,count,inanimate
acuario,noun,place,masculine,,,count,inanimate,definite
aeropuerto,noun,place,masculine,,,count,inanimate,definite
ambulatorio,noun,place,masculine,,,count,inanimate,definite
aparcamiento,noun,place,masculine,,,count,inanimate,definite
asilo,noun,place,masculine,,,count,inanimate,definite
ayuntamiento,noun,place,masculine,,,count,inanimate,definite
banco de sangre,noun,place,masculine,,,count,inanimate,definite
bar,noun,place,masculine,,,count,inanimate,definite
barrio,noun,place,masculine,,,count,inanimate,definite
bazar,noun,place,masculine,,,count,inanimate,definite
bosque,noun,place,masculine,,,count,inanimate,definite
camino,noun,place,masculine,,,count,inanimate,definite
campamento,noun,place,masculine,,,count,inanimate,definite
campo,noun,place,masculine,,,count,inanimate,definite
campus,noun,place,masculine,,,count,inanimate,definite
cajero automático,noun,place,masculine,,,count,inanimate,definite
camping,noun,place,masculine,,,count,inanimate,definite
castillo,noun,place,masculine,,,count,inanimate,definite
cementerio,noun,place,masculine,,,count,inanimate,definite
centro,noun,place,masculine,,,count,inanimate,definite
centro comercial,noun,place,masculine,,,count,inanimate,definite
centro de día,noun,place,masculine,,,count,inanimate,definite
centro de salud,noun,place,masculine,,,count,inanimate,definite
centro médico,noun,place,masculine,,,count,inanimate,definite
circo,noun,place,masculine,,,count,inanimate,definite
club,noun,place,masculine,,,count,inanimate,definite
comedor escolar,noun,place,masculine,,,count,inanimate,definite
comedor social,noun,place,masculine,,,count,inanimate,definite
consultorio,noun,place,masculine,,,count,inanimate,definite
convento,noun,place,masculine,,,count,inanimate,definite
cole,noun,place,masculine,,,count,inanimate,definite
edificio,noun,place,masculine,,,count,inanimate,definite
embarcadero,noun,place,masculine,,,count,inanimate,definite
escenario,noun,place,masculine,,,count,inanimate,definite
estanco,noun,place,masculine,,,count,inanimate,definite
estadio,noun,place,masculine,,,count,inanimate,definite
estudio,noun,place,masculine,,,count,inanimate,definite
exterior,noun,place,masculine,,,count,inanimate,definite
festival de música,noun,place,masculine,,,count,inanimate,definite
gimnasio,noun,place,masculine,,,count,inanimate,definite
hipermercado,noun,place,masculine,,,count,inanimate,definite
hospital infantil,noun,place,masculine,,,count,inanimate,definite
hostal,noun,place,masculine,,,count,inanimate,definite
hotel,noun,place,masculine,,,count,inanimate,definite
huerto,noun,place,masculine,,,count,inanimate,definite
infierno,noun,place,masculine,,,count,inanimate,definite
instituto,noun,place,masculine,,,count,inanimate,definite
internado,noun,place,masculine,,,count,inanimate,definite
interior,noun,place,masculine,,,count,inanimate,definite
invernadero,noun,place,masculine,,,count,inanimate,definite
juzgado,noun,place,masculine,,,count,inanimate,definite
lavadero,noun,place,masculine,,,count,inanimate,definite
lago,noun,place,masculine,,,count,inanimate,definite
laboratorio,noun,place,masculine,,,count,inanimate,definite
local,noun,place,masculine,,,count,inanimate,definite
lugar de trabajo,noun,place,masculine,,,count,inanimate,definite
manicomio,noun,place,masculine,,,count,inanimate,definite
mar,noun,place,masculine,,,count,inanimate,definite
mercado,noun,place,masculine,,,count,inanimate,definite
ministerio,noun,place,masculine,,,count,inanimate,definite
monasterio,noun,place,masculine,,,count,inanimate,definite
muelle,noun,place,masculine,,,count,inanimate,definite
museo,noun,place,masculine,,,count,inanimate,definite
observatorio,noun,place,masculine,,,count,inanimate,definite
océano,noun,place,masculine,,,count,inanimate,definite
oriente,noun,place,masculine,,,count,inanimate,definite
palacio,noun,place,masculine,,,count,inanimate,definite
parking,noun,place,masculine,,,count,inanimate,definite
parque acuático,noun,place,masculine,,,count,inanimate,definite
parque de atracciones,noun,place,masculine,,,count,inanimate,definite
parque infantil,noun,place,masculine,,,count,inanimate,definite
parvulario,noun,place,masculine,,,count,inanimate,definite
paseo marítimo,noun,place,masculine,,,count,inanimate,definite
patio del colegio,noun,place,masculine,,,count,inanimate,definite
pabellón,noun,place,masculine,,,count,inanimate,definite
planetario,noun,place,masculine,,,count,inanimate,definite
polideportivo,noun,place,masculine,,,count,inanimate,definite
polo norte,noun,place,masculine,,,count,inanimate,definite
polo sur,noun,place,masculine,,,count,inanimate,definite
portal,noun,place,masculine,,,count,inanimate,definite
pueblo,noun,place,masculine,,,count,inanimate,definite
puente,noun,place,masculine,,,count,inanimate,definite
puerto,noun,place,masculine,,,count,inanimate,definite
puesto de helados,noun,place,masculine,,,count,inanimate,definite
quiosco,noun,place,masculine,,,count,inanimate,definite
rastro,noun,place,masculine,,,count,inanimate,definite
restaurante,noun,place,masculine,,,count,inanimate,definite
río,noun,place,masculine,,,count,inanimate,definite
rincón,noun,place,masculine,,,count,inanimate,definite
salón de actos,noun,place,masculine,,,count,inanimate,definite
santuario,noun,place,masculine,,,count,inanimate,definite
súper,noun,place,masculine,,,count,inanimate,definite
supermercado,noun,place,masculine,,,count,inanimate,definite
taller,noun,place,masculine,,,count,inanimate,definite
teatro,noun,place,masculine,,,count,inanimate,definite
templo,noun,place,masculine,,,count,inanimate,definite
terreno,noun,place,masculine,,,count,inanimate,definite
tobogán acuático,noun,place,masculine,,,count,inanimate,definite
trabajo,noun,place,masculine,,,count,inanimate,definite
tribunal,noun,place,masculine,,,count,inanimate,definite
túnel,noun,place,masculine,,,count,inanimate,definite
vecindario,noun,place,masculine,,,count,inanimate,definite
vestuario,noun,place,masculine,,,count,inanimate,definite
vertedero,noun,place,masculine,,,count,inanimate,definite
videoclub,noun,place,masculine,,,count,inanimate,definite
vivero,noun,place,masculine,,,count,inanimate,definite
zoo,noun,place,masculine,,,count,inanimate,definite
zoológico,noun,place,masculine,,,count,inanimate,definite
colegio mayor,noun,place,masculine,,,count,inanimate,definite
despacho,noun,place,masculine,,,count,inanimate,definite
kiosco,noun,place,masculine,,,count,inanimate,definite
hogar de ancianos,noun,place,masculine,,,count,inanimate,definite
pasillo del supermercado,noun,place,masculine,,,count,inanimate,definite
skatepark,noun,place,masculine,,,count,inanimate,definite
autoservicio,noun,place,masculine,,,count,inanimate,definite
autocine,noun,place,masculine,,,count,inanimate,definite
fondo del mar,noun,place,masculine,,,count,inanimate,definite
cine de verano,noun,place,masculine,,,count,inanimate,definite
prado,noun,place,masculine,,,count,inanimate,definite
centro cívico,noun,place,masculine,,,count,inanimate,definite
centro cultural,noun,place,masculine,,,count,inanimate,definite
circuito,noun,place,masculine,,,count,inanimate,definite
academia,noun,place,feminine,,,count,inanimate,definite
acera,noun,place,feminine,,,count,inanimate,definite
agencia,noun,place,feminine,,,count,inanimate,definite
aldea,noun,place,feminine,,,count,inanimate,definite
autoescuela,noun,place,feminine,,,count,inanimate,definite
autopista,noun,place,feminine,,,count,inanimate,definite
avenida,noun,place,feminine,,,count,inanimate,definite
bahía,noun,place,feminine,,,count,inanimate,definite
biblioteca,noun,place,feminine,,,count,inanimate,definite
bolera,noun,place,feminine,,,count,inanimate,definite
bodega,noun,place,feminine,,,count,inanimate,definite
cafetería,noun,place,feminine,,,count,inanimate,definite
calle,noun,place,feminine,,,count,inanimate,definite
capilla,noun,place,feminine,,,count,inanimate,definite
cárcel,noun,place,feminine,,,count,inanimate,definite
carnicería,noun,place,feminine,,,count,inanimate,definite
carretera,noun,place,feminine,,,count,inanimate,definite
catedral,noun,place,feminine,,,count,inanimate,definite
charcutería,noun,place,feminine,,,count,inanimate,definite
ciudad,noun,place,feminine,,,count,inanimate,definite
clínica,noun,place,feminine,,,count,inanimate,definite
comisaría,noun,place,feminine,,,count,inanimate,definite
consulta,noun,place,feminine,,,count,inanimate,definite
cantina,noun,place,feminine,,,count,inanimate,definite
capital,noun,place,feminine,,,count,inanimate,definite
cancha,noun,place,feminine,,,count,inanimate,definite
carpa,noun,place,feminine,,,count,inanimate,definite
chocolatería,noun,place,feminine,,,count,inanimate,definite
churrería,noun,place,feminine,,,count,inanimate,definite
comarca,noun,place,feminine,,,count,inanimate,definite
costa,noun,place,feminine,,,count,inanimate,definite
cuadra,noun,place,feminine,,,count,inanimate,definite
cueva,noun,place,feminine,,,count,inanimate,definite
cumbre,noun,place,feminine,,,count,inanimate,definite
discoteca,noun,place,feminine,,,count,inanimate,definite
droguería,noun,place,feminine,,,count,inanimate,definite
embajada,noun,place,feminine,,,count,inanimate,definite
ermita,noun,place,feminine,,,count,inanimate,definite
escuela infantil,noun,place,feminine,,,count,inanimate,definite
esquina,noun,place,feminine,,,count,inanimate,definite
estación,noun,place,feminine,,,count,inanimate,definite
estación de autobuses,noun,place,feminine,,,count,inanimate,definite
estación de tren,noun,place,feminine,,,count,inanimate,definite
exposición,noun,place,feminine,,,count,inanimate,definite
fábrica,noun,place,feminine,,,count,inanimate,definite
facultad,noun,place,feminine,,,count,inanimate,definite
farmacia,noun,place,feminine,,,count,inanimate,definite
feria,noun,place,feminine,,,count,inanimate,definite
ferretería,noun,place,feminine,,,count,inanimate,definite
floristería,noun,place,feminine,,,count,inanimate,definite
frontera,noun,place,feminine,,,count,inanimate,definite
frutería,noun,place,feminine,,,count,inanimate,definite
fuente,noun,place,feminine,,,count,inanimate,definite
galería,noun,place,feminine,,,count,inanimate,definite
gasolinera,noun,place,feminine,,,count,inanimate,definite
glorieta,noun,place,feminine,,,count,inanimate,definite
granja,noun,place,feminine,,,count,inanimate,definite
guardería,noun,place,feminine,,,count,inanimate,definite
granja escuela,noun,place,feminine,,,count,inanimate,definite
gruta,noun,place,feminine,,,count,inanimate,definite
hamburguesería,noun,place,feminine,,,count,inanimate,definite
heladería,noun,place,feminine,,,count,inanimate,definite
iglesia,noun,place,feminine,,,count,inanimate,definite
isla,noun,place,feminine,,,count,inanimate,definite
joyería,noun,place,feminine,,,count,inanimate,definite
jungla,noun,place,feminine,,,count,inanimate,definite
juguetería,noun,place,feminine,,,count,inanimate,definite
laguna,noun,place,feminine,,,count,inanimate,definite
lavandería,noun,place,feminine,,,count,inanimate,definite
librería,noun,place,feminine,,,count,inanimate,definite
ludoteca,noun,place,feminine,,,count,inanimate,definite
llanura,noun,place,feminine,,,count,inanimate,definite
manzana de casas,noun,place,feminine,,,count,inanimate,definite
mercería,noun,place,feminine,,,count,inanimate,definite
mezquita,noun,place,feminine,,,count,inanimate,definite
mina,noun,place,feminine,,,count,inanimate,definite
montaña,noun,place,feminine,,,count,inanimate,definite
oficina,noun,place,feminine,,,count,inanimate,definite
andén,noun,place,masculine,,,count,inanimate,definite
aduana,noun,place,feminine,,,count,inanimate,definite
obra,noun,place,feminine,,,count,inanimate,definite
arcén,noun,place,masculine,,,count,inanimate,definite
altar,noun,place,masculine,,,count,inanimate,definite
campanario,noun,place,masculine,,,count,inanimate,definite
empresa,noun,place,feminine,,,count,inanimate,definite
molino,noun,place,masculine,,,count,inanimate,definite
sindicato,noun,place,masculine,,,count,inanimate,definite
oficina de correos,noun,place,feminine,,,count,inanimate,definite
orilla,noun,place,feminine,,,count,inanimate,definite
óptica,noun,place,feminine,,,count,inanimate,definite
panadería,noun,place,feminine,,,count,inanimate,definite
papelería,noun,place,feminine,,,count,inanimate,definite
parada,noun,place,feminine,,,count,inanimate,definite
parada de autobús,noun,place,feminine,,,count,inanimate,definite
parada de metro,noun,place,feminine,,,count,inanimate,definite
parada de taxis,noun,place,feminine,,,count,inanimate,definite
parroquia,noun,place,feminine,,,count,inanimate,definite
pastelería,noun,place,feminine,,,count,inanimate,definite
peluquería,noun,place,feminine,,,count,inanimate,definite
península,noun,place,feminine,,,count,inanimate,definite
perfumería,noun,place,feminine,,,count,inanimate,definite
pescadería,noun,place,feminine,,,count,inanimate,definite
pista,noun,place,feminine,,,count,inanimate,definite
pista de baile,noun,place,feminine,,,count,inanimate,definite
pista de patinaje,noun,place,feminine,,,count,inanimate,definite
pista de tenis,noun,place,feminine,,,count,inanimate,definite
pizzería,noun,place,feminine,,,count,inanimate,definite
plaza,noun,place,feminine,,,count,inanimate,definite
plaza de toros,noun,place,feminine,,,count,inanimate,definite
pradera,noun,place,feminine,,,count,inanimate,definite
prisión,noun,place,feminine,,,count,inanimate,definite
provincia,noun,place,feminine,,,count,inanimate,definite
puerta del colegio,noun,place,feminine,,,count,inanimate,definite
pollería,noun,place,feminine,,,count,inanimate,definite
región,noun,place,feminine,,,count,inanimate,definite
residencia,noun,place,feminine,,,count,inanimate,definite
residencia de ancianos,noun,place,feminine,,,count,inanimate,definite
ribera,noun,place,feminine,,,count,inanimate,definite
rotonda,noun,place,feminine,,,count,inanimate,definite
sala de espera,noun,place,feminine,,,count,inanimate,definite
sala de urgencias,noun,place,feminine,,,count,inanimate,definite
sala de terapia,noun,place,feminine,,,count,inanimate,definite
secretaría del centro,noun,place,feminine,,,count,inanimate,definite
selva,noun,place,feminine,,,count,inanimate,definite
sierra,noun,place,feminine,,,count,inanimate,definite
sinagoga,noun,place,feminine,,,count,inanimate,definite
sucursal,noun,place,feminine,,,count,inanimate,definite
taberna,noun,place,feminine,,,count,inanimate,definite
taquilla,noun,place,feminine,,,count,inanimate,definite
terminal,noun,place,feminine,,,count,inanimate,definite
tienda de animales,noun,place,feminine,,,count,inanimate,definite
tienda de juguetes,noun,place,feminine,,,count,inanimate,definite
tienda de ropa,noun,place,feminine,,,count,inanimate,definite
tintorería,noun,place,feminine,,,count,inanimate,definite
torre,noun,place,feminine,,,count,inanimate,definite
torre eiffel,noun,place,feminine,,,count,inanimate,definite
tumba,noun,place,feminine,,,count,inanimate,definite
universidad,noun,place,feminine,,,count,inanimate,definite
urbanización,noun,place,feminine,,,count,inanimate,definite
uci,noun,place,feminine,,,count,inanimate,definite
verdulería,noun,place,feminine,,,count,inanimate,definite
vía,noun,place,feminine,,,count,inanimate,definite
villa,noun,place,feminine,,,count,inanimate,definite
zapatería,noun,place,feminine,,,count,inanimate,definite
zona,noun,place,feminine,,,count,inanimate,definite
zona de juegos,noun,place,feminine,,,count,inanimate,definite
piscina cubierta,noun,place,feminine,,,count,inanimate,definite
piscina de bolas,noun,place,feminine,,,count,inanimate,definite
peluquería canina,noun,place,feminine,,,count,inanimate,definite
oficina de turismo,noun,place,feminine,,,count,inanimate,definite
piscina municipal,noun,place,feminine,,,count,inanimate,definite
columpios,noun,place,masculine,plural,,count,inanimate,definite
correos,noun,place,masculine,plural,,count,inanimate,bare
grandes almacenes,noun,place,masculine,plural,,count,inanimate,definite
recreativos,noun,place,masculine,plural,,count,inanimate,definite
autos de choque,noun,place,masculine,plural,,count,inanimate,definite
toboganes,noun,place,masculine,plural,,count,inanimate,definite
alrededores,noun,place,masculine,plural,,count,inanimate,definite
afueras,noun,place,feminine,plural,,count,inanimate,definite
urgencias,noun,place,feminine,plural,,count,inanimate,bare
atracciones,noun,place,feminine,plural,,count,inanimate,definite
continente,noun,place,masculine,,,count,inanimate
desierto,noun,place,masculine,,,count,inanimate
lugar,noun,place,masculine,,,count,inanimate
país,noun,place,masculine,,,count,inanimate
pozo,noun,place,masculine,,,count,inanimate
sitio,noun,place,masculine,,,count,inanimate
solar,noun,place,masculine,,,count,inanimate
estado federal,noun,place,masculine,,,count,inanimate
destino,noun,place,masculine,,,count,inanimate
punto de encuentro,noun,place,masculine,,,count,inanimate
callejón,noun,place,masculine,,,count,inanimate
territorio,noun,place,masculine,,,count,inanimate
charco,noun,place,masculine,,,count,inanimate
estanque,noun,place,masculine,,,count,inanimate
arroyo,noun,place,masculine,,,count,inanimate
descampado,noun,place,masculine,,,count,inanimate
precipicio,noun,place,masculine,,,count,inanimate
cruce,noun,place,masculine,,,count,inanimate
semáforo,noun,place,masculine,,,count,inanimate
paso de cebra,noun,place,masculine,,,count,inanimate
paso de peatones,noun,place,masculine,,,count,inanimate
escondite secreto,noun,place,masculine,,,count,inanimate
dirección,noun,place,feminine,,,count,inanimate
salida de emergencia,noun,place,feminine,,,count,inanimate
pirámide,noun,place,feminine,,,count,inanimate
muralla,noun,place,feminine,,,count,inanimate
estatua,noun,place,feminine,,,count,inanimate
fortaleza,noun,place,feminine,,,count,inanimate
finca,noun,place,feminine,,,count,inanimate
parcela,noun,place,feminine,,,count,inanimate
ruina,noun,place,feminine,,,count,inanimate
charca,noun,place,feminine,,,count,inanimate
curva,noun,place,feminine,,,count,inanimate
cuneta,noun,place,feminine,,,count,inanimate
dirección postal,noun,place,feminine,,,count,inanimate
cuesta,noun,place,feminine,,,count,inanimate
ruta,noun,place,feminine,,,count,inanimate
aseo,noun,room,masculine,,,count,inanimate,definite
ascensor,noun,room,masculine,,,count,inanimate,definite
elevador,noun,room,masculine,,,count,inanimate,definite
balcón,noun,room,masculine,,,count,inanimate,definite
comedor,noun,room,masculine,,,count,inanimate,definite
corral,noun,room,masculine,,,count,inanimate,definite
cuarto,noun,room,masculine,,,count,inanimate,definite
cuarto de baño,noun,room,masculine,,,count,inanimate,definite
cuarto de juegos,noun,room,masculine,,,count,inanimate,definite
desván,noun,room,masculine,,,count,inanimate,definite
dormitorio,noun,room,masculine,,,count,inanimate,definite
establo,noun,room,masculine,,,count,inanimate,definite
garaje,noun,room,masculine,,,count,inanimate,definite
gallinero,noun,room,masculine,,,count,inanimate,definite
lavabo,noun,room,masculine,,,count,inanimate,definite
patio,noun,room,masculine,,,count,inanimate,definite
pasillo,noun,room,masculine,,,count,inanimate,definite
porche,noun,room,masculine,,,count,inanimate,definite
portal de casa,noun,room,masculine,,,count,inanimate,definite
recibidor,noun,room,masculine,,,count,inanimate,definite
salón,noun,room,masculine,,,count,inanimate,definite
servicio,noun,room,masculine,,,count,inanimate,definite
sótano,noun,room,masculine,,,count,inanimate,definite
tejado,noun,room,masculine,,,count,inanimate,definite
trastero,noun,room,masculine,,,count,inanimate,definite
vestíbulo,noun,room,masculine,,,count,inanimate,definite
wáter,noun,room,masculine,,,count,inanimate,definite
zaguán,noun,room,masculine,,,count,inanimate,definite
ático,noun,room,masculine,,,count,inanimate,definite
hall,noun,room,masculine,,,count,inanimate,definite
lavadero de casa,noun,room,masculine,,,count,inanimate,definite
estudio de casa,noun,room,masculine,,,count,inanimate,definite
cuarto de estar,noun,room,masculine,,,count,inanimate,definite
cuarto de los niños,noun,room,masculine,,,count,inanimate,definite
piso de arriba,noun,room,masculine,,,count,inanimate,definite
piso de abajo,noun,room,masculine,,,count,inanimate,definite
probador,noun,room,masculine,,,count,inanimate,definite
quirófano,noun,room,masculine,,,count,inanimate,definite
aula,noun,room,feminine,,,count,inanimate,definite
aula de apoyo,noun,room,feminine,,,count,inanimate,definite
azotea,noun,room,feminine,,,count,inanimate,definite
buhardilla,noun,room,feminine,,,count,inanimate,definite
cochera,noun,room,feminine,,,count,inanimate,definite
entrada,noun,room,feminine,,,count,inanimate,definite
escalera,noun,room,feminine,,,count,inanimate,definite
habitación,noun,room,feminine,,,count,inanimate,definite
pieza,noun,thing,feminine,,,count,inanimate
recepción,noun,room,feminine,,,count,inanimate,definite
sala,noun,room,feminine,,,count,inanimate,definite
sala de estar,noun,room,feminine,,,count,inanimate,definite
sala de profesores,noun,room,feminine,,,count,inanimate,definite
sala de juegos,noun,room,feminine,,,count,inanimate,definite
salita,noun,room,feminine,,,count,inanimate,definite
terraza,noun,room,feminine,,,count,inanimate,definite
despensa,noun,room,feminine,,,count,inanimate,definite
biblioteca escolar,noun,room,feminine,,,count,inanimate,definite
salida,noun,room,feminine,,,count,inanimate,definite
planta baja,noun,room,feminine,,,count,inanimate,definite
alcoba,noun,room,feminine,,,count,inanimate,definite
biblioteca del cole,noun,room,feminine,,,count,inanimate,definite
baños,noun,room,masculine,plural,,count,inanimate,definite
escaleras mecánicas,noun,room,feminine,plural,,count,inanimate,definite
apartamento,noun,home,masculine,,,count,inanimate
bloque de pisos,noun,home,masculine,,,count,inanimate
chalé,noun,home,masculine,,,count,inanimate
chalet,noun,home,masculine,,,count,inanimate
hogar,noun,home,masculine,,,count,inanimate
iglú,noun,home,masculine,,,count,inanimate
piso,noun,home,masculine,,,count,inanimate
rancho,noun,home,masculine,,,count,inanimate
refugio,noun,home,masculine,,,count,inanimate
cabaña,noun,home,feminine,,,count,inanimate
casa de campo,noun,home,feminine,,,count,inanimate
casita,noun,home,feminine,,,count,inanimate
choza,noun,home,feminine,,,count,inanimate
mansión,noun,home,feminine,,,count,inanimate
masía,noun,home,feminine,,,count,inanimate
vivienda,noun,home,feminine,,,count,inanimate
caravana de vacaciones,noun,home,feminine,,,count,inanimate
armario,noun,furniture,masculine,,,count,inanimate,definite
escritorio,noun,furniture,masculine,,,count,inanimate,definite
fregadero,noun,furniture,masculine,,,count,inanimate,definite
inodoro,noun,furniture,masculine,,,count,inanimate,definite
orinal,noun,furniture,masculine,,,count,inanimate,definite
sofá,noun,furniture,masculine,,,count,inanimate,definite
váter,noun,furniture,masculine,,,count,inanimate,definite
suelo,noun,furniture,masculine,,,count,inanimate,definite
techo,noun,furniture,masculine,,,count,inanimate,definite
lavamanos,noun,furniture,masculine,,,count,inanimate,definite
mostrador,noun,furniture,masculine,,,count,inanimate,definite
sillón,noun,furniture,masculine,,,count,inanimate,definite
bidé,noun,furniture,masculine,,,count,inanimate,definite
cabecero,noun,furniture,masculine,,,count,inanimate,definite
tocador,noun,furniture,masculine,,,count,inanimate,definite
bañera,noun,furniture,feminine,,,count,inanimate,definite
tina,noun,furniture,feminine,,,count,inanimate,definite
chimenea,noun,furniture,feminine,,,count,inanimate,definite
cuna,noun,furniture,feminine,,,count,inanimate,definite
ducha,noun,furniture,feminine,,,count,inanimate,definite
encimera,noun,furniture,feminine,,,count,inanimate,definite
estantería,noun,furniture,feminine,,,count,inanimate,definite
litera,noun,furniture,feminine,,,count,inanimate,definite
mesa del comedor,noun,furniture,feminine,,,count,inanimate,definite
mesita de noche,noun,furniture,feminine,,,count,inanimate,definite
pared,noun,furniture,feminine,,,count,inanimate,definite
pizarra,noun,furniture,feminine,,,count,inanimate,definite
pizarra digital,noun,furniture,feminine,,,count,inanimate,definite
repisa,noun,furniture,feminine,,,count,inanimate,definite
trona,noun,furniture,feminine,,,count,inanimate,definite
mesilla,noun,furniture,feminine,,,count,inanimate,definite
camilla,noun,furniture,feminine,,,count,inanimate,definite
aparador,noun,furniture,masculine,,,count,inanimate
asiento,noun,furniture,masculine,,,count,inanimate
banco,noun,furniture,masculine,,,count,inanimate
banquillo,noun,furniture,masculine,,,count,inanimate
baúl,noun,furniture,masculine,,,count,inanimate
cajón,noun,furniture,masculine,,,count,inanimate
cojín,noun,furniture,masculine,,,count,inanimate
colchón,noun,furniture,masculine,,,count,inanimate
colgador,noun,furniture,masculine,,,count,inanimate
estante,noun,furniture,masculine,,,count,inanimate
mueble,noun,furniture,masculine,,,count,inanimate
perchero,noun,furniture,masculine,,,count,inanimate
puf,noun,furniture,masculine,,,count,inanimate
pupitre,noun,furniture,masculine,,,count,inanimate
sofá cama,noun,furniture,masculine,,,count,inanimate
taburete,noun,furniture,masculine,,,count,inanimate
tapete,noun,furniture,masculine,,,count,inanimate
revistero,noun,furniture,masculine,,,count,inanimate
biombo,noun,furniture,masculine,,,count,inanimate
mantel,noun,furniture,masculine,,,count,inanimate
felpudo,noun,furniture,masculine,,,count,inanimate
alacena,noun,furniture,feminine,,,count,inanimate
alfombra,noun,furniture,feminine,,,count,inanimate
alfombrilla,noun,furniture,feminine,,,count,inanimate
almohada,noun,furniture,feminine,,,count,inanimate
butaca,noun,furniture,feminine,,,count,inanimate
cama de matrimonio,noun,furniture,feminine,,,count,inanimate
colchoneta,noun,furniture,feminine,,,count,inanimate
cortina de ducha,noun,furniture,feminine,,,count,inanimate
estufa de leña,noun,furniture,feminine,,,count,inanimate
hamaca,noun,furniture,feminine,,,count,inanimate
lámpara,noun,furniture,feminine,,,count,inanimate
mecedora,noun,furniture,feminine,,,count,inanimate
mesita,noun,furniture,feminine,,,count,inanimate
percha,noun,furniture,feminine,,,count,inanimate
persiana,noun,furniture,feminine,,,count,inanimate
silla alta,noun,furniture,feminine,,,count,inanimate
silla giratoria,noun,furniture,feminine,,,count,inanimate
sillita,noun,furniture,feminine,,,count,inanimate
tabla de planchar,noun,furniture,feminine,,,count,inanimate
tumbona,noun,furniture,feminine,,,count,inanimate
vitrina,noun,furniture,feminine,,,count,inanimate
esterilla,noun,furniture,feminine,,,count,inanimate
moqueta,noun,furniture,feminine,,,count,inanimate
balda,noun,furniture,feminine,,,count,inanimate
cortina,noun,furniture,feminine,,,count,inanimate
sombrilla,noun,furniture,feminine,,,count,inanimate
adhesivo,noun,thing,masculine,,,count,inanimate
adorno,noun,thing,masculine,,,count,inanimate
abanico,noun,thing,masculine,,,count,inanimate
abrelatas,noun,thing,masculine,,,count,inanimate
agujero,noun,thing,masculine,,,count,inanimate
mancha,noun,thing,feminine,,,count,inanimate
alfiler,noun,thing,masculine,,,count,inanimate
álbum de fotos,noun,thing,masculine,,,count,inanimate
alicate,noun,thing,masculine,,,count,inanimate
anzuelo,noun,thing,masculine,,,count,inanimate
apunte,noun,thing,masculine,,,count,inanimate
arco,noun,thing,masculine,,,count,inanimate
árbol de navidad,noun,thing,masculine,,,count,inanimate
aro,noun,thing,masculine,,,count,inanimate
arnés,noun,thing,masculine,,,count,inanimate
artículo,noun,thing,masculine,,,count,inanimate
aspersor,noun,thing,masculine,,,count,inanimate
balde,noun,thing,masculine,,,count,inanimate
barril,noun,thing,masculine,,,count,inanimate
barrote,noun,thing,masculine,,,count,inanimate
bastón,noun,thing,masculine,,,count,inanimate
bidón,noun,thing,masculine,,,count,inanimate
biberón,noun,thing,masculine,,,count,inanimate
bolígrafo,noun,thing,masculine,,,count,inanimate
boli,noun,thing,masculine,,,count,inanimate
bolso,noun,thing,masculine,,,count,inanimate
bolso de mano,noun,thing,masculine,,,count,inanimate
borrador,noun,thing,masculine,,,count,inanimate
botijo,noun,thing,masculine,,,count,inanimate
botín,noun,thing,masculine,,,count,inanimate
bote,noun,thing,masculine,,,count,inanimate
botiquín,noun,thing,masculine,,,count,inanimate
botón,noun,thing,masculine,,,count,inanimate
broche,noun,thing,masculine,,,count,inanimate
bulto,noun,thing,masculine,,,count,inanimate
buzón,noun,thing,masculine,,,count,inanimate
cable,noun,thing,masculine,,,count,inanimate
cacharro,noun,thing,masculine,,,count,inanimate
cajoncito,noun,thing,masculine,,,count,inanimate
calendario,noun,thing,masculine,,,count,inanimate
candado,noun,thing,masculine,,,count,inanimate
candelabro,noun,thing,masculine,,,count,inanimate
canasto,noun,thing,masculine,,,count,inanimate
cántaro,noun,thing,masculine,,,count,inanimate
capazo,noun,thing,masculine,,,count,inanimate
cartel,noun,thing,masculine,,,count,inanimate
cartón de leche,noun,thing,masculine,,,count,inanimate
cascabel,noun,thing,masculine,,,count,inanimate
cazo,noun,thing,masculine,,,count,inanimate
cenicero,noun,thing,masculine,,,count,inanimate
cepillo,noun,thing,masculine,,,count,inanimate
cepillo de dientes,noun,thing,masculine,,,count,inanimate
cepillo del pelo,noun,thing,masculine,,,count,inanimate
cerrojo,noun,thing,masculine,,,count,inanimate
cesto,noun,thing,masculine,,,count,inanimate
chupete,noun,thing,masculine,,,count,inanimate
cigarro,noun,thing,masculine,,,count,inanimate
cigarrillo,noun,thing,masculine,,,count,inanimate
clavo,noun,thing,masculine,,,count,inanimate
clip,noun,thing,masculine,,,count,inanimate
coladero,noun,thing,masculine,,,count,inanimate
collar de perro,noun,thing,masculine,,,count,inanimate
colador,noun,thing,masculine,,,count,inanimate
columpio,noun,thing,masculine,,,count,inanimate
comedero,noun,thing,masculine,,,count,inanimate
compás,noun,thing,masculine,,,count,inanimate
corazón de papel,noun,thing,masculine,,,count,inanimate
corcho,noun,thing,masculine,,,count,inanimate
cordel,noun,thing,masculine,,,count,inanimate
cordón,noun,thing,masculine,,,count,inanimate
cortaúñas,noun,thing,masculine,,,count,inanimate
costurero,noun,thing,masculine,,,count,inanimate
cristal,noun,thing,masculine,,,count,inanimate
cromo,noun,thing,masculine,,,count,inanimate
cuadro,noun,thing,masculine,,,count,inanimate
cubierto,noun,thing,masculine,,,count,inanimate
cubo,noun,thing,masculine,,,count,inanimate
cubo de basura,noun,thing,masculine,,,count,inanimate
cucharón,noun,thing,masculine,,,count,inanimate
cuchillo,noun,thing,masculine,,,count,inanimate
cuenco,noun,thing,masculine,,,count,inanimate
dedal,noun,thing,masculine,,,count,inanimate
desatascador,noun,thing,masculine,,,count,inanimate
desodorante,noun,thing,masculine,,,count,inanimate
destornillador,noun,thing,masculine,,,count,inanimate
mopa,noun,thing,feminine,,,count,inanimate
bisagra,noun,thing,feminine,,,count,inanimate
mirilla,noun,thing,feminine,,,count,inanimate
alargador,noun,thing,masculine,,,count,inanimate
arandela,noun,thing,feminine,,,count,inanimate
alicates,noun,thing,masculine,plural,,count,inanimate
serrucho,noun,thing,masculine,,,count,inanimate
martillo,noun,thing,masculine,,,count,inanimate
martillo de juguete,noun,thing,masculine,,,count,inanimate
andamio,noun,thing,masculine,,,count,inanimate
carretilla,noun,thing,feminine,,,count,inanimate
azada,noun,thing,feminine,,,count,inanimate
espantapájaros,noun,thing,masculine,,,count,inanimate
colmena,noun,thing,feminine,,,count,inanimate
panal,noun,thing,masculine,,,count,inanimate
bozal,noun,thing,masculine,,,count,inanimate
bebedero,noun,thing,masculine,,,count,inanimate
silla de montar,noun,thing,feminine,,,count,inanimate
rienda,noun,thing,feminine,,,count,inanimate
cubo de fregar,noun,thing,masculine,,,count,inanimate
caja de herramientas,noun,thing,feminine,,,count,inanimate
pistola de silicona,noun,thing,feminine,,,count,inanimate
cinta aislante,noun,thing,feminine,,,count,inanimate
diploma,noun,thing,masculine,,,count,inanimate
documento,noun,thing,masculine,,,count,inanimate
enchufe,noun,thing,masculine,,,count,inanimate
pilas,noun,thing,feminine,plural,,count,inanimate
embudo,noun,thing,masculine,,,count,inanimate
embalaje,noun,thing,masculine,,,count,inanimate
envase,noun,thing,masculine,,,count,inanimate
envoltorio,noun,thing,masculine,,,count,inanimate
escudo,noun,thing,masculine,,,count,inanimate
escurridor,noun,thing,masculine,,,count,inanimate
espejo,noun,thing,masculine,,,count,inanimate
estropajo,noun,thing,masculine,,,count,inanimate
estuche,noun,thing,masculine,,,count,inanimate
exprimidor,noun,thing,masculine,,,count,inanimate
extintor,noun,thing,masculine,,,count,inanimate
farol,noun,thing,masculine,,,count,inanimate
farolillo,noun,thing,masculine,,,count,inanimate
filtro,noun,thing,masculine,,,count,inanimate
flotador,noun,thing,masculine,,,count,inanimate
folio,noun,thing,masculine,,,count,inanimate
folleto,noun,thing,masculine,,,count,inanimate
forro,noun,thing,masculine,,,count,inanimate
frasco,noun,thing,masculine,,,count,inanimate
gancho,noun,thing,masculine,,,count,inanimate
garabato,noun,thing,masculine,,,count,inanimate
globo terráqueo,noun,thing,masculine,,,count,inanimate
grano de arena,noun,thing,masculine,,,count,inanimate
grifo,noun,thing,masculine,,,count,inanimate
haz,noun,thing,masculine,,,count,inanimate
imán,noun,thing,masculine,,,count,inanimate
imperdible,noun,thing,masculine,,,count,inanimate
interruptor,noun,thing,masculine,,,count,inanimate
jarrón,noun,thing,masculine,,,count,inanimate
jarro,noun,thing,masculine,,,count,inanimate
ladrillo,noun,thing,masculine,,,count,inanimate
látigo,noun,thing,masculine,,,count,inanimate
lazo,noun,thing,masculine,,,count,inanimate
letrero,noun,thing,masculine,,,count,inanimate
lienzo,noun,thing,masculine,,,count,inanimate
llavero,noun,thing,masculine,,,count,inanimate
maletín,noun,thing,masculine,,,count,inanimate
mantelito,noun,thing,masculine,,,count,inanimate
manillar,noun,thing,masculine,,,count,inanimate
marco,noun,thing,masculine,,,count,inanimate
mechero,noun,thing,masculine,,,count,inanimate
megáfono,noun,thing,masculine,,,count,inanimate
metro plegable,noun,thing,masculine,,,count,inanimate
microscopio,noun,thing,masculine,,,count,inanimate
molde,noun,thing,masculine,,,count,inanimate
molinillo,noun,thing,masculine,,,count,inanimate
monedero,noun,thing,masculine,,,count,inanimate
montón,noun,thing,masculine,,,count,inanimate
mortero,noun,thing,masculine,,,count,inanimate
mosquitero,noun,thing,masculine,,,count,inanimate
mural,noun,thing,masculine,,,count,inanimate
muro,noun,thing,masculine,,,count,inanimate
nido,noun,thing,masculine,,,count,inanimate
pocilga,noun,thing,feminine,,,count,inanimate
guarida,noun,thing,feminine,,,count,inanimate
nudo,noun,thing,masculine,,,count,inanimate
objeto,noun,thing,masculine,,,count,inanimate
ojal,noun,thing,masculine,,,count,inanimate
orificio,noun,thing,masculine,,,count,inanimate
pañuelo,noun,thing,masculine,,,count,inanimate
paquete,noun,thing,masculine,,,count,inanimate
papelito,noun,thing,masculine,,,count,inanimate
palillo,noun,thing,masculine,,,count,inanimate
palo,noun,thing,masculine,,,count,inanimate
palo de golf,noun,thing,masculine,,,count,inanimate
panel,noun,thing,masculine,,,count,inanimate
paragüero,noun,thing,masculine,,,count,inanimate
pararrayos,noun,thing,masculine,,,count,inanimate
paraguas,noun,thing,masculine,,,count,inanimate
parachoques,noun,thing,masculine,,,count,inanimate
croquis,noun,thing,masculine,,,count,inanimate
cúspide,noun,thing,feminine,,,count,inanimate
quitaesmaltes,noun,thing,masculine,,,count,inanimate
calientapiés,noun,thing,masculine,,,count,inanimate
escarbadientes,noun,thing,masculine,,,count,inanimate
mondadientes,noun,thing,masculine,,,count,inanimate
abrebotellas,noun,thing,masculine,,,count,inanimate
pelapapas,noun,thing,masculine,,,count,inanimate
cortauñas,noun,thing,masculine,,,count,inanimate
sujetapapeles,noun,thing,masculine,,,count,inanimate
parche,noun,thing,masculine,,,count,inanimate
pedal,noun,thing,masculine,,,count,inanimate
pedazo,noun,thing,masculine,,,count,inanimate
pegote,noun,thing,masculine,,,count,inanimate
pedestal,noun,thing,masculine,,,count,inanimate
pelador,noun,thing,masculine,,,count,inanimate
pelapatatas,noun,thing,masculine,,,count,inanimate
peine,noun,thing,masculine,,,count,inanimate
maquinilla,noun,thing,feminine,,,count,inanimate
brocha de afeitar,noun,thing,feminine,,,count,inanimate
tampón,noun,thing,masculine,,,count,inanimate
bastoncillo,noun,thing,masculine,,,count,inanimate
bastoncillos,noun,thing,masculine,plural,,count,inanimate
orejeras,noun,thing,feminine,plural,,count,inanimate
periscopio,noun,thing,masculine,,,count,inanimate
pestillo,noun,thing,masculine,,,count,inanimate
picaporte,noun,thing,masculine,,,count,inanimate
pincel,noun,thing,masculine,,,count,inanimate
pintalabios,noun,thing,masculine,,,count,inanimate
pintauñas,noun,thing,masculine,,,count,inanimate
plumero,noun,thing,masculine,,,count,inanimate
plumier,noun,thing,masculine,,,count,inanimate
poste,noun,thing,masculine,,,count,inanimate
pomo,noun,thing,masculine,,,count,inanimate
portafolio,noun,thing,masculine,,,count,inanimate
pósit,noun,thing,masculine,,,count,inanimate
premio,noun,thing,masculine,,,count,inanimate
prendedor,noun,thing,masculine,,,count,inanimate
punto,noun,thing,masculine,,,count,inanimate
punzón,noun,thing,masculine,,,count,inanimate
quitasol,noun,thing,masculine,,,count,inanimate
rallador,noun,thing,masculine,,,count,inanimate
rastrillo,noun,thing,masculine,,,count,inanimate
recambio,noun,thing,masculine,,,count,inanimate
recipiente,noun,thing,masculine,,,count,inanimate
recogedor,noun,thing,masculine,,,count,inanimate
recuerdo,noun,thing,masculine,,,count,inanimate
regalito,noun,thing,masculine,,,count,inanimate
remo,noun,thing,masculine,,,count,inanimate
retrato,noun,thing,masculine,,,count,inanimate
rodillo,noun,thing,masculine,,,count,inanimate
rollo,noun,thing,masculine,,,count,inanimate
rotulador,noun,thing,masculine,,,count,inanimate
rodillo de cocina,noun,thing,masculine,,,count,inanimate
sacacorchos,noun,thing,masculine,,,count,inanimate
sacapuntas,noun,thing,masculine,,,count,inanimate
saco,noun,thing,masculine,,,count,inanimate
saco de dormir,noun,thing,masculine,,,count,inanimate
salero,noun,thing,masculine,,,count,inanimate
salvavidas,noun,thing,masculine,,,count,inanimate
sello,noun,thing,masculine,,,count,inanimate
servilletero,noun,thing,masculine,,,count,inanimate
soporte,noun,thing,masculine,,,count,inanimate
subrayador,noun,thing,masculine,,,count,inanimate
surtidor,noun,thing,masculine,,,count,inanimate
tablero,noun,thing,masculine,,,count,inanimate
tablón,noun,thing,masculine,,,count,inanimate
talonario,noun,thing,masculine,,,count,inanimate
tambor de detergente,noun,thing,masculine,,,count,inanimate
tapón,noun,thing,masculine,,,count,inanimate
tarro,noun,thing,masculine,,,count,inanimate
tarrito,noun,thing,masculine,,,count,inanimate
tatuaje,noun,thing,masculine,,,count,inanimate
termo,noun,thing,masculine,,,count,inanimate
termómetro,noun,thing,masculine,,,count,inanimate
tensiómetro,noun,thing,masculine,,,count,inanimate
fonendoscopio,noun,thing,masculine,,,count,inanimate
radiografía,noun,thing,feminine,,,count,inanimate
ecografía,noun,thing,feminine,,,count,inanimate
análisis,noun,thing,masculine,,,count,inanimate
collarín,noun,thing,masculine,,,count,inanimate
análisis de sangre,noun,thing,masculine,,,count,inanimate
estetoscopio,noun,thing,masculine,,,count,inanimate
tenedor,noun,thing,masculine,,,count,inanimate
tendedero,noun,thing,masculine,,,count,inanimate
timbre,noun,thing,masculine,,,count,inanimate
timón,noun,thing,masculine,,,count,inanimate
tirador,noun,thing,masculine,,,count,inanimate
tirachinas,noun,thing,masculine,,,count,inanimate
tobogán,noun,thing,masculine,,,count,inanimate
tornillo,noun,thing,masculine,,,count,inanimate
astilla,noun,thing,feminine,,,count,inanimate
llanta,noun,thing,feminine,,,count,inanimate
farola,noun,thing,feminine,,,count,inanimate
barda,noun,thing,feminine,,,count,inanimate
suela,noun,thing,feminine,,,count,inanimate
contenedor,noun,thing,masculine,,,count,inanimate
manilla,noun,thing,feminine,,,count,inanimate
toldo,noun,thing,masculine,,,count,inanimate
tomavistas,noun,thing,masculine,,,count,inanimate
trapo,noun,thing,masculine,,,count,inanimate
trípode,noun,thing,masculine,,,count,inanimate
trofeo,noun,thing,masculine,,,count,inanimate
trono,noun,thing,masculine,,,count,inanimate
trozo,noun,thing,masculine,,,count,inanimate
tubo,noun,thing,masculine,,,count,inanimate
tupper,noun,thing,masculine,,,count,inanimate
vaso,noun,thing,masculine,,,count,inanimate
vasito,noun,thing,masculine,,,count,inanimate
visillo,noun,thing,masculine,,,count,inanimate
volante,noun,thing,masculine,,,count,inanimate
freno,noun,thing,masculine,,,count,inanimate
acelerador,noun,thing,masculine,,,count,inanimate
embrague,noun,thing,masculine,,,count,inanimate
limpiaparabrisas,noun,thing,masculine,,,count,inanimate
parabrisas,noun,thing,masculine,,,count,inanimate
retrovisor,noun,thing,masculine,,,count,inanimate
claxon,noun,thing,masculine,,,count,inanimate
neumático,noun,thing,masculine,,,count,inanimate
matrícula,noun,thing,feminine,,,count,inanimate
maletero,noun,thing,masculine,,,count,inanimate
airbag,noun,thing,masculine,,,count,inanimate
rueda de repuesto,noun,thing,feminine,,,count,inanimate
yunque,noun,thing,masculine,,,count,inanimate
zurrón,noun,thing,masculine,,,count,inanimate
carrito,noun,thing,masculine,,,count,inanimate
carrito de la compra,noun,thing,masculine,,,count,inanimate
carro de la compra,noun,thing,masculine,,,count,inanimate
cartón,noun,thing,masculine,,,count,inanimate
cuentagotas,noun,thing,masculine,,,count,inanimate
cubito de hielo,noun,thing,masculine,,,count,inanimate
palo de escoba,noun,thing,masculine,,,count,inanimate
ambientador,noun,thing,masculine,,,count,inanimate
platillo,noun,thing,masculine,,,count,inanimate
plato,noun,thing,masculine,,,count,inanimate
platito,noun,thing,masculine,,,count,inanimate
plato hondo,noun,thing,masculine,,,count,inanimate
marcador,noun,thing,masculine,,,count,inanimate
plumón,noun,thing,masculine,,,count,inanimate
regalo sorpresa,noun,thing,masculine,,,count,inanimate
examen sorpresa,noun,event,masculine,,,count,inanimate
visita sorpresa,noun,event,feminine,,,count,inanimate
lapicero,noun,thing,masculine,,,count,inanimate
crayón,noun,thing,masculine,,,count,inanimate
pastillero,noun,thing,masculine,,,count,inanimate
cojín antiescaras,noun,thing,masculine,,,count,inanimate
andador,noun,thing,masculine,,,count,inanimate
arenero,noun,thing,masculine,,,count,inanimate
cesto de la ropa,noun,thing,masculine,,,count,inanimate
paracaídas,noun,thing,masculine,,,count,inanimate
pasaporte,noun,thing,masculine,,,count,inanimate
carné,noun,thing,masculine,,,count,inanimate
carnet,noun,thing,masculine,,,count,inanimate
ticket,noun,thing,masculine,,,count,inanimate
tique,noun,thing,masculine,,,count,inanimate
boleto,noun,thing,masculine,,,count,inanimate
menú de pictogramas,noun,thing,masculine,,,count,inanimate
pictograma,noun,thing,masculine,,,count,inanimate
panel de comunicación,noun,thing,masculine,,,count,inanimate
tablero de comunicación,noun,thing,masculine,,,count,inanimate
calendario de actividades,noun,thing,masculine,,,count,inanimate
horario,noun,thing,masculine,,,count,inanimate
símbolo,noun,thing,masculine,,,count,inanimate
aguja,noun,thing,feminine,,,count,inanimate
tapadera,noun,thing,feminine,,,count,inanimate
tabla de cortar,noun,thing,feminine,,,count,inanimate
táper,noun,thing,masculine,,,count,inanimate
cantimplora,noun,thing,feminine,,,count,inanimate
azucarero,noun,thing,masculine,,,count,inanimate
palillero,noun,thing,masculine,,,count,inanimate
cubertería,noun,thing,feminine,,,count,inanimate
ovillo,noun,thing,masculine,,,count,inanimate
ovillo de lana,noun,thing,masculine,,,count,inanimate
retal,noun,thing,masculine,,,count,inanimate
lentejuela,noun,thing,feminine,,,count,inanimate
vidriera,noun,thing,feminine,,,count,inanimate
torno,noun,thing,masculine,,,count,inanimate
ganchillo,noun,thing,masculine,,,mass,inanimate
bordado,noun,thing,masculine,,,count,inanimate
alcayata,noun,thing,feminine,,,count,inanimate
almohadilla,noun,thing,feminine,,,count,inanimate
ancla,noun,thing,feminine,,,count,inanimate
anilla,noun,thing,feminine,,,count,inanimate
antorcha,noun,thing,feminine,,,count,inanimate
argolla,noun,thing,feminine,,,count,inanimate
bandeja,noun,thing,feminine,,,count,inanimate
bandera,noun,thing,feminine,,,count,inanimate
barandilla,noun,thing,feminine,,,count,inanimate
barra,noun,thing,feminine,,,count,inanimate
barrera,noun,thing,feminine,,,count,inanimate
bayeta,noun,thing,feminine,,,count,inanimate
bola,noun,thing,feminine,,,count,inanimate
bola de nieve,noun,thing,feminine,,,count,inanimate
bolsa,noun,thing,feminine,,,count,inanimate
bolsa de basura,noun,thing,feminine,,,count,inanimate
bolsa de plástico,noun,thing,feminine,,,count,inanimate
bolsita,noun,thing,feminine,,,count,inanimate
bomba,noun,thing,feminine,,,count,inanimate
bombona,noun,thing,feminine,,,count,inanimate
botella,noun,thing,feminine,,,count,inanimate
botellita,noun,thing,feminine,,,count,inanimate
brocha,noun,thing,feminine,,,count,inanimate
brújula,noun,thing,feminine,,,count,inanimate
cacerola,noun,thing,feminine,,,count,inanimate
cadena,noun,thing,feminine,,,count,inanimate
caja,noun,thing,feminine,,,count,inanimate
caja de cartón,noun,thing,feminine,,,count,inanimate
caja fuerte,noun,thing,feminine,,,count,inanimate
caja registradora,noun,thing,feminine,,,count,inanimate
cajita,noun,thing,feminine,,,count,inanimate
caña de pescar,noun,thing,feminine,,,count,inanimate
cáscara,noun,thing,feminine,,,count,inanimate
campana,noun,thing,feminine,,,count,inanimate
campanilla,noun,thing,feminine,,,count,inanimate
canasta,noun,thing,feminine,,,count,inanimate
caña,noun,thing,feminine,,,count,inanimate
careta,noun,thing,feminine,,,count,inanimate
carpeta,noun,thing,feminine,,,count,inanimate
carta,noun,thing,feminine,,,count,inanimate
cartera,noun,thing,feminine,,,count,inanimate
cazuela,noun,thing,feminine,,,count,inanimate
cerilla,noun,thing,feminine,,,count,inanimate
cerradura,noun,thing,feminine,,,count,inanimate
cesta,noun,thing,feminine,,,count,inanimate
chapa,noun,thing,feminine,,,count,inanimate
chincheta,noun,thing,feminine,,,count,inanimate
cinta,noun,thing,feminine,,,count,inanimate
cinta adhesiva,noun,thing,feminine,,,count,inanimate
cinta métrica,noun,thing,feminine,,,count,inanimate
copa,noun,thing,feminine,,,count,inanimate
corona,noun,thing,feminine,,,count,inanimate
correa,noun,thing,feminine,,,count,inanimate
cosa,noun,thing,feminine,,,count,inanimate
cristalera,noun,thing,feminine,,,count,inanimate
cruz,noun,thing,feminine,,,count,inanimate
rosario,noun,thing,masculine,,,count,inanimate
crucifijo,noun,thing,masculine,,,count,inanimate
belén,noun,thing,masculine,,,count,inanimate
cubeta,noun,thing,feminine,,,count,inanimate
cuchara de madera,noun,thing,feminine,,,count,inanimate
cucharilla,noun,thing,feminine,,,count,inanimate
cucharita,noun,thing,feminine,,,count,inanimate
cuerda,noun,thing,feminine,,,count,inanimate
cuña,noun,thing,feminine,,,count,inanimate
daga,noun,thing,feminine,,,count,inanimate
diana,noun,thing,feminine,,,count,inanimate
entrada de cine,noun,thing,feminine,,,count,inanimate
escoba,noun,thing,feminine,,,count,inanimate
escobilla,noun,thing,feminine,,,count,inanimate
escopeta,noun,thing,feminine,,,count,inanimate
esfera,noun,thing,feminine,,,count,inanimate
esponja,noun,thing,feminine,,,count,inanimate
espada,noun,thing,feminine,,,count,inanimate
espátula,noun,thing,feminine,,,count,inanimate
espumadera,noun,thing,feminine,,,count,inanimate
esquela,noun,thing,feminine,,,count,inanimate
estaca,noun,thing,feminine,,,count,inanimate
estampa,noun,thing,feminine,,,count,inanimate
estampilla,noun,thing,feminine,,,count,inanimate
etiqueta,noun,thing,feminine,,,count,inanimate
factura,noun,thing,feminine,,,count,inanimate
recibo,noun,thing,masculine,,,count,inanimate
contrato,noun,thing,masculine,,,count,inanimate
currículum,noun,thing,masculine,,,count,inanimate
visado,noun,thing,masculine,,,count,inanimate
peaje,noun,thing,masculine,,,count,inanimate
pedido,noun,thing,masculine,,,count,inanimate
noticia,noun,thing,feminine,,,count,inanimate
fiambrera,noun,thing,feminine,,,count,inanimate
ficha,noun,thing,feminine,,,count,inanimate
figura,noun,thing,feminine,,,count,inanimate
figurita,noun,thing,feminine,,,count,inanimate
firma,noun,thing,feminine,,,count,inanimate
flecha,noun,thing,feminine,,,count,inanimate
fotocopia,noun,thing,feminine,,,count,inanimate
fregona,noun,thing,feminine,,,count,inanimate
fuente de horno,noun,thing,feminine,,,count,inanimate
funda,noun,thing,feminine,,,count,inanimate
gamuza,noun,thing,feminine,,,count,inanimate
garrafa,noun,thing,feminine,,,count,inanimate
goma,noun,thing,feminine,,,count,inanimate
goma de borrar,noun,thing,feminine,,,count,inanimate
goma de pelo,noun,thing,feminine,,,count,inanimate
grapa,noun,thing,feminine,,,count,inanimate
grapadora,noun,thing,feminine,,,count,inanimate
grieta,noun,thing,feminine,,,count,inanimate
hebilla,noun,thing,feminine,,,count,inanimate
herramienta,noun,thing,feminine,,,count,inanimate
herradura,noun,thing,feminine,,,count,inanimate
hoja de papel,noun,thing,feminine,,,count,inanimate
hoja de afeitar,noun,thing,feminine,,,count,inanimate
hoz,noun,thing,feminine,,,count,inanimate
hucha,noun,thing,feminine,,,count,inanimate
huella,noun,thing,feminine,,,count,inanimate
jabonera,noun,thing,feminine,,,count,inanimate
jarra,noun,thing,feminine,,,count,inanimate
jaula,noun,thing,feminine,,,count,inanimate
jeringa,noun,thing,feminine,,,count,inanimate
jeringuilla,noun,thing,feminine,,,count,inanimate
joya,noun,thing,feminine,,,count,inanimate
lanza,noun,thing,feminine,,,count,inanimate
lata,noun,thing,feminine,,,count,inanimate
lata de atún,noun,thing,feminine,,,count,inanimate
lavativa,noun,thing,feminine,,,count,inanimate
lente,noun,thing,feminine,,,count,inanimate
lentes,noun,clothing,masculine,plural,,count,inanimate,definite
letra,noun,thing,feminine,,,count,inanimate
lima de uñas,noun,thing,feminine,,,count,inanimate
lija,noun,thing,feminine,,,count,inanimate
lista de tareas,noun,thing,feminine,,,count,inanimate
llave,noun,thing,feminine,,,count,inanimate
llave inglesa,noun,thing,feminine,,,count,inanimate
lona,noun,thing,feminine,,,count,inanimate
lonchera,noun,thing,feminine,,,count,inanimate
lupa,noun,thing,feminine,,,count,inanimate
maceta,noun,thing,feminine,,,count,inanimate
madeja,noun,thing,feminine,,,count,inanimate
maleta,noun,thing,feminine,,,count,inanimate
mamadera,noun,thing,feminine,,,count,inanimate
manguera,noun,thing,feminine,,,count,inanimate
manivela,noun,thing,feminine,,,count,inanimate
manta,noun,thing,feminine,,,count,inanimate
mantilla,noun,thing,feminine,,,count,inanimate
máscara,noun,thing,feminine,,,count,inanimate
marca,noun,thing,feminine,,,count,inanimate
mecha,noun,thing,feminine,,,count,inanimate
medalla,noun,thing,feminine,,,count,inanimate
raqueta,noun,thing,feminine,,,count,inanimate
raqueta de tenis,noun,thing,feminine,,,count,inanimate
pala de pádel,noun,thing,feminine,,,count,inanimate
portería,noun,thing,feminine,,,count,inanimate
silbato,noun,thing,masculine,,,count,inanimate
tarjeta roja,noun,thing,feminine,,,count,inanimate
tarjeta amarilla,noun,thing,feminine,,,count,inanimate
podio,noun,thing,masculine,,,count,inanimate
trampolín,noun,thing,masculine,,,count,inanimate
calavera,noun,thing,feminine,,,count,inanimate
papeleta,noun,thing,feminine,,,count,inanimate
mina de lápiz,noun,thing,feminine,,,count,inanimate
mochila,noun,thing,feminine,,,count,inanimate
muestra,noun,thing,feminine,,,count,inanimate
navaja,noun,thing,feminine,,,count,inanimate
nota,noun,thing,feminine,,,count,inanimate
olla,noun,thing,feminine,,,count,inanimate
olla a presión,noun,thing,feminine,,,count,inanimate
pajita,noun,thing,feminine,,,count,inanimate
paja,noun,thing,feminine,,,count,inanimate
pala,noun,thing,feminine,,,count,inanimate
palanca,noun,thing,feminine,,,count,inanimate
palangana,noun,thing,feminine,,,count,inanimate
paleta de pintor,noun,thing,feminine,,,count,inanimate
palita,noun,thing,feminine,,,count,inanimate
palmatoria,noun,thing,feminine,,,count,inanimate
papelera,noun,thing,feminine,,,count,inanimate
parrilla,noun,thing,feminine,,,count,inanimate
pecera,noun,thing,feminine,,,count,inanimate
pegatina,noun,thing,feminine,,,count,inanimate
perla,noun,thing,feminine,,,count,inanimate
pesa,noun,thing,feminine,,,count,inanimate
pestaña postiza,noun,thing,feminine,,,count,inanimate
pieza de dominó,noun,thing,feminine,,,count,inanimate
pincelada,noun,thing,feminine,,,count,inanimate
pinza,noun,thing,feminine,,,count,inanimate
pipa,noun,thing,feminine,,,count,inanimate
pistola,noun,thing,feminine,,,count,inanimate
placa,noun,thing,feminine,,,count,inanimate
plantilla de dibujo,noun,thing,feminine,,,count,inanimate
pluma,noun,thing,feminine,,,count,inanimate
pluma estilográfica,noun,thing,feminine,,,count,inanimate
polea,noun,thing,feminine,,,count,inanimate
postal,noun,thing,feminine,,,count,inanimate
prenda,noun,thing,feminine,,,count,inanimate
probeta,noun,thing,feminine,,,count,inanimate
punta,noun,thing,feminine,,,count,inanimate
quesera,noun,thing,feminine,,,count,inanimate
rampa,noun,thing,feminine,,,count,inanimate
ranura,noun,thing,feminine,,,count,inanimate
red,noun,thing,feminine,,,count,inanimate
regadera,noun,thing,feminine,,,count,inanimate
regla,noun,thing,feminine,,,count,inanimate
cartabón,noun,thing,masculine,,,count,inanimate
escuadra,noun,thing,feminine,,,count,inanimate
transportador,noun,thing,masculine,,,count,inanimate
taladradora,noun,thing,feminine,,,count,inanimate
archivador,noun,thing,masculine,,,count,inanimate
boletín,noun,thing,masculine,,,count,inanimate
boletín de notas,noun,thing,masculine,,,count,inanimate
resumen,noun,thing,masculine,,,count,inanimate
apuntes,noun,thing,masculine,plural,,count,inanimate
babi,noun,thing,masculine,,,count,inanimate
rejilla,noun,thing,feminine,,,count,inanimate
rueda,noun,thing,feminine,,,count,inanimate
sábana,noun,thing,feminine,,,count,inanimate
sartén,noun,thing,feminine,,,count,inanimate
señal,noun,thing,feminine,,,count,inanimate
señal de tráfico,noun,thing,feminine,,,count,inanimate
servilleta,noun,thing,feminine,,,count,inanimate
sierra de mano,noun,thing,feminine,,,count,inanimate
silueta,noun,thing,feminine,,,count,inanimate
sonda,noun,thing,feminine,,,count,inanimate
soga,noun,thing,feminine,,,count,inanimate
tabla,noun,thing,feminine,,,count,inanimate
tachuela,noun,thing,feminine,,,count,inanimate
tapa de la olla,noun,thing,feminine,,,count,inanimate
tarjeta,noun,thing,feminine,,,count,inanimate
tarjeta de cumpleaños,noun,thing,feminine,,,count,inanimate
tarjeta de crédito,noun,thing,feminine,,,count,inanimate
tarima,noun,thing,feminine,,,count,inanimate
taza,noun,thing,feminine,,,count,inanimate
tela de araña,noun,thing,feminine,,,count,inanimate
tetera,noun,thing,feminine,,,count,inanimate
tetina,noun,thing,feminine,,,count,inanimate
tienda de campaña,noun,thing,feminine,,,count,inanimate
toalla,noun,thing,feminine,,,count,inanimate
toallita,noun,thing,feminine,,,count,inanimate
toallita húmeda,noun,thing,feminine,,,count,inanimate
tubería,noun,thing,feminine,,,count,inanimate
tuerca,noun,thing,feminine,,,count,inanimate
urna,noun,thing,feminine,,,count,inanimate
vaina,noun,thing,feminine,,,count,inanimate
valla,noun,thing,feminine,,,count,inanimate
vajilla,noun,thing,feminine,,,count,inanimate
vara,noun,thing,feminine,,,count,inanimate
varita,noun,thing,feminine,,,count,inanimate
varita mágica,noun,thing,feminine,,,count,inanimate
vela,noun,thing,feminine,,,count,inanimate
petardo,noun,thing,masculine,,,count,inanimate
caballete,noun,thing,masculine,,,count,inanimate
velita,noun,thing,feminine,,,count,inanimate
vela de cumpleaños,noun,thing,feminine,,,count,inanimate
ventanilla,noun,thing,feminine,,,count,inanimate
verja,noun,thing,feminine,,,count,inanimate
visera,noun,thing,feminine,,,count,inanimate
viga,noun,thing,feminine,,,count,inanimate
escalera de mano,noun,thing,feminine,,,count,inanimate
ofrenda,noun,thing,feminine,,,count,inanimate
muleta,noun,thing,feminine,,,count,inanimate
rejilla de ventilación,noun,thing,feminine,,,count,inanimate
tijeras,noun,thing,feminine,plural,,count,inanimate,definite
pinzas,noun,thing,feminine,plural,,count,inanimate,definite
pesas,noun,thing,feminine,plural,,count,inanimate,definite
riendas,noun,thing,feminine,plural,,count,inanimate,definite
esposas,noun,thing,feminine,plural,,count,inanimate,definite
cenizas,noun,thing,feminine,plural,,count,inanimate,definite
prismáticos,noun,thing,masculine,plural,,count,inanimate,definite
cubiertos,noun,thing,masculine,plural,,count,inanimate,definite
cosméticos,noun,thing,masculine,plural,,count,inanimate,definite
dados de colores,noun,thing,masculine,plural,,count,inanimate,definite
basura,noun,thing,feminine,,,mass,inanimate,definite
compra,noun,thing,feminine,,,mass,inanimate,definite
correspondencia,noun,thing,feminine,,,mass,inanimate,definite
vajilla sucia,noun,thing,feminine,,,mass,inanimate,definite
ropa sucia,noun,thing,feminine,,,mass,inanimate,definite
colada,noun,thing,feminine,,,mass,inanimate,definite
comida del perro,noun,thing,feminine,,,mass,inanimate,definite
correo,noun,thing,masculine,,,count,inanimate
correo electrónico,noun,thing,masculine,,,count,inanimate
suelo mojado,noun,thing,masculine,,,mass,inanimate,definite
polvo,noun,thing,masculine,,,mass,inanimate,definite
equipaje,noun,thing,masculine,,,mass,inanimate,definite
reciclaje,noun,thing,masculine,,,mass,inanimate,definite
oferta,noun,thing,feminine,,,count,inanimate
multa,noun,thing,feminine,,,count,inanimate
maqueta,noun,thing,feminine,,,count,inanimate
pancarta,noun,thing,feminine,,,count,inanimate
noticia escrita,noun,thing,feminine,,,count,inanimate
lágrima de cocodrilo,noun,thing,feminine,,,count,inanimate
huella digital,noun,thing,feminine,,,count,inanimate
paquete de galletas,noun,thing,masculine,,,count,inanimate
bote de pintura,noun,thing,masculine,,,count,inanimate
rollo de papel,noun,thing,masculine,,,count,inanimate
tarro de miel,noun,thing,masculine,,,count,inanimate
globo de agua,noun,thing,masculine,,,count,inanimate
cubo de agua,noun,thing,masculine,,,count,inanimate
avioncito,noun,toy,masculine,,,count,inanimate
balón,noun,toy,masculine,,,count,inanimate
bloque,noun,toy,masculine,,,count,inanimate
cochecito,noun,toy,masculine,,,count,inanimate
cubito,noun,toy,masculine,,,count,inanimate
cubo de rubik,noun,toy,masculine,,,count,inanimate
castillo hinchable,noun,toy,masculine,,,count,inanimate
coche teledirigido,noun,toy,masculine,,,count,inanimate
coche de juguete,noun,toy,masculine,,,count,inanimate
dado,noun,toy,masculine,,,count,inanimate
dinosaurio de juguete,noun,toy,masculine,,,count,inanimate
disco volador,noun,toy,masculine,,,count,inanimate
frisbi,noun,toy,masculine,,,count,inanimate
globo,noun,toy,masculine,,,count,inanimate
baraja,noun,toy,feminine,,,count,inanimate
baraja de cartas,noun,toy,feminine,,,count,inanimate
naipe,noun,toy,masculine,,,count,inanimate
antifaz,noun,toy,masculine,,,count,inanimate
serpentina,noun,toy,feminine,,,count,inanimate
piñata,noun,toy,feminine,,,count,inanimate
bengala,noun,toy,feminine,,,count,inanimate
guirnalda,noun,toy,feminine,,,count,inanimate
pompa,noun,toy,feminine,,,count,inanimate
jueguito,noun,toy,masculine,,,count,inanimate
mobiliario de juguete,noun,toy,masculine,,,count,inanimate
monopatín de juguete,noun,toy,masculine,,,count,inanimate
muñeco,noun,toy,masculine,,,count,inanimate
muñequito,noun,toy,masculine,,,count,inanimate
muñeco de peluche,noun,toy,masculine,,,count,inanimate
oso de peluche,noun,toy,masculine,,,count,inanimate
osito,noun,toy,masculine,,,count,inanimate
osito de peluche,noun,toy,masculine,,,count,inanimate
patinete de juguete,noun,toy,masculine,,,count,inanimate
peluche,noun,toy,masculine,,,count,inanimate
robot,noun,toy,masculine,,,count,inanimate
sonajero,noun,toy,masculine,,,count,inanimate
soldadito de plomo,noun,toy,masculine,,,count,inanimate
títere,noun,toy,masculine,,,count,inanimate
tren de juguete,noun,toy,masculine,,,count,inanimate
trenecito,noun,toy,masculine,,,count,inanimate
trompo,noun,toy,masculine,,,count,inanimate
yoyó,noun,toy,masculine,,,count,inanimate
caballito de madera,noun,toy,masculine,,,count,inanimate
xilófono de juguete,noun,toy,masculine,,,count,inanimate
tiovivo de juguete,noun,toy,masculine,,,count,inanimate
balancín,noun,toy,masculine,,,count,inanimate
mordedor,noun,toy,masculine,,,count,inanimate
burbuja,noun,toy,feminine,,,count,inanimate
canica,noun,toy,feminine,,,count,inanimate
casa de muñecas,noun,toy,feminine,,,count,inanimate
casita de juguete,noun,toy,feminine,,,count,inanimate
cocinita,noun,toy,feminine,,,count,inanimate
comba,noun,toy,feminine,,,count,inanimate
cometa,noun,toy,feminine,,,count,inanimate
construcción de madera,noun,toy,feminine,,,count,inanimate
figura de acción,noun,toy,feminine,,,count,inanimate
marioneta,noun,toy,feminine,,,count,inanimate
muñequita,noun,toy,feminine,,,count,inanimate
nave de juguete,noun,toy,feminine,,,count,inanimate
peonza,noun,toy,feminine,,,count,inanimate
pistola de agua,noun,toy,feminine,,,count,inanimate
pompa de jabón,noun,toy,feminine,,,count,inanimate
pelotita,noun,toy,feminine,,,count,inanimate
pieza de lego,noun,toy,feminine,,,count,inanimate
cama elástica,noun,toy,feminine,,,count,inanimate
caja de música,noun,toy,feminine,,,count,inanimate
juguetes de agua,noun,toy,masculine,plural,,count,inanimate
bolos de juguete,noun,toy,masculine,plural,,count,inanimate
legos,noun,toy,masculine,plural,,count,inanimate
pompas,noun,toy,feminine,plural,,count,inanimate
construcciones,noun,toy,feminine,plural,,count,inanimate
plastilina,noun,toy,feminine,,,mass,inanimate
arena mágica,noun,toy,feminine,,,mass,inanimate
pasta de modelar,noun,toy,feminine,,,mass,inanimate
lego,noun,toy,masculine,,,mass,inanimate
slime,noun,toy,masculine,,,mass,inanimate
juego,noun,game,masculine,,,count,inanimate
juego de cartas,noun,game,masculine,,,count,inanimate
juego de mesa,noun,game,masculine,,,count,inanimate
puzle,noun,game,masculine,,,count,inanimate
rompecabezas,noun,game,masculine,,,count,inanimate
videojuego,noun,game,masculine,,,count,inanimate
crucigrama,noun,game,masculine,,,count,inanimate
sudoku,noun,game,masculine,,,count,inanimate
acertijo,noun,game,masculine,,,count,inanimate
concurso,noun,game,masculine,,,count,inanimate
laberinto,noun,game,masculine,,,count,inanimate
adivinanza,noun,game,feminine,,,count,inanimate
lotería,noun,game,feminine,,,count,inanimate
partida,noun,game,feminine,,,count,inanimate
quiniela,noun,game,feminine,,,count,inanimate
rifa,noun,game,feminine,,,count,inanimate
tómbola,noun,game,feminine,,,count,inanimate
máquina de juegos,noun,game,feminine,,,count,inanimate
bingo,noun,game,masculine,,,mass,inanimate
billar,noun,game,masculine,,,mass,inanimate
dominó,noun,game,masculine,,,mass,inanimate
escondite,noun,game,masculine,,,mass,inanimate
parchís,noun,game,masculine,,,mass,inanimate
pilla-pilla,noun,game,masculine,,,mass,inanimate
póquer,noun,game,masculine,,,mass,inanimate
veoveo,noun,game,masculine,,,mass,inanimate
monopoly,noun,game,masculine,,,mass,inanimate
tute,noun,game,masculine,,,mass,inanimate
mus,noun,game,masculine,,,mass,inanimate
gallinita ciega,noun,game,feminine,,,mass,inanimate
rayuela,noun,game,feminine,,,mass,inanimate
ruleta,noun,game,feminine,,,mass,inanimate
petanca,noun,game,feminine,,,mass,inanimate
cartas,noun,game,feminine,plural,,count,inanimate
damas,noun,game,feminine,plural,,count,inanimate
tabas,noun,game,feminine,plural,,count,inanimate
cuatro esquinas,noun,game,feminine,plural,,count,inanimate
dardos,noun,game,masculine,plural,,count,inanimate
futbolines,noun,game,masculine,plural,,count,inanimate
alpinismo,noun,sport,masculine,,,mass,inanimate
atletismo,noun,sport,masculine,,,mass,inanimate
baloncesto,noun,sport,masculine,,,mass,inanimate
balonmano,noun,sport,masculine,,,mass,inanimate
básquet,noun,sport,masculine,,,mass,inanimate
béisbol,noun,sport,masculine,,,mass,inanimate
boxeo,noun,sport,masculine,,,mass,inanimate
buceo,noun,sport,masculine,,,mass,inanimate
ciclismo,noun,sport,masculine,,,mass,inanimate
esquí,noun,sport,masculine,,,mass,inanimate
fútbol sala,noun,sport,masculine,,,mass,inanimate
golf,noun,sport,masculine,,,mass,inanimate
hockey,noun,sport,masculine,,,mass,inanimate
judo,noun,sport,masculine,,,mass,inanimate
karate,noun,sport,masculine,,,mass,inanimate
kárate,noun,sport,masculine,,,mass,inanimate
kung-fu,noun,sport,masculine,,,mass,inanimate
pádel,noun,sport,masculine,,,mass,inanimate
paracaidismo,noun,sport,masculine,,,mass,inanimate
patinaje,noun,sport,masculine,,,mass,inanimate
pilates,noun,sport,masculine,,,mass,inanimate
ping-pong,noun,sport,masculine,,,mass,inanimate
piragüismo,noun,sport,masculine,,,mass,inanimate
rugby,noun,sport,masculine,,,mass,inanimate
senderismo,noun,sport,masculine,,,mass,inanimate
snowboard,noun,sport,masculine,,,mass,inanimate
squash,noun,sport,masculine,,,mass,inanimate
surf,noun,sport,masculine,,,mass,inanimate
taekwondo,noun,sport,masculine,,,mass,inanimate
tenis,noun,sport,masculine,,,mass,inanimate
tenis de mesa,noun,sport,masculine,,,mass,inanimate
tiro con arco,noun,sport,masculine,,,mass,inanimate
triatlón,noun,sport,masculine,,,mass,inanimate
vóley,noun,sport,masculine,,,mass,inanimate
voleibol,noun,sport,masculine,,,mass,inanimate
waterpolo,noun,sport,masculine,,,mass,inanimate
yoga,noun,sport,masculine,,,mass,inanimate
aeróbic,noun,sport,masculine,,,mass,inanimate
atletismo adaptado,noun,sport,masculine,,,mass,inanimate
boccia,noun,sport,feminine,,,mass,inanimate
equitación,noun,sport,feminine,,,mass,inanimate
escalada,noun,sport,feminine,,,mass,inanimate
esgrima,noun,sport,feminine,,,mass,inanimate
gimnasia,noun,sport,feminine,,,mass,inanimate
gimnasia rítmica,noun,sport,feminine,,,mass,inanimate
hípica,noun,sport,feminine,,,mass,inanimate
lucha libre,noun,sport,feminine,,,mass,inanimate
natación,noun,sport,feminine,,,mass,inanimate
pesca,noun,sport,feminine,,,mass,inanimate
vela deportiva,noun,sport,feminine,,,mass,inanimate
zumba,noun,sport,feminine,,,mass,inanimate
halterofilia,noun,sport,feminine,,,mass,inanimate
deporte,noun,sport,masculine,,,count,inanimate
carrera,noun,sport,feminine,,,count,inanimate
competición,noun,sport,feminine,,,count,inanimate
maratón,noun,sport,masculine,,,count,inanimate
bolos,noun,sport,masculine,plural,,count,inanimate
acordeón,noun,instrument,masculine,,,count,inanimate,definite
bajo eléctrico,noun,instrument,masculine,,,count,inanimate,definite
bombo,noun,instrument,masculine,,,count,inanimate,definite
bongó,noun,instrument,masculine,,,count,inanimate,definite
cajón flamenco,noun,instrument,masculine,,,count,inanimate,definite
contrabajo,noun,instrument,masculine,,,count,inanimate,definite
clarinete,noun,instrument,masculine,,,count,inanimate,definite
fagot,noun,instrument,masculine,,,count,inanimate,definite
gong,noun,instrument,masculine,,,count,inanimate,definite
oboe,noun,instrument,masculine,,,count,inanimate,definite
órgano,noun,instrument,masculine,,,count,inanimate,definite
piano de cola,noun,instrument,masculine,,,count,inanimate,definite
saxofón,noun,instrument,masculine,,,count,inanimate,definite
saxo,noun,instrument,masculine,,,count,inanimate,definite
sintetizador,noun,instrument,masculine,,,count,inanimate,definite
tambor,noun,instrument,masculine,,,count,inanimate,definite
teclado electrónico,noun,instrument,masculine,,,count,inanimate,definite
timbal,noun,instrument,masculine,,,count,inanimate,definite
triángulo,noun,instrument,masculine,,,count,inanimate,definite
trombón,noun,instrument,masculine,,,count,inanimate,definite
ukelele,noun,instrument,masculine,,,count,inanimate,definite
violín,noun,instrument,masculine,,,count,inanimate,definite
violonchelo,noun,instrument,masculine,,,count,inanimate,definite
violoncelo,noun,instrument,masculine,,,count,inanimate,definite
xilófono,noun,instrument,masculine,,,count,inanimate,definite
cuerno,noun,instrument,masculine,,,count,inanimate,definite
güiro,noun,instrument,masculine,,,count,inanimate,definite
palo de lluvia,noun,instrument,masculine,,,count,inanimate,definite
arpa,noun,instrument,feminine,,,count,inanimate,definite
armónica,noun,instrument,feminine,,,count,inanimate,definite
batería,noun,instrument,feminine,,,count,inanimate,definite
bandurria,noun,instrument,feminine,,,count,inanimate,definite
campana musical,noun,instrument,feminine,,,count,inanimate,definite
carraca,noun,instrument,feminine,,,count,inanimate,definite
corneta,noun,instrument,feminine,,,count,inanimate,definite
flauta,noun,instrument,feminine,,,count,inanimate,definite
flauta dulce,noun,instrument,feminine,,,count,inanimate,definite
gaita,noun,instrument,feminine,,,count,inanimate,definite
guitarra eléctrica,noun,instrument,feminine,,,count,inanimate,definite
lira,noun,instrument,feminine,,,count,inanimate,definite
mandolina,noun,instrument,feminine,,,count,inanimate,definite
pandereta,noun,instrument,feminine,,,count,inanimate,definite
trompeta,noun,instrument,feminine,,,count,inanimate,definite
trompa,noun,instrument,feminine,,,count,inanimate,definite
tuba,noun,instrument,feminine,,,count,inanimate,definite
viola,noun,instrument,feminine,,,count,inanimate,definite
zambomba,noun,instrument,feminine,,,count,inanimate,definite
ocarina,noun,instrument,feminine,,,count,inanimate,definite
platillos,noun,instrument,masculine,plural,,count,inanimate,definite
castañuelas,noun,instrument,feminine,plural,,count,inanimate,definite
maracas,noun,instrument,feminine,plural,,count,inanimate,definite
instrumento,noun,instrument,masculine,,,count,inanimate
instrumento musical,noun,instrument,masculine,,,count,inanimate
blues,noun,music,masculine,,,mass,inanimate
canto,noun,music,masculine,,,mass,inanimate
folclore,noun,music,masculine,,,mass,inanimate
heavy,noun,music,masculine,,,mass,inanimate
hip-hop,noun,music,masculine,,,mass,inanimate
jazz,noun,music,masculine,,,mass,inanimate
pop,noun,music,masculine,,,mass,inanimate
rap,noun,music,masculine,,,mass,inanimate
reguetón,noun,music,masculine,,,mass,inanimate
rock,noun,music,masculine,,,mass,inanimate
reggae,noun,music,masculine,,,mass,inanimate
ritmo,noun,music,masculine,,,mass,inanimate
tango,noun,music,masculine,,,mass,inanimate
cumbia,noun,music,feminine,,,mass,inanimate
música clásica,noun,music,feminine,,,mass,inanimate
percusión,noun,music,feminine,,,mass,inanimate
concierto de piano,noun,music,masculine,,,count,inanimate
estribillo,noun,music,masculine,,,count,inanimate
himno,noun,music,masculine,,,count,inanimate
villancico,noun,music,masculine,,,count,inanimate
vals,noun,music,masculine,,,count,inanimate
bolero,noun,music,masculine,,,count,inanimate
ballet,noun,music,masculine,,,count,inanimate
balada,noun,music,feminine,,,count,inanimate
banda sonora,noun,music,feminine,,,count,inanimate
melodía,noun,music,feminine,,,count,inanimate
nana,noun,music,feminine,,,count,inanimate
nota musical,noun,music,feminine,,,count,inanimate
ópera,noun,music,feminine,,,count,inanimate
partitura,noun,music,feminine,,,count,inanimate
sinfonía,noun,music,feminine,,,count,inanimate
letra de la canción,noun,music,feminine,,,count,inanimate
canción de cuna,noun,music,feminine,,,count,inanimate
sardana,noun,music,feminine,,,count,inanimate
jota,noun,music,feminine,,,count,inanimate
sevillana,noun,music,feminine,,,count,inanimate
tele,noun,media,feminine,,,mass,inanimate,definite
TV,noun,media,feminine,,,mass,inanimate,definite
tv,noun,media,feminine,,,mass,inanimate,definite
prensa,noun,media,feminine,,,mass,inanimate,definite
publicidad,noun,media,feminine,,,mass,inanimate,definite
internet,noun,media,masculine,,,mass,inanimate,bare
telediario,noun,media,masculine,,,mass,inanimate,definite
wifi,noun,media,masculine,,,mass,inanimate,definite
cobertura,noun,media,feminine,,,mass,inanimate,definite
radio,noun,media,feminine,,,count,inanimate,definite
página web,noun,media,feminine,,,count,inanimate,definite
web,noun,media,feminine,,,count,inanimate,definite
pantalla,noun,media,feminine,,,count,inanimate,definite
noticiario,noun,media,masculine,,,count,inanimate,definite
programa de la tele,noun,media,masculine,,,count,inanimate,definite
facebook,noun,media,masculine,,,count,inanimate,definite
youtube,noun,media,masculine,,,count,inanimate,definite
whatsapp,noun,media,masculine,,,count,inanimate,definite
instagram,noun,media,masculine,,,count,inanimate,definite
tiktok,noun,media,masculine,,,count,inanimate,definite
netflix,noun,media,masculine,,,count,inanimate,definite
canal infantil,noun,media,masculine,,,count,inanimate,definite
canal,noun,media,masculine,,,count,inanimate,definite
tiempo de la tele,noun,media,masculine,,,count,inanimate,definite
anuncio,noun,media,masculine,,,count,inanimate
álbum,noun,media,masculine,,,count,inanimate
archivo,noun,media,masculine,,,count,inanimate
blog,noun,media,masculine,,,count,inanimate
capítulo,noun,media,masculine,,,count,inanimate
correo basura,noun,media,masculine,,,count,inanimate
documental,noun,media,masculine,,,count,inanimate
dibujo animado,noun,media,masculine,,,count,inanimate
episodio,noun,media,masculine,,,count,inanimate
fotograma,noun,media,masculine,,,count,inanimate
mensaje de voz,noun,media,masculine,,,count,inanimate
programa,noun,media,masculine,,,count,inanimate
reportaje,noun,media,masculine,,,count,inanimate
tráiler,noun,media,masculine,,,count,inanimate
vídeo,noun,media,masculine,,,count,inanimate
video,noun,media,masculine,,,count,inanimate
videoclip,noun,media,masculine,,,count,inanimate
podcast,noun,media,masculine,,,count,inanimate
reality,noun,media,masculine,,,count,inanimate
selfi,noun,media,masculine,,,count,inanimate
cortometraje,noun,media,masculine,,,count,inanimate
meme,noun,media,masculine,,,count,inanimate
póster,noun,media,masculine,,,count,inanimate
aplicación,noun,media,feminine,,,count,inanimate
app,noun,media,feminine,,,count,inanimate
aventura gráfica,noun,media,feminine,,,count,inanimate
entrevista,noun,media,feminine,,,count,inanimate
emisora,noun,media,feminine,,,count,inanimate
fotografía,noun,media,feminine,,,count,inanimate
imagen,noun,media,feminine,,,count,inanimate
comedia,noun,media,feminine,,,count,inanimate
película de dibujos,noun,media,feminine,,,count,inanimate
película de miedo,noun,media,feminine,,,count,inanimate
película de risa,noun,media,feminine,,,count,inanimate
serie,noun,media,feminine,,,count,inanimate
telenovela,noun,media,feminine,,,count,inanimate
teleserie,noun,media,feminine,,,count,inanimate
temporada,noun,media,feminine,,,count,inanimate
tragedia,noun,media,feminine,,,count,inanimate
videollamada,noun,media,feminine,,,count,inanimate
postal digital,noun,media,feminine,,,count,inanimate
transmisión,noun,media,feminine,,,count,inanimate
dibujos,noun,media,masculine,plural,,count,inanimate,definite
dibujos animados,noun,media,masculine,plural,,count,inanimate,definite
noticias,noun,media,feminine,plural,,count,inanimate,definite
redes sociales,noun,media,feminine,plural,,count,inanimate,definite
álbum ilustrado,noun,book,masculine,,,count,inanimate
atlas,noun,book,masculine,,,count,inanimate
cómic,noun,book,masculine,,,count,inanimate
cuaderno,noun,book,masculine,,,count,inanimate
cuadernillo,noun,book,masculine,,,count,inanimate
diario,noun,book,masculine,,,count,inanimate
diccionario,noun,book,masculine,,,count,inanimate
bloc,noun,book,masculine,,,count,inanimate
guion,noun,book,masculine,,,count,inanimate
libro de cuentos,noun,book,masculine,,,count,inanimate
libro de cocina,noun,book,masculine,,,count,inanimate
libro de texto,noun,book,masculine,,,count,inanimate
manual,noun,book,masculine,,,count,inanimate
periódico,noun,book,masculine,,,count,inanimate
tebeo,noun,book,masculine,,,count,inanimate
texto,noun,book,masculine,,,count,inanimate
libro de pictogramas,noun,book,masculine,,,count,inanimate
tomo,noun,book,masculine,,,count,inanimate
capítulo del libro,noun,book,masculine,,,count,inanimate
agenda,noun,book,feminine,,,count,inanimate
biblia,noun,book,feminine,,,count,inanimate
enciclopedia,noun,book,feminine,,,count,inanimate
guía de viajes,noun,book,feminine,,,count,inanimate
libreta,noun,book,feminine,,,count,inanimate
novela,noun,book,feminine,,,count,inanimate
página,noun,book,feminine,,,count,inanimate
revista,noun,book,feminine,,,count,inanimate
biografía,noun,book,feminine,,,count,inanimate
antología,noun,book,feminine,,,count,inanimate
argumento,noun,story,masculine,,,count,inanimate
chisme,noun,story,masculine,,,count,inanimate
chiste,noun,story,masculine,,,count,inanimate
cuentito,noun,story,masculine,,,count,inanimate
discurso,noun,story,masculine,,,count,inanimate
final feliz,noun,story,masculine,,,count,inanimate
mito,noun,story,masculine,,,count,inanimate
poema,noun,story,masculine,,,count,inanimate
refrán,noun,story,masculine,,,count,inanimate
relato,noun,story,masculine,,,count,inanimate
secreto,noun,story,masculine,,,count,inanimate
trabalenguas,noun,story,masculine,,,count,inanimate
verso,noun,story,masculine,,,count,inanimate
anécdota,noun,story,feminine,,,count,inanimate
aventura,noun,story,feminine,,,count,inanimate
broma,noun,story,feminine,,,count,inanimate
fábula,noun,story,feminine,,,count,inanimate
historia,noun,story,feminine,,,count,inanimate
historieta,noun,story,feminine,,,count,inanimate
leyenda,noun,story,feminine,,,count,inanimate
mentirijilla,noun,story,feminine,,,count,inanimate
obra de teatro,noun,story,feminine,,,count,inanimate
oración gramatical,noun,story,feminine,,,count,inanimate
poesía,noun,story,feminine,,,count,inanimate
rima,noun,story,feminine,,,count,inanimate
travesura,noun,story,feminine,,,count,inanimate
charla,noun,story,feminine,,,count,inanimate
anécdota divertida,noun,story,feminine,,,count,inanimate
carta al director,noun,story,feminine,,,count,inanimate
aire acondicionado,noun,device,masculine,,,count,inanimate,definite
aspirador,noun,device,masculine,,,count,inanimate,definite
despertador,noun,device,masculine,,,count,inanimate,definite
estéreo,noun,device,masculine,,,count,inanimate,definite
frigorífico,noun,device,masculine,,,count,inanimate,definite
horno,noun,device,masculine,,,count,inanimate,definite
lavaplatos,noun,device,masculine,,,count,inanimate,definite
lavavajillas,noun,device,masculine,,,count,inanimate,definite
secarropas,noun,device,masculine,,,count,inanimate,definite
lavarropas,noun,device,masculine,,,count,inanimate,definite
mando,noun,device,masculine,,,count,inanimate,definite
mando a distancia,noun,device,masculine,,,count,inanimate,definite
microondas,noun,device,masculine,,,count,inanimate,definite
móvil,noun,device,masculine,,,count,inanimate,definite
escáner,noun,device,masculine,,,count,inanimate
router,noun,device,masculine,,,count,inanimate
memoria USB,noun,device,feminine,,,count,inanimate
emoji,noun,device,masculine,,,count,inanimate
ordenador,noun,device,masculine,,,count,inanimate,definite
portátil,noun,device,masculine,,,count,inanimate,definite
ratón del ordenador,noun,device,masculine,,,count,inanimate,definite
refrigerador,noun,device,masculine,,,count,inanimate,definite
secador,noun,device,masculine,,,count,inanimate,definite
teclado,noun,device,masculine,,,count,inanimate,definite
teléfono,noun,device,masculine,,,count,inanimate,definite
teléfono móvil,noun,device,masculine,,,count,inanimate,definite
televisor,noun,device,masculine,,,count,inanimate,definite
celular,noun,device,masculine,,,count,inanimate,definite
timbre de la puerta,noun,device,masculine,,,count,inanimate,definite
ventilador,noun,device,masculine,,,count,inanimate,definite
telefonillo,noun,device,masculine,,,count,inanimate,definite
interfono,noun,device,masculine,,,count,inanimate,definite
computador,noun,device,masculine,,,count,inanimate,definite
congelador,noun,device,masculine,,,count,inanimate,definite
control remoto,noun,device,masculine,,,count,inanimate,definite
tostador,noun,device,masculine,,,count,inanimate,definite
videoportero,noun,device,masculine,,,count,inanimate,definite
extractor,noun,device,masculine,,,count,inanimate,definite
termostato,noun,device,masculine,,,count,inanimate,definite
gps,noun,device,masculine,,,count,inanimate,definite
aspiradora,noun,device,feminine,,,count,inanimate,definite
batidora,noun,device,feminine,,,count,inanimate,definite
cafetera,noun,device,feminine,,,count,inanimate,definite
calefacción,noun,device,feminine,,,count,inanimate,definite
computadora,noun,device,feminine,,,count,inanimate,definite
consola,noun,device,feminine,,,count,inanimate,definite
estufa,noun,device,feminine,,,count,inanimate,definite
freidora,noun,device,feminine,,,count,inanimate,definite
impresora,noun,device,feminine,,,count,inanimate,definite
lavadora,noun,device,feminine,,,count,inanimate,definite
licuadora,noun,device,feminine,,,count,inanimate,definite
linterna,noun,device,feminine,,,count,inanimate,definite
nevera,noun,device,feminine,,,count,inanimate,definite
plancha,noun,device,feminine,,,count,inanimate,definite
radio del coche,noun,device,feminine,,,count,inanimate,definite
secadora,noun,device,feminine,,,count,inanimate,definite
tableta,noun,device,feminine,,,count,inanimate,definite
tablet,noun,device,feminine,,,count,inanimate,definite
tostadora,noun,device,feminine,,,count,inanimate,definite
videoconsola,noun,device,feminine,,,count,inanimate,definite
vitrocerámica,noun,device,feminine,,,count,inanimate,definite
webcam,noun,device,feminine,,,count,inanimate,definite
heladera,noun,device,feminine,,,count,inanimate,definite
play,noun,device,feminine,,,count,inanimate,definite
batidora de vaso,noun,device,feminine,,,count,inanimate,definite
alarma,noun,device,feminine,,,count,inanimate,definite
calculadora,noun,device,feminine,,,count,inanimate,definite
cámara,noun,device,feminine,,,count,inanimate,definite
cámara de fotos,noun,device,feminine,,,count,inanimate,definite
cámara de vídeo,noun,device,feminine,,,count,inanimate,definite
cocina eléctrica,noun,device,feminine,,,count,inanimate,definite
audífonos,noun,device,masculine,plural,,count,inanimate,definite
auriculares,noun,device,masculine,plural,,count,inanimate,definite
altavoces,noun,device,masculine,plural,,count,inanimate,definite
cascos,noun,device,masculine,plural,,count,inanimate,definite
adaptador,noun,device,masculine,,,count,inanimate
altavoz,noun,device,masculine,,,count,inanimate
amplificador,noun,device,masculine,,,count,inanimate
aparato,noun,device,masculine,,,count,inanimate
audífono,noun,device,masculine,,,count,inanimate
calentador,noun,device,masculine,,,count,inanimate
cargador,noun,device,masculine,,,count,inanimate
cd,noun,device,masculine,,,count,inanimate
chip,noun,device,masculine,,,count,inanimate
comunicador,noun,device,masculine,,,count,inanimate
contador,noun,device,masculine,,,count,inanimate
cronómetro,noun,device,masculine,,,count,inanimate
detector,noun,device,masculine,,,count,inanimate
disco,noun,device,masculine,,,count,inanimate
disco duro,noun,device,masculine,,,count,inanimate
dron,noun,device,masculine,,,count,inanimate
dvd,noun,device,masculine,,,count,inanimate
enchufe eléctrico,noun,device,masculine,,,count,inanimate
fax,noun,device,masculine,,,count,inanimate
foco,noun,device,masculine,,,count,inanimate
generador,noun,device,masculine,,,count,inanimate
implante,noun,device,masculine,,,count,inanimate
lector de libros,noun,device,masculine,,,count,inanimate
micrófono,noun,device,masculine,,,count,inanimate
módem,noun,device,masculine,,,count,inanimate
motor,noun,device,masculine,,,count,inanimate
pendrive,noun,device,masculine,,,count,inanimate
proyector,noun,device,masculine,,,count,inanimate
pulsador,noun,device,masculine,,,count,inanimate
radiador,noun,device,masculine,,,count,inanimate
reloj,noun,device,masculine,,,count,inanimate
reproductor,noun,device,masculine,,,count,inanimate
robot de cocina,noun,device,masculine,,,count,inanimate
satélite,noun,device,masculine,,,count,inanimate
sensor,noun,device,masculine,,,count,inanimate
semáforo de juguete,noun,device,masculine,,,count,inanimate
taladro,noun,device,masculine,,,count,inanimate
telescopio,noun,device,masculine,,,count,inanimate
temporizador,noun,device,masculine,,,count,inanimate
tocadiscos,noun,device,masculine,,,count,inanimate
transistor,noun,device,masculine,,,count,inanimate
walkie-talkie,noun,device,masculine,,,count,inanimate
botón de emergencia,noun,device,masculine,,,count,inanimate
marcapasos,noun,device,masculine,,,count,inanimate
cepillo eléctrico,noun,device,masculine,,,count,inanimate
humidificador,noun,device,masculine,,,count,inanimate
inhalador eléctrico,noun,device,masculine,,,count,inanimate
reloj de arena,noun,device,masculine,,,count,inanimate
antena,noun,device,feminine,,,count,inanimate
bombilla,noun,device,feminine,,,count,inanimate
balanza,noun,device,feminine,,,count,inanimate
báscula,noun,device,feminine,,,count,inanimate
batería externa,noun,device,feminine,,,count,inanimate
cinta de vídeo,noun,device,feminine,,,count,inanimate
grabadora,noun,device,feminine,,,count,inanimate
lámpara de mesa,noun,device,feminine,,,count,inanimate
máquina,noun,device,feminine,,,count,inanimate
máquina de coser,noun,device,feminine,,,count,inanimate
máquina de escribir,noun,device,feminine,,,count,inanimate
memoria usb,noun,device,feminine,,,count,inanimate
motosierra,noun,device,feminine,,,count,inanimate
pila,noun,device,feminine,,,count,inanimate
sirena de alarma,noun,device,feminine,,,count,inanimate
turbina,noun,device,feminine,,,count,inanimate
tecla,noun,device,feminine,,,count,inanimate
rueda eléctrica,noun,device,feminine,,,count,inanimate
alarma de incendios,noun,device,feminine,,,count,inanimate
abdomen,noun,body,masculine,,,count,inanimate,definite
ano,noun,body,masculine,,,count,inanimate,definite
coxis,noun,body,masculine,,,count,inanimate,definite
bazo,noun,body,masculine,,,count,inanimate,definite
brazo,noun,body,masculine,,,count,inanimate,definite
busto,noun,body,masculine,,,count,inanimate,definite
cerebro,noun,body,masculine,,,count,inanimate,definite
codo,noun,body,masculine,,,count,inanimate,definite
corazón,noun,body,masculine,,,count,inanimate,definite
costado,noun,body,masculine,,,count,inanimate,definite
cráneo,noun,body,masculine,,,count,inanimate,definite
cuello,noun,body,masculine,,,count,inanimate,definite
cuerpo,noun,body,masculine,,,count,inanimate,definite
culo,noun,body,masculine,,,count,inanimate,definite
dedo,noun,body,masculine,,,count,inanimate,definite
dedo gordo,noun,body,masculine,,,count,inanimate,definite
dedo meñique,noun,body,masculine,,,count,inanimate,definite
dedo del pie,noun,body,masculine,,,count,inanimate,definite
diente de leche,noun,body,masculine,,,count,inanimate,definite
esqueleto humano,noun,body,masculine,,,count,inanimate,definite
esófago,noun,body,masculine,,,count,inanimate,definite
estómago,noun,body,masculine,,,count,inanimate,definite
glúteo,noun,body,masculine,,,count,inanimate,definite
hígado,noun,body,masculine,,,count,inanimate,definite
hombro,noun,body,masculine,,,count,inanimate,definite
hueso,noun,body,masculine,,,count,inanimate,definite
intestino,noun,body,masculine,,,count,inanimate,definite
labio,noun,body,masculine,,,count,inanimate,definite
meñique,noun,body,masculine,,,count,inanimate,definite
muslo,noun,body,masculine,,,count,inanimate,definite
músculo,noun,body,masculine,,,count,inanimate,definite
nervio,noun,body,masculine,,,count,inanimate,definite
oído,noun,body,masculine,,,count,inanimate,definite
ombligo,noun,body,masculine,,,count,inanimate,definite
omóplato,noun,body,masculine,,,count,inanimate,definite
paladar,noun,body,masculine,,,count,inanimate,definite
párpado,noun,body,masculine,,,count,inanimate,definite
pecho,noun,body,masculine,,,count,inanimate,definite
pene,noun,body,masculine,,,count,inanimate,definite
pezón,noun,body,masculine,,,count,inanimate,definite
pompis,noun,body,masculine,,,count,inanimate,definite
pómulo,noun,body,masculine,,,count,inanimate,definite
pulgar,noun,body,masculine,,,count,inanimate,definite
pulmón,noun,body,masculine,,,count,inanimate,definite
puño,noun,body,masculine,,,count,inanimate,definite
pie derecho,noun,body,masculine,,,count,inanimate,definite
pie izquierdo,noun,body,masculine,,,count,inanimate,definite
riñón,noun,body,masculine,,,count,inanimate,definite
rostro,noun,body,masculine,,,count,inanimate,definite
talón,noun,body,masculine,,,count,inanimate,definite
tobillo,noun,body,masculine,,,count,inanimate,definite
torso,noun,body,masculine,,,count,inanimate,definite
trasero,noun,body,masculine,,,count,inanimate,definite
tronco del cuerpo,noun,body,masculine,,,count,inanimate,definite
útero,noun,body,masculine,,,count,inanimate,definite
vientre,noun,body,masculine,,,count,inanimate,definite
índice,noun,body,masculine,,,count,inanimate,definite
axila,noun,body,feminine,,,count,inanimate,definite
barbilla,noun,body,feminine,,,count,inanimate,definite
boquita,noun,body,feminine,,,count,inanimate,definite
cabecita,noun,body,feminine,,,count,inanimate,definite
cadera,noun,body,feminine,,,count,inanimate,definite
carita,noun,body,feminine,,,count,inanimate,definite
ceja,noun,body,feminine,,,count,inanimate,definite
cintura,noun,body,feminine,,,count,inanimate,definite
columna,noun,body,feminine,,,count,inanimate,definite
costilla del pecho,noun,body,feminine,,,count,inanimate,definite
cuerda vocal,noun,body,feminine,,,count,inanimate,definite
encía,noun,body,feminine,,,count,inanimate,definite
espalda,noun,body,feminine,,,count,inanimate,definite
espinilla de la pierna,noun,body,feminine,,,count,inanimate,definite
espina dorsal,noun,body,feminine,,,count,inanimate,definite
frente,noun,body,feminine,,,count,inanimate,definite
garganta,noun,body,feminine,,,count,inanimate,definite
ingle,noun,body,feminine,,,count,inanimate,definite
lengua,noun,body,feminine,,,count,inanimate,definite
mandíbula,noun,body,feminine,,,count,inanimate,definite
manita,noun,body,feminine,,,count,inanimate,definite
mano derecha,noun,body,feminine,,,count,inanimate,definite
mano izquierda,noun,body,feminine,,,count,inanimate,definite
mejilla,noun,body,feminine,,,count,inanimate,definite
muela,noun,body,feminine,,,count,inanimate,definite
muñeca de la mano,noun,body,feminine,,,count,inanimate,definite
nalga,noun,body,feminine,,,count,inanimate,definite
nuca,noun,body,feminine,,,count,inanimate,definite
oreja,noun,body,feminine,,,count,inanimate,definite
palma,noun,body,feminine,,,count,inanimate,definite
palma de la mano,noun,body,feminine,,,count,inanimate,definite
panza,noun,body,feminine,,,count,inanimate,definite
pantorrilla,noun,body,feminine,,,count,inanimate,definite
pestaña,noun,body,feminine,,,count,inanimate,definite
planta del pie,noun,body,feminine,,,count,inanimate,definite
pupila,noun,body,feminine,,,count,inanimate,definite
rodilla,noun,body,feminine,,,count,inanimate,definite
sien,noun,body,feminine,,,count,inanimate,definite
tripa,noun,body,feminine,,,count,inanimate,definite
tripita,noun,body,feminine,,,count,inanimate,definite
uña,noun,body,feminine,,,count,inanimate,definite
vagina,noun,body,feminine,,,count,inanimate,definite
vejiga,noun,body,feminine,,,count,inanimate,definite
vena,noun,body,feminine,,,count,inanimate,definite
yema del dedo,noun,body,feminine,,,count,inanimate,definite
pierna derecha,noun,body,feminine,,,count,inanimate,definite
pierna izquierda,noun,body,feminine,,,count,inanimate,definite
nariz de payaso,noun,body,feminine,,,count,inanimate,definite
médula,noun,body,feminine,,,count,inanimate,definite
bigote,noun,body,masculine,,,count,inanimate
flequillo,noun,body,masculine,,,count,inanimate
grano en la cara,noun,body,masculine,,,count,inanimate
lunar,noun,body,masculine,,,count,inanimate
mechón,noun,body,masculine,,,count,inanimate
rizo,noun,body,masculine,,,count,inanimate
moño,noun,body,masculine,,,count,inanimate
cuerno del toro,noun,body,masculine,,,count,inanimate
hocico,noun,body,masculine,,,count,inanimate
pico,noun,body,masculine,,,count,inanimate
colmillo,noun,body,masculine,,,count,inanimate
michelín,noun,body,masculine,,,count,inanimate
aleta,noun,body,feminine,,,count,inanimate
ala,noun,body,feminine,,,count,inanimate
cana,noun,body,feminine,,,count,inanimate
cola,noun,body,feminine,,,count,inanimate
coleta,noun,body,feminine,,,count,inanimate
cresta,noun,body,feminine,,,count,inanimate
cicatriz,noun,body,feminine,,,count,inanimate
garra,noun,body,feminine,,,count,inanimate
huella del dedo,noun,body,feminine,,,count,inanimate
melena larga,noun,body,feminine,,,count,inanimate
peca,noun,body,feminine,,,count,inanimate
pata,noun,body,feminine,,,count,inanimate
pezuña,noun,body,feminine,,,count,inanimate
crin,noun,body,feminine,,,count,inanimate
escama,noun,body,feminine,,,count,inanimate
caparazón,noun,body,masculine,,,count,inanimate
aguijón,noun,body,masculine,,,count,inanimate
trenza,noun,body,feminine,,,count,inanimate
verruga,noun,body,feminine,,,count,inanimate
arruga,noun,body,feminine,,,count,inanimate
antena del insecto,noun,body,feminine,,,count,inanimate
piel de gallina,noun,body,feminine,,,count,inanimate
pelo largo,noun,body,masculine,,,mass,inanimate,definite
cabello,noun,body,masculine,,,mass,inanimate,definite
vello,noun,body,masculine,,,mass,inanimate,definite
sudor,noun,body,masculine,,,mass,inanimate,definite
barba,noun,body,feminine,,,mass,inanimate,definite
melena,noun,body,feminine,,,mass,inanimate,definite
piel,noun,body,feminine,,,mass,inanimate,definite
sangre,noun,body,feminine,,,mass,inanimate,definite
pis,noun,body,masculine,,,mass,inanimate
pipí,noun,body,masculine,,,mass,inanimate
semen,noun,body,masculine,,,mass,inanimate
baba,noun,body,feminine,,,mass,inanimate
caca,noun,body,feminine,,,mass,inanimate
leche materna,noun,body,feminine,,,mass,inanimate
orina,noun,body,feminine,,,mass,inanimate
saliva,noun,body,feminine,,,mass,inanimate
flema,noun,body,feminine,,,mass,inanimate
moco,noun,body,masculine,,,count,inanimate
pedo,noun,body,masculine,,,count,inanimate
eructo,noun,body,masculine,,,count,inanimate
lágrima,noun,body,feminine,,,count,inanimate
legaña,noun,body,feminine,,,count,inanimate
abriguito,noun,clothing,masculine,,,count,inanimate
albornoz,noun,clothing,masculine,,,count,inanimate
anillo,noun,clothing,masculine,,,count,inanimate
anorak,noun,clothing,masculine,,,count,inanimate
babero,noun,clothing,masculine,,,count,inanimate
bañador,noun,clothing,masculine,,,count,inanimate
biquini,noun,clothing,masculine,,,count,inanimate
body,noun,clothing,masculine,,,count,inanimate
bolsillo,noun,clothing,masculine,,,count,inanimate
bóxer,noun,clothing,masculine,,,count,inanimate
brazalete,noun,clothing,masculine,,,count,inanimate
buzo,noun,clothing,masculine,,,count,inanimate
calcetín,noun,clothing,masculine,,,count,inanimate
calzoncillo,noun,clothing,masculine,,,count,inanimate
camisón,noun,clothing,masculine,,,count,inanimate
cárdigan,noun,clothing,masculine,,,count,inanimate
casco,noun,clothing,masculine,,,count,inanimate
chaleco,noun,clothing,masculine,,,count,inanimate
chaleco salvavidas,noun,clothing,masculine,,,count,inanimate
chándal,noun,clothing,masculine,,,count,inanimate
chal,noun,clothing,masculine,,,count,inanimate
cinturón,noun,clothing,masculine,,,count,inanimate
collar,noun,clothing,masculine,,,count,inanimate
conjunto,noun,clothing,masculine,,,count,inanimate
corsé,noun,clothing,masculine,,,count,inanimate
delantal,noun,clothing,masculine,,,count,inanimate
disfraz,noun,clothing,masculine,,,count,inanimate
espinilleras,noun,clothing,feminine,plural,,count,inanimate
rodilleras,noun,clothing,feminine,plural,,count,inanimate
coderas,noun,clothing,feminine,plural,,count,inanimate
manguitos,noun,clothing,masculine,plural,,count,inanimate
gorro de natación,noun,clothing,masculine,,,count,inanimate
disfraz de princesa,noun,clothing,masculine,,,count,inanimate
esmoquin,noun,clothing,masculine,,,count,inanimate
faldón,noun,clothing,masculine,,,count,inanimate
gabán,noun,clothing,masculine,,,count,inanimate
gorro,noun,clothing,masculine,,,count,inanimate
gorro de baño,noun,clothing,masculine,,,count,inanimate
guante,noun,clothing,masculine,,,count,inanimate
impermeable,noun,clothing,masculine,,,count,inanimate
jersey,noun,clothing,masculine,,,count,inanimate
kimono,noun,clothing,masculine,,,count,inanimate
leotardo,noun,clothing,masculine,,,count,inanimate
maillot,noun,clothing,masculine,,,count,inanimate
mandil,noun,clothing,masculine,,,count,inanimate
mono de trabajo,noun,clothing,masculine,,,count,inanimate
overol,noun,clothing,masculine,,,count,inanimate
pañal,noun,clothing,masculine,,,count,inanimate
pañuelo de cuello,noun,clothing,masculine,,,count,inanimate
pantaloncito,noun,clothing,masculine,,,count,inanimate
pantalón corto,noun,clothing,masculine,,,count,inanimate
pantalón largo,noun,clothing,masculine,,,count,inanimate
pasamontañas,noun,clothing,masculine,,,count,inanimate
patuco,noun,clothing,masculine,,,count,inanimate
pendiente,noun,clothing,masculine,,,count,inanimate
piercing,noun,clothing,masculine,,,count,inanimate
pijama,noun,clothing,masculine,,,count,inanimate
pin,noun,clothing,masculine,,,count,inanimate
polar,noun,clothing,masculine,,,count,inanimate
poncho,noun,clothing,masculine,,,count,inanimate
polo de algodón,noun,clothing,masculine,,,count,inanimate
pulóver,noun,clothing,masculine,,,count,inanimate
quimono,noun,clothing,masculine,,,count,inanimate
reloj de pulsera,noun,clothing,masculine,,,count,inanimate
ropón,noun,clothing,masculine,,,count,inanimate
sarong,noun,clothing,masculine,,,count,inanimate
sombrero,noun,clothing,masculine,,,count,inanimate
suéter,noun,clothing,masculine,,,count,inanimate
sujetador,noun,clothing,masculine,,,count,inanimate
tacón,noun,clothing,masculine,,,count,inanimate
tanga,noun,clothing,masculine,,,count,inanimate
tirante,noun,clothing,masculine,,,count,inanimate
traje,noun,clothing,masculine,,,count,inanimate
traje de baño,noun,clothing,masculine,,,count,inanimate
traje de chaqueta,noun,clothing,masculine,,,count,inanimate
tutú,noun,clothing,masculine,,,count,inanimate
uniforme,noun,clothing,masculine,,,count,inanimate
vaquero azul,noun,clothing,masculine,,,count,inanimate
velo,noun,clothing,masculine,,,count,inanimate
vestido,noun,clothing,masculine,,,count,inanimate
vestidito,noun,clothing,masculine,,,count,inanimate
vestido de novia,noun,clothing,masculine,,,count,inanimate
zapatito,noun,clothing,masculine,,,count,inanimate
zapato de tacón,noun,clothing,masculine,,,count,inanimate
zueco,noun,clothing,masculine,,,count,inanimate
top,noun,clothing,masculine,,,count,inanimate
turbante,noun,clothing,masculine,,,count,inanimate
alpargata,noun,clothing,feminine,,,count,inanimate
bata,noun,clothing,feminine,,,count,inanimate
bata de baño,noun,clothing,feminine,,,count,inanimate
bermuda,noun,clothing,feminine,,,count,inanimate
blusa,noun,clothing,feminine,,,count,inanimate
boina,noun,clothing,feminine,,,count,inanimate
bota,noun,clothing,feminine,,,count,inanimate
botita,noun,clothing,feminine,,,count,inanimate
braga,noun,clothing,feminine,,,count,inanimate
braguita,noun,clothing,feminine,,,count,inanimate
bufanda,noun,clothing,feminine,,,count,inanimate
camisa de cuadros,noun,clothing,feminine,,,count,inanimate
camiseta,noun,clothing,feminine,,,count,inanimate
capa,noun,clothing,feminine,,,count,inanimate
capucha,noun,clothing,feminine,,,count,inanimate
cazadora,noun,clothing,feminine,,,count,inanimate
chancla,noun,clothing,feminine,,,count,inanimate
chaqueta,noun,clothing,feminine,,,count,inanimate
chaqueta de punto,noun,clothing,feminine,,,count,inanimate
chupa,noun,clothing,feminine,,,count,inanimate
corbata,noun,clothing,feminine,,,count,inanimate
cremallera,noun,clothing,feminine,,,count,inanimate
cofia,noun,clothing,feminine,,,count,inanimate
diadema,noun,clothing,feminine,,,count,inanimate
falda,noun,clothing,feminine,,,count,inanimate
faja,noun,clothing,feminine,,,count,inanimate
gabardina,noun,clothing,feminine,,,count,inanimate
gorra,noun,clothing,feminine,,,count,inanimate
horquilla,noun,clothing,feminine,,,count,inanimate
kipá,noun,clothing,feminine,,,count,inanimate
lentilla,noun,clothing,feminine,,,count,inanimate
malla,noun,clothing,feminine,,,count,inanimate
manga,noun,clothing,feminine,,,count,inanimate
manopla,noun,clothing,feminine,,,count,inanimate
minifalda,noun,clothing,feminine,,,count,inanimate
parka,noun,clothing,feminine,,,count,inanimate
pajarita,noun,clothing,feminine,,,count,inanimate
pantufla,noun,clothing,feminine,,,count,inanimate
pamela,noun,clothing,feminine,,,count,inanimate
polaina,noun,clothing,feminine,,,count,inanimate
pulsera,noun,clothing,feminine,,,count,inanimate
prenda de ropa,noun,clothing,feminine,,,count,inanimate
rebeca,noun,clothing,feminine,,,count,inanimate
rodillera,noun,clothing,feminine,,,count,inanimate
sandalia,noun,clothing,feminine,,,count,inanimate
solapa,noun,clothing,feminine,,,count,inanimate
sortija,noun,clothing,feminine,,,count,inanimate
sotana,noun,clothing,feminine,,,count,inanimate
sudadera,noun,clothing,feminine,,,count,inanimate
tiara,noun,clothing,feminine,,,count,inanimate
toga,noun,clothing,feminine,,,count,inanimate
toquilla,noun,clothing,feminine,,,count,inanimate
túnica,noun,clothing,feminine,,,count,inanimate
zapatilla,noun,clothing,feminine,,,count,inanimate
zapatilla de deporte,noun,clothing,feminine,,,count,inanimate
zapatilla de casa,noun,clothing,feminine,,,count,inanimate
mascarilla,noun,clothing,feminine,,,count,inanimate
camisa de manga larga,noun,clothing,feminine,,,count,inanimate
coderita,noun,clothing,feminine,,,count,inanimate
calcetines,noun,clothing,masculine,plural,,count,inanimate
pantalones,noun,clothing,masculine,plural,,count,inanimate
pantalones cortos,noun,clothing,masculine,plural,,count,inanimate
vaqueros,noun,clothing,masculine,plural,,count,inanimate
tejanos,noun,clothing,masculine,plural,,count,inanimate
guantes de lana,noun,clothing,masculine,plural,,count,inanimate
zapatos nuevos,noun,clothing,masculine,plural,,count,inanimate
zapatos de deporte,noun,clothing,masculine,plural,,count,inanimate
botas de agua,noun,clothing,feminine,plural,,count,inanimate
gafas de sol,noun,clothing,feminine,plural,,count,inanimate
gafas de bucear,noun,clothing,feminine,plural,,count,inanimate
medias,noun,clothing,feminine,plural,,count,inanimate
zapatillas de andar por casa,noun,clothing,feminine,plural,,count,inanimate
zapatillas de deporte,noun,clothing,feminine,plural,,count,inanimate
lentes de contacto,noun,clothing,feminine,plural,,count,inanimate
calzado,noun,clothing,masculine,,,mass,inanimate
vestuario de teatro,noun,clothing,masculine,,,mass,inanimate
ropa,noun,clothing,feminine,,,mass,inanimate
ropa de deporte,noun,clothing,feminine,,,mass,inanimate
ropa de invierno,noun,clothing,feminine,,,mass,inanimate
ropa de abrigo,noun,clothing,feminine,,,mass,inanimate
ropa interior,noun,clothing,feminine,,,mass,inanimate
ropa limpia,noun,clothing,feminine,,,mass,inanimate
ropa nueva,noun,clothing,feminine,,,mass,inanimate
bisutería,noun,clothing,feminine,,,mass,inanimate
lencería,noun,clothing,feminine,,,mass,inanimate
aeroplano,noun,vehicle,masculine,,,count,inanimate
autobús escolar,noun,vehicle,masculine,,,count,inanimate
autobusito,noun,vehicle,masculine,,,count,inanimate
autocar,noun,vehicle,masculine,,,count,inanimate
automóvil,noun,vehicle,masculine,,,count,inanimate
avión,noun,vehicle,masculine,,,count,inanimate
barco,noun,vehicle,masculine,,,count,inanimate
barquito,noun,vehicle,masculine,,,count,inanimate
bus,noun,vehicle,masculine,,,count,inanimate
camión,noun,vehicle,masculine,,,count,inanimate
camión de bomberos,noun,vehicle,masculine,,,count,inanimate
camión de la basura,noun,vehicle,masculine,,,count,inanimate
carro,noun,vehicle,masculine,,,count,inanimate
carruaje,noun,vehicle,masculine,,,count,inanimate
carrito de bebé,noun,vehicle,masculine,,,count,inanimate
ciclomotor,noun,vehicle,masculine,,,count,inanimate
coche de bomberos,noun,vehicle,masculine,,,count,inanimate
coche de carreras,noun,vehicle,masculine,,,count,inanimate
coche de policía,noun,vehicle,masculine,,,count,inanimate
coche eléctrico,noun,vehicle,masculine,,,count,inanimate
cochecito de bebé,noun,vehicle,masculine,,,count,inanimate
cohete,noun,vehicle,masculine,,,count,inanimate
colectivo,noun,vehicle,masculine,,,count,inanimate
convoy,noun,vehicle,masculine,,,count,inanimate
crucero,noun,vehicle,masculine,,,count,inanimate
dirigible,noun,vehicle,masculine,,,count,inanimate
esquife,noun,vehicle,masculine,,,count,inanimate
ferrocarril,noun,vehicle,masculine,,,count,inanimate
ferry,noun,vehicle,masculine,,,count,inanimate
furgón,noun,vehicle,masculine,,,count,inanimate
globo aerostático,noun,vehicle,masculine,,,count,inanimate
helicóptero,noun,vehicle,masculine,,,count,inanimate
jeep,noun,vehicle,masculine,,,count,inanimate
kart,noun,vehicle,masculine,,,count,inanimate
monopatín,noun,vehicle,masculine,,,count,inanimate
navío,noun,vehicle,masculine,,,count,inanimate
ovni,noun,vehicle,masculine,,,count,inanimate
patín,noun,vehicle,masculine,,,count,inanimate
patinete,noun,vehicle,masculine,,,count,inanimate
petrolero,noun,vehicle,masculine,,,count,inanimate
planeador,noun,vehicle,masculine,,,count,inanimate
platillo volante,noun,vehicle,masculine,,,count,inanimate
remolque,noun,vehicle,masculine,,,count,inanimate
submarino,noun,vehicle,masculine,,,count,inanimate
subterráneo,noun,vehicle,masculine,,,count,inanimate
tanque,noun,vehicle,masculine,,,count,inanimate
taxi,noun,vehicle,masculine,,,count,inanimate
teleférico,noun,vehicle,masculine,,,count,inanimate
todoterreno,noun,vehicle,masculine,,,count,inanimate
tractor,noun,vehicle,masculine,,,count,inanimate
cosechadora,noun,vehicle,feminine,,,count,inanimate
tranvía,noun,vehicle,masculine,,,count,inanimate
transatlántico,noun,vehicle,masculine,,,count,inanimate
transbordador,noun,vehicle,masculine,,,count,inanimate
trineo,noun,vehicle,masculine,,,count,inanimate
triciclo,noun,vehicle,masculine,,,count,inanimate
velero,noun,vehicle,masculine,,,count,inanimate
velocípedo,noun,vehicle,masculine,,,count,inanimate
vagón,noun,vehicle,masculine,,,count,inanimate
vehículo,noun,vehicle,masculine,,,count,inanimate
yate,noun,vehicle,masculine,,,count,inanimate
portaaviones,noun,vehicle,masculine,,,count,inanimate
buque,noun,vehicle,masculine,,,count,inanimate
monociclo,noun,vehicle,masculine,,,count,inanimate
bote de remos,noun,vehicle,masculine,,,count,inanimate
bote salvavidas,noun,vehicle,masculine,,,count,inanimate
ambulancia,noun,vehicle,feminine,,,count,inanimate
aeronave,noun,vehicle,feminine,,,count,inanimate
avioneta,noun,vehicle,feminine,,,count,inanimate
barca,noun,vehicle,feminine,,,count,inanimate
bici,noun,vehicle,feminine,,,count,inanimate
bicicleta estática,noun,vehicle,feminine,,,count,inanimate
calesa,noun,vehicle,feminine,,,count,inanimate
canoa,noun,vehicle,feminine,,,count,inanimate
caravana,noun,vehicle,feminine,,,count,inanimate
carreta,noun,vehicle,feminine,,,count,inanimate
carroza,noun,vehicle,feminine,,,count,inanimate
diligencia,noun,vehicle,feminine,,,count,inanimate
excavadora,noun,vehicle,feminine,,,count,inanimate
furgoneta,noun,vehicle,feminine,,,count,inanimate
grúa,noun,vehicle,feminine,,,count,inanimate
lancha,noun,vehicle,feminine,,,count,inanimate
locomotora,noun,vehicle,feminine,,,count,inanimate
moto,noun,vehicle,feminine,,,count,inanimate
moto de agua,noun,vehicle,feminine,,,count,inanimate
motocicleta,noun,vehicle,feminine,,,count,inanimate
nave,noun,vehicle,feminine,,,count,inanimate
nave espacial,noun,vehicle,feminine,,,count,inanimate
noria,noun,vehicle,feminine,,,count,inanimate
montaña rusa,noun,vehicle,feminine,,,count,inanimate,definite
piragua,noun,vehicle,feminine,,,count,inanimate
silla de ruedas,noun,vehicle,feminine,,,count,inanimate
silla de paseo,noun,vehicle,feminine,,,count,inanimate
silla del coche,noun,vehicle,feminine,,,count,inanimate
tabla de surf,noun,vehicle,feminine,,,count,inanimate
tabla de skate,noun,vehicle,feminine,,,count,inanimate
grúa de traslado,noun,vehicle,feminine,,,count,inanimate
balsa,noun,vehicle,feminine,,,count,inanimate
apisonadora,noun,vehicle,feminine,,,count,inanimate
hormigonera,noun,vehicle,feminine,,,count,inanimate
camioneta,noun,vehicle,feminine,,,count,inanimate
limusina,noun,vehicle,feminine,,,count,inanimate
metro,noun,vehicle,masculine,,,count,inanimate,definite
tren de cercanías,noun,vehicle,masculine,,,count,inanimate,definite
tren de la bruja,noun,vehicle,masculine,,,count,inanimate,definite
patines,noun,vehicle,masculine,plural,,count,inanimate
esquíes,noun,vehicle,masculine,plural,,count,inanimate
patines de hielo,noun,vehicle,masculine,plural,,count,inanimate
patines en línea,noun,vehicle,masculine,plural,,count,inanimate
abeto,noun,plant,masculine,,,count,inanimate
arbolito,noun,plant,masculine,,,count,inanimate
arbusto,noun,plant,masculine,,,count,inanimate
bambú,noun,plant,masculine,,,count,inanimate
bosquecillo,noun,plant,masculine,,,count,inanimate
brote,noun,plant,masculine,,,count,inanimate
cactus,noun,plant,masculine,,,count,inanimate
capullo,noun,plant,masculine,,,count,inanimate
cardo,noun,plant,masculine,,,count,inanimate
ciprés,noun,plant,masculine,,,count,inanimate
clavel,noun,plant,masculine,,,count,inanimate
crisantemo,noun,plant,masculine,,,count,inanimate
diente de león,noun,plant,masculine,,,count,inanimate
eucalipto,noun,plant,masculine,,,count,inanimate
fruto,noun,plant,masculine,,,count,inanimate
geranio,noun,plant,masculine,,,count,inanimate
girasol,noun,plant,masculine,,,count,inanimate
helecho,noun,plant,masculine,,,count,inanimate
jacinto,noun,plant,masculine,,,count,inanimate
jazmín,noun,plant,masculine,,,count,inanimate
lirio,noun,plant,masculine,,,count,inanimate
manzano,noun,plant,masculine,,,count,inanimate
naranjo,noun,plant,masculine,,,count,inanimate
narciso,noun,plant,masculine,,,count,inanimate
nenúfar,noun,plant,masculine,,,count,inanimate
olivo,noun,plant,masculine,,,count,inanimate
olmo,noun,plant,masculine,,,count,inanimate
peral,noun,plant,masculine,,,count,inanimate
pétalo,noun,plant,masculine,,,count,inanimate
pino,noun,plant,masculine,,,count,inanimate
pinito,noun,plant,masculine,,,count,inanimate
platanero,noun,plant,masculine,,,count,inanimate
rosal,noun,plant,masculine,,,count,inanimate
roble,noun,plant,masculine,,,count,inanimate
sauce,noun,plant,masculine,,,count,inanimate
seto,noun,plant,masculine,,,count,inanimate
sauco,noun,plant,masculine,,,count,inanimate
tallo,noun,plant,masculine,,,count,inanimate
trébol,noun,plant,masculine,,,count,inanimate
tronco,noun,plant,masculine,,,count,inanimate
tulipán,noun,plant,masculine,,,count,inanimate
árbol frutal,noun,plant,masculine,,,count,inanimate
bulbo,noun,plant,masculine,,,count,inanimate
almendro,noun,plant,masculine,,,count,inanimate
cerezo,noun,plant,masculine,,,count,inanimate
castaño de indias,noun,plant,masculine,,,count,inanimate
limonero,noun,plant,masculine,,,count,inanimate
nogal,noun,plant,masculine,,,count,inanimate
cedro,noun,plant,masculine,,,count,inanimate
amapola,noun,plant,feminine,,,count,inanimate
azucena,noun,plant,feminine,,,count,inanimate
begonia,noun,plant,feminine,,,count,inanimate
camelia,noun,plant,feminine,,,count,inanimate
corteza,noun,plant,feminine,,,count,inanimate
enredadera,noun,plant,feminine,,,count,inanimate
encina,noun,plant,feminine,,,count,inanimate
espiga,noun,plant,feminine,,,count,inanimate
espina,noun,plant,feminine,,,count,inanimate
flor silvestre,noun,plant,feminine,,,count,inanimate
florecita,noun,plant,feminine,,,count,inanimate
gardenia,noun,plant,feminine,,,count,inanimate
higuera,noun,plant,feminine,,,count,inanimate
hiedra,noun,plant,feminine,,,count,inanimate
hoja,noun,plant,feminine,,,count,inanimate
hoja seca,noun,plant,feminine,,,count,inanimate
hortensia,noun,plant,feminine,,,count,inanimate
lila,noun,plant,feminine,,,count,inanimate
magnolia,noun,plant,feminine,,,count,inanimate
margarita,noun,plant,feminine,,,count,inanimate
orquídea,noun,plant,feminine,,,count,inanimate
petunia,noun,plant,feminine,,,count,inanimate
piña de pino,noun,plant,feminine,,,count,inanimate
planta,noun,plant,feminine,,,count,inanimate
planta medicinal,noun,plant,feminine,,,count,inanimate
rama,noun,plant,feminine,,,count,inanimate
ramita,noun,plant,feminine,,,count,inanimate
raíz,noun,plant,feminine,,,count,inanimate
semilla,noun,plant,feminine,,,count,inanimate
semilla de girasol,noun,plant,feminine,,,count,inanimate
viña,noun,plant,feminine,,,count,inanimate
hierba aromática,noun,plant,feminine,,,count,inanimate
azalea,noun,plant,feminine,,,count,inanimate
acacia,noun,plant,feminine,,,count,inanimate
pepita,noun,plant,feminine,,,count,inanimate
césped,noun,plant,masculine,,,mass,inanimate
heno,noun,plant,masculine,,,mass,inanimate
musgo,noun,plant,masculine,,,mass,inanimate
pasto,noun,plant,masculine,,,mass,inanimate
follaje,noun,plant,masculine,,,mass,inanimate
tomillo,noun,plant,masculine,,,mass,inanimate
cáñamo,noun,plant,masculine,,,mass,inanimate
hierba,noun,plant,feminine,,,mass,inanimate
hierbabuena,noun,plant,feminine,,,mass,inanimate
lavanda,noun,plant,feminine,,,mass,inanimate
leña,noun,plant,feminine,,,mass,inanimate
alfalfa,noun,plant,feminine,,,mass,inanimate
maleza,noun,plant,feminine,,,mass,inanimate
paja seca,noun,plant,feminine,,,mass,inanimate
amanecer,noun,nature,masculine,,,count,inanimate,definite
anochecer,noun,nature,masculine,,,count,inanimate,definite
cielo,noun,nature,masculine,,,count,inanimate,definite
clima,noun,nature,masculine,,,count,inanimate,definite
eclipse,noun,nature,masculine,,,count,inanimate,definite
ecuador,noun,nature,masculine,,,count,inanimate,definite
espacio,noun,nature,masculine,,,count,inanimate,definite
horizonte,noun,nature,masculine,,,count,inanimate,definite
mundo,noun,nature,masculine,,,count,inanimate,definite
sol,noun,nature,masculine,,,count,inanimate,definite
sol de verano,noun,nature,masculine,,,count,inanimate,definite
universo,noun,nature,masculine,,,count,inanimate,definite
medio ambiente,noun,nature,masculine,,,count,inanimate,definite
cosmos,noun,nature,masculine,,,count,inanimate,definite
atmósfera,noun,nature,feminine,,,count,inanimate,definite
luna,noun,nature,feminine,,,count,inanimate,definite
luna llena,noun,nature,feminine,,,count,inanimate,definite
naturaleza,noun,nature,feminine,,,count,inanimate,definite
osa mayor,noun,nature,feminine,,,count,inanimate,definite
puesta de sol,noun,nature,feminine,,,count,inanimate,definite
vía láctea,noun,nature,feminine,,,count,inanimate,definite
aire,noun,nature,masculine,,,mass,inanimate
barro,noun,nature,masculine,,,mass,inanimate
fango,noun,nature,masculine,,,mass,inanimate
fuego,noun,nature,masculine,,,mass,inanimate
lodo,noun,nature,masculine,,,mass,inanimate
oxígeno,noun,nature,masculine,,,mass,inanimate
vapor,noun,nature,masculine,,,mass,inanimate
carbono,noun,nature,masculine,,,mass,inanimate
hidrógeno,noun,nature,masculine,,,mass,inanimate
helio,noun,nature,masculine,,,mass,inanimate
agua de lluvia,noun,nature,feminine,,,mass,inanimate
arena,noun,nature,feminine,,,mass,inanimate
ceniza,noun,nature,feminine,,,mass,inanimate
electricidad,noun,nature,feminine,,,mass,inanimate
energía,noun,nature,feminine,,,mass,inanimate
espuma,noun,nature,feminine,,,mass,inanimate
lava,noun,nature,feminine,,,mass,inanimate
luz del sol,noun,nature,feminine,,,mass,inanimate
materia,noun,nature,feminine,,,mass,inanimate
oscuridad,noun,nature,feminine,,,mass,inanimate
tierra,noun,nature,feminine,,,mass,inanimate
agua de mar,noun,nature,feminine,,,mass,inanimate
gravedad,noun,nature,feminine,,,mass,inanimate
acantilado,noun,nature,masculine,,,count,inanimate
agujero negro,noun,nature,masculine,,,count,inanimate
arrecife,noun,nature,masculine,,,count,inanimate
asteroide,noun,nature,masculine,,,count,inanimate
atardecer,noun,nature,masculine,,,count,inanimate
bosque encantado,noun,nature,masculine,,,count,inanimate
cometa halley,noun,nature,masculine,,,count,inanimate
cráter,noun,nature,masculine,,,count,inanimate
copo,noun,nature,masculine,,,count,inanimate
copo de nieve,noun,nature,masculine,,,count,inanimate
glaciar,noun,nature,masculine,,,count,inanimate
grano de polen,noun,nature,masculine,,,count,inanimate
iceberg,noun,nature,masculine,,,count,inanimate
incendio,noun,nature,masculine,,,count,inanimate
manantial,noun,nature,masculine,,,count,inanimate
meteorito,noun,nature,masculine,,,count,inanimate
mineral,noun,nature,masculine,,,count,inanimate
muñeco de nieve,noun,nature,masculine,,,count,inanimate
planeta,noun,nature,masculine,,,count,inanimate
rayo de sol,noun,nature,masculine,,,count,inanimate
risco,noun,nature,masculine,,,count,inanimate
terremoto,noun,nature,masculine,,,count,inanimate
tsunami,noun,nature,masculine,,,count,inanimate
terrón,noun,nature,masculine,,,count,inanimate
volcán,noun,nature,masculine,,,count,inanimate
valle,noun,nature,masculine,,,count,inanimate
monte,noun,nature,masculine,,,count,inanimate
oasis,noun,nature,masculine,,,count,inanimate
pantano,noun,nature,masculine,,,count,inanimate
peñasco,noun,nature,masculine,,,count,inanimate
charquito,noun,nature,masculine,,,count,inanimate
fósil,noun,nature,masculine,,,count,inanimate
cristal de roca,noun,nature,masculine,,,count,inanimate
burbuja de aire,noun,nature,feminine,,,count,inanimate
caracola,noun,nature,feminine,,,count,inanimate
caverna,noun,nature,feminine,,,count,inanimate
cascada,noun,nature,feminine,,,count,inanimate
catarata,noun,nature,feminine,,,count,inanimate
chispa,noun,nature,feminine,,,count,inanimate
colina,noun,nature,feminine,,,count,inanimate
concha,noun,nature,feminine,,,count,inanimate
constelación,noun,nature,feminine,,,count,inanimate
cordillera,noun,nature,feminine,,,count,inanimate
corriente,noun,nature,feminine,,,count,inanimate
duna,noun,nature,feminine,,,count,inanimate
erupción,noun,nature,feminine,,,count,inanimate
estrella,noun,nature,feminine,,,count,inanimate
estrella fugaz,noun,nature,feminine,,,count,inanimate
estalactita,noun,nature,feminine,,,count,inanimate
galaxia,noun,nature,feminine,,,count,inanimate
gota,noun,nature,feminine,,,count,inanimate
grieta del suelo,noun,nature,feminine,,,count,inanimate
isla desierta,noun,nature,feminine,,,count,inanimate
laguna azul,noun,nature,feminine,,,count,inanimate
marea,noun,nature,feminine,,,count,inanimate
nebulosa,noun,nature,feminine,,,count,inanimate
nube,noun,nature,feminine,,,count,inanimate
ola,noun,nature,feminine,,,count,inanimate
perla negra,noun,nature,feminine,,,count,inanimate
piedra,noun,nature,feminine,,,count,inanimate
piedrecita,noun,nature,feminine,,,count,inanimate
piedrita,noun,nature,feminine,,,count,inanimate
roca,noun,nature,feminine,,,count,inanimate
sombra,noun,nature,feminine,,,mass,inanimate
telaraña,noun,nature,feminine,,,count,inanimate
madriguera,noun,nature,feminine,,,count,inanimate
buen tiempo,noun,weather,masculine,,,mass,inanimate,definite
calor de verano,noun,weather,masculine,,,mass,inanimate,definite
deshielo,noun,weather,masculine,,,mass,inanimate,definite
granizo,noun,weather,masculine,,,mass,inanimate,definite
hielo de la calle,noun,weather,masculine,,,mass,inanimate,definite
mal tiempo,noun,weather,masculine,,,mass,inanimate,definite
tiempo,noun,weather,masculine,,,mass,inanimate,definite
viento,noun,weather,masculine,,,mass,inanimate,definite
brisa,noun,weather,feminine,,,mass,inanimate,definite
escarcha,noun,weather,feminine,,,mass,inanimate,definite
humedad,noun,weather,feminine,,,mass,inanimate,definite
llovizna,noun,weather,feminine,,,mass,inanimate,definite
lluvia,noun,weather,feminine,,,mass,inanimate,definite
neblina,noun,weather,feminine,,,mass,inanimate,definite
niebla,noun,weather,feminine,,,mass,inanimate,definite
nieve,noun,weather,feminine,,,mass,inanimate,definite
nieve helada,noun,weather,feminine,,,mass,inanimate,definite
arcoíris,noun,weather,masculine,,,count,inanimate,definite
rayo,noun,weather,masculine,,,count,inanimate,definite
relámpago,noun,weather,masculine,,,count,inanimate,definite
temporal,noun,weather,masculine,,,count,inanimate,definite
trueno,noun,weather,masculine,,,count,inanimate,definite
borrasca,noun,weather,feminine,,,count,inanimate,definite
helada,noun,weather,feminine,,,count,inanimate,definite
nevada,noun,weather,feminine,,,count,inanimate,definite
sequía,noun,weather,feminine,,,count,inanimate,definite
tormenta,noun,weather,feminine,,,count,inanimate,definite
temperatura,noun,weather,feminine,,,count,inanimate,definite
ciclón,noun,weather,masculine,,,count,inanimate
huracán,noun,weather,masculine,,,count,inanimate
tornado,noun,weather,masculine,,,count,inanimate
chaparrón,noun,weather,masculine,,,count,inanimate
arco iris,noun,weather,masculine,,,count,inanimate
chubasco,noun,weather,masculine,,,count,inanimate
grado,noun,weather,masculine,,,count,inanimate
inundación,noun,weather,feminine,,,count,inanimate
ventisca,noun,weather,feminine,,,count,inanimate
granizada,noun,weather,feminine,,,count,inanimate
ráfaga,noun,weather,feminine,,,count,inanimate
ola de calor,noun,weather,feminine,,,count,inanimate
antibiótico,noun,medicine,masculine,,,count,inanimate
apósito,noun,medicine,masculine,,,count,inanimate
calmante,noun,medicine,masculine,,,count,inanimate
colirio,noun,medicine,masculine,,,count,inanimate
cuentagotas de ojos,noun,medicine,masculine,,,count,inanimate
fármaco,noun,medicine,masculine,,,count,inanimate
inhalador,noun,medicine,masculine,,,count,inanimate
laxante,noun,medicine,masculine,,,count,inanimate
medicamento,noun,medicine,masculine,,,count,inanimate
medicamento para la fiebre,noun,medicine,masculine,,,count,inanimate
parche para el ojo,noun,medicine,masculine,,,count,inanimate
remedio,noun,medicine,masculine,,,count,inanimate
supositorio,noun,medicine,masculine,,,count,inanimate
ungüento,noun,medicine,masculine,,,count,inanimate
vendaje,noun,medicine,masculine,,,count,inanimate
analgésico,noun,medicine,masculine,,,count,inanimate
sedante,noun,medicine,masculine,,,count,inanimate
somnífero,noun,medicine,masculine,,,count,inanimate
gotero,noun,medicine,masculine,,,count,inanimate
corsé ortopédico,noun,medicine,masculine,,,count,inanimate
antiinflamatorio,noun,medicine,masculine,,,count,inanimate
cápsula,noun,medicine,feminine,,,count,inanimate
compresa,noun,medicine,feminine,,,count,inanimate
curita,noun,medicine,feminine,,,count,inanimate
escayola,noun,medicine,feminine,,,count,inanimate
férula,noun,medicine,feminine,,,count,inanimate
gasa,noun,medicine,feminine,,,count,inanimate
gota para los ojos,noun,medicine,feminine,,,count,inanimate
inyección,noun,medicine,feminine,,,count,inanimate
operación,noun,medicine,feminine,,,count,inanimate
pastilla,noun,medicine,feminine,,,count,inanimate
píldora,noun,medicine,feminine,,,count,inanimate
pomada,noun,medicine,feminine,,,count,inanimate
prótesis,noun,medicine,feminine,,,count,inanimate
receta médica,noun,medicine,feminine,,,count,inanimate
sutura,noun,medicine,feminine,,,count,inanimate
tirita,noun,medicine,feminine,,,count,inanimate
transfusión,noun,medicine,feminine,,,count,inanimate
vacuna,noun,medicine,feminine,,,count,inanimate
venda,noun,medicine,feminine,,,count,inanimate
esparadrapo,noun,medicine,masculine,,,mass,inanimate
betadine,noun,medicine,masculine,,,mass,inanimate
vitamina,noun,medicine,feminine,,,count,inanimate
dosis,noun,medicine,feminine,,,count,inanimate
muñequera,noun,medicine,feminine,,,count,inanimate
tablilla,noun,medicine,feminine,,,count,inanimate
algodón,noun,medicine,masculine,,,mass,inanimate
alcohol de curar,noun,medicine,masculine,,,mass,inanimate
ibuprofeno,noun,medicine,masculine,,,mass,inanimate
jarabe,noun,medicine,masculine,,,mass,inanimate
paracetamol,noun,medicine,masculine,,,mass,inanimate
suero fisiológico,noun,medicine,masculine,,,mass,inanimate
yodo,noun,medicine,masculine,,,mass,inanimate
omeprazol,noun,medicine,masculine,,,mass,inanimate
antídoto,noun,medicine,masculine,,,mass,inanimate
agua oxigenada,noun,medicine,feminine,,,mass,inanimate
anestesia,noun,medicine,feminine,,,mass,inanimate
insulina,noun,medicine,feminine,,,mass,inanimate
medicina,noun,medicine,feminine,,,mass,inanimate
penicilina,noun,medicine,feminine,,,mass,inanimate
quimioterapia,noun,medicine,feminine,,,mass,inanimate
aspirina,noun,medicine,feminine,,,count,inanimate
cáncer,noun,illness,masculine,,,mass,inanimate,bare
estreñimiento,noun,illness,masculine,,,mass,inanimate,bare
sarampión,noun,illness,masculine,,,mass,inanimate,bare
sida,noun,illness,masculine,,,mass,inanimate,bare
tétanos,noun,illness,masculine,,,mass,inanimate,bare
colesterol,noun,illness,masculine,,,mass,inanimate,bare
vértigo,noun,illness,masculine,,,mass,inanimate,bare
insomnio,noun,illness,masculine,,,mass,inanimate,bare
reflujo,noun,illness,masculine,,,mass,inanimate,bare
anemia,noun,illness,feminine,,,mass,inanimate,bare
artritis,noun,illness,feminine,,,mass,inanimate,bare
asma,noun,illness,feminine,,,mass,inanimate,bare
bronquitis,noun,illness,feminine,,,mass,inanimate,bare
conjuntivitis,noun,illness,feminine,,,mass,inanimate,bare
depresión,noun,illness,feminine,,,mass,inanimate,bare
diabetes,noun,illness,feminine,,,mass,inanimate,bare
diarrea,noun,illness,feminine,,,mass,inanimate,bare
epilepsia,noun,illness,feminine,,,mass,inanimate,bare
faringitis,noun,illness,feminine,,,mass,inanimate,bare
fiebre,noun,illness,feminine,,,mass,inanimate,bare
gastroenteritis,noun,illness,feminine,,,mass,inanimate,bare
gripe,noun,illness,feminine,,,mass,inanimate,bare
gripa,noun,illness,feminine,,,mass,inanimate,bare
migraña,noun,illness,feminine,,,mass,inanimate,bare
neumonía,noun,illness,feminine,,,mass,inanimate,bare
otitis,noun,illness,feminine,,,mass,inanimate,bare
rubéola,noun,illness,feminine,,,mass,inanimate,bare
sarna,noun,illness,feminine,,,mass,inanimate,bare
varicela,noun,illness,feminine,,,mass,inanimate,bare
viruela,noun,illness,feminine,,,mass,inanimate,bare
demencia,noun,illness,feminine,,,mass,inanimate,bare
esclerosis,noun,illness,feminine,,,mass,inanimate,bare
esquizofrenia,noun,illness,feminine,,,mass,inanimate,bare
hepatitis,noun,illness,feminine,,,mass,inanimate,bare
hipertensión,noun,illness,feminine,,,mass,inanimate,bare
obesidad,noun,illness,feminine,,,mass,inanimate,bare
osteoporosis,noun,illness,feminine,,,mass,inanimate,bare
acidez,noun,illness,feminine,,,mass,inanimate,bare
halitosis,noun,illness,feminine,,,mass,inanimate,bare
alzhéimer,noun,illness,masculine,,,mass,inanimate,bare
autismo,noun,illness,masculine,,,mass,inanimate,bare
covid,noun,illness,masculine,,,mass,inanimate,bare
párkinson,noun,illness,masculine,,,mass,inanimate,bare
dolor,noun,illness,masculine,,,mass,inanimate,bare
dolor de barriga,noun,illness,masculine,,,mass,inanimate,bare
dolor de cabeza,noun,illness,masculine,,,mass,inanimate,bare
dolor de espalda,noun,illness,masculine,,,mass,inanimate,bare
dolor de estómago,noun,illness,masculine,,,mass,inanimate,bare
dolor de garganta,noun,illness,masculine,,,mass,inanimate,bare
dolor de muelas,noun,illness,masculine,,,mass,inanimate,bare
dolor de oídos,noun,illness,masculine,,,mass,inanimate,bare
dolor de tripa,noun,illness,masculine,,,mass,inanimate,bare
acné,noun,illness,masculine,,,mass,inanimate,bare
accidente cerebrovascular,noun,illness,masculine,,,count,inanimate
ataque,noun,illness,masculine,,,count,inanimate
ataque de asma,noun,illness,masculine,,,count,inanimate
ataque de epilepsia,noun,illness,masculine,,,count,inanimate
bulto en la piel,noun,illness,masculine,,,count,inanimate
calambre,noun,illness,masculine,,,count,inanimate
catarro,noun,illness,masculine,,,count,inanimate
chichón,noun,illness,masculine,,,count,inanimate
coágulo,noun,illness,masculine,,,count,inanimate
corte,noun,illness,masculine,,,count,inanimate
derrame,noun,illness,masculine,,,count,inanimate
desmayo,noun,illness,masculine,,,count,inanimate
empacho,noun,illness,masculine,,,count,inanimate
escalofrío,noun,illness,masculine,,,count,inanimate
esguince,noun,illness,masculine,,,count,inanimate
eccema,noun,illness,masculine,,,count,inanimate
callo,noun,illness,masculine,,,count,inanimate
juanete,noun,illness,masculine,,,count,inanimate
luxación,noun,illness,feminine,,,count,inanimate
lumbalgia,noun,illness,feminine,,,mass,inanimate
sabañón,noun,illness,masculine,,,count,inanimate
sarro,noun,illness,masculine,,,mass,inanimate
flemón,noun,illness,masculine,,,count,inanimate
ojeras,noun,illness,feminine,plural,,count,inanimate
espasmo,noun,illness,masculine,,,count,inanimate
golpe,noun,illness,masculine,,,count,inanimate
hematoma,noun,illness,masculine,,,count,inanimate
hemorroide,noun,illness,feminine,,,count,inanimate
hongo en el pie,noun,illness,masculine,,,count,inanimate
ictus,noun,illness,masculine,,,count,inanimate
infarto,noun,illness,masculine,,,count,inanimate
mareo,noun,illness,masculine,,,count,inanimate
moratón,noun,illness,masculine,,,count,inanimate
orzuelo,noun,illness,masculine,,,count,inanimate
quiste,noun,illness,masculine,,,count,inanimate
rasguño,noun,illness,masculine,,,count,inanimate
síntoma,noun,illness,masculine,,,count,inanimate
síndrome,noun,illness,masculine,,,count,inanimate
tic,noun,illness,masculine,,,count,inanimate
trastorno,noun,illness,masculine,,,count,inanimate
trauma,noun,illness,masculine,,,count,inanimate
tumor,noun,illness,masculine,,,count,inanimate
virus,noun,illness,masculine,,,count,inanimate
vómito,noun,illness,masculine,,,count,inanimate
sarpullido,noun,illness,masculine,,,count,inanimate
alergia,noun,illness,feminine,,,count,inanimate
ampolla,noun,illness,feminine,,,count,inanimate
arritmia,noun,illness,feminine,,,count,inanimate
bacteria,noun,illness,feminine,,,count,inanimate
caries,noun,illness,feminine,,,count,inanimate
cojera,noun,illness,feminine,,,count,inanimate
contractura,noun,illness,feminine,,,count,inanimate
contusión,noun,illness,feminine,,,count,inanimate
convulsión,noun,illness,feminine,,,count,inanimate
crisis,noun,illness,feminine,,,count,inanimate
discapacidad,noun,illness,feminine,,,count,inanimate
enfermedad,noun,illness,feminine,,,count,inanimate
erupción en la piel,noun,illness,feminine,,,count,inanimate
fractura,noun,illness,feminine,,,count,inanimate
hemorragia,noun,illness,feminine,,,count,inanimate
herida,noun,illness,feminine,,,count,inanimate
hernia,noun,illness,feminine,,,count,inanimate
hinchazón,noun,illness,feminine,,,count,inanimate
infección,noun,illness,feminine,,,count,inanimate
inflamación,noun,illness,feminine,,,count,inanimate
lesión,noun,illness,feminine,,,count,inanimate
llaga,noun,illness,feminine,,,count,inanimate
mordedura,noun,illness,feminine,,,count,inanimate
náusea,noun,illness,feminine,,,count,inanimate
parálisis,noun,illness,feminine,,,count,inanimate
picadura,noun,illness,feminine,,,count,inanimate
plaga,noun,illness,feminine,,,count,inanimate
quemadura,noun,illness,feminine,,,count,inanimate
rozadura,noun,illness,feminine,,,count,inanimate
secuela,noun,illness,feminine,,,count,inanimate
torcedura,noun,illness,feminine,,,count,inanimate
tos,noun,illness,feminine,,,mass,inanimate,bare
pupa,noun,illness,feminine,,,count,inanimate
úlcera,noun,illness,feminine,,,count,inanimate
urticaria,noun,illness,feminine,,,count,inanimate
hipo,noun,illness,masculine,,,mass,inanimate
picor,noun,illness,masculine,,,mass,inanimate
ceguera,noun,illness,feminine,,,mass,inanimate
sordera,noun,illness,feminine,,,mass,inanimate
tosferina,noun,illness,feminine,,,mass,inanimate
salud,noun,illness,feminine,,,mass,inanimate
paperas,noun,illness,feminine,plural,,count,inanimate,bare
náuseas,noun,illness,feminine,plural,,count,inanimate,bare
agujetas,noun,illness,feminine,plural,,count,inanimate,bare
anginas,noun,illness,feminine,plural,,count,inanimate,bare
acero,noun,material,masculine,,,mass,inanimate
aceite de motor,noun,material,masculine,,,mass,inanimate
acrílico,noun,material,masculine,,,mass,inanimate
alambre,noun,material,masculine,,,count,inanimate
aluminio,noun,material,masculine,,,mass,inanimate
asfalto,noun,material,masculine,,,mass,inanimate
aserrín,noun,material,masculine,,,mass,inanimate
bronce,noun,material,masculine,,,mass,inanimate
cartón ondulado,noun,material,masculine,,,mass,inanimate
carbón,noun,material,masculine,,,mass,inanimate
caucho,noun,material,masculine,,,mass,inanimate
cemento,noun,material,masculine,,,mass,inanimate
celo,noun,material,masculine,,,mass,inanimate
champú,noun,material,masculine,,,mass,inanimate
cobre,noun,material,masculine,,,mass,inanimate
combustible,noun,material,masculine,,,mass,inanimate
cuero,noun,material,masculine,,,mass,inanimate
diésel,noun,material,masculine,,,mass,inanimate
detergente,noun,material,masculine,,,mass,inanimate
encaje,noun,material,masculine,,,mass,inanimate
estaño,noun,material,masculine,,,mass,inanimate
fieltro,noun,material,masculine,,,mass,inanimate
gas,noun,material,masculine,,,mass,inanimate
gasóleo,noun,material,masculine,,,mass,inanimate
gel,noun,material,masculine,,,mass,inanimate
gel de baño,noun,material,masculine,,,mass,inanimate
granito,noun,material,masculine,,,mass,inanimate
hierro,noun,material,masculine,,,mass,inanimate
hilo,noun,material,masculine,,,mass,inanimate
hilo dental,noun,material,masculine,,,mass,inanimate
hormigón,noun,material,masculine,,,mass,inanimate
jabón líquido,noun,material,masculine,,,mass,inanimate
lino,noun,material,masculine,,,mass,inanimate
marfil,noun,material,masculine,,,mass,inanimate
mármol,noun,material,masculine,,,mass,inanimate
maquillaje,noun,material,masculine,,,mass,inanimate
metal,noun,material,masculine,,,mass,inanimate
mimbre,noun,material,masculine,,,mass,inanimate
nailon,noun,material,masculine,,,mass,inanimate
oro,noun,material,masculine,,,mass,inanimate
papel de aluminio,noun,material,masculine,,,mass,inanimate
papel de cocina,noun,material,masculine,,,mass,inanimate
papel de regalo,noun,material,masculine,,,mass,inanimate
papel higiénico,noun,material,masculine,,,mass,inanimate
papel pintado,noun,material,masculine,,,mass,inanimate
pegamento,noun,material,masculine,,,mass,inanimate
perfume,noun,material,masculine,,,mass,inanimate
petróleo,noun,material,masculine,,,mass,inanimate
pelo de animal,noun,material,masculine,,,mass,inanimate
plástico,noun,material,masculine,,,mass,inanimate
plomo,noun,material,masculine,,,mass,inanimate
plástico de burbujas,noun,material,masculine,,,mass,inanimate
poliéster,noun,material,masculine,,,mass,inanimate
rímel,noun,material,masculine,,,mass,inanimate
serrín,noun,material,masculine,,,mass,inanimate
suavizante,noun,material,masculine,,,mass,inanimate
terciopelo,noun,material,masculine,,,mass,inanimate
tinte,noun,material,masculine,,,mass,inanimate
vidrio,noun,material,masculine,,,mass,inanimate
yeso,noun,material,masculine,,,mass,inanimate
zinc,noun,material,masculine,,,mass,inanimate
esmalte,noun,material,masculine,,,mass,inanimate
celofán,noun,material,masculine,,,mass,inanimate
colorete,noun,material,masculine,,,mass,inanimate
plutonio,noun,material,masculine,,,mass,inanimate
papel de seda,noun,material,masculine,,,mass,inanimate
arcilla,noun,material,feminine,,,mass,inanimate
cartulina,noun,material,feminine,,,mass,inanimate
cera,noun,material,feminine,,,mass,inanimate
barniz,noun,material,masculine,,,mass,inanimate
bicarbonato,noun,material,masculine,,,mass,inanimate
acondicionador,noun,material,masculine,,,mass,inanimate
gomina,noun,material,feminine,,,mass,inanimate
enjuague bucal,noun,material,masculine,,,mass,inanimate
dentífrico,noun,material,masculine,,,mass,inanimate
repelente,noun,material,masculine,,,mass,inanimate
confeti,noun,material,masculine,,,mass,inanimate
abono,noun,material,masculine,,,mass,inanimate
aguarrás,noun,material,masculine,,,mass,inanimate
humo,noun,material,masculine,,,mass,inanimate
polen,noun,material,masculine,,,mass,inanimate
veneno,noun,material,masculine,,,mass,inanimate
cera de abejas,noun,material,feminine,,,mass,inanimate
cerámica,noun,material,feminine,,,mass,inanimate
cola blanca,noun,material,feminine,,,mass,inanimate
colonia,noun,material,feminine,,,mass,inanimate
crema de afeitar,noun,material,feminine,,,mass,inanimate
crema hidratante,noun,material,feminine,,,mass,inanimate
crema solar,noun,material,feminine,,,mass,inanimate
espuma de afeitar,noun,material,feminine,,,mass,inanimate
fibra,noun,material,feminine,,,mass,inanimate
gasolina,noun,material,feminine,,,mass,inanimate
goma eva,noun,material,feminine,,,mass,inanimate
lana,noun,material,feminine,,,mass,inanimate
laca,noun,material,feminine,,,mass,inanimate
lejía,noun,material,feminine,,,mass,inanimate
lycra,noun,material,feminine,,,mass,inanimate
madera,noun,material,feminine,,,mass,inanimate
masilla,noun,material,feminine,,,mass,inanimate
pasta de dientes,noun,material,feminine,,,mass,inanimate
pasta dental,noun,material,feminine,,,mass,inanimate
piedra pómez,noun,material,feminine,,,mass,inanimate
pintura,noun,material,feminine,,,mass,inanimate
pintura de dedos,noun,material,feminine,,,mass,inanimate
porcelana,noun,material,feminine,,,mass,inanimate
plata,noun,material,feminine,,,mass,inanimate
purpurina,noun,material,feminine,,,mass,inanimate
seda,noun,material,feminine,,,mass,inanimate
silicona,noun,material,feminine,,,mass,inanimate
tela,noun,material,feminine,,,mass,inanimate
témpera,noun,material,feminine,,,mass,inanimate
tinta,noun,material,feminine,,,mass,inanimate
tiza,noun,material,feminine,,,mass,inanimate
pólvora,noun,material,feminine,,,mass,inanimate
resina,noun,material,feminine,,,mass,inanimate
brea,noun,material,feminine,,,mass,inanimate
loza,noun,material,feminine,,,mass,inanimate
azulejo,noun,material,masculine,,,count,inanimate
mosaico,noun,material,masculine,,,count,inanimate
acuarela,noun,material,feminine,,,count,inanimate
cera de color,noun,material,feminine,,,count,inanimate
teja,noun,material,feminine,,,count,inanimate
baldosa,noun,material,feminine,,,count,inanimate
plancha de madera,noun,material,feminine,,,count,inanimate
barra de pegamento,noun,material,feminine,,,count,inanimate
barra de labios,noun,material,feminine,,,count,inanimate
cambio,noun,money,masculine,,,mass,inanimate
efectivo,noun,money,masculine,,,mass,inanimate
calderilla,noun,money,feminine,,,mass,inanimate
ahorro,noun,money,masculine,,,count,inanimate
billete,noun,money,masculine,,,count,inanimate
céntimo,noun,money,masculine,,,count,inanimate
centavo,noun,money,masculine,,,count,inanimate
cheque,noun,money,masculine,,,count,inanimate
dólar,noun,money,masculine,,,count,inanimate
euro,noun,money,masculine,,,count,inanimate
impuesto,noun,money,masculine,,,count,inanimate
peso,noun,money,masculine,,,count,inanimate
precio,noun,money,masculine,,,count,inanimate
préstamo,noun,money,masculine,,,count,inanimate
salario,noun,money,masculine,,,count,inanimate
sueldo,noun,money,masculine,,,count,inanimate
descuento,noun,money,masculine,,,count,inanimate
premio en metálico,noun,money,masculine,,,count,inanimate
real brasileño,noun,money,masculine,,,count,inanimate
yen,noun,money,masculine,,,count,inanimate
cuenta,noun,money,feminine,,,count,inanimate,definite
deuda,noun,money,feminine,,,count,inanimate
nómina,noun,money,feminine,,,count,inanimate
hipoteca,noun,money,feminine,,,count,inanimate
alquiler,noun,money,masculine,,,count,inanimate
herencia,noun,money,feminine,,,count,inanimate
libra,noun,money,feminine,,,count,inanimate
moneda,noun,money,feminine,,,count,inanimate
moneda de euro,noun,money,feminine,,,count,inanimate
paga,noun,money,feminine,,,count,inanimate
pensión,noun,money,feminine,,,count,inanimate
propina,noun,money,feminine,,,count,inanimate
limosna,noun,money,feminine,,,count,inanimate
beca,noun,money,feminine,,,count,inanimate
cuota,noun,money,feminine,,,count,inanimate
aprendizaje,noun,activity,masculine,,,count,inanimate
baile,noun,activity,masculine,,,count,inanimate
baño caliente,noun,activity,masculine,,,count,inanimate
cálculo,noun,activity,masculine,,,count,inanimate
castigo,noun,activity,masculine,,,count,inanimate
cambio de ropa,noun,activity,masculine,,,count,inanimate
descanso,noun,activity,masculine,,,count,inanimate
dibujo,noun,activity,masculine,,,count,inanimate
dictado,noun,activity,masculine,,,count,inanimate
ejercicio,noun,activity,masculine,,,count,inanimate
ensayo,noun,activity,masculine,,,count,inanimate
entrenamiento,noun,activity,masculine,,,count,inanimate
experimento,noun,activity,masculine,,,count,inanimate
juego de rol,noun,activity,masculine,,,count,inanimate
masaje,noun,activity,masculine,,,count,inanimate
movimiento,noun,activity,masculine,,,count,inanimate
paseíto,noun,activity,masculine,,,count,inanimate
proyecto,noun,activity,masculine,,,count,inanimate
repaso,noun,activity,masculine,,,count,inanimate
saludo,noun,activity,masculine,,,count,inanimate
salto,noun,activity,masculine,,,count,inanimate
sorteo,noun,activity,masculine,,,count,inanimate
trabajo en grupo,noun,activity,masculine,,,count,inanimate
trabalenguas largo,noun,activity,masculine,,,count,inanimate
trabajito,noun,activity,masculine,,,count,inanimate
viaje de ida y vuelta,noun,activity,masculine,,,count,inanimate
viajecito,noun,activity,masculine,,,count,inanimate
viaje por carretera,noun,activity,masculine,,,count,inanimate
chapuzón,noun,activity,masculine,,,count,inanimate
gesto,noun,activity,masculine,,,count,inanimate
grito,noun,activity,masculine,,,count,inanimate
abrazo,noun,activity,masculine,,,count,inanimate
beso,noun,activity,masculine,,,count,inanimate
besito,noun,activity,masculine,,,count,inanimate
mordisco,noun,activity,masculine,,,count,inanimate
guiño,noun,activity,masculine,,,count,inanimate
abrazo fuerte,noun,activity,masculine,,,count,inanimate
pellizco,noun,activity,masculine,,,count,inanimate
empujón,noun,activity,masculine,,,count,inanimate
bocado,noun,activity,masculine,,,count,inanimate
tirón,noun,activity,masculine,,,count,inanimate
vuelo,noun,activity,masculine,,,count,inanimate
suspiro,noun,activity,masculine,,,count,inanimate
soplido,noun,activity,masculine,,,count,inanimate
silbido,noun,activity,masculine,,,count,inanimate
susurro,noun,activity,masculine,,,count,inanimate
bostezo,noun,activity,masculine,,,count,inanimate
estornudo,noun,activity,masculine,,,count,inanimate
ronquido,noun,activity,masculine,,,count,inanimate
pasito,noun,activity,masculine,,,count,inanimate
paso,noun,activity,masculine,,,count,inanimate
ladrido,noun,activity,masculine,,,count,inanimate
aplauso,noun,activity,masculine,,,count,inanimate
turno de palabra,noun,activity,masculine,,,count,inanimate
experimento de ciencias,noun,activity,masculine,,,count,inanimate
recado,noun,activity,masculine,,,count,inanimate
encargo,noun,activity,masculine,,,count,inanimate
acción,noun,activity,feminine,,,count,inanimate
actividad,noun,activity,feminine,,,count,inanimate
actuación,noun,activity,feminine,,,count,inanimate
adivinación,noun,activity,feminine,,,count,inanimate
ayuda económica,noun,activity,feminine,,,count,inanimate
búsqueda,noun,activity,feminine,,,count,inanimate
bofetada,noun,activity,feminine,,,count,inanimate
caminata,noun,activity,feminine,,,count,inanimate
carcajada,noun,activity,feminine,,,count,inanimate
caricia,noun,activity,feminine,,,count,inanimate
carrera de sacos,noun,activity,feminine,,,count,inanimate
clase de baile,noun,activity,feminine,,,count,inanimate
clase de natación,noun,activity,feminine,,,count,inanimate
clase de inglés,noun,activity,feminine,,,count,inanimate
compra de la semana,noun,activity,feminine,,,count,inanimate
construcción,noun,activity,feminine,,,count,inanimate
conversación,noun,activity,feminine,,,count,inanimate
coreografía,noun,activity,feminine,,,count,inanimate
danza,noun,activity,feminine,,,count,inanimate
ducha fría,noun,activity,feminine,,,count,inanimate
entrega,noun,activity,feminine,,,count,inanimate
excursión a pie,noun,activity,feminine,,,count,inanimate
exploración,noun,activity,feminine,,,count,inanimate
expresión,noun,activity,feminine,,,count,inanimate
foto de grupo,noun,activity,feminine,,,count,inanimate
invitación,noun,activity,feminine,,,count,inanimate
investigación,noun,activity,feminine,,,count,inanimate
lectura en voz alta,noun,activity,feminine,,,count,inanimate
limpieza de primavera,noun,activity,feminine,,,count,inanimate
llamada,noun,activity,feminine,,,count,inanimate
llamada de teléfono,noun,activity,feminine,,,count,inanimate
manualidad,noun,activity,feminine,,,count,inanimate
mirada,noun,activity,feminine,,,count,inanimate
mudanza,noun,activity,feminine,,,count,inanimate
negociación,noun,activity,feminine,,,count,inanimate
obligación,noun,activity,feminine,,,count,inanimate
operación matemática,noun,activity,feminine,,,count,inanimate
pelea,noun,activity,feminine,,,count,inanimate
pausa,noun,activity,feminine,,,count,inanimate
práctica,noun,activity,feminine,,,count,inanimate
presentación,noun,activity,feminine,,,count,inanimate
prueba,noun,activity,feminine,,,count,inanimate
queja,noun,activity,feminine,,,count,inanimate
rabieta,noun,activity,feminine,,,count,inanimate
redacción,noun,activity,feminine,,,count,inanimate
relajación guiada,noun,activity,feminine,,,count,inanimate
reunión de padres,noun,activity,feminine,,,count,inanimate
resta,noun,activity,feminine,,,count,inanimate
ruta en bici,noun,activity,feminine,,,count,inanimate
salida al campo,noun,activity,feminine,,,count,inanimate
sesión,noun,activity,feminine,,,count,inanimate
sesión de fotos,noun,activity,feminine,,,count,inanimate
siesta,noun,activity,feminine,,,count,inanimate
sonrisa,noun,activity,feminine,,,count,inanimate
suma,noun,activity,feminine,,,count,inanimate
tarea de casa,noun,activity,feminine,,,count,inanimate
terapia de grupo,noun,activity,feminine,,,count,inanimate
traducción,noun,activity,feminine,,,count,inanimate
visita,noun,activity,feminine,,,count,inanimate
vuelta,noun,activity,feminine,,,count,inanimate
vuelta en bici,noun,activity,feminine,,,count,inanimate
zambullida,noun,activity,feminine,,,count,inanimate
patada,noun,activity,feminine,,,count,inanimate
palmada,noun,activity,feminine,,,count,inanimate
broma pesada,noun,activity,feminine,,,count,inanimate
carantoña,noun,activity,feminine,,,count,inanimate
voltereta,noun,activity,feminine,,,count,inanimate
paliza,noun,activity,feminine,,,count,inanimate
llave de judo,noun,activity,feminine,,,count,inanimate
carrera de relevos,noun,activity,feminine,,,count,inanimate
división,noun,activity,feminine,,,count,inanimate
multiplicación,noun,activity,feminine,,,count,inanimate
merienda cena,noun,activity,feminine,,,count,inanimate
aseo personal,noun,activity,masculine,,,mass,inanimate
ballet clásico,noun,activity,masculine,,,mass,inanimate
canto coral,noun,activity,masculine,,,mass,inanimate
ciclismo de montaña,noun,activity,masculine,,,mass,inanimate
cuidado,noun,activity,masculine,,,mass,inanimate
dibujo artístico,noun,activity,masculine,,,mass,inanimate
entretenimiento,noun,activity,masculine,,,mass,inanimate
estudio del medio,noun,activity,masculine,,,mass,inanimate
juego libre,noun,activity,masculine,,,mass,inanimate
ocio,noun,activity,masculine,,,mass,inanimate
patinaje sobre hielo,noun,activity,masculine,,,mass,inanimate
submarinismo,noun,activity,masculine,,,mass,inanimate
tiempo libre,noun,activity,masculine,,,mass,inanimate
transporte,noun,activity,masculine,,,mass,inanimate
turismo,noun,activity,masculine,,,mass,inanimate
voluntariado,noun,activity,masculine,,,mass,inanimate
trabajo doméstico,noun,activity,masculine,,,mass,inanimate
alfarería,noun,activity,feminine,,,mass,inanimate
artesanía,noun,activity,feminine,,,mass,inanimate
atención temprana,noun,activity,feminine,,,mass,inanimate
caza,noun,activity,feminine,,,mass,inanimate
cerámica artística,noun,activity,feminine,,,mass,inanimate
costura,noun,activity,feminine,,,mass,inanimate
dactilología,noun,activity,feminine,,,mass,inanimate
educación,noun,activity,feminine,,,mass,inanimate
escritura,noun,activity,feminine,,,mass,inanimate
estimulación,noun,activity,feminine,,,mass,inanimate
fisioterapia,noun,activity,feminine,,,mass,inanimate
formación,noun,activity,feminine,,,mass,inanimate
higiene,noun,activity,feminine,,,mass,inanimate
hipoterapia,noun,activity,feminine,,,mass,inanimate
informática,noun,activity,feminine,,,mass,inanimate
jardinería,noun,activity,feminine,,,mass,inanimate
lectura,noun,activity,feminine,,,mass,inanimate
limpieza,noun,activity,feminine,,,mass,inanimate
logopedia,noun,activity,feminine,,,mass,inanimate
lucha,noun,activity,feminine,,,mass,inanimate
magia,noun,activity,feminine,,,mass,inanimate
meditación,noun,activity,feminine,,,mass,inanimate
memorización,noun,activity,feminine,,,mass,inanimate
musicoterapia,noun,activity,feminine,,,mass,inanimate
navegación,noun,activity,feminine,,,mass,inanimate
papiroflexia,noun,activity,feminine,,,mass,inanimate
pesca submarina,noun,activity,feminine,,,mass,inanimate
psicomotricidad,noun,activity,feminine,,,mass,inanimate
rehabilitación,noun,activity,feminine,,,mass,inanimate
relajación,noun,activity,feminine,,,mass,inanimate
reflexología,noun,activity,feminine,,,mass,inanimate
respiración,noun,activity,feminine,,,mass,inanimate
tarea,noun,activity,feminine,,,mass,inanimate
terapia,noun,activity,feminine,,,mass,inanimate
terapia ocupacional,noun,activity,feminine,,,mass,inanimate
agricultura,noun,activity,feminine,,,mass,inanimate
alimentación,noun,activity,feminine,,,mass,inanimate
carpintería,noun,activity,feminine,,,mass,inanimate
cocina creativa,noun,activity,feminine,,,mass,inanimate
decoración,noun,activity,feminine,,,mass,inanimate
fotografía artística,noun,activity,feminine,,,mass,inanimate
pintura al óleo,noun,activity,feminine,,,mass,inanimate
estudios,noun,activity,masculine,plural,,count,inanimate,definite
quehaceres,noun,activity,masculine,plural,,count,inanimate,definite
tareas,noun,activity,feminine,plural,,count,inanimate,definite
tareas domésticas,noun,activity,feminine,plural,,count,inanimate,definite
cosquillas,noun,activity,feminine,plural,,count,inanimate
compras,noun,activity,feminine,plural,,count,inanimate
gárgaras,noun,activity,feminine,plural,,count,inanimate
extraescolares,noun,activity,feminine,plural,,count,inanimate
abdominales,noun,activity,masculine,plural,,count,inanimate
malabares,noun,activity,masculine,plural,,count,inanimate
deberes de inglés,noun,activity,masculine,plural,,count,inanimate
pucheros,noun,activity,masculine,plural,,count,inanimate
ensayo general,noun,activity,masculine,,,count,inanimate,definite
asamblea,noun,activity,feminine,,,count,inanimate,definite
hora del cuento,noun,activity,feminine,,,count,inanimate,definite
paseo,noun,event,masculine,,,count,inanimate
accidente,noun,event,masculine,,,count,inanimate
acontecimiento,noun,event,masculine,,,count,inanimate
acto,noun,event,masculine,,,count,inanimate
aniversario,noun,event,masculine,,,count,inanimate
bautizo,noun,event,masculine,,,count,inanimate
concierto,noun,event,masculine,,,count,inanimate
concurso de baile,noun,event,masculine,,,count,inanimate
congreso,noun,event,masculine,,,count,inanimate
crimen,noun,event,masculine,,,count,inanimate
cumple,noun,event,masculine,,,count,inanimate
cumpleaños,noun,event,masculine,,,count,inanimate
debate,noun,event,masculine,,,count,inanimate
delito,noun,event,masculine,,,count,inanimate
desfile,noun,event,masculine,,,count,inanimate
divorcio,noun,event,masculine,,,count,inanimate
encuentro,noun,event,masculine,,,count,inanimate
entierro,noun,event,masculine,,,count,inanimate
espectáculo,noun,event,masculine,,,count,inanimate
estreno,noun,event,masculine,,,count,inanimate
evento,noun,event,masculine,,,count,inanimate
examen,noun,event,masculine,,,count,inanimate
examen de inglés,noun,event,masculine,,,count,inanimate
fallo,noun,event,masculine,,,count,inanimate
fracaso,noun,event,masculine,,,count,inanimate
festejo,noun,event,masculine,,,count,inanimate
festival,noun,event,masculine,,,count,inanimate
funeral,noun,event,masculine,,,count,inanimate
golpe de suerte,noun,event,masculine,,,count,inanimate
homenaje,noun,event,masculine,,,count,inanimate
mitin,noun,event,masculine,,,count,inanimate
nacimiento,noun,event,masculine,,,count,inanimate
partido,noun,event,masculine,,,count,inanimate
partido de fútbol,noun,event,masculine,,,count,inanimate
partido de tenis,noun,event,masculine,,,count,inanimate
parto,noun,event,masculine,,,count,inanimate
plan,noun,event,masculine,,,count,inanimate
problema,noun,event,masculine,,,count,inanimate
proyecto de vida,noun,event,masculine,,,count,inanimate
robo,noun,event,masculine,,,count,inanimate
sorteo de navidad,noun,event,masculine,,,count,inanimate
suceso,noun,event,masculine,,,count,inanimate
taller de cocina,noun,event,masculine,,,count,inanimate
torneo,noun,event,masculine,,,count,inanimate
liga,noun,event,feminine,,,count,inanimate
mundial,noun,event,masculine,,,count,inanimate
juicio,noun,event,masculine,,,count,inanimate
despido,noun,event,masculine,,,count,inanimate
jubilación,noun,event,feminine,,,count,inanimate
huelga general,noun,event,feminine,,,count,inanimate
truco,noun,event,masculine,,,count,inanimate
truco de magia,noun,event,masculine,,,count,inanimate
viaje,noun,event,masculine,,,count,inanimate
viaje de fin de curso,noun,event,masculine,,,count,inanimate
campeonato,noun,event,masculine,,,count,inanimate
aventura en la selva,noun,event,feminine,,,count,inanimate
batalla,noun,event,feminine,,,count,inanimate
boda,noun,event,feminine,,,count,inanimate
campaña,noun,event,feminine,,,count,inanimate
catástrofe,noun,event,feminine,,,count,inanimate
celebración,noun,event,feminine,,,count,inanimate
ceremonia,noun,event,feminine,,,count,inanimate
cita,noun,event,feminine,,,count,inanimate
cita médica,noun,event,feminine,,,count,inanimate
clase de apoyo,noun,event,feminine,,,count,inanimate
competencia,noun,event,feminine,,,count,inanimate
comunión,noun,event,feminine,,,count,inanimate
conferencia,noun,event,feminine,,,count,inanimate
derrota,noun,event,feminine,,,count,inanimate
despedida,noun,event,feminine,,,count,inanimate
discusión,noun,event,feminine,,,count,inanimate
elección,noun,event,feminine,,,count,inanimate
emergencia,noun,event,feminine,,,count,inanimate
entrevista de trabajo,noun,event,feminine,,,count,inanimate
excursión,noun,event,feminine,,,count,inanimate
atasco,noun,event,masculine,,,count,inanimate
embarque,noun,event,masculine,,,count,inanimate
explosión,noun,event,feminine,,,count,inanimate
feria del libro,noun,event,feminine,,,count,inanimate
fiesta de cumpleaños,noun,event,feminine,,,count,inanimate
fiesta de disfraces,noun,event,feminine,,,count,inanimate
fiesta de pijamas,noun,event,feminine,,,count,inanimate
función,noun,event,feminine,,,count,inanimate
gala,noun,event,feminine,,,count,inanimate
graduación,noun,event,feminine,,,count,inanimate
guerra,noun,event,feminine,,,count,inanimate
hoguera,noun,event,feminine,,,count,inanimate
huelga,noun,event,feminine,,,count,inanimate
manifestación,noun,event,feminine,,,count,inanimate
merienda de cumpleaños,noun,event,feminine,,,count,inanimate
misa,noun,event,feminine,,,count,inanimate,bare
ocasión,noun,event,feminine,,,count,inanimate
oportunidad,noun,event,feminine,,,count,inanimate
pelea de almohadas,noun,event,feminine,,,count,inanimate
pesadilla,noun,event,feminine,,,count,inanimate
procesión,noun,event,feminine,,,count,inanimate
reunión,noun,event,feminine,,,count,inanimate
revisión,noun,event,feminine,,,count,inanimate
revisión médica,noun,event,feminine,,,count,inanimate
romería,noun,event,feminine,,,count,inanimate
sesión de cine,noun,event,feminine,,,count,inanimate
sorpresa,noun,event,feminine,,,count,inanimate
subasta,noun,event,feminine,,,count,inanimate
travesía,noun,event,feminine,,,count,inanimate
victoria,noun,event,feminine,,,count,inanimate
votación,noun,event,feminine,,,count,inanimate
verbena,noun,event,feminine,,,count,inanimate
visita al médico,noun,event,feminine,,,count,inanimate
gincana,noun,event,feminine,,,count,inanimate
yincana,noun,event,feminine,,,count,inanimate
yincana escolar,noun,event,feminine,,,count,inanimate
cabalgata,noun,event,feminine,,,count,inanimate
clase,noun,event,feminine,,,count,inanimate,definite
clase de música,noun,event,feminine,,,count,inanimate,definite
clase de gimnasia,noun,event,feminine,,,count,inanimate,definite
recreo,noun,event,masculine,,,count,inanimate,definite
tutoría,noun,event,feminine,,,count,inanimate,definite
campamento de verano,noun,event,masculine,,,count,inanimate,definite
cumpleaños de mamá,noun,event,masculine,,,count,inanimate,definite
carnaval,noun,event,masculine,,,count,inanimate,definite
fin de curso,noun,event,masculine,,,count,inanimate,definite
fiestas,noun,event,feminine,plural,,count,inanimate,definite
olimpiadas,noun,event,feminine,plural,,count,inanimate,definite
elecciones,noun,event,feminine,plural,,count,inanimate,definite
rebajas,noun,event,feminine,plural,,count,inanimate,definite
fuegos artificiales,noun,event,masculine,plural,,count,inanimate,definite
juegos olímpicos,noun,event,masculine,plural,,count,inanimate,definite
vacaciones,noun,event,feminine,plural,,count,inanimate
vacaciones de verano,noun,event,feminine,plural,,count,inanimate
madrugada,noun,time,feminine,,,count,inanimate,,,de madrugada
medianoche,noun,time,feminine,,,count,inanimate,,,a medianoche
primavera,noun,time,feminine,,,count,inanimate,,,en primavera
nochebuena,noun,time,feminine,,,count,inanimate,,,en Nochebuena
nochevieja,noun,time,feminine,,,count,inanimate,,,en Nochevieja
hora de comer,noun,time,feminine,,,count,inanimate,,,a la hora de comer
hora de dormir,noun,time,feminine,,,count,inanimate,,,a la hora de dormir
hora del recreo,noun,time,feminine,,,count,inanimate,,,a la hora del recreo
mañanita,noun,time,feminine,,,count,inanimate,,,por la mañana
Nochebuena,noun,time,feminine,,,count,inanimate,,,en Nochebuena
Nochevieja,noun,time,feminine,,,count,inanimate,,,en Nochevieja
enero,noun,time,masculine,,,count,inanimate,,,en enero
febrero,noun,time,masculine,,,count,inanimate,,,en febrero
marzo,noun,time,masculine,,,count,inanimate,,,en marzo
abril,noun,time,masculine,,,count,inanimate,,,en abril
mayo,noun,time,masculine,,,count,inanimate,,,en mayo
junio,noun,time,masculine,,,count,inanimate,,,en junio
julio,noun,time,masculine,,,count,inanimate,,,en julio
agosto,noun,time,masculine,,,count,inanimate,,,en agosto
septiembre,noun,time,masculine,,,count,inanimate,,,en septiembre
octubre,noun,time,masculine,,,count,inanimate,,,en octubre
noviembre,noun,time,masculine,,,count,inanimate,,,en noviembre
diciembre,noun,time,masculine,,,count,inanimate,,,en diciembre
otoño,noun,time,masculine,,,count,inanimate,,,en otoño
verano,noun,time,masculine,,,count,inanimate,,,en verano
finde,noun,time,masculine,,,count,inanimate,,future,el finde
invierno,noun,time,masculine,,,count,inanimate,,,en invierno
Navidad,noun,event,feminine,,,count,inanimate,definite
Semana Santa,noun,event,feminine,,,count,inanimate,definite
Pascua,noun,event,feminine,,,count,inanimate,definite
Carnaval,noun,event,masculine,,,count,inanimate,definite
Ramadán,noun,event,masculine,,,count,inanimate,definite
Halloween,noun,event,masculine,,,count,inanimate,definite
día de la madre,noun,event,masculine,,,count,inanimate,definite
día del padre,noun,event,masculine,,,count,inanimate,definite
Reyes,noun,event,masculine,plural,,count,inanimate,definite
minuto,noun,duration,masculine,,,count,inanimate,,,un minuto
momento,noun,duration,masculine,,,count,inanimate,,,un momento
momentito,noun,duration,masculine,,,count,inanimate,,,un momento
rato,noun,duration,masculine,,,count,inanimate,,,un rato
ratito,noun,duration,masculine,,,count,inanimate,,,un ratito
instante,noun,duration,masculine,,,count,inanimate,,,un instante
mes,noun,duration,masculine,,,count,inanimate,,,un mes
año,noun,duration,masculine,,,count,inanimate,,,un año
trimestre,noun,duration,masculine,,,count,inanimate,,,un trimestre
minutito,noun,duration,masculine,,,count,inanimate,,,un minuto
hora,noun,duration,feminine,,,count,inanimate,,,una hora
semana,noun,duration,feminine,,,count,inanimate,,,una semana
quincena,noun,duration,feminine,,,count,inanimate,,,una quincena
década,noun,duration,feminine,,,count,inanimate,,,una década
media hora,noun,duration,feminine,,,count,inanimate,,,media hora
acento,noun,idea,masculine,,,count,inanimate
acuerdo,noun,idea,masculine,,,count,inanimate
adjetivo,noun,idea,masculine,,,count,inanimate
alfabeto,noun,idea,masculine,,,count,inanimate
ángulo,noun,idea,masculine,,,count,inanimate
apellido,noun,idea,masculine,,,count,inanimate
apodo,noun,idea,masculine,,,count,inanimate
asunto,noun,idea,masculine,,,count,inanimate
abecedario,noun,idea,masculine,,,count,inanimate
cambio de planes,noun,idea,masculine,,,count,inanimate
sur,noun,direction,masculine,,,count,inanimate,definite
norte,noun,direction,masculine,,,count,inanimate,definite
oeste,noun,direction,masculine,,,count,inanimate,definite
capricho,noun,idea,masculine,,,count,inanimate
círculo,noun,idea,masculine,,,count,inanimate
código,noun,idea,masculine,,,count,inanimate
comentario,noun,idea,masculine,,,count,inanimate
concepto,noun,idea,masculine,,,count,inanimate
compromiso,noun,idea,masculine,,,count,inanimate
consejo,noun,idea,masculine,,,count,inanimate
cubo geométrico,noun,idea,masculine,,,count,inanimate
cuadrado,noun,idea,masculine,,,count,inanimate
dato,noun,idea,masculine,,,count,inanimate
defecto,noun,idea,masculine,,,count,inanimate
derecho,noun,idea,masculine,,,count,inanimate
detalle,noun,idea,masculine,,,count,inanimate
dilema,noun,idea,masculine,,,count,inanimate
diseño,noun,idea,masculine,,,count,inanimate
ejemplo,noun,idea,masculine,,,count,inanimate
elemento,noun,idea,masculine,,,count,inanimate
error,noun,idea,masculine,,,count,inanimate
esfuerzo,noun,idea,masculine,,,count,inanimate
estilo,noun,idea,masculine,,,count,inanimate
éxito,noun,idea,masculine,,,count,inanimate
favor,noun,idea,masculine,,,count,inanimate
final,noun,idea,masculine,,,count,inanimate
formulario,noun,idea,masculine,,,count,inanimate
gusto,noun,idea,masculine,,,count,inanimate
hábito,noun,idea,masculine,,,count,inanimate
horario de clase,noun,idea,masculine,,,count,inanimate
indicio,noun,idea,masculine,,,count,inanimate
interés,noun,idea,masculine,,,count,inanimate
invento,noun,idea,masculine,,,count,inanimate
lado,noun,idea,masculine,,,count,inanimate
lenguaje,noun,idea,masculine,,,count,inanimate
límite,noun,idea,masculine,,,count,inanimate
lío,noun,idea,masculine,,,count,inanimate
mensaje,noun,idea,masculine,,,count,inanimate
método,noun,idea,masculine,,,count,inanimate
milagro,noun,idea,masculine,,,count,inanimate
misterio,noun,idea,masculine,,,count,inanimate
modo,noun,idea,masculine,,,count,inanimate
motivo,noun,idea,masculine,,,count,inanimate
nivel,noun,idea,masculine,,,count,inanimate
nombre,noun,idea,masculine,,,count,inanimate
número,noun,idea,masculine,,,count,inanimate
objetivo,noun,idea,masculine,,,count,inanimate
obstáculo,noun,idea,masculine,,,count,inanimate
olor,noun,idea,masculine,,,count,inanimate
origen,noun,idea,masculine,,,count,inanimate
par,noun,idea,masculine,,,count,inanimate
párrafo,noun,idea,masculine,,,count,inanimate
peligro,noun,idea,masculine,,,count,inanimate
pensamiento,noun,idea,masculine,,,count,inanimate
plan b,noun,idea,masculine,,,count,inanimate
plazo,noun,idea,masculine,,,count,inanimate
principio,noun,idea,masculine,,,count,inanimate
proceso,noun,idea,masculine,,,count,inanimate
programa de actividades,noun,idea,masculine,,,count,inanimate
progreso,noun,idea,masculine,,,count,inanimate
prefijo,noun,idea,masculine,,,count,inanimate
punto de vista,noun,idea,masculine,,,count,inanimate
proverbio,noun,idea,masculine,,,count,inanimate
rasgo,noun,idea,masculine,,,count,inanimate
recurso,noun,idea,masculine,,,count,inanimate
rectángulo,noun,idea,masculine,,,count,inanimate
registro,noun,idea,masculine,,,count,inanimate
reglamento,noun,idea,masculine,,,count,inanimate
requisito,noun,idea,masculine,,,count,inanimate
resultado,noun,idea,masculine,,,count,inanimate
reto,noun,idea,masculine,,,count,inanimate
riesgo,noun,idea,masculine,,,count,inanimate
rumor,noun,idea,masculine,,,count,inanimate
ruido,noun,idea,masculine,,,count,inanimate
sabor,noun,idea,masculine,,,count,inanimate
sentido,noun,idea,masculine,,,count,inanimate
significado,noun,idea,masculine,,,count,inanimate
signo,noun,idea,masculine,,,count,inanimate
sinónimo,noun,idea,masculine,,,count,inanimate
sistema,noun,idea,masculine,,,count,inanimate
sonido,noun,idea,masculine,,,count,inanimate
sueño bonito,noun,idea,masculine,,,count,inanimate
tamaño,noun,idea,masculine,,,count,inanimate
tema,noun,idea,masculine,,,count,inanimate
tipo,noun,idea,masculine,,,count,inanimate
título,noun,idea,masculine,,,count,inanimate
tono,noun,idea,masculine,,,count,inanimate
total,noun,idea,masculine,,,count,inanimate
trato,noun,idea,masculine,,,count,inanimate
trozo de historia,noun,idea,masculine,,,count,inanimate
turno,noun,idea,masculine,,,count,inanimate
valor,noun,idea,masculine,,,count,inanimate
verbo,noun,idea,masculine,,,count,inanimate
fracción,noun,idea,feminine,,,count,inanimate
hexágono,noun,idea,masculine,,,count,inanimate
sustantivo,noun,idea,masculine,,,count,inanimate
tilde,noun,idea,feminine,,,count,inanimate
pronombre,noun,idea,masculine,,,count,inanimate
preposición,noun,idea,feminine,,,count,inanimate
número decimal,noun,idea,masculine,,,count,inanimate
vicio,noun,idea,masculine,,,count,inanimate
vocabulario,noun,idea,masculine,,,count,inanimate
voto,noun,idea,masculine,,,count,inanimate
ley,noun,idea,feminine,,,count,inanimate
récord,noun,idea,masculine,,,count,inanimate
piropo,noun,idea,masculine,,,count,inanimate
oposición,noun,idea,feminine,,,count,inanimate
triángulo rectángulo,noun,idea,masculine,,,count,inanimate
óvalo,noun,idea,masculine,,,count,inanimate
rombo,noun,idea,masculine,,,count,inanimate
cilindro,noun,idea,masculine,,,count,inanimate
objeto perdido,noun,idea,masculine,,,count,inanimate
apoyo,noun,idea,masculine,,,count,inanimate
altura,noun,idea,feminine,,,count,inanimate
anchura,noun,idea,feminine,,,count,inanimate
área,noun,idea,feminine,,,count,inanimate
apuesta,noun,idea,feminine,,,count,inanimate
aclaración,noun,idea,feminine,,,count,inanimate
base,noun,idea,feminine,,,count,inanimate
cantidad,noun,idea,feminine,,,count,inanimate
característica,noun,idea,feminine,,,count,inanimate
causa,noun,idea,feminine,,,count,inanimate
cifra,noun,idea,feminine,,,count,inanimate
condición,noun,idea,feminine,,,count,inanimate
conducta,noun,idea,feminine,,,count,inanimate
conclusión,noun,idea,feminine,,,count,inanimate
confusión,noun,idea,feminine,,,count,inanimate
consecuencia,noun,idea,feminine,,,count,inanimate
consonante,noun,idea,feminine,,,count,inanimate
cualidad,noun,idea,feminine,,,count,inanimate
costumbre,noun,idea,feminine,,,count,inanimate
creencia,noun,idea,feminine,,,count,inanimate
cuestión,noun,idea,feminine,,,count,inanimate
culpa,noun,idea,feminine,,,count,inanimate
decisión,noun,idea,feminine,,,count,inanimate
definición,noun,idea,feminine,,,count,inanimate
descripción de la foto,noun,idea,feminine,,,count,inanimate
diferencia,noun,idea,feminine,,,count,inanimate
dificultad,noun,idea,feminine,,,count,inanimate
distancia,noun,idea,feminine,,,count,inanimate
duda,noun,idea,feminine,,,count,inanimate
edad,noun,idea,feminine,,,count,inanimate
enseñanza,noun,idea,feminine,,,count,inanimate
equivocación,noun,idea,feminine,,,count,inanimate
escala,noun,idea,feminine,,,count,inanimate
estrategia,noun,idea,feminine,,,count,inanimate
excusa,noun,idea,feminine,,,count,inanimate
explicación,noun,idea,feminine,,,count,inanimate
falta,noun,idea,feminine,,,count,inanimate
forma,noun,idea,feminine,,,count,inanimate
forma geométrica,noun,idea,feminine,,,count,inanimate
frase,noun,idea,feminine,,,count,inanimate
fecha,noun,idea,feminine,,,count,inanimate
ganancia,noun,idea,feminine,,,count,inanimate
idea,noun,idea,feminine,,,count,inanimate
instrucción,noun,idea,feminine,,,count,inanimate
intención,noun,idea,feminine,,,count,inanimate
inicial,noun,idea,feminine,,,count,inanimate
intuición,noun,idea,feminine,,,count,inanimate
ironía,noun,idea,feminine,,,count,inanimate
lección,noun,idea,feminine,,,count,inanimate
letra mayúscula,noun,idea,feminine,,,count,inanimate
línea,noun,idea,feminine,,,count,inanimate
línea recta,noun,idea,feminine,,,count,inanimate
lógica,noun,idea,feminine,,,count,inanimate
manera,noun,idea,feminine,,,count,inanimate
manía,noun,idea,feminine,,,count,inanimate
mayoría,noun,idea,feminine,,,count,inanimate
mentira,noun,idea,feminine,,,count,inanimate
meta,noun,idea,feminine,,,count,inanimate
mitad,noun,idea,feminine,,,count,inanimate
necesidad,noun,idea,feminine,,,count,inanimate
negación,noun,idea,feminine,,,count,inanimate
norma,noun,idea,feminine,,,count,inanimate
novedad,noun,idea,feminine,,,count,inanimate
opción,noun,idea,feminine,,,count,inanimate
opinión,noun,idea,feminine,,,count,inanimate
oración,noun,idea,feminine,,,count,inanimate
palabra,noun,idea,feminine,,,count,inanimate
palabrota,noun,idea,feminine,,,count,inanimate
parte,noun,idea,feminine,,,count,inanimate
persona gramatical,noun,idea,feminine,,,count,inanimate
posibilidad,noun,idea,feminine,,,count,inanimate
postura,noun,idea,feminine,,,count,inanimate
pregunta,noun,idea,feminine,,,count,inanimate
promesa,noun,idea,feminine,,,count,inanimate
propuesta,noun,idea,feminine,,,count,inanimate
pista del tesoro,noun,idea,feminine,,,count,inanimate
realidad,noun,idea,feminine,,,count,inanimate
referencia,noun,idea,feminine,,,count,inanimate
regla del juego,noun,idea,feminine,,,count,inanimate
relación,noun,idea,feminine,,,count,inanimate
respuesta,noun,idea,feminine,,,count,inanimate
responsabilidad,noun,idea,feminine,,,count,inanimate
señal de peligro,noun,idea,feminine,,,count,inanimate
situación,noun,idea,feminine,,,count,inanimate
solución,noun,idea,feminine,,,count,inanimate
sílaba,noun,idea,feminine,,,count,inanimate
tabla de multiplicar,noun,idea,feminine,,,count,inanimate
técnica,noun,idea,feminine,,,count,inanimate
teoría,noun,idea,feminine,,,count,inanimate
tontería,noun,idea,feminine,,,count,inanimate
tradición,noun,idea,feminine,,,count,inanimate
trampa,noun,idea,feminine,,,count,inanimate
unidad,noun,idea,feminine,,,count,inanimate
utilidad,noun,idea,feminine,,,count,inanimate
ventaja,noun,idea,feminine,,,count,inanimate
verdad,noun,idea,feminine,,,count,inanimate
vocal,noun,idea,feminine,,,count,inanimate
voz,noun,body,feminine,,,count,inanimate
vida,noun,idea,feminine,,,count,inanimate
virtud,noun,idea,feminine,,,count,inanimate
versión,noun,idea,feminine,,,count,inanimate
arte,noun,idea,masculine,,,mass,inanimate
cuidado de niños,noun,idea,masculine,,,mass,inanimate
espacio libre,noun,idea,masculine,,,mass,inanimate
orden,noun,idea,masculine,,,mass,inanimate
permiso,noun,idea,masculine,,,mass,inanimate
respeto,noun,idea,masculine,,,mass,inanimate
silencio,noun,idea,masculine,,,mass,inanimate
talento,noun,idea,masculine,,,mass,inanimate
tacto,noun,idea,masculine,,,mass,inanimate
ruido de fondo,noun,idea,masculine,,,mass,inanimate
caos,noun,idea,masculine,,,mass,inanimate
futuro,noun,idea,masculine,,,mass,inanimate
pasado,noun,idea,masculine,,,mass,inanimate
sentido común,noun,idea,masculine,,,mass,inanimate
sentido del humor,noun,idea,masculine,,,mass,inanimate
amabilidad,noun,idea,feminine,,,mass,inanimate
atención,noun,idea,feminine,,,mass,inanimate
autonomía,noun,idea,feminine,,,mass,inanimate
belleza,noun,idea,feminine,,,mass,inanimate
comunicación,noun,idea,feminine,,,mass,inanimate
cooperación,noun,idea,feminine,,,mass,inanimate
cultura,noun,idea,feminine,,,mass,inanimate
disciplina,noun,idea,feminine,,,mass,inanimate
experiencia,noun,idea,feminine,,,mass,inanimate
fama,noun,idea,feminine,,,mass,inanimate
fe,noun,idea,feminine,,,mass,inanimate
fuerza,noun,idea,feminine,,,mass,inanimate
gramática,noun,idea,feminine,,,mass,inanimate
honradez,noun,idea,feminine,,,mass,inanimate
imaginación,noun,idea,feminine,,,mass,inanimate
independencia,noun,idea,feminine,,,mass,inanimate
inclusión,noun,idea,feminine,,,mass,inanimate
información,noun,idea,feminine,,,mass,inanimate
inteligencia,noun,idea,feminine,,,mass,inanimate
intimidad,noun,idea,feminine,,,mass,inanimate
justicia,noun,idea,feminine,,,mass,inanimate
memoria,noun,idea,feminine,,,mass,inanimate
moda,noun,idea,feminine,,,mass,inanimate
mala suerte,noun,idea,feminine,,,mass,inanimate
muerte,noun,idea,feminine,,,mass,inanimate
ortografía,noun,idea,feminine,,,mass,inanimate
privacidad,noun,idea,feminine,,,mass,inanimate
seguridad,noun,idea,feminine,,,mass,inanimate
sabiduría,noun,idea,feminine,,,mass,inanimate
velocidad,noun,idea,feminine,,,mass,inanimate
vista,noun,idea,feminine,,,mass,inanimate
tecnología,noun,idea,feminine,,,mass,inanimate
igualdad,noun,idea,feminine,,,mass,inanimate
libertad,noun,idea,feminine,,,mass,inanimate
cansancio,noun,state,masculine,,,mass,inanimate,bare
razón,noun,state,feminine,,,mass,inanimate,bare
suerte,noun,state,feminine,,,mass,inanimate,bare
ganas,noun,state,feminine,plural,,count,inanimate,bare
ganas de hacer pis,noun,state,feminine,plural,,count,inanimate,bare
asco,noun,emotion,masculine,,,mass,inanimate,bare
pánico,noun,emotion,masculine,,,mass,inanimate,bare
terror,noun,emotion,masculine,,,mass,inanimate,bare
pudor,noun,emotion,masculine,,,mass,inanimate,bare
vergüenza,noun,emotion,feminine,,,mass,inanimate,bare
aburrimiento,noun,feeling,masculine,,,mass,inanimate
afecto,noun,feeling,masculine,,,mass,inanimate
agobio,noun,feeling,masculine,,,mass,inanimate
amor,noun,feeling,masculine,,,mass,inanimate
amor propio,noun,feeling,masculine,,,mass,inanimate
ánimo,noun,feeling,masculine,,,mass,inanimate
buen humor,noun,feeling,masculine,,,mass,inanimate
cariño,noun,feeling,masculine,,,mass,inanimate
consuelo,noun,feeling,masculine,,,mass,inanimate
egoísmo,noun,feeling,masculine,,,mass,inanimate
entusiasmo,noun,feeling,masculine,,,mass,inanimate
enfado,noun,feeling,masculine,,,mass,inanimate
estrés,noun,feeling,masculine,,,mass,inanimate
humor,noun,feeling,masculine,,,mass,inanimate
mal humor,noun,feeling,masculine,,,mass,inanimate
nerviosismo,noun,feeling,masculine,,,mass,inanimate
odio,noun,feeling,masculine,,,mass,inanimate
optimismo,noun,feeling,masculine,,,mass,inanimate
orgullo,noun,feeling,masculine,,,mass,inanimate
pesimismo,noun,feeling,masculine,,,mass,inanimate
placer,noun,feeling,masculine,,,mass,inanimate
rencor,noun,feeling,masculine,,,mass,inanimate
sufrimiento,noun,feeling,masculine,,,mass,inanimate
admiración,noun,feeling,feminine,,,mass,inanimate
alegría,noun,feeling,feminine,,,mass,inanimate
amistad,noun,feeling,feminine,,,mass,inanimate
angustia,noun,feeling,feminine,,,mass,inanimate
ansiedad,noun,feeling,feminine,,,mass,inanimate
calma,noun,feeling,feminine,,,mass,inanimate
compasión,noun,feeling,feminine,,,mass,inanimate
confianza,noun,feeling,feminine,,,mass,inanimate
culpabilidad,noun,feeling,feminine,,,mass,inanimate
curiosidad,noun,feeling,feminine,,,mass,inanimate
desconfianza,noun,feeling,feminine,,,mass,inanimate
desesperación,noun,feeling,feminine,,,mass,inanimate
dicha,noun,feeling,feminine,,,mass,inanimate
diversión,noun,feeling,feminine,,,mass,inanimate
emoción,noun,feeling,feminine,,,mass,inanimate
empatía,noun,feeling,feminine,,,mass,inanimate
envidia,noun,feeling,feminine,,,mass,inanimate
esperanza,noun,feeling,feminine,,,mass,inanimate
euforia,noun,feeling,feminine,,,mass,inanimate
felicidad,noun,feeling,feminine,,,mass,inanimate
frustración,noun,feeling,feminine,,,mass,inanimate
furia,noun,feeling,feminine,,,mass,inanimate
gratitud,noun,feeling,feminine,,,mass,inanimate
ilusión,noun,feeling,feminine,,,mass,inanimate
impaciencia,noun,feeling,feminine,,,mass,inanimate
indiferencia,noun,feeling,feminine,,,mass,inanimate
inseguridad,noun,feeling,feminine,,,mass,inanimate
ira,noun,feeling,feminine,,,mass,inanimate
lástima,noun,feeling,feminine,,,mass,inanimate
melancolía,noun,feeling,feminine,,,mass,inanimate
motivación,noun,feeling,feminine,,,mass,inanimate
nostalgia,noun,feeling,feminine,,,mass,inanimate
paciencia,noun,feeling,feminine,,,mass,inanimate
pasión,noun,feeling,feminine,,,mass,inanimate
paz,noun,feeling,feminine,,,mass,inanimate
pena,noun,feeling,feminine,,,mass,inanimate
pereza,noun,feeling,feminine,,,mass,inanimate
preocupación,noun,feeling,feminine,,,mass,inanimate
rabia,noun,feeling,feminine,,,mass,inanimate
satisfacción,noun,feeling,feminine,,,mass,inanimate
serenidad,noun,feeling,feminine,,,mass,inanimate
simpatía,noun,feeling,feminine,,,mass,inanimate
soledad,noun,feeling,feminine,,,mass,inanimate
sorpresa agradable,noun,feeling,feminine,,,mass,inanimate
tensión,noun,feeling,feminine,,,mass,inanimate
ternura,noun,feeling,feminine,,,mass,inanimate
timidez,noun,feeling,feminine,,,mass,inanimate
tranquilidad,noun,feeling,feminine,,,mass,inanimate
tristeza,noun,feeling,feminine,,,mass,inanimate
valentía,noun,feeling,feminine,,,mass,inanimate
deseo,noun,feeling,masculine,,,count,inanimate
disgusto,noun,feeling,masculine,,,count,inanimate
sentimiento,noun,feeling,masculine,,,count,inanimate
susto,noun,feeling,masculine,,,count,inanimate
sobresalto,noun,feeling,masculine,,,count,inanimate
sensación,noun,feeling,feminine,,,count,inanimate
molestia,noun,feeling,feminine,,,count,inanimate
desilusión,noun,feeling,feminine,,,count,inanimate
decepción,noun,feeling,feminine,,,count,inanimate
celos,noun,feeling,masculine,plural,,count,inanimate,bare
nervios,noun,feeling,masculine,plural,,count,inanimate,bare
alemán,noun,language,masculine,,,mass,inanimate
árabe,noun,language,masculine,,,mass,inanimate
braille,noun,language,masculine,,,mass,inanimate
catalán,noun,language,masculine,,,mass,inanimate
chino,noun,language,masculine,,,mass,inanimate
danés,noun,language,masculine,,,mass,inanimate
euskera,noun,language,masculine,,,mass,inanimate
finés,noun,language,masculine,,,mass,inanimate
francés,noun,language,masculine,,,mass,inanimate
gallego,noun,language,masculine,,,mass,inanimate
griego,noun,language,masculine,,,mass,inanimate
guaraní,noun,language,masculine,,,mass,inanimate
hebreo,noun,language,masculine,,,mass,inanimate
hindi,noun,language,masculine,,,mass,inanimate
holandés,noun,language,masculine,,,mass,inanimate
húngaro,noun,language,masculine,,,mass,inanimate
italiano,noun,language,masculine,,,mass,inanimate
japonés,noun,language,masculine,,,mass,inanimate
latín,noun,language,masculine,,,mass,inanimate
lenguaje de signos,noun,language,masculine,,,mass,inanimate
noruego,noun,language,masculine,,,mass,inanimate
polaco,noun,language,masculine,,,mass,inanimate
portugués,noun,language,masculine,,,mass,inanimate
quechua,noun,language,masculine,,,mass,inanimate
ruso,noun,language,masculine,,,mass,inanimate
sueco,noun,language,masculine,,,mass,inanimate
turco,noun,language,masculine,,,mass,inanimate
vasco,noun,language,masculine,,,mass,inanimate
castellano,noun,language,masculine,,,mass,inanimate
aimara,noun,language,masculine,,,mass,inanimate
rumano,noun,language,masculine,,,mass,inanimate
coreano,noun,language,masculine,,,mass,inanimate
ucraniano,noun,language,masculine,,,mass,inanimate
búlgaro,noun,language,masculine,,,mass,inanimate
checo,noun,language,masculine,,,mass,inanimate
lengua de signos,noun,language,feminine,,,mass,inanimate
lengua de señas,noun,language,feminine,,,mass,inanimate
arte dramático,noun,subject,masculine,,,mass,inanimate
dibujo técnico,noun,subject,masculine,,,mass,inanimate
derecho penal,noun,subject,masculine,,,mass,inanimate
conocimiento del medio,noun,subject,masculine,,,mass,inanimate
anatomía,noun,subject,feminine,,,mass,inanimate
astronomía,noun,subject,feminine,,,mass,inanimate
biología,noun,subject,feminine,,,mass,inanimate
ciencia,noun,subject,feminine,,,mass,inanimate
economía,noun,subject,feminine,,,mass,inanimate
educación física,noun,subject,feminine,,,mass,inanimate
educación infantil,noun,subject,feminine,,,mass,inanimate
filosofía,noun,subject,feminine,,,mass,inanimate
física,noun,subject,feminine,,,mass,inanimate
cibernética,noun,subject,feminine,,,mass,inanimate
geografía,noun,subject,feminine,,,mass,inanimate
geología,noun,subject,feminine,,,mass,inanimate
geometría,noun,subject,feminine,,,mass,inanimate
historia de españa,noun,subject,feminine,,,mass,inanimate
literatura,noun,subject,feminine,,,mass,inanimate
plástica,noun,subject,feminine,,,mass,inanimate
psicología,noun,subject,feminine,,,mass,inanimate
química,noun,subject,feminine,,,mass,inanimate
religión,noun,subject,feminine,,,mass,inanimate
ética,noun,subject,feminine,,,mass,inanimate
aritmética,noun,subject,feminine,,,mass,inanimate
álgebra,noun,subject,feminine,,,mass,inanimate
ciencias naturales,noun,subject,feminine,plural,,mass,inanimate
ciencias sociales,noun,subject,feminine,plural,,mass,inanimate
matemáticas,noun,subject,feminine,plural,,mass,inanimate
mates,noun,subject,feminine,plural,,mass,inanimate
sociales,noun,subject,feminine,plural,,mass,inanimate
asignatura,noun,subject,feminine,,,count,inanimate
carrera universitaria,noun,subject,feminine,,,count,inanimate
materia escolar,noun,subject,feminine,,,count,inanimate
curso,noun,subject,masculine,,,count,inanimate
color,noun,color,masculine,,,count,inanimate
arco de colores,noun,color,masculine,,,count,inanimate
tono claro,noun,color,masculine,,,count,inanimate
color favorito,noun,color,masculine,,,count,inanimate
personal,noun,person,masculine,,,mass,human
juventud,noun,person,feminine,,,mass,human
humanidad,noun,person,feminine,,,mass,human
muchedumbre,noun,person,feminine,,,mass,human
docena,noun,quantity,feminine,,,count,inanimate
mapa,noun,thing,masculine,,,count,inanimate
aliviado,adjective,emotion
angustiado,adjective,emotion
animado,adjective,emotion
ansioso,adjective,emotion
apenado,adjective,emotion
arrepentido,adjective,emotion
asombrado,adjective,emotion
atemorizado,adjective,emotion
avergonzado,adjective,emotion
celoso,adjective,emotion
confundido,adjective,emotion
confuso,adjective,emotion
decepcionado,adjective,emotion
desanimado,adjective,emotion
deprimido,adjective,emotion
desesperado,adjective,emotion
disgustado,adjective,emotion
emocionado,adjective,emotion
enamorado,adjective,emotion
encantado,adjective,emotion
entusiasmado,adjective,emotion
envidioso,adjective,emotion
estresado,adjective,emotion
extrañado,adjective,emotion
fascinado,adjective,emotion
frustrado,adjective,emotion
furioso,adjective,emotion
harto,adjective,emotion
horrorizado,adjective,emotion
ilusionado,adjective,emotion
impaciente,adjective,emotion
impresionado,adjective,emotion
indignado,adjective,emotion
inquieto,adjective,emotion
inseguro,adjective,emotion
intranquilo,adjective,emotion
irritado,adjective,emotion
loco,adjective,emotion
melancólico,adjective,emotion
molesto,adjective,emotion
motivado,adjective,emotion
nostálgico,adjective,emotion
ofendido,adjective,emotion
orgulloso,adjective,emotion
rabioso,adjective,emotion
relajado,adjective,emotion
satisfecho,adjective,emotion
solitario,adjective,emotion
tímido,adjective,emotion
agobiado,adjective,emotion
agradecido,adjective,emotion
alegre,adjective,emotion
fastidiado,adjective,emotion
apurado,adjective,emotion
desilusionado,adjective,emotion
conmovido,adjective,emotion
conforme,adjective,emotion
abierto,adjective,state
acabado,adjective,state
acatarrado,adjective,state
acostado,adjective,state
agotado,adjective,state
ahogado,adjective,state
apagado,adjective,state
aparcado,adjective,state
armado,adjective,state
arrugado,adjective,state
arreglado,adjective,state
atado,adjective,state
atascado,adjective,state
atrapado,adjective,state
atrasado,adjective,state
borracho,adjective,state
callado,adjective,state
castigado,adjective,state
calvo,adjective,state
cerrado,adjective,state
cojo,adjective,state
colgado,adjective,state
congelado,adjective,state
constipado,adjective,state
convaleciente,adjective,state
curado,adjective,state
desaparecido,adjective,state
desabrochado,adjective,state
descalzo,adjective,state
descansado,adjective,state
desmayado,adjective,state
desnudo,adjective,state
despeinado,adjective,state
despierto,adjective,state
desenchufado,adjective,state
desordenado,adjective,state
disponible,adjective,state
distraído,adjective,state
doblado,adjective,state
embarazada,adjective,state
empapado,adjective,state
encendido,adjective,state
encerrado,adjective,state
enchufado,adjective,state
enredado,adjective,state
equivocado,adjective,state
escondido,adjective,state
estropeado,adjective,state
estreñido,adjective,state
gastado,adjective,state
grave,adjective,state
hambriento,adjective,state
hecho,adjective,state
herido,adjective,state
hinchado,adjective,state
incómodo,adjective,state
inconsciente,adjective,state
indispuesto,adjective,state
inmóvil,adjective,state
lastimado,adjective,state
libre,adjective,state
lleno,adjective,state
malherido,adjective,state
mareado,adjective,state
mezclado,adjective,state
muerto,adjective,state
operado,adjective,state
ordenado,adjective,state
parado,adjective,state
pegado,adjective,state
peinado,adjective,state
perdido,adjective,state
pinchado,adjective,state
podrido,adjective,state
presente,adjective,state
preparado,adjective,state
quemado,adjective,state
quieto,adjective,state
reservado,adjective,state
resfriado,adjective,state
rodeado,adjective,state
roto,adjective,state
sediento,adjective,state
seguro,adjective,state
somnoliento,adjective,state
suelto,adjective,state
sudado,adjective,state
sudoroso,adjective,state
tapado,adjective,state
terminado,adjective,state
torcido,adjective,state
tumbado,adjective,state
usado,adjective,state
vacío,adjective,state
vivo,adjective,state
volcado,adjective,state
ausente,adjective,state
prohibido,adjective,state
permitido,adjective,state
vendado,adjective,state
arrodillado,adjective,state
agachado,adjective,state
levantado,adjective,state
abrochado,adjective,state
afeitado,adjective,state
atento,adjective,state
cómodo,adjective,state
enojadísimo,adjective,state
casado,adjective,state
soltero,adjective,state
divorciado,adjective,state
viudo,adjective,state
envuelto,adjective,state
lavado,adjective,state
manchado,adjective,state
mellado,adjective,state
planchado,adjective,state
rajado,adjective,state
soleado,adjective,state
nublado,adjective,state
absurdo,adjective,quality
aburridísimo,adjective,quality
ácido,adjective,quality
adecuado,adjective,quality
adicional,adjective,quality
adorable,adjective,quality
agradable,adjective,quality
agresivo,adjective,quality
agrio,adjective,quality
agudo,adjective,quality
alérgico,adjective,quality
amable,adjective,quality
amargo,adjective,quality
ambicioso,adjective,quality
ancho,adjective,quality
anterior,adjective,quality
antiguo,adjective,quality
antipático,adjective,quality
apestoso,adjective,quality
apto,adjective,quality
áspero,adjective,quality
asqueroso,adjective,quality
atractivo,adjective,quality
atrevido,adjective,quality
auténtico,adjective,quality
automático,adjective,quality
azucarado,adjective,quality
barato,adjective,quality
básico,adjective,quality
bello,adjective,quality
bienvenido,adjective,quality
blando,adjective,quality
bobo,adjective,quality
borroso,adjective,quality
bravo,adjective,quality
breve,adjective,quality
brillante,adjective,quality
bromista,adjective,quality
bruto,adjective,quality
caducado,adjective,quality
callejero,adjective,quality
cansino,adjective,quality
capaz,adjective,quality
cariñoso,adjective,quality
caro,adjective,quality
casero,adjective,quality
central,adjective,quality
cercano,adjective,quality
chistoso,adjective,quality
chulo,adjective,quality
ciego,adjective,quality
claro,adjective,quality
cobarde,adjective,quality
común,adjective,quality
concreto,adjective,quality
conocido,adjective,quality
considerado,adjective,quality
constante,adjective,quality
contagioso,adjective,quality
contrario,adjective,quality
correcto,adjective,quality
cortés,adjective,quality
creativo,adjective,quality
cremoso,adjective,quality
crudo,adjective,quality
crujiente,adjective,quality
cruel,adjective,quality
cuidadoso,adjective,quality
culpable,adjective,quality
curioso,adjective,quality
débil,adjective,quality
delicado,adjective,quality
delicioso,adjective,quality
delgado,adjective,quality
desagradable,adjective,quality
desastroso,adjective,quality
desobediente,adjective,quality
despistado,adjective,quality
diferente,adjective,quality
digital,adjective,quality
directo,adjective,quality
distinto,adjective,quality
doble,adjective,quality
doloroso,adjective,quality
dulce,adjective,quality
duro,adjective,quality
educado,adjective,quality
eficaz,adjective,quality
egoísta,adjective,quality
eléctrico,adjective,quality
elegante,adjective,quality
encantador,adjective,quality
entero,adjective,quality
entretenido,adjective,quality
escolar,adjective,quality
esencial,adjective,quality
especial,adjective,quality
espeso,adjective,quality
espantoso,adjective,quality
estable,adjective,quality
estricto,adjective,quality
estupendo,adjective,quality
estúpido,adjective,quality
evidente,adjective,quality
exacto,adjective,quality
excelente,adjective,quality
exigente,adjective,quality
exquisito,adjective,quality
extraño,adjective,quality
extraordinario,adjective,quality
falso,adjective,quality
famoso,adjective,quality
fantástico,adjective,quality
favorito,adjective,quality
femenino,adjective,quality
fiel,adjective,quality
fijo,adjective,quality
fino,adjective,quality
firme,adjective,quality
flexible,adjective,quality
flojo,adjective,quality
formal,adjective,quality
frágil,adjective,quality
frecuente,adjective,quality
fresco,adjective,quality
frito,adjective,quality
fundamental,adjective,quality
generoso,adjective,quality
genial,adjective,quality
gordo,adjective,quality
gracioso,adjective,quality
gratis,adjective,quality
gratuito,adjective,quality
grosero,adjective,quality
grueso,adjective,quality
guapo,adjective,quality
guay,adjective,quality
guarro,adjective,quality
habitual,adjective,quality
hábil,adjective,quality
hermoso,adjective,quality
hervido,adjective,quality
honesto,adjective,quality
honrado,adjective,quality
horrible,adjective,quality
horroroso,adjective,quality
humano,adjective,quality
húmedo,adjective,quality
ideal,adjective,quality
idéntico,adjective,quality
igual,adjective,quality
ilegal,adjective,quality
imaginario,adjective,quality
importante,adjective,quality
imposible,adjective,quality
impresionante,adjective,quality
inalámbrico,adjective,quality
increíble,adjective,quality
incorrecto,adjective,quality
independiente,adjective,quality
inesperado,adjective,quality
infantil,adjective,quality
infeliz,adjective,quality
injusto,adjective,quality
inocente,adjective,quality
inquietante,adjective,quality
insoportable,adjective,quality
inteligente,adjective,quality
interesante,adjective,quality
internacional,adjective,quality
inútil,adjective,quality
inválido,adjective,quality
invisible,adjective,quality
izquierdo,adjective,quality
joven,adjective,quality
juguetón,adjective,quality
justo,adjective,quality
leal,adjective,quality
lejano,adjective,quality
lento,adjective,quality
ligero,adjective,quality
lindo,adjective,quality
liso,adjective,quality
listillo,adjective,quality
llamativo,adjective,quality
lujoso,adjective,quality
luminoso,adjective,quality
maduro,adjective,quality
mágico,adjective,quality
maleducado,adjective,quality
maligno,adjective,quality
malísimo,adjective,quality
malvado,adjective,quality
maravilloso,adjective,quality
masculino,adjective,quality
mayor,adjective,quality
metálico,adjective,quality
miedoso,adjective,quality
mimoso,adjective,quality
moderno,adjective,quality
mojigato,adjective,quality
monstruoso,adjective,quality
movido,adjective,quality
musical,adjective,quality
natural,adjective,quality
necesario,adjective,quality
normal,adjective,quality
notable,adjective,quality
novato,adjective,quality
numeroso,adjective,quality
obediente,adjective,quality
obligatorio,adjective,quality
ojeroso,adjective,quality
oportuno,adjective,quality
ordinario,adjective,quality
oscuro,adjective,quality
pálido,adjective,quality
parecido,adjective,quality
particular,adjective,quality
patoso,adjective,quality
peludo,adjective,quality
peligroso,adjective,quality
pegajoso,adjective,quality
perfecto,adjective,quality
permanente,adjective,quality
picante,adjective,quality
plano,adjective,quality
plegable,adjective,quality
pobre,adjective,quality
popular,adjective,quality
posible,adjective,quality
positivo,adjective,quality
potente,adjective,quality
precioso,adjective,quality
preferido,adjective,quality
presumido,adjective,quality
primero,adjective,quality
principal,adjective,quality
privado,adjective,quality
problemático,adjective,quality
propio,adjective,quality
próximo,adjective,quality
prudente,adjective,quality
puntual,adjective,quality
puro,adjective,quality
quejica,adjective,quality
querido,adjective,quality
quinto,adjective,quality
raro,adjective,quality
razonable,adjective,quality
real,adjective,quality
refrescante,adjective,quality
regular,adjective,quality
repetido,adjective,quality
repugnante,adjective,quality
resbaladizo,adjective,quality
resistente,adjective,quality
respetuoso,adjective,quality
responsable,adjective,quality
rígido,adjective,quality
rizado,adjective,quality
robusto,adjective,quality
romántico,adjective,quality
rubio,adjective,quality
rudo,adjective,quality
ruidoso,adjective,quality
sabio,adjective,quality
sabroso,adjective,quality
sagrado,adjective,quality
salado,adjective,quality
salvaje,adjective,quality
sano,adjective,quality
satisfactorio,adjective,quality
seco,adjective,quality
segundo,adjective,quality
semanal,adjective,quality
sencillo,adjective,quality
sensible,adjective,quality
separado,adjective,quality
serio,adjective,quality
severo,adjective,quality
siguiente,adjective,quality
silencioso,adjective,quality
simple,adjective,quality
sincero,adjective,quality
sociable,adjective,quality
sofisticado,adjective,quality
sólido,adjective,quality
sonriente,adjective,quality
sordo,adjective,quality
sorprendente,adjective,quality
suave,adjective,quality
sucísimo,adjective,quality
superior,adjective,quality
terrible,adjective,quality
tercero,adjective,quality
terco,adjective,quality
tibio,adjective,quality
tierno,adjective,quality
tonto,adjective,quality
torpe,adjective,quality
tóxico,adjective,quality
tradicional,adjective,quality
tranquilizador,adjective,quality
transparente,adjective,quality
travieso,adjective,quality
tremendo,adjective,quality
triangular,adjective,quality
último,adjective,quality
único,adjective,quality
universal,adjective,quality
urgente,adjective,quality
útil,adjective,quality
valiente,adjective,quality
valioso,adjective,quality
vago,adjective,quality
vegetariano,adjective,quality
vegano,adjective,quality
veloz,adjective,quality
venenoso,adjective,quality
verdadero,adjective,quality
viejísimo,adjective,quality
violento,adjective,quality
virtual,adjective,quality
visible,adjective,quality
viviente,adjective,quality
vulgar,adjective,quality
zurdo,adjective,quality
diestro,adjective,quality
moreno,adjective,quality
pelirrojo,adjective,quality
arrugadísimo,adjective,quality
asado,noun,event,masculine,,,count,inanimate,definite
cocido,adjective,quality
crudísimo,adjective,quality
agridulce,adjective,quality
cremosito,adjective,quality
redondo,adjective,quality
rectangular,adjective,quality
ovalado,adjective,quality
puntiagudo,adjective,quality
afilado,adjective,quality
rugoso,adjective,quality
hueco,adjective,quality
mullido,adjective,quality
tupido,adjective,quality
reluciente,adjective,quality
floreado,adjective,quality
estampado,adjective,quality
rayado,adjective,quality
nocturno,adjective,quality
diurno,adjective,quality
lluvioso,adjective,quality
ventoso,adjective,quality
caluroso,adjective,quality
fresquito,adjective,quality
calentito,adjective,quality
rapidísimo,adjective,quality
buenísimo,adjective,quality
riquísimo,adjective,quality
hablador,adjective,quality
llorón,adjective,quality
mandón,adjective,quality
gruñón,adjective,quality
dormilón,adjective,quality
comilón,adjective,quality
glotón,adjective,quality
cabezota,adjective,quality
revoltoso,adjective,quality
tacaño,adjective,quality
comprensivo,adjective,quality
creyente,adjective,quality
religioso,adjective,quality
católico,adjective,quality
cristiano,adjective,quality
musulmán,adjective,quality
argentino,adjective,quality
mexicano,adjective,quality
europeo,adjective,quality
americano,adjective,quality
africano,adjective,quality
asiático,adjective,quality
chileno,adjective,quality
colombiano,adjective,quality
peruano,adjective,quality
brasileño,adjective,quality
sordociego,adjective,quality
autista,adjective,quality
diabético,adjective,quality
celíaco,adjective,quality
discapacitado,adjective,quality
intolerante,adjective,quality
hipoalergénico,adjective,quality
bilingüe,adjective,quality
mudo,adjective,quality
alargado,adjective,size
bajito,adjective,size
solito,adjective,state
juntito,adjective,state
chiquito,adjective,size
cortito,adjective,size
diminuto,adjective,size
enorme,adjective,size
estrecho,adjective,size
gigantesco,adjective,size
grandote,adjective,size
hondo,adjective,size
inmenso,adjective,size
largísimo,adjective,size
mediano,adjective,size
medio,adjective,size
menor,adjective,size
mínimo,adjective,size
máximo,adjective,size
minúsculo,adjective,size
pequeñito,adjective,size
pequeñísimo,adjective,size
profundo,adjective,size
pesado,adjective,size
altísimo,adjective,size
corpulento,adjective,size
grandísimo,adjective,size
menudo,adjective,size
extenso,adjective,size
amplio,adjective,size
gordito,adjective,size
flaco,adjective,size
anaranjado,adjective,color
azulado,adjective,color
azul claro,adjective,color
azul marino,adjective,color
azul oscuro,adjective,color
beis,adjective,color
beige,adjective,color
blanquecino,adjective,color
celeste,adjective,color
dorado,adjective,color
fucsia,adjective,color
granate,adjective,color
gris,adjective,color
marrón,adjective,color
morado,adjective,color
multicolor,adjective,color
negruzco,adjective,color
ocre,adjective,color
plateado,adjective,color
rojizo,adjective,color
rosa,adjective,color
rosado,adjective,color
turquesa,adjective,color
verde claro,adjective,color
verde oscuro,adjective,color
verdoso,adjective,color
violeta,adjective,color
púrpura,adjective,color
grisáceo,adjective,color
pardo,adjective,color
colorado,adjective,color
bicolor,adjective,color
cobrizo,adjective,color
adrede,adverb,manner,,,,,,,,,end
a ciegas,adverb,manner,,,,,,,,,end
a escondidas,adverb,manner,,,,,,,,,end
a gatas,adverb,manner,,,,,,,,,end
a gusto,adverb,manner,,,,,,,,,end
a la vez,adverb,manner,,,,,,,,,end
a mano,adverb,manner,,,,,,,,,end
a medias,adverb,manner,,,,,,,,,end
a oscuras,adverb,manner,,,,,,,,,end
a pie,adverb,manner,,,,,,,,,end
a propósito,adverb,manner,,,,,,,,,end
a solas,adverb,manner,,,,,,,,,end
a tientas,adverb,manner,,,,,,,,,end
alegremente,adverb,manner,,,,,,,,,end
a voces,adverb,manner,,,,,,,,,end
boca abajo,adverb,manner,,,,,,,,,end
boca arriba,adverb,manner,,,,,,,,,end
bruscamente,adverb,manner,,,,,,,,,end
cara a cara,adverb,manner,,,,,,,,,end
claramente,adverb,manner,,,,,,,,,end
con calma,adverb,manner,,,,,,,,,end
con cariño,adverb,manner,,,,,,,,,end
con cuidado,adverb,manner,,,,,,,,,end
con fuerza,adverb,manner,,,,,,,,,end
con ganas,adverb,manner,,,,,,,,,end
con gusto,adverb,manner,,,,,,,,,end
con paciencia,adverb,manner,,,,,,,,,end
con prisa,adverb,manner,,,,,,,,,end
correctamente,adverb,manner,,,,,,,,,end
cuidadosamente,adverb,manner,,,,,,,,,end
de cabeza,adverb,manner,,,,,,,,,end
de frente,adverb,manner,,,,,,,,,end
de golpe,adverb,manner,,,,,,,,,end
de lado,adverb,manner,,,,,,,,,end
de memoria,adverb,manner,,,,,,,,,end
de pie,adverb,manner,,,,,,,,,end
de prisa,adverb,manner,,,,,,,,,end
de puntillas,adverb,manner,,,,,,,,,end
de rodillas,adverb,manner,,,,,,,,,end
de espaldas,adverb,manner,,,,,,,,,end
de repente,adverb,manner,,,,,,,,,end
de verdad,adverb,manner,,,,,,,,,end
de broma,adverb,manner,,,,,,,,,end
de una vez,adverb,manner,,,,,,,,,end
dulcemente,adverb,manner,,,,,,,,,end
en broma,adverb,manner,,,,,,,,,end
en equipo,adverb,manner,,,,,,,,,end
en fila,adverb,manner,,,,,,,,,end
en grupo,adverb,manner,,,,,,,,,end
en orden,adverb,manner,,,,,,,,,end
en paz,adverb,manner,,,,,,,,,end
en secreto,adverb,manner,,,,,,,,,end
en serio,adverb,manner,,,,,,,,,end
en voz alta,adverb,manner,,,,,,,,,end
en voz baja,adverb,manner,,,,,,,,,end
fácilmente,adverb,manner,,,,,,,,,end
fenomenal,adverb,manner,,,,,,,,,end
inmediatamente,adverb,manner,,,,,,,,,end
lentamente,adverb,manner,,,,,,,,,end
libremente,adverb,manner,,,,,,,,,end
mutuamente,adverb,manner,,,,,,,,,end
peligrosamente,adverb,manner,,,,,,,,,end
por turnos,adverb,manner,,,,,,,,,end
rápidamente,adverb,manner,,,,,,,,,end
sin parar,adverb,manner,,,,,,,,,end
sin querer,adverb,manner,,,,,,,,,end
suavemente,adverb,manner,,,,,,,,,end
súper bien,adverb,manner,,,,,,,,,end
tranquilamente,adverb,manner,,,,,,,,,end
uno por uno,adverb,manner,,,,,,,,,end
paso a paso,adverb,manner,,,,,,,,,end
poco a poco,adverb,manner,,,,,,,,,end
por separado,adverb,manner,,,,,,,,,end
a la fuerza,adverb,manner,,,,,,,,,end
por sorpresa,adverb,manner,,,,,,,,,end
a toda velocidad,adverb,manner,,,,,,,,,end
sobre todo,adverb,manner,,,,,,,,,end
tal cual,adverb,manner,,,,,,,,,end
en pareja,adverb,manner,,,,,,,,,end
de corazón,adverb,manner,,,,,,,,,end
con atención,adverb,manner,,,,,,,,,end
con educación,adverb,manner,,,,,,,,,end
amablemente,adverb,manner,,,,,,,,,end
atentamente,adverb,manner,,,,,,,,,end
a lo mejor,adverb,manner,,,,,,,,,start
ojalá,adverb,manner,,,,,,,,,start
por supuesto,adverb,manner,,,,,,,,,start
por suerte,adverb,manner,,,,,,,,,start
por desgracia,adverb,manner,,,,,,,,,start
quizá,adverb,manner,,,,,,,,,start
probablemente,adverb,manner,,,,,,,,,start
por lo menos,adverb,manner,,,,,,,,,start
en realidad,adverb,manner,,,,,,,,,start
además,adverb,manner,,,,,,,,,start
tempranito,adverb,time,,,,,,,,,end
a primera hora,adverb,time,,,,,,,,,end
a última hora,adverb,time,,,,,,,,,end
a tiempo,adverb,time,,,,,,,,,end
al amanecer,adverb,time,,,,,,,,,end
al anochecer,adverb,time,,,,,,,,,end
al mismo tiempo,adverb,time,,,,,,,,,end
al principio,adverb,time,,,,,,,,,end
anteanoche,adverb,time,,,,,,,past,,end
antes de ayer,adverb,time,,,,,,,past,,end
de madrugada,adverb,time,,,,,,,,,end
de momento,adverb,time,,,,,,,,,end
últimamente,adverb,time,,,,,,,,,end
por ahora,adverb,time,,,,,,,,,end
por fin,adverb,time,,,,,,,,,end
por último,adverb,time,,,,,,,,,end
mientras,adverb,time,,,,,,,,,end
mientras tanto,adverb,time,,,,,,,,,end
en verano,adverb,time,,,,,,,,,end
en invierno,adverb,time,,,,,,,,,end
en primavera,adverb,time,,,,,,,,,end
en otoño,adverb,time,,,,,,,,,end
en Navidad,adverb,time,,,,,,,,,end
en vacaciones,adverb,time,,,,,,,,,end
todo el día,adverb,time,,,,,,,,,end
toda la mañana,adverb,time,,,,,,,,,end
toda la tarde,adverb,time,,,,,,,,,end
toda la noche,adverb,time,,,,,,,,,end
todo el rato,adverb,time,,,,,,,,,end
todo el tiempo,adverb,time,,,,,,,,,end
un rato,adverb,time,,,,,,,,,end
un momento,adverb,time,,,,,,,,,end
un ratito,adverb,time,,,,,,,,,end
mucho rato,adverb,time,,,,,,,,,end
mucho tiempo,adverb,time,,,,,,,,,end
poco tiempo,adverb,time,,,,,,,,,end
al día siguiente,adverb,time,,,,,,,,,end
a mediodía,adverb,time,,,,,,,,,end
a la una,adverb,time,,,,,,,,,end
a las dos,adverb,time,,,,,,,,,end
a las tres,adverb,time,,,,,,,,,end
a las cuatro,adverb,time,,,,,,,,,end
a las cinco,adverb,time,,,,,,,,,end
a las seis,adverb,time,,,,,,,,,end
a las siete,adverb,time,,,,,,,,,end
a las ocho,adverb,time,,,,,,,,,end
a las nueve,adverb,time,,,,,,,,,end
a las diez,adverb,time,,,,,,,,,end
a las once,adverb,time,,,,,,,,,end
a las doce,adverb,time,,,,,,,,,end
este fin de semana,adverb,time,,,,,,,future,,end
este finde,adverb,time,,,,,,,future,,end
este mes,adverb,time,,,,,,,,,end
este año,adverb,time,,,,,,,,,end
este verano,adverb,time,,,,,,,,,end
al instante,adverb,time,,,,,,,,,end
para siempre,adverb,time,,,,,,,,,end
desde ayer,adverb,time,,,,,,,,,end
desde hoy,adverb,time,,,,,,,,,end
desde siempre,adverb,time,,,,,,,,,end
a media mañana,adverb,time,,,,,,,,,end
a media tarde,adverb,time,,,,,,,,,end
antiguamente,adverb,time,,,,,,,past,,end
a diario,adverb,frequency,,,,,,,,,end
a todas horas,adverb,frequency,,,,,,,,,end
algunas veces,adverb,frequency,,,,,,,,,end
alguna vez,adverb,frequency,,,,,,,,,verb
pocas veces,adverb,frequency,,,,,,,,,end
varias veces,adverb,frequency,,,,,,,,,end
cada mañana,adverb,frequency,,,,,,,,,end
cada tarde,adverb,frequency,,,,,,,,,end
cada noche,adverb,frequency,,,,,,,,,end
cada mes,adverb,frequency,,,,,,,,,end
cada año,adverb,frequency,,,,,,,,,end
cada hora,adverb,frequency,,,,,,,,,end
cada rato,adverb,frequency,,,,,,,,,end
cada vez,adverb,frequency,,,,,,,,,end
todas las mañanas,adverb,frequency,,,,,,,,,end
todas las tardes,adverb,frequency,,,,,,,,,end
todas las noches,adverb,frequency,,,,,,,,,end
todos los meses,adverb,frequency,,,,,,,,,end
todos los años,adverb,frequency,,,,,,,,,end
todos los fines de semana,adverb,frequency,,,,,,,,,end
los fines de semana,adverb,frequency,,,,,,,,,end
tres veces,adverb,frequency,,,,,,,,,end
cuatro veces,adverb,frequency,,,,,,,,,end
cinco veces,adverb,frequency,,,,,,,,,end
cien veces,adverb,frequency,,,,,,,,,end
mil veces,adverb,frequency,,,,,,,,,end
una vez a la semana,adverb,frequency,,,,,,,,,end
dos veces al día,adverb,frequency,,,,,,,,,end
una vez al día,adverb,frequency,,,,,,,,,end
tres veces al día,adverb,frequency,,,,,,,,,end
una vez más,adverb,frequency,,,,,,,,,end
por las mañanas,adverb,frequency,,,,,,,,,end
por las tardes,adverb,frequency,,,,,,,,,end
por las noches,adverb,frequency,,,,,,,,,end
nuevamente,adverb,frequency,,,,,,,,,end
una y otra vez,adverb,frequency,,,,,,,,,end
día y noche,adverb,frequency,,,,,,,,,end
a cada rato,adverb,frequency,,,,,,,,,end
acá,adverb,direction,,,,,,,,,end
alrededor,adverb,direction,,,,,,,,,end
adelante,adverb,direction,,,,,,,,,end
atrás,adverb,direction,,,,,,,,,end
enfrente,adverb,direction,,,,,,,,,end
al lado,adverb,direction,,,,,,,,,end
al fondo,adverb,direction,,,,,,,,,end
de cerca,adverb,direction,,,,,,,,,end
de lejos,adverb,direction,,,,,,,,,end
en medio,adverb,direction,,,,,,,,,end
en frente,adverb,direction,,,,,,,,,end
en todas partes,adverb,direction,,,,,,,,,end
en todos lados,adverb,direction,,,,,,,,,end
en alguna parte,adverb,direction,,,,,,,,,end
en otra parte,adverb,direction,,,,,,,,,end
por todas partes,adverb,direction,,,,,,,,,end
por todos lados,adverb,direction,,,,,,,,,end
por aquí,adverb,direction,,,,,,,,,end
por allí,adverb,direction,,,,,,,,,end
por ahí,adverb,direction,,,,,,,,,end
por arriba,adverb,direction,,,,,,,,,end
por abajo,adverb,direction,,,,,,,,,end
por dentro,adverb,direction,,,,,,,,,end
por fuera,adverb,direction,,,,,,,,,end
por detrás,adverb,direction,,,,,,,,,end
por delante,adverb,direction,,,,,,,,,end
hacia arriba,adverb,direction,,,,,,,,,end
hacia abajo,adverb,direction,,,,,,,,,end
hacia adelante,adverb,direction,,,,,,,,,end
hacia atrás,adverb,direction,,,,,,,,,end
hacia delante,adverb,direction,,,,,,,,,end
para arriba,adverb,direction,,,,,,,,,end
para abajo,adverb,direction,,,,,,,,,end
todo recto,adverb,direction,,,,,,,,,end
recto,adverb,direction,,,,,,,,,end
a lo lejos,adverb,direction,,,,,,,,,end
al aire libre,adverb,direction,,,,,,,,,end
más allá,adverb,direction,,,,,,,,,end
más cerca,adverb,direction,,,,,,,,,end
más lejos,adverb,direction,,,,,,,,,end
a ambos lados,adverb,direction,,,,,,,,,end
cuesta arriba,adverb,direction,,,,,,,,,end
cuesta abajo,adverb,direction,,,,,,,,,end
en alto,adverb,direction,,,,,,,,,end
aquí mismo,adverb,direction,,,,,,,,,end
allí mismo,adverb,direction,,,,,,,,,end
ahí mismo,adverb,direction,,,,,,,,,end
aquí cerca,adverb,direction,,,,,,,,,end
desde aquí,adverb,direction,,,,,,,,,end
desde allí,adverb,direction,,,,,,,,,end
al otro lado,adverb,direction,,,,,,,,,end
aparte,adverb,direction,,,,,,,,,end
apenas,adverb,degree,,,,,,,,,before
incluso,adverb,degree,,,,,,,,,verb
realmente,adverb,degree,,,,,,,,,verb
tanto,adverb,degree,,,,,,,,,verb
alcantarilla,noun,thing,feminine,,,count,inanimate
remera,noun,clothing,feminine,,,count,inanimate
pollera,noun,clothing,feminine,,,count,inanimate
chamarra,noun,clothing,feminine,,,count,inanimate
chompa,noun,clothing,feminine,,,count,inanimate
campera,noun,clothing,feminine,,,count,inanimate
playera,noun,clothing,feminine,,,count,inanimate
bombacha,noun,clothing,feminine,,,count,inanimate
ojotas,noun,clothing,feminine,plural,,count,inanimate
chanclas,noun,clothing,feminine,plural,,count,inanimate
mameluco,noun,clothing,masculine,,,count,inanimate
vereda,noun,place,feminine,,,count,inanimate,definite
banqueta,noun,place,feminine,,,count,inanimate,definite
living,noun,room,masculine,,,count,inanimate,definite
recámara,noun,room,feminine,,,count,inanimate,definite
alberca,noun,place,feminine,,,count,inanimate,definite
pileta,noun,place,feminine,,,count,inanimate,definite
kermés,noun,event,feminine,,,count,inanimate,definite
trastes,noun,thing,masculine,plural,,count,inanimate
trasto,noun,thing,masculine,,,count,inanimate
comadre,noun,person,feminine,,,count,human
compadre,noun,person,masculine,,,count,human
cuate,noun,person,masculine,,,count,human
pibe,noun,person,masculine,,,count,human
piba,noun,person,feminine,,,count,human
chamaco,noun,person,masculine,,,count,human
chamaca,noun,person,feminine,,,count,human
escuincle,noun,person,masculine,,,count,human
güero,noun,person,masculine,,,count,human
costurera,noun,person,feminine,,,count,human
seño,noun,person,feminine,,,count,human
kilo,noun,quantity,masculine,,,count,inanimate
litro,noun,quantity,masculine,,,count,inanimate
mole,noun,food,masculine,,,mass,inanimate
milanesa,noun,food,feminine,,,count,inanimate
facturas,noun,food,feminine,plural,,count,inanimate
choripán,noun,food,masculine,,,count,inanimate
pozole,noun,food,masculine,,,mass,inanimate
elote,noun,food,masculine,,,count,inanimate
esquites,noun,food,masculine,plural,,count,inanimate
enchilada,noun,food,feminine,,,count,inanimate
poroto,noun,food,masculine,,,count,inanimate
choclo,noun,food,masculine,,,count,inanimate
ananá,noun,food,masculine,,,count,inanimate
barrilete,noun,toy,masculine,,,count,inanimate
papalote,noun,toy,masculine,,,count,inanimate
gol,noun,event,masculine,,,count,inanimate
penalti,noun,event,masculine,,,count,inanimate
córner,noun,event,masculine,,,count,inanimate
prórroga,noun,event,feminine,,,count,inanimate
paisaje,noun,nature,masculine,,,count,inanimate
volumen,noun,idea,masculine,,,count,inanimate,definite
empleo,noun,idea,masculine,,,count,inanimate
triunfo,noun,event,masculine,,,count,inanimate
micro,noun,vehicle,masculine,,,count,inanimate
bondi,noun,vehicle,masculine,,,count,inanimate
subte,noun,vehicle,masculine,,,count,inanimate
auto,noun,vehicle,masculine,,,count,inanimate
compu,noun,device,feminine,,,count,inanimate,definite
birome,noun,thing,feminine,,,count,inanimate
lapicera,noun,thing,feminine,,,count,inanimate
cartuchera,noun,thing,feminine,,,count,inanimate
complicado,adjective,quality
super,adverb,degree,,,,,,,,,verb
re,adverb,degree,,,,,,,,,verb
recontra,adverb,degree,,,,,,,,,verb
acostumbrado,adjective,state
obsesionado,adjective,state
adicto,adjective,quality
interesado,adjective,state
dispuesto,adjective,state
decidido,adjective,state
duchado,adjective,state
embarazado,adjective,state
afónico,adjective,state
ingresado,adjective,state
pilla pilla,noun,game,masculine,,,mass,inanimate
upa,noun,activity,feminine,,,mass,inanimate
contraseña,noun,thing,feminine,,,count,inanimate,definite
jamaica,noun,drink,feminine,,,mass,inanimate
ratoncito,noun,animal,masculine,,,count,animate
reposo,noun,state,masculine,,,mass,inanimate
refugiado,noun,person,masculine,,,count,human
refugiada,noun,person,feminine,,,count,human
traidor,noun,person,masculine,,,count,human
traidora,noun,person,feminine,,,count,human
deudor,noun,person,masculine,,,count,human
deudora,noun,person,feminine,,,count,human
licenciado,noun,person,masculine,,,count,human
licenciada,noun,person,feminine,,,count,human
tirano,noun,person,masculine,,,count,human
tirana,noun,person,feminine,,,count,human
terrorista,noun,person,masculine,,,count,human
activista,noun,person,masculine,,,count,human
invidente,noun,person,masculine,,,count,human
acreedor,noun,person,masculine,,,count,human
acreedora,noun,person,feminine,,,count,human
desempleado,noun,person,masculine,,,count,human
desempleada,noun,person,feminine,,,count,human
abuelastro,noun,person,masculine,,,count,human
abonado,noun,person,masculine,,,count,human
abonada,noun,person,feminine,,,count,human
agrónomo,noun,person,masculine,,,count,human
agrónoma,noun,person,feminine,,,count,human
ahijado,noun,person,masculine,,,count,human
ahijada,noun,person,feminine,,,count,human
ajedrecista,noun,person,masculine,,,count,human
albacea,noun,person,masculine,,,count,human
alergólogo,noun,person,masculine,,,count,human
alergóloga,noun,person,feminine,,,count,human
analista,noun,person,masculine,,,count,human
anestesista,noun,person,masculine,,,count,human
anfitrión,noun,person,masculine,,,count,human
anfitriona,noun,person,feminine,,,count,human
animador,noun,person,masculine,,,count,human
animadora,noun,person,feminine,,,count,human
antropólogo,noun,person,masculine,,,count,human
antropóloga,noun,person,feminine,,,count,human
aparejador,noun,person,masculine,,,count,human
aparejadora,noun,person,feminine,,,count,human
arqueólogo,noun,person,masculine,,,count,human
arqueóloga,noun,person,feminine,,,count,human
archivero,noun,person,masculine,,,count,human
archivera,noun,person,feminine,,,count,human
arrendatario,noun,person,masculine,,,count,human
arrendataria,noun,person,feminine,,,count,human
arrendador,noun,person,masculine,,,count,human
arrendadora,noun,person,feminine,,,count,human
aspirante,noun,person,masculine,,,count,human
asesor,noun,person,masculine,,,count,human
asesora,noun,person,feminine,,,count,human
atracador,noun,person,masculine,,,count,human
atracadora,noun,person,feminine,,,count,human
auditor,noun,person,masculine,,,count,human
auditora,noun,person,feminine,,,count,human
bateador,noun,person,masculine,,,count,human
bateadora,noun,person,feminine,,,count,human
becario,noun,person,masculine,,,count,human
becaria,noun,person,feminine,,,count,human
bedel,noun,person,masculine,,,count,human
beneficiario,noun,person,masculine,,,count,human
beneficiaria,noun,person,feminine,,,count,human
cabecilla,noun,person,masculine,,,count,human
cacique,noun,person,masculine,,,count,human
cacica,noun,person,feminine,,,count,human
caddie,noun,person,masculine,,,count,human
cardiólogo,noun,person,masculine,,,count,human
cardióloga,noun,person,feminine,,,count,human
carcelero,noun,person,masculine,,,count,human
carcelera,noun,person,feminine,,,count,human
cazatalentos,noun,person,masculine,,,count,human
celador,noun,person,masculine,,,count,human
celadora,noun,person,feminine,,,count,human
cerrajero,noun,person,masculine,,,count,human
cerrajera,noun,person,feminine,,,count,human
chapista,noun,person,masculine,,,count,human
chatarrero,noun,person,masculine,,,count,human
chatarrera,noun,person,feminine,,,count,human
cirujano,noun,person,masculine,,,count,human
cirujana,noun,person,feminine,,,count,human
clérigo,noun,person,masculine,,,count,human
colono,noun,person,masculine,,,count,human
colona,noun,person,feminine,,,count,human
comensal,noun,person,masculine,,,count,human
comentarista,noun,person,masculine,,,count,human
comerciante,noun,person,masculine,,,count,human
comisario,noun,person,masculine,,,count,human
comisaria,noun,person,feminine,,,count,human
compositor,noun,person,masculine,,,count,human
compositora,noun,person,feminine,,,count,human
comprador,noun,person,masculine,,,count,human
compradora,noun,person,feminine,,,count,human
concejal,noun,person,masculine,,,count,human
concejala,noun,person,feminine,,,count,human
conde,noun,person,masculine,,,count,human
condesa,noun,person,feminine,,,count,human
confitero,noun,person,masculine,,,count,human
confitera,noun,person,feminine,,,count,human
conquistador,noun,person,masculine,,,count,human
conquistadora,noun,person,feminine,,,count,human
constructor,noun,person,masculine,,,count,human
constructora,noun,person,feminine,,,count,human
consuegro,noun,person,masculine,,,count,human
consuegra,noun,person,feminine,,,count,human
contrincante,noun,person,masculine,,,count,human
contribuyente,noun,person,masculine,,,count,human
corredor,noun,person,masculine,,,count,human
corredora,noun,person,feminine,,,count,human
corresponsal,noun,person,masculine,,,count,human
curador,noun,person,masculine,,,count,human
curadora,noun,person,feminine,,,count,human
decorador,noun,person,masculine,,,count,human
decoradora,noun,person,feminine,,,count,human
defensor,noun,person,masculine,,,count,human
defensora,noun,person,feminine,,,count,human
delegado,noun,person,masculine,,,count,human
delegada,noun,person,feminine,,,count,human
delincuente,noun,person,masculine,,,count,human
demandante,noun,person,masculine,,,count,human
denunciante,noun,person,masculine,,,count,human
dermatólogo,noun,person,masculine,,,count,human
dermatóloga,noun,person,feminine,,,count,human
dibujante,noun,person,masculine,,,count,human
dietista,noun,person,masculine,,,count,human
discípulo,noun,person,masculine,,,count,human
discípula,noun,person,feminine,,,count,human
dramaturgo,noun,person,masculine,,,count,human
dramaturga,noun,person,feminine,,,count,human
economista,noun,person,masculine,,,count,human
editor,noun,person,masculine,,,count,human
editora,noun,person,feminine,,,count,human
emigrante,noun,person,masculine,,,count,human
inmigrante,noun,person,masculine,,,count,human
empresario,noun,person,masculine,,,count,human
empresaria,noun,person,feminine,,,count,human
encargado,noun,person,masculine,,,count,human
encargada,noun,person,feminine,,,count,human
enólogo,noun,person,masculine,,,count,human
enóloga,noun,person,feminine,,,count,human
enterrador,noun,person,masculine,,,count,human
enterradora,noun,person,feminine,,,count,human
escalador,noun,person,masculine,,,count,human
escaladora,noun,person,feminine,,,count,human
esquiador,noun,person,masculine,,,count,human
esquiadora,noun,person,feminine,,,count,human
estilista,noun,person,masculine,,,count,human
evaluador,noun,person,masculine,,,count,human
evaluadora,noun,person,feminine,,,count,human
ex,noun,person,masculine,,,count,human
exmarido,noun,person,masculine,,,count,human
exmujer,noun,person,feminine,,,count,human
exnovio,noun,person,masculine,,,count,human
exnovia,noun,person,feminine,,,count,human
fabricante,noun,person,masculine,,,count,human
feriante,noun,person,masculine,,,count,human
filósofo,noun,person,masculine,,,count,human
filósofa,noun,person,feminine,,,count,human
forense,noun,person,masculine,,,count,human
friegaplatos,noun,person,masculine,,,count,human
fumador,noun,person,masculine,,,count,human
fumadora,noun,person,feminine,,,count,human
funcionario,noun,person,masculine,,,count,human
funcionaria,noun,person,feminine,,,count,human
fundador,noun,person,masculine,,,count,human
fundadora,noun,person,feminine,,,count,human
gaitero,noun,person,masculine,,,count,human
gaitera,noun,person,feminine,,,count,human
gángster,noun,person,masculine,,,count,human
ginecólogo,noun,person,masculine,,,count,human
ginecóloga,noun,person,feminine,,,count,human
gobernador,noun,person,masculine,,,count,human
gobernadora,noun,person,feminine,,,count,human
gobernante,noun,person,masculine,,,count,human
grafitero,noun,person,masculine,,,count,human
grafitera,noun,person,feminine,,,count,human
guardabosques,noun,person,masculine,,,count,human
guardaespaldas,noun,person,masculine,,,count,human
guardián,noun,person,masculine,,,count,human
guardiana,noun,person,feminine,,,count,human
guionista,noun,person,masculine,,,count,human
hacker,noun,person,masculine,,,count,human
herrero,noun,person,masculine,,,count,human
herrera,noun,person,feminine,,,count,human
historiador,noun,person,masculine,,,count,human
historiadora,noun,person,feminine,,,count,human
hortelano,noun,person,masculine,,,count,human
hortelana,noun,person,feminine,,,count,human
huertano,noun,person,masculine,,,count,human
huertana,noun,person,feminine,,,count,human
humorista,noun,person,masculine,,,count,human
ilusionista,noun,person,masculine,,,count,human
inquilino,noun,person,masculine,,,count,human
inquilina,noun,person,feminine,,,count,human
instalador,noun,person,masculine,,,count,human
instaladora,noun,person,feminine,,,count,human
interlocutor,noun,person,masculine,,,count,human
interlocutora,noun,person,feminine,,,count,human
internauta,noun,person,masculine,,,count,human
interventor,noun,person,masculine,,,count,human
interventora,noun,person,feminine,,,count,human
inventor,noun,person,masculine,,,count,human
inventora,noun,person,feminine,,,count,human
investigador,noun,person,masculine,,,count,human
investigadora,noun,person,feminine,,,count,human
juglar,noun,person,masculine,,,count,human
jurista,noun,person,masculine,,,count,human
lavandero,noun,person,masculine,,,count,human
lavandera,noun,person,feminine,,,count,human
librero,noun,person,masculine,,,count,human
librera,noun,person,feminine,,,count,human
líder,noun,person,masculine,,,count,human
limosnero,noun,person,masculine,,,count,human
limosnera,noun,person,feminine,,,count,human
lingüista,noun,person,masculine,,,count,human
llorica,noun,person,masculine,,,count,human
manicurista,noun,person,masculine,,,count,human
manifestante,noun,person,masculine,,,count,human
maquillador,noun,person,masculine,,,count,human
maquilladora,noun,person,feminine,,,count,human
maquinista,noun,person,masculine,,,count,human
marqués,noun,person,masculine,,,count,human
marquesa,noun,person,feminine,,,count,human
mártir,noun,person,masculine,,,count,human
mayordomo,noun,person,masculine,,,count,human
mecanógrafo,noun,person,masculine,,,count,human
mecanógrafa,noun,person,feminine,,,count,human
mediador,noun,person,masculine,,,count,human
mediadora,noun,person,feminine,,,count,human
mesero,noun,person,masculine,,,count,human
mesera,noun,person,feminine,,,count,human
meteorólogo,noun,person,masculine,,,count,human
meteoróloga,noun,person,feminine,,,count,human
mimo,noun,person,masculine,,,count,human
misionero,noun,person,masculine,,,count,human
misionera,noun,person,feminine,,,count,human
modisto,noun,person,masculine,,,count,human
montador,noun,person,masculine,,,count,human
montadora,noun,person,feminine,,,count,human
mozo,noun,person,masculine,,,count,human
moza,noun,person,feminine,,,count,human
narrador,noun,person,masculine,,,count,human
narradora,noun,person,feminine,,,count,human
náufrago,noun,person,masculine,,,count,human
náufraga,noun,person,feminine,,,count,human
negociador,noun,person,masculine,,,count,human
negociadora,noun,person,feminine,,,count,human
neonatólogo,noun,person,masculine,,,count,human
neonatóloga,noun,person,feminine,,,count,human
novillero,noun,person,masculine,,,count,human
novillera,noun,person,feminine,,,count,human
nutriólogo,noun,person,masculine,,,count,human
nutrióloga,noun,person,feminine,,,count,human
oncólogo,noun,person,masculine,,,count,human
oncóloga,noun,person,feminine,,,count,human
opositor,noun,person,masculine,,,count,human
opositora,noun,person,feminine,,,count,human
orador,noun,person,masculine,,,count,human
oradora,noun,person,feminine,,,count,human
orfebre,noun,person,masculine,,,count,human
organizador,noun,person,masculine,,,count,human
organizadora,noun,person,feminine,,,count,human
oyente,noun,person,masculine,,,count,human
panelista,noun,person,masculine,,,count,human
paracaidista,noun,person,masculine,,,count,human
paramédico,noun,person,masculine,,,count,human
paramédica,noun,person,feminine,,,count,human
participante,noun,person,masculine,,,count,human
pasante,noun,person,masculine,,,count,human
patrón,noun,person,masculine,,,count,human
patrona,noun,person,feminine,,,count,human
patrullero,noun,person,masculine,,,count,human
peatona,noun,person,feminine,,,count,human
pensionista,noun,person,masculine,,,count,human
percusionista,noun,person,masculine,,,count,human
peregrino,noun,person,masculine,,,count,human
peregrina,noun,person,feminine,,,count,human
perito,noun,person,masculine,,,count,human
perita,noun,person,feminine,,,count,human
pescadero,noun,person,masculine,,,count,human
pescadera,noun,person,feminine,,,count,human
pizzero,noun,person,masculine,,,count,human
pizzera,noun,person,feminine,,,count,human
plomero,noun,person,masculine,,,count,human
plomera,noun,person,feminine,,,count,human
pocero,noun,person,masculine,,,count,human
polizón,noun,person,masculine,,,count,human
ponente,noun,person,masculine,,,count,human
portavoz,noun,person,masculine,,,count,human
posadero,noun,person,masculine,,,count,human
practicante,noun,person,masculine,,,count,human
predicador,noun,person,masculine,,,count,human
predicadora,noun,person,feminine,,,count,human
preparador,noun,person,masculine,,,count,human
preparadora,noun,person,feminine,,,count,human
prestamista,noun,person,masculine,,,count,human
prisionero,noun,person,masculine,,,count,human
prisionera,noun,person,feminine,,,count,human
productor,noun,person,masculine,,,count,human
productora,noun,person,feminine,,,count,human
proveedor,noun,person,masculine,,,count,human
proveedora,noun,person,feminine,,,count,human
psicópata,noun,person,masculine,,,count,human
psicopedagogo,noun,person,masculine,,,count,human
psicopedagoga,noun,person,feminine,,,count,human
publicista,noun,person,masculine,,,count,human
puericultor,noun,person,masculine,,,count,human
puericultora,noun,person,feminine,,,count,human
radiólogo,noun,person,masculine,,,count,human
radióloga,noun,person,feminine,,,count,human
rapero,noun,person,masculine,,,count,human
rapera,noun,person,feminine,,,count,human
ratero,noun,person,masculine,,,count,human
ratera,noun,person,feminine,,,count,human
realizador,noun,person,masculine,,,count,human
realizadora,noun,person,feminine,,,count,human
recluso,noun,person,masculine,,,count,human
reclusa,noun,person,feminine,,,count,human
recluta,noun,person,masculine,,,count,human
redactor,noun,person,masculine,,,count,human
redactora,noun,person,feminine,,,count,human
regidor,noun,person,masculine,,,count,human
regidora,noun,person,feminine,,,count,human
relojero,noun,person,masculine,,,count,human
relojera,noun,person,feminine,,,count,human
reponedor,noun,person,masculine,,,count,human
reponedora,noun,person,feminine,,,count,human
reportero,noun,person,masculine,,,count,human
reportera,noun,person,feminine,,,count,human
representante,noun,person,masculine,,,count,human
residente,noun,person,masculine,,,count,human
revendedor,noun,person,masculine,,,count,human
revendedora,noun,person,feminine,,,count,human
sargento,noun,person,masculine,,,count,human
saxofonista,noun,person,masculine,,,count,human
secuestrador,noun,person,masculine,,,count,human
secuestradora,noun,person,feminine,,,count,human
seguidor,noun,person,masculine,,,count,human
seguidora,noun,person,feminine,,,count,human
senador,noun,person,masculine,,,count,human
senadora,noun,person,feminine,,,count,human
senderista,noun,person,masculine,,,count,human
sepulturero,noun,person,masculine,,,count,human
sepulturera,noun,person,feminine,,,count,human
sexólogo,noun,person,masculine,,,count,human
sexóloga,noun,person,feminine,,,count,human
sociólogo,noun,person,masculine,,,count,human
socióloga,noun,person,feminine,,,count,human
soldador,noun,person,masculine,,,count,human
soldadora,noun,person,feminine,,,count,human
subdirector,noun,person,masculine,,,count,human
subdirectora,noun,person,feminine,,,count,human
submarinista,noun,person,masculine,,,count,human
sucesor,noun,person,masculine,,,count,human
sucesora,noun,person,feminine,,,count,human
surfista,noun,person,masculine,,,count,human
suplente,noun,person,masculine,,,count,human
tatuador,noun,person,masculine,,,count,human
tatuadora,noun,person,feminine,,,count,human
taquillero,noun,person,masculine,,,count,human
taquillera,noun,person,feminine,,,count,human
tapicero,noun,person,masculine,,,count,human
tapicera,noun,person,feminine,,,count,human
telespectador,noun,person,masculine,,,count,human
telespectadora,noun,person,feminine,,,count,human
teniente,noun,person,masculine,,,count,human
tertuliano,noun,person,masculine,,,count,human
tertuliana,noun,person,feminine,,,count,human
timador,noun,person,masculine,,,count,human
timadora,noun,person,feminine,,,count,human
tintorero,noun,person,masculine,,,count,human
tintorera,noun,person,feminine,,,count,human
topógrafo,noun,person,masculine,,,count,human
topógrafa,noun,person,feminine,,,count,human
traumatólogo,noun,person,masculine,,,count,human
traumatóloga,noun,person,feminine,,,count,human
tripulante,noun,person,masculine,,,count,human
trompetista,noun,person,masculine,,,count,human
trovador,noun,person,masculine,,,count,human
trovadora,noun,person,feminine,,,count,human
turronero,noun,person,masculine,,,count,human
turronera,noun,person,feminine,,,count,human
ufólogo,noun,person,masculine,,,count,human
ufóloga,noun,person,feminine,,,count,human
urólogo,noun,person,masculine,,,count,human
uróloga,noun,person,feminine,,,count,human
usuario,noun,person,masculine,,,count,human
usuaria,noun,person,feminine,,,count,human
vagabundo,noun,person,masculine,,,count,human
vagabunda,noun,person,feminine,,,count,human
veraneante,noun,person,masculine,,,count,human
verdulero,noun,person,masculine,,,count,human
verdulera,noun,person,feminine,,,count,human
vidente,noun,person,masculine,,,count,human
vigía,noun,person,masculine,,,count,human
violinista,noun,person,masculine,,,count,human
visitante,noun,person,masculine,,,count,human
votante,noun,person,masculine,,,count,human
youtuber,noun,person,masculine,,,count,human
influencer,noun,person,masculine,,,count,human
zoólogo,noun,person,masculine,,,count,human
zoóloga,noun,person,feminine,,,count,human
otorrino,noun,person,masculine,,,count,human
alfarero,noun,person,masculine,,,count,human
alfarera,noun,person,feminine,,,count,human
apicultor,noun,person,masculine,,,count,human
apicultora,noun,person,feminine,,,count,human
astrólogo,noun,person,masculine,,,count,human
astróloga,noun,person,feminine,,,count,human
boticario,noun,person,masculine,,,count,human
boticaria,noun,person,feminine,,,count,human
cabo,noun,person,masculine,,,count,human
canciller,noun,person,masculine,,,count,human
carterista,noun,person,masculine,,,count,human
ceramista,noun,person,masculine,,,count,human
coronel,noun,person,masculine,,,count,human
cronista,noun,person,masculine,,,count,human
emisario,noun,person,masculine,,,count,human
emisaria,noun,person,feminine,,,count,human
estafador,noun,person,masculine,,,count,human
estafadora,noun,person,feminine,,,count,human
gasolinero,noun,person,masculine,,,count,human
goleador,noun,person,masculine,,,count,human
goleadora,noun,person,feminine,,,count,human
hechicero,noun,person,masculine,,,count,human
hechicera,noun,person,feminine,,,count,human
heredero,noun,person,masculine,,,count,human
heredera,noun,person,feminine,,,count,human
hidalgo,noun,person,masculine,,,count,human
infractor,noun,person,masculine,,,count,human
infractora,noun,person,feminine,,,count,human
ladronzuelo,noun,person,masculine,,,count,human
ladronzuela,noun,person,feminine,,,count,human
lanzador,noun,person,masculine,,,count,human
lanzadora,noun,person,feminine,,,count,human
limpiabotas,noun,person,masculine,,,count,human
malhechor,noun,person,masculine,,,count,human
malhechora,noun,person,feminine,,,count,human
merodeador,noun,person,masculine,,,count,human
merodeadora,noun,person,feminine,,,count,human
mandatario,noun,person,masculine,,,count,human
mandataria,noun,person,feminine,,,count,human
murguista,noun,person,masculine,,,count,human
oftalmólogo,noun,person,masculine,,,count,human
oftalmóloga,noun,person,feminine,,,count,human
pandillero,noun,person,masculine,,,count,human
pandillera,noun,person,feminine,,,count,human
primogénito,noun,person,masculine,,,count,human
primogénita,noun,person,feminine,,,count,human
procurador,noun,person,masculine,,,count,human
procuradora,noun,person,feminine,,,count,human
quiosquero,noun,person,masculine,,,count,human
quiosquera,noun,person,feminine,,,count,human
reo,noun,person,masculine,,,count,human
saltador,noun,person,masculine,,,count,human
saltadora,noun,person,feminine,,,count,human
teleoperador,noun,person,masculine,,,count,human
teleoperadora,noun,person,feminine,,,count,human
tenor,noun,person,masculine,,,count,human
soprano,noun,person,feminine,,,count,human
torturador,noun,person,masculine,,,count,human
transportista,noun,person,masculine,,,count,human
compinche,noun,person,masculine,,,count,human
contacto,noun,idea,masculine,,,count,inanimate
novata,noun,person,feminine,,,count,human
principiante,noun,person,masculine,,,count,human
veterano,noun,person,masculine,,,count,human
veterana,noun,person,feminine,,,count,human
adversario,noun,person,masculine,,,count,human
adversaria,noun,person,feminine,,,count,human
oponente,noun,person,masculine,,,count,human
amante,noun,person,masculine,,,count,human
pretendiente,noun,person,masculine,,,count,human
superviviente,noun,person,masculine,,,count,human
sobreviviente,noun,person,masculine,,,count,human
damnificado,noun,person,masculine,,,count,human
damnificada,noun,person,feminine,,,count,human
discapacitada,noun,person,feminine,,,count,human
hablante,noun,person,masculine,,,count,human
aficionado,noun,person,masculine,,,count,human
aficionada,noun,person,feminine,,,count,human
coleccionista,noun,person,masculine,,,count,human
forofo,noun,person,masculine,,,count,human
forofa,noun,person,feminine,,,count,human
ídolo,noun,person,masculine,,,count,human
niñato,noun,person,masculine,,,count,human
niñata,noun,person,feminine,,,count,human
hippie,noun,person,masculine,,,count,human
gamberro,noun,person,masculine,,,count,human
gamberra,noun,person,feminine,,,count,human
vándalo,noun,person,masculine,,,count,human
vándala,noun,person,feminine,,,count,human
chivato,noun,person,masculine,,,count,human
chivata,noun,person,feminine,,,count,human
genio,noun,person,masculine,,,count,human
cuentacuentos,noun,person,masculine,,,count,human
DNI,noun,thing,masculine,,,count,inanimate
certificado,noun,thing,masculine,,,count,inanimate
justificante,noun,thing,masculine,,,count,inanimate
comprobante,noun,thing,masculine,,,count,inanimate
expediente,noun,thing,masculine,,,count,inanimate
trámite,noun,idea,masculine,,,count,inanimate
padrón,noun,thing,masculine,,,count,inanimate
testamento,noun,thing,masculine,,,count,inanimate
pagaré,noun,thing,masculine,,,count,inanimate
extracto,noun,thing,masculine,,,count,inanimate
acta,noun,thing,feminine,,,count,inanimate
matasellos,noun,thing,masculine,,,count,inanimate
clasificador,noun,thing,masculine,,,count,inanimate
portaminas,noun,thing,masculine,,,count,inanimate
subcarpeta,noun,thing,feminine,,,count,inanimate
separador,noun,thing,masculine,,,count,inanimate
cúter,noun,thing,masculine,,,count,inanimate
pisapapeles,noun,thing,masculine,,,count,inanimate
portalápices,noun,thing,masculine,,,count,inanimate
rotafolio,noun,thing,masculine,,,count,inanimate
tipex,noun,thing,masculine,,,count,inanimate
corrector,noun,thing,masculine,,,count,inanimate
cartapacio,noun,thing,masculine,,,count,inanimate
semanario,noun,media,masculine,,,count,inanimate
resguardo,noun,thing,masculine,,,count,inanimate
bonobús,noun,thing,masculine,,,count,inanimate
bono,noun,thing,masculine,,,count,inanimate
cupón,noun,thing,masculine,,,count,inanimate
lote,noun,thing,masculine,,,count,inanimate
obsequio,noun,thing,masculine,,,count,inanimate
matasuegras,noun,thing,masculine,,,count,inanimate
cotillón,noun,thing,masculine,,,count,inanimate
vapeador,noun,thing,masculine,,,count,inanimate
cincel,noun,thing,masculine,,,count,inanimate
formón,noun,thing,masculine,,,count,inanimate
soplete,noun,thing,masculine,,,count,inanimate
compresor,noun,thing,masculine,,,count,inanimate
berbiquí,noun,thing,masculine,,,count,inanimate
mazo,noun,thing,masculine,,,count,inanimate
cortacésped,noun,thing,masculine,,,count,inanimate
pulverizador,noun,thing,masculine,,,count,inanimate
sustrato,noun,thing,masculine,,,count,inanimate
tiesto,noun,thing,masculine,,,count,inanimate
macetero,noun,thing,masculine,,,count,inanimate
cascanueces,noun,thing,masculine,,,count,inanimate
salvamanteles,noun,thing,masculine,,,count,inanimate
posavasos,noun,thing,masculine,,,count,inanimate
escurreplatos,noun,thing,masculine,,,count,inanimate
sacabocados,noun,thing,masculine,,,count,inanimate
descorazonador,noun,thing,masculine,,,count,inanimate
botellero,noun,thing,masculine,,,count,inanimate
decantador,noun,thing,masculine,,,count,inanimate
paño,noun,thing,masculine,,,count,inanimate
limpiacristales,noun,thing,masculine,,,count,inanimate
quitamanchas,noun,thing,masculine,,,count,inanimate
insecticida,noun,thing,masculine,,,count,inanimate
matamoscas,noun,thing,masculine,,,count,inanimate
cogedor,noun,thing,masculine,,,count,inanimate
carrete,noun,thing,masculine,,,count,inanimate
alfiletero,noun,thing,masculine,,,count,inanimate
corchete,noun,thing,masculine,,,count,inanimate
velcro,noun,thing,masculine,,,count,inanimate
dobladillo,noun,thing,masculine,,,count,inanimate
remiendo,noun,thing,masculine,,,count,inanimate
rizador,noun,thing,masculine,,,count,inanimate
bigudí,noun,thing,masculine,,,count,inanimate
quitaesmalte,noun,thing,masculine,,,count,inanimate
cortacutículas,noun,thing,masculine,,,count,inanimate
delineador,noun,thing,masculine,,,count,inanimate
rubor,noun,thing,masculine,,,count,inanimate
kleenex,noun,thing,masculine,,,count,inanimate
hisopo,noun,thing,masculine,,,count,inanimate
condón,noun,thing,masculine,,,count,inanimate
preservativo,noun,thing,masculine,,,count,inanimate
salvaslip,noun,thing,masculine,,,count,inanimate
anticonceptivo,noun,medicine,masculine,,,count,inanimate
predictor,noun,thing,masculine,,,count,inanimate
sacaleches,noun,thing,masculine,,,count,inanimate
portabebés,noun,thing,masculine,,,count,inanimate
cambiador,noun,thing,masculine,,,count,inanimate
esterilizador,noun,thing,masculine,,,count,inanimate
chupetero,noun,thing,masculine,,,count,inanimate
moisés,noun,thing,masculine,,,count,inanimate
reposapiés,noun,thing,masculine,,,count,inanimate
reposacabezas,noun,thing,masculine,,,count,inanimate
reposabrazos,noun,thing,masculine,,,count,inanimate
puntero,noun,thing,masculine,,,count,inanimate
conmutador,noun,thing,masculine,,,count,inanimate
atril,noun,thing,masculine,,,count,inanimate
asidero,noun,thing,masculine,,,count,inanimate
pasamanos,noun,thing,masculine,,,count,inanimate
agarrador,noun,thing,masculine,,,count,inanimate
cabestrillo,noun,thing,masculine,,,count,inanimate
marcapáginas,noun,thing,masculine,,,count,inanimate
portarretratos,noun,thing,masculine,,,count,inanimate
espumillón,noun,thing,masculine,,,count,inanimate
cirio,noun,thing,masculine,,,count,inanimate
incensario,noun,thing,masculine,,,count,inanimate
escapulario,noun,thing,masculine,,,count,inanimate
relicario,noun,thing,masculine,,,count,inanimate
ataúd,noun,thing,masculine,,,count,inanimate
féretro,noun,thing,masculine,,,count,inanimate
nicho,noun,thing,masculine,,,count,inanimate
sarcófago,noun,thing,masculine,,,count,inanimate
pergamino,noun,thing,masculine,,,count,inanimate
papiro,noun,thing,masculine,,,count,inanimate
jeroglífico,noun,thing,masculine,,,count,inanimate
blasón,noun,thing,masculine,,,count,inanimate
estandarte,noun,thing,masculine,,,count,inanimate
mástil,noun,thing,masculine,,,count,inanimate
pendón,noun,thing,masculine,,,count,inanimate
cetro,noun,thing,masculine,,,count,inanimate
yelmo,noun,thing,masculine,,,count,inanimate
arpón,noun,thing,masculine,,,count,inanimate
cañón,noun,thing,masculine,,,count,inanimate
fusil,noun,thing,masculine,,,count,inanimate
rifle,noun,thing,masculine,,,count,inanimate
revólver,noun,thing,masculine,,,count,inanimate
cartucho,noun,thing,masculine,,,count,inanimate
proyectil,noun,thing,masculine,,,count,inanimate
misil,noun,thing,masculine,,,count,inanimate
machete,noun,thing,masculine,,,count,inanimate
puñal,noun,thing,masculine,,,count,inanimate
sable,noun,thing,masculine,,,count,inanimate
solicitud,noun,thing,feminine,,,count,inanimate
denuncia,noun,thing,feminine,,,count,inanimate
reclamación,noun,thing,feminine,,,count,inanimate
póliza,noun,thing,feminine,,,count,inanimate
garantía,noun,thing,feminine,,,count,inanimate
alianza,noun,thing,feminine,,,count,inanimate
riñonera,noun,thing,feminine,,,count,inanimate
plumilla,noun,thing,feminine,,,count,inanimate
escofina,noun,thing,feminine,,,count,inanimate
garlopa,noun,thing,feminine,,,count,inanimate
tenaza,noun,thing,feminine,,,count,inanimate
broca,noun,thing,feminine,,,count,inanimate
alcuza,noun,thing,feminine,,,count,inanimate
podadora,noun,thing,feminine,,,count,inanimate
desbrozadora,noun,thing,feminine,,,count,inanimate
segadora,noun,thing,feminine,,,count,inanimate
guadaña,noun,thing,feminine,,,count,inanimate
ensaladera,noun,thing,feminine,,,count,inanimate
sopera,noun,thing,feminine,,,count,inanimate
salsera,noun,thing,feminine,,,count,inanimate
panera,noun,thing,feminine,,,count,inanimate
huevera,noun,thing,feminine,,,count,inanimate
cubitera,noun,thing,feminine,,,count,inanimate
mantequera,noun,thing,feminine,,,count,inanimate
aceitera,noun,thing,feminine,,,count,inanimate
vinagrera,noun,thing,feminine,,,count,inanimate
vinajera,noun,thing,feminine,,,count,inanimate
pimentera,noun,thing,feminine,,,count,inanimate
champanera,noun,thing,feminine,,,count,inanimate
paellera,noun,thing,feminine,,,count,inanimate
cucharada,noun,thing,feminine,,,count,inanimate
cucharadita,noun,thing,feminine,,,count,inanimate
lanzadera,noun,thing,feminine,,,count,inanimate
hebra,noun,thing,feminine,,,count,inanimate
puntilla,noun,thing,feminine,,,count,inanimate
cuchilla,noun,thing,feminine,,,count,inanimate
lámina,noun,thing,feminine,,,count,inanimate
lápida,noun,thing,feminine,,,count,inanimate
bala,noun,thing,feminine,,,count,inanimate
ballesta,noun,thing,feminine,,,count,inanimate
bayoneta,noun,thing,feminine,,,count,inanimate
metralleta,noun,thing,feminine,,,count,inanimate
ametralladora,noun,thing,feminine,,,count,inanimate
ratonera,noun,thing,feminine,,,count,inanimate
espuela,noun,thing,feminine,,,count,inanimate
fusta,noun,thing,feminine,,,count,inanimate
albergue,noun,place,masculine,,,count,inanimate,definite
anfiteatro,noun,place,masculine,,,count,inanimate,definite
apeadero,noun,place,masculine,,,count,inanimate,definite
aserradero,noun,place,masculine,,,count,inanimate,definite
astillero,noun,place,masculine,,,count,inanimate,definite
atrio,noun,place,masculine,,,count,inanimate,definite
balneario,noun,place,masculine,,,count,inanimate,definite
barranco,noun,place,masculine,,,count,inanimate,definite
bulevar,noun,place,masculine,,,count,inanimate,definite
camposanto,noun,place,masculine,,,count,inanimate,definite
casino,noun,place,masculine,,,count,inanimate,definite
caserío,noun,place,masculine,,,count,inanimate,definite
cibercafé,noun,place,masculine,,,count,inanimate,definite
cobertizo,noun,place,masculine,,,count,inanimate,definite
coliseo,noun,place,masculine,,,count,inanimate,definite
concesionario,noun,place,masculine,,,count,inanimate,definite
conservatorio,noun,place,masculine,,,count,inanimate,definite
cortijo,noun,place,masculine,,,count,inanimate,definite
crematorio,noun,place,masculine,,,count,inanimate,definite
cuartel,noun,place,masculine,,,count,inanimate,definite
desguace,noun,place,masculine,,,count,inanimate,definite
distrito,noun,place,masculine,,,count,inanimate,definite
economato,noun,place,masculine,,,count,inanimate,definite
embalse,noun,place,masculine,,,count,inanimate,definite
enclave,noun,place,masculine,,,count,inanimate,definite
estacionamiento,noun,place,masculine,,,count,inanimate,definite
frontón,noun,place,masculine,,,count,inanimate,definite
hayedo,noun,place,masculine,,,count,inanimate,definite
hemiciclo,noun,place,masculine,,,count,inanimate,definite
herbolario,noun,place,masculine,,,count,inanimate,definite
hipódromo,noun,place,masculine,,,count,inanimate,definite
kínder,noun,place,masculine,,,count,inanimate,definite
locutorio,noun,place,masculine,,,count,inanimate,definite
malecón,noun,place,masculine,,,count,inanimate,definite
matadero,noun,place,masculine,,,count,inanimate,definite
mausoleo,noun,place,masculine,,,count,inanimate,definite
mercadillo,noun,place,masculine,,,count,inanimate,definite
merendero,noun,place,masculine,,,count,inanimate,definite
mesón,noun,place,masculine,,,count,inanimate,definite
mirador,noun,place,masculine,,,count,inanimate,definite
municipio,noun,place,masculine,,,count,inanimate,definite
olivar,noun,place,masculine,,,count,inanimate,definite
orfanato,noun,place,masculine,,,count,inanimate,definite
paraje,noun,place,masculine,,,count,inanimate,definite
paritorio,noun,place,masculine,,,count,inanimate,definite
peñón,noun,place,masculine,,,count,inanimate,definite
pinar,noun,place,masculine,,,count,inanimate,definite
rascacielos,noun,place,masculine,,,count,inanimate,definite
sanatorio,noun,place,masculine,,,count,inanimate,definite
semillero,noun,place,masculine,,,count,inanimate,definite
seminario,noun,place,masculine,,,count,inanimate,definite
spa,noun,place,masculine,,,count,inanimate,definite
solárium,noun,place,masculine,,,count,inanimate,definite
suburbio,noun,place,masculine,,,count,inanimate,definite
tablao,noun,place,masculine,,,count,inanimate,definite
tanatorio,noun,place,masculine,,,count,inanimate,definite
velódromo,noun,place,masculine,,,count,inanimate,definite
viaducto,noun,place,masculine,,,count,inanimate,definite
viñedo,noun,place,masculine,,,count,inanimate,definite
yacimiento,noun,place,masculine,,,count,inanimate,definite
zoco,noun,place,masculine,,,count,inanimate,definite
arrabal,noun,place,masculine,,,count,inanimate,definite
rompeolas,noun,place,masculine,,,count,inanimate,definite
bache,noun,place,masculine,,,count,inanimate,definite
bordillo,noun,place,masculine,,,count,inanimate,definite
tianguis,noun,place,masculine,,,count,inanimate,definite
zócalo,noun,place,masculine,,,count,inanimate,definite
boliche,noun,place,masculine,,,count,inanimate,definite
almacén,noun,place,masculine,,,count,inanimate,definite
quincho,noun,place,masculine,,,count,inanimate,definite
shopping,noun,place,masculine,,,count,inanimate,definite
reformatorio,noun,place,masculine,,,count,inanimate,definite
parador,noun,place,masculine,,,count,inanimate,definite
condado,noun,place,masculine,,,count,inanimate,definite
reino,noun,place,masculine,,,count,inanimate,definite
imperio,noun,place,masculine,,,count,inanimate,definite
archipiélago,noun,place,masculine,,,count,inanimate,definite
atolón,noun,place,masculine,,,count,inanimate,definite
golfo,noun,place,masculine,,,count,inanimate,definite
istmo,noun,place,masculine,,,count,inanimate,definite
delta,noun,place,masculine,,,count,inanimate,definite
estuario,noun,place,masculine,,,count,inanimate,definite
fiordo,noun,place,masculine,,,count,inanimate,definite
afluente,noun,place,masculine,,,count,inanimate,definite
riachuelo,noun,place,masculine,,,count,inanimate,definite
polder,noun,place,masculine,,,count,inanimate,definite
géiser,noun,place,masculine,,,count,inanimate,definite
altiplano,noun,place,masculine,,,count,inanimate,definite
páramo,noun,place,masculine,,,count,inanimate,definite
abadía,noun,place,feminine,,,count,inanimate,definite
acequia,noun,place,feminine,,,count,inanimate,definite
alambrada,noun,place,feminine,,,count,inanimate,definite
alameda,noun,place,feminine,,,count,inanimate,definite
alcaldía,noun,place,feminine,,,count,inanimate,definite
almazara,noun,place,feminine,,,count,inanimate,definite
aseguradora,noun,place,feminine,,,count,inanimate,definite
autovía,noun,place,feminine,,,count,inanimate,definite
barbería,noun,place,feminine,,,count,inanimate,definite
barriada,noun,place,feminine,,,count,inanimate,definite
bocatería,noun,place,feminine,,,count,inanimate,definite
boutique,noun,place,feminine,,,count,inanimate,definite
cala,noun,place,feminine,,,count,inanimate,definite
calzada,noun,place,feminine,,,count,inanimate,definite
cantera,noun,place,feminine,,,count,inanimate,definite
carbonería,noun,place,feminine,,,count,inanimate,definite
catacumba,noun,place,feminine,,,count,inanimate,definite
cerrajería,noun,place,feminine,,,count,inanimate,definite
chabola,noun,place,feminine,,,count,inanimate,definite
chatarrería,noun,place,feminine,,,count,inanimate,definite
ciudadela,noun,place,feminine,,,count,inanimate,definite
colchonería,noun,place,feminine,,,count,inanimate,definite
comuna,noun,place,feminine,,,count,inanimate,definite
copistería,noun,place,feminine,,,count,inanimate,definite
dehesa,noun,place,feminine,,,count,inanimate,definite
delegación,noun,place,feminine,,,count,inanimate,definite
depuradora,noun,place,feminine,,,count,inanimate,definite
discográfica,noun,place,feminine,,,count,inanimate,definite
dulcería,noun,place,feminine,,,count,inanimate,definite
ebanistería,noun,place,feminine,,,count,inanimate,definite
electrolinera,noun,place,feminine,,,count,inanimate,definite
explanada,noun,place,feminine,,,count,inanimate,definite
fachada,noun,place,feminine,,,count,inanimate,definite
fontanería,noun,place,feminine,,,count,inanimate,definite
fosa,noun,place,feminine,,,count,inanimate,definite
gestoría,noun,place,feminine,,,count,inanimate,definite
hacienda,noun,place,feminine,,,count,inanimate,definite
hemeroteca,noun,place,feminine,,,count,inanimate,definite
huerta,noun,place,feminine,,,count,inanimate,definite
imprenta,noun,place,feminine,,,count,inanimate,definite
inmobiliaria,noun,place,feminine,,,count,inanimate,definite
intersección,noun,place,feminine,,,count,inanimate,definite
jefatura,noun,place,feminine,,,count,inanimate,definite
lonja,noun,place,feminine,,,count,inanimate,definite
lutería,noun,place,feminine,,,count,inanimate,definite
maternidad,noun,place,feminine,,,count,inanimate,definite
mensajería,noun,place,feminine,,,count,inanimate,definite
notaría,noun,place,feminine,,,count,inanimate,definite
panificadora,noun,place,feminine,,,count,inanimate,definite
pasarela,noun,place,feminine,,,count,inanimate,definite
peletería,noun,place,feminine,,,count,inanimate,definite
perrera,noun,place,feminine,,,count,inanimate,definite
piscifactoría,noun,place,feminine,,,count,inanimate,definite
prefectura,noun,place,feminine,,,count,inanimate,definite
quesería,noun,place,feminine,,,count,inanimate,definite
rambla,noun,place,feminine,,,count,inanimate,definite
refinería,noun,place,feminine,,,count,inanimate,definite
relojería,noun,place,feminine,,,count,inanimate,definite
salina,noun,place,feminine,,,count,inanimate,definite
sastrería,noun,place,feminine,,,count,inanimate,definite
serranía,noun,place,feminine,,,count,inanimate,definite
sombrerería,noun,place,feminine,,,count,inanimate,definite
tabacalera,noun,place,feminine,,,count,inanimate,definite
tahona,noun,place,feminine,,,count,inanimate,definite
tapicería,noun,place,feminine,,,count,inanimate,definite
tetería,noun,place,feminine,,,count,inanimate,definite
trinchera,noun,place,feminine,,,count,inanimate,definite
vaquería,noun,place,feminine,,,count,inanimate,definite
tabaquería,noun,place,feminine,,,count,inanimate,definite
sandwichería,noun,place,feminine,,,count,inanimate,definite
taquería,noun,place,feminine,,,count,inanimate,definite
tortillería,noun,place,feminine,,,count,inanimate,definite
lonchería,noun,place,feminine,,,count,inanimate,definite
rosticería,noun,place,feminine,,,count,inanimate,definite
bombonería,noun,place,feminine,,,count,inanimate,definite
chacinería,noun,place,feminine,,,count,inanimate,definite
coctelería,noun,place,feminine,,,count,inanimate,definite
cervecería,noun,place,feminine,,,count,inanimate,definite
sidrería,noun,place,feminine,,,count,inanimate,definite
marisquería,noun,place,feminine,,,count,inanimate,definite
bocacalle,noun,place,feminine,,,count,inanimate,definite
arboleda,noun,place,feminine,,,count,inanimate,definite
ensenada,noun,place,feminine,,,count,inanimate,definite
caleta,noun,place,feminine,,,count,inanimate,definite
ría,noun,place,feminine,,,count,inanimate,definite
marisma,noun,place,feminine,,,count,inanimate,definite
estepa,noun,place,feminine,,,count,inanimate,definite
tundra,noun,place,feminine,,,count,inanimate,definite
taiga,noun,place,feminine,,,count,inanimate,definite
sabana,noun,place,feminine,,,count,inanimate,definite
pampa,noun,place,feminine,,,count,inanimate,definite
meseta,noun,place,feminine,,,count,inanimate,definite
ladera,noun,place,feminine,,,count,inanimate,definite
cima,noun,place,feminine,,,count,inanimate,definite
hondonada,noun,place,feminine,,,count,inanimate,definite
altillo,noun,room,masculine,,,count,inanimate,definite
camarote,noun,room,masculine,,,count,inanimate,definite
camerino,noun,room,masculine,,,count,inanimate,definite
calabozo,noun,room,masculine,,,count,inanimate,definite
claustro,noun,room,masculine,,,count,inanimate,definite
guardarropa,noun,room,masculine,,,count,inanimate,definite
office,noun,room,masculine,,,count,inanimate,definite
palco,noun,room,masculine,,,count,inanimate,definite
rellano,noun,room,masculine,,,count,inanimate,definite
semisótano,noun,room,masculine,,,count,inanimate,definite
vestidor,noun,room,masculine,,,count,inanimate,definite
antesala,noun,room,feminine,,,count,inanimate,definite
celda,noun,room,feminine,,,count,inanimate,definite
enfermería,noun,room,feminine,,,count,inanimate,definite
sacristía,noun,room,feminine,,,count,inanimate,definite
secretaría,noun,room,feminine,,,count,inanimate,definite
conserjería,noun,room,feminine,,,count,inanimate,definite
suite,noun,room,feminine,,,count,inanimate,definite
tribuna,noun,room,feminine,,,count,inanimate,definite
estancia,noun,room,feminine,,,count,inanimate,definite
bungaló,noun,home,masculine,,,count,inanimate
bungalow,noun,home,masculine,,,count,inanimate
caserón,noun,home,masculine,,,count,inanimate
dúplex,noun,home,masculine,,,count,inanimate
loft,noun,home,masculine,,,count,inanimate
monoambiente,noun,home,masculine,,,count,inanimate
departamento,noun,home,masculine,,,count,inanimate
palafito,noun,home,masculine,,,count,inanimate
tipi,noun,home,masculine,,,count,inanimate
yurta,noun,home,feminine,,,count,inanimate
barraca,noun,home,feminine,,,count,inanimate
butacón,noun,furniture,masculine,,,count,inanimate,definite
cabezal,noun,furniture,masculine,,,count,inanimate,definite
canapé,noun,furniture,masculine,,,count,inanimate,definite
chifonier,noun,furniture,masculine,,,count,inanimate,definite
diván,noun,furniture,masculine,,,count,inanimate,definite
escabel,noun,furniture,masculine,,,count,inanimate,definite
futón,noun,furniture,masculine,,,count,inanimate,definite
gabinete,noun,furniture,masculine,,,count,inanimate,definite
reclinatorio,noun,furniture,masculine,,,count,inanimate,definite
respaldo,noun,furniture,masculine,,,count,inanimate,definite
sinfonier,noun,furniture,masculine,,,count,inanimate,definite
somier,noun,furniture,masculine,,,count,inanimate,definite
taquillón,noun,furniture,masculine,,,count,inanimate,definite
tresillo,noun,furniture,masculine,,,count,inanimate,definite
velador,noun,furniture,masculine,,,count,inanimate,definite
cajonera,noun,furniture,feminine,,,count,inanimate,definite
cómoda,noun,furniture,feminine,,,count,inanimate,definite
sillería,noun,furniture,feminine,,,count,inanimate,definite
barómetro,noun,device,masculine,,,count,inanimate
calefactor,noun,device,masculine,,,count,inanimate
calientabiberones,noun,device,masculine,,,count,inanimate
contestador,noun,device,masculine,,,count,inanimate
cortapelos,noun,device,masculine,,,count,inanimate
cortafiambres,noun,device,masculine,,,count,inanimate
cronógrafo,noun,device,masculine,,,count,inanimate
cuentakilómetros,noun,device,masculine,,,count,inanimate
datáfono,noun,device,masculine,,,count,inanimate
desfibrilador,noun,device,masculine,,,count,inanimate
dictáfono,noun,device,masculine,,,count,inanimate
disyuntor,noun,device,masculine,,,count,inanimate
e-reader,noun,device,masculine,,,count,inanimate
electrodoméstico,noun,device,masculine,,,count,inanimate
elevalunas,noun,device,masculine,,,count,inanimate
encendedor,noun,device,masculine,,,count,inanimate
epilador,noun,device,masculine,,,count,inanimate
estabilizador,noun,device,masculine,,,count,inanimate
fusible,noun,device,masculine,,,count,inanimate
fogón,noun,device,masculine,,,count,inanimate
fotómetro,noun,device,masculine,,,count,inanimate
gramófono,noun,device,masculine,,,count,inanimate
grill,noun,device,masculine,,,count,inanimate
hervidor,noun,device,masculine,,,count,inanimate
intercomunicador,noun,device,masculine,,,count,inanimate
irrigador,noun,device,masculine,,,count,inanimate
láser,noun,device,masculine,,,count,inanimate
limpiafondos,noun,device,masculine,,,count,inanimate
manómetro,noun,device,masculine,,,count,inanimate
medidor,noun,device,masculine,,,count,inanimate
metrónomo,noun,device,masculine,,,count,inanimate
minibar,noun,device,masculine,,,count,inanimate
mp3,noun,device,masculine,,,count,inanimate
multímetro,noun,device,masculine,,,count,inanimate
navegador,noun,device,masculine,,,count,inanimate
nebulizador,noun,device,masculine,,,count,inanimate
pesabebés,noun,device,masculine,,,count,inanimate
pinganillo,noun,device,masculine,,,count,inanimate
podómetro,noun,device,masculine,,,count,inanimate
procesador,noun,device,masculine,,,count,inanimate
pulsímetro,noun,device,masculine,,,count,inanimate
pulsioxímetro,noun,device,masculine,,,count,inanimate
radiocasete,noun,device,masculine,,,count,inanimate
radiodespertador,noun,device,masculine,,,count,inanimate
radar,noun,device,masculine,,,count,inanimate
receptor,noun,device,masculine,,,count,inanimate
regulador,noun,device,masculine,,,count,inanimate
respirador,noun,device,masculine,,,count,inanimate
servidor,noun,device,masculine,,,count,inanimate
sónar,noun,device,masculine,,,count,inanimate
tacómetro,noun,device,masculine,,,count,inanimate
telar,noun,device,masculine,,,count,inanimate
telégrafo,noun,device,masculine,,,count,inanimate
transformador,noun,device,masculine,,,count,inanimate
videocámara,noun,device,feminine,,,count,inanimate
videoproyector,noun,device,masculine,,,count,inanimate
zumbador,noun,device,masculine,,,count,inanimate
altímetro,noun,device,masculine,,,count,inanimate
calientaplatos,noun,device,masculine,,,count,inanimate
aldaba,noun,device,feminine,,,count,inanimate
amasadora,noun,device,feminine,,,count,inanimate
bobina,noun,device,feminine,,,count,inanimate
bujía,noun,device,feminine,,,count,inanimate
caldera,noun,device,feminine,,,count,inanimate
centrifugadora,noun,device,feminine,,,count,inanimate
cizalla,noun,device,feminine,,,count,inanimate
clavija,noun,device,feminine,,,count,inanimate
cortadora,noun,device,feminine,,,count,inanimate
crepera,noun,device,feminine,,,count,inanimate
depiladora,noun,device,feminine,,,count,inanimate
encuadernadora,noun,device,feminine,,,count,inanimate
fotocopiadora,noun,device,feminine,,,count,inanimate
gofrera,noun,device,feminine,,,count,inanimate
guillotina,noun,device,feminine,,,count,inanimate
hélice,noun,device,feminine,,,count,inanimate
lijadora,noun,device,feminine,,,count,inanimate
perforadora,noun,device,feminine,,,count,inanimate
picadora,noun,device,feminine,,,count,inanimate
plastificadora,noun,device,feminine,,,count,inanimate
pulidora,noun,device,feminine,,,count,inanimate
regleta,noun,device,feminine,,,count,inanimate
resistencia,noun,device,feminine,,,count,inanimate
rotaflex,noun,device,feminine,,,count,inanimate
sandwichera,noun,device,feminine,,,count,inanimate
termomix,noun,device,feminine,,,count,inanimate
trituradora,noun,device,feminine,,,count,inanimate
vaporera,noun,device,feminine,,,count,inanimate
vaporeta,noun,device,feminine,,,count,inanimate
yogurtera,noun,device,feminine,,,count,inanimate
algoritmo,noun,media,masculine,,,count,inanimate
avatar,noun,media,masculine,,,count,inanimate
bluetooth,noun,media,masculine,,,mass,inanimate
buscador,noun,media,masculine,,,count,inanimate
chat,noun,media,masculine,,,count,inanimate
chatbot,noun,media,masculine,,,count,inanimate
comando,noun,media,masculine,,,count,inanimate
cortafuegos,noun,media,masculine,,,count,inanimate
culebrón,noun,media,masculine,,,count,inanimate
cursor,noun,media,masculine,,,count,inanimate
directorio,noun,media,masculine,,,count,inanimate
dominio,noun,media,masculine,,,count,inanimate
emoticono,noun,media,masculine,,,count,inanimate
enlace,noun,media,masculine,,,count,inanimate
fichero,noun,media,masculine,,,count,inanimate
foro,noun,media,masculine,,,count,inanimate
fotolibro,noun,media,masculine,,,count,inanimate
fotomontaje,noun,media,masculine,,,count,inanimate
gif,noun,media,masculine,,,count,inanimate
hashtag,noun,media,masculine,,,count,inanimate
hipervínculo,noun,media,masculine,,,count,inanimate
icono,noun,media,masculine,,,count,inanimate
ícono,noun,media,masculine,,,count,inanimate
largometraje,noun,media,masculine,,,count,inanimate
like,noun,media,masculine,,,count,inanimate
mp4,noun,media,masculine,,,count,inanimate
noticiero,noun,media,masculine,,,count,inanimate
perfil,noun,media,masculine,,,count,inanimate
píxel,noun,media,masculine,,,count,inanimate
salvapantallas,noun,media,masculine,,,count,inanimate
selfie,noun,media,masculine,,,count,inanimate
sms,noun,media,masculine,,,count,inanimate
software,noun,media,masculine,,,mass,inanimate
tutorial,noun,media,masculine,,,count,inanimate
tuit,noun,media,masculine,,,count,inanimate
videotutorial,noun,media,masculine,,,count,inanimate
magacín,noun,media,masculine,,,count,inanimate
fanzine,noun,media,masculine,,,count,inanimate
telefilme,noun,media,masculine,,,count,inanimate
wasap,noun,media,masculine,,,count,inanimate
spam,noun,media,masculine,,,mass,inanimate
streaming,noun,media,masculine,,,mass,inanimate
arroba,noun,media,feminine,,,count,inanimate
contraportada,noun,media,feminine,,,count,inanimate
cookie,noun,media,feminine,,,count,inanimate
cartelera,noun,media,feminine,,,count,inanimate
descarga,noun,media,feminine,,,count,inanimate
encuesta,noun,media,feminine,,,count,inanimate
emisión,noun,media,feminine,,,count,inanimate
fotonovela,noun,media,feminine,,,count,inanimate
gaceta,noun,media,feminine,,,count,inanimate
impresión,noun,media,feminine,,,count,inanimate
intranet,noun,media,feminine,,,count,inanimate
miniserie,noun,media,feminine,,,count,inanimate
newsletter,noun,media,feminine,,,count,inanimate
notificación,noun,media,feminine,,,count,inanimate
plataforma,noun,media,feminine,,,count,inanimate
portada,noun,media,feminine,,,count,inanimate
programación,noun,media,feminine,,,mass,inanimate
publicación,noun,media,feminine,,,count,inanimate
sinopsis,noun,media,feminine,,,count,inanimate
sintonía,noun,media,feminine,,,count,inanimate
telecomedia,noun,media,feminine,,,count,inanimate
teletienda,noun,media,feminine,,,count,inanimate
videoconferencia,noun,media,feminine,,,count,inanimate
wiki,noun,media,feminine,,,count,inanimate
arenque,noun,food,masculine,,,count,inanimate
berberecho,noun,food,masculine,,,count,inanimate
boquerón,noun,food,masculine,,,count,inanimate
bogavante,noun,food,masculine,,,count,inanimate
centollo,noun,food,masculine,,,count,inanimate
chicharrón,noun,food,masculine,,,count,inanimate
chuletón,noun,food,masculine,,,count,inanimate
choco,noun,food,masculine,,,count,inanimate
chupachups,noun,food,masculine,,,count,inanimate
cogollo,noun,food,masculine,,,count,inanimate
colín,noun,food,masculine,,,count,inanimate
coquito,noun,food,masculine,,,count,inanimate
embutido,noun,food,masculine,,,count,inanimate
fresón,noun,food,masculine,,,count,inanimate
fuet,noun,food,masculine,,,count,inanimate
grisín,noun,food,masculine,,,count,inanimate
jurel,noun,food,masculine,,,count,inanimate
lacón,noun,food,masculine,,,count,inanimate
lenguado,noun,food,masculine,,,count,inanimate
lichi,noun,food,masculine,,,count,inanimate
longaniza,noun,food,feminine,,,count,inanimate
macaron,noun,food,masculine,,,count,inanimate
mantecado,noun,food,masculine,,,count,inanimate
maracuyá,noun,food,masculine,,,count,inanimate
mojama,noun,food,feminine,,,count,inanimate
ñame,noun,food,masculine,,,count,inanimate
nopal,noun,food,masculine,,,count,inanimate
palmito,noun,food,masculine,,,count,inanimate
panettone,noun,food,masculine,,,count,inanimate
percebe,noun,food,masculine,,,count,inanimate
pestiño,noun,food,masculine,,,count,inanimate
platanito,noun,food,masculine,,,count,inanimate
profiterol,noun,food,masculine,,,count,inanimate
rape,noun,food,masculine,,,count,inanimate
rodaballo,noun,food,masculine,,,count,inanimate
tirabeque,noun,food,masculine,,,count,inanimate
torrezno,noun,food,masculine,,,count,inanimate
zapote,noun,food,masculine,,,count,inanimate
mamey,noun,food,masculine,,,count,inanimate
jitomate,noun,food,masculine,,,count,inanimate
tejocote,noun,food,masculine,,,count,inanimate
chayote,noun,food,masculine,,,count,inanimate
ejote,noun,food,masculine,,,count,inanimate
chícharo,noun,food,masculine,,,count,inanimate
betabel,noun,food,masculine,,,count,inanimate
camote,noun,food,masculine,,,count,inanimate
bife,noun,food,masculine,,,count,inanimate
matambre,noun,food,masculine,,,count,inanimate
zapallito,noun,food,masculine,,,count,inanimate
morrón,noun,food,masculine,,,count,inanimate
ají,noun,food,masculine,,,count,inanimate
sorrentino,noun,food,masculine,,,count,inanimate
pebre,noun,food,masculine,,,count,inanimate
anticucho,noun,food,masculine,,,count,inanimate
achicoria,noun,food,feminine,,,count,inanimate
alita,noun,food,feminine,,,count,inanimate
borraja,noun,food,feminine,,,count,inanimate
chirivía,noun,food,feminine,,,count,inanimate
chistorra,noun,food,feminine,,,count,inanimate
cigala,noun,food,feminine,,,count,inanimate
endibia,noun,food,feminine,,,count,inanimate
escarola,noun,food,feminine,,,count,inanimate
escalopa,noun,food,feminine,,,count,inanimate
escalopina,noun,food,feminine,,,count,inanimate
faba,noun,food,feminine,,,count,inanimate
guindilla,noun,food,feminine,,,count,inanimate
haba,noun,food,feminine,,,count,inanimate
hogaza,noun,food,feminine,,,count,inanimate
lamprea,noun,food,feminine,,,count,inanimate
lubina,noun,food,feminine,,,count,inanimate
madalena,noun,food,feminine,,,count,inanimate
mollete,noun,food,masculine,,,count,inanimate
mojarra,noun,food,feminine,,,count,inanimate
pacana,noun,food,feminine,,,count,inanimate
pescadilla,noun,food,feminine,,,count,inanimate
picota,noun,food,feminine,,,count,inanimate
quisquilla,noun,food,feminine,,,count,inanimate
sepia,noun,food,feminine,,,count,inanimate
zamburiña,noun,food,feminine,,,count,inanimate
zarzamora,noun,food,feminine,,,count,inanimate
albacora,noun,food,feminine,,,count,inanimate
pitahaya,noun,food,feminine,,,count,inanimate
tuna,noun,food,feminine,,,count,inanimate
granadilla,noun,food,feminine,,,count,inanimate
lúcuma,noun,food,feminine,,,count,inanimate
marraqueta,noun,food,feminine,,,count,inanimate
hallulla,noun,food,feminine,,,count,inanimate
hallaca,noun,food,feminine,,,count,inanimate
pupusa,noun,food,feminine,,,count,inanimate
baleada,noun,food,feminine,,,count,inanimate
tlayuda,noun,food,feminine,,,count,inanimate
chalupa,noun,food,feminine,,,count,inanimate
bondiola,noun,food,feminine,,,count,inanimate
criadilla,noun,food,feminine,,,count,inanimate
molleja,noun,food,feminine,,,count,inanimate
achura,noun,food,feminine,,,count,inanimate
alioli,noun,food,masculine,,,mass,inanimate
almidón,noun,food,masculine,,,mass,inanimate
bulgur,noun,food,masculine,,,mass,inanimate
cebollino,noun,food,masculine,,,mass,inanimate
cilantro,noun,food,masculine,,,mass,inanimate
colorante,noun,food,masculine,,,count,inanimate
condimento,noun,food,masculine,,,count,inanimate
edulcorante,noun,food,masculine,,,count,inanimate
eneldo,noun,food,masculine,,,mass,inanimate
estragón,noun,food,masculine,,,mass,inanimate
fuagrás,noun,food,masculine,,,mass,inanimate
glaseado,noun,food,masculine,,,mass,inanimate
gluten,noun,food,masculine,,,mass,inanimate
guirlache,noun,food,masculine,,,mass,inanimate
hinojo,noun,food,masculine,,,mass,inanimate
laurel,noun,food,masculine,,,mass,inanimate
mascarpone,noun,food,masculine,,,mass,inanimate
parmesano,noun,food,masculine,,,mass,inanimate
roquefort,noun,food,masculine,,,mass,inanimate
sazonador,noun,food,masculine,,,mass,inanimate
seitán,noun,food,masculine,,,mass,inanimate
surimi,noun,food,masculine,,,mass,inanimate
tahini,noun,food,masculine,,,mass,inanimate
tempeh,noun,food,masculine,,,mass,inanimate
wasabi,noun,food,masculine,,,mass,inanimate
chutney,noun,food,masculine,,,mass,inanimate
chamoy,noun,food,masculine,,,mass,inanimate
piloncillo,noun,food,masculine,,,mass,inanimate
epazote,noun,food,masculine,,,mass,inanimate
panela,noun,food,feminine,,,mass,inanimate
manjar,noun,food,masculine,,,mass,inanimate
arequipe,noun,food,masculine,,,mass,inanimate
casquería,noun,food,feminine,,,mass,inanimate
cúrcuma,noun,food,feminine,,,mass,inanimate
jalea,noun,food,feminine,,,mass,inanimate
linaza,noun,food,feminine,,,mass,inanimate
malta,noun,food,feminine,,,mass,inanimate
mortadela,noun,food,feminine,,,mass,inanimate
panceta,noun,food,feminine,,,mass,inanimate
salvia,noun,food,feminine,,,mass,inanimate
sacarina,noun,food,feminine,,,mass,inanimate
stevia,noun,food,feminine,,,mass,inanimate
vinagreta,noun,food,feminine,,,mass,inanimate
chancaca,noun,food,feminine,,,mass,inanimate
ajoblanco,noun,dish,masculine,,,mass,inanimate
carpaccio,noun,dish,masculine,,,mass,inanimate
escabeche,noun,dish,masculine,,,mass,inanimate
goulash,noun,dish,masculine,,,mass,inanimate
locro,noun,dish,masculine,,,mass,inanimate
marmitako,noun,dish,masculine,,,mass,inanimate
mondongo,noun,dish,masculine,,,mass,inanimate
ramen,noun,dish,masculine,,,mass,inanimate
salpicón,noun,dish,masculine,,,mass,inanimate
sancocho,noun,dish,masculine,,,mass,inanimate
strogonoff,noun,dish,masculine,,,mass,inanimate
tabulé,noun,dish,masculine,,,mass,inanimate
tartar,noun,dish,masculine,,,mass,inanimate
tiramisú,noun,dish,masculine,,,mass,inanimate
zarangollo,noun,dish,masculine,,,mass,inanimate
ajiaco,noun,dish,masculine,,,mass,inanimate
charquicán,noun,dish,masculine,,,mass,inanimate
curanto,noun,dish,masculine,,,mass,inanimate
gumbo,noun,dish,masculine,,,mass,inanimate
caldereta,noun,dish,feminine,,,mass,inanimate
carbonada,noun,dish,feminine,,,mass,inanimate
escalivada,noun,dish,feminine,,,mass,inanimate
fritura,noun,dish,feminine,,,mass,inanimate
fritada,noun,dish,feminine,,,count,inanimate
porrusalda,noun,dish,feminine,,,mass,inanimate
quiche,noun,dish,feminine,,,count,inanimate
raclette,noun,dish,feminine,,,mass,inanimate
tinga,noun,dish,feminine,,,mass,inanimate
vichyssoise,noun,dish,feminine,,,mass,inanimate
feijoada,noun,dish,feminine,,,mass,inanimate
cachupa,noun,dish,feminine,,,mass,inanimate
chorrillana,noun,dish,feminine,,,mass,inanimate
humita,noun,dish,feminine,,,count,inanimate
aguardiente,noun,drink,masculine,,,mass,inanimate
anís,noun,drink,masculine,,,mass,inanimate
brandy,noun,drink,masculine,,,mass,inanimate
champagne,noun,drink,masculine,,,mass,inanimate
chacolí,noun,drink,masculine,,,mass,inanimate
coñac,noun,drink,masculine,,,mass,inanimate
cubata,noun,drink,masculine,,,count,inanimate
gin-tonic,noun,drink,masculine,,,count,inanimate
jerez,noun,drink,masculine,,,mass,inanimate
kéfir,noun,drink,masculine,,,mass,inanimate
limoncello,noun,drink,masculine,,,mass,inanimate
martini,noun,drink,masculine,,,count,inanimate
mezcal,noun,drink,masculine,,,mass,inanimate
moscatel,noun,drink,masculine,,,mass,inanimate
orujo,noun,drink,masculine,,,mass,inanimate
pacharán,noun,drink,masculine,,,mass,inanimate
pisco,noun,drink,masculine,,,mass,inanimate
pulque,noun,drink,masculine,,,mass,inanimate
tequila,noun,drink,masculine,,,mass,inanimate
vermú,noun,drink,masculine,,,mass,inanimate
tereré,noun,drink,masculine,,,mass,inanimate
atole,noun,drink,masculine,,,mass,inanimate
champurrado,noun,drink,masculine,,,mass,inanimate
tepache,noun,drink,masculine,,,mass,inanimate
tejuino,noun,drink,masculine,,,mass,inanimate
agüita,noun,drink,feminine,,,mass,inanimate
fernet,noun,drink,masculine,,,mass,inanimate
caipiriña,noun,drink,feminine,,,count,inanimate
ginebra,noun,drink,feminine,,,mass,inanimate
grappa,noun,drink,feminine,,,mass,inanimate
kombucha,noun,drink,feminine,,,mass,inanimate
michelada,noun,drink,feminine,,,count,inanimate
caipirinha,noun,drink,feminine,,,count,inanimate
cachaça,noun,drink,feminine,,,mass,inanimate
chicha,noun,drink,feminine,,,mass,inanimate
poción,noun,drink,feminine,,,count,inanimate
cáterin,noun,meal,masculine,,,count,inanimate
catering,noun,meal,masculine,,,count,inanimate
lonche,noun,meal,masculine,,,count,inanimate
merendola,noun,meal,feminine,,,count,inanimate
comilona,noun,meal,feminine,,,count,inanimate
batín,noun,clothing,masculine,,,count,inanimate
blazer,noun,clothing,masculine,,,count,inanimate
bikini,noun,clothing,masculine,,,count,inanimate
bombín,noun,clothing,masculine,,,count,inanimate
camisolín,noun,clothing,masculine,,,count,inanimate
corpiño,noun,clothing,masculine,,,count,inanimate
culote,noun,clothing,masculine,,,count,inanimate
chaquetón,noun,clothing,masculine,,,count,inanimate
chubasquero,noun,clothing,masculine,,,count,inanimate
echarpe,noun,clothing,masculine,,,count,inanimate
escarpín,noun,clothing,masculine,,,count,inanimate
fajín,noun,clothing,masculine,,,count,inanimate
foulard,noun,clothing,masculine,,,count,inanimate
frac,noun,clothing,masculine,,,count,inanimate
fular,noun,clothing,masculine,,,count,inanimate
guardapolvo,noun,clothing,masculine,,,count,inanimate
jubón,noun,clothing,masculine,,,count,inanimate
kilt,noun,clothing,masculine,,,count,inanimate
legging,noun,clothing,masculine,,,count,inanimate
mantón,noun,clothing,masculine,,,count,inanimate
mitón,noun,clothing,masculine,,,count,inanimate
mocasín,noun,clothing,masculine,,,count,inanimate
pareo,noun,clothing,masculine,,,count,inanimate
pasador,noun,clothing,masculine,,,count,inanimate
peto,noun,clothing,masculine,,,count,inanimate
pinki,noun,clothing,masculine,,,count,inanimate
plumífero,noun,clothing,masculine,,,count,inanimate
quepis,noun,clothing,masculine,,,count,inanimate
rebozo,noun,clothing,masculine,,,count,inanimate
refajo,noun,clothing,masculine,,,count,inanimate
sari,noun,clothing,masculine,,,count,inanimate
sayo,noun,clothing,masculine,,,count,inanimate
sobretodo,noun,clothing,masculine,,,count,inanimate
sostén,noun,clothing,masculine,,,count,inanimate
taparrabos,noun,clothing,masculine,,,count,inanimate
zarcillo,noun,clothing,masculine,,,count,inanimate
huarache,noun,clothing,masculine,,,count,inanimate
huipil,noun,clothing,masculine,,,count,inanimate
sarape,noun,clothing,masculine,,,count,inanimate
jorongo,noun,clothing,masculine,,,count,inanimate
calzón,noun,clothing,masculine,,,count,inanimate
escote,noun,clothing,masculine,,,count,inanimate
babucha,noun,clothing,feminine,,,count,inanimate
bandolera,noun,clothing,feminine,,,count,inanimate
bragueta,noun,clothing,feminine,,,count,inanimate
casaca,noun,clothing,feminine,,,count,inanimate
chancleta,noun,clothing,feminine,,,count,inanimate
chilaba,noun,clothing,feminine,,,count,inanimate
chistera,noun,clothing,feminine,,,count,inanimate
coletero,noun,clothing,masculine,,,count,inanimate
enagua,noun,clothing,feminine,,,count,inanimate
escarapela,noun,clothing,feminine,,,count,inanimate
estola,noun,clothing,feminine,,,count,inanimate
gargantilla,noun,clothing,feminine,,,count,inanimate
guayabera,noun,clothing,feminine,,,count,inanimate
insignia,noun,clothing,feminine,,,count,inanimate
levita,noun,clothing,feminine,,,count,inanimate
manoletina,noun,clothing,feminine,,,count,inanimate
merceditas,noun,clothing,feminine,,,count,inanimate
nariguera,noun,clothing,feminine,,,count,inanimate
pashmina,noun,clothing,feminine,,,count,inanimate
peineta,noun,clothing,feminine,,,count,inanimate
peluca,noun,clothing,feminine,,,count,inanimate
pelliza,noun,clothing,feminine,,,count,inanimate
redecilla,noun,clothing,feminine,,,count,inanimate
saya,noun,clothing,feminine,,,count,inanimate
tobillera,noun,clothing,feminine,,,count,inanimate
zamarra,noun,clothing,feminine,,,count,inanimate
apendicitis,noun,illness,feminine,,,mass,inanimate,bare
apnea,noun,illness,feminine,,,mass,inanimate,bare
artrosis,noun,illness,feminine,,,mass,inanimate,bare
bronquiolitis,noun,illness,feminine,,,mass,inanimate,bare
bursitis,noun,illness,feminine,,,mass,inanimate,bare
cardiopatía,noun,illness,feminine,,,mass,inanimate,bare
celiaquía,noun,illness,feminine,,,mass,inanimate,bare
cefalea,noun,illness,feminine,,,count,inanimate
ciática,noun,illness,feminine,,,mass,inanimate,bare
cistitis,noun,illness,feminine,,,mass,inanimate,bare
cirrosis,noun,illness,feminine,,,mass,inanimate,bare
colitis,noun,illness,feminine,,,mass,inanimate,bare
coqueluche,noun,illness,feminine,,,mass,inanimate,bare
dermatitis,noun,illness,feminine,,,mass,inanimate,bare
desnutrición,noun,illness,feminine,,,mass,inanimate,bare
dislexia,noun,illness,feminine,,,mass,inanimate,bare
dislalia,noun,illness,feminine,,,mass,inanimate,bare
disartria,noun,illness,feminine,,,mass,inanimate,bare
disfagia,noun,illness,feminine,,,mass,inanimate,bare
afasia,noun,illness,feminine,,,mass,inanimate,bare
apraxia,noun,illness,feminine,,,mass,inanimate,bare
elefantiasis,noun,illness,feminine,,,mass,inanimate,bare
encefalitis,noun,illness,feminine,,,mass,inanimate,bare
endometriosis,noun,illness,feminine,,,mass,inanimate,bare
escarlatina,noun,illness,feminine,,,mass,inanimate,bare
escoliosis,noun,illness,feminine,,,mass,inanimate,bare
fibromialgia,noun,illness,feminine,,,mass,inanimate,bare
fobia,noun,illness,feminine,,,count,inanimate
hemofilia,noun,illness,feminine,,,mass,inanimate,bare
hemiplejia,noun,illness,feminine,,,mass,inanimate,bare
hidrocefalia,noun,illness,feminine,,,mass,inanimate,bare
hipermetropía,noun,illness,feminine,,,mass,inanimate,bare
hipotensión,noun,illness,feminine,,,mass,inanimate,bare
hipotermia,noun,illness,feminine,,,mass,inanimate,bare
incontinencia,noun,illness,feminine,,,mass,inanimate,bare
infertilidad,noun,illness,feminine,,,mass,inanimate,bare
insolación,noun,illness,feminine,,,count,inanimate
intoxicación,noun,illness,feminine,,,count,inanimate
ictericia,noun,illness,feminine,,,mass,inanimate,bare
laringitis,noun,illness,feminine,,,mass,inanimate,bare
lepra,noun,illness,feminine,,,mass,inanimate,bare
leucemia,noun,illness,feminine,,,mass,inanimate,bare
listeria,noun,illness,feminine,,,mass,inanimate,bare
malaria,noun,illness,feminine,,,mass,inanimate,bare
mastitis,noun,illness,feminine,,,mass,inanimate,bare
meningitis,noun,illness,feminine,,,mass,inanimate,bare
miopía,noun,illness,feminine,,,mass,inanimate,bare
mononucleosis,noun,illness,feminine,,,mass,inanimate,bare
narcolepsia,noun,illness,feminine,,,mass,inanimate,bare
osteoartritis,noun,illness,feminine,,,mass,inanimate,bare
pancreatitis,noun,illness,feminine,,,mass,inanimate,bare
peritonitis,noun,illness,feminine,,,mass,inanimate,bare
peste,noun,illness,feminine,,,mass,inanimate,bare
pielonefritis,noun,illness,feminine,,,mass,inanimate,bare
piorrea,noun,illness,feminine,,,mass,inanimate,bare
pleuresía,noun,illness,feminine,,,mass,inanimate,bare
poliomielitis,noun,illness,feminine,,,mass,inanimate,bare
psoriasis,noun,illness,feminine,,,mass,inanimate,bare
pubalgia,noun,illness,feminine,,,mass,inanimate,bare
pulmonía,noun,illness,feminine,,,mass,inanimate,bare
retinitis,noun,illness,feminine,,,mass,inanimate,bare
rinitis,noun,illness,feminine,,,mass,inanimate,bare
rosácea,noun,illness,feminine,,,mass,inanimate,bare
salmonelosis,noun,illness,feminine,,,mass,inanimate,bare
sepsis,noun,illness,feminine,,,mass,inanimate,bare
sinusitis,noun,illness,feminine,,,mass,inanimate,bare
sífilis,noun,illness,feminine,,,mass,inanimate,bare
sordoceguera,noun,illness,feminine,,,mass,inanimate,bare
taquicardia,noun,illness,feminine,,,mass,inanimate,bare
tartamudez,noun,illness,feminine,,,mass,inanimate,bare
tendinitis,noun,illness,feminine,,,mass,inanimate,bare
tiña,noun,illness,feminine,,,mass,inanimate,bare
tisis,noun,illness,feminine,,,mass,inanimate,bare
trombosis,noun,illness,feminine,,,mass,inanimate,bare
tuberculosis,noun,illness,feminine,,,mass,inanimate,bare
anorexia,noun,illness,feminine,,,mass,inanimate,bare
bulimia,noun,illness,feminine,,,mass,inanimate,bare
amnesia,noun,illness,feminine,,,mass,inanimate,bare
adicción,noun,illness,feminine,,,count,inanimate
hipoglucemia,noun,illness,feminine,,,mass,inanimate,bare
esterilidad,noun,illness,feminine,,,mass,inanimate,bare
alcoholismo,noun,illness,masculine,,,mass,inanimate,bare
daltonismo,noun,illness,masculine,,,mass,inanimate,bare
dengue,noun,illness,masculine,,,mass,inanimate,bare
glaucoma,noun,illness,masculine,,,mass,inanimate,bare
hipotiroidismo,noun,illness,masculine,,,mass,inanimate,bare
hipertiroidismo,noun,illness,masculine,,,mass,inanimate,bare
herpes,noun,illness,masculine,,,mass,inanimate,bare
lupus,noun,illness,masculine,,,mass,inanimate,bare
mutismo,noun,illness,masculine,,,mass,inanimate,bare
paludismo,noun,illness,masculine,,,mass,inanimate,bare
raquitismo,noun,illness,masculine,,,mass,inanimate,bare
reumatismo,noun,illness,masculine,,,mass,inanimate,bare
sobrepeso,noun,illness,masculine,,,mass,inanimate,bare
tabaquismo,noun,illness,masculine,,,mass,inanimate,bare
vitíligo,noun,illness,masculine,,,mass,inanimate,bare
zika,noun,illness,masculine,,,mass,inanimate,bare
ébola,noun,illness,masculine,,,mass,inanimate,bare
estrabismo,noun,illness,masculine,,,mass,inanimate,bare
botulismo,noun,illness,masculine,,,mass,inanimate,bare
cólera,noun,illness,masculine,,,mass,inanimate,bare
aborto,noun,illness,masculine,,,count,inanimate
absceso,noun,illness,masculine,,,count,inanimate
aneurisma,noun,illness,masculine,,,count,inanimate
angioma,noun,illness,masculine,,,count,inanimate
cólico,noun,illness,masculine,,,count,inanimate
desgarro,noun,illness,masculine,,,count,inanimate
edema,noun,illness,masculine,,,count,inanimate
embolia,noun,illness,feminine,,,count,inanimate
enfisema,noun,illness,masculine,,,count,inanimate
flebitis,noun,illness,feminine,,,mass,inanimate,bare
forúnculo,noun,illness,masculine,,,count,inanimate
impétigo,noun,illness,masculine,,,count,inanimate
linfoma,noun,illness,masculine,,,count,inanimate
melanoma,noun,illness,masculine,,,count,inanimate
mioma,noun,illness,masculine,,,count,inanimate
nódulo,noun,illness,masculine,,,count,inanimate
panadizo,noun,illness,masculine,,,count,inanimate
pólipo,noun,illness,masculine,,,count,inanimate
prurito,noun,illness,masculine,,,mass,inanimate
tracoma,noun,illness,masculine,,,count,inanimate
traumatismo,noun,illness,masculine,,,count,inanimate
uñero,noun,illness,masculine,,,count,inanimate
vahído,noun,illness,masculine,,,count,inanimate
anabolizante,noun,medicine,masculine,,,count,inanimate
ansiolítico,noun,medicine,masculine,,,count,inanimate
antiácido,noun,medicine,masculine,,,count,inanimate
anticoagulante,noun,medicine,masculine,,,count,inanimate
antidepresivo,noun,medicine,masculine,,,count,inanimate
antihistamínico,noun,medicine,masculine,,,count,inanimate
bálsamo,noun,medicine,masculine,,,count,inanimate
bisturí,noun,medicine,masculine,,,count,inanimate
brácket,noun,medicine,masculine,,,count,inanimate
catéter,noun,medicine,masculine,,,count,inanimate
chequeo,noun,medicine,masculine,,,count,inanimate
colutorio,noun,medicine,masculine,,,count,inanimate
comprimido,noun,medicine,masculine,,,count,inanimate
corticoide,noun,medicine,masculine,,,count,inanimate
descongestionante,noun,medicine,masculine,,,count,inanimate
diagnóstico,noun,medicine,masculine,,,count,inanimate
electrocardiograma,noun,medicine,masculine,,,count,inanimate
empaste,noun,medicine,masculine,,,count,inanimate
encefalograma,noun,medicine,masculine,,,count,inanimate
enema,noun,medicine,masculine,,,count,inanimate
fórceps,noun,medicine,masculine,,,count,inanimate
hemograma,noun,medicine,masculine,,,count,inanimate
injerto,noun,medicine,masculine,,,count,inanimate
inmovilizador,noun,medicine,masculine,,,count,inanimate
placebo,noun,medicine,masculine,,,count,inanimate
psicofármaco,noun,medicine,masculine,,,count,inanimate
suplemento,noun,medicine,masculine,,,count,inanimate
torniquete,noun,medicine,masculine,,,count,inanimate
tranquilizante,noun,medicine,masculine,,,count,inanimate
tratamiento,noun,medicine,masculine,,,count,inanimate
trasplante,noun,medicine,masculine,,,count,inanimate
ultrasonido,noun,medicine,masculine,,,count,inanimate
ventolín,noun,medicine,masculine,,,count,inanimate
acupuntura,noun,medicine,feminine,,,mass,inanimate
analítica,noun,medicine,feminine,,,count,inanimate
andadera,noun,medicine,feminine,,,count,inanimate
antitetánica,noun,medicine,feminine,,,count,inanimate
audiometría,noun,medicine,feminine,,,count,inanimate
autopsia,noun,medicine,feminine,,,count,inanimate
biopsia,noun,medicine,feminine,,,count,inanimate
cesárea,noun,medicine,feminine,,,count,inanimate
cirugía,noun,medicine,feminine,,,count,inanimate
colonoscopia,noun,medicine,feminine,,,count,inanimate
cánula,noun,medicine,feminine,,,count,inanimate
dentadura,noun,medicine,feminine,,,count,inanimate
dieta,noun,medicine,feminine,,,count,inanimate
electroterapia,noun,medicine,feminine,,,mass,inanimate
endodoncia,noun,medicine,feminine,,,count,inanimate
endoscopia,noun,medicine,feminine,,,count,inanimate
epidural,noun,medicine,feminine,,,count,inanimate
gastroscopia,noun,medicine,feminine,,,count,inanimate
grajea,noun,medicine,feminine,,,count,inanimate
hidroterapia,noun,medicine,feminine,,,mass,inanimate
hospitalización,noun,medicine,feminine,,,mass,inanimate
homeopatía,noun,medicine,feminine,,,mass,inanimate
liposucción,noun,medicine,feminine,,,count,inanimate
mamografía,noun,medicine,feminine,,,count,inanimate
medicación,noun,medicine,feminine,,,mass,inanimate
melatonina,noun,medicine,feminine,,,mass,inanimate
metadona,noun,medicine,feminine,,,mass,inanimate
morfina,noun,medicine,feminine,,,mass,inanimate
ortodoncia,noun,medicine,feminine,,,mass,inanimate
plaquetas,noun,medicine,feminine,plural,,count,inanimate
quiropráctica,noun,medicine,feminine,,,count,inanimate
radioterapia,noun,medicine,feminine,,,mass,inanimate
reanimación,noun,medicine,feminine,,,count,inanimate
resonancia,noun,medicine,feminine,,,count,inanimate
tomografía,noun,medicine,feminine,,,count,inanimate
urografía,noun,medicine,feminine,,,count,inanimate
vacunación,noun,medicine,feminine,,,count,inanimate
vasectomía,noun,medicine,feminine,,,count,inanimate
ventosa,noun,medicine,feminine,,,count,inanimate
hipnosis,noun,medicine,feminine,,,mass,inanimate
antebrazo,noun,body,masculine,,,count,inanimate,definite
bíceps,noun,body,masculine,,,count,inanimate,definite
bronquio,noun,body,masculine,,,count,inanimate,definite
cachete,noun,body,masculine,,,count,inanimate,definite
cartílago,noun,body,masculine,,,count,inanimate,definite
cogote,noun,body,masculine,,,count,inanimate,definite
colon,noun,body,masculine,,,count,inanimate,definite
cóccix,noun,body,masculine,,,count,inanimate,definite
cuadríceps,noun,body,masculine,,,count,inanimate,definite
cutis,noun,body,masculine,,,count,inanimate,definite
dorso,noun,body,masculine,,,count,inanimate,definite
duodeno,noun,body,masculine,,,count,inanimate,definite
embrión,noun,body,masculine,,,count,inanimate,definite
empeine,noun,body,masculine,,,count,inanimate,definite
entrecejo,noun,body,masculine,,,count,inanimate,definite
escroto,noun,body,masculine,,,count,inanimate,definite
esfínter,noun,body,masculine,,,count,inanimate,definite
esternón,noun,body,masculine,,,count,inanimate,definite
fémur,noun,body,masculine,,,count,inanimate,definite
feto,noun,body,masculine,,,count,inanimate,definite
folículo,noun,body,masculine,,,count,inanimate,definite
gen,noun,body,masculine,,,count,inanimate,definite
hoyuelo,noun,body,masculine,,,count,inanimate,definite
húmero,noun,body,masculine,,,count,inanimate,definite
incisivo,noun,body,masculine,,,count,inanimate,definite
lagrimal,noun,body,masculine,,,count,inanimate,definite
ligamento,noun,body,masculine,,,count,inanimate,definite
lóbulo,noun,body,masculine,,,count,inanimate,definite
menisco,noun,body,masculine,,,count,inanimate,definite
metabolismo,noun,body,masculine,,,mass,inanimate,definite
nudillo,noun,body,masculine,,,count,inanimate,definite
ovario,noun,body,masculine,,,count,inanimate,definite
óvulo,noun,body,masculine,,,count,inanimate,definite
páncreas,noun,body,masculine,,,count,inanimate,definite
pectoral,noun,body,masculine,,,count,inanimate,definite
peroné,noun,body,masculine,,,count,inanimate,definite
prepucio,noun,body,masculine,,,count,inanimate,definite
premolar,noun,body,masculine,,,count,inanimate,definite
sobaco,noun,body,masculine,,,count,inanimate,definite
tendón,noun,body,masculine,,,count,inanimate,definite
testículo,noun,body,masculine,,,count,inanimate,definite
tímpano,noun,body,masculine,,,count,inanimate,definite
tórax,noun,body,masculine,,,count,inanimate,definite
tríceps,noun,body,masculine,,,count,inanimate,definite
tuétano,noun,body,masculine,,,count,inanimate,definite
diafragma,noun,body,masculine,,,count,inanimate,definite
espermatozoide,noun,body,masculine,,,count,inanimate,definite
amígdala,noun,body,feminine,,,count,inanimate,definite
aorta,noun,body,feminine,,,count,inanimate,definite
arteria,noun,body,feminine,,,count,inanimate,definite
articulación,noun,body,feminine,,,count,inanimate,definite
bilis,noun,body,feminine,,,mass,inanimate,definite
cabellera,noun,body,feminine,,,count,inanimate,definite
cavidad,noun,body,feminine,,,count,inanimate,definite
célula,noun,body,feminine,,,count,inanimate,definite
clavícula,noun,body,feminine,,,count,inanimate,definite
coronilla,noun,body,feminine,,,count,inanimate,definite
córnea,noun,body,feminine,,,count,inanimate,definite
cutícula,noun,body,feminine,,,count,inanimate,definite
dermis,noun,body,feminine,,,count,inanimate,definite
entrepierna,noun,body,feminine,,,count,inanimate,definite
epidermis,noun,body,feminine,,,count,inanimate,definite
escápula,noun,body,feminine,,,count,inanimate,definite
espinilla,noun,body,feminine,,,count,inanimate,definite
falange,noun,body,feminine,,,count,inanimate,definite
faringe,noun,body,feminine,,,count,inanimate,definite
fontanela,noun,body,feminine,,,count,inanimate,definite
glándula,noun,body,feminine,,,count,inanimate,definite
hipófisis,noun,body,feminine,,,count,inanimate,definite
laringe,noun,body,feminine,,,count,inanimate,definite
linfa,noun,body,feminine,,,mass,inanimate,definite
matriz,noun,body,feminine,,,count,inanimate,definite
membrana,noun,body,feminine,,,count,inanimate,definite
menstruación,noun,body,feminine,,,mass,inanimate,definite
mollera,noun,body,feminine,,,count,inanimate,definite
musculatura,noun,body,feminine,,,mass,inanimate,definite
neurona,noun,body,feminine,,,count,inanimate,definite
papada,noun,body,feminine,,,count,inanimate,definite
patilla,noun,body,feminine,,,count,inanimate,definite
pelvis,noun,body,feminine,,,count,inanimate,definite
placenta,noun,body,feminine,,,count,inanimate,definite
pleura,noun,body,feminine,,,count,inanimate,definite
próstata,noun,body,feminine,,,count,inanimate,definite
quijada,noun,body,feminine,,,count,inanimate,definite
rabadilla,noun,body,feminine,,,count,inanimate,definite
retina,noun,body,feminine,,,count,inanimate,definite
rótula,noun,body,feminine,,,count,inanimate,definite
tibia,noun,body,feminine,,,count,inanimate,definite
tráquea,noun,body,feminine,,,count,inanimate,definite
uretra,noun,body,feminine,,,count,inanimate,definite
úvula,noun,body,feminine,,,count,inanimate,definite
vértebra,noun,body,feminine,,,count,inanimate,definite
vesícula,noun,body,feminine,,,count,inanimate,definite
vulva,noun,body,feminine,,,count,inanimate,definite
yugular,noun,body,feminine,,,count,inanimate,definite
dentición,noun,body,feminine,,,count,inanimate,definite
abadejo,noun,animal,masculine,,,count,animate
abejaruco,noun,animal,masculine,,,count,animate
albatros,noun,animal,masculine,,,count,animate
alcatraz,noun,animal,masculine,,,count,animate
alcaraván,noun,animal,masculine,,,count,animate
ajolote,noun,animal,masculine,,,count,animate
alevín,noun,animal,masculine,,,count,animate
arácnido,noun,animal,masculine,,,count,animate
avispón,noun,animal,masculine,,,count,animate
barbo,noun,animal,masculine,,,count,animate
cachalote,noun,animal,masculine,,,count,animate
caniche,noun,animal,masculine,,,count,animate
cárabo,noun,animal,masculine,,,count,animate
carpincho,noun,animal,masculine,,,count,animate
cebú,noun,animal,masculine,,,count,animate
chacal,noun,animal,masculine,,,count,animate
chihuahua,noun,animal,masculine,,,count,animate
chorlito,noun,animal,masculine,,,count,animate
cochinillo,noun,animal,masculine,,,count,animate
cocker,noun,animal,masculine,,,count,animate
coleóptero,noun,animal,masculine,,,count,animate
congrio,noun,animal,masculine,,,count,animate
corcel,noun,animal,masculine,,,count,animate
cuco,noun,animal,masculine,,,count,animate
cuy,noun,animal,masculine,,,count,animate
dálmata,noun,animal,masculine,,,count,animate
dóberman,noun,animal,masculine,,,count,animate
esturión,noun,animal,masculine,,,count,animate
gamo,noun,animal,masculine,,,count,animate
gavilán,noun,animal,masculine,,,count,animate
gazapo,noun,animal,masculine,,,count,animate
gibón,noun,animal,masculine,,,count,animate
gorgojo,noun,animal,masculine,,,count,animate
grajo,noun,animal,masculine,,,count,animate
guacamaya,noun,animal,feminine,,,count,animate
guepardo,noun,animal,masculine,,,count,animate
guanaco,noun,animal,masculine,,,count,animate
herrerillo,noun,animal,masculine,,,count,animate
hipocampo,noun,animal,masculine,,,count,animate
huemul,noun,animal,masculine,,,count,animate
jabato,noun,animal,masculine,,,count,animate
jerbo,noun,animal,masculine,,,count,animate
labrador,noun,animal,masculine,,,count,animate
lechón,noun,animal,masculine,,,count,animate
lirón,noun,animal,masculine,,,count,animate
lucio,noun,animal,masculine,,,count,animate
mandril,noun,animal,masculine,,,count,animate
mastín,noun,animal,masculine,,,count,animate
milpiés,noun,animal,masculine,,,count,animate
mochuelo,noun,animal,masculine,,,count,animate
muflón,noun,animal,masculine,,,count,animate
narval,noun,animal,masculine,,,count,animate
ñu,noun,animal,masculine,,,count,animate
ocelote,noun,animal,masculine,,,count,animate
okapi,noun,animal,masculine,,,count,animate
orix,noun,animal,masculine,,,count,animate
parásito,noun,animal,masculine,,,count,animate
pargo,noun,animal,masculine,,,count,animate
pececillo,noun,animal,masculine,,,count,animate
petirrojo,noun,animal,masculine,,,count,animate
pichón,noun,animal,masculine,,,count,animate
pinzón,noun,animal,masculine,,,count,animate
pitbull,noun,animal,masculine,,,count,animate
podenco,noun,animal,masculine,,,count,animate
pollino,noun,animal,masculine,,,count,animate
primate,noun,animal,masculine,,,count,animate
pterodáctilo,noun,animal,masculine,,,count,animate
pudú,noun,animal,masculine,,,count,animate
pulgón,noun,animal,masculine,,,count,animate
quebrantahuesos,noun,animal,masculine,,,count,animate
quirquincho,noun,animal,masculine,,,count,animate
rebeco,noun,animal,masculine,,,count,animate
roedor,noun,animal,masculine,,,count,animate
rottweiler,noun,animal,masculine,,,count,animate
sinsonte,noun,animal,masculine,,,count,animate
somormujo,noun,animal,masculine,,,count,animate
tábano,noun,animal,masculine,,,count,animate
tapir,noun,animal,masculine,,,count,animate
tero,noun,animal,masculine,,,count,animate
tití,noun,animal,masculine,,,count,animate
tlacuache,noun,animal,masculine,,,count,animate
tordo,noun,animal,masculine,,,count,animate
triceratops,noun,animal,masculine,,,count,animate
turón,noun,animal,masculine,,,count,animate
urogallo,noun,animal,masculine,,,count,animate
velociraptor,noun,animal,masculine,,,count,animate
vencejo,noun,animal,masculine,,,count,animate
venado,noun,animal,masculine,,,count,animate
verderón,noun,animal,masculine,,,count,animate
visón,noun,animal,masculine,,,count,animate
yaguareté,noun,animal,masculine,,,count,animate
yacaré,noun,animal,masculine,,,count,animate
yorkshire,noun,animal,masculine,,,count,animate
zopilote,noun,animal,masculine,,,count,animate
zorzal,noun,animal,masculine,,,count,animate
axolotl,noun,animal,masculine,,,count,animate
bulldog,noun,animal,masculine,,,count,animate
husky,noun,animal,masculine,,,count,animate
sabueso,noun,animal,masculine,,,count,animate
galápago,noun,animal,masculine,,,count,animate
dugongo,noun,animal,masculine,,,count,animate
abubilla,noun,animal,feminine,,,count,animate
agachadiza,noun,animal,feminine,,,count,animate
alondra,noun,animal,feminine,,,count,animate
ameba,noun,animal,feminine,,,count,animate
anaconda,noun,animal,feminine,,,count,animate
avutarda,noun,animal,feminine,,,count,animate
beluga,noun,animal,feminine,,,count,animate
brótola,noun,animal,feminine,,,count,animate
caballa,noun,animal,feminine,,,count,animate
calandria,noun,animal,feminine,,,count,animate
cerda,noun,animal,feminine,,,count,animate
chicharra,noun,animal,feminine,,,count,animate
chinchilla,noun,animal,feminine,,,count,animate
civeta,noun,animal,feminine,,,count,animate
cobaya,noun,animal,feminine,,,count,animate
corneja,noun,animal,feminine,,,count,animate
curruca,noun,animal,feminine,,,count,animate
dorada,noun,animal,feminine,,,count,animate
garceta,noun,animal,feminine,,,count,animate
garduña,noun,animal,feminine,,,count,animate
gineta,noun,animal,feminine,,,count,animate
grulla,noun,animal,feminine,,,count,animate
hidra,noun,animal,feminine,,,count,animate
jaca,noun,animal,feminine,,,count,animate
jauría,noun,animal,feminine,,,count,animate
jineta,noun,animal,feminine,,,count,animate
langosta,noun,animal,feminine,,,count,animate
lapa,noun,animal,feminine,,,count,animate
mangosta,noun,animal,feminine,,,count,animate
mantis,noun,animal,feminine,,,count,animate
marabunta,noun,animal,feminine,,,count,animate
marsopa,noun,animal,feminine,,,count,animate
nécora,noun,animal,feminine,,,count,animate
oropéndola,noun,animal,feminine,,,count,animate
perca,noun,animal,feminine,,,count,animate
pitón,noun,animal,feminine,,,count,animate
salamanquesa,noun,animal,feminine,,,count,animate
suricata,noun,animal,feminine,,,count,animate
tenca,noun,animal,feminine,,,count,animate
tijereta,noun,animal,feminine,,,count,animate
vaquilla,noun,animal,feminine,,,count,animate
yubarta,noun,animal,feminine,,,count,animate
culebrilla,noun,animal,feminine,,,count,animate
acebo,noun,plant,masculine,,,count,inanimate
ajenjo,noun,plant,masculine,,,count,inanimate
álamo,noun,plant,masculine,,,count,inanimate
alcornoque,noun,plant,masculine,,,count,inanimate
algarrobo,noun,plant,masculine,,,count,inanimate
aliso,noun,plant,masculine,,,count,inanimate
almez,noun,plant,masculine,,,count,inanimate
arce,noun,plant,masculine,,,count,inanimate
avellano,noun,plant,masculine,,,count,inanimate
azahar,noun,plant,masculine,,,count,inanimate
baobab,noun,plant,masculine,,,count,inanimate
bonsái,noun,plant,masculine,,,count,inanimate
boj,noun,plant,masculine,,,count,inanimate
brezo,noun,plant,masculine,,,count,inanimate
chopo,noun,plant,masculine,,,count,inanimate
ciruelo,noun,plant,masculine,,,count,inanimate
cocotero,noun,plant,masculine,,,count,inanimate
drago,noun,plant,masculine,,,count,inanimate
ébano,noun,plant,masculine,,,count,inanimate
edelweiss,noun,plant,masculine,,,count,inanimate
enebro,noun,plant,masculine,,,count,inanimate
espino,noun,plant,masculine,,,count,inanimate
ficus,noun,plant,masculine,,,count,inanimate
fresno,noun,plant,masculine,,,count,inanimate
gladiolo,noun,plant,masculine,,,count,inanimate
guindo,noun,plant,masculine,,,count,inanimate
granado,noun,plant,masculine,,,count,inanimate
jacarandá,noun,plant,masculine,,,count,inanimate
jaral,noun,plant,masculine,,,count,inanimate
junco,noun,plant,masculine,,,count,inanimate
lapacho,noun,plant,masculine,,,count,inanimate
lentisco,noun,plant,masculine,,,count,inanimate
loto,noun,plant,masculine,,,count,inanimate
lúpulo,noun,plant,masculine,,,count,inanimate
madroño,noun,plant,masculine,,,count,inanimate
magnolio,noun,plant,masculine,,,count,inanimate
mandarino,noun,plant,masculine,,,count,inanimate
matorral,noun,plant,masculine,,,count,inanimate
melocotonero,noun,plant,masculine,,,count,inanimate
membrillero,noun,plant,masculine,,,count,inanimate
mimbrero,noun,plant,masculine,,,count,inanimate
mirto,noun,plant,masculine,,,count,inanimate
muérdago,noun,plant,masculine,,,count,inanimate
nardo,noun,plant,masculine,,,count,inanimate
ombú,noun,plant,masculine,,,count,inanimate
ocote,noun,plant,masculine,,,count,inanimate
pimentero,noun,plant,masculine,,,count,inanimate
pistilo,noun,plant,masculine,,,count,inanimate
poto,noun,plant,masculine,,,count,inanimate
quebracho,noun,plant,masculine,,,count,inanimate
rododendro,noun,plant,masculine,,,count,inanimate
ruibarbo,noun,plant,masculine,,,count,inanimate
saúco,noun,plant,masculine,,,count,inanimate
sicomoro,noun,plant,masculine,,,count,inanimate
tilo,noun,plant,masculine,,,count,inanimate
zarzal,noun,plant,masculine,,,count,inanimate
almácigo,noun,plant,masculine,,,count,inanimate
cempasúchil,noun,plant,masculine,,,count,inanimate
maguey,noun,plant,masculine,,,count,inanimate
ceibo,noun,plant,masculine,,,count,inanimate
adelfa,noun,plant,feminine,,,count,inanimate
alcachofera,noun,plant,feminine,,,count,inanimate
alheña,noun,plant,feminine,,,count,inanimate
aliaga,noun,plant,feminine,,,count,inanimate
anémona,noun,plant,feminine,,,count,inanimate
belladona,noun,plant,feminine,,,count,inanimate
buganvilla,noun,plant,feminine,,,count,inanimate
caléndula,noun,plant,feminine,,,count,inanimate
ceiba,noun,plant,feminine,,,count,inanimate
clavelina,noun,plant,feminine,,,count,inanimate
corola,noun,plant,feminine,,,count,inanimate
dalia,noun,plant,feminine,,,count,inanimate
enea,noun,plant,feminine,,,count,inanimate
espadaña,noun,plant,feminine,,,count,inanimate
genciana,noun,plant,feminine,,,count,inanimate
gramínea,noun,plant,feminine,,,count,inanimate
jara,noun,plant,feminine,,,count,inanimate
lantana,noun,plant,feminine,,,count,inanimate
mimosa,noun,plant,feminine,,,count,inanimate
monstera,noun,plant,feminine,,,count,inanimate
nomeolvides,noun,plant,feminine,,,count,inanimate
ortiga,noun,plant,feminine,,,count,inanimate
parra,noun,plant,feminine,,,count,inanimate
pasiflora,noun,plant,feminine,,,count,inanimate
peonía,noun,plant,feminine,,,count,inanimate
prímula,noun,plant,feminine,,,count,inanimate
retama,noun,plant,feminine,,,count,inanimate
secuoya,noun,plant,feminine,,,count,inanimate
tomatera,noun,plant,feminine,,,count,inanimate
valeriana,noun,plant,feminine,,,count,inanimate
vid,noun,plant,feminine,,,count,inanimate
yedra,noun,plant,feminine,,,count,inanimate
zarza,noun,plant,feminine,,,count,inanimate
acuífero,noun,nature,masculine,,,count,inanimate
aerolito,noun,nature,masculine,,,count,inanimate
bioma,noun,nature,masculine,,,count,inanimate
caudal,noun,nature,masculine,,,count,inanimate
cenit,noun,nature,masculine,,,count,inanimate
cuarzo,noun,nature,masculine,,,count,inanimate
despeñadero,noun,nature,masculine,,,count,inanimate
ecosistema,noun,nature,masculine,,,count,inanimate
equinoccio,noun,nature,masculine,,,count,inanimate
hábitat,noun,nature,masculine,,,count,inanimate
hemisferio,noun,nature,masculine,,,count,inanimate
hoyo,noun,nature,masculine,,,count,inanimate
humedal,noun,nature,masculine,,,count,inanimate
meridiano,noun,nature,masculine,,,count,inanimate
meteoro,noun,nature,masculine,,,count,inanimate
monzón,noun,nature,masculine,,,count,inanimate
ozono,noun,nature,masculine,,,mass,inanimate
remolino,noun,nature,masculine,,,count,inanimate
solsticio,noun,nature,masculine,,,count,inanimate
sumidero,noun,nature,masculine,,,count,inanimate
torrente,noun,nature,masculine,,,count,inanimate
trópico,noun,nature,masculine,,,count,inanimate
zodiaco,noun,nature,masculine,,,count,inanimate
átomo,noun,nature,masculine,,,count,inanimate
alud,noun,nature,masculine,,,count,inanimate
avalancha,noun,nature,feminine,,,count,inanimate
bajamar,noun,nature,feminine,,,count,inanimate
biosfera,noun,nature,feminine,,,count,inanimate
biodiversidad,noun,nature,feminine,,,mass,inanimate
ecología,noun,nature,feminine,,,mass,inanimate
erosión,noun,nature,feminine,,,mass,inanimate
especie,noun,nature,feminine,,,count,inanimate
estalagmita,noun,nature,feminine,,,count,inanimate
fauna,noun,nature,feminine,,,mass,inanimate
flora,noun,nature,feminine,,,mass,inanimate
loma,noun,nature,feminine,,,count,inanimate
molécula,noun,nature,feminine,,,count,inanimate
orografía,noun,nature,feminine,,,count,inanimate
órbita,noun,nature,feminine,,,count,inanimate
pleamar,noun,nature,feminine,,,count,inanimate
sima,noun,nature,feminine,,,count,inanimate
supernova,noun,nature,feminine,,,count,inanimate
vegetación,noun,nature,feminine,,,mass,inanimate
veta,noun,nature,feminine,,,count,inanimate
vaguada,noun,nature,feminine,,,count,inanimate
aguacero,noun,weather,masculine,,,count,inanimate,definite
anticiclón,noun,weather,masculine,,,count,inanimate,definite
bochorno,noun,weather,masculine,,,mass,inanimate,definite
chirimiri,noun,weather,masculine,,,count,inanimate,definite
diluvio,noun,weather,masculine,,,count,inanimate,definite
orvallo,noun,weather,masculine,,,count,inanimate,definite
relente,noun,weather,masculine,,,count,inanimate,definite
tifón,noun,weather,masculine,,,count,inanimate,definite
vendaval,noun,weather,masculine,,,count,inanimate,definite
bruma,noun,weather,feminine,,,count,inanimate,definite
calima,noun,weather,feminine,,,mass,inanimate,definite
canícula,noun,weather,feminine,,,count,inanimate,definite
calina,noun,weather,feminine,,,count,inanimate,definite
humareda,noun,weather,feminine,,,count,inanimate,definite
inestabilidad,noun,weather,feminine,,,mass,inanimate,definite
nubosidad,noun,weather,feminine,,,mass,inanimate,definite
polvareda,noun,weather,feminine,,,count,inanimate,definite
tempestad,noun,weather,feminine,,,count,inanimate,definite
tramontana,noun,weather,feminine,,,count,inanimate,definite
batiscafo,noun,vehicle,masculine,,,count,inanimate
bugui,noun,vehicle,masculine,,,count,inanimate
catamarán,noun,vehicle,masculine,,,count,inanimate
coupé,noun,vehicle,masculine,,,count,inanimate
descapotable,noun,vehicle,masculine,,,count,inanimate
ferri,noun,vehicle,masculine,,,count,inanimate
funicular,noun,vehicle,masculine,,,count,inanimate
galeón,noun,vehicle,masculine,,,count,inanimate
hidroavión,noun,vehicle,masculine,,,count,inanimate
kayak,noun,vehicle,masculine,,,count,inanimate
metrobús,noun,vehicle,masculine,,,count,inanimate
microbús,noun,vehicle,masculine,,,count,inanimate
minibús,noun,vehicle,masculine,,,count,inanimate
monovolumen,noun,vehicle,masculine,,,count,inanimate
motocarro,noun,vehicle,masculine,,,count,inanimate
ómnibus,noun,vehicle,masculine,,,count,inanimate
parapente,noun,vehicle,masculine,,,count,inanimate
portaviones,noun,vehicle,masculine,,,count,inanimate
quad,noun,vehicle,masculine,,,count,inanimate
quitanieves,noun,vehicle,masculine,,,count,inanimate
remolcador,noun,vehicle,masculine,,,count,inanimate
sidecar,noun,vehicle,masculine,,,count,inanimate
segway,noun,vehicle,masculine,,,count,inanimate
tándem,noun,vehicle,masculine,,,count,inanimate
telecabina,noun,vehicle,feminine,,,count,inanimate
telesilla,noun,vehicle,masculine,,,count,inanimate
telesquí,noun,vehicle,masculine,,,count,inanimate
trasatlántico,noun,vehicle,masculine,,,count,inanimate
trolebús,noun,vehicle,masculine,,,count,inanimate
velomotor,noun,vehicle,masculine,,,count,inanimate
ultraligero,noun,vehicle,masculine,,,count,inanimate
zepelín,noun,vehicle,masculine,,,count,inanimate
camioncito,noun,vehicle,masculine,,,count,inanimate
combi,noun,vehicle,masculine,,,count,inanimate
pesero,noun,vehicle,masculine,,,count,inanimate
bicitaxi,noun,vehicle,masculine,,,count,inanimate
mototaxi,noun,vehicle,masculine,,,count,inanimate
autocaravana,noun,vehicle,feminine,,,count,inanimate
barcaza,noun,vehicle,feminine,,,count,inanimate
carabela,noun,vehicle,feminine,,,count,inanimate
cuadriga,noun,vehicle,feminine,,,count,inanimate
fragata,noun,vehicle,feminine,,,count,inanimate
goleta,noun,vehicle,feminine,,,count,inanimate
góndola,noun,vehicle,feminine,,,count,inanimate
handbike,noun,vehicle,feminine,,,count,inanimate
ranchera,noun,vehicle,feminine,,,count,inanimate
motoneta,noun,vehicle,feminine,,,count,inanimate
patera,noun,vehicle,feminine,,,count,inanimate
retroexcavadora,noun,vehicle,feminine,,,count,inanimate
scooter,noun,vehicle,feminine,,,count,inanimate
tartana,noun,vehicle,feminine,,,count,inanimate
vespa,noun,vehicle,feminine,,,count,inanimate
zodiac,noun,vehicle,feminine,,,count,inanimate
pickup,noun,vehicle,feminine,,,count,inanimate
troca,noun,vehicle,feminine,,,count,inanimate
guagua,noun,vehicle,feminine,,,count,inanimate
buseta,noun,vehicle,feminine,,,count,inanimate
abuso,noun,idea,masculine,,,count,inanimate
adverbio,noun,idea,masculine,,,count,inanimate
antónimo,noun,idea,masculine,,,count,inanimate
aspecto,noun,idea,masculine,,,count,inanimate
avance,noun,idea,masculine,,,count,inanimate
bulo,noun,idea,masculine,,,count,inanimate
consentimiento,noun,idea,masculine,,,mass,inanimate
contraste,noun,idea,masculine,,,count,inanimate
criterio,noun,idea,masculine,,,count,inanimate
cociente,noun,idea,masculine,,,count,inanimate
chantaje,noun,idea,masculine,,,count,inanimate
dogma,noun,idea,masculine,,,count,inanimate
enfoque,noun,idea,masculine,,,count,inanimate
enigma,noun,idea,masculine,,,count,inanimate
énfasis,noun,idea,masculine,,,mass,inanimate
engaño,noun,idea,masculine,,,count,inanimate
enunciado,noun,idea,masculine,,,count,inanimate
esquema,noun,idea,masculine,,,count,inanimate
estereotipo,noun,idea,masculine,,,count,inanimate
factor,noun,idea,masculine,,,count,inanimate
fenómeno,noun,idea,masculine,,,count,inanimate
fundamento,noun,idea,masculine,,,count,inanimate
gerundio,noun,idea,masculine,,,count,inanimate
indicador,noun,idea,masculine,,,count,inanimate
infinitivo,noun,idea,masculine,,,count,inanimate
intento,noun,idea,masculine,,,count,inanimate
lema,noun,idea,masculine,,,count,inanimate
logro,noun,idea,masculine,,,count,inanimate
malentendido,noun,idea,masculine,,,count,inanimate
mandamiento,noun,idea,masculine,,,count,inanimate
matiz,noun,idea,masculine,,,count,inanimate
mérito,noun,idea,masculine,,,count,inanimate
múltiplo,noun,idea,masculine,,,count,inanimate
participio,noun,idea,masculine,,,count,inanimate
patrimonio,noun,idea,masculine,,,count,inanimate
porcentaje,noun,idea,masculine,,,count,inanimate
porvenir,noun,idea,masculine,,,mass,inanimate
prejuicio,noun,idea,masculine,,,count,inanimate
pretexto,noun,idea,masculine,,,count,inanimate
pretérito,noun,idea,masculine,,,count,inanimate
privilegio,noun,idea,masculine,,,count,inanimate
pacto,noun,idea,masculine,,,count,inanimate
perjuicio,noun,idea,masculine,,,count,inanimate
predicado,noun,idea,masculine,,,count,inanimate
presagio,noun,idea,masculine,,,count,inanimate
pecado,noun,idea,masculine,,,count,inanimate
rango,noun,idea,masculine,,,count,inanimate
requerimiento,noun,idea,masculine,,,count,inanimate
refuerzo,noun,idea,masculine,,,count,inanimate
reproche,noun,idea,masculine,,,count,inanimate
sinsentido,noun,idea,masculine,,,count,inanimate
sufijo,noun,idea,masculine,,,count,inanimate
sujeto,noun,idea,masculine,,,count,inanimate
teorema,noun,idea,masculine,,,count,inanimate
tópico,noun,idea,masculine,,,count,inanimate
vínculo,noun,idea,masculine,,,count,inanimate
indulto,noun,idea,masculine,,,count,inanimate
decreto,noun,idea,masculine,,,count,inanimate
referéndum,noun,idea,masculine,,,count,inanimate
plebiscito,noun,idea,masculine,,,count,inanimate
gobierno,noun,idea,masculine,,,count,inanimate
parlamento,noun,idea,masculine,,,count,inanimate
mote,noun,idea,masculine,,,count,inanimate
alias,noun,idea,masculine,,,count,inanimate
pseudónimo,noun,idea,masculine,,,count,inanimate
género,noun,idea,masculine,,,count,inanimate
diptongo,noun,idea,masculine,,,count,inanimate
hiato,noun,idea,masculine,,,count,inanimate
paréntesis,noun,idea,masculine,,,count,inanimate
asterisco,noun,idea,masculine,,,count,inanimate
abreviatura,noun,idea,feminine,,,count,inanimate
acusación,noun,idea,feminine,,,count,inanimate
advertencia,noun,idea,feminine,,,count,inanimate
afirmación,noun,idea,feminine,,,count,inanimate
alternativa,noun,idea,feminine,,,count,inanimate
ambición,noun,idea,feminine,,,count,inanimate
amenaza,noun,idea,feminine,,,count,inanimate
amnistía,noun,idea,feminine,,,count,inanimate
apariencia,noun,idea,feminine,,,count,inanimate
aportación,noun,idea,feminine,,,count,inanimate
asignación,noun,idea,feminine,,,count,inanimate
aspiración,noun,idea,feminine,,,count,inanimate
autorización,noun,idea,feminine,,,count,inanimate
calumnia,noun,idea,feminine,,,count,inanimate
carencia,noun,idea,feminine,,,count,inanimate
casualidad,noun,idea,feminine,,,count,inanimate
certeza,noun,idea,feminine,,,count,inanimate
circunstancia,noun,idea,feminine,,,count,inanimate
cláusula,noun,idea,feminine,,,count,inanimate
clave,noun,idea,feminine,,,count,inanimate
coartada,noun,idea,feminine,,,count,inanimate
coincidencia,noun,idea,feminine,,,count,inanimate
comilla,noun,idea,feminine,,,count,inanimate
comparación,noun,idea,feminine,,,count,inanimate
condena,noun,idea,feminine,,,count,inanimate
conjunción,noun,idea,feminine,,,count,inanimate
consigna,noun,idea,feminine,,,count,inanimate
conspiración,noun,idea,feminine,,,count,inanimate
constitución,noun,idea,feminine,,,count,inanimate
contradicción,noun,idea,feminine,,,count,inanimate
conveniencia,noun,idea,feminine,,,count,inanimate
convivencia,noun,idea,feminine,,,mass,inanimate
crítica,noun,idea,feminine,,,count,inanimate
autocrítica,noun,idea,feminine,,,count,inanimate
debilidad,noun,idea,feminine,,,count,inanimate
declaración,noun,idea,feminine,,,count,inanimate
demanda,noun,idea,feminine,,,count,inanimate
democracia,noun,idea,feminine,,,mass,inanimate
desigualdad,noun,idea,feminine,,,count,inanimate
desventaja,noun,idea,feminine,,,count,inanimate
dictadura,noun,idea,feminine,,,count,inanimate
directriz,noun,idea,feminine,,,count,inanimate
doctrina,noun,idea,feminine,,,count,inanimate
ecuación,noun,idea,feminine,,,count,inanimate
esdrújula,noun,idea,feminine,,,count,inanimate
especialidad,noun,idea,feminine,,,count,inanimate
esencia,noun,idea,feminine,,,count,inanimate
estructura,noun,idea,feminine,,,count,inanimate
eutanasia,noun,idea,feminine,,,mass,inanimate
exageración,noun,idea,feminine,,,count,inanimate
excepción,noun,idea,feminine,,,count,inanimate
exigencia,noun,idea,feminine,,,count,inanimate
existencia,noun,idea,feminine,,,mass,inanimate
facilidad,noun,idea,feminine,,,count,inanimate
falsedad,noun,idea,feminine,,,count,inanimate
fantasía,noun,idea,feminine,,,count,inanimate
fase,noun,idea,feminine,,,count,inanimate
fórmula,noun,idea,feminine,,,count,inanimate
ganga,noun,idea,feminine,,,count,inanimate
generación,noun,idea,feminine,,,count,inanimate
hipótesis,noun,idea,feminine,,,count,inanimate
hazaña,noun,idea,feminine,,,count,inanimate
identidad,noun,idea,feminine,,,count,inanimate
ideología,noun,idea,feminine,,,count,inanimate
imprudencia,noun,idea,feminine,,,count,inanimate
incógnita,noun,idea,feminine,,,count,inanimate
incidencia,noun,idea,feminine,,,count,inanimate
indicación,noun,idea,feminine,,,count,inanimate
indirecta,noun,idea,feminine,,,count,inanimate
infracción,noun,idea,feminine,,,count,inanimate
iniciativa,noun,idea,feminine,,,count,inanimate
injusticia,noun,idea,feminine,,,count,inanimate
innovación,noun,idea,feminine,,,count,inanimate
inquietud,noun,idea,feminine,,,count,inanimate
integración,noun,idea,feminine,,,mass,inanimate
interpretación,noun,idea,feminine,,,count,inanimate
intimidación,noun,idea,feminine,,,mass,inanimate
jerarquía,noun,idea,feminine,,,count,inanimate
lealtad,noun,idea,feminine,,,mass,inanimate
legislación,noun,idea,feminine,,,mass,inanimate
limitación,noun,idea,feminine,,,count,inanimate
locución,noun,idea,feminine,,,count,inanimate
malicia,noun,idea,feminine,,,mass,inanimate
mayúscula,noun,idea,feminine,,,count,inanimate
mejora,noun,idea,feminine,,,count,inanimate
mentalidad,noun,idea,feminine,,,count,inanimate
metáfora,noun,idea,feminine,,,count,inanimate
minúscula,noun,idea,feminine,,,count,inanimate
minoría,noun,idea,feminine,,,count,inanimate
moraleja,noun,idea,feminine,,,count,inanimate
multitud,noun,idea,feminine,,,count,inanimate
monarquía,noun,idea,feminine,,,count,inanimate
nacionalidad,noun,idea,feminine,,,count,inanimate
negligencia,noun,idea,feminine,,,mass,inanimate
novatada,noun,idea,feminine,,,count,inanimate
ocurrencia,noun,idea,feminine,,,count,inanimate
ordenanza,noun,idea,feminine,,,count,inanimate
paradoja,noun,idea,feminine,,,count,inanimate
pauta,noun,idea,feminine,,,count,inanimate
pertenencia,noun,idea,feminine,,,count,inanimate
potencia,noun,idea,feminine,,,count,inanimate
precaución,noun,idea,feminine,,,count,inanimate
preferencia,noun,idea,feminine,,,count,inanimate
prioridad,noun,idea,feminine,,,count,inanimate
procedencia,noun,idea,feminine,,,mass,inanimate
profecía,noun,idea,feminine,,,count,inanimate
profesión,noun,idea,feminine,,,count,inanimate
prohibición,noun,idea,feminine,,,count,inanimate
proporción,noun,idea,feminine,,,count,inanimate
protección,noun,idea,feminine,,,count,inanimate
puntuación,noun,idea,feminine,,,mass,inanimate
rareza,noun,idea,feminine,,,count,inanimate
realización,noun,idea,feminine,,,count,inanimate
recompensa,noun,idea,feminine,,,count,inanimate
recomendación,noun,idea,feminine,,,count,inanimate
reforma,noun,idea,feminine,,,count,inanimate
represalia,noun,idea,feminine,,,count,inanimate
república,noun,idea,feminine,,,count,inanimate
restricción,noun,idea,feminine,,,count,inanimate
rutina,noun,idea,feminine,,,count,inanimate
salvación,noun,idea,feminine,,,count,inanimate
sanción,noun,idea,feminine,,,count,inanimate
semejanza,noun,idea,feminine,,,count,inanimate
sentencia,noun,idea,feminine,,,count,inanimate
solidaridad,noun,idea,feminine,,,mass,inanimate
sospecha,noun,idea,feminine,,,count,inanimate
suposición,noun,idea,feminine,,,count,inanimate
táctica,noun,idea,feminine,,,count,inanimate
tarifa,noun,idea,feminine,,,count,inanimate
tasa,noun,idea,feminine,,,count,inanimate
tendencia,noun,idea,feminine,,,count,inanimate
tentación,noun,idea,feminine,,,count,inanimate
trayectoria,noun,idea,feminine,,,count,inanimate
tutela,noun,idea,feminine,,,count,inanimate
validez,noun,idea,feminine,,,mass,inanimate
variedad,noun,idea,feminine,,,count,inanimate
venganza,noun,idea,feminine,,,count,inanimate
veracidad,noun,idea,feminine,,,mass,inanimate
voluntad,noun,idea,feminine,,,count,inanimate
vocación,noun,idea,feminine,,,count,inanimate
custodia,noun,idea,feminine,,,count,inanimate
apagón,noun,event,masculine,,,count,inanimate
atentado,noun,event,masculine,,,count,inanimate
atraco,noun,event,masculine,,,count,inanimate
atropello,noun,event,masculine,,,count,inanimate
bautismo,noun,event,masculine,,,count,inanimate
brindis,noun,event,masculine,,,count,inanimate
casting,noun,event,masculine,,,count,inanimate
certamen,noun,event,masculine,,,count,inanimate
choque,noun,event,masculine,,,count,inanimate
convite,noun,event,masculine,,,count,inanimate
derrumbamiento,noun,event,masculine,,,count,inanimate
descarrilamiento,noun,event,masculine,,,count,inanimate
desalojo,noun,event,masculine,,,count,inanimate
desembarco,noun,event,masculine,,,count,inanimate
desprendimiento,noun,event,masculine,,,count,inanimate
encierro,noun,event,masculine,,,count,inanimate
enfrentamiento,noun,event,masculine,,,count,inanimate
escándalo,noun,event,masculine,,,count,inanimate
escrutinio,noun,event,masculine,,,count,inanimate
estallido,noun,event,masculine,,,count,inanimate
guateque,noun,event,masculine,,,count,inanimate
homicidio,noun,event,masculine,,,count,inanimate
hundimiento,noun,event,masculine,,,count,inanimate
incidente,noun,event,masculine,,,count,inanimate
lanzamiento,noun,event,masculine,,,count,inanimate
matrimonio,noun,event,masculine,,,count,inanimate
motín,noun,event,masculine,,,count,inanimate
naufragio,noun,event,masculine,,,count,inanimate
pasacalles,noun,event,masculine,,,count,inanimate
pinchazo,noun,event,masculine,,,count,inanimate
piquete,noun,event,masculine,,,count,inanimate
plantón,noun,event,masculine,,,count,inanimate
pregón,noun,event,masculine,,,count,inanimate
recital,noun,event,masculine,,,count,inanimate
rescate,noun,event,masculine,,,count,inanimate
rodaje,noun,event,masculine,,,count,inanimate
salvamento,noun,event,masculine,,,count,inanimate
secuestro,noun,event,masculine,,,count,inanimate
seísmo,noun,event,masculine,,,count,inanimate
sepelio,noun,event,masculine,,,count,inanimate
simulacro,noun,event,masculine,,,count,inanimate
sismo,noun,event,masculine,,,count,inanimate
suicidio,noun,event,masculine,,,count,inanimate
tiroteo,noun,event,masculine,,,count,inanimate
traslado,noun,event,masculine,,,count,inanimate
tumulto,noun,event,masculine,,,count,inanimate
velatorio,noun,event,masculine,,,count,inanimate
velorio,noun,event,masculine,,,count,inanimate
balotaje,noun,event,masculine,,,count,inanimate
absolución,noun,event,feminine,,,count,inanimate
apertura,noun,event,feminine,,,count,inanimate
audición,noun,event,feminine,,,count,inanimate
capea,noun,event,feminine,,,count,inanimate
catequesis,noun,event,feminine,,,count,inanimate
caída,noun,event,feminine,,,count,inanimate
charreada,noun,event,feminine,,,count,inanimate
colisión,noun,event,feminine,,,count,inanimate
concentración,noun,event,feminine,,,count,inanimate
confirmación,noun,event,feminine,,,count,inanimate
conmemoración,noun,event,feminine,,,count,inanimate
crucifixión,noun,event,feminine,,,count,inanimate
degustación,noun,event,feminine,,,count,inanimate
desgracia,noun,event,feminine,,,count,inanimate
detención,noun,event,feminine,,,count,inanimate
evacuación,noun,event,feminine,,,count,inanimate
estafa,noun,event,feminine,,,count,inanimate
fuga,noun,event,feminine,,,count,inanimate
hecatombe,noun,event,feminine,,,count,inanimate
huida,noun,event,feminine,,,count,inanimate
inauguración,noun,event,feminine,,,count,inanimate
inocentada,noun,event,feminine,,,count,inanimate
invasión,noun,event,feminine,,,count,inanimate
jornada,noun,event,feminine,,,count,inanimate
llegada,noun,event,feminine,,,count,inanimate
mascletá,noun,event,feminine,,,count,inanimate
masacre,noun,event,feminine,,,count,inanimate
ocupación,noun,event,feminine,,,count,inanimate
quedada,noun,event,feminine,,,count,inanimate
quinceañera,noun,event,feminine,,,count,inanimate
rebelión,noun,event,feminine,,,count,inanimate
recogida,noun,event,feminine,,,count,inanimate
redada,noun,event,feminine,,,count,inanimate
representación,noun,event,feminine,,,count,inanimate
resurrección,noun,event,feminine,,,count,inanimate
revolución,noun,event,feminine,,,count,inanimate
riña,noun,event,feminine,,,count,inanimate
ruptura,noun,event,feminine,,,count,inanimate
tamborrada,noun,event,feminine,,,count,inanimate
tertulia,noun,event,feminine,,,count,inanimate
tirada,noun,event,feminine,,,count,inanimate
tomatina,noun,event,feminine,,,count,inanimate
tregua,noun,event,feminine,,,count,inanimate
velada,noun,event,feminine,,,count,inanimate
venta,noun,event,feminine,,,count,inanimate
bricolaje,noun,activity,masculine,,,mass,inanimate
calentamiento,noun,activity,masculine,,,count,inanimate
cursillo,noun,activity,masculine,,,count,inanimate
estiramiento,noun,activity,masculine,,,count,inanimate
grafiti,noun,activity,masculine,,,count,inanimate
mercadeo,noun,activity,masculine,,,mass,inanimate
montaje,noun,activity,masculine,,,count,inanimate
muestreo,noun,activity,masculine,,,count,inanimate
pedaleo,noun,activity,masculine,,,count,inanimate
pilotaje,noun,activity,masculine,,,count,inanimate
reparto,noun,activity,masculine,,,count,inanimate
saqueo,noun,activity,masculine,,,count,inanimate
safari,noun,activity,masculine,,,count,inanimate
tejemaneje,noun,activity,masculine,,,count,inanimate
trueque,noun,activity,masculine,,,count,inanimate
acampada,noun,activity,feminine,,,count,inanimate
adopción,noun,activity,feminine,,,count,inanimate
asesoría,noun,activity,feminine,,,count,inanimate
donación,noun,activity,feminine,,,count,inanimate
gestión,noun,activity,feminine,,,count,inanimate
mili,noun,activity,feminine,,,count,inanimate
observación,noun,activity,feminine,,,count,inanimate
recolecta,noun,activity,feminine,,,count,inanimate
renovación,noun,activity,feminine,,,count,inanimate
reparación,noun,activity,feminine,,,count,inanimate
reserva,noun,activity,feminine,,,count,inanimate
restauración,noun,activity,feminine,,,count,inanimate
siembra,noun,activity,feminine,,,count,inanimate
vendimia,noun,activity,feminine,,,count,inanimate
poda,noun,activity,feminine,,,count,inanimate
cosecha,noun,activity,feminine,,,count,inanimate
automovilismo,noun,sport,masculine,,,mass,inanimate
bádminton,noun,sport,masculine,,,mass,inanimate
biatlón,noun,sport,masculine,,,mass,inanimate
culturismo,noun,sport,masculine,,,mass,inanimate
crossfit,noun,sport,masculine,,,mass,inanimate
curling,noun,sport,masculine,,,mass,inanimate
frontenis,noun,sport,masculine,,,mass,inanimate
goalball,noun,sport,masculine,,,mass,inanimate
jiu-jitsu,noun,sport,masculine,,,mass,inanimate
kickboxing,noun,sport,masculine,,,mass,inanimate
kitesurf,noun,sport,masculine,,,mass,inanimate
lacrosse,noun,sport,masculine,,,mass,inanimate
minigolf,noun,sport,masculine,,,mass,inanimate
motociclismo,noun,sport,masculine,,,mass,inanimate
motocross,noun,sport,masculine,,,mass,inanimate
paintball,noun,sport,masculine,,,mass,inanimate
pentatlón,noun,sport,masculine,,,mass,inanimate
puenting,noun,sport,masculine,,,mass,inanimate
ráfting,noun,sport,masculine,,,mass,inanimate
rodeo,noun,sport,masculine,,,count,inanimate
skate,noun,sport,masculine,,,mass,inanimate
slalom,noun,sport,masculine,,,mass,inanimate
sófbol,noun,sport,masculine,,,mass,inanimate
spinning,noun,sport,masculine,,,mass,inanimate
sumo,noun,sport,masculine,,,mass,inanimate
voleiplaya,noun,sport,masculine,,,mass,inanimate
windsurf,noun,sport,masculine,,,mass,inanimate
calistenia,noun,sport,feminine,,,mass,inanimate
espeleología,noun,sport,feminine,,,mass,inanimate
tauromaquia,noun,sport,feminine,,,mass,inanimate
backgammon,noun,game,masculine,,,count,inanimate
bridge,noun,game,masculine,,,count,inanimate
cinquillo,noun,game,masculine,,,count,inanimate
comecocos,noun,game,masculine,,,count,inanimate
chinchón,noun,game,masculine,,,count,inanimate
monopoli,noun,game,masculine,,,count,inanimate
pasatiempo,noun,game,masculine,,,count,inanimate
pimpón,noun,game,masculine,,,count,inanimate
pinball,noun,game,masculine,,,count,inanimate
póker,noun,game,masculine,,,count,inanimate
tetris,noun,game,masculine,,,count,inanimate
scrabble,noun,game,masculine,,,count,inanimate
mikado,noun,game,masculine,,,count,inanimate
brisca,noun,game,feminine,,,count,inanimate
ginkana,noun,game,feminine,,,count,inanimate
tirolina,noun,game,feminine,,,count,inanimate
mecano,noun,toy,masculine,,,count,inanimate
nenuco,noun,toy,masculine,,,count,inanimate
pompero,noun,toy,masculine,,,count,inanimate
rubik,noun,toy,masculine,,,count,inanimate
spinner,noun,toy,masculine,,,count,inanimate
tamagotchi,noun,toy,masculine,,,count,inanimate
tentetieso,noun,toy,masculine,,,count,inanimate
tiovivo,noun,toy,masculine,,,count,inanimate
yoyo,noun,toy,masculine,,,count,inanimate
balero,noun,toy,masculine,,,count,inanimate
diábolo,noun,toy,masculine,,,count,inanimate
playmobil,noun,toy,masculine,,,count,inanimate
furby,noun,toy,masculine,,,count,inanimate
caleidoscopio,noun,toy,masculine,,,count,inanimate
matrioska,noun,toy,feminine,,,count,inanimate
resortera,noun,toy,feminine,,,count,inanimate
canon,noun,music,masculine,,,count,inanimate
cuarteto,noun,music,masculine,,,count,inanimate
dúo,noun,music,masculine,,,count,inanimate
fado,noun,music,masculine,,,count,inanimate
gospel,noun,music,masculine,,,mass,inanimate
góspel,noun,music,masculine,,,mass,inanimate
house,noun,music,masculine,,,mass,inanimate
indie,noun,music,masculine,,,mass,inanimate
karaoke,noun,music,masculine,,,count,inanimate
minueto,noun,music,masculine,,,count,inanimate
ostinato,noun,music,masculine,,,count,inanimate
pasodoble,noun,music,masculine,,,count,inanimate
pentagrama,noun,music,masculine,,,count,inanimate
solfeo,noun,music,masculine,,,mass,inanimate
single,noun,music,masculine,,,count,inanimate
tecno,noun,music,masculine,,,mass,inanimate
trap,noun,music,masculine,,,mass,inanimate
vallenato,noun,music,masculine,,,count,inanimate
tempo,noun,music,masculine,,,count,inanimate
bemol,noun,music,masculine,,,count,inanimate
trío,noun,music,masculine,,,count,inanimate
soul,noun,music,masculine,,,mass,inanimate
swing,noun,music,masculine,,,mass,inanimate
ska,noun,music,masculine,,,mass,inanimate
techno,noun,music,masculine,,,mass,inanimate
mariachi,noun,music,masculine,,,count,inanimate
alabanza,noun,music,feminine,,,count,inanimate
aria,noun,music,feminine,,,count,inanimate
bachata,noun,music,feminine,,,count,inanimate
cantata,noun,music,feminine,,,count,inanimate
copla,noun,music,feminine,,,count,inanimate
corchea,noun,music,feminine,,,count,inanimate
chirigota,noun,music,feminine,,,count,inanimate
cueca,noun,music,feminine,,,count,inanimate
folía,noun,music,feminine,,,count,inanimate
fusa,noun,music,feminine,,,count,inanimate
habanera,noun,music,feminine,,,count,inanimate
lambada,noun,music,feminine,,,count,inanimate
mazurca,noun,music,feminine,,,count,inanimate
milonga,noun,music,feminine,,,count,inanimate
murga,noun,music,feminine,,,count,inanimate
muñeira,noun,music,feminine,,,count,inanimate
rumba,noun,music,feminine,,,count,inanimate
saeta,noun,music,feminine,,,count,inanimate
samba,noun,music,feminine,,,count,inanimate
semicorchea,noun,music,feminine,,,count,inanimate
serenata,noun,music,feminine,,,count,inanimate
sonata,noun,music,feminine,,,count,inanimate
tarantela,noun,music,feminine,,,count,inanimate
tonada,noun,music,feminine,,,count,inanimate
zarzuela,noun,music,feminine,,,count,inanimate
payada,noun,music,feminine,,,count,inanimate
armonio,noun,instrument,masculine,,,count,inanimate,definite
bandoneón,noun,instrument,masculine,,,count,inanimate,definite
banjo,noun,instrument,masculine,,,count,inanimate,definite
bombardino,noun,instrument,masculine,,,count,inanimate,definite
charango,noun,instrument,masculine,,,count,inanimate,definite
clavicordio,noun,instrument,masculine,,,count,inanimate,definite
clavicémbalo,noun,instrument,masculine,,,count,inanimate,definite
contrafagot,noun,instrument,masculine,,,count,inanimate,definite
cencerro,noun,instrument,masculine,,,count,inanimate,definite
címbalo,noun,instrument,masculine,,,count,inanimate,definite
diapasón,noun,instrument,masculine,,,count,inanimate,definite
flautín,noun,instrument,masculine,,,count,inanimate,definite
laúd,noun,instrument,masculine,,,count,inanimate,definite
metalófono,noun,instrument,masculine,,,count,inanimate,definite
tamboril,noun,instrument,masculine,,,count,inanimate,definite
timple,noun,instrument,masculine,,,count,inanimate,definite
theremin,noun,instrument,masculine,,,count,inanimate,definite
txistu,noun,instrument,masculine,,,count,inanimate,definite
vibráfono,noun,instrument,masculine,,,count,inanimate,definite
xilofón,noun,instrument,masculine,,,count,inanimate,definite
birimbao,noun,instrument,masculine,,,count,inanimate,definite
cavaquinho,noun,instrument,masculine,,,count,inanimate,definite
berimbau,noun,instrument,masculine,,,count,inanimate,definite
guitarrón,noun,instrument,masculine,,,count,inanimate,definite
bongo,noun,instrument,masculine,,,count,inanimate,definite
djembé,noun,instrument,masculine,,,count,inanimate,definite
kazoo,noun,instrument,masculine,,,count,inanimate,definite
balalaica,noun,instrument,feminine,,,count,inanimate,definite
bocina,noun,instrument,feminine,,,count,inanimate,definite
celesta,noun,instrument,feminine,,,count,inanimate,definite
cítara,noun,instrument,feminine,,,count,inanimate,definite
dulzaina,noun,instrument,feminine,,,count,inanimate,definite
kalimba,noun,instrument,feminine,,,count,inanimate,definite
marimba,noun,instrument,feminine,,,count,inanimate,definite
quena,noun,instrument,feminine,,,count,inanimate,definite
sonaja,noun,instrument,feminine,,,count,inanimate,definite
tumbadora,noun,instrument,feminine,,,count,inanimate,definite
vihuela,noun,instrument,feminine,,,count,inanimate,definite
vuvuzela,noun,instrument,feminine,,,count,inanimate,definite
zampoña,noun,instrument,feminine,,,count,inanimate,definite
zanfona,noun,instrument,feminine,,,count,inanimate,definite
bachillerato,noun,subject,masculine,,,mass,inanimate
catecismo,noun,subject,masculine,,,mass,inanimate
magisterio,noun,subject,masculine,,,mass,inanimate
marketing,noun,subject,masculine,,,mass,inanimate
periodismo,noun,subject,masculine,,,mass,inanimate
máster,noun,subject,masculine,,,count,inanimate
comercio,noun,subject,masculine,,,mass,inanimate
antropología,noun,subject,feminine,,,mass,inanimate
arqueología,noun,subject,feminine,,,mass,inanimate
arquitectura,noun,subject,feminine,,,mass,inanimate
astrofísica,noun,subject,feminine,,,mass,inanimate
biblioteconomía,noun,subject,feminine,,,mass,inanimate
biomedicina,noun,subject,feminine,,,mass,inanimate
bioquímica,noun,subject,feminine,,,mass,inanimate
botánica,noun,subject,feminine,,,mass,inanimate
caligrafía,noun,subject,feminine,,,mass,inanimate
cinematografía,noun,subject,feminine,,,mass,inanimate
citología,noun,subject,feminine,,,mass,inanimate
contabilidad,noun,subject,feminine,,,mass,inanimate
criminología,noun,subject,feminine,,,mass,inanimate
demografía,noun,subject,feminine,,,mass,inanimate
electrónica,noun,subject,feminine,,,mass,inanimate
electromecánica,noun,subject,feminine,,,mass,inanimate
estadística,noun,subject,feminine,,,mass,inanimate
farmacología,noun,subject,feminine,,,mass,inanimate
fonética,noun,subject,feminine,,,mass,inanimate
filología,noun,subject,feminine,,,mass,inanimate
genealogía,noun,subject,feminine,,,mass,inanimate
genética,noun,subject,feminine,,,mass,inanimate
hostelería,noun,subject,feminine,,,mass,inanimate
ingeniería,noun,subject,feminine,,,mass,inanimate
jurisprudencia,noun,subject,feminine,,,mass,inanimate
lingüística,noun,subject,feminine,,,mass,inanimate
microbiología,noun,subject,feminine,,,mass,inanimate
mitología,noun,subject,feminine,,,mass,inanimate
neurología,noun,subject,feminine,,,mass,inanimate
oceanografía,noun,subject,feminine,,,mass,inanimate
odontología,noun,subject,feminine,,,mass,inanimate
ornitología,noun,subject,feminine,,,mass,inanimate
patología,noun,subject,feminine,,,mass,inanimate
pedagogía,noun,subject,feminine,,,mass,inanimate
pediatría,noun,subject,feminine,,,mass,inanimate
psicopedagogía,noun,subject,feminine,,,mass,inanimate
psiquiatría,noun,subject,feminine,,,mass,inanimate
paleontología,noun,subject,feminine,,,mass,inanimate
robótica,noun,subject,feminine,,,mass,inanimate
selectividad,noun,subject,feminine,,,mass,inanimate
semántica,noun,subject,feminine,,,mass,inanimate
sintaxis,noun,subject,feminine,,,mass,inanimate
sociología,noun,subject,feminine,,,mass,inanimate
teología,noun,subject,feminine,,,mass,inanimate
topografía,noun,subject,feminine,,,mass,inanimate
trigonometría,noun,subject,feminine,,,mass,inanimate
zoología,noun,subject,feminine,,,mass,inanimate
zootecnia,noun,subject,feminine,,,mass,inanimate
adelanto,noun,money,masculine,,,count,inanimate
aguinaldo,noun,money,masculine,,,count,inanimate
anticipo,noun,money,masculine,,,count,inanimate
aval,noun,money,masculine,,,count,inanimate
cobro,noun,money,masculine,,,count,inanimate
coste,noun,money,masculine,,,count,inanimate
costo,noun,money,masculine,,,count,inanimate
crédito,noun,money,masculine,,,count,inanimate
déficit,noun,money,masculine,,,count,inanimate
donativo,noun,money,masculine,,,count,inanimate
desembolso,noun,money,masculine,,,count,inanimate
dividendo,noun,money,masculine,,,count,inanimate
finiquito,noun,money,masculine,,,count,inanimate
gasto,noun,money,masculine,,,count,inanimate
ingreso,noun,money,masculine,,,count,inanimate
IVA,noun,money,masculine,,,count,inanimate
monto,noun,money,masculine,,,count,inanimate
pago,noun,money,masculine,,,count,inanimate
paro,noun,money,masculine,,,count,inanimate
presupuesto,noun,money,masculine,,,count,inanimate
rublo,noun,money,masculine,,,count,inanimate
saldo,noun,money,masculine,,,count,inanimate
sobresueldo,noun,money,masculine,,,count,inanimate
subsidio,noun,money,masculine,,,count,inanimate
superávit,noun,money,masculine,,,count,inanimate
bizum,noun,money,masculine,,,count,inanimate
reembolso,noun,money,masculine,,,count,inanimate
reintegro,noun,money,masculine,,,count,inanimate
bolívar,noun,money,masculine,,,count,inanimate
balboa,noun,money,masculine,,,count,inanimate
bitcoin,noun,money,masculine,,,count,inanimate
criptoactivo,noun,money,masculine,,,count,inanimate
bancarrota,noun,money,feminine,,,mass,inanimate
comisión,noun,money,feminine,,,count,inanimate
compensación,noun,money,feminine,,,count,inanimate
contribución,noun,money,feminine,,,count,inanimate
cotización,noun,money,feminine,,,count,inanimate
criptomoneda,noun,money,feminine,,,count,inanimate
devolución,noun,money,feminine,,,count,inanimate
domiciliación,noun,money,feminine,,,count,inanimate
fianza,noun,money,feminine,,,count,inanimate
financiación,noun,money,feminine,,,mass,inanimate
indemnización,noun,money,feminine,,,count,inanimate
inflación,noun,money,feminine,,,mass,inanimate
inversión,noun,money,feminine,,,count,inanimate
liquidación,noun,money,feminine,,,count,inanimate
peseta,noun,money,feminine,,,count,inanimate
plusvalía,noun,money,feminine,,,count,inanimate
prestación,noun,money,feminine,,,count,inanimate
quiebra,noun,money,feminine,,,count,inanimate
recaudación,noun,money,feminine,,,count,inanimate
remuneración,noun,money,feminine,,,count,inanimate
renta,noun,money,feminine,,,count,inanimate
rupia,noun,money,feminine,,,count,inanimate
subvención,noun,money,feminine,,,count,inanimate
transacción,noun,money,feminine,,,count,inanimate
transferencia,noun,money,feminine,,,count,inanimate
afán,noun,feeling,masculine,,,mass,inanimate
arrepentimiento,noun,feeling,masculine,,,mass,inanimate
aprecio,noun,feeling,masculine,,,mass,inanimate
cabreo,noun,feeling,masculine,,,mass,inanimate
compañerismo,noun,feeling,masculine,,,mass,inanimate
coraje,noun,feeling,masculine,,,mass,inanimate
desagrado,noun,feeling,masculine,,,mass,inanimate
desamor,noun,feeling,masculine,,,mass,inanimate
desánimo,noun,feeling,masculine,,,mass,inanimate
desaliento,noun,feeling,masculine,,,mass,inanimate
desamparo,noun,feeling,masculine,,,mass,inanimate
desasosiego,noun,feeling,masculine,,,mass,inanimate
desconcierto,noun,feeling,masculine,,,mass,inanimate
desconsuelo,noun,feeling,masculine,,,mass,inanimate
descontento,noun,feeling,masculine,,,mass,inanimate
desencanto,noun,feeling,masculine,,,mass,inanimate
desprecio,noun,feeling,masculine,,,mass,inanimate
duelo,noun,feeling,masculine,,,mass,inanimate
enamoramiento,noun,feeling,masculine,,,mass,inanimate
enojo,noun,feeling,masculine,,,mass,inanimate
estupor,noun,feeling,masculine,,,mass,inanimate
fanatismo,noun,feeling,masculine,,,mass,inanimate
fastidio,noun,feeling,masculine,,,mass,inanimate
fervor,noun,feeling,masculine,,,mass,inanimate
furor,noun,feeling,masculine,,,mass,inanimate
hastío,noun,feeling,masculine,,,mass,inanimate
heroísmo,noun,feeling,masculine,,,mass,inanimate
horror,noun,feeling,masculine,,,mass,inanimate
júbilo,noun,feeling,masculine,,,mass,inanimate
malestar,noun,feeling,masculine,,,mass,inanimate
nacionalismo,noun,feeling,masculine,,,mass,inanimate
pasmo,noun,feeling,masculine,,,mass,inanimate
patriotismo,noun,feeling,masculine,,,mass,inanimate
pavor,noun,feeling,masculine,,,mass,inanimate
regocijo,noun,feeling,masculine,,,mass,inanimate
remordimiento,noun,feeling,masculine,,,count,inanimate
resentimiento,noun,feeling,masculine,,,mass,inanimate
sentimentalismo,noun,feeling,masculine,,,mass,inanimate
sosiego,noun,feeling,masculine,,,mass,inanimate
tedio,noun,feeling,masculine,,,mass,inanimate
temor,noun,feeling,masculine,,,mass,inanimate
tormento,noun,feeling,masculine,,,mass,inanimate
bienestar,noun,feeling,masculine,,,mass,inanimate
alivio,noun,feeling,masculine,,,mass,inanimate
alborozo,noun,feeling,masculine,,,mass,inanimate
apuro,noun,feeling,masculine,,,mass,inanimate
aflicción,noun,feeling,feminine,,,mass,inanimate
agresividad,noun,feeling,feminine,,,mass,inanimate
amargura,noun,feeling,feminine,,,mass,inanimate
ansia,noun,feeling,feminine,,,mass,inanimate
antipatía,noun,feeling,feminine,,,mass,inanimate
apatía,noun,feeling,feminine,,,mass,inanimate
autoestima,noun,feeling,feminine,,,mass,inanimate
aversión,noun,feeling,feminine,,,count,inanimate
bondad,noun,feeling,feminine,,,mass,inanimate
camaradería,noun,feeling,feminine,,,mass,inanimate
calidez,noun,feeling,feminine,,,mass,inanimate
clemencia,noun,feeling,feminine,,,mass,inanimate
complicidad,noun,feeling,feminine,,,mass,inanimate
comprensión,noun,feeling,feminine,,,mass,inanimate
congoja,noun,feeling,feminine,,,mass,inanimate
consternación,noun,feeling,feminine,,,mass,inanimate
crueldad,noun,feeling,feminine,,,mass,inanimate
delicadeza,noun,feeling,feminine,,,mass,inanimate
desdicha,noun,feeling,feminine,,,mass,inanimate
desgana,noun,feeling,feminine,,,mass,inanimate
desidia,noun,feeling,feminine,,,mass,inanimate
desolación,noun,feeling,feminine,,,mass,inanimate
dignidad,noun,feeling,feminine,,,mass,inanimate
dulzura,noun,feeling,feminine,,,mass,inanimate
exaltación,noun,feeling,feminine,,,mass,inanimate
fascinación,noun,feeling,feminine,,,mass,inanimate
fatiga,noun,feeling,feminine,,,mass,inanimate
fidelidad,noun,feeling,feminine,,,mass,inanimate
firmeza,noun,feeling,feminine,,,mass,inanimate
franqueza,noun,feeling,feminine,,,mass,inanimate
generosidad,noun,feeling,feminine,,,mass,inanimate
hipocresía,noun,feeling,feminine,,,mass,inanimate
hostilidad,noun,feeling,feminine,,,mass,inanimate
humildad,noun,feeling,feminine,,,mass,inanimate
humillación,noun,feeling,feminine,,,mass,inanimate
idolatría,noun,feeling,feminine,,,mass,inanimate
incertidumbre,noun,feeling,feminine,,,mass,inanimate
incomprensión,noun,feeling,feminine,,,mass,inanimate
incredulidad,noun,feeling,feminine,,,mass,inanimate
indignación,noun,feeling,feminine,,,mass,inanimate
ingenuidad,noun,feeling,feminine,,,mass,inanimate
ingratitud,noun,feeling,feminine,,,mass,inanimate
intriga,noun,feeling,feminine,,,mass,inanimate
irritación,noun,feeling,feminine,,,mass,inanimate
maldad,noun,feeling,feminine,,,mass,inanimate
misericordia,noun,feeling,feminine,,,mass,inanimate
modestia,noun,feeling,feminine,,,mass,inanimate
morriña,noun,feeling,feminine,,,mass,inanimate
nobleza,noun,feeling,feminine,,,mass,inanimate
obsesión,noun,feeling,feminine,,,count,inanimate
perplejidad,noun,feeling,feminine,,,mass,inanimate
piedad,noun,feeling,feminine,,,mass,inanimate
plenitud,noun,feeling,feminine,,,mass,inanimate
prudencia,noun,feeling,feminine,,,mass,inanimate
repugnancia,noun,feeling,feminine,,,mass,inanimate
resignación,noun,feeling,feminine,,,mass,inanimate
sensatez,noun,feeling,feminine,,,mass,inanimate
sensibilidad,noun,feeling,feminine,,,mass,inanimate
sinceridad,noun,feeling,feminine,,,mass,inanimate
soberbia,noun,feeling,feminine,,,mass,inanimate
sobriedad,noun,feeling,feminine,,,mass,inanimate
sumisión,noun,feeling,feminine,,,mass,inanimate
tenacidad,noun,feeling,feminine,,,mass,inanimate
terquedad,noun,feeling,feminine,,,mass,inanimate
tolerancia,noun,feeling,feminine,,,mass,inanimate
torpeza,noun,feeling,feminine,,,mass,inanimate
vanidad,noun,feeling,feminine,,,mass,inanimate
vulnerabilidad,noun,feeling,feminine,,,mass,inanimate
arrogancia,noun,feeling,feminine,,,mass,inanimate
avaricia,noun,feeling,feminine,,,mass,inanimate
codicia,noun,feeling,feminine,,,mass,inanimate
gula,noun,feeling,feminine,,,mass,inanimate
cobardía,noun,feeling,feminine,,,mass,inanimate
osadía,noun,feeling,feminine,,,mass,inanimate
añoranza,noun,feeling,feminine,,,mass,inanimate
adobe,noun,material,masculine,,,mass,inanimate
aglomerado,noun,material,masculine,,,mass,inanimate
alabastro,noun,material,masculine,,,mass,inanimate
alquitrán,noun,material,masculine,,,mass,inanimate
amoníaco,noun,material,masculine,,,mass,inanimate
ámbar,noun,material,masculine,,,mass,inanimate
asbesto,noun,material,masculine,,,mass,inanimate
azufre,noun,material,masculine,,,mass,inanimate
azabache,noun,material,masculine,,,mass,inanimate
betún,noun,material,masculine,,,mass,inanimate
calcio,noun,material,masculine,,,mass,inanimate
celuloide,noun,material,masculine,,,mass,inanimate
cloro,noun,material,masculine,,,mass,inanimate
contrachapado,noun,material,masculine,,,mass,inanimate
disolvente,noun,material,masculine,,,count,inanimate
esparto,noun,material,masculine,,,mass,inanimate
estiércol,noun,material,masculine,,,mass,inanimate
escombro,noun,material,masculine,,,count,inanimate
flúor,noun,material,masculine,,,mass,inanimate
fósforo,noun,material,masculine,,,mass,inanimate
gasoil,noun,material,masculine,,,mass,inanimate
grafito,noun,material,masculine,,,mass,inanimate
gres,noun,material,masculine,,,mass,inanimate
hule,noun,material,masculine,,,mass,inanimate
látex,noun,material,masculine,,,mass,inanimate
latón,noun,material,masculine,,,mass,inanimate
linóleo,noun,material,masculine,,,mass,inanimate
magnesio,noun,material,masculine,,,mass,inanimate
mercurio,noun,material,masculine,,,mass,inanimate
metacrilato,noun,material,masculine,,,mass,inanimate
nácar,noun,material,masculine,,,mass,inanimate
neopreno,noun,material,masculine,,,mass,inanimate
neón,noun,material,masculine,,,mass,inanimate
nitrógeno,noun,material,masculine,,,mass,inanimate
níquel,noun,material,masculine,,,mass,inanimate
nylon,noun,material,masculine,,,mass,inanimate
oropel,noun,material,masculine,,,mass,inanimate
percal,noun,material,masculine,,,mass,inanimate
pladur,noun,material,masculine,,,mass,inanimate
poliuretano,noun,material,masculine,,,mass,inanimate
potasio,noun,material,masculine,,,mass,inanimate
raso,noun,material,masculine,,,mass,inanimate
rubí,noun,material,masculine,,,count,inanimate
satén,noun,material,masculine,,,mass,inanimate
silicio,noun,material,masculine,,,mass,inanimate
sodio,noun,material,masculine,,,mass,inanimate
tafetán,noun,material,masculine,,,mass,inanimate
tergal,noun,material,masculine,,,mass,inanimate
titanio,noun,material,masculine,,,mass,inanimate
tul,noun,material,masculine,,,mass,inanimate
uranio,noun,material,masculine,,,mass,inanimate
vinilo,noun,material,masculine,,,mass,inanimate
yute,noun,material,masculine,,,mass,inanimate
zafiro,noun,material,masculine,,,count,inanimate
keroseno,noun,material,masculine,,,mass,inanimate
queroseno,noun,material,masculine,,,mass,inanimate
amatista,noun,material,feminine,,,count,inanimate
angora,noun,material,feminine,,,mass,inanimate
arenisca,noun,material,feminine,,,mass,inanimate
baquelita,noun,material,feminine,,,mass,inanimate
cachemira,noun,material,feminine,,,mass,inanimate
cal,noun,material,feminine,,,mass,inanimate
caliza,noun,material,feminine,,,mass,inanimate
celulosa,noun,material,feminine,,,mass,inanimate
chatarra,noun,material,feminine,,,mass,inanimate
franela,noun,material,feminine,,,mass,inanimate
grava,noun,material,feminine,,,mass,inanimate
gravilla,noun,material,feminine,,,mass,inanimate
hojalata,noun,material,feminine,,,mass,inanimate
loneta,noun,material,feminine,,,mass,inanimate
microfibra,noun,material,feminine,,,mass,inanimate
nicotina,noun,material,feminine,,,mass,inanimate
obsidiana,noun,material,feminine,,,mass,inanimate
pana,noun,material,feminine,,,mass,inanimate
parafina,noun,material,feminine,,,mass,inanimate
rafia,noun,material,feminine,,,mass,inanimate
toba,noun,material,feminine,,,mass,inanimate
trementina,noun,material,feminine,,,mass,inanimate
vaselina,noun,material,feminine,,,mass,inanimate
viruta,noun,material,feminine,,,count,inanimate
muselina,noun,material,feminine,,,mass,inanimate
organza,noun,material,feminine,,,mass,inanimate
sarga,noun,material,feminine,,,mass,inanimate
acetona,noun,material,feminine,,,mass,inanimate
cafeína,noun,material,feminine,,,mass,inanimate
crepúsculo,noun,time,masculine,,,count,inanimate
ocaso,noun,time,masculine,,,count,inanimate
adviento,noun,time,masculine,,,count,inanimate
cuatrimestre,noun,time,masculine,,,count,inanimate
entretiempo,noun,time,masculine,,,count,inanimate
medievo,noun,time,masculine,,,count,inanimate
neolítico,noun,time,masculine,,,count,inanimate
paleolítico,noun,time,masculine,,,count,inanimate
renacimiento,noun,time,masculine,,,count,inanimate
romanticismo,noun,time,masculine,,,count,inanimate
adolescencia,noun,time,feminine,,,count,inanimate
antigüedad,noun,time,feminine,,,count,inanimate
antevíspera,noun,time,feminine,,,count,inanimate
cuaresma,noun,time,feminine,,,count,inanimate
época,noun,time,feminine,,,count,inanimate
infancia,noun,time,feminine,,,count,inanimate
madurez,noun,time,feminine,,,count,inanimate
niñez,noun,time,feminine,,,count,inanimate
posguerra,noun,time,feminine,,,count,inanimate
prehistoria,noun,time,feminine,,,count,inanimate
pubertad,noun,time,feminine,,,count,inanimate
vejez,noun,time,feminine,,,count,inanimate
víspera,noun,time,feminine,,,count,inanimate
bienio,noun,duration,masculine,,,count,inanimate
bimestre,noun,duration,masculine,,,count,inanimate
decenio,noun,duration,masculine,,,count,inanimate
lustro,noun,duration,masculine,,,count,inanimate
milenio,noun,duration,masculine,,,count,inanimate
semestre,noun,duration,masculine,,,count,inanimate
siglo,noun,duration,masculine,,,count,inanimate
milisegundo,noun,duration,masculine,,,count,inanimate
eternidad,noun,duration,feminine,,,count,inanimate
anuario,noun,book,masculine,,,count,inanimate
almanaque,noun,book,masculine,,,count,inanimate
bestseller,noun,book,masculine,,,count,inanimate
breviario,noun,book,masculine,,,count,inanimate
cancionero,noun,book,masculine,,,count,inanimate
catálogo,noun,book,masculine,,,count,inanimate
evangelio,noun,book,masculine,,,count,inanimate
folletín,noun,book,masculine,,,count,inanimate
glosario,noun,book,masculine,,,count,inanimate
herbario,noun,book,masculine,,,count,inanimate
libreto,noun,book,masculine,,,count,inanimate
misal,noun,book,masculine,,,count,inanimate
poemario,noun,book,masculine,,,count,inanimate
prólogo,noun,book,masculine,,,count,inanimate
recetario,noun,book,masculine,,,count,inanimate
tratado,noun,book,masculine,,,count,inanimate
autobiografía,noun,book,feminine,,,count,inanimate
edición,noun,book,feminine,,,count,inanimate
saga,noun,book,feminine,,,count,inanimate
trilogía,noun,book,feminine,,,count,inanimate
epopeya,noun,book,feminine,,,count,inanimate
cotilleo,noun,story,masculine,,,count,inanimate
desenlace,noun,story,masculine,,,count,inanimate
epílogo,noun,story,masculine,,,count,inanimate
enredo,noun,story,masculine,,,count,inanimate
epitafio,noun,story,masculine,,,count,inanimate
monólogo,noun,story,masculine,,,count,inanimate
diálogo,noun,story,masculine,,,count,inanimate
microrrelato,noun,story,masculine,,,count,inanimate
soneto,noun,story,masculine,,,count,inanimate
soliloquio,noun,story,masculine,,,count,inanimate
romance,noun,story,masculine,,,count,inanimate
guiñol,noun,story,masculine,,,count,inanimate
confidencia,noun,story,feminine,,,count,inanimate
crónica,noun,story,feminine,,,count,inanimate
estrofa,noun,story,feminine,,,count,inanimate
farsa,noun,story,feminine,,,count,inanimate
habladuría,noun,story,feminine,,,count,inanimate
oda,noun,story,feminine,,,count,inanimate
parodia,noun,story,feminine,,,count,inanimate
parábola,noun,story,feminine,,,count,inanimate
rondalla,noun,music,feminine,,,count,inanimate
sátira,noun,story,feminine,,,count,inanimate
tragicomedia,noun,story,feminine,,,count,inanimate
trola,noun,story,feminine,,,count,inanimate
elegía,noun,story,feminine,,,count,inanimate
bable,noun,language,masculine,,,mass,inanimate
bengalí,noun,language,masculine,,,mass,inanimate
bretón,noun,language,masculine,,,mass,inanimate
esperanto,noun,language,masculine,,,mass,inanimate
mandarín,noun,language,masculine,,,mass,inanimate
mapudungun,noun,language,masculine,,,mass,inanimate
náhuatl,noun,language,masculine,,,mass,inanimate
otomí,noun,language,masculine,,,mass,inanimate
occitano,noun,language,masculine,,,mass,inanimate
panjabi,noun,language,masculine,,,mass,inanimate
provenzal,noun,language,masculine,,,mass,inanimate
sánscrito,noun,language,masculine,,,mass,inanimate
spanglish,noun,language,masculine,,,mass,inanimate
suajili,noun,language,masculine,,,mass,inanimate
tagalo,noun,language,masculine,,,mass,inanimate
urdu,noun,language,masculine,,,mass,inanimate
wolof,noun,language,masculine,,,mass,inanimate
yidis,noun,language,masculine,,,mass,inanimate
zapoteco,noun,language,masculine,,,mass,inanimate
tzotzil,noun,language,masculine,,,mass,inanimate
romaní,noun,language,masculine,,,mass,inanimate
caló,noun,language,masculine,,,mass,inanimate
diseñador gráfico,noun,person,masculine,,,count,human
diseñadora gráfica,noun,person,feminine,,,count,human
educador social,noun,person,masculine,,,count,human
educadora social,noun,person,feminine,,,count,human
trabajador social,noun,person,masculine,,,count,human
trabajadora social,noun,person,feminine,,,count,human
asistente personal,noun,person,masculine,,,count,human
auxiliar de enfermería,noun,person,masculine,,,count,human
técnico informático,noun,person,masculine,,,count,human
guardia civil,noun,person,masculine,,,count,human
guardia de seguridad,noun,person,masculine,,,count,human
guía turístico,noun,person,masculine,,,count,human
guía turística,noun,person,feminine,,,count,human
jefe de estudios,noun,person,masculine,,,count,human
jefa de estudios,noun,person,feminine,,,count,human
ama de casa,noun,person,feminine,,,count,human
jefe de estado,noun,person,masculine,,,count,human
primer ministro,noun,person,masculine,,,count,human
primera ministra,noun,person,feminine,,,count,human
agente inmobiliario,noun,person,masculine,,,count,human
médico de cabecera,noun,person,masculine,,,count,human
médico forense,noun,person,masculine,,,count,human
director de cine,noun,person,masculine,,,count,human
director de orquesta,noun,person,masculine,,,count,human
pareja de hecho,noun,person,feminine,,,count,human
mejor amigo,noun,person,masculine,,,count,human
mejor amiga,noun,person,feminine,,,count,human
hermano mayor,noun,person,masculine,,,count,human
hermana mayor,noun,person,feminine,,,count,human
hermano pequeño,noun,person,masculine,,,count,human
hermana pequeña,noun,person,feminine,,,count,human
hijo único,noun,person,masculine,,,count,human
hija única,noun,person,feminine,,,count,human
madre soltera,noun,person,feminine,,,count,human
medio hermano,noun,person,masculine,,,count,human
media hermana,noun,person,feminine,,,count,human
persona mayor,noun,person,feminine,,,count,human
compañero de piso,noun,person,masculine,,,count,human
compañera de piso,noun,person,feminine,,,count,human
compañero de trabajo,noun,person,masculine,,,count,human
compañera de trabajo,noun,person,feminine,,,count,human
compañera de clase,noun,person,feminine,,,count,human
alma gemela,noun,person,feminine,,,count,human
contrato de trabajo,noun,thing,masculine,,,count,inanimate
carné de conducir,noun,thing,masculine,,,count,inanimate
carné de identidad,noun,thing,masculine,,,count,inanimate
documento de identidad,noun,thing,masculine,,,count,inanimate
permiso de conducir,noun,thing,masculine,,,count,inanimate
permiso de trabajo,noun,thing,masculine,,,count,inanimate
libro de familia,noun,thing,masculine,,,count,inanimate
papel de calco,noun,thing,masculine,,,mass,inanimate
décimo de lotería,noun,thing,masculine,,,count,inanimate
ramo de flores,noun,thing,masculine,,,count,inanimate
cigarrillo electrónico,noun,thing,masculine,,,count,inanimate
gato hidráulico,noun,thing,masculine,,,count,inanimate
vaso medidor,noun,thing,masculine,,,count,inanimate
bote de basura,noun,thing,masculine,,,count,inanimate
rollo de cocina,noun,thing,masculine,,,count,inanimate
trapo de cocina,noun,thing,masculine,,,count,inanimate
esmalte de uñas,noun,thing,masculine,,,count,inanimate
lápiz de ojos,noun,thing,masculine,,,count,inanimate
brillo de labios,noun,thing,masculine,,,count,inanimate
gel de ducha,noun,thing,masculine,,,count,inanimate
papel de fumar,noun,thing,masculine,,,mass,inanimate
pañuelo de papel,noun,thing,masculine,,,count,inanimate
test de embarazo,noun,thing,masculine,,,count,inanimate
bastón blanco,noun,thing,masculine,,,count,inanimate
collarín cervical,noun,thing,masculine,,,count,inanimate
marco de fotos,noun,thing,masculine,,,count,inanimate
centro de mesa,noun,thing,masculine,,,count,inanimate
calendario de adviento,noun,thing,masculine,,,count,inanimate
escudo de armas,noun,thing,masculine,,,count,inanimate
factura de la luz,noun,thing,feminine,,,count,inanimate
hoja de reclamaciones,noun,thing,feminine,,,count,inanimate
partida de nacimiento,noun,thing,feminine,,,count,inanimate
tarjeta sanitaria,noun,thing,feminine,,,count,inanimate
tarjeta de embarque,noun,thing,feminine,,,count,inanimate
tarjeta de visita,noun,thing,feminine,,,count,inanimate
tarjeta postal,noun,thing,feminine,,,count,inanimate
tarjeta regalo,noun,thing,feminine,,,count,inanimate
tarjeta de débito,noun,thing,feminine,,,count,inanimate
tarjeta SIM,noun,thing,feminine,,,count,inanimate
tarjeta de memoria,noun,thing,feminine,,,count,inanimate
lista de espera,noun,thing,feminine,,,count,inanimate
lista de la compra,noun,thing,feminine,,,count,inanimate
alianza de boda,noun,thing,feminine,,,count,inanimate
bolsa de aseo,noun,thing,feminine,,,count,inanimate
bolsa de té,noun,thing,feminine,,,count,inanimate
goma elástica,noun,thing,feminine,,,count,inanimate
tinta china,noun,thing,feminine,,,mass,inanimate
llave allen,noun,thing,feminine,,,count,inanimate
llave maestra,noun,thing,feminine,,,count,inanimate
llave de paso,noun,thing,feminine,,,count,inanimate
olla exprés,noun,thing,feminine,,,count,inanimate
cuchara sopera,noun,thing,feminine,,,count,inanimate
cuchara de palo,noun,thing,feminine,,,count,inanimate
manga pastelera,noun,thing,feminine,,,count,inanimate
servilleta de papel,noun,thing,feminine,,,count,inanimate
pinza de la ropa,noun,thing,feminine,,,count,inanimate
aguja de coser,noun,thing,feminine,,,count,inanimate
aguja de tejer,noun,thing,feminine,,,count,inanimate
cuchilla de afeitar,noun,thing,feminine,,,count,inanimate
maquinilla de afeitar,noun,thing,feminine,,,count,inanimate
toalla higiénica,noun,thing,feminine,,,count,inanimate
copa menstrual,noun,thing,feminine,,,count,inanimate
bola de navidad,noun,thing,feminine,,,count,inanimate
corona de adviento,noun,thing,feminine,,,count,inanimate
registro civil,noun,place,masculine,,,count,inanimate,definite
banco de alimentos,noun,place,masculine,,,count,inanimate,definite
callejón sin salida,noun,place,masculine,,,count,inanimate,definite
casco antiguo,noun,place,masculine,,,count,inanimate,definite
casco viejo,noun,place,masculine,,,count,inanimate,definite
centro de mayores,noun,place,masculine,,,count,inanimate,definite
centro deportivo,noun,place,masculine,,,count,inanimate,definite
hospital de día,noun,place,masculine,,,count,inanimate,definite
jardín botánico,noun,place,masculine,,,count,inanimate,definite
jardín de infancia,noun,place,masculine,,,count,inanimate,definite
molino de viento,noun,place,masculine,,,count,inanimate,definite
parque de bomberos,noun,place,masculine,,,count,inanimate,definite
parque nacional,noun,place,masculine,,,count,inanimate,definite
parque temático,noun,place,masculine,,,count,inanimate,definite
paso a nivel,noun,place,masculine,,,count,inanimate,definite
polígono industrial,noun,place,masculine,,,count,inanimate,definite
puerto deportivo,noun,place,masculine,,,count,inanimate,definite
punto limpio,noun,place,masculine,,,count,inanimate,definite
taller mecánico,noun,place,masculine,,,count,inanimate,definite
túnel de lavado,noun,place,masculine,,,count,inanimate,definite
carril bici,noun,place,masculine,,,count,inanimate,definite
carril bus,noun,place,masculine,,,count,inanimate,definite
salón de belleza,noun,place,masculine,,,count,inanimate,definite
piso tutelado,noun,place,masculine,,,count,inanimate,definite
centro de acogida,noun,place,masculine,,,count,inanimate,definite
campo de fútbol,noun,place,masculine,,,count,inanimate,definite
campo de golf,noun,place,masculine,,,count,inanimate,definite
casa de acogida,noun,place,feminine,,,count,inanimate,definite
casa rural,noun,place,feminine,,,count,inanimate,definite
colonia de verano,noun,place,feminine,,,count,inanimate,definite
estación de esquí,noun,place,feminine,,,count,inanimate,definite
estación de servicio,noun,place,feminine,,,count,inanimate,definite
estación espacial,noun,place,feminine,,,count,inanimate,definite
galería de arte,noun,place,feminine,,,count,inanimate,definite
oficina de empleo,noun,place,feminine,,,count,inanimate,definite
oficina de objetos perdidos,noun,place,feminine,,,count,inanimate,definite
pista de atletismo,noun,place,feminine,,,count,inanimate,definite
pista de esquí,noun,place,feminine,,,count,inanimate,definite
pista de aterrizaje,noun,place,feminine,,,count,inanimate,definite
plaza de aparcamiento,noun,place,feminine,,,count,inanimate,definite
plaza mayor,noun,place,feminine,,,count,inanimate,definite
sala de conciertos,noun,place,feminine,,,count,inanimate,definite
tienda de segunda mano,noun,place,feminine,,,count,inanimate,definite
torre de control,noun,place,feminine,,,count,inanimate,definite
zona peatonal,noun,place,feminine,,,count,inanimate,definite
zona verde,noun,place,feminine,,,count,inanimate,definite
cuarto trastero,noun,room,masculine,,,count,inanimate,definite
cuarto oscuro,noun,room,masculine,,,count,inanimate,definite
patio de butacas,noun,room,masculine,,,count,inanimate,definite
salón comedor,noun,room,masculine,,,count,inanimate,definite
aula magna,noun,room,feminine,,,count,inanimate,definite
habitación doble,noun,room,feminine,,,count,inanimate,definite
habitación individual,noun,room,feminine,,,count,inanimate,definite
sala de reuniones,noun,room,feminine,,,count,inanimate,definite
sala de informática,noun,room,feminine,,,count,inanimate,definite
sala de música,noun,room,feminine,,,count,inanimate,definite
sala multisensorial,noun,room,feminine,,,count,inanimate,definite
unidad de cuidados intensivos,noun,room,feminine,,,count,inanimate,definite
casa adosada,noun,home,feminine,,,count,inanimate
casa del árbol,noun,home,feminine,,,count,inanimate
vivienda social,noun,home,feminine,,,count,inanimate
arcón congelador,noun,furniture,masculine,,,count,inanimate,definite
armario empotrado,noun,furniture,masculine,,,count,inanimate,definite
chaise longue,noun,furniture,masculine,,,count,inanimate,definite
galán de noche,noun,furniture,masculine,,,count,inanimate,definite
mueble bar,noun,furniture,masculine,,,count,inanimate,definite
sillón orejero,noun,furniture,masculine,,,count,inanimate,definite
cama articulada,noun,furniture,feminine,,,count,inanimate,definite
cama nido,noun,furniture,feminine,,,count,inanimate,definite
cama supletoria,noun,furniture,feminine,,,count,inanimate,definite
lámpara de pie,noun,furniture,feminine,,,count,inanimate,definite
mesa camilla,noun,furniture,feminine,,,count,inanimate,definite
mesa de centro,noun,furniture,feminine,,,count,inanimate,definite
barra americana,noun,furniture,feminine,,,count,inanimate,definite
cargador del móvil,noun,device,masculine,,,count,inanimate
contestador automático,noun,device,masculine,,,count,inanimate
extractor de humos,noun,device,masculine,,,count,inanimate
horno microondas,noun,device,masculine,,,count,inanimate
implante coclear,noun,device,masculine,,,count,inanimate
lector de pantalla,noun,device,masculine,,,count,inanimate
libro electrónico,noun,device,masculine,,,count,inanimate
mando de la tele,noun,device,masculine,,,count,inanimate
panel solar,noun,device,masculine,,,count,inanimate
piloto automático,noun,device,masculine,,,count,inanimate
portero automático,noun,device,masculine,,,count,inanimate
reloj despertador,noun,device,masculine,,,count,inanimate
reloj inteligente,noun,device,masculine,,,count,inanimate
satélite artificial,noun,device,masculine,,,count,inanimate
secador de pelo,noun,device,masculine,,,count,inanimate
teléfono fijo,noun,device,masculine,,,count,inanimate
teléfono inteligente,noun,device,masculine,,,count,inanimate
teléfono público,noun,device,masculine,,,count,inanimate
robot aspirador,noun,device,masculine,,,count,inanimate
antena parabólica,noun,device,feminine,,,count,inanimate
bombona de butano,noun,device,feminine,,,count,inanimate
cafetera eléctrica,noun,device,feminine,,,count,inanimate
cámara de seguridad,noun,device,feminine,,,count,inanimate
campana extractora,noun,device,feminine,,,count,inanimate
cinta de correr,noun,device,feminine,,,count,inanimate
freidora de aire,noun,device,feminine,,,count,inanimate
línea braille,noun,device,feminine,,,count,inanimate
manta eléctrica,noun,device,feminine,,,count,inanimate
máquina de afeitar,noun,device,feminine,,,count,inanimate
máquina de fotos,noun,device,feminine,,,count,inanimate
máquina expendedora,noun,device,feminine,,,count,inanimate
pantalla táctil,noun,device,feminine,,,count,inanimate
placa base,noun,device,feminine,,,count,inanimate
tarjeta gráfica,noun,device,feminine,,,count,inanimate
toma de corriente,noun,device,feminine,,,count,inanimate
placa de inducción,noun,device,feminine,,,count,inanimate
archivo adjunto,noun,media,masculine,,,count,inanimate
código QR,noun,media,masculine,,,count,inanimate
código de barras,noun,media,masculine,,,count,inanimate
correo de voz,noun,media,masculine,,,count,inanimate
disco compacto,noun,media,masculine,,,count,inanimate
mensaje de texto,noun,media,masculine,,,count,inanimate
navegador web,noun,media,masculine,,,count,inanimate
nombre de usuario,noun,media,masculine,,,count,inanimate
sistema operativo,noun,media,masculine,,,count,inanimate
sitio web,noun,media,masculine,,,count,inanimate
virus informático,noun,media,masculine,,,count,inanimate
banda ancha,noun,media,feminine,,,count,inanimate
base de datos,noun,media,feminine,,,count,inanimate
bandeja de entrada,noun,media,feminine,,,count,inanimate
cadena de televisión,noun,media,feminine,,,count,inanimate
captura de pantalla,noun,media,feminine,,,count,inanimate
copia de seguridad,noun,media,feminine,,,count,inanimate
hoja de cálculo,noun,media,feminine,,,count,inanimate
inteligencia artificial,noun,media,feminine,,,mass,inanimate
nota de voz,noun,media,feminine,,,count,inanimate
realidad virtual,noun,media,feminine,,,mass,inanimate
red wifi,noun,media,feminine,,,count,inanimate
rueda de prensa,noun,media,feminine,,,count,inanimate
serie de televisión,noun,media,feminine,,,count,inanimate
voz en off,noun,media,feminine,,,count,inanimate
anís estrellado,noun,food,masculine,,,count,inanimate
arándano rojo,noun,food,masculine,,,count,inanimate
buey de mar,noun,food,masculine,,,count,inanimate
cabello de ángel,noun,food,masculine,,,count,inanimate
huevo cocido,noun,food,masculine,,,count,inanimate
huevo de pascua,noun,food,masculine,,,count,inanimate
huevo kinder,noun,food,masculine,,,count,inanimate
huevo revuelto,noun,food,masculine,,,count,inanimate
pimiento del piquillo,noun,food,masculine,,,count,inanimate
rollito de primavera,noun,food,masculine,,,count,inanimate
tomate cherry,noun,food,masculine,,,count,inanimate
trigo sarraceno,noun,food,masculine,,,count,inanimate
bocadillo de jamón,noun,food,masculine,,,count,inanimate
bocadillo de queso,noun,food,masculine,,,count,inanimate
helado de chocolate,noun,food,masculine,,,count,inanimate
helado de vainilla,noun,food,masculine,,,count,inanimate
batido de chocolate,noun,food,masculine,,,count,inanimate
yogur griego,noun,food,masculine,,,count,inanimate
alita de pollo,noun,food,feminine,,,count,inanimate
chuleta de cerdo,noun,food,feminine,,,count,inanimate
empanada gallega,noun,food,feminine,,,count,inanimate
galleta de chocolate,noun,food,feminine,,,count,inanimate
hoja de laurel,noun,food,feminine,,,count,inanimate
judía blanca,noun,food,feminine,,,count,inanimate
tarta de manzana,noun,food,feminine,,,count,inanimate
tarta de queso,noun,food,feminine,,,count,inanimate
torta de aceite,noun,food,feminine,,,count,inanimate
tostada francesa,noun,food,feminine,,,count,inanimate
yema de huevo,noun,food,feminine,,,count,inanimate
torta frita,noun,food,feminine,,,count,inanimate
aceite de girasol,noun,food,masculine,,,mass,inanimate
arroz integral,noun,food,masculine,,,mass,inanimate
azúcar glas,noun,food,masculine,,,mass,inanimate
azúcar moreno,noun,food,masculine,,,mass,inanimate
clavo de olor,noun,food,masculine,,,mass,inanimate
dulce de membrillo,noun,food,masculine,,,mass,inanimate
jamón cocido,noun,food,masculine,,,mass,inanimate
jamón ibérico,noun,food,masculine,,,mass,inanimate
pan de ajo,noun,food,masculine,,,mass,inanimate
pan de pita,noun,food,masculine,,,mass,inanimate
pan rallado,noun,food,masculine,,,mass,inanimate
pan sin gluten,noun,food,masculine,,,mass,inanimate
pimentón dulce,noun,food,masculine,,,mass,inanimate
queso azul,noun,food,masculine,,,mass,inanimate
queso de cabra,noun,food,masculine,,,mass,inanimate
queso manchego,noun,food,masculine,,,mass,inanimate
queso para untar,noun,food,masculine,,,mass,inanimate
sirope de arce,noun,food,masculine,,,mass,inanimate
tocino de cielo,noun,food,masculine,,,mass,inanimate
mole poblano,noun,food,masculine,,,mass,inanimate
dulce de guayaba,noun,food,masculine,,,mass,inanimate
carne de ternera,noun,food,feminine,,,mass,inanimate
comida rápida,noun,food,feminine,,,mass,inanimate
crema pastelera,noun,food,feminine,,,mass,inanimate
harina de trigo,noun,food,feminine,,,mass,inanimate
jalea real,noun,food,feminine,,,mass,inanimate
leche en polvo,noun,food,feminine,,,mass,inanimate
macedonia de frutas,noun,food,feminine,,,mass,inanimate
masa madre,noun,food,feminine,,,mass,inanimate
pimienta negra,noun,food,feminine,,,mass,inanimate
salsa agridulce,noun,food,feminine,,,mass,inanimate
salsa barbacoa,noun,food,feminine,,,mass,inanimate
salsa bechamel,noun,food,feminine,,,mass,inanimate
salsa boloñesa,noun,food,feminine,,,mass,inanimate
salsa de soja,noun,food,feminine,,,mass,inanimate
salsa picante,noun,food,feminine,,,mass,inanimate
salsa rosa,noun,food,feminine,,,mass,inanimate
salsa verde,noun,food,feminine,,,mass,inanimate
crema batida,noun,food,feminine,,,mass,inanimate
salsa golf,noun,food,feminine,,,mass,inanimate
arroz a la cubana,noun,dish,masculine,,,mass,inanimate
arroz tres delicias,noun,dish,masculine,,,mass,inanimate
caldo gallego,noun,dish,masculine,,,mass,inanimate
chili con carne,noun,dish,masculine,,,mass,inanimate
cocido madrileño,noun,dish,masculine,,,mass,inanimate
gallo pinto,noun,dish,masculine,,,mass,inanimate
lomo saltado,noun,dish,masculine,,,mass,inanimate
pastel de carne,noun,dish,masculine,,,mass,inanimate
pisto manchego,noun,dish,masculine,,,mass,inanimate
vitel toné,noun,dish,masculine,,,mass,inanimate
crema catalana,noun,dish,feminine,,,mass,inanimate
ensalada césar,noun,dish,feminine,,,mass,inanimate
ensalada mixta,noun,dish,feminine,,,mass,inanimate
ensaladilla rusa,noun,dish,feminine,,,mass,inanimate
olla podrida,noun,dish,feminine,,,mass,inanimate
paella valenciana,noun,dish,feminine,,,mass,inanimate
ropa vieja,noun,dish,feminine,,,mass,inanimate
sopa de letras,noun,dish,feminine,,,mass,inanimate
tortilla francesa,noun,dish,feminine,,,count,inanimate
café solo,noun,drink,masculine,,,mass,inanimate
café cortado,noun,drink,masculine,,,mass,inanimate
jugo de limón,noun,drink,masculine,,,mass,inanimate
té negro,noun,drink,masculine,,,mass,inanimate
té rojo,noun,drink,masculine,,,mass,inanimate
tinto de verano,noun,drink,masculine,,,mass,inanimate
vino blanco,noun,drink,masculine,,,mass,inanimate
zumo de limón,noun,drink,masculine,,,mass,inanimate
mate cocido,noun,drink,masculine,,,mass,inanimate
agua potable,noun,drink,feminine,,,mass,inanimate
agua tónica,noun,drink,feminine,,,mass,inanimate
bebida energética,noun,drink,feminine,,,mass,inanimate
cerveza sin alcohol,noun,drink,feminine,,,mass,inanimate
horchata de chufa,noun,drink,feminine,,,mass,inanimate
leche de almendras,noun,drink,feminine,,,mass,inanimate
leche de avena,noun,drink,feminine,,,mass,inanimate
leche desnatada,noun,drink,feminine,,,mass,inanimate
leche entera,noun,drink,feminine,,,mass,inanimate
leche semidesnatada,noun,drink,feminine,,,mass,inanimate
leche sin lactosa,noun,drink,feminine,,,mass,inanimate
piña colada,noun,drink,feminine,,,mass,inanimate
chicha morada,noun,drink,feminine,,,mass,inanimate
bebida de soja,noun,drink,feminine,,,mass,inanimate
bufé libre,noun,meal,masculine,,,count,inanimate
menú del día,noun,meal,masculine,,,count,inanimate
anillo de boda,noun,clothing,masculine,,,count,inanimate
anillo de compromiso,noun,clothing,masculine,,,count,inanimate
antifaz de dormir,noun,clothing,masculine,,,count,inanimate
chaleco reflectante,noun,clothing,masculine,,,count,inanimate
pantalón vaquero,noun,clothing,masculine,,,count,inanimate
sombrero de copa,noun,clothing,masculine,,,count,inanimate
traje de luces,noun,clothing,masculine,,,count,inanimate
traje espacial,noun,clothing,masculine,,,count,inanimate
cierre relámpago,noun,clothing,masculine,,,count,inanimate
uniforme escolar,noun,clothing,masculine,,,count,inanimate
forro polar,noun,clothing,masculine,,,count,inanimate
bota de fútbol,noun,clothing,feminine,,,count,inanimate
camiseta interior,noun,clothing,feminine,,,count,inanimate
cazadora vaquera,noun,clothing,feminine,,,count,inanimate
falda pantalón,noun,clothing,feminine,,,count,inanimate
gorra de béisbol,noun,clothing,feminine,,,count,inanimate
ropa de cama,noun,clothing,feminine,,,count,inanimate
zapatilla deportiva,noun,clothing,feminine,,,count,inanimate
malla de baño,noun,clothing,feminine,,,count,inanimate
discapacidad intelectual,noun,illness,feminine,,,mass,inanimate,bare
discapacidad auditiva,noun,illness,feminine,,,mass,inanimate,bare
discapacidad visual,noun,illness,feminine,,,mass,inanimate,bare
distrofia muscular,noun,illness,feminine,,,mass,inanimate,bare
enfermedad rara,noun,illness,feminine,,,mass,inanimate,bare
enfermedad mental,noun,illness,feminine,,,mass,inanimate,bare
espina bífida,noun,illness,feminine,,,mass,inanimate,bare
fibrosis quística,noun,illness,feminine,,,mass,inanimate,bare
hepatitis B,noun,illness,feminine,,,mass,inanimate,bare
hernia discal,noun,illness,feminine,,,count,inanimate
infección de orina,noun,illness,feminine,,,count,inanimate
intolerancia a la lactosa,noun,illness,feminine,,,mass,inanimate,bare
parálisis cerebral,noun,illness,feminine,,,mass,inanimate,bare
ataque al corazón,noun,illness,masculine,,,count,inanimate
ataque de ansiedad,noun,illness,masculine,,,count,inanimate
ataque de pánico,noun,illness,masculine,,,count,inanimate
cáncer de mama,noun,illness,masculine,,,count,inanimate
corte de digestión,noun,illness,masculine,,,count,inanimate
daño cerebral,noun,illness,masculine,,,count,inanimate
derrame cerebral,noun,illness,masculine,,,count,inanimate
mal de altura,noun,illness,masculine,,,count,inanimate
ojo morado,noun,illness,masculine,,,count,inanimate
pie de atleta,noun,illness,masculine,,,count,inanimate
pie plano,noun,illness,masculine,,,count,inanimate
síndrome de Asperger,noun,illness,masculine,,,count,inanimate
síndrome de Down,noun,illness,masculine,,,count,inanimate
síndrome de Rett,noun,illness,masculine,,,count,inanimate
trastorno bipolar,noun,illness,masculine,,,count,inanimate
botiquín de primeros auxilios,noun,medicine,masculine,,,count,inanimate
jarabe para la tos,noun,medicine,masculine,,,count,inanimate
masaje cardíaco,noun,medicine,masculine,,,count,inanimate
punto de sutura,noun,medicine,masculine,,,count,inanimate
anestesia general,noun,medicine,feminine,,,mass,inanimate
anestesia local,noun,medicine,feminine,,,mass,inanimate
bolsa de agua caliente,noun,medicine,feminine,,,count,inanimate
cirugía estética,noun,medicine,feminine,,,mass,inanimate
dentadura postiza,noun,medicine,feminine,,,count,inanimate
férula dental,noun,medicine,feminine,,,count,inanimate
fecundación in vitro,noun,medicine,feminine,,,mass,inanimate
mascarilla quirúrgica,noun,medicine,feminine,,,count,inanimate
pastilla anticonceptiva,noun,medicine,feminine,,,count,inanimate
píldora anticonceptiva,noun,medicine,feminine,,,count,inanimate
resonancia magnética,noun,medicine,feminine,,,count,inanimate
silla de ducha,noun,medicine,feminine,,,count,inanimate
silla de ruedas eléctrica,noun,medicine,feminine,,,count,inanimate
sonda nasogástrica,noun,medicine,feminine,,,count,inanimate
transfusión de sangre,noun,medicine,feminine,,,count,inanimate
vacuna de la gripe,noun,medicine,feminine,,,count,inanimate
alta médica,noun,medicine,feminine,,,count,inanimate
baja médica,noun,medicine,feminine,,,count,inanimate
aparato circulatorio,noun,body,masculine,,,count,inanimate,definite
aparato respiratorio,noun,body,masculine,,,count,inanimate,definite
cordón umbilical,noun,body,masculine,,,count,inanimate,definite
cuero cabelludo,noun,body,masculine,,,count,inanimate,definite
dedo anular,noun,body,masculine,,,count,inanimate,definite
dedo corazón,noun,body,masculine,,,count,inanimate,definite
dedo índice,noun,body,masculine,,,count,inanimate,definite
dedo pulgar,noun,body,masculine,,,count,inanimate,definite
glóbulo blanco,noun,body,masculine,,,count,inanimate,definite
glóbulo rojo,noun,body,masculine,,,count,inanimate,definite
intestino delgado,noun,body,masculine,,,count,inanimate,definite
intestino grueso,noun,body,masculine,,,count,inanimate,definite
sistema nervioso,noun,body,masculine,,,count,inanimate,definite
sistema inmunitario,noun,body,masculine,,,count,inanimate,definite
tubo digestivo,noun,body,masculine,,,count,inanimate,definite
vaso sanguíneo,noun,body,masculine,,,count,inanimate,definite
boca del estómago,noun,body,feminine,,,count,inanimate,definite
caja torácica,noun,body,feminine,,,count,inanimate,definite
cola de caballo,noun,body,feminine,,,count,inanimate,definite
columna vertebral,noun,body,feminine,,,count,inanimate,definite
fosa nasal,noun,body,feminine,,,count,inanimate,definite
médula ósea,noun,body,feminine,,,mass,inanimate,definite
muela del juicio,noun,body,feminine,,,count,inanimate,definite
nuez de adán,noun,body,feminine,,,count,inanimate,definite
caballo de carreras,noun,animal,masculine,,,count,animate
escarabajo de la patata,noun,animal,masculine,,,count,animate
gato montés,noun,animal,masculine,,,count,animate
golden retriever,noun,animal,masculine,,,count,animate
halcón peregrino,noun,animal,masculine,,,count,animate
león marino,noun,animal,masculine,,,count,animate
lince ibérico,noun,animal,masculine,,,count,animate
oso hormiguero,noun,animal,masculine,,,count,animate
oso pardo,noun,animal,masculine,,,count,animate
pastor alemán,noun,animal,masculine,,,count,animate
pájaro carpintero,noun,animal,masculine,,,count,animate
perro guía,noun,animal,masculine,,,count,animate
perro lazarillo,noun,animal,masculine,,,count,animate
perro policía,noun,animal,masculine,,,count,animate
perro salchicha,noun,animal,masculine,,,count,animate
pez globo,noun,animal,masculine,,,count,animate
pez gato,noun,animal,masculine,,,count,animate
pez de colores,noun,animal,masculine,,,count,animate
tiburón blanco,noun,animal,masculine,,,count,animate
tigre de bengala,noun,animal,masculine,,,count,animate
ballena azul,noun,animal,feminine,,,count,animate
boa constrictor,noun,animal,feminine,,,count,animate
cabra montesa,noun,animal,feminine,,,count,animate
estrella marina,noun,animal,feminine,,,count,animate
hormiga reina,noun,animal,feminine,,,count,animate
mantis religiosa,noun,animal,feminine,,,count,animate
oveja negra,noun,animal,feminine,,,count,animate
paloma mensajera,noun,animal,feminine,,,count,animate
serpiente de cascabel,noun,animal,feminine,,,count,animate
tortuga marina,noun,animal,feminine,,,count,animate
viuda negra,noun,animal,feminine,,,count,animate
abeja reina,noun,animal,feminine,,,count,animate
aloe vera,noun,plant,masculine,,,count,inanimate
césped artificial,noun,plant,masculine,,,count,inanimate
sauce llorón,noun,plant,masculine,,,count,inanimate
caña de azúcar,noun,plant,feminine,,,count,inanimate
flor de loto,noun,plant,feminine,,,count,inanimate
flor de pascua,noun,plant,feminine,,,count,inanimate
mala hierba,noun,plant,feminine,,,count,inanimate
planta carnívora,noun,plant,feminine,,,count,inanimate
eclipse de sol,noun,nature,masculine,,,count,inanimate
eclipse de luna,noun,nature,masculine,,,count,inanimate
efecto invernadero,noun,nature,masculine,,,mass,inanimate
incendio forestal,noun,nature,masculine,,,count,inanimate
sistema solar,noun,nature,masculine,,,count,inanimate
aurora boreal,noun,nature,feminine,,,count,inanimate
capa de ozono,noun,nature,feminine,,,count,inanimate
cadena alimentaria,noun,nature,feminine,,,count,inanimate
estrella polar,noun,nature,feminine,,,count,inanimate
erupción volcánica,noun,nature,feminine,,,count,inanimate
luna nueva,noun,nature,feminine,,,count,inanimate
placa tectónica,noun,nature,feminine,,,count,inanimate
puesta del sol,noun,nature,feminine,,,count,inanimate
tierra firme,noun,nature,feminine,,,mass,inanimate
cambio climático,noun,weather,masculine,,,count,inanimate,definite
gota fría,noun,weather,feminine,,,count,inanimate,definite
ola de frío,noun,weather,feminine,,,count,inanimate,definite
tormenta de arena,noun,weather,feminine,,,count,inanimate,definite
tormenta eléctrica,noun,weather,feminine,,,count,inanimate,definite
tromba de agua,noun,weather,feminine,,,count,inanimate,definite
ala delta,noun,vehicle,feminine,,,count,inanimate
barco de vela,noun,vehicle,masculine,,,count,inanimate
bote neumático,noun,vehicle,masculine,,,count,inanimate
buque de guerra,noun,vehicle,masculine,,,count,inanimate
camión cisterna,noun,vehicle,masculine,,,count,inanimate
camión de mudanzas,noun,vehicle,masculine,,,count,inanimate
camión grúa,noun,vehicle,masculine,,,count,inanimate
coche de alquiler,noun,vehicle,masculine,,,count,inanimate
coche deportivo,noun,vehicle,masculine,,,count,inanimate
coche fúnebre,noun,vehicle,masculine,,,count,inanimate
coche patrulla,noun,vehicle,masculine,,,count,inanimate
metro ligero,noun,vehicle,masculine,,,count,inanimate
patín eléctrico,noun,vehicle,masculine,,,count,inanimate
patinete eléctrico,noun,vehicle,masculine,,,count,inanimate
tren bala,noun,vehicle,masculine,,,count,inanimate
tren de alta velocidad,noun,vehicle,masculine,,,count,inanimate
cohete espacial,noun,vehicle,masculine,,,count,inanimate
barca de remos,noun,vehicle,feminine,,,count,inanimate
bicicleta de montaña,noun,vehicle,feminine,,,count,inanimate
bicicleta eléctrica,noun,vehicle,feminine,,,count,inanimate
carretilla elevadora,noun,vehicle,feminine,,,count,inanimate
lancha motora,noun,vehicle,feminine,,,count,inanimate
moto de nieve,noun,vehicle,feminine,,,count,inanimate
límite de velocidad,noun,idea,masculine,,,count,inanimate
número de teléfono,noun,idea,masculine,,,count,inanimate
número impar,noun,idea,masculine,,,count,inanimate
número par,noun,idea,masculine,,,count,inanimate
número romano,noun,idea,masculine,,,count,inanimate
voto en blanco,noun,idea,masculine,,,count,inanimate
derecho humano,noun,idea,masculine,,,count,inanimate
golpe de estado,noun,idea,masculine,,,count,inanimate
partido político,noun,idea,masculine,,,count,inanimate
estado de ánimo,noun,idea,masculine,,,count,inanimate
estado civil,noun,idea,masculine,,,count,inanimate
nombre propio,noun,idea,masculine,,,count,inanimate
nombre de pila,noun,idea,masculine,,,count,inanimate
signo de interrogación,noun,idea,masculine,,,count,inanimate
punto y coma,noun,idea,masculine,,,count,inanimate
punto final,noun,idea,masculine,,,count,inanimate
dirección web,noun,idea,feminine,,,count,inanimate
fecha de nacimiento,noun,idea,feminine,,,count,inanimate
fecha de caducidad,noun,idea,feminine,,,count,inanimate
hora punta,noun,idea,feminine,,,count,inanimate
jornada laboral,noun,idea,feminine,,,count,inanimate
libertad de expresión,noun,idea,feminine,,,mass,inanimate
obra maestra,noun,idea,feminine,,,count,inanimate
palabra clave,noun,idea,feminine,,,count,inanimate
pensión alimenticia,noun,idea,feminine,,,count,inanimate
orden de alejamiento,noun,idea,feminine,,,count,inanimate
pena de muerte,noun,idea,feminine,,,count,inanimate
cadena perpetua,noun,idea,feminine,,,count,inanimate
baby shower,noun,event,masculine,,,count,inanimate
día de la paz,noun,event,masculine,,,count,inanimate
día del libro,noun,event,masculine,,,count,inanimate
día de muertos,noun,event,masculine,,,count,inanimate
examen de conducir,noun,event,masculine,,,count,inanimate
fin del mundo,noun,event,masculine,,,count,inanimate
simulacro de incendio,noun,event,masculine,,,count,inanimate
viaje de novios,noun,event,masculine,,,count,inanimate
corrida de toros,noun,event,feminine,,,count,inanimate
cuenta atrás,noun,event,feminine,,,count,inanimate
despedida de soltero,noun,event,feminine,,,count,inanimate
fiesta sorpresa,noun,event,feminine,,,count,inanimate
luna de miel,noun,event,feminine,,,count,inanimate
misa del gallo,noun,event,feminine,,,count,inanimate
noche de bodas,noun,event,feminine,,,count,inanimate
noche de reyes,noun,event,feminine,,,count,inanimate
visita guiada,noun,event,feminine,,,count,inanimate
vuelta al cole,noun,event,feminine,,,count,inanimate
ciclo formativo,noun,activity,masculine,,,count,inanimate
salto de altura,noun,activity,masculine,,,count,inanimate
salto de longitud,noun,activity,masculine,,,count,inanimate
servicio militar,noun,activity,masculine,,,mass,inanimate
donación de sangre,noun,activity,feminine,,,count,inanimate
esquí acuático,noun,sport,masculine,,,mass,inanimate
esquí de fondo,noun,sport,masculine,,,mass,inanimate
fútbol americano,noun,sport,masculine,,,mass,inanimate
hockey sobre hielo,noun,sport,masculine,,,mass,inanimate
hockey sobre patines,noun,sport,masculine,,,mass,inanimate
lanzamiento de jabalina,noun,sport,masculine,,,mass,inanimate
levantamiento de pesas,noun,sport,masculine,,,mass,inanimate
paddle surf,noun,sport,masculine,,,mass,inanimate
patinaje artístico,noun,sport,masculine,,,mass,inanimate
polo acuático,noun,sport,masculine,,,mass,inanimate
salto de trampolín,noun,sport,masculine,,,mass,inanimate
salto con pértiga,noun,sport,masculine,,,mass,inanimate
caza mayor,noun,sport,feminine,,,mass,inanimate
gimnasia artística,noun,sport,feminine,,,mass,inanimate
lucha grecorromana,noun,sport,feminine,,,mass,inanimate
marcha atlética,noun,sport,feminine,,,mass,inanimate
natación sincronizada,noun,sport,feminine,,,mass,inanimate
pelota vasca,noun,sport,feminine,,,mass,inanimate
corro de la patata,noun,game,masculine,,,count,inanimate
juego de azar,noun,game,masculine,,,count,inanimate
juego de palabras,noun,game,masculine,,,count,inanimate
tres en raya,noun,game,masculine,,,count,inanimate
escape room,noun,game,masculine,,,count,inanimate
búsqueda del tesoro,noun,game,feminine,,,count,inanimate
carrera de obstáculos,noun,game,feminine,,,count,inanimate
balón de fútbol,noun,toy,masculine,,,count,inanimate
castillo de arena,noun,toy,masculine,,,count,inanimate
muñeco articulado,noun,toy,masculine,,,count,inanimate
muñeco de trapo,noun,toy,masculine,,,count,inanimate
parque de bolas,noun,toy,masculine,,,count,inanimate
patito de goma,noun,toy,masculine,,,count,inanimate
cama saltarina,noun,toy,feminine,,,count,inanimate
espada láser,noun,toy,feminine,,,count,inanimate
muñeca de trapo,noun,toy,feminine,,,count,inanimate
muñeca rusa,noun,toy,feminine,,,count,inanimate
pizarra mágica,noun,toy,feminine,,,count,inanimate
cante jondo,noun,music,masculine,,,mass,inanimate
rock and roll,noun,music,masculine,,,mass,inanimate
punk rock,noun,music,masculine,,,count,inanimate
bossa nova,noun,music,feminine,,,mass,inanimate
clave de sol,noun,music,feminine,,,count,inanimate
clave de fa,noun,music,feminine,,,count,inanimate
jota aragonesa,noun,music,feminine,,,count,inanimate
marcha nupcial,noun,music,feminine,,,count,inanimate
música electrónica,noun,music,feminine,,,mass,inanimate
orquesta sinfónica,noun,music,feminine,,,count,inanimate
piano eléctrico,noun,instrument,masculine,,,count,inanimate,definite
cajón peruano,noun,instrument,masculine,,,count,inanimate,definite
caja china,noun,instrument,feminine,,,count,inanimate,definite
flauta travesera,noun,instrument,feminine,,,count,inanimate,definite
gaita gallega,noun,instrument,feminine,,,count,inanimate,definite
guitarra acústica,noun,instrument,feminine,,,count,inanimate,definite
guitarra española,noun,instrument,feminine,,,count,inanimate,definite
cálculo mental,noun,subject,masculine,,,mass,inanimate
trabajo social,noun,subject,masculine,,,mass,inanimate
diseño gráfico,noun,subject,masculine,,,mass,inanimate
historia del arte,noun,subject,feminine,,,mass,inanimate
lengua extranjera,noun,subject,feminine,,,mass,inanimate
formación profesional,noun,subject,feminine,,,mass,inanimate
educación especial,noun,subject,feminine,,,mass,inanimate
educación secundaria,noun,subject,feminine,,,mass,inanimate
educación primaria,noun,subject,feminine,,,mass,inanimate
educación vial,noun,subject,feminine,,,mass,inanimate
educación plástica,noun,subject,feminine,,,mass,inanimate
educación musical,noun,subject,feminine,,,mass,inanimate
educación sexual,noun,subject,feminine,,,mass,inanimate
atención al cliente,noun,subject,feminine,,,mass,inanimate
impuesto de la renta,noun,money,masculine,,,count,inanimate
plan de pensiones,noun,money,masculine,,,count,inanimate
salario mínimo,noun,money,masculine,,,count,inanimate
seguro de vida,noun,money,masculine,,,count,inanimate
seguro médico,noun,money,masculine,,,count,inanimate
caja de ahorros,noun,money,feminine,,,count,inanimate
cuenta bancaria,noun,money,feminine,,,count,inanimate
cuenta corriente,noun,money,feminine,,,count,inanimate
libra esterlina,noun,money,feminine,,,count,inanimate
paga extra,noun,money,feminine,,,count,inanimate
seguridad social,noun,money,feminine,,,mass,inanimate
tarifa plana,noun,money,feminine,,,count,inanimate
transferencia bancaria,noun,money,feminine,,,count,inanimate
acero inoxidable,noun,material,masculine,,,mass,inanimate
cartón piedra,noun,material,masculine,,,mass,inanimate
papel maché,noun,material,masculine,,,mass,inanimate
papel de lija,noun,material,masculine,,,mass,inanimate
carbón vegetal,noun,material,masculine,,,mass,inanimate
líquido de frenos,noun,material,masculine,,,mass,inanimate
fibra de vidrio,noun,material,feminine,,,mass,inanimate
fibra óptica,noun,material,feminine,,,mass,inanimate
materia prima,noun,material,feminine,,,mass,inanimate
año bisiesto,noun,time,masculine,,,count,inanimate
año nuevo,noun,time,masculine,,,count,inanimate
curso escolar,noun,time,masculine,,,count,inanimate
día festivo,noun,time,masculine,,,count,inanimate
fin de año,noun,time,masculine,,,count,inanimate
edad media,noun,time,feminine,,,count,inanimate
edad de piedra,noun,time,feminine,,,count,inanimate
estación del año,noun,time,feminine,,,count,inanimate
tercera edad,noun,time,feminine,,,count,inanimate
temporada alta,noun,time,feminine,,,count,inanimate
cuarto de hora,noun,duration,masculine,,,count,inanimate
media jornada,noun,duration,feminine,,,count,inanimate
código civil,noun,book,masculine,,,count,inanimate
libro de bolsillo,noun,book,masculine,,,count,inanimate
guía telefónica,noun,book,feminine,,,count,inanimate
novela gráfica,noun,book,feminine,,,count,inanimate
novela negra,noun,book,feminine,,,count,inanimate
revista del corazón,noun,book,feminine,,,count,inanimate
cuento de hadas,noun,story,masculine,,,count,inanimate
historia de amor,noun,story,feminine,,,count,inanimate
historia social,noun,story,feminine,,,count,inanimate
código morse,noun,language,masculine,,,mass,inanimate
acelerado,adjective,state
apresurado,adjective,state
alborotado,adjective,state
moribundo,adjective,state
desamparado,adjective,state
concurrido,adjective,state
agrietado,adjective,state
ebrio,adjective,state
sobrio,adjective,state
drogado,adjective,state
anestesiado,adjective,state
sedado,adjective,state
intoxicado,adjective,state
envenenado,adjective,state
infectado,adjective,state
contagiado,adjective,state
inflamado,adjective,state
amputado,adjective,state
paralizado,adjective,state
escayolado,adjective,state
vacunado,adjective,state
medicado,adjective,state
hospitalizado,adjective,state
aislado,adjective,state
confinado,adjective,state
inmovilizado,adjective,state
dolorido,adjective,state
adolorido,adjective,state
magullado,adjective,state
arañado,adjective,state
picado,adjective,state
mordido,adjective,state
sangrante,adjective,state
orinado,adjective,state
enjabonado,adjective,state
perfumado,adjective,state
maquillado,adjective,state
depilado,adjective,state
teñido,adjective,state
bronceado,adjective,state
rapado,adjective,state
despintado,adjective,state
pintado,adjective,state
barnizado,adjective,state
oxidado,adjective,state
agujereado,adjective,state
descosido,adjective,state
cosido,adjective,state
remendado,adjective,state
deshilachado,adjective,state
desgarrado,adjective,state
rasgado,adjective,state
quebrado,adjective,state
fracturado,adjective,state
dañado,adjective,state
averiado,adjective,state
descompuesto,adjective,state
reparado,adjective,state
restaurado,adjective,state
renovado,adjective,state
reformado,adjective,state
reciclado,adjective,state
fundido,adjective,state
derretido,adjective,state
descongelado,adjective,state
tostado,adjective,state
cocinado,adjective,state
precocinado,adjective,state
horneado,adjective,state
rebozado,adjective,state
empanado,adjective,state
rallado,adjective,state
molido,adjective,state
machacado,adjective,state
triturado,adjective,state
montado,adjective,state
marinado,adjective,state
adobado,adjective,state
escabechado,adjective,state
encurtido,adjective,state
enlatado,adjective,state
envasado,adjective,state
embotellado,adjective,state
empaquetado,adjective,state
desempaquetado,adjective,state
precintado,adjective,state
sellado,adjective,state
abollado,adjective,state
aplastado,adjective,state
estrujado,adjective,state
chafado,adjective,state
achatado,adjective,state
inclinado,adjective,state
volteado,adjective,state
invertido,adjective,state
girado,adjective,state
enrollado,adjective,state
desenrollado,adjective,state
plegado,adjective,state
desplegado,adjective,state
desdoblado,adjective,state
estirado,adjective,state
encogido,adjective,state
tensado,adjective,state
flácido,adjective,state
anudado,adjective,state
desatado,adjective,state
amarrado,adjective,state
encadenado,adjective,state
esposado,adjective,state
liberado,adjective,state
detenido,adjective,state
arrestado,adjective,state
encarcelado,adjective,state
secuestrado,adjective,state
raptado,adjective,state
robado,adjective,state
hurtado,adjective,state
extraviado,adjective,state
localizado,adjective,state
encontrado,adjective,state
olvidado,adjective,state
abandonado,adjective,state
rescatado,adjective,state
salvado,adjective,state
protegido,adjective,state
desprotegido,adjective,state
descubierto,adjective,state
techado,adjective,state
amueblado,adjective,state
amoblado,adjective,state
alquilado,adjective,state
arrendado,adjective,state
vendido,adjective,state
comprado,adjective,state
pagado,adjective,state
impagado,adjective,state
cobrado,adjective,state
prestado,adjective,state
reclamado,adjective,state
aceptado,adjective,state
aprobado,adjective,state
suspendido,adjective,state
admitido,adjective,state
rechazado,adjective,state
excluido,adjective,state
incluido,adjective,state
expulsado,adjective,state
despedido,adjective,state
contratado,adjective,state
sancionado,adjective,state
multado,adjective,state
condenado,adjective,state
absuelto,adjective,state
indultado,adjective,state
registrado,adjective,state
matriculado,adjective,state
inscrito,adjective,state
apuntado,adjective,state
afiliado,adjective,state
anulado,adjective,state
cancelado,adjective,state
aplazado,adjective,state
retrasado,adjective,state
adelantado,adjective,state
interrumpido,adjective,state
finalizado,adjective,state
concluido,adjective,state
inacabado,adjective,state
completado,adjective,state
cumplido,adjective,state
caduco,adjective,quality
vencido,adjective,state
vigente,adjective,state
renovable,adjective,quality
firmado,adjective,state
escrito,adjective,state
impreso,adjective,state
fotocopiado,adjective,state
escaneado,adjective,state
grabado,adjective,state
descargado,adjective,state
subido,adjective,state
guardado,adjective,state
borrado,adjective,state
copiado,adjective,state
eliminado,adjective,state
bloqueado,adjective,state
desbloqueado,adjective,state
conectado,adjective,state
desconectado,adjective,state
reiniciado,adjective,state
actualizado,adjective,state
desactualizado,adjective,state
configurado,adjective,state
instalado,adjective,state
hackeado,adjective,state
pirateado,adjective,state
cargado,adjective,state
recargado,adjective,state
activado,adjective,state
desactivado,adjective,state
silenciado,adjective,state
programado,adjective,state
automatizado,adjective,state
digitalizado,adjective,state
subtitulado,adjective,state
traducido,adjective,state
publicado,adjective,state
inédito,adjective,state
censurado,adjective,state
subrayado,adjective,state
tachado,adjective,state
corregido,adjective,state
numerado,adjective,state
marcado,adjective,state
señalado,adjective,state
indicado,adjective,state
iluminado,adjective,state
oscurecido,adjective,state
empañado,adjective,state
nevado,adjective,state
encharcado,adjective,state
inundado,adjective,state
embarrado,adjective,state
enfangado,adjective,state
polvoriento,adjective,state
enharinado,adjective,state
pringado,adjective,state
pringoso,adjective,quality
pegoteado,adjective,state
desteñido,adjective,state
descolorido,adjective,state
deslucido,adjective,state
floreciente,adjective,state
florido,adjective,quality
marchito,adjective,state
mustio,adjective,state
sembrado,adjective,state
plantado,adjective,state
regado,adjective,state
podado,adjective,state
cosechado,adjective,state
madurado,adjective,state
talado,adjective,state
forrado,adjective,state
acolchado,adjective,state
acristalado,adjective,state
alfombrado,adjective,state
embaldosado,adjective,state
empedrado,adjective,state
asfaltado,adjective,state
vallado,adjective,state
cercado,adjective,state
amurallado,adjective,state
habitado,adjective,state
deshabitado,adjective,state
inhabitado,adjective,state
despoblado,adjective,state
superpoblado,adjective,state
atestado,adjective,state
abarrotado,adjective,state
repleto,adjective,state
saturado,adjective,state
completo,adjective,state
desocupado,adjective,state
despejado,adjective,state
encapotado,adjective,state
nuboso,adjective,state
tormentoso,adjective,quality
bochornoso,adjective,quality
congestionado,adjective,state
atragantado,adjective,state
asfixiado,adjective,state
acalorado,adjective,state
acalambrado,adjective,state
entumecido,adjective,state
aterido,adjective,state
sofocado,adjective,state
jadeante,adjective,state
desvelado,adjective,state
trasnochado,adjective,state
adormilado,adjective,state
adormecido,adjective,state
soñoliento,adjective,state
aturdido,adjective,state
atontado,adjective,state
atolondrado,adjective,state
desorientado,adjective,state
descentrado,adjective,state
concentrado,adjective,state
desconcentrado,adjective,state
centrado,adjective,state
absorto,adjective,state
ensimismado,adjective,state
pensativo,adjective,state
meditabundo,adjective,state
sentadito,adjective,state
recostado,adjective,state
apoyado,adjective,state
erguido,adjective,state
encorvado,adjective,state
encaramado,adjective,state
colocado,adjective,state
situado,adjective,state
ubicado,adjective,state
alineado,adjective,state
desalineado,adjective,state
apilado,adjective,state
amontonado,adjective,state
esparcido,adjective,state
disperso,adjective,state
desperdigado,adjective,state
reunido,adjective,state
agrupado,adjective,state
unido,adjective,state
desunido,adjective,state
comprometido,adjective,state
prometido,adjective,state
emparejado,adjective,state
desparejado,adjective,state
liado,adjective,state
acompañado,adjective,state
desatendido,adjective,state
atendido,adjective,state
aseado,adjective,state
desaseado,adjective,state
desvestido,adjective,state
disfrazado,adjective,state
arropado,adjective,state
abrigado,adjective,state
desabrigado,adjective,state
destapado,adjective,state
desarropado,adjective,state
arremangado,adjective,state
uniformado,adjective,state
encapuchado,adjective,state
enmascarado,adjective,state
desarmado,adjective,state
entrenado,adjective,state
adiestrado,adjective,state
amaestrado,adjective,state
domesticado,adjective,state
enjaulado,adjective,state
crecido,adjective,state
fallecido,adjective,state
enterrado,adjective,state
incinerado,adjective,state
resucitado,adjective,state
herniado,adjective,state
contracturado,adjective,state
dislocado,adjective,state
lesionado,adjective,state
recuperado,adjective,state
restablecido,adjective,state
mejorado,adjective,state
empeorado,adjective,state
desnutrido,adjective,state
malnutrido,adjective,state
deshidratado,adjective,state
hidratado,adjective,state
saciado,adjective,state
empachado,adjective,state
indigestado,adjective,state
griposo,adjective,state
febril,adjective,state
mocoso,adjective,quality
ronco,adjective,state
malito,adjective,state
achacoso,adjective,quality
pachucho,adjective,state
chorreante,adjective,state
goteante,adjective,state
salpicado,adjective,state
rociado,adjective,state
remojado,adjective,state
sumergido,adjective,state
hundido,adjective,state
encallado,adjective,state
varado,adjective,state
naufragado,adjective,state
estacionado,adjective,state
frenado,adjective,state
arrancado,adjective,state
aterrizado,adjective,state
embarcado,adjective,state
facturado,adjective,state
enviado,adjective,state
recibido,adjective,state
devuelto,adjective,state
entregado,adjective,state
repartido,adjective,state
compartido,adjective,state
dividido,adjective,state
multiplicado,adjective,state
sumado,adjective,state
restado,adjective,state
agregado,adjective,state
añadido,adjective,state
retirado,adjective,state
alejado,adjective,state
arrinconado,adjective,state
arruinado,adjective,state
endeudado,adjective,state
enriquecido,adjective,state
empobrecido,adjective,state
hipotecado,adjective,state
asegurado,adjective,state
embargado,adjective,state
desahuciado,adjective,state
manipulado,adjective,state
falsificado,adjective,state
adulterado,adjective,state
contaminado,adjective,state
purificado,adjective,state
filtrado,adjective,state
esterilizado,adjective,state
desinfectado,adjective,state
encerado,adjective,state
fregado,adjective,state
barrido,adjective,state
pulido,adjective,state
lijado,adjective,state
afinado,adjective,state
desafinado,adjective,state
calibrado,adjective,state
ajustado,adjective,state
desajustado,adjective,state
aflojado,adjective,state
apretado,adjective,state
atornillado,adjective,state
clavado,adjective,state
encolado,adjective,state
desmontado,adjective,state
ensamblado,adjective,state
construido,adjective,state
derribado,adjective,state
demolido,adjective,state
derrumbado,adjective,state
destruido,adjective,state
destrozado,adjective,state
arrasado,adjective,state
calcinado,adjective,state
chamuscado,adjective,state
abrasado,adjective,state
carbonizado,adjective,state
incendiado,adjective,state
apagadito,adjective,state
aterrorizado,adjective,emotion
aterrado,adjective,emotion
espantado,adjective,emotion
atónito,adjective,emotion
pasmado,adjective,emotion
estupefacto,adjective,emotion
boquiabierto,adjective,emotion
perplejo,adjective,emotion
desconcertado,adjective,emotion
desolado,adjective,emotion
abatido,adjective,emotion
afligido,adjective,emotion
acongojado,adjective,emotion
compungido,adjective,emotion
consternado,adjective,emotion
apesadumbrado,adjective,emotion
entristecido,adjective,emotion
cabizbajo,adjective,emotion
alicaído,adjective,emotion
desmoralizado,adjective,emotion
desmotivado,adjective,emotion
desencantado,adjective,emotion
desengañado,adjective,emotion
resentido,adjective,emotion
dolido,adjective,emotion
humillado,adjective,emotion
despechado,adjective,emotion
resignado,adjective,emotion
rencoroso,adjective,quality
colérico,adjective,quality
iracundo,adjective,quality
airado,adjective,emotion
cabreado,adjective,emotion
mosqueado,adjective,emotion
enfurecido,adjective,emotion
encolerizado,adjective,emotion
exasperado,adjective,emotion
crispado,adjective,emotion
enrabietado,adjective,emotion
escandalizado,adjective,emotion
asqueado,adjective,emotion
hastiado,adjective,emotion
amargado,adjective,emotion
alterado,adjective,emotion
agitado,adjective,emotion
eufórico,adjective,emotion
exaltado,adjective,emotion
exultante,adjective,emotion
jubiloso,adjective,emotion
radiante,adjective,emotion
dichoso,adjective,emotion
risueño,adjective,quality
extasiado,adjective,emotion
maravillado,adjective,emotion
deslumbrado,adjective,emotion
cautivado,adjective,emotion
embelesado,adjective,emotion
hechizado,adjective,emotion
halagado,adjective,emotion
enternecido,adjective,emotion
conmocionado,adjective,emotion
impactado,adjective,emotion
sobresaltado,adjective,emotion
sobrecogido,adjective,emotion
alarmado,adjective,emotion
acobardado,adjective,emotion
intimidado,adjective,emotion
amedrentado,adjective,emotion
acomplejado,adjective,emotion
cohibido,adjective,emotion
ruborizado,adjective,emotion
sonrojado,adjective,emotion
azorado,adjective,emotion
turbado,adjective,emotion
abochornado,adjective,emotion
desesperanzado,adjective,emotion
esperanzado,adjective,emotion
optimista,adjective,quality
pesimista,adjective,quality
expectante,adjective,emotion
intrigado,adjective,emotion
receloso,adjective,emotion
desconfiado,adjective,emotion
confiado,adjective,emotion
calmado,adjective,emotion
sereno,adjective,emotion
sosegado,adjective,emotion
apaciguado,adjective,emotion
reconfortado,adjective,emotion
consolado,adjective,emotion
desconsolado,adjective,emotion
inconsolable,adjective,emotion
realizado,adjective,emotion
pletórico,adjective,emotion
apasionado,adjective,quality
encaprichado,adjective,emotion
encariñado,adjective,emotion
chiflado,adjective,state
apático,adjective,quality
indiferente,adjective,emotion
desganado,adjective,emotion
abrumado,adjective,emotion
superado,adjective,state
atormentado,adjective,emotion
torturado,adjective,state
traumatizado,adjective,state
afectado,adjective,state
sensibilizado,adjective,state
ofuscado,adjective,emotion
enfurruñado,adjective,emotion
tristón,adjective,quality
contentísimo,adjective,emotion
felicísimo,adjective,emotion
tristísimo,adjective,emotion
nerviosísimo,adjective,emotion
cansadísimo,adjective,state
enfadadísimo,adjective,emotion
preocupadísimo,adjective,emotion
asustadizo,adjective,quality
temeroso,adjective,emotion
aprensivo,adjective,quality
vengativo,adjective,quality
pasota,adjective,quality
ilusionadísimo,adjective,emotion
voluminoso,adjective,size
colosal,adjective,size
descomunal,adjective,size
monumental,adjective,quality
grandioso,adjective,quality
mayúsculo,adjective,quality
microscópico,adjective,size
ínfimo,adjective,size
exiguo,adjective,size
reducido,adjective,size
abultado,adjective,size
abundante,adjective,quality
escaso,adjective,quality
anchísimo,adjective,size
angosto,adjective,size
estrechísimo,adjective,size
cortísimo,adjective,size
bajísimo,adjective,size
delgadísimo,adjective,size
finísimo,adjective,size
gordísimo,adjective,size
gruesísimo,adjective,size
altito,adjective,size
larguirucho,adjective,size
larguito,adjective,size
grandecito,adjective,size
gordinflón,adjective,size
regordete,adjective,size
chaparro,adjective,size
chaparrito,adjective,size
petiso,adjective,size
kilométrico,adjective,size
espacioso,adjective,size
holgado,adjective,size
ceñido,adjective,quality
entallado,adjective,quality
somero,adjective,quality
superficial,adjective,quality
hondísimo,adjective,size
profundísimo,adjective,size
macizo,adjective,quality
desmesurado,adjective,size
desproporcionado,adjective,quality
proporcionado,adjective,quality
titánico,adjective,size
chiquitito,adjective,size
pequeñín,adjective,size
chiquitín,adjective,size
cuantioso,adjective,quality
ligerísimo,adjective,quality
pesadísimo,adjective,size
liviano,adjective,quality
extensísimo,adjective,size
dilatado,adjective,size
vasto,adjective,size
considerable,adjective,quality
inconmensurable,adjective,quality
incontable,adjective,quality
innumerable,adjective,quality
milimétrico,adjective,quality
exagerado,adjective,quality
amarillento,adjective,color
bermejo,adjective,color
escarlata,adjective,color
carmesí,adjective,color
bermellón,adjective,color
magenta,adjective,color
malva,adjective,color
añil,adjective,color
cian,adjective,color
azul cielo,adjective,color
azul eléctrico,adjective,color
azul turquesa,adjective,color
verde oliva,adjective,color
verde manzana,adjective,color
verde botella,adjective,color
verde lima,adjective,color
verde agua,adjective,color
rosa palo,adjective,color
rosa fucsia,adjective,color
rosa claro,adjective,color
rojo oscuro,adjective,color
rojo vivo,adjective,color
gris claro,adjective,color
gris oscuro,adjective,color
gris perla,adjective,color
marrón claro,adjective,color
marrón oscuro,adjective,color
amarillo limón,adjective,color
amarillo pálido,adjective,color
amarillo chillón,adjective,color
blanco roto,adjective,color
castaño,adjective,color
canoso,adjective,color
cano,adjective,color
pajizo,adjective,color
caoba,adjective,color
azulón,adjective,color
verdinegro,adjective,color
rojinegro,adjective,color
blanquiazul,adjective,color
rojiblanco,adjective,color
blanquinegro,adjective,color
albiceleste,adjective,color
tricolor,adjective,color
tornasolado,adjective,color
irisado,adjective,color
fluorescente,adjective,color
fosforescente,adjective,color
fosforito,adjective,color
monocolor,adjective,color
incoloro,adjective,color
renegrido,adjective,color
violáceo,adjective,color
purpúreo,adjective,color
sonrosado,adjective,color
rojísimo,adjective,color
negrísimo,adjective,color
blanquísimo,adjective,color
rubísimo,adjective,color
plomizo,adjective,color
terroso,adjective,color
trigueño,adjective,color
moteado,adjective,color
jaspeado,adjective,color
veteado,adjective,color
atigrado,adjective,color
policromo,adjective,color
policromado,adjective,color
clásico,adjective,quality
integral,adjective,quality
sanitario,adjective,quality
solidario,adjective,quality
crónico,adjective,quality
comercial,adjective,quality
medieval,adjective,quality
policíaco,adjective,quality
meteorológico,adjective,quality
vegetal,adjective,quality
botánico,adjective,quality
fotográfico,adjective,quality
literario,adjective,quality
electrónico,adjective,quality
académico,adjective,quality
dental,adjective,quality
bucal,adjective,quality
medicinal,adjective,quality
quirúrgico,adjective,quality
clínico,adjective,quality
hospitalario,adjective,quality
farmacológico,adjective,quality
terapéutico,adjective,quality
preventivo,adjective,quality
paliativo,adjective,quality
intensivo,adjective,quality
genético,adjective,quality
hereditario,adjective,quality
congénito,adjective,quality
infeccioso,adjective,quality
vírico,adjective,quality
viral,adjective,quality
bacteriano,adjective,quality
respiratorio,adjective,quality
digestivo,adjective,quality
cardíaco,adjective,quality
cardiovascular,adjective,quality
coronario,adjective,quality
pulmonar,adjective,quality
renal,adjective,quality
hepático,adjective,quality
cerebral,adjective,quality
neuronal,adjective,quality
neurológico,adjective,quality
psicológico,adjective,quality
psiquiátrico,adjective,quality
pediátrico,adjective,quality
geriátrico,adjective,quality
ginecológico,adjective,quality
obstétrico,adjective,quality
oncológico,adjective,quality
dermatológico,adjective,quality
traumatológico,adjective,quality
inmunitario,adjective,quality
inmune,adjective,quality
hormonal,adjective,quality
sanguíneo,adjective,quality
arterial,adjective,quality
venoso,adjective,quality
óseo,adjective,quality
facial,adjective,quality
capilar,adjective,quality
cutáneo,adjective,quality
corporal,adjective,quality
físico,adjective,quality
mental,adjective,quality
psíquico,adjective,quality
sensorial,adjective,quality
auditivo,adjective,quality
visual,adjective,quality
táctil,adjective,quality
olfativo,adjective,quality
verbal,adjective,quality
oral,adjective,quality
nasal,adjective,quality
lumbar,adjective,quality
cervical,adjective,quality
dorsal,adjective,quality
abdominal,adjective,quality
intestinal,adjective,quality
estomacal,adjective,quality
rectal,adjective,quality
vaginal,adjective,quality
genital,adjective,quality
sexual,adjective,quality
heterosexual,adjective,quality
homosexual,adjective,quality
bisexual,adjective,quality
transexual,adjective,quality
transgénero,adjective,quality
lésbico,adjective,quality
gay,adjective,quality
menstrual,adjective,quality
prenatal,adjective,quality
neonatal,adjective,quality
postoperatorio,adjective,quality
postizo,adjective,quality
ortopédico,adjective,quality
protésico,adjective,quality
telefónico,adjective,quality
informático,adjective,quality
telemático,adjective,quality
interactivo,adjective,quality
audiovisual,adjective,quality
gráfico,adjective,quality
cinematográfico,adjective,quality
televisivo,adjective,quality
radiofónico,adjective,quality
periodístico,adjective,quality
informativo,adjective,quality
publicitario,adjective,quality
bibliográfico,adjective,quality
biográfico,adjective,quality
autobiográfico,adjective,quality
ficticio,adjective,quality
novelesco,adjective,quality
poético,adjective,quality
lírico,adjective,quality
épico,adjective,quality
narrativo,adjective,quality
teatral,adjective,quality
dramático,adjective,quality
cómico,adjective,quality
trágico,adjective,quality
humorístico,adjective,quality
satírico,adjective,quality
irónico,adjective,quality
sarcástico,adjective,quality
artístico,adjective,quality
escultórico,adjective,quality
arquitectónico,adjective,quality
decorativo,adjective,quality
ornamental,adjective,quality
barroco,adjective,quality
gótico,adjective,quality
románico,adjective,quality
renacentista,adjective,quality
neoclásico,adjective,quality
modernista,adjective,quality
vanguardista,adjective,quality
abstracto,adjective,quality
figurativo,adjective,quality
surrealista,adjective,quality
contemporáneo,adjective,quality
prehistórico,adjective,quality
arqueológico,adjective,quality
histórico,adjective,quality
mitológico,adjective,quality
legendario,adjective,quality
heroico,adjective,quality
imperial,adjective,quality
colonial,adjective,quality
feudal,adjective,quality
monárquico,adjective,quality
republicano,adjective,quality
democrático,adjective,quality
dictatorial,adjective,quality
totalitario,adjective,quality
autoritario,adjective,quality
fascista,adjective,quality
comunista,adjective,quality
socialista,adjective,quality
capitalista,adjective,quality
liberal,adjective,quality
conservador,adjective,quality
progresista,adjective,quality
radical,adjective,quality
moderado,adjective,quality
centrista,adjective,quality
izquierdista,adjective,quality
derechista,adjective,quality
feminista,adjective,quality
machista,adjective,quality
racista,adjective,quality
xenófobo,adjective,quality
homófobo,adjective,quality
sexista,adjective,quality
clasista,adjective,quality
ecologista,adjective,quality
pacifista,adjective,quality
nacionalista,adjective,quality
independentista,adjective,quality
separatista,adjective,quality
federal,adjective,quality
autonómico,adjective,quality
municipal,adjective,quality
provincial,adjective,quality
regional,adjective,quality
nacional,adjective,quality
estatal,adjective,quality
comarcal,adjective,quality
rural,adjective,quality
urbano,adjective,quality
metropolitano,adjective,quality
suburbano,adjective,quality
interurbano,adjective,quality
residencial,adjective,quality
industrial,adjective,quality
agrícola,adjective,quality
ganadero,adjective,quality
pesquero,adjective,quality
forestal,adjective,quality
artesanal,adjective,quality
empresarial,adjective,quality
laboral,adjective,quality
profesional,adjective,quality
sindical,adjective,quality
salarial,adjective,quality
financiero,adjective,quality
económico,adjective,quality
bancario,adjective,quality
bursátil,adjective,quality
monetario,adjective,quality
tributario,adjective,quality
contributivo,adjective,quality
presupuestario,adjective,quality
hipotecario,adjective,quality
inmobiliario,adjective,quality
notarial,adjective,quality
jurídico,adjective,quality
judicial,adjective,quality
legal,adjective,quality
legítimo,adjective,quality
ilegítimo,adjective,quality
civil,adjective,quality
mercantil,adjective,quality
administrativo,adjective,quality
burocrático,adjective,quality
constitucional,adjective,quality
inconstitucional,adjective,quality
legislativo,adjective,quality
parlamentario,adjective,quality
electoral,adjective,quality
gubernamental,adjective,quality
ministerial,adjective,quality
presidencial,adjective,quality
diplomático,adjective,quality
consular,adjective,quality
fronterizo,adjective,quality
aduanero,adjective,quality
migratorio,adjective,quality
bélico,adjective,quality
naval,adjective,quality
aéreo,adjective,quality
terrestre,adjective,quality
marítimo,adjective,quality
fluvial,adjective,quality
espacial,adjective,quality
portuario,adjective,quality
aeroportuario,adjective,quality
ferroviario,adjective,quality
viario,adjective,quality
vial,adjective,quality
automovilístico,adjective,quality
peatonal,adjective,quality
turístico,adjective,quality
hotelero,adjective,quality
gastronómico,adjective,quality
culinario,adjective,quality
alimenticio,adjective,quality
alimentario,adjective,quality
nutricional,adjective,quality
nutritivo,adjective,quality
dietético,adjective,quality
calórico,adjective,quality
proteico,adjective,quality
vitamínico,adjective,quality
graso,adjective,quality
desnatado,adjective,quality
semidesnatado,adjective,quality
descafeinado,adjective,quality
pasteurizado,adjective,quality
ecológico,adjective,quality
biológico,adjective,quality
orgánico,adjective,quality
transgénico,adjective,quality
artificial,adjective,quality
sintético,adjective,quality
químico,adjective,quality
bioquímico,adjective,quality
atómico,adjective,quality
radiactivo,adjective,quality
magnético,adjective,quality
electromagnético,adjective,quality
hidráulico,adjective,quality
eólico,adjective,quality
geotérmico,adjective,quality
térmico,adjective,quality
energético,adjective,quality
sostenible,adjective,quality
reciclable,adjective,quality
biodegradable,adjective,quality
contaminante,adjective,quality
ambiental,adjective,quality
medioambiental,adjective,quality
climático,adjective,quality
atmosférico,adjective,quality
tropical,adjective,quality
subtropical,adjective,quality
ecuatorial,adjective,quality
ártico,adjective,quality
antártico,adjective,quality
desértico,adjective,quality
montañoso,adjective,quality
alpino,adjective,quality
costero,adjective,quality
marino,adjective,quality
acuático,adjective,quality
oceánico,adjective,quality
mediterráneo,adjective,quality
atlántico,adjective,quality
pacífico,adjective,quality
cantábrico,adjective,quality
andino,adjective,quality
caribeño,adjective,quality
amazónico,adjective,quality
volcánico,adjective,quality
sísmico,adjective,quality
geológico,adjective,quality
geográfico,adjective,quality
topográfico,adjective,quality
cartográfico,adjective,quality
astronómico,adjective,quality
astrológico,adjective,quality
cósmico,adjective,quality
galáctico,adjective,quality
interestelar,adjective,quality
astral,adjective,quality
matemático,adjective,quality
aritmético,adjective,quality
geométrico,adjective,quality
algebraico,adjective,quality
estadístico,adjective,quality
numérico,adjective,quality
decimal,adjective,quality
fraccionario,adjective,quality
infinito,adjective,quality
tecnológico,adjective,quality
robótico,adjective,quality
cibernético,adjective,quality
analógico,adjective,quality
inteligible,adjective,quality
lingüístico,adjective,quality
gramatical,adjective,quality
ortográfico,adjective,quality
fonético,adjective,quality
fonológico,adjective,quality
léxico,adjective,quality
semántico,adjective,quality
sintáctico,adjective,quality
alfabético,adjective,quality
silábico,adjective,quality
vocálico,adjective,quality
pedagógico,adjective,quality
educativo,adjective,quality
didáctico,adjective,quality
formativo,adjective,quality
universitario,adjective,quality
estudiantil,adjective,quality
curricular,adjective,quality
lectivo,adjective,quality
extracurricular,adjective,quality
trimestral,adjective,quality
cuatrimestral,adjective,quality
semestral,adjective,quality
bimestral,adjective,quality
mensual,adjective,quality
quincenal,adjective,quality
anual,adjective,quality
bienal,adjective,quality
cotidiano,adjective,quality
dominical,adjective,quality
navideño,adjective,quality
festivo,adjective,quality
veraniego,adjective,quality
estival,adjective,quality
invernal,adjective,quality
otoñal,adjective,quality
primaveral,adjective,quality
matutino,adjective,quality
matinal,adjective,quality
vespertino,adjective,quality
estacional,adjective,quality
filosófico,adjective,quality
moral,adjective,quality
inmoral,adjective,quality
amoral,adjective,quality
lógico,adjective,quality
ilógico,adjective,quality
teórico,adjective,quality
empírico,adjective,quality
experimental,adjective,quality
metódico,adjective,quality
sistemático,adjective,quality
analítico,adjective,quality
crítico,adjective,quality
autocrítico,adjective,quality
teológico,adjective,quality
bíblico,adjective,quality
evangélico,adjective,quality
protestante,adjective,quality
ortodoxo,adjective,quality
judaico,adjective,quality
hebraico,adjective,quality
islámico,adjective,quality
budista,adjective,quality
hinduista,adjective,quality
hindú,adjective,quality
ateo,adjective,quality
agnóstico,adjective,quality
laico,adjective,quality
espiritual,adjective,quality
divino,adjective,quality
celestial,adjective,quality
infernal,adjective,quality
diabólico,adjective,quality
demoníaco,adjective,quality
angelical,adjective,quality
sacro,adjective,quality
litúrgico,adjective,quality
eclesiástico,adjective,quality
parroquial,adjective,quality
papal,adjective,quality
monástico,adjective,quality
pagano,adjective,quality
ritual,adjective,quality
místico,adjective,quality
esotérico,adjective,quality
paranormal,adjective,quality
sobrenatural,adjective,quality
supersticioso,adjective,quality
folclórico,adjective,quality
étnico,adjective,quality
aborigen,adjective,quality
nativo,adjective,quality
autóctono,adjective,quality
multicultural,adjective,quality
intercultural,adjective,quality
cultural,adjective,quality
sociocultural,adjective,quality
social,adjective,quality
antisocial,adjective,quality
asocial,adjective,quality
comunitario,adjective,quality
grupal,adjective,quality
doméstico,adjective,quality
hogareño,adjective,quality
maternal,adjective,quality
materno,adjective,quality
paternal,adjective,quality
paterno,adjective,quality
filial,adjective,quality
fraternal,adjective,quality
fraterno,adjective,quality
conyugal,adjective,quality
matrimonial,adjective,quality
nupcial,adjective,quality
prematrimonial,adjective,quality
adoptivo,adjective,quality
monoparental,adjective,quality
juvenil,adjective,quality
senil,adjective,quality
póstumo,adjective,quality
mortal,adjective,quality
inmortal,adjective,quality
letal,adjective,quality
vital,adjective,quality
vitalicio,adjective,quality
eterno,adjective,quality
efímero,adjective,quality
provisional,adjective,quality
interino,adjective,quality
transitorio,adjective,quality
definitivo,adjective,quality
indefinido,adjective,quality
ilimitado,adjective,quality
limitado,adjective,quality
restringido,adjective,quality
exclusivo,adjective,quality
inclusivo,adjective,quality
selectivo,adjective,quality
selecto,adjective,quality
opcional,adjective,quality
involuntario,adjective,quality
espontáneo,adjective,quality
intencionado,adjective,quality
deliberado,adjective,quality
accidental,adjective,quality
casual,adjective,quality
fortuito,adjective,quality
inevitable,adjective,quality
evitable,adjective,quality
previsible,adjective,quality
imprevisible,adjective,quality
predecible,adjective,quality
impredecible,adjective,quality
probable,adjective,quality
improbable,adjective,quality
factible,adjective,quality
viable,adjective,quality
inviable,adjective,quality
potencial,adjective,quality
hipotético,adjective,quality
presunto,adjective,quality
aparente,adjective,quality
fiable,adjective,quality
infalible,adjective,quality
dudoso,adjective,quality
sospechoso,adjective,quality
fraudulento,adjective,quality
clandestino,adjective,quality
confidencial,adjective,quality
anónimo,adjective,quality
oficioso,adjective,quality
extraoficial,adjective,quality
informal,adjective,quality
intermedio,adjective,quality
elemental,adjective,quality
rudimentario,adjective,quality
primario,adjective,quality
secundario,adjective,quality
terciario,adjective,quality
preliminar,adjective,quality
introductorio,adjective,quality
complementario,adjective,quality
suplementario,adjective,quality
subsidiario,adjective,quality
alternativo,adjective,quality
sustitutivo,adjective,quality
equivalente,adjective,quality
comparable,adjective,quality
incomparable,adjective,quality
proporcional,adjective,quality
relativo,adjective,quality
absoluto,adjective,quality
parcial,adjective,quality
imparcial,adjective,quality
incompleto,adjective,state
global,adjective,quality
continental,adjective,quality
intercontinental,adjective,quality
binacional,adjective,quality
bilateral,adjective,quality
multilateral,adjective,quality
unilateral,adjective,quality
unánime,adjective,quality
mayoritario,adjective,quality
minoritario,adjective,quality
masivo,adjective,quality
individual,adjective,quality
impersonal,adjective,quality
personalizado,adjective,quality
íntimo,adjective,quality
genérico,adjective,quality
específico,adjective,quality
típico,adjective,quality
atípico,adjective,quality
característico,adjective,quality
representativo,adjective,quality
simbólico,adjective,quality
emblemático,adjective,quality
icónico,adjective,quality
modélico,adjective,quality
significativo,adjective,quality
insignificante,adjective,quality
relevante,adjective,quality
irrelevante,adjective,quality
trascendental,adjective,quality
decisivo,adjective,quality
crucial,adjective,quality
determinante,adjective,quality
primordial,adjective,quality
prioritario,adjective,quality
imprescindible,adjective,quality
indispensable,adjective,quality
innecesario,adjective,quality
superfluo,adjective,quality
conveniente,adjective,quality
inconveniente,adjective,quality
apropiado,adjective,quality
inapropiado,adjective,quality
inadecuado,adjective,quality
propicio,adjective,quality
favorable,adjective,quality
desfavorable,adjective,quality
beneficioso,adjective,quality
provechoso,adjective,quality
perjudicial,adjective,quality
dañino,adjective,quality
nocivo,adjective,quality
inofensivo,adjective,quality
inocuo,adjective,quality
saludable,adjective,quality
insalubre,adjective,quality
higiénico,adjective,quality
antihigiénico,adjective,quality
aséptico,adjective,quality
estéril,adjective,quality
fértil,adjective,quality
productivo,adjective,quality
improductivo,adjective,quality
eficiente,adjective,quality
ineficaz,adjective,quality
ineficiente,adjective,quality
operativo,adjective,quality
inoperante,adjective,quality
funcional,adjective,quality
desechable,adjective,quality
reutilizable,adjective,quality
desmontable,adjective,quality
extraíble,adjective,quality
ajustable,adjective,quality
regulable,adjective,quality
graduable,adjective,quality
reclinable,adjective,quality
giratorio,adjective,quality
corredizo,adjective,quality
deslizante,adjective,quality
rodante,adjective,quality
flotante,adjective,quality
colgante,adjective,quality
inflable,adjective,quality
hinchable,adjective,quality
permeable,adjective,quality
ignífugo,adjective,quality
inflamable,adjective,quality
corrosivo,adjective,quality
cáustico,adjective,quality
abrasivo,adjective,quality
autoadhesivo,adjective,quality
antiadherente,adjective,quality
antideslizante,adjective,quality
antiaéreo,adjective,quality
antideportivo,adjective,quality
práctico,adjective,quality
andaluz,adjective,quality
aragonés,adjective,quality
asturiano,adjective,quality
balear,adjective,quality
cántabro,adjective,quality
manchego,adjective,quality
extremeño,adjective,quality
riojano,adjective,quality
murciano,adjective,quality
navarro,adjective,quality
valenciano,adjective,quality
madrileño,adjective,quality
barcelonés,adjective,quality
sevillano,adjective,quality
granadino,adjective,quality
malagueño,adjective,quality
cordobés,adjective,quality
gaditano,adjective,quality
bilbaíno,adjective,quality
donostiarra,adjective,quality
zaragozano,adjective,quality
salmantino,adjective,quality
toledano,adjective,quality
leonés,adjective,quality
mallorquín,adjective,quality
ibicenco,adjective,quality
tinerfeño,adjective,quality
británico,adjective,quality
escocés,adjective,quality
irlandés,adjective,quality
galés,adjective,quality
neerlandés,adjective,quality
belga,adjective,quality
suizo,adjective,quality
austriaco,adjective,quality
austríaco,adjective,quality
finlandés,adjective,quality
islandés,adjective,quality
eslovaco,adjective,quality
serbio,adjective,quality
croata,adjective,quality
bosnio,adjective,quality
esloveno,adjective,quality
albanés,adjective,quality
macedonio,adjective,quality
chipriota,adjective,quality
maltés,adjective,quality
bielorruso,adjective,quality
letón,adjective,quality
lituano,adjective,quality
estonio,adjective,quality
georgiano,adjective,quality
armenio,adjective,quality
israelí,adjective,quality
palestino,adjective,quality
libanés,adjective,quality
sirio,adjective,quality
jordano,adjective,quality
iraquí,adjective,quality
iraní,adjective,quality
saudí,adjective,quality
yemení,adjective,quality
afgano,adjective,quality
paquistaní,adjective,quality
pakistaní,adjective,quality
nepalí,adjective,quality
tibetano,adjective,quality
surcoreano,adjective,quality
norcoreano,adjective,quality
taiwanés,adjective,quality
vietnamita,adjective,quality
tailandés,adjective,quality
filipino,adjective,quality
indonesio,adjective,quality
malayo,adjective,quality
camboyano,adjective,quality
mongol,adjective,quality
australiano,adjective,quality
neozelandés,adjective,quality
canadiense,adjective,quality
estadounidense,adjective,quality
norteamericano,adjective,quality
sudamericano,adjective,quality
suramericano,adjective,quality
latinoamericano,adjective,quality
hispanoamericano,adjective,quality
iberoamericano,adjective,quality
centroamericano,adjective,quality
latino,adjective,quality
hispano,adjective,quality
hispánico,adjective,quality
ibérico,adjective,quality
guatemalteco,adjective,quality
hondureño,adjective,quality
salvadoreño,adjective,quality
nicaragüense,adjective,quality
costarricense,adjective,quality
panameño,adjective,quality
cubano,adjective,quality
dominicano,adjective,quality
puertorriqueño,adjective,quality
haitiano,adjective,quality
jamaicano,adjective,quality
venezolano,adjective,quality
ecuatoriano,adjective,quality
boliviano,adjective,quality
paraguayo,adjective,quality
uruguayo,adjective,quality
porteño,adjective,quality
bonaerense,adjective,quality
chilango,adjective,quality
tapatío,adjective,quality
yucateco,adjective,quality
oaxaqueño,adjective,quality
poblano,adjective,quality
norteño,adjective,quality
sureño,adjective,quality
limeño,adjective,quality
quiteño,adjective,quality
bogotano,adjective,quality
caleño,adjective,quality
santiaguino,adjective,quality
habanero,adjective,quality
marroquí,adjective,quality
argelino,adjective,quality
tunecino,adjective,quality
libio,adjective,quality
egipcio,adjective,quality
sudanés,adjective,quality
etíope,adjective,quality
somalí,adjective,quality
keniano,adjective,quality
keniata,adjective,quality
nigeriano,adjective,quality
senegalés,adjective,quality
ghanés,adjective,quality
camerunés,adjective,quality
congoleño,adjective,quality
angoleño,adjective,quality
mozambiqueño,adjective,quality
sudafricano,adjective,quality
mauritano,adjective,quality
saharaui,adjective,quality
guineano,adjective,quality
ecuatoguineano,adjective,quality
gitano,adjective,quality
bereber,adjective,quality
azteca,adjective,quality
maya,adjective,quality
inca,adjective,quality
mapuche,adjective,quality
grecorromano,adjective,quality
celta,adjective,quality
visigodo,adjective,quality
fenicio,adjective,quality
persa,adjective,quality
otomano,adjective,quality
bizantino,adjective,quality
eslavo,adjective,quality
germánico,adjective,quality
nórdico,adjective,quality
escandinavo,adjective,quality
báltico,adjective,quality
balcánico,adjective,quality
anglosajón,adjective,quality
oriental,adjective,quality
occidental,adjective,quality
septentrional,adjective,quality
meridional,adjective,quality
parisino,adjective,quality
londinense,adjective,quality
berlinés,adjective,quality
neoyorquino,adjective,quality
vienés,adjective,quality
veneciano,adjective,quality
napolitano,adjective,quality
siciliano,adjective,quality
florentino,adjective,quality
milanés,adjective,quality
lisboeta,adjective,quality
moscovita,adjective,quality
ateniense,adjective,quality
espartano,adjective,quality
patagónico,adjective,quality
pampeano,adjective,quality
altiplánico,adjective,quality
serrano,adjective,quality
isleño,adjective,quality
peninsular,adjective,quality
campestre,adjective,quality
pueblerino,adjective,quality
provinciano,adjective,quality
barrial,adjective,quality
capitalino,adjective,quality
sefardí,adjective,quality
judío,adjective,quality
mestizo,adjective,quality
criollo,adjective,quality
afroamericano,adjective,quality
marciano,adjective,quality
venusino,adjective,quality
abusivo,adjective,quality
abnegado,adjective,quality
accesible,adjective,quality
inaccesible,adjective,quality
aceitoso,adjective,quality
aceptable,adjective,quality
inaceptable,adjective,quality
acertado,adjective,quality
desacertado,adjective,quality
acogedor,adjective,quality
aconsejable,adjective,quality
acrobático,adjective,quality
activo,adjective,quality
inactivo,adjective,quality
hiperactivo,adjective,quality
acusador,adjective,quality
admirable,adjective,quality
adverso,adjective,quality
aerodinámico,adjective,quality
afable,adjective,quality
afectivo,adjective,quality
afectuoso,adjective,quality
afín,adjective,quality
afortunado,adjective,quality
desafortunado,adjective,quality
agobiante,adjective,quality
agotador,adjective,quality
agraciado,adjective,quality
ahorrador,adjective,quality
ahorrativo,adjective,quality
ajeno,adjective,quality
alarmante,adjective,quality
alarmista,adjective,quality
alborotador,adjective,quality
alcohólico,adjective,quality
aleatorio,adjective,quality
aleccionador,adjective,quality
altanero,adjective,quality
alternante,adjective,quality
altruista,adjective,quality
alucinante,adjective,quality
amenazador,adjective,quality
ameno,adjective,quality
amistoso,adjective,quality
amoroso,adjective,quality
analfabeto,adjective,quality
anárquico,adjective,quality
anatómico,adjective,quality
andrajoso,adjective,quality
anguloso,adjective,quality
anhelado,adjective,quality
anómalo,adjective,quality
anormal,adjective,quality
anticuado,adjective,quality
antinatural,adjective,quality
apacible,adjective,quality
aparatoso,adjective,quality
apasionante,adjective,quality
apetecible,adjective,quality
apetitoso,adjective,quality
aplicado,adjective,quality
aproximado,adjective,quality
arbitrario,adjective,quality
arcaico,adjective,quality
ardiente,adjective,quality
arduo,adjective,quality
arenoso,adjective,quality
árido,adjective,quality
aristocrático,adjective,quality
armonioso,adjective,quality
aromático,adjective,quality
arrebatador,adjective,quality
arriesgado,adjective,quality
arrogante,adjective,quality
arrollador,adjective,quality
asequible,adjective,quality
asertivo,adjective,quality
asfixiante,adjective,quality
asiduo,adjective,quality
asombroso,adjective,quality
aterciopelado,adjective,quality
aterrador,adjective,quality
atlético,adjective,quality
atroz,adjective,quality
audaz,adjective,quality
austero,adjective,quality
autodidacta,adjective,quality
autónomo,adjective,quality
avaricioso,adjective,quality
avaro,adjective,quality
avispado,adjective,quality
bárbaro,adjective,quality
barrigón,adjective,quality
barrigudo,adjective,quality
barbudo,adjective,quality
bigotudo,adjective,quality
melenudo,adjective,quality
belicoso,adjective,quality
benévolo,adjective,quality
benigno,adjective,quality
bestial,adjective,quality
bondadoso,adjective,quality
bonachón,adjective,quality
bronco,adjective,quality
brusco,adjective,quality
brutal,adjective,quality
bucólico,adjective,quality
burlón,adjective,quality
caballeroso,adjective,quality
cabal,adjective,quality
cabezón,adjective,quality
cálido,adjective,quality
templado,adjective,quality
gélido,adjective,quality
glacial,adjective,quality
candente,adjective,quality
candoroso,adjective,quality
cándido,adjective,quality
caótico,adjective,quality
caprichoso,adjective,quality
carismático,adjective,quality
caritativo,adjective,quality
carnívoro,adjective,quality
herbívoro,adjective,quality
omnívoro,adjective,quality
insectívoro,adjective,quality
casto,adjective,quality
catastrófico,adjective,quality
cauteloso,adjective,quality
cegador,adjective,quality
chapucero,adjective,quality
charlatán,adjective,quality
chabacano,adjective,quality
chillón,adjective,quality
chismoso,adjective,quality
chocante,adjective,quality
chungo,adjective,quality
cínico,adjective,quality
clemente,adjective,quality
coherente,adjective,quality
incoherente,adjective,quality
combativo,adjective,quality
comestible,adjective,quality
incomestible,adjective,quality
compacto,adjective,quality
compasivo,adjective,quality
competente,adjective,quality
incompetente,adjective,quality
competitivo,adjective,quality
complejo,adjective,quality
comprensible,adjective,quality
incomprensible,adjective,quality
comprometedor,adjective,quality
compulsivo,adjective,quality
comunicativo,adjective,quality
concienzudo,adjective,quality
condescendiente,adjective,quality
conflictivo,adjective,quality
confortable,adjective,quality
conmovedor,adjective,quality
consciente,adjective,quality
consecuente,adjective,quality
consentido,adjective,quality
consistente,adjective,quality
contundente,adjective,quality
convencional,adjective,quality
convincente,adjective,quality
cordial,adjective,quality
correoso,adjective,quality
corrupto,adjective,quality
cortante,adjective,quality
crédulo,adjective,quality
incrédulo,adjective,quality
cristalino,adjective,quality
cuadriculado,adjective,quality
cuerdo,adjective,quality
culto,adjective,quality
inculto,adjective,quality
cumplidor,adjective,quality
cursi,adjective,quality
curvo,adjective,quality
deforme,adjective,quality
delirante,adjective,quality
denso,adjective,quality
deplorable,adjective,quality
deportivo,adjective,quality
depresivo,adjective,quality
derrochador,adjective,quality
desafiante,adjective,quality
desagradecido,adjective,quality
desaliñado,adjective,state
descarado,adjective,quality
descortés,adjective,quality
descuidado,adjective,quality
deseable,adjective,quality
indeseable,adjective,quality
desgarbado,adjective,quality
desgarrador,adjective,quality
desgraciado,adjective,quality
deshonesto,adjective,quality
desigual,adjective,quality
desinteresado,adjective,quality
desleal,adjective,quality
desmemoriado,adjective,quality
despectivo,adjective,quality
despiadado,adjective,quality
despreciable,adjective,quality
despreocupado,adjective,quality
destacado,adjective,quality
destartalado,adjective,state
destructivo,adjective,quality
desvergonzado,adjective,quality
detallado,adjective,quality
detallista,adjective,quality
detestable,adjective,quality
devastador,adjective,quality
devoto,adjective,quality
diligente,adjective,quality
dinámico,adjective,quality
disciplinado,adjective,quality
indisciplinado,adjective,quality
discreto,adjective,quality
indiscreto,adjective,quality
discutible,adjective,quality
disimulado,adjective,quality
disparatado,adjective,quality
distante,adjective,quality
diverso,adjective,quality
dócil,adjective,quality
indócil,adjective,quality
dominante,adjective,quality
dominador,adjective,quality
draconiano,adjective,quality
duradero,adjective,quality
dulzón,adjective,quality
empalagoso,adjective,quality
soso,adjective,quality
insípido,adjective,quality
insulso,adjective,quality
amargoso,adjective,quality
salobre,adjective,quality
ahumado,adjective,state
avinagrado,adjective,state
rancio,adjective,state
jugoso,adjective,quality
carnoso,adjective,quality
fibroso,adjective,quality
grasiento,adjective,quality
grasoso,adjective,quality
harinoso,adjective,quality
esponjoso,adjective,quality
espumoso,adjective,quality
gaseoso,adjective,quality
gelatinoso,adjective,quality
viscoso,adjective,quality
pastoso,adjective,quality
grumoso,adjective,quality
granulado,adjective,quality
suculento,adjective,quality
afrutado,adjective,quality
achocolatado,adjective,quality
almendrado,adjective,quality
anisado,adjective,quality
mentolado,adjective,quality
especiado,adjective,state
aliñado,adjective,state
condimentado,adjective,state
cítrico,adjective,quality
ecuánime,adjective,quality
edulcorado,adjective,quality
efervescente,adjective,quality
efusivo,adjective,quality
egocéntrico,adjective,quality
elástico,adjective,quality
elevado,adjective,quality
elitista,adjective,quality
elocuente,adjective,quality
embarazoso,adjective,quality
embustero,adjective,quality
mentiroso,adjective,quality
emotivo,adjective,quality
emocional,adjective,quality
emocionante,adjective,quality
empático,adjective,quality
emprendedor,adjective,quality
encomiable,adjective,quality
endeble,adjective,quality
enérgico,adjective,quality
enfermizo,adjective,quality
enigmático,adjective,quality
enojoso,adjective,quality
enrevesado,adjective,quality
ensordecedor,adjective,quality
envidiable,adjective,quality
equilibrado,adjective,quality
desequilibrado,adjective,state
equitativo,adjective,quality
erróneo,adjective,quality
escalofriante,adjective,quality
escandaloso,adjective,quality
escrupuloso,adjective,quality
escurridizo,adjective,quality
esférico,adjective,quality
cilíndrico,adjective,quality
cónico,adjective,quality
cúbico,adjective,quality
piramidal,adjective,quality
hexagonal,adjective,quality
octogonal,adjective,quality
pentagonal,adjective,quality
romboidal,adjective,quality
trapezoidal,adjective,quality
helicoidal,adjective,quality
ondulado,adjective,quality
oblicuo,adjective,quality
diagonal,adjective,quality
horizontal,adjective,quality
vertical,adjective,quality
paralelo,adjective,quality
simétrico,adjective,quality
asimétrico,adjective,quality
convexo,adjective,quality
cóncavo,adjective,quality
elíptico,adjective,quality
romo,adjective,quality
picudo,adjective,quality
dentado,adjective,quality
lineal,adjective,quality
aguileño,adjective,quality
chato,adjective,quality
respingón,adjective,quality
rechoncho,adjective,quality
rollizo,adjective,quality
esbelto,adjective,quality
espigado,adjective,quality
musculoso,adjective,quality
fornido,adjective,quality
huesudo,adjective,quality
enclenque,adjective,quality
raquítico,adjective,quality
escuálido,adjective,quality
obeso,adjective,quality
anoréxico,adjective,quality
bulímico,adjective,quality
jorobado,adjective,quality
tuerto,adjective,quality
bizco,adjective,quality
manco,adjective,quality
tartamudo,adjective,quality
miope,adjective,quality
hipermétrope,adjective,quality
daltónico,adjective,quality
parapléjico,adjective,quality
tetrapléjico,adjective,quality
hemipléjico,adjective,quality
epiléptico,adjective,quality
asmático,adjective,quality
anémico,adjective,quality
hipertenso,adjective,quality
reumático,adjective,quality
artrítico,adjective,quality
esquizofrénico,adjective,quality
paranoico,adjective,quality
neurótico,adjective,quality
psicótico,adjective,quality
histérico,adjective,quality
maníaco,adjective,quality
obsesivo,adjective,quality
hipocondríaco,adjective,quality
sonámbulo,adjective,quality
insomne,adjective,state
disléxico,adjective,quality
espástico,adjective,quality
atáxico,adjective,quality
inmunodeprimido,adjective,quality
seropositivo,adjective,quality
canceroso,adjective,quality
tumoral,adjective,quality
cicatrizante,adjective,quality
antiséptico,adjective,quality
antialérgico,adjective,quality
antiviral,adjective,quality
antibacteriano,adjective,quality
antigripal,adjective,quality
hidratante,adjective,quality
exfoliante,adjective,quality
reparador,adjective,quality
relajante,adjective,quality
estimulante,adjective,quality
excitante,adjective,quality
adictivo,adjective,quality
alucinógeno,adjective,quality
diurético,adjective,quality
astringente,adjective,quality
digestible,adjective,quality
indigesto,adjective,quality
tolerable,adjective,quality
intolerable,adjective,quality
tolerante,adjective,quality
insufrible,adjective,quality
inaguantable,adjective,quality
inadmisible,adjective,quality
imperdonable,adjective,quality
inexcusable,adjective,quality
inolvidable,adjective,quality
memorable,adjective,quality
inigualable,adjective,quality
insuperable,adjective,quality
inmejorable,adjective,quality
invencible,adjective,quality
insustituible,adjective,quality
irremplazable,adjective,quality
irreparable,adjective,quality
irreversible,adjective,quality
irresistible,adjective,quality
irrompible,adjective,quality
indestructible,adjective,quality
inseparable,adjective,quality
inexplicable,adjective,quality
indescriptible,adjective,quality
indiscutible,adjective,quality
innegable,adjective,quality
inmaduro,adjective,quality
inmaculado,adjective,quality
inmediato,adjective,quality
inminente,adjective,quality
inmoderado,adjective,quality
inmutable,adjective,quality
innato,adjective,quality
innovador,adjective,quality
inocentón,adjective,quality
inoportuno,adjective,quality
inoxidable,adjective,quality
inquebrantable,adjective,quality
insaciable,adjective,quality
insensato,adjective,quality
insensible,adjective,quality
insólito,adjective,quality
insistente,adjective,quality
instantáneo,adjective,quality
instintivo,adjective,quality
instructivo,adjective,quality
instrumental,adjective,quality
insuficiente,adjective,quality
insultante,adjective,quality
intachable,adjective,quality
intelectual,adjective,quality
intenso,adjective,quality
intrépido,adjective,quality
intrigante,adjective,quality
introvertido,adjective,quality
extrovertido,adjective,quality
intuitivo,adjective,quality
inusual,adjective,quality
inventivo,adjective,quality
inverosímil,adjective,quality
verosímil,adjective,quality
irracional,adjective,quality
racional,adjective,quality
irrespetuoso,adjective,quality
irresponsable,adjective,quality
irritable,adjective,quality
irritante,adjective,quality
jocoso,adjective,quality
jovial,adjective,quality
juicioso,adjective,quality
lamentable,adjective,quality
lánguido,adjective,quality
lastimero,adjective,quality
legible,adjective,quality
ilegible,adjective,quality
liante,adjective,quality
lícito,adjective,quality
ilícito,adjective,quality
limpísimo,adjective,quality
listísimo,adjective,quality
locuaz,adjective,quality
lúcido,adjective,quality
lúdico,adjective,quality
lúgubre,adjective,quality
macabro,adjective,quality
machacón,adjective,quality
majestuoso,adjective,quality
majo,adjective,quality
malcriado,adjective,quality
maléfico,adjective,quality
maleable,adjective,quality
malhumorado,adjective,quality
malicioso,adjective,quality
malintencionado,adjective,quality
maloliente,adjective,quality
malpensado,adjective,quality
manejable,adjective,quality
mañoso,adjective,quality
maniático,adjective,quality
manirroto,adjective,quality
manso,adjective,quality
maquiavélico,adjective,quality
mareante,adjective,quality
marginal,adjective,quality
materialista,adjective,quality
material,adjective,quality
mediocre,adjective,quality
melindroso,adjective,quality
melódico,adjective,quality
melodioso,adjective,quality
melodramático,adjective,quality
meloso,adjective,quality
mezquino,adjective,quality
meticuloso,adjective,quality
milagroso,adjective,quality
milenario,adjective,quality
centenario,adjective,quality
millonario,adjective,quality
minucioso,adjective,quality
miserable,adjective,quality
misericordioso,adjective,quality
misterioso,adjective,quality
modesto,adjective,quality
molón,adjective,quality
monótono,adjective,quality
monocromático,adjective,quality
monolingüe,adjective,quality
plurilingüe,adjective,quality
trilingüe,adjective,quality
multilingüe,adjective,quality
montés,adjective,quality
mordaz,adjective,quality
morboso,adjective,quality
mortífero,adjective,quality
múltiple,adjective,quality
multitudinario,adjective,quality
mundano,adjective,quality
mutuo,adjective,quality
recíproco,adjective,quality
navegable,adjective,quality
nefasto,adjective,quality
negativo,adjective,quality
neutral,adjective,quality
neutro,adjective,quality
noble,adjective,quality
nómada,adjective,quality
sedentario,adjective,quality
nominal,adjective,quality
notorio,adjective,quality
novedoso,adjective,quality
nulo,adjective,quality
subjetivo,adjective,quality
obsceno,adjective,quality
obsoleto,adjective,quality
obstinado,adjective,quality
obvio,adjective,quality
ocasional,adjective,quality
ocioso,adjective,quality
odioso,adjective,quality
ofensivo,adjective,quality
defensivo,adjective,quality
olímpico,adjective,quality
paralímpico,adjective,quality
oloroso,adjective,quality
omnipotente,adjective,quality
oneroso,adjective,quality
opaco,adjective,quality
óptico,adjective,quality
óptimo,adjective,quality
pésimo,adjective,quality
opuesto,adjective,quality
opresivo,adjective,quality
opulento,adjective,quality
orientativo,adjective,quality
original,adjective,quality
originario,adjective,quality
osado,adjective,quality
oscilante,adjective,quality
ostentoso,adjective,quality
pícaro,adjective,quality
pintoresco,adjective,quality
placentero,adjective,quality
plausible,adjective,quality
plural,adjective,quality
polémico,adjective,quality
politécnico,adjective,quality
polifacético,adjective,quality
pomposo,adjective,quality
ponderado,adjective,quality
porfiado,adjective,quality
poroso,adjective,quality
portentoso,adjective,quality
posterior,adjective,quality
posesivo,adjective,quality
precario,adjective,quality
precavido,adjective,quality
preciso,adjective,quality
impreciso,adjective,quality
precoz,adjective,quality
predilecto,adjective,quality
predominante,adjective,quality
prehispánico,adjective,quality
precolombino,adjective,quality
prematuro,adjective,quality
preponderante,adjective,quality
prestigioso,adjective,quality
pretencioso,adjective,quality
previo,adjective,quality
previsor,adjective,quality
primitivo,adjective,quality
privilegiado,adjective,quality
prodigioso,adjective,quality
profano,adjective,quality
prolongado,adjective,quality
prometedor,adjective,quality
propenso,adjective,quality
prosaico,adjective,quality
próspero,adjective,quality
protector,adjective,quality
proteccionista,adjective,quality
provocador,adjective,quality
provocativo,adjective,quality
pudoroso,adjective,quality
púdico,adjective,quality
pueril,adjective,quality
pulcro,adjective,quality
purificador,adjective,quality
puritano,adjective,quality
quebradizo,adjective,quality
quejoso,adjective,quality
quejumbroso,adjective,quality
quisquilloso,adjective,quality
racial,adjective,quality
rebelde,adjective,quality
rebuscado,adjective,quality
receptivo,adjective,quality
reciente,adjective,quality
recomendable,adjective,quality
recreativo,adjective,quality
recurrente,adjective,quality
redondeado,adjective,quality
refinado,adjective,quality
reflexivo,adjective,quality
refractario,adjective,quality
rehabilitador,adjective,quality
reivindicativo,adjective,quality
remolón,adjective,quality
remoto,adjective,quality
rentable,adjective,quality
repentino,adjective,quality
reprochable,adjective,quality
residual,adjective,quality
respetable,adjective,quality
respondón,adjective,quality
retorcido,adjective,quality
retráctil,adjective,quality
revelador,adjective,quality
reversible,adjective,quality
revolucionario,adjective,quality
ridículo,adjective,quality
rimbombante,adjective,quality
ruinoso,adjective,quality
ruin,adjective,quality
rústico,adjective,quality
rutinario,adjective,quality
sagaz,adjective,quality
sangriento,adjective,quality
sanguinario,adjective,quality
satánico,adjective,quality
sectario,adjective,quality
sedoso,adjective,quality
seductor,adjective,quality
semejante,adjective,quality
sensacional,adjective,quality
sensato,adjective,quality
sensual,adjective,quality
sentimental,adjective,quality
servicial,adjective,quality
servil,adjective,quality
sigiloso,adjective,quality
simplón,adjective,quality
sinvergüenza,adjective,quality
sintomático,adjective,quality
asintomático,adjective,quality
sobrado,adjective,quality
soberano,adjective,quality
soberbio,adjective,quality
sobrehumano,adjective,quality
sobresaliente,adjective,quality
socarrón,adjective,quality
solemne,adjective,quality
soluble,adjective,quality
insoluble,adjective,quality
solvente,adjective,quality
insolvente,adjective,quality
sombrío,adjective,quality
sonoro,adjective,quality
soporífero,adjective,quality
sórdido,adjective,quality
sostenido,adjective,quality
sublime,adjective,quality
sucesivo,adjective,quality
sumiso,adjective,quality
suntuoso,adjective,quality
susceptible,adjective,quality
sustancial,adjective,quality
sustancioso,adjective,quality
sutil,adjective,quality
tajante,adjective,quality
tangible,adjective,quality
intangible,adjective,quality
tardío,adjective,quality
tedioso,adjective,quality
temerario,adjective,quality
temible,adjective,quality
temperamental,adjective,quality
tenaz,adjective,quality
tendencioso,adjective,quality
tenebroso,adjective,quality
tenue,adjective,quality
terrorífico,adjective,quality
terso,adjective,quality
testarudo,adjective,quality
textual,adjective,quality
textil,adjective,quality
tiránico,adjective,quality
tosco,adjective,quality
trabajoso,adjective,quality
laborioso,adjective,quality
holgazán,adjective,quality
haragán,adjective,quality
gandul,adjective,quality
traicionero,adjective,quality
translúcido,adjective,quality
traumático,adjective,quality
truculento,adjective,quality
tunante,adjective,quality
turbio,adjective,quality
turbulento,adjective,quality
ultrajante,adjective,quality
ultravioleta,adjective,quality
infrarrojo,adjective,quality
unicelular,adjective,quality
untuoso,adjective,quality
usual,adjective,quality
utópico,adjective,quality
valeroso,adjective,quality
vanidoso,adjective,quality
engreído,adjective,quality
vano,adjective,quality
variable,adjective,quality
variado,adjective,quality
variopinto,adjective,quality
venerable,adjective,quality
ventajoso,adjective,quality
vergonzoso,adjective,quality
versátil,adjective,quality
vertiginoso,adjective,quality
vicioso,adjective,quality
vidrioso,adjective,quality
vigoroso,adjective,quality
vil,adjective,quality
viril,adjective,quality
virtuoso,adjective,quality
visionario,adjective,quality
vistoso,adjective,quality
vivaracho,adjective,quality
vivaz,adjective,quality
vívido,adjective,quality
vivíparo,adjective,quality
ovíparo,adjective,quality
vertebrado,adjective,quality
invertebrado,adjective,quality
carroñero,adjective,quality
volador,adjective,quality
volátil,adjective,quality
voluble,adjective,quality
voluntarioso,adjective,quality
voraz,adjective,quality
vulnerable,adjective,quality
yermo,adjective,quality
zalamero,adjective,quality
zarrapastroso,adjective,quality
lanudo,adjective,quality
lanar,adjective,quality
lácteo,adjective,quality
vacuno,adjective,quality
bovino,adjective,quality
porcino,adjective,quality
ovino,adjective,quality
caprino,adjective,quality
equino,adjective,quality
felino,adjective,quality
canino,adjective,quality
avícola,adjective,quality
apícola,adjective,quality
vinícola,adjective,quality
vitivinícola,adjective,quality
frutal,adjective,quality
floral,adjective,quality
arbóreo,adjective,quality
herbáceo,adjective,quality
leñoso,adjective,quality
espinoso,adjective,quality
frondoso,adjective,quality
boscoso,adjective,quality
selvático,adjective,quality
pantanoso,adjective,quality
rocoso,adjective,quality
pedregoso,adjective,quality
arcilloso,adjective,quality
nevoso,adjective,quality
lacustre,adjective,quality
ribereño,adjective,quality
caudaloso,adjective,quality
escarpado,adjective,quality
empinado,adjective,quality
abrupto,adjective,quality
llano,adjective,quality
accidentado,adjective,quality
sinuoso,adjective,quality
serpenteante,adjective,quality
tortuoso,adjective,quality
intransitable,adjective,quality
transitable,adjective,quality
transitado,adjective,quality
resbaloso,adjective,quality
cerámico,adjective,quality
vítreo,adjective,quality
ferroso,adjective,quality
férreo,adjective,quality
metalúrgico,adjective,quality
siderúrgico,adjective,quality
petroquímico,adjective,quality
maderero,adjective,quality
cafetero,adjective,quality
cerealista,adjective,quality
hortícola,adjective,quality
tabacalero,adjective,quality
discográfico,adjective,quality
fonográfico,adjective,quality
orquestal,adjective,quality
sinfónico,adjective,quality
acústico,adjective,quality
rítmico,adjective,quality
rockero,adjective,quality
tanguero,adjective,quality
operístico,adjective,quality
coreográfico,adjective,quality
escénico,adjective,quality
circense,adjective,quality
taurino,adjective,quality
futbolístico,adjective,quality
gimnástico,adjective,quality
hípico,adjective,quality
náutico,adjective,quality
ciclístico,adjective,quality
automotriz,adjective,quality
motorizado,adjective,quality
teledirigido,adjective,quality
pilotado,adjective,quality
blindado,adjective,quality
acorazado,adjective,quality
climatizado,adjective,quality
insonorizado,adjective,quality
aislante,adjective,quality
refrigerado,adjective,state
perecedero,adjective,quality
imperecedero,adjective,quality
retornable,adjective,quality
reembolsable,adjective,quality
imponible,adjective,quality
neto,adjective,quality
moroso,adjective,quality
lucrativo,adjective,quality
benéfico,adjective,quality
filantrópico,adjective,quality
humanitario,adjective,quality
asistencial,adjective,quality
asistido,adjective,quality
tutelado,adjective,quality
adaptado,adjective,quality
inadaptado,adjective,quality
adoptado,adjective,state
acogido,adjective,state
becado,adjective,state
superdotado,adjective,quality
aventajado,adjective,quality
estudioso,adjective,quality
empollón,adjective,quality
alfabetizado,adjective,quality
doctoral,adjective,quality
magistral,adjective,quality
optativo,adjective,quality
presencial,adjective,quality
semipresencial,adjective,quality
evaluable,adjective,quality
numerable,adjective,quality
cardinal,adjective,quality
ordinal,adjective,quality
fraccionado,adjective,quality
exponencial,adjective,quality
logarítmico,adjective,quality
trigonométrico,adjective,quality
binario,adjective,quality
hexadecimal,adjective,quality
algorítmico,adjective,quality
criptográfico,adjective,quality
compatible,adjective,quality
incompatible,adjective,quality
ergonómico,adjective,quality
inalterable,adjective,quality
descargable,adjective,quality
imprimible,adjective,quality
editable,adjective,quality
configurable,adjective,quality
programable,adjective,quality
recargable,adjective,quality
plegadizo,adjective,quality
abatible,adjective,quality
empotrado,adjective,state
plurifuncional,adjective,quality
multifuncional,adjective,quality
bifocal,adjective,quality
monofónico,adjective,quality
estereofónico,adjective,quality
panorámico,adjective,quality
tridimensional,adjective,quality
bidimensional,adjective,quality
holográfico,adjective,quality
telescópico,adjective,quality
subatómico,adjective,quality
iónico,adjective,quality
alcalino,adjective,quality
salino,adjective,quality
sulfúrico,adjective,quality
férrico,adjective,quality
clorado,adjective,quality
fluorado,adjective,quality
mineralizado,adjective,quality
potable,adjective,quality
bebible,adjective,quality
termal,adjective,quality
vacacional,adjective,quality
playero,adjective,quality
inhóspito,adjective,quality
habitable,adjective,quality
inhabitable,adjective,quality
ajardinado,adjective,quality
arbolado,adjective,quality
céntrico,adjective,quality
periférico,adjective,quality
adosado,adjective,quality
contiguo,adjective,quality
colindante,adjective,quality
adyacente,adjective,quality
interno,adjective,quality
externo,adjective,quality
inferior,adjective,quality
lateral,adjective,quality
frontal,adjective,quality
contrapuesto,adjective,quality
intermitente,adjective,quality
parpadeante,adjective,quality
deslumbrante,adjective,quality
resplandeciente,adjective,quality
centelleante,adjective,quality
llameante,adjective,quality
humeante,adjective,state
hirviente,adjective,state
abrasador,adjective,quality
tórrido,adjective,quality
chubascoso,adjective,quality
brumoso,adjective,quality
neblinoso,adjective,quality
huracanado,adjective,quality
borrascoso,adjective,quality
desapacible,adjective,quality
inestable,adjective,quality
anticiclónico,adjective,quality
pluvial,adjective,quality
hídrico,adjective,quality
hidroeléctrico,adjective,quality
fotovoltaico,adjective,quality
termoeléctrico,adjective,quality
apuesto,adjective,quality
atildado,adjective,quality
coqueto,adjective,quality
despampanante,adjective,quality
fotogénico,adjective,quality
garboso,adjective,quality
grácil,adjective,quality
guapísimo,adjective,quality
feísimo,adjective,quality
hermosísimo,adjective,quality
horrendo,adjective,quality
espeluznante,adjective,quality
horripilante,adjective,quality
macanudo,adjective,quality
chévere,adjective,quality
bacán,adjective,quality
chido,adjective,quality
fome,adjective,quality
piola,adjective,quality
copado,adjective,quality
pijo,adjective,quality
cutre,adjective,quality
hortera,adjective,quality
friki,adjective,quality
pesadito,adjective,quality
latoso,adjective,quality
cargante,adjective,quality
patético,adjective,quality
penoso,adjective,quality
formidable,adjective,quality
fabuloso,adjective,quality
magnífico,adjective,quality
espléndido,adjective,quality
grandilocuente,adjective,quality
glorioso,adjective,quality
triunfal,adjective,quality
victorioso,adjective,quality
exitoso,adjective,quality
fracasado,adjective,quality
invicto,adjective,state
imbatible,adjective,quality
galardonado,adjective,state
premiado,adjective,state
condecorado,adjective,state
homenajeado,adjective,state
célebre,adjective,quality
ilustre,adjective,quality
insigne,adjective,quality
distinguido,adjective,quality
renombrado,adjective,quality
reputado,adjective,quality
ignorado,adjective,quality
infravalorado,adjective,quality
sobrevalorado,adjective,quality
apreciado,adjective,quality
estimado,adjective,quality
respetado,adjective,quality
venerado,adjective,quality
admirado,adjective,quality
amado,adjective,quality
odiado,adjective,quality
adorado,adjective,quality
mimado,adjective,quality
bendito,adjective,quality
maldito,adjective,quality
pobrecito,adjective,quality
desvalido,adjective,quality
indefenso,adjective,quality
impotente,adjective,quality
incapaz,adjective,quality
inepto,adjective,quality
inexperto,adjective,quality
experto,adjective,quality
experimentado,adjective,quality
cualificado,adjective,quality
titulado,adjective,quality
diplomado,adjective,quality
graduado,adjective,quality
habilidoso,adjective,quality
talentoso,adjective,quality
ingenioso,adjective,quality
perspicaz,adjective,quality
astuto,adjective,quality
espabilado,adjective,quality
despabilado,adjective,quality
lerdo,adjective,quality
torpón,adjective,quality
ignorante,adjective,quality
iluso,adjective,quality
ingenuo,adjective,quality
soñador,adjective,quality
fantasioso,adjective,quality
imaginativo,adjective,quality
aventurero,adjective,quality
trasnochador,adjective,quality
madrugador,adjective,quality
fiestero,adjective,quality
parrandero,adjective,quality
juerguista,adjective,quality
cantarín,adjective,quality
parlanchín,adjective,quality
dicharachero,adjective,quality
mujeriego,adjective,quality
manipulador,adjective,quality
pendenciero,adjective,quality
peleón,adjective,quality
contestón,adjective,quality
educadísimo,adjective,quality
amabilísimo,adjective,quality
simpatiquísimo,adjective,quality
buenazo,adjective,quality
fortísimo,adjective,quality
facilísimo,adjective,quality
dificilísimo,adjective,quality
carísimo,adjective,quality
baratísimo,adjective,quality
interesantísimo,adjective,quality
importantísimo,adjective,quality
rarísimo,adjective,quality
viejito,adjective,quality
jovencito,adjective,quality
nuevecito,adjective,quality
limpito,adjective,quality
calladito,adjective,state
quietecito,adjective,state
tranquilito,adjective,emotion
forzudo,adjective,quality
hercúleo,adjective,quality
incansable,adjective,quality
infatigable,adjective,quality
inagotable,adjective,quality
perseverante,adjective,quality
persistente,adjective,quality
inconstante,adjective,quality
provisto,adjective,state
desprovisto,adjective,state
carente,adjective,quality
exento,adjective,quality
ávido,adjective,quality
digno,adjective,quality
indigno,adjective,quality
partidario,adjective,quality
reacio,adjective,quality
convicto,adjective,quality
confeso,adjective,quality
esclavizado,adjective,state
oprimido,adjective,state
explotado,adjective,state
marginado,adjective,state
discriminado,adjective,state
exiliado,adjective,state
desplazado,adjective,state
emigrado,adjective,state
nacionalizado,adjective,quality
empadronado,adjective,state
indocumentado,adjective,state
apátrida,adjective,quality
extracomunitario,adjective,quality
plurinacional,adjective,quality
soviético,adjective,quality
occidentalizado,adjective,quality
napoleónico,adjective,quality
victoriano,adjective,quality
franquista,adjective,quality
peronista,adjective,quality
zapatista,adjective,quality
marxista,adjective,quality
leninista,adjective,quality
anarquista,adjective,quality
nazi,adjective,quality
antifascista,adjective,quality
abolicionista,adjective,quality
sufragista,adjective,quality
reformista,adjective,quality
extremista,adjective,quality
golpista,adjective,quality
populista,adjective,quality
oportunista,adjective,quality
perfeccionista,adjective,quality
realista,adjective,quality
idealista,adjective,quality
consumista,adjective,quality
minimalista,adjective,quality
impresionista,adjective,quality
expresionista,adjective,quality
cubista,adjective,quality
simbolista,adjective,quality
naturalista,adjective,quality
nudista,adjective,quality
futurista,adjective,quality
clasicista,adjective,quality
todas partes,noun,place,feminine,plural,,count,inanimate,bare
otra parte,noun,place,feminine,,,count,inanimate,bare
ninguna parte,noun,place,feminine,,,count,inanimate,bare
alguna parte,noun,place,feminine,,,count,inanimate,bare
cualquier parte,noun,place,feminine,,,count,inanimate,bare
todos lados,noun,place,masculine,plural,,count,inanimate,bare
otro lado,noun,place,masculine,,,count,inanimate,bare
otro sitio,noun,place,masculine,,,count,inanimate,bare
algún sitio,noun,place,masculine,,,count,inanimate,bare
cualquier sitio,noun,place,masculine,,,count,inanimate,bare
ningún sitio,noun,place,masculine,,,count,inanimate,bare
ningún lado,noun,place,masculine,,,count,inanimate,bare
caso,noun,idea,masculine,,,count,inanimate
fin,noun,idea,masculine,,,count,inanimate
producto,noun,idea,masculine,,,count,inanimate
efecto,noun,idea,masculine,,,count,inanimate
sector,noun,idea,masculine,,,count,inanimate
término,noun,idea,masculine,,,count,inanimate
puesto,noun,idea,masculine,,,count,inanimate
negocio,noun,idea,masculine,,,count,inanimate
cargo,noun,idea,masculine,,,count,inanimate
acceso,noun,idea,masculine,,,mass,inanimate
régimen,noun,idea,masculine,,,count,inanimate
beneficio,noun,idea,masculine,,,count,inanimate
contexto,noun,idea,masculine,,,count,inanimate
propósito,noun,idea,masculine,,,count,inanimate
procedimiento,noun,idea,masculine,,,count,inanimate
alimento,noun,idea,masculine,,,count,inanimate
promedio,noun,idea,masculine,,,count,inanimate
ámbito,noun,idea,masculine,,,count,inanimate
mecanismo,noun,idea,masculine,,,count,inanimate
supuesto,noun,idea,masculine,,,count,inanimate
rol,noun,idea,masculine,,,count,inanimate
formato,noun,idea,masculine,,,count,inanimate
margen,noun,idea,masculine,,,count,inanimate
antecedente,noun,idea,masculine,,,count,inanimate
mandato,noun,idea,masculine,,,count,inanimate
impacto,noun,idea,masculine,,,count,inanimate
rumbo,noun,idea,masculine,,,count,inanimate
convenio,noun,idea,masculine,,,count,inanimate
referente,noun,idea,masculine,,,count,inanimate
protocolo,noun,idea,masculine,,,count,inanimate
exceso,noun,idea,masculine,,,count,inanimate
sacrificio,noun,idea,masculine,,,count,inanimate
aviso,noun,idea,masculine,,,count,inanimate
núcleo,noun,idea,masculine,,,count,inanimate
seguimiento,noun,idea,masculine,,,mass,inanimate
precedente,noun,idea,masculine,,,count,inanimate
desafío,noun,idea,masculine,,,count,inanimate
fragmento,noun,idea,masculine,,,count,inanimate
estatuto,noun,idea,masculine,,,count,inanimate
tercio,noun,idea,masculine,,,count,inanimate
ascenso,noun,idea,masculine,,,count,inanimate
recorte,noun,idea,masculine,,,count,inanimate
ajuste,noun,idea,masculine,,,count,inanimate
giro,noun,idea,masculine,,,count,inanimate
parámetro,noun,idea,masculine,,,count,inanimate
impulso,noun,idea,masculine,,,count,inanimate
incentivo,noun,idea,masculine,,,count,inanimate
residuo,noun,idea,masculine,,,count,inanimate
reclamo,noun,idea,masculine,,,count,inanimate
estatus,noun,idea,masculine,,,count,inanimate
tramo,noun,idea,masculine,,,count,inanimate
segmento,noun,idea,masculine,,,count,inanimate
aporte,noun,idea,masculine,,,count,inanimate
módulo,noun,idea,masculine,,,count,inanimate
estímulo,noun,idea,masculine,,,count,inanimate
acierto,noun,idea,masculine,,,count,inanimate
auge,noun,idea,masculine,,,count,inanimate
paradigma,noun,idea,masculine,,,count,inanimate
artefacto,noun,idea,masculine,,,count,inanimate
atributo,noun,idea,masculine,,,count,inanimate
umbral,noun,idea,masculine,,,count,inanimate
intervalo,noun,idea,masculine,,,count,inanimate
reparo,noun,idea,masculine,,,count,inanimate
elogio,noun,idea,masculine,,,count,inanimate
hito,noun,idea,masculine,,,count,inanimate
dígito,noun,idea,masculine,,,count,inanimate
retroceso,noun,idea,masculine,,,count,inanimate
planteamiento,noun,idea,masculine,,,count,inanimate
hallazgo,noun,idea,masculine,,,count,inanimate
descubrimiento,noun,idea,masculine,,,count,inanimate
levantamiento,noun,idea,masculine,,,count,inanimate
juramento,noun,idea,masculine,,,count,inanimate
razonamiento,noun,idea,masculine,,,count,inanimate
bloqueo,noun,idea,masculine,,,count,inanimate
vistazo,noun,idea,masculine,,,count,inanimate
conducto,noun,idea,masculine,,,count,inanimate
fichaje,noun,idea,masculine,,,count,inanimate
acercamiento,noun,idea,masculine,,,count,inanimate
desacuerdo,noun,idea,masculine,,,count,inanimate
comunicado,noun,idea,masculine,,,count,inanimate
itinerario,noun,idea,masculine,,,count,inanimate
suministro,noun,idea,masculine,,,count,inanimate
rechazo,noun,idea,masculine,,,mass,inanimate
nexo,noun,idea,masculine,,,count,inanimate
desperfecto,noun,idea,masculine,,,count,inanimate
contratiempo,noun,idea,masculine,,,count,inanimate
imprevisto,noun,idea,masculine,,,count,inanimate
atajo,noun,idea,masculine,,,count,inanimate
institución,noun,idea,feminine,,,count,inanimate
medida,noun,idea,feminine,,,count,inanimate
posición,noun,idea,feminine,,,count,inanimate
propiedad,noun,idea,feminine,,,count,inanimate
creación,noun,idea,feminine,,,count,inanimate
sección,noun,idea,feminine,,,count,inanimate
selección,noun,idea,feminine,,,count,inanimate
categoría,noun,idea,feminine,,,count,inanimate
actitud,noun,idea,feminine,,,count,inanimate
pérdida,noun,idea,feminine,,,count,inanimate
visión,noun,idea,feminine,,,count,inanimate
influencia,noun,idea,feminine,,,mass,inanimate
etapa,noun,idea,feminine,,,count,inanimate
resolución,noun,idea,feminine,,,count,inanimate
evidencia,noun,idea,feminine,,,count,inanimate
disposición,noun,idea,feminine,,,mass,inanimate
habilidad,noun,idea,feminine,,,count,inanimate
frecuencia,noun,idea,feminine,,,count,inanimate
perspectiva,noun,idea,feminine,,,count,inanimate
reacción,noun,idea,feminine,,,count,inanimate
descripción,noun,idea,feminine,,,count,inanimate
instancia,noun,idea,feminine,,,count,inanimate
concepción,noun,idea,feminine,,,count,inanimate
expectativa,noun,idea,feminine,,,count,inanimate
petición,noun,idea,feminine,,,count,inanimate
reflexión,noun,idea,feminine,,,count,inanimate
dimensión,noun,idea,feminine,,,count,inanimate
combinación,noun,idea,feminine,,,count,inanimate
clasificación,noun,idea,feminine,,,count,inanimate
composición,noun,idea,feminine,,,count,inanimate
modificación,noun,idea,feminine,,,count,inanimate
modalidad,noun,idea,feminine,,,count,inanimate
tesis,noun,idea,feminine,,,count,inanimate
percepción,noun,idea,feminine,,,count,inanimate
probabilidad,noun,idea,feminine,,,count,inanimate
mención,noun,idea,feminine,,,count,inanimate
separación,noun,idea,feminine,,,count,inanimate
sugerencia,noun,idea,feminine,,,count,inanimate
consideración,noun,idea,feminine,,,mass,inanimate
convocatoria,noun,idea,feminine,,,count,inanimate
concesión,noun,idea,feminine,,,count,inanimate
variación,noun,idea,feminine,,,count,inanimate
proyección,noun,idea,feminine,,,count,inanimate
calificación,noun,idea,feminine,,,count,inanimate
decena,noun,idea,feminine,,,count,inanimate
conexión,noun,idea,feminine,,,count,inanimate
sucesión,noun,idea,feminine,,,count,inanimate
interacción,noun,idea,feminine,,,mass,inanimate
controversia,noun,idea,feminine,,,count,inanimate
distinción,noun,idea,feminine,,,count,inanimate
denominación,noun,idea,feminine,,,count,inanimate
particularidad,noun,idea,feminine,,,count,inanimate
corrección,noun,idea,feminine,,,count,inanimate
estimación,noun,idea,feminine,,,count,inanimate
determinación,noun,idea,feminine,,,mass,inanimate
configuración,noun,idea,feminine,,,count,inanimate
noción,noun,idea,feminine,,,count,inanimate
repercusión,noun,idea,feminine,,,count,inanimate
implicación,noun,idea,feminine,,,count,inanimate
valoración,noun,idea,feminine,,,count,inanimate
síntesis,noun,idea,feminine,,,count,inanimate
complicación,noun,idea,feminine,,,count,inanimate
irregularidad,noun,idea,feminine,,,count,inanimate
partícula,noun,idea,feminine,,,count,inanimate
deficiencia,noun,idea,feminine,,,count,inanimate
premisa,noun,idea,feminine,,,count,inanimate
objeción,noun,idea,feminine,,,count,inanimate
pretensión,noun,idea,feminine,,,count,inanimate
aproximación,noun,idea,feminine,,,count,inanimate
especificación,noun,idea,feminine,,,count,inanimate
discrepancia,noun,idea,feminine,,,count,inanimate
faceta,noun,idea,feminine,,,count,inanimate
atribución,noun,idea,feminine,,,count,inanimate
secuencia,noun,idea,feminine,,,count,inanimate
franja,noun,idea,feminine,,,count,inanimate
coordenada,noun,idea,feminine,,,count,inanimate
anotación,noun,idea,feminine,,,count,inanimate
anomalía,noun,idea,feminine,,,count,inanimate
omisión,noun,idea,feminine,,,count,inanimate
proposición,noun,idea,feminine,,,count,inanimate
reivindicación,noun,idea,feminine,,,count,inanimate
conjetura,noun,idea,feminine,,,count,inanimate
analogía,noun,idea,feminine,,,count,inanimate
connotación,noun,idea,feminine,,,count,inanimate
barbaridad,noun,idea,feminine,,,count,inanimate
prescripción,noun,idea,feminine,,,count,inanimate
maniobra,noun,idea,feminine,,,count,inanimate
alusión,noun,idea,feminine,,,count,inanimate
racha,noun,idea,feminine,,,count,inanimate
ofensa,noun,idea,feminine,,,count,inanimate
maravilla,noun,idea,feminine,,,count,inanimate
carga,noun,idea,feminine,,,count,inanimate
vertiente,noun,idea,feminine,,,count,inanimate
control,noun,idea,masculine,,,mass,inanimate
desarrollo,noun,idea,masculine,,,mass,inanimate
conocimiento,noun,idea,masculine,,,mass,inanimate
comportamiento,noun,idea,masculine,,,mass,inanimate
reconocimiento,noun,idea,masculine,,,mass,inanimate
funcionamiento,noun,idea,masculine,,,mass,inanimate
rendimiento,noun,idea,masculine,,,mass,inanimate
mantenimiento,noun,idea,masculine,,,mass,inanimate
cumplimiento,noun,idea,masculine,,,mass,inanimate
acoso,noun,idea,masculine,,,mass,inanimate
maltrato,noun,idea,masculine,,,mass,inanimate
terrorismo,noun,idea,masculine,,,mass,inanimate
capitalismo,noun,idea,masculine,,,mass,inanimate
socialismo,noun,idea,masculine,,,mass,inanimate
comunismo,noun,idea,masculine,,,mass,inanimate
racismo,noun,idea,masculine,,,mass,inanimate
feminismo,noun,idea,masculine,,,mass,inanimate
fascismo,noun,idea,masculine,,,mass,inanimate
cristianismo,noun,idea,masculine,,,mass,inanimate
consenso,noun,idea,masculine,,,mass,inanimate
desempleo,noun,idea,masculine,,,mass,inanimate
consumo,noun,idea,masculine,,,mass,inanimate
vigor,noun,idea,masculine,,,mass,inanimate
rigor,noun,idea,masculine,,,mass,inanimate
azar,noun,idea,masculine,,,mass,inanimate
lujo,noun,idea,masculine,,,mass,inanimate
prestigio,noun,idea,masculine,,,mass,inanimate
equipamiento,noun,idea,masculine,,,mass,inanimate
aislamiento,noun,idea,masculine,,,mass,inanimate
alojamiento,noun,idea,masculine,,,mass,inanimate
asesoramiento,noun,idea,masculine,,,mass,inanimate
agotamiento,noun,idea,masculine,,,mass,inanimate
envejecimiento,noun,idea,masculine,,,mass,inanimate
entendimiento,noun,idea,masculine,,,mass,inanimate
armamento,noun,idea,masculine,,,mass,inanimate
almacenamiento,noun,idea,masculine,,,mass,inanimate
protagonismo,noun,idea,masculine,,,mass,inanimate
dinamismo,noun,idea,masculine,,,mass,inanimate
realismo,noun,idea,masculine,,,mass,inanimate
profesionalismo,noun,idea,masculine,,,mass,inanimate
activismo,noun,idea,masculine,,,mass,inanimate
narcotráfico,noun,idea,masculine,,,mass,inanimate
tráfico,noun,idea,masculine,,,mass,inanimate
contrabando,noun,idea,masculine,,,mass,inanimate
patrocinio,noun,idea,masculine,,,mass,inanimate
sarcasmo,noun,idea,masculine,,,mass,inanimate
financiamiento,noun,idea,masculine,,,mass,inanimate
liderazgo,noun,idea,masculine,,,mass,inanimate
acompañamiento,noun,idea,masculine,,,mass,inanimate
anonimato,noun,idea,masculine,,,mass,inanimate
esparcimiento,noun,idea,masculine,,,mass,inanimate
empeño,noun,idea,masculine,,,mass,inanimate
participación,noun,idea,feminine,,,mass,inanimate
calidad,noun,idea,feminine,,,mass,inanimate
defensa,noun,idea,feminine,,,mass,inanimate
capacidad,noun,idea,feminine,,,mass,inanimate
administración,noun,idea,feminine,,,mass,inanimate,definite
violencia,noun,idea,feminine,,,mass,inanimate
presión,noun,idea,feminine,,,mass,inanimate
corrupción,noun,idea,feminine,,,mass,inanimate
conciencia,noun,idea,feminine,,,mass,inanimate
pobreza,noun,idea,feminine,,,mass,inanimate
colaboración,noun,idea,feminine,,,mass,inanimate
asistencia,noun,idea,feminine,,,mass,inanimate
ausencia,noun,idea,feminine,,,mass,inanimate
distribución,noun,idea,feminine,,,mass,inanimate
ejecución,noun,idea,feminine,,,mass,inanimate
riqueza,noun,idea,feminine,,,mass,inanimate
infraestructura,noun,idea,feminine,,,mass,inanimate
promoción,noun,idea,feminine,,,count,inanimate
locura,noun,idea,feminine,,,mass,inanimate
introducción,noun,idea,feminine,,,count,inanimate
presencia,noun,idea,feminine,,,mass,inanimate
identificación,noun,idea,feminine,,,mass,inanimate
vigilancia,noun,idea,feminine,,,mass,inanimate
dependencia,noun,idea,feminine,,,mass,inanimate
conservación,noun,idea,feminine,,,mass,inanimate
recuperación,noun,idea,feminine,,,mass,inanimate
orientación,noun,idea,feminine,,,mass,inanimate
diversidad,noun,idea,feminine,,,mass,inanimate
estabilidad,noun,idea,feminine,,,mass,inanimate
coordinación,noun,idea,feminine,,,mass,inanimate
planificación,noun,idea,feminine,,,mass,inanimate
circulación,noun,idea,feminine,,,mass,inanimate
transparencia,noun,idea,feminine,,,mass,inanimate
soberanía,noun,idea,feminine,,,mass,inanimate
finalidad,noun,idea,feminine,,,count,inanimate
prevención,noun,idea,feminine,,,mass,inanimate
miseria,noun,idea,feminine,,,mass,inanimate
represión,noun,idea,feminine,,,mass,inanimate
longitud,noun,idea,feminine,,,count,inanimate
ignorancia,noun,idea,feminine,,,mass,inanimate
inspiración,noun,idea,feminine,,,mass,inanimate
discriminación,noun,idea,feminine,,,mass,inanimate
excelencia,noun,idea,feminine,,,mass,inanimate
intensidad,noun,idea,feminine,,,mass,inanimate
popularidad,noun,idea,feminine,,,mass,inanimate
reputación,noun,idea,feminine,,,mass,inanimate
inmigración,noun,idea,feminine,,,mass,inanimate
migración,noun,idea,feminine,,,mass,inanimate
emigración,noun,idea,feminine,,,mass,inanimate
iluminación,noun,idea,feminine,,,mass,inanimate
integridad,noun,idea,feminine,,,mass,inanimate
perfección,noun,idea,feminine,,,mass,inanimate
precisión,noun,idea,feminine,,,mass,inanimate
continuidad,noun,idea,feminine,,,mass,inanimate
eficiencia,noun,idea,feminine,,,mass,inanimate
eficacia,noun,idea,feminine,,,mass,inanimate
creatividad,noun,idea,feminine,,,mass,inanimate
impunidad,noun,idea,feminine,,,mass,inanimate
escasez,noun,idea,feminine,,,mass,inanimate
productividad,noun,idea,feminine,,,mass,inanimate
movilidad,noun,idea,feminine,,,mass,inanimate
credibilidad,noun,idea,feminine,,,mass,inanimate
claridad,noun,idea,feminine,,,mass,inanimate
inocencia,noun,idea,feminine,,,mass,inanimate
armonía,noun,idea,feminine,,,mass,inanimate
esclavitud,noun,idea,feminine,,,mass,inanimate
comodidad,noun,idea,feminine,,,mass,inanimate
relevancia,noun,idea,feminine,,,mass,inanimate
delincuencia,noun,idea,feminine,,,mass,inanimate
supervivencia,noun,idea,feminine,,,mass,inanimate
supervisión,noun,idea,feminine,,,mass,inanimate
disponibilidad,noun,idea,feminine,,,mass,inanimate
honestidad,noun,idea,feminine,,,mass,inanimate
seriedad,noun,idea,feminine,,,mass,inanimate
prosperidad,noun,idea,feminine,,,mass,inanimate
dedicación,noun,idea,feminine,,,mass,inanimate
legitimidad,noun,idea,feminine,,,mass,inanimate
legalidad,noun,idea,feminine,,,mass,inanimate
sexualidad,noun,idea,feminine,,,mass,inanimate
abundancia,noun,idea,feminine,,,mass,inanimate
equidad,noun,idea,feminine,,,mass,inanimate
visibilidad,noun,idea,feminine,,,mass,inanimate
rentabilidad,noun,idea,feminine,,,mass,inanimate
flexibilidad,noun,idea,feminine,,,mass,inanimate
incapacidad,noun,idea,feminine,,,mass,inanimate
burocracia,noun,idea,feminine,,,mass,inanimate
coherencia,noun,idea,feminine,,,mass,inanimate
censura,noun,idea,feminine,,,mass,inanimate
propaganda,noun,idea,feminine,,,mass,inanimate
elegancia,noun,idea,feminine,,,mass,inanimate
destreza,noun,idea,feminine,,,mass,inanimate
austeridad,noun,idea,feminine,,,mass,inanimate
nutrición,noun,idea,feminine,,,mass,inanimate
preservación,noun,idea,feminine,,,mass,inanimate
pureza,noun,idea,feminine,,,mass,inanimate
intolerancia,noun,idea,feminine,,,mass,inanimate
hospitalidad,noun,idea,feminine,,,mass,inanimate
obediencia,noun,idea,feminine,,,mass,inanimate
accesibilidad,noun,idea,feminine,,,mass,inanimate
competitividad,noun,idea,feminine,,,mass,inanimate
sostenibilidad,noun,idea,feminine,,,mass,inanimate
espiritualidad,noun,idea,feminine,,,mass,inanimate
paternidad,noun,idea,feminine,,,mass,inanimate
vitalidad,noun,idea,feminine,,,mass,inanimate
confidencialidad,noun,idea,feminine,,,mass,inanimate
perseverancia,noun,idea,feminine,,,mass,inanimate
puntualidad,noun,idea,feminine,,,mass,inanimate
fragilidad,noun,idea,feminine,,,mass,inanimate
agilidad,noun,idea,feminine,,,mass,inanimate
lentitud,noun,idea,feminine,,,mass,inanimate
rapidez,noun,idea,feminine,,,mass,inanimate
simplicidad,noun,idea,feminine,,,mass,inanimate
sencillez,noun,idea,feminine,,,mass,inanimate
criminalidad,noun,idea,feminine,,,mass,inanimate
prostitución,noun,idea,feminine,,,mass,inanimate
exclusión,noun,idea,feminine,,,mass,inanimate
ciudadanía,noun,idea,feminine,,,mass,inanimate
brutalidad,noun,idea,feminine,,,mass,inanimate
hegemonía,noun,idea,feminine,,,mass,inanimate
grandeza,noun,idea,feminine,,,mass,inanimate
infidelidad,noun,idea,feminine,,,count,inanimate
comienzo,noun,event,masculine,,,count,inanimate
inicio,noun,event,masculine,,,count,inanimate
conflicto,noun,event,masculine,,,count,inanimate
desastre,noun,event,masculine,,,count,inanimate
fallecimiento,noun,event,masculine,,,count,inanimate
desplazamiento,noun,event,masculine,,,count,inanimate
asesinato,noun,event,masculine,,,count,inanimate
embarazo,noun,event,masculine,,,count,inanimate
combate,noun,event,masculine,,,count,inanimate
arresto,noun,event,masculine,,,count,inanimate
tiro,noun,event,masculine,,,count,inanimate
disparo,noun,event,masculine,,,count,inanimate
asalto,noun,event,masculine,,,count,inanimate
bombardeo,noun,event,masculine,,,count,inanimate
debut,noun,event,masculine,,,count,inanimate
empate,noun,event,masculine,,,count,inanimate
regreso,noun,event,masculine,,,count,inanimate
retorno,noun,event,masculine,,,count,inanimate
temblor,noun,event,masculine,,,count,inanimate
hurto,noun,event,masculine,,,count,inanimate
aterrizaje,noun,event,masculine,,,count,inanimate
despegue,noun,event,masculine,,,count,inanimate
derrumbe,noun,event,masculine,,,count,inanimate
reencuentro,noun,event,masculine,,,count,inanimate
cierre,noun,event,masculine,,,count,inanimate
desahucio,noun,event,masculine,,,count,inanimate
interrogatorio,noun,event,masculine,,,count,inanimate
disturbio,noun,event,masculine,,,count,inanimate
intercambio,noun,event,masculine,,,count,inanimate
exilio,noun,event,masculine,,,mass,inanimate
instalación,noun,event,feminine,,,count,inanimate
intervención,noun,event,feminine,,,count,inanimate
producción,noun,event,feminine,,,mass,inanimate
marcha,noun,event,feminine,,,count,inanimate
fundación,noun,event,feminine,,,count,inanimate
liberación,noun,event,feminine,,,mass,inanimate
evolución,noun,event,feminine,,,mass,inanimate
destrucción,noun,event,feminine,,,mass,inanimate
explotación,noun,event,feminine,,,mass,inanimate
grabación,noun,event,feminine,,,count,inanimate
transformación,noun,event,feminine,,,count,inanimate
transición,noun,event,feminine,,,count,inanimate
reproducción,noun,event,feminine,,,mass,inanimate
aparición,noun,event,feminine,,,count,inanimate
desaparición,noun,event,feminine,,,count,inanimate
actualización,noun,event,feminine,,,count,inanimate
inscripción,noun,event,feminine,,,count,inanimate
conquista,noun,event,feminine,,,count,inanimate
ronda,noun,event,feminine,,,count,inanimate
protesta,noun,event,feminine,,,count,inanimate
persecución,noun,event,feminine,,,count,inanimate
agresión,noun,event,feminine,,,count,inanimate
traición,noun,event,feminine,,,count,inanimate
suspensión,noun,event,feminine,,,count,inanimate
reducción,noun,event,feminine,,,count,inanimate
expansión,noun,event,feminine,,,mass,inanimate
reconstrucción,noun,event,feminine,,,mass,inanimate
eliminación,noun,event,feminine,,,mass,inanimate
ampliación,noun,event,feminine,,,count,inanimate
reconciliación,noun,event,feminine,,,count,inanimate
confesión,noun,event,feminine,,,count,inanimate
demostración,noun,event,feminine,,,count,inanimate
exhibición,noun,event,feminine,,,count,inanimate
sustitución,noun,event,feminine,,,count,inanimate
adquisición,noun,event,feminine,,,count,inanimate
renuncia,noun,event,feminine,,,count,inanimate
cancelación,noun,event,feminine,,,count,inanimate
festividad,noun,event,feminine,,,count,inanimate
matanza,noun,event,feminine,,,count,inanimate
expulsión,noun,event,feminine,,,count,inanimate
revuelta,noun,event,feminine,,,count,inanimate
sublevación,noun,event,feminine,,,count,inanimate
movilización,noun,event,feminine,,,count,inanimate
ofensiva,noun,event,feminine,,,count,inanimate
excavación,noun,event,feminine,,,count,inanimate
fiscalización,noun,event,feminine,,,mass,inanimate
toma,noun,event,feminine,,,count,inanimate
subida,noun,event,feminine,,,count,inanimate
reelección,noun,event,feminine,,,count,inanimate
miembro,noun,person,masculine,,,count,human
individuo,noun,person,masculine,,,count,human
personaje,noun,person,masculine,,,count,human
criminal,noun,person,masculine,,,count,human
salvador,noun,person,masculine,,,count,human
dirigente,noun,person,masculine,,,count,human
embajador,noun,person,masculine,,,count,human
creador,noun,person,masculine,,,count,human
titular,noun,person,masculine,,,count,human
colaborador,noun,person,masculine,,,count,human
operador,noun,person,masculine,,,count,human
espectador,noun,person,masculine,,,count,human
idiota,noun,person,masculine,,,count,human
dictador,noun,person,masculine,,,count,human
protagonista,noun,person,masculine,,,count,human
legislador,noun,person,masculine,,,count,human
promotor,noun,person,masculine,,,count,human
cómplice,noun,person,masculine,,,count,human
camarada,noun,person,masculine,,,count,human
magistrado,noun,person,masculine,,,count,human
rector,noun,person,masculine,,,count,human
militante,noun,person,masculine,,,count,human
comisionado,noun,person,masculine,,,count,human
accionista,noun,person,masculine,,,count,human
elector,noun,person,masculine,,,count,human
inversor,noun,person,masculine,,,count,human
desarrollador,noun,person,masculine,,,count,human
violador,noun,person,masculine,,,count,human
demócrata,noun,person,masculine,,,count,human
patriota,noun,person,masculine,,,count,human
competidor,noun,person,masculine,,,count,human
descendiente,noun,person,masculine,,,count,human
donante,noun,person,masculine,,,count,human
cineasta,noun,person,masculine,,,count,human
finalista,noun,person,masculine,,,count,human
observador,noun,person,masculine,,,count,human
luchador,noun,person,masculine,,,count,human
agresor,noun,person,masculine,,,count,human
decano,noun,person,masculine,,,count,human
suscriptor,noun,person,masculine,,,count,human
pensador,noun,person,masculine,,,count,human
solicitante,noun,person,masculine,,,count,human
auxiliar,noun,person,masculine,,,count,human
traficante,noun,person,masculine,,,count,human
pecador,noun,person,masculine,,,count,human
mercenario,noun,person,masculine,,,count,human
intermediario,noun,person,masculine,,,count,human
contratista,noun,person,masculine,,,count,human
cónsul,noun,person,masculine,,,count,human
vicepresidente,noun,person,masculine,,,count,human
patrocinador,noun,person,masculine,,,count,human
admirador,noun,person,masculine,,,count,human
conocedor,noun,person,masculine,,,count,human
bandido,noun,person,masculine,,,count,human
remero,noun,person,masculine,,,count,human
integrante,noun,person,masculine,,,count,human
creadora,noun,person,feminine,,,count,human
colaboradora,noun,person,feminine,,,count,human
operadora,noun,person,feminine,,,count,human
espectadora,noun,person,feminine,,,count,human
dictadora,noun,person,feminine,,,count,human
legisladora,noun,person,feminine,,,count,human
promotora,noun,person,feminine,,,count,human
magistrada,noun,person,feminine,,,count,human
rectora,noun,person,feminine,,,count,human
inversora,noun,person,feminine,,,count,human
desarrolladora,noun,person,feminine,,,count,human
competidora,noun,person,feminine,,,count,human
observadora,noun,person,feminine,,,count,human
luchadora,noun,person,feminine,,,count,human
agresora,noun,person,feminine,,,count,human
decana,noun,person,feminine,,,count,human
suscriptora,noun,person,feminine,,,count,human
pensadora,noun,person,feminine,,,count,human
pecadora,noun,person,feminine,,,count,human
mercenaria,noun,person,feminine,,,count,human
sospechosa,noun,person,feminine,,,count,human
emprendedora,noun,person,feminine,,,count,human
vicepresidenta,noun,person,feminine,,,count,human
patrocinadora,noun,person,feminine,,,count,human
admiradora,noun,person,feminine,,,count,human
conocedora,noun,person,feminine,,,count,human
embajadora,noun,person,feminine,,,count,human
prostituta,noun,person,feminine,,,count,human
lesbiana,noun,person,feminine,,,count,human
salvadora,noun,person,feminine,,,count,human
comité,noun,person,masculine,,,count,human
gremio,noun,person,masculine,,,count,human
bando,noun,person,masculine,,,count,human
clan,noun,person,masculine,,,count,human
senado,noun,person,masculine,,,count,human
batallón,noun,person,masculine,,,count,human
concejo,noun,person,masculine,,,count,human
consorcio,noun,person,masculine,,,count,human
cártel,noun,person,masculine,,,count,human
clero,noun,person,masculine,,,count,human
organismo,noun,person,masculine,,,count,human
pelotón,noun,person,masculine,,,count,human
sociedad,noun,person,feminine,,,count,human
organización,noun,person,feminine,,,count,human
compañía,noun,person,feminine,,,count,human
nación,noun,person,feminine,,,count,human
unión,noun,person,feminine,,,count,human
federación,noun,person,feminine,,,count,human
entidad,noun,person,feminine,,,count,human
tribu,noun,person,feminine,,,count,human
corporación,noun,person,feminine,,,count,human
coalición,noun,person,feminine,,,count,human
confederación,noun,person,feminine,,,count,human
mafia,noun,person,feminine,,,count,human
milicia,noun,person,feminine,,,count,human
junta directiva,noun,person,feminine,,,count,human
directiva,noun,person,feminine,,,count,human
cooperativa,noun,person,feminine,,,count,human
secta,noun,person,feminine,,,count,human
élite,noun,person,feminine,,,count,human
multinacional,noun,person,feminine,,,count,human
diputación,noun,person,feminine,,,count,human
brigada,noun,person,feminine,,,count,human
agrupación,noun,person,feminine,,,count,human
hermandad,noun,person,feminine,,,count,human
caballería,noun,person,feminine,,,count,human
astro,noun,nature,masculine,,,count,inanimate
onda,noun,nature,feminine,,,count,inanimate
superficie,noun,nature,feminine,,,count,inanimate
profundidad,noun,nature,feminine,,,count,inanimate
hidrocarburo,noun,nature,masculine,,,mass,inanimate
radiación,noun,nature,feminine,,,mass,inanimate
contaminación,noun,nature,feminine,,,mass,inanimate
estado,noun,place,masculine,,,count,inanimate,definite
domicilio,noun,place,masculine,,,count,inanimate,definite
entorno,noun,place,masculine,,,count,inanimate,definite
inmueble,noun,place,masculine,,,count,inanimate,definite
recinto,noun,place,masculine,,,count,inanimate,definite
consulado,noun,place,masculine,,,count,inanimate,definite
asentamiento,noun,place,masculine,,,count,inanimate,definite
condominio,noun,place,masculine,,,count,inanimate,definite
obispado,noun,place,masculine,,,count,inanimate,definite
ubicación,noun,idea,feminine,,,count,inanimate,definite
localidad,noun,place,feminine,,,count,inanimate,definite
peña,noun,place,feminine,,,count,inanimate,definite
editorial,noun,place,feminine,,,count,inanimate,definite
basílica,noun,place,feminine,,,count,inanimate,definite
metrópoli,noun,place,feminine,,,count,inanimate,definite
zona norte,noun,place,feminine,,,count,inanimate,definite
zona sur,noun,place,feminine,,,count,inanimate,definite
paraíso,noun,place,masculine,,,count,inanimate
sendero,noun,place,masculine,,,count,inanimate
depósito,noun,thing,masculine,,,count,inanimate
dispositivo,noun,thing,masculine,,,count,inanimate
accesorio,noun,thing,masculine,,,count,inanimate
monumento,noun,thing,masculine,,,count,inanimate
envío,noun,thing,masculine,,,count,inanimate
cargamento,noun,thing,masculine,,,count,inanimate
despliegue,noun,thing,masculine,,,count,inanimate
repuesto,noun,thing,masculine,,,count,inanimate
utensilio,noun,thing,masculine,,,count,inanimate
anexo,noun,thing,masculine,,,count,inanimate
puñado,noun,thing,masculine,,,count,inanimate
diamante,noun,thing,masculine,,,count,inanimate
arma,noun,thing,feminine,,,count,inanimate
mercancía,noun,thing,feminine,,,count,inanimate
casilla,noun,thing,feminine,,,count,inanimate
cabina,noun,thing,feminine,,,count,inanimate
plantilla,noun,thing,feminine,,,count,inanimate
patente,noun,thing,feminine,,,count,inanimate
fila,noun,thing,feminine,,,count,inanimate
réplica,noun,thing,feminine,,,count,inanimate
embarcación,noun,thing,feminine,,,count,inanimate
tabaco,noun,medicine,masculine,,,mass,inanimate
droga,noun,material,feminine,,,mass,inanimate
marihuana,noun,material,feminine,,,mass,inanimate
cocaína,noun,material,feminine,,,mass,inanimate
sustancia,noun,medicine,feminine,,,count,inanimate
hormona,noun,medicine,feminine,,,count,inanimate
enzima,noun,medicine,feminine,,,count,inanimate
nutriente,noun,medicine,masculine,,,count,inanimate
epidemia,noun,event,feminine,,,count,inanimate
pandemia,noun,event,feminine,,,count,inanimate
deshidratación,noun,illness,feminine,,,mass,inanimate
mortalidad,noun,illness,feminine,,,mass,inanimate
honor,noun,feeling,masculine,,,mass,inanimate
lamento,noun,feeling,masculine,,,mass,inanimate
encanto,noun,feeling,masculine,,,mass,inanimate
ensueño,noun,feeling,masculine,,,mass,inanimate
gloria,noun,feeling,feminine,,,mass,inanimate
devoción,noun,feeling,feminine,,,mass,inanimate
agonía,noun,feeling,feminine,,,mass,inanimate
insatisfacción,noun,feeling,feminine,,,mass,inanimate
fondo,noun,money,masculine,,,count,inanimate
incremento,noun,money,masculine,,,count,inanimate
aumento,noun,money,masculine,,,count,inanimate
tributo,noun,money,masculine,,,count,inanimate
arancel,noun,money,masculine,,,count,inanimate
cuantía,noun,money,feminine,,,count,inanimate
divisa,noun,money,feminine,,,count,inanimate
audio,noun,media,masculine,,,count,inanimate
link,noun,media,masculine,,,count,inanimate
mail,noun,media,masculine,,,count,inanimate
tweet,noun,media,masculine,,,count,inanimate
pdf,noun,media,masculine,,,count,inanimate
testimonio,noun,media,masculine,,,count,inanimate
informe,noun,media,masculine,,,count,inanimate
megabyte,noun,media,masculine,,,count,inanimate
escena,noun,media,feminine,,,count,inanimate
reseña,noun,media,feminine,,,count,inanimate
ilustración,noun,media,feminine,,,count,inanimate
caricatura,noun,media,feminine,,,count,inanimate
drama,noun,story,masculine,,,count,inanimate
sermón,noun,story,masculine,,,count,inanimate
dialecto,noun,story,masculine,,,count,inanimate
narración,noun,story,feminine,,,count,inanimate
ficción,noun,story,feminine,,,count,inanimate
sanidad,noun,subject,feminine,,,mass,inanimate
gastronomía,noun,subject,feminine,,,mass,inanimate
telecomunicación,noun,subject,feminine,,,mass,inanimate
estética,noun,subject,feminine,,,mass,inanimate
metodología,noun,subject,feminine,,,mass,inanimate
computación,noun,subject,feminine,,,mass,inanimate
diplomacia,noun,subject,feminine,,,mass,inanimate
aviación,noun,subject,feminine,,,mass,inanimate
logística,noun,subject,feminine,,,mass,inanimate
doctorado,noun,subject,masculine,,,count,inanimate
posgrado,noun,subject,masculine,,,count,inanimate
idioma,noun,idea,masculine,,,count,inanimate
noroeste,noun,direction,masculine,,,count,inanimate,definite
suroeste,noun,direction,masculine,,,count,inanimate,definite
noreste,noun,direction,masculine,,,count,inanimate,definite
sureste,noun,direction,masculine,,,count,inanimate,definite
occidente,noun,direction,masculine,,,count,inanimate,definite
periodo,noun,idea,masculine,,,count,inanimate
período,noun,idea,masculine,,,count,inanimate
lapso,noun,idea,masculine,,,count,inanimate
transcurso,noun,idea,masculine,,,count,inanimate
seno,noun,body,masculine,,,count,inanimate,definite
actualidad,noun,idea,feminine,,,count,inanimate,definite
mente,noun,idea,feminine,,,count,inanimate,definite
presidencia,noun,idea,feminine,,,count,inanimate,definite
totalidad,noun,idea,feminine,,,count,inanimate,definite
patria,noun,idea,feminine,,,count,inanimate,definite
resto,noun,idea,masculine,,,count,inanimate,definite
general,adjective,quality
actual,adjective,quality
poderoso,adjective,quality
online,adjective,quality
supremo,adjective,quality
extremo,adjective,quality
correspondiente,adjective,quality
continuo,adjective,quality
pleno,adjective,quality
franco,adjective,quality
existente,adjective,quality
ejecutivo,adjective,quality
ético,adjective,quality
determinado,adjective,quality
territorial,adjective,quality
institucional,adjective,quality
creciente,adjective,quality
respectivo,adjective,quality
humilde,adjective,quality
estratégico,adjective,quality
válido,adjective,quality
electo,adjective,quality
ideológico,adjective,quality
excesivo,adjective,quality
temático,adjective,quality
extra,adjective,quality
fanático,adjective,quality
triple,adjective,quality
restante,adjective,quality
oculto,adjective,quality
mixto,adjective,quality
cívico,adjective,quality
consecutivo,adjective,quality
decente,adjective,quality
indecente,adjective,quality
excepcional,adjective,quality
pasivo,adjective,quality
estético,adjective,quality
estructural,adjective,quality
directivo,adjective,quality
indirecto,adjective,quality
corporativo,adjective,quality
manifiesto,adjective,quality
suicida,adjective,quality
literal,adjective,quality
confiable,adjective,quality
aplicable,adjective,quality
costoso,adjective,quality
agrario,adjective,quality
pertinente,adjective,quality
progresivo,adjective,quality
perpetuo,adjective,quality
consiguiente,adjective,quality
silvestre,adjective,quality
marcial,adjective,quality
táctico,adjective,quality
influyente,adjective,quality
emergente,adjective,quality
hostil,adjective,quality
comunal,adjective,quality
cooperativo,adjective,quality
normativo,adjective,quality
honorable,adjective,quality
inverso,adjective,quality
contradictorio,adjective,quality
constructivo,adjective,quality
departamental,adjective,quality
interminable,adjective,quality
demográfico,adjective,quality
intacto,adjective,quality
eventual,adjective,quality
feroz,adjective,quality
resultante,adjective,quality
exótico,adjective,quality
explosivo,adjective,quality
preocupante,adjective,quality
promocional,adjective,quality
transversal,adjective,quality
prominente,adjective,quality
radial,adjective,quality
multimedia,adjective,quality
unitario,adjective,quality
explícito,adjective,quality
conceptual,adjective,quality
patriótico,adjective,quality
ancestral,adjective,quality
genuino,adjective,quality
participativo,adjective,quality
deficiente,adjective,quality
inexistente,adjective,quality
siniestro,adjective,quality
incondicional,adjective,quality
infame,adjective,quality
incierto,adjective,quality
mítico,adjective,quality
condicional,adjective,quality
procesal,adjective,quality
ambulante,adjective,quality
riguroso,adjective,quality
inherente,adjective,quality
simultáneo,adjective,quality
perverso,adjective,quality
imperialista,adjective,quality
preferible,adjective,quality
exhaustivo,adjective,quality
preparatorio,adjective,quality
logístico,adjective,quality
gradual,adjective,quality
inaugural,adjective,quality
delictivo,adjective,quality
impecable,adjective,quality
preferente,adjective,quality
pastoral,adjective,quality
cognitivo,adjective,quality
comparativo,adjective,quality
creíble,adjective,quality
desapercibido,adjective,quality
colateral,adjective,quality
igualitario,adjective,quality
tribal,adjective,quality
implacable,adjective,quality
sectorial,adjective,quality
nato,adjective,quality
revisado,adjective,quality
métrico,adjective,quality
retórico,adjective,quality
conmemorativo,adjective,quality
controvertido,adjective,quality
transnacional,adjective,quality
inhumano,adjective,quality
implícito,adjective,quality
consultivo,adjective,quality
ambiguo,adjective,quality
engañoso,adjective,quality
socioeconómico,adjective,quality
abrumador,adjective,quality
extravagante,adjective,quality
causal,adjective,quality
saliente,adjective,quality
indebido,adjective,quality
íntegro,adjective,quality
vehicular,adjective,quality
contractual,adjective,quality
evolutivo,adjective,quality
organizativo,adjective,quality
diferencial,adjective,quality
dual,adjective,quality
poblacional,adjective,quality
descriptivo,adjective,quality
imperativo,adjective,quality
domiciliario,adjective,quality
decepcionante,adjective,quality
retrospectivo,adjective,quality
drástico,adjective,quality
circundante,adjective,quality
existencial,adjective,quality
ágil,adjective,quality
latente,adjective,quality
imperfecto,adjective,quality
indeciso,adjective,quality
distintivo,adjective,quality
colegial,adjective,quality
estático,adjective,quality
cuántico,adjective,quality
indignante,adjective,quality
vertebral,adjective,quality
demente,adjective,quality
insostenible,adjective,quality
irreal,adjective,quality
híbrido,adjective,quality
preciado,adjective,quality
subyacente,adjective,quality
tenso,adjective,quality
todopoderoso,adjective,quality
vibrante,adjective,quality
coral,adjective,quality
fugaz,adjective,quality
trivial,adjective,quality
destacable,adjective,quality
espinal,adjective,quality
reproductivo,adjective,quality
impensable,adjective,quality
aeronáutico,adjective,quality
coloquial,adjective,quality
libertario,adjective,quality
veraz,adjective,quality
armónico,adjective,quality
cuestionable,adjective,quality
imprudente,adjective,quality
incesante,adjective,quality
gremial,adjective,quality
idóneo,adjective,quality
aplastante,adjective,quality
inspirador,adjective,quality
tónico,adjective,quality
escéptico,adjective,quality
defectuoso,adjective,quality
labial,adjective,quality
perenne,adjective,quality
descendente,adjective,quality
limítrofe,adjective,quality
ocupacional,adjective,quality
palpable,adjective,quality
canónico,adjective,quality
finito,adjective,quality
alterno,adjective,quality
terrenal,adjective,quality
análogo,adjective,quality
indeterminado,adjective,quality
operacional,adjective,quality
penúltimo,adjective,quality
preferencial,adjective,quality
cardiaco,adjective,quality
fetal,adjective,quality
súbito,adjective,quality
vocacional,adjective,quality
amenazante,adjective,quality
decadente,adjective,quality
disciplinario,adjective,quality
impopular,adjective,quality
inconcebible,adjective,quality
itinerante,adjective,quality
excéntrico,adjective,quality
ferviente,adjective,quality
longitudinal,adjective,quality
ascendente,adjective,quality
cronológico,adjective,quality
homólogo,adjective,quality
pragmático,adjective,quality
certero,adjective,quality
endémico,adjective,quality
impresentable,adjective,quality
reinante,adjective,quality
concluyente,adjective,quality
flagrante,adjective,quality
reglamentario,adjective,quality
subsiguiente,adjective,quality
afirmativo,adjective,quality
ininterrumpido,adjective,quality
venidero,adjective,quality
agravante,adjective,quality
incuestionable,adjective,quality
irrefutable,adjective,quality
elegible,adjective,quality
eminente,adjective,quality
offline,adjective,quality
prolífico,adjective,quality
simplista,adjective,quality
tácito,adjective,quality
visceral,adjective,quality
discriminatorio,adjective,quality
entendible,adjective,quality
inerte,adjective,quality
jerárquico,adjective,quality
cosmético,adjective,quality
dialéctico,adjective,quality
autodidacto,adjective,quality
modular,adjective,quality
obscuro,adjective,quality
expresivo,adjective,quality
nítido,adjective,quality
ileso,adjective,quality
imperceptible,adjective,quality
repetitivo,adjective,quality
nacido,adjective,state
convertido,adjective,state
destinado,adjective,state
previsto,adjective,state
expuesto,adjective,state
especializado,adjective,state
celebrado,adjective,state
citado,adjective,state
integrado,adjective,state
definido,adjective,state
sabido,adjective,state
inspirado,adjective,state
enterado,adjective,state
derivado,adjective,state
extendido,adjective,state
clasificado,adjective,state
necesitado,adjective,state
acordado,adjective,state
vacante,adjective,state
dotado,adjective,state
inmerso,adjective,state
discutido,adjective,state
adquirido,adjective,state
cautivo,adjective,state
cultivado,adjective,state
degenerado,adjective,state
errado,adjective,state
deteriorado,adjective,state
sesgado,adjective,state
confirmado,adjective,state
autorizado,adjective,state
convencido,adjective,state
implicado,adjective,state
dedicado,adjective,state
relacionado,adjective,state
amenazado,adjective,state
perjudicado,adjective,state
desfavorecido,adjective,state
radicado,adjective,state
a cántaros,adverb,manner,,,,,,,,,end
a gritos,adverb,manner,,,,,,,,,end
a fondo,adverb,manner,,,,,,,,,end
a mares,adverb,manner,,,,,,,,,end
a tope,adverb,manner,,,,,,,,,end
a ojo,adverb,manner,,,,,,,,,end
a rastras,adverb,manner,,,,,,,,,end
a caballo,adverb,manner,,,,,,,,,end
a máquina,adverb,manner,,,,,,,,,end
a plazos,adverb,manner,,,,,,,,,end
a palos,adverb,manner,,,,,,,,,end
a golpes,adverb,manner,,,,,,,,,end
a patadas,adverb,manner,,,,,,,,,end
a empujones,adverb,manner,,,,,,,,,end
a mordiscos,adverb,manner,,,,,,,,,end
a besos,adverb,manner,,,,,,,,,end
a carcajadas,adverb,manner,,,,,,,,,end
a trozos,adverb,manner,,,,,,,,,end
a pulso,adverb,manner,,,,,,,,,end
a traición,adverb,manner,,,,,,,,,end
a pierna suelta,adverb,manner,,,,,,,,,end
a la pata coja,adverb,manner,,,,,,,,,end
a toda prisa,adverb,manner,,,,,,,,,end
a todo volumen,adverb,manner,,,,,,,,,end
a toda marcha,adverb,manner,,,,,,,,,end
a lo loco,adverb,manner,,,,,,,,,end
a lo grande,adverb,manner,,,,,,,,,end
a la antigua,adverb,manner,,,,,,,,,end
a mi manera,adverb,manner,,,,,,,,,end
a su manera,adverb,manner,,,,,,,,,end
a tu manera,adverb,manner,,,,,,,,,end
a dieta,adverb,manner,,,,,,,,,end
al azar,adverb,manner,,,,,,,,,end
al revés,adverb,manner,,,,,,,,,end
del revés,adverb,manner,,,,,,,,,end
al contado,adverb,manner,,,,,,,,,end
al galope,adverb,manner,,,,,,,,,end
al pie de la letra,adverb,manner,,,,,,,,,end
al dedillo,adverb,manner,,,,,,,,,end
de oído,adverb,manner,,,,,,,,,end
de reojo,adverb,manner,,,,,,,,,end
de carrerilla,adverb,manner,,,,,,,,,end
de mentira,adverb,manner,,,,,,,,,end
de mala gana,adverb,manner,,,,,,,,,end
de buena gana,adverb,manner,,,,,,,,,end
de un tirón,adverb,manner,,,,,,,,,end
de un salto,adverb,manner,,,,,,,,,end
de cuclillas,adverb,manner,,,,,,,,,end
de baja,adverb,manner,,,,,,,,,end
en oferta,adverb,manner,,,,,,,,,end
de parto,adverb,manner,,,,,,,,,end
a primera vista,adverb,manner,,,,,,,,,end
de guardia,adverb,manner,,,,,,,,,end
de permiso,adverb,manner,,,,,,,,,end
de moda,adverb,manner,,,,,,,,,end
de incógnito,adverb,manner,,,,,,,,,end
de improviso,adverb,manner,,,,,,,,,end
de paso,adverb,manner,,,,,,,,,end
de sobra,adverb,manner,,,,,,,,,end
de golpe y porrazo,adverb,manner,,,,,,,,,end
en paro,adverb,manner,,,,,,,,,end
en brazos,adverb,manner,,,,,,,,,end
en ayunas,adverb,manner,,,,,,,,,end
en bandeja,adverb,manner,,,,,,,,,end
en cuclillas,adverb,manner,,,,,,,,,end
en directo,adverb,manner,,,,,,,,,end
en efectivo,adverb,manner,,,,,,,,,end
en espera,adverb,manner,,,,,,,,,end
en exceso,adverb,manner,,,,,,,,,end
en línea,adverb,manner,,,,,,,,,end
en llamas,adverb,manner,,,,,,,,,end
en obras,adverb,manner,,,,,,,,,end
en persona,adverb,manner,,,,,,,,,end
en pijama,adverb,manner,,,,,,,,,end
en pelotas,adverb,manner,,,,,,,,,end
en punto,adverb,manner,,,,,,,,,end
en ropa interior,adverb,manner,,,,,,,,,end
en silla de ruedas,adverb,manner,,,,,,,,,end
en vano,adverb,manner,,,,,,,,,end
en venta,adverb,manner,,,,,,,,,end
en vilo,adverb,manner,,,,,,,,,end
en vivo,adverb,manner,,,,,,,,,end
en coma,adverb,manner,,,,,,,,,end
en forma,adverb,manner,,,,,,,,,end
en huelga,adverb,manner,,,,,,,,,end
en libertad,adverb,manner,,,,,,,,,end
en peligro,adverb,manner,,,,,,,,,end
en serie,adverb,manner,,,,,,,,,end
en zigzag,adverb,manner,,,,,,,,,end
por casualidad,adverb,manner,,,,,,,,,end
por completo,adverb,manner,,,,,,,,,end
por correo,adverb,manner,,,,,,,,,end
por error,adverb,manner,,,,,,,,,end
por escrito,adverb,manner,,,,,,,,,end
por partes,adverb,manner,,,,,,,,,end
por parejas,adverb,manner,,,,,,,,,end
por los pelos,adverb,manner,,,,,,,,,end
por las buenas,adverb,manner,,,,,,,,,end
por las malas,adverb,manner,,,,,,,,,end
por obligación,adverb,manner,,,,,,,,,end
por las nubes,adverb,manner,,,,,,,,,end
sin duda,adverb,manner,,,,,,,,,end
sin falta,adverb,manner,,,,,,,,,end
sin ganas,adverb,manner,,,,,,,,,end
sin prisa,adverb,manner,,,,,,,,,end
sin remedio,adverb,manner,,,,,,,,,end
sin rumbo,adverb,manner,,,,,,,,,end
sin cesar,adverb,manner,,,,,,,,,end
sin aliento,adverb,manner,,,,,,,,,end
con llave,adverb,manner,,,,,,,,,end
con los brazos abiertos,adverb,manner,,,,,,,,,end
con razón,adverb,manner,,,,,,,,,end
codo con codo,adverb,manner,,,,,,,,,end
mano a mano,adverb,manner,,,,,,,,,end
gota a gota,adverb,manner,,,,,,,,,end
palabra por palabra,adverb,manner,,,,,,,,,end
uno a uno,adverb,manner,,,,,,,,,end
de dos en dos,adverb,manner,,,,,,,,,end
de uno en uno,adverb,manner,,,,,,,,,end
de tres en tres,adverb,manner,,,,,,,,,end
a cuatro patas,adverb,manner,,,,,,,,,end
a pedales,adverb,manner,,,,,,,,,end
a flote,adverb,manner,,,,,,,,,end
a remojo,adverb,manner,,,,,,,,,end
a fuego lento,adverb,manner,,,,,,,,,end
al vapor,adverb,manner,,,,,,,,,end
a la plancha,adverb,manner,,,,,,,,,end
al horno,adverb,manner,,,,,,,,,end
al baño maría,adverb,manner,,,,,,,,,end
al ajillo,adverb,manner,,,,,,,,,end
a medianoche,adverb,time,,,,,,,,,end
a media noche,adverb,time,,,,,,,,,end
a mediados de mes,adverb,time,,,,,,,,,end
a finales de mes,adverb,time,,,,,,,,,end
a principios de mes,adverb,time,,,,,,,,,end
a estas horas,adverb,time,,,,,,,,,end
a deshora,adverb,time,,,,,,,,,end
a la larga,adverb,time,,,,,,,,,end
al rato,adverb,time,,,,,,,,,end
al final del día,adverb,time,,,,,,,,,end
antes de clase,adverb,time,,,,,,,,,end
después de clase,adverb,time,,,,,,,,,end
día tras día,adverb,time,,,,,,,,,end
hoy por hoy,adverb,time,,,,,,,,,end
de aquí en adelante,adverb,time,,,,,,,,,end
de ahora en adelante,adverb,time,,,,,,,,,end
hasta tarde,adverb,time,,,,,,,,,end
por el momento,adverb,time,,,,,,,,,end
por el camino,adverb,time,,,,,,,,,end
un día sí y otro no,adverb,frequency,,,,,,,,,end
día sí y día no,adverb,frequency,,,,,,,,,end
de cuando en cuando,adverb,frequency,,,,,,,,,end
año tras año,adverb,frequency,,,,,,,,,end
sin descanso,adverb,frequency,,,,,,,,,end
muy a menudo,adverb,frequency,,,,,,,,,end
al extranjero,adverb,direction,,,,,,,,,end
a bordo,adverb,direction,,,,,,,,,end
a la sombra,adverb,direction,,,,,,,,,end
a la intemperie,adverb,direction,,,,,,,,,end
a cubierto,adverb,direction,,,,,,,,,end
a salvo,adverb,direction,,,,,,,,,end
en contra,adverb,direction,,,,,,,,,end
en lo alto,adverb,direction,,,,,,,,,end
en el extranjero,adverb,direction,,,,,,,,,end
calle arriba,adverb,direction,,,,,,,,,end
calle abajo,adverb,direction,,,,,,,,,end
río arriba,adverb,direction,,,,,,,,,end
de puertas adentro,adverb,direction,,,,,,,,,end
en internet,adverb,direction,,,,,,,,,end
por falta de,adposition,direction
por exceso de,adposition,direction
por motivos de,adposition,direction
a falta de,adposition,direction
a por,adposition,direction
a base de,adposition,direction
por problemas de,adposition,direction
cientos,numeral,quantity,masculine,plural
miles,numeral,quantity,masculine,plural
centenares,numeral,quantity,masculine,plural
cientos de,numeral,quantity,,plural
miles de,numeral,quantity,,plural
centenares de,numeral,quantity,,plural
algo más,pronoun,thing,masculine
muchísimo,adverb,quantity,,,,,,,,,verb
de lo que,conjunction,connective
ni siquiera,adverb,negation,,,,,,,,,before
por la mañana temprano,adverb,time,,,,,,,,,end
mil gracias,interjection,social
menos mal,interjection,social
fuera de servicio,adverb,manner,,,,,,,,,end
a ratos,adverb,manner,,,,,,,,,end
a punto,adverb,manner,,,,,,,,,end
bajo control,adverb,manner,,,,,,,,,end
de exámenes,adverb,manner,,,,,,,,,end
de fiesta,adverb,manner,,,,,,,,,end
de prácticas,adverb,manner,,,,,,,,,end
en bañador,adverb,manner,,,,,,,,,end
en camino,adverb,manner,,,,,,,,,end
en marcha,adverb,manner,,,,,,,,,end
en pausa,adverb,manner,,,,,,,,,end
en clave,adverb,manner,,,,,,,,,end
en chándal,adverb,manner,,,,,,,,,end
en zapatillas,adverb,manner,,,,,,,,,end
de marcha,adverb,manner,,,,,,,,,end
a media jornada,adverb,manner,,,,,,,,,end
a tiempo completo,adverb,manner,,,,,,,,,end
a tiempo parcial,adverb,manner,,,,,,,,,end
de luto,adverb,manner,,,,,,,,,end
por si acaso,adverb,manner,,,,,,,,,end
de culo,adverb,manner,,,,,,,,,end
a gol,adverb,manner,,,,,,,,,end
en media hora,adverb,time,,,,,,,,,end
de primera mano,adverb,manner,,,,,,,,,end
de segunda mano,adverb,manner,,,,,,,,,end
de carne y hueso,adverb,manner,,,,,,,,,end
de punta en blanco,adverb,manner,,,,,,,,,end
en cuerpo y alma,adverb,manner,,,,,,,,,end
a corto plazo,adverb,manner,,,,,,,,,end
a largo plazo,adverb,manner,,,,,,,,,end
en números rojos,adverb,manner,,,,,,,,,end
a fin de,adposition,direction
con tal de,adposition,direction
vez,noun,idea,feminine,,,count,inanimate,definite
hacha,noun,thing,feminine,,,count,inanimate
alma,noun,idea,feminine,,,count,inanimate
daño,noun,idea,masculine,,,mass,inanimate
escalón,noun,thing,masculine,,,count,inanimate
escaparate,noun,furniture,masculine,,,count,inanimate
risa,noun,feeling,feminine,,,mass,inanimate
billetera,noun,thing,feminine,,,count,inanimate
apetito,noun,feeling,masculine,,,mass,inanimate
aliento,noun,idea,masculine,,,mass,inanimate
urgencia,noun,idea,feminine,,,count,inanimate
ingrediente,noun,thing,masculine,,,count,inanimate
recordatorio,noun,thing,masculine,,,count,inanimate
picazón,noun,illness,feminine,,,mass,inanimate
moretón,noun,illness,masculine,,,count,inanimate
arañazo,noun,illness,masculine,,,count,inanimate
costra,noun,illness,feminine,,,count,inanimate
escalera mecánica,noun,room,feminine,,,count,inanimate,definite
remís,noun,vehicle,masculine,,,count,inanimate
a rayas,adverb,manner,,,,,,,,,end
a cuadros,adverb,manner,,,,,,,,,end
a lunares,adverb,manner,,,,,,,,,end
a topos,adverb,manner,,,,,,,,,end
a motas,adverb,manner,,,,,,,,,end
a flores,adverb,manner,,,,,,,,,end
de cuadros,adverb,manner,,,,,,,,,end
de manga corta,adverb,manner,,,,,,,,,end
de manga larga,adverb,manner,,,,,,,,,end
de cuello alto,adverb,manner,,,,,,,,,end
en blanco y negro,adverb,manner,,,,,,,,,end
en color,adverb,manner,,,,,,,,,end
a lápiz,adverb,manner,,,,,,,,,end
a boli,adverb,manner,,,,,,,,,end
a bolígrafo,adverb,manner,,,,,,,,,end
a pluma,adverb,manner,,,,,,,,,end
a tiza,adverb,manner,,,,,,,,,end
con capucha,adverb,manner,,,,,,,,,end
patineta,noun,vehicle,feminine,,,count,inanimate
rollers,noun,vehicle,masculine,plural,,count,inanimate
longboard,noun,vehicle,masculine,,,count,inanimate
patineta eléctrica,noun,vehicle,feminine,,,count,inanimate
auricular,noun,device,masculine,,,count,inanimate
bate,noun,thing,masculine,,,count,inanimate
bañista,noun,person,masculine,,,count,human
bipedestador,noun,furniture,masculine,,,count,inanimate
bol,noun,thing,masculine,,,count,inanimate
basquetbol,noun,sport,masculine,,,mass,inanimate
básquetbol,noun,sport,masculine,,,mass,inanimate
camillero,noun,person,masculine,,,count,human
camillera,noun,person,feminine,,,count,human
carnero,noun,animal,masculine,,,count,animate
centrocampista,noun,person,masculine,,,count,human
codera,noun,clothing,feminine,,,count,inanimate
espinillera,noun,clothing,feminine,,,count,inanimate
dependienta,noun,person,feminine,,,count,human
fisio,noun,person,masculine,,,count,human
geólogo,noun,person,masculine,,,count,human
geóloga,noun,person,feminine,,,count,human
glucosa,noun,material,feminine,,,mass,inanimate
hornilla,noun,device,feminine,,,count,inanimate
notaria,noun,person,feminine,,,count,human
néctar,noun,drink,masculine,,,mass,inanimate
pronunciación,noun,idea,feminine,,,count,inanimate
pronóstico,noun,idea,masculine,,,count,inanimate
pulso,noun,idea,masculine,,,count,inanimate
sticker,noun,thing,masculine,,,count,inanimate
tritón,noun,animal,masculine,,,count,animate
rebaja,noun,idea,feminine,,,count,inanimate
zancudo,noun,animal,masculine,,,count,animate
moscardón,noun,animal,masculine,,,count,animate
jején,noun,animal,masculine,,,count,animate
guajolote,noun,animal,masculine,,,count,animate
chapulín,noun,animal,masculine,,,count,animate
alpinista,noun,person,masculine,,,count,human
oficinista,noun,person,masculine,,,count,human
esteticista,noun,person,masculine,,,count,human
audiólogo,noun,person,masculine,,,count,human
audióloga,noun,person,feminine,,,count,human
foniatra,noun,person,masculine,,,count,human
ortopeda,noun,person,masculine,,,count,human
heladero,noun,person,masculine,,,count,human
trillizo,noun,person,masculine,,,count,human
trilliza,noun,person,feminine,,,count,human
parapentista,noun,person,masculine,,,count,human
grapas,noun,thing,feminine,plural,,count,inanimate
engrapadora,noun,thing,feminine,,,count,inanimate
abrochadora,noun,thing,feminine,,,count,inanimate
resaltador,noun,thing,masculine,,,count,inanimate
crayola,noun,thing,feminine,,,count,inanimate
pizarrón,noun,thing,masculine,,,count,inanimate
gis,noun,thing,masculine,,,count,inanimate
abalorio,noun,thing,masculine,,,count,inanimate
abridor,noun,thing,masculine,,,count,inanimate
tamiz,noun,thing,masculine,,,count,inanimate
comal,noun,thing,masculine,,,count,inanimate
molcajete,noun,thing,masculine,,,count,inanimate
popote,noun,thing,masculine,,,count,inanimate
canilla,noun,thing,feminine,,,count,inanimate
frazada,noun,thing,feminine,,,count,inanimate
cobija,noun,thing,feminine,,,count,inanimate
foquito,noun,thing,masculine,,,count,inanimate
lamparita,noun,thing,feminine,,,count,inanimate
hornalla,noun,thing,feminine,,,count,inanimate
guantera,noun,thing,feminine,,,count,inanimate
cajuela,noun,thing,feminine,,,count,inanimate
ojota,noun,clothing,feminine,,,count,inanimate
empapador,noun,thing,masculine,,,count,inanimate
engrosador,noun,thing,masculine,,,count,inanimate
glucómetro,noun,device,masculine,,,count,inanimate
oxímetro,noun,device,masculine,,,count,inanimate
joystick,noun,device,masculine,,,count,inanimate
deshumidificador,noun,device,masculine,,,count,inanimate
licornio,noun,device,masculine,,,count,inanimate
montacargas,noun,device,masculine,,,count,inanimate
parquímetro,noun,device,masculine,,,count,inanimate
marquesina,noun,thing,feminine,,,count,inanimate
rodapié,noun,thing,masculine,,,count,inanimate
estor,noun,furniture,masculine,,,count,inanimate
parqué,noun,material,masculine,,,count,inanimate
cenador,noun,place,masculine,,,count,inanimate,definite
tenazas,noun,thing,feminine,plural,,count,inanimate
espaldera,noun,thing,feminine,,,count,inanimate
elíptica,noun,device,feminine,,,count,inanimate
mancuerna,noun,thing,feminine,,,count,inanimate
snorkel,noun,thing,masculine,,,count,inanimate
bodyboard,noun,sport,masculine,,,mass,inanimate
crochet,noun,activity,masculine,,,mass,inanimate
origami,noun,activity,masculine,,,mass,inanimate
macramé,noun,activity,masculine,,,mass,inanimate
sentadilla,noun,activity,feminine,,,count,inanimate
flexión,noun,activity,feminine,,,count,inanimate
jaqueca,noun,illness,feminine,,,mass,inanimate,bare
gastritis,noun,illness,feminine,,,mass,inanimate
aftas,noun,illness,feminine,plural,,count,inanimate
gragea,noun,medicine,feminine,,,count,inanimate
aerosol,noun,medicine,masculine,,,count,inanimate
frijol,noun,food,masculine,,,count,inanimate
pochoclo,noun,food,masculine,,,mass,inanimate
chupetín,noun,food,masculine,,,count,inanimate
aguachile,noun,dish,masculine,,,count,inanimate
chilaquiles,noun,dish,masculine,plural,,count,inanimate
sope,noun,dish,masculine,,,count,inanimate
gordita,noun,dish,feminine,,,count,inanimate
nafta,noun,material,feminine,,,mass,inanimate
rocío,noun,weather,masculine,,,mass,inanimate,definite
cucha,noun,furniture,feminine,,,count,inanimate
hombre del tiempo,noun,person,masculine,,,count,human
mujer del tiempo,noun,person,feminine,,,count,human
chica del tiempo,noun,person,feminine,,,count,human
tejano,adjective,quality
rocódromo,noun,place,masculine,,,count,inanimate,definite
grada,noun,place,feminine,,,count,inanimate,definite
tesoro,noun,thing,masculine,,,count,inanimate
rey mago,noun,person,masculine,,,count,human
milímetro,noun,quantity,masculine,,,count,inanimate
centímetro,noun,quantity,masculine,,,count,inanimate
kilómetro,noun,quantity,masculine,,,count,inanimate
gramo,noun,quantity,masculine,,,count,inanimate
mililitro,noun,quantity,masculine,,,count,inanimate
tonelada,noun,quantity,feminine,,,count,inanimate
hectárea,noun,quantity,feminine,,,count,inanimate
pulgada,noun,quantity,feminine,,,count,inanimate
yudo,noun,sport,masculine,,,mass,inanimate
ruedines,noun,thing,masculine,plural,,count,inanimate
socorro,noun,idea,masculine,,,mass,inanimate,bare
espinaca,noun,food,feminine,,,count,inanimate
acelga,noun,food,feminine,,,count,inanimate
alcaparra,noun,food,feminine,,,count,inanimate
repollo,noun,food,masculine,,,count,inanimate
desagüe,noun,thing,masculine,,,count,inanimate
trapecio,noun,thing,masculine,,,count,inanimate
cono,noun,thing,masculine,,,count,inanimate
antivirus,noun,device,masculine,,,count,inanimate
talla,noun,idea,feminine,,,count,inanimate
sexto,adjective,quality
séptimo,adjective,quality
octavo,adjective,quality
noveno,adjective,quality
décimo,adjective,quality
transbordo,noun,event,masculine,,,mass,inanimate
bronca,noun,activity,feminine,,,count,inanimate
amo,noun,person,masculine,,,count,human
berrinche,noun,activity,masculine,,,count,inanimate
pataleta,noun,activity,feminine,,,count,inanimate
portazo,noun,activity,masculine,,,count,inanimate
racimo,noun,quantity,masculine,,,count,inanimate
efe,noun,idea,feminine,,,count,inanimate,definite
ele,noun,idea,feminine,,,count,inanimate,definite
eme,noun,idea,feminine,,,count,inanimate,definite
ene,noun,idea,feminine,,,count,inanimate,definite
eñe,noun,idea,feminine,,,count,inanimate,definite
erre,noun,idea,feminine,,,count,inanimate,definite
hache,noun,idea,feminine,,,count,inanimate,definite
zeta,noun,idea,feminine,,,count,inanimate,definite
equis,noun,idea,feminine,,,count,inanimate,definite
uve,noun,idea,feminine,,,count,inanimate,definite
dios,noun,person,masculine,singular,,count,human,bare

"""#
}
