#include "CToolLaunch.h"

#include <stdlib.h>
#include <unistd.h>

static const char message[] =
    "error: snap cannot read /proc, which Swift needs to find arguments and files. In a chroot, mount it first: mount -t proc "
    "proc /proc\n";

// Swift's own start ends without a message there, before the first line of Swift.
__attribute__((constructor)) static void check_system(void) {
  if (access("/proc/self/cmdline", R_OK) == 0) return;
  ssize_t written = write(STDERR_FILENO, message, sizeof message - 1);
  (void)written;
  _exit(SNAP_COULD_NOT_RUN);
}
