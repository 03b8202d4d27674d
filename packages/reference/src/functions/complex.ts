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
