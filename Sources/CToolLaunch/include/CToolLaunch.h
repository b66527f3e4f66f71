#pragma once

/// The tool's exit code where it could not run.
#define SNAP_COULD_NOT_RUN 2

/// A program with bounds.
struct snap_program {
  const char *path;
  char *const *arguments;
  char *const *environment;
  /// Descriptors of its standard input and output; errors go nowhere.
  int input, output;
  /// How long a file may be that it writes, and how much memory it may take.
  unsigned long long most_file_bytes, most_memory_bytes;
};

/// Starts a program that is killed when the calling thread ends, however that happens.
///
/// Returns its number, or a negated error number; what cannot be executed ends with 127.
int snap_start(const struct snap_program *program);

/// Makes this process the parent of what its children leave behind, so that it can end them.
void snap_adopt_orphans(void);
