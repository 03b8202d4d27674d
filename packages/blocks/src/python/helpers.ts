/** The beginning of each script: what formulas have here and Python has not. */
export const HELPERS = `import operator
from functools import reduce

import mpmath as mp
import sympy as sp

SIGNS = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "^": lambda a, b: power(a, b)}


class List(list):
    """A list or the rows of a matrix, with the arithmetic of the worksheet: a product of two lists is their dot product."""

    def __add__(self, other):
        return items("+", self, other)

    __radd__ = __add__

    def __sub__(self, other):
        return items("-", self, other)

    def __rsub__(self, other):
        return items("-", other, self)

    def __neg__(self):
        return List(-item for item in self)

    def __truediv__(self, other):
        return items("/", self, other)

    def __rtruediv__(self, other):
        return items("/", other, self)

    def __mul__(self, other):
        if not isinstance(other, List):
            return items("*", self, other)
        if self and isinstance(self[0], List):
            if isinstance(other[0], List):
                return List(List(total(items("*", row, List(col))) for col in zip(*other)) for row in self)
            return List(total(items("*", row, other)) for row in self)
        return total(items("*", self, other))

    def __rmul__(self, other):
        return items("*", other, self)


def items(sign, a, b):
    if isinstance(a, List) and isinstance(b, List):
        return List(items(sign, one, other) for one, other in zip(a, b, strict=True))
    if isinstance(a, List):
        return List(items(sign, one, b) for one in a)
    if isinstance(b, List):
        return List(items(sign, a, other) for other in b)
    return SIGNS[sign](a, b)


def each(function, value):
    return List(each(function, item) for item in value) if isinstance(value, List) else function(value)


def power(a, b):
    if isinstance(a, List):
        return reduce(operator.mul, [a] * int(b))
    return sp.sympify(a) ** b


def total(values):
    return reduce(operator.add, values, 0)


def product(values):
    return reduce(operator.mul, values, 1)


def mean(values):
    return total(values) / len(values)


def rounded(value):
    return sp.sign(value) * sp.floor(sp.Abs(value) + sp.Rational(1, 2))


def integral(function, start, end):
    return mp.quad(lambda x: mp.mpf(sp.N(function(sp.Float(str(x), 20)), 20)), [mp.mpf(sp.N(start, 20)), mp.mpf(sp.N(end, 20))])


def counted(start, finish, step, through):
    k = start
    while (k - finish) * step < 0 or (through and k == finish):
        yield k
        k = k + step


def put(values, place, value):
    longer = list(values) + [0] * (place + 1 - len(values))
    longer[place] = value
    return List(longer)


def show(words, value, unit="", size=1, zero=0, sheet=None):
    """Prints a result in its unit, and what the worksheet has where that is another value."""

    def number(one):
        if isinstance(one, (bool, str)):
            return one
        return float(sp.N((sp.sympify(one) - zero) / size, 17)) if sp.sympify(one).is_number else one

    def same(one, other):
        if isinstance(one, list):
            return isinstance(other, list) and len(one) == len(other) and all(map(same, one, other))
        if isinstance(one, (bool, str)) or isinstance(other, (bool, str)):
            return one == other
        return abs(one - other) <= 1e-9 * max(abs(one), abs(other), 1e-300)

    result = each(number, value)
    print(f"{words} = {result} {unit}".rstrip())
    if sheet is not None and not same(result, sheet):
        print(f"    DIFFERENT: the worksheet has {sheet} {unit}".rstrip())
`
