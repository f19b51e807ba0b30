import AACCore
import Grammar
import Testing

/// Rows laid the other way round, and rows that are one thought although a word in them could begin another: each rule with
/// rows that it leaves alone.
struct EnglishMirroredRowTests {
  @Test(arguments: [
    ("puppy new have we", "We have a new puppy."),
    ("shirt blue my wear I", "I wear my blue shirt."),
    ("soup hot want not he", "He doesn't want hot soup."),
    ("pizza big order can we", "Can we order a big pizza?"),
    ("picture dog of draw I", "I draw a picture of dogs."),
    ("grandma with live I", "I live with Grandma."), ("school to walk we", "We walk to school."),
    ("walk long need dog", "The dog needs a long walk."),
    ("headphones my find cannot", "I can't find my headphones."),
    // What is said so, or has nothing behind what it belongs to.
    ("new bike have we", "We have a new bike."),
    ("cake chocolate want I", "I want a chocolate cake."),
    ("dress red", "The dress is red."), ("tired I be", "I am tired."),
  ])
  func whatBelongsToANounMayStandBehindIt(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("dark of afraid I", "I am afraid of the dark."),
    ("class for late he", "He is late for class."),
    ("football good at be he", "He is good at football."), ("mad at mom I", "I am mad at Mom."),
    ("tired too walk I", "I am too tired to walk."),
    ("young too drive he", "He is too young to drive."),
    ("swim good at be I", "I am good at swimming."),
    ("left no milk be there", "There is no milk left."),
    // How one is, and nothing more.
    ("sad very she", "She is very sad."), ("bored I", "I am bored."),
  ])
  func howOneIsMayStandBeforeWhoIsSo(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("who come to party", "Who is coming to the party?"),
    ("who come with I", "Who is coming with me?"),
    ("grandma make good cake", "Grandma is making a good cake."),
    ("grandma make cake", "Grandma is making a cake."),
    ("exercise be good for you", "Exercise is good for you."),
    ("swim be good for you", "Swimming is good for you."),
    ("not hungry because ill", "I am not hungry because I am ill."),
    ("miss my old teacher", "I miss my old teacher."), ("miss please help", "Miss, help, please."),
    ("I cannot sleep", "I can't sleep."), ("I fancy curry tonight", "I fancy curry tonight."),
    ("curry fancy I", "I fancy curry."),
  ])
  func oneThoughtStaysOne(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
