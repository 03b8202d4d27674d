/** The product as its users start it, on a fresh data folder that vanishes with the run. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const dataDir = process.env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'calcwright-browser-'))
const server = spawn(process.execPath, [join(import.meta.dirname, '../../apps/server/src/main.ts')], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: dataDir, CURRENCY_URL: 'none' },
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', code => {
  if (!process.env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true })
  process.exitCode = code ?? 0
})
