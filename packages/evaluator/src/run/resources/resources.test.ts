import { createInlineEngine } from '@calcwright/engine/node'
import { parsePlain } from '@calcwright/math/expression'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BlockEvaluation, BlockPlan, PlannedResource } from '../../block-plan.ts'
import type { BlockResult } from '../../block-result.ts'
import type { EvaluationBlock, Evaluator, EvaluatorEvent } from '../../contract.ts'
import { line, SETTINGS, WatchedEngine } from '../../testing/sheet.ts'
import { NO_OUTPUT } from '../../block-plan.ts'
import { createEvaluator } from '../evaluator.ts'

interface TableProps {
  readonly digest: string
  readonly names: readonly string[]
  readonly units?: readonly string[]
  readonly title?: string
}

/** Reads numbers that stand in lines of texts, one column beside the other. */
const read =
  ({ names, units = [] }: TableProps): PlannedResource['read'] =>
  bytes => {
    reads += 1
    const text = new TextDecoder().decode(bytes)
    if (text === 'fault') throw new Error('nothing but a fault')
    const rows = text.split('\n').map(row => row.split(' ').map(Number))
    if (rows.some(row => row.length !== rows[0]!.length))
      return { ok: false, message: 'The rows are of different lengths.', field: 'separator' }
    const columns = rows[0]!.map((_, at) => ({
      name: names[at] ?? '',
      unit: units[at] ?? '',
      values: Float64Array.from(rows, row => row[at]!),
      field: 'units',
    }))
    return { ok: true, columns }
  }
let reads = 0

const tableEvaluation: BlockEvaluation<TableProps> = {
  type: 'table',
  plan: props => ({
    statements: [],
    resources: [
      {
        kind: 'resource',
        digest: props.digest,
        options: props.units?.join(' '),
        names: props.names,
        field: 'file',
        read: read(props),
      },
    ],
  }),
}

const lineEvaluation: BlockEvaluation<{ readonly source: string }> = {
  type: 'line',
  plan({ source }) {
    const parsed = parsePlain(source)
    return parsed.ok
      ? { statements: [{ statement: parsed.value, output: NO_OUTPUT }] }
      : { statements: [], problem: parsed.problem }
  },
}

/** A plot of points y over x, which are names. */
const plotEvaluations: BlockEvaluation[] = [
  {
    type: 'plot',
    plan: (): BlockPlan => {
      const axis = { log: false, unit: '' }
      return { statements: [], role: { kind: 'axes', axes: { x: axis, y: axis, y2: axis } } }
    },
  },
  {
    type: 'points',
    plan(props): BlockPlan {
      const { x, y } = props as { x: string; y: string }
      const formula = (name: string, source: string) => {
        const parsed = parsePlain(`${name} := ${source}`)
        if (!parsed.ok) throw new Error(parsed.problem.message)
        return { statement: parsed.value, output: NO_OUTPUT, request: name }
      }
      return {
        statements: [formula('x', x), formula('y', y)],
        role: { kind: 'series', shape: { kind: 'points' }, axis: 'y' },
      }
    },
  },
]

const block = (type: string, id: string, props: unknown, parent: string | null = null): EvaluationBlock => ({
  id,
  type,
  parent,
  disabled: false,
  props,
})

const table = (props: Partial<TableProps> = {}): EvaluationBlock =>
  block('table', 'table', { digest: 'numbers', names: ['T', 'F'], units: ['degC', 'kN'], ...props })

const FILES: Readonly<Record<string, string>> = {
  numbers: '20 1\n25 2\n30 4.5',
  others: '10 1\n15 2\n20 3',
  ragged: '1 2\n3',
  fault: 'fault',
  single: '1\n2',
}

/** A store whose files come at once, or when a test lets them. */
class Store {
  readonly asked: string[] = []
  readonly late = new Map<string, (text: string) => void>()
  readonly get = (digest: string): Promise<Uint8Array<ArrayBuffer>> => {
    this.asked.push(digest)
    if (digest === 'broken') return Promise.reject(new Error('the line is down'))
    if (digest.startsWith('late'))
      return new Promise(resolve => this.late.set(digest, text => resolve(new TextEncoder().encode(text))))
    const text = FILES[digest]
    return text === undefined
      ? Promise.reject(Object.assign(new Error(digest), { name: 'MissingResource' }))
      : Promise.resolve(new TextEncoder().encode(text))
  }
}

let watched: WatchedEngine
let evaluator: Evaluator
let store: Store
const results = new Map<string, BlockResult>()
const events: EvaluatorEvent[] = []

beforeAll(async () => {
  watched = new WatchedEngine(await createInlineEngine())
})
afterAll(() => watched.engine.dispose())

function open(
  blocks: readonly EvaluationBlock[],
  snapshot?: Parameters<Evaluator['open']>[2],
): Promise<void> {
  store = new Store()
  reads = 0
  results.clear()
  events.length = 0
  watched.commands.length = 0
  evaluator = createEvaluator({
    startEngine: () => Promise.resolve(watched.engine),
    blockEvaluations: [tableEvaluation, lineEvaluation, ...plotEvaluations] as BlockEvaluation[],
    resources: store,
  })
  evaluator.on(event => {
    events.push(event)
    if (event.kind === 'results') for (const result of event.results) results.set(result.block, result)
  })
  return finished(() => evaluator.open(blocks, SETTINGS, snapshot))
}

const until = (holds: (event: EvaluatorEvent) => boolean): Promise<void> =>
  new Promise(resolve => {
    const stop = evaluator.on(event => {
      if (!holds(event)) return
      stop()
      resolve()
    })
  })

function finished(work: () => void): Promise<void> {
  const end = until(({ kind }) => kind === 'finished')
  work()
  return end
}

const update = (...blocks: EvaluationBlock[]): Promise<void> => finished(() => evaluator.update({ blocks }))
const outcome = (id: string) => results.get(id)!.outcomes[0]!
const shown = (id: string): string => outcome(id).error?.message ?? outcome(id).display
/** Commands that hold the numbers of a file. */
const lists = (): string[] => watched.commands.filter(text => text.includes(':=[') && text.includes('1000.0'))

test('columns are names with units, which the engine gets once a formula needs them there', async () => {
  await open([table(), line('a', 'b := 2'), line('c', 'max(F) = [kN]')])
  expect(shown('c')).toBe('4.5 kN')
  expect(results.get('table')!.defines).toEqual(['T', 'F'])
  expect(lists()).toHaveLength(1)
  await update(line('d', 'sum(F) = [kN]'), line('e', 'mean(T) = [degC]'))
  expect([shown('d'), shown('e')]).toEqual(['7.5 kN', '25 degC'])
  expect(lists()).toHaveLength(1)
  expect(watched.commands.filter(text => text.includes(':=[') && text.includes('293.15'))).toHaveLength(1)
})

test('plots and fits take the numbers as they are', async () => {
  await open([
    table(),
    block('plot', 'plot', {}),
    block('points', 'points', { x: 'T', y: 'F' }, 'plot'),
    line('fit', 'nonlinear_regression(a*x, [x, a], [1, 2, 3], F, [1 [kN]]) ='),
  ])
  const plot = results.get('plot')!.outcomes.find(({ plot }) => plot)?.plot
  expect(plot?.series[0]?.columns).toMatchObject({ y: Float64Array.of(1, 2, 4.5) })
  expect(outcome('fit').error).toBeNull()
  expect(lists()).toEqual([])
})

test('its result is the columns in brief', async () => {
  const text = Array.from({ length: 1000 }, (_, index) => index).join('\n')
  await open([])
  const late = table({ digest: 'late', names: ['n'], units: [] })
  const end = finished(() => evaluator.update({ blocks: [late] }))
  store.late.get('late')!(text)
  await end
  const { columns, request } = outcome('table')
  expect({ columns, request }).toEqual({
    request: 'resource',
    columns: [{ name: 'n', unit: '', count: 1000, first: Array.from({ length: 20 }, (_, index) => index) }],
  })
  expect(JSON.stringify(await evaluator.snapshot()).length).toBeLessThan(2000)
})

test.each([
  [
    'a missing file',
    { digest: 'none' },
    'resource.missing',
    'file',
    'The file of this block is not here. Wait until it is uploaded, or choose it again.',
  ],
  [
    'a store out of reach',
    { digest: 'broken' },
    'resource.load',
    'file',
    'The file of this block could not be loaded: the line is down',
  ],
  [
    'a reader that fails',
    { digest: 'fault' },
    'resource.read',
    'file',
    'The file of this block cannot be read: nothing but a fault',
  ],
  [
    'rows of other lengths',
    { digest: 'ragged' },
    'resource.shape',
    'separator',
    'The rows are of different lengths.',
  ],
  [
    'a column that is not there',
    { digest: 'single' },
    'resource.shape.column',
    'file',
    'The file has no column for F.',
  ],
  ['a unit that is none', { units: ['', 'blah'] }, 'unit.unknown', 'units', expect.stringContaining('blah')],
] as const)('%s is an error of the block and halts its readers', async (_, props, code, field, message) => {
  await open([table(props), line('c', 'sum(F) ='), line('d', '1 + 1 =')])
  expect(outcome('table').error).toMatchObject({ code, field, message })
  expect(outcome('c').error?.kind).toBe('halted')
  expect(shown('d')).toBe('2')
  await update(table())
  expect(shown('c')).toBe('7.5 kN')
})

test('a reading that has failed is tried again by a calculation', async () => {
  await open([table({ digest: 'none' })])
  await finished(() => evaluator.recalculate('all'))
  expect(store.asked).toEqual(['none', 'none'])
})

test('the same digest is read once, another one makes its readers stale', async () => {
  await open([table(), line('c', 'sum(F) = [kN]'), line('d', '3 + 4 =')])
  await update(table({ title: 'Measured on Monday' }))
  await finished(() => evaluator.recalculate('all'))
  expect([store.asked, reads]).toEqual([['numbers'], 1])
  events.length = 0
  await update(table({ digest: 'others' }))
  expect([store.asked, reads]).toEqual([['numbers', 'others'], 2])
  expect(shown('c')).toBe('6 kN')
  const reported = events.flatMap(event =>
    event.kind === 'results' ? event.results.map(one => one.block) : [],
  )
  expect(reported).not.toContain('d')
})

test('the rest goes on while a file is on its way', async () => {
  await open([])
  const blocks = [table({ digest: 'late' }), line('c', 'sum(F) = [kN]'), line('d', '1 + 1 =')]
  const rest = until(event => event.kind === 'results' && event.results.some(one => one.block === 'd'))
  const end = finished(() => evaluator.update({ blocks }))
  await rest
  expect(outcome('table')).toMatchObject({ running: true, notices: [{ code: 'resource.loading' }] })
  expect(results.has('c')).toBe(false)
  const other = until(event => event.kind === 'results' && event.results.some(one => one.block === 'e'))
  evaluator.update({ blocks: [line('e', '2 + 2 =')] })
  await other
  expect(shown('e')).toBe('4')
  store.late.get('late')!(FILES.others!)
  await end
  expect(shown('c')).toBe('6 kN')
  expect(store.asked).toEqual(['late'])
})

test('an abort ends the waiting, a calculation takes it up again', async () => {
  await open([])
  const blocks = [table({ digest: 'late' }), line('c', 'sum(F) = [kN]')]
  const waiting = until(event => event.kind === 'results')
  evaluator.update({ blocks })
  await waiting
  await finished(() => evaluator.abort())
  expect(outcome('table').error?.message).toBe('This computation has been aborted by the user')
  const end = finished(() => evaluator.recalculate('stale'))
  store.late.get('late')!(FILES.others!)
  await end
  expect(shown('c')).toBe('6 kN')
})

test('another file takes the place of one that is on its way', async () => {
  await open([])
  const waiting = until(event => event.kind === 'results')
  evaluator.update({ blocks: [table({ digest: 'late' }), line('c', 'sum(F) = [kN]')] })
  await waiting
  await update(table())
  store.late.get('late')!(FILES.others!)
  expect(shown('c')).toBe('7.5 kN')
})

test('stored results need no file before a reader is stale', async () => {
  const blocks = [table(), line('c', 'sum(F) = [kN]')]
  await open(blocks)
  const snapshot = JSON.parse(JSON.stringify(await evaluator.snapshot()))
  await open(blocks, snapshot)
  expect([store.asked, watched.commands]).toEqual([[], []])
  await update(line('c', 'max(F) = [kN]'))
  expect(shown('c')).toBe('4.5 kN')
  expect(store.asked).toEqual(['numbers'])
})
