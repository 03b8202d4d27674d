/** Integer Math. What an example is: see index.ts. */
export const integers = `
bitand | bitand(12, 10) | 8
bitor | bitor(12, 10) | 14
bitxor | bitxor(12, 10) | 6
chrem | chrem([2, 3], [3, 5]) | [8, 15]
dfc | dfc(19/7) | [2, 1, 2, 2]
dfc2f | dfc2f([1, 4]) | 1.25
euler | euler(12) | 4
even | even(4) | 1
factorial | factorial(5) | 120
factors | factors(x^2 - 2*x + 1) | [x - 1, 2]
fracmod | fracmod(13, 25) | 0.5
gcd | gcd(12, 18) | 6
iabcuv | iabcuv(3, 5, 1) | [2, -1]
ichinrem | ichinrem([2, 3], [3, 5]) | [8, 15]
idivis | idivis(12) | [1, 2, 3, 4, 6, 12]
iegcd | iegcd(12, 18) | [-1, 1, 6]
ifactor | ifactor(360) | 2^3*3^2*5
ifactors | ifactors(360) | [2, 3, 3, 2, 5, 1]
iquo | iquo(17, 5) | 3
iquorem | iquorem(17, 5) | [3, 2]
irem | irem(17, 5) | 2
is_prime | is_prime(15) | 0
is_pseudoprime | is_pseudoprime(17) | 2
isprime | isprime(17) | true
ithprime | ithprime(10) | 29
lcm | lcm(4, 6) | 12
lgcd | lgcd([12, 18, 24]) | 6
mod | mod(-7, 3) | 2
nextprime | nextprime(20) | 23
nprimes | nprimes(100) | 25
odd | odd(4) | 0
pa2b2 | pa2b2(13) | [3, 2]
powmod | powmod(3, 100, 7) | 4
prevprime | prevprime(20) | 19
smod | smod(8, 5) | -2
`

/** Permutations. What an example is: see index.ts. */
export const permutations = `
cycle2perm | cycle2perm([1, 3, 2]) | [3, 1, 2]
cycleinv | cycleinv([1, 3, 2]) | [2, 3, 1]
cycles2permu | cycles2permu([[1, 3], [2, 4]]) | [3, 4, 1, 2]
groupermu | groupermu([2, 1], [1, 2]) | [[2, 1], [1, 2]]
is_cycle | is_cycle([1, 3, 2]) | 1
is_permu | is_permu([2, 1, 3]) | 1
nextperm | nextperm([1, 2, 3]) | [1, 3, 2]
p1oc2 | p1oc2([2, 1, 3], [1, 3]) | [3, 1, 2]
p1op2 | p1op2([2, 3, 1], [2, 1, 3]) | [3, 2, 1]
perminv | perminv([2, 3, 1]) | [3, 1, 2]
permu2mat | permu2mat([2, 1]) | [[0, 1], [1, 0]]
permuorder | permuorder([2, 3, 1]) | 3
`
