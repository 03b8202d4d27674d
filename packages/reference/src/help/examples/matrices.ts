/** Matrices: making, changing and decomposing them. What an example is: see index.ts. */
export const matrices = `
adjoint_matrix | adjoint_matrix([1, 2; 3, 4])[2][2] | [[-4, 2], [3, -1]]
adjugate | adjugate([1, 2; 3, 4]) | [[4, -2], [-3, 1]]
augment | augment([1, 2; 3, 4], [5; 6]) | [[1, 2, 5], [3, 4, 6]]
blockmatrix | blockmatrix(1, 2, [[1, 2; 3, 4], [5; 6]]) | [[1, 2, 5], [3, 4, 6]]
border | border([1, 2; 3, 4], [5, 6]) | [[1, 2, 5], [3, 4, 6]]
changebase | changebase([1, 2; 3, 4], [1, 1; 0, 1]) | [[-2, -4], [3, 7]]
charpoly | charpoly([1, 2; 3, 4], x) | x^2 - 5*x - 2
cholesky | cholesky([4, 2; 2, 5]) | [[2, 0], [1, 2]]
coldim | coldim([1, 2, 3; 4, 5, 6]) | 3
colNorm | colNorm([1, 2; -3, 4]) | 6
colspace | colspace([1, 2; 2, 4]) | [[1], [2]]
colSwap | colSwap([1, 2; 3, 4], 1, 2) | [[2, 1], [4, 3]]
cond | cond([1, 2; 3, 4]) | 21
cross | cross([1, 0, 0], [0, 1, 0]) | [0, 0, 1]
delcols | delcols([1, 2, 3; 4, 5, 6], 2) | [[1, 3], [4, 6]]
delrows | delrows([1, 2; 3, 4; 5, 6], 2) | [[1, 2], [5, 6]]
Det | Det([1, 2; 3, 4]) | -2
det | det([1, 2; 3, 4]) | -2
det_minor | det_minor([1, 2; 3, 4]) | -2
diag | diag([1, 2]) | [[1, 0], [0, 2]]
dim | dim([1, 2, 3; 4, 5, 6]) | [2, 3]
dot | dot([1, 2, 3], [4, 5, 6]) | 32
egv | egv([2, 0; 0, 3]) | [[0, -1], [1, 0]]
egvl | egvl([2, 0; 0, 3]) | [[3, 0], [0, 2]]
eigenvals | eigenvals([2, 1; 1, 2]) | [3, 1]
expm | expm([0, 0; 0, 0]) | [[1, 0], [0, 1]]
frobenius_norm | frobenius_norm([3, 0; 0, 4]) | 5
gramschmidt | gramschmidt([1, 1 + x], (p, q) -> integrate(p*q, x, -1, 1)) | [1/sqrt(2), 3*x/sqrt(6)]
hadamard | hadamard([1, 2; 3, 4], [2, 2; 2, 2]) | [[2, 4], [6, 8]]
hessenberg | hessenberg([1, 2; 3, 4]) | [[[1, 0], [0, 1]], [[1, 2], [3, 4]]]
hilbert | hilbert(2) | [[1, 0.5], [0.5, 0.333333]]
identity | identity(2) | [[1, 0], [0, 1]]
ihermite | ihermite([2, 4; 6, 8]) | [[[-2, 1], [3, -1]], [[2, 0], [0, 4]]]
ismith | ismith([2, 4; 6, 8]) | [[[1, 0], [3, -1]], [[2, 0], [0, 4]], [[1, -2], [0, 1]]]
jordan | jordan([2, 1; 0, 2]) | [[[1, 0], [0, 1]], [[2, 1], [0, 2]]]
JordanBlock | JordanBlock(5, 2) | [[5, 1], [0, 5]]
ker | ker([1, 2; 2, 4]) | [[2, -1]]
kron | kron([1, 0; 0, 1], [1, 2; 3, 4]) | [[1, 2, 0, 0], [3, 4, 0, 0], [0, 0, 1, 2], [0, 0, 3, 4]]
l1norm | l1norm([3, -4]) | 7
l2norm | l2norm([3, 4]) | 5
linfnorm | linfnorm([3, -4]) | 4
lu | lu([1, 2; 3, 4]) | [[1, 2], [[1, 0], [3, 1]], [[1, 2], [0, -2]]]
makemat | makemat((j, k) -> j + k, 2, 2) | [[2, 3], [3, 4]]
markov | markov([0, 1; 1, 0]) | [[[1, 0]], [[0.5, 0.5]], [], [[1], [1]]]
matpow | matpow([1, 1; 0, 1], 5) | [[1, 5], [0, 1]]
matrix | matrix(2, 2, (j, k) -> j + k) | [[2, 3], [3, 4]]
matrix_norm | matrix_norm([1, 2; 3, 4], 1) | 6
maxnorm | maxnorm([3, -4]) | 4
mkisom | mkisom(pi/2, 1) | [[0, -1], [1, 0]]
mRow | mRow(2, [1, 2; 3, 4], 1) | [[2, 4], [3, 4]]
mRowAdd | mRowAdd(2, [1, 2; 3, 4], 1, 2) | [[1, 2], [5, 8]]
newMat | newMat(2, 2) | [[0, 0], [0, 0]]
norm | norm([3, 4]) | 5
normalize | normalize([3, 4]) | [0.6, 0.8]
ones | ones(2, 2) | [[1, 1], [1, 1]]
pcar_hessenberg | pcar_hessenberg([1, 2; 3, 4]) | [1, -5, -2]
pinv | pinv([2, 0; 0, 4]) | [[0.5, 0], [0, 0.25]]
pivot | pivot([1, 2; 3, 4], 1, 1) | [[1, 2], [0, -2]]
pmin | pmin([2, 0; 0, 2]) | [1, -2]
qr | qr([3.0, 0; 4, 5]) | [[[0.6, -0.8], [0.8, 0.6]], [[5, 4], [0, 3]]]
range | range([1, 2, 5]) | 4
rank | rank([1, 2; 2, 4]) | 1
ranm | ranm(2, 2) | 
rat_jordan | rat_jordan([2, 1; 0, 2]) | [[[1, 0], [0, 1]], [[2, 1], [0, 2]]]
redim | redim([1, 2; 3, 4], 2, 3) | [[1, 2, 0], [3, 4, 0]]
ref | ref([1, 2; 3, 4]) | [[1, 2], [0, 1]]
replace | replace([1, 2; 3, 4], [1, 2], [9]) | [[1, 9], [3, 4]]
reshape | reshape([1, 2, 3, 4], 2, 2) | [[1, 2], [3, 4]]
row | row([1, 2; 3, 4], 1) | [1, 2]
rowAdd | rowAdd([1, 2; 3, 4], 1, 2) | [[1, 2], [4, 6]]
rowdim | rowdim([1, 2, 3; 4, 5, 6]) | 2
rowNorm | rowNorm([1, 2; -3, 4]) | 7
rowspace | rowspace([1, 2; 2, 4]) | [[1, 2]]
rowSwap | rowSwap([1, 2; 3, 4], 1, 2) | [[3, 4], [1, 2]]
Rref | Rref([1, 2; 3, 4]) | [[1, 0], [0, 1]]
rref | rref([1, 2, 5; 3, 4, 11]) | [[1, 0, 1], [0, 1, 2]]
SCHUR | SCHUR([2.0, 1; 1, 2]) | [[[0.707107, 0.707107], [0.707107, -0.707107]], [[3, 0], [0, 1]]]
semi_augment | semi_augment([1, 2; 3, 4], [5, 6; 7, 8]) | [[1, 2], [3, 4], [5, 6], [7, 8]]
subMat | subMat([1, 2, 3; 4, 5, 6], 1, 2, 2, 3) | [[2, 3], [5, 6]]
SVD | SVD([3.0, 0; 0, 4]) | [[[0, 1], [1, 0]], [4, 3], [[0, 1], [1, 0]]]
svd | svd([3.0, 0; 0, 4]) | [[[0, 1], [1, 0]], [4, 3], [[0, 1], [1, 0]]]
SVL | SVL([3.0, 0; 0, 4]) | [4, 3]
syst2mat | syst2mat([x + y = 3, x - y = 1], [x, y]) | [[1, 1, -3], [1, -1, -1]]
trace | trace([1, 2; 3, 4]) | 5
transpose | transpose([1, 2; 3, 4]) | [[1, 3], [2, 4]]
tril | tril([1, 2; 3, 4]) | [[1, 0], [3, 4]]
triu | triu([1, 2; 3, 4]) | [[1, 2], [0, 4]]
trn | trn([1, i; 2, 3]) | [[1, 2], [-i, 3]]
vandermonde | vandermonde([2, 3]) | [[1, 2], [1, 3]]
col | col([1, 2; 3, 4], 1) | [1, 3]
`
