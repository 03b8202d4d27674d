/** `npm start`: the page, the database and the server, with one Ctrl-C to stop all. */
import { giveBackMemory } from '../apps/server/src/memory.ts'
import { buildPage } from './build.ts'

const say = (text: string): void => console.log(text)

async function start(): Promise<void> {
  try {
    await buildPage(say)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
    return
  }
  const { run } = await import('../apps/server/src/run.ts')
  const server = await run(say)
  if (server) console.log(`\n  Calcwright runs at ${server.address}\n  Ctrl-C stops it.\n`)
}

giveBackMemory()
await start()
