import { registry } from '@calcwright/blocks/schemas'
import { type LiveEvent, type LiveRequest, fromBase64, toBase64 } from '@calcwright/contract'
import { Worksheet } from '@calcwright/document'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveConnection } from './live-connection.ts'

/** The server's end of a connection. */
class FakeSocket extends EventTarget {
  readonly messages: LiveRequest[] = []
  readyState: number = WebSocket.CONNECTING

  send(text: string): void {
    this.messages.push(JSON.parse(text) as LiveRequest)
  }

  open(): void {
    this.readyState = WebSocket.OPEN
    this.dispatchEvent(new Event('open'))
  }

  tell(event: LiveEvent): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }))
  }

  close(code = 1000, reason = ''): void {
    this.readyState = WebSocket.CLOSED
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason }))
  }
}

const line = (latex: string) =>
  ({ kind: 'insert', blocks: [{ type: 'math', props: { latex } }], at: { inside: null, at: 'end' } }) as const

const formulas = (worksheet: Worksheet): string[] =>
  worksheet.blocks().map(({ props }) => (props as { latex: string }).latex)

let sockets: FakeSocket[]
let worksheet: Worksheet
let live: LiveConnection
let refusals: string[]
let changes: number[]

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  refusals = []
  changes = []
  worksheet = Worksheet.create(registry, { blocks: [{ type: 'math', props: { latex: 'a' } }] })
  live = connect(true)
})
afterEach(() => {
  live.close()
  vi.useRealTimers()
})

function connect(mayEdit: boolean): LiveConnection {
  const open = () => {
    const socket = new FakeSocket()
    sockets.push(socket)
    return socket as unknown as WebSocket
  }
  return new LiveConnection({
    address: 'ws://here/live',
    worksheet,
    mayEdit: () => mayEdit,
    connect: open,
    onRights: level => changes.push(level),
    onRefused: reason => refusals.push(reason),
  })
}

const ADA = { id: 'w2', name: 'Ada', colour: 1 }
const socket = (): FakeSocket => sockets.at(-1)!
const kinds = (): string[] => socket().messages.map(request => request.kind)

describe('a live connection', () => {
  it('says what it holds, and its own changes together', () => {
    socket().open()
    socket().tell({ kind: 'caret', person: ADA, caret: null })
    worksheet.apply(line('b'))
    worksheet.apply(line('c'))
    vi.advanceTimersByTime(100)
    expect(kinds()).toEqual(['hello', 'update', 'caret'])
    const copy = Worksheet.load(registry, worksheet.encode())
    const sent = socket().messages[1] as LiveRequest & { kind: 'update' }
    expect(copy.merge(fromBase64(sent.update))).toBe(true)
    expect(formulas(copy)).toEqual(['a', 'b', 'c'])
  })

  it('alone, tells of its changes now and then, and all of them to who comes', () => {
    socket().open()
    worksheet.apply(line('b'))
    vi.advanceTimersByTime(900)
    expect(kinds()).toEqual(['hello'])
    vi.advanceTimersByTime(100)
    expect(kinds()).toEqual(['hello', 'update', 'caret'])
    worksheet.apply(line('c'))
    socket().tell({ kind: 'caret', person: ADA, caret: null })
    expect(kinds()).toEqual(['hello', 'update', 'caret', 'update', 'caret'])
    vi.advanceTimersByTime(2000)
    expect(kinds()).toHaveLength(5)
  })

  it('is not left without a line', () => {
    socket().open()
    worksheet.apply(line('mine'))
    const other = Worksheet.load(registry, worksheet.encode())
    const start = other.stateVector()
    other.apply({ kind: 'remove', ids: other.blocks().map(({ id }) => id) })
    const update = toBase64(other.encodeSince(start))
    expect(other.blocks()).toEqual([])
    const before = formulas(worksheet)
    socket().tell({ kind: 'update', update })
    expect(formulas(worksheet)).toEqual(before)
  })

  it('says all that the server lacks, once it is asked', () => {
    socket().open()
    const had = worksheet.stateVector()
    socket().close()
    worksheet.apply(line('unsaid'))
    vi.advanceTimersByTime(1000)
    socket().open()
    socket().tell({ kind: 'caret', person: ADA, caret: null })
    worksheet.apply(line('said'))
    vi.advanceTimersByTime(100)
    socket().tell({ kind: 'lacking', vector: toBase64(had) })
    const sent = socket().messages.findLast(({ kind }) => kind === 'update') as LiveRequest & {
      kind: 'update'
    }
    const copy = Worksheet.load(registry, worksheet.encode())
    expect(copy.merge(fromBase64(sent.update))).toBe(true)
    expect(formulas(copy)).toEqual(['a', 'unsaid', 'said'])
    expect(sent.update).toBe(toBase64(worksheet.encodeSince(had)))
  })

  it('gives back a name that the server refused, and no other', () => {
    socket().open()
    worksheet.apply({ kind: 'rename', name: 'Taken' })
    socket().tell({ kind: 'name_refused', name: 'Beam', message: 'No.' })
    expect(worksheet.name).toBe('Beam')
    vi.advanceTimersByTime(1100)
    const count = kinds().length
    socket().tell({ kind: 'name_refused', name: 'Beam', message: 'No.' })
    vi.advanceTimersByTime(1100)
    expect(kinds()).toHaveLength(count)
  })

  it('takes in what others do and does not tell it again', () => {
    socket().open()
    const other = Worksheet.load(registry, worksheet.encode())
    const before = other.stateVector()
    other.apply(line('theirs'))
    socket().tell({ kind: 'update', update: toBase64(other.encodeSince(before)) })
    vi.advanceTimersByTime(1100)
    expect(formulas(worksheet)).toEqual(['a', 'theirs'])
    expect(kinds()).toEqual(['hello'])
  })

  it('asks anew when it lacks what a change builds on', () => {
    socket().open()
    const other = Worksheet.load(registry, worksheet.encode())
    other.apply(line('lost'))
    const before = other.stateVector()
    other.apply(line('late'))
    socket().tell({ kind: 'update', update: toBase64(other.encodeSince(before)) })
    expect(kinds()).toEqual(['hello', 'hello'])
  })

  it('asks less and less often for what nobody has', () => {
    socket().open()
    const hellos = () => kinds().filter(kind => kind === 'hello').length
    const other = Worksheet.load(registry, worksheet.encode())
    other.apply(line('lost'))
    const before = other.stateVector()
    other.apply(line('late'))
    const late = toBase64(other.encodeSince(before))
    // Every answer is the same again, and somebody sends more of the kind.
    for (let seconds = 0; seconds < 600; seconds++) {
      for (let n = 0; n < 2; n++) socket().tell({ kind: 'update', update: late })
      vi.advanceTimersByTime(1000)
    }
    expect(hellos()).toBeLessThan(20)
    expect(hellos()).toBeGreaterThan(10)
    // The next gap is asked for at once after the missing update has arrived.
    socket().tell({ kind: 'update', update: toBase64(other.encode()) })
    vi.advanceTimersByTime(60_000)
    const asked = hellos()
    other.apply(line('lost again'))
    const then = other.stateVector()
    other.apply(line('late again'))
    socket().tell({ kind: 'update', update: toBase64(other.encodeSince(then)) })
    expect(hellos()).toBe(asked + 1)
  })

  it('tells nothing of a worksheet that one may only view', () => {
    live.close()
    live = connect(false)
    socket().open()
    worksheet.apply(line('mine alone'))
    vi.advanceTimersByTime(1100)
    expect(kinds()).toEqual(['hello'])
  })

  it('knows who is there, where, and when they have gone', () => {
    socket().open()
    socket().tell({ kind: 'caret', person: ADA, caret: { block: 'b1', offset: null } })
    expect([...live.others.getState().values()]).toMatchObject([{ person: ADA, caret: { block: 'b1' } }])
    socket().tell({ kind: 'gone', id: 'w2' })
    expect(live.others.getState().size).toBe(0)
  })

  it('forgets a window that gives no sign of life', () => {
    socket().open()
    socket().tell({ kind: 'caret', person: ADA, caret: null })
    vi.advanceTimersByTime(200_000)
    expect(live.others.getState().size).toBe(0)
  })

  it('says who it was before its connection broke', () => {
    socket().open()
    expect(socket().messages[0]).not.toHaveProperty('former')
    socket().tell({ kind: 'welcome', id: 'w1' })
    socket().close(1006)
    vi.advanceTimersByTime(1500)
    socket().close(1006)
    vi.advanceTimersByTime(2500)
    socket().open()
    expect(socket().messages[0]).toMatchObject({ kind: 'hello', former: 'w1' })
  })

  it('shows nobody while the browser has no network, and comes back with it at once', () => {
    socket().open()
    const person = ADA
    socket().tell({ kind: 'caret', person, caret: { block: 'b1', offset: null } })
    const dead = socket()
    live.breakOff()
    expect(live.others.getState().size).toBe(0)
    dead.tell({ kind: 'caret', person, caret: { block: 'b1', offset: null } })
    expect(live.others.getState().size).toBe(0)
    live.retryNow()
    live.retryNow()
    expect(sockets).toHaveLength(2)
  })

  it('says that rights have changed, also while there was no connection', () => {
    socket().open()
    socket().tell({ kind: 'rights', rights_level: 3 })
    expect(changes).toEqual([])
    socket().close(1006)
    vi.advanceTimersByTime(1500)
    socket().open()
    socket().tell({ kind: 'rights', rights_level: 3 })
    expect(changes).toEqual([])
    socket().tell({ kind: 'rights', rights_level: 1 })
    expect(changes).toEqual([1])
  })

  it('says why it was refused', () => {
    socket().open()
    socket().close(4403, 'It is gone.')
    expect(refusals).toEqual(['It is gone.'])
  })

  it('says that the session has ended when only that took the rights away', () => {
    socket().open()
    socket().close(4401, 'This session has ended.')
    expect(refusals).toEqual([])
    vi.advanceTimersByTime(1500)
    socket().open()
    socket().close(4403, 'It does not exist.')
    expect(refusals).toEqual(['This session has ended.'])
  })

  it.each([
    ['comes back after a broken connection', 1006, 2],
    ['stays away when it may not see the worksheet', 4403, 1],
  ])('%s', (_, code, connections) => {
    socket().open()
    socket().close(code)
    vi.advanceTimersByTime(1500)
    expect(sockets).toHaveLength(connections)
  })
})
