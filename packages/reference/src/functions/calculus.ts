/** Calculus. Columns and the language of the rules: see table.ts. */
export const calculus = `
avgRC | avgRC(expr, var, h) | @slope | | Average rate of change over a step h; 0.001 unless stated.
curl | curl([A, B, C], [x, y, z]) | @curl | | Rotation of a vector field.
derivative_estimate | derivative_estimate(expr, var, at) | @derivativeEstimate | | Derivative at a place by numbers, with an estimate of its error.
diff, derive | diff(expr, var) ; diff(expr, var, n) | @differentiate | | Derivative, optionally of order n.
divergence | divergence([A, B, C], [x, y, z]) | @divergence | | Outflow (sum of partial derivatives) of a vector field.
divpc | divpc(p, q, n) | plain | | Series of the quotient of two polynomials to degree n.
fMax | fMax(expr, var) ; fMax(expr, var = a..b) ; fMax(expr, var, a, b) ; fMax(expr, [var = a..b, ...]) | @argument | [fMax($1, $2)] | List of the places where an expression is largest; of several variables the one place.
fMin | fMin(expr, var) ; fMin(expr, var = a..b) ; fMin(expr, var, a, b) ; fMin(expr, [var = a..b, ...]) | @argument | [fMin($1, $2)] | List of the places where an expression is smallest; of several variables the one place.
integral_estimate | integral_estimate(expr, var, a, b) | @integralEstimate | | Definite integral by numbers, with an estimate of its error.
gaussquad | gaussquad(expr, var, a, b) | @integrate | | Decimal value of a definite integral by adaptive Gauss quadrature.
gradient, grad | gradient(expr, [vars]) | @gradient | grad | List of partial derivatives.
hessian | hessian(expr, [vars]) | @hessian | | Matrix of second partial derivatives.
ibpdv | ibpdv(expr, v) | plain | | Integration by parts where the function v is given.
ibpu | ibpu(expr, u) | plain | | Integration by parts where the function u is given.
Int | Int(expr, var) | @integrate | | Integral left unevaluated.
integrate, int, integral | integrate(expr, var) ; integrate(expr, var, a, b) | @integrate | int | Integral, with or without bounds.
jacobian | jacobian([exprs], [vars]) | @jacobian | map($1, arg_f -> grad(arg_f, $2)) | Matrix of the partial derivatives of several expressions, one row for each.
laplacian | laplacian(expr, [vars]) | @laplacian | | Sum of the unmixed second derivatives.
limit | limit(expr, var, point) ; limit(expr, var, point, side) | @limit | | Limit at a point; side -1 from below, 1 from above.
maximize | maximize(expr, var) ; maximize(expr, var = a..b) ; maximize(expr, var, a, b) ; maximize(expr, [var = a..b, ...]) | @extreme | | Greatest value of an expression over a range.
minimize | minimize(expr, var) ; minimize(expr, var = a..b) ; minimize(expr, var, a, b) ; minimize(expr, [var = a..b, ...]) | @extreme | | Least value of an expression over a range.
nDeriv | nDeriv(expr, var, h) | @slope | | Numeric derivative by a centred difference; h is 0.001 unless stated.
order_size | order_size(x) | plain | | Remainder term shown at the end of an expansion.
pade | pade(expr, var, n, p) | @pade | | Ratio of two polynomials that matches the expression to order n, numerator degree below p.
potential | potential(field, [vars]) | plain | | Scalar whose gradient is the given field.
preval | preval(F, a, b) | @preval | | Difference F(b) - F(a).
product, mul | product(expr, var, a, b) ; product(expr, var, a, b, step) ; product(list) | @product | | Product over an index, or of list items.
residue | residue(expr, var, point) | @residue | residue_checked | Residue of a function at a point.
revert | revert(series) | plain | | Series of the inverse function about 0.
risch | risch(expr, var) | @integrate | | Indefinite integral found with the Risch method.
romberg, nInt | romberg(expr, var, a, b) | @integrate | | Decimal value of a definite integral by Romberg extrapolation.
series | series(expr, var = point, order) ; series(expr, var, point, order, direction) | @series | | Series expansion at a finite or infinite point.
sum, add | sum(expr, var, a, b) ; sum(list) | @sum | | Sum over an index, or of list items.
sum_riemann | sum_riemann(expr, [n, k]) | plain | | Integral-based estimate of a sum for large n.
taylor | taylor(expr, var, point, order) ; taylor(expr, var, point, order, direction) ; taylor(expr, var = point, order) ; taylor(expr, var, order) | @series | | Series expansion (order 5 about 0 unless stated), with the arguments in the order of series.
vpotential | vpotential(field, [vars]) | plain | | Vector whose curl is the given field.
`

/** Transforms. Columns and the language of the rules: see table.ts. */
export const transforms = `
fft | fft(list) | [a] -> [a] | | Discrete Fourier transform; fast method when the length is a power of two.
fourier_an | fourier_an(expr, var, T, n, a) | @fourier | | n-th cosine coefficient over one period T starting at a.
fourier_bn | fourier_bn(expr, var, T, n, a) | @fourier | | n-th sine coefficient over one period T starting at a.
fourier_cn | fourier_cn(expr, var, T, n, a) | @fourier | | n-th complex coefficient over one period T starting at a.
ifft | ifft(list) | [a] -> [a] | | Inverse discrete Fourier transform.
ilaplace, invlaplace | ilaplace(expr) ; ilaplace(expr, s, var) | @laplace | | Inverse Laplace transform.
invztrans | invztrans(expr) ; invztrans(expr, z, x) | @zTransform | | Inverse Z transform.
laplace | laplace(expr) ; laplace(expr, var, s) | @laplace | | Laplace transform.
ztrans | ztrans(expr) ; ztrans(expr, x, z) | @zTransform | | Z transform of a sequence.
`
