/** The invariant of the package: the document is changed by operations, in the files that are named here. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const source = new URL('../', import.meta.url).pathname

/** Methods of a worksheet that change it. */
const CHANGES = /\bworksheet\.(?:apply|batch|type|settle|restore|merge|replaceTags)\(/

it('no other file changes it: a change goes through the editor, which undoes it with the caret', () => {
  const others = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter(file => !/(?:\.test\.tsx?|test-[a-z-]+\.tsx?)$/.test(file))
    .filter(file => CHANGES.test(readFileSync(source + file, 'utf8')))
  expect(others.toSorted()).toEqual([
    'files/uploads.ts',
    'results/commas-typed-before.ts',
    'state/changes.ts',
    'state/editor.ts',
  ])
})
