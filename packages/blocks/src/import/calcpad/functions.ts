/** Functions of Calcpad by what they are here. */

/** Functions that only have another name here. */
export const NAMES: Readonly<Record<string, string>> = {
  sqr: 'sqrt',
  ceiling: 'ceil',
  average: 'mean',
  phase: 'arg',
  transp: 'transpose',
  inverse: 'inv',
  lsolve: 'linsolve',
  clsolve: 'linsolve',
  slsolve: 'linsolve',
  msolve: 'simult',
  cmsolve: 'simult',
  smsolve: 'simult',
  n_rows: 'rowdim',
  n_cols: 'coldim',
  len: 'size',
  size: 'size',
  matrix: 'zeros',
  row: 'row',
  col: 'col',
  hprod: 'hadamard',
  kprod: 'kron',
  rsort: 'rsort',
  adj: 'adjugate',
  norm_1: 'l1norm',
  norm_2: 'norm',
  norm_e: 'norm',
  norm_i: 'maxnorm',
  mnorm_e: 'frobenius_norm',
  vec2diag: 'diag',
  diag2vec: 'diag',
  unit: 'normalize',
  det: 'det',
  dot: 'dot',
  cross: 'cross',
  trace: 'trace',
  rank: 'rank',
  reverse: 'revlist',
  eigenvecs: 'eigenvectors',
}

/** Functions of this program take lists, those of Calcpad also items one by one. */
export const OF_LISTS = new Set(['sum', 'product', 'mean', 'min', 'max'])

/** Calls that are written in another way: the arguments in plain notation. */
export const REWRITTEN: Readonly<Record<string, (args: readonly string[]) => string>> = {
  root: ([x, n]) => (/^\d+$/.test(n!) ? `nthroot(${x}, ${n})` : `((${x})^(1/(${n})))`),
  cbrt: ([x]) => `cbrt(${x})`,
  atan2: ([x, y]) => `atan2(${y}, ${x})`,
  log_2: ([x]) => `log(${x}, 2)`,
  fact: ([n]) => `(${n})!`,
  random: ([x]) => `(${x})*rand()`,
  mod: ([x, y]) => `(${x} - (${y})*trunc((${x})/(${y})))`,
  srss: args => `sqrt(${squares(args)})`,
  sumsq: args => `(${squares(args)})`,
  not: ([x]) => `not (${x})`,
  and: args => args.map(arg => `(${arg})`).join(' and '),
  or: args => args.map(arg => `(${arg})`).join(' or '),
  xor: args => args.map(arg => `(${arg})`).join(' xor '),
  if: ([test, then, otherwise]) => `piecewise(${test}, ${then}, ${otherwise})`,
  switch: args => `piecewise(${args.join(', ')})`,
  hp: ([list]) => list!,
  stack: args => args.reduce((above, below) => `stack(${above}, ${below})`),
  augment: args => args.reduce((left, right) => `augment(${left}, ${right})`),
  vector: ([n]) => `zeros(${n})`,
  join: args => `flatten([${args.join(', ')}])`,
  join_rows: args => `[${args.join(', ')}]`,
  join_cols: args => `transpose([${args.join(', ')}])`,
  // The parts of a transform are two rows, the real and the imaginary one.
  fft: ([m]) => `[re(fft((${m})[1] + i*(${m})[2])), im(fft((${m})[1] + i*(${m})[2]))]`,
  ift: ([m]) => `[re(ifft((${m})[1] + i*(${m})[2])), im(ifft((${m})[1] + i*(${m})[2]))]`,
  extract: ([v, places]) => `map(${places}, n_k -> (${v})[n_k])`,
  extract_rows: ([m, places]) => `map(${places}, n_k -> row(${m}, n_k))`,
  extract_cols: ([m, places]) => `transpose(map(${places}, n_k -> col(${m}, n_k)))`,
  resize: ([v, n]) => `seq(piecewise(n_k <= size(${v}), (${v})[min(n_k, size(${v}))], 0), n_k, 1, ${n})`,
  order: ([v]) => `sort(seq(n_k, n_k, 1, size(${v})), (n_p, n_q) -> (${v})[n_p] < (${v})[n_q])`,
  revorder: ([v]) => `sort(seq(n_k, n_k, 1, size(${v})), (n_p, n_q) -> (${v})[n_p] > (${v})[n_q])`,
  count: ([v, x, from]) => `count_eq(${x}, ${fromPlace(v!, from)})`,
  find: ([v, x, from]) => `select(n_k -> (${v})[n_k] = ${x}, ${placesFrom(v!, from)})`,
  find_eq: ([v, x, from]) => `select(n_k -> (${v})[n_k] = ${x}, ${placesFrom(v!, from)})`,
  find_ne: ([v, x, from]) => `select(n_k -> (${v})[n_k] != ${x}, ${placesFrom(v!, from)})`,
  find_lt: ([v, x, from]) => `select(n_k -> (${v})[n_k] < ${x}, ${placesFrom(v!, from)})`,
  find_le: ([v, x, from]) => `select(n_k -> (${v})[n_k] <= ${x}, ${placesFrom(v!, from)})`,
  find_gt: ([v, x, from]) => `select(n_k -> (${v})[n_k] > ${x}, ${placesFrom(v!, from)})`,
  find_ge: ([v, x, from]) => `select(n_k -> (${v})[n_k] >= ${x}, ${placesFrom(v!, from)})`,
  search: ([v, x, from]) => `head(select(n_k -> (${v})[n_k] = ${x}, ${placesFrom(v!, from)}))`,
  norm_p: ([v, p]) => `sum(abs(${v}).^(${p}))^(1/(${p}))`,
  first: ([v, n]) => `seq((${v})[n_k], n_k, 1, ${n})`,
  last: ([v, n]) => `seq((${v})[n_k], n_k, size(${v}) - (${n}) + 1, size(${v}))`,
  slice: ([v, from, to]) => `seq((${v})[n_k], n_k, ${from}, ${to})`,
  submatrix: ([m, i, k, j, l]) => `subMat(${m}, ${i}, ${j}, ${k}, ${l})`,
  diagonal: ([n, x]) => `(${x})*identity(${n})`,
  symmetric: ([n]) => `zeros(${n}, ${n})`,
  utriang: ([n]) => `zeros(${n}, ${n})`,
  ltriang: ([n]) => `zeros(${n}, ${n})`,
  column: ([m, c]) => `matrix(${m}, 1, ${c})`,
  vec2col: ([v]) => `transpose([${v}])`,
  vec2row: ([v]) => `[${v}]`,
  identity: ([n]) => `identity(${n})`,
  eigenvals: ([matrix, count]) => {
    const all = `sort(eigenvalues(${matrix}))`
    if (count === undefined) return all
    // A count below zero means the largest ones, the largest first.
    return count.startsWith('-')
      ? `seq(revlist(${all})[n_k], n_k, 1, ${count.slice(1)})`
      : `seq(${all}[n_k], n_k, 1, ${count})`
  },
  range: ([from, to, step = '1']) =>
    `seq(${from} + (${step})*n_k, n_k, 0, floor((${to} - (${from}))/(${step}) + 1e-9))`,
}

/** The places of a list, from one of them to the last. */
export const placesFrom = (list: string, from = '1'): string => `seq(n_k, n_k, ${from}, size(${list}))`
const fromPlace = (list: string, from = '1'): string =>
  from === '1' ? list : `seq((${list})[n_k], n_k, ${from}, size(${list}))`

/** Functions that take an item, or a value between items, by its place in what stands behind it. */
export const BY_PLACE: Readonly<Record<string, (x: string, list: string, places: string) => string>> = {
  take: (x, list) => `${list}[${x}]`,
  line: (x, list, places) => `linterp(${places}, ${list}, ${x})`,
  spline: (x, list, places) => `spline(${places}, ${list}, ${x})`,
}

/** The sum of the squares; one argument is a list. */
const squares = (args: readonly string[]): string =>
  args.length === 1 ? `sum(flatten(${args[0]}).^2)` : args.map(arg => `(${arg})^2`).join(' + ')

/** Functions whose value is an angle. */
export const ANGLES = new Set(['asin', 'acos', 'atan', 'acot', 'asec', 'acsc', 'atan2', 'phase'])

const SEARCH = /\$(?:integral|area|find|root|inf|sup)\s*\{/i
const AROUND = /\$(?:plot|map|integral|area|find|root|inf|sup)\s*\{(.*)\}/is

/**
 * Integrals and searches take long where they stand within others, or are drawn.
 * @param slow functions of the file with such a command
 */
export function isSlow(
  source: string,
  slow: ReadonlySet<string>,
): { readonly any: boolean; readonly nested: boolean } {
  const has = (text: string): boolean =>
    SEARCH.test(text) ||
    [...text.matchAll(/([\p{L}_][^\s()=.;*/+^<>-]*)\(/gu)].some(([, name]) => slow.has(name!))
  const inner = AROUND.exec(source)?.[1]
  return { any: has(source), nested: inner !== undefined && has(inner) }
}
