import { describe, expect, it } from 'vitest'
import type { EvaluationBlock } from '../contract.ts'
import { LargeFieldsReceived, LargeFieldsSent } from './large-fields.ts'
import type { ToEvaluator } from './messages.ts'

class Cells {
  readonly values: Readonly<Record<string, string>>
  constructor(values: Readonly<Record<string, string>>) {
    this.values = values
  }
  changesSince(before: Cells): Record<string, string | null> {
    const gone = Object.keys(before.values).filter(key => !(key in this.values))
    const changed = Object.entries(this.values).filter(([key, value]) => before.values[key] !== value)
    return { ...Object.fromEntries(gone.map(key => [key, null])), ...Object.fromEntries(changed) }
  }
  toJSON() {
    return this.values
  }
}

const tableOf = (cells: Readonly<Record<string, string>>, id = 't'): EvaluationBlock => ({
  id,
  type: 'table',
  parent: null,
  disabled: false,
  props: { name: 'a', cells: new Cells(cells) },
})

const plainOf = (cells: object): EvaluationBlock => ({ ...tableOf({}), props: { name: 'a', cells } })

const line: EvaluationBlock = { id: 'm', type: 'math', parent: null, disabled: false, props: { latex: 'x' } }
const open = (...blocks: readonly EvaluationBlock[]): ToEvaluator => ({ method: 'open', args: [blocks, {}] })
const update = (...blocks: readonly EvaluationBlock[]): ToEvaluator => ({
  method: 'update',
  args: [{ blocks, order: undefined }],
})

/** The last message as it arrives, and the length of its text on the way. */
function arrived(...messages: readonly ToEvaluator[]) {
  const [sent, received] = [new LargeFieldsSent(), new LargeFieldsReceived()]
  let length = 0
  const all = messages.map(message => {
    const text = JSON.stringify(sent.message(message))
    length = text.length
    return structuredClone(received.message(JSON.parse(text) as ToEvaluator))
  })
  return { last: all.at(-1)!, length }
}

const plain = (message: ToEvaluator): unknown => JSON.parse(JSON.stringify(message))

const MANY = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`r${at} x`, String(at)]))

describe('large fields', () => {
  it.each<[string, readonly ToEvaluator[]]>([
    ['of a sheet that is opened', [open(line, tableOf({ 'r x': '1' }))]],
    [
      'of a changed one',
      [open(tableOf({ 'r x': '1', 'q x': '2' })), update(tableOf({ 'r x': '7', 's x': '3' }))],
    ],
    ['of a new block', [open(line), update(tableOf({ 'r x': '1' })), update(tableOf({}))]],
    ['of two blocks', [open(tableOf(MANY), tableOf({}, 'u')), update(tableOf({ 'a x': '1' }, 'u'), line)]],
    ['of a sheet that is opened again', [open(tableOf(MANY)), open(tableOf({ 'r x': '1' }))]],
    ['of plain objects', [open(plainOf(MANY)), update(plainOf(MANY)), update(plainOf({ 'r x': '1' }))]],
    [
      'of what was plain',
      [open(plainOf(MANY)), update(tableOf({ 'r x': '1' })), update(tableOf({ 'r x': '2' }))],
    ],
    ['and messages without blocks', [{ method: 'abort', args: [] }]],
  ])('arrive %s', (_, messages) => {
    expect(plain(arrived(...messages).last)).toEqual(plain(messages.at(-1)!))
  })

  it('are sent once, and then what changes in them', () => {
    expect(arrived(open(tableOf(MANY)), update(tableOf({ ...MANY, 'r7 x': '8.5' }))).length).toBeLessThan(250)
    expect(arrived(open(plainOf(MANY)), update(plainOf(MANY))).length).toBeLessThan(250)
  })
})
