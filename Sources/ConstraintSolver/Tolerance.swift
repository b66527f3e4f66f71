/// The thresholds that separate rounding errors from real values; powers of two, so that scaling by them is exact.
enum Tolerance {
  /// A sum of at most this share of its parts is zero except for rounding: 2⁻⁴⁰.
  ///
  /// One addition is off by 2⁻⁵³ of its parts; 13 bits remain for errors the parts already had.
  static let cancellation = 0x1p-40

  /// A value this close to a bound, as a share of the terms it was summed from, counts as at the bound: 2⁻³⁴.
  ///
  /// Above `cancellation`, since a value is summed from many entries, and below `Accuracy.tolerance`, which the
  /// finished solution is measured against.
  static let feasibility = 0x1p-34

  /// A coefficient below this, in rows whose largest coefficient started between 1 and 2, cannot be a pivot: 2⁻⁴².
  ///
  /// Coefficients of 1e-6 beside 1e6 in one constraint differ by 2⁴⁰, and are still distinguished from zero.
  static let pivot = 0x1p-42

  /// A variable with a coefficient below this share of its constraint's largest is not eliminated: 2⁻¹⁰.
  ///
  /// Solving for it would magnify errors of the others by the inverse of this.
  static let elimination = 0x1p-10
}
