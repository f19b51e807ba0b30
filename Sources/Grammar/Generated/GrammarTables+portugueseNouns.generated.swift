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
ex,noun,person,masculine,,,count,human
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
papa,noun,food,feminine,,,mass,inanimate
Papa,noun,person,masculine,,,count,human,definite
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
ervilha,noun,food,feminine,,,count,inanimate
aperitivo,noun,food,masculine,,,count,inanimate
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
safári,noun,place,masculine,,,count,inanimate,definite
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
forno a lenha,noun,device,masculine,,,count,inanimate
fogão a lenha,noun,device,masculine,,,count,inanimate
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
dor muscular,noun,illness,feminine,,,mass,inanimate,bare
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
dodói,noun,illness,masculine,,,count,inanimate
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
vertigem,noun,illness,feminine,,,mass,inanimate,bare
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
intervalo,noun,event,masculine,,,count,inanimate,definite
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
carnaval,noun,event,masculine,,,count,inanimate,definite
páscoa,noun,event,feminine,,,count,inanimate,definite
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
cola,noun,material,feminine,,,mass,inanimate
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
dormente,adjective,state
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
mal passado,adjective,quality
bem passado,adjective,quality
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
de férias,adverb,manner,,,,,,,,,end
a cântaros,adverb,manner,,,,,,,,,end
a lápis,adverb,manner,,,,,,,,,end
a caneta,adverb,manner,,,,,,,,,end
a tinta,adverb,manner,,,,,,,,,end
de boca aberta,adverb,manner,,,,,,,,,end
de boca cheia,adverb,manner,,,,,,,,,end
de boca fechada,adverb,manner,,,,,,,,,end
de luto,adverb,manner,,,,,,,,,end
de volta,adverb,manner,,,,,,,,,end
de dieta,adverb,manner,,,,,,,,,end
de plantão,adverb,manner,,,,,,,,,end
de mau humor,adverb,manner,,,,,,,,,end
de bom humor,adverb,manner,,,,,,,,,end
de olhos fechados,adverb,manner,,,,,,,,,end
de olhos abertos,adverb,manner,,,,,,,,,end
de barriga cheia,adverb,manner,,,,,,,,,end
de barriga vazia,adverb,manner,,,,,,,,,end
de cara fechada,adverb,manner,,,,,,,,,end
a sós,adverb,manner,,,,,,,,,end
em dia,adverb,manner,,,,,,,,,end
em jejum,adverb,manner,,,,,,,,,end
de graça,adverb,manner,,,,,,,,,end
de mentirinha,adverb,manner,,,,,,,,,end
de mansinho,adverb,manner,,,,,,,,,end
de fininho,adverb,manner,,,,,,,,,end
de barriga para cima,adverb,manner,,,,,,,,,end
de pernas para o ar,adverb,manner,,,,,,,,,end
de braços cruzados,adverb,manner,,,,,,,,,end
de braços abertos,adverb,manner,,,,,,,,,end
de cor e salteado,adverb,manner,,,,,,,,,end
de corpo e alma,adverb,manner,,,,,,,,,end
de uma vez por todas,adverb,manner,,,,,,,,,end
em vão,adverb,manner,,,,,,,,,end
em pares,adverb,manner,,,,,,,,,end
em roda,adverb,manner,,,,,,,,,end
em pedaços,adverb,manner,,,,,,,,,end
em família,adverb,manner,,,,,,,,,end
em particular,adverb,manner,,,,,,,,,end
por escrito,adverb,manner,,,,,,,,,end
por telefone,adverb,manner,,,,,,,,,end
às avessas,adverb,manner,,,,,,,,,end
às claras,adverb,manner,,,,,,,,,end
à beça,adverb,manner,,,,,,,,,end
à risca,adverb,manner,,,,,,,,,end
à vista,adverb,manner,,,,,,,,,end
à distância,adverb,manner,,,,,,,,,end
à venda,adverb,manner,,,,,,,,,end
à mostra,adverb,manner,,,,,,,,,end
à paisana,adverb,manner,,,,,,,,,end
ao contrário,adverb,manner,,,,,,,,,end
ao acaso,adverb,manner,,,,,,,,,end
ao pé da letra,adverb,manner,,,,,,,,,end
aos gritos,adverb,manner,,,,,,,,,end
aos pulos,adverb,manner,,,,,,,,,end
aos berros,adverb,manner,,,,,,,,,end
com atraso,adverb,manner,,,,,,,,,end
sem medo,adverb,manner,,,,,,,,,end
sem fim,adverb,manner,,,,,,,,,end
sem dó,adverb,manner,,,,,,,,,end
sem graça,adverb,manner,,,,,,,,,end
sem jeito,adverb,manner,,,,,,,,,end
sem falta,adverb,manner,,,,,,,,,end
a fundo,adverb,manner,,,,,,,,,end
a rigor,adverb,manner,,,,,,,,,end
a toda,adverb,manner,,,,,,,,,end
a jato,adverb,manner,,,,,,,,,end
a prazo,adverb,manner,,,,,,,,,end
a galope,adverb,manner,,,,,,,,,end
na marra,adverb,manner,,,,,,,,,end
na ponta do pé,adverb,manner,,,,,,,,,end
no escuro,adverb,manner,,,,,,,,,end
em cheio,adverb,manner,,,,,,,,,end
de segunda mão,adverb,manner,,,,,,,,,end
de surpresa,adverb,manner,,,,,,,,,end
de leve,adverb,manner,,,,,,,,,end
de raspão,adverb,manner,,,,,,,,,end
de improviso,adverb,manner,,,,,,,,,end
de antemão,adverb,manner,,,,,,,,,end
de preferência,adverb,manner,,,,,,,,,end
de uma só vez,adverb,manner,,,,,,,,,end
de carona,adverb,manner,,,,,,,,,end
de boleia,adverb,manner,,,,,,,,,end
de greve,adverb,manner,,,,,,,,,end
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
facilmente,adverb,manner,,,,,,,,,end
fortemente,adverb,manner,,,,,,,,,end
gentilmente,adverb,manner,,,,,,,,,end
imediatamente,adverb,manner,,,,,,,,,end
lentamente,adverb,manner,,,,,,,,,end
livremente,adverb,manner,,,,,,,,,end
na ponta dos pés,adverb,manner,,,,,,,,,end
passo a passo,adverb,manner,,,,,,,,,end
perigosamente,adverb,manner,,,,,,,,,end
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
um por um,adverb,manner,,,,,,,,,end
de uma vez,adverb,manner,,,,,,,,,end
devagarinho,adverb,manner,,,,,,,,,end
direitinho,adverb,manner,,,,,,,,,end
bem devagar,adverb,manner,,,,,,,,,end
rapidinho,adverb,manner,,,,,,,,,end
de coração,adverb,manner,,,,,,,,,end
separadamente,adverb,manner,,,,,,,,,end
igualmente,adverb,manner,,,,,,,,,end
com certeza,adverb,manner,,,,,,,,,start
felizmente,adverb,manner,,,,,,,,,start
infelizmente,adverb,manner,,,,,,,,,start
por sorte,adverb,manner,,,,,,,,,start
provavelmente,adverb,manner,,,,,,,,,start
pelo menos,adverb,manner,,,,,,,,,start
na verdade,adverb,manner,,,,,,,,,start
quem sabe,adverb,manner,,,,,,,,,start
cedinho,adverb,time,,,,,,,,,end
a tempo,adverb,time,,,,,,,,,end
a horas,adverb,time,,,,,,,,,end
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
por enquanto,adverb,time,,,,,,,,,end
por fim,adverb,time,,,,,,,,,end
por último,adverb,time,,,,,,,,,end
para sempre,adverb,time,,,,,,,,,end
pela manhã,adverb,time,,,,,,,,,end
pela tarde,adverb,time,,,,,,,,,end
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
poucas vezes,adverb,frequency,,,,,,,,,end
quatro vezes,adverb,frequency,,,,,,,,,end
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
tanto,adverb,quantity,,,,,,,,,verb
em volta de,adposition,direction
sob,adposition,direction
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
sumo,noun,drink,masculine,,,mass,inanimate
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
escuteiros,noun,activity,masculine,plural,,count,inanimate,definite
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
contrato,noun,thing,masculine,,,count,inanimate
currículo,noun,thing,masculine,,,count,inanimate
atestado,noun,thing,masculine,,,count,inanimate
certificado,noun,thing,masculine,,,count,inanimate
extrato,noun,thing,masculine,,,count,inanimate
comprovante,noun,thing,masculine,,,count,inanimate
comprovativo,noun,thing,masculine,,,count,inanimate
requerimento,noun,thing,masculine,,,count,inanimate
alvará,noun,thing,masculine,,,count,inanimate
testamento,noun,thing,masculine,,,count,inanimate
holerite,noun,thing,masculine,,,count,inanimate
contracheque,noun,thing,masculine,,,count,inanimate
carnê,noun,thing,masculine,,,count,inanimate
rascunho,noun,thing,masculine,,,count,inanimate
gráfico,noun,thing,masculine,,,count,inanimate
esquema,noun,thing,masculine,,,count,inanimate
diagrama,noun,thing,masculine,,,count,inanimate
relatório,noun,thing,masculine,,,count,inanimate
questionário,noun,thing,masculine,,,count,inanimate
gabarito,noun,thing,masculine,,,count,inanimate
laudo,noun,thing,masculine,,,count,inanimate
prontuário,noun,thing,masculine,,,count,inanimate
encaminhamento,noun,thing,masculine,,,count,inanimate
protocolo,noun,thing,masculine,,,count,inanimate
cofre-forte,noun,thing,masculine,,,count,inanimate
multibanco,noun,thing,masculine,,,count,inanimate
CEP,noun,thing,masculine,,,count,inanimate
CPF,noun,thing,masculine,,,count,inanimate
RG,noun,thing,masculine,,,count,inanimate
NIF,noun,thing,masculine,,,count,inanimate
post-it,noun,thing,masculine,,,count,inanimate
corretivo,noun,thing,masculine,,,count,inanimate
porta-lápis,noun,thing,masculine,,,count,inanimate
porta-retrato,noun,thing,masculine,,,count,inanimate
porta-copos,noun,thing,masculine,,,count,inanimate
porta-joias,noun,thing,masculine,,,count,inanimate
porta-luvas,noun,thing,masculine,,,count,inanimate
porta-moedas,noun,thing,masculine,,,count,inanimate
porta-guardanapos,noun,thing,masculine,,,count,inanimate
porta-toalhas,noun,thing,masculine,,,count,inanimate
pimenteiro,noun,thing,masculine,,,count,inanimate
galheteiro,noun,thing,masculine,,,count,inanimate
bule,noun,thing,masculine,,,count,inanimate
fouet,noun,thing,masculine,,,count,inanimate
cutelo,noun,thing,masculine,,,count,inanimate
pote,noun,thing,masculine,,,count,inanimate
ramequim,noun,thing,masculine,,,count,inanimate
aro,noun,thing,masculine,,,count,inanimate
cantil,noun,thing,masculine,,,count,inanimate
squeeze,noun,thing,masculine,,,count,inanimate
decantador,noun,thing,masculine,,,count,inanimate
barrilete,noun,thing,masculine,,,count,inanimate
cooler,noun,thing,masculine,,,count,inanimate
plástico-bolha,noun,thing,masculine,,,count,inanimate
papel-manteiga,noun,thing,masculine,,,count,inanimate
absorvente,noun,thing,masculine,,,count,inanimate
tampão,noun,thing,masculine,,,count,inanimate
preservativo,noun,thing,masculine,,,count,inanimate
curvex,noun,thing,masculine,,,count,inanimate
descascador,noun,thing,masculine,,,count,inanimate
amolador,noun,thing,masculine,,,count,inanimate
rebite,noun,thing,masculine,,,count,inanimate
prumo,noun,thing,masculine,,,count,inanimate
esmeril,noun,thing,masculine,,,count,inanimate
formão,noun,thing,masculine,,,count,inanimate
torno,noun,thing,masculine,,,count,inanimate
compressor,noun,thing,masculine,,,count,inanimate
adaptador,noun,thing,masculine,,,count,inanimate
disjuntor,noun,thing,masculine,,,count,inanimate
fusível,noun,thing,masculine,,,count,inanimate
poste,noun,thing,masculine,,,count,inanimate
hidrômetro,noun,thing,masculine,,,count,inanimate
registro,noun,thing,masculine,,,count,inanimate
sifão,noun,thing,masculine,,,count,inanimate
encanamento,noun,thing,masculine,,,count,inanimate
bueiro,noun,thing,masculine,,,count,inanimate
esgoto,noun,thing,masculine,,,count,inanimate
ladrilho,noun,thing,masculine,,,count,inanimate
rodapé,noun,thing,masculine,,,count,inanimate
batente,noun,thing,masculine,,,count,inanimate
peitoril,noun,thing,masculine,,,count,inanimate
corrimão,noun,thing,masculine,,,count,inanimate
parapeito,noun,thing,masculine,,,count,inanimate
portão,noun,thing,masculine,,,count,inanimate
vitral,noun,thing,masculine,,,count,inanimate
basculante,noun,thing,masculine,,,count,inanimate
andaime,noun,thing,masculine,,,count,inanimate
tapume,noun,thing,masculine,,,count,inanimate
cavalete,noun,thing,masculine,,,count,inanimate
cone,noun,thing,masculine,,,count,inanimate
capacho,noun,thing,masculine,,,count,inanimate
cachepô,noun,thing,masculine,,,count,inanimate
ramalhete,noun,thing,masculine,,,count,inanimate
estandarte,noun,thing,masculine,,,count,inanimate
brasão,noun,thing,masculine,,,count,inanimate
emblema,noun,thing,masculine,,,count,inanimate
distintivo,noun,thing,masculine,,,count,inanimate
amuleto,noun,thing,masculine,,,count,inanimate
talismã,noun,thing,masculine,,,count,inanimate
rosário,noun,thing,masculine,,,count,inanimate
incensário,noun,thing,masculine,,,count,inanimate
cálice,noun,thing,masculine,,,count,inanimate
sacrário,noun,thing,masculine,,,count,inanimate
caixão,noun,thing,masculine,,,count,inanimate
túmulo,noun,thing,masculine,,,count,inanimate
jazigo,noun,thing,masculine,,,count,inanimate
epitáfio,noun,thing,masculine,,,count,inanimate
bumerangue,noun,thing,masculine,,,count,inanimate
canhão,noun,thing,masculine,,,count,inanimate
fuzil,noun,thing,masculine,,,count,inanimate
revólver,noun,thing,masculine,,,count,inanimate
rifle,noun,thing,masculine,,,count,inanimate
míssil,noun,thing,masculine,,,count,inanimate
escafandro,noun,thing,masculine,,,count,inanimate
snorkel,noun,thing,masculine,,,count,inanimate
placar,noun,thing,masculine,,,count,inanimate
haltere,noun,thing,masculine,,,count,inanimate
tatame,noun,thing,masculine,,,count,inanimate
ringue,noun,thing,masculine,,,count,inanimate
puçá,noun,thing,masculine,,,count,inanimate
molinete,noun,thing,masculine,,,count,inanimate
arpão,noun,thing,masculine,,,count,inanimate
arado,noun,thing,masculine,,,count,inanimate
sacho,noun,thing,masculine,,,count,inanimate
podão,noun,thing,masculine,,,count,inanimate
borrifador,noun,thing,masculine,,,count,inanimate
pulverizador,noun,thing,masculine,,,count,inanimate
aspersor,noun,thing,masculine,,,count,inanimate
espantalho,noun,thing,masculine,,,count,inanimate
comedouro,noun,thing,masculine,,,count,inanimate
arreio,noun,thing,masculine,,,count,inanimate
estribo,noun,thing,masculine,,,count,inanimate
chicote,noun,thing,masculine,,,count,inanimate
cabresto,noun,thing,masculine,,,count,inanimate
berloque,noun,thing,masculine,,,count,inanimate
relicário,noun,thing,masculine,,,count,inanimate
camafeu,noun,thing,masculine,,,count,inanimate
abotoador,noun,thing,masculine,,,count,inanimate
colchete,noun,thing,masculine,,,count,inanimate
bordado,noun,thing,masculine,,,count,inanimate
retrós,noun,thing,masculine,,,count,inanimate
bilro,noun,thing,masculine,,,count,inanimate
patuá,noun,thing,masculine,,,count,inanimate
sachê,noun,thing,masculine,,,count,inanimate
difusor,noun,thing,masculine,,,count,inanimate
aromatizador,noun,thing,masculine,,,count,inanimate
incenso,noun,thing,masculine,,,mass,inanimate
defumador,noun,thing,masculine,,,count,inanimate
removedor,noun,thing,masculine,,,count,inanimate
aplique,noun,thing,masculine,,,count,inanimate
planisfério,noun,thing,masculine,,,count,inanimate
globo,noun,thing,masculine,,,count,inanimate
tinteiro,noun,thing,masculine,,,count,inanimate
mata-borrão,noun,thing,masculine,,,count,inanimate
pergaminho,noun,thing,masculine,,,count,inanimate
papiro,noun,thing,masculine,,,count,inanimate
slide,noun,thing,masculine,,,count,inanimate
outdoor,noun,thing,masculine,,,count,inanimate
banner,noun,thing,masculine,,,count,inanimate
cartucho,noun,thing,masculine,,,count,inanimate
toner,noun,thing,masculine,,,count,inanimate
certidão,noun,thing,feminine,,,count,inanimate
procuração,noun,thing,feminine,,,count,inanimate
declaração,noun,thing,feminine,,,count,inanimate
escritura,noun,thing,feminine,,,count,inanimate
apólice,noun,thing,feminine,,,count,inanimate
ata,noun,thing,feminine,,,count,inanimate
petição,noun,thing,feminine,,,count,inanimate
intimação,noun,thing,feminine,,,count,inanimate
planilha,noun,thing,feminine,,,count,inanimate
assinatura,noun,thing,feminine,,,count,inanimate
rubrica,noun,thing,feminine,,,count,inanimate
radiografia,noun,thing,feminine,,,count,inanimate
chapa,noun,thing,feminine,,,count,inanimate
papelada,noun,thing,feminine,,,mass,inanimate
caixa-d'água,noun,thing,feminine,,,count,inanimate
chave-mestra,noun,thing,feminine,,,count,inanimate
broca,noun,thing,feminine,,,count,inanimate
arruela,noun,thing,feminine,,,count,inanimate
plaina,noun,thing,feminine,,,count,inanimate
marreta,noun,thing,feminine,,,count,inanimate
trena,noun,thing,feminine,,,count,inanimate
flanela,noun,thing,feminine,,,count,inanimate
chaminé,noun,thing,feminine,,,count,inanimate
calha,noun,thing,feminine,,,count,inanimate
claraboia,noun,thing,feminine,,,count,inanimate
veneziana,noun,thing,feminine,,,count,inanimate
soleira,noun,thing,feminine,,,count,inanimate
cumeeira,noun,thing,feminine,,,count,inanimate
laje,noun,thing,feminine,,,count,inanimate
pilastra,noun,thing,feminine,,,count,inanimate
cerca,noun,thing,feminine,,,count,inanimate
cancela,noun,thing,feminine,,,count,inanimate
fossa,noun,thing,feminine,,,count,inanimate
cisterna,noun,thing,feminine,,,count,inanimate
tubulação,noun,thing,feminine,,,count,inanimate
válvula,noun,thing,feminine,,,count,inanimate
ampulheta,noun,thing,feminine,,,count,inanimate
bombona,noun,thing,feminine,,,count,inanimate
leiteira,noun,thing,feminine,,,count,inanimate
manteigueira,noun,thing,feminine,,,count,inanimate
molheira,noun,thing,feminine,,,count,inanimate
saladeira,noun,thing,feminine,,,count,inanimate
sopeira,noun,thing,feminine,,,count,inanimate
queijeira,noun,thing,feminine,,,count,inanimate
cuscuzeira,noun,thing,feminine,,,count,inanimate
colcha,noun,thing,feminine,,,count,inanimate
necessaire,noun,thing,feminine,,,count,inanimate
pochete,noun,thing,feminine,,,count,inanimate
lapiseira,noun,thing,feminine,,,count,inanimate
caneta-tinteiro,noun,thing,feminine,,,count,inanimate
ponta,noun,thing,feminine,,,count,inanimate
flâmula,noun,thing,feminine,,,count,inanimate
espingarda,noun,thing,feminine,,,count,inanimate
metralhadora,noun,thing,feminine,,,count,inanimate
granada,noun,thing,feminine,,,count,inanimate
munição,noun,thing,feminine,,,mass,inanimate
armadura,noun,thing,feminine,,,count,inanimate
viseira,noun,thing,feminine,,,count,inanimate
catapulta,noun,thing,feminine,,,count,inanimate
proa,noun,thing,feminine,,,count,inanimate
popa,noun,thing,feminine,,,count,inanimate
quilha,noun,thing,feminine,,,count,inanimate
escotilha,noun,thing,feminine,,,count,inanimate
churrasqueira,noun,thing,feminine,,,count,inanimate
brasa,noun,thing,feminine,,,count,inanimate
pira,noun,thing,feminine,,,count,inanimate
lápide,noun,thing,feminine,,,count,inanimate
cédula,noun,thing,feminine,,,count,inanimate
embalagem,noun,thing,feminine,,,count,inanimate
cigarreira,noun,thing,feminine,,,count,inanimate
guimba,noun,thing,feminine,,,count,inanimate
bituca,noun,thing,feminine,,,count,inanimate
piteira,noun,thing,feminine,,,count,inanimate
roldana,noun,thing,feminine,,,count,inanimate
polia,noun,thing,feminine,,,count,inanimate
engrenagem,noun,thing,feminine,,,count,inanimate
alavanca,noun,thing,feminine,,,count,inanimate
manivela,noun,thing,feminine,,,count,inanimate
corrediça,noun,thing,feminine,,,count,inanimate
haste,noun,thing,feminine,,,count,inanimate
estaca,noun,thing,feminine,,,count,inanimate
ripa,noun,thing,feminine,,,count,inanimate
escora,noun,thing,feminine,,,count,inanimate
tora,noun,thing,feminine,,,count,inanimate
prancha,noun,thing,feminine,,,count,inanimate
bobina,noun,thing,feminine,,,count,inanimate
caçamba,noun,thing,feminine,,,count,inanimate
trouxa,noun,thing,feminine,,,count,inanimate
analista,noun,person,masculine,,,count,human
arquivista,noun,person,masculine,,,count,human
arqueólogo,noun,person,masculine,,,count,human
astrólogo,noun,person,masculine,,,count,human
astrônomo,noun,person,masculine,,,count,human
antropólogo,noun,person,masculine,,,count,human
assessor,noun,person,masculine,,,count,human
consultor,noun,person,masculine,,,count,human
corretor,noun,person,masculine,,,count,human
banqueiro,noun,person,masculine,,,count,human
operador,noun,person,masculine,,,count,human
auditor,noun,person,masculine,,,count,human
administrador,noun,person,masculine,,,count,human
economista,noun,person,masculine,,,count,human
empresário,noun,person,masculine,,,count,human
empreendedor,noun,person,masculine,,,count,human
comerciante,noun,person,masculine,,,count,human
comerciário,noun,person,masculine,,,count,human
lojista,noun,person,masculine,,,count,human
atacadista,noun,person,masculine,,,count,human
ambulante,noun,person,masculine,,,count,human
fornecedor,noun,person,masculine,,,count,human
distribuidor,noun,person,masculine,,,count,human
estoquista,noun,person,masculine,,,count,human
repositor,noun,person,masculine,,,count,human
empacotador,noun,person,masculine,,,count,human
açougueiro,noun,person,masculine,,,count,human
talhante,noun,person,masculine,,,count,human
peixeiro,noun,person,masculine,,,count,human
verdureiro,noun,person,masculine,,,count,human
quitandeiro,noun,person,masculine,,,count,human
merceeiro,noun,person,masculine,,,count,human
sorveteiro,noun,person,masculine,,,count,human
pipoqueiro,noun,person,masculine,,,count,human
doceiro,noun,person,masculine,,,count,human
salgadeiro,noun,person,masculine,,,count,human
barista,noun,person,masculine,,,count,human
barman,noun,person,masculine,,,count,human
sommelier,noun,person,masculine,,,count,human
copeiro,noun,person,masculine,,,count,human
chapeiro,noun,person,masculine,,,count,human
churrasqueiro,noun,person,masculine,,,count,human
pasteleiro,noun,person,masculine,,,count,human
ferreiro,noun,person,masculine,,,count,human
serralheiro,noun,person,masculine,,,count,human
vidraceiro,noun,person,masculine,,,count,human
tapeceiro,noun,person,masculine,,,count,human
estofador,noun,person,masculine,,,count,human
soldador,noun,person,masculine,,,count,human
torneiro,noun,person,masculine,,,count,human
funileiro,noun,person,masculine,,,count,human
bate-chapas,noun,person,masculine,,,count,human
borracheiro,noun,person,masculine,,,count,human
frentista,noun,person,masculine,,,count,human
manobrista,noun,person,masculine,,,count,human
flanelinha,noun,person,masculine,,,count,human
gesseiro,noun,person,masculine,,,count,human
azulejista,noun,person,masculine,,,count,human
servente,noun,person,masculine,,,count,human
picheleiro,noun,person,masculine,,,count,human
estivador,noun,person,masculine,,,count,human
maquinista,noun,person,masculine,,,count,human
cobrador,noun,person,masculine,,,count,human
revisor,noun,person,masculine,,,count,human
condutor,noun,person,masculine,,,count,human
motociclista,noun,person,masculine,,,count,human
aviador,noun,person,masculine,,,count,human
almirante,noun,person,masculine,,,count,human
sargento,noun,person,masculine,,,count,human
coronel,noun,person,masculine,,,count,human
tenente,noun,person,masculine,,,count,human
major,noun,person,masculine,,,count,human
general,noun,person,masculine,,,count,human
recruta,noun,person,masculine,,,count,human
marechal,noun,person,masculine,,,count,human
fuzileiro,noun,person,masculine,,,count,human
guarda-costas,noun,person,masculine,,,count,human
guarda-florestal,noun,person,masculine,,,count,human
guarda-noturno,noun,person,masculine,,,count,human
carcereiro,noun,person,masculine,,,count,human
perito,noun,person,masculine,,,count,human
promotor,noun,person,masculine,,,count,human
procurador,noun,person,masculine,,,count,human
tabelião,noun,person,masculine,,,count,human
notário,noun,person,masculine,,,count,human
solicitador,noun,person,masculine,,,count,human
escrivão,noun,person,masculine,,,count,human
jurado,noun,person,masculine,,,count,human
acusado,noun,person,masculine,,,count,human
cúmplice,noun,person,masculine,,,count,human
assassino,noun,person,masculine,,,count,human
assaltante,noun,person,masculine,,,count,human
sequestrador,noun,person,masculine,,,count,human
traficante,noun,person,masculine,,,count,human
golpista,noun,person,masculine,,,count,human
terrorista,noun,person,masculine,,,count,human
refém,noun,person,masculine,,,count,human
refugiado,noun,person,masculine,,,count,human
imigrante,noun,person,masculine,,,count,human
emigrante,noun,person,masculine,,,count,human
exilado,noun,person,masculine,,,count,human
nativo,noun,person,masculine,,,count,human
colono,noun,person,masculine,,,count,human
colonizador,noun,person,masculine,,,count,human
escravo,noun,person,masculine,,,count,human
cacique,noun,person,masculine,,,count,human
pajé,noun,person,masculine,,,count,human
embaixador,noun,person,masculine,,,count,human
cônsul,noun,person,masculine,,,count,human
diplomata,noun,person,masculine,,,count,human
chanceler,noun,person,masculine,,,count,human
ditador,noun,person,masculine,,,count,human
imperador,noun,person,masculine,,,count,human
duque,noun,person,masculine,,,count,human
conde,noun,person,masculine,,,count,human
barão,noun,person,masculine,,,count,human
marquês,noun,person,masculine,,,count,human
fidalgo,noun,person,masculine,,,count,human
plebeu,noun,person,masculine,,,count,human
servo,noun,person,masculine,,,count,human
lacaio,noun,person,masculine,,,count,human
mordomo,noun,person,masculine,,,count,human
arauto,noun,person,masculine,,,count,human
trovador,noun,person,masculine,,,count,human
primeiro-ministro,noun,person,masculine,,,count,human
candidato,noun,person,masculine,,,count,human
eleitor,noun,person,masculine,,,count,human
mesário,noun,person,masculine,,,count,human
militante,noun,person,masculine,,,count,human
ativista,noun,person,masculine,,,count,human
sindicalista,noun,person,masculine,,,count,human
líder,noun,person,masculine,,,count,human
porta-voz,noun,person,masculine,,,count,human
vice-presidente,noun,person,masculine,,,count,human
autarca,noun,person,masculine,,,count,human
subprefeito,noun,person,masculine,,,count,human
membro,noun,person,masculine,,,count,human
sócio,noun,person,masculine,,,count,human
associado,noun,person,masculine,,,count,human
acionista,noun,person,masculine,,,count,human
investidor,noun,person,masculine,,,count,human
devedor,noun,person,masculine,,,count,human
credor,noun,person,masculine,,,count,human
fiador,noun,person,masculine,,,count,human
avalista,noun,person,masculine,,,count,human
contribuinte,noun,person,masculine,,,count,human
beneficiário,noun,person,masculine,,,count,human
segurado,noun,person,masculine,,,count,human
pensionista,noun,person,masculine,,,count,human
proprietário,noun,person,masculine,,,count,human
consumidor,noun,person,masculine,,,count,human
freguês,noun,person,masculine,,,count,human
comprador,noun,person,masculine,,,count,human
locatário,noun,person,masculine,,,count,human
locador,noun,person,masculine,,,count,human
psicopedagogo,noun,person,masculine,,,count,human
neuropsicólogo,noun,person,masculine,,,count,human
neurologista,noun,person,masculine,,,count,human
cardiologista,noun,person,masculine,,,count,human
dermatologista,noun,person,masculine,,,count,human
ginecologista,noun,person,masculine,,,count,human
obstetra,noun,person,masculine,,,count,human
urologista,noun,person,masculine,,,count,human
geriatra,noun,person,masculine,,,count,human
cirurgião,noun,person,masculine,,,count,human
anestesista,noun,person,masculine,,,count,human
radiologista,noun,person,masculine,,,count,human
oncologista,noun,person,masculine,,,count,human
endocrinologista,noun,person,masculine,,,count,human
pneumologista,noun,person,masculine,,,count,human
gastroenterologista,noun,person,masculine,,,count,human
infectologista,noun,person,masculine,,,count,human
alergista,noun,person,masculine,,,count,human
homeopata,noun,person,masculine,,,count,human
acupunturista,noun,person,masculine,,,count,human
quiroprático,noun,person,masculine,,,count,human
osteopata,noun,person,masculine,,,count,human
massagista,noun,person,masculine,,,count,human
podólogo,noun,person,masculine,,,count,human
protético,noun,person,masculine,,,count,human
ortodontista,noun,person,masculine,,,count,human
optometrista,noun,person,masculine,,,count,human
audiologista,noun,person,masculine,,,count,human
socorrista,noun,person,masculine,,,count,human
paramédico,noun,person,masculine,,,count,human
maqueiro,noun,person,masculine,,,count,human
curandeiro,noun,person,masculine,,,count,human
benzedor,noun,person,masculine,,,count,human
alcoólatra,noun,person,masculine,,,count,human
toxicodependente,noun,person,masculine,,,count,human
fumante,noun,person,masculine,,,count,human
fumador,noun,person,masculine,,,count,human
ex-namorado,noun,person,masculine,,,count,human
ex-marido,noun,person,masculine,,,count,human
pretendente,noun,person,masculine,,,count,human
amante,noun,person,masculine,,,count,human
tio-avô,noun,person,masculine,,,count,human
sobrinho-neto,noun,person,masculine,,,count,human
tataravô,noun,person,masculine,,,count,human
trisavô,noun,person,masculine,,,count,human
concunhado,noun,person,masculine,,,count,human
compadre,noun,person,masculine,,,count,human
meio-irmão,noun,person,masculine,,,count,human
garotinho,noun,person,masculine,,,count,human
moleque,noun,person,masculine,,,count,human
guri,noun,person,masculine,,,count,human
piá,noun,person,masculine,,,count,human
catraio,noun,person,masculine,,,count,human
velhinho,noun,person,masculine,,,count,human
velhote,noun,person,masculine,,,count,human
cavalheiro,noun,person,masculine,,,count,human
gajo,noun,person,masculine,,,count,human
sujeito,noun,person,masculine,,,count,human
indivíduo,noun,person,masculine,,,count,human
fulano,noun,person,masculine,,,count,human
xará,noun,person,masculine,,,count,human
homônimo,noun,person,masculine,,,count,human
sósia,noun,person,masculine,,,count,human
conterrâneo,noun,person,masculine,,,count,human
compatriota,noun,person,masculine,,,count,human
camarada,noun,person,masculine,,,count,human
aliado,noun,person,masculine,,,count,human
adversário,noun,person,masculine,,,count,human
oponente,noun,person,masculine,,,count,human
amigão,noun,person,masculine,,,count,human
amiguinho,noun,person,masculine,,,count,human
calouro,noun,person,masculine,,,count,human
caloiro,noun,person,masculine,,,count,human
veterano,noun,person,masculine,,,count,human
bolsista,noun,person,masculine,,,count,human
bolseiro,noun,person,masculine,,,count,human
formando,noun,person,masculine,,,count,human
graduando,noun,person,masculine,,,count,human
mestrando,noun,person,masculine,,,count,human
doutorando,noun,person,masculine,,,count,human
mestre,noun,person,masculine,,,count,human
reitor,noun,person,masculine,,,count,human
vice-diretor,noun,person,masculine,,,count,human
bedel,noun,person,masculine,,,count,human
explicador,noun,person,masculine,,,count,human
pesquisador,noun,person,masculine,,,count,human
investigador,noun,person,masculine,,,count,human
filósofo,noun,person,masculine,,,count,human
sociólogo,noun,person,masculine,,,count,human
historiador,noun,person,masculine,,,count,human
geógrafo,noun,person,masculine,,,count,human
geólogo,noun,person,masculine,,,count,human
linguista,noun,person,masculine,,,count,human
zoólogo,noun,person,masculine,,,count,human
meteorologista,noun,person,masculine,,,count,human
agrônomo,noun,person,masculine,,,count,human
topógrafo,noun,person,masculine,,,count,human
desenhista,noun,person,masculine,,,count,human
ilustrador,noun,person,masculine,,,count,human
caricaturista,noun,person,masculine,,,count,human
cartunista,noun,person,masculine,,,count,human
designer,noun,person,masculine,,,count,human
estilista,noun,person,masculine,,,count,human
decorador,noun,person,masculine,,,count,human
paisagista,noun,person,masculine,,,count,human
urbanista,noun,person,masculine,,,count,human
restaurador,noun,person,masculine,,,count,human
curador,noun,person,masculine,,,count,human
artesão,noun,person,masculine,,,count,human
ceramista,noun,person,masculine,,,count,human
oleiro,noun,person,masculine,,,count,human
joalheiro,noun,person,masculine,,,count,human
ourives,noun,person,masculine,,,count,human
relojoeiro,noun,person,masculine,,,count,human
tipógrafo,noun,person,masculine,,,count,human
editor,noun,person,masculine,,,count,human
redator,noun,person,masculine,,,count,human
colunista,noun,person,masculine,,,count,human
comentarista,noun,person,masculine,,,count,human
roteirista,noun,person,masculine,,,count,human
argumentista,noun,person,masculine,,,count,human
dramaturgo,noun,person,masculine,,,count,human
romancista,noun,person,masculine,,,count,human
cronista,noun,person,masculine,,,count,human
contista,noun,person,masculine,,,count,human
cordelista,noun,person,masculine,,,count,human
repentista,noun,person,masculine,,,count,human
narrador,noun,person,masculine,,,count,human
personagem,noun,person,masculine,,,count,human
protagonista,noun,person,masculine,,,count,human
vilão,noun,person,masculine,,,count,human
antagonista,noun,person,masculine,,,count,human
coadjuvante,noun,person,masculine,,,count,human
figurante,noun,person,masculine,,,count,human
cineasta,noun,person,masculine,,,count,human
realizador,noun,person,masculine,,,count,human
produtor,noun,person,masculine,,,count,human
cinegrafista,noun,person,masculine,,,count,human
iluminador,noun,person,masculine,,,count,human
maquiador,noun,person,masculine,,,count,human
figurinista,noun,person,masculine,,,count,human
cenógrafo,noun,person,masculine,,,count,human
contrarregra,noun,person,masculine,,,count,human
humorista,noun,person,masculine,,,count,human
comediante,noun,person,masculine,,,count,human
mímico,noun,person,masculine,,,count,human
ventríloquo,noun,person,masculine,,,count,human
ilusionista,noun,person,masculine,,,count,human
trapezista,noun,person,masculine,,,count,human
acrobata,noun,person,masculine,,,count,human
equilibrista,noun,person,masculine,,,count,human
domador,noun,person,masculine,,,count,human
maestro,noun,person,masculine,,,count,human
regente,noun,person,masculine,,,count,human
compositor,noun,person,masculine,,,count,human
sambista,noun,person,masculine,,,count,human
fadista,noun,person,masculine,,,count,human
rapper,noun,person,masculine,,,count,human
roqueiro,noun,person,masculine,,,count,human
DJ,noun,person,masculine,,,count,human
baterista,noun,person,masculine,,,count,human
baixista,noun,person,masculine,,,count,human
violinista,noun,person,masculine,,,count,human
flautista,noun,person,masculine,,,count,human
saxofonista,noun,person,masculine,,,count,human
percussionista,noun,person,masculine,,,count,human
violonista,noun,person,masculine,,,count,human
tecladista,noun,person,masculine,,,count,human
coreógrafo,noun,person,masculine,,,count,human
passista,noun,person,masculine,,,count,human
manequim,noun,person,masculine,,,count,human
influenciador,noun,person,masculine,,,count,human
influencer,noun,person,masculine,,,count,human
youtuber,noun,person,masculine,,,count,human
blogueiro,noun,person,masculine,,,count,human
streamer,noun,person,masculine,,,count,human
gamer,noun,person,masculine,,,count,human
hacker,noun,person,masculine,,,count,human
internauta,noun,person,masculine,,,count,human
usuário,noun,person,masculine,,,count,human
utilizador,noun,person,masculine,,,count,human
desenvolvedor,noun,person,masculine,,,count,human
maratonista,noun,person,masculine,,,count,human
velocista,noun,person,masculine,,,count,human
lançador,noun,person,masculine,,,count,human
boxeador,noun,person,masculine,,,count,human
pugilista,noun,person,masculine,,,count,human
judoca,noun,person,masculine,,,count,human
carateca,noun,person,masculine,,,count,human
esgrimista,noun,person,masculine,,,count,human
remador,noun,person,masculine,,,count,human
canoísta,noun,person,masculine,,,count,human
velejador,noun,person,masculine,,,count,human
alpinista,noun,person,masculine,,,count,human
montanhista,noun,person,masculine,,,count,human
escoteiro,noun,person,masculine,,,count,human
caminhante,noun,person,masculine,,,count,human
peregrino,noun,person,masculine,,,count,human
romeiro,noun,person,masculine,,,count,human
jóquei,noun,person,masculine,,,count,human
peão,noun,person,masculine,,,count,human
toureiro,noun,person,masculine,,,count,human
boiadeiro,noun,person,masculine,,,count,human
tratorista,noun,person,masculine,,,count,human
apicultor,noun,person,masculine,,,count,human
avicultor,noun,person,masculine,,,count,human
pecuarista,noun,person,masculine,,,count,human
latifundiário,noun,person,masculine,,,count,human
sem-terra,noun,person,masculine,,,count,human
boia-fria,noun,person,masculine,,,count,human
seringueiro,noun,person,masculine,,,count,human
garimpeiro,noun,person,masculine,,,count,human
lenhador,noun,person,masculine,,,count,human
madeireiro,noun,person,masculine,,,count,human
mateiro,noun,person,masculine,,,count,human
jangadeiro,noun,person,masculine,,,count,human
gondoleiro,noun,person,masculine,,,count,human
faroleiro,noun,person,masculine,,,count,human
náufrago,noun,person,masculine,,,count,human
tripulante,noun,person,masculine,,,count,human
clandestino,noun,person,masculine,,,count,human
sem-abrigo,noun,person,masculine,,,count,human
catador,noun,person,masculine,,,count,human
varredor,noun,person,masculine,,,count,human
engraxate,noun,person,masculine,,,count,human
office-boy,noun,person,masculine,,,count,human
estafeta,noun,person,masculine,,,count,human
telefonista,noun,person,masculine,,,count,human
teleoperador,noun,person,masculine,,,count,human
digitador,noun,person,masculine,,,count,human
datilógrafo,noun,person,masculine,,,count,human
gestor,noun,person,masculine,,,count,human
supervisor,noun,person,masculine,,,count,human
encarregado,noun,person,masculine,,,count,human
capataz,noun,person,masculine,,,count,human
diretor-geral,noun,person,masculine,,,count,human
colaborador,noun,person,masculine,,,count,human
freelancer,noun,person,masculine,,,count,human
diácono,noun,person,masculine,,,count,human
monge,noun,person,masculine,,,count,human
frade,noun,person,masculine,,,count,human
cardeal,noun,person,masculine,,,count,human
arcebispo,noun,person,masculine,,,count,human
vigário,noun,person,masculine,,,count,human
pároco,noun,person,masculine,,,count,human
sacristão,noun,person,masculine,,,count,human
coroinha,noun,person,masculine,,,count,human
acólito,noun,person,masculine,,,count,human
missionário,noun,person,masculine,,,count,human
apóstolo,noun,person,masculine,,,count,human
profeta,noun,person,masculine,,,count,human
mártir,noun,person,masculine,,,count,human
guru,noun,person,masculine,,,count,human
vidente,noun,person,masculine,,,count,human
cartomante,noun,person,masculine,,,count,human
adivinho,noun,person,masculine,,,count,human
exorcista,noun,person,masculine,,,count,human
demônio,noun,person,masculine,,,count,human
diabo,noun,person,masculine,,,count,human
saci,noun,person,masculine,,,count,human
lobisomem,noun,person,masculine,,,count,human
gnomo,noun,person,masculine,,,count,human
bicho-papão,noun,person,masculine,,,count,human
mago,noun,person,masculine,,,count,human
supervilão,noun,person,masculine,,,count,human
faraó,noun,person,masculine,,,count,human
sultão,noun,person,masculine,,,count,human
xeque,noun,person,masculine,,,count,human
samurai,noun,person,masculine,,,count,human
ninja,noun,person,masculine,,,count,human
gladiador,noun,person,masculine,,,count,human
bárbaro,noun,person,masculine,,,count,human
caubói,noun,person,masculine,,,count,human
bandeirante,noun,person,masculine,,,count,human
desbravador,noun,person,masculine,,,count,human
navegador,noun,person,masculine,,,count,human
descobridor,noun,person,masculine,,,count,human
conquistador,noun,person,masculine,,,count,human
corsário,noun,person,masculine,,,count,human
carreteiro,noun,person,masculine,,,count,human
dedetizador,noun,person,masculine,,,count,human
coveiro,noun,person,masculine,,,count,human
leiloeiro,noun,person,masculine,,,count,human
escrevente,noun,person,masculine,,,count,human
recenseador,noun,person,masculine,,,count,human
entrevistador,noun,person,masculine,,,count,human
entrevistado,noun,person,masculine,,,count,human
palestrante,noun,person,masculine,,,count,human
congressista,noun,person,masculine,,,count,human
participante,noun,person,masculine,,,count,human
finalista,noun,person,masculine,,,count,human
semifinalista,noun,person,masculine,,,count,human
medalhista,noun,person,masculine,,,count,human
recordista,noun,person,masculine,,,count,human
apostador,noun,person,masculine,,,count,human
ganhador,noun,person,masculine,,,count,human
aniversariante,noun,person,masculine,,,count,human
anfitrião,noun,person,masculine,,,count,human
intruso,noun,person,masculine,,,count,human
invasor,noun,person,masculine,,,count,human
ocupante,noun,person,masculine,,,count,human
campista,noun,person,masculine,,,count,human
excursionista,noun,person,masculine,,,count,human
banhista,noun,person,masculine,,,count,human
mediador,noun,person,masculine,,,count,human
astróloga,noun,person,feminine,,,count,human
arqueóloga,noun,person,feminine,,,count,human
astrônoma,noun,person,feminine,,,count,human
antropóloga,noun,person,feminine,,,count,human
assessora,noun,person,feminine,,,count,human
consultora,noun,person,feminine,,,count,human
corretora,noun,person,feminine,,,count,human
banqueira,noun,person,feminine,,,count,human
operadora,noun,person,feminine,,,count,human
auditora,noun,person,feminine,,,count,human
administradora,noun,person,feminine,,,count,human
empresária,noun,person,feminine,,,count,human
empreendedora,noun,person,feminine,,,count,human
comerciária,noun,person,feminine,,,count,human
fornecedora,noun,person,feminine,,,count,human
empacotadora,noun,person,feminine,,,count,human
açougueira,noun,person,feminine,,,count,human
peixeira,noun,person,feminine,,,count,human
verdureira,noun,person,feminine,,,count,human
quitandeira,noun,person,feminine,,,count,human
sorveteira,noun,person,feminine,,,count,human
doceira,noun,person,feminine,,,count,human
salgadeira,noun,person,feminine,,,count,human
copeira,noun,person,feminine,,,count,human
cozinheira-chefe,noun,person,feminine,,,count,human
serralheira,noun,person,feminine,,,count,human
soldadora,noun,person,feminine,,,count,human
borracheira,noun,person,feminine,,,count,human
cobradora,noun,person,feminine,,,count,human
revisora,noun,person,feminine,,,count,human
condutora,noun,person,feminine,,,count,human
aviadora,noun,person,feminine,,,count,human
perita,noun,person,feminine,,,count,human
promotora,noun,person,feminine,,,count,human
procuradora,noun,person,feminine,,,count,human
tabeliã,noun,person,feminine,,,count,human
notária,noun,person,feminine,,,count,human
escrivã,noun,person,feminine,,,count,human
jurada,noun,person,feminine,,,count,human
acusada,noun,person,feminine,,,count,human
assassina,noun,person,feminine,,,count,human
sequestradora,noun,person,feminine,,,count,human
refugiada,noun,person,feminine,,,count,human
exilada,noun,person,feminine,,,count,human
nativa,noun,person,feminine,,,count,human
colona,noun,person,feminine,,,count,human
escrava,noun,person,feminine,,,count,human
embaixadora,noun,person,feminine,,,count,human
consulesa,noun,person,feminine,,,count,human
imperatriz,noun,person,feminine,,,count,human
duquesa,noun,person,feminine,,,count,human
condessa,noun,person,feminine,,,count,human
baronesa,noun,person,feminine,,,count,human
marquesa,noun,person,feminine,,,count,human
plebeia,noun,person,feminine,,,count,human
serva,noun,person,feminine,,,count,human
governanta,noun,person,feminine,,,count,human
primeira-dama,noun,person,feminine,,,count,human
primeira-ministra,noun,person,feminine,,,count,human
candidata,noun,person,feminine,,,count,human
eleitora,noun,person,feminine,,,count,human
mesária,noun,person,feminine,,,count,human
sócia,noun,person,feminine,,,count,human
associada,noun,person,feminine,,,count,human
investidora,noun,person,feminine,,,count,human
proprietária,noun,person,feminine,,,count,human
inquilina,noun,person,feminine,,,count,human
senhoria,noun,person,feminine,,,count,human
consumidora,noun,person,feminine,,,count,human
freguesa,noun,person,feminine,,,count,human
compradora,noun,person,feminine,,,count,human
síndica,noun,person,feminine,,,count,human
psicopedagoga,noun,person,feminine,,,count,human
neuropsicóloga,noun,person,feminine,,,count,human
cirurgiã,noun,person,feminine,,,count,human
podóloga,noun,person,feminine,,,count,human
maqueira,noun,person,feminine,,,count,human
curandeira,noun,person,feminine,,,count,human
benzedeira,noun,person,feminine,,,count,human
ex-namorada,noun,person,feminine,,,count,human
ex-mulher,noun,person,feminine,,,count,human
tia-avó,noun,person,feminine,,,count,human
sobrinha-neta,noun,person,feminine,,,count,human
tataravó,noun,person,feminine,,,count,human
trisavó,noun,person,feminine,,,count,human
concunhada,noun,person,feminine,,,count,human
comadre,noun,person,feminine,,,count,human
meia-irmã,noun,person,feminine,,,count,human
garotinha,noun,person,feminine,,,count,human
guria,noun,person,feminine,,,count,human
catraia,noun,person,feminine,,,count,human
velhinha,noun,person,feminine,,,count,human
velhota,noun,person,feminine,,,count,human
donzela,noun,person,feminine,,,count,human
debutante,noun,person,feminine,,,count,human
miss,noun,person,feminine,,,count,human
aliada,noun,person,feminine,,,count,human
adversária,noun,person,feminine,,,count,human
amiguinha,noun,person,feminine,,,count,human
caloura,noun,person,feminine,,,count,human
caloira,noun,person,feminine,,,count,human
veterana,noun,person,feminine,,,count,human
reitora,noun,person,feminine,,,count,human
vice-diretora,noun,person,feminine,,,count,human
explicadora,noun,person,feminine,,,count,human
pesquisadora,noun,person,feminine,,,count,human
investigadora,noun,person,feminine,,,count,human
filósofa,noun,person,feminine,,,count,human
socióloga,noun,person,feminine,,,count,human
historiadora,noun,person,feminine,,,count,human
geógrafa,noun,person,feminine,,,count,human
geóloga,noun,person,feminine,,,count,human
zoóloga,noun,person,feminine,,,count,human
agrônoma,noun,person,feminine,,,count,human
ilustradora,noun,person,feminine,,,count,human
decoradora,noun,person,feminine,,,count,human
restauradora,noun,person,feminine,,,count,human
curadora,noun,person,feminine,,,count,human
artesã,noun,person,feminine,,,count,human
joalheira,noun,person,feminine,,,count,human
editora-chefe,noun,person,feminine,,,count,human
redatora,noun,person,feminine,,,count,human
narradora,noun,person,feminine,,,count,human
vilã,noun,person,feminine,,,count,human
produtora,noun,person,feminine,,,count,human
maquiadora,noun,person,feminine,,,count,human
cenógrafa,noun,person,feminine,,,count,human
maestrina,noun,person,feminine,,,count,human
compositora,noun,person,feminine,,,count,human
roqueira,noun,person,feminine,,,count,human
coreógrafa,noun,person,feminine,,,count,human
manicure,noun,person,feminine,,,count,human
pedicure,noun,person,feminine,,,count,human
esteticista,noun,person,feminine,,,count,human
depiladora,noun,person,feminine,,,count,human
lavadeira,noun,person,feminine,,,count,human
bordadeira,noun,person,feminine,,,count,human
rendeira,noun,person,feminine,,,count,human
fiandeira,noun,person,feminine,,,count,human
mulher-polícia,noun,person,feminine,,,count,human
influenciadora,noun,person,feminine,,,count,human
blogueira,noun,person,feminine,,,count,human
usuária,noun,person,feminine,,,count,human
desenvolvedora,noun,person,feminine,,,count,human
boxeadora,noun,person,feminine,,,count,human
remadora,noun,person,feminine,,,count,human
velejadora,noun,person,feminine,,,count,human
escoteira,noun,person,feminine,,,count,human
peregrina,noun,person,feminine,,,count,human
romeira,noun,person,feminine,,,count,human
apicultora,noun,person,feminine,,,count,human
catadora,noun,person,feminine,,,count,human
gestora,noun,person,feminine,,,count,human
supervisora,noun,person,feminine,,,count,human
encarregada,noun,person,feminine,,,count,human
colaboradora,noun,person,feminine,,,count,human
monja,noun,person,feminine,,,count,human
madre,noun,person,feminine,,,count,human
missionária,noun,person,feminine,,,count,human
profetisa,noun,person,feminine,,,count,human
maga,noun,person,feminine,,,count,human
odalisca,noun,person,feminine,,,count,human
gueixa,noun,person,feminine,,,count,human
anfitriã,noun,person,feminine,,,count,human
intrusa,noun,person,feminine,,,count,human
invasora,noun,person,feminine,,,count,human
ganhadora,noun,person,feminine,,,count,human
entrevistadora,noun,person,feminine,,,count,human
entrevistada,noun,person,feminine,,,count,human
mediadora,noun,person,feminine,,,count,human
parturiente,noun,person,feminine,,,count,human
ama-seca,noun,person,feminine,,,count,human
daminha,noun,person,feminine,,,count,human
goleira,noun,person,feminine,,,count,human
zagueira,noun,person,feminine,,,count,human
presidenta,noun,person,feminine,,,count,human
delegação,noun,person,feminine,,,count,human
comissão,noun,person,feminine,,,count,human
comitiva,noun,person,feminine,,,count,human
associação,noun,person,feminine,,,count,human
organização,noun,person,feminine,,,count,human
irmandade,noun,person,feminine,,,count,human
seita,noun,person,feminine,,,count,human
gangue,noun,person,feminine,,,count,human
máfia,noun,person,feminine,,,count,human
patrulha,noun,person,feminine,,,count,human
dupla,noun,person,feminine,,,count,human
trupe,noun,person,feminine,,,count,human
claque,noun,person,feminine,,,count,human
guarnição,noun,person,feminine,,,count,human
seleção,noun,person,feminine,,,count,human
comunidade,noun,person,feminine,,,count,human
sociedade,noun,person,feminine,,,count,human
geração,noun,person,feminine,,,count,human
clientela,noun,person,feminine,,,count,human
plebe,noun,person,feminine,,,count,human
nobreza,noun,person,feminine,,,count,human
burguesia,noun,person,feminine,,,count,human
clero,noun,person,masculine,,,mass,human
eleitorado,noun,person,masculine,,,mass,human
criançada,noun,person,feminine,,,mass,human
garotada,noun,person,feminine,,,mass,human
rapaziada,noun,person,feminine,,,mass,human
molecada,noun,person,feminine,,,mass,human
mocidade,noun,person,feminine,,,mass,human
malta,noun,person,feminine,,,mass,human
meninada,noun,person,feminine,,,mass,human
aeródromo,noun,place,masculine,,,count,inanimate,definite
beira-mar,noun,place,feminine,,,count,inanimate,definite
brejo,noun,place,masculine,,,count,inanimate,definite
cabaré,noun,place,masculine,,,count,inanimate,definite
canavial,noun,place,masculine,,,count,inanimate,definite
cafezal,noun,place,masculine,,,count,inanimate,definite
arrozal,noun,place,masculine,,,count,inanimate,definite
milharal,noun,place,masculine,,,count,inanimate,definite
laranjal,noun,place,masculine,,,count,inanimate,definite
olival,noun,place,masculine,,,count,inanimate,definite
vinhedo,noun,place,masculine,,,count,inanimate,definite
bananal,noun,place,masculine,,,count,inanimate,definite
roseiral,noun,place,masculine,,,count,inanimate,definite
seringal,noun,place,masculine,,,count,inanimate,definite
cerrado,noun,place,masculine,,,count,inanimate,definite
sertão,noun,place,masculine,,,count,inanimate,definite
pampa,noun,place,masculine,,,count,inanimate,definite
planalto,noun,place,masculine,,,count,inanimate,definite
pico,noun,place,masculine,,,count,inanimate,definite
cume,noun,place,masculine,,,count,inanimate,definite
outeiro,noun,place,masculine,,,count,inanimate,definite
sopé,noun,place,masculine,,,count,inanimate,definite
barranco,noun,place,masculine,,,count,inanimate,definite
igarapé,noun,place,masculine,,,count,inanimate,definite
açude,noun,place,masculine,,,count,inanimate,definite
arroio,noun,place,masculine,,,count,inanimate,definite
córrego,noun,place,masculine,,,count,inanimate,definite
afluente,noun,place,masculine,,,count,inanimate,definite
estuário,noun,place,masculine,,,count,inanimate,definite
golfo,noun,place,masculine,,,count,inanimate,definite
istmo,noun,place,masculine,,,count,inanimate,definite
arquipélago,noun,place,masculine,,,count,inanimate,definite
atol,noun,place,masculine,,,count,inanimate,definite
manguezal,noun,place,masculine,,,count,inanimate,definite
charco,noun,place,masculine,,,count,inanimate,definite
lamaçal,noun,place,masculine,,,count,inanimate,definite
autódromo,noun,place,masculine,,,count,inanimate,definite
hipódromo,noun,place,masculine,,,count,inanimate,definite
kartódromo,noun,place,masculine,,,count,inanimate,definite
sambódromo,noun,place,masculine,,,count,inanimate,definite
velódromo,noun,place,masculine,,,count,inanimate,definite
pavilhão,noun,place,masculine,,,count,inanimate,definite
boteco,noun,place,masculine,,,count,inanimate,definite
botequim,noun,place,masculine,,,count,inanimate,definite
buteco,noun,place,masculine,,,count,inanimate,definite
bistrô,noun,place,masculine,,,count,inanimate,definite
rodízio,noun,place,masculine,,,count,inanimate,definite
self-service,noun,place,masculine,,,count,inanimate,definite
drive-thru,noun,place,masculine,,,count,inanimate,definite
drive-in,noun,place,masculine,,,count,inanimate,definite
empório,noun,place,masculine,,,count,inanimate,definite
brechó,noun,place,masculine,,,count,inanimate,definite
camelódromo,noun,place,masculine,,,count,inanimate,definite
petshop,noun,place,masculine,,,count,inanimate,definite
spa,noun,place,masculine,,,count,inanimate,definite
sindicato,noun,place,masculine,,,count,inanimate,definite
ministério,noun,place,masculine,,,count,inanimate,definite
parlamento,noun,place,masculine,,,count,inanimate,definite
senado,noun,place,masculine,,,count,inanimate,definite
conservatório,noun,place,masculine,,,count,inanimate,definite
seminário,noun,place,masculine,,,count,inanimate,definite
internato,noun,place,masculine,,,count,inanimate,definite
liceu,noun,place,masculine,,,count,inanimate,definite
jardim-escola,noun,place,masculine,,,count,inanimate,definite
abrigo,noun,place,masculine,,,count,inanimate,definite
albergue,noun,place,masculine,,,count,inanimate,definite
hostel,noun,place,masculine,,,count,inanimate,definite
motel,noun,place,masculine,,,count,inanimate,definite
resort,noun,place,masculine,,,count,inanimate,definite
hotel-fazenda,noun,place,masculine,,,count,inanimate,definite
alojamento,noun,place,masculine,,,count,inanimate,definite
retiro,noun,place,masculine,,,count,inanimate,definite
santuário,noun,place,masculine,,,count,inanimate,definite
oratório,noun,place,masculine,,,count,inanimate,definite
campanário,noun,place,masculine,,,count,inanimate,definite
mausoléu,noun,place,masculine,,,count,inanimate,definite
crematório,noun,place,masculine,,,count,inanimate,definite
necrotério,noun,place,masculine,,,count,inanimate,definite
matadouro,noun,place,masculine,,,count,inanimate,definite
silo,noun,place,masculine,,,count,inanimate,definite
engenho,noun,place,masculine,,,count,inanimate,definite
alambique,noun,place,masculine,,,count,inanimate,definite
garimpo,noun,place,masculine,,,count,inanimate,definite
estaleiro,noun,place,masculine,,,count,inanimate,definite
depósito,noun,place,masculine,,,count,inanimate,definite
galpão,noun,place,masculine,,,count,inanimate,definite
hangar,noun,place,masculine,,,count,inanimate,definite
ferro-velho,noun,place,masculine,,,count,inanimate,definite
lava-jato,noun,place,masculine,,,count,inanimate,definite
lava-rápido,noun,place,masculine,,,count,inanimate,definite
coreto,noun,place,masculine,,,count,inanimate,definite
chafariz,noun,place,masculine,,,count,inanimate,definite
monumento,noun,place,masculine,,,count,inanimate,definite
memorial,noun,place,masculine,,,count,inanimate,definite
obelisco,noun,place,masculine,,,count,inanimate,definite
farol,noun,place,masculine,,,count,inanimate,definite
molhe,noun,place,masculine,,,count,inanimate,definite
ancoradouro,noun,place,masculine,,,count,inanimate,definite
trapiche,noun,place,masculine,,,count,inanimate,definite
píer,noun,place,masculine,,,count,inanimate,definite
quartel-general,noun,place,masculine,,,count,inanimate,definite
bunker,noun,place,masculine,,,count,inanimate,definite
reformatório,noun,place,masculine,,,count,inanimate,definite
manicômio,noun,place,masculine,,,count,inanimate,definite
hospício,noun,place,masculine,,,count,inanimate,definite
hortifrúti,noun,place,masculine,,,count,inanimate,definite
varejão,noun,place,masculine,,,count,inanimate,definite
atacadão,noun,place,masculine,,,count,inanimate,definite
outlet,noun,place,masculine,,,count,inanimate,definite
coworking,noun,place,masculine,,,count,inanimate,definite
estande,noun,place,masculine,,,count,inanimate,definite
guichê,noun,place,masculine,,,count,inanimate,definite
ecoponto,noun,place,masculine,,,count,inanimate,definite
vidrão,noun,place,masculine,,,count,inanimate,definite
subúrbio,noun,place,masculine,,,count,inanimate,definite
município,noun,place,masculine,,,count,inanimate,definite
concelho,noun,place,masculine,,,count,inanimate,definite
distrito,noun,place,masculine,,,count,inanimate,definite
território,noun,place,masculine,,,count,inanimate,definite
estado,noun,place,masculine,,,count,inanimate,definite
reino,noun,place,masculine,,,count,inanimate,definite
império,noun,place,masculine,,,count,inanimate,definite
principado,noun,place,masculine,,,count,inanimate,definite
trópico,noun,idea,masculine,,,count,inanimate
meridiano,noun,idea,masculine,,,count,inanimate
apeadeiro,noun,place,masculine,,,count,inanimate,definite
miradouro,noun,place,masculine,,,count,inanimate,definite
adro,noun,place,masculine,,,count,inanimate,definite
adega,noun,place,feminine,,,count,inanimate,definite
alfaiataria,noun,place,feminine,,,count,inanimate,definite
arena,noun,place,feminine,,,count,inanimate,definite
boate,noun,place,feminine,,,count,inanimate,definite
bodega,noun,place,feminine,,,count,inanimate,definite
borracharia,noun,place,feminine,,,count,inanimate,definite
bombonière,noun,place,feminine,,,count,inanimate,definite
carpintaria,noun,place,feminine,,,count,inanimate,definite
charcutaria,noun,place,feminine,,,count,inanimate,definite
charutaria,noun,place,feminine,,,count,inanimate,definite
chapelaria,noun,place,feminine,,,count,inanimate,definite
churrascaria,noun,place,feminine,,,count,inanimate,definite
cervejaria,noun,place,feminine,,,count,inanimate,definite
temakeria,noun,place,feminine,,,count,inanimate,definite
tasca,noun,place,feminine,,,count,inanimate,definite
taberna,noun,place,feminine,,,count,inanimate,definite
taverna,noun,place,feminine,,,count,inanimate,definite
marisqueira,noun,place,feminine,,,count,inanimate,definite
confeitaria,noun,place,feminine,,,count,inanimate,definite
chocolateria,noun,place,feminine,,,count,inanimate,definite
ervanária,noun,place,feminine,,,count,inanimate,definite
retrosaria,noun,place,feminine,,,count,inanimate,definite
videolocadora,noun,place,feminine,,,count,inanimate,definite
locadora,noun,place,feminine,,,count,inanimate,definite
imobiliária,noun,place,feminine,,,count,inanimate,definite
seguradora,noun,place,feminine,,,count,inanimate,definite
transportadora,noun,place,feminine,,,count,inanimate,definite
construtora,noun,place,feminine,,,count,inanimate,definite
gráfica,noun,place,feminine,,,count,inanimate,definite
editora,noun,place,feminine,,,count,inanimate,definite
gravadora,noun,place,feminine,,,count,inanimate,definite
emissora,noun,place,feminine,,,count,inanimate,definite
subestação,noun,place,feminine,,,count,inanimate,definite
barragem,noun,place,feminine,,,count,inanimate,definite
represa,noun,place,feminine,,,count,inanimate,definite
hidrelétrica,noun,place,feminine,,,count,inanimate,definite
refinaria,noun,place,feminine,,,count,inanimate,definite
mineradora,noun,place,feminine,,,count,inanimate,definite
salina,noun,place,feminine,,,count,inanimate,definite
olaria,noun,place,feminine,,,count,inanimate,definite
serraria,noun,place,feminine,,,count,inanimate,definite
tecelagem,noun,place,feminine,,,count,inanimate,definite
metalúrgica,noun,place,feminine,,,count,inanimate,definite
montadora,noun,place,feminine,,,count,inanimate,definite
fundição,noun,place,feminine,,,count,inanimate,definite
cooperativa,noun,place,feminine,,,count,inanimate,definite
granja,noun,place,feminine,,,count,inanimate,definite
chácara,noun,place,feminine,,,count,inanimate,definite
herdade,noun,place,feminine,,,count,inanimate,definite
estância,noun,place,feminine,,,count,inanimate,definite
vacaria,noun,place,feminine,,,count,inanimate,definite
pocilga,noun,place,feminine,,,count,inanimate,definite
coelheira,noun,place,feminine,,,count,inanimate,definite
seara,noun,place,feminine,,,count,inanimate,definite
lavoura,noun,place,feminine,,,count,inanimate,definite
pastagem,noun,place,feminine,,,count,inanimate,definite
pradaria,noun,place,feminine,,,count,inanimate,definite
savana,noun,place,feminine,,,count,inanimate,definite
tundra,noun,place,feminine,,,count,inanimate,definite
taiga,noun,place,feminine,,,count,inanimate,definite
restinga,noun,place,feminine,,,count,inanimate,definite
várzea,noun,place,feminine,,,count,inanimate,definite
serrania,noun,place,feminine,,,count,inanimate,definite
encosta,noun,place,feminine,,,count,inanimate,definite
colina,noun,place,feminine,,,count,inanimate,definite
ribanceira,noun,place,feminine,,,count,inanimate,definite
falésia,noun,place,feminine,,,count,inanimate,definite
enseada,noun,place,feminine,,,count,inanimate,definite
angra,noun,place,feminine,,,count,inanimate,definite
península,noun,place,feminine,,,count,inanimate,definite
foz,noun,place,feminine,,,count,inanimate,definite
margem,noun,place,feminine,,,count,inanimate,definite
ribeira,noun,place,feminine,,,count,inanimate,definite
corredeira,noun,place,feminine,,,count,inanimate,definite
queda-d'água,noun,place,feminine,,,count,inanimate,definite
ilhota,noun,place,feminine,,,count,inanimate,definite
laguna,noun,place,feminine,,,count,inanimate,definite
comarca,noun,place,feminine,,,count,inanimate,definite
metrópole,noun,place,feminine,,,count,inanimate,definite
cidade-dormitório,noun,place,feminine,,,count,inanimate,definite
ruela,noun,place,feminine,,,count,inanimate,definite
azinhaga,noun,place,feminine,,,count,inanimate,definite
circunvalação,noun,place,feminine,,,count,inanimate,definite
ciclofaixa,noun,place,feminine,,,count,inanimate,definite
pinacoteca,noun,place,feminine,,,count,inanimate,definite
cinemateca,noun,place,feminine,,,count,inanimate,definite
ludoteca,noun,place,feminine,,,count,inanimate,definite
midiateca,noun,place,feminine,,,count,inanimate,definite
pré-escola,noun,place,feminine,,,count,inanimate,definite
policlínica,noun,place,feminine,,,count,inanimate,definite
morgue,noun,place,feminine,,,count,inanimate,definite
funerária,noun,place,feminine,,,count,inanimate,definite
penitenciária,noun,place,feminine,,,count,inanimate,definite
masmorra,noun,place,feminine,,,count,inanimate,definite
promotoria,noun,place,feminine,,,count,inanimate,definite
subprefeitura,noun,place,feminine,,,count,inanimate,definite
conservatória,noun,place,feminine,,,count,inanimate,definite
ermida,noun,place,feminine,,,count,inanimate,definite
basílica,noun,place,feminine,,,count,inanimate,definite
abadia,noun,place,feminine,,,count,inanimate,definite
sacristia,noun,place,feminine,,,count,inanimate,definite
cripta,noun,place,feminine,,,count,inanimate,definite
muralha,noun,place,feminine,,,count,inanimate,definite
ruína,noun,place,feminine,,,count,inanimate,definite
escadaria,noun,place,feminine,,,count,inanimate,definite
estalagem,noun,place,feminine,,,count,inanimate,definite
hospedaria,noun,place,feminine,,,count,inanimate,definite
pensão,noun,place,feminine,,,count,inanimate,definite
gasolineira,noun,place,feminine,,,count,inanimate,definite
aposento,noun,room,masculine,,,count,inanimate,definite
gabinete,noun,room,masculine,,,count,inanimate,definite
vestíbulo,noun,room,masculine,,,count,inanimate,definite
átrio,noun,room,masculine,,,count,inanimate,definite
patamar,noun,room,masculine,,,count,inanimate,definite
mezanino,noun,room,masculine,,,count,inanimate,definite
subsolo,noun,room,masculine,,,count,inanimate,definite
alpendre,noun,room,masculine,,,count,inanimate,definite
puxadinho,noun,room,masculine,,,count,inanimate,definite
barracão,noun,room,masculine,,,count,inanimate,definite
forro,noun,thing,masculine,,,count,inanimate
camarote,noun,room,masculine,,,count,inanimate,definite
cubículo,noun,room,masculine,,,count,inanimate,definite
fosso,noun,place,masculine,,,count,inanimate,definite
anfiteatro,noun,room,masculine,,,count,inanimate,definite
antessala,noun,room,feminine,,,count,inanimate,definite
antecâmara,noun,room,feminine,,,count,inanimate,definite
cobertura,noun,room,feminine,,,count,inanimate,definite
coxia,noun,room,feminine,,,count,inanimate,definite
edícula,noun,room,feminine,,,count,inanimate,definite
guarita,noun,room,feminine,,,count,inanimate,definite
kitchenette,noun,room,feminine,,,count,inanimate,definite
marquise,noun,room,feminine,,,count,inanimate,definite
portaria,noun,room,feminine,,,count,inanimate,definite
saleta,noun,room,feminine,,,count,inanimate,definite
senzala,noun,place,feminine,,,count,inanimate,definite
divisão,noun,room,feminine,,,count,inanimate,definite
cave,noun,room,feminine,,,count,inanimate,definite
água-furtada,noun,room,feminine,,,count,inanimate,definite
bangalô,noun,home,masculine,,,count,inanimate
cortiço,noun,home,masculine,,,count,inanimate
duplex,noun,home,masculine,,,count,inanimate
flat,noun,home,masculine,,,count,inanimate
kitnet,noun,home,masculine,,,count,inanimate
loft,noun,home,masculine,,,count,inanimate
palacete,noun,home,masculine,,,count,inanimate
palafita,noun,home,feminine,,,count,inanimate
tenda,noun,home,feminine,,,count,inanimate
maloca,noun,home,feminine,,,count,inanimate
vivenda,noun,home,feminine,,,count,inanimate
tapera,noun,home,feminine,,,count,inanimate
quitinete,noun,home,feminine,,,count,inanimate
cabideiro,noun,furniture,masculine,,,count,inanimate
canapé,noun,furniture,masculine,,,count,inanimate
divã,noun,furniture,masculine,,,count,inanimate
guarda-louça,noun,furniture,masculine,,,count,inanimate
estrado,noun,furniture,masculine,,,count,inanimate
futon,noun,furniture,masculine,,,count,inanimate
cercadinho,noun,furniture,masculine,,,count,inanimate
porta-chapéus,noun,furniture,masculine,,,count,inanimate
porta-revistas,noun,furniture,masculine,,,count,inanimate
porta-guarda-chuvas,noun,furniture,masculine,,,count,inanimate
escaninho,noun,furniture,masculine,,,count,inanimate
tamborete,noun,furniture,masculine,,,count,inanimate
louceiro,noun,furniture,masculine,,,count,inanimate
toucador,noun,furniture,masculine,,,count,inanimate
arca,noun,furniture,feminine,,,count,inanimate
banqueta,noun,furniture,feminine,,,count,inanimate
cama-beliche,noun,furniture,feminine,,,count,inanimate
cabeceira,noun,furniture,feminine,,,count,inanimate
namoradeira,noun,furniture,feminine,,,count,inanimate
vitrina,noun,furniture,feminine,,,count,inanimate
papeleira,noun,furniture,feminine,,,count,inanimate
jacuzzi,noun,furniture,feminine,,,count,inanimate
arandela,noun,furniture,feminine,,,count,inanimate
esteira,noun,furniture,feminine,,,count,inanimate
alcatifa,noun,furniture,feminine,,,count,inanimate
tapeçaria,noun,furniture,feminine,,,count,inanimate
camilha,noun,furniture,feminine,,,count,inanimate
climatizador,noun,device,masculine,,,count,inanimate,definite
desumidificador,noun,device,masculine,,,count,inanimate,definite
mixer,noun,device,masculine,,,count,inanimate,definite
multiprocessador,noun,device,masculine,,,count,inanimate,definite
termoventilador,noun,device,masculine,,,count,inanimate,definite
esquentador,noun,device,masculine,,,count,inanimate,definite
frigobar,noun,device,masculine,,,count,inanimate,definite
laptop,noun,device,masculine,,,count,inanimate,definite
mouse,noun,device,masculine,,,count,inanimate,definite
orelhão,noun,device,masculine,,,count,inanimate,definite
intercomunicador,noun,device,masculine,,,count,inanimate,definite
videoporteiro,noun,device,masculine,,,count,inanimate,definite
toca-discos,noun,device,masculine,,,count,inanimate,definite
gira-discos,noun,device,masculine,,,count,inanimate,definite
toca-fitas,noun,device,masculine,,,count,inanimate,definite
videocassete,noun,device,masculine,,,count,inanimate,definite
retroprojetor,noun,device,masculine,,,count,inanimate,definite
depilador,noun,device,masculine,,,count,inanimate,definite
massageador,noun,device,masculine,,,count,inanimate,definite
babyliss,noun,device,masculine,,,count,inanimate,definite
oxímetro,noun,device,masculine,,,count,inanimate,definite
glicosímetro,noun,device,masculine,,,count,inanimate,definite
desfibrilador,noun,device,masculine,,,count,inanimate,definite
eletrocardiógrafo,noun,device,masculine,,,count,inanimate,definite
respirador,noun,device,masculine,,,count,inanimate,definite
kindle,noun,device,masculine,,,count,inanimate,definite
xbox,noun,device,masculine,,,count,inanimate,definite
playstation,noun,device,masculine,,,count,inanimate,definite
nintendo,noun,device,masculine,,,count,inanimate,definite
boiler,noun,device,masculine,,,count,inanimate,definite
maquininha,noun,device,feminine,,,count,inanimate,definite
fotocopiadora,noun,device,feminine,,,count,inanimate,definite
copiadora,noun,device,feminine,,,count,inanimate,definite
trituradora,noun,device,feminine,,,count,inanimate,definite
picadora,noun,device,feminine,,,count,inanimate,definite
centrífuga,noun,device,feminine,,,count,inanimate,definite
iogurteira,noun,device,feminine,,,count,inanimate,definite
pipoqueira,noun,device,feminine,,,count,inanimate,definite
cervejeira,noun,device,feminine,,,count,inanimate,definite
parabólica,noun,device,feminine,,,count,inanimate,definite
caldeira,noun,device,feminine,,,count,inanimate,definite
altímetro,noun,device,masculine,,,count,inanimate
barômetro,noun,device,masculine,,,count,inanimate
circuito,noun,device,masculine,,,count,inanimate
processador,noun,device,masculine,,,count,inanimate
touchpad,noun,device,masculine,,,count,inanimate
servidor,noun,device,masculine,,,count,inanimate
software,noun,device,masculine,,,mass,inanimate
hardware,noun,device,masculine,,,mass,inanimate
vocalizador,noun,device,masculine,,,count,inanimate
rastreador,noun,device,masculine,,,count,inanimate
smartwatch,noun,device,masculine,,,count,inanimate
pager,noun,device,masculine,,,count,inanimate
rádio-relógio,noun,device,masculine,,,count,inanimate
radar,noun,device,masculine,,,count,inanimate
sonar,noun,device,masculine,,,count,inanimate
laser,noun,device,masculine,,,count,inanimate
diapasão,noun,device,masculine,,,count,inanimate
metrônomo,noun,device,masculine,,,count,inanimate
afinador,noun,device,masculine,,,count,inanimate
amplificador,noun,device,masculine,,,count,inanimate
subwoofer,noun,device,masculine,,,count,inanimate
headset,noun,device,masculine,,,count,inanimate
flash,noun,device,masculine,,,count,inanimate
refletor,noun,device,masculine,,,count,inanimate
LED,noun,device,masculine,,,count,inanimate
nobreak,noun,device,masculine,,,count,inanimate
estabilizador,noun,device,masculine,,,count,inanimate
transformador,noun,device,masculine,,,count,inanimate
relé,noun,device,masculine,,,count,inanimate
transistor,noun,device,masculine,,,count,inanimate
resistor,noun,device,masculine,,,count,inanimate
semicondutor,noun,device,masculine,,,count,inanimate
eletrodoméstico,noun,device,masculine,,,count,inanimate
utensílio,noun,thing,masculine,,,count,inanimate
apetrecho,noun,thing,masculine,,,count,inanimate
equipamento,noun,device,masculine,,,count,inanimate
dispositivo,noun,device,masculine,,,count,inanimate
mecanismo,noun,device,masculine,,,count,inanimate
esterilizador,noun,device,masculine,,,count,inanimate
paquímetro,noun,device,masculine,,,count,inanimate
multímetro,noun,device,masculine,,,count,inanimate
mata-mosquitos,noun,device,masculine,,,count,inanimate
esmerilhadeira,noun,device,feminine,,,count,inanimate
lixadeira,noun,device,feminine,,,count,inanimate
parafusadeira,noun,device,feminine,,,count,inanimate
tupia,noun,device,feminine,,,count,inanimate
politriz,noun,device,feminine,,,count,inanimate
britadeira,noun,device,feminine,,,count,inanimate
roçadeira,noun,device,feminine,,,count,inanimate
placa-mãe,noun,device,feminine,,,count,inanimate
incubadora,noun,device,feminine,,,count,inanimate
chocadeira,noun,device,feminine,,,count,inanimate
ordenhadeira,noun,device,feminine,,,count,inanimate
colheitadeira,noun,device,feminine,,,count,inanimate
semeadora,noun,device,feminine,,,count,inanimate
aerobarco,noun,vehicle,masculine,,,count,inanimate
bimotor,noun,vehicle,masculine,,,count,inanimate
bondinho,noun,vehicle,masculine,,,count,inanimate
bugue,noun,vehicle,masculine,,,count,inanimate
caminhão-pipa,noun,vehicle,masculine,,,count,inanimate
caminhão-tanque,noun,vehicle,masculine,,,count,inanimate
carrossel,noun,thing,masculine,,,count,inanimate
catamarã,noun,vehicle,masculine,,,count,inanimate
coche,noun,vehicle,masculine,,,count,inanimate
cargueiro,noun,vehicle,masculine,,,count,inanimate
furgão,noun,vehicle,masculine,,,count,inanimate
hatch,noun,vehicle,masculine,,,count,inanimate
hidroavião,noun,vehicle,masculine,,,count,inanimate
motorhome,noun,vehicle,masculine,,,count,inanimate
monomotor,noun,vehicle,masculine,,,count,inanimate
monotrilho,noun,vehicle,masculine,,,count,inanimate
porta-aviões,noun,vehicle,masculine,,,count,inanimate
rebocador,noun,vehicle,masculine,,,count,inanimate
sedã,noun,vehicle,masculine,,,count,inanimate
segway,noun,vehicle,masculine,,,count,inanimate
sidecar,noun,vehicle,masculine,,,count,inanimate
ultraleve,noun,vehicle,masculine,,,count,inanimate
pedalinho,noun,vehicle,masculine,,,count,inanimate
parapente,noun,vehicle,masculine,,,count,inanimate
VLT,noun,vehicle,masculine,,,count,inanimate
BRT,noun,vehicle,masculine,,,count,inanimate
monovolume,noun,vehicle,masculine,,,count,inanimate
descapotável,noun,vehicle,masculine,,,count,inanimate
SUV,noun,vehicle,masculine,,,count,inanimate
aeronave,noun,vehicle,feminine,,,count,inanimate
barcaça,noun,vehicle,feminine,,,count,inanimate
carroceria,noun,thing,feminine,,,count,inanimate
embarcação,noun,vehicle,feminine,,,count,inanimate
empilhadeira,noun,vehicle,feminine,,,count,inanimate
gôndola,noun,vehicle,feminine,,,count,inanimate
mobilete,noun,vehicle,feminine,,,count,inanimate
motoneta,noun,vehicle,feminine,,,count,inanimate
nau,noun,vehicle,feminine,,,count,inanimate
fragata,noun,vehicle,feminine,,,count,inanimate
perua,noun,vehicle,feminine,,,count,inanimate
picape,noun,vehicle,feminine,,,count,inanimate
piroga,noun,vehicle,feminine,,,count,inanimate
scooter,noun,vehicle,feminine,,,count,inanimate
tirolesa,noun,thing,feminine,,,count,inanimate
ferrovia,noun,place,feminine,,,count,inanimate,definite
autocaravana,noun,vehicle,feminine,,,count,inanimate
frota,noun,vehicle,feminine,,,count,inanimate
acelerador,noun,thing,masculine,,,count,inanimate
airbag,noun,thing,masculine,,,count,inanimate
amortecedor,noun,thing,masculine,,,count,inanimate
câmbio,noun,thing,masculine,,,count,inanimate
capô,noun,thing,masculine,,,count,inanimate
carburador,noun,thing,masculine,,,count,inanimate
catalisador,noun,thing,masculine,,,count,inanimate
chassi,noun,thing,masculine,,,count,inanimate
escapamento,noun,thing,masculine,,,count,inanimate
eixo,noun,thing,masculine,,,count,inanimate
farolete,noun,thing,masculine,,,count,inanimate
farolim,noun,thing,masculine,,,count,inanimate
freio,noun,thing,masculine,,,count,inanimate
travão,noun,thing,masculine,,,count,inanimate
guidão,noun,thing,masculine,,,count,inanimate
guiador,noun,thing,masculine,,,count,inanimate
limpa-para-brisas,noun,thing,masculine,,,count,inanimate
painel,noun,thing,masculine,,,count,inanimate
para-choque,noun,thing,masculine,,,count,inanimate
para-lama,noun,thing,masculine,,,count,inanimate
pedal,noun,thing,masculine,,,count,inanimate
pisca-alerta,noun,thing,masculine,,,count,inanimate
pisca,noun,thing,masculine,,,count,inanimate
porta-bagagens,noun,thing,masculine,,,count,inanimate
selim,noun,thing,masculine,,,count,inanimate
velocímetro,noun,thing,masculine,,,count,inanimate
hodômetro,noun,thing,masculine,,,count,inanimate
conta-quilômetros,noun,thing,masculine,,,count,inanimate
bagageiro,noun,thing,masculine,,,count,inanimate
para-raios,noun,thing,masculine,,,count,inanimate
leme,noun,thing,masculine,,,count,inanimate
cockpit,noun,thing,masculine,,,count,inanimate
calota,noun,thing,feminine,,,count,inanimate
embreagem,noun,thing,feminine,,,count,inanimate
ignição,noun,thing,feminine,,,count,inanimate
marcha,noun,thing,feminine,,,count,inanimate
marcha-atrás,noun,thing,feminine,,,count,inanimate
rodinha,noun,thing,feminine,,,count,inanimate
carenagem,noun,thing,feminine,,,count,inanimate
lataria,noun,thing,feminine,,,count,inanimate
chaparia,noun,thing,feminine,,,count,inanimate
sinaleira,noun,thing,feminine,,,count,inanimate
bolero,noun,clothing,masculine,,,count,inanimate
bracelete,noun,clothing,masculine,,,count,inanimate
cardigã,noun,clothing,masculine,,,count,inanimate
coldre,noun,clothing,masculine,,,count,inanimate
colarinho,noun,clothing,masculine,,,count,inanimate
corpete,noun,clothing,masculine,,,count,inanimate
corselete,noun,clothing,masculine,,,count,inanimate
cós,noun,clothing,masculine,,,count,inanimate
coturno,noun,clothing,masculine,,,count,inanimate
cropped,noun,clothing,masculine,,,count,inanimate
decote,noun,clothing,masculine,,,count,inanimate
enxoval,noun,clothing,masculine,,,count,inanimate
espartilho,noun,clothing,masculine,,,count,inanimate
fecho,noun,thing,masculine,,,count,inanimate
fecho-éclair,noun,clothing,masculine,,,count,inanimate
fraque,noun,clothing,masculine,,,count,inanimate
gibão,noun,clothing,masculine,,,count,inanimate
mocassim,noun,clothing,masculine,,,count,inanimate
pareô,noun,clothing,masculine,,,count,inanimate
pulôver,noun,clothing,masculine,,,count,inanimate
quepe,noun,clothing,masculine,,,count,inanimate
saiote,noun,clothing,masculine,,,count,inanimate
sári,noun,clothing,masculine,,,count,inanimate
scarpin,noun,clothing,masculine,,,count,inanimate
smoking,noun,clothing,masculine,,,count,inanimate
solado,noun,clothing,masculine,,,count,inanimate
sombreiro,noun,clothing,masculine,,,count,inanimate
tailleur,noun,clothing,masculine,,,count,inanimate
traje,noun,clothing,masculine,,,count,inanimate
xador,noun,clothing,masculine,,,count,inanimate
anorak,noun,clothing,masculine,,,count,inanimate
corta-vento,noun,clothing,masculine,,,count,inanimate
kispo,noun,clothing,masculine,,,count,inanimate
casacão,noun,clothing,masculine,,,count,inanimate
chapéu-coco,noun,clothing,masculine,,,count,inanimate
terninho,noun,clothing,masculine,,,count,inanimate
sarongue,noun,clothing,masculine,,,count,inanimate
abotoadura,noun,clothing,feminine,,,count,inanimate
alça,noun,clothing,feminine,,,count,inanimate
alpargata,noun,clothing,feminine,,,count,inanimate
anágua,noun,clothing,feminine,,,count,inanimate
argola,noun,clothing,feminine,,,count,inanimate
aba,noun,clothing,feminine,,,count,inanimate
botina,noun,clothing,feminine,,,count,inanimate
braçadeira,noun,clothing,feminine,,,count,inanimate
burca,noun,clothing,feminine,,,count,inanimate
regata,noun,clothing,feminine,,,count,inanimate
canga,noun,clothing,feminine,,,count,inanimate
cinta,noun,clothing,feminine,,,count,inanimate
cinta-liga,noun,clothing,feminine,,,count,inanimate
correntinha,noun,clothing,feminine,,,count,inanimate
echarpe,noun,clothing,feminine,,,count,inanimate
estola,noun,clothing,feminine,,,count,inanimate
gargantilha,noun,clothing,feminine,,,count,inanimate
gola,noun,clothing,feminine,,,count,inanimate
indumentária,noun,clothing,feminine,,,count,inanimate
japona,noun,clothing,feminine,,,count,inanimate
lapela,noun,clothing,feminine,,,count,inanimate
lingerie,noun,clothing,feminine,,,count,inanimate
malha,noun,clothing,feminine,,,count,inanimate
mantilha,noun,clothing,feminine,,,count,inanimate
mitra,noun,clothing,feminine,,,count,inanimate
parka,noun,clothing,feminine,,,count,inanimate
pelerine,noun,clothing,feminine,,,count,inanimate
polaina,noun,clothing,feminine,,,count,inanimate
rasteirinha,noun,clothing,feminine,,,count,inanimate
samba-canção,noun,clothing,feminine,,,count,inanimate
sola,noun,clothing,feminine,,,count,inanimate
tanga,noun,clothing,feminine,,,count,inanimate
tornozeleira,noun,clothing,feminine,,,count,inanimate
vestimenta,noun,clothing,feminine,,,count,inanimate
veste,noun,clothing,feminine,,,count,inanimate
combinação,noun,idea,feminine,,,count,inanimate
sweatshirt,noun,clothing,feminine,,,count,inanimate
munhequeira,noun,clothing,feminine,,,count,inanimate
palmilha,noun,clothing,feminine,,,count,inanimate
cotoveleira,noun,clothing,feminine,,,count,inanimate
brim,noun,material,masculine,,,mass,inanimate
calçados,noun,clothing,masculine,plural,,count,inanimate
acessórios,noun,clothing,masculine,plural,,count,inanimate
collants,noun,clothing,masculine,plural,,count,inanimate
chinelas,noun,clothing,feminine,plural,,count,inanimate
bijuteria,noun,clothing,feminine,,,mass,inanimate
ganga,noun,material,feminine,,,mass,inanimate
acrílico,noun,material,masculine,,,mass,inanimate
amianto,noun,material,masculine,,,mass,inanimate
betão,noun,material,masculine,,,mass,inanimate
betume,noun,material,masculine,,,mass,inanimate
carvão,noun,material,masculine,,,mass,inanimate
cetim,noun,material,masculine,,,mass,inanimate
chiffon,noun,material,masculine,,,mass,inanimate
cloro,noun,material,masculine,,,mass,inanimate
compensado,noun,material,masculine,,,mass,inanimate
contraplacado,noun,material,masculine,,,mass,inanimate
enxofre,noun,material,masculine,,,mass,inanimate
estuque,noun,material,masculine,,,mass,inanimate
etanol,noun,material,masculine,,,mass,inanimate
querosene,noun,material,masculine,,,mass,inanimate
gás,noun,material,masculine,,,mass,inanimate
nitrogênio,noun,material,masculine,,,mass,inanimate
hélio,noun,material,masculine,,,mass,inanimate
látex,noun,material,masculine,,,mass,inanimate
latão,noun,material,masculine,,,mass,inanimate
MDF,noun,material,masculine,,,mass,inanimate
mercúrio,noun,material,masculine,,,mass,inanimate
neoprene,noun,material,masculine,,,mass,inanimate
níquel,noun,material,masculine,,,mass,inanimate
papel-cartão,noun,material,masculine,,,mass,inanimate
piche,noun,material,masculine,,,mass,inanimate
pinho,noun,material,masculine,,,mass,inanimate
plutônio,noun,material,masculine,,,mass,inanimate
polietileno,noun,material,masculine,,,mass,inanimate
rejunte,noun,material,masculine,,,mass,inanimate
reboco,noun,material,masculine,,,mass,inanimate
saibro,noun,material,masculine,,,mass,inanimate
sisal,noun,material,masculine,,,mass,inanimate
sódio,noun,material,masculine,,,mass,inanimate
talco,noun,material,masculine,,,mass,inanimate
teflon,noun,material,masculine,,,mass,inanimate
tergal,noun,material,masculine,,,mass,inanimate
titânio,noun,material,masculine,,,mass,inanimate
tule,noun,material,masculine,,,mass,inanimate
tweed,noun,material,masculine,,,mass,inanimate
urânio,noun,material,masculine,,,mass,inanimate
vinil,noun,material,masculine,,,mass,inanimate
zinco,noun,material,masculine,,,mass,inanimate
cálcio,noun,material,masculine,,,mass,inanimate
potássio,noun,material,masculine,,,mass,inanimate
magnésio,noun,material,masculine,,,mass,inanimate
amido,noun,material,masculine,,,mass,inanimate
limpa-vidros,noun,material,masculine,,,mass,inanimate
inseticida,noun,material,masculine,,,mass,inanimate
veneno,noun,material,masculine,,,mass,inanimate
raticida,noun,material,masculine,,,mass,inanimate
fertilizante,noun,material,masculine,,,mass,inanimate
estrume,noun,material,masculine,,,mass,inanimate
esterco,noun,material,masculine,,,mass,inanimate
lubrificante,noun,material,masculine,,,mass,inanimate
fixador,noun,material,masculine,,,mass,inanimate
laquê,noun,material,masculine,,,mass,inanimate
esfoliante,noun,material,masculine,,,mass,inanimate
bronzeador,noun,material,masculine,,,mass,inanimate
blush,noun,material,masculine,,,mass,inanimate
delineador,noun,material,masculine,,,mass,inanimate
gloss,noun,material,masculine,,,mass,inanimate
autobronzeador,noun,material,masculine,,,mass,inanimate
lustra-móveis,noun,material,masculine,,,mass,inanimate
desinfetante,noun,material,masculine,,,mass,inanimate
tira-manchas,noun,material,masculine,,,mass,inanimate
amaciador,noun,material,masculine,,,mass,inanimate
amônia,noun,material,feminine,,,mass,inanimate
argamassa,noun,material,feminine,,,mass,inanimate
brita,noun,material,feminine,,,mass,inanimate
camurça,noun,material,feminine,,,mass,inanimate
caxemira,noun,material,feminine,,,mass,inanimate
celulose,noun,material,feminine,,,mass,inanimate
chita,noun,material,feminine,,,mass,inanimate
colônia,noun,material,feminine,,,mass,inanimate
cortiça,noun,material,feminine,,,mass,inanimate
estopa,noun,material,feminine,,,mass,inanimate
goma,noun,material,feminine,,,mass,inanimate
graxa,noun,material,feminine,,,mass,inanimate
grafite,noun,material,masculine,,,mass,inanimate
juta,noun,material,feminine,,,mass,inanimate
lycra,noun,material,feminine,,,mass,inanimate
maquilhagem,noun,thing,feminine,,,mass,inanimate
matéria-prima,noun,material,feminine,,,mass,inanimate
microfibra,noun,material,feminine,,,mass,inanimate
musseline,noun,material,feminine,,,mass,inanimate
naftalina,noun,material,feminine,,,mass,inanimate
parafina,noun,material,feminine,,,mass,inanimate
platina,noun,material,feminine,,,mass,inanimate
pólvora,noun,material,feminine,,,mass,inanimate
sarja,noun,material,feminine,,,mass,inanimate
serragem,noun,material,feminine,,,mass,inanimate
supercola,noun,material,feminine,,,mass,inanimate
vaselina,noun,material,feminine,,,mass,inanimate
viscose,noun,material,feminine,,,mass,inanimate
glicerina,noun,material,feminine,,,mass,inanimate
cânfora,noun,material,feminine,,,mass,inanimate
creolina,noun,material,feminine,,,mass,inanimate
loção,noun,material,feminine,,,count,inanimate
substância,noun,material,feminine,,,count,inanimate
fibra,noun,material,feminine,,,count,inanimate
liga,noun,material,feminine,,,count,inanimate
pedra-pomes,noun,material,feminine,,,count,inanimate
esmeralda,noun,material,feminine,,,count,inanimate
safira,noun,material,feminine,,,count,inanimate
ametista,noun,material,feminine,,,count,inanimate
turmalina,noun,material,feminine,,,count,inanimate
rubi,noun,material,masculine,,,count,inanimate
diamante,noun,material,masculine,,,count,inanimate
topázio,noun,material,masculine,,,count,inanimate
quartzo,noun,material,masculine,,,count,inanimate
corante,noun,material,masculine,,,count,inanimate
spray,noun,thing,masculine,,,count,inanimate
aditivo,noun,material,masculine,,,count,inanimate
paralelepípedo,noun,thing,masculine,,,count,inanimate
piso,noun,thing,masculine,,,count,inanimate
lingote,noun,material,masculine,,,count,inanimate
araçá,noun,food,masculine,,,count,inanimate
bacuri,noun,food,masculine,,,count,inanimate
barquete,noun,food,masculine,,,count,inanimate
bagel,noun,food,masculine,,,count,inanimate
bauru,noun,food,masculine,,,count,inanimate
bolo-rei,noun,food,masculine,,,count,inanimate
pão-de-ló,noun,food,masculine,,,count,inanimate
buriti,noun,food,masculine,,,count,inanimate
burrito,noun,food,masculine,,,count,inanimate
cajá,noun,food,masculine,,,count,inanimate
cambuci,noun,food,masculine,,,count,inanimate
canelone,noun,food,masculine,,,count,inanimate
capeletti,noun,food,masculine,,,count,inanimate
cheeseburger,noun,food,masculine,,,count,inanimate
x-salada,noun,food,masculine,,,count,inanimate
x-tudo,noun,food,masculine,,,count,inanimate
chester,noun,food,masculine,,,count,inanimate
churro,noun,food,masculine,,,count,inanimate
cravo-da-índia,noun,food,masculine,,,count,inanimate
crouton,noun,food,masculine,,,count,inanimate
cupuaçu,noun,food,masculine,,,count,inanimate
éclair,noun,food,masculine,,,count,inanimate
empadão,noun,food,masculine,,,count,inanimate
folhado,noun,food,masculine,,,count,inanimate
gomo,noun,food,masculine,,,count,inanimate
grão-de-bico,noun,food,masculine,,,mass,inanimate
grissini,noun,food,masculine,,,count,inanimate
inhame,noun,food,masculine,,,count,inanimate
jenipapo,noun,food,masculine,,,count,inanimate
kebab,noun,food,masculine,,,count,inanimate
limão-siciliano,noun,food,masculine,,,count,inanimate
lagostim,noun,food,masculine,,,count,inanimate
medalhão,noun,food,masculine,,,count,inanimate
merengue,noun,food,masculine,,,count,inanimate
miolo,noun,food,masculine,,,count,inanimate
nabo,noun,food,masculine,,,count,inanimate
nacho,noun,food,masculine,,,count,inanimate
naco,noun,food,masculine,,,count,inanimate
pequi,noun,food,masculine,,,count,inanimate
petisco,noun,food,masculine,,,count,inanimate
pistache,noun,food,masculine,,,count,inanimate
pretzel,noun,food,masculine,,,count,inanimate
profiterole,noun,food,masculine,,,count,inanimate
queque,noun,food,masculine,,,count,inanimate
ravióli,noun,food,masculine,,,count,inanimate
risole,noun,food,masculine,,,count,inanimate
rocambole,noun,food,masculine,,,count,inanimate
scone,noun,food,masculine,,,count,inanimate
snack,noun,food,masculine,,,count,inanimate
tamarindo,noun,food,masculine,,,count,inanimate
tortellini,noun,food,masculine,,,count,inanimate
tremoço,noun,food,masculine,,,count,inanimate
umbu,noun,food,masculine,,,count,inanimate
wrap,noun,food,masculine,,,count,inanimate
papo-seco,noun,food,masculine,,,count,inanimate
jerimum,noun,food,masculine,,,count,inanimate
cará,noun,food,masculine,,,count,inanimate
alheira,noun,food,feminine,,,count,inanimate
abóbora-moranga,noun,food,feminine,,,count,inanimate
banana-da-terra,noun,food,feminine,,,count,inanimate
banana-prata,noun,food,feminine,,,count,inanimate
banana-nanica,noun,food,feminine,,,count,inanimate
bruschetta,noun,food,feminine,,,count,inanimate
cajarana,noun,food,feminine,,,count,inanimate
carambola,noun,food,feminine,,,count,inanimate
cavaca,noun,food,feminine,,,count,inanimate
castanha-do-pará,noun,food,feminine,,,count,inanimate
cidra,noun,food,feminine,,,count,inanimate
cuca,noun,food,feminine,,,count,inanimate
empanada,noun,food,feminine,,,count,inanimate
enchilada,noun,food,feminine,,,count,inanimate
farinheira,noun,food,feminine,,,count,inanimate
gema,noun,food,feminine,,,count,inanimate
guloseima,noun,food,feminine,,,count,inanimate
laranja-lima,noun,food,feminine,,,count,inanimate
lima,noun,food,feminine,,,count,inanimate
lima-da-pérsia,noun,food,feminine,,,count,inanimate
macadâmia,noun,food,feminine,,,count,inanimate
maçaroca,noun,food,feminine,,,count,inanimate
morcela,noun,food,feminine,,,count,inanimate
nêspera,noun,food,feminine,,,count,inanimate
noz-pecã,noun,food,feminine,,,count,inanimate
polpa,noun,food,feminine,,,count,inanimate
quesadilla,noun,food,feminine,,,count,inanimate
queijada,noun,food,feminine,,,count,inanimate
queijadinha,noun,food,feminine,,,count,inanimate
sobra,noun,food,feminine,,,count,inanimate
sobrecoxa,noun,food,feminine,,,count,inanimate
tartelete,noun,food,feminine,,,count,inanimate
toranja,noun,food,feminine,,,count,inanimate
tortilha,noun,food,feminine,,,count,inanimate
vieira,noun,food,feminine,,,count,inanimate
amêijoa,noun,food,feminine,,,count,inanimate
conquilha,noun,food,feminine,,,count,inanimate
santola,noun,food,feminine,,,count,inanimate
chamuça,noun,food,feminine,,,count,inanimate
fartura,noun,food,feminine,,,count,inanimate
fava,noun,food,feminine,,,count,inanimate
espiga,noun,food,feminine,,,count,inanimate
ervilha-torta,noun,food,feminine,,,count,inanimate
batatinha,noun,food,feminine,,,count,inanimate
colherada,noun,food,feminine,,,count,inanimate
fornada,noun,food,feminine,,,count,inanimate
abará,noun,food,masculine,,,mass,inanimate
adoçante,noun,food,masculine,,,mass,inanimate
aliche,noun,food,masculine,,,mass,inanimate
anis,noun,food,masculine,,,mass,inanimate
caviar,noun,food,masculine,,,mass,inanimate
centeio,noun,food,masculine,,,mass,inanimate
cheddar,noun,food,masculine,,,mass,inanimate
chimichurri,noun,food,masculine,,,mass,inanimate
chouriço,noun,food,masculine,,,mass,inanimate
churrasquinho,noun,food,masculine,,,mass,inanimate
colorau,noun,food,masculine,,,mass,inanimate
coalho,noun,food,masculine,,,mass,inanimate
cottage,noun,food,masculine,,,mass,inanimate
endro,noun,food,masculine,,,mass,inanimate
escabeche,noun,food,masculine,,,mass,inanimate
estragão,noun,food,masculine,,,mass,inanimate
feijão-fradinho,noun,food,masculine,,,mass,inanimate
feijão-branco,noun,food,masculine,,,mass,inanimate
fettuccine,noun,food,masculine,,,mass,inanimate
fondue,noun,food,masculine,,,mass,inanimate
fudge,noun,food,masculine,,,mass,inanimate
funcho,noun,food,masculine,,,mass,inanimate
gorgonzola,noun,food,masculine,,,mass,inanimate
glúten,noun,food,masculine,,,mass,inanimate
gratinado,noun,food,masculine,,,mass,inanimate
guacamole,noun,food,masculine,,,mass,inanimate
homus,noun,food,masculine,,,mass,inanimate
kefir,noun,food,masculine,,,mass,inanimate
linguado,noun,food,masculine,,,mass,inanimate
manjar,noun,food,masculine,,,mass,inanimate
marzipã,noun,food,masculine,,,mass,inanimate
mascarpone,noun,food,masculine,,,mass,inanimate
melaço,noun,food,masculine,,,mass,inanimate
missô,noun,food,masculine,,,mass,inanimate
painço,noun,food,masculine,,,mass,inanimate
parmesão,noun,food,masculine,,,mass,inanimate
pesto,noun,food,masculine,,,mass,inanimate
picadinho,noun,food,masculine,,,mass,inanimate
polvilho,noun,food,masculine,,,mass,inanimate
provolone,noun,food,masculine,,,mass,inanimate
ragu,noun,food,masculine,,,mass,inanimate
robalo,noun,food,masculine,,,mass,inanimate
roquefort,noun,food,masculine,,,mass,inanimate
rosbife,noun,food,masculine,,,mass,inanimate
salpicão,noun,food,masculine,,,mass,inanimate
sorbet,noun,food,masculine,,,mass,inanimate
sagu,noun,food,masculine,,,mass,inanimate
talharim,noun,food,masculine,,,mass,inanimate
tahine,noun,food,masculine,,,mass,inanimate
tempurá,noun,food,masculine,,,mass,inanimate
tiramisu,noun,food,masculine,,,mass,inanimate
tomilho,noun,food,masculine,,,mass,inanimate
torresmo,noun,food,masculine,,,mass,inanimate
torrone,noun,food,masculine,,,mass,inanimate
tempeh,noun,food,masculine,,,mass,inanimate
trigo-sarraceno,noun,food,masculine,,,mass,inanimate
wasabi,noun,food,masculine,,,mass,inanimate
xerém,noun,food,masculine,,,mass,inanimate
xinxim,noun,food,masculine,,,mass,inanimate
entrecosto,noun,food,masculine,,,mass,inanimate
entrecôte,noun,food,masculine,,,mass,inanimate
carpaccio,noun,food,masculine,,,mass,inanimate
piri-piri,noun,food,masculine,,,mass,inanimate
alcaparra,noun,food,feminine,,,mass,inanimate
buchada,noun,food,feminine,,,mass,inanimate
cabidela,noun,food,feminine,,,mass,inanimate
cebolinha,noun,food,feminine,,,mass,inanimate
chicória,noun,food,feminine,,,mass,inanimate
conserva,noun,food,feminine,,,mass,inanimate
corvina,noun,food,feminine,,,mass,inanimate
costelinha,noun,food,feminine,,,mass,inanimate
cúrcuma,noun,food,feminine,,,mass,inanimate
couve-de-bruxelas,noun,food,feminine,,,mass,inanimate
couve-manteiga,noun,food,feminine,,,mass,inanimate
couve-lombarda,noun,food,feminine,,,mass,inanimate
garoupa,noun,food,feminine,,,mass,inanimate
calabresa,noun,food,feminine,,,mass,inanimate
levedura,noun,food,feminine,,,mass,inanimate
lactose,noun,food,feminine,,,mass,inanimate
macarronese,noun,food,feminine,,,mass,inanimate
maminha,noun,food,feminine,,,mass,inanimate
alcatra,noun,food,feminine,,,mass,inanimate
fraldinha,noun,food,feminine,,,mass,inanimate
manjerona,noun,food,feminine,,,mass,inanimate
merluza,noun,food,feminine,,,mass,inanimate
pescada,noun,food,feminine,,,mass,inanimate
paleta,noun,food,feminine,,,mass,inanimate
pancetta,noun,food,feminine,,,mass,inanimate
papinha,noun,food,feminine,,,mass,inanimate
pimenta-preta,noun,food,feminine,,,mass,inanimate
pimenta-rosa,noun,food,feminine,,,mass,inanimate
ratatouille,noun,food,feminine,,,mass,inanimate
sêmola,noun,food,feminine,,,mass,inanimate
taioba,noun,food,feminine,,,mass,inanimate
tripa,noun,food,feminine,,,mass,inanimate
erva-cidreira,noun,food,feminine,,,mass,inanimate
pimenta-calabresa,noun,food,feminine,,,mass,inanimate
cavala,noun,food,feminine,,,mass,inanimate
passas,noun,food,feminine,plural,,count,inanimate
migas,noun,food,feminine,plural,,count,inanimate
pataniscas,noun,food,feminine,plural,,count,inanimate
enlatados,noun,food,masculine,plural,,count,inanimate
laticínios,noun,food,masculine,plural,,count,inanimate
lacticínios,noun,food,masculine,plural,,count,inanimate
aperitivos,noun,food,masculine,plural,,count,inanimate
enchidos,noun,food,masculine,plural,,count,inanimate
ceviche,noun,dish,masculine,,,mass,inanimate
chili,noun,dish,masculine,,,mass,inanimate
guisado,noun,dish,masculine,,,mass,inanimate
goulash,noun,dish,masculine,,,mass,inanimate
barreado,noun,dish,masculine,,,mass,inanimate
caruru,noun,dish,masculine,,,mass,inanimate
gaspacho,noun,dish,masculine,,,mass,inanimate
gyoza,noun,dish,masculine,,,mass,inanimate
mexidão,noun,dish,masculine,,,mass,inanimate
ramen,noun,dish,masculine,,,mass,inanimate
sashimi,noun,dish,masculine,,,mass,inanimate
soufflé,noun,dish,masculine,,,mass,inanimate
suflê,noun,dish,masculine,,,mass,inanimate
tabule,noun,dish,masculine,,,mass,inanimate
tartar,noun,dish,masculine,,,mass,inanimate
temaki,noun,dish,masculine,,,mass,inanimate
bitoque,noun,dish,masculine,,,mass,inanimate
caldeirada,noun,dish,feminine,,,mass,inanimate
caponata,noun,dish,feminine,,,mass,inanimate
chanfana,noun,dish,feminine,,,mass,inanimate
fritada,noun,dish,feminine,,,mass,inanimate
maniçoba,noun,dish,feminine,,,mass,inanimate
paella,noun,dish,feminine,,,mass,inanimate
peixada,noun,dish,feminine,,,mass,inanimate
cataplana,noun,dish,feminine,,,mass,inanimate
acompanhamento,noun,dish,masculine,,,count,inanimate
antepasto,noun,dish,masculine,,,count,inanimate
couvert,noun,dish,masculine,,,count,inanimate
iguaria,noun,dish,feminine,,,count,inanimate
ementa,noun,dish,feminine,,,count,inanimate
brunch,noun,meal,masculine,,,count,inanimate
desjejum,noun,meal,masculine,,,count,inanimate
churrascada,noun,meal,feminine,,,count,inanimate
pizzada,noun,meal,feminine,,,count,inanimate
sardinhada,noun,meal,feminine,,,count,inanimate
jantarada,noun,meal,feminine,,,count,inanimate
almoçarada,noun,meal,feminine,,,count,inanimate
patuscada,noun,meal,feminine,,,count,inanimate
absinto,noun,drink,masculine,,,mass,inanimate
aperol,noun,drink,masculine,,,mass,inanimate
champanhe,noun,drink,masculine,,,mass,inanimate
champagne,noun,drink,masculine,,,mass,inanimate
energético,noun,drink,masculine,,,mass,inanimate
gim,noun,drink,masculine,,,mass,inanimate
gin,noun,drink,masculine,,,mass,inanimate
hidromel,noun,drink,masculine,,,mass,inanimate
isotônico,noun,drink,masculine,,,mass,inanimate
moscatel,noun,drink,masculine,,,mass,inanimate
ponche,noun,drink,masculine,,,mass,inanimate
saquê,noun,drink,masculine,,,mass,inanimate
tereré,noun,drink,masculine,,,mass,inanimate
vermute,noun,drink,masculine,,,mass,inanimate
whisky,noun,drink,masculine,,,mass,inanimate
martíni,noun,drink,masculine,,,mass,inanimate
mojito,noun,drink,masculine,,,mass,inanimate
daiquiri,noun,drink,masculine,,,mass,inanimate
bagaço,noun,drink,masculine,,,mass,inanimate
medronho,noun,drink,masculine,,,mass,inanimate
aguardente,noun,drink,feminine,,,mass,inanimate
cajuína,noun,drink,feminine,,,mass,inanimate
caipirosca,noun,drink,feminine,,,mass,inanimate
gengibirra,noun,drink,feminine,,,mass,inanimate
ginjinha,noun,drink,feminine,,,mass,inanimate
jeropiga,noun,drink,feminine,,,mass,inanimate
kombucha,noun,drink,feminine,,,mass,inanimate
sangria,noun,drink,feminine,,,mass,inanimate
tequila,noun,drink,feminine,,,mass,inanimate
tubaína,noun,drink,feminine,,,mass,inanimate
vodka,noun,drink,feminine,,,mass,inanimate
pinga,noun,drink,feminine,,,mass,inanimate
abatanado,noun,drink,masculine,,,count,inanimate
pingado,noun,drink,masculine,,,count,inanimate
shake,noun,drink,masculine,,,count,inanimate
frappé,noun,drink,masculine,,,count,inanimate
frapê,noun,drink,masculine,,,count,inanimate
trago,noun,drink,masculine,,,count,inanimate
descafeinado,noun,drink,masculine,,,count,inanimate
bica,noun,drink,feminine,,,count,inanimate
rodada,noun,event,feminine,,,count,inanimate
cervejinha,noun,drink,feminine,,,count,inanimate
ginja,noun,drink,feminine,,,count,inanimate
abdome,noun,body,masculine,,,count,inanimate,definite
apêndice,noun,body,masculine,,,count,inanimate,definite
baço,noun,body,masculine,,,count,inanimate,definite
bíceps,noun,body,masculine,,,count,inanimate,definite
tríceps,noun,body,masculine,,,count,inanimate,definite
calcâneo,noun,body,masculine,,,count,inanimate,definite
cóccix,noun,body,masculine,,,count,inanimate,definite
diafragma,noun,body,masculine,,,count,inanimate,definite
duodeno,noun,body,masculine,,,count,inanimate,definite
esterno,noun,body,masculine,,,count,inanimate,definite
fêmur,noun,body,masculine,,,count,inanimate,definite
lóbulo,noun,body,masculine,,,count,inanimate,definite
molar,noun,body,masculine,,,count,inanimate,definite
metabolismo,noun,body,masculine,,,count,inanimate,definite
ovário,noun,body,masculine,,,count,inanimate,definite
paladar,noun,body,masculine,,,count,inanimate,definite
palato,noun,body,masculine,,,count,inanimate,definite
pâncreas,noun,body,masculine,,,count,inanimate,definite
perônio,noun,body,masculine,,,count,inanimate,definite
púbis,noun,body,masculine,,,count,inanimate,definite
quadríceps,noun,body,masculine,,,count,inanimate,definite
sovaco,noun,body,masculine,,,count,inanimate,definite
supercílio,noun,body,masculine,,,count,inanimate,definite
tendão,noun,body,masculine,,,count,inanimate,definite
testículo,noun,body,masculine,,,count,inanimate,definite
tímpano,noun,body,masculine,,,count,inanimate,definite
úmero,noun,body,masculine,,,count,inanimate,definite
ureter,noun,body,masculine,,,count,inanimate,definite
períneo,noun,body,masculine,,,count,inanimate,definite
olfato,noun,body,masculine,,,count,inanimate,definite
seio,noun,body,masculine,,,count,inanimate,definite
mamilo,noun,body,masculine,,,count,inanimate,definite
amígdala,noun,body,feminine,,,count,inanimate,definite
aorta,noun,body,feminine,,,count,inanimate,definite
artéria,noun,body,feminine,,,count,inanimate,definite
articulação,noun,body,feminine,,,count,inanimate,definite
aréola,noun,body,feminine,,,count,inanimate,definite
carótida,noun,body,feminine,,,count,inanimate,definite
cartilagem,noun,body,feminine,,,count,inanimate,definite
clavícula,noun,body,feminine,,,count,inanimate,definite
córnea,noun,body,feminine,,,count,inanimate,definite
cutícula,noun,body,feminine,,,count,inanimate,definite
epiderme,noun,body,feminine,,,count,inanimate,definite
escápula,noun,body,feminine,,,count,inanimate,definite
glândula,noun,body,feminine,,,count,inanimate,definite
glote,noun,body,feminine,,,count,inanimate,definite
laringe,noun,body,feminine,,,count,inanimate,definite
faringe,noun,body,feminine,,,count,inanimate,definite
mama,noun,body,feminine,,,count,inanimate,definite
mucosa,noun,body,feminine,,,count,inanimate,definite
narina,noun,body,feminine,,,count,inanimate,definite
omoplata,noun,body,feminine,,,count,inanimate,definite
pelve,noun,body,feminine,,,count,inanimate,definite
próstata,noun,body,feminine,,,count,inanimate,definite
retina,noun,body,feminine,,,count,inanimate,definite
rótula,noun,body,feminine,,,count,inanimate,definite
tíbia,noun,body,feminine,,,count,inanimate,definite
tireoide,noun,body,feminine,,,count,inanimate,definite
tiroide,noun,body,feminine,,,count,inanimate,definite
traqueia,noun,body,feminine,,,count,inanimate,definite
uretra,noun,body,feminine,,,count,inanimate,definite
úvula,noun,body,feminine,,,count,inanimate,definite
vértebra,noun,body,feminine,,,count,inanimate,definite
vesícula,noun,body,feminine,,,count,inanimate,definite
vulva,noun,body,feminine,,,count,inanimate,definite
patela,noun,body,feminine,,,count,inanimate,definite
pleura,noun,body,feminine,,,count,inanimate,definite
placenta,noun,body,feminine,,,count,inanimate,definite
cavanhaque,noun,body,masculine,,,count,inanimate
topete,noun,body,masculine,,,count,inanimate
dreadlock,noun,body,masculine,,,count,inanimate
moicano,noun,body,masculine,,,count,inanimate
rabicho,noun,body,masculine,,,count,inanimate
bico,noun,body,masculine,,,count,inanimate
esporão,noun,body,masculine,,,count,inanimate
tentáculo,noun,body,masculine,,,count,inanimate
papo,noun,activity,masculine,,,count,inanimate
úbere,noun,body,masculine,,,count,inanimate
embrião,noun,body,masculine,,,count,inanimate
feto,noun,body,masculine,,,count,inanimate
espermatozoide,noun,body,masculine,,,count,inanimate
óvulo,noun,body,masculine,,,count,inanimate
gene,noun,body,masculine,,,count,inanimate
cromossomo,noun,body,masculine,,,count,inanimate
neurônio,noun,body,masculine,,,count,inanimate
barbicha,noun,body,feminine,,,count,inanimate
célula,noun,body,feminine,,,count,inanimate
costeleta,noun,body,feminine,,,count,inanimate
covinha,noun,body,feminine,,,count,inanimate
crista,noun,body,feminine,,,count,inanimate
escama,noun,body,feminine,,,count,inanimate
guelra,noun,body,feminine,,,count,inanimate
brânquia,noun,body,feminine,,,count,inanimate
madeixa,noun,body,feminine,,,count,inanimate
mecha,noun,body,feminine,,,count,inanimate
olheira,noun,body,feminine,,,count,inanimate
papada,noun,body,feminine,,,count,inanimate
pluma,noun,body,feminine,,,count,inanimate
silhueta,noun,body,feminine,,,count,inanimate
carapaça,noun,body,feminine,,,count,inanimate
adrenalina,noun,body,feminine,,,mass,inanimate
caspa,noun,body,feminine,,,mass,inanimate
bile,noun,body,feminine,,,mass,inanimate
linfa,noun,body,feminine,,,mass,inanimate
transpiração,noun,body,feminine,,,mass,inanimate
menstruação,noun,body,feminine,,,mass,inanimate
calvície,noun,body,feminine,,,mass,inanimate
digestão,noun,body,feminine,,,mass,inanimate
circulação,noun,body,feminine,,,mass,inanimate
musculatura,noun,body,feminine,,,mass,inanimate
penugem,noun,body,feminine,,,mass,inanimate
pelugem,noun,body,feminine,,,mass,inanimate
DNA,noun,body,masculine,,,mass,inanimate
plasma,noun,body,masculine,,,mass,inanimate
pus,noun,body,masculine,,,mass,inanimate
tártaro,noun,body,masculine,,,mass,inanimate
colágeno,noun,body,masculine,,,mass,inanimate
ranho,noun,body,masculine,,,mass,inanimate
cuspe,noun,body,masculine,,,mass,inanimate
apendicite,noun,illness,feminine,,,mass,inanimate,bare
artrose,noun,illness,feminine,,,mass,inanimate,bare
osteoporose,noun,illness,feminine,,,mass,inanimate,bare
bursite,noun,illness,feminine,,,mass,inanimate,bare
tendinite,noun,illness,feminine,,,mass,inanimate,bare
cistite,noun,illness,feminine,,,mass,inanimate,bare
dermatite,noun,illness,feminine,,,mass,inanimate,bare
labirintite,noun,illness,feminine,,,mass,inanimate,bare
laringite,noun,illness,feminine,,,mass,inanimate,bare
faringite,noun,illness,feminine,,,mass,inanimate,bare
trombose,noun,illness,feminine,,,mass,inanimate,bare
leucemia,noun,illness,feminine,,,mass,inanimate,bare
malária,noun,illness,feminine,,,mass,inanimate,bare
cólera,noun,illness,feminine,,,mass,inanimate,bare
coqueluche,noun,illness,feminine,,,mass,inanimate,bare
difteria,noun,illness,feminine,,,mass,inanimate,bare
poliomielite,noun,illness,feminine,,,mass,inanimate,bare
hanseníase,noun,illness,feminine,,,mass,inanimate,bare
sífilis,noun,illness,feminine,,,mass,inanimate,bare
gonorreia,noun,illness,feminine,,,mass,inanimate,bare
aids,noun,illness,feminine,,,mass,inanimate,bare
sida,noun,illness,feminine,,,mass,inanimate,bare
demência,noun,illness,feminine,,,mass,inanimate,bare
dislexia,noun,illness,feminine,,,mass,inanimate,bare
discalculia,noun,illness,feminine,,,mass,inanimate,bare
hiperatividade,noun,illness,feminine,,,mass,inanimate,bare
bipolaridade,noun,illness,feminine,,,mass,inanimate,bare
anorexia,noun,illness,feminine,,,mass,inanimate,bare
bulimia,noun,illness,feminine,,,mass,inanimate,bare
fibromialgia,noun,illness,feminine,,,mass,inanimate,bare
enxaqueca,noun,illness,feminine,,,mass,inanimate,bare
ciática,noun,illness,feminine,,,mass,inanimate,bare
lombalgia,noun,illness,feminine,,,mass,inanimate,bare
escoliose,noun,illness,feminine,,,mass,inanimate,bare
hipotensão,noun,illness,feminine,,,mass,inanimate,bare
arritmia,noun,illness,feminine,,,mass,inanimate,bare
cirrose,noun,illness,feminine,,,mass,inanimate,bare
psoríase,noun,illness,feminine,,,mass,inanimate,bare
candidíase,noun,illness,feminine,,,mass,inanimate,bare
catarata,noun,illness,feminine,,,mass,inanimate,bare
miopia,noun,illness,feminine,,,mass,inanimate,bare
hipermetropia,noun,illness,feminine,,,mass,inanimate,bare
indigestão,noun,illness,feminine,,,mass,inanimate,bare
icterícia,noun,illness,feminine,,,mass,inanimate,bare
hipoglicemia,noun,illness,feminine,,,mass,inanimate,bare
hiperglicemia,noun,illness,feminine,,,mass,inanimate,bare
rouquidão,noun,illness,feminine,,,mass,inanimate,bare
sonolência,noun,illness,feminine,,,mass,inanimate,bare
amnésia,noun,illness,feminine,,,mass,inanimate,bare
afasia,noun,illness,feminine,,,mass,inanimate,bare
apraxia,noun,illness,feminine,,,mass,inanimate,bare
gagueira,noun,illness,feminine,,,mass,inanimate,bare
tetraplegia,noun,illness,feminine,,,mass,inanimate,bare
paraplegia,noun,illness,feminine,,,mass,inanimate,bare
astigmatismo,noun,illness,masculine,,,mass,inanimate,bare
estrabismo,noun,illness,masculine,,,mass,inanimate,bare
daltonismo,noun,illness,masculine,,,mass,inanimate,bare
glaucoma,noun,illness,masculine,,,mass,inanimate,bare
reumatismo,noun,illness,masculine,,,mass,inanimate,bare
raquitismo,noun,illness,masculine,,,mass,inanimate,bare
alcoolismo,noun,illness,masculine,,,mass,inanimate,bare
tabagismo,noun,illness,masculine,,,mass,inanimate,bare
lúpus,noun,illness,masculine,,,mass,inanimate,bare
ebola,noun,illness,masculine,,,mass,inanimate,bare
zika,noun,illness,feminine,,,mass,inanimate,bare
torcicolo,noun,illness,masculine,,,mass,inanimate,bare
lumbago,noun,illness,masculine,,,mass,inanimate,bare
TDAH,noun,illness,masculine,,,mass,inanimate,bare
escorbuto,noun,illness,masculine,,,mass,inanimate,bare
botulismo,noun,illness,masculine,,,mass,inanimate,bare
abscesso,noun,illness,masculine,,,count,inanimate
AVC,noun,illness,masculine,,,count,inanimate
aneurisma,noun,illness,masculine,,,count,inanimate
aborto,noun,event,masculine,,,count,inanimate
cisto,noun,illness,masculine,,,count,inanimate
coágulo,noun,illness,masculine,,,count,inanimate
cancro,noun,illness,masculine,,,mass,inanimate,bare
contágio,noun,event,masculine,,,count,inanimate
delírio,noun,illness,masculine,,,count,inanimate
edema,noun,illness,masculine,,,count,inanimate
entorse,noun,illness,masculine,,,count,inanimate
furúnculo,noun,illness,masculine,,,count,inanimate
mal-estar,noun,illness,masculine,,,count,inanimate
nódulo,noun,illness,masculine,,,count,inanimate
pólipo,noun,illness,masculine,,,count,inanimate
terçol,noun,illness,masculine,,,count,inanimate
sangramento,noun,illness,masculine,,,count,inanimate
traumatismo,noun,illness,masculine,,,count,inanimate
tombo,noun,event,masculine,,,count,inanimate
zumbido,noun,illness,masculine,,,count,inanimate
calafrio,noun,illness,masculine,,,count,inanimate
mioma,noun,illness,masculine,,,count,inanimate
contusão,noun,illness,feminine,,,count,inanimate
fissura,noun,illness,feminine,,,count,inanimate
hemorragia,noun,illness,feminine,,,count,inanimate
hemorroida,noun,illness,feminine,,,count,inanimate
íngua,noun,illness,feminine,,,count,inanimate
intoxicação,noun,illness,feminine,,,count,inanimate
luxação,noun,illness,feminine,,,count,inanimate
metástase,noun,illness,feminine,,,count,inanimate
pancada,noun,event,feminine,,,count,inanimate
recaída,noun,illness,feminine,,,count,inanimate
sequela,noun,illness,feminine,,,count,inanimate
overdose,noun,event,feminine,,,count,inanimate
epidemia,noun,event,feminine,,,count,inanimate
pandemia,noun,event,feminine,,,count,inanimate
escara,noun,illness,feminine,,,count,inanimate
anticoncepcional,noun,medicine,masculine,,,count,inanimate
antidepressivo,noun,medicine,masculine,,,count,inanimate
anti-histamínico,noun,medicine,masculine,,,count,inanimate
antiácido,noun,medicine,masculine,,,count,inanimate
ansiolítico,noun,medicine,masculine,,,count,inanimate
broncodilatador,noun,medicine,masculine,,,count,inanimate
corticoide,noun,medicine,masculine,,,count,inanimate
antídoto,noun,medicine,masculine,,,count,inanimate
contraceptivo,noun,medicine,masculine,,,count,inanimate
fármaco,noun,medicine,masculine,,,count,inanimate
bula,noun,thing,feminine,,,count,inanimate
ampola,noun,medicine,feminine,,,count,inanimate
bandagem,noun,medicine,feminine,,,count,inanimate
obturação,noun,medicine,feminine,,,count,inanimate
hemodiálise,noun,activity,feminine,,,mass,inanimate
mertiolate,noun,medicine,masculine,,,mass,inanimate
cortisona,noun,medicine,feminine,,,mass,inanimate
morfina,noun,medicine,feminine,,,mass,inanimate
homeopatia,noun,activity,feminine,,,mass,inanimate
acupuntura,noun,activity,feminine,,,mass,inanimate
fitoterapia,noun,activity,feminine,,,mass,inanimate
cafeína,noun,medicine,feminine,,,mass,inanimate
nicotina,noun,medicine,feminine,,,mass,inanimate
ritalina,noun,medicine,feminine,,,mass,inanimate
melatonina,noun,medicine,feminine,,,mass,inanimate
alce,noun,animal,masculine,,,count,animate
albatroz,noun,animal,masculine,,,count,animate
bacurau,noun,animal,masculine,,,count,animate
bagre,noun,animal,masculine,,,count,animate
baiacu,noun,animal,masculine,,,count,animate
bicho-da-seda,noun,animal,masculine,,,count,animate
bicho-pau,noun,animal,masculine,,,count,animate
bisão,noun,animal,masculine,,,count,animate
boto,noun,animal,masculine,,,count,animate
boto-cor-de-rosa,noun,animal,masculine,,,count,animate
buldogue,noun,animal,masculine,,,count,animate
cágado,noun,animal,masculine,,,count,animate
caititu,noun,animal,masculine,,,count,animate
chacal,noun,animal,masculine,,,count,animate
chihuahua,noun,animal,masculine,,,count,animate
chimpanzé,noun,animal,masculine,,,count,animate
coiote,noun,animal,masculine,,,count,animate
cuco,noun,animal,masculine,,,count,animate
cação,noun,animal,masculine,,,count,animate
dálmata,noun,animal,masculine,,,count,animate
dingo,noun,animal,masculine,,,count,animate
dromedário,noun,animal,masculine,,,count,animate
esturjão,noun,animal,masculine,,,count,animate
furão,noun,animal,masculine,,,count,animate
galgo,noun,animal,masculine,,,count,animate
gnu,noun,animal,masculine,,,count,animate
guaxinim,noun,animal,masculine,,,count,animate
guepardo,noun,animal,masculine,,,count,animate
íbis,noun,animal,masculine,,,count,animate
jacu,noun,animal,masculine,,,count,animate
labrador,noun,animal,masculine,,,count,animate
lêmure,noun,animal,masculine,,,count,animate
lince,noun,animal,masculine,,,count,animate
lobo-guará,noun,animal,masculine,,,count,animate
louva-a-deus,noun,animal,masculine,,,count,animate
mamute,noun,animal,masculine,,,count,animate
mandril,noun,animal,masculine,,,count,animate
milhafre,noun,animal,masculine,,,count,animate
molusco,noun,animal,masculine,,,count,animate
mosquito-da-dengue,noun,animal,masculine,,,count,animate
muriqui,noun,animal,masculine,,,count,animate
orangotango,noun,animal,masculine,,,count,animate
ouriço-do-mar,noun,animal,masculine,,,count,animate
pica-pau,noun,animal,masculine,,,count,animate
pastor-alemão,noun,animal,masculine,,,count,animate
peixe-espada,noun,animal,masculine,,,count,animate
peixe-palhaço,noun,animal,masculine,,,count,animate
peixe-dourado,noun,animal,masculine,,,count,animate
pintassilgo,noun,animal,masculine,,,count,animate
poodle,noun,animal,masculine,,,count,animate
porco-espinho,noun,animal,masculine,,,count,animate
preá,noun,animal,masculine,,,count,animate
rottweiler,noun,animal,masculine,,,count,animate
salmonete,noun,animal,masculine,,,count,animate
sanhaço,noun,animal,masculine,,,count,animate
suricato,noun,animal,masculine,,,count,animate
tamanduá-bandeira,noun,animal,masculine,,,count,animate
tatu-bola,noun,animal,masculine,,,count,animate
tentilhão,noun,animal,masculine,,,count,animate
texugo,noun,animal,masculine,,,count,animate
tigre-de-bengala,noun,animal,masculine,,,count,animate
verme,noun,animal,masculine,,,count,animate
vira-lata,noun,animal,masculine,,,count,animate
vombate,noun,animal,masculine,,,count,animate
abutre,noun,animal,masculine,,,count,animate
bufo,noun,animal,masculine,,,count,animate
melro,noun,animal,masculine,,,count,animate
estorninho,noun,animal,masculine,,,count,animate
noitibó,noun,animal,masculine,,,count,animate
crustáceo,noun,animal,masculine,,,count,animate
anfíbio,noun,animal,masculine,,,count,animate
aracnídeo,noun,animal,masculine,,,count,animate
rebanho,noun,animal,masculine,,,count,animate
enxame,noun,animal,masculine,,,count,animate
cardume,noun,animal,masculine,,,count,animate
cão-guia,noun,animal,masculine,,,count,animate
micróbio,noun,animal,masculine,,,count,animate
parasita,noun,animal,masculine,,,count,animate
alazão,noun,animal,masculine,,,count,animate
corcel,noun,animal,masculine,,,count,animate
garanhão,noun,animal,masculine,,,count,animate
carapau,noun,animal,masculine,,,count,animate
espadarte,noun,animal,masculine,,,count,animate
ácaro,noun,animal,masculine,,,count,animate
cordeirinho,noun,animal,masculine,,,count,animate
abelha-rainha,noun,animal,feminine,,,count,animate
anêmona,noun,animal,feminine,,,count,animate
beluga,noun,animal,feminine,,,count,animate
bicharada,noun,animal,feminine,,,count,animate
biguá,noun,animal,masculine,,,count,animate
cacatua,noun,animal,feminine,,,count,animate
cachorrinha,noun,animal,feminine,,,count,animate
calhandra,noun,animal,feminine,,,count,animate
camela,noun,animal,feminine,,,count,animate
caranguejeira,noun,animal,feminine,,,count,animate
chinchila,noun,animal,feminine,,,count,animate
cobra-coral,noun,animal,feminine,,,count,animate
codorniz,noun,animal,feminine,,,count,animate
corça,noun,animal,feminine,,,count,animate
cutia,noun,animal,feminine,,,count,animate
elefanta,noun,animal,feminine,,,count,animate
enguia,noun,animal,feminine,,,count,animate
fuinha,noun,animal,feminine,,,count,animate
galinha-d'angola,noun,animal,feminine,,,count,animate
gatinha,noun,animal,feminine,,,count,animate
gazela,noun,animal,feminine,,,count,animate
gralha,noun,animal,feminine,,,count,animate
harpia,noun,animal,feminine,,,count,animate
irara,noun,animal,feminine,,,count,animate
jiboia,noun,animal,feminine,,,count,animate
jandaia,noun,animal,feminine,,,count,animate
lacraia,noun,animal,feminine,,,count,animate
lampreia,noun,animal,feminine,,,count,animate
lesma-do-mar,noun,animal,feminine,,,count,animate
maritaca,noun,animal,feminine,,,count,animate
mosca-varejeira,noun,animal,feminine,,,count,animate
moreia,noun,animal,feminine,,,count,animate
medusa,noun,animal,feminine,,,count,animate
narceja,noun,animal,feminine,,,count,animate
ninhada,noun,animal,feminine,,,count,animate
novilha,noun,animal,feminine,,,count,animate
onça-parda,noun,animal,feminine,,,count,animate
ovelhinha,noun,animal,feminine,,,count,animate
paca,noun,animal,feminine,,,count,animate
píton,noun,animal,feminine,,,count,animate
rena,noun,animal,feminine,,,count,animate
saúva,noun,animal,feminine,,,count,animate
sanguessuga,noun,animal,feminine,,,count,animate
seriema,noun,animal,feminine,,,count,animate
surucucu,noun,animal,feminine,,,count,animate
tigresa,noun,animal,feminine,,,count,animate
ursa,noun,animal,feminine,,,count,animate
vaquinha,noun,animal,feminine,,,count,animate
viúva-negra,noun,animal,feminine,,,count,animate
coelha,noun,animal,feminine,,,count,animate
cotovia,noun,animal,feminine,,,count,animate
aloé,noun,plant,masculine,,,count,inanimate
amor-perfeito,noun,plant,masculine,,,count,inanimate
antúrio,noun,plant,masculine,,,count,inanimate
bambuzal,noun,place,masculine,,,count,inanimate,definite
bonsai,noun,plant,masculine,,,count,inanimate
cafeeiro,noun,plant,masculine,,,count,inanimate
carvalho,noun,plant,masculine,,,count,inanimate
cardo,noun,plant,masculine,,,count,inanimate
cipreste,noun,plant,masculine,,,count,inanimate
copo-de-leite,noun,plant,masculine,,,count,inanimate
crisântemo,noun,plant,masculine,,,count,inanimate
dendezeiro,noun,plant,masculine,,,count,inanimate
espinheiro,noun,plant,masculine,,,count,inanimate
eucaliptal,noun,place,masculine,,,count,inanimate,definite
freixo,noun,plant,masculine,,,count,inanimate
gravatá,noun,plant,masculine,,,count,inanimate
ipê-amarelo,noun,plant,masculine,,,count,inanimate
ipê-roxo,noun,plant,masculine,,,count,inanimate
jacarandá,noun,plant,masculine,,,count,inanimate
jambeiro,noun,plant,masculine,,,count,inanimate
jequitibá,noun,plant,masculine,,,count,inanimate
junco,noun,plant,masculine,,,count,inanimate
lótus,noun,plant,masculine,,,count,inanimate
loureiro,noun,plant,masculine,,,count,inanimate
mamoeiro,noun,plant,masculine,,,count,inanimate
manacá,noun,plant,masculine,,,count,inanimate
matagal,noun,place,masculine,,,count,inanimate,definite
mogno,noun,plant,masculine,,,count,inanimate
narciso,noun,plant,masculine,,,count,inanimate
nenúfar,noun,plant,masculine,,,count,inanimate
pau-brasil,noun,plant,masculine,,,count,inanimate
pinheiro-bravo,noun,plant,masculine,,,count,inanimate
plátano,noun,plant,masculine,,,count,inanimate
rododendro,noun,plant,masculine,,,count,inanimate
rebento,noun,plant,masculine,,,count,inanimate
sândalo,noun,plant,masculine,,,count,inanimate
tomateiro,noun,plant,masculine,,,count,inanimate
umbuzeiro,noun,plant,masculine,,,count,inanimate
visco,noun,plant,masculine,,,count,inanimate
talo,noun,plant,masculine,,,count,inanimate
abeto,noun,plant,masculine,,,count,inanimate
choupo,noun,plant,masculine,,,count,inanimate
olmo,noun,plant,masculine,,,count,inanimate
ulmeiro,noun,plant,masculine,,,count,inanimate
álamo,noun,plant,masculine,,,count,inanimate
sabugueiro,noun,plant,masculine,,,count,inanimate
acácia,noun,plant,feminine,,,count,inanimate
amendoeira,noun,plant,feminine,,,count,inanimate
ameixeira,noun,plant,feminine,,,count,inanimate
amoreira,noun,plant,feminine,,,count,inanimate
aroeira,noun,plant,feminine,,,count,inanimate
begônia,noun,plant,feminine,,,count,inanimate
bétula,noun,plant,feminine,,,count,inanimate
boca-de-leão,noun,plant,feminine,,,count,inanimate
buganvília,noun,plant,feminine,,,count,inanimate
calêndula,noun,plant,feminine,,,count,inanimate
cana-de-açúcar,noun,plant,feminine,,,count,inanimate
carnaúba,noun,plant,feminine,,,count,inanimate
cerejeira,noun,plant,feminine,,,count,inanimate
cicuta,noun,plant,feminine,,,count,inanimate
coroa-de-cristo,noun,plant,feminine,,,count,inanimate
dália,noun,plant,feminine,,,count,inanimate
espada-de-são-jorge,noun,plant,feminine,,,count,inanimate
faia,noun,plant,feminine,,,count,inanimate
flor-de-lis,noun,plant,feminine,,,count,inanimate
gardênia,noun,plant,feminine,,,count,inanimate
glicínia,noun,plant,feminine,,,count,inanimate
hera,noun,plant,feminine,,,count,inanimate
imbuia,noun,plant,feminine,,,count,inanimate
macaúba,noun,plant,feminine,,,count,inanimate
magnólia,noun,plant,feminine,,,count,inanimate
mimosa,noun,plant,feminine,,,count,inanimate
nogueira,noun,plant,feminine,,,count,inanimate
papoula,noun,plant,feminine,,,count,inanimate
papoila,noun,plant,feminine,,,count,inanimate
paineira,noun,plant,feminine,,,count,inanimate
pereira,noun,plant,feminine,,,count,inanimate
pimenteira,noun,plant,feminine,,,count,inanimate
pitangueira,noun,plant,feminine,,,count,inanimate
quaresmeira,noun,plant,feminine,,,count,inanimate
sempre-viva,noun,plant,feminine,,,count,inanimate
sequoia,noun,plant,feminine,,,count,inanimate
tília,noun,plant,feminine,,,count,inanimate
urtiga,noun,plant,feminine,,,count,inanimate
urze,noun,plant,feminine,,,count,inanimate
videira,noun,plant,feminine,,,count,inanimate
vinca,noun,plant,feminine,,,count,inanimate
azinheira,noun,plant,feminine,,,count,inanimate
giesta,noun,plant,feminine,,,count,inanimate
esteva,noun,plant,feminine,,,count,inanimate
babosa,noun,plant,feminine,,,mass,inanimate
arruda,noun,plant,feminine,,,mass,inanimate
camomila,noun,plant,feminine,,,mass,inanimate
citronela,noun,plant,feminine,,,mass,inanimate
carqueja,noun,plant,feminine,,,mass,inanimate
vegetação,noun,plant,feminine,,,mass,inanimate
flora,noun,plant,feminine,,,mass,inanimate
verbena,noun,plant,feminine,,,mass,inanimate
melissa,noun,plant,feminine,,,mass,inanimate
cânion,noun,nature,masculine,,,count,inanimate
clarão,noun,nature,masculine,,,count,inanimate
deslizamento,noun,nature,masculine,,,count,inanimate
desmoronamento,noun,nature,masculine,,,count,inanimate
hemisfério,noun,nature,masculine,,,count,inanimate
icebergue,noun,nature,masculine,,,count,inanimate
maremoto,noun,nature,masculine,,,count,inanimate
meteoroide,noun,nature,masculine,,,count,inanimate
nevão,noun,nature,masculine,,,count,inanimate
penedo,noun,nature,masculine,,,count,inanimate
reflexo,noun,nature,masculine,,,count,inanimate
solstício,noun,nature,masculine,,,count,inanimate
equinócio,noun,nature,masculine,,,count,inanimate
terramoto,noun,nature,masculine,,,count,inanimate
turbilhão,noun,nature,masculine,,,count,inanimate
ecossistema,noun,nature,masculine,,,count,inanimate
bioma,noun,nature,masculine,,,count,inanimate
habitat,noun,nature,masculine,,,count,inanimate
eco,noun,nature,masculine,,,count,inanimate
átomo,noun,nature,masculine,,,count,inanimate
elétron,noun,nature,masculine,,,count,inanimate
próton,noun,nature,masculine,,,count,inanimate
nêutron,noun,nature,masculine,,,count,inanimate
avalanche,noun,nature,feminine,,,count,inanimate
clareira,noun,nature,feminine,,,count,inanimate
espécie,noun,nature,feminine,,,count,inanimate
estalactite,noun,nature,feminine,,,count,inanimate
estalagmite,noun,nature,feminine,,,count,inanimate
fenda,noun,nature,feminine,,,count,inanimate
molécula,noun,nature,feminine,,,count,inanimate
órbita,noun,nature,feminine,,,count,inanimate
ravina,noun,nature,feminine,,,count,inanimate
labareda,noun,nature,feminine,,,count,inanimate
fagulha,noun,nature,feminine,,,count,inanimate
estiagem,noun,nature,feminine,,,count,inanimate
ozônio,noun,nature,masculine,,,mass,inanimate
plâncton,noun,nature,masculine,,,mass,inanimate
húmus,noun,nature,masculine,,,mass,inanimate
limo,noun,nature,masculine,,,mass,inanimate
vácuo,noun,nature,masculine,,,mass,inanimate
desmatamento,noun,nature,masculine,,,mass,inanimate
biodiversidade,noun,nature,feminine,,,mass,inanimate
ferrugem,noun,nature,feminine,,,mass,inanimate
fauna,noun,nature,feminine,,,mass,inanimate
fuligem,noun,nature,feminine,,,mass,inanimate
poluição,noun,nature,feminine,,,mass,inanimate
radiação,noun,nature,feminine,,,mass,inanimate
fotossíntese,noun,nature,feminine,,,mass,inanimate
chuvisco,noun,weather,masculine,,,mass,inanimate,definite
sereno,noun,weather,masculine,,,mass,inanimate,definite
bafo,noun,body,masculine,,,mass,inanimate
friagem,noun,weather,feminine,,,mass,inanimate,definite
humidade,noun,weather,feminine,,,mass,inanimate,definite
maresia,noun,weather,feminine,,,mass,inanimate,definite
luminosidade,noun,weather,feminine,,,mass,inanimate,definite
adiantamento,noun,money,masculine,,,count,inanimate
aumento,noun,money,masculine,,,count,inanimate
bônus,noun,money,masculine,,,count,inanimate
cartão-presente,noun,money,masculine,,,count,inanimate
consórcio,noun,money,masculine,,,count,inanimate
crédito,noun,money,masculine,,,count,inanimate
débito,noun,money,masculine,,,count,inanimate
dividendo,noun,money,masculine,,,count,inanimate
donativo,noun,money,masculine,,,count,inanimate
IPTU,noun,money,masculine,,,count,inanimate
IPVA,noun,money,masculine,,,count,inanimate
investimento,noun,money,masculine,,,count,inanimate
juros,noun,money,masculine,plural,,count,inanimate
lucro,noun,money,masculine,,,count,inanimate
orçamento,noun,money,masculine,,,count,inanimate
patrimônio,noun,money,masculine,,,count,inanimate
pix,noun,money,masculine,,,count,inanimate
prejuízo,noun,money,masculine,,,count,inanimate
reembolso,noun,money,masculine,,,count,inanimate
ressarcimento,noun,money,masculine,,,count,inanimate
saque,noun,money,masculine,,,count,inanimate
subsídio,noun,money,masculine,,,count,inanimate
vale-alimentação,noun,money,masculine,,,count,inanimate
vale-refeição,noun,money,masculine,,,count,inanimate
vale-transporte,noun,money,masculine,,,count,inanimate
vale-presente,noun,money,masculine,,,count,inanimate
abono,noun,money,masculine,,,count,inanimate
IVA,noun,money,masculine,,,count,inanimate
IRS,noun,money,masculine,,,count,inanimate
custo,noun,money,masculine,,,count,inanimate
cachê,noun,money,masculine,,,count,inanimate
honorários,noun,money,masculine,plural,,count,inanimate
estipêndio,noun,money,masculine,,,count,inanimate
anuidade,noun,money,feminine,,,count,inanimate
aposentadoria,noun,money,feminine,,,count,inanimate
caução,noun,money,feminine,,,count,inanimate
contribuição,noun,money,feminine,,,count,inanimate
cota,noun,money,feminine,,,count,inanimate
despesa,noun,money,feminine,,,count,inanimate
doação,noun,money,feminine,,,count,inanimate
falência,noun,money,feminine,,,count,inanimate
fiança,noun,money,feminine,,,count,inanimate
fortuna,noun,money,feminine,,,count,inanimate
gratificação,noun,money,feminine,,,count,inanimate
herança,noun,money,feminine,,,count,inanimate
hipoteca,noun,money,feminine,,,count,inanimate
indenização,noun,money,feminine,,,count,inanimate
indemnização,noun,money,feminine,,,count,inanimate
mensalidade,noun,money,feminine,,,count,inanimate
quantia,noun,money,feminine,,,count,inanimate
restituição,noun,money,feminine,,,count,inanimate
taxa,noun,money,feminine,,,count,inanimate
tarifa,noun,money,feminine,,,count,inanimate
transação,noun,money,feminine,,,count,inanimate
propina,noun,money,feminine,,,count,inanimate
remuneração,noun,money,feminine,,,count,inanimate
abaixo-assinado,noun,thing,masculine,,,count,inanimate
arraiá,noun,event,masculine,,,count,inanimate
assalto,noun,event,masculine,,,count,inanimate
assassinato,noun,event,masculine,,,count,inanimate
atentado,noun,event,masculine,,,count,inanimate
atropelamento,noun,event,masculine,,,count,inanimate
baile,noun,event,masculine,,,count,inanimate
bota-fora,noun,event,masculine,,,count,inanimate
cancelamento,noun,event,masculine,,,count,inanimate
censo,noun,event,masculine,,,count,inanimate
check-up,noun,event,masculine,,,count,inanimate
conflito,noun,event,masculine,,,count,inanimate
culto,noun,event,masculine,,,count,inanimate
curto-circuito,noun,event,masculine,,,count,inanimate
desastre,noun,event,masculine,,,count,inanimate
despejo,noun,event,masculine,,,count,inanimate
eletrocardiograma,noun,event,masculine,,,count,inanimate
embarque,noun,event,masculine,,,count,inanimate
desembarque,noun,event,masculine,,,count,inanimate
empate,noun,event,masculine,,,count,inanimate
encerramento,noun,event,masculine,,,count,inanimate
eletroencefalograma,noun,event,masculine,,,count,inanimate
furto,noun,event,masculine,,,count,inanimate
golpe,noun,event,masculine,,,count,inanimate
impeachment,noun,event,masculine,,,count,inanimate
julgamento,noun,event,masculine,,,count,inanimate
lançamento,noun,event,masculine,,,count,inanimate
leilão,noun,event,masculine,,,count,inanimate
luto,noun,feeling,masculine,,,mass,inanimate
mutirão,noun,event,masculine,,,count,inanimate
naufrágio,noun,event,masculine,,,count,inanimate
pouso,noun,event,masculine,,,count,inanimate
plebiscito,noun,event,masculine,,,count,inanimate
referendo,noun,event,masculine,,,count,inanimate
plantão,noun,event,masculine,,,count,inanimate
sequestro,noun,event,masculine,,,count,inanimate
sepultamento,noun,event,masculine,,,count,inanimate
simulado,noun,event,masculine,,,count,inanimate
sarau,noun,event,masculine,,,count,inanimate
tiroteio,noun,event,masculine,,,count,inanimate
transplante,noun,event,masculine,,,count,inanimate
vazamento,noun,event,masculine,,,count,inanimate
vernissage,noun,event,masculine,,,count,inanimate
workshop,noun,event,masculine,,,count,inanimate
estágio,noun,event,masculine,,,count,inanimate
intercâmbio,noun,event,masculine,,,count,inanimate
resgate,noun,event,masculine,,,count,inanimate
incidente,noun,event,masculine,,,count,inanimate
papanicolau,noun,event,masculine,,,count,inanimate
hemograma,noun,event,masculine,,,count,inanimate
abertura,noun,event,feminine,,,count,inanimate
autópsia,noun,event,feminine,,,count,inanimate
biópsia,noun,event,feminine,,,count,inanimate
bronca,noun,event,feminine,,,count,inanimate
cesariana,noun,event,feminine,,,count,inanimate
colisão,noun,event,feminine,,,count,inanimate
colonoscopia,noun,event,feminine,,,count,inanimate
conferência,noun,event,feminine,,,count,inanimate
confraternização,noun,event,feminine,,,count,inanimate
conquista,noun,event,feminine,,,count,inanimate
cremação,noun,event,feminine,,,count,inanimate
densitometria,noun,event,feminine,,,count,inanimate
descolagem,noun,event,feminine,,,count,inanimate
decolagem,noun,event,feminine,,,count,inanimate
aterragem,noun,event,feminine,,,count,inanimate
aterrissagem,noun,event,feminine,,,count,inanimate
disputa,noun,event,feminine,,,count,inanimate
endoscopia,noun,event,feminine,,,count,inanimate
evacuação,noun,event,feminine,,,count,inanimate
exoneração,noun,event,feminine,,,count,inanimate
expedição,noun,event,feminine,,,count,inanimate
fuga,noun,event,feminine,,,count,inanimate
gala,noun,event,feminine,,,count,inanimate
infiltração,noun,event,feminine,,,count,inanimate
inscrição,noun,event,feminine,,,count,inanimate
inspeção,noun,event,feminine,,,count,inanimate
internação,noun,event,feminine,,,count,inanimate
intervenção,noun,event,feminine,,,count,inanimate
invasão,noun,event,feminine,,,count,inanimate
jornada,noun,event,feminine,,,count,inanimate
licitação,noun,event,feminine,,,count,inanimate
mamografia,noun,event,feminine,,,count,inanimate
matrícula,noun,event,feminine,,,count,inanimate
mesa-redonda,noun,event,feminine,,,count,inanimate
mobilização,noun,event,feminine,,,count,inanimate
ocorrência,noun,event,feminine,,,count,inanimate
perícia,noun,event,feminine,,,count,inanimate
pane,noun,event,feminine,,,count,inanimate
posse,noun,event,feminine,,,count,inanimate
qualificação,noun,event,feminine,,,count,inanimate
rebelião,noun,event,feminine,,,count,inanimate
revolta,noun,event,feminine,,,count,inanimate
revolução,noun,event,feminine,,,count,inanimate
semifinal,noun,event,feminine,,,count,inanimate
solenidade,noun,event,feminine,,,count,inanimate
tourada,noun,event,feminine,,,count,inanimate
tragédia,noun,event,feminine,,,count,inanimate
turnê,noun,event,feminine,,,count,inanimate
vistoria,noun,event,feminine,,,count,inanimate
vigília,noun,event,feminine,,,count,inanimate
via-sacra,noun,event,feminine,,,count,inanimate
acesso,noun,idea,masculine,,,count,inanimate
aborrecimento,noun,idea,masculine,,,count,inanimate
algarismo,noun,idea,masculine,,,count,inanimate
ambiente,noun,idea,masculine,,,count,inanimate
anonimato,noun,idea,masculine,,,mass,inanimate
antônimo,noun,idea,masculine,,,count,inanimate
apóstrofo,noun,idea,masculine,,,count,inanimate
argumento,noun,idea,masculine,,,count,inanimate
aspecto,noun,idea,masculine,,,count,inanimate
atalho,noun,idea,masculine,,,count,inanimate
atraso,noun,idea,masculine,,,count,inanimate
avanço,noun,idea,masculine,,,count,inanimate
caráter,noun,idea,masculine,,,count,inanimate
carisma,noun,idea,masculine,,,mass,inanimate
caso,noun,idea,masculine,,,count,inanimate
cálculo,noun,idea,masculine,,,count,inanimate
centímetro,noun,idea,masculine,,,count,inanimate
conceito,noun,idea,masculine,,,count,inanimate
conteúdo,noun,idea,masculine,,,count,inanimate
contexto,noun,idea,masculine,,,count,inanimate
contraste,noun,idea,masculine,,,count,inanimate
convênio,noun,idea,masculine,,,count,inanimate
critério,noun,idea,masculine,,,count,inanimate
denominador,noun,idea,masculine,,,count,inanimate
descuido,noun,idea,masculine,,,count,inanimate
diagnóstico,noun,idea,masculine,,,count,inanimate
diâmetro,noun,idea,masculine,,,count,inanimate
dilema,noun,idea,masculine,,,count,inanimate
enigma,noun,idea,masculine,,,count,inanimate
equívoco,noun,idea,masculine,,,count,inanimate
estereótipo,noun,idea,masculine,,,count,inanimate
estímulo,noun,idea,masculine,,,count,inanimate
fenômeno,noun,idea,masculine,,,count,inanimate
fracasso,noun,idea,masculine,,,count,inanimate
fundamento,noun,idea,masculine,,,count,inanimate
gênero,noun,idea,masculine,,,count,inanimate
hiato,noun,idea,masculine,,,count,inanimate
impacto,noun,idea,masculine,,,count,inanimate
indício,noun,idea,masculine,,,count,inanimate
ingrediente,noun,idea,masculine,,,count,inanimate
instinto,noun,idea,masculine,,,count,inanimate
juízo,noun,idea,masculine,,,count,inanimate
lema,noun,idea,masculine,,,count,inanimate
litro,noun,idea,masculine,,,count,inanimate
quilo,noun,idea,masculine,,,count,inanimate
quilômetro,noun,idea,masculine,,,count,inanimate
milímetro,noun,idea,masculine,,,count,inanimate
mandamento,noun,idea,masculine,,,count,inanimate
mal-entendido,noun,idea,masculine,,,count,inanimate
milhar,noun,idea,masculine,,,count,inanimate
mérito,noun,idea,masculine,,,count,inanimate
monopólio,noun,idea,masculine,,,count,inanimate
numeral,noun,idea,masculine,,,count,inanimate
obituário,noun,idea,masculine,,,count,inanimate
padrão,noun,idea,masculine,,,count,inanimate
paradoxo,noun,idea,masculine,,,count,inanimate
parâmetro,noun,idea,masculine,,,count,inanimate
preconceito,noun,idea,masculine,,,count,inanimate
pretexto,noun,idea,masculine,,,count,inanimate
princípio,noun,idea,masculine,,,count,inanimate
privilégio,noun,idea,masculine,,,count,inanimate
procedimento,noun,idea,masculine,,,count,inanimate
progresso,noun,idea,masculine,,,mass,inanimate
pronome,noun,idea,masculine,,,count,inanimate
prefixo,noun,idea,masculine,,,count,inanimate
sufixo,noun,idea,masculine,,,count,inanimate
substantivo,noun,idea,masculine,,,count,inanimate
advérbio,noun,idea,masculine,,,count,inanimate
artigo,noun,idea,masculine,,,count,inanimate
raciocínio,noun,idea,masculine,,,count,inanimate
rendimento,noun,idea,masculine,,,count,inanimate
requisito,noun,idea,masculine,,,count,inanimate
retrocesso,noun,idea,masculine,,,count,inanimate
rumo,noun,idea,masculine,,,count,inanimate
rumor,noun,idea,masculine,,,count,inanimate
segmento,noun,idea,masculine,,,count,inanimate
sinônimo,noun,idea,masculine,,,count,inanimate
slogan,noun,idea,masculine,,,count,inanimate
sotaque,noun,idea,masculine,,,count,inanimate
sucesso,noun,idea,masculine,,,mass,inanimate
superlativo,noun,idea,masculine,,,count,inanimate
tabu,noun,idea,masculine,,,count,inanimate
termo,noun,idea,masculine,,,count,inanimate
teorema,noun,idea,masculine,,,count,inanimate
til,noun,idea,masculine,,,count,inanimate
travessão,noun,idea,masculine,,,count,inanimate
trunfo,noun,idea,masculine,,,count,inanimate
uso,noun,idea,masculine,,,count,inanimate
vestígio,noun,idea,masculine,,,count,inanimate
parêntese,noun,idea,masculine,,,count,inanimate
hífen,noun,idea,masculine,,,count,inanimate
hexágono,noun,idea,masculine,,,count,inanimate
pentágono,noun,idea,masculine,,,count,inanimate
octógono,noun,idea,masculine,,,count,inanimate
polígono,noun,idea,masculine,,,count,inanimate
trapézio,noun,idea,masculine,,,count,inanimate
prisma,noun,idea,masculine,,,count,inanimate
abreviação,noun,idea,feminine,,,count,inanimate
ambição,noun,idea,feminine,,,count,inanimate
análise,noun,idea,feminine,,,count,inanimate
assimetria,noun,idea,feminine,,,mass,inanimate
aspiração,noun,idea,feminine,,,count,inanimate
autoridade,noun,idea,feminine,,,count,inanimate
base,noun,idea,feminine,,,count,inanimate
cautela,noun,idea,feminine,,,mass,inanimate
categoria,noun,idea,feminine,,,count,inanimate
certeza,noun,idea,feminine,,,count,inanimate
charme,noun,idea,masculine,,,mass,inanimate
circunstância,noun,idea,feminine,,,count,inanimate
citação,noun,idea,feminine,,,count,inanimate
coerência,noun,idea,feminine,,,mass,inanimate
competência,noun,idea,feminine,,,count,inanimate
complicação,noun,idea,feminine,,,count,inanimate
contradição,noun,idea,feminine,,,count,inanimate
conexão,noun,idea,feminine,,,count,inanimate
crença,noun,idea,feminine,,,count,inanimate
crítica,noun,idea,feminine,,,count,inanimate
dedução,noun,idea,feminine,,,count,inanimate
descrição,noun,idea,feminine,,,count,inanimate
desvantagem,noun,idea,feminine,,,count,inanimate
democracia,noun,idea,feminine,,,mass,inanimate
diversidade,noun,idea,feminine,,,mass,inanimate
ditadura,noun,idea,feminine,,,count,inanimate
emenda,noun,idea,feminine,,,count,inanimate
equação,noun,idea,feminine,,,count,inanimate
escravidão,noun,idea,feminine,,,mass,inanimate
esfera,noun,idea,feminine,,,count,inanimate
espera,noun,idea,feminine,,,count,inanimate
estratégia,noun,idea,feminine,,,count,inanimate
estrutura,noun,idea,feminine,,,count,inanimate
etapa,noun,idea,feminine,,,count,inanimate
evidência,noun,idea,feminine,,,count,inanimate
evolução,noun,idea,feminine,,,count,inanimate
exceção,noun,idea,feminine,,,count,inanimate
exigência,noun,idea,feminine,,,count,inanimate
existência,noun,idea,feminine,,,mass,inanimate
experiência,noun,idea,feminine,,,count,inanimate
faceta,noun,idea,feminine,,,count,inanimate
falha,noun,idea,feminine,,,count,inanimate
fase,noun,idea,feminine,,,count,inanimate
finalidade,noun,idea,feminine,,,count,inanimate
fração,noun,idea,feminine,,,count,inanimate
garantia,noun,idea,feminine,,,count,inanimate
hierarquia,noun,idea,feminine,,,count,inanimate
hipótese,noun,idea,feminine,,,count,inanimate
identidade,noun,idea,feminine,,,count,inanimate
ilusão,noun,idea,feminine,,,count,inanimate
importância,noun,idea,feminine,,,mass,inanimate
impressão,noun,idea,feminine,,,count,inanimate
incerteza,noun,idea,feminine,,,count,inanimate
infância,noun,idea,feminine,,,mass,inanimate
influência,noun,idea,feminine,,,count,inanimate
iniciativa,noun,idea,feminine,,,count,inanimate
inspiração,noun,idea,feminine,,,count,inanimate
instituição,noun,idea,feminine,,,count,inanimate
interrogação,noun,idea,feminine,,,count,inanimate
intuição,noun,idea,feminine,,,count,inanimate
justificativa,noun,idea,feminine,,,count,inanimate
localização,noun,idea,feminine,,,count,inanimate
medida,noun,idea,feminine,,,count,inanimate
melhora,noun,idea,feminine,,,count,inanimate
mentalidade,noun,idea,feminine,,,count,inanimate
metáfora,noun,idea,feminine,,,count,inanimate
missão,noun,idea,feminine,,,count,inanimate
multiplicação,noun,idea,feminine,,,mass,inanimate
nacionalidade,noun,idea,feminine,,,count,inanimate
negociação,noun,idea,feminine,,,count,inanimate
noção,noun,idea,feminine,,,count,inanimate
nomenclatura,noun,idea,feminine,,,count,inanimate
obrigação,noun,idea,feminine,,,count,inanimate
obsessão,noun,idea,feminine,,,count,inanimate
origem,noun,idea,feminine,,,count,inanimate
parceria,noun,idea,feminine,,,count,inanimate
patente,noun,idea,feminine,,,count,inanimate
percentagem,noun,idea,feminine,,,count,inanimate
perspectiva,noun,idea,feminine,,,count,inanimate
porcentagem,noun,idea,feminine,,,count,inanimate
postura,noun,idea,feminine,,,count,inanimate
potência,noun,idea,feminine,,,count,inanimate
preferência,noun,idea,feminine,,,count,inanimate
prioridade,noun,idea,feminine,,,count,inanimate
probabilidade,noun,idea,feminine,,,count,inanimate
profissão,noun,idea,feminine,,,count,inanimate
profundidade,noun,idea,feminine,,,count,inanimate
pronúncia,noun,idea,feminine,,,count,inanimate
proporção,noun,idea,feminine,,,count,inanimate
referência,noun,idea,feminine,,,count,inanimate
reclamação,noun,idea,feminine,,,count,inanimate
queixa,noun,idea,feminine,,,count,inanimate
reflexão,noun,idea,feminine,,,count,inanimate
renúncia,noun,idea,feminine,,,count,inanimate
repetição,noun,idea,feminine,,,count,inanimate
reputação,noun,idea,feminine,,,count,inanimate
restrição,noun,idea,feminine,,,count,inanimate
retidão,noun,idea,feminine,,,mass,inanimate
semelhança,noun,idea,feminine,,,count,inanimate
sigla,noun,idea,feminine,,,count,inanimate
simetria,noun,idea,feminine,,,mass,inanimate
subtração,noun,idea,feminine,,,mass,inanimate
superstição,noun,idea,feminine,,,count,inanimate
tática,noun,idea,feminine,,,count,inanimate
tendência,noun,idea,feminine,,,count,inanimate
tentação,noun,idea,feminine,,,count,inanimate
tentativa,noun,idea,feminine,,,count,inanimate
trajetória,noun,idea,feminine,,,count,inanimate
transição,noun,idea,feminine,,,count,inanimate
união,noun,idea,feminine,,,count,inanimate
validade,noun,idea,feminine,,,mass,inanimate
variedade,noun,idea,feminine,,,count,inanimate
versão,noun,idea,feminine,,,count,inanimate
vocação,noun,idea,feminine,,,count,inanimate
adolescência,noun,idea,feminine,,,mass,inanimate
velhice,noun,idea,feminine,,,mass,inanimate
maioridade,noun,idea,feminine,,,mass,inanimate
paternidade,noun,idea,feminine,,,mass,inanimate
cidadania,noun,idea,feminine,,,mass,inanimate
custódia,noun,idea,feminine,,,mass,inanimate
acusação,noun,idea,feminine,,,count,inanimate
sentença,noun,idea,feminine,,,count,inanimate
adoção,noun,idea,feminine,,,count,inanimate
denúncia,noun,idea,feminine,,,count,inanimate
anistia,noun,idea,feminine,,,count,inanimate
crase,noun,idea,feminine,,,count,inanimate
cedilha,noun,idea,feminine,,,count,inanimate
estrofe,noun,idea,feminine,,,count,inanimate
conjunção,noun,idea,feminine,,,count,inanimate
preposição,noun,idea,feminine,,,count,inanimate
contagem,noun,idea,feminine,,,count,inanimate
aresta,noun,idea,feminine,,,count,inanimate
folga,noun,idea,feminine,,,count,inanimate
arrependimento,noun,feeling,masculine,,,mass,inanimate
constrangimento,noun,feeling,masculine,,,mass,inanimate
contentamento,noun,feeling,masculine,,,mass,inanimate
desânimo,noun,feeling,masculine,,,mass,inanimate
desgosto,noun,feeling,masculine,,,mass,inanimate
desprezo,noun,feeling,masculine,,,mass,inanimate
desconforto,noun,feeling,masculine,,,mass,inanimate
espanto,noun,feeling,masculine,,,mass,inanimate
fascínio,noun,feeling,masculine,,,mass,inanimate
ressentimento,noun,feeling,masculine,,,mass,inanimate
alvoroço,noun,feeling,masculine,,,mass,inanimate
aconchego,noun,feeling,masculine,,,mass,inanimate
receio,noun,feeling,masculine,,,mass,inanimate
sossego,noun,feeling,masculine,,,mass,inanimate
encanto,noun,feeling,masculine,,,mass,inanimate
descontentamento,noun,feeling,masculine,,,mass,inanimate
amor-próprio,noun,feeling,masculine,,,mass,inanimate
adoração,noun,feeling,feminine,,,mass,inanimate
afeição,noun,feeling,feminine,,,mass,inanimate
aflição,noun,feeling,feminine,,,mass,inanimate
amargura,noun,feeling,feminine,,,mass,inanimate
animação,noun,feeling,feminine,,,mass,inanimate
antipatia,noun,feeling,feminine,,,mass,inanimate
apatia,noun,feeling,feminine,,,mass,inanimate
autoconfiança,noun,feeling,feminine,,,mass,inanimate
autoestima,noun,feeling,feminine,,,mass,inanimate
bondade,noun,feeling,feminine,,,mass,inanimate
cobiça,noun,feeling,feminine,,,mass,inanimate
comoção,noun,feeling,feminine,,,mass,inanimate
covardia,noun,feeling,feminine,,,mass,inanimate
desilusão,noun,feeling,feminine,,,mass,inanimate
desmotivação,noun,feeling,feminine,,,mass,inanimate
empolgação,noun,feeling,feminine,,,mass,inanimate
excitação,noun,feeling,feminine,,,mass,inanimate
exaustão,noun,feeling,feminine,,,mass,inanimate
generosidade,noun,feeling,feminine,,,mass,inanimate
histeria,noun,feeling,feminine,,,mass,inanimate
humilhação,noun,feeling,feminine,,,mass,inanimate
indiferença,noun,feeling,feminine,,,mass,inanimate
indignação,noun,feeling,feminine,,,mass,inanimate
inquietação,noun,feeling,feminine,,,mass,inanimate
irritação,noun,feeling,feminine,,,mass,inanimate
malícia,noun,feeling,feminine,,,mass,inanimate
melancolia,noun,feeling,feminine,,,mass,inanimate
motivação,noun,feeling,feminine,,,mass,inanimate
ousadia,noun,feeling,feminine,,,mass,inanimate
piedade,noun,feeling,feminine,,,mass,inanimate
repulsa,noun,feeling,feminine,,,mass,inanimate
rejeição,noun,feeling,feminine,,,mass,inanimate
solidariedade,noun,feeling,feminine,,,mass,inanimate
ira,noun,feeling,feminine,,,mass,inanimate
ganância,noun,feeling,feminine,,,mass,inanimate
modéstia,noun,feeling,feminine,,,mass,inanimate
humildade,noun,feeling,feminine,,,mass,inanimate
arrogância,noun,feeling,feminine,,,mass,inanimate
vaidade,noun,feeling,feminine,,,mass,inanimate
lealdade,noun,feeling,feminine,,,mass,inanimate
fidelidade,noun,feeling,feminine,,,mass,inanimate
herpes,noun,illness,masculine,,,mass,inanimate,bare
varizes,noun,illness,feminine,plural,,count,inanimate
mototáxi,noun,vehicle,masculine,,,count,inanimate
cameraman,noun,person,masculine,,,count,human
alfabetização,noun,subject,feminine,,,mass,inanimate
antropologia,noun,subject,feminine,,,mass,inanimate
arqueologia,noun,subject,feminine,,,mass,inanimate
arquitetura,noun,subject,feminine,,,mass,inanimate
administração,noun,subject,feminine,,,mass,inanimate
agronomia,noun,subject,feminine,,,mass,inanimate
astrologia,noun,subject,feminine,,,mass,inanimate
biotecnologia,noun,subject,feminine,,,mass,inanimate
botânica,noun,subject,feminine,,,mass,inanimate
caligrafia,noun,subject,feminine,,,mass,inanimate
contabilidade,noun,subject,feminine,,,mass,inanimate
ecologia,noun,subject,feminine,,,mass,inanimate
enfermagem,noun,subject,feminine,,,mass,inanimate
engenharia,noun,subject,feminine,,,mass,inanimate
estatística,noun,subject,feminine,,,mass,inanimate
ética,noun,subject,feminine,,,mass,inanimate
fonética,noun,subject,feminine,,,mass,inanimate
genética,noun,subject,feminine,,,mass,inanimate
interpretação,noun,subject,feminine,,,mass,inanimate
linguística,noun,subject,feminine,,,mass,inanimate
medicina,noun,subject,feminine,,,mass,inanimate
meteorologia,noun,subject,feminine,,,mass,inanimate
nutrição,noun,subject,feminine,,,mass,inanimate
odontologia,noun,subject,feminine,,,mass,inanimate
pedagogia,noun,subject,feminine,,,mass,inanimate
programação,noun,subject,feminine,,,mass,inanimate
publicidade,noun,subject,feminine,,,mass,inanimate
robótica,noun,subject,feminine,,,mass,inanimate
teologia,noun,subject,feminine,,,mass,inanimate
trigonometria,noun,subject,feminine,,,mass,inanimate
zoologia,noun,subject,feminine,,,mass,inanimate
jornalismo,noun,subject,masculine,,,mass,inanimate
marketing,noun,subject,masculine,,,mass,inanimate
urbanismo,noun,subject,masculine,,,mass,inanimate
bacharelado,noun,subject,masculine,,,count,inanimate
mestrado,noun,subject,masculine,,,count,inanimate
doutorado,noun,subject,masculine,,,count,inanimate
cursinho,noun,subject,masculine,,,count,inanimate
supletivo,noun,subject,masculine,,,count,inanimate
licenciatura,noun,subject,feminine,,,count,inanimate
pós-graduação,noun,subject,feminine,,,count,inanimate
especialização,noun,subject,feminine,,,count,inanimate
graduação,noun,subject,feminine,,,count,inanimate
africâner,noun,language,masculine,,,mass,inanimate
bengali,noun,language,masculine,,,mass,inanimate
crioulo,noun,language,masculine,,,mass,inanimate
esperanto,noun,language,masculine,,,mass,inanimate
mandarim,noun,language,masculine,,,mass,inanimate
nheengatu,noun,language,masculine,,,mass,inanimate
suaíli,noun,language,masculine,,,mass,inanimate
iídiche,noun,language,masculine,,,mass,inanimate
urdu,noun,language,masculine,,,mass,inanimate
mirandês,noun,language,masculine,,,mass,inanimate
quíchua,noun,language,masculine,,,mass,inanimate
automobilismo,noun,sport,masculine,,,mass,inanimate
balonismo,noun,sport,masculine,,,mass,inanimate
bodyboard,noun,sport,masculine,,,mass,inanimate
cricket,noun,sport,masculine,,,mass,inanimate
críquete,noun,sport,masculine,,,mass,inanimate
crossfit,noun,sport,masculine,,,mass,inanimate
futevôlei,noun,sport,masculine,,,mass,inanimate
fisiculturismo,noun,sport,masculine,,,mass,inanimate
halterofilismo,noun,sport,masculine,,,mass,inanimate
iatismo,noun,sport,masculine,,,mass,inanimate
jogging,noun,sport,masculine,,,mass,inanimate
jiu-jitsu,noun,sport,masculine,,,mass,inanimate
kickboxing,noun,sport,masculine,,,mass,inanimate
kitesurf,noun,sport,masculine,,,mass,inanimate
motociclismo,noun,sport,masculine,,,mass,inanimate
motocross,noun,sport,masculine,,,mass,inanimate
padel,noun,sport,masculine,,,mass,inanimate
parkour,noun,sport,masculine,,,mass,inanimate
pentatlo,noun,sport,masculine,,,mass,inanimate
rafting,noun,sport,masculine,,,mass,inanimate
rali,noun,sport,masculine,,,mass,inanimate
snowboard,noun,sport,masculine,,,mass,inanimate
softbol,noun,sport,masculine,,,mass,inanimate
squash,noun,sport,masculine,,,mass,inanimate
sumô,noun,sport,masculine,,,mass,inanimate
trekking,noun,sport,masculine,,,mass,inanimate
andebol,noun,sport,masculine,,,mass,inanimate
acrobacia,noun,sport,feminine,,,mass,inanimate
aeróbica,noun,sport,feminine,,,mass,inanimate
petanca,noun,sport,feminine,,,mass,inanimate
blackjack,noun,game,masculine,,,mass,inanimate
caça-palavras,noun,game,masculine,,,mass,inanimate
gamão,noun,game,masculine,,,mass,inanimate
mahjong,noun,game,masculine,,,mass,inanimate
pebolim,noun,game,masculine,,,mass,inanimate
pique-gelo,noun,game,masculine,,,mass,inanimate
pula-sela,noun,game,masculine,,,mass,inanimate
totó,noun,game,masculine,,,mass,inanimate
burraco,noun,game,masculine,,,mass,inanimate
tarot,noun,game,masculine,,,mass,inanimate
loto,noun,game,feminine,,,mass,inanimate
sueca,noun,game,feminine,,,mass,inanimate
canastra,noun,game,feminine,,,mass,inanimate
tômbola,noun,game,feminine,,,mass,inanimate
raspadinha,noun,game,feminine,,,mass,inanimate
passatempo,noun,game,masculine,,,count,inanimate
quiz,noun,game,masculine,,,count,inanimate
jogada,noun,game,feminine,,,count,inanimate
aposta,noun,game,feminine,,,count,inanimate
mega-sena,noun,game,feminine,,,count,inanimate
lotaria,noun,game,feminine,,,count,inanimate
matraquilhos,noun,game,masculine,plural,,count,inanimate
caleidoscópio,noun,toy,masculine,,,count,inanimate
fidget,noun,toy,masculine,,,count,inanimate
spinner,noun,toy,masculine,,,count,inanimate
teatrinho,noun,toy,masculine,,,count,inanimate
banjo,noun,instrument,masculine,,,count,inanimate,definite
bombardino,noun,instrument,masculine,,,count,inanimate,definite
bombo,noun,instrument,masculine,,,count,inanimate,definite
cajón,noun,instrument,masculine,,,count,inanimate,definite
carrilhão,noun,instrument,masculine,,,count,inanimate,definite
charango,noun,instrument,masculine,,,count,inanimate,definite
didgeridoo,noun,instrument,masculine,,,count,inanimate,definite
flautim,noun,instrument,masculine,,,count,inanimate,definite
glockenspiel,noun,instrument,masculine,,,count,inanimate,definite
metalofone,noun,instrument,masculine,,,count,inanimate,definite
pífano,noun,instrument,masculine,,,count,inanimate,definite
realejo,noun,instrument,masculine,,,count,inanimate,definite
repique,noun,instrument,masculine,,,count,inanimate,definite
sousafone,noun,instrument,masculine,,,count,inanimate,definite
vibrafone,noun,instrument,masculine,,,count,inanimate,definite
adufe,noun,instrument,masculine,,,count,inanimate,definite
clarineta,noun,instrument,feminine,,,count,inanimate,definite
harmônica,noun,instrument,feminine,,,count,inanimate,definite
kalimba,noun,instrument,feminine,,,count,inanimate,definite
marimba,noun,instrument,feminine,,,count,inanimate,definite
ocarina,noun,instrument,feminine,,,count,inanimate,definite
rabeca,noun,instrument,feminine,,,count,inanimate,definite
requinta,noun,instrument,feminine,,,count,inanimate,definite
baião,noun,music,masculine,,,mass,inanimate
country,noun,music,masculine,,,mass,inanimate
fado,noun,music,masculine,,,mass,inanimate
flamenco,noun,music,masculine,,,mass,inanimate
fandango,noun,music,masculine,,,mass,inanimate
piseiro,noun,music,masculine,,,mass,inanimate
punk,noun,music,masculine,,,mass,inanimate
reggaeton,noun,music,masculine,,,mass,inanimate
samba-enredo,noun,music,masculine,,,mass,inanimate
soul,noun,music,masculine,,,mass,inanimate
trap,noun,music,masculine,,,mass,inanimate
xote,noun,music,masculine,,,mass,inanimate
xaxado,noun,music,masculine,,,mass,inanimate
arrocha,noun,music,masculine,,,mass,inanimate
kuduro,noun,music,masculine,,,mass,inanimate
folclore,noun,music,masculine,,,mass,inanimate
MPB,noun,music,feminine,,,mass,inanimate
rumba,noun,music,feminine,,,mass,inanimate
catira,noun,music,feminine,,,mass,inanimate
acorde,noun,music,masculine,,,count,inanimate
arpejo,noun,music,masculine,,,count,inanimate
dueto,noun,music,masculine,,,count,inanimate
solo,noun,music,masculine,,,count,inanimate
single,noun,music,masculine,,,count,inanimate
clave,noun,music,feminine,,,count,inanimate
modinha,noun,music,feminine,,,count,inanimate
playlist,noun,music,feminine,,,count,inanimate
serenata,noun,music,feminine,,,count,inanimate
sonata,noun,music,feminine,,,count,inanimate
balada,noun,music,feminine,,,count,inanimate
almanaque,noun,book,masculine,,,count,inanimate
anuário,noun,book,masculine,,,count,inanimate
audiolivro,noun,book,masculine,,,count,inanimate
folhetim,noun,book,masculine,,,count,inanimate
fascículo,noun,book,masculine,,,count,inanimate
glossário,noun,book,masculine,,,count,inanimate
índice,noun,book,masculine,,,count,inanimate
sumário,noun,book,masculine,,,count,inanimate
prefácio,noun,book,masculine,,,count,inanimate
prólogo,noun,book,masculine,,,count,inanimate
epílogo,noun,book,masculine,,,count,inanimate
manuscrito,noun,book,masculine,,,count,inanimate
suplemento,noun,book,masculine,,,count,inanimate
best-seller,noun,book,masculine,,,count,inanimate
antologia,noun,book,feminine,,,count,inanimate
autobiografia,noun,book,feminine,,,count,inanimate
coletânea,noun,book,feminine,,,count,inanimate
contracapa,noun,book,feminine,,,count,inanimate
edição,noun,book,feminine,,,count,inanimate
resenha,noun,book,feminine,,,count,inanimate
trilogia,noun,book,feminine,,,count,inanimate
fotonovela,noun,book,feminine,,,count,inanimate
tese,noun,book,feminine,,,count,inanimate
dissertação,noun,book,feminine,,,count,inanimate
monografia,noun,book,feminine,,,count,inanimate
crônica,noun,book,feminine,,,count,inanimate
apólogo,noun,story,masculine,,,count,inanimate
desfecho,noun,story,masculine,,,count,inanimate
drama,noun,story,masculine,,,count,inanimate
monólogo,noun,story,masculine,,,count,inanimate
diálogo,noun,story,masculine,,,count,inanimate
relato,noun,story,masculine,,,count,inanimate
testemunho,noun,story,masculine,,,count,inanimate
soneto,noun,story,masculine,,,count,inanimate
suspense,noun,story,masculine,,,count,inanimate
faroeste,noun,story,masculine,,,count,inanimate
depoimento,noun,story,masculine,,,count,inanimate
epopeia,noun,story,feminine,,,count,inanimate
farsa,noun,story,feminine,,,count,inanimate
narrativa,noun,story,feminine,,,count,inanimate
narração,noun,story,feminine,,,count,inanimate
saga,noun,story,feminine,,,count,inanimate
sátira,noun,story,feminine,,,count,inanimate
trama,noun,story,feminine,,,count,inanimate
confidência,noun,story,feminine,,,count,inanimate
balela,noun,story,feminine,,,count,inanimate
antivírus,noun,media,masculine,,,count,inanimate
blogue,noun,media,masculine,,,count,inanimate
cabeçalho,noun,media,masculine,,,count,inanimate
chat,noun,media,masculine,,,count,inanimate
chatbot,noun,media,masculine,,,count,inanimate
desktop,noun,media,masculine,,,count,inanimate
domínio,noun,media,masculine,,,count,inanimate
download,noun,media,masculine,,,count,inanimate
upload,noun,media,masculine,,,count,inanimate
ficheiro,noun,media,masculine,,,count,inanimate
gif,noun,media,masculine,,,count,inanimate
ícone,noun,media,masculine,,,count,inanimate
link,noun,media,masculine,,,count,inanimate
login,noun,media,masculine,,,count,inanimate
logotipo,noun,media,masculine,,,count,inanimate
longa-metragem,noun,media,masculine,,,count,inanimate
pop-up,noun,media,masculine,,,count,inanimate
print,noun,media,masculine,,,count,inanimate
retuíte,noun,media,masculine,,,count,inanimate
spam,noun,media,masculine,,,count,inanimate
sms,noun,media,masculine,,,count,inanimate
story,noun,media,masculine,,,count,inanimate
tuíte,noun,media,masculine,,,count,inanimate
wallpaper,noun,media,masculine,,,count,inanimate
website,noun,media,masculine,,,count,inanimate
widget,noun,media,masculine,,,count,inanimate
teaser,noun,media,masculine,,,count,inanimate
autorretrato,noun,thing,masculine,,,count,inanimate
cursor,noun,media,masculine,,,count,inanimate
código-fonte,noun,media,masculine,,,count,inanimate
atualização,noun,media,feminine,,,count,inanimate
configuração,noun,media,feminine,,,count,inanimate
hashtag,noun,media,feminine,,,count,inanimate
live,noun,media,feminine,,,count,inanimate
manchete,noun,media,feminine,,,count,inanimate
publicação,noun,media,feminine,,,count,inanimate
retrospectiva,noun,media,feminine,,,count,inanimate
sinopse,noun,media,feminine,,,count,inanimate
transmissão,noun,media,feminine,,,count,inanimate
videoconferência,noun,media,feminine,,,count,inanimate
legenda,noun,media,feminine,,,count,inanimate
audiodescrição,noun,media,feminine,,,count,inanimate
sinalização,noun,thing,feminine,,,mass,inanimate
agachamento,noun,activity,masculine,,,count,inanimate
alongamento,noun,activity,masculine,,,count,inanimate
arremesso,noun,activity,masculine,,,count,inanimate
carregamento,noun,activity,masculine,,,count,inanimate
chamego,noun,activity,masculine,,,count,inanimate
chilique,noun,activity,masculine,,,count,inanimate
conserto,noun,activity,masculine,,,count,inanimate
deslocamento,noun,activity,masculine,,,count,inanimate
drible,noun,activity,masculine,,,count,inanimate
esboço,noun,activity,masculine,,,count,inanimate
gargarejo,noun,activity,masculine,,,count,inanimate
jejum,noun,activity,masculine,,,mass,inanimate
mimo,noun,activity,masculine,,,count,inanimate
pontapé,noun,activity,masculine,,,count,inanimate
murro,noun,activity,masculine,,,count,inanimate
soco,noun,activity,masculine,,,count,inanimate
resumo,noun,activity,masculine,,,count,inanimate
retoque,noun,activity,masculine,,,count,inanimate
sorriso,noun,activity,masculine,,,count,inanimate
tiro,noun,activity,masculine,,,count,inanimate
tropeço,noun,activity,masculine,,,count,inanimate
telefonema,noun,activity,masculine,,,count,inanimate
tratamento,noun,activity,masculine,,,count,inanimate
arrumação,noun,activity,feminine,,,count,inanimate
avaliação,noun,activity,feminine,,,count,inanimate
bofetada,noun,activity,feminine,,,count,inanimate
cantada,noun,activity,feminine,,,count,inanimate
carícia,noun,activity,feminine,,,count,inanimate
chinelada,noun,activity,feminine,,,count,inanimate
coleta,noun,activity,feminine,,,count,inanimate
cotovelada,noun,activity,feminine,,,count,inanimate
defesa,noun,activity,feminine,,,count,inanimate
demonstração,noun,activity,feminine,,,count,inanimate
depilação,noun,activity,feminine,,,count,inanimate
dieta,noun,activity,feminine,,,count,inanimate
encenação,noun,activity,feminine,,,count,inanimate
estadia,noun,activity,feminine,,,count,inanimate
experimentação,noun,activity,feminine,,,count,inanimate
flexão,noun,activity,feminine,,,count,inanimate
hospedagem,noun,activity,feminine,,,count,inanimate
instalação,noun,activity,feminine,,,count,inanimate
joelhada,noun,activity,feminine,,,count,inanimate
lavagem,noun,activity,feminine,,,count,inanimate
manutenção,noun,activity,feminine,,,count,inanimate
marcação,noun,activity,feminine,,,count,inanimate
montagem,noun,activity,feminine,,,count,inanimate
olhada,noun,activity,feminine,,,count,inanimate
ordenha,noun,activity,feminine,,,count,inanimate
paquera,noun,activity,feminine,,,count,inanimate
pedalada,noun,activity,feminine,,,count,inanimate
pegada,noun,thing,feminine,,,count,inanimate
piscadela,noun,activity,feminine,,,count,inanimate
preparação,noun,activity,feminine,,,count,inanimate
prece,noun,activity,feminine,,,count,inanimate
presença,noun,idea,feminine,,,mass,inanimate
reza,noun,activity,feminine,,,count,inanimate
risada,noun,activity,feminine,,,count,inanimate
recarga,noun,activity,feminine,,,count,inanimate
reserva,noun,activity,feminine,,,count,inanimate
simulação,noun,activity,feminine,,,count,inanimate
tosa,noun,activity,feminine,,,count,inanimate
travessia,noun,activity,feminine,,,count,inanimate
troca,noun,activity,feminine,,,count,inanimate
vacinação,noun,activity,feminine,,,count,inanimate
venda,noun,activity,feminine,,,count,inanimate
contração,noun,activity,feminine,,,count,inanimate
tosquia,noun,activity,feminine,,,count,inanimate
autocuidado,noun,activity,masculine,,,mass,inanimate
bricolage,noun,activity,masculine,,,mass,inanimate
campismo,noun,activity,masculine,,,mass,inanimate
comércio,noun,activity,masculine,,,mass,inanimate
consumo,noun,activity,masculine,,,mass,inanimate
contrabando,noun,activity,masculine,,,mass,inanimate
cultivo,noun,activity,masculine,,,mass,inanimate
ecoturismo,noun,activity,masculine,,,mass,inanimate
origami,noun,activity,masculine,,,mass,inanimate
paisagismo,noun,activity,masculine,,,mass,inanimate
policiamento,noun,activity,masculine,,,mass,inanimate
reflorestamento,noun,activity,masculine,,,mass,inanimate
sapateado,noun,activity,masculine,,,mass,inanimate
teletrabalho,noun,activity,masculine,,,mass,inanimate
tráfego,noun,thing,masculine,,,mass,inanimate
trânsito,noun,thing,masculine,,,mass,inanimate
voluntariado,noun,activity,masculine,,,mass,inanimate
aleitamento,noun,activity,masculine,,,mass,inanimate
advocacia,noun,activity,feminine,,,mass,inanimate
amamentação,noun,activity,feminine,,,mass,inanimate
apicultura,noun,activity,feminine,,,mass,inanimate
bricolagem,noun,activity,feminine,,,mass,inanimate
condução,noun,activity,feminine,,,mass,inanimate
exportação,noun,activity,feminine,,,mass,inanimate
importação,noun,activity,feminine,,,mass,inanimate
fabricação,noun,activity,feminine,,,mass,inanimate
hotelaria,noun,activity,feminine,,,mass,inanimate
improvisação,noun,activity,feminine,,,mass,inanimate
indústria,noun,idea,feminine,,,count,inanimate
logística,noun,activity,feminine,,,mass,inanimate
mineração,noun,activity,feminine,,,mass,inanimate
pecuária,noun,activity,feminine,,,mass,inanimate
pirataria,noun,activity,feminine,,,mass,inanimate
prevenção,noun,activity,feminine,,,mass,inanimate
produção,noun,activity,feminine,,,mass,inanimate
psicanálise,noun,activity,feminine,,,mass,inanimate
psicoterapia,noun,activity,feminine,,,mass,inanimate
puericultura,noun,activity,feminine,,,mass,inanimate
refrigeração,noun,activity,feminine,,,mass,inanimate
silvicultura,noun,activity,feminine,,,mass,inanimate
estética,noun,idea,feminine,,,mass,inanimate
vigilância,noun,activity,feminine,,,mass,inanimate
fisiatria,noun,subject,feminine,,,mass,inanimate
musicalização,noun,activity,feminine,,,mass,inanimate
hipnose,noun,activity,feminine,,,mass,inanimate
yoga,noun,sport,feminine,,,mass,inanimate
corrupção,noun,idea,feminine,,,mass,inanimate
discriminação,noun,idea,feminine,,,mass,inanimate
violência,noun,idea,feminine,,,mass,inanimate
kizomba,noun,music,feminine,,,mass,inanimate
fórmica,noun,material,feminine,,,mass,inanimate
certificado digital,noun,thing,masculine,,,count,inanimate
cartão de visita,noun,thing,masculine,,,count,inanimate
cartão de débito,noun,thing,masculine,,,count,inanimate
cartão de embarque,noun,thing,masculine,,,count,inanimate
cartão de vacinação,noun,thing,masculine,,,count,inanimate
cartão do SUS,noun,thing,masculine,,,count,inanimate
cartão SIM,noun,thing,masculine,,,count,inanimate
cartão de memória,noun,thing,masculine,,,count,inanimate
passe social,noun,thing,masculine,,,count,inanimate
bilhete de identidade,noun,thing,masculine,,,count,inanimate
cartão de cidadão,noun,thing,masculine,,,count,inanimate
título de eleitor,noun,thing,masculine,,,count,inanimate
histórico escolar,noun,thing,masculine,,,count,inanimate
cheque sem fundo,noun,thing,masculine,,,count,inanimate
caixa eletrônico,noun,thing,masculine,,,count,inanimate
código de barras,noun,thing,masculine,,,count,inanimate
QR code,noun,thing,masculine,,,count,inanimate
código postal,noun,thing,masculine,,,count,inanimate
elástico de cabelo,noun,thing,masculine,,,count,inanimate
coador de café,noun,thing,masculine,,,count,inanimate
escorredor de louça,noun,thing,masculine,,,count,inanimate
espremedor de laranja,noun,thing,masculine,,,count,inanimate
copo descartável,noun,thing,masculine,,,count,inanimate
papel de parede,noun,thing,masculine,,,count,inanimate
filme plástico,noun,thing,masculine,,,count,inanimate
saco plástico,noun,thing,masculine,,,count,inanimate
saco de pancada,noun,thing,masculine,,,count,inanimate
lenço umedecido,noun,thing,masculine,,,count,inanimate
absorvente interno,noun,thing,masculine,,,count,inanimate
cortador de grama,noun,thing,masculine,,,count,inanimate
ralador de queijo,noun,thing,masculine,,,count,inanimate
pau de selfie,noun,thing,masculine,,,count,inanimate
pé de cabra,noun,thing,masculine,,,count,inanimate
cabo USB,noun,thing,masculine,,,count,inanimate
filtro de linha,noun,thing,masculine,,,count,inanimate
quadro de luz,noun,thing,masculine,,,count,inanimate
pé de pato,noun,thing,masculine,,,count,inanimate
colete à prova de bala,noun,thing,masculine,,,count,inanimate
carrinho de mão,noun,thing,masculine,,,count,inanimate
carrinho de supermercado,noun,thing,masculine,,,count,inanimate
alfinete de segurança,noun,thing,masculine,,,count,inanimate
alicate de unha,noun,thing,masculine,,,count,inanimate
pregador de cabelo,noun,thing,masculine,,,count,inanimate
grampo de cabelo,noun,thing,masculine,,,count,inanimate
mouse pad,noun,thing,masculine,,,count,inanimate
carteira de motorista,noun,thing,feminine,,,count,inanimate
carteira de identidade,noun,thing,feminine,,,count,inanimate
carteira de trabalho,noun,thing,feminine,,,count,inanimate
carteira de vacinação,noun,thing,feminine,,,count,inanimate
carta de condução,noun,thing,feminine,,,count,inanimate
certidão de nascimento,noun,thing,feminine,,,count,inanimate
certidão de casamento,noun,thing,feminine,,,count,inanimate
certidão de óbito,noun,thing,feminine,,,count,inanimate
nota fiscal,noun,thing,feminine,,,count,inanimate
conta de luz,noun,thing,feminine,,,count,inanimate
conta de água,noun,thing,feminine,,,count,inanimate
folha de pagamento,noun,thing,feminine,,,count,inanimate
impressão digital,noun,thing,feminine,,,count,inanimate
caixa de correio,noun,thing,feminine,,,count,inanimate
caixa postal,noun,thing,feminine,,,count,inanimate
caixa de ferramentas,noun,thing,feminine,,,count,inanimate
caixa de descarga,noun,thing,feminine,,,count,inanimate
caixa de primeiros socorros,noun,thing,feminine,,,count,inanimate
chave allen,noun,thing,feminine,,,count,inanimate
chave de roda,noun,thing,feminine,,,count,inanimate
pá de lixo,noun,thing,feminine,,,count,inanimate
pistola de cola,noun,thing,feminine,,,count,inanimate
palha de aço,noun,thing,feminine,,,count,inanimate
mola de roupa,noun,thing,feminine,,,count,inanimate
coluna de som,noun,thing,feminine,,,count,inanimate
tomada elétrica,noun,thing,feminine,,,count,inanimate
garrafa pet,noun,thing,feminine,,,count,inanimate
garrafa d'água,noun,thing,feminine,,,count,inanimate
colher de sopa,noun,thing,feminine,,,count,inanimate
colher de sobremesa,noun,thing,feminine,,,count,inanimate
toalha de rosto,noun,thing,feminine,,,count,inanimate
bolsa térmica,noun,thing,feminine,,,count,inanimate
bolsa de água quente,noun,thing,feminine,,,count,inanimate
caneta esferográfica,noun,thing,feminine,,,count,inanimate
medalha de ouro,noun,thing,feminine,,,count,inanimate
medalha de prata,noun,thing,feminine,,,count,inanimate
medalha de bronze,noun,thing,feminine,,,count,inanimate
bola de basquete,noun,thing,feminine,,,count,inanimate
bola de vôlei,noun,thing,feminine,,,count,inanimate
raquete de tênis,noun,thing,feminine,,,count,inanimate
barra paralela,noun,thing,feminine,,,count,inanimate
barra fixa,noun,thing,feminine,,,count,inanimate
corda bamba,noun,thing,feminine,,,count,inanimate
bicicleta ergométrica,noun,thing,feminine,,,count,inanimate
esteira ergométrica,noun,thing,feminine,,,count,inanimate
boia salva-vidas,noun,thing,feminine,,,count,inanimate
coroa de flores,noun,thing,feminine,,,count,inanimate
urna eletrônica,noun,thing,feminine,,,count,inanimate
carta registrada,noun,thing,feminine,,,count,inanimate
agulha de crochê,noun,thing,feminine,,,count,inanimate
prancha alfabética,noun,thing,feminine,,,count,inanimate
pasta de comunicação,noun,thing,feminine,,,count,inanimate
bengala branca,noun,thing,feminine,,,count,inanimate
barra de apoio,noun,thing,feminine,,,count,inanimate
cadeira de banho,noun,thing,feminine,,,count,inanimate
rampa de acesso,noun,thing,feminine,,,count,inanimate
máscara de oxigênio,noun,thing,feminine,,,count,inanimate
máscara cirúrgica,noun,thing,feminine,,,count,inanimate
fralda geriátrica,noun,thing,feminine,,,count,inanimate
corretor de imóveis,noun,person,masculine,,,count,human
operador de caixa,noun,person,masculine,,,count,human
vendedor ambulante,noun,person,masculine,,,count,human
torneiro mecânico,noun,person,masculine,,,count,human
mestre de obras,noun,person,masculine,,,count,human
comissário de bordo,noun,person,masculine,,,count,human
controlador de voo,noun,person,masculine,,,count,human
guarda de trânsito,noun,person,masculine,,,count,human
promotor de justiça,noun,person,masculine,,,count,human
oficial de justiça,noun,person,masculine,,,count,human
bobo da corte,noun,person,masculine,,,count,human
assistente social,noun,person,masculine,,,count,human
técnico de enfermagem,noun,person,masculine,,,count,human
auxiliar de enfermagem,noun,person,masculine,,,count,human
agente de saúde,noun,person,masculine,,,count,human
cuidador de idosos,noun,person,masculine,,,count,human
filho único,noun,person,masculine,,,count,human
filho adotivo,noun,person,masculine,,,count,human
pai de santo,noun,person,masculine,,,count,human
irmão mais velho,noun,person,masculine,,,count,human
irmão mais novo,noun,person,masculine,,,count,human
colega de trabalho,noun,person,masculine,,,count,human
designer gráfico,noun,person,masculine,,,count,human
contador de histórias,noun,person,masculine,,,count,human
morador de rua,noun,person,masculine,,,count,human
anjo da guarda,noun,person,masculine,,,count,human
homem das cavernas,noun,person,masculine,,,count,human
homem de negócios,noun,person,masculine,,,count,human
pai solteiro,noun,person,masculine,,,count,human
motorista de aplicativo,noun,person,masculine,,,count,human
guia turístico,noun,person,masculine,,,count,human
intérprete de libras,noun,person,masculine,,,count,human
professor de apoio,noun,person,masculine,,,count,human
assistente pessoal,noun,person,masculine,,,count,human
operadora de caixa,noun,person,feminine,,,count,human
comissária de bordo,noun,person,feminine,,,count,human
técnica de enfermagem,noun,person,feminine,,,count,human
filha única,noun,person,feminine,,,count,human
filha adotiva,noun,person,feminine,,,count,human
mãe de santo,noun,person,feminine,,,count,human
mãe solteira,noun,person,feminine,,,count,human
irmã gêmea,noun,person,feminine,,,count,human
irmã mais velha,noun,person,feminine,,,count,human
irmã mais nova,noun,person,feminine,,,count,human
mulher a dias,noun,person,feminine,,,count,human
empregada doméstica,noun,person,feminine,,,count,human
empregada de mesa,noun,person,feminine,,,count,human
dona de casa,noun,person,feminine,,,count,human
professora de apoio,noun,person,feminine,,,count,human
avó materna,noun,person,feminine,,,count,human
avó paterna,noun,person,feminine,,,count,human
dama de honor,noun,person,feminine,,,count,human
dama de honra,noun,person,feminine,,,count,human
aterro sanitário,noun,place,masculine,,,count,inanimate,definite
recife de coral,noun,place,masculine,,,count,inanimate,definite
campo de golfe,noun,place,masculine,,,count,inanimate,definite
campo de batalha,noun,place,masculine,,,count,inanimate,definite
parque nacional,noun,place,masculine,,,count,inanimate,definite
parque temático,noun,place,masculine,,,count,inanimate,definite
parque de campismo,noun,place,masculine,,,count,inanimate,definite
parque de estacionamento,noun,place,masculine,,,count,inanimate,definite
food truck,noun,place,masculine,,,count,inanimate,definite
pet shop,noun,place,masculine,,,count,inanimate,definite
centro de reabilitação,noun,place,masculine,,,count,inanimate,definite
centro histórico,noun,place,masculine,,,count,inanimate,definite
centro de emprego,noun,place,masculine,,,count,inanimate,definite
congresso nacional,noun,place,masculine,,,count,inanimate,definite
conselho tutelar,noun,place,masculine,,,count,inanimate,definite
jardim de inverno,noun,place,masculine,,,count,inanimate,definite
moinho de vento,noun,place,masculine,,,count,inanimate,definite
ponto de encontro,noun,place,masculine,,,count,inanimate,definite
ponto turístico,noun,place,masculine,,,count,inanimate,definite
posto de combustível,noun,place,masculine,,,count,inanimate,definite
posto policial,noun,place,masculine,,,count,inanimate,definite
corpo de bombeiros,noun,place,masculine,,,count,inanimate,definite
lar de idosos,noun,place,masculine,,,count,inanimate,definite
centro de dia,noun,place,masculine,,,count,inanimate,definite
call center,noun,place,masculine,,,count,inanimate,definite
associação de moradores,noun,place,feminine,,,count,inanimate,definite
bomba de gasolina,noun,place,feminine,,,count,inanimate,definite
câmara municipal,noun,place,feminine,,,count,inanimate,definite
casa de câmbio,noun,place,feminine,,,count,inanimate,definite
casa lotérica,noun,place,feminine,,,count,inanimate,definite
casa de repouso,noun,place,feminine,,,count,inanimate,definite
loja de conveniência,noun,place,feminine,,,count,inanimate,definite
loja do cidadão,noun,place,feminine,,,count,inanimate,definite
sala de operações,noun,place,feminine,,,count,inanimate,definite
estação rodoviária,noun,place,feminine,,,count,inanimate,definite
estação espacial,noun,place,feminine,,,count,inanimate,definite
usina nuclear,noun,place,feminine,,,count,inanimate,definite
floresta amazônica,noun,place,feminine,,,count,inanimate,definite
mata atlântica,noun,place,feminine,,,count,inanimate,definite
zona norte,noun,place,feminine,,,count,inanimate,definite
zona sul,noun,place,feminine,,,count,inanimate,definite
zona leste,noun,place,feminine,,,count,inanimate,definite
zona oeste,noun,place,feminine,,,count,inanimate,definite
cidade natal,noun,place,feminine,,,count,inanimate,definite
rua sem saída,noun,place,feminine,,,count,inanimate,definite
via expressa,noun,place,feminine,,,count,inanimate,definite
calçada portuguesa,noun,place,feminine,,,count,inanimate,definite
quadra de tênis,noun,place,feminine,,,count,inanimate,definite
piscina olímpica,noun,place,feminine,,,count,inanimate,definite
feira livre,noun,place,feminine,,,count,inanimate,definite
feira da ladra,noun,place,feminine,,,count,inanimate,definite
escola pública,noun,place,feminine,,,count,inanimate,definite
escola particular,noun,place,feminine,,,count,inanimate,definite
escola especial,noun,place,feminine,,,count,inanimate,definite
escola primária,noun,place,feminine,,,count,inanimate,definite
escola secundária,noun,place,feminine,,,count,inanimate,definite
escola de samba,noun,place,feminine,,,count,inanimate,definite
academia de ginástica,noun,place,feminine,,,count,inanimate,definite
santa casa,noun,place,feminine,,,count,inanimate,definite
unidade de saúde,noun,place,feminine,,,count,inanimate,definite
unidade básica de saúde,noun,place,feminine,,,count,inanimate,definite
polícia federal,noun,place,feminine,,,count,inanimate,definite
receita federal,noun,place,feminine,,,count,inanimate,definite
junta de freguesia,noun,place,feminine,,,count,inanimate,definite
repartição pública,noun,place,feminine,,,count,inanimate,definite
segurança social,noun,place,feminine,,,count,inanimate,definite
previdência social,noun,place,feminine,,,count,inanimate,definite
agência de viagens,noun,place,feminine,,,count,inanimate,definite
torre de controle,noun,place,feminine,,,count,inanimate,definite
ponte pênsil,noun,place,feminine,,,count,inanimate,definite
praça de touros,noun,place,feminine,,,count,inanimate,definite
paragem de autocarro,noun,place,feminine,,,count,inanimate,definite
estação de metro,noun,place,feminine,,,count,inanimate,definite
passagem de nível,noun,place,feminine,,,count,inanimate,definite
passadeira de peões,noun,place,feminine,,,count,inanimate,definite
área de descanso,noun,place,feminine,,,count,inanimate,definite
quarto de hóspedes,noun,room,masculine,,,count,inanimate,definite
quarto de casal,noun,room,masculine,,,count,inanimate,definite
banheiro químico,noun,room,masculine,,,count,inanimate,definite
escada rolante,noun,room,feminine,,,count,inanimate,definite
escada de incêndio,noun,room,feminine,,,count,inanimate,definite
sala de reuniões,noun,room,feminine,,,count,inanimate,definite
sala de visitas,noun,room,feminine,,,count,inanimate,definite
condomínio fechado,noun,home,masculine,,,count,inanimate
casa de campo,noun,home,feminine,,,count,inanimate
casa própria,noun,home,feminine,,,count,inanimate
armário embutido,noun,furniture,masculine,,,count,inanimate
banco de jardim,noun,furniture,masculine,,,count,inanimate
banco de trás,noun,furniture,masculine,,,count,inanimate
banco da frente,noun,furniture,masculine,,,count,inanimate
cadeira giratória,noun,furniture,feminine,,,count,inanimate
cama de solteiro,noun,furniture,feminine,,,count,inanimate
mesinha de cabeceira,noun,furniture,feminine,,,count,inanimate
chaise longue,noun,furniture,feminine,,,count,inanimate
banheira de hidromassagem,noun,furniture,feminine,,,count,inanimate
aspirador robô,noun,device,masculine,,,count,inanimate,definite
fogão a gás,noun,device,masculine,,,count,inanimate,definite
forno elétrico,noun,device,masculine,,,count,inanimate,definite
filtro de água,noun,device,masculine,,,count,inanimate,definite
telefone fixo,noun,device,masculine,,,count,inanimate,definite
telefone sem fio,noun,device,masculine,,,count,inanimate,definite
telefone público,noun,device,masculine,,,count,inanimate,definite
atendedor de chamadas,noun,device,masculine,,,count,inanimate,definite
leitor de tela,noun,device,masculine,,,count,inanimate,definite
barbeador elétrico,noun,device,masculine,,,count,inanimate,definite
ventilador de teto,noun,device,masculine,,,count,inanimate,definite
elevador de pacientes,noun,device,masculine,,,count,inanimate,definite
guincho de transferência,noun,device,masculine,,,count,inanimate,definite
alarme de incêndio,noun,device,masculine,,,count,inanimate,definite
detector de metais,noun,device,masculine,,,count,inanimate,definite
painel solar,noun,device,masculine,,,count,inanimate,definite
babá eletrônica,noun,device,feminine,,,count,inanimate,definite
máquina de café,noun,device,feminine,,,count,inanimate,definite
máquina de lavar louça,noun,device,feminine,,,count,inanimate,definite
máquina de secar,noun,device,feminine,,,count,inanimate,definite
panela de arroz,noun,device,feminine,,,count,inanimate,definite
tv a cabo,noun,device,feminine,,,count,inanimate,definite
smart tv,noun,device,feminine,,,count,inanimate,definite
arca congeladora,noun,device,feminine,,,count,inanimate,definite
chip de celular,noun,thing,masculine,,,count,inanimate
disco rígido,noun,device,masculine,,,count,inanimate
disco de vinil,noun,media,masculine,,,count,inanimate
acionador de pressão,noun,device,masculine,,,count,inanimate
rastreador ocular,noun,device,masculine,,,count,inanimate
placa de vídeo,noun,device,feminine,,,count,inanimate
lente de aumento,noun,thing,feminine,,,count,inanimate
máquina de calcular,noun,device,feminine,,,count,inanimate
memória RAM,noun,device,feminine,,,count,inanimate
bomba d'água,noun,device,feminine,,,count,inanimate
tornozeleira eletrônica,noun,device,feminine,,,count,inanimate
carro alegórico,noun,vehicle,masculine,,,count,inanimate
carro de boi,noun,vehicle,masculine,,,count,inanimate
navio de guerra,noun,vehicle,masculine,,,count,inanimate
ônibus espacial,noun,vehicle,masculine,,,count,inanimate
rolo compressor,noun,vehicle,masculine,,,count,inanimate
stand up paddle,noun,vehicle,masculine,,,count,inanimate
camião do lixo,noun,vehicle,masculine,,,count,inanimate
bicicleta elétrica,noun,vehicle,feminine,,,count,inanimate
cadeira de rodas elétrica,noun,vehicle,feminine,,,count,inanimate
cadeira de rodas motorizada,noun,vehicle,feminine,,,count,inanimate
tubo de escape,noun,thing,masculine,,,count,inanimate
freio de mão,noun,thing,masculine,,,count,inanimate
limpador de para-brisa,noun,thing,masculine,,,count,inanimate
tanque de gasolina,noun,thing,masculine,,,count,inanimate
motor de arranque,noun,thing,masculine,,,count,inanimate
trem de pouso,noun,thing,masculine,,,count,inanimate
câmara de ar,noun,thing,feminine,,,count,inanimate
marcha à ré,noun,thing,feminine,,,count,inanimate
vela de ignição,noun,thing,feminine,,,count,inanimate
passagem de ônibus,noun,thing,feminine,,,count,inanimate
passagem de avião,noun,thing,feminine,,,count,inanimate
multa de trânsito,noun,thing,feminine,,,count,inanimate
chapéu de sol,noun,clothing,masculine,,,count,inanimate
chinelo de dedo,noun,clothing,masculine,,,count,inanimate
salto agulha,noun,clothing,masculine,,,count,inanimate
traje de banho,noun,clothing,masculine,,,count,inanimate
uniforme escolar,noun,clothing,masculine,,,count,inanimate
véu de noiva,noun,clothing,masculine,,,count,inanimate
sapato social,noun,clothing,masculine,,,count,inanimate
fato de macaco,noun,clothing,masculine,,,count,inanimate
blusa de frio,noun,clothing,feminine,,,count,inanimate
calça legging,noun,clothing,feminine,,,count,inanimate
camisa polo,noun,clothing,feminine,,,count,inanimate
camisa de força,noun,clothing,feminine,,,count,inanimate
camiseta regata,noun,clothing,feminine,,,count,inanimate
gola alta,noun,clothing,feminine,,,count,inanimate
saída de praia,noun,clothing,feminine,,,count,inanimate
sapatilha de balé,noun,clothing,feminine,,,count,inanimate
touca de banho,noun,clothing,feminine,,,count,inanimate
camisola interior,noun,clothing,feminine,,,count,inanimate
cueca boxer,noun,clothing,feminine,,,count,inanimate
bolsa de mão,noun,clothing,feminine,,,count,inanimate
mala de mão,noun,clothing,feminine,,,count,inanimate
bota ortopédica,noun,clothing,feminine,,,count,inanimate
óculos de grau,noun,clothing,masculine,plural,,count,inanimate
óculos de mergulho,noun,clothing,masculine,plural,,count,inanimate
calças de ganga,noun,clothing,feminine,plural,,count,inanimate
roupa de cama,noun,thing,feminine,,,mass,inanimate
roupa interior,noun,clothing,feminine,,,mass,inanimate
gás de cozinha,noun,material,masculine,,,mass,inanimate
gás natural,noun,material,masculine,,,mass,inanimate
gás carbônico,noun,material,masculine,,,mass,inanimate
óleo diesel,noun,material,masculine,,,mass,inanimate
papel vegetal,noun,material,masculine,,,mass,inanimate
papel de seda,noun,material,masculine,,,mass,inanimate
creme dental,noun,material,masculine,,,mass,inanimate
creme hidratante,noun,material,masculine,,,mass,inanimate
creme de barbear,noun,material,masculine,,,mass,inanimate
enxaguante bucal,noun,material,masculine,,,mass,inanimate
pó de arroz,noun,material,masculine,,,mass,inanimate
água de colônia,noun,material,feminine,,,mass,inanimate
fita isolante,noun,material,feminine,,,mass,inanimate
massa corrida,noun,material,feminine,,,mass,inanimate
soda cáustica,noun,material,feminine,,,mass,inanimate
folha de alumínio,noun,material,feminine,,,count,inanimate
pedra preciosa,noun,material,feminine,,,count,inanimate
produto de limpeza,noun,material,masculine,,,count,inanimate
dente de alho,noun,food,masculine,,,count,inanimate
hot dog,noun,food,masculine,,,count,inanimate
olho de sogra,noun,food,masculine,,,count,inanimate
pão de alho,noun,food,masculine,,,count,inanimate
pão de hambúrguer,noun,food,masculine,,,count,inanimate
pão sírio,noun,food,masculine,,,count,inanimate
pão de mel,noun,food,masculine,,,count,inanimate
pé de moleque,noun,food,masculine,,,count,inanimate
petit gâteau,noun,food,masculine,,,count,inanimate
rolinho primavera,noun,food,masculine,,,count,inanimate
petit suisse,noun,food,masculine,,,count,inanimate
pastel de belém,noun,food,masculine,,,count,inanimate
barra de proteína,noun,food,feminine,,,count,inanimate
bolacha de água e sal,noun,food,feminine,,,count,inanimate
casquinha de sorvete,noun,food,feminine,,,count,inanimate
castanha de caju,noun,food,feminine,,,count,inanimate
pimenta malagueta,noun,food,feminine,,,count,inanimate
merenda escolar,noun,food,feminine,,,count,inanimate
cesta básica,noun,food,feminine,,,count,inanimate
barrinha de cereal,noun,food,feminine,,,count,inanimate
açúcar mascavo,noun,food,masculine,,,mass,inanimate
amido de milho,noun,food,masculine,,,mass,inanimate
azeite de dendê,noun,food,masculine,,,mass,inanimate
bacalhau à brás,noun,dish,masculine,,,mass,inanimate
creme chantilly,noun,food,masculine,,,mass,inanimate
extrato de tomate,noun,food,masculine,,,mass,inanimate
fermento em pó,noun,food,masculine,,,mass,inanimate
manjar branco,noun,food,masculine,,,mass,inanimate
molho de soja,noun,food,masculine,,,mass,inanimate
molho inglês,noun,food,masculine,,,mass,inanimate
óleo de girassol,noun,food,masculine,,,mass,inanimate
pão ralado,noun,food,masculine,,,mass,inanimate
queijo prato,noun,food,masculine,,,mass,inanimate
sal grosso,noun,food,masculine,,,mass,inanimate
carne de vaca,noun,food,feminine,,,mass,inanimate
carne de panela,noun,food,feminine,,,mass,inanimate
farinha de rosca,noun,food,feminine,,,mass,inanimate
flor de sal,noun,food,feminine,,,mass,inanimate
goma de tapioca,noun,food,feminine,,,mass,inanimate
massa folhada,noun,food,feminine,,,mass,inanimate
salada russa,noun,food,feminine,,,mass,inanimate
papas de aveia,noun,food,feminine,plural,,count,inanimate
flocos de milho,noun,food,masculine,plural,,count,inanimate
ovos moles,noun,food,masculine,plural,,count,inanimate
cozido à portuguesa,noun,dish,masculine,,,mass,inanimate
frango à parmegiana,noun,dish,masculine,,,mass,inanimate
filé à parmegiana,noun,dish,masculine,,,mass,inanimate
filé mignon,noun,dish,masculine,,,mass,inanimate
galinha caipira,noun,dish,feminine,,,mass,inanimate
prato típico,noun,dish,masculine,,,count,inanimate
chá verde,noun,drink,masculine,,,mass,inanimate
chá preto,noun,drink,masculine,,,mass,inanimate
ice tea,noun,drink,masculine,,,mass,inanimate
leite integral,noun,drink,masculine,,,mass,inanimate
leite desnatado,noun,drink,masculine,,,mass,inanimate
leite magro,noun,drink,masculine,,,mass,inanimate
leite meio-gordo,noun,drink,masculine,,,mass,inanimate
vinho verde,noun,drink,masculine,,,mass,inanimate
vinho do porto,noun,drink,masculine,,,mass,inanimate
água sem gás,noun,drink,feminine,,,mass,inanimate
água tônica,noun,drink,feminine,,,mass,inanimate
carioca de limão,noun,drink,masculine,,,count,inanimate
meia de leite,noun,drink,feminine,,,count,inanimate
dedo anelar,noun,body,masculine,,,count,inanimate,definite
dedo médio,noun,body,masculine,,,count,inanimate,definite
dedo indicador,noun,body,masculine,,,count,inanimate,definite
dedo mínimo,noun,body,masculine,,,count,inanimate,definite
dente do siso,noun,body,masculine,,,count,inanimate,definite
dente canino,noun,body,masculine,,,count,inanimate,definite
intestino grosso,noun,body,masculine,,,count,inanimate,definite
intestino delgado,noun,body,masculine,,,count,inanimate,definite
peito do pé,noun,body,masculine,,,count,inanimate,definite
pomo de adão,noun,body,masculine,,,count,inanimate,definite
sistema nervoso,noun,body,masculine,,,count,inanimate,definite
sistema digestivo,noun,body,masculine,,,count,inanimate,definite
sistema imunológico,noun,body,masculine,,,count,inanimate,definite
tendão de aquiles,noun,body,masculine,,,count,inanimate,definite
corpo humano,noun,body,masculine,,,count,inanimate,definite
caixa torácica,noun,body,feminine,,,count,inanimate,definite
medula espinhal,noun,body,feminine,,,count,inanimate,definite
maçã do rosto,noun,body,feminine,,,count,inanimate,definite
barriga da perna,noun,body,feminine,,,count,inanimate,definite
coluna vertebral,noun,body,feminine,,,count,inanimate,definite
corda vocal,noun,body,feminine,,,count,inanimate,definite
fio de cabelo,noun,body,masculine,,,count,inanimate
corte de cabelo,noun,body,masculine,,,count,inanimate
sinal de nascença,noun,body,masculine,,,count,inanimate
glóbulo vermelho,noun,body,masculine,,,count,inanimate
glóbulo branco,noun,body,masculine,,,count,inanimate
batimento cardíaco,noun,body,masculine,,,count,inanimate
unha postiça,noun,body,feminine,,,count,inanimate
cera de ouvido,noun,body,feminine,,,mass,inanimate
pressão arterial,noun,body,feminine,,,mass,inanimate
febre amarela,noun,illness,feminine,,,mass,inanimate,bare
paralisia cerebral,noun,illness,feminine,,,mass,inanimate,bare
esclerose múltipla,noun,illness,feminine,,,mass,inanimate,bare
distrofia muscular,noun,illness,feminine,,,mass,inanimate,bare
pressão alta,noun,illness,feminine,,,mass,inanimate,bare
pressão baixa,noun,illness,feminine,,,mass,inanimate,bare
insuficiência cardíaca,noun,illness,feminine,,,mass,inanimate,bare
insuficiência renal,noun,illness,feminine,,,mass,inanimate,bare
intoxicação alimentar,noun,illness,feminine,,,mass,inanimate,bare
dor de cotovelo,noun,feeling,feminine,,,mass,inanimate
apneia do sono,noun,illness,feminine,,,mass,inanimate,bare
acidente vascular cerebral,noun,illness,masculine,,,count,inanimate
cálculo renal,noun,illness,masculine,,,count,inanimate
pé de atleta,noun,illness,masculine,,,count,inanimate
crise de pânico,noun,illness,feminine,,,count,inanimate
infecção urinária,noun,illness,feminine,,,count,inanimate
intolerância à lactose,noun,illness,feminine,,,count,inanimate
parada cardíaca,noun,illness,feminine,,,count,inanimate
deficiência física,noun,illness,feminine,,,count,inanimate
deficiência visual,noun,illness,feminine,,,count,inanimate
deficiência auditiva,noun,illness,feminine,,,count,inanimate
deficiência intelectual,noun,illness,feminine,,,count,inanimate
pedra no rim,noun,illness,feminine,,,count,inanimate
relaxante muscular,noun,medicine,masculine,,,count,inanimate
soro fisiológico,noun,medicine,masculine,,,count,inanimate
kit de primeiros socorros,noun,medicine,masculine,,,count,inanimate
remédio genérico,noun,medicine,masculine,,,count,inanimate
teste de gravidez,noun,medicine,masculine,,,count,inanimate
colar cervical,noun,medicine,masculine,,,count,inanimate
pílula anticoncepcional,noun,medicine,feminine,,,count,inanimate
bomba de asma,noun,medicine,feminine,,,count,inanimate
dose de reforço,noun,medicine,feminine,,,count,inanimate
prótese dentária,noun,medicine,feminine,,,count,inanimate
cadeira higiênica,noun,medicine,feminine,,,count,inanimate
xarope para tosse,noun,medicine,masculine,,,mass,inanimate
gato siamês,noun,animal,masculine,,,count,animate
animal selvagem,noun,animal,masculine,,,count,animate
animal de estimação,noun,animal,masculine,,,count,animate
animal doméstico,noun,animal,masculine,,,count,animate
tartaruga marinha,noun,animal,feminine,,,count,animate
erva daninha,noun,plant,feminine,,,mass,inanimate
quarto crescente,noun,nature,masculine,,,count,inanimate
quarto minguante,noun,nature,masculine,,,count,inanimate
raio de sol,noun,nature,masculine,,,count,inanimate
aurora boreal,noun,nature,feminine,,,count,inanimate
cadeia de montanhas,noun,nature,feminine,,,count,inanimate
estrela polar,noun,nature,feminine,,,count,inanimate
lua nova,noun,nature,feminine,,,count,inanimate
lua minguante,noun,nature,feminine,,,count,inanimate
lua crescente,noun,nature,feminine,,,count,inanimate
placa tectônica,noun,nature,feminine,,,count,inanimate
força da gravidade,noun,nature,feminine,,,count,inanimate
maré alta,noun,nature,feminine,,,count,inanimate
maré baixa,noun,nature,feminine,,,count,inanimate
camada de ozônio,noun,nature,feminine,,,count,inanimate
efeito estufa,noun,nature,masculine,,,mass,inanimate
aquecimento global,noun,nature,masculine,,,mass,inanimate
água doce,noun,nature,feminine,,,mass,inanimate
água salgada,noun,nature,feminine,,,mass,inanimate
energia solar,noun,nature,feminine,,,mass,inanimate
energia elétrica,noun,nature,feminine,,,mass,inanimate
energia eólica,noun,nature,feminine,,,mass,inanimate
previsão do tempo,noun,media,feminine,,,count,inanimate
tromba d'água,noun,weather,feminine,,,count,inanimate,definite
estação do ano,noun,idea,feminine,,,count,inanimate
chuva ácida,noun,weather,feminine,,,mass,inanimate,definite
pressão atmosférica,noun,weather,feminine,,,mass,inanimate,definite
cartão pré-pago,noun,money,masculine,,,count,inanimate
décimo terceiro,noun,money,masculine,,,count,inanimate
fundo de garantia,noun,money,masculine,,,count,inanimate
imposto de renda,noun,money,masculine,,,count,inanimate
salário mínimo,noun,money,masculine,,,count,inanimate
subsídio de desemprego,noun,money,masculine,,,count,inanimate
caderneta de poupança,noun,money,feminine,,,count,inanimate
conta bancária,noun,money,feminine,,,count,inanimate
conta corrente,noun,money,feminine,,,count,inanimate
conta poupança,noun,money,feminine,,,count,inanimate
pensão alimentícia,noun,money,feminine,,,count,inanimate
transferência bancária,noun,money,feminine,,,count,inanimate
ataque cardíaco,noun,event,masculine,,,count,inanimate
baile de máscaras,noun,event,masculine,,,count,inanimate
bloco de carnaval,noun,event,masculine,,,count,inanimate
chá de panela,noun,event,masculine,,,count,inanimate
chá revelação,noun,event,masculine,,,count,inanimate
exame médico,noun,event,masculine,,,count,inanimate
golpe de estado,noun,event,masculine,,,count,inanimate
happy hour,noun,event,masculine,,,count,inanimate
fim de ano,noun,event,masculine,,,count,inanimate
alta médica,noun,event,feminine,,,count,inanimate
entrevista de emprego,noun,event,feminine,,,count,inanimate
festa surpresa,noun,event,feminine,,,count,inanimate
guerra mundial,noun,event,feminine,,,count,inanimate
missa de sétimo dia,noun,event,feminine,,,count,inanimate
prisão preventiva,noun,event,feminine,,,count,inanimate
queima de fogos,noun,event,feminine,,,count,inanimate
roda de samba,noun,event,feminine,,,count,inanimate
visita guiada,noun,event,feminine,,,count,inanimate
lua de mel,noun,event,feminine,,,count,inanimate
direito autoral,noun,idea,masculine,,,count,inanimate
estado civil,noun,idea,masculine,,,count,inanimate
metro quadrado,noun,idea,masculine,,,count,inanimate
número de telefone,noun,idea,masculine,,,count,inanimate
número par,noun,idea,masculine,,,count,inanimate
número ímpar,noun,idea,masculine,,,count,inanimate
ponto de interrogação,noun,idea,masculine,,,count,inanimate
ponto de exclamação,noun,idea,masculine,,,count,inanimate
ponto fraco,noun,idea,masculine,,,count,inanimate
ponto forte,noun,idea,masculine,,,count,inanimate
ponto e vírgula,noun,idea,masculine,,,count,inanimate
ditado popular,noun,idea,masculine,,,count,inanimate
acento agudo,noun,idea,masculine,,,count,inanimate
acento circunflexo,noun,idea,masculine,,,count,inanimate
nome de usuário,noun,idea,masculine,,,count,inanimate
arte marcial,noun,sport,feminine,,,count,inanimate
classe social,noun,idea,feminine,,,count,inanimate
faixa etária,noun,idea,feminine,,,count,inanimate
greve de fome,noun,idea,feminine,,,count,inanimate
identidade de gênero,noun,idea,feminine,,,count,inanimate
letra maiúscula,noun,idea,feminine,,,count,inanimate
letra minúscula,noun,idea,feminine,,,count,inanimate
orientação sexual,noun,idea,feminine,,,count,inanimate
regra de três,noun,idea,feminine,,,count,inanimate
guarda compartilhada,noun,idea,feminine,,,count,inanimate
pena de morte,noun,idea,feminine,,,count,inanimate
raiz quadrada,noun,idea,feminine,,,count,inanimate
data de nascimento,noun,idea,feminine,,,count,inanimate
data de validade,noun,idea,feminine,,,count,inanimate
hora extra,noun,idea,feminine,,,count,inanimate
carga horária,noun,idea,feminine,,,count,inanimate
jornada de trabalho,noun,idea,feminine,,,count,inanimate
bodas de prata,noun,event,feminine,plural,,count,inanimate
bodas de ouro,noun,event,feminine,plural,,count,inanimate
ciência da computação,noun,subject,feminine,,,mass,inanimate
engenharia civil,noun,subject,feminine,,,mass,inanimate
língua estrangeira,noun,subject,feminine,,,mass,inanimate
medicina veterinária,noun,subject,feminine,,,mass,inanimate
ensino médio,noun,subject,masculine,,,mass,inanimate
ensino fundamental,noun,subject,masculine,,,mass,inanimate
ensino superior,noun,subject,masculine,,,mass,inanimate
estudo do meio,noun,subject,masculine,,,mass,inanimate
primeiro ciclo,noun,subject,masculine,,,count,inanimate
língua gestual,noun,language,feminine,,,mass,inanimate
língua gestual portuguesa,noun,language,feminine,,,mass,inanimate
língua materna,noun,language,feminine,,,mass,inanimate
arremesso de peso,noun,sport,masculine,,,mass,inanimate
kung fu,noun,sport,masculine,,,mass,inanimate
mountain bike,noun,sport,masculine,,,mass,inanimate
nado livre,noun,sport,masculine,,,mass,inanimate
nado borboleta,noun,sport,masculine,,,mass,inanimate
nado de costas,noun,sport,masculine,,,mass,inanimate
nado de peito,noun,sport,masculine,,,mass,inanimate
nado sincronizado,noun,sport,masculine,,,mass,inanimate
polo aquático,noun,sport,masculine,,,mass,inanimate
salto em altura,noun,sport,masculine,,,mass,inanimate
salto em distância,noun,sport,masculine,,,mass,inanimate
salto com vara,noun,sport,masculine,,,mass,inanimate
salto ornamental,noun,sport,masculine,,,mass,inanimate
tae kwon do,noun,sport,masculine,,,mass,inanimate
tiro ao alvo,noun,sport,masculine,,,mass,inanimate
tiro com arco,noun,sport,masculine,,,mass,inanimate
ténis de mesa,noun,sport,masculine,,,mass,inanimate
hóquei em patins,noun,sport,masculine,,,mass,inanimate
ginástica artística,noun,sport,feminine,,,mass,inanimate
patinação no gelo,noun,sport,feminine,,,mass,inanimate
meia maratona,noun,sport,feminine,,,count,inanimate
vivo ou morto,noun,game,masculine,,,mass,inanimate
batalha naval,noun,game,feminine,,,mass,inanimate
dança das cadeiras,noun,game,feminine,,,mass,inanimate
jogo de azar,noun,game,masculine,,,count,inanimate
jogo dos sete erros,noun,game,masculine,,,count,inanimate
jogo do galo,noun,game,masculine,,,count,inanimate
boneco de pano,noun,toy,masculine,,,count,inanimate
carrinho de rolimã,noun,toy,masculine,,,count,inanimate
castelo de areia,noun,toy,masculine,,,count,inanimate
cavalinho de balanço,noun,toy,masculine,,,count,inanimate
patinho de borracha,noun,toy,masculine,,,count,inanimate
soldadinho de chumbo,noun,toy,masculine,,,count,inanimate
caixa surpresa,noun,toy,feminine,,,count,inanimate
pistola de água,noun,toy,feminine,,,count,inanimate
bola saltitona,noun,toy,feminine,,,count,inanimate
corda de saltar,noun,toy,feminine,,,count,inanimate
flauta transversal,noun,instrument,feminine,,,count,inanimate,definite
flauta de pã,noun,instrument,feminine,,,count,inanimate,definite
gaita de foles,noun,instrument,feminine,,,count,inanimate,definite
guitarra portuguesa,noun,instrument,feminine,,,count,inanimate,definite
viola caipira,noun,instrument,feminine,,,count,inanimate,definite
viola de arco,noun,instrument,feminine,,,count,inanimate,definite
heavy metal,noun,music,masculine,,,mass,inanimate
música pimba,noun,music,feminine,,,mass,inanimate
clave de sol,noun,music,feminine,,,count,inanimate
nota musical,noun,music,feminine,,,count,inanimate
livro de bolso,noun,book,masculine,,,count,inanimate
livro de reclamações,noun,book,masculine,,,count,inanimate
lista telefônica,noun,book,feminine,,,count,inanimate
comédia romântica,noun,story,feminine,,,count,inanimate
lenda urbana,noun,story,feminine,,,count,inanimate
banco de dados,noun,media,masculine,,,count,inanimate
painel de controle,noun,media,masculine,,,count,inanimate
reality show,noun,media,masculine,,,count,inanimate
sistema operacional,noun,media,masculine,,,count,inanimate
talk show,noun,media,masculine,,,count,inanimate
área de trabalho,noun,media,feminine,,,count,inanimate
cópia de segurança,noun,media,feminine,,,count,inanimate
coletiva de imprensa,noun,media,feminine,,,count,inanimate
foto de perfil,noun,media,feminine,,,count,inanimate
fake news,noun,media,feminine,,,mass,inanimate
mensagem de texto,noun,media,feminine,,,count,inanimate
página inicial,noun,media,feminine,,,count,inanimate
rede social,noun,media,feminine,,,count,inanimate
corte e costura,noun,activity,masculine,,,count,inanimate
exercício físico,noun,activity,masculine,,,count,inanimate
pedido de desculpas,noun,activity,masculine,,,count,inanimate
sinal da cruz,noun,activity,masculine,,,count,inanimate
atividade física,noun,activity,feminine,,,count,inanimate
torcida organizada,noun,person,feminine,,,count,human
troca de fralda,noun,activity,feminine,,,count,inanimate
fila de espera,noun,thing,feminine,,,count,inanimate
saneamento básico,noun,activity,masculine,,,mass,inanimate
home office,noun,activity,masculine,,,mass,inanimate
ensino a distância,noun,activity,masculine,,,mass,inanimate
assistência médica,noun,activity,feminine,,,mass,inanimate
assistência social,noun,activity,feminine,,,mass,inanimate
construção civil,noun,activity,feminine,,,mass,inanimate
dança do ventre,noun,activity,feminine,,,mass,inanimate
dança de salão,noun,activity,feminine,,,mass,inanimate
educação especial,noun,subject,feminine,,,mass,inanimate
terapia da fala,noun,activity,feminine,,,mass,inanimate
violência doméstica,noun,idea,feminine,,,mass,inanimate
segurança pública,noun,idea,feminine,,,mass,inanimate
acadêmico,adjective,quality
didático,adjective,quality
pedagógico,adjective,quality
universitário,adjective,quality
estudantil,adjective,quality
letivo,adjective,quality
curricular,adjective,quality
extracurricular,adjective,quality
bibliográfico,adjective,quality
literário,adjective,quality
poético,adjective,quality
gramatical,adjective,quality
fonético,adjective,quality
ortográfico,adjective,quality
sintático,adjective,quality
semântico,adjective,quality
lexical,adjective,quality
alfabético,adjective,quality
numérico,adjective,quality
estatístico,adjective,quality
algébrico,adjective,quality
aritmético,adjective,quality
geométrico,adjective,quality
trigonométrico,adjective,quality
astronômico,adjective,quality
astrológico,adjective,quality
biológico,adjective,quality
ecológico,adjective,quality
geológico,adjective,quality
sociológico,adjective,quality
antropológico,adjective,quality
psicológico,adjective,quality
psiquiátrico,adjective,quality
filosófico,adjective,quality
ético,adjective,quality
teórico,adjective,quality
lógico,adjective,quality
analítico,adjective,quality
empírico,adjective,quality
metodológico,adjective,quality
tecnológico,adjective,quality
informático,adjective,quality
computacional,adjective,quality
telefônico,adjective,quality
telegráfico,adjective,quality
televisivo,adjective,quality
radiofônico,adjective,quality
cinematográfico,adjective,quality
fotográfico,adjective,quality
jornalístico,adjective,quality
publicitário,adjective,quality
editorial,adjective,quality
audiovisual,adjective,quality
multimídia,adjective,quality
interativo,adjective,quality
eletromagnético,adjective,quality
magnético,adjective,quality
óptico,adjective,quality
fotovoltaico,adjective,quality
térmico,adjective,quality
termoelétrico,adjective,quality
hidrelétrico,adjective,quality
eólico,adjective,quality
geotérmico,adjective,quality
atômico,adjective,quality
quântico,adjective,quality
radioativo,adjective,quality
químico,adjective,quality
bioquímico,adjective,quality
farmacológico,adjective,quality
industrial,adjective,quality
empresarial,adjective,quality
corporativo,adjective,quality
financeiro,adjective,quality
bancário,adjective,quality
monetário,adjective,quality
fiscal,adjective,quality
tributário,adjective,quality
contábil,adjective,quality
orçamentário,adjective,quality
salarial,adjective,quality
trabalhista,adjective,quality
sindical,adjective,quality
patronal,adjective,quality
administrativo,adjective,quality
burocrático,adjective,quality
jurídico,adjective,quality
judicial,adjective,quality
judiciário,adjective,quality
penal,adjective,quality
criminal,adjective,quality
constitucional,adjective,quality
legislativo,adjective,quality
parlamentar,adjective,quality
eleitoral,adjective,quality
partidário,adjective,quality
presidencial,adjective,quality
governamental,adjective,quality
estatal,adjective,quality
municipal,adjective,quality
estadual,adjective,quality
federal,adjective,quality
distrital,adjective,quality
regional,adjective,quality
provincial,adjective,quality
metropolitano,adjective,quality
suburbano,adjective,quality
periférico,adjective,quality
urbano,adjective,quality
agrícola,adjective,quality
agrário,adjective,quality
agropecuário,adjective,quality
pecuário,adjective,quality
pesqueiro,adjective,quality
avícola,adjective,quality
vinícola,adjective,quality
leiteiro,adjective,quality
canavieiro,adjective,quality
petrolífero,adjective,quality
siderúrgico,adjective,quality
metalúrgico,adjective,quality
automotivo,adjective,quality
automobilístico,adjective,quality
ferroviário,adjective,quality
rodoviário,adjective,quality
aeroportuário,adjective,quality
aeronáutico,adjective,quality
aeroespacial,adjective,quality
portuário,adjective,quality
naval,adjective,quality
fluvial,adjective,quality
lacustre,adjective,quality
costeiro,adjective,quality
litorâneo,adjective,quality
oceânico,adjective,quality
insalubre,adjective,quality
atmosférico,adjective,quality
climático,adjective,quality
meteorológico,adjective,quality
pluvial,adjective,quality
sísmico,adjective,quality
vulcânico,adjective,quality
vegetal,adjective,quality
botânico,adjective,quality
bovino,adjective,quality
suíno,adjective,quality
equino,adjective,quality
caprino,adjective,quality
ovino,adjective,quality
canino,adjective,quality
felino,adjective,quality
entomológico,adjective,quality
genético,adjective,quality
hereditário,adjective,quality
congênito,adjective,quality
embrionário,adjective,quality
fetal,adjective,quality
neonatal,adjective,quality
infantojuvenil,adjective,quality
juvenil,adjective,quality
senil,adjective,quality
geriátrico,adjective,quality
ginecológico,adjective,quality
obstétrico,adjective,quality
urológico,adjective,quality
dermatológico,adjective,quality
oftalmológico,adjective,quality
otorrinolaringológico,adjective,quality
cardiológico,adjective,quality
cardiovascular,adjective,quality
circulatório,adjective,quality
venoso,adjective,quality
arterial,adjective,quality
coronário,adjective,quality
linfático,adjective,quality
imunológico,adjective,quality
endócrino,adjective,quality
hormonal,adjective,quality
glandular,adjective,quality
metabólico,adjective,quality
nutricional,adjective,quality
alimentício,adjective,quality
dietético,adjective,quality
calórico,adjective,quality
proteico,adjective,quality
vitamínico,adjective,quality
intestinal,adjective,quality
estomacal,adjective,quality
esofágico,adjective,quality
abdominal,adjective,quality
torácico,adjective,quality
pulmonar,adjective,quality
lombar,adjective,quality
cervical,adjective,quality
dorsal,adjective,quality
vertebral,adjective,quality
craniano,adjective,quality
mandibular,adjective,quality
odontológico,adjective,quality
ortodôntico,adjective,quality
bucal,adjective,quality
gengival,adjective,quality
labial,adjective,quality
lingual,adjective,quality
ótico,adjective,quality
olfativo,adjective,quality
gustativo,adjective,quality
tátil,adjective,quality
sensorial,adjective,quality
psicomotor,adjective,quality
neuronal,adjective,quality
neural,adjective,quality
cutâneo,adjective,quality
capilar,adjective,quality
pélvico,adjective,quality
uterino,adjective,quality
vaginal,adjective,quality
prostático,adjective,quality
ovariano,adjective,quality
mamário,adjective,quality
umbilical,adjective,quality
articular,adjective,quality
esquelético,adjective,quality
ortopédico,adjective,quality
traumatológico,adjective,quality
oncológico,adjective,quality
cancerígeno,adjective,quality
tumoral,adjective,quality
maligno,adjective,quality
benigno,adjective,quality
infeccioso,adjective,quality
contagioso,adjective,quality
transmissível,adjective,quality
viral,adjective,quality
bacteriano,adjective,quality
microbiano,adjective,quality
fúngico,adjective,quality
parasitário,adjective,quality
epidêmico,adjective,quality
pandêmico,adjective,quality
endêmico,adjective,quality
inflamatório,adjective,quality
reumático,adjective,quality
asmático,adjective,quality
anêmico,adjective,state
hipertenso,adjective,quality
hipotenso,adjective,quality
epiléptico,adjective,quality
esquizofrênico,adjective,quality
depressivo,adjective,quality
obsessivo,adjective,quality
compulsivo,adjective,quality
neurótico,adjective,quality
psicótico,adjective,quality
bulímico,adjective,quality
anoréxico,adjective,quality
obeso,adjective,quality
hiperativo,adjective,quality
disléxico,adjective,quality
tetraplégico,adjective,quality
paraplégico,adjective,quality
hemiplégico,adjective,quality
amputado,adjective,quality
mutilado,adjective,state
manco,adjective,quality
vesgo,adjective,quality
estrábico,adjective,quality
míope,adjective,quality
hipermétrope,adjective,quality
daltônico,adjective,quality
preventivo,adjective,quality
paliativo,adjective,quality
ambulatorial,adjective,quality
intensivo,adjective,quality
emergencial,adjective,quality
intravenoso,adjective,quality
intramuscular,adjective,quality
subcutâneo,adjective,quality
injetável,adjective,quality
solúvel,adjective,quality
efervescente,adjective,quality
antibacteriano,adjective,quality
antifúngico,adjective,quality
estimulante,adjective,quality
diurético,adjective,quality
laxativo,adjective,quality
cicatrizante,adjective,quality
estéril,adjective,quality
esterilizado,adjective,state
asséptico,adjective,quality
higiênico,adjective,quality
fitoterápico,adjective,quality
homeopático,adjective,quality
alopático,adjective,quality
holístico,adjective,quality
afegão,adjective,quality
albanês,adjective,quality
argelino,adjective,quality
andorrano,adjective,quality
armênio,adjective,quality
azerbaijano,adjective,quality
bangladês,adjective,quality
bielorrusso,adjective,quality
birmanês,adjective,quality
bósnio,adjective,quality
búlgaro,adjective,quality
cambojano,adjective,quality
camaronês,adjective,quality
canadiano,adjective,quality
cazaque,adjective,quality
cipriota,adjective,quality
congolês,adjective,quality
costarriquenho,adjective,quality
dominicano,adjective,quality
eslovaco,adjective,quality
esloveno,adjective,quality
estoniano,adjective,quality
etíope,adjective,quality
filipino,adjective,quality
galês,adjective,quality
ganês,adjective,quality
georgiano,adjective,quality
guatemalteco,adjective,quality
guianense,adjective,quality
guineense,adjective,quality
haitiano,adjective,quality
havaiano,adjective,quality
hondurenho,adjective,quality
indonésio,adjective,quality
iraniano,adjective,quality
iraquiano,adjective,quality
islandês,adjective,quality
jamaicano,adjective,quality
jordano,adjective,quality
kuwaitiano,adjective,quality
laosiano,adjective,quality
letão,adjective,quality
libanês,adjective,quality
líbio,adjective,quality
liberiano,adjective,quality
lituano,adjective,quality
luxemburguês,adjective,quality
macedônio,adjective,quality
malaio,adjective,quality
maltês,adjective,quality
mauritano,adjective,quality
moldavo,adjective,quality
monegasco,adjective,quality
montenegrino,adjective,quality
neozelandês,adjective,quality
nepalês,adjective,quality
nicaraguense,adjective,quality
palestino,adjective,quality
palestiniano,adjective,quality
panamenho,adjective,quality
paquistanês,adjective,quality
persa,adjective,quality
porto-riquenho,adjective,quality
queniano,adjective,quality
ruandês,adjective,quality
salvadorenho,adjective,quality
santomense,adjective,quality
são-tomense,adjective,quality
saudita,adjective,quality
senegalês,adjective,quality
sírio,adjective,quality
somali,adjective,quality
sudanês,adjective,quality
sul-africano,adjective,quality
sul-coreano,adjective,quality
norte-coreano,adjective,quality
surinamês,adjective,quality
taiwanês,adjective,quality
tanzaniano,adjective,quality
tunisiano,adjective,quality
ugandense,adjective,quality
uzbeque,adjective,quality
zambiano,adjective,quality
zimbabuano,adjective,quality
sul-americano,adjective,quality
centro-americano,adjective,quality
latino-americano,adjective,quality
ibero-americano,adjective,quality
hispânico,adjective,quality
ibérico,adjective,quality
lusitano,adjective,quality
luso,adjective,quality
luso-brasileiro,adjective,quality
afro-brasileiro,adjective,quality
lusófono,adjective,quality
anglófono,adjective,quality
francófono,adjective,quality
escandinavo,adjective,quality
balcânico,adjective,quality
báltico,adjective,quality
eslavo,adjective,quality
germânico,adjective,quality
anglo-saxão,adjective,quality
caribenho,adjective,quality
antilhano,adjective,quality
andino,adjective,quality
amazônico,adjective,quality
polinésio,adjective,quality
mediterrâneo,adjective,quality
atlântico,adjective,quality
pacífico,adjective,quality
ártico,adjective,quality
antártico,adjective,quality
euroasiático,adjective,quality
mesopotâmico,adjective,quality
babilônico,adjective,quality
fenício,adjective,quality
romano,adjective,quality
bizantino,adjective,quality
asteca,adjective,quality
maia,adjective,quality
inca,adjective,quality
céltico,adjective,quality
viking,adjective,quality
otomano,adjective,quality
cigano,adjective,quality
indígena,adjective,quality
quilombola,adjective,quality
nordestino,adjective,quality
nortista,adjective,quality
sulista,adjective,quality
paulista,adjective,quality
paulistano,adjective,quality
carioca,adjective,quality
mineiro,adjective,quality
capixaba,adjective,quality
gaúcho,adjective,quality
goiano,adjective,quality
brasiliense,adjective,quality
pernambucano,adjective,quality
recifense,adjective,quality
soteropolitano,adjective,quality
cearense,adjective,quality
alagoano,adjective,quality
sergipano,adjective,quality
paraibano,adjective,quality
potiguar,adjective,quality
piauiense,adjective,quality
maranhense,adjective,quality
paraense,adjective,quality
amazonense,adjective,quality
acreano,adjective,quality
rondoniense,adjective,quality
roraimense,adjective,quality
amapaense,adjective,quality
tocantinense,adjective,quality
mato-grossense,adjective,quality
sul-mato-grossense,adjective,quality
curitibano,adjective,quality
porto-alegrense,adjective,quality
florianopolitano,adjective,quality
belo-horizontino,adjective,quality
campineiro,adjective,quality
santista,adjective,quality
nortenho,adjective,quality
portuense,adjective,quality
minhoto,adjective,quality
transmontano,adjective,quality
beirão,adjective,quality
ribatejano,adjective,quality
algarvio,adjective,quality
coimbrão,adjective,quality
bracarense,adjective,quality
setubalense,adjective,quality
aveirense,adjective,quality
vimaranense,adjective,quality
parisiense,adjective,quality
londrino,adjective,quality
berlinense,adjective,quality
nova-iorquino,adjective,quality
madrilenho,adjective,quality
barcelonês,adjective,quality
veneziano,adjective,quality
florentino,adjective,quality
napolitano,adjective,quality
siciliano,adjective,quality
milanês,adjective,quality
andaluz,adjective,quality
castelhano,adjective,quality
valenciano,adjective,quality
bávaro,adjective,quality
prussiano,adjective,quality
bretão,adjective,quality
provençal,adjective,quality
toscano,adjective,quality
sardo,adjective,quality
tibetano,adjective,quality
cantonês,adjective,quality
hinduísta,adjective,quality
hindu,adjective,quality
budista,adjective,quality
xintoísta,adjective,quality
islâmico,adjective,quality
judaico,adjective,quality
israelita,adjective,quality
protestante,adjective,quality
luterano,adjective,quality
batista,adjective,quality
metodista,adjective,quality
presbiteriano,adjective,quality
adventista,adjective,quality
pentecostal,adjective,quality
ortodoxo,adjective,quality
anglicano,adjective,quality
espírita,adjective,quality
umbandista,adjective,quality
candomblecista,adjective,quality
ateu,adjective,quality
agnóstico,adjective,quality
laico,adjective,quality
leigo,adjective,quality
monoteísta,adjective,quality
politeísta,adjective,quality
pagão,adjective,quality
bíblico,adjective,quality
eclesiástico,adjective,quality
papal,adjective,quality
episcopal,adjective,quality
monástico,adjective,quality
sacerdotal,adjective,quality
litúrgico,adjective,quality
natalino,adjective,quality
natalício,adjective,quality
pascal,adjective,quality
carnavalesco,adjective,quality
junino,adjective,quality
quaresmal,adjective,quality
franciscano,adjective,quality
beneditino,adjective,quality
dominical,adjective,quality
angelical,adjective,quality
celestial,adjective,quality
divino,adjective,quality
diabólico,adjective,quality
demoníaco,adjective,quality
infernal,adjective,quality
satânico,adjective,quality
paradisíaco,adjective,quality
sobrenatural,adjective,quality
milagroso,adjective,quality
profético,adjective,quality
messiânico,adjective,quality
místico,adjective,quality
esotérico,adjective,quality
espiritual,adjective,quality
devoto,adjective,quality
piedoso,adjective,quality
abençoado,adjective,quality
bendito,adjective,quality
maldito,adjective,quality
profano,adjective,quality
pecaminoso,adjective,quality
comunista,adjective,quality
socialista,adjective,quality
capitalista,adjective,quality
liberal,adjective,quality
neoliberal,adjective,quality
conservador,adjective,quality
progressista,adjective,quality
democrático,adjective,quality
republicano,adjective,quality
monárquico,adjective,quality
imperial,adjective,quality
imperialista,adjective,quality
colonial,adjective,quality
colonialista,adjective,quality
ditatorial,adjective,quality
autoritário,adjective,quality
totalitário,adjective,quality
fascista,adjective,quality
nazista,adjective,quality
anarquista,adjective,quality
nacionalista,adjective,quality
patriótico,adjective,quality
separatista,adjective,quality
feminista,adjective,quality
machista,adjective,quality
racista,adjective,quality
antirracista,adjective,quality
homofóbico,adjective,quality
transfóbico,adjective,quality
xenófobo,adjective,quality
sexista,adjective,quality
homossexual,adjective,quality
heterossexual,adjective,quality
bissexual,adjective,quality
lésbico,adjective,quality
transexual,adjective,quality
transgênero,adjective,quality
assexual,adjective,quality
gay,adjective,quality
não-binário,adjective,quality
cisgênero,adjective,quality
pacifista,adjective,quality
militarista,adjective,quality
revolucionário,adjective,quality
reacionário,adjective,quality
radical,adjective,quality
extremista,adjective,quality
moderado,adjective,quality
centrista,adjective,quality
esquerdista,adjective,quality
direitista,adjective,quality
ambientalista,adjective,quality
ecologista,adjective,quality
humanista,adjective,quality
humanitário,adjective,quality
filantrópico,adjective,quality
beneficente,adjective,quality
caritativo,adjective,quality
assistencial,adjective,quality
socioeconômico,adjective,quality
sociocultural,adjective,quality
socioambiental,adjective,quality
comunitário,adjective,quality
coletivo,adjective,quality
cooperativo,adjective,quality
associativo,adjective,quality
cívico,adjective,quality
civil,adjective,quality
civilizado,adjective,quality
militarizado,adjective,quality
bélico,adjective,quality
armado,adjective,state
desarmado,adjective,state
diplomático,adjective,quality
consular,adjective,quality
aduaneiro,adjective,quality
alfandegário,adjective,quality
migratório,adjective,quality
imigratório,adjective,quality
demográfico,adjective,quality
populacional,adjective,quality
étnico,adjective,quality
tribal,adjective,quality
ancestral,adjective,quality
clássico,adjective,quality
neoclássico,adjective,quality
barroco,adjective,quality
gótico,adjective,quality
renascentista,adjective,quality
românico,adjective,quality
modernista,adjective,quality
impressionista,adjective,quality
surrealista,adjective,quality
abstrato,adjective,quality
cubista,adjective,quality
realista,adjective,quality
naturalista,adjective,quality
expressionista,adjective,quality
futurista,adjective,quality
vanguardista,adjective,quality
contemporâneo,adjective,quality
pré-histórico,adjective,quality
jurássico,adjective,quality
paleolítico,adjective,quality
neolítico,adjective,quality
feudal,adjective,quality
vitoriano,adjective,quality
primitivo,adjective,quality
arcaico,adjective,quality
milenar,adjective,quality
centenário,adjective,quality
octogenário,adjective,quality
sexagenário,adjective,quality
septuagenário,adjective,quality
noturno,adjective,quality
diurno,adjective,quality
matinal,adjective,quality
matutino,adjective,quality
vespertino,adjective,quality
quinzenal,adjective,quality
bimestral,adjective,quality
trimestral,adjective,quality
semestral,adjective,quality
bienal,adjective,quality
temporário,adjective,quality
provisório,adjective,quality
definitivo,adjective,quality
eterno,adjective,quality
efêmero,adjective,quality
perpétuo,adjective,quality
vitalício,adjective,quality
contínuo,adjective,quality
descontínuo,adjective,quality
intermitente,adjective,quality
simultâneo,adjective,quality
sucessivo,adjective,quality
consecutivo,adjective,quality
cronológico,adjective,quality
vindouro,adjective,quality
precedente,adjective,quality
posterior,adjective,quality
anterior,adjective,quality
inferior,adjective,quality
externo,adjective,quality
interno,adjective,quality
intermediário,adjective,quality
extremo,adjective,quality
lateral,adjective,quality
frontal,adjective,quality
dianteiro,adjective,quality
transversal,adjective,quality
longitudinal,adjective,quality
vertical,adjective,quality
horizontal,adjective,quality
diagonal,adjective,quality
oblíquo,adjective,quality
inclinado,adjective,quality
paralelo,adjective,quality
convergente,adjective,quality
divergente,adjective,quality
curvo,adjective,quality
côncavo,adjective,quality
convexo,adjective,quality
cilíndrico,adjective,quality
cônico,adjective,quality
esférico,adjective,quality
cúbico,adjective,quality
piramidal,adjective,quality
hexagonal,adjective,quality
octogonal,adjective,quality
pentagonal,adjective,quality
quadrangular,adjective,quality
poligonal,adjective,quality
trapezoidal,adjective,quality
elíptico,adjective,quality
espiralado,adjective,quality
helicoidal,adjective,quality
ovalado,adjective,quality
achatado,adjective,quality
arredondado,adjective,quality
abaulado,adjective,quality
simétrico,adjective,quality
assimétrico,adjective,quality
proporcional,adjective,quality
desproporcional,adjective,quality
desproporcionado,adjective,quality
laminado,adjective,quality
maciço,adjective,quality
sólido,adjective,quality
líquido,adjective,quality
gasoso,adjective,quality
aquoso,adjective,quality
oleoso,adjective,quality
gorduroso,adjective,quality
viscoso,adjective,quality
espesso,adjective,quality
denso,adjective,quality
rarefeito,adjective,quality
poroso,adjective,quality
permeável,adjective,quality
impermeabilizado,adjective,state
translúcido,adjective,quality
opaco,adjective,quality
fosco,adjective,quality
acetinado,adjective,quality
brilhoso,adjective,quality
lustroso,adjective,quality
reluzente,adjective,quality
cintilante,adjective,quality
fluorescente,adjective,quality
fosforescente,adjective,quality
ofuscante,adjective,quality
radiante,adjective,quality
incandescente,adjective,quality
inflamável,adjective,quality
explosivo,adjective,quality
corrosivo,adjective,quality
cáustico,adjective,quality
abrasivo,adjective,quality
ardente,adjective,quality
escaldante,adjective,state
fervente,adjective,state
tépido,adjective,quality
gélido,adjective,quality
refrigerado,adjective,state
climatizado,adjective,quality
aquecido,adjective,state
ventilado,adjective,state
arejado,adjective,state
abafado,adjective,state
arenoso,adjective,quality
rochoso,adjective,quality
pedregoso,adjective,quality
argiloso,adjective,quality
lamacento,adjective,quality
barrento,adjective,quality
pantanoso,adjective,quality
alagadiço,adjective,quality
fértil,adjective,quality
árido,adjective,quality
desértico,adjective,quality
semiárido,adjective,quality
montanhoso,adjective,quality
acidentado,adjective,quality
íngreme,adjective,quality
ondeado,adjective,quality
florestado,adjective,quality
desmatado,adjective,state
arborizado,adjective,quality
ajardinado,adjective,quality
verdejante,adjective,quality
frondoso,adjective,quality
folhoso,adjective,quality
espinhoso,adjective,quality
silvestre,adjective,quality
agreste,adjective,quality
campestre,adjective,quality
rústico,adjective,quality
bucólico,adjective,quality
pastoril,adjective,quality
serrano,adjective,quality
ribeirinho,adjective,quality
praieiro,adjective,quality
praiano,adjective,quality
caiçara,adjective,quality
interiorano,adjective,quality
provinciano,adjective,quality
cosmopolita,adjective,quality
residencial,adjective,quality
habitacional,adjective,quality
predial,adjective,quality
imobiliário,adjective,quality
hoteleiro,adjective,quality
turístico,adjective,quality
gastronômico,adjective,quality
culinário,adjective,quality
festivo,adjective,quality
recreativo,adjective,quality
lúdico,adjective,quality
cultural,adjective,quality
folclórico,adjective,quality
teatral,adjective,quality
dramático,adjective,quality
cômico,adjective,quality
trágico,adjective,quality
tragicômico,adjective,quality
humorístico,adjective,quality
satírico,adjective,quality
irônico,adjective,quality
sarcástico,adjective,quality
lírico,adjective,quality
épico,adjective,quality
operístico,adjective,quality
sinfônico,adjective,quality
orquestral,adjective,quality
vocal,adjective,quality
coreográfico,adjective,quality
circense,adjective,quality
pictórico,adjective,quality
arquitetônico,adjective,quality
decorativo,adjective,quality
ornamental,adjective,quality
artesanal,adjective,quality
caligráfico,adjective,quality
tipográfico,adjective,quality
cartográfico,adjective,quality
topográfico,adjective,quality
biográfico,adjective,quality
autobiográfico,adjective,quality
discográfico,adjective,quality
indecente,adjective,quality
imoral,adjective,quality
amoral,adjective,quality
moral,adjective,quality
carnívoro,adjective,quality
herbívoro,adjective,quality
onívoro,adjective,quality
frugívoro,adjective,quality
peçonhento,adjective,quality
domesticado,adjective,quality
amestrado,adjective,quality
adestrado,adjective,quality
arisco,adjective,quality
bravio,adjective,quality
rastejante,adjective,quality
voador,adjective,quality
alado,adjective,quality
bípede,adjective,quality
quadrúpede,adjective,quality
vertebrado,adjective,quality
invertebrado,adjective,quality
ovíparo,adjective,quality
vivíparo,adjective,quality
extinto,adjective,state
ameaçado,adjective,state
individualista,adjective,quality
majoritário,adjective,quality
minoritário,adjective,quality
unânime,adjective,quality
unilateral,adjective,quality
bilateral,adjective,quality
multilateral,adjective,quality
mútuo,adjective,quality
recíproco,adjective,quality
avulso,adjective,quality
múltiplo,adjective,quality
tríplice,adjective,quality
triplo,adjective,quality
quádruplo,adjective,quality
quíntuplo,adjective,quality
décimo,adjective,quality
oitavo,adjective,quality
nono,adjective,quality
sétimo,adjective,quality
vigésimo,adjective,quality
trigésimo,adjective,quality
quadragésimo,adjective,quality
quinquagésimo,adjective,quality
centésimo,adjective,quality
milésimo,adjective,quality
penúltimo,adjective,quality
antepenúltimo,adjective,quality
derradeiro,adjective,quality
introdutório,adjective,quality
preparatório,adjective,quality
complementar,adjective,quality
adicional,adjective,quality
extra,adjective,quality
excedente,adjective,quality
excessivo,adjective,quality
insuficiente,adjective,quality
escasso,adjective,quality
abundante,adjective,quality
copioso,adjective,quality
numeroso,adjective,quality
incontável,adjective,quality
infinito,adjective,quality
ilimitado,adjective,quality
limitado,adjective,quality
restrito,adjective,quality
reduzido,adjective,quality
diminuto,adjective,size
ínfimo,adjective,size
irrisório,adjective,quality
considerável,adjective,quality
significativo,adjective,quality
insignificante,adjective,quality
relevante,adjective,quality
irrelevante,adjective,quality
primordial,adjective,quality
crucial,adjective,quality
decisivo,adjective,quality
determinante,adjective,quality
indispensável,adjective,quality
imprescindível,adjective,quality
dispensável,adjective,quality
supérfluo,adjective,quality
opcional,adjective,quality
facultativo,adjective,quality
voluntarioso,adjective,quality
compulsório,adjective,quality
acanhado,adjective,quality
retraído,adjective,quality
introvertido,adjective,quality
extrovertido,adjective,quality
expansivo,adjective,quality
desinibido,adjective,quality
descontraído,adjective,quality
desenvolto,adjective,quality
descolado,adjective,quality
estiloso,adjective,quality
maneiro,adjective,quality
bacana,adjective,quality
porreiro,adjective,quality
supimpa,adjective,quality
cabuloso,adjective,quality
descarado,adjective,quality
atrevido,adjective,quality
abusado,adjective,quality
ousado,adjective,quality
audacioso,adjective,quality
arrojado,adjective,quality
destemido,adjective,quality
intrépido,adjective,quality
valentão,adjective,quality
heroico,adjective,quality
briguento,adjective,quality
brigão,adjective,quality
encrenqueiro,adjective,quality
birrento,adjective,quality
ranzinza,adjective,quality
rabugento,adjective,quality
resmungão,adjective,quality
chorão,adjective,quality
dengoso,adjective,quality
afetuoso,adjective,quality
amoroso,adjective,quality
afável,adjective,quality
cordial,adjective,quality
cortês,adjective,quality
polido,adjective,quality
amigável,adjective,quality
amistoso,adjective,quality
hospitaleiro,adjective,quality
acolhedor,adjective,quality
receptivo,adjective,quality
prestativo,adjective,quality
solícito,adjective,quality
altruísta,adjective,quality
caridoso,adjective,quality
misericordioso,adjective,quality
compassivo,adjective,quality
compreensivo,adjective,quality
tolerante,adjective,quality
indulgente,adjective,quality
permissivo,adjective,quality
complacente,adjective,quality
rigoroso,adjective,quality
austero,adjective,quality
inflexível,adjective,quality
intransigente,adjective,quality
intolerável,adjective,quality
implacável,adjective,quality
impiedoso,adjective,quality
desumano,adjective,quality
desalmado,adjective,quality
perverso,adjective,quality
malévolo,adjective,quality
maléfico,adjective,quality
malicioso,adjective,quality
traiçoeiro,adjective,quality
desleal,adjective,quality
infiel,adjective,quality
fingido,adjective,quality
hipócrita,adjective,quality
dissimulado,adjective,quality
cínico,adjective,quality
mesquinho,adjective,quality
avarento,adjective,quality
sovina,adjective,quality
pão-duro,adjective,quality
muquirana,adjective,quality
ganancioso,adjective,quality
interesseiro,adjective,quality
oportunista,adjective,quality
calculista,adjective,quality
ardiloso,adjective,quality
astuto,adjective,quality
sagaz,adjective,quality
perspicaz,adjective,quality
arguto,adjective,quality
sensato,adjective,quality
ajuizado,adjective,quality
ponderado,adjective,quality
cauteloso,adjective,quality
precavido,adjective,quality
desprevenido,adjective,state
imprudente,adjective,quality
imaturo,adjective,quality
inconsequente,adjective,quality
irresponsável,adjective,quality
leviano,adjective,quality
desleixado,adjective,quality
negligente,adjective,quality
descuidado,adjective,quality
avoado,adjective,quality
esquecido,adjective,quality
desmemoriado,adjective,quality
atrapalhado,adjective,quality
estabanado,adjective,quality
desengonçado,adjective,quality
trapalhão,adjective,quality
desorganizado,adjective,quality
organizado,adjective,quality
metódico,adjective,quality
meticuloso,adjective,quality
minucioso,adjective,quality
detalhista,adjective,quality
perfeccionista,adjective,quality
caprichoso,adjective,quality
zeloso,adjective,quality
diligente,adjective,quality
aplicado,adjective,quality
esforçado,adjective,quality
empenhado,adjective,quality
laborioso,adjective,quality
ativo,adjective,quality
inativo,adjective,quality
dinâmico,adjective,quality
enérgico,adjective,quality
vigoroso,adjective,quality
vivaz,adjective,quality
ágil,adjective,quality
lerdo,adjective,quality
moleirão,adjective,quality
molenga,adjective,quality
indolente,adjective,quality
ocioso,adjective,quality
vadio,adjective,quality
malandro,adjective,quality
sem-vergonha,adjective,quality
abobado,adjective,quality
tapado,adjective,quality
ignorante,adjective,quality
inculto,adjective,quality
erudito,adjective,quality
letrado,adjective,quality
analfabeto,adjective,quality
iletrado,adjective,quality
instruído,adjective,quality
intelectual,adjective,quality
intelectualizado,adjective,quality
sabido,adjective,quality
sabichão,adjective,quality
inventivo,adjective,quality
imaginativo,adjective,quality
visionário,adjective,quality
sonhador,adjective,quality
idealista,adjective,quality
pessimista,adjective,quality
otimista,adjective,quality
materialista,adjective,quality
consumista,adjective,quality
minimalista,adjective,quality
feminil,adjective,quality
viril,adjective,quality
másculo,adjective,quality
sedutor,adjective,quality
charmoso,adjective,quality
cativante,adjective,quality
carismático,adjective,quality
fascinante,adjective,quality
hipnotizante,adjective,quality
deslumbrante,adjective,quality
estonteante,adjective,quality
formoso,adjective,quality
gracioso,adjective,quality
belíssimo,adjective,quality
lindíssimo,adjective,quality
horroroso,adjective,quality
horrendo,adjective,quality
medonho,adjective,quality
pavoroso,adjective,quality
tenebroso,adjective,quality
sinistro,adjective,quality
macabro,adjective,quality
mórbido,adjective,quality
assombrado,adjective,state
enfeitiçado,adjective,state
amaldiçoado,adjective,quality
fabuloso,adjective,quality
formidável,adjective,quality
magistral,adjective,quality
majestoso,adjective,quality
grandioso,adjective,quality
imponente,adjective,quality
monumental,adjective,quality
colossal,adjective,size
sublime,adjective,quality
divinal,adjective,quality
esplêndido,adjective,quality
esplendoroso,adjective,quality
exuberante,adjective,quality
luxuoso,adjective,quality
suntuoso,adjective,quality
requintado,adjective,quality
refinado,adjective,quality
pomposo,adjective,quality
ostentoso,adjective,quality
extravagante,adjective,quality
espalhafatoso,adjective,quality
cafona,adjective,quality
piroso,adjective,quality
foleiro,adjective,quality
ultrapassado,adjective,quality
antiquado,adjective,quality
obsoleto,adjective,quality
desatualizado,adjective,quality
atualizado,adjective,quality
inovador,adjective,quality
inédito,adjective,quality
original,adjective,quality
autoral,adjective,quality
convencional,adjective,quality
corriqueiro,adjective,quality
trivial,adjective,quality
banal,adjective,quality
ordinário,adjective,quality
medíocre,adjective,quality
aceitável,adjective,quality
inaceitável,adjective,quality
tolerável,adjective,quality
suportável,adjective,quality
insuportável,adjective,quality
intragável,adjective,quality
odioso,adjective,quality
detestável,adjective,quality
desprezível,adjective,quality
repugnante,adjective,quality
asqueroso,adjective,quality
repulsivo,adjective,quality
atrativo,adjective,quality
irresistível,adjective,quality
desejável,adjective,quality
indesejável,adjective,quality
apetitoso,adjective,quality
suculento,adjective,quality
insosso,adjective,state
insípido,adjective,quality
temperado,adjective,state
apimentado,adjective,state
condimentado,adjective,state
agridoce,adjective,quality
adocicado,adjective,quality
açucarado,adjective,quality
amanteigado,adjective,quality
leitoso,adjective,quality
caldoso,adjective,quality
pastoso,adjective,quality
farinhento,adjective,quality
fibroso,adjective,quality
carnudo,adjective,quality
ossudo,adjective,quality
nervudo,adjective,quality
magrelo,adjective,quality
magricela,adjective,quality
esguio,adjective,quality
esbelto,adjective,quality
delgado,adjective,quality
franzino,adjective,quality
raquítico,adjective,quality
mirrado,adjective,quality
rechonchudo,adjective,quality
gorducho,adjective,quality
barrigudo,adjective,quality
pançudo,adjective,quality
corpulento,adjective,quality
parrudo,adjective,quality
atarracado,adjective,quality
baixote,adjective,size
nanico,adjective,size
grandalhão,adjective,size
altão,adjective,size
pernudo,adjective,quality
cabeçudo,adjective,quality
orelhudo,adjective,quality
narigudo,adjective,quality
bochechudo,adjective,quality
dentuço,adjective,quality
bigodudo,adjective,quality
barbudo,adjective,quality
cabeludo,adjective,quality
calvo,adjective,quality
sardento,adjective,quality
bronzeado,adjective,state
corado,adjective,state
moreninho,adjective,quality
loirinho,adjective,quality
pretinho,adjective,color
mulherengo,adjective,quality
namorador,adjective,quality
paquerador,adjective,quality
galanteador,adjective,quality
cavalheiresco,adjective,quality
nupcial,adjective,quality
conjugal,adjective,quality
matrimonial,adjective,quality
marital,adjective,quality
paterno,adjective,quality
materno,adjective,quality
maternal,adjective,quality
paternal,adjective,quality
fraterno,adjective,quality
fraternal,adjective,quality
parental,adjective,quality
consanguíneo,adjective,quality
adotivo,adjective,quality
adotado,adjective,quality
órfão,adjective,quality
primogênito,adjective,quality
autossuficiente,adjective,quality
autônomo,adjective,quality
autodidata,adjective,quality
autocrítico,adjective,quality
egocêntrico,adjective,quality
narcisista,adjective,quality
arrogante,adjective,quality
prepotente,adjective,quality
presunçoso,adjective,quality
convencido,adjective,quality
esnobe,adjective,quality
metido,adjective,quality
soberbo,adjective,quality
altivo,adjective,quality
modesto,adjective,quality
despretensioso,adjective,quality
discreto,adjective,quality
indiscreto,adjective,quality
intrometido,adjective,quality
enxerido,adjective,quality
abelhudo,adjective,quality
bisbilhoteiro,adjective,quality
fofoqueiro,adjective,quality
tagarela,adjective,quality
linguarudo,adjective,quality
falante,adjective,quality
taciturno,adjective,quality
introspectivo,adjective,quality
reflexivo,adjective,quality
pensativo,adjective,emotion
meditativo,adjective,quality
contemplativo,adjective,quality
melancólico,adjective,emotion
soturno,adjective,quality
sombrio,adjective,quality
lúgubre,adjective,quality
fúnebre,adjective,quality
funerário,adjective,quality
mortal,adjective,quality
imortal,adjective,quality
moribundo,adjective,state
letal,adjective,quality
fatal,adjective,quality
mortífero,adjective,quality
arriscado,adjective,quality
inofensivo,adjective,quality
inócuo,adjective,quality
benéfico,adjective,quality
vantajoso,adjective,quality
desvantajoso,adjective,quality
proveitoso,adjective,quality
lucrativo,adjective,quality
rentável,adjective,quality
rendoso,adjective,quality
dispendioso,adjective,quality
custoso,adjective,quality
oneroso,adjective,quality
caríssimo,adjective,quality
baratinho,adjective,quality
barateiro,adjective,quality
acessível,adjective,quality
inacessível,adjective,quality
alcançável,adjective,quality
inatingível,adjective,quality
atingível,adjective,quality
viável,adjective,quality
inviável,adjective,quality
praticável,adjective,quality
impraticável,adjective,quality
realizável,adjective,quality
factível,adjective,quality
plausível,adjective,quality
verossímil,adjective,quality
crível,adjective,quality
inacreditável,adjective,quality
inconcebível,adjective,quality
inimaginável,adjective,quality
impensável,adjective,quality
imprevisível,adjective,quality
previsível,adjective,quality
provável,adjective,quality
improvável,adjective,quality
incerto,adjective,quality
duvidoso,adjective,quality
suspeito,adjective,quality
questionável,adjective,quality
discutível,adjective,quality
indiscutível,adjective,quality
inegável,adjective,quality
incontestável,adjective,quality
inquestionável,adjective,quality
irrefutável,adjective,quality
evidente,adjective,quality
explícito,adjective,quality
implícito,adjective,quality
tácito,adjective,quality
subentendido,adjective,quality
ambíguo,adjective,quality
dúbio,adjective,quality
vago,adjective,quality
impreciso,adjective,quality
preciso,adjective,quality
inexato,adjective,quality
indefinido,adjective,quality
indeterminado,adjective,quality
determinado,adjective,quality
específico,adjective,quality
inespecífico,adjective,quality
geral,adjective,quality
abrangente,adjective,quality
detalhado,adjective,quality
resumido,adjective,quality
sucinto,adjective,quality
conciso,adjective,quality
prolixo,adjective,quality
interminável,adjective,quality
infindável,adjective,quality
incansável,adjective,quality
inesgotável,adjective,quality
insaciável,adjective,quality
inabalável,adjective,quality
inquebrável,adjective,quality
indestrutível,adjective,quality
durável,adjective,quality
duradouro,adjective,quality
descartável,adjective,quality
reutilizável,adjective,quality
reciclável,adjective,quality
reciclado,adjective,quality
biodegradável,adjective,quality
sustentável,adjective,quality
renovável,adjective,quality
poluente,adjective,quality
poluído,adjective,state
despoluído,adjective,state
contaminado,adjective,state
abandonado,adjective,state
absorto,adjective,state
abatido,adjective,state
abalado,adjective,state
acelerado,adjective,state
acamado,adjective,state
acomodado,adjective,state
acorrentado,adjective,state
acumulado,adjective,state
adaptado,adjective,state
adoentado,adjective,state
adoecido,adjective,state
afastado,adjective,state
afetado,adjective,state
afinado,adjective,state
desafinado,adjective,state
agendado,adjective,state
alarmado,adjective,state
alcoolizado,adjective,state
algemado,adjective,state
alterado,adjective,state
alugado,adjective,state
amanhecido,adjective,state
amargurado,adjective,state
amedrontado,adjective,state
amontoado,adjective,state
amordaçado,adjective,state
amparado,adjective,state
anotado,adjective,state
antecipado,adjective,state
aposentado,adjective,state
reformado,adjective,state
apressado,adjective,state
aprovado,adjective,state
reprovado,adjective,state
armazenado,adjective,state
arrasado,adjective,state
arrebentado,adjective,state
arrepiado,adjective,state
arruinado,adjective,state
assinado,adjective,state
atacado,adjective,state
atarefado,adjective,state
atingido,adjective,state
atolado,adjective,state
atordoado,adjective,state
atropelado,adjective,state
autorizado,adjective,state
desautorizado,adjective,state
banhado,adjective,state
bloqueado,adjective,state
desbloqueado,adjective,state
borrado,adjective,state
cadastrado,adjective,state
cancelado,adjective,state
carbonizado,adjective,state
carregado,adjective,state
descarregado,adjective,state
cativo,adjective,state
cercado,adjective,state
chamuscado,adjective,state
chapado,adjective,state
coberto,adjective,state
descoberto,adjective,state
codificado,adjective,state
combinado,adjective,state
completo,adjective,state
incompleto,adjective,state
comprado,adjective,state
comprometido,adjective,state
condenado,adjective,state
conectado,adjective,state
desconectado,adjective,state
confirmado,adjective,state
congestionado,adjective,state
conservado,adjective,state
consertado,adjective,state
constrangido,adjective,state
construído,adjective,state
contagiado,adjective,state
contratado,adjective,state
controlado,adjective,state
descontrolado,adjective,state
convalescente,adjective,state
convocado,adjective,state
corrigido,adjective,state
cortado,adjective,state
costurado,adjective,state
cristalizado,adjective,state
curvado,adjective,state
danificado,adjective,state
decorado,adjective,state
enfeitado,adjective,state
dedetizado,adjective,state
defumado,adjective,quality
demitido,adjective,state
dependurado,adjective,state
depilado,adjective,state
desabrigado,adjective,state
desacompanhado,adjective,state
desacordado,adjective,state
desaparecido,adjective,state
desativado,adjective,state
ativado,adjective,state
desbotado,adjective,state
descascado,adjective,state
descosturado,adjective,state
descongelado,adjective,state
desempregado,adjective,state
desencontrado,adjective,state
desentupido,adjective,state
desequilibrado,adjective,state
desfeito,adjective,state
desfiado,adjective,state
desgastado,adjective,state
desidratado,adjective,state
hidratado,adjective,state
desinfetado,adjective,state
desinformado,adjective,state
informado,adjective,state
deslocado,adjective,state
desmontado,adjective,state
montado,adjective,state
desnorteado,adjective,state
desnudo,adjective,state
desnutrido,adjective,state
desocupado,adjective,state
desorientado,adjective,state
desperto,adjective,state
desprotegido,adjective,state
protegido,adjective,state
destrancado,adjective,state
destravado,adjective,state
travado,adjective,state
destroçado,adjective,state
destruído,adjective,state
detido,adjective,state
devastado,adjective,state
devolvido,adjective,state
digitado,adjective,state
dopado,adjective,state
drogado,adjective,state
duplicado,adjective,state
editado,adjective,state
embaçado,adjective,state
embaraçado,adjective,state
embalado,adjective,state
embriagado,adjective,state
emperrado,adjective,state
empilhado,adjective,state
empoeirado,adjective,state
encalhado,adjective,state
encardido,adjective,state
encerrado,adjective,state
encaixotado,adjective,state
encapado,adjective,state
encostado,adjective,state
encurralado,adjective,state
endividado,adjective,state
enferrujado,adjective,state
enfaixado,adjective,state
enforcado,adjective,state
engarrafado,adjective,state
engessado,adjective,state
engomado,adjective,state
enguiçado,adjective,state
engordurado,adjective,state
enlameado,adjective,state
enlouquecido,adjective,state
enlutado,adjective,state
ensaboado,adjective,state
ensanguentado,adjective,state
ensopado,adjective,state
enterrado,adjective,state
entortado,adjective,state
entornado,adjective,state
entrelaçado,adjective,state
entreaberto,adjective,state
enxuto,adjective,state
enxugado,adjective,state
envenenado,adjective,state
enviado,adjective,state
equipado,adjective,state
erguido,adjective,state
esbugalhado,adjective,state
escalado,adjective,state
escangalhado,adjective,state
escaldado,adjective,state
esclarecido,adjective,state
escrito,adjective,state
esfolado,adjective,state
esfriado,adjective,state
esmagado,adjective,state
espremido,adjective,state
esquentado,adjective,state
estendido,adjective,state
esticado,adjective,state
estilhaçado,adjective,state
estourado,adjective,state
estreado,adjective,state
esvaziado,adjective,state
exaltado,adjective,state
excluído,adjective,state
incluído,adjective,state
expirado,adjective,state
exposto,adjective,state
expulso,adjective,state
extraviado,adjective,state
falecido,adjective,state
falido,adjective,state
fantasiado,adjective,state
filmado,adjective,state
finalizado,adjective,state
fincado,adjective,state
flagrado,adjective,state
foragido,adjective,state
formado,adjective,state
fotografado,adjective,state
fraturado,adjective,state
fundido,adjective,state
gravado,adjective,state
grampeado,adjective,state
grudado,adjective,state
guardado,adjective,state
hipnotizado,adjective,state
hospedado,adjective,state
hospitalizado,adjective,state
iluminado,adjective,state
imerso,adjective,state
imobilizado,adjective,state
impedido,adjective,state
importunado,adjective,state
impresso,adjective,state
improvisado,adjective,state
imunizado,adjective,state
inabitado,adjective,quality
inabilitado,adjective,state
incomodado,adjective,state
incomunicável,adjective,state
indeciso,adjective,state
indefeso,adjective,quality
inerte,adjective,state
inflado,adjective,state
inflamado,adjective,state
infectado,adjective,state
iniciado,adjective,state
inscrito,adjective,state
matriculado,adjective,state
instalado,adjective,state
interditado,adjective,state
bambo,adjective,state
interrompido,adjective,state
inundado,adjective,state
invadido,adjective,state
isento,adjective,quality
julgado,adjective,state
lacrado,adjective,state
lascado,adjective,state
legalizado,adjective,state
lesado,adjective,state
lesionado,adjective,state
letárgico,adjective,state
liberado,adjective,state
licenciado,adjective,state
logado,adjective,state
lubrificado,adjective,state
maltratado,adjective,state
maquiado,adjective,state
marcado,adjective,state
mareado,adjective,state
mascarado,adjective,state
mastigado,adjective,state
mordido,adjective,state
mofado,adjective,state
naufragado,adjective,state
nauseado,adjective,state
ocultado,adjective,state
oculto,adjective,state
oxidado,adjective,state
pago,adjective,state
pregado,adjective,state
paralisado,adjective,state
paralítico,adjective,quality
partilhado,adjective,state
perfumado,adjective,state
perfurado,adjective,state
pendente,adjective,state
petrificado,adjective,state
picado,adjective,state
piorado,adjective,state
plantado,adjective,state
plugado,adjective,state
podado,adjective,state
posicionado,adjective,state
postado,adjective,state
possuído,adjective,state
prejudicado,adjective,state
premiado,adjective,quality
prensado,adjective,state
preenchido,adjective,state
presenteado,adjective,state
procurado,adjective,state
prorrogado,adjective,state
publicado,adjective,state
puído,adjective,state
quitado,adjective,state
rabiscado,adjective,state
racionado,adjective,state
ralado,adjective,state
recarregado,adjective,state
recheado,adjective,state
reconhecido,adjective,state
recuperado,adjective,state
recusado,adjective,state
refeito,adjective,state
refogado,adjective,state
regado,adjective,state
registrado,adjective,state
reiniciado,adjective,state
rejeitado,adjective,state
remendado,adjective,state
renovado,adjective,state
reparado,adjective,state
represado,adjective,state
rescindido,adjective,state
respingado,adjective,state
restaurado,adjective,state
retido,adjective,state
retirado,adjective,state
reunido,adjective,state
revoltado,adjective,state
revirado,adjective,state
riscado,adjective,state
rodeado,adjective,state
rompido,adjective,state
roubado,adjective,state
saciado,adjective,state
salvo,adjective,state
selado,adjective,state
sequestrado,adjective,state
servido,adjective,state
sitiado,adjective,state
sobrecarregado,adjective,state
sóbrio,adjective,state
solucionado,adjective,state
soterrado,adjective,state
submerso,adjective,state
sumido,adjective,state
superlotado,adjective,state
suspenso,adjective,state
torcido,adjective,state
tostado,adjective,state
traduzido,adjective,state
traumatizado,adjective,state
trêmulo,adjective,state
trincado,adjective,state
tranquilizado,adjective,state
triturado,adjective,state
trocado,adjective,state
ungido,adjective,state
vacinado,adjective,state
vandalizado,adjective,state
vencido,adjective,state
verificado,adjective,state
viciado,adjective,state
vigiado,adjective,state
virado,adjective,state
visitado,adjective,state
zerado,adjective,state
zonzo,adjective,state
acocorado,adjective,state
recostado,adjective,state
debruçado,adjective,state
reclinado,adjective,state
ereto,adjective,state
agasalhado,adjective,state
transpirado,adjective,state
ofegante,adjective,state
rouquinho,adjective,state
fanhoso,adjective,quality
anestesiado,adjective,state
sedado,adjective,state
entubado,adjective,state
intubado,adjective,state
medicado,adjective,state
enfermo,adjective,state
combalido,adjective,state
convalescido,adjective,state
contundido,adjective,state
luxado,adjective,state
quentinho,adjective,state
geladinho,adjective,state
friorento,adjective,quality
calorento,adjective,quality
morninho,adjective,state
cheinho,adjective,state
seminovo,adjective,quality
recém-nascido,adjective,state
recém-casado,adjective,state
recém-chegado,adjective,state
desabotoado,adjective,state
abotoado,adjective,state
amarrotado,adjective,state
desamarrado,adjective,state
engraxado,adjective,state
ensacado,adjective,state
desembrulhado,adjective,state
alistado,adjective,state
arquivado,adjective,state
anulado,adjective,state
impune,adjective,state
insone,adjective,state
ébrio,adjective,state
alerta,adjective,state
atônito,adjective,state
boquiaberto,adjective,state
pasmo,adjective,state
estupefato,adjective,state
abismado,adjective,emotion
acabrunhado,adjective,emotion
alucinado,adjective,emotion
apático,adjective,emotion
arrebatado,adjective,emotion
aterrorizado,adjective,emotion
aterrado,adjective,emotion
atormentado,adjective,emotion
chocado,adjective,emotion
cabisbaixo,adjective,emotion
consternado,adjective,emotion
contrariado,adjective,emotion
descontente,adjective,emotion
desconsolado,adjective,emotion
desencantado,adjective,emotion
desesperançado,adjective,emotion
desolado,adjective,emotion
deslumbrado,adjective,emotion
desgostoso,adjective,emotion
desconcertado,adjective,emotion
desmotivado,adjective,emotion
motivado,adjective,emotion
embevecido,adjective,emotion
enamorado,adjective,emotion
enciumado,adjective,emotion
encorajado,adjective,emotion
encucado,adjective,emotion
enfurecido,adjective,emotion
enojado,adjective,emotion
enraivecido,adjective,emotion
entristecido,adjective,emotion
esperançoso,adjective,emotion
enternecido,adjective,emotion
estarrecido,adjective,emotion
estimulado,adjective,emotion
eufórico,adjective,emotion
exasperado,adjective,emotion
exultante,adjective,emotion
extasiado,adjective,emotion
fascinado,adjective,emotion
fulo,adjective,emotion
horrorizado,adjective,emotion
hesitante,adjective,emotion
humilhado,adjective,emotion
iludido,adjective,emotion
injustiçado,adjective,emotion
inspirado,adjective,emotion
interessado,adjective,emotion
desinteressado,adjective,emotion
inconsolável,adjective,emotion
insatisfeito,adjective,emotion
intimidado,adjective,emotion
jubiloso,adjective,emotion
lisonjeado,adjective,emotion
ressentido,adjective,emotion
rancoroso,adjective,quality
realizado,adjective,emotion
receoso,adjective,emotion
sensibilizado,adjective,emotion
sossegado,adjective,emotion
desassossegado,adjective,emotion
temeroso,adjective,emotion
tristonho,adjective,emotion
jururu,adjective,emotion
transtornado,adjective,emotion
traído,adjective,emotion
vingativo,adjective,quality
desamparado,adjective,emotion
frenético,adjective,emotion
histérico,adjective,emotion
colérico,adjective,quality
irritadiço,adjective,quality
irritável,adjective,quality
injuriado,adjective,emotion
amuado,adjective,emotion
emburrado,adjective,emotion
carrancudo,adjective,quality
sisudo,adjective,quality
tristinho,adjective,emotion
nervosinho,adjective,emotion
ressabiado,adjective,emotion
apoquentado,adjective,emotion
avantajado,adjective,size
descomunal,adjective,size
encorpado,adjective,quality
estreitinho,adjective,size
grandote,adjective,size
grossinho,adjective,size
larguinho,adjective,size
mini,adjective,size
miudinho,adjective,size
pequerrucho,adjective,size
pequenito,adjective,size
grandíssimo,adjective,size
pequeníssimo,adjective,size
altíssimo,adjective,size
baixíssimo,adjective,size
compridinho,adjective,size
curtíssimo,adjective,size
vasto,adjective,size
ultrafino,adjective,size
finíssimo,adjective,size
gordíssimo,adjective,size
magríssimo,adjective,size
pesadão,adjective,quality
levinho,adjective,quality
espaçoso,adjective,size
apertadinho,adjective,state
profundíssimo,adjective,size
acastanhado,adjective,color
acobreado,adjective,color
aloirado,adjective,color
alourado,adjective,color
amarelo-claro,adjective,color
amarelo-escuro,adjective,color
amarelo-ouro,adjective,color
arroxeado,adjective,color
azul-celeste,adjective,color
azul-bebê,adjective,color
azul-turquesa,adjective,color
azul-royal,adjective,color
azul-petróleo,adjective,color
azul-piscina,adjective,color
branco-gelo,adjective,color
carmim,adjective,color
castanho-claro,adjective,color
castanho-escuro,adjective,color
cinza-claro,adjective,color
cinza-escuro,adjective,color
cinza-chumbo,adjective,color
descolorido,adjective,state
encarnado,adjective,color
escarlate,adjective,color
esbranquiçado,adjective,color
enegrecido,adjective,color
fúcsia,adjective,color
grená,adjective,color
índigo,adjective,color
incolor,adjective,color
magenta,adjective,color
marrom-claro,adjective,color
marrom-escuro,adjective,color
nude,adjective,color
ocre,adjective,color
purpúreo,adjective,color
rosa-choque,adjective,color
rosa-claro,adjective,color
rosa-escuro,adjective,color
rosa-bebê,adjective,color
rosé,adjective,color
rubro,adjective,color
sépia,adjective,color
tricolor,adjective,color
bicolor,adjective,color
furta-cor,adjective,color
multicor,adjective,color
policromático,adjective,color
monocromático,adjective,color
verde-água,adjective,color
verde-limão,adjective,color
verde-musgo,adjective,color
verde-oliva,adjective,color
verde-bandeira,adjective,color
verde-esmeralda,adjective,color
vermelho-escuro,adjective,color
vermelho-claro,adjective,color
vermelho-vivo,adjective,color
róseo,adjective,color
violáceo,adjective,color
carmesim,adjective,color
amarelinho,adjective,color
azulzinho,adjective,color
branquinho,adjective,color
rosinha,adjective,color
verdinho,adjective,color
vermelhinho,adjective,color
roxinho,adjective,color
ciano,adjective,color
tingido,adjective,state
raio-X,noun,event,masculine,,,count,inanimate
chapéu de chuva,noun,thing,masculine,,,count,inanimate
norte,noun,direction,masculine,,,count,inanimate,definite
sul,noun,direction,masculine,,,count,inanimate,definite
leste,noun,direction,masculine,,,count,inanimate,definite
oeste,noun,direction,masculine,,,count,inanimate,definite
nordeste,noun,direction,masculine,,,count,inanimate,definite
sudeste,noun,direction,masculine,,,count,inanimate,definite
sudoeste,noun,direction,masculine,,,count,inanimate,definite
noroeste,noun,direction,masculine,,,count,inanimate,definite
serviço,noun,idea,masculine,,,count,inanimate
negócio,noun,idea,masculine,,,count,inanimate
recurso,noun,idea,masculine,,,count,inanimate
efeito,noun,idea,masculine,,,count,inanimate
cargo,noun,idea,masculine,,,count,inanimate
setor,noun,idea,masculine,,,count,inanimate
alvo,noun,idea,masculine,,,count,inanimate
ato,noun,idea,masculine,,,count,inanimate
dano,noun,idea,masculine,,,count,inanimate
facto,noun,idea,masculine,,,count,inanimate
cenário,noun,idea,masculine,,,count,inanimate
fator,noun,idea,masculine,,,count,inanimate
ciclo,noun,idea,masculine,,,count,inanimate
âmbito,noun,idea,masculine,,,count,inanimate
estatuto,noun,idea,masculine,,,count,inanimate
decreto,noun,idea,masculine,,,count,inanimate
tratado,noun,idea,masculine,,,count,inanimate
percurso,noun,idea,masculine,,,count,inanimate
tópico,noun,idea,masculine,,,count,inanimate
núcleo,noun,idea,masculine,,,count,inanimate
fluxo,noun,idea,masculine,,,count,inanimate
ranking,noun,idea,masculine,,,count,inanimate
item,noun,idea,masculine,,,count,inanimate
aviso,noun,idea,masculine,,,count,inanimate
foco,noun,idea,masculine,,,count,inanimate
ganho,noun,idea,masculine,,,count,inanimate
sacrifício,noun,idea,masculine,,,count,inanimate
intuito,noun,idea,masculine,,,count,inanimate
impulso,noun,idea,masculine,,,count,inanimate
mandato,noun,idea,masculine,,,count,inanimate
reparo,noun,idea,masculine,,,count,inanimate
componente,noun,idea,masculine,,,count,inanimate
resíduo,noun,idea,masculine,,,count,inanimate
delito,noun,idea,masculine,,,count,inanimate
registo,noun,idea,masculine,,,count,inanimate
toque,noun,idea,masculine,,,count,inanimate
pacto,noun,idea,masculine,,,count,inanimate
patrocínio,noun,idea,masculine,,,mass,inanimate
término,noun,idea,masculine,,,count,inanimate
reforço,noun,idea,masculine,,,count,inanimate
filtro,noun,idea,masculine,,,count,inanimate
catálogo,noun,idea,masculine,,,count,inanimate
vínculo,noun,idea,masculine,,,count,inanimate
tributo,noun,idea,masculine,,,count,inanimate
trato,noun,idea,masculine,,,count,inanimate
fragmento,noun,idea,masculine,,,count,inanimate
signo,noun,idea,masculine,,,count,inanimate
legado,noun,idea,masculine,,,count,inanimate
arranjo,noun,idea,masculine,,,count,inanimate
recorde,noun,idea,masculine,,,count,inanimate
algoritmo,noun,idea,masculine,,,count,inanimate
lance,noun,idea,masculine,,,count,inanimate
apelo,noun,idea,masculine,,,count,inanimate
paradigma,noun,idea,masculine,,,count,inanimate
desvio,noun,idea,masculine,,,count,inanimate
dobro,noun,idea,masculine,,,count,inanimate,definite
atributo,noun,idea,masculine,,,count,inanimate
artefato,noun,idea,masculine,,,count,inanimate
trajeto,noun,idea,masculine,,,count,inanimate
acréscimo,noun,idea,masculine,,,count,inanimate
milênio,noun,idea,masculine,,,count,inanimate
dígito,noun,idea,masculine,,,count,inanimate
nicho,noun,idea,masculine,,,count,inanimate
inventário,noun,idea,masculine,,,count,inanimate
edital,noun,idea,masculine,,,count,inanimate
ajuste,noun,idea,masculine,,,count,inanimate
tremor,noun,idea,masculine,,,count,inanimate
êxito,noun,idea,masculine,,,mass,inanimate
juro,noun,idea,masculine,,,count,inanimate
prognóstico,noun,idea,masculine,,,count,inanimate
preceito,noun,idea,masculine,,,count,inanimate
paradeiro,noun,idea,masculine,,,count,inanimate
veredicto,noun,idea,masculine,,,count,inanimate
antecedente,noun,idea,masculine,,,count,inanimate
prestígio,noun,idea,masculine,,,mass,inanimate
relevo,noun,idea,masculine,,,mass,inanimate
encargo,noun,idea,masculine,,,count,inanimate
despacho,noun,idea,masculine,,,count,inanimate
agradecimento,noun,idea,masculine,,,count,inanimate
questionamento,noun,idea,masculine,,,count,inanimate
juramento,noun,idea,masculine,,,count,inanimate
montante,noun,idea,masculine,,,count,inanimate
insumo,noun,idea,masculine,,,count,inanimate
abuso,noun,idea,masculine,,,count,inanimate
aperfeiçoamento,noun,idea,masculine,,,mass,inanimate
levantamento,noun,idea,masculine,,,count,inanimate
regulamento,noun,idea,masculine,,,count,inanimate
posicionamento,noun,idea,masculine,,,count,inanimate
consentimento,noun,idea,masculine,,,mass,inanimate
comunicado,noun,idea,masculine,,,count,inanimate
benefício,noun,idea,masculine,,,count,inanimate
estrago,noun,idea,masculine,,,count,inanimate
contratempo,noun,idea,masculine,,,count,inanimate
imprevisto,noun,idea,masculine,,,count,inanimate
distúrbio,noun,idea,masculine,,,count,inanimate
acontecimento,noun,idea,masculine,,,count,inanimate
entendimento,noun,idea,masculine,,,mass,inanimate
acabamento,noun,idea,masculine,,,count,inanimate
relacionamento,noun,idea,masculine,,,count,inanimate
questão,noun,idea,feminine,,,count,inanimate
época,noun,idea,feminine,,,count,inanimate
propriedade,noun,idea,feminine,,,count,inanimate
fundação,noun,idea,feminine,,,count,inanimate
reação,noun,idea,feminine,,,count,inanimate
marca,noun,idea,feminine,,,count,inanimate
carga,noun,idea,feminine,,,count,inanimate
coleção,noun,idea,feminine,,,count,inanimate
raça,noun,idea,feminine,,,count,inanimate
oferta,noun,idea,feminine,,,count,inanimate
oposição,noun,idea,feminine,,,mass,inanimate
classificação,noun,idea,feminine,,,count,inanimate
autorização,noun,idea,feminine,,,count,inanimate
abordagem,noun,idea,feminine,,,count,inanimate
dimensão,noun,idea,feminine,,,count,inanimate
camada,noun,idea,feminine,,,count,inanimate
fórmula,noun,idea,feminine,,,count,inanimate
consideração,noun,idea,feminine,,,mass,inanimate
duração,noun,idea,feminine,,,mass,inanimate
previsão,noun,idea,feminine,,,count,inanimate
variação,noun,idea,feminine,,,count,inanimate
ameaça,noun,idea,feminine,,,count,inanimate
violação,noun,idea,feminine,,,count,inanimate
modalidade,noun,idea,feminine,,,count,inanimate
conduta,noun,idea,feminine,,,count,inanimate
percepção,noun,idea,feminine,,,count,inanimate
afirmação,noun,idea,feminine,,,count,inanimate
autoria,noun,idea,feminine,,,mass,inanimate
determinação,noun,idea,feminine,,,mass,inanimate
estimativa,noun,idea,feminine,,,count,inanimate
parcela,noun,idea,feminine,,,count,inanimate
honra,noun,idea,feminine,,,mass,inanimate
substituição,noun,idea,feminine,,,count,inanimate
recomendação,noun,idea,feminine,,,count,inanimate
atribuição,noun,idea,feminine,,,count,inanimate
menção,noun,idea,feminine,,,count,inanimate
repercussão,noun,idea,feminine,,,mass,inanimate
ofensa,noun,idea,feminine,,,count,inanimate
negativa,noun,idea,feminine,,,count,inanimate
distinção,noun,idea,feminine,,,count,inanimate
indicação,noun,idea,feminine,,,count,inanimate
modificação,noun,idea,feminine,,,count,inanimate
alteração,noun,idea,feminine,,,count,inanimate
capacidade,noun,idea,feminine,,,mass,inanimate
expectativa,noun,idea,feminine,,,count,inanimate
consciência,noun,idea,feminine,,,mass,inanimate
prática,noun,idea,feminine,,,count,inanimate
representação,noun,idea,feminine,,,count,inanimate
resolução,noun,idea,feminine,,,count,inanimate
convenção,noun,idea,feminine,,,count,inanimate
aparência,noun,idea,feminine,,,count,inanimate
lembrança,noun,idea,feminine,,,count,inanimate
barreira,noun,idea,feminine,,,count,inanimate
maravilha,noun,idea,feminine,,,count,inanimate
praga,noun,idea,feminine,,,count,inanimate
revelação,noun,idea,feminine,,,count,inanimate
doutrina,noun,idea,feminine,,,count,inanimate
ascensão,noun,idea,feminine,,,mass,inanimate
remoção,noun,idea,feminine,,,count,inanimate
facilidade,noun,idea,feminine,,,mass,inanimate
manobra,noun,idea,feminine,,,count,inanimate
limitação,noun,idea,feminine,,,count,inanimate
punição,noun,idea,feminine,,,count,inanimate
denominação,noun,idea,feminine,,,count,inanimate
especulação,noun,idea,feminine,,,mass,inanimate
instância,noun,idea,feminine,,,count,inanimate
diretriz,noun,idea,feminine,,,count,inanimate
alegação,noun,idea,feminine,,,count,inanimate
solicitação,noun,idea,feminine,,,count,inanimate
reivindicação,noun,idea,feminine,,,count,inanimate
injustiça,noun,idea,feminine,,,count,inanimate
desgraça,noun,idea,feminine,,,count,inanimate
delícia,noun,idea,feminine,,,count,inanimate
complexidade,noun,idea,feminine,,,mass,inanimate
interrupção,noun,idea,feminine,,,count,inanimate
pontuação,noun,idea,feminine,,,count,inanimate
fachada,noun,idea,feminine,,,count,inanimate
vertente,noun,idea,feminine,,,count,inanimate
lacuna,noun,idea,feminine,,,count,inanimate
especificação,noun,idea,feminine,,,count,inanimate
cláusula,noun,idea,feminine,,,count,inanimate
réplica,noun,idea,feminine,,,count,inanimate
tolerância,noun,idea,feminine,,,mass,inanimate
síntese,noun,idea,feminine,,,count,inanimate
certificação,noun,idea,feminine,,,count,inanimate
correção,noun,idea,feminine,,,count,inanimate
convocação,noun,idea,feminine,,,count,inanimate
transcrição,noun,idea,feminine,,,count,inanimate
advertência,noun,idea,feminine,,,count,inanimate
penalidade,noun,idea,feminine,,,count,inanimate
precaução,noun,idea,feminine,,,count,inanimate
proposição,noun,idea,feminine,,,count,inanimate
infração,noun,idea,feminine,,,count,inanimate
particularidade,noun,idea,feminine,,,count,inanimate
perturbação,noun,idea,feminine,,,count,inanimate
suspeita,noun,idea,feminine,,,count,inanimate
brecha,noun,idea,feminine,,,count,inanimate
façanha,noun,idea,feminine,,,count,inanimate
proeza,noun,idea,feminine,,,count,inanimate
cifra,noun,idea,feminine,,,count,inanimate
quota,noun,idea,feminine,,,count,inanimate
credencial,noun,idea,feminine,,,count,inanimate
prescrição,noun,idea,feminine,,,count,inanimate
rotação,noun,idea,feminine,,,count,inanimate
sanção,noun,idea,feminine,,,count,inanimate
contrapartida,noun,idea,feminine,,,count,inanimate
implicação,noun,idea,feminine,,,count,inanimate
convicção,noun,idea,feminine,,,count,inanimate
concessão,noun,idea,feminine,,,count,inanimate
matriz,noun,idea,feminine,,,count,inanimate
anotação,noun,idea,feminine,,,count,inanimate
antecipação,noun,idea,feminine,,,count,inanimate
analogia,noun,idea,feminine,,,count,inanimate
polêmica,noun,idea,feminine,,,count,inanimate
polémica,noun,idea,feminine,,,count,inanimate
controvérsia,noun,idea,feminine,,,count,inanimate
desenvolvimento,noun,idea,masculine,,,mass,inanimate
conhecimento,noun,idea,masculine,,,mass,inanimate
crescimento,noun,idea,masculine,,,mass,inanimate
potencial,noun,idea,masculine,,,mass,inanimate
reconhecimento,noun,idea,masculine,,,mass,inanimate
ensino,noun,idea,masculine,,,mass,inanimate
auxílio,noun,idea,masculine,,,mass,inanimate
atendimento,noun,idea,masculine,,,mass,inanimate
luxo,noun,idea,masculine,,,mass,inanimate
entretenimento,noun,idea,masculine,,,mass,inanimate
financiamento,noun,idea,masculine,,,mass,inanimate
vigor,noun,idea,masculine,,,mass,inanimate
rigor,noun,idea,masculine,,,mass,inanimate
empreendedorismo,noun,idea,masculine,,,mass,inanimate
comprometimento,noun,idea,masculine,,,mass,inanimate
envolvimento,noun,idea,masculine,,,mass,inanimate
comportamento,noun,idea,masculine,,,mass,inanimate
desempenho,noun,idea,masculine,,,mass,inanimate
monitoramento,noun,idea,masculine,,,mass,inanimate
armazenamento,noun,idea,masculine,,,mass,inanimate
saneamento,noun,idea,masculine,,,mass,inanimate
abastecimento,noun,idea,masculine,,,mass,inanimate
fornecimento,noun,idea,masculine,,,mass,inanimate
racismo,noun,idea,masculine,,,mass,inanimate
capitalismo,noun,idea,masculine,,,mass,inanimate
socialismo,noun,idea,masculine,,,mass,inanimate
comunismo,noun,idea,masculine,,,mass,inanimate
terrorismo,noun,idea,masculine,,,mass,inanimate
nacionalismo,noun,idea,masculine,,,mass,inanimate
fascismo,noun,idea,masculine,,,mass,inanimate
feminismo,noun,idea,masculine,,,mass,inanimate
ativismo,noun,idea,masculine,,,mass,inanimate
consenso,noun,idea,masculine,,,mass,inanimate
sigilo,noun,idea,masculine,,,mass,inanimate
isolamento,noun,idea,masculine,,,mass,inanimate
aconselhamento,noun,idea,masculine,,,mass,inanimate
tráfico,noun,idea,masculine,,,mass,inanimate
proveito,noun,idea,masculine,,,mass,inanimate
profissionalismo,noun,idea,masculine,,,mass,inanimate
dinamismo,noun,idea,masculine,,,mass,inanimate
horror,noun,idea,masculine,,,mass,inanimate
acolhimento,noun,idea,masculine,,,mass,inanimate
conforto,noun,idea,masculine,,,mass,inanimate
patriotismo,noun,idea,masculine,,,mass,inanimate
vandalismo,noun,idea,masculine,,,mass,inanimate
esclarecimento,noun,idea,masculine,,,mass,inanimate
compartilhamento,noun,idea,masculine,,,mass,inanimate
seguimento,noun,idea,masculine,,,mass,inanimate
planeamento,noun,idea,masculine,,,mass,inanimate
recrutamento,noun,idea,masculine,,,mass,inanimate
participação,noun,idea,feminine,,,mass,inanimate
proteção,noun,idea,feminine,,,mass,inanimate
pressão,noun,idea,feminine,,,mass,inanimate
resistência,noun,idea,feminine,,,mass,inanimate
liderança,noun,idea,feminine,,,mass,inanimate
gestão,noun,idea,feminine,,,mass,inanimate
orientação,noun,idea,feminine,,,mass,inanimate
colaboração,noun,idea,feminine,,,mass,inanimate
cooperação,noun,idea,feminine,,,mass,inanimate
assistência,noun,idea,feminine,,,mass,inanimate
ausência,noun,idea,feminine,,,mass,inanimate
divulgação,noun,idea,feminine,,,mass,inanimate
distribuição,noun,idea,feminine,,,mass,inanimate
formação,noun,idea,feminine,,,mass,inanimate
criação,noun,idea,feminine,,,mass,inanimate
atuação,noun,idea,feminine,,,mass,inanimate
fala,noun,idea,feminine,,,mass,inanimate
riqueza,noun,idea,feminine,,,mass,inanimate
infraestrutura,noun,idea,feminine,,,mass,inanimate
loucura,noun,idea,feminine,,,mass,inanimate
atração,noun,idea,feminine,,,mass,inanimate
aprendizagem,noun,idea,feminine,,,mass,inanimate
inovação,noun,idea,feminine,,,mass,inanimate
criatividade,noun,idea,feminine,,,mass,inanimate
preservação,noun,idea,feminine,,,mass,inanimate
conservação,noun,idea,feminine,,,mass,inanimate
recuperação,noun,idea,feminine,,,mass,inanimate
integração,noun,idea,feminine,,,mass,inanimate
interação,noun,idea,feminine,,,mass,inanimate
dignidade,noun,idea,feminine,,,mass,inanimate
sobrevivência,noun,idea,feminine,,,mass,inanimate
pobreza,noun,idea,feminine,,,mass,inanimate
caridade,noun,idea,feminine,,,mass,inanimate
miséria,noun,idea,feminine,,,mass,inanimate
popularidade,noun,idea,feminine,,,mass,inanimate
dependência,noun,idea,feminine,,,mass,inanimate
excelência,noun,idea,feminine,,,mass,inanimate
transparência,noun,idea,feminine,,,mass,inanimate
estabilidade,noun,idea,feminine,,,mass,inanimate
instabilidade,noun,idea,feminine,,,mass,inanimate
continuidade,noun,idea,feminine,,,mass,inanimate
intensidade,noun,idea,feminine,,,mass,inanimate
proximidade,noun,idea,feminine,,,mass,inanimate
compreensão,noun,idea,feminine,,,mass,inanimate
aceitação,noun,idea,feminine,,,mass,inanimate
contratação,noun,idea,feminine,,,mass,inanimate
concorrência,noun,idea,feminine,,,mass,inanimate
inflação,noun,idea,feminine,,,mass,inanimate
credibilidade,noun,idea,feminine,,,mass,inanimate
sensibilidade,noun,idea,feminine,,,mass,inanimate
harmonia,noun,idea,feminine,,,mass,inanimate
ignorância,noun,idea,feminine,,,mass,inanimate
precisão,noun,idea,feminine,,,mass,inanimate
supervisão,noun,idea,feminine,,,mass,inanimate
visibilidade,noun,idea,feminine,,,mass,inanimate
manipulação,noun,idea,feminine,,,mass,inanimate
demanda,noun,idea,feminine,,,mass,inanimate
habitação,noun,idea,feminine,,,mass,inanimate
imigração,noun,idea,feminine,,,mass,inanimate
navegação,noun,idea,feminine,,,mass,inanimate
censura,noun,idea,feminine,,,mass,inanimate
eficiência,noun,idea,feminine,,,mass,inanimate
eficácia,noun,idea,feminine,,,mass,inanimate
coordenação,noun,idea,feminine,,,mass,inanimate
sustentabilidade,noun,idea,feminine,,,mass,inanimate
permanência,noun,idea,feminine,,,mass,inanimate
inocência,noun,idea,feminine,,,mass,inanimate
maturidade,noun,idea,feminine,,,mass,inanimate
compensação,noun,idea,feminine,,,mass,inanimate
cobrança,noun,idea,feminine,,,mass,inanimate
fiscalização,noun,idea,feminine,,,mass,inanimate
disponibilidade,noun,idea,feminine,,,mass,inanimate
valorização,noun,idea,feminine,,,mass,inanimate
produtividade,noun,idea,feminine,,,mass,inanimate
capacitação,noun,idea,feminine,,,mass,inanimate
convivência,noun,idea,feminine,,,mass,inanimate
legitimidade,noun,idea,feminine,,,mass,inanimate
criminalidade,noun,idea,feminine,,,mass,inanimate
prostituição,noun,idea,feminine,,,mass,inanimate
intolerância,noun,idea,feminine,,,mass,inanimate
acessibilidade,noun,idea,feminine,,,mass,inanimate
hospitalidade,noun,idea,feminine,,,mass,inanimate
obediência,noun,idea,feminine,,,mass,inanimate
burocracia,noun,idea,feminine,,,mass,inanimate
clareza,noun,idea,feminine,,,mass,inanimate
firmeza,noun,idea,feminine,,,mass,inanimate
seriedade,noun,idea,feminine,,,mass,inanimate
consistência,noun,idea,feminine,,,mass,inanimate
flexibilidade,noun,idea,feminine,,,mass,inanimate
resiliência,noun,idea,feminine,,,mass,inanimate
persistência,noun,idea,feminine,,,mass,inanimate
longevidade,noun,idea,feminine,,,mass,inanimate
prudência,noun,idea,feminine,,,mass,inanimate
racionalidade,noun,idea,feminine,,,mass,inanimate
pontualidade,noun,idea,feminine,,,mass,inanimate
privação,noun,idea,feminine,,,mass,inanimate
desigualdade,noun,idea,feminine,,,mass,inanimate
coletividade,noun,idea,feminine,,,mass,inanimate
confidencialidade,noun,idea,feminine,,,mass,inanimate
competitividade,noun,idea,feminine,,,mass,inanimate
espiritualidade,noun,idea,feminine,,,mass,inanimate
mobilidade,noun,idea,feminine,,,mass,inanimate
salvação,noun,idea,feminine,,,mass,inanimate
tolice,noun,idea,feminine,,,mass,inanimate
bobagem,noun,idea,feminine,,,mass,inanimate
exclusão,noun,idea,feminine,,,mass,inanimate
hostilidade,noun,idea,feminine,,,mass,inanimate
simplicidade,noun,idea,feminine,,,mass,inanimate
pluralidade,noun,idea,feminine,,,mass,inanimate
legalidade,noun,idea,feminine,,,mass,inanimate
representatividade,noun,idea,feminine,,,mass,inanimate
automação,noun,idea,feminine,,,mass,inanimate
combate,noun,event,masculine,,,count,inanimate
início,noun,event,masculine,,,count,inanimate
começo,noun,event,masculine,,,count,inanimate
funcionamento,noun,event,masculine,,,mass,inanimate
surgimento,noun,event,masculine,,,count,inanimate
aparecimento,noun,event,masculine,,,count,inanimate
desaparecimento,noun,event,masculine,,,count,inanimate
colapso,noun,event,masculine,,,count,inanimate
massacre,noun,event,masculine,,,count,inanimate
duelo,noun,event,masculine,,,count,inanimate
triunfo,noun,event,masculine,,,count,inanimate
fechamento,noun,event,masculine,,,count,inanimate
regresso,noun,event,masculine,,,count,inanimate
interrogatório,noun,event,masculine,,,count,inanimate
batismo,noun,event,masculine,,,count,inanimate
tumulto,noun,event,masculine,,,count,inanimate
escândalo,noun,event,masculine,,,count,inanimate
luta,noun,event,feminine,,,count,inanimate
reforma,noun,event,feminine,,,count,inanimate
expansão,noun,event,feminine,,,mass,inanimate
destruição,noun,event,feminine,,,mass,inanimate
realização,noun,event,feminine,,,mass,inanimate
execução,noun,event,feminine,,,mass,inanimate
gravação,noun,event,feminine,,,count,inanimate
transferência,noun,event,feminine,,,count,inanimate
transformação,noun,event,feminine,,,count,inanimate
introdução,noun,event,feminine,,,count,inanimate
emissão,noun,event,feminine,,,count,inanimate
extinção,noun,event,feminine,,,mass,inanimate
implantação,noun,event,feminine,,,mass,inanimate
elaboração,noun,event,feminine,,,mass,inanimate
exploração,noun,event,feminine,,,mass,inanimate
melhoria,noun,event,feminine,,,count,inanimate
redução,noun,event,feminine,,,count,inanimate
ampliação,noun,event,feminine,,,count,inanimate
ocupação,noun,event,feminine,,,count,inanimate
mostra,noun,event,feminine,,,count,inanimate
exibição,noun,event,feminine,,,count,inanimate
cerimónia,noun,event,feminine,,,count,inanimate
perda,noun,event,feminine,,,count,inanimate
perseguição,noun,event,feminine,,,count,inanimate
agressão,noun,event,feminine,,,count,inanimate
suspensão,noun,event,feminine,,,count,inanimate
eliminação,noun,event,feminine,,,mass,inanimate
libertação,noun,event,feminine,,,mass,inanimate
reconstrução,noun,event,feminine,,,mass,inanimate
reprodução,noun,event,feminine,,,mass,inanimate
oscilação,noun,event,feminine,,,count,inanimate
renovação,noun,event,feminine,,,count,inanimate
restauração,noun,event,feminine,,,mass,inanimate
paralisação,noun,event,feminine,,,count,inanimate
demolição,noun,event,feminine,,,count,inanimate
reeleição,noun,event,feminine,,,count,inanimate
captura,noun,event,feminine,,,count,inanimate
traição,noun,event,feminine,,,count,inanimate
vingança,noun,event,feminine,,,mass,inanimate
expulsão,noun,event,feminine,,,count,inanimate
fusão,noun,event,feminine,,,count,inanimate
chegada,noun,event,feminine,,,count,inanimate
auditoria,noun,event,feminine,,,count,inanimate
detenção,noun,event,feminine,,,count,inanimate
visualização,noun,event,feminine,,,count,inanimate
aquisição,noun,event,feminine,,,count,inanimate
nomeação,noun,event,feminine,,,count,inanimate
festividade,noun,event,feminine,,,count,inanimate
proibição,noun,event,feminine,,,count,inanimate
eliminatória,noun,event,feminine,,,count,inanimate
subida,noun,event,feminine,,,count,inanimate
ida,noun,event,feminine,,,count,inanimate
representante,noun,person,masculine,,,count,human
especialista,noun,person,masculine,,,count,human
fundador,noun,person,masculine,,,count,human
habitante,noun,person,masculine,,,count,human
criador,noun,person,masculine,,,count,human
integrante,noun,person,masculine,,,count,human
defensor,noun,person,masculine,,,count,human
criminoso,noun,person,masculine,,,count,human
sobrevivente,noun,person,masculine,,,count,human
governante,noun,person,masculine,,,count,human
fabricante,noun,person,masculine,,,count,human
pioneiro,noun,person,masculine,,,count,human
espectador,noun,person,masculine,,,count,human
organizador,noun,person,masculine,,,count,human
herdeiro,noun,person,masculine,,,count,human
rebelde,noun,person,masculine,,,count,human
soberano,noun,person,masculine,,,count,human
conselheiro,noun,person,masculine,,,count,human
idiota,noun,person,masculine,,,count,human
ídolo,noun,person,masculine,,,count,human
observador,noun,person,masculine,,,count,human
dirigente,noun,person,masculine,,,count,human
manifestante,noun,person,masculine,,,count,human
sucessor,noun,person,masculine,,,count,human
construtor,noun,person,masculine,,,count,human
mentor,noun,person,masculine,,,count,human
jurista,noun,person,masculine,,,count,human
magistrado,noun,person,masculine,,,count,human
discípulo,noun,person,masculine,,,count,human
provedor,noun,person,masculine,,,count,human
comissário,noun,person,masculine,,,count,human
controlador,noun,person,masculine,,,count,human
praticante,noun,person,masculine,,,count,human
agressor,noun,person,masculine,,,count,human
mercenário,noun,person,masculine,,,count,human
antepassado,noun,person,masculine,,,count,human
competidor,noun,person,masculine,,,count,human
opositor,noun,person,masculine,,,count,human
docente,noun,person,masculine,,,count,human
legislador,noun,person,masculine,,,count,human
telespectador,noun,person,masculine,,,count,human
detento,noun,person,masculine,,,count,human
assinante,noun,person,masculine,,,count,human
admirador,noun,person,masculine,,,count,human
milionário,noun,person,masculine,,,count,human
traidor,noun,person,masculine,,,count,human
hospedeiro,noun,person,masculine,,,count,human
dissidente,noun,person,masculine,,,count,human
tirano,noun,person,masculine,,,count,human
moderador,noun,person,masculine,,,count,human
orador,noun,person,masculine,,,count,human
batalhador,noun,person,masculine,,,count,human
navegante,noun,person,masculine,,,count,human
avaliador,noun,person,masculine,,,count,human
patrocinador,noun,person,masculine,,,count,human
apoiante,noun,person,masculine,,,count,human
patriarca,noun,person,masculine,,,count,human
monarca,noun,person,masculine,,,count,human
guerrilheiro,noun,person,masculine,,,count,human
titular,noun,person,masculine,,,count,human
criadora,noun,person,feminine,,,count,human
fundadora,noun,person,feminine,,,count,human
defensora,noun,person,feminine,,,count,human
criminosa,noun,person,feminine,,,count,human
pioneira,noun,person,feminine,,,count,human
espectadora,noun,person,feminine,,,count,human
organizadora,noun,person,feminine,,,count,human
herdeira,noun,person,feminine,,,count,human
soberana,noun,person,feminine,,,count,human
conselheira,noun,person,feminine,,,count,human
observadora,noun,person,feminine,,,count,human
sucessora,noun,person,feminine,,,count,human
mentora,noun,person,feminine,,,count,human
magistrada,noun,person,feminine,,,count,human
discípula,noun,person,feminine,,,count,human
provedora,noun,person,feminine,,,count,human
controladora,noun,person,feminine,,,count,human
agressora,noun,person,feminine,,,count,human
competidora,noun,person,feminine,,,count,human
opositora,noun,person,feminine,,,count,human
legisladora,noun,person,feminine,,,count,human
telespectadora,noun,person,feminine,,,count,human
detenta,noun,person,feminine,,,count,human
admiradora,noun,person,feminine,,,count,human
milionária,noun,person,feminine,,,count,human
traidora,noun,person,feminine,,,count,human
moderadora,noun,person,feminine,,,count,human
oradora,noun,person,feminine,,,count,human
batalhadora,noun,person,feminine,,,count,human
servidora,noun,person,feminine,,,count,human
avaliadora,noun,person,feminine,,,count,human
patrocinadora,noun,person,feminine,,,count,human
guerrilheira,noun,person,feminine,,,count,human
beneficiária,noun,person,feminine,,,count,human
criatura,noun,person,feminine,,,count,human
prostituta,noun,person,feminine,,,count,human
comitê,noun,person,masculine,,,count,human
comité,noun,person,masculine,,,count,human
departamento,noun,person,masculine,,,count,human
bando,noun,person,masculine,,,count,human
batalhão,noun,person,masculine,,,count,human
clã,noun,person,masculine,,,count,human
coro,noun,person,masculine,,,count,human
grêmio,noun,person,masculine,,,count,human
cartel,noun,person,masculine,,,count,human
companhia,noun,person,feminine,,,count,human
entidade,noun,person,feminine,,,count,human
federação,noun,person,feminine,,,count,human
tribo,noun,person,feminine,,,count,human
corporação,noun,person,feminine,,,count,human
confederação,noun,person,feminine,,,count,human
facção,noun,person,feminine,,,count,human
junta,noun,person,feminine,,,count,human
elite,noun,person,feminine,,,count,human
milícia,noun,person,feminine,,,count,human
minoria,noun,person,feminine,,,count,human
cúpula,noun,person,feminine,,,count,human
autarquia,noun,person,feminine,,,count,human
carbono,noun,nature,masculine,,,mass,inanimate
silício,noun,nature,masculine,,,mass,inanimate
metano,noun,nature,masculine,,,mass,inanimate
organismo,noun,nature,masculine,,,count,inanimate
astro,noun,nature,masculine,,,count,inanimate
espectro,noun,nature,masculine,,,count,inanimate
fungo,noun,nature,masculine,,,count,inanimate
reservatório,noun,nature,masculine,,,count,inanimate
fenómeno,noun,nature,masculine,,,count,inanimate
paisagem,noun,nature,feminine,,,count,inanimate
partícula,noun,nature,feminine,,,count,inanimate
superfície,noun,nature,feminine,,,count,inanimate
vista,noun,nature,feminine,,,count,inanimate
estabelecimento,noun,place,masculine,,,count,inanimate,definite
portal,noun,place,masculine,,,count,inanimate,definite
campus,noun,place,masculine,,,count,inanimate,definite
condado,noun,place,masculine,,,count,inanimate,definite
delta,noun,place,masculine,,,count,inanimate,definite
refúgio,noun,place,masculine,,,count,inanimate,definite
cativeiro,noun,place,masculine,,,count,inanimate,definite
assentamento,noun,place,masculine,,,count,inanimate,definite
domicílio,noun,place,masculine,,,count,inanimate,definite
perímetro,noun,place,masculine,,,count,inanimate,definite
recinto,noun,place,masculine,,,count,inanimate,definite
república,noun,place,feminine,,,count,inanimate,definite
zona,noun,place,feminine,,,count,inanimate,definite
beira,noun,place,feminine,,,count,inanimate,definite
localidade,noun,place,feminine,,,count,inanimate,definite
fortaleza,noun,place,feminine,,,count,inanimate,definite
seção,noun,place,feminine,,,count,inanimate,definite
secção,noun,place,feminine,,,count,inanimate,definite
freguesia,noun,place,feminine,,,count,inanimate,definite
cidadela,noun,place,feminine,,,count,inanimate,definite
jurisdição,noun,place,feminine,,,count,inanimate,definite
procuradoria,noun,place,feminine,,,count,inanimate,definite
região sul,noun,place,feminine,,,count,inanimate,definite
caminho,noun,place,masculine,,,count,inanimate
trecho,noun,place,masculine,,,count,inanimate
canto,noun,place,masculine,,,count,inanimate
contorno,noun,place,masculine,,,count,inanimate
via,noun,place,feminine,,,count,inanimate
produto,noun,thing,masculine,,,count,inanimate
composto,noun,thing,masculine,,,count,inanimate
artefacto,noun,thing,masculine,,,count,inanimate
módulo,noun,thing,masculine,,,count,inanimate
adjunto,noun,thing,masculine,,,count,inanimate
receptor,noun,thing,masculine,,,count,inanimate
transmissor,noun,thing,masculine,,,count,inanimate
reator,noun,thing,masculine,,,count,inanimate
simulador,noun,thing,masculine,,,count,inanimate
acessório,noun,thing,masculine,,,count,inanimate
xerox,noun,thing,feminine,,,count,inanimate
montão,noun,thing,masculine,,,count,inanimate
punhado,noun,thing,masculine,,,count,inanimate
escombro,noun,thing,masculine,,,count,inanimate
expositor,noun,thing,masculine,,,count,inanimate
ponteiro,noun,thing,masculine,,,count,inanimate
medidor,noun,thing,masculine,,,count,inanimate
lembrete,noun,thing,masculine,,,count,inanimate
anexo,noun,thing,masculine,,,count,inanimate
armada,noun,thing,feminine,,,count,inanimate
mercadoria,noun,thing,feminine,,,count,inanimate
fatia,noun,thing,feminine,,,count,inanimate
migalha,noun,thing,feminine,,,count,inanimate
miniatura,noun,thing,feminine,,,count,inanimate
amostra,noun,thing,feminine,,,count,inanimate
listagem,noun,thing,feminine,,,count,inanimate
interface,noun,thing,feminine,,,count,inanimate
banca,noun,thing,feminine,,,count,inanimate
tabaco,noun,medicine,masculine,,,mass,inanimate
droga,noun,material,feminine,,,mass,inanimate
maconha,noun,material,feminine,,,mass,inanimate
cocaína,noun,material,feminine,,,mass,inanimate
toxina,noun,medicine,feminine,,,count,inanimate
enzima,noun,medicine,feminine,,,count,inanimate
hormona,noun,medicine,feminine,,,count,inanimate
hormônio,noun,medicine,masculine,,,count,inanimate
nutriente,noun,medicine,masculine,,,count,inanimate
desequilíbrio,noun,illness,masculine,,,count,inanimate
fadiga,noun,illness,feminine,,,count,inanimate
enfermidade,noun,idea,feminine,,,count,inanimate
patologia,noun,idea,feminine,,,count,inanimate
deformação,noun,illness,feminine,,,count,inanimate
gravidez,noun,idea,feminine,,,count,inanimate
mortalidade,noun,illness,feminine,,,mass,inanimate
insanidade,noun,illness,feminine,,,mass,inanimate
subnutrição,noun,illness,feminine,,,mass,inanimate
temor,noun,feeling,masculine,,,mass,inanimate
esplendor,noun,feeling,masculine,,,mass,inanimate
martírio,noun,feeling,masculine,,,mass,inanimate
empoderamento,noun,feeling,masculine,,,mass,inanimate
glória,noun,feeling,feminine,,,mass,inanimate
hipocrisia,noun,feeling,feminine,,,mass,inanimate
crueldade,noun,feeling,feminine,,,mass,inanimate
maldade,noun,feeling,feminine,,,mass,inanimate
delicadeza,noun,feeling,feminine,,,mass,inanimate
agonia,noun,feeling,feminine,,,mass,inanimate
insatisfação,noun,feeling,feminine,,,mass,inanimate
infelicidade,noun,feeling,feminine,,,mass,inanimate
doçura,noun,feeling,feminine,,,mass,inanimate
ânsia,noun,feeling,feminine,,,mass,inanimate
frieza,noun,feeling,feminine,,,mass,inanimate
sinceridade,noun,feeling,feminine,,,mass,inanimate
dedicação,noun,feeling,feminine,,,mass,inanimate
veneração,noun,feeling,feminine,,,mass,inanimate
discordância,noun,feeling,feminine,,,mass,inanimate
aluguer,noun,money,masculine,,,count,inanimate
património,noun,money,masculine,,,count,inanimate
verba,noun,money,feminine,,,count,inanimate
finança,noun,money,feminine,,,count,inanimate
franquia,noun,money,feminine,,,count,inanimate
mail,noun,media,masculine,,,count,inanimate
feedback,noun,media,masculine,,,count,inanimate
layout,noun,media,masculine,,,count,inanimate
cache,noun,media,masculine,,,count,inanimate
clique,noun,media,masculine,,,count,inanimate
repositório,noun,media,masculine,,,count,inanimate
pixel,noun,media,masculine,,,count,inanimate
megabyte,noun,media,masculine,,,count,inanimate
byte,noun,media,masculine,,,count,inanimate
bit,noun,media,masculine,,,count,inanimate
ilustração,noun,media,feminine,,,count,inanimate
caricatura,noun,media,feminine,,,count,inanimate
evangelho,noun,story,masculine,,,count,inanimate
sermão,noun,story,masculine,,,count,inanimate
dialeto,noun,story,masculine,,,count,inanimate
horóscopo,noun,story,masculine,,,count,inanimate
ficção,noun,story,feminine,,,count,inanimate
prosa,noun,story,feminine,,,count,inanimate
paródia,noun,story,feminine,,,count,inanimate
parábola,noun,story,feminine,,,count,inanimate
metodologia,noun,subject,feminine,,,mass,inanimate
computação,noun,subject,feminine,,,mass,inanimate
aviação,noun,subject,feminine,,,mass,inanimate
diplomacia,noun,subject,feminine,,,mass,inanimate
gastronomia,noun,subject,feminine,,,mass,inanimate
cartografia,noun,subject,feminine,,,mass,inanimate
legislação,noun,subject,feminine,,,mass,inanimate
desporto,noun,subject,masculine,,,mass,inanimate
ocidente,noun,direction,masculine,,,count,inanimate,definite
período,noun,idea,masculine,,,count,inanimate
século,noun,idea,masculine,,,count,inanimate
milénio,noun,idea,masculine,,,count,inanimate
compartimento,noun,room,masculine,,,count,inanimate,definite
mente,noun,idea,feminine,,,count,inanimate,definite
totalidade,noun,idea,feminine,,,count,inanimate,definite
atualidade,noun,idea,feminine,,,count,inanimate,definite
previdência,noun,idea,feminine,,,count,inanimate,definite
eternidade,noun,idea,feminine,,,count,inanimate,definite
resto,noun,idea,masculine,,,count,inanimate,definite
topo,noun,idea,masculine,,,count,inanimate,definite
mundial,adjective,quality
unido,adjective,quality
esquerdo,adjective,quality
positivo,adjective,quality
complexo,adjective,quality
alternativo,adjective,quality
poderoso,adjective,quality
executivo,adjective,quality
individual,adjective,quality
constante,adjective,quality
pleno,adjective,quality
existente,adjective,quality
negativo,adjective,quality
inúmero,determiner,quantity
característico,adjective,quality
imediato,adjective,quality
supremo,adjective,quality
intenso,adjective,quality
típico,adjective,quality
relativo,adjective,quality
absoluto,adjective,quality
exclusivo,adjective,quality
económico,adjective,quality
crescente,adjective,quality
educacional,adjective,quality
residente,adjective,quality
elevado,adjective,quality
narrativo,adjective,quality
operacional,adjective,quality
correspondente,adjective,quality
válido,adjective,quality
britânico,adjective,quality
respectivo,adjective,quality
formal,adjective,quality
estratégico,adjective,quality
equivalente,adjective,quality
temático,adjective,quality
soviético,adjective,quality
favorável,adjective,quality
ofensivo,adjective,quality
eficiente,adjective,quality
íntimo,adjective,quality
descendente,adjective,quality
legítimo,adjective,quality
estável,adjective,quality
prévio,adjective,quality
polêmico,adjective,quality
polémico,adjective,quality
proveniente,adjective,quality
integral,adjective,quality
institucional,adjective,quality
remoto,adjective,quality
anônimo,adjective,quality
anónimo,adjective,quality
incapaz,adjective,quality
leal,adjective,quality
dependente,adjective,quality
democrata,adjective,quality
suposto,adjective,quality
emocionante,adjective,quality
nobre,adjective,quality
confiável,adjective,quality
misto,adjective,quality
estético,adjective,quality
produtivo,adjective,quality
expresso,adjective,quality
incomum,adjective,quality
pertencente,adjective,quality
protetor,noun,material,masculine,,,mass,inanimate
aleatório,adjective,quality
referente,adjective,quality
aparente,adjective,quality
influente,adjective,quality
dominante,adjective,quality
alheio,adjective,quality
inevitável,adjective,quality
oposto,adjective,quality
resultante,adjective,quality
eventual,adjective,quality
periódico,adjective,quality
racional,adjective,quality
logístico,adjective,quality
variável,adjective,quality
apropriado,adjective,quality
experiente,adjective,quality
continental,adjective,quality
desnecessário,adjective,quality
recorrente,adjective,quality
deficiente,adjective,quality
simbólico,adjective,quality
promocional,adjective,quality
vulnerável,adjective,quality
ideológico,adjective,quality
neutro,adjective,quality
ciente,adjective,quality
problemático,adjective,quality
educativo,adjective,quality
passivo,adjective,quality
tático,adjective,quality
brutal,adjective,quality
académico,adjective,quality
efetivo,adjective,quality
superficial,adjective,quality
competitivo,adjective,quality
decorrente,adjective,quality
funcional,adjective,quality
territorial,adjective,quality
consistente,adjective,quality
estrutural,adjective,quality
representativo,adjective,quality
lamentável,adjective,quality
compatível,adjective,quality
obscuro,adjective,quality
vigente,adjective,quality
excepcional,adjective,quality
imbecil,adjective,quality
arqueológico,adjective,quality
sistemático,adjective,quality
penitenciário,adjective,quality
competente,adjective,quality
genérico,adjective,quality
hídrico,adjective,quality
hostil,adjective,quality
instantâneo,adjective,quality
informal,adjective,quality
seletivo,adjective,quality
progressivo,adjective,quality
expressivo,adjective,quality
emergente,adjective,quality
miserável,adjective,quality
conveniente,adjective,quality
informativo,adjective,quality
indireto,adjective,quality
apto,adjective,quality
vitorioso,adjective,quality
remanescente,adjective,quality
instável,adjective,quality
crente,adjective,quality
usual,adjective,quality
percentual,adjective,quality
substancial,adjective,quality
defensivo,adjective,quality
inerente,adjective,quality
nulo,adjective,quality
inverso,adjective,quality
iminente,adjective,quality
notório,adjective,quality
conceitual,adjective,quality
precário,adjective,quality
preocupante,adjective,quality
linear,adjective,quality
promissor,adjective,quality
preparativo,adjective,quality
confidencial,adjective,quality
sangrento,adjective,quality
inadequado,adjective,quality
sintético,adjective,quality
célebre,adjective,quality
têxtil,adjective,quality
súbito,adjective,quality
coerente,adjective,quality
indiferente,adjective,quality
persistente,adjective,quality
construtivo,adjective,quality
patético,adjective,quality
incorreto,adjective,quality
abusivo,adjective,quality
participativo,adjective,quality
fanático,adjective,quality
colaborativo,adjective,quality
organizacional,adjective,quality
pertinente,adjective,quality
inexistente,adjective,quality
fictício,adjective,quality
condicional,adjective,quality
consequente,adjective,quality
indevido,adjective,quality
marxista,adjective,quality
satisfatório,adjective,quality
autónomo,adjective,quality
vibrante,adjective,quality
incondicional,adjective,quality
equatorial,adjective,quality
irracional,adjective,quality
ingênuo,adjective,quality
contraditório,adjective,quality
repentino,adjective,quality
potável,adjective,quality
compreensível,adjective,quality
literal,adjective,quality
estático,adjective,quality
desigual,adjective,quality
nítido,adjective,quality
invicto,adjective,quality
presencial,adjective,quality
tocante,adjective,quality
ilícito,adjective,quality
residual,adjective,quality
impróprio,adjective,quality
próspero,adjective,quality
acidental,adjective,quality
solene,adjective,quality
cognitivo,adjective,quality
subjacente,adjective,quality
atuante,adjective,quality
desfavorável,adjective,quality
incompatível,adjective,quality
genital,adjective,quality
tardio,adjective,quality
adverso,adjective,quality
quotidiano,adjective,quality
afirmativo,adjective,quality
nominal,adjective,quality
aplicável,adjective,quality
admirável,adjective,quality
disciplinar,adjective,quality
estrito,adjective,quality
cético,adjective,quality
drástico,adjective,quality
consultivo,adjective,quality
hábil,adjective,quality
inaugural,adjective,quality
desastroso,adjective,quality
binário,adjective,quality
crónico,adjective,quality
cosmético,adjective,quality
comparativo,adjective,quality
arbitrário,adjective,quality
comovente,adjective,quality
brando,adjective,quality
floral,adjective,quality
mítico,adjective,quality
personalizado,adjective,quality
laboral,adjective,quality
constrangedor,adjective,quality
flutuante,adjective,quality
imparcial,adjective,quality
imperativo,adjective,quality
ministerial,adjective,quality
impotente,adjective,quality
ilegítimo,adjective,quality
hipotético,adjective,quality
patrimonial,adjective,quality
extensivo,adjective,quality
retórico,adjective,quality
compacto,adjective,quality
telefónico,adjective,quality
envolvente,adjective,quality
irreversível,adjective,quality
processual,adjective,quality
ocasional,adjective,quality
preferencial,adjective,quality
acertado,adjective,quality
decrescente,adjective,quality
imaculado,adjective,quality
simplificado,adjective,quality
comparável,adjective,quality
incessante,adjective,quality
contundente,adjective,quality
indisponível,adjective,quality
decadente,adjective,quality
prioritário,adjective,quality
volátil,adjective,quality
intrínseco,adjective,quality
lácteo,adjective,quality
preferível,adjective,quality
textual,adjective,quality
politécnico,adjective,quality
versátil,adjective,quality
infravermelho,adjective,quality
métrico,adjective,quality
orçamental,adjective,quality
tênue,adjective,quality
ileso,adjective,quality
importantíssimo,adjective,quality
maiúsculo,adjective,quality
perceptível,adjective,quality
singelo,adjective,quality
espantoso,adjective,quality
hierárquico,adjective,quality
homogêneo,adjective,quality
contratual,adjective,quality
incomparável,adjective,quality
operativo,adjective,quality
quantitativo,adjective,quality
qualitativo,adjective,quality
repetitivo,adjective,quality
subjetivo,adjective,quality
irónico,adjective,quality
normativo,adjective,quality
ineficiente,adjective,quality
tridimensional,adjective,quality
débil,adjective,quality
unitário,adjective,quality
inseparável,adjective,quality
sequencial,adjective,quality
errante,adjective,quality
simplista,adjective,quality
venerável,adjective,quality
restritivo,adjective,quality
fraudulento,adjective,quality
radial,adjective,quality
abrupto,adjective,quality
modular,adjective,quality
extraoficial,adjective,quality
inclusivo,adjective,quality
involuntário,adjective,quality
aceito,adjective,state
negado,adjective,state
adiado,adjective,state
previsto,adjective,state
documentado,adjective,state
envolvido,adjective,state
destinado,adjective,state
relacionado,adjective,state
situado,adjective,state
integrado,adjective,state
fada do dente,noun,person,feminine,,,count,human
senhor doutor,noun,person,masculine,,,count,human
senhora doutora,noun,person,feminine,,,count,human
bisturi,noun,thing,masculine,,,count,inanimate
bloqueio,noun,event,masculine,,,count,inanimate
cadastro,noun,thing,masculine,,,count,inanimate
chave-inglesa,noun,thing,feminine,,,count,inanimate
cortador,noun,device,masculine,,,count,inanimate
curtida,noun,thing,feminine,,,count,inanimate
dublagem,noun,activity,feminine,,,count,inanimate
embraiagem,noun,thing,feminine,,,count,inanimate
figurino,noun,clothing,masculine,,,count,inanimate
fôlego,noun,state,masculine,,,mass,inanimate
glicose,noun,thing,feminine,,,mass,inanimate
gramado,noun,place,masculine,,,count,inanimate
poda,noun,activity,feminine,,,count,inanimate
política,noun,subject,feminine,,,mass,inanimate
porca,noun,thing,feminine,,,count,inanimate
posologia,noun,idea,feminine,,,mass,inanimate
triagem,noun,activity,feminine,,,count,inanimate
bagunceiro,adjective,quality
bizarro,adjective,quality
brincalhão,adjective,quality
comilão,adjective,quality
entediante,adjective,quality
escorregadio,adjective,quality
estressante,adjective,quality
exaustivo,adjective,quality
exibido,adjective,quality
felpudo,adjective,quality
festeiro,adjective,quality
fujão,adjective,quality
grelhado,adjective,quality
grudento,adjective,quality
imundo,adjective,quality
mandão,adjective,quality
relaxante,adjective,quality
WhatsApp,noun,media,masculine,,,mass,inanimate,definite
Wi-Fi,noun,media,masculine,,,mass,inanimate,definite
SMS,noun,media,masculine,,,count,inanimate
ida e volta,noun,event,feminine,,,count,inanimate
comprimento,noun,idea,masculine,,,count,inanimate
espessura,noun,idea,feminine,,,count,inanimate
inclinação,noun,idea,feminine,,,count,inanimate
emprego,noun,activity,masculine,,,count,inanimate
assombração,noun,thing,feminine,,,count,inanimate
besteira,noun,idea,feminine,,,count,inanimate
bobeira,noun,idea,feminine,,,count,inanimate
bullying,noun,activity,masculine,,,mass,inanimate
chiclé,noun,food,masculine,,,count,inanimate
fresta,noun,thing,feminine,,,count,inanimate
gritaria,noun,event,feminine,,,mass,inanimate
pirraça,noun,activity,feminine,,,mass,inanimate
repelente,noun,thing,masculine,,,count,inanimate
repouso,noun,state,masculine,,,mass,inanimate
capinha,noun,thing,feminine,,,count,inanimate
película,noun,thing,feminine,,,count,inanimate
frete,noun,money,masculine,,,count,inanimate
muro,noun,thing,masculine,,,count,inanimate
vedação,noun,thing,feminine,,,count,inanimate
cromo,noun,thing,masculine,,,count,inanimate
confeito,noun,food,masculine,,,count,inanimate
vala,noun,nature,feminine,,,count,inanimate
Instagram,noun,media,masculine,,,mass,inanimate,definite
dardo,noun,toy,masculine,,,count,inanimate
Samu,noun,place,masculine,singular,,count,inanimate,definite
SAMU,noun,place,masculine,singular,,count,inanimate,definite
INSS,noun,place,masculine,singular,,count,inanimate,definite
SUS,noun,place,masculine,singular,,count,inanimate,definite
Detran,noun,place,masculine,singular,,count,inanimate,definite
Procon,noun,place,masculine,singular,,count,inanimate,definite
CRAS,noun,place,masculine,singular,,count,inanimate,definite
CAPS,noun,place,masculine,singular,,count,inanimate,definite
UPA,noun,place,feminine,singular,,count,inanimate,definite
UBS,noun,place,feminine,singular,,count,inanimate,definite
APAE,noun,place,feminine,singular,,count,inanimate,definite
AACD,noun,place,feminine,singular,,count,inanimate,definite
PSP,noun,place,feminine,singular,,count,inanimate,definite
GNR,noun,place,feminine,singular,,count,inanimate,definite
SNS,noun,place,masculine,singular,,count,inanimate,definite
INEM,noun,place,masculine,singular,,count,inanimate,definite
video game,noun,game,masculine,,,mass,inanimate
vídeo game,noun,game,masculine,,,mass,inanimate
graça,noun,idea,feminine,,,mass,inanimate,bare
raio X,noun,event,masculine,,,count,inanimate
gado,noun,animal,masculine,,,mass,animate
Bíblia,noun,book,feminine,,,count,inanimate,definite
Torá,noun,book,feminine,,,count,inanimate,definite
Evangelho,noun,book,masculine,,,count,inanimate,definite
ponto-cruz,noun,activity,masculine,,,mass,inanimate
ponto cruz,noun,activity,masculine,,,mass,inanimate
YouTube,noun,media,masculine,,,mass,inanimate,definite
ano novo,noun,event,masculine,,,count,inanimate,definite
doces,noun,food,masculine,plural,,count,inanimate
salgados,noun,food,masculine,plural,,count,inanimate
amigo de infância,noun,person,masculine,,,count,human
amiga de infância,noun,person,feminine,,,count,human
colega de quarto,noun,person,masculine,,,count,human
colega de turma,noun,person,masculine,,,count,human
companheiro de quarto,noun,person,masculine,,,count,human
companheira de quarto,noun,person,feminine,,,count,human
motorista de táxi,noun,person,masculine,,,count,human
agente de viagens,noun,person,masculine,,,count,human
abóbora de Halloween,noun,food,feminine,,,count,inanimate
sanduíche de presunto,noun,food,masculine,,,count,inanimate
sanduíche de atum,noun,food,masculine,,,count,inanimate
sanduíche de frango,noun,food,masculine,,,count,inanimate
ovo de Páscoa,noun,food,masculine,,,count,inanimate
presente de Natal,noun,thing,masculine,,,count,inanimate
presente de aniversário,noun,thing,masculine,,,count,inanimate
entrevista de trabalho,noun,event,feminine,,,count,inanimate
prova de direção,noun,event,feminine,,,count,inanimate
prova de matemática,noun,event,feminine,,,count,inanimate
prova de inglês,noun,event,feminine,,,count,inanimate
prova de português,noun,event,feminine,,,count,inanimate
prova de história,noun,event,feminine,,,count,inanimate
prova de ciências,noun,event,feminine,,,count,inanimate
prova de geografia,noun,event,feminine,,,count,inanimate
férias de inverno,noun,event,feminine,plural,,count,inanimate
férias de Natal,noun,event,feminine,plural,,count,inanimate
acidente de carro,noun,event,masculine,,,count,inanimate
acidente de trânsito,noun,event,masculine,,,count,inanimate
bilhete de metrô,noun,thing,masculine,,,count,inanimate
bilhete de ônibus,noun,thing,masculine,,,count,inanimate
bilhete de trem,noun,thing,masculine,,,count,inanimate
fone de ouvido,noun,device,masculine,,,count,inanimate
rolo de papel higiênico,noun,thing,masculine,,,count,inanimate
chapéu de palha,noun,clothing,masculine,,,count,inanimate
gorro de lã,noun,clothing,masculine,,,count,inanimate
suéter de lã,noun,clothing,masculine,,,count,inanimate
botas de chuva,noun,clothing,feminine,plural,,count,inanimate
tênis de corrida,noun,clothing,masculine,,,count,inanimate
gaveta de metal,noun,furniture,feminine,,,count,inanimate
mesa de madeira,noun,furniture,feminine,,,count,inanimate
cadeira de madeira,noun,furniture,feminine,,,count,inanimate
sala de reunião,noun,room,feminine,,,count,inanimate
pista de patinação,noun,place,feminine,,,count,inanimate
time de futebol,noun,person,masculine,,,count,human
história de amor,noun,story,feminine,,,count,inanimate
luva de forno,noun,clothing,feminine,,,count,inanimate
tábua de corte,noun,thing,feminine,,,count,inanimate

"""#
}
