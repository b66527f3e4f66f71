internal import Foundation
internal import Graphics

/// Reads colours as CSS writes them.
enum SVGColor {
  /// Returns a colour; nil for a text that is none.
  static func color(_ text: String) -> Color? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if text.hasPrefix("#") { return hex(text.dropFirst()) }
    if let open = text.firstIndex(of: "(") {
      return function(text[..<open], text[text.index(after: open)...].prefix { $0 != ")" })
    }
    if text == "transparent" { return .clear }
    return names[text].flatMap { hex($0[...]) }
  }

  private static func hex(_ digits: Substring) -> Color? {
    guard let value = UInt32(digits, radix: 16), digits.first != "+" else { return nil }
    func part(_ shift: UInt32, _ bits: UInt32) -> Double {
      let most = (1 << bits) - 1 as UInt32
      return Double((value >> shift) & most) / Double(most)
    }
    switch digits.utf8.count {
    case 3: return Color(red: part(8, 4), green: part(4, 4), blue: part(0, 4))
    case 4: return Color(red: part(12, 4), green: part(8, 4), blue: part(4, 4), alpha: part(0, 4))
    case 6: return Color(red: part(16, 8), green: part(8, 8), blue: part(0, 8))
    case 8: return Color(red: part(24, 8), green: part(16, 8), blue: part(8, 8), alpha: part(0, 8))
    default: return nil
    }
  }

  private static func function(_ name: Substring, _ list: Substring) -> Color? {
    let words = list.split { $0 == "," || $0 == "/" || $0.isWhitespace }
    switch name {
    case "rgb", "rgba":
      let parts = words.prefix(3).compactMap { share($0, of: 255) }
      guard parts.count == 3, let alpha = alpha(words.dropFirst(3)) else { return nil }
      return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    case "hsl", "hsla":
      guard words.count >= 3, let hue = Double(words[0].replacing("deg", with: "")),
        hue.isFinite, let saturation = share(words[1], of: 1), let light = share(words[2], of: 1),
        let alpha = alpha(words.dropFirst(3))
      else { return nil }
      return hsl(hue, saturation, light, alpha)
    case "color":
      let parts = words.dropFirst().prefix(3).compactMap { share($0, of: 1) }
      guard let space = words.first, parts.count == 3, let alpha = alpha(words.dropFirst(4)) else {
        return nil
      }
      switch space {
      case "srgb": return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
      case "display-p3":
        return Color(displayP3Red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
      default: return nil
      }
    default: return nil
    }
  }

  /// A percentage, or a number of which the whole is given, as a share of 0…1.
  static func share(_ text: Substring, of whole: Double) -> Double? {
    let value =
      text.hasSuffix("%")
      ? Double(text.dropLast()).map { $0 / 100 } : Double(text).map { $0 / whole }
    return value.flatMap { $0.isFinite ? min(max($0, 0), 1) : nil }
  }

  private static func alpha(_ words: ArraySlice<Substring>) -> Double? {
    words.first.map { share($0, of: 1) } ?? 1
  }

  /// The formula of https://www.w3.org/TR/css-color-3/#hsl-color.
  private static func hsl(_ hue: Double, _ s: Double, _ l: Double, _ alpha: Double) -> Color {
    let turn = hue.truncatingRemainder(dividingBy: 360) / 30
    func part(_ n: Double) -> Double {
      let k = (n + turn + 24).truncatingRemainder(dividingBy: 12)
      return l - s * min(l, 1 - l) * max(-1, min(k - 3, 9 - k, 1))
    }
    return Color(red: part(0), green: part(8), blue: part(4), alpha: alpha)
  }

  /// The names of https://www.w3.org/TR/css-color-3/#svg-color.
  private static let names: [String: String] = {
    var names: [String: String] = [:]
    for entry in table.split(whereSeparator: \.isWhitespace) {
      let sides = entry.split(separator: ":")
      names[String(sides[0])] = String(sides[1])
    }
    return names
  }()

  private static let table = """
    aliceblue:f0f8ff antiquewhite:faebd7 aqua:00ffff aquamarine:7fffd4 azure:f0ffff beige:f5f5dc
    bisque:ffe4c4 black:000000 blanchedalmond:ffebcd blue:0000ff blueviolet:8a2be2 brown:a52a2a
    burlywood:deb887 cadetblue:5f9ea0 chartreuse:7fff00 chocolate:d2691e coral:ff7f50
    cornflowerblue:6495ed cornsilk:fff8dc crimson:dc143c cyan:00ffff darkblue:00008b
    darkcyan:008b8b darkgoldenrod:b8860b darkgray:a9a9a9 darkgreen:006400 darkgrey:a9a9a9
    darkkhaki:bdb76b darkmagenta:8b008b darkolivegreen:556b2f darkorange:ff8c00 darkorchid:9932cc
    darkred:8b0000 darksalmon:e9967a darkseagreen:8fbc8f darkslateblue:483d8b darkslategray:2f4f4f
    darkslategrey:2f4f4f darkturquoise:00ced1 darkviolet:9400d3 deeppink:ff1493 deepskyblue:00bfff
    dimgray:696969 dimgrey:696969 dodgerblue:1e90ff firebrick:b22222 floralwhite:fffaf0
    forestgreen:228b22 fuchsia:ff00ff gainsboro:dcdcdc ghostwhite:f8f8ff gold:ffd700
    goldenrod:daa520 gray:808080 grey:808080 green:008000 greenyellow:adff2f honeydew:f0fff0
    hotpink:ff69b4 indianred:cd5c5c indigo:4b0082 ivory:fffff0 khaki:f0e68c lavender:e6e6fa
    lavenderblush:fff0f5 lawngreen:7cfc00 lemonchiffon:fffacd lightblue:add8e6 lightcoral:f08080
    lightcyan:e0ffff lightgoldenrodyellow:fafad2 lightgray:d3d3d3 lightgreen:90ee90
    lightgrey:d3d3d3 lightpink:ffb6c1 lightsalmon:ffa07a lightseagreen:20b2aa lightskyblue:87cefa
    lightslategray:778899 lightslategrey:778899 lightsteelblue:b0c4de lightyellow:ffffe0
    lime:00ff00 limegreen:32cd32 linen:faf0e6 magenta:ff00ff maroon:800000 mediumaquamarine:66cdaa
    mediumblue:0000cd mediumorchid:ba55d3 mediumpurple:9370db mediumseagreen:3cb371
    mediumslateblue:7b68ee mediumspringgreen:00fa9a mediumturquoise:48d1cc mediumvioletred:c71585
    midnightblue:191970 mintcream:f5fffa mistyrose:ffe4e1 moccasin:ffe4b5 navajowhite:ffdead
    navy:000080 oldlace:fdf5e6 olive:808000 olivedrab:6b8e23 orange:ffa500 orangered:ff4500
    orchid:da70d6 palegoldenrod:eee8aa palegreen:98fb98 paleturquoise:afeeee palevioletred:db7093
    papayawhip:ffefd5 peachpuff:ffdab9 peru:cd853f pink:ffc0cb plum:dda0dd powderblue:b0e0e6
    purple:800080 rebeccapurple:663399 red:ff0000 rosybrown:bc8f8f royalblue:4169e1
    saddlebrown:8b4513 salmon:fa8072 sandybrown:f4a460 seagreen:2e8b57 seashell:fff5ee
    sienna:a0522d silver:c0c0c0 skyblue:87ceeb slateblue:6a5acd slategray:708090 slategrey:708090
    snow:fffafa springgreen:00ff7f steelblue:4682b4 tan:d2b48c teal:008080 thistle:d8bfd8
    tomato:ff6347 turquoise:40e0d0 violet:ee82ee wheat:f5deb3 white:ffffff whitesmoke:f5f5f5
    yellow:ffff00 yellowgreen:9acd32
    """
}
