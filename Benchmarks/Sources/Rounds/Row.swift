/// One measured piece of work, with the answer that proves that it was done.
public struct Row: Sendable {
  /// The row's name in every program.
  public let name: String
  private let make: @Sendable () throws -> Work

  /// Creates a row; `make` is called for each measurement and is not measured itself.
  public init(_ name: String, make: @escaping @Sendable () throws -> Work) {
    self.name = name
    self.make = make
  }

  /// Prepares the work.
  public func prepare() throws -> Work { try make() }
}

/// Work that is ready to be repeated.
public struct Work {
  /// Does the work once.
  public let run: () throws -> Void
  /// Does the work again from a known state and returns all results.
  public let answer: () throws -> [Double]

  /// Creates the work from its two functions.
  public init(run: @escaping () throws -> Void, answer: @escaping () throws -> [Double]) {
    self.run = run
    self.answer = answer
  }
}
