/**
 * `npm run words [-- folder…]`: names and comments in words that a newcomer knows. Prints each place with its
 * reason and a count for each package and application; fails when anything is left.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { checkWords } from './words/check.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = ['apps', 'packages', 'scripts', 'tests']
const GENERATED = /\/(?:node_modules|dist|native)\//

/** Folders and files as they are typed, from where the command stands; all of the sources without any. */
function sourcesIn(named: readonly string[]): string[] {
  const folders = named.length > 0 ? named.map(name => relative(ROOT, join(process.cwd(), name))) : FOLDERS
  return folders
    .flatMap(folder =>
      /\.tsx?$/.test(folder) ? [folder] : globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }),
    )
    .map(path => path.split(sep).join('/'))
    .filter(path => !GENERATED.test(`/${path}`))
    .sort()
}

/** The application, the package or the top folder that a file is in. */
const areaOf = (path: string): string => /^(?:apps|packages)\/[^/]+|^[^/]+/.exec(path)?.[0] ?? path

const counts = new Map<string, number>()
for (const path of sourcesIn(process.argv.slice(2))) {
  for (const { line, reason } of checkWords(path, readFileSync(join(ROOT, path), 'utf8'))) {
    console.log(`${path}:${line} ${reason}`)
    counts.set(areaOf(path), (counts.get(areaOf(path)) ?? 0) + 1)
  }
}
for (const [area, count] of counts) console.log(`${String(count).padStart(5)}  ${area}`)
if (counts.size > 0) process.exitCode = 1
