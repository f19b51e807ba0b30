import Foundation
import Grammar
import Testing

/// What stands behind somebody, behind what somebody gets to be, and behind a thing: where, what for, by whom, with what.
struct EnglishBesideSomebodyTests {
  @Test(arguments: [
    ("he", "push", "me;line", "past", "He pushed me in line."),
    ("you", "can", "to drive;me;work", "question", "Can you drive me to work?"),
    ("friend", "invite", "me;movies", "past", "My friend invited me to the movies."),
    ("Mom", "drive", "me;soccer practice", "future", "Mom will drive me to soccer practice."),
    ("teacher", "send", "me;office", "past", "The teacher sent me to the office."),
    ("teacher", "send", "him;principal", "past", "The teacher sent him to the principal."),
    ("Mom", "send", "me;store", "past,negative", "Mom didn't send me to the store."),
    ("Grandma", "invite", "us;house", "past", "Grandma invited us to her house."),
    ("she", "invite", "me;dinner", "past", "She invited me to dinner."),
    ("Mom", "carry", "me;bed", "past", "Mom carried me to bed."),
    ("dog", "follow", "me;school", "past", "The dog followed me to school."),
    ("he", "bother", "me;lunch", "", "He bothers me at lunch."),
    ("Sam", "push", "me;stairs", "past", "Sam pushed me down the stairs."),
    ("they", "leave", "me;home", "past", "They left me at home."),
    ("boy", "trip", "me;hallway", "past", "The boy tripped me in the hallway."),
    ("Dad", "take", "me;fishing", "", "Dad takes me fishing."),
    ("Grandma", "pick up", "me;three", "future", "Grandma will pick me up at three."),
    ("we", "enjoy", "ourselves;party", "past", "We enjoyed ourselves at the party."),
    ("you", "can", "to cut;me;meat", "question", "Can you cut meat for me?"),
    ("mom", "forgive", "me;mess", "past", "Mom forgave me for the mess."),
    // A thing that one gets, gives or moves for somebody.
    ("she", "send", "me;letter", "past", "She sent me a letter."),
    ("Mom", "bring", "me;water", "past", "Mom brought me water."),
    ("he", "push", "me;bus", "past", "He pushed me on the bus."),
    ("he", "push", "chair", "past", "He pushed the chair."),
    ("I", "invite", "Ana", "", "I invite Ana."),
  ])
  func whereSomebodyIsTakenAndLeft(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("I", "get", "paid", "", "I get paid."),
    ("Dad", "get", "fired", "past", "Dad got fired."),
    ("Dad", "get", "fired;work", "past", "Dad got fired from work."),
    ("I", "get", "hurt;playground", "past", "I got hurt at the playground."),
    ("I", "get", "lost;mall", "past", "I got lost at the mall."),
    ("I", "get", "ready;school", "", "I get ready for school."),
    ("I", "get", "sick;car", "", "I get sick in the car."),
    ("Mom", "get", "stuck;traffic", "past", "Mom got stuck in traffic."),
    ("we", "get", "caught;rain", "past", "We got caught in the rain."),
    ("I", "get", "stung;bee", "past", "I got stung by a bee."),
    ("we", "get", "invited;party", "past", "We got invited to the party."),
    ("I", "get", "mad;Mom", "past", "I got mad at Mom."),
    ("I", "get", "grounded;week", "past", "I got grounded for a week."),
    ("I", "get", "kicked;leg", "past", "I got kicked in the leg."),
    ("we", "get", "married", "past", "We got married."),
    // What one gets.
    ("I", "get", "new;toy", "past", "I got a new toy."),
    ("I", "get", "big;present", "past", "I got a big present."),
    ("I", "get", "hands;dirty", "past", "I got my hands dirty."),
    ("I", "get", "clean;clothes", "", "I get clean clothes."),
  ])
  func whatSomebodyGetsToBe(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("I", "take", "picture;phone", "past", "I took a picture with a phone."),
    ("I", "feed", "baby;bottle", "", "I feed the baby a bottle."),
    ("I", "turn on", "TV;remote", "", "I turn on the TV with the remote."),
    ("I", "pay", "lunch;card", "past", "I paid for lunch with a card."),
    ("I", "catch", "ball;glove", "", "I catch the ball with a glove."),
    ("I", "control", "chair;head", "", "I control the chair with my head."),
    ("I", "talk", "tablet", "", "I talk with my tablet."),
    ("I", "tie", "box;string", "past", "I tied the box with string."),
    ("I", "glue", "star;card", "past", "I glued the star on the card."),
    ("I", "drop", "phone;toilet", "past", "I dropped my phone in the toilet."),
    ("I", "put", "butter;bread", "", "I put butter on the bread."),
    ("I", "put", "coat;hook", "", "I put my coat on the hook."),
    ("I", "roll", "ball;dog", "", "I roll the ball to the dog."),
    ("I", "kick", "ball;tree", "past", "I kicked the ball into the tree."),
    ("I", "go", "home;school", "past", "I went home from school."),
    ("I", "go", "school;Monday;to;Friday", "", "I go to school from Monday to Friday."),
    ("I", "want", "pair;shoes", "", "I want a pair of shoes."),
    // Two of them, and what is talked about.
    ("I", "mix", "eggs;flour", "", "I mix eggs and flour."),
    ("I", "talk", "dog", "", "I talk to the dog."),
    ("I", "stay", "home", "", "I stay at home."),
  ])
  func whatIsDoneWithIt(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("I", "keep", "room;clean", "", "I keep the room clean."),
    ("he", "push", "door;open", "past", "He pushed the door open."),
    ("he", "wipe", "table;clean", "past", "He wiped the table clean."),
    ("I", "find", "book;boring", "", "I find the book boring."),
    ("you", "drive", "me;crazy", "", "You drive me crazy."),
    ("", "hold", "me;tight", "request", "Hold me tight."),
    ("they", "name", "baby;Emma", "past", "They named the baby Emma."),
    ("I", "paint", "wall;blue", "past,negative", "I didn't paint the wall blue."),
    // How it is done, and what the thing is like already.
    ("I", "drive", "slow", "", "I drive slowly."),
    ("I", "find", "lost;dog", "past", "I found the lost dog."),
  ])
  func whatComesOfIt(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("tag", "itch", "", "", "The tag itches."),
    ("tag", "be", "itchy", "", "The tag is itchy."),
    ("icing", "melt", "", "past", "The icing melted."),
    ("string", "break", "", "past", "The string broke."),
    ("I", "cut off", "tag", "past", "I cut off the tag."),
    ("bed", "be", "wet", "", "The bed is wet."),
    ("Wi-Fi", "be", "slow", "", "The Wi-Fi is slow."),
    // Games, and what is done.
    ("we", "play", "tag", "", "We play tag."),
    ("I", "like", "tag", "", "I like tag."),
    ("tag", "be", "fun", "", "Tag is fun."),
    ("swimming", "be", "fun", "", "Swimming is fun."),
  ])
  func thingsHaveAnArticle(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("I", "get", "trapped;closet", "past", "I got trapped in the closet."),
    ("I", "feel", "nervous;test", "", "I feel nervous about the test."),
    ("wheelchair", "be", "stuck;mud", "", "The wheelchair is stuck in the mud."),
    ("Mom", "call", "me;dinner", "past", "Mom called me for dinner."),
    ("Mom", "tuck", "me;bed", "past", "Mom tucked me into bed."),
    ("phone", "ring", "class", "past", "The phone rang in class."),
    ("what", "be", "lunch", "question", "What is for lunch?"),
    ("you", "hurt", "feelings", "past", "You hurt my feelings."),
    // What one feels, what one has.
    ("I", "feel", "happy", "", "I feel happy."),
    ("who", "be", "teacher", "question", "Who is the teacher?"),
    ("I", "pull", "hair", "past", "I pulled my hair."),
  ])
  func whereItHappensAndWhoseItIs(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }
}
