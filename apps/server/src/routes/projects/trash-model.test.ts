/**
 * Deletions, restorations and moves at random, held against a model that shares no code with the server.
 * `TRASH_STEPS=1000 TRASH_SEED=7` makes more of them, in another order.
 */
import { toBase64, trashCalls } from '@calcwright/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestPerson, granted, person } from '../../testing/people.ts'
import { type TestServer, openTestServer, postingWith, sheet } from '../../testing/test-server.ts'

const STEPS = Number(process.env['TRASH_STEPS'] ?? 20)
const [PROJECTS, WORKSHEETS] = [8, 16]

let server: TestServer
let ann: TestPerson
let ben: TestPerson
beforeAll(async () => {
  server = await openTestServer()
  ann = await person(server, 'Ann')
  ben = await person(server, 'Ben')
})
afterAll(() => server.close())

/** Repeatable numbers below 1 (a linear congruence). */
let seed = Number(process.env['TRASH_SEED'] ?? 1)
function random(): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}
const oneOf = <T>(choices: readonly T[]): T | undefined => choices[Math.floor(random() * choices.length)]

interface Item {
  readonly type: 'Worksheet' | 'Project'
  readonly hash: string
  parent: string | null
  /** The deletion with which it is in the trash. */
  deletion: string | null
}

const items = new Map<string, Item>()
const living = () => [...items.values()].filter(({ deletion }) => deletion === null)
const isIn = (item: Item, around: string): boolean =>
  item.parent !== null && (item.parent === around || isIn(items.get(item.parent) as Item, around))

async function fill(): Promise<string> {
  for (let at = 0; at < PROJECTS + WORKSHEETS; at++) {
    const parent = oneOf([null, ...living().filter(({ type }) => type === 'Project')])?.hash ?? null
    const inside = { name: `Item ${at}`, project_hash: parent ?? undefined }
    const isProject = at < PROJECTS
    const hash = isProject
      ? (await granted(ann.client.newProject(inside))).project.hash_string
      : (
          await granted(
            ann.client.newWorksheet({ ...inside, document: toBase64(sheet(`line of ${at}`).encode()) }),
          )
        ).hash_string
    items.set(hash, { type: isProject ? 'Project' : 'Worksheet', hash, parent, deletion: null })
  }
  const [shared] = items.keys()
  const item = { item_type: 'Project' as const, item_hash: shared as string }
  await granted(ann.client.setRights({ ...item, invite_emails: [ben.email], invite_rights: 4 }))
  await granted(ben.client.answerInvitation(shared as string, true))
  return shared as string
}

/** Deletes something; Ben does what is in the project that he administers. */
async function remove(shared: string): Promise<void> {
  const item = oneOf(living())
  if (!item) return
  const who = isIn(item, shared) && random() < 0.5 ? ben : ann
  const { deletion } = await granted(who.client.remove(item.type, item.hash))
  for (const one of living()) if (one === item || isIn(one, item.hash)) one.deletion = deletion
}

async function restore(deletion: string): Promise<void> {
  await granted(trashCalls(postingWith(server, ann.headers)).restoreDeleted([deletion]))
  const back = [...items.values()].filter(one => one.deletion === deletion)
  for (const one of back) one.deletion = null
  for (const one of back) if (one.parent !== null && items.get(one.parent)?.deletion) one.parent = null
}

async function move(): Promise<void> {
  const item = oneOf(living())
  const into = oneOf(living().filter(({ type }) => type === 'Project'))
  if (!item || !into || item === into || isIn(into, item.hash)) return
  await granted(ann.client.move(item.type, item.hash, into.hash))
  item.parent = into.hash
}

/** By hash: the project around each item that Ann's lists have. */
async function listed(): Promise<Record<string, string | null>> {
  const [{ projects }, { worksheets }] = await Promise.all([
    granted(ann.client.tree('tree')),
    granted(ann.client.list({ limit: 200 })),
  ])
  return Object.fromEntries([
    ...projects.map(({ hash_string: hash, parent }) => [hash, parent]),
    ...worksheets.map(({ hash_string: hash, parent_project_hash: parent }) => [hash, parent]),
  ]) as Record<string, string | null>
}

it('nothing is lost or elsewhere', { timeout: 60_000 + STEPS * 5000 }, async () => {
  const shared = await fill()
  for (let step = 0; step < STEPS; step++) {
    const deletions = [...new Set([...items.values()].flatMap(({ deletion }) => deletion ?? []))]
    const restored = random() < deletions.length / 8 ? oneOf(deletions) : undefined
    if (restored !== undefined) await restore(restored)
    else if (random() < 0.3) await move()
    else await remove(shared)
    expect([step, await listed()]).toEqual([
      step,
      Object.fromEntries(living().map(({ hash, parent }) => [hash, parent])),
    ])
    const { deletions: inTrash } = await granted(trashCalls(postingWith(server, ann.headers)).trash())
    expect(new Set(inTrash.map(({ id }) => id))).toEqual(
      new Set([...items.values()].flatMap(({ deletion }) => deletion ?? [])),
    )
  }
  await granted(trashCalls(postingWith(server, ann.headers)).restoreDeleted())
  expect(Object.keys(await listed()).toSorted()).toEqual([...items.keys()].toSorted())
  for (const { type, hash } of items.values())
    if (type === 'Worksheet')
      expect(await granted(ann.client.getWorksheet({ hash_string: hash }))).toMatchObject({ rights_level: 4 })
  expect(await granted(ben.client.rightsLevel(shared))).toMatchObject({ rights_level: 4 })
})
