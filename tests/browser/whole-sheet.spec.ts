/** A sheet that is asked to draw everything at once, as paper needs it. */
import { RARE } from '../full.ts'
import { join } from 'node:path'
import { blockEvaluations } from '@calcwright/blocks/evaluate'
import { registry } from '@calcwright/blocks/schemas'
import { type NewBlock, Worksheet, toCalculationSettings } from '@calcwright/document'
import { createNodeEngine } from '@calcwright/engine/node'
import { type ResultsSnapshot, createEvaluator } from '@calcwright/evaluator'
import { expect } from '@playwright/test'
import { type Rollup, build } from 'vite'
import { test } from './visitor-test.ts'

declare const sheet: typeof import('./whole-sheet-page.tsx')

const LINES = 100
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

const line = (latex: string): NewBlock => ({ type: 'math', props: { latex } })
const worksheet = Worksheet.create(registry, {
  blocks: [
    ...Array.from({ length: LINES }, (_, index) => line(`x_{${index + 1}}\\coloneq\\frac{1}{${index + 2}}`)),
    { type: 'text', props: { html: `<p>A picture: <img src="${PIXEL}" alt="dot"></p>` } },
    { type: 'slider', props: { name: 's' } },
    { type: 'plot', children: [{ type: 'function_series', props: { expression: 'x^2' } }] },
  ],
})

let script = ''
let style = ''
let snapshot = ''

test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'whole-sheet-page.tsx'), formats: ['iife'], name: 'sheet' },
    },
  })
  const { output } = (built as Rollup.RollupOutput[])[0]!
  script = output[0].code
  style = output.map(file => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : '')).join('')
  snapshot = JSON.stringify(await computed())
}) // prettier-ignore

/** The results of all lines. */
async function computed(): Promise<ResultsSnapshot> {
  const evaluator = createEvaluator({
    startEngine: () => createNodeEngine({ spare: false }),
    blockEvaluations,
  })
  const finished = new Promise<void>(resolve =>
    evaluator.on(event => (event.kind === 'finished' ? resolve() : undefined)),
  )
  evaluator.open(worksheet.blocks(), toCalculationSettings(worksheet.settings))
  await finished
  const results = await evaluator.snapshot()
  evaluator.dispose()
  return results
}

for (const [extent, waiting, tag] of [
  ['whole', 0, undefined],
  ['viewport', 1, RARE],
] as const)
  test(`the ${extent}: what is drawn when it says so`, { tag }, async ({ page }) => {
    await page.setContent('<!doctype html><html><body></body></html>')
    await page.addStyleTag({ content: style })
    await page.addScriptTag({ content: script })
    const content = { state: [...worksheet.encode()], snapshot, extent }
    await page.evaluate(shown => sheet.draw(shown.state, shown.snapshot, shown.extent), content)
    const found = await page.evaluate(() => ({
      undrawn: document.querySelectorAll('[role=math][aria-label=Formula]').length,
      formulas: document.querySelectorAll('[role=math]').length,
      curves: document.querySelectorAll('figure[aria-label] svg path').length,
      sliders: document.querySelectorAll('[role=slider]').length,
      pictures: [...document.images].map(image => image.complete && image.naturalWidth > 0),
      fonts: document.fonts.status,
    }))
    expect(found.formulas).toBeGreaterThanOrEqual(LINES)
    expect(Math.min(found.undrawn, 1)).toBe(waiting)
    expect(found.curves > 0).toBe(extent === 'whole')
    if (extent === 'whole') expect(found).toMatchObject({ sliders: 1, pictures: [true], fonts: 'loaded' })
  })
