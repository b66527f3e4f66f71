#pragma once

// libpng reports errors with longjmp, which must not leave C: it would skip the cleanup of the Swift
// frames it passes. So each function here begins and ends libpng's work within one call.

#include <png.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "deflate.h"

#define CPNG_MESSAGE_SIZE 160

/// libpng's own name is a sum, which Swift does not import.
static const int32_t CPNG_ALL_FILTERS = PNG_ALL_FILTERS;

/// The bytes still to read, and what went wrong.
typedef struct {
  const uint8_t *next;
  size_t left;
  /// Whether all checksums are known to be right, but for those that are left out.
  int is_checked;
  char message[CPNG_MESSAGE_SIZE];
} cpng_input;

/// The bytes written so far, from malloc, and what went wrong.
typedef struct {
  uint8_t *bytes;
  size_t count;
  size_t capacity;
  char message[CPNG_MESSAGE_SIZE];
} cpng_output;

/// The rows to write: one byte a sample, without padding.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// One of PNG_COLOR_TYPE_GRAY, _PALETTE, _RGB, _RGB_ALPHA.
  int32_t color_type;
  /// The bits of one sample in the file.
  int32_t bit_depth;
  int32_t bytes_per_pixel;
  /// The filters that each row may take: PNG_FILTER_NONE, PNG_ALL_FILTERS, ….
  int32_t filters;
  const uint8_t *rows;
  /// The rows as a zlib stream; of size 0 to filter and store `rows`.
  const uint8_t *stream;
  size_t stream_size;
  /// Red, green and blue of each palette entry.
  const uint8_t *palette;
  int32_t palette_count;
  /// Further chunks as the file holds them (length, name, data), without their checksums.
  const uint8_t *chunks;
  size_t chunks_size;
} cpng_picture;

static inline void cpng_copy_message(char *target, const char *message) {
  strncpy(target, message ? message : "unknown error", CPNG_MESSAGE_SIZE - 1);
  target[CPNG_MESSAGE_SIZE - 1] = 0;
}

static inline void cpng_read_error(png_structp png, png_const_charp message) {
  cpng_copy_message(((cpng_input *)png_get_error_ptr(png))->message, message);
  png_longjmp(png, 1);
}

static inline void cpng_write_error(png_structp png, png_const_charp message) {
  cpng_copy_message(((cpng_output *)png_get_error_ptr(png))->message, message);
  png_longjmp(png, 1);
}

static inline void cpng_ignore_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static inline void cpng_take(png_structp png, png_bytep target, size_t count) {
  cpng_input *input = (cpng_input *)png_get_io_ptr(png);
  if (count > input->left) png_error(png, "the file is truncated");
  memcpy(target, input->next, count);
  input->next += count;
  input->left -= count;
}

/// Asks libpng for red, green, blue and alpha in 8 bits; returns whether alpha may be below 255.
static inline int cpng_ask_for_rgba(png_structp png, png_infop info) {
  int has_alpha = (png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA) != 0
    || png_get_valid(png, info, PNG_INFO_tRNS) != 0;
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
  return has_alpha;
}

static inline void cpng_read_rows(
  png_structp png, png_infop info, uint8_t *pixels, uint32_t width, uint32_t height,
  int *has_alpha
) {
  // Neither texts nor profiles are needed here, and both may be large.
  static const png_byte ignored[] = "tEXt\0zTXt\0iTXt\0iCCP\0eXIf\0sPLT";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, ignored, 6);
  png_read_info(png, info);
  if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
    png_error(png, "the header contradicts itself");
  *has_alpha = cpng_ask_for_rgba(png, info);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != (size_t)width * 4) png_error(png, "unknown pixel format");
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < height; y++) png_read_row(png, pixels + (size_t)y * width * 4, NULL);
  png_read_end(png, NULL);
}

static inline int cpng_read_file(
  cpng_input *input, uint8_t *pixels, uint32_t width, uint32_t height, int *has_alpha
) {
  png_structp png = png_create_read_struct(
    PNG_LIBPNG_VER_STRING, input, cpng_read_error, cpng_ignore_warning);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    png_destroy_read_struct(&png, NULL, NULL);
    cpng_copy_message(input->message, "libpng could not start");
    return 0;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return 0;
  }
  png_set_read_fn(png, input, cpng_take);
  png_set_user_limits(png, width, height);
  if (input->is_checked) png_set_crc_action(png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
  cpng_read_rows(png, info, pixels, width, height, has_alpha);
  png_destroy_read_struct(&png, &info, NULL);
  return 1;
}

/// Reads straight RGBA into `pixels` (width * height * 4 bytes); returns 0 and a message on failure.
static inline int cpng_read(
  cpng_input *input, uint8_t *pixels, uint32_t width, uint32_t height, int *has_alpha
) {
  cpng_bytes stored = cpng_stored_file(input->next, input->left);
  if (stored.bytes) {
    input->next = stored.bytes;
    input->left = stored.count;
    input->is_checked = 1;
  }
  int is_read = cpng_read_file(input, pixels, width, height, has_alpha);
  free(stored.bytes);
  return is_read;
}

static inline void cpng_put(png_structp png, png_bytep bytes, size_t count) {
  cpng_output *output = (cpng_output *)png_get_io_ptr(png);
  if (output->capacity - output->count < count) {
    size_t capacity = (output->capacity + count) * 2;
    uint8_t *grown = (uint8_t *)realloc(output->bytes, capacity);
    if (!grown) png_error(png, "not enough memory");
    output->bytes = grown;
    output->capacity = capacity;
  }
  memcpy(output->bytes + output->count, bytes, count);
  output->count += count;
}

static inline void cpng_flush(png_structp png) { (void)png; }

static inline void cpng_write_chunks(png_structp png, const cpng_picture *picture) {
  const uint8_t *next = picture->chunks;
  const uint8_t *end = next + picture->chunks_size;
  while (next < end) {
    size_t length = png_get_uint_32(next);
    png_write_chunk(png, next + 4, next + 8, length);
    next += 8 + length;
  }
}

static inline void cpng_write_header(
  png_structp png, png_infop info, const cpng_picture *picture
) {
  int is_indexed = picture->color_type == PNG_COLOR_TYPE_PALETTE;
  png_set_IHDR(
    png, info, picture->width, picture->height, picture->bit_depth, picture->color_type,
    PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  if (is_indexed)
    png_set_PLTE(png, info, (png_const_colorp)picture->palette, picture->palette_count);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, picture->filters);
  png_set_compression_level(png, Z_NO_COMPRESSION);
  png_write_info(png, info);
}

static inline void cpng_write_rows(png_structp png, const cpng_picture *picture) {
  if (picture->stream_size) {
    png_write_chunk(png, (png_const_bytep)"IDAT", picture->stream, picture->stream_size);
    png_write_chunk(png, (png_const_bytep)"IEND", NULL, 0);
    return;
  }
  if (picture->bit_depth < 8) png_set_packing(png);
  size_t stride = (size_t)picture->width * picture->bytes_per_pixel;
  for (uint32_t y = 0; y < picture->height; y++) png_write_row(png, picture->rows + y * stride);
  png_write_end(png, NULL);
}

/// Writes a file into `output`, whose bytes the caller frees; returns 0 and a message on failure.
static inline int cpng_write(cpng_output *output, const cpng_picture *picture) {
  png_structp png = png_create_write_struct(
    PNG_LIBPNG_VER_STRING, output, cpng_write_error, cpng_ignore_warning);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    png_destroy_write_struct(&png, NULL);
    cpng_copy_message(output->message, "libpng could not start");
    return 0;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return 0;
  }
  png_set_write_fn(png, output, cpng_put, cpng_flush);
  cpng_write_header(png, info, picture);
  cpng_write_chunks(png, picture);
  cpng_write_rows(png, picture);
  png_destroy_write_struct(&png, &info);
  return 1;
}
