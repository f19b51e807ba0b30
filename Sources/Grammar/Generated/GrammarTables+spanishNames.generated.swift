// Generated from Data/grammar/es/names.csv by script/generate: do not edit.
// swift-format-ignore-file

extension GrammarTables {
  static let spanishNames: StaticString = #"""
lemma,class,kind,gender,number,person,countability,animacy,article,tense,phrase,place,asks
Aarón,proper-noun,person,masculine,singular,,,human,bare
Adam,proper-noun,person,masculine,singular,,,human,bare
Adriana,proper-noun,person,feminine,singular,,,human,bare
Adrián,proper-noun,person,masculine,singular,,,human,bare
Agustina,proper-noun,person,feminine,singular,,,human,bare
Agustín,proper-noun,person,masculine,singular,,,human,bare
Aina,proper-noun,person,feminine,singular,,,human,bare
Ainara,proper-noun,person,feminine,singular,,,human,bare
Ainhoa,proper-noun,person,feminine,singular,,,human,bare
Ainoa,proper-noun,person,feminine,singular,,,human,bare
Aitana,proper-noun,person,feminine,singular,,,human,bare
Aitor,proper-noun,person,masculine,singular,,,human,bare
Aladdín,proper-noun,person,masculine,singular,,,human,bare
Alan,proper-noun,person,masculine,singular,,,human,bare
Alba,proper-noun,person,feminine,,,,human,bare
Alberto,proper-noun,person,masculine,singular,,,human,bare
Alcaraz,proper-noun,person,masculine,singular,,,human,bare
Alegría,proper-noun,person,feminine,,,,human,bare
Aleix,proper-noun,person,masculine,singular,,,human,bare
Alejandra,proper-noun,person,feminine,singular,,,human,bare
Alejandro,proper-noun,person,masculine,singular,,,human,bare
Alexa,proper-noun,person,feminine,singular,,,human,bare
Alfonso,proper-noun,person,masculine,singular,,,human,bare
Alfredo,proper-noun,person,masculine,singular,,,human,bare
Alice,proper-noun,person,feminine,singular,,,human,bare
Alicia,proper-noun,person,feminine,singular,,,human,bare
Alma,proper-noun,person,feminine,,,,human,bare
Alonso,proper-noun,person,masculine,singular,,,human,bare
Amapola,proper-noun,person,feminine,,,,human,bare
Amir,proper-noun,person,masculine,singular,,,human,bare
Amparo,proper-noun,person,feminine,singular,,,human,bare
Ana,proper-noun,person,feminine,singular,,,human,bare
Andrea,proper-noun,person,feminine,singular,,,human,bare
Andrés,proper-noun,person,masculine,singular,,,human,bare
Anna,proper-noun,person,feminine,singular,,,human,bare
Anthony,proper-noun,person,masculine,singular,,,human,bare
Antonia,proper-noun,person,feminine,singular,,,human,bare
Antonio,proper-noun,person,masculine,singular,,,human,bare
Araceli,proper-noun,person,feminine,singular,,,human,bare
Ariadna,proper-noun,person,feminine,singular,,,human,bare
Ariel,proper-noun,person,feminine,singular,,,human,bare
Arnau,proper-noun,person,masculine,singular,,,human,bare
Arturo,proper-noun,person,masculine,singular,,,human,bare
Asier,proper-noun,person,masculine,singular,,,human,bare
Astrid,proper-noun,person,feminine,singular,,,human,bare
Aurora,proper-noun,person,feminine,,,,human,bare
Axel,proper-noun,person,masculine,singular,,,human,bare
Azucena,proper-noun,person,feminine,,,,human,bare
Bad Bunny,proper-noun,person,masculine,singular,,,human,bare
Barbie,proper-noun,person,feminine,singular,,,human,bare
Batman,proper-noun,person,masculine,singular,,,human,bare
Bea,proper-noun,person,feminine,singular,,,human,bare
Bella,proper-noun,person,feminine,,,,human,bare
Benjamín,proper-noun,person,masculine,singular,,,human,bare
Berta,proper-noun,person,feminine,singular,,,human,bare
Beto,proper-noun,person,masculine,singular,,,human,bare
Biel,proper-noun,person,masculine,singular,,,human,bare
Blanca,proper-noun,person,feminine,,,,human,bare
Blancanieves,proper-noun,person,feminine,singular,,,human,bare
Bob Esponja,proper-noun,person,masculine,singular,,,human,bare
Bowser,proper-noun,person,masculine,singular,,,human,bare
Brenda,proper-noun,person,feminine,singular,,,human,bare
Brian,proper-noun,person,masculine,singular,,,human,bare
Bruno,proper-noun,person,masculine,singular,,,human,bare
Buzz,proper-noun,person,masculine,singular,,,human,bare
Buzz Lightyear,proper-noun,person,masculine,singular,,,human,bare
Bárbara,proper-noun,person,feminine,singular,,,human,bare
Camelia,proper-noun,person,feminine,,,,human,bare
Camila,proper-noun,person,feminine,singular,,,human,bare
Candela,proper-noun,person,feminine,singular,,,human,bare
Capitán América,proper-noun,person,masculine,singular,,,human,bare
Carina,proper-noun,person,feminine,singular,,,human,bare
Carla,proper-noun,person,feminine,singular,,,human,bare
Carlos,proper-noun,person,masculine,singular,,,human,bare
Carlota,proper-noun,person,feminine,singular,,,human,bare
Caro,proper-noun,person,feminine,singular,,,human,bare
Carolina,proper-noun,person,feminine,singular,,,human,bare
Catalina,proper-noun,person,feminine,singular,,,human,bare
Cecilia,proper-noun,person,feminine,singular,,,human,bare
Celeste,proper-noun,person,feminine,,,,human,bare
Celia,proper-noun,person,feminine,singular,,,human,bare
Chema,proper-noun,person,masculine,singular,,,human,bare
Chloe,proper-noun,person,feminine,singular,,,human,bare
Clara,proper-noun,person,feminine,,,,human,bare
Clarisa,proper-noun,person,feminine,singular,,,human,bare
Claudia,proper-noun,person,feminine,singular,,,human,bare
Claudio,proper-noun,person,masculine,singular,,,human,bare
Cloe,proper-noun,person,feminine,singular,,,human,bare
Concepción,proper-noun,person,feminine,singular,,,human,bare
Concha,proper-noun,person,feminine,,,,human,bare
Cristian,proper-noun,person,masculine,singular,,,human,bare
Cristiano,proper-noun,person,masculine,singular,,,human,bare
Cristina,proper-noun,person,feminine,singular,,,human,bare
Cristóbal,proper-noun,person,masculine,singular,,,human,bare
César,proper-noun,person,masculine,singular,,,human,bare
Dani,proper-noun,person,masculine,singular,,,human,bare
Daniel,proper-noun,person,masculine,singular,,,human,bare
Daniela,proper-noun,person,feminine,singular,,,human,bare
Darío,proper-noun,person,masculine,singular,,,human,bare
David,proper-noun,person,masculine,singular,,,human,bare
Delfina,proper-noun,person,feminine,singular,,,human,bare
Denise,proper-noun,person,feminine,singular,,,human,bare
Diana,proper-noun,person,feminine,singular,,,human,bare
Diego,proper-noun,person,masculine,singular,,,human,bare
Dios,proper-noun,person,masculine,,,,human
Dolores,proper-noun,person,feminine,,,,human,bare
Domingo,proper-noun,person,masculine,,,,human,bare
Donald,proper-noun,person,masculine,singular,,,human,bare
Dora,proper-noun,person,feminine,singular,,,human,bare
Dylan,proper-noun,person,masculine,singular,,,human,bare
Edith,proper-noun,person,feminine,singular,,,human,bare
Eduardo,proper-noun,person,masculine,singular,,,human,bare
Elena,proper-noun,person,feminine,singular,,,human,bare
Elizabeth,proper-noun,person,feminine,singular,,,human,bare
Elsa,proper-noun,person,feminine,singular,,,human,bare
Elías,proper-noun,person,masculine,singular,,,human,bare
Emilia,proper-noun,person,feminine,singular,,,human,bare
Emiliano,proper-noun,person,masculine,singular,,,human,bare
Emilio,proper-noun,person,masculine,singular,,,human,bare
Emma,proper-noun,person,feminine,singular,,,human,bare
Encarna,proper-noun,person,feminine,singular,,,human,bare
Encarnación,proper-noun,person,feminine,singular,,,human,bare
Enrique,proper-noun,person,masculine,singular,,,human,bare
Enzo,proper-noun,person,masculine,singular,,,human,bare
Eric,proper-noun,person,masculine,singular,,,human,bare
Erik,proper-noun,person,masculine,singular,,,human,bare
Ernesto,proper-noun,person,masculine,singular,,,human,bare
Esperanza,proper-noun,person,feminine,,,,human,bare
Esteban,proper-noun,person,masculine,singular,,,human,bare
Estela,proper-noun,person,feminine,singular,,,human,bare
Esther,proper-noun,person,feminine,singular,,,human,bare
Estrella,proper-noun,person,feminine,,,,human,bare
Eugenia,proper-noun,person,feminine,singular,,,human,bare
Eva,proper-noun,person,feminine,singular,,,human,bare
Ezequiel,proper-noun,person,masculine,singular,,,human,bare
Fabián,proper-noun,person,masculine,singular,,,human,bare
Facundo,proper-noun,person,masculine,singular,,,human,bare
Felipe,proper-noun,person,masculine,singular,,,human,bare
Fernanda,proper-noun,person,feminine,singular,,,human,bare
Fernando,proper-noun,person,masculine,singular,,,human,bare
Flor,proper-noun,person,feminine,singular,,,human,bare
Florencia,proper-noun,person,feminine,singular,,,human,bare
Francisca,proper-noun,person,feminine,singular,,,human,bare
Francisco,proper-noun,person,masculine,singular,,,human,bare
Fátima,proper-noun,person,feminine,singular,,,human,bare
Gabriel,proper-noun,person,masculine,singular,,,human,bare
Gabriela,proper-noun,person,feminine,singular,,,human,bare
Gael,proper-noun,person,masculine,singular,,,human,bare
Gala,proper-noun,person,feminine,singular,,,human,bare
Gema,proper-noun,person,feminine,,,,human,bare
Gloria,proper-noun,person,feminine,,,,human,bare
Goku,proper-noun,person,masculine,singular,,,human,bare
Gonzalo,proper-noun,person,masculine,singular,,,human,bare
Goofy,proper-noun,person,masculine,singular,,,human,bare
Graciela,proper-noun,person,feminine,singular,,,human,bare
Grinch,proper-noun,person,masculine,singular,,,human,bare
Guadalupe,proper-noun,person,feminine,singular,,,human,bare
Guillermo,proper-noun,person,masculine,singular,,,human,bare
Gustavo,proper-noun,person,masculine,singular,,,human,bare
Helena,proper-noun,person,feminine,singular,,,human,bare
Hello Kitty,proper-noun,person,feminine,singular,,,human,bare
Hernán,proper-noun,person,masculine,singular,,,human,bare
Horacio,proper-noun,person,masculine,singular,,,human,bare
Hugo,proper-noun,person,masculine,singular,,,human,bare
Hulk,proper-noun,person,masculine,singular,,,human,bare
Héctor,proper-noun,person,masculine,singular,,,human,bare
Ian,proper-noun,person,masculine,singular,,,human,bare
Ignacio,proper-noun,person,masculine,singular,,,human,bare
Iker,proper-noun,person,masculine,singular,,,human,bare
Imran,proper-noun,person,masculine,singular,,,human,bare
Ingrid,proper-noun,person,feminine,singular,,,human,bare
Inmaculada,proper-noun,person,feminine,singular,,,human,bare
Irene,proper-noun,person,feminine,singular,,,human,bare
Iria,proper-noun,person,feminine,singular,,,human,bare
Iris,proper-noun,person,feminine,,,,human,bare
Iron Man,proper-noun,person,masculine,singular,,,human,bare
Isaac,proper-noun,person,masculine,singular,,,human,bare
Isabella,proper-noun,person,feminine,singular,,,human,bare
Ismael,proper-noun,person,masculine,singular,,,human,bare
Itziar,proper-noun,person,feminine,singular,,,human,bare
Ivonne,proper-noun,person,feminine,singular,,,human,bare
Iván,proper-noun,person,masculine,singular,,,human,bare
Izan,proper-noun,person,masculine,singular,,,human,bare
Jacinto,proper-noun,person,masculine,,,,human,bare
Jaime,proper-noun,person,masculine,singular,,,human,bare
Jan,proper-noun,person,masculine,singular,,,human,bare
Javi,proper-noun,person,masculine,singular,,,human,bare
Javier,proper-noun,person,masculine,singular,,,human,bare
Jazmín,proper-noun,person,feminine,singular,,,human,bare
Jessica,proper-noun,person,feminine,singular,,,human,bare
Jesús,proper-noun,person,masculine,singular,,,human,bare
Jimena,proper-noun,person,feminine,singular,,,human,bare
Joaquín,proper-noun,person,masculine,singular,,,human,bare
Joel,proper-noun,person,masculine,singular,,,human,bare
Jon,proper-noun,person,masculine,singular,,,human,bare
Jonathan,proper-noun,person,masculine,singular,,,human,bare
Jorge,proper-noun,person,masculine,singular,,,human,bare
Josefa,proper-noun,person,feminine,singular,,,human,bare
Josefina,proper-noun,person,feminine,singular,,,human,bare
José,proper-noun,person,masculine,singular,,,human,bare
Juan,proper-noun,person,masculine,singular,,,human,bare
Juana,proper-noun,person,feminine,singular,,,human,bare
Judit,proper-noun,person,feminine,singular,,,human,bare
Judith,proper-noun,person,feminine,singular,,,human,bare
Julen,proper-noun,person,masculine,singular,,,human,bare
Juli,proper-noun,person,feminine,singular,,,human,bare
Julia,proper-noun,person,feminine,singular,,,human,bare
Julio,proper-noun,person,masculine,singular,,,human,bare
Julián,proper-noun,person,masculine,singular,,,human,bare
Karen,proper-noun,person,feminine,singular,,,human,bare
Karol G,proper-noun,person,feminine,singular,,,human,bare
Kevin,proper-noun,person,masculine,singular,,,human,bare
Kike,proper-noun,person,masculine,singular,,,human,bare
Laia,proper-noun,person,feminine,singular,,,human,bare
Lali,proper-noun,person,feminine,singular,,,human,bare
Lalo,proper-noun,person,masculine,singular,,,human,bare
Lara,proper-noun,person,feminine,singular,,,human,bare
Laura,proper-noun,person,feminine,singular,,,human,bare
Lautaro,proper-noun,person,masculine,singular,,,human,bare
Leandro,proper-noun,person,masculine,singular,,,human,bare
Leire,proper-noun,person,feminine,singular,,,human,bare
Leo,proper-noun,person,masculine,singular,,,human,bare
Leonor,proper-noun,person,feminine,singular,,,human,bare
Leyre,proper-noun,person,feminine,singular,,,human,bare
Lia,proper-noun,person,feminine,singular,,,human,bare
Liam,proper-noun,person,masculine,singular,,,human,bare
Lidia,proper-noun,person,feminine,singular,,,human,bare
Lila,proper-noun,person,feminine,,,,human,bare
Linda,proper-noun,person,feminine,,,,human,bare
Lizbeth,proper-noun,person,feminine,singular,,,human,bare
Lola,proper-noun,person,feminine,singular,,,human,bare
Lorenzo,proper-noun,person,masculine,singular,,,human,bare
Loreto,proper-noun,person,feminine,singular,,,human,bare
Lourdes,proper-noun,person,feminine,singular,,,human,bare
Lu,proper-noun,person,feminine,singular,,,human,bare
Lucas,proper-noun,person,masculine,singular,,,human,bare
Lucy,proper-noun,person,feminine,singular,,,human,bare
Lucía,proper-noun,person,feminine,singular,,,human,bare
Luigi,proper-noun,person,masculine,singular,,,human,bare
Luis,proper-noun,person,masculine,singular,,,human,bare
Luisa,proper-noun,person,feminine,singular,,,human,bare
Luka,proper-noun,person,masculine,singular,,,human,bare
Luna,proper-noun,person,feminine,,,,human,bare
Lupita,proper-noun,person,feminine,singular,,,human,bare
Macarena,proper-noun,person,feminine,singular,,,human,bare
Mafalda,proper-noun,person,feminine,singular,,,human,bare
Magdalena,proper-noun,person,feminine,singular,,,human,bare
Maite,proper-noun,person,feminine,singular,,,human,bare
Malak,proper-noun,person,feminine,singular,,,human,bare
Manolo,proper-noun,person,masculine,singular,,,human,bare
Manuel,proper-noun,person,masculine,singular,,,human,bare
Manuela,proper-noun,person,feminine,singular,,,human,bare
Marc,proper-noun,person,masculine,singular,,,human,bare
Marcelo,proper-noun,person,masculine,singular,,,human,bare
Marco,proper-noun,person,masculine,singular,,,human,bare
Marcos,proper-noun,person,masculine,singular,,,human,bare
Margarita,proper-noun,person,feminine,,,,human,bare
Mariana,proper-noun,person,feminine,singular,,,human,bare
Mariano,proper-noun,person,masculine,singular,,,human,bare
Maribel,proper-noun,person,feminine,singular,,,human,bare
Marina,proper-noun,person,feminine,,,,human,bare
Mario,proper-noun,person,masculine,singular,,,human,bare
Marisol,proper-noun,person,feminine,singular,,,human,bare
Marta,proper-noun,person,feminine,singular,,,human,bare
Martina,proper-noun,person,feminine,singular,,,human,bare
Martí,proper-noun,person,masculine,singular,,,human,bare
Martín,proper-noun,person,masculine,singular,,,human,bare
María,proper-noun,person,feminine,singular,,,human,bare
Masha,proper-noun,person,feminine,singular,,,human,bare
Mateo,proper-noun,person,masculine,singular,,,human,bare
Matilde,proper-noun,person,feminine,singular,,,human,bare
Matías,proper-noun,person,masculine,singular,,,human,bare
Mauricio,proper-noun,person,masculine,singular,,,human,bare
Mauro,proper-noun,person,masculine,singular,,,human,bare
Maximiliano,proper-noun,person,masculine,singular,,,human,bare
Mbappé,proper-noun,person,masculine,singular,,,human,bare
Memo,proper-noun,person,masculine,singular,,,human,bare
Mercedes,proper-noun,person,feminine,,,,human,bare
Messi,proper-noun,person,masculine,singular,,,human,bare
Mickey,proper-noun,person,masculine,singular,,,human,bare
Mickey Mouse,proper-noun,person,masculine,singular,,,human,bare
Miguel,proper-noun,person,masculine,singular,,,human,bare
Milagros,proper-noun,person,feminine,singular,,,human,bare
Minnie,proper-noun,person,feminine,singular,,,human,bare
Mirabel,proper-noun,person,feminine,singular,,,human,bare
Miércoles Addams,proper-noun,person,feminine,singular,,,human,bare
Mohamed,proper-noun,person,masculine,singular,,,human,bare
Montserrat,proper-noun,person,feminine,singular,,,human,bare
Mora,proper-noun,person,feminine,,,,human,bare
Morena,proper-noun,person,feminine,singular,,,human,bare
Mulán,proper-noun,person,feminine,singular,,,human,bare
Mía,proper-noun,person,feminine,singular,,,human,bare
Mónica,proper-noun,person,feminine,singular,,,human,bare
Nadal,proper-noun,person,masculine,singular,,,human,bare
Nahiara,proper-noun,person,feminine,singular,,,human,bare
Nahuel,proper-noun,person,masculine,singular,,,human,bare
Naia,proper-noun,person,feminine,singular,,,human,bare
Nancy,proper-noun,person,feminine,singular,,,human,bare
Natalia,proper-noun,person,feminine,singular,,,human,bare
Nerea,proper-noun,person,feminine,singular,,,human,bare
Neymar,proper-noun,person,masculine,singular,,,human,bare
Nico,proper-noun,person,masculine,singular,,,human,bare
Nicole,proper-noun,person,feminine,singular,,,human,bare
Nicolás,proper-noun,person,masculine,singular,,,human,bare
Nieves,proper-noun,person,feminine,,,,human,bare
Nil,proper-noun,person,masculine,singular,,,human,bare
Noa,proper-noun,person,feminine,singular,,,human,bare
Noah,proper-noun,person,masculine,singular,,,human,bare
Nobita,proper-noun,person,masculine,singular,,,human,bare
Noelia,proper-noun,person,feminine,singular,,,human,bare
Nora,proper-noun,person,feminine,singular,,,human,bare
Nuria,proper-noun,person,feminine,singular,,,human,bare
Octavio,proper-noun,person,masculine,singular,,,human,bare
Olaf,proper-noun,person,masculine,singular,,,human,bare
Olga,proper-noun,person,feminine,singular,,,human,bare
Oliver,proper-noun,person,masculine,singular,,,human,bare
Olivia,proper-noun,person,feminine,,,,human,bare
Omar,proper-noun,person,masculine,singular,,,human,bare
Ona,proper-noun,person,feminine,singular,,,human,bare
Pablo,proper-noun,person,masculine,singular,,,human,bare
Paco,proper-noun,person,masculine,singular,,,human,bare
Papá Pitufo,proper-noun,person,masculine,singular,,,human,bare
Patricia,proper-noun,person,feminine,singular,,,human,bare
Patricio,proper-noun,person,masculine,singular,,,human,bare
Pau,proper-noun,person,masculine,singular,,,human,bare
Paula,proper-noun,person,feminine,singular,,,human,bare
Paz,proper-noun,person,feminine,,,,human,bare
Pedro,proper-noun,person,masculine,singular,,,human,bare
Pepe,proper-noun,person,masculine,singular,,,human,bare
Perla,proper-noun,person,feminine,,,,human,bare
Peter Pan,proper-noun,person,masculine,singular,,,human,bare
Pikachu,proper-noun,person,masculine,singular,,,human,bare
Pinocho,proper-noun,person,masculine,singular,,,human,bare
Pluto,proper-noun,person,masculine,singular,,,human,bare
Pol,proper-noun,person,masculine,singular,,,human,bare
Quique,proper-noun,person,masculine,singular,,,human,bare
Rafa,proper-noun,person,masculine,singular,,,human,bare
Rafael,proper-noun,person,masculine,singular,,,human,bare
Ramiro,proper-noun,person,masculine,singular,,,human,bare
Ramón,proper-noun,person,masculine,singular,,,human,bare
Rapunzel,proper-noun,person,feminine,singular,,,human,bare
Ratoncito Pérez,noun,person,masculine,singular,,count,human,definite
Rayan,proper-noun,person,masculine,singular,,,human,bare
Raúl,proper-noun,person,masculine,singular,,,human,bare
Rebeca,proper-noun,person,feminine,singular,,,human,bare
Regina,proper-noun,person,feminine,singular,,,human,bare
Remedios,proper-noun,person,feminine,singular,,,human,bare
Renata,proper-noun,person,feminine,singular,,,human,bare
Renato,proper-noun,person,masculine,singular,,,human,bare
Ricardo,proper-noun,person,masculine,singular,,,human,bare
Rita,proper-noun,person,feminine,singular,,,human,bare
Roberto,proper-noun,person,masculine,singular,,,human,bare
Rodolfo,proper-noun,person,masculine,singular,,,human,bare
Rodrigo,proper-noun,person,masculine,singular,,,human,bare
Rogelio,proper-noun,person,masculine,singular,,,human,bare
Rolando,proper-noun,person,masculine,singular,,,human,bare
Ronaldo,proper-noun,person,masculine,singular,,,human,bare
Rosa,proper-noun,person,feminine,,,,human,bare
Rosalía,proper-noun,person,feminine,singular,,,human,bare
Rubén,proper-noun,person,masculine,singular,,,human,bare
Salma,proper-noun,person,feminine,singular,,,human,bare
Salomé,proper-noun,person,feminine,singular,,,human,bare
Salvador,proper-noun,person,masculine,singular,,,human,bare
Samuel,proper-noun,person,masculine,singular,,,human,bare
Sandra,proper-noun,person,feminine,singular,,,human,bare
Santi,proper-noun,person,masculine,singular,,,human,bare
Santiago,proper-noun,person,masculine,singular,,,human,bare
Sara,proper-noun,person,feminine,singular,,,human,bare
Saúl,proper-noun,person,masculine,singular,,,human,bare
Sebastián,proper-noun,person,masculine,singular,,,human,bare
Sergio,proper-noun,person,masculine,singular,,,human,bare
Shakira,proper-noun,person,feminine,singular,,,human,bare
Shrek,proper-noun,person,masculine,singular,,,human,bare
Silvia,proper-noun,person,feminine,singular,,,human,bare
Simba,proper-noun,person,masculine,singular,,,human,bare
Simón,proper-noun,person,masculine,singular,,,human,bare
Siri,proper-noun,person,feminine,singular,,,human,bare
Skye,proper-noun,person,feminine,singular,,,human,bare
Socorro,proper-noun,person,feminine,singular,,,human,bare
Sofi,proper-noun,person,feminine,singular,,,human,bare
Sofía,proper-noun,person,feminine,singular,,,human,bare
Soledad,proper-noun,person,feminine,,,,human,bare
Sonia,proper-noun,person,feminine,singular,,,human,bare
Sonic,proper-noun,person,masculine,singular,,,human,bare
Spider-Man,proper-noun,person,masculine,singular,,,human,bare
Spiderman,proper-noun,person,masculine,singular,,,human,bare
Stitch,proper-noun,person,masculine,singular,,,human,bare
Superman,proper-noun,person,masculine,singular,,,human,bare
Susana,proper-noun,person,feminine,singular,,,human,bare
Tamara,proper-noun,person,feminine,singular,,,human,bare
Teo,proper-noun,person,masculine,singular,,,human,bare
Tere,proper-noun,person,feminine,singular,,,human,bare
Teresa,proper-noun,person,feminine,singular,,,human,bare
Thiago,proper-noun,person,masculine,singular,,,human,bare
Tomás,proper-noun,person,masculine,singular,,,human,bare
Toni,proper-noun,person,masculine,singular,,,human,bare
Toño,proper-noun,person,masculine,singular,,,human,bare
Triana,proper-noun,person,feminine,singular,,,human,bare
Trinidad,proper-noun,person,feminine,singular,,,human,bare
Unai,proper-noun,person,masculine,singular,,,human,bare
Vale,proper-noun,person,feminine,singular,,,human,bare
Valentina,proper-noun,person,feminine,singular,,,human,bare
Valeria,proper-noun,person,feminine,singular,,,human,bare
Vega,proper-noun,person,feminine,singular,,,human,bare
Vera,proper-noun,person,feminine,singular,,,human,bare
Verónica,proper-noun,person,feminine,singular,,,human,bare
Vicente,proper-noun,person,masculine,singular,,,human,bare
Vicky,proper-noun,person,feminine,singular,,,human,bare
Victoria,proper-noun,person,feminine,,,,human,bare
Vinícius,proper-noun,person,masculine,singular,,,human,bare
Violeta,proper-noun,person,feminine,,,,human,bare
Virginia,proper-noun,person,feminine,singular,,,human,bare
Vivian,proper-noun,person,feminine,singular,,,human,bare
Víctor,proper-noun,person,masculine,singular,,,human,bare
Wednesday,proper-noun,person,feminine,singular,,,human,bare
Wonder Woman,proper-noun,person,feminine,singular,,,human,bare
Woody,proper-noun,person,masculine,singular,,,human,bare
Ximena,proper-noun,person,feminine,singular,,,human,bare
Yamal,proper-noun,person,masculine,singular,,,human,bare
Yazmín,proper-noun,person,feminine,singular,,,human,bare
Yolanda,proper-noun,person,feminine,singular,,,human,bare
Yoshi,proper-noun,person,masculine,singular,,,human,bare
Youssef,proper-noun,person,masculine,singular,,,human,bare
Zoe,proper-noun,person,feminine,singular,,,human,bare
Álex,proper-noun,person,masculine,singular,,,human,bare
Álvaro,proper-noun,person,masculine,singular,,,human,bare
Ángel,proper-noun,person,masculine,,,,human,bare
Ángela,proper-noun,person,feminine,singular,,,human,bare
Ángeles,proper-noun,person,feminine,singular,,,human,bare
Óscar,proper-noun,person,masculine,singular,,,human,bare
Acapulco,proper-noun,place,masculine,,,,,bare
Afganistán,proper-noun,place,masculine,,,,,bare
Ahorramás,proper-noun,place,masculine,,,,,bare
Alaska,proper-noun,place,feminine,,,,,bare
Albacete,proper-noun,place,masculine,,,,,bare
Albania,proper-noun,place,feminine,,,,,bare
Alcalá,proper-noun,place,feminine,,,,,bare
Alcampo,proper-noun,place,masculine,,,,,bare
Alcorcón,proper-noun,place,feminine,,,,,bare
Aldi,proper-noun,place,masculine,,,,,bare
Alemania,proper-noun,place,feminine,,,,,bare
Algeciras,proper-noun,place,feminine,,,,,bare
Alhambra,proper-noun,place,feminine,singular,,,,definite
Alicante,proper-noun,place,masculine,,,,,bare
Aliexpress,proper-noun,place,masculine,,,,,bare
Almería,proper-noun,place,feminine,,,,,bare
Alpes,proper-noun,place,masculine,plural,,,,definite
Amazon,proper-noun,place,masculine,,,,,bare
América,proper-noun,place,feminine,,,,,bare
América del Sur,proper-noun,place,feminine,,,,,bare
Andalucía,proper-noun,place,feminine,,,,,bare
Andes,proper-noun,place,masculine,plural,,,,definite
Andorra,proper-noun,place,feminine,,,,,bare
Angola,proper-noun,place,feminine,,,,,bare
Antofagasta,proper-noun,place,feminine,,,,,bare
Antártida,proper-noun,place,feminine,,,,,definite
Arabia Saudí,proper-noun,place,feminine,,,,,bare
Aragón,proper-noun,place,masculine,,,,,bare
Arequipa,proper-noun,place,feminine,,,,,bare
Argelia,proper-noun,place,feminine,,,,,bare
Argentina,proper-noun,place,feminine,,,,,bare
Armenia,proper-noun,place,feminine,,,,,bare
Asia,proper-noun,place,feminine,,,,,bare
Asturias,proper-noun,place,feminine,,,,,bare
Asunción,proper-noun,place,feminine,,,,,bare
Atenas,proper-noun,place,feminine,,,,,bare
Atlanta,proper-noun,place,feminine,,,,,bare
Australia,proper-noun,place,feminine,,,,,bare
Austria,proper-noun,place,feminine,,,,,bare
Badajoz,proper-noun,place,masculine,,,,,bare
Badalona,proper-noun,place,feminine,,,,,bare
Bangkok,proper-noun,place,feminine,,,,,bare
Bangladés,proper-noun,place,masculine,,,,,bare
Barcelona,proper-noun,place,feminine,,,,,bare
Bariloche,proper-noun,place,masculine,,,,,bare
Barranquilla,proper-noun,place,feminine,,,,,bare
Benidorm,proper-noun,place,masculine,,,,,bare
Berlín,proper-noun,place,masculine,,,,,bare
Bernabéu,proper-noun,place,masculine,singular,,,,definite
Bershka,proper-noun,place,masculine,,,,,bare
Bielorrusia,proper-noun,place,feminine,,,,,bare
Bilbao,proper-noun,place,masculine,,,,,bare
Birmania,proper-noun,place,feminine,,,,,bare
Bogotá,proper-noun,place,feminine,,,,,bare
Bolivia,proper-noun,place,feminine,,,,,bare
Bombonera,proper-noun,place,feminine,singular,,,,definite
Bosnia,proper-noun,place,feminine,,,,,bare
Boston,proper-noun,place,feminine,,,,,bare
Brasil,proper-noun,place,masculine,,,,,bare
Bruselas,proper-noun,place,feminine,,,,,bare
Bucaramanga,proper-noun,place,feminine,,,,,bare
Bucarest,proper-noun,place,feminine,,,,,bare
Budapest,proper-noun,place,feminine,,,,,bare
Buenos Aires,proper-noun,place,masculine,,,,,bare
Bulgaria,proper-noun,place,feminine,,,,,bare
Burger King,proper-noun,place,masculine,singular,,,,definite
Burgos,proper-noun,place,masculine,,,,,bare
Bélgica,proper-noun,place,feminine,,,,,bare
Cali,proper-noun,place,masculine,,,,,bare
California,proper-noun,place,feminine,,,,,bare
Camboya,proper-noun,place,masculine,,,,,bare
Camerún,proper-noun,place,masculine,,,,,bare
Camp Nou,proper-noun,place,masculine,singular,,,,definite
Campeche,proper-noun,place,feminine,,,,,bare
Canadá,proper-noun,place,masculine,,,,,bare
Canarias,proper-noun,place,feminine,,,,,bare
Cancún,proper-noun,place,masculine,,,,,bare
Cantabria,proper-noun,place,feminine,,,,,bare
Caracas,proper-noun,place,feminine,,,,,bare
Carrefour,proper-noun,place,masculine,,,,,bare
Cartagena,proper-noun,place,feminine,,,,,bare
Cartagena de Indias,proper-noun,place,feminine,,,,,bare
Casablanca,proper-noun,place,feminine,,,,,bare
Castellón,proper-noun,place,masculine,,,,,bare
Castilla,proper-noun,place,feminine,,,,,bare
Cataluña,proper-noun,place,feminine,,,,,bare
Catar,proper-noun,place,masculine,,,,,bare
Ceuta,proper-noun,place,feminine,,,,,bare
Chedraui,proper-noun,place,masculine,,,,,bare
Chiapas,proper-noun,place,masculine,,,,,bare
Chicago,proper-noun,place,masculine,,,,,bare
Chihuahua,proper-noun,place,feminine,,,,,bare
Chile,proper-noun,place,masculine,,,,,bare
China,proper-noun,place,feminine,,,,,bare
Chipre,proper-noun,place,masculine,,,,,bare
Chubut,proper-noun,place,feminine,,,,,bare
Chuck E. Cheese,proper-noun,place,masculine,singular,,,,definite
Cibeles,proper-noun,place,feminine,singular,,,,definite
Ciudad de México,proper-noun,place,feminine,,,,,bare
Cochabamba,proper-noun,place,feminine,,,,,bare
Colima,proper-noun,place,feminine,,,,,bare
Colombia,proper-noun,place,feminine,,,,,bare
Congo,proper-noun,place,masculine,,,,,bare
Consum,proper-noun,place,masculine,,,,,bare
Copenhague,proper-noun,place,feminine,,,,,bare
Coppel,proper-noun,place,masculine,,,,,bare
Corea,proper-noun,place,feminine,,,,,bare
Corea del Sur,proper-noun,place,feminine,,,,,bare
Corte Inglés,proper-noun,place,masculine,singular,,,,definite
Costa Rica,proper-noun,place,feminine,,,,,bare
Costco,proper-noun,place,masculine,,,,,bare
Coyoacán,proper-noun,place,feminine,,,,,bare
Croacia,proper-noun,place,feminine,,,,,bare
Cuba,proper-noun,place,feminine,,,,,bare
Cuenca,proper-noun,place,feminine,,,,,bare
Culiacán,proper-noun,place,feminine,,,,,bare
Cusco,proper-noun,place,masculine,,,,,bare
Cuzco,proper-noun,place,masculine,,,,,bare
Cáceres,proper-noun,place,masculine,,,,,bare
Cádiz,proper-noun,place,masculine,,,,,bare
Córdoba,proper-noun,place,feminine,,,,,bare
Dallas,proper-noun,place,feminine,,,,,bare
Decathlon,proper-noun,place,masculine,,,,,bare
Delhi,proper-noun,place,feminine,,,,,bare
Denver,proper-noun,place,feminine,,,,,bare
Dinamarca,proper-noun,place,feminine,,,,,bare
Disney,proper-noun,place,masculine,,,,,bare
Disney World,proper-noun,place,masculine,,,,,bare
Disneyland,proper-noun,place,masculine,,,,,bare
Disneyland París,proper-noun,place,masculine,,,,,bare
Domino's,proper-noun,place,masculine,singular,,,,definite
Dominos,proper-noun,place,masculine,singular,,,,definite
Dublín,proper-noun,place,masculine,,,,,bare
Dubái,proper-noun,place,feminine,,,,,bare
Ecuador,proper-noun,place,masculine,,,,,bare
Egipto,proper-noun,place,masculine,,,,,bare
El Corte Inglés,proper-noun,place,masculine,,,,,bare
El Salvador,proper-noun,place,masculine,,,,,bare
Elche,proper-noun,place,masculine,,,,,bare
Emiratos Árabes,proper-noun,place,masculine,plural,,,,definite
Eroski,proper-noun,place,masculine,,,,,bare
Escocia,proper-noun,place,feminine,,,,,bare
Eslovaquia,proper-noun,place,feminine,,,,,bare
Eslovenia,proper-noun,place,feminine,,,,,bare
España,proper-noun,place,feminine,,,,,bare
Estados Unidos,proper-noun,place,masculine,,,,,bare
Estambul,proper-noun,place,masculine,,,,,bare
Estocolmo,proper-noun,place,feminine,,,,,bare
Estonia,proper-noun,place,feminine,,,,,bare
Etiopía,proper-noun,place,feminine,,,,,bare
Europa,proper-noun,place,feminine,,,,,bare
Euskadi,proper-noun,place,masculine,,,,,bare
Extremadura,proper-noun,place,feminine,,,,,bare
Falabella,proper-noun,place,masculine,,,,,bare
Filadelfia,proper-noun,place,feminine,,,,,bare
Filipinas,proper-noun,place,feminine,plural,,,,bare
Finlandia,proper-noun,place,feminine,,,,,bare
Florida,proper-noun,place,feminine,,,,,bare
Fnac,proper-noun,place,masculine,,,,,bare
Formentera,proper-noun,place,feminine,,,,,bare
Foster's Hollywood,proper-noun,place,masculine,singular,,,,definite
Francia,proper-noun,place,feminine,,,,,bare
Fráncfort,proper-noun,place,feminine,,,,,bare
Fuenlabrada,proper-noun,place,feminine,,,,,bare
Fuerteventura,proper-noun,place,feminine,,,,,bare
Gales,proper-noun,place,masculine,,,,,bare
Galicia,proper-noun,place,feminine,,,,,bare
Gambia,proper-noun,place,feminine,,,,,bare
Gandía,proper-noun,place,feminine,,,,,bare
Georgia,proper-noun,place,feminine,,,,,bare
Gerona,proper-noun,place,feminine,,,,,bare
Getafe,proper-noun,place,feminine,,,,,bare
Ghana,proper-noun,place,feminine,,,,,bare
Gijón,proper-noun,place,masculine,,,,,bare
Ginebra,proper-noun,place,feminine,,,,,bare
Giralda,proper-noun,place,feminine,singular,,,,definite
Girona,proper-noun,place,feminine,,,,,bare
Goiko,proper-noun,place,masculine,singular,,,,definite
Gomera,proper-noun,place,feminine,,,,,bare
Gran Bretaña,proper-noun,place,feminine,,,,,bare
Gran Vía,proper-noun,place,feminine,singular,,,,definite
Granada,proper-noun,place,feminine,,,,,bare
Grecia,proper-noun,place,feminine,,,,,bare
Guadalajara,proper-noun,place,feminine,,,,,bare
Guatemala,proper-noun,place,feminine,,,,,bare
Guayaquil,proper-noun,place,masculine,,,,,bare
Guinea,proper-noun,place,feminine,,,,,bare
Guinea Ecuatorial,proper-noun,place,feminine,,,,,bare
Haití,proper-noun,place,masculine,,,,,bare
Hamburgo,proper-noun,place,feminine,,,,,bare
Hawái,proper-noun,place,masculine,,,,,bare
Hermosillo,proper-noun,place,feminine,,,,,bare
Hipercor,proper-noun,place,masculine,,,,,bare
Holanda,proper-noun,place,feminine,,,,,bare
Honduras,proper-noun,place,masculine,,,,,bare
Hospitalet,proper-noun,place,feminine,,,,,bare
Houston,proper-noun,place,feminine,,,,,bare
Huelva,proper-noun,place,feminine,,,,,bare
Huesca,proper-noun,place,feminine,,,,,bare
Hungría,proper-noun,place,feminine,,,,,bare
IKEA,proper-noun,place,masculine,,,,,bare
Ibiza,proper-noun,place,feminine,,,,,bare
Ikea,proper-noun,place,masculine,,,,,bare
Imaginarium,proper-noun,place,masculine,,,,,bare
India,proper-noun,place,feminine,,,,,definite
Indonesia,proper-noun,place,feminine,,,,,bare
Inglaterra,proper-noun,place,feminine,,,,,bare
Iquique,proper-noun,place,feminine,,,,,bare
Irak,proper-noun,place,masculine,,,,,bare
Irlanda,proper-noun,place,feminine,,,,,bare
Irán,proper-noun,place,masculine,,,,,bare
Isla Mágica,proper-noun,place,masculine,,,,,bare
Islandia,proper-noun,place,feminine,,,,,bare
Israel,proper-noun,place,masculine,,,,,bare
Italia,proper-noun,place,feminine,,,,,bare
Jalisco,proper-noun,place,masculine,,,,,bare
Jamaica,proper-noun,place,feminine,,,,,bare
Japón,proper-noun,place,masculine,,,,,bare
Jaén,proper-noun,place,masculine,,,,,bare
Jerez,proper-noun,place,feminine,,,,,bare
Jerusalén,proper-noun,place,feminine,,,,,bare
Jordania,proper-noun,place,feminine,,,,,bare
Juguettos,proper-noun,place,masculine,,,,,bare
Jujuy,proper-noun,place,masculine,,,,,bare
KFC,proper-noun,place,masculine,singular,,,,definite
Kazajistán,proper-noun,place,masculine,,,,,bare
Kenia,proper-noun,place,feminine,,,,,bare
Kiabi,proper-noun,place,masculine,,,,,bare
Kiev,proper-noun,place,feminine,,,,,bare
Kuwait,proper-noun,place,masculine,,,,,bare
La Coruña,proper-noun,place,feminine,,,,,bare
La Habana,proper-noun,place,feminine,,,,,bare
La Paz,proper-noun,place,feminine,,,,,bare
La Plata,proper-noun,place,feminine,,,,,bare
Lanzarote,proper-noun,place,masculine,,,,,bare
Las Palmas,proper-noun,place,feminine,,,,,bare
Las Vegas,proper-noun,place,feminine,,,,,bare
Lefties,proper-noun,place,masculine,,,,,bare
Leganés,proper-noun,place,feminine,,,,,bare
Legoland,proper-noun,place,masculine,,,,,bare
Leroy Merlin,proper-noun,place,masculine,,,,,bare
Letonia,proper-noun,place,feminine,,,,,bare
León,proper-noun,place,masculine,,,,,bare
Libia,proper-noun,place,feminine,,,,,bare
Lidl,proper-noun,place,masculine,,,,,bare
Liechtenstein,proper-noun,place,masculine,,,,,bare
Lima,proper-noun,place,feminine,,,,,bare
Linares,proper-noun,place,feminine,,,,,bare
Lisboa,proper-noun,place,feminine,,,,,bare
Lituania,proper-noun,place,feminine,,,,,bare
Lleida,proper-noun,place,feminine,,,,,bare
Logroño,proper-noun,place,masculine,,,,,bare
Londres,proper-noun,place,masculine,,,,,bare
Lorca,proper-noun,place,feminine,,,,,bare
Los Ángeles,proper-noun,place,masculine,,,,,bare
Lugo,proper-noun,place,masculine,,,,,bare
Luxemburgo,proper-noun,place,masculine,,,,,bare
Lyon,proper-noun,place,feminine,,,,,bare
Lérida,proper-noun,place,feminine,,,,,bare
Líbano,proper-noun,place,masculine,,,,,bare
Macedonia,proper-noun,place,feminine,,,,,bare
Machu Picchu,proper-noun,place,masculine,,,,,bare
Madagascar,proper-noun,place,masculine,,,,,bare
Madrid,proper-noun,place,masculine,,,,,bare
Malasia,proper-noun,place,feminine,,,,,bare
Maldivas,proper-noun,place,feminine,plural,,,,bare
Mali,proper-noun,place,masculine,,,,,bare
Mallorca,proper-noun,place,feminine,,,,,bare
Malta,proper-noun,place,feminine,,,,,bare
Managua,proper-noun,place,feminine,,,,,bare
Manizales,proper-noun,place,feminine,,,,,bare
Manresa,proper-noun,place,feminine,,,,,bare
Mar del Plata,proper-noun,place,feminine,,,,,bare
Maracaibo,proper-noun,place,feminine,,,,,bare
Marbella,proper-noun,place,feminine,,,,,bare
Marruecos,proper-noun,place,masculine,,,,,bare
Marsella,proper-noun,place,feminine,,,,,bare
Mauritania,proper-noun,place,feminine,,,,,bare
Mazatlán,proper-noun,place,feminine,,,,,bare
McDonald's,proper-noun,place,masculine,singular,,,,definite
McDonalds,proper-noun,place,masculine,singular,,,,definite
Medellín,proper-noun,place,masculine,,,,,bare
Media Markt,proper-noun,place,masculine,,,,,bare
MediaMarkt,proper-noun,place,masculine,,,,,bare
Melilla,proper-noun,place,feminine,,,,,bare
Mendoza,proper-noun,place,feminine,,,,,bare
Menorca,proper-noun,place,feminine,,,,,bare
Mercadona,proper-noun,place,masculine,,,,,bare
Miami,proper-noun,place,masculine,,,,,bare
Michoacán,proper-noun,place,feminine,,,,,bare
Milán,proper-noun,place,masculine,,,,,bare
Misiones,proper-noun,place,feminine,,,,,bare
Moldavia,proper-noun,place,feminine,,,,,bare
Mongolia,proper-noun,place,feminine,,,,,bare
Monterrey,proper-noun,place,masculine,,,,,bare
Montevideo,proper-noun,place,masculine,,,,,bare
Montreal,proper-noun,place,feminine,,,,,bare
Morelia,proper-noun,place,feminine,,,,,bare
Moscú,proper-noun,place,masculine,,,,,bare
Mozambique,proper-noun,place,masculine,,,,,bare
Murcia,proper-noun,place,feminine,,,,,bare
Málaga,proper-noun,place,feminine,,,,,bare
Mérida,proper-noun,place,feminine,,,,,bare
México,proper-noun,place,masculine,,,,,bare
Mónaco,proper-noun,place,masculine,,,,,bare
Móstoles,proper-noun,place,feminine,,,,,bare
Múnich,proper-noun,place,masculine,,,,,bare
Namibia,proper-noun,place,feminine,,,,,bare
Navarra,proper-noun,place,feminine,,,,,bare
Nayarit,proper-noun,place,feminine,,,,,bare
Nepal,proper-noun,place,masculine,,,,,bare
Neuquén,proper-noun,place,masculine,,,,,bare
Nicaragua,proper-noun,place,feminine,,,,,bare
Nigeria,proper-noun,place,feminine,,,,,bare
Noruega,proper-noun,place,feminine,,,,,bare
Nueva York,proper-noun,place,feminine,,,,,bare
Nueva Zelanda,proper-noun,place,feminine,,,,,bare
Nápoles,proper-noun,place,feminine,,,,,bare
Níger,proper-noun,place,masculine,,,,,bare
OXXO,proper-noun,place,masculine,,,,,bare
Oaxaca,proper-noun,place,feminine,,,,,bare
Oceanogràfic,proper-noun,place,masculine,singular,,,,definite
Oporto,proper-noun,place,masculine,,,,,bare
Orense,proper-noun,place,masculine,,,,,bare
Orlando,proper-noun,place,masculine,,,,,bare
Oslo,proper-noun,place,feminine,,,,,bare
Ourense,proper-noun,place,masculine,,,,,bare
Oviedo,proper-noun,place,masculine,,,,,bare
Oxxo,proper-noun,place,masculine,,,,,bare
Pakistán,proper-noun,place,masculine,,,,,bare
Palencia,proper-noun,place,feminine,,,,,bare
Palestina,proper-noun,place,feminine,,,,,bare
Palma,proper-noun,place,feminine,,,,,bare
Pamplona,proper-noun,place,feminine,,,,,bare
Panamá,proper-noun,place,masculine,,,,,bare
Paraguay,proper-noun,place,masculine,,,,,bare
París,proper-noun,place,masculine,,,,,bare
Patagonia,proper-noun,place,feminine,,,,,bare
País Vasco,proper-noun,place,masculine,,,,,definite
Países Bajos,proper-noun,place,masculine,plural,,,,definite
Pekín,proper-noun,place,masculine,,,,,bare
Perú,proper-noun,place,masculine,,,,,bare
Picos de Europa,proper-noun,place,masculine,plural,,,,definite
Pirineos,proper-noun,place,masculine,plural,,count,inanimate,definite
Polonia,proper-noun,place,feminine,,,,,bare
Ponferrada,proper-noun,place,feminine,,,,,bare
Pontevedra,proper-noun,place,feminine,,,,,bare
Port Aventura,proper-noun,place,masculine,,,,,bare
PortAventura,proper-noun,place,masculine,,,,,bare
Portugal,proper-noun,place,masculine,,,,,bare
Praga,proper-noun,place,feminine,,,,,bare
Primark,proper-noun,place,masculine,,,,,bare
Puebla,proper-noun,place,feminine,,,,,bare
Puerta del Sol,proper-noun,place,feminine,singular,,,,definite
Puerto Rico,proper-noun,place,masculine,,,,,bare
Punta del Este,proper-noun,place,feminine,,,,,bare
Qatar,proper-noun,place,masculine,,,,,bare
Querétaro,proper-noun,place,masculine,,,,,bare
Quito,proper-noun,place,masculine,,,,,bare
Rabat,proper-noun,place,feminine,,,,,bare
Reino Unido,proper-noun,place,masculine,,,,,definite
República Dominicana,proper-noun,place,feminine,,,,,definite
Retiro,proper-noun,place,masculine,singular,,,,definite
Reus,proper-noun,place,feminine,,,,,bare
Roma,proper-noun,place,feminine,,,,,bare
Rumanía,proper-noun,place,feminine,,,,,bare
Rusia,proper-noun,place,feminine,,,,,bare
Río de Janeiro,proper-noun,place,masculine,,,,,bare
Sabadell,proper-noun,place,feminine,,,,,bare
Sagrada Familia,proper-noun,place,feminine,singular,,,,definite
Salamanca,proper-noun,place,feminine,,,,,bare
Salta,proper-noun,place,feminine,,,,,bare
Saltillo,proper-noun,place,feminine,,,,,bare
San Diego,proper-noun,place,feminine,,,,,bare
San Francisco,proper-noun,place,masculine,,,,,bare
San Luis,proper-noun,place,masculine,,,,,bare
San Salvador,proper-noun,place,feminine,,,,,bare
San Sebastián,proper-noun,place,masculine,,,,,bare
Santander,proper-noun,place,masculine,,,,,bare
Seattle,proper-noun,place,feminine,,,,,bare
Segovia,proper-noun,place,feminine,,,,,bare
Senegal,proper-noun,place,masculine,,,,,bare
Serbia,proper-noun,place,feminine,,,,,bare
Sevilla,proper-noun,place,feminine,,,,,bare
Seúl,proper-noun,place,feminine,,,,,bare
Sfera,proper-noun,place,masculine,,,,,bare
Shanghái,proper-noun,place,feminine,,,,,bare
Shein,proper-noun,place,masculine,,,,,bare
Sinaloa,proper-noun,place,feminine,,,,,bare
Singapur,proper-noun,place,masculine,,,,,bare
Siria,proper-noun,place,feminine,,,,,bare
Sonora,proper-noun,place,feminine,,,,,bare
Soria,proper-noun,place,feminine,,,,,bare
Soriana,proper-noun,place,masculine,,,,,bare
Sri Lanka,proper-noun,place,masculine,,,,,bare
Starbucks,proper-noun,place,masculine,,,,,bare
Subway,proper-noun,place,masculine,singular,,,,definite
Sudáfrica,proper-noun,place,feminine,,,,,bare
Sudán,proper-noun,place,masculine,,,,,bare
Suecia,proper-noun,place,feminine,,,,,bare
Suiza,proper-noun,place,feminine,,,,,bare
Sídney,proper-noun,place,masculine,,,,,bare
TGB,proper-noun,place,masculine,singular,,,,definite
Tabasco,proper-noun,place,feminine,,,,,bare
Taco Bell,proper-noun,place,masculine,singular,,,,definite
Tailandia,proper-noun,place,feminine,,,,,bare
Taiwán,proper-noun,place,masculine,,,,,bare
Talavera,proper-noun,place,feminine,,,,,bare
Tanzania,proper-noun,place,feminine,,,,,bare
Tarija,proper-noun,place,feminine,,,,,bare
Tarragona,proper-noun,place,feminine,,,,,bare
Tegucigalpa,proper-noun,place,feminine,,,,,bare
Telepizza,proper-noun,place,masculine,singular,,,,definite
Temuco,proper-noun,place,feminine,,,,,bare
Tenerife,proper-noun,place,masculine,,,,,bare
Terra Mítica,proper-noun,place,masculine,,,,,bare
Terrassa,proper-noun,place,feminine,,,,,bare
Teruel,proper-noun,place,masculine,,,,,bare
Texas,proper-noun,place,masculine,,,,,bare
Tijuana,proper-noun,place,feminine,,,,,bare
Tlaxcala,proper-noun,place,feminine,,,,,bare
Togo,proper-noun,place,masculine,,,,,bare
Tokio,proper-noun,place,masculine,,,,,bare
Toledo,proper-noun,place,masculine,,,,,bare
Toluca,proper-noun,place,feminine,,,,,bare
Toronto,proper-noun,place,masculine,,,,,bare
Torreón,proper-noun,place,feminine,,,,,bare
Trujillo,proper-noun,place,feminine,,,,,bare
Tucumán,proper-noun,place,masculine,,,,,bare
Turquía,proper-noun,place,feminine,,,,,bare
Tánger,proper-noun,place,feminine,,,,,bare
Túnez,proper-noun,place,masculine,,,,,bare
Ucrania,proper-noun,place,feminine,,,,,bare
Uganda,proper-noun,place,feminine,,,,,bare
Uruguay,proper-noun,place,masculine,,,,,bare
Ushuaia,proper-noun,place,feminine,,,,,bare
VIPS,proper-noun,place,masculine,singular,,,,definite
Valencia,proper-noun,place,feminine,,,,,bare
Valladolid,proper-noun,place,masculine,,,,,bare
Valparaíso,proper-noun,place,masculine,,,,,bare
Varsovia,proper-noun,place,feminine,,,,,bare
Venecia,proper-noun,place,feminine,,,,,bare
Venezuela,proper-noun,place,feminine,,,,,bare
Veracruz,proper-noun,place,masculine,,,,,bare
Viena,proper-noun,place,feminine,,,,,bare
Vietnam,proper-noun,place,masculine,,,,,bare
Vigo,proper-noun,place,masculine,,,,,bare
Vitoria,proper-noun,place,feminine,,,,,bare
Viña del Mar,proper-noun,place,feminine,,,,,bare
Walmart,proper-noun,place,masculine,,,,,bare
Warner,proper-noun,place,feminine,singular,,,,definite
Washington,proper-noun,place,masculine,,,,,bare
Xalapa,proper-noun,place,feminine,,,,,bare
Xcaret,proper-noun,place,masculine,singular,,,,definite
Xochimilco,proper-noun,place,feminine,,,,,bare
Yucatán,proper-noun,place,masculine,,,,,bare
Zacatecas,proper-noun,place,feminine,,,,,bare
Zambia,proper-noun,place,feminine,,,,,bare
Zamora,proper-noun,place,feminine,,,,,bare
Zara,proper-noun,place,masculine,,,,,bare
Zaragoza,proper-noun,place,feminine,,,,,bare
Zoo de Madrid,proper-noun,place,masculine,singular,,,,definite
África,proper-noun,place,feminine,,,,,bare
Ámsterdam,proper-noun,place,masculine,,,,,bare
Ávila,proper-noun,place,feminine,,,,,bare
Amazonas,proper-noun,nature,masculine,,,,,definite
Danubio,proper-noun,nature,masculine,,,,,definite
Duero,proper-noun,nature,masculine,,,,,definite
Ebro,proper-noun,nature,masculine,,,,,definite
Guadalquivir,proper-noun,nature,masculine,,,,,definite
Guadiana,proper-noun,nature,masculine,,,,,definite
Manzanares,proper-noun,nature,masculine,,,,,definite
Miño,proper-noun,nature,masculine,,,,,definite
Nilo,proper-noun,nature,masculine,,,,,definite
Segura,proper-noun,nature,masculine,,,,,definite
Sena,proper-noun,nature,masculine,,,,,definite
Tajo,proper-noun,nature,masculine,,,,,definite
Turia,proper-noun,nature,masculine,,,,,definite
Támesis,proper-noun,nature,masculine,,,,,definite
Baby Shark,proper-noun,media,masculine,,,,,bare
Bella Durmiente,proper-noun,media,feminine,singular,,,,definite
Bella y la Bestia,proper-noun,media,feminine,singular,,,,definite
Bizum,noun,media,masculine,,,count,inanimate,
Bluey,proper-noun,media,masculine,,,,,bare
Boing,proper-noun,media,masculine,,,,,bare
Buscando a Nemo,proper-noun,media,masculine,,,,,bare
Caillou,proper-noun,media,masculine,,,,,bare
CantaJuego,proper-noun,media,masculine,,,,,bare
Cantajuego,proper-noun,media,masculine,,,,,bare
Canva,proper-noun,media,masculine,,,,,bare
Casa de Muñecas de Gabby,proper-noun,media,feminine,singular,,,,definite
Cenicienta,proper-noun,media,feminine,singular,,,,definite
ChatGPT,proper-noun,media,masculine,,,,,bare
Clan,proper-noun,media,masculine,,,,,bare
Classroom,proper-noun,media,masculine,,,,,bare
CoComelon,proper-noun,media,masculine,,,,,bare
Cocomelon,proper-noun,media,masculine,,,,,bare
Del Revés,proper-noun,media,masculine,,,,,bare
Disney Plus,proper-noun,media,masculine,,,,,bare
Disney+,proper-noun,media,masculine,,,,,bare
Doraemon,proper-noun,media,masculine,,,,,bare
Dragon Ball,proper-noun,media,masculine,,,,,bare
Encanto,proper-noun,media,masculine,,,,,bare
FaceTime,proper-noun,media,masculine,,,,,bare
Facebook,proper-noun,media,masculine,,,,,bare
Frozen,proper-noun,media,masculine,,,,,bare
Gmail,proper-noun,media,masculine,,,,,bare
Google,proper-noun,media,masculine,,,,,bare
Granja de Zenón,proper-noun,media,feminine,singular,,,,definite
Gru,proper-noun,media,masculine,,,,,bare
HBO,proper-noun,media,masculine,,,,,bare
HBO Max,proper-noun,media,masculine,,,,,bare
Harry Potter,proper-noun,media,masculine,,,,,bare
Hotel Transilvania,proper-noun,media,masculine,,,,,bare
Inazuma Eleven,proper-noun,media,masculine,,,,,bare
Inside Out,proper-noun,media,masculine,,,,,bare
Instagram,proper-noun,media,masculine,,,,,bare
Jurassic Park,proper-noun,media,masculine,,,,,bare
Jurassic World,proper-noun,media,masculine,,,,,bare
Kahoot,proper-noun,media,masculine,,,,,bare
Ladybug,proper-noun,media,masculine,,,,,bare
Libro de la Selva,proper-noun,media,masculine,singular,,,,definite
Los Simpson,proper-noun,media,masculine,,,,,bare
Masha y el Oso,proper-noun,media,masculine,,,,,bare
Messenger,proper-noun,media,masculine,,,,,bare
Moana,proper-noun,media,masculine,,,,,bare
Movistar,proper-noun,media,masculine,,,,,bare
Naruto,proper-noun,media,masculine,,,,,bare
Nemo,proper-noun,media,masculine,,,,,bare
Netflix,proper-noun,media,masculine,,,,,bare
Outlook,proper-noun,media,masculine,,,,,bare
Patrulla Canina,proper-noun,media,feminine,singular,,,,definite
Peppa,proper-noun,media,masculine,,,,,bare
Peppa Pig,proper-noun,media,masculine,,,,,bare
Pinterest,proper-noun,media,masculine,,,,,bare
Pocoyó,proper-noun,media,masculine,,,,,bare
Pokémon,proper-noun,media,masculine,,,,,bare
Prime Video,proper-noun,media,masculine,,,,,bare
Ratatouille,proper-noun,media,masculine,,,,,bare
Rey León,proper-noun,media,masculine,singular,,,,definite
Scooby-Doo,proper-noun,media,masculine,,,,,bare
Shin Chan,proper-noun,media,masculine,,,,,bare
Sirenita,proper-noun,media,feminine,singular,,,,definite
Skype,proper-noun,media,masculine,,,,,bare
Snapchat,proper-noun,media,masculine,,,,,bare
Spotify,proper-noun,media,masculine,,,,,bare
Star Wars,proper-noun,media,masculine,,,,,bare
Teams,proper-noun,media,masculine,,,,,bare
Telegram,proper-noun,media,masculine,,,,,bare
TikTok,proper-noun,media,masculine,,,,,bare
Tom y Jerry,proper-noun,media,masculine,,,,,bare
Toy Story,proper-noun,media,masculine,,,,,bare
Twitch,proper-noun,media,masculine,,,,,bare
Twitter,proper-noun,media,masculine,,,,,bare
Vaiana,proper-noun,media,masculine,,,,,bare
Wall-E,proper-noun,media,masculine,,,,,bare
Waze,proper-noun,media,masculine,,,,,bare
YouTube,proper-noun,media,masculine,,,,,bare
YouTube Kids,proper-noun,media,masculine,,,,,bare
Zoom,proper-noun,media,masculine,,,,,bare
Zootrópolis,proper-noun,media,masculine,,,,,bare
Among Us,proper-noun,game,masculine,,,,,bare
Angry Birds,proper-noun,game,masculine,,,,,bare
Animal Crossing,proper-noun,game,masculine,,,,,bare
Brainrot,proper-noun,game,masculine,,,,,bare
Brawl Stars,proper-noun,game,masculine,,,,,bare
Call of Duty,proper-noun,game,masculine,,,,,bare
Candy Crush,proper-noun,game,masculine,,,,,bare
Clash Royale,proper-noun,game,masculine,,,,,bare
Clash of Clans,proper-noun,game,masculine,,,,,bare
Cluedo,proper-noun,game,masculine,,,,,bare
Dobble,proper-noun,game,masculine,,,,,bare
FIFA,proper-noun,game,masculine,,,,,bare
Fall Guys,proper-noun,game,masculine,,,,,bare
Fortnite,proper-noun,game,masculine,,,,,bare
Free Fire,proper-noun,game,masculine,,,,,bare
GTA,proper-noun,game,masculine,,,,,bare
Gacha Life,proper-noun,game,masculine,,,,,bare
Geometry Dash,proper-noun,game,masculine,,,,,bare
Jenga,proper-noun,game,masculine,,,,,bare
Just Dance,proper-noun,game,masculine,,,,,bare
Mario Bros,proper-noun,game,masculine,,,,,bare
Mario Kart,proper-noun,game,masculine,,,,,bare
Minecraft,proper-noun,game,masculine,,,,,bare
Monopoly,proper-noun,game,masculine,,,,,bare
Pac-Man,proper-noun,game,masculine,,,,,bare
Plants vs Zombies,proper-noun,game,masculine,,,,,bare
Pokémon Go,proper-noun,game,masculine,,,,,bare
Roblox,proper-noun,game,masculine,,,,,bare
Rocket League,proper-noun,game,masculine,,,,,bare
Rummikub,proper-noun,game,masculine,,,,,bare
Scrabble,proper-noun,game,masculine,,,,,bare
Stumble Guys,proper-noun,game,masculine,,,,,bare
Subway Surfers,proper-noun,game,masculine,,,,,bare
Super Mario,proper-noun,game,masculine,,,,,bare
Tetris,proper-noun,game,masculine,,,,,bare
Toca Boca,proper-noun,game,masculine,,,,,bare
Twister,proper-noun,game,masculine,,,,,bare
UNO,proper-noun,game,masculine,,,,,bare
Athletic,proper-noun,thing,masculine,singular,,,,definite
Atleti,proper-noun,thing,masculine,singular,,,inanimate,definite
Barça,proper-noun,thing,masculine,singular,,,inanimate,definite
Betis,proper-noun,thing,masculine,singular,,,inanimate,definite
Boca,proper-noun,thing,masculine,singular,,,inanimate,bare
Boca Juniors,proper-noun,thing,masculine,singular,,,,definite
Celta,proper-noun,thing,masculine,singular,,,,definite
Champions,proper-noun,thing,feminine,singular,,,,definite
Cruz Azul,proper-noun,thing,masculine,singular,,,,definite
Espanyol,proper-noun,thing,masculine,singular,,,,definite
Eurocopa,proper-noun,thing,feminine,singular,,,,definite
Real Madrid,proper-noun,thing,masculine,singular,,,inanimate,definite
Real Sociedad,proper-noun,thing,feminine,singular,,,,definite
River,proper-noun,thing,masculine,singular,,,inanimate,bare
River Plate,proper-noun,thing,masculine,singular,,,,definite
Chromebook,noun,device,masculine,,,count,inanimate
Game Boy,noun,device,feminine,,,count,inanimate
Kindle,noun,device,masculine,,,count,inanimate
Mac,noun,device,masculine,,,count,inanimate
Nintendo,noun,device,feminine,,,count,inanimate
Nintendo Switch,noun,device,feminine,,,count,inanimate
Play,noun,device,feminine,,,count,inanimate
PlayStation,noun,device,feminine,,,count,inanimate
Switch,noun,device,feminine,,,count,inanimate
Thermomix,noun,device,feminine,,,count,inanimate
Tobii,noun,device,feminine,,,count,inanimate
Wii,noun,device,feminine,,,count,inanimate
Xbox,noun,device,feminine,,,count,inanimate
iPad,noun,device,masculine,,,count,inanimate
iPhone,noun,device,masculine,,,count,inanimate
iPod,noun,device,masculine,,,count,inanimate
Babybel,noun,food,masculine,,,count,inanimate
Big Mac,noun,food,masculine,,,count,inanimate
Bollycao,noun,food,masculine,,,count,inanimate
Calippo,noun,food,masculine,,,count,inanimate
Cheetos,noun,food,masculine,plural,,count,inanimate
Chocapic,noun,food,masculine,plural,,count,inanimate
Chocokrispis,noun,food,masculine,plural,,count,inanimate
Chupa Chups,noun,food,masculine,,,count,inanimate
Conguitos,noun,food,masculine,plural,,count,inanimate
Danone,noun,food,masculine,,,count,inanimate
Danonino,noun,food,masculine,,,count,inanimate
Donut,noun,food,masculine,,,count,inanimate
Doritos,noun,food,masculine,plural,,count,inanimate
Happy Meal,noun,food,masculine,,,count,inanimate
Haribo,noun,food,feminine,plural,,count,inanimate
Huevo Kinder,noun,food,masculine,,,count,inanimate
Kinder,noun,food,masculine,,,count,inanimate
Kinder Bueno,noun,food,masculine,,,count,inanimate
Kit Kat,noun,food,masculine,,,count,inanimate
KitKat,noun,food,masculine,,,count,inanimate
Lacasitos,noun,food,masculine,plural,,count,inanimate
Magnum,noun,food,masculine,,,count,inanimate
Maizena,noun,food,feminine,,,mass,inanimate
McFlurry,noun,food,masculine,,,count,inanimate
Mikados,noun,food,masculine,plural,,count,inanimate
Nocilla,noun,food,feminine,,,mass,inanimate
Nuggets,noun,food,masculine,plural,,count,inanimate
Nutella,noun,food,feminine,,,mass,inanimate
Oreo,noun,food,feminine,,,count,inanimate
Oreos,noun,food,feminine,plural,,count,inanimate
Petazetas,noun,food,masculine,plural,,count,inanimate
Petit Suisse,noun,food,masculine,,,count,inanimate
Phoskitos,noun,food,masculine,,,count,inanimate
Pringles,noun,food,feminine,plural,,count,inanimate
Ruffles,noun,food,feminine,plural,,count,inanimate
Smarties,noun,food,masculine,plural,,count,inanimate
Suchard,noun,food,masculine,,,count,inanimate
Takis,noun,food,masculine,plural,,count,inanimate
Actimel,noun,drink,masculine,,,count,inanimate
Aquarius,noun,drink,masculine,,,count,inanimate
Bifrutas,noun,drink,masculine,,,count,inanimate
Casera,noun,drink,feminine,,,count,inanimate
Coca Cola,noun,drink,feminine,,,count,inanimate
Coca-Cola,noun,drink,feminine,,,count,inanimate
Cola Cao,noun,drink,masculine,,,mass,inanimate
ColaCao,noun,drink,masculine,,,mass,inanimate
Fanta,noun,drink,feminine,,,count,inanimate
Gatorade,noun,drink,masculine,,,count,inanimate
Nesquik,noun,drink,masculine,,,mass,inanimate
Nestea,noun,drink,masculine,,,count,inanimate
Pepsi,noun,drink,feminine,,,count,inanimate
Red Bull,noun,drink,masculine,,,count,inanimate
Sprite,noun,drink,masculine,,,count,inanimate
Trina,noun,drink,masculine,,,count,inanimate
Duplo,noun,toy,masculine,,,mass,inanimate
Funko,noun,toy,masculine,,,count,inanimate
Furby,noun,toy,masculine,,,count,inanimate
Hot Wheels,noun,toy,masculine,,,count,inanimate
Labubu,noun,toy,masculine,,,count,inanimate
Nerf,noun,toy,feminine,,,count,inanimate
Play-Doh,noun,toy,masculine,,,mass,inanimate
Playmobil,noun,toy,masculine,,,mass,inanimate
Pop It,noun,toy,masculine,,,count,inanimate
Tamagotchi,noun,toy,masculine,,,count,inanimate
Lego,noun,material,masculine,,,mass,inanimate

"""#
}
