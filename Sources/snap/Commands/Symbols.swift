import ArgumentParser
import FileAccess
import Foundation
import SnapReport
import Terminal
import UIKit

struct Symbols: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lists the system symbols, and how each is shown.",
    discussion: """
      A symbol is drawn, supplied by a picture of the folder that --supplied names, or a crossed box of \
      its size. A name that is not listed is nil, as on iOS. \(ExitCodes.symbols)
      """)

  @Argument(help: ArgumentHelp("Only names that contain all of these.", valueName: "word"))
  var words: [String] = []

  @Option(help: "Only symbols that are shown in this way.")
  var shown: Availability?

  @Option(
    help: ArgumentHelp("SVG and PNG files with the names of symbols.", valueName: "folder"))
  var supplied: String?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("Draw the symbols with their names.", valueName: "png"))
  var output: String?

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    try MainActor.assumeIsolated {
      if let supplied { try UIImage.registerSymbols(in: URL(fileURLWithPath: supplied)) }
      let found = SystemSymbol.all(containing: words)
        .filter { shown == nil || $0.availability == shown?.value }
      guard !found.isEmpty else { throw SnapError.noSymbol(words: words) }
      if let output { try draw(found, to: output) }
      if json {
        try printJSON(Printed(symbols: found))
      } else if output == nil {
        for symbol in found { Console.out("\(symbol.name)  \(symbol.availability.rawValue)") }
        Console.out(summary(of: found))
      }
    }
  }

  @MainActor private func draw(_ symbols: [SystemSymbol], to path: String) throws {
    guard symbols.count <= SymbolSheet.limit else {
      throw SnapError.tooManySymbols(count: symbols.count, limit: SymbolSheet.limit)
    }
    try Files.write(SymbolSheet(symbols).png, to: URL(fileURLWithPath: path))
    Console.out("\(path): \(summary(of: symbols))")
  }

  private func summary(of symbols: [SystemSymbol]) -> String {
    let parts = SystemSymbol.Availability.allCases.compactMap { way -> String? in
      let count = symbols.filter { $0.availability == way }.count
      return count == 0 ? nil : "\(count) \(way.rawValue)"
    }
    return "\(symbols.count.counted("symbol")): \(parts.joined(separator: ", "))"
  }

  private struct Printed: Encodable {
    let version = 1
    let symbols: [SystemSymbol]
  }
}

extension Symbols {
  /// The ways in which symbols are shown.
  enum Availability: String, CaseIterable, ExpressibleByArgument {
    case drawn, supplied, box

    var value: SystemSymbol.Availability {
      switch self {
      case .drawn: .drawn
      case .supplied: .supplied
      case .box: .box
      }
    }
  }
}
