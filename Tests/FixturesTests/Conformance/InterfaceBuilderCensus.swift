import Foundation
import InterfaceBuilder
import TestSupport
import UIKit

/// What Interface Builder files say and nobody reads: neither views, nor what notes that a part is left out.
@MainActor struct InterfaceBuilderCensus {
  /// An attribute or a child of an element.
  struct Row {
    let entry: IBReadingLog.Entry
    var count = 0
    var repositories: Set<String> = []
    /// A value of the first that was met.
    let value: String
  }

  private let log = IBReadingLog()
  private var met: [IBReadingLog.Entry: Row] = [:]

  init(_ corpus: InterfaceBuilderCorpus) {
    for file in corpus.interfaceFiles() {
      // Files that are too old or damaged are of no interest here.
      guard let document = try? InterfaceBuilderDocument(contentsOf: file) else { continue }
      let path = file.path.dropFirst(corpus.root.path.count).split(separator: "/")
      let repository = path.first { $0 != "dev" }.map(String.init) ?? ""
      for element in document.root.children where !Self.ofXcode.contains(element.name) {
        count(element, in: repository)
      }
      IBReadingLog.$current.withValue(log) { makeAll(of: file) }
    }
  }

  /// The rows that nobody reads and that the list does not excuse, those of most repositories first.
  var unread: [Row] {
    let read = log.entries
    return met.values.filter { !read.contains($0.entry) && !NothingToDraw.contains($0.entry) }
      .sorted {
        ($1.repositories.count, $1.count, $0.entry.element, $0.entry.part)
          < ($0.repositories.count, $0.count, $1.entry.element, $1.entry.part)
      }
  }

  /// Elements of the document that describe the file itself.
  private static let ofXcode: Set = ["device", "dependencies", "customFonts", "resources"]

  private mutating func count(_ element: IBElement, in repository: String) {
    func add(_ part: String, _ value: String) {
      let entry = IBReadingLog.Entry(element: element.name, part: part)
      met[entry, default: Row(entry: entry, value: value)].count += 1
      met[entry]?.repositories.insert(repository)
    }
    for name in element.attributeNames { add(name, element[name] ?? "") }
    for child in element.children {
      // A child is read if it was asked for, or anything of it.
      if child.attributeNames.isEmpty, child.children.isEmpty { add("<\(child.name)>", child.text) }
      count(child, in: repository)
    }
  }

  /// Makes all views and controllers of a file.
  private func makeAll(of file: URL) {
    guard let nib = try? NibFile(contentsOf: file) else { return }
    for prototype in nib.prototypes { _ = prototype.instantiate(NibOptions(purpose: .preview)) }
    if file.pathExtension == "xib" {
      _ = try? UINib(contentsOf: file).instantiate(withOwner: nil)
    } else if let controllers = try? UIStoryboard(contentsOf: file).makeAllControllers() {
      for controller in controllers { controller.loadViewIfNeeded() }
    }
  }
}
