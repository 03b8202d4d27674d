/** Messages on uncertain numbers: where an uncertainty is lost, and what calls about it need. */
import { type MessageTable, messagesOf, type Numbers, type Texts } from './message.ts'

export const UNCERTAINTY = {
  'uncertainty.certain': 'This value has no uncertainty.',
  'uncertainty.certain.correlation': 'A value without uncertainty is correlated with nothing.',
  'uncertainty.coefficient': 'A coefficient of correlation lies between -1 and 1.',
  'uncertainty.correlations':
    'The coefficients given by correlate( ) contradict each other: no numbers can be correlated like that.',
  'uncertainty.doubtful':
    'The formula bends or breaks within the uncertainty, which linear propagation does not see: monte_carlo(…) computes it by simulation.',
  'uncertainty.draws': ({ fewest, most }: Numbers<'fewest' | 'most'>) =>
    `The number of draws lies between ${fewest} and ${most}.`,
  'uncertainty.formula': 'This needs a value: a name in it has none.',
  'uncertainty.inputs':
    'Only names that are uncertain numbers by themselves can be correlated, as in a := 5.0 ± 0.1.',
  'uncertainty.list.correlation': 'A matrix of correlations is of a list of numbers, as in [x, y, z].',
  'uncertainty.loop':
    'The lines of the loop show values alone: what it leaves has its uncertainty below the loop.',
  'uncertainty.lost': ({ reason }: Texts<'reason'>) => `The uncertainty is not carried on here: ${reason}.`,
  'uncertainty.lost.argument': ({ reason }: Texts<'reason'>) => `Its uncertainty is not known: ${reason}.`,
  'uncertainty.matrix': ({ count }: Numbers<'count'>) =>
    `The matrix of correlations has ${count} rows and columns for ${count} names, ones on its diagonal, and the same coefficient between -1 and 1 for both places of a pair.`,
  'uncertainty.single.budget': 'A budget is of one number: take an item of a list.',
  'uncertainty.single.correlation': 'Correlation is between two numbers: take an item of a list.',
  'uncertainty.single.simulation': 'A simulation is of one number: take an item of a list.',
  'uncertainty.values': 'For many of the drawn inputs there is no value here.',
} as const satisfies MessageTable

export const message = messagesOf(UNCERTAINTY)
