/// The thresholds that tell rounding from meaning, as powers of two so that scaling by them is exact.
enum Tolerance {
  /// A sum at most this share of its parts is a zero that rounding has hidden: 2⁻⁴⁰.
  ///
  /// One addition errs by 2⁻⁵³ of its parts; 13 bits are left for errors that the parts brought along.
  static let cancellation = 0x1p-40

  /// A value this close to a bound, as a share of the terms it was summed from, is at the bound: 2⁻³⁴.
  ///
  /// Above `cancellation`, since a value is summed from many entries, and below `Accuracy.tolerance`, by which the
  /// finished solution is judged.
  static let feasibility = 0x1p-34

  /// A coefficient below this, in rows whose largest coefficient started between 1 and 2, is no pivot: 2⁻⁴².
  ///
  /// Coefficients of 1e-6 beside 1e6 in one constraint differ by 2⁴⁰, and are told from zero.
  static let pivot = 0x1p-42

  /// A variable with a coefficient below this share of its constraint's largest is not eliminated: 2⁻¹⁰.
  ///
  /// Solving for it would enlarge errors of the others by the inverse of this.
  static let elimination = 0x1p-10
}
