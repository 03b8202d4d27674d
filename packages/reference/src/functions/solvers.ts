/** Solvers. Columns and the language of the rules: see table.ts. */
export const solvers = `
conjugate_gradient | conjugate_gradient(A, b) ; conjugate_gradient(A, b, x0, eps) | plain | | Iterative answer of A X = b for symmetric positive definite A.
cSolve | cSolve(equation, var) | @solve | | Symbolic solution including complex answers.
cZeros | cZeros(expr, var) | @solve | | List of places where an expression is zero, complex included.
desolve, deSolve, dsolve | desolve(equation) ; desolve(equation, y) ; desolve([equation, conditions], y) ; desolve([equations, conditions], [x, y]) | @desolve | | Symbolic solution of a differential equation or linear system.
eliminate | eliminate([equations], vars) | @eliminate | | Removes variables from a set of equations.
find_maximum | find_maximum(expr, [vars], [guesses]) ; find_maximum(expr, [vars], [guesses], [conditions]) | @findMinimum | | Place of the greatest value near guesses, under conditions.
find_minimum | find_minimum(expr, [vars], [guesses]) ; find_minimum(expr, [vars], [guesses], [conditions]) | @findMinimum | | Place of the least value near guesses, under conditions.
fsolve | fsolve(equation, var) ; fsolve(equation, var, guess) ; fsolve(equation, var, low, high) ; fsolve([equations], [vars], [guesses]) | @fsolve | | Numeric solution from a start value or inside a range.
linsolve, lsolve | linsolve([equations], [vars]) ; linsolve(A, b) | @linsolve | | Solves simultaneous linear equations.
LSQ, lsq | LSQ(A, b) | @simultaneous | lsq_solved($1, $2) | Least-squares answer of A X = b.
newton | newton(expr, var) ; newton(expr, var, start, iterations) | @newton | | One root by Newton steps; at most 20 unless stated.
nSolve | nSolve(equation, var) ; nSolve(equation, var = guess) | @fsolve | | Numeric solution of an equation.
odecurves | odecurves(f, t = t0..t1, y, y0) ; odecurves(f, t = t0..t1, y, y0, event, ...) | @odecurves | | Numeric solution of differential equations between its steps: lists of t, the unknowns and their rates.
oderows | oderows(curves) ; oderows(curves, step) ; oderows(curves, step, [1, 2]) | @oderows | | Rows of t and the unknowns, or of those with these numbers, from what odecurves gives.
odesolve | odesolve(f, [t, y], [t0, y0], t1) ; odesolve(f, t = t0..t1, y, y0) ; odesolve(y'' = f, t = t0..t1, y, [y0, y1]) ; odesolve(f, t = t0..t1, y, y0, event, ...) | @odesolve | | Numeric solution of differential equations at the end, with events on the way.
odetable | odetable(f, t = t0..t1, y, y0) ; odetable(f, t = t0..t1, y, y0, step) ; odetable(f, t = t0..t1, y, y0, step, event, ...) | @odetable | | Numeric solution of differential equations as a table of t and the unknowns.
odevalue | odevalue(curves, k, t) | @odevalue | | The k-th unknown at t, from what odecurves gives; behind the unknowns come their derivatives.
reverse_rsolve | reverse_rsolve(list) | plain | | Finds the linear recurrence a list of terms obeys.
rsolve | rsolve(relation, u(n), u(0) = a) | plain | | Closed form of a recurrence.
seqsolve | seqsolve(f, [x, n], start) | plain | | Closed form of a sequence defined from earlier terms.
simplex_reduce | simplex_reduce(A, b, c) | plain | | Linear programme by the simplex method: best value, point and final table.
simult | simult(A, B) | @simultaneous | | Solves A X = B, one answer column for each column of B.
solve | solve(equation, var) ; solve([equations], [vars]) | @solve | | Symbolic solution of one or several equations.
zeros | zeros(expr, var) ; zeros(n) ; zeros(rows, cols) | @zeros | | List of places where an expression is zero; of two numbers, a matrix of zeros.
`
