/** Complex Numbers. What an example is: see index.ts. */
export const complex = `
arg | arg(1 + i) | 0.785398
cFactor | cFactor(x^2 + 1) | (x + i)*(x - i)
conj | conj(3 + 4*i) | 3 - 4*i
cpartfrac | cpartfrac(1/(x^2 + 1)) | i/(2*(x + i)) + 1/(2*i*(x - i))
evalc | evalc(1/(1 + i)) | 0.5 - 0.5*i
im | im(3 + 4*i) | 4
mult_conjugate | mult_conjugate(1/(sqrt(x) + 1)) | (sqrt(x) - 1)/(x - 1)
polar | polar(2, pi/2) | 2*i
re | re(3 + 4*i) | 3
`
