/**
 * Responsibilities: a loop as a function that gives the state of its names: as they were when the last
 * pass began, and as the loop leaves them.
 */
import { UNSET } from '@calcwright/math/dimensions'
import { freeNames } from '@calcwright/math/expression'
import type {
  Expression,
  NameNode,
  ProgramNode,
  ProgramStatement,
  Statement,
} from '@calcwright/math/expression'
import { definitionOf, nameNode } from '../formula-session.ts'
import { beginsAsList } from '../../plan/loop-plan.ts'
import type { LoopPlan } from '../../plan/planned.ts'

const NOWHERE = { start: 0, end: 0 }

/** Names that no worksheet has: a typed name never begins with these words in this spelling. */
const COUNT = 'passesDoneInLoop'
const PREVIOUS = 'valueBeforePass'
export const LOOP = 'wholeLoop'
const STATE = 'stateOfLoop'

/** The loop as the definition of a function without parameters, its call, and how to read what it gives. */
export interface RecordedLoop {
  readonly definition: Statement
  readonly call: Statement
  /** Number of passes, counted. */
  readonly count: Expression
  /** The state when the last pass began, by name; without the iterator. */
  readonly before: ReadonlyMap<string, Expression>
  /** The last value of the iterator. */
  readonly iterator: Expression
  /** Names that begin as empty lists, since the loop only puts elements into them. */
  readonly lists: ReadonlySet<string>
  /** How many statements at the head of a pass only record the state. */
  readonly bookkeeping: number
}

/**
 * @param names what the loop leaves, the iterator first
 * @param above names that mean something above the loop
 * @param firstIndex of lists in the worksheet
 */
export function recordedLoop(
  statement: LoopPlan['statement'],
  names: readonly string[],
  above: (name: string) => boolean,
  firstIndex: number,
): RecordedLoop {
  const [iterator = '', ...others] = names
  const { source } = statement
  const assign = assigning(source)
  const loop: ProgramStatement = {
    ...statement,
    body: [
      assign(COUNT, sum(nameNode(COUNT), numeral(1))),
      ...others.map((name, place) => assign(previous(place), nameNode(name))),
      ...statement.body,
    ],
  }
  const { lists, beginnings } = beginningsOf(statement, others, above)
  const body: ProgramStatement[] = [
    assign(COUNT, numeral(0)),
    ...counterOf(statement),
    ...beginnings,
    ...others.map((_, place) => assign(previous(place), nameNode(`${UNSET}Before${place}`))),
    loop,
    {
      kind: 'return',
      value: list([
        nameNode(COUNT),
        nameNode(iterator),
        ...others.map((_, place) => nameNode(previous(place))),
      ]),
      source,
    },
  ]
  const program: ProgramNode = { kind: 'program', span: NOWHERE, body }
  const at = (place: number): Expression => ({
    kind: 'index',
    span: NOWHERE,
    target: nameNode(STATE),
    indexes: [numeral(place + firstIndex)],
  })
  return {
    definition: defining(program),
    call: CALL,
    count: at(0),
    iterator: at(1),
    lists,
    before: new Map(others.map((name, place) => [name, at(place + 2)])),
    bookkeeping: others.length + 1,
  }
}

/**
 * The loop as a function that gives the values it leaves, and the call of it.
 * @param names what is wanted
 */
export function finalValues(
  statement: LoopPlan['statement'],
  names: readonly string[],
  above: (name: string) => boolean,
): { readonly definition: Statement; readonly call: Statement } {
  const assigned = names.filter(name => name !== statement.iterator.name)
  const { beginnings } = beginningsOf(statement, assigned, above)
  const { source } = statement
  const body: ProgramStatement[] = [
    ...counterOf(statement),
    ...beginnings,
    statement,
    { kind: 'return', value: list(names.map(nameNode)), source },
  ]
  return { definition: defining({ kind: 'program', span: NOWHERE, body }), call: CALL }
}

const CALL = definitionOf(STATE, { kind: 'call', name: LOOP, nameSpan: NOWHERE, span: NOWHERE, args: [] })

const defining = (value: ProgramNode): Statement => ({
  kind: 'definition',
  span: NOWHERE,
  target: { kind: 'function', name: nameNode(LOOP), parameters: [] },
  value,
  show: false,
})

const assigning =
  (source: string) =>
  (name: string, value: Expression): ProgramStatement => ({
    kind: 'assign',
    target: { kind: 'variable', name: nameNode(name) },
    value,
    source,
  })

/** A loop with a test may make no pass, and what counts them has a value all the same. */
const counterOf = ({ test, iterator, source }: LoopPlan['statement']): readonly ProgramStatement[] =>
  test ? [assigning(source)(iterator.name, numeral(0))] : []

/** Values before the first pass of names that have none above the loop. */
function beginningsOf(
  statement: LoopPlan['statement'],
  names: readonly string[],
  above: (name: string) => boolean,
): { readonly lists: ReadonlySet<string>; readonly beginnings: readonly ProgramStatement[] } {
  const assign = assigning(statement.source)
  const free = freeNames({ kind: 'program', span: NOWHERE, body: [statement] })
  const lists = new Set(names.filter(name => !above(name) && beginsAsList(free.get(name))))
  const isOpen = (name: string): boolean =>
    !above(name) && !lists.has(name) && !free.get(name)?.some(({ unassigned }) => unassigned === 'never')
  const open = names.filter(isOpen).map((name, place) => assign(name, nameNode(`${UNSET}${place}`)))
  return { lists, beginnings: [...[...lists].map(name => assign(name, list([]))), ...open] }
}

const previous = (place: number): string => `${PREVIOUS}${place}`

const numeral = (value: number): Expression => ({ kind: 'number', text: String(value), span: NOWHERE })

const sum = (left: NameNode, right: Expression): Expression => ({
  kind: 'binary',
  operator: '+',
  left,
  right,
  span: NOWHERE,
  operatorSpan: NOWHERE,
})

const list = (items: readonly Expression[]): Expression => ({ kind: 'list', items, span: NOWHERE })
