/** Lists, and statistics of lists. What an example is: see index.ts. */
export const lists = `
append | append([1, 2], 3) | [1, 2, 3]
apply | apply(x -> x^2, [1, 2, 3]) | [1, 4, 9]
argmax | argmax([3, 9, 2]) | 2
argmin | argmin([3, 9, 2]) | 3
at | at([5, 6, 7], 2) | 6
back | back([5, 6, 7]) | 7
closest | closest([1, 4, 9], 5) | 4
closest_greater | closest_greater([1, 4, 9], 5) | 9
closest_lesser | closest_lesser([1, 4, 9], 5) | 4
concat | concat([1, 2], [3, 4]) | [1, 2, 3, 4]
contains | contains([5, 6, 7], 6) | 2
conv | conv([1, 2, 3], [1, 1]) | [1, 3, 5, 3]
copy | copy([1, 2]) | [1, 2]
correlation | correlation([1, 2, 3], [2, 4, 6]) | 1
count | count(x -> x > 1, [1, 2, 3]) | 2
count_by | count_by(["A", "B", "A"]) | [2, 1]
count_eq | count_eq(2, [1, 2, 2, 3]) | 2
count_inf | count_inf(2, [1, 2, 2, 3]) | 1
count_sup | count_sup(2, [1, 2, 2, 3]) | 1
covariance | covariance([1, 2, 3], [2, 5, 8]) | 2
covariance_correlation | covariance_correlation([1, 2; 2, 5; 3, 8]) | [2, 1]
cumprod | cumprod([1, 2, 3, 4]) | [1, 2, 6, 24]
cumsum | cumsum([1, 2, 3]) | [1, 3, 6]
cumtrapz | cumtrapz([0, 1, 3], [0, 2, 4]) | [0, 1, 7]
deconv | deconv([1, 3, 5, 3], [1, 1]) | [1, 2, 3]
deltalist | deltalist([1, 4, 9]) | [3, 5]
find | find(2, [1, 2, 2, 3]) | [2, 3]
flatten | flatten([[1, 2], [3, [4]]]) | [1, 2, 3, 4]
frequencies | frequencies([1, 2, 2, 3]) | [[1, 0.25], [2, 0.5], [3, 0.25]]
fv | fv(0.1, 2, -100) | 210
geomean | geomean([1, 4]) | 2
harmean | harmean([1, 4]) | 1.6
head | head([5, 6, 7]) | 5
histogram | histogram([1, 2, 2, 3, 4], 3) | [[1, 2, 1], [2, 3, 2], [3, 4, 2]]
interp2 | interp2([0, 1], [0, 1], [1, 2; 4, 5], 0.5, 0.5) | 3
intersect | intersect([1, 2, 3], [2, 3, 4]) | [2, 3]
ipmt | ipmt(0.1, 1, 3, 8000) | -800
irr | irr([-100, 110]) | 0.1
is_included | is_included([1, 2], [1, 2, 3]) | 1
kurt | kurt([1, 2, 3, 4]) | -1.2
linspace | linspace(0, 1, 5) | [0, 0.25, 0.5, 0.75, 1]
linterp | linterp([0, 1, 3], [0, 10, 20], 2) | 15
logspace | logspace(0, 2, 3) | [1, 10, 100]
lookup | lookup(2.5, [1, 2, 3], [10, 20, 30]) | 20
makevector | makevector(1, 2, 3) | [1, 2, 3]
map | map([1, 2, 3], x -> x^2) | [1, 4, 9]
max | max(3, 7, 5) | 7
max_by | max_by([1, 2, 5], ["A", "B", "A"]) | [5, 2]
mean | mean([1, 2, 3, 6]) | 3
mean_by | mean_by([1, 2, 5], ["A", "B", "A"]) | [3, 2]
median | median([1, 5, 2]) | 2
minus | minus([1, 2, 3], [2]) | [1, 3]
member | member(6, [5, 6, 7]) | 2
position_of | position_of("M12", ["M10", "M12"]) | 2
mid | mid([5, 6, 7, 8], 2, 2) | [6, 7]
min | min(3, 7, 5) | 3
min_by | min_by([1, 2, 5], ["A", "B", "A"]) | [1, 2]
mirr | mirr([-100, 0, 121], 0.1, 0.1) | 0.1
mode | mode([1, 2, 2, 3]) | 2
nper | nper(0, -100, 1200) | 12
npv | npv(0.1, [110, 121]) | 200
pchip | pchip([0, 1, 2, 4], [0, 10, 40, 40], 3) | 40
percentile | percentile([15, 20, 35, 40, 50], 0.4) | 29
peval | peval([1, 0, -1], 3) | 8
pmt | pmt(0, 10, 1000) | -100
ppmt | ppmt(0, 3, 10, 1000) | -100
poly2symb | poly2symb([1, 0, -1], x) | x^2 - 1
prepend | prepend([2, 3], 1) | [1, 2, 3]
pv | pv(0.1, 2, -121) | 210
quantile | quantile([1, 2, 3, 4, 5], 0.5) | 3
quartile1 | quartile1([1, 2, 3, 4, 5]) | 2
quartile3 | quartile3([1, 2, 3, 4, 5]) | 4
quartiles | quartiles([1, 2, 3, 4, 5]) | [[1], [2], [3], [4], [5]]
rate | rate(1, -110, 100) | 0.1
remove | remove(x -> x > 1, [1, 2, 3]) | [1]
revlist | revlist([1, 2, 3]) | [3, 2, 1]
rms | rms([1, 5, 7]) | 5
rotate | rotate([1, 2, 3]) | [3, 1, 2]
select | select(x -> x > 1, [1, 2, 3]) | [2, 3]
seq | seq(k^2, k, 1, 4) | [1, 4, 9, 16]
shift | shift([1, 2, 3]) | [0, 1, 2]
size | size([5, 6, 7]) | 3
sizes | sizes([1, 2; 3, 4]) | [2, 2]
skew | skew([1, 2, 3]) | 0
sort | sort([3, 1, 2]) | [1, 2, 3]
SortA | SortA([3, 1, 2]) | [1, 2, 3]
SortD | SortD([3, 1, 2]) | [3, 2, 1]
spline | spline([0, 1, 2, 3], [0, 1, 8, 27], 1.5) | 3.375
srss | srss([3, 4]) | 5
stddev | stddev([2, 4, 4, 4, 5, 5, 7, 9]) | 2
stdev | stdev([1, 2, 3]) | 1
subsop | subsop([1, 2, 3], 2 = 9) | [1, 9, 3]
sum_by | sum_by([1, 2, 5], ["A", "B", "A"]) | [6, 2]
sumsq | sumsq([1, 2, 3]) | 14
suppress | suppress([5, 6, 7], 2) | [5, 7]
tail | tail([5, 6, 7]) | [6, 7]
trapz | trapz([0, 1, 3], [0, 2, 4]) | 7
union | union([1, 2], [2, 3]) | [1, 2, 3]
unique | unique(["M12", "M10", "M12"]) | [M12, M10]
var | var([1, 2, 3]) | 1
variance | variance([2, 4, 4, 4, 5, 5, 7, 9]) | 4
xnpv | xnpv(0.1, [10, 110], [0, 365]) | 110
zip | zip((a, b) -> a*b, [1, 2], [3, 4]) | [3, 8]
firstIndex | [5, 6, 7][firstIndex] | 5
`
