import Fixtures
import Foundation
import Snapshots
import UIKit

/// What is done with a damaged file, and what has to hold of all that comes out.
@MainActor struct Trial {
  /// What a file that loads is put through; a large one is not checked in every configuration.
  enum Work: String, CaseIterable {
    case layout, storedSizes, lint, rendering, cellFile, controllers
  }

  static let name = "Damaged.xib"
  let work: Work

  /// Returns what is wrong; empty where all is well.
  func complaints(about bytes: [UInt8]) -> [String] {
    do {
      guard work != .controllers else { return try showControllers(of: bytes) }
      return try complaints(about: PrototypeFile(Data(bytes), name: Self.name))
    } catch {
      let text = "\(error)"
      let isNamed = text.hasPrefix(Self.name) || error is RenderingError || text.contains("bitmap")
      return isNamed ? [] : ["an error without the file's name: \(text)"]
    }
  }

  private func complaints(about file: PrototypeFile) throws -> [String] {
    switch work {
    case .layout: try complaints(about: file.layout(storedSizes: false))
    case .storedSizes: try complaints(about: file.layout(storedSizes: true))
    case .lint: complaints(about: file.lint())
    case .rendering: try file.prototypeNames.prefix(3).flatMap { try drawn($0, of: file) }
    case .cellFile:
      (try? JSONSerialization.jsonObject(with: Data(file.firstCellFile.utf8))) == nil
        ? ["the first cell file is no JSON"] : []
    case .controllers: []
    }
  }

  private func showControllers(of bytes: [UInt8]) throws -> [String] {
    // UIKit stops an app's own class that needs what a damaged file no longer has.
    let text = String(decoding: bytes, as: UTF8.self).replacing("customClass=", with: "class=")
    let controllers = try UIStoryboard(Data(text.utf8), name: Self.name).makeAllControllers()
    for controller in controllers {
      controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      controller.view.layoutIfNeeded()
    }
    return controllers.contains { !$0.view.frame.isPlain }
      ? ["a controller's view has no frame"] : []
  }

  private func complaints(about layout: FileLayout) throws -> [String] {
    // A number that is none has no JSON and throws.
    _ = try JSONEncoder().encode(layout)
    var complaints = layout.cells.flatMap(\.views).filter { !$0.frame.isPlain }
      .map { "\($0.className) \($0.id ?? "–") has the frame \($0.frame)" }
    complaints += layout.cells.flatMap(\.diagnostics).compactMap { complaint(in: $0.message) }
    complaints += [complaint(in: layout.text)].compactMap(\.self)
    return complaints
  }

  private func complaints(about findings: [LintFinding]) -> [String] {
    findings.compactMap { finding in
      if finding.line < 1 { return "a finding without a line: \(finding)" }
      return complaint(in: finding.message + finding.hint)
    }
  }

  private func drawn(_ name: String, of file: PrototypeFile) throws -> [String] {
    let rendering: Rendering
    do {
      rendering = try file.rendering(of: name, width: nil, in: Configuration(scale: 1))
    } catch is RenderingError {
      return []
    }
    // A larger picture takes memory and time by right.
    guard rendering.size.width * rendering.size.height < 4_000_000 else { return [] }
    _ = try rendering.snapshot().encoded()
    return []
  }

  /// Swift's words for what is no number, or for a value that should not be shown as it is; what is
  /// quoted from the file may be such a word.
  private func complaint(in text: String) -> String? {
    let own = text.replacing(/"[^"]*"|“[^”]*”/, with: "")
    let words = own.split { !$0.isLetter }
    let bad = words.first { ["nan", "inf", "infinity", "Optional"].contains($0) }
    return bad.map { "“\($0)” in: \(text.prefix(300))" }
  }
}

extension CGRect {
  fileprivate var isPlain: Bool {
    [minX, minY, width, height].allSatisfy { $0.isFinite && abs($0) < 1e12 }
  }
}
