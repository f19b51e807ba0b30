#include <alsa/asoundlib.h>

// Swift can neither write nor pass a function with a variable number of arguments.

static inline void aac_alsa_ignore(
    const char *file, int line, const char *function, int err, const char *format, ...) {
  (void)file, (void)line, (void)function, (void)err, (void)format;
}

// Keeps ALSA from printing on standard error what the caller reports itself.
static inline void aac_alsa_be_quiet(void) {
  snd_lib_error_set_handler(&aac_alsa_ignore);
}
