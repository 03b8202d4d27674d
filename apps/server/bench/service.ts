/**
 * Worksheets that programs call over HTTP, on the embedded PostgreSQL: calls of eight people to one worksheet and to
 * several while others save, and somebody's calls while four worksheets that never end are evaluated.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { registry } from '@calcwright/blocks/schemas'
import { type EvaluateRequest, createClient } from '@calcwright/contract'
import { worksheetFromPlain } from '@calcwright/document'
import { openDatabase } from '../src/db/database.ts'
import { startEmbedded } from '../src/db/embedded/embedded.ts'
import { migrate } from '../src/db/migrate.ts'
import { startSession } from '../src/sessions.ts'
import { fill } from '../src/testing/fill.ts'
import { startServerProcess } from '../src/testing/server-process.ts'
import { store } from '../src/testing/sheets.ts'
import { insertToken } from '../src/tokens/token-rows.ts'
import { savesUntil } from './savers.ts'

const CLIENTS = 8
const SAVERS = 4
const SECONDS = 20
/** Calls a second, to one worksheet or to several. */
const CALLS = 3400 / SECONDS
const ENDLESS = 4

/** A beam: inputs, results with units, a check. */
const BEAM = `
@input F := 10 [kN]
@input L := 4 [m]
@input f_y := 235 [MPa]
W := 557 [cm^3]
M := F*L/4
sigma := M/W
@output sigma = [MPa]
check sigma <= f_y
`

/** A loop without an end stops after a million passes; loops in one another go on for hours. */
const NEVER = `
@input k := 1
for i from 1 to 900000 {
  for j from 1 to 900000 {
    k := k + 1
  }
}
@output k =
`

function print(name: string, value: number, unit: string, limit: string, note: string): void {
  const [sign, bar] = limit.split(' ')
  const met = sign === '≤' ? value <= Number(bar) : value >= Number(bar)
  console.log(JSON.stringify({ name, value, unit, bar: `${limit} ${unit}`, met, note }))
}

const at = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return Number((sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1))
}

const dataDir = mkdtempSync(join(tmpdir(), 'calcwright-bench-'))
const embedded = await startEmbedded({ dataDir, label: 'bench', say: () => {} })
const database = openDatabase(embedded.url, error => console.error(error))
await migrate(database.pool)
await fill(database.pool, { people: CLIENTS + SAVERS + ENDLESS, worksheets: 100, ofFirst: 10 })
const server = await startServerProcess(dataDir, { DATABASE_URL: embedded.url })

/** The client of a person's page. */
async function pageOf(person: number) {
  const device = { userAgent: '', address: '127.0.0.1' }
  const session = await startSession(database.query, `person-${person}`, device)
  const cookie = `calcwright_${new URL(server.address).port}=${session}`
  const signedIn: typeof fetch = (input, init) =>
    fetch(input, { ...init, headers: { ...(init?.headers as object), cookie } })
  return createClient(signedIn, server.address)
}

/** Sends the calls of a person's program. */
async function programOf(person: number) {
  const { secret } = await insertToken(database.query, {
    userId: `person-${person}`,
    name: 'Bench',
    scopes: ['evaluate'],
    worksheetId: null,
    projectId: null,
    days: 30,
  })
  return async (hash: string, request: EvaluateRequest, signal: AbortSignal | null = null) => {
    const answer = await fetch(`${server.address}/api/v1/worksheets/${hash}/evaluate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      body: JSON.stringify(request),
      signal,
    })
    return { status: answer.status, text: await answer.text() }
  }
}

type Program = Awaited<ReturnType<typeof programOf>>

async function beamOf(person: number): Promise<string> {
  const client = await pageOf(person)
  return (await store(client, worksheetFromPlain(registry, BEAM, `Beam ${person}`))).hash
}

/** One set a call, another one each time. @returns milliseconds of each call */
async function callsUntil(call: Program, hash: string, isOver: () => boolean): Promise<number[]> {
  const taken: number[] = []
  while (!isOver()) {
    const force = 1 + (taken.length % 97)
    const begin = performance.now()
    const { status, text } = await call(hash, { inputs: { F: `${force} [kN]` } })
    taken.push(performance.now() - begin)
    if (status !== 200) throw new Error(text)
  }
  return taken
}

async function measureCalls(programs: readonly Program[], hashes: readonly string[], name: string) {
  const start = performance.now()
  const isOver = (): boolean => performance.now() - start > SECONDS * 1000
  const savers = Array.from({ length: SAVERS }, async (_, index) =>
    savesUntil(await pageOf(CLIENTS + index + 1), isOver),
  )
  const calls = (
    await Promise.all(programs.map((call, index) => callsUntil(call, hashes[index % hashes.length]!, isOver)))
  ).flat()
  const perSecond = calls.length / ((performance.now() - start) / 1000)
  const saves = (await Promise.all(savers)).flat()
  const head = `calls of ${CLIENTS} programs to ${name}`
  const note = `median ${at(calls, 0.5)} ms, p99 ${at(calls, 0.99)} ms`
  print(head, perSecond, 'a second', `≥ ${CALLS}`, note)
  const others = `median ${at(saves, 0.5)} ms of ${saves.length} saves`
  print(`${head}: others' saves, p99`, at(saves, 0.99), 'ms', '≤ 200', others)
}

/** Calls again once the time of a worksheet that never ends is over. */
async function again(call: () => Promise<unknown>, left: AbortSignal): Promise<void> {
  while (!left.aborted) {
    try {
      await call()
    } catch (error) {
      if (!left.aborted) throw error
    }
  }
}

/** Somebody's calls from the moment at which others have asked for worksheets that never end. */
async function besideEndless(call: Program, hash: string): Promise<void> {
  const left = new AbortController()
  for (let index = 0; index < ENDLESS; index++) {
    const person = CLIENTS + SAVERS + index + 1
    const page = await pageOf(person)
    const endless = await store(page, worksheetFromPlain(registry, NEVER, `Endless ${person}`))
    const program = await programOf(person)
    void again(() => program(endless.hash, { inputs: { k: 1 } }, left.signal), left.signal)
  }
  const times: number[] = []
  for (let turn = 0; turn < SECONDS; turn++) {
    const begin = performance.now()
    const { status, text } = await call(hash, { inputs: { F: `${turn + 1} [kN]` } })
    times.push(performance.now() - begin)
    if (status !== 200) throw new Error(text)
    await sleep(500)
  }
  left.abort()
  // The first call comes while it is not known yet which worksheets never end.
  const [first = Number.NaN, ...others] = times
  const slowest = Math.max(...others)
  const note = `the slowest of ${others.length}; the first, as the others begin, ${Math.round(first)} ms, median ${at(others, 0.5)} ms`
  print(`a call while ${ENDLESS} worksheets that never end are evaluated`, slowest, 'ms', '≤ 1000', note)
}

try {
  const programs = await Promise.all(Array.from({ length: CLIENTS }, (_, index) => programOf(index + 1)))
  const hashes = await Promise.all(Array.from({ length: CLIENTS }, (_, index) => beamOf(index + 1)))
  await database.pool.query('update worksheets set public_rights = 1 where name like $1', ['Beam %'])
  // The threads start with the first calls.
  const warm = performance.now()
  await Promise.all(programs.map(call => callsUntil(call, hashes[0]!, () => performance.now() - warm > 3000)))
  await measureCalls(programs, hashes.slice(0, 1), 'one worksheet')
  await measureCalls(programs, hashes, `${CLIENTS} worksheets`)
  await besideEndless(programs[0]!, hashes[0]!)
} finally {
  await server.stop()
  await database.close()
  await embedded.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
