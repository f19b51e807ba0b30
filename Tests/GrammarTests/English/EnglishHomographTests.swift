import Testing

/// Words that are noun and verb, or noun and adjective, and are read by their neighbours.
struct EnglishHomographTests {
  @Test(arguments: [
    ("I water plant every day", "I water the plant every day."),
    ("landlord raise rent", "The landlord is raising the rent."),
    ("dad fix leak", "Dad is fixing the leak."), ("I burn toast", "I burned the toast."),
    ("I order drink", "I order a drink."), ("I miss call", "I missed the call."),
    ("I pay fine", "I pay a fine."), ("I burn hand", "I burned my hand."),
    ("I text while walk", "I text while walking."), ("water my plant", "Water my plant."),
    // The verb behind what it is done to, and a deed that is done to nothing.
    ("we plant seed", "We plant a seed."),
    ("I water garden", "I water the garden."),
    ("we rent flat London", "We rent a flat in London."),
    ("I fine", "I am fine."),
  ])
  func whatIsDoneToIsNoDeed(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("brush be dirty", "The brush is dirty."), ("lock broken", "The lock is broken."),
    ("drink be on table", "The drink is on the table."), ("fight be over", "The fight is over."),
    ("answer be wrong", "The answer is wrong."), ("tire be flat", "The tire is flat."),
    ("bag be light", "The bag is light."), ("my tire flat", "My tire is flat."),
    // What one does, and where one is.
    ("swim be fun", "Swimming is fun."), ("run be hard", "Running is hard."),
    ("light be off", "The light is off."), ("they live in flat", "They live in a flat."),
  ])
  func whatIsSeenIsSaidOfAThing(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("book on table", "The book is on the table."),
    ("milk in fridge", "The milk is in the fridge."),
    ("fly on window", "The fly is on the window."),
    ("fly in my soup", "There is a fly in my soup."),
    ("crack in wall", "There is a crack in the wall."),
    ("cut on my finger", "There is a cut on my finger."),
    ("snow on roof", "There is snow on the roof."),
    ("eighty year old grandpa", "Grandpa is eighty years old."),
    // No place, and what has its own.
    ("book about dinosaurs", "A book about dinosaurs."), ("cup of tea", "Cup of tea."),
    ("grandma eighty year old", "Grandma is eighty years old."),
  ])
  func whereAThingIsNeedsNoVerb(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("please not touch my phone", "Don't touch my phone, please."),
    ("please not shout", "Don't shout, please."), ("please no shout", "Don't shout, please."),
    ("please not be angry", "Don't be angry, please."),
    // What one does not want, and no deed.
    ("not want milk please", "I don't want milk, please."), ("please not now", "Not now, please."),
  ])
  func withPleaseOthersAreAskedNotTo(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("she", "break", "arm;while;ski", "past", "She broke her arm while skiing."),
    ("I", "cut", "finger;while;cook", "past", "I cut my finger while cooking."),
    ("dad", "fall asleep", "while;watch;TV", "past", "Dad fell asleep while watching TV."),
    ("she", "call", "me;while;I;sleep", "past", "She called me while I was sleeping."),
    // With a subject of its own, and what lasts by itself.
    ("he", "wait", "while;mom;pay", "", "He waits while Mom pays."),
  ])
  func meanwhileTheSameOneDoesIt(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("I", "forgive", "you;for;lie;to;me", "", "I forgive you for lying to me."),
    ("I", "thank", "you;for;to help;me", "", "I thank you for helping me."),
    ("she", "learn", "English;by;watch;movie", "past", "She learned English by watching a movie."),
    ("he", "prevent", "dog;from;to run;away", "past", "He prevented the dog from running away."),
    ("we", "talk", "about;to move;to;Canada", "past", "We talked about moving to Canada."),
    ("I", "wonder", "if;it;to rain;tomorrow", "", "I wonder if it will rain tomorrow."),
    ("we", "decide", "when;to leave", "negative,past", "We didn't decide when to leave."),
    // A condition, a thing, and what one does to oneself.
    ("we", "stay", "home;if;it;to rain", "future", "We will stay at home if it rains."),
    ("doctor", "warn", "me;about;smoke", "past", "The doctor warned me about smoke."),
    ("he", "insist", "on;pay;for;dinner", "", "He insists on paying for dinner."),
    ("I", "pay", "for;ticket;with;card", "past", "I paid for the ticket with a card."),
  ])
  func behindAPrepositionOneDoesIt(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("he", "work", "hard;because of;exam", "", "He works hard because of an exam."),
    ("we", "go", "nowhere;last summer", "negative,past", "We didn't go anywhere last summer."),
    (
      "you", "talk", "to;who;on;phone", "question,progressive",
      "Who are you talking to on the phone?"
    ),
    ("you", "go", "with;who;to;party", "question", "Who are you going to the party with?"),
    ("it", "cost", "ten;dollar;per;hour", "", "It costs ten dollars per hour."),
    ("you", "look", "gorgeous;tonight", "", "You look gorgeous tonight."),
    (
      "they", "speak", "about;what;at;meeting", "question,past",
      "What did they speak about at the meeting?"
    ),
    ("she", "earn", "twenty;euro;an;hour", "", "She earns twenty euros an hour."),
    ("he", "place", "order;online", "", "He places an order online."),
    ("I", "return", "call", "past", "I returned the call."),
    ("she", "burst", "into;tear", "past", "She burst into tears."),
    ("grandma", "answer", "her;phone", "", "Grandma answers her phone."),
    ("I", "like", "her;dress", "", "I like her dress."),
    ("teacher", "ask", "us;not;run", "past", "The teacher asked us not to run."),
    ("I", "want", "you;stop;follow;me", "", "I want you to stop following me."),
    ("soup", "be", "how;hot", "question", "How hot is the soup?"),
    ("she", "run", "how;fast", "question", "How fast does she run?"),
    // What is wished is denied itself, and how one is.
    ("I", "want", "you;not;run", "", "I don't want you to run."),
    ("teacher", "ask", "us;run", "negative,past", "The teacher didn't ask us to run."),
    ("mom", "be", "how", "question", "How is Mom?"),
    // What lies ahead, known things, and who gets it.
    ("I", "work", "tonight", "", "I will work tonight."),
    ("loud noises", "scare", "my;dog", "past", "The loud noises scared my dog."),
  ])
  func eachStandsInItsPlace(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }
}
