extension FontLibrary {
  /// Returns the font of a file in a folder by its PostScript name; nil without one.
  ///
  /// The font is not registered: no other text can use it. The folder is searched once per process.
  public func font(named postScriptName: String, size: Double, in folder: FontFolder) -> Font? {
    typeface(named: postScriptName, in: folder).map { Font(typeface: $0, pointSize: size) }
  }
}
