#pragma once

// libjpeg reports fatal errors through a function that must not return. It leaves with longjmp, which
// must not pass Swift frames, so each function here begins and ends libjpeg's work within one call.

#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
// After stdio.h and stdint.h, whose types it uses.
#include <jpeglib.h>
#include <jerror.h>

#ifdef LIBJPEG_TURBO_VERSION
#define CJPEG_QUOTED(text) #text
#define CJPEG_TEXT(macro) CJPEG_QUOTED(macro)
/// The name and version of the library whose headers were compiled.
static const char *const CJPEG_VERSION = "libjpeg-turbo " CJPEG_TEXT(LIBJPEG_TURBO_VERSION);
#else
static const char *const CJPEG_VERSION = "libjpeg";
#endif

/// What went wrong, and where to go on then.
typedef struct {
  struct jpeg_error_mgr manager;
  jmp_buf exit;
  char message[JMSG_LENGTH_MAX];
} cjpeg_failure;

/// A picture's size, and what went wrong.
typedef struct {
  uint32_t width;
  uint32_t height;
  char message[JMSG_LENGTH_MAX];
} cjpeg_picture;

static inline void cjpeg_exit(j_common_ptr info) {
  cjpeg_failure *failure = (cjpeg_failure *)info->err;
  (*info->err->format_message)(info, failure->message);
  longjmp(failure->exit, 1);
}

/// Accepts files with minor errors, but not truncated ones: the missing part would be grey.
static inline void cjpeg_warn(j_common_ptr info, int level) {
  if (level >= 0) return;
  info->err->num_warnings++;
  int code = info->err->msg_code;
  if (code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER) cjpeg_exit(info);
}

static inline void cjpeg_ignore(j_common_ptr info) { (void)info; }

/// Each scan of a progressive file passes over the whole picture, even one of a few bytes. Encoders write about ten.
enum { cjpeg_scan_limit = 100 };

static inline void cjpeg_bound_scans(j_common_ptr info) {
  if (((j_decompress_ptr)info)->input_scan_number <= cjpeg_scan_limit) return;
  cjpeg_failure *failure = (cjpeg_failure *)info->err;
  snprintf(failure->message, JMSG_LENGTH_MAX, "it has more than %d scans", cjpeg_scan_limit);
  longjmp(failure->exit, 1);
}

static inline void cjpeg_start(
  struct jpeg_decompress_struct *info, const uint8_t *bytes, size_t count
) {
  jpeg_create_decompress(info);
  jpeg_mem_src(info, bytes, count);
  jpeg_read_header(info, TRUE);
}

static inline void cjpeg_prepare(struct jpeg_decompress_struct *info, cjpeg_failure *failure) {
  memset(info, 0, sizeof *info);
  info->err = jpeg_std_error(&failure->manager);
  failure->manager.error_exit = cjpeg_exit;
  failure->manager.emit_message = cjpeg_warn;
  failure->manager.output_message = cjpeg_ignore;
  failure->message[0] = 0;
}

/// Reads the size; returns 0 and a message on failure.
static inline int cjpeg_read_size(const uint8_t *bytes, size_t count, cjpeg_picture *picture) {
  struct jpeg_decompress_struct info;
  cjpeg_failure failure;
  cjpeg_prepare(&info, &failure);
  if (setjmp(failure.exit)) {
    memcpy(picture->message, failure.message, JMSG_LENGTH_MAX);
    jpeg_destroy_decompress(&info);
    return 0;
  }
  cjpeg_start(&info, bytes, count);
  picture->width = info.image_width;
  picture->height = info.image_height;
  jpeg_destroy_decompress(&info);
  return 1;
}

/// Turns a row of four inks into red, green, blue and alpha; Adobe's files store them inverted.
static inline void cjpeg_convert_inks(uint8_t *row, uint32_t width, int is_inverted) {
  for (uint32_t x = 0; x < width; x++, row += 4) {
    uint32_t black = is_inverted ? row[3] : 255 - row[3];
    for (int channel = 0; channel < 3; channel++) {
      uint32_t ink = is_inverted ? row[channel] : 255 - row[channel];
      row[channel] = (uint8_t)((ink * black + 127) / 255);
    }
    row[3] = 255;
  }
}

static inline void cjpeg_read_rows(struct jpeg_decompress_struct *info, uint8_t *pixels) {
  int has_inks = info->jpeg_color_space == JCS_CMYK || info->jpeg_color_space == JCS_YCCK;
  info->out_color_space = has_inks ? JCS_CMYK : JCS_EXT_RGBA;
  info->dct_method = JDCT_ISLOW;
  jpeg_start_decompress(info);
  while (info->output_scanline < info->output_height) {
    uint8_t *row = pixels + (size_t)info->output_scanline * info->output_width * 4;
    jpeg_read_scanlines(info, &row, 1);
    if (has_inks) cjpeg_convert_inks(row, info->output_width, info->saw_Adobe_marker);
  }
  jpeg_finish_decompress(info);
}

/// Reads opaque RGBA into `pixels`, which fits the picture's size; returns 0 and a message on failure.
static inline int cjpeg_read(
  const uint8_t *bytes, size_t count, cjpeg_picture *picture, uint8_t *pixels
) {
  struct jpeg_decompress_struct info;
  cjpeg_failure failure;
  struct jpeg_progress_mgr progress = { .progress_monitor = cjpeg_bound_scans };
  cjpeg_prepare(&info, &failure);
  if (setjmp(failure.exit)) {
    memcpy(picture->message, failure.message, JMSG_LENGTH_MAX);
    jpeg_destroy_decompress(&info);
    return 0;
  }
  cjpeg_start(&info, bytes, count);
  info.progress = &progress;
  cjpeg_read_rows(&info, pixels);
  jpeg_destroy_decompress(&info);
  return 1;
}

static inline void cjpeg_write_rows(
  struct jpeg_compress_struct *info, const uint8_t *pixels, const cjpeg_picture *picture, int quality
) {
  info->image_width = picture->width;
  info->image_height = picture->height;
  info->input_components = 4;
  info->in_color_space = JCS_EXT_RGBX;
  jpeg_set_defaults(info);
  // As a decoder does, so that all machines write the same bytes.
  info->dct_method = JDCT_ISLOW;
  jpeg_set_quality(info, quality, TRUE);
  jpeg_start_compress(info, TRUE);
  while (info->next_scanline < info->image_height) {
    JSAMPROW row = (JSAMPROW)pixels + (size_t)info->next_scanline * info->image_width * 4;
    jpeg_write_scanlines(info, &row, 1);
  }
  jpeg_finish_compress(info);
}

/// Writes opaque RGBA as a file of a quality from 0 to 100, which the caller frees; returns null and a message on failure.
static inline uint8_t *cjpeg_write(
  const uint8_t *pixels, cjpeg_picture *picture, int quality, unsigned long *count
) {
  struct jpeg_compress_struct info;
  cjpeg_failure failure;
  unsigned char *bytes = NULL;
  memset(&info, 0, sizeof info);
  info.err = jpeg_std_error(&failure.manager);
  failure.manager.error_exit = cjpeg_exit;
  failure.manager.output_message = cjpeg_ignore;
  failure.message[0] = 0;
  *count = 0;
  if (setjmp(failure.exit)) {
    memcpy(picture->message, failure.message, JMSG_LENGTH_MAX);
    // A size that JPEG has not is found before there are bytes; without memory for more of them, the first are lost.
    jpeg_destroy_compress(&info);
    return NULL;
  }
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, &bytes, count);
  cjpeg_write_rows(&info, pixels, picture, quality);
  jpeg_destroy_compress(&info);
  return bytes;
}
