/** Functions that belong together, one family a line: the help of each names the others. */
export const familiesText = `
sin cos tan asin acos atan
cot sec csc acot asec acsc
atan atan2 arg
sinh cosh tanh asinh acosh atanh
coth sech csch acoth asech acsch
exp ln log log10 log2 logb alog10
sqrt cbrt nthroot root pow
floor ceil round iPart fPart trunc
abs sign re im arg conj
degrees radians
gcd lcm lgcd
egcd abcuv iegcd iabcuv
iquo irem iquorem mod smod
quo rem quorem
is_prime isprime is_pseudoprime nextprime prevprime ithprime nprimes
ifactor ifactors idivis factors
even odd
factorial Gamma igamma Beta Psi
comb perm binomial factorial
bitand bitor bitxor
erf erfc normald_cdf
ellipticK ellipticE
Si Ci Ei
Airy_Ai Airy_Bi Airy_Ai_prime Airy_Bi_prime
BesselJ BesselY BesselI BesselK
Heaviside Dirac laplace
tchebyshev1 tchebyshev2 legendre hermite laguerre
simplify expand factor collect normal regroup
numer denom getNum getDenom propfrac partfrac
partfrac cpartfrac
factor cFactor
left right equal equal2diff equal2list
subst algsubs
approx evalf exact
tcollect texpand tlin
trigsin trigcos trigtan
acos2asin acos2atan asin2acos asin2atan atan2acos atan2asin
halftan tan2sincos sin2costan cos2sintan
tan2sincos2 tan2cossin2
trig2exp exp2trig sincos hyp2exp
lncollect lnexpand expexpand exp2pow pow2exp powexpand
diff integrate limit series taylor
nDeriv avgRC diff
integrate romberg gaussquad risch
integrate integral_estimate gaussquad
diff derivative_estimate
find_minimum find_maximum minimize maximize
sum product
gradient divergence curl laplacian hessian jacobian
potential vpotential gradient curl
minimize maximize fMin fMax
ibpdv ibpu
series taylor pade revert divpc
solve fsolve nSolve zeros newton
cSolve cZeros solve
linsolve simult LSQ rref
desolve odesolve odetable odecurves odevalue oderows laplace
rsolve seqsolve reverse_rsolve
laplace ilaplace
ztrans invztrans
fft ifft
fourier_an fourier_bn fourier_cn
coeff lcoeff tcoeff degree valuation
proot polyroots roots rationalroot crationalroot
realroot complexroot VAS VAS_positive
posubLMQ poslbdLMQ
sturm sturmab sturmseq
poly2symb symb2poly peval pcoeff
lagrange polynomial_regression
gbasis greduce in_ideal
q2a a2q gauss
content primpart icontent
heugcd modgcd psrgcd
chrem ichinrem
dfc dfc2f
resultant sylvester
froot fcoeff
linear_regression polynomial_regression exponential_regression logarithmic_regression power_regression logistic_regression
uncertainty budget correlate correlation_between monte_carlo
linear_regression multi_regression nonlinear_regression nonlinear_regression_errors r_squared regression_errors regression_band
multi_regression_coefficients multi_regression_errors multi_regression_band
fit_coefficients fit_errors fit_residuals fit_band
interpolate linterp pchip
mean median mode stddev variance quartiles
stdev stddev var variance rms
quartile1 quartile3 quartiles quantile
correlation covariance covariance_correlation
min max sort
frequencies histogram
count count_eq count_inf count_sup
closest closest_lesser closest_greater
find member contains
head tail back mid
append prepend concat augment semi_augment
sort SortA SortD revlist
select remove
map apply zip seq
seq linspace makevector
linterp lagrange linear_regression
rotate shift revlist
union intersect minus is_included
cumsum deltalist sum
det trace rank inv
det Det det_minor
dot cross norm normalize
l1norm l2norm linfnorm maxnorm frobenius_norm matrix_norm rowNorm colNorm
eigenvals egv egvl charpoly jordan
lu qr cholesky svd SVL
rref ref gaussjord
transpose trn
identity diag matrix newMat randMat
hilbert vandermonde JordanBlock companion
ker colspace rowspace rank
row col subMat
delrows delcols
rowSwap colSwap rowAdd mRow mRowAdd
coldim rowdim dim size
redim replace subsop
charpoly pcar_hessenberg pmin companion
ismith ihermite
jordan rat_jordan
perminv permuorder nextperm randperm
cycle2perm cycles2permu cycleinv is_cycle
p1oc2 p1op2 permu2mat is_permu
rand randnorm randexp srand
randbinomial randpoisson randgeometric randmultinomial
randchisquare randfisher randstudent
randMat randvector randpoly randperm
normald normald_cdf normald_icdf randnorm
student student_cdf student_icdf studentt randstudent
chisquare chisquare_cdf chisquare_icdf chisquaret randchisquare
fisher fisher_cdf fisher_icdf randfisher
binomial binomial_cdf binomial_icdf randbinomial
negbinomial negbinomial_cdf negbinomial_icdf
poisson poisson_cdf poisson_icdf randpoisson
geometric geometric_cdf geometric_icdf randgeometric
exponential exponential_cdf exponential_icdf randexp
uniform uniform_cdf uniform_icdf rand
weibull weibull_cdf weibull_icdf
gammad gammad_cdf gammad_icdf
betad betad_cdf betad_icdf
cauchy cauchy_cdf cauchy_icdf
cdf icdf
UTPN UTPT UTPC UTPF
kolmogorovd kolmogorovt
normalt studentt chisquaret
absT relT convert
mksa mksa_remove unit_remove
usimplify ufactor convert
and or xor not
true false
piecewise and or not
e exp ln
i re im
infinity limit
.* ./ .^
unique count_by sum_by mean_by min_by max_by
`
