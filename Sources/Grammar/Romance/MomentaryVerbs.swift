import AACCore

/// Verbs of what happens in a moment (NGLE §23.3, *aspecto léxico*; Cunha & Cintra, chapter 13, *Pretérito perfeito*).
enum MomentaryVerbs {
  /// What has its end as it begins.
  static let momentary: WordSet = [
    "fugir", "chegar", "sair", "ver", "perder", "encontrar", "romper", "ganar", "comprar",
    "olvidar", "recibir", "aprobar",
    "suspender",
    "caerse", "robar", "quitar", "pillar", "ganhar", "quebrar", "achar", "esquecer", "receber",
    "cair", "roubar",
    "partir", "tirar", "marcar", "hacerse", "lastimarse", "magoar-se", "machucar-se", "perderse",
    "perder-se",
    "nacer", "nascer", "morir", "morirse", "morrer", "terminar", "acabar", "desmayarse", "desmaiar",
    "vomitar", "salir bien", "salir mal", "desaparecer", "fallecer", "explotar", "estropearse",
    "averiarse", "escaparse", "cancelar", "descubrir", "pincharse", "despegar", "aterrizar",
    "divorciarse", "romperse", "atrasar", "atrasar-se", "estragar", "explodir", "falecer",
    "descobrir", "furar", "escapar",
  ]

  /// What is otherwise once it has happened: *achou que a roupa encolheu, disse que o bolo queimou* (Cunha & Cintra, chapter
  /// 13, *Pretérito perfeito*).
  static let becoming: WordSet = [
    "encolher", "queimar", "queimar-se", "desistir", "fechar", "enguiçar", "rasgar", "estragar",
    "estragar-se", "furar", "casar", "casar-se", "separar-se", "engravidar", "adoecer", "sumir",
    "desaparecer", "explodir", "derreter", "apodrecer", "acordar", "adormecer", "começar",
    "ligar", "parar", "quebrar", "quebrar-se", "partir-se", "avariar", "entupir", "vazar",
    "mudar", "mudar-se", "voltar", "falir", "atrasar", "atrasar-se", "partir", "pousar",
    "descolar", "decolar", "aterrar", "aterrissar", "enganar-se", "errar", "piorar", "melhorar",
    "engordar", "emagrecer", "crescer", "encalhar", "afundar", "colidir", "capotar", "tropeçar",
    "escorregar", "reprovar", "passar", "descarregar", "travar", "apagar", "acabar", "aparecer",
    "avariar-se", "cortar-se", "desligar", "encravar", "falhar", "molhar-se", "murchar", "nascer",
    "perder-se", "pifar", "mentir", "trapacear", "tossir", "espirrar", "brigar", "faltar",
    "desmaiar",
    "rasgar-se", "rebentar", "secar", "sujar-se", "terminar",
  ]

  /// Of these, what somebody does or undergoes himself.
  static let endings: WordSet = [
    "fugir", "chegar", "sair", "caerse", "ganar", "perder", "ganhar", "cair", "lastimarse",
    "magoar-se", "machucar-se",
    "perderse",
    "perder-se", "nacer", "nascer", "morir", "morirse", "morrer", "desmayarse", "desmaiar",
    "vomitar", "salir bien", "salir mal", "desaparecer", "fallecer", "explotar", "estropearse",
    "averiarse", "escaparse", "despegar", "aterrizar", "divorciarse", "romperse", "atrasar",
    "atrasar-se", "estragar", "explodir", "falecer", "furar", "escapar",
  ]
}
