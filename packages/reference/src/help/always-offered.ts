/** Functions that suggestions always include; all others appear once their name is typed further. */
export const ALWAYS_OFFERED: readonly string[] = [
  'acos', 'acosh', 'acot', 'asin', 'asinh', 'atan', 'atan2', 'atanh', 'ceil', 'comb', 'cos', 'cosh',
  'cot', 'cross', 'csc', 'det', 'eigenvals', 'eigenvects', 'exp2trig', 'expand', 'factor', 'floor',
  'log', 'log10', 'mean', 'median', 'nthroot', 'partfrac', 'perm', 'quartiles', 'rand', 'randnorm',
  'rank', 'round', 'sec', 'simplify', 'sin', 'sinh', 'sqrt', 'stddev', 'tan', 'tanh', 'tcollect',
  'texpand', 'tlin', 'trig2exp', 'variance',
] // prettier-ignore
