/** The command line: `calcwright eval FILE|- [--json]`. */
import { readArguments } from './arguments.ts'
import { evaluateCommand } from './evaluate-command.ts'

const request = readArguments(process.argv.slice(2))
if (request.kind === 'eval') process.exitCode = await evaluateCommand(request)
else {
  const stream = request.kind === 'help' ? process.stdout : process.stderr
  stream.write(request.text)
  process.exitCode = request.kind === 'help' ? 0 : 2
}
