internal import Foundation
internal import Graphics
internal import InterfaceBuilder

extension SVGDrawing {
  /// Draws a PNG or JPEG picture that the file contains.
  mutating func drawImage(_ element: IBElement, _ place: Place) {
    guard place.style.isVisible else { return }
    guard let bitmap = bitmap(of: element), bitmap.width > 0, bitmap.height > 0 else {
      return omit(.picture, element)
    }
    let own = CGSize(width: bitmap.width, height: bitmap.height)
    func length(_ name: String, _ axis: SVGValues.Axis) -> Double? {
      place.viewport.length(element[name], axis, place.style.fontSize)
    }
    let width = length("width", .width), height = length("height", .height)
    let size = CGSize(
      width: width ?? height.map { $0 * own.width / own.height } ?? own.width,
      height: height ?? width.map { $0 * own.height / own.width } ?? own.height)
    guard size.width > 0, size.height > 0 else { return }
    let corner = AffineTransform(n: [
      1, 0, 0, 1, length("x", .width) ?? 0, length("y", .height) ?? 0,
    ])
    let area = place.inside(corner)
    let fit = SVGViewport.fitting(
      CGRect(origin: .zero, size: own), into: size, element["preserveAspectRatio"])
    commands.append(
      .pushClip(Path(rect: CGRect(origin: .zero, size: size)).transformed(by: area.transform)))
    commands += DisplayList.Command.image(
      ImageSource(name: "image", bitmap: bitmap), in: CGRect(origin: .zero, size: own)
    ).transformed(by: area.inside(fit).transform)
    commands.append(.popClip)
  }

  private func bitmap(of element: IBElement) -> Bitmap? {
    guard let text = element.svgLink, text.hasPrefix("data:image/"),
      let comma = text.firstIndex(of: ","), text[..<comma].contains("base64"),
      let data = Data(
        base64Encoded: String(text[text.index(after: comma)...]), options: .ignoreUnknownCharacters)
    else { return nil }
    if let image = try? PNG.decode(data, name: "image") { return image.bitmap }
    return try? JPEG.decode(data, name: "image")
  }
}
