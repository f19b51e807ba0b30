#include <dlfcn.h>
#include <stddef.h>

// What the program calls of libqrencode, found when it is first needed: without the library there is no QR code, and
// everything else works. The declarations are those of its version 4 (qrencode.h), so that it need not be there to build.
typedef struct {
  int version;
  int width;
  unsigned char *_Nullable data;
} aac_qrcode;

typedef aac_qrcode *_Nullable (*aac_qrcode_encode)(const char *_Nonnull text, int version, int level, int hint, int case_sensitive);
typedef void (*aac_qrcode_free)(aac_qrcode *_Nullable code);

/// Makes a code of a text in the mode for bytes, with the middle level of error correction, and gives it to `use`; answers
/// 0 when the library is not installed or the text is too long.
static inline int aac_qrcode_make(
    const char *_Nonnull text, void *_Nullable context,
    void (*_Nonnull use)(void *_Nullable context, int width, const unsigned char *_Nonnull data)) {
  void *library = dlopen("libqrencode.so.4", RTLD_LAZY | RTLD_LOCAL);
  if (library == NULL) return 0;
  aac_qrcode_encode encode = (aac_qrcode_encode)dlsym(library, "QRcode_encodeString");
  aac_qrcode_free release = (aac_qrcode_free)dlsym(library, "QRcode_free");
  int is_made = 0;
  if (encode != NULL && release != NULL) {
    aac_qrcode *code = encode(text, 0, 1, 2, 1);
    if (code != NULL && code->data != NULL) {
      use(context, code->width, code->data);
      is_made = 1;
    }
    release(code);
  }
  dlclose(library);
  return is_made;
}
