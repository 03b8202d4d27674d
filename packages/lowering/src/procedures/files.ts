/**
 * The files with procedures, by their paths. Node reads them from the folder; files.browser.ts is for pages, where
 * they are part of the script. The imports of package.json choose.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const FOLDER = join(import.meta.dirname, '..')

export const procedureFiles: Readonly<Record<string, string>> = Object.fromEntries(
  globSync('**/*.xcas', { cwd: FOLDER })
    .map(path => [path.split(sep).join('/'), readFileSync(join(FOLDER, path), 'utf8')] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1)),
)
