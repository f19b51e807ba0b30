import AACSpeech
import Testing

struct AlarmSoundTests {
  @Test(arguments: [22_050, 48_000]) func isHeardAndStartlesNobody(sampleRate: Int) {
    let chime = AlarmSound.chime(sampleRate: sampleRate)
    #expect(chime.sampleRate == sampleRate)
    #expect((2...3).contains(chime.duration))
    #expect((0.03...0.2).contains(chime.level))
    let peak = chime.samples.map { abs(Int($0)) }.max() ?? 0
    #expect((4_000...20_000).contains(peak))
    // It begins and ends softly: no click.
    #expect(chime.samples.prefix(20).allSatisfy { abs(Int($0)) < 2_500 })
    #expect(chime.samples.suffix(20).allSatisfy { abs(Int($0)) < 50 })
  }
}
