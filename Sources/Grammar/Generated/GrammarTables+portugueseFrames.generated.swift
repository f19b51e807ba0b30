// Generated from Data/grammar/pt/frames.csv by script/generate: do not edit.
// swift-format-ignore-file

extension GrammarTables {
  static let portugueseFrames: StaticString = #"""
lemma,pattern,slots,opens,past,input,example
querer,,object - -: =banho; object,bare subjunctive,state,eu/querer/maçã,Eu quero uma maçã.
precisar,,object de -: =conserto =descanso =silêncio =carinho =atenção =paciência; object de,bare subjunctive,state,eu/precisar/ajuda,Eu preciso de ajuda.
desejar,,object; recipient para,bare subjunctive,,ela/desejar/presente,Ela deseja um presente.
preferir,,object,bare subjunctive,,eu/preferir/água,Eu prefiro água.
esperar,,object - the: being vehicle; object; place-at em the,bare subjunctive,,mamãe/esperar/ônibus,A mamãe espera o ônibus.
gostar,,object de,de,state,eu/gostar/cachorros,Eu gosto de cachorros.
adorar,,object - the,bare,state,ela/adorar/música,Ela adora música.
amar,,object - the,bare,state,eu/amar/mamãe,Eu amo a mamãe.
odiar,,object - the,bare,state,ele/odiar/sopa,Ele odeia sopa.
doer,experiencer,object - the: body; object - the,bare,state,eu/doer/cabeça,Minha cabeça dói.
ser,copula,attribute; topic de -: material =algodão =lã =seda =couro =ouro =prata =plástico =vidro =madeira =papelão =cartão =borracha =gelo,,state,mamãe/ser/alto,A mamãe é alta.
estar,state-copula,attribute: state emotion quality color size feeling; place-at em the: where furniture vehicle event; company com,gerund,state,menina/estar/cansado,A menina está cansada.
ficar,state-copula,attribute: state emotion quality color; place-at em the; company com,gerund,,eu/ficar/triste,Eu fico triste.
parecer,copula,attribute,,state,ela/parecer/triste,Ela parece triste.
sentir-se,state-copula,attribute,,state,eu/sentir-se/doente,Eu me sinto doente.
sentir,,object - -: feeling illness state =falta; object: being; object,,,eu/sentir/medo,Eu sinto medo.
haver,existential,object; place-at em the,,state,/haver/água,Há água.
ter,,object - -: state emotion feeling illness =gosto =cheiro =razão =sorte =certeza =cuidado =dó =preferência; object,que,state,eu/ter/fome,Eu tenho fome.
ter que,modal,,bare,state,eu/ter que/dormir,Eu tenho que dormir.
ter vontade de,modal,,bare,state,eu/ter vontade de/brincar,Eu tenho vontade de brincar.
poder,modal,,bare,state,eu/poder/comer,Eu posso comer.
dever,modal,,bare,state,ela/dever/dormir,Ela deve dormir.
conseguir,,object,bare,,ele/conseguir/nadar,Ele consegue nadar.
saber,,object - -: language subject; object - the,bare indicative,state,menino/saber/nadar,O menino sabe nadar.
conhecer,,object,,state,eu/conhecer/menina,Eu conheço a menina.
acreditar,,topic em -: =fada =fantasma =monstro =bruxa =fadas =fantasmas =monstros =bruxas =milagres =magia =duendes =sereias; topic em the,indicative,,eu/acreditar/menino,Eu acredito no menino.
entender,,topic de -: sport; object - the: =lição =tarefa =matéria =pergunta =exercício =explicação =dever =prova; object,indicative,,eu/entender/professora,Eu entendo a professora.
lembrar,,topic de,de indicative,,eu/lembrar/avó,Eu lembro da avó.
esquecer,,object - the,de indicative,achievement,ela/esquecer/livro,Ela esquece o livro.
aprender,,object; company com: being,a,,nós/aprender/inglês,Nós aprendemos inglês.
ensinar,,object: being; object; recipient para,a,,professora/ensinar/música,A professora ensina música.
estudar,,topic para the: =prova =teste =exame; object; place-at em the: where,,,ela/estudar/inglês,Ela estuda inglês.
pensar,,topic em,em indicative,,eu/pensar/mamãe,Eu penso na mamãe.
sonhar,,topic com the: person =cachorro =cão; topic com a: animal thing toy vehicle device furniture; topic com,em indicative,,menina/sonhar/cachorro,A menina sonha com o cachorro.
ler,,object: book story media; recipient para,,,ela/ler/livro,Ela lê um livro.
escrever,,object: story idea book material; recipient para,,,menino/escrever/história,O menino escreve uma história.
desenhar,,object,,,menina/desenhar/casa,A menina desenha uma casa.
pintar,,object; instrument com -: =giz_de_cera =lápis_de_cor =tinta =guache =aquarela =canetinha =pincel,,,eu/pintar/casa,Eu pinto uma casa.
contar,,object - the: =segredo; object; recipient para,indicative,,papai/contar/história menina,O papai conta uma história para a menina.
falar,,company com; object - the: =verdade; object - -: =mentira =besteira =bobagem =palavrão; topic de: story idea event thing animal; object - -: language,indicative,,eu/falar/mamãe,Eu falo com a mamãe.
dizer,,object - the: =verdade; object - -: =oi =olá =tchau =sim =não =obrigado =por_favor; object; recipient para,indicative,,ele/dizer/nada,Ele não diz nada.
perguntar,,object - the: =hora =horas =nome =endereço =preço; object - the; recipient para,indicative,,eu/perguntar/professora,Eu pergunto para a professora.
responder,,recipient para; topic a the: idea,indicative,,menina/responder/professora,A menina responde para a professora.
pedir,,object - -: =desculpa =desculpas =perdão =ajuda =socorro =silêncio; object; recipient para,subjunctive,,menino/pedir/água mamãe,O menino pede água para a mamãe.
chamar,,topic de -: =bobo =burro =feio =chato =bonito =lindo =idiota =gordo =mentiroso =bebê =bebé; object,,,eu/chamar/mamãe,Eu chamo a mamãe.
escutar,,object: being; object,,,nós/escutar/música,Nós escutamos música.
ouvir,,object: being; object,,,eu/ouvir/música,Eu ouço música.
olhar,,object - the: being; object - the,,,menino/olhar/luz,O menino olha a luz.
olhar para,,object,,,menino/olhar para/luz,O menino olha para uma luz.
ver,,object: being; object - -: =TV =tv =televisão; object,,,eu/ver/menina,Eu vejo a menina.
assistir,,object a the: media; place-at em the,,,nós/assistir/filme,Nós assistimos ao filme.
mostrar,,object; recipient para,,,ela/mostrar/foto papai,Ela mostra uma foto para o papai.
gritar,,object: idea; company com,indicative,,ele/gritar/,Ele grita.
cantar,,place-at em the: =janela =varanda =banho =chuveiro =banheiro; object - a: =música; object: music; recipient para,,,nós/cantar/canção,Nós cantamos uma canção.
dançar,,object - -: music =quadrilha =samba =forró =valsa =funk =balé =tango =ciranda; company com,,,ela/dançar/papai,Ela dança com o papai.
rir,,topic de,,,menino/rir/,O menino ri.
chorar,,topic de -: illness feeling state emotion,,,bebê/chorar/,O bebê chora.
sorrir,,recipient para,,,menina/sorrir/,A menina sorri.
acalmar-se,,,,,menino/acalmar-se/,O menino se acalma.
beijar,,object - the,,,ela/beijar/bebê,Ela beija o bebê.
abraçar,,object - the,,,eu/abraçar/papai,Eu abraço o papai.
ajudar,,object: being,a,,eu/ajudar/mamãe,Eu ajudo a mamãe.
cuidar,,object de the,,,ela/cuidar/bebê,Ela cuida do bebê.
visitar,,object - the,,,nós/visitar/avó,Nós visitamos a avó.
compartilhar,,object - the; company com,,,eu/compartilhar/bola,Eu compartilho a bola.
dividir,,object - the; company com,,,eu/dividir/pão,Eu divido o pão.
comer,,object - -: =peixe =frango =camarão =atum =carne =capim =ração; object: edible plant,,accomplishment,menina/comer/maçã,A menina come uma maçã.
beber,,object: drink edible; place-at em the: where,,accomplishment,eu/beber/leite,Eu bebo leite.
tomar,,object - -: =banho =café_da_manhã =sol =chuva =conta; object - the: =pequeno-almoço; object,,accomplishment,ela/tomar/água,Ela toma água.
tomar café da manhã,,,,,eu/tomar café da manhã/,Eu tomo café da manhã.
tomar banho,,,,,bebê/tomar banho/,O bebê toma banho.
almoçar,,object: edible,,,nós/almoçar/sopa,Nós almoçamos sopa.
jantar,,object: edible,,,papai/jantar/arroz,O papai janta arroz.
lanchar,,object: edible,,,menino/lanchar/biscoitos,O menino lancha biscoitos.
cozinhar,,object: edible animal; recipient para,,,mamãe/cozinhar/carne,A mamãe cozinha carne.
preparar,,object; recipient para,,,ela/preparar/sopa,Ela prepara sopa.
provar,,object - the,,,eu/provar/sopa,Eu provo a sopa.
mastigar,,object - the: edible,,,menino/mastigar/pão,O menino mastiga o pão.
morder,,object - the,,achievement,cachorro/morder/bola,O cachorro morde a bola.
cheirar,,object - the,,,eu/cheirar/sabonete,Eu cheiro o sabonete.
dormir,,company com; place-at em the,,,bebê/dormir/cama,O bebê dorme na cama.
acordar,,manner - -: =tarde; object - the,,achievement,eu/acordar/,Eu acordo.
levantar-se,,manner - -: =tarde; place-from de the: furniture,,,menina/levantar-se/cama,A menina se levanta da cama.
levantar,,object - the: thing body; place-from de the: furniture,,,eu/levantar/mão,Eu levanto a mão.
deitar-se,,manner - -: =tarde; place-at em the; company com,,,eu/deitar-se/cama,Eu me deito na cama.
deitar,,object - the: person; place-at em the; company com,,,menino/deitar/cama,O menino deita na cama.
descansar,,place-at em the,,,papai/descansar/,O papai descansa.
sentar-se,,place-at em the; company com,,,eu/sentar-se/cadeira,Eu me sento na cadeira.
sentar,,object - the: person; place-at em the; company com,,,eu/sentar/cadeira,Eu sento na cadeira.
ficar de pé,,,,,menino/ficar de pé/,O menino fica de pé.
ir,,manner de -: =férias =viagem; place-to a the: where event activity sport; instrument de -: vehicle; company com,bare,,nós/ir/parque,Nós vamos ao parque.
ir embora,,place-from de the: where,,,papai/ir embora/,O papai vai embora.
vir,,place-from de the: where =trabalho; place-to a the: event; instrument de -: vehicle; company com,bare,,avó/vir/,A avó vem.
voltar,,place-to a the: where,a,,eu/voltar/escola,Eu volto à escola.
chegar,,manner - -: =tarde; place-to a the: where event,,achievement,papai/chegar/escola,O papai chega à escola.
entrar,,place-to em the: where,,,cachorro/entrar/cozinha,O cachorro entra na cozinha.
sair,,place-from de the: where vehicle event activity furniture thing; company com,,,menina/sair/escola,A menina sai da escola.
subir,,place-to em the: where vehicle furniture,,,eu/subir/ônibus,Eu subo no ônibus.
descer,,place-from de the: vehicle furniture where,,,ela/descer/carro,Ela desce do carro.
caminhar,,place-at por the: where; company com,,,eu/caminhar/parque,Eu caminho pelo parque.
andar,,place-at em the: =faculdade =escola =universidade =creche =piscina =praia; place-at por the: where; instrument de -: vehicle =baloiço =balanço =escorrega =escorregador =carrossel =patins,,,menina/andar/bicicleta,A menina anda de bicicleta.
passear,,place-at por the: where; company com,,,avô/passear/parque,O avô passeia pelo parque.
correr,,place-at em the: =chuva =sol =neve; object - -: =quilômetro =quilómetro =metro =maratona; place-at por the: where,,,menino/correr/parque,O menino corre pelo parque.
pular,,topic de -: emotion feeling; object - -: =corda; place-at em the,,,menino/pular/,O menino pula.
escalar,,object - the,,,menino/escalar/árvore,O menino escala a árvore.
cair,,place-at em the: =chão =água =piscina =rio =poça; place-from de the: furniture,,achievement,menino/cair/,O menino cai.
voar,,place-at por the: where nature; instrument de -: vehicle,,,pássaro/voar/,O pássaro voa.
nadar,,place-at em the,,,eu/nadar/piscina,Eu nado na piscina.
dirigir,,object: vehicle,,,papai/dirigir/carro,O papai dirige um carro.
viajar,,place-to para the: where =lua =espaço; instrument de -: vehicle; company com,,,nós/viajar/trem,Nós viajamos de trem.
mexer-se,,,,,cachorro/mexer-se/,O cachorro se mexe.
mexer,,topic em the: thing device clothing book media toy furniture body; object - the,,,eu/mexer/sopa,Eu mexo a sopa.
mover,,object - the,,,menino/mover/cadeira,O menino move a cadeira.
virar,,topic de -: =lado =costas =bruços; object - the,,,carro/virar/,O carro vira.
esconder-se,,place-at em the; topic de the: being,,,menino/esconder-se/cozinha,O menino se esconde na cozinha.
esconder,,object - the; place-at em the,,accomplishment,menina/esconder/bola,A menina esconde a bola.
seguir,,object - the,gerund,,cachorro/seguir/menino,O cachorro segue o menino.
continuar,,object - the,gerund,,eu/continuar/brincar,Eu continuo brincando.
parar,,topic com: =isso =isto =aquilo; place-at em the: where =semáforo =estação =sinal; object - the,de,,menino/parar/brincar,O menino para de brincar.
começar,,object - the,a,,eu/começar/comer,Eu começo a comer.
terminar,,object - the,de,achievement,eu/terminar/comer,Eu termino de comer.
acabar,,object - the,de,achievement,ela/acabar/comer,Ela acaba de comer.
deixar,,object - the: being; object - the,de let,,papai/deixar/brincar,O papai deixa de brincar.
tentar,,object,bare,,eu/tentar/dormir,Eu tento dormir.
voltar a,modal,,bare,,eu/voltar a/brincar,Eu volto a brincar.
fazer,,object - -: weather =frio =calor =sol =vento; object - -: =barulho =bagunça =silêncio =exercício =compras =birra =ginástica =fisioterapia =natação =xixi =chichi =cocô =cocó =festa =falta =fila =amigos =anos; object - a: =bolo; object - the: =lição =tarefa =dever =deveres =cama =mala =tarefas =trabalhos =trabalhos_de_casa =TPC; object; recipient para: person; topic com: material,,,mamãe/fazer/sopa,A mamãe faz sopa.
fazer xixi,,,,,menino/fazer xixi/,O menino faz xixi.
fazer cocô,,,,,bebê/fazer cocô/,O bebê faz cocô.
dar,,object - the: =mão; object - -: =tempo =banho =medo =risada =tchau =sorte =certo; object; recipient para,,,mamãe/dar/livro menina,A mamãe dá um livro para a menina.
emprestar,,object - the: device vehicle; object; recipient para,,,ele/emprestar/lápis menino,Ele empresta um lápis para o menino.
devolver,,object - the; recipient para; place-to a the: where,,,ela/devolver/livro professora,Ela devolve o livro para a professora.
trazer,,object; recipient para; place-to para the: furniture home room place,,,papai/trazer/pão,O papai traz pão.
levar,,object - the; place-to para the: where event; instrument de -: vehicle,,,mamãe/levar/menina escola,A mamãe leva a menina para a escola.
enviar,,object; recipient para,,,eu/enviar/foto avó,Eu envio uma foto para a avó.
mandar,,object; recipient para,let subjunctive,,ele/mandar/foto papai,Ele manda uma foto para o papai.
receber,,object - the: =salário =mesada =pagamento =ordenado; object; topic de the: being,,achievement,menina/receber/presente,A menina recebe um presente.
pegar,,place-at em the: =colo; object - the,,accomplishment,menino/pegar/bola,O menino pega a bola.
pôr,,object - the: =mesa; object - the; topic em the: where furniture thing device vehicle body material food drink dish,,,eu/pôr/mesa,Eu ponho a mesa.
colocar,,object - the; topic em the: where furniture thing device vehicle body material food drink dish,,,eu/colocar/casaco,Eu coloco o casaco.
vestir,,object - the,,,menina/vestir/casaco,A menina veste o casaco.
vestir-se,,,,,menina/vestir-se/,A menina se veste.
tirar,,object - -: =nota =notas =férias =sangue; object - the,,accomplishment,eu/tirar/casaco,Eu tiro o casaco.
guardar,,object - the; topic em the: where furniture thing device vehicle body material,,,eu/guardar/brinquedo,Eu guardo o brinquedo.
usar,,object - -: =óculos =fralda =fraldas =aparelho =máscara =uniforme =muletas =lentes =capacete =touca; object - the,,,eu/usar/lápis,Eu uso o lápis.
abrir,,object - the; recipient para,,,ela/abrir/porta,Ela abre a porta.
fechar,,object - the; recipient para,,,eu/fechar/janela,Eu fecho a janela.
ligar,,object - the: device media; recipient para; instrument por -: =telefone =vídeo,,,papai/ligar/luz,O papai liga a luz.
desligar,,object - the,,,mamãe/desligar/luz,A mamãe desliga a luz.
acender,,object - the,,,papai/acender/luz,O papai acende a luz.
apagar,,object - the,,,eu/apagar/luz,Eu apago a luz.
empurrar,,object - the,,accomplishment,ele/empurrar/porta,Ele empurra a porta.
puxar,,object - the,,accomplishment,menino/puxar/porta,O menino puxa a porta.
lançar,,object - the,,,eu/lançar/bola,Eu lanço a bola.
jogar,,topic a the: =cartas =carta =berlinde =apanhada; object: game sport toy; company com,,,eu/jogar/futebol,Eu jogo futebol.
bater,,object - -: =palmas; object - the: body; topic em the,,achievement,ele/bater/porta,Ele bate na porta.
quebrar,,object - the,,achievement,menino/quebrar/cadeira,O menino quebra a cadeira.
consertar,,object - the,,,papai/consertar/bicicleta,O papai conserta a bicicleta.
tocar,,object - -: instrument music; topic em the,,,ela/tocar/piano,Ela toca piano.
procurar,,object - the,,,eu/procurar/sapato,Eu procuro o sapato.
encontrar,,object - the,,achievement,ela/encontrar/bola,Ela encontra a bola.
achar,,object - the; attribute: quality,indicative,,ela/achar/bola,Ela acha a bola.
perder,,object - a: =dente; object - the,,achievement,menino/perder/casaco,O menino perde o casaco.
escolher,,object,bare,,ela/escolher/livro,Ela escolhe um livro.
trocar,,topic de -: clothing; object - -: =ideias =ideia =mensagens =cromos =figurinhas; object - the; topic com: person,,,ele/trocar/camisa,Ele troca de camisa.
brincar,,object de -: game; instrument com the: toy thing device nature animal food clothing material furniture book vehicle; object a the: =escondidas =apanhada; company com,de,,eu/brincar/bola,Eu brinco com a bola.
chutar,,object - the; place-at em the: =gol; place-at a the: =baliza,,accomplishment,menino/chutar/bola,O menino chuta a bola.
ganhar,,object - the: =campeonato =jogo =torneio =partida =corrida; object; topic de the: being,,achievement,menina/ganhar/presente,A menina ganha um presente.
construir,,object,,,menino/construir/casa,O menino constrói uma casa.
cortar,,object - the,,injury,mamãe/cortar/papel,A mamãe corta o papel.
colar,,object - the; topic em the: book material furniture thing device where,,,menino/colar/papel,O menino cola o papel.
comemorar,,object - the,,,nós/comemorar/festa,Nós comemoramos a festa.
comprar,,object; beneficiary para,,,ela/comprar/pão,Ela compra pão.
vender,,object; recipient para,,,ele/vender/carro,Ele vende um carro.
pagar,,instrument com -: =dinheiro =cartão; object - the; recipient para,,,papai/pagar/livro,O papai paga o livro.
custar,affecting,object - -: money quantity; subject,bare,,livro/custar/muito,O livro custa muito.
trabalhar,,place-at em the: =café =bar =padaria; place-at em the; company com,,,papai/trabalhar/hospital,O papai trabalha no hospital.
morar,,place-at em the; company com,,state,nós/morar/casa,Nós moramos em casa.
viver,,place-at em the; company com,,state,avó/viver/casa,A avó vive em casa.
crescer,,,,,menina/crescer/,A menina cresce.
nascer,,place-at em the,,achievement,bebê/nascer/,O bebê nasce.
morrer,,topic de -: illness feeling state emotion,,achievement,peixe/morrer/,O peixe morre.
limpar,,object - the,,,mamãe/limpar/mesa,A mamãe limpa a mesa.
varrer,,object - the,,,papai/varrer/cozinha,O papai varre a cozinha.
arrumar,,object - the,,,eu/arrumar/cama,Eu arrumo a cama.
lavar,grooming,object - the,,,eu/lavar/mãos,Eu lavo as mãos.
lavar-se,,,,,eu/lavar-se/,Eu me lavo.
escovar,grooming,object - the,,,ela/escovar/dentes,Ela escova os dentes.
pentear,grooming,object - the,,,mamãe/pentear/cabelo,A mamãe penteia o cabelo.
secar,grooming,object - the,,,eu/secar/mãos,Eu seco as mãos.
chamar-se,,attribute,,state,menina/chamar-se/Ana,A menina se chama Ana.
lembrar-se,,topic de,de indicative,,eu/lembrar-se/avó,Eu me lembro da avó.
divertir-se,,company com,,,nós/divertir-se/,Nós nos divertimos.
cansar-se,,topic de,de,,avô/cansar-se/,O avô se cansa.
assustar-se,,topic com,,,gato/assustar-se/,O gato se assusta.
comportar-se,,,,,menino/comportar-se/bem,O menino se comporta bem.
machucar,,object - the,,achievement,menino/machucar/pé,O menino machuca o pé.
respirar,,manner - -: =direito =fundo; object,,,eu/respirar/,Eu respiro.
soprar,,object - the,,,menina/soprar/,A menina sopra.
tossir,,,,,papai/tossir/,O papai tosse.
vomitar,,,,achievement,menino/vomitar/,O menino vomita.
latir,,recipient para,,,cachorro/latir/,O cachorro late.
miar,,,,,gato/miar/,O gato mia.
chover,weather,,,,/chover/,Chove.
nevar,weather,,,,/nevar/,Neva.
acontecer,,subject,,achievement,/acontecer/o que,O que acontece?
funcionar,,,,,luz/funcionar/,A luz funciona.
servir,,object; recipient para,,,mamãe/servir/sopa,A mamãe serve sopa.
explicar,,object - the; recipient para,indicative,,professora/explicar/história,A professora explica a história.
repetir,,object - the,,,eu/repetir/canção,Eu repito a canção.
esquentar,,object - the,,,papai/esquentar/leite,O papai esquenta o leite.
misturar,,object - the,,,ela/misturar/sopa,Ela mistura a sopa.
convidar,,object - the; place-to para the: event,,,ela/convidar/amiga,Ela convida a amiga.
apontar,,object - the,,,menino/apontar/porta,O menino aponta a porta.
permitir,,object,bare subjunctive,,mamãe/permitir/brincar,A mamãe permite brincar.
prometer,,object; recipient para,bare indicative,,eu/prometer/dormir,Eu prometo dormir.
decidir,,object,bare indicative,,ela/decidir/sair,Ela decide sair.
curar,,object - the,,,médico/curar/menino,O médico cura o menino.
virar-se,,,,,menino/virar-se/,O menino se vira.
sentir falta de,,object,,,eu/sentir falta de/avó,Eu sinto falta da avó.
ter saudade de,,object,,state,eu/ter saudade de/avó,Eu tenho saudade da avó.
cumprimentar,,object - the,,,eu/cumprimentar/professora,Eu cumprimento a professora.
perdoar,,object - the,,,mamãe/perdoar/menino,A mamãe perdoa o menino.
passar,,topic de -: =ano =fase =nível; place-at por the: where; object - the; recipient para,,,papai/passar/parque,O papai passa pelo parque.
encher,,object - the,,,ela/encher/mesa,Ela enche a mesa.
gastar,,object - the,,,ele/gastar/dinheiro,Ele gasta o dinheiro.
planejar,,object - the,bare,,nós/planejar/festa,Nós planejamos a festa.
agarrar,,object - the,,accomplishment,bebê/agarrar/bola,O bebê agarra a bola.
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
carregar,,topic em the: =botão; object - the,,,eu/carregar/livro,Eu carrego o livro.
chupar,,object - the,,,bebê/chupar/dedo,O bebê chupa o dedo.
pendurar,,object - the; topic em the: where furniture thing device vehicle body material,,,ela/pendurar/casaco,Ela pendura o casaco.
colorir,,object - the,,,menina/colorir/desenho,A menina colore o desenho.
copiar,,object - the,,,menino/copiar/história,O menino copia a história.
costurar,,object,,,avó/costurar/camisa,A avó costura uma camisa.
atravessar,,object - the,,,nós/atravessar/rua,Nós atravessamos a rua.
desaparecer,,,,achievement,gato/desaparecer/,O gato desaparece.
descobrir,,object,indicative,,menina/descobrir/livro,A menina descobre um livro.
discutir,,company com; topic de,,,ela/discutir/papai,Ela discute com o papai.
aproveitar,,object - the,,,nós/aproveitar/festa,Nós aproveitamos a festa.
dobrar,,object - the,,,mamãe/dobrar/camisa,A mamãe dobra a camisa.
esfriar,,object - the,,,mamãe/esfriar/sopa,A mamãe esfria a sopa.
espirrar,,,,,bebê/espirrar/,O bebê espirra.
flutuar,,place-at em the,,,bola/flutuar/,A bola flutua.
esfregar,,object - the,,,papai/esfregar/mesa,O papai esfrega a mesa.
engatinhar,,,,,bebê/engatinhar/,O bebê engatinha.
machucar-se,,topic em the: body; topic com the,,achievement,menina/machucar-se/,A menina se machuca.
imaginar,,object,indicative,,menina/imaginar/casa,A menina imagina uma casa.
lamber,,object - the,,,cachorro/lamber/mão,O cachorro lambe a mão.
mentir,,recipient para,,achievement,menino/mentir/mamãe,O menino mente para a mamãe.
molhar,grooming,object - the,,injury,menino/molhar/pés,O menino molha os pés.
repartir,,object - the,,,mamãe/repartir/pão,A mamãe reparte o pão.
brigar,,company com,,,menino/brigar/,O menino briga.
pescar,,object: animal food; place-at em the: nature where,,,avô/pescar/peixe,O avô pesca um peixe.
pisar,,topic em the,,,eu/pisar/bola,Eu piso na bola.
plantar,,object,,,nós/plantar/árvore,Nós plantamos uma árvore.
proteger,,object - the,,,mamãe/proteger/bebê,A mamãe protege o bebê.
queimar,grooming,object - the,,achievement,papai/queimar/mão,O papai queima a mão.
regar,,object - the,,,avó/regar/flor,A avó rega a flor.
roncar,,,,,papai/roncar/,O papai ronca.
coçar,grooming,object - the,,,gato/coçar/cabeça,O gato coça a cabeça.
tremer,,topic de -: feeling state emotion weather,,,cachorro/tremer/,O cachorro treme.
tropeçar,,topic em the,,achievement,menino/tropeçar/pedra,O menino tropeça na pedra.
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
arranhar,,object - the,,achievement,gato/arranhar/mão,O gato arranha a mão.
alimentar,,object - the,,,menina/alimentar/gato,A menina alimenta o gato.
montar,,object - the: =quebra-cabeça =puzzle =barraca =tenda =árvore_de_Natal; object - the: animal thing toy; topic em,,,menino/montar/cavalo,O menino monta o cavalo.
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
fugir,,topic de the,,achievement,gato/fugir/cachorro,O gato foge do cachorro.
escapar,,topic de the,,achievement,pássaro/escapar/gato,O pássaro escapa do gato.
confiar,,topic em the,,,eu/confiar/você,Eu confio em você.
desconfiar,,topic de the,,,gato/desconfiar/cachorro,O gato desconfia do cachorro.
casar,,company com,,,tia/casar/professor,A tia casa com o professor.
casar-se,,company com,,,tia/casar-se/professor,A tia se casa com o professor.
namorar,,object - the,,,prima/namorar/vizinho,A prima namora o vizinho.
noivar,,company com,,,prima/noivar/vizinho,A prima noiva com o vizinho.
divorciar-se,,topic de the,,,tia/divorciar-se/,A tia se divorcia.
separar-se,,topic de the,de,,gato/separar-se/cachorro,O gato se separa do cachorro.
queixar-se,,topic de the; recipient para,de,,vovó/queixar-se/barulho,A vovó se queixa do barulho.
reclamar,,topic de the; recipient para,de,,papai/reclamar/barulho,O papai reclama do barulho.
atrever-se,,,a,,eu/atrever-se/pular,Eu me atrevo a pular.
obrigar,,object - the: being,a,,mamãe/obrigar/eu comer,A mamãe me obriga a comer.
forçar,,object - the: being,a,,ela/forçar/eu sair,Ela me força a sair.
caber,,topic em the,,,bola/caber/caixa,A bola cabe na caixa.
demorar,,object - -: duration time,para,,papai/demorar/chegar,O papai demora para chegar.
tardar,,,a,,ônibus/tardar/chegar,O ônibus tarda a chegar.
durar,,object - -: duration time,,,aula/durar/uma hora,A aula dura uma hora.
assustar,,object - the,,,cachorro/assustar/eu,O cachorro me assusta.
preocupar,,object - the,,,menino/preocupar/mamãe,O menino preocupa a mamãe.
aborrecer,,object - the,,,barulho/aborrecer/papai,O barulho aborrece o papai.
irritar,,object - the,,,barulho/irritar/eu,O barulho me irrita.
alegrar,,object - the,,,música/alegrar/avó,A música alegra a avó.
divertir,,object - the,,,palhaço/divertir/crianças,O palhaço diverte as crianças.
entediar,,object - the,,,aula/entediar/eu,A aula me entedia.
surpreender,,object - the,,,presente/surpreender/eu,O presente me surpreende.
emocionar,,object - the,,,filme/emocionar/mamãe,O filme emociona a mamãe.
encantar,,object - the,,,história/encantar/crianças,A história encanta as crianças.
incomodar,,object - the,,,barulho/incomodar/eu,O barulho me incomoda.
chatear,,object - the,,,irmão/chatear/eu,Meu irmão me chateia.
cansar,,object - the,,,escada/cansar/avó,A escada cansa a avó.
interessar,,recipient a the,,,história/interessar/meninos,A história interessa aos meninos.
agradar,,recipient a the,,,presente/agradar/avó,O presente agrada à avó.
acalmar,,object - the,,,música/acalmar/bebê,A música acalma o bebê.
animar,,object - the,,,palhaço/animar/festa,O palhaço anima a festa.
consolar,,object - the,,,mamãe/consolar/menina,A mamãe consola a menina.
confortar,,object - the,,,mamãe/confortar/bebê,A mamãe conforta o bebê.
magoar,,object - the,,achievement,ele/magoar/amiga,Ele magoa a amiga.
decepcionar,,object - the,,,eu/decepcionar/professora,Eu decepciono a professora.
impressionar,,object - the,,,mágico/impressionar/crianças,O mágico impressiona as crianças.
enjoar,,place-at em the: vehicle; topic de the,,,eu/enjoar/sopa,Eu enjoo da sopa.
esquecer-se,,topic de the,de indicative,achievement,eu/esquecer-se/mochila,Eu me esqueço da mochila.
recordar,,object - the,,,avô/recordar/festa,O avô recorda a festa.
recordar-se,,topic de the,de,,avô/recordar-se/festa,O avô se recorda da festa.
arrepender-se,,topic de the,de,,eu/arrepender-se/gritar,Eu me arrependo de gritar.
envergonhar-se,,topic de the,de,,ele/envergonhar-se/erro,Ele se envergonha do erro.
orgulhar-se,,topic de the,de,,papai/orgulhar-se/filha,O papai se orgulha da filha.
aproximar-se,,topic de the,,,gato/aproximar-se/menina,O gato se aproxima da menina.
afastar-se,,topic de the,,,menino/afastar-se/fogo,O menino se afasta do fogo.
despedir-se,,topic de the,,,eu/despedir-se/avó,Eu me despeço da avó.
parecer-se,,topic com the,,,menina/parecer-se/mamãe,A menina se parece com a mamãe.
encontrar-se,,company com; place-at em the,,,eu/encontrar-se/amigo,Eu me encontro com o amigo.
reunir-se,,company com; place-at em the,,,papai/reunir-se/professora,O papai se reúne com a professora.
juntar-se,,topic a the,,,menino/juntar-se/grupo,O menino se junta ao grupo.
dedicar-se,,topic a the,a,,ela/dedicar-se/música,Ela se dedica à música.
acostumar-se,,topic com the,a,,eu/acostumar-se/escola,Eu me acostumo com a escola.
adaptar-se,,topic a the,,,eu/adaptar-se/escola,Eu me adapto à escola.
interessar-se,,topic por the,,,ele/interessar-se/dinossauros,Ele se interessa pelos dinossauros.
esforçar-se,,,para,,eu/esforçar-se/falar,Eu me esforço para falar.
distrair-se,,topic com the,,,menino/distrair-se/televisão,O menino se distrai com a televisão.
concentrar-se,,topic em the,,,eu/concentrar-se/lição,Eu me concentro na lição.
perder-se,,place-at em the,,achievement,eu/perder-se/mercado,Eu me perco no mercado.
mudar-se,,place-to para the: where,,,nós/mudar-se/cidade,Nós nos mudamos para a cidade.
mudar,,topic de -: home place idea clothing =escola =roupa =casa =lugar =assunto; object - the,,,família/mudar/casa,A família muda de casa.
livrar-se,,topic de the,de,,ele/livrar-se/lixo,Ele se livra do lixo.
cuidar-se,,,,,vovó/cuidar-se/,A vovó se cuida.
proteger-se,,topic de the,,,eu/proteger-se/sol,Eu me protejo do sol.
defender-se,,topic de the,,,gato/defender-se/cachorro,O gato se defende do cachorro.
defender,,object - the; topic de the,,,irmão/defender/eu,Meu irmão me defende.
barbear-se,,,,,papai/barbear-se/,O papai se barbeia.
maquiar-se,,,,,mamãe/maquiar-se/,A mamãe se maquia.
pentear-se,,,,,ela/pentear-se/,Ela se penteia.
secar-se,,topic com the,,,eu/secar-se/toalha,Eu me seco com a toalha.
enxugar-se,,topic com the,,,eu/enxugar-se/toalha,Eu me enxugo com a toalha.
enxugar,grooming,object - the,,,eu/enxugar/rosto,Eu enxugo o rosto.
despir-se,,,,,menino/despir-se/,O menino se despe.
despir,,object - the,,,mamãe/despir/bebê,A mamãe despe o bebê.
calçar,,object - the,,,eu/calçar/sapatos,Eu calço os sapatos.
descalçar,,object - the,,,eu/descalçar/botas,Eu descalço as botas.
cortar-se,,place-at em the: body; topic com the,,achievement,menino/cortar-se/faca,O menino se corta com a faca.
queimar-se,,topic em the: device furniture thing; topic com the,,achievement,mamãe/queimar-se/fogo,A mamãe se queima com o fogo.
ferir-se,,topic com the,,,menino/ferir-se/,O menino se fere.
ferir,,object - the,,,ele/ferir/pé,Ele fere o pé.
molhar-se,,,,,menina/molhar-se/,A menina se molha.
sujar-se,,topic com the; topic de -: food,,,bebê/sujar-se/,O bebê se suja.
sujar,,object - the,,achievement,menino/sujar/camisa,O menino suja a camisa.
resfriar-se,,,,,bebê/resfriar-se/,O bebê se resfria.
engasgar,,topic com the,,achievement,bebê/engasgar/leite,O bebê engasga com o leite.
engasgar-se,,topic com the,,achievement,bebê/engasgar-se/leite,O bebê se engasga com o leite.
afogar-se,,place-at em the,,,gato/afogar-se/piscina,O gato se afoga na piscina.
apressar-se,,,para,,papai/apressar-se/,O papai se apressa.
atrasar-se,,topic para the,,,eu/atrasar-se/aula,Eu me atraso para a aula.
atrasar,,,,,ônibus/atrasar/,O ônibus atrasa.
preparar-se,,topic para the,para,,eu/preparar-se/festa,Eu me preparo para a festa.
arrumar-se,,topic para the,,,ela/arrumar-se/festa,Ela se arruma para a festa.
aquecer-se,,,,,gato/aquecer-se/,O gato se aquece.
aquecer,,object - the,,,mamãe/aquecer/leite,A mamãe aquece o leite.
alimentar-se,,topic de -,,,vaca/alimentar-se/grama,A vaca se alimenta de grama.
comunicar-se,,company com,,,eu/comunicar-se/mamãe,Eu me comunico com a mamãe.
comunicar,,object - the; recipient para,,,ela/comunicar/notícia,Ela comunica a notícia.
expressar,,object - the,,,eu/expressar/ideia,Eu expresso a ideia.
expressar-se,,,,,ele/expressar-se/bem,Ele se expressa bem.
apresentar,,object - the: being; object - the; recipient para,,,eu/apresentar/amiga,Eu apresento a amiga.
apresentar-se,,recipient para,,,eu/apresentar-se/professora,Eu me apresento para a professora.
zangar-se,,topic com the,,,papai/zangar-se/menino,O papai se zanga com o menino.
chatear-se,,topic com the,,,ela/chatear-se/irmão,Ela se chateia com o irmão.
tornar-se,state-copula,attribute,,,ele/tornar-se/médico,Ele se torna médico.
permanecer,state-copula,attribute: state emotion quality; place-at em the,,,ela/permanecer/calmo,Ela permanece calma.
achar-se,state-copula,attribute,,state,ela/achar-se/bonito,Ela se acha bonita.
perceber,,object - the,indicative,,eu/perceber/erro,Eu percebo o erro.
notar,,object - the,indicative,,ela/notar/diferença,Ela nota a diferença.
reparar,,topic em the,,,ele/reparar/desenho,Ele repara no desenho.
avisar,,object - the: being; topic de the,indicative,,eu/avisar/mamãe,Eu aviso a mamãe.
informar,,object - the,,,ela/informar/papai,Ela informa o papai.
anunciar,,object - the,,,professora/anunciar/festa,A professora anuncia a festa.
recomendar,,object - the; recipient para,subjunctive,,médico/recomendar/remédio,O médico recomenda o remédio.
sugerir,,object; recipient para,subjunctive,,ela/sugerir/jogo,Ela sugere um jogo.
aconselhar,,object - the: being,a,,médico/aconselhar/papai,O médico aconselha o papai.
propor,,object; recipient para,subjunctive,,ela/propor/jogo,Ela propõe um jogo.
oferecer,,object; recipient para,,,eu/oferecer/biscoito avó,Eu ofereço um biscoito para a avó.
agradecer,,recipient a the; topic por the,,,eu/agradecer/professora,Eu agradeço à professora.
comentar,,object - the,,,ela/comentar/filme,Ela comenta o filme.
cochichar,,recipient para,,,menina/cochichar/amiga,A menina cochicha para a amiga.
sussurrar,,object; recipient para,,,ele/sussurrar/,Ele sussurra.
soletrar,,object - the,,,eu/soletrar/palavra,Eu soletro a palavra.
pronunciar,,object - the,,,ele/pronunciar/palavra,Ele pronuncia a palavra.
traduzir,,object - the; topic para -: language,,,ela/traduzir/livro,Ela traduz o livro.
declarar,,object - the,,,ele/declarar/guerra,Ele declara a guerra.
confessar,,object - the; recipient para,indicative,,ele/confessar/erro,Ele confessa o erro.
negar,,object - the,,,ele/negar/erro,Ele nega o erro.
elogiar,,object - the,,,professora/elogiar/aluno,A professora elogia o aluno.
criticar,,object - the,,,ele/criticar/filme,Ele critica o filme.
xingar,,object - the,,accomplishment,ele/xingar/irmão,Ele xinga o irmão.
ofender,,object - the,,,ele/ofender/colega,Ele ofende o colega.
provocar,,object - the,,,irmão/provocar/eu,Meu irmão me provoca.
zombar,,topic de the,,,ele/zombar/colega,Ele zomba do colega.
caçoar,,topic de the,,,ele/caçoar/colega,Ele caçoa do colega.
implicar,,topic com the,,,irmão/implicar/eu,Meu irmão implica comigo.
mimar,,object - the,,,avó/mimar/neto,A avó mima o neto.
castigar,,object - the,,,mamãe/castigar/menino,A mamãe castiga o menino.
premiar,,object - the,,,escola/premiar/aluna,A escola premia a aluna.
parabenizar,,object - the; topic por the,,,eu/parabenizar/amiga,Eu parabenizo a amiga.
felicitar,,object - the; topic por the,,,eu/felicitar/amiga,Eu felicito a amiga.
acenar,,recipient para,,,bebê/acenar/papai,O bebê acena para o papai.
piscar,,object - the: body; recipient para,,,menina/piscar/amiga,A menina pisca para a amiga.
saltar,,topic a the: =corda; topic em the: toy furniture thing place; topic de the,,,cavalo/saltar/,O cavalo salta.
rolar,,place-at por the: where,,,bola/rolar/,A bola rola.
girar,,object - the,,,ela/girar/chave,Ela gira a chave.
rodar,,object - the,,,pião/rodar/,O pião roda.
balançar,,object - the; place-at em the,,,papai/balançar/bebê,O papai balança o bebê.
balançar-se,,place-at em the,,,menina/balançar-se/,A menina se balança.
deslizar,,topic por the,,,menino/deslizar/escorregador,O menino desliza pelo escorregador.
escorregar,,topic em the,,achievement,eu/escorregar/gelo,Eu escorrego no gelo.
patinar,,place-at em the,,,ela/patinar/parque,Ela patina no parque.
esquiar,,place-at em the,,,nós/esquiar/montanha,Nós esquiamos na montanha.
surfar,,place-at em the,,,ele/surfar/mar,Ele surfa no mar.
mergulhar,,topic em the,,,menino/mergulhar/piscina,O menino mergulha na piscina.
remar,,place-at em the,,,ele/remar/lago,Ele rema no lago.
navegar,,topic em the: media device =internet; place-at em the,,,eu/navegar/internet,Eu navego na internet.
pedalar,,place-at por the: where,,,eu/pedalar/parque,Eu pedalo pelo parque.
galopar,,place-at por the: where,,,cavalo/galopar/,O cavalo galopa.
marchar,,place-at por the: where,,,soldado/marchar/,O soldado marcha.
rastejar,,place-at por the: where,,,cobra/rastejar/,A cobra rasteja.
trepar,,topic em the,,,gato/trepar/árvore,O gato trepa na árvore.
pousar,,topic em the,,,pássaro/pousar/árvore,O pássaro pousa na árvore.
decolar,,,,,avião/decolar/,O avião decola.
aterrissar,,place-at em the,,,avião/aterrissar/,O avião aterrissa.
partir,,object - the: food edible thing; place-to para the: where,,achievement,trem/partir/,O trem parte.
regressar,,place-to a the: where; place-from de the,,,papai/regressar/cidade,O papai regressa à cidade.
retornar,,place-to a the: where,,,ela/retornar/escola,Ela retorna à escola.
avançar,,place-at por the: where,,,carro/avançar/,O carro avança.
perseguir,,object - the,,,gato/perseguir/rato,O gato persegue o rato.
alcançar,,object - the,,,eu/alcançar/prateleira,Eu alcanço a prateleira.
ultrapassar,,object - the,,,carro/ultrapassar/ônibus,O carro ultrapassa o ônibus.
cruzar,,object - the,,,nós/cruzar/rua,Nós cruzamos a rua.
percorrer,,object - the,,,nós/percorrer/cidade,Nós percorremos a cidade.
transportar,,object - the; place-to para the: where,,,caminhão/transportar/frutas,O caminhão transporta as frutas.
conduzir,,object - the,,,motorista/conduzir/ônibus,O motorista conduz o ônibus.
guiar,,object - the,,,cachorro/guiar/homem,O cachorro guia o homem.
pilotar,,object: vehicle,,,ela/pilotar/avião,Ela pilota um avião.
frear,,object - the,,,papai/frear/carro,O papai freia o carro.
acelerar,,object - the,,,papai/acelerar/carro,O papai acelera o carro.
embarcar,,topic em the,,,nós/embarcar/trem,Nós embarcamos no trem.
desembarcar,,topic de the,,,nós/desembarcar/avião,Nós desembarcamos do avião.
aproximar,,object - the; topic de the,,,ele/aproximar/cadeira,Ele aproxima a cadeira.
afastar,,object - the; topic de the,,,ele/afastar/cadeira,Ele afasta a cadeira.
inclinar-se,,,,,ele/inclinar-se/,Ele se inclina.
ajoelhar-se,,place-at em the,,,menino/ajoelhar-se/,O menino se ajoelha.
ajoelhar,,place-at em the,,,menino/ajoelhar/,O menino ajoelha.
agachar-se,,,,,menina/agachar-se/,A menina se agacha.
abaixar-se,,,,,eu/abaixar-se/,Eu me abaixo.
abaixar,,object - the; place-at em the: device,,,eu/abaixar/volume,Eu abaixo o volume.
aumentar,,object - the,,,ele/aumentar/volume,Ele aumenta o volume.
diminuir,,object - the,,,ela/diminuir/volume,Ela diminui o volume.
espreguiçar-se,,,,,gato/espreguiçar-se/,O gato se espreguiça.
esticar,,object - the,,,ele/esticar/braço,Ele estica o braço.
estender,,object - the; recipient para,,,mamãe/estender/roupa,A mamãe estende a roupa.
alongar-se,,,,,eu/alongar-se/,Eu me alongo.
apoiar-se,,topic em the,,,avô/apoiar-se/bengala,O avô se apoia na bengala.
apoiar,,object - the,,,amigo/apoiar/eu,O amigo me apoia.
encostar,,topic em the,,,ele/encostar/parede,Ele encosta na parede.
equilibrar-se,,topic em the,,,menina/equilibrar-se/,A menina se equilibra.
segurar,,object - the,,,eu/segurar/mão,Eu seguro a mão.
soltar,,object - -: =fogo; object - the,,,ele/soltar/pássaro,Ele solta o pássaro.
largar,,object - the,,,ele/largar/bola,Ele larga a bola.
apanhar,,object - -: =chuva =sol =frio =boleia; object - the; topic de the: person,,accomplishment,menino/apanhar/bola,O menino apanha a bola.
arremessar,,object - the; recipient para,,,ele/arremessar/bola,Ele arremessa a bola.
atirar,,object - the; topic em the,,,menino/atirar/pedra,O menino atira a pedra.
derrubar,,object - the,,achievement,gato/derrubar/copo,O gato derruba o copo.
erguer,,object - the,,,ele/erguer/braço,Ele ergue o braço.
baixar,,object - the,,,ela/baixar/aplicativo,Ela baixa o aplicativo.
botar,,object - a: =ovo; object - the; topic em the: where furniture thing device vehicle body material food drink dish,,,eu/botar/casaco,Eu boto o casaco.
meter,,object - the; topic em the: =bolso =bolsa where furniture thing device vehicle body material,,,ele/meter/mão bolso,Ele mete a mão no bolso.
encaixar,,object - the; topic em the: game where furniture thing device vehicle body material toy,,,eu/encaixar/peça,Eu encaixo a peça.
enfiar,,object - the; topic em the: =bolso =bolsa where furniture thing device vehicle body material,,,ele/enfiar/mão bolso,Ele enfia a mão no bolso.
enrolar,,object - the; topic em the,,,ela/enrolar/fio,Ela enrola o fio.
embrulhar,,object - the,,,mamãe/embrulhar/presente,A mamãe embrulha o presente.
desembrulhar,,object - the,,,menina/desembrulhar/presente,A menina desembrulha o presente.
amassar,,object - the,,,menino/amassar/papel,O menino amassa o papel.
rasgar,,object - the,,achievement,bebê/rasgar/papel,O bebê rasga o papel.
furar,,object - the,,achievement,ele/furar/bola,Ele fura a bola.
picar,,object - the,,injury,mamãe/picar/cebola,A mamãe pica a cebola.
ralar,grooming,object - the,,achievement,menino/ralar/joelho,O menino rala o joelho.
descascar,,object - the,,,ela/descascar/banana,Ela descasca a banana.
esmagar,,object - the,,,ele/esmagar/lata,Ele esmaga a lata.
espremer,,object - the,,,papai/espremer/laranja,O papai espreme a laranja.
torcer,,object - the: body clothing material; topic por the,,injury,papai/torcer/time,O papai torce pelo time.
sacudir,,object - the,,,ela/sacudir/tapete,Ela sacode o tapete.
agitar,,object - the,,,ele/agitar/garrafa,Ele agita a garrafa.
despejar,,object - the; topic em the: where furniture thing device vehicle body material,,,ela/despejar/água copo,Ela despeja a água no copo.
derramar,,object - the; topic em the: where furniture thing device vehicle body material furniture clothing,,achievement,menino/derramar/leite,O menino derrama o leite.
entornar,,object - the; topic em the: where furniture thing device vehicle body material clothing,,achievement,menino/entornar/leite,O menino entorna o leite.
esvaziar,,object - the,,,ele/esvaziar/mochila,Ele esvazia a mochila.
tampar,,object - the,,,ela/tampar/panela,Ela tampa a panela.
cobrir,,object - the; instrument com,,,mamãe/cobrir/bebê,A mamãe cobre o bebê.
tapar,,object - the,,,menino/tapar/ouvidos,O menino tapa os ouvidos.
trancar,,object - the,,,papai/trancar/porta,O papai tranca a porta.
desmontar,,object - the,,,ele/desmontar/brinquedo,Ele desmonta o brinquedo.
juntar,,object - the,,,eu/juntar/brinquedos,Eu junto os brinquedos.
separar,,object - the; topic de the,,,ela/separar/roupas,Ela separa as roupas.
reunir,,object - the,,,professora/reunir/alunos,A professora reúne os alunos.
empilhar,,object - the,,,menino/empilhar/blocos,O menino empilha os blocos.
organizar,,object - the,,,mamãe/organizar/armário,A mamãe organiza o armário.
ordenar,,object - the,,,eu/ordenar/cartas,Eu ordeno as cartas.
classificar,,object - the,,,eu/classificar/cores,Eu classifico as cores.
medir,,object - the,,,médico/medir/menino,O médico mede o menino.
pesar,,object - -: quantity; object - the,,,médico/pesar/bebê,O médico pesa o bebê.
comparar,,object - the; topic com the,,,eu/comparar/desenhos,Eu comparo os desenhos.
calcular,,object - the,,,ela/calcular/preço,Ela calcula o preço.
somar,,object - the,,,aluno/somar/números,O aluno soma os números.
subtrair,,object - the,,,aluno/subtrair/números,O aluno subtrai os números.
multiplicar,,object - the,,,aluno/multiplicar/números,O aluno multiplica os números.
riscar,,object - the,,,bebê/riscar/parede,O bebê risca a parede.
rabiscar,,object - the,,,bebê/rabiscar/papel,O bebê rabisca o papel.
marcar,,object - the,,,eu/marcar/resposta,Eu marco a resposta.
sublinhar,,object - the,,,eu/sublinhar/palavra,Eu sublinho a palavra.
assinar,,object - the,,,papai/assinar/carta,O papai assina a carta.
imprimir,,object - the,,,ela/imprimir/desenho,Ela imprime o desenho.
digitar,,object - the,,,eu/digitar/senha,Eu digito a senha.
clicar,,topic em the,,,eu/clicar/botão,Eu clico no botão.
instalar,,object - the; place-at em the: device,,,ele/instalar/jogo,Ele instala o jogo.
salvar,,object - the; topic de the,,,bombeiro/salvar/gato,O bombeiro salva o gato.
gravar,,object - the; place-at em the: device,,,eu/gravar/vídeo,Eu gravo o vídeo.
postar,,object - the,,,ela/postar/foto,Ela posta a foto.
publicar,,object - the,,,ela/publicar/livro,Ela publica o livro.
pesquisar,,object - the; topic sobre the,,,aluno/pesquisar/planetas,O aluno pesquisa os planetas.
buscar,,object - the; place-at em the,,,papai/buscar/menina escola,O papai busca a menina na escola.
verificar,,object - the,,,ela/verificar/resposta,Ela verifica a resposta.
corrigir,,object - the,,,professora/corrigir/prova,A professora corrige a prova.
revisar,,object - the,,,aluno/revisar/lição,O aluno revisa a lição.
completar,,object - the,,,eu/completar/frase,Eu completo a frase.
preencher,,object - the,,,eu/preencher/formulário,Eu preencho o formulário.
enxaguar,,object - the,,,ela/enxaguar/copo,Ela enxágua o copo.
aspirar,,object - the,,,papai/aspirar/tapete,O papai aspira o tapete.
recolher,,object - the,,,eu/recolher/brinquedos,Eu recolho os brinquedos.
decorar,,object - the,,,nós/decorar/árvore,Nós decoramos a árvore.
enfeitar,,object - the,,,nós/enfeitar/casa,Nós enfeitamos a casa.
cavar,,object,,,cachorro/cavar/buraco,O cachorro cava um buraco.
serrar,,object - the,,,papai/serrar/madeira,O papai serra a madeira.
martelar,,object - the,,,papai/martelar/prego,O papai martela o prego.
bordar,,object,,,avó/bordar/toalha,A avó borda uma toalha.
tricotar,,object,,,avó/tricotar/cachecol,A avó tricota um cachecol.
podar,,object - the,,,jardineiro/podar/árvore,O jardineiro poda a árvore.
colher,,object,,,nós/colher/morangos,Nós colhemos morangos.
semear,,object,,,agricultor/semear/milho,O agricultor semeia milho.
cultivar,,object,,,avô/cultivar/tomates,O avô cultiva tomates.
ordenhar,,object - the,,,avô/ordenhar/vaca,O avô ordenha a vaca.
caçar,,object,,,gato/caçar/ratos,O gato caça ratos.
criar,,object,,,avô/criar/galinhas,O avô cria galinhas.
domar,,object - the,,,ele/domar/cavalo,Ele doma o cavalo.
adestrar,,object - the,,,ela/adestrar/cachorro,Ela adestra o cachorro.
assar,,object: edible animal; object - the,,,mamãe/assar/frango,A mamãe assa frango.
fritar,,object: edible animal; object - the,,,papai/fritar/ovo,O papai frita um ovo.
ferver,,object - the,,,ela/ferver/água,Ela ferve a água.
grelhar,,object: edible animal,,,papai/grelhar/peixe,O papai grelha um peixe.
temperar,,object - the,,,ela/temperar/salada,Ela tempera a salada.
congelar,,object - the,,,mamãe/congelar/sopa,A mamãe congela a sopa.
descongelar,,object - the,,,mamãe/descongelar/carne,A mamãe descongela a carne.
coar,,object - the,,,papai/coar/café,O papai coa o café.
saborear,,object - the,,,ela/saborear/bolo,Ela saboreia o bolo.
devorar,,object - the,,,cachorro/devorar/osso,O cachorro devora o osso.
merendar,,object: edible,,,menina/merendar/biscoitos,A menina merenda biscoitos.
mamar,,object: edible; place-at em the,,,bebê/mamar/,O bebê mama.
amamentar,,object - the,,,mamãe/amamentar/bebê,A mamãe amamenta o bebê.
babar,,,,,bebê/babar/,O bebê baba.
cuspir,,object - the,,achievement,bebê/cuspir/comida,O bebê cospe a comida.
arrotar,,,,,bebê/arrotar/,O bebê arrota.
soluçar,,,,,bebê/soluçar/,O bebê soluça.
suspirar,,,,,ela/suspirar/,Ela suspira.
gemer,,topic de -,,,ele/gemer/dor,Ele geme de dor.
berrar,,recipient com,,,bebê/berrar/,O bebê berra.
arder,,,,,olho/arder/,O olho arde.
inchar,,,,,dedo/inchar/,O dedo incha.
sangrar,,,,,nariz/sangrar/,O nariz sangra.
suar,,,,,eu/suar/muito,Eu suo muito.
desmaiar,,,,achievement,ela/desmaiar/,Ela desmaia.
adoecer,,,,,avó/adoecer/,A avó adoece.
sarar,,topic de the,,,menino/sarar/,O menino sara.
melhorar,,object - the; topic de the: illness feeling,,,avó/melhorar/,A avó melhora.
piorar,,object - the,,,avó/piorar/,A avó piora.
tratar,,object - the,,,médica/tratar/menino,A médica trata o menino.
medicar,,object - the,,,médica/medicar/bebê,A médica medica o bebê.
vacinar,,object - the,,,enfermeira/vacinar/bebê,A enfermeira vacina o bebê.
operar,,object - the,,,médico/operar/joelho,O médico opera o joelho.
examinar,,object - the,,,médico/examinar/menino,O médico examina o menino.
consultar,,object - the,,,papai/consultar/médico,O papai consulta o médico.
sofrer,,object: idea event; topic de -: illness feeling,,,avó/sofrer/dor,A avó sofre de dor.
aguentar,,object - the,bare,,eu/aguentar/barulho,Eu aguento o barulho.
suportar,,object - the,,,ela/suportar/barulho,Ela suporta o barulho.
engordar,,object - -: money,,,cachorro/engordar/,O cachorro engorda.
emagrecer,,,,,papai/emagrecer/,O papai emagrece.
envelhecer,,,,,avô/envelhecer/,O avô envelhece.
mancar,,,,,cachorro/mancar/,O cachorro manca.
memorizar,,object - the,,,eu/memorizar/música,Eu memorizo a música.
reconhecer,,object - the,,,bebê/reconhecer/mamãe,O bebê reconhece a mamãe.
identificar,,object - the,,,eu/identificar/animais,Eu identifico os animais.
confundir,,object - the; topic com the,,,eu/confundir/letras,Eu confundo as letras.
duvidar,,topic de the,subjunctive,,ele/duvidar/história,Ele duvida da história.
desistir,,topic de the,de,,eu/desistir/jogo,Eu desisto do jogo.
insistir,,topic em the,em,,ele/insistir/brincar,Ele insiste em brincar.
depender,,topic de the,de,state,ela/depender/ajuda,Ela depende da ajuda.
fracassar,,,,,ele/fracassar/,Ele fracassa.
falhar,,object - the,,,computador/falhar/,O computador falha.
acertar,,object - the,,achievement,eu/acertar/resposta,Eu acerto a resposta.
errar,,object - the,,achievement,eu/errar/conta,Eu erro a conta.
vencer,,object - the,,achievement,time/vencer/jogo,O time vence o jogo.
empatar,,company com,,,time/empatar/,O time empata.
competir,,company com; place-at em the,,,eu/competir/amigo,Eu compito com o amigo.
treinar,,object - -: sport; object - the,,,menino/treinar/futebol,O menino treina futebol.
praticar,,object - -: sport activity language; object - the,,,menina/praticar/natação,A menina pratica natação.
ensaiar,,object - the,,,nós/ensaiar/dança,Nós ensaiamos a dança.
apostar,,object; topic em the,,,ele/apostar/dinheiro,Ele aposta dinheiro.
evitar,,object - the,bare subjunctive,,ele/evitar/briga,Ele evita a briga.
impedir,,object - the,de,,papai/impedir/briga,O papai impede a briga.
proibir,,object - the,de subjunctive,,mamãe/proibir/televisão,A mamãe proíbe a televisão.
exigir,,object,subjunctive,,professora/exigir/silêncio,A professora exige silêncio.
merecer,,object,bare,state,eu/merecer/presente,Eu mereço um presente.
significar,,object,,state,palavra/significar/muito,A palavra significa muito.
importar-se,,topic com the,de,state,eu/importar-se/barulho,Eu me importo com o barulho.
ignorar,,object - the,,,ela/ignorar/irmão,Ela ignora o irmão.
detestar,,object - the,bare,state,eu/detestar/barulho,Eu detesto o barulho.
desprezar,,object - the,,,ele/desprezar/presente,Ele despreza o presente.
admirar,,object - the,,state,eu/admirar/avô,Eu admiro o avô.
invejar,,object - the,,state,ele/invejar/irmão,Ele inveja o irmão.
temer,,object - the,bare subjunctive,state,gato/temer/cachorro,O gato teme o cachorro.
valorizar,,object - the,,,ela/valorizar/amizade,Ela valoriza a amizade.
apreciar,,object - the,,,avó/apreciar/música,A avó aprecia a música.
curtir,,object - the,,,eu/curtir/festa,Eu curto a festa.
desfrutar,,topic de the,,,avô/desfrutar/praia,O avô desfruta da praia.
tolerar,,object - the,,,ela/tolerar/barulho,Ela tolera o barulho.
conviver,,company com,,,eu/conviver/colegas,Eu convivo com os colegas.
colaborar,,company com,,,eu/colaborar/professora,Eu colaboro com a professora.
cooperar,,company com,,,eu/cooperar/colegas,Eu coopero com os colegas.
participar,,topic de the,,,eu/participar/jogo,Eu participo do jogo.
pertencer,,recipient a the,,state,livro/pertencer/menina,O livro pertence à menina.
votar,,topic em the,,,papai/votar/prefeito,O papai vota no prefeito.
desobedecer,,recipient a the,,,menino/desobedecer/mamãe,O menino desobedece à mamãe.
trair,,object - the,,,ele/trair/amigo,Ele trai o amigo.
enganar,,object - the,,,ele/enganar/amigo,Ele engana o amigo.
roubar,,object - the,,achievement,ladrão/roubar/dinheiro,O ladrão rouba o dinheiro.
prender,,object - the,,injury,polícia/prender/ladrão,A polícia prende o ladrão.
libertar,,object - the,,,menina/libertar/pássaro,A menina liberta o pássaro.
atacar,,object - the,,,leão/atacar/zebra,O leão ataca a zebra.
lutar,,company com; topic por the: idea,,,herói/lutar/dragão,O herói luta com o dragão.
combater,,object - the,,,bombeiro/combater/fogo,O bombeiro combate o fogo.
matar,,object - the,,,gato/matar/rato,O gato mata o rato.
beliscar,,object - the,,achievement,menina/beliscar/irmão,A menina belisca o irmão.
cutucar,,object - the,,,ele/cutucar/colega,Ele cutuca o colega.
socorrer,,object - the,,,bombeiro/socorrer/avó,O bombeiro socorre a avó.
atender,,object - the,,,médico/atender/menina,O médico atende a menina.
acolher,,object - the,,,escola/acolher/alunos,A escola acolhe os alunos.
adotar,,object - the; object,,,família/adotar/bebê,A família adota o bebê.
educar,,object - the,,,pais/educar/filhos,Os pais educam os filhos.
convencer,,object - the: being,a,,eu/convencer/mamãe,Eu convenço a mamãe.
incentivar,,object - the: being,a,,professora/incentivar/aluno,A professora incentiva o aluno.
desafiar,,object - the: being,a,,ele/desafiar/amigo,Ele desafia o amigo.
espiar,,object - the,,,gato/espiar/pássaro,O gato espia o pássaro.
observar,,object - the: being; object - the,,,menino/observar/formiga,O menino observa a formiga.
imitar,,object - the,,,menino/imitar/macaco,O menino imita o macaco.
fingir,,,bare,,menina/fingir/dormir,A menina finge dormir.
representar,,object - the,,,ela/representar/rainha,Ela representa a rainha.
economizar,,object - the,,,eu/economizar/água,Eu economizo a água.
poupar,,object - -: money; object - the,,,papai/poupar/dinheiro,O papai poupa dinheiro.
cobrar,,object - the,,,ele/cobrar/ingresso,Ele cobra o ingresso.
doar,,object - the; recipient para,,,nós/doar/roupas,Nós doamos as roupas.
entregar,,object - the; recipient para,,,eu/entregar/lição professora,Eu entrego a lição para a professora.
distribuir,,object - the; recipient para,,,ela/distribuir/balas,Ela distribui as balas.
contratar,,object - the,,,chefe/contratar/motorista,O chefe contrata o motorista.
produzir,,object,,,abelha/produzir/mel,A abelha produz mel.
fabricar,,object,,,fábrica/fabricar/carros,A fábrica fabrica carros.
inventar,,object,,,menina/inventar/história,A menina inventa uma história.
projetar,,object,,,ela/projetar/casa,Ela projeta uma casa.
substituir,,object - the; topic por the,,,ela/substituir/professora,Ela substitui a professora.
reciclar,,object - the,,,nós/reciclar/papel,Nós reciclamos o papel.
desperdiçar,,object - the,,,ele/desperdiçar/água,Ele desperdiça a água.
jogar fora,,object - the,,,eu/jogar fora/lixo,Eu jogo fora o lixo.
brilhar,,place-at em the,,,sol/brilhar/,O sol brilha.
iluminar,,object - the,,,lua/iluminar/rua,A lua ilumina a rua.
explodir,,object - the,,achievement,balão/explodir/,O balão explode.
estourar,,object - the,,achievement,menino/estourar/balão,O menino estoura o balão.
derreter,,object - the: weather material food; place-at a the: =sol; place-at em the: =boca =mão =panela,,,sol/derreter/neve,O sol derrete a neve.
apodrecer,,,,,fruta/apodrecer/,A fruta apodrece.
murchar,,,,,flor/murchar/,A flor murcha.
florescer,,,,,árvore/florescer/,A árvore floresce.
brotar,,place-at em the,,,planta/brotar/,A planta brota.
amanhecer,weather,,,,/amanhecer/,Amanhece.
anoitecer,weather,,,,/anoitecer/,Anoitece.
trovejar,weather,,,,/trovejar/,Troveja.
relampejar,weather,,,,/relampejar/,Relampeja.
garoar,weather,,,,/garoar/,Garoa.
ventar,weather,,,,/ventar/,Venta.
chuviscar,weather,,,,/chuviscar/,Chuvisca.
soar,,,,,alarme/soar/,O alarme soa.
apitar,,object: game,,,trem/apitar/,O trem apita.
buzinar,,recipient para,,,carro/buzinar/,O carro buzina.
zumbir,,,,,abelha/zumbir/,A abelha zumbe.
rugir,,,,,leão/rugir/,O leão ruge.
uivar,,topic para the,,,lobo/uivar/,O lobo uiva.
mugir,,,,,vaca/mugir/,A vaca muge.
relinchar,,,,,cavalo/relinchar/,O cavalo relincha.
cacarejar,,,,,galinha/cacarejar/,A galinha cacareja.
piar,,,,,pintinho/piar/,O pintinho pia.
rosnar,,recipient para,,,cachorro/rosnar/,O cachorro rosna.
ronronar,,,,,gato/ronronar/,O gato ronrona.
coaxar,,,,,sapo/coaxar/,O sapo coaxa.
ladrar,,recipient para,,,cão/ladrar/,O cão ladra.
abanar,,object - the,,,cachorro/abanar/rabo,O cachorro abana o rabo.
existir,,place-at em the,,,bruxa/existir/,A bruxa existe.
ocorrer,,subject; place-at em the,,,/ocorrer/o que,O que ocorre?
surgir,,place-at em the,,,lua/surgir/,A lua surge.
aparecer,,place-at em the,,,lua/aparecer/,A lua aparece.
sumir,,topic de the,,achievement,gato/sumir/,O gato some.
conter,,object,,state,caixa/conter/brinquedos,A caixa contém brinquedos.
incluir,,object - the,,,preço/incluir/lanche,O preço inclui o lanche.
combinar,,object - the: event activity; object - a: =cinema =praia =parque =piquenique =churrasco =shopping =almoço =jantar; topic com the,,,camisa/combinar/calça,A camisa combina com a calça.
coincidir,,topic com the,,,festa/coincidir/aula,A festa coincide com a aula.
valer,,object - -: money quantity,,state,moeda/valer/muito,A moeda vale muito.
consistir,,topic em the,em,state,jogo/consistir/correr,O jogo consiste em correr.
vazar,,,,,água/vazar/,A água vaza.
pingar,,,,,torneira/pingar/,A torneira pinga.
entupir,,object - the,,,papel/entupir/pia,O papel entope a pia.
rachar,,object - the,,,vaso/rachar/,O vaso racha.
começar a,modal,,bare,,eu/começar a/comer,Eu começo a comer.
parar de,modal,,bare,,menino/parar de/chorar,O menino para de chorar.
deixar de,modal,,bare,,papai/deixar de/fumar,O papai deixa de fumar.
acabar de,modal,,bare,,eu/acabar de/comer,Eu acabo de comer.
terminar de,modal,,bare,,eu/terminar de/comer,Eu termino de comer.
precisar de,,object,bare,state,eu/precisar de/ajuda,Eu preciso de ajuda.
gostar de,,object - the: place; object - -,bare,state,eu/gostar de/sorvete,Eu gosto de sorvete.
ter de,modal,,bare,state,eu/ter de/dormir,Eu tenho de dormir.
haver de,modal,,bare,state,eu/haver de/voltar,Eu hei de voltar.
pensar em,,object - the,bare,,eu/pensar em/mamãe,Eu penso na mamãe.
sonhar com,,object - the,bare,,eu/sonhar com/dragão,Eu sonho com o dragão.
contar com,,object - the,bare,,eu/contar com/amigo,Eu conto com o amigo.
cuidar de,,object - the,bare,,eu/cuidar de/gato,Eu cuido do gato.
falar com,,object - the; topic de the,,,eu/falar com/mamãe,Eu falo com a mamãe.
falar de,,object - the; company com,,,eu/falar de/escola,Eu falo da escola.
brincar com,,object - the,,,eu/brincar com/bola,Eu brinco com a bola.
brincar de,,object - -,bare,,eu/brincar de/esconde-esconde,Eu brinco de esconde-esconde.
ligar para,,object - the,,,eu/ligar para/vovó,Eu ligo para a vovó.
conversar com,,object - the; topic de the,,,eu/conversar com/amigo,Eu converso com o amigo.
assistir a,,object - the,,,eu/assistir a/filme,Eu assisto ao filme.
ajudar a,modal,,bare,,eu/ajudar a/cozinhar,Eu ajudo a cozinhar.
aprender a,modal,,bare,,eu/aprender a/ler,Eu aprendo a ler.
lembrar de,,object - the,bare,,eu/lembrar de/avó,Eu lembro da avó.
esquecer de,,object - the,bare,,eu/esquecer de/mochila,Eu esqueço da mochila.
desistir de,,object - the,bare,,eu/desistir de/jogo,Eu desisto do jogo.
participar de,,object - the,,,eu/participar de/festa,Eu participo da festa.
fugir de,,object - the,,,gato/fugir de/cachorro,O gato foge do cachorro.
rir de,,object - the,,,eu/rir de/palhaço,Eu rio do palhaço.
andar de,,object - -,,,eu/andar de/bicicleta,Eu ando de bicicleta.
correr atrás de,,object - the,,,cachorro/correr atrás de/gato,O cachorro corre atrás do gato.
dar-se conta,,topic de the,de,,eu/dar-se conta/erro,Eu me dou conta do erro.
dar conta,,topic de the,de,,eu/dar conta/lição,Eu dou conta da lição.
prestar atenção,,topic em the,,,eu/prestar atenção/aula,Eu presto atenção na aula.
tomar conta,,topic de the,,,avó/tomar conta/bebê,A avó toma conta do bebê.
tomar cuidado,,topic com the,,,eu/tomar cuidado/fogo,Eu tomo cuidado com o fogo.
fazer compras,,place-at em the,,,mamãe/fazer compras/mercado,A mamãe faz compras no mercado.
fazer as pazes,,company com,,,eu/fazer as pazes/irmão,Eu faço as pazes com meu irmão.
fazer aniversário,,,,,eu/fazer aniversário/hoje,Eu faço aniversário hoje.
fazer exercício,,,,,papai/fazer exercício/,O papai faz exercício.
fazer barulho,,,,,menino/fazer barulho/,O menino faz barulho.
fazer bagunça,,,,,menino/fazer bagunça/,O menino faz bagunça.
fazer parte,,topic de the,,state,eu/fazer parte/time,Eu faço parte do time.
fazer cócegas,,topic em the,,,papai/fazer cócegas/bebê,O papai faz cócegas no bebê.
fazer falta,,recipient a the,,,avó/fazer falta/,A avó faz falta.
fazer amizade,,company com,,,eu/fazer amizade/vizinho,Eu faço amizade com o vizinho.
tirar foto,,topic de the,,,eu/tirar foto/gato,Eu tiro foto do gato.
tirar uma foto,,topic de the,,,eu/tirar uma foto/gato,Eu tiro uma foto do gato.
dar uma volta,,company com; place-at por the: where,,,eu/dar uma volta/parque,Eu dou uma volta pelo parque.
dar um passeio,,company com; place-at por the: where,,,nós/dar um passeio/praia,Nós damos um passeio pela praia.
dar risada,,topic de the,,,eu/dar risada/palhaço,Eu dou risada do palhaço.
dar certo,,,,,jogo/dar certo/,O jogo dá certo.
dar tchau,,recipient para,,,bebê/dar tchau/vovó,O bebê dá tchau para a vovó.
dar comida,,recipient para,,,eu/dar comida/gato,Eu dou comida para o gato.
bater palmas,,company com,,,ela/bater palmas/,Ela bate palmas.
bater papo,,company com,,,eu/bater papo/amigo,Eu bato papo com o amigo.
levar um susto,,topic com the,,,eu/levar um susto/,Eu levo um susto.
passar mal,,,,,avó/passar mal/,A avó passa mal.
pegar no sono,,,,,bebê/pegar no sono/,O bebê pega no sono.
andar a cavalo,,place-at por the: where,,,menina/andar a cavalo/,A menina anda a cavalo.
jogar bola,,company com; place-at em the,,,eu/jogar bola/amigo,Eu jogo bola com o amigo.
pular corda,,company com; place-at em the,,,menina/pular corda/,A menina pula corda.
tirar uma soneca,,place-at em the,,,avô/tirar uma soneca/,O avô tira uma soneca.
pedir socorro,,recipient para,,,ele/pedir socorro/,Ele pede socorro.
pedir ajuda,,recipient para,,,eu/pedir ajuda/professora,Eu peço ajuda para a professora.
pedir desculpas,,recipient a,,,eu/pedir desculpas/,Eu peço desculpas.
pedir emprestado,,object - the; recipient para,,,eu/pedir emprestado/lápis,Eu peço emprestado o lápis.
escovar os dentes,,,,,eu/escovar os dentes/,Eu escovo os dentes.
lavar as mãos,,,,,eu/lavar as mãos/,Eu lavo as mãos.
lavar a louça,,,,,papai/lavar a louça/,O papai lava a louça.
contar histórias,,recipient para,,,avó/contar histórias/,A avó conta histórias.
sair de casa,,,,,papai/sair de casa/,O papai sai de casa.
tomar remédio,,,,,eu/tomar remédio/,Eu tomo remédio.
tomar sol,,place-at em the,,,eu/tomar sol/praia,Eu tomo sol na praia.
ter aula,,topic de -: subject music sport activity language,,state,eu/ter aula/música,Eu tenho aula de música.
ouvir falar,,topic de the,,,eu/ouvir falar/filme,Eu ouço falar do filme.
brindar,,topic a the,,,nós/brindar/,Nós brindamos.
concordar,,company com; topic com the,indicative,,eu/concordar/você,Eu concordo com você.
discordar,,topic de the,,,eu/discordar/papai,Eu discordo do papai.
garantir,,object; recipient a,indicative,,ele/garantir/vaga,Ele garante uma vaga.
jurar,,object,bare indicative,,eu/jurar/dizer,Eu juro dizer.
supor,,object,indicative,,eu/supor/nada,Eu não suponho nada.
refletir,,topic sobre the,,,ela/refletir/ideia,Ela reflete sobre a ideia.
meditar,,topic sobre the,,,mamãe/meditar/,A mamãe medita.
ousar,,object,bare,,ele/ousar/falar,Ele ousa falar.
pretender,,object,bare,state,eu/pretender/viajar,Eu pretendo viajar.
costumar,modal,,bare,state,eu/costumar/dormir,Eu costumo dormir.
resolver,,object - the,bare,,eu/resolver/problema,Eu resolvo o problema.
solucionar,,object - the,,,ela/solucionar/problema,Ela soluciona o problema.
recusar,,object - the,,,ele/recusar/ajuda,Ele recusa a ajuda.
rejeitar,,object - the,,,bebê/rejeitar/comida,O bebê rejeita a comida.
cancelar,,object - the,,,ela/cancelar/festa,Ela cancela a festa.
adiar,,object - the,,,ela/adiar/viagem,Ela adia a viagem.
causar,,object,,,fogo/causar/medo,O fogo causa medo.
descer de,,object - the,,,ele/descer de/ônibus,Ele desce do ônibus.
sair de,,object - the,,,ele/sair de/carro,Ele sai do carro.
entrar em,,object - the,,,gato/entrar em/caixa,O gato entra na caixa.
acabar-se,,,,,pão/acabar-se/,O pão se acaba.
estragar,,object - the,,achievement,menino/estragar/brinquedo,O menino estraga o brinquedo.
destruir,,object - the,,,menino/destruir/castelo,O menino destrói o castelo.
espalhar,,object - the; topic em the: where furniture thing device vehicle body material,,,menino/espalhar/brinquedos,O menino espalha os brinquedos.
deixar cair,,object - the,,,eu/deixar cair/copo,Eu deixo cair o copo.
fumar,,object - -,,,homem/fumar/,O homem fuma.
passear de,,object - -,,,eu/passear de/carro,Eu passeio de carro.
viajar de,,object - -,,,eu/viajar de/avião,Eu viajo de avião.
ir de,,object - -,,,eu/ir de/ônibus,Eu vou de ônibus.
embalar,,object - the,,,mamãe/embalar/bebê,A mamãe embala o bebê.
ninar,,object - the,,,mamãe/ninar/bebê,A mamãe nina o bebê.
acariciar,,object - the,,,menina/acariciar/gato,A menina acaricia o gato.
acostumar,,object - the; topic com the,,,ele/acostumar/cachorro,Ele acostuma o cachorro.
esperar por,,object - the,,,eu/esperar por/papai,Eu espero pelo papai.
olhar-se,,topic em the,,,ela/olhar-se/espelho,Ela se olha no espelho.
ver-se,,topic em the,,,ela/ver-se/espelho,Ela se vê no espelho.
abraçar-se,,company com,,,irmãos/abraçar-se/,Os irmãos se abraçam.
beijar-se,,company com,,,pais/beijar-se/,Os pais se beijam.
mexer em,,object - the,,,bebê/mexer em/telefone,O bebê mexe no telefone.
tocar em,,object - the,,,eu/tocar em/parede,Eu toco na parede.
bater em,,object - the,,,ele/bater em/irmão,Ele bate no irmão.
chocar,,topic com the: vehicle; object - the,,,galinha/chocar/ovo,A galinha choca o ovo.
colidir,,topic com the,,,carro/colidir/ônibus,O carro colide com o ônibus.
acampar,,place-at em the,,,nós/acampar/floresta,Nós acampamos na floresta.
bronzear-se,,place-at em the,,,mamãe/bronzear-se/praia,A mamãe se bronzeia na praia.
maquiar,,object - the,,,ela/maquiar/amiga,Ela maquia a amiga.
disfarçar-se,,topic de -,,,menino/disfarçar-se/pirata,O menino se disfarça de pirata.
fantasiar-se,,topic de -,,,menina/fantasiar-se/princesa,A menina se fantasia de princesa.
mascarar-se,,topic de -,,,menino/mascarar-se/pirata,O menino se mascara de pirata.
desligar-se,,,,,luz/desligar-se/,A luz se desliga.
quebrar-se,,,,achievement,copo/quebrar-se/,O copo se quebra.
abrir-se,,,,,porta/abrir-se/,A porta se abre.
fechar-se,,,,,porta/fechar-se/,A porta se fecha.
ter raiva,,topic de the,de,state,eu/ter/raiva irmão,Eu tenho raiva do irmão.
ter ciúme,,topic de the,de,state,eu/ter/ciúme irmão,Eu tenho ciúme do irmão.
ter ciúmes,,topic de the,de,state,eu/ter/ciúmes irmão,Eu tenho ciúmes do irmão.
ter orgulho,,topic de the,de,state,papai/ter/orgulho filho,O papai tem orgulho do filho.
ter inveja,,topic de the,de,state,ela/ter/inveja irmã,Ela tem inveja da irmã.
ter nojo,,topic de the,de,state,eu/ter/nojo barata,Eu tenho nojo da barata.
ter pena,,topic de the,de,state,eu/ter/pena gato,Eu tenho pena do gato.
ter vergonha,,topic de the,de,state,eu/ter/vergonha professora,Eu tenho vergonha da professora.
ter preguiça,,topic de the,de,state,eu/ter/preguiça estudar,Eu tenho preguiça de estudar.
ter certeza,,topic de the,de indicative,state,eu/ter/certeza,Eu tenho certeza.
ter alergia,,topic a -,,state,eu/ter/alergia leite,Eu tenho alergia a leite.
ter paciência,,topic com the,,state,professora/ter/paciência aluno,A professora tem paciência com o aluno.
ter dificuldade,,topic em the,para,state,eu/ter/dificuldade falar,Eu tenho dificuldade para falar.
ter problema,,topic com the,,state,eu/ter/problema computador,Eu tenho um problema com o computador.
ter aula de,,object - -,,state,eu/ter aula de/música,Eu tenho aula de música.
ter ideia,,topic de the,de,state,eu/ter/ideia,Eu tenho uma ideia.
ter direito,,topic a the,a,state,eu/ter/direito brincar,Eu tenho direito a brincar.
ter sorte,,topic com the,,state,eu/ter/sorte,Eu tenho sorte.
estar raiva,,topic de the,de,state,eu/estar/raiva irmão,Eu estou com raiva do irmão.
estar ciúme,,topic de the,de,state,eu/estar/ciúme irmão,Eu estou com ciúme do irmão.
estar vergonha,,topic de the,de,state,eu/estar/vergonha professora,Eu estou com vergonha da professora.
estar nojo,,topic de the,de,state,eu/estar/nojo barata,Eu estou com nojo da barata.
estar preguiça,,topic de the,de,state,eu/estar/preguiça estudar,Eu estou com preguiça de estudar.
estar pena,,topic de the,de,state,eu/estar/pena gato,Eu estou com pena do gato.
ficar medo,,topic de the,de,,eu/ficar/medo cachorro,Eu fico com medo do cachorro.
ficar raiva,,topic de the,de,,eu/ficar/raiva irmão,Eu fico com raiva do irmão.
ficar vergonha,,topic de the,de,,eu/ficar/vergonha professora,Eu fico com vergonha da professora.
ficar saudade,,topic de the,de,,eu/ficar/saudade avó,Eu fico com saudade da avó.
ficar vontade,,,de,,eu/ficar/vontade chorar,Eu fico com vontade de chorar.
sentir medo,,topic de the,de,,eu/sentir medo/cachorro,Eu sinto medo do cachorro.
sentir vontade,,,de,,eu/sentir vontade/chorar,Eu sinto vontade de chorar.
sentir pena,,topic de the,de,,eu/sentir pena/gato,Eu sinto pena do gato.
sentir dor,,topic em the,,,eu/sentir/dor barriga,Eu sinto dor na barriga.
sentir raiva,,topic de the,de,,eu/sentir/raiva irmão,Eu sinto raiva do meu irmão.
dar medo,,topic em the,de,,cachorro/dar medo/menino,O cachorro dá medo no menino.
dar bronca,,recipient em the,,,mamãe/dar/bronca menino,A mamãe dá uma bronca no menino.
dar tapa,,recipient em the; topic em the,,,ele/dar/tapa irmão,Ele dá um tapa no irmão.
dar mordida,,recipient em the; topic em the,,,ele/dar/mordida maçã,Ele dá uma mordida na maçã.
dar chute,,recipient em the; topic em the,,,ele/dar/chute bola,Ele dá um chute na bola.
adormecer,,place-at em the,,,bebê/adormecer/,O bebê adormece.
despertar,,object - the,,,ela/despertar/,Ela desperta.
despachar-se,,,,,papai/despachar-se/,O papai se despacha.
aleijar-se,,topic em the: body,,achievement,menino/aleijar-se/,O menino se aleija.
magoar-se,,topic em the: body; topic com the,,achievement,menina/magoar-se/,A menina se magoa.
aterrar,,place-at em the,,,avião/aterrar/,O avião aterra.
deitar fora,,object - the,,,eu/deitar fora/lixo,Eu deito fora o lixo.
ralhar,,company com,,,mamãe/ralhar/menino,A mamãe ralha com o menino.
arranjar,,object,,,papai/arranjar/emprego,O papai arranja um emprego.
arrefecer,,object - the,,,sopa/arrefecer/,A sopa arrefece.
gozar,,topic de the,,,ele/gozar/colega,Ele goza do colega.
ir buscar,,object - the; place-at em the,,,papai/ir buscar/menina escola,O papai vai buscar a menina na escola.
vir buscar,,object - the; place-at em the,,,avó/vir buscar/eu escola,A avó vem me buscar na escola.
anotar,,object - the,,,eu/anotar/endereço,Eu anoto o endereço.
arrancar,,object - the,,,dentista/arrancar/dente,O dentista arranca o dente.
assobiar,,object: music,,,avô/assobiar/,O avô assobia.
atuar,,topic em the,,,ela/atuar/filme,Ela atua no filme.
boiar,,place-at em the,,,pato/boiar/lago,O pato boia no lago.
capturar,,object - the,,,polícia/capturar/ladrão,A polícia captura o ladrão.
celebrar,,object - the,,,nós/celebrar/aniversário,Nós celebramos o aniversário.
colecionar,,object,,,ele/colecionar/figurinhas,Ele coleciona figurinhas.
controlar,,object - the,,,ele/controlar/robô,Ele controla o robô.
cumprir,,object - the,,,eu/cumprir/promessa,Eu cumpro a promessa.
demonstrar,,object - -: feeling emotion =carinho =amor =interesse; object - the,,,ela/demonstrar/carinho,Ela demonstra carinho.
abotoar,,object - the,,,eu/abotoar/camisa,Eu abotoo a camisa.
desabotoar,,object - the,,,eu/desabotoar/camisa,Eu desabotoo a camisa.
desamarrar,,object - the,,,eu/desamarrar/sapato,Eu desamarro o sapato.
conectar,,object - the,,,ela/conectar/tablet,Ela conecta o tablet.
descrever,,object - the,,,eu/descrever/desenho,Eu descrevo o desenho.
destacar,,object - the,,,eu/destacar/adesivo,Eu destaco o adesivo.
ditar,,object - the; recipient para,,,professora/ditar/texto,A professora dita o texto.
encolher,,object - the,,,camisa/encolher/,A camisa encolhe.
enfrentar,,object - the,,,herói/enfrentar/dragão,O herói enfrenta o dragão.
enterrar,,object - the,,,cachorro/enterrar/osso,O cachorro enterra o osso.
entrevistar,,object - the,,,ela/entrevistar/cantor,Ela entrevista o cantor.
enxergar,,object - the,,,avô/enxergar/rua,O avô enxerga a rua.
experimentar,,object - the,,,eu/experimentar/sapato,Eu experimento o sapato.
explorar,,object - the,,,eu/explorar/caverna,Eu exploro a caverna.
expulsar,,object - the; topic de the,,,ele/expulsar/gato,Ele expulsa o gato.
formar,,object,,,nós/formar/fila,Nós formamos uma fila.
gargalhar,,,,,bebê/gargalhar/,O bebê gargalha.
implorar,,object; recipient para,subjunctive,,ela/implorar/ajuda,Ela implora ajuda.
indicar,,object - the; recipient para,,,ela/indicar/caminho,Ela indica o caminho.
iniciar,,object - the,,,eu/iniciar/jogo,Eu inicio o jogo.
inspirar,,object - the,,,eu/inspirar/ar,Eu inspiro o ar.
interromper,,object - the,,,menino/interromper/aula,O menino interrompe a aula.
interpretar,,object - the,,,ela/interpretar/música,Ela interpreta a música.
investigar,,object - the,,,detetive/investigar/crime,O detetive investiga o crime.
liderar,,object - the,,,ela/liderar/grupo,Ela lidera o grupo.
localizar,,object - the,,,eu/localizar/hospital,Eu localizo o hospital.
manchar,,object - the,,achievement,suco/manchar/camisa,O suco mancha a camisa.
manter,,object - the,,state,ela/manter/segredo,Ela mantém o segredo.
modelar,,object,,,menino/modelar/bicho,O menino modela um bicho.
narrar,,object - the; recipient para,,,ele/narrar/história,Ele narra a história.
obter,,object,,,ele/obter/resposta,Ele obtém uma resposta.
ocupar,,object - the,,,gato/ocupar/sofá,O gato ocupa o sofá.
opinar,,topic sobre the,,,ele/opinar/filme,Ele opina sobre o filme.
orar,,recipient para; topic por the,,,avó/orar/,A avó ora.
perfumar,,object - the,,,flor/perfumar/sala,A flor perfuma a sala.
possuir,,object,,state,ele/possuir/carro,Ele possui um carro.
presentear,,object - the; instrument com,,,eu/presentear/avó,Eu presenteio a avó.
punir,,object - the,,,juiz/punir/ladrão,O juiz pune o ladrão.
raspar,,object - the,,,papai/raspar/barba,O papai raspa a barba.
fazer a barba,,,,,papai/fazer a barba/,O papai faz a barba.
reagir,,topic a the,,,ele/reagir/notícia,Ele reage à notícia.
realizar,,object - the,,,ela/realizar/sonho,Ela realiza o sonho.
recitar,,object,,,ela/recitar/poema,Ela recita um poema.
recortar,,object - the,,,eu/recortar/papel,Eu recorto o papel.
recuperar,,object - the,,,ele/recuperar/bola,Ele recupera a bola.
reduzir,,object - the,,,ele/reduzir/velocidade,Ele reduz a velocidade.
registrar,,object - the,,,ela/registrar/nome,Ela registra o nome.
relaxar,,place-at em the,,,mamãe/relaxar/sofá,A mamãe relaxa no sofá.
remover,,object - the,,,ela/remover/mancha,Ela remove a mancha.
repousar,,place-at em the,,,avó/repousar/cama,A avó repousa na cama.
reservar,,object,,,mamãe/reservar/mesa,A mamãe reserva uma mesa.
resistir,,topic a the,,,ele/resistir/fogo,Ele resiste ao fogo.
restar,experiencer,object,,,/restar/bolo,Resta um bolo.
bastar,experiencer,object,,,/bastar/água,Basta água.
retirar,,object - the; topic de the,,,ela/retirar/mancha,Ela retira a mancha.
revelar,,object - the; recipient para,,,ela/revelar/segredo,Ela revela o segredo.
roer,,object - the,,accomplishment,rato/roer/queijo,O rato rói o queijo.
saudar,,object - the,,,eu/saudar/professora,Eu saúdo a professora.
selecionar,,object - the,,,eu/selecionar/foto,Eu seleciono a foto.
sobreviver,,topic a the,,,gato/sobreviver/,O gato sobrevive.
superar,,object - the,,,ela/superar/medo,Ela supera o medo.
testar,,object - the,,,eu/testar/brinquedo,Eu testo o brinquedo.
transformar,,object - the; topic em -,,,fada/transformar/sapo,A fada transforma o sapo.
transformar-se,,topic em a,,,sapo/transformar-se/príncipe,O sapo se transforma num príncipe.
transmitir,,object - the,,,televisão/transmitir/jogo,A televisão transmite o jogo.
unir,,object - the,,,eu/unir/pontos,Eu uno os pontos.
urinar,,place-at em the,,,cachorro/urinar/rua,O cachorro urina na rua.
utilizar,,object - the,,,eu/utilizar/computador,Eu utilizo o computador.
vibrar,,,,,telefone/vibrar/,O telefone vibra.
zelar,,topic por the,,,ela/zelar/avó,Ela zela pela avó.
calçar-se,,,,,menino/calçar-se/,O menino se calça.
acordar cedo,,,,,eu/acordar cedo/,Eu acordo cedo.
dormir cedo,,,,,eu/dormir cedo/,Eu durmo cedo.
agir,,,,,ele/agir/bem,Ele age bem.
gritar com,,object - the,,,ele/gritar com/irmão,Ele grita com o irmão.
brigar com,,object - the,,,ele/brigar com/irmão,Ele briga com o irmão.
parecer com,,object - the,,,ela/parecer com/mamãe,Ela parece com a mamãe.
confiar em,,object - the,,,eu/confiar em/você,Eu confio em você.
acreditar em,,object - the,,,eu/acreditar em/você,Eu acredito em você.
mexer com,,object - the,,,ele/mexer com/gato,Ele mexe com o gato.
morar com,,object - the,,state,eu/morar com/avó,Eu moro com a avó.
morar em,,object - the,,state,eu/morar em/cidade,Eu moro na cidade.
ficar com,,object - -: state emotion feeling illness; object - the,,,eu/ficar com/fome,Eu fico com fome.
estar com,,object - -: state emotion feeling illness; object - the,,state,eu/estar com/fome,Eu estou com fome.
parar com,,object - the,,,ele/parar com/barulho,Ele para com o barulho.
começar com,,object - the,,,eu/começar com/lição,Eu começo com a lição.
viver em,,object - the,,state,peixe/viver em/água,O peixe vive na água.
cair de,,object - the,,,ele/cair de/cama,Ele cai da cama.
depender de,,object - the,bare,state,eu/depender de/ajuda,Eu dependo da ajuda.
trabalhar como,,object - -,,,papai/trabalhar como/motorista,O papai trabalha como motorista.
vestir-se de,,object - -,,,ele/vestir-se de/pirata,Ele se veste de pirata.
encher-se,,topic de -,,,copo/encher-se/água,O copo se enche de água.
alegrar-se com,,object - the,,,avó/alegrar-se com/presente,A avó se alegra com o presente.
lembrar-se de,,object - the,bare,,eu/lembrar-se de/avó,Eu me lembro da avó.
esquecer-se de,,object - the,bare,,eu/esquecer-se de/mochila,Eu me esqueço da mochila.
queixar-se de,,object - the,bare,,eu/queixar-se de/barulho,Eu me queixo do barulho.
apaixonar-se por,,object - the,,,ela/apaixonar-se por/vizinho,Ela se apaixona pelo vizinho.
casar-se com,,object - the,,,ela/casar-se com/vizinho,Ela se casa com o vizinho.
parecer-se com,,object - the,,,ela/parecer-se com/mamãe,Ela se parece com a mamãe.
despedir-se de,,object - the,,,eu/despedir-se de/avó,Eu me despeço da avó.
querer dizer,,object,indicative,state,palavra/querer dizer/nada,A palavra não quer dizer nada.
cochilar,,topic em the,,,avô/cochilar/sofá,O avô cochila no sofá.
necessitar,,object de,bare,state,eu/necessitar/canudo,Eu necessito de um canudo.
apetecer,experiencer,object,bare,state,/apetecer/bolo,Apetece um bolo.
gaguejar,,,,,menino/gaguejar/,O menino gagueja.
maquilhar-se,,,,,mamãe/maquilhar-se/,A mamãe se maquilha.
constipar-se,,,,,bebê/constipar-se/,O bebê se constipa.
partilhar,,object - the; company com,,,eu/partilhar/lanche,Eu partilho o lanche.
ter saudades,,topic de the,de,state,eu/ter/saudades avó,Eu tenho saudades da avó.
estar saudades,,topic de the,de,state,eu/estar/saudades avó,Eu estou com saudades da avó.
sentir saudades,,topic de the,de,,eu/sentir saudades/avó,Eu sinto saudades da avó.
ter dores,,topic de -,,state,eu/ter/dores barriga,Eu tenho dores de barriga.
dar beijinho,,recipient em the,,,menina/dar/beijinho gato,A menina dá um beijinho no gato.
rir-se,,topic de the,,,menina/rir-se/,A menina se ri.
rematar,,place-at a the: =baliza; object - the,,,menino/rematar/bola,O menino remata a bola.
sentir falta,,topic de the,,state,eu/sentir/falta avó,Eu sinto falta da avó.
estragar-se,,,,achievement,brinquedo/estragar-se/,O brinquedo se estraga.
rebentar,,object - the,,achievement,balão/rebentar/,O balão rebenta.
pifar,,,,achievement,celular/pifar/,O celular pifa.
avariar,,,,achievement,carro/avariar/,O carro avaria.
alongar,grooming,object - the,,,eu/alongar/pernas,Eu alongo as pernas.
massagear,,object - the,,,ela/massagear/costas,Ela massageia as costas.

"""#
}
