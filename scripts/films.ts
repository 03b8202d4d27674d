/**
 * `npm run films [-- name …]`: makes the films of the guide from the running product, into `docs/guide/films`: each
 * step of `films/scripts.ts` is done in a browser and photographed, so that a film takes the same time on every
 * machine. Beside each film stands its last picture.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { type Product, startProduct } from '../apps/web/bench/product.ts'
import { FILMS, type Film, type Step } from './films/scripts.ts'

const target = join(import.meta.dirname, '../docs/guide/films')
const SIZE = { width: 720, height: 540 }

/** Milliseconds that the picture after a key, and after a step, is shown. */
const KEY = 90
const STEP = 500
/** The end is read before the film begins again. */
const END = 3000

interface Frame {
  readonly picture: Buffer
  milliseconds: number
}

async function record(product: Product, { name, title, above, lines = [], steps }: Film): Promise<void> {
  const begun = above ?? (lines.length === 0 ? { type: 'math' } : undefined)
  const address = await product.create(title, lines, begun ? [begun] : [])
  const context = await product.browser.newContext({ viewport: SIZE, deviceScaleFactor: 1.6 })
  const page = await context.newPage()
  await page.goto(address)
  await untilCalculated(page)
  await page.getByRole('toolbar').getByRole('button').first().waitFor()
  await page.addStyleTag({ content: STYLE })
  const frames: Frame[] = []
  const shoot = async (milliseconds: number): Promise<void> => {
    const picture = await page.screenshot({ animations: 'disabled', caret: 'initial' })
    const last = frames.at(-1)
    if (last?.picture.equals(picture)) last.milliseconds += milliseconds
    else frames.push({ picture, milliseconds })
  }
  await shoot(STEP)
  for (const step of steps) await perform(page, step, shoot)
  await shoot(END)
  await context.close()
  const pictures = frames.map(({ picture }) => picture)
  const film = await sharp(pictures, { join: { animated: true } })
    .webp({
      delay: frames.map(({ milliseconds }) => milliseconds),
      loop: 0,
      quality: 70,
      minSize: true,
      effort: 5,
    })
    .toBuffer()
  writeFileSync(join(target, `${name}.webp`), film)
  writeFileSync(
    join(target, `${name}-end.webp`),
    await sharp(pictures.at(-1)).webp({ quality: 80 }).toBuffer(),
  )
  const seconds = frames.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000
  console.log(
    `${name}: ${frames.length} pictures, ${seconds.toFixed(1)} s, ${Math.round(film.length / 1000)} kB`,
  )
}

/** @param shoot takes a picture that is shown for so many milliseconds */
async function perform(
  page: Page,
  step: Step,
  shoot: (milliseconds: number) => Promise<void>,
): Promise<void> {
  if ('hold' in step) return shoot(step.hold * 1000)
  if ('say' in step) {
    await page.evaluate(say, step.say)
    return shoot(STEP * 2)
  }
  if ('type' in step)
    for (const key of step.type) {
      await page.keyboard.press(key === '\n' ? 'Enter' : key === ' ' ? 'Space' : key)
      await shoot(KEY)
    }
  else if ('press' in step)
    for (let time = 0; time < (step.times ?? 1); time++) {
      await page.keyboard.press(step.press)
      await shoot(KEY)
    }
  else if ('slide' in step) {
    await page.getByRole('slider', { name: step.slide }).focus()
    for (let moved = 0; moved < Math.abs(step.by); moved++) {
      await page.keyboard.press(step.by > 0 ? 'ArrowRight' : 'ArrowLeft')
      await untilCalculated(page)
      await shoot(KEY)
    }
  } else {
    const line = page.getByRole('group', { name: step.click, exact: true })
    const { width, height } = (await line.boundingBox())!
    await line.click({ position: { x: width / 2, y: height / 2 } })
  }
  await untilCalculated(page)
  return shoot(STEP)
}

/** All results are on the page, or the error at which they end. */
async function untilCalculated(page: Page): Promise<void> {
  // A key is calculated a moment after it.
  await page.waitForTimeout(300)
  const status = page.getByLabel('Calculation status')
  await status.getByText(/Ready to Calculate|Computation halted/).waitFor()
}

const STYLE = `
  #film-words { position: fixed; inset: auto 0 72px; z-index: 10; display: flex; justify-content: center; pointer-events: none; }
  #film-words span { padding: 8px 18px; border-radius: 8px; background: #10363a; color: white; font: 500 19px/1.4 'Inter Variable', sans-serif; box-shadow: 0 2px 12px rgb(0 0 0 / 25%); }
`

function say(words: string): void {
  document.querySelector('#film-words')?.remove()
  const box = document.createElement('div')
  box.id = 'film-words'
  box.append(Object.assign(document.createElement('span'), { textContent: words }))
  document.body.append(box)
}

mkdirSync(target, { recursive: true })
const wanted = process.argv.slice(2)
const product = await startProduct()
try {
  for (const film of FILMS) if (wanted.length === 0 || wanted.includes(film.name)) await record(product, film)
} finally {
  await product.stop()
}
