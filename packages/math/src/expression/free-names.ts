/** The names of a formula whose meaning comes from outside. */
import { isMaker } from '@calcwright/reference/holders'
import { bindingOf } from './binders.ts'
import { assignedNames, partsOf } from './programs.ts'
import type { Unassigned } from './programs.ts'
import { columnName, resultName } from './columns.ts'
import type { CallNode, Expression, ProgramNode, PropertyNode, Span } from './tree.ts'
import { children } from './walk.ts'

/** One use of a free name. */
export interface NameUse {
  readonly span: Span
  /** `function` where the name is called. */
  readonly role: 'variable' | 'function'
  /** In a program: the statement whose text the span is a place in. */
  readonly source?: string
  /**
   * Set for a local name of a program that is read before it has a value (`never`), or may be
   * (`perhaps`): then it has the value of the definition outside.
   */
  readonly unassigned?: Unassigned
  /** In a program: an element is put into it, and a new list where it has no value. */
  readonly isElement?: true
}

/**
 * Names whose meaning comes from outside: bound variables of sums, integrals, lambdas and the like
 * (see binders.ts) are left out inside their scope, and the local names of programs where they have
 * a value. Function names that the engine knows are included; the caller sorts them out. In order of
 * first use.
 * @param bound names already bound, such as the parameters of a function definition
 */
export function freeNames(node: Expression, bound: readonly string[] = []): Map<string, NameUse[]> {
  const uses = new Map<string, NameUse[]>()
  collect(node, new Set(bound), (name, use) => {
    const list = uses.get(name)
    if (list) list.push(use)
    else uses.set(name, [use])
  })
  return uses
}

type Add = (name: string, use: NameUse) => void

function collect(node: Expression, bound: ReadonlySet<string>, add: Add): void {
  switch (node.kind) {
    case 'name':
      if (!bound.has(node.name)) add(node.name, { span: node.span, role: 'variable' })
      return
    case 'lambda':
      collect(node.body, new Set([...bound, ...node.parameters.map(parameter => parameter.name)]), add)
      return
    case 'call':
      collectCall(node, bound, add)
      return
    case 'program':
      collectProgram(node, bound, add)
      return
    case 'property':
      collectColumn(node, bound, add)
      for (const child of children(node)) collect(child, bound, add)
      return
    default:
      for (const child of children(node)) collect(child, bound, add)
  }
}

/**
 * A column of a table is a name of its own, `bolts.A_s`, besides that of the table; a result of a call is the function
 * `beam_sigma`.
 */
function collectColumn(
  { object, property, columnSpan, span }: PropertyNode,
  bound: ReadonlySet<string>,
  add: Add,
): void {
  if (object.kind === 'call' && !bound.has(object.name) && !isMaker(object.name))
    add(resultName(object.name, property), { span: columnSpan ?? span, role: 'function' })
  if (!columnSpan || object.kind !== 'name' || bound.has(object.name)) return
  add(columnName(object.name, property), { span: columnSpan, role: 'variable' })
}

function collectCall(node: CallNode, bound: ReadonlySet<string>, add: Add): void {
  // A word that makes a value with properties, or the title of one, is no name of the worksheet.
  const isMade = node.text !== undefined || (node.labels !== undefined && isMaker(node.name))
  const isNamed = !node.native && !isMade
  if (isNamed && !bound.has(node.name)) add(node.name, { span: node.nameSpan, role: 'function' })
  const { names, covers } = bindingOf(node)
  const inner = names.length > 0 ? new Set([...bound, ...names]) : bound
  node.args.forEach((arg, index) => collect(arg, covers(index) ? inner : bound, add))
}

function collectProgram(program: ProgramNode, bound: ReadonlySet<string>, add: Add): void {
  const locals = assignedNames(program.body)
  for (const { expression, source, unassigned, parameters, isElement } of partsOf(program, bound)) {
    const assigned = [...locals].filter(name => !unassigned.has(name))
    collect(expression, new Set([...bound, ...assigned, ...parameters]), (name, use) => {
      const state = unassigned.get(name)
      add(name, { source, ...use, ...(state && { unassigned: state }), ...(isElement && { isElement }) })
    })
  }
}
