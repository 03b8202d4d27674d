/** Runs the command that the arguments name. */
import { readArguments } from './arguments.ts'
import { evaluateCommand } from './evaluate-command.ts'

/**
 * @param args without the program's own name
 * @returns the exit status
 */
export async function runCommandLine(args: readonly string[]): Promise<number> {
  const request = readArguments(args)
  switch (request.kind) {
    case 'eval':
      return evaluateCommand(request)
    case 'call': {
      const { callCommand } = await import('./call-command.ts')
      return callCommand(request)
    }
    case 'plots': {
      const { plotsCommand } = await import('./plots-command.ts')
      return plotsCommand(request)
    }
    case 'export': {
      const { exportCommand } = await import('./export/export-command.ts')
      return exportCommand(request)
    }
    case 'table': {
      const { tableCommand } = await import('./table-command.ts')
      return tableCommand(request)
    }
    case 'import': {
      const { importCommand } = await import('./import-command.ts')
      return importCommand(request)
    }
    case 'mcp': {
      const { mcpCommand } = await import('./agents/mcp-command.ts')
      return mcpCommand(request)
    }
    case 'help':
      process.stdout.write(request.text)
      return 0
    case 'mistake':
      process.stderr.write(request.text)
      return 2
  }
}
