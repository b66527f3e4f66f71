// Common code of the peers' programs: rows by name, measured like ours in ../Sources/Rounds.
#pragma once
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <time.h>
#include <vector>

using Numbers = std::vector<double>;

struct Work {
  std::function<void()> run;
  std::function<Numbers()> answer;
};

struct Row {
  std::string name;
  std::function<Work()> prepare;
};

inline double now() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec + time.tv_nsec * 1e-9;
}

inline double time_of(long repetitions, const std::function<void()> &run) {
  double start = now();
  for (long i = 0; i < repetitions; i++) run();
  return (now() - start) / repetitions;
}

inline void measure(const std::function<void()> &run, double seconds = 0.2, double epoch = 0.005) {
  double first = time_of(1, run);
  if (first > seconds) {
    printf("%.17g\t%.17g\n", first, first);
    return;
  }
  long repetitions = std::max(1L, long(epoch / std::max(first, 1e-9)));
  double warm = time_of(repetitions, run);
  repetitions = std::max(1L, long(epoch / std::max(warm, 1e-9)));
  Numbers epochs;
  double spent = 0;
  while (spent < seconds || epochs.size() < 3) {
    epochs.push_back(time_of(repetitions, run));
    spent += epochs.back() * repetitions;
  }
  std::sort(epochs.begin(), epochs.end());
  printf("%.17g\t%.17g\n", epochs[epochs.size() / 2], epochs[0]);
}

inline int serve(const std::vector<Row> &rows, int count, char **arguments) {
  std::string command = count > 1 ? arguments[1] : "", name = count > 2 ? arguments[2] : "";
  if (command == "list") {
    for (const Row &row : rows) printf("%s\n", row.name.c_str());
    return 0;
  }
  for (const Row &row : rows) {
    if (row.name != name) continue;
    Work work = row.prepare();
    if (command == "round") measure(work.run);
    if (command == "answer")
      for (double number : work.answer()) printf("%.17g\n", number);
    if (command == "repeat")
      for (long i = count > 3 ? atol(arguments[3]) : 1; i > 0; i--) work.run();
    return 0;
  }
  fprintf(stderr, "error: say list, round NAME, answer NAME or repeat NAME COUNT, with a NAME of list\n");
  return 2;
}
