/// The grammar tables of `Data/grammar/`, one constant a file, made by `script/generate`.
enum GrammarTables {}
