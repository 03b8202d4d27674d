/** Permutations. Columns and the language of the rules: see table.ts. */
export const permutations = `
cycle2perm | cycle2perm(cycle) | plain | | Permutation from a cycle.
cycleinv | cycleinv(cycle) | plain | | Inverse of a cycle.
cycles2permu | cycles2permu(cycles) | plain | | Permutation from a product of cycles.
groupermu | groupermu(a, b) | plain | | Group made by two permutations.
is_cycle | is_cycle(list) | plain | | 1 when the list is a valid cycle.
is_permu | is_permu(list) | plain | | 1 when the list is a valid permutation.
nextperm | nextperm(p) | plain | | Next permutation in dictionary order.
p1oc2 | p1oc2(p, cycle) | plain | | Permutation composed with a cycle.
p1op2 | p1op2(p, q) | plain | | Composition of two permutations.
perminv | perminv(p) | plain | | Inverse permutation.
permu2mat | permu2mat(p) | plain | | Matrix of a permutation.
permuorder | permuorder(p) | plain | | Order of a permutation.
`
