/** Time that keys wait: the longest piece of work of the page's thread after one key. */
import { print } from './figure.ts'
import { FORMULA } from './page.ts'
import type { Product } from './product.ts'
import { longestTask } from './tasks.ts'

const RUNS = 3
/** Each line needs the one before: emptying the first one makes all of them errors. */
function chain(lines: number): string[] {
  const links = Array.from({ length: lines - 2 }, (_, i) => `x_${i + 2} := x_${i + 1}*1.001 + 3 [mm] =`)
  return ['a := 2', 'x_1 := a*3 [m] =', ...links]
}

/** Measures a chain of lines after scrolling through it, so that every line is drawn. */
export async function chainTasks(product: Product): Promise<void> {
  const context = await product.browser.newContext()
  const page = await context.newPage()
  await page.goto(await product.create('Long chain', chain(600)))
  await page.getByText('Ready to Calculate').waitFor()
  await page.getByRole('group', { name: 'Line 1', exact: true }).click({ position: FORMULA })
  await page.mouse.move(400, 400)
  for (let step = 0; step < 80; step++) {
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(50)
  }
  await page.keyboard.press('Control+End')
  await page.waitForTimeout(3000)
  const emptied: number[] = []
  const undone: number[] = []
  for (let run = 0; run < RUNS; run++) {
    emptied.push(await longestTask(product, page, () => page.keyboard.press('Backspace')))
    undone.push(await longestTask(product, page, () => page.keyboard.press('Control+z')))
  }
  print('600 dependent lines: the first value emptied, longest task', emptied, 'ms', 50)
  print('600 dependent lines: undo, longest task', undone, 'ms', 50)
  await context.close()
}

const LINE = 'Lorem ipsum dolor sit amet, consectetur adipisici elit, sed eiusmod tempor. '

/** 1 MB in a thousand paragraphs, pasted into a text. */
export async function longTextTasks(product: Product): Promise<void> {
  const context = await product.browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await page.goto(await product.create('Long text', ['a := 2']))
  await page.getByText('Ready to Calculate').waitFor()
  await page.getByRole('group', { name: 'Line 1', exact: true }).click({ position: FORMULA })
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('#')
  await page.getByRole('textbox', { name: 'Text', exact: true }).waitFor()
  await page.waitForTimeout(2000)
  const text = `${LINE.repeat(14)}\n\n`.repeat(1000)
  await page.evaluate(words => navigator.clipboard.writeText(words), text)
  await page.keyboard.press('Control+v')
  await page.waitForTimeout(8000)
  const times: number[] = []
  for (const key of 'abcde') times.push(await longestTask(product, page, () => page.keyboard.press(key)))
  print('1 MB of pasted text: a key in it, longest task', times, 'ms', 50)
  await context.close()
}
