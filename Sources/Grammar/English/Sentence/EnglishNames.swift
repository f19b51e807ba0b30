/// Given names that are nearly always a woman's or a man's: *Ana brushes **her** hair*.
///
/// A name that is not here, or is given to both, is *they*.
enum EnglishNames {
  /// Whether somebody is called so.
  static func isGiven(_ name: String) -> Bool { female.contains(name) || male.contains(name) }

  static let female = EnglishWords.set(
    """
    Abigail Ada Adele Agnes Aisha Alexandra Alice Alicia Alison Amanda Amber Amelia Amy Ana Andrea Angela Anita
    Anna Anne Annie Ashley Audrey Aurora Ava Barbara Beatrice Bella Beth Betty Bianca Brenda Bridget Brittany
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
    """)
}
