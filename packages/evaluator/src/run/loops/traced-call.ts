/**
 * Responsibilities: the steps of the programs that a formula calls: their lines are gone through once more with the
 * arguments of the call.
 */
import { bindingOf, children, freeNames, toLatex, toPlain } from '@calcwright/math/expression'
import type { CallNode, Expression, ProgramStatement, Statement } from '@calcwright/math/expression'
import type { OutputOptions } from '../../block-plan.ts'
import type { TraceLine, TracePart } from '../../block-result.ts'
import type { LoopFormula } from '../../plan/planned.ts'
import type { KnownFunction } from '../../values/known.ts'
import { lineParts, Trace, words } from '../../working/trace.ts'
import { agreeInNumbers } from '../../working/working.ts'
import { NO_OUTPUT } from '../../block-plan.ts'
import { definitionOf } from '../formula-session.ts'
import type { FormulaSession, Meanings } from '../formula-session.ts'
import { LoopRun } from './loop.ts'

/** Calls of one line whose steps are shown. */
const MOST_CALLS = 3

const SHOWN: OutputOptions = { ...NO_OUTPUT, show: true }

/** @returns the calls of programs with arguments that mean something by themselves */
export function programCalls(statement: Statement, meanings: Meanings): readonly CallNode[] {
  if (statement.kind !== 'definition' && statement.kind !== 'expression') return []
  if (statement.kind === 'definition' && statement.target.kind === 'function') return []
  const found = new Map<string, CallNode>()
  const visit = (node: Expression): void => {
    if (node.kind === 'lambda' || node.kind === 'program') return
    if (node.kind === 'call' && bindingOf(node).names.length > 0) return
    children(node).forEach(visit)
    if (node.kind === 'call' && programOf(node, meanings)) found.set(toPlain(node), node)
  }
  visit(statement.value)
  return [...found.values()].slice(0, MOST_CALLS)
}

function programOf(call: CallNode, meanings: Meanings): KnownFunction | null {
  const known = meanings.get(call.name)
  if (known?.kind !== 'function' || known.source.kind !== 'program' || call.primed || call.labels) return null
  return call.args.length === known.definition.parameters.length ? known : null
}

/**
 * @param meanings of the names of the formula
 * @param key of the step of the line
 * @returns the steps of the calls; none where they do not lead to what the call gives
 * @throws RunStopped when the run was stopped
 */
export async function traceCalls(
  calls: readonly CallNode[],
  meanings: Meanings,
  session: FormulaSession,
  key: string,
): Promise<readonly TraceLine[]> {
  const lines: TraceLine[] = []
  for (const [index, call] of calls.entries()) {
    const known = programOf(call, meanings)
    if (!known || known.source.kind !== 'program') continue
    const trace = new Trace()
    const own = `${key} call ${index}`
    const asked: Statement = { kind: 'expression', span: call.span, value: call, show: true }
    const wanted = await session.ask(asked, SHOWN, new Map(meanings), own)
    const given = await inside(known, call, { meanings, session, key: own, trace })
    if (given && agreeInNumbers(given, wanted.outcome, session.settings)) lines.push(...trace.lines)
    else if (trace.isFull) lines.push(tooLong(call, trace.isLate))
  }
  return lines
}

const tooLong = (call: CallNode, isLate: boolean): TraceLine => ({
  depth: 0,
  parts: [
    callPart(call),
    words(
      isLate
        ? 'takes too long here to be shown step by step.'
        : 'takes too many passes to be shown step by step.',
    ),
  ],
})

const callPart = (call: CallNode): TracePart => ({ display: toPlain(call), latex: toLatex(call) })

interface Inside {
  readonly meanings: Meanings
  readonly session: FormulaSession
  readonly key: string
  readonly trace: Trace
}

/** @returns what the program gives */
async function inside(known: KnownFunction, call: CallNode, { meanings, session, key, trace }: Inside) {
  const { source, scope, definition } = known
  if (source.kind !== 'program') return null
  const inner: Meanings = new Map([[call.name, known]])
  for (const name of freeNames(source).keys()) {
    const meaning = scope.known(name)
    if (meaning) inner.set(name, meaning)
  }
  trace.add([callPart(call), words('step by step:')])
  for (const [index, name] of definition.parameters.entries()) {
    const at = new Map(meanings)
    const argument = definitionOf(name, call.args[index]!)
    const { outcome } = await session.ask(argument, SHOWN, at, `${key} ${name}`)
    const value = at.get(name)
    if (outcome.error || !value) return null
    inner.set(name, value)
    await trace.within(async () => trace.add(lineParts(argument, outcome)))
  }
  const run = new LoopRun({ formulas: formulasOf(source.body), heads: new Map() }, session, {
    withNotices: outcome => outcome,
    copy: ` in ${key}`,
    trace,
  })
  return trace.within(() => run.program(source.body, inner))
}

/** The lines and tests of a program, by their sources. */
function formulasOf(body: readonly ProgramStatement[]): ReadonlyMap<string, LoopFormula> {
  const formulas = new Map<string, LoopFormula>()
  const add = (source: string, statement: Statement, request = 'value'): void =>
    void formulas.set(source, { statement, output: NO_OUTPUT, request, fields: [] })
  const expression = (value: Expression): Statement => ({
    kind: 'expression',
    span: value.span,
    value,
    show: true,
  })
  const visit = (statement: ProgramStatement): void => {
    const { source } = statement
    switch (statement.kind) {
      case 'assign': {
        const { target, value } = statement
        return add(source, { kind: 'definition', span: value.span, target, value, show: false })
      }
      case 'show':
      case 'return':
        return add(source, expression(statement.value))
      case 'choice':
        for (const branch of statement.branches) {
          if (branch.test) add(branch.source, expression(branch.test), 'test')
          branch.body.forEach(visit)
        }
        return
      case 'loop':
        if (statement.test) add(source, expression(statement.test), 'test')
        return statement.body.forEach(visit)
      case 'break':
      case 'continue':
    }
  }
  body.forEach(visit)
  return formulas
}
