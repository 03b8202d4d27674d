import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { registeredModules, SOURCES } from '../scripts/registered.ts'
import { blockTypes } from './schemas.ts'

it.each([...registeredModules()])(
  '%s is what node packages/blocks/scripts/register.ts writes',
  (path, text) => {
    expect(readFileSync(new URL(path, SOURCES), 'utf8')).toBe(text)
  },
)

/** Ids of types that are words of the page or of formulas as well. */
const WORDS = new Set(['text', 'radio', 'checkbox', 'if', 'for', 'while', 'return', 'program', 'matrix'])

it.each(['editor', 'evaluator'])('the %s handles no type by its name', name => {
  const sources = new URL(`../../${name}/src/`, import.meta.url)
  const ids = blockTypes.map(({ type }) => type).filter(type => !WORDS.has(type))
  const named = new RegExp(`[tT]ype(?:: | [!=]== )'(?:${ids.join('|')})'`)
  const found = globSync('**/*.{ts,tsx}', { cwd: sources })
    .filter(file => !/\.test\.tsx?$|testing\/|test-/.test(file))
    .filter(file => named.test(readFileSync(new URL(file, sources), 'utf8')))
  expect(found).toEqual([])
})
