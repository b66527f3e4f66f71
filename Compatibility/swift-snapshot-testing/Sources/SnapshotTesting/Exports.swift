@_exported import SnapshotTestingAPI
