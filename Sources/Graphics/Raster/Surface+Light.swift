extension Surface {
  /// Replaces each pixel's alpha by its light, that of nothing being 0; the colours are of no use afterwards.
  ///
  /// The weights are those of SVG's masks, in 1/1024: https://www.w3.org/TR/css-masking-1/#MaskValues
  func turnLightIntoAlpha() {
    var index = 0
    let count = bounds.area
    while index < count {
      let pixel = pixels[index]
      let (red, green, blue) = (pixel & 255, (pixel &>> 8) & 255, (pixel &>> 16) & 255)
      let light = (red &* 218 &+ green &* 732 &+ blue &* 74 &+ 512) &>> 10
      pixels[index] = light &<< 24
      index &+= 1
    }
  }
}
