#include <cairo/cairo.h>
#include <cairo/cairo-pdf.h>
#include <cairo/cairo-svg.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <string.h>

// What is called of pango, gdk-pixbuf, librsvg and GLib, as their headers declare it. Their headers
// lie in folders that differ from machine to machine, and asking pkg-config for them would link the
// libraries as well; script/test compares these lines with the headers, see script/lib/drawing_check.c.
#ifndef __PANGO_H__
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoContext PangoContext;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoRectangle {
  int x, y, width, height;
} PangoRectangle;
typedef enum { PANGO_ALIGN_LEFT, PANGO_ALIGN_CENTER, PANGO_ALIGN_RIGHT } PangoAlignment;
typedef enum { PANGO_WRAP_WORD, PANGO_WRAP_CHAR, PANGO_WRAP_WORD_CHAR } PangoWrapMode;
typedef enum { PANGO_WEIGHT_NORMAL = 400, PANGO_WEIGHT_BOLD = 700 } PangoWeight;
#define PANGO_SCALE 1024
#endif
#ifndef GDK_PIXBUF_H
typedef struct _GdkPixbuf GdkPixbuf;
typedef struct _GdkPixbufLoader GdkPixbufLoader;
typedef struct _GError GError;
typedef struct _GClosure GClosure;
typedef enum { G_CONNECT_AFTER = 1 } GConnectFlags;
typedef enum { G_LOG_FLAG_FATAL = 2, G_LOG_LEVEL_MASK = ~3 } GLogLevelFlags;
typedef void (*GLogFunc)(const char *, GLogLevelFlags, const char *, void *);
#endif
#ifndef RSVG_H
typedef struct _RsvgHandle RsvgHandle;
typedef struct {
  double x, y, width, height;
} RsvgRectangle;
#endif

PangoLayout *pango_cairo_create_layout(cairo_t *);
void pango_cairo_show_layout(cairo_t *, PangoLayout *);
void pango_layout_set_text(PangoLayout *, const char *, int);
void pango_layout_set_font_description(PangoLayout *, const PangoFontDescription *);
void pango_layout_set_width(PangoLayout *, int);
void pango_layout_set_alignment(PangoLayout *, PangoAlignment);
void pango_layout_set_wrap(PangoLayout *, PangoWrapMode);
void pango_layout_get_extents(PangoLayout *, PangoRectangle *, PangoRectangle *);
int pango_layout_get_unknown_glyphs_count(PangoLayout *);
PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *);
void pango_font_description_set_family(PangoFontDescription *, const char *);
void pango_font_description_set_weight(PangoFontDescription *, PangoWeight);
void pango_font_description_set_absolute_size(PangoFontDescription *, double);

RsvgHandle *rsvg_handle_new_from_data(const unsigned char *, unsigned long, GError **);
int rsvg_handle_render_document(RsvgHandle *, cairo_t *, const RsvgRectangle *, GError **);
void rsvg_handle_set_dpi(RsvgHandle *, double);

GdkPixbufLoader *gdk_pixbuf_loader_new(void);
int gdk_pixbuf_loader_write(GdkPixbufLoader *, const unsigned char *, unsigned long, GError **);
int gdk_pixbuf_loader_close(GdkPixbufLoader *, GError **);
void gdk_pixbuf_loader_set_size(GdkPixbufLoader *, int, int);
GdkPixbuf *gdk_pixbuf_loader_get_pixbuf(GdkPixbufLoader *);
GdkPixbuf *gdk_pixbuf_apply_embedded_orientation(GdkPixbuf *);
int gdk_pixbuf_get_width(const GdkPixbuf *);
int gdk_pixbuf_get_height(const GdkPixbuf *);
int gdk_pixbuf_get_rowstride(const GdkPixbuf *);
int gdk_pixbuf_get_n_channels(const GdkPixbuf *);
const unsigned char *gdk_pixbuf_read_pixels(const GdkPixbuf *);

void g_object_unref(void *);
void g_error_free(GError *);
GLogFunc g_log_set_default_handler(GLogFunc, void *);
unsigned long g_signal_connect_data(
  void *, const char *, void (*)(void), void *, void (*)(void *, GClosure *), GConnectFlags);

// Everything that the program calls, found when it is first needed; see CEspeakNG. These libraries
// bring some forty others along.
#define AAC_DRAWING(X) \
  X(cairo_arc) \
  X(cairo_clip) \
  X(cairo_close_path) \
  X(cairo_create) \
  X(cairo_destroy) \
  X(cairo_fill) \
  X(cairo_fill_preserve) \
  X(cairo_get_source) \
  X(cairo_image_surface_create) \
  X(cairo_image_surface_get_data) \
  X(cairo_image_surface_get_stride) \
  X(cairo_line_to) \
  X(cairo_move_to) \
  X(cairo_new_path) \
  X(cairo_paint) \
  X(cairo_pattern_set_filter) \
  X(cairo_pdf_surface_add_outline) \
  X(cairo_pdf_surface_create_for_stream) \
  X(cairo_pdf_surface_set_metadata) \
  X(cairo_pdf_surface_set_size) \
  X(cairo_rectangle) \
  X(cairo_restore) \
  X(cairo_save) \
  X(cairo_scale) \
  X(cairo_set_line_cap) \
  X(cairo_set_line_width) \
  X(cairo_set_source_rgb) \
  X(cairo_set_source_surface) \
  X(cairo_show_page) \
  X(cairo_status) \
  X(cairo_status_to_string) \
  X(cairo_stroke) \
  X(cairo_surface_destroy) \
  X(cairo_surface_finish) \
  X(cairo_surface_flush) \
  X(cairo_surface_mark_dirty) \
  X(cairo_surface_status) \
  X(cairo_surface_write_to_png_stream) \
  X(cairo_svg_surface_create_for_stream) \
  X(cairo_tag_begin) \
  X(cairo_tag_end) \
  X(cairo_translate) \
  X(g_error_free) \
  X(g_log_set_default_handler) \
  X(g_object_unref) \
  X(g_signal_connect_data) \
  X(gdk_pixbuf_apply_embedded_orientation) \
  X(gdk_pixbuf_get_height) \
  X(gdk_pixbuf_get_n_channels) \
  X(gdk_pixbuf_get_rowstride) \
  X(gdk_pixbuf_get_width) \
  X(gdk_pixbuf_loader_close) \
  X(gdk_pixbuf_loader_get_pixbuf) \
  X(gdk_pixbuf_loader_new) \
  X(gdk_pixbuf_loader_set_size) \
  X(gdk_pixbuf_loader_write) \
  X(gdk_pixbuf_read_pixels) \
  X(pango_cairo_create_layout) \
  X(pango_cairo_show_layout) \
  X(pango_font_description_free) \
  X(pango_font_description_new) \
  X(pango_font_description_set_absolute_size) \
  X(pango_font_description_set_family) \
  X(pango_font_description_set_weight) \
  X(pango_layout_get_extents) \
  X(pango_layout_get_unknown_glyphs_count) \
  X(pango_layout_set_alignment) \
  X(pango_layout_set_font_description) \
  X(pango_layout_set_text) \
  X(pango_layout_set_width) \
  X(pango_layout_set_wrap) \
  X(rsvg_handle_new_from_data) \
  X(rsvg_handle_render_document) \
  X(rsvg_handle_set_dpi)

#define AAC_FIELD(name) __typeof__(&name) _Nonnull name;
struct aac_drawing {
  AAC_DRAWING(AAC_FIELD)
};

/// What becomes of the libraries' messages for programmers: whoever prints is told of what could not
/// be drawn in words of ours.
static inline void aac_drawing_ignore(
  const char *_Nullable domain, GLogLevelFlags level, const char *_Nullable message,
  void *_Nullable data) {
  (void)domain, (void)level, (void)message, (void)data;
}

/// Loads the libraries once; NULL when one is not installed or lacks a function.
static inline const struct aac_drawing *_Nullable aac_drawing_load(void) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  static struct aac_drawing found;
  static int is_complete = 0;
#define AAC_NAME(name) #name,
  static const char *const names[] = {AAC_DRAWING(AAC_NAME)};
  // A function is looked for in each library and those that it brings along.
  static const char *const libraries[] = {
    "libpangocairo-1.0.so.0", "librsvg-2.so.2", "libgdk_pixbuf-2.0.so.0",
  };
  enum { count = sizeof libraries / sizeof *libraries };
  pthread_mutex_lock(&lock);
  if (!is_complete) {
    void *handles[count];
    is_complete = 1;
    for (size_t i = 0; i < count; i++) {
      handles[i] = dlopen(libraries[i], RTLD_LAZY | RTLD_LOCAL);
      if (handles[i] == NULL) is_complete = 0;
    }
    for (size_t i = 0; is_complete && i < sizeof names / sizeof *names; i++) {
      void *function = NULL;
      for (size_t j = 0; function == NULL && j < count; j++) function = dlsym(handles[j], names[i]);
      if (function == NULL) is_complete = 0;
      memcpy((char *)&found + i * sizeof function, &function, sizeof function);
    }
    if (is_complete) found.g_log_set_default_handler(aac_drawing_ignore, NULL);
  }
  pthread_mutex_unlock(&lock);
  return is_complete ? &found : NULL;
}
