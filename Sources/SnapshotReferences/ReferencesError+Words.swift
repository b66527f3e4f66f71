public import Foundation

extension ReferencesError: CustomStringConvertible, LocalizedError {
  /// What happened, to which file, and what to do next.
  public var description: String {
    switch self {
    case .noPackage(let file):
      "No Package.swift in any folder above \(file). Keep the test inside its package, or set "
        + "SNAP_REFERENCE_DIR to the absolute path of the folder that holds the references."
    case .noLayout(let file, let fault):
      "\(file) has no layout tree that this version reads: \(fault.words). Record it again with `snap record`."
    case .frameNotFinite(let view):
      "The frame of \(view) is infinite or not a number. Check what its size is computed from."
    case .noSuchView(let name, let views):
      "The mask `.view(\"\(name)\")` matches no view. The views are: "
        + "\(views.joined(separator: ", ")). Give the path of one of them, or its end."
    case .largeFilePointer(let file):
      "\(file) is a Git LFS pointer, not a picture. Run `git lfs pull`."
    case .invalidFrames(let file):
      "\(file) does not contain frames as SnapBridge writes them. Write it again in the app's tests, or remove it."
    case .invalidDigests(let file, let line):
      "\(file):\(line): this line is not a snapshot with its size and digests. Take the file from git again, or remove "
        + "the line and run `snap record`."
    case .disputedDigest(let file, let name):
      "Two branches have changed \(name) in \(file) differently. `snap references --resolve` draws it again and "
        + "keeps what is drawn, if a cell file has it; otherwise `snap record` does."
    case .noPictures(let names):
      "Nothing is converted: the pictures of \(names.prefix(Self.maxNames).joined(separator: ", "))"
        + (names.count > Self.maxNames ? " and \(names.count - Self.maxNames) more" : "")
        + " are not on this machine. Run `snap verify`, which keeps the picture of each snapshot that passes."
    case .invalidSettings(let file, let fault): "\(file) \(fault.words)"
    case .notText(let file): "\(file) is not UTF-8 text. Record it again with `snap record`."
    }
  }

  /// More names than this are only counted.
  private static let maxNames = 5

  /// The same as ``description``, for callers that know only `Error`.
  public var errorDescription: String? { description }
}

extension ReferencesError.SettingsFault {
  fileprivate var words: String {
    let forms = ReferenceForm.allCases.map(\.rawValue).joined(separator: " or ")
    let names = PackageSettings.Name.allCases.map(\.rawValue)
    return switch self {
    case .notTexts:
      "is not a JSON object of texts, and of a list of texts for “environment”, such as { \"references\": \"digests\" }."
    case .unknownName(let name):
      "has an unknown setting, “\(name)”.\(Suggestion(name, among: names).text) Allowed: \(names.joined(separator: ", "))."
    case .unknownForm(let form): "sets “references” to “\(form)”. Write \(forms)."
    case .noTemplate(let text):
      "sets “paths” to “\(text)”. Write names of folders with {file} and, if you like, {target} in them, then /{test}, as in {target}/{file}/{test}."
    case .noAddress(let text):
      "sets “pictures” to “\(text)”. Write an address such as https://example.com/pictures, without a user "
        + "or a query."
    case .noVariables:
      "sets “environment” to something other than names of variables. Write a list such as [\"FEATURES\"], of names "
        + "without “=”."
    }
  }
}

extension ReferencesError.LayoutFault {
  fileprivate var words: String {
    switch self {
    case .missingText(let keyword): "the text `\(keyword)` is missing"
    case .invalidScale(let scale): "its scale is `\(scale)`"
    case .invalidTree: "its layout is not JSON of this version"
    case .tooLarge: "its layout is larger than that of any cell"
    }
  }
}
