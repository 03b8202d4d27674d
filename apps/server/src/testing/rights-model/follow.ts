/** Runs a sequence of calls in the model and on the server, and compares after each of them. */
import * as fc from 'fast-check'
import { type Call, anyCall } from './calls.ts'
import type { Driver } from './driver.ts'
import type { Outcome } from './need.ts'
import { perform } from './rules.ts'
import { notifyWindows } from './notify-windows.ts'
import { type Actor, type State, levelOf, emptyState, peopleOf, subjectOf } from './state.ts'
import { type Step, resolve, describeStep } from './steps.ts'

/** Initial calls, so that the calls of a sequence find something. */
const BEGINNING: readonly Call[] = [
  { call: 'new_project', who: 0, into: 0 },
  { call: 'new_worksheet', who: 0, into: 12 },
  { call: 'new_project', who: 1, into: 0 },
  { call: 'new_worksheet', who: 1, into: 0 },
  { call: 'new_team', who: 2 },
  // Somebody views a worksheet by their team.
  { call: 'new_worksheet', who: 2, into: 0 },
  { call: 'team_invite', who: 2, team: 0, recipient: 3, role: 'member' },
  { call: 'team_accept', who: 3, team: 0, recipient: 3, role: 'member' },
  { call: 'share_team', who: 2, item: 4, team: 0, rights: 3 },
  { call: 'open_window', who: 3, item: 4 },
]

const ACTORS = (state: State): readonly Actor[] => [...peopleOf(state), null]
/** Greatest number of calls in a sequence. */
const LONGEST = 100
/** Lookups of rights at the end of a sequence, besides one after each call. */
const AT_THE_END = 12

/** Steps over all sequences. */
export interface Count {
  sequences: number
  steps: number
  /** Number of each outcome of each call. */
  readonly answers: Record<string, number>
}

export const newCount = (): Count => ({ sequences: 0, steps: 0, answers: {} })

/** Property: no sequence of calls shows a difference between the server and the model. */
export function sameRights(driver: Driver, count: Count = newCount(), longest = LONGEST) {
  return fc.asyncProperty(
    fc.array(anyCall, { minLength: 1, maxLength: longest, size: 'max' }),
    async calls => {
      await driver.clear()
      await follow(driver, [...BEGINNING, ...calls], count)
      count.sequences += 1
    },
  )
}

/** Throws with the steps so far at the first difference. */
async function follow(driver: Driver, calls: readonly Call[], count: Count): Promise<void> {
  let state = emptyState()
  const lines: string[] = []
  const differ = (what: string): never => {
    throw new Error(`The server and the model of rights differ:\n${lines.join('\n')}\n${what}`)
  }
  for (const [turn, call] of calls.entries()) {
    const step = resolve(state, call, turn)
    if (!step) continue
    const result = perform(state, step)
    count.steps += 1
    const kind = `${step.call}: ${result.outcome.replace(/^all but .*/, 'some')}`
    count.answers[kind] = (count.answers[kind] ?? 0) + 1
    lines.push(`  ${describeStep(step)}: ${result.outcome}`)
    const outcome = await driver.perform(step)
    if (outcome !== result.outcome) differ(`but the server: ${outcome}`)
    const { windows } = result.state
    const before = state
    state = notifyWindows(result.state, step, result.outcome)
    if (step.call === 'list' && outcome === 'done') await compareRows(driver, state, step, turn, differ)
    await compareWindows(driver, state, windows, step, result.outcome, differ)
    await compareLevels(driver, state, sampleOf(state, turn), differ)
    compareAddresses(driver, [before, state], differ)
  }
  const turns = Array.from({ length: AT_THE_END }, (_, turn) => turn)
  const asked = turns.flatMap(turn => sampleOf(state, calls.length + turn))
  await compareLevels(driver, state, asked, differ)
}

type Asked = readonly [actor: Actor, item: string]
type Differ = (what: string) => void

const everything = (state: State): Asked[] =>
  ACTORS(state).flatMap(actor => Object.keys(state.items).map(item => [actor, item] as const))

/** No answer names an item that its reader may not see, either before or after the call. */
function compareAddresses(driver: Driver, states: readonly State[], differ: Differ): void {
  for (const exchange of driver.takeExchanges()) {
    const subject = subjectOf(exchange.actor)
    for (const item of driver.namedIn(exchange)) {
      const sees = states.some(state => state.items[item] && levelOf(state, subject, item) > 0)
      if (!sees) differ(`${exchange.actor ?? 'nobody'} got the address of ${item}: ${exchange.answer}`)
    }
  }
}

/** Chooses another lookup in each turn. */
function sampleOf(state: State, turn: number): Asked[] {
  const all = everything(state)
  return all.length === 0 ? [] : [all[(turn * 31) % all.length]!]
}

async function compareLevels(
  driver: Driver,
  state: State,
  asked: readonly Asked[],
  differ: Differ,
): Promise<void> {
  const found = await Promise.all(asked.map(([actor, item]) => driver.levelOf(actor, item)))
  for (const [index, [actor, item]] of asked.entries()) {
    const expected = levelOf(state, subjectOf(actor), item)
    if (found[index] !== expected)
      differ(`${actor ?? 'nobody'} has ${expected} on ${item}, but at the server ${found[index]}`)
  }
}

const VIEWS = ['active', 'my_docs', 'shared', 'team', 'starred', 'archive'] as const

/** Lists show no hidden item, and each row has the right level. */
async function compareRows(
  driver: Driver,
  state: State,
  { actor, about }: Step,
  turn: number,
  differ: Differ,
): Promise<void> {
  const rows = await driver.listed(actor, about, VIEWS[turn % VIEWS.length]!)
  for (const [item, level] of rows) {
    const expected = state.items[item] ? levelOf(state, subjectOf(actor), item) : 0
    if (level !== expected || level === 0)
      differ(`${item} is listed at ${level} to ${actor ?? 'nobody'}, who has ${expected}`)
  }
}

/** Compares the events of each window, and those of windows on the same worksheet. */
async function compareWindows(
  driver: Driver,
  { windows, items }: State,
  before: State['windows'],
  { call, about }: Step,
  outcome: Outcome,
  differ: Differ,
): Promise<void> {
  const sent = call.startsWith('write') && before[about] ? driver.window(about)?.sent : undefined
  const passedOn = sent !== undefined && outcome === 'done'
  for (const id of Object.keys(before)) {
    const window = driver.window(id)!
    const expected = windows[id]
    if (!expected) {
      if (!(await window.until(() => !window.isOpen))) differ(`${id} is closed, but at the server open`)
      continue
    }
    const moved = items[expected.item]!.addresses > 0
    const isSo = () =>
      window.level === expected.level &&
      (!moved || window.hash === null || window.hash === driver.hashOf(expected.item)) &&
      (!passedOn || id === about || before[about]?.item !== expected.item || window.updates.has(sent))
    if (!(await window.until(() => !window.isOpen || isSo())))
      differ(`${id} was told ${window.level}, not ${expected.level}`)
    if (!window.isOpen) differ(`${id} is open, but at the server closed`)
    if (sent !== undefined && !passedOn && window.updates.has(sent)) differ(`${id} received a refused change`)
  }
}
