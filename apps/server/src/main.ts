/** Deployments come in here; `npm start` builds the page before. */
import { giveBackMemory } from './memory.ts'

giveBackMemory()
// Not before: the rest would be loaded twice.
const [{ pino }, { run }] = await Promise.all([import('pino'), import('./run.ts')])

/** Sentences for a person at a terminal; else lines of JSON like those of calls. */
function speech(): (text: string) => void {
  if (process.stdout.isTTY) return text => console.log(text)
  const log = pino()
  return text => log.info(text)
}

const say = speech()
const server = await run(say)
if (server) say(`Calcwright runs at ${server.address}`)
