// Generated from Data/grammar/pt/names.csv by script/generate: do not edit.
// swift-format-ignore-file

extension GrammarTables {
  static let portugueseNames: StaticString = #"""
lemma,class,kind,gender,number,person,countability,animacy,article,tense,phrase,place,asks
Abel,proper-noun,person,masculine,singular,,,human
Abigail,proper-noun,person,feminine,singular,,,human
Adalberto,proper-noun,person,masculine,singular,,,human
Ademir,proper-noun,person,masculine,singular,,,human
Adriana,proper-noun,person,feminine,singular,,,human
Adriane,proper-noun,person,feminine,singular,,,human
Adriano,proper-noun,person,masculine,singular,,,human
Adão,proper-noun,person,masculine,singular,,,human
Afonso,proper-noun,person,masculine,singular,,,human
Agatha,proper-noun,person,feminine,singular,,,human
Agnes,proper-noun,person,feminine,singular,,,human
Agostinho,proper-noun,person,masculine,singular,,,human
Aladdin,proper-noun,person,masculine,singular,,,human
Alan,proper-noun,person,masculine,singular,,,human
Alberto,proper-noun,person,masculine,singular,,,human
Aldo,proper-noun,person,masculine,singular,,,human
Alegria,proper-noun,person,feminine,,,,human
Aleixo,proper-noun,person,masculine,singular,,,human
Alessandra,proper-noun,person,feminine,singular,,,human
Alex,proper-noun,person,masculine,singular,,,human
Alexa,proper-noun,person,feminine,singular,,,human,definite
Alexandra,proper-noun,person,feminine,singular,,,human
Alexandre,proper-noun,person,masculine,singular,,,human
Alfredo,proper-noun,person,masculine,singular,,,human
Alice,proper-noun,person,feminine,singular,,,human
Alina,proper-noun,person,feminine,singular,,,human
Aline,proper-noun,person,feminine,singular,,,human
Alícia,proper-noun,person,feminine,singular,,,human
Amanda,proper-noun,person,feminine,singular,,,human
Amélia,proper-noun,person,feminine,singular,,,human
Américo,proper-noun,person,masculine,singular,,,human
Ana,proper-noun,person,feminine,singular,,,human
Anderson,proper-noun,person,masculine,singular,,,human
Andreia,proper-noun,person,feminine,singular,,,human
Andressa,proper-noun,person,feminine,singular,,,human
André,proper-noun,person,masculine,singular,,,human
Andréa,proper-noun,person,feminine,singular,,,human
Aninha,proper-noun,person,feminine,singular,,,human
Anitta,proper-noun,person,feminine,singular,,,human
Antonella,proper-noun,person,feminine,singular,,,human
Antónia,proper-noun,person,feminine,singular,,,human
António,proper-noun,person,masculine,singular,,,human
Antônia,proper-noun,person,feminine,singular,,,human
Antônio,proper-noun,person,masculine,singular,,,human
Aquiles,proper-noun,person,masculine,singular,,,human
Ariana,proper-noun,person,feminine,singular,,,human
Ariel,proper-noun,person,feminine,singular,,,human,definite
Armando,proper-noun,person,masculine,singular,,,human
Arnaldo,proper-noun,person,masculine,singular,,,human
Arthur,proper-noun,person,masculine,singular,,,human
Artur,proper-noun,person,masculine,singular,,,human
Astrid,proper-noun,person,feminine,singular,,,human
Augusto,proper-noun,person,masculine,singular,,,human
Aurora,proper-noun,person,feminine,,,,human
Aurélia,proper-noun,person,feminine,singular,,,human
Aurélio,proper-noun,person,masculine,singular,,,human
Ayla,proper-noun,person,feminine,singular,,,human
Azaleia,proper-noun,person,feminine,,,,human
Baltazar,proper-noun,person,masculine,singular,,,human
Barbie,proper-noun,person,feminine,singular,,,human,definite
Batman,proper-noun,person,masculine,singular,,,human,definite
Bel,proper-noun,person,feminine,singular,,,human
Bela,proper-noun,person,feminine,,,,human
Benedita,proper-noun,person,feminine,singular,,,human
Benedito,proper-noun,person,masculine,singular,,,human
Benjamin,proper-noun,person,masculine,singular,,,human
Bento,proper-noun,person,masculine,singular,,,human
Benício,proper-noun,person,masculine,singular,,,human
Bernardino,proper-noun,person,masculine,singular,,,human
Bernardo,proper-noun,person,masculine,singular,,,human
Beto,proper-noun,person,masculine,singular,,,human
Bia,proper-noun,person,feminine,singular,,,human
Bianca,proper-noun,person,feminine,singular,,,human
Branca,proper-noun,person,feminine,,,,human
Branca de Neve,proper-noun,person,feminine,singular,,,human,definite
Breno,proper-noun,person,masculine,singular,,,human
Bruna,proper-noun,person,feminine,singular,,,human
Bruno,proper-noun,person,masculine,singular,,,human
Bárbara,proper-noun,person,feminine,singular,,,human
Caio,proper-noun,person,masculine,singular,,,human
Caleb,proper-noun,person,masculine,singular,,,human
Camila,proper-noun,person,feminine,singular,,,human
Camélia,proper-noun,person,feminine,,,,human
Capitão América,proper-noun,person,masculine,singular,,,human,definite
Carla,proper-noun,person,feminine,singular,,,human
Carlinhos,proper-noun,person,masculine,singular,,,human
Carlos,proper-noun,person,masculine,singular,,,human
Carlota,proper-noun,person,feminine,singular,,,human
Carmem,proper-noun,person,feminine,singular,,,human
Carminda,proper-noun,person,feminine,singular,,,human
Carmo,proper-noun,person,feminine,singular,,,human
Carol,proper-noun,person,feminine,singular,,,human
Carolina,proper-noun,person,feminine,singular,,,human
Caroline,proper-noun,person,feminine,singular,,,human
Cascão,proper-noun,person,masculine,singular,,,human,definite
Catarina,proper-noun,person,feminine,singular,,,human
Cauã,proper-noun,person,masculine,singular,,,human
Caíque,proper-noun,person,masculine,singular,,,human
Cebolinha,proper-noun,person,masculine,singular,,,human,definite
Cecília,proper-noun,person,feminine,singular,,,human
Celeste,proper-noun,person,feminine,,,,human
Celina,proper-noun,person,feminine,singular,,,human
Celso,proper-noun,person,masculine,singular,,,human
Chico,proper-noun,person,masculine,singular,,,human
Chico Bento,proper-noun,person,masculine,singular,,,human,definite
Christian,proper-noun,person,masculine,singular,,,human
Cinderela,proper-noun,person,feminine,singular,,,human,definite
Clara,proper-noun,person,feminine,,,,human
Clarice,proper-noun,person,feminine,singular,,,human
Clarissa,proper-noun,person,feminine,singular,,,human
Cleide,proper-noun,person,feminine,singular,,,human
Cláudia,proper-noun,person,feminine,singular,,,human
Cláudio,proper-noun,person,masculine,singular,,,human
Conceição,proper-noun,person,feminine,singular,,,human
Constança,proper-noun,person,feminine,singular,,,human
Cristiana,proper-noun,person,feminine,singular,,,human
Cristiane,proper-noun,person,feminine,singular,,,human
Cristiano,proper-noun,person,masculine,singular,,,human
Cristina,proper-noun,person,feminine,singular,,,human
Cristóvão,proper-noun,person,masculine,singular,,,human
César,proper-noun,person,masculine,singular,,,human
Céu,proper-noun,person,feminine,singular,,,human
Daiana,proper-noun,person,feminine,singular,,,human
Daiane,proper-noun,person,feminine,singular,,,human
Dalva,proper-noun,person,feminine,singular,,,human
Damião,proper-noun,person,masculine,singular,,,human
Daniel,proper-noun,person,masculine,singular,,,human
Daniela,proper-noun,person,feminine,singular,,,human
Danilo,proper-noun,person,masculine,singular,,,human
Davi,proper-noun,person,masculine,singular,,,human
David,proper-noun,person,masculine,singular,,,human
Davide,proper-noun,person,masculine,singular,,,human
Deborah,proper-noun,person,feminine,singular,,,human
Denis,proper-noun,person,masculine,singular,,,human
Denise,proper-noun,person,feminine,singular,,,human
Deus,proper-noun,person,masculine,,,,human
Diana,proper-noun,person,feminine,singular,,,human
Diego,proper-noun,person,masculine,singular,,,human
Dinis,proper-noun,person,masculine,singular,,,human
Diogo,proper-noun,person,masculine,singular,,,human
Domingos,proper-noun,person,masculine,singular,,,human
Dora,proper-noun,person,feminine,singular,,,human
Duarte,proper-noun,person,masculine,singular,,,human
Duda,proper-noun,person,feminine,singular,,,human
Dudu,proper-noun,person,masculine,singular,,,human
Dulce,proper-noun,person,feminine,singular,,,human
Dário,proper-noun,person,masculine,singular,,,human
Débora,proper-noun,person,feminine,singular,,,human
Décio,proper-noun,person,masculine,singular,,,human
Dênis,proper-noun,person,masculine,singular,,,human
Edgar,proper-noun,person,masculine,singular,,,human
Edson,proper-noun,person,masculine,singular,,,human
Edu,proper-noun,person,masculine,singular,,,human
Eduarda,proper-noun,person,feminine,singular,,,human
Eduardo,proper-noun,person,masculine,singular,,,human
Elaine,proper-noun,person,feminine,singular,,,human
Elena,proper-noun,person,feminine,singular,,,human
Eliana,proper-noun,person,feminine,singular,,,human
Eliane,proper-noun,person,feminine,singular,,,human
Elias,proper-noun,person,masculine,singular,,,human
Elisa,proper-noun,person,feminine,singular,,,human
Elisabete,proper-noun,person,feminine,singular,,,human
Elizabete,proper-noun,person,feminine,singular,,,human
Ellen,proper-noun,person,feminine,singular,,,human
Elsa,proper-noun,person,feminine,singular,,,human,definite
Elza,proper-noun,person,feminine,singular,,,human
Ema,proper-noun,person,feminine,singular,,,human
Emanuel,proper-noun,person,masculine,singular,,,human
Emanuela,proper-noun,person,feminine,singular,,,human
Emanuelle,proper-noun,person,feminine,singular,,,human
Emilly,proper-noun,person,feminine,singular,,,human
Emily,proper-noun,person,feminine,singular,,,human
Emília,proper-noun,person,feminine,singular,,,human
Emílio,proper-noun,person,masculine,singular,,,human
Endrick,proper-noun,person,masculine,singular,,,human
Enzo,proper-noun,person,masculine,singular,,,human
Ernesto,proper-noun,person,masculine,singular,,,human
Esmeralda,proper-noun,person,feminine,singular,,,human
Esperança,proper-noun,person,feminine,,,,human
Estela,proper-noun,person,feminine,singular,,,human
Esther,proper-noun,person,feminine,singular,,,human
Estrela,proper-noun,person,feminine,,,,human
Estêvão,proper-noun,person,masculine,singular,,,human
Eugénia,proper-noun,person,feminine,singular,,,human
Eugénio,proper-noun,person,masculine,singular,,,human
Eugênia,proper-noun,person,feminine,singular,,,human
Eugênio,proper-noun,person,masculine,singular,,,human
Eva,proper-noun,person,feminine,singular,,,human
Evandro,proper-noun,person,masculine,singular,,,human
Evelyn,proper-noun,person,feminine,singular,,,human
Everton,proper-noun,person,masculine,singular,,,human
Ezequiel,proper-noun,person,masculine,singular,,,human
Fabiana,proper-noun,person,feminine,singular,,,human
Fabiano,proper-noun,person,masculine,singular,,,human
Fabrício,proper-noun,person,masculine,singular,,,human
Fabíola,proper-noun,person,feminine,singular,,,human
Fada do Dente,proper-noun,person,feminine,singular,,,human,definite
Fausto,proper-noun,person,masculine,singular,,,human
Felipe,proper-noun,person,masculine,singular,,,human
Fernanda,proper-noun,person,feminine,singular,,,human
Fernando,proper-noun,person,masculine,singular,,,human
Fidel,proper-noun,person,masculine,singular,,,human
Filipa,proper-noun,person,feminine,singular,,,human
Filipe,proper-noun,person,masculine,singular,,,human
Flor,proper-noun,person,feminine,,,,human
Flávia,proper-noun,person,feminine,singular,,,human
Flávio,proper-noun,person,masculine,singular,,,human
Francisca,proper-noun,person,feminine,singular,,,human
Francisco,proper-noun,person,masculine,singular,,,human
Fred,proper-noun,person,masculine,singular,,,human
Frederico,proper-noun,person,masculine,singular,,,human
Fábio,proper-noun,person,masculine,singular,,,human
Fátima,proper-noun,person,feminine,singular,,,human
Félix,proper-noun,person,masculine,singular,,,human
Gabi,proper-noun,person,feminine,singular,,,human
Gabriel,proper-noun,person,masculine,singular,,,human
Gabriela,proper-noun,person,feminine,singular,,,human
Gabriella,proper-noun,person,feminine,singular,,,human
Gael,proper-noun,person,masculine,singular,,,human
Gaspar,proper-noun,person,masculine,singular,,,human
Geovana,proper-noun,person,feminine,singular,,,human
Geraldo,proper-noun,person,masculine,singular,,,human
Gerson,proper-noun,person,masculine,singular,,,human
Gil,proper-noun,person,masculine,singular,,,human
Gilberto,proper-noun,person,masculine,singular,,,human
Gilson,proper-noun,person,masculine,singular,,,human
Giovana,proper-noun,person,feminine,singular,,,human
Giovanna,proper-noun,person,feminine,singular,,,human
Giovanni,proper-noun,person,masculine,singular,,,human
Gisele,proper-noun,person,feminine,singular,,,human
Giulia,proper-noun,person,feminine,singular,,,human
Gloria,proper-noun,person,feminine,singular,,,human
Glória,proper-noun,person,feminine,,,,human
Gonçalo,proper-noun,person,masculine,singular,,,human
Graciela,proper-noun,person,feminine,singular,,,human
Graziele,proper-noun,person,feminine,singular,,,human
Graça,proper-noun,person,feminine,singular,,,human
Grinch,proper-noun,person,masculine,singular,,,human,definite
Guga,proper-noun,person,masculine,singular,,,human
Gui,proper-noun,person,masculine,singular,,,human
Guilherme,proper-noun,person,masculine,singular,,,human
Gustavo,proper-noun,person,masculine,singular,,,human
Hannah,proper-noun,person,feminine,singular,,,human
Heitor,proper-noun,person,masculine,singular,,,human
Helen,proper-noun,person,feminine,singular,,,human
Helena,proper-noun,person,feminine,singular,,,human
Hello Kitty,proper-noun,person,feminine,singular,,,human
Heloisa,proper-noun,person,feminine,singular,,,human
Heloísa,proper-noun,person,feminine,singular,,,human
Henrique,proper-noun,person,masculine,singular,,,human
Henry,proper-noun,person,masculine,singular,,,human
Homem de Ferro,proper-noun,person,masculine,singular,,,human,definite
Homem-Aranha,proper-noun,person,masculine,singular,,,human,definite
Hortênsia,proper-noun,person,feminine,,,,human
Horácio,proper-noun,person,masculine,singular,,,human
Hugo,proper-noun,person,masculine,singular,,,human
Hulk,proper-noun,person,masculine,singular,,,human,definite
Humberto,proper-noun,person,masculine,singular,,,human
Hélder,proper-noun,person,masculine,singular,,,human
Hélio,proper-noun,person,masculine,singular,,,human
Iago,proper-noun,person,masculine,singular,,,human
Ian,proper-noun,person,masculine,singular,,,human
Iara,proper-noun,person,feminine,singular,,,human
Igor,proper-noun,person,masculine,singular,,,human
Ingrid,proper-noun,person,feminine,singular,,,human
Inácio,proper-noun,person,masculine,singular,,,human
Iolanda,proper-noun,person,feminine,singular,,,human
Irene,proper-noun,person,feminine,singular,,,human
Iris,proper-noun,person,feminine,singular,,,human
Isa,proper-noun,person,feminine,singular,,,human
Isaac,proper-noun,person,masculine,singular,,,human
Isabela,proper-noun,person,feminine,singular,,,human
Isabele,proper-noun,person,feminine,singular,,,human
Isabella,proper-noun,person,feminine,singular,,,human
Isadora,proper-noun,person,feminine,singular,,,human
Isaías,proper-noun,person,masculine,singular,,,human
Isidoro,proper-noun,person,masculine,singular,,,human
Ismael,proper-noun,person,masculine,singular,,,human
Ivan,proper-noun,person,masculine,singular,,,human
Ivana,proper-noun,person,feminine,singular,,,human
Ivete,proper-noun,person,feminine,singular,,,human
Ivo,proper-noun,person,masculine,singular,,,human
Ivone,proper-noun,person,feminine,singular,,,human
Iúri,proper-noun,person,masculine,singular,,,human
Jacinta,proper-noun,person,feminine,singular,,,human
Jade,proper-noun,person,feminine,singular,,,human
Jaime,proper-noun,person,masculine,singular,,,human
Jair,proper-noun,person,masculine,singular,,,human
Janaína,proper-noun,person,feminine,singular,,,human
Jaqueline,proper-noun,person,feminine,singular,,,human
Jaques,proper-noun,person,masculine,singular,,,human
Jasmim,proper-noun,person,masculine,,,,human
Jefferson,proper-noun,person,masculine,singular,,,human
Jennifer,proper-noun,person,feminine,singular,,,human
Jeremias,proper-noun,person,masculine,singular,,,human
Jerónimo,proper-noun,person,masculine,singular,,,human
Jerônimo,proper-noun,person,masculine,singular,,,human
Jesus,proper-noun,person,masculine,singular,,,human
Joana,proper-noun,person,feminine,singular,,,human
Joaquim,proper-noun,person,masculine,singular,,,human
Joaquina,proper-noun,person,feminine,singular,,,human
Joel,proper-noun,person,masculine,singular,,,human
Jonas,proper-noun,person,masculine,singular,,,human
Jonatas,proper-noun,person,masculine,singular,,,human
Jonathan,proper-noun,person,masculine,singular,,,human
Jorge,proper-noun,person,masculine,singular,,,human
Josefa,proper-noun,person,feminine,singular,,,human
Josiane,proper-noun,person,feminine,singular,,,human
Josias,proper-noun,person,masculine,singular,,,human
José,proper-noun,person,masculine,singular,,,human
Joyce,proper-noun,person,feminine,singular,,,human
João,proper-noun,person,masculine,singular,,,human
Joãozinho,proper-noun,person,masculine,singular,,,human
Ju,proper-noun,person,feminine,singular,,,human
Juca,proper-noun,person,masculine,singular,,,human
Judite,proper-noun,person,feminine,singular,,,human
Juliana,proper-noun,person,feminine,singular,,,human
Juliano,proper-noun,person,masculine,singular,,,human
Julieta,proper-noun,person,feminine,singular,,,human
Juvenal,proper-noun,person,masculine,singular,,,human
Jéssica,proper-noun,person,feminine,singular,,,human
Júlia,proper-noun,person,feminine,singular,,,human
Júlio,proper-noun,person,masculine,singular,,,human
Kaique,proper-noun,person,masculine,singular,,,human
Kamila,proper-noun,person,feminine,singular,,,human
Karen,proper-noun,person,feminine,singular,,,human
Karina,proper-noun,person,feminine,singular,,,human
Karolina,proper-noun,person,feminine,singular,,,human
Kauã,proper-noun,person,masculine,singular,,,human
Kelly,proper-noun,person,feminine,singular,,,human
Kevin,proper-noun,person,masculine,singular,,,human
Kyara,proper-noun,person,feminine,singular,,,human
Kátia,proper-noun,person,feminine,singular,,,human
Lara,proper-noun,person,feminine,singular,,,human
Larissa,proper-noun,person,feminine,singular,,,human
Laura,proper-noun,person,feminine,singular,,,human
Lauro,proper-noun,person,masculine,singular,,,human
Lavínia,proper-noun,person,feminine,singular,,,human
Laís,proper-noun,person,feminine,singular,,,human
Leandro,proper-noun,person,masculine,singular,,,human
Leila,proper-noun,person,feminine,singular,,,human
Lena,proper-noun,person,feminine,singular,,,human
Leonardo,proper-noun,person,masculine,singular,,,human
Leonel,proper-noun,person,masculine,singular,,,human
Leonor,proper-noun,person,feminine,singular,,,human
Letícia,proper-noun,person,feminine,singular,,,human
Levi,proper-noun,person,masculine,singular,,,human
Lia,proper-noun,person,feminine,singular,,,human
Liam,proper-noun,person,masculine,singular,,,human
Lila,proper-noun,person,feminine,singular,,,human
Lili,proper-noun,person,feminine,singular,,,human
Liliana,proper-noun,person,feminine,singular,,,human
Liliane,proper-noun,person,feminine,singular,,,human
Lina,proper-noun,person,feminine,singular,,,human
Linda,proper-noun,person,feminine,,,,human
Lineu,proper-noun,person,masculine,singular,,,human
Liz,proper-noun,person,feminine,singular,,,human
Lola,proper-noun,person,feminine,singular,,,human
Lorena,proper-noun,person,feminine,singular,,,human
Lorenzo,proper-noun,person,masculine,singular,,,human
Lourdes,proper-noun,person,feminine,singular,,,human
Lourenço,proper-noun,person,masculine,singular,,,human
Lu,proper-noun,person,feminine,singular,,,human
Luan,proper-noun,person,masculine,singular,,,human
Luana,proper-noun,person,feminine,singular,,,human
Lucas,proper-noun,person,masculine,singular,,,human
Luccas Neto,proper-noun,person,masculine,singular,,,human
Luciana,proper-noun,person,feminine,singular,,,human
Luciane,proper-noun,person,feminine,singular,,,human
Luciano,proper-noun,person,masculine,singular,,,human
Luigi,proper-noun,person,masculine,singular,,,human,definite
Luiz,proper-noun,person,masculine,singular,,,human
Luiza,proper-noun,person,feminine,singular,,,human
Lulu,proper-noun,person,feminine,singular,,,human
Luna,proper-noun,person,feminine,singular,,,human
Luz,proper-noun,person,feminine,,,,human
Luzia,proper-noun,person,feminine,singular,,,human
Luís,proper-noun,person,masculine,singular,,,human
Luísa,proper-noun,person,feminine,singular,,,human
Lázaro,proper-noun,person,masculine,singular,,,human
Léo,proper-noun,person,masculine,singular,,,human
Lídia,proper-noun,person,feminine,singular,,,human
Lívia,proper-noun,person,feminine,singular,,,human
Lúcia,proper-noun,person,feminine,singular,,,human
Lúcio,proper-noun,person,masculine,singular,,,human
Mabel,proper-noun,person,feminine,singular,,,human
Madalena,proper-noun,person,feminine,singular,,,human
Mafalda,proper-noun,person,feminine,singular,,,human
Magali,proper-noun,person,feminine,singular,,,human,definite
Magda,proper-noun,person,feminine,singular,,,human
Maicon,proper-noun,person,masculine,singular,,,human
Maitê,proper-noun,person,feminine,singular,,,human
Malu,proper-noun,person,feminine,singular,,,human
Malvina,proper-noun,person,feminine,singular,,,human
Manoel,proper-noun,person,masculine,singular,,,human
Manu,proper-noun,person,feminine,singular,,,human
Manuel,proper-noun,person,masculine,singular,,,human
Manuela,proper-noun,person,feminine,singular,,,human
Marcel,proper-noun,person,masculine,singular,,,human
Marcela,proper-noun,person,feminine,singular,,,human
Marcelo,proper-noun,person,masculine,singular,,,human
Marco,proper-noun,person,masculine,singular,,,human
Marcos,proper-noun,person,masculine,singular,,,human
Margarida,proper-noun,person,feminine,,,,human
Mari,proper-noun,person,feminine,singular,,,human
Maria,proper-noun,person,feminine,singular,,,human
Maria Clara e JP,proper-noun,person,feminine,singular,,,human
Mariana,proper-noun,person,feminine,singular,,,human
Maribel,proper-noun,person,feminine,singular,,,human
Marina,proper-noun,person,feminine,,,,human
Mario,proper-noun,person,masculine,singular,,,human,definite
Marisa,proper-noun,person,feminine,singular,,,human
Maristela,proper-noun,person,feminine,singular,,,human
Mariza,proper-noun,person,feminine,singular,,,human
Marlene,proper-noun,person,feminine,singular,,,human
Marta,proper-noun,person,feminine,singular,,,human
Martim,proper-noun,person,masculine,singular,,,human
Martinho,proper-noun,person,masculine,singular,,,human
Marília,proper-noun,person,feminine,singular,,,human
Mateus,proper-noun,person,masculine,singular,,,human
Matheus,proper-noun,person,masculine,singular,,,human
Matias,proper-noun,person,masculine,singular,,,human
Matilda,proper-noun,person,feminine,singular,,,human
Matilde,proper-noun,person,feminine,singular,,,human
Mauro,proper-noun,person,masculine,singular,,,human
Maurício,proper-noun,person,masculine,singular,,,human
Max,proper-noun,person,masculine,singular,,,human
Maximiliano,proper-noun,person,masculine,singular,,,human
Maísa,proper-noun,person,feminine,singular,,,human
Mel,proper-noun,person,feminine,,,,human
Melissa,proper-noun,person,feminine,singular,,,human
Messi,proper-noun,person,masculine,singular,,,human
Mia,proper-noun,person,feminine,singular,,,human
Micaela,proper-noun,person,feminine,singular,,,human
Michele,proper-noun,person,feminine,singular,,,human
Mickey,proper-noun,person,masculine,singular,,,human,definite
Miguel,proper-noun,person,masculine,singular,,,human
Mila,proper-noun,person,feminine,singular,,,human
Milena,proper-noun,person,feminine,singular,,,human
Minnie,proper-noun,person,feminine,singular,,,human,definite
Mirela,proper-noun,person,feminine,singular,,,human
Miriam,proper-noun,person,feminine,singular,,,human
Mirian,proper-noun,person,feminine,singular,,,human
Moacir,proper-noun,person,masculine,singular,,,human
Moisés,proper-noun,person,masculine,singular,,,human
Mulher-Maravilha,proper-noun,person,feminine,singular,,,human,definite
Murilo,proper-noun,person,masculine,singular,,,human
Márcia,proper-noun,person,feminine,singular,,,human
Márcio,proper-noun,person,masculine,singular,,,human
Mário,proper-noun,person,masculine,singular,,,human
Mónica,proper-noun,person,feminine,singular,,,human
Mônica,proper-noun,person,feminine,singular,,,human
Nair,proper-noun,person,feminine,singular,,,human
Nanda,proper-noun,person,feminine,singular,,,human
Nando,proper-noun,person,masculine,singular,,,human
Nara,proper-noun,person,feminine,singular,,,human
Natanael,proper-noun,person,masculine,singular,,,human
Nathália,proper-noun,person,feminine,singular,,,human
Natália,proper-noun,person,feminine,singular,,,human
Nelson,proper-noun,person,masculine,singular,,,human
Neusa,proper-noun,person,feminine,singular,,,human
Newton,proper-noun,person,masculine,singular,,,human
Neymar,proper-noun,person,masculine,singular,,,human
Nico,proper-noun,person,masculine,singular,,,human
Nicolas,proper-noun,person,masculine,singular,,,human
Nicolau,proper-noun,person,masculine,singular,,,human
Nicole,proper-noun,person,feminine,singular,,,human
Nicoly,proper-noun,person,feminine,singular,,,human
Nina,proper-noun,person,feminine,singular,,,human
Noah,proper-noun,person,masculine,singular,,,human
Noel,proper-noun,person,masculine,singular,,,human
Noemi,proper-noun,person,feminine,singular,,,human
Norberto,proper-noun,person,masculine,singular,,,human
Noé,proper-noun,person,masculine,singular,,,human
Noémia,proper-noun,person,feminine,singular,,,human
Noêmia,proper-noun,person,feminine,singular,,,human
Nuno,proper-noun,person,masculine,singular,,,human
Nádia,proper-noun,person,feminine,singular,,,human
Nélson,proper-noun,person,masculine,singular,,,human
Núria,proper-noun,person,feminine,singular,,,human
Octávio,proper-noun,person,masculine,singular,,,human
Odete,proper-noun,person,feminine,singular,,,human
Olaf,proper-noun,person,masculine,singular,,,human,definite
Olavo,proper-noun,person,masculine,singular,,,human
Olga,proper-noun,person,feminine,singular,,,human
Oliver,proper-noun,person,masculine,singular,,,human
Olívia,proper-noun,person,feminine,singular,,,human
Oscar,proper-noun,person,masculine,singular,,,human
Osvaldo,proper-noun,person,masculine,singular,,,human
Otto,proper-noun,person,masculine,singular,,,human
Otávio,proper-noun,person,masculine,singular,,,human
Pablo,proper-noun,person,masculine,singular,,,human
Palmira,proper-noun,person,feminine,singular,,,human
Pateta,proper-noun,person,masculine,singular,,,human,definite
Pato Donald,proper-noun,person,masculine,singular,,,human,definite
Patrick,proper-noun,person,masculine,singular,,,human
Patrícia,proper-noun,person,feminine,singular,,,human
Paula,proper-noun,person,feminine,singular,,,human
Paulo,proper-noun,person,masculine,singular,,,human
Paz,proper-noun,person,feminine,,,,human
Pedrinho,proper-noun,person,masculine,singular,,,human
Pedro,proper-noun,person,masculine,singular,,,human
Penélope,proper-noun,person,feminine,singular,,,human
Peter Pan,proper-noun,person,masculine,singular,,,human
Pietra,proper-noun,person,feminine,singular,,,human
Pikachu,proper-noun,person,masculine,singular,,,human,definite
Pilar,proper-noun,person,feminine,singular,,,human
Pinóquio,proper-noun,person,masculine,singular,,,human,definite
Pluto,proper-noun,person,masculine,singular,,,human,definite
Poliana,proper-noun,person,feminine,singular,,,human
Priscila,proper-noun,person,feminine,singular,,,human
Priscilla,proper-noun,person,feminine,singular,,,human
Pâmela,proper-noun,person,feminine,singular,,,human
Pérola,proper-noun,person,feminine,,,,human
Quim,proper-noun,person,masculine,singular,,,human
Quintino,proper-noun,person,masculine,singular,,,human
Quirino,proper-noun,person,masculine,singular,,,human
Rafael,proper-noun,person,masculine,singular,,,human
Rafaela,proper-noun,person,feminine,singular,,,human
Rafaella,proper-noun,person,feminine,singular,,,human
Raimundo,proper-noun,person,masculine,singular,,,human
Raissa,proper-noun,person,feminine,singular,,,human
Ramiro,proper-noun,person,masculine,singular,,,human
Ramon,proper-noun,person,masculine,singular,,,human
Rapunzel,proper-noun,person,feminine,singular,,,human,definite
Raul,proper-noun,person,masculine,singular,,,human
Ravi,proper-noun,person,masculine,singular,,,human
Raíssa,proper-noun,person,feminine,singular,,,human
Rebeca,proper-noun,person,feminine,singular,,,human
Regina,proper-noun,person,feminine,singular,,,human
Reginaldo,proper-noun,person,masculine,singular,,,human
Reinaldo,proper-noun,person,masculine,singular,,,human
Renan,proper-noun,person,masculine,singular,,,human
Renata,proper-noun,person,feminine,singular,,,human
Renato,proper-noun,person,masculine,singular,,,human
René,proper-noun,person,masculine,singular,,,human
Ricardo,proper-noun,person,masculine,singular,,,human
Rita,proper-noun,person,feminine,singular,,,human
Roberta,proper-noun,person,feminine,singular,,,human
Roberto,proper-noun,person,masculine,singular,,,human
Robson,proper-noun,person,masculine,singular,,,human
Rodolfo,proper-noun,person,masculine,singular,,,human
Rodrigo,proper-noun,person,masculine,singular,,,human
Rogério,proper-noun,person,masculine,singular,,,human
Ronaldo,proper-noun,person,masculine,singular,,,human
Rosa,proper-noun,person,feminine,,,,human
Rosalvo,proper-noun,person,masculine,singular,,,human
Rosana,proper-noun,person,feminine,singular,,,human
Rosane,proper-noun,person,feminine,singular,,,human
Rosely,proper-noun,person,feminine,singular,,,human
Rosemary,proper-noun,person,feminine,singular,,,human
Rosália,proper-noun,person,feminine,singular,,,human
Rosângela,proper-noun,person,feminine,singular,,,human
Ruan,proper-noun,person,masculine,singular,,,human
Ruben,proper-noun,person,masculine,singular,,,human
Rubens,proper-noun,person,masculine,singular,,,human
Rudolfo,proper-noun,person,masculine,singular,,,human
Rui,proper-noun,person,masculine,singular,,,human
Rute,proper-noun,person,feminine,singular,,,human
Ryan,proper-noun,person,masculine,singular,,,human
Rômulo,proper-noun,person,masculine,singular,,,human
Rúben,proper-noun,person,masculine,singular,,,human
Sabrina,proper-noun,person,feminine,singular,,,human
Saci,proper-noun,person,masculine,singular,,,human,definite
Safira,proper-noun,person,feminine,singular,,,human
Salomão,proper-noun,person,masculine,singular,,,human
Salomé,proper-noun,person,feminine,singular,,,human
Samanta,proper-noun,person,feminine,singular,,,human
Samara,proper-noun,person,feminine,singular,,,human
Samir,proper-noun,person,masculine,singular,,,human
Samuel,proper-noun,person,masculine,singular,,,human
Sandra,proper-noun,person,feminine,singular,,,human
Sandro,proper-noun,person,masculine,singular,,,human
Sara,proper-noun,person,feminine,singular,,,human
Sarah,proper-noun,person,feminine,singular,,,human
Saul,proper-noun,person,masculine,singular,,,human
Saulo,proper-noun,person,masculine,singular,,,human
Sebastiana,proper-noun,person,feminine,singular,,,human
Sebastião,proper-noun,person,masculine,singular,,,human
Selma,proper-noun,person,feminine,singular,,,human
Severino,proper-noun,person,masculine,singular,,,human
Shakira,proper-noun,person,feminine,singular,,,human
Sheila,proper-noun,person,feminine,singular,,,human
Shrek,proper-noun,person,masculine,singular,,,human,definite
Sidnei,proper-noun,person,masculine,singular,,,human
Silas,proper-noun,person,masculine,singular,,,human
Silvana,proper-noun,person,feminine,singular,,,human
Simba,proper-noun,person,masculine,singular,,,human,definite
Simone,proper-noun,person,feminine,singular,,,human
Simão,proper-noun,person,masculine,singular,,,human
Sofia,proper-noun,person,feminine,singular,,,human
Sol,proper-noun,person,feminine,,,,human
Solange,proper-noun,person,feminine,singular,,,human
Sonic,proper-noun,person,masculine,singular,,,human,definite
Sophia,proper-noun,person,feminine,singular,,,human
Soraia,proper-noun,person,feminine,singular,,,human
Stefany,proper-noun,person,feminine,singular,,,human
Stella,proper-noun,person,feminine,singular,,,human
Stephanie,proper-noun,person,feminine,singular,,,human
Stitch,proper-noun,person,masculine,singular,,,human,definite
Suely,proper-noun,person,feminine,singular,,,human
Super-Homem,proper-noun,person,masculine,singular,,,human,definite
Superman,proper-noun,person,masculine,singular,,,human,definite
Susana,proper-noun,person,feminine,singular,,,human
Suzana,proper-noun,person,feminine,singular,,,human
Sérgio,proper-noun,person,masculine,singular,,,human
Sílvia,proper-noun,person,feminine,singular,,,human
Sílvio,proper-noun,person,masculine,singular,,,human
Sónia,proper-noun,person,feminine,singular,,,human
Sônia,proper-noun,person,feminine,singular,,,human
Tadeu,proper-noun,person,masculine,singular,,,human
Taiana,proper-noun,person,feminine,singular,,,human
Tainá,proper-noun,person,feminine,singular,,,human
Tamara,proper-noun,person,feminine,singular,,,human
Tati,proper-noun,person,feminine,singular,,,human
Tatiana,proper-noun,person,feminine,singular,,,human
Tatiane,proper-noun,person,feminine,singular,,,human
Taís,proper-noun,person,feminine,singular,,,human
Telma,proper-noun,person,feminine,singular,,,human
Telmo,proper-noun,person,masculine,singular,,,human
Teodoro,proper-noun,person,masculine,singular,,,human
Teresa,proper-noun,person,feminine,singular,,,human
Tereza,proper-noun,person,feminine,singular,,,human
Terezinha,proper-noun,person,feminine,singular,,,human
Teófilo,proper-noun,person,masculine,singular,,,human
Thaís,proper-noun,person,feminine,singular,,,human
Thaísa,proper-noun,person,feminine,singular,,,human
Theo,proper-noun,person,masculine,singular,,,human
Thiago,proper-noun,person,masculine,singular,,,human
Thomas,proper-noun,person,masculine,singular,,,human
Théo,proper-noun,person,masculine,singular,,,human
Tiago,proper-noun,person,masculine,singular,,,human
Tibério,proper-noun,person,masculine,singular,,,human
Tina,proper-noun,person,feminine,singular,,,human
Tito,proper-noun,person,masculine,singular,,,human
Tomás,proper-noun,person,masculine,singular,,,human
Tomé,proper-noun,person,masculine,singular,,,human
Tonho,proper-noun,person,masculine,singular,,,human
Toninho,proper-noun,person,masculine,singular,,,human
Tânia,proper-noun,person,feminine,singular,,,human
Téo,proper-noun,person,masculine,singular,,,human
Ulisses,proper-noun,person,masculine,singular,,,human
Valdemar,proper-noun,person,masculine,singular,,,human
Valdir,proper-noun,person,masculine,singular,,,human
Valentim,proper-noun,person,masculine,singular,,,human
Valentina,proper-noun,person,feminine,singular,,,human
Valquíria,proper-noun,person,feminine,singular,,,human
Valter,proper-noun,person,masculine,singular,,,human
Valéria,proper-noun,person,feminine,singular,,,human
Vanessa,proper-noun,person,feminine,singular,,,human
Vera,proper-noun,person,feminine,singular,,,human
Verónica,proper-noun,person,feminine,singular,,,human
Verônica,proper-noun,person,feminine,singular,,,human
Vicente,proper-noun,person,masculine,singular,,,human
Victor,proper-noun,person,masculine,singular,,,human
Vini Jr.,proper-noun,person,masculine,singular,,,human
Vinícius,proper-noun,person,masculine,singular,,,human
Violeta,proper-noun,person,feminine,,,,human
Virgílio,proper-noun,person,masculine,singular,,,human
Virgínia,proper-noun,person,feminine,singular,,,human
Vitor,proper-noun,person,masculine,singular,,,human
Vitória,proper-noun,person,feminine,,,,human
Vivian,proper-noun,person,feminine,singular,,,human
Viviana,proper-noun,person,feminine,singular,,,human
Viviane,proper-noun,person,feminine,singular,,,human
Vágner,proper-noun,person,masculine,singular,,,human
Vânia,proper-noun,person,feminine,singular,,,human
Vítor,proper-noun,person,masculine,singular,,,human
Wagner,proper-noun,person,masculine,singular,,,human
Walter,proper-noun,person,masculine,singular,,,human
Wanda,proper-noun,person,feminine,singular,,,human
Wellington,proper-noun,person,masculine,singular,,,human
Wesley,proper-noun,person,masculine,singular,,,human
William,proper-noun,person,masculine,singular,,,human
Willian,proper-noun,person,masculine,singular,,,human
Xavier,proper-noun,person,masculine,singular,,,human
Xuxa,proper-noun,person,feminine,singular,,,human
Yago,proper-noun,person,masculine,singular,,,human
Yara,proper-noun,person,feminine,singular,,,human
Yasmin,proper-noun,person,feminine,singular,,,human
Yolanda,proper-noun,person,feminine,singular,,,human
Yuri,proper-noun,person,masculine,singular,,,human
Zacarias,proper-noun,person,masculine,singular,,,human
Zaqueu,proper-noun,person,masculine,singular,,,human
Zeca,proper-noun,person,masculine,singular,,,human
Zezinho,proper-noun,person,masculine,singular,,,human
Zilda,proper-noun,person,feminine,singular,,,human
Zoe,proper-noun,person,feminine,singular,,,human
Zoé,proper-noun,person,feminine,singular,,,human
Zulmira,proper-noun,person,feminine,singular,,,human
Zé,proper-noun,person,masculine,singular,,,human
Zélia,proper-noun,person,feminine,singular,,,human
Ágata,proper-noun,person,feminine,singular,,,human
Álvaro,proper-noun,person,masculine,singular,,,human
Ângela,proper-noun,person,feminine,singular,,,human
Ângelo,proper-noun,person,masculine,singular,,,human
Érica,proper-noun,person,feminine,singular,,,human
Érika,proper-noun,person,feminine,singular,,,human
Ícaro,proper-noun,person,masculine,singular,,,human
Ítalo,proper-noun,person,masculine,singular,,,human
Afeganistão,proper-noun,place,masculine,singular,,,inanimate,definite
Alasca,proper-noun,place,masculine,singular,,,inanimate,definite
Albânia,proper-noun,place,feminine,singular,,,inanimate,definite
Aldi,proper-noun,place,masculine,singular,,,inanimate,definite
Alpes,proper-noun,place,masculine,plural,,,inanimate,definite
Amapá,proper-noun,place,masculine,singular,,,inanimate,definite
Amazon,proper-noun,place,feminine,singular,,,inanimate,definite
Americanas,proper-noun,place,feminine,plural,,,inanimate,definite
Amsterdã,proper-noun,place,masculine,singular,,,inanimate,bare
América,proper-noun,place,feminine,singular,,,inanimate,definite
Andes,proper-noun,place,masculine,plural,,,inanimate,definite
Antártida,proper-noun,place,feminine,singular,,,inanimate,definite
Aracaju,proper-noun,place,masculine,singular,,,inanimate,bare
Arménia,proper-noun,place,feminine,singular,,,inanimate,definite
Armênia,proper-noun,place,feminine,singular,,,inanimate,definite
Arábia Saudita,proper-noun,place,feminine,singular,,,inanimate,definite
Assaí,proper-noun,place,masculine,singular,,,inanimate,definite
Assunção,proper-noun,place,masculine,singular,,,inanimate,bare
Atacadão,proper-noun,place,masculine,singular,,,inanimate,definite
Atenas,proper-noun,place,masculine,singular,,,inanimate,bare
Azerbaijão,proper-noun,place,masculine,singular,,,inanimate,definite
Badajoz,proper-noun,place,masculine,singular,,,inanimate,bare
Bahamas,proper-noun,place,feminine,plural,,,inanimate,definite
Bangladesh,proper-noun,place,masculine,singular,,,inanimate,bare
Beach Park,proper-noun,place,masculine,singular,,,inanimate,definite
Betim,proper-noun,place,masculine,singular,,,inanimate,bare
Beto Carrero,proper-noun,place,masculine,singular,,,inanimate,definite
Bielorrússia,proper-noun,place,feminine,singular,,,inanimate,definite
Blumenau,proper-noun,place,masculine,singular,,,inanimate,bare
Boa Vista,proper-noun,place,masculine,singular,,,inanimate,bare
Bob's,proper-noun,place,masculine,singular,,,inanimate,definite
Bogotá,proper-noun,place,masculine,singular,,,inanimate,bare
Boston,proper-noun,place,masculine,singular,,,inanimate,bare
Bruxelas,proper-noun,place,masculine,singular,,,inanimate,bare
Budapeste,proper-noun,place,masculine,singular,,,inanimate,bare
Bulgária,proper-noun,place,feminine,singular,,,inanimate,definite
Burger King,proper-noun,place,masculine,singular,,,inanimate,definite
Búzios,proper-noun,place,masculine,singular,,,inanimate,bare
Cacau Show,proper-noun,place,feminine,singular,,,inanimate,definite
Cairo,proper-noun,place,masculine,singular,,,inanimate,definite
Califórnia,proper-noun,place,feminine,singular,,,inanimate,definite
Camarões,proper-noun,place,masculine,singular,,,inanimate,definite
Camboja,proper-noun,place,masculine,singular,,,inanimate,definite
Campina Grande,proper-noun,place,masculine,singular,,,inanimate,bare
Campo Grande,proper-noun,place,masculine,singular,,,inanimate,bare
Cancún,proper-noun,place,masculine,singular,,,inanimate,bare
Canárias,proper-noun,place,feminine,plural,,,inanimate,definite
Caracas,proper-noun,place,masculine,singular,,,inanimate,bare
Carrefour,proper-noun,place,masculine,singular,,,inanimate,definite
Caruaru,proper-noun,place,masculine,singular,,,inanimate,bare
Casas Bahia,proper-noun,place,feminine,plural,,,inanimate,definite
Cascais,proper-noun,place,masculine,singular,,,inanimate,bare
Catalunha,proper-noun,place,feminine,singular,,,inanimate,definite
Catar,proper-noun,place,masculine,singular,,,inanimate,definite
Cataratas do Iguaçu,proper-noun,place,feminine,plural,,,inanimate,definite
Caxias do Sul,proper-noun,place,masculine,singular,,,inanimate,bare
Cazaquistão,proper-noun,place,masculine,singular,,,inanimate,definite
Centauro,proper-noun,place,feminine,singular,,,inanimate,definite
Chicago,proper-noun,place,masculine,singular,,,inanimate,bare
Chile,proper-noun,place,masculine,,,,,definite
Chipre,proper-noun,place,masculine,singular,,,inanimate,bare
Cobasi,proper-noun,place,feminine,singular,,,inanimate,definite
Congo,proper-noun,place,masculine,singular,,,inanimate,definite
Continente,proper-noun,place,masculine,singular,,,inanimate,definite
Copacabana,proper-noun,place,masculine,singular,,,inanimate,bare
Copenhague,proper-noun,place,masculine,singular,,,inanimate,bare
Corcovado,proper-noun,place,masculine,singular,,,inanimate,definite
Costa Rica,proper-noun,place,feminine,singular,,,inanimate,definite
Costa do Marfim,proper-noun,place,feminine,singular,,,inanimate,definite
Cristo Redentor,proper-noun,place,masculine,singular,,,inanimate,definite
Croácia,proper-noun,place,feminine,singular,,,inanimate,definite
Cuiabá,proper-noun,place,masculine,singular,,,inanimate,bare
Decathlon,proper-noun,place,masculine,singular,,,inanimate,definite
Dinamarca,proper-noun,place,feminine,singular,,,inanimate,definite
Disneylândia,proper-noun,place,masculine,singular,,,inanimate,bare
Distrito Federal,proper-noun,place,masculine,singular,,,inanimate,definite
Domino's,proper-noun,place,feminine,singular,,,inanimate,definite
Douro,proper-noun,place,masculine,singular,,,inanimate,definite
Droga Raia,proper-noun,place,feminine,singular,,,inanimate,definite
Drogasil,proper-noun,place,feminine,singular,,,inanimate,definite
Dublin,proper-noun,place,masculine,singular,,,inanimate,bare
El Salvador,proper-noun,place,masculine,singular,,,inanimate,bare
Emirados Árabes,proper-noun,place,masculine,plural,,,inanimate,definite
Escócia,proper-noun,place,feminine,singular,,,inanimate,definite
Eslováquia,proper-noun,place,feminine,singular,,,inanimate,definite
Eslovénia,proper-noun,place,feminine,singular,,,inanimate,definite
Eslovênia,proper-noun,place,feminine,singular,,,inanimate,definite
Espírito Santo,proper-noun,place,masculine,singular,,,inanimate,definite
Estocolmo,proper-noun,place,masculine,singular,,,inanimate,bare
Estónia,proper-noun,place,feminine,singular,,,inanimate,definite
Estônia,proper-noun,place,feminine,singular,,,inanimate,definite
Etiópia,proper-noun,place,feminine,singular,,,inanimate,definite
Feira de Santana,proper-noun,place,masculine,singular,,,inanimate,bare
Finlândia,proper-noun,place,feminine,singular,,,inanimate,definite
Florença,proper-noun,place,masculine,singular,,,inanimate,bare
Flórida,proper-noun,place,feminine,singular,,,inanimate,definite
Fnac,proper-noun,place,feminine,singular,,,inanimate,definite
Funchal,proper-noun,place,masculine,singular,,,inanimate,bare
Galiza,proper-noun,place,feminine,singular,,,inanimate,definite
Gana,proper-noun,place,masculine,singular,,,inanimate,bare
Genebra,proper-noun,place,masculine,singular,,,inanimate,bare
Geórgia,proper-noun,place,feminine,singular,,,inanimate,definite
Giraffas,proper-noun,place,masculine,singular,,,inanimate,definite
Gramado,proper-noun,place,masculine,singular,,,inanimate,bare
Guarulhos,proper-noun,place,masculine,singular,,,inanimate,bare
Guatemala,proper-noun,place,feminine,singular,,,inanimate,definite
Guiana,proper-noun,place,feminine,singular,,,inanimate,definite
Guiné,proper-noun,place,feminine,singular,,,inanimate,definite
Guiné-Bissau,proper-noun,place,feminine,singular,,,inanimate,definite
Gâmbia,proper-noun,place,feminine,singular,,,inanimate,definite
Habib's,proper-noun,place,masculine,singular,,,inanimate,definite
Haiti,proper-noun,place,masculine,singular,,,inanimate,definite
Havan,proper-noun,place,feminine,singular,,,inanimate,definite
Havana,proper-noun,place,masculine,singular,,,inanimate,bare
Havaí,proper-noun,place,masculine,singular,,,inanimate,definite
Honduras,proper-noun,place,masculine,singular,,,inanimate,bare
Hopi Hari,proper-noun,place,masculine,singular,,,inanimate,definite
Houston,proper-noun,place,masculine,singular,,,inanimate,bare
Hungria,proper-noun,place,feminine,singular,,,inanimate,definite
IKEA,proper-noun,place,masculine,singular,,,inanimate,definite
Ibirapuera,proper-noun,place,masculine,singular,,,inanimate,definite
Ikea,proper-noun,place,masculine,singular,,,inanimate,definite
Ilhéus,proper-noun,place,masculine,singular,,,inanimate,bare
Indonésia,proper-noun,place,feminine,singular,,,inanimate,definite
Ipanema,proper-noun,place,masculine,singular,,,inanimate,bare
Iraque,proper-noun,place,masculine,singular,,,inanimate,definite
Irã,proper-noun,place,masculine,singular,,,inanimate,definite
Irão,proper-noun,place,masculine,singular,,,inanimate,definite
Islândia,proper-noun,place,feminine,singular,,,inanimate,definite
Istambul,proper-noun,place,masculine,singular,,,inanimate,bare
Itaú,proper-noun,place,masculine,singular,,,inanimate,definite
Jamaica,proper-noun,place,feminine,singular,,,inanimate,definite
Jerusalém,proper-noun,place,masculine,singular,,,inanimate,bare
Joinville,proper-noun,place,masculine,singular,,,inanimate,bare
Jordânia,proper-noun,place,feminine,singular,,,inanimate,definite
João Pessoa,proper-noun,place,masculine,singular,,,inanimate,bare
Juiz de Fora,proper-noun,place,masculine,singular,,,inanimate,bare
KFC,proper-noun,place,masculine,singular,,,inanimate,definite
Kalunga,proper-noun,place,feminine,singular,,,inanimate,definite
Kiev,proper-noun,place,masculine,singular,,,inanimate,bare
Kopenhagen,proper-noun,place,feminine,singular,,,inanimate,definite
Kuwait,proper-noun,place,masculine,singular,,,inanimate,definite
La Paz,proper-noun,place,masculine,singular,,,inanimate,bare
Las Vegas,proper-noun,place,masculine,singular,,,inanimate,bare
Leblon,proper-noun,place,masculine,singular,,,inanimate,definite
Leiria,proper-noun,place,masculine,singular,,,inanimate,bare
Lençóis Maranhenses,proper-noun,place,masculine,plural,,,inanimate,definite
Leroy Merlin,proper-noun,place,feminine,singular,,,inanimate,definite
Letônia,proper-noun,place,feminine,singular,,,inanimate,definite
Lidl,proper-noun,place,masculine,singular,,,inanimate,definite
Lituânia,proper-noun,place,feminine,singular,,,inanimate,definite
Lojas Americanas,proper-noun,place,feminine,plural,,,inanimate,definite
Londrina,proper-noun,place,masculine,singular,,,inanimate,bare
Los Angeles,proper-noun,place,masculine,singular,,,inanimate,bare
Lua,proper-noun,place,feminine,singular,,,inanimate,definite
Luxemburgo,proper-noun,place,masculine,singular,,,inanimate,definite
Líbano,proper-noun,place,masculine,singular,,,inanimate,definite
Líbia,proper-noun,place,feminine,singular,,,inanimate,definite
Macapá,proper-noun,place,masculine,singular,,,inanimate,bare
Macedônia,proper-noun,place,feminine,singular,,,inanimate,definite
Maceió,proper-noun,place,masculine,singular,,,inanimate,bare
Madagascar,proper-noun,place,masculine,singular,,,inanimate,bare
Madero,proper-noun,place,masculine,singular,,,inanimate,definite
Magalu,proper-noun,place,masculine,singular,,,inanimate,definite
Magazine Luiza,proper-noun,place,feminine,singular,,,inanimate,definite
Magic Kingdom,proper-noun,place,masculine,singular,,,inanimate,definite
Makro,proper-noun,place,masculine,singular,,,inanimate,definite
Maldivas,proper-noun,place,feminine,plural,,,inanimate,definite
Mali,proper-noun,place,masculine,singular,,,inanimate,definite
Malta,proper-noun,place,masculine,singular,,,inanimate,bare
Malásia,proper-noun,place,feminine,singular,,,inanimate,definite
Maracanã,proper-noun,place,masculine,singular,,,inanimate,definite
Maringá,proper-noun,place,masculine,singular,,,inanimate,bare
Mato Grosso,proper-noun,place,masculine,singular,,,inanimate,bare
Mato Grosso do Sul,proper-noun,place,masculine,singular,,,inanimate,bare
McDonald's,proper-noun,place,masculine,singular,,,inanimate,definite
McDonalds,proper-noun,place,masculine,singular,,,inanimate,definite
Milão,proper-noun,place,masculine,singular,,,inanimate,bare
Mongólia,proper-noun,place,feminine,singular,,,inanimate,definite
Montevidéu,proper-noun,place,masculine,singular,,,inanimate,bare
Morumbi,proper-noun,place,masculine,singular,,,inanimate,definite
Moscou,proper-noun,place,masculine,singular,,,inanimate,bare
Munique,proper-noun,place,masculine,singular,,,inanimate,bare
Méqui,proper-noun,place,masculine,singular,,,inanimate,definite
Mônaco,proper-noun,place,masculine,singular,,,inanimate,bare
Namíbia,proper-noun,place,feminine,singular,,,inanimate,definite
Nepal,proper-noun,place,masculine,singular,,,inanimate,definite
Netshoes,proper-noun,place,feminine,singular,,,inanimate,definite
Nicarágua,proper-noun,place,feminine,singular,,,inanimate,definite
Nigéria,proper-noun,place,feminine,singular,,,inanimate,definite
Niterói,proper-noun,place,masculine,singular,,,inanimate,bare
Nova Zelândia,proper-noun,place,feminine,singular,,,inanimate,definite
Nápoles,proper-noun,place,masculine,singular,,,inanimate,bare
Níger,proper-noun,place,masculine,singular,,,inanimate,definite
Oceania,proper-noun,place,feminine,singular,,,inanimate,definite
Olinda,proper-noun,place,masculine,singular,,,inanimate,bare
Osasco,proper-noun,place,masculine,singular,,,inanimate,bare
Oslo,proper-noun,place,masculine,singular,,,inanimate,bare
Ouro Preto,proper-noun,place,masculine,singular,,,inanimate,bare
Outback,proper-noun,place,masculine,singular,,,inanimate,definite
Pague Menos,proper-noun,place,feminine,singular,,,inanimate,definite
Palestina,proper-noun,place,feminine,singular,,,inanimate,definite
Panamá,proper-noun,place,masculine,singular,,,inanimate,definite
Pantanal,proper-noun,place,masculine,singular,,,inanimate,definite
Paquistão,proper-noun,place,masculine,singular,,,inanimate,definite
Paraty,proper-noun,place,masculine,singular,,,inanimate,bare
Paraíba,proper-noun,place,feminine,singular,,,inanimate,definite
Países Baixos,proper-noun,place,masculine,plural,,,inanimate,definite
Pelotas,proper-noun,place,masculine,singular,,,inanimate,bare
Pequim,proper-noun,place,masculine,singular,,,inanimate,bare
Peru,proper-noun,place,masculine,,,,,definite
Petrópolis,proper-noun,place,masculine,singular,,,inanimate,bare
Petz,proper-noun,place,feminine,singular,,,inanimate,definite
Pingo Doce,proper-noun,place,masculine,singular,,,inanimate,definite
Pizza Hut,proper-noun,place,feminine,singular,,,inanimate,definite
Playcenter,proper-noun,place,masculine,singular,,,inanimate,definite
Portimão,proper-noun,place,masculine,singular,,,inanimate,bare
Porto,proper-noun,place,masculine,,,,,definite
Porto Rico,proper-noun,place,masculine,singular,,,inanimate,bare
Porto Seguro,proper-noun,place,masculine,singular,,,inanimate,bare
Porto Velho,proper-noun,place,masculine,singular,,,inanimate,bare
Poupatempo,proper-noun,place,masculine,singular,,,inanimate,definite
Praga,proper-noun,place,masculine,singular,,,inanimate,bare
Primark,proper-noun,place,feminine,singular,,,inanimate,definite
Pão de Açúcar,proper-noun,place,masculine,singular,,,inanimate,definite
Quénia,proper-noun,place,masculine,singular,,,inanimate,definite
Quênia,proper-noun,place,masculine,singular,,,inanimate,definite
Reino Unido,proper-noun,place,masculine,singular,,,inanimate,definite
Renner,proper-noun,place,feminine,singular,,,inanimate,definite
República Checa,proper-noun,place,feminine,singular,,,inanimate,definite
República Dominicana,proper-noun,place,feminine,singular,,,inanimate,definite
República Tcheca,proper-noun,place,feminine,singular,,,inanimate,definite
Ri Happy,proper-noun,place,feminine,singular,,,inanimate,definite
Riachuelo,proper-noun,place,feminine,singular,,,inanimate,definite
Ribatejo,proper-noun,place,masculine,singular,,,inanimate,definite
Ribeirão Preto,proper-noun,place,masculine,singular,,,inanimate,bare
Rio Branco,proper-noun,place,masculine,singular,,,inanimate,bare
Rio Grande do Norte,proper-noun,place,masculine,singular,,,inanimate,definite
Rio Grande do Sul,proper-noun,place,masculine,singular,,,inanimate,definite
Roménia,proper-noun,place,feminine,singular,,,inanimate,definite
Romênia,proper-noun,place,feminine,singular,,,inanimate,definite
Rondônia,proper-noun,place,masculine,singular,,,inanimate,bare
Roraima,proper-noun,place,masculine,singular,,,inanimate,bare
SESC,proper-noun,place,masculine,singular,,,inanimate,definite
Salvador,proper-noun,place,masculine,singular,,,inanimate,bare
San Francisco,proper-noun,place,masculine,singular,,,inanimate,bare
Senegal,proper-noun,place,masculine,singular,,,inanimate,definite
Sesc,proper-noun,place,masculine,singular,,,inanimate,definite
Sesi,proper-noun,place,masculine,singular,,,inanimate,definite
Seul,proper-noun,place,masculine,singular,,,inanimate,bare
Sevilha,proper-noun,place,masculine,singular,,,inanimate,bare
Shein,proper-noun,place,feminine,singular,,,inanimate,definite
Shopee,proper-noun,place,feminine,singular,,,inanimate,definite
Shopping Iguatemi,proper-noun,place,masculine,singular,,,inanimate,definite
Sicília,proper-noun,place,feminine,singular,,,inanimate,definite
Singapura,proper-noun,place,masculine,singular,,,inanimate,bare
Somália,proper-noun,place,feminine,singular,,,inanimate,definite
Sorocaba,proper-noun,place,masculine,singular,,,inanimate,bare
Spoleto,proper-noun,place,masculine,singular,,,inanimate,definite
Sri Lanka,proper-noun,place,masculine,singular,,,inanimate,definite
Starbucks,proper-noun,place,masculine,singular,,,inanimate,definite
Subway,proper-noun,place,masculine,singular,,,inanimate,definite
Sudão,proper-noun,place,masculine,singular,,,inanimate,definite
Suriname,proper-noun,place,masculine,singular,,,inanimate,definite
Sydney,proper-noun,place,masculine,singular,,,inanimate,bare
São José dos Campos,proper-noun,place,masculine,singular,,,inanimate,bare
São Luís,proper-noun,place,masculine,singular,,,inanimate,bare
São Tomé,proper-noun,place,masculine,singular,,,inanimate,bare
Sérvia,proper-noun,place,feminine,singular,,,inanimate,definite
Síria,proper-noun,place,feminine,singular,,,inanimate,definite
Tailândia,proper-noun,place,feminine,singular,,,inanimate,definite
Taiwan,proper-noun,place,masculine,singular,,,inanimate,bare
Tanzânia,proper-noun,place,feminine,singular,,,inanimate,definite
Teresina,proper-noun,place,masculine,singular,,,inanimate,bare
Teresópolis,proper-noun,place,masculine,singular,,,inanimate,bare
Texas,proper-noun,place,masculine,singular,,,inanimate,definite
Tijuca,proper-noun,place,feminine,singular,,,inanimate,definite
Timor-Leste,proper-noun,place,masculine,singular,,,inanimate,bare
Tocantins,proper-noun,place,masculine,singular,,,inanimate,definite
Toronto,proper-noun,place,masculine,singular,,,inanimate,bare
Toscana,proper-noun,place,feminine,singular,,,inanimate,definite
Tunísia,proper-noun,place,feminine,singular,,,inanimate,definite
Tóquio,proper-noun,place,masculine,singular,,,inanimate,bare
Ubatuba,proper-noun,place,masculine,singular,,,inanimate,bare
Uberlândia,proper-noun,place,masculine,singular,,,inanimate,bare
Uganda,proper-noun,place,feminine,singular,,,inanimate,definite
Varsóvia,proper-noun,place,masculine,singular,,,inanimate,bare
Veneza,proper-noun,place,masculine,singular,,,inanimate,bare
Viana,proper-noun,place,masculine,singular,,,inanimate,bare
Viena,proper-noun,place,masculine,singular,,,inanimate,bare
Vietname,proper-noun,place,masculine,singular,,,inanimate,definite
Vietnã,proper-noun,place,masculine,singular,,,inanimate,definite
Vigo,proper-noun,place,masculine,singular,,,inanimate,bare
Viseu,proper-noun,place,masculine,singular,,,inanimate,bare
Walmart,proper-noun,place,masculine,singular,,,inanimate,definite
Worten,proper-noun,place,feminine,singular,,,inanimate,definite
Xangai,proper-noun,place,masculine,singular,,,inanimate,bare
Zara,proper-noun,place,feminine,singular,,,inanimate,definite
Zimbábue,proper-noun,place,masculine,singular,,,inanimate,definite
Zâmbia,proper-noun,place,feminine,singular,,,inanimate,definite
África do Sul,proper-noun,place,feminine,singular,,,inanimate,definite
Áustria,proper-noun,place,feminine,singular,,,inanimate,definite
Índia,proper-noun,place,feminine,,,,,definite
Óbidos,proper-noun,place,masculine,singular,,,inanimate,bare
Baby Shark,proper-noun,media,masculine,singular,,mass,inanimate,bare
Bela Adormecida,proper-noun,media,feminine,singular,,mass,inanimate,definite
Bela e a Fera,proper-noun,media,feminine,singular,,mass,inanimate,definite
Ben 10,proper-noun,media,masculine,singular,,mass,inanimate,bare
Bluey,proper-noun,media,masculine,singular,,mass,inanimate,bare
Bob Esponja,proper-noun,media,masculine,singular,,mass,inanimate,bare
Brasileirão,proper-noun,media,masculine,singular,,mass,inanimate,definite
Caillou,proper-noun,media,masculine,singular,,mass,inanimate,bare
Carinha de Anjo,proper-noun,media,masculine,singular,,mass,inanimate,bare
Castelo Rá-Tim-Bum,proper-noun,media,masculine,singular,,mass,inanimate,bare
ChatGPT,noun,media,masculine,singular,,mass,inanimate,definite
Chiquititas,proper-noun,media,masculine,singular,,mass,inanimate,bare
CoComelon,proper-noun,media,masculine,singular,,mass,inanimate,bare
Cocomelon,proper-noun,media,masculine,singular,,mass,inanimate,bare
Cocoricó,proper-noun,media,masculine,singular,,mass,inanimate,bare
Copa do Mundo,proper-noun,media,feminine,singular,,mass,inanimate,definite
Disney Plus,noun,media,feminine,singular,,mass,inanimate,definite
Disney+,noun,media,feminine,singular,,mass,inanimate,definite
Divertida Mente,proper-noun,media,masculine,singular,,mass,inanimate,bare
Doraemon,proper-noun,media,masculine,singular,,mass,inanimate,bare
Dragon Ball,proper-noun,media,masculine,singular,,mass,inanimate,bare
Encanto,proper-noun,media,masculine,singular,,mass,inanimate,bare
Era do Gelo,proper-noun,media,feminine,singular,,mass,inanimate,definite
FaceTime,noun,media,masculine,singular,,mass,inanimate,definite
Frozen,proper-noun,media,masculine,singular,,mass,inanimate,bare
Galinha Pintadinha,proper-noun,media,feminine,singular,,mass,inanimate,definite
Globo,noun,media,feminine,singular,,mass,inanimate,definite
Globoplay,noun,media,feminine,singular,,mass,inanimate,definite
Gmail,noun,media,masculine,singular,,mass,inanimate,definite
Google,noun,media,masculine,singular,,mass,inanimate,definite
HBO,noun,media,feminine,singular,,mass,inanimate,definite
Harry Potter,proper-noun,media,masculine,singular,,mass,inanimate,bare
Jurassic Park,proper-noun,media,masculine,singular,,mass,inanimate,bare
Kahoot,noun,media,masculine,singular,,mass,inanimate,definite
Kwai,noun,media,masculine,singular,,mass,inanimate,definite
Ladybug,proper-noun,media,masculine,singular,,mass,inanimate,bare
Masha e o Urso,proper-noun,media,masculine,singular,,mass,inanimate,bare
Messenger,noun,media,masculine,singular,,mass,inanimate,definite
Moana,proper-noun,media,masculine,singular,,mass,inanimate,bare
Mundo Bita,proper-noun,media,masculine,singular,,mass,inanimate,bare
Naruto,proper-noun,media,masculine,singular,,mass,inanimate,bare
Os Simpsons,proper-noun,media,masculine,singular,,mass,inanimate,bare
Patrulha Canina,proper-noun,media,feminine,singular,,mass,inanimate,definite
Peppa,proper-noun,media,feminine,singular,,mass,inanimate,bare
Peppa Pig,proper-noun,media,feminine,singular,,mass,inanimate,bare
Pequena Sereia,proper-noun,media,feminine,singular,,mass,inanimate,definite
Pinterest,noun,media,masculine,singular,,mass,inanimate,definite
Pix,noun,media,masculine,singular,,mass,inanimate,definite
Pocoyo,proper-noun,media,masculine,singular,,mass,inanimate,bare
Pokémon,proper-noun,media,masculine,singular,,mass,inanimate,bare
Prime Video,noun,media,masculine,singular,,mass,inanimate,definite
Procurando Nemo,proper-noun,media,masculine,singular,,mass,inanimate,bare
Ratatouille,proper-noun,media,masculine,singular,,mass,inanimate,bare
Rei Leão,proper-noun,media,masculine,singular,,mass,inanimate,definite
SBT,noun,media,masculine,singular,,mass,inanimate,definite
Scooby-Doo,proper-noun,media,masculine,singular,,mass,inanimate,bare
Shin Chan,proper-noun,media,masculine,singular,,mass,inanimate,bare
Show da Luna,proper-noun,media,masculine,singular,,mass,inanimate,bare
Siri,noun,media,feminine,singular,,mass,inanimate,definite
Skype,noun,media,masculine,singular,,mass,inanimate,definite
Snapchat,noun,media,masculine,singular,,mass,inanimate,definite
Spotify,noun,media,masculine,singular,,mass,inanimate,definite
Star Wars,proper-noun,media,masculine,singular,,mass,inanimate,bare
Teams,noun,media,masculine,singular,,mass,inanimate,definite
Telegram,noun,media,masculine,singular,,mass,inanimate,definite
Tom e Jerry,proper-noun,media,masculine,singular,,mass,inanimate,bare
Toy Story,proper-noun,media,masculine,singular,,mass,inanimate,bare
Turma da Mônica,proper-noun,media,feminine,singular,,mass,inanimate,definite
Twitch,noun,media,feminine,singular,,mass,inanimate,definite
Waze,noun,media,masculine,singular,,mass,inanimate,definite
YouTube Kids,noun,media,masculine,singular,,mass,inanimate,definite
Zoom,noun,media,masculine,singular,,mass,inanimate,definite
Zootopia,proper-noun,media,masculine,singular,,mass,inanimate,bare
Among Us,proper-noun,game,masculine,singular,,mass,inanimate,bare
Angry Birds,proper-noun,game,masculine,singular,,mass,inanimate,bare
Animal Crossing,proper-noun,game,masculine,singular,,mass,inanimate,bare
Banco Imobiliário,proper-noun,game,masculine,singular,,mass,inanimate,bare
Brawl Stars,proper-noun,game,masculine,singular,,mass,inanimate,bare
Call of Duty,proper-noun,game,masculine,singular,,mass,inanimate,bare
Candy Crush,proper-noun,game,masculine,singular,,mass,inanimate,bare
Cara a Cara,proper-noun,game,masculine,singular,,mass,inanimate,bare
Clash Royale,proper-noun,game,masculine,singular,,mass,inanimate,bare
FIFA,proper-noun,game,masculine,singular,,mass,inanimate,bare
Fortnite,proper-noun,game,masculine,singular,,mass,inanimate,bare
Free Fire,proper-noun,game,masculine,singular,,mass,inanimate,bare
GTA,proper-noun,game,masculine,singular,,mass,inanimate,bare
Geometry Dash,proper-noun,game,masculine,singular,,mass,inanimate,bare
Imagem e Ação,proper-noun,game,masculine,singular,,mass,inanimate,bare
Jenga,proper-noun,game,masculine,singular,,mass,inanimate,bare
Just Dance,proper-noun,game,masculine,singular,,mass,inanimate,bare
Lig 4,proper-noun,game,masculine,singular,,mass,inanimate,bare
Mario Kart,proper-noun,game,masculine,singular,,mass,inanimate,bare
Minecraft,proper-noun,game,masculine,singular,,mass,inanimate,bare
Monopoly,proper-noun,game,masculine,singular,,mass,inanimate,bare
Pac-Man,proper-noun,game,masculine,singular,,mass,inanimate,bare
Pokémon Go,proper-noun,game,masculine,singular,,mass,inanimate,bare
Roblox,proper-noun,game,masculine,singular,,mass,inanimate,bare
Rocket League,proper-noun,game,masculine,singular,,mass,inanimate,bare
Scrabble,proper-noun,game,masculine,singular,,mass,inanimate,bare
Stumble Guys,proper-noun,game,masculine,singular,,mass,inanimate,bare
Subway Surfers,proper-noun,game,masculine,singular,,mass,inanimate,bare
Super Mario,proper-noun,game,masculine,singular,,mass,inanimate,bare
Tetris,proper-noun,game,masculine,singular,,mass,inanimate,bare
Toca Boca,proper-noun,game,masculine,singular,,mass,inanimate,bare
Twister,proper-noun,game,masculine,singular,,mass,inanimate,bare
UNO,proper-noun,game,masculine,singular,,mass,inanimate,bare
Atlético,proper-noun,thing,masculine,singular,,,inanimate,definite
Benfica,proper-noun,thing,masculine,singular,,,inanimate,definite
Boca Juniors,proper-noun,thing,masculine,singular,,,inanimate,definite
Botafogo,proper-noun,thing,masculine,singular,,,inanimate,definite
Chapecoense,proper-noun,thing,feminine,singular,,,inanimate,definite
Corinthians,proper-noun,thing,masculine,singular,,,inanimate,definite
Cruzeiro,proper-noun,thing,masculine,singular,,,inanimate,definite
Flamengo,proper-noun,thing,masculine,singular,,,inanimate,definite
Fluminense,proper-noun,thing,masculine,singular,,,inanimate,definite
Grêmio,proper-noun,thing,masculine,singular,,,inanimate,definite
Palmeiras,proper-noun,thing,masculine,singular,,,inanimate,definite
Ponte Preta,proper-noun,thing,feminine,singular,,,inanimate,definite
Real Madrid,proper-noun,thing,masculine,singular,,,inanimate,definite
River Plate,proper-noun,thing,masculine,singular,,,inanimate,definite
Seleção,proper-noun,thing,feminine,singular,,,inanimate,definite
Sporting,proper-noun,thing,masculine,singular,,,inanimate,definite
Vasco,proper-noun,thing,masculine,singular,,,inanimate,definite
Chromebook,noun,device,masculine,singular,,count,inanimate
Game Boy,noun,device,masculine,singular,,count,inanimate
Kindle,noun,device,masculine,singular,,count,inanimate
Mac,noun,device,masculine,singular,,count,inanimate
Nintendo,noun,device,masculine,singular,,count,inanimate
Nintendo Switch,noun,device,masculine,singular,,count,inanimate
PlayStation,noun,device,masculine,singular,,count,inanimate
Switch,noun,device,masculine,singular,,count,inanimate
Tobii,noun,device,masculine,singular,,count,inanimate
Wii,noun,device,masculine,singular,,count,inanimate
Xbox,noun,device,masculine,singular,,count,inanimate
iPhone,noun,device,masculine,singular,,count,inanimate
iPod,noun,device,masculine,singular,,count,inanimate
Big Mac,noun,food,masculine,singular,,count,inanimate
Cheetos,noun,food,masculine,singular,,count,inanimate
Danone,noun,food,masculine,singular,,count,inanimate
Danoninho,noun,food,masculine,singular,,mass,inanimate
Doritos,noun,food,masculine,singular,,count,inanimate
Fandangos,noun,food,masculine,singular,,count,inanimate
Kinder Bueno,noun,food,masculine,singular,,count,inanimate
Kinder Ovo,noun,food,masculine,singular,,count,inanimate
KitKat,noun,food,masculine,singular,,count,inanimate
Maisena,noun,food,feminine,singular,,mass,inanimate
McFlurry,noun,food,masculine,singular,,count,inanimate
McLanche Feliz,noun,food,masculine,singular,,count,inanimate
Nutella,noun,food,feminine,singular,,mass,inanimate
Oreo,noun,food,masculine,singular,,count,inanimate
Ruffles,noun,food,masculine,singular,,count,inanimate
Sonho de Valsa,noun,food,masculine,singular,,count,inanimate
Trakinas,noun,food,masculine,singular,,count,inanimate
Coca,noun,drink,feminine,singular,,mass,inanimate
Coca Cola,noun,drink,feminine,singular,,mass,inanimate
Coca-Cola,noun,drink,feminine,singular,,mass,inanimate
Fanta,noun,drink,feminine,singular,,mass,inanimate
Gatorade,noun,drink,masculine,singular,,mass,inanimate
Guaraná,noun,drink,masculine,singular,,mass,inanimate
Mucilon,noun,drink,masculine,singular,,mass,inanimate
Nescau,noun,drink,masculine,singular,,mass,inanimate
Nesquik,noun,drink,masculine,singular,,mass,inanimate
Pepsi,noun,drink,feminine,singular,,mass,inanimate
Sprite,noun,drink,masculine,singular,,mass,inanimate
Toddy,noun,drink,masculine,singular,,mass,inanimate
Toddynho,noun,drink,masculine,singular,,mass,inanimate
Yakult,noun,drink,masculine,singular,,mass,inanimate
Beyblade,noun,toy,feminine,singular,,count,inanimate
Duplo,noun,toy,masculine,singular,,mass,inanimate
Furby,noun,toy,masculine,singular,,count,inanimate
Hot Wheels,noun,toy,masculine,singular,,count,inanimate
Labubu,noun,toy,masculine,singular,,count,inanimate
Nerf,noun,toy,feminine,singular,,count,inanimate
Play-Doh,noun,toy,feminine,singular,,mass,inanimate
Playmobil,noun,toy,masculine,singular,,mass,inanimate
Pop It,noun,toy,masculine,singular,,count,inanimate
Tamagotchi,noun,toy,masculine,singular,,count,inanimate
Lego,noun,material,masculine,singular,,mass,inanimate
Netflix,proper-noun,media,feminine,singular,,mass,inanimate,definite

"""#
}
