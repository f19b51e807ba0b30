#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <string.h>

// What the program calls of gdk-pixbuf (with glib's objects) and of libxml2, found when a picture is first brought in; see
// CEspeakNG. The libraries' own headers are not read: they bring a hundred others along and are not needed for a
// handful of functions, whose types have been the same since their version 2.0.
typedef struct _GdkPixbuf aac_pixbuf;
typedef struct _GdkPixbufLoader aac_pixbuf_loader;
typedef struct _xmlTextReader aac_xml_reader;

struct aac_pictures {
  aac_pixbuf_loader *_Nullable (*_Nonnull gdk_pixbuf_loader_new_with_type)(const char *_Nonnull, void *_Nullable *_Nullable);
  void (*_Nonnull gdk_pixbuf_loader_set_size)(aac_pixbuf_loader *_Nonnull, int, int);
  int (*_Nonnull gdk_pixbuf_loader_write)(aac_pixbuf_loader *_Nonnull, const unsigned char *_Nonnull, size_t, void *_Nullable *_Nullable);
  int (*_Nonnull gdk_pixbuf_loader_close)(aac_pixbuf_loader *_Nonnull, void *_Nullable *_Nullable);
  aac_pixbuf *_Nullable (*_Nonnull gdk_pixbuf_loader_get_pixbuf)(aac_pixbuf_loader *_Nonnull);
  aac_pixbuf *_Nullable (*_Nonnull gdk_pixbuf_apply_embedded_orientation)(aac_pixbuf *_Nonnull);
  aac_pixbuf *_Nullable (*_Nonnull gdk_pixbuf_scale_simple)(aac_pixbuf *_Nonnull, int, int, int);
  int (*_Nonnull gdk_pixbuf_get_width)(aac_pixbuf *_Nonnull);
  int (*_Nonnull gdk_pixbuf_get_height)(aac_pixbuf *_Nonnull);
  int (*_Nonnull gdk_pixbuf_get_has_alpha)(aac_pixbuf *_Nonnull);
  int (*_Nonnull gdk_pixbuf_save_to_bufferv)(
      aac_pixbuf *_Nonnull, char *_Nullable *_Nonnull, size_t *_Nonnull, const char *_Nonnull, const char *_Nullable *_Nonnull,
      const char *_Nullable *_Nonnull, void *_Nullable *_Nullable);
  void (*_Nonnull g_object_unref)(void *_Nonnull);
  void (*_Nonnull g_free)(void *_Nullable);
  aac_xml_reader *_Nullable (*_Nonnull xmlReaderForMemory)(
      const char *_Nonnull, int, const char *_Nullable, const char *_Nullable, int);
  int (*_Nonnull xmlTextReaderRead)(aac_xml_reader *_Nonnull);
  int (*_Nonnull xmlTextReaderNodeType)(aac_xml_reader *_Nonnull);
  int (*_Nonnull xmlTextReaderIsEmptyElement)(aac_xml_reader *_Nonnull);
  const unsigned char *_Nullable (*_Nonnull xmlTextReaderConstLocalName)(aac_xml_reader *_Nonnull);
  const unsigned char *_Nullable (*_Nonnull xmlTextReaderConstNamespaceUri)(aac_xml_reader *_Nonnull);
  const unsigned char *_Nullable (*_Nonnull xmlTextReaderConstValue)(aac_xml_reader *_Nonnull);
  int (*_Nonnull xmlTextReaderMoveToNextAttribute)(aac_xml_reader *_Nonnull);
  void (*_Nonnull xmlFreeTextReader)(aac_xml_reader *_Nonnull);
};

/// Loads the libraries once; NULL when they are not installed or lack a function.
static inline const struct aac_pictures *_Nullable aac_pictures_load(void) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  static struct aac_pictures found;
  static int is_complete = 0;
  // In the order of the struct.
  static const char *const names[] = {
    "gdk_pixbuf_loader_new_with_type",
    "gdk_pixbuf_loader_set_size",
    "gdk_pixbuf_loader_write",
    "gdk_pixbuf_loader_close",
    "gdk_pixbuf_loader_get_pixbuf",
    "gdk_pixbuf_apply_embedded_orientation",
    "gdk_pixbuf_scale_simple",
    "gdk_pixbuf_get_width",
    "gdk_pixbuf_get_height",
    "gdk_pixbuf_get_has_alpha",
    "gdk_pixbuf_save_to_bufferv",
    "g_object_unref",
    "g_free",
    "xmlReaderForMemory",
    "xmlTextReaderRead",
    "xmlTextReaderNodeType",
    "xmlTextReaderIsEmptyElement",
    "xmlTextReaderConstLocalName",
    "xmlTextReaderConstNamespaceUri",
    "xmlTextReaderConstValue",
    "xmlTextReaderMoveToNextAttribute",
    "xmlFreeTextReader",
  };
  pthread_mutex_lock(&lock);
  if (!is_complete) {
    // gdk-pixbuf brings glib's libraries along, in which dlsym also looks.
    void *pixbuf = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_LAZY | RTLD_LOCAL);
    void *xml = dlopen("libxml2.so.2", RTLD_LAZY | RTLD_LOCAL);
    is_complete = pixbuf != NULL && xml != NULL;
    for (size_t i = 0; pixbuf != NULL && xml != NULL && i < sizeof names / sizeof *names; i++) {
      void *function = dlsym(names[i][0] == 'x' ? xml : pixbuf, names[i]);
      if (function == NULL) is_complete = 0;
      memcpy((char *)&found + i * sizeof function, &function, sizeof function);
    }
  }
  pthread_mutex_unlock(&lock);
  return is_complete ? &found : NULL;
}
