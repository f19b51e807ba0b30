#include <espeak-ng/speak_lib.h>
#include <espeak-ng/espeak_ng.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <string.h>

// What the program calls of espeak-ng, found when it is first needed: loading the library and what it brings
// along takes longer than making a sentence, which needs none of it.
struct aac_espeak {
  __typeof__(&espeak_GetCurrentVoice) _Nonnull espeak_GetCurrentVoice;
  __typeof__(&espeak_Info) _Nonnull espeak_Info;
  __typeof__(&espeak_ListVoices) _Nonnull espeak_ListVoices;
  __typeof__(&espeak_SetPhonemeCallback) _Nonnull espeak_SetPhonemeCallback;
  __typeof__(&espeak_SetSynthCallback) _Nonnull espeak_SetSynthCallback;
  __typeof__(&espeak_ng_ClearErrorContext) _Nonnull espeak_ng_ClearErrorContext;
  __typeof__(&espeak_ng_GetSampleRate) _Nonnull espeak_ng_GetSampleRate;
  __typeof__(&espeak_ng_GetStatusCodeMessage) _Nonnull espeak_ng_GetStatusCodeMessage;
  __typeof__(&espeak_ng_Initialize) _Nonnull espeak_ng_Initialize;
  __typeof__(&espeak_ng_InitializeOutput) _Nonnull espeak_ng_InitializeOutput;
  __typeof__(&espeak_ng_InitializePath) _Nonnull espeak_ng_InitializePath;
  __typeof__(&espeak_ng_SetParameter) _Nonnull espeak_ng_SetParameter;
  __typeof__(&espeak_ng_SetVoiceByName) _Nonnull espeak_ng_SetVoiceByName;
  __typeof__(&espeak_ng_Synthesize) _Nonnull espeak_ng_Synthesize;
};

/// Loads the library once; NULL when it is not installed or lacks a function.
static inline const struct aac_espeak *_Nullable aac_espeak_load(void) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  static struct aac_espeak found;
  static int is_complete = 0;
  // In the order of the struct.
  static const char *const names[] = {
    "espeak_GetCurrentVoice",
    "espeak_Info",
    "espeak_ListVoices",
    "espeak_SetPhonemeCallback",
    "espeak_SetSynthCallback",
    "espeak_ng_ClearErrorContext",
    "espeak_ng_GetSampleRate",
    "espeak_ng_GetStatusCodeMessage",
    "espeak_ng_Initialize",
    "espeak_ng_InitializeOutput",
    "espeak_ng_InitializePath",
    "espeak_ng_SetParameter",
    "espeak_ng_SetVoiceByName",
    "espeak_ng_Synthesize",
  };
  pthread_mutex_lock(&lock);
  void *library = is_complete ? NULL : dlopen("libespeak-ng.so.1", RTLD_LAZY | RTLD_LOCAL);
  if (library != NULL) {
    is_complete = 1;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
      void *function = dlsym(library, names[i]);
      if (function == NULL) is_complete = 0;
      memcpy((char *)&found + i * sizeof function, &function, sizeof function);
    }
  }
  pthread_mutex_unlock(&lock);
  return is_complete ? &found : NULL;
}
