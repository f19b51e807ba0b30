// Generated from Data/grammar/es/lexicon.csv by script/generate: do not edit.
// swift-format-ignore-file

extension GrammarTables {
  static let spanishLexicon: StaticString = #"""
lemma,class,kind,gender,number,person,countability,animacy,article,tense,phrase,place,asks

"""#
}
