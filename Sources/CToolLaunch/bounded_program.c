#define _GNU_SOURCE
#include "CToolLaunch.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

static int limit(int resource, unsigned long long most) {
  struct rlimit now;
  if (getrlimit(resource, &now) != 0) return -1;
  if (now.rlim_max == RLIM_INFINITY || now.rlim_max > most) now.rlim_max = most;
  now.rlim_cur = now.rlim_max;
  return setrlimit(resource, &now);
}

// Between `fork` and `execve` only functions that a signal handler may call.
static void become(const struct snap_program *program, pid_t parent) {
  sigset_t none;
  sigemptyset(&none);
  int nothing = open("/dev/null", O_WRONLY);
  if (dup2(program->input, STDIN_FILENO) < 0 || dup2(program->output, STDOUT_FILENO) < 0 ||
      dup2(nothing, STDERR_FILENO) < 0 || sigprocmask(SIG_SETMASK, &none, NULL) != 0)
    return;
  // A write beyond the limit is an error of that file, not the end of the program.
  if (signal(SIGXFSZ, SIG_IGN) == SIG_ERR || limit(RLIMIT_FSIZE, program->most_file_bytes) != 0 ||
      limit(RLIMIT_AS, program->most_memory_bytes) != 0)
    return;
  // The parent may have ended before it could be noticed.
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != parent) return;
  execve(program->path, program->arguments, program->environment);
}

int snap_start(const struct snap_program *program) {
  pid_t parent = getpid();
  pid_t child = fork();
  if (child < 0) return -errno;
  if (child == 0) {
    become(program, parent);
    _exit(127);
  }
  return child;
}

void snap_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1); }
