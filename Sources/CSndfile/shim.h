#include <sndfile.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <string.h>

// What the program calls of libsndfile, found when it is first needed; see CEspeakNG.
struct aac_sndfile {
  __typeof__(&sf_close) _Nonnull sf_close;
  __typeof__(&sf_command) _Nonnull sf_command;
  __typeof__(&sf_open_virtual) _Nonnull sf_open_virtual;
  __typeof__(&sf_set_string) _Nonnull sf_set_string;
  __typeof__(&sf_strerror) _Nonnull sf_strerror;
  __typeof__(&sf_writef_short) _Nonnull sf_writef_short;
};

/// Loads the library once; NULL when it is not installed or lacks a function.
static inline const struct aac_sndfile *_Nullable aac_sndfile_load(void) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  static struct aac_sndfile found;
  static int is_complete = 0;
  // In the order of the struct.
  static const char *const names[] = {
    "sf_close",
    "sf_command",
    "sf_open_virtual",
    "sf_set_string",
    "sf_strerror",
    "sf_writef_short",
  };
  pthread_mutex_lock(&lock);
  void *library = is_complete ? NULL : dlopen("libsndfile.so.1", RTLD_LAZY | RTLD_LOCAL);
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
