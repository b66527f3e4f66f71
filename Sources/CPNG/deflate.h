#pragma once

// libpng compresses and decompresses with zlib, and with nothing else. libdeflate writes about the same size in a tenth of
// the time, and reads in a seventh. So libpng is handed the rows of a file stored, that is, as a zlib stream of blocks
// without compression, and hands them over like that, too; filters, formats and chunks stay its work.

#include <libdeflate.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/// Bytes from malloc; NULL if there are none.
typedef struct {
  uint8_t *bytes;
  size_t count;
} cpng_bytes;

static inline uint32_t cpng_number(const uint8_t *at) {
  return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

static inline void cpng_put_number(uint8_t *at, uint32_t number) {
  for (int index = 0; index < 4; index++) at[index] = (uint8_t)(number >> (24 - 8 * index));
}

/// Returns the size of a picture's rows with the filter of each, or 0 if its header is not one of a picture whose rows
/// follow each other.
static inline size_t cpng_rows_size(const uint8_t *header) {
  uint64_t width = cpng_number(header), height = cpng_number(header + 4), depth = header[8];
  static const uint8_t samples[] = {1, 0, 3, 1, 2, 0, 4};
  int is_interlaced = header[12] != 0;
  if (header[9] > 6 || samples[header[9]] == 0 || is_interlaced || width > 1 << 24 || depth > 16)
    return 0;
  uint64_t size = height * (1 + (width * depth * samples[header[9]] + 7) / 8);
  return size <= UINT32_MAX ? (size_t)size : 0;
}

/// The parts of a file between which its compressed rows are.
typedef struct {
  /// Where the first and the last chunk of rows begin and end.
  size_t start, end;
  /// The bytes of all of them.
  cpng_bytes rows;
  /// The size of the rows without compression.
  size_t size;
} cpng_data;

/// Finds the chunks of rows; `rows.bytes` is NULL if the file is damaged or they do not follow each other.
static inline cpng_data cpng_find_data(const uint8_t *file, size_t count) {
  cpng_data found = {0};
  size_t at = 8;
  uint8_t *joined = (uint8_t *)malloc(count ? count : 1);
  while (joined && count - at >= 12) {
    size_t length = cpng_number(file + at);
    if (length > count - at - 12) break;
    const uint8_t *name = file + at + 4, *content = name + 4;
    if (libdeflate_crc32(0, name, length + 4) != cpng_number(content + length)) break;
    size_t next = at + 12 + length;
    if (memcmp(name, "IHDR", 4) == 0 && length == 13) found.size = cpng_rows_size(content);
    if (memcmp(name, "IDAT", 4) == 0) {
      if (found.start == 0) found.start = at;
      else if (found.end != at) break;
      memcpy(joined + found.rows.count, content, length);
      found.rows.count += length;
      found.end = next;
    }
    if (memcmp(name, "IEND", 4) == 0 && found.start != 0 && found.size != 0) {
      found.rows.bytes = joined;
      return found;
    }
    at = next;
  }
  free(joined);
  return found;
}

/// What one block without compression can hold: RFC 1951, 3.2.4.
static const size_t cpng_block = 65535;

/// Writes rows as a zlib stream of blocks without compression, and returns its end.
static inline uint8_t *cpng_put_stored(uint8_t *at, const uint8_t *rows, size_t size) {
  uint32_t checksum = libdeflate_adler32(1, rows, size);
  *at++ = 0x78;
  *at++ = 0x01;
  size_t left = size;
  do {
    size_t length = left < cpng_block ? left : cpng_block;
    left -= length;
    *at++ = left == 0;
    *at++ = (uint8_t)length;
    *at++ = (uint8_t)(length >> 8);
    *at++ = (uint8_t)~length;
    *at++ = (uint8_t)(~length >> 8);
    memcpy(at, rows, length);
    at += length;
    rows += length;
  } while (left > 0);
  cpng_put_number(at, checksum);
  return at + 4;
}

static inline cpng_bytes cpng_inflated(cpng_data data) {
  cpng_bytes rows = {(uint8_t *)malloc(data.size), data.size};
  struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
  if (!rows.bytes || !decompressor
      || libdeflate_zlib_decompress(
           decompressor, data.rows.bytes, data.rows.count, rows.bytes, data.size, NULL)
        != LIBDEFLATE_SUCCESS) {
    free(rows.bytes);
    rows.bytes = NULL;
  }
  libdeflate_free_decompressor(decompressor);
  return rows;
}

/// Returns a file with its rows stored, whose checksum is left out; nothing if the file is in any way unusual, which
/// libpng then judges as it is. All checksums of the file have been checked.
static inline cpng_bytes cpng_stored_file(const uint8_t *file, size_t count) {
  cpng_bytes stored = {0};
  if (count < 8) return stored;
  cpng_data data = cpng_find_data(file, count);
  if (!data.rows.bytes) return stored;
  cpng_bytes rows = cpng_inflated(data);
  free(data.rows.bytes);
  if (!rows.bytes) return stored;
  size_t tail = count - data.end;
  size_t blocks = rows.count / cpng_block + 1;
  stored.bytes = (uint8_t *)malloc(data.start + 12 + 6 + 5 * blocks + rows.count + tail);
  if (stored.bytes) {
    memcpy(stored.bytes, file, data.start);
    uint8_t *start = stored.bytes + data.start + 8;
    memcpy(start - 4, "IDAT", 4);
    uint8_t *end = cpng_put_stored(start, rows.bytes, rows.count);
    cpng_put_number(start - 8, (uint32_t)(end - start));
    cpng_put_number(end, 0);
    memcpy(end + 4, file + data.end, tail);
    stored.count = (size_t)(end + 4 - stored.bytes) + tail;
  }
  free(rows.bytes);
  return stored;
}

/// Returns the rows of a file that libpng has written with filters and without compression.
static inline cpng_bytes cpng_filtered_rows(const uint8_t *file, size_t count) {
  cpng_bytes none = {0};
  cpng_data data = cpng_find_data(file, count);
  if (!data.rows.bytes) return none;
  cpng_bytes rows = cpng_inflated(data);
  free(data.rows.bytes);
  return rows;
}

/// Returns rows as a zlib stream; nothing if memory is short.
static inline cpng_bytes cpng_deflated(const uint8_t *rows, size_t count, int level) {
  cpng_bytes stream = {0};
  struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(level);
  if (!compressor) return stream;
  size_t bound = libdeflate_zlib_compress_bound(compressor, count);
  stream.bytes = (uint8_t *)malloc(bound);
  if (stream.bytes)
    stream.count = libdeflate_zlib_compress(compressor, rows, count, stream.bytes, bound);
  libdeflate_free_compressor(compressor);
  return stream;
}
