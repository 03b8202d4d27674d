/** Giac's log, line by line: what is worth telling people, and what is noise. */

const COLOUR = /\u001b\[[0-9;]*m/g

const NOISE = [
  /^\/\//, // "// Parsing f", "// Success"
  /global variable/i,
  /^:\d+: syntax error/,
  /^Warning adding \d+/,
  /^Too many [)\]}]/,
  /^(Evaluation|Temps|Time|Timing)\b/i,
  /^Success$/i,
  /^Done$/i,
  /^Timeout$/i,
  /^\d+ *$/,
  /singular points? of/i,
  /^Warning, i is usually sqrt/,
  /^Warning, integration of (abs or sign|a (?:piecewise|function))/i,
  /assumes constant sign by intervals/i,
  /^Simplification assuming/i,
  /^Warning, replacing /,
  /^Running assume\(/, // "Running assume(n,integer)", which it takes back
  /should be recompiled/i,
  /recursive definition/i,
  /^Error while checking exact value/,
  /failed to minimize/,
  /^Vanishing non integral power/,
  /^Running non recursive evaluator/i,
  /is a reserved word/,
  /^Running a probabilistic check/,
  /^\d+ variables? to eliminate/,
  /^Eliminating with resultant/,
  /^Unable to isolate .* switching to approx/,
  /^Equation: /,
  /^Temporary replacing surd/,
  /^Check \[/,
  /singularities at/i,
  /^Pinstant=/,
  /^Correlation -?[\d.]+, Estimated total/,
  /^Returning estimated Pcumul/,
  /^(?:Warning[:,!]? *)?The test a==b is performed by checking/i,
  /^that the internal representation of regroup/i,
  /^Therefore a==b may return false/,
  /^if they have different internal representations/i,
  /^You can explicitly call a simplification function/,
  /^(?:Warning[:,!]? *)?svd is implemented for numeric matrices/i,
  /^Converting to exact approx symbolic matrix/i,
  /^Use matpow to force computation/,
  /\^ is ambiguous on non square matrices/, // the inference says it in its own words
  /^Run ifactor\(/, // sums of polynomials are factored, and may be numbers
]

/** What is worth telling, but not in the engine's words. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [
    /^Solving by bisection/,
    'Solved numerically, so there may be more solutions: fsolve(equation, x, guess) looks near a guess.',
  ],
  [/^Adaptive method failure/, 'No number was found for this integral: it may diverge.'],
  [
    /^Undef\/Unsigned Inf encountered in limit|^Error trying to find limit of/,
    'No limit was found: it may depend on names without a value.',
  ],
  [
    /^Solving parametric inequation/,
    'Solutions may be missing: they depend on the sign of a name without a value.',
  ],
  [
    /^Unable to solve inequations with approx coeffs/,
    'The inequality was solved in fractions: write it into solve itself for decimals.',
  ],
  [/^The integral diverges/, 'The integral diverges: the function has a pole between the bounds.'],
]

function sentenceFor(line: string): string {
  return SENTENCES.find(([pattern]) => pattern.test(line))?.[1] ?? line
}

/** @returns the lines of the log that are warnings, without repetition */
export function warningsOf(log: string): string[] {
  const lines = log
    .replace(COLOUR, '')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !NOISE.some(pattern => pattern.test(line)))
    .map(line => sentenceFor(line.replace(/^Warning[:,!]? */i, '')))
    .map(line => line.charAt(0).toUpperCase() + line.slice(1))
  return [...new Set(lines)]
}
