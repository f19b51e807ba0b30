/// What a verb takes: its construction, the roles it opens and what stands before each.
public struct VerbFrame: Hashable, Sendable {
  /// How the verb is built with its subject and complements.
  public enum Pattern: String, CaseIterable, Hashable, Sendable {
    /// Subject, verb, complements: *comer, ir, eat*.
    case plain
    /// Joins an attribute to the subject for what it is: *ser, be*.
    case copula
    /// Joins an attribute to the subject for how or where it is: *estar*.
    case stateCopula = "state-copula"
    /// Who feels is the indirect object: *gustar, doler*.
    case experiencer
    /// Like that where a thing moves somebody (*a mamá le preocupa el dinero*), plain where a being
    /// does something to another (*el perro asusta al niño*).
    case affecting
    /// Done to oneself when the object is a part of one's body: *lavar las manos*.
    case grooming
    /// Without a subject: *hay, es tarde*.
    case existential
    /// Weather, without a subject: *llover, rain*.
    case weather
    /// What it is said of stands behind it: *falta um lápis*. Only made while a sentence is.
    case unaccusative
    /// Helps another verb: *poder, must*.
    case modal
  }

  /// How the verb joins another verb.
  public enum Opening: Hashable, Sendable {
    /// Right before the infinitive: *quiero comer, can eat*.
    case bare
    /// With a word between: *voy **a** comer, want **to** eat, tengo **que** comer*.
    case word(String)
    /// With the gerund: *sigo comiendo, keep eating*.
    case gerund
  }

  /// Which past it prefers where nothing else decides.
  public enum Past: String, Hashable, Sendable {
    /// *comió, fez*
    case event
    /// *estaba, queria*
    case state
  }

  /// How an event ends, which tells of a row of tiles without a time whether it is over (Vendler, *Verbs and Times*, 1957).
  public enum Aspect: String, Hashable, Sendable {
    /// Telic and punctual: laid in a row without a time, it is over (*el abuelo ha muerto, o vovô morreu*).
    case achievement
    /// Telic with what it takes from somebody or does to the speaker: *o menino pegou meu brinquedo*.
    case accomplishment
    /// Over where it is done to a part of the body or to the speaker: *cortei o dedo*.
    case injury
    /// Over where another does it once to one thing or being: *o dentista arrancou meu dente*.
    case deed
  }

  /// What a frame says.
  private struct Fields: Hashable, Sendable {
    var lemma: String
    var pattern: Pattern
    var slots: [FrameSlot]
    var opening: Opening?
    var otherOpening: Opening?
    var otherPreposition: String?
    var opensSubjunctive: Bool
    var opensIndicative = false
    var opensCausative = false
    var isImpersonal = false
    var happensToBody = false
    var past: Past
    var aspect: Aspect?
    var achievement: FrameSlot?
    var typicalSubject = ""
    var isDefault: Bool
  }

  /// The fields behind one reference: frames are copied far more often than they are changed.
  private final class Content: Sendable {
    let fields: Fields

    init(_ fields: Fields) { self.fields = fields }
  }

  private var content: Content

  private var fields: Fields {
    _read { yield content.fields }
    set { content = Content(newValue) }
  }

  /// Dictionary form.
  public var lemma: String {
    _read { yield content.fields.lemma }
    set { fields.lemma = newValue }
  }

  /// Construction.
  public var pattern: Pattern {
    _read { yield content.fields.pattern }
    set { fields.pattern = newValue }
  }

  /// What it takes, the most typical first.
  public var slots: [FrameSlot] {
    _read { yield content.fields.slots }
    set { fields.slots = newValue }
  }

  /// How it joins another verb; nil: as the language's verbs do by default.
  public var opening: Opening? {
    _read { yield content.fields.opening }
    set { fields.opening = newValue }
  }

  /// How it joins a verb that somebody else does: *stop the dog **from** barking, enjoy them sing**ing***; nil: as one's own.
  public var otherOpening: Opening? {
    _read { yield content.fields.otherOpening }
    set { fields.otherOpening = newValue }
  }

  /// What stands before that somebody: *rely **on** Mom to drive*.
  public var otherPreposition: String? {
    _read { yield content.fields.otherPreposition }
    set { fields.otherPreposition = newValue }
  }

  /// Whether another subject behind it comes with a *que* clause in the subjunctive: *quiero que
  /// vengas*.
  public var opensSubjunctive: Bool {
    _read { yield content.fields.opensSubjunctive }
    set { fields.opensSubjunctive = newValue }
  }

  /// Whether it says or thinks something: another verb comes with *que* in the indicative, its
  /// subject given or the same: *acho que ele vem, diz que quer água*.
  public var opensIndicative: Bool {
    _read { yield content.fields.opensIndicative }
    set { fields.opensIndicative = newValue }
  }

  /// Whether a being behind it stays its object and the other verb follows bare: *me deja salir*.
  public var opensCausative: Bool {
    _read { yield content.fields.opensCausative }
    set { fields.opensCausative = newValue }
  }

  /// Whether it is said of nobody where no subject was chosen: *vale a pena, dá preguiça, escurece*.
  public var isImpersonal: Bool {
    _read { yield content.fields.isImpersonal }
    set { fields.isImpersonal = newValue }
  }

  /// Whether it happens to parts of the body of whoever it is said of, and is plain of all else: *me tiemblan las manos,
  /// me suenan las tripas*, but *el perro tiembla* (NGLE §35.7).
  public var happensToBody: Bool {
    _read { yield content.fields.happensToBody }
    set { fields.happensToBody = newValue }
  }

  /// Preferred past.
  public var past: Past {
    _read { yield content.fields.past }
    set { fields.past = newValue }
  }

  /// How it ends; nil: as nothing in particular.
  public var aspect: Aspect? {
    _read { yield content.fields.aspect }
    set { fields.aspect = newValue }
  }

  /// What the verb ends as it begins, so that it is over when it is told: *morir, romper, morder*; nil: it lasts.
  ///
  /// The slot names what it must be done to for that, where it names anything (NGLE §23.3, *logros*).
  public var achievement: FrameSlot? {
    _read { yield content.fields.achievement }
    set { fields.achievement = newValue }
  }

  /// Who or what does it in the table's example.
  public var typicalSubject: String {
    _read { yield content.fields.typicalSubject }
    set { fields.typicalSubject = newValue }
  }

  /// Whether the frame is the default for a verb that is not in the table.
  public var isDefault: Bool {
    _read { yield content.fields.isDefault }
    set { fields.isDefault = newValue }
  }

  /// A frame.
  public init(
    lemma: String, pattern: Pattern = .plain, slots: [FrameSlot], opening: Opening? = nil,
    opensSubjunctive: Bool = false, past: Past = .event, isDefault: Bool = false
  ) {
    content = Content(
      Fields(
        lemma: lemma, pattern: pattern, slots: slots, opening: opening,
        opensSubjunctive: opensSubjunctive, past: past, isDefault: isDefault))
  }

  /// Whether another verb behind it can have a subject of its own.
  public var opensClause: Bool {
    opensSubjunctive || opensIndicative || content.fields.otherOpening != nil
  }

  /// Whether the frame is of a verb that is known and has a subject of its own.
  var isListed: Bool { !isDefault && (pattern == .plain || pattern == .grooming) }

  /// The first slot of a role that is not for certain words only.
  public func slot(_ role: Role) -> FrameSlot? {
    let slots = content.fields.slots
    for index in slots.indices where slots[index].role == role && slots[index].words.isEmpty {
      return slots[index]
    }
    for index in slots.indices where slots[index].role == role && slots[index].kinds != .named {
      return slots[index]
    }
    return nil
  }

  /// Whether the verb joins an attribute to its subject.
  public var isCopular: Bool { pattern == .copula || pattern == .stateCopula }
}

extension VerbFrame {
  public static func == (left: Self, right: Self) -> Bool {
    left.content === right.content || left.fields == right.fields
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}
