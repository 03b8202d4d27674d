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
