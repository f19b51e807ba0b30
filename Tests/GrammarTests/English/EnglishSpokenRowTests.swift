import AACCore
import Grammar
import Testing

/// Rows in which who speaks is not named, or small words are left out: each rule with neighbours that it leaves alone.
struct EnglishSpokenRowTests {
  @Test(arguments: [
    ("money how much need", "How much money do you need?"),
    ("cookies how many want", "How many cookies do you want?"),
    ("dogs how many you have", "How many dogs do you have?"),
    ("color what like", "What color do you like?"), ("time what eat", "What time do you eat?"),
    ("shirt which want", "Which shirt do you want?"), ("bus which take", "Which bus do you take?"),
    ("last cookie eat who", "Who ate the last cookie?"),

    // Neighbours.
    ("how much money need", "How much money do you need?"),
    ("how many cookies want", "How many cookies do you want?"),
  ])
  func whatIsAskedAboutStandsBehindItsQuestionWord(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("horse big farm see yesterday", "I saw a big horse at the farm yesterday."),
    ("elephant zoo see yesterday", "I saw an elephant at the zoo yesterday."),
    ("yesterday zoo lions see", "I saw lions at the zoo yesterday."),
    ("dog see", "I see a dog."), ("three dog small see", "I see three small dogs."),
    ("grandma want see", "I want to see Grandma."), ("want grandma see", "I want to see Grandma."),
    ("doctor go Monday", "I will go to the doctor on Monday."),
    ("go dentist tomorrow", "I will go to the dentist tomorrow."),
    ("doctor need go", "I need to go to the doctor."),
    ("brother prison miss", "I miss my brother in prison."),
    ("grandpa hospital miss", "I miss Grandpa in the hospital."),
    ("appointment dentist have", "I have an appointment with the dentist."),
    ("see nobody", "I don't see anybody."), ("lend pencil you", "I lend you a pencil."),
    ("want Leo be my friend", "I want Leo to be my friend."),
    // Neighbours.
    ("mom see", "Mom sees."), ("dog see cat", "The dog sees a cat."),
    ("doctor idea have", "The doctor has an idea."),
    ("brother bus miss", "My brother missed the bus."), ("nobody see", "Nobody sees."),
  ])
  func whoSpeaksSeesAndGoes(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("pony ride cousin", "My cousin rides a pony."),
    ("milk cow farmer", "The farmer milks the cow."),
    ("fish catch grandpa two yesterday", "Grandpa caught two fish yesterday."),
    ("cook Mom and I", "Mom and I cook."), ("come uncle and aunt", "My uncle and my aunt come."),
    ("Tom Sara Ben wait", "Tom, Sara and Ben are waiting."),
    ("scarf crochet grandma", "Grandma crochets a scarf."),
    ("pillow feel soft", "The pillow feels soft."), ("shoes rub my feet", "The shoes rub my feet."),
    ("car learn drive I", "I learn to drive the car."),
    // Neighbours.
    ("dog chase cousin", "The dog is chasing my cousin."), ("I feel sad", "I feel sad."),
    ("I learn about car", "I learn about cars."), ("mom dad come", "Mom and Dad are coming."),
  ])
  func knowledgeTellsWhoDoesIt(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("go park now", "I want to go to the park now."), ("eat lunch now", "I want to eat lunch now."),
    ("play outside now", "I want to play outside now."),
    ("tired work", "I am tired from work."), ("I tired practice", "I am tired from practice."),
    ("lose tooth", "I lost a tooth."), ("I lose tooth yesterday", "I lost a tooth yesterday."),
    ("put socks on", "Put on my socks."),
    ("we bake cookies grandma", "We are baking cookies with Grandma."),
    ("pizza Friday school", "Pizza at school on Friday."),
    ("game Saturday park", "Game at the park on Saturday."),
    ("cake grandma Sunday", "Cake with Grandma on Sunday."),
    ("what time store open", "What time is the store open?"),
    ("I not want cook", "I don't want to cook."), ("want clean", "I want to clean."),
    ("cook chicken tonight", "I will cook chicken tonight."),
    ("call doctor appointment", "I want to call for a doctor appointment."),
    ("tell mom late", "Tell Mom that I am late."), ("we out milk", "We are out of milk."),
    ("bad dream last night", "I had a bad dream last night."),
    ("need money rent", "I need money for the rent."),
    ("want dad home", "I want Dad to come home."), ("new shoes hurt", "My new shoes hurt."),

    ("paper hat", "Paper hat."), ("dog lick hand me", "The dog is licking my hand."),
    // Neighbours.
    ("stop now", "Stop now."), ("come here now", "Come here now."),
    ("tired school", "I am tired of school."), ("too tired walk", "I am too tired to walk."),
    ("put sugar my tea", "Put sugar in my tea."),
    ("we bake cake mom", "We are baking a cake for Mom."),
    ("I want cook dinner", "I want to cook dinner."), ("lose shoe", "I lost my shoe."),
  ])
  func smallWordsAreUnderstood(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("mom buy strawberries store", "Mom bought strawberries at the store."),
    ("doctor look my ear", "Doctor, look at my ear."),
    ("brother throw ball window", "My brother threw the ball at the window."),
    ("dad cut finger kitchen", "Dad cut his finger in the kitchen."),
    ("dad buy new car", "Dad bought a new car."), ("I fall recess", "I fell at recess."),
    // Neighbours.
    ("I play soccer recess", "I play soccer at recess."), ("I buy bread", "I buy bread."),
    ("dad buy milk and bread", "Dad buys milk and bread."),
    ("it look good", "It looks good."),
    ("I cut finger knife", "I cut my finger with a knife."),
  ])
  func whatOthersDoIsOneEvent(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
