/** Plan of a series: formulas of its fields as definitions for the plot alone (evaluator, plots.ts). */
import type { BlockEvaluation, BlockPlan, PlannedStatement, SeriesShape } from '@calcwright/evaluator'
import type { Expression, NameNode } from '@calcwright/math/expression'
import { invalidName, HIDDEN_OUTPUT } from '../defined-value.ts'
import { planFields } from '../field-source.ts'
import type { FieldSource } from '../field-source.ts'

/** A formula under the name that its plot gives it; a function where it has parameters. */
export interface PlotFormula {
  readonly request: string
  readonly value: Expression
  readonly parameters?: readonly NameNode[]
}

interface SeriesProps {
  readonly y_axis: 'y' | 'y2'
}

/** @param read formulas in the order of the fields; null for one that is left out */
export function seriesEvaluation<P extends SeriesProps>(
  type: string,
  shapeOf: (props: P) => SeriesShape,
  read: (source: FieldSource, props: P) => readonly (PlotFormula | null)[],
): BlockEvaluation<P> {
  return {
    type,
    plan: props =>
      planFields((source): BlockPlan => {
        const wanted = read(source, props).filter(one => one !== null)
        const statements = wanted.map(one => definitionFor(one, source.fields))
        return { statements, role: { kind: 'series', shape: shapeOf(props), axis: props.y_axis } }
      }),
  }
}

export function definitionFor(
  { request, value, parameters }: PlotFormula,
  fields: PlannedStatement['fields'],
): PlannedStatement {
  const { span } = value
  const name: NameNode = { kind: 'name', name: request, span }
  const target = parameters
    ? ({ kind: 'function', name, parameters } as const)
    : ({ kind: 'variable', name } as const)
  const statement = { kind: 'definition', span, target, value, show: false } as const
  return { statement, output: HIDDEN_OUTPUT, request, fields }
}

/** Values of a field that may stay empty. */
export const optionalValues = (source: FieldSource, field: string, latex: string): PlotFormula | null =>
  latex.trim() === '' ? null : { request: field, value: source.values(field, latex) }

/** A formula of a field that may stay empty. */
export const optional = (source: FieldSource, field: string, latex: string): PlotFormula | null =>
  latex.trim() === '' ? null : { request: field, value: source.expression(field, latex) }

export const values = (source: FieldSource, field: string, latex: string): PlotFormula => ({
  request: field,
  value: source.values(field, latex),
})

/** The name of a parameter; it may hide a constant, as the `i` of a loop does. */
export const parameter = (source: FieldSource, field: string, latex: string): NameNode =>
  source.counter(field, latex, invalidName)
