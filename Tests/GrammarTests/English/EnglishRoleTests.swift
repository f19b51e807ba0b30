import Foundation
import AACCore
import Grammar
import Testing

/// English clauses by role: each rule with words that it applies to and words that it leaves alone.
struct EnglishRoleTests {
  @Test(arguments: [
    ("hairdresser", "cut", "I;hair", "", "The hairdresser cuts my hair."),
    ("Mom", "cut", "I;nails", "", "Mom cuts my nails."),
    ("Mom", "take off", "I;shoes", "", "Mom takes off my shoes."),
    ("Dad", "tie", "I;shoes", "", "Dad ties my shoes."),
    ("doctor", "check", "he;ears", "", "The doctor checks his ears."),
    ("nurse", "give", "I;shot;arm", "past", "The nurse gave me a shot in the arm."),
    ("Mom", "put", "baby;diaper", "", "Mom puts the diaper on the baby."),
    ("I", "kiss", "Mom;cheek", "", "I kiss Mom on the cheek."),
    // One's own, a tool, and a gift.
    ("I", "wash", "hands", "", "I wash my hands."),
    ("she", "cut", "paper;scissors", "", "She cuts paper with scissors."),
    ("Mom", "buy", "I;shoes", "", "Mom buys me shoes."),
    ("I", "put", "book;shelf", "", "I put the book on the shelf."),
  ])
  func whatIsDoneToABodyIsSaidOfItsOwner(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("this", "be", "right;bus", "This is the right bus."),
    ("that", "be", "angry;dog", "That is an angry dog."),
    ("this", "be", "wet;towel", "This is a wet towel."),
    ("it", "be", "busy;street", "It is a busy street."),
    ("this", "be", "big;kitchen", "This is a big kitchen."),
    ("it", "be", "fun;game", "It is a fun game."),
    ("teacher", "write", "board", "The teacher writes on the board."),
    ("we", "learn", "dinosaurs", "We learn about dinosaurs."),
    ("we", "learn", "song", "We learn a song."),
    ("I", "think", "game;fun", "I think the game is fun."),
    // Somebody's state, one that is picked out, and what no noun follows.
    ("I", "be", "tired;school", "I am tired of school."),
    ("it", "be", "wrong;room", "It is the wrong room."),
    ("it", "be", "fun;park", "It is fun in the park."),
    ("it", "be", "afraid;dog", "It is afraid of dogs."),
  ])
  func aQualityBeforeWhatAThingIsBelongsToIt(
    _ subject: String, _ verb: String, _ complements: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements) == expected)
  }

  @Test(arguments: [
    ("I", "stay", "home;quiet", "I stay quiet at home."),
    ("she", "be", "hot;garden", "She is hot in the garden."),
    ("she", "stay", "calm;park", "She stays calm at the park."),
    // What a place is like.
    ("I", "be", "new;school", "I am at the new school."),
    ("this", "be", "cold;house", "This is a cold house."),
  ])
  func whereSomebodyIsItIsHeWhoIsQuiet(
    _ subject: String, _ verb: String, _ complements: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements) == expected)
  }

  @Test(arguments: [
    ("want", "message;pizza", "I want a message and a pizza."),
    ("need", "book;money", "I need a book and money."),
    ("have", "book;pencil", "I have a book and a pencil."),
    // What the verb takes.
    ("want", "phone;Mom", "I want to phone Mom."),
    ("need", "brush;hair", "I need to brush my hair."),
    ("want", "color;picture", "I want to color a picture."),
  ])
  func aNounIsAVerbOnlyBeforeWhatTheVerbTakes(
    _ verb: String, _ complements: String, _ expected: String
  ) {
    #expect(EnglishClauses.text("I", verb, complements) == expected)
  }

  @Test(arguments: [
    ("a while ago", "The boy ate an apple a while ago."),
    ("years ago", "The boy ate an apple years ago."),
    ("most days", "The boy eats an apple most days."),
    ("the night before", "The boy ate an apple the night before."),
    ("a week from now", "The boy will eat an apple a week from now."),
    ("in a bit", "The boy will eat an apple in a bit."),
    ("every two hours", "The boy eats an apple every two hours."),
    ("last Tuesday night", "The boy ate an apple last Tuesday night."),
    ("when I was little", "The boy ate an apple when I was little."),
    ("back then", "The boy ate an apple back then."),
    ("currently", "The boy is eating an apple currently."),
    ("lately", "The boy has eaten an apple lately."),
  ])
  func timesOfSeveralWordsAreSaidAsLaid(_ time: String, _ expected: String) {
    #expect(EnglishClauses.text("boy", "eat", "apple;" + time) == expected)
  }

  @Test(arguments: [
    "most apples", "the dog before", "a bit", "some milk", "in the box", "that dog",
  ])
  func otherPhrasesAreNoTimes(_ phrase: String) {
    #expect(Lexicon(language: .english).word(phrase)?.lexeme.wordClass != .adverb)
  }

  @Test(arguments: [
    ("you", "be", "afraid;who", "", "Who are you afraid of?"),
    ("he", "be", "interested;what", "", "What is he interested in?"),
    ("you", "be", "angry;what", "", "What are you angry about?"),
    ("he", "be", "what;like", "", "What is he like?"),
    ("you", "give", "book;who", "past", "Who did you give a book to?"),
    // A person, a cause, and no adjective.
    ("you", "be", "why;angry", "", "Why are you angry?"),
    ("you", "be", "who", "", "Who are you?"),
    ("he", "like", "what", "", "What does he like?"),
  ])
  func whatIsAskedForKeepsItsPreposition(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("I", "doubt", "he;to know", "", "I doubt he knows."),
    ("I", "think", "to go;movies", "", "I think about going to the movies."),
    ("I", "think", "he;be;sad", "", "I think he is sad."),
    ("I", "be", "math;good", "", "I am good at math."),
    ("she", "be", "good;singer", "", "She is a good singer."),
    ("I", "like", "not at all;broccoli", "", "I don't like broccoli at all."),
    ("I", "like", "more;cats;than;dogs", "", "I like cats more than dogs."),
    ("I", "like", "a lot;pizza", "", "I like pizzas a lot."),
    ("I", "want", "a lot;pizza", "", "I want a lot of pizzas."),
    ("we", "watch", "movie;sad;but;beautiful", "", "We watch a sad but beautiful movie."),
    ("he", "be", "small;but;strong", "", "He is small but strong."),
    (
      "teacher", "talk", "dinosaur;children", "",
      "The teacher talks to the children about dinosaurs."
    ),
    ("I", "take", "toy;he", "", "I take a toy from him."),
    ("I", "take", "bus;Mom", "", "I take a bus with Mom."),
    ("I", "dress up", "princess", "", "I dress up as a princess."),
    ("I", "make", "pie;apple", "", "I make an apple pie."),
    ("I", "eat", "apple;pear", "", "I eat an apple and a pear."),
    ("I", "eat", "pizza;today", "going-to", "I am going to eat a pizza today."),
    ("he", "lie", "", "past", "He lied."),
    ("dog", "lie", "floor", "past", "The dog lay on the floor."),
  ])
  func rolesAreToldByWhatIsNamed(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("she", "open", "box;key", "", "She opens the box with the key."),
    ("I", "paint", "brush", "", "I paint with a brush."),
    ("dad", "take", "box;grandma;car", "", "Dad takes a box to Grandma in the car."),
    (
      "she", "read", "story;children;classroom", "",
      "She reads a story to the children in the classroom."
    ),
    ("I", "ask", "dad;open;door", "", "I ask Dad to open the door."),
    // What is in the box, what is painted, and whose it was.
    ("I", "open", "box;toy", "", "I open the box of toys."),
    ("I", "paint", "picture", "", "I paint a picture."),
    ("I", "take", "toy;he", "", "I take a toy from him."),
    ("I", "ask", "teacher;help", "", "I ask the teacher for help."),
  ])
  func whatItIsDoneWithIsNoContent(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }

  @Test(arguments: [
    ("I", "get", "underwear;red", "", "I get red underwear."),
    ("I", "get", "box;big", "", "I get a big box."),
    ("I", "get", "shirt;dirty", "", "I get the shirt dirty."),
    ("I", "paint", "wall;blue", "", "I paint the wall blue."),
    ("mom", "be bored", "", "", "Mom is bored."),
    ("I", "put to bed", "baby", "past", "I put the baby to bed."),
    ("I", "send to", "letter;grandma", "", "I send a letter to Grandma."),
  ])
  func aColorIsTheThingsOwnBehindGet(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }
}
