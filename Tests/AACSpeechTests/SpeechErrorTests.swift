import AACCore
import AACSpeech
import Testing

struct SpeechErrorTests {
  @Test(arguments: [
    (
      SpeechError.noVoiceData(detail: "No such file or directory"),
      "there is no voice: the data of espeak-ng cannot be read (No such file or directory); "
        + "install the package espeak-ng-data"
    ),
    (
      .unknownVoice(name: "zz", known: ["woman", "es"]),
      "there is no voice 'zz'; choose among woman, es"
    ),
    (.synthesisFailed(code: 2), "the voice failed (espeak-ng, code 2); try a shorter text"),
    (
      .noAudioDevice("hw:3"),
      "there is no audio device 'hw:3'; connect one, name another in AAC_AUDIO_DEVICE "
        + "or write a file with --out"
    ),
    (
      .audioDeviceBusy("hw:3"),
      "another program uses the audio device 'hw:3'; close it or name another in AAC_AUDIO_DEVICE"
    ),
    (
      .audioDeviceLost("hw:3"),
      "the audio device 'hw:3' stopped answering; check that it is connected"
    ),
    (
      .cannotWrite(path: "a/b.wav", .noFolder),
      "cannot write 'a/b.wav': its folder does not exist; create it first"
    ),
    (
      .cannotWrite(path: "b", .unknownFormat),
      "cannot write 'b': its name tells no known format; end it in .wav, .flac, .ogg, .opus, .mp3"
    ),
    (
      .cannotWrite(path: "b.wav", .diskFull),
      "cannot write 'b.wav': the disk is full; make room or choose another folder"
    ),
  ])
  func saysWhatIsWrongAndWhatToDo(error: SpeechError, line: String) {
    #expect(error.description == line)
    for language in Language.allCases { #expect(!error.text[language].hasSuffix(".")) }
  }

  @Test func onlyFileErrorsConcernTheFile() {
    #expect(SpeechError.cannotWrite(path: "b.wav", .diskFull).concernsFile)
    #expect(!SpeechError.noAudioDevice("default").concernsFile)
  }
}
