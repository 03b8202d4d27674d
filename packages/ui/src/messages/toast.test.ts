import { beforeEach, expect, it, vi } from 'vitest'

const SHOWN = [
  ['message', 'a', undefined],
  ['error', 'b', { id: 'saving' }],
  ['dismiss', 'saving'],
  ['success', 'c', undefined],
  ['warning', 'd', undefined],
] as const

/** Library that shows messages and records the calls that it receives. */
function library() {
  const received: unknown[][] = []
  const note =
    (kind: string) =>
    (...args: unknown[]) =>
      received.push([kind, ...args])
  const kinds = ['error', 'dismiss', 'success', 'warning'].map(kind => [kind, note(kind)])
  return { received, toast: Object.assign(note('message'), Object.fromEntries(kinds)) as never }
}

beforeEach(() => vi.resetModules())

it.each([
  ['before the library has come', true],
  ['once it is there', false],
])('shows in their order the messages args %s', async (_, early) => {
  const { showToasts, toast } = await import('./toast.ts')
  const { received, toast: shown } = library()
  if (!early) showToasts(shown)
  toast('a')
  toast.error('b', { id: 'saving' })
  toast.dismiss('saving')
  toast.success('c')
  toast.warning('d')
  expect(received).toEqual(early ? [] : SHOWN)
  showToasts(shown)
  expect(received).toEqual(SHOWN)
})

it('asks for no library to take a message away that was never sent', async () => {
  const { toast, whenWaiting } = await import('./toast.ts')
  const asked = vi.fn<() => void>()
  whenWaiting(asked)
  toast.dismiss('saving')
  expect(asked).not.toHaveBeenCalled()
})

it.each([
  ['args before', (say: () => void, listen: () => void) => [say, listen]],
  ['args later', (say: () => void, listen: () => void) => [listen, say]],
])('asks for the library once a message waits for it: %s', async (_, inOrder) => {
  const { toast, whenWaiting } = await import('./toast.ts')
  const asked = vi.fn<() => void>()
  const steps = inOrder(
    () => toast('a'),
    () => whenWaiting(asked),
  )
  for (const step of steps) step()
  expect(asked).toHaveBeenCalledOnce()
})
