import AACCore
import Grammar
import Testing

/// Rows in which one does two things, or another does the second; and rows that stay one sentence.
struct EnglishDeedsInTurnTests {
  @Test(arguments: [
    ("bear live forest eat honey", "The bear lives in the forest and eats honey."),
    ("boy open box see snake", "The boy opens the box and sees a snake."),
    ("princess open window sing", "The princess opens the window and sings."),
    ("girl take cookie eat", "The girl takes a cookie and eats it."),
    ("mom bake cake eat", "Mom bakes a cake and eats it."),
    ("boy climb tree fall", "The boy climbs the tree and falls."),
    ("frog jump water swim", "The frog jumps into the water and swims."),
    ("king open door see dragon", "The king opens the door and sees a dragon."),
    ("I take ball throw dog", "I take a ball and throw it to the dog."),
    ("I take toy give sister", "I take a toy and give it to my sister."),
    ("I take toy put box", "I take a toy and put it in the box."),
    ("take toy put box", "Take a toy and put it in the box."),
    ("glass fall floor break", "The glass fell on the floor and broke."),
    ("yesterday I fall bike cry", "I fell off the bike yesterday and cried."),
    ("yesterday dad cook dinner wash dish", "Dad cooked dinner yesterday and washed the dishes."),
  ])
  func whatOneDoesNextIsJoined(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("yesterday I eat soup not sleep", "I ate soup yesterday and I didn't sleep."),
    ("yesterday go beach not swim", "I went to the beach yesterday and I didn't swim."),
    ("yesterday go dentist not cry", "I went to the dentist yesterday and I didn't cry."),
    ("girl read book not sleep", "The girl reads a book and she doesn't sleep."),
    ("I try not cry", "I try not to cry."),
    ("tell brother not hit", "I tell my brother not to hit."),
  ])
  func whatIsDeniedIsTheVerbBehindNot(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("mom go store buy milk", "Mom goes to the store to buy milk."),
    ("girl sit chair read", "The girl sits on the chair to read."),
    ("I wash hand eat", "I wash my hands to eat."),
    ("I watch dad cook", "I watch Dad cook."),
    ("I see dog run", "I see a dog run."),
    ("tree fall house break", "The tree fell, the house broke."),
    ("mom tired sleep", "Mom is tired and wants to sleep."),
  ])
  func whatItIsDoneForStaysOne(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("dog bark baby cry", "The dog is barking, the baby is crying."),
    ("bell ring kid run", "The bell is ringing, the kid is running."),
    ("dad mop I sweep", "Dad is mopping, I am sweeping."),
    ("grandma tell story I listen", "Grandma tells a story, I am listening."),
    ("boy cry want mom", "The boy is crying, he wants Mom."),
    ("dog bark want go outside", "The dog is barking, it wants to go outside."),
    ("dog bark hungry", "The dog is barking, it is hungry."),
    ("baby cry want milk", "The baby is crying, the baby wants milk."),
    ("bird break wing can't fly", "The bird broke its wing, it can't fly."),
    ("sister sleep can't sing", "My sister is sleeping, I can't sing."),
    ("dog bark scared", "The dog is barking, I am scared."),
    ("cover me blanket cold", "Cover me with a blanket, I am cold."),
    ("bring me soup cold", "Bring me cold soup."),
  ])
  func whoeverTheSecondIsAbout(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}

/// Rows that *when, if, who, that, where* open a clause in, and those in which they ask.
struct EnglishOpenedClauseTests {
  @Test(arguments: [
    ("when I sick mom take care me", "When I am sick, Mom takes care of me."),
    ("when I sad dad sing song", "When I am sad, Dad sings a song."),
    ("when mom tired dad cook", "When Mom is tired, Dad cooks."),
    ("when baby sleep not yell", "When the baby sleeps, don't yell."),
    ("when finish homework watch TV", "When I finish my homework, I watch TV."),
    ("when I little afraid dog", "I was afraid of dogs when I was little."),
    ("when I big be firefighter", "When I am big, I will be a firefighter."),
    ("if not eat no dessert", "There is no dessert if I don't eat."),
    ("if mom let I go party", "If Mom lets me, I go to the party."),
    ("when dad come home", "When is Dad coming home?"),
    ("when bus come", "When does the bus come?"),
    ("when I can go home", "When can I go home?"),
    ("when I grow up be vet", "I want to be a vet when I grow up."),
    ("if I sad hug me", "If I am sad, hug me."),
  ])
  func whatIsSoWhenAnotherThingIs(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("girl who live here not home", "The girl who lives here isn't at home."),
    ("man who sell bread nice", "The man who sells bread is nice."),
    ("movie that watch yesterday scary", "The movie that I watched yesterday is scary."),
    ("cookie that grandma make yummy", "The cookie that Grandma makes is yummy."),
    ("soup that mom cook too hot", "The soup that Mom cooks is too hot."),
    ("dog that bark not mean", "The dog that barks isn't mean."),
    ("where book that I read yesterday", "Where is the book that I read yesterday?"),
    ("this be house where I live", "This is the house where I live."),
    ("that dog big", "That dog is big."), ("who take toy", "Who took the toy?"),
    ("who want play", "Who wants to play?"), ("that girl not nice", "That girl isn't nice."),
  ])
  func whoIsToldApart(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
