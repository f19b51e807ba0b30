import AACCore
import Foundation
import Grammar
import Testing

/// Rows laid from what is ruled to what rules, calls and moods beside what is asked for, and rows that leave out who does it or the
/// verb.
struct EnglishUnsaidRowTests {
  @Test(arguments: [
    ("ride horse want", "I want to ride a horse."),
    ("guitar play learn want", "I want to learn to play the guitar."),
    ("movie scary watch not want", "I don't want to watch a scary movie."),
    ("car drive learn want I", "I want to learn to drive the car."),
    ("bread buy can where", "Where can I buy bread?"),
    ("grandma I visit want", "I want to visit Grandma."),
    ("cook dinner help", "Help me cook dinner."),
    ("dinner eat finish", "I finished eating dinner."),
    // The order of speech, and what others want.
    ("I Mom sing want", "I want Mom to sing."), ("wait I not finish", "Wait, I haven't finished."),
    ("I have just finish", "I have just finished."),
    ("teacher I need help", "Teacher, I need help."),
  ])
  func verbsAtTheEndRuleThoseBeforeThem(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("help drop spoon", "Help, I dropped the spoon."), ("help fall", "Help, I fell."),
    ("wait bag open", "Wait, the bag is open."), ("stop hurt", "Stop, it hurts."),
    ("stop arm hurt", "Stop, my arm hurts."), ("wait not ready", "Wait, I am not ready."),
    ("bus come hurry", "The bus is coming, hurry."),
    ("rain take umbrella", "It is raining, take an umbrella."),
    ("not funny stop", "It isn't funny, stop."), ("too heavy help", "It is too heavy, help me."),
    ("bright close curtain", "It is bright, close the curtain."),
    ("battery dead charge phone", "The battery is dead, charge the phone."),
    ("I win happy", "I won, I am happy."), ("careful hot", "Be careful, it is hot."),
    ("dog hungry feed", "The dog is hungry, feed it."),
    // One thought.
    ("help me", "Help me."), ("I dance happy", "I dance happily."),
    ("tummy hurt go home", "My tummy hurts, I want to go home."),
  ])
  func callsAndWhatIsSoStandApart(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("bored draw picture", "I am bored, I want to draw a picture."),
    ("scared hold hand", "I am scared, hold my hand."),
    ("excited go zoo", "I am excited to go to the zoo."),
    ("so tired", "I am so tired."), ("sick yesterday", "I was sick yesterday."),
    ("happy easter", "Happy Easter."),
  ])
  func moodsAreWhoSpeaks(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("visit grandpa hospital tomorrow", "I will visit Grandpa in the hospital tomorrow."),
    ("pay plumber Friday", "I will pay the plumber on Friday."),
    ("park cousin meet", "I met my cousin at the park."),
    ("whose turn", "Whose turn is it?"), ("what happen school", "What happened at school?"),
    ("what happen toe", "What happened to your toe?"),
    ("how you spell giraffe", "How do you spell giraffe?"),
    ("color favorite you what", "What is your favorite color?"),
    ("why can not play", "Why can't I play?"), ("who call me", "Who is calling me?"),
    ("what you afraid", "What are you afraid of?"), ("may sit here", "May I sit here?"),
    ("party who come", "Who is coming to the party?"),
    ("milk no more", "No more milk."), ("water cold please", "Cold water, please."),
    ("jealous brother", "I am jealous of my brother."),
    ("grandma eighty", "Grandma is eighty."), ("birthday happy Lucas", "Happy birthday, Lucas."),
    ("landlord raise rent", "The landlord is raising the rent."),
    // Whom nothing is done to, and what is said as it lies.
    ("eat girl apple", "The girl eats an apple."), ("can cookie", "Can I have a cookie?"),
    ("scratch nose", "Scratch my nose."), ("what you mean", "What do you mean?"),
    ("who drive bus", "Who drives the bus?"),
  ])
  func whatIsUnsaidIsUnderstood(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
