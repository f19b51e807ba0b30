#include <zip.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <string.h>

// What the program calls of libzip, found when it is first needed; see CEspeakNG.
struct aac_zip {
  __typeof__(&zip_close) _Nonnull zip_close;
  __typeof__(&zip_discard) _Nonnull zip_discard;
  __typeof__(&zip_error_code_zip) _Nonnull zip_error_code_zip;
  __typeof__(&zip_error_fini) _Nonnull zip_error_fini;
  __typeof__(&zip_error_init) _Nonnull zip_error_init;
  __typeof__(&zip_fclose) _Nonnull zip_fclose;
  __typeof__(&zip_file_add) _Nonnull zip_file_add;
  __typeof__(&zip_file_get_external_attributes) _Nonnull zip_file_get_external_attributes;
  __typeof__(&zip_file_set_dostime) _Nonnull zip_file_set_dostime;
  __typeof__(&zip_fopen_index) _Nonnull zip_fopen_index;
  __typeof__(&zip_fread) _Nonnull zip_fread;
  __typeof__(&zip_get_name) _Nonnull zip_get_name;
  __typeof__(&zip_get_num_entries) _Nonnull zip_get_num_entries;
  __typeof__(&zip_open_from_source) _Nonnull zip_open_from_source;
  __typeof__(&zip_set_file_compression) _Nonnull zip_set_file_compression;
  __typeof__(&zip_source_buffer) _Nonnull zip_source_buffer;
  __typeof__(&zip_source_buffer_create) _Nonnull zip_source_buffer_create;
  __typeof__(&zip_source_close) _Nonnull zip_source_close;
  __typeof__(&zip_source_free) _Nonnull zip_source_free;
  __typeof__(&zip_source_keep) _Nonnull zip_source_keep;
  __typeof__(&zip_source_open) _Nonnull zip_source_open;
  __typeof__(&zip_source_read) _Nonnull zip_source_read;
  __typeof__(&zip_source_stat) _Nonnull zip_source_stat;
  __typeof__(&zip_stat_index) _Nonnull zip_stat_index;
  __typeof__(&zip_stat_init) _Nonnull zip_stat_init;
};

/// Loads the library once; NULL when it is not installed or lacks a function.
static inline const struct aac_zip *_Nullable aac_zip_load(void) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  static struct aac_zip found;
  static int is_complete = 0;
  // In the order of the struct.
  static const char *const names[] = {
    "zip_close",
    "zip_discard",
    "zip_error_code_zip",
    "zip_error_fini",
    "zip_error_init",
    "zip_fclose",
    "zip_file_add",
    "zip_file_get_external_attributes",
    "zip_file_set_dostime",
    "zip_fopen_index",
    "zip_fread",
    "zip_get_name",
    "zip_get_num_entries",
    "zip_open_from_source",
    "zip_set_file_compression",
    "zip_source_buffer",
    "zip_source_buffer_create",
    "zip_source_close",
    "zip_source_free",
    "zip_source_keep",
    "zip_source_open",
    "zip_source_read",
    "zip_source_stat",
    "zip_stat_index",
    "zip_stat_init",
  };
  pthread_mutex_lock(&lock);
  if (!is_complete) {
    void *library = dlopen("libzip.so.4", RTLD_LAZY | RTLD_LOCAL);
    if (library == NULL) library = dlopen("libzip.so.5", RTLD_LAZY | RTLD_LOCAL);
    is_complete = library != NULL;
    for (size_t i = 0; library != NULL && i < sizeof names / sizeof *names; i++) {
      void *function = dlsym(library, names[i]);
      if (function == NULL) is_complete = 0;
      memcpy((char *)&found + i * sizeof function, &function, sizeof function);
    }
  }
  pthread_mutex_unlock(&lock);
  return is_complete ? &found : NULL;
}
