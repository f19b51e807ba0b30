// Generated from Data/grammar/pt/frames.csv by script/generate: do not edit.
// swift-format-ignore-file

extension GrammarTables {
  static let portugueseFrames: StaticString = #"""
lemma,pattern,slots,opens,past,input,example
querer,,object,bare subjunctive,state,eu/querer/maçã,Eu quero uma maçã.
precisar,,object de,bare subjunctive,state,eu/precisar/ajuda,Eu preciso de ajuda.
desejar,,object,bare subjunctive,state,ela/desejar/presente,Ela deseja um presente.
preferir,,object,bare subjunctive,,eu/preferir/água,Eu prefiro água.
esperar,,object,bare subjunctive,,mamãe/esperar/ônibus,A mamãe espera um ônibus.
gostar,,object de,de,state,eu/gostar/cachorros,Eu gosto de cachorros.
adorar,,object - the,bare,state,ela/adorar/música,Ela adora música.
amar,,object - the,bare,state,eu/amar/mamãe,Eu amo a mamãe.
odiar,,object - the,bare,state,ele/odiar/sopa,Ele odeia a sopa.
doer,experiencer,object - the: body; object - the,bare,state,eu/doer/cabeça,Minha cabeça dói.
ser,copula,attribute; topic de -: material,,state,mamãe/ser/alto,A mamãe é alta.
estar,state-copula,attribute: state emotion quality color size feeling; place-at em the: where furniture vehicle event; company com,gerund,state,menina/estar/cansado,A menina está cansada.
ficar,state-copula,attribute: state emotion quality color; place-at em the: where; company com,gerund,,eu/ficar/triste,Eu fico triste.
parecer,copula,attribute,,state,ela/parecer/triste,Ela parece triste.
sentir-se,state-copula,attribute,,state,eu/sentir-se/doente,Eu me sinto doente.
sentir,,object,,,eu/sentir/medo,Eu sinto medo.
haver,existential,object,,state,/haver/água,Há água.
ter,,object - -: state emotion feeling illness =razão =sorte =certeza =cuidado; object,que,state,eu/ter/fome,Eu tenho fome.
ter que,modal,,bare,state,eu/ter que/dormir,Eu tenho que dormir.
ter vontade de,modal,,bare,state,eu/ter vontade de/brincar,Eu tenho vontade de brincar.
poder,modal,,bare,state,eu/poder/comer,Eu posso comer.
dever,modal,,bare,state,ela/dever/dormir,Ela deve dormir.
conseguir,,object,bare,,ele/conseguir/nadar,Ele consegue nadar.
saber,,object,bare,state,menino/saber/nadar,O menino sabe nadar.
conhecer,,object,,state,eu/conhecer/menina,Eu conheço a menina.
acreditar,,topic em,,,eu/acreditar/menino,Eu acredito no menino.
entender,,object,,,eu/entender/professora,Eu entendo a professora.
lembrar,,topic de,de,,eu/lembrar/avó,Eu lembro da avó.
esquecer,,object - the,de,,ela/esquecer/livro,Ela esquece o livro.
aprender,,object,a,,nós/aprender/inglês,Nós aprendemos inglês.
ensinar,,object: being; object; recipient para,a,,professora/ensinar/música,A professora ensina música.
estudar,,object,,,ela/estudar/inglês,Ela estuda inglês.
pensar,,topic em,em,,eu/pensar/mamãe,Eu penso na mamãe.
sonhar,,topic com,em,,menina/sonhar/cachorro,A menina sonha com o cachorro.
ler,,object: book story media; recipient para,,,ela/ler/livro,Ela lê um livro.
escrever,,object: story idea book material; recipient para,,,menino/escrever/história,O menino escreve uma história.
desenhar,,object,,,menina/desenhar/casa,A menina desenha uma casa.
pintar,,object,,,eu/pintar/casa,Eu pinto uma casa.
contar,,object; recipient para,,,papai/contar/história menina,O papai conta uma história para a menina.
falar,,company com; topic de: story idea event thing animal; object - -: language,,,eu/falar/mamãe,Eu falo com a mamãe.
dizer,,object - the: =verdade; object - -: =oi =olá =tchau =sim =obrigado =por_favor; object; recipient para,subjunctive,,ele/dizer/nada,Ele não diz nada.
perguntar,,object: idea; recipient para,,,eu/perguntar/professora,Eu pergunto para a professora.
responder,,recipient para; topic a the: idea,,,menina/responder/professora,A menina responde para a professora.
pedir,,object; recipient para,subjunctive,,menino/pedir/água mamãe,O menino pede água para a mamãe.
chamar,,object,,,eu/chamar/mamãe,Eu chamo a mamãe.
escutar,,object: person; object,,,nós/escutar/música,Nós escutamos música.
ouvir,,object: person; object,,,eu/ouvir/música,Eu ouço música.
olhar,,object - the,,,menino/olhar/luz,O menino olha a luz.
olhar para,,object,,,menino/olhar para/luz,O menino olha para uma luz.
ver,,object: person; object - -: =TV =tv =televisão; object,,,eu/ver/menina,Eu vejo a menina.
assistir,,object a the: media; place-at em,,,nós/assistir/filme,Nós assistimos ao filme.
mostrar,,object; recipient para,,,ela/mostrar/foto papai,Ela mostra uma foto para o papai.
gritar,,object: idea; company com,,,ele/gritar/,Ele grita.
cantar,,object - a: =música; object: music; recipient para,,,nós/cantar/canção,Nós cantamos uma canção.
dançar,,company com,,,ela/dançar/papai,Ela dança com o papai.
rir,,topic de,,,menino/rir/,O menino ri.
chorar,,,,,bebê/chorar/,O bebê chora.
sorrir,,recipient para,,,menina/sorrir/,A menina sorri.
acalmar-se,,,,,menino/acalmar-se/,O menino se acalma.
beijar,,object - the,,,ela/beijar/bebê,Ela beija o bebê.
abraçar,,object - the,,,eu/abraçar/papai,Eu abraço o papai.
ajudar,,object: being,a,,eu/ajudar/mamãe,Eu ajudo a mamãe.
cuidar,,object de the,,,ela/cuidar/bebê,Ela cuida do bebê.
visitar,,object - the,,,nós/visitar/avó,Nós visitamos a avó.
compartilhar,,object - the; company com,,,eu/compartilhar/bola,Eu compartilho a bola.
dividir,,object - the; company com,,,eu/dividir/pão,Eu divido o pão.
comer,,object - -: =peixe =frango =camarão =atum =carne; object: edible,,,menina/comer/maçã,A menina come uma maçã.
beber,,object: drink edible,,,eu/beber/leite,Eu bebo leite.
tomar,,object,,,ela/tomar/água,Ela toma água.
tomar café da manhã,,,,,eu/tomar café da manhã/,Eu tomo café da manhã.
tomar banho,,,,,bebê/tomar banho/,O bebê toma banho.
almoçar,,object: edible,,,nós/almoçar/sopa,Nós almoçamos sopa.
jantar,,object: edible,,,papai/jantar/arroz,O papai janta arroz.
lanchar,,object: edible,,,menino/lanchar/biscoitos,O menino lancha biscoitos.
cozinhar,,object: edible; recipient para,,,mamãe/cozinhar/carne,A mamãe cozinha carne.
preparar,,object; recipient para,,,ela/preparar/sopa,Ela prepara sopa.
provar,,object - the,,,eu/provar/sopa,Eu provo a sopa.
mastigar,,object - the: edible,,,menino/mastigar/pão,O menino mastiga o pão.
morder,,object - the,,,cachorro/morder/bola,O cachorro morde a bola.
cheirar,,object - the,,,eu/cheirar/sabonete,Eu cheiro o sabonete.
dormir,,company com; place-at em,,,bebê/dormir/cama,O bebê dorme na cama.
acordar,,manner - -: =tarde; object - the,,,eu/acordar/,Eu acordo.
levantar-se,,manner - -: =tarde; place-from de the: furniture,,,menina/levantar-se/cama,A menina se levanta da cama.
levantar,,object - the: thing body; place-from de the: furniture,,,eu/levantar/mão,Eu levanto a mão.
deitar-se,,manner - -: =tarde; place-at em the: furniture,,,eu/deitar-se/cama,Eu me deito na cama.
deitar,,place-at em the: furniture,,,menino/deitar/cama,O menino deita na cama.
descansar,,place-at em,,,papai/descansar/,O papai descansa.
sentar-se,,place-at em the: furniture where,,,eu/sentar-se/cadeira,Eu me sento na cadeira.
sentar,,place-at em the: furniture where,,,eu/sentar/cadeira,Eu sento na cadeira.
ficar de pé,,,,,menino/ficar de pé/,O menino fica de pé.
ir,,place-to a the: where event; instrument de -: vehicle; company com,bare,,nós/ir/parque,Nós vamos ao parque.
ir embora,,place-from de the: where,,,papai/ir embora/,O papai vai embora.
vir,,place-from de the: where =trabalho; place-to a the: event; instrument de -: vehicle; company com,bare,,avó/vir/,A avó vem.
voltar,,place-to a the: where,a,,eu/voltar/escola,Eu volto à escola.
chegar,,manner - -: =tarde; place-to a the: where event,,,papai/chegar/escola,O papai chega à escola.
entrar,,place-to em the: where,,,cachorro/entrar/cozinha,O cachorro entra na cozinha.
sair,,place-from de the: where; company com,,,menina/sair/escola,A menina sai da escola.
subir,,place-to em the: where vehicle furniture,,,eu/subir/ônibus,Eu subo no ônibus.
descer,,place-from de the: vehicle furniture where,,,ela/descer/carro,Ela desce do carro.
caminhar,,place-at por the: where; company com,,,eu/caminhar/parque,Eu caminho pelo parque.
andar,,place-at por the: where; instrument de -: vehicle,,,menina/andar/bicicleta,A menina anda de bicicleta.
passear,,place-at por the: where; company com,,,avô/passear/parque,O avô passeia pelo parque.
correr,,place-at por the: where,,,menino/correr/parque,O menino corre pelo parque.
pular,,place-at em,,,menino/pular/,O menino pula.
escalar,,object - the,,,menino/escalar/árvore,O menino escala a árvore.
cair,,place-from de the: furniture,,,menino/cair/,O menino cai.
voar,,place-at por the: where; instrument de -: vehicle,,,pássaro/voar/,O pássaro voa.
nadar,,place-at em the: where,,,eu/nadar/piscina,Eu nado na piscina.
dirigir,,object: vehicle,,,papai/dirigir/carro,O papai dirige um carro.
viajar,,place-to para the: where; instrument de -: vehicle; company com,,,nós/viajar/trem,Nós viajamos de trem.
mexer-se,,,,,cachorro/mexer-se/,O cachorro se mexe.
mexer,,object - the,,,eu/mexer/sopa,Eu mexo a sopa.
mover,,object - the,,,menino/mover/cadeira,O menino move a cadeira.
virar,,object - the,,,carro/virar/,O carro vira.
esconder-se,,place-at em the: where furniture,,,menino/esconder-se/cozinha,O menino se esconde na cozinha.
esconder,,object - the,,,menina/esconder/bola,A menina esconde a bola.
seguir,,object - the,gerund,,cachorro/seguir/menino,O cachorro segue o menino.
continuar,,object - the,gerund,,eu/continuar/brincar,Eu continuo brincando.
parar,,topic com: =isso =isto =aquilo; object - the,de,,menino/parar/brincar,O menino para de brincar.
começar,,object - the,a,,eu/começar/comer,Eu começo a comer.
terminar,,object - the,de,,eu/terminar/comer,Eu termino de comer.
acabar,,object - the,de,,ela/acabar/comer,Ela acaba de comer.
deixar,,object - the: being; object - the,de let,,papai/deixar/brincar,O papai deixa de brincar.
tentar,,object,bare,,eu/tentar/dormir,Eu tento dormir.
voltar a,modal,,bare,,eu/voltar a/brincar,Eu volto a brincar.
fazer,,object - -: weather =frio =calor =sol =vento; object - a: =bolo; object - the: =lição =tarefa =dever =deveres =cama =mala; object,,,mamãe/fazer/sopa,A mamãe faz sopa.
fazer xixi,,,,,menino/fazer xixi/,O menino faz xixi.
fazer cocô,,,,,bebê/fazer cocô/,O bebê faz cocô.
dar,,object; recipient para,,,mamãe/dar/livro menina,A mamãe dá um livro para a menina.
emprestar,,object; recipient para,,,ele/emprestar/lápis menino,Ele empresta um lápis para o menino.
devolver,,object - the; recipient para,,,ela/devolver/livro professora,Ela devolve o livro para a professora.
trazer,,object; recipient para,,,papai/trazer/pão,O papai traz pão.
levar,,object - the; place-to para the: where,,,mamãe/levar/menina escola,A mamãe leva a menina para a escola.
enviar,,object; recipient para,,,eu/enviar/foto avó,Eu envio uma foto para a avó.
mandar,,object; recipient para,,,ele/mandar/foto papai,Ele manda uma foto para o papai.
receber,,object,,,menina/receber/presente,A menina recebe um presente.
pegar,,object - the,,,menino/pegar/bola,O menino pega a bola.
pôr,,object - the: =mesa; object - the; place-at em,,,eu/pôr/mesa,Eu ponho a mesa.
colocar,,object - the; place-at em,,,eu/colocar/casaco,Eu coloco o casaco.
vestir,,object - the,,,menina/vestir/casaco,A menina veste o casaco.
vestir-se,,,,,menina/vestir-se/,A menina se veste.
tirar,,object - the,,,eu/tirar/casaco,Eu tiro o casaco.
guardar,,object - the; place-at em,,,eu/guardar/brinquedo,Eu guardo o brinquedo.
usar,,object - the,,,eu/usar/lápis,Eu uso o lápis.
abrir,,object - the; recipient para,,,ela/abrir/porta,Ela abre a porta.
fechar,,object - the; recipient para,,,eu/fechar/janela,Eu fecho a janela.
ligar,,object - the: device media; recipient para,,,papai/ligar/luz,O papai liga a luz.
desligar,,object - the,,,mamãe/desligar/luz,A mamãe desliga a luz.
acender,,object - the,,,papai/acender/luz,O papai acende a luz.
apagar,,object - the,,,eu/apagar/luz,Eu apago a luz.
empurrar,,object - the,,,ele/empurrar/porta,Ele empurra a porta.
puxar,,object - the,,,menino/puxar/porta,O menino puxa a porta.
lançar,,object - the,,,eu/lançar/bola,Eu lanço a bola.
jogar,,object: game sport toy; company com,,,eu/jogar/futebol,Eu jogo futebol.
bater,,topic em the,,,ele/bater/porta,Ele bate na porta.
quebrar,,object - the,,,menino/quebrar/cadeira,O menino quebra a cadeira.
consertar,,object - the,,,papai/consertar/bicicleta,O papai conserta a bicicleta.
tocar,,object - -: instrument music; topic em the,,,ela/tocar/piano,Ela toca piano.
procurar,,object - the,,,eu/procurar/sapato,Eu procuro o sapato.
encontrar,,object - the,,,ela/encontrar/bola,Ela encontra a bola.
achar,,object - the,,,ela/achar/bola,Ela acha a bola.
perder,,object - the,,,menino/perder/casaco,O menino perde o casaco.
escolher,,object,bare,,ela/escolher/livro,Ela escolhe um livro.
trocar,,topic de -: clothing; object - the,,,ele/trocar/camisa,Ele troca de camisa.
brincar,,object de -: game; instrument com the: toy thing; company com,de,,eu/brincar/bola,Eu brinco com a bola.
chutar,,object - the,,,menino/chutar/bola,O menino chuta a bola.
ganhar,,object,,,menina/ganhar/presente,A menina ganha um presente.
construir,,object,,,menino/construir/casa,O menino constrói uma casa.
cortar,,object - the,,,mamãe/cortar/papel,A mamãe corta o papel.
colar,,object - the,,,menino/colar/papel,O menino cola o papel.
comemorar,,object - the,,,nós/comemorar/festa,Nós comemoramos a festa.
comprar,,object; beneficiary para,,,ela/comprar/pão,Ela compra pão.
vender,,object; recipient para,,,ele/vender/carro,Ele vende um carro.
pagar,,object - the; recipient para,,,papai/pagar/livro,O papai paga o livro.
custar,,object - -: money; subject,,,livro/custar/muito,O livro custa muito.
trabalhar,,place-at em the: where; company com,,,papai/trabalhar/hospital,O papai trabalha no hospital.
morar,,place-at em the: where; company com,,state,nós/morar/casa,Nós moramos em casa.
viver,,place-at em the: where; company com,,state,avó/viver/casa,A avó vive em casa.
crescer,,,,,menina/crescer/,A menina cresce.
nascer,,place-at em,,,bebê/nascer/,O bebê nasce.
morrer,,,,,peixe/morrer/,O peixe morre.
limpar,,object - the,,,mamãe/limpar/mesa,A mamãe limpa a mesa.
varrer,,object - the,,,papai/varrer/cozinha,O papai varre a cozinha.
arrumar,,object - the,,,eu/arrumar/cama,Eu arrumo a cama.
lavar,grooming,object - the,,,eu/lavar/mãos,Eu lavo as mãos.
lavar-se,,,,,eu/lavar-se/,Eu me lavo.
escovar,grooming,object - the,,,ela/escovar/dentes,Ela escova os dentes.
pentear,grooming,object - the,,,mamãe/pentear/cabelo,A mamãe penteia o cabelo.
secar,grooming,object - the,,,eu/secar/mãos,Eu seco as mãos.
chamar-se,,attribute,,state,menina/chamar-se/Ana,A menina se chama Ana.
lembrar-se,,topic de,de,,eu/lembrar-se/avó,Eu me lembro da avó.
divertir-se,,company com,,,nós/divertir-se/,Nós nos divertimos.
cansar-se,,topic de,de,,avô/cansar-se/,O avô se cansa.
assustar-se,,topic com,,,gato/assustar-se/,O gato se assusta.
comportar-se,,,,,menino/comportar-se/bem,O menino se comporta bem.
machucar,,object - the,,,menino/machucar/pé,O menino machuca o pé.
respirar,,object,,,eu/respirar/,Eu respiro.
soprar,,object - the,,,menina/soprar/,A menina sopra.
tossir,,,,,papai/tossir/,O papai tosse.
vomitar,,,,,menino/vomitar/,O menino vomita.
latir,,,,,cachorro/latir/,O cachorro late.
miar,,,,,gato/miar/,O gato mia.
chover,weather,,,,/chover/,Chove.
nevar,weather,,,,/nevar/,Neva.
acontecer,,subject,,,/acontecer/o que,O que acontece?
funcionar,,,,,luz/funcionar/,A luz funciona.
servir,,object; recipient para,,,mamãe/servir/sopa,A mamãe serve sopa.
explicar,,object - the; recipient para,,,professora/explicar/história,A professora explica a história.
repetir,,object - the,,,eu/repetir/canção,Eu repito a canção.
esquentar,,object - the,,,papai/esquentar/leite,O papai esquenta o leite.
misturar,,object - the,,,ela/misturar/sopa,Ela mistura a sopa.
convidar,,object - the; place-to para the: event,,,ela/convidar/amiga,Ela convida a amiga.
apontar,,object - the,,,menino/apontar/porta,O menino aponta a porta.
permitir,,object,bare subjunctive,,mamãe/permitir/brincar,A mamãe permite brincar.
prometer,,object; recipient para,bare,,eu/prometer/dormir,Eu prometo dormir.
decidir,,object,bare,,ela/decidir/sair,Ela decide sair.
curar,,object - the,,,médico/curar/menino,O médico cura o menino.
virar-se,,,,,menino/virar-se/,O menino se vira.
sentir falta de,,object,,,eu/sentir falta de/avó,Eu sinto falta da avó.
ter saudade de,,object,,state,eu/ter saudade de/avó,Eu tenho saudade da avó.
cumprimentar,,object - the,,,eu/cumprimentar/professora,Eu cumprimento a professora.
perdoar,,object - the,,,mamãe/perdoar/menino,A mamãe perdoa o menino.
passar,,place-at por the: where; object - the,,,papai/passar/parque,O papai passa pelo parque.
encher,,object - the,,,ela/encher/mesa,Ela enche a mesa.
gastar,,object - the,,,ele/gastar/dinheiro,Ele gasta o dinheiro.
planejar,,object - the,bare,,nós/planejar/festa,Nós planejamos a festa.
agarrar,,object - the,,,bebê/agarrar/bola,O bebê agarra a bola.
subir em,,object - the,,,gato/subir em/mesa,O gato sobe na mesa.
conversar,,company com; topic de,,,mamãe/conversar/papai,A mamãe conversa com o papai.
aceitar,,object - the,bare,,ela/aceitar/presente,Ela aceita o presente.
acompanhar,,object - the; place-to a the: where,,,eu/acompanhar/avó,Eu acompanho a avó.
adivinhar,,object - the,,,menino/adivinhar/história,O menino adivinha a história.
guardar dinheiro,,,,,papai/guardar dinheiro/,O papai guarda dinheiro.
alugar,,object,,,nós/alugar/carro,Nós alugamos um carro.
estacionar,,object - the,,,papai/estacionar/carro,O papai estaciona o carro.
aplaudir,,object - the: being,,,menina/aplaudir/,A menina aplaude.
apertar,,object - the,,,menino/apertar/mão,O menino aperta a mão.
arrastar,,object - the,,,cachorro/arrastar/sapato,O cachorro arrasta o sapato.
amarrar,,object - the,,,mamãe/amarrar/sapato,A mamãe amarra o sapato.
bocejar,,,,,papai/bocejar/,O papai boceja.
calar-se,,,,,menino/calar-se/,O menino se cala.
carregar,,object - the,,,eu/carregar/livro,Eu carrego o livro.
chupar,,object - the,,,bebê/chupar/dedo,O bebê chupa o dedo.
pendurar,,object - the,,,ela/pendurar/casaco,Ela pendura o casaco.
colorir,,object - the,,,menina/colorir/desenho,A menina colore o desenho.
copiar,,object - the,,,menino/copiar/história,O menino copia a história.
costurar,,object,,,avó/costurar/camisa,A avó costura uma camisa.
atravessar,,object - the,,,nós/atravessar/rua,Nós atravessamos a rua.
desaparecer,,,,,gato/desaparecer/,O gato desaparece.
descobrir,,object,,,menina/descobrir/livro,A menina descobre um livro.
discutir,,company com; topic de,,,ela/discutir/papai,Ela discute com o papai.
aproveitar,,object - the,,,nós/aproveitar/festa,Nós aproveitamos a festa.
dobrar,,object - the,,,mamãe/dobrar/camisa,A mamãe dobra a camisa.
esfriar,,object - the,,,mamãe/esfriar/sopa,A mamãe esfria a sopa.
espirrar,,,,,bebê/espirrar/,O bebê espirra.
flutuar,,place-at em,,,bola/flutuar/,A bola flutua.
esfregar,,object - the,,,papai/esfregar/mesa,O papai esfrega a mesa.
engatinhar,,,,,bebê/engatinhar/,O bebê engatinha.
machucar-se,,,,,menina/machucar-se/,A menina se machuca.
imaginar,,object,,,menina/imaginar/casa,A menina imagina uma casa.
lamber,,object - the,,,cachorro/lamber/mão,O cachorro lambe a mão.
mentir,,recipient para,,,menino/mentir/mamãe,O menino mente para a mamãe.
molhar,grooming,object - the,,,menino/molhar/pés,O menino molha os pés.
repartir,,object - the,,,mamãe/repartir/pão,A mamãe reparte o pão.
brigar,,company com,,,menino/brigar/,O menino briga.
pescar,,object,,,avô/pescar/peixe,O avô pesca um peixe.
pisar,,topic em the,,,eu/pisar/bola,Eu piso na bola.
plantar,,object,,,nós/plantar/árvore,Nós plantamos uma árvore.
proteger,,object - the,,,mamãe/proteger/bebê,A mamãe protege o bebê.
queimar,grooming,object - the,,,papai/queimar/mão,O papai queima a mão.
regar,,object - the,,,avó/regar/flor,A avó rega a flor.
roncar,,,,,papai/roncar/,O papai ronca.
coçar,grooming,object - the,,,gato/coçar/cabeça,O gato coça a cabeça.
tremer,,,,,cachorro/tremer/,O cachorro treme.
tropeçar,,topic em the,,,menino/tropeçar/,O menino tropeça.
vigiar,,object - the,,,mamãe/vigiar/menino,A mamãe vigia o menino.
desejar boa noite,,recipient para,,,eu/desejar boa noite/,Eu desejo boa noite.
dar banho,,recipient em the,,,mamãe/dar banho/,A mamãe dá banho.
pintar o cabelo,,,,,mamãe/pintar o cabelo/,A mamãe pinta o cabelo.
fazer carinho,,recipient em the,,,ela/fazer carinho/,Ela faz carinho.
pedir desculpa,,recipient a,,,menino/pedir desculpa/,O menino pede desculpa.
telefonar,,recipient para,,,eu/telefonar/avó,Eu telefono para a avó.
filmar,,object - the,,,papai/filmar/festa,O papai filma a festa.
fotografar,,object - the,,,papai/fotografar/menina,O papai fotografa a menina.
assoar,grooming,object - the,,,menino/assoar/nariz,O menino assoa o nariz.
engolir,,object - the,,,eu/engolir/pão,Eu engulo o pão.
acabar com,,object - the,,,ele/acabar com/pão,Ele acaba com o pão.
mandar mensagem,,recipient para,,,eu/mandar mensagem/avó,Eu mando mensagem para a avó.
responsabilizar-se,,topic por,,,ela/responsabilizar-se/,Ela se responsabiliza.
apaixonar-se,,topic por,,,ela/apaixonar-se/,Ela se apaixona.
preocupar-se,,topic com,,,mamãe/preocupar-se/,A mamãe se preocupa.
alegrar-se,,topic com,,,avó/alegrar-se/,A avó se alegra.
aborrecer-se,,topic com,,,papai/aborrecer-se/,O papai se aborrece.
irritar-se,,topic com,,,papai/irritar-se/,O papai se irrita.
cortar o cabelo,,,,,papai/cortar o cabelo/,O papai corta o cabelo.
arranhar,,object - the,,,gato/arranhar/mão,O gato arranha a mão.
alimentar,,object - the,,,menina/alimentar/gato,A menina alimenta o gato.
montar,,object - the: animal thing toy; topic em,,,menino/montar/cavalo,O menino monta o cavalo.
rezar,,recipient para,,,avó/rezar/,A avó reza.
respeitar,,object - the,,,menino/respeitar/avó,O menino respeita a avó.
obedecer,,recipient a the,,,menino/obedecer/mamãe,O menino obedece à mamãe.
faltar,experiencer,object,,state,/faltar/lápis,Falta um lápis.
sobrar,experiencer,object,,,/sobrar/pão,Sobra pão.
ter medo,,topic de the,de,state,eu/ter/medo cachorro,Eu tenho medo do cachorro.
ter vontade,,,de,state,eu/ter/vontade brincar,Eu tenho vontade de brincar.
ter saudade,,topic de the,de,state,eu/ter/saudade avó,Eu tenho saudade da avó.
ter dor,,topic de -,,state,menina/ter/dor cabeça,A menina tem dor de cabeça.
ter cuidado,,topic com the,,state,você/ter/cuidado carro,Você tem cuidado com o carro.
ter tempo,,,para,state,mamãe/ter/tempo brincar,A mamãe tem tempo para brincar.
ter pressa,,,de,state,papai/ter/pressa chegar,O papai tem pressa de chegar.
estar medo,,topic de the,de,state,eu/estar/medo cachorro,Eu estou com medo do cachorro.
estar vontade,,,de,state,eu/estar/vontade comer,Eu estou com vontade de comer.
estar saudade,,topic de the,de,state,eu/estar/saudade mamãe,Eu estou com saudade da mamãe.
estar dor,,topic de -,,state,eu/estar/dor cabeça,Eu estou com dor de cabeça.
estar pressa,,,de,state,papai/estar/pressa sair,O papai está com pressa de sair.
sentir saudade,,topic de the,de,,eu/sentir saudade/avó,Eu sinto saudade da avó.
dar beijo,,recipient em the,,,menina/dar/beijo gato,A menina dá um beijo no gato.
dar abraço,,recipient em the,,,eu/dar/abraço papai,Eu dou um abraço no papai.

"""#
}
