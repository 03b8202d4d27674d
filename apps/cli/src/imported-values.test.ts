/** Constructs of other programs and the values that these have for them: their manuals, and mpmath by hand. */
import { importForeign, readPlaces } from '@calcwright/blocks/import'
import { describe, expect, it, vi } from 'vitest'
import { evaluateText, TEXT_SETTINGS } from './evaluate.ts'

vi.mock('./start-engine.ts', async () => ({
  startEngine: (await import('@calcwright/engine/testing')).borrowEngine,
}))

/** Reads a file and evaluates it: the result of its last line, or its errors. */
async function shown(content: Uint8Array, file: string): Promise<string> {
  const imported = importForeign(content, file)
  const { angle = 'rad', one_indexed = false } = imported.settings
  const { text } = readPlaces(imported)
  const results = await evaluateText(text, { ...TEXT_SETTINGS, angle, oneIndexed: one_indexed })
  const errors = results.flatMap(({ outcome }) => outcome.error?.message ?? [])
  return errors.length > 0 ? errors.join('; ') : (results.at(-1)?.outcome.display ?? '')
}

describe('Calcpad', () => {
  it.each([
    ['f(x) = b*x\nb = 3\nf(2)', '6'],
    ['b = 3\nf(x) = b*x\ng(x) = f(x) + 1\nb = 4\ng(2)', '9'],
    ['a = [1; 2; 3]\na*[4; 5; 6]', '[4, 10, 18]'],
    ['a = [1; 2; 3]\na^2', '[1, 4, 9]'],
    ['a = [1; 2]\n[0; a; 7]', '[0, 1, 2, 7]'],
    ['M = [1; 2|3; 4]\nmax(M)', '4'],
    ['M = [1; 2|3; 4]\nsum(M)', '10'],
    ['M = [1; 2|3; 4]\nM^2', '[[1, 4], [9, 16]]'],
    ['srss(3; 4)', '5'],
    ['srss([3; 4])', '5'],
    ['v = vector(3)\nv.2 = 3kN\nv', '[0, 3, 0] kN'],
    ['N = matrix(3; 3)\ncopy([1; 2|3; 4]; N; 2; 2)\nN', '[[0, 0, 0], [0, 1, 2], [0, 3, 4]]'],
    ['N = matrix(2; 2)\nadd([1; 2|3; 4]; N; 1; 1)\nadd([1; 2|3; 4]; N; 1; 1)\nN', '[[2, 4], [6, 8]]'],
    ['a = vector(3)\nfill(a; 5)\na', '[5, 5, 5]'],
    ['f(p; q) = $while{q > 0; t = q; q = p⦼q; p = t}\nf(1071; 462)', '21'],
    ['h(x) = $Block{\n u = 2*x;\n u + 1}\nh(3)', '7'],
    ['s = 0\ns = $Repeat{s = s + k @ k = 1 : 4}\ns', '10'],
    ['acos(0.5)', '60'],
    ['#rad\nacos(0.5)*3', '3.14159'],
    ['α = atan(1)\n2*π*3m*α/360', '2.35619 m'],
    ['A(k) = (k - 2)^2 + 1\nA_0 = $Inf{A(k) @ k = 0 : 5}\nk_inf', '2'],
    ['s = 10\n#while s > 3\ns = s - 1\n#loop\ns', '3'],
    ['root(-32; 5)', '-2'],
    ['7\\2', '3'],
    ['-7⦼5', '-2'],
    ['-3^2', '-9'],
    ['mean(2; 8)', '4'],
    ['average(2; 8)', '5'],
    ['eigenvals([2; 1|1; 2])', '[1, 3]'],
    ['range(0; 10; 4)', '[0, 4, 8]'],
    ['take(2; 5; 6; 7)', '6'],
    ['line(1.5; 5; 7)', '6'],
    ['extract([5; 6; 7]; [1; 3])', '[5, 7]'],
    ['order([3; 1; 2])', '[2, 3, 1]'],
    ['find([1; 2; 1]; 1; 1)', '[1, 3]'],
    ['fft([1; 2; 3; 4|0; 0; 0; 0])', '[[10, -2, -2, -2], [0, 2, 0, -2]]'],
    ['20kN/2m|kN/m', '10 kN/m'],
    ['5ton|kg', '5080.23 kg'],
    ['#for k = 1 : 3\nd.k = k^2\n#loop\nd', '[1, 4, 9]'],
    ['q = 2\n(q ≡ 2)*3 + 1', '4'],
    ['$Area{(x < 1)*x @ x = 0 : 2}', '0.5'],
    ['log(100)', '2'],
  ])('%j is %s', async (source, value) => {
    expect(await shown(new TextEncoder().encode(source), 'a.cpd')).toBe(value)
  })
})
