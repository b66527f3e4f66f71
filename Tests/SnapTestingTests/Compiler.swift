import Foundation
import TestSupport

/// The compiler of this build, for code that tests print or that must not compile.
enum Compiler {
  /// Compiles a source against the modules of this build; returns its errors.
  static func errors(of source: String) throws -> [(line: Int, message: String)] {
    let folder = try TemporaryFolder(["Use.swift": source])
    let output = try run(
      "/bin/bash",
      [
        "-c",
        """
        flags=$(pkg-config --cflags-only-I freetype2 harfbuzz libpng libjpeg libdeflate | sed 's/-I/-Xcc -I/g')
        for map in "$1"/C*.build/module.modulemap "$2"/Sources/C*/module.modulemap; do
          case $map in *-tool.build*) ;; *) flags="$flags -Xcc -fmodule-map-file=$map" ;; esac
        done
        swiftc -typecheck -swift-version 6 -diagnostic-style llvm -I "$1/Modules" $flags Use.swift
        """, "bash", build.path, package.path,
      ], in: folder.root)
    return output.matches(of: /Use\.swift:(\d+):\d+: error: (.*)/).map {
      (Int($0.1) ?? 0, String($0.2))
    }
  }

  /// Where SwiftPM puts the modules, beside the bundle of the tests.
  private static let build = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent()

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func run(
    _ tool: String, _ arguments: [String], in folder: URL
  ) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
