/** The command line: `calcwright eval FILE|- [--json]`, `calcwright export FILE|- --plots [FOLDER]`. */
import { readArguments } from './arguments.ts'
import { evaluateCommand } from './evaluate-command.ts'

// Who reads only the beginning, as `head` does, has what they want.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

const request = readArguments(process.argv.slice(2))
if (request.kind === 'eval') process.exitCode = await evaluateCommand(request)
else if (request.kind === 'export') {
  const { exportCommand } = await import('./export-command.ts')
  process.exitCode = await exportCommand(request)
} else {
  const stream = request.kind === 'help' ? process.stdout : process.stderr
  stream.write(request.text)
  process.exitCode = request.kind === 'help' ? 0 : 2
}
