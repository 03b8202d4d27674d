/** Messages on plots: series that cannot be drawn, axes whose units or limits do not fit, points left out. */
import { type MessageTable, messagesOf, type Numbers, type Texts } from './message.ts'

interface Names {
  readonly names: readonly string[]
}

const withoutValue = ({ names }: Names): string =>
  `${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} no value here`

const NOT_NUMERIC = 'Error evaluating function: Non-numeric results were returned and could not be plotted'

export const PLOTS = {
  /** Leads to the problem of the units of a function, whose code stays. */
  'inside.axis': ({ axis, problem }: Texts<'axis' | 'problem'>) =>
    `Could not determine ${axis}-axis units. It may not be defined near the test point of x=0: ${problem}.`,
  'plot.bins': ({ most }: Numbers<'most'>) => `A histogram has a whole number of bins, from 1 to ${most}.`,
  'plot.bins-ignored': "Histogram bin labels are ignored when plotted on another histogram's axis.",
  'plot.central': 'The central values of uncertain numbers are drawn.',
  'plot.fast': ({ range }: Texts<'range'>) =>
    `This changes faster than it is drawn here: set a shorter range of the ${range}.`,
  'plot.fast.axes': 'This changes faster than it is drawn here: set shorter ranges of the axes.',
  'plot.flat': 'This has the same value everywhere: a contour map has no lines of it.',
  'plot.function-ignored':
    'Function Plot Ignored. Function is plotted with a bar chart, which assumes a monotonic x-axis.',
  'plot.labels': ({ labels, bars }: Numbers<'labels' | 'bars'>) =>
    labels < bars
      ? `There are ${labels} labels for ${bars} bars: the others are numbered.`
      : `There are ${labels} labels for ${bars} bars: the last ones are left out.`,
  'plot.large': 'Values beyond 1.8×10³⁰⁸ are no numbers here: they are left out.',
  'plot.last-pass': 'A plot in a loop is drawn once, for the last pass.',
  'plot.lengths': ({ x, y }: Numbers<'x' | 'y'>) =>
    `Provided x and y vectors are of unequal lengths: ${x} and ${y}.`,
  'plot.lengths.errors': ({ x, y, errors }: Numbers<'x' | 'y' | 'errors'>) =>
    `Provided x and y vectors are of unequal lengths: ${x} and ${y}, and ${errors} errors.`,
  'plot.limits.log': ({ end, axis, drawn }: Texts<'end' | 'axis' | 'drawn'>) =>
    `A logarithmic axis has numbers above zero only: the ${end}imum of the ${axis} axis is drawn as ${drawn}.`,
  'plot.limits.number': 'This is no real number. The axis is drawn without it.',
  'plot.limits.same': ({ axis }: Texts<'axis'>) =>
    `Minimum and maximum of the ${axis} axis are the same: it is drawn without them.`,
  'plot.limits.unit': ({ names, unit }: Names & Texts<'unit'>) =>
    `${withoutValue({ names })}: a unit stands in brackets, [${unit}]. The axis is drawn without it.`,
  'plot.limits.unknown': (names: Names) => `${withoutValue(names)}. The axis is drawn without it.`,
  'plot.log': ({ axis }: Texts<'axis'>) =>
    `Values at or below zero are left out: the ${axis} axis is logarithmic.`,
  'plot.mixed': 'The numbers of this list have different units.',
  'plot.numeric': NOT_NUMERIC,
  'plot.numeric.equation': `${NOT_NUMERIC}. Of an equation write the right side only.`,
  'plot.numeric.list': `${NOT_NUMERIC}. A list is drawn as a line, an area, points or bars.`,
  'plot.numeric.none': 'No numeric results were returned and nothing will be plotted',
  'plot.one': 'One number is wanted here, not a list.',
  'plot.outside': 'All of this lies outside the limits of the axes.',
  'plot.real': 'The values are no real numbers, but for single points.',
  'plot.real.some': ({ missing, size, what }: Numbers<'missing' | 'size'> & Texts<'what'>) =>
    `${missing} of ${size} ${what} ${missing === 1 ? 'is no real number and is' : 'are no real numbers and are'} left out.`,
  'plot.step': ({ axis, unit }: Texts<'axis' | 'unit'>) =>
    `The tick spacing of the ${axis} axis is no number above zero in its unit (${unit}): the axis is marked without it.`,
  'plot.still': 'All arrows have a length of zero.',
  'plot.unit.angle': 'The variable of a polar curve is an angle: start and end have another unit.',
  'plot.unit.arrows': 'The two parts of the arrows have different units.',
  'plot.unit.ends': 'The start and the end have different units.',
  'plot.unit.limit': ({ end, axis, own, other }: Texts<'end' | 'axis' | 'own' | 'other'>) =>
    `The ${end}imum of the ${axis} axis is in ${own}, the axis in ${other}.`,
  'plot.unit.series': ({ own, axis, other }: Texts<'own' | 'axis' | 'other'>) =>
    `This series is in ${own}, the ${axis} axis in ${other}: it is not drawn.`,
  'plot.unknown': (names: Names) => `${withoutValue(names)}: nothing is drawn.`,
  'plot.x-ignored': 'X data is ignored with bar charts.',
  'temperature.absolute.axis': ({ axis }: Texts<'axis'>) =>
    `Kelvin and Rankine are absolute temperatures on the ${axis} axis: write deltaC for differences.`,
  'temperature.absolute.error': 'An error of a temperature is a difference: write deltaC or deltaF.',
  'temperature.absolute.series': ({ axis }: Texts<'axis'>) =>
    `The ${axis} axis shows differences of temperature, this series absolute ones from 0 K on.`,
  'temperature.difference.axis': ({ axis }: Texts<'axis'>) =>
    `The ${axis} axis shows temperatures, this series differences of them: write deltaC for the axis to compare them.`,
} as const satisfies MessageTable

export const message = messagesOf(PLOTS)
