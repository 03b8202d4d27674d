/** `npm start` and deployments come in here. */
import { pino } from 'pino'
import { readConfig } from './config.ts'
import { StartFailure } from './failure.ts'
import { type RunningServer, startServer } from './start-server.ts'
import { stopWhenTold } from './stopping.ts'

/**
 * Runs the server that the environment describes until it is told to stop. What goes wrong at the
 * start is said in a sentence; then the answer is null.
 */
export async function main(say: (text: string) => void): Promise<RunningServer | null> {
  try {
    const logger = { level: process.stdout.isTTY ? 'warn' : 'info' }
    const starting = startServer(readConfig(process.env), { say, logger })
    // A start that is interrupted comes to its end first, or the database would be left behind.
    stopWhenTold(say, () => starting.then(server => server.stop()))
    return await starting
  } catch (error) {
    console.error(error instanceof StartFailure ? error.message : error)
    process.exitCode = 1
    return null
  }
}

/** Sentences for a person at a terminal; else lines of JSON like those of calls. */
function speech(): (text: string) => void {
  if (process.stdout.isTTY) return text => console.log(text)
  const log = pino()
  return text => log.info(text)
}

if (import.meta.main) {
  const say = speech()
  const server = await main(say)
  if (server) say(`Calcwright runs at ${server.address}`)
}
