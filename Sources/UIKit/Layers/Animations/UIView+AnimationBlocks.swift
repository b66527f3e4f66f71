public import Foundation

// How animations were written before there were closures. A snapshot has no time: changes are applied at once.
extension UIView {
  /// Does nothing: the changes that follow are applied at once.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {}
  /// Does nothing: the changes are applied already.
  public class func commitAnimations() {}
  /// Does nothing: a snapshot has no time.
  public class func setAnimationDuration(_ duration: TimeInterval) {}
  /// Does nothing: a snapshot has no time.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// Does nothing: a snapshot has no time.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// Does nothing: a snapshot has no time.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// Does nothing: a snapshot has no time.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// Does nothing: a snapshot has no time.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
}
