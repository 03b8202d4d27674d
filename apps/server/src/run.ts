/** Runs the server until it is told to stop. */
import { readConfig } from './config.ts'
import { StartFailure } from './failure.ts'
import { type RunningServer, startServer } from './start-server.ts'
import { stopOnSignal } from './stopping.ts'

/**
 * Runs the server that the environment describes until it is told to stop. What goes wrong at the
 * start is said in a sentence; then the answer is null.
 */
export async function run(say: (text: string) => void): Promise<RunningServer | null> {
  try {
    const logger = { level: process.stdout.isTTY ? 'warn' : 'info' }
    const starting = startServer(readConfig(process.env), { say, logger })
    // A start that is interrupted comes to its end first, or the database would be left behind.
    stopOnSignal(say, () => starting.then(server => server.stop()))
    return await starting
  } catch (error) {
    console.error(error instanceof StartFailure ? error.message : error)
    process.exitCode = 1
    return null
  }
}
