/** Starts the database, then the server. */
import { type AppOptions, buildApp } from './app.ts'
import { type Config, addressOf } from './config.ts'
import { openDatabase, redactedMessage } from './db/database.ts'
import { startEmbedded } from './db/embedded/embedded.ts'
import { migrate } from './db/migrate.ts'
import { reachDatabase } from './db/reach-database.ts'
import { StartFailure } from './failure.ts'
import { openFileStore } from './files/open-file-store.ts'
import type { App } from './http/types.ts'
import { jobHandlers } from './jobs/handlers.ts'
import { keepRates } from './exchange-rates/keep-rates.ts'
import { scheduleDaily } from './jobs/cleanup.ts'
import { startPgBoss } from './jobs/pg-boss.ts'
import { openDelivery } from './mail/delivery.ts'
import type { MakePdf } from './pdf/make-pdf.ts'

export interface RunningServer {
  /** Public address. */
  readonly address: string
  /** Finishes running saves, then stops everything. */
  stop(): Promise<void>
}

export interface StartOptions extends Pick<AppOptions, 'logger' | 'pageDir'> {
  /** Reports steps that take time or are unusual. */
  readonly say: (text: string) => void
}

/** Throws StartFailure with advice for the operator; nothing is left running then. */
export async function startServer(config: Config, options: StartOptions): Promise<RunningServer> {
  const opened: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const close of opened.reverse().splice(0)) await close()
  }
  try {
    const url = config.databaseUrl ?? (await openEmbedded(config, options, opened))
    const database = openDatabase(url, error => options.say(`A database connection broke: ${error.message}`))
    opened.push(() => database.close())
    await reachDatabase(config, () => migrate(database.pool))
    const ready = Promise.withResolvers<MakePdf>()
    const jobs = await startPgBoss({
      url,
      handlers: jobHandlers(database.query, config, openDelivery(config), ready.promise),
      onError: error => options.say(`Trouble with a job, which is tried again: ${redactedMessage(error)}`),
    })
    opened.push(() => jobs.stop())
    const fileStore = await openFileStore(config)
    const { logger, pageDir } = options
    const app = await buildApp({ config, database, jobs, fileStore, logger, pageDir, onReady: ready.resolve })
    opened.push(() => app.close())
    scheduleDaily(app, { database, fileStore, jobs, config })
    if (config.currencyUrl !== null) keepRates(app, database.query, config.currencyUrl)
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
