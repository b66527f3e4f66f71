#include "CFuzzer.h"
#include <stdlib.h>

// Weak, so that ordinary builds link without it.
__attribute__((weak)) int LLVMFuzzerRunDriver(int *argumentCount, char ***arguments, FuzzerInput input);

bool FuzzerIsLinked(void) { return LLVMFuzzerRunDriver != NULL; }

int FuzzerRun(int *argumentCount, char ***arguments, FuzzerInput input) {
  return LLVMFuzzerRunDriver(argumentCount, arguments, input);
}

_Noreturn void FuzzerAbort(void) { abort(); }
