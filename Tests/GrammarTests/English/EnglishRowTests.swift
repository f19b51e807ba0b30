import AACCore
import Grammar
import Testing

/// Rows of English tiles by what they are about: each rule with rows that it applies to and rows that it leaves alone.
struct EnglishRowTests {
  @Test(arguments: [
    ("I want two hundred cookie", "I want two hundred cookies."),
    ("I have hundred car", "I have a hundred cars."),
    ("I have a thousand book", "I have a thousand books."),
    ("I see two thousand star", "I see two thousand stars."),
    ("I have three hundred and five car", "I have three hundred and five cars."),
    ("I buy dozen egg", "I buy a dozen eggs."), ("I buy two dozen egg", "I buy two dozen eggs."),
    ("I need couple minute", "I need a couple of minutes."),
    // Two numbers that say two things, and *and* between things.
    ("I have two dog and three cat", "I have two dogs and three cats."),
    ("dad buy milk and bread", "Dad buys milk and bread."),
  ])
  func numberWordsCountTogether(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("how many you have sibling", "How many siblings do you have?"),
    ("how much you have money", "How much money do you have?"),
    ("which you want book", "Which book do you want?"),
    // What is asked about is the subject, or nothing is counted.
    ("how much cost ball", "How much does the ball cost?"),
    ("which you like", "Which do you like?"),
  ])
  func whatIsCountedJoinsItsQuestionWord(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("eat cookie please", "I want to eat a cookie, please."),
    ("go park please", "I want to go to the park, please."),
    ("watch TV please", "I want to watch TV, please."),
    ("I go home please", "I want to go home, please."),
    // What others are asked to do.
    ("open door please", "Open the door, please."), ("go away please", "Go away, please."),
    ("watch me please", "Watch me, please."), ("play with me please", "Play with me, please."),
    ("give water I please", "Give me water, please."),
    ("please help I", "Help me, please."),
    ("give it I please", "Give it to me, please."),
    ("read story I please", "Read me a story, please."),
    ("I want cookie please", "I want a cookie, please."),
  ])
  func pleaseGoesWithWishesAndRequests(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("mom not clean car", "Mom doesn't clean the car."),
    ("I always clean room", "I always clean the room."),
    ("I never open box", "I never open the box."),
    ("tomorrow I open box", "I will open the box tomorrow."),
    ("dad always water plants", "Dad always waters the plants."),
    ("she never cook dinner", "She never cooks dinner."),
    ("why you not open box", "Why didn't you open the box?"),
    ("never open window", "Never open the window."),
    ("mom clean new glass", "Mom is cleaning the new glass."),
    ("mom open this door", "Mom opened this door."),
    ("mom open red box", "Mom opened the red box."),
    ("not cook dinner", "I don't cook dinner."), ("who open box", "Who opens the box?"),
    ("I not hurt brother", "I didn't hurt my brother."),
    // Nothing is done to anything.
    ("room not clean", "The room isn't clean."), ("we not clean", "We aren't clean."),
    ("no clean clothes", "No clean clothes."), ("no cook", "No cook."),
    ("I not good boy", "I am not a good boy."), ("girl always happy", "The girl is always happy."),
  ])
  func whatSaysWhenOrNotStandsBetweenDoerAndVerb(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I hurt head", "My head hurts."), ("he hurt head", "His head hurts."),
    ("we hurt feet", "Our feet hurt."), ("I not hurt eyes", "My eyes don't hurt."),
    // What happened to a limb, and what one has.
    ("I hurt leg", "I hurt my leg."), ("boy hurt knee", "The boy hurt his knee."),
    ("I sore throat", "I have a sore throat."), ("she broken arm", "She has a broken arm."),
  ])
  func whatAchesIsToldApartFromWhatWasHurt(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I drink liter milk", "I drink a liter of milk."),
    ("I drink two liter milk", "I drink two liters of milk."),
    ("I want kilo apple", "I want a kilo of apples."),
    ("I want slice pizza", "I want a slice of pizza."),
    ("I want half liter milk", "I want half a liter of milk."),
    ("we buy two furniture", "We buy two pieces of furniture."),
    ("I eat two bread", "I eat two slices of bread."), ("I want two milk", "I want two milks."),
    ("I want one milk", "I want one milk."), ("I want milk", "I want milk."),
    ("too much noise", "Too much noise."), ("too much toy", "Too many toys."),
  ])
  func whatIsNotCountedIsMeasured(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I want other apple", "I want the other apple."),
    ("where my other shoe", "Where is my other shoe?"),
    ("I play with other kid", "I play with other kids."),
  ])
  func theOtherIsOneUnlessPeopleAreMet(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I see school", "I see a school."), ("I draw church", "I am drawing a church."),
    ("I go school", "I go to school."), ("I like school", "I like school."),
    ("it be igloo", "It is an igloo."), ("it be school", "It is at school."),
    ("I live in flat", "I live in a flat."), ("I play in house", "I play in the house."),
  ])
  func aBuildingIsOneOfManyWhereItIsSeen(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I need X-ray", "I need an X-ray."), ("I send SMS", "I send an SMS."),
    ("I see FBI man", "I see the FBI man."),
    ("I have 11-year-old brother", "I have an 11-year-old brother."),
    ("I have 8-year-old sister", "I have an 8-year-old sister."),
    ("we need five-minute break", "We need a five-minute break."),
    ("I see orange ball", "I see an orange ball."), ("I want orange juice", "I want orange juice."),
    ("I eat orange", "I eat an orange."), ("my shirt be orange", "My shirt is orange."),
    ("I need herb", "I need an herb."),
  ])
  func theArticleFollowsTheSound(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I practice piano", "I practise the piano."), ("I go hospital", "I go to hospital."),
    ("mom be hospital", "Mum is in hospital."), ("I see hospital", "I see a hospital."),
    ("I need herb", "I need a herb."), ("we go on holiday", "We go on holiday."),
  ])
  func britainSpellsAndGoesItsOwnWay(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles, .englishUnitedKingdom) == text)
  }

  @Test(arguments: [
    ("what time do movie start", "What time does the movie start?"),
    ("train leave at eight", "The train leaves at eight."),
    ("are we there yet", "Are we there yet?"), ("is this mine", "Is this mine?"),
    ("be you mad at I", "Are you mad at me?"), ("which one you want", "Which one do you want?"),
    ("have you see my cat", "Have you seen my cat?"),
    ("be careful", "Be careful."), ("be quiet please", "Be quiet, please."),
  ])
  func whatStandsFirstAsks(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("go away", "Go away."), ("come here", "Come here."), ("go away please", "Go away, please."),
    ("come here mom", "Come here, Mom."), ("use your words", "Use your words."),
    ("put on your shoes", "Put on your shoes."), ("ask mom if I can go", "Ask Mom if I can go."),
    ("say again please", "Say it again, please."), ("say please", "Say please."),
    // What one does oneself.
    ("go park", "I want to go to the park."), ("like your shirt", "I like your shirt."),
    ("wash hands", "I want to wash my hands."), ("mom ask if I can go", "Mom asks if I can go."),
  ])
  func whatIsHardlySaidOfOneselfIsTold(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I love you grandma", "I love you, Grandma."), ("I miss you mom", "I miss you, Mom."),
    ("I love grandma", "I love Grandma."), ("I give you ball", "I give you a ball."),
  ])
  func aNameBehindYouIsSpokenTo(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("summer be hot", "Summer is hot."), ("recess be my favorite", "Recess is my favorite."),
    ("mom car be dirty", "Mom's car is dirty."), ("Ana book be red", "Ana's book is red."),
    ("mom be happy", "Mom is happy."),
    ("speech therapist help I", "The speech therapist helps me."),
    ("dog boy bite", "The dog bit the boy."), ("boy dog pet", "The boy pets the dog."),
  ])
  func theSubjectIsTheWholeNounPhrase(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("girl jealous her sister", "The girl is jealous of her sister."),
    ("I allergic to peanut", "I am allergic to peanuts."),
    ("I afraid of dark", "I am afraid of the dark."),
    ("I good at drawing", "I am good at drawing."),
    ("I see dark cloud", "I see a dark cloud."), ("are you ok", "Are you OK?"),
    ("I cold want blanket", "I am cold, I want a blanket."),
    ("I want cold milk", "I want cold milk."),
  ])
  func aQualityBringsItsVerbAndItsPreposition(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I swim this morning", "I swam this morning."), ("I want this", "I want this."),
    ("can you turn off TV", "Can you turn off the TV?"), ("I watch TV", "I watch TV."),
    ("I want to watch cartoon", "I want to watch a cartoon."), ("I go to work", "I go to work."),
    ("turn left at corner", "I turn left at the corner."), ("it be my turn", "It is my turn."),
  ])
  func neighboursSayWhatAWordIs(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("let's eat something", "Let's eat something."),
    ("let's play hide and seek", "Let's play hide and seek."),
    ("let's eat something else", "Let's eat something else."),
    ("I want nothing else", "I don't want anything else."),
    ("what else you want", "What else do you want?"),
    ("I want all of it", "I want all of it."), ("I want some of them", "I want some of them."),
    ("I hardly ever watch TV", "I hardly ever watch TV."),
    ("I'd like chicken soup", "I would like chicken soup."),
    ("I feel like throw up", "I feel like throwing up."),
    ("I look forward to meet grandma", "I look forward to meeting Grandma."),
    ("I be used to it", "I am used to it."), ("I feel happy", "I feel happy."),
  ])
  func wordsThatAreOneThingStayTogether(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("wait I be not ready", "Wait, I am not ready."), ("please forgive I", "Forgive me, please."),
    ("guess what I see", "Guess what I see."), ("catch ball", "I want to catch the ball."),
    ("open door for I", "Open the door for me."), ("orange juice", "Orange juice."),
    ("who help I", "Who helps me?"), ("who I help", "Who do I help?"),
    ("what be wrong", "What is wrong?"), ("who be hungry", "Who is hungry?"),
  ])
  func aVerbOrACallFirst(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("that be what I want", "That is what I want."),
    ("this be how I do it", "This is how I do it."),
    ("that be not what I mean", "That isn't what I mean."),
    ("it make my stomach hurt", "It makes my stomach hurt."),
    ("it hurt when I swallow", "It hurts when I swallow."),
    ("I go to store to buy milk", "I go to the store to buy milk."),
    ("it be my turn to choose", "It is my turn to choose."),
    ("I have trouble breathing", "I have trouble breathing."),
    ("I wish I can fly", "I wish I could fly."), ("I make a wish", "I am making a wish."),
    ("I wait for a minute", "I wait for a minute."),
  ])
  func whatAClauseOpens(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("mom where backpack", "Mom, where is the backpack?"),
    ("dad cookie please", "Dad, cookie, please."),
    // Whose it is.
    ("where mom backpack", "Where is Mom's backpack?"),
  ])
  func whoIsNamedBeforeAQuestionIsCalled(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("dad get up after lunch", "Dad gets up after lunch."),
    ("I usually get up early", "I usually get up early."),
    ("we go out of house", "We go out of the house."),
    ("police officer stop car", "The police officer stopped the car."),
    ("that book be hers", "That book is hers."),
    ("Emma eat apple", "Emma is eating an apple."), ("Emma hug mom", "Emma is hugging Mom."),
    ("my dog and cat be friends", "My dog and cat are friends."),
    ("kick ball hard", "I want to kick the ball hard."),
    ("turn left at corner", "I turn left at the corner."),
    ("baby have no tooth", "The baby doesn't have any teeth."),
  ])
  func whatBelongsTogetherIsSaidTogether(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
