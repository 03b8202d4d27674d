/** Giac's log, line by line: what is worth telling people, in our words, and what is noise. */
import type { Warning, WarningCode } from './protocol.ts'

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
  /multi-line strings can not be converted/i,
  /^not expandable/i,
  /^algebraic function defined in term of others/, // on a definition
  /^Perhaps you meant /,
  /^small singular values were replaced/, // by zero, which they are
  /^Run ifactor\(/, // sums of polynomials are factored, and may be numbers
]

const FEW_DIGITS = 'This integral has fewer right digits than others: compare it with narrower bounds.'

const UNSURE_INTEGRAL = 'A step of this integral was not certain: compare it with other bounds, or in parts.'

/** Remarks of the engine on its search for an integral with bounds. */
const INTEGRAL_SEARCHES = [
  /^When2sign does not work/,
  /^Infinity or undefined limit at bounds/,
  /^Using middle point Romberg/,
  /^Unable to find \w+ integer solutions/,
  /^If you are computing an integral with exact boundaries/,
  /^Unable to cancel step at/,
  /^Discontinuities at zeroes of/,
]

/** A result that is 0 only because decimals end. */
export const UNDERFLOW: Warning = {
  code: 'engine.underflow.zero',
  text: 'This is not zero: it is smaller than decimals can tell, which begin at 2.2e-308.',
}

/** A result that is 0 for all digits that were looked at. */
export const UNDERFLOW_OPEN: Warning = {
  code: 'engine.underflow.open',
  text: 'This is zero, or smaller than decimals can tell, which begin at 2.2e-308.',
}

/** Remarks that are worth reporting in other words than the engine's: pattern, code and sentence. */
const SENTENCES: readonly (readonly [RegExp, WarningCode, string])[] = [
  [
    /^"?The solution is an equation/,
    'solve.implicit',
    'No formula was found for the unknown alone: this equation holds for the solution.',
  ],
  [
    /^Solving by bisection/,
    'solve.numeric',
    'Solved numerically, so there may be more solutions: fsolve(equation, x, guess) looks near a guess.',
  ],
  [/^"?Too small for decimals/, UNDERFLOW.code, UNDERFLOW.text],
  [/^"?Zero for all digits/, UNDERFLOW_OPEN.code, UNDERFLOW_OPEN.text],
  [/^Adaptive method failure/, 'engine.diverges', 'No number was found for this integral: it may diverge.'],
  [
    /^Undef\/Unsigned Inf encountered in limit|^Error trying to find limit of/,
    'engine.no-limit',
    'No limit was found: it may depend on names without a value.',
  ],
  [
    /^Solving parametric inequation/,
    'solve.parameters',
    'Solutions may be missing: they depend on the sign of a name without a value.',
  ],
  [
    /^Unable to solve inequations with approx coeffs/,
    'solve.fractions',
    'The inequality was solved in fractions: write it into solve itself for decimals.',
  ],
  // The last two steps of a search for an integral, as a list, stand for its value.
  [/returning the last approximations/i, 'engine.unsettled', UNSURE_INTEGRAL],
  [/^Low accuracy, error estimate/, 'engine.integral-search', FEW_DIGITS],
  [/^Error might be underestimated if initial boundary/, 'engine.integral-search', FEW_DIGITS],
  ...INTEGRAL_SEARCHES.map(pattern => [pattern, 'engine.integral-search', UNSURE_INTEGRAL] as const),
  [
    /^The integral diverges/,
    'engine.diverges',
    'The integral diverges: the function has a pole between the bounds.',
  ],
  [
    /assum/i,
    'engine.assumed',
    'This result may hold only for some values of the names without a value: check it with numbers.',
  ],
  [
    /wrong|unable|error|fail|\b(?:may|might|could|can) ?not?\b|might|maybe|may be|probabl|not checked|not implemented|inaccura|unhandled|bad /i,
    'engine.doubt',
    'A step of this result was not certain: check it, for instance with numbers.',
  ],
]

/** A sentence of a procedure of ours, which is passed on as it is. */
const OWN_SENTENCE = /^says (.+)$/

/** Remarks of the engine that cast no doubt on its result are left out. */
function warningFor(line: string): Warning[] {
  const own = OWN_SENTENCE.exec(line)?.[1]
  if (own !== undefined) return [{ code: 'engine.note', text: own }]
  const sentence = SENTENCES.find(([pattern]) => pattern.test(line))
  return sentence ? [{ code: sentence[1], text: sentence[2] }] : []
}

/** @returns the lines of the log that are warnings, without repetition */
export function warningsOf(log: string): Warning[] {
  const lines = log
    .replace(COLOUR, '')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && (OWN_SENTENCE.test(line) || !NOISE.some(pattern => pattern.test(line))))
    .flatMap(line => warningFor(line.replace(/^Warning[:,!]? */i, '')))
  return [...new Map(lines.map(warning => [warning.text, warning])).values()]
}
