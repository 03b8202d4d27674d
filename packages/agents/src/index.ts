/** Tools of agents by the Model Context Protocol. */
export { createMcpHandler } from '@modelcontextprotocol/server'
export { serveStdio } from '@modelcontextprotocol/server/stdio'
export type { Answer, Host, ListedWorksheet, SheetCall } from './host.ts'
export { agentServer } from './server.ts'
