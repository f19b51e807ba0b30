// Generated from Data/grammar/pt/lexicon.csv by script/generate: do not edit.
// swift-format-ignore-file

extension GrammarTables {
  static let portugueseLexicon: StaticString = #"""
lemma,class,kind,gender,number,person,countability,animacy,article,tense,phrase,place,asks

"""#
}
