/** Calculus. What an example is: see index.ts. */
export const calculus = `
avgRC | avgRC(x^2, x, 0.1) | 10*((x + 0.1)^2 - x^2)
curl | curl([-y, x, 0], [x, y, z]) | [0, 0, 2]
diff | diff(x^3, x) | 3*x^2
divergence | divergence([x^2, y, z], [x, y, z]) | 2*x + 2
divpc | divpc(1, 1 - x, 3) | x^3 + x^2 + x + 1
fMax | fMax(4*x - x^2, x) | [2]
fMin | fMin(x^2 - 4*x, x) | [2]
derivative_estimate | derivative_estimate(x^2, x, 3)[1] | 6
integral_estimate | integral_estimate(x^2, x, 0, 3)[1] | 9
gaussquad | gaussquad(x^2, x, 0, 3) | 9
gradient | gradient(x^2 + y^2, [x, y]) | [2*x, 2*y]
hessian | hessian(x^2*y, [x, y]) | [[2*y, 2*x], [2*x, 0]]
ibpdv | ibpdv(ln(x), x) | [x*ln(x), -1]
ibpu | ibpu(x*exp(x), x) | [x*e^x, -e^x]
Int | Int(x^2, x) | integrate(x^2, x)
integrate | integrate(x^2, x, 0, 3) | 9
jacobian | jacobian([x*y, x + y], [x, y]) | [[y, x], [1, 1]]
laplacian | laplacian(x^2 + y^2, [x, y]) | 4
limit | limit(sin(x)/x, x, 0) | 1
maximize | maximize(4*x - x^2, x) | 4
minimize | minimize(x^2 - 4*x, x) | -4
nDeriv | nDeriv(x^3, x, 0.01) | 50*((x + 0.01)^3 - (x - 0.01)^3)
order_size | limit(order_size(x)*x, x, 0) | 0
pade | pade(exp(x), x, 2, 2) | (-x - 2)/(x - 2)
potential | potential([2*x, 2*y], [x, y]) | x^2 + y^2
preval | preval(x^2, 1, 3) | 8
product | product(k, k, 1, 5) | 120
residue | residue(1/(x^2 + 1), x, i) | -0.5*i
revert | revert(x + x^2) | x - x^2
risch | risch(ln(x), x) | x*ln(x) - x
romberg | romberg(1/x, x, 1, 2) | 0.693147
series | series(exp(x), x = 0, 3) | x^3/6 + x^2/2 + x + 1
sum | sum(k^2, k, 1, 10) | 385
sum_riemann | sum_riemann(1/(n + k), [n, k]) | 0.693147
taylor | taylor(sin(x), x, 0, 3) | x - x^3/6
vpotential | curl(vpotential([0, 0, 2], [x, y, z]), [x, y, z]) | [0, 0, 2]
`
