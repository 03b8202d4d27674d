/** The steps to results: the formula with the values put in gives the result that the line has. */
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { isFull } from '../../../tests/full.ts'
import { evaluateText, TEXT_SETTINGS } from './evaluate.ts'
import { LONG, readExamples } from './formulas.ts'
import { textReport } from './report.ts'

vi.mock('./start-engine.ts', async () => ({
  startEngine: (await import('@calcwright/engine/testing')).borrowEngine,
}))

const SETTINGS = { ...TEXT_SETTINGS, working: true }
/** Digits that leave nothing to rounding. */
const PRECISE = { ...SETTINGS, digits: 14 }

async function steps(text: string): Promise<string[]> {
  return textReport(await evaluateText(text, SETTINGS))
    .trimEnd()
    .split('\n')
}

describe('the steps of a line', () => {
  test.each([
    ['F := 12 [kN]\nA := 240 [mm^2]\nF/A =', 'F/A = 12 kN/240 mm^2 = 50 MPa'],
    ['F := 12 [kN]\ns := 2*F', 's := 2*F = 2*12 kN = 24 kN'],
    ['F := 12 [kN]', 'F := 12 [kN] = 12 kN'],
    ['s := "a" + "b"\ns =', 's = ab'],
    ['w := 11.7547 [mm]\n@numbers "2 decimals" w = [mm]', 'w = 11.75 mm'],
    ['L := 6 [m]\nL = [mm]', 'L = 6 m = 6000 mm'],
    ['k := 240 [kN/m]\nF := 12 [kN]\nF/k =', 'F/k = 12 kN/(240 kN/m) = 50 mm'],
    ['a := 5 [m]\na^2 =', 'a^2 = (5 m)^2 = 25 m^2'],
    ['a := -3\n5 - a*a =', '5 - a*a = 5 - (-3)*(-3) = -4'],
    ['a := 3\na := a + 1\na =', 'a = 4'],
    ['a := 1/3\n2a =', '2a = 2*0.333333 = 0.666667'],
    ['2 + 3 =', '2 + 3 = 5'],
    ['f(x) := x^2 + c\nc := 4\nf(3) =', 'f(3) = 3^2 + c = c + 9'],
    ['c := 4 [m]\nf(x) := x + c\nf(1 [m]) =', 'f(1 [m]) = 1 m + 4 m = 5 m'],
    ['f(x) := x^2\ng(x) := f(x) + 1\ng(3) =', 'g(3) = 3^2 + 1 = 10'],
    ['n := 10\nsum(k^2, k, 1, n) =', 'sum(k^2, k, 1, n) = sum(k^2, k, 1, 10) = 1^2 + 2^2 + … + 10^2 = 385'],
    ['sum(k, k, 1, 3) =', 'sum(k, k, 1, 3) = 1 + 2 + 3 = 6'],
    ['M := [[1, 2], [3, 4]]\nM*[5, 6] =', 'M*[5, 6] = [[1, 2], [3, 4]]*[5, 6] = [17, 39]'],
    ['v := [4, 5, 6]\nv[2] + 1 =', 'v[2] + 1 = 5 + 1 = 6'],
    ['v := [4, 5, 6] [mm]\nv[2]*2 =', 'v[2]*2 = 5 mm*2 = 10 mm'],
    [
      'row P of IPE "200"\nmaterial S of "S235"\nL := 2 [m]\nS.E*P.I_y/L^3 =',
      'S.E*P.I_y/L^3 = 210 GPa*1943.2 cm^4/(2 m)^3 = 510.09 kN/m',
    ],
    ['IPE("300", I_y)*2 =', 'IPE("300", I_y)*2 = 8356.2 cm^4*2 = 16712.4 cm^4'],
    ['table g {\n  n, d [mm]\n  "a", 3\n  "b", 4\n}\ng("b", d)*2 =', 'g("b", d)*2 = 4 mm*2 = 8 mm'],
    ['table g {\n  n, d [mm]\n  "a", 3\n  "b", 4\n}\nsum(g.d) =', 'sum(g.d) = sum([3, 4] mm) = 7 mm'],
    ['S := material("S235")\nf(x) := x*S.E\nf(2) =', 'f(2) = 2*210 GPa = 420 GPa'],
    ['c := 4\nsolve(x^2 = c, x) =', 'solve(x^2 = c, x) = solve(x^2 = 4, x) = [-2, 2]'],
    [
      'F := 12 [kN]\npiecewise(F < 20 [kN], 2*F, F) =',
      'piecewise(F < 20 [kN], 2*F, F) = piecewise(12 kN < 20 kN, 2*12 kN, 12 kN) = 2*12 kN (because 12 kN < 20 kN) = 24 kN',
    ],
    [
      'f(n) := piecewise(n <= 1, 1, n*f(n - 1))\nf(5) =',
      'f(5) = piecewise(5 <= 1, 1, 5*f(5 - 1)) = 5*f(5 - 1) (because 5 <= 1 is false) = 120',
    ],
    ['x := 3\nif x > 2 { y := x + 1 }', 'y := x + 1 = 3 + 1 = 4'],
    ['x := 3\nif x > 2 {\ny := x + 1\n} else {\ny := 7\n}\ny*2 =', 'y*2 = 4*2 = 8'],
    ['c := 0\nfor k from 0 to 4 { c := c + k }\nc*2 =', 'c*2 = 6*2 = 12'],
    ['c := 0 [m]\nfor k from 0 to 4 {\nc := c + k*2 [m]\n}', 'c := c + k*2 [m] = 6 m + 3*2 m = 12 m'],
    [
      'W := fluid("Water")\nt := 30 [degC]\nW:rho(t, 1 [bar])*2 [m^3] =',
      'W:rho(t, 1 [bar])*2 [m^3] = W:rho(30 degC, 1 bar)*2 m^3 = (995.651 kg/m^3)*2 m^3 = 1991.3 kg',
    ],
    [
      'W := fluid("Water")\nx := 3\nW:h(P: 2 [bar], x: 1) - W:h(P: 2 [bar], x: 0) =',
      'W:h(P: 2 [bar], x: 1) - W:h(P: 2 [bar], x: 0) = 2.70624 MJ/kg - 504.684 kJ/kg = 2.20156 MJ/kg',
    ],
    [
      'M := material("Structural steel S355")\nT := 400 [degC]\nM.E(T)*2 [m] =',
      'M.E(T)*2 [m] = M.E(400 degC)*2 m = 147 GPa*2 m = 2.94e11 N/m',
    ],
    ['s := "200"\nIPE(s, I_y)*2 =', 'IPE(s, I_y)*2 = 1943.2 cm^4*2 = 3886.4 cm^4'],
    [
      'A := 3\ntable b {\ns, A [mm^2]\n"M12", 84\n}\nz := "M12"\nb(z, A)*2 =',
      'b(z, A)*2 = 84 mm^2*2 = 168 mm^2',
    ],
    [
      'A := 3\ntable b {\ns, A [mm^2]\n"M12", 84\n}\nb(if(A > 1, "M12", "-"), A)*2 =',
      'b(if(A > 1, "M12", "-"), A)*2 = b(if(3 > 1, "M12", "-"), "A")*2 = 168 mm^2',
    ],
    ['T := 20 [degC]\nT + 5 [deltaC] =', 'T + 5 [deltaC] = 20 degC + 5 deltaC = 25 degC'],
    ['a := u + 1\na*2 =', 'a*2 = (u + 1)*2 = 2*(u + 1)'],
    ['A := [1, 2]\nA[1] := 5\nA*2 =', 'A*2 = [5, 2]*2 = [10, 4]'],
    ['F := 12 [kN]\nF + 1 [m] =', 'F + 1 [m] ='],
  ])('%s', async (text, line) => {
    expect((await steps(text)).map(found => found.replace(/^\d+: /, ''))).toContainEqual(line)
  })

  test('are not there where nobody asks', async () => {
    const results = await evaluateText('F := 12 [kN]\n2*F =')
    expect(results.filter(({ outcome }) => outcome.working)).toEqual([])
  })
})

describe('the steps line by line', () => {
  test.each([
    ['x := 5\nif x > 3 {\ny := 1\n}', ['(5 > 3) is true: this branch is taken.']],
    ['x := 5\nif x < 3 {\ny := 1\n} else {\ny := 2\n}', ['(5 < 3) is false.', 'This branch is taken.']],
    [
      's := 0 [m]\nfor k from 1 to 3 {\ns := s + k*2 [m]\n}',
      [
        'Pass 1 of 2: k = 1',
        '  s := s + k*2 m = 0 m + 1*2 m = 2 m',
        'Pass 2 of 2: k = 2',
        '  s := s + k*2 m = 2 m + 2*2 m = 6 m',
      ],
    ],
    [
      's := 0\nfor k from 1 through 100 {\ns := s + k\n}',
      [
        'Pass 4 of 100: k = 4',
        '  s := s + k = 6 + 4 = 10',
        '95 passes are left out.',
        'Pass 100 of 100: k = 100',
      ],
    ],
    ['for k from 1 to 3 {\nv[k] := k^2\n}', ['  v[k] := k^2 = 2^2 = 4']],
    ['for k from 1 to 9 {\nif k = 2 {\nbreak\n}\n}', ['  if k = 2: (2 = 2) is true', '    break']],
    [
      'for i from 0 to 2 {\nfor j from 0 to 2 {\nw := i + j\n}\n}',
      ['Pass 2 of 2: i = 1', '  Pass 2 of 2: j = 1', '    w := i + j = 1 + 1 = 2'],
    ],
    [
      'program f(n) {\np := 1\nfor k from 1 to n + 1 {\np := p*k\n}\nreturn p\n}\nf(3) + 1 =',
      ['f(3) step by step:', '  n := 3', '  Pass 3 of 3: k = 3', '    p := p*k = 2*3 = 6', '  return p = 6'],
    ],
    [
      'program g(a) {\nx := a\nfor k from 1 to 50 {\nx := (x + a/x)/2\nif abs(x^2 - a) < 1e-9 {\nreturn x\n}\n}\nreturn 0\n}\ng(2) =',
      [
        '  Pass 4: k = 4',
        '    x := (x + a/x)/2 = (1.41422 + 2/1.41422)/2 = 1.41421',
        '      return x = 1.41421',
      ],
    ],
    [
      'h := 8 [cm]\nwhile h > 3 [cm] {\nh := h/2\n}',
      [
        'Pass 1 of 2: while h > 3 cm: (8 cm > 3 cm) is true',
        '  h := h/2 = 8 cm/2 = 4 cm',
        'Pass 2 of 2: while h > 3 cm: (4 cm > 3 cm) is true',
        '  h := h/2 = 4 cm/2 = 2 cm',
        'while h > 3 cm: (2 cm > 3 cm) is false',
      ],
    ],
    [
      'program p(n) {\nk := 1\nwhile k < 30 {\nif k^2 > n {\nreturn k\n}\nk := k + 1\n}\nreturn 0\n}\np(3) =',
      ['  Pass 2: while k < 30: (2 < 30) is true', '      return k = 2'],
    ],
    [
      'program h(n) {\nfor k from 1 to 50 {\nif k = n {\nreturn k\n}\n}\nreturn 0\n}\nh(30) =',
      ['  Pass 4: k = 4', '  25 passes are left out.', '  Pass 30: k = 30', '      return k = 30'],
    ],
  ])('%s', async (text, lines) => {
    const shown = await steps(text)
    expect(lines.filter(line => shown.some(one => one.endsWith(line)))).toEqual(lines)
  })
})

const FOLDER = new URL('../../../fixtures/formulas/values/', import.meta.url)

/** Random numbers and programs with lines between braces have no line to stand below. */
const isAlone = (source: string): boolean => !/[{}]|\brand/.test(source)

/** Rounding of values to 14 digits, enlarged by a formula that cancels. */
const TOLERANCE = 1e-7

function isNear(step: unknown, result: unknown): boolean {
  if (typeof step === 'number' && typeof result === 'number')
    return Math.abs(step - result) <= TOLERANCE * Math.max(Math.abs(step), Math.abs(result), 1e-12)
  if (!Array.isArray(step) || !Array.isArray(result)) return true
  return step.length === result.length && step.every((item, index) => isNear(item, result[index]))
}

/** Chosen by the name, so that a new file leaves the choice of the others as it is. */
const isChosen = (name: string): boolean => !LONG.test(name) && name.length % 8 === 0

/** All of them where there is time, else one of about eight. */
const FILES = readdirSync(FOLDER).filter(name => isFull || isChosen(name))

test.each(FILES)('steps of %s give the result', async file => {
  const text = readFileSync(new URL(file, FOLDER), 'utf8')
  const lines = text.split('\n')
  const results = new Map((await evaluateText(text, PRECISE)).map(result => [result.line, result]))
  const asked = readExamples(text).flatMap(({ line, source }) => {
    const outcome = results.get(line)?.outcome
    if (!isAlone(source) || !outcome || outcome.value === null) return []
    const unit = outcome.unit === '' || outcome.unit.startsWith('[') ? '' : ` [${outcome.unit}]`
    return (outcome.working ?? [])
      .filter(({ plain }) => plain !== '')
      .map(({ plain }) => ({ line, plain, text: `(${plain}) =${unit}` }))
  })
  // Each step stands where its line stands, and reads the functions that the line reads.
  const sheet = lines.flatMap((line, index) => [
    ...asked.filter(step => step.line === index + 1).map(step => step.text),
    line,
  ])
  const places = new Map<(typeof asked)[number], number>()
  let at = 0
  lines.forEach((_, index) => {
    for (const step of asked) if (step.line === index + 1) places.set(step, (at += 1))
    at += 1
  })
  const checked = new Map(
    (await evaluateText(sheet.join('\n'), PRECISE)).map(result => [result.line, result]),
  )
  const faults = asked.flatMap(step => {
    const outcome = checked.get(places.get(step)!)?.outcome
    const wanted = results.get(step.line)!.outcome
    const isRight = outcome && !outcome.error && isNear(outcome.value, wanted.value)
    return isRight
      ? []
      : [`${step.line}: ${step.text}  ${outcome?.error?.message ?? outcome?.display}, not ${wanted.display}`]
  })
  expect(faults).toEqual([])
})
