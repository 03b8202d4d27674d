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
