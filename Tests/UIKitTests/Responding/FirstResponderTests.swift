import Foundation
import Testing
import UIKit

@MainActor struct FirstResponderTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
  private let field = UITextField()
  private let view = UITextView()

  @Test func `a text field in a window gets input first`() {
    window.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder)
    #expect(field.isEditing)
  }

  @Test func `outside a window nothing gets input first`() {
    #expect(!field.becomeFirstResponder())
    #expect(!field.isFirstResponder)
  }

  @Test func `plain views and disabled fields do not get input`() {
    let plain = UIView()
    field.isEnabled = false
    for view in [plain, field] {
      window.addSubview(view)
      #expect(!view.becomeFirstResponder())
    }
  }

  @Test func `one object of a window gets input first`() {
    window.addSubview(field)
    window.addSubview(view)
    field.becomeFirstResponder()
    #expect(view.becomeFirstResponder())
    #expect(!field.isFirstResponder)
  }

  @Test func `an object that does not give up stays first`() {
    let stubborn = StubbornField()
    window.addSubview(stubborn)
    window.addSubview(field)
    stubborn.becomeFirstResponder()
    #expect(!field.becomeFirstResponder())
    #expect(stubborn.isFirstResponder)
  }

  @Test func `editing ends for a view and its descendants`() {
    let container = UIView()
    window.addSubview(container)
    container.addSubview(field)
    field.becomeFirstResponder()
    #expect(UIView().endEditing(true))
    #expect(field.isFirstResponder)
    #expect(container.endEditing(false))
    #expect(!field.isFirstResponder)
  }

  @Test func `fields keep the views of their input`() {
    let (picker, bar) = (UIPickerView(), UIToolbar())
    field.inputView = picker
    field.inputAccessoryView = bar
    #expect(field.inputView === picker)
    #expect(field.inputAccessoryView === bar)
    #expect(view.inputView == nil)
  }

  @Test func `touches are passed on to the superview`() {
    let (outer, inner) = (TouchedView(), UIView())
    outer.addSubview(inner)
    let touch = UITouch()
    inner.touchesBegan([touch], with: nil)
    inner.touchesEnded([touch], with: UIEvent())
    #expect(outer.began == [touch])
    #expect(outer.ended == [touch])
  }

  @Test func `a view keeps its interactions, each in one view`() {
    let (first, second) = (UIView(), UIView())
    let pointer = UIPointerInteraction()
    first.addInteraction(pointer)
    #expect(pointer.view === first)
    second.addInteraction(pointer)
    #expect(pointer.view === second)
    #expect(first.interactions.isEmpty)
    second.removeInteraction(pointer)
    #expect(pointer.view == nil)
  }

  @Test func `the pasteboard has what was set last`() {
    let board = UIPasteboard.general
    let changes = board.changeCount
    board.string = "Track 1"
    board.url = URL(string: "https://example.com")
    #expect(board.string == nil)
    #expect(board.hasURLs)
    #expect(board.changeCount > changes)
    board.url = nil
  }

  @Test func `fields keep the traits of their input`() {
    #expect(field.keyboardType == .default)
    #expect(field.autocapitalizationType == .sentences)
    #expect(field.textContentType == nil)
    field.keyboardType = .emailAddress
    field.textContentType = .emailAddress
    field.smartQuotesType = .no
    view.keyboardAppearance = .dark
    let bar = UISearchBar()
    bar.returnKeyType = .search
    #expect(field.keyboardType == .emailAddress)
    #expect(field.textContentType == .emailAddress)
    #expect(field.smartQuotesType == .no)
    #expect(view.keyboardAppearance == .dark)
    #expect(bar.searchTextField.returnKeyType == .search)
  }
}

private final class StubbornField: UITextField {
  override var canResignFirstResponder: Bool { false }
}

private final class TouchedView: UIView {
  var began: Set<UITouch> = []
  var ended: Set<UITouch> = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began = touches }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended = touches }
}
