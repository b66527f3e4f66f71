import Foundation

/// `swift`: its version, a manifest, and a build.
struct SwiftCommand {
  let call: Call

  /// Returns the exit code.
  func run() throws -> Int32 {
    if call.arguments.last == "--version" {
      try call.print("Swift version \(call["SWIFT_VERSION"] ?? "6.2.1") (a double)")
    } else if call.arguments.last == "dump-package" {
      return try describe()
    } else if call.arguments.contains("--show-bin-path") {
      try call.print(installProgram().path)
    } else {
      return try build()
    }
    return 0
  }

  private func describe() throws -> Int32 {
    if let error = call["MANIFEST_ERROR"] {
      try call.print(error, to: .standardError)
      return 1
    }
    try call.print(String(decoding: manifest(), as: UTF8.self))
    return 0
  }

  private func manifest() throws -> Data {
    if let file = call["MANIFEST"] { return try Data(contentsOf: URL(fileURLWithPath: file)) }
    return Data(
      """
      {"name":"P","targets":[{"name":"T","type":"test","dependencies":[],"resources":[],"exclude":[]}]}
      """.utf8)
  }

  /// Puts the program of the tests in place, unless a test has, and returns its folder.
  private func installProgram() throws -> URL {
    struct Package: Decodable {
      let name: String?
    }
    let name = try JSONDecoder().decode(Package.self, from: manifest()).name ?? ""
    let products = call.folder.appendingPathComponent("tools/products")
    let program = products.appendingPathComponent("\(name)PackageTests.xctest")
    try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
    if !FileManager.default.fileExists(atPath: program.path) {
      try FileManager.default.copyItem(at: call.program, to: program)
    }
    return products
  }

  private func build() throws -> Int32 {
    try call.log([])
    let end = ContinuousClock.now + .seconds(call.seconds("BUILD_WORKS") ?? 0)
    while ContinuousClock.now < end {}
    if let lock = call["BUILD_LOCK"] {
      let descriptor = open(lock, O_RDWR | O_CLOEXEC)
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }
    try call.print("a compiler's words")
    return call["BUILD_EXIT"].flatMap(Int32.init) ?? 0
  }
}
