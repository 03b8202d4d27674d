import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Carets } from './carets.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('passes on the first at once, then the latest, twenty times a second at most', () => {
  const passed: number[] = []
  const carets = new Carets(caret => passed.push(caret?.offset ?? -1))
  const tell = (offset: number) =>
    carets.tell({ block: 'a', field: 'html', offset, text: '', head: '', anchor: '' })
  for (let n = 0; n < 1000; n++) tell(n)
  expect(passed).toEqual([0])
  vi.advanceTimersByTime(50)
  expect(passed).toEqual([0, 999])
  vi.advanceTimersByTime(1000)
  tell(5)
  expect(passed).toEqual([0, 999, 5])
  tell(6)
  carets.stop()
  vi.advanceTimersByTime(1000)
  expect(passed).toEqual([0, 999, 5])
})
