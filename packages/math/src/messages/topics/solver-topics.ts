/** Solvers, differential equations, fits and uncertain numbers. */
import type { Topic } from './topic.ts'

export const SOLVER_TOPICS: readonly Topic[] = [
  {
    id: 'more-solutions',
    title: 'There are more solutions than these',
    codes: ['solve.numeric', 'solve.periods', 'solve.many', 'solve.more', 'solve.endless', 'solve.identity'],
    meaning:
      'What is listed solves the equations, but it is not all. Sines and cosines repeat, a numeric search finds what is near its start, and equations that depend on each other leave an unknown open.',
    example: {
      wrong: ['solve(sin(x) = 1/2, x) ='],
      right: ['fsolve(sin(x) = 1/2, x, 0, pi/2) ='],
    },
    steps: [
      'Give the range in which the solution is meant: fsolve(equation, x, low, high).',
      'If an unknown may be any number, an equation is missing, or one says the same as another.',
    ],
  },
  {
    id: 'interval-of-solutions',
    title: 'Every number of an interval is a solution',
    codes: ['solve.interval'],
    meaning:
      'Steps, signs and pieces stay the same over whole intervals, so that an equation such as floor(x) = 2 has all numbers from 2 to 3 as solutions. Whether the ends belong to them depends on the equation.',
    steps: ['Take the bounds that are named, or an equation that tells the numbers apart.'],
  },
  {
    id: 'beside-a-pole',
    title: 'A solution beside a place without a value',
    codes: ['solve.beside-pole'],
    meaning:
      'A function such as gamma or tan becomes infinite at some places, and passes every value close to them. With few digits such a solution looks like the place itself, where the equation has no value.',
    steps: ['Show the result with more digits before it is put into the equation.'],
  },
  {
    id: 'equation-with-conditions',
    title: 'An equation with conditions',
    codes: ['solve.conditions'],
    meaning:
      'An equation with conditions is solved piece by piece, so it has to be known where each piece holds. That cannot be told while a name in a condition has no value.',
    steps: ['Give the names in the conditions values further up.'],
  },
  {
    id: 'equations-and-guesses',
    title: 'The equations do not fit the unknowns',
    codes: ['argument.equations', 'argument.guesses'],
    meaning:
      'A numeric search needs as many equations as unknowns, and one guess for each unknown, in the same order.',
    example: {
      wrong: ['fsolve([x + y = 3], [x, y], [1, 1]) ='],
      right: ['fsolve([x + y = 3, x*y = 2], [x, y], [0, 3]) ='],
    },
    steps: ['Count the equations, the unknowns and the guesses.'],
  },
  {
    id: 'ends-early',
    title: 'The solution ends before the time asked for',
    codes: ['ode.end', 'ode.event'],
    meaning:
      'A numeric solution goes on only as far as it is true. It ends where the unknown grows without limit, where the equation has no value, or at the event that was asked for.',
    example: {
      wrong: ['odesolve(y^2, x=0..2, y, 1) ='],
      right: ['odesolve(y^2, x=0..0.9, y, 1) ='],
    },
    steps: [
      'Look at the solution before the place that is named: a plot shows whether it runs away.',
      'Check signs and units of the equation; friction that pushes makes many models explode.',
    ],
  },
  {
    id: 'differential-steps',
    title: 'Steps and slopes of a differential equation',
    codes: [
      'ode.step',
      'ode.steps',
      'ode.pulses',
      'number.no-value.slope-order',
      'number.no-value.slope-place',
    ],
    meaning:
      'The step decides how many rows the table has, not how exact it is. A solution has slopes only inside its range. Where the equation changes its form on the way, it is solved again with steps half as long, and a difference is said. Pulses between its steps are looked for, and take shorter steps.',
    steps: [
      'Take a larger step for the table.',
      'Ask for the slope within the range of the solution.',
      'Solve piece by piece, from one change of the form to the next.',
    ],
  },
  {
    id: 'fit',
    title: 'The fit is not to be trusted',
    codes: ['fit.dependent', 'fit.poor'],
    meaning:
      'Either other parameters describe the data as well as these, or the model describes them worse than a horizontal line would.',
    steps: [
      'Plot the data and the fit together.',
      'Give guesses near what you expect, each in its unit.',
      'Leave out a parameter whose standard error is larger than itself.',
    ],
  },
  {
    id: 'uncertainty',
    title: 'How far an uncertainty can be trusted',
    codes: ['uncertainty.doubtful', 'uncertainty.lost', 'name.uncertain'],
    meaning:
      'Uncertainties are carried through formulas along their slopes. That holds where a formula is nearly straight within the uncertainty, and where each uncertain number has a line of its own.',
    example: {
      wrong: ['x := 0.0 ± 0.5', 'x^2 ='],
      right: ['x := 3.0 ± 0.1', 'x^2 ='],
    },
    steps: [
      'Where a formula bends, ask for a simulation: monte_carlo(…).',
      'Give each measured value a name on a line of its own: a := 5.0 ± 0.1.',
    ],
  },
]
