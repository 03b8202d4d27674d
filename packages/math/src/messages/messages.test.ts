import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { MessageTable } from './message.ts'
import { isAbout, messagesOf } from './message.ts'

const modules = import.meta.glob<Record<string, unknown>>('./*.ts', { eager: true })

const tables = Object.entries(modules).flatMap(([path, exported]) =>
  Object.entries(exported)
    .filter((entry): entry is [string, MessageTable] => typeof entry[1] === 'object')
    .map(([name, table]) => ({ path, name, table })),
)

/** A sentence with the names of its values where the values stand. */
function sample(sentence: MessageTable[string]): string {
  if (typeof sentence === 'string') return sentence
  const values: unknown = new Proxy(
    {},
    { get: (_, name) => (name === 'names' || name === 'open' ? ['<a>', '<b>'] : `<${String(name)}>`) },
  )
  return sentence(values as never)
}

const sentences = tables.flatMap(({ table }) =>
  Object.entries(table).map(([code, sentence]): [string, string] => [code, sample(sentence)]),
)

/** Names of functions that a sentence may mention although they look like names inside of the program. */
const FUNCTIONS = /\b(?:newMat|absT|relT|deltaC|deltaF|deg[CFR])\b/g

/** Sentences that the specification gives without a full stop. */
const WITHOUT_STOP: ReadonlySet<string> = new Set(['interrupted', 'plot.numeric', 'plot.numeric.none'])

describe('each sentence', () => {
  it.each(sentences)('%s: %s', (code, text) => {
    expect(text.replace('is undefined', '')).not.toMatch(/undefined|null|NaN|\[object|\$\{/)
    expect(text.trim()).toBe(text)
    expect(text).not.toMatch(/ {3}|[,:;]$|\.\.$/)
    // A text that begins like a sentence ends like one; a phrase is completed where it is shown.
    if (/^[A-Z]/.test(text) && !WITHOUT_STOP.has(code)) expect(text).toMatch(/[.?!…]$|[>)]$/)
    // No names of the program, no LaTeX.
    expect(text.replaceAll(/<\w+>/g, '').replaceAll(FUNCTIONS, '')).not.toMatch(
      /\b[a-z]{2,}[A-Z]\w*|\\[a-z]{2}/,
    )
  })
})

it('has each code once', () => {
  const codes = sentences.map(([code]) => code)
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
  expect(codes.length).toBeGreaterThan(200)
})

it('has no code that nothing uses', () => {
  const paths = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', {
    exclude: ['**/*.test.ts', 'packages/math/src/messages/**'],
  })
  const sources = paths.map(path => readFileSync(path, 'utf8')).join('\n')
  const isUsed = (code: string): boolean =>
    sources.includes(`'${code}'`) || sources.includes(`\`${code.slice(0, code.lastIndexOf('.') + 1)}\${`)
  expect(sentences.map(([code]) => code).filter(code => !isUsed(code))).toEqual([])
})

it('makes messages with and without values', () => {
  const message = messagesOf({
    plain: 'Constant.',
    sum: ({ left, right }: { left: string; right: number }) => `${left} and ${right}`,
  })
  expect(message('plain')).toEqual({ code: 'plain', text: 'Constant.' })
  expect(message('sum', { left: 'm', right: 2 })).toEqual({ code: 'sum', text: 'm and 2' })
})

it.each([
  ['unit.mismatch.sum', 'unit.mismatch', true],
  ['unit.mismatch', 'unit.mismatch', true],
  ['unit.mismatched', 'unit.mismatch', false],
  ['unit', 'unit.mismatch', false],
])('%s is about %s: %s', (code, subject, expected) => {
  expect(isAbout(code, subject)).toBe(expected)
})
