public import Foundation

/// The system's screens for taking and choosing pictures.
///
/// It is kept; nothing of it is drawn, and no source is available.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }

  /// What the camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    case photo = 0
    case video = 1
  }

  /// Which camera is used.
  public enum CameraDevice: Int, Sendable {
    case rear = 0
    case front = 1
  }

  /// What a delegate learns of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
  }

  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes = ["public.image"]
  open var cameraDevice = CameraDevice.rear
  open var cameraCaptureMode = CameraCaptureMode.photo
  open var cameraOverlayView: UIView?
  open var showsCameraControls = true

  /// Whether pictures can be taken or chosen; never.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Whether there is such a camera; never.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// The kinds of media of a source; nil, as none is available.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
}

/// The delegate of the screens for choosing pictures; nothing is called.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  // optional
  /// Called with what was taken or chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  // optional
  /// Called when nothing was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
