import type { LiveEvent } from '@calcwright/contract'
import { afterAll, expect, it } from 'vitest'
import { DocumentWork } from '../documents/document-work.ts'
import type { Bus, BusListener } from './bus.ts'
import { Rooms } from './rooms.ts'

/** Connects simulated processes in one. */
class HereBus implements Bus {
  readonly #listeners = new Set<BusListener>()

  async publish(_: string, text: string): Promise<void> {
    for (const listener of this.#listeners) listener.message(text)
  }

  listen(_: string, listener: BusListener) {
    this.#listeners.add(listener)
    return { ready: Promise.resolve(), stop: () => void this.#listeners.delete(listener) }
  }

  async close(): Promise<void> {}
}

const documents = new DocumentWork()
afterAll(() => documents.close())

/** Opens rooms in two simulated processes and records what their windows receive. */
function open() {
  const bus = new HereBus()
  const fail = (error: unknown) => {
    throw error
  }
  const processes = [new Rooms(bus, documents, fail), new Rooms(bus, documents, fail)]
  return async (process: number, name: string) => {
    const received: LiveEvent[] = []
    const tell = (event: string) => void received.push(JSON.parse(event) as LiveEvent)
    const seat = processes[process]!.join('sheet', name, tell)
    await seat.ready
    const carets = () =>
      received.flatMap(event =>
        event.kind === 'caret' ? [`${event.person.name} ${event.caret?.offset}`] : [],
      )
    return { seat, received, carets }
  }
}

const caret = (offset: number) => ({ block: 'b', field: 'f', offset, text: '', head: '', anchor: '' })

it('who comes hears of all carets, and nobody else hears of them once more', async () => {
  const join = open()
  const [ann, bob] = [await join(0, 'Ann'), await join(0, 'Bob')]
  ann.seat.caret(caret(1))
  const before = [ann, bob].map(({ received }) => received.length)
  const cleo = await join(0, 'Cleo')
  expect(cleo.carets()).toEqual(['Ann 1', 'Bob undefined'])
  const since = [ann, bob].map(({ carets }, index) => carets().slice(before[index]))
  expect(since).toEqual([['Cleo undefined'], ['Cleo undefined']])
})

it('who comes to another process hears of them, too', async () => {
  const join = open()
  const ann = await join(0, 'Ann')
  ann.seat.caret(caret(1))
  expect(new Set((await join(1, 'Bob')).carets())).toEqual(new Set(['Ann 1']))
})

it('all have colours of their own, wherever they are', async () => {
  const join = open()
  const windows = [await join(0, 'Ann'), await join(1, 'Bob'), await join(0, 'Cleo'), await join(1, 'Dora')]
  const colours = new Map<string, number>()
  for (const { received } of windows)
    for (const event of received)
      if (event.kind === 'caret') colours.set(event.person.name, event.person.colour)
  expect(new Set(colours.values()).size).toBe(4)
})
