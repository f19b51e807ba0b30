import AACCore
import Grammar
import Testing

/// Rows as they are laid on a board day by day: each rule with rows that it mends and neighbours that it leaves alone.
struct EnglishBoardRowTests {
  @Test(arguments: [
    ("I'm tired", "I am tired."),
    ("we're hungry", "We are hungry."),
    ("I'm at school", "I am at school."),
    ("I've finished", "I have finished."),
    ("she's got a dog", "She has got a dog."),
    ("I've got two sisters", "I have got two sisters."),
    ("I been ill since monday", "I have been ill since Monday."),
    ("where you been", "Where have you been?"),
    ("I have been sick", "I have been sick."),
    ("I wanna go", "I want to go."),
    ("I'm gonna cry", "I am going to cry."),
    ("I'm eating", "I am eating."),
    ("it's raining", "It is raining."),
  ])
  func contractedTilesAreTwoWords(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("mum I thirsty", "Mom, I am thirsty."),
    ("teacher I need help", "Teacher, I need help."),
    ("teacher can I go bathroom", "Teacher, can I go to the bathroom?"),
    ("mum where my shoes", "Mom, where are my shoes?"),
    ("mum please help me", "Mom, help me, please."),
    ("Tom you my friend", "Tom, you are my friend."),
    ("doctor my ear hurt", "Doctor, my ear hurts."),
    ("more juice please mum", "More juice, please, Mom."),
    ("teacher help me", "Teacher, help me."),
    ("mum love me", "Mom loves me."),
    ("mum make pancake", "Mom is making a pancake."),
  ])
  func whoIsCalledIsSetApart(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("no mum", "No, Mom."),
    ("no stop", "No, stop."),
    ("no I want that", "No, I want that."),
    ("no that wrong", "No, that is wrong."),
    ("no it's cold", "No, it is cold."),
    ("no my leg hurts", "No, my leg hurts."),
    ("ok I come", "OK, I come."),
    ("no milk", "No milk."),
    ("no more juice", "No more juice."),
    ("no want juice", "I don't want any juice."),
  ])
  func anAnswerStandsFirst(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("this one not that one", "This one, not that one."),
    ("left not right", "Left, not right."),
    ("my bag not yours", "My bag, not yours."),
    ("it is mine not yours", "It is mine, not yours."),
    ("want blue not red", "I want blue, not red."),
    ("help me not him", "Help me, not him."),
    ("talk to me not my carer", "Talk to me, not my carer."),
    ("I want red ball not blue", "I want a red ball, not the blue one."),
    ("I want the big one not the small one", "I want the big one, not the small one."),
    ("tea not coffee please", "Tea, not coffee, please."),
    ("I want juice not milk", "I want juice, not milk."),
    ("he not here", "He isn't here."),
    ("glue not stick", "The glue doesn't stick."),
    ("mum not home", "Mom isn't at home."),
    ("I think he not nice", "I think he isn't nice."),
    ("I hope it not rain", "I hope it doesn't rain."),
  ])
  func notDeniesTheOtherAlone(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I want tea with milk no sugar", "I want tea with milk and no sugar."),
    ("I want burger no onion", "I want a burger with no onions."),
    ("I want sandwich ham cheese", "I want a ham and cheese sandwich."),
    ("I want juice orange", "I want orange juice."),
    ("we need milk egg", "We need milk and an egg."),
    ("I want bread butter", "I want bread and butter."),
    ("I want milk", "I want milk."),
  ])
  func aDishIsWithoutSomething(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("clock stop", "The clock stopped."),
    ("car not start", "The car doesn't start."),
    ("elevator not work", "The elevator doesn't work."),
    ("sink leak", "The sink is leaking."),
    ("my hearing aid whistle", "My hearing aid is whistling."),
    ("my rent go up", "My rent is going up."),
    ("moon follow us", "The moon follows us."),
    ("news depress me", "The news depressed me."),
    ("my head hurts", "My head hurts."),
    ("this hurts", "This hurts."),
    ("music makes me happy", "Music makes me happy."),
    ("mum cook", "Mom is cooking."),
    ("mum stop car", "Mom stopped the car."),
    ("I break cup", "I broke the cup."),
  ])
  func thingsHappen(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("too bright close curtain", "It is too bright, close the curtain."),
    ("I hungry when lunch", "I am hungry, when is lunch?"),
    ("don't go I scared", "Don't go, I am scared."),
    ("help I fall", "Help, I fell."),
    ("I stuck help", "I am stuck, help."),
    ("stop it hurts", "Stop, it hurts."),
    ("watch out car", "Watch out, car."),
    ("my dog sick we go vet", "My dog is sick, we go to the vet."),
    ("my room messy I need clean it", "My room is messy, I need to clean it."),
    ("I stir you pour", "I stir, you pour."),
    ("monday I swim friday I dance", "I will swim on Monday, I will dance on Friday."),
    ("I happy when you come", "I am happy when you come."),
    ("I think I sick", "I think I am sick."),
  ])
  func aSecondSentenceFollowsAState(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("because I tired", "Because I am tired."),
    ("so I go home", "So I go home."),
    ("but I want it", "But I want it."),
    ("because mum said no", "Because Mom said no."),
    ("I sad because I miss mum", "I am sad because I miss Mom."),
  ])
  func aConjunctionOpens(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I live here five year", "I have lived here for five years."),
    ("I know him for long time", "I have known him for a long time."),
    ("I sick three day", "I have been sick for three days."),
    ("I not sleep yet", "I haven't slept yet."),
    ("wait I not finish", "Wait, I haven't finished."),
    ("I live here", "I live here."),
    ("I sleep ten hour", "I sleep ten hours."),
  ])
  func whatLastsIsUpToNow(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("respect me", "Respect me."),
    ("suction me", "Suction me."),
    ("swing me", "Swing me."),
    ("sit me up", "Sit me up."),
    ("shave me", "Shave me."),
    ("find me", "Find me."),
    ("hold me tight", "Hold me tight."),
    ("hurt me", "It hurts me."),
    ("play with me", "Play with me."),
  ])
  func anyVerbWithMeIsARequest(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("taste this", "Taste this."),
    ("open this", "Open this."),
    ("look at that dog", "Look at that dog."),
    ("wipe my nose", "Wipe my nose."),
    ("wash my face", "Wash my face."),
    ("I want this", "I want this."),
    ("this hurts", "This hurts."),
  ])
  func whatIsPointedAtIsHandled(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I allergic peanut", "I am allergic to peanuts."),
    ("my brother allergic milk", "My brother is allergic to milk."),
    ("I good math", "I am good at math."),
    ("I late school", "I am late for school."),
    ("I ready bed", "I am ready for bed."),
    ("I good boy", "I am a good boy."),
    ("my dad good cook", "My dad is a good cook."),
    ("I sad today", "I am sad today."),
  ])
  func aQualityBringsItsPreposition(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I from Ireland", "I am from Ireland."),
    ("it time for bed", "It is time for bed."),
    ("it time go", "It is time to go."),
    ("he already here", "He is already here."),
    ("bus here", "The bus is here."),
    ("dog in front of house", "The dog is in front of the house."),
    ("sometimes I sad", "I am sometimes sad."),
    ("now I tired", "I am tired now."),
    ("milk all gone", "The milk is all gone."),
    ("tea with milk", "Tea with milk."),
    ("page ten", "Page ten."),
    ("my mom's phone", "My mom's phone."),
  ])
  func beIsUnderstoodBehindAnySubject(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("need help find my shoe", "I need help finding my shoe."),
    ("I need help", "I need help."),
    ("help me open it", "Help me open it."),
  ])
  func helpIsWhatOneNeeds(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("until tomorrow", "Until tomorrow."),
    ("why not", "Why not?"),
    ("just a minute", "Just a minute."),
    ("more slowly", "More slowly."),
    ("the first one", "The first one."),
    ("thank you very much", "Thank you very much."),
    ("I like you very much", "I like you very much."),
    ("nap time", "Nap time."),
    ("ready or not", "Ready or not."),
  ])
  func wordsKeepTheirPlace(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("what homework today", "What is the homework today?"),
    ("what you mean", "What do you mean?"),
    ("what you think", "What do you think?"),
    ("when dinner ready", "When is dinner ready?"),
    ("what you afraid of", "What are you afraid of?"),
    ("what kind music you like", "What kind of music do you like?"),
    ("what time", "What time?"),
    ("why you sad", "Why are you sad?"),
    ("who dad take care", "Who does Dad take care of?"),
  ])
  func askedWords(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I take care of my mother", "I take care of my mother."),
    ("I bring own bag", "I bring my own bag."),
    ("I get paid friday", "I will get paid on Friday."),
    ("we go school trip friday", "We will go on a school trip on Friday."),
    ("I work monday to friday", "I work from Monday to Friday."),
    ("long time ago we live Spain", "We lived in Spain a long time ago."),
    ("when I little I have a cat", "When I was little, I had a cat."),
    ("I have a rabbit called Snowy", "I have a rabbit called Snowy."),
    ("we see each other sunday", "We will see each other on Sunday."),
    ("I sing dance", "I sing and dance."),
    ("I want lie down", "I want to lie down."),
    ("you can't catch me", "You can't catch me."),
    ("my baby brother cry all night", "My baby brother cries all night."),
    ("my best friend name Lucy", "My best friend's name is Lucy."),
    ("I sorry I hit you", "I am sorry I hit you."),
    ("you hurt my feelings", "You hurt my feelings."),
    ("I don't mind", "I don't mind."),
    ("it doesn't matter", "It doesn't matter."),
    ("he died last week", "He died last week."),
  ])
  func phrasesStayTogether(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("one two three", "One two three."), ("yes or no", "Yes or no."),
    ("please sit down", "Sit down, please."), ("please be quiet", "Be quiet, please."),
    ("please can I go", "Can I go, please?"), ("I miss Emma", "I miss Emma."),
    ("love you mum", "I love you, Mom."),
    ("we all tired", "We are all tired."), ("it old coin", "It is an old coin."),
    ("here my phone", "My phone is here."), ("I want window seat", "I want a window seat."),
    ("oven timer ring", "The oven timer is ringing."),
    ("I pay bill online", "I pay the bill online."),
    ("boat rock", "The boat rocks."), ("my hip hurt after walk", "My hip hurts after I walk."),
    // Two things, and what is bought.
    ("I want ball doll", "I want a ball and a doll."), ("I pay ticket", "I pay for the ticket."),
    ("two hundred", "Two hundred."),
  ])
  func smallRowsAreSaidAsTheyAreLaid(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("be patient", "Be patient."), ("I lost it", "I lost it."), ("he open it", "He opened it."),
    ("watch this", "Watch this."),
    ("dry yourself", "Dry yourself."), ("I seen it", "I have seen it."),

    ("my birthday cake have candle", "My birthday cake has a candle."),
    ("dad and I go fish", "Dad and I go fishing."), ("I want text Ana", "I want to text Ana."),
    // Qualities, states and things that stay so.
    ("I lost", "I am lost."), ("door open", "The door is open."),
    ("I like watch", "I like watches."),
  ])
  func aQualityMayBeAnAct(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("may I go", "May I go?"),
    ("she may flap hands", "She may flap her hands."),
    ("it may rain", "It may rain."),
    ("we march in parade", "We march in the parade."),
    ("my birthday may", "My birthday is in May."),
    ("school start in march", "School starts in March."),
  ])
  func whatMayBeIsNoMonth(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("mum mum mum", "Mom, Mom, Mom."),
    ("no no", "No, no."),
    ("go go go", "Go go go."),
    ("bye bye", "Bye bye."),
    ("lie still", "Lie still."),

    ("thank you for coming", "Thank you for coming."),
    ("happy easter", "Happy Easter."),
    ("nurse please come", "Nurse, come, please."),
    ("please water", "Water, please."),
  ])
  func callsAndThanksAreSaidAsTheyAre(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("Emma birthday party saturday", "Emma's birthday party is on Saturday."),
    ("basketball game tonight", "The basketball game is tonight."),
    ("heating broken", "The heating is broken."),
    ("I like crying", "I like crying."),
    ("that helps", "That helps."),
    ("what helps", "What helps?"),
    ("who knows", "Who knows?"),
    ("I like red better blue", "I like red better than blue."),
    ("I like Elsa more Anna", "I like Elsa more than Anna."),
    ("guitar out of tune", "The guitar is out of tune."),
    ("I've got a tummy ache", "I have got a tummy ache."),
    ("I've just eaten", "I have just eaten."),
  ])
  func neighboursOfOtherRulesStayRight(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
