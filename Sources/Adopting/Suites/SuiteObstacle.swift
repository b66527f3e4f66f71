package import Foundation

/// Why the app's part of a suite is taken as it is, although this tool could leave out what does not compile.
package enum SuiteObstacle: Error, CustomStringConvertible {
  /// Nothing seems to be missing, and tests import several modules of the project.
  case nothingMissing
  /// Tests see the internal names of a module, which would be those of the app's.
  case internalNames(of: String, in: URL)
  /// A source of the app uses a library of tests.
  case library(String, in: URL)
  /// What is left does not compile, with the compiler's messages.
  case refused(messages: String)

  package var description: String {
    switch self {
    case .nothingMissing: "no module that they import is missing"
    case .internalNames(let module, let file):
      "\(file.lastPathComponent) imports \(module) with @testable, and not the app"
    case .library(let module, let file): "\(file.lastPathComponent) imports \(module)"
    case .refused(let messages):
      "the rest does not compile: \(AdoptedPackage.errors(in: messages).first ?? messages)"
    }
  }
}
