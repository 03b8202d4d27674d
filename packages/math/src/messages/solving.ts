/** Messages of the solvers that work with numbers: roots, fits, minima, integrals, differential equations. */
import { type MessageTable, messagesOf, type Numbers, type Texts } from './message.ts'

export const SOLVING = {
  'argument.equations': ({ equations, unknowns }: Numbers<'equations' | 'unknowns'>) =>
    `fsolve needs as many equations as variables: there are ${equations} for ${unknowns}.`,
  'argument.guesses':
    'Invalid guesses.  Please ensure you provide 1 guess for each variable, with commas between them.',
  'derivative.kink': 'There is no derivative here: the slopes on both sides differ.',
  'derivative.value': 'No number was found for this derivative: there is no real value near the place.',
  'engine.no-root.anywhere':
    'No root was found: try a start value, or two bounds with a change of sign between them.',
  'engine.no-root.between':
    'No root was found between these bounds: no change of sign was seen, and no place that touches zero.',
  'engine.no-root.guess': ({ others }: Numbers<'others'>) =>
    `No results found. Newton's method went from the guess and ${others} other places: try a guess nearer to the solution.`,
  'engine.no-root.leap': ({ place }: Texts<'place'>) =>
    `No root was found between these bounds: at ${place} the sign changes by a jump or a pole, without a zero.`,
  'engine.no-root.near':
    'No root was found: try another start value, or two bounds with a change of sign between them.',
  'engine.no-root.starts': ({ starts }: Numbers<'starts'>) =>
    `No results found. Newton's method went from ${starts} places: try a guess nearer to the solution.`,
  'engine.no-root.within':
    'No root was found inside this call: try another start value there, or two bounds.',
  'fit.converged': 'No parameters with least squares were found from these guesses: give others.',
  'fit.data': 'There have to be as many x as y, and as many weights.',
  'fit.dependent': 'The parameters depend on each other: many others fit as well.',
  'fit.errors':
    'Standard errors need more points than parameters, and parameters that do not depend on each other.',
  'fit.guesses': 'Give one guess for each parameter, in their order.',
  'fit.points': 'This fit needs as many points as it has parameters.',
  'fit.poor': 'This fit is further from the data than their mean: look at the model and the guesses.',
  'fit.start': 'With these guesses the formula has no value at some of the data: give others.',
  'fit.weights': 'Weights are positive numbers, or zero for what does not count.',
  'integral.value': 'No number was found for this integral: it diverges, or has no real value somewhere.',
  'least.bounds': 'The bounds of a range go from the lower to the upper one.',
  'least.endless':
    'No such value was found: the expression grows or falls without end, or has a very narrow peak.',
  'least.flat': 'The expression keeps this value all along between the places that are listed.',
  'least.many': ({ most }: Numbers<'most'>) =>
    `The expression has its extreme value at more than ${most} places between these bounds.`,
  'least.value': 'The expression has no real value between these bounds.',
  'minimum.conditions':
    'No place was found where all conditions hold: give other guesses, or fewer conditions.',
  'minimum.endless': ({ kind, goes }: Texts<'kind' | 'goes'>) =>
    `The expression has no ${kind} value: it ${goes} without end.`,
  'minimum.start': 'With these guesses the expression or a condition has no value: give others.',
  'minimum.unsure': ({ kind }: Texts<'kind'>) =>
    `No ${kind} value was found from these guesses: give others, or bounds as conditions.`,
  'ode.end.slides': ({ name, place }: Texts<'name' | 'place'>) =>
    `${name} ended at ${place}: the rates jump there and drive the solution back from both sides. Write a steep slope for the jump, as tanh(y/0.001) for sign(y): the solution stays where it is zero.`,
  'ode.end.slow': ({ name, place }: Texts<'name' | 'place'>) =>
    `${name} ended at ${place}: it takes too many steps.`,
  'ode.end.stuck': ({ name, place }: Texts<'name' | 'place'>) =>
    `${name} ended at ${place}: beyond, the solution has no real value, grows without bound or changes too fast.`,
  'ode.event': ({ place }: Texts<'place'>) => `The solution ends at ${place}: an event stops it there.`,
  'ode.event.crowded': ({ place }: Texts<'place'>) =>
    `The solution ends at ${place}: its events follow each other ever faster there.`,
  'ode.pulses': ({ percent }: Numbers<'percent'>) =>
    `The rates change within shorter times than the steps of the solution: about ${percent} % of all changes may be missing. Solve over a shorter range around them.`,
  'ode.step': ({ rows, most }: Numbers<'rows' | 'most'>) =>
    `With this step the table has ${rows} rows: a larger one gives at most ${most}.`,
  'ode.steps': ({ percent }: Numbers<'percent'>) =>
    `The equation changes its form on the way, and with steps half as long the solution differs by ${percent} %: it is not certain.`,
  'solve.beside-pole': ({ place }: Texts<'place'>) =>
    `A solution lies so close to ${place}, where the equation has no value, that it is shown as this number: more digits tell them apart.`,
  'solve.conditions':
    'Where the conditions of this equation hold depends on a name without a value: give it one.',
  'solve.interval': ({ name, low, high }: Texts<'name' | 'low' | 'high'>) =>
    `Every ${name} between ${low} and ${high} is a solution: this is one of them.`,
  'solve.interval.above': ({ name, low }: Texts<'name' | 'low'>) =>
    `Every ${name} above ${low} is a solution: this is one of them.`,
  'solve.interval.below': ({ name, high }: Texts<'name' | 'high'>) =>
    `Every ${name} below ${high} is a solution: this is one of them.`,
  'solve.many': 'The equations depend on each other: this is one of many solutions.',
  'solve.more': 'There are more solutions than these: fsolve(equation, x, low, high) finds one in a range.',
  'solve.numeric.system':
    'No formula was found. This solution was found by numbers, and there may be more: fsolve(equations, unknowns, guesses) looks near guesses.',
  'solve.numeric.roots':
    'Solved numerically, so there may be more solutions: fsolve(equation, x, guess) looks near a guess.',
} as const satisfies MessageTable

export const message = messagesOf(SOLVING)
