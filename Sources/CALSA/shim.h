#include <alsa/asoundlib.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <string.h>

// What the program calls of ALSA, found when it is first needed; see CEspeakNG.
struct aac_alsa {
  __typeof__(&snd_pcm_close) _Nonnull snd_pcm_close;
  __typeof__(&snd_pcm_delay) _Nonnull snd_pcm_delay;
  __typeof__(&snd_pcm_drain) _Nonnull snd_pcm_drain;
  __typeof__(&snd_pcm_drop) _Nonnull snd_pcm_drop;
  __typeof__(&snd_pcm_open) _Nonnull snd_pcm_open;
  __typeof__(&snd_pcm_prepare) _Nonnull snd_pcm_prepare;
  __typeof__(&snd_pcm_resume) _Nonnull snd_pcm_resume;
  __typeof__(&snd_pcm_set_params) _Nonnull snd_pcm_set_params;
  __typeof__(&snd_pcm_state) _Nonnull snd_pcm_state;
  __typeof__(&snd_pcm_writei) _Nonnull snd_pcm_writei;
};

// Swift can neither write nor pass a function with a variable number of arguments.
static inline void aac_alsa_ignore(
    const char *file, int line, const char *function, int err, const char *format, ...) {
  (void)file, (void)line, (void)function, (void)err, (void)format;
}

/// Loads the library once; NULL when it is not installed or lacks a function.
static inline const struct aac_alsa *_Nullable aac_alsa_load(void) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  static struct aac_alsa found;
  static int is_complete = 0;
  // In the order of the struct.
  static const char *const names[] = {
    "snd_pcm_close",
    "snd_pcm_delay",
    "snd_pcm_drain",
    "snd_pcm_drop",
    "snd_pcm_open",
    "snd_pcm_prepare",
    "snd_pcm_resume",
    "snd_pcm_set_params",
    "snd_pcm_state",
    "snd_pcm_writei",
  };
  pthread_mutex_lock(&lock);
  void *library = is_complete ? NULL : dlopen("libasound.so.2", RTLD_LAZY | RTLD_LOCAL);
  if (library != NULL) {
    is_complete = 1;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
      void *function = dlsym(library, names[i]);
      if (function == NULL) is_complete = 0;
      memcpy((char *)&found + i * sizeof function, &function, sizeof function);
    }
    // Keeps ALSA from printing on standard error what the caller reports itself.
    __typeof__(&snd_lib_error_set_handler) set_handler =
        (__typeof__(&snd_lib_error_set_handler))dlsym(library, "snd_lib_error_set_handler");
    if (set_handler != NULL) set_handler(&aac_alsa_ignore);
  }
  pthread_mutex_unlock(&lock);
  return is_complete ? &found : NULL;
}
