export default `
# fouriera | Fourier coefficient a | a Fourier coefficient a
The cosine coefficients of a periodic function, as a formula of their number n.
- The period begins at the lower bound, 0 unless said. n stands for a whole number.
- With a name such as a they are a function: a(3).
- a(0) is half of what stands before the cosines: the mean value.
> a(n) := fourier_an(x^2, x, 2*pi, n, -pi) =

# fourierb | Fourier coefficient b | a Fourier coefficient b
The sine coefficients of a periodic function, as a formula of their number n.
- The period begins at the lower bound, 0 unless said. n stands for a whole number.
- With a name such as b they are a function: b(3).
> b(n) := fourier_bn(x, x, 2*pi, n, -pi) =

# fourierc | Fourier coefficient c | a Fourier coefficient c
The complex coefficients of a periodic function, as a formula of their number n, which may be negative.
- The period begins at the lower bound, 0 unless said. n stands for a whole number.
> c(n) := fourier_cn(x, x, 2*pi, n, -pi) =

# fluid | Fluid
A pure fluid, whose properties are functions of any two of T, P, h, s, u, rho (or v) and x.
- Choose the fluid and give it a name; then W:h(T, P), or any two by their names: W:h(P: 80 [bar], s: s_1).
- x is the share of vapour by mass: x: 0 is boiling liquid, x: 1 saturated vapour. W:P_sat(T) and W:T_sat(P) lie on the saturation line.
- W:mu is the viscosity, W:k or W:lambda the thermal conductivity, W:nu and W:a_th their diffusivities, W:Pr the Prandtl number, W:sigma(T) the surface tension, where a source has them.
- W:h is per mass, W:h_mole per mole.
- A state outside of the data is an error that says what they hold for.
- Water and steam are those of IAPWS-IF97, IAPWS-95 those for scientific use, with all enhancements at the critical point; each other fluid has the equation of the paper that its properties name as their source.
- The buttons p-h, T-s and h-s diagram put a plot below the states h_1, P_1 (or p_1), s_1, T_1 or s_1, h_1 … of the worksheet: it shows them with the saturation line, isotherms or isobars, isentropes and lines of quality, numbered and joined by straight lines in the order of their numbers.
> W := fluid("Water")
> W:h(T: 500 [degC], P: 80 [bar]) =

# mixture | Mixture
Ideal gases and condensed species side by side, and what becomes of them when they react.
- Each component has a mass or an amount of substance and a species: CH4, O2, propane, graphite, H2OL for liquid water.
- gas:h is per mass, gas:h_mole per mole, gas:H in total, at the temperature and pressure of the block; gas:h(T, P), gas:T(h: h_1, P: P_1) and so on are those of other states.
- gas_T_in and gas_P_in are the temperature and the pressure of the block; gas:T_in and gas:P_in also those of a formula, whatever is set below.
- gas:T := 500 [K] sets its state for the lines below, and so do P, h, s, g, u, v, rho, or two at once: gas:hP := [h_1, 2 [bar]], gas:sP, gas:TP, gas:uv. One alone keeps P (h, s, g, T), T (P, v, rho) or v (u, s_v). gas:hP reads the pair.
- gas:T_flame(T, P) is the adiabatic flame temperature, gas:xeq_CO2(T, P) a mole fraction in chemical equilibrium, gas:xflame_CO2(T, P) one in the flame.
- The species and their polynomials are those of NASA's CEA, and those of a species file above. Amounts of one substance are added.
> gas := mixture(CH4: 1 [mol], O2: 2 [mol], N2: 7.52 [mol])
> gas:T_flame(298.15 [K], 1 [atm]) =

# humid_air | Humid air | humid air
Moist air by the formulas of the ASHRAE handbook; extensive properties are per mass of dry air.
- Two of T, phi (relative humidity), W (humidity ratio), h, v, T_wb, T_dp and p_w give all others, at the pressure of the block or at P.
- humid_air(z: 500 [m]) is air at the standard pressure of an altitude.
- The button Psychrometric chart puts a plot below the states T_1, W_1 … of the worksheet: it shows them with lines of relative humidity at the pressure of the block.
> A := humid_air()
> A:W(25 [degC], 0.5) =

# pade | Padé approximant | a Padé approximant
A quotient of two polynomials that is close to a function near 0: often far better than a series of the same effort.
- The orders are the degrees of numerator and denominator.
- A dead time in a control loop is the usual case: the approximant of e^(-T s).
> pade(e^(-s), s, 4, 3) =

# series | Series expansion
A function as a sum of powers near a point.
- The point may be infinity. Powers may be negative or fractions, as near a pole.
- The direction tells from which side the point is approached.
> series(1/sin(x), x, 0, 4) =

# taylor | Taylor series | a Taylor series
A function as a polynomial near a point.
- The order, 5 unless said, is the highest power.
- With a name such as T it is a function: T(0.1).
> T(x) := taylor(sin(x), x, 0, 5) =
> T(0.1) =

# fmax | Function maximum
The places between two bounds at which a function is largest.
- The answer is where it lies, as a list, or the value there, or both. maximize gives the value in a formula.
- Bounds have the unit of the variable.
> fMax(x*(10 - x), x = 0..10) =

# fmin | Function minimum
The places between two bounds at which a function is smallest.
- The answer is where it lies, as a list, or the value there, or both. minimize gives the value in a formula.
- Bounds have the unit of the variable.
> fMin(x^2 - 4*x, x = 0..10) =

# solve | Equation solver
Values of the unknowns for which all equations or inequalities hold.
- The equals sign compares. Each further equation is a row of its own; the unknowns stand behind for, with commas between them.
- symbolic gives formulas and all solutions that it finds, as a list, real ones first: x[1] is one of them. Newton-Raphson numeric gives one solution in numbers, near the guess; an empty guess of one unknown is 0.
- Units of the unknowns follow from the equations. A guess has the unit of its unknown, or none to begin at 0.
- A name in front stores the solutions. A line below that reads an unknown offers to take its value from here. Names of the unknowns mean nothing else in the block, whatever stands above.
> x := solve([x + y = 5, x - y = 1], [x, y]) =

# root_of | Root
One root of an expression or equation, in numbers, near a guess.
- An expression is zero there; the sides of an equation are equal.
- The guess has the unit of the variable, or none to begin at 0. solve finds all roots, and systems.
> fsolve(cos(x) = x, x, 1) =

# sum_of | Sum
The sum of an expression over whole numbers from a start to an end.
- The end may be infinity.
> sum(k^2, k, 1, 10) =

# product_of | Product
The product of an expression over whole numbers from a start to an end.
> product(k, k, 1, 5) =

# curve_length | Curve length
How long the curve of a function is between two places.
- The function and its variable have the same unit, which the length has as well.
> int(sqrt(1 + diff(x^2, x)^2), x, 0, 1) =

# integral_of | Integral with its error
A definite integral by numbers, with an estimate of what it may be wrong by: [value, error].
- Bounds have the unit of the variable and may be infinite.
- int gives a formula where there is one.
> integral_estimate(x^2, x, 0, 3) =

# derivative_of | Derivative with its error
The derivative at a place by numbers, with an estimate of what it may be wrong by: [value, error].
- It works for programs and tables too; diff gives a formula where there is one.
> derivative_estimate(sin(x), x, 1) =

# eigen | Eigenproblem
Eigenvalues of a square matrix, or its eigenvectors.
- Eigenvectors are the columns of a matrix, in the order of the eigenvalues.
> eigenvals([[2, 1], [1, 2]]) =

# desolve | Differential-equation solver
Functions that satisfy differential equations, as formulas or in numbers.
- symbolic: equations and conditions are rows, with apostrophes for derivatives: f''(x) + f(x) = 0, f(0) = 1, f'(0) = 0. The function that is sought stands behind for. A name in front stores it as a function.
- numeric: each row is an unknown with its derivative and its initial value. Several initial values with commas make the order higher: with 1, 0 for x(0), x'(0) the row is x'', and x' may stand in every derivative. The method follows from the equations, stiff ones too.
- Event: when a condition such as h = 0 comes true, the solution stops, or unknowns become what stands behind then: h' = -0.8 h' for a ball that bounces. h < 0 counts on the way down only. Several changes have commas between them.
- In numbers the answer is a table: rows of the variable and the unknowns, 51 of them where the step is 0. Each unknown is also a function below the block: it can be called, plotted, integrated and differentiated, as in x'(2), between start and end.
- All may have units.
> odetable([v, -x], t = 0..1, [x, v], [1, 0], 0.5) =

# optimum | Optimum of several variables
The place where a formula of several variables is least or greatest, near guesses.
- Each variable has a row with its guess; all may have units.
- Conditions are equations or inequalities, as x + y = 10 or x >= 0; without any the place is free.
- The answer is the list of the variables there, in their order; put into the formula they give its value.
> find_minimum((x - 1)^2 + (y - 2)^2, [x, y], [0, 0], [x + y = 2]) =

# regression | Regression
The curve of a type that comes closest to data, by least squares, as a function.
- Data are lists of x and y, which may have units: [1, 2, 3] or the name of a list; 1, 2, 3 does as well.
- polynomial has an order. logistic takes a list of slopes y' at steps of 1 from the point x0, y(x0) on.
- power, exponential and logarithmic fit a straight line in logarithms.
- A name such as f makes it f(x), which can be plotted, solved and integrated. r_squared(f) tells how good it is; fit_coefficients(f), fit_errors(f), fit_residuals(f) and fit_band(f, x) tell the rest.
> f(x) := linear_regression([1, 2, 3], [2, 4.1, 5.9], x) =
> f(2.5) =

# nonlinear_regression | Nonlinear regression
The parameters of a formula of your own that bring it closest to data, by least squares.
- The model is a formula in a variable, such as t, and in parameters, each with a guess near which it is looked for. Guesses say the units.
- Data are lists of x and y. Weights count a point more or less; without any all count alike.
- The answer is the list of the parameters, in their order, or of their standard errors. Stored as p, the curve is the model with p[1], p[2] in their places.
> p := nonlinear_regression(a*exp(-t/b), [t, a, b], [0, 1, 2, 3], [10, 6.1, 3.7, 2.2], [5, 1]) =
> f(t) := p[1]*exp(-t/p[2])
> f(1.5) =

# interpolate | Interpolate | an interpolation
A spline through points, as a function.
- Order 1 is straight lines, 3 a smooth cubic curve. Its ends are natural: not bent.
- Beyond the data it has no value, unless it is extrapolated.
- pchip and linterp are other curves through a table.
> a(x) := interpolate([0, 1, 2, 4], [1, 3, 0, 1], 3, x) =
> a(1.5) =

# multi_regression | Multi regression
A linear fit in several variables by least squares, as a function of them.
- Each dataset is the list of one variable, with as many values as y. Units may differ.
- Weights count a point several times. Without a constant term the fit goes through zero.
- The variables are x_1, x_2, or those of the name: f(T, p).
> f(a, b) := multi_regression([1, 3, 4], [[0, 1, 0], [0, 0, 1]], [a, b]) =
> f(2, 2) =

# fft | Fourier transform (FFT) | a Fourier transform
The discrete Fourier transform of a list of samples: a list of complex amplitudes, not divided by their number.
- It is fastest where the number of samples is a power of two.
- Samples may have a unit, which the amplitudes have as well.
> fft([1, 2, 3, 4]) =

# ifft | Inverse Fourier transform
The samples whose discrete Fourier transform is given: the inverse of fft.
> ifft(fft([1, 2, 3, 4])) =

# laplace | Laplace transform | a Laplace transform
The Laplace transform of a function of time, from 0 to infinity.
- The result is a function of s, or of the variable in its name: F(p). A name alone becomes a function of s: F(s).
- Where time has a unit, s has its inverse.
> F(s) := laplace(t*e^(-2*t), t, s) =

# ilaplace | Inverse Laplace transform
The function whose Laplace transform is given.
- The result is a function of x, or of the variable in its name: f(t).
> f(t) := ilaplace(1/(s^2 + 4), s, t) =

# ztrans | Z transform | a Z transform
The Z transform of a sequence, given by its formula.
- The result is a function of z, or of the variable in its name.
> ztrans(2^n, n, z) =

# iztrans | Inverse Z transform
The sequence whose Z transform is given.
- The result is a function of x, or of the variable in its name: f(n).
> f(n) := invztrans(z/(z - 2), z, n) =

# matrix | Matrix by a rule
A matrix whose elements are calculated from their places.
- In the expression of the block r is the row and c the column; both count from 0, whatever the worksheet counts from.
- In the call of a formula, matrix(2, 3, (r, c) -> …), they count as indices of the worksheet do: from 1 unless its settings say 0. The example is what a block with the expression 10r + c stands for.
> matrix(2, 3, (r, c) -> 10*(r - firstIndex) + c - firstIndex) =

# pfactor | Prime factorization
A whole number as the product of its primes.
> ifactor(360) =
`
