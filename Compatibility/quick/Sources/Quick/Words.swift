/// Groups examples under some words.
public func describe(_ description: String, closure: () -> Void) {
  addGroup(description, .plain, closure)
}

/// Groups examples under some words.
public func context(_ description: String, closure: () -> Void) {
  addGroup(description, .plain, closure)
}

/// Leaves out a group of examples.
public func xdescribe(_ description: String, closure: () -> Void) {
  addGroup(description, .pending, closure)
}

/// Leaves out a group of examples.
public func xcontext(_ description: String, closure: () -> Void) {
  addGroup(description, .pending, closure)
}

/// Leaves out all examples of the spec besides those of this group and other focused ones.
public func fdescribe(_ description: String, closure: () -> Void) {
  addGroup(description, .focused, closure)
}

/// Leaves out all examples of the spec besides those of this group and other focused ones.
public func fcontext(_ description: String, closure: () -> Void) {
  addGroup(description, .focused, closure)
}

private func addGroup(_ description: String, _ choice: Choice, _ closure: () -> Void) {
  let group = ExampleGroup(named: description, in: Building.current, choice)
  Building.current.add(group)
  Building.within(group, closure)
}

/// An example, which is a test.
public func it(
  _ description: String, file: StaticString = #filePath, line: UInt = #line,
  closure: @escaping () throws -> Void
) { addExample(description, .plain, closure) }

/// An example that is left out.
public func xit(
  _ description: String, file: StaticString = #filePath, line: UInt = #line,
  closure: @escaping () throws -> Void
) { addExample(description, .pending, closure) }

/// An example that is left out.
public func pending(_ description: String, closure: @escaping () throws -> Void) {
  addExample(description, .pending, closure)
}

/// An example that leaves out all others of the spec besides focused ones.
public func fit(
  _ description: String, file: StaticString = #filePath, line: UInt = #line,
  closure: @escaping () throws -> Void
) { addExample(description, .focused, closure) }

private func addExample(
  _ description: String, _ choice: Choice, _ body: @escaping () throws -> Void
) {
  let group = Building.current
  group.add(Example(description, in: group, choice, body: body))
}

/// Runs before each example of the group, after those of the groups around it.
public func beforeEach(_ closure: @escaping () throws -> Void) {
  Building.current.hooks.before.append { _ in try closure() }
}

/// Runs before each example of the group, after those of the groups around it.
public func beforeEach(_ closure: @escaping (ExampleMetadata) throws -> Void) {
  Building.current.hooks.before.append(closure)
}

/// Runs before each example of the group, after all of `beforeEach`.
public func justBeforeEach(_ closure: @escaping () throws -> Void) {
  Building.current.hooks.justBefore.append { _ in try closure() }
}

/// Runs after each example of the group, before those of the groups around it.
public func afterEach(_ closure: @escaping () throws -> Void) {
  Building.current.hooks.after.append { _ in try closure() }
}

/// Runs after each example of the group, before those of the groups around it.
public func afterEach(_ closure: @escaping (ExampleMetadata) throws -> Void) {
  Building.current.hooks.after.append(closure)
}

/// Runs around each example of the group, which is what it is called with.
public func aroundEach(_ closure: @escaping (@escaping () -> Void) throws -> Void) {
  Building.current.hooks.around.append { _, run in try closure(run) }
}

/// Runs once before the first example.
public func beforeSuite(_ closure: @escaping () throws -> Void) {
  SuiteHooks.before.append(closure)
}

/// Runs once after the last example.
public func afterSuite(_ closure: @escaping () throws -> Void) { SuiteHooks.after.append(closure) }
