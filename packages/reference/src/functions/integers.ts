/** Integer Math. Columns and the language of the rules: see table.ts. */
export const integers = `
bitand | bitand(a, b) | 1... -> 1 | bitand(exact($1), exact($2)) | Bitwise and.
bitor | bitor(a, b) | 1... -> 1 | bitor(exact($1), exact($2)) | Bitwise or.
bitxor | bitxor(a, b) | 1... -> 1 | bitxor(exact($1), exact($2)) | Bitwise exclusive or.
chrem | chrem([remainders], [moduli]) | plain | | Chinese remainder for integers or polynomials.
dfc | dfc(x) ; dfc(x, n) | plain | | Continued fraction of a number.
dfc2f | dfc2f(list) | plain | | Number from its continued fraction.
euler, Phi | euler(n) | 1... -> 1 | euler(exact($1)) | How many integers from 1 to n share no factor with n (totient).
even | even(n) | 1... -> 1 | | 1 when n is even, otherwise 0.
factorial | factorial(n) | @factorial | | Product 1 to n; extended to non-integers through gamma.
factors | factors(poly) | plain | | Factors followed by their multiplicities.
fracmod, iratrecon | fracmod(a, n) | 1... -> 1 | fracmod(exact($1), exact($2)) | Fraction equal to a modulo n.
gcd, igcd | gcd(a, b, ...) ; gcd(list) | [1] -> 1 ; 1... -> 1 | | Greatest common divisor of integers, fractions or polynomials.
iabcuv | iabcuv(a, b, c) | plain | iabcuv(exact($1), exact($2), exact($3)) | Integers u and v with a u + b v = c.
ichinrem, ichrem | ichinrem([a, m], [b, n]) | plain | ichinrem(exact($1), exact($2)) | Chinese remainder for integers.
idivis, divisors | idivis(n) | plain | | All divisors of an integer.
iegcd, bezout_entiers, igcdex | iegcd(a, b) | plain | | Greatest common divisor of integers with its combination factors.
ifactor | ifactor(n) | plain | | Integer written as a product of primes.
ifactors | ifactors(n) | plain | | List of primes and multiplicities of an integer.
iquo, intDiv, quotient, div | iquo(a, b) | 1, 1 -> 1 | piecewise($2 == 0, undef, iquo($1, $2)) | Whole-number quotient.
iquorem | iquorem(a, b) | plain | | Whole-number quotient and remainder.
irem | irem(a, b) | 1, 1 -> 1 | piecewise($2 == 0, undef, irem($1, $2)) | Whole-number remainder.
is_prime | is_prime(n) | 1... -> 1 | piecewise(isprime(exact($1)), 1, 0) | Whether n is prime, as a number: 1 or 0.
is_pseudoprime | is_pseudoprime(n) | 1... -> 1 | is_pseudoprime(exact($1)) | Quick test: 2 prime, 1 probably prime, 0 composite.
isprime, isPrime | isprime(n) | 1... -> 1 | isprime(exact($1)) | Tells whether n is prime.
ithprime | ithprime(n) | 1... -> 1 | | n-th prime (limited to small n).
lcm, ilcm | lcm(a, b, ...) ; lcm(list) | [1] -> 1 ; 1... -> 1 | | Least common multiple of integers, fractions or polynomials.
lgcd | lgcd(list) | plain | | Greatest common divisor of all list items.
mod | mod(a, b) | a, a -> a | $1 - $2 * floor($1 / $2) | Remainder of a division with the sign of the divisor.
nextprime | nextprime(n) | 1... -> 1 | nextprime(exact($1)) | First prime after n.
nprimes | nprimes(n) | 1... -> 1 | | Count of primes up to n.
odd | odd(n) | 1... -> 1 | | 1 when n is odd, otherwise 0.
pa2b2 | pa2b2(p) | plain | pa2b2(exact($1)) | Writes a prime of the form 4k+1 as a sum of two squares.
powmod, powermod | powmod(a, n, p) | 1... -> 1 | powmod(exact($1), exact($2), exact($3)) | Power of a modulo p.
prevprime | prevprime(n) | 1... -> 1 | prevprime(exact($1)) | Last prime before n.
smod, mods | smod(a, b) | 1... -> 1 | | Remainder chosen symmetric about zero.
`

/** Permutations. Columns and the language of the rules: see table.ts. */
export const permutations = `
cycle2perm | cycle2perm(cycle) | plain | cycle2perm(exact($1)) | Permutation from a cycle.
cycleinv | cycleinv(cycle) | plain | cycleinv(exact($1)) | Inverse of a cycle.
cycles2permu | cycles2permu(cycles) | plain | cycles2permu(exact($1)) | Permutation from a product of cycles.
groupermu | groupermu(a, b) | plain | groupermu(exact($1), exact($2)) | Group made by two permutations.
is_cycle | is_cycle(list) | plain | is_cycle(exact($1)) | 1 when the list is a valid cycle.
is_permu | is_permu(list) | plain | is_permu(exact($1)) | 1 when the list is a valid permutation.
nextperm | nextperm(p) | plain | nextperm(exact($1)) | Next permutation in dictionary order.
p1oc2 | p1oc2(p, cycle) | plain | p1oc2(exact($1), exact($2)) | Permutation composed with a cycle.
p1op2 | p1op2(p, q) | plain | p1op2(exact($1), exact($2)) | Composition of two permutations.
perminv | perminv(p) | plain | perminv(exact($1)) | Inverse permutation.
permu2mat | permu2mat(p) | plain | permu2mat(exact($1)) | Matrix of a permutation.
permuorder | permuorder(p) | plain | permuorder(exact($1)) | Order of a permutation.
`
