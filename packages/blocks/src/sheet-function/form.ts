/** The form of a worksheet asks for its controls and marked inputs, and shows its marked outputs. */
import type { Block } from '@calcwright/document'
import type { BlockEvaluation, PlannedStatement } from '@calcwright/evaluator'
import { toPlain } from '@calcwright/math/expression'
import { CHECK } from '../checks/sheet-checks.ts'
import { registry } from '../schemas.ts'
import { blockEvaluations } from '../registered/evaluations.ts'

/** Names of inputs, and outputs as a call asks for them: `sigma [MPa]`. */
export interface FormNames {
  readonly inputs: readonly string[]
  readonly outputs: readonly string[]
}

const byType = new Map<string, BlockEvaluation>(
  blockEvaluations.map(evaluation => [evaluation.type, evaluation as BlockEvaluation]),
)

/** @param blocks of the worksheet in reading order; disabled ones take no part */
export function formNames(blocks: readonly Block[]): FormNames {
  const taking = blocks.filter(({ status, disabled }) => status === 'ok' && !disabled)
  return {
    inputs: unique(taking.filter(isFormInput).flatMap(block => statementsOf(block).flatMap(nameOf))),
    // Checks are answered with their verdicts, whether they are marked or not.
    outputs: unique(
      taking
        .filter(block => block.formOutput && block.type !== CHECK)
        .flatMap(block => statementsOf(block).flatMap(outputOf)),
    ),
  }
}

/** Whether the form asks for the value of a block. */
const isFormInput = ({ type, formInput }: Block): boolean =>
  formInput === true || registry.get(type)?.control !== undefined

function statementsOf({ type, props }: Block): readonly PlannedStatement[] {
  try {
    return byType.get(type)?.plan(props).statements ?? []
  } catch {
    return [] // The evaluation reports the fault of the block.
  }
}

/** The variable that a statement defines. */
function nameOf({ statement }: PlannedStatement): string[] {
  return statement.kind === 'definition' && statement.target.kind === 'variable'
    ? [statement.target.name.name]
    : []
}

function outputOf(planned: PlannedStatement): string[] {
  const { statement, output } = planned
  const formula = statement.kind === 'expression' ? [toPlain(statement.value)] : nameOf(planned)
  return formula.map(text => (output.unit === '' ? text : `${text} [${output.unit}]`))
}

const unique = (names: readonly string[]): string[] => [...new Set(names)]
