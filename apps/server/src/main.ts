/** Starts the server: its database, then itself. `npm start` and deployments come in here. */
import { join } from 'node:path'
import { type AppOptions, buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { type Database, databaseErrorCode, openDatabase } from './db/database.ts'
import { startEmbedded } from './db/embedded/embedded.ts'
import { migrate } from './db/migrate.ts'
import { StartFailure } from './failure.ts'
import type { App } from './http/types.ts'

export interface RunningServer {
  /** Where people reach it. */
  readonly address: string
  /** Finishes what is being saved, then stops everything. */
  stop(): Promise<void>
}

export interface StartOptions extends Pick<AppOptions, 'logger' | 'pageDir'> {
  /** Told what takes time or is unusual. */
  readonly say: (text: string) => void
}

/** Throws StartFailure with what to do about it; then nothing is left running. */
export async function startServer(config: Config, options: StartOptions): Promise<RunningServer> {
  const opened: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const close of opened.reverse().splice(0)) await close()
  }
  try {
    const url = config.databaseUrl ?? (await openEmbedded(config, options, opened))
    const database = openDatabase(url, error => options.say(`A database connection broke: ${error.message}`))
    opened.push(() => database.close())
    await prepareDatabase(database, config)
    const app = await buildApp({ config, database, logger: options.logger, pageDir: options.pageDir })
    opened.push(() => app.close())
    await listen(app, config)
    return { address: addressOf(config), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function openEmbedded(config: Config, options: StartOptions, opened: (() => Promise<void>)[]) {
  const embedded = await startEmbedded({
    dataDir: config.dataDir,
    label: `process ${process.pid}, port ${config.port}`,
    say: options.say,
  })
  opened.push(() => embedded.stop())
  return embedded.url
}

async function prepareDatabase(database: Database, config: Config): Promise<void> {
  try {
    await migrate(database.pool)
  } catch (error) {
    if (error instanceof StartFailure || databaseErrorCode(error) !== undefined) throw error
    const place = config.databaseUrl === null ? join(config.dataDir, 'postgres') : 'DATABASE_URL'
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartFailure(`The database (${place}) cannot be reached: ${reason}`, { cause: error })
  }
}

async function listen(app: App, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    throw listenFailure(error as NodeJS.ErrnoException, port, host)
  }
}

function listenFailure(error: NodeJS.ErrnoException, port: number, host: string): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartFailure(
        `Port ${port} is already used by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
        { cause: error },
      )
    case 'EACCES':
      return new StartFailure(
        `Port ${port} may not be used by this user. Choose one above 1023: PORT=3000 npm start`,
        { cause: error },
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartFailure(
        `HOST is ${host}, which is no address of this computer. Use HOST=127.0.0.1, or HOST=0.0.0.0 for all of them.`,
        { cause: error },
      )
    default:
      return error
  }
}

function addressOf({ publicUrl, host, port }: Config): string {
  if (publicUrl) return publicUrl.href
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}/`
}

/** A second interrupt comes with the first one when a terminal tells a whole group of processes. */
const IMPATIENT_AFTER = 1000

/**
 * Stops on the first SIGINT or SIGTERM, when the terminal closes, and when npm, if that started it,
 * is gone. A later signal ends the process without waiting.
 */
function stopWhenTold(server: RunningServer, say: (text: string) => void): void {
  let since: number | undefined
  const stop = (): void => {
    if (since === undefined) {
      since = performance.now()
      say('Stopping')
      void stopAndExit(server)
    } else if (performance.now() - since > IMPATIENT_AFTER) process.exit(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  if (process.env['npm_lifecycle_event'] !== undefined) onParentsEnd(stop)
}

/** npm that is killed tells only the shell between, which ends without a word. */
function onParentsEnd(stop: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, 500)
  timer.unref()
}

async function stopAndExit(server: RunningServer): Promise<void> {
  try {
    await server.stop()
    process.exit(0)
  } catch (error) {
    console.error('The server did not stop in order:', error)
    process.exit(1)
  }
}

/** Runs until it is told to stop; what goes wrong at the start is said in a sentence. */
export async function main(say: (text: string) => void): Promise<RunningServer | null> {
  try {
    const config = readConfig(process.env)
    const logger = { level: process.stdout.isTTY ? 'warn' : 'info' }
    const server = await startServer(config, { say, logger })
    stopWhenTold(server, say)
    return server
  } catch (error) {
    console.error(error instanceof StartFailure ? error.message : error)
    process.exitCode = 1
    return null
  }
}

if (import.meta.main) {
  const server = await main(text => console.log(text))
  if (server) console.log(`Calcwright runs at ${server.address}`)
}
