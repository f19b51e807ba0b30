// Generated from Data/grammar/pt/lexicon.csv by script/generate: do not edit.
// swift-format-ignore-file

extension GrammarTables {
  static let portugueseLexicon: StaticString = #"""
lemma,class,kind,gender,number,person,countability,animacy,article,tense,phrase,place,asks
eu,pronoun,person,,singular,1,,human
tu,pronoun,person,,singular,2,,human
você,pronoun,person,,singular,3,,human
o senhor,pronoun,person,masculine,singular,3,,human
a senhora,pronoun,person,feminine,singular,3,,human
ele,pronoun,person,masculine,singular,3,,human
ela,pronoun,person,feminine,singular,3,,human
nós,pronoun,person,,plural,1,,human
a gente,pronoun,person,,singular,3,,human
vós,pronoun,person,,plural,2,,human
vocês,pronoun,person,,plural,3,,human
eles,pronoun,person,masculine,plural,3,,human
elas,pronoun,person,feminine,plural,3,,human
mim,pronoun,person,,singular,1,,human
me,pronoun,person,,singular,1,,human
ti,pronoun,person,,singular,2,,human
te,pronoun,person,,singular,2,,human
alguém,pronoun,person,masculine,,,,human
todos,pronoun,person,masculine,plural,,,human
ninguém,pronoun,negation,masculine,,,,human
nada,pronoun,negation,masculine
isto,pronoun,demonstrative,masculine
isso,pronoun,demonstrative,masculine
aquilo,pronoun,demonstrative,masculine
tudo,pronoun,quantity,masculine
alguma coisa,pronoun,quantity,feminine
algo,pronoun,quantity,masculine
este,determiner,demonstrative
esse,determiner,demonstrative
aquele,determiner,demonstrative
meu,determiner,possessive
teu,determiner,possessive
seu,determiner,possessive
nosso,determiner,possessive
vosso,determiner,possessive
dele,determiner,possessive
dela,determiner,possessive
deles,determiner,possessive
delas,determiner,possessive
o,determiner,thing
um,determiner,thing
nenhum,determiner,negation
dois,numeral,quantity
três,numeral,quantity
quatro,numeral,quantity
cinco,numeral,quantity
seis,numeral,quantity
sete,numeral,quantity
oito,numeral,quantity
nove,numeral,quantity
dez,numeral,quantity
onze,numeral,quantity
doze,numeral,quantity
quinze,numeral,quantity
vinte,numeral,quantity
trinta,numeral,quantity
cem,numeral,quantity
mais,adverb,quantity,,,,,,,,,verb
menos,adverb,quantity,,,,,,,,,verb
muito,adverb,quantity,,,,,,,,,verb
pouco,adverb,quantity,,,,,,,,,verb
demais,adverb,quantity,,,,,,,,,verb
bastante,adverb,quantity,,,,,,,,,verb
suficiente,adverb,quantity,,,,,,,,,verb
um pouco,adverb,quantity,,,,,,,,,verb
um pouquinho,adverb,quantity,,,,,,,,,verb
muitos,determiner,quantity,,plural
poucos,determiner,quantity,,plural
tantos,determiner,quantity,,plural
alguns,determiner,quantity,,plural
vários,determiner,quantity,,plural
diversos,determiner,quantity,,plural
inúmeros,determiner,quantity,,plural
diverso,determiner,quantity
várias,determiner,quantity,,plural
diversas,determiner,quantity,,plural
inúmeras,determiner,quantity,,plural
demasiados,determiner,quantity,,plural
demasiadas,determiner,quantity,,plural
algum,determiner,quantity
outro,determiner,quantity
todo,determiner,quantity
tão,adverb,degree,,,,,,,,,verb
quase,adverb,degree,,,,,,,,,before
só,adverb,degree,,,,,,,,,before
também,adverb,manner,,,,,,,,,before
talvez,adverb,manner,,,,,,,,,start
o que,adverb,question,,,,,,,,,,what
que,adverb,question,,,,,,,,,,what
quem,adverb,question,,,,,,,,,,who
qual,adverb,question,,,,,,,,,,which
onde,adverb,question,,,,,,,,,,where
aonde,adverb,question,,,,,,,,,,where-to
de onde,adverb,question,,,,,,,,,,where-from
quando,adverb,question,,,,,,,,,,when
há quanto tempo,adverb,question,,,,,,,,,,when
faz quanto tempo,adverb,question,,,,,,,,faz quanto tempo que,,when
há quantos anos,adverb,question,,,,,,,,,,when
há quantos dias,adverb,question,,,,,,,,,,when
há quantos meses,adverb,question,,,,,,,,,,when
há quantas horas,adverb,question,,,,,,,,,,when
há quantas semanas,adverb,question,,,,,,,,,,when
como,adverb,question,,,,,,,,,,how
quanto,adverb,question,,,,,,,,,,how-many
quanta,adverb,question,,,,,,,,,,how-many
quantos,adverb,question,,,,,,,,,,how-many
quantas,adverb,question,,,,,,,,,,how-many
por que,adverb,question,,,,,,,,,,why
porquê,adverb,question,,,,,,,,,,why
para que,adverb,question,,,,,,,,,,what-for
de quem,adverb,question,,,,,,,,,,whose
não,particle,negation,,,,,,,,,before
nunca,adverb,negation,,,,,,,,,before
jamais,adverb,negation,,,,,,,,,before
também não,adverb,negation,,,,,,,,,before
recém,adverb,degree
tampouco,adverb,negation,,,,,,,,,before
já não,adverb,negation,,,,,,,,,before
ainda não,adverb,negation,,,,,,,,,before
nunca mais,adverb,negation,,,,,,,,,before
e,conjunction,connective
ou,conjunction,connective
mas,conjunction,connective
porque,conjunction,connective
nem,conjunction,connective
a,adposition,direction
de,adposition,direction
em,adposition,direction
com,adposition,direction
sem,adposition,direction
para,adposition,direction
por,adposition,direction
desde,adposition,direction
até,adposition,direction
sobre,adposition,direction
contra,adposition,direction
entre,adposition,direction
por favor,interjection,social
obrigado,interjection,social
obrigada,interjection,social
não vale,interjection,social
oi,interjection,social
olá,interjection,social
oba,interjection,social
eba,interjection,social
uau,interjection,social
na minha opinião,interjection,social
é claro,interjection,social
ainda bem,interjection,social
por mim,interjection,social
eita,interjection,social
puxa,interjection,social
poxa,interjection,social
caramba,interjection,social
opa,interjection,social
eca,interjection,social
ufa,interjection,social
iupi,interjection,social
credo,interjection,social
ops,interjection,social
ei,interjection,social
ai,interjection,social
tchau,interjection,social
desculpa,interjection,social
sim,interjection,social
tudo bem,interjection,social
bom dia,interjection,social
boa tarde,interjection,social
boa noite,interjection,social
de nada,interjection,social
até logo,interjection,social
ontem,adverb,time,,,,,,,past,,end
anteontem,adverb,time,,,,,,,past,,end
ontem à noite,adverb,time,,,,,,,past,,end
ontem de manhã,adverb,time,,,,,,,past,,end
ontem à tarde,adverb,time,,,,,,,past,,end
antes,adverb,time,,,,,,,past,,end
há pouco,adverb,time,,,,,,,past,,end
há muito tempo,adverb,time,,,,,,,past,,end
há uma semana,adverb,time,,,,,,,past,,end
há um mês,adverb,time,,,,,,,past,,end
há um ano,adverb,time,,,,,,,past,,end
semana passada,adverb,time,,,,,,,past,na semana passada,end
na semana passada,adverb,time,,,,,,,past,,end
no mês passado,adverb,time,,,,,,,past,,end
no ano passado,adverb,time,,,,,,,past,,end
no fim de semana passado,adverb,time,,,,,,,past,,end
no verão passado,adverb,time,,,,,,,past,,end
outro dia,adverb,time,,,,,,,past,,end
no outro dia,adverb,time,,,,,,,past,,end
uma vez,adverb,time,,,,,,,past,,end
naquele dia,adverb,time,,,,,,,past,,end
então,adverb,time,,,,,,,past,,end
agora,adverb,time,,,,,,,present,,end
agora mesmo,adverb,time,,,,,,,present,,end
hoje,adverb,time,,,,,,,present,,end
hoje em dia,adverb,time,,,,,,,present,,end
neste momento,adverb,time,,,,,,,present,,end
esta manhã,adverb,time,,,,,,,past,,end
esta tarde,adverb,time,,,,,,,present,,end
esta semana,adverb,time,,,,,,,present,,end
já,adverb,time,,,,,,,present,,before
ainda,adverb,time,,,,,,,present,,before
amanhã,adverb,time,,,,,,,future,,end
depois de amanhã,adverb,time,,,,,,,future,,end
depois,adverb,time,,,,,,,future,,end
logo,adverb,time,,,,,,,future,,end
mais tarde,adverb,time,,,,,,,future,,end
em breve,adverb,time,,,,,,,future,,end
hoje à noite,adverb,time,,,,,,,future,,end
esta noite,adverb,time,,,,,,,future,,end
amanhã de manhã,adverb,time,,,,,,,future,,end
amanhã à tarde,adverb,time,,,,,,,future,,end
amanhã à noite,adverb,time,,,,,,,future,,end
na próxima semana,adverb,time,,,,,,,future,,end
na semana que vem,adverb,time,,,,,,,future,,end
semana que vem,adverb,time,,,,,,,future,na semana que vem,end
no próximo mês,adverb,time,,,,,,,future,,end
no mês que vem,adverb,time,,,,,,,future,,end
no próximo ano,adverb,time,,,,,,,future,,end
no ano que vem,adverb,time,,,,,,,future,,end
no próximo fim de semana,adverb,time,,,,,,,future,,end
daqui a pouco,adverb,time,,,,,,,future,,end
daqui a uma hora,adverb,time,,,,,,,future,,end
dentro de uma hora,adverb,time,,,,,,,future,,end
em seguida,adverb,time,,,,,,,future,,end
algum dia,adverb,time,,,,,,,future,,end
um dia,adverb,time,,,,,,,future,,end
de dia,adverb,time,,,,,,,,,end
de noite,adverb,time,,,,,,,,,end
de manhã,adverb,time,,,,,,,,,end
à tarde,adverb,time,,,,,,,,,end
à noite,adverb,time,,,,,,,,,end
ao meio-dia,adverb,time,,,,,,,,,end
na hora do almoço,adverb,time,,,,,,,,,end
no final,adverb,time,,,,,,,,,end
segunda-feira,noun,weekday,feminine,,,,,,future,na segunda-feira
na segunda-feira,adverb,weekday,,,,,,,future
terça-feira,noun,weekday,feminine,,,,,,future,na terça-feira
na terça-feira,adverb,weekday,,,,,,,future
quarta-feira,noun,weekday,feminine,,,,,,future,na quarta-feira
na quarta-feira,adverb,weekday,,,,,,,future
quinta-feira,noun,weekday,feminine,,,,,,future,na quinta-feira
na quinta-feira,adverb,weekday,,,,,,,future
sexta-feira,noun,weekday,feminine,,,,,,future,na sexta-feira
segunda,noun,weekday,feminine,,,,,,future,na segunda
terça,noun,weekday,feminine,,,,,,future,na terça
quarta,noun,weekday,feminine,,,,,,future,na quarta
quinta,noun,weekday,feminine,,,,,,future,na quinta
sexta,noun,weekday,feminine,,,,,,future,na sexta
na sexta-feira,adverb,weekday,,,,,,,future
sábado,noun,weekday,masculine,,,,,,future,no sábado
no sábado,adverb,weekday,,,,,,,future
domingo,noun,weekday,masculine,,,,,,future,no domingo
no domingo,adverb,weekday,,,,,,,future
fim de semana,noun,time,masculine,,,,,,future,no fim de semana
noite,noun,time,feminine,,,,,,,à noite
tarde,noun,time,feminine,,,,,,,à tarde
manhã,noun,time,feminine,,,,,,,de manhã
sempre,adverb,frequency,,,,,,,,,before
quase sempre,adverb,frequency,,,,,,,,,before
às vezes,adverb,frequency,,,,,,,,,end
muitas vezes,adverb,frequency,,,,,,,,,end
outra vez,adverb,frequency,,,,,,,,,end
de novo,adverb,frequency,,,,,,,,,end
todos os dias,adverb,frequency,,,,,,,,,end
cada dia,adverb,frequency,,,,,,,,,end
todas as semanas,adverb,frequency,,,,,,,,,end
normalmente,adverb,frequency,,,,,,,,,start
duas vezes,adverb,frequency,,,,,,,,,end
de vez em quando,adverb,frequency,,,,,,,,,end
aqui,adverb,direction
ali,adverb,direction
lá,adverb,direction
aí,adverb,direction
cá,adverb,direction
para cima,adverb,direction
para baixo,adverb,direction
dentro,adverb,direction
fora,adverb,direction
perto,adverb,direction
longe,adverb,direction
em cima,adverb,direction
embaixo,adverb,direction
na frente,adverb,direction
atrás,adverb,direction
à esquerda,adverb,direction
à direita,adverb,direction
lá fora,adverb,direction
bem,adverb,manner,,,,,,,,,end
mal,adverb,manner,,,,,,,,,end
melhor,adverb,manner,,,,,,,,,end
pior,adverb,manner,,,,,,,,,end
depressa,adverb,manner,,,,,,,,,end
devagar,adverb,manner,,,,,,,,,end
rápido,adverb,manner,,,,,,,,,end
juntos,adverb,manner,,,,,,,,,end
assim,adverb,manner,,,,,,,,,end
em silêncio,adverb,manner,,,,,,,,,end
de boa,adverb,manner,,,,,,,,,end
mamãe,noun,person,feminine,,,,human,definite
mamã,noun,person,feminine,,,,human,definite
papá,noun,person,masculine,,,,human,definite
papai,noun,person,masculine,,,,human,definite
mãe,noun,person,feminine,,,,human,definite
pai,noun,person,masculine,,,,human,definite
mão,noun,body,feminine
foto,noun,media,feminine
dia,noun,duration,masculine
casa,noun,home,feminine,,,,,bare
água,noun,drink,feminine,,,mass
leite,noun,drink,masculine,,,mass
pão,noun,food,masculine,,,mass
arroz,noun,food,masculine,,,mass
carne,noun,food,feminine,,,mass
frango,noun,food,masculine,,,mass
queijo,noun,food,masculine,,,mass
sopa,noun,food,feminine,,,mass
maçã,noun,food,feminine
banana,noun,food,feminine
biscoito,noun,food,masculine
suco,noun,drink,masculine,,,mass
menino,noun,person,masculine,,,,human
menina,noun,person,feminine,,,,human
bebê,noun,person,masculine,,,,human
irmão,noun,person,masculine,,,,human
irmã,noun,person,feminine,,,,human
avó,noun,person,feminine,,,,human
avô,noun,person,masculine,,,,human
amigo,noun,person,masculine,,,,human
amiga,noun,person,feminine,,,,human
professora,noun,person,feminine,,,,human
professor,noun,person,masculine,,,,human
médico,noun,person,masculine,,,,human
médica,noun,person,feminine,,,,human
homem,noun,person,masculine,,,,human
mulher,noun,person,feminine,,,,human
cachorro,noun,animal,masculine,,,,animate
cão,noun,animal,masculine,,,,animate
gato,noun,animal,masculine,,,,animate
peixe,noun,animal,masculine,,,,animate
parque,noun,place,masculine
praia,noun,place,feminine
escola,noun,place,feminine
loja,noun,place,feminine
piscina,noun,place,feminine
cinema,noun,place,masculine
hospital,noun,place,masculine
banheiro,noun,room,masculine
cozinha,noun,room,feminine
jardim,noun,room,masculine
cama,noun,furniture,feminine
cadeira,noun,furniture,feminine
mesa,noun,furniture,feminine
bola,noun,toy,feminine
boneca,noun,toy,feminine
brinquedo,noun,toy,masculine
futebol,noun,sport,masculine,,,mass
xadrez,noun,game,masculine,,,mass
livro,noun,book,masculine
história,noun,story,feminine
música,noun,music,feminine,,,mass
canção,noun,music,feminine,,,count
guitarra,noun,instrument,feminine
violão,noun,instrument,masculine
piano,noun,instrument,masculine
televisão,noun,media,feminine
filme,noun,media,masculine
cabeça,noun,body,feminine
rosto,noun,body,masculine
dente,noun,body,masculine
pé,noun,body,masculine
barriga,noun,body,feminine
cabelo,noun,body,masculine,,,mass
perna,noun,body,feminine
fome,noun,state,feminine,,,mass
sede,noun,state,feminine,,,mass
sono,noun,state,masculine,,,mass
frio,noun,state,masculine,,,mass
calor,noun,state,masculine,,,mass
medo,noun,emotion,masculine,,,mass
pressa,noun,state,feminine,,,mass
dinheiro,noun,money,masculine,,,mass
carro,noun,vehicle,masculine
trem,noun,vehicle,masculine
ônibus,noun,vehicle,masculine
bicicleta,noun,vehicle,feminine
casaco,noun,clothing,masculine
sapato,noun,clothing,masculine
camisa,noun,clothing,feminine
porta,noun,thing,feminine
janela,noun,thing,feminine
luz,noun,device,feminine
colher,noun,thing,feminine
lápis,noun,thing,masculine
papel,noun,material,masculine,,,mass
sabonete,noun,material,masculine,,,mass
presente,noun,thing,masculine
ajuda,noun,idea,feminine,,,mass
festa,noun,event,feminine
português,noun,language,masculine,,,mass
inglês,noun,language,masculine,,,mass
feliz,adjective,emotion
triste,adjective,emotion
bravo,adjective,emotion
contente,adjective,emotion
assustado,adjective,emotion
preocupado,adjective,emotion
nervoso,adjective,emotion
calmo,adjective,emotion
entediado,adjective,emotion
surpreso,adjective,emotion
cansado,adjective,state
doente,adjective,state
pronto,adjective,state
molhado,adjective,state
murcho,adjective,state
sozinho,adjective,state
ocupado,adjective,state
sentado,adjective,state
bom,adjective,quality
ótimo,adjective,quality
mau,adjective,quality
novo,adjective,quality
velho,adjective,quality
bonito,adjective,quality
feio,adjective,quality
limpo,adjective,quality
sujo,adjective,quality
gostoso,adjective,quality
quente,adjective,quality
forte,adjective,quality
fácil,adjective,quality
difícil,adjective,quality
divertido,adjective,quality
simpático,adjective,quality
vermelho,adjective,color
azul,adjective,color
verde,adjective,color
amarelo,adjective,color
branco,adjective,color
preto,adjective,color
grande,adjective,size
pequeno,adjective,size
alto,adjective,size
baixo,adjective,size
comprido,adjective,size
curto,adjective,size
açúcar,noun,food,masculine,,,mass
manteiga,noun,food,feminine,,,mass
batata,noun,food,feminine
laranja,noun,food,feminine
ovo,noun,food,masculine
chocolate,noun,food,masculine,,,mass
sorvete,noun,food,masculine
bolo,noun,food,masculine
café,noun,drink,masculine,,,mass
chá,noun,drink,masculine,,,mass
óculos,noun,clothing,masculine,plural
calça,noun,clothing,feminine
gente,noun,person,feminine,,,mass,human
família,noun,person,feminine,,,,human
pássaro,noun,animal,masculine,,,,animate
cavalo,noun,animal,masculine,,,,animate
árvore,noun,plant,feminine
flor,noun,plant,feminine
uma,determiner,,,,,,,,,um
uns,determiner,,,,,,,,,um
umas,determiner,,,,,,,,,um
os,determiner,,,,,,,,,o
as,determiner,,,,,,,,,o
esta,determiner,,,,,,,,,este
estes,determiner,,,,,,,,,este
estas,determiner,,,,,,,,,este
essa,determiner,,,,,,,,,esse
esses,determiner,,,,,,,,,esse
essas,determiner,,,,,,,,,esse
aquela,determiner,,,,,,,,,aquele
aqueles,determiner,,,,,,,,,aquele
aquelas,determiner,,,,,,,,,aquele
minha,determiner,,,,,,,,,meu
meus,determiner,,,,,,,,,meu
minhas,determiner,,,,,,,,,meu
tua,determiner,,,,,,,,,teu
teus,determiner,,,,,,,,,teu
tuas,determiner,,,,,,,,,teu
sua,determiner,,,,,,,,,seu
seus,determiner,,,,,,,,,seu
suas,determiner,,,,,,,,,seu
nossa,determiner,,,,,,,,,nosso
nossos,determiner,,,,,,,,,nosso
nossas,determiner,,,,,,,,,nosso
outra,determiner,,,,,,,,,outro
outros,determiner,,,,,,,,,outro
outras,determiner,,,,,,,,,outro
muita,determiner,,,,,,,,,muito
pouca,determiner,,,,,,,,,pouco
tanta,determiner,,,,,,,,,tanto
tantas,determiner,,,,,,,,,tantos
toda,determiner,,,,,,,,,todo
todas,determiner,,,,,,,,,todo
muitas,determiner,,,,,,,,,muitos
poucas,determiner,,,,,,,,,poucos
algumas,determiner,,,,,,,,,alguns
alguma,determiner,,,,,,,,,algum
nenhuma,determiner,,,,,,,,,nenhum
duas,determiner,,,,,,,,,dois
em cima de,adposition,direction
embaixo de,adposition,direction
debaixo de,adposition,direction
atrás de,adposition,direction
na frente de,adposition,direction
em frente de,adposition,direction
em frente a,adposition,direction
ao lado de,adposition,direction
do lado de,adposition,direction
dentro de,adposition,direction
fora de,adposition,direction
perto de,adposition,direction
longe de,adposition,direction
ao redor de,adposition,direction
à esquerda de,adposition,direction
à direita de,adposition,direction
no meio de,adposition,direction
junto de,adposition,direction
acima de,adposition,direction
abaixo de,adposition,direction
verdura,noun,food,feminine,,,mass
do que,conjunction,connective
não mais,adverb,negation,,,,,,,,mais,verb
embora,adverb,direction
cedo,adverb,manner
somente,adverb,degree,,,,,,,,,before
apenas,adverb,degree,,,,,,,,,before
todo mundo,pronoun,person,masculine,singular,3,,human
toda a gente,pronoun,person,feminine,singular,3,,human
saudade,noun,feeling,feminine,,,mass
vontade,noun,feeling,feminine,,,mass
Inês,proper-noun,person,feminine,singular,,,human
Beatriz,proper-noun,person,feminine,singular,,,human
Raquel,proper-noun,person,feminine,singular,,,human
Isabel,proper-noun,person,feminine,singular,,,human
Ester,proper-noun,person,feminine,singular,,,human
Míriam,proper-noun,person,feminine,singular,,,human
Carmen,proper-noun,person,feminine,singular,,,human
Ruth,proper-noun,person,feminine,singular,,,human
Íris,proper-noun,person,feminine,singular,,,human
Lurdes,proper-noun,person,feminine,singular,,,human
Doris,proper-noun,person,feminine,singular,,,human
Luca,proper-noun,person,masculine,singular,,,human
Josué,proper-noun,person,masculine,singular,,,human
se,conjunction,connective
enquanto,conjunction,connective
pois,conjunction,connective
porém,conjunction,connective
até que,conjunction,connective
antes que,conjunction,connective
depois que,conjunction,connective
assim que,conjunction,connective
logo que,conjunction,connective
sempre que,conjunction,connective
já que,conjunction,connective
por isso,conjunction,connective
antes de,adposition,direction
depois de,adposition,direction
por volta de,adposition,direction
diante de,adposition,direction
através de,adposition,direction
por cima de,adposition,direction
por baixo de,adposition,direction
por trás de,adposition,direction
por dentro de,adposition,direction
à volta de,adposition,direction
diante,adverb,direction
junto,adverb,direction
demasiado,adverb,quantity,,,,,,,,,verb
super,adverb,degree,,,,,,,,,verb
meio,adverb,degree,,,,,,,,,verb
tomara que,adverb,manner,,,,,,,,,start
tomara,adverb,manner,,,,,,,,tomara que,start
quem dera,adverb,manner,,,,,,,,quem dera,start
oxalá,adverb,manner,,,,,,,,,start
comichão,noun,feeling,feminine,,,mass
meio-dia,noun,time,masculine,,,,,,,ao meio-dia,end
meia-noite,noun,time,feminine,,,,,,,à meia-noite,end
cor de laranja,adjective,color
cor de rosa,adjective,color
cor de vinho,adjective,color
senhora,noun,person,feminine,,,,human
senhor,noun,person,masculine,,,,human
Pai Natal,proper-noun,person,masculine,singular,,,human,definite
Menino Jesus,proper-noun,person,masculine,singular,,,human,definite
Coelhinho da Páscoa,proper-noun,person,masculine,singular,,,human,definite
parabéns,interjection,social
primeiro,adjective,quality
segundo,adjective,quality
terceiro,adjective,quality
quarto lugar,noun,idea,masculine
sexto,adjective,quality
último,adjective,quality
próximo,adjective,quality
África,proper-noun,place,feminine,singular,,,inanimate,definite
Alemanha,proper-noun,place,feminine,singular,,,inanimate,definite
Argentina,proper-noun,place,feminine,singular,,,inanimate,definite
Ásia,proper-noun,place,feminine,singular,,,inanimate,definite
Austrália,proper-noun,place,feminine,singular,,,inanimate,definite
Bahia,proper-noun,place,feminine,singular,,,inanimate,definite
Bolívia,proper-noun,place,feminine,singular,,,inanimate,definite
China,proper-noun,place,feminine,singular,,,inanimate,definite
Colômbia,proper-noun,place,feminine,singular,,,inanimate,definite
Espanha,proper-noun,place,feminine,singular,,,inanimate,definite
Europa,proper-noun,place,feminine,singular,,,inanimate,definite
França,proper-noun,place,feminine,singular,,,inanimate,definite
Grécia,proper-noun,place,feminine,singular,,,inanimate,definite
Holanda,proper-noun,place,feminine,singular,,,inanimate,definite
Inglaterra,proper-noun,place,feminine,singular,,,inanimate,definite
Irlanda,proper-noun,place,feminine,singular,,,inanimate,definite
Itália,proper-noun,place,feminine,singular,,,inanimate,definite
Rússia,proper-noun,place,feminine,singular,,,inanimate,definite
Suíça,proper-noun,place,feminine,singular,,,inanimate,definite
Turquia,proper-noun,place,feminine,singular,,,inanimate,definite
Amazônia,proper-noun,place,feminine,singular,,,inanimate,definite
Venezuela,proper-noun,place,feminine,singular,,,inanimate,definite
Ucrânia,proper-noun,place,feminine,singular,,,inanimate,definite
Bélgica,proper-noun,place,feminine,singular,,,inanimate,definite
Suécia,proper-noun,place,feminine,singular,,,inanimate,definite
Noruega,proper-noun,place,feminine,singular,,,inanimate,definite
Polónia,proper-noun,place,feminine,singular,,,inanimate,definite
Polônia,proper-noun,place,feminine,singular,,,inanimate,definite
Coreia,proper-noun,place,feminine,singular,,,inanimate,definite
Brasil,proper-noun,place,masculine,singular,,,inanimate,definite
Japão,proper-noun,place,masculine,singular,,,inanimate,definite
Canadá,proper-noun,place,masculine,singular,,,inanimate,definite
México,proper-noun,place,masculine,singular,,,inanimate,definite
Uruguai,proper-noun,place,masculine,singular,,,inanimate,definite
Paraguai,proper-noun,place,masculine,singular,,,inanimate,definite
Egito,proper-noun,place,masculine,singular,,,inanimate,definite
Equador,proper-noun,place,masculine,singular,,,inanimate,definite
Algarve,proper-noun,place,masculine,singular,,,inanimate,definite
Alentejo,proper-noun,place,masculine,singular,,,inanimate,definite
Rio de Janeiro,proper-noun,place,masculine,singular,,,inanimate,definite
Recife,proper-noun,place,masculine,singular,,,inanimate,definite
Acre,proper-noun,place,masculine,singular,,,inanimate,definite
Ceará,proper-noun,place,masculine,singular,,,inanimate,definite
Pará,proper-noun,place,masculine,singular,,,inanimate,definite
Paraná,proper-noun,place,masculine,singular,,,inanimate,definite
Amazonas,proper-noun,place,masculine,singular,,,inanimate,definite
Maranhão,proper-noun,place,masculine,singular,,,inanimate,definite
Piauí,proper-noun,place,masculine,singular,,,inanimate,definite
Vaticano,proper-noun,place,masculine,singular,,,inanimate,definite
Minho,proper-noun,place,masculine,singular,,,inanimate,definite
Nordeste,proper-noun,place,masculine,singular,,,inanimate,definite
Estados Unidos,proper-noun,place,masculine,plural,,,inanimate,definite
Açores,proper-noun,place,masculine,plural,,,inanimate,definite
Filipinas,proper-noun,place,feminine,plural,,,inanimate,definite
Portugal,proper-noun,place,masculine,singular,,,inanimate,bare
Angola,proper-noun,place,masculine,singular,,,inanimate,bare
Moçambique,proper-noun,place,masculine,singular,,,inanimate,bare
Cabo Verde,proper-noun,place,masculine,singular,,,inanimate,bare
Timor,proper-noun,place,masculine,singular,,,inanimate,bare
Cuba,proper-noun,place,masculine,singular,,,inanimate,bare
Israel,proper-noun,place,masculine,singular,,,inanimate,bare
Marrocos,proper-noun,place,masculine,singular,,,inanimate,bare
São Paulo,proper-noun,place,masculine,singular,,,inanimate,bare
Lisboa,proper-noun,place,masculine,singular,,,inanimate,bare
Brasília,proper-noun,place,masculine,singular,,,inanimate,bare
Fortaleza,proper-noun,place,masculine,singular,,,inanimate,bare
Coimbra,proper-noun,place,masculine,singular,,,inanimate,bare
Braga,proper-noun,place,masculine,singular,,,inanimate,bare
Curitiba,proper-noun,place,masculine,singular,,,inanimate,bare
Manaus,proper-noun,place,masculine,singular,,,inanimate,bare
Belém,proper-noun,place,masculine,singular,,,inanimate,bare
Goiânia,proper-noun,place,masculine,singular,,,inanimate,bare
Campinas,proper-noun,place,masculine,singular,,,inanimate,bare
Florianópolis,proper-noun,place,masculine,singular,,,inanimate,bare
Porto Alegre,proper-noun,place,masculine,singular,,,inanimate,bare
Belo Horizonte,proper-noun,place,masculine,singular,,,inanimate,bare
Faro,proper-noun,place,masculine,singular,,,inanimate,bare
Évora,proper-noun,place,masculine,singular,,,inanimate,bare
Sintra,proper-noun,place,masculine,singular,,,inanimate,bare
Aveiro,proper-noun,place,masculine,singular,,,inanimate,bare
Setúbal,proper-noun,place,masculine,singular,,,inanimate,bare
Guimarães,proper-noun,place,masculine,singular,,,inanimate,bare
Paris,proper-noun,place,masculine,singular,,,inanimate,bare
Londres,proper-noun,place,masculine,singular,,,inanimate,bare
Madrid,proper-noun,place,masculine,singular,,,inanimate,bare
Madri,proper-noun,place,masculine,singular,,,inanimate,bare
Roma,proper-noun,place,masculine,singular,,,inanimate,bare
Nova Iorque,proper-noun,place,masculine,singular,,,inanimate,bare
Nova York,proper-noun,place,masculine,singular,,,inanimate,bare
Minas Gerais,proper-noun,place,masculine,singular,,,inanimate,bare
Santa Catarina,proper-noun,place,masculine,singular,,,inanimate,bare
Pernambuco,proper-noun,place,masculine,singular,,,inanimate,bare
Goiás,proper-noun,place,masculine,singular,,,inanimate,bare
Sergipe,proper-noun,place,masculine,singular,,,inanimate,bare
Alagoas,proper-noun,place,masculine,singular,,,inanimate,bare
Santos,proper-noun,place,masculine,singular,,,inanimate,bare
Buenos Aires,proper-noun,place,masculine,singular,,,inanimate,bare
Berlim,proper-noun,place,masculine,singular,,,inanimate,bare
Barcelona,proper-noun,place,masculine,singular,,,inanimate,bare
Luanda,proper-noun,place,masculine,singular,,,inanimate,bare
Maputo,proper-noun,place,masculine,singular,,,inanimate,bare
Macau,proper-noun,place,masculine,singular,,,inanimate,bare
Orlando,proper-noun,place,masculine,singular,,,inanimate,bare
Miami,proper-noun,place,masculine,singular,,,inanimate,bare
Disney,proper-noun,place,masculine,singular,,,inanimate,bare
sandes,noun,food,feminine,singular,,count
comigo,adverb,manner
contigo,adverb,manner
conosco,adverb,manner
connosco,adverb,manner
é que,adverb,manner,,,,,,,,,start
nos últimos dias,adverb,time,,,,,,,,,end
nos últimos tempos,adverb,time,,,,,,,,,end
que é que,adverb,question,,,,,,,,,,what
o que é que,adverb,question,,,,,,,,,,what
quem é que,adverb,question,,,,,,,,,,who
onde é que,adverb,question,,,,,,,,,,where
aonde é que,adverb,question,,,,,,,,,,where-to
quando é que,adverb,question,,,,,,,,,,when
como é que,adverb,question,,,,,,,,,,how
porque é que,adverb,question,,,,,,,,,,why
por que é que,adverb,question,,,,,,,,,,why
primeira vez,adverb,time,,,,,,,,pela primeira vez,end
se calhar,adverb,manner,,,,,,,,,start
ao,adposition,direction
à,adposition,direction
aos,adposition,direction
às,adposition,direction
no,adposition,direction
na,adposition,direction
nos,adposition,direction
nas,adposition,direction
do,adposition,direction
da,adposition,direction
dos,adposition,direction
das,adposition,direction
pelo,adposition,direction
pela,adposition,direction
pelos,adposition,direction
pelas,adposition,direction
num,adposition,direction
numa,adposition,direction
nuns,adposition,direction
numas,adposition,direction
dum,adposition,direction
duma,adposition,direction
duns,adposition,direction
dumas,adposition,direction
neste,adposition,direction
nesta,adposition,direction
nestes,adposition,direction
nestas,adposition,direction
nesse,adposition,direction
nessa,adposition,direction
nesses,adposition,direction
nessas,adposition,direction
naquele,adposition,direction
naquela,adposition,direction
naqueles,adposition,direction
naquelas,adposition,direction
deste,adposition,direction
desta,adposition,direction
destes,adposition,direction
destas,adposition,direction
desse,adposition,direction
dessa,adposition,direction
desses,adposition,direction
dessas,adposition,direction
daquele,adposition,direction
daquela,adposition,direction
daqueles,adposition,direction
daquelas,adposition,direction
durante,adposition,direction
mediante,adposition,direction
conforme,adposition,direction
por causa de,adposition,direction
a meio de,adposition,direction
apesar de,adposition,direction
em vez de,adposition,direction
além de,adposition,direction
graças a,adposition,direction
cada,determiner,thing
qualquer,determiner,thing
toda vez,adverb,frequency,,,,,,,,,end
feliz aniversário,interjection,social
de jeito nenhum,interjection,social
nada a ver,interjection,social
alô,interjection,social
tanto faz,interjection,social
não faz mal,interjection,social
mais ou menos,interjection,social
já chega,interjection,social
que nojo,interjection,social
que legal,interjection,social
que fixe,interjection,social
que giro,interjection,social
que chato,interjection,social
que delícia,interjection,social
que medo,interjection,social
que bom,interjection,social
que pena,interjection,social
que lindo,interjection,social
que sorte,interjection,social
que divertido,interjection,social
que susto,interjection,social
que vergonha,interjection,social
que bagunça,interjection,social
feliz natal,interjection,social
feliz Natal,interjection,social
feliz Páscoa,interjection,social
feliz ano novo,interjection,social
boa sorte,interjection,social
boa viagem,interjection,social
bom apetite,interjection,social
bom fim de semana,interjection,social
era uma vez,interjection,social
com licença,interjection,social
boa semana,interjection,social
bom trabalho,interjection,social
boas férias,interjection,social
bons sonhos,interjection,social
até amanhã,interjection,social
prazer em conhecê-lo,interjection,social
muito prazer,interjection,social
trabalho de casa,noun,activity,masculine,,,count,inanimate,definite
em público,adverb,manner
de castigo,adverb,manner
de cor,adverb,manner
de folga,adverb,manner
se faz favor,interjection,social
faz favor,interjection,social
mesmo,adjective,quality
ambos,determiner,quantity,,plural
ambas,determiner,,,,,,,,,ambos
lhe,pronoun,person,,singular,3,,human
lhes,pronoun,person,,plural,3,,human
cadê,interjection,social
angular,adjective,quality
bipolar,adjective,quality
crepuscular,adjective,quality
elementar,adjective,quality
escolar,adjective,quality
espetacular,adjective,quality
estelar,adjective,quality
extraescolar,adjective,quality
ímpar,adjective,quality
insular,adjective,quality
invulgar,adjective,quality
irregular,adjective,quality
molecular,adjective,quality
muscular,adjective,quality
nuclear,adjective,quality
ocular,adjective,quality
peculiar,adjective,quality
perpendicular,adjective,quality
preliminar,adjective,quality
pré-escolar,adjective,quality
rectangular,adjective,quality
secular,adjective,quality
similar,adjective,quality
singular,adjective,quality
suplementar,adjective,quality
tubular,adjective,quality
vascular,adjective,quality
vulgar,adjective,quality
familiar,adjective,quality
lunar,adjective,quality
polar,adjective,quality
solar,adjective,quality
quê,adverb,question,,,,,,,,,,what
o quê,adverb,question,,,,,,,,,,what
para quê,adverb,question,,,,,,,,,,what-for
por quê,adverb,question,,,,,,,,,,why
daqui,adverb,direction
dali,adverb,direction
daí,adverb,direction
dacolá,adverb,direction
de lá,adverb,direction
de cá,adverb,direction
daqui de casa,adverb,direction
outrora,adverb,time,,,,,,,past,,end
ainda agora,adverb,time,,,,,,,past,,end
naquela época,adverb,time,,,,,,,past,,end
naquele tempo,adverb,time,,,,,,,past,,end
certa vez,adverb,time,,,,,,,past,,end
certo dia,adverb,time,,,,,,,past,,end
naquela altura,adverb,time,,,,,,,past,,end
na semana anterior,adverb,time,,,,,,,past,,end
na noite anterior,adverb,time,,,,,,,past,,end
no dia anterior,adverb,time,,,,,,,past,,end
na véspera,adverb,time,,,,,,,past,,end
no passado,adverb,time,,,,,,,past,,end
em criança,adverb,time,,,,,,,past,,end
em pequeno,adverb,time,,,,,,,past,,end
quando criança,adverb,time,,,,,,,past,,end
quando pequeno,adverb,time,,,,,,,past,,end
faz pouco,adverb,time,,,,,,,past,,end
outro dia desses,adverb,time,,,,,,,past,,end
há instantes,adverb,time,,,,,,,past,,end
no futuro,adverb,time,,,,,,,future,,end
futuramente,adverb,time,,,,,,,future,,end
logo mais,adverb,time,,,,,,,future,,end
mais logo,adverb,time,,,,,,,future,,end
já já,adverb,time,,,,,,,future,,end
qualquer dia,adverb,time,,,,,,,future,,end
qualquer dia destes,adverb,time,,,,,,,future,,end
qualquer dia desses,adverb,time,,,,,,,future,,end
para a semana,adverb,time,,,,,,,future,,end
para o mês,adverb,time,,,,,,,future,,end
para o ano,adverb,time,,,,,,,future,,end
da próxima vez,adverb,time,,,,,,,future,,end
na próxima vez,adverb,time,,,,,,,future,,end
brevemente,adverb,time,,,,,,,future,,end
mais para a frente,adverb,time,,,,,,,future,,end
por agora,adverb,time,,,,,,,present,,end
nos dias de hoje,adverb,time,,,,,,,present,,end
da outra vez,adverb,time,,,,,,,past,,end
na outra vez,adverb,time,,,,,,,past,,end
pela última vez,adverb,time,,,,,,,past,,end
pela primeira vez,adverb,time,,,,,,,,,end
pela segunda vez,adverb,time,,,,,,,,,end
pela enésima vez,adverb,time,,,,,,,,,end
desta vez,adverb,time,,,,,,,,,end
dessa vez,adverb,time,,,,,,,,,end
Rio,proper-noun,place,masculine,singular,,,inanimate,definite
selvagem,adjective,quality
vital,adjective,quality
cerebral,adjective,quality
mental,adjective,quality
facial,adjective,quality
dental,adjective,quality
nasal,adjective,quality
social,adjective,quality
oral,adjective,quality
verbal,adjective,quality
sexual,adjective,quality
rural,adjective,quality
local,adjective,quality
global,adjective,quality
inicial,adjective,quality
parcial,adjective,quality
gradual,adjective,quality
casual,adjective,quality
sensual,adjective,quality
marginal,adjective,quality
medieval,adjective,quality
oriental,adjective,quality
ocidental,adjective,quality
glacial,adjective,quality
racial,adjective,quality
espacial,adjective,quality
artificial,adjective,quality
profissional,adjective,quality
emocional,adjective,quality
sentimental,adjective,quality
musical,adjective,quality
instrumental,adjective,quality
experimental,adjective,quality
ambiental,adjective,quality
florestal,adjective,quality
doméstico,adjective,quality
acústico,adjective,quality
histórico,adjective,quality
geográfico,adjective,quality
científico,adjective,quality
matemático,adjective,quality
linguístico,adjective,quality
artístico,adjective,quality
esportivo,adjective,quality
desportivo,adjective,quality
olímpico,adjective,quality
paralímpico,adjective,quality
atlético,adjective,quality
aquático,adjective,quality
terrestre,adjective,quality
celeste,adjective,quality
marinho,adjective,quality
marítimo,adjective,quality
aéreo,adjective,quality
subterrâneo,adjective,quality
hospitalar,adjective,quality
circular,adjective,quality
hidráulico,adjective,quality
eletrônico,adjective,quality
robótico,adjective,quality
hipnótico,adjective,quality
alcoólico,adjective,quality
cítrico,adjective,quality
tropical,adjective,quality
irlandês,adjective,quality
escocês,adjective,quality
suíço,adjective,quality
belga,adjective,quality
austríaco,adjective,quality
húngaro,adjective,quality
tcheco,adjective,quality
croata,adjective,quality
sérvio,adjective,quality
indiano,adjective,quality
vietnamita,adjective,quality
tailandês,adjective,quality
israelense,adjective,quality
egípcio,adjective,quality
marroquino,adjective,quality
nigeriano,adjective,quality
moçambicano,adjective,quality
cabo-verdiano,adjective,quality
timorense,adjective,quality
uruguaio,adjective,quality
paraguaio,adjective,quality
boliviano,adjective,quality
peruano,adjective,quality
colombiano,adjective,quality
venezuelano,adjective,quality
equatoriano,adjective,quality
cubano,adjective,quality
canadense,adjective,quality
australiano,adjective,quality
estadunidense,adjective,quality
norte-americano,adjective,quality
latino,adjective,quality
basco,adjective,quality
baiano,adjective,quality
catarinense,adjective,quality
paranaense,adjective,quality
lisboeta,adjective,quality
alentejano,adjective,quality
açoriano,adjective,quality
madeirense,adjective,quality
auditivo,adjective,quality
visual,adjective,quality
físico,adjective,quality
psíquico,adjective,quality
crônico,adjective,quality
respiratório,adjective,quality
cardíaco,adjective,quality
digestivo,adjective,quality
renal,adjective,quality
hepático,adjective,quality
ósseo,adjective,quality
sanguíneo,adjective,quality
gástrico,adjective,quality
neurológico,adjective,quality
pediátrico,adjective,quality
cirúrgico,adjective,quality
clínico,adjective,quality
terapêutico,adjective,quality
ocupacional,adjective,quality
quase nunca,adverb,negation,,,,,,,,,before
completamente,adverb,degree,,,,,,,,,verb
totalmente,adverb,degree,,,,,,,,,verb
absolutamente,adverb,degree,,,,,,,,,verb
extremamente,adverb,degree,,,,,,,,,verb
incrivelmente,adverb,degree,,,,,,,,,verb
verdadeiramente,adverb,degree,,,,,,,,,verb
relativamente,adverb,degree,,,,,,,,,verb
ligeiramente,adverb,degree,,,,,,,,,verb
enormemente,adverb,degree,,,,,,,,,verb
tremendamente,adverb,degree,,,,,,,,,verb
plenamente,adverb,degree,,,,,,,,,verb
profundamente,adverb,degree,,,,,,,,,verb
altamente,adverb,degree,,,,,,,,,verb
suficientemente,adverb,degree,,,,,,,,,verb
excessivamente,adverb,degree,,,,,,,,,verb
terrivelmente,adverb,degree,,,,,,,,,verb
extraordinariamente,adverb,degree,,,,,,,,,verb
excepcionalmente,adverb,degree,,,,,,,,,verb
parcialmente,adverb,degree,,,,,,,,,verb
imensamente,adverb,degree,,,,,,,,,verb
infinitamente,adverb,degree,,,,,,,,,verb
moderadamente,adverb,degree,,,,,,,,,verb
perfeitamente,adverb,degree,,,,,,,,,verb
levemente,adverb,degree,,,,,,,,,verb
obviamente,adverb,manner,,,,,,,,,start
evidentemente,adverb,manner,,,,,,,,,start
lamentavelmente,adverb,manner,,,,,,,,,start
finalmente,adverb,manner,,,,,,,,,start
certamente,adverb,manner,,,,,,,,,start
possivelmente,adverb,manner,,,,,,,,,start
aparentemente,adverb,manner,,,,,,,,,start
supostamente,adverb,manner,,,,,,,,,start
naturalmente,adverb,manner,,,,,,,,,start
logicamente,adverb,manner,,,,,,,,,start
efetivamente,adverb,manner,,,,,,,,,start
curiosamente,adverb,manner,,,,,,,,,start
teoricamente,adverb,manner,,,,,,,,,start
pessoalmente,adverb,manner,,,,,,,,,start
indubitavelmente,adverb,manner,,,,,,,,,start
tristemente,adverb,manner,,,,,,,,,start
surpreendentemente,adverb,manner,,,,,,,,,start
francamente,adverb,manner,,,,,,,,,start
inesperadamente,adverb,manner,,,,,,,,,start
repentinamente,adverb,manner,,,,,,,,,start
habitualmente,adverb,frequency,,,,,,,,,start
usualmente,adverb,frequency,,,,,,,,,start
frequentemente,adverb,frequency,,,,,,,,,start
geralmente,adverb,frequency,,,,,,,,,start
ocasionalmente,adverb,frequency,,,,,,,,,start
raramente,adverb,frequency,,,,,,,,,start
diariamente,adverb,frequency,,,,,,,,,end
semanalmente,adverb,frequency,,,,,,,,,end
mensalmente,adverb,frequency,,,,,,,,,end
anualmente,adverb,frequency,,,,,,,,,end
constantemente,adverb,frequency,,,,,,,,,end
continuamente,adverb,frequency,,,,,,,,,end
regularmente,adverb,frequency,,,,,,,,,end
anteriormente,adverb,time,,,,,,,past,,end
previamente,adverb,time,,,,,,,past,,end
recentemente,adverb,time,,,,,,,past,,end
atualmente,adverb,time,,,,,,,present,,end
proximamente,adverb,time,,,,,,,future,,end
posteriormente,adverb,time,,,,,,,future,,end
unicamente,adverb,degree,,,,,,,,,end
exclusivamente,adverb,degree,,,,,,,,,end
principalmente,adverb,degree,,,,,,,,,end
especialmente,adverb,degree,,,,,,,,,end
precisamente,adverb,degree,,,,,,,,,end
justamente,adverb,degree,,,,,,,,,end
exatamente,adverb,degree,,,,,,,,,end
exactamente,adverb,degree,,,,,,,,,end
aproximadamente,adverb,degree,,,,,,,,,end
simplesmente,adverb,degree,,,,,,,,,before
meramente,adverb,degree,,,,,,,,,before
praticamente,adverb,degree,,,,,,,,,before
particularmente,adverb,degree,,,,,,,,,end
ante,adposition,direction
após,adposition,direction
perante,adposition,direction
exceto,adposition,direction
rumo a,adposition,direction
em relação a,adposition,direction
com relação a,adposition,direction
a respeito de,adposition,direction
em caso de,adposition,direction
no caso de,adposition,direction
no fundo de,adposition,direction
a favor de,adposition,direction
devido a,adposition,direction
junto a,adposition,direction
de acordo com,adposition,direction
em nome de,adposition,direction
a partir de,adposition,direction
em torno de,adposition,direction
em busca de,adposition,direction
ao longo de,adposition,direction
em troca de,adposition,direction
na presença de,adposition,direction
em honra de,adposition,direction
na companhia de,adposition,direction
com a ajuda de,adposition,direction
ao fundo de,adposition,direction
à beira de,adposition,direction
do outro lado de,adposition,direction
no alto de,adposition,direction
no topo de,adposition,direction
em meio a,adposition,direction
quanto a,adposition,direction
frente a,adposition,direction
face a,adposition,direction
em redor de,adposition,direction
acerca de,adposition,direction
na beira de,adposition,direction
desde que,conjunction,connective
sem que,conjunction,connective
visto que,conjunction,connective
portanto,conjunction,connective
a menos que,conjunction,connective
a não ser que,conjunction,connective
de modo que,conjunction,connective
de forma que,conjunction,connective
de maneira que,conjunction,connective
apesar de que,conjunction,connective
contanto que,conjunction,connective
ainda que,conjunction,connective
mesmo que,conjunction,connective
à medida que,conjunction,connective
como se,conjunction,connective
dado que,conjunction,connective
uma vez que,conjunction,connective
por mais que,conjunction,connective
toda vez que,conjunction,connective
cada vez que,conjunction,connective
agora que,conjunction,connective
a fim de que,conjunction,connective
tão logo,conjunction,connective
nem que,conjunction,connective
salvo se,conjunction,connective
exceto se,conjunction,connective
mesmo se,conjunction,connective
contudo,adverb,manner,,,,,,,,,start
todavia,adverb,manner,,,,,,,,,start
em compensação,adverb,manner,,,,,,,,,start
no entanto,adverb,manner,,,,,,,,,start
além disso,adverb,manner,,,,,,,,,start
cada vez mais,adverb,degree,,,,,,,,,verb
cada vez menos,adverb,degree,,,,,,,,,verb
ao menos,adverb,degree,,,,,,,,,end
dia sim dia não,adverb,frequency,,,,,,,,,end
um dia sim um dia não,adverb,frequency,,,,,,,,,end
fim de semana sim fim de semana não,adverb,frequency,,,,,,,,,end
de tempos em tempos,adverb,frequency,,,,,,,,,end
de quando em quando,adverb,frequency,,,,,,,,,end
de hora em hora,adverb,frequency,,,,,,,,,end
de dois em dois dias,adverb,frequency,,,,,,,,,end
no meio da noite,adverb,time,,,,,,,,,end
no meio do dia,adverb,time,,,,,,,,,end
no meio da tarde,adverb,time,,,,,,,,,end
no meio da semana,adverb,time,,,,,,,,,end
no meio da manhã,adverb,time,,,,,,,,,end
no fim do dia,adverb,time,,,,,,,,,end
no fim da tarde,adverb,time,,,,,,,,,end
no fim do mês,adverb,time,,,,,,,,,end
no fim do ano,adverb,time,,,,,,,,,end
no começo do ano,adverb,time,,,,,,,,,end
no começo do mês,adverb,time,,,,,,,,,end
no início do ano,adverb,time,,,,,,,,,end
no início do mês,adverb,time,,,,,,,,,end
a meio da noite,adverb,time,,,,,,,,,end
ao longo do dia,adverb,time,,,,,,,,,end
fins de semana,adverb,time,,,,,,,,nos fins de semana,end
finais de semana,adverb,time,,,,,,,,nos finais de semana,end
final de semana,noun,time,masculine,,,,,,future,no final de semana
ano-novo,noun,event,masculine,,,count,inanimate,definite
centena,noun,idea,feminine,,,count,inanimate
dezena,noun,idea,feminine,,,count,inanimate
bocado,noun,idea,masculine,,,count,inanimate
senão,conjunction,connective
um ao outro,adverb,manner,,,,,,,,,end
uma à outra,adverb,manner,,,,,,,,,end
uns aos outros,adverb,manner,,,,,,,,,end
umas às outras,adverb,manner,,,,,,,,,end
um com o outro,adverb,manner,,,,,,,,,end
uma com a outra,adverb,manner,,,,,,,,,end
uns com os outros,adverb,manner,,,,,,,,,end
um do outro,adverb,manner,,,,,,,,,end
uma da outra,adverb,manner,,,,,,,,,end
uns dos outros,adverb,manner,,,,,,,,,end
um para o outro,adverb,manner,,,,,,,,,end
uma para a outra,adverb,manner,,,,,,,,,end
um no outro,adverb,manner,,,,,,,,,end
uma na outra,adverb,manner,,,,,,,,,end
um atrás do outro,adverb,manner,,,,,,,,,end
um ao lado do outro,adverb,manner,,,,,,,,,end
um a um,adverb,manner,,,,,,,,,end
uma a uma,adverb,manner,,,,,,,,,end
entretanto,conjunction,connective
só que,conjunction,connective
mesmo assim,conjunction,connective
tudo isso,pronoun,quantity,masculine
tudo isto,pronoun,quantity,masculine
tudo aquilo,pronoun,quantity,masculine
né,interjection,social
não é,interjection,social
hein,interjection,social
tá bom,interjection,social
fardo,noun,thing,masculine,,,count,inanimate
rodela,noun,thing,feminine,,,count,inanimate
careta,noun,thing,feminine,,,count,inanimate
em primeiro lugar,adverb,manner,,,,,,,,,end
em segundo lugar,adverb,manner,,,,,,,,,end
em terceiro lugar,adverb,manner,,,,,,,,,end
em último lugar,adverb,manner,,,,,,,,,end
a só,adverb,manner,,,,,,,,a sós,end
a toa,adverb,manner,,,,,,,,à toa,end
a vontade,adverb,manner,,,,,,,,à vontade,end
a pressas,adverb,manner,,,,,,,,às pressas,end
a pressa,adverb,manner,,,,,,,,às pressas,end
a vezes,adverb,frequency,,,,,,,,às vezes,start
a vez,adverb,frequency,,,,,,,,às vezes,start
a mão,adverb,manner,,,,,,,,à mão,end
a ar livre,adverb,manner,,,,,,,,ao ar livre,end
a acaso,adverb,manner,,,,,,,,ao acaso,end
a contrário,adverb,manner,,,,,,,,ao contrário,end
a vivo,adverb,manner,,,,,,,,ao vivo,end
a poucos,adverb,manner,,,,,,,,aos poucos,end
a pouco,adverb,manner,,,,,,,,aos poucos,end
a caminho,adverb,manner,,,,,,,,,end
a distância,adverb,manner,,,,,,,,à distância,end
a força,adverb,manner,,,,,,,,à força,end
a venda,adverb,manner,,,,,,,,à venda,end
a cego,adverb,manner,,,,,,,,às cegas,end
a escondido,adverb,manner,,,,,,,,às escondidas,end
a escondidas,adverb,manner,,,,,,,,às escondidas,end
às escuras,adverb,manner,,,,,,,,,end
a escuro,adverb,manner,,,,,,,,às escuras,end
em meados do mês,adverb,time,,,,,,,,,end
em meados de mês,adverb,time,,,,,,,,em meados do mês,end
em começo de mês,adverb,time,,,,,,,,no começo do mês,end
em início de mês,adverb,time,,,,,,,,no início do mês,end
em fim de mês,adverb,time,,,,,,,,no fim do mês,end
em fim de dia,adverb,time,,,,,,,,no fim do dia,end
em fim de tarde,adverb,time,,,,,,,,no fim da tarde,end
em fim de ano,adverb,time,,,,,,,,no fim do ano,end
em fins de semana,adverb,frequency,,,,,,,,nos fins de semana,end
hoje mesmo,adverb,time,,,,,,,,,end
hoje a noite,adverb,time,,,,,,,future,hoje à noite,end
ontem a noite,adverb,time,,,,,,,past,ontem à noite,end
ontem a tarde,adverb,time,,,,,,,past,ontem à tarde,end
amanhã a noite,adverb,time,,,,,,,future,amanhã à noite,end
amanhã a tarde,adverb,time,,,,,,,future,amanhã à tarde,end
todo os dias,adverb,frequency,,,,,,,,todos os dias,end
todo dias,adverb,frequency,,,,,,,,todos os dias,end
todo semanas,adverb,frequency,,,,,,,,todas as semanas,end
todo noites,adverb,frequency,,,,,,,,todas as noites,end
todo manhãs,adverb,frequency,,,,,,,,todas as manhãs,end
todo tardes,adverb,frequency,,,,,,,,todas as tardes,end
quase todos os dias,adverb,frequency,,,,,,,,,end
quase todo dias,adverb,frequency,,,,,,,,quase todos os dias,end
quase todo dia,adverb,frequency,,,,,,,,,end
todo hora,adverb,frequency,,,,,,,,toda hora,end
a toda hora,adverb,frequency,,,,,,,,,end
a todo hora,adverb,frequency,,,,,,,,a toda hora,end
a semana toda,adverb,duration,,,,,,,,,end
semana todo,adverb,duration,,,,,,,,a semana toda,end
a vida toda,adverb,duration,,,,,,,,,end
vida todo,adverb,duration,,,,,,,,a vida toda,end
noite todo,adverb,duration,,,,,,,,a noite toda,end
tarde todo,adverb,duration,,,,,,,,a tarde toda,end
manhã todo,adverb,duration,,,,,,,,a manhã toda,end
a vida inteira,adverb,duration,,,,,,,,,end
vida inteiro,adverb,duration,,,,,,,,a vida inteira,end
a manhã inteira,adverb,duration,,,,,,,,,end
manhã inteiro,adverb,duration,,,,,,,,a manhã inteira,end
a noite inteira,adverb,duration,,,,,,,,,end
noite inteiro,adverb,duration,,,,,,,,a noite inteira,end
a semana inteira,adverb,duration,,,,,,,,,end
semana inteiro,adverb,duration,,,,,,,,a semana inteira,end
como sempre,adverb,manner,,,,,,,,,end
com frequência,adverb,frequency,,,,,,,,,end
com antecedência,adverb,manner,,,,,,,,,end
com dificuldade,adverb,manner,,,,,,,,,end
com detalhes,adverb,manner,,,,,,,,,end
com detalhe,adverb,manner,,,,,,,,com detalhes,end
com razão,adverb,manner,,,,,,,,,end
com os olhos fechados,adverb,manner,,,,,,,,,end
com olhos fechado,adverb,manner,,,,,,,,com os olhos fechados,end
de cabeça,adverb,manner,,,,,,,,,end
de pijama,adverb,manner,,,,,,,,,end
de sobremesa,adverb,manner,,,,,,,,,end
de mão dado,adverb,manner,,,,,,,,de mãos dadas,end
de mãos dado,adverb,manner,,,,,,,,de mãos dadas,end
de olhos fechado,adverb,manner,,,,,,,,de olhos fechados,end
de olho fechado,adverb,manner,,,,,,,,de olhos fechados,end
de um vez,adverb,manner,,,,,,,,de uma vez,end
de última hora,adverb,manner,,,,,,,,,end
de último hora,adverb,manner,,,,,,,,de última hora,end
de cima para baixo,adverb,manner,,,,,,,,,end
de ponta-cabeça,adverb,manner,,,,,,,,,end
de lado a lado,adverb,manner,,,,,,,,,end
de dois em dois,adverb,manner,,,,,,,,,end
de segunda a sexta,adverb,frequency,,,,,,,,,end
de aqui a pouco,adverb,time,,,,,,,future,daqui a pouco,end
daqui pouco,adverb,time,,,,,,,future,daqui a pouco,end
daqui a uma semana,adverb,time,,,,,,,future,,end
daqui semana,adverb,time,,,,,,,future,daqui a uma semana,end
daqui hora,adverb,time,,,,,,,future,daqui a uma hora,end
daqui a um mês,adverb,time,,,,,,,future,,end
daqui mês,adverb,time,,,,,,,future,daqui a um mês,end
dia após dia,adverb,frequency,,,,,,,,,end
desde criança,adverb,duration,,,,,,,,,end
desde pequeno,adverb,duration,,,,,,,,,end
em pessoa,adverb,manner,,,,,,,,,end
em todo parte,adverb,direction,,,,,,,,em toda parte
por toda parte,adverb,direction
por todo parte,adverb,direction,,,,,,,,por toda parte
em voz alto,adverb,manner,,,,,,,,em voz alta,end
em voz baixo,adverb,manner,,,,,,,,em voz baixa,end
em câmera lenta,adverb,manner,,,,,,,,,end
em câmera lento,adverb,manner,,,,,,,,em câmera lenta,end
em cima da hora,adverb,manner,,,,,,,,,end
em cima de hora,adverb,manner,,,,,,,,em cima da hora,end
em excesso,adverb,manner,,,,,,,,,end
em pleno verão,adverb,time,,,,,,,,,end
em pleno inverno,adverb,time,,,,,,,,,end
em vez disso,adverb,manner,,,,,,,,,start
até o fim,adverb,manner,,,,,,,,,end
até fim,adverb,manner,,,,,,,,até o fim,end
até tarde,adverb,time,,,,,,,,,end
mais um vez,adverb,frequency,,,,,,,,mais uma vez,end
mais vez,adverb,frequency,,,,,,,,mais uma vez,end
no fundo,adverb,manner,,,,,,,,,end
em fundo,adverb,manner,,,,,,,,no fundo,end
em escuro,adverb,manner,,,,,,,,no escuro,end
no frio,adverb,manner,,,,,,,,,end
em frio,adverb,manner,,,,,,,,no frio,end
no meio do caminho,adverb,manner,,,,,,,,,end
em meio de caminho,adverb,manner,,,,,,,,no meio do caminho,end
em meio de noite,adverb,time,,,,,,,,no meio da noite,end
na pressa,adverb,manner,,,,,,,,,end
em pressa,adverb,manner,,,,,,,,na pressa,end
na correria,adverb,manner,,,,,,,,,end
em correria,adverb,manner,,,,,,,,na correria,end
em verdade,adverb,manner,,,,,,,,na verdade,start
o mais rápido possível,adverb,manner,,,,,,,,,end
mais rápido possível,adverb,manner,,,,,,,,o mais rápido possível,end
por primeiro vez,adverb,manner,,,,,,,,pela primeira vez,end
por último vez,adverb,manner,,,,,,,,pela última vez,end
por menos,adverb,manner,,,,,,,,pelo menos,start
por exemplo,adverb,manner,,,,,,,,,start
por pouco,adverb,manner,,,,,,,,,start
por turnos,adverb,manner,,,,,,,,,end
por um momento,adverb,manner,,,,,,,,,end
por momento,adverb,manner,,,,,,,,por um momento,end
só uma vez,adverb,frequency,,,,,,,,,end
só um vez,adverb,frequency,,,,,,,,só uma vez,end
só vez,adverb,frequency,,,,,,,,só uma vez,end
tarde demais,adverb,time,,,,,,,,,end
tantas vezes,adverb,frequency,,,,,,,,,end
tanto vezes,adverb,frequency,,,,,,,,tantas vezes,end
vário vezes,adverb,frequency,,,,,,,,várias vezes,end
várias vez,adverb,frequency,,,,,,,,várias vezes,end
pouco vezes,adverb,frequency,,,,,,,,poucas vezes,end
são e salvo,adverb,manner,,,,,,,,,end
um de cada vez,adverb,manner,,,,,,,,,end
cara a cara,adverb,manner,,,,,,,,,end
a toda velocidade,adverb,manner,,,,,,,,,end
a todo velocidade,adverb,manner,,,,,,,,a toda velocidade,end
a todo momento,adverb,frequency,,,,,,,,,end
a qualquer momento,adverb,time,,,,,,,future,,end
a beça,adverb,manner,,,,,,,,à beça,end
à minha maneira,adverb,manner,,,,,,,,,end
a minha maneira,adverb,manner,,,,,,,,à minha maneira,end
a meu maneira,adverb,manner,,,,,,,,à minha maneira,end
ao entardecer,adverb,time,,,,,,,,,end
a entardecer,adverb,time,,,,,,,,ao entardecer,end
a amanhecer,adverb,time,,,,,,,,ao amanhecer,end
a anoitecer,adverb,time,,,,,,,,ao anoitecer,end
ao pôr do sol,adverb,time,,,,,,,,,end
a pôr de sol,adverb,time,,,,,,,,ao pôr do sol,end
para variar,adverb,manner,,,,,,,,,end
para viagem,adverb,manner,,,,,,,,,end
há pouco tempo,adverb,time,,,,,,,past,,end
com os braços abertos,adverb,manner,,,,,,,,,end
com braços aberto,adverb,manner,,,,,,,,com os braços abertos,end
com a boca cheia,adverb,manner,,,,,,,,,end
com boca cheio,adverb,manner,,,,,,,,com a boca cheia,end
ao fim da tarde,adverb,time,,,,,,,,,end
ao final da tarde,adverb,time,,,,,,,,,end
ao fim do dia,adverb,time,,,,,,,,,end
ao final do dia,adverb,time,,,,,,,,,end
ao início da tarde,adverb,time,,,,,,,,,end
ao cair da noite,adverb,time,,,,,,,,,end
ao cair da tarde,adverb,time,,,,,,,,,end
ao início da noite,adverb,time,,,,,,,,,end
um bocadinho,adverb,quantity,,,,,,,,,verb
um bocado,adverb,quantity,,,,,,,,,verb
um tiquinho,adverb,quantity,,,,,,,,,verb
um nadinha,adverb,quantity,,,,,,,,,verb
em ponto,adverb,manner,,,,,,,,,end
moído,adjective,quality
fresquinho,adjective,quality
bonitinho,adjective,quality
limpinho,adjective,state
cheirosinho,adjective,quality
novinho,adjective,quality
sequinho,adjective,state
molhadinho,adjective,state
clarinho,adjective,quality
escurinho,adjective,quality
durinho,adjective,quality
caladinho,adjective,state
cansadinho,adjective,state
quietinho,adjective,state
certinho,adjective,quality
lindinho,adjective,quality
arrumadinho,adjective,state
doentinho,adjective,state
demasiada,determiner,,,,,,,,,demasiado
bastantes,determiner,quantity,,plural
Terra,proper-noun,place,feminine,singular,,,inanimate,definite
Marte,proper-noun,place,masculine,singular,,,inanimate,bare
Júpiter,proper-noun,place,masculine,singular,,,inanimate,bare
Saturno,proper-noun,place,masculine,singular,,,inanimate,bare

"""#
}
