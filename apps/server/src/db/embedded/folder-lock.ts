/** One process at a time makes, starts or stops the database of a data folder; others wait for it. */
import { rmSync, statSync, utimes, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const BEAT = 1000
/** A holder that gave no sign of life for this long was killed. Process numbers would say less: those of containers repeat. */
const DEAD_AFTER = 10_000
const LOOK_AGAIN = 100

/** Returns how to let others have it. */
export async function lockFolder(dataDir: string, say: (text: string) => void): Promise<() => void> {
  const file = join(dataDir, 'postgres.lock')
  for (let reported = false; !take(file); reported = true) {
    if (!reported) say('Another Calcwright process is starting the database or works on it: waiting for that')
    await sleep(LOOK_AGAIN)
  }
  // A folder that vanishes takes its lock along.
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
  // Taken only at the next look: whoever else removes it now removes nothing newer.
  if (Date.now() - sign > DEAD_AFTER) rmSync(file, { force: true })
  return false
}
