#include "CTestLaunch.h"

#include <stdint.h>
#include <unwind.h>

// Swift's runtime runs the initializer of each `static let` and global by this function, in all kinds of builds. On the
// stack there is, between it and the initializer, always the same return address, which one use of it shows.
void swift_once(intptr_t *predicate, void (*initializer)(void *), void *context);

static uintptr_t return_address;

struct search {
  uintptr_t caller;
  uintptr_t inner;
};

// Leaves in `inner` the address in the function that the caller called.
static _Unwind_Reason_Code find_caller(struct _Unwind_Context *frame, void *context) {
  struct search *search = context;
  if (_Unwind_GetRegionStart(frame) == search->caller) return _URC_END_OF_STACK;
  search->inner = _Unwind_GetIP(frame);
  return _URC_NO_REASON;
}

static void search_stack(void *context) { _Unwind_Backtrace(find_caller, context); }

__attribute__((noinline)) void snap_find_one_time_initializers(void) {
  // On some systems the runtime keeps a lock in it.
  static intptr_t predicate[8];
  struct search search = {.caller = (uintptr_t)snap_find_one_time_initializers};
  swift_once(predicate, search_stack, &search);
  return_address = search.inner;
}

static _Unwind_Reason_Code find_initializer(struct _Unwind_Context *frame, void *context) {
  if (_Unwind_GetIP(frame) != return_address) return _URC_NO_REASON;
  *(bool *)context = true;
  return _URC_END_OF_STACK;
}

bool snap_is_in_one_time_initializer(void) {
  bool is_found = false;
  _Unwind_Backtrace(find_initializer, &is_found);
  return is_found;
}
