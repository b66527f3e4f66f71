public import Foundation
public import UIKit

extension PrototypeFile {
  /// Draws a cell as an app shows it before it has other content than the file's.
  ///
  /// - Parameters:
  ///   - name: An identifier, reuse identifier or class.
  ///   - width: The width in points; `nil` for the stored one.
  ///   - scale: Pixels per point, from 1 to 4.
  ///   - isDark: Whether the appearance is dark.
  ///   - locale: A BCP 47 identifier; the translations beside the file that it shows take the place of
  ///     the file's texts.
  /// - Returns: the drawing with its layout and diagnostics.
  /// - Throws: ``PrototypeError`` or ``RenderingError``.
  public func rendering(
    of name: String, width: CGFloat?, scale: CGFloat, isDark: Bool, locale: String = "en"
  ) throws -> Rendering {
    guard let prototype = try prototypes(named: name).first else {
      throw PrototypeError.unknown(name: name, file: nib.path, known: prototypeNames)
    }
    var configuration = Configuration(
      width: width ?? prototype.storedWidth, scale: scale,
      appearance: isDark ? .dark : .light, locale: locale)
    if prototype.element != "tableViewCell" || prototype.hasFixedHeight {
      configuration.height = prototype.storedSize.height
    }
    return try configuration.performAsCurrent {
      try Rendering(
        of: prototype.instantiate(NibOptions(purpose: .preview)).view, in: configuration)
    }
  }
}

extension PrototypeFile {
  /// Makes a cell with texts in place of the file's.
  ///
  /// - Parameters:
  ///   - name: An identifier, reuse identifier or class.
  ///   - texts: The texts of labels by the names of their outlets.
  /// - Returns: the cell, not laid out.
  /// - Throws: ``PrototypeError`` where no cell has the name.
  public func makeCell(
    named name: String, texts: [String: String] = [:]
  ) throws(PrototypeError) -> UIView {
    guard let prototype = try prototypes(named: name).first else {
      throw .unknown(name: name, file: nib.path, known: prototypeNames)
    }
    let instance = prototype.instantiate()
    for (outlet, text) in texts { (instance.outlets[outlet] as? UILabel)?.text = text }
    return instance.view
  }
}
