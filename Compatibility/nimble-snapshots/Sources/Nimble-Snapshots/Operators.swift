import Nimble
import UIKit

/// What `expect(view) == snapshot()` compares a view with.
public struct Snapshot {
  let request: Request
}

/// The reference of a view.
public func snapshot(
  _ name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false
) -> Snapshot {
  Snapshot(request: Request(name: name, identifier: identifier))
}

/// The reference of a view, which is written.
public func recordSnapshot(
  _ name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false
) -> Snapshot {
  Snapshot(request: Request(name: name, identifier: identifier, isRecording: true))
}

/// Expects a view to match its reference.
public func == <T: Snapshotable>(expectation: Nimble.SyncExpectation<T>, snapshot: Snapshot) {
  expectation.to(snapshot.request.matcher())
}

/// What `expect(view) == snapshot(sizes:)` compares a view with, in each size.
public struct DynamicSizeSnapshot {
  let request: Request
  let sizes: [String: CGSize]
  let mode: ResizeMode
}

/// The references of a view in each size.
public func snapshot(
  _ name: String? = nil, identifier: String? = nil, sizes: [String: CGSize],
  resizeMode: ResizeMode = .frame
) -> DynamicSizeSnapshot {
  DynamicSizeSnapshot(
    request: Request(name: name, identifier: identifier), sizes: sizes, mode: resizeMode)
}

/// The references of a view in each size, which are written.
public func recordSnapshot(
  _ name: String? = nil, identifier: String? = nil, sizes: [String: CGSize],
  resizeMode: ResizeMode = .frame
) -> DynamicSizeSnapshot {
  DynamicSizeSnapshot(
    request: Request(name: name, identifier: identifier, isRecording: true), sizes: sizes,
    mode: resizeMode)
}

/// Expects a view to match its reference in each size.
public func == <T: Snapshotable>(
  expectation: Nimble.SyncExpectation<T>, snapshot: DynamicSizeSnapshot
) {
  expectation.to(snapshot.request.matcher(sizes: snapshot.sizes, snapshot.mode))
}

/// What `expect(view) == dynamicTypeSnapshot()` compares a view with, in each text size.
public struct DynamicTypeSnapshot {
  let request: Request
  let sizes: [UIContentSizeCategory]
}

/// The references of a view in each text size.
public func dynamicTypeSnapshot(
  _ name: String? = nil, identifier: String? = nil,
  sizes: [UIContentSizeCategory] = allContentSizeCategories(), deviceAgnostic: Bool = false
) -> DynamicTypeSnapshot {
  DynamicTypeSnapshot(request: Request(name: name, identifier: identifier), sizes: sizes)
}

/// The references of a view in each text size, which are written.
public func recordDynamicTypeSnapshot(
  _ name: String? = nil, identifier: String? = nil,
  sizes: [UIContentSizeCategory] = allContentSizeCategories(), deviceAgnostic: Bool = false
) -> DynamicTypeSnapshot {
  DynamicTypeSnapshot(
    request: Request(name: name, identifier: identifier, isRecording: true), sizes: sizes)
}

/// Expects a view to match its reference in each text size.
public func == <T: Snapshotable>(
  expectation: Nimble.SyncExpectation<T>, snapshot: DynamicTypeSnapshot
) {
  expectation.to(snapshot.request.matcher(textSizes: snapshot.sizes))
}

/// Writes the reference of a view, and then fails.
public func 📷(
  _ file: FileString = #filePath, line: UInt = #line, snapshottable: any Snapshotable
) {
  📷(nil, file, line, snapshottable)
}

/// Writes the reference of a view, and then fails.
public func 📷(
  _ name: String, file: FileString = #filePath, line: UInt = #line, snapshottable: any Snapshotable
) {
  📷(name, file, line, snapshottable)
}

private func 📷(
  _ name: String?, _ file: FileString, _ line: UInt, _ snapshottable: any Snapshotable
) {
  func record<T: Snapshotable>(_ value: T) {
    expect(file: file, line: line, value)
      .to(Request(name: name, isRecording: true).matcher())
  }
  record(snapshottable)
}
