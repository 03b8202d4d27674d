import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { trackInputPauses } from './input-pauses.ts'

let page: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function isPause(after: number): Promise<boolean> {
  const { pause, stop } = trackInputPauses()
  let come = false
  page.dispatchEvent(new Event('keydown'))
  void pause().then(() => (come = true))
  for (let time = 0; time < after; time += 100) {
    await vi.advanceTimersByTimeAsync(100)
    if (time < 1000) page.dispatchEvent(new Event('pointermove'))
  }
  stop()
  return come
}

it('waits for the end of keys and movements', async () => {
  expect(await isPause(1000)).toBe(false)
  expect(await isPause(2000)).toBe(true)
})

it('comes at once where nothing was pressed', async () => {
  const { pause, stop } = trackInputPauses()
  await expect(pause()).resolves.toBeUndefined()
  stop()
})
