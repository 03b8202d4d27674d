/**
 * A slider that many lines depend on, dragged in a real browser, and loops and programs from the key to
 * their result. Prints a Figure a line (scripts/bench.ts).
 */
import { print } from './figure.ts'
import { drawn, MOVEMENT, SLIDER, sliderIn, watch } from './watching.ts'
import { editTime, openLive } from './page.ts'
import { type Product, startProduct } from './product.ts'
import { longestTask } from './tasks.ts'

const RUNS = 5
const MOVEMENTS = 30
const DEPENDENT = 50

/** Each line needs the slider and the line before. */
function dependents(): string[] {
  return Array.from({ length: DEPENDENT }, (_, i) =>
    i === 0 ? 'y_1 := s*2 =' : `y_${i + 1} := y_${i}*0.9 + s*${i + 1} =`,
  )
}

async function sliderTimes(product: Product): Promise<void> {
  const context = await product.browser.newContext()
  const page = await openLive(context, await product.create('Slider', dependents(), [SLIDER]))
  await page.waitForTimeout(2000)
  const to = await sliderIn(page)
  const last = `[role=group][aria-label="Line ${DEPENDENT + 1}"]`
  await watch(page, last, `${last} [role=math]`, MOVEMENT)
  const times: number[] = []
  for (let at = 1; at <= MOVEMENTS; at++) times.push(await drawn(page, () => to(at)))
  const longest = await longestTask(product, page, async () => {
    for (let at = MOVEMENTS - 1; at >= 0; at--) await drawn(page, () => to(at))
  })
  await page.mouse.up()
  await context.close()
  const name = `a slider that ${DEPENDENT} lines depend on`
  print(`${name}: a movement → the last of them painted`, times, 'ms', 33)
  print(`${name}: longest task of ${MOVEMENTS} movements`, [longest], 'ms', 16)
}

const LOOP = [
  'for k from 0 to 10000 {',
  'a := a*0.999 + 0.5',
  'b := b + a/(k + 1)',
  'c := sqrt(a^2 + b^2)',
  'd := d + sin(c)*0.001',
  'g := a*b - c*d + k',
  '}',
]
const BEGIN = ['b := 0', 'c := 0', 'd := 0', 'g := 0', 'n := 2', 'a := n']

const LOOP_WITH_UNITS = [
  'for k from 0 to 10000 {',
  'a := a*0.999 + 0.5 [mm]',
  'b := b + a/(k + 1)',
  'c := sqrt(a^2 + b^2)',
  'd := d + sin(c/(1 [m]))*1 [mm]',
  'g := a*b - c*d + k*1 [mm^2]',
  '}',
]
const BEGIN_WITH_UNITS = ['b := 0 [m]', 'c := 0 [m]', 'd := 0 [m]', 'g := 0 [m^2]', 'n := 2', 'a := n*1 [m]']

const PROGRAM = [
  'program f(x) {',
  's := 0',
  'for k from 0 to 1000 {',
  's := s + 1.0*x/(k + 1)^2',
  '}',
  'return s',
  '}',
  'n := 2',
  'sum(seq(f(k*n), k, 1, 200)) =',
]

/** @param from the line that ends in a number, which gets one more digit */
interface Keyed {
  readonly name: string
  readonly lines: readonly string[]
  readonly from: number
  readonly to: number
  readonly limit: number
}

const KEYED: readonly Keyed[] = [
  {
    name: 'loop of 10,000 passes with five lines',
    lines: [...BEGIN, ...LOOP, 'g*n ='],
    from: 5,
    to: 13,
    limit: 50,
  },
  {
    name: 'that loop with units',
    lines: [...BEGIN_WITH_UNITS, ...LOOP_WITH_UNITS, 'g*n ='],
    from: 5,
    to: 13,
    limit: 80,
  },
  { name: 'program with a loop of 1,000 passes, for 200 values', lines: PROGRAM, from: 2, to: 3, limit: 200 },
]

async function keyedTimes(product: Product, { name, lines, from, to, limit }: Keyed): Promise<void> {
  const context = await product.browser.newContext()
  const page = await openLive(context, await product.create(name, lines))
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) {
    times.push(await editTime(page, from, to))
    await page.waitForTimeout(300)
  }
  await context.close()
  print(`${name}: key → its result painted`, times, 'ms', limit)
}

const product = await startProduct()
try {
  await sliderTimes(product)
  for (const keyed of KEYED) await keyedTimes(product, keyed)
} finally {
  await product.stop()
}
