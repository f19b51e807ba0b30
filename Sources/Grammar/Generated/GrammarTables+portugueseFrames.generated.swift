// Generated from Data/grammar/pt/frames.csv by script/generate: do not edit.
// swift-format-ignore-file

extension GrammarTables {
  static let portugueseFrames: StaticString = #"""
lemma,pattern,slots,opens,past,input,example

"""#
}
