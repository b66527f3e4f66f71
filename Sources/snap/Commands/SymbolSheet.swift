import Foundation
import UIKit

/// A picture of symbols with their names, for a person to look through.
@MainActor struct SymbolSheet {
  /// More symbols would not fit into a picture that one looks at.
  static let limit = 600

  private static let columns = 8
  private static let cell = CGSize(width: 120, height: 76)

  private let view: UIView

  init(_ symbols: [SystemSymbol]) {
    let columns = min(Self.columns, symbols.count)
    let rows = (symbols.count + columns - 1) / columns
    view = UIView(
      frame: CGRect(
        x: 0, y: 0, width: CGFloat(columns) * Self.cell.width,
        height: CGFloat(rows) * Self.cell.height))
    view.backgroundColor = .white
    for (index, symbol) in symbols.enumerated() {
      let origin = CGPoint(
        x: CGFloat(index % columns) * Self.cell.width,
        y: CGFloat(index / columns) * Self.cell.height)
      for part in Self.parts(of: symbol, in: CGRect(origin: origin, size: Self.cell)) {
        view.addSubview(part)
      }
    }
  }

  private static func parts(of symbol: SystemSymbol, in cell: CGRect) -> [UIView] {
    let configuration = UIImage.SymbolConfiguration(pointSize: 30)
    let image = UIImageView(
      image: UIImage(systemName: symbol.name, withConfiguration: configuration))
    image.contentMode = .center
    image.tintColor = symbol.availability == .box ? .gray : .black
    image.frame = CGRect(x: cell.minX, y: cell.minY + 4, width: cell.width, height: 44)
    let label = UILabel(
      frame: CGRect(x: cell.minX + 3, y: cell.minY + 48, width: cell.width - 6, height: 26))
    label.text = symbol.name
    label.font = .systemFont(ofSize: 9)
    label.numberOfLines = 2
    label.textAlignment = .center
    label.textColor = .black
    return [image, label]
  }

  /// The picture at two pixels a point.
  var png: Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: view.bounds.size, format: format).pngData { context in
      view.layer.render(in: context.cgContext)
    }
  }
}
