import AACCore
import Grammar
import Testing

/// Short rows that leave out whose a thing is and the small words between nouns; each rule with rows that look alike and that it leaves
/// alone.
struct EnglishSmallWordRowTests {
  @Test(arguments: [
    ("I miss grandparents dog", "I miss my grandparents' dog."),
    ("I walk neighbor dog", "I walk my neighbor's dog."),
    ("I see teacher car", "I see the teacher's car."),
    ("boy open girl backpack", "The boy opened the girl's backpack."),
    ("he coach girls basketball team", "He coaches the girls' basketball team."),
    ("I be jealous brother bike", "I am jealous of my brother's bike."),
    ("he live alone since death wife", "He has lived alone since his wife's death."),
    ("what be favorite color your grandma", "What is your grandma's favorite color?"),
    ("keys purse mom", "The keys are in Mom's purse."),
    ("I hold mom hand", "I hold Mom's hand."),
    ("neighbor new baby", "My neighbor has a new baby."),
    // Two of them, or another kind of thing.
    ("boy wear cowboy boots", "The boy is wearing cowboy boots."),
    ("I love mom dad", "I love Mom and Dad."),
    ("comb be drawer bathroom", "The comb is in the bathroom drawer."),
    ("map drawer desk", "The map is in the drawer of the desk."),
  ])
  func itIsSomebodys(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("keys be pocket jacket", "The keys are in the pocket of the jacket."),
    ("mom pull cake oven", "Mom is pulling the cake out of the oven."),
    ("dog carry stick mouth", "The dog is carrying a stick in its mouth."),
    ("teacher take kids museum", "The teacher takes the kids to the museum."),
    ("I learn ride bike park", "I am learning to ride a bike at the park."),
    (
      "librarian recommend book dragons my son",
      "The librarian recommends a book about dragons to my son."
    ),
    ("dad take picture family beach", "Dad is taking a picture of the family at the beach."),
    ("spider wall bathroom", "The spider is on the wall in the bathroom."),
    ("I get milk fridge", "I get milk from the fridge."),
    ("sister sing choir church", "My sister is singing in the church choir."),
    ("open book page ten", "Open the book to page ten."),
  ])
  func itIsThereAndForThem(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I need more sun", "I need more sun."),
    ("salad have lettuce and tomato", "The salad has lettuce and tomato."),
    ("pizza have mushroom and olive", "The pizza has mushrooms and olives."),
    ("grandma where cat hide", "Grandma, where is the cat hiding?"),
    ("washer make noise strange when spin", "The washer makes a strange noise when it spins."),
    ("I break arm when ski", "I broke my arm when I was skiing."),
    ("I know read and write", "I know how to read and write."),
    ("elevator take long come", "The elevator takes long to come."),
    ("help shoe tie", "Help me tie my shoe."),
    ("new car be faster than old", "The new car is faster than the old one."),
    ("fog cover city", "The fog covers the city."),
    ("he run fast to win", "He runs fast to win."),
  ])
  func itIsSaidInFull(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
