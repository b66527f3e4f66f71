#pragma once

// One copy of a function for each of these, of which the one that suits the processor is chosen when the program starts.
// The choice is made before ThreadSanitizer is ready, and its calls in it would crash the program.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define CHECKS_THREADS
#endif
#endif
#if defined(__x86_64__) && defined(__GLIBC__) && !defined(CHECKS_THREADS)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx512bw", "avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif
