/// Nouns and adjectives that end as infinitives do, and are none.
///
/// Source: Cunha & Cintra, chapter 13 (the infinitive and its endings), to which they are the exceptions.
enum PortugueseInfinitives {
  private static let nouns = Set(
    PortugueseTable.words(
      """
      açúcar altar ar avatar azar bar bazar celular dólar familiar hangar ímpar lar lugar luar
      lupanar mar militar muscular néctar nuclear ocular par particular patamar paladar pomar
      popular pulmonar quasar radar escolar singular secular similar vulgar ultramar césar caviar
      muar polar preliminar lunar linear insular vascular czar bilinear caráter carácter mulher
      chofer éter esfíncter gângster hambúrguer líder pôster poster repórter revólver suéter
      ureter zíper blazer câncer cateter chanceler clister contêiner freezer laser lazer mister
      qualquer sequer talher trailer cadáver hacker elixir faquir emir menir nadir souvenir vizir
      mártir sir por vapor torpor estupor malmequer bem-me-quer banner pulôver
      """))

  /// Whether the word is a noun or an adjective rather than a verb.
  static func isNoun(_ text: String) -> Bool {
    nouns.contains(text)
  }
}
