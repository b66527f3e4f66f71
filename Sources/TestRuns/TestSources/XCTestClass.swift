import FileAccess
package import Foundation
import SwiftSources

/// A class of XCTest with all its test methods, as XCTest on Linux finds them in the sources of a package.
package struct XCTestClass: Hashable {
  package let target: String
  package let name: String
  /// The source file, relative to the package.
  package let file: String
  package let line: Int
  let methods: [TestClass.Method]
  /// Whether a source of its target re-exports SnapTesting, which runs such tests.
  let seesSnapTesting: Bool

  /// Whether XCTest crashes at launch because of it, before it runs any test of the package.
  ///
  /// SwiftPM lists the methods of a class in one array. If all of them are synchronous and on the main actor, so is the
  /// array's type, which XCTest cannot cast to its own. One asynchronous method gives the array another type.
  var preventsLaunch: Bool {
    !seesSnapTesting && !methods.isEmpty
      && methods.allSatisfy { $0.isolation == .mainActor && !$0.isAsync }
  }

  /// The names by which `swift test --filter` selects its tests.
  var testNames: [String] { methods.map { "\(target).\(name)/\($0.name)" } }

  /// Returns the classes in the test targets of a package, by target and file.
  ///
  /// - Throws: `PackageManifest.Problem`; `FileError` for a source.
  package static func all(
    of package: URL, environment: [String: String]
  ) throws -> [XCTestClass] {
    try all(in: PackageManifest(of: package, environment: environment), of: package)
  }

  package static func all(in manifest: PackageManifest, of package: URL) throws -> [XCTestClass] {
    try manifest.targets.filter(\.isTest).flatMap { try all(in: $0, of: package) }
  }

  private static func all(
    in target: PackageManifest.Target, of package: URL
  ) throws -> [XCTestClass] {
    var found: [(file: String, type: TestClass)] = []
    var seesSnapTesting = false
    for file in target.files(in: package) where file.hasSuffix(".swift") {
      let path = "\(target.folder)/\(file)"
      let data = try Files.read(existing: package.appendingPathComponent(path))
      let tokens = SwiftToken.all(of: String(decoding: data, as: UTF8.self), for: .linux)
      seesSnapTesting = seesSnapTesting || reexportsSnapTesting(tokens)
      found += TestClass.all(of: tokens).map { (path, $0) }
    }
    return all(found, target.name, seesSnapTesting)
  }

  private static func reexportsSnapTesting(_ tokens: [SwiftToken]) -> Bool {
    let words = tokens.map(\.text)
    return words.indices.dropLast(2).contains { place in
      words[place] == "@_exported" && words[place...].prefix(4).contains("import")
        && words[place...].prefix(4).contains("SnapTesting")
    }
  }

  private static func all(
    _ found: [(file: String, type: TestClass)], _ target: String, _ seesSnapTesting: Bool
  ) -> [XCTestClass] {
    let types = found.map(\.type)
    return found.filter { !$0.type.isExtension }.compactMap { file, type in
      let chain = inheritance(of: type, in: types)
      guard chain.last?.superclass == "XCTestCase" else { return nil }
      return XCTestClass(
        target: target, name: type.name, file: file, line: type.line,
        methods: methods(of: chain, in: types), seesSnapTesting: seesSnapTesting)
    }
  }

  /// Returns a class and those of its superclasses that the target declares.
  private static func inheritance(of type: TestClass, in types: [TestClass]) -> [TestClass] {
    var chain = [type]
    while let name = chain.last?.superclass,
      let next = types.first(where: { $0.name == name && !$0.isExtension && !chain.contains($0) })
    {
      chain.append(next)
    }
    return chain
  }

  /// Returns the methods of a class with inherited ones, each with the isolation that it gets from its class.
  private static func methods(
    of chain: [TestClass], in types: [TestClass]
  ) -> [TestClass.Method] {
    var methods: [TestClass.Method] = []
    for (depth, type) in chain.enumerated() {
      let isolation = chain[depth...].lazy.compactMap(\.isolation).first
      let parts = [type] + types.filter { $0.isExtension && $0.name == type.name }
      for method in parts.flatMap(\.methods)
      where !methods.contains(where: { $0.name == method.name }) {
        var method = method
        method.isolation = method.isolation ?? isolation
        methods.append(method)
      }
    }
    return methods
  }
}
