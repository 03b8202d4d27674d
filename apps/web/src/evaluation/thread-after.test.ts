import { describe, expect, it } from 'vitest'
import { threadAfter } from './thread-after.ts'

/** A thread that notes what is done to it. */
function setUp() {
  const noted: string[] = []
  const note = (what: string) => (arg?: unknown) =>
    void noted.push(`${what} ${typeof arg === 'string' ? arg : ''}`.trim())
  const start = () => {
    note('start')()
    return {
      port: {
        postMessage: note('post'),
        addEventListener: note('listen'),
        removeEventListener: note('deaf'),
      },
      terminate: note('end'),
      onLost: note('lost'),
    }
  }
  const { promise, resolve } = Promise.withResolvers<void>()
  return { noted, thread: threadAfter(promise, start), resolve }
}

describe('threadAfter', () => {
  it('keeps what is said before the start, in order', async () => {
    const { noted, thread, resolve } = setUp()
    thread.port.addEventListener('message', () => {})
    thread.port.postMessage('a')
    thread.onLost(() => {})
    expect(noted).toEqual([])
    resolve()
    await Promise.resolve()
    thread.port.postMessage('b')
    thread.terminate()
    expect(noted).toEqual(['start', 'listen message', 'post a', 'lost', 'post b', 'end'])
  })

  it('does not start what was ended before', async () => {
    const { noted, thread, resolve } = setUp()
    thread.port.postMessage('a')
    thread.terminate()
    resolve()
    await Promise.resolve()
    expect(noted).toEqual([])
  })
})
