extension SnapshotResult {
  /// The record as ``CanonicalJSON`` writes it.
  ///
  /// Every snapshot writes one, and an encoder spends most of its time on finding out what the types are. Values that a
  /// passing snapshot seldom has are left to one.
  package func canonicalJSON() throws -> String {
    var object = CanonicalObject()
    object.add("acceptsDifferences", acceptsDifferences)
    try object.add("actual", actual)
    try object.add("diagnostics", diagnostics)
    try object.add("diff", diff)
    try object.add("elements", elements)
    try object.add("fault", fault)
    object.add("hasEngineDrift", hasEngineDrift)
    object.add("hasLayoutDrift", hasLayoutDrift)
    object.add("hasOlderLayout", hasOlderLayout)
    try object.add("iosAgreement", iosAgreement)
    object.add("isComparedByDigestOnly", isComparedByDigestOnly)
    object.add("isRecorded", isRecorded)
    try object.add("key", "\(key)")
    try object.add("knownDiagnostics", knownDiagnostics)
    try object.addAnyNumbers("layoutChanges", layoutChanges)
    try object.add("lineChanges", lineChanges)
    try object.add("milliseconds", milliseconds)
    try object.addAnyNumbers("notes", notes)
    try object.add("pictureAgreement", pictureAgreement)
    object.add("pixels", pixels.canonicalObject())
    try object.add("reference", reference)
    try object.add("referenceDigest", referenceDigest)
    try object.add("referencePicture", referencePicture)
    object.add("referenceSize", try referenceSize?.canonicalObject())
    try object.add("regions", regions)
    try object.add("run", run)
    try object.add("scale", scale)
    object.add("size", try size.canonicalObject())
    try object.add("sizingAudit", sizingAudit)
    object.add("source", try source?.canonicalObject())
    try object.add("status", status.rawValue)
    object.add("test", try test?.canonicalObject())
    try object.add("unexplainedViews", unexplainedViews)
    object.add("version", version)
    return object.text
  }
}

extension SnapshotResult.Size {
  fileprivate func canonicalObject() throws -> CanonicalObject {
    var object = CanonicalObject()
    try object.add("height", height)
    try object.add("width", width)
    return object
  }
}

extension SnapshotResult.PixelCount {
  fileprivate func canonicalObject() -> CanonicalObject {
    var object = CanonicalObject()
    object.add("different", different)
    object.add("masked", masked)
    object.add("total", total)
    return object
  }
}

extension SnapshotResult.Source {
  fileprivate func canonicalObject() throws -> CanonicalObject {
    var object = CanonicalObject()
    try object.add("file", file)
    object.add("line", line)
    return object
  }
}

extension TestIdentifier {
  fileprivate func canonicalObject() throws -> CanonicalObject {
    var object = CanonicalObject()
    try object.add("framework", framework.rawValue)
    try object.add("identifier", identifier)
    return object
  }
}
