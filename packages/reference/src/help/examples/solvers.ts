/** Solvers, regression, transforms, system. What an example is: see index.ts. */
export const solvers = `
conjugate_gradient | conjugate_gradient([2, 1; 1, 2], [3, 3]) | [1, 1]
cSolve | cSolve(x^2 + 1 = 0, x) | [i, -i]
cZeros | cZeros(x^2 + 1, x) | [-i, i]
desolve | desolve([diff(y(x), x) = y(x), y(0) = 1], y) | e^x
eliminate | eliminate([x = t + 1, y = t^2], t) | [-x^2 + 2*x + y - 1]
find_maximum | find_maximum(x*y, [x, y], [1, 1], [x + y = 10]) | [5, 5]
find_minimum | find_minimum((x - 1)^2 + (y - 2)^2, [x, y], [0, 0]) | [1, 2]
fit_band | fit_band(x -> linear_regression([0, 1, 2, 3], [0, 1, 1, 2], x), 0) | 1.13837
fit_coefficients | fit_coefficients(x -> linear_regression([0, 1, 2], [1, 3, 5], x)) | [2, 1]
fit_errors | fit_errors(x -> linear_regression([0, 1, 2, 3], [0, 1, 1, 2], x)) | [0.141421, 0.264575]
fit_residuals | fit_residuals(x -> linear_regression([0, 1, 2], [0, 1, 5], x)) | [0.5, -1, 0.5]
fsolve | fsolve(cos(x) = x, x, 1) | 0.739085
linsolve | linsolve([x + y = 3, x - y = 1], [x, y]) | [2, 1]
LSQ | LSQ([1, 0; 1, 1; 1, 2], [1, 2, 3]) | [1, 1]
newton | newton(x^2 - 2, x, 1) | 1.41421
nSolve | nSolve(cos(x) = x, x = 1) | 0.739085
odecurves | odecurves(2, t = 0..1, y, 1)[1][1] | 0
oderows | oderows(odecurves(2*t, t = 0..2, y, 1), 1) | [[0, 1], [1, 2], [2, 5]]
odesolve | odesolve(y, [t, y], [0, 1], 1) | [2.71828]
odetable | odetable(2*t, t = 0..2, y, 1, 1) | [[0, 1], [1, 2], [2, 5]]
odevalue | odevalue(odecurves(2*t, t = 0..2, y, 1), 1, 1.5) | 3.25
reverse_rsolve | reverse_rsolve([1, 1, 2, 3, 5, 8]) | [1, -1, -1]
rsolve | rsolve(u(n + 1) = 2*u(n), u(n), u(0) = 1) | [2^n]
seqsolve | seqsolve(2*x, [x, n], 1) | 2^n
simplex_reduce | simplex_reduce([1, 1; 3, 1], [4, 6], [2, 1])[1] | 5
simult | simult([2, 1; 1, 1], [3; 2]) | [[1], [1]]
solve | solve(x^2 - 5*x + 6 = 0, x) | [2, 3]
zeros | zeros(x^2 - 5*x + 6, x) | [3, 2]
exponential_regression | exponential_regression([0, 1, 2], [1, 2, 4]) | [2, 1]
linear_regression | linear_regression([0, 1, 2], [1, 3, 5]) | [2, 1]
logarithmic_regression | logarithmic_regression([1.0, 2, 4], [1, 2, 3]) | [1.4427, 1]
logistic_regression | logistic_regression([1.0, 2, 4, 6, 8, 7, 5], 1, 2)[3] | 42.5612
multi_regression | multi_regression([1, 3, 4], [[0, 1, 0], [0, 0, 1]], [2, 2]) | 11
multi_regression_band | multi_regression_band([0, 1, 1, 2], [[0, 1, 2, 3]], [0], 0.95) | 1.13837
multi_regression_coefficients | multi_regression_coefficients([1, 3, 4], [[0, 1, 0], [0, 0, 1]]) | [2, 3, 1]
multi_regression_errors | multi_regression_errors([0, 1, 1, 2], [[0, 1, 2, 3]]) | [0.141421, 0.264575]
nonlinear_regression | nonlinear_regression(a*t + 2, [t, a], [1, 2, 3], [3, 4, 5], [5]) | [1]
nonlinear_regression_errors | nonlinear_regression_errors(a*t, [t, a], [1, 2, 3], [1, 2, 4], [1]) | [0.112938]
polynomial_regression | polynomial_regression([0, 1, 2], [1, 2, 5], 2) | [1, 0, 1]
power_regression | power_regression([1, 2, 4], [3, 12, 48]) | [2, 3]
interpolate | interpolate([0, 1, 2], [0, 1, 4], 1, 1.5) | 2.5
r_squared | r_squared([1, 2, 3], [1, 2, 3.5]) | 0.875
regression_band | regression_band([0, 1, 2, 3], [0, 1, 1, 2], 1, 0) | 1.13837
regression_errors | regression_errors([0, 1, 2, 3], [0, 1, 1, 2], 1) | [0.141421, 0.264575]
fft | fft([1, 2, 3, 4]) | [10, -2 + 2*i, -2, -2 - 2*i]
fourier_an | fourier_an(cos(x), x, 2*pi, 1, 0) | 1
fourier_bn | fourier_bn(sin(x), x, 2*pi, 1, 0) | 1
fourier_cn | fourier_cn(cos(x), x, 2*pi, 1, 0) | 0.5
ifft | ifft([10, -2 + 2*i, -2, -2 - 2*i]) | [1, 2, 3, 4]
ilaplace | ilaplace(1/(s^2 + 1), s, t) | sin(t)
invztrans | invztrans(z/(z - 2), z, n) | 2^n
laplace | laplace(sin(t), t, s) | 1/(s^2 + 1)
ztrans | ztrans(2^n, n, z) | z/(z - 2)
version | version() | 
`

/** Units. What an example is: see index.ts. */
export const units = `
absT | absT(25 [degC]) | 298.15 K
convert | convert(1 [in], mm) | 25.4 mm
mksa | mksa(1 [N]) | 1 N
mksa_remove | mksa_remove(2 [km]) | 2000
relT | relT(25 [degC]) | 25 K
ufactor | ufactor(1 [J], W) | 1 W*s
unit_remove | unit_remove(2000 [m]) | 2000
usimplify | usimplify(2 [W*s]) | 2 J
`
