/** Entry point of deployments; `npm start` builds the page first. */
import { giveBackMemory } from './memory.ts'

giveBackMemory()
// Imported dynamically: with a static import the rest would load twice.
const [{ pino }, { run }] = await Promise.all([import('pino'), import('./run.ts')])

/** Writes sentences to a terminal, else lines of JSON like those of calls. */
function speech(): (text: string) => void {
  if (process.stdout.isTTY) return text => console.log(text)
  const log = pino()
  return text => log.info(text)
}

const say = speech()
const server = await run(say)
if (server) say(`Calcwright runs at ${server.address}`)
