// Generated from Data/grammar/pt/nouns.csv by script/generate: do not edit.
// swift-format-ignore-file

extension GrammarTables {
  static let portugueseNouns: StaticString = #"""
lemma,class,kind,gender,number,person,countability,animacy,article,tense,phrase,place,asks
advogado,noun,person,masculine,,,count,human
advogada,noun,person,feminine,,,count,human
ator,noun,person,masculine,,,count,human
adolescente,noun,person,masculine,,,count,human
adulto,noun,person,masculine,,,count,human
adulta,noun,person,feminine,,,count,human
agente,noun,person,masculine,,,count,human
agricultor,noun,person,masculine,,,count,human
camponesa,noun,person,feminine,,,count,human
camponês,noun,person,masculine,,,count,human
agricultora,noun,person,feminine,,,count,human
ajudante,noun,person,masculine,,,count,human
alfaiate,noun,person,masculine,,,count,human
aluno,noun,person,masculine,,,count,human
aluna,noun,person,feminine,,,count,human
anão,noun,person,masculine,,,count,human
anjo,noun,person,masculine,,,count,human
apresentador,noun,person,masculine,,,count,human
apresentadora,noun,person,feminine,,,count,human
aprendiz,noun,person,masculine,,,count,human
árbitro,noun,person,masculine,,,count,human
árbitra,noun,person,feminine,,,count,human
arquiteto,noun,person,masculine,,,count,human
arquiteta,noun,person,feminine,,,count,human
artista,noun,person,masculine,,,count,human
assistente,noun,person,masculine,,,count,human
astronauta,noun,person,masculine,,,count,human
atleta,noun,person,masculine,,,count,human
atendente,noun,person,masculine,,,count,human
autor,noun,person,masculine,,,count,human
autora,noun,person,feminine,,,count,human
avozinho,noun,person,masculine,,,count,human
bailarino,noun,person,masculine,,,count,human
bailarina,noun,person,feminine,,,count,human
barbeiro,noun,person,masculine,,,count,human
barbeira,noun,person,feminine,,,count,human
bibliotecário,noun,person,masculine,,,count,human
bibliotecária,noun,person,feminine,,,count,human
biólogo,noun,person,masculine,,,count,human
bióloga,noun,person,feminine,,,count,human
bisavô,noun,person,masculine,,,count,human
bisneto,noun,person,masculine,,,count,human
bisneta,noun,person,feminine,,,count,human
bruxo,noun,person,masculine,,,count,human
bruxa,noun,person,feminine,,,count,human
cabeleireiro,noun,person,masculine,,,count,human
cabeleireira,noun,person,feminine,,,count,human
caçador,noun,person,masculine,,,count,human
caçula,noun,person,masculine,,,count,human
camareiro,noun,person,masculine,,,count,human
camareira,noun,person,feminine,,,count,human
campeão,noun,person,masculine,,,count,human
campeã,noun,person,feminine,,,count,human
cantor,noun,person,masculine,,,count,human
cantora,noun,person,feminine,,,count,human
caminhoneiro,noun,person,masculine,,,count,human
caminhoneira,noun,person,feminine,,,count,human
capitão,noun,person,masculine,,,count,human
carpinteiro,noun,person,masculine,,,count,human
carpinteira,noun,person,feminine,,,count,human
carteiro,noun,person,masculine,,,count,human
chef,noun,person,masculine,,,count,human
chefe,noun,person,masculine,,,count,human
ciclista,noun,person,masculine,,,count,human
cidadão,noun,person,masculine,,,count,human
cientista,noun,person,masculine,,,count,human
cliente,noun,person,masculine,,,count,human
colega,noun,person,masculine,,,count,human
colega de classe,noun,person,masculine,,,count,human
coelhinho da páscoa,noun,person,masculine,,,count,human
comandante,noun,person,masculine,,,count,human
companheiro,noun,person,masculine,,,count,human
companheira,noun,person,feminine,,,count,human
concorrente,noun,person,masculine,,,count,human
confeiteiro,noun,person,masculine,,,count,human
confeiteira,noun,person,feminine,,,count,human
contador,noun,person,masculine,,,count,human
contadora,noun,person,feminine,,,count,human
convidado,noun,person,masculine,,,count,human
convidada,noun,person,feminine,,,count,human
cozinheiro,noun,person,masculine,,,count,human
cozinheira,noun,person,feminine,,,count,human
cuidador,noun,person,masculine,,,count,human
cuidadora,noun,person,feminine,,,count,human
cunhado,noun,person,masculine,,,count,human
cunhada,noun,person,feminine,,,count,human
dançarino,noun,person,masculine,,,count,human
dançarina,noun,person,feminine,,,count,human
delegado,noun,person,masculine,,,count,human
delegada,noun,person,feminine,,,count,human
dentista,noun,person,masculine,,,count,human
desconhecido,noun,person,masculine,,,count,human
desconhecida,noun,person,feminine,,,count,human
detetive,noun,person,masculine,,,count,human
diretor,noun,person,masculine,,,count,human
diretora,noun,person,feminine,,,count,human
doador,noun,person,masculine,,,count,human
doadora,noun,person,feminine,,,count,human
dono,noun,person,masculine,,,count,human
dona,noun,person,feminine,,,count,human
doutor,noun,person,masculine,,,count,human
doutora,noun,person,feminine,,,count,human
educador,noun,person,masculine,,,count,human
educadora,noun,person,feminine,,,count,human
eletricista,noun,person,masculine,,,count,human
empregado,noun,person,masculine,,,count,human
empregada,noun,person,feminine,,,count,human
encanador,noun,person,masculine,,,count,human
enfermeiro,noun,person,masculine,,,count,human
enfermeira,noun,person,feminine,,,count,human
engenheiro,noun,person,masculine,,,count,human
engenheira,noun,person,feminine,,,count,human
entregador,noun,person,masculine,,,count,human
entregadora,noun,person,feminine,,,count,human
escritor,noun,person,masculine,,,count,human
escritora,noun,person,feminine,,,count,human
escultor,noun,person,masculine,,,count,human
escultora,noun,person,feminine,,,count,human
esposo,noun,person,masculine,,,count,human
espião,noun,person,masculine,,,count,human
estagiário,noun,person,masculine,,,count,human
estagiária,noun,person,feminine,,,count,human
estrangeiro,noun,person,masculine,,,count,human
estrangeira,noun,person,feminine,,,count,human
estudante,noun,person,masculine,,,count,human
explorador,noun,person,masculine,,,count,human
exploradora,noun,person,feminine,,,count,human
extraterrestre,noun,person,masculine,,,count,human
faxineiro,noun,person,masculine,,,count,human
faxineira,noun,person,feminine,,,count,human
fantasma,noun,person,masculine,,,count,human
farmacêutico,noun,person,masculine,,,count,human
farmacêutica,noun,person,feminine,,,count,human
fazendeiro,noun,person,masculine,,,count,human
fazendeira,noun,person,feminine,,,count,human
feirante,noun,person,masculine,,,count,human
filho,noun,person,masculine,,,count,human
filha,noun,person,feminine,,,count,human
filhinho,noun,person,masculine,,,count,human
filhinha,noun,person,feminine,,,count,human
fisioterapeuta,noun,person,masculine,,,count,human
florista,noun,person,masculine,,,count,human
fonoaudiólogo,noun,person,masculine,,,count,human
fonoaudióloga,noun,person,feminine,,,count,human
fotógrafo,noun,person,masculine,,,count,human
fotógrafa,noun,person,feminine,,,count,human
funcionário,noun,person,masculine,,,count,human
funcionária,noun,person,feminine,,,count,human
futebolista,noun,person,masculine,,,count,human
garçom,noun,person,masculine,,,count,human
garoto,noun,person,masculine,,,count,human
garota,noun,person,feminine,,,count,human
gari,noun,person,masculine,,,count,human
gêmeo,noun,person,masculine,,,count,human
gêmea,noun,person,feminine,,,count,human
genro,noun,person,masculine,,,count,human
gerente,noun,person,masculine,,,count,human
gigante,noun,person,masculine,,,count,human
ginasta,noun,person,masculine,,,count,human
goleiro,noun,person,masculine,,,count,human
avançado,noun,person,masculine,,,count,human
atacante,noun,person,masculine,,,count,human
guarda,noun,person,masculine,,,count,human
guerreiro,noun,person,masculine,,,count,human
guerreira,noun,person,feminine,,,count,human
guia,noun,person,masculine,,,count,human
guitarrista,noun,person,masculine,,,count,human
herói,noun,person,masculine,,,count,human
homem-aranha,noun,person,masculine,,,count,human
hóspede,noun,person,masculine,,,count,human
idoso,noun,person,masculine,,,count,human
idosa,noun,person,feminine,,,count,human
índio,noun,person,masculine,,,count,human
inimigo,noun,person,masculine,,,count,human
inimiga,noun,person,feminine,,,count,human
inspetor,noun,person,masculine,,,count,human
inspetora,noun,person,feminine,,,count,human
instrutor,noun,person,masculine,,,count,human
instrutora,noun,person,feminine,,,count,human
intérprete,noun,person,masculine,,,count,human
inventor,noun,person,masculine,,,count,human
inventora,noun,person,feminine,,,count,human
irmãozinho,noun,person,masculine,,,count,human
jardineiro,noun,person,masculine,,,count,human
jardineira,noun,person,feminine,,,count,human
jogador,noun,person,masculine,,,count,human
seguidor,noun,person,masculine,,,count,human
jogadora,noun,person,feminine,,,count,human
jornalista,noun,person,masculine,,,count,human
juiz,noun,person,masculine,,,count,human
réu,noun,person,masculine,,,count,human
ladrão,noun,person,masculine,,,count,human
lavrador,noun,person,masculine,,,count,human
leitor,noun,person,masculine,,,count,human
leitora,noun,person,feminine,,,count,human
lixeiro,noun,person,masculine,,,count,human
locutor,noun,person,masculine,,,count,human
locutora,noun,person,feminine,,,count,human
lutador,noun,person,masculine,,,count,human
lutadora,noun,person,feminine,,,count,human
mágico,noun,person,masculine,,,count,human
malabarista,noun,person,masculine,,,count,human
marceneiro,noun,person,masculine,,,count,human
marceneira,noun,person,feminine,,,count,human
marido,noun,person,masculine,,,count,human
marinheiro,noun,person,masculine,,,count,human
marinheira,noun,person,feminine,,,count,human
mecânico,noun,person,masculine,,,count,human
médico da família,noun,person,masculine,,,count,human
melhor amigo,noun,person,masculine,,,count,human
mendigo,noun,person,masculine,,,count,human
mendiga,noun,person,feminine,,,count,human
mensageiro,noun,person,masculine,,,count,human
mensageira,noun,person,feminine,,,count,human
mergulhador,noun,person,masculine,,,count,human
mergulhadora,noun,person,feminine,,,count,human
militar,noun,person,masculine,,,count,human
ministro,noun,person,masculine,,,count,human
ministra,noun,person,feminine,,,count,human
modelo,noun,person,masculine,,,count,human
monitor,noun,person,masculine,,,count,human
monitora,noun,person,feminine,,,count,human
monstro,noun,person,masculine,,,count,human
morador,noun,person,masculine,,,count,human
moradora,noun,person,feminine,,,count,human
motoboy,noun,person,masculine,,,count,human
motorista,noun,person,masculine,,,count,human
motorista de ônibus,noun,person,masculine,,,count,human
músico,noun,person,masculine,,,count,human
nadador,noun,person,masculine,,,count,human
nadadora,noun,person,feminine,,,count,human
namorado,noun,person,masculine,,,count,human
namorada,noun,person,feminine,,,count,human
nenê,noun,person,masculine,,,count,human
neto,noun,person,masculine,,,count,human
neta,noun,person,feminine,,,count,human
noivo,noun,person,masculine,,,count,human
noiva,noun,person,feminine,,,count,human
nutricionista,noun,person,masculine,,,count,human
oculista,noun,person,masculine,,,count,human
oftalmologista,noun,person,masculine,,,count,human
operário,noun,person,masculine,,,count,human
operária,noun,person,feminine,,,count,human
orientador,noun,person,masculine,,,count,human
orientadora,noun,person,feminine,,,count,human
ortopedista,noun,person,masculine,,,count,human
otorrino,noun,person,masculine,,,count,human
paciente,noun,person,masculine,,,count,human
padeiro,noun,person,masculine,,,count,human
padeira,noun,person,feminine,,,count,human
padrasto,noun,person,masculine,,,count,human
padre,noun,person,masculine,,,count,human
rabino,noun,person,masculine,,,count,human
bispo,noun,person,masculine,,,count,human
padrinho,noun,person,masculine,,,count,human
palhaço,noun,person,masculine,,,count,human
palhaça,noun,person,feminine,,,count,human
papa,noun,person,masculine,,,count,human
Papai Noel,noun,person,masculine,,,count,human
parente,noun,person,masculine,,,count,human
parceiro,noun,person,masculine,,,count,human
parceira,noun,person,feminine,,,count,human
passageiro,noun,person,masculine,,,count,human
passageira,noun,person,feminine,,,count,human
pastor,noun,person,masculine,,,count,human
pastora,noun,person,feminine,,,count,human
patinador,noun,person,masculine,,,count,human
patinadora,noun,person,feminine,,,count,human
patrão,noun,person,masculine,,,count,human
pedagogo,noun,person,masculine,,,count,human
pedagoga,noun,person,feminine,,,count,human
pedestre,noun,person,masculine,,,count,human
pediatra,noun,person,masculine,,,count,human
pedreiro,noun,person,masculine,,,count,human
pedreira,noun,person,feminine,,,count,human
perdedor,noun,person,masculine,,,count,human
perdedora,noun,person,feminine,,,count,human
pescador,noun,person,masculine,,,count,human
pescadora,noun,person,feminine,,,count,human
pianista,noun,person,masculine,,,count,human
piloto,noun,person,masculine,,,count,human
hospedeira,noun,person,feminine,,,count,human
aeromoça,noun,person,feminine,,,count,human
comissária,noun,person,feminine,,,count,human
pintor,noun,person,masculine,,,count,human
pintora,noun,person,feminine,,,count,human
pirata,noun,person,masculine,,,count,human
pizzaiolo,noun,person,masculine,,,count,human
poeta,noun,person,masculine,,,count,human
policial,noun,person,masculine,,,count,human
político,noun,person,masculine,,,count,human
porteiro,noun,person,masculine,,,count,human
porteira,noun,person,feminine,,,count,human
prefeito,noun,person,masculine,,,count,human
governo,noun,person,masculine,,,count,human,definite,,,,
governadora,noun,person,feminine,,,count,human
senadora,noun,person,feminine,,,count,human
deputada,noun,person,feminine,,,count,human
vereadora,noun,person,feminine,,,count,human
governador,noun,person,masculine,,,count,human
senador,noun,person,masculine,,,count,human
deputado,noun,person,masculine,,,count,human
vereador,noun,person,masculine,,,count,human
prefeita,noun,person,feminine,,,count,human
presidente,noun,person,masculine,,,count,human
prisioneiro,noun,person,masculine,,,count,human
prisioneira,noun,person,feminine,,,count,human
primo,noun,person,masculine,,,count,human
prima,noun,person,feminine,,,count,human
príncipe,noun,person,masculine,,,count,human
programador,noun,person,masculine,,,count,human
programadora,noun,person,feminine,,,count,human
psicólogo,noun,person,masculine,,,count,human
psicóloga,noun,person,feminine,,,count,human
psiquiatra,noun,person,masculine,,,count,human
rapaz,noun,person,masculine,,,count,human
recepcionista,noun,person,masculine,,,count,human
rei,noun,person,masculine,,,count,human
repórter,noun,person,masculine,,,count,human
rival,noun,person,masculine,,,count,human
sacerdote,noun,person,masculine,,,count,human
salva-vidas,noun,person,masculine,,,count,human
santo,noun,person,masculine,,,count,human
santa,noun,person,feminine,,,count,human
sapateiro,noun,person,masculine,,,count,human
secretário,noun,person,masculine,,,count,human
secretária,noun,person,feminine,,,count,human
segurança,noun,person,masculine,,,count,human
skatista,noun,person,masculine,,,count,human
sobrinho,noun,person,masculine,,,count,human
sobrinha,noun,person,feminine,,,count,human
soldado,noun,person,masculine,,,count,human
sogro,noun,person,masculine,,,count,human
sogra,noun,person,feminine,,,count,human
super-herói,noun,person,masculine,,,count,human
surfista,noun,person,masculine,,,count,human
taxista,noun,person,masculine,,,count,human
técnico,noun,person,masculine,,,count,human
tenista,noun,person,masculine,,,count,human
terapeuta,noun,person,masculine,,,count,human
tio,noun,person,masculine,,,count,human
tia,noun,person,feminine,,,count,human
titio,noun,person,masculine,,,count,human
titia,noun,person,feminine,,,count,human
torcedor,noun,person,masculine,,,count,human
adepto,noun,person,masculine,,,count,human
torcedora,noun,person,feminine,,,count,human
trabalhador,noun,person,masculine,,,count,human
trabalhadora,noun,person,feminine,,,count,human
tradutor,noun,person,masculine,,,count,human
tradutora,noun,person,feminine,,,count,human
turista,noun,person,masculine,,,count,human
tutor,noun,person,masculine,,,count,human
tutora,noun,person,feminine,,,count,human
vaqueiro,noun,person,masculine,,,count,human
vaqueira,noun,person,feminine,,,count,human
vampiro,noun,person,masculine,,,count,human
vampira,noun,person,feminine,,,count,human
vencedor,noun,person,masculine,,,count,human
vencedora,noun,person,feminine,,,count,human
vendedor,noun,person,masculine,,,count,human
vendedora,noun,person,feminine,,,count,human
veterinário,noun,person,masculine,,,count,human
veterinária,noun,person,feminine,,,count,human
viajante,noun,person,masculine,,,count,human
vizinho,noun,person,masculine,,,count,human
vizinha,noun,person,feminine,,,count,human
vigia,noun,person,masculine,,,count,human
vigilante,noun,person,masculine,,,count,human
visitante,noun,person,masculine,,,count,human
voluntário,noun,person,masculine,,,count,human
voluntária,noun,person,feminine,,,count,human
vovô,noun,person,masculine,,,count,human
zagueiro,noun,person,masculine,,,count,human
zelador,noun,person,masculine,,,count,human
zeladora,noun,person,feminine,,,count,human
zumbi,noun,person,masculine,,,count,human
xerife,noun,person,masculine,,,count,human
rei mago,noun,person,masculine,,,count,human
mocinho,noun,person,masculine,,,count,human
padrinho de casamento,noun,person,masculine,,,count,human
camelô,noun,person,masculine,,,count,human
barqueiro,noun,person,masculine,,,count,human
duende,noun,person,masculine,,,count,human
elfo,noun,person,masculine,,,count,human
ogro,noun,person,masculine,,,count,human
feiticeiro,noun,person,masculine,,,count,human
feiticeira,noun,person,feminine,,,count,human
cavaleiro,noun,person,masculine,,,count,human
cavaleira,noun,person,feminine,,,count,human
dublê,noun,person,masculine,,,count,human
afilhado,noun,person,masculine,,,count,human
afilhada,noun,person,feminine,,,count,human
menininho,noun,person,masculine,,,count,human
menininha,noun,person,feminine,,,count,human
bebezinho,noun,person,masculine,,,count,human
atriz,noun,person,feminine,,,count,human
avozinha,noun,person,feminine,,,count,human
babá,noun,person,feminine,,,count,human
bisavó,noun,person,feminine,,,count,human
criança,noun,person,feminine,,,count,human
criancinha,noun,person,feminine,,,count,human
capitã,noun,person,feminine,,,count,human
cidadã,noun,person,feminine,,,count,human
dama,noun,person,feminine,,,count,human
deusa,noun,person,feminine,,,count,human
enteada,noun,person,feminine,,,count,human
esposa,noun,person,feminine,,,count,human
espiã,noun,person,feminine,,,count,human
fada,noun,person,feminine,,,count,human
fada madrinha,noun,person,feminine,,,count,human
garçonete,noun,person,feminine,,,count,human
heroína,noun,person,feminine,,,count,human
irmãzinha,noun,person,feminine,,,count,human
juíza,noun,person,feminine,,,count,human
ladra,noun,person,feminine,,,count,human
madrasta,noun,person,feminine,,,count,human
madrinha,noun,person,feminine,,,count,human
mamãezinha,noun,person,feminine,,,count,human
moça,noun,person,feminine,,,count,human
mocinha,noun,person,feminine,,,count,human
mulher maravilha,noun,person,feminine,,,count,human
musicista,noun,person,feminine,,,count,human
nora,noun,person,feminine,,,count,human
pessoa,noun,person,feminine,,,count,human
patroa,noun,person,feminine,,,count,human
princesa,noun,person,feminine,,,count,human
rainha,noun,person,feminine,,,count,human
sereia,noun,person,feminine,,,count,human
testemunha,noun,person,feminine,,,count,human
vítima,noun,person,feminine,,,count,human
vovó,noun,person,feminine,,,count,human
anã,noun,person,feminine,,,count,human
babysitter,noun,person,feminine,,,count,human
costureira,noun,person,feminine,,,count,human
parteira,noun,person,feminine,,,count,human
poetisa,noun,person,feminine,,,count,human
freira,noun,person,feminine,,,count,human
muçulmana,noun,person,feminine,,,count,human
celebridade,noun,person,feminine,,,count,human
pessoa idosa,noun,person,feminine,,,count,human
diarista,noun,person,feminine,,,count,human
caçadora,noun,person,feminine,,,count,human
mãezinha,noun,person,feminine,,,count,human
banda,noun,person,feminine,,,count,human
equipe,noun,person,feminine,,,count,human
equipa,noun,person,feminine,,,count,human
orquestra,noun,person,feminine,,,count,human
plateia,noun,person,feminine,,,count,human
população,noun,person,feminine,,,count,human
polícia,noun,person,feminine,,,count,human
multidão,noun,person,feminine,,,count,human
tripulação,noun,person,feminine,,,count,human
torcida,noun,person,feminine,,,count,human
tropa,noun,person,feminine,,,count,human
coral,noun,person,masculine,,,count,human
exército,noun,person,masculine,,,count,human
grupo,noun,person,masculine,,,count,human
time,noun,person,masculine,,,count,human
júri,noun,person,masculine,,,count,human
povo,noun,person,masculine,,,count,human
casal,noun,person,masculine,,,count,human
elenco,noun,person,masculine,,,count,human
pais,noun,person,masculine,plural,,count,human
avós,noun,person,masculine,plural,,count,human
animal,noun,animal,masculine,,,count,animate
animalzinho,noun,animal,masculine,,,count,animate
antílope,noun,animal,masculine,,,count,animate
avestruz,noun,animal,masculine,,,count,animate
babuíno,noun,animal,masculine,,,count,animate
beija-flor,noun,animal,masculine,,,count,animate
bezerro,noun,animal,masculine,,,count,animate
bichinho,noun,animal,masculine,,,count,animate
bicho,noun,animal,masculine,,,count,animate
bichinho de estimação,noun,animal,masculine,,,count,animate
bicho-preguiça,noun,animal,masculine,,,count,animate
bode,noun,animal,masculine,,,count,animate
boi,noun,animal,masculine,,,count,animate
búfalo,noun,animal,masculine,,,count,animate
burro,noun,animal,masculine,,,count,animate
cachorrinho,noun,animal,masculine,,,count,animate
cãozinho,noun,animal,masculine,,,count,animate
caimão,noun,animal,masculine,,,count,animate
camaleão,noun,animal,masculine,,,count,animate
camarão vivo,noun,animal,masculine,,,count,animate
camelo,noun,animal,masculine,,,count,animate
camundongo,noun,animal,masculine,,,count,animate
canário,noun,animal,masculine,,,count,animate
canguru,noun,animal,masculine,,,count,animate
caracol,noun,animal,masculine,,,count,animate
caranguejo,noun,animal,masculine,,,count,animate
carneiro,noun,animal,masculine,,,count,animate
castor,noun,animal,masculine,,,count,animate
cavalinho,noun,animal,masculine,,,count,animate
cavalo-marinho,noun,animal,masculine,,,count,animate
cervo,noun,animal,masculine,,,count,animate
chimpancé,noun,animal,masculine,,,count,animate
cisne,noun,animal,masculine,,,count,animate
coala,noun,animal,masculine,,,count,animate
coelhinho,noun,animal,masculine,,,count,animate
coelho,noun,animal,masculine,,,count,animate
cordeiro,noun,animal,masculine,,,count,animate
corvo,noun,animal,masculine,,,count,animate
crocodilo,noun,animal,masculine,,,count,animate
cupim,noun,animal,masculine,,,count,animate
dinossauro,noun,animal,masculine,,,count,animate
dragão,noun,animal,masculine,,,count,animate
elefante,noun,animal,masculine,,,count,animate
esquilo,noun,animal,masculine,,,count,animate
escorpião,noun,animal,masculine,,,count,animate
esquilinho,noun,animal,masculine,,,count,animate
falcão,noun,animal,masculine,,,count,animate
faisão,noun,animal,masculine,,,count,animate
filhote,noun,animal,masculine,,,count,animate
flamingo,noun,animal,masculine,,,count,animate
gafanhoto,noun,animal,masculine,,,count,animate
galo,noun,animal,masculine,,,count,animate
gambá,noun,animal,masculine,,,count,animate
ganso,noun,animal,masculine,,,count,animate
gatinho,noun,animal,masculine,,,count,animate
gavião,noun,animal,masculine,,,count,animate
golfinho,noun,animal,masculine,,,count,animate
gorila,noun,animal,masculine,,,count,animate
grilo,noun,animal,masculine,,,count,animate
hamster,noun,animal,masculine,,,count,animate
hipopótamo,noun,animal,masculine,,,count,animate
inseto,noun,animal,masculine,,,count,animate
jabuti,noun,animal,masculine,,,count,animate
jacaré,noun,animal,masculine,,,count,animate
jaguar,noun,animal,masculine,,,count,animate
javali,noun,animal,masculine,,,count,animate
jegue,noun,animal,masculine,,,count,animate
jumento,noun,animal,masculine,,,count,animate
lagarto,noun,animal,masculine,,,count,animate
leão,noun,animal,masculine,,,count,animate
leãozinho,noun,animal,masculine,,,count,animate
leopardo,noun,animal,masculine,,,count,animate
lobinho,noun,animal,masculine,,,count,animate
lobo,noun,animal,masculine,,,count,animate
macaco,noun,animal,masculine,,,count,animate
macaquinho,noun,animal,masculine,,,count,animate
macho,noun,animal,masculine,,,count,animate
mamífero,noun,animal,masculine,,,count,animate
marimbondo,noun,animal,masculine,,,count,animate
marreco,noun,animal,masculine,,,count,animate
mico,noun,animal,masculine,,,count,animate
mico-leão,noun,animal,masculine,,,count,animate
morcego,noun,animal,masculine,,,count,animate
mosquito,noun,animal,masculine,,,count,animate
melga,noun,animal,feminine,,,count,animate
mosquitinho,noun,animal,masculine,,,count,animate
ouriço,noun,animal,masculine,,,count,animate
ornitorrinco,noun,animal,masculine,,,count,animate
panda,noun,animal,masculine,,,count,animate
papagaio,noun,animal,masculine,,,count,animate
condor,noun,animal,masculine,,,count,animate
bem-te-vi,noun,animal,masculine,,,count,animate
perdiz,noun,animal,feminine,,,count,animate
codorna,noun,animal,feminine,,,count,animate
calopsita,noun,animal,feminine,,,count,animate
pardal,noun,animal,masculine,,,count,animate
passarinho,noun,animal,masculine,,,count,animate
pato,noun,animal,masculine,,,count,animate
patinho,noun,animal,masculine,,,count,animate
pavão,noun,animal,masculine,,,count,animate
peixe-boi,noun,animal,masculine,,,count,animate
peixinho,noun,animal,masculine,,,count,animate
pelicano,noun,animal,masculine,,,count,animate
periquito,noun,animal,masculine,,,count,animate
pernilongo,noun,animal,masculine,,,count,animate
peru,noun,animal,masculine,,,count,animate
piolho,noun,animal,masculine,,,count,animate
pinguim,noun,animal,masculine,,,count,animate
pintinho,noun,animal,masculine,,,count,animate
polvo,noun,animal,masculine,,,count,animate
raia,noun,animal,feminine,,,count,animate
arraia,noun,animal,feminine,,,count,animate
lagosta,noun,animal,feminine,,,count,animate
lula,noun,animal,feminine,,,count,animate
alforreca,noun,animal,feminine,,,count,animate
pombo,noun,animal,masculine,,,count,animate
pônei,noun,animal,masculine,,,count,animate
porco,noun,animal,masculine,,,count,animate
porquinho,noun,animal,masculine,,,count,animate
porquinho-da-índia,noun,animal,masculine,,,count,animate
potro,noun,animal,masculine,,,count,animate
puma,noun,animal,masculine,,,count,animate
quati,noun,animal,masculine,,,count,animate
quero-quero,noun,animal,masculine,,,count,animate
rato,noun,animal,masculine,,,count,animate
ratinho,noun,animal,masculine,,,count,animate
réptil,noun,animal,masculine,,,count,animate
rinoceronte,noun,animal,masculine,,,count,animate
rouxinol,noun,animal,masculine,,,count,animate
sabiá,noun,animal,masculine,,,count,animate
sagui,noun,animal,masculine,,,count,animate
sapo,noun,animal,masculine,,,count,animate
sapinho,noun,animal,masculine,,,count,animate
siri,noun,animal,masculine,,,count,animate
tamanduá,noun,animal,masculine,,,count,animate
tatu,noun,animal,masculine,,,count,animate
tigre,noun,animal,masculine,,,count,animate
tubarão,noun,animal,masculine,,,count,animate
tucano,noun,animal,masculine,,,count,animate
touro,noun,animal,masculine,,,count,animate
tiranossauro,noun,animal,masculine,,,count,animate
unicórnio,noun,animal,masculine,,,count,animate
urso,noun,animal,masculine,,,count,animate
urubu,noun,animal,masculine,,,count,animate
urso panda,noun,animal,masculine,,,count,animate
urso polar,noun,animal,masculine,,,count,animate
veado,noun,animal,masculine,,,count,animate
vaga-lume,noun,animal,masculine,,,count,animate
zangão,noun,animal,masculine,,,count,animate
cavalo-alado,noun,animal,masculine,,,count,animate
filhotinho,noun,animal,masculine,,,count,animate
abelha,noun,animal,feminine,,,count,animate
águia,noun,animal,feminine,,,count,animate
anta,noun,animal,feminine,,,count,animate
aranha,noun,animal,feminine,,,count,animate
arara,noun,animal,feminine,,,count,animate
baleia,noun,animal,feminine,,,count,animate
barata,noun,animal,feminine,,,count,animate
bezerra,noun,animal,feminine,,,count,animate
borboleta,noun,animal,feminine,,,count,animate
cabra,noun,animal,feminine,,,count,animate
cabrito,noun,animal,masculine,,,count,animate
marmota,noun,animal,feminine,,,count,animate
capivara,noun,animal,feminine,,,count,animate
cascavel,noun,animal,feminine,,,count,animate
cegonha,noun,animal,feminine,,,count,animate
centopeia,noun,animal,feminine,,,count,animate
cigarra,noun,animal,feminine,,,count,animate
cobra,noun,animal,feminine,,,count,animate
coruja,noun,animal,feminine,,,count,animate
doninha,noun,animal,feminine,,,count,animate
égua,noun,animal,feminine,,,count,animate
ema,noun,animal,feminine,,,count,animate
estrela-do-mar,noun,animal,feminine,,,count,animate
foca,noun,animal,feminine,,,count,animate
formiga,noun,animal,feminine,,,count,animate
abelhão,noun,animal,masculine,,,count,animate
percevejo,noun,animal,masculine,,,count,animate
carrapato,noun,animal,masculine,,,count,animate
besouro,noun,animal,masculine,,,count,animate
fêmea,noun,animal,feminine,,,count,animate
galinha,noun,animal,feminine,,,count,animate
gaivota,noun,animal,feminine,,,count,animate
garça,noun,animal,feminine,,,count,animate
gata,noun,animal,feminine,,,count,animate
girafa,noun,animal,feminine,,,count,animate
hiena,noun,animal,feminine,,,count,animate
iguana,noun,animal,feminine,,,count,animate
jaguatirica,noun,animal,feminine,,,count,animate
jararaca,noun,animal,feminine,,,count,animate
joaninha,noun,animal,feminine,,,count,animate
lagarta,noun,animal,feminine,,,count,animate
lagartixa,noun,animal,feminine,,,count,animate
lebre,noun,animal,feminine,,,count,animate
leoa,noun,animal,feminine,,,count,animate
lesma,noun,animal,feminine,,,count,animate
libélula,noun,animal,feminine,,,count,animate
lhama,noun,animal,feminine,,,count,animate
lontra,noun,animal,feminine,,,count,animate
macaca,noun,animal,feminine,,,count,animate
mariposa,noun,animal,feminine,,,count,animate
minhoca,noun,animal,feminine,,,count,animate
morsa,noun,animal,feminine,,,count,animate
mosca,noun,animal,feminine,,,count,animate
mula,noun,animal,feminine,,,count,animate
naja,noun,animal,feminine,,,count,animate
onça,noun,animal,feminine,,,count,animate
onça-pintada,noun,animal,feminine,,,count,animate
orca,noun,animal,feminine,,,count,animate
ostra,noun,animal,feminine,,,count,animate
ovelha,noun,animal,feminine,,,count,animate
pantera,noun,animal,feminine,,,count,animate
perereca,noun,animal,feminine,,,count,animate
piranha,noun,animal,feminine,,,count,animate
pomba,noun,animal,feminine,,,count,animate
pulga,noun,animal,feminine,,,count,animate
raposa,noun,animal,feminine,,,count,animate
rã,noun,animal,feminine,,,count,animate
ratazana,noun,animal,feminine,,,count,animate
sardinha viva,noun,animal,feminine,,,count,animate
serpente,noun,animal,feminine,,,count,animate
sucuri,noun,animal,feminine,,,count,animate
tartaruga,noun,animal,feminine,,,count,animate
tarântula,noun,animal,feminine,,,count,animate
toupeira,noun,animal,feminine,,,count,animate
traça,noun,animal,feminine,,,count,animate
truta viva,noun,animal,feminine,,,count,animate
vaca,noun,animal,feminine,,,count,animate
vespa,noun,animal,feminine,,,count,animate
víbora,noun,animal,feminine,,,count,animate
zebra,noun,animal,feminine,,,count,animate
cachorra,noun,animal,feminine,,,count,animate
cadela,noun,animal,feminine,,,count,animate
baleia jubarte,noun,animal,feminine,,,count,animate
água-viva,noun,animal,feminine,,,count,animate
andorinha,noun,animal,feminine,,,count,animate
anaconda,noun,animal,feminine,,,count,animate
manada,noun,animal,feminine,,,count,animate
matilha,noun,animal,feminine,,,count,animate
ave,noun,animal,feminine,,,count,animate
salamandra,noun,animal,feminine,,,count,animate
larva,noun,animal,feminine,,,count,animate
abacate,noun,food,masculine,,,count,inanimate
acarajé,noun,food,masculine,,,count,inanimate
amendoim,noun,food,masculine,,,count,inanimate
aspargo,noun,food,masculine,,,count,inanimate
beijinho,noun,food,masculine,,,count,inanimate
bem-casado,noun,food,masculine,,,count,inanimate
bife,noun,food,masculine,,,count,inanimate
bolinho,noun,food,masculine,,,count,inanimate
bolinho de chuva,noun,food,masculine,,,count,inanimate
bombom,noun,food,masculine,,,count,inanimate
brigadeiro,noun,food,masculine,,,count,inanimate
brownie,noun,food,masculine,,,count,inanimate
cachorro-quente,noun,food,masculine,,,count,inanimate
caju,noun,food,masculine,,,count,inanimate
camarão,noun,food,masculine,,,count,inanimate
caqui,noun,food,masculine,,,count,inanimate
cajuzinho,noun,food,masculine,,,count,inanimate
caramelo,noun,food,masculine,,,count,inanimate
casadinho,noun,food,masculine,,,count,inanimate
chiclete,noun,food,masculine,,,count,inanimate
chocolatinho,noun,food,masculine,,,count,inanimate
cogumelo,noun,food,masculine,,,count,inanimate
coco,noun,food,masculine,,,count,inanimate
cookie,noun,food,masculine,,,count,inanimate
croissant,noun,food,masculine,,,count,inanimate
cupcake,noun,food,masculine,,,count,inanimate
damasco,noun,food,masculine,,,count,inanimate
danoninho,noun,food,masculine,,,count,inanimate
docinho,noun,food,masculine,,,count,inanimate
donut,noun,food,masculine,,,count,inanimate
enroladinho,noun,food,masculine,,,count,inanimate
espetinho,noun,food,masculine,,,count,inanimate
figo,noun,food,masculine,,,count,inanimate
filé,noun,food,masculine,,,count,inanimate
grão,noun,food,masculine,,,count,inanimate
hambúrguer,noun,food,masculine,,,count,inanimate
jambo,noun,food,masculine,,,count,inanimate
jiló,noun,food,masculine,,,count,inanimate
kiwi,noun,food,masculine,,,count,inanimate
kibe,noun,food,masculine,,,count,inanimate
legume,noun,food,masculine,,,count,inanimate
limão,noun,food,masculine,,,count,inanimate
marshmallow,noun,food,masculine,,,count,inanimate
maracujá,noun,food,masculine,,,count,inanimate
marmelo,noun,food,masculine,,,count,inanimate
melão,noun,food,masculine,,,count,inanimate
mexilhão,noun,food,masculine,,,count,inanimate
misto-quente,noun,food,masculine,,,count,inanimate
morango,noun,food,masculine,,,count,inanimate
mirtilo,noun,food,masculine,,,count,inanimate
muffin,noun,food,masculine,,,count,inanimate
nhoque,noun,food,masculine,,,count,inanimate
nugget,noun,food,masculine,,,count,inanimate
ovinho,noun,food,masculine,,,count,inanimate
ovo frito,noun,food,masculine,,,count,inanimate
ovo de páscoa,noun,food,masculine,,,count,inanimate
ovo cozido,noun,food,masculine,,,count,inanimate
ovo mexido,noun,food,masculine,,,count,inanimate
palmito,noun,food,masculine,,,count,inanimate
panetone,noun,food,masculine,,,count,inanimate
pão de queijo,noun,food,masculine,,,count,inanimate
pão francês,noun,food,masculine,,,count,inanimate
pão doce,noun,food,masculine,,,count,inanimate
pãozinho,noun,food,masculine,,,count,inanimate
pastel,noun,food,masculine,,,count,inanimate
pastelzinho,noun,food,masculine,,,count,inanimate
pedaço de bolo,noun,food,masculine,,,count,inanimate
pepino,noun,food,masculine,,,count,inanimate
pêssego,noun,food,masculine,,,count,inanimate
picles,noun,food,masculine,,,count,inanimate
picolé,noun,food,masculine,,,count,inanimate
pimentão,noun,food,masculine,,,count,inanimate
pinhão,noun,food,masculine,,,count,inanimate
pirulito,noun,food,masculine,,,count,inanimate
quiabo,noun,food,masculine,,,count,inanimate
quibe,noun,food,masculine,,,count,inanimate
quindim,noun,food,masculine,,,count,inanimate
rabanete,noun,food,masculine,,,count,inanimate
sanduíche,noun,food,masculine,,,count,inanimate
sanduíche de queijo,noun,food,masculine,,,count,inanimate
salgadinho,noun,food,masculine,,,count,inanimate
sequilho,noun,food,masculine,,,count,inanimate
sonho de padaria,noun,food,masculine,,,count,inanimate
sorvetinho,noun,food,masculine,,,count,inanimate
suspiro,noun,food,masculine,,,count,inanimate
taco,noun,food,masculine,,,count,inanimate
tomate,noun,food,masculine,,,count,inanimate
tomatinho,noun,food,masculine,,,count,inanimate
tomate-cereja,noun,food,masculine,,,count,inanimate
waffle,noun,food,masculine,,,count,inanimate
biscoitinho,noun,food,masculine,,,count,inanimate
biscoito recheado,noun,food,masculine,,,count,inanimate
bolinho de bacalhau,noun,food,masculine,,,count,inanimate
chuchu,noun,food,masculine,,,count,inanimate
maxixe,noun,food,masculine,,,count,inanimate
crepe,noun,food,masculine,,,count,inanimate
croquete,noun,food,masculine,,,count,inanimate
abóbora,noun,food,feminine,,,count,inanimate
abobrinha,noun,food,feminine,,,count,inanimate
acerola,noun,food,feminine,,,count,inanimate
ameixa,noun,food,feminine,,,count,inanimate
amêndoa,noun,food,feminine,,,count,inanimate
amora,noun,food,feminine,,,count,inanimate
avelã,noun,food,feminine,,,count,inanimate
azeitona,noun,food,feminine,,,count,inanimate
baguete,noun,food,feminine,,,count,inanimate
bala,noun,food,feminine,,,count,inanimate
bala de goma,noun,food,feminine,,,count,inanimate
balinha,noun,food,feminine,,,count,inanimate
bananada,noun,food,feminine,,,count,inanimate
bananinha,noun,food,feminine,,,count,inanimate
barra de cereal,noun,food,feminine,,,count,inanimate
barra de chocolate,noun,food,feminine,,,count,inanimate
batata-doce,noun,food,feminine,,,count,inanimate
batata frita,noun,food,feminine,,,mass,inanimate
berinjela,noun,food,feminine,,,count,inanimate
beterraba,noun,food,feminine,,,count,inanimate
bolacha,noun,food,feminine,,,count,inanimate
hóstia,noun,food,feminine,,,count,inanimate
bolachinha,noun,food,feminine,,,count,inanimate
cebola,noun,food,feminine,,,count,inanimate
cenoura,noun,food,feminine,,,count,inanimate
cereja,noun,food,feminine,,,count,inanimate
costela,noun,food,feminine,,,count,inanimate
coxa de frango,noun,food,feminine,,,count,inanimate
coxinha,noun,food,feminine,,,count,inanimate
filhós,noun,food,feminine,plural,,count,inanimate
bola de Berlim,noun,food,feminine,,,count,inanimate
esfiha,noun,food,feminine,,,count,inanimate
empada,noun,food,feminine,,,count,inanimate
empadinha,noun,food,feminine,,,count,inanimate
esfirra,noun,food,feminine,,,count,inanimate
espiga de milho,noun,food,feminine,,,count,inanimate
fatia de bolo,noun,food,feminine,,,count,inanimate
fatia de pão,noun,food,feminine,,,count,inanimate
fatia de pizza,noun,food,feminine,,,count,inanimate
framboesa,noun,food,feminine,,,count,inanimate
fruta-do-conde,noun,food,feminine,,,count,inanimate
frutinha,noun,food,feminine,,,count,inanimate
goiaba,noun,food,feminine,,,count,inanimate
goma de mascar,noun,food,feminine,,,count,inanimate
graviola,noun,food,feminine,,,count,inanimate
jabuticaba,noun,food,feminine,,,count,inanimate
jaca,noun,food,feminine,,,count,inanimate
jujuba,noun,food,feminine,,,count,inanimate
laranjinha,noun,food,feminine,,,count,inanimate
lentilha,noun,food,feminine,,,count,inanimate
lichia,noun,food,feminine,,,count,inanimate
linguiça,noun,food,feminine,,,count,inanimate
maçã verde,noun,food,feminine,,,count,inanimate
maçã do amor,noun,food,feminine,,,count,inanimate
manga,noun,food,feminine,,,count,inanimate
maria-mole,noun,food,feminine,,,count,inanimate
mexerica,noun,food,feminine,,,count,inanimate
noz,noun,food,feminine,,,count,inanimate
nectarina,noun,food,feminine,,,count,inanimate
paçoca,noun,food,feminine,,,count,inanimate
paçoquinha,noun,food,feminine,,,count,inanimate
panqueca,noun,food,feminine,,,count,inanimate
pamonha,noun,food,feminine,,,count,inanimate
pera,noun,food,feminine,,,count,inanimate
pinha,noun,food,feminine,,,count,inanimate
pitanga,noun,food,feminine,,,count,inanimate
pitaia,noun,food,feminine,,,count,inanimate
romã,noun,food,feminine,,,count,inanimate
rosquinha,noun,food,feminine,,,count,inanimate
rabanada,noun,food,feminine,,,count,inanimate
salsicha,noun,food,feminine,,,count,inanimate
sardinha,noun,food,feminine,,,count,inanimate
seriguela,noun,food,feminine,,,count,inanimate
tâmara,noun,food,feminine,,,count,inanimate
tangerina,noun,food,feminine,,,count,inanimate
tapioca,noun,food,feminine,,,count,inanimate
torrada,noun,food,feminine,,,count,inanimate
torta,noun,food,feminine,,,count,inanimate
torta de maçã,noun,food,feminine,,,count,inanimate
tortinha,noun,food,feminine,,,count,inanimate
trufa,noun,food,feminine,,,count,inanimate
uva,noun,food,feminine,,,count,inanimate
uva-passa,noun,food,feminine,,,count,inanimate
vagem,noun,food,feminine,,,count,inanimate
almôndega,noun,food,feminine,,,count,inanimate
alcachofra,noun,food,feminine,,,count,inanimate
cocada,noun,food,feminine,,,count,inanimate
bisnaguinha,noun,food,feminine,,,count,inanimate
mini-pizza,noun,food,feminine,,,count,inanimate
açafrão,noun,food,masculine,,,mass,inanimate
agrião,noun,food,masculine,,,mass,inanimate
aipo,noun,food,masculine,,,mass,inanimate
açaí,noun,food,masculine,,,mass,inanimate
alecrim,noun,food,masculine,,,mass,inanimate
algodão-doce,noun,food,masculine,,,mass,inanimate
alho,noun,food,masculine,,,mass,inanimate
alho-poró,noun,food,masculine,,,mass,inanimate
amaranto,noun,food,masculine,,,mass,inanimate
arroz-doce,noun,food,masculine,,,mass,inanimate
arroz branco,noun,food,masculine,,,mass,inanimate
arroz integral,noun,food,masculine,,,mass,inanimate
arroz com feijão,noun,food,masculine,,,mass,inanimate
atum,noun,food,masculine,,,mass,inanimate
azeite,noun,food,masculine,,,mass,inanimate
azeite de oliva,noun,food,masculine,,,mass,inanimate
bacalhau,noun,food,masculine,,,mass,inanimate
bacon,noun,food,masculine,,,mass,inanimate
brigadeiro de colher,noun,food,masculine,,,mass,inanimate
brócolis,noun,food,masculine,,,mass,inanimate
bolo de chocolate,noun,food,masculine,,,mass,inanimate
bolo de cenoura,noun,food,masculine,,,mass,inanimate
bolo de aniversário,noun,food,masculine,,,mass,inanimate
caldo,noun,food,masculine,,,mass,inanimate
caldo de galinha,noun,food,masculine,,,mass,inanimate
camarão frito,noun,food,masculine,,,mass,inanimate
cacau,noun,food,masculine,,,mass,inanimate
catupiry,noun,food,masculine,,,mass,inanimate
cereal,noun,food,masculine,,,mass,inanimate
cereal matinal,noun,food,masculine,,,mass,inanimate
chantilly,noun,food,masculine,,,mass,inanimate
chantili,noun,food,masculine,,,mass,inanimate
charque,noun,food,masculine,,,mass,inanimate
cheiro-verde,noun,food,masculine,,,mass,inanimate
chocolate branco,noun,food,masculine,,,mass,inanimate
chocolate ao leite,noun,food,masculine,,,mass,inanimate
chocolate preto,noun,food,masculine,,,mass,inanimate
coentro,noun,food,masculine,,,mass,inanimate
cominho,noun,food,masculine,,,mass,inanimate
coco ralado,noun,food,masculine,,,mass,inanimate
cream cheese,noun,food,masculine,,,mass,inanimate
creme de leite,noun,food,masculine,,,mass,inanimate
curau,noun,food,masculine,,,mass,inanimate
curry,noun,food,masculine,,,mass,inanimate
cuscuz,noun,food,masculine,,,mass,inanimate
creme de milho,noun,food,masculine,,,mass,inanimate
doce de leite,noun,food,masculine,,,mass,inanimate
espaguete,noun,food,masculine,,,mass,inanimate
espinafre,noun,food,masculine,,,mass,inanimate
estrogonofe,noun,food,masculine,,,mass,inanimate
farelo,noun,food,masculine,,,mass,inanimate
feijão,noun,food,masculine,,,mass,inanimate
feijão preto,noun,food,masculine,,,mass,inanimate
fermento,noun,food,masculine,,,mass,inanimate
frango assado,noun,food,masculine,,,mass,inanimate
frango frito,noun,food,masculine,,,mass,inanimate
fubá,noun,food,masculine,,,mass,inanimate
gengibre,noun,food,masculine,,,mass,inanimate
gergelim,noun,food,masculine,,,mass,inanimate
granulado,noun,food,masculine,,,mass,inanimate
iogurte,noun,food,masculine,,,mass,inanimate
iogurte natural,noun,food,masculine,,,mass,inanimate
ketchup,noun,food,masculine,,,mass,inanimate
leite condensado,noun,food,masculine,,,mass,inanimate
leite em pó,noun,food,masculine,,,mass,inanimate
lombo,noun,food,masculine,,,mass,inanimate
louro,noun,food,masculine,,,mass,inanimate
macarrão,noun,food,masculine,,,mass,inanimate
macarrão instantâneo,noun,food,masculine,,,mass,inanimate
mel,noun,food,masculine,,,mass,inanimate
melado,noun,food,masculine,,,mass,inanimate
milho,noun,food,masculine,,,mass,inanimate
milho verde,noun,food,masculine,,,mass,inanimate
mingau,noun,food,masculine,,,mass,inanimate
miojo,noun,food,masculine,,,mass,inanimate
molho,noun,food,masculine,,,mass,inanimate
molho de tomate,noun,food,masculine,,,mass,inanimate
molho branco,noun,food,masculine,,,mass,inanimate
mocotó,noun,food,masculine,,,mass,inanimate
óleo,noun,food,masculine,,,mass,inanimate
orégano,noun,food,masculine,,,mass,inanimate
pão de forma,noun,food,masculine,,,mass,inanimate
pão integral,noun,food,masculine,,,mass,inanimate
pão com manteiga,noun,food,masculine,,,mass,inanimate
patê,noun,food,masculine,,,mass,inanimate
peito de frango,noun,food,masculine,,,mass,inanimate
peito de peru,noun,food,masculine,,,mass,inanimate
peru assado,noun,food,masculine,,,mass,inanimate
pescado,noun,food,masculine,,,mass,inanimate
pernil,noun,food,masculine,,,mass,inanimate
peixe frito,noun,food,masculine,,,mass,inanimate
presunto,noun,food,masculine,,,mass,inanimate
purê,noun,food,masculine,,,mass,inanimate
purê de batata,noun,food,masculine,,,mass,inanimate
pudim,noun,food,masculine,,,mass,inanimate
pavê,noun,food,masculine,,,mass,inanimate
pirão,noun,food,masculine,,,mass,inanimate
manjericão,noun,food,masculine,,,mass,inanimate
pudim de leite,noun,food,masculine,,,mass,inanimate
queijo branco,noun,food,masculine,,,mass,inanimate
queijo ralado,noun,food,masculine,,,mass,inanimate
queijo minas,noun,food,masculine,,,mass,inanimate
recheio,noun,food,masculine,,,mass,inanimate
repolho,noun,food,masculine,,,mass,inanimate
requeijão,noun,food,masculine,,,mass,inanimate
salame,noun,food,masculine,,,mass,inanimate
sal,noun,food,masculine,,,mass,inanimate
salmão,noun,food,masculine,,,mass,inanimate
shoyu,noun,food,masculine,,,mass,inanimate
sushi,noun,food,masculine,,,mass,inanimate
sorvete de chocolate,noun,food,masculine,,,mass,inanimate
sorvete de creme,noun,food,masculine,,,mass,inanimate
tempero,noun,food,masculine,,,mass,inanimate
tofu,noun,food,masculine,,,mass,inanimate
toucinho,noun,food,masculine,,,mass,inanimate
trigo,noun,food,masculine,,,mass,inanimate
vinagre,noun,food,masculine,,,mass,inanimate
vinagrete,noun,food,masculine,,,mass,inanimate
xarope de bordo,noun,food,masculine,,,mass,inanimate
milho de pipoca,noun,food,masculine,,,mass,inanimate
glacê,noun,food,masculine,,,mass,inanimate
chucrute,noun,food,masculine,,,mass,inanimate
aveia,noun,food,feminine,,,mass,inanimate
batata palha,noun,food,feminine,,,mass,inanimate
baunilha,noun,food,feminine,,,mass,inanimate
banha,noun,food,feminine,,,mass,inanimate
calda,noun,food,feminine,,,mass,inanimate
calda de chocolate,noun,food,feminine,,,mass,inanimate
canela,noun,food,feminine,,,mass,inanimate
canjica,noun,food,feminine,,,mass,inanimate
carne assada,noun,food,feminine,,,mass,inanimate
carne de porco,noun,food,feminine,,,mass,inanimate
carne de sol,noun,food,feminine,,,mass,inanimate
carne moída,noun,food,feminine,,,mass,inanimate
carne seca,noun,food,feminine,,,mass,inanimate
comida,noun,food,feminine,,,mass,inanimate
comidinha,noun,food,feminine,,,mass,inanimate
compota,noun,food,feminine,,,mass,inanimate
couve,noun,food,feminine,,,mass,inanimate
couve-flor,noun,food,feminine,,,mass,inanimate
coalhada,noun,food,feminine,,,mass,inanimate
cevada,noun,food,feminine,,,mass,inanimate
farinha,noun,food,feminine,,,mass,inanimate
farinha de mandioca,noun,food,feminine,,,mass,inanimate
farinha de trigo,noun,food,feminine,,,mass,inanimate
farofa,noun,food,feminine,,,mass,inanimate
gelatina,noun,food,feminine,,,mass,inanimate
geleia,noun,food,feminine,,,mass,inanimate
geleia de morango,noun,food,feminine,,,mass,inanimate
gordura,noun,food,feminine,,,mass,inanimate
goiabada,noun,food,feminine,,,mass,inanimate
granola,noun,food,feminine,,,mass,inanimate
hortelã,noun,food,feminine,,,mass,inanimate
linhaça,noun,food,feminine,,,mass,inanimate
maionese,noun,food,feminine,,,mass,inanimate
maisena,noun,food,feminine,,,mass,inanimate
mandioca,noun,food,feminine,,,mass,inanimate
manteiga de amendoim,noun,food,feminine,,,mass,inanimate
margarina,noun,food,feminine,,,mass,inanimate
massa,noun,food,feminine,,,mass,inanimate
massa de bolo,noun,food,feminine,,,mass,inanimate
melancia,noun,food,feminine,,,mass,inanimate
mostarda,noun,food,feminine,,,mass,inanimate
mortadela,noun,food,feminine,,,mass,inanimate
mozarela,noun,food,feminine,,,mass,inanimate
muçarela,noun,food,feminine,,,mass,inanimate
musse,noun,food,feminine,,,mass,inanimate
nata,noun,food,feminine,,,mass,inanimate
noz-moscada,noun,food,feminine,,,mass,inanimate
nutella,noun,food,feminine,,,mass,inanimate
páprica,noun,food,feminine,,,mass,inanimate
pasta de amendoim,noun,food,feminine,,,mass,inanimate
pimenta,noun,food,feminine,,,mass,inanimate
pimenta-do-reino,noun,food,feminine,,,mass,inanimate
pipoca,noun,food,feminine,,,mass,inanimate
pipoca doce,noun,food,feminine,,,mass,inanimate
pipoca salgada,noun,food,feminine,,,mass,inanimate
polenta,noun,food,feminine,,,mass,inanimate
proteína,noun,food,feminine,,,mass,inanimate
quinoa,noun,food,feminine,,,mass,inanimate
quinua,noun,food,feminine,,,mass,inanimate
rapadura,noun,food,feminine,,,mass,inanimate
ração,noun,food,feminine,,,mass,inanimate
rúcula,noun,food,feminine,,,mass,inanimate
salada,noun,food,feminine,,,mass,inanimate
salada de frutas,noun,food,feminine,,,mass,inanimate
salsa,noun,food,feminine,,,mass,inanimate
salsinha,noun,food,feminine,,,mass,inanimate
sálvia,noun,food,feminine,,,mass,inanimate
sardinha em lata,noun,food,feminine,,,mass,inanimate
semolina,noun,food,feminine,,,mass,inanimate
soja,noun,food,feminine,,,mass,inanimate
sopa de legumes,noun,food,feminine,,,mass,inanimate
sopa de feijão,noun,food,feminine,,,mass,inanimate
tainha,noun,food,feminine,,,mass,inanimate
tilápia,noun,food,feminine,,,mass,inanimate
truta,noun,food,feminine,,,mass,inanimate
vitela,noun,food,feminine,,,mass,inanimate
ricota,noun,food,feminine,,,mass,inanimate
alface,noun,food,feminine,,,mass,inanimate
acelga,noun,food,feminine,,,mass,inanimate
chia,noun,food,feminine,,,mass,inanimate
escarola,noun,food,feminine,,,mass,inanimate
batatas fritas,noun,food,feminine,plural,,count,inanimate
verduras,noun,food,feminine,plural,,count,inanimate
frutas,noun,food,feminine,plural,,count,inanimate
ervilhas,noun,food,feminine,plural,,count,inanimate
castanhas,noun,food,feminine,plural,,count,inanimate
frutos do mar,noun,food,masculine,plural,,count,inanimate
cereais,noun,food,masculine,plural,,count,inanimate
bobó de camarão,noun,dish,masculine,,,mass,inanimate
churrasco,noun,dish,masculine,,,mass,inanimate
escondidinho,noun,dish,masculine,,,mass,inanimate
estrogonofe de frango,noun,dish,masculine,,,mass,inanimate
feijão tropeiro,noun,dish,masculine,,,mass,inanimate
macarrão com molho,noun,dish,masculine,,,mass,inanimate
risoto,noun,dish,masculine,,,mass,inanimate
sarapatel,noun,dish,masculine,,,mass,inanimate
tutu,noun,dish,masculine,,,mass,inanimate
vatapá,noun,dish,masculine,,,mass,inanimate
tacacá,noun,dish,masculine,,,mass,inanimate
yakisoba,noun,dish,masculine,,,mass,inanimate
fricassê,noun,dish,masculine,,,mass,inanimate
baião de dois,noun,dish,masculine,,,mass,inanimate
arroz de forno,noun,dish,masculine,,,mass,inanimate
bacalhoada,noun,dish,feminine,,,mass,inanimate
canja,noun,dish,feminine,,,mass,inanimate
canja de galinha,noun,dish,feminine,,,mass,inanimate
dobradinha,noun,dish,feminine,,,mass,inanimate
feijoada,noun,dish,feminine,,,mass,inanimate
lasanha,noun,dish,feminine,,,mass,inanimate
moqueca,noun,dish,feminine,,,mass,inanimate
macarronada,noun,dish,feminine,,,mass,inanimate
parmegiana,noun,dish,feminine,,,mass,inanimate
pizza,noun,dish,feminine,,,mass,inanimate
pizza de queijo,noun,dish,feminine,,,mass,inanimate
rabada,noun,dish,feminine,,,mass,inanimate
sopa de letrinhas,noun,dish,feminine,,,mass,inanimate
torta de frango,noun,dish,feminine,,,mass,inanimate
galinhada,noun,dish,feminine,,,mass,inanimate
panelada,noun,dish,feminine,,,mass,inanimate
prato do dia,noun,dish,masculine,,,count,inanimate
prato feito,noun,dish,masculine,,,count,inanimate
prato principal,noun,dish,masculine,,,count,inanimate
menu,noun,dish,masculine,,,count,inanimate
cardápio,noun,dish,masculine,,,count,inanimate
combo,noun,dish,masculine,,,count,inanimate
porção,noun,dish,feminine,,,count,inanimate
receita,noun,dish,feminine,,,count,inanimate
marmita,noun,dish,feminine,,,count,inanimate
quentinha,noun,dish,feminine,,,count,inanimate
almoço,noun,meal,masculine,,,count,inanimate,definite
café da manhã,noun,meal,masculine,,,count,inanimate,definite
café da tarde,noun,meal,masculine,,,count,inanimate,definite
lanche,noun,meal,masculine,,,count,inanimate,definite
lanchinho,noun,meal,masculine,,,count,inanimate,definite
pequeno-almoço,noun,meal,masculine,,,count,inanimate,definite
lanche da tarde,noun,meal,masculine,,,count,inanimate,definite
lanche da escola,noun,meal,masculine,,,count,inanimate,definite
ceia,noun,meal,feminine,,,count,inanimate,definite
janta,noun,meal,feminine,,,count,inanimate,definite
merenda,noun,meal,feminine,,,count,inanimate,definite
refeição,noun,meal,feminine,,,count,inanimate,definite
sobremesa,noun,meal,feminine,,,count,inanimate,definite
banquete,noun,meal,masculine,,,count,inanimate
piquenique,noun,meal,masculine,,,count,inanimate
churrasco de domingo,noun,meal,masculine,,,count,inanimate
bufê,noun,meal,masculine,,,count,inanimate
ceia de Natal,noun,meal,feminine,,,count,inanimate
achocolatado,noun,drink,masculine,,,mass,inanimate
álcool,noun,drink,masculine,,,mass,inanimate
café com leite,noun,drink,masculine,,,mass,inanimate
caldo de cana,noun,drink,masculine,,,mass,inanimate
cappuccino,noun,drink,masculine,,,mass,inanimate
capuccino,noun,drink,masculine,,,mass,inanimate
chá gelado,noun,drink,masculine,,,mass,inanimate
chá mate,noun,drink,masculine,,,mass,inanimate
chimarrão,noun,drink,masculine,,,mass,inanimate
chocolate quente,noun,drink,masculine,,,mass,inanimate
chope,noun,drink,masculine,,,mass,inanimate
conhaque,noun,drink,masculine,,,mass,inanimate
gelo,noun,drink,masculine,,,mass,inanimate
guaraná,noun,drink,masculine,,,mass,inanimate
leite com chocolate,noun,drink,masculine,,,mass,inanimate
leite de coco,noun,drink,masculine,,,mass,inanimate
leite de soja,noun,drink,masculine,,,mass,inanimate
leite materno,noun,drink,masculine,,,mass,inanimate
leite quente,noun,drink,masculine,,,mass,inanimate
licor,noun,drink,masculine,,,mass,inanimate
mate,noun,drink,masculine,,,mass,inanimate
nescau,noun,drink,masculine,,,mass,inanimate
quentão,noun,drink,masculine,,,mass,inanimate
refrigerante,noun,drink,masculine,,,mass,inanimate
refresco,noun,drink,masculine,,,mass,inanimate
rum,noun,drink,masculine,,,mass,inanimate
suco de laranja,noun,drink,masculine,,,mass,inanimate
suco de maçã,noun,drink,masculine,,,mass,inanimate
suco de uva,noun,drink,masculine,,,mass,inanimate
suco de limão,noun,drink,masculine,,,mass,inanimate
suco de maracujá,noun,drink,masculine,,,mass,inanimate
toddy,noun,drink,masculine,,,mass,inanimate
uísque,noun,drink,masculine,,,mass,inanimate
vinho,noun,drink,masculine,,,mass,inanimate
vinho tinto,noun,drink,masculine,,,mass,inanimate
soro caseiro,noun,drink,masculine,,,mass,inanimate
água com gás,noun,drink,feminine,,,mass,inanimate
água de coco,noun,drink,feminine,,,mass,inanimate
água gelada,noun,drink,feminine,,,mass,inanimate
água mineral,noun,drink,feminine,,,mass,inanimate
água da torneira,noun,drink,feminine,,,mass,inanimate
cachaça,noun,drink,feminine,,,mass,inanimate
cerveja,noun,drink,feminine,,,mass,inanimate
coca,noun,drink,feminine,,,mass,inanimate
coca-cola,noun,drink,feminine,,,mass,inanimate
caipirinha,noun,drink,feminine,,,mass,inanimate
gasosa,noun,drink,feminine,,,mass,inanimate
garapa,noun,drink,feminine,,,mass,inanimate
groselha,noun,drink,feminine,,,mass,inanimate
infusão,noun,drink,feminine,,,mass,inanimate
limonada,noun,drink,feminine,,,mass,inanimate
laranjada,noun,drink,feminine,,,mass,inanimate
sidra,noun,drink,feminine,,,mass,inanimate
soda,noun,drink,feminine,,,mass,inanimate
tônica,noun,drink,feminine,,,mass,inanimate
vodca,noun,drink,feminine,,,mass,inanimate
cafezinho,noun,drink,masculine,,,count,inanimate
copo de água,noun,drink,masculine,,,count,inanimate
copo de leite,noun,drink,masculine,,,count,inanimate
coquetel,noun,drink,masculine,,,count,inanimate
drinque,noun,drink,masculine,,,count,inanimate
espumante,noun,drink,masculine,,,count,inanimate
gole,noun,drink,masculine,,,count,inanimate
milk-shake,noun,drink,masculine,,,count,inanimate
milkshake,noun,drink,masculine,,,count,inanimate
smoothie,noun,drink,masculine,,,count,inanimate
suquinho,noun,drink,masculine,,,count,inanimate
bebida,noun,drink,feminine,,,count,inanimate
caixinha de suco,noun,drink,feminine,,,count,inanimate
garrafa de água,noun,drink,feminine,,,count,inanimate
latinha de refrigerante,noun,drink,feminine,,,count,inanimate
taça de vinho,noun,drink,feminine,,,count,inanimate
vitamina de banana,noun,drink,feminine,,,count,inanimate
xícara de café,noun,drink,feminine,,,count,inanimate
xícara de chá,noun,drink,feminine,,,count,inanimate
açougue,noun,place,masculine,,,count,inanimate,definite
acampamento,noun,place,masculine,,,count,inanimate,definite
aeroporto,noun,place,masculine,,,count,inanimate,definite
ambulatório,noun,place,masculine,,,count,inanimate,definite
aquário,noun,place,masculine,,,count,inanimate,definite
armazém,noun,place,masculine,,,count,inanimate,definite
asilo,noun,place,masculine,,,count,inanimate,definite
ateliê,noun,place,masculine,,,count,inanimate,definite
bairro,noun,place,masculine,,,count,inanimate,definite
banco de sangue,noun,place,masculine,,,count,inanimate,definite
bar,noun,place,masculine,,,count,inanimate,definite
bazar,noun,place,masculine,,,count,inanimate,definite
bosque,noun,place,masculine,,,count,inanimate,definite
calçadão,noun,place,masculine,,,count,inanimate,definite
camping,noun,place,masculine,,,count,inanimate,definite
campinho,noun,place,masculine,,,count,inanimate,definite
campo,noun,place,masculine,,,count,inanimate,definite
pódio,noun,place,masculine,,,count,inanimate,definite
campo de futebol,noun,place,masculine,,,count,inanimate,definite
cartório,noun,place,masculine,,,count,inanimate,definite
cassino,noun,place,masculine,,,count,inanimate,definite
castelo,noun,place,masculine,,,count,inanimate,definite
cemitério,noun,place,masculine,,,count,inanimate,definite
centro,noun,place,masculine,,,count,inanimate,definite
centro cultural,noun,place,masculine,,,count,inanimate,definite
centro da cidade,noun,place,masculine,,,count,inanimate,definite
centro de saúde,noun,place,masculine,,,count,inanimate,definite
centro espírita,noun,place,masculine,,,count,inanimate,definite
clube,noun,place,masculine,,,count,inanimate,definite
colégio,noun,place,masculine,,,count,inanimate,definite
condomínio,noun,place,masculine,,,count,inanimate,definite
consultório,noun,place,masculine,,,count,inanimate,definite
consulado,noun,place,masculine,,,count,inanimate,definite
convento,noun,place,masculine,,,count,inanimate,definite
correio,noun,place,masculine,,,count,inanimate,definite
cruzamento,noun,place,masculine,,,count,inanimate,definite
deserto,noun,place,masculine,,,count,inanimate,definite
edifício,noun,place,masculine,,,count,inanimate,definite
escritório,noun,place,masculine,,,count,inanimate,definite
estacionamento,noun,place,masculine,,,count,inanimate,definite
estádio,noun,place,masculine,,,count,inanimate,definite
estúdio,noun,place,masculine,,,count,inanimate,definite
exterior,noun,place,masculine,,,count,inanimate,definite
fliperama,noun,place,masculine,,,count,inanimate,definite
fórum,noun,place,masculine,,,count,inanimate,definite
ginásio,noun,place,masculine,,,count,inanimate,definite
hipermercado,noun,place,masculine,,,count,inanimate,definite
horto,noun,place,masculine,,,count,inanimate,definite
hospital infantil,noun,place,masculine,,,count,inanimate,definite
hotel,noun,place,masculine,,,count,inanimate,definite
instituto,noun,place,masculine,,,count,inanimate,definite
interior,noun,place,masculine,,,count,inanimate,definite
jardim botânico,noun,place,masculine,,,count,inanimate,definite
jardim de infância,noun,place,masculine,,,count,inanimate,definite
jardim zoológico,noun,place,masculine,,,count,inanimate,definite
laboratório,noun,place,masculine,,,count,inanimate,definite
lago,noun,place,masculine,,,count,inanimate,definite
litoral,noun,place,masculine,,,count,inanimate,definite
lixão,noun,place,masculine,,,count,inanimate,definite
mangue,noun,place,masculine,,,count,inanimate,definite
mar,noun,place,masculine,,,count,inanimate,definite
mercadinho,noun,place,masculine,,,count,inanimate,definite
mercado,noun,place,masculine,,,count,inanimate,definite
mirante,noun,place,masculine,,,count,inanimate,definite
morro,noun,place,masculine,,,count,inanimate,definite
mosteiro,noun,place,masculine,,,count,inanimate,definite
museu,noun,place,masculine,,,count,inanimate,definite
observatório,noun,place,masculine,,,count,inanimate,definite
oceano,noun,place,masculine,,,count,inanimate,definite
orfanato,noun,place,masculine,,,count,inanimate,definite
palácio,noun,place,masculine,,,count,inanimate,definite
palco,noun,place,masculine,,,count,inanimate,definite
pantanal,noun,place,masculine,,,count,inanimate,definite
parque aquático,noun,place,masculine,,,count,inanimate,definite
parque de diversões,noun,place,masculine,,,count,inanimate,definite
parquinho,noun,place,masculine,,,count,inanimate,definite
pasto,noun,place,masculine,,,count,inanimate,definite
planetário,noun,place,masculine,,,count,inanimate,definite
playground,noun,place,masculine,,,count,inanimate,definite
polo norte,noun,place,masculine,,,count,inanimate,definite
polo sul,noun,place,masculine,,,count,inanimate,definite
pomar,noun,place,masculine,,,count,inanimate,definite
ponto de ônibus,noun,place,masculine,,,count,inanimate,definite
ponto de táxi,noun,place,masculine,,,count,inanimate,definite
porto,noun,place,masculine,,,count,inanimate,definite
posto,noun,place,masculine,,,count,inanimate,definite
posto de gasolina,noun,place,masculine,,,count,inanimate,definite
posto de saúde,noun,place,masculine,,,count,inanimate,definite
presídio,noun,place,masculine,,,count,inanimate,definite
prédio,noun,place,masculine,,,count,inanimate,definite
pronto-socorro,noun,place,masculine,,,count,inanimate,definite
quarteirão,noun,place,masculine,,,count,inanimate,definite
quartel,noun,place,masculine,,,count,inanimate,definite
quiosque,noun,place,masculine,,,count,inanimate,definite
restaurante,noun,place,masculine,,,count,inanimate,definite
rio,noun,place,masculine,,,count,inanimate,definite
rodeio,noun,place,masculine,,,count,inanimate,definite
sacolão,noun,place,masculine,,,count,inanimate,definite
salão de beleza,noun,place,masculine,,,count,inanimate,definite
salão de festas,noun,place,masculine,,,count,inanimate,definite
sebo,noun,place,masculine,,,count,inanimate,definite
shopping,noun,place,masculine,,,count,inanimate,definite
shopping center,noun,place,masculine,,,count,inanimate,definite
sítio,noun,place,masculine,,,count,inanimate,definite
supermercado,noun,place,masculine,,,count,inanimate,definite
teatro,noun,place,masculine,,,count,inanimate,definite
templo,noun,place,masculine,,,count,inanimate,definite
terminal,noun,place,masculine,,,count,inanimate,definite
terreiro,noun,place,masculine,,,count,inanimate,definite
trabalho,noun,place,masculine,,,count,inanimate,definite
tribunal,noun,place,masculine,,,count,inanimate,definite
túnel,noun,place,masculine,,,count,inanimate,definite
vale,noun,place,masculine,,,count,inanimate,definite
vestiário,noun,place,masculine,,,count,inanimate,definite
vilarejo,noun,place,masculine,,,count,inanimate,definite
viveiro,noun,place,masculine,,,count,inanimate,definite
zoo,noun,place,masculine,,,count,inanimate,definite
zoológico,noun,place,masculine,,,count,inanimate,definite
parque de areia,noun,place,masculine,,,count,inanimate,definite
tanque de areia,noun,place,masculine,,,count,inanimate,definite
inferno,noun,place,masculine,,,count,inanimate,definite
paraíso,noun,place,masculine,,,count,inanimate,definite
acostamento,noun,place,masculine,,,count,inanimate,definite
berçário,noun,place,masculine,,,count,inanimate,definite
campinho de futebol,noun,place,masculine,,,count,inanimate,definite
academia,noun,place,feminine,,,count,inanimate,definite
agência,noun,place,feminine,,,count,inanimate,definite
aldeia,noun,place,feminine,,,count,inanimate,definite
alfândega,noun,place,feminine,,,count,inanimate,definite
ala infantil,noun,place,feminine,,,count,inanimate,definite
área de lazer,noun,place,feminine,,,count,inanimate,definite
arquibancada,noun,place,feminine,,,count,inanimate,definite
autoescola,noun,place,feminine,,,count,inanimate,definite
avenida,noun,place,feminine,,,count,inanimate,definite
banca de jornal,noun,place,feminine,,,count,inanimate,definite
banca de revista,noun,place,feminine,,,count,inanimate,definite
baía,noun,place,feminine,,,count,inanimate,definite
barbearia,noun,place,feminine,,,count,inanimate,definite
bilheteria,noun,place,feminine,,,count,inanimate,definite
biblioteca,noun,place,feminine,,,count,inanimate,definite
butique,noun,place,feminine,,,count,inanimate,definite
cabine,noun,place,feminine,,,count,inanimate,definite
cachoeira,noun,place,feminine,,,count,inanimate,definite
cafeteria,noun,place,feminine,,,count,inanimate,definite
calçada,noun,place,feminine,,,count,inanimate,definite
plataforma,noun,place,feminine,,,count,inanimate,definite
ciclovia,noun,place,feminine,,,count,inanimate,definite
passadeira,noun,place,feminine,,,count,inanimate,definite
cantina,noun,place,feminine,,,count,inanimate,definite
capela,noun,place,feminine,,,count,inanimate,definite
cadeia,noun,place,feminine,,,count,inanimate,definite
capital,noun,place,feminine,,,count,inanimate,definite
catedral,noun,place,feminine,,,count,inanimate,definite
caverna,noun,place,feminine,,,count,inanimate,definite
cidade,noun,place,feminine,,,count,inanimate,definite
clínica,noun,place,feminine,,,count,inanimate,definite
colônia de férias,noun,place,feminine,,,count,inanimate,definite
concessionária,noun,place,feminine,,,count,inanimate,definite
costa,noun,place,feminine,,,count,inanimate,definite
creche,noun,place,feminine,,,count,inanimate,definite
delegacia,noun,place,feminine,,,count,inanimate,definite
discoteca,noun,place,feminine,,,count,inanimate,definite
drogaria,noun,place,feminine,,,count,inanimate,definite
embaixada,noun,place,feminine,,,count,inanimate,definite
empresa,noun,place,feminine,,,count,inanimate,definite
escolinha,noun,place,feminine,,,count,inanimate,definite
esquina,noun,place,feminine,,,count,inanimate,definite
estação,noun,place,feminine,,,count,inanimate,definite
estação de metrô,noun,place,feminine,,,count,inanimate,definite
estação de trem,noun,place,feminine,,,count,inanimate,definite
estrada,noun,place,feminine,,,count,inanimate,definite
exposição,noun,place,feminine,,,count,inanimate,definite
fábrica,noun,place,feminine,,,count,inanimate,definite
faculdade,noun,place,feminine,,,count,inanimate,definite
farmácia,noun,place,feminine,,,count,inanimate,definite
favela,noun,place,feminine,,,count,inanimate,definite
fazenda,noun,place,feminine,,,count,inanimate,definite
feira,noun,place,feminine,,,count,inanimate,definite
feirinha,noun,place,feminine,,,count,inanimate,definite
floresta,noun,place,feminine,,,count,inanimate,definite
floricultura,noun,place,feminine,,,count,inanimate,definite
fonte,noun,place,feminine,,,count,inanimate,definite
fronteira,noun,place,feminine,,,count,inanimate,definite
galeria,noun,place,feminine,,,count,inanimate,definite
gruta,noun,place,feminine,,,count,inanimate,definite
hamburgueria,noun,place,feminine,,,count,inanimate,definite
igreja,noun,place,feminine,,,count,inanimate,definite
ilha,noun,place,feminine,,,count,inanimate,definite
joalheria,noun,place,feminine,,,count,inanimate,definite
lagoa,noun,place,feminine,,,count,inanimate,definite
lanchonete,noun,place,feminine,,,count,inanimate,definite
lan house,noun,place,feminine,,,count,inanimate,definite
lavanderia,noun,place,feminine,,,count,inanimate,definite
livraria,noun,place,feminine,,,count,inanimate,definite
lojinha,noun,place,feminine,,,count,inanimate,definite
loja de brinquedos,noun,place,feminine,,,count,inanimate,definite
loja de roupas,noun,place,feminine,,,count,inanimate,definite
marcenaria,noun,place,feminine,,,count,inanimate,definite
margem do rio,noun,place,feminine,,,count,inanimate,definite
mata,noun,place,feminine,,,count,inanimate,definite
mesquita,noun,place,feminine,,,count,inanimate,definite
mina,noun,place,feminine,,,count,inanimate,definite
montanha,noun,place,feminine,,,count,inanimate,definite
oficina,noun,place,feminine,,,count,inanimate,definite
ótica,noun,place,feminine,,,count,inanimate,definite
padaria,noun,place,feminine,,,count,inanimate,definite
papelaria,noun,place,feminine,,,count,inanimate,definite
parada,noun,place,feminine,,,count,inanimate,definite
parada de ônibus,noun,place,feminine,,,count,inanimate,definite
paróquia,noun,place,feminine,,,count,inanimate,definite
pastelaria,noun,place,feminine,,,count,inanimate,definite
peixaria,noun,place,feminine,,,count,inanimate,definite
perfumaria,noun,place,feminine,,,count,inanimate,definite
periferia,noun,place,feminine,,,count,inanimate,definite
pista,noun,place,feminine,,,count,inanimate,definite
pista de dança,noun,place,feminine,,,count,inanimate,definite
pista de skate,noun,place,feminine,,,count,inanimate,definite
pizzaria,noun,place,feminine,,,count,inanimate,definite
plantação,noun,place,feminine,,,count,inanimate,definite
praça,noun,place,feminine,,,count,inanimate,definite
praça de alimentação,noun,place,feminine,,,count,inanimate,definite
prefeitura,noun,place,feminine,,,count,inanimate,definite
prisão,noun,place,feminine,,,count,inanimate,definite
quadra,noun,place,feminine,,,count,inanimate,definite
quadra de esportes,noun,place,feminine,,,count,inanimate,definite
recepção,noun,place,feminine,,,count,inanimate,definite
região,noun,place,feminine,,,count,inanimate,definite
relojoaria,noun,place,feminine,,,count,inanimate,definite
rodoviária,noun,place,feminine,,,count,inanimate,definite
rodovia,noun,place,feminine,,,count,inanimate,definite
roça,noun,place,feminine,,,count,inanimate,definite
rua,noun,place,feminine,,,count,inanimate,definite
sala de espera,noun,place,feminine,,,count,inanimate,definite
sapataria,noun,place,feminine,,,count,inanimate,definite
sauna,noun,place,feminine,,,count,inanimate,definite
secretaria,noun,place,feminine,,,count,inanimate,definite
selva,noun,place,feminine,,,count,inanimate,definite
serra,noun,place,feminine,,,count,inanimate,definite
sinagoga,noun,place,feminine,,,count,inanimate,definite
sorveteria,noun,place,feminine,,,count,inanimate,definite
tabacaria,noun,place,feminine,,,count,inanimate,definite
universidade,noun,place,feminine,,,count,inanimate,definite
urgência,noun,place,feminine,,,count,inanimate,definite
usina,noun,place,feminine,,,count,inanimate,definite
vidraçaria,noun,place,feminine,,,count,inanimate,definite
vila,noun,place,feminine,,,count,inanimate,definite
vizinhança,noun,place,feminine,,,count,inanimate,definite
zona rural,noun,place,feminine,,,count,inanimate,definite
brinquedoteca,noun,place,feminine,,,count,inanimate,definite
doceria,noun,place,feminine,,,count,inanimate,definite
quitanda,noun,place,feminine,,,count,inanimate,definite
mercearia,noun,place,feminine,,,count,inanimate,definite
emergência,noun,place,feminine,,,count,inanimate,definite
brinquedoteca da escola,noun,place,feminine,,,count,inanimate,definite
aldeia indígena,noun,place,feminine,,,count,inanimate,definite
marina,noun,place,feminine,,,count,inanimate,definite
maternidade,noun,place,feminine,,,count,inanimate,definite
orla,noun,place,feminine,,,count,inanimate,definite
arredores,noun,place,masculine,plural,,count,inanimate,definite
balanços,noun,place,masculine,plural,,count,inanimate,definite
beco,noun,place,masculine,,,count,inanimate
canteiro,noun,place,masculine,,,count,inanimate
continente,noun,place,masculine,,,count,inanimate
destino,noun,place,masculine,,,count,inanimate
endereço,noun,place,masculine,,,count,inanimate
estado brasileiro,noun,place,masculine,,,count,inanimate
lugar,noun,place,masculine,,,count,inanimate
lugarzinho,noun,place,masculine,,,count,inanimate
país,noun,place,masculine,,,count,inanimate
poço,noun,place,masculine,,,count,inanimate
precipício,noun,place,masculine,,,count,inanimate
semáforo,noun,place,masculine,,,count,inanimate
sinal de trânsito,noun,place,masculine,,,count,inanimate
terreno,noun,place,masculine,,,count,inanimate
viaduto,noun,place,masculine,,,count,inanimate
penhasco,noun,place,masculine,,,count,inanimate
pontilhão,noun,place,masculine,,,count,inanimate
lote,noun,place,masculine,,,count,inanimate
alameda,noun,place,feminine,,,count,inanimate
curva,noun,place,feminine,,,count,inanimate
estátua,noun,place,feminine,,,count,inanimate
faixa de pedestres,noun,place,feminine,,,count,inanimate
fila,noun,place,feminine,,,count,inanimate
horta,noun,place,feminine,,,count,inanimate
ladeira,noun,place,feminine,,,count,inanimate
nação,noun,place,feminine,,,count,inanimate
obra,noun,place,feminine,,,count,inanimate
passarela,noun,place,feminine,,,count,inanimate
piscina de bolinhas,noun,place,feminine,,,count,inanimate
ponte,noun,place,feminine,,,count,inanimate
portagem,noun,place,feminine,,,count,inanimate,definite
pedágio,noun,place,masculine,,,count,inanimate,definite
pirâmide,noun,place,feminine,,,count,inanimate
poça,noun,place,feminine,,,count,inanimate
rotatória,noun,place,feminine,,,count,inanimate
rota,noun,place,feminine,,,count,inanimate
saída de emergência,noun,place,feminine,,,count,inanimate
torre,noun,place,feminine,,,count,inanimate
travessa,noun,place,feminine,,,count,inanimate
trilha,noun,place,feminine,,,count,inanimate
viela,noun,place,feminine,,,count,inanimate
província,noun,place,feminine,,,count,inanimate
auditório,noun,room,masculine,,,count,inanimate,definite
camarim,noun,room,masculine,,,count,inanimate,definite
celeiro,noun,room,masculine,,,count,inanimate,definite
chiqueiro,noun,room,masculine,,,count,inanimate,definite
closet,noun,room,masculine,,,count,inanimate,definite
corredor,noun,room,masculine,,,count,inanimate,definite
curral,noun,room,masculine,,,count,inanimate,definite
dormitório,noun,room,masculine,,,count,inanimate,definite
elevador,noun,room,masculine,,,count,inanimate,definite
estábulo,noun,room,masculine,,,count,inanimate,definite
fundo do quintal,noun,room,masculine,,,count,inanimate,definite
galinheiro,noun,room,masculine,,,count,inanimate,definite
hall,noun,room,masculine,,,count,inanimate,definite
lavabo,noun,room,masculine,,,count,inanimate,definite
pátio,noun,room,masculine,,,count,inanimate,definite
pátio da escola,noun,room,masculine,,,count,inanimate,definite
porão,noun,room,masculine,,,count,inanimate,definite
quarto,noun,room,masculine,,,count,inanimate,definite
quarto das crianças,noun,room,masculine,,,count,inanimate,definite
quarto de brinquedos,noun,room,masculine,,,count,inanimate,definite
quartinho,noun,room,masculine,,,count,inanimate,definite
quintal,noun,room,masculine,,,count,inanimate,definite
refeitório,noun,room,masculine,,,count,inanimate,definite
saguão,noun,room,masculine,,,count,inanimate,definite
salão,noun,room,masculine,,,count,inanimate,definite
sótão,noun,room,masculine,,,count,inanimate,definite
telhado,noun,room,masculine,,,count,inanimate,definite
terraço,noun,room,masculine,,,count,inanimate,definite
toalete,noun,room,masculine,,,count,inanimate,definite
provador,noun,room,masculine,,,count,inanimate,definite
andar de cima,noun,room,masculine,,,count,inanimate,definite
andar de baixo,noun,room,masculine,,,count,inanimate,definite
térreo,noun,room,masculine,,,count,inanimate,definite
área de serviço,noun,room,feminine,,,count,inanimate,definite
área externa,noun,room,feminine,,,count,inanimate,definite
copa,noun,room,feminine,,,count,inanimate,definite
despensa,noun,room,feminine,,,count,inanimate,definite
entrada,noun,room,feminine,,,count,inanimate,definite
garagem,noun,room,feminine,,,count,inanimate,definite
sala,noun,room,feminine,,,count,inanimate,definite
sala de aula,noun,room,feminine,,,count,inanimate,definite
sala de estar,noun,room,feminine,,,count,inanimate,definite
sala de jantar,noun,room,feminine,,,count,inanimate,definite
sala de tv,noun,room,feminine,,,count,inanimate,definite
sala de recursos,noun,room,feminine,,,count,inanimate,definite
sala dos professores,noun,room,feminine,,,count,inanimate,definite
suíte,noun,room,feminine,,,count,inanimate,definite
sacada,noun,room,feminine,,,count,inanimate,definite
saída,noun,room,feminine,,,count,inanimate,definite
varanda,noun,room,feminine,,,count,inanimate,definite
cela,noun,room,feminine,,,count,inanimate,definite
diretoria,noun,room,feminine,,,count,inanimate,definite
enfermaria,noun,room,feminine,,,count,inanimate,definite
uti,noun,room,feminine,,,count,inanimate,definite
sala de terapia,noun,room,feminine,,,count,inanimate,definite
sala de música,noun,room,feminine,,,count,inanimate,definite
apartamento,noun,home,masculine,,,count,inanimate
barraco,noun,home,masculine,,,count,inanimate
chalé,noun,home,masculine,,,count,inanimate
iglu,noun,home,masculine,,,count,inanimate
lar,noun,home,masculine,,,count,inanimate
prédio de apartamentos,noun,home,masculine,,,count,inanimate
rancho,noun,home,masculine,,,count,inanimate
sobrado,noun,home,masculine,,,count,inanimate
cabana,noun,home,feminine,,,count,inanimate
casa na árvore,noun,home,feminine,,,count,inanimate
casa de praia,noun,home,feminine,,,count,inanimate
casinha,noun,home,feminine,,,count,inanimate
choupana,noun,home,feminine,,,count,inanimate
mansão,noun,home,feminine,,,count,inanimate
moradia,noun,home,feminine,,,count,inanimate
oca,noun,home,feminine,,,count,inanimate
residência,noun,home,feminine,,,count,inanimate
toca,noun,home,feminine,,,count,inanimate
formigueiro,noun,home,masculine,,,count,inanimate
colmeia,noun,home,feminine,,,count,inanimate
armário,noun,furniture,masculine,,,count,inanimate,definite
berço,noun,furniture,masculine,,,count,inanimate,definite
bidê,noun,furniture,masculine,,,count,inanimate,definite
box,noun,furniture,masculine,,,count,inanimate,definite
cadeirão,noun,furniture,masculine,,,count,inanimate,definite
chão,noun,furniture,masculine,,,count,inanimate,definite
fogão,noun,furniture,masculine,,,count,inanimate,definite
guarda-roupa,noun,furniture,masculine,,,count,inanimate,definite
lavatório,noun,furniture,masculine,,,count,inanimate,definite
sofá,noun,furniture,masculine,,,count,inanimate,definite
teto,noun,furniture,masculine,,,count,inanimate,definite
vaso,noun,furniture,masculine,,,count,inanimate,definite
vaso sanitário,noun,furniture,masculine,,,count,inanimate,definite
penico,noun,furniture,masculine,,,count,inanimate,definite
banheira,noun,furniture,feminine,,,count,inanimate,definite
cadeirinha,noun,furniture,feminine,,,count,inanimate,definite
cômoda,noun,furniture,feminine,,,count,inanimate,definite
estante,noun,furniture,feminine,,,count,inanimate,definite
escrivaninha,noun,furniture,feminine,,,count,inanimate,definite
lareira,noun,furniture,feminine,,,count,inanimate,definite
lousa,noun,furniture,feminine,,,count,inanimate,definite
mural,noun,furniture,masculine,,,count,inanimate,definite
quadro branco,noun,furniture,masculine,,,count,inanimate,definite
mesinha,noun,furniture,feminine,,,count,inanimate,definite
mesa de jantar,noun,furniture,feminine,,,count,inanimate,definite
parede,noun,furniture,feminine,,,count,inanimate,definite
pia,noun,furniture,feminine,,,count,inanimate,definite
prateleira,noun,furniture,feminine,,,count,inanimate,definite
penteadeira,noun,furniture,feminine,,,count,inanimate,definite
privada,noun,furniture,feminine,,,count,inanimate,definite
descarga,noun,thing,feminine,,,count,inanimate,definite
autoclismo,noun,thing,masculine,,,count,inanimate
bancada,noun,furniture,feminine,,,count,inanimate,definite
aparador,noun,furniture,masculine,,,count,inanimate
assento,noun,furniture,masculine,,,count,inanimate
balcão,noun,furniture,masculine,,,count,inanimate
banco,noun,furniture,masculine,,,count,inanimate
banquinho,noun,furniture,masculine,,,count,inanimate
baú,noun,furniture,masculine,,,count,inanimate
beliche,noun,furniture,masculine,,,count,inanimate
biombo,noun,furniture,masculine,,,count,inanimate
cabide,noun,furniture,masculine,,,count,inanimate
colchão,noun,furniture,masculine,,,count,inanimate
colchonete,noun,furniture,masculine,,,count,inanimate
criado-mudo,noun,furniture,masculine,,,count,inanimate
degrau,noun,furniture,masculine,,,count,inanimate
gaveteiro,noun,furniture,masculine,,,count,inanimate
lustre,noun,furniture,masculine,,,count,inanimate
móvel,noun,furniture,masculine,,,count,inanimate
pufe,noun,furniture,masculine,,,count,inanimate
rack,noun,furniture,masculine,,,count,inanimate
sofá-cama,noun,furniture,masculine,,,count,inanimate
tapete,noun,furniture,masculine,,,count,inanimate
tapetinho,noun,furniture,masculine,,,count,inanimate
travesseirinho,noun,furniture,masculine,,,count,inanimate
trocador,noun,furniture,masculine,,,count,inanimate
varal,noun,furniture,masculine,,,count,inanimate
almofada,noun,furniture,feminine,,,count,inanimate
cadeira de balanço,noun,furniture,feminine,,,count,inanimate
cadeira de praia,noun,furniture,feminine,,,count,inanimate
cadeirinha do carro,noun,furniture,feminine,,,count,inanimate
cama de casal,noun,furniture,feminine,,,count,inanimate
caminha,noun,furniture,feminine,,,count,inanimate
carteira escolar,noun,furniture,feminine,,,count,inanimate
cortina,noun,furniture,feminine,,,count,inanimate
divisória,noun,furniture,feminine,,,count,inanimate
espreguiçadeira,noun,furniture,feminine,,,count,inanimate
estufa,noun,furniture,feminine,,,count,inanimate
gaveta,noun,furniture,feminine,,,count,inanimate
luminária,noun,furniture,feminine,,,count,inanimate
maca,noun,furniture,feminine,,,count,inanimate
altar,noun,furniture,masculine,,,count,inanimate,definite
mesa de centro,noun,furniture,feminine,,,count,inanimate
mesa de cabeceira,noun,furniture,feminine,,,count,inanimate
persiana,noun,furniture,feminine,,,count,inanimate
poltrona,noun,furniture,feminine,,,count,inanimate
rede,noun,furniture,feminine,,,count,inanimate
sapateira,noun,furniture,feminine,,,count,inanimate
tábua de passar,noun,furniture,feminine,,,count,inanimate
vitrine,noun,furniture,feminine,,,count,inanimate
montra,noun,furniture,feminine,,,count,inanimate,definite
cristaleira,noun,furniture,feminine,,,count,inanimate
abajur,noun,thing,masculine,,,count,inanimate
abridor,noun,thing,masculine,,,count,inanimate
abridor de latas,noun,thing,masculine,,,count,inanimate
adesivo,noun,thing,masculine,,,count,inanimate
alfinete,noun,thing,masculine,,,count,inanimate
alicate,noun,thing,masculine,,,count,inanimate
álbum de figurinhas,noun,thing,masculine,,,count,inanimate
anzol,noun,thing,masculine,,,count,inanimate
apagador,noun,thing,masculine,,,count,inanimate
apito,noun,thing,masculine,,,count,inanimate
apontador,noun,thing,masculine,,,count,inanimate
arco,noun,thing,masculine,,,count,inanimate
arco e flecha,noun,thing,masculine,,,count,inanimate
balde,noun,thing,masculine,,,count,inanimate
baldinho,noun,thing,masculine,,,count,inanimate
barril,noun,thing,masculine,,,count,inanimate
bastão,noun,thing,masculine,,,count,inanimate
bastão de cola,noun,thing,masculine,,,count,inanimate
bebedouro,noun,thing,masculine,,,count,inanimate
bico de mamadeira,noun,thing,masculine,,,count,inanimate
bilhete,noun,thing,masculine,,,count,inanimate
bloquinho de papel,noun,thing,masculine,,,count,inanimate
boletim,noun,thing,masculine,,,count,inanimate
botão,noun,thing,masculine,,,count,inanimate
retalho,noun,thing,masculine,,,count,inanimate
tear,noun,thing,masculine,,,count,inanimate
bastidor,noun,thing,masculine,,,count,inanimate
dedal,noun,thing,masculine,,,count,inanimate
novelo,noun,thing,masculine,,,count,inanimate
agulha de tricô,noun,thing,feminine,,,count,inanimate
missanga,noun,thing,feminine,,,count,inanimate
miçanga,noun,thing,feminine,,,count,inanimate
lantejoula,noun,thing,feminine,,,count,inanimate
brinde,noun,thing,masculine,,,count,inanimate
bujão,noun,thing,masculine,,,count,inanimate
buquê,noun,thing,masculine,,,count,inanimate
cabo,noun,thing,masculine,,,count,inanimate
cabo de vassoura,noun,thing,masculine,,,count,inanimate
cadarço,noun,thing,masculine,,,count,inanimate
cadeado,noun,thing,masculine,,,count,inanimate
cachimbo,noun,thing,masculine,,,count,inanimate
calendário,noun,thing,masculine,,,count,inanimate
canivete,noun,thing,masculine,,,count,inanimate
cano,noun,thing,masculine,,,count,inanimate
canudo,noun,thing,masculine,,,count,inanimate
canudinho,noun,thing,masculine,,,count,inanimate
carimbo,noun,thing,masculine,,,count,inanimate
carrinho de compras,noun,thing,masculine,,,count,inanimate
cartaz,noun,thing,masculine,,,count,inanimate
cartão,noun,thing,masculine,,,count,inanimate
cartão de aniversário,noun,thing,masculine,,,count,inanimate
cartão de crédito,noun,thing,masculine,,,count,inanimate
cartão postal,noun,thing,masculine,,,count,inanimate
castiçal,noun,thing,masculine,,,count,inanimate
caldeirão,noun,thing,masculine,,,count,inanimate
cesto,noun,thing,masculine,,,count,inanimate
cesto de lixo,noun,thing,masculine,,,count,inanimate
charuto,noun,thing,masculine,,,count,inanimate
chaveiro,noun,thing,masculine,,,count,inanimate
cigarro,noun,thing,masculine,,,count,inanimate
cinzeiro,noun,thing,masculine,,,count,inanimate
clipe,noun,thing,masculine,,,count,inanimate
coador,noun,thing,masculine,,,count,inanimate
colar de cachorro,noun,thing,masculine,,,count,inanimate
colchão inflável,noun,thing,masculine,,,count,inanimate
compasso,noun,thing,masculine,,,count,inanimate
convite,noun,thing,masculine,,,count,inanimate
copinho,noun,thing,masculine,,,count,inanimate
cordão,noun,thing,masculine,,,count,inanimate
cortador de unha,noun,thing,masculine,,,count,inanimate
crachá,noun,thing,masculine,,,count,inanimate
crucifixo,noun,thing,masculine,,,count,inanimate
cubo,noun,thing,masculine,,,count,inanimate
cubo de gelo,noun,thing,masculine,,,count,inanimate
curinga,noun,thing,masculine,,,count,inanimate
diploma,noun,thing,masculine,,,count,inanimate
documento,noun,thing,masculine,,,count,inanimate
embrulho,noun,thing,masculine,,,count,inanimate
enfeite,noun,thing,masculine,,,count,inanimate
envelope,noun,thing,masculine,,,count,inanimate
escorredor,noun,thing,masculine,,,count,inanimate
escudo,noun,thing,masculine,,,count,inanimate
espanador,noun,thing,masculine,,,count,inanimate
espeto,noun,thing,masculine,,,count,inanimate
espremedor,noun,thing,masculine,,,count,inanimate
estojo,noun,thing,masculine,,,count,inanimate
extintor,noun,thing,masculine,,,count,inanimate
faqueiro,noun,thing,masculine,,,count,inanimate
fio,noun,thing,masculine,,,count,inanimate
filtro de café,noun,thing,masculine,,,count,inanimate
folheto,noun,thing,masculine,,,count,inanimate
fósforo,noun,thing,masculine,,,count,inanimate
frasco,noun,thing,masculine,,,count,inanimate
funil,noun,thing,masculine,,,count,inanimate
galão,noun,thing,masculine,,,count,inanimate
gancho,noun,thing,masculine,,,count,inanimate
giz,noun,thing,masculine,,,count,inanimate
globo terrestre,noun,thing,masculine,,,count,inanimate
grampeador,noun,thing,masculine,,,count,inanimate
grampo,noun,thing,masculine,,,count,inanimate
guarda-chuva,noun,thing,masculine,,,count,inanimate
guarda-sol,noun,thing,masculine,,,count,inanimate
guardanapo,noun,thing,masculine,,,count,inanimate
guizo,noun,thing,masculine,,,count,inanimate
imã,noun,thing,masculine,,,count,inanimate
ímã,noun,thing,masculine,,,count,inanimate
interruptor,noun,thing,masculine,,,count,inanimate
isqueiro,noun,thing,masculine,,,count,inanimate
jarro,noun,thing,masculine,,,count,inanimate
lacre,noun,thing,masculine,,,count,inanimate
laço,noun,thing,masculine,,,count,inanimate
lampião,noun,thing,masculine,,,count,inanimate
lápis de cor,noun,thing,masculine,,,count,inanimate
leque,noun,thing,masculine,,,count,inanimate
lenço,noun,thing,masculine,,,count,inanimate
lenço de papel,noun,thing,masculine,,,count,inanimate
lençol,noun,thing,masculine,,,count,inanimate
letreiro,noun,thing,masculine,,,count,inanimate
machado,noun,thing,masculine,,,count,inanimate
mapa-múndi,noun,thing,masculine,,,count,inanimate
martelo,noun,thing,masculine,,,count,inanimate
chave inglesa,noun,thing,feminine,,,count,inanimate
mastro,noun,thing,masculine,,,count,inanimate
mata-moscas,noun,thing,masculine,,,count,inanimate
molde,noun,thing,masculine,,,count,inanimate
moinho,noun,thing,masculine,,,count,inanimate
monte,noun,thing,masculine,,,count,inanimate
mosquiteiro,noun,thing,masculine,,,count,inanimate
nó,noun,thing,masculine,,,count,inanimate
ninho,noun,thing,masculine,,,count,inanimate
teia,noun,thing,feminine,,,count,inanimate
objeto,noun,thing,masculine,,,count,inanimate
pacote,noun,thing,masculine,,,count,inanimate
pacotinho,noun,thing,masculine,,,count,inanimate
palito,noun,thing,masculine,,,count,inanimate
palito de dente,noun,thing,masculine,,,count,inanimate
palito de fósforo,noun,thing,masculine,,,count,inanimate
panfleto,noun,thing,masculine,,,count,inanimate
pano,noun,thing,masculine,,,count,inanimate
pano de prato,noun,thing,masculine,,,count,inanimate
pano de chão,noun,thing,masculine,,,count,inanimate
papelzinho,noun,thing,masculine,,,count,inanimate
para-quedas,noun,thing,masculine,,,count,inanimate
paraquedas,noun,thing,masculine,,,count,inanimate
parafuso,noun,thing,masculine,,,count,inanimate
passaporte,noun,thing,masculine,,,count,inanimate
pauzinho,noun,thing,masculine,,,count,inanimate
pau,noun,thing,masculine,,,count,inanimate
pedaço,noun,thing,masculine,,,count,inanimate
pedaço de papel,noun,thing,masculine,,,count,inanimate
pedaço de pau,noun,thing,masculine,,,count,inanimate
pegador,noun,thing,masculine,,,count,inanimate
pente fino,noun,thing,masculine,,,count,inanimate
pincel,noun,thing,masculine,,,count,inanimate
pires,noun,thing,masculine,,,count,inanimate
pilão,noun,thing,masculine,,,count,inanimate
pisca-pisca,noun,thing,masculine,,,count,inanimate
poleiro,noun,thing,masculine,,,count,inanimate
pratinho,noun,thing,masculine,,,count,inanimate
prato fundo,noun,thing,masculine,,,count,inanimate
prego,noun,thing,masculine,,,count,inanimate
prêmio,noun,thing,masculine,,,count,inanimate
prendedor,noun,thing,masculine,,,count,inanimate
saboneteira,noun,thing,feminine,,,count,inanimate
bucha,noun,thing,feminine,,,count,inanimate
mola,noun,thing,feminine,,,count,inanimate
barbeador,noun,thing,masculine,,,count,inanimate
cotonete,noun,thing,masculine,,,count,inanimate
modelador,noun,thing,masculine,,,count,inanimate
bobe,noun,thing,masculine,,,count,inanimate
pregador,noun,thing,masculine,,,count,inanimate
pregador de roupa,noun,thing,masculine,,,count,inanimate
puxador,noun,thing,masculine,,,count,inanimate
quadro,noun,thing,masculine,,,count,inanimate
quadro de comunicação,noun,thing,masculine,,,count,inanimate
quadro de rotina,noun,thing,masculine,,,count,inanimate
quebra-nozes,noun,thing,masculine,,,count,inanimate
ralador,noun,thing,masculine,,,count,inanimate
ralo,noun,thing,masculine,,,count,inanimate
rastelo,noun,thing,masculine,,,count,inanimate
recipiente,noun,thing,masculine,,,count,inanimate
recorte,noun,thing,masculine,,,count,inanimate
regador,noun,thing,masculine,,,count,inanimate
retrato,noun,thing,masculine,,,count,inanimate
remo,noun,thing,masculine,,,count,inanimate
rodo,noun,thing,masculine,,,count,inanimate
rolo,noun,thing,masculine,,,count,inanimate
rolo de massa,noun,thing,masculine,,,count,inanimate
rótulo,noun,thing,masculine,,,count,inanimate
saca-rolhas,noun,thing,masculine,,,count,inanimate
saco,noun,thing,masculine,,,count,inanimate
saco de dormir,noun,thing,masculine,,,count,inanimate
saco de lixo,noun,thing,masculine,,,count,inanimate
saleiro,noun,thing,masculine,,,count,inanimate
potinho,noun,thing,masculine,,,count,inanimate
paliteiro,noun,thing,masculine,,,count,inanimate
açucareiro,noun,thing,masculine,,,count,inanimate
saquinho,noun,thing,masculine,,,count,inanimate
selo,noun,thing,masculine,,,count,inanimate
serrote,noun,thing,masculine,,,count,inanimate
sino,noun,thing,masculine,,,count,inanimate
sinal,noun,thing,masculine,,,count,inanimate
suporte,noun,thing,masculine,,,count,inanimate
suvenir,noun,thing,masculine,,,count,inanimate
tabuleiro,noun,thing,masculine,,,count,inanimate
tapa-olho,noun,thing,masculine,,,count,inanimate
tijolo,noun,thing,masculine,,,count,inanimate
termômetro,noun,thing,masculine,,,count,inanimate
aspirador de secreção,noun,device,masculine,,,count,inanimate
estetoscópio,noun,device,masculine,,,count,inanimate
aerossol,noun,device,masculine,,,count,inanimate
nebulizador,noun,device,masculine,,,count,inanimate
tobogã,noun,thing,masculine,,,count,inanimate
tubo,noun,thing,masculine,,,count,inanimate
toldo,noun,thing,masculine,,,count,inanimate
troféu,noun,thing,masculine,,,count,inanimate
trono,noun,thing,masculine,,,count,inanimate
tripé,noun,thing,masculine,,,count,inanimate
trinco,noun,thing,masculine,,,count,inanimate
trampolim,noun,thing,masculine,,,count,inanimate
vaso de flores,noun,thing,masculine,,,count,inanimate
vidro de perfume,noun,thing,masculine,,,count,inanimate
vidrinho,noun,thing,masculine,,,count,inanimate
caixote,noun,thing,masculine,,,count,inanimate
carretel,noun,thing,masculine,,,count,inanimate
cofre,noun,thing,masculine,,,count,inanimate
cofrinho,noun,thing,masculine,,,count,inanimate
confete,noun,thing,masculine,,,count,inanimate
estilingue,noun,thing,masculine,,,count,inanimate
fisga,noun,thing,feminine,,,count,inanimate
ingresso,noun,thing,masculine,,,count,inanimate
símbolo,noun,thing,masculine,,,count,inanimate
pictograma,noun,thing,masculine,,,count,inanimate
painel de comunicação,noun,thing,masculine,,,count,inanimate
andador,noun,thing,masculine,,,count,inanimate
elástico,noun,thing,masculine,,,count,inanimate
escovão,noun,thing,masculine,,,count,inanimate
esfregão,noun,thing,masculine,,,count,inanimate
rabisco,noun,thing,masculine,,,count,inanimate
giz de lousa,noun,thing,masculine,,,count,inanimate
marcador,noun,thing,masculine,,,count,inanimate
marca-texto,noun,thing,masculine,,,count,inanimate
pincel atômico,noun,thing,masculine,,,count,inanimate
canudo de papel,noun,thing,masculine,,,count,inanimate
embrulho de presente,noun,thing,masculine,,,count,inanimate
hidrante,noun,thing,masculine,,,count,inanimate
agulha,noun,thing,feminine,,,count,inanimate
âncora,noun,thing,feminine,,,count,inanimate
arma,noun,thing,feminine,,,count,inanimate
armadilha,noun,thing,feminine,,,count,inanimate
asa delta,noun,thing,feminine,,,count,inanimate
bacia,noun,thing,feminine,,,count,inanimate
bandeira,noun,thing,feminine,,,count,inanimate
bandeirinha,noun,thing,feminine,,,count,inanimate
bandeja,noun,thing,feminine,,,count,inanimate
barra,noun,thing,feminine,,,count,inanimate
barraca,noun,thing,feminine,,,count,inanimate
bengala,noun,thing,feminine,,,count,inanimate
bolsa,noun,thing,feminine,,,count,inanimate
bolsinha,noun,thing,feminine,,,count,inanimate
bomba de ar,noun,thing,feminine,,,count,inanimate
bomba de bicicleta,noun,thing,feminine,,,count,inanimate
bússola,noun,thing,feminine,,,count,inanimate
cabine telefônica,noun,thing,feminine,,,count,inanimate
caçarola,noun,thing,feminine,,,count,inanimate
caixa de papelão,noun,thing,feminine,,,count,inanimate
caixa de lápis,noun,thing,feminine,,,count,inanimate
caixa de fósforos,noun,thing,feminine,,,count,inanimate
caixa registradora,noun,thing,feminine,,,count,inanimate
caixinha,noun,thing,feminine,,,count,inanimate
cana,noun,thing,feminine,,,count,inanimate
caneca,noun,thing,feminine,,,count,inanimate
caneta,noun,thing,feminine,,,count,inanimate
caneta colorida,noun,thing,feminine,,,count,inanimate
canetinha,noun,thing,feminine,,,count,inanimate
carteira,noun,thing,feminine,,,count,inanimate
carteirinha,noun,thing,feminine,,,count,inanimate
carta de amor,noun,thing,feminine,,,count,inanimate
cartilha,noun,thing,feminine,,,count,inanimate
cesta,noun,thing,feminine,,,count,inanimate
cestinha,noun,thing,feminine,,,count,inanimate
chaleira,noun,thing,feminine,,,count,inanimate
chave de fenda,noun,thing,feminine,,,count,inanimate
chupeta,noun,thing,feminine,,,count,inanimate
coleira,noun,thing,feminine,,,count,inanimate
focinheira,noun,thing,feminine,,,count,inanimate
colherzinha,noun,thing,feminine,,,count,inanimate
colher de pau,noun,thing,feminine,,,count,inanimate
colher de chá,noun,thing,feminine,,,count,inanimate
corda,noun,thing,feminine,,,count,inanimate
correia,noun,thing,feminine,,,count,inanimate
corrente,noun,thing,feminine,,,count,inanimate
coroa,noun,thing,feminine,,,count,inanimate
cruz,noun,thing,feminine,,,count,inanimate
cuia,noun,thing,feminine,,,count,inanimate
decoração,noun,thing,feminine,,,count,inanimate
dobradiça,noun,thing,feminine,,,count,inanimate
enxada,noun,thing,feminine,,,count,inanimate
ancinho,noun,thing,masculine,,,count,inanimate
escova,noun,thing,feminine,,,count,inanimate
escova de cabelo,noun,thing,feminine,,,count,inanimate
escumadeira,noun,thing,feminine,,,count,inanimate
espada,noun,thing,feminine,,,count,inanimate
espátula,noun,thing,feminine,,,count,inanimate
etiqueta,noun,thing,feminine,,,count,inanimate
faca de pão,noun,thing,feminine,,,count,inanimate
faixa,noun,thing,feminine,,,count,inanimate
fechadura,noun,thing,feminine,,,count,inanimate
ferradura,noun,thing,feminine,,,count,inanimate
ferramenta,noun,thing,feminine,,,count,inanimate
ficha,noun,thing,feminine,,,count,inanimate
figura,noun,thing,feminine,,,count,inanimate
figurinha,noun,thing,feminine,,,count,inanimate
fita,noun,thing,feminine,,,count,inanimate
fita adesiva,noun,thing,feminine,,,count,inanimate
fita métrica,noun,thing,feminine,,,count,inanimate
fivela,noun,thing,feminine,,,count,inanimate
flecha,noun,thing,feminine,,,count,inanimate
foice,noun,thing,feminine,,,count,inanimate
folha de papel,noun,thing,feminine,,,count,inanimate
forma,noun,thing,feminine,,,count,inanimate
forminha,noun,thing,feminine,,,count,inanimate
frigideira,noun,thing,feminine,,,count,inanimate
fronha,noun,thing,feminine,,,count,inanimate
fruteira,noun,thing,feminine,,,count,inanimate
gaiola,noun,thing,feminine,,,count,inanimate
garrafa,noun,thing,feminine,,,count,inanimate
garrafa térmica,noun,thing,feminine,,,count,inanimate
garrafinha,noun,thing,feminine,,,count,inanimate
grade,noun,thing,feminine,,,count,inanimate
grelha,noun,thing,feminine,,,count,inanimate
hélice,noun,thing,feminine,,,count,inanimate
isca,noun,thing,feminine,,,count,inanimate
jaula,noun,thing,feminine,,,count,inanimate
jarra,noun,thing,feminine,,,count,inanimate
joia,noun,thing,feminine,,,count,inanimate
lâmina,noun,thing,feminine,,,count,inanimate
lança,noun,thing,feminine,,,count,inanimate
lancheira,noun,thing,feminine,,,count,inanimate
lata,noun,thing,feminine,,,count,inanimate
lata de lixo,noun,thing,feminine,,,count,inanimate
latinha,noun,thing,feminine,,,count,inanimate
lembrancinha,noun,thing,feminine,,,count,inanimate
lente,noun,thing,feminine,,,count,inanimate
letrinha,noun,thing,feminine,,,count,inanimate
lista de compras,noun,thing,feminine,,,count,inanimate
lixa,noun,thing,feminine,,,count,inanimate
lixeira,noun,thing,feminine,,,count,inanimate
lona,noun,thing,feminine,,,count,inanimate
luneta,noun,thing,feminine,,,count,inanimate
lupa,noun,thing,feminine,,,count,inanimate
maçaneta,noun,thing,feminine,,,count,inanimate
mala,noun,thing,feminine,,,count,inanimate
maleta,noun,thing,feminine,,,count,inanimate
mangueira,noun,thing,feminine,,,count,inanimate
manta,noun,thing,feminine,,,count,inanimate
máscara de carnaval,noun,thing,feminine,,,count,inanimate
medalha,noun,thing,feminine,,,count,inanimate
cartão amarelo,noun,thing,masculine,,,count,inanimate
cartão vermelho,noun,thing,masculine,,,count,inanimate
moldura,noun,thing,feminine,,,count,inanimate
navalha,noun,thing,feminine,,,count,inanimate
nota,noun,thing,feminine,,,count,inanimate
panela,noun,thing,feminine,,,count,inanimate
assadeira,noun,thing,feminine,,,count,inanimate
panela de pressão,noun,thing,feminine,,,count,inanimate
pasta,noun,thing,feminine,,,count,inanimate
peça,noun,thing,feminine,,,count,inanimate
peneira,noun,thing,feminine,,,count,inanimate
peruca,noun,thing,feminine,,,count,inanimate
picareta,noun,thing,feminine,,,count,inanimate
pinça,noun,thing,feminine,,,count,inanimate
pistola,noun,thing,feminine,,,count,inanimate
placa,noun,thing,feminine,,,count,inanimate
placa de trânsito,noun,thing,feminine,,,count,inanimate
pá,noun,thing,feminine,,,count,inanimate
pazinha,noun,thing,feminine,,,count,inanimate
pipeta,noun,thing,feminine,,,count,inanimate
pilha de livros,noun,thing,feminine,,,count,inanimate
poção,noun,thing,feminine,,,count,inanimate
prancha de comunicação,noun,thing,feminine,,,count,inanimate
prancheta,noun,thing,feminine,,,count,inanimate
rampa,noun,thing,feminine,,,count,inanimate
ratoeira,noun,thing,feminine,,,count,inanimate
raquete,noun,thing,feminine,,,count,inanimate
roda,noun,thing,feminine,,,count,inanimate
bagageira,noun,thing,feminine,,,count,inanimate,definite
porta-malas,noun,thing,masculine,,,count,inanimate,definite
bomba,noun,thing,feminine,,,count,inanimate
buzina,noun,thing,feminine,,,count,inanimate
para-brisa,noun,thing,masculine,,,count,inanimate
retrovisor,noun,thing,masculine,,,count,inanimate
volante,noun,thing,masculine,,,count,inanimate
estepe,noun,thing,masculine,,,count,inanimate
pneu,noun,thing,masculine,,,count,inanimate
rolha,noun,thing,feminine,,,count,inanimate
rede de pesca,noun,thing,feminine,,,count,inanimate
sacola plástica,noun,thing,feminine,,,count,inanimate
sacolinha,noun,thing,feminine,,,count,inanimate
sela,noun,thing,feminine,,,count,inanimate
seringa,noun,thing,feminine,,,count,inanimate
cateter,noun,thing,masculine,,,count,inanimate
sonda,noun,thing,feminine,,,count,inanimate
seta,noun,thing,feminine,,,count,inanimate
sirene,noun,thing,feminine,,,count,inanimate
sombrinha,noun,thing,feminine,,,count,inanimate
tabela,noun,thing,feminine,,,count,inanimate
tábua,noun,thing,feminine,,,count,inanimate
tábua de carne,noun,thing,feminine,,,count,inanimate
taça,noun,thing,feminine,,,count,inanimate
talhadeira,noun,thing,feminine,,,count,inanimate
tampa,noun,thing,feminine,,,count,inanimate
tampinha,noun,thing,feminine,,,count,inanimate
tesourinha,noun,thing,feminine,,,count,inanimate
tigela,noun,thing,feminine,,,count,inanimate
toalha de banho,noun,thing,feminine,,,count,inanimate
toalha de mesa,noun,thing,feminine,,,count,inanimate
toalhinha,noun,thing,feminine,,,count,inanimate
tocha,noun,thing,feminine,,,count,inanimate
tomada,noun,thing,feminine,,,count,inanimate
torneira,noun,thing,feminine,,,count,inanimate
trave,noun,thing,feminine,,,count,inanimate
baliza,noun,thing,feminine,,,count,inanimate,definite
tranca,noun,thing,feminine,,,count,inanimate
vara,noun,thing,feminine,,,count,inanimate
vara de pescar,noun,thing,feminine,,,count,inanimate
varinha,noun,thing,feminine,,,count,inanimate
varinha mágica,noun,thing,feminine,,,count,inanimate
vasilha,noun,thing,feminine,,,count,inanimate
vassoura,noun,thing,feminine,,,count,inanimate
velinha,noun,thing,feminine,,,count,inanimate
vela de aniversário,noun,thing,feminine,,,count,inanimate
ventosa,noun,thing,feminine,,,count,inanimate
viga,noun,thing,feminine,,,count,inanimate
vuvuzela,noun,thing,feminine,,,count,inanimate
xicrinha,noun,thing,feminine,,,count,inanimate
chave do carro,noun,thing,feminine,,,count,inanimate
porta da frente,noun,thing,feminine,,,count,inanimate
muleta,noun,thing,feminine,,,count,inanimate
coisa,noun,thing,feminine,,,count,inanimate
coisinha,noun,thing,feminine,,,count,inanimate
binóculos,noun,thing,masculine,plural,,count,inanimate
talheres,noun,thing,masculine,plural,,count,inanimate
algemas,noun,thing,feminine,plural,,count,inanimate
cinzas,noun,thing,feminine,plural,,count,inanimate
bagagem,noun,thing,feminine,,,mass,inanimate,definite
louça,noun,thing,feminine,,,mass,inanimate,definite
poeira,noun,thing,feminine,,,mass,inanimate,definite
correspondência,noun,thing,feminine,,,mass,inanimate,definite
sujeira,noun,thing,feminine,,,mass,inanimate,definite
roupa suja,noun,thing,feminine,,,mass,inanimate,definite
pó,noun,thing,masculine,,,mass,inanimate,definite
lixo reciclável,noun,thing,masculine,,,mass,inanimate,definite
avião de papel,noun,toy,masculine,,,count,inanimate
aviãozinho,noun,toy,masculine,,,count,inanimate
bambolê,noun,toy,masculine,,,count,inanimate
bate-bate,noun,toy,masculine,,,count,inanimate
bichinho de pelúcia,noun,toy,masculine,,,count,inanimate
bicho de pelúcia,noun,toy,masculine,,,count,inanimate
bloco,noun,toy,masculine,,,count,inanimate
boneco,noun,toy,masculine,,,count,inanimate
bonequinho,noun,toy,masculine,,,count,inanimate
cata-vento,noun,toy,masculine,,,count,inanimate
carrinho,noun,toy,masculine,,,count,inanimate
carrinho de controle remoto,noun,toy,masculine,,,count,inanimate
cavalinho de pau,noun,toy,masculine,,,count,inanimate
chocalho,noun,toy,masculine,,,count,inanimate
cubo mágico,noun,toy,masculine,,,count,inanimate
dado,noun,toy,masculine,,,count,inanimate
dinossauro de brinquedo,noun,toy,masculine,,,count,inanimate
fantoche,noun,toy,masculine,,,count,inanimate
ioiô,noun,toy,masculine,,,count,inanimate
trepa-trepa,noun,toy,masculine,,,count,inanimate
io-iô,noun,toy,masculine,,,count,inanimate
mordedor,noun,toy,masculine,,,count,inanimate
móbile,noun,toy,masculine,,,count,inanimate
pião,noun,toy,masculine,,,count,inanimate
soldadinho,noun,toy,masculine,,,count,inanimate
trenzinho,noun,toy,masculine,,,count,inanimate
urso de pelúcia,noun,toy,masculine,,,count,inanimate
ursinho de pelúcia,noun,toy,masculine,,,count,inanimate
pula-pula,noun,toy,masculine,,,count,inanimate
bexiga,noun,toy,feminine,,,count,inanimate
bola de futebol,noun,toy,feminine,,,count,inanimate
bola de gude,noun,toy,feminine,,,count,inanimate
bola de sabão,noun,toy,feminine,,,count,inanimate
bolha,noun,toy,feminine,,,count,inanimate
bolinha,noun,toy,feminine,,,count,inanimate
bolinha de gude,noun,toy,feminine,,,count,inanimate
bonequinha,noun,toy,feminine,,,count,inanimate
boneca de pano,noun,toy,feminine,,,count,inanimate
cama elástica,noun,toy,feminine,,,count,inanimate
casa de bonecas,noun,toy,feminine,,,count,inanimate
casinha de boneca,noun,toy,feminine,,,count,inanimate
corda de pular,noun,toy,feminine,,,count,inanimate
gangorra,noun,toy,feminine,,,count,inanimate
caixa de areia,noun,toy,feminine,,,count,inanimate
marionete,noun,toy,feminine,,,count,inanimate
pelúcia,noun,toy,feminine,,,count,inanimate
peteca,noun,toy,feminine,,,count,inanimate
pipa,noun,toy,feminine,,,count,inanimate
piscina inflável,noun,toy,feminine,,,count,inanimate
peça de lego,noun,toy,feminine,,,count,inanimate
pista de carrinhos,noun,toy,feminine,,,count,inanimate
caixinha de música,noun,toy,feminine,,,count,inanimate
blocos de montar,noun,toy,masculine,plural,,count,inanimate
massinha,noun,toy,feminine,,,mass,inanimate
areia mágica,noun,toy,feminine,,,mass,inanimate
massa de modelar,noun,toy,feminine,,,mass,inanimate
lego,noun,toy,masculine,,,mass,inanimate
slime,noun,toy,masculine,,,mass,inanimate
jogo,noun,game,masculine,,,count,inanimate
jogo da memória,noun,game,masculine,,,count,inanimate
jogo de cartas,noun,game,masculine,,,count,inanimate
jogo de tabuleiro,noun,game,masculine,,,count,inanimate
jogo da velha,noun,game,masculine,,,count,inanimate
quebra-cabeça,noun,game,masculine,,,count,inanimate
videogame,noun,game,masculine,,,count,inanimate
labirinto,noun,game,masculine,,,count,inanimate
sudoku,noun,game,masculine,,,count,inanimate
game,noun,game,masculine,,,count,inanimate
joguinho,noun,game,masculine,,,count,inanimate
concurso,noun,game,masculine,,,count,inanimate
adivinha,noun,game,feminine,,,count,inanimate
adivinhação,noun,game,feminine,,,count,inanimate
brincadeira,noun,game,feminine,,,count,inanimate
charada,noun,game,feminine,,,count,inanimate
gincana,noun,game,feminine,,,count,inanimate
loteria,noun,game,feminine,,,count,inanimate
rifa,noun,game,feminine,,,count,inanimate
palavra-cruzada,noun,game,feminine,,,count,inanimate
corrida de saco,noun,game,feminine,,,count,inanimate
baralho,noun,game,masculine,,,mass,inanimate
bilhar,noun,game,masculine,,,mass,inanimate
bingo,noun,game,masculine,,,mass,inanimate
dominó,noun,game,masculine,,,mass,inanimate
esconde-esconde,noun,game,masculine,,,mass,inanimate
faz de conta,noun,game,masculine,,,mass,inanimate
futebol de botão,noun,game,masculine,,,mass,inanimate
pega-pega,noun,game,masculine,,,mass,inanimate
pique-esconde,noun,game,masculine,,,mass,inanimate
pique-pega,noun,game,masculine,,,mass,inanimate
pique bandeira,noun,game,masculine,,,mass,inanimate
pôquer,noun,game,masculine,,,mass,inanimate
sinuca,noun,game,masculine,,,mass,inanimate
truco,noun,game,masculine,,,mass,inanimate
uno,noun,game,masculine,,,mass,inanimate
monopoly,noun,game,masculine,,,mass,inanimate
amarelinha,noun,game,feminine,,,mass,inanimate
cabo de guerra,noun,game,masculine,,,count,inanimate
cabra-cega,noun,game,feminine,,,mass,inanimate
ciranda,noun,game,feminine,,,mass,inanimate
forca,noun,game,feminine,,,mass,inanimate
roleta,noun,game,feminine,,,mass,inanimate
damas,noun,game,feminine,plural,,count,inanimate
cartas,noun,game,feminine,plural,,count,inanimate
palavras cruzadas,noun,game,feminine,plural,,count,inanimate
dardos,noun,game,masculine,plural,,count,inanimate
alpinismo,noun,sport,masculine,,,mass,inanimate
atletismo,noun,sport,masculine,,,mass,inanimate
badminton,noun,sport,masculine,,,mass,inanimate
basquete,noun,sport,masculine,,,mass,inanimate
basquetebol,noun,sport,masculine,,,mass,inanimate
beisebol,noun,sport,masculine,,,mass,inanimate
boliche,noun,sport,masculine,,,mass,inanimate
boxe,noun,sport,masculine,,,mass,inanimate
caratê,noun,sport,masculine,,,mass,inanimate
ciclismo,noun,sport,masculine,,,mass,inanimate
esqui,noun,sport,masculine,,,mass,inanimate
futebol americano,noun,sport,masculine,,,mass,inanimate
futebol de salão,noun,sport,masculine,,,mass,inanimate
futsal,noun,sport,masculine,,,mass,inanimate
golfe,noun,sport,masculine,,,mass,inanimate
handebol,noun,sport,masculine,,,mass,inanimate
hipismo,noun,sport,masculine,,,mass,inanimate
hóquei,noun,sport,masculine,,,mass,inanimate
jiu-jítsu,noun,sport,masculine,,,mass,inanimate
judô,noun,sport,masculine,,,mass,inanimate
karatê,noun,sport,masculine,,,mass,inanimate
mergulho,noun,sport,masculine,,,mass,inanimate
montanhismo,noun,sport,masculine,,,mass,inanimate
muay thai,noun,sport,masculine,,,mass,inanimate
paraquedismo,noun,sport,masculine,,,mass,inanimate
pilates,noun,sport,masculine,,,mass,inanimate
pingue-pongue,noun,sport,masculine,,,mass,inanimate
polo,noun,sport,masculine,,,mass,inanimate
rapel,noun,sport,masculine,,,mass,inanimate
rúgbi,noun,sport,masculine,,,mass,inanimate
surfe,noun,sport,masculine,,,mass,inanimate
taekwondo,noun,sport,masculine,,,mass,inanimate
tênis de mesa,noun,sport,masculine,,,mass,inanimate
triatlo,noun,sport,masculine,,,mass,inanimate
vôlei,noun,sport,masculine,,,mass,inanimate
vôlei de praia,noun,sport,masculine,,,mass,inanimate
voleibol,noun,sport,masculine,,,mass,inanimate
windsurf,noun,sport,masculine,,,mass,inanimate
bocha,noun,sport,feminine,,,mass,inanimate
capoeira,noun,sport,feminine,,,mass,inanimate
canoagem,noun,sport,feminine,,,mass,inanimate
equitação,noun,sport,feminine,,,mass,inanimate
escalada,noun,sport,feminine,,,mass,inanimate
esgrima,noun,sport,feminine,,,mass,inanimate
ginástica,noun,sport,feminine,,,mass,inanimate
ginástica olímpica,noun,sport,feminine,,,mass,inanimate
ginástica rítmica,noun,sport,feminine,,,mass,inanimate
ioga,noun,sport,feminine,,,mass,inanimate
luta livre,noun,sport,feminine,,,mass,inanimate
musculação,noun,sport,feminine,,,mass,inanimate
natação,noun,sport,feminine,,,mass,inanimate
patinação,noun,sport,feminine,,,mass,inanimate
zumba,noun,sport,feminine,,,mass,inanimate
hidroginástica,noun,sport,feminine,,,mass,inanimate
esporte,noun,sport,masculine,,,count,inanimate
corrida,noun,sport,feminine,,,count,inanimate
maratona,noun,sport,feminine,,,count,inanimate
competição,noun,sport,feminine,,,count,inanimate
acordeão,noun,instrument,masculine,,,count,inanimate,definite
afoxé,noun,instrument,masculine,,,count,inanimate,definite
agogô,noun,instrument,masculine,,,count,inanimate,definite
atabaque,noun,instrument,masculine,,,count,inanimate,definite
bandolim,noun,instrument,masculine,,,count,inanimate,definite
berimbau,noun,instrument,masculine,,,count,inanimate,definite
bongô,noun,instrument,masculine,,,count,inanimate,definite
bumbo,noun,instrument,masculine,,,count,inanimate,definite
cavaquinho,noun,instrument,masculine,,,count,inanimate,definite
clarinete,noun,instrument,masculine,,,count,inanimate,definite
contrabaixo,noun,instrument,masculine,,,count,inanimate,definite
fagote,noun,instrument,masculine,,,count,inanimate,definite
ganzá,noun,instrument,masculine,,,count,inanimate,definite
gongo,noun,instrument,masculine,,,count,inanimate,definite
oboé,noun,instrument,masculine,,,count,inanimate,definite
órgão,noun,instrument,masculine,,,count,inanimate,definite
pandeiro,noun,instrument,masculine,,,count,inanimate,definite
pau-de-chuva,noun,instrument,masculine,,,count,inanimate,definite
piano de cauda,noun,instrument,masculine,,,count,inanimate,definite
reco-reco,noun,instrument,masculine,,,count,inanimate,definite
sax,noun,instrument,masculine,,,count,inanimate,definite
saxofone,noun,instrument,masculine,,,count,inanimate,definite
sintetizador,noun,instrument,masculine,,,count,inanimate,definite
tamborim,noun,instrument,masculine,,,count,inanimate,definite
tambor,noun,instrument,masculine,,,count,inanimate,definite
teclado,noun,instrument,masculine,,,count,inanimate,definite
trombone,noun,instrument,masculine,,,count,inanimate,definite
ukulele,noun,instrument,masculine,,,count,inanimate,definite
violino,noun,instrument,masculine,,,count,inanimate,definite
violoncelo,noun,instrument,masculine,,,count,inanimate,definite
xilofone,noun,instrument,masculine,,,count,inanimate,definite
bateria,noun,instrument,feminine,,,count,inanimate,definite
castanhola,noun,instrument,feminine,,,count,inanimate,definite
cítara,noun,instrument,feminine,,,count,inanimate,definite
corneta,noun,instrument,feminine,,,count,inanimate,definite
cuíca,noun,instrument,feminine,,,count,inanimate,definite
flauta,noun,instrument,feminine,,,count,inanimate,definite
flauta doce,noun,instrument,feminine,,,count,inanimate,definite
gaita,noun,instrument,feminine,,,count,inanimate,definite
guitarra elétrica,noun,instrument,feminine,,,count,inanimate,definite
harpa,noun,instrument,feminine,,,count,inanimate,definite
lira,noun,instrument,feminine,,,count,inanimate,definite
sanfona,noun,instrument,feminine,,,count,inanimate,definite
trompa,noun,instrument,feminine,,,count,inanimate,definite
tuba,noun,instrument,feminine,,,count,inanimate,definite
viola,noun,instrument,feminine,,,count,inanimate,definite
zabumba,noun,instrument,feminine,,,count,inanimate,definite
trombeta,noun,instrument,feminine,,,count,inanimate,definite
alfaia,noun,instrument,feminine,,,count,inanimate,definite
chocalhos,noun,instrument,masculine,plural,,count,inanimate,definite
maracas,noun,instrument,feminine,plural,,count,inanimate,definite
instrumento,noun,instrument,masculine,,,count,inanimate
instrumento musical,noun,instrument,masculine,,,count,inanimate
axé,noun,music,masculine,,,mass,inanimate
blues,noun,music,masculine,,,mass,inanimate
brega,noun,music,masculine,,,mass,inanimate
chorinho,noun,music,masculine,,,mass,inanimate
forró,noun,music,masculine,,,mass,inanimate
frevo,noun,music,masculine,,,mass,inanimate
funk,noun,music,masculine,,,mass,inanimate
gospel,noun,music,masculine,,,mass,inanimate
hip-hop,noun,music,masculine,,,mass,inanimate
jazz,noun,music,masculine,,,mass,inanimate
maracatu,noun,music,masculine,,,mass,inanimate
pagode,noun,music,masculine,,,mass,inanimate
pop,noun,music,masculine,,,mass,inanimate
rap,noun,music,masculine,,,mass,inanimate
reggae,noun,music,masculine,,,mass,inanimate
ritmo,noun,music,masculine,,,mass,inanimate
rock,noun,music,masculine,,,mass,inanimate
samba,noun,music,masculine,,,mass,inanimate
sertanejo,noun,music,masculine,,,mass,inanimate
tango,noun,music,masculine,,,mass,inanimate
techno,noun,music,masculine,,,mass,inanimate
bossa nova,noun,music,feminine,,,mass,inanimate
lambada,noun,music,feminine,,,mass,inanimate
música clássica,noun,music,feminine,,,mass,inanimate
música sertaneja,noun,music,feminine,,,mass,inanimate
percussão,noun,music,feminine,,,mass,inanimate
hino,noun,music,masculine,,,count,inanimate
refrão,noun,music,masculine,,,count,inanimate
cantiga,noun,music,feminine,,,count,inanimate
cantiga de roda,noun,music,feminine,,,count,inanimate
melodia,noun,music,feminine,,,count,inanimate
ópera,noun,music,feminine,,,count,inanimate
partitura,noun,music,feminine,,,count,inanimate
sinfonia,noun,music,feminine,,,count,inanimate
valsa,noun,music,feminine,,,count,inanimate
canção de ninar,noun,music,feminine,,,count,inanimate
letra da música,noun,music,feminine,,,count,inanimate
trilha sonora,noun,music,feminine,,,count,inanimate
marchinha,noun,music,feminine,,,count,inanimate
internet,noun,media,feminine,,,mass,inanimate,definite
tevê,noun,media,feminine,,,mass,inanimate,definite
imprensa,noun,media,feminine,,,mass,inanimate,definite
wi-fi,noun,media,masculine,,,mass,inanimate,definite
wifi,noun,media,masculine,,,mass,inanimate,definite
tela,noun,media,feminine,,,count,inanimate,definite
telinha,noun,media,feminine,,,count,inanimate,definite
rádio,noun,media,masculine,,,count,inanimate,definite
telejornal,noun,media,masculine,,,count,inanimate,definite
noticiário,noun,media,masculine,,,count,inanimate,definite
canal,noun,media,masculine,,,count,inanimate,definite
facebook,noun,media,masculine,,,count,inanimate,definite
youtube,noun,media,masculine,,,count,inanimate,definite
whatsapp,noun,media,masculine,,,count,inanimate,definite
instagram,noun,media,masculine,,,count,inanimate,definite
tiktok,noun,media,masculine,,,count,inanimate,definite
netflix,noun,media,masculine,,,count,inanimate,definite
jornal nacional,noun,media,masculine,,,count,inanimate,definite
anúncio,noun,media,masculine,,,count,inanimate
arquivo,noun,media,masculine,,,count,inanimate
aplicativo,noun,media,masculine,,,count,inanimate
notificação,noun,media,feminine,,,count,inanimate
aplicação,noun,media,feminine,,,count,inanimate
blog,noun,media,masculine,,,count,inanimate
capítulo,noun,media,masculine,,,count,inanimate
clipe musical,noun,media,masculine,,,count,inanimate
comercial,noun,media,masculine,,,count,inanimate
curta-metragem,noun,media,masculine,,,count,inanimate
desenho,noun,media,masculine,,,count,inanimate
desenho animado,noun,media,masculine,,,count,inanimate
documentário,noun,media,masculine,,,count,inanimate
e-mail,noun,media,masculine,,,count,inanimate
episódio,noun,media,masculine,,,count,inanimate
filminho,noun,media,masculine,,,count,inanimate
filme de terror,noun,media,masculine,,,count,inanimate
podcast,noun,media,masculine,,,count,inanimate
programa,noun,media,masculine,,,count,inanimate
programa de tv,noun,media,masculine,,,count,inanimate
site,noun,media,masculine,,,count,inanimate
trailer,noun,media,masculine,,,count,inanimate
vídeo,noun,media,masculine,,,count,inanimate
jogo online,noun,media,masculine,,,count,inanimate
áudio,noun,media,masculine,,,count,inanimate
emoji,noun,media,masculine,,,count,inanimate
videoclipe,noun,media,masculine,,,count,inanimate
seriado,noun,media,masculine,,,count,inanimate
selfie,noun,media,masculine,,,count,inanimate
tutorial,noun,media,masculine,,,count,inanimate
meme,noun,media,masculine,,,count,inanimate
pôster,noun,media,masculine,,,count,inanimate
perfil,noun,media,masculine,,,count,inanimate
cena,noun,media,feminine,,,count,inanimate
chamada de vídeo,noun,media,feminine,,,count,inanimate
comédia,noun,media,feminine,,,count,inanimate
foto de família,noun,media,feminine,,,count,inanimate
fotografia,noun,media,feminine,,,count,inanimate
imagem,noun,media,feminine,,,count,inanimate
minissérie,noun,media,feminine,,,count,inanimate
mensagem de voz,noun,media,feminine,,,count,inanimate
novela,noun,media,feminine,,,count,inanimate
notícia,noun,media,feminine,,,count,inanimate
página da internet,noun,media,feminine,,,count,inanimate
pegadinha,noun,media,feminine,,,count,inanimate
postagem,noun,media,feminine,,,count,inanimate
propaganda,noun,media,feminine,,,count,inanimate
reportagem,noun,media,feminine,,,count,inanimate
série,noun,media,feminine,,,count,inanimate
temporada,noun,media,feminine,,,count,inanimate
tirinha,noun,media,feminine,,,count,inanimate
videochamada,noun,media,feminine,,,count,inanimate
videoaula,noun,media,feminine,,,count,inanimate
desenhos,noun,media,masculine,plural,,count,inanimate,definite
desenhos animados,noun,media,masculine,plural,,count,inanimate,definite
notícias,noun,media,feminine,plural,,count,inanimate,definite
redes sociais,noun,media,feminine,plural,,count,inanimate,definite
álbum de fotos,noun,book,masculine,,,count,inanimate
atlas,noun,book,masculine,,,count,inanimate
bloco de notas,noun,book,masculine,,,count,inanimate
caderno,noun,book,masculine,,,count,inanimate
caderninho,noun,book,masculine,,,count,inanimate
diário,noun,book,masculine,,,count,inanimate
dicionário,noun,book,masculine,,,count,inanimate
exemplar,noun,book,masculine,,,count,inanimate
gibi,noun,book,masculine,,,count,inanimate
guia de viagem,noun,book,masculine,,,count,inanimate
jornal,noun,book,masculine,,,count,inanimate
livro de histórias,noun,book,masculine,,,count,inanimate
livro de receitas,noun,book,masculine,,,count,inanimate
livrinho,noun,book,masculine,,,count,inanimate
manual,noun,book,masculine,,,count,inanimate
mangá,noun,book,masculine,,,count,inanimate
romance,noun,book,masculine,,,count,inanimate
roteiro,noun,book,masculine,,,count,inanimate
texto,noun,book,masculine,,,count,inanimate
álbum,noun,book,masculine,,,count,inanimate
livro didático,noun,book,masculine,,,count,inanimate
agenda,noun,book,feminine,,,count,inanimate
apostila,noun,book,feminine,,,count,inanimate
bíblia,noun,book,feminine,,,count,inanimate
Alcorão,noun,book,masculine,,,count,inanimate,definite
biografia,noun,book,feminine,,,count,inanimate
enciclopédia,noun,book,feminine,,,count,inanimate
página,noun,book,feminine,,,count,inanimate
revista,noun,book,feminine,,,count,inanimate
revistinha,noun,book,feminine,,,count,inanimate
revista em quadrinhos,noun,book,feminine,,,count,inanimate
redação,noun,book,feminine,,,count,inanimate
quadrinhos,noun,book,masculine,plural,,count,inanimate
causo,noun,story,masculine,,,count,inanimate
conto,noun,story,masculine,,,count,inanimate
conto de fadas,noun,story,masculine,,,count,inanimate
discurso,noun,story,masculine,,,count,inanimate
enredo,noun,story,masculine,,,count,inanimate
final feliz,noun,story,masculine,,,count,inanimate
mito,noun,story,masculine,,,count,inanimate
poema,noun,story,masculine,,,count,inanimate
provérbio,noun,story,masculine,,,count,inanimate
segredo,noun,story,masculine,,,count,inanimate
segredinho,noun,story,masculine,,,count,inanimate
trava-língua,noun,story,masculine,,,count,inanimate
verso,noun,story,masculine,,,count,inanimate
anedota,noun,story,feminine,,,count,inanimate
conversa,noun,story,feminine,,,count,inanimate
fábula,noun,story,feminine,,,count,inanimate
fofoca,noun,story,feminine,,,count,inanimate
historinha,noun,story,feminine,,,count,inanimate
história em quadrinhos,noun,story,feminine,,,count,inanimate
lenda,noun,story,feminine,,,count,inanimate
piada,noun,story,feminine,,,count,inanimate
poesia,noun,story,feminine,,,count,inanimate
rima,noun,story,feminine,,,count,inanimate
aventura,noun,story,feminine,,,count,inanimate
parlenda,noun,story,feminine,,,count,inanimate
mentirinha,noun,story,feminine,,,count,inanimate
peça de teatro,noun,story,feminine,,,count,inanimate
alarme,noun,device,masculine,,,count,inanimate,definite
ar-condicionado,noun,device,masculine,,,count,inanimate,definite
ar condicionado,noun,device,masculine,,,count,inanimate,definite
aspirador,noun,device,masculine,,,count,inanimate,definite
aspirador de pó,noun,device,masculine,,,count,inanimate,definite
aparelho de som,noun,device,masculine,,,count,inanimate,definite
celular,noun,device,masculine,,,count,inanimate,definite
computador,noun,device,masculine,,,count,inanimate,definite
controle,noun,device,masculine,,,count,inanimate,definite
controle remoto,noun,device,masculine,,,count,inanimate,definite
despertador,noun,device,masculine,,,count,inanimate,definite
ferro de passar,noun,device,masculine,,,count,inanimate,definite
forno,noun,device,masculine,,,count,inanimate,definite
fogão elétrico,noun,device,masculine,,,count,inanimate,definite
freezer,noun,device,masculine,,,count,inanimate,definite
interfone,noun,device,masculine,,,count,inanimate,definite
liquidificador,noun,device,masculine,,,count,inanimate,definite
air fryer,noun,device,feminine,,,count,inanimate
chapinha,noun,device,feminine,,,count,inanimate
micro-ondas,noun,device,masculine,,,count,inanimate,definite
microondas,noun,device,masculine,,,count,inanimate,definite
notebook,noun,device,masculine,,,count,inanimate,definite
ipad,noun,device,masculine,,,count,inanimate,definite
iphone,noun,device,masculine,,,count,inanimate,definite
secador,noun,device,masculine,,,count,inanimate,definite
secador de cabelo,noun,device,masculine,,,count,inanimate,definite
smartphone,noun,device,masculine,,,count,inanimate,definite
teclado do computador,noun,device,masculine,,,count,inanimate,definite
tablet,noun,device,masculine,,,count,inanimate,definite
telefone,noun,device,masculine,,,count,inanimate,definite
telefone celular,noun,device,masculine,,,count,inanimate,definite
televisor,noun,device,masculine,,,count,inanimate,definite
ventilador,noun,device,masculine,,,count,inanimate,definite
exaustor,noun,device,masculine,,,count,inanimate,definite
aquecedor,noun,device,masculine,,,count,inanimate,definite
chuveiro elétrico,noun,device,masculine,,,count,inanimate,definite
batedeira,noun,device,feminine,,,count,inanimate,definite
cafeteira,noun,device,feminine,,,count,inanimate,definite
calculadora,noun,device,feminine,,,count,inanimate,definite
câmera,noun,device,feminine,,,count,inanimate,definite
câmera fotográfica,noun,device,feminine,,,count,inanimate,definite
campainha,noun,device,feminine,,,count,inanimate,definite
fritadeira,noun,device,feminine,,,count,inanimate,definite
geladeira,noun,device,feminine,,,count,inanimate,definite
impressora,noun,device,feminine,,,count,inanimate,definite
lava-louças,noun,device,feminine,,,count,inanimate,definite
lava-roupas,noun,device,feminine,,,count,inanimate,definite
lanterna,noun,device,feminine,,,count,inanimate,definite
máquina de lavar,noun,device,feminine,,,count,inanimate,definite
máquina de lavar roupa,noun,device,feminine,,,count,inanimate,definite
sanduicheira,noun,device,feminine,,,count,inanimate,definite
secadora,noun,device,feminine,,,count,inanimate,definite
torradeira,noun,device,feminine,,,count,inanimate,definite
webcam,noun,device,feminine,,,count,inanimate,definite
caixa de som,noun,device,feminine,,,count,inanimate,definite
fones,noun,device,masculine,plural,,count,inanimate,definite
fones de ouvido,noun,device,masculine,plural,,count,inanimate,definite
alto-falante,noun,device,masculine,,,count,inanimate
aparelho,noun,device,masculine,,,count,inanimate
aparelho auditivo,noun,device,masculine,,,count,inanimate
carregador,noun,device,masculine,,,count,inanimate
extensão,noun,thing,feminine,,,count,inanimate
cd,noun,device,masculine,,,count,inanimate
chip,noun,device,masculine,,,count,inanimate
comunicador,noun,device,masculine,,,count,inanimate
cronômetro,noun,device,masculine,,,count,inanimate
detector,noun,device,masculine,,,count,inanimate
disco,noun,device,masculine,,,count,inanimate
drone,noun,device,masculine,,,count,inanimate
dvd,noun,device,masculine,,,count,inanimate
fax,noun,device,masculine,,,count,inanimate
fone,noun,device,masculine,,,count,inanimate
óculos de realidade virtual,noun,device,masculine,plural,,count,inanimate
console,noun,device,masculine,,,count,inanimate
roteador,noun,device,masculine,,,count,inanimate
auscultador,noun,device,masculine,,,count,inanimate
auricular,noun,device,masculine,,,count,inanimate
gerador,noun,device,masculine,,,count,inanimate
gps,noun,device,masculine,,,count,inanimate
gravador,noun,device,masculine,,,count,inanimate
holofote,noun,device,masculine,,,count,inanimate
hd,noun,device,masculine,,,count,inanimate
implante,noun,device,masculine,,,count,inanimate
implante coclear,noun,device,masculine,,,count,inanimate
joystick,noun,device,masculine,,,count,inanimate
megafone,noun,device,masculine,,,count,inanimate
microfone,noun,device,masculine,,,count,inanimate
modem,noun,device,masculine,,,count,inanimate
motor,noun,device,masculine,,,count,inanimate
pendrive,noun,device,masculine,,,count,inanimate
projetor,noun,device,masculine,,,count,inanimate
radinho,noun,device,masculine,,,count,inanimate
radiador,noun,device,masculine,,,count,inanimate
relógio,noun,device,masculine,,,count,inanimate
relógio de parede,noun,device,masculine,,,count,inanimate
robô,noun,device,masculine,,,count,inanimate
satélite,noun,device,masculine,,,count,inanimate
scanner,noun,device,masculine,,,count,inanimate
sensor,noun,device,masculine,,,count,inanimate
telescópio,noun,device,masculine,,,count,inanimate
temporizador,noun,device,masculine,,,count,inanimate
termostato,noun,device,masculine,,,count,inanimate
walkie-talkie,noun,device,masculine,,,count,inanimate
acionador,noun,device,masculine,,,count,inanimate
umidificador,noun,device,masculine,,,count,inanimate
marca-passo,noun,device,masculine,,,count,inanimate
microscópio,noun,device,masculine,,,count,inanimate
antena,noun,device,feminine,,,count,inanimate
balança,noun,device,feminine,,,count,inanimate
bateria do celular,noun,device,feminine,,,count,inanimate
câmera de segurança,noun,device,feminine,,,count,inanimate
filmadora,noun,device,feminine,,,count,inanimate
furadeira,noun,device,feminine,,,count,inanimate
lâmpada,noun,device,feminine,,,count,inanimate
máquina,noun,device,feminine,,,count,inanimate
máquina de costura,noun,device,feminine,,,count,inanimate
máquina de escrever,noun,device,feminine,,,count,inanimate
máquina fotográfica,noun,device,feminine,,,count,inanimate
motosserra,noun,device,feminine,,,count,inanimate
pilha,noun,device,feminine,,,count,inanimate
serra elétrica,noun,device,feminine,,,count,inanimate
tecla,noun,device,feminine,,,count,inanimate
turbina,noun,device,feminine,,,count,inanimate
vitrola,noun,device,feminine,,,count,inanimate
abdômen,noun,body,masculine,,,count,inanimate,definite
ânus,noun,body,masculine,,,count,inanimate,definite
antebraço,noun,body,masculine,,,count,inanimate,definite
braço direito,noun,body,masculine,,,count,inanimate,definite
braço esquerdo,noun,body,masculine,,,count,inanimate,definite
bumbum,noun,body,masculine,,,count,inanimate,definite
busto,noun,body,masculine,,,count,inanimate,definite
calcanhar,noun,body,masculine,,,count,inanimate,definite
cérebro,noun,body,masculine,,,count,inanimate,definite
corpinho,noun,body,masculine,,,count,inanimate,definite
corpo,noun,body,masculine,,,count,inanimate,definite
cotovelo,noun,body,masculine,,,count,inanimate,definite
couro cabeludo,noun,body,masculine,,,count,inanimate,definite
crânio,noun,body,masculine,,,count,inanimate,definite
dedão,noun,body,masculine,,,count,inanimate,definite
dedinho,noun,body,masculine,,,count,inanimate,definite
dedo do pé,noun,body,masculine,,,count,inanimate,definite
dente de leite,noun,body,masculine,,,count,inanimate,definite
esôfago,noun,body,masculine,,,count,inanimate,definite
estômago,noun,body,masculine,,,count,inanimate,definite
fígado,noun,body,masculine,,,count,inanimate,definite
glúteo,noun,body,masculine,,,count,inanimate,definite
intestino,noun,body,masculine,,,count,inanimate,definite
joelho,noun,body,masculine,,,count,inanimate,definite
lábio,noun,body,masculine,,,count,inanimate,definite
maxilar,noun,body,masculine,,,count,inanimate,definite
mindinho,noun,body,masculine,,,count,inanimate,definite
músculo,noun,body,masculine,,,count,inanimate,definite
nariz,noun,body,masculine,,,count,inanimate,definite
nervo,noun,body,masculine,,,count,inanimate,definite
olho,noun,body,masculine,,,count,inanimate,definite
ombro,noun,body,masculine,,,count,inanimate,definite
osso,noun,body,masculine,,,count,inanimate,definite
ouvido,noun,body,masculine,,,count,inanimate,definite
pé direito,noun,body,masculine,,,count,inanimate,definite
pé esquerdo,noun,body,masculine,,,count,inanimate,definite
peito,noun,body,masculine,,,count,inanimate,definite
pênis,noun,body,masculine,,,count,inanimate,definite
pescoço,noun,body,masculine,,,count,inanimate,definite
polegar,noun,body,masculine,,,count,inanimate,definite
pulmão,noun,body,masculine,,,count,inanimate,definite
pulso,noun,body,masculine,,,count,inanimate,definite
punho,noun,body,masculine,,,count,inanimate,definite
queixo,noun,body,masculine,,,count,inanimate,definite
quadril,noun,body,masculine,,,count,inanimate,definite
rim,noun,body,masculine,,,count,inanimate,definite
tórax,noun,body,masculine,,,count,inanimate,definite
tornozelo,noun,body,masculine,,,count,inanimate,definite
traseiro,noun,body,masculine,,,count,inanimate,definite
tronco,noun,body,masculine,,,count,inanimate,definite
umbigo,noun,body,masculine,,,count,inanimate,definite
útero,noun,body,masculine,,,count,inanimate,definite
ventre,noun,body,masculine,,,count,inanimate,definite
esqueleto,noun,body,masculine,,,count,inanimate,definite
indicador,noun,body,masculine,,,count,inanimate,definite
pezinho,noun,body,masculine,,,count,inanimate,definite
axila,noun,body,feminine,,,count,inanimate,definite
bochecha,noun,body,feminine,,,count,inanimate,definite
bunda,noun,body,feminine,,,count,inanimate,definite
cintura,noun,body,feminine,,,count,inanimate,definite
cabecinha,noun,body,feminine,,,count,inanimate,definite
coluna,noun,body,feminine,,,count,inanimate,definite
coxa,noun,body,feminine,,,count,inanimate,definite
espinha dorsal,noun,body,feminine,,,count,inanimate,definite
face,noun,body,feminine,,,count,inanimate,definite
garganta,noun,body,feminine,,,count,inanimate,definite
gengiva,noun,body,feminine,,,count,inanimate,definite
língua,noun,body,feminine,,,count,inanimate,definite
mãozinha,noun,body,feminine,,,count,inanimate,definite
mandíbula,noun,body,feminine,,,count,inanimate,definite
mão direita,noun,body,feminine,,,count,inanimate,definite
mão esquerda,noun,body,feminine,,,count,inanimate,definite
medula,noun,body,feminine,,,count,inanimate,definite
nádega,noun,body,feminine,,,count,inanimate,definite
nuca,noun,body,feminine,,,count,inanimate,definite
orelha,noun,body,feminine,,,count,inanimate,definite
orelhinha,noun,body,feminine,,,count,inanimate,definite
palma da mão,noun,body,feminine,,,count,inanimate,definite
panturrilha,noun,body,feminine,,,count,inanimate,definite
pálpebra,noun,body,feminine,,,count,inanimate,definite
perna direita,noun,body,feminine,,,count,inanimate,definite
perna esquerda,noun,body,feminine,,,count,inanimate,definite
perninha,noun,body,feminine,,,count,inanimate,definite
planta do pé,noun,body,feminine,,,count,inanimate,definite
pupila,noun,body,feminine,,,count,inanimate,definite
sobrancelha,noun,body,feminine,,,count,inanimate,definite
sola do pé,noun,body,feminine,,,count,inanimate,definite
testa,noun,body,feminine,,,count,inanimate,definite
têmpora,noun,body,feminine,,,count,inanimate,definite
unha,noun,body,feminine,,,count,inanimate,definite
vagina,noun,body,feminine,,,count,inanimate,definite
veia,noun,body,feminine,,,count,inanimate,definite
virilha,noun,body,feminine,,,count,inanimate,definite
barriguinha,noun,body,feminine,,,count,inanimate,definite
costas,noun,body,feminine,plural,,count,inanimate,definite
cílios,noun,body,masculine,plural,,count,inanimate,definite
bigode,noun,body,masculine,,,count,inanimate
chifre,noun,body,masculine,,,count,inanimate
cacho,noun,body,masculine,,,count,inanimate
casco,noun,body,masculine,,,count,inanimate
coque,noun,body,masculine,,,count,inanimate
focinho,noun,body,masculine,,,count,inanimate
rabo,noun,body,masculine,,,count,inanimate
rabo de cavalo,noun,body,masculine,,,count,inanimate
rabinho,noun,body,masculine,,,count,inanimate
arroto,noun,body,masculine,,,count,inanimate
pum,noun,body,masculine,,,count,inanimate
asa,noun,body,feminine,,,count,inanimate
asinha,noun,body,feminine,,,count,inanimate
barbatana,noun,body,feminine,,,count,inanimate
cauda,noun,body,feminine,,,count,inanimate
cicatriz,noun,body,feminine,,,count,inanimate
crina,noun,body,feminine,,,count,inanimate
franja,noun,body,feminine,,,count,inanimate
garra,noun,body,feminine,,,count,inanimate
juba,noun,body,feminine,,,count,inanimate
lágrima,noun,body,feminine,,,count,inanimate
marca de nascença,noun,body,feminine,,,count,inanimate
nadadeira,noun,body,feminine,,,count,inanimate
pata,noun,body,feminine,,,count,inanimate
patinha,noun,body,feminine,,,count,inanimate
pinta,noun,body,feminine,,,count,inanimate
ruga,noun,body,feminine,,,count,inanimate
sarda,noun,body,feminine,,,count,inanimate
tatuagem,noun,body,feminine,,,count,inanimate
trança,noun,body,feminine,,,count,inanimate
verruga,noun,body,feminine,,,count,inanimate
corcova,noun,body,feminine,,,count,inanimate
espinha,noun,body,feminine,,,count,inanimate
tromba,noun,body,feminine,,,count,inanimate
barba,noun,body,feminine,,,mass,inanimate,definite
pele,noun,body,feminine,,,mass,inanimate,definite
suor,noun,body,masculine,,,mass,inanimate,definite
catarro,noun,body,masculine,,,mass,inanimate
cocô,noun,body,masculine,,,mass,inanimate
sangue,noun,body,masculine,,,mass,inanimate
xixi,noun,body,masculine,,,mass,inanimate
cerume,noun,body,masculine,,,mass,inanimate
muco,noun,body,masculine,,,mass,inanimate
baba,noun,body,feminine,,,mass,inanimate
meleca,noun,body,feminine,,,mass,inanimate
saliva,noun,body,feminine,,,mass,inanimate
urina,noun,body,feminine,,,mass,inanimate
remela,noun,body,feminine,,,mass,inanimate
pelagem,noun,body,feminine,,,mass,inanimate
agasalho,noun,clothing,masculine,,,count,inanimate
anel,noun,clothing,masculine,,,count,inanimate
avental,noun,clothing,masculine,,,count,inanimate
babador,noun,clothing,masculine,,,count,inanimate
biquíni,noun,clothing,masculine,,,count,inanimate
blazer,noun,clothing,masculine,,,count,inanimate
blusão,noun,clothing,masculine,,,count,inanimate
body,noun,clothing,masculine,,,count,inanimate
boné,noun,clothing,masculine,,,count,inanimate
bolso,noun,clothing,masculine,,,count,inanimate
brinco,noun,clothing,masculine,,,count,inanimate
broche,noun,clothing,masculine,,,count,inanimate
cachecol,noun,clothing,masculine,,,count,inanimate
calção,noun,clothing,masculine,,,count,inanimate
calção de banho,noun,clothing,masculine,,,count,inanimate
capacete,noun,clothing,masculine,,,count,inanimate
dentadura,noun,thing,feminine,,,count,inanimate
luva de boxe,noun,clothing,feminine,,,count,inanimate
caneleira,noun,clothing,feminine,,,count,inanimate
joelheira,noun,clothing,feminine,,,count,inanimate
chuteira,noun,clothing,feminine,,,count,inanimate
capuz,noun,clothing,masculine,,,count,inanimate
casaquinho,noun,clothing,masculine,,,count,inanimate
chapéu,noun,clothing,masculine,,,count,inanimate
chapeuzinho,noun,clothing,masculine,,,count,inanimate
chinelo,noun,clothing,masculine,,,count,inanimate
cinto,noun,clothing,masculine,,,count,inanimate
cinto de segurança,noun,clothing,masculine,,,count,inanimate
colete,noun,clothing,masculine,,,count,inanimate
colete salva-vidas,noun,clothing,masculine,,,count,inanimate
conjunto,noun,clothing,masculine,,,count,inanimate
gorro,noun,clothing,masculine,,,count,inanimate
jaleco,noun,clothing,masculine,,,count,inanimate
lenço de cabeça,noun,clothing,masculine,,,count,inanimate
macacão,noun,clothing,masculine,,,count,inanimate
maiô,noun,clothing,masculine,,,count,inanimate
manto,noun,clothing,masculine,,,count,inanimate
moletom,noun,clothing,masculine,,,count,inanimate
paletó,noun,clothing,masculine,,,count,inanimate
pijama,noun,clothing,masculine,,,count,inanimate
piercing,noun,clothing,masculine,,,count,inanimate
poncho,noun,clothing,masculine,,,count,inanimate
quimono,noun,clothing,masculine,,,count,inanimate
relógio de pulso,noun,clothing,masculine,,,count,inanimate
roupão,noun,clothing,masculine,,,count,inanimate
salto alto,noun,clothing,masculine,,,count,inanimate
sapatinho,noun,clothing,masculine,,,count,inanimate
sapato de salto,noun,clothing,masculine,,,count,inanimate
shortinho,noun,clothing,masculine,,,count,inanimate
short,noun,clothing,masculine,,,count,inanimate
sobretudo,noun,clothing,masculine,,,count,inanimate
suéter,noun,clothing,masculine,,,count,inanimate
sutiã,noun,clothing,masculine,,,count,inanimate
tamanco,noun,clothing,masculine,,,count,inanimate
tênis,noun,clothing,masculine,,,count,inanimate
terno,noun,clothing,masculine,,,count,inanimate
top,noun,clothing,masculine,,,count,inanimate
turbante,noun,clothing,masculine,,,count,inanimate
uniforme,noun,clothing,masculine,,,count,inanimate
véu,noun,clothing,masculine,,,count,inanimate
vestidinho,noun,clothing,masculine,,,count,inanimate
vestido,noun,clothing,masculine,,,count,inanimate
vestido de noiva,noun,clothing,masculine,,,count,inanimate
xale,noun,clothing,masculine,,,count,inanimate
zíper,noun,clothing,masculine,,,count,inanimate
bainha,noun,clothing,feminine,,,count,inanimate
cocar,noun,clothing,masculine,,,count,inanimate
pingente,noun,clothing,masculine,,,count,inanimate
sapatão,noun,clothing,masculine,,,count,inanimate
aliança,noun,clothing,feminine,,,count,inanimate
bata,noun,clothing,feminine,,,count,inanimate
bandana,noun,clothing,feminine,,,count,inanimate
batina,noun,clothing,feminine,,,count,inanimate
bermuda,noun,clothing,feminine,,,count,inanimate
blusa,noun,clothing,feminine,,,count,inanimate
blusinha,noun,clothing,feminine,,,count,inanimate
boina,noun,clothing,feminine,,,count,inanimate
bota,noun,clothing,feminine,,,count,inanimate
botinha,noun,clothing,feminine,,,count,inanimate
calça comprida,noun,clothing,feminine,,,count,inanimate
calça jeans,noun,clothing,feminine,,,count,inanimate
calcinha,noun,clothing,feminine,,,count,inanimate
camisa social,noun,clothing,feminine,,,count,inanimate
camiseta,noun,clothing,feminine,,,count,inanimate
camisola,noun,clothing,feminine,,,count,inanimate
capa,noun,clothing,feminine,,,count,inanimate
capa de chuva,noun,clothing,feminine,,,count,inanimate
cartola,noun,clothing,feminine,,,count,inanimate
cueca,noun,clothing,feminine,,,count,inanimate
fantasia,noun,clothing,feminine,,,count,inanimate
fralda,noun,clothing,feminine,,,count,inanimate
fralda descartável,noun,clothing,feminine,,,count,inanimate
gravata,noun,clothing,feminine,,,count,inanimate
gravata-borboleta,noun,clothing,feminine,,,count,inanimate
jaqueta,noun,clothing,feminine,,,count,inanimate
legging,noun,clothing,feminine,,,count,inanimate
luva,noun,clothing,feminine,,,count,inanimate
manga comprida,noun,clothing,feminine,,,count,inanimate
máscara,noun,clothing,feminine,,,count,inanimate
meia,noun,clothing,feminine,,,count,inanimate
meia-calça,noun,clothing,feminine,,,count,inanimate
minissaia,noun,clothing,feminine,,,count,inanimate
pantufa,noun,clothing,feminine,,,count,inanimate
peça de roupa,noun,clothing,feminine,,,count,inanimate
presilha,noun,clothing,feminine,,,count,inanimate
pulseira,noun,clothing,feminine,,,count,inanimate
pulseirinha,noun,clothing,feminine,,,count,inanimate
saia,noun,clothing,feminine,,,count,inanimate
sandália,noun,clothing,feminine,,,count,inanimate
sapatilha,noun,clothing,feminine,,,count,inanimate
sunga,noun,clothing,feminine,,,count,inanimate
tiara,noun,clothing,feminine,,,count,inanimate
touca,noun,clothing,feminine,,,count,inanimate
toga,noun,clothing,feminine,,,count,inanimate
túnica,noun,clothing,feminine,,,count,inanimate
jeans,noun,clothing,masculine,plural,,count,inanimate
óculos de sol,noun,clothing,masculine,plural,,count,inanimate
óculos escuros,noun,clothing,masculine,plural,,count,inanimate
óculos de natação,noun,clothing,masculine,plural,,count,inanimate
sapatos novos,noun,clothing,masculine,plural,,count,inanimate
suspensórios,noun,clothing,masculine,plural,,count,inanimate
lentes de contato,noun,clothing,feminine,plural,,count,inanimate
ceroulas,noun,clothing,feminine,plural,,count,inanimate
roupa,noun,clothing,feminine,,,mass,inanimate
roupa de banho,noun,clothing,feminine,,,mass,inanimate
roupa de baixo,noun,clothing,feminine,,,mass,inanimate
roupa de frio,noun,clothing,feminine,,,mass,inanimate
roupa íntima,noun,clothing,feminine,,,mass,inanimate
roupa limpa,noun,clothing,feminine,,,mass,inanimate
roupa nova,noun,clothing,feminine,,,mass,inanimate
roupinha,noun,clothing,feminine,,,mass,inanimate
vestuário,noun,clothing,masculine,,,mass,inanimate
aeroplano,noun,vehicle,masculine,,,count,inanimate
automóvel,noun,vehicle,masculine,,,count,inanimate
avião,noun,vehicle,masculine,,,count,inanimate
barco,noun,vehicle,masculine,,,count,inanimate
barco a vela,noun,vehicle,masculine,,,count,inanimate
barquinho,noun,vehicle,masculine,,,count,inanimate
bonde,noun,vehicle,masculine,,,count,inanimate
bote,noun,vehicle,masculine,,,count,inanimate
bote salva-vidas,noun,vehicle,masculine,,,count,inanimate
caiaque,noun,vehicle,masculine,,,count,inanimate
caminhão,noun,vehicle,masculine,,,count,inanimate
caminhão de bombeiros,noun,vehicle,masculine,,,count,inanimate
caminhão de lixo,noun,vehicle,masculine,,,count,inanimate
camburão,noun,vehicle,masculine,,,count,inanimate
carrinho de bebê,noun,vehicle,masculine,,,count,inanimate
carro de corrida,noun,vehicle,masculine,,,count,inanimate
carro de polícia,noun,vehicle,masculine,,,count,inanimate
carro de bombeiros,noun,vehicle,masculine,,,count,inanimate
carro elétrico,noun,vehicle,masculine,,,count,inanimate
conversível,noun,vehicle,masculine,,,count,inanimate
cruzeiro,noun,vehicle,masculine,,,count,inanimate
dirigível,noun,vehicle,masculine,,,count,inanimate
disco voador,noun,vehicle,masculine,,,count,inanimate
foguete,noun,vehicle,masculine,,,count,inanimate
fusca,noun,vehicle,masculine,,,count,inanimate
guindaste,noun,vehicle,masculine,,,count,inanimate
helicóptero,noun,vehicle,masculine,,,count,inanimate
iate,noun,vehicle,masculine,,,count,inanimate
jato,noun,vehicle,masculine,,,count,inanimate
jet-ski,noun,vehicle,masculine,,,count,inanimate
jipe,noun,vehicle,masculine,,,count,inanimate
kart,noun,vehicle,masculine,,,count,inanimate
micro-ônibus,noun,vehicle,masculine,,,count,inanimate
monociclo,noun,vehicle,masculine,,,count,inanimate
navio,noun,vehicle,masculine,,,count,inanimate
ônibus escolar,noun,vehicle,masculine,,,count,inanimate
ovni,noun,vehicle,masculine,,,count,inanimate
patinete,noun,vehicle,masculine,,,count,inanimate
petroleiro,noun,vehicle,masculine,,,count,inanimate
planador,noun,vehicle,masculine,,,count,inanimate
quadriciclo,noun,vehicle,masculine,,,count,inanimate
reboque,noun,vehicle,masculine,,,count,inanimate
skate,noun,vehicle,masculine,,,count,inanimate
submarino,noun,vehicle,masculine,,,count,inanimate
tanque,noun,vehicle,masculine,,,count,inanimate
táxi,noun,vehicle,masculine,,,count,inanimate
teleférico,noun,vehicle,masculine,,,count,inanimate
trator,noun,vehicle,masculine,,,count,inanimate
trem-bala,noun,vehicle,masculine,,,count,inanimate
trenó,noun,vehicle,masculine,,,count,inanimate
triciclo,noun,vehicle,masculine,,,count,inanimate
vagão,noun,vehicle,masculine,,,count,inanimate
carril,noun,thing,masculine,,,count,inanimate
trilho,noun,thing,masculine,,,count,inanimate
torniquete,noun,thing,masculine,,,count,inanimate
catraca,noun,thing,feminine,,,count,inanimate,definite
veículo,noun,vehicle,masculine,,,count,inanimate
veleiro,noun,vehicle,masculine,,,count,inanimate
carro-forte,noun,vehicle,masculine,,,count,inanimate
ambulância,noun,vehicle,feminine,,,count,inanimate
asa-delta,noun,vehicle,feminine,,,count,inanimate
balsa,noun,vehicle,feminine,,,count,inanimate
bicicletinha,noun,vehicle,feminine,,,count,inanimate
bike,noun,vehicle,feminine,,,count,inanimate
betoneira,noun,vehicle,feminine,,,count,inanimate
caminhonete,noun,vehicle,feminine,,,count,inanimate
caminhoneta,noun,vehicle,feminine,,,count,inanimate
canoa,noun,vehicle,feminine,,,count,inanimate
caravela,noun,vehicle,feminine,,,count,inanimate
carreta,noun,vehicle,feminine,,,count,inanimate
carroça,noun,vehicle,feminine,,,count,inanimate
carruagem,noun,vehicle,feminine,,,count,inanimate
charrete,noun,vehicle,feminine,,,count,inanimate
escavadeira,noun,vehicle,feminine,,,count,inanimate
jangada,noun,vehicle,feminine,,,count,inanimate
kombi,noun,vehicle,feminine,,,count,inanimate
lancha,noun,vehicle,feminine,,,count,inanimate
limusine,noun,vehicle,feminine,,,count,inanimate
lambreta,noun,vehicle,feminine,,,count,inanimate
locomotiva,noun,vehicle,feminine,,,count,inanimate
maria-fumaça,noun,vehicle,feminine,,,count,inanimate
moto,noun,vehicle,feminine,,,count,inanimate
moto aquática,noun,vehicle,feminine,,,count,inanimate
motocicleta,noun,vehicle,feminine,,,count,inanimate
nave,noun,vehicle,feminine,,,count,inanimate
nave espacial,noun,vehicle,feminine,,,count,inanimate
prancha de surfe,noun,vehicle,feminine,,,count,inanimate
retroescavadeira,noun,vehicle,feminine,,,count,inanimate
roda-gigante,noun,vehicle,feminine,,,count,inanimate
van,noun,vehicle,feminine,,,count,inanimate
viatura,noun,vehicle,feminine,,,count,inanimate
cadeira de rodas,noun,vehicle,feminine,,,count,inanimate
minivan,noun,vehicle,feminine,,,count,inanimate
metrô,noun,vehicle,masculine,,,count,inanimate,definite
trenzinho da alegria,noun,vehicle,masculine,,,count,inanimate,definite
trem fantasma,noun,vehicle,masculine,,,count,inanimate,definite
montanha-russa,noun,vehicle,feminine,,,count,inanimate,definite
patins,noun,vehicle,masculine,plural,,count,inanimate
esquis,noun,vehicle,masculine,plural,,count,inanimate
abacateiro,noun,plant,masculine,,,count,inanimate
bambu,noun,plant,masculine,,,count,inanimate
botão de rosa,noun,plant,masculine,,,count,inanimate
broto,noun,plant,masculine,,,count,inanimate
bulbo,noun,plant,masculine,,,count,inanimate
cacto,noun,plant,masculine,,,count,inanimate
roseira,noun,plant,feminine,,,count,inanimate
suculenta,noun,plant,feminine,,,count,inanimate
cactus,noun,plant,masculine,,,count,inanimate
cajueiro,noun,plant,masculine,,,count,inanimate
cipó,noun,plant,masculine,,,count,inanimate
coqueiro,noun,plant,masculine,,,count,inanimate
cravo,noun,plant,masculine,,,count,inanimate
eucalipto,noun,plant,masculine,,,count,inanimate
fruto,noun,plant,masculine,,,count,inanimate
galho,noun,plant,masculine,,,count,inanimate
espinho,noun,plant,masculine,,,count,inanimate
caule,noun,plant,masculine,,,count,inanimate
gerânio,noun,plant,masculine,,,count,inanimate
girassol,noun,plant,masculine,,,count,inanimate
ipê,noun,plant,masculine,,,count,inanimate
jasmim,noun,plant,masculine,,,count,inanimate
limoeiro,noun,plant,masculine,,,count,inanimate
lírio,noun,plant,masculine,,,count,inanimate
pé de feijão,noun,plant,masculine,,,count,inanimate
pé de manga,noun,plant,masculine,,,count,inanimate
pessegueiro,noun,plant,masculine,,,count,inanimate
pinheiro,noun,plant,masculine,,,count,inanimate
pinheirinho,noun,plant,masculine,,,count,inanimate
ramo,noun,plant,masculine,,,count,inanimate
tronco de árvore,noun,plant,masculine,,,count,inanimate
trevo,noun,plant,masculine,,,count,inanimate
arbusto,noun,plant,masculine,,,count,inanimate
salgueiro,noun,plant,masculine,,,count,inanimate
cedro,noun,plant,masculine,,,count,inanimate
dente-de-leão,noun,plant,masculine,,,count,inanimate
flamboyant,noun,plant,masculine,,,count,inanimate
alga,noun,plant,feminine,,,count,inanimate
azaleia,noun,plant,feminine,,,count,inanimate
araucária,noun,plant,feminine,,,count,inanimate
árvore de Natal,noun,plant,feminine,,,count,inanimate
bananeira,noun,plant,feminine,,,count,inanimate
bromélia,noun,plant,feminine,,,count,inanimate
camélia,noun,plant,feminine,,,count,inanimate
castanheira,noun,plant,feminine,,,count,inanimate
copa da árvore,noun,plant,feminine,,,count,inanimate
figueira,noun,plant,feminine,,,count,inanimate
flor do campo,noun,plant,feminine,,,count,inanimate
florzinha,noun,plant,feminine,,,count,inanimate
folha,noun,plant,feminine,,,count,inanimate
folhinha,noun,plant,feminine,,,count,inanimate
goiabeira,noun,plant,feminine,,,count,inanimate
hortênsia,noun,plant,feminine,,,count,inanimate
jabuticabeira,noun,plant,feminine,,,count,inanimate
jaqueira,noun,plant,feminine,,,count,inanimate
laranjeira,noun,plant,feminine,,,count,inanimate
macieira,noun,plant,feminine,,,count,inanimate
margarida,noun,plant,feminine,,,count,inanimate
muda,noun,plant,feminine,,,count,inanimate
orquídea,noun,plant,feminine,,,count,inanimate
palmeira,noun,plant,feminine,,,count,inanimate
parreira,noun,plant,feminine,,,count,inanimate
petúnia,noun,plant,feminine,,,count,inanimate
pétala,noun,plant,feminine,,,count,inanimate
planta,noun,plant,feminine,,,count,inanimate
planta medicinal,noun,plant,feminine,,,count,inanimate
plantinha,noun,plant,feminine,,,count,inanimate
raiz,noun,plant,feminine,,,count,inanimate
samambaia,noun,plant,feminine,,,count,inanimate
semente,noun,plant,feminine,,,count,inanimate
casca,noun,plant,feminine,,,count,inanimate
semente de girassol,noun,plant,feminine,,,count,inanimate
sementinha,noun,plant,feminine,,,count,inanimate
seringueira,noun,plant,feminine,,,count,inanimate
tulipa,noun,plant,feminine,,,count,inanimate
trepadeira,noun,plant,feminine,,,count,inanimate
vitória-régia,noun,plant,feminine,,,count,inanimate
avenca,noun,plant,feminine,,,count,inanimate
capim,noun,plant,masculine,,,mass,inanimate
feno,noun,plant,masculine,,,mass,inanimate
mato,noun,plant,masculine,,,mass,inanimate
musgo,noun,plant,masculine,,,mass,inanimate
erva,noun,plant,feminine,,,mass,inanimate
erva-doce,noun,plant,feminine,,,mass,inanimate
grama,noun,plant,feminine,,,mass,inanimate
lenha,noun,plant,feminine,,,mass,inanimate
palha,noun,plant,feminine,,,mass,inanimate
alfafa,noun,plant,feminine,,,mass,inanimate
lavanda,noun,plant,feminine,,,mass,inanimate
amanhecer,noun,nature,masculine,,,count,inanimate,definite
anoitecer,noun,nature,masculine,,,count,inanimate,definite
céu,noun,nature,masculine,,,count,inanimate,definite
clima,noun,nature,masculine,,,count,inanimate,definite
eclipse,noun,nature,masculine,,,count,inanimate,definite
espaço,noun,nature,masculine,,,count,inanimate,definite
horizonte,noun,nature,masculine,,,count,inanimate,definite
meio ambiente,noun,nature,masculine,,,count,inanimate,definite
mundo,noun,nature,masculine,,,count,inanimate,definite
nascer do sol,noun,nature,masculine,,,count,inanimate,definite
pôr do sol,noun,nature,masculine,,,count,inanimate,definite
sol,noun,nature,masculine,,,count,inanimate,definite
universo,noun,nature,masculine,,,count,inanimate,definite
atmosfera,noun,nature,feminine,,,count,inanimate,definite
lua,noun,nature,feminine,,,count,inanimate,definite
lua cheia,noun,nature,feminine,,,count,inanimate,definite
natureza,noun,nature,feminine,,,count,inanimate,definite
via láctea,noun,nature,feminine,,,count,inanimate,definite
ar,noun,nature,masculine,,,mass,inanimate
barro,noun,nature,masculine,,,mass,inanimate
cascalho,noun,nature,masculine,,,mass,inanimate
fogo,noun,nature,masculine,,,mass,inanimate
lodo,noun,nature,masculine,,,mass,inanimate
magma,noun,nature,masculine,,,mass,inanimate
oxigênio,noun,nature,masculine,,,mass,inanimate
vapor,noun,nature,masculine,,,mass,inanimate
hidrogênio,noun,nature,masculine,,,mass,inanimate
areia,noun,nature,feminine,,,mass,inanimate
eletricidade,noun,nature,feminine,,,mass,inanimate
energia,noun,nature,feminine,,,mass,inanimate
espuma,noun,nature,feminine,,,mass,inanimate
fumaça,noun,nature,feminine,,,mass,inanimate
lama,noun,nature,feminine,,,mass,inanimate
lava,noun,nature,feminine,,,mass,inanimate
luz do sol,noun,nature,feminine,,,mass,inanimate
terra,noun,nature,feminine,,,mass,inanimate
água do mar,noun,nature,feminine,,,mass,inanimate
gravidade,noun,nature,feminine,,,mass,inanimate
escuridão,noun,nature,feminine,,,mass,inanimate
abismo,noun,nature,masculine,,,count,inanimate
arrecife,noun,nature,masculine,,,count,inanimate
asteroide,noun,nature,masculine,,,count,inanimate
buraco,noun,nature,masculine,,,count,inanimate
buraco negro,noun,nature,masculine,,,count,inanimate
cometa,noun,nature,masculine,,,count,inanimate
cristal,noun,nature,masculine,,,count,inanimate
desfiladeiro,noun,nature,masculine,,,count,inanimate
floco de neve,noun,nature,masculine,,,count,inanimate
grão de areia,noun,nature,masculine,,,count,inanimate
graveto,noun,nature,masculine,,,count,inanimate
iceberg,noun,nature,masculine,,,count,inanimate
incêndio,noun,nature,masculine,,,count,inanimate
manancial,noun,nature,masculine,,,count,inanimate
meteoro,noun,nature,masculine,,,count,inanimate
meteorito,noun,nature,masculine,,,count,inanimate
mineral,noun,nature,masculine,,,count,inanimate
oásis,noun,nature,masculine,,,count,inanimate
pântano,noun,nature,masculine,,,count,inanimate
planeta,noun,nature,masculine,,,count,inanimate
redemoinho,noun,nature,masculine,,,count,inanimate
riacho,noun,nature,masculine,,,count,inanimate
rochedo,noun,nature,masculine,,,count,inanimate
terremoto,noun,nature,masculine,,,count,inanimate
tsunami,noun,nature,masculine,,,count,inanimate
vulcão,noun,nature,masculine,,,count,inanimate
fóssil,noun,nature,masculine,,,count,inanimate
boneco de neve,noun,nature,masculine,,,count,inanimate
bola de neve,noun,nature,feminine,,,count,inanimate
caatinga,noun,nature,feminine,,,count,inanimate
chama,noun,nature,feminine,,,count,inanimate
concha,noun,nature,feminine,,,count,inanimate
conchinha,noun,nature,feminine,,,count,inanimate
constelação,noun,nature,feminine,,,count,inanimate
correnteza,noun,nature,feminine,,,count,inanimate
cordilheira,noun,nature,feminine,,,count,inanimate
cratera,noun,nature,feminine,,,count,inanimate
duna,noun,nature,feminine,,,count,inanimate
erupção,noun,nature,feminine,,,count,inanimate
estrela,noun,nature,feminine,,,count,inanimate
estrela cadente,noun,nature,feminine,,,count,inanimate
estrelinha,noun,nature,feminine,,,count,inanimate
faísca,noun,nature,feminine,,,count,inanimate
fogueira,noun,nature,feminine,,,count,inanimate
galáxia,noun,nature,feminine,,,count,inanimate
geleira,noun,nature,feminine,,,count,inanimate
gota,noun,nature,feminine,,,count,inanimate
maré,noun,nature,feminine,,,count,inanimate
nascente,noun,nature,feminine,,,count,inanimate
nebulosa,noun,nature,feminine,,,count,inanimate
nuvem,noun,nature,feminine,,,count,inanimate
onda,noun,nature,feminine,,,count,inanimate
pedra,noun,nature,feminine,,,count,inanimate
pedrinha,noun,nature,feminine,,,count,inanimate
pérola,noun,nature,feminine,,,count,inanimate
planície,noun,nature,feminine,,,count,inanimate
rocha,noun,nature,feminine,,,count,inanimate
sombra,noun,nature,feminine,,,count,inanimate
teia de aranha,noun,nature,feminine,,,count,inanimate
calorão,noun,weather,masculine,,,mass,inanimate,definite
degelo,noun,weather,masculine,,,mass,inanimate,definite
granizo,noun,weather,masculine,,,mass,inanimate,definite
mormaço,noun,weather,masculine,,,mass,inanimate,definite
tempo,noun,weather,masculine,,,mass,inanimate,definite
vento,noun,weather,masculine,,,mass,inanimate,definite
ventinho,noun,weather,masculine,,,mass,inanimate,definite
orvalho,noun,weather,masculine,,,mass,inanimate,definite
nevoeiro,noun,weather,masculine,,,mass,inanimate,definite
mau tempo,noun,weather,masculine,,,mass,inanimate,definite
brisa,noun,weather,feminine,,,mass,inanimate,definite
chuva,noun,weather,feminine,,,mass,inanimate,definite
chuvinha,noun,weather,feminine,,,mass,inanimate,definite
geada,noun,weather,feminine,,,mass,inanimate,definite
garoa,noun,weather,feminine,,,mass,inanimate,definite
neblina,noun,weather,feminine,,,mass,inanimate,definite
neve,noun,weather,feminine,,,mass,inanimate,definite
névoa,noun,weather,feminine,,,mass,inanimate,definite
umidade,noun,weather,feminine,,,mass,inanimate,definite
cerração,noun,weather,feminine,,,mass,inanimate,definite
arco-íris,noun,weather,masculine,,,count,inanimate,definite
relâmpago,noun,weather,masculine,,,count,inanimate,definite
raio,noun,weather,masculine,,,count,inanimate,definite
temporal,noun,weather,masculine,,,count,inanimate,definite
trovão,noun,weather,masculine,,,count,inanimate,definite
chuvarada,noun,weather,feminine,,,count,inanimate,definite
enxurrada,noun,weather,feminine,,,count,inanimate,definite
frente fria,noun,weather,feminine,,,count,inanimate,definite
nevasca,noun,weather,feminine,,,count,inanimate,definite
tempestade,noun,weather,feminine,,,count,inanimate,definite
temperatura,noun,weather,feminine,,,count,inanimate,definite
trovoada,noun,weather,feminine,,,count,inanimate,definite
ventania,noun,weather,feminine,,,count,inanimate,definite
ciclone,noun,weather,masculine,,,count,inanimate
furacão,noun,weather,masculine,,,count,inanimate
grau,noun,weather,masculine,,,count,inanimate
tornado,noun,weather,masculine,,,count,inanimate
vendaval,noun,weather,masculine,,,count,inanimate
enchente,noun,weather,feminine,,,count,inanimate
inundação,noun,weather,feminine,,,count,inanimate
onda de calor,noun,weather,feminine,,,count,inanimate
pancada de chuva,noun,weather,feminine,,,count,inanimate
analgésico,noun,medicine,masculine,,,count,inanimate
antibiótico,noun,medicine,masculine,,,count,inanimate
anti-inflamatório,noun,medicine,masculine,,,count,inanimate
antialérgico,noun,medicine,masculine,,,count,inanimate
antitérmico,noun,medicine,masculine,,,count,inanimate
band-aid,noun,medicine,masculine,,,count,inanimate
calmante,noun,medicine,masculine,,,count,inanimate
colírio,noun,medicine,masculine,,,count,inanimate
comprimido,noun,medicine,masculine,,,count,inanimate
curativo,noun,medicine,masculine,,,count,inanimate
inalação,noun,medicine,feminine,,,count,inanimate
ligadura,noun,medicine,feminine,,,count,inanimate
inalador,noun,medicine,masculine,,,count,inanimate
laxante,noun,medicine,masculine,,,count,inanimate
medicamento,noun,medicine,masculine,,,count,inanimate
remedinho,noun,medicine,masculine,,,count,inanimate
supositório,noun,medicine,masculine,,,count,inanimate
vermífugo,noun,medicine,masculine,,,count,inanimate
atadura,noun,medicine,feminine,,,count,inanimate
bombinha,noun,medicine,feminine,,,count,inanimate
cápsula,noun,medicine,feminine,,,count,inanimate
compressa,noun,medicine,feminine,,,count,inanimate
dose,noun,medicine,feminine,,,count,inanimate
gaze,noun,medicine,feminine,,,count,inanimate
injeção,noun,medicine,feminine,,,count,inanimate
pastilha,noun,medicine,feminine,,,count,inanimate
pílula,noun,medicine,feminine,,,count,inanimate
pomada,noun,medicine,feminine,,,count,inanimate
prótese,noun,medicine,feminine,,,count,inanimate
receita médica,noun,medicine,feminine,,,count,inanimate
tala,noun,medicine,feminine,,,count,inanimate
transfusão,noun,medicine,feminine,,,count,inanimate
vacina,noun,medicine,feminine,,,count,inanimate
vitamina,noun,medicine,feminine,,,count,inanimate
tipoia,noun,medicine,feminine,,,count,inanimate
órtese,noun,medicine,feminine,,,count,inanimate
algodão,noun,medicine,masculine,,,mass,inanimate
antisséptico,noun,medicine,masculine,,,mass,inanimate
esparadrapo,noun,medicine,masculine,,,mass,inanimate
iodo,noun,medicine,masculine,,,mass,inanimate
paracetamol,noun,medicine,masculine,,,mass,inanimate
remédio,noun,medicine,masculine,,,mass,inanimate
soro,noun,medicine,masculine,,,mass,inanimate
xarope,noun,medicine,masculine,,,mass,inanimate
remédio para dor,noun,medicine,masculine,,,mass,inanimate
ibuprofeno,noun,medicine,masculine,,,mass,inanimate
água oxigenada,noun,medicine,feminine,,,mass,inanimate
anestesia,noun,medicine,feminine,,,mass,inanimate
dipirona,noun,medicine,feminine,,,mass,inanimate
insulina,noun,medicine,feminine,,,mass,inanimate
penicilina,noun,medicine,feminine,,,mass,inanimate
quimioterapia,noun,medicine,feminine,,,mass,inanimate
radioterapia,noun,medicine,feminine,,,mass,inanimate
novalgina,noun,medicine,feminine,,,mass,inanimate
aspirina,noun,medicine,feminine,,,count,inanimate
alzheimer,noun,illness,masculine,,,mass,inanimate,bare
autismo,noun,illness,masculine,,,mass,inanimate,bare
câncer,noun,illness,masculine,,,mass,inanimate,bare
colesterol,noun,illness,masculine,,,mass,inanimate,bare
enjoo,noun,illness,masculine,,,mass,inanimate,bare
refluxo,noun,illness,masculine,,,mass,inanimate,bare
sarampo,noun,illness,masculine,,,mass,inanimate,bare
soluço,noun,illness,masculine,,,mass,inanimate,bare
tétano,noun,illness,masculine,,,mass,inanimate,bare
vômito,noun,illness,masculine,,,mass,inanimate,bare
covid,noun,illness,masculine,,,mass,inanimate,bare
parkinson,noun,illness,masculine,,,mass,inanimate,bare
mau hálito,noun,illness,masculine,,,mass,inanimate,bare
anemia,noun,illness,feminine,,,mass,inanimate,bare
asma,noun,illness,feminine,,,mass,inanimate,bare
azia,noun,illness,feminine,,,mass,inanimate,bare
bronquite,noun,illness,feminine,,,mass,inanimate,bare
caxumba,noun,illness,feminine,,,mass,inanimate,bare
desidratação,noun,illness,feminine,,,mass,inanimate,bare
insolação,noun,illness,feminine,,,mass,inanimate,bare
gengivite,noun,illness,feminine,,,mass,inanimate,bare
urticária,noun,illness,feminine,,,mass,inanimate,bare
amigdalite,noun,illness,feminine,,,mass,inanimate,bare
papeira,noun,illness,feminine,,,mass,inanimate,bare
catapora,noun,illness,feminine,,,mass,inanimate,bare
cólica,noun,illness,feminine,,,mass,inanimate,bare
gases,noun,illness,masculine,plural,,mass,inanimate,bare
conjuntivite,noun,illness,feminine,,,mass,inanimate,bare
dengue,noun,illness,feminine,,,mass,inanimate,bare
depressão,noun,illness,feminine,,,mass,inanimate,bare
diabetes,noun,illness,feminine,,,mass,inanimate,bare
diarreia,noun,illness,feminine,,,mass,inanimate,bare
dor,noun,illness,feminine,,,mass,inanimate,bare
dor de barriga,noun,illness,feminine,,,mass,inanimate,bare
dor de cabeça,noun,illness,feminine,,,mass,inanimate,bare
dor de dente,noun,illness,feminine,,,mass,inanimate,bare
dor de estômago,noun,illness,feminine,,,mass,inanimate,bare
dor de garganta,noun,illness,feminine,,,mass,inanimate,bare
dor de ouvido,noun,illness,feminine,,,mass,inanimate,bare
dor nas costas,noun,illness,feminine,,,mass,inanimate,bare
epilepsia,noun,illness,feminine,,,mass,inanimate,bare
esquizofrenia,noun,illness,feminine,,,mass,inanimate,bare
febre,noun,illness,feminine,,,mass,inanimate,bare
fraqueza,noun,illness,feminine,,,mass,inanimate,bare
gastrite,noun,illness,feminine,,,mass,inanimate,bare
gripe,noun,illness,feminine,,,mass,inanimate,bare
hepatite,noun,illness,feminine,,,mass,inanimate,bare
hipertensão,noun,illness,feminine,,,mass,inanimate,bare
insônia,noun,illness,feminine,,,mass,inanimate,bare
meningite,noun,illness,feminine,,,mass,inanimate,bare
náusea,noun,illness,feminine,,,mass,inanimate,bare
obesidade,noun,illness,feminine,,,mass,inanimate,bare
otite,noun,illness,feminine,,,mass,inanimate,bare
pneumonia,noun,illness,feminine,,,mass,inanimate,bare
prisão de ventre,noun,illness,feminine,,,mass,inanimate,bare
rinite,noun,illness,feminine,,,mass,inanimate,bare
rubéola,noun,illness,feminine,,,mass,inanimate,bare
sarna,noun,illness,feminine,,,mass,inanimate,bare
sinusite,noun,illness,feminine,,,mass,inanimate,bare
tontura,noun,illness,feminine,,,mass,inanimate,bare
tosse,noun,illness,feminine,,,mass,inanimate,bare
tuberculose,noun,illness,feminine,,,mass,inanimate,bare
varicela,noun,illness,feminine,,,mass,inanimate,bare
virose,noun,illness,feminine,,,mass,inanimate,bare
coceira,noun,illness,feminine,,,mass,inanimate,bare
artrite,noun,illness,feminine,,,mass,inanimate,bare
acne,noun,illness,feminine,,,mass,inanimate,bare
falta de ar,noun,illness,feminine,,,mass,inanimate,bare
arranhão,noun,illness,masculine,,,count,inanimate
ataque,noun,illness,masculine,,,count,inanimate
calombo,noun,illness,masculine,,,count,inanimate
derrame,noun,illness,masculine,,,count,inanimate
desmaio,noun,illness,masculine,,,count,inanimate
enfarte,noun,illness,masculine,,,count,inanimate
ferimento,noun,illness,masculine,,,count,inanimate
hematoma,noun,illness,masculine,,,count,inanimate
infarto,noun,illness,masculine,,,count,inanimate
inchaço,noun,illness,masculine,,,count,inanimate
sintoma,noun,illness,masculine,,,count,inanimate
surto,noun,illness,masculine,,,count,inanimate
trauma,noun,illness,masculine,,,count,inanimate
transtorno,noun,illness,masculine,,,count,inanimate
tique,noun,illness,masculine,,,count,inanimate
tumor,noun,illness,masculine,,,count,inanimate
vírus,noun,illness,masculine,,,count,inanimate
corte,noun,illness,masculine,,,count,inanimate
caroço,noun,illness,masculine,,,count,inanimate
calo,noun,illness,masculine,,,count,inanimate
alergia,noun,illness,feminine,,,count,inanimate
bactéria,noun,illness,feminine,,,count,inanimate
cãibra,noun,illness,feminine,,,count,inanimate
convulsão,noun,illness,feminine,,,count,inanimate
crise,noun,illness,feminine,,,count,inanimate
deficiência,noun,illness,feminine,,,count,inanimate
doença,noun,illness,feminine,,,count,inanimate
dorzinha,noun,illness,feminine,,,count,inanimate
ferida,noun,illness,feminine,,,count,inanimate
fratura,noun,illness,feminine,,,count,inanimate
hérnia,noun,illness,feminine,,,count,inanimate
infecção,noun,illness,feminine,,,count,inanimate
inflamação,noun,illness,feminine,,,count,inanimate
lesão,noun,illness,feminine,,,count,inanimate
mancha na pele,noun,illness,feminine,,,count,inanimate
paralisia,noun,illness,feminine,,,count,inanimate
picada,noun,illness,feminine,,,count,inanimate
formigamento,noun,illness,masculine,,,count,inanimate
escaldão,noun,illness,masculine,,,count,inanimate
ferrão,noun,illness,masculine,,,count,inanimate
eczema,noun,illness,masculine,,,count,inanimate
vertigem,noun,illness,feminine,,,count,inanimate
afta,noun,illness,feminine,,,count,inanimate
assadura,noun,illness,feminine,,,count,inanimate
brotoeja,noun,illness,feminine,,,count,inanimate
queimadura,noun,illness,feminine,,,count,inanimate
síndrome,noun,illness,feminine,,,count,inanimate
torção,noun,illness,feminine,,,count,inanimate
úlcera,noun,illness,feminine,,,count,inanimate
cárie,noun,illness,feminine,,,count,inanimate
saúde,noun,illness,feminine,,,mass,inanimate
surdez,noun,illness,feminine,,,mass,inanimate
cegueira,noun,illness,feminine,,,mass,inanimate
aço,noun,material,masculine,,,mass,inanimate
alumínio,noun,material,masculine,,,mass,inanimate
arame,noun,material,masculine,,,mass,inanimate
asfalto,noun,material,masculine,,,mass,inanimate
barbante,noun,material,masculine,,,mass,inanimate
bronze,noun,material,masculine,,,mass,inanimate
cimento,noun,material,masculine,,,mass,inanimate
chumbo,noun,material,masculine,,,mass,inanimate
cobre,noun,material,masculine,,,mass,inanimate
concreto,noun,material,masculine,,,mass,inanimate
couro,noun,material,masculine,,,mass,inanimate
detergente,noun,material,masculine,,,mass,inanimate
acetona,noun,material,feminine,,,mass,inanimate
lixívia,noun,material,feminine,,,mass,inanimate
rímel,noun,material,masculine,,,mass,inanimate
enxaguante,noun,material,masculine,,,mass,inanimate
hidratante,noun,material,masculine,,,mass,inanimate
desodorizante,noun,material,masculine,,,mass,inanimate
desodorante,noun,material,masculine,,,mass,inanimate
amaciante,noun,material,masculine,,,mass,inanimate
alvejante,noun,material,masculine,,,mass,inanimate
diesel,noun,material,masculine,,,mass,inanimate
esmalte,noun,material,masculine,,,mass,inanimate
estanho,noun,material,masculine,,,mass,inanimate
feltro,noun,material,masculine,,,mass,inanimate
ferro,noun,material,masculine,,,mass,inanimate
fio dental,noun,material,masculine,,,mass,inanimate
gel,noun,material,masculine,,,mass,inanimate
gesso,noun,material,masculine,,,mass,inanimate
granito,noun,material,masculine,,,mass,inanimate
linho,noun,material,masculine,,,mass,inanimate
mármore,noun,material,masculine,,,mass,inanimate
marfim,noun,material,masculine,,,mass,inanimate
metal,noun,material,masculine,,,mass,inanimate
nylon,noun,material,masculine,,,mass,inanimate
ouro,noun,material,masculine,,,mass,inanimate
óleo de motor,noun,material,masculine,,,mass,inanimate
papel-alumínio,noun,material,masculine,,,mass,inanimate
papel alumínio,noun,material,masculine,,,mass,inanimate
papelão,noun,material,masculine,,,mass,inanimate
papel de presente,noun,material,masculine,,,mass,inanimate
papel toalha,noun,material,masculine,,,mass,inanimate
papel crepom,noun,material,masculine,,,mass,inanimate
perfume,noun,material,masculine,,,mass,inanimate
petróleo,noun,material,masculine,,,mass,inanimate
plástico,noun,material,masculine,,,mass,inanimate
poliéster,noun,material,masculine,,,mass,inanimate
protetor solar,noun,material,masculine,,,mass,inanimate
sabão,noun,material,masculine,,,mass,inanimate
sabão em pó,noun,material,masculine,,,mass,inanimate
sabonete líquido,noun,material,masculine,,,mass,inanimate
shampoo,noun,material,masculine,,,mass,inanimate
silicone,noun,material,masculine,,,mass,inanimate
tecido,noun,material,masculine,,,mass,inanimate
veludo,noun,material,masculine,,,mass,inanimate
vidro,noun,material,masculine,,,mass,inanimate
xampu,noun,material,masculine,,,mass,inanimate
condicionador,noun,material,masculine,,,mass,inanimate
verniz,noun,material,masculine,,,mass,inanimate
glitter,noun,material,masculine,,,mass,inanimate
papel celofane,noun,material,masculine,,,mass,inanimate
isopor,noun,material,masculine,,,mass,inanimate
argila,noun,material,feminine,,,mass,inanimate
adubo,noun,material,masculine,,,mass,inanimate
cartolina,noun,material,feminine,,,mass,inanimate
cera,noun,material,feminine,,,mass,inanimate
cerâmica,noun,material,feminine,,,mass,inanimate
cola colorida,noun,material,feminine,,,mass,inanimate
espuma de barbear,noun,material,feminine,,,mass,inanimate
fita crepe,noun,material,feminine,,,mass,inanimate
gasolina,noun,material,feminine,,,mass,inanimate
lã,noun,material,feminine,,,mass,inanimate
cordel,noun,material,masculine,,,mass,inanimate
velcro,noun,material,masculine,,,mass,inanimate
madeira,noun,material,feminine,,,mass,inanimate
maquiagem,noun,material,feminine,,,mass,inanimate
pasta de dente,noun,material,feminine,,,mass,inanimate
pasta de dentes,noun,material,feminine,,,mass,inanimate
porcelana,noun,material,feminine,,,mass,inanimate
prata,noun,material,feminine,,,mass,inanimate
resina,noun,material,feminine,,,mass,inanimate
seda,noun,material,feminine,,,mass,inanimate
tinta,noun,material,feminine,,,mass,inanimate
tinta guache,noun,material,feminine,,,mass,inanimate
água sanitária,noun,material,feminine,,,mass,inanimate
água benta,noun,material,feminine,,,mass,inanimate
purpurina,noun,material,feminine,,,mass,inanimate
azulejo,noun,material,masculine,,,count,inanimate
batom,noun,material,masculine,,,count,inanimate
creme,noun,material,masculine,,,count,inanimate
lápis de cera,noun,material,masculine,,,count,inanimate
mosaico,noun,material,masculine,,,count,inanimate
aquarela,noun,material,feminine,,,count,inanimate
telha,noun,material,feminine,,,count,inanimate
troco,noun,money,masculine,,,mass,inanimate
dinheirinho,noun,money,masculine,,,mass,inanimate
centavo,noun,money,masculine,,,count,inanimate
cheque,noun,money,masculine,,,count,inanimate
desconto,noun,money,masculine,,,count,inanimate
liquidação,noun,event,feminine,,,count,inanimate
promoção,noun,event,feminine,,,count,inanimate
dólar,noun,money,masculine,,,count,inanimate
empréstimo,noun,money,masculine,,,count,inanimate
euro,noun,money,masculine,,,count,inanimate
imposto,noun,money,masculine,,,count,inanimate
saldo,noun,money,masculine,,,count,inanimate
ordenado,noun,money,masculine,,,count,inanimate
aluguel,noun,money,masculine,,,count,inanimate
recibo,noun,money,masculine,,,count,inanimate
boleto,noun,money,masculine,,,count,inanimate
renda,noun,money,feminine,,,count,inanimate
prestação,noun,money,feminine,,,count,inanimate
fatura,noun,money,feminine,,,count,inanimate
multa,noun,money,feminine,,,count,inanimate
pagamento,noun,money,masculine,,,count,inanimate
peso,noun,money,masculine,,,count,inanimate
preço,noun,money,masculine,,,count,inanimate
salário,noun,money,masculine,,,count,inanimate
conta,noun,money,feminine,,,count,inanimate,definite
dívida,noun,money,feminine,,,count,inanimate
esmola,noun,money,feminine,,,count,inanimate
gorjeta,noun,money,feminine,,,count,inanimate
mesada,noun,money,feminine,,,count,inanimate
moeda,noun,money,feminine,,,count,inanimate
moedinha,noun,money,feminine,,,count,inanimate
poupança,noun,money,feminine,,,count,inanimate
bolsa de estudos,noun,money,feminine,,,count,inanimate
abraço,noun,activity,masculine,,,count,inanimate
cafuné,noun,activity,masculine,,,count,inanimate
abracinho,noun,activity,masculine,,,count,inanimate
abraço apertado,noun,activity,masculine,,,count,inanimate
aceno,noun,activity,masculine,,,count,inanimate
aperto de mão,noun,activity,masculine,,,count,inanimate
aplauso,noun,activity,masculine,,,count,inanimate
banho,noun,activity,masculine,,,count,inanimate
banho de mar,noun,activity,masculine,,,count,inanimate
banho de piscina,noun,activity,masculine,,,count,inanimate
banho de sol,noun,activity,masculine,,,count,inanimate
beijo,noun,activity,masculine,,,count,inanimate
beijinho no rosto,noun,activity,masculine,,,count,inanimate
bate-papo,noun,activity,masculine,,,count,inanimate
bocejo,noun,activity,masculine,,,count,inanimate
castigo,noun,activity,masculine,,,count,inanimate
chute,noun,activity,masculine,,,count,inanimate
cochilo,noun,activity,masculine,,,count,inanimate
cumprimento,noun,activity,masculine,,,count,inanimate
dever de casa,noun,activity,masculine,,,count,inanimate
descanso,noun,activity,masculine,,,count,inanimate
ditado,noun,activity,masculine,,,count,inanimate
ensaio,noun,activity,masculine,,,count,inanimate
espirro,noun,activity,masculine,,,count,inanimate
exercício,noun,activity,masculine,,,count,inanimate
experimento,noun,activity,masculine,,,count,inanimate
gesto,noun,activity,masculine,,,count,inanimate
grito,noun,activity,masculine,,,count,inanimate
movimento,noun,activity,masculine,,,count,inanimate
passeio de bicicleta,noun,activity,masculine,,,count,inanimate
passinho,noun,activity,masculine,,,count,inanimate
passo,noun,activity,masculine,,,count,inanimate
pulo,noun,activity,masculine,,,count,inanimate
puxão,noun,activity,masculine,,,count,inanimate
recado,noun,activity,masculine,,,count,inanimate
ronco,noun,activity,masculine,,,count,inanimate
salto,noun,activity,masculine,,,count,inanimate
soninho,noun,activity,masculine,,,count,inanimate
sopro,noun,activity,masculine,,,count,inanimate
sussurro,noun,activity,masculine,,,count,inanimate
sorteio,noun,activity,masculine,,,count,inanimate
treino,noun,activity,masculine,,,count,inanimate
treinamento,noun,activity,masculine,,,count,inanimate
trabalho em grupo,noun,activity,masculine,,,count,inanimate
tapa,noun,activity,masculine,,,count,inanimate
voo,noun,activity,masculine,,,count,inanimate
empurrão,noun,activity,masculine,,,count,inanimate
beliscão,noun,activity,masculine,,,count,inanimate
ação,noun,activity,feminine,,,count,inanimate
apresentação,noun,activity,feminine,,,count,inanimate
atividade,noun,activity,feminine,,,count,inanimate
busca,noun,activity,feminine,,,count,inanimate
caça ao tesouro,noun,activity,feminine,,,count,inanimate
caminhada,noun,activity,feminine,,,count,inanimate
cambalhota,noun,activity,feminine,,,count,inanimate
coreografia,noun,activity,feminine,,,count,inanimate
compra,noun,activity,feminine,,,count,inanimate
construção,noun,activity,feminine,,,count,inanimate
conversinha,noun,activity,feminine,,,count,inanimate
dança,noun,activity,feminine,,,count,inanimate
descoberta,noun,activity,feminine,,,count,inanimate
dobradura,noun,activity,feminine,,,count,inanimate
entrega,noun,activity,feminine,,,count,inanimate
excursão,noun,activity,feminine,,,count,inanimate
faxina,noun,activity,feminine,,,count,inanimate
gargalhada,noun,activity,feminine,,,count,inanimate
investigação,noun,activity,feminine,,,count,inanimate
lambida,noun,activity,feminine,,,count,inanimate
ligação,noun,activity,feminine,,,count,inanimate
chamada,noun,activity,feminine,,,count,inanimate
boleia,noun,activity,feminine,,,count,inanimate
carona,noun,activity,feminine,,,count,inanimate
lição,noun,activity,feminine,,,count,inanimate
lição de casa,noun,activity,feminine,,,count,inanimate
massagem,noun,activity,feminine,,,count,inanimate
mordida,noun,activity,feminine,,,count,inanimate
mudança,noun,activity,feminine,,,count,inanimate
oração,noun,activity,feminine,,,count,inanimate
pecado,noun,idea,masculine,,,count,inanimate
bênção,noun,idea,feminine,,,count,inanimate
palestra,noun,activity,feminine,,,count,inanimate
palmada,noun,activity,feminine,,,count,inanimate
pausa,noun,activity,feminine,,,count,inanimate
pesquisa,noun,activity,feminine,,,count,inanimate
pescaria,noun,activity,feminine,,,count,inanimate
pirueta,noun,activity,feminine,,,count,inanimate
piscada,noun,activity,feminine,,,count,inanimate
prova,noun,activity,feminine,,,count,inanimate
rotina,noun,activity,feminine,,,count,inanimate
sessão,noun,activity,feminine,,,count,inanimate
soma,noun,activity,feminine,,,count,inanimate
soneca,noun,activity,feminine,,,count,inanimate
tarefa,noun,activity,feminine,,,count,inanimate
tarefa de casa,noun,activity,feminine,,,count,inanimate
tradução,noun,activity,feminine,,,count,inanimate
visita,noun,activity,feminine,,,count,inanimate
volta,noun,activity,feminine,,,count,inanimate
voltinha,noun,activity,feminine,,,count,inanimate
brincadeira de roda,noun,activity,feminine,,,count,inanimate
contação de histórias,noun,activity,feminine,,,count,inanimate
artesanato,noun,activity,masculine,,,mass,inanimate
carinho,noun,activity,masculine,,,mass,inanimate
crochê,noun,activity,masculine,,,mass,inanimate
estudo,noun,activity,masculine,,,mass,inanimate
lazer,noun,activity,masculine,,,mass,inanimate
relaxamento,noun,activity,masculine,,,mass,inanimate
transporte,noun,activity,masculine,,,mass,inanimate
trabalho voluntário,noun,activity,masculine,,,mass,inanimate
tricô,noun,activity,masculine,,,mass,inanimate
turismo,noun,activity,masculine,,,mass,inanimate
tempo livre,noun,activity,masculine,,,mass,inanimate
agricultura,noun,activity,feminine,,,mass,inanimate
alimentação,noun,activity,feminine,,,mass,inanimate
caça,noun,activity,feminine,,,mass,inanimate
costura,noun,activity,feminine,,,mass,inanimate
culinária,noun,activity,feminine,,,mass,inanimate
educação,noun,activity,feminine,,,mass,inanimate
equoterapia,noun,activity,feminine,,,mass,inanimate
escrita,noun,activity,feminine,,,mass,inanimate
fisioterapia,noun,activity,feminine,,,mass,inanimate
fonoaudiologia,noun,activity,feminine,,,mass,inanimate
fono,noun,activity,feminine,,,mass,inanimate
higiene,noun,activity,feminine,,,mass,inanimate
hidroterapia,noun,activity,feminine,,,mass,inanimate
informática,noun,activity,feminine,,,mass,inanimate
jardinagem,noun,activity,feminine,,,mass,inanimate
leitura,noun,activity,feminine,,,mass,inanimate
limpeza,noun,activity,feminine,,,mass,inanimate
magia,noun,activity,feminine,,,mass,inanimate
meditação,noun,activity,feminine,,,mass,inanimate
mágica,noun,activity,feminine,,,mass,inanimate
musicoterapia,noun,activity,feminine,,,mass,inanimate
psicomotricidade,noun,activity,feminine,,,mass,inanimate
reabilitação,noun,activity,feminine,,,mass,inanimate
reciclagem,noun,activity,feminine,,,mass,inanimate
respiração,noun,activity,feminine,,,mass,inanimate
terapia,noun,activity,feminine,,,mass,inanimate
terapia ocupacional,noun,activity,feminine,,,mass,inanimate
pesca,noun,activity,feminine,,,mass,inanimate
intervalo,noun,activity,masculine,,,count,inanimate,definite
hora da história,noun,activity,feminine,,,count,inanimate,definite
hora do conto,noun,activity,feminine,,,count,inanimate,definite
cócegas,noun,activity,feminine,plural,,count,inanimate
cosquinhas,noun,activity,feminine,plural,,count,inanimate
tarefas domésticas,noun,activity,feminine,plural,,count,inanimate
afazeres,noun,activity,masculine,plural,,count,inanimate
passeio,noun,event,masculine,,,count,inanimate
acidente,noun,event,masculine,,,count,inanimate
aniversário de casamento,noun,event,masculine,,,count,inanimate
batizado,noun,event,masculine,,,count,inanimate
romaria,noun,event,feminine,,,count,inanimate
comunhão,noun,event,feminine,,,count,inanimate
crisma,noun,event,feminine,,,count,inanimate
campeonato,noun,event,masculine,,,count,inanimate
casamento,noun,event,masculine,,,count,inanimate
separação,noun,event,feminine,,,count,inanimate
namoro,noun,event,masculine,,,count,inanimate
chá de bebê,noun,event,masculine,,,count,inanimate
concerto,noun,event,masculine,,,count,inanimate
congresso,noun,event,masculine,,,count,inanimate
crime,noun,event,masculine,,,count,inanimate
debate,noun,event,masculine,,,count,inanimate
desfile,noun,event,masculine,,,count,inanimate
divórcio,noun,event,masculine,,,count,inanimate
encontro,noun,event,masculine,,,count,inanimate
enterro,noun,event,masculine,,,count,inanimate
espetáculo,noun,event,masculine,,,count,inanimate
evento,noun,event,masculine,,,count,inanimate
exame,noun,event,masculine,,,count,inanimate
gastrostomia,noun,event,feminine,,,count,inanimate
traqueostomia,noun,event,feminine,,,count,inanimate
tomografia,noun,event,feminine,,,count,inanimate
ressonância,noun,event,feminine,,,count,inanimate
ecografia,noun,event,feminine,,,count,inanimate
exame de urina,noun,event,masculine,,,count,inanimate
ultrassom,noun,event,masculine,,,count,inanimate
raio-X,noun,event,masculine,,,count,inanimate
exame de sangue,noun,event,masculine,,,count,inanimate
festival,noun,event,masculine,,,count,inanimate
feriado,noun,event,masculine,,,count,inanimate
funeral,noun,event,masculine,,,count,inanimate
feriadão,noun,event,masculine,,,count,inanimate
jogo de futebol,noun,event,masculine,,,count,inanimate
nascimento,noun,event,masculine,,,count,inanimate
noivado,noun,event,masculine,,,count,inanimate
parto,noun,event,masculine,,,count,inanimate
plano,noun,event,masculine,,,count,inanimate
problema,noun,event,masculine,,,count,inanimate
projeto,noun,event,masculine,,,count,inanimate
roubo,noun,event,masculine,,,count,inanimate
show,noun,event,masculine,,,count,inanimate
teatro de fantoches,noun,event,masculine,,,count,inanimate
torneio,noun,event,masculine,,,count,inanimate
truque,noun,event,masculine,,,count,inanimate
truque de mágica,noun,event,masculine,,,count,inanimate
velório,noun,event,masculine,,,count,inanimate
vestibular,noun,event,masculine,,,count,inanimate
luau,noun,event,masculine,,,count,inanimate
assembleia,noun,event,feminine,,,count,inanimate
audiência,noun,event,feminine,,,count,inanimate
aula de música,noun,event,feminine,,,count,inanimate
aula de natação,noun,event,feminine,,,count,inanimate
aula de inglês,noun,event,feminine,,,count,inanimate
aula de dança,noun,event,feminine,,,count,inanimate
batalha,noun,event,feminine,,,count,inanimate
briga,noun,event,feminine,,,count,inanimate
campanha,noun,event,feminine,,,count,inanimate
catástrofe,noun,event,feminine,,,count,inanimate
celebração,noun,event,feminine,,,count,inanimate
cerimônia,noun,event,feminine,,,count,inanimate
cirurgia,noun,event,feminine,,,count,inanimate
comemoração,noun,event,feminine,,,count,inanimate
consulta,noun,event,feminine,,,count,inanimate
consulta médica,noun,event,feminine,,,count,inanimate
demissão,noun,event,feminine,,,count,inanimate
despedida,noun,event,feminine,,,count,inanimate
discussão,noun,event,feminine,,,count,inanimate
eleição,noun,event,feminine,,,count,inanimate
protesto,noun,event,masculine,,,count,inanimate
comício,noun,event,masculine,,,count,inanimate
vindima,noun,event,feminine,,,count,inanimate,definite
colheita,noun,event,feminine,,,count,inanimate,definite
entrevista,noun,event,feminine,,,count,inanimate
estreia,noun,event,feminine,,,count,inanimate
explosão,noun,event,feminine,,,count,inanimate
feira de ciências,noun,event,feminine,,,count,inanimate
festa à fantasia,noun,event,feminine,,,count,inanimate
festa de aniversário,noun,event,feminine,,,count,inanimate
festa do pijama,noun,event,feminine,,,count,inanimate
festa junina,noun,event,feminine,,,count,inanimate
festinha,noun,event,feminine,,,count,inanimate
formatura,noun,event,feminine,,,count,inanimate
guerra,noun,event,feminine,,,count,inanimate
greve,noun,event,feminine,,,count,inanimate
guerra de travesseiros,noun,event,feminine,,,count,inanimate
homenagem,noun,event,feminine,,,count,inanimate
inauguração,noun,event,feminine,,,count,inanimate
manifestação,noun,event,feminine,,,count,inanimate
missa,noun,event,feminine,,,count,inanimate
oportunidade,noun,event,feminine,,,count,inanimate
operação,noun,event,feminine,,,count,inanimate
partida,noun,event,feminine,,,count,inanimate
procissão,noun,event,feminine,,,count,inanimate
queda,noun,event,feminine,,,count,inanimate
quermesse,noun,event,feminine,,,count,inanimate
quadrilha,noun,event,feminine,,,count,inanimate
reunião,noun,event,feminine,,,count,inanimate
reunião de pais,noun,event,feminine,,,count,inanimate
revisão,noun,event,feminine,,,count,inanimate
sessão de cinema,noun,event,feminine,,,count,inanimate
surpresa,noun,event,feminine,,,count,inanimate
viagem,noun,event,feminine,,,count,inanimate
vitória,noun,event,feminine,,,count,inanimate
derrota,noun,event,feminine,,,count,inanimate
votação,noun,event,feminine,,,count,inanimate
passeata,noun,event,feminine,,,count,inanimate
pesadelo,noun,event,masculine,,,count,inanimate
sonho bom,noun,event,masculine,,,count,inanimate
Páscoa,noun,event,feminine,,,count,inanimate,definite
recreio,noun,event,masculine,,,count,inanimate,definite
Natal,noun,event,masculine,,,count,inanimate,definite
Ano Novo,noun,event,masculine,,,count,inanimate,definite
Carnaval,noun,event,masculine,,,count,inanimate,definite
Réveillon,noun,event,masculine,,,count,inanimate,definite
Dia das Mães,noun,event,masculine,,,count,inanimate,definite
Dia dos Pais,noun,event,masculine,,,count,inanimate,definite
Dia das Crianças,noun,event,masculine,,,count,inanimate,definite
Halloween,noun,event,masculine,,,count,inanimate,definite
Ano-Novo,noun,event,masculine,,,count,inanimate,definite
São João,noun,event,masculine,,,count,inanimate,definite
férias,noun,event,feminine,plural,,count,inanimate
férias de verão,noun,event,feminine,plural,,count,inanimate
Olimpíadas,noun,event,feminine,plural,,count,inanimate,definite
eleições,noun,event,feminine,plural,,count,inanimate,definite
fogos de artifício,noun,event,masculine,plural,,count,inanimate,definite
fogos,noun,event,masculine,plural,,count,inanimate,definite
Jogos Olímpicos,noun,event,masculine,plural,,count,inanimate,definite
madrugada,noun,time,feminine,,,count,inanimate,,,de madrugada
primavera,noun,time,feminine,,,count,inanimate,,,na primavera
hora do almoço,noun,time,feminine,,,count,inanimate,,,na hora do almoço
hora de dormir,noun,time,feminine,,,count,inanimate,,,na hora de dormir
hora do recreio,noun,time,feminine,,,count,inanimate,,,na hora do recreio
noitinha,noun,time,feminine,,,count,inanimate,,,à noitinha
tardinha,noun,time,feminine,,,count,inanimate,,,à tardinha
janeiro,noun,time,masculine,,,count,inanimate,,,em janeiro
fevereiro,noun,time,masculine,,,count,inanimate,,,em fevereiro
março,noun,time,masculine,,,count,inanimate,,,em março
abril,noun,time,masculine,,,count,inanimate,,,em abril
maio,noun,time,masculine,,,count,inanimate,,,em maio
junho,noun,time,masculine,,,count,inanimate,,,em junho
julho,noun,time,masculine,,,count,inanimate,,,em julho
agosto,noun,time,masculine,,,count,inanimate,,,em agosto
setembro,noun,time,masculine,,,count,inanimate,,,em setembro
outubro,noun,time,masculine,,,count,inanimate,,,em outubro
novembro,noun,time,masculine,,,count,inanimate,,,em novembro
dezembro,noun,time,masculine,,,count,inanimate,,,em dezembro
outono,noun,time,masculine,,,count,inanimate,,,no outono
verão,noun,time,masculine,,,count,inanimate,,,no verão
inverno,noun,time,masculine,,,count,inanimate,,,no inverno
minuto,noun,duration,masculine,,,count,inanimate,,,um minuto
minutinho,noun,duration,masculine,,,count,inanimate,,,um minutinho
momento,noun,duration,masculine,,,count,inanimate,,,um momento
momentinho,noun,duration,masculine,,,count,inanimate,,,um momentinho
instante,noun,duration,masculine,,,count,inanimate,,,um instante
mês,noun,duration,masculine,,,count,inanimate,,,um mês
ano,noun,duration,masculine,,,count,inanimate,,,um ano
trimestre,noun,duration,masculine,,,count,inanimate,,,um trimestre
semestre,noun,duration,masculine,,,count,inanimate,,,um semestre
bimestre,noun,duration,masculine,,,count,inanimate,,,um bimestre
hora,noun,duration,feminine,,,count,inanimate,,,uma hora
horinha,noun,duration,feminine,,,count,inanimate,,,uma horinha
semana,noun,duration,feminine,,,count,inanimate,,,uma semana
quinzena,noun,duration,feminine,,,count,inanimate,,,uma quinzena
década,noun,duration,feminine,,,count,inanimate,,,uma década
meia hora,noun,duration,feminine,,,count,inanimate,,,meia hora
acento,noun,idea,masculine,,,count,inanimate
acordo,noun,idea,masculine,,,count,inanimate
adjetivo,noun,idea,masculine,,,count,inanimate
alfabeto,noun,idea,masculine,,,count,inanimate
ângulo,noun,idea,masculine,,,count,inanimate
apelido,noun,idea,masculine,,,count,inanimate
assunto,noun,idea,masculine,,,count,inanimate
círculo,noun,idea,masculine,,,count,inanimate
código,noun,idea,masculine,,,count,inanimate
comentário,noun,idea,masculine,,,count,inanimate
compromisso,noun,idea,masculine,,,count,inanimate
conselho,noun,idea,masculine,,,count,inanimate
costume,noun,idea,masculine,,,count,inanimate
defeito,noun,idea,masculine,,,count,inanimate
desafio,noun,idea,masculine,,,count,inanimate
desejo,noun,idea,masculine,,,count,inanimate
detalhe,noun,idea,masculine,,,count,inanimate
direito,noun,idea,masculine,,,count,inanimate
constituição,noun,idea,feminine,,,count,inanimate,definite
lei,noun,idea,feminine,,,count,inanimate,definite
elogio,noun,idea,masculine,,,count,inanimate
engano,noun,idea,masculine,,,count,inanimate
erro,noun,idea,masculine,,,count,inanimate
esforço,noun,idea,masculine,,,count,inanimate
estilo,noun,idea,masculine,,,count,inanimate
exemplo,noun,idea,masculine,,,count,inanimate
fato,noun,idea,masculine,,,count,inanimate
favor,noun,idea,masculine,,,count,inanimate
feitiço,noun,idea,masculine,,,count,inanimate
final,noun,idea,masculine,,,count,inanimate
formulário,noun,idea,masculine,,,count,inanimate
formato,noun,idea,masculine,,,count,inanimate
gosto,noun,idea,masculine,,,count,inanimate
hábito,noun,idea,masculine,,,count,inanimate
horário,noun,idea,masculine,,,count,inanimate
interesse,noun,idea,masculine,,,count,inanimate
invento,noun,idea,masculine,,,count,inanimate
jeito,noun,idea,masculine,,,count,inanimate
lado,noun,idea,masculine,,,count,inanimate
limite,noun,idea,masculine,,,count,inanimate
método,noun,idea,masculine,,,count,inanimate
milagre,noun,idea,masculine,,,count,inanimate
mistério,noun,idea,masculine,,,count,inanimate
modo,noun,idea,masculine,,,count,inanimate
motivo,noun,idea,masculine,,,count,inanimate
nível,noun,idea,masculine,,,count,inanimate
nome,noun,idea,masculine,,,count,inanimate
nome completo,noun,idea,masculine,,,count,inanimate
número,noun,idea,masculine,,,count,inanimate
objetivo,noun,idea,masculine,,,count,inanimate
obstáculo,noun,idea,masculine,,,count,inanimate
palavrão,noun,idea,masculine,,,count,inanimate
par,noun,idea,masculine,,,count,inanimate
parágrafo,noun,idea,masculine,,,count,inanimate
pedido,noun,idea,masculine,,,count,inanimate
pensamento,noun,idea,masculine,,,count,inanimate
perigo,noun,idea,masculine,,,count,inanimate
plano b,noun,idea,masculine,,,count,inanimate
ponto,noun,idea,masculine,,,count,inanimate
arbitragem,noun,idea,feminine,,,mass,inanimate
prorrogação,noun,idea,feminine,,,count,inanimate,definite
fora de jogo,noun,idea,masculine,,,count,inanimate
impedimento,noun,idea,masculine,,,count,inanimate
pênalti,noun,idea,masculine,,,count,inanimate
escanteio,noun,idea,masculine,,,count,inanimate
golo,noun,idea,masculine,,,count,inanimate
gol,noun,idea,masculine,,,count,inanimate
ponto final,noun,idea,masculine,,,count,inanimate
ponto de vista,noun,idea,masculine,,,count,inanimate
prazo,noun,idea,masculine,,,count,inanimate
problema de matemática,noun,idea,masculine,,,count,inanimate
processo,noun,idea,masculine,,,count,inanimate
propósito,noun,idea,masculine,,,count,inanimate
quadrado,noun,idea,masculine,,,count,inanimate
resultado,noun,idea,masculine,,,count,inanimate
retângulo,noun,idea,masculine,,,count,inanimate
risco,noun,idea,masculine,,,count,inanimate
ruído,noun,idea,masculine,,,count,inanimate
sabor,noun,idea,masculine,,,count,inanimate
sentido,noun,idea,masculine,,,count,inanimate
significado,noun,idea,masculine,,,count,inanimate
sistema,noun,idea,masculine,,,count,inanimate
sobrenome,noun,idea,masculine,,,count,inanimate
som,noun,idea,masculine,,,count,inanimate
sonho,noun,idea,masculine,,,count,inanimate
tamanho,noun,idea,masculine,,,count,inanimate
tema,noun,idea,masculine,,,count,inanimate
tipo,noun,idea,masculine,,,count,inanimate
título,noun,idea,masculine,,,count,inanimate
tom,noun,idea,masculine,,,count,inanimate
total,noun,idea,masculine,,,count,inanimate
traço,noun,idea,masculine,,,count,inanimate
triângulo,noun,idea,masculine,,,count,inanimate
valor,noun,idea,masculine,,,count,inanimate
verbo,noun,idea,masculine,,,count,inanimate
vício,noun,idea,masculine,,,count,inanimate
vocabulário,noun,idea,masculine,,,count,inanimate
voto,noun,idea,masculine,,,count,inanimate
urna,noun,thing,feminine,,,count,inanimate,definite
cheiro,noun,idea,masculine,,,count,inanimate
barulho,noun,idea,masculine,,,count,inanimate
apoio,noun,idea,masculine,,,count,inanimate
planejamento,noun,idea,masculine,,,count,inanimate
barulhinho,noun,idea,masculine,,,count,inanimate
cilindro,noun,idea,masculine,,,count,inanimate
losango,noun,idea,masculine,,,count,inanimate
altura,noun,idea,feminine,,,count,inanimate
atitude,noun,idea,feminine,,,count,inanimate
área,noun,idea,feminine,,,count,inanimate
característica,noun,idea,feminine,,,count,inanimate
causa,noun,idea,feminine,,,count,inanimate
chance,noun,idea,feminine,,,count,inanimate
coincidência,noun,idea,feminine,,,count,inanimate
comparação,noun,idea,feminine,,,count,inanimate
condição,noun,idea,feminine,,,count,inanimate
confusão,noun,idea,feminine,,,count,inanimate
conclusão,noun,idea,feminine,,,count,inanimate
conta de matemática,noun,idea,feminine,,,count,inanimate
consequência,noun,idea,feminine,,,count,inanimate
consoante,noun,idea,feminine,,,count,inanimate
cópia,noun,idea,feminine,,,count,inanimate
culpa,noun,idea,feminine,,,count,inanimate
remorso,noun,feeling,masculine,,,mass,inanimate
data,noun,idea,feminine,,,count,inanimate
decisão,noun,idea,feminine,,,count,inanimate
definição,noun,idea,feminine,,,count,inanimate
diferença,noun,idea,feminine,,,count,inanimate
dificuldade,noun,idea,feminine,,,count,inanimate
direção,noun,idea,feminine,,,count,inanimate
distância,noun,idea,feminine,,,count,inanimate
dúvida,noun,idea,feminine,,,count,inanimate
escolha,noun,idea,feminine,,,count,inanimate
escala,noun,idea,feminine,,,count,inanimate
especialidade,noun,idea,feminine,,,count,inanimate
explicação,noun,idea,feminine,,,count,inanimate
expressão,noun,idea,feminine,,,count,inanimate
falta,noun,idea,feminine,,,count,inanimate
forma geométrica,noun,idea,feminine,,,count,inanimate
frase,noun,idea,feminine,,,count,inanimate
função,noun,idea,feminine,,,count,inanimate
habilidade,noun,idea,feminine,,,count,inanimate
ideia,noun,idea,feminine,,,count,inanimate
idade,noun,idea,feminine,,,count,inanimate
instrução,noun,idea,feminine,,,count,inanimate
intenção,noun,idea,feminine,,,count,inanimate
largura,noun,idea,feminine,,,count,inanimate
linha,noun,idea,feminine,,,count,inanimate
linha reta,noun,idea,feminine,,,count,inanimate
lista,noun,idea,feminine,,,count,inanimate
lógica,noun,idea,feminine,,,count,inanimate
maioria,noun,idea,feminine,,,count,inanimate
maneira,noun,idea,feminine,,,count,inanimate
mania,noun,idea,feminine,,,count,inanimate
mentira,noun,idea,feminine,,,count,inanimate
meta,noun,idea,feminine,,,count,inanimate
metade,noun,idea,feminine,,,count,inanimate,bare
necessidade,noun,idea,feminine,,,count,inanimate
norma,noun,idea,feminine,,,count,inanimate
novidade,noun,idea,feminine,,,count,inanimate
observação,noun,idea,feminine,,,count,inanimate
opção,noun,idea,feminine,,,count,inanimate
opinião,noun,idea,feminine,,,count,inanimate
palavra,noun,idea,feminine,,,count,inanimate
palavra-chave,noun,idea,feminine,,,count,inanimate
parte,noun,idea,feminine,,,count,inanimate
permissão,noun,idea,feminine,,,count,inanimate
possibilidade,noun,idea,feminine,,,count,inanimate
posição,noun,idea,feminine,,,count,inanimate
pergunta,noun,idea,feminine,,,count,inanimate
promessa,noun,idea,feminine,,,count,inanimate
proposta,noun,idea,feminine,,,count,inanimate
qualidade,noun,idea,feminine,,,count,inanimate
quantidade,noun,idea,feminine,,,count,inanimate
razão,noun,idea,feminine,,,count,inanimate
realidade,noun,idea,feminine,,,count,inanimate
regra,noun,idea,feminine,,,count,inanimate
regra do jogo,noun,idea,feminine,,,count,inanimate
relação,noun,idea,feminine,,,count,inanimate
resposta,noun,idea,feminine,,,count,inanimate
responsabilidade,noun,idea,feminine,,,count,inanimate
sequência,noun,idea,feminine,,,count,inanimate
sílaba,noun,idea,feminine,,,count,inanimate
solução,noun,idea,feminine,,,count,inanimate
sugestão,noun,idea,feminine,,,count,inanimate
tabuada,noun,idea,feminine,,,count,inanimate
técnica,noun,idea,feminine,,,count,inanimate
teoria,noun,idea,feminine,,,count,inanimate
tradição,noun,idea,feminine,,,count,inanimate
travessura,noun,idea,feminine,,,count,inanimate
unidade,noun,idea,feminine,,,count,inanimate
utilidade,noun,idea,feminine,,,count,inanimate
vantagem,noun,idea,feminine,,,count,inanimate
verdade,noun,idea,feminine,,,count,inanimate
vida,noun,idea,feminine,,,count,inanimate
virtude,noun,idea,feminine,,,count,inanimate
vogal,noun,idea,feminine,,,count,inanimate
voz,noun,idea,feminine,,,count,inanimate
senha,noun,idea,feminine,,,count,inanimate
palavra-passe,noun,idea,feminine,,,count,inanimate
situação,noun,idea,feminine,,,count,inanimate
vírgula,noun,idea,feminine,,,count,inanimate
apetite,noun,idea,masculine,,,mass,inanimate
bem-estar,noun,idea,masculine,,,mass,inanimate
caos,noun,idea,masculine,,,mass,inanimate
equilíbrio,noun,idea,masculine,,,mass,inanimate
futuro,noun,idea,masculine,,,mass,inanimate
passado,noun,idea,masculine,,,mass,inanimate
respeito,noun,idea,masculine,,,mass,inanimate
senso de humor,noun,idea,masculine,,,mass,inanimate
silêncio,noun,idea,masculine,,,mass,inanimate
talento,noun,idea,masculine,,,mass,inanimate
tato,noun,idea,masculine,,,mass,inanimate
arte,noun,idea,feminine,,,mass,inanimate
atenção,noun,idea,feminine,,,mass,inanimate
autonomia,noun,idea,feminine,,,mass,inanimate
beleza,noun,idea,feminine,,,mass,inanimate
bagunça,noun,idea,feminine,,,mass,inanimate
comunicação,noun,idea,feminine,,,mass,inanimate
concentração,noun,idea,feminine,,,mass,inanimate
cultura,noun,idea,feminine,,,mass,inanimate
disciplina,noun,idea,feminine,,,mass,inanimate
educação infantil,noun,idea,feminine,,,mass,inanimate
fama,noun,idea,feminine,,,mass,inanimate
fé,noun,idea,feminine,,,mass,inanimate
força,noun,idea,feminine,,,mass,inanimate
gentileza,noun,idea,feminine,,,mass,inanimate
gramática,noun,idea,feminine,,,mass,inanimate
honestidade,noun,idea,feminine,,,mass,inanimate
igualdade,noun,idea,feminine,,,mass,inanimate
imaginação,noun,idea,feminine,,,mass,inanimate
inclusão,noun,idea,feminine,,,mass,inanimate
independência,noun,idea,feminine,,,mass,inanimate
informação,noun,idea,feminine,,,mass,inanimate
inteligência,noun,idea,feminine,,,mass,inanimate
justiça,noun,idea,feminine,,,mass,inanimate
liberdade,noun,idea,feminine,,,mass,inanimate
má sorte,noun,idea,feminine,,,mass,inanimate
memória,noun,idea,feminine,,,mass,inanimate
moda,noun,idea,feminine,,,mass,inanimate
morte,noun,idea,feminine,,,mass,inanimate
ordem,noun,idea,feminine,,,mass,inanimate
ortografia,noun,idea,feminine,,,mass,inanimate
paz,noun,idea,feminine,,,mass,inanimate
privacidade,noun,idea,feminine,,,mass,inanimate
sabedoria,noun,idea,feminine,,,mass,inanimate
tecnologia,noun,idea,feminine,,,mass,inanimate
velocidade,noun,idea,feminine,,,mass,inanimate
visão,noun,idea,feminine,,,mass,inanimate
azar,noun,state,masculine,,,mass,inanimate,bare
cansaço,noun,state,masculine,,,mass,inanimate,bare
preguiça,noun,state,feminine,,,mass,inanimate,bare
sorte,noun,state,feminine,,,mass,inanimate,bare
saudades,noun,state,feminine,plural,,count,inanimate,bare
medinho,noun,emotion,masculine,,,mass,inanimate,bare
nojo,noun,emotion,masculine,,,mass,inanimate,bare
pavor,noun,emotion,masculine,,,mass,inanimate,bare
pânico,noun,emotion,masculine,,,mass,inanimate,bare
terror,noun,emotion,masculine,,,mass,inanimate,bare
vergonha,noun,emotion,feminine,,,mass,inanimate,bare
afeto,noun,feeling,masculine,,,mass,inanimate
alívio,noun,feeling,masculine,,,mass,inanimate
amor,noun,feeling,masculine,,,mass,inanimate
ânimo,noun,feeling,masculine,,,mass,inanimate
bom humor,noun,feeling,masculine,,,mass,inanimate
ciúme,noun,feeling,masculine,,,mass,inanimate
ciúmes,noun,feeling,masculine,plural,,mass,inanimate
consolo,noun,feeling,masculine,,,mass,inanimate
desespero,noun,feeling,masculine,,,mass,inanimate
egoísmo,noun,feeling,masculine,,,mass,inanimate
entusiasmo,noun,feeling,masculine,,,mass,inanimate
estresse,noun,feeling,masculine,,,mass,inanimate
humor,noun,feeling,masculine,,,mass,inanimate
mau humor,noun,feeling,masculine,,,mass,inanimate
nervosismo,noun,feeling,masculine,,,mass,inanimate
ódio,noun,feeling,masculine,,,mass,inanimate
orgulho,noun,feeling,masculine,,,mass,inanimate
otimismo,noun,feeling,masculine,,,mass,inanimate
pessimismo,noun,feeling,masculine,,,mass,inanimate
prazer,noun,feeling,masculine,,,mass,inanimate
rancor,noun,feeling,masculine,,,mass,inanimate
sofrimento,noun,feeling,masculine,,,mass,inanimate
tédio,noun,feeling,masculine,,,mass,inanimate
admiração,noun,feeling,feminine,,,mass,inanimate
alegria,noun,feeling,feminine,,,mass,inanimate
amizade,noun,feeling,feminine,,,mass,inanimate
angústia,noun,feeling,feminine,,,mass,inanimate
ansiedade,noun,feeling,feminine,,,mass,inanimate
compaixão,noun,feeling,feminine,,,mass,inanimate
confiança,noun,feeling,feminine,,,mass,inanimate
coragem,noun,feeling,feminine,,,mass,inanimate
curiosidade,noun,feeling,feminine,,,mass,inanimate
decepção,noun,feeling,feminine,,,mass,inanimate
desconfiança,noun,feeling,feminine,,,mass,inanimate
diversão,noun,feeling,feminine,,,mass,inanimate
emoção,noun,feeling,feminine,,,mass,inanimate
empatia,noun,feeling,feminine,,,mass,inanimate
esperança,noun,feeling,feminine,,,mass,inanimate
euforia,noun,feeling,feminine,,,mass,inanimate
felicidade,noun,feeling,feminine,,,mass,inanimate
frustração,noun,feeling,feminine,,,mass,inanimate
fúria,noun,feeling,feminine,,,mass,inanimate
gratidão,noun,feeling,feminine,,,mass,inanimate
inveja,noun,feeling,feminine,,,mass,inanimate
impaciência,noun,feeling,feminine,,,mass,inanimate
insegurança,noun,feeling,feminine,,,mass,inanimate
mágoa,noun,feeling,feminine,,,mass,inanimate
nostalgia,noun,feeling,feminine,,,mass,inanimate
paciência,noun,feeling,feminine,,,mass,inanimate
paixão,noun,feeling,feminine,,,mass,inanimate
pena,noun,feeling,feminine,,,mass,inanimate
preocupação,noun,feeling,feminine,,,mass,inanimate
raiva,noun,feeling,feminine,,,mass,inanimate
satisfação,noun,feeling,feminine,,,mass,inanimate
serenidade,noun,feeling,feminine,,,mass,inanimate
simpatia,noun,feeling,feminine,,,mass,inanimate
solidão,noun,feeling,feminine,,,mass,inanimate
tensão,noun,feeling,feminine,,,mass,inanimate
ternura,noun,feeling,feminine,,,mass,inanimate
timidez,noun,feeling,feminine,,,mass,inanimate
tranquilidade,noun,feeling,feminine,,,mass,inanimate
tristeza,noun,feeling,feminine,,,mass,inanimate
sentimento,noun,feeling,masculine,,,count,inanimate
susto,noun,feeling,masculine,,,count,inanimate
sensação,noun,feeling,feminine,,,count,inanimate
alemão,noun,language,masculine,,,mass,inanimate
árabe,noun,language,masculine,,,mass,inanimate
braille,noun,language,masculine,,,mass,inanimate
catalão,noun,language,masculine,,,mass,inanimate
chinês,noun,language,masculine,,,mass,inanimate
coreano,noun,language,masculine,,,mass,inanimate
dinamarquês,noun,language,masculine,,,mass,inanimate
espanhol,noun,language,masculine,,,mass,inanimate
finlandês,noun,language,masculine,,,mass,inanimate
francês,noun,language,masculine,,,mass,inanimate
galego,noun,language,masculine,,,mass,inanimate
grego,noun,language,masculine,,,mass,inanimate
guarani,noun,language,masculine,,,mass,inanimate
hebraico,noun,language,masculine,,,mass,inanimate
hindi,noun,language,masculine,,,mass,inanimate
holandês,noun,language,masculine,,,mass,inanimate
italiano,noun,language,masculine,,,mass,inanimate
japonês,noun,language,masculine,,,mass,inanimate
latim,noun,language,masculine,,,mass,inanimate
norueguês,noun,language,masculine,,,mass,inanimate
polonês,noun,language,masculine,,,mass,inanimate
romeno,noun,language,masculine,,,mass,inanimate
russo,noun,language,masculine,,,mass,inanimate
sueco,noun,language,masculine,,,mass,inanimate
tupi,noun,language,masculine,,,mass,inanimate
turco,noun,language,masculine,,,mass,inanimate
ucraniano,noun,language,masculine,,,mass,inanimate
libras,noun,language,feminine,,,mass,inanimate
língua de sinais,noun,language,feminine,,,mass,inanimate
língua portuguesa,noun,language,feminine,,,mass,inanimate
ensino religioso,noun,subject,masculine,,,mass,inanimate
anatomia,noun,subject,feminine,,,mass,inanimate
álgebra,noun,subject,feminine,,,mass,inanimate
aritmética,noun,subject,feminine,,,mass,inanimate
astronomia,noun,subject,feminine,,,mass,inanimate
biologia,noun,subject,feminine,,,mass,inanimate
ciência,noun,subject,feminine,,,mass,inanimate
economia,noun,subject,feminine,,,mass,inanimate
educação artística,noun,subject,feminine,,,mass,inanimate
educação física,noun,subject,feminine,,,mass,inanimate
filosofia,noun,subject,feminine,,,mass,inanimate
física,noun,subject,feminine,,,mass,inanimate
geografia,noun,subject,feminine,,,mass,inanimate
geologia,noun,subject,feminine,,,mass,inanimate
geometria,noun,subject,feminine,,,mass,inanimate
história do brasil,noun,subject,feminine,,,mass,inanimate
literatura,noun,subject,feminine,,,mass,inanimate
matemática,noun,subject,feminine,,,mass,inanimate
psicologia,noun,subject,feminine,,,mass,inanimate
química,noun,subject,feminine,,,mass,inanimate
religião,noun,subject,feminine,,,mass,inanimate
sociologia,noun,subject,feminine,,,mass,inanimate
artes,noun,subject,feminine,plural,,mass,inanimate
artes visuais,noun,subject,feminine,plural,,mass,inanimate
matéria,noun,subject,feminine,,,count,inanimate
curso,noun,subject,masculine,,,count,inanimate
cor,noun,color,feminine,,,count,inanimate
pessoal,noun,person,masculine,,,mass,human
humanidade,noun,person,feminine,,,mass,human
juventude,noun,person,feminine,,,mass,human
dúzia,noun,quantity,feminine,,,count,inanimate
TV,noun,media,feminine,,,mass,inanimate
tv,noun,media,feminine,,,mass,inanimate
bombeiro,noun,person,masculine,,,count,human
fruta,noun,food,feminine,,,mass,inanimate
abacaxi,noun,food,masculine,,,mass,inanimate
escada,noun,room,feminine,,,count,inanimate,definite
chave,noun,thing,feminine,,,count,inanimate
caixa,noun,thing,feminine,,,count,inanimate
lixo,noun,thing,masculine,,,mass,inanimate,definite
cobertor,noun,thing,masculine,,,count,inanimate
travesseiro,noun,thing,masculine,,,count,inanimate
chuveiro,noun,furniture,masculine,,,count,inanimate,definite
espelho,noun,thing,masculine,,,count,inanimate,definite
prato,noun,thing,masculine,,,count,inanimate
copo,noun,thing,masculine,,,count,inanimate
xícara,noun,thing,feminine,,,count,inanimate
garfo,noun,thing,masculine,,,count,inanimate
faca,noun,thing,feminine,,,count,inanimate
mamadeira,noun,thing,feminine,,,count,inanimate
vela,noun,thing,feminine,,,count,inanimate
terço,noun,thing,masculine,,,count,inanimate
presépio,noun,thing,masculine,,,count,inanimate,definite
mochila,noun,thing,feminine,,,count,inanimate
sacola,noun,thing,feminine,,,count,inanimate
aula,noun,event,feminine,,,count,inanimate,definite
giz de cera,noun,thing,masculine,,,count,inanimate
tesoura,noun,thing,feminine,,,count,inanimate,definite
régua,noun,thing,feminine,,,count,inanimate
agrafador,noun,thing,masculine,,,count,inanimate
furador,noun,thing,masculine,,,count,inanimate
dossier,noun,thing,masculine,,,count,inanimate
fichário,noun,thing,masculine,,,count,inanimate
transferidor,noun,thing,masculine,,,count,inanimate
esquadro,noun,thing,masculine,,,count,inanimate
afia-lápis,noun,thing,masculine,,,count,inanimate
borracha,noun,thing,feminine,,,count,inanimate
cola,noun,material,feminine,,,mass,inanimate,definite
guache,noun,material,masculine,,,mass,inanimate
durex,noun,material,masculine,,,mass,inanimate
letra,noun,thing,feminine,,,count,inanimate
mensagem,noun,idea,feminine,,,count,inanimate
carta,noun,thing,feminine,,,count,inanimate
mapa,noun,thing,masculine,,,count,inanimate
boca,noun,body,feminine,,,count,inanimate,definite
braço,noun,body,masculine,,,count,inanimate,definite
dedo,noun,body,masculine,,,count,inanimate,definite
coração,noun,body,masculine,,,count,inanimate
escova de dentes,noun,thing,feminine,,,count,inanimate
toalha,noun,thing,feminine,,,count,inanimate
papel higiênico,noun,material,masculine,,,mass,inanimate
esponja,noun,thing,feminine,,,count,inanimate
pente,noun,thing,masculine,,,count,inanimate
ursinho,noun,toy,masculine,,,count,inanimate
balão,noun,toy,masculine,,,count,inanimate
balanço,noun,thing,masculine,,,count,inanimate
escorregador,noun,thing,masculine,,,count,inanimate
trompete,noun,instrument,masculine,,,count,inanimate,definite
aniversário,noun,event,masculine,,,count,inanimate,definite
vez,noun,idea,feminine,,,count,inanimate,definite
agitado,adjective,emotion
aliviado,adjective,emotion
angustiado,adjective,emotion
animado,adjective,emotion
ansioso,adjective,emotion
apaixonado,adjective,emotion
apavorado,adjective,emotion
arrependido,adjective,emotion
bem-humorado,adjective,emotion
chateado,adjective,emotion
ciumento,adjective,emotion
comovido,adjective,emotion
confiante,adjective,emotion
confuso,adjective,emotion
curioso,adjective,emotion
decepcionado,adjective,emotion
deprimido,adjective,emotion
desanimado,adjective,emotion
desapontado,adjective,emotion
desconfiado,adjective,emotion
desesperado,adjective,emotion
empolgado,adjective,emotion
emocionado,adjective,emotion
encantado,adjective,emotion
entusiasmado,adjective,emotion
envergonhado,adjective,emotion
espantado,adjective,emotion
estressado,adjective,emotion
frustrado,adjective,emotion
furioso,adjective,emotion
grato,adjective,emotion
impaciente,adjective,emotion
impressionado,adjective,emotion
indignado,adjective,emotion
infeliz,adjective,emotion
inquieto,adjective,emotion
inseguro,adjective,emotion
intrigado,adjective,emotion
invejoso,adjective,emotion
irritado,adjective,emotion
irado,adjective,emotion
louco,adjective,emotion
magoado,adjective,emotion
mal-humorado,adjective,emotion
maravilhado,adjective,emotion
nostálgico,adjective,emotion
ofendido,adjective,emotion
orgulhoso,adjective,emotion
perplexo,adjective,emotion
raivoso,adjective,emotion
relaxado,adjective,emotion
satisfeito,adjective,emotion
tenso,adjective,emotion
tímido,adjective,quality
cacheado,adjective,quality
encaracolado,adjective,quality
crespo,adjective,quality
ondulado,adjective,quality
grisalho,adjective,quality
emaranhado,adjective,quality
espetado,adjective,quality
tranquilo,adjective,emotion
zangado,adjective,emotion
alegre,adjective,emotion
apreensivo,adjective,emotion
carente,adjective,emotion
cismado,adjective,emotion
conformado,adjective,emotion
grilado,adjective,emotion
aberto,adjective,state
acabado,adjective,state
aceso,adjective,state
acordado,adjective,state
afogado,adjective,state
agachado,adjective,state
ajoelhado,adjective,state
alagado,adjective,state
amarrado,adjective,state
amassado,adjective,state
apagado,adjective,state
apertado,adjective,state
arranhado,adjective,state
arrumado,adjective,state
assado,adjective,state
atento,adjective,state
atrasado,adjective,state
ausente,adjective,state
barbeado,adjective,state
bêbado,adjective,state
bagunçado,adjective,state
caído,adjective,state
calado,adjective,state
careca,adjective,state
casado,adjective,state
cheio,adjective,state
colado,adjective,state
congelado,adjective,state
consciente,adjective,state
curado,adjective,state
deitado,adjective,state
derretido,adjective,state
desarrumado,adjective,state
descalço,adjective,state
descansado,adjective,state
desligado,adjective,state
desmaiado,adjective,state
despenteado,adjective,state
disponível,adjective,state
distraído,adjective,state
divorciado,adjective,state
dobrado,adjective,state
embrulhado,adjective,state
emprestado,adjective,state
encharcado,adjective,state
enjoado,adjective,state
enrolado,adjective,state
entupido,adjective,state
errado,adjective,state
escondido,adjective,state
espalhado,adjective,state
esgotado,adjective,state
estacionado,adjective,state
estragado,adjective,state
exausto,adjective,state
faminto,adjective,state
fechado,adjective,state
febril,adjective,state
ferido,adjective,state
furado,adjective,state
gasto,adjective,state
gelado,adjective,state
grávido,adjective,state
gripado,adjective,state
imóvel,adjective,state
inchado,adjective,state
inconsciente,adjective,state
indisposto,adjective,state
intacto,adjective,state
internado,adjective,state
isolado,adjective,state
lavado,adjective,state
ligado,adjective,state
livre,adjective,state
lotado,adjective,state
machucado,adjective,state
manchado,adjective,state
misturado,adjective,state
morto,adjective,state
nu,adjective,state
nublado,adjective,state
operado,adjective,state
parado,adjective,state
pelado,adjective,state
penteado,adjective,state
perdido,adjective,state
pendurado,adjective,state
pintado,adjective,state
podre,adjective,state
preparado,adjective,state
preso,adjective,state
proibido,adjective,state
permitido,adjective,state
quebrado,adjective,state
queimado,adjective,state
quieto,adjective,state
rasgado,adjective,state
resfriado,adjective,state
rachado,adjective,state
reservado,adjective,state
resolvido,adjective,state
seguro,adjective,state
separado,adjective,state
solteiro,adjective,state
sonolento,adjective,state
suado,adjective,state
tampado,adjective,state
terminado,adjective,state
tonto,adjective,state
trancado,adjective,state
usado,adjective,state
vazio,adjective,state
vivo,adjective,state
viúvo,adjective,state
vendido,adjective,state
engasgado,adjective,state
ensolarado,adjective,state
dolorido,adjective,state
certo,adjective,state
acompanhado,adjective,state
absurdo,adjective,quality
ácido,adjective,quality
adequado,adjective,quality
adorável,adjective,quality
afiado,adjective,quality
agradável,adjective,quality
agressivo,adjective,quality
agudo,adjective,quality
alérgico,adjective,quality
amargo,adjective,quality
amável,adjective,quality
ambicioso,adjective,quality
antigo,adjective,quality
antipático,adjective,quality
áspero,adjective,quality
atencioso,adjective,quality
atraente,adjective,quality
atual,adjective,quality
autêntico,adjective,quality
automático,adjective,quality
azarado,adjective,quality
azedo,adjective,quality
baguncento,adjective,quality
banguela,adjective,quality
barato,adjective,quality
barulhento,adjective,quality
básico,adjective,quality
belo,adjective,quality
bem-educado,adjective,quality
bem-vindo,adjective,quality
bobo,adjective,quality
bondoso,adjective,quality
breve,adjective,quality
brilhante,adjective,quality
bruto,adjective,quality
caipira,adjective,quality
capaz,adjective,quality
carinhoso,adjective,quality
caro,adjective,quality
caseiro,adjective,quality
central,adjective,quality
cheiroso,adjective,quality
chato,adjective,quality
chique,adjective,quality
claro,adjective,quality
cômodo,adjective,quality
comportado,adjective,quality
comum,adjective,quality
comunicativo,adjective,quality
confortável,adjective,quality
contrário,adjective,quality
correto,adjective,quality
cotidiano,adjective,quality
covarde,adjective,quality
cremoso,adjective,quality
criativo,adjective,quality
cru,adjective,quality
cruel,adjective,quality
cuidadoso,adjective,quality
culpado,adjective,quality
danado,adjective,quality
decente,adjective,quality
decidido,adjective,quality
dedicado,adjective,quality
delicado,adjective,quality
delicioso,adjective,quality
desagradável,adjective,quality
desajeitado,adjective,quality
desastrado,adjective,quality
desobediente,adjective,quality
diferente,adjective,quality
digital,adjective,quality
digno,adjective,quality
direto,adjective,quality
distante,adjective,quality
distinto,adjective,quality
doce,adjective,quality
doloroso,adjective,quality
duplo,adjective,quality
duro,adjective,quality
econômico,adjective,quality
educado,adjective,quality
eficaz,adjective,quality
egoísta,adjective,quality
elegante,adjective,quality
elétrico,adjective,quality
encantador,adjective,quality
engraçado,adjective,quality
enjoativo,adjective,quality
especial,adjective,quality
esperto,adjective,quality
esquisito,adjective,quality
essencial,adjective,quality
estranho,adjective,quality
estudioso,adjective,quality
estúpido,adjective,quality
exagerado,adjective,quality
exato,adjective,quality
excelente,adjective,quality
excêntrico,adjective,quality
exigente,adjective,quality
extraordinário,adjective,quality
falador,adjective,quality
falso,adjective,quality
famoso,adjective,quality
fantástico,adjective,quality
favorito,adjective,quality
fedido,adjective,quality
fedorento,adjective,quality
feroz,adjective,quality
fiel,adjective,quality
firme,adjective,quality
fixo,adjective,quality
flexível,adjective,quality
fofinho,adjective,quality
fofo,adjective,quality
frágil,adjective,quality
fraco,adjective,quality
frequente,adjective,quality
fresco,adjective,quality
frito,adjective,quality
fundamental,adjective,quality
fútil,adjective,quality
gago,adjective,quality
generoso,adjective,quality
genial,adjective,quality
gentil,adjective,quality
grátis,adjective,quality
gratuito,adjective,quality
grave,adjective,quality
grosseiro,adjective,quality
grosso,adjective,quality
gostosinho,adjective,quality
guloso,adjective,quality
habilidoso,adjective,quality
habitual,adjective,quality
honesto,adjective,quality
horrível,adjective,quality
humano,adjective,quality
humilde,adjective,quality
ideal,adjective,quality
idêntico,adjective,quality
igual,adjective,quality
ilegal,adjective,quality
imaginário,adjective,quality
importante,adjective,quality
impossível,adjective,quality
impressionante,adjective,quality
incrível,adjective,quality
independente,adjective,quality
inesperado,adjective,quality
inesquecível,adjective,quality
infantil,adjective,quality
injusto,adjective,quality
inocente,adjective,quality
inteiro,adjective,quality
inteligente,adjective,quality
interessante,adjective,quality
internacional,adjective,quality
inútil,adjective,quality
invencível,adjective,quality
invisível,adjective,quality
justo,adjective,quality
legal,adjective,quality
lento,adjective,quality
levado,adjective,quality
ligeiro,adjective,quality
lindo,adjective,quality
liso,adjective,quality
longínquo,adjective,quality
luminoso,adjective,quality
macio,adjective,quality
maduro,adjective,quality
magnífico,adjective,quality
malcriado,adjective,quality
maldoso,adjective,quality
malvado,adjective,quality
manhoso,adjective,quality
manso,adjective,quality
maravilhoso,adjective,quality
masculino,adjective,quality
medroso,adjective,quality
meigo,adjective,quality
mentiroso,adjective,quality
metálico,adjective,quality
mimado,adjective,quality
misterioso,adjective,quality
moderno,adjective,quality
mole,adjective,quality
monstruoso,adjective,quality
morno,adjective,quality
movimentado,adjective,quality
musculoso,adjective,quality
nacional,adjective,quality
natural,adjective,quality
necessário,adjective,quality
nocivo,adjective,quality
normal,adjective,quality
nojento,adjective,quality
notável,adjective,quality
obediente,adjective,quality
obrigatório,adjective,quality
óbvio,adjective,quality
oco,adjective,quality
oficial,adjective,quality
oportuno,adjective,quality
orgânico,adjective,quality
parecido,adjective,quality
particular,adjective,quality
pálido,adjective,quality
peludo,adjective,quality
pegajoso,adjective,quality
peralta,adjective,quality
perfeito,adjective,quality
perigoso,adjective,quality
permanente,adjective,quality
péssimo,adjective,quality
picante,adjective,quality
pobre,adjective,quality
pontual,adjective,quality
popular,adjective,quality
portátil,adjective,quality
possível,adjective,quality
potente,adjective,quality
prático,adjective,quality
precioso,adjective,quality
preferido,adjective,quality
preguiçoso,adjective,quality
principal,adjective,quality
privado,adjective,quality
próprio,adjective,quality
prudente,adjective,quality
público,adjective,quality
puro,adjective,quality
querido,adjective,quality
quadriculado,adjective,quality
raro,adjective,quality
razoável,adjective,quality
real,adjective,quality
recente,adjective,quality
redondo,adjective,quality
refrescante,adjective,quality
regular,adjective,quality
religioso,adjective,quality
resistente,adjective,quality
respeitoso,adjective,quality
responsável,adjective,quality
ridículo,adjective,quality
rico,adjective,quality
rígido,adjective,quality
robusto,adjective,quality
romântico,adjective,quality
ruim,adjective,quality
ruivo,adjective,quality
sábio,adjective,quality
saboroso,adjective,quality
sagrado,adjective,quality
salgado,adjective,quality
sapeca,adjective,quality
saudável,adjective,quality
seco,adjective,quality
secreto,adjective,quality
seguinte,adjective,quality
semelhante,adjective,quality
sensacional,adjective,quality
sensível,adjective,quality
sério,adjective,quality
severo,adjective,quality
silencioso,adjective,quality
simples,adjective,quality
sincero,adjective,quality
sociável,adjective,quality
sofisticado,adjective,quality
solidário,adjective,quality
solitário,adjective,quality
sonoro,adjective,quality
sortudo,adjective,quality
suave,adjective,quality
superior,adjective,quality
surpreendente,adjective,quality
talentoso,adjective,quality
teimoso,adjective,quality
tedioso,adjective,quality
terrível,adjective,quality
tolo,adjective,quality
tóxico,adjective,quality
tradicional,adjective,quality
transparente,adjective,quality
travesso,adjective,quality
tremendo,adjective,quality
único,adjective,quality
universal,adjective,quality
urgente,adjective,quality
útil,adjective,quality
valente,adjective,quality
valioso,adjective,quality
vaidoso,adjective,quality
vegetariano,adjective,quality
vegano,adjective,quality
veloz,adjective,quality
venenoso,adjective,quality
verdadeiro,adjective,quality
vergonhoso,adjective,quality
violento,adjective,quality
virtual,adjective,quality
visível,adjective,quality
volumoso,adjective,quality
crocante,adjective,quality
cozido,adjective,quality
triangular,adjective,quality
retangular,adjective,quality
oval,adjective,quality
pontudo,adjective,quality
enrugado,adjective,quality
rugoso,adjective,quality
listrado,adjective,quality
estampado,adjective,quality
florido,adjective,quality
lisinho,adjective,quality
torto,adjective,quality
reto,adjective,quality
solto,adjective,quality
quinto,adjective,quality
anual,adjective,quality
mensal,adjective,quality
semanal,adjective,quality
autista,adjective,quality
diabético,adjective,quality
cadeirante,adjective,quality
intolerante,adjective,quality
celíaco,adjective,quality
brasileiro,adjective,quality
argentino,adjective,quality
americano,adjective,quality
europeu,adjective,quality
africano,adjective,quality
asiático,adjective,quality
mexicano,adjective,quality
chileno,adjective,quality
católico,adjective,quality
cristão,adjective,quality
evangélico,adjective,quality
judeu,adjective,quality
muçulmano,adjective,quality
canhoto,adjective,quality
destro,adjective,quality
loiro,adjective,quality
moreno,adjective,quality
bilíngue,adjective,quality
folgado,adjective,quality
maluco,adjective,quality
arteiro,adjective,quality
alongado,adjective,size
amplo,adjective,size
baixinho,adjective,size
enorme,adjective,size
curtinho,adjective,size
fininho,adjective,size
fino,adjective,size
fundo,adjective,size
gigantesco,adjective,size
gordinho,adjective,size
gordo,adjective,size
grandão,adjective,size
grandinho,adjective,size
imenso,adjective,size
largo,adjective,size
longo,adjective,size
mediano,adjective,size
médio,adjective,size
minúsculo,adjective,size
magrinho,adjective,size
magro,adjective,size
mínimo,adjective,size
máximo,adjective,size
pequenininho,adjective,size
pequenino,adjective,size
pesado,adjective,size
profundo,adjective,size
raso,adjective,size
estreito,adjective,size
leve,adjective,size
redondinho,adjective,size
altinho,adjective,size
extenso,adjective,size
maior,adjective,size
menor,adjective,size
alaranjado,adjective,color
amarelado,adjective,color
azulado,adjective,color
azul-claro,adjective,color
azul-escuro,adjective,color
azul-marinho,adjective,color
avermelhado,adjective,color
bege,adjective,color
bordô,adjective,color
castanho,adjective,color
cinza,adjective,color
cinzento,adjective,color
colorido,adjective,color
dourado,adjective,color
esverdeado,adjective,color
lilás,adjective,color
marrom,adjective,color
multicolorido,adjective,color
pardo,adjective,color
prateado,adjective,color
rosa,adjective,color
rosado,adjective,color
roxo,adjective,color
turquesa,adjective,color
verde-claro,adjective,color
verde-escuro,adjective,color
violeta,adjective,color
negro,adjective,color
acinzentado,adjective,color
escuro,adjective,color
cor-de-rosa,adjective,color
à força,adverb,manner,,,,,,,,,end
à mão,adverb,manner,,,,,,,,,end
à toa,adverb,manner,,,,,,,,,end
à vontade,adverb,manner,,,,,,,,,end
às cegas,adverb,manner,,,,,,,,,end
às escondidas,adverb,manner,,,,,,,,,end
às pressas,adverb,manner,,,,,,,,,end
a cavalo,adverb,manner,,,,,,,,,end
a pé,adverb,manner,,,,,,,,,end
a sério,adverb,manner,,,,,,,,,end
aos poucos,adverb,manner,,,,,,,,,end
ao vivo,adverb,manner,,,,,,,,,end
alegremente,adverb,manner,,,,,,,,,end
atentamente,adverb,manner,,,,,,,,,end
bem alto,adverb,manner,,,,,,,,,end
bem baixinho,adverb,manner,,,,,,,,,end
calmamente,adverb,manner,,,,,,,,,end
claramente,adverb,manner,,,,,,,,,end
com atenção,adverb,manner,,,,,,,,,end
com calma,adverb,manner,,,,,,,,,end
com carinho,adverb,manner,,,,,,,,,end
com cuidado,adverb,manner,,,,,,,,,end
com educação,adverb,manner,,,,,,,,,end
com força,adverb,manner,,,,,,,,,end
com gosto,adverb,manner,,,,,,,,,end
com jeito,adverb,manner,,,,,,,,,end
com paciência,adverb,manner,,,,,,,,,end
com pressa,adverb,manner,,,,,,,,,end
com vontade,adverb,manner,,,,,,,,,end
completamente,adverb,manner,,,,,,,,,end
corretamente,adverb,manner,,,,,,,,,end
cuidadosamente,adverb,manner,,,,,,,,,end
de bruços,adverb,manner,,,,,,,,,end
de cabeça para baixo,adverb,manner,,,,,,,,,end
de cócoras,adverb,manner,,,,,,,,,end
de costas,adverb,manner,,,,,,,,,end
de frente,adverb,manner,,,,,,,,,end
de joelhos,adverb,manner,,,,,,,,,end
de lado,adverb,manner,,,,,,,,,end
de mãos dadas,adverb,manner,,,,,,,,,end
de mentira,adverb,manner,,,,,,,,,end
de propósito,adverb,manner,,,,,,,,,end
de brincadeira,adverb,manner,,,,,,,,,end
de repente,adverb,manner,,,,,,,,,end
de verdade,adverb,manner,,,,,,,,,end
de pé,adverb,manner,,,,,,,,,end
em dupla,adverb,manner,,,,,,,,,end
em equipe,adverb,manner,,,,,,,,,end
em fila,adverb,manner,,,,,,,,,end
em grupo,adverb,manner,,,,,,,,,end
em ordem,adverb,manner,,,,,,,,,end
em paz,adverb,manner,,,,,,,,,end
em pé,adverb,manner,,,,,,,,,end
em segredo,adverb,manner,,,,,,,,,end
em voz alta,adverb,manner,,,,,,,,,end
em voz baixa,adverb,manner,,,,,,,,,end
especialmente,adverb,manner,,,,,,,,,end
exatamente,adverb,manner,,,,,,,,,end
facilmente,adverb,manner,,,,,,,,,end
fortemente,adverb,manner,,,,,,,,,end
gentilmente,adverb,manner,,,,,,,,,end
imediatamente,adverb,manner,,,,,,,,,end
lentamente,adverb,manner,,,,,,,,,end
livremente,adverb,manner,,,,,,,,,end
naturalmente,adverb,manner,,,,,,,,,end
na ponta dos pés,adverb,manner,,,,,,,,,end
passo a passo,adverb,manner,,,,,,,,,end
perfeitamente,adverb,manner,,,,,,,,,end
perigosamente,adverb,manner,,,,,,,,,end
pessoalmente,adverb,manner,,,,,,,,,end
pouco a pouco,adverb,manner,,,,,,,,,end
por acaso,adverb,manner,,,,,,,,,end
por engano,adverb,manner,,,,,,,,,end
rapidamente,adverb,manner,,,,,,,,,end
sem parar,adverb,manner,,,,,,,,,end
sem pressa,adverb,manner,,,,,,,,,end
sem querer,adverb,manner,,,,,,,,,end
suavemente,adverb,manner,,,,,,,,,end
super bem,adverb,manner,,,,,,,,,end
tranquilamente,adverb,manner,,,,,,,,,end
tristemente,adverb,manner,,,,,,,,,end
um por um,adverb,manner,,,,,,,,,end
de uma vez,adverb,manner,,,,,,,,,end
totalmente,adverb,manner,,,,,,,,,end
devagarinho,adverb,manner,,,,,,,,,end
direitinho,adverb,manner,,,,,,,,,end
bem devagar,adverb,manner,,,,,,,,,end
rapidinho,adverb,manner,,,,,,,,,end
de coração,adverb,manner,,,,,,,,,end
separadamente,adverb,manner,,,,,,,,,end
igualmente,adverb,manner,,,,,,,,,end
principalmente,adverb,manner,,,,,,,,,end
com certeza,adverb,manner,,,,,,,,,start
felizmente,adverb,manner,,,,,,,,,start
infelizmente,adverb,manner,,,,,,,,,start
por sorte,adverb,manner,,,,,,,,,start
provavelmente,adverb,manner,,,,,,,,,start
possivelmente,adverb,manner,,,,,,,,,start
pelo menos,adverb,manner,,,,,,,,,start
na verdade,adverb,manner,,,,,,,,,start
além disso,adverb,manner,,,,,,,,,start
no entanto,adverb,manner,,,,,,,,,start
quem sabe,adverb,manner,,,,,,,,,start
certamente,adverb,manner,,,,,,,,,start
cedinho,adverb,time,,,,,,,,,end
atualmente,adverb,time,,,,,,,,,end
a tempo,adverb,time,,,,,,,,,end
agora há pouco,adverb,time,,,,,,,past,,end
ainda há pouco,adverb,time,,,,,,,past,,end
ao amanhecer,adverb,time,,,,,,,,,end
ao anoitecer,adverb,time,,,,,,,,,end
ao mesmo tempo,adverb,time,,,,,,,,,end
de madrugada,adverb,time,,,,,,,,,end
de tarde,adverb,time,,,,,,,,,end
de tardezinha,adverb,time,,,,,,,,,end
de manhã cedo,adverb,time,,,,,,,,,end
desde ontem,adverb,time,,,,,,,,,end
na hora,adverb,time,,,,,,,,,end
na hora certa,adverb,time,,,,,,,,,end
no começo,adverb,time,,,,,,,,,end
no fim,adverb,time,,,,,,,,,end
no início,adverb,time,,,,,,,,,end
no verão,adverb,time,,,,,,,,,end
no inverno,adverb,time,,,,,,,,,end
na primavera,adverb,time,,,,,,,,,end
no outono,adverb,time,,,,,,,,,end
no Natal,adverb,time,,,,,,,,,end
nas férias,adverb,time,,,,,,,,,end
o dia todo,adverb,time,,,,,,,,,end
o dia inteiro,adverb,time,,,,,,,,,end
a manhã toda,adverb,time,,,,,,,,,end
a tarde toda,adverb,time,,,,,,,,,end
a noite toda,adverb,time,,,,,,,,,end
o tempo todo,adverb,time,,,,,,,,,end
enquanto isso,adverb,time,,,,,,,,,end
finalmente,adverb,time,,,,,,,,,end
por enquanto,adverb,time,,,,,,,,,end
por fim,adverb,time,,,,,,,,,end
por último,adverb,time,,,,,,,,,end
para sempre,adverb,time,,,,,,,,,end
pela manhã,adverb,time,,,,,,,,,end
pela tarde,adverb,time,,,,,,,,,end
recentemente,adverb,time,,,,,,,,,end
ultimamente,adverb,time,,,,,,,,,end
antigamente,adverb,time,,,,,,,past,,end
à uma hora,adverb,time,,,,,,,,,end
às duas horas,adverb,time,,,,,,,,,end
às três horas,adverb,time,,,,,,,,,end
às quatro horas,adverb,time,,,,,,,,,end
às cinco horas,adverb,time,,,,,,,,,end
às seis horas,adverb,time,,,,,,,,,end
às sete horas,adverb,time,,,,,,,,,end
às oito horas,adverb,time,,,,,,,,,end
às nove horas,adverb,time,,,,,,,,,end
às dez horas,adverb,time,,,,,,,,,end
às onze horas,adverb,time,,,,,,,,,end
neste mês,adverb,time,,,,,,,,,end
neste ano,adverb,time,,,,,,,,,end
este mês,adverb,time,,,,,,,,,end
este ano,adverb,time,,,,,,,,,end
neste fim de semana,adverb,time,,,,,,,future,,end
este fim de semana,adverb,time,,,,,,,future,,end
hoje cedo,adverb,time,,,,,,,,,end
mais cedo,adverb,time,,,,,,,,,end
muito tempo,adverb,time,,,,,,,,,end
pouco tempo,adverb,time,,,,,,,,,end
por muito tempo,adverb,time,,,,,,,,,end
no dia seguinte,adverb,time,,,,,,,,,end
depois do almoço,adverb,time,,,,,,,,,end
antes do almoço,adverb,time,,,,,,,,,end
depois da aula,adverb,time,,,,,,,,,end
antes da aula,adverb,time,,,,,,,,,end
depois do jantar,adverb,time,,,,,,,,,end
antes do jantar,adverb,time,,,,,,,,,end
na hora do jantar,adverb,time,,,,,,,,,end
algumas vezes,adverb,frequency,,,,,,,,,end
cada vez,adverb,frequency,,,,,,,,,end
constantemente,adverb,frequency,,,,,,,,,end
continuamente,adverb,frequency,,,,,,,,,end
diariamente,adverb,frequency,,,,,,,,,end
frequentemente,adverb,frequency,,,,,,,,,end
geralmente,adverb,frequency,,,,,,,,,end
habitualmente,adverb,frequency,,,,,,,,,end
poucas vezes,adverb,frequency,,,,,,,,,end
quatro vezes,adverb,frequency,,,,,,,,,end
raramente,adverb,frequency,,,,,,,,,end
todas as manhãs,adverb,frequency,,,,,,,,,end
todas as tardes,adverb,frequency,,,,,,,,,end
todas as noites,adverb,frequency,,,,,,,,,end
toda hora,adverb,frequency,,,,,,,,,end
toda semana,adverb,frequency,,,,,,,,,end
toda noite,adverb,frequency,,,,,,,,,end
toda manhã,adverb,frequency,,,,,,,,,end
toda tarde,adverb,frequency,,,,,,,,,end
todo dia,adverb,frequency,,,,,,,,,end
todo mês,adverb,frequency,,,,,,,,,end
todo ano,adverb,frequency,,,,,,,,,end
todo domingo,adverb,frequency,,,,,,,,,end
todo sábado,adverb,frequency,,,,,,,,,end
todos os anos,adverb,frequency,,,,,,,,,end
todos os meses,adverb,frequency,,,,,,,,,end
todos os fins de semana,adverb,frequency,,,,,,,,,end
três vezes,adverb,frequency,,,,,,,,,end
cinco vezes,adverb,frequency,,,,,,,,,end
mil vezes,adverb,frequency,,,,,,,,,end
várias vezes,adverb,frequency,,,,,,,,,end
uma vez por semana,adverb,frequency,,,,,,,,,end
duas vezes por dia,adverb,frequency,,,,,,,,,end
duas vezes por semana,adverb,frequency,,,,,,,,,end
uma vez por dia,adverb,frequency,,,,,,,,,end
três vezes por dia,adverb,frequency,,,,,,,,,end
aos domingos,adverb,frequency,,,,,,,,,end
aos sábados,adverb,frequency,,,,,,,,,end
nos fins de semana,adverb,frequency,,,,,,,,,end
mais uma vez,adverb,frequency,,,,,,,,,end
novamente,adverb,frequency,,,,,,,,,end
dia e noite,adverb,frequency,,,,,,,,,end
às segundas-feiras,adverb,frequency,,,,,,,,,end
às terças-feiras,adverb,frequency,,,,,,,,,end
às quartas-feiras,adverb,frequency,,,,,,,,,end
às quintas-feiras,adverb,frequency,,,,,,,,,end
às sextas-feiras,adverb,frequency,,,,,,,,,end
abaixo,adverb,direction,,,,,,,,,end
acima,adverb,direction,,,,,,,,,end
adiante,adverb,direction,,,,,,,,,end
ao ar livre,adverb,direction,,,,,,,,,end
ao fundo,adverb,direction,,,,,,,,,end
ao lado,adverb,direction,,,,,,,,,end
ao longe,adverb,direction,,,,,,,,,end
ao redor,adverb,direction,,,,,,,,,end
aqui dentro,adverb,direction,,,,,,,,,end
aqui fora,adverb,direction,,,,,,,,,end
aqui perto,adverb,direction,,,,,,,,,end
aqui mesmo,adverb,direction,,,,,,,,,end
ali perto,adverb,direction,,,,,,,,,end
ali mesmo,adverb,direction,,,,,,,,,end
bem perto,adverb,direction,,,,,,,,,end
bem longe,adverb,direction,,,,,,,,,end
de longe,adverb,direction,,,,,,,,,end
de perto,adverb,direction,,,,,,,,,end
debaixo,adverb,direction,,,,,,,,,end
defronte,adverb,direction,,,,,,,,,end
em algum lugar,adverb,direction,,,,,,,,,end
em frente,adverb,direction,,,,,,,,,end
em outro lugar,adverb,direction,,,,,,,,,end
em toda parte,adverb,direction,,,,,,,,,end
em todo lugar,adverb,direction,,,,,,,,,end
em volta,adverb,direction,,,,,,,,,end
lá atrás,adverb,direction,,,,,,,,,end
lá dentro,adverb,direction,,,,,,,,,end
lá embaixo,adverb,direction,,,,,,,,,end
lá em cima,adverb,direction,,,,,,,,,end
lá longe,adverb,direction,,,,,,,,,end
logo ali,adverb,direction,,,,,,,,,end
mais longe,adverb,direction,,,,,,,,,end
mais perto,adverb,direction,,,,,,,,,end
no alto,adverb,direction,,,,,,,,,end
no meio,adverb,direction,,,,,,,,,end
para a frente,adverb,direction,,,,,,,,,end
para frente,adverb,direction,,,,,,,,,end
para trás,adverb,direction,,,,,,,,,end
para dentro,adverb,direction,,,,,,,,,end
para fora,adverb,direction,,,,,,,,,end
para longe,adverb,direction,,,,,,,,,end
para lá,adverb,direction,,,,,,,,,end
por aqui,adverb,direction,,,,,,,,,end
por ali,adverb,direction,,,,,,,,,end
por aí,adverb,direction,,,,,,,,,end
por baixo,adverb,direction,,,,,,,,,end
por cima,adverb,direction,,,,,,,,,end
por dentro,adverb,direction,,,,,,,,,end
por fora,adverb,direction,,,,,,,,,end
por perto,adverb,direction,,,,,,,,,end
por todo lado,adverb,direction,,,,,,,,,end
do outro lado,adverb,direction,,,,,,,,,end
lado a lado,adverb,direction,,,,,,,,,end
para cá,adverb,direction,,,,,,,,,end
além,adverb,direction,,,,,,,,,end
realmente,adverb,degree,,,,,,,,,verb
tanto,adverb,degree,,,,,,,,,verb
extremamente,adverb,degree,,,,,,,,,verb
em volta de,adposition,direction
sob,adposition,direction
Rosa,proper-noun,person,feminine,,,,human
Violeta,proper-noun,person,feminine,,,,human
Margarida,proper-noun,person,feminine,,,,human
Luz,proper-noun,person,feminine,,,,human
Paz,proper-noun,person,feminine,,,,human
Marina,proper-noun,person,feminine,,,,human
Glória,proper-noun,person,feminine,,,,human
Esperança,proper-noun,person,feminine,,,,human
Estrela,proper-noun,person,feminine,,,,human
Pérola,proper-noun,person,feminine,,,,human
Celeste,proper-noun,person,feminine,,,,human
Aurora,proper-noun,person,feminine,,,,human
Vitória,proper-noun,person,feminine,,,,human
Linda,proper-noun,person,feminine,,,,human
Bela,proper-noun,person,feminine,,,,human
Clara,proper-noun,person,feminine,,,,human
Branca,proper-noun,person,feminine,,,,human
Mel,proper-noun,person,feminine,,,,human
Flor,proper-noun,person,feminine,,,,human
Hortênsia,proper-noun,person,feminine,,,,human
Alegria,proper-noun,person,feminine,,,,human
Lua,proper-noun,person,feminine,,,,human
Sol,proper-noun,person,feminine,,,,human
Camélia,proper-noun,person,feminine,,,,human
Azaleia,proper-noun,person,feminine,,,,human
Jasmim,proper-noun,person,masculine,,,,human
Peru,proper-noun,place,masculine,,,,,definite
Chile,proper-noun,place,masculine,,,,,definite
Porto,proper-noun,place,masculine,,,,,definite
Índia,proper-noun,place,feminine,,,,,definite
cuidado,noun,state,masculine,,,mass,inanimate,bare
circo,noun,place,masculine,,,count,inanimate,definite
autocarro,noun,vehicle,masculine,,,count,inanimate
comboio,noun,vehicle,masculine,,,count,inanimate
camião,noun,vehicle,masculine,,,count,inanimate
mota,noun,vehicle,feminine,,,count,inanimate
carrinha,noun,vehicle,feminine,,,count,inanimate
trotinete,noun,vehicle,feminine,,,count,inanimate
trotineta,noun,vehicle,feminine,,,count,inanimate
metro,noun,vehicle,masculine,,,count,inanimate
camionete,noun,vehicle,feminine,,,count,inanimate
foguetão,noun,vehicle,masculine,,,count,inanimate
carrinho de bebé,noun,vehicle,masculine,,,count,inanimate
ferry,noun,vehicle,masculine,,,count,inanimate
balão de ar quente,noun,vehicle,masculine,,,count,inanimate
uber,noun,vehicle,masculine,,,count,inanimate
casa de banho,noun,room,feminine,,,count,inanimate,definite
quarto de banho,noun,room,masculine,,,count,inanimate,definite
lavandaria,noun,room,feminine,,,count,inanimate,definite
balneário,noun,room,masculine,,,count,inanimate,definite
arrecadação,noun,room,feminine,,,count,inanimate,definite
relvado,noun,place,masculine,,,count,inanimate,definite
paragem,noun,place,feminine,,,count,inanimate,definite
talho,noun,place,masculine,,,count,inanimate,definite
esquadra,noun,place,feminine,,,count,inanimate,definite
infantário,noun,place,masculine,,,count,inanimate,definite
parque infantil,noun,place,masculine,,,count,inanimate,definite
estação de comboios,noun,place,feminine,,,count,inanimate,definite
autoestrada,noun,place,feminine,,,count,inanimate,definite
rotunda,noun,place,feminine,,,count,inanimate,definite
oceanário,noun,place,masculine,,,count,inanimate,definite
gelataria,noun,place,feminine,,,count,inanimate,definite
esplanada,noun,place,feminine,,,count,inanimate,definite
centro comercial,noun,place,masculine,,,count,inanimate,definite
posto médico,noun,place,masculine,,,count,inanimate,definite
pinhal,noun,place,masculine,,,count,inanimate,definite
praia fluvial,noun,place,feminine,,,count,inanimate,definite
pousada,noun,place,feminine,,,count,inanimate,definite
escorrega,noun,place,masculine,,,count,inanimate,definite
canil,noun,place,masculine,,,count,inanimate,definite
aviário,noun,place,masculine,,,count,inanimate,definite
bilheteira,noun,place,feminine,,,count,inanimate,definite
cais,noun,place,masculine,,,count,inanimate,definite
fiambre,noun,food,masculine,,,mass,inanimate
esparguete,noun,food,masculine,,,mass,inanimate
puré,noun,food,masculine,,,mass,inanimate
rebuçado,noun,food,masculine,,,count,inanimate
chupa-chupa,noun,food,masculine,,,count,inanimate
sumo,noun,food,masculine,,,count,inanimate
tosta,noun,food,feminine,,,count,inanimate
tosta mista,noun,food,feminine,,,count,inanimate
bifana,noun,food,feminine,,,count,inanimate
francesinha,noun,food,feminine,,,count,inanimate
pastel de nata,noun,food,masculine,,,count,inanimate
rissol,noun,food,masculine,,,count,inanimate
caldo verde,noun,food,masculine,,,mass,inanimate
douradinhos,noun,food,masculine,plural,,count,inanimate
leite-creme,noun,food,masculine,,,mass,inanimate
mousse,noun,food,feminine,,,mass,inanimate
aletria,noun,food,feminine,,,mass,inanimate
broa,noun,food,feminine,,,count,inanimate
marmelada,noun,food,feminine,,,mass,inanimate
açorda,noun,food,feminine,,,mass,inanimate
feijão-verde,noun,food,masculine,,,mass,inanimate
brócolos,noun,food,masculine,plural,,count,inanimate
curgete,noun,food,feminine,,,count,inanimate
beringela,noun,food,feminine,,,count,inanimate
pimento,noun,food,masculine,,,count,inanimate
ananás,noun,food,masculine,,,count,inanimate
dióspiro,noun,food,masculine,,,count,inanimate
meloa,noun,food,feminine,,,count,inanimate
alperce,noun,food,masculine,,,count,inanimate
clementina,noun,food,feminine,,,count,inanimate
papaia,noun,food,feminine,,,count,inanimate
mamão,noun,food,masculine,,,count,inanimate
castanha,noun,food,feminine,,,count,inanimate
picanha,noun,food,feminine,,,mass,inanimate
pastilha elástica,noun,food,feminine,,,count,inanimate
algodão doce,noun,food,masculine,,,mass,inanimate
espetada,noun,food,feminine,,,count,inanimate
lulas,noun,food,feminine,plural,,count,inanimate
omelete,noun,food,feminine,,,count,inanimate
ovo estrelado,noun,food,masculine,,,count,inanimate
batido,noun,drink,masculine,,,count,inanimate
néctar,noun,drink,masculine,,,mass,inanimate
t-shirt,noun,clothing,feminine,,,count,inanimate
calções,noun,clothing,masculine,plural,,count,inanimate
peúgas,noun,clothing,feminine,plural,,count,inanimate
ténis,noun,clothing,masculine,plural,,count,inanimate
fato de treino,noun,clothing,masculine,,,count,inanimate
fato de banho,noun,clothing,masculine,,,count,inanimate
robe,noun,clothing,masculine,,,count,inanimate
gabardina,noun,clothing,feminine,,,count,inanimate
impermeável,noun,clothing,masculine,,,count,inanimate
galochas,noun,clothing,feminine,plural,,count,inanimate
farda,noun,clothing,feminine,,,count,inanimate
babete,noun,clothing,masculine,,,count,inanimate
shorts,noun,clothing,masculine,plural,,count,inanimate
telemóvel,noun,device,masculine,,,count,inanimate
comando,noun,device,masculine,,,count,inanimate
auscultadores,noun,device,masculine,plural,,count,inanimate
candeeiro,noun,device,masculine,,,count,inanimate
frigorífico,noun,device,masculine,,,count,inanimate
congelador,noun,device,masculine,,,count,inanimate
ventoinha,noun,device,feminine,,,count,inanimate
câmara,noun,device,feminine,,,count,inanimate
consola,noun,device,feminine,,,count,inanimate
andarilho,noun,device,masculine,,,count,inanimate
ecrã,noun,device,masculine,,,count,inanimate
puzzle,noun,toy,masculine,,,count,inanimate
peluche,noun,toy,masculine,,,count,inanimate
papagaio de papel,noun,toy,masculine,,,count,inanimate
berlinde,noun,toy,masculine,,,count,inanimate
baloiço,noun,toy,masculine,,,count,inanimate
plasticina,noun,toy,feminine,,,count,inanimate
bolas de sabão,noun,toy,feminine,plural,,count,inanimate
marioneta,noun,toy,feminine,,,count,inanimate
escondidas,noun,game,feminine,plural,,count,inanimate
apanhada,noun,game,feminine,,,count,inanimate
jogo da glória,noun,game,masculine,,,count,inanimate
videojogo,noun,game,masculine,,,count,inanimate
mímica,noun,game,feminine,,,count,inanimate
queimada,noun,game,feminine,,,count,inanimate
cómoda,noun,furniture,feminine,,,count,inanimate
roupeiro,noun,furniture,masculine,,,count,inanimate
carpete,noun,furniture,feminine,,,count,inanimate
lava-loiça,noun,furniture,masculine,,,count,inanimate
sanita,noun,furniture,feminine,,,count,inanimate
bidé,noun,furniture,masculine,,,count,inanimate
sanitário,noun,furniture,masculine,,,count,inanimate
estendal,noun,furniture,masculine,,,count,inanimate
loiça,noun,thing,feminine,,,mass,inanimate
tacho,noun,thing,masculine,,,count,inanimate
palhinha,noun,thing,feminine,,,count,inanimate
edredão,noun,thing,masculine,,,count,inanimate
edredom,noun,thing,masculine,,,count,inanimate
esfregona,noun,thing,feminine,,,count,inanimate
caixote do lixo,noun,thing,masculine,,,count,inanimate
chávena,noun,thing,feminine,,,count,inanimate
biberão,noun,thing,masculine,,,count,inanimate
chucha,noun,thing,feminine,,,count,inanimate
chave de fendas,noun,thing,feminine,,,count,inanimate
escadote,noun,thing,masculine,,,count,inanimate
afia,noun,thing,masculine,,,count,inanimate
postal,noun,thing,masculine,,,count,inanimate
encomenda,noun,thing,feminine,,,count,inanimate
prenda,noun,thing,feminine,,,count,inanimate
passagem,noun,thing,feminine,,,count,inanimate
mealheiro,noun,thing,masculine,,,count,inanimate
porta-chaves,noun,thing,masculine,,,count,inanimate
penso rápido,noun,thing,masculine,,,count,inanimate
termómetro,noun,thing,masculine,,,count,inanimate
boia,noun,thing,feminine,,,count,inanimate
cana de pesca,noun,thing,feminine,,,count,inanimate
trela,noun,thing,feminine,,,count,inanimate
casota,noun,thing,feminine,,,count,inanimate
rapariga,noun,person,feminine,,,count,human
miúdo,noun,person,masculine,,,count,human
miúda,noun,person,feminine,,,count,human
bebé,noun,person,masculine,,,count,human
moço,noun,person,masculine,,,count,human
gémeo,noun,person,masculine,,,count,human
enteado,noun,person,masculine,,,count,human
auxiliar,noun,person,masculine,,,count,human
treinador,noun,person,masculine,,,count,human
treinadora,noun,person,feminine,,,count,human
canalizador,noun,person,masculine,,,count,human
empregado de mesa,noun,person,masculine,,,count,human
modista,noun,person,feminine,,,count,human
terapeuta da fala,noun,person,feminine,,,count,human
terapeuta ocupacional,noun,person,feminine,,,count,human
ama,noun,person,feminine,,,count,human
senhorio,noun,person,masculine,,,count,human
inquilino,noun,person,masculine,,,count,human
cria,noun,animal,feminine,,,count,animate
caturra,noun,animal,feminine,,,count,animate
escaravelho,noun,animal,masculine,,,count,animate
pirilampo,noun,animal,masculine,,,count,animate
leitão,noun,animal,masculine,,,count,animate
pintainho,noun,animal,masculine,,,count,animate
teste,noun,event,masculine,,,count,inanimate
arraial,noun,event,masculine,,,count,inanimate
judo,noun,activity,masculine,,,mass,inanimate
caraté,noun,activity,masculine,,,mass,inanimate
balé,noun,activity,masculine,,,mass,inanimate
ballet,noun,activity,masculine,,,mass,inanimate
patinagem,noun,activity,feminine,,,mass,inanimate
escuteiros,noun,activity,masculine,plural,,count,inanimate
catequese,noun,activity,feminine,,,count,inanimate
trabalhos de casa,noun,activity,masculine,plural,,count,inanimate
TPC,noun,activity,masculine,,,count,inanimate
sesta,noun,activity,feminine,,,count,inanimate
duche,noun,activity,masculine,,,count,inanimate
birra,noun,activity,feminine,,,count,inanimate
pintura,noun,activity,feminine,,,count,inanimate
colagem,noun,activity,feminine,,,count,inanimate
constipação,noun,illness,feminine,,,count,inanimate
dor de ouvidos,noun,illness,feminine,,,count,inanimate
nódoa negra,noun,illness,feminine,,,count,inanimate
borbulha,noun,illness,feminine,,,count,inanimate
vómito,noun,illness,masculine,,,count,inanimate
anca,noun,body,feminine,,,count,inanimate
pestana,noun,body,feminine,,,count,inanimate
cílio,noun,body,masculine,,,count,inanimate
céu da boca,noun,body,masculine,,,count,inanimate
telenovela,noun,media,feminine,,,count,inanimate
banda desenhada,noun,book,feminine,,,count,inanimate
caderneta,noun,book,feminine,,,count,inanimate
lengalenga,noun,story,feminine,,,count,inanimate
boato,noun,story,masculine,,,count,inanimate
cascata,noun,nature,feminine,,,count,inanimate
relva,noun,nature,feminine,,,mass,inanimate
cêntimo,noun,money,masculine,,,count,inanimate
prémio,noun,idea,masculine,,,count,inanimate
morada,noun,idea,feminine,,,count,inanimate
vaga,noun,idea,feminine,,,count,inanimate
idioma,noun,idea,masculine,,,count,inanimate
volume,noun,idea,masculine,,,count,inanimate
mancha,noun,idea,feminine,,,count,inanimate
licença,noun,idea,feminine,,,count,inanimate
fita-cola,noun,material,feminine,,,mass,inanimate
champô,noun,material,masculine,,,mass,inanimate
malmequer,noun,plant,masculine,,,count,inanimate
oliveira,noun,plant,feminine,,,count,inanimate
sobreiro,noun,plant,masculine,,,count,inanimate
castanheiro,noun,plant,masculine,,,count,inanimate
concertina,noun,instrument,feminine,,,count,inanimate
pandeireta,noun,instrument,feminine,,,count,inanimate
aborrecido,adjective,quality
desconfortável,adjective,quality
partido,adjective,quality
avariado,adjective,quality
húmido,adjective,quality
úmido,adjective,quality
giro,adjective,quality
fixe,adjective,quality
mal-educado,adjective,quality
corajoso,adjective,quality
jovem,adjective,quality
surdo,adjective,quality
cego,adjective,quality
mudo,adjective,quality
angolano,adjective,quality
complicado,adjective,quality
eletrónico,adjective,quality
assustador,adjective,quality
cansativo,adjective,quality
malcheiroso,adjective,quality
listado,adjective,quality
constipado,adjective,state
engripado,adjective,state
adormecido,adjective,state
adiantado,adjective,state
despido,adjective,state
esfomeado,adjective,state
sedento,adjective,state
cheio de fome,adjective,state
rouco,adjective,state
farto,adjective,state
castigado,adjective,state
desiludido,adjective,emotion
aflito,adjective,emotion
surpreendido,adjective,emotion
admirado,adjective,emotion
saudoso,adjective,emotion
agradecido,adjective,emotion
Leonor,proper-noun,person,feminine,singular,,,human
Matilde,proper-noun,person,feminine,singular,,,human
Alice,proper-noun,person,feminine,singular,,,human
Irene,proper-noun,person,feminine,singular,,,human
Simone,proper-noun,person,feminine,singular,,,human
Rute,proper-noun,person,feminine,singular,,,human
Judite,proper-noun,person,feminine,singular,,,human
Salomé,proper-noun,person,feminine,singular,,,human
Yasmin,proper-noun,person,feminine,singular,,,human
Liz,proper-noun,person,feminine,singular,,,human
Suely,proper-noun,person,feminine,singular,,,human
Rosely,proper-noun,person,feminine,singular,,,human
Cleide,proper-noun,person,feminine,singular,,,human
Marlene,proper-noun,person,feminine,singular,,,human
Ivone,proper-noun,person,feminine,singular,,,human
Odete,proper-noun,person,feminine,singular,,,human
Solange,proper-noun,person,feminine,singular,,,human
Denise,proper-noun,person,feminine,singular,,,human
Viviane,proper-noun,person,feminine,singular,,,human
Daiane,proper-noun,person,feminine,singular,,,human
Tatiane,proper-noun,person,feminine,singular,,,human
Elaine,proper-noun,person,feminine,singular,,,human
Eliane,proper-noun,person,feminine,singular,,,human
Cristiane,proper-noun,person,feminine,singular,,,human
Luciane,proper-noun,person,feminine,singular,,,human
Josiane,proper-noun,person,feminine,singular,,,human
Jaqueline,proper-noun,person,feminine,singular,,,human
Caroline,proper-noun,person,feminine,singular,,,human
Michele,proper-noun,person,feminine,singular,,,human
Isabele,proper-noun,person,feminine,singular,,,human
Emanuelle,proper-noun,person,feminine,singular,,,human
Nicole,proper-noun,person,feminine,singular,,,human
Abigail,proper-noun,person,feminine,singular,,,human
Mabel,proper-noun,person,feminine,singular,,,human
Maribel,proper-noun,person,feminine,singular,,,human
Liliane,proper-noun,person,feminine,singular,,,human
Adriane,proper-noun,person,feminine,singular,,,human
Gisele,proper-noun,person,feminine,singular,,,human
Rosane,proper-noun,person,feminine,singular,,,human
Conceição,proper-noun,person,feminine,singular,,,human
Lourdes,proper-noun,person,feminine,singular,,,human
Pilar,proper-noun,person,feminine,singular,,,human
Carmo,proper-noun,person,feminine,singular,,,human
Céu,proper-noun,person,feminine,singular,,,human
Graziele,proper-noun,person,feminine,singular,,,human
Thaís,proper-noun,person,feminine,singular,,,human
Laís,proper-noun,person,feminine,singular,,,human
Taís,proper-noun,person,feminine,singular,,,human
Aline,proper-noun,person,feminine,singular,,,human
Karen,proper-noun,person,feminine,singular,,,human
Evelyn,proper-noun,person,feminine,singular,,,human
Ellen,proper-noun,person,feminine,singular,,,human
Helen,proper-noun,person,feminine,singular,,,human
Jennifer,proper-noun,person,feminine,singular,,,human
Vivian,proper-noun,person,feminine,singular,,,human
Miriam,proper-noun,person,feminine,singular,,,human
Iris,proper-noun,person,feminine,singular,,,human
Noemi,proper-noun,person,feminine,singular,,,human
Ingrid,proper-noun,person,feminine,singular,,,human
Astrid,proper-noun,person,feminine,singular,,,human
Sarah,proper-noun,person,feminine,singular,,,human
Deborah,proper-noun,person,feminine,singular,,,human
Hannah,proper-noun,person,feminine,singular,,,human
Agnes,proper-noun,person,feminine,singular,,,human
Benfica,proper-noun,thing,masculine,singular,,,inanimate,definite
Sporting,proper-noun,thing,masculine,singular,,,inanimate,definite
Flamengo,proper-noun,thing,masculine,singular,,,inanimate,definite
Corinthians,proper-noun,thing,masculine,singular,,,inanimate,definite
Palmeiras,proper-noun,thing,masculine,singular,,,inanimate,definite
Grêmio,proper-noun,thing,masculine,singular,,,inanimate,definite
Vasco,proper-noun,thing,masculine,singular,,,inanimate,definite
Fluminense,proper-noun,thing,masculine,singular,,,inanimate,definite
Botafogo,proper-noun,thing,masculine,singular,,,inanimate,definite
Cruzeiro,proper-noun,thing,masculine,singular,,,inanimate,definite
guarda-redes,noun,person,masculine,singular,,count,human
material,noun,thing,masculine,,,mass,inanimate
primário,adjective,quality
secundário,adjective,quality
colo,noun,body,masculine,,,mass,inanimate
turma,noun,person,feminine,,,count,human
classe,noun,person,feminine,,,count,human
galera,noun,person,feminine,,,count,human
vó,noun,person,feminine,,,count,human
vô,noun,person,masculine,,,count,human
vovozinha,noun,person,feminine,,,count,human
vovozinho,noun,person,masculine,,,count,human
mano,noun,person,masculine,,,count,human
mana,noun,person,feminine,,,count,human
maninho,noun,person,masculine,,,count,human
maninha,noun,person,feminine,,,count,human
dindo,noun,person,masculine,,,count,human
dinda,noun,person,feminine,,,count,human
coordenadora,noun,person,feminine,,,count,human
coordenador,noun,person,masculine,,,count,human
merendeira,noun,person,feminine,,,count,human
biso,noun,person,masculine,,,count,human
bisa,noun,person,feminine,,,count,human
feminino,adjective,quality
parvo,adjective,quality
acompanhante,noun,person,masculine,,,count,human
síndico,noun,person,masculine,,,count,human
bandido,noun,person,masculine,,,count,human

"""#
}
