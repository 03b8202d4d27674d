/** Exponentials and Logs. Columns and the language of the rules: see table.ts. */
export const exponentials = `
acosh, arccosh, arcosh | acosh(x) | 1 -> 1 | | Inverse hyperbolic cosine.
acoth, arccoth, arcoth | acoth(x) | 1 -> 1 | num_atanh(1/$1) | Inverse hyperbolic cotangent.
acsch, arccsch, arcsch | acsch(x) | 1 -> 1 | asinh(1/$1) | Inverse hyperbolic cosecant.
alog10 | alog10(x) | 1 -> 1 | 10^$1 | 10 raised to x.
asech, arcsech, arsech | asech(x) | 1 -> 1 | acosh(1/$1) | Inverse hyperbolic secant.
asinh, arcsinh, arsinh | asinh(x) | 1 -> 1 | | Inverse hyperbolic sine.
atanh, arctanh, artanh | atanh(x) | 1 -> 1 | num_atanh($1) | Inverse hyperbolic tangent.
atrig2ln | atrig2ln(expr) | same | | Writes inverse trigonometric functions with logarithms.
cosh | cosh(x) | 1 -> 1 | | Hyperbolic cosine.
coth | coth(x) | 1 -> 1 | | Hyperbolic cotangent.
csch | csch(x) | 1 -> 1 | | Hyperbolic cosecant.
exp | exp(x) | 1 -> 1 | | e raised to x.
exp2pow | exp2pow(expr) | same | | Turns e^(n ln x) back into a power of x.
exp2trig | exp2trig(expr) | same | | Writes complex exponentials with sine and cosine.
expexpand | expexpand(expr) | same | | Splits exponentials of sums and multiples.
expm1 | expm1(x) | 1 -> 1 | num_expm1($1) | e^x - 1, with all digits for small x.
hyp2exp | hyp2exp(expr) | same | | Writes hyperbolic functions with exponentials.
lin, lineariser | lin(expr) | same | | Rewrites products and powers of exponentials as a sum of exponentials.
ln | ln(x) | 1 -> 1 | | Natural logarithm.
lncollect | lncollect(expr) | same | | Merges logarithms into one.
lnexpand | lnexpand(expr) | same | | Splits logarithms of products and powers.
log | log(x) ; log(x, b) | 1 -> 1 ; 1, 1 -> 1 | log10($1) ; logb($1, $2) | Common logarithm, base 10; with a second argument or a subscript the logarithm to that base. The natural one is ln.
log10, lg | log10(x) | 1 -> 1 | | Logarithm in base 10.
log1p | log1p(x) | 1 -> 1 | num_log1p($1) | ln(1 + x), with all digits for small x.
log2 | log2(x) | 1 -> 1 | logb($1, 2) | Logarithm to the base 2.
logb | logb(x, b) | 1, 1 -> 1 | | Logarithm of x in base b.
pow, power | pow(a, n) | @pow | $1^$2 | a raised to n.
pow2exp | pow2exp(expr) | same | | Turns powers into exponentials of logarithms.
powexpand | powexpand(expr) | same | | Splits a power whose exponent is a sum.
sech | sech(x) | 1 -> 1 | | Hyperbolic secant.
sinh | sinh(x) | 1 -> 1 | | Hyperbolic sine.
tanh | tanh(x) | 1 -> 1 | | Hyperbolic tangent.
trig2exp | trig2exp(expr) | same | | Writes trigonometric functions with complex exponentials.
`

/** Complex Numbers. Columns and the language of the rules: see table.ts. */
export const complex = `
arg, angle | arg(z) | a -> angle | | Phase angle of a complex number.
cFactor, cfactor | cFactor(expr) | same | | Factors over the complex numbers.
conj, conjugate | conj(z) | a -> a | | Complex conjugate.
cpartfrac | cpartfrac(expr) | same | | Splits a rational function into simple fractions over the complex numbers.
evalc | evalc(expr) | same | | Arranges a complex expression as real part plus i times imaginary part.
im, imag | im(z) | a -> a | | Imaginary part.
mult_conjugate | mult_conjugate(expr) | same | normal(mult_conjugate($1)) | Multiplies by the conjugate of the denominator (or numerator when there is none) to clear roots.
polar | polar(r, phi) | a, angle -> a | $1 * (cos($2) + i * sin($2)) | Complex number of a magnitude and a phase angle.
re, real | re(z) | a -> a | | Real part.
`
