/** Algebra. Columns and the language of the rules: see table.ts. */
export const algebra = `
algsubs | algsubs(old = new, expr) | @subst | | Replaces one algebraic sub-expression by another.
algvar | algvar(expr) | _... -> {1} | | Lists an expression's variables ordered by algebraic extension.
approx | approx(expr) ; approx(expr, digits) | same | | Decimal value of an expression.
collect | collect(poly) ; collect(poly, var) | same | | Groups and factors a polynomial over the integers.
comDenom | comDenom(expr) ; comDenom(expr, var) | same | | Puts a sum of fractions over a single denominator.
degree | degree(poly) ; degree(poly, var) | _... -> 1 | | Highest power in a polynomial.
denom | denom(expr) | plain | | Bottom of a fraction after reduction.
epsilon2zero | epsilon2zero(expr) | same | | Replaces very small numbers by zero.
equal | equal(a, b) | @equal | $1 = $2 | Builds the equation a = b.
equal2diff | equal2diff(equation) | @equationSide | | Turns an equation into left side minus right side.
equal2list | equal2list(equation) | @equationList | [equal2list($1)] | Turns an equation into a two-item list.
eval, evalm | eval(expr) ; eval(expr, level) | same | | Evaluates an expression.
evalf, float | evalf(expr) ; evalf(expr, digits) | same | | Decimal value of an expression, optionally to a number of digits.
exact, float2rational | exact(number) | same | | Replaces decimals by the fraction or root they approximate.
expand | expand(expr) | same | | Multiplies out products and powers of sums.
Factor | Factor(poly) | same | | Unevaluated form of factor, used for modular work.
factor | factor(poly) ; factor(poly, var) | same | | Writes a polynomial as a product of factors.
getDenom | getDenom(expr) | plain | | Bottom of a fraction without reducing it first.
getNum | getNum(expr) | plain | | Top of a fraction without reducing it first.
has | has(expr, var) | _... -> {1} | | Tells whether a variable occurs in an expression.
indets | indets(expr) | _... -> {1} | | Lists the variables in an expression.
inv, inverse | inv(x) | @inverse | mat_inverse($1) | Reciprocal of a number or inverse of a square matrix.
Inverse | Inverse(x) | @inverse | | Unevaluated form of the inverse.
left, lhs | left(equation) | @equationSide | | Left side of an equation.
non_recursive_normal | non_recursive_normal(expr) | same | | Like normal but leaves the inside of roots and functions alone.
normal, evala | normal(expr) | same | | Brings an expression to a reduced common-fraction form.
numer | numer(expr) | plain | | Top of a fraction after reduction.
part | part(expr, n) | plain | | n-th sub-expression.
partfrac | partfrac(expr) ; partfrac(expr, var) | same | | Splits a rational function into simple fractions.
propfrac | propfrac(expr) | same | | Writes a fraction as a whole part plus a proper fraction.
ratnormal | ratnormal(expr) | same | | Brings a rational expression to lowest terms.
regroup | regroup(expr) | same | | Gathers like terms without heavier simplification.
reorder | reorder(expr, [vars]) | same | | Rearranges an expression by a given variable order.
right, rhs | right(equation) | @equationSide | | Right side of an equation.
rootof | rootof(P, Q) | plain | | Value of polynomial P at a root of polynomial Q: an algebraic number.
simp2 | simp2(a, b) | plain | | Pair reduced by its common divisor.
simplify | simplify(expr) | @simplify | head(map([$1], arg_p -> when(member(string(exact(arg_p)), [string(arg_p)]), simplify(arg_p), simplify(normal(arg_p))))) | Looks for a simpler equal expression.
split | split(expr, [x, y]) | plain | | Separates an expression into a factor in x and a factor in y, or [0] when impossible.
subst | subst(expr, var = value) ; subst(expr, [vars], [values]) | @subst | | Puts values in place of variables.
tsimplify | tsimplify(expr) | same | | Lowers the number of distinct exponentials, roots and logarithms in an expression.
`
