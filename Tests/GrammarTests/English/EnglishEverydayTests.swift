import AACCore
import Foundation
import Grammar
import Testing

/// What people say on a day, by role and in rows: each rule with words that it applies to and words that it leaves alone.
struct EnglishEverydayTests {
  @Test(arguments: [
    ("I", "want", "pancake;syrup", "", "I want a pancake with syrup."),
    ("I", "want", "jam;toast", "", "I want jam on toast."),
    ("I", "want", "hot dog;ketchup;mustard", "", "I want a hot dog with ketchup and mustard."),
    ("grandad", "drink", "tea;two;sugar", "", "Grandad drinks tea with two sugars."),
    (
      "doctor", "prescribe", "medicine;cough", "past",
      "The doctor prescribed medicine for the cough."
    ),
    ("she", "post", "photo;Instagram", "past", "She posted a photo on Instagram."),
    ("I", "need", "money;groceries", "", "I need money for groceries."),
    ("I", "need", "charger;tablet", "", "I need a charger for the tablet."),
    ("I", "score", "goal;game", "past", "I scored a goal in the game."),
    ("I", "take", "pill;water", "", "I take a pill with water."),
    // Two of a kind, and what is bought.
    ("I", "want", "apple;banana", "", "I want an apple and a banana."),
    ("we", "buy", "bread;butter", "past", "We bought bread and butter."),
    ("I", "see", "dog;cat", "", "I see a dog and a cat."),
  ])
  func whatHangsOnTheThingBeforeIt(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("mom", "change", "diaper;baby", "progressive", "Mom is changing the baby's diaper."),
    (
      "teacher", "explain", "homework;class", "perfect",
      "The teacher has explained the homework to the class."
    ),
    ("bird", "fly", "tree", "progressive", "The bird is flying over the tree."),
    ("I", "borrow", "book;library", "past", "I borrowed a book from the library."),
    ("aunt", "send", "postcard;Italy", "past", "My aunt sent a postcard from Italy."),
    ("mom", "pack", "lunch;school", "past", "Mom packed lunch for school."),
    ("mom", "read", "recipe;phone", "progressive", "Mom is reading a recipe on the phone."),
    ("boy", "throw", "sand;I", "past", "The boy threw sand at me."),
    ("I", "ask", "teacher;help", "past", "I asked the teacher for help."),
    ("I", "have", "test;math;tomorrow", "", "I have a math test tomorrow."),
    ("we", "lose", "match;rain", "past", "We lost the match in the rain."),
    ("we", "watch", "cartoon;breakfast", "past", "We watched a cartoon at breakfast."),
    ("I", "be", "shy;child", "habitual", "I was shy as a child."),
    ("I", "believe", "ghosts", "negative", "I don't believe in ghosts."),
    ("mosquito", "bite", "arm", "past", "The mosquito bit my arm."),
    ("I", "take part in", "play", "", "I take part in the play."),
    ("I", "catch up on", "sleep", "", "I catch up on sleep."),
    // Other verbs with the same things.
    ("I", "believe", "you", "", "I believe you."),
    ("I", "eat", "egg;breakfast", "", "I eat an egg for breakfast."),
    ("boy", "throw", "ball;dog", "past", "The boy threw the ball to the dog."),
    ("cat", "lick", "paw", "", "The cat licks its paw."),
    ("I", "have to", "practice", "", "I have to practice."),
  ])
  func whatTheVerbHasToDoWithIt(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("we", "feed", "duck", "past", "We fed the ducks."),
    ("I", "build", "castle;block", "past", "I built a castle with blocks."),
    ("we", "make", "cookie", "going-to", "We are going to make cookies."),
    ("I", "wash", "dish", "past", "I washed the dishes."),
    ("grandma", "bake", "pie", "habitual", "Grandma used to bake pies."),
    ("I", "wet", "pants", "past", "I wet my pants."),
    ("I", "ride", "bike", "past", "I rode my bike."),
    ("I", "draw", "picture;mom", "past", "I drew a picture of Mom."),
    ("anna", "share", "crayon", "past,negative", "Anna didn't share the crayon."),
    ("Emma", "move", "texas", "past", "Emma moved to Texas."),
    ("they", "play", "Zorbix;recess", "", "They play Zorbix at recess."),
    ("I", "work", "cafe;Tuesday", "", "I work at the cafe on Tuesdays."),
    // One of them, another's, an appointment.
    ("I", "feed", "dog", "past", "I fed the dog."),
    ("we", "make", "cake", "past", "We made a cake."),
    ("she", "ride", "bike", "", "She rides a bike."),
    ("I", "have", "dog", "habitual", "I used to have a dog."),
    ("we", "play", "Ana;recess", "", "We play with Ana at recess."),
    ("I", "swim", "Tuesday", "", "I will swim on Tuesday."),
  ])
  func howManyWhoseAndWhen(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("I sorry", "I am sorry."), ("goodbye see tomorrow", "Goodbye, see you tomorrow."),
    ("my turn swing", "It is my turn on the swing."), ("not my fault", "It isn't my fault."),
    ("my turn choose", "It is my turn to choose."), ("thank you teacher", "Thank you, teacher."),
    ("help open yogurt", "Help me open the yogurt."), ("you welcome", "You are welcome."),
    ("color picture red", "Color the picture red."),
    ("window open please", "Open the window, please."),
    ("I lost bus pass", "I lost my bus pass."),
    ("need ride doctor", "I need a ride to the doctor."),
    ("wheelchair stuck elevator", "The wheelchair is stuck in the elevator."),
    ("practice canceled rain", "Practice is canceled because of the rain."),
    ("dad home yet", "Is Dad at home yet?"), ("save it for later", "Save it for later."),
    ("my shoe untied", "My shoe is untied."),
    ("belly hurt too much pizza", "My belly hurts from too much pizza."),
    ("Saturday play baseball dad", "I will play baseball with Dad on Saturday."),
    ("I hate this show", "I hate this show."),
    ("call landlord heater broken", "Call the landlord, the heater is broken."),
    // These are whole as they are, or say something else.
    ("I see dog", "I see a dog."), ("not my turn", "Not my turn."),
    ("dad not home yet", "Dad isn't at home yet."),
    ("red picture", "Red picture."), ("the door is open", "The door is open."),
    ("dad play baseball", "Dad plays baseball."), ("I ride bus", "I ride a bus."),
  ])
  func everydayRowsGetTheirSmallWords(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("milk spill table", "The milk spilled on the table."),
    ("someone take my seat", "Someone took my seat."),
    ("who make this cake", "Who made this cake?"),

    // What goes on, or what one does oneself.
    ("someone cry", "Someone is crying."), ("who make dinner", "Who makes dinner?"),
    ("I do myself", "I do it myself."),
  ])
  func whatHappensToThingsIsOver(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
