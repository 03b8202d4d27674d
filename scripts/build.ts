/**
 * Builds the page into apps/web/dist when its sources have changed since, and compresses its files.
 * `node scripts/build.ts --force` builds in any case.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { compressFolder } from './compress.ts'
import { checkBuilt } from './oldest-browsers.ts'

const root = join(import.meta.dirname, '..')
const page = join(root, 'apps/web')
const dist = join(page, 'dist')
const stampFile = join(dist, '.built-from')

/** Everything that the page is made of. */
const SOURCES = [
  'apps/web',
  'packages',
  'docs/guide',
  'fixtures/gallery',
  'fixtures/worksheets',
  'package-lock.json',
  'scripts/build.ts',
  'scripts/compress.ts',
  'scripts/oldest-browsers.ts',
]
const LEFT_OUT =
  /(^|\/)(node_modules|dist\/\.|apps\/web\/dist|native|bench)(\/|$)|\.test\.tsx?$|(?<!^docs\/guide\/[\w-]+)\.md$/

/** Changes with any of the sources: from their names, sizes and times, without reading them. */
function sourceStamp(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) addTo(join(root, source))
  return hash.digest('hex')

  function addTo(path: string): void {
    const name = relative(root, path).replaceAll('\\', '/')
    if (LEFT_OUT.test(name)) return
    const stat = statSync(path, { throwIfNoEntry: false })
    if (!stat) return
    if (stat.isDirectory()) for (const entry of readdirSync(path).sort()) addTo(join(path, entry))
    else hash.update(`${name}:${stat.size}:${stat.mtimeMs}\n`)
  }
}

/** Runs vite; rejects with what it printed when it fails. */
function runVite(): Promise<void> {
  return new Promise((resolve, reject) => {
    const vite = join(root, 'node_modules/vite/bin/vite.js')
    const child = spawn(process.execPath, [vite, 'build', page], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    }
    child.once('error', reject)
    child.once('close', code => {
      if (code === 0) resolve()
      else reject(new Error(`The page cannot be built:\n${withoutStack(output)}`))
    })
  })
}

/** Where in the builder's own code something failed helps nobody here. */
function withoutStack(output: string): string {
  const lines = output.split('\n').filter(line => !/^ +at /.test(line))
  return lines.join('\n').trimEnd()
}

/** Builds what is stale. Throws an Error with the builder's words. */
export async function buildPage(say: (text: string) => void, force = false): Promise<void> {
  if (!existsSync(join(page, 'index.html'))) {
    say('There is no page to build (apps/web/index.html)')
    return
  }
  const stamp = sourceStamp()
  if (!force && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  const start = performance.now()
  const seconds = () => ((performance.now() - start) / 1000).toFixed(1)
  say('Building the page')
  await runVite()
  checkBuilt(dist)
  say(`Compressing its files (${seconds()} s so far)`)
  await compressFolder(dist, join(root, '.cache/compressed'))
  writeFileSync(stampFile, stamp)
  say(`The page is built (${seconds()} s)`)
}

if (import.meta.main) {
  try {
    await buildPage(text => console.log(text), process.argv.includes('--force'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
