/** The axes of a plot, with the limits that are set. */
import type { BlockEvaluation, BlockPlan, PlannedAxes } from '@calcwright/evaluator'
import { planFields } from '../../field-source.ts'
import { definitionFor } from '../evaluation.ts'
import type { PlotFormula } from '../evaluation.ts'
import { LIMITS } from './schema.ts'
import type { PlotProps } from './schema.ts'

const plotEvaluation: BlockEvaluation<PlotProps> = {
  type: 'plot',
  plan: props =>
    planFields((source): BlockPlan => {
      const role = { kind: 'axes', axes: axesOf(props) } as const
      // A limit that cannot be read is reported, and the plot drawn without it.
      const instead: BlockPlan = { statements: [], role }
      const wanted = LIMITS.flatMap((request): PlotFormula[] => {
        const latex = props[request]
        return latex.trim() === '' ? [] : [{ request, value: source.expression(request, latex, instead) }]
      })
      return { statements: wanted.map(one => definitionFor(one, source.fields)), role }
    }),
}

const axesOf = (props: PlotProps): PlannedAxes => ({
  x: { unit: props.x_units, log: props.x_log },
  y: { unit: props.y_units, log: props.y_log },
  y2: { unit: props.y2_units, log: props.y2_log },
})

export default plotEvaluation
