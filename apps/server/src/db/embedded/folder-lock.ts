/** Lets one process at a time make, start or stop the database of a data folder. */
import { rmSync, statSync, utimes, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const BEAT = 1000
/**
 * Milliseconds without a heartbeat after which the holder counts as killed. Process ids would not do: those
 * of containers repeat.
 */
const DEAD_AFTER = 10_000
const LOOK_AGAIN = 100

/** Returns the function that releases the lock. */
export async function lockFolder(dataDir: string, say: (text: string) => void): Promise<() => void> {
  const file = join(dataDir, 'postgres.lock')
  for (let reported = false; !take(file); reported = true) {
    if (!reported) say('Another Calcwright process is starting the database or works on it: waiting for that')
    await sleep(LOOK_AGAIN)
  }
  // The lock is a file inside the folder and goes with it.
  const beat = setInterval(() => utimes(file, new Date(), new Date(), () => {}), BEAT)
  beat.unref()
  return () => {
    clearInterval(beat)
    rmSync(file, { force: true })
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const sign = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  // The next attempt takes the lock. Other processes that remove the stale file at this moment then remove no
  // newer one.
  if (Date.now() - sign > DEAD_AFTER) rmSync(file, { force: true })
  return false
}
