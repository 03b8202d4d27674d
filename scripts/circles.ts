/** Refuses imports that lead back to the file they start from, through whatever kinds of imports they pass. */
import { join } from 'node:path'
import { circlesIn } from './circles/circles.ts'
import { importsIn } from './circles/imports.ts'

const circles = circlesIn(
  importsIn(join(import.meta.dirname, '..'), ['apps', 'packages', 'scripts', 'tests']),
)
for (const { files, shortest } of circles)
  console.error(`${files.length} files import each other: ${shortest.join('\n  → ')}`)
if (circles.length > 0) {
  console.error('Files that import each other are one file or miss a third: split out what both need.')
  process.exitCode = 1
}
