/** The outputs of a worksheet, as programs ask for them and as its form shows them. */
import type { BlockEvaluation, PlannedStatement } from '@calcwright/evaluator'
import { isLocalName } from '@calcwright/evaluator/step'
import { freeNames, toPlain } from '@calcwright/math/expression'
import { CHECK } from '../checks/sheet-checks.ts'
import { blockEvaluations } from '../registered/evaluations.ts'
import { type FieldWords, type SchemaBlock, type UnitOfBlock, wordsOf } from './input.ts'

export interface SheetOutput extends FieldWords {
  readonly block: string
  /** A name or a formula in plain notation. */
  readonly name: string
  /** The name with the unit that the line shows it in, as a call asks for it: `sigma [MPa]`. */
  readonly asked: string
  /** '' for none or where nothing tells it yet. */
  readonly unit: string
}

const byType = new Map<string, BlockEvaluation>(
  blockEvaluations.map(evaluation => [evaluation.type, evaluation as BlockEvaluation]),
)

/** Checks are none of them: they are answered with their verdicts, whether they are marked or not. */
export function outputsOf(
  blocks: readonly (SchemaBlock & { readonly status?: string; readonly disabled?: boolean })[],
  unitOf?: UnitOfBlock,
): SheetOutput[] {
  const found = new Map<string, SheetOutput>()
  for (const block of blocks) {
    const isOutput = block.formOutput && block.type !== CHECK
    if (!isOutput || block.disabled || (block.status ?? 'ok') !== 'ok') continue
    for (const { name, unit } of statementsOf(block).flatMap(shownBy)) {
      const asked = unit === '' ? name : `${name} [${unit}]`
      const known = unit || (unitOf?.(block.id) ?? '')
      if (!found.has(asked))
        found.set(asked, { block: block.id, name, asked, unit: known, ...wordsOf(block) })
    }
  }
  return [...found.values()]
}

/** Plots have limits and no results. */
function statementsOf({ type, props }: SchemaBlock): readonly PlannedStatement[] {
  try {
    const { role, statements = [] } = byType.get(type)?.plan(props) ?? {}
    return role ? [] : statements
  } catch {
    return [] // The evaluation reports the fault of the block.
  }
}

function shownBy({ statement, output }: PlannedStatement): { name: string; unit: string }[] {
  const { unit } = output
  if (statement.kind === 'expression') {
    const isOwn = [...freeNames(statement.value).keys()].some(isLocalName)
    return isOwn ? [] : [{ name: toPlain(statement.value), unit }]
  }
  if (statement.kind !== 'definition' || statement.target.kind !== 'variable') return []
  const { name } = statement.target.name
  return isLocalName(name) ? [] : [{ name, unit }]
}
