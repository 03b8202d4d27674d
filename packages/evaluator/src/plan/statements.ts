/**
 * Responsibilities: from blocks to steps. Each block type plans its own statements; here they get
 * their keys and the names that decide what is computed. Places of names in the text of a field, for
 * colours and renaming, are read by `packages/blocks/src/fields/names.ts`.
 */
import {
  bindingOf,
  calledConstant,
  callsIn,
  children,
  columnName,
  counterPlace,
  freeNames,
  lineFormOf,
  lineFormText,
  mapExpression,
  nodesIn,
} from '@calcwright/math/expression'
import type {
  DefinitionTarget,
  Expression,
  NameUse,
  NumberForm,
  PropertyNode,
  Statement,
} from '@calcwright/math/expression'
import { findFunction } from '@calcwright/reference/functions'
import { isMaker, libraryOf } from '@calcwright/reference/holders'
import type { BlockEvaluation, PlannedStatement, PlanProblem } from '../block-plan.ts'
import type { EvaluationBlock } from '../contract.ts'
import { hashOf } from '../graph/hash.ts'
import { completeName, stepKey } from '../graph/step.ts'
import type { DefinedName, Step } from '../graph/step.ts'
import { namedUnit } from '../names/asked-by-name.ts'
import { pointNames } from '../names/points.ts'
import { resourceSteps } from './resource-steps.ts'
import { rowStep, tableSteps } from './table-steps.ts'
import { withStatesAsArguments } from '../names/properties.ts'
import { listedNames, namesOfVariables } from '../names/variable-lists.ts'
import { localised } from './axes.ts'
import { roleWithNames, withNames } from './hiding.ts'
import type { PlannedBlock, PlannedFormula, PlannedStep } from './planned.ts'

/**
 * @param previous what the block planned before, for the names that an unreadable source gave up
 * @param hidden constants in whose place names of lines above stand
 * @returns the steps of one block
 */
export function planBlock(
  block: EvaluationBlock,
  evaluation: BlockEvaluation,
  previous: readonly PlannedStep[],
  hidden: ReadonlySet<string> = new Set(),
): PlannedBlock {
  const plan = evaluation.plan(block.props)
  const { numbers } = block
  const form = numbers === undefined ? null : lineFormOf(numbers)
  // Results that were stored before lines had forms keep their fingerprints.
  const source = hashOf(block.type, JSON.stringify(block.props), ...(form ? [lineFormText(form)] : []))
  const common = (index: number) => ({ key: stepKey(block.id, index), block: block.id, index, source })
  const isPlotted = plan.role?.kind === 'axes' || plan.role?.kind === 'series'
  const steps: PlannedStep[] = []
  for (const table of plan.tables ?? []) {
    const begin = steps.length
    steps.push(...tableSteps(table, place => common(begin + place)))
  }
  const problemStep = (problem: PlanProblem, defines: readonly DefinedName[]): PlannedStep => ({
    kind: 'problem',
    step: { ...common(steps.length), defines, reads: [] },
    problem,
  })
  for (const { problem, intends } of plan.problems ?? []) {
    const names = intends.map(name => completeName(block.id, name))
    steps.push(problemStep(problem, names.map(asDefined)))
  }
  const first = steps.length
  for (const [index, planned] of plan.statements.entries()) {
    const own = { ...planned, statement: withNames(planned.statement, hidden) }
    const formula = formulaStep(form ? inForm(own, form) : own, common, first + index)
    steps.push(isPlotted ? localised(formula) : formula)
  }
  if (plan.row) steps.push(rowStep(plan.row, common(steps.length)))
  for (const planned of [...steps]) {
    const names = planned.kind === 'formula' ? correlatedBy(planned.statement) : []
    for (const name of names) {
      const step: Step = {
        ...common(steps.length),
        defines: [asDefined(name)],
        reads: [...names],
        of: planned.step.key,
      }
      steps.push({ kind: 'correlated', step, names })
    }
  }
  for (const resource of plan.resources ?? [])
    steps.push(...resourceSteps(block.type, resource, place => common(steps.length + place)))
  if (plan.problem) {
    const defines = plan.intends?.map(asDefined) ?? previous.flatMap(({ step }) => step.defines)
    steps.push(problemStep(plan.problem, defines))
  }
  if (plan.purges) steps.push(purgeStep(common(steps.length), plan.purges))
  return { steps, ...(plan.role && { role: roleWithNames(plan.role, hidden) }) }
}

/** A form of decimals is a wish for decimals. */
const inForm = (planned: PlannedStatement, numbers: NumberForm): PlannedStatement => ({
  ...planned,
  output: { ...planned.output, numbers, approximate: planned.output.approximate ?? true },
})

type StepPlace = Pick<Step, 'key' | 'block' | 'index' | 'source'>

function formulaStep(
  planned: PlannedStatement,
  common: (index: number) => StepPlace,
  index: number,
): PlannedFormula {
  const { output, symbols, request = 'value', fields = [], inRows, inCell, eachPass } = planned
  const place = common(index)
  const own = withOwnNames(planned.statement, place.block)
  const asked = namedUnit(own)
  const statement = asked && asked.names.some(name => name.length > 1) ? shown(own) : own
  return {
    kind: 'formula',
    step: {
      ...place,
      defines: definedBy(statement),
      reads: namesReadBy(statement),
      ...(asked || isEmptyBox(own)
        ? { mayRead: definedBy(own).map(({ name }) => name) }
        : optionalNamesReadBy(statement)),
      ...readsConstants(statement),
      ...readsLabels(statement),
      ...readsLibraries(statement),
      mayList: 'value' in statement ? namesOfVariables(statement.value) : [],
      makers: 'value' in statement ? makersIn(statement.value) : [],
      seeks: 'value' in statement ? soughtIn(statement.value) : [],
      measured: isMeasured(statement),
      ...(symbols?.length ? { symbols } : {}),
      ...(inRows && { lenient: true }),
    },
    statement,
    output,
    request,
    fields,
    ...(inRows && { inRows }),
    ...(inCell && { inCell }),
    ...(eachPass && { eachPass }),
  }
}

/** The words in it that make values with properties. */
function makersIn(formula: Expression): string[] {
  const names = nodesIn(formula).flatMap(node =>
    node.kind === 'call' ? node.name : node.kind === 'property' && node.row ? nameOf(node.object) : [],
  )
  return [...new Set(names)].filter(isMaker)
}

const nameOf = (node: Expression): string => (node.kind === 'name' ? node.name : '')

/** `W:h(S1:T, 5 [bar])`: a name before an argument may be that of a value whose property is meant. */
function readsLabels(statement: Statement): { readonly mayRead?: readonly string[] } {
  if (!('value' in statement)) return {}
  const labels = nodesIn(statement.value).flatMap(node =>
    node.kind === 'property' ? [...labelNames(node), ...argumentBehindText(node)] : [],
  )
  if (labels.length === 0) return {}
  return { mayRead: [...(optionalNamesReadBy(statement).mayRead ?? []), ...labels] }
}

const labelNames = ({ labels = [] }: PropertyNode): string[] => labels.flatMap(label => label?.name ?? [])

/** `f("M12", x)` looks like a cell of a table: x is read where f is a function. */
const argumentBehindText = ({ row, property, isColumnQuoted }: PropertyNode): string[] =>
  row && !isColumnQuoted ? [property] : []

/** `e(3)` waits below a line `e(x) := …`, which cannot define e. */
function readsConstants(statement: Statement): { readonly mayRead?: readonly string[] } {
  if (!('value' in statement)) return {}
  const names = nodesIn(statement.value).flatMap(node => calledConstant(node)?.name ?? [])
  if (names.length === 0) return {}
  return { mayRead: [...(optionalNamesReadBy(statement).mayRead ?? []), ...new Set(names)] }
}

const isEmptyBox = (statement: Statement): boolean =>
  statement.kind === 'definition' && statement.emptyBox === true

/** `mixture(…)` takes species of a file above, if there is one. */
function readsLibraries(statement: Statement): { readonly mayRead?: readonly string[] } {
  const made = 'value' in statement ? makersIn(statement.value) : []
  const names = made.flatMap(maker => libraryOf(maker) ?? [])
  if (names.length === 0) return {}
  const others = readsLabels(statement).mayRead ?? optionalNamesReadBy(statement).mayRead ?? []
  return { mayRead: [...others, ...names] }
}

/** The line `sigma = MPa` asks for a result, which is shown. */
const shown = (statement: Statement): Statement =>
  statement.kind === 'definition' ? { ...statement, show: true } : statement

/** The names that the block has for itself, completed. */
function withOwnNames(statement: Statement, block: string): Statement {
  if (statement.kind !== 'definition' && statement.kind !== 'expression') return statement
  const value = mapExpression(withStatesAsArguments(statement.value), node => {
    if (node.kind !== 'name') return node
    const name = completeName(block, node.name)
    return name === node.name ? node : { ...node, name }
  })
  if (statement.kind === 'expression' || statement.target.kind === 'property') return { ...statement, value }
  const { target } = statement
  const name = { ...target.name, name: completeName(block, target.name.name) }
  return { ...statement, target: { ...target, name }, value }
}

/** The step reads the names as well, so that it counts as one of their uses. */
function purgeStep(place: StepPlace, names: readonly string[]): PlannedStep {
  const step: Step = { ...place, defines: [], reads: names, symbols: names, purges: names }
  return { kind: 'remark', step, remark: null, truth: true }
}

/** Unknowns of equations and variables of calculus; the counter of a sum is neither. */
function soughtIn(expression: Expression): string[] {
  const calls = callsIn(expression).filter(({ name }) => counterPlace(name) === undefined)
  return [...new Set(calls.flatMap(call => bindingOf(call).names))]
}

function isMeasured(statement: Statement): boolean {
  if (statement.kind !== 'definition' && statement.kind !== 'expression') return false
  const hasUnit = (node: Expression): boolean => node.kind === 'quantity' || children(node).some(hasUnit)
  return statement.unit !== undefined || hasUnit(statement.value)
}

/** The names that a line `correlate(a, b, r)` or `correlate([a, b, c], R)` correlates. */
function correlatedBy(statement: Statement): readonly string[] {
  if (statement.kind !== 'expression' || statement.value.kind !== 'call') return []
  if (statement.value.name !== 'correlate') return []
  const [first, ...others] = statement.value.args
  const items = first?.kind === 'list' ? first.items : [first, others[0]]
  const names = items.flatMap(item => (item?.kind === 'name' ? item.name : []))
  return names.length === items.length ? names : []
}

function asDefined(name: string): DefinedName {
  return name.endsWith('(') ? { name: name.slice(0, -1), kind: 'function' } : { name, kind: 'variable' }
}

function definedBy(statement: Statement): DefinedName[] {
  if (statement.kind !== 'definition') return []
  const { target, value } = statement
  switch (target.kind) {
    case 'variable':
      return [
        {
          name: target.name.name,
          kind: value.kind === 'lambda' ? 'function' : 'variable',
          listsNames: listedNames(value) !== undefined,
        },
      ]
    case 'function':
    case 'element':
      return [{ name: target.name.name, kind: target.kind }]
    case 'property':
      return [{ name: target.object.name, kind: 'variable' }]
  }
}

export function namesReadBy(statement: Statement): string[] {
  if (statement.kind === 'expression') return namesIn(statement.value)
  if (statement.kind !== 'definition') return []
  const { target, value } = statement
  const names = new Set(namesIn(value, parametersOf(target)))
  if (target.kind === 'property') names.add(target.object.name)
  if (target.kind === 'element') {
    names.add(target.name.name)
    for (const index of target.indexes) for (const name of namesIn(index)) names.add(name)
  }
  return [...names]
}

/** A local name of a program that needs no definition outside, though it may take its value. */
function isOptional({ unassigned, isElement }: NameUse): boolean {
  return unassigned === 'perhaps' || (unassigned === 'never' && isElement === true)
}

/** @returns the names that a program reads only if they are defined above; nothing where there is none */
export function optionalNamesReadBy(statement: Statement): { readonly mayRead?: readonly string[] } {
  if (statement.kind !== 'definition' || statement.value.kind !== 'program') return {}
  const free = [...freeNames(statement.value, parametersOf(statement.target))]
  const names = free.filter(([, uses]) => uses.every(isOptional)).map(([name]) => name)
  return names.length > 0 ? { mayRead: names } : {}
}

function namesIn(expression: Expression, bound: readonly string[] = []): string[] {
  const free = [...freeNames(expression, bound)].filter(([, uses]) => !uses.every(isOptional))
  const names = new Set(free.map(([name]) => name))
  for (const name of pointNames(expression)) if (!bound.includes(name)) names.add(name)
  for (const name of cellsByValue(expression)) names.add(name)
  return [...names]
}

/** The columns of cells whose row is a value, `bolts(s, A_s)`: a call of two arguments may be one. */
export const cellsByValue = (expression: Expression): string[] =>
  callsIn(expression).flatMap(({ name, args }) => {
    const [, column] = args
    const isCell = args.length === 2 && column?.kind === 'name' && findFunction(name) === undefined
    return isCell ? [columnName(name, column.name)] : []
  })

function parametersOf(target: DefinitionTarget): string[] {
  return target.kind === 'function' ? target.parameters.map(parameter => parameter.name) : []
}
