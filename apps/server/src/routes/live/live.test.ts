import { LIVE_LIMIT, fromBase64, toBase64 } from '@calcwright/contract'
import type { Worksheet } from '@calcwright/document'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ProgramWindow } from '../../testing/program-window.ts'
import { openTwoServers } from '../../testing/two-servers.ts'
import {
  type TestServer,
  addLine,
  cookieOf,
  cookieOfNew,
  linesOf,
  load,
  setPublicRights,
  sheet,
  store,
} from '../../testing/test-server.ts'

const { here, there, close } = await openTwoServers()
let hash: string
let stored: Uint8Array
/** The local owner needs a session once somebody else has an account. */
let ownerCookie: Record<string, string>
const open: LiveWindow[] = []

beforeAll(async () => {
  const worksheet = sheet('first')
  stored = worksheet.encode()
  hash = (await store(here.client, worksheet)).hash
  ownerCookie = await cookieOf(here, 'local-owner')
})
afterEach(() => {
  for (const window of open.splice(0)) window.close()
})
afterAll(close)

class LiveWindow extends ProgramWindow {
  constructor(server: TestServer, headers: Record<string, string> = {}, at = hash) {
    super(server, { headers, hash: at, stored })
    open.push(this)
  }
}

describe('a live worksheet', () => {
  it.each([
    ['a short change', 'short'],
    ['one longer than a notification', 'long '.repeat(8000)],
  ])('shows %s to a window at another server before it is saved', async (_, line) => {
    const [writer, reader] = [new LiveWindow(here), new LiveWindow(there)]
    await Promise.all([writer.hello(), reader.hello()])
    writer.write(line)
    expect(await reader.shows(line.trim())).toBe(true)
  })

  it('hears what is said behind more large messages than may wait', async () => {
    const [writer, reader] = [new LiveWindow(here), new LiveWindow(there)]
    await Promise.all([writer.hello(), reader.hello()])
    const large = { kind: 'caret', caret: null, pad: ' '.repeat(LIVE_LIMIT - 1000) } as const
    for (let count = 0; count < 20; count++) writer.say(large)
    writer.write('behind them')
    expect(await Promise.race([reader.shows('behind them'), writer.closed])).toBe(true)
  })

  it('shows what was saved by a window without a live connection', async () => {
    const reader = new LiveWindow(there)
    await reader.hello()
    const patch = addLine(load(stored), 'away')
    const answer = await here.client.save({
      worksheet_hash: hash,
      name: 'Beam',
      known_server_version: 1,
      patch,
    })
    expect(answer.success).toBe(true)
    expect(await reader.shows('away')).toBe(true)
  })

  it('has a large change that was saved asked for', async () => {
    const { hash: other } = await store(here.client, load(stored))
    const reader = new LiveWindow(there, {}, other)
    await reader.hello()
    const patch = addLine(load(stored), 'large '.repeat(360_000))
    const head = { worksheet_hash: other, name: 'Beam', known_server_version: 1 }
    expect(await here.client.save({ ...head, patch })).toMatchObject({ success: true })
    await reader.until(({ kind }) => kind === 'resync')
    reader.say({ kind: 'hello', vector: toBase64(reader.worksheet.stateVector()) })
    expect(await reader.shows('large')).toBe(true)
    expect(reader.events.filter(({ kind }) => kind === 'update')).toHaveLength(2)
  })

  it('brings what was stored to a window that comes later', async () => {
    const late = new LiveWindow(there)
    await late.hello()
    expect(await late.shows('away')).toBe(true)
  })

  it('tells where carets are, also to who comes later, and who has gone', async () => {
    const first = new LiveWindow(here)
    const id = await first.hello()
    first.say({ kind: 'caret', caret: { block: 'b1', offset: 3 } })
    const second = new LiveWindow(there)
    await second.hello()
    const seen = await second.until(event => event.kind === 'caret' && event.person.id === id && event)
    expect(seen.caret).toEqual({ block: 'b1', offset: 3 })
    first.close()
    expect(await second.until(event => event.kind === 'gone' && event.id)).toBe(id)
  })

  it('tells at once who is there without a caret', async () => {
    const [reader, late] = [new LiveWindow(here), new LiveWindow(there)]
    const [id, lateId] = await Promise.all([reader.hello(), late.hello()])
    expect(
      await late.until(event => event.kind === 'caret' && event.person.id === id && event),
    ).toMatchObject({ caret: null })
    await reader.until(event => event.kind === 'caret' && event.person.id === lateId)
  })

  it('gives people at different servers different colours', async () => {
    const windows = [new LiveWindow(here), new LiveWindow(there), new LiveWindow(here), new LiveWindow(there)]
    const ids = await Promise.all(windows.map(window => window.hello()))
    const watcher = new LiveWindow(there)
    await watcher.hello()
    const colours = () =>
      new Map(
        watcher.events.flatMap(event =>
          event.kind === 'caret' && ids.includes(event.person.id)
            ? [[event.person.id, event.person.colour]]
            : [],
        ),
      )
    expect(await watcher.until(() => new Set(colours().values()).size === ids.length)).toBe(true)
  })

  it('forgets what a window was before its connection broke, also while the old one seems alive', async () => {
    const other = new LiveWindow(there)
    await other.hello()
    const stale = new LiveWindow(here)
    const former = await stale.hello()
    await other.until(event => event.kind === 'caret' && event.person.id === former)
    const id = await new LiveWindow(there).hello(former)
    await other.until(event => event.kind === 'gone' && event.id === former)
    const late = new LiveWindow(here)
    await late.hello()
    // Its server may notice the end of the former window a moment later than the others.
    await late.until(() => late.present().has(id) && !late.present().has(former))
  })

  it('does not tell a window its own change', async () => {
    const [writer, reader] = [new LiveWindow(here), new LiveWindow(here)]
    await Promise.all([writer.hello(), reader.hello()])
    const before = writer.events.length
    const update = writer.write('mine')
    await reader.until(event => event.kind === 'update' && event.update === update)
    expect(writer.events.slice(before).filter(event => event.kind === 'update')).toEqual([])
  })
})

describe('with rights of', () => {
  it.each([
    [0, { hears: false, writes: false }],
    [1, { hears: true, writes: false }],
    [2, { hears: true, writes: false }],
    [3, { hears: true, writes: true }],
    [4, { hears: true, writes: true }],
  ])('%i', async (level, { hears, writes }) => {
    await setPublicRights(here.database, level)
    const window = new LiveWindow(here, await someoneElse(`live-${level}`))
    if (!hears) {
      void window.hello()
      expect((await window.closed).code).toBe(4403)
      return
    }
    await window.hello()
    const owner = new LiveWindow(there, ownerCookie)
    await owner.hello()
    owner.write(`for level ${level}`)
    expect(await window.shows(`for level ${level}`)).toBe(true)
    window.write(`by level ${level}`)
    if (writes) expect(await owner.shows(`by level ${level}`)).toBe(true)
    else expect((await window.closed).code).toBe(4403)
  })
})

const someoneElse = (id: string) => cookieOfNew(here, id)

it('does not let pages of other sites in', async () => {
  const window = new LiveWindow(here, { origin: 'https://elsewhere.example' })
  expect((await window.closed).reason).toMatch(/403/)
})

it('hangs up on what cannot be read', async () => {
  const window = new LiveWindow(here, ownerCookie)
  await window.hello()
  window.say({ kind: 'update', update: '////' })
  expect((await window.closed).code).toBe(1007)
})

it('hangs up on who says more than can be worked off', async () => {
  const window = new LiveWindow(here, ownerCookie)
  await window.hello()
  for (let count = 0; count < 12_000; count++) window.say({ kind: 'hello', vector: 'AA==' })
  expect((await window.closed).code).toBe(1008)
})

describe('when rights change', () => {
  const owner = () => here.clientWith(ownerCookie)
  /** Opens a window at the other server for somebody with rights of their own on the worksheet. */
  async function collaborator(id: string, rights: number) {
    const { pool } = here.database
    await setPublicRights(here.database, -1)
    const headers = await someoneElse(id)
    await pool.query(
      `insert into worksheet_rights (worksheet_id, user_id, rights) select id, $1, $2 from worksheets`,
      [id, rights],
    )
    const window = new LiveWindow(there, headers)
    await window.hello()
    return window
  }
  const change = (rights: object) => owner().setRights({ item_type: 'Worksheet', item_hash: hash, ...rights })

  it('who has none left is dropped at once, without having said anything', async () => {
    const window = await collaborator('dropped', 2)
    await change({ people: [{ hash_string: 'dropped', user_rights: -1 }] })
    expect((await window.closed).code).toBe(4403)
  })

  it('who has others is told', async () => {
    const window = await collaborator('changed', 3)
    await change({ people: [{ hash_string: 'changed', user_rights: 1 }] })
    await window.until(event => event.kind === 'rights' && event.rights_level === 1)
    window.write('no longer mine to write')
    expect((await window.closed).code).toBe(4403)
  })

  /** Changes as the pages of this program make them, and as somebody may write them by hand. */
  const CHANGES: Record<string, (worksheet: Worksheet) => void> = {
    lines: worksheet => void addLine(worksheet, 'a line'),
    settings: worksheet => void worksheet.apply({ kind: 'setSettings', settings: { angle: 'deg' } }),
    name: worksheet => void worksheet.apply({ kind: 'rename', name: 'Taken' }),
    'name, after a line': worksheet => {
      addLine(worksheet, 'a line')
      worksheet.apply({ kind: 'rename', name: 'Taken' })
    },
  }
  /** Outcomes: passed on to others, refused with the stored name, or the end of the connection. */
  const AT: Record<string, readonly ('passed' | 'kept' | 'closed')[]> = {
    lines: ['closed', 'closed', 'passed', 'passed'],
    settings: ['closed', 'closed', 'passed', 'passed'],
    name: ['closed', 'closed', 'kept', 'passed'],
    'name, after a line': ['closed', 'closed', 'kept', 'passed'],
  }
  const cases = Object.keys(AT).flatMap(field =>
    AT[field]!.map((outcome, index) => [field, index + 1, outcome] as const),
  )

  it.each(cases)('a change of %s at level %i is %s', async (field, level, outcome) => {
    const id = `writer-${field.replace(/\W/g, '')}-${level}`
    const window = await collaborator(id, level)
    const reader = new LiveWindow(here, ownerCookie)
    await reader.hello()
    const received = reader.events.length
    const before = window.worksheet.stateVector()
    CHANGES[field]!(window.worksheet)
    window.say({ kind: 'update', update: toBase64(window.worksheet.encodeSince(before)) })
    if (outcome === 'closed') expect((await window.closed).code).toBe(4403)
    if (outcome === 'kept')
      expect(await window.until(event => event.kind === 'name_refused' && event.name)).toBe('Beam')
    if (outcome === 'passed')
      await reader.until(event => reader.events.indexOf(event) >= received && event.kind === 'update')
    // Carets arrive after earlier changes.
    const [, marker] = [await collaborator(`${id}-2`, 3), reader.events.slice(received)]
    const updates = marker.filter(event => event.kind === 'update')
    expect(updates).toHaveLength(outcome === 'passed' ? 1 : 0)
  })

  it('a name that follows on one which was only said is known as one in all processes', async () => {
    const administrator = await collaborator('names', 4)
    const editor = await collaborator('follows', 3)
    const reader = new LiveWindow(here, ownerCookie)
    await reader.hello()
    const step = (name: string) => {
      const before = administrator.worksheet.stateVector()
      administrator.worksheet.apply({ kind: 'rename', name })
      return toBase64(administrator.worksheet.encodeSince(before))
    }
    administrator.say({ kind: 'update', update: step('First') })
    await editor.until(() => editor.worksheet.name === 'First')
    editor.worksheet.apply({ kind: 'rename', name: 'Taken' })
    editor.say({ kind: 'update', update: toBase64(editor.worksheet.encode()) })
    await editor.until(event => event.kind === 'name_refused')
    administrator.say({ kind: 'update', update: step('Second') })
    await reader.until(() => reader.worksheet.name === 'Second')
  })

  it('what builds on what was never said is asked for, and then passed on', async () => {
    const editor = await collaborator('lacking', 3)
    const reader = new LiveWindow(here, ownerCookie)
    await reader.hello()
    addLine(editor.worksheet, 'never said')
    editor.write('said')
    const vector = await editor.until(event => event.kind === 'lacking' && event.vector)
    expect(linesOf(reader.worksheet)).not.toContain('said')
    editor.say({
      kind: 'update',
      update: toBase64(editor.worksheet.encodeSince(fromBase64(vector))),
    })
    expect(await reader.shows('never said')).toBe(true)
    expect(await reader.shows('said')).toBe(true)
  })

  it('who was away meanwhile is told with the welcome', async () => {
    const window = await collaborator('away', 3)
    await window.until(event => event.kind === 'rights' && event.rights_level === 3)
    window.close()
    await change({ people: [{ hash_string: 'away', user_rights: 2 }] })
    const returning = new LiveWindow(there, await cookieOf(here, 'away'))
    await returning.hello()
    await returning.until(event => event.kind === 'rights' && event.rights_level === 2)
  })

  it('by the project around, too', async () => {
    const client = owner()
    const made = await client.newProject({ name: 'Around' })
    if (!made.success) throw new Error(made.message)
    const around = made.project.hash_string
    await client.move('Worksheet', hash, around)
    await setPublicRights(here.database, -1)
    const window = await withProjectRights('inside', around)
    await client.setRights({
      item_type: 'Project',
      item_hash: around,
      people: [{ hash_string: 'inside', user_rights: 0 }],
    })
    expect((await window.closed).code).toBe(4403)
    const mover = await withProjectRights('left', around)
    await client.move('Worksheet', hash, null)
    expect((await mover.closed).code).toBe(4403)
  })

  it('through a project whose owner deletes the account, too', async () => {
    const host = here.clientWith(await someoneElse('host'))
    const made = await host.newProject({ name: 'Of the host' })
    if (!made.success) throw new Error(made.message)
    const around = made.project.hash_string
    await host.setRights({ item_type: 'Project', item_hash: around, public_rights: 3 })
    expect(await owner().move('Worksheet', hash, around)).toMatchObject({ success: true })
    await here.database.pool.query('update projects set public_rights = -1')
    const guest = await withProjectRights('guest', around)
    expect(await host.deleteAccount('')).toEqual({ success: true })
    expect((await guest.closed).code).toBe(4403)
    expect(await owner().getWorksheet({ hash_string: hash })).toMatchObject({ success: true })
  })

  async function withProjectRights(id: string, project: string) {
    const headers = await someoneElse(id)
    await here.database.pool.query(
      `insert into project_rights (project_id, user_id, rights) select id, $1, 2 from projects where hash = $2`,
      [id, project],
    )
    const window = new LiveWindow(there, headers)
    await window.hello()
    return window
  }

  it('another address is told to who has rights of their own; others are dropped', async () => {
    const window = await collaborator('stays', 3)
    await setPublicRights(here.database, 1)
    const passer = new LiveWindow(there, await someoneElse('passer-by'))
    await passer.hello()
    const answer = await owner().invalidateUrl('Worksheet', hash)
    if (!answer.success) throw new Error(answer.message)
    const former = hash
    hash = answer.hash_string
    expect(await window.until(event => event.kind === 'moved' && event.hash_string)).toBe(hash)
    expect((await passer.closed).code).toBe(4403)
    const reader = new LiveWindow(here, ownerCookie)
    await reader.hello()
    const returning = new LiveWindow(there, ownerCookie, former)
    await returning.hello()
    expect(await returning.until(event => event.kind === 'moved' && event.hash_string)).toBe(hash)
    window.write('after the move')
    expect(await reader.shows('after the move')).toBe(true)
  })

  it('a session that ends lets its windows go, in every process', async () => {
    const cookie = await cookieOf(here, 'local-owner')
    const window = new LiveWindow(there, cookie)
    await window.hello()
    expect(await here.clientWith(cookie).signOut()).toEqual({ success: true })
    expect(await window.closed).toEqual({ code: 4401, reason: 'This session has ended.' })
  })

  it('a deleted worksheet drops everybody', async () => {
    const window = await collaborator('last', 3)
    await owner().remove('Worksheet', hash)
    expect((await window.closed).code).toBe(4403)
  })
})
