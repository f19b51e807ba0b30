import AACCore

/// A thing alone before the verb, with what it is done to behind it: *guincho / levar / carro / meu / professor, fogo / queimar / casa /
/// vizinha, minhas / botas / apertar / dedo, lápis / amarelo / precisar / apontador, neblina / não / deixar / ver / estrada* (Bechara, *Ordem
/// direta*, *Papéis temáticos*; Cunha & Cintra, chapter 7, *Sujeito*).
extension PortugueseFrontGroup {
  /// Whether the thing does it, whoever is named behind.
  var loneDoes: Bool {
    guard parts.count == 1 else { return false }
    if isLikened { return true }
    if first.isHuman, parts[0].words.contains(where: { $0.lexeme.lemma == "caçula" }) {
      return !rest.isEmpty
    }
    guard first.namesThing, !first.kind.isSensation, first.kind != .feeling,
      first.kind != .illness
    else { return false }
    switch deed {
    case "estar", "ficar":
      if rest.count == 3, rest[0].lemma == "sem" {
        // Tablet / ficar / sem / bateria / avião.
        return rest[1].wordClass == .noun
          && (rest[2].isPlaceLike || rest[2].kind == .vehicle || rest[2].takesPlace)
      }
      // Cesto / estar / cheio / roupa / suja: what it is full of is dirty, and not said to be so.
      return rest.count == 3 && ["cheio", "coberto", "lotado"].contains(rest[0].lemma)
        && rest[1].namesThing && rest[2].wordClass == .adjective && rest[2].kind != .emotion
    case "esconder": return hidesItself
    case "tocar", "disparar", "apitar":
      return rest.count > 2 && rest[0].lemma == "mas" && rest[1].lemma == "não"
        && rest[2].lemma == "ter"
    default: break
    }
    if first.lemma == "caixa", deed == "dar" { return object?.lemma == "troco" }
    if deed == "deixar" { return isDenied && isForce && rest.first?.isInfinitive == true }
    if deed == "passar" {
      return isDriven && rest.contains { ["perto", "longe"].contains($0.lemma) }
    }
    guard let object, rest.first?.wordClass != .adposition else { return false }
    if deed == "precisar" { return needs(object) }
    if deed == "cheirar" {
      // Queijo / cheirar / pé: of what; the nose smells it.
      return !object.isPlaceLike && !object.isBeing && first.lemma != "nariz"
    }
    if first.kind == .clothing {
      return object.kind == .body && PortugueseLoneWords.pinching.contains(deed)
    }
    // Who is named right behind may do it as well: fogo / assustar / gato is told elsewhere.
    guard !object.isBeing else { return false }
    if isForce {
      // Vento / forte / fechar / janela: it is strong, and somebody shall shut it.
      let isAskedFor = isPlain && ["fechar", "abrir", "levar", "carregar"].contains(deed)
      return PortugueseLoneWords.forced.contains(deed) && !isAskedFor
    }
    if isDriven {
      return PortugueseLoneWords.driven.contains(deed) && !object.isPlaceLike
    }
    return rest.contains { $0.isBeing } && !MeaningWords.tools.contains(first.lemma)
      && ["acertar", "atingir", "machucar", "arranhar"].contains(deed) && !object.isPlaceLike
  }

  /// *Pão / estar / duro / como / pedra*.
  private var isLikened: Bool {
    frame.isCopular && rest.count == 3 && rest[0].wordClass == .adjective
      && rest[1].lemma == "como" && rest[2].wordClass == .noun && (!isPlain || !first.isHuman)
  }

  /// *Lápis / amarelo / precisar / apontador*: not *planta / seca / precisar / água*, which is two thoughts.
  private func needs(_ object: Lexeme) -> Bool {
    parts[0].isDescribed
      && !parts[0].words.contains {
        $0.lexeme.kind == .state || isPlain && DoerFirstWords.passing.contains($0.lexeme.lemma)
      }
      && object.namesThing && !object.isPlaceLike && !object.takesPlace
      && !KindSet.edible.contains(first.kind) && (first.kind != object.kind || rest.count == 1)
      && first.kind != .clothing
  }

  /// *Lua / esconder / atrás / nuvens*: nothing is named that it hides (Cunha & Cintra, chapter 13, *Verbos pronominais*).
  var hidesItself: Bool {
    parts.count == 1 && deed == "esconder" && first.namesThing && !first.isPlaceLike
      && KindSet(.nature, .weather, .plant).contains(first.kind)
      && PortugueseLoneWords.sides.contains(rest.first?.lemma ?? "")
  }

  /// *Trator, guincho, jet ski*.
  private var isDriven: Bool {
    first.kind == .vehicle || DoerFirstWords.carrying.contains(first.lemma)
      || PortugueseLoneWords.drivers.contains(first.lemma)
  }

  /// *Vento, neve, fogo, enchente, neblina*.
  private var isForce: Bool {
    first.kind == .weather || DoerFirstWords.winds.contains(first.lemma)
      || PortugueseLoneWords.forces.contains(first.lemma)
  }
}

/// Words of such rows.
private enum PortugueseLoneWords {
  /// What works by its own force.
  static let forces: WordSet = [
    "fogo", "incêndio", "enchente", "neve", "granizo", "neblina", "maré", "avalanche",
    "terremoto", "tornado", "chuva", "sol", "lama", "inundação", "geada", "trovão",
    "tufão", "vulcão", "fumaça", "poeira", "cerração", "nevasca", "enxurrada", "tsunami",
  ]
  /// Where one is hidden.
  static let sides: WordSet = [
    "atrás", "embaixo", "debaixo", "dentro", "entre", "atrás de", "embaixo de", "debaixo de",
    "dentro de", "em", "por trás",
  ]
  /// What such a force does to things.
  static let forced: WordSet = [
    "cobrir", "queimar", "derrubar", "destruir", "invadir", "amassar", "levar", "estragar",
    "arrastar", "molhar", "sujar", "quebrar", "alagar", "inundar", "atingir", "arrancar", "apagar",
    "balançar", "secar", "derreter", "encher", "danificar", "rachar", "matar", "esquentar",
    "iluminar", "carregar", "virar", "bloquear", "fechar", "atrasar", "atrapalhar", "congelar",
    "esconder", "tapar", "afundar", "varrer",
  ]
  /// Vehicles and machines that drive.
  static let drivers: WordSet = [
    "guincho", "jet ski", "trator", "carreta", "carroça", "escavadeira", "guindaste", "lancha",
    "quadriciclo", "caminhonete", "empilhadeira", "reboque", "viatura", "motocicleta", "moto",
  ]
  /// What vehicles and machines that drive do to things.
  static let driven: WordSet = [
    "levar", "puxar", "derrubar", "atropelar", "esmagar", "carregar", "bloquear", "rebocar",
    "amassar", "quebrar", "estragar", "destruir", "transportar", "fechar", "sujar", "molhar",
    "arranhar",
  ]
  /// What clothes and shoes do to the body.
  static let pinching: WordSet = [
    "machucar", "apertar", "pinicar", "arranhar", "irritar", "incomodar", "coçar", "esquentar",
    "ferir",
  ]
}
