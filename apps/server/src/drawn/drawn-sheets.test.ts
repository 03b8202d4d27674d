import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SheetContent } from '@calcwright/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DrawnSheets } from './drawn-sheets.ts'

/** Draws the hash and a serial number, once the gate is open; a sheet without a document cannot be drawn. */
const PROGRAM = `
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
let count = 0
export const drawSheet = async ({ hash, document }) => {
  while (!existsSync(new URL('gate', import.meta.url))) await sleep(5)
  count++
  if (document.length === 0) throw new Error('This cannot be drawn.')
  return hash + ' ' + count
}`

let folder: string
let sheets: DrawnSheets
const onFault = vi.fn<(error: unknown) => void>()

beforeEach(() => {
  onFault.mockClear()
  folder = mkdtempSync(join(tmpdir(), 'calcwright-drawn-'))
  const program = join(folder, 'draw.mjs')
  writeFileSync(program, PROGRAM)
  sheets = new DrawnSheets(program, onFault)
})
afterEach(async () => {
  await sheets.close()
  rmSync(folder, { recursive: true })
})

const openGate = (): void => writeFileSync(join(folder, 'gate'), '')

const content = (hash: string, document = new Uint8Array(1)): SheetContent => ({
  hash,
  document,
  archive: '',
  page: 'worksheet',
  rightsLevel: 4,
  needPaidPlan: false,
})

const ask = (requester: string, hash: string): Promise<string | null> =>
  sheets.html(hash, requester, () => Promise.resolve(content(hash)))

it('draws by turns of those who ask, and nothing for who asks for too many', async () => {
  const early = await Promise.all([
    ...['a1', 'a2', 'a3'].map(hash => ask('Ann', hash)),
    ...['b1', 'b2'].map(hash => ask('Ben', hash)),
  ])
  expect(early).toEqual([null, null, null, null, null])
  expect(await ask('Ann', 'a4')).toBeNull()
  openGate()
  for (const [requester, hash, drawn] of [
    ['Ann', 'a1', 'a1 1'],
    ['Ben', 'b1', 'b1 2'],
    ['Ann', 'a2', 'a2 3'],
    ['Ben', 'b2', 'b2 4'],
    ['Ann', 'a3', 'a3 5'],
    ['Ann', 'a4', 'a4 6'],
  ] as const)
    await expect.poll(() => ask(requester, hash), { timeout: 120_000 }).toBe(drawn)
})

it('tries once what cannot be drawn', async () => {
  openGate()
  const load = vi.fn(() => Promise.resolve(content('none', new Uint8Array())))
  await expect
    .poll(
      async () => {
        await sheets.html('none', 'Ann', load)
        return onFault.mock.calls.length
      },
      { timeout: 120_000 },
    )
    .toBe(1)
  expect(await sheets.html('none', 'Ann', load)).toBeNull()
  expect(load).toHaveBeenCalledTimes(1)
})
