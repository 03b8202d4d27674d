/** Two processes behind a proxy are restarted one after the other, while 50 people save: nothing breaks or is lost. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ServerClient, TransportError, createClient, fromBase64 } from '@calcwright/contract'
import { findFreePort } from '../src/db/embedded/cluster.ts'
import { startEmbedded } from '../src/db/embedded/embedded.ts'
import { type Writing, findLost, makeSheets } from '../src/testing/crash-rounds.ts'
import { startRollingProxy } from '../src/testing/rolling-proxy.ts'
import { startServerProcess } from '../src/testing/server-process.ts'
import { addLine, wholeOf } from '../src/testing/sheets.ts'

const PEOPLE = 50
const ROUNDS = 2
/** Milliseconds between an answer and the next save of a person. */
const PAUSE = 200
/** Seconds for which deploy/ lets a server that stops answer: the proxy looks every two seconds. */
const DRAIN_SECONDS = '3'

interface Counts {
  acknowledged: number
  /** Answers that are none, or refuse. */
  refused: number
}

/** Reasons of refusals. */
const reasons = new Set<string>()

/** Saves a line as a page does: after a refusal the next save has all that is not acknowledged. */
async function save(client: ServerClient, writing: Writing, line: string, whole: boolean): Promise<boolean> {
  const patch = addLine(writing.worksheet, line)
  const head = { worksheet_hash: writing.hash, name: 'Beam', known_server_version: writing.version }
  const content = whole ? { full_resave: wholeOf(writing.worksheet) } : { patch }
  try {
    const answer = await client.save({ ...head, ...content })
    if (!answer.success) throw new Error(answer.message)
    writing.acknowledged.add(line)
    writing.version = answer.version
    if (answer.document_update) writing.worksheet.merge(fromBase64(answer.document_update))
    return true
  } catch (error) {
    reasons.add(error instanceof TransportError ? `${error.status} ${error.message}` : String(error))
    return false
  }
}

async function write(
  client: ServerClient,
  writing: Writing,
  person: number,
  end: AbortSignal,
): Promise<Counts> {
  const counts = { acknowledged: 0, refused: 0 }
  let saved = true
  for (let line = 0; !end.aborted; line++) {
    saved = await save(client, writing, `${person}.${line}`, !saved)
    counts[saved ? 'acknowledged' : 'refused'] += 1
    await sleep(PAUSE)
  }
  return counts
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(50)
}

const dataDir = mkdtempSync(join(tmpdir(), 'calcwright-rolling-'))
const embedded = await startEmbedded({ dataDir, label: 'rolling', say: () => {} })
const [port, ...ports] = [await findFreePort(), await findFreePort(), await findFreePort()]
const proxy = await startRollingProxy(port, ports)
const start = (at: number) =>
  startServerProcess(dataDir, {
    PORT: String(at),
    DATABASE_URL: embedded.url,
    PUBLIC_URL: proxy.address,
    DRAIN_SECONDS,
  })
const servers = [await start(ports[0]!), await start(ports[1]!)]
try {
  await until(() => ports.every(proxy.isHealthy))
  const client = createClient(fetch, proxy.address)
  const sheets = await makeSheets(client, PEOPLE)
  const end = new AbortController()
  const writing = sheets.map((each, person) => write(client, each, person, end.signal))
  const beginning = performance.now()
  for (let restart = 0; restart < 2 * ROUNDS; restart++) {
    const turn = restart % 2
    await sleep(1000)
    await servers[turn]!.stop()
    servers[turn] = await start(ports[turn]!)
    await until(() => proxy.isHealthy(ports[turn]!))
  }
  end.abort()
  const counts = await Promise.all(writing)
  const seconds = Math.round((performance.now() - beginning) / 1000)
  const lost: string[] = []
  for (const each of sheets) lost.push(...(await findLost(client, each)))
  const sum = (of: keyof Counts) => counts.reduce((total, each) => total + each[of], 0)
  const name = `${2 * ROUNDS} restarts of two processes in turns, ${PEOPLE} people saving`
  const note = `${sum('acknowledged')} acknowledged saves in ${seconds} s`
  const print = (what: string, value: number, unit: string, more = note) =>
    console.log(
      JSON.stringify({
        name: `${name}: ${what}`,
        value,
        unit,
        bar: `0 ${unit}`,
        met: value === 0,
        note: more,
      }),
    )
  print('connections broken', proxy.faults.length, 'connections', [...new Set(proxy.faults)].join(', '))
  print('saves without an answer or refused', sum('refused'), 'saves', [note, ...reasons].join('; '))
  print('acknowledged saves lost', lost.length, 'saves')
} finally {
  for (const server of servers) await server.stop()
  await proxy.close()
  await embedded.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
