"""Linear constraints with priorities, solved one priority after another by linear programming."""
import numpy as np
from scipy.optimize import linprog
from scipy.sparse import csr_matrix

REQUIRED = 1000
# Layouts that differ by less are the same.
PRECISION = 0.01
# Violations of a priority may grow by this much for those of the next.
SLACK = 1e-6
LIMIT = 1e5


def combined(*terms):
    """The sum of expressions, each times a factor. An expression has a coefficient for each variable."""
    total = {}
    for expression, factor in terms:
        for variable, coefficient in expression.items():
            total[variable] = total.get(variable, 0) + factor * coefficient
    return total


class LinearProgram:
    """Constraints between variables, of which required ones hold, and the violations of others are least.

    Violations of one priority are added up, and are made as small as possible before those of the next lower one.
    """

    def __init__(self):
        self.count = 0
        self.constraints = {}

    def variable(self):
        """The expression of a new variable."""
        self.count += 1
        return {self.count - 1: 1.0}

    def add(self, expression, constant, relation="equal", priority=REQUIRED):
        """Adds: expression + constant is 0, at least 0 or at most 0."""
        if relation == "lessThanOrEqual":
            expression, constant = combined((expression, -1)), -constant
        is_equation = relation == "equal"
        self.constraints.setdefault(priority, []).append((expression, constant, is_equation))

    def solution(self):
        """The values of the variables; none if there are none, or others that are as good."""
        equations, bounds = self._required()
        count = self.count
        for priority in sorted((key for key in self.constraints if key < REQUIRED), reverse=True):
            errors = {}
            for expression, constant, is_equation in self.constraints[priority]:
                over, under = count, count + 1
                count += 2
                errors |= {over: 1.0, under: 1.0}
                if is_equation:
                    equations.append(({**expression, over: -1.0, under: 1.0}, constant))
                else:
                    bounds.append(({**expression, under: 1.0}, constant))
            best = self._minimum(errors, equations, bounds, count)
            if best is None:
                return None
            bounds.append((combined((errors, -1)), best.fun + SLACK))
        return self._only_point(equations, bounds, count)

    def _only_point(self, equations, bounds, count):
        # The least and the greatest of a sum with random weights are different points unless there is only one.
        weights = np.random.default_rng(1).uniform(0.5, 1.5, self.count)
        ends = [
            self._minimum(dict(enumerate(sign * weights)), equations, bounds, count)
            for sign in (1, -1)
        ]
        if None in ends:
            return None
        low, high = (end.x[: self.count] for end in ends)
        return (low + high) / 2 if np.max(np.abs(low - high)) < PRECISION else None

    def _required(self):
        required = self.constraints.get(REQUIRED, [])
        return [list(
            (expression, constant) for expression, constant, is_equation in required
            if is_equation == wanted) for wanted in (True, False)]

    def _minimum(self, objective, equations, bounds, count):
        """The result of linprog; none if the constraints contradict each other."""
        cost = np.zeros(count)
        for variable, weight in objective.items():
            cost[variable] = weight
        limits = [(-LIMIT, LIMIT)] * self.count + [(0, None)] * (count - self.count)
        left_equal, right_equal = self._matrix(equations, 1, count)
        left_most, right_most = self._matrix(bounds, -1, count)
        result = linprog(
            cost, A_eq=left_equal, b_eq=right_equal, A_ub=left_most, b_ub=right_most,
            bounds=limits, method="highs")
        return result if result.status == 0 else None

    def _matrix(self, rows, sign, count):
        if not rows:
            return None, None
        coefficients, variables, starts, right = [], [], [0], []
        for expression, constant in rows:
            variables += expression.keys()
            coefficients += [sign * value for value in expression.values()]
            starts.append(len(variables))
            right.append(-sign * constant)
        return csr_matrix((coefficients, variables, starts), shape=(len(rows), count)), right
