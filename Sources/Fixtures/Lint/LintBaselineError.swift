import Foundation

/// Why a file is not a list of known findings, as a clause.
package struct LintBaselineError: Error, CustomStringConvertible {
  package let description: String
}
