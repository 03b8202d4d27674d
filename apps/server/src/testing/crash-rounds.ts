/** Ends server and database in the middle of saves, and checks what is stored afterwards. */
import { type ServerClient, fromBase64 } from '@calcwright/contract'
import type { Worksheet } from '@calcwright/document'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import { addLine, linesOf, load, sheet, store, wholeOf } from './sheets.ts'

export interface CrashOptions {
  readonly dataDir: string
  readonly rounds: number
  /** Acknowledged saves before the end. */
  readonly saves: number
  readonly clients: number
  /** kill -9 of both, or a request to stop. */
  readonly end?: 'kill' | 'stop'
}

export interface CrashRound {
  readonly round: number
  readonly acknowledged: number
  /** Acknowledged lines that are missing; must be none. */
  readonly lost: readonly string[]
  /** From the start of the process after the end to the first answer. */
  readonly restartMilliseconds: number
}

/** One client's worksheet, and the lines in it that the server acknowledged. */
export interface Writing {
  readonly hash: string
  readonly worksheet: Worksheet
  readonly acknowledged: Set<string>
  version: number
}

export async function crashRounds(options: CrashOptions): Promise<CrashRound[]> {
  const results: CrashRound[] = []
  let server = await startServerProcess(options.dataDir)
  try {
    const sheets = await makeSheets(server.client, options.clients)
    for (let round = 1; round <= options.rounds; round++) {
      const acknowledged = await saveUntilEnded(server, sheets, round, options)
      server = await startServerProcess(options.dataDir)
      const lost: string[] = []
      for (const writing of sheets) lost.push(...(await findLost(server.client, writing)))
      results.push({ round, acknowledged, lost, restartMilliseconds: Math.round(server.startMilliseconds) })
    }
  } finally {
    await server.stop()
  }
  return results
}

/** Every second client writes into the worksheet of the one before it. */
export async function makeSheets(client: ServerClient, clients: number): Promise<Writing[]> {
  const sheets: Writing[] = []
  for (let i = 0; i < clients; i++) {
    const before = sheets[i - 1]
    if (i % 2 === 1 && before) {
      sheets.push({ ...before, worksheet: load(before.worksheet.encode()), acknowledged: new Set() })
      continue
    }
    const worksheet = sheet(`sheet ${i}`)
    sheets.push({ ...(await store(client, worksheet)), worksheet, acknowledged: new Set() })
  }
  return sheets
}

/** Returns the number of acknowledged saves. */
async function saveUntilEnded(
  server: ServerProcess,
  sheets: readonly Writing[],
  round: number,
  { saves, end = 'kill' }: CrashOptions,
) {
  let acknowledged = 0
  let ending: Promise<void> | undefined
  await Promise.all(
    sheets.map(async (writing, client) => {
      for (let i = 0; !ending; i++) {
        if (!(await saveLine(server.client, writing, `${round}.${client}.${i}`))) break
        if (++acknowledged === saves) ending = server[end]()
      }
    }),
  )
  await ending
  return acknowledged
}

/** Returns false when no answer came. */
async function saveLine(client: ServerClient, writing: Writing, line: string): Promise<boolean> {
  const patch = addLine(writing.worksheet, line)
  const head = { worksheet_hash: writing.hash, name: 'Beam', known_server_version: writing.version }
  const answer = await client.save({ ...head, patch }).catch(() => null)
  if (answer === null) return false
  if (!answer.success) throw new Error(answer.message)
  writing.acknowledged.add(line)
  writing.version = answer.version
  if (answer.document_update) writing.worksheet.merge(fromBase64(answer.document_update))
  return true
}

/** Also brings the client up to date, as a page that saves again after the crash. */
export async function findLost(client: ServerClient, writing: Writing): Promise<string[]> {
  const answer = await client.getWorksheet({ hash_string: writing.hash })
  if (!answer.success) throw new Error(answer.message)
  const stored = load(fromBase64(answer.document))
  const lines = new Set(linesOf(stored))
  const rest = { worksheet_hash: writing.hash, name: 'Beam', known_server_version: answer.version }
  const resave = await client.save({ ...rest, full_resave: wholeOf(writing.worksheet) })
  if (!resave.success) throw new Error(resave.message)
  writing.version = resave.version
  return [...writing.acknowledged].filter(line => !lines.has(line))
}
