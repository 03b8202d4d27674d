/** Numbers alone and the engine give the same answers, to the last digit that is ever shown. */
import { readFileSync, readdirSync } from 'node:fs'
import type { Outcome } from '@calcwright/evaluator'
import { expect, test, vi } from 'vitest'
import { isFull } from '../../../tests/full.ts'
import { LONG } from './formulas.ts'
import { evaluateText } from './evaluate.ts'

const route = vi.hoisted(() => ({ byNumbers: true, answers: 0 }))

vi.mock('./start-engine.ts', async () => ({
  startEngine: (await import('@calcwright/engine/testing')).borrowEngine,
}))
vi.mock('../../../packages/evaluator/src/prepare/known-numbers.ts', async original => {
  const { knownAnswer } = await original<{ knownAnswer: (...args: unknown[]) => unknown }>()
  return {
    knownAnswer: (...args: unknown[]) => {
      const answer = route.byNumbers ? knownAnswer(...args) : null
      if (answer) route.answers += 1
      return answer
    },
  }
})

const FOLDER = new URL('../../../fixtures/formulas/', import.meta.url)
const FOLDERS = ['values', 'units', 'unit_error', 'runtime_error']

/** Every so many files are looked at in a usual run. */
const USUAL = 10

const files = FOLDERS.flatMap(folder =>
  readdirSync(new URL(folder, FOLDER))
    .filter(file => file.endsWith('.calc.txt') && (isFull || !LONG.test(file)))
    .map(file => `${folder}/${file}`),
).filter((_, place) => isFull || place % USUAL === 0)

/** Four units in the last place of a double, which each way rounds in its own order. */
const LAST_PLACES = 1e-15

const isNear = (a: unknown, b: unknown): boolean =>
  typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= LAST_PLACES * Math.abs(b)

async function outcomesOf(text: string, byNumbers: boolean): Promise<(Outcome & { readonly of: string })[]> {
  route.byNumbers = byNumbers
  const results = await evaluateText(text)
  return results.map(({ line, source, outcome }) => ({ ...outcome, of: `${line}: ${source}` }))
}

test.each(files)('%s', async file => {
  const text = readFileSync(new URL(file, FOLDER), 'utf8')
  const engine = await outcomesOf(text, false)
  const numbers = await outcomesOf(text, true)
  const settled = numbers.map((own, place) => {
    const other = engine[place]
    return isNear(own.value, other?.value) ? { ...own, value: other!.value, exact: other!.exact } : own
  })
  expect(settled).toEqual(engine)
})

test('numbers answer many of the lines', () => expect(route.answers).toBeGreaterThan(100))
