/** Exponentials and Logs. What an example is: see index.ts. */
export const exponentials = `
acosh | acosh(2.0) | 1.31696
acoth | acoth(2.0) | 0.549306
acsch | acsch(2.0) | 0.481212
alog10 | alog10(3) | 1000
asech | asech(0.5) | 1.31696
asinh | asinh(1.0) | 0.881374
atanh | atanh(0.5) | 0.549306
atrig2ln | atrig2ln(atan(x)) | i*ln((x + i)/(i - x))/2
cosh | cosh(1.0) | 1.54308
coth | coth(1.0) | 1.31304
csch | csch(1.0) | 0.850918
exp | exp(1.0) | 2.71828
exp2pow | exp2pow(exp(3*ln(x))) | x^3
exp2trig | exp2trig(exp(i*x)) | cos(x) + i*sin(x)
expexpand | expexpand(exp(3*x)) | (e^x)^3
expm1 | expm1(0) | 0
hyp2exp | hyp2exp(cosh(x)) | (1/e^x + e^x)/2
lin | lin((exp(x) + 1)^2) | e^(2*x) + 2*e^x + 1
ln | ln(e^2) | 2
lncollect | lncollect(ln(x) + ln(y)) | ln(x*y)
lnexpand | lnexpand(ln(x*y)) | ln(y) + ln(x)
log | log(1000) | 3
log10 | log10(100) | 2
log1p | log1p(0) | 0
log2 | log2(8) | 3
logb | logb(81, 3) | 4
pow | pow(2, 10) | 1024
pow2exp | pow2exp(a^x) | e^(x*ln(a))
powexpand | powexpand(2^(x + y)) | 2^x*2^y
sech | sech(1.0) | 0.648054
sinh | sinh(1.0) | 1.1752
tanh | tanh(1.0) | 0.761594
trig2exp | trig2exp(cos(x)) | (1/e^(i*x) + e^(i*x))/2
`

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
