// Generated from Data/grammar/es/frames.csv by script/generate: do not edit.
// swift-format-ignore-file

extension GrammarTables {
  static let spanishFrames: StaticString = #"""
lemma,pattern,slots,opens,past,input,example

"""#
}
