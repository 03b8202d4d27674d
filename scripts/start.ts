/** `npm start`: the page, the database and the server, with one Ctrl-C to stop all. */
import { main } from '../apps/server/src/main.ts'
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
  const server = await main(say)
  if (server) console.log(`\n  Calcwright runs at ${server.address}\n  Ctrl-C stops it.\n`)
}

await start()
