/** A function over the x axis. */
import * as z from 'zod/mini'
import { CURVE, defaultLook, lookFields } from '../look.ts'
import { requiredFormula, seriesBlock, variable } from '../series.ts'

const functionProps = z.object({
  /** A formula of the variable as the math field writes it, or the name of a function of one variable. */
  y: z.string(),
  variable: z.string(),
  ...lookFields,
})

export type FunctionSeriesProps = z.infer<typeof functionProps>

const functionSeries = seriesBlock<FunctionSeriesProps>({
  type: 'plot_func',
  props: functionProps,
  defaults: () => ({ y: '', variable: 'x', ...defaultLook(CURVE) }),
  fields: [requiredFormula('y', 'Function', 'f(x)'), variable('variable', 'Variable', 'x')],
  words: {
    word: 'function',
    wordless: true,
    clauses: [{ fields: ['y'] }, { word: 'for', fields: ['variable'], names: true }],
  },
})

export default functionSeries
