/** Matrices and Lists. Columns and the language of the rules: see table.ts. */
export const matrices = `
adjoint_matrix | adjoint_matrix(A) | plain | | Characteristic polynomial together with the adjugate of A - x I.
adjugate, adj | adjugate(A) | plain | mat_adjugate($1) | Transposed matrix of cofactors: A * adjugate(A) is det(A) times the identity.
append | append(list, item) | @append | | Adds an item at the end.
apply | apply(f, list) ; apply(f, A, matrix) | @map | | Applies a function to every item.
argmax | argmax(list) | [a] -> 1 | sta_place($1, max($1)) | Place of the largest item.
argmin | argmin(list) | [a] -> 1 | sta_place($1, min($1)) | Place of the smallest item.
at | at(list, n) ; at(A, [r, c]) | @at | | Item at a position.
back | back(list) | @end | | Last item.
augment | augment(A, B) | @augment | | Puts the columns of B to the right of those of A.
blockmatrix | blockmatrix(rows, cols, list) | plain | blockmatrix(exact($1), exact($2), $3) | Matrix assembled from smaller ones.
border | border(A, column) | plain | | Adds a column to a matrix.
changebase | changebase(A, P) | plain | | Matrix A expressed in the basis P.
charpoly, pcar | charpoly(A) ; charpoly(A, var) | plain | | Characteristic polynomial.
cholesky | cholesky(A) | [a] -> [[a^1/2]] | mat_cholesky($1) | Lower factor L with A = L times its transpose.
closest | closest(list, value) | [a], a -> a | head(sort($1, (arg_p, arg_q) -> abs(arg_p - $2) < abs(arg_q - $2))) | Item nearest to a value.
closest_greater | closest_greater(list, value) | [a], a -> a | head(sort(select(arg_p -> arg_p >= $2, $1))) | Nearest item that is larger than a value.
closest_lesser | closest_lesser(list, value) | [a], a -> a | back(sort(select(arg_p -> arg_p <= $2, $1))) | Nearest item that is smaller than a value.
col | col(A, n) ; col(A, n1..n2) | @column | | One or several columns.
coldim, colDim, ncols | coldim(A) | _ -> 1 | | Number of columns.
colNorm, colnorm | colNorm(A) | [a], _? -> a | | Largest column sum of magnitudes.
colspace | colspace(A) | plain | | Basis of the space spanned by the columns.
colSwap, colswap, swapcol | colSwap(A, m, n) | [a], _... -> {a} | | Exchanges two columns.
concat | concat(a, b) | @concat | | Joins two lists, matrices or texts.
cond | cond(A) ; cond(A, kind) | _... -> 1 | mat_cond($1, 1) ; mat_cond($1, $2) | Condition number (kind 1, 2 or infinity; 1 unless stated, 2 where A is not square).
contains | contains(set, value) | [a], a -> {1} | | Position plus one of a value in a set, or 0.
conv | conv(list1, list2) | [a], [b] -> [a*b] | lis_conv($1, $2) | Convolution of two lists, or product of two polynomials by their coefficients.
copy | copy(list) | same | | Independent copy of a list or matrix.
correlation | correlation(A) ; correlation(list1, list2) | [a] -> 1 ; [a], [b] -> 1 | correlation($1) ; correlation($1 .- mean($1), $2 .- mean($2)) | Linear correlation of paired data.
count | count(f, list) | @count | | Sum of f over the items (a count when f is a test).
count_by | count_by(labels) | @countBy | grp_count($1) | Number of rows with each of the labels of unique(labels).
count_eq | count_eq(value, list) | a, [a] -> 1 | | Number of items equal to a value.
count_inf | count_inf(value, list) | a, [a] -> 1 | | Number of items below a value.
count_sup | count_sup(value, list) | a, [a] -> 1 | | Number of items above a value.
covariance | covariance(A) ; covariance(list1, list2) | [a] -> a^2 ; [a], [b] -> a*b | covariance($1) ; covariance($1 .- mean($1), $2 .- mean($2)) | Covariance of paired data.
covariance_correlation | covariance_correlation(A) | plain | | Covariance and correlation together.
cross, crossP, crossproduct | cross(a, b) | @cross | | Vector product.
cumprod | cumprod(list) | [1] -> [1] | sta_products($1) | Running products of a list.
cumsum, cumSum | cumsum(list) | [a] -> [a] | cumSum | Running totals of a list.
cumtrapz | cumtrapz([x], [y]) | [a], [b] -> [a*b] | tab_areas($1, $2) | Running area under points, by trapezoids.
deconv | deconv(list1, list2) | [a], [b] -> [a/b] | lis_deconv($1, $2) | Quotient of two polynomials by their coefficients; the inverse of conv.
delcols | delcols(A, n) ; delcols(A, n1..n2) | [a], _... -> {a} | | Removes columns.
delrows | delrows(A, n) ; delrows(A, n1..n2) | [a], _... -> {a} | | Removes rows.
deltalist | deltalist(list) | [a] -> [Δa] | | Differences between neighbours.
Det | Det(A) | @det | | Unevaluated determinant.
det, determinant | det(A) | @det | mat_det($1) | Determinant.
det_minor | det_minor(A) | @det | | Determinant by expansion along minors.
diag | diag(list) ; diag(A) | @diag | | Diagonal matrix from a list, or diagonal of a matrix.
dim | dim(A) | _ -> [1] | | Row and column counts of a matrix.
dot, scalarProduct | dot(a, b) | @dot | | Scalar product.
egv, eigVc, eigenvectors, eigenvects, eigenvecs, eigvecs | egv(A) | [a] -> [[1]] | eig_vectors($1) | Eigenvectors.
egvl, eigVl | egvl(A) | @diagonalised | eig_jordan($1) | Jordan matrix holding the eigenvalues.
eigenvals, eigenvalues, eigvals | eigenvals(A) | @eigenvalues | eig_values($1) | Eigenvalues.
expm | expm(A) | plain | mat_exp($1) | Exponential of a square matrix.
find | find(value, list) | a, [a] -> {1} | | Positions where a value occurs.
flatten | flatten(list) | [a] -> [a] | | Removes all nesting from a list.
frequencies | frequencies(list) | plain | | Share of each distinct value.
frobenius_norm | frobenius_norm(A) | [a], _? -> a | | Root of the sum of squared entries.
geomean | geomean(list) | [a] -> a | sta_geomean($1) | Geometric mean of positive values.
gramschmidt | gramschmidt(basis, product) | plain | | Orthonormal basis for a scalar product.
hadamard | hadamard(A) ; hadamard(A, B) | a -> a ; a, b -> a*b | | Determinant bound of one matrix, or item-by-item product of two.
harmean, harmmean | harmean(list) | [a] -> a | sta_harmean($1) | Harmonic mean of positive values.
head | head(list) | @end | | First item.
hessenberg | hessenberg(A) ; hessenberg(A, n) | plain | [hessenberg($1)] ; [hessenberg($1, $2)] | Upper Hessenberg form with the change of basis.
hilbert | hilbert(n) | _... -> [[1]] | hilbert(exact($1)) | Hilbert matrix of size n.
histogram | histogram(list, bins) | @histogram | map(seq(arg_k, arg_k, 0, $2 - 1), arg_k -> makevector(min($1) + arg_k * (max($1) - min($1)) / $2, min($1) + (arg_k + 1) * (max($1) - min($1)) / $2, piecewise(arg_k == $2 - 1, size($1), count_inf(min($1) + (arg_k + 1) * (max($1) - min($1)) / $2, $1)) - count_inf(min($1) + arg_k * (max($1) - min($1)) / $2, $1))) | Table of equal bins: lower edge, upper edge, number of items.
identity, idn, eye | identity(n) | _... -> [[1]] | | Identity matrix of size n.
ihermite | ihermite(A) | plain | [ihermite($1)] | Hermite normal form of an integer matrix with its transformation.
interp2 | interp2([x], [y], Z, x, y) | [a], [b], [c], a, b -> c | tab_grid($1, $2, $3, $4, $5) | Linear interpolation in a table with a row for each x and a column for each y.
intersect | intersect(A, B) | [a], [a] -> [a] | select(arg_p -> member(arg_p, $2) > 0, map(frequencies($1), arg_q -> head(arg_q))) | Items found in both lists, each once, in order of size.
is_included | is_included(A, B) | [a], [a] -> 1 | | Tests whether all items of A are in B.
ismith | ismith(A) | plain | [ismith($1)] | Smith normal form of an integer matrix with both transformation matrices.
jordan | jordan(A) | plain | eig_basis($1) | Change of basis and Jordan form.
JordanBlock | JordanBlock(a, n) | 1, 1 -> [[1]] | JordanBlock($1, exact($2)) | n by n Jordan block: value a along the diagonal, ones directly above it.
ker, kernel | ker(A) | [a] -> {1} | mat_ker($1) | Basis of the null space.
kron | kron(A, B) | [a], [b] -> [[a*b]] | lis_kron($1, $2) | Kronecker product of two matrices.
kurt, kurtosis | kurt(list) | [a] -> 1 | sta_kurt($1) | Excess kurtosis of a sample, 0 for a normal distribution: G2, as KURT in spreadsheets.
l1norm | l1norm(v) | [a], _? -> a | | Sum of magnitudes, or the matrix norm built from it.
l2norm | l2norm(v) | [a], _? -> a | mat_length($1) | Euclidean length, or the matrix norm built from it.
linfnorm | linfnorm(A) | [a], _? -> a | | Matrix norm built from the largest-entry norm.
linspace | linspace(from, to, count) | a, a, 1? -> [a] | | Equally spaced values, both ends included.
linterp, interp1 | linterp([x], [y], value) | [a], [b], a -> b | tab_linear($1, $2, $3) | Linear interpolation in a table, extended beyond its ends.
logspace | logspace(from, to, count) | 1, 1, 1 -> [1] | 10^linspace($1, $2, $3) | Powers of ten with equally spaced exponents, both ends included.
lookup | lookup(value, [x], [y]) | a, [a], [b] -> b | sta_lookup($1, $2, $3) | Item of a second list at the last place where the rising first one does not exceed the value.
lu, LU | lu(A) | plain | mat_lu($1) | Permutation, lower and upper factors.
makemat | makemat(rule, rows, cols) | @matrix | | Matrix filled from a rule.
makevector | makevector(a, b, ...) | @list | | Collects its arguments into one list.
map | map(list, f) | @map | | Applies a function to every item.
markov | markov(M) | plain | [markov($1)] | Recurrent groups, steady distributions and other classes of a transition matrix.
matpow | matpow(A, n) | @pow | | n-th power of a matrix.
matrix | matrix(rows, cols, (j, k) -> expr) ; matrix(rows, cols, value) | @matrix | | Matrix filled from a rule or a value. The rule counts as indices of the worksheet do, from 1 unless its settings say 0.
matrix_norm | matrix_norm(A) ; matrix_norm(A, kind) | [a], _? -> a | matrix_norm($1) ; mat_norm($1, $2) | Induced matrix norm (1, 2 or infinity).
max, maximum | max(a, b, ...) ; max(list) | @extremum | | Largest of the values.
max_by | max_by(list, labels) | @byLabels | grp_max($1, $2) | Largest item of those with each of the labels of unique(labels).
maxnorm | maxnorm(v) | [a], _? -> a | mat_largest($1) | Largest magnitude in a vector or matrix.
mean, average | mean(list) ; mean(list, weights) | [a], [b]? -> ~a | | Average; column averages for a matrix.
mean_by | mean_by(list, labels) | @byLabels | grp_mean($1, $2) | Average of the items with each of the labels of unique(labels).
median | median(list) ; median(list, weights) | [a], [b]? -> ~a | mean(mid(sort($1), $0 + floor((size($1) - 1) / 2), 2 - irem(size($1), 2))) ; median($1, $2) | Middle value.
member | member(value, list) | a, [a] -> {1} | | Position plus one of a value, or 0.
mid | mid(list, start) ; mid(list, start, n) | @slice | mid($1) ; mid($1, exact($2)) ; mid($1, exact($2), exact($3)) | Items from a position on.
min, minimum | min(a, b, ...) ; min(list) | @extremum | | Smallest of the values.
min_by | min_by(list, labels) | @byLabels | grp_min($1, $2) | Smallest item of those with each of the labels of unique(labels).
minus | minus(A, B) | [a], [a] -> [a] | select(arg_p -> member(arg_p, $2) < 1, map(frequencies($1), arg_q -> head(arg_q))) | Items found in the first list and not in the second, each once, in order of size.
mkisom | mkisom(elements, sign) | plain | | Matrix of a rotation or reflection from its axis data.
mode | mode(list) | [a] -> a | head(head(sort(frequencies($1), (p, q) -> back(p) > back(q) or (back(p) == back(q) and head(p) < head(q))))) | Most frequent value; the smallest where several are.
mRow, scale | mRow(k, A, n) | plain | mRow($1, $2, exact($3)) | Multiplies a row by k.
mRowAdd, scaleadd | mRowAdd(k, A, m, n) | plain | | Adds k times row m to row n.
newMat | newMat(rows, cols) | _... -> [[1]] | newMat($1) ; newMat(exact($1), exact($2)) | Matrix of zeros.
norm | norm(v) | [a], _? -> a | | Euclidean length.
normalize, unitV | normalize(v) | [a] -> [1] | | Vector or complex number scaled to length 1.
ones | ones(n) ; ones(rows, cols) | 1 -> [1] ; 1, 1 -> [[1]] | seq(1, arg_k, 1, $1) ; newMat(exact($1), exact($2)) .+ 1 | List or matrix of ones.
pcar_hessenberg | pcar_hessenberg(A) | plain | | Characteristic polynomial by the Hessenberg route.
pchip | pchip([x], [y], value) | [a], [b], a -> b | tab_pchip($1, $2, $3) | Smooth interpolation that rises and falls only where the table does.
percentile | percentile(list, p) | [a], 1 -> a | sta_percentile($1, $2) | Value below which a fraction p of the data lies, or from above 1 that many percent, on straight lines between the sorted items.
peval, polyEval, polyval | peval([coefficients], x) | plain | | Value at x of a polynomial given as a list.
pinv | pinv(A) | [a] -> [[1/a]] | mat_pinv($1) | Pseudoinverse (Moore and Penrose) of a matrix of any shape.
pivot | pivot(A, row, col) | plain | pivot($1, exact($2), exact($3)) | One Gauss-Jordan step about an entry.
pmin | pmin(A) | plain | eig_minimal($1) | Minimal polynomial.
poly2symb, r2e | poly2symb([coefficients], var) | plain | | Turns a coefficient list into an expression (variable x unless stated).
position_of | position_of(text, list) | @positionOf | text_place($1, $2) + $0 | Place of a text among those of a list.
prepend | prepend(list, item) | @append | | Adds an item at the start.
qr, QR | qr(A) | plain | head(map([[qr($1)]], arg_q -> piecewise(size(arg_q) < 2, head(arg_q), arg_q))) | Orthogonal and triangular factors.
quantile | quantile(list, p) | [a], 1 -> a | sta_quantile($1, $2) | Value below which a fraction p of the data lies; the middle of two where p ends between them.
quartile1 | quartile1(list) | [a], [b]? -> ~a | sta_quantile($1, 1/4) ; quartile1($1, $2) | First quartile.
quartile3 | quartile3(list) | [a], [b]? -> ~a | sta_quantile($1, 3/4) ; quartile3($1, $2) | Third quartile.
quartiles | quartiles(list) | [a] -> [[a]] | [[min($1)], [sta_quantile($1, 1/4)], [sta_quantile($1, 1/2)], [sta_quantile($1, 3/4)], [max($1)]] | Minimum, quartiles, median and maximum.
range | range(list) ; range(from, to, step) | [a] -> Δa ; a, a, a -> [a] | sta_range($1) ; sta_range($1) ; lis_spaced($1, $2, $3) | Difference of the largest and the smallest item of a list, or values from one to another in equal steps.
rank | rank(A) | _... -> 1 | mat_rank($1) | Rank of a matrix.
ranm | ranm(n) ; ranm(rows, cols) | plain | | List or matrix of random whole numbers.
rat_jordan | rat_jordan(A) | plain | [rat_jordan($1)] | Change of basis and rational Jordan form.
redim, REDIM | redim(A, rows, cols) | [a], _... -> {a} | | Cuts or zero-pads to a new size.
ref | ref(A) | @reduce | mat_ref($1) | Row-echelon form.
remove | remove(test or value, list) | @filter | | Drops matching items.
replace, REPLACE | replace(A, [r, c], B) | [a], _... -> {a} | replace($1, makevector(head($2) - $0, back($2) - $0), $3) | Overwrites part of a matrix with another.
reshape | reshape(A, rows, cols) | [a], 1, 1 -> [[a]] | lis_reshape($1, exact($2), exact($3)) | The same items, row by row, as a matrix of another shape.
revlist, reverse | revlist(list) | @reverse | | Reverses a list.
rms | rms(list) | [a] -> a | sqrt(mean($1 .^ 2)) | Root of the mean of the squares.
rotate | rotate(list) ; rotate(list, n) | [a], 1? -> [a] | | Cycles items round; the last moves to the front unless n is given.
row | row(A, n) ; row(A, n1..n2) | @row | | One or several rows.
rowAdd | rowAdd(A, m, n) | [a], _... -> {a} | | Replaces row n by the sum of rows m and n.
rowdim, nrows, rowDim | rowdim(A) | _ -> 1 | | Number of rows.
rowNorm, rownorm | rowNorm(A) | [a], _? -> a | | Largest row sum of magnitudes.
rowspace | rowspace(A) | plain | | Basis of the space spanned by the rows.
rowSwap, rowswap, swaprow | rowSwap(A, m, n) | [a], _... -> {a} | | Exchanges two rows.
Rref | Rref(A) | @reduce | | Unevaluated reduced row-echelon form.
rref, gaussjord | rref(A) ; rref(A, k) | @reduce | mat_rref($1) ; rref($1, $2) | Reduced row-echelon form.
SCHUR | SCHUR(A) | plain | schur | Reduction to near-triangular form with the change of basis.
select | select(test, list) | @filter | | Keeps matching items.
semi_augment, stack | semi_augment(A, B) | @stack | | Puts the rows of B under those of A.
seq | seq(expr, var = a..b) ; seq(expr, var, a, b, step) ; seq(expr, n) | @sequence | | Values of an expression as a variable runs over a range.
shift | shift(list) ; shift(list, n) | [a], 1? -> [a] | | Moves items along and fills the gap with zeros.
size, length | size(list) | _ -> 1 | | Number of items.
sizes | sizes(matrix) | _ -> [1] | | Number of items of each row.
skew, skewness | skew(list) | [a] -> 1 | sta_skew($1) | Skewness of a sample, adjusted for the number of its values: G1, as SKEW in spreadsheets.
sort | sort(list) ; sort(list, comparison) | @sort | | Sorted copy.
SortA | SortA(list) | @sort | sort($1) | Sorted copy, smallest first.
SortD, rsort | SortD(list) | @sort | revlist(sort($1)) | Sorted copy, largest first.
spline, cspline | spline([x], [y], value) | [a], [b], a -> b | tab_spline($1, $2, $3) | Cubic spline through the points of a table (not-a-knot ends).
srss | srss(list) | [a] -> a | sqrt(sum($1 .^ 2)) | Root of the sum of squares.
stddev, stdevp | stddev(list) ; stddev(list, weights) | [a], [b]? -> ~Δa | stddev($1 .- mean(flatten($1))) ; stddev($1 .- mean($1), $2) | Standard deviation of a whole population (divided by n).
stdev, stddevp, stdDev | stdev(list) ; stdev(list, weights) | [a], [b]? -> ~Δa | stddevp($1 .- mean(flatten($1))) ; stddevp($1 .- mean($1), $2) | Standard deviation of a sample (divided by n - 1).
subMat | subMat(A, r1, c1, r2, c2) | [a], _... -> {a} | | Part of a matrix between two corners.
subsop | subsop(list, n = value) | [a], _ -> [a] | | Copy with one item replaced.
sum_by | sum_by(list, labels) | @byLabels | grp_sum($1, $2) | Sum of the items with each of the labels of unique(labels).
sumsq | sumsq(list) | [a] -> a^2 | sum($1 .^ 2) | Sum of squares.
suppress | suppress(list, n) | [a], _ -> [a] | suppress($1, exact($2)) | Drops the item at a position.
SVD | SVD(A) | plain | svd_parts($1) | Singular value decomposition [U, s, V] of a matrix of numbers: A = U * diag(s) * trn(V).
svd | svd(A) | plain | svd_parts($1) | Singular value decomposition [U, s, V] of a matrix of numbers: A = U * diag(s) * trn(V).
SVL | SVL(A) | [a] -> [a] | svd_values($1) | Singular values only, largest first.
syst2mat | syst2mat([equations], [vars]) | plain | | Augmented matrix of linear equations.
tail | tail(list) | @tail | | All but the first item.
trace | trace(A) | @trace | | Sum of the diagonal of a square matrix.
transpose, tran | transpose(A) | @transpose | tran | Transpose.
trapz | trapz([y]) ; trapz([x], [y]) | [a] -> a ; [a], [b] -> a*b | tab_area(seq(arg_k, arg_k, 1, size($1)), $1) ; tab_area($1, $2) | Area under points, by trapezoids (distance 1 unless x is given).
tril | tril(A) | [a] -> [[a]] | lis_kept($1, -1) | Lower triangle of a matrix, with zeros above.
triu | triu(A) | [a] -> [[a]] | lis_kept($1, 1) | Upper triangle of a matrix, with zeros below.
trn | trn(A) | @transpose | | Conjugate transpose.
union | union(A, B) | [a], [a] -> [a] | map(frequencies(concat($1, $2)), arg_p -> head(arg_p)) | Items found in either list, each once, in order of size.
unique | unique(list) | @unique | grp_labels($1) | Items of a list, each once, in the order in which they first come.
vandermonde | vandermonde(list) | plain | | Vandermonde matrix.
var | var(list) | [a] -> ~a^2 | variance($1 .- mean(flatten($1))) * size($1) / (size($1) - 1) | Variance of a sample (divided by n - 1).
variance, varp | variance(list) ; variance(list, weights) | [a], [b]? -> ~a^2 | variance($1 .- mean(flatten($1))) ; variance($1 .- mean($1), $2) | Variance of a whole population (divided by n).
zip | zip(f, list1, list2) ; zip(f, list1, list2, filler) | @zip | | Combines two lists item by item.
`
