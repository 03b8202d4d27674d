import { registry } from '@calcwright/blocks/schemas'
import { Worksheet } from '@calcwright/document'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { limitMixtures } from './limit-mixtures.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const components = (count: number) =>
  Array.from({ length: count }, (_, row) => ({ quantity: String(row + 1), substance: 'O2' }))

function open(count: number) {
  const blocks = [{ id: 'm', type: 'mixture', props: { components: components(count) } }]
  const worksheet = Worksheet.create(registry, { name: 'Gas', blocks })
  const removed = vi.fn()
  const stop = limitMixtures(worksheet, 2, removed)
  const count_ = (id = 'm') =>
    (worksheet.block(id)?.props as { components: readonly object[] } | undefined)?.components.length
  const set = (to: number) =>
    worksheet.apply({ kind: 'setProps', id: 'm', props: { components: components(to) } })
  return { worksheet, removed, stop, set, count: count_ }
}

it('removes a third component a moment after it was added', () => {
  const { set, count, removed } = open(1)
  set(2)
  vi.advanceTimersByTime(1000)
  expect([count(), removed.mock.calls.length]).toEqual([2, 0])
  set(3)
  vi.advanceTimersByTime(200)
  expect(count()).toBe(3)
  vi.advanceTimersByTime(100)
  expect([count(), removed.mock.calls.length]).toEqual([2, 1])
})

it('leaves what was there before, and what others add', () => {
  const { worksheet, set, count } = open(4)
  set(3)
  vi.advanceTimersByTime(1000)
  expect(count()).toBe(3)
  const other = Worksheet.load(registry, worksheet.encode())
  other.apply({ kind: 'setProps', id: 'm', props: { components: components(5) } })
  worksheet.merge(other.encode())
  vi.advanceTimersByTime(1000)
  expect(count()).toBe(5)
})

it('removes what a pasted mixture has too many', () => {
  const { worksheet, count } = open(1)
  const pasted = { id: 'p', type: 'mixture', props: { components: components(3) } }
  worksheet.apply({ kind: 'insert', blocks: [pasted], at: { after: 'm' } })
  vi.advanceTimersByTime(300)
  expect(count('p')).toBe(2)
})

it('removes what a mixture in a formula has too many, and leaves its state', () => {
  const { worksheet, removed } = open(1)
  const formula = (...species: readonly string[]) => {
    const amounts = species.map(one => `${one}: 1\\,\\mathrm{mol}`)
    return `g:=\\mathrm{mixture}\\left(${[...amounts, 'T: 400\\,\\mathrm{K}'].join(', ')}\\right)`
  }
  const line = { id: 'f', type: 'math', props: { latex: formula('O_2', 'N_2') } }
  worksheet.apply({ kind: 'insert', blocks: [line], at: { after: 'm' } })
  vi.advanceTimersByTime(1000)
  expect(removed).not.toHaveBeenCalled()
  worksheet.apply({ kind: 'setProps', id: 'f', props: { latex: formula('O_2', 'N_2', 'Ar') } })
  vi.advanceTimersByTime(300)
  const { latex } = worksheet.block('f')!.props as { latex: string }
  expect(latex).not.toContain('Ar')
  expect(latex).toContain('400')
  expect(removed).toHaveBeenCalledOnce()
})
