// The rows of ../Sources/SolverRows in kiwi, the C++ implementation of Cassowary.
#include <kiwi/kiwi.h>

#include <memory>

#include "rounds.h"

using namespace kiwi;

// kiwi adds up weighted errors. Weights below `weak` of 1000 times 1000 keep these systems in the order of UIKit's priorities.
static double priority(double value) { return strength::create(0, 0, 1) * value * value; }
static const double nearly_required = strength::create(999, 0, 0);
static volatile double sink;

struct Frame {
  Variable left, top, width, height;
  Expression right() const { return left + width; }
  Expression bottom() const { return top + height; }
};

static void append(Numbers &numbers, const Frame &frame) {
  for (const Variable *variable : {&frame.left, &frame.top, &frame.width, &frame.height})
    numbers.push_back(variable->value());
}

struct Cell {
  Frame content, title, subtitle, image;
  std::vector<Constraint> fixed, sizes;

  void make_fixed() {
    fixed.reserve(24);
    auto add = [&](Constraint constraint) { fixed.push_back(std::move(constraint)); };
    add(content.left == 0);
    add(content.top == 0);
    add(content.width == 320);
    for (Frame *frame : {&content, &title, &subtitle, &image}) {
      add(frame->width >= 0);
      add(frame->height >= 0);
    }
    add(image.left == content.left + 20);
    add(image.top == content.top + 20);
    add((image.width == 100) | nearly_required);
    add((image.height == 100) | nearly_required);
    add((content.bottom() - image.bottom() >= 20) | nearly_required);
    add(title.top == content.top + 20);
    add(content.right() - title.right() == 20);
    add(title.left == image.right() + 8);
    add(subtitle.top == title.bottom() + 4);
    add(content.right() - subtitle.right() == 20);
    add(subtitle.left == image.right() + 8);
    add(content.bottom() - subtitle.bottom() >= 19.5);
    add((content.height == 0) | strength::weak);
  }

  // Sizes are numbers, or variables that are edited.
  template <class Size> void make_sizes(const Size &title_width, const Size &title_height, const Size &width, const Size &height) {
    sizes.clear();
    sizes.reserve(8);
    hold(title.width, title_width, 251, 750);
    hold(title.height, title_height, 251, 752);
    hold(subtitle.width, width, 250, 749);
    hold(subtitle.height, height, 252, 751);
  }

  template <class Size> void hold(const Variable &variable, const Size &size, double hugging, double resistance) {
    sizes.push_back((variable <= size) | priority(hugging));
    sizes.push_back((variable >= size) | priority(resistance));
  }

  void add_to(Solver &solver) {
    for (Constraint &constraint : fixed) solver.addConstraint(constraint);
    for (Constraint &constraint : sizes) solver.addConstraint(constraint);
  }

  void make_usual() {
    make_fixed();
    make_sizes(90.0, 20.5, 900.0, 126.0);
  }

  Numbers values() const {
    Numbers numbers;
    for (const Frame *frame : {&content, &title, &subtitle, &image}) append(numbers, *frame);
    return numbers;
  }
};

static double title_width(int step) { return 60 + step % 100; }
static double title_height(int step) { return 20.5 * (1 + step % 2); }
static double subtitle_width(int step) { return 500 + step % 400; }
static double subtitle_height(int step) { return 18 * (1 + step % 9); }

static Numbers answers(const std::function<void(int)> &solve, const Cell &cell) {
  Numbers all;
  for (int step = 1; step <= 200; step++) {
    solve(step);
    Numbers values = cell.values();
    all.insert(all.end(), values.begin(), values.end());
  }
  return all;
}

static Work from_scratch() {
  auto solve = [](Cell &cell) {
    cell.make_usual();
    Solver solver;
    cell.add_to(solver);
    solver.updateVariables();
    sink = cell.content.height.value();
  };
  return {[=] { Cell cell; solve(cell); }, [=] { Cell cell; solve(cell); return cell.values(); }};
}

static Work constraints_ready() {
  auto cell = std::make_shared<Cell>();
  cell->make_usual();
  auto solve = [=] {
    Solver solver;
    cell->add_to(solver);
    solver.updateVariables();
    sink = cell->content.height.value();
  };
  return {solve, [=] { solve(); return cell->values(); }};
}

static Work labels_resized() {
  struct State {
    Cell cell;
    Variable sizes[4];
    Solver solver;
    int step = 0;
  };
  auto state = std::make_shared<State>();
  state->cell.make_fixed();
  Variable *sizes = state->sizes;
  state->cell.make_sizes(sizes[0], sizes[1], sizes[2], sizes[3]);
  state->cell.add_to(state->solver);
  for (Variable &size : state->sizes) state->solver.addEditVariable(size, nearly_required);
  auto solve = [=](int step) {
    Solver &solver = state->solver;
    solver.suggestValue(sizes[0], title_width(step));
    solver.suggestValue(sizes[1], title_height(step));
    solver.suggestValue(sizes[2], subtitle_width(step));
    solver.suggestValue(sizes[3], subtitle_height(step));
    solver.updateVariables();
    sink = state->cell.content.height.value();
  };
  return {[=] { solve(++state->step); }, [=] { return answers(solve, state->cell); }};
}

static Work constraints_replaced() {
  struct State {
    Cell cell;
    Solver solver;
    int step = 0;
  };
  auto state = std::make_shared<State>();
  state->cell.make_usual();
  state->cell.add_to(state->solver);
  auto solve = [=](int step) {
    Cell &cell = state->cell;
    for (Constraint &constraint : cell.sizes) state->solver.removeConstraint(constraint);
    cell.make_sizes(title_width(step), title_height(step), subtitle_width(step), subtitle_height(step));
    for (Constraint &constraint : cell.sizes) state->solver.addConstraint(constraint);
    state->solver.updateVariables();
    sink = cell.content.height.value();
  };
  return {[=] { solve(++state->step); }, [=] { return answers(solve, state->cell); }};
}

struct Scene {
  std::vector<Frame> frames;
  std::vector<Constraint> constraints;

  explicit Scene(size_t count) : frames(count) { constraints.reserve(count * 6 + 8); }

  void add(Constraint constraint) { constraints.push_back(std::move(constraint)); }

  void solve() {
    Solver solver;
    for (Constraint &constraint : constraints) solver.addConstraint(constraint);
    solver.updateVariables();
    sink = frames[0].height.value();
  }

  Numbers values() const {
    Numbers numbers;
    for (const Frame &frame : frames) append(numbers, frame);
    return numbers;
  }
};

static void chain(Scene &scene, bool is_measured) {
  Frame &content = scene.frames[0];
  scene.add(content.left == 0);
  scene.add(content.top == 0);
  scene.add(content.width == 320);
  for (size_t index = 1; index < scene.frames.size(); index++) {
    Frame &view = scene.frames[index];
    scene.add(view.left == content.left + 10);
    scene.add(view.right() == content.right() - 10);
    if (index == 1) scene.add(view.top == content.top + 5);
    else scene.add(view.top == scene.frames[index - 1].bottom() + 5);
    double height = 20 + (index - 1) % 7;
    if (is_measured) {
      scene.add((view.height <= height) | priority(250));
      scene.add((view.height >= height) | priority(750));
    } else {
      scene.add(view.height == height);
    }
  }
  scene.add(content.bottom() == scene.frames.back().bottom() + 5);
}

static void tree(Scene &scene) {
  Frame &parent = scene.frames[0];
  scene.add(parent.left == 0);
  scene.add(parent.top == 0);
  scene.add(parent.width == 320);
  scene.add((parent.height == 0) | strength::weak);
  for (size_t index = 1; index < scene.frames.size(); index++) {
    Frame &child = scene.frames[index];
    scene.add(child.left == parent.left + double(index - 1));
    scene.add(child.top == parent.top + 8);
    scene.add(child.width == 40);
    double height = 20 + (index - 1) % 7;
    scene.add((child.height <= height) | priority(250));
    scene.add((child.height >= height) | priority(750));
    scene.add(parent.bottom() - child.bottom() >= 8);
  }
}

static void grid(Scene &scene, int count) {
  Frame &content = scene.frames[0];
  scene.add(content.left == 0);
  scene.add(content.top == 0);
  scene.add(content.width == 4808);
  scene.add(content.height == 2408);
  Frame *above = nullptr, *next = &scene.frames[1];
  for (int row = 0; row < count; row++) {
    Frame *first = next++, *last = first;
    scene.add(first->left == content.left + 8);
    if (above) scene.add(first->top == above->bottom() + 8);
    else scene.add(first->top == content.top + 8);
    if (above) scene.add(first->height == above->height);
    for (int column = 1; column < count; column++) {
      Frame *cell = next++;
      scene.add(cell->left == last->right() + 8);
      scene.add(cell->width == last->width);
      scene.add(cell->top == first->top);
      scene.add(cell->height == first->height);
      last = cell;
    }
    scene.add(content.right() == last->right() + 8);
    above = first;
  }
  scene.add(content.bottom() == above->bottom() + 8);
}

static Row scene_row(const std::string &name, size_t count, std::function<void(Scene &)> make) {
  auto solve = [=](Scene &scene) { make(scene); scene.solve(); };
  return {name, [=]() -> Work {
            return {[=] { Scene scene(count); solve(scene); },
                    [=] { Scene scene(count); solve(scene); return scene.values(); }};
          }};
}

int main(int count, char **arguments) {
  std::vector<Row> rows = {
    {"cell from scratch", from_scratch},
    {"cell from scratch, constraints ready", constraints_ready},
    {"cell solved again, labels resized", labels_resized},
    {"cell solved again, label constraints replaced", constraints_replaced},
  };
  for (int views : {100, 300, 1000, 2000, 5000}) {
    std::string number = std::to_string(views);
    rows.push_back(scene_row("chain of " + number + " views", views + 1, [](Scene &s) { chain(s, false); }));
    rows.push_back(scene_row("chain of " + number + " labels", views + 1, [](Scene &s) { chain(s, true); }));
  }
  rows.push_back(scene_row("tree of 1000 children", 1001, tree));
  rows.push_back(scene_row("grid of 20 x 20", 401, [](Scene &s) { grid(s, 20); }));
  rows.push_back(scene_row("grid of 100 x 100", 10001, [](Scene &s) { grid(s, 100); }));
  return serve(rows, count, arguments);
}
