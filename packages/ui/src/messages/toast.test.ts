import { beforeEach, expect, it, vi } from 'vitest'

const SAID = [
  ['message', 'a', undefined],
  ['error', 'b', { id: 'saving' }],
  ['dismiss', 'saving'],
  ['success', 'c', undefined],
  ['warning', 'd', undefined],
] as const

/** The library that shows them, which notes what it is told. */
function library() {
  const told: unknown[][] = []
  const note =
    (kind: string) =>
    (...said: unknown[]) =>
      told.push([kind, ...said])
  const kinds = ['error', 'dismiss', 'success', 'warning'].map(kind => [kind, note(kind)])
  return { told, toast: Object.assign(note('message'), Object.fromEntries(kinds)) as never }
}

beforeEach(() => vi.resetModules())

it.each([
  ['before the library has come', true],
  ['once it is there', false],
])('shows in their order the messages said %s', async (_, early) => {
  const { showToasts, toast } = await import('./toast.ts')
  const { told, toast: shown } = library()
  if (!early) showToasts(shown)
  toast('a')
  toast.error('b', { id: 'saving' })
  toast.dismiss('saving')
  toast.success('c')
  toast.warning('d')
  expect(told).toEqual(early ? [] : SAID)
  showToasts(shown)
  expect(told).toEqual(SAID)
})

it.each([
  ['said before', (say: () => void, listen: () => void) => [say, listen]],
  ['said later', (say: () => void, listen: () => void) => [listen, say]],
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
