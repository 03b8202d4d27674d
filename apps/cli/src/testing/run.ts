/** Runs the program in tests. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { vi } from 'vitest'
import { runCommandLine } from '../command-line.ts'

const PROGRAM = join(import.meta.dirname, '../../bin/calcwright.js')

export interface Ran {
  readonly status: number | null
  readonly out: string
  readonly err: string
}

/** In a process of its own: for exit status and streams. */
export function start(args: readonly string[], input = ''): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    input,
    encoding: 'utf8',
  })
  return { status, out: stdout, err: stderr }
}

/** The same in this process, which takes a tenth of the time. */
export async function run(args: readonly string[], input = ''): Promise<Ran> {
  const written = { stdout: '', stderr: '' }
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([input]) as typeof process.stdin)
  for (const name of ['stdout', 'stderr'] as const)
    vi.spyOn(process[name], 'write').mockImplementation(text => {
      written[name] += String(text)
      return true
    })
  try {
    return { status: await runCommandLine(args), out: written.stdout, err: written.stderr }
  } finally {
    vi.restoreAllMocks()
  }
}
