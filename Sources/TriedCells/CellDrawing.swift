internal import FileAccess
internal import Fixtures
internal import Foundation
internal import Graphics
internal import LayoutModel
internal import SnapshotRecords
internal import SnapshotReferences
internal import UIKit

/// The program of `snap try`: it draws cells one after another, each with a file that says what became of it.
///
/// Its arguments are a folder, the number of the first cell, and those of cells that get no content; a cell that ends the
/// program has no file, so that the tool knows it and goes on behind it, or without its content.
@MainActor public enum CellDrawing {
  /// Draws the cells into the folder.
  ///
  /// - Parameters:
  ///   - cells: the cells.
  ///   - fonts: paths of font files, which an app's property list would name.
  /// - Returns: the exit code.
  public static func run(_ cells: [CellMaker], fonts: [String] = []) -> Int32 {
    let arguments = CommandLine.arguments
    guard arguments.count > 2, let first = Int(arguments[2]), cells.indices.contains(first) else {
      return fail("This program is run by `snap try`.")
    }
    let unfilled = Set(arguments[3...].compactMap(Int.init))
    do {
      let unreadable = register(fonts)
      let folder = URL(fileURLWithPath: arguments[1], isDirectory: true)
      for index in cells.indices[first...] {
        let maker = unfilled.contains(index) ? cells[index].unfilled : cells[index]
        let cell = try draw(maker, unreadable, into: folder)
        try Files.write(
          CanonicalJSON.prettyData(of: cell), to: folder.appendingPathComponent("\(index).json"))
      }
      return 0
    } catch {
      return fail("\(error)")
    }
  }

  private static func fail(_ message: String) -> Int32 {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    return 1
  }

  /// Registers fonts; one that cannot be read is said of each cell, and costs none its picture.
  static func register(_ fonts: [String]) -> [Diagnostic] {
    fonts.compactMap { font in
      do {
        try UIFont.register(contentsOf: URL(fileURLWithPath: font))
        return nil
      } catch {
        return Diagnostic(.missingFont, view: "", message: "\(error)")
      }
    }
  }

  private static func draw(
    _ maker: CellMaker, _ unreadable: [Diagnostic], into folder: URL
  ) throws -> TriedCell {
    var cell = TriedCell(name: maker.name)
    let source: CellSource
    do {
      source = try CellSource(maker)
    } catch {
      cell.fail("\(error)", in: "")
      return cell
    }
    for configuration in source.configurations {
      do {
        let drawing = try source.drawing(in: configuration)
        let rendering = drawing.rendering
        let file = cell.fileName(in: configuration.name)
        let snapshot = try rendering.snapshot()
        try Files.write(try snapshot.encoded(.fast), to: folder.appendingPathComponent(file))
        let picture = TriedCell.Picture(
          configuration: configuration.name, isDark: configuration.appearance == .dark,
          width: rendering.size.width, height: rendering.size.height,
          isBlank: snapshot.bitmap.isBlank)
        cell.add(picture, rendering.diagnostics + unreadable, samples: drawing.samples)
        cell.assumedHeight = cell.assumedHeight ?? drawing.assumedHeight
      } catch let error as FileError {
        throw error
      } catch {
        cell.fail("\(error)", in: configuration.name)
      }
    }
    return cell
  }
}

extension Bitmap {
  /// Whether all pixels have one colour.
  fileprivate var isBlank: Bool {
    pixels.withUnsafeBytes { bytes in
      let colours = bytes.bindMemory(to: UInt32.self)
      return colours.allSatisfy { $0 == colours.first }
    }
  }
}
