import AACCore
import Grammar
import Testing

/// How somebody is or what hurts, and the thought behind it: each rule with rows that it leaves alone.
struct EnglishStatementTests {
  @Test(arguments: [
    ("hungry eat", "I am hungry, I want to eat."),
    ("tired go home", "I am tired, I want to go home."),
    ("cold blanket", "I am cold, I need a blanket."),
    ("thirsty water", "I am thirsty, I want water."),
    ("hot open window", "I am hot, open the window."), ("sick call mom", "I am sick, call Mom."),
    ("sad hug me", "I am sad, hug me."), ("too tired walk", "I am too tired to walk."),
    ("not tired play", "I am not tired, I want to play."),
    ("go home tired", "I am tired, I want to go home."),
    ("I mad sister hit me", "I am mad, my sister hit me."),
    ("I cold coat", "I am cold, I need a coat."),
    ("I tired bed", "I am tired, I want to go to bed."),
    ("dad sick doctor", "Dad is sick and needs the doctor."),
    ("baby hungry milk", "The baby is hungry and wants milk."),
    ("baby tired sleep", "The baby is tired and wants to sleep."),
    ("mom sad cry", "Mom is sad and cries."),
    ("brother mad hit me", "My brother is mad, he hit me."),
    // The quality of the thing, or what one is tired or scared of.
    ("cold water", "Cold water."), ("wet towel", "Wet towel."), ("sick dog", "The dog is sick."),
    ("hungry dog eat", "The hungry dog is eating."), ("I tired school", "I am tired of school."),
    ("dad tired work", "Dad is tired of work."), ("I scared dark", "I am scared of the dark."),
    ("I stuck help", "I am stuck, help."), ("I done eat", "I am done eating."),
    ("come home late", "Come home late."),
  ])
  func aThoughtFollowsHowOneIs(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("throat hurt doctor", "My throat hurts, I need the doctor."),
    ("tummy hurt go home", "My tummy hurts, I want to go home."),
    ("tummy hurt bathroom", "My tummy hurts, I need to go to the bathroom."),
    ("head hurt quiet", "My head hurts, be quiet."), ("stomach hurt mom", "My stomach hurts, Mom."),
    ("fall knee hurt", "I fell, my knee hurts."), ("me head hurt", "My head hurts."),
    ("nose runny tissue", "My nose is runny, I need a tissue."),
    ("leg hurt run", "My leg hurts when I run."),
    ("head hurt need medicine", "My head hurts, I need medicine."),
    ("head hurt today", "My head hurts today."),
    ("leg hurt can't walk", "My leg hurts, I can't walk."),
  ])
  func whatHurtsDoesSoToNothing(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("room dark scared", "The room is dark, I am scared."),
    ("toy broken sad", "The toy is broken, I am sad."),
    ("floor wet careful", "The floor is wet, be careful."),
    ("baby sleep be quiet", "The baby is sleeping, be quiet."),
    ("dog bark stop", "The dog is barking, stop."),
    ("pants dirty change", "My pants are dirty, change them."),
    ("homework done play", "My homework is done, I want to play."),
    ("finish homework play", "I finished my homework, I want to play."),
    ("phone dead call mom", "The phone is dead, call Mom."),
    ("test tomorrow nervous", "The test is tomorrow, I am nervous."),
    ("juice gone more", "The juice is gone, I want more."),
    ("dog big brown", "The dog is big and brown."),
    ("computer broken fix dad", "The computer is broken, can Dad fix it?"),
    ("baby sleep no talk", "The baby is sleeping, don't talk."),
    ("door open close", "The door is open, close it."),
    ("baby sleep quiet please", "The baby is sleeping, quiet, please."),
  ])
  func aThoughtFollowsHowThingsAre(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
