/**
 * Checks the format of all files. oxfmt takes two seconds where Prettier takes minutes, and writes but a few unions
 * in another way: Prettier, which formats the sources, is only asked about files that oxfmt would change.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

function run(program: string, args: readonly string[]): { readonly status: number; readonly output: string } {
  const { status, stdout, error } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 26,
    shell: process.platform === 'win32',
  })
  if (error) throw error
  return { status: status ?? 1, output: stdout }
}

/** Files that oxfmt would change with the options of Prettier. */
function different(): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'calcwright-format-'))
  const options = JSON.parse(readFileSync(join(root, '.prettierrc.json'), 'utf8')) as object
  const config = join(folder, 'oxfmt.json')
  writeFileSync(config, JSON.stringify({ ...options, sortPackageJson: false }))
  try {
    const { status, output } = run('oxfmt', ['-c', config, '--list-different', '.'])
    const files = output.split('\n').filter(line => line !== '')
    if (status !== 0 && files.length === 0) throw new Error('oxfmt could not read the sources.')
    return files
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const files = different()
if (files.length > 0) {
  const { status, output } = run('prettier', ['--check', '--log-level', 'warn', ...files])
  process.stdout.write(output)
  process.exitCode = status
}
