// Generated from Data/grammar/pt/frames.csv by script/generate: do not edit.
// swift-format-ignore-file

extension GrammarTables {
  static let portugueseFrames: StaticString = #"""
lemma,pattern,slots,opens,past,input,example
querer,,object - -: =visita =barulho =confusão =briga =bagunça =banho =trabalho =sol =chuva =emprego =paz =sossego =silêncio =carinho; object,bare subjunctive,state,eu/querer/maçã,Eu quero uma maçã.
precisar,,object de a: =encanador =encanadora =eletricista =chaveiro =pedreiro =marceneiro =carpinteiro =pintor =pintora =mecânico =técnico =técnica =advogado =advogada =babá =faxineira =faxineiro =diarista =intérprete =tradutor =tradutora =cuidador =cuidadora =jardineiro =cozinheiro =cozinheira =motorista =engenheiro =engenheira =programador =contador =voluntário =voluntária =ajudante =sócio =fonoaudióloga =psicólogo =psicóloga =fisioterapeuta =veterinário =veterinária =dentista =detetive =guia =fotógrafo =secretária =canalizador =namorado =namorada; object de -: =luz =bateria =pilha =gasolina =combustível =energia =óleo =cola =tinta =espaço =ar =conserto =descanso =silêncio =carinho =atenção =paciência =tempo =amor =apoio =sossego =paz =calma =sol =chuva =trabalho =emprego =afeto =repouso =privacidade; object de,bare subjunctive,state,eu/precisar/ajuda,Eu preciso de ajuda.
desejar,,object; recipient para,bare subjunctive,,ela/desejar/presente,Ela deseja um presente.
preferir,,object - -: edible; object,bare subjunctive,,eu/preferir/água,Eu prefiro água.
esperar,,object - the: =férias =Natal; object - the: being vehicle; object - the: =resultado =resposta =sinal =intervalo =recreio =almoço =jantar =filme =show; object; place-at em the; place-at em the: =porta =portão =janela =semáforo =fila =esquina =ponto =plataforma =estação,bare subjunctive,,mamãe/esperar/ônibus,A mamãe espera o ônibus.
estar à espera,,topic de the,,,eu/estar à espera/autocarro,Eu estou à espera do autocarro.
ficar à espera,,topic de the,,,eu/ficar à espera/autocarro,Eu fico à espera do autocarro.
ficar sabendo,,topic de the,indicative,,eu/ficar sabendo/notícia,Eu fico sabendo da notícia.
gostar,,object de -: =novela =chupeta =fígado =coração_de_galinha =língua =bucho =moela; object de,de,state,eu/gostar/cachorros,Eu gosto de cachorros.
gostar mais,,object de the,,,eu/gostar mais/praia,Eu gosto mais da praia.
adorar,,object - the,bare,state,ela/adorar/música,Ela adora música.
ter prazer,,,em,,eu/ter prazer/cozinhar,Eu tenho prazer em cozinhar.
amar,,object - the,bare,state,eu/amar/mamãe,Eu amo a mamãe.
odiar,,object - the,bare,state,ele/odiar/sopa,Ele odeia sopa.
doer,experiencer,object - the: body; object - the,bare,state,eu/doer/cabeça,Minha cabeça dói.
ser,copula,attribute; topic de -: material =algodão =lã =seda =couro =ouro =prata =plástico =vidro =madeira =papelão =cartão =borracha =gelo,,state,mamãe/ser/alto,A mamãe é alta.
estar,state-copula,attribute: state emotion quality color size feeling; place-at em the: where furniture vehicle event; company com; manner em -: =manutenção =reforma =construção =promoção =repouso =obras =greve =silêncio =forma; manner de -: =pé =joelhos =cócoras,gerund,state,menina/estar/cansado,A menina está cansada.
ficar,state-copula,manner de -: =castigo =férias =folga; attribute: state emotion quality color; topic para the: =jantar =almoço =janta =lanche =sobremesa =ceia =churrasco =café_da_manhã; place-at em the; company com; manner de -: =pé =joelhos =cócoras; manner em -: =repouso =silêncio,gerund,,eu/ficar/triste,Eu fico triste.
parecer,copula,attribute; recipient a,,state,ela/parecer/triste,Ela parece triste.
sentir-se,state-copula,attribute,,state,eu/sentir-se/doente,Eu me sinto doente.
sentir,,object - -: =gosto =saudade =falta; object - -: feeling illness state =falta; object: being; object,,,eu/sentir/medo,Eu sinto medo.
haver,existential,object; place-at em the,,state,/haver/água,Há água.
estar na hora,existential,topic de the,de,,/estar na hora/dormir,Está na hora de dormir.
ter,,object - -: state emotion feeling illness =gosto =cheiro =razão =sorte =certeza =cuidado =dó =preferência =interesse =coragem =jeito =mania =culpa =pavor =horror =respeito =noção =esperança =fé =confiança =permissão =autorização =intenção =obrigação =necessidade =ódio =carinho =remorso =alta =juízo =graça =habilidade =tempo =piolho =lêndea =lombriga =verme =caspa =catarro =wi-fi =Wi-Fi =internet =estacionamento =garagem =elevador =sinal =bateria =troco =entrega =desconto =crédito =cobertura; object,que,state,eu/ter/fome,Eu tenho fome.
ter que,modal,,bare,state,eu/ter que/dormir,Eu tenho que dormir.
ter vontade de,modal,,bare,state,eu/ter vontade de/brincar,Eu tenho vontade de brincar.
poder,modal,,bare,state,eu/poder/comer,Eu posso comer.
dever,modal,object; recipient a the: being =banco =loja =farmácia =padaria =mercado =governo =imobiliária =condomínio =hospital,bare,state,ela/dever/dormir,Ela deve dormir.
conseguir,,object,bare,,ele/conseguir/nadar,Ele consegue nadar.
ter habilidade,,topic para the: activity =desenho =dança =música; topic com the,para,,ele/ter habilidade/bola,Ele tem habilidade com a bola.
levar jeito,,topic para -,para,,menino/levar jeito/desenhar,O menino leva jeito para desenhar.
ter jeito,,topic com -: =criança =crianças =bebê =animal =animais =bicho =bichos =planta =plantas; topic com the: being; topic para the,para,,ela/ter jeito/crianças,Ela tem jeito com crianças.
saber,,object - -: language subject; object - the,bare indicative,state,menino/saber/nadar,O menino sabe nadar.
fazer ideia,,topic de the,,,eu/fazer ideia/,Eu faço ideia.
conhecer,,object,,state,eu/conhecer/menina,Eu conheço a menina.
acreditar,,topic em -: =fada =fantasma =monstro =bruxa =fadas =fantasmas =monstros =bruxas =milagres =magia =duendes =sereias; topic em the,indicative,,eu/acreditar/menino,Eu acredito no menino.
crer,,topic em -: =fantasma =fada =monstro =bruxa =fantasmas =fadas =monstros =bruxas =milagres =duendes; topic em the,indicative,,vovó/crer/Deus,A vovó crê em Deus.
ter fé,,topic em the,,,vovó/ter fé/Deus,A vovó tem fé em Deus.
entender,,object - -: language; topic de -: sport; object - the,indicative,,eu/entender/professora,Eu entendo a professora.
lembrar,,topic de the: medicine music =remédio =chave =chaves; topic de,de indicative,,eu/lembrar/avó,Eu lembro da avó.
esquecer,,object - the,de indicative,achievement,ela/esquecer/livro,Ela esquece o livro.
aprender,,object - -: =história =violão =piano =flauta =guitarra =bateria =violino =teclado =xadrez; object - the: =letra =número =cor =alfabeto =tabuada =vogal =letras =números =cores =vogais; object; company com: being; place-at em the: where event,a,,nós/aprender/inglês,Nós aprendemos inglês.
ensinar,,object: being; object - -: instrument =violão =guitarra =piano =flauta =bateria =violino =teclado =cavaquinho =xadrez =dança =capoeira; object; recipient para,a,,professora/ensinar/música,A professora ensina música.
dar aula,,topic de -: subject music sport activity language; recipient para: being =turma =classe,,,tia/dar aula/matemática,A tia dá aula de matemática.
ensinar o caminho,,recipient para,,,eu/ensinar o caminho/amigo,Eu ensino o caminho para meu amigo.
dar exemplo,,recipient para,,,professora/dar exemplo/aluno,A professora dá exemplo para o aluno.
estudar,,object - -: instrument =história =veterinária =direito =medicina =engenharia =arquitetura =enfermagem =psicologia =biologia =física =química =geografia =filosofia =matemática =economia =odontologia =jornalismo =pedagogia =música =dança =teatro =design =contabilidade =administração =farmácia =fisioterapia =fonoaudiologia =nutrição =informática =computação =sociologia =letras =literatura =artes =teologia; topic para the: =prova =teste =exame; object; company com: person; place-at em the: where; place-at em the: where,,,ela/estudar/inglês,Ela estuda inglês.
licenciar-se,,topic em -; place-at em the: where,,,tia/licenciar-se/direito,A tia se licencia em direito.
formar-se,,manner como -: =advogado =médico =professor =enfermeiro =advogada =médica =professora =enfermeira =engenheiro =engenheira; topic em -; place-at em the: where,,,prima/formar-se/medicina,Minha prima se forma em medicina.
registrar-se,,topic em the,,,eu/registrar-se/site,Eu me registro no site.
inscrever-se,,topic em the,,,eu/inscrever-se/concurso,Eu me inscrevo no concurso.
matricular-se,,topic em the,,,ela/matricular-se/escola,Ela se matricula na escola.
fazer prova,,topic de -,,,eu/fazer prova/matemática,Eu faço prova de matemática.
pensar,,topic em the,em indicative,,eu/pensar/mamãe,Eu penso na mamãe.
sonhar,,topic com a: =monstro =fantasma =bruxa =fada =princesa =vampiro =zumbi =palhaço =ladrão; topic com the: person =cachorro =cão; topic com a: animal thing toy vehicle device furniture; topic com,em indicative,accomplishment: being animal =monstro =fantasma =bruxa =fada =princesa =vampiro =zumbi =palhaço =ladrão =dragão,menina/sonhar/cachorro,A menina sonha com o cachorro.
ter pesadelo,,topic com a: =monstro =fantasma =bruxa =vampiro =zumbi =palhaço =ladrão =cobra =aranha =tubarão; topic com the,,,eu/ter pesadelo/monstro,Eu tenho pesadelo com um monstro.
ter sonho,,topic com the,de,,eu/ter sonho/vovó,Eu tenho sonho com a vovó.
ler,,object - the: =jornal =testamento =contrato =bula =Bíblia =sentença =manual =cardápio =rótulo =horóscopo =regulamento =edital =placa =legenda; object: book story media; manner em -: =voz =voz_alta; recipient para,,,ela/ler/livro,Ela lê um livro.
folhear,,object - the; place-at em the: where event,,,vovó/folhear/revista,A vovó folheia a revista.
escrever,,object: story idea book material; recipient para; topic em -: language; place-at em the: =celular =computador =tablet =telemóvel =quadro =lousa =agenda =teclado,,,menino/escrever/história,O menino escreve uma história.
redigir,,object; place-at em the: where event,,,ela/redigir/carta,Ela redige uma carta.
desenhar,,manner a -: =carvão =nanquim; object,,,menina/desenhar/casa,A menina desenha uma casa.
tatuar,,object; place-at em the: body,,,eu/tatuar/estrela,Eu tatuo uma estrela.
fazer um desenho,,recipient para,,,eu/fazer um desenho/mamãe,Eu faço um desenho para a mamãe.
traçar,,object,,,eu/traçar/linha,Eu traço uma linha.
rascunhar,,object,,,eu/rascunhar/desenho,Eu rascunho um desenho.
esboçar,,object - the,,,artista/esboçar/retrato,O artista esboça o retrato.
contornar,,object - the,,,eu/contornar/desenho,Eu contorno o desenho.
ilustrar,,object - the,,,ela/ilustrar/livro,Ela ilustra o livro.
pintar,,object - the: home room; object - the: =portão =muro =cerca =grade; object; manner a -: =óleo =carvão =pastel; instrument com -: =giz_de_cera =lápis_de_cor =tinta =guache =aquarela =canetinha =pincel,,,eu/pintar/flor,Eu pinto uma flor.
retratar,,object - the; manner a -: =óleo =lápis =carvão =pastel =aquarela =guache =nanquim =caneta,,,pintor/retratar/duquesa,O pintor retrata a duquesa.
tingir,,object - the; topic de -: color,,,mamãe/tingir/camisa,A mamãe tinge a camisa.
contar,,object - the: =nota =notas =moedas =cédulas =votos =dedos =degraus =pontos; object - -: =dinheiro =carneiros =carneirinhos; object - a: =segredo =mentira =piada; object - the: =verdade; object - the: animal; object; recipient para; topic em -: language,indicative,deed: =segredo =mentira =novidade =notícia,papai/contar/história menina,O papai conta uma história para a menina.
contar piada,,recipient para,,,tio/contar piada/nós,O tio nos conta piada.
denunciar,,object - the: being; object - the; recipient a the,,,vizinho/denunciar/ladrão polícia,O vizinho denuncia o ladrão à polícia.
relatar,,object - the; recipient para,,,ela/relatar/acidente polícia,Ela relata o acidente para a polícia.
falar,,manner em -: =público; instrument por -: =vídeo =mensagem =mensagens =áudio =e-mail =chamada_de_vídeo =videoconferência; instrument por the: =telefone =computador =interfone =Skype =WhatsApp =Zoom =videochamada; place-at em the: =televisão =TV =rádio =microfone; company com; object - the: =verdade; object - -: =língua =idioma =línguas =idiomas =mentira =besteira =bobagem =palavrão; topic de -: =política =futebol =religião =esporte =esportes =negócios =moda =economia =doença; topic de: story idea event thing animal; object - -: language,indicative,,eu/falar/mamãe,Eu falo com a mamãe.
falar a verdade,,recipient para,,,eu/falar a verdade/mamãe,Eu falo a verdade para a mamãe.
falar sério,,company com; place-at em the: where event activity,,,papai/falar sério/eu,O papai fala sério comigo.
falar bem,,topic de the,,,professora/falar bem/eu,A professora fala bem de mim.
falar mal,,topic de the,,,ela/falar mal/vizinha,Ela fala mal da vizinha.
dizer,,object - the: =verdade =horas =hora =idade =resposta =preço =endereço =morada; object - -: =oi =olá =tchau =sim =não =obrigado =obrigada =por_favor; object; recipient para; topic em -: language,indicative,,ele/dizer/nada,Ele não diz nada.
dizer a verdade,,recipient para,,,testemunha/dizer a verdade/juiz,A testemunha diz a verdade para o juiz.
dizer mal,,topic de the,,,ela/dizer mal/vizinha,Ela diz mal da vizinha.
perguntar,,object - the: =hora =horas =nome =endereço =preço; object - the; recipient para; topic em -: language,indicative,,eu/perguntar/professora,Eu pergunto para a professora.
fazer pergunta,,recipient para,,,eu/fazer pergunta/professora,Eu faço uma pergunta para a professora.
tirar dúvida,,topic de -: subject; topic com the,,,aluno/tirar dúvida/professora,O aluno tira dúvida com a professora.
responder,,object a the: =mensagem =pergunta =carta =e-mail =email =prova =questionário =chamada; recipient para; topic a the: idea; topic em -: language,indicative,,menina/responder/professora,A menina responde para a professora.
pedir,,object - the: =bênção =conta; object - -: =desculpa =desculpas =perdão =ajuda =socorro =silêncio =carona =demissão =emprego =esmola =paciência =segredo =divórcio =boleia =colo =licença =permissão; object; recipient para,subjunctive,,menino/pedir/água mamãe,O menino pede água para a mamãe.
fazer um pedido,,recipient para,,,eu/fazer um pedido/,Eu faço um pedido.
pedinchar,,object - -: food drink dish =dinheiro =colo; object; recipient a: being,,,menina/pedinchar/gelado,A menina pedincha gelado.
chamar,,topic de -: =bobo =burro =feio =chato =bonito =lindo =idiota =gordo =mentiroso =bebê =bebé; object; place-to para the: event meal =reunião =festa,,deed: person,eu/chamar/mamãe,Eu chamo a mamãe.
batizar,,object - the; place-at em the: where; topic de -,,,nós/batizar/boneca Lili,Nós batizamos a boneca de Lili.
apelidar,,object - the; topic de -,,,avô/apelidar/gato Fofo,O avô apelida o gato de Fofo.
nomear,,object - the,,,eu/nomear/animais,Eu nomeio os animais.
escutar,,object - the: body; object: being; object,,,nós/escutar/música,Nós escutamos música.
dar ouvidos,,recipient a the,,,eu/dar ouvidos/vizinha,Eu dou ouvidos à vizinha.
ouvir,,topic de the: =ouvido =orelha; object - the: body; object: being; object - the: =notícia =notícias; object,,,eu/ouvir/música,Eu ouço música.
olhar,,object - the: being; object - the,,,menino/olhar/luz,O menino olha a luz.
dar olhada,,topic em the,,,eu/dar/olhada livro,Eu dou uma olhada no livro.
dar uma olhada,,topic em the,,,médico/dar uma olhada/garganta,O médico dá uma olhada na garganta.
olhar para,,object,,,menino/olhar para/luz,O menino olha para uma luz.
ver,,object - -: =sangue; object: being; object - the: body; object - the: =jornal =noticiário =telejornal; object - -: =novela =gente =TV =tv =televisão; object,,,eu/ver/menina,Eu vejo a menina.
ver as horas,,topic em the,,,eu/ver as horas/relógio,Eu vejo as horas no relógio.
rever,,object - the,,,eu/rever/filme,Eu revejo o filme.
assistir,,object a a: =desenho_animado =vídeo =documentário =episódio; object a the: media; place-at em the: =Netflix =Globo =Globoplay =YouTube =SBT; place-at em the,,,nós/assistir/filme,Nós assistimos ao filme.
mostrar,,object - the: =caderno =lição =dever =trabalho =prova =boletim =nota =machucado =língua; object - the: =caminho =exame =resultado; object; recipient para,,,ela/mostrar/foto papai,Ela mostra uma foto para o papai.
gritar,,object - -: =gol =golo =socorro =olé; object: idea; topic de -: feeling illness state emotion weather =dor =susto =alegria; company com; place-at em the: event =recreio =pátio =rua; topic em -: language,indicative,,ele/gritar/,Ele grita.
dar um grito,,topic de -: emotion feeling =medo =dor =alegria =susto =raiva; topic com the: being,,,eu/dar um grito/irmão,Eu dou um grito com meu irmão.
exclamar,,topic de -,,,ela/exclamar/alegria,Ela exclama de alegria.
cantar,,object - -: =parabéns; place-at em the: =janela =varanda =banho =chuveiro =banheiro =coral =coro =igreja =palco =banda =ginásio =pátio =quadra =auditório =teatro; object - the: =hino =hino_nacional =refrão =alfabeto; object - a: =música; object: music; recipient para,,,nós/cantar/canção,Nós cantamos uma canção.
dançar,,object - -: music =quadrilha =samba =forró =valsa =funk =balé =tango =ciranda; company com,,,ela/dançar/papai,Ela dança com o papai.
sambar,,place-at em the: where event; company com: being,,,tia/sambar/rua,A tia samba na rua.
rir,,topic de,,,menino/rir/,O menino ri.
fazer cara feia,,topic para the,,,menino/fazer cara feia/sopa,O menino faz cara feia para a sopa.
fazer careta,,recipient para; recipient para the; topic para the,,,menino/fazer careta/eu,O menino me faz careta.
chorar,,place-at em the: =dentista =médico =médica =pediatra =cabeleireiro =cabeleireira =barbeiro; topic com the: story media music =filme =notícia =novela =livro =cena =despedida =briga =bronca; topic de -: illness feeling state emotion,,,bebê/chorar/,O bebê chora.
fazer manha,,recipient para,,,bebê/fazer manha/,O bebê faz manha.
fazer birra,,recipient para,,,menino/fazer birra/mercado,O menino faz birra no mercado.
sorrir,,place-to para the: =foto =espelho =câmera =câmara =fotografia; recipient para,,,menina/sorrir/,A menina sorri.
acalmar-se,,topic com -: music activity =carinho =silêncio =chá =água; topic com a: =abraço =beijo =história =remédio,,,menino/acalmar-se/,O menino se acalma.
tranquilizar-se,,topic com the,,,eu/tranquilizar-se/música,Eu me tranquilizo com a música.
descontrolar-se,,topic em the,,,eu/descontrolar-se/briga,Eu me descontrolo na briga.
beijar,,object - the; topic em the: body,,,ela/beijar/bebê,Ela beija o bebê.
abraçar,,object - the,,,eu/abraçar/papai,Eu abraço o papai.
ajudar,,object: being; topic em the: =mudança =festa =obra =limpeza =faxina =campanha =organização =casamento,a,,eu/ajudar/mamãe,Eu ajudo a mamãe.
fazer um favor,,recipient para,,,eu/fazer um favor/amigo,Eu faço um favor para meu amigo.
dar uma ajuda,,recipient para; topic em the: activity =lição =mudança =tarefa =cozinha =limpeza,,,eu/dar uma ajuda/mãe,Eu dou uma ajuda para a mãe.
dar uma mão,,recipient para; topic em the: event activity =mudança =obra =limpeza =cozinha,,,eu/dar uma mão/avó,Eu dou uma mão para a avó.
cuidar,,object de the,,,ela/cuidar/bebê,Ela cuida do bebê.
ocupar-se,,topic de the,de,,avó/ocupar-se/jardim,A avó se ocupa do jardim.
visitar,,object - the,,,nós/visitar/avó,Nós visitamos a avó.
fazer uma visita,,recipient a the,,,nós/fazer uma visita/vovó,Nós fazemos uma visita à vovó.
compartilhar,,object - the; company com,,,eu/compartilhar/bola,Eu compartilho a bola.
dividir,,object - the; company com,,,eu/dividir/pão,Eu divido o pão.
comer,,object - -: =peixe =frango =camarão =atum =carne =capim =ração; object: edible plant,,accomplishment: clothing toy book device furniture =chinelo =papel =dever =tarefa,menina/comer/maçã,A menina come uma maçã.
beber,,object: drink edible; place-at em the: where; place-at em the: =pires =tigela =pote =poça =bebedouro =balde =riacho,,accomplishment,eu/beber/leite,Eu bebo leite.
embebedar-se,,topic com -: drink; place-at em the: event where,,,tio/embebedar-se/festa,O tio se embebeda na festa.
tomar,,object - -: =banho =mamadeira =café_da_manhã =sol =chuva =conta; object - the: =pequeno-almoço; object,,accomplishment,ela/tomar/água,Ela toma água.
tomar suco,,company com; place-at em the: where event activity,,,menina/tomar suco/,A menina toma suco.
tomar café,,topic com -: edible; company com; place-at em the: where event activity,,,papai/tomar café/pão,O papai toma café com pão.
tomar café da manhã,,place-at em the: where,,,eu/tomar café da manhã/,Eu tomo café da manhã.
tomar banho,,topic de -: =banheira =chuveiro =mar =rio =piscina =cachoeira =sol =mangueira =balde =caneca =água =espuma,,,bebê/tomar banho/,O bebê toma banho.
almoçar,,manner - -: =tarde; object - -: =peixe; object: edible,,,nós/almoçar/sopa,Nós almoçamos sopa.
jantar,,manner - -: =tarde; object - -: =peixe; object: edible,,,papai/jantar/arroz,O papai janta arroz.
lanchar,,object: edible,,,menino/lanchar/biscoitos,O menino lancha biscoitos.
cozinhar,,object: edible animal; recipient para,,,mamãe/cozinhar/carne,A mamãe cozinha carne.
preparar,,object - the: =mamadeira =salada =merenda =lanche; object; recipient para; object - the: being,para,,ela/preparar/sopa,Ela prepara sopa.
provar,,object - the,indicative,,eu/provar/sopa,Eu provo a sopa.
mastigar,,object - the: edible,,,menino/mastigar/pão,O menino mastiga o pão.
mascar,,object - -: =chiclete =chiclé =pastilha; object; place-at em the: where event,,,ela/mascar/chiclete,Ela masca chiclete.
morder,,object - the; topic em the: body,,achievement,cachorro/morder/bola,O cachorro morde a bola.
abocanhar,,object - the,,achievement,cachorro/abocanhar/bife,O cachorro abocanha o bife.
cheirar,,object - the,,,eu/cheirar/sabonete,Eu cheiro o sabonete.
farejar,,object - the,,,cachorro/farejar/osso,O cachorro fareja o osso.
dormir,,object - the: =sesta; topic com -: =medo =fome =frio =febre =dor; manner - -: =tarde; company com; place-at em the,,,bebê/dormir/cama,O bebê dorme na cama.
acordar,,manner - -: =tarde; topic com -: =sede =fome =febre =dor =frio =medo; topic com a: =pesadelo; topic com the: =cheiro =música =sol =chuva =susto =gritos =grito =choro =barulho =trovão =despertador =alarme =luz =latido; object - the: =aldeia =bairro =vizinhança =prédio =vila =vizinho =vizinhos =vizinha =quarteirão =condomínio; object - the; place-at em the: where event,,achievement,eu/acordar/,Eu acordo.
perder o sono,,topic com the,,,eu/perder o sono/prova,Eu perco o sono com a prova.
levantar-se,,manner - -: =tarde; place-from de the: furniture,,,menina/levantar-se/cama,A menina se levanta da cama.
levantar,,object - -: =dinheiro; object - the: thing body person =persiana =cortina =toldo =tampa =âncora =bandeira =tenda =cabeceira =encosto =grade =cama =cadeira =assento =apoio =volume; place-at em the: =multibanco =correios =correio =balcão =banco; place-from de the: furniture =chão,,,eu/levantar/mão,Eu levanto a mão.
deitar-se,,manner - -: =tarde; place-at em the; company com,,,eu/deitar-se/cama,Eu me deito na cama.
aninhar-se,,topic em the,,,gato/aninhar-se/colo,O gato se aninha no colo.
aconchegar-se,,topic em the,,,eu/aconchegar-se/cobertor,Eu me aconchego no cobertor.
deitar,,object - -: =sangue =pus =fumo =fogo =faíscas =cheiro; object - the: person thing food drink =lixo; place-at em the; company com,,,menino/deitar/cama,O menino deita na cama.
descansar,,place-at em the: where furniture nature =rede =sombra =férias =colo; topic de the,,,papai/descansar/,O papai descansa.
sentar-se,,place-at em the; company com,,,eu/sentar-se/cadeira,Eu me sento na cadeira.
sentar,,object - the: person; place-at em the; company com,,,eu/sentar/cadeira,Eu sento na cadeira.
ficar de pé,,,,,menino/ficar de pé/,O menino fica de pé.
ir,,manner de -: =férias =viagem; manner em -: =excursão; place-to a the: where event activity sport =banco =neve; instrument de -: vehicle; company com,bare,,nós/ir/parque,Nós vamos ao parque.
encaminhar-se,,topic para the,,,eles/encaminhar-se/porta,Eles se encaminham para a porta.
dirigir-se,,topic a the,,,nós/dirigir-se/saída,Nós nos dirigimos à saída.
ir embora,,place-to para -: =casa; place-from de the: where,,,papai/ir embora/,O papai vai embora.
ir-se embora,,topic de the,,,amigo/ir-se embora/festa,Meu amigo se vai embora da festa.
vir,,place-from de the: where =trabalho; place-to a the: event; instrument de -: vehicle; company com,bare,,avó/vir/,A avó vem.
voltar,,place-to a the: where,a,,eu/voltar/escola,Eu volto à escola.
voltar para casa,,place-from de the: where event; instrument de -: vehicle; company com,,,eu/voltar para casa/ônibus,Eu volto para casa de ônibus.
chegar,,manner - -: =tarde; manner com -: =atraso =antecedência =pressa; place-to a the: where event; place-to a the: =fim =final =topo =fundo =meio =destino,,achievement,papai/chegar/escola,O papai chega à escola.
chegar cedo,,topic a the,,,vovó/chegar cedo/festa,A vovó chega cedo à festa.
entrar,,manner em -: =erupção =guerra =pânico =greve =coma =crise =contato =ação =cena =campo =acordo =desespero =choque =conflito =vigor; manner de -: =férias =licença; place-at por the: =janela =porta =portão =chaminé =fundos =telhado =túnel; place-to em the: where =time =equipe =grupo =clube =fila =fechadura =buraco =gaveta =garrafa =sapato =olho =nariz =ouvido; company com,,,cachorro/entrar/cozinha,O cachorro entra na cozinha.
entrar na fila,,topic de the,,,menino/entrar na fila/lanche,O menino entra na fila do lanche.
sair,,place-to para the: =recreio =intervalo =sacada =pátio =quintal =jardim =varanda =terraço; place-at por the: =janela =porta =portão =garagem =chaminé =fundos; place-at em the: =chuva =sol =neve =frio; place-from de the: where vehicle event activity furniture thing food =ovo =casca =nariz =boca =ouvido; company com,,,menina/sair/escola,A menina sai da escola.
sair de fininho,,topic de the,,,ele/sair de fininho/festa,Ele sai de fininho da festa.
ausentar-se,,topic de the,,,professora/ausentar-se/sala,A professora se ausenta da sala.
retirar-se,,topic de the,,,ela/retirar-se/sala,Ela se retira da sala.
sair correndo,,place-to para the: =rua =quintal =pátio =jardim =mato; place-from de the: where,,,menino/sair correndo/escola,O menino sai correndo da escola.
subir,,place-to a the: =andar; place-to para the: =céu =espaço =superfície =quarto =sótão =terraço; place-to em the: =cavalo =burro =camelo =pônei; object - the: =mala =malas =compras =mochila =sacola =sacolas =móveis =zíper =persiana =volume; object - the: =escada =rampa =ladeira =morro =degrau =montanha =serra =escadaria =colina; place-to em the: where vehicle furniture plant =muro =cerca =vedação =palco =escadote =banco =banquinho =árvore =andaime; instrument de -: =elevador =escada_rolante =teleférico,,deed: =telhado =muro =poste =cerca =mesa =balcão,eu/subir/ônibus,Eu subo no ônibus.
descer,,object - the: =encosto =cabeceira =cadeira =som =volume; place-from de the: =escorregador =balanço =colo =cavalo =burro =camelo =pônei =árvore =telhado =muro; place-to para the: =porão =térreo =cozinha =garagem =recreio; object - the: =rua =rio =avenida =escada =rampa =ladeira =morro =degrau =montanha =serra =escadaria =colina; place-from de the: vehicle furniture where; instrument de -: =elevador =escada_rolante,,,ela/descer/carro,Ela desce do carro.
caminhar,,place-at em the: =esteira =pista =praia; place-at por the: where; company com,,,eu/caminhar/parque,Eu caminho pelo parque.
vaguear,,place-at por the: where,,,cão/vaguear/rua,O cão vagueia pela rua.
perambular,,place-at por the: where,,,cachorro/perambular/bairro,O cachorro perambula pelo bairro.
andar,,place-at em the: =parque =faculdade =escola =universidade =creche =piscina =praia; place-at por the: where; instrument de -: vehicle =baloiço =balanço =escorrega =escorregador =carrossel =patins,,,menina/andar/bicicleta,A menina anda de bicicleta.
andar descalço,,topic em -: =casa; topic em the,,,menino/andar descalço/areia,O menino anda descalço na areia.
passear,,place-at em the: =parque =shopping =zoológico =feira =sítio =fazenda =praia; instrument de -: vehicle; place-at em the: =carrinho =carrinho_de_bebê =cadeira_de_rodas; place-at por the: where; company com,,,avô/passear/parque,O avô passeia no parque.
desfilar,,place-at em the: where =passarela =avenida =carnaval event; company com: being,,,escola/desfilar/avenida,A escola desfila na avenida.
ir passear,,company com; place-at em the: where event activity,,,eu/ir passear/cachorro,Eu vou passear com o cachorro.
fazer piquenique,,company com; place-at em the: where event activity,,,família/fazer piquenique/amigos,A família faz um piquenique com os amigos.
correr,,place-at em the: =quadra =ginásio =pista =esteira =estádio =piscina =praia =campo_de_futebol =parquinho =maratona =competição; object - -: =perigo =risco; topic de -: feeling emotion =medo =raiva =alegria; place-at em the: =chuva =sol =neve; object - -: =quilômetro =quilómetro =metro =maratona =maratonas; place-at por the: where,,,menino/correr/parque,O menino corre pelo parque.
pular,,object - -: =corda =amarelinha =Carnaval =carnaval; object - the: =muro =cerca =ondas =onda =etapa =obstáculo =barreira =fogueira =vala =portão =grade =cancela =degrau; place-at por the: =janela; topic de -: =alegria =felicidade =susto =raiva; place-at em the,,,menino/pular/,O menino pula.
dar cambalhota,,topic em the,,,menino/dar cambalhota/grama,O menino dá uma cambalhota na grama.
escalar,,object - the,,,menino/escalar/árvore,O menino escala a árvore.
cair,,place-at em the: =chuveiro =box =ducha =tapete =colchão =chão =água =piscina =rio =poça =sanita =privada =vaso_sanitário =banheira =pia =ralo =bueiro =lixeira =lixo sport game =conta; place-from de the: furniture =ninho =mão =nariz =bolso =mesa =avião =bicicleta =cadeira_de_rodas =escada =cavalo =árvore =muro =balanço =moto =skate =janela =telhado =ponte =beliche =trampolim =escadas =degrau =patins =barra =barras =trapézio =corda =argolas =trave =prancha =patinete =triciclo =palco =caminhão =rede =trator =burro =camelo =poste =andaime =varanda =sacada =galho =carrossel; topic de -: =cansaço =sono,,achievement,menino/cair/,O menino cai.
despencar,,topic de the,,,menino/despencar/árvore,O menino despenca da árvore.
levar tombo,,place-at em the: where; topic de the: vehicle; topic em the,,achievement,menino/levar tombo/escada,O menino leva um tombo na escada.
voar,,place-to para the: =ninho =casa =sul =norte =leste =oeste =espaço =lua; place-at por the: where nature =janela; instrument de -: vehicle,,,pássaro/voar/,O pássaro voa.
migrar,,place-to para the: where,,,pássaros/migrar/África,Os pássaros migram para a África.
planar,,topic sobre the,,,gaivota/planar/mar,A gaivota plana sobre o mar.
sobrevoar,,object - the,,,avião/sobrevoar/cidade,O avião sobrevoa a cidade.
nadar,,manner de -: =costas =peito =lado =cachorrinho =bruços; place-at em the: event =competição =prova; place-at em the,,,eu/nadar/piscina,Eu nado na piscina.
dirigir,,object: vehicle =banco =loja =fábrica =jornal =museu =clube =teatro =hotel =restaurante =revista =laboratório =biblioteca =negócio =coral =projeto =creche =orfanato =asilo =universidade =faculdade =agência =companhia; object - the: =empresa =escola =orquestra =filme =equipe =hospital; place-to até the: =trabalho =praia =mercado =supermercado =hospital =aeroporto =shopping =centro,,,papai/dirigir/carro,O papai dirige um carro.
viajar,,place-to para the: where =lua =espaço; instrument de -: vehicle; company com,,,nós/viajar/trem,Nós viajamos de trem.
pegar carona,,company com; place-at em the: where event activity,,,eu/pegar carona/vizinha,Eu pego carona com a vizinha.
apanhar boleia,,company com; place-at em the: where event activity,,,eu/apanhar boleia/tio,Eu apanho boleia com meu tio.
apanhar o autocarro,,place-to para the: where,,,eu/apanhar o autocarro/escola,Eu apanho o autocarro para a escola.
pegar ônibus,,place-to para the: where,,,eu/pegar ônibus/escola,Eu pego ônibus para a escola.
arrumar a mala,,topic para the,,,eu/arrumar a mala/viagem,Eu arrumo a mala para a viagem.
fazer as malas,,topic para the,,,nós/fazer as malas/viagem,Nós fazemos as malas para a viagem.
mexer-se,,,,,cachorro/mexer-se/,O cachorro se mexe.
movimentar-se,,place-at em the; topic em the,,,avó/movimentar-se/casa,A avó se movimenta em casa.
mexer,,topic em the: =cadeira_de_rodas =andador =sonda =aparelho; object - the: =braço =braços =perna =pernas =mão =mãos =pé =pés =dedo =dedos =pescoço =ombro =ombros =corpo =joelho =quadril =tronco =língua =lábios =cotovelo =tornozelo =punho =pulso =coluna; topic em the: thing device clothing book media toy furniture body demonstrative; object - the,,,eu/mexer/sopa,Eu mexo a sopa.
bulir,,topic com the,,,menino/bulir/gato,O menino bole com o gato.
mover,,object - the,,,menino/mover/cadeira,O menino move a cadeira.
deslocar-se,,place-to para the: where; instrument de -: vehicle furniture,,,nós/deslocar-se/escola,Nós nos deslocamos para a escola.
deslocar,,object - the,,,ele/deslocar/ombro,Ele desloca o ombro.
virar,,object - -: animal material =gelo =água =vapor =pó =moda =lama =fumaça =príncipe =princesa =rei =rainha =adulto =adulta =herói =monstro =bruxa =médico =médica =professor =professora =mãe =pai =amigo =amiga; object - a: =cambalhota =estrela; topic de -: =lado =costas =bruços; object - the; place-at em the: =mar =rio =curva =estrada,,,carro/virar/,O carro vira.
virar as costas,,recipient para,,,ele/virar as costas/amiga,Ele vira as costas para a amiga.
endireitar,,object - the,,,eu/endireitar/costas,Eu endireito as costas.
esconder-se,,place-at em the; topic de the: being,,,menino/esconder-se/cozinha,O menino se esconde na cozinha.
enfiar-se,,topic em the,,,gato/enfiar-se/cama,O gato se enfia na cama.
meter-se,,topic em the,,,gato/meter-se/armário,O gato se mete no armário.
esconder,,object - the; topic de the: being; place-at em the,,accomplishment,menina/esconder/bola,A menina esconde a bola.
disfarçar,,object - the,,,eu/disfarçar/tristeza,Eu disfarço a tristeza.
seguir,,manner em -: =frente; object - the,gerund,,cachorro/seguir/menino,O cachorro segue o menino.
continuar,,attribute: state emotion quality size; object - the,gerund,,eu/continuar/brincar,Eu continuo brincando.
parar,,topic com: =isso =isto =aquilo; place-at em the: where =ponto =ponto_de_ônibus =parada =paragem =posto =esquina =acostamento =sombra =meio =semáforo =estação =sinal; object - the; place-at em the: where =semáforo =estação =sinal =porta =portão =janela =ponto =fonte =árvore =mesa,de,deed: vehicle,menino/parar/brincar,O menino para de brincar.
atolar,,topic em the,,,carro/atolar/lama,O carro atola na lama.
pausar,,object - the,,,eu/pausar/vídeo,Eu pauso o vídeo.
começar,,object - the,a,,eu/começar/comer,Eu começo a comer.
pôr-se,,,a,,menino/pôr-se/chorar,O menino se põe a chorar.
estar prestes,,,a,,avião/estar prestes/sair,O avião está prestes a sair.
terminar,,object - the; company com the: person,de,achievement,eu/terminar/comer,Eu termino de comer.
concluir,,object - the,indicative,,eu/concluir/trabalho,Eu concluo o trabalho.
acabar,,object - the,de,achievement,ela/acabar/comer,Ela acaba de comer.
deixar,,topic em -: =paz; object - -: =dinheiro; object - the: being; object - the; place-at em the: where furniture =porta =portaria =entrada =portão =chão =mesa,de let,,papai/deixar/brincar,O papai deixa de brincar.
deixar pra lá,,object - the,,,eu/deixar pra lá/,Eu deixo pra lá.
deixar de lado,,object - the,,,eles/deixar de lado/eu,Eles me deixam de lado.
deixar para trás,,object - the,,,ele/deixar para trás/mochila,Ele deixa a mochila para trás.
deixar em paz,,object - the,,,você/deixar em paz/eu,Você me deixa em paz.
tentar,,object,bare,,eu/tentar/dormir,Eu tento dormir.
voltar a,modal,,bare,,eu/voltar a/brincar,Eu volto a brincar.
fazer,,object - -: weather =frio =calor =sol =vento; object - -: =faculdade =mestrado =pós-graduação =barulho =bagunça =silêncio =exercício =compras =birra =ginástica =fisioterapia =natação =xixi =chichi =cocô =cocó =festa =falta =fila =amigos =anos =companhia =dieta =aniversário =bullying =cafuné =troça =pirraça =manha =sentido =efeito =hora_extra =horas_extras =amizade =plantão =jejum =pose =vergonha =sucesso =cócegas =greve =mágica; object - a: =bolo =castelo =operação =cirurgia; object - the: =lição =lição_de_casa =dever_de_casa =tarefa =dever =deveres =cama =mala =tarefas =trabalhos =trabalhos_de_casa =TPC; object; recipient para: person; topic com: material,,deed: =gol =gols =golo =cesta =pênalti =besteira =descoberta,mamãe/fazer/sopa,A mamãe faz sopa.
fazer xixi,,,,,menino/fazer xixi/,O menino faz xixi.
fazer cocô,,,,,bebê/fazer cocô/,O bebê faz cocô.
dar,,object - the: =mão; object - -: =tempo =banho =medo =risada =tchau =sorte =certo =trabalho =aula =carona =boleia =atenção =apoio =força =carinho =colo =nojo =raiva =pena =preguiça =sono =fome =vontade =saudade =azar =licença =ouvidos =valor =importância =razão =parabéns =entrada =alta =baixa =bobeira; object; recipient para,,deed: toy clothing =presente =injeção =vacina =lição =susto =flor =tapa =soco =chute =nota =castigo =prêmio =medalha =conselho,mamãe/dar/livro menina,A mamãe dá um livro para a menina.
dar o nome,,recipient para,,,nós/dar o nome/gato,Nós damos o nome para o gato.
dar bola,,recipient para,,,menino/dar bola/gato,O menino dá bola para o gato.
dar remédio,,recipient para; topic para the: illness =febre =dor =tosse =gripe,,,mamãe/dar remédio/eu,A mamãe me dá remédio.
dar a mão,,recipient para,,,eu/dar a mão/mamãe,Eu dou a mão para a mamãe.
dar colo,,recipient para,,,vovó/dar colo/neto,A vovó dá colo para o neto.
dar atenção,,recipient para,,,professora/dar atenção/aluno,A professora dá atenção para o aluno.
emprestar,,object - the: device vehicle; object; recipient para the: =empresa =escola =igreja =hospital =creche; recipient para,,deed,ele/emprestar/lápis menino,Ele empresta um lápis para o menino.
devolver,,object - the; recipient para; place-to a the: where,,deed,ela/devolver/livro professora,Ela devolve o livro para a professora.
trazer,,object - the: furniture =escada =cardápio =menu =conta =troco; object; recipient para; place-to para the: =passeio =excursão =piquenique =acampamento =churrasco; place-to para the: furniture home room place; place-from de the: activity sport event,,deed: =carta =encomenda =pacote =notícia =surpresa =cartão,papai/trazer/pão,O papai traz pão.
levar,,object - -: =oxigênio; object - a: =flor =presente =bolo; object - -: =jeito; object - a: =susto =tapa =soco =tombo =choque =chute =empurrão =mordida =picada =bronca =bolada =cotovelada =multa =fora =esbarrão =queda =cutucada =cartão_amarelo =cartão_vermelho; object - the; place-at em the: =ombros =colo =costas =garupa =braços; place-to a the: =médico =dentista =pediatra =veterinário =oculista =fisioterapeuta =fonoaudióloga =psicóloga; place-to para the: where event activity sport =jogo; instrument de -: vehicle,,,mamãe/levar/menina escola,A mamãe leva a menina para a escola.
levar embora,,object - the,,,ladrão/levar embora/bicicleta,O ladrão leva a bicicleta embora.
dar carona,,recipient para,,,tia/dar carona/colega,A tia dá carona para o colega.
dar boleia,,recipient para,,,pai/dar boleia/colega,O pai dá boleia para o colega.
enviar,,object - the: =localização =endereço =senha =código; object; recipient para; instrument por the: =celular =telemóvel =computador =tablet =internet =chat =aplicativo,,deed: book media =mensagem =foto =carta =recado =áudio =vídeo =e-mail =beijo =presente =convite =bilhete =cartão,eu/enviar/foto avó,Eu envio uma foto para a avó.
transferir,,object - the: =paciente =doente =aluno =aluna =jogador =jogadora; object - the: =vovó =vovô =avó =avô =mãe =pai =funcionário; object - the; recipient para; place-to para the: where,,,papai/transferir/dinheiro vovó,O papai transfere o dinheiro para a vovó.
despachar,,object - the,,,mamãe/despachar/mala aeroporto,A mamãe despacha a mala no aeroporto.
mandar,,object - the: =localização =endereço =senha =código; object; recipient para; instrument por the: =celular =telemóvel =computador =tablet =internet =chat =aplicativo,let subjunctive,deed: book media =mensagem =foto =carta =recado =áudio =vídeo =e-mail =beijo =presente =convite =bilhete =cartão,ele/mandar/foto papai,Ele manda uma foto para o papai.
receber,,object - -: =alta =visita =visitas; object - the: =notícia =resultado =diploma =herança =salário =mesada =pagamento =ordenado =aposentadoria =pensão =benefício =troco =décimo_terceiro; object; topic de the: being,,achievement,menina/receber/presente,A menina recebe um presente.
pegar,,object - -: =chuva =sol =fogo =fila =trânsito =carona =friagem; place-at em the: =colo; object - the,,accomplishment: =ladrão =bandido =resfriado =gripe =piolho =catapora =virose =covid,menino/pegar/bola,O menino pega a bola.
pôr,,object - the: =mesa; object - the; topic em the: =televisão =TV =rádio =YouTube where furniture thing device vehicle body material food drink dish; object - the: being,para,,eu/pôr/mesa,Eu ponho a mesa.
colocar,,object - the; topic em the: where furniture thing device vehicle body material food drink dish =mochila =bolsa =estojo =sacola =bolso =mala; object - the: being,para,,eu/colocar/casaco,Eu coloco o casaco.
vestir,,object - the,,,menina/vestir/casaco,A menina veste o casaco.
vestir-se,,,,,menina/vestir-se/,A menina se veste.
tirar,,object - a: =nota_boa =nota_ruim =nota_baixa =nota_alta =foto =fotografia =soneca =dúvida =selfie; object - -: =nota =notas =férias =folga =sangue =leite =sarro =proveito; object - the; place-at em the: =prova =exame =teste =redação =ditado; place-from de the: furniture =bicicleta =moto =parede =teto =chão =tomada =bolso =armário =estante =porta-malas =congelador =freezer =micro-ondas =máquina =varal =caixa =berço =gaiola =mochila =bolsa =chapéu =gaveta =forno =geladeira =carro =mala =panela =colo =água =piscina =banheira,,accomplishment: =nota =notas =zero =dez,eu/tirar/casaco,Eu tiro o casaco.
tirar macaco,,topic de the,,,menino/tirar macaco/nariz,O menino tira macaco do nariz.
guardar,,object - -: =segredo =rancor; object - a: =lugar; object - the; topic em the: where furniture thing device vehicle body material,,,eu/guardar/brinquedo,Eu guardo o brinquedo.
depositar,,object: money; topic em the,,,mamãe/depositar/dinheiro banco,A mamãe deposita dinheiro no banco.
investir,,object - -: money; topic em the,,,papai/investir/dinheiro empresa,O papai investe dinheiro na empresa.
guardar segredo,,topic sobre the,,,amiga/guardar segredo/surpresa,Minha amiga guarda segredo sobre a surpresa.
guardar lugar,,recipient para,,,eu/guardar lugar/amiga,Eu guardo lugar para minha amiga.
conservar,,object - the,,,geladeira/conservar/comida,A geladeira conserva a comida.
usar,,object - -: =coroa =óculos =fralda =fraldas =aparelho =máscara =uniforme =muletas =lentes =capacete =touca =bengala =andador =muleta =prótese =órtese =sonda =gravata =batom =maquiagem =brinco =brincos =colete =tala =cinto =gesso =cadeira_de_rodas =aparelho_auditivo =cinto_de_segurança =absorvente =luvas =protetor_solar =perfume =desodorante =óculos_escuros =saia =tênis =pulseira =barba =bigode =chapéu =bota =botas =sombrinha =guarda-chuva =boné =aliança =peruca =relógio =sandália =sandálias =colar =anel =lenço; object - the,,,eu/usar/lápis,Eu uso o lápis.
abrir,,time em the: event =Natal =Páscoa =fim_de_semana; object - a: =conta =empresa =negócio =exceção; object - the; recipient para,,,ela/abrir/porta,Ela abre a porta.
abrir a boca,,topic para the,,,eu/abrir a boca/dentista,Eu abro a boca para o dentista.
ventilar,,object - the,,,ventilador/ventilar/quarto,O ventilador ventila o quarto.
arejar,,object - the,,,mãe/arejar/quarto,A mãe areja o quarto.
fechar,,time em the: event =Natal =Páscoa =fim_de_semana; object - the; recipient para,,,eu/fechar/janela,Eu fecho a janela.
lacrar,,object - the,,,mamãe/lacrar/caixa,A mamãe lacra a caixa.
ligar,,object - the: device media; recipient para; instrument por -: =telefone =vídeo; topic com the: =resultado =notícia =novidade =resposta,,,papai/ligar/luz,O papai liga a luz.
sintonizar,,object - the,,,ela/sintonizar/canal,Ela sintoniza o canal.
desligar,,object - the,,,mamãe/desligar/luz,A mamãe desliga a luz.
reiniciar,,object - the,,,eu/reiniciar/computador,Eu reinicio o computador.
acender,,object - the,,,papai/acender/luz,O papai acende a luz.
apagar,,object - the; instrument com the: =apagador =borracha =sopro =extintor; instrument com the: =vento,,,eu/apagar/luz,Eu apago a luz.
deletar,,object - the,,,eu/deletar/foto,Eu deleto a foto.
empurrar,,object - the,,accomplishment,ele/empurrar/porta,Ele empurra a porta.
fazer força,,topic com the,,,eu/fazer força/braço,Eu faço força com o braço.
rebocar,,object - the,,,guincho/rebocar/carro,O guincho reboca o carro.
puxar,,object - the,,accomplishment,menino/puxar/porta,O menino puxa a porta.
puxar o cabelo,,recipient de the,,,menino/puxar o cabelo/irmã,O menino puxa o cabelo da irmã.
lançar,,object - the,,,eu/lançar/bola,Eu lanço a bola.
sacar,,object - -: =dinheiro; object - the; place-at em the: =multibanco =caixa =caixa_eletrônico =balcão =banco,,,papai/sacar/dinheiro banco,O papai saca dinheiro no banco.
jogar,,object - -: =ténis =tênis =peteca =bolinha_de_gude =bola_de_gude; object - the: =dado; place-at em the: =trem =ônibus =carro =avião =metrô =barco =navio =comboio =autocarro =computador =celular =tablet =telemóvel =telefone =consola =ipad =iPad =iPhone =PlayStation =Xbox =Wii =Nintendo =Nintendo_Switch =Switch; topic a the: =cartas =carta =berlinde =apanhada; object: game sport toy; instrument com the: =tromba =mangueira =regador =esguicho; company com,,,eu/jogar/futebol,Eu jogo futebol.
jogar às cartas,,company com; place-at em the: where event activity,,,avós/jogar às cartas/,Os avós jogam às cartas.
jogar xadrez,,company com; place-at em the: where event activity,,,eu/jogar xadrez/vovô,Eu jogo xadrez com o vovô.
jogar videogame,,company com; place-at em the: where event activity,,,eu/jogar videogame/irmão,Eu jogo videogame com meu irmão.
bater,,object - -: =palmas =palma; object - the: =vitamina =suco =creme =claras body =bolo =massa =ovo =ovos =claras =tapete =recorde =carro =bife =carne; topic com the: =farinha =fermento =baunilha; topic em the,,achievement,ele/bater/porta,Ele bate na porta.
bater à porta,,topic de the,,,lobo/bater à porta/porquinhos,O lobo bate à porta dos porquinhos.
trombar,,topic em the,,achievement,carro/trombar/poste,O carro tromba no poste.
esmurrar,,object - the,,achievement,ele/esmurrar/porta,Ele esmurra a porta.
quebrar,,object - the: =torre =castelo =ponte; object - the; place-at em the: where sport game,,achievement,menino/quebrar/cadeira,O menino quebra a cadeira.
consertar,,object - the,,,papai/consertar/bicicleta,O papai conserta a bicicleta.
restaurar,,object - the,,,ele/restaurar/móvel,Ele restaura o móvel.
renovar,,object - the,,,mamãe/renovar/passaporte,A mamãe renova o passaporte.
reformar,,object - the,,,papai/reformar/casa,O papai reforma a casa.
tocar,,object - -: instrument music; topic em the,,,ela/tocar/piano,Ela toca piano.
procurar,,object - a: =vaga =vídeo =apartamento =namorado =namorada; object - -: =emprego =trabalho =ajuda; object - the; place-at em the: =YouTube =Google =internet,,,eu/procurar/sapato,Eu procuro o sapato.
andar à procura,,topic de the,,,eu/andar à procura/chave,Eu ando à procura da chave.
encontrar,,object - -: =dinheiro =ouro =petróleo; object - a: =moeda =nota =concha =pedrinha =graveto =ninho =erro =tesouro; object - -: =trabalho =emprego; object - the; place-at em the: =café =restaurante =padaria =cantina =bar,,achievement,ela/encontrar/bola,Ela encontra a bola.
achar,,object - -: =dinheiro =ouro =petróleo =vaga; object - a: =moeda =nota =concha =pedrinha =graveto =ninho =erro =tesouro =pista; object - the; attribute: quality,indicative,,ela/achar/bola,Ela acha a bola.
perder,,topic para the: =Argentina =Brasil =Alemanha =França =Espanha =Itália =Uruguai =Chile =Colômbia =Flamengo =Vasco =Palmeiras =Corinthians =Santos =Grêmio =Internacional =Cruzeiro =Fluminense =Botafogo =rival =adversário; object - a: =dente; object - the: =medo =paciência =vergonha =cabeça =jogo =partida =corrida =Copa =eleição =final; topic em the: sport =xadrez =damas =boliche =cartas =baralho =dominó; object - the,,achievement,menino/perder/casaco,O menino perde o casaco.
perder medo,,topic de the,de,,eu/perder/medo água,Eu perco o medo da água.
perder o medo,,topic de the,de,,eu/perder o medo/água,Eu perco o medo da água.
perder a vez,,topic em the,,,eu/perder a vez/jogo,Eu perco a vez no jogo.
escolher,,object; place-at em the: =tela =menu =tablet =cardápio =lista =ecrã,bare,,ela/escolher/livro,Ela escolhe um livro.
sortear,,object,,,professora/sortear/brinde,A professora sorteia um brinde.
rifar,,object,,,tia/rifar/bicicleta,A tia rifa uma bicicleta.
trocar,,topic de -: clothing =pele =pena =penas =pelo =plumagem =casca =escola =emprego =trabalho =casa =lugar =lugares =quarto =cama =carro =celular =telemóvel =operadora =canal =posição =assunto =tema =médico =médica =dentista =terapeuta =psicólogo =psicóloga =time =equipe =equipa =turma =sala =curso =faculdade =ônibus =autocarro =trem =comboio =banco =roupas =profissão =nome =cadeira =mesa; object - the: medicine; object - -: =ideias =ideia =mensagens =cromos =figurinhas; object - the; topic com: person,,deed: medicine =remédio =curativo =fralda,ele/trocar/camisa,Ele troca de camisa.
tirar a fralda,,topic de the,,,mamãe/tirar a fralda/bebê,A mamãe tira a fralda do bebê.
brincar,,instrument com -: =fogo; object de -: game =casinha =escolinha =médico; place-at em the: =chão =tapete =areia =lama =terra =grama =relva =neve =espuma; instrument com the: toy thing device nature animal food clothing material furniture book vehicle; object a the: =escondidas =apanhada; company com,de,,eu/brincar/bola,Eu brinco com a bola.
fazer mágica,,place-at em the: event where; topic com the,,,tio/fazer mágica/moeda,O tio faz mágica com a moeda.
chutar,,object - the; place-at em the: =gol; place-at a the: =baliza; place-at em the: where event,,accomplishment,menino/chutar/bola,O menino chuta a bola.
fazer gol,,topic de -: =cabeça =pênalti =falta =bicicleta =letra =calcanhar =cobertura; topic contra the: being place; topic em the: game event; place-at em the: where event,,achievement,Neymar/fazer gol/Argentina,Neymar faz um gol contra a Argentina.
marcar golo,,topic em the,,achievement,eu/marcar golo/baliza,Eu marco um golo na baliza.
pontapear,,object - the,,achievement,menino/pontapear/bola,O menino pontapeia a bola.
rebater,,object - the; place-at em the: where event,,,eu/rebater/bola,Eu rebato a bola.
cabecear,,object - the; place-at em the: where event,,,atacante/cabecear/bola,O atacante cabeceia a bola.
ganhar,,topic de the: =Argentina =Brasil =Alemanha =França =Espanha =Itália =Uruguai =Chile =Colômbia =Flamengo =Vasco =Palmeiras =Corinthians =Santos =Grêmio =Internacional =Cruzeiro =Fluminense =Botafogo =rival =adversário; topic em the: =loteria =lotaria =bingo =sorteio =rifa; object - the: =campeonato =jogo =torneio =partida =corrida =Copa =eleição =final; topic em the: sport =xadrez =damas =boliche =cartas =baralho =dominó; object - a: =neto =neta =bebê =irmãozinho =irmãzinha =sobrinho =sobrinha =afilhado =filhote =cachorrinho =gatinho; object; topic de the: being,,achievement,menina/ganhar/presente,A menina ganha um presente.
herdar,,object - the; topic de the: being,,deed,neto/herdar/casa avô,Meu neto herda a casa do avô.
lucrar,,topic com the,,,papai/lucrar/venda,O papai lucra com a venda.
construir,,object; beneficiary para: being =boneca =boneco,,,menino/construir/casa,O menino constrói uma casa.
cortar,,object - the,,injury,mamãe/cortar/papel,A mamãe corta o papel.
colar,,object - the; topic em the: book material furniture thing device where; instrument com -: =cola =fita =fita_adesiva =fita-cola =durex,,,menino/colar/papel,O menino cola o papel.
comemorar,,object - the; manner de -: =vampiro =bruxa =fantasma =pirata =zumbi =super-herói =monstro =palhaço; place-at em the: where,,,nós/comemorar/festa,Nós comemoramos a festa.
festejar,,object - the; company com: being; place-at em the: where,,,nós/festejar/vitória,Nós festejamos a vitória.
inaugurar,,object - the,,,prefeito/inaugurar/escola,O prefeito inaugura a escola.
comprar,,object - a: furniture device; object: animal; object; place-at em the: =liquidação =promoção =feira =bazar; beneficiary para,,deed: vehicle clothing toy device furniture book animal instrument game =casa =apartamento =sítio =fazenda =passagem =ingresso =flor =remédio,ela/comprar/pão,Ela compra pão.
encomendar,,object - a: =bolo; object; topic para the: event meal; beneficiary para,,,mamãe/encomendar/bolo festa,A mamãe encomenda um bolo para a festa.
vender,,object - -: edible; object - -: =picolé =sorvete =pipoca =algodão-doce =flores =roupa =roupas =bala =verdura =fruta =jornal; object - the: vehicle =casa =apartamento =terreno =sítio; object - the: animal; object; recipient para,,deed: vehicle device furniture animal =casa =apartamento =sítio =fazenda,ele/vender/carro,Ele vende o carro.
negociar,,object - the; company com; instrument por the: =telefone =computador =interfone =Skype =videochamada; place-at em the: where event,,,papai/negociar/preço,O papai negocia o preço.
pagar,,instrument com -: =dinheiro =cartão =pix =cheque =moedas =moeda; object - the; recipient para,,,papai/pagar/livro,O papai paga o livro.
parcelar,,object - the,,,mamãe/parcelar/geladeira,A mamãe parcela a geladeira.
financiar,,object - the,,,banco/financiar/casa,O banco financia a casa.
custar,affecting,manner - -: =caro =barato; object - -: money quantity; subject,bare,,livro/custar/muito,O livro custa muito.
trabalhar,,object - the: =fala =equilíbrio =postura =coordenação =leitura =escrita; place-at em the: =café =bar =padaria; place-at em the; company com,,,papai/trabalhar/hospital,O papai trabalha no hospital.
morar,,place-at em a: =apartamento =prédio =sobrado =chácara =condomínio =vila =aldeia =barraco =castelo =caverna; company com: being; place-at em the; company com,,state,nós/morar/casa,Nós moramos em uma casa.
viver,,place-at em the: =gelo =água =terra =lama =neve =areia; place-at em the; company com,,state,avó/viver/casa,A avó vive em casa.
crescer,,place-at em the: food plant nature =pão =sacola =parede =teto =muro =vaso =pote =vidro =canteiro =jardim =horta =telhado =quintal =floresta =cabeça =queixo =rosto =pé,,,menina/crescer/,A menina cresce.
nascer,,place-at em the; place-from de the: =ovo =semente,,achievement,bebê/nascer/,O bebê nasce.
dar à luz,,object - a; place-at em the,,achievement,tia/dar à luz/menino,A tia dá à luz um menino.
parir,,object: being; place-at em the,,achievement,vaca/parir/bezerro,A vaca pare um bezerro.
morrer,,topic de -: illness feeling state emotion weather =velhice =acidente =calor =cansaço; place-at em the: =fim =final =meio =começo =filme =guerra =hospital,,achievement,peixe/morrer/,O peixe morre.
limpar,,object - -: =escritórios =casas =prédios; object - the,,,mamãe/limpar/mesa,A mamãe limpa a mesa.
tirar pó,,topic de the,,,mamãe/tirar/pó estante,A mamãe tira o pó da estante.
tirar o pó,,topic de the,,,mamãe/tirar o pó/móveis,A mamãe tira o pó dos móveis.
desinfetar,,object - the; instrument com -: =álcool =água_sanitária =lixívia =cloro =soro =sabão,,,enfermeira/desinfetar/ferida álcool,A enfermeira desinfeta a ferida com álcool.
lustrar,,object - the,,,eu/lustrar/sapato pano,Eu lustro o sapato com o pano.
varrer,,object - the,,,papai/varrer/cozinha,O papai varre a cozinha.
encerar,,object - the,,,mamãe/encerar/chão,A mamãe encera o chão.
arrumar,,object - the,,,eu/arrumar/cama,Eu arrumo a cama.
lavar,grooming,object - the; place-at em the: =máquina =tanque =pia =balde =rio,,,eu/lavar/mãos,Eu lavo as mãos.
higienizar,,object - the,,,mamãe/higienizar/mamadeira,A mamãe higieniza a mamadeira.
lavar-se,,instrument com -: drink material =água =sabão =sabonete,,,eu/lavar-se/,Eu me lavo.
ensaboar-se,,topic com the,,,eu/ensaboar-se/esponja,Eu me ensaboo com a esponja.
escovar,grooming,object - the,,,ela/escovar/dentes,Ela escova os dentes.
pentear,grooming,object - the; place-at em the: =espelho,,,mamãe/pentear/cabelo,A mamãe penteia o cabelo.
trançar,,object - the,,,mamãe/trançar/cabelo,A mamãe trança o cabelo.
fazer trança,,topic em the,,,mamãe/fazer trança/cabelo,A mamãe faz uma trança no cabelo.
desembaraçar,,object - the; instrument com the,,,mamãe/desembaraçar/cabelo pente,A mamãe desembaraça o cabelo com o pente.
secar,grooming,object - the; place-at a the: =sol,,,eu/secar/mãos,Eu seco as mãos.
chamar-se,,attribute,,state,menina/chamar-se/Ana,A menina se chama Ana.
lembrar-se,,topic de,de indicative,,eu/lembrar-se/avó,Eu me lembro da avó.
divertir-se,,company com,,,nós/divertir-se/,Nós nos divertimos.
cansar-se,,topic de,de,,avô/cansar-se/,O avô se cansa.
estar farto,,topic de the,de,,eu/estar farto/sopa,Eu estou farto da sopa.
fartar-se,,topic de -: food; topic de the,de,,ele/fartar-se/bolo,Ele se farta de bolo.
assustar-se,,topic com,,,gato/assustar-se/,O gato se assusta.
espantar-se,,topic com the,,,eu/espantar-se/barulho,Eu me espanto com o barulho.
surpreender-se,,topic com the,,,eu/surpreender-se/presente,Eu me surpreendo com o presente.
apavorar-se,,topic com the,,,eu/apavorar-se/trovão,Eu me apavoro com o trovão.
comportar-se,,,,,menino/comportar-se/bem,O menino se comporta bem.
machucar,,object - the,,achievement,menino/machucar/pé,O menino machuca o pé.
respirar,,manner - -: =direito =fundo; object; place-at em the: where event,,,eu/respirar/,Eu respiro.
soprar,,object - the,,,menina/soprar/,A menina sopra.
fazer bolinha,,topic de -,,,bebê/fazer bolinha/sabão,O bebê faz bolinha de sabão.
fazer bolhas,,place-at em the: drink =água =banho =copo =banheira =piscina; instrument com the: =canudo =canudinho =varinha; topic de -,,,menina/fazer bolhas/sabão,A menina faz bolhas de sabão.
tossir,,topic com the: =fumaça =poeira =pó =fumo =cheiro =pólen; place-at em the: where event; company com: being,,,papai/tossir/,O papai tosse.
vomitar,,object - the: =leite =comida =jantar =almoço =lanche =sopa =papinha =água =remédio =iogurte =suco =sumo,,achievement,menino/vomitar/,O menino vomita.
latir,,topic para the: being =estranho =lua =carro =moto; recipient para,,,cachorro/latir/,O cachorro late.
miar,,topic para the: being =lua; place-at em the: where =porta =portão,,,gato/miar/,O gato mia.
chover,weather,object - -: =granizo =gelo =pedra; place-at em the: =excursão =passeio =festa =viagem =casamento =jogo =desfile =churrasco =praia =acampamento,,,/chover/,Chove.
nevar,weather,place-at em the: where,,,/nevar/,Neva.
acontecer,,place-at em the: event where =recreio =aula =trânsito; subject; place-at em the: where; topic com the: being; recipient a the; topic com the,,achievement,/acontecer/o que,O que acontece?
funcionar,,instrument com -: =pilha =pilhas =bateria =gasolina =álcool =eletricidade =energia; instrument a -: =vapor; time em the: event =Natal =Páscoa =fim_de_semana,,,luz/funcionar/,A luz funciona.
servir,,place-at em the: =exército =marinha =aeronáutica; object; recipient para the: =visita =visitas =convidado =convidados; recipient para; place-at em the: where event,,,mamãe/servir/sopa,A mamãe serve sopa.
explicar,,object - the: =dor =dúvida; object - the; recipient para; topic em -: language,indicative,,professora/explicar/história,A professora explica a história.
repetir,,object - the: =ano =série; object - the,,,eu/repetir/canção,Eu repito a canção.
esquentar,,object - the,,,papai/esquentar/leite,O papai esquenta o leite.
requentar,,object - the,,,papai/requentar/feijão,O papai requenta o feijão.
misturar,,object - -: =cimento =cores; object - the; place-at em the: =tigela =balde =prato =panela =copo =liquidificador =batedeira =vasilha =bacia =pote =jarra =caneca =xícara =taça =frasco =forma; topic com,,,ela/misturar/sopa,Ela mistura a sopa.
embaralhar,,object - the,,,eu/embaralhar/cartas,Eu embaralho as cartas.
baralhar,,object - the,,,avô/baralhar/cartas,O avô baralha as cartas.
convidar,,object - the; place-to para the: event meal where =churrasco =festa =casamento =cinema =show,,deed,ela/convidar/amiga,Ela convida a amiga.
convocar,,object - the: being; object - a: =greve =assembleia =manifestação =paralisação =votação; object - the: =eleição =eleições =reunião; topic para the,,,escola/convocar/pais reunião,A escola convoca os pais na reunião.
apontar,,object - the; place-at em the: =prancha =mapa =quadro =tablet =livro =tela,,,menino/apontar/porta,O menino aponta a porta.
permitir,,object - -: =barulho =bagunça =conversa =briga =celular =violência; object,bare subjunctive,,mamãe/permitir/brincar,A mamãe permite brincar.
abrir exceção,,recipient para,,,professora/abrir exceção/eu,A professora me abre exceção.
dar licença,,recipient para,,,você/dar licença/,Você dá licença.
ter autorização,,,para,,eu/ter/autorização sair,Eu tenho autorização para sair.
ter permissão,,,para,,eu/ter permissão/sair,Eu tenho permissão para sair.
prometer,,object; recipient para,bare indicative,,eu/prometer/dormir,Eu prometo dormir.
fazer promessa,,recipient para,,,eu/fazer promessa/mamãe,Eu faço uma promessa para a mamãe.
decidir,,object,bare indicative,,ela/decidir/sair,Ela decide sair.
tomar decisão,,topic sobre the,,,nós/tomar decisão/viagem,Nós tomamos uma decisão sobre a viagem.
curar,,object - the; place-at em the: where event,,,médico/curar/menino,O médico cura o menino.
virar-se,,recipient para the,,,menino/virar-se/,O menino se vira.
desvirar,,object - the,,,menino/desvirar/carta,O menino desvira a carta.
sentir falta de,,object,,,eu/sentir falta de/avó,Eu sinto falta da minha avó.
ter saudade de,,object,,state,eu/ter saudade de/avó,Eu tenho saudade da minha avó.
cumprimentar,,object - the; instrument por the: =alto-falante =telefone =rádio =microfone =interfone =celular =computador =janela; place-at em the: where event =corredor,,,eu/cumprimentar/professora,Eu cumprimento a professora.
dar as boas-vindas,,recipient a the,,,diretora/dar as boas-vindas/alunos,A diretora dá as boas-vindas aos alunos.
dar boa noite,,recipient para,,,eu/dar boa noite/mamãe,Eu dou boa noite para a mamãe.
dar bom dia,,recipient para,,,eu/dar bom dia/professora,Eu dou bom dia para a professora.
perdoar,,object - the; topic por the; object - the: being,por,,mamãe/perdoar/menino gritar,A mamãe perdoa o menino por gritar.
desculpar,,object - the; topic por the; object - the: being,por,,mamãe/desculpar/eu,A mamãe me desculpa.
guardar rancor,,topic de the,,,eu/guardar rancor/irmão,Eu guardo rancor do meu irmão.
passar,,place-at em the: =televisão =TV =cinema =rádio; object - the: =dia =tarde =noite =manhã =madrugada =hora =minuto =semana =mês =fim_de_semana =tempo =férias =verão =inverno =Natal =Páscoa =feriado; topic em -: language =matemática =história =geografia =física =química =ciências =biologia =filosofia =português =inglês =espanhol =redação; topic em the: =prova =exame =teste =vestibular =concurso =entrevista =disciplina =cadeira =jogo; topic de -: =ano =fase =nível; place-at por the: where =porta =corredor =portão =catraca =túnel =janela; object - -: =manteiga =geleia =requeijão =margarina =maionese =patê =mel =óleo =graxa =cola =cera =talco =xampu =shampoo =condicionador =sabonete =álcool =hidratante =protetor_solar =gel =loção =iodo =verniz =veneno =sabão =detergente =lição =tarefa =lição_de_casa =dever_de_casa =rodo =maquiagem =rímel =creme =protetor =batom =pano =pomada =esmalte =perfume =repelente =fome =frio =vergonha =calor; object - the; recipient para,,,papai/passar/parque,O papai passa pelo parque.
passar a bola,,recipient para,,,jogador/passar a bola/colega,O jogador passa a bola para o colega.
passar a noite,,company com; place-at em the,gerund,,nós/passar a noite/hospital,Nós passamos a noite no hospital.
passar o dia,,company com; place-at em the,gerund,,eu/passar o dia/vovó,Eu passo o dia com a vovó.
passar férias,,company com; place-at em the: where event activity,,,eu/passar férias/vovó,Eu passo férias com a vovó.
encher,,object - the; place-at em the: =bebedouro =torneira =fonte =chuveiro =bica =rio =posto; topic de -,,,ela/encher/mesa,Ela enche a mesa.
encher a barriga,,topic de -,,,eu/encher a barriga/bolo,Eu encho a barriga de bolo.
abastecer,,object - the; place-at em the: =posto; topic com -,,,papai/abastecer/carro gasolina,O papai abastece o carro com gasolina.
atestar,,object - the,,,pai/atestar/depósito,O pai atesta o depósito.
gastar,,object - the,,,ele/gastar/dinheiro,Ele gasta o dinheiro.
planejar,,object - the,bare,,nós/planejar/festa,Nós planejamos a festa.
fazer planos,,topic para the,,,nós/fazer planos/férias,Nós fazemos planos para as férias.
agarrar,,object - the,,accomplishment,bebê/agarrar/bola,O bebê agarra a bola.
subir em,,object - the,,,gato/subir em/mesa,O gato sobe na mesa.
conversar,,company com; instrument por -: =vídeo =mensagem =mensagens =áudio =e-mail =chamada_de_vídeo =videoconferência; place-at em the: where room =elevador =corredor =recreio =intervalo =cozinha =varanda =chat =grupo =internet; topic sobre the: event idea; topic de; instrument por the: =telefone =computador =interfone =Skype =WhatsApp =Zoom =videochamada; topic em -: language,,,mamãe/conversar/papai,A mamãe conversa com o papai.
puxar conversa,,company com; place-at em the: where event activity,,,vovó/puxar conversa/vizinha,A vovó puxa conversa com a vizinha.
tagarelar,,company com; place-at em the: where event activity; instrument por the: =telefone =computador =interfone =Skype =videochamada,,,vovó/tagarelar/vizinha,A vovó tagarela com a vizinha.
desabafar,,company com; topic sobre the; instrument por the: =telefone =computador =interfone =Skype =videochamada; place-at em the: where event,,,eu/desabafar/amiga,Eu desabafo com minha amiga.
aceitar,,object - -: =cartão =pix =cheque =dinheiro; object: edible drink; object - the,bare,,ela/aceitar/presente,Ela aceita o presente.
acompanhar,,object - the; place-to até the: =ponto =porta =portão =esquina =saída =entrada =estação =carro; place-to a the: where; object - the: being,para,,eu/acompanhar/avó,Eu acompanho minha avó.
fazer companhia,,recipient para,,,gato/fazer companhia/eu,O gato me faz companhia.
adivinhar,,object - the,,,menino/adivinhar/história,O menino adivinha a história.
guardar dinheiro,,topic para the; place-at em the: =cofrinho =cofre =banco =carteira =gaveta =caixa =mealheiro,,,papai/guardar dinheiro/,O papai guarda dinheiro.
alugar,,object,,deed: vehicle =casa =apartamento =fantasia,nós/alugar/carro,Nós alugamos um carro.
estacionar,,object - the; place-at em the: where event,,,papai/estacionar/carro,O papai estaciona o carro.
aplaudir,,object - the: being,,,menina/aplaudir/,A menina aplaude.
apertar,,object - the,,,menino/apertar/mão,O menino aperta minha mão.
pôr o cinto,,topic em the: vehicle,,,eu/pôr o cinto/carro,Eu ponho o cinto no carro.
apertar o cinto,,topic em the: vehicle,,,eu/apertar o cinto/carro,Eu aperto o cinto no carro.
arrastar,,object - the,,,cachorro/arrastar/sapato,O cachorro arrasta o sapato.
amarrar,,object - the; place-to em the,,,mamãe/amarrar/sapato,A mamãe amarra o sapato.
prender o cabelo,,topic com the,,,mamãe/prender o cabelo/elástico,A mamãe prende o cabelo com o elástico.
dar nó,,topic em the,,,eu/dar/nó corda,Eu dou um nó na corda.
dar um nó,,topic em the,,,eu/dar um nó/corda,Eu dou um nó na corda.
atar,,object - the,,,mãe/atar/atacadores,A mãe ata os atacadores.
bocejar,,place-at em the,,,papai/bocejar/,O papai boceja.
calar-se,,,,,menino/calar-se/,O menino se cala.
silenciar,,object - the,,,eu/silenciar/celular,Eu silencio o celular.
carregar,,topic em the: =botão; place-at em the: =tomada =computador; object - the,,,eu/carregar/livro,Eu carrego o livro.
descarregar,,object - the,,,caminhão/descarregar/areia,O caminhão descarrega a areia.
chupar,,object - -: =bala =laranja =manga =sorvete =picolé =gelo =cana =uva =pirulito; object - the,,,bebê/chupar/dedo,O bebê chupa o dedo.
pendurar,,object - the; topic em the: where furniture thing device vehicle body material,,,ela/pendurar/casaco,Ela pendura o casaco.
emoldurar,,object - the,,,mamãe/emoldurar/quadro,A mamãe emoldura o quadro.
colorir,,object - the,,,menina/colorir/desenho,A menina colore o desenho.
copiar,,object - the; topic de the,,,menino/copiar/história,O menino copia a história.
costurar,,object; beneficiary para: being =boneca =boneco; place-at em the: where event,,,avó/costurar/camisa,A avó costura uma camisa.
alinhavar,,object - the; place-at em the: where event,,,costureira/alinhavar/vestido,A costureira alinhava o vestido.
cerzir,,object - the; place-at em the: where event,,,vovó/cerzir/meia,A vovó cirze a meia.
remendar,,object - the; place-at em the: where event,,,vovó/remendar/calça,A vovó remenda a calça.
atravessar,,place-at em the: =semáforo =sinal =farol =faixa_de_pedestres =passadeira =sinaleira; object - the; instrument de -: vehicle,,,nós/atravessar/rua,Nós atravessamos a rua.
desaparecer,,,,achievement,gato/desaparecer/,O gato desaparece.
descobrir,,object,indicative,deed,menina/descobrir/livro,A menina descobre um livro.
deduzir,,object - the,,,detetive/deduzir/resposta,O detetive deduz a resposta.
discutir,,topic por -: =dinheiro =bobagem =ciúme =ciúmes; company com; topic sobre -: sport money subject =política =religião =economia =filosofia =relação =assunto; topic sobre the; instrument por the: =telefone =computador =interfone =Skype =videochamada; place-at em the: where event,,,ela/discutir/papai,Ela discute com o papai.
debater,,object - the; place-at em the: where event,,,nós/debater/tema,Nós debatemos o tema.
aproveitar,,object - the: event =dia =tarde =manhã =noite =férias =domingo =feriado =sol =oportunidade; place-at em the: where; object - the,,,nós/aproveitar/festa,Nós aproveitamos a festa.
tirar proveito,,topic de the,,,ele/tirar proveito/situação,Ele tira proveito da situação.
abusar,,topic de the,,,ele/abusar/menina,Ele abusa da menina.
dobrar,,object - the; place-at em the: =metade =meio,,,mamãe/dobrar/camisa,A mamãe dobra a camisa.
agrafar,,object - the,,,eu/agrafar/folhas,Eu agrafo as folhas.
grampear,,object - the,,,eu/grampear/folhas,Eu grampeio as folhas.
desdobrar,,object - the,,,eu/desdobrar/mapa,Eu desdobro o mapa.
passar a ferro,,object - the; place-at em the: where event,,,mãe/passar a ferro/camisa,A mãe passa a camisa a ferro.
engomar,,object - the; place-at em the: where event,,,avó/engomar/camisa,A avó engoma a camisa.
esfriar,,object - the,,,mamãe/esfriar/sopa,A mamãe esfria a sopa.
desbotar,,topic a the: =sol; object - the,,,lavagem/desbotar/calça,A lavagem desbota a calça.
refrescar,,object - the,,,eu/refrescar/rosto,Eu refresco o rosto.
espirrar,,,,,bebê/espirrar/,O bebê espirra.
flutuar,,place-at em the,,,bola/flutuar/,A bola flutua.
esfregar,,object - the,,,papai/esfregar/mesa,O papai esfrega a mesa.
ensaboar,,object - the; instrument com the,,,mamãe/ensaboar/bebê,A mamãe ensaboa o bebê.
engatinhar,,place-to até the: being; place-at em the: where =chão =tapete =cama,,,bebê/engatinhar/,O bebê engatinha.
machucar-se,,topic em the: body; place-at em the: sport game; topic com the,,achievement,menina/machucar-se/,A menina se machuca.
imaginar,,object - a: =castelo =dragão =monstro =mundo =lugar =unicórnio =fada; object,indicative,,menina/imaginar/casa,A menina imagina uma casa.
lamber,,object - the,,,cachorro/lamber/mão,O cachorro lambe minha mão.
mentir,,recipient para; topic sobre the; place-at em the: where event,,achievement,menino/mentir/mamãe,O menino mente para a mamãe.
contar mentira,,recipient para,,,menino/contar mentira/mamãe,O menino conta mentira para a mamãe.
molhar,grooming,object - the,,injury,menino/molhar/pés,O menino molha os pés.
hidratar,,object - the,,,creme/hidratar/pele,O creme hidrata a pele.
inundar,,object - the,,,rio/inundar/cidade,O rio inunda a cidade.
alagar,,object - the,,,chuva/alagar/rua,A chuva alaga a rua.
ensopar,,object - the,,,menino/ensopar/sapato,O menino ensopa o sapato.
encharcar,,object - the,,,chuva/encharcar/roupa,A chuva encharca a roupa.
repartir,,object - the,,,mamãe/repartir/pão,A mamãe reparte o pão.
brigar,,company com; place-at em the: =telhado =rua =pátio =escola =parque =recreio =quintal =casa =ônibus =fila =aula; topic por the,,,menino/brigar/,O menino briga.
arrumar confusão,,company com; place-at em the: where event activity,,,menino/arrumar confusão/escola,O menino arruma confusão na escola.
bater boca,,place-at em the: =trânsito =rua =reunião =fila; company com; place-at em the: where event activity,,,tia/bater boca/vendedor,A tia bate boca com o vendedor.
pescar,,instrument de -: =barco =canoa =rede =lancha; instrument com the: =vara =isca =anzol =garra =garras =bico =mão =mãos =boca =dentes; object: animal food; place-at em the: nature where,,,avô/pescar/peixe,O avô pesca um peixe.
ir pescar,,company com; place-at em the: where event activity,,,avô/ir pescar/tio,O avô vai pescar com o tio.
pisar,,topic em the,,,eu/pisar/bola,Eu piso na bola.
plantar,,object - -: food; object; place-at em the; place-at em the: =vaso =terra =jardim =horta =quintal =canteiro,,,nós/plantar/árvore,Nós plantamos uma árvore.
proteger,,object - the; topic de the,,,mamãe/proteger/bebê,A mamãe protege o bebê.
preservar,,object - the,,,nós/preservar/natureza,Nós preservamos a natureza.
queimar,grooming,object - the,,achievement,papai/queimar/mão,O papai queima a mão.
incendiar,,object - the,,achievement,raio/incendiar/floresta,O raio incendeia a floresta.
regar,,object - the,,,avó/regar/flor,A avó rega a flor.
irrigar,,object - the,,,fazendeiro/irrigar/plantação,O fazendeiro irriga a plantação.
adubar,,object - the,,,avô/adubar/horta,O avô aduba a horta.
roncar,,,,,papai/roncar/,O papai ronca.
coçar,grooming,object - the,,,gato/coçar/cabeça,O gato coça a cabeça.
tremer,,place-at em the: =prato =mesa =cama =cadeira =colo; topic de -: feeling state emotion weather,,,cachorro/tremer/,O cachorro treme.
arrepiar-se,,topic de -: state emotion feeling weather; topic com the,,,eu/arrepiar-se/frio,Eu me arrepio de frio.
empalidecer,,topic de -,,,ela/empalidecer/susto,Ela empalidece de susto.
corar,,topic de -,,,menina/corar/vergonha,A menina cora de vergonha.
tropeçar,,topic em the,,achievement,menino/tropeçar/pedra,O menino tropeça na pedra.
topar,,topic em the: nature furniture; object - the,bare,,ele/topar/brincadeira,Ele topa a brincadeira.
esbarrar,,topic em a: =senhora =senhor =homem =mulher =pessoa =moço =moça; topic em the,,,eu/esbarrar/mesa,Eu esbarro na mesa.
vigiar,,object - the,,,mamãe/vigiar/menino,A mamãe vigia o menino.
ficar de olho,,topic em the,,,mamãe/ficar de olho/bebê,A mamãe fica de olho no bebê.
rondar,,object - the,,,lobo/rondar/casa,O lobo ronda a casa.
desejar boa noite,,recipient para,,,eu/desejar boa noite/,Eu desejo boa noite.
dar banho,,recipient em the; topic de -: =água =espuma =mangueira =chuveiro,,,mamãe/dar banho/,A mamãe dá banho.
pintar o cabelo,,,,,mamãe/pintar o cabelo/,A mamãe pinta o cabelo.
fazer carinho,,recipient em the,,,ela/fazer carinho/,Ela faz carinho.
fazer massagem,,recipient em the; topic em the,,,ela/fazer massagem/costas,Ela faz massagem nas costas.
fazer cafuné,,recipient em the,,,eu/fazer cafuné/gato,Eu faço cafuné no gato.
dar carinho,,recipient para,,,eu/dar carinho/gato,Eu dou carinho para o gato.
passar protetor,,topic em the: being body; topic em the,,,eu/passar protetor/rosto,Eu passo protetor no rosto.
passar pomada,,topic em the: being body; topic em the,,,mamãe/passar pomada/ferida,A mamãe passa pomada na ferida.
passar creme,,topic em the: being body; topic em the,,,eu/passar creme/mão,Eu passo creme na mão.
passar esmalte,,topic em the,,,tia/passar/esmalte unha,A tia passa esmalte na unha.
passar perfume,,topic em the,,,vovó/passar/perfume pescoço,A vovó passa perfume no pescoço.
passar repelente,,topic em the: being body; topic em the,,,mamãe/passar/repelente bebê,A mamãe passa repelente no bebê.
dar brilho,,topic em the,,,papai/dar brilho/sapato,O papai dá brilho no sapato.
pedir desculpa,,recipient a; topic por the: thing event activity feeling idea action =empurrão =atraso =bagunça =erro =barulho =demora =grito,,,menino/pedir desculpa/,O menino pede desculpa.
desculpar-se,,topic por the; company com,,,ele/desculpar-se/atraso,Ele se desculpa pelo atraso.
pedir perdão,,recipient a the,,,ele/pedir perdão/irmã,Ele pede perdão à irmã.
telefonar,,recipient para,,,eu/telefonar/avó,Eu telefono para a avó.
falar ao telefone,,company com; place-at em the: where event activity,,,mamãe/falar ao telefone/vovó,A mamãe fala ao telefone com a vovó.
filmar,,object - the,,,papai/filmar/festa,O papai filma a festa.
fazer vídeo,,topic de the,,,eu/fazer vídeo/gato,Eu faço um vídeo do gato.
fotografar,,object - the,,,papai/fotografar/menina,O papai fotografa a menina.
fazer pose,,topic para the,,,ela/fazer pose/foto,Ela faz pose para a foto.
assoar,grooming,object - the,,,menino/assoar/nariz,O menino assoa o nariz.
engolir,,object - a: =moeda =botão =pilha =mosca =mosquito =inseto =bicho =chiclete =caroço =espinha =pedra =pedrinha =bolinha =anel =prego =peça =semente =parafuso =tampa =bala =espinha_de_peixe; object - the,,deed,eu/engolir/pão,Eu engulo o pão.
acabar com,,object - the,,,ele/acabar com/pão,Ele acaba com o pão.
mandar mensagem,,recipient para,,,eu/mandar mensagem/avó,Eu mando mensagem para a avó.
enviar mensagem,,recipient para,,,eu/enviar mensagem/amiga,Eu envio mensagem para minha amiga.
responsabilizar-se,,topic por,,,ela/responsabilizar-se/,Ela se responsabiliza.
encarregar-se,,topic de the,de,,eu/encarregar-se/bolo,Eu me encarrego do bolo.
apaixonar-se,,topic por,,deed: person,ela/apaixonar-se/,Ela se apaixona.
declarar-se,,recipient para,,,ele/declarar-se/menina,Ele se declara para a menina.
preocupar-se,,topic com the,,,mamãe/preocupar-se/,A mamãe se preocupa.
alegrar-se,,topic com,,,avó/alegrar-se/,A avó se alegra.
maravilhar-se,,topic com the,,,eu/maravilhar-se/estrelas,Eu me maravilho com as estrelas.
encantar-se,,topic com the,,,menina/encantar-se/boneca,A menina se encanta com a boneca.
comover-se,,topic com the,,,ela/comover-se/história,Ela se comove com a história.
emocionar-se,,topic com the,,,vovó/emocionar-se/música,A vovó se emociona com a música.
empolgar-se,,topic com the,,,eu/empolgar-se/viagem,Eu me empolgo com a viagem.
entusiasmar-se,,topic com the,,,ele/entusiasmar-se/jogo,Ele se entusiasma com o jogo.
animar-se,,topic com the,a,,nós/animar-se/festa,Nós nos animamos com a festa.
aborrecer-se,,topic com the,,,papai/aborrecer-se/,O papai se aborrece.
frustrar-se,,topic com the,,,menino/frustrar-se/jogo,O menino se frustra com o jogo.
decepcionar-se,,topic com the,,,eu/decepcionar-se/presente,Eu me decepciono com o presente.
desiludir-se,,topic com the,,,ela/desiludir-se/amigo,Ela se desilude com o amigo.
entristecer-se,,topic com the,,,vovó/entristecer-se/notícia,A vovó se entristece com a notícia.
irritar-se,,topic com the,,,papai/irritar-se/,O papai se irrita.
pirar,,topic com the,,,papai/pirar/barulho,O papai pira com o barulho.
exaltar-se,,place-at em the: event =reunião =trânsito =jogo; topic com the,,,professor/exaltar-se/aluno,O professor se exalta com o aluno.
enfurecer-se,,topic com the,,,papai/enfurecer-se/menino,O papai se enfurece com o menino.
indignar-se,,topic com the,,,ela/indignar-se/notícia,Ela se indigna com a notícia.
cortar o cabelo,,,,,papai/cortar o cabelo/,O papai corta o cabelo.
arranhar,,object - the; topic em the: body,,achievement,gato/arranhar/mão,O gato arranha minha mão.
coçar-se,,topic em the,,,cachorro/coçar-se/orelha,O cachorro coça a orelha.
alimentar,,object - the,,,menina/alimentar/gato,A menina alimenta o gato.
dar de comer,,recipient a the,,,avó/dar de comer/galinhas,A avó dá de comer às galinhas.
montar,,object - the: =estante =cama =guarda-roupa =armário =móvel =mesa =berço =prateleira =barraca_de_camping =quebra-cabeça =puzzle =barraca =tenda =árvore_de_Natal =castelo =torre =cabana =casinha =robô =presépio; topic a -: =cavalo; object - the: animal thing toy; topic em,,,menino/montar/cavalo,O menino monta a cavalo.
rezar,,object - the: =missa =terço =rosário =ladainha =novena; object - a: =oração =prece; object - the: =Pai_Nosso =Pai-Nosso =Ave_Maria =Ave-Maria; recipient para -: =Deus =Jesus =Nossa_Senhora; recipient para the: =santo =santa =anjo; topic por the: person; topic em -: language,,,avó/rezar/,A avó reza.
abençoar,,object - the,,,padre/abençoar/criança,O padre abençoa a criança.
benzer,,object - the,,,padre/benzer/criança,O padre benze a criança.
respeitar,,object - the,,,menino/respeitar/avó,O menino respeita a avó.
levar a sério,,object - the,,,ele/levar a sério/jogo,Ele leva o jogo a sério.
ter respeito,,topic por the,,,eu/ter respeito/avô,Eu tenho respeito pelo avô.
obedecer,,topic a the: =regra =regras =ordem =lei =sinal =placa; recipient a the,,,menino/obedecer/mamãe,O menino obedece à mamãe.
faltar,experiencer,object,,state,/faltar/lápis,Falta um lápis.
sobrar,experiencer,object - -: =tempo =energia =espaço; object,,,/sobrar/pão,Sobra pão.
ter medo,,topic de -: weather medicine animal =bicho =altura =fantasma =monstro =palhaço =bruxa =agulha =fogo =elevador =avião =assombração =vampiro =zumbi =ladrão =sangue =barulho =sirene =foguete =bomba =gritaria =prova; topic de the,de subjunctive,state,eu/ter/medo cachorro,Eu tenho medo de cachorro.
ter horror,,topic a -,,,avó/ter horror/ratos,A avó tem horror a ratos.
ter pavor,,topic de -: animal =palhaço =trovão =injeção =agulha =altura =avião =elevador; topic de the,de,,eu/ter pavor/barata,Eu tenho pavor de barata.
ter vontade,,topic de -,de,state,eu/ter/vontade brincar,Eu tenho vontade de brincar.
ter curiosidade,,topic sobre the,de,,eu/ter curiosidade/bicho,Eu tenho curiosidade sobre o bicho.
ter intenção,,,de,,eu/ter intenção/magoar,Eu tenho intenção de magoar.
ter oportunidade,,,de,,eu/ter oportunidade/viajar,Eu tenho oportunidade de viajar.
ter chance,,,de,,eu/ter chance/ganhar,Eu tenho chance de ganhar.
ter obrigação,,,de,,eu/ter obrigação/estudar,Eu tenho obrigação de estudar.
ter coragem,,,de,,eu/ter coragem/pular,Eu tenho coragem de pular.
ter necessidade,,topic de -,de,,eu/ter necessidade/descanso,Eu tenho necessidade de descanso.
ter esperança,,topic de -,de subjunctive,,ela/ter esperança/cura,Ela tem esperança de cura.
ter mania,,topic de -,de,,ele/ter mania/limpeza,Ele tem mania de limpeza.
ter saudade,,topic de the,de,state,eu/ter/saudade avó,Eu tenho saudade da avó.
ter dor,,topic de -,,state,menina/ter/dor cabeça,A menina tem dor de cabeça.
ter cheiro,,topic de -,,,flor/ter cheiro/mel,A flor tem cheiro de mel.
ter gosto,,topic de -,,,bolo/ter gosto/limão,O bolo tem gosto de limão.
ter cuidado,,topic com the,,state,você/ter/cuidado carro,Você tem cuidado com o carro.
ter tempo,,,para,state,mamãe/ter/tempo brincar,A mamãe tem tempo para brincar.
ter pressa,,,de,state,papai/ter/pressa chegar,O papai tem pressa de chegar.
estar medo,,topic de -: weather medicine =aranha =barata =cobra =rato =mosquito =abelha =vespa =morcego =lagartixa =sapo =escorpião =inseto =bicho =tubarão =jacaré =leão =lobo =altura =fantasma =monstro =palhaço =bruxa =agulha =fogo =elevador =avião =assombração =vampiro =zumbi =ladrão =sangue =barulho =sirene =foguete =bomba =gritaria =prova; topic de the,de,state,eu/estar/medo cachorro,Eu estou com medo do cachorro.
estar vontade,,,de,state,eu/estar/vontade comer,Eu estou com vontade de comer.
estar doido,,topic por the,para,,menino/estar doido/bola,O menino está doido pela bola.
estar a fim,,topic de -: edible; topic de the,de,,eu/estar a fim/sorvete,Eu estou a fim de sorvete.
estar saudade,,topic de the,de,state,eu/estar/saudade mamãe,Eu estou com saudade da mamãe.
estar dor,,topic de -,,state,eu/estar/dor cabeça,Eu estou com dor de cabeça.
estar pressa,,,de,state,papai/estar/pressa sair,O papai está com pressa de sair.
sentir saudade,,topic de the,de,,eu/sentir saudade/avó,Eu sinto saudade da avó.
dar beijo,,recipient em the,,,menina/dar/beijo gato,A menina dá um beijo no gato.
dar lambida,,recipient em the; topic em the,,,cachorro/dar/lambida menino,O cachorro dá uma lambida no menino.
dar abraço,,recipient em the,,,eu/dar/abraço papai,Eu dou um abraço no papai.
fugir,,place-at por the: =janela =porta =portão =telhado =túnel =buraco =chaminé =fundos =muro; place-to para the: =rua =mato =exterior =floresta; topic de the,,achievement,gato/fugir/cachorro,O gato foge do cachorro.
cair fora,,topic de the,,,eu/cair fora/festa,Eu caio fora da festa.
escapar,,place-at por the: =janela =porta =portão =telhado =túnel =buraco =chaminé =fundos; topic de the,,achievement,pássaro/escapar/gato,O pássaro escapa do gato.
confiar,,topic em the,,,eu/confiar/você,Eu confio em você.
ter confiança,,topic em the,,,eu/ter confiança/médico,Eu tenho confiança no médico.
desconfiar,,topic de the,,,gato/desconfiar/cachorro,O gato desconfia do cachorro.
suspeitar,,topic de the,indicative,,polícia/suspeitar/ladrão,A polícia suspeita do ladrão.
casar,,company com,,deed: person,tia/casar/professor,A tia casa com o professor.
pedir em casamento,,object - the,,,ele/pedir em casamento/tia,Ele pede a tia em casamento.
casar-se,,company com,,deed: person,tia/casar-se/professor,A tia se casa com o professor.
namorar,,object - the; place-at em the: where event,,,prima/namorar/vizinho,Minha prima namora o vizinho.
pedir em namoro,,object - the,,,ele/pedir em namoro/ela,Ele a pede em namoro.
paquerar,,object - the: being; place-at em the: event where,,,ele/paquerar/menina,Ele paquera a menina.
flertar,,company com; place-at em the: where event activity,,,ela/flertar/garçom,Ela flerta com o garçom.
noivar,,company com,,,prima/noivar/vizinho,Minha prima noiva com o vizinho.
divorciar-se,,topic de the,,deed: person,tia/divorciar-se/,A tia se divorcia.
separar-se,,topic de the,de,deed: person,gato/separar-se/cachorro,O gato se separa do cachorro.
romper,,company com; object - the,,,ela/romper/namorado,Ela rompe com o namorado.
isolar-se,,place-at em the; topic de the: being,,,ela/isolar-se/amigos,Ela se isola dos amigos.
queixar-se,,topic de the; topic de the: being; recipient para: =polícia =gerente =diretor =diretora =coordenador =coordenadora,de,,vovó/queixar-se/barulho,A vovó se queixa do barulho.
reclamar,,topic de the; topic de the: being; recipient para: =polícia =gerente =diretor =diretora =coordenador =coordenadora =síndico,de,,papai/reclamar/barulho,O papai reclama do barulho.
fazer greve,,topic por the,,,motoristas/fazer greve/salário,Os motoristas fazem greve pelo salário.
revoltar-se,,topic contra the,,,povo/revoltar-se/rei,O povo se revolta contra o rei.
manifestar-se,,topic contra the; place-at em the: where,,,ela/manifestar-se/guerra,Ela se manifesta contra a guerra.
protestar,,topic contra the; place-at em the: where,,,alunos/protestar/nota,Os alunos protestam contra a nota.
resmungar,,topic de the: food dish =comida; topic com the,,,vovô/resmungar/barulho,O vovô resmunga com o barulho.
atrever-se,,,a,,eu/atrever-se/pular,Eu me atrevo a pular.
tomar coragem,,,para,,eu/tomar coragem/falar,Eu tomo coragem para falar.
obrigar,,object - the: being,a,,mamãe/obrigar/eu comer,A mamãe me obriga a comer.
forçar,,object - the: being,a,,ela/forçar/eu sair,Ela me força a sair.
caber,,topic em the,,,bola/caber/caixa,A bola cabe na caixa.
demorar,,object - -: duration time,para,,papai/demorar/chegar,O papai demora para chegar.
tardar,,,a,,ônibus/tardar/chegar,O ônibus tarda a chegar.
durar,,object - -: duration time,,,aula/durar/uma hora,A aula dura uma hora.
assustar,,object - the; instrument com the,,,cachorro/assustar/eu,O cachorro me assusta.
dar susto,,recipient em the,,,menino/dar susto/irmã,O menino dá um susto na irmã.
aterrorizar,,object - the,,,monstro/aterrorizar/cidade,O monstro aterroriza a cidade.
preocupar,,object - the,,,menino/preocupar/mamãe,O menino preocupa a mamãe.
aborrecer,,object - the,,,barulho/aborrecer/papai,O barulho aborrece o papai.
irritar,,object - the; instrument com the,,,barulho/irritar/eu,O barulho me irrita.
alegrar,,object - the,,,música/alegrar/avó,A música alegra a avó.
divertir,,object - the,,,palhaço/divertir/crianças,O palhaço diverte as crianças.
entediar,,object - the,,,aula/entediar/eu,A aula me entedia.
surpreender,,object - the; instrument com the,,,presente/surpreender/eu,O presente me surpreende.
fazer surpresa,,recipient para; place-at em the: event where,,,nós/fazer surpresa/mamãe,Nós fazemos uma surpresa para a mamãe.
espantar,,object - the,,,cão/espantar/gatos,O cão espanta os gatos.
emocionar,,object - the,,,filme/emocionar/mamãe,O filme emociona a mamãe.
encantar,,object - the,,,história/encantar/crianças,A história encanta as crianças.
incomodar,,object - the; instrument com the,,,barulho/incomodar/eu,O barulho me incomoda.
dar trabalho,,recipient para,,,bebê/dar trabalho/mamãe,O bebê dá trabalho para a mamãe.
encher o saco,,recipient de the,,,barulho/encher o saco/papai,O barulho enche o saco do papai.
atrapalhar,,object - the; instrument com the,,,chuva/atrapalhar/jogo,A chuva atrapalha o jogo.
estorvar,,object - the,,,gato/estorvar/eu,O gato me estorva.
chatear,,object - the,,,irmão/chatear/eu,Meu irmão me chateia.
cansar,,object - the,,,escada/cansar/avó,A escada cansa a avó.
interessar,,recipient a the,,,história/interessar/meninos,A história interessa aos meninos.
agradar,,recipient a the,,,presente/agradar/avó,O presente agrada à avó.
acalmar,,object - the,,,música/acalmar/bebê,A música acalma o bebê.
animar,,object - the; object - the: being,a,,palhaço/animar/festa,O palhaço anima a festa.
consolar,,object - the,,,mamãe/consolar/menina,A mamãe consola a menina.
confortar,,object - the,,,mamãe/confortar/bebê,A mamãe conforta o bebê.
magoar,,object - the,,achievement,ele/magoar/amiga,Ele magoa a amiga.
decepcionar,,object - the,,,eu/decepcionar/professora,Eu decepciono a professora.
impressionar,,object - the,,,mágico/impressionar/crianças,O mágico impressiona as crianças.
enjoar,,place-at em the: vehicle =estrada =viagem =curva =mar =passeio =montanha-russa =roda-gigante =carrossel; topic de the,,,eu/enjoar/sopa,Eu enjoo da sopa.
esquecer-se,,topic de the,de indicative,achievement,eu/esquecer-se/mochila,Eu me esqueço da mochila.
recordar,,object - the,,,avô/recordar/festa,O avô recorda a festa.
relembrar,,object - the,,,vovó/relembrar/infância,A vovó relembra a infância.
recordar-se,,topic de the,de,,avô/recordar-se/festa,O avô se recorda da festa.
arrepender-se,,topic de the,de,,eu/arrepender-se/gritar,Eu me arrependo de gritar.
envergonhar-se,,topic de the,de,,ele/envergonhar-se/erro,Ele se envergonha do erro.
orgulhar-se,,topic de the,de,,papai/orgulhar-se/filha,O papai se orgulha da filha.
aproximar-se,,topic de the,,,gato/aproximar-se/menina,O gato se aproxima da menina.
chegar perto,,topic de the,,,cachorro/chegar perto/eu,O cachorro chega perto de mim.
afastar-se,,topic de the,,,menino/afastar-se/fogo,O menino se afasta do fogo.
despedir,,object - the,,,chefe/despedir/funcionário,O chefe despede o funcionário.
despedir-se,,topic de the,,,eu/despedir-se/avó,Eu me despeço da avó.
dizer adeus,,recipient a the,,,menina/dizer adeus/amiga,A menina diz adeus à amiga.
parecer-se,,topic com the,,,menina/parecer-se/mamãe,A menina se parece com a mamãe.
encontrar-se,,company com; place-at em the,,,eu/encontrar-se/amigo,Eu me encontro com meu amigo.
marcar encontro,,company com; place-at em the: where event activity,,,eu/marcar encontro/amigo,Eu marco um encontro com meu amigo.
reunir-se,,company com; place-at em the,,,papai/reunir-se/professora,O papai se reúne com a professora.
juntar-se,,topic a the,,,menino/juntar-se/grupo,O menino se junta ao grupo.
dedicar,,object - the; recipient a,,,eu/dedicar/poema mãe,Eu dedico o poema à mãe.
dedicar-se,,topic a the,a,,ela/dedicar-se/música,Ela se dedica à música.
acostumar-se,,topic com the,a,,eu/acostumar-se/escola,Eu me acostumo com a escola.
estar acostumado,,topic com the,a,,eu/estar acostumado/barulho,Eu estou acostumado com o barulho.
apegar-se,,topic a the,,,menino/apegar-se/cachorro,O menino se apega ao cachorro.
habituar-se,,topic a the,a,,eu/habituar-se/escola,Eu me habituo à escola.
contentar-se,,topic com the,com,,ele/contentar-se/sorvete,Ele se contenta com o sorvete.
conformar-se,,topic com the,,,eu/conformar-se/resultado,Eu me conformo com o resultado.
adaptar-se,,topic a the,,,eu/adaptar-se/escola,Eu me adapto à escola.
interessar-se,,topic por the,,,ele/interessar-se/dinossauros,Ele se interessa pelos dinossauros.
estar interessado,,topic em the,em,,eu/estar interessado/livro,Eu estou interessado no livro.
esforçar-se,,place-at em the: event subject =prova =escola =aula =trabalho =treino =fisioterapia =jogo,para,,eu/esforçar-se/falar,Eu me esforço para falar.
aplicar-se,,topic em the,em,,aluno/aplicar-se/estudos,O aluno se aplica nos estudos.
empenhar-se,,topic em the,em,,nós/empenhar-se/trabalho,Nós nos empenhamos no trabalho.
distrair-se,,topic com the,,,menino/distrair-se/televisão,O menino se distrai com a televisão.
entreter-se,,topic com the,,,bebê/entreter-se/bola,O bebê se entretém com a bola.
concentrar-se,,topic em the,,,eu/concentrar-se/lição,Eu me concentro na lição.
perder-se,,topic de the: being; place-at em the,,achievement,eu/perder-se/mercado,Eu me perco no mercado.
mudar-se,,place-to para the: where,,,nós/mudar-se/cidade,Nós nos mudamos para a cidade.
imigrar,,place-to para the: where,,,avós/imigrar/Brasil,Os avós imigram para o Brasil.
emigrar,,place-to para the: where,,,tio/emigrar/França,O tio emigra para a França.
mudar,,topic de -: home place idea clothing =opinião =vida =país =cidade =bairro =atitude =página =marca =plano =cor =estratégia =ideias =escola =emprego =trabalho =casa =lugar =lugares =quarto =cama =carro =celular =telemóvel =operadora =canal =posição =assunto =tema =médico =médica =dentista =terapeuta =psicólogo =psicóloga =time =equipe =equipa =turma =sala =curso =faculdade =ônibus =autocarro =trem =comboio =banco =roupas =profissão =nome =cadeira =mesa; object - the,,deed: medicine =remédio =dose =receita =horário =dieta,família/mudar/casa,A família muda de casa.
mudar de ideia,,topic sobre the,,,mamãe/mudar de ideia/passeio,A mamãe muda de ideia sobre o passeio.
livrar-se,,topic de the,de,,ele/livrar-se/lixo,Ele se livra do lixo.
cuidar-se,,,,,vovó/cuidar-se/,A vovó se cuida.
proteger-se,,topic de the,,,eu/proteger-se/sol,Eu me protejo do sol.
defender-se,,topic de the,,,gato/defender-se/cachorro,O gato se defende do cachorro.
vingar-se,,topic de the,,,gato/vingar-se/cachorro,O gato se vinga do cachorro.
defender,,object - the; topic de the,,,irmão/defender/eu,Meu irmão me defende.
barbear-se,,,,,papai/barbear-se/,O papai se barbeia.
depilar-se,,topic com -: material; topic com the,,,ela/depilar-se/cera,Ela se depila com cera.
maquiar-se,,topic para the: event =casamento =festa =show =formatura =baile; place-at em the: =espelho,,,mamãe/maquiar-se/,A mamãe se maquia.
perfumar-se,,topic para the: event activity place; topic com the,,,ela/perfumar-se/festa,Ela se perfuma para a festa.
pentear-se,,,,,ela/pentear-se/,Ela se penteia.
secar-se,,place-at em the: =sol =vento; topic com the,,,eu/secar-se/toalha,Eu me seco com a toalha.
enxugar-se,,topic com the,,,eu/enxugar-se/toalha,Eu me enxugo com a toalha.
enxugar,grooming,object - the,,,eu/enxugar/rosto,Eu enxugo o rosto.
despir-se,,,,,menino/despir-se/,O menino se despe.
tirar a roupa,,topic para the: activity event,,,eu/tirar a roupa/banho,Eu tiro a roupa para o banho.
despir,,object - the,,,mamãe/despir/bebê,A mamãe despe o bebê.
calçar,,object - the,,,eu/calçar/sapatos,Eu calço os sapatos.
descalçar,,object - the,,,eu/descalçar/botas,Eu descalço as botas.
cortar-se,,place-at em the: body; topic com the,,achievement,menino/cortar-se/faca,O menino se corta com a faca.
espetar-se,,topic em the,,achievement,eu/espetar-se/espinho,Eu me espeto no espinho.
picar-se,,topic em the,,achievement,eu/picar-se/agulha,Eu me pico na agulha.
arranhar-se,,topic com the: being; topic em the: body; topic em the,,,eu/arranhar-se/espinho,Eu me arranho no espinho.
queimar-se,,topic em the: body device furniture thing; topic com the,,achievement,mamãe/queimar-se/fogo,A mamãe se queima com o fogo.
apanhar um escaldão,,topic em the: body,,,pai/apanhar um escaldão/costas,O pai apanha um escaldão nas costas.
ferir-se,,topic em the: body; topic com the,,,menino/ferir-se/,O menino se fere.
ferir,,object - the,,,ele/ferir/pé,Ele fere o pé.
molhar-se,,,,,menina/molhar-se/,A menina se molha.
sujar-se,,topic com the; topic de -: food =lama =tinta =terra =areia =graxa =barro =poeira =sangue,,,bebê/sujar-se/,O bebê se suja.
lambuzar-se,,topic de -,,,bebê/lambuzar-se/chocolate,O bebê se lambuza de chocolate.
sujar,,object - the; topic de -,,achievement,menino/sujar/camisa,O menino suja a camisa.
lambuzar,,object - the; topic de -: food material,,,menino/lambuzar/mesa geleia,O menino lambuza a mesa de geleia.
poluir,,object - the,,,fábrica/poluir/rio,A fábrica polui o rio.
contaminar,,object - the,,,lixo/contaminar/rio,O lixo contamina o rio.
resfriar-se,,topic com the: =vento =friagem =frio =sereno =ar-condicionado; place-at em the: =chuva =piscina,,,bebê/resfriar-se/,O bebê se resfria.
pegar gripe,,topic de the: being; topic em the: body,,,vovó/pegar gripe/,A vovó pega gripe.
pegar resfriado,,topic de the: being; topic em the: body,,,eu/pegar resfriado/irmão,Eu pego resfriado do meu irmão.
engasgar,,topic com the,,achievement,bebê/engasgar/leite,O bebê engasga com o leite.
engasgar-se,,topic com the,,achievement,bebê/engasgar-se/leite,O bebê se engasga com o leite.
entalar-se,,topic em the: body =porta =cadeira =buraco =janela =vão =cano; topic com the,,achievement,bebê/entalar-se/pão,O bebê se entala com o pão.
afogar-se,,place-at em the,,,gato/afogar-se/piscina,O gato se afoga na piscina.
apressar-se,,,para,,papai/apressar-se/,O papai se apressa.
atrasar-se,,topic para the,,,eu/atrasar-se/aula,Eu me atraso para a aula.
chegar atrasado,,topic a the,,,eu/chegar atrasado/escola,Eu chego atrasado à escola.
perder a hora,,topic de the,,,eu/perder a hora/escola,Eu perco a hora da escola.
atrasar,,,,,ônibus/atrasar/,O ônibus atrasa.
adiantar,,object - the,,,eu/adiantar/filme,Eu adianto o filme.
preparar-se,,topic para the,para,,eu/preparar-se/festa,Eu me preparo para a festa.
arranjar-se,,topic para the,,,irmã/arranjar-se/festa,Minha irmã se arranja para a festa.
aprontar-se,,topic para the,,,eu/aprontar-se/escola,Eu me apronto para a escola.
arrumar-se,,topic para the,,,ela/arrumar-se/festa,Ela se arruma para a festa.
aquecer-se,,,,,gato/aquecer-se/,O gato se aquece.
aquecer,,object - the,,,mamãe/aquecer/leite,A mamãe aquece o leite.
alimentar-se,,topic de -,,,vaca/alimentar-se/grama,A vaca se alimenta de grama.
hidratar-se,,topic com -,,,eu/hidratar-se/água,Eu me hidrato com água.
servir-se,,topic de -,,,eu/servir-se/salada,Eu me sirvo de salada.
empanturrar-se,,topic de -,,,eu/empanturrar-se/bolo,Eu me empanturro de bolo.
comunicar-se,,company com; instrument por -: =gestos =sinais =figuras =imagens =mensagem =tablet =gesto =sinal; instrument com the: =tablet =prancha =caderno,,,eu/comunicar-se/mamãe,Eu me comunico com a mamãe.
entrar em contato,,company com; place-at em the: where event activity,,,escola/entrar em contato/mamãe,A escola entra em contato com a mamãe.
manter contato,,company com; place-at em the: where event activity,,,nós/manter contato/primos,Nós mantemos contato com nossos primos.
comunicar,,object - the; recipient para,indicative,,ela/comunicar/notícia,Ela comunica a notícia.
expressar,,object - the,,,eu/expressar/ideia,Eu expresso a ideia.
expressar-se,,,,,ele/expressar-se/bem,Ele se expressa bem.
apresentar,,object - the: being; object - the; recipient para,,,eu/apresentar/amiga,Eu apresento minha amiga.
apresentar-se,,recipient para,,,eu/apresentar-se/professora,Eu me apresento para a professora.
zangar-se,,topic com the,,,papai/zangar-se/menino,O papai se zanga com o menino.
perder paciência,,place-at em the: =trânsito =fila =engarrafamento =jogo =reunião; topic com the,,,mamãe/perder/paciência menino,A mamãe perde a paciência com o menino.
perder a paciência,,place-at em the: =trânsito =fila =engarrafamento =jogo =reunião; topic com the,,,mamãe/perder a paciência/menino,A mamãe perde a paciência com o menino.
amuar,,topic com the,,,menina/amuar/,A menina amua.
chatear-se,,topic com the,,,ela/chatear-se/irmão,Ela se chateia com o irmão.
tornar-se,state-copula,attribute,,,ele/tornar-se/médico,Ele se torna médico.
tomar posse,,topic de the,,,rei/tomar posse/castelo,O rei toma posse do castelo.
permanecer,state-copula,attribute: state emotion quality; place-at em the,,,ela/permanecer/calmo,Ela permanece calma.
achar-se,state-copula,attribute,,state,ela/achar-se/bonito,Ela se acha bonita.
perceber,,object - the,indicative,,eu/perceber/erro,Eu percebo o erro.
notar,,object - the,indicative,,ela/notar/diferença,Ela nota a diferença.
estranhar,,object - the,subjunctive,,bebê/estranhar/tia,O bebê estranha a tia.
reparar,,topic em the,indicative,,ele/reparar/desenho,Ele repara no desenho.
avisar,,object - the: being; topic de the,indicative,,eu/avisar/mamãe,Eu aviso a mamãe.
deixar recado,,recipient para,,,vovó/deixar recado/mamãe,A vovó deixa recado para a mamãe.
alertar,,object - the: being place; topic sobre the,indicative,,mãe/alertar/filho perigo,A mãe alerta o filho sobre o perigo.
chamar atenção,,topic de the,,,professora/chamar atenção/aluno,A professora chama atenção do aluno.
chamar a atenção,,topic para the: =problema =cartaz =perigo =erro; topic de the,,,mãe/chamar a atenção/menino,A mãe chama a atenção do menino.
advertir,,object - the; topic sobre the: thing =cigarro =perigo =risco,indicative,,juiz/advertir/jogador,O juiz adverte o jogador.
informar,,object - the; topic de the,indicative,,ela/informar/papai,Ela informa o papai.
anunciar,,object - the,indicative,,professora/anunciar/festa,A professora anuncia a festa.
divulgar,,object - the,,,escola/divulgar/festa,A escola divulga a festa.
recomendar,,object - -: =repouso =exercício =descanso =cuidado =silêncio =paciência =fisioterapia; object - a: =filme =livro =restaurante =pomada =xarope =remédio =hotel =passeio =jogo =médico =médica =dentista =pediatra =fisioterapeuta =psicólogo =creme; object - the; recipient para,subjunctive,,médico/recomendar/remédio,O médico recomenda um remédio.
prescrever,,object; recipient para; place-at em the: where event,,,doutor/prescrever/dieta avó,O doutor prescreve uma dieta para a avó.
receitar,,object; recipient para; place-at em the: where event,,,doutora/receitar/remédio bebê,A doutora receita um remédio para o bebê.
sugerir,,object; recipient para,subjunctive,,ela/sugerir/jogo,Ela sugere um jogo.
aconselhar,,object - the: being; object: thing medicine food activity idea; recipient a the,a,,médico/aconselhar/papai,O médico aconselha o papai.
dar conselho,,recipient para,,,vovô/dar conselho/eu,O vovô me dá um conselho.
propor,,object - -: =casamento =namoro =sociedade; object; recipient para; object - -: =casamento =namoro,subjunctive,,ela/propor/jogo,Ela propõe um jogo.
oferecer,,object; recipient para,,,eu/oferecer/biscoito avó,Eu ofereço um biscoito para a avó.
agradecer,,recipient a the; topic por the,por,,eu/agradecer/professora,Eu agradeço à professora.
retribuir,,object - the,,,eu/retribuir/presente,Eu retribuo o presente.
comentar,,object - the,indicative,,ela/comentar/filme,Ela comenta o filme.
cochichar,,recipient para,,,menina/cochichar/amiga,A menina cochicha para a amiga.
segredar,,place-at em the: =ouvido =orelha; object; recipient para; place-at em the: where event,,,ela/segredar/amiga,Ela segreda para a amiga.
fofocar,,company com; topic sobre the; instrument por the: =telefone =computador =interfone =Skype =videochamada; place-at em the: where event,,,vizinha/fofocar/eu,A vizinha fofoca comigo.
sussurrar,,place-at em the: =ouvido =orelha; object; recipient para; place-at em the: where event,,,ele/sussurrar/,Ele sussurra.
soletrar,,object - the; recipient para,,,eu/soletrar/palavra,Eu soletro a palavra.
pronunciar,,object - the,,,ele/pronunciar/palavra,Ele pronuncia a palavra.
traduzir,,object - the; topic para -: language,,,ela/traduzir/livro,Ela traduz o livro.
declarar,,object - the,indicative,,ele/declarar/guerra,Ele declara a guerra.
confessar,,object - the; recipient para,indicative,,ele/confessar/erro,Ele confessa o erro.
negar,,object - the,,,ele/negar/erro,Ele nega o erro.
desmentir,,object - the,,,ela/desmentir/notícia,Ela desmente a notícia.
elogiar,,object - the; topic por the: idea feeling event activity; object - the: being,por,deed,professora/elogiar/aluno,A professora elogia o aluno.
aprovar,,object - the,,,deputados/aprovar/lei,Os deputados aprovam a lei.
criticar,,object - the; topic por the: idea feeling event activity; object - the: being,por,deed,ele/criticar/filme,Ele critica o filme.
colocar culpa,,topic em the: being; topic em the,,,ela/colocar/culpa irmão,Ela coloca a culpa no irmão.
pôr culpa,,topic em the: being; topic em the,,,ele/pôr/culpa gato,Ele põe a culpa no gato.
acusar,,object - the: being; topic de -: =roubo =furto =mentira =plágio =traição =racismo =preguiça; topic de the: =crime =assassinato =acidente; topic de -,de,,polícia/acusar/homem roubo,A polícia acusa o homem de roubo.
culpar,,object - the: being =turma =classe; topic por the,por,,irmã/culpar/eu,Minha irmã me culpa.
questionar,,object - the,,,aluno/questionar/professor,O aluno questiona o professor.
xingar,,object - the; topic em -: language; object - the: being,por,accomplishment,ele/xingar/irmão,Ele xinga o irmão.
chamar nomes,,recipient a the,,,rapaz/chamar nomes/irmã,O rapaz chama nomes à irmã.
ofender,,object - the; instrument com the,,deed,ele/ofender/colega,Ele ofende o colega.
levar a mal,,object - the,,,avó/levar a mal/brincadeira,A avó leva a brincadeira a mal.
provocar,,object - the,,,irmão/provocar/eu,Meu irmão me provoca.
fazer pirraça,,recipient para,,,irmão/fazer pirraça/irmã,Meu irmão faz pirraça para a irmã.
zombar,,topic de the,,,ele/zombar/colega,Ele zomba do colega.
fazer piada,,topic com the: being; topic com the,,,tio/fazer piada/vizinho,O tio faz piada com o vizinho.
tirar sarro,,topic de the: being body clothing; topic de the,,,irmão/tirar sarro/eu,Meu irmão tira sarro de mim.
fazer troça,,topic de the,,,eles/fazer troça/eu,Eles fazem troça de mim.
debochar,,topic de the,,,ele/debochar/irmã,Ele debocha da irmã.
troçar,,topic de the,,,eles/troçar/colega,Eles troçam do colega.
ridicularizar,,object - the,,,eles/ridicularizar/menino,Eles ridicularizam o menino.
caçoar,,topic de the,,,ele/caçoar/colega,Ele caçoa do colega.
implicar,,topic com the,,,irmão/implicar/eu,Meu irmão implica comigo.
cismar,,topic com the,indicative,,gato/cismar/cachorro,O gato cisma com o cachorro.
fazer bullying,,topic com the,,,colega/fazer bullying/eu,Meu colega faz bullying comigo.
embirrar,,topic com the,,,irmão/embirrar/eu,Meu irmão embirra comigo.
mimar,,object - the,,,avó/mimar/neto,A avó mima o neto.
castigar,,object - the; topic por the; object - the: being,por,deed,mamãe/castigar/menino,A mamãe castiga o menino.
pôr de castigo,,object - the,,,mãe/pôr de castigo/menino,A mãe põe o menino de castigo.
repreender,,object - the: being =turma =classe; topic por the,por,deed,professora/repreender/aluno barulho,A professora repreende o aluno pelo barulho.
premiar,,object - the; instrument com a; object - the: being,por,deed,escola/premiar/aluna,A escola premia a aluna.
parabenizar,,object - the; topic por the; object - the: being,por,deed,eu/parabenizar/amiga,Eu parabenizo minha amiga.
dar os parabéns,,recipient a the,,,eu/dar os parabéns/avó,Eu dou os parabéns à avó.
dar parabéns,,recipient para,,,eu/dar parabéns/vovô,Eu dou parabéns para o vovô.
felicitar,,object - the; topic por the; object - the: being,por,,eu/felicitar/amiga,Eu felicito minha amiga.
acenar,,recipient para,,,bebê/acenar/papai,O bebê acena para o papai.
fazer sinal,,topic para the,,,eu/fazer sinal/ônibus,Eu faço sinal para o ônibus.
piscar,,object - the: body; recipient para,,,menina/piscar/amiga,A menina pisca para a amiga.
saltar,,topic de -: =paraquedas =asa-delta =parapente; topic a the: =corda; object - the: =muro =cerca =vedação =obstáculo =barreira =fogueira =vala =portão =grade =cancela =onda =ondas =degrau; place-at por the: =janela; place-to para the: =água =piscina =lago =rio =mar =lagoa =colo; topic em the: toy furniture thing place; topic de the,,,cavalo/saltar/,O cavalo salta.
rolar,,place-at por the: where,,,bola/rolar/,A bola rola.
rebolar-se,,topic em the,,,porco/rebolar-se/lama,O porco se rebola na lama.
rebolar,,topic em the,,,menina/rebolar/areia,A menina rebola na areia.
girar,,object - the; place-at em the: where,,,ela/girar/chave,Ela gira a chave.
dar corda,,topic em the,,,vovô/dar corda/relógio,O vovô dá corda no relógio.
rodar,,object - the; place-at em the: =chão =palco =estrada =pátio =pista =quintal =sala =salão =mesa,,,pião/rodar/,O pião roda.
balançar,,place-at em the: =balanço =galho =gangorra =cipó =rede; object - the; place-at em the,,,papai/balançar/bebê,O papai balança o bebê.
baloiçar,,object - the: being; place-at em the; topic em the,,,mãe/baloiçar/bebê,A mãe baloiça o bebê.
balançar-se,,place-at em the,,,menina/balançar-se/,A menina se balança.
baloiçar-se,,topic em the,,,eu/baloiçar-se/baloiço,Eu me baloiço no baloiço.
deslizar,,manner de -: =barriga =costas =bruços =bumbum =bunda =lado; topic por the,,,menino/deslizar/escorregador,O menino desliza pelo escorregador.
escorregar,,topic em the,,achievement,eu/escorregar/gelo,Eu escorrego no gelo.
derrapar,,topic em the,,,moto/derrapar/curva,A moto derrapa na curva.
capotar,,place-at em the: where =curva,,achievement,carro/capotar/estrada,O carro capota na estrada.
patinar,,place-at em the: where nature =gelo =calçada,,,ela/patinar/parque,Ela patina no parque.
esquiar,,place-at em the,,,nós/esquiar/montanha,Nós esquiamos na montanha.
surfar,,place-at em the,,,ele/surfar/mar,Ele surfa no mar.
mergulhar,,instrument com the: =tubo =snorkel =máscara =cilindro =óculos =nadadeiras; object - the: body =bico =pincel =biscoito =bolacha =pão =colher =esponja =pano; topic em the,,,menino/mergulhar/piscina,O menino mergulha na piscina.
remar,,object - the: =barco =canoa =bote =caiaque; place-at em the,,,ele/remar/lago,Ele rema no lago.
navegar,,topic em the: media device =internet; place-at em the,,,eu/navegar/internet,Eu navego na internet.
aceder,,topic a the,,,eu/aceder/internet,Eu acedo à internet.
registar-se,,topic em the,,,ela/registar-se/site,Ela se regista no site.
cadastrar-se,,topic em the,,,eu/cadastrar-se/site,Eu me cadastro no site.
pedalar,,place-at por the: where,,,eu/pedalar/parque,Eu pedalo pelo parque.
galopar,,place-at por the: where,,,cavalo/galopar/,O cavalo galopa.
trotar,,place-at em the: where,,,cavalo/trotar/campo,O cavalo trota pelo campo.
cavalgar,,place-at por the: where,,,príncipe/cavalgar/floresta,O príncipe cavalga pela floresta.
marchar,,place-at por the: where,,,soldado/marchar/,O soldado marcha.
rastejar,,place-at por the: where,,,cobra/rastejar/,A cobra rasteja.
trepar,,topic em the,,,gato/trepar/árvore,O gato trepa na árvore.
pousar,,topic em the,,,pássaro/pousar/árvore,O pássaro pousa na árvore.
decolar,,place-from de the: where =pista =base =solo =telhado =navio,,,avião/decolar/,O avião decola.
descolar,,topic de the,,,autocolante/descolar/caderno,O autocolante descola do caderno.
aterrissar,,place-at em the,,,avião/aterrissar/,O avião aterrissa.
partir,,object - the: food edible thing; place-from de the: =estação =porto =aeroporto =rodoviária =terminal =cais =plataforma =paragem; place-to para the: where,,achievement,trem/partir/,O trem parte.
zarpar,,place-from de the: where,,,navio/zarpar/porto,O navio zarpa do porto.
regressar,,place-to a the: where; place-from de -: =férias =viagem; place-from de the,,,papai/regressar/cidade,O papai regressa à cidade.
retornar,,place-to a the: =médico =dentista; place-to a the: where; place-from de -: =férias =viagem; place-from de the,,,ela/retornar/escola,Ela retorna à escola.
avançar,,place-at por the: where,,,carro/avançar/,O carro avança.
perseguir,,object - the,,,gato/perseguir/rato,O gato persegue o rato.
andar atrás,,topic de the,,,cão/andar atrás/gato,O cão anda atrás do gato.
alcançar,,object - the: =fundo =meta =objetivo =topo; object - the,,,eu/alcançar/prateleira,Eu alcanço a prateleira.
ultrapassar,,object - the; place-at em the: where event,,,carro/ultrapassar/ônibus,O carro ultrapassa o ônibus.
cruzar,,object - the,,,nós/cruzar/rua,Nós cruzamos a rua.
percorrer,,object - the,,,nós/percorrer/cidade,Nós percorremos a cidade.
transportar,,object - the; place-to para the: where,,,caminhão/transportar/frutas,O caminhão transporta as frutas.
conduzir,,object - the,,,motorista/conduzir/ônibus,O motorista conduz o ônibus.
guiar,,object - the,,,cachorro/guiar/homem,O cachorro guia o homem.
pilotar,,object - the: vehicle,,,ela/pilotar/avião,Ela pilota o avião.
frear,,place-at em the: where =semáforo =ladeira =esquina =sinal =faixa =curva =descida =lombada; object - the,,,papai/frear/carro,O papai freia o carro.
travar,,object - the: vehicle device; place-at em the: =curva =descida =esquina =semáforo =rua; object - the; place-at em the: where event,,,pai/travar/carro,O pai trava o carro.
acelerar,,object - the; place-at em the: where event,,,papai/acelerar/carro,O papai acelera o carro.
embarcar,,topic em the,,,nós/embarcar/trem,Nós embarcamos no trem.
desembarcar,,place-at em the: where; topic de the,,,nós/desembarcar/avião,Nós desembarcamos do avião.
aproximar,,object - the; topic de the,,,ele/aproximar/cadeira,Ele aproxima a cadeira.
afastar,,object - the; topic de the,,,ele/afastar/cadeira,Ele afasta a cadeira.
desviar,,object - the: toy; topic de the,,,carro/desviar/buraco,O carro desvia do buraco.
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
encostar-se,,topic em the,,,eu/encostar-se/parede,Eu me encosto na parede.
segurar-se,,topic em the,,,eu/segurar-se/corrimão,Eu me seguro no corrimão.
pendurar-se,,topic em the,,,macaco/pendurar-se/galho,O macaco se pendura no galho.
debruçar-se,,topic em the,,,menina/debruçar-se/janela,A menina se debruça na janela.
ranger,,,,,porta/ranger/,A porta range.
revezar-se,,topic em the,,,eles/revezar-se/balanço,Eles se revezam no balanço.
revezar,,topic em the,,,elas/revezar/balanço,Elas se revezam no balanço.
apoiar,,object - the,,,amigo/apoiar/eu,Meu amigo me apoia.
dar apoio,,recipient para,,,família/dar apoio/eu,A família me dá apoio.
dar força,,recipient para,,,amigo/dar força/eu,Meu amigo me dá força.
encostar,,topic em the,,,ele/encostar/parede,Ele encosta na parede.
roçar,,topic em the,,,gato/roçar/perna,O gato roça na perna.
equilibrar-se,,topic em the,,,menina/equilibrar-se/,A menina se equilibra.
segurar,,object - the; place-at em the: =colo,,,eu/segurar/mão,Eu seguro a mão.
imobilizar,,object - the; instrument com -: =gesso =tala =faixa,,,médico/imobilizar/braço,O médico imobiliza meu braço.
agarrar-se,,topic a the,,,bebê/agarrar-se/mamãe,O bebê se agarra à mamãe.
soltar,,object - -: =fogos; object - a: =balão =rojão =foguete =pum =grito =arroto; object - -: =fogo =faísca =faíscas =fumaça =fumo =cheiro =tinta =pelo =pelos =vapor; object - the; place-from de the: =gaiola =corrente =coleira =jaula =trela =caixa =armadilha =rede =anzol =gancho; place-at em the: where; place-at em the: event,,,ele/soltar/pássaro,Ele solta o pássaro.
largar,,object - the,,,ele/largar/bola,Ele larga a bola.
abandonar,,object - the,,achievement,ele/abandonar/cachorro rua,Ele abandona o cachorro na rua.
apanhar,,object - -: =chuva =sol =frio =boleia; object - the; topic de the: person,,accomplishment,menino/apanhar/bola,O menino apanha a bola.
arremessar,,object - a: =pedra =pau; object - the; place-at em the: =alvo =cesta =gol =parede; recipient para,,,ele/arremessar/bola,Ele arremessa a bola.
encestar,,object - the,,,eu/encestar/bola,Eu encesto a bola.
atirar,,object - the; topic em the,,,menino/atirar/pedra,O menino atira a pedra.
derrubar,,object - the; topic de the,,achievement,gato/derrubar/copo,O gato derruba o copo.
atropelar,,object - the,,achievement,carro/atropelar/cachorro,O carro atropela o cachorro.
erguer,,object - the,,,ele/erguer/braço,Ele ergue o braço.
baixar,,object - the,,,ela/baixar/aplicativo,Ela baixa o aplicativo.
acessar,,object - the,,,eu/acessar/internet,Eu acesso a internet.
botar,,object - a: =ovo; object - -: =ovos; object - the; topic em the: where furniture thing device vehicle body material food drink dish,,,eu/botar/casaco,Eu boto o casaco.
pôr ovo,,topic em the,,,tartaruga/pôr ovo/areia,A tartaruga põe ovo na areia.
meter,,object - the; topic em the: =bolso =bolsa where furniture thing device vehicle body material,,,ele/meter/mão bolso,Ele mete a mão no bolso.
encaixar,,object - the; topic em the: game where furniture thing device vehicle body material toy,,,eu/encaixar/peça,Eu encaixo a peça.
enroscar-se,,topic em the,,,gato/enroscar-se/perna,O gato se enrosca na perna.
enroscar,,topic em the,,achievement,pipa/enroscar/árvore,A pipa enrosca na árvore.
enganchar,,topic em the,,achievement,blusa/enganchar/porta,A blusa engancha na porta.
enfiar,,object - the; topic em the: =bolso =bolsa where furniture thing device vehicle body material; place-at em the: =calça =bolso =bolsa =boca =buraco =nariz =mochila =gaveta,,,ele/enfiar/mão bolso,Ele enfia a mão no bolso.
enrolar,,object - the; topic em the,,,ela/enrolar/fio,Ela enrola o fio.
desenrolar,,object - the,,,eu/desenrolar/tapete,Eu desenrolo o tapete.
embrulhar,,object - the,,,mamãe/embrulhar/presente,A mamãe embrulha o presente.
encapar,,object - the; topic com -,,,eu/encapar/livro plástico,Eu encapo o livro com plástico.
encaixotar,,object - the,,,nós/encaixotar/livros,Nós encaixotamos os livros.
empacotar,,object - the,,,nós/empacotar/brinquedos,Nós empacotamos os brinquedos.
desembrulhar,,object - the,,,menina/desembrulhar/presente,A menina desembrulha o presente.
amassar,,object - the,,,menino/amassar/papel,O menino amassa o papel.
entortar,,object - the,,achievement,ele/entortar/garfo,Ele entorta o garfo.
desentortar,,object - the; instrument com the: =martelo =alicate,,,papai/desentortar/arame,O papai desentorta o arame.
rasgar,,object - the,,achievement,bebê/rasgar/papel,O bebê rasga o papel.
furar,,object - the,,achievement,ele/furar/bola,Ele fura a bola.
perfurar,,object - the,,,máquina/perfurar/parede,A máquina perfura a parede.
picar,,object - the; topic em the: body,,injury,mamãe/picar/cebola,A mamãe pica a cebola.
ferroar,,object - the,,achievement,abelha/ferroar/eu,A abelha me ferroa.
bicar,,object - the,,achievement,galinha/bicar/milho,A galinha bica o milho.
ralar,grooming,object - the,,achievement,menino/ralar/joelho,O menino rala o joelho.
esfolar,,object - the,,injury,menino/esfolar/joelho,O menino esfola o joelho.
moer,,object - the,,,papai/moer/café,O papai mói o café.
descascar,,object - the,,,ela/descascar/banana,Ela descasca a banana.
fatiar,,object - the,,,papai/fatiar/pão,O papai fatia o pão.
esmagar,,object - the,,,ele/esmagar/lata,Ele esmaga a lata.
triturar,,object - the,,,liquidificador/triturar/gelo,O liquidificador tritura o gelo.
espremer,,object - the,,,papai/espremer/laranja,O papai espreme a laranja.
torcer,,object - the: body clothing material =pano =toalha =lençol =esponja; place-at em the: sport event game =academia =escola =quadra =parque =rua =escada =recreio =treino =palco =pista =gramado =piscina =ginásio =calçada =jardim =praia =casa =buraco =degrau =estádio =pátio =trilha; topic por the: being =time =clube =seleção =equipe =equipa =Brasil =Portugal; topic por the,,injury,papai/torcer/time,O papai torce pelo time.
fraturar,,object - the,,injury,eu/fraturar/braço,Eu fraturo o braço.
sacudir,,object - the,,,ela/sacudir/tapete,Ela sacode o tapete.
agitar,,object - the,,,ele/agitar/garrafa,Ele agita a garrafa.
despejar,,object - the; topic em the: where furniture thing device vehicle body material,,,ela/despejar/água copo,Ela despeja a água no copo.
derramar,,object - the; topic em the: where furniture thing device vehicle body material furniture clothing; place-at em the: =fogão =chão =mesa,,achievement,menino/derramar/leite,O menino derrama o leite.
transbordar,,topic com the,,,rio/transbordar/chuva,O rio transborda com a chuva.
entornar,,object - the; topic em the: where furniture thing device vehicle body material clothing,,achievement,menino/entornar/leite,O menino entorna o leite.
esvaziar,,object - the,,,ele/esvaziar/mochila,Ele esvazia a mochila.
tampar,,object - the,,,ela/tampar/panela,Ela tampa a panela.
destapar,,object - the,,,mãe/destapar/tacho,A mãe destapa o tacho.
cobrir,,object - the; instrument com; topic de -,,,mamãe/cobrir/bebê,A mamãe cobre o bebê.
tapar-se,,topic com the,,,eu/tapar-se/manta,Eu me tapo com a manta.
enfaixar,,object - the; topic com -,,,mamãe/enfaixar/dedo gaze,A mamãe enfaixa meu dedo com gaze.
forrar,,object - the; topic com -,,,eu/forrar/gaveta papel,Eu forro a gaveta com papel.
tapar,,object - the,,,menino/tapar/ouvidos,O menino tapa os ouvidos.
vedar,,object - the,,,papai/vedar/janela,O papai veda a janela.
trancar,,object - the; instrument com the,,,papai/trancar/porta,O papai tranca a porta.
desbloquear,,object - the; instrument com the: body; topic com the: =senha =código =impressão_digital,,,eu/desbloquear/tablet senha,Eu desbloqueio o tablet com a senha.
bloquear,,object - the; place-at em the: =rede_social =redes_sociais =Instagram =WhatsApp =Facebook =jogo =grupo,,,eu/bloquear/número,Eu bloqueio o número.
desmontar,,object - the,,,ele/desmontar/brinquedo,Ele desmonta o brinquedo.
desparafusar,,object - the; topic com the,,,eu/desparafusar/tampa,Eu desparafuso a tampa.
juntar,,object - -: money; object - the,,,eu/juntar/brinquedos,Eu junto os brinquedos.
separar,,topic em -: =grupos =times =duplas =filas; topic por -: =cor =tamanho =tipo =forma; object - the; topic de the,,,ela/separar/roupas,Ela separa as roupas.
reunir,,object - the,,,professora/reunir/alunos,A professora reúne os alunos.
empilhar,,object - the,,,menino/empilhar/blocos,O menino empilha os blocos.
amontoar,,object - the; topic em the,,,ele/amontoar/roupas cadeira,Ele amontoa as roupas na cadeira.
organizar,,object - the,,,mamãe/organizar/armário,A mamãe organiza o armário.
promover,,object - the: event activity; object,,,escola/promover/festa,A escola promove a festa.
coordenar,,object - the,,,professora/coordenar/projeto,A professora coordena o projeto.
gerir,,object - the,,,mãe/gerir/loja,A mãe gere a loja.
administrar,,object - the,,,tia/administrar/empresa,A tia administra a empresa.
ordenar,,object - the,subjunctive,,eu/ordenar/cartas,Eu ordeno as cartas.
numerar,,object - the,,,eu/numerar/páginas,Eu numero as páginas.
alinhar,,object - the,,,eu/alinhar/cadeiras,Eu alinho as cadeiras.
classificar,,object - the,,,eu/classificar/cores,Eu classifico as cores.
medir,,object - the: =febre =pressão =temperatura =glicose =altura =peso; object - the,,,médico/medir/menino,O médico mede o menino.
pesar,,object - -: quantity; object - the; place-at em the: =balança =farmácia =hospital =posto =clínica =consultório =mercado,,,médico/pesar/bebê,O médico pesa o bebê.
comparar,,object - the; topic com the,,,eu/comparar/desenhos,Eu comparo os desenhos.
calcular,,object - the; place-at em the: where event,,,ela/calcular/preço,Ela calcula o preço.
somar,,object - the; place-at em the: where event,,,aluno/somar/números,O aluno soma os números.
subtrair,,object - the; place-at em the: where event,,,aluno/subtrair/números,O aluno subtrai os números.
multiplicar,,object - the; place-at em the: where event,,,aluno/multiplicar/números,O aluno multiplica os números.
riscar,,object - the,,,bebê/riscar/parede,O bebê risca a parede.
rabiscar,,object - the,,,bebê/rabiscar/papel,O bebê rabisca o papel.
marcar,,object - -: =médico =dentista =cabeleireiro =manicure =pediatra =psicólogo =oculista =fisioterapia; object - a: =consulta =encontro =reunião =gol =golo =ponto; object - the; beneficiary para: being,,deed: =gol =gols =golo =ponto =pontos =cesta =pênalti,eu/marcar/resposta,Eu marco a resposta.
etiquetar,,object - the,,,eu/etiquetar/potes,Eu etiqueto os potes.
sublinhar,,object - the,,,eu/sublinhar/palavra,Eu sublinho a palavra.
assinar,,object - the,,,papai/assinar/carta,O papai assina a carta.
carimbar,,object - the,,,moça/carimbar/papel,A moça carimba o papel.
imprimir,,object - the: =trabalho; object - the; place-at em the: =impressora; place-at em the: where event,,,ela/imprimir/desenho,Ela imprime o desenho.
fotocopiar,,object - the; place-at em the: where event,,,professora/fotocopiar/livro,A professora fotocopia o livro.
digitalizar,,object - the; place-at em the: where event,,,eu/digitalizar/foto,Eu digitalizo a foto.
plastificar,,object - the,,,professora/plastificar/cartão,A professora plastifica o cartão.
digitar,,object - a: =mensagem =e-mail =carta; object - the; place-at em the: =teclado =computador =celular =tablet =caixa; recipient para; place-at em the: where event,,,eu/digitar/senha,Eu digito a senha.
teclar,,company com; topic em the,,,eu/teclar/amiga,Eu teclo com minha amiga.
clicar,,topic em the,,,eu/clicar/botão,Eu clico no botão.
instalar,,object - the: =antena =chuveiro =ar-condicionado =câmera =alarme =lâmpada =ventilador =torneira =pia =prateleira; object - the; place-at em the: device room where,,,ele/instalar/jogo,Ele instala o jogo.
formatar,,object - the,,,tio/formatar/computador,O tio formata o computador.
atualizar,,object - the,,,eu/atualizar/aplicativo,Eu atualizo o aplicativo.
salvar,,object - the; place-at em the: =pasta =computador =celular =telemóvel =nuvem =tablet; topic de the; object - the: being,de,deed,bombeiro/salvar/gato,O bombeiro salva o gato.
gravar,,object - a: =áudio =mensagem =recado =filme =música; object - the; place-at em the: device,,,eu/gravar/áudio,Eu gravo um áudio.
editar,,object - the,,,eu/editar/vídeo,Eu edito o vídeo.
postar,,object - the,,,ela/postar/foto,Ela posta a foto.
publicar,,object - the,,,ela/publicar/livro,Ela publica o livro.
pesquisar,,object - the; topic sobre the,,,aluno/pesquisar/planetas,O aluno pesquisa os planetas.
buscar,,object - the; place-at em the; instrument de -: vehicle,,,papai/buscar/menina escola,O papai busca a menina na escola.
verificar,,object - the,,,ela/verificar/resposta,Ela verifica a resposta.
inspecionar,,object - the,,,fiscal/inspecionar/cozinha,O fiscal inspeciona a cozinha.
corrigir,,object - the,,,professora/corrigir/prova,A professora corrige a prova.
compensar,,object - the,,,eu/compensar/erro,Eu compenso o erro.
revisar,,object - the,,,aluno/revisar/lição,O aluno revisa a lição.
resumir,,object - the,,,eu/resumir/história,Eu resumo a história.
completar,,object - the,,,eu/completar/frase,Eu completo a frase.
preencher,,object - the,,,eu/preencher/formulário,Eu preencho o formulário.
enxaguar,,object - the,,,ela/enxaguar/copo,Ela enxágua o copo.
aspirar,,object - the: =pó =casa =sala =quarto =tapete =chão =sofá =carro =migalhas; object - the,,,papai/aspirar/tapete,O papai aspira o tapete.
recolher,,object - the,,,eu/recolher/brinquedos,Eu recolho os brinquedos.
catar,,object; place-at em the: where =chão =areia,,,menina/catar/conchas,A menina cata conchas.
coletar,,object; place-at em the: where,,,enfermeira/coletar/sangue,A enfermeira coleta sangue.
rastelar,,object - the; place-at em the: where,,,vovô/rastelar/folhas,O vovô rastela as folhas.
decorar,,object - the,,,nós/decorar/árvore,Nós decoramos a árvore.
enfeitar,,object - the,,,nós/enfeitar/casa,Nós enfeitamos a casa.
cavar,,object: =túnel =toca =poço =vala =cova =trincheira =buraco =caverna =galeria; object; place-at em the: where event,,,cachorro/cavar/buraco,O cachorro cava um buraco.
capinar,,object - the,,,vovô/capinar/quintal,O vovô capina o quintal.
serrar,,object - the; place-at em the: where event,,,papai/serrar/madeira,O papai serra a madeira.
polir,,object - the,,,ele/polir/pedra,Ele pule a pedra.
envernizar,,object - the,,,carpinteiro/envernizar/mesa,O carpinteiro enverniza a mesa.
lixar,,object - the; instrument com the: =lixa =lixadeira =máquina =lixadora,,,papai/lixar/madeira,O papai lixa a madeira.
martelar,,object - the,,,papai/martelar/prego,O papai martela o prego.
pregar,,object; topic em the: clothing furniture where material,,,papai/pregar/prego parede,O papai prega um prego na parede.
parafusar,,object - the; instrument com the: =chave_de_fenda =parafuso =furadeira; place-at em the: =parede =madeira =teto =porta =tábua,,achievement,papai/parafusar/mesa,O papai parafusa a mesa.
aparafusar,,object - the,,achievement,papai/aparafusar/prateleira,O papai aparafusa a prateleira.
soldar,,object - the; place-at em the: where event,,,tio/soldar/cano,O tio solda o cano.
bordar,,manner em -: =ponto-cruz =ponto_cruz =crochê =tricô; instrument com the: =agulha =agulhas =linha =linhas =fio; object; beneficiary para: being =boneca =boneco; place-at em the: where event,,,avó/bordar/toalha,A avó borda uma toalha.
tricotar,,object; beneficiary para: being =boneca =boneco; place-at em the: where event,,,avó/tricotar/cachecol,A avó tricota um cachecol.
tecer,,object; place-at em the: where event,,,vovó/tecer/tapete,A vovó tece um tapete.
podar,,object - the,,,jardineiro/podar/árvore,O jardineiro poda a árvore.
tosar,,object - the,,,veterinário/tosar/cachorro,O veterinário tosa o cachorro.
aparar,,object - the,,,jardineiro/aparar/grama,O jardineiro apara a grama.
colher,,object; place-at em the: where; topic de the: =árvore =pé =galho =horta =laranjeira =macieira,,,nós/colher/morangos,Nós colhemos morangos.
apanhar fruta,,topic de the: plant,,,avô/apanhar fruta/árvore,O avô apanha fruta da árvore.
vindimar,,object; place-at em the: where event,,,avô/vindimar/uvas,O avô vindima uvas.
ceifar,,object - the,,,camponês/ceifar/trigo,O camponês ceifa o trigo.
semear,,object; place-at em the,,,agricultor/semear/milho,O agricultor semeia milho.
lavrar,,object - the,,,agricultor/lavrar/terra,O agricultor lavra a terra.
arar,,object - the,,,trator/arar/terra,O trator ara a terra.
cultivar,,object; place-at em the: where event,,,avô/cultivar/tomates,O avô cultiva tomates.
polinizar,,object - the,,,abelha/polinizar/flor,A abelha poliniza a flor.
ordenhar,,object - the; place-at em the: where event,,,avô/ordenhar/vaca,O avô ordenha a vaca.
tirar leite,,topic de the,,,vovô/tirar leite/vaca,O vovô tira leite da vaca.
tosquiar,,object - the,,,pastor/tosquiar/ovelhas,O pastor tosquia as ovelhas.
caçar,,instrument com -: =arco =rede =espingarda; object; place-at em the: where event,,,gato/caçar/ratos,O gato caça ratos.
criar,,object - -: =gado; object,,,avô/criar/galinhas,O avô cria galinhas.
domar,,object - the,,,ele/domar/cavalo,Ele doma o cavalo.
domesticar,,object - the,,,homem/domesticar/lobo,O homem domestica o lobo.
amansar,,object - the,,,vaqueiro/amansar/cavalo,O vaqueiro amansa o cavalo.
selar,,object - the,,,avô/selar/cavalo,O avô sela o cavalo.
adestrar,,object - the,,,ela/adestrar/cachorro,Ela adestra o cachorro.
assar,,object: edible animal; object - the; place-at em the: where event =fogueira =brasa =brasas =grelha =forno =churrasqueira =fogo =chapa =espeto,,,mamãe/assar/frango,A mamãe assa frango.
desenformar,,object - the; place-at em the: where,,,mamãe/desenformar/bolo,A mamãe desenforma o bolo.
rechear,,object - the; instrument com -: =chocolate =morango =doce_de_leite =creme =queijo =carne =frango =farofa =presunto; place-at em the: where event,,,vovó/rechear/bolo chocolate,A vovó recheia o bolo com chocolate.
tostar,,object - the; place-at em the: where event,,,mãe/tostar/pão,A mãe tosta o pão.
torrar,,object - the; place-at em the: where event,,,eu/torrar/pão,Eu torro o pão.
gratinar,,object - the; place-at em the: where event,,,mamãe/gratinar/batata,A mamãe gratina a batata.
fritar,,object: edible animal; object - the; place-at em the: where event,,,papai/fritar/ovo,O papai frita um ovo.
refogar,,object - the; topic com -; place-at em the: where event,,,papai/refogar/arroz alho,O papai refoga o arroz com alho.
saltear,,object; place-at em the: where event,,,mãe/saltear/legumes,A mãe salteia legumes.
ferver,,object - the; place-at em the: where event,,,ela/ferver/água,Ela ferve a água.
grelhar,,object: edible animal,,,papai/grelhar/peixe,O papai grelha um peixe.
temperar,,object - the; instrument com -: food =sal =azeite =limão =vinagre =pimenta =alho =orégano =ervas =molho =manjericão =coentro =salsa =louro =canela =tempero; place-at em the: where event,,,ela/temperar/salada,Ela tempera a salada.
passar manteiga,,topic em the,,,eu/passar manteiga/pão,Eu passo manteiga no pão.
barrar,,object - the; topic com -,,,eu/barrar/pão manteiga,Eu barro o pão com manteiga.
adoçar,,object - the; instrument com -: =mel =açúcar =adoçante =leite_condensado =xarope,,,eu/adoçar/suco mel,Eu adoço o suco com mel.
polvilhar,,object - the; instrument com -: =açúcar =canela =chocolate =queijo =farinha =coco =sal,,,eu/polvilhar/bolo açúcar,Eu polvilho o bolo com açúcar.
untar,,object - the; topic com -,,,eu/untar/forma manteiga,Eu unto a forma com manteiga.
demolhar,,object - the,,,avó/demolhar/bacalhau,A avó demolha o bacalhau.
salgar,,object - the,,,vovó/salgar/carne,A vovó salga a carne.
congelar,,object - the,,,mamãe/congelar/sopa,A mamãe congela a sopa.
descongelar,,object - the,,,mamãe/descongelar/carne,A mamãe descongela a carne.
coar,,object - the; place-at em the: where event,,,papai/coar/café,O papai coa o café.
peneirar,,object - the; place-at em the: where event,,,eu/peneirar/farinha,Eu peneiro a farinha.
saborear,,object - the; place-at em the: where event,,,ela/saborear/bolo,Ela saboreia o bolo.
saber a,,object - -,,,gelado/saber a/morango,O gelado sabe a morango.
devorar,,object - the; place-at em the: where event,,,cachorro/devorar/osso,O cachorro devora o osso.
merendar,,object: edible,,,menina/merendar/biscoitos,A menina merenda biscoitos.
mamar,,object: edible; place-at em the,,,bebê/mamar/,O bebê mama.
amamentar,,object - the; place-at em the: where event,,,mamãe/amamentar/bebê,A mamãe amamenta o bebê.
dar de mamar,,recipient a the,,,mamãe/dar de mamar/bebê,A mamãe dá de mamar ao bebê.
babar,,object - the: clothing; place-at em the: =travesseiro =almofada,,,bebê/babar/,O bebê baba.
babar-se,,topic com the: being; topic em the,,,avô/babar-se/neta,O avô se baba com a neta.
salivar,,topic com the,,,cachorro/salivar/,O cachorro saliva.
cuspir,,object - -: =fogo =sangue =água; place-at em the: =chão =pia =rua =piscina =lavatório; topic em the: person; object - the; place-at em the: where event =história =filme =desenho =livro,,achievement,bebê/cuspir/comida,O bebê cospe a comida.
gargarejar,,topic com -,,,eu/gargarejar/água sal,Eu gargarejo com água e sal.
arrotar,,,,,bebê/arrotar/,O bebê arrota.
soluçar,,,,,bebê/soluçar/,O bebê soluça.
suspirar,,,,,ela/suspirar/,Ela suspira.
gemer,,topic de -,,,ele/gemer/dor,Ele geme de dor.
berrar,,topic de -: feeling illness state emotion weather =dor; company com,,,bebê/berrar/,O bebê berra.
arder,,place-at em the: body; topic em -: =febre; topic de -: feeling emotion =ciúme =raiva,,,olho/arder/,Meu olho arde.
inchar,,,,,dedo/inchar/,Meu dedo incha.
sangrar,,topic de -: =nariz; place-at em the: where,,,nariz/sangrar/,Meu nariz sangra.
suar,,topic de -: feeling illness state emotion weather =calor =frio =nervoso; place-at em the,,,eu/suar/muito,Eu suo muito.
desmaiar,,topic de -: feeling illness state emotion weather =calor =fome =dor =frio =susto =cansaço; place-at em the,,achievement,ela/desmaiar/,Ela desmaia.
adoecer,,topic de -: feeling illness =tristeza,,,avó/adoecer/,A avó adoece.
sarar,,topic de the: =gripe =resfriado =dengue =febre =doença =tosse; topic de the,,,menino/sarar/,O menino sara.
fazer bem,,recipient a the: being; topic a the,,,fruta/fazer bem/saúde,A fruta faz bem à saúde.
ter alta,,place-from de the: where,,,vovó/ter alta/hospital,A vovó tem alta do hospital.
melhorar,,topic de the: =gripe =resfriado =dengue =febre =doença =tosse =dor; object - the; topic de the: illness feeling,,,avó/melhorar/,A avó melhora.
aperfeiçoar,,object - the,,,ela/aperfeiçoar/técnica,Ela aperfeiçoa a técnica.
piorar,,object - the,,,avó/piorar/,A avó piora.
fazer mal,,recipient a the: being; topic a the,,,açúcar/fazer mal/dente,O açúcar faz mal aos dentes.
tratar,,object - the; instrument com -: medicine =pomada =gelo =antibiótico =xarope =comprimido =comprimidos =chá =mel =creme =laser =fisioterapia,,,médica/tratar/menino,A médica trata o menino.
medicar,,object - the; place-at em the: where event,,deed,médica/medicar/bebê,A médica medica o bebê.
fazer curativo,,topic em the: body; recipient em the; topic em the,,,enfermeira/fazer curativo/joelho,A enfermeira faz um curativo no meu joelho.
vacinar,,object - the; topic contra the; place-at em the: where event,,deed,enfermeira/vacinar/bebê,A enfermeira vacina o bebê.
dar injeção,,recipient em the; topic em the,,,médico/dar injeção/braço,O médico dá uma injeção no braço.
dar vacina,,recipient em the,,,enfermeira/dar vacina/bebê,A enfermeira dá vacina no bebê.
operar,,object - the; topic de the; place-at em the: where event,,deed,médico/operar/joelho,O médico opera meu joelho.
anestesiar,,object - the; place-at em the: where event,,deed,dentista/anestesiar/boca,O dentista anestesia minha boca.
engessar,,object - the; place-at em the: where event,,deed,médico/engessar/perna,O médico engessa minha perna.
fazer operação,,topic em the,,,avó/fazer operação/olho,A avó faz uma operação no olho.
fazer cirurgia,,topic em the,,,vovô/fazer cirurgia/joelho,O vovô faz uma cirurgia no joelho.
examinar,,object - the,,deed,médico/examinar/menino,O médico examina o menino.
fazer exame,,place-at em the: where; topic de -,,,vovó/fazer exame/sangue,A vovó faz exame de sangue.
analisar,,object - the,,,cientista/analisar/água,O cientista analisa a água.
consultar,,object - the,,,papai/consultar/médico,O papai consulta o médico.
marcar consulta,,topic com the,,,mamãe/marcar consulta/dentista,A mamãe marca consulta com o dentista.
sofrer,,object: idea event; topic de -: illness feeling,,,avó/sofrer/dor,A avó sofre de dor.
aguentar,,object - the,bare,,eu/aguentar/barulho,Eu aguento o barulho.
suportar,,object - the,,,ela/suportar/barulho,Ela suporta o barulho.
engordar,,place-at em the: =férias =gravidez =quarentena =Natal; object - -: money,,,cachorro/engordar/,O cachorro engorda.
emagrecer,,,,,papai/emagrecer/,O papai emagrece.
envelhecer,,,,,avô/envelhecer/,O avô envelhece.
mancar,,topic de the: body =pata,,,cachorro/mancar/,O cachorro manca.
memorizar,,object - the; place-at em the: where event,,,eu/memorizar/música,Eu memorizo a música.
reconhecer,,object - the,,,bebê/reconhecer/mamãe,O bebê reconhece a mamãe.
distinguir,,object - the,,,bebê/distinguir/voz,O bebê distingue a voz.
identificar,,object - the,,,eu/identificar/animais,Eu identifico os animais.
diferenciar,,object - the,,,eu/diferenciar/letras,Eu diferencio as letras.
confundir,,object - the; topic com the,,,eu/confundir/letras,Eu confundo as letras.
atrapalhar-se,,topic com the,,,eu/atrapalhar-se/números,Eu me atrapalho com os números.
duvidar,,topic de the,subjunctive,,ele/duvidar/história,Ele duvida da história.
desistir,,topic de the,de,,eu/desistir/jogo,Eu desisto do jogo.
abrir mão,,topic de the,,,eu/abrir mão/sobremesa,Eu abro mão da sobremesa.
aposentar-se,,topic de the,,,professora/aposentar-se/escola,A professora se aposenta da escola.
demitir-se,,topic de the,,,tio/demitir-se/empresa,O tio se demite da empresa.
voltar atrás,,topic em the,,,nós/voltar atrás/,Nós voltamos atrás.
insistir,,topic em the,em subjunctive,,ele/insistir/brincar,Ele insiste em brincar.
teimar,,company com,em,,menino/teimar/mãe,O menino teima com a mãe.
fazer questão,,topic de the,de,,vovó/fazer questão/bolo,A vovó faz questão do bolo.
depender,,topic de the,de,state,ela/depender/ajuda,Ela depende da ajuda.
fracassar,,,,,ele/fracassar/,Ele fracassa.
dar-se mal,,topic em the,,,ele/dar-se mal/prova,Ele se dá mal na prova.
falhar,,object - the,,,computador/falhar/,O computador falha.
acertar,,object - the,,achievement,eu/acertar/resposta,Eu acerto a resposta.
ir bem,,topic em -: subject language; topic em the,,,eu/ir bem/prova,Eu vou bem na prova.
sair-se bem,,topic em the,,,eu/sair-se bem/prova,Eu me saio bem na prova.
errar,,topic de -: =rua =porta =andar =casa =ônibus =autocarro =trem =comboio =metrô =sala =prédio =saída =linha =apartamento =elevador =estação =parada =escola =quarto; object - the,,achievement,eu/errar/conta,Eu erro a conta.
ir mal,,topic em -: subject language; topic em the,,,eu/ir mal/matemática,Eu vou mal em matemática.
chumbar,,object - the: being =turma =ano; topic em -: subject language; topic em the,,achievement,primo/chumbar/exame,Meu primo chumba no exame.
reprovar,,object - the: being =turma; topic em -: subject language; topic em the,,achievement,aluno/reprovar/matemática,O aluno reprova em matemática.
enganar-se,,topic de -: =dia =hora =caminho =endereço =número =nome =pessoa =ônibus =sala =rua; topic em the,,,eu/enganar-se/conta,Eu me engano na conta.
vencer,,topic em the: sport game =xadrez =damas =boliche =cartas =baralho =dominó; object - the: =medo =timidez =doença =câncer =vergonha =preguiça; object - the,,achievement,time/vencer/jogo,O time vence o jogo.
driblar,,object - the; place-at em the: where event,,achievement,jogador/driblar/goleiro,O jogador dribla o goleiro.
golear,,object - the; place-at em the: where event,,achievement,nós/golear/time,Nós goleamos o time.
empatar,,object - the: =jogo =partida; company com,,,time/empatar/,O time empata.
competir,,company com; place-at em the,,,eu/competir/amigo,Eu compito com meu amigo.
treinar,,object - -: sport activity; object - the; instrument com -: =bola =bolas =peso =pesos =elástico =raquete; object - the: being; place-at em the: where =chuva =sol =lama =areia =escuro =calor =frio,para,,menino/treinar/futebol,O menino treina futebol.
praticar,,object - -: sport activity language instrument; object - the; place-at em the: where event,,,menina/praticar/natação,A menina pratica natação.
ensaiar,,place-at em the: where =garagem =palco =salão; object - the,,,nós/ensaiar/dança,Nós ensaiamos a dança.
apostar,,object; topic em the; place-at em the: where event,,,ele/apostar/dinheiro,Ele aposta dinheiro.
evitar,,object - the,bare subjunctive,,ele/evitar/briga,Ele evita a briga.
prevenir,,object - the; topic contra the,,,vacina/prevenir/doença,A vacina previne a doença.
impedir,,object - the; object - the: being,de,,eu/impedir/menino correr,Eu impeço o menino de correr.
proibir,,object - the,de subjunctive,,mamãe/proibir/televisão,A mamãe proíbe a televisão.
exigir,,object,subjunctive,,professora/exigir/silêncio,A professora exige silêncio.
merecer,,object,bare,state,eu/merecer/presente,Eu mereço um presente.
significar,,object,,state,palavra/significar/muito,A palavra significa muito.
fazer sentido,,topic para the,,,ideia/fazer sentido/eu,A ideia faz sentido para mim.
importar-se,,topic com the,de,state,eu/importar-se/barulho,Eu me importo com o barulho.
ignorar,,object - the,,,ela/ignorar/irmão,Ela ignora o irmão.
detestar,,object - the,bare,state,eu/detestar/barulho,Eu detesto barulho.
desprezar,,object - the,,,ele/desprezar/presente,Ele despreza o presente.
admirar,,object - the; topic por the,,state,eu/admirar/avô,Eu admiro meu avô.
invejar,,object - the,,state,ele/invejar/irmão,Ele inveja o irmão.
temer,,object - the,bare subjunctive,state,gato/temer/cachorro,O gato teme o cachorro.
recear,,object - the,bare subjunctive,,mãe/recear/chuva,A mãe receia a chuva.
valorizar,,object - the,,,ela/valorizar/amizade,Ela valoriza a amizade.
dar importância,,topic a the,,,eu/dar importância/nota,Eu dou importância à nota.
dar valor,,topic a the,,,eu/dar valor/amizade,Eu dou valor à amizade.
apreciar,,object - the,,,avó/apreciar/música,A avó aprecia a música.
curtir,,object - the: =férias =feriado =verão =fim_de_semana; object - the,,,eu/curtir/festa,Eu curto a festa.
desfrutar,,topic de the,,,avô/desfrutar/praia,O avô desfruta da praia.
tolerar,,object - the,,,ela/tolerar/barulho,Ela tolera o barulho.
conviver,,company com,,,eu/conviver/colegas,Eu convivo com os colegas.
dar-se bem,,company com; place-at em the: where event activity,,,eu/dar-se bem/irmão,Eu me dou bem com meu irmão.
colaborar,,company com; topic com the,,,eu/colaborar/professora,Eu colaboro com a professora.
contribuir,,topic para the: event activity idea place nature; topic com -,,,eu/contribuir/campanha,Eu contribuo para a campanha.
cooperar,,company com,,,eu/cooperar/colegas,Eu coopero com os colegas.
participar,,topic de the,,,eu/participar/jogo,Eu participo do jogo.
ficar de fora,,topic de the,,,eu/ficar de fora/jogo,Eu fico de fora do jogo.
pertencer,,topic a the: where event =grupo =time =equipe =equipa; recipient a the,,state,livro/pertencer/menina,O livro pertence à menina.
votar,,topic em the,,,papai/votar/prefeito,O papai vota no prefeito.
candidatar-se,,topic a -: person; topic a the,,,tia/candidatar-se/prefeita,A tia se candidata a prefeita.
desobedecer,,recipient a the,,,menino/desobedecer/mamãe,O menino desobedece à mamãe.
violar,,object - the,,,ele/violar/regra,Ele viola a regra.
trair,,object - the,,deed,ele/trair/amigo,Ele trai o amigo.
enganar,,object - the,,deed,ele/enganar/amigo,Ele engana o amigo.
passar trote,,instrument por -: =telefone; recipient em the,,,meninos/passar trote/vizinho,Os meninos passam trote no vizinho.
fazer batota,,topic em the,,,primo/fazer batota/jogo,Meu primo faz batota no jogo.
trapacear,,topic em the,,,ele/trapacear/jogo,Ele trapaceia no jogo.
iludir,,object - the,,,ele/iludir/menina,Ele ilude a menina.
roubar,,object - the; topic de the; place-at em the: =feira =rua =praia =mercado =ônibus =metrô =shopping =festa =escola =praça,,achievement,ladrão/roubar/dinheiro,O ladrão rouba o dinheiro.
furtar,,object - the; topic de the,,injury,ladrão/furtar/celular,O ladrão furta o celular.
assaltar,,object - the,,achievement,ladrões/assaltar/banco,Os ladrões assaltam o banco.
prender,,object - the; place-to em the; instrument com the: =elástico =clipe =grampo =fita =alfinete =corda =presilha,,injury: =ladrão =bandido =criminoso =assaltante =suspeito,polícia/prender/ladrão,A polícia prende o ladrão.
entalar,,object - the; topic em the,,,eu/entalar/dedo porta,Eu entalo o dedo na porta.
pôr a culpa,,topic em the,,,ele/pôr a culpa/gato,Ele põe a culpa no gato.
prender o dedo,,topic em the,,,eu/prender o dedo/porta,Eu prendo o dedo na porta.
processar,,object - the,,,vizinho/processar/empresa,O vizinho processa a empresa.
libertar,,object - the; place-from de the: =gaiola =corrente =jaula =caixa =armadilha =rede =prisão =cadeia; place-at em the: where,,deed,menina/libertar/pássaro,A menina liberta o pássaro.
atacar,,object - the,,,leão/atacar/zebra,O leão ataca a zebra.
invadir,,object - the,,,ladrão/invadir/casa,O ladrão invade a casa.
lutar,,object - -: =judô =boxe =caratê =karatê =jiu-jítsu =capoeira =taekwondo =esgrima =sumô; company com; topic por the: idea =direito =direitos =liberdade =justiça =igualdade =paz,,,herói/lutar/dragão,O herói luta com o dragão.
combater,,object - the; place-at em the: where event,,,bombeiro/combater/fogo,O bombeiro combate o fogo.
matar,,object - -: =aula =aulas =tempo; object - the,,deed,gato/matar/rato,O gato mata o rato.
beliscar,,object - the; topic em the: body,,achievement,menina/beliscar/irmão,A menina belisca o irmão.
cutucar,,object - the; topic em the: body,,,ele/cutucar/colega,Ele cutuca o colega.
socorrer,,object - the,,deed,bombeiro/socorrer/avó,O bombeiro socorre a avó.
atender,,place-at em the: =posto =hospital =consultório =clínica =pronto-socorro =ambulatório; object - the,,,médico/atender/menina,O médico atende a menina.
acolher,,object - the,,,escola/acolher/alunos,A escola acolhe os alunos.
adotar,,object - the; object,,deed,família/adotar/bebê,A família adota o bebê.
educar,,object - the,,,pais/educar/filhos,Os pais educam os filhos.
inscrever,,object - the: being; topic em the,,,professora/inscrever/alunos concurso,A professora inscreve os alunos no concurso.
matricular,,object - the: being; topic em the,,,mamãe/matricular/menino escola,A mamãe matricula o menino na escola.
convencer,,object - the: being; topic de the,a,,eu/convencer/mamãe,Eu convenço a mamãe.
persuadir,,object - the: being; topic de the,a,,eu/persuadir/mamãe sair,Eu persuado a mamãe a sair.
incentivar,,object - the: being,a,,professora/incentivar/aluno,A professora incentiva o aluno.
desafiar,,object - the: being,a,,ele/desafiar/amigo,Ele desafia o amigo.
espiar,,place-at por the: =janela =porta =fechadura =buraco =cortina =muro =grade =fresta; object - the,,,gato/espiar/pássaro,O gato espia o pássaro.
cuscar,,place-at por the: =janela =porta =fechadura =buraco; object - the,,,ela/cuscar/telemóvel,Ela cusca o telemóvel.
bisbilhotar,,object - the,,,irmã/bisbilhotar/meu diário,Minha irmã bisbilhota meu diário.
observar,,object - the: being; object - the,,,menino/observar/formiga,O menino observa a formiga.
contemplar,,object - the,,,vovó/contemplar/lua,A vovó contempla a lua.
imitar,,object - the,,,menino/imitar/macaco,O menino imita o macaco.
fingir,,,bare,,menina/fingir/dormir,A menina finge dormir.
representar,,object - the,,,ela/representar/rainha,Ela representa a rainha.
economizar,,object - -: money; topic para the: toy vehicle =viagem =férias =festa =presente =videogame =celular =computador =tablet; object - the,,,eu/economizar/água,Eu economizo a água.
pechinchar,,object - the: money idea; place-at em the,,,vovó/pechinchar/feira,A vovó pechincha na feira.
poupar,,object - -: money; object - the,,,papai/poupar/dinheiro,O papai poupa dinheiro.
cobrar,,object - the; recipient de the; place-at em the: where event,,,ele/cobrar/ingresso,Ele cobra o ingresso.
doar,,object - -: =sangue =plasma =órgãos =medula; object - the; recipient para,,,nós/doar/roupas,Nós doamos as roupas.
dar esmola,,recipient para,,,vovó/dar/esmola homem,A vovó dá uma esmola para o homem.
entregar,,object - the; place-at em -: =domicílio =mãos; recipient para; instrument de -: vehicle,,deed,eu/entregar/lição professora,Eu entrego a lição para a professora.
distribuir,,object - the; recipient para,,,ela/distribuir/balas,Ela distribui as balas.
contratar,,object - a: =encanador =encanadora =eletricista =chaveiro =pedreiro =marceneiro =carpinteiro =pintor =pintora =mecânico =técnico =técnica =advogado =advogada =babá =faxineira =faxineiro =diarista =intérprete =tradutor =tradutora =cuidador =cuidadora =enfermeiro =enfermeira =jardineiro =cozinheiro =cozinheira =garçom =garçonete =engenheiro =engenheira =programador =contador =voluntário =voluntária =ajudante =sócio =fonoaudióloga =psicólogo =psicóloga =fisioterapeuta =veterinário =veterinária =dentista =detetive =guia =fotógrafo =secretária =canalizador =namorado =namorada; object - the,,deed,chefe/contratar/motorista,O chefe contrata o motorista.
produzir,,object,,,abelha/produzir/mel,A abelha produz mel.
fabricar,,object,,,fábrica/fabricar/carros,A fábrica fabrica carros.
inventar,,object; topic de -: material =madeira =papelão =papel =sucata,,deed,menina/inventar/história,A menina inventa uma história.
projetar,,object,,,ela/projetar/casa,Ela projeta uma casa.
substituir,,object - the; topic por the,,,ela/substituir/professora,Ela substitui a professora.
reciclar,,object - the,,,nós/reciclar/papel,Nós reciclamos o papel.
desperdiçar,,object - the,,,ele/desperdiçar/água,Ele desperdiça a água.
perder tempo,,place-at em the: =trânsito =fila =engarrafamento =espera; place-at em the; topic com the,gerund,,nós/perder tempo/jogo,Nós perdemos tempo com o jogo.
jogar fora,,object - the,,,eu/jogar fora/lixo,Eu jogo fora o lixo.
descartar,,object - the; place-at em the: where =lixo =lixeira,,,papai/descartar/pilha,O papai descarta a pilha.
jogar lixo,,topic em the,,,menino/jogar lixo/chão,O menino joga lixo no chão.
brilhar,,place-at em the,,,sol/brilhar/,O sol brilha.
fazer sucesso,,place-at em the: where event,,,bolo/fazer sucesso/festa,O bolo faz sucesso na festa.
iluminar,,object - the,,,lua/iluminar/rua,A lua ilumina a rua.
explodir,,object - the,,achievement,balão/explodir/,O balão explode.
estourar,,object - the; place-at em the: =festa =aniversário =quintal =cara =rua,,achievement,menino/estourar/balão,O menino estoura o balão.
derreter,,place-at em the: =água =boca =mão =panela; object - the: weather material food =boneco_de_neve =vela =iceberg =geleira =asfalto =plástico; place-at a the: =sol,,deed,sol/derreter/neve,O sol derrete a neve.
evaporar,,place-at a the: =sol; topic com the,,deed,poça/evaporar/sol,A poça evapora ao sol.
endurecer,,object - the,,,massa/endurecer/,A massa endurece.
amolecer,,object - the,,,eu/amolecer/manteiga,Eu amoleço a manteiga.
apodrecer,,,,deed,fruta/apodrecer/,A fruta apodrece.
mofar,,place-at em the: where furniture,,,pão/mofar/,O pão mofa.
azedar,,place-at em the: where,,deed,leite/azedar/,O leite azeda.
murchar,,,,deed,flor/murchar/,A flor murcha.
florescer,,,,,árvore/florescer/,A árvore floresce.
brotar,,place-at em the,,,planta/brotar/,A planta brota.
germinar,,topic em the,,,feijão/germinar/algodão,O feijão germina no algodão.
amanhecer,weather,,,,/amanhecer/,Amanhece.
anoitecer,weather,,,,/anoitecer/,Anoitece.
entardecer,weather,,,,/entardecer/,Entardece.
trovejar,weather,,,,/trovejar/,Troveja.
relampejar,weather,,,,/relampejar/,Relampeja.
garoar,weather,,,,/garoar/,Garoa.
gear,weather,,,,/gear/,Geia.
ventar,weather,,,,/ventar/,Venta.
chuviscar,weather,,,,/chuviscar/,Chuvisca.
soar,,,,,alarme/soar/,O alarme soa.
soar bem,,recipient para,,,ideia/soar bem/eu,A ideia me soa bem.
apitar,,object - the: =fim =começo =início =final; object: game; recipient para a: vehicle; recipient para the: being,,,trem/apitar/,O trem apita.
buzinar,,recipient para,,,carro/buzinar/,O carro buzina.
zumbir,,place-at em the: =ouvido =orelha =jardim =flor,,,abelha/zumbir/,A abelha zumbe.
rugir,,,,,leão/rugir/,O leão ruge.
uivar,,topic para the,,,lobo/uivar/,O lobo uiva.
mugir,,,,,vaca/mugir/,A vaca muge.
pastar,,place-at em the: where =pasto =grama,,,vaca/pastar/campo,A vaca pasta no campo.
relinchar,,,,,cavalo/relinchar/,O cavalo relincha.
cacarejar,,,,,galinha/cacarejar/,A galinha cacareja.
ciscar,,object; place-at em the: where =terra,,,galinha/ciscar/terreiro,A galinha cisca no terreiro.
piar,,,,,pintinho/piar/,O pintinho pia.
chilrear,,topic em the,,,pássaros/chilrear/árvore,Os pássaros chilreiam na árvore.
rosnar,,topic para the: being; recipient para,,,cachorro/rosnar/,O cachorro rosna.
ronronar,,place-at em the: where furniture =colo; topic para the: being; recipient para,,,gato/ronronar/,O gato ronrona.
coaxar,,,,,sapo/coaxar/,O sapo coaxa.
ladrar,,recipient para,,,cão/ladrar/,O cão ladra.
abanar,,object - the,,,cachorro/abanar/rabo,O cachorro abana o rabo.
existir,,place-at em the,,,bruxa/existir/,A bruxa existe.
ocorrer,,subject; place-at em the,,,/ocorrer/o que,O que ocorre?
surgir,,place-at em the,,,lua/surgir/,A lua surge.
aparecer,,place-at em the,,,lua/aparecer/,A lua aparece.
sumir,,place-from de the: home; place-at em the: where; topic de the,,achievement,gato/sumir/,O gato some.
conter,,object,,state,caixa/conter/brinquedos,A caixa contém brinquedos.
incluir,,object - the,,,preço/incluir/lanche,O preço inclui o lanche.
combinar,,object - the: event activity; object - a: =cinema =praia =parque =piquenique =churrasco =shopping =almoço =jantar; topic com the; instrument por the: =telefone =computador =interfone =Skype =videochamada,de,,camisa/combinar/calça,A camisa combina com a calça.
ter a ver,,topic com the; topic com the,,,bolo/ter a ver/festa,O bolo tem a ver com a festa.
cair bem,,topic em the,,,vestido/cair bem/você,O vestido cai bem em você.
coincidir,,topic com the,,,festa/coincidir/aula,A festa coincide com a aula.
valer,,object - -: money quantity,,state,moeda/valer/muito,A moeda vale muito.
consistir,,topic em -: =exercícios =jogadores =perguntas =atividades =jogos =partes; topic em the,em,state,jogo/consistir/correr,O jogo consiste em correr.
vazar,,object - -: =água =óleo =gás =leite =suco =xixi =ar =tinta =gasolina,,,água/vazar/,A água vaza.
pingar,,place-at em the,,,torneira/pingar/,A torneira pinga.
entupir,,object - the; place-at em the: =piscina =mar =praia =avião =banho =viagem =mergulho,,,papel/entupir/pia,O papel entope a pia.
desentupir,,object - the,,,papai/desentupir/pia,O papai desentope a pia.
rachar,,object - the,,deed,vaso/rachar/,O vaso racha.
começar a,modal,,bare,,eu/começar a/comer,Eu começo a comer.
parar de,modal,,bare,,menino/parar de/chorar,O menino para de chorar.
deixar de,modal,,bare,,papai/deixar de/fumar,O papai deixa de fumar.
acabar de,modal,,bare,,eu/acabar de/comer,Eu acabo de comer.
terminar de,modal,,bare,,eu/terminar de/comer,Eu termino de comer.
precisar de,,object,bare,state,eu/precisar de/ajuda,Eu preciso de ajuda.
gostar de,,object - -: =novela; object - the: =cor; object - the: place; object - -,bare,state,eu/gostar de/sorvete,Eu gosto de sorvete.
ter de,modal,,bare,state,eu/ter de/dormir,Eu tenho de dormir.
haver de,modal,,bare,state,eu/haver de/voltar,Eu hei de voltar.
pensar em,,object - the,bare,,eu/pensar em/mamãe,Eu penso na mamãe.
sonhar com,,object - the,bare,,eu/sonhar com/dragão,Eu sonho com o dragão.
contar com,,object - the,bare,,eu/contar com/amigo,Eu conto com meu amigo.
cuidar de,,object - the,bare,,eu/cuidar de/gato,Eu cuido do gato.
falar com,,object - the; topic de the,,,eu/falar com/mamãe,Eu falo com a mamãe.
falar de,,object - the; company com,,,eu/falar de/escola,Eu falo da escola.
brincar com,,object - the,,,eu/brincar com/bola,Eu brinco com a bola.
lançar papagaio,,company com; place-at em the: where event activity,,,menino/lançar papagaio/praia,O menino lança papagaio na praia.
soltar pipa,,company com; place-at em the: where event activity,,,nós/soltar pipa/praia,Nós soltamos pipa na praia.
empinar pipa,,company com; place-at em the: where event activity,,,eu/empinar pipa/papai,Eu empino pipa com o papai.
brincar às escondidas,,company com; place-at em the: where event activity,,,eu/brincar às escondidas/pátio,Eu brinco às escondidas no pátio.
brincar de,,object - -,bare,,eu/brincar de/esconde-esconde,Eu brinco de esconde-esconde.
ligar para,,object - the,,,eu/ligar para/vovó,Eu ligo para a vovó.
conversar com,,object - the; topic de the,,,eu/conversar com/amigo,Eu converso com meu amigo.
assistir a,,object - the,,,eu/assistir a/filme,Eu assisto ao filme.
ajudar a,modal,,bare,,eu/ajudar a/cozinhar,Eu ajudo a cozinhar.
aprender a,modal,,bare,,eu/aprender a/ler,Eu aprendo a ler.
lembrar de,,object - the,bare,,eu/lembrar de/avó,Eu lembro da minha avó.
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
ir às compras,,company com; place-at em the: where event activity,,,mãe/ir às compras/tia,A mãe vai às compras com a tia.
fazer comida,,recipient para; place-at em the,,,papai/fazer comida/nós,O papai nos faz comida.
fazer o jantar,,topic para the: being; place-at em the,,,mãe/fazer o jantar/nós,A mãe faz o jantar para nós.
fazer as pazes,,company com; instrument por the: =telefone =computador =interfone =Skype =videochamada,,,eu/fazer as pazes/irmão,Eu faço as pazes com meu irmão.
fazer aniversário,,,,,eu/fazer aniversário/hoje,Eu faço aniversário hoje.
fazer exercício,,,,,papai/fazer exercício/,O papai faz exercício.
fazer fisioterapia,,topic em the: body,,,avó/fazer fisioterapia/joelho,A avó faz fisioterapia no joelho.
fazer barulho,,,,,menino/fazer barulho/,O menino faz barulho.
fazer bagunça,,,,,menino/fazer bagunça/,O menino faz bagunça.
fazer castelo,,topic de -: material,,,menino/fazer castelo/areia,O menino faz um castelo de areia.
fazer parte,,topic de the,,state,eu/fazer parte/time,Eu faço parte do time.
fazer cócegas,,topic em the: body clothing; recipient em the,,,papai/fazer cócegas/bebê,O papai faz cócegas no bebê.
ter cócegas,,topic em the,,,eu/ter cócegas/pé,Eu tenho cócegas no pé.
fazer falta,,recipient a the,,,avó/fazer falta/,A avó faz falta.
fazer amizade,,company com,,,eu/fazer amizade/vizinho,Eu faço amizade com o vizinho.
tirar foto,,topic de the,,,eu/tirar foto/gato,Eu tiro foto do gato.
bater foto,,topic de the,,,papai/bater foto/família,O papai bate foto da família.
tirar fotografia,,recipient de the; topic de the,,,mãe/tirar fotografia/castelo,A mãe tira fotografia do castelo.
tirar uma foto,,topic de the,,,eu/tirar uma foto/gato,Eu tiro uma foto do gato.
dar uma volta,,company com; place-at por the: where,,,eu/dar uma volta/parque,Eu dou uma volta pelo parque.
dar um passeio,,company com; place-at por the: where,,,nós/dar um passeio/praia,Nós damos um passeio pela praia.
dar risada,,topic de the,,,eu/dar risada/palhaço,Eu dou risada do palhaço.
cair na risada,,topic com the,,,turma/cair na risada/palhaço,A turma cai na risada com o palhaço.
dar gargalhada,,topic de the,,,bebê/dar gargalhada/palhaço,O bebê dá gargalhada do palhaço.
dar pulo,,topic de -,,,eu/dar pulo/alegria,Eu dou um pulo de alegria.
dar certo,,,impersonal,,jogo/dar certo/,O jogo dá certo.
dar sorte,,topic em the: game activity; recipient para,,,trevo/dar sorte/avó,O trevo dá sorte para a avó.
dar azar,,topic em the: game activity; recipient para,impersonal,,eu/dar azar/jogo,Eu dou azar no jogo.
dar tchau,,recipient para,,,bebê/dar tchau/vovó,O bebê dá tchau para a vovó.
dar comida,,recipient para,,,eu/dar comida/gato,Eu dou comida para o gato.
bater palmas,,recipient para the,,,ela/bater palmas/,Ela bate palmas.
bater papo,,company com; instrument por the: =telefone =computador =interfone =Skype =videochamada,,,eu/bater papo/amigo,Eu bato papo com meu amigo.
jogar conversa fora,,company com; place-at em the: where event activity,,,vovó/jogar conversa fora/vizinha,A vovó joga conversa fora com a vizinha.
levar um susto,,topic com the,,,eu/levar um susto/,Eu levo um susto.
levar mordida,,topic de the: animal; topic em the: body,,achievement,eu/levar/mordida cachorro,Eu levo uma mordida do cachorro.
levar picada,,topic de the: animal; topic em the: body,,achievement,eu/levar/picada abelha,Eu levo uma picada da abelha.
apanhar um susto,,topic com the,,,eu/apanhar um susto/cão,Eu apanho um susto com o cão.
levar susto,,topic com the,,,bebê/levar/susto barulho,O bebê leva um susto com o barulho.
tomar susto,,topic com the,,,eu/tomar/susto trovão,Eu tomo um susto com o trovão.
tomar um susto,,topic com the,,,eu/tomar um susto/cachorro,Eu tomo um susto com o cachorro.
levar uma bolada,,topic em the,,,goleiro/levar uma bolada/barriga,O goleiro leva uma bolada na barriga.
levar pontos,,topic em the,,,eu/levar pontos/queixo,Eu levo pontos no queixo.
levar choque,,topic em the,,,eu/levar choque/tomada,Eu levo um choque na tomada.
passar mal,,topic de -: feeling illness state emotion weather =calor =fome =frio; place-at em the,,,avó/passar mal/,A avó passa mal.
passar calor,,place-at em the: where event activity,,,vovó/passar/calor ônibus,A vovó passa calor no ônibus.
passar vergonha,,place-at em the: where event activity,,,eu/passar vergonha/escola,Eu passo vergonha na escola.
passar frio,,place-at em the: where event activity,,,cachorro/passar frio/rua,O cachorro passa frio na rua.
passar fome,,place-at em the: where event activity,,,criança/passar fome/,A criança passa fome.
pegar no sono,,topic com the: =televisão =música =filme =história; place-at em the,,,bebê/pegar no sono/,O bebê pega no sono.
andar a cavalo,,place-at por the: where,,,menina/andar a cavalo/,A menina anda a cavalo.
jogar bola,,company com; place-at em the,,,eu/jogar bola/amigo,Eu jogo bola com meu amigo.
bater bola,,company com; place-at em the: where event activity,,,eu/bater bola/papai,Eu bato bola com o papai.
jogar às escondidas,,company com; place-at em the: where event activity,,,eu/jogar às escondidas/primo,Eu jogo às escondidas com meu primo.
jogar à bola,,company com; place-at em the: where event activity,,,eu/jogar à bola/amigos,Eu jogo à bola com os amigos.
pular corda,,company com; place-at em the,,,menina/pular corda/,A menina pula corda.
pular amarelinha,,company com; place-at em the: where event activity,,,meninas/pular amarelinha/recreio,As meninas pulam amarelinha no recreio.
saltar à corda,,company com; place-at em the: where event activity,,,eu/saltar à corda/recreio,Eu salto à corda no recreio.
tirar uma soneca,,place-at em the,,,avô/tirar uma soneca/,O avô tira uma soneca.
pedir socorro,,recipient para; place-at em the: =janela =rua =porta,,,ele/pedir socorro/,Ele pede socorro.
pedir ajuda,,recipient para; topic com the: activity idea subject =lição =tarefa =dever =prova =mochila =zíper =mala,,,eu/pedir ajuda/professora,Eu peço ajuda para a professora.
pedir permissão,,recipient para,para,,eu/pedir permissão/mamãe,Eu peço permissão para a mamãe.
pedir licença,,recipient para,para,,menino/pedir licença/professora,O menino pede licença para a professora.
pedir conselho,,recipient para,,,eu/pedir conselho/avó,Eu peço um conselho para a avó.
pedir um favor,,recipient para,,,eu/pedir um favor/vizinho,Eu peço um favor para o vizinho.
pedir silêncio,,recipient para: being =turma =classe,,,professora/pedir silêncio/turma,A professora pede silêncio para a turma.
pedir colo,,recipient para,,,bebê/pedir colo/mamãe,O bebê pede colo para a mamãe.
pedir carona,,recipient para,,,eu/pedir carona/amigo,Eu peço carona para meu amigo.
pedir boleia,,recipient para,,,nós/pedir boleia/vizinho,Nós pedimos boleia para o vizinho.
pedir desculpas,,recipient a,,,eu/pedir desculpas/,Eu peço desculpas.
pedir emprestado,,object - the; recipient para,,,eu/pedir emprestado/lápis,Eu peço emprestado o lápis.
pegar emprestado,,object; topic de the: being; place-at em the,,,eu/pegar emprestado/lápis colega,Eu pego emprestado um lápis do colega.
escovar os dentes,,,,,eu/escovar os dentes/,Eu escovo os dentes.
lavar as mãos,,,,,eu/lavar as mãos/,Eu lavo as mãos.
lavar a louça,,topic de the: meal =almoço =jantar =lanche,,,papai/lavar a louça/,O papai lava a louça.
pôr a mesa,,topic para the: meal event; place-at em the,,,eu/pôr a mesa/almoço,Eu ponho a mesa para o almoço.
passar roupa,,topic com the; place-at em the: where,,,mamãe/passar roupa/ferro,A mamãe passa roupa com o ferro.
contar histórias,,recipient para,,,avó/contar histórias/,A avó conta histórias.
sair de casa,,,,,papai/sair de casa/,O papai sai de casa.
tomar remédio,,,,,eu/tomar remédio/,Eu tomo remédio.
levar uma vacina,,topic em the: body; topic contra the: illness =gripe =sarampo =covid =raiva; place-at em the: =veterinário =posto =hospital =médico =escola =posto_de_saúde,,,eu/levar uma vacina/braço,Eu levo uma vacina no braço.
tomar injeção,,topic em the: body,,,eu/tomar injeção/bumbum,Eu tomo injeção no bumbum.
tomar vacina,,topic contra the: illness; topic em the: body,,,bebê/tomar vacina/gripe,O bebê toma vacina contra gripe.
tomar sol,,place-at em the,,,eu/tomar sol/praia,Eu tomo sol na praia.
ter aula,,topic de -: subject music sport activity language,,state,eu/ter aula/música,Eu tenho aula de música.
ter consulta,,company com; place-at em the: where event activity,,,eu/ter consulta/dentista,Eu tenho consulta com o dentista.
ter reunião,,company com; place-at em the: where event activity,,,papai/ter reunião/chefe,O papai tem reunião com o chefe.
ter prova,,topic de -: subject language music sport =matemática; place-at em the: where,,,eu/ter prova/inglês,Eu tenho prova de inglês.
ouvir falar,,topic de the,,,eu/ouvir falar/filme,Eu ouço falar do filme.
brindar,,topic a the,,,nós/brindar/,Nós brindamos.
concordar,,company com; topic com the,indicative,,eu/concordar/você,Eu concordo com você.
dar razão,,recipient a the,,,professora/dar razão/aluno,A professora dá razão ao aluno.
estar de acordo,,topic com the,,,eu/estar de acordo/você,Eu estou de acordo com você.
discordar,,topic de the,,,eu/discordar/papai,Eu discordo do papai.
garantir,,object; recipient a,indicative,,ele/garantir/vaga,Ele garante uma vaga.
jurar,,object; place-at em the: where event,bare indicative,,eu/jurar/dizer,Eu juro dizer.
supor,,object,indicative,,eu/supor/nada,Eu não suponho nada.
refletir,,topic sobre the; place-at em the: where event,,,ela/refletir/ideia,Ela reflete sobre a ideia.
meditar,,topic sobre the; place-at em the: where event,,,mamãe/meditar/,A mamãe medita.
ousar,,object,bare,,ele/ousar/falar,Ele ousa falar.
pretender,,object,bare,state,eu/pretender/viajar,Eu pretendo viajar.
costumar,modal,,bare,state,eu/costumar/dormir,Eu costumo dormir.
ter costume,,,de,,avó/ter/costume rezar,A avó tem costume de rezar.
ter hábito,,,de,,eu/ter/hábito ler,Eu tenho hábito de ler.
ter o costume,,,de,,eu/ter o costume/dormir,Eu tenho o costume de dormir.
ter o hábito,,,de,,eu/ter o hábito/ler,Eu tenho o hábito de ler.
resolver,,object - the,bare,,eu/resolver/problema,Eu resolvo o problema.
solucionar,,object - the,,,ela/solucionar/problema,Ela soluciona o problema.
recusar,,object - the,bare,,ele/recusar/ajuda,Ele recusa a ajuda.
rejeitar,,object - the,,,bebê/rejeitar/comida,O bebê rejeita a comida.
cancelar,,object - the,,,ela/cancelar/festa,Ela cancela a festa.
adiar,,object - the,,,ela/adiar/viagem,Ela adia a viagem.
causar,,object,,,fogo/causar/medo,O fogo causa medo.
descer de,,object - the,,,ele/descer de/ônibus,Ele desce do ônibus.
sair de,,object - the,,,ele/sair de/carro,Ele sai do carro.
entrar em,,object - the,,,gato/entrar em/caixa,O gato entra na caixa.
acabar-se,,,,,pão/acabar-se/,O pão se acaba.
estragar,,object - the,,achievement,menino/estragar/brinquedo,O menino estraga o brinquedo.
enferrujar,,place-at em the: =chuva =água =mar =sereno; object - the,,achievement,chuva/enferrujar/portão,A chuva enferruja o portão.
destruir,,object - the,,deed,menino/destruir/castelo,O menino destrói o castelo.
desmatar,,object - the,,,homens/desmatar/floresta,Os homens desmatam a floresta.
demolir,,object - the,,deed,máquina/demolir/prédio,A máquina demole o prédio.
espalhar,,object - -: =areia =água =terra =semente =sementes =notícias =alegria; object - the; topic por the: where; topic em the: furniture thing device vehicle body material,,,menino/espalhar/brinquedos,O menino espalha os brinquedos.
deixar cair,,object - the,,,eu/deixar cair/copo,Eu deixo cair o copo.
fumar,,object - -; place-at em the: where event,,,homem/fumar/,O homem fuma.
passear de,,object - -,,,eu/passear de/carro,Eu passeio de carro.
viajar de,,object - -,,,eu/viajar de/avião,Eu viajo de avião.
ir de,,object - -,,,eu/ir de/ônibus,Eu vou de ônibus.
ir a pé,,place-to para the: where,,,eu/ir a pé/escola,Eu vou a pé para a escola.
embalar,,object - the; place-at em the: =caixa =papel =plástico =sacola,,,mamãe/embalar/bebê,A mamãe embala o bebê.
ninar,,object - the,,,mamãe/ninar/bebê,A mamãe nina o bebê.
pôr na cama,,object - the,,,mãe/pôr na cama/bebé,A mãe põe o bebé na cama.
pôr para dormir,,object - the,,,mamãe/pôr para dormir/bebê,A mamãe põe o bebê para dormir.
acariciar,,object - the,,,menina/acariciar/gato,A menina acaricia o gato.
afagar,,object - the,,,menina/afagar/coelho,A menina afaga o coelho.
massagear,,object - the,,,ela/massagear/costas,Ela massageia minhas costas.
dar festinha,,recipient a the,,,menina/dar festinha/gato,A menina dá festinha ao gato.
fazer festas,,recipient a the,,,eu/fazer festas/cão,Eu faço festas ao cão.
acostumar,,object - the; topic com the; object - the: being,a,,ele/acostumar/cachorro,Ele acostuma o cachorro.
habituar,,object - the; topic a the; object - the: being,a,,mãe/habituar/bebê creche,A mãe habitua o bebê à creche.
ajeitar,,object - the,,,vovó/ajeitar/almofada,A vovó ajeita a almofada.
esperar por,,object - the,,,eu/esperar por/papai,Eu espero pelo papai.
olhar-se,,topic em the,,,ela/olhar-se/espelho,Ela se olha no espelho.
ver-se,,topic em the,,,ela/ver-se/espelho,Ela se vê no espelho.
abraçar-se,,company com,,,irmãos/abraçar-se/,Meus irmãos se abraçam.
beijar-se,,company com,,,pais/beijar-se/,Os pais se beijam.
mexer em,,object - the,,,bebê/mexer em/telefone,O bebê mexe no telefone.
tocar em,,object - the,,,eu/tocar em/parede,Eu toco na parede.
bater em,,object - the,,,ele/bater em/irmão,Ele bate no irmão.
chocar,,topic com the: vehicle =muro =poste =parede =árvore =porta =vidro =grade =portão; object - the,,,galinha/chocar/ovo,A galinha choca ovos.
colidir,,topic com the,,,carro/colidir/ônibus,O carro colide com o ônibus.
acampar,,place-at em the,,,nós/acampar/floresta,Nós acampamos na floresta.
bronzear-se,,place-at em the,,,mamãe/bronzear-se/praia,A mamãe se bronzeia na praia.
maquiar,,object - the,,,ela/maquiar/amiga,Ela maquia a amiga.
passar batom,,recipient em the; topic em the,,,menina/passar batom/boca,A menina passa batom na boca.
disfarçar-se,,topic de -,,,menino/disfarçar-se/pirata,O menino se disfarça de pirata.
fantasiar-se,,topic de -,,,menina/fantasiar-se/princesa,A menina se fantasia de princesa.
mascarar-se,,topic de -,,,menino/mascarar-se/pirata,O menino se mascara de pirata.
desligar-se,,,,,luz/desligar-se/,A luz se desliga.
ligar-se,,topic a the,,,tablet/ligar-se/internet,O tablet se liga à internet.
quebrar-se,,,,achievement,copo/quebrar-se/,O copo se quebra.
abrir-se,,,,,porta/abrir-se/,A porta se abre.
fechar-se,,,,,porta/fechar-se/,A porta se fecha.
ter raiva,,topic de the,de,state,eu/ter/raiva irmão,Eu tenho raiva do meu irmão.
ter ódio,,topic de -: animal =chuva =injeção; topic de the,,,ele/ter ódio/vizinho,Ele tem ódio do vizinho.
ter ciúme,,topic de the,de,state,eu/ter/ciúme irmão,Eu tenho ciúme do meu irmão.
ficar com ciúmes,,topic de the,de,,eu/ficar com ciúmes/irmã,Eu fico com ciúmes da minha irmã.
ficar com ciúme,,topic de the,de,,eu/ficar com ciúme/irmão,Eu fico com ciúme do meu irmão.
ter ciúmes,,topic de the,de,state,eu/ter/ciúmes irmão,Eu tenho ciúmes do meu irmão.
ter orgulho,,topic de the,de,state,papai/ter/orgulho filho,O papai tem orgulho do filho.
ter amor,,topic por the,,,eu/ter amor/família,Eu tenho amor pela família.
ter carinho,,topic por the,,,eu/ter carinho/gato,Eu tenho carinho pelo gato.
ter interesse,,topic em -: subject; topic em the,em,,eu/ter interesse/ciência,Eu tenho interesse em ciência.
ter inveja,,topic de the,de,state,ela/ter/inveja irmã,Ela tem inveja da irmã.
ter nojo,,topic de -: weather medicine animal =bicho =altura =fantasma =monstro =palhaço =bruxa =agulha =fogo =elevador =avião =assombração =vampiro =zumbi =ladrão =sangue =barulho =sirene =foguete =bomba =gritaria =prova; topic de the,de,state,eu/ter/nojo barata,Eu tenho nojo de barata.
ter pena,,topic de the,de subjunctive,state,eu/ter/pena gato,Eu tenho pena do gato.
ter dó,,topic de the,,,eu/ter dó/passarinho,Eu tenho dó do passarinho.
ter vergonha,,topic de the,de subjunctive,state,eu/ter/vergonha professora,Eu tenho vergonha da professora.
ter preguiça,,topic de the,de,state,eu/ter/preguiça estudar,Eu tenho preguiça de estudar.
ter certeza,,topic de the,de indicative,state,eu/ter/certeza,Eu tenho certeza.
ter noção,,topic de the,,,ele/ter noção/perigo,Ele tem noção do perigo.
ter culpa,,topic de the,,,ele/ter culpa/acidente,Ele tem culpa do acidente.
ter alergia,,topic a -,,state,eu/ter/alergia leite,Eu tenho alergia a leite.
ter paciência,,topic com the,,state,professora/ter/paciência aluno,A professora tem paciência com o aluno.
ter dificuldade,,topic em -: subject language; topic em the,para,state,eu/ter/dificuldade falar,Eu tenho dificuldade para falar.
ter dúvida,,topic em -: subject language; topic sobre the,,,eu/ter dúvida/matemática,Eu tenho dúvida em matemática.
ter problema,,topic com the,,state,eu/ter/problema computador,Eu tenho um problema com o computador.
ter aula de,,object - -,,state,eu/ter aula de/música,Eu tenho aula de música.
ter ideia,,topic de the,de,state,eu/ter/ideia,Eu tenho uma ideia.
ter direito,,topic a -: =férias =lanche =desconto =descanso =folga; topic a the,de,state,eu/ter/direito brincar,Eu tenho direito de brincar.
ter sorte,,topic em the: game sport =sorteio =vida =amor =prova =teste =loteria; topic com the,,state,eu/ter/sorte,Eu tenho sorte.
estar raiva,,topic de the,de,state,eu/estar/raiva irmão,Eu estou com raiva do meu irmão.
estar ciúme,,topic de the,de,state,eu/estar/ciúme irmão,Eu estou com ciúme do meu irmão.
estar ciúmes,,topic de the,de,state,eu/estar/ciúmes irmão,Eu estou com ciúmes do meu irmão.
estar inveja,,topic de the,de,state,eu/estar/inveja amigo,Eu estou com inveja do meu amigo.
estar vergonha,,topic de the,de,state,eu/estar/vergonha professora,Eu estou com vergonha da professora.
estar nojo,,topic de the,de,state,eu/estar/nojo barata,Eu estou com nojo da barata.
estar preguiça,,topic de the,de,state,eu/estar/preguiça estudar,Eu estou com preguiça de estudar.
estar pena,,topic de the,de,state,eu/estar/pena gato,Eu estou com pena do gato.
ficar medo,,topic de -: weather medicine =aranha =barata =cobra =rato =mosquito =abelha =vespa =morcego =lagartixa =sapo =escorpião =inseto =bicho =tubarão =jacaré =leão =lobo =altura =fantasma =monstro =palhaço =bruxa =agulha =fogo =elevador =avião =assombração =vampiro =zumbi =ladrão =sangue =barulho =sirene =foguete =bomba =gritaria =prova; topic de the,de,,eu/ficar/medo cachorro,Eu fico com medo do cachorro.
ficar orgulho,,topic de the,de,,papai/ficar/orgulho filho,O papai fica com orgulho do filho.
ficar inveja,,topic de the,de,,ela/ficar/inveja prima,Ela fica com inveja da prima.
ficar pena,,topic de the,de,,eu/ficar/pena gato,Eu fico com pena do gato.
ficar nojo,,topic de the,de,,eu/ficar/nojo barata,Eu fico com nojo da barata.
ficar ciúmes,,topic de the,de,,ele/ficar/ciúmes amigo,Ele fica com ciúmes do amigo.
ficar ciúme,,topic de the,de,,eu/ficar/ciúme irmão,Eu fico com ciúme do meu irmão.
ficar com medo,,topic de -: weather medicine =aranha =barata =cobra =rato =mosquito =abelha =vespa =morcego =lagartixa =sapo =escorpião =inseto =bicho =tubarão =jacaré =leão =lobo =altura =fantasma =monstro =palhaço =bruxa =agulha =fogo =elevador =avião =assombração =vampiro =zumbi =ladrão =sangue =barulho =sirene =foguete =bomba =gritaria =prova; topic de the,de subjunctive,,eu/ficar com medo/trovão,Eu fico com medo de trovão.
ficar raiva,,topic de the,de,,eu/ficar/raiva irmão,Eu fico com raiva do meu irmão.
ficar com raiva,,topic de the,de,,mamãe/ficar com raiva/papai,A mamãe fica com raiva do papai.
ficar vergonha,,topic de the,de,,eu/ficar/vergonha professora,Eu fico com vergonha da professora.
ficar com vergonha,,topic de the,de subjunctive,,eu/ficar com vergonha/professora,Eu fico com vergonha da professora.
ficar saudade,,topic de the,de,,eu/ficar/saudade avó,Eu fico com saudade da avó.
ficar com saudade,,topic de the,de,,eu/ficar com saudade/vovó,Eu fico com saudade da vovó.
ficar vontade,,,de,,eu/ficar/vontade chorar,Eu fico com vontade de chorar.
dar vontade,,,de impersonal,,cheiro/dar vontade/comer,O cheiro dá vontade de comer.
sentir medo,,topic de -: weather medicine =aranha =barata =cobra =rato =mosquito =abelha =vespa =morcego =lagartixa =sapo =escorpião =inseto =bicho =tubarão =jacaré =leão =lobo =altura =fantasma =monstro =palhaço =bruxa =agulha =fogo =elevador =avião =assombração =vampiro =zumbi =ladrão =sangue =barulho =sirene =foguete =bomba =gritaria =prova; topic de the,de subjunctive,,eu/sentir medo/cachorro,Eu sinto medo do cachorro.
sentir vontade,,,de,,eu/sentir vontade/chorar,Eu sinto vontade de chorar.
sentir pena,,topic de the,de subjunctive,,eu/sentir pena/gato,Eu sinto pena do gato.
sentir dor,,topic em the,,,eu/sentir/dor barriga,Eu sinto dor na barriga.
sentir raiva,,topic de the,de,,eu/sentir/raiva irmão,Eu sinto raiva do meu irmão.
dar medo,,recipient em the; topic em the,de impersonal,,cachorro/dar medo/menino,O cachorro dá medo no menino.
dar fome,,recipient em the,impersonal,,cheiro/dar fome/menino,O cheiro dá fome no menino.
dar sono,,recipient em the,impersonal,,livro/dar sono/avô,O livro dá sono no avô.
dar preguiça,,recipient em the,de impersonal,,calor/dar preguiça/menino,O calor dá preguiça no menino.
dar nojo,,recipient em the,impersonal,,sopa/dar nojo/menina,A sopa dá nojo na menina.
dar pena,,recipient em the,impersonal,,gato/dar pena/mamãe,O gato dá pena na mamãe.
dar raiva,,recipient em the,impersonal,,barulho/dar raiva/papai,O barulho dá raiva no papai.
meter nojo,,recipient a the,,,sopa/meter nojo/eu,A sopa me mete nojo.
meter medo,,recipient a the,,,bruxa/meter medo/crianças,A bruxa mete medo às crianças.
dar saudade,,topic de the,impersonal,,foto/dar saudade/vovó,A foto dá saudade da vovó.
dar bronca,,recipient em the,,,mamãe/dar/bronca menino,A mamãe dá uma bronca no menino.
levar bronca,,topic de the: being; topic em the: body,,,eu/levar bronca/mamãe,Eu levo uma bronca da mamãe.
dar tapa,,recipient em the; topic em the,,,ele/dar/tapa irmão,Ele dá um tapa no irmão.
levar tapa,,topic de the: being; topic em the: body,,,menino/levar/tapa irmão,O menino leva um tapa do irmão.
levar um tapa,,topic de the: being; topic em the: body,,,eu/levar um tapa/irmão,Eu levo um tapa do meu irmão.
dar arranhão,,recipient em the; topic em the,,,gato/dar/arranhão menina,O gato dá um arranhão na menina.
dar rasteira,,recipient em the; topic em the,,,ele/dar/rasteira colega,Ele dá uma rasteira no colega.
dar palmada,,recipient em the; topic em the,,,mãe/dar/palmada menino,A mãe dá uma palmada no menino.
dar beliscão,,recipient em the; topic em the,,,menina/dar/beliscão irmão,A menina dá um beliscão no irmão.
dar cotovelada,,recipient em the; topic em the,,,ele/dar/cotovelada colega,Ele dá uma cotovelada no colega.
dar murro,,recipient em the; topic em the,,,ele/dar murro/mesa,Ele dá um murro na mesa.
dar soco,,recipient em the; topic em the,,,menino/dar soco/irmão,O menino dá um soco no irmão.
dar choque,,recipient em the,,,tomada/dar/choque menino,A tomada dá um choque no menino.
dar empurrão,,recipient em the,,,menino/dar empurrão/irmã,O menino dá um empurrão na irmã.
dar mordida,,recipient em the; topic em the,,,ele/dar/mordida maçã,Ele dá uma mordida na maçã.
dar chute,,recipient em the; topic em the,,,ele/dar/chute bola,Ele dá um chute na bola.
dar pontapé,,recipient em the; topic em the,,,ele/dar pontapé/irmão,Ele dá um pontapé no irmão.
adormecer,,topic com the: =anestesia =música =remédio =história; place-at em the,,,bebê/adormecer/,O bebê adormece.
cair no sono,,topic em the,,,bebê/cair no sono/sofá,O bebê cai no sono no sofá.
despertar,,object - the; place-at em the: where event,,,ela/despertar/,Ela desperta.
despachar-se,,,,,papai/despachar-se/,O papai se despacha.
aleijar-se,,topic em the: body; place-at em the: sport game; topic com the,,achievement,menino/aleijar-se/,O menino se aleija.
magoar-se,,topic em the: body; place-at em the: sport game; topic com the,,achievement,menina/magoar-se/,A menina se magoa.
aterrar,,place-at em the,,,avião/aterrar/,O avião aterra.
deitar fora,,object - the,,,eu/deitar fora/lixo,Eu deito fora o lixo.
ralhar,,company com,,,mamãe/ralhar/menino,A mamãe ralha com o menino.
arranjar,,object - a: =babá =médico =dentista =professor =emprego_novo =marido =noivo; beneficiary para: being; object - -: =emprego =trabalho; object - a: =amigo =amiga =namorado =namorada; object,,,papai/arranjar/emprego,O papai arranja emprego.
dar um jeito,,topic em the,,,papai/dar um jeito/carro,O papai dá um jeito no carro.
arrefecer,,object - the,,,sopa/arrefecer/,A sopa arrefece.
gozar,,topic com the: being; topic de the,,,ele/gozar/colega,Ele goza com o colega.
ir buscar,,object - the; place-at em the,,,papai/ir buscar/menina escola,O papai vai buscar a menina na escola.
vir buscar,,object - the; place-at em the,,,avó/vir buscar/eu escola,A avó vem me buscar na escola.
anotar,,object - the; place-at em the: =calendário =agenda =caderno =papel =quadro =celular =bloco =livro,,,eu/anotar/endereço,Eu anoto o endereço.
tomar nota,,topic de the,,,mãe/tomar nota/recado,A mãe toma nota do recado.
arrancar,,object - the; place-from de the,,deed,dentista/arrancar/dente,O dentista arranca meu dente.
assobiar,,object - a: =música =canção =melodia =hino =samba; object: music,,,avô/assobiar/,O avô assobia.
atuar,,topic em the,,,ela/atuar/filme,Ela atua no filme.
boiar,,place-at em the,,,pato/boiar/lago,O pato boia no lago.
capturar,,object - the,,deed,polícia/capturar/ladrão,A polícia captura o ladrão.
celebrar,,object - the; place-at em the: where,,,nós/celebrar/aniversário,Nós celebramos o aniversário.
colecionar,,object,,,ele/colecionar/figurinhas,Ele coleciona figurinhas.
controlar,,object - the,,,ele/controlar/robô,Ele controla o robô.
dominar,,object - the,,,menino/dominar/bola,O menino domina a bola.
programar,,object - the,,,eu/programar/robô,Eu programo o robô.
cumprir,,object - -: =pena; object - the,,,eu/cumprir/promessa,Eu cumpro a promessa.
demonstrar,,object - -: feeling emotion =carinho =amor =interesse; object - the,,,ela/demonstrar/carinho,Ela demonstra carinho.
abotoar,,object - the,,,eu/abotoar/camisa,Eu abotoo a camisa.
desabotoar,,object - the,,,eu/desabotoar/camisa,Eu desabotoo a camisa.
desamarrar,,object - the; place-from de the,,,eu/desamarrar/sapato,Eu desamarro o sapato.
desatar,,object - the,a,,eu/desatar/nó,Eu desato o nó.
conectar,,object - the; topic a the,,,ela/conectar/tablet,Ela conecta o tablet.
conectar-se,,topic a the,,,eu/conectar-se/internet,Eu me conecto à internet.
desconectar,,object - the,,,ela/desconectar/cabo,Ela desconecta o cabo.
descrever,,object - the,,,eu/descrever/desenho,Eu descrevo o desenho.
destacar,,object - the,,,eu/destacar/adesivo,Eu destaco o adesivo.
ditar,,object - the; recipient para; place-at em the: where event,,,professora/ditar/texto,A professora dita o texto.
encolher,,place-at em the: =máquina =secadora =lavagem =água =máquina_de_lavar; object - the,,deed,camisa/encolher/,A camisa encolhe.
enfrentar,,object - the,,,herói/enfrentar/dragão,O herói enfrenta o dragão.
enterrar,,object - the; place-at em the,,deed,cachorro/enterrar/osso,O cachorro enterra o osso.
desenterrar,,object - the,,deed,cachorro/desenterrar/osso,O cachorro desenterra o osso.
entrevistar,,object - the; place-at em the: where event =rádio =televisão =TV =programa =estúdio =jornal =podcast,,,ela/entrevistar/cantor,Ela entrevista o cantor.
enxergar,,object - the,,,avô/enxergar/rua,O avô enxerga a rua.
experimentar,,object - the,,,eu/experimentar/sapato,Eu experimento o sapato.
estrear,,object - the,,,eu/estrear/tênis,Eu estreio o tênis.
explorar,,object - the,,,eu/explorar/caverna,Eu exploro a caverna.
expulsar,,object - the; place-from de the,,deed,ele/expulsar/gato,Ele expulsa o gato.
excluir,,object - the; topic de the,,,eles/excluir/eu grupo,Eles me excluem do grupo.
mandar embora,,object - the,,,mamãe/mandar embora/cachorro,A mamãe manda o cachorro embora.
formar,,object,,,nós/formar/fila,Nós formamos uma fila.
gargalhar,,topic com the,,,bebê/gargalhar/,O bebê gargalha.
implorar,,object; recipient para; place-at em the: where event,subjunctive,,ela/implorar/ajuda,Ela implora ajuda.
indicar,,object - the; recipient para,,,ela/indicar/caminho,Ela indica o caminho.
iniciar,,object - the,,,eu/iniciar/jogo,Eu inicio o jogo.
inspirar,,object - the; object - the: being,a,,eu/inspirar/ar,Eu inspiro o ar.
interromper,,object - the,,,menino/interromper/aula,O menino interrompe a aula.
interpretar,,object - the,,,ela/interpretar/música,Ela interpreta a música.
investigar,,object - the,,,detetive/investigar/crime,O detetive investiga o crime.
liderar,,object - the,,,ela/liderar/grupo,Ela lidera o grupo.
chefiar,,object - the,,,tia/chefiar/equipe,A tia chefia a equipe.
governar,,manner com -: =justiça =sabedoria =firmeza =violência; object - the,,,rainha/governar/país,A rainha governa o país.
localizar,,object - the,,,eu/localizar/hospital,Eu localizo o hospital.
manchar,,object - the; topic de -,,achievement,suco/manchar/camisa,O suco mancha a camisa.
manter,,object - the,,state,ela/manter/segredo,Ela mantém o segredo.
modelar,,object,,,menino/modelar/bicho,O menino modela um bicho.
narrar,,object - the; recipient para,,,ele/narrar/história,Ele narra a história.
obter,,object,,deed,ele/obter/resposta,Ele obtém uma resposta.
ocupar,,object - the,,,gato/ocupar/sofá,O gato ocupa o sofá.
opinar,,topic sobre the; place-at em the: where event,,,ele/opinar/filme,Ele opina sobre o filme.
dar opinião,,topic sobre the,,,eu/dar opinião/filme,Eu dou opinião sobre o filme.
dar palpite,,topic em the,,,vovó/dar palpite/tudo,A vovó dá palpite em tudo.
orar,,recipient para; topic por the,,,avó/orar/,A avó ora.
perfumar,,object - the,,,flor/perfumar/sala,A flor perfuma a sala.
possuir,,object,,state,ele/possuir/carro,Ele possui um carro.
presentear,,object - the; instrument com a: food =bolo; instrument com a,,deed,eu/presentear/avó,Eu presenteio minha avó.
punir,,object - the; topic por the; object - the: being,por,deed,juiz/punir/ladrão,O juiz pune o ladrão.
multar,,object - the; topic por the; object - the: being,por,deed,polícia/multar/papai,A polícia multa o papai.
raspar,,object - the,,,papai/raspar/barba,O papai raspa a barba.
depilar,,object - the,,,ela/depilar/pernas,Ela depila as pernas.
fazer a barba,,,,,papai/fazer a barba/,O papai faz a barba.
reagir,,topic a the,,,ele/reagir/notícia,Ele reage à notícia.
realizar,,object - the,,,ela/realizar/sonho,Ela realiza o sonho.
recitar,,object; recipient para the: being =turma =classe =sala; place-at em the: where event,,,ela/recitar/poema,Ela recita um poema.
declamar,,object: story idea book; place-at em the: event where; recipient para,,,avó/declamar/poema,A avó declama um poema.
recortar,,object - the; topic de the,,,eu/recortar/papel,Eu recorto o papel.
recuperar,,object - the,,,ele/recuperar/bola,Ele recupera a bola.
reaver,,object - the,,,eu/reaver/mala,Eu estou reavendo a mala.
reduzir,,object - the,,,ele/reduzir/velocidade,Ele reduz a velocidade.
registrar,,object - the,,,ela/registrar/nome,Ela registra o nome.
relaxar,,place-at em the,,,mamãe/relaxar/sofá,A mamãe relaxa no sofá.
remover,,object - the; topic de the,,,ela/remover/mancha,Ela remove a mancha.
repousar,,place-at em the,,,avó/repousar/cama,A avó repousa na cama.
reservar,,object,,,mamãe/reservar/mesa,A mamãe reserva uma mesa.
resistir,,topic a the,,,ele/resistir/fogo,Ele resiste ao fogo.
restar,experiencer,object,,,/restar/bolo,Resta um bolo.
bastar,experiencer,object,,,/bastar/água,Basta água.
retirar,,object - the; place-from de the,,,ela/retirar/mancha,Ela retira a mancha.
revelar,,object - a: =segredo; object - the; recipient para,indicative,,ela/revelar/segredo,Ela revela um segredo.
roer,,object - the,,accomplishment: clothing toy book furniture =fio =chinelo,rato/roer/queijo,O rato rói o queijo.
saudar,,object - the,,,eu/saudar/professora,Eu saúdo a professora.
selecionar,,object - the,,,eu/selecionar/foto,Eu seleciono a foto.
sobreviver,,topic a the: =frio =calor =acidente =incêndio; topic a the,,,gato/sobreviver/,O gato sobrevive.
superar,,object - the,,,ela/superar/medo,Ela supera o medo.
testar,,object - the,,,eu/testar/brinquedo,Eu testo o brinquedo.
transformar,,object - the; topic em -,,,fada/transformar/sapo,A fada transforma o sapo.
transformar-se,,topic em -: =borboleta =gelo =água =vapor =sapo =rã =pedra =ouro =adulto; topic em a,,,sapo/transformar-se/príncipe,O sapo se transforma em um príncipe.
converter-se,,topic a the,,,ele/converter-se/islamismo,Ele se converte ao islamismo.
transmitir,,object - the,,,televisão/transmitir/jogo,A televisão transmite o jogo.
unir,,object - the,,,eu/unir/pontos,Eu uno os pontos.
urinar,,place-at em the,,,cachorro/urinar/rua,O cachorro urina na rua.
utilizar,,object - the,,,eu/utilizar/computador,Eu utilizo o computador.
vibrar,,place-at em the: =bolso =mesa =mão =mochila =bolsa; topic de -: feeling =alegria =felicidade; topic com the,,,telefone/vibrar/,O telefone vibra.
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
morar com,,object - the,,state,eu/morar com/avó,Eu moro com minha avó.
morar em,,object - the,,state,eu/morar em/cidade,Eu moro na cidade.
ficar com,,object - -: state emotion feeling illness; object - the,,,eu/ficar com/fome,Eu fico com fome.
ficar sem,,object - -,,,eu/ficar sem/bateria,Eu fico sem bateria.
estar com vergonha,,topic de the,de subjunctive,state,eu/estar com vergonha/falar,Eu estou com vergonha de falar.
estar com medo,,topic de -: weather medicine =aranha =barata =cobra =rato =altura =fantasma =monstro =palhaço =bruxa =agulha =fogo =barulho; topic de the,de subjunctive,state,eu/estar com medo/nadar,Eu estou com medo de nadar.
estar com vontade,,topic de -,de,state,eu/estar com vontade/dormir,Eu estou com vontade de dormir.
estar com preguiça,,topic de the,de,state,eu/estar com preguiça/estudar,Eu estou com preguiça de estudar.
estar com pressa,,,de,state,papai/estar com pressa/sair,O papai está com pressa de sair.
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
lembrar-se de,,object - the,bare,,eu/lembrar-se de/avó,Eu me lembro da minha avó.
esquecer-se de,,object - the,bare,,eu/esquecer-se de/mochila,Eu me esqueço da mochila.
queixar-se de,,object - the,bare,,eu/queixar-se de/barulho,Eu me queixo do barulho.
apaixonar-se por,,object - the,,,ela/apaixonar-se por/vizinho,Ela se apaixona pelo vizinho.
casar-se com,,object - the,,,ela/casar-se com/vizinho,Ela se casa com o vizinho.
parecer-se com,,object - the,,,ela/parecer-se com/mamãe,Ela se parece com a mamãe.
despedir-se de,,object - the,,,eu/despedir-se de/avó,Eu me despeço da minha avó.
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
ter dores,,topic em the: =costas =perna =pernas =braço =joelho =ombro =mão =pé =pés =coluna =peito =corpo =pescoço; topic de -,,state,eu/ter/dores barriga,Eu tenho dores de barriga.
dar beijinho,,recipient em the,,,menina/dar/beijinho gato,A menina dá um beijinho no gato.
rir-se,,topic de the,,,menina/rir-se/,A menina se ri.
rematar,,place-at a the: =baliza; object - the,,,menino/rematar/bola,O menino remata a bola.
sentir falta,,topic de the,,state,eu/sentir/falta avó,Eu sinto falta da avó.
estragar-se,,,,achievement,brinquedo/estragar-se/,O brinquedo se estraga.
rebentar,,object - the,,achievement,balão/rebentar/,O balão rebenta.
pifar,,,,achievement,celular/pifar/,O celular pifa.
avariar,,place-at em the,,achievement,carro/avariar/,O carro avaria.
alongar,grooming,object - the; place-at em the: where event,,,eu/alongar/pernas,Eu alongo as pernas.
valer a pena,,,bare impersonal,,viagem/valer a pena/,A viagem vale a pena.
dar saudades,,topic de the,impersonal,,foto/dar saudades/vovó,A foto dá saudades da vovó.
dar sede,,recipient em the,impersonal,,sal/dar sede/menino,O sal dá sede no menino.
dar vergonha,,recipient em the,de impersonal,,foto/dar vergonha/menino,A foto dá vergonha no menino.
dar dó,,topic de the,de impersonal,,/dar dó/cachorro,Dá dó do cachorro.
dar gosto,,,de impersonal,,/dar gosto/ver,Dá gosto de ver.
dar tempo,,,de impersonal,,/dar tempo/comer,Dá tempo de comer.
dar errado,,,impersonal,,jogo/dar errado/,O jogo dá errado.
escurecer,,object - the,impersonal,,/escurecer/,Escurece.
clarear,,object - the,impersonal,,/clarear/,Clareia.
nublar,,object - the,impersonal,,/nublar/,Nubla.
estiar,,,impersonal,,/estiar/,Estia.
fazer de conta,,,indicative,,eu/fazer de conta/ser gato,Eu faço de conta que sou um gato.
recusar-se,,,a,,eu/recusar-se/comer,Eu me recuso a comer.
negar-se,,,a,,eu/negar-se/pagar,Eu me nego a pagar.
decidir-se,,topic por the,a,,eu/decidir-se/estudar,Eu me decido a estudar.
limitar-se,,topic a the,a,,ele/limitar-se/repetir,Ele se limita a repetir.
opor-se,,topic a the,,,ela/opor-se/ideia,Ela se opõe à ideia.
submeter-se,,topic a a: =cirurgia =operação =exame =tratamento; topic a the,,,ele/submeter-se/cirurgia,Ele se submete a uma cirurgia.
sujeitar-se,,topic a the,a,,ele/sujeitar-se/esperar,Ele se sujeita a esperar.
resignar-se,,topic com the,a,,eu/resignar-se/esperar,Eu me resigno a esperar.
render-se,,topic a the,,,soldado/render-se/inimigo,O soldado se rende ao inimigo.
referir-se,,topic a the,,,eu/referir-se/livro,Eu me refiro ao livro.
oferecer-se,,,para,,ela/oferecer-se/ajudar,Ela se oferece para ajudar.
prontificar-se,,,a,,ela/prontificar-se/ajudar,Ela se prontifica a ajudar.
dispor-se,,,a,,ele/dispor-se/ajudar,Ele se dispõe a ajudar.
propor-se,,,a,,eu/propor-se/ajudar,Eu me proponho a ajudar.
comprometer-se,,topic com the,a,,eu/comprometer-se/estudar,Eu me comprometo a estudar.
arriscar-se,,,a,,ele/arriscar-se/cair,Ele se arrisca a cair.
aventurar-se,,place-at em the,a,,ele/aventurar-se/floresta,Ele se aventura na floresta.
destinar-se,,topic a the,,,dinheiro/destinar-se/escola,O dinheiro se destina à escola.
lançar-se,,place-to a the: =água =mar =rio =piscina =chão where,,,ele/lançar-se/água,Ele se lança à água.
atirar-se,,place-to em the: =água =mar =rio =piscina =chão =lama =sofá =cama; place-to a the: where,,,ele/atirar-se/água,Ele se atira na água.
jogar-se,,place-to em the,,,menino/jogar-se/piscina,O menino se joga na piscina.
gabar-se,,topic de the,de,,ele/gabar-se/carro,Ele se gaba do carro.
aproveitar-se,,topic de the,,,ele/aproveitar-se/situação,Ele se aproveita da situação.
desfazer-se,,topic de the,,,eu/desfazer-se/sofá,Eu me desfaço do sofá.
curar-se,,topic de the,,,avô/curar-se/gripe,O avô se cura da gripe.
recuperar-se,,topic de the,,,avó/recuperar-se/cirurgia,A avó se recupera da cirurgia.
recompor-se,,topic de the,,,ela/recompor-se/susto,Ela se recompõe do susto.
restabelecer-se,,topic de the,,,ele/restabelecer-se/cirurgia,Ele se restabelece da cirurgia.
certificar-se,,topic de the,de indicative,,eu/certificar-se/resultado,Eu me certifico do resultado.
assegurar-se,,topic de the,de indicative,,eu/assegurar-se/resultado,Eu me asseguro do resultado.
aperceber-se,,topic de the,indicative,,eu/aperceber-se/erro,Eu me apercebo do erro.
abster-se,,topic de the,de,,ele/abster-se/fumar,Ele se abstém de fumar.
privar-se,,topic de the,de,,ele/privar-se/sobremesa,Ele se priva da sobremesa.
desviar-se,,topic de the,,,eu/desviar-se/buraco,Eu me desvio do buraco.
soltar-se,,place-from de the,,,cão/soltar-se/corrente,O cão se solta da corrente.
libertar-se,,place-from de the,,,pássaro/libertar-se/gaiola,O pássaro se liberta da gaiola.
distanciar-se,,topic de the,,,ela/distanciar-se/amigos,Ela se distancia dos amigos.
fiar-se,,topic em the,,,eu/fiar-se/amigo,Eu me fio no meu amigo.
inspirar-se,,topic em the,,,ela/inspirar-se/natureza,Ela se inspira na natureza.
basear-se,,topic em the,,,filme/basear-se/livro,O filme se baseia no livro.
especializar-se,,topic em -,,,médica/especializar-se/cirurgia,A médica se especializa em cirurgia.
refugiar-se,,place-at em the,,,nós/refugiar-se/igreja,Nós nos refugiamos na igreja.
abrigar-se,,place-at em the; topic de the: weather =chuva =vento =sol =frio,,,nós/abrigar-se/chuva,Nós nos abrigamos da chuva.
instalar-se,,place-at em the,,,família/instalar-se/casa,A família se instala em casa.
hospedar-se,,place-at em the,,,família/hospedar-se/hotel,A família se hospeda no hotel.
alojar-se,,place-at em the,,,família/alojar-se/hotel,A família se aloja no hotel.
integrar-se,,place-at em the: =turma =grupo =equipe =equipa =família =escola where,,,aluno/integrar-se/turma,O aluno se integra na turma.
envolver-se,,topic com the: being; topic em the,,,ele/envolver-se/briga,Ele se envolve na briga.
intrometer-se,,topic em the,,,ela/intrometer-se/conversa,Ela se intromete na conversa.
viciar-se,,topic em the,,,ele/viciar-se/jogo,Ele se vicia no jogo.
solidarizar-se,,topic com the,,,nós/solidarizar-se/vizinhos,Nós nos solidarizamos com os vizinhos.
identificar-se,,topic com the,,,eu/identificar-se/personagem,Eu me identifico com o personagem.
reconciliar-se,,topic com the,,,eu/reconciliar-se/irmã,Eu me reconcilio com minha irmã.
deparar-se,,topic com the,,,eu/deparar-se/cobra,Eu me deparo com a cobra.
deliciar-se,,topic com the,,,eu/deliciar-se/bolo,Eu me delicio com o bolo.
cruzar-se,,topic com the,,,eu/cruzar-se/vizinho,Eu me cruzo com o vizinho.
informar-se,,topic sobre the,,,eu/informar-se/horário,Eu me informo sobre o horário.
associar-se,,topic a the,,,ela/associar-se/clube,Ela se associa ao clube.
unir-se,,topic a the,,,ela/unir-se/grupo,Ela se une ao grupo.
render,,object - a,,,trabalho/render/dinheiro,O trabalho rende dinheiro.
aderir,,topic a the,,,ela/aderir/greve,Ela adere à greve.
aludir,,topic a the,,,professor/aludir/livro,O professor alude ao livro.
apelar,,topic a the,,,polícia/apelar/população,A polícia apela à população.
ceder,,object - the: furniture =lugar =vez =cadeira =banco; recipient a the; topic a the,,,eu/ceder/lugar,Eu cedo o lugar.
concorrer,,topic a the,,,ela/concorrer/prêmio,Ela concorre ao prêmio.
corresponder,,topic a the,,,palavra/corresponder/imagem,A palavra corresponde à imagem.
recorrer,,topic a the,,,ela/recorrer/advogado,Ela recorre ao advogado.
renunciar,,topic a the,,,rei/renunciar/trono,O rei renuncia ao trono.
abdicar,,topic de the,de,,ela/abdicar/sobremesa,Ela abdica da sobremesa.
carecer,,topic de -,,,escola/carecer/dinheiro,A escola carece de dinheiro.
descender,,topic de the,,,ele/descender/italianos,Ele descende dos italianos.
dispor,,topic de the,,,eu/dispor/carro,Eu disponho do carro.
padecer,,topic de -: illness feeling; topic de the,,,avô/padecer/asma,O avô padece de asma.
prescindir,,topic de the,de,,eu/prescindir/carro,Eu prescindo do carro.
provir,,topic de the,,,água/provir/rio,A água provém do rio.
resultar,,topic de the,,,acidente/resultar/erro,O acidente resulta do erro.
usufruir,,topic de the,,,nós/usufruir/piscina,Nós usufruímos da piscina.
optar,,topic por the,por,,eu/optar/suco,Eu opto pelo suco.
ansiar,,topic por the,por,,eu/ansiar/férias,Eu anseio pelas férias.
interceder,,topic por the,,,ela/interceder/aluno,Ela intercede pelo aluno.
hesitar,,topic em the,em,,eu/hesitar/responder,Eu hesito em responder.
consentir,,topic em the,em,,mãe/consentir/sair,A mãe consente em sair.
embater,,topic em the,,achievement,carro/embater/muro,O carro embate no muro.
incidir,,topic em the,,,luz/incidir/espelho,A luz incide no espelho.
interferir,,topic em the,,,ele/interferir/conversa,Ele interfere na conversa.
intervir,,topic em the,,,polícia/intervir/briga,A polícia intervém na briga.
persistir,,topic em the,em,,ela/persistir/tentar,Ela persiste em tentar.
residir,,place-at em the,,,ele/residir/cidade,Ele reside na cidade.
afundar,,place-at em the: where =água =lama =neve =areia =sofá =colchão; object - the,,,barco/afundar/lago,O barco afunda no lago.
antipatizar,,topic com the,,,eu/antipatizar/vizinho,Eu antipatizo com o vizinho.
simpatizar,,topic com the,,,eu/simpatizar/vizinho,Eu simpatizo com o vizinho.
condizer,,topic com the,,,camisa/condizer/calça,A camisa condiz com a calça.
conferir,,object - the,,,eu/conferir/resposta,Eu confiro a resposta.
deparar,,topic com the,,,eu/deparar/cobra,Eu deparo com a cobra.
dialogar,,company com the; instrument por the: =telefone =computador =interfone =Skype =videochamada,,,professor/dialogar/aluno,O professor dialoga com o aluno.
empatizar,,topic com the,,,ela/empatizar/amigo,Ela empatiza com o amigo.
ameaçar,,object - the; instrument com the,bare,,ladrão/ameaçar/homem faca,O ladrão ameaça o homem com a faca.
absolver,,object - the; topic de the,,,juiz/absolver/homem,O juiz absolve o homem.
condenar,,object - the; topic a -; object - the: being,a,,juiz/condenar/ladrão,O juiz condena o ladrão.
demitir,,object - the; topic de the: where =trabalho =emprego =cargo; object - the: being,por,deed,chefe/demitir/secretária,O chefe demite a secretária.
dispensar,,object - the; topic de the; object - the: being,de,,professora/dispensar/aluno aula,A professora dispensa o aluno da aula.
encarregar,,object - the: being; topic de the,de,,chefe/encarregar/eu limpeza,O chefe me encarrega da limpeza.
encorajar,,object - the: being,a,,professora/encorajar/aluno falar,A professora encoraja o aluno a falar.
estimular,,object - the: being,a,,professora/estimular/aluno falar,A professora estimula o aluno a falar.
incitar,,object - the: being,a,,ele/incitar/amigo brigar,Ele incita o amigo a brigar.
isentar,,object - the; topic de the,,,escola/isentar/aluno taxa,A escola isenta o aluno da taxa.
livrar,,object - the; topic de the; object - the: being,de,,ele/livrar/amigo problema,Ele livra o amigo do problema.
privar,,object - the; topic de the,,,eles/privar/menino recreio,Eles privam o menino do recreio.
recompensar,,object - the; topic por the; object - the: being,por,,professora/recompensar/aluno esforço,A professora recompensa o aluno pelo esforço.
desprender,,object - the; place-from de the,,,eu/desprender/quadro parede,Eu desprendo o quadro da parede.
despregar,,object - the; place-from de the,,,eu/despregar/cartaz parede,Eu desprego o cartaz da parede.
desgrudar,,object - the; place-from de the,,,eu/desgrudar/adesivo caderno,Eu desgrudo o adesivo do caderno.
espreitar,,place-at por the: =janela =porta =fechadura =buraco; object - the,,,gato/espreitar/pássaro,O gato espreita o pássaro.
exercitar,,instrument com the: game; object - the; instrument com -: toy =bola =bolas =peso =pesos =elástico =plasticina =massinha; place-at em the: where event,,,eu/exercitar/mãos bola,Eu exercito as mãos com bola.
antecipar,,object - the,,,eu/antecipar/consulta,Eu antecipo a consulta.
remarcar,,object - the,,,eu/remarcar/consulta,Eu remarco a consulta.
reagendar,,object - the,,,eu/reagendar/consulta,Eu reagendo a consulta.
desmarcar,,object - the,,,eu/desmarcar/consulta,Eu desmarco a consulta.
agendar,,object - the,,,eu/agendar/consulta,Eu agendo a consulta.
formigar,,topic com the,,,mão/formigar/,Minha mão formiga.
enlouquecer,,topic de -: feeling illness state emotion; topic com the,,,ele/enlouquecer/ciúme,Ele enlouquece de ciúme.
delirar,,topic de -: feeling illness,,,ele/delirar/febre,Ele delira de febre.
ofegar,,topic de -: feeling illness state,,,ele/ofegar/cansaço,Ele ofega de cansaço.
lesionar-se,,topic em the: body; place-at em the: sport game,,achievement,jogador/lesionar-se/,O jogador se lesiona.
retardar,,object - the,,,chuva/retardar/jogo,A chuva retarda o jogo.
aliar-se,,topic a the,,,ela/aliar-se/vizinhos,Ela se alia aos vizinhos.
encaminhar,,object - the; place-to para the,,,médico/encaminhar/paciente hospital,O médico encaminha o paciente para o hospital.
ajustar,,object - the,,,eu/ajustar/cinto,Eu ajusto o cinto.
inclinar,,object - the,,,eu/inclinar/encosto,Eu inclino o encosto.
afrouxar,,object - the,,,eu/afrouxar/cinto,Eu afrouxo o cinto.
reclinar,,object - the,,,eu/reclinar/banco,Eu reclino o banco.
regular,,object - the,,,eu/regular/volume,Eu regulo o volume.
calibrar,,object - the,,,pai/calibrar/pneu,O pai calibra o pneu.
destravar,,object - the; instrument com the: body; topic com the: =senha =código,,,eu/destravar/celular,Eu destravo o celular.
configurar,,object - the,,,eu/configurar/celular,Eu configuro o celular.
desinstalar,,object - the; place-from de the: device,,,eu/desinstalar/aplicativo,Eu desinstalo o aplicativo.
recarregar,,object - the,,,eu/recarregar/celular,Eu recarrego o celular.
plugar,,object - the; topic em the: =tomada =parede device,,,eu/plugar/carregador,Eu plugo o carregador.
destrancar,,object - the; instrument com the: =chave,,,eu/destrancar/porta,Eu destranco a porta.
lubrificar,,object - the,,,pai/lubrificar/corrente,O pai lubrifica a corrente.
engraxar,,object - the,,,pai/engraxar/sapato,O pai engraxa o sapato.
remontar,,object - the,,,eu/remontar/brinquedo,Eu remonto o brinquedo.
esterilizar,,object - the,,,enfermeira/esterilizar/seringa,A enfermeira esteriliza a seringa.
acionar,,object - the,,,eu/acionar/alarme,Eu aciono o alarme.
desativar,,object - the,,,eu/desativar/alarme,Eu desativo o alarme.
ativar,,object - the,,,eu/ativar/alarme,Eu ativo o alarme.
confirmar,,object - the,indicative,,eu/confirmar/consulta,Eu confirmo a consulta.
protocolar,,object - the; place-at em the: where,,,eu/protocolar/pedido,Eu protocolo o pedido.
autenticar,,object - the; place-at em the: where,,,eu/autenticar/documento,Eu autentico o documento.
cadastrar,,object - the; place-at em the: where media device,,,eu/cadastrar/senha,Eu cadastro a senha.
solicitar,,object - the; recipient a; place-at em the: where,,,eu/solicitar/consulta,Eu solicito a consulta.
quitar,,object - the,,,eu/quitar/dívida,Eu quito a dívida.
resgatar,,object - the; place-from de the: where nature vehicle =telhado =árvore =poço =buraco =incêndio =escombros =sótão; instrument com the: =escada =corda =rede =bote =maca,,deed,bombeiro/resgatar/menino,O bombeiro resgata o menino.
hospedar,,object - the; place-at em the: where,,,tia/hospedar/primo,A tia hospeda meu primo.
arquivar,,object - the,,,eu/arquivar/documento,Eu arquivo o documento.
escanear,,object - the; place-at em the: where event,,,eu/escanear/documento,Eu escaneio o documento.
castrar,,object - the,,,veterinário/castrar/gato,O veterinário castra o gato.
afinar,,object - the,,,músico/afinar/violão,O músico afina o violão.
reger,,object - the,,,maestro/reger/orquestra,O maestro rege a orquestra.
arbitrar,,object - the,,,juiz/arbitrar/jogo,O juiz arbitra o jogo.
derrotar,,object - the,,deed,time/derrotar/adversário,O time derrota o adversário.
auscultar,,object - the; place-at em the: where event,,,médica/auscultar/pulmão,A médica ausculta meu pulmão.
diagnosticar,,object - the; place-at em the: where event,,,médico/diagnosticar/doença,O médico diagnostica a doença.
suturar,,object - the; place-at em the: where event,,,médico/suturar/corte,O médico sutura o corte.
internar,,object - the: being; place-at em the: where; topic com -: illness,,deed,médico/internar/menino,O médico interna o menino.
humilhar,,object - the,,deed,menino/humilhar/colega,O menino humilha o colega.
insultar,,object - the,,deed,menino/insultar/colega,O menino insulta o colega.
julgar,,object - the,,,juiz/julgar/caso,O juiz julga o caso.
eleger,,object - the,,,turma/eleger/representante,A turma elege o representante.
consolidar,,object - the,,,equipe/consolidar/plano,A equipe consolida o plano.
acomodar,,object - the; place-at em the: where furniture,,,eu/acomodar/avó,Eu acomodo minha avó.
posicionar,,object - the; place-at em the: where,,,eu/posicionar/cadeira,Eu posiciono a cadeira.
destampar,,object - the,,,eu/destampar/panela,Eu destampo a panela.
desengatar,,object - the,,,pai/desengatar/reboque,O pai desengata o reboque.
desencaixar,,object - the,,,eu/desencaixar/peça,Eu desencaixo a peça.
amolar,,object - the,,,cozinheiro/amolar/faca,O cozinheiro amola a faca.
afiar,,object - the,,,cozinheiro/afiar/faca,O cozinheiro afia a faca.
escorrer,,object - the; topic de the,,,mãe/escorrer/macarrão,A mãe escorre o macarrão.
rebobinar,,object - the,,,eu/rebobinar/fita,Eu rebobino a fita.
impermeabilizar,,object - the,,,pedreiro/impermeabilizar/laje,O pedreiro impermeabiliza a laje.
gerar,,object,,,empresa/gerar/energia,A empresa gera energia.
estabelecer,,object,,,professora/estabelecer/regras,A professora estabelece regras.
desenvolver,,object - a,,,empresa/desenvolver/projeto,A empresa desenvolve um projeto.
cometer,,object - a,,,eu/cometer/erro,Eu cometo um erro.
adquirir,,object - a,,,família/adquirir/casa,A família adquire uma casa.
fornecer,,object,,,empresa/fornecer/água,A empresa fornece água.
conceder,,object - a,,,banco/conceder/empréstimo,O banco concede um empréstimo.
impor,,object - a,,,juiz/impor/multa,O juiz impõe uma multa.
elaborar,,object - a,,,cozinheiro/elaborar/prato,O cozinheiro elabora um prato.
exercer,,object - a,,,ela/exercer/profissão,Ela exerce uma profissão.
conquistar,,object - the: =taça =título =campeonato =troféu =vitória =coração =respeito =primeiro_lugar; object - a; place-at em the: game sport event,,deed,ela/conquistar/medalha,Ela conquista uma medalha.
proporcionar,,object,,,empresa/proporcionar/alojamento,A empresa proporciona o alojamento.
requerer,,object,,,trabalho/requerer/paciência,O trabalho requer paciência.
fundar,,object,,,avô/fundar/empresa,O avô funda a empresa.
acumular,,object,,,senhor/acumular/dívidas,O senhor acumula dívidas.
consumir,,object,,,fábrica/consumir/energia,A fábrica consome energia.
emitir,,object - a,,,banco/emitir/boleto,O banco emite um boleto.
arrecadar,,object,,,escola/arrecadar/dinheiro,A escola arrecada dinheiro.
improvisar,,object - a; place-at em the: where event,,,músico/improvisar/canção,O músico improvisa uma canção.
simular,,object - a,,,ator/simular/queda,O ator simula uma queda.
aplicar,,object - a,,deed,enfermeira/aplicar/pomada,A enfermeira aplica uma pomada.
adicionar,,object,,,eu/adicionar/sal,Eu adiciono sal.
acrescentar,,object,,,eu/acrescentar/açúcar,Eu acrescento açúcar.
agregar,,object,,,eu/agregar/informação,Eu agrego informação.
protagonizar,,object - a,,,ator/protagonizar/filme,O ator protagoniza um filme.
efetuar,,object - a,,,eu/efetuar/pagamento,Eu efetuo um pagamento.
considerar,,object - the,,,juiz/considerar/proposta,O juiz considera a proposta.
afirmar,,object - the,,,médico/afirmar/verdade,O médico afirma a verdade.
limitar,,object - the,,,escola/limitar/horário,A escola limita o horário.
definir,,object - the,,,grupo/definir/objetivo,O grupo define o objetivo.
assumir,,object - the,,,eu/assumir/responsabilidade,Eu assumo a responsabilidade.
prever,,object - the,,,mãe/prever/problema,A mãe prevê o problema.
motivar,,object - the; object - the: being,a,,professora/motivar/aluno,A professora motiva o aluno.
afetar,,object - the,,,crise/afetar/família,A crise afeta a família.
mencionar,,object - the,,,professora/mencionar/livro,A professora menciona o livro.
expor,,object - the,,,museu/expor/quadro,O museu expõe o quadro.
compreender,,object - the,,,eu/compreender/problema,Eu compreendo o problema.
integrar,,object - the,,,escola/integrar/crianças,A escola integra as crianças.
comandar,,object - the,,,ela/comandar/equipe,Ela comanda a equipe.
atrair,,object - -: =mosquito =mosquitos =inseto =insetos =mosca =moscas =abelha =abelhas =formiga =formigas =cliente =clientes =turista =turistas =raio =raios; object - the,,,luz/atrair/mosquitos,A luz atrai mosquitos.
executar,,object - the,,,empresa/executar/plano,A empresa executa o plano.
eliminar,,object - the,,,eu/eliminar/mensagem,Eu elimino a mensagem.
assassinar,,object - the,,deed,ladrão/assassinar/senhor,O ladrão assassina o senhor.
orientar,,object - the; topic sobre the; object - the: being,a,,professora/orientar/aluno,A professora orienta o aluno.
exibir,,object - the,,,museu/exibir/quadro,O museu exibe o quadro.
liberar,,object - the,,,polícia/liberar/rua,A polícia libera a rua.
aguardar,,object - the; place-at em the: =fila =sala_de_espera =recepção =ponto,,,eu/aguardar/consulta,Eu aguardo a consulta.
avaliar,,object - the,,,médica/avaliar/paciente,A médica avalia o paciente.
encerrar,,object - the,,,eu/encerrar/conta,Eu encerro a conta.
autorizar,,object - the; object - the: being,a,,diretora/autorizar/aluno sair,A diretora autoriza o aluno a sair.
deter,,object - the,,,polícia/deter/ladrão,A polícia detém o ladrão.
contatar,,object - the,,,eu/contatar/empresa,Eu contato a empresa.
contactar,,object - the,,,eu/contactar/empresa,Eu contacto a empresa.
honrar,,object - the,,,povo/honrar/avô,O povo honra o avô.
elevar,,object - the,,,máquina/elevar/peso,A máquina eleva o peso.
desempenhar,,object - the,,,ela/desempenhar/cargo,Ela desempenha o cargo.
concentrar,,object - the,,,professora/concentrar/atenção,A professora concentra a atenção.
alterar,,object - the,,,eu/alterar/senha,Eu altero a senha.
assegurar,,object - the,,,lei/assegurar/liberdade,A lei assegura a liberdade.
manifestar,,object - the,,,senhora/manifestar/opinião,A senhora manifesta a opinião.
testemunhar,,object - the,,,vizinha/testemunhar/acidente,A vizinha testemunha o acidente.
abrigar,,object - the,,,escola/abrigar/família,A escola abriga a família.
abordar,,object - the,,,grupo/abordar/tema,O grupo aborda o tema.
reforçar,,object - the,,,pedreiro/reforçar/parede,O pedreiro reforça a parede.
satisfazer,,object - the,,,loja/satisfazer/cliente,A loja satisfaz o cliente.
isolar,,object - the; topic de the,,,médico/isolar/paciente,O médico isola o paciente.
influenciar,,object - the,,,amigo/influenciar/menino,Meu amigo influencia o menino.
sustentar,,object - the,,,mãe/sustentar/família,A mãe sustenta a família.
comprometer,,object - the,,,doença/comprometer/saúde,A doença compromete a saúde.
facilitar,,object - the,,,tablet/facilitar/comunicação,O tablet facilita a comunicação.
lamentar,,object - the,bare subjunctive,,eu/lamentar/erro,Eu lamento o erro.
justificar,,object - the,,,eu/justificar/falta,Eu justifico a falta.
adaptar,,object - the,,,professora/adaptar/prova,A professora adapta a prova.
introduzir,,object - the,,,professora/introduzir/tema,A professora introduz o tema.
auxiliar,,object - the,,,enfermeira/auxiliar/paciente,A enfermeira auxilia o paciente.
encarar,,object - the,,,ela/encarar/problema,Ela encara o problema.
prejudicar,,object - the,,,chuva/prejudicar/festa,A chuva prejudica a festa.
registar,,object - the,,,enfermeira/registar/dados,A enfermeira regista os dados.
fortalecer,,object - the,,,exercício/fortalecer/músculo,O exercício fortalece o músculo.
arriscar,,object - the,a,,bombeiro/arriscar/vida,O bombeiro arrisca a vida.
esclarecer,,object - the,,,professora/esclarecer/dúvida,A professora esclarece a dúvida.
ampliar,,object - the,,,empresa/ampliar/loja,A empresa amplia a loja.
modificar,,object - the,,,eu/modificar/texto,Eu modifico o texto.
pressionar,,object - the,,,eu/pressionar/botão,Eu pressiono o botão.
designar,,object - the,,,diretora/designar/professor,A diretora designa o professor.
beneficiar,,object - the,,,lei/beneficiar/família,A lei beneficia a família.
converter,,object - the,,,eu/converter/arquivo,Eu converto o arquivo.
finalizar,,object - the,,,eu/finalizar/trabalho,Eu finalizo o trabalho.
implementar,,object - the,,,empresa/implementar/plano,A empresa implementa o plano.
inserir,,object - the,,,eu/inserir/cartão,Eu insiro o cartão.
torturar,,object - the,,,soldado/torturar/prisioneiro,O soldado tortura o prisioneiro.
certificar,,object - the,,,escola/certificar/aluno,A escola certifica o aluno.
retomar,,object - the,,,eu/retomar/tratamento,Eu retomo o tratamento.
confrontar,,object - the,,,ela/confrontar/problema,Ela confronta o problema.
homenagear,,object - the,,,escola/homenagear/professora,A escola homenageia a professora.
detectar,,object - the,,,médico/detectar/doença,O médico detecta a doença.
monitorar,,object - the,,,enfermeira/monitorar/paciente,A enfermeira monitora o paciente.
manipular,,object - the,,,senhor/manipular/máquina,O senhor manipula a máquina.
reproduzir,,object - the,,,eu/reproduzir/vídeo,Eu reproduzo o vídeo.
agredir,,object - the,,deed,ladrão/agredir/senhor,O ladrão agride o senhor.
armazenar,,object - the,,,eu/armazenar/arquivo,Eu armazeno o arquivo.
aliviar,,object - the,,,remédio/aliviar/dor,O remédio alivia a dor.
danificar,,object - the,,,chuva/danificar/telhado,A chuva danifica o telhado.
visualizar,,object - the,,,eu/visualizar/mensagem,Eu visualizo a mensagem.
incorporar,,object - the,,,empresa/incorporar/funcionária,A empresa incorpora a funcionária.
sequestrar,,object - the,,deed,ladrão/sequestrar/senhora,O ladrão sequestra a senhora.
favorecer,,object - the,,,lei/favorecer/família,A lei favorece a família.
suspender,,object - the,,,diretora/suspender/aluno,A diretora suspende o aluno.
prolongar,,object - the,,,médico/prolongar/tratamento,O médico prolonga o tratamento.
extrair,,object - the,,,dentista/extrair/dente,O dentista extrai meu dente.
recrutar,,object - the,,,exército/recrutar/jovem,O exército recruta o jovem.
moderar,,object - the,,,professora/moderar/debate,A professora modera o debate.
apurar,,object - the,,,polícia/apurar/caso,A polícia apura o caso.
distrair,,object - the,,,barulho/distrair/menino,O barulho distrai o menino.
absorver,,object - the,,,esponja/absorver/água,A esponja absorve a água.
patrocinar,,object - the,,,empresa/patrocinar/time,A empresa patrocina o time.
infectar,,object - the,,,vírus/infectar/menino,O vírus infecta o menino.
envergonhar,,object - the; place-at em the: where event,,,menino/envergonhar/mãe,O menino envergonha a mãe.
ocultar,,object - the,,,menino/ocultar/presente,O menino oculta o presente.
impulsionar,,object - the,,,governo/impulsionar/projeto,O governo impulsiona o projeto.
gerenciar,,object - the,,,ela/gerenciar/loja,Ela gerencia a loja.
presidir,,object - the,,,ela/presidir/reunião,Ela preside a reunião.
assinalar,,object - the,,,eu/assinalar/resposta,Eu assinalo a resposta.
formular,,object - the,,,aluno/formular/pergunta,O aluno formula a pergunta.
filtrar,,object - the,,,eu/filtrar/água,Eu filtro a água.
comercializar,,object - the,,,empresa/comercializar/produto,A empresa comercializa o produto.
captar,,object - the,,,antena/captar/sinal,A antena capta o sinal.
reconstruir,,object - the,,,vizinhos/reconstruir/cidade,Os vizinhos reconstroem a cidade.
moldar,,place-at em the: =torno; object - the: =argila =barro =massinha =massa =cera; object; instrument com -: material,,,menina/moldar/argila,A menina molda a argila.
mobilizar,,object - the,,,prefeito/mobilizar/população,O prefeito mobiliza a população.
restringir,,object - the,,,lei/restringir/consumo,A lei restringe o consumo.
contestar,,object - the,,,advogado/contestar/multa,O advogado contesta a multa.
notificar,,object - the,,,empresa/notificar/mudança,A empresa notifica a mudança.
estocar,,object - the,,,loja/estocar/produto,A loja estoca o produto.
exportar,,object - the,,,empresa/exportar/café,A empresa exporta o café.
paralisar,,object - the,,,neve/paralisar/cidade,A neve paralisa a cidade.
supervisionar,,object - the,,,professora/supervisionar/crianças,A professora supervisiona as crianças.
proclamar,,object - the,,,juiz/proclamar/vencedor,O juiz proclama o vencedor.
bombardear,,object - the,,,exército/bombardear/cidade,O exército bombardeia a cidade.
dissolver,,object - the; place-at em the: =água =café =leite =suco =boca =chá,,,eu/dissolver/comprimido,Eu dissolvo o comprimido.
enfraquecer,,topic com the: illness =doença =fome; object - the,,,doença/enfraquecer/corpo,A doença enfraquece o corpo.
amparar,,object - the,,,avó/amparar/menino,A avó ampara o menino.
simplificar,,object - the,,,professora/simplificar/texto,A professora simplifica o texto.
comprimir,,object - the,,,eu/comprimir/arquivo,Eu comprimo o arquivo.
refazer,,object - the,,,eu/refazer/trabalho,Eu refaço o trabalho.
seduzir,,object - the,,,príncipe/seduzir/princesa,O príncipe seduz a princesa.
escoltar,,object - the,,,polícia/escoltar/presidente,A polícia escolta o presidente.
fiscalizar,,object - the,,,governo/fiscalizar/empresa,O governo fiscaliza a empresa.
legalizar,,object - the,,,governo/legalizar/documento,O governo legaliza o documento.
reprimir,,object - the,,,polícia/reprimir/protesto,A polícia reprime o protesto.
forjar,,object - the,,,ladrão/forjar/assinatura,O ladrão forja a assinatura.
capacitar,,object - the; object - the: being,a,,professora/capacitar/alunos,A professora capacita os alunos.
aprontar,,object - the,,,mãe/aprontar/menino,A mãe apronta o menino.
apressar,,object - the,,,mãe/apressar/menino,A mãe apressa o menino.
abolir,,object - the,,,governo/abolir/lei,O governo abole a lei.
instruir,,object - the; object - the: being,a,,professora/instruir/alunos,A professora instrui os alunos.
intimidar,,object - the,,,cachorro/intimidar/menino,O cachorro intimida o menino.
agrupar,,object - the,,,professora/agrupar/crianças,A professora agrupa as crianças.
suprimir,,object - the,,,empresa/suprimir/cargo,A empresa suprime o cargo.
envenenar,,object - the,,,vilão/envenenar/rei,O vilão envenena o rei.
restabelecer,,object - the,,,técnico/restabelecer/conexão,O técnico restabelece a conexão.
decifrar,,object - the,,,eu/decifrar/mensagem,Eu decifro a mensagem.
validar,,object - the,,,eu/validar/bilhete,Eu valido o bilhete.
evacuar,,object - the,,,bombeiro/evacuar/prédio,O bombeiro evacua o prédio.
encobrir,,object - the,,,senhor/encobrir/crime,O senhor encobre o crime.
agilizar,,object - the,,,funcionário/agilizar/processo,O funcionário agiliza o processo.
interrogar,,object - the,,,polícia/interrogar/ladrão,A polícia interroga o ladrão.
confiscar,,object - the,,,polícia/confiscar/celular,A polícia confisca o celular.
degradar,,object - the,,,poluição/degradar/rio,A poluição degrada o rio.
modernizar,,object - the,,,empresa/modernizar/loja,A empresa moderniza a loja.
encurtar,,object - the,,,costureira/encurtar/calça,A costureira encurta a calça.
interceptar,,object - the,,,polícia/interceptar/carro,A polícia intercepta o carro.
saquear,,object - the,,,ladrão/saquear/loja,O ladrão saqueia a loja.
reembolsar,,object - the,,,loja/reembolsar/cliente,A loja reembolsa o cliente.
desalojar,,object - the,,,polícia/desalojar/família,A polícia desaloja a família.
discriminar,,object - the,,,empresa/discriminar/mulher,A empresa discrimina a mulher.
maltratar,,object - the,,,senhor/maltratar/cachorro,O senhor maltrata o cachorro.
falecer,,,,,avô/falecer/,O avô falece.
evoluir,,,,,doença/evoluir/,A doença evolui.
progredir,,,,,aluno/progredir/,O aluno progride.
desabar,,,,deed,casa/desabar/,A casa desaba.
prosperar,,,,,negócio/prosperar/,O negócio prospera.
emergir,,,,,submarino/emergir/,O submarino emerge.
fluir,,,,,água/fluir/,A água flui.
ingressar,,topic em the,,,ela/ingressar/universidade,Ela ingressa na universidade.
interagir,,topic com the,,,menino/interagir/colega,O menino interage com o colega.
arrendar,,object - a,,,eu/arrendar/casa,Eu arrendo uma casa.
matar a saudade,,topic de the,,,eu/matar a saudade/vovó,Eu mato a saudade da vovó.
matar as saudades,,topic de the,,,eu/matar as saudades/vovó,Eu mato as saudades da vovó.
bater palma,,topic para the,,,eu/bater palma/palhaço,Eu bato palma para o palhaço.
dar de cara,,topic com the,,,eu/dar de cara/professora,Eu dou de cara com a professora.
importar,,recipient para,,state,isso/importar/,Isso importa.
achar bom,,object - the,bare,,eu/achar bom/acordar,Eu acho bom acordar.
achar chato,,object - the,bare,,eu/achar chato/acordar,Eu acho chato acordar.
achar difícil,,object - the,bare,,eu/achar difícil/acordar,Eu acho difícil acordar.
achar fácil,,object - the,bare,,eu/achar fácil/acordar,Eu acho fácil acordar.
achar importante,,object - the,bare,,eu/achar importante/acordar,Eu acho importante acordar.
achar legal,,object - the,bare,,eu/achar legal/acordar,Eu acho legal acordar.
achar melhor,,object - the,bare,,eu/achar melhor/acordar,Eu acho melhor acordar.
achar ruim,,object - the,bare,,eu/achar ruim/acordar,Eu acho ruim acordar.
achar divertido,,object - the,bare,,eu/achar divertido/acordar,Eu acho divertido acordar.
achar perigoso,,object - the,bare,,eu/achar perigoso/acordar,Eu acho perigoso acordar.
achar estranho,,object - the,bare,,eu/achar estranho/acordar,Eu acho estranho acordar.
achar engraçado,,object - the,bare,,eu/achar engraçado/acordar,Eu acho engraçado acordar.
achar necessário,,object - the,bare,,eu/achar necessário/acordar,Eu acho necessário acordar.
achar normal,,object - the,bare,,eu/achar normal/acordar,Eu acho normal acordar.
achar cansativo,,object - the,bare,,eu/achar cansativo/acordar,Eu acho cansativo acordar.
achar triste,,object - the,bare,,eu/achar triste/acordar,Eu acho triste acordar.
achar feio,,object - the,bare,,eu/achar feio/acordar,Eu acho feio acordar.
achar errado,,object - the,bare,,eu/achar errado/acordar,Eu acho errado acordar.
achar certo,,object - the,bare,,eu/achar certo/acordar,Eu acho certo acordar.
gelar,,object - the,,,geladeira/gelar/água,A geladeira gela a água.
enguiçar,,place-at em the,,achievement,carro/enguiçar/estrada,O carro enguiça na estrada.
algaliar,,object - the: being,,,enfermeiro/algaliar/paciente,O enfermeiro algalia o paciente.
bagunçar,,object - the,,,menino/bagunçar/quarto,O menino bagunça o quarto.
latejar,,,,,ferida/latejar/,A ferida lateja.
anexar,,object; topic a the: =e-mail =mensagem =processo =pedido =formulário,,,eu/anexar/foto e-mail,Eu anexo uma foto ao e-mail.
sincronizar,,object - the; topic com the,,,eu/sincronizar/celular computador,Eu sincronizo o celular com o computador.
alisar,,object - the,,,ela/alisar/cabelo,Ela alisa o cabelo.
apalpar,,object - the,,,médico/apalpar/barriga,O médico apalpa minha barriga.
alargar,,object - the,,,costureira/alargar/saia,A costureira alarga a saia.
azulejar,,object - the,,,pedreiro/azulejar/banheiro,O pedreiro azuleja o banheiro.
barbear,,object - the: being,,,barbeiro/barbear/vovô,O barbeiro barbeia o vovô.
confeitar,,object - the,,,ela/confeitar/bolo,Ela confeita o bolo.
crochetar,,object; beneficiary para: being =boneca =boneco; instrument com the: =agulha; place-at em the: where event,,,avó/crochetar/manta,A avó crocheta uma manta.
emassar,,object - the,,,pintor/emassar/parede,O pintor emassa a parede.
esmaltar,,object - the,,,manicure/esmaltar/unha,A manicure esmalta a unha.
falir,,,,achievement,loja/falir/,A loja está falindo.
gotejar,,,,,torneira/gotejar/,A torneira goteja.
grifar,,object - the,,,aluna/grifar/texto,A aluna grifa o texto.
marinar,,object - the,,,cozinheiro/marinar/carne,O cozinheiro marina a carne.
saltitar,,place-at em the,,,coelho/saltitar/jardim,O coelho saltita no jardim.
sovar,,object - the; place-at em the: where event,,,padeiro/sovar/massa,O padeiro sova a massa.
xeretar,,object - the,,,menina/xeretar/gaveta,A menina xereta a gaveta.
coser,,object; beneficiary para: being =boneca =boneco; instrument com the: =agulha =linha; place-at em the: where event,,,avó/coser/vestido,A avó cose um vestido.
grudar,,object - the: =figurinha =adesivo =cartaz =papel =cromo =autocolante =etiqueta =chiclete =massinha; topic em the,,,bala/grudar/dente,A bala gruda no dente.
assoprar,,object - the,,,menina/assoprar/vela,A menina assopra a vela.
admitir,,object - the,bare indicative,,ela/admitir/erro,Ela admite o erro.
fazer impressão,,recipient a the,,,sangue/fazer impressão/eu,O sangue me faz impressão.
fazer confusão,,recipient a the,,,barulho/fazer confusão/eu,O barulho me faz confusão.
ter facilidade,,topic em -: subject language; topic em the,para,state,ele/ter facilidade/matemática,Ele tem facilidade em matemática.
esculpir,,object; place-at em the: where event,,,artista/esculpir/cavalo,O artista esculpe um cavalo.
mobilar,,object - the; instrument com,,,nós/mobilar/quarto,Nós mobilamos o quarto.
mobiliar,,object - the; instrument com,,,nós/mobiliar/quarto,Nós mobiliamos o quarto.
compor,,object - a: =música =canção; object; beneficiary para; place-at em the: where event,,,tio/compor/música,O tio compõe uma música.
ornamentar,,object - the; instrument com,,,nós/ornamentar/igreja,Nós ornamentamos a igreja.
adornar,,object - the; instrument com,,,ela/adornar/mesa,Ela adorna a mesa.
respingar,,topic em the,,,tinta/respingar/camisa,A tinta respinga na camisa.
meter impressão,,recipient a the,,,aranha/meter impressão/eu,A aranha me mete impressão.
meter pena,,recipient a the,,,gato/meter pena/eu,O gato me mete pena.
meter raiva,,recipient a the,,,barulho/meter raiva/eu,O barulho me mete raiva.
dar alergia,,recipient em the,impersonal,,poeira/dar alergia/menino,A poeira dá alergia no menino.
dar coceira,,recipient em the,impersonal,,lã/dar coceira/menino,A lã dá coceira no menino.
dar comichão,,recipient a the; topic em the: body,impersonal,,lã/dar comichão/eu,A lã me dá comichão.
dar azia,,recipient em the,impersonal,,molho/dar azia/papai,O molho dá azia no papai.
dar enjoo,,recipient em the,impersonal,,barco/dar enjoo/menina,O barco dá enjoo na menina.
dar tontura,,recipient em the,impersonal,,altura/dar tontura/menina,A altura dá tontura na menina.
dar agonia,,recipient em the,de impersonal,,barulho/dar agonia/menino,O barulho dá agonia no menino.
dar aflição,,recipient em the,de impersonal,,agulha/dar aflição/menina,A agulha dá aflição na menina.
dar arrepio,,recipient em the,de impersonal,,aranha/dar arrepio/menina,A aranha dá arrepio na menina.
dar dor de cabeça,,recipient em the,impersonal,,barulho/dar dor de cabeça/vovó,O barulho dá dor de cabeça na vovó.
dar alegria,,recipient para,de impersonal,,neto/dar alegria/vovó,Meu neto dá alegria para a vovó.
dar jeito,,recipient a the; topic em the,impersonal,,carrinho/dar jeito/eu,O carrinho me dá jeito.
asfaltar,,object - the,,,prefeitura/asfaltar/rua,A prefeitura asfalta a rua.
faxinar,,object - the,,,nós/faxinar/casa,Nós faxinamos a casa.
cimentar,,object - the,,,pedreiro/cimentar/quintal,O pedreiro cimenta o quintal.
estofar,,object - the; topic de -: material,,,tio/estofar/sofá,O tio estofa o sofá.
revestir,,object - the; topic de -: material,,,pedreiro/revestir/parede,O pedreiro reveste a parede.
ladrilhar,,object - the,,,pedreiro/ladrilhar/banheiro,O pedreiro ladrilha o banheiro.
nivelar,,object - the,,,pedreiro/nivelar/piso,O pedreiro nivela o piso.
dosar,,object - the,,,enfermeira/dosar/remédio,A enfermeira dosa o remédio.
flexionar,,object - the,,,eu/flexionar/joelho,Eu flexiono o joelho.
bochechar,,instrument com -,,,eu/bochechar/água,Eu bochecho com água.
descolorir,,object - the,,,prima/descolorir/cabelo,Minha prima descolore o cabelo.
encadernar,,object - the,,,ela/encadernar/trabalho,Ela encaderna o trabalho.
arredondar,,object - the,,,ele/arredondar/conta,Ele arredonda a conta.
dourar,,object - the; instrument em the,,,eu/dourar/cebola,Eu douro a cebola.
empanar,,object - the,,,cozinheira/empanar/frango,A cozinheira empana o frango.
resfriar,,object - the,,,ela/resfriar/leite,Ela resfria o leite.
desfazer,,object - the,,,eu/desfazer/mala,Eu desfaço a mala.
enfileirar,,object - the,,,menino/enfileirar/carrinhos,O menino enfileira os carrinhos.
catalogar,,object - the,,,ela/catalogar/livros,Ela cataloga os livros.
desembalar,,object - the,,,eu/desembalar/encomenda,Eu desembalo a encomenda.
desempacotar,,object - the,,,eu/desempacotar/caixa,Eu desempacoto a caixa.
velejar,,place-at em the,,,ele/velejar/lagoa,Ele veleja na lagoa.
ancorar,,object - the; place-at em the,,,capitão/ancorar/barco,O capitão ancora o barco.
encalhar,,place-at em the,,,barco/encalhar/areia,O barco encalha na areia.
amadurecer,,place-at em the,,,fruta/amadurecer/árvore,A fruta amadurece na árvore.
circular,,topic por the,,,sangue/circular/corpo,O sangue circula pelo corpo.
enfarinhar,,object - the,,,eu/enfarinhar/forma,Eu enfarinho a forma.
fitar,,object - the,,,eu/fitar/céu,Eu fito o céu.
entediar-se,,place-at em the: where event =aula; topic com the,,,eu/entediar-se/aula,Eu me entedio na aula.
banhar-se,,instrument com -: =água =sabão =sabonete; place-at em the: where nature,,,eu/banhar-se/rio,Eu me banho no rio.
frequentar,,object - the,,,menino/frequentar/escola,O menino frequenta a escola.
embrulhar-se,,topic em the,,,eu/embrulhar-se/cobertor,Eu me embrulho no cobertor.
ofender-se,,topic com the,,,menina/ofender-se/piada,A menina se ofende com a piada.
focar,,topic em the,,,ela/focar/prova,Ela foca na prova.
lidar,,topic com the,,,mamãe/lidar/problema,A mamãe lida com o problema.
rebelar-se,,topic contra the,,,povo/rebelar-se/rei,O povo se rebela contra o rei.
retratar-se,,topic de,,,político/retratar-se/erro,O político se retrata do erro.
valer-se,,topic de the,,,vovó/valer-se/bengala,A vovó se vale da bengala.
compadecer-se,,topic de the,,,rainha/compadecer-se/menino,A rainha se compadece do menino.
cercar-se,,topic de,,,ela/cercar-se/amigos,Ela se cerca dos amigos.
nortear-se,,topic por the,,,ele/nortear-se/mapa,Ele se norteia pelo mapa.
inteirar-se,,topic de the,,,ela/inteirar-se/notícia,Ela se inteira da notícia.
redimir-se,,topic de the,,,ele/redimir-se/erro,Ele se redime do erro.

"""#
}
