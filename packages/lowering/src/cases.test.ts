/** How each kind of question is asked: the cases in the folders. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCases, show } from '@calcwright/math/dimensions/testing'
import { describe, expect, test } from 'vitest'
import { lowering } from './index.ts'

describe.each(globSync('*/cases.txt', { cwd: import.meta.dirname }).sort())('%s', file => {
  test.each(readCases(readFileSync(join(import.meta.dirname, file), 'utf8')))('%s', (source, expected) => {
    expect(show(source, { lowering })).toBe(expected)
  })
})
