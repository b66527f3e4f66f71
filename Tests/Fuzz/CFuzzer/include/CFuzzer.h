#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef int (*FuzzerInput)(const uint8_t *bytes, size_t count);

// Whether libFuzzer is part of the program.
bool FuzzerIsLinked(void);
// Runs libFuzzer, https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library; only if it is linked.
int FuzzerRun(int *argumentCount, char ***arguments, FuzzerInput input);
// Ends the program as libFuzzer expects it of a fault.
_Noreturn void FuzzerAbort(void);
