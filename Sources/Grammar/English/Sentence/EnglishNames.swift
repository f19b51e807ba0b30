/// Given names that are nearly always a woman's or a man's: *Ana brushes **her** hair*.
///
/// A name that is not here, or is given to both, is *they*.
enum EnglishNames {
  /// Whether somebody is called so.
  static func isGiven(_ name: String) -> Bool { female.contains(name) || male.contains(name) }

  /// Names that are words as well when they are typed without a capital: *my brother nick my sweets*.
  static func isWord(_ text: String) -> Bool { words.contains(text) }

  private static let words = EnglishWords.set(
    """
    nick rob bob pat drew sue bill mark grant frank dean rich ray sky will chase hunter cash chance miles gene don
    buddy sandy ginger angel violet iris olive lily daisy heather robin jay river brook cliff glen reed clay stone
    penny carol joy grace hope faith melody destiny max pierce lance josh jack dawn amber ruby rose may june april
    august summer autumn art barb bea belle billy bud candy case chip crystal dale dot earl eve fern flora gale
    gay harry hazel holly ivy jade jean jet kit laurel marina mason mercy myrtle opal pansy pearl peg pepper piper
    poppy prince ralph randy rod royal rusty sage savannah scarlet sterling story tanner taylor teddy tiffany timothy
    trace victor viola ward wade wren
    """)

  static let female = EnglishWords.set(
    """
    Abigail Ada Adele Agnes Aisha Alexandra Alice Alicia Alison Amanda Amber Amelia Amy Ana Andrea Angela Anita
    Ann Anna Anne Annie Ashley Audrey Aurora Ava Barbara Beatrice Bella Beth Betty Bianca Brenda Bridget Brittany
    Camila Carla Carmen Carol Caroline Carolyn Catherine Cecilia Charlotte Chloe Christina Christine Cindy
    Claire Clara Claudia Courtney Crystal Cynthia Daisy Dana Daniela Debbie Deborah Denise Diana Diane Donna
    Doris Dorothy Edith Elaine Eleanor Elena Elisa Elizabeth Ella Ellen Ellie Elsa Emilia Emily Emma Erica Erin
    Esther Eva Eve Evelyn Fatima Fiona Florence Frances Freya Gabriela Gabriella Georgia Gloria Grace Greta
    Hailey Hannah Harriet Hazel Heather Heidi Helen Helena Holly Ida Imogen Ingrid Irene Iris Isabel Isabella
    Isla Ivy Jacqueline Jade Jane Janet Janice Jasmine Jean Jenna Jennifer Jenny Jessica Jill Joan Joanna
    Josephine Joy Joyce Judith Judy Julia Juliana Julie Juliet June Karen Kate Katherine Kathleen Kathryn Katie
    Kayla Kelly Kimberly Kristen Laura Lauren Layla Leah Lena Leila Lia Lila Lily Linda Lisa Lola Lucia Lucy
    Luna Lydia Mabel Madison Maisie Margaret Maria Mariana Marie Marina Martha Mary Matilda Maya Megan Melanie
    Melissa Mia Michelle Mila Millie Mira Miriam Molly Monica Nadia Nancy Naomi Natalia Natalie Natasha Nicole
    Nina Nora Norah Olga Olivia Paige Pamela Patricia Paula Pauline Penelope Penny Phoebe Poppy Priya Rachel
    Rebecca Renata Rita Roberta Rosa Rose Rosie Ruby Ruth Sabrina Sally Samantha Sandra Sara Sarah Savannah
    Selma Sharon Sheila Sienna Silvia Sofia Sonia Sophia Sophie Stella Stephanie Sue Susan Sylvia Tamara Tania
    Tara Teresa Tessa Theresa Tina Tracy Ursula Valentina Valeria Valerie Vanessa Vera Veronica Victoria Violet
    Vivian Wendy Willow Yasmin Yolanda Yvonne Zara Zoe Zoey
    Abena Adaeze Adwoa Akua Ama Amara Chiamaka Chidinma Chinwe Folake Funmilayo Ifeoma Makena Ngozi Nkechi Nneka
    Nyambura Thandiwe Titilayo Wambui Wanjiku Yetunde Zanele Zainab Aminata Fatou Mariama Aaliyah Amina Amira
    Asma Aya Dina Farah Hala Hanan Huda Iman Jamila Khadija Lamia Leyla Maryam Mariam Mona Noor Nour Rania Rasha
    Reem Salma Samira Sumaya Yara Zahra Aditi Ananya Anjali Asha Deepa Deepika Divya Gita Isha Kavita Kavya Kiara
    Lakshmi Lata Meera Nandini Neha Nisha Pooja Preeti Radha Rani Rekha Riya Sanjana Saanvi Shreya Shanti Sita
    Sunita Swati Usha Aiko Akiko Emi Haruka Hana Hanako Keiko Mai Mei Michiko Naoko Reiko Sakura Sayuri Yoko Yuki
    Yumi Yui Eun-ji Hye-jin Ji-woo Min-ji Seo-yeon Soo-jin Fang Hua Jing Lan Li-na Ling Mei-ling Ning Xiaoli Yan
    Ying Anh Huong Lien Linh Nga Thuy Agnieszka Alina Anastasia Anya Bogna Danuta Darya Dominika Ekaterina
    Galina Halina Irina Ivana Iwona Jadwiga Jelena Joanne Kasia Katarzyna Katya Ksenia Larisa Ludmila Magda
    Magdalena Malgorzata Marta Masha Milena Monika Nadezhda Natalya Oksana Olena Svetlana Tatiana Vesna
    Yelena Zofia Zuzanna Aino Anja Anneli Annika Astrid Birgit Britta Elin Frida Gudrun Hanne Helga Ilse Inge
    Ingeborg Karin Katja Kirsten Kristina Liv Lotte Maja Petra Sabine Signe Sigrid Silke Solveig Susanne Ulrike
    Ursel Aoife Bronagh Caoimhe Ciara Deirdre Eilidh Grainne Mairi Maeve Niamh Orla Roisin Saoirse Sinead Siobhan
    Angharad Carys Cerys Ffion Gwen Lowri Megan Nerys Rhiannon Seren Sian Ainhoa Amaia Beatriz Belen Carolina
    Catalina Concepcion Consuelo Cristina Dolores Emiliana Esperanza Estela Graciela Guadalupe Ines Irma Jimena
    Lorena Lourdes Luciana Luisa Luz Maite Manuela Marisol Mercedes Montserrat Nieves Noelia Nuria Paloma Pilar
    Raquel Renata Rocio Rosario Silvana Soledad Susana Trinidad Veronika Ximena Yesenia Adriana Alessandra Bianca
    Chiara Daniela Donatella Federica Francesca Ginevra Giorgia Giovanna Giulia Ilaria Letizia Ludovica Martina
    Paola Raffaella Simona Amelie Aurelie Brigitte Camille Celine Chantal Colette Corinne Delphine Elise Elodie
    Genevieve Helene Ines Joelle Juliette Laurence Madeleine Manon Margaux Marion Mathilde Nathalie Odette Sandrine
    Solange Sylvie Therese Virginie Ebru Elif Emine Esra Fatma Gul Hatice Merve Nur Ozlem Selin Sevgi Zeynep
    Alma Althea Annabelle Arabella Arya Beverly Blanche Bonnie Brianna Brooke Candace Cassandra
    Cassidy Celeste Chelsea Cheryl Clarissa Clementine Cora Cordelia Danielle Darlene Della Delilah Desiree Dolly
    Dora Edna Eileen Elsie Estelle Ethel Eugenia Faith Fay Felicity Fern Gemma Georgina Geraldine Gertrude
    Gillian Ginger Ginny Gwendolyn Hope Irma Jacquelyn Janelle Janine Jeannie Jocelyn Jodie Johanna
    Josie Juanita Kaitlyn Kara Kathy Katelyn Kaylee Keira Kendra Kiera Kirsty Kristin Kylie Lacey Lara Latoya
    Lexi Lillian Linnea Loretta Lorraine Lottie Louisa Louise Lucille Lynn Mackenzie Maggie Makayla Marcia
    Margot Mariah Marianne Marilyn Marjorie Marlene Maureen Mavis Meredith Miranda Miley Minnie Mollie Muriel
    Myra Nadine Nellie Nettie Nevaeh Norma Octavia Ophelia Pam Patty Pearl Peggy Petunia Philippa Phyllis
    Polly Priscilla Ramona Robyn Rochelle Rosalie Rosalind Rosemary Roxanne Sadie Saffron Shannon Shirley Skye Sonja
    Stacey Stacy Suzanne Tabitha Tammy Tatum Tia Tiffany Trisha Trinity Trudy Vera Verity Viola Virginia
    Vicky Wanda Whitney Wilhelmina Winifred Winnie Yasmine Yvette Zelda Zora
    """)

  static let male = EnglishWords.set(
    """
    Aaron Abraham Adam Adrian Ahmed Alan Albert Alberto Alexander Alfie Alfred Ali Alvin Andre Andrew Andy Angus
    Anthony Antonio Archie Arnold Arthur Asher Austin Barry Ben Benjamin Bernard Bill Billy Bob Bobby Brad
    Bradley Brandon Brian Bruce Bruno Bryan Caleb Callum Calvin Carl Carlos Charles Charlie Chester Christian
    Christopher Clark Clive Cody Colin Connor Craig Curtis Damian Dan Daniel Danny Darren Dave David Dean Dennis
    Derek Diego Dominic Donald Douglas Duncan Dylan Edgar Eduardo Edward Edwin Eli Elias Elijah Eric Ernest
    Ethan Evan Felipe Felix Fernando Finn Francis Francisco Frank Fred Freddie Frederick Gareth Gary Gavin
    Geoffrey George Gerald Gilbert Glen Gordon Graham Grant Greg Gregory Gus Guy Harold Harrison Harry Harvey
    Hassan Hector Henry Herbert Howard Hugh Hugo Hunter Ian Ibrahim Isaac Ivan Jack Jackson Jacob Jake Jakob
    James Jason Javier Jayden Jeff Jeffrey Jeremy Jerry Jesse Jim Jimmy Joe Joel John Johnny Jonah Jonas Jonathan
    Jorge Jose Joseph Josh Joshua Juan Julian Justin Keith Ken Kenneth Kevin Kurt Kyle Larry Lars Lawrence Leo
    Leon Leonard Leonardo Levi Lewis Liam Lincoln Logan Louie Louis Luca Lucas Luis Luke Malcolm Manuel Marco
    Marcos Marcus Mario Mark Martin Marvin Mason Mateo Mathew Matt Matthew Max Maxwell Michael Miguel Mike Milo
    Mohamed Mohammed Muhammad Nathan Nathaniel Ned Neil Nicholas Nick Nico Nigel Noah Noel Norman Oliver Omar
    Oscar Otto Owen Pablo Patrick Paul Pedro Peter Phil Philip Phillip Pierre Rafael Ralph Ramon Raul Ray Raymond
    Reggie Ricardo Richard Rick Ricky Robert Roberto Robin Rodney Roger Roland Ron Ronald Ronnie Ross Roy Russell
    Ryan Samuel Santiago Scott Sean Sebastian Sergio Seth Simon Spencer Stanley Stephen Steve Steven Stuart Ted
    Terry Theo Theodore Thiago Thomas Tim Timothy Toby Todd Tom Tommy Tony Travis Trevor Tristan Tyler Victor
    Vincent Walter Warren Wayne William Zach Zachary Zack
    Ade Adebayo Ayodele Babajide Babatunde Chidi Chike Chukwuemeka Emeka Femi Ifeanyi Ikechukwu Jabari Jelani
    Kamau Kofi Kwabena Kwadwo Kwame Kwasi Mandla Mwangi Nnamdi Obi Obinna Okechukwu Olumide Oluwaseun Oluwatobi
    Onyekachi Segun Sipho Sizwe Tendai Thabo Themba Tunde Uche Yaw Mamadou Moussa Ousmane Abdul Abdullah
    Abdulrahman Adil Adnan Amir Anwar Ayman Bashir Bilal Faisal Farid Fahad Habib Hakim Hamid Hamza Haris Hasan
    Hisham Husain Hussein Idris Imran Ismail Jamal Jamil Karim Kareem Khaled Khalid Mahmoud Malik Marwan Mehdi
    Mohamad Mohammad Mustafa Nabil Nasir Omer Osama Rachid Rashid Salim Salman Sami Samir Tariq Usman Walid Yahya
    Yasin Yasser Youssef Yusuf Zaid Ziad Aarav Abhishek Ajay Akash Amit Anil Anish Arjun Arun Ashok Deepak Dev
    Dinesh Ganesh Gaurav Gopal Hari Harish Ishaan Karan Kartik Krishna Kumar Madhav Mahesh Manish Manoj Mohan
    Mukesh Naveen Nikhil Nitin Pradeep Prakash Pranav Prem Raj Rahul Raja Rajesh Rakesh Ram Ramesh Ravi Rishi
    Rohan Rohit Sachin Sanjay Sandeep Siddharth Sunil Suresh Varun Vijay Vikram Vinay Vishal Vivek Yash Akira
    Daichi Daiki Haruto Hayato Hideo Hiroshi Ichiro Isamu Jiro Kaito Kazuki Kenichi Kenji Kenta Kota Makoto Masaki
    Masato Minoru Naoki Noboru Riku Ryo Ryota Satoshi Shin Shinji Shota Sota Taichi Takashi Takeshi Takumi Taro
    Tatsuya Toshi Yamato Yoshi Yusuke Yuto Do-yun Hyun-woo Ji-hoon Joon Min-jun Min-ho Seo-jun Sung-ho Bao Bo Chao
    Feng Gang Guang Hao Jian Jun Kang Long Ming Peng Qiang Tao Wei Xiang Yong Zhang Duc Dung Hieu Hung Huy Khanh
    Minh Nam Phuc Quang Thanh Trung Tuan Viet Adem Ahmet Ali Bulent Burak Cem Emre Enes Erdem Hakan Ibrahim
    Kemal Mehmet Murat Onur Orhan Osman Serkan Tolga Umut Yilmaz Alexei Aleksandr Alexandre Anatoly Andrei Andrej
    Anton Arkady Boris Bogdan Borys Czeslaw Damir Dariusz Denis Dimitri Dmitri Dmitry Dragan Fyodor Gennady Goran
    Grigory Grzegorz Igor Ilya Ivo Jan Janusz Jaroslav Jerzy Kamil Karol Kirill Konstantin Krzysztof Leonid Lech
    Lev Ludwik Lukasz Maciej Maksim Marcin Marek Mateusz Maxim Mikhail Milan Milos Miroslav Mirek Nikita Nikola
    Nikolai Oleg Oleksandr Pavel Pawel Petar Piotr Radek Roman Ruslan Ryszard Sergei Slavko Slobodan Stanislav
    Stanislaw Stefan Szymon Taras Tomasz Tomas Vadim Valentin Vasily Viktor Vitaly Vlad Vladimir Volodymyr
    Wladyslaw Wojciech Yaroslav Yevgeny Yuri Zbigniew Zdenek Zoran Aleksi Anders Arne Asbjorn Axel Bjorn Carsten
    Christoph Claus Dieter Dietrich Eero Emil Erik Ernst Espen Florian Franz Friedrich Fritz Georg Gerhard Gunnar
    Gunther Gustav Hakon Hannes Hans Harald Heinrich Heinz Helmut Henrik Hermann Holger Horst Ingo Jakub Jens
    Jochen Johan Johann Johannes Jorgen Josef Jurgen Kai Kaj Karl Karsten Kaspar Klaus Knut Kristian Lennart Lorenz
    Lothar Ludwig Lukas Magnus Manfred Mathias Matthias Mikkel Mikko Moritz Nils Niklas Norbert Olaf Ole Olli
    Oskar Otmar Pekka Per Pieter Rainer Reinhard Rolf Rudolf Ruben Rune Sander Siegfried Soren Sten Sven Thor
    Thorsten Tobias Torsten Ulrich Uwe Veikko Viggo Werner Wilhelm Willem Wolfgang Aidan Brendan Cathal Ciaran
    Cillian Cormac Daithi Declan Diarmuid Donal Eamon Eoin Fergus Finbar Fionn Kieran Lorcan Niall Oisin Padraig
    Ronan Ruairi Seamus Shane Tadhg Alasdair Alastair Alistair Blair Cameron Donnie Ewan Euan Gregor Hamish Iain
    Lachlan Malcolm Mungo Rory Stewart Aled Dafydd Emrys Evan Gethin Gwyn Hywel Ieuan Ifan Iolo Llewellyn Rhodri
    Rhys Alejandro Alfonso Alfredo Alvaro Andres Angelo Arturo Augusto Bautista Benito Bernardo Cesar Cristian
    Cristobal Damian Dario Domingo Efrain Emiliano Emilio Enrique Ernesto Esteban Fabian Fabio Facundo Federico
    Fermin Fidel Gabriel Gerardo Gilberto Gonzalo Guillermo Gustavo Heriberto Hernan Horacio Ignacio Iker Isidro
    Ismael Jaime Joaquin Jordi Julio Leandro Lorenzo Marcelo Mariano Matias Mauricio Maximiliano Moises Nestor
    Nicolas Octavio Orlando Osvaldo Pascual Ramiro Reinaldo Rodolfo Rodrigo Rogelio Salvador Santos Saul
    Simon Tadeo Ulises Valentino Vicente Wilson Alessandro Carlo Dario Davide Edoardo Enzo Fabrizio Filippo
    Flavio Gianluca Gianni Giacomo Giorgio Giovanni Giulio Giuseppe Guido Luigi Massimo Matteo Maurizio 
    Nicolo Paolo Piero Pietro Raffaele Renzo Riccardo Salvatore Sandro Silvio Stefano Tommaso Umberto Vittorio
    Antoine Arnaud Baptiste Benoit Christophe Didier Emile Etienne Fabien Fabrice Gaston Gerard Gilles Guillaume
    Henri Herve Jacques Jean-Luc Jerome Julien Laurent Loic Luc Marcel Mathieu Maxime Olivier Pascal Philippe
    Quentin Raphael Remy Renaud Romain Sebastien Serge Stephane Thibault Thierry Yannick Yves Aldo Alec Alfonzo
    Alonzo Amos Archibald Armando August Barney Bart Basil Benny Bernie Bert Blake Boyd Brady Brent Brett
    Brody Bryce Burt Byron Carlton Cecil Cedric Chad Chase Chuck Clarence Claude Clayton Clement Clifford Clifton
    Clyde Colby Cole Conrad Cooper Cyril Dale Damon Darius Darryl Davis Desmond Dewey Dexter Dirk Don Donovan
    Doug Drew Dustin Dwayne Dwight Earl Ed Eddie Edmund Elliot Elliott Ellis Elmer Elton Emmett Enoch Ephraim
    Ernie Errol Ezekiel Ezra Ferdinand Floyd Forrest Franklin Gabe Garrett Gene Gerry Giles Gordie Grayson Griffin
    Hal Hank Heath Herman Homer Horace Hubert Humphrey Ike Ira Irving Isaiah Ivor Jared Jarvis Jasper Jed
    Jeremiah Jerome Joey Jon Josiah Jude Jules Keaton Kent Kirk Lance Landon Leland
    Leroy Lester Lionel Lloyd Lorne Lowell Luther Lyle Mack Marshall Maurice Maverick Melvin
    Merlin Micah Mickey Mitch Mitchell Mo Montgomery Morris Moses Murray Nate Nelson Neville Newton Nolan Norris
    Oliver Ollie Orville Oswald Percy Perry Preston Quincy Quinton Ralphie Randall Randy Reginald Reuben Rex
    Rhett Robbie Rod Roderick Roland Roscoe Rudy Rufus Rupert Sampson Samson Sanjay Sid
    Silas Solomon Stan Sterling Stuart Sylvester Tanner Teddy Terence Terrance Terrence Thaddeus Tobin
    Todd Trent Troy Ty Tyrone Vance Vern Vernon Vince Virgil Wade Wallace Wally Ward Wesley Wilbur Wilfred Will
    Willard Willie Winston Woodrow Wyatt Xavier Zane Zeke
    """)
}
