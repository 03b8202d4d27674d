import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { retryUntilOnline } from './retry-until-online.ts'

describe('what needs the network', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('window', new EventTarget())
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const failing = (times: number, error: Error) => {
    let left = times
    return vi.fn(async () => {
      if (left-- > 0) throw error
      return 'part'
    })
  }

  it('is tried again after pauses that grow', async () => {
    const attempt = failing(2, new TypeError('Failed to fetch dynamically imported module'))
    const result = retryUntilOnline(attempt)
    await vi.advanceTimersByTimeAsync(1000)
    expect(attempt).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1999)
    expect(attempt).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(await result).toBe('part')
  })

  it('is tried again at once when the connection is back', async () => {
    const attempt = failing(1, new Error('Unable to preload CSS for /assets/a.css'))
    const result = retryUntilOnline(attempt)
    await vi.advanceTimersByTimeAsync(0)
    window.dispatchEvent(new Event('online'))
    expect(await result).toBe('part')
    expect(attempt).toHaveBeenCalledTimes(2)
  })

  it('is not repeated when the part itself is at fault', async () => {
    await expect(retryUntilOnline(failing(1, new ReferenceError('x is not defined')))).rejects.toThrow(
      'x is not defined',
    )
  })
})
