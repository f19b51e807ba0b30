import AACCore
import Grammar
import Testing

/// Articles of what is first named and of what there is only one, whole kinds, time spent, and rows whose predicate does
/// not stand beside its subject: each rule with neighbours that it leaves alone.
struct EnglishMentionTests {
  @Test(arguments: [
    ("I", "book", "hotel;with;pool", "past", "I booked a hotel with a pool."),
    ("we", "stay", "in;hotel;with;pool", "past", "We stayed in a hotel with a pool."),
    ("they", "have", "house;with;garden", "", "They have a house with a garden."),
    ("he", "run", "as;fast;as;cheetah", "", "He runs as fast as a cheetah."),
    ("I", "read", "comic;about;superhero", "past", "I read a comic about a superhero."),
    ("I", "grow up", "in;small;village", "past", "I grew up in a small village."),
    ("we", "rescue", "hedgehog", "past", "We rescued a hedgehog."),
    ("sun", "rise", "in;east", "", "The sun rises in the east."),
    ("bird", "fly", "south", "", "The bird flies south."),
    ("I", "phone", "bank", "past", "I phoned the bank."),
    ("I", "call", "bank", "past", "I called the bank."),
    ("I", "send", "email;to;council", "past", "I sent an email to the council."),
    ("I", "sleep", "badly;since;operation", "", "I have slept badly since my operation."),
    ("he", "be", "alone;since;funeral", "", "He has been alone since the funeral."),
    ("I", "finish", "to paint;fence", "past", "I finished painting the fence."),
    ("I", "pay", "by;credit card", "", "I pay by credit card."),
    ("we", "go", "seaside;by;coach", "past", "We went to the seaside by coach."),
    ("he", "donate", "kidney", "past", "He donated a kidney."),
    ("I", "donate", "blood", "", "I donate blood."),

    // Neighbours.
    ("I", "talk", "with;my;friend", "past", "I talked with my friend."),
    ("he", "be", "as;tall;as;teacher", "", "He is as tall as the teacher."),
    ("we", "live", "in;same;house", "", "We live in the same house."),
    ("firefighter", "rescue", "cat", "", "The firefighter rescues the cat."),
    ("I", "call", "doctor", "past", "I called the doctor."),
    ("I", "live", "here;since;Monday", "", "I have lived here since Monday."),
    ("I", "break", "arm", "past", "I broke my arm."),
  ])
  func whatIsFirstNamedAndWhatThereIsOneOf(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("shop", "sell", "shoe", "", "The shop sells shoes."),
    ("I", "compare", "price", "", "I compare prices."),
    ("we", "exchange", "gift", "", "We exchange gifts."),
    ("I", "suffer", "from;migraine", "", "I suffer from migraines."),
    ("I", "collect", "stamp;from;other;country", "", "I collect stamps from other countries."),
    ("I", "play", "other;game", "", "I play other games."),
    ("he", "warn", "we;about;dog", "past", "He warned us about the dog."),
    ("I", "eat", "scrambled;egg", "", "I eat scrambled eggs."),

    // Neighbours.
    ("he", "sell", "car", "", "He sells a car."),
    ("you", "give", "I;other;shoe", "request", "Give me the other shoe."),
    ("I", "suffer", "from;asthma", "", "I suffer from asthma."),
    ("I", "eat", "fried;egg", "", "I eat a fried egg."),
  ])
  func wholeKindsArePlural(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("I", "spend", "day;fishing", "past", "I spent the day fishing."),
    ("I", "spend", "two;hour;watch;TV", "past", "I spent two hours watching TV."),
    (
      "I", "spend", "afternoon;play;with;my;dog", "past",
      "I spent the afternoon playing with my dog."
    ),
    ("she", "break", "her;ankle;skiing", "past", "She broke her ankle skiing."),
    ("I", "twist", "my;ankle;playing;soccer", "past", "I twisted my ankle playing soccer."),
    ("we", "celebrate", "with;my;aunt;and;uncle", "", "We celebrate with my aunt and uncle."),
    ("she", "call", "her;sister", "past", "She called her sister."),
    ("I", "persuade", "mom;let;I;go", "past", "I persuaded Mom to let me go."),
    ("he", "crash", "his;motorbike;into;wall", "past", "He crashed his motorbike into the wall."),
    (
      "ambulance", "rush", "my;neighbor;to;hospital", "past",
      "The ambulance rushed my neighbor to the hospital."
    ),
    ("I", "catch", "tube;to;work", "", "I catch the tube to work."),
    ("I", "report", "bully;principal", "past", "I reported the bully to the principal."),
    ("I", "be", "least;patient;in;family", "", "I am the least patient in my family."),
    ("we", "live", "near;here", "", "We live near here."),
    ("you", "pop", "to;shop", "question", "Will you pop to the shop?"),
    ("you", "fetch", "my;coat", "question", "Will you fetch my coat?"),

    // Neighbours.
    ("we", "spend", "money", "", "We spend money."),
    ("car", "crash", "into;tree", "past", "The car crashed into the tree."),
    ("I", "rush", "to;school", "", "I rush to school."),
    ("she", "report", "accident", "", "She reports the accident."),
    ("you", "eat", "meat", "question", "Do you eat meat?"),
  ])
  func wordsThatBelongTogether(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("teacher mad I", "The teacher is mad at me."), ("dad proud me", "Dad is proud of me."),
    ("brother jealous you", "My brother is jealous of you."),
    ("I love you mom", "I love you, Mom."), ("I miss you dad", "I miss you, Dad."),
    ("bigger your house than my", "Your house is bigger than mine."),
    ("pain leg today", "I have pain in my leg today."), ("pain back", "I have pain in my back."),
    ("line too long supermarket", "The line is too long at the supermarket."),
    ("not want go dentist", "I don't want to go to the dentist."),
    ("give ball I", "Give me a ball."), ("show picture me", "Show me a picture."),
    ("help me shoes", "Help me with my shoes."), ("fall off swing", "I fell off the swing."),
    ("flu work no", "I have the flu, I am not going to work."), ("want drink", "I want a drink."),
    ("catch fish", "I want to catch a fish."),
    ("I bored what do", "I am bored, what can I do?"),
    ("I sick who help", "I am sick, who can help me?"),
    ("find eraser", "Find the eraser."),
    ("football match rain cancel", "The football match was canceled because of the rain."),

    // Neighbours.
    ("mad you", "I am mad at you."), ("teacher nice", "The teacher is nice."),
    ("I give you ball", "I give you a ball."),
    ("I see mom", "I see Mom."), ("go park now", "I want to go to the park now."),
  ])
  func rowsFindTheirSubject(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
