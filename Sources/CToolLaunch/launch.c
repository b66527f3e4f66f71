#include "CToolLaunch.h"

#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

static void say(const char *text) {
  ssize_t written = write(STDERR_FILENO, text, strlen(text));
  (void)written;
}

// Swift's own start ends without a message there, before the first line of Swift.
static void check_proc(void) {
  if (access("/proc/self/cmdline", R_OK) == 0) return;
  say("error: snap cannot read /proc, which Swift needs to find arguments and files. In a chroot, mount it first: mount -t proc "
      "proc /proc\n");
  _exit(SNAP_COULD_NOT_RUN);
}

// The longest path of the working directory that Foundation gives. Relative paths have no root with a longer one.
enum { LONGEST_FOLDER = 1023 };

static void check_folder(void) {
  char folder[LONGEST_FOLDER + 1];
  if (getcwd(folder, sizeof folder)) return;
  if (errno == ENOENT) {
    say("error: The working directory does not exist any more. Run snap in another folder.\n");
    _exit(SNAP_COULD_NOT_RUN);
  }
  if (errno != ERANGE) return;
  say("error: The path of the working directory has more than 1023 bytes, which Swift cannot read. Run snap in a folder with a "
      "shorter path.\n");
  _exit(SNAP_COULD_NOT_RUN);
}

static void say_limit(int signal) {
  (void)signal;
  say("error: snap was ended by a signal while its memory is limited (ulimit -v), which is the likely cause. Raise the limit: "
      "ulimit -v unlimited\n");
  _exit(SNAP_COULD_NOT_RUN);
}

// Swift ends a process that gets no memory with a trap and no words, and its backtrace needs more memory than there is.
static void watch_memory(void) {
  struct rlimit limit;
  bool is_limited = getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY;
  if (!is_limited) return;
  static char stack[16384];
  stack_t place = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&place, NULL);
  struct sigaction action = {.sa_handler = say_limit, .sa_flags = SA_ONSTACK};
  int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV};
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index += 1) {
    sigaction(signals[index], &action, NULL);
  }
}

__attribute__((constructor)) static void check_system(void) {
  check_proc();
  check_folder();
  watch_memory();
}
