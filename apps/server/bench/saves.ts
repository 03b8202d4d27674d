/**
 * Saves a second of a 20 kB worksheet by 8 clients, over HTTP, on the embedded PostgreSQL. One
 * figure a case: each client with a worksheet of its own, all in one worksheet, and whole documents.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerClient, fromBase64, toBase64 } from '@calcwright/contract'
import type { Worksheet } from '@calcwright/document'
import { startServerProcess } from '../src/testing/server-process.ts'
import { addLine, linesOf, load, sheet, store, wholeOf } from '../src/testing/sheets.ts'

const CLIENTS = 8
const SHEET_BYTES = 20_000

interface Case {
  readonly name: string
  readonly seconds: number
  readonly shared: boolean
  readonly whole: boolean
}

const CASES: readonly Case[] = [
  { name: 'warming up', seconds: 2, shared: false, whole: false },
  { name: 'one worksheet each', seconds: 10, shared: false, whole: false },
  { name: 'all in one worksheet', seconds: 10, shared: true, whole: false },
  { name: 'one worksheet each, saved as a whole', seconds: 10, shared: false, whole: true },
]

interface Writing {
  readonly hash: string
  readonly worksheet: Worksheet
  version: number
  /** Acknowledged saves. */
  saves: number
}

/** A worksheet of about 20 kB when encoded, with a line for each client to write in. */
function bigSheet(): Worksheet {
  const worksheet = sheet(...Array.from({ length: CLIENTS }, (_, i) => `client ${i}`))
  for (let i = 0; worksheet.encode().length < SHEET_BYTES; i++) {
    addLine(worksheet, `line ${i}: the load of the beam is taken from the table above`)
  }
  return worksheet
}

/** Replaces the client's line; returns the difference. */
function edit(worksheet: Worksheet, client: number, text: string): string {
  const before = worksheet.stateVector()
  worksheet.apply({ kind: 'setProps', id: worksheet.blocks()[client]!.id, props: { html: text } })
  return toBase64(worksheet.encodeSince(before))
}

async function prepare(client: ServerClient, { shared }: Case): Promise<Writing[]> {
  const first = bigSheet()
  const stored = await store(client, first)
  const writings: Writing[] = [{ ...stored, worksheet: first, saves: 0 }]
  while (writings.length < CLIENTS) {
    const worksheet = load(first.encode())
    writings.push({ ...(shared ? stored : await store(client, worksheet)), worksheet, saves: 0 })
  }
  return writings
}

async function run(client: ServerClient, test: Case) {
  const writings = await prepare(client, test)
  const latencies: number[] = []
  const start = performance.now()
  const end = start + test.seconds * 1000
  await Promise.all(
    writings.map(async (writing, i) => {
      while (performance.now() < end) {
        const begin = performance.now()
        await save(client, writing, i, test.whole)
        latencies.push(performance.now() - begin)
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  latencies.sort((a, b) => a - b)
  const at = (share: number) => Number(latencies[Math.floor(latencies.length * share)]?.toFixed(1))
  return {
    perSecond: Math.round(latencies.length / seconds),
    median: at(0.5),
    p99: at(0.99),
    lost: await countLost(client, writings),
  }
}

async function save(client: ServerClient, writing: Writing, i: number, whole: boolean): Promise<void> {
  const text = `client ${i} wrote ${writing.saves + 1}`
  const patch = edit(writing.worksheet, i, text)
  const content = whole ? { full_resave: wholeOf(writing.worksheet) } : { patch }
  const state_vector = toBase64(writing.worksheet.stateVector())
  const head = {
    worksheet_hash: writing.hash,
    name: 'Beam',
    known_server_version: writing.version,
    state_vector,
  }
  const answer = await client.save({ ...head, ...content })
  if (!answer.success) throw new Error(answer.message)
  writing.version = answer.version
  writing.saves += 1
  if (answer.document_update) writing.worksheet.merge(fromBase64(answer.document_update))
}

/** Counts the clients whose last acknowledged line is not the stored one. */
async function countLost(client: ServerClient, writings: readonly Writing[]): Promise<number> {
  let lost = 0
  for (const [i, { hash, saves }] of writings.entries()) {
    const answer = await client.getWorksheet({ hash_string: hash })
    if (!answer.success) throw new Error(answer.message)
    const text = linesOf(load(fromBase64(answer.document)))[i]
    if (text !== `client ${i} wrote ${saves}`) lost += 1
  }
  return lost
}

const dataDir = mkdtempSync(join(tmpdir(), 'calcwright-bench-'))
const server = await startServerProcess(dataDir)
try {
  for (const test of CASES) {
    const { perSecond, median, p99, lost } = await run(server.client, test)
    if (test.name === 'warming up') continue
    const met = perSecond >= 300 && lost === 0
    const note = `${test.name}; median ${median} ms, p99 ${p99} ms; ${lost} lost`
    const name = `saves of a 20 kB sheet, ${CLIENTS} clients`
    console.log(
      JSON.stringify({ name, value: perSecond, unit: 'a second', bar: '≥ 300 a second', met, note }),
    )
  }
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
