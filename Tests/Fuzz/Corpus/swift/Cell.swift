#!/usr/bin/swift
import UIKit

/* A cell /* with */ all { kinds of literals */
@MainActor @objc(Cell) open class Cell<Value: P>: UITableViewCell, Q {
  static let braces = ["{", "\"}", #"{"a": "\#("}")"}"#, "\(isOpen ? "{" : "\(1)")"]
  let text = """
    { \(braces.map { "\($0)}" }) \"""
    """
  let `default` = 0x1F + 1_000.5e-3, pattern = /[{"]\/\)/, other = #/
    { # "
    /#
  #if os(iOS) && !(canImport(SwiftUI) || DEBUG)
  private(set) var a: [A<B<C>>]? = nil
  #elseif swift(>=5.9)
  @available(iOS 15.0.1, *) override func b<T>(_ c: T...) -> Int where T: P { $0.1 / 2 ?? -1 }
  #else
  let c = 0..<3
  #endif
}

extension Outer.Inner: @unchecked Sendable { var d: Bool { a >= b && !c } }
