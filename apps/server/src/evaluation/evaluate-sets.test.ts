/** Several worksheets open in one thread answer as each of them does alone. */
import { registry } from '@calcwright/blocks/schemas'
import { worksheetFromPlain } from '@calcwright/document'
import { expect, it, vi } from 'vitest'
import { type EvaluationResult, evaluateSets } from './evaluate-sets.ts'

// A thread keeps fewer worksheets open while its heap is large, as that of a whole test run is.
vi.spyOn(process, 'memoryUsage').mockReturnValue({ ...process.memoryUsage(), heapUsed: 0 })

const progress = new Int32Array(1)
const rates = { date: '2026-01-01', perDollar: {} }

/** The engine is needed for the last of them. */
const SHEETS: Readonly<Record<string, string>> = {
  beam: '@input x := 10 [kN]\ny := 2*x\n@output y =\ncheck y <= 30 [kN]',
  other: '@input x := 10 [m]\ny := 3*x\n@output y =',
  solved: '@input x := 4\ny := max(solve(a^2 = x, a))\n@output y =',
  solvedToo: '@input x := 9\ny := 10*max(solve(a^2 = x, a))\n@output y =',
}

const contentOf = (sheet: string) => ({
  document: worksheetFromPlain(registry, SHEETS[sheet]!, sheet).encode(),
  files: new Map(),
  newest: rates,
})

const ask = (sheet: string, x: string, withContent: boolean): Promise<EvaluationResult> =>
  evaluateSets({
    key: sheet,
    sets: [{ x }],
    progress,
    ...(withContent && { content: contentOf(sheet) }),
  })

/** The output, with the content sent only where the thread asks for it. */
async function answered(sheet: string, x: string) {
  const first = await ask(sheet, x, false)
  const result = first === 'missing' ? await ask(sheet, x, true) : first
  const { outputs } = JSON.parse((result as { texts: readonly string[] }).texts[0]!)
  return { text: outputs.y.text, wasOpen: first !== 'missing' }
}

it.each([
  ['beam', '1 kN', '2 kN', false],
  ['other', '2 m', '6 m', false],
  ['beam', '3 kN', '6 kN', true],
  ['solved', '16', '4', false],
  ['beam', '4 kN', '8 kN', true],
  ['solved', '25', '5', true],
  ['solvedToo', '16', '40', false],
  ['other', '3 m', '9 m', true],
  ['solvedToo', '25', '50', true],
  // One engine: the worksheet that had it was closed.
  ['solved', '36', '6', false],
])('%s for %s is %s, open before: %s', async (sheet, x, text, wasOpen) => {
  expect(await answered(sheet, x)).toEqual({ text, wasOpen })
})
