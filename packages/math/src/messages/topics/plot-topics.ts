/** Help on the messages of plots about their series and axes. */
import type { Topic } from './topic.ts'

export const PLOT_TOPICS: readonly Topic[] = [
  {
    id: 'plot-data',
    title: 'These data cannot be plotted',
    codes: ['plot.lengths', 'plot.numeric', 'plot.mixed', 'plot.one', 'plot.bins', 'plot.unknown'],
    meaning:
      'A series takes lists of numbers: x and y of the same length, all of one list in one unit. A function needs a value for everything but its variable.',
    steps: [
      'Show the lists on lines of their own and compare their lengths: size(x) =',
      'Define the names that the message tells of, above the plot.',
    ],
  },
  {
    id: 'plot-left-out',
    title: 'Some values are not drawn',
    codes: [
      'plot.real', 'plot.large', 'plot.log', 'plot.outside', 'plot.flat', 'plot.still', 'plot.fast', 'plot.central',
      'plot.function-ignored', 'plot.x-ignored', 'plot.bins-ignored', 'plot.last-pass', 'plot.labels',
    ],
    meaning:
      'The plot shows what can be shown: real numbers, above zero on a logarithmic axis, within the limits of the axes. What is left out, or drawn in another way, is told of.',
    steps: [
      'Click an axis to change its limits, or to turn its logarithm off.',
      'Where a curve changes faster than it can be drawn, set a shorter range.',
      'A bar chart numbers its bars: use a scatter or line series for x data and functions.',
    ],
  },
  {
    id: 'plot-axes',
    title: 'The axis and the series do not fit together',
    codes: ['plot.unit', 'plot.limits', 'plot.step'],
    meaning:
      'All series on an axis share its unit, and so do its limits. A series in another dimension is not drawn, for it has no place on the axis.',
    steps: [
      'Put one of the series on the secondary y axis.',
      'Write limits with a unit that fits, the smaller one as the minimum.',
    ],
  },
] // prettier-ignore
