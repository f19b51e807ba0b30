/// How the stem of a Portuguese verb changes where the stress falls on it.
///
/// Stress is on the stem in the singular and third person plural of the present tenses.
/// Classes after Cunha & Cintra, *Nova gramática do português contemporâneo*, chapter 13, and
/// accents after base X of the spelling agreement of 1990.
enum PortugueseVerbPattern: String, Hashable, Sendable {
  /// No change: *falo, como, parto*.
  case plain
  /// -ear: *passeio, passeamos*.
  case ear
  /// *odeio, odiamos*.
  case odiar
  /// -iar that hesitates in Portugal: *negocio* or *negoceio*.
  case negociar
  /// Accent on the *i* or *u* of a hiatus: *saúdo, proíbo*.
  case hiatus
  /// -guar, -quar: *averiguo* or *averíguo*, the first the more usual.
  case averiguar
  /// *enxáguo* or *enxaguo*, the first the more usual.
  case aguar
  /// *e* becomes *i* in the first person and subjunctive: *sinto, sentes*.
  case sentir
  /// *e* becomes *i* wherever the stem is stressed, and in all the subjunctive: *agrido, agrides*.
  case agredir
  /// *o* becomes *u* in the first person and subjunctive: *durmo, dormes*.
  case dormir
  /// *o* becomes *u* wherever the stem is stressed, and in all the subjunctive: *pulo, pules*.
  case polir
  /// *u* becomes *o* except in the first person and subjunctive: *subo, sobes*.
  case subir
  /// As *subir*, or plain: *entopes* or *entupes*.
  case entupir
  /// *e* or *i* in the first person: *emerjo* or *emirjo*.
  case emergir
  /// *frijo, freges*: *i* that becomes *e*.
  case frigir
  /// *construo, constróis* or *construis*.
  case construir
  /// -uir: *incluo, incluis, inclui, incluem*.
  case uir
  /// -air: *saio, sais, sai, saem*.
  case air
  /// -oer: *moo, móis, mói, moem*.
  case oer
  /// -uzir and the like: *conduz*.
  case uzir
  /// *u* of *gu* sounded: *arguo, arguis, argui, arguem*.
  case arguir
  /// *delinquo* or *delínquo*.
  case delinquir
  /// *extorco* or *extorquo*.
  case extorquir
  /// *mobílio*.
  case mobiliar
  /// *resfolego* or *resfólego*.
  case resfolegar
  /// Only forms stressed after the stem: *falimos, falis*.
  case defective
  /// No first person of the present, so no subjunctive: *comedes*.
  case withoutFirst
}
