/**
 * Functions of the engine or of similar programs that a worksheet does not have, and what to do
 * instead. Shown where somebody calls one.
 */
export const ABSENT_FUNCTIONS: ReadonlyMap<string, string> = new Map([
  ['AND', 'write a and b'],
  ['base', 'conversion to another number base is not available'],
  ['bezier', 'it draws a curve, which has no value in a formula'],
  ['cote', 'points are lists: write p[3]'],
  ['epsilon', 'the engine keeps its threshold to itself; use epsilon2zero(expr)'],
  ['ezgcd', 'it fails for many polynomials: use gcd(p, q)'],
  ['function_diff', 'write g(x) := diff(f(x), x)'],
  ['index', 'the element 4 of v is v[4]; find(x, v) tells where x stands'],
  ['LQ', 'use qr(transpose(A))'],
  ['moyal', 'the engine does not compute it'],
  ['newton_solver', 'fsolve chooses its method itself'],
  ['OR', 'write a or b'],
  ['purge', 'disable or delete the line that defines the name'],
  ['rombergm', 'use romberg(expr, var, a, b)'],
  ['rombergt', 'use romberg(expr, var, a, b)'],
  ['secant_solver', 'fsolve chooses its method itself'],
  ['time', 'a result does not depend on when it is calculated'],
])
