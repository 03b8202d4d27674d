/**
 * Lists, searches, rights and saves with 100,000 worksheets of 1,000 people, over HTTP, on the
 * embedded PostgreSQL. The first person has 10,000 of the worksheets.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServerClient, createClient, fromBase64 } from '@calcwright/contract'
import { openDatabase } from '../src/db/database.ts'
import { readPostmaster } from '../src/db/embedded/postmaster.ts'
import { DATABASE_USER } from '../src/db/embedded/cluster.ts'
import { startSession } from '../src/sessions.ts'
import { fill } from '../src/testing/fill.ts'
import { startServerProcess } from '../src/testing/server-process.ts'
import { addLine, load } from '../src/testing/sheets.ts'

const FILLING = { people: 1000, worksheets: 100_000, ofFirst: 10_000 }
const CLIENTS = 8
/** Rows that the page asks for when somebody searches. */
const FOUND = 60
const SECONDS = 8

/** Client of the person with this number. */
type Person = (number: number) => ServerClient

interface Case {
  readonly name: string
  /**
   * Milliseconds within which 99 of 100 answers to a single client arrive. Without it all clients call at
   * once, and the result is the number of calls a second.
   */
  readonly most?: number
  readonly call: (person: Person, turn: number) => Promise<{ success: boolean }>
}

/** Spreads the choice over everything there is, with a different one in each round. */
const pick = (turn: number, count: number): number => 1 + ((turn * 7919) % count)
const anybody = (turn: number): number => pick(turn, FILLING.people)

const CASES: readonly Case[] = [
  { name: 'warming up', call: (person, turn) => person(anybody(turn)).list({}) },
  { name: 'lists of 200 rows', call: (person, turn) => person(anybody(turn)).list({}) },
  { name: 'lists of 50 rows', call: (person, turn) => person(anybody(turn)).list({ limit: 50 }) },
  { name: 'lists by name', call: (person, turn) => person(anybody(turn)).list({ sort_by: 'name' }) },
  {
    name: 'a list of 10,000: its first 200 rows',
    most: 100,
    call: person => person(1).list({}),
  },
  {
    name: 'a search in 10,000',
    most: 100,
    call: (person, turn) => person(1).list({ search_term: `pump ${turn % 100}`, limit: FOUND }),
  },
  {
    name: 'a search in 10,000 while it is typed',
    most: 100,
    call: (person, turn) => person(1).list({ search_term: 'bending'.slice(0, 1 + (turn % 7)), limit: FOUND }),
  },
  {
    name: 'a search in 10,000 that finds nothing',
    most: 100,
    call: (person, turn) => person(1).list({ search_term: `no such name ${turn}`, limit: FOUND }),
  },
  { name: 'project trees', call: (person, turn) => person(anybody(turn)).tree('tree') },
  {
    name: 'rights on a worksheet',
    call: (person, turn) => person(ownerOf(turn)).rightsLevel(`w${worksheetOf(turn)}`),
  },
  { name: 'opening a worksheet and saving it', call: save },
]

const worksheetOf = (turn: number): number => FILLING.ofFirst + pick(turn, 80_000)
const ownerOf = (turn: number): number => 2 + (worksheetOf(turn) % (FILLING.people - 1))

async function save(person: Person, turn: number): Promise<{ success: boolean }> {
  const hash = `w${worksheetOf(turn)}`
  const client = person(ownerOf(turn))
  const answer = await client.getWorksheet({ hash_string: hash })
  if (!answer.success) return answer
  const patch = addLine(load(fromBase64(answer.document)), `line ${turn}`)
  return client.save({ worksheet_hash: hash, name: answer.name, known_server_version: answer.version, patch })
}

async function run({ name, most, call }: Case, person: Person) {
  const latencies: number[] = []
  const start = performance.now()
  let turn = 0
  const work = async () => {
    while (performance.now() - start < SECONDS * 1000) {
      const begin = performance.now()
      const answer = await call(person, turn++)
      if (!answer.success) throw new Error(`${name}: ${JSON.stringify(answer)}`)
      latencies.push(performance.now() - begin)
    }
  }
  await Promise.all(Array.from({ length: most === undefined ? CLIENTS : 1 }, work))
  const seconds = (performance.now() - start) / 1000
  latencies.sort((a, b) => a - b)
  const at = (share: number) => Number(latencies[Math.floor(latencies.length * share)]?.toFixed(1))
  return { perSecond: Math.round(latencies.length / seconds), median: at(0.5), p99: at(0.99) }
}

function addressOfDatabase(dataDir: string): string {
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8')
  return `postgres://${DATABASE_USER}:${password}@127.0.0.1:${readPostmaster(join(dataDir, 'postgres'))?.port}/postgres`
}

const dataDir = mkdtempSync(join(tmpdir(), 'calcwright-bench-'))
const server = await startServerProcess(dataDir)
const database = openDatabase(addressOfDatabase(dataDir), error => console.error(error))
try {
  await fill(database.pool, FILLING)
  const clients = new Map<number, ServerClient>()
  for (let number = 1; number <= FILLING.people; number++) {
    const token = await startSession(database.query, `person-${number}`, {
      userAgent: '',
      address: '127.0.0.1',
    })
    const cookie = `calcwright_${new URL(server.address).port}=${token}`
    clients.set(
      number,
      createClient(
        (input, init) => fetch(input, { ...init, headers: { ...(init?.headers as object), cookie } }),
        server.address,
      ),
    )
  }
  const person: Person = number => clients.get(number) as ServerClient
  for (const test of CASES) {
    const { perSecond, median, p99 } = await run(test, person)
    if (test.name === 'warming up') continue
    const { name, most } = test
    const figure =
      most === undefined
        ? { value: perSecond, unit: 'a second', note: `median ${median} ms, p99 ${p99} ms` }
        : {
            value: p99,
            unit: 'ms',
            bar: `≤ ${most} ms`,
            met: p99 <= most,
            note: `p99; median ${median} ms, ${perSecond} a second`,
          }
    console.log(
      JSON.stringify({
        name: `100,000 worksheets, ${most === undefined ? `${CLIENTS} clients` : 'one client'}: ${name}`,
        ...figure,
      }),
    )
  }
} finally {
  await database.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
