#!/usr/bin/env node
/**
 * Starts the command line, whatever Node the machine has: the program needs Node 24, which is
 * installed with the project. Plain JavaScript, because an older Node reads this file.
 */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cli = join(dirname(fileURLToPath(import.meta.url)), '..')
const main = join(cli, 'src', 'main.ts')
// What has been compiled once starts in half of the time.
const env = { NODE_COMPILE_CACHE: join(cli, '..', '..', '.cache', 'compile'), ...process.env }

if (Number(process.versions.node.split('.')[0]) >= 24) {
  const { enableCompileCache } = await import('node:module')
  enableCompileCache(env.NODE_COMPILE_CACHE)
  await import(main)
} else {
  const packaged = dirname(createRequire(import.meta.url).resolve('node/package.json'))
  const program = join(packaged, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const { status, error } = spawnSync(program, [main, ...process.argv.slice(2)], { stdio: 'inherit', env })
  if (error) console.error(`calcwright needs Node 24 and could not start ${program}: ${error.message}`)
  process.exitCode = status ?? 2
}
