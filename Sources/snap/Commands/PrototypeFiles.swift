import ArgumentParser
import Fixtures
import Foundation

/// The readable files of a command, and why the others could not be read.
@MainActor struct PrototypeFiles {
  private(set) var files: [PrototypeFile] = []
  private(set) var failures: [String] = []

  init(_ paths: [String]) {
    for path in paths {
      do {
        files.append(try PrototypeFile(contentsOf: URL(fileURLWithPath: path)))
      } catch {
        failures.append("\(error)")
      }
    }
  }
}
