import AACCore
import Grammar
import Testing

/// Short rows laid in another order or with few words, which mean what the same words mean in the order of speech: each rule with rows
/// that it leaves alone.
struct EnglishLooseRowTests {
  @Test(arguments: [
    ("blinds close", "Close the blinds."), ("boots untie", "Untie my boots."),
    ("nose wipe", "Wipe my nose."), ("nurse call", "Call the nurse."),
    ("taxi call", "Call a taxi."),
    ("napkin bring", "Bring me a napkin."),  // What things and people do by themselves.
    ("phone ring", "The phone is ringing."), ("grandma call", "Grandma called."),
    ("cup break", "The cup broke."), ("window open", "The window is open."),
  ])
  func whatIsDoneToAThingBeforeItsVerbIsAskedFor(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("soup eat", "I want to eat soup."),
    ("film watch", "I want to watch a film."), ("rabbit feed", "I want to feed the rabbit."),
    ("park go", "I want to go to the park."), ("loo go", "I want to go to the loo."),
    ("gym can go", "Can I go to the gym?"), ("pool when go", "When are we going to the pool?"),
    ("doctor not go", "I don't go to the doctor."),
    ("cinema watch film", "I want to watch a film at the cinema."),
    ("park feed ducks", "I want to feed the ducks at the park."),
    ("phone new want", "I want a new phone."), ("kitten want", "I want a kitten."),
    ("sister little have", "I have a little sister."), ("fish not want", "I don't want a fish."),
    // Somebody who goes and wants.
    ("bus go", "The bus goes."), ("girl juice want", "The girl wants juice."),
  ])
  func whatIsLaidBeforeItsVerbIsWishedFor(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("wallet lose", "I lost my wallet."), ("ankle twist", "I twisted my ankle."),
    ("drop phone", "I dropped the phone."), ("win game", "I won the game."),
    ("puppy find", "I found the puppy."), ("elbow bump", "I bumped my elbow."),
    ("toy break brother", "My brother broke the toy."),
    ("kitchen drop plate", "I dropped the plate in the kitchen."),
    ("doctor grandma go", "Grandma goes to the doctor."),
  ])
  func whatHappenedIsToldInAnyOrder(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("thirsty very", "I am very thirsty."), ("cold too soup", "The soup is too cold."),
    ("boring film very", "The film is very boring."), ("hungry me", "I am hungry."),
    ("jacket red mine", "The red jacket is mine."),
    ("pillow another need", "I need another pillow."),
    ("glasses can find not", "I can't find my glasses."),
    ("come here quick", "Come here quickly."), ("mum where be now", "Where is Mom now?"),
    ("bed time", "It is bedtime."), ("lunch time", "It is time for lunch."),
    ("my turn now", "It is my turn now."),
    ("tomorrow no school", "There will be no school tomorrow."),
    ("room my sister messy", "My sister's room is messy."),
    ("dad office big", "Dad's office is big."),
    ("look bird tree", "Look at the bird in the tree."), ("nose blocked", "My nose is blocked."),
    // *Too* of company, and what is picked out.
    ("I hungry too", "I am hungry too."), ("exciting match", "Exciting match."),
    ("mum where my shoes", "Mom, where are my shoes?"),
  ])
  func smallWordsFindTheirPlace(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("late because train miss", "I am late because I missed the train."),
    ("angry because cousin push", "I am angry because my cousin pushed me."),
    ("happy because birthday", "I am happy because it is my birthday."),
    ("scared because dog", "I am scared because of the dog."),
    ("bored because nothing do", "I am bored because I don't have anything to do."),
    ("open window because hot", "Open the window because it is hot."),
    ("bring umbrella because rain", "Bring an umbrella because it is raining."),
    ("cold because want jacket", "Because I am cold, I want a jacket."),
    // What is whole stays.
    ("sad because hamster die", "I am sad because the hamster died."),
    ("laugh because joke funny", "I laugh because the joke is funny."),
    ("cry because knee hurt", "I cry because my knee hurts."),
  ])
  func reasonsOfFewWordsAreWhole(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("good smell", "It smells good."), ("taste horrible", "It tastes horrible."),
    ("smell dinner good", "Dinner smells good."), ("can't do it", "I can't do it."),
    ("need tissue nose", "I need a tissue for my nose."),
    ("need batteries remote", "I need batteries for the remote."),
    ("toilet take me", "Take me to the toilet."), ("take me park", "Take me to the park."),
    ("work not tablet", "The tablet doesn't work."), ("go walk", "I want to go for a walk."),
    ("when home", "When are we going home?"), ("what name dog", "What is the dog's name?"),
    ("we beach Sunday", "We will go to the beach on Sunday."),
    ("friend invite party", "My friend invited me to the party."),
    ("very tired dad", "Dad is very tired."), ("tired a bit", "I am a bit tired."),
    ("please repeat", "Repeat, please."), ("eat too much chocolate", "I ate too much chocolate."),
    ("lose tooth sister", "My sister lost a tooth."),
    ("baby hold want", "I want to hold the baby."),
    ("fox see garden", "I want to see a fox in the garden."),
    // What is whole, or two things.
    ("need bread milk", "I need bread and milk."), ("feel sick", "I feel sick."),
    ("I feel better", "I feel better."),
  ])
  func whatIsLeftOutIsUnderstood(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("help get up", "Help me get up."), ("help stairs", "Help me with the stairs."),
    ("give spoon", "Give me a spoon."), ("tell joke", "Tell me a joke."),
    ("boring film", "Boring film."), ("brush teeth bathroom", "I brush my teeth in the bathroom."),
    ("write letter library", "I want to write a letter at the library."),
    ("write letter pen", "I want to write a letter with a pen."),
  ])
  func whoAsksMeansHimself(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
