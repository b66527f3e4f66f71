internal import BundledFonts
public import Foundation
import Locks

/// The fonts available to text: the bundled ones and those registered by name.
///
/// Fonts installed on the system are never used, so that text measures the same on every machine.
///
/// ```swift
/// let library = try FontLibrary.bundled()
/// let title = library.systemFont(ofSize: 17, weight: .semibold)
/// ```
public final class FontLibrary: Sendable {
  private let manifest: FontManifest
  private let eraEnds: [Int]
  /// The system family's faces by file.
  private let systemFaces: [String: FontFace]
  private let fallbacks: FontFallbacks
  /// The faces that came with the package: the system family's in the order of their files, then the fallbacks.
  private let bundledFaces: [FontFace]
  private let bundledFacesByName: [FontName: FontFace]
  let standIns: StandInFonts
  private let state = Lock(State())

  private struct State {
    var system: [SystemKey: Typeface] = [:]
    var registered: [FontName: Typeface] = [:]
    var varied = VariedTypefaces()
    var folders: [URL: FontFolderIndex] = [:]
    var inFolders: [FontFolderIndex.Entry: Typeface] = [:]
  }

  private struct SystemKey: Hashable {
    let weight: FontWeight
    let italic: Bool
    let monospacedDigits: Bool
    var era = SystemFontEra.latest
    var isMonospaced = false
  }

  /// Reads the fonts listed in a folder's `manifest.json`, and the table `ios-fonts.json`.
  ///
  /// - Throws: ``FontError`` naming the file that is missing or damaged.
  package init(directory: URL) throws(FontError) {
    let file = directory.appendingPathComponent("manifest.json")
    let manifest = try FontManifest.read(from: file)
    let loader = FaceLoader(directory: directory)
    for cut in manifest.system.cuts {
      for face in cut.faces {
        try loader.load(face.file, widthScale: manifest.system.widthScale)
      }
    }
    for face in manifest.monospaced { try loader.load(face.file) }
    systemFaces = loader.faces
    fallbacks = try loader.fallbacks(of: manifest)
    standIns = try StandInFonts(
      directory: directory, manifest: manifest, fallbacks: fallbacks)
    self.manifest = manifest
    eraEnds = manifest.system.eraEnds
    bundledFaces = systemFaces.sorted { $0.key < $1.key }.map(\.value) + fallbacks.bundledFaces
    bundledFacesByName = Dictionary(bundledFaces.map { (FontName($0.name), $0) }) { first, _ in
      first
    }
  }

  /// Returns the bundled fonts; they are read once per process.
  ///
  /// - Throws: ``FontError`` naming the file that is missing or damaged. The next call tries again.
  public static func bundled() throws(FontError) -> FontLibrary {
    let result: Result<FontLibrary, FontError> = shared.withLock { shared in
      if let shared { return .success(shared) }
      do throws(FontError) {
        let library = try FontLibrary(directory: BundledFonts.directory)
        shared = library
        return .success(library)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  // Reading the files takes longer than a snapshot, and their content cannot change.
  private static let shared = Lock<FontLibrary?>(nil)

  /// Returns the substitute for Apple's system font: Inter with Apple's line metrics.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The stroke weight; the nearest cut is used.
  ///   - italic: Whether it is italic.
  ///   - monospacedDigits: Whether all digits have the same width.
  ///   - release: The number of the release of iOS whose widths it has; nil for the latest.
  /// - Returns: A font, with its text cut below 20 points and its display cut from 20 points.
  public func systemFont(
    ofSize size: Double, weight: FontWeight = .regular, italic: Bool = false,
    monospacedDigits: Bool = false, release: Int? = nil
  ) -> Font {
    let key = SystemKey(
      weight: weight, italic: italic, monospacedDigits: monospacedDigits, era: era(of: release))
    let typeface = state.withLock { state in
      if let known = state.system[key] { return known }
      let made = makeSystemTypeface(key)
      state.system[key] = made
      return made
    }
    return Font(typeface: typeface, pointSize: size)
  }

  /// Whether a font has the widths of a release of iOS; true for all but the system font.
  public func isFont(_ font: Font, ofRelease release: Int) -> Bool {
    !font.typeface.hasEras || font.typeface.era == era(of: release)
  }

  private func era(of release: Int?) -> SystemFontEra {
    release.map { SystemFontEra(ofRelease: $0, endingWith: eraEnds) } ?? .latest
  }

  private func makeSystemTypeface(_ key: SystemKey) -> Typeface {
    let cuts = manifest.system.cuts.compactMap { cut -> Typeface.Cut? in
      guard let entry = cut.face(weight: key.weight, italic: key.italic),
        let face = systemFaces[entry.file]
      else { return nil }
      return Typeface.Cut(
        minimumSize: cut.minimumSize, face: face, role: cut,
        digitWidth: key.monospacedDigits ? face.tabularWidth : nil)
    }
    return Typeface(
      cuts: cuts, metrics: manifest.system.metrics, weight: key.weight, isItalic: key.italic,
      isSystem: true, features: key.monospacedDigits ? [.tabularNumbers] : [],
      era: key.era, fallbackSpaces: manifest.system.fallbackSpaces, fallbacks: fallbacks)
  }

  func monospacedTypeface(weight: FontWeight, italic: Bool) -> Typeface {
    let key = SystemKey(
      weight: weight, italic: italic, monospacedDigits: false, isMonospaced: true)
    return state.withLock { state in
      if let known = state.system[key] { return known }
      let made = makeMonospacedTypeface(key)
      state.system[key] = made
      return made
    }
  }

  private func makeMonospacedTypeface(_ key: SystemKey) -> Typeface {
    let entry = manifest.monospaced.face(weight: key.weight, italic: key.italic)
    guard let face = entry.flatMap({ systemFaces[$0.file] }) else {
      preconditionFailure("The manifest of the bundled fonts was read without a monospaced face.")
    }
    return Typeface(
      cuts: [Typeface.Cut(minimumSize: 0, face: face, role: nil)],
      metrics: manifest.system.metrics, weight: key.weight, isItalic: key.italic, isSystem: true,
      fallbacks: fallbacks)
  }

  /// The bundled faces and then, by name, those that were registered or requested, each once.
  var namedFaces: [FontFace] {
    let registered = state.withLock { $0.registered.sorted { $0.key < $1.key } }
    var seen: Set<String> = []
    return (bundledFaces + registered.map { $0.value.face(forSize: 0) })
      .filter { seen.insert($0.name).inserted }
  }

  /// Returns a registered or bundled font by its PostScript name, otherwise the stand-in for a font of iOS; nil
  /// without either.
  ///
  /// As on iOS, the case of letters does not count.
  public func font(named postScriptName: String, size: Double) -> Font? {
    let typeface = state.withLock { state -> Typeface? in
      let key = FontName(postScriptName)
      if let known = state.registered[key] { return known }
      guard let face = bundledFacesByName[key] else { return nil }
      let made = makeTypeface(face)
      state.registered[key] = made
      return made
    }
    return typeface.map { Font(typeface: $0, pointSize: size) }
      ?? standIns.font(named: postScriptName, size: size)
  }

  /// The typeface of a face at values on its axes; nil if its file can no longer be read.
  func variedTypeface(of face: FontFace, at axes: [FontAxis]) -> Typeface? {
    state.withLock { state in
      state.varied.typeface(of: face.name, at: axes) {
        (try? face.varied(to: axes)).map(makeTypeface)
      }
    }
  }

  /// Returns the typeface of a font in a folder's files; nil without one.
  func typeface(named postScriptName: String, in folder: FontFolder) -> Typeface? {
    state.withLock { state in
      let index = state.folders[folder.root] ?? FontFolderIndex(folder.root)
      state.folders[folder.root] = index
      guard let entry = folder.nearest(of: index.fonts(named: postScriptName)) else { return nil }
      if let known = state.inFolders[entry] { return known }
      let made = (try? FontFace(file: entry.file, variant: entry.variant)).map(makeTypeface)
      state.inFolders[entry] = made
      return made
    }
  }

  /// Whether a font's face came with the package; false for a stand-in, which has another name.
  public func isBundled(_ font: Font) -> Bool {
    let face = font.typeface.face(forSize: 0)
    return bundledFaces.contains { $0 === face }
  }

  private func makeTypeface(_ face: FontFace) -> Typeface {
    Typeface(
      cuts: [Typeface.Cut(minimumSize: 0, face: face, role: nil)],
      metrics: face.metrics,
      weight: face.weight, isItalic: face.isItalic, isSystem: false, fallbacks: fallbacks)
  }

  /// Adds a font file, for use by name and as the last fallback for all other fonts.
  ///
  /// A name that is registered already keeps its first file. A variable font registers a name for each named instance,
  /// a collection one for each font.
  ///
  /// - Parameter fontFile: A TrueType or OpenType file.
  /// - Returns: The registered PostScript names.
  /// - Throws: ``FontError`` if the file is missing or damaged.
  @discardableResult
  public func register(fontFile: URL) throws(FontError) -> [String] {
    var names: [String] = []
    for face in try FontFace.all(in: fontFile) {
      let name = register(face)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  private func register(_ face: FontFace) -> String {
    let (typeface, key) = (makeTypeface(face), FontName(face.name))
    let isNew = state.withLock { state in
      guard state.registered[key] == nil else { return false }
      state.registered[key] = typeface
      return true
    }
    if isNew { fallbacks.append(face) }
    return face.name
  }
}
