#include <malloc.h>
#include <spawn.h>
#include <time.h>

// Of glibc, but only told of with _GNU_SOURCE, which Swift does not set.

int memfd_create(const char *_Nonnull name, unsigned int flags);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *_Nonnull actions, int from);

/// MFD_CLOEXEC.
static const unsigned int aac_memfd_cloexec = 1;
/// F_OFD_GETLK and F_OFD_SETLK: locks that belong to an open file and not to the process.
static const int aac_ofd_getlk = 36;
static const int aac_ofd_setlk = 37;

/// Seconds since the machine was started, those in which it slept too. The C library's own structure belongs to whichever module
/// was read first, so that Swift cannot name it everywhere.
static inline double aac_boot_seconds(void) {
  struct timespec now = {0, 0};
  clock_gettime(7 /* CLOCK_BOOTTIME */, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/// Has what was given back stay with the process, up to 64 MB, instead of with the system: who makes one sound after the other then gets the
/// same memory again, without a page fault for every page of it.
static inline void aac_keep_memory(void) {
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  mallopt(M_ARENA_MAX, 1);
}
