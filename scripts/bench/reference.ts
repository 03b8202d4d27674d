/**
 * A fixed amount of work, measured beside the figures of a bench. Machines differ by a factor of two, and one
 * machine does within a day: bars of time hold for the speed that the reference work says.
 */
import { chromium } from '@playwright/test'
import { chromiumArguments, chromiumExecutable } from '../chromium.ts'

/** Milliseconds of the reference work; smaller is faster. */
export interface Reference {
  readonly computing: number
  readonly painting: number
}

/** On a machine that meets the bars as they are written, which the figures of docs/performance.md come from. */
export const USUAL: Reference = { computing: 9, painting: 43 }

const ROUNDS = 9

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Numbers, texts and maps, as the evaluation of a sheet handles them. */
export function compute(): number {
  const values = new Map<string, number>()
  let sum = 0
  for (let index = 0; index < 60_000; index++) {
    const name = `x_${index % 5000}`
    const value = Math.sqrt((values.get(name) ?? index) + 1) * 1.01
    values.set(name, value)
    if (index % 50 === 0) sum += JSON.stringify({ name, value, list: [index, value] }).length
  }
  return sum + values.size
}

function timeOf(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

export function measureComputing(): number {
  return median(Array.from({ length: ROUNDS }, () => timeOf(compute)))
}

/** Lays out and paints a page of formulas, again and again. */
async function measurePainting(): Promise<number> {
  const browser = await chromium.launch({
    executablePath: await chromiumExecutable(),
    args: [...chromiumArguments],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.setContent('<main></main>')
    const times = await page.evaluate(async rounds => {
      const main = document.querySelector('main')!
      const drawn = () => new Promise<void>(resolve => requestAnimationFrame(() => setTimeout(resolve)))
      const measured: number[] = []
      for (let round = 0; round < rounds; round++) {
        await drawn()
        const start = performance.now()
        main.innerHTML = Array.from(
          { length: 1500 },
          (_, index) =>
            `<span style="display:inline-block;border:1px solid;padding:${index % 3}px">x<sub>${index + round}</sub></span>`,
        ).join(' ')
        await drawn()
        measured.push(performance.now() - start)
      }
      return measured
    }, ROUNDS)
    return median(times)
  } finally {
    await browser.close()
  }
}

export async function measureReference(): Promise<Reference> {
  return { computing: measureComputing(), painting: await measurePainting() }
}
