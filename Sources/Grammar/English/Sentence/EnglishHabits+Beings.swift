import AACCore

/// Verbs of what one does to somebody: a thing beside him is what it is done with, and nobody does it for him.
///
/// Sources: CGEL §9.49 (means and instrument), §16.57 (indirect objects; which verbs have none).
extension EnglishHabits {
  /// *tickle/me/feather, splash/brother/water*, but *peel/me/apple*.
  static let doneToBeings = EnglishWords.set(
    """
    abandon accompany accuse adore amaze annoy approach arrest assure attack babysit beat betray
    bite blame bless bore bother breastfeed bully calm caress chase comfort compliment condemn
    confuse console contact contradict criticize cuddle defend disappoint discourage disgust
    dismiss disobey distract disturb divorce embarrass embrace examine excite exclude excuse
    exhaust expel fascinate fit flatter follow forgive frighten frustrate glare greet guide harm
    hire hit honk hospitalize hug humiliate hurt ignore imitate impress injure inspire insult
    interest interrupt isolate judge kick kiss lick manipulate marry mistreat misunderstand mock
    monitor mourn nag neglect nominate notify nudge nuzzle obey observe offend overcharge pamper
    pat pester pet phone photograph pinch please poke praise prosecute protect provoke pull punch
    punish pursue push question reassure reprimand rescue resemble resent respect revive reward
    rock salute satisfy scare scold scratch shock shove slap smack soothe spank splash spoil spot
    squash stab startle sting strangle stress stroke suit support surprise suspend swaddle swat
    tackle tag taunt tease tempt terrify thank threaten tickle torture train trap treat trick trip
    trust tutor unfollow unfriend upset vaccinate welcome whack
    """
  ).union([
    "agree with", "apologize to", "argue with", "ask out", "bark at", "beat up", "bump into",
    "call back", "calm down", "care about", "care for", "catch up with", "check on", "cheer up",
    "count on", "creep out", "cuddle up to", "depend on", "fall on", "fight with", "gang up on",
    "get mad at", "gross out", "growl at", "hang out with", "hang up on", "hide from", "hiss at",
    "hold back", "hug back", "jump on", "keep up with", "laugh at", "lean on", "let down",
    "lie to", "look after", "look at", "look like", "look up to", "make fun of", "make up with",
    "nod at", "operate on", "order around", "pay back", "pick on", "point at", "push over",
    "put to bed", "put to sleep", "rely on", "ring back", "ring up", "run after", "run away from",
    "run into", "scare away", "scream at", "shout at", "sit next to", "sit on", "sit with",
    "smile at", "sneak up on", "sneeze on", "spit at", "spy on", "stamp on", "stand up for",
    "stare at", "step on", "stick up for", "strap in", "stress out", "take advantage of",
    "take after", "take care", "tell off", "tire out", "trip up", "tuck in", "video call",
    "visit with", "vote for", "wake up", "walk into", "walk past", "watch over", "wave to",
    "wink at", "worry about", "yell at",
  ])

  /// *visit/grandpa/hospital, pick up/brother/school, dress up/pirate/Halloween*: who stands right behind a verb that begins a row is
  /// whom one meets or plays.
  static let meeting = EnglishWords.set(
    "visit meet invite thank call phone text email fetch feed greet marry join"
  ).union([
    "pick up", "drop off", "say hi to", "look after", "wake up", "talk to", "play with", "wait for",
    "dress up",
  ])
}
