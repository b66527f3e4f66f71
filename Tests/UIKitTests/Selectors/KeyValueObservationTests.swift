import Foundation
import Testing
import UIKit

@MainActor struct KeyValueObservationTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func `the content's size is observed until the observation is released`() {
    var changes: [CGFloat?] = []
    var observation: NSKeyValueObservation? = table.observe(\.contentSize, options: [.new, .old]) {
      changes += [$1.oldValue?.height, $1.newValue?.height]
      #expect($0 === table)
    }
    table.contentSize = CGSize(width: 100, height: 300)
    #expect(changes == [0, 300])
    observation = nil
    table.contentSize = .zero
    #expect(changes.count == 2 && observation == nil)
  }

  @Test func `the present value is given at once if the options say so`() {
    var values: [CGPoint?] = []
    let observation = table.observe(\.contentOffset, options: .initial) {
      values.append($1.newValue)
      #expect($1.oldValue == nil)
      values.append($0.contentOffset)
    }
    table.contentOffset = CGPoint(x: 0, y: 10)
    #expect(values == [nil, .zero, nil, CGPoint(x: 0, y: 10)])
    observation.invalidate()
    table.contentOffset = .zero
    #expect(values.count == 4)
  }

  @Test func `a change of one property does not call observers of the other`() {
    var calls = 0
    let observation = table.observe(\.contentOffset) { _, _ in calls += 1 }
    table.contentSize = CGSize(width: 100, height: 300)
    #expect(calls == 0)
    observation.invalidate()
  }

  private func expectOneCall<Object: KeyValueObserving, Value: Equatable>(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, _ value: Value, change: () -> Void,
    at place: SourceLocation = #_sourceLocation
  ) {
    var values: [Value?] = []
    let observation = object.observe(keyPath, options: .new) { values.append($1.newValue) }
    change()
    #expect(values == [value], sourceLocation: place)
    observation.invalidate()
  }

  @Test func `states of controls and cells are observed`() {
    let button = UIButton()
    expectOneCall(button, \.isHighlighted, true) { button.isHighlighted = true }
    let cell = UITableViewCell()
    expectOneCall(cell, \.isSelected, true) { cell.setSelected(true, animated: false) }
    let item = UICollectionViewCell()
    expectOneCall(item, \.isSelected, true) { item.isSelected = true }
    let slider = UISlider()
    expectOneCall(slider, \.value, 1) { slider.value = 4 }
  }

  @Test func `texts, images and titles are observed`() {
    let label = UILabel()
    expectOneCall(label, \.text, "a") { label.text = "a" }
    let field = UITextField()
    expectOneCall(field, \.text, "a") { field.text = "a" }
    let view = UIImageView()
    let image = UIImage()
    expectOneCall(view, \.image, image) { view.image = image }
    let controller = UIViewController()
    expectOneCall(controller, \.title, "a") { controller.title = "a" }
    let item = UIBarButtonItem()
    expectOneCall(item, \.isEnabled, false) { item.isEnabled = false }
  }

  @Test func `what is computed from geometry is observed in views and layers`() {
    let view = UIView()
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    expectOneCall(view, \.frame, frame) { view.frame = frame }
    expectOneCall(view, \.bounds, CGRect(x: 0, y: 0, width: 50, height: 40)) {
      view.frame.size.width = 50
    }
    expectOneCall(view.layer, \.position, CGPoint(x: 25, y: 40)) { view.frame.origin.x = 0 }
    let layer = CALayer()
    expectOneCall(layer, \.frame.size, CGSize(width: 7, height: 8)) {
      layer.bounds.size = CGSize(width: 7, height: 8)
    }
  }

  @Test func `constraints change observed frames`() {
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 30),
    ])
    var sizes: [CGSize] = []
    let observation = view.observe(\.bounds) { view, _ in sizes.append(view.bounds.size) }
    root.layoutIfNeeded()
    #expect(sizes == [CGSize(width: 20, height: 30)])
    observation.invalidate()
  }

  @Test func `a property of the app's is observed that tells of its changes`() {
    let song = Song()
    var titles: [String?] = []
    let observation = song.observe(\.title, options: [.old, .new]) {
      titles += [$1.oldValue, $1.newValue]
    }
    song.title = "b"
    song.title = "b"
    #expect(titles == ["a", "b"])
    observation.invalidate()
    song.title = "c"
    #expect(titles.count == 2)
  }

  @Test func `a responder observes properties by their names until it is removed`() {
    let (observer, label, song) = (Observer(), UILabel(), Song())
    label.text = "a"
    label.addObserver(observer, forKeyPath: "text", options: [.old, .new], context: nil)
    song.addObserver(observer, forKeyPath: "title", options: .initial, context: nil)
    label.text = "b"
    label.textColor = .red
    song.title = "b"
    #expect(observer.calls == ["title", "text a b", "title"])
    label.removeObserver(observer, forKeyPath: "text")
    label.text = nil
    #expect(observer.calls.count == 3)
  }

  /// As sources are rewritten for Linux whose property is `dynamic`.
  private final class Song: NSObject {
    var title = "a" { didSet { keyValueDidChange(of: self) } }
  }

  private final class Observer: UIView {
    var calls: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let values = [change?[.oldKey], change?[.newKey]].compactMap { $0 as? String }
      calls.append(([keyPath ?? ""] + values).joined(separator: " "))
    }
  }
}
