import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { mathliveRows } from './mathlive-parts.ts'

type Draw = (latex: string) => string

/** MathLive's module for drawing as the build leaves it. */
async function drawing(): Promise<{ plain: Draw; spaced: Draw }> {
  const file = join(import.meta.dirname, '../../node_modules', 'mathlive/mathlive-ssr.min.mjs')
  const code = await readFile(file, 'utf8')
  const { handler } = mathliveRows().transform as unknown as { handler(code: string): { code: string } }
  const load = async (text: string): Promise<Draw> => {
    const address = `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
    return ((await import(address)) as { convertLatexToMarkup: Draw }).convertLatexToMarkup
  }
  return { plain: await load(code), spaced: await load(handler(code).code) }
}

/** Ems of the whole formula. */
const heightOf = (markup: string): number =>
  Number(/ML__strut--bottom" style="height:([\d.]+)em/.exec(markup)![1])

it.each([
  ['1', 0],
  ['x_i', 0],
  ['\\frac{1}{2}', 0.2],
  ['\\frac{\\frac{a}{b}}{\\frac{c}{d}}', 0.2],
  ['\\sqrt{\\frac{a}{b}}', 0.2],
  ['x^{\\frac{a}{b}}', 0.2],
])('two rows of %s in a matrix are parted by more than %s em', async (cell, space) => {
  const { plain, spaced } = await drawing()
  const matrix = `\\begin{matrix}${cell}\\\\${cell}\\end{matrix}`
  const more = heightOf(spaced(matrix)) - heightOf(plain(matrix))
  if (space === 0) expect(more).toBe(0)
  else expect(more).toBeGreaterThan(space)
})
