/** `editor|application|engine`. A page that was built from other versions offers to reload. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const serverPackage = join(import.meta.dirname, '../package.json')

/** @param pageDir folder of the built page, whose index.html names every built file by content */
export function applicationVersion(pageDir: string): string {
  const page = join(pageDir, 'index.html')
  const editor = existsSync(page)
    ? createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 10)
    : 'none'
  const { version } = JSON.parse(readFileSync(serverPackage, 'utf8')) as { version: string }
  return [editor, version, engineVersion(pageDir)].join('|')
}

/** The names of the two parts of the built engine have digests of their content. */
function engineVersion(pageDir: string): string {
  const assets = join(pageDir, 'assets')
  const files = existsSync(assets) ? readdirSync(assets) : []
  const parts = files.filter(file => file.endsWith('.wasm')).toSorted()
  return parts.join(',') || 'none'
}
