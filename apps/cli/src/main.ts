/** The command line: `calcwright eval FILE|- [--json]`, `calcwright export FILE|- --plots [FOLDER]`. */
import { runCommandLine } from './command-line.ts'

// A reader that takes only the beginning, as `head` does, has what it wants.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

process.exitCode = await runCommandLine(process.argv.slice(2))
