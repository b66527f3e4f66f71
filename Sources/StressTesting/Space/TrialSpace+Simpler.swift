internal import Fixtures

extension TrialSpace {
  /// Returns the trials that are simpler in one respect: a setting nearer to the default, or a simpler value.
  func simpler(than trial: Trial) -> [Trial] {
    settings.flatMap { axis in
      (0..<(axis.index(trial) ?? axis.count)).map { index in
        var simpler = trial
        axis.set(index, &simpler)
        return simpler
      }
    }
      + domains.indices.flatMap { index in
        domains[index].simpler(trial.values[index]).map { value in
          var simpler = trial
          simpler.values[index] = value
          return simpler
        }
      }
  }

  /// Returns trials that are as simple or a little simpler, and differ in one text.
  func equallySimple(_ trial: Trial) -> [Trial] {
    domains.indices.flatMap { index in
      domains[index].alternatives(trial.values[index]).map { value in
        var other = trial
        other.values[index] = value
        return other
      }
    }
  }
}
