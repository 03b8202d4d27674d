/** `calcwright mcp [FOLDER]`: the worksheets of a folder for an agent, by standard input and output. */
import { stat } from 'node:fs/promises'
import { agentServer, serveStdio } from '@calcwright/agents'
import { folderHost } from './folder-host.ts'

/** @returns the exit status, once the agent has closed its end */
export async function mcpCommand({ folder }: { readonly folder: string }): Promise<number> {
  const found = await stat(folder).catch(() => null)
  if (!found?.isDirectory()) {
    process.stderr.write(`There is no folder ${folder}.\n`)
    return 2
  }
  const closed = new Promise<void>(resolve => process.stdin.once('close', resolve).once('end', resolve))
  const serving = serveStdio(() => agentServer(folderHost(folder)))
  await closed
  await serving.close()
  return 0
}
