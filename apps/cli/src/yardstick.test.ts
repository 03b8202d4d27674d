/** No problem of the yardstick has a wrong answer, and no fewer than before have one. */
import { expect, test, vi } from 'vitest'
import { answersTo, integrals, problems } from './testing/yardstick.ts'

vi.mock('./start-engine.ts', async () => ({
  startEngine: (await import('@calcwright/engine/testing')).borrowEngine,
}))

test.each([
  ['antiderivatives', integrals, 188],
  ['problems', problems, 115],
] as const)('%s', async (_name, read, least) => {
  const answers = await answersTo(read())
  const wrong = answers.filter(({ verdict }) => verdict === 'wrong')
  expect(wrong.map(({ asked, answer, came }) => `${asked} is ${answer}, not ${came}`)).toEqual([])
  expect(answers.filter(({ verdict }) => verdict !== 'open').length).toBeGreaterThanOrEqual(least)
})
