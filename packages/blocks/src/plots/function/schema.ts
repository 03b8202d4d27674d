/** A function over the x axis. */
import * as z from 'zod/mini'
import { CURVE, defaultLook, lookFields } from '../look.ts'
import { flag } from '../options.ts'
import { requiredFormula, seriesBlock, variable } from '../series.ts'

const functionProps = z.object({
  /** A formula of the variable as the math field writes it, or the name of a function of one variable. */
  y: z.string(),
  variable: z.string(),
  /** Its equation stands in the plot, with how well it fits the points there. */
  equation: z.boolean(),
  ...lookFields,
})

export type FunctionSeriesProps = z.infer<typeof functionProps>

const functionSeries = seriesBlock<FunctionSeriesProps>({
  type: 'plot_func',
  version: 2,
  // The first had no equation in the plot.
  migrations: { 1: old => ({ ...old, equation: false }) },
  props: functionProps,
  defaults: () => ({ y: '', variable: 'x', equation: false, ...defaultLook(CURVE) }),
  fields: [requiredFormula('y', 'Function', 'f(x)'), variable('variable', 'Variable', 'x')],
  words: {
    word: 'function',
    wordless: true,
    clauses: [{ fields: ['y'] }, { word: 'for', fields: ['variable'], names: true }],
    options: [flag('equation', 'equation')],
  },
})

export default functionSeries
