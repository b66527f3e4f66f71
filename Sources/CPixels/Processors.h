#pragma once

// One copy of a function for each of these, of which the one that suits the processor is chosen when the program starts.
#if defined(__x86_64__) && defined(__GLIBC__)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx512bw", "avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif
