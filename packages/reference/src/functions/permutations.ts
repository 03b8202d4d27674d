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
