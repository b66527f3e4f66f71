// Debian's static libraries are compiled for programs: they reach these variables of the C library at a distance that the linker
// fixes, which a shared library cannot have for what is outside of it. So the library of modules has copies, for them only.
//
// A stream never moves. The names and the offset of the time zone are those of the start, and nothing that Snap calls reads them.
#include <string.h>

#define COPY __attribute__((visibility("hidden")))

extern void *dlsym(void *library, const char *name);

COPY void *stderr;
COPY char *tzname[2];
COPY long __timezone;

// The libraries behind this one, of which one is the C library: RTLD_NEXT.
static void *const next = (void *)-1L;

__attribute__((constructor(101))) static void copy_variables(void) {
  void *const stream = dlsym(next, "stderr");
  if (stream) memcpy(&stderr, stream, sizeof stderr);
  void *const names = dlsym(next, "tzname");
  if (names) memcpy(tzname, names, sizeof tzname);
  void *const offset = dlsym(next, "__timezone");
  if (offset) memcpy(&__timezone, offset, sizeof __timezone);
}
