/**
 * Responsibilities: the steps of a loop or a program: one for the whole, one for each line in it, one for
 * each name that it leaves.
 */
import type { StoredCode } from '../block-result.ts'
import type { Message } from '@calcwright/math/messages'
import { message } from '@calcwright/math/messages/runs'
import { freeNames } from '@calcwright/math/expression'
import type { ProgramNode } from '@calcwright/math/expression'
import { NO_OUTPUT } from '../block-plan.ts'
import type { BlockRole } from '../block-plan.ts'
import { hashOf } from '../graph/hash.ts'
import { stepKey } from '../graph/step.ts'
import type { DefinedName, Step } from '../graph/step.ts'
import { cellsByValue, namesReadBy, optionalNamesReadBy } from './statements.ts'
import type { PlannedStep } from './planned.ts'
import { loopHead } from './fold.ts'
import type { FoldedProgram, FoldedBlock } from './fold.ts'
import { beginsAsList, namesBelow, testOf } from './loop-plan.ts'

/** @returns a step that computes nothing and shows a notice, or nothing at all */
export function remarkStep(block: string, remark: Message<StoredCode> | null, truth = false): PlannedStep {
  const source = hashOf(remark?.text ?? '')
  const step: Step = { key: stepKey(block, 0), block, index: 0, defines: [], reads: [], source }
  return { kind: 'remark', step, remark, truth }
}

/** A line inside a whole, which neither defines nor reads anything by itself. */
export function partOf(planned: PlannedStep, folded: FoldedProgram, of: string): PlannedStep {
  const { key, block, index, source } = planned.step
  const step: Step = { key, block, index, source, defines: [], reads: [], of }
  if (planned.kind === 'problem') return { ...planned, step: { ...step, of: undefined } }
  const remark = folded.remarks.get(key)
  return remark ? { kind: 'remark', step, remark, truth: false } : { kind: 'part', step }
}

/** The step of a whole: it halts what reads it when a line inside cannot be read. */
function wholeStep(whole: FoldedBlock, node: ProgramNode, defines: readonly DefinedName[]): Step {
  const sources = sourcesOf(whole)
  const { id } = whole
  const free = [...freeNames(node)]
  const begun = free.filter(([, uses]) => beginsAsList(uses)).map(([name]) => name)
  return {
    key: stepKey(id, 0),
    block: id,
    index: 0,
    defines,
    reads: [...free.map(([name]) => name).filter(name => !begun.includes(name)), ...cellsByValue(node)],
    ...(begun.length > 0 && { mayRead: begun }),
    source: hashOf(...sources),
  }
}

function sourcesOf({ steps, children, role }: FoldedBlock): string[] {
  const own = steps.map(({ step }) => step.source)
  return [role?.kind ?? '', JSON.stringify(role ?? null), ...own, '(', ...children.flatMap(sourcesOf), ')']
}

function broken(step: Step): PlannedStep {
  const { code, text } = message('syntax.line')
  return { kind: 'problem', step, problem: { code, message: text, span: { start: 0, end: 0 } } }
}

export function loopStep(
  whole: FoldedBlock,
  role: BlockRole & { readonly kind: 'loop' },
  folded: FoldedProgram,
): PlannedStep {
  const source = stepKey(whole.id, 0)
  const statement = { ...loopHead(role), source, body: folded.body }
  const span = role.iterator.span
  const step = wholeStep(whole, { kind: 'program', span, body: [statement] }, [])
  if (folded.broken) return broken(step)
  const parts = whole.children.flatMap(partKeys)
  const heads = new Map([...folded.heads, [source, role.fields]])
  const { test } = statement
  const formulas = new Map([
    ...folded.formulas,
    ...(test ? [[source, testOf(test, role.fields)] as const] : []),
  ])
  return { kind: 'loop', step, loop: { statement, heads, formulas, parts } }
}

function partKeys({ id, steps, children }: FoldedBlock): string[] {
  const own = steps.length > 0 ? steps.map(({ step }) => step.key) : [stepKey(id, 0)]
  return [...own, ...children.flatMap(partKeys)]
}

export function exportSteps(
  { id }: FoldedBlock,
  role: BlockRole & { readonly kind: 'loop' },
  folded: FoldedProgram,
): PlannedStep[] {
  const statement = { ...loopHead(role), source: '', body: folded.body }
  return [...new Set([...namesBelow(statement), ...folded.intended])].map((name, place) => {
    const index = place + 1
    const source = hashOf('export', name)
    const defined: DefinedName = { name, kind: 'variable' }
    const key = stepKey(id, index)
    const of = stepKey(id, 0)
    const step: Step = { key, block: id, index, defines: [defined], reads: [], mayRead: [name], of, source }
    return { kind: 'export', step }
  })
}

export function programStep(
  whole: FoldedBlock,
  { target }: BlockRole & { readonly kind: 'program' },
  folded: FoldedProgram,
): PlannedStep {
  const span = target.name.span
  const value: ProgramNode = { kind: 'program', span, body: folded.body }
  const statement = { kind: 'definition', span, target, value, show: false } as const
  const defines: DefinedName[] = [{ name: target.name.name, kind: 'function' }]
  const step = {
    ...wholeStep(whole, value, defines),
    reads: namesReadBy(statement),
    ...optionalNamesReadBy(statement),
  }
  if (folded.broken) return broken(step)
  return {
    kind: 'formula',
    step,
    statement,
    output: NO_OUTPUT,
    request: 'value',
    fields: [],
    isProgram: true,
  }
}
