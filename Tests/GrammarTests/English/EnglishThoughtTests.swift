import AACCore
import Foundation
import Grammar
import Testing

/// Two thoughts of a row, small words that rows leave out, and whose a thing is by role.
struct EnglishThoughtTests {
  @Test(arguments: [
    ("grandpa die I sad", "Grandpa died, I am sad."),
    ("tomorrow dentist I scared", "Dentist tomorrow, I am scared."),
    ("rain can't go outside", "It is raining, I can't go outside."),
    ("snow no school", "It is snowing, no school."),
    ("I dizzy sit", "I am dizzy, I want to sit."),
    ("I feel sick call mom", "I feel sick, call Mom."),
    ("wheelchair stuck push me", "The wheelchair is stuck, push me."),
    ("baby sleep quiet please", "The baby is sleeping, quiet, please."),
    ("doctor shot no", "Doctor, no shot."),
    ("vacation beach family", "Vacation, beach, family."),
    // One thought, and things of a kind.
    ("ball doll", "Ball and doll."), ("apple banana", "Apple and banana."),
    ("I tired wait", "I am tired of waiting."), ("because mum said no", "Because Mom said no."),
  ])
  func unlikeThoughtsStandApart(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("help zipper please", "Help me with my zipper, please."),
    ("mom help shoe", "Mom, help me with my shoe."),
    ("none your business", "None of your business."), ("same you", "Same as you."),
    ("how spell dinosaur", "How do you spell dinosaur?"),
    ("too loud music", "The music is too loud."), ("my turn swing", "It is my turn on the swing."),
    ("lost my tooth", "I lost my tooth."), ("bathroom need go", "I need to go to the bathroom."),
    ("want window open", "I want the window open."), ("I can do myself", "I can do it myself."),
    ("cup tea two sugar", "A cup of tea with two sugars."),
    ("call nurse now", "Call the nurse now."),
    // These are whole as they are.
    ("too loud", "Too loud."), ("I need help", "I need help."),
    ("I want apple banana", "I want an apple and a banana."),
  ])
  func smallWordsAreFilledIn(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("nurse", "take", "temperature;I", "past", "The nurse took my temperature."),
    ("we", "celebrate", "birthday;Zoe", "", "We celebrate Zoe's birthday."),
    ("bike", "belong", "cousin", "", "The bike belongs to my cousin."),
    ("I", "call", "parent", "", "I call my parents."),
    ("I", "be allergic", "peanut", "", "I am allergic to peanuts."),
    ("I", "be proud", "my;sister", "", "I am proud of my sister."),
    ("I", "close", "eye", "", "I close my eyes."),
    ("I", "believe", "in;ghost", "", "I believe in ghosts."),
    ("I", "look for", "job", "", "I look for a job."),
    ("uncle", "work", "nurse", "", "My uncle works as a nurse."),
    ("I", "travel", "from;Boston;to;Chicago", "", "I travel from Boston to Chicago."),
    // What was had before, and who is beside one.
    ("I", "look for", "shoe", "", "I look for my shoe."),
    ("I", "work", "nurse", "", "I work with the nurse."),
    ("I", "wave", "hand", "", "I wave my hand."),
    ("I", "cry", "because;sad", "", "I cry because I am sad."),
  ])
  func whoseAndWhichIsSaidByRole(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    let text = EnglishClauses.say(
      [subject], verb, complements.components(separatedBy: ";"),
      options.isEmpty ? [] : options.components(separatedBy: ","))
    #expect(text == expected)
  }
}
