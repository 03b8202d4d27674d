/** Why the units of a formula do not fit: a word was read as a unit that is the name of a variable as well. */
import { freeNames } from '../expression/free-names.ts'
import { parseLatex } from '../expression/parser-latex.ts'
import type { Statement } from '../expression/tree.ts'
import { isUnit } from '../units/find.ts'
import { formulaDimensions } from './formula-dimensions.ts'
import type { DimensionOf } from './formula-dimensions.ts'
import type { SecondReading } from './second-readings.ts'

export interface MisreadUnit {
  /** The name whose definition has the word; null where the formula itself has it. */
  readonly through: string | null
  /** The other reading of the word, with which the formula fits better. */
  readonly reading: SecondReading
}

interface Readings {
  readonly dimensionOf: DimensionOf
  /** Other readings of the formula; of the definition of a name that it uses, where a line defines that. */
  readingsOf(name: string | null): readonly SecondReading[]
}

/** The unit to be read as a variable so that a formula in LaTeX fits; null where the formula fits, or none helps. */
export function misreadUnit(latex: string, { dimensionOf, readingsOf }: Readings): MisreadUnit | null {
  const formula = statementOf(latex)
  if (!formula || !('value' in formula)) return null
  const { faults } = formulaDimensions(formula, dimensionOf)
  if (faults === 0) return null
  const fits = (statement: Statement | null, of: DimensionOf): boolean =>
    statement !== null && formulaDimensions(statement, of).faults < faults
  const unitsOf = (name: string | null): SecondReading[] =>
    readingsOf(name).filter(({ is, other }) => is === 'unit' && other === 'variable')
  const own = unitsOf(null).find(reading => fits(statementOf(reading.latex), dimensionOf))
  if (own) return { through: null, reading: own }
  for (const name of freeNames(formula.value).keys()) {
    const reading = unitsOf(name).find(({ latex: other }) => {
      const definition = statementOf(other)
      const dimension = definition ? formulaDimensions(definition, dimensionOf).dimension : undefined
      return fits(formula, asked => (asked === name ? dimension : dimensionOf(asked)))
    })
    if (reading) return { through: name, reading }
  }
  return null
}

function statementOf(latex: string): Statement | null {
  const parsed = parseLatex(latex, { isUnit })
  return parsed.ok ? parsed.value : null
}
