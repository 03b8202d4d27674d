/** Algebra. What an example is: see index.ts. */
export const algebra = `
algsubs | algsubs(x^2 = u, x^4 + x^2) | u^2 + u
algvar | algvar(sqrt(x) + y) | [[y], [x]]
approx | approx(1/3, 4) | 0.3333
collect | collect(a*x + b*x, x) | (a + b)*x
comDenom | comDenom(1/a + 1/b) | (a + b)/(a*b)
degree | degree(x^3 + 2*x) | 3
denom | denom(6/8) | 4
epsilon2zero | epsilon2zero(1e-13 + x) | x
equal | equal(a, b + 1) | a = b + 1
equal2diff | equal2diff(x = 2) | x - 2
equal2list | equal2list(x = 2) | [x, 2]
eval | eval(2 + 3) | 5
evalf | evalf(2/3) | 0.666667
exact | exact(0.125)*x | x/8
expand | expand((x + 1)^2) | x^2 + 2*x + 1
Factor | Factor(x^2 - 1) | (x + 1)*(x - 1)
factor | factor(x^2 - 1) | (x - 1)*(x + 1)
getDenom | getDenom(x/(2*y)) | 2*y
getNum | getNum(x/(2*y)) | x
has | has(x + y, x) | 1
indets | indets(a*x + y) | [a, x, y]
inv | inv([1, 1; 1, 2]) | [[2, -1], [-1, 1]]
Inverse | Inverse([2, 1; 1, 1]) | [[1, -1], [-1, 2]]
left | left(a = b) | a
non_recursive_normal | non_recursive_normal(x/y + 1) | (x + y)/y
normal | normal(1/a + 1/b) | (a + b)/(a*b)
numer | numer(6/8) | 3
part | part(x + y^2, 2) | y^2
partfrac | partfrac(1/(x^2 - 1)) | 1/(2*(x - 1)) - 1/(2*(x + 1))
propfrac | propfrac((x^2 + 1)/x) | x + 1/x
ratnormal | ratnormal((x^2 - 1)/(x - 1)) | x + 1
regroup | regroup(x + 3*x + 1) | 4*x + 1
reorder | reorder(x*y + x^2, [y, x]) | x^2 + x*y
right | right(a = b) | b
rootof | rootof([1, 0], [1, 0, -2]) | 1.41421
simp2 | simp2(6, 4) | [3, 2]
simplify | simplify(sin(x)^2 + cos(x)^2) | 1
split | split(x*y, [x, y]) | [x, y]
subst | subst(x^2 + 1, x = 3) | 10
tsimplify | tsimplify(exp(2*x) + exp(x)) | e^x + (e^x)^2
`
