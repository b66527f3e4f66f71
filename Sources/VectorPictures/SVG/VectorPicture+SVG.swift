package import Foundation
internal import Graphics
internal import InterfaceBuilder

extension VectorPicture {
  /// Reads an SVG picture.
  package static func svg(
    _ data: Data, name: String
  ) throws(VectorPictureError) -> VectorPicture {
    let root = try SVGSource.root(of: data, name: name)
    guard root.name == "svg" else { throw .notSVG(line: root.line) }
    var drawing = SVGDrawing(root)
    let size = try size(of: root)
    drawing.drawRoot(size)
    guard !drawing.budget.isExceeded else { throw .tooComplex }
    let list = DisplayList(size: size, commands: drawing.commands)
    guard list.firstNotFinite == nil else { throw .notFinite }
    return VectorPicture(size: size, commands: list.commands, omissions: drawing.omissions)
  }

  /// The size that the first element states: width and height, of which the view box has what is missing.
  private static func size(of root: IBElement) throws(VectorPictureError) -> CGSize {
    let box = SVGViewport.box(of: root)
    func side(_ name: String) -> Double? {
      let text = root[name]
      if text?.contains("%") == true { return nil }
      return SVGViewport(width: 0, height: 0).length(text, .width).flatMap { $0 > 0 ? $0 : nil }
    }
    let (width, height) = (side("width"), side("height"))
    let size: CGSize
    switch (width, height, box) {
    case (let width?, let height?, _): size = CGSize(width: width, height: height)
    case (let width?, nil, let box?):
      size = CGSize(width: width, height: width * box.height / box.width)
    case (nil, let height?, let box?):
      size = CGSize(width: height * box.width / box.height, height: height)
    case (nil, nil, let box?): size = box.size
    default: throw .noSize
    }
    guard size.width <= longestSide, size.height <= longestSide else { throw .tooLarge(size) }
    return size
  }
}

extension IBElement {
  /// What `href` says, whatever the prefix of its namespace.
  var svgLink: String? {
    self["href"] ?? self["xlink:href"]
      ?? attributeNames.first { $0.hasSuffix(":href") }.flatMap { self[$0] }
  }

  /// The identifier that `href` names.
  var svgReference: String? { SVGValues.reference(svgLink) }
}
