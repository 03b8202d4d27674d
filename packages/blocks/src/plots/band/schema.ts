/** The area between two functions of the x axis. */
import * as z from 'zod/mini'
import { CURVE, defaultLook, lookFields } from '../look.ts'
import { requiredFormula, seriesBlock, variable } from '../series.ts'

const bandProps = z.object({
  /** Formulas of the variable as the math field writes them. */
  lower: z.string(),
  upper: z.string(),
  variable: z.string(),
  ...lookFields,
})

export type BandSeriesProps = z.infer<typeof bandProps>

const bandSeries = seriesBlock<BandSeriesProps>({
  type: 'plot_band',
  props: bandProps,
  defaults: () => ({ lower: '', upper: '', variable: 'x', ...defaultLook(CURVE) }),
  fields: [
    requiredFormula('lower', 'Lower function', 'f(x)'),
    requiredFormula('upper', 'Upper function', 'g(x)'),
    variable('variable', 'Variable', 'x'),
  ],
  words: {
    word: 'band',
    clauses: [{ fields: ['lower', 'upper'] }, { word: 'for', fields: ['variable'], names: true }],
  },
})

export default bandSeries
