// Lets SVOX Pico say the text on standard input: pico FOLDER LANGUAGE RATE PITCH OUT.wav
//
// RATE is in percent of the ordinary speed, PITCH from 0 to 100 with 50 in the middle.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tts_engine.h"

// The voice refuses texts of 32,768 bytes.
enum { most = 30000, rate = 16000 };

static uint32_t written;

static bool keep(void *file, uint32_t hertz, uint32_t bits, int channels, uint8_t *audio,
                 uint32_t count, bool last) {
  (void)hertz, (void)bits, (void)channels, (void)last;
  written += count;
  return fwrite(audio, 1, count, file) == count;
}

static void number(FILE *file, uint32_t value, int bytes) {
  for (; bytes > 0; bytes--, value >>= 8) fputc(value & 0xFF, file);
}

static void header(FILE *file) {
  fwrite("RIFF", 1, 4, file), number(file, 36 + written, 4);
  fwrite("WAVEfmt ", 1, 8, file), number(file, 16, 4), number(file, 1, 2), number(file, 1, 2);
  number(file, rate, 4), number(file, rate * 2, 4), number(file, 2, 2), number(file, 16, 2);
  fwrite("data", 1, 4, file), number(file, written, 4);
}

int main(int count, char **words) {
  if (count != 6) {
    fprintf(stderr, "usage: pico FOLDER LANGUAGE RATE PITCH OUT.wav\n");
    return 64;
  }
  static char text[most + 1];
  size_t length = fread(text, 1, most, stdin);
  // Not in the middle of a character.
  while (length == most && length > 0 && (text[length - 1] & 0x80)) length--;
  text[length] = 0;
  // Pico takes what stands in angle brackets for commands.
  for (char *place = text; *place; place++) {
    if (*place == '<' || *place == '>') *place = ' ';
  }
  TTS_Engine *engine = TtsEngine_Create(words[1], words[2], keep);
  if (engine == NULL) {
    fprintf(stderr, "cannot load %s from %s\n", words[2], words[1]);
    return 1;
  }
  TtsEngine_SetRate(engine, atoi(words[3]));
  TtsEngine_SetPitch(engine, 50 + atoi(words[4]));
  FILE *file = fopen(words[5], "wb");
  if (file == NULL) {
    perror(words[5]);
    return 1;
  }
  header(file);
  bool is_said = TtsEngine_Speak(engine, text, file);
  rewind(file);
  header(file);
  TtsEngine_Destroy(engine);
  if (fclose(file) != 0 || !is_said) {
    fprintf(stderr, "the voice failed\n");
    return 1;
  }
  return 0;
}
