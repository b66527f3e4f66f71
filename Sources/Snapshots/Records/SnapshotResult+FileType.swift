extension SnapshotResult {
  var fileType: ArtifactFileType { ArtifactFileType(ofReference: reference, scale: scale) }
}
