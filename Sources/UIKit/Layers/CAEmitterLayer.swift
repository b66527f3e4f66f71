public import Foundation
internal import Graphics

/// The kind of shape from which a layer emits particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

/// The part of a shape from which a layer emits particles.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The corners.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The inside.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A kind of particle; a snapshot shows none, as it has no time in which they could appear.
@preconcurrency @MainActor open class CAEmitterCell {
  /// A name for the app's own use.
  open var name: String?
  /// The picture, a `CGImage`.
  open var contents: Any?
  /// The pixels per point of the picture.
  open var contentsScale: CGFloat = 1
  open var isEnabled = true
  /// The particles per second.
  open var birthRate: Float = 0
  /// The seconds that a particle lives.
  open var lifetime: Float = 0
  /// By how many seconds lives differ.
  open var lifetimeRange: Float = 0
  /// The points per second.
  open var velocity: CGFloat = 0
  /// By how many points per second velocities differ.
  open var velocityRange: CGFloat = 0
  /// The acceleration to the right.
  open var xAcceleration: CGFloat = 0
  /// The acceleration downwards.
  open var yAcceleration: CGFloat = 0
  /// The direction in the plane, in radians.
  open var emissionLongitude: CGFloat = 0
  /// The direction from the plane, in radians.
  open var emissionLatitude: CGFloat = 0
  /// By how many radians directions differ.
  open var emissionRange: CGFloat = 0
  /// The radians per second.
  open var spin: CGFloat = 0
  /// By how many radians per second turns differ.
  open var spinRange: CGFloat = 0
  /// The size, as a factor.
  open var scale: CGFloat = 1
  /// By which factor sizes differ.
  open var scaleRange: CGFloat = 0
  /// How sizes change in a second.
  open var scaleSpeed: CGFloat = 0
  /// The colour by which the picture's are multiplied; opaque white by default.
  open var color: CGColor? = CGColor(color: .white)
  open var alphaRange: Float = 0
  /// How the opacity changes in a second.
  open var alphaSpeed: Float = 0
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  /// The particles that a particle emits.
  open var emitterCells: [CAEmitterCell]?

  /// Creates a kind of particle that is not emitted.
  public init() {}
}

/// A layer that emits particles; a snapshot shows none, as it has no time in which they could appear.
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  /// The factor of the particles per second.
  open var birthRate: Float = 1
  /// The factor of the particles' lives.
  open var lifetime: Float = 1
  /// The factor of the particles' velocities.
  open var velocity: Float = 1
  /// The factor of the particles' sizes.
  open var scale: Float = 1
  /// The factor of the particles' turns.
  open var spin: Float = 1
  /// The number with which random numbers begin.
  open var seed: UInt32 = 0
  open var emitterPosition: CGPoint = .zero
  /// The middle of the shape along z.
  open var emitterZPosition: CGFloat = 0
  open var emitterSize: CGSize = .zero
  /// The size of the shape along z.
  open var emitterDepth: CGFloat = 0
  open var emitterShape: CAEmitterLayerEmitterShape = .point
  open var emitterMode: CAEmitterLayerEmitterMode = .volume
  open var renderMode: CAEmitterLayerRenderMode = .unordered
  /// Whether the particles' depth is kept.
  open var preservesDepth = false
}
