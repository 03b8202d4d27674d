import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCases, show } from '@calcwright/math/dimensions/testing'
import { expect, test } from 'vitest'
import { lowering } from '../index.ts'

const cases = readCases(readFileSync(join(import.meta.dirname, 'cases.txt'), 'utf8'))

test.each(cases)('%s', (source, expected) => {
  expect(show(source, { lowering })).toBe(expected)
})
