extension SnapshotResult {
  package var fileType: ArtifactFileType { ArtifactFileType(ofReference: reference, scale: scale) }
}
