/** Runs the server until it receives a signal to stop. */
import { readConfig } from './config.ts'
import { StartFailure } from './failure.ts'
import { type RunningServer, startServer } from './start-server.ts'
import { stopOnSignal } from './stopping.ts'

/**
 * Runs the server that the environment describes until it receives a signal to stop. An error at the start is
 * reported in a sentence, and the result is null.
 */
export async function run(say: (text: string) => void): Promise<RunningServer | null> {
  try {
    const logger = { level: process.stdout.isTTY ? 'warn' : 'info' }
    const starting = startServer(readConfig(process.env), { say, logger })
    // An interrupted start finishes first, because the database would be left behind otherwise.
    stopOnSignal(say, () => starting.then(server => server.stop()))
    return await starting
  } catch (error) {
    console.error(error instanceof StartFailure ? error.message : error)
    process.exitCode = 1
    return null
  }
}
