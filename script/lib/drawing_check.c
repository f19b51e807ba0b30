// Compared with the libraries' own headers by script/test: a declaration in shim.h that differs from
// theirs is an error here.
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <librsvg/rsvg.h>
#include <pango/pangocairo.h>
#include "../../Sources/CCairo/shim.h"

_Static_assert(sizeof(PangoRectangle) == 4 * sizeof(int), "four integers");
_Static_assert(sizeof(RsvgRectangle) == 4 * sizeof(double), "four numbers");
_Static_assert(PANGO_ALIGN_CENTER == 1 && PANGO_WRAP_WORD == 0 && PANGO_WRAP_WORD_CHAR == 2, "values");
_Static_assert(PANGO_WEIGHT_BOLD == 700 && PANGO_SCALE == 1024, "values");
