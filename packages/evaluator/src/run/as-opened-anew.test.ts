/** The invariant of the package: after any edits each line shows what it shows in a worksheet that is opened anew. */
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sized } from '../../../../tests/full.ts'
import type { EvaluationBlock, EvaluationSettings } from '../contract.ts'
import { line, openSheet, SETTINGS } from '../testing/sheet.ts'
import type { TestSheet } from '../testing/sheet.ts'

/**
 * Lines that read, define and shadow one another's names, with units, functions, lists, choices and faults. None is a
 * definition whose text cannot be read: such a line keeps the name that it had until the worksheet is closed.
 */
const SOURCES = [
  'a := 2', 'a := 3 [m]', 'a := b + 1', 'b := 7', 'b := a/2', 'b := 1/0', 'f(x) := a*x', 'f(x) := x^2 + b',
  'c := f(2)', 'c := [a, b, 1]', 'c[2] := 5', 'a = [cm]', 'f(3) =', 'f(b) + a =', 'sum(c) =', 'c[1] =',
  'sin(a) =', 'a*b =', 'solve(x^2 = b, x) =', 'diff(f(t), t) =', 'int(f(t), t, 0, 1) =', 'p := x', 'p + a =',
  'when(b > 3, a, c) =', '0.1 + 0.2 =', 'a; b', '',
] // prettier-ignore

const CHANGES: readonly Partial<EvaluationSettings>[] = [
  { angle: 'deg' }, { angle: 'rad' }, { digits: 3 }, { digits: 6 }, { complex: false }, { complex: true },
  { oneIndexed: false }, { oneIndexed: true }, { approximate: true }, { approximate: false },
] // prettier-ignore

/** One edit; numbers stand for a place in the sheet as it is then. */
type Edit =
  | { readonly kind: 'write' | 'insert'; readonly at: number; readonly source: string }
  | { readonly kind: 'remove' | 'switch'; readonly at: number }
  | { readonly kind: 'move'; readonly at: number; readonly to: number }
  | { readonly kind: 'settings'; readonly change: Partial<EvaluationSettings> }

const at = fc.nat(20)
const source = fc.constantFrom(...SOURCES)
const edit: fc.Arbitrary<Edit> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom('write', 'insert'), at, source }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('remove', 'switch'), at }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), at, to: at }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('settings' as const), change: fc.constantFrom(...CHANGES) }),
  },
)

let edited: TestSheet
let anew: TestSheet
beforeAll(async () => {
  edited = await openSheet()
  anew = await openSheet()
})
afterAll(() => [edited, anew].forEach(sheet => sheet.evaluator.dispose()))

const shownBy = (sheet: TestSheet, blocks: readonly EvaluationBlock[]) =>
  blocks.map(({ id, props, disabled }) => {
    // A disabled line shows no result, although its last one stays.
    const outcomes = disabled ? [] : (sheet.results.get(id)?.outcomes ?? [])
    return [
      (props as { source: string }).source,
      ...outcomes.map(({ display, unit, shown, error, notices }) => ({
        ...{ display, unit, shown, error: error?.message },
        notices: notices.map(({ text }) => text),
      })),
    ]
  })

it('a line shows after any edits what it shows in a worksheet that is opened anew', async () => {
  let serial = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(source, { minLength: 2, maxLength: 7 }),
      fc.array(edit, { minLength: 1, maxLength: 8 }),
      async (begin, edits) => {
        let settings = SETTINGS
        let blocks = begin.map(text => line(`l${++serial}`, text))
        edited.results.clear()
        edited.evaluator.open(blocks, settings)
        for (const one of edits) {
          const place = 'at' in one && blocks.length > 0 ? one.at % blocks.length : 0
          const order = () => blocks.map(({ id }) => id)
          if (one.kind === 'settings') {
            settings = { ...settings, ...one.change }
            edited.evaluator.configure(settings)
          } else if (one.kind === 'insert' || blocks.length === 0) {
            const made = line(`l${++serial}`, 'source' in one ? one.source : 'a := 1')
            blocks = blocks.toSpliced(place, 0, made)
            edited.evaluator.update({ blocks: [made], order: order() })
          } else if (one.kind === 'remove') {
            blocks = blocks.toSpliced(place, 1)
            edited.evaluator.update({ blocks: [], order: order() })
          } else if (one.kind === 'move') {
            const moved = blocks[place]!
            blocks = blocks.toSpliced(place, 1).toSpliced(one.to % blocks.length, 0, moved)
            edited.evaluator.update({ blocks: [], order: order() })
          } else {
            const before = blocks[place]!
            const changed =
              one.kind === 'write'
                ? line(before.id, one.source, { disabled: before.disabled })
                : { ...before, disabled: !before.disabled }
            blocks = blocks.toSpliced(place, 1, changed)
            edited.evaluator.update({ blocks: [changed] })
          }
          // Every other edit comes while the one before is being computed.
          if (one.kind !== 'write') await edited.evaluator.settled()
        }
        await edited.evaluator.settled()
        anew.results.clear()
        anew.evaluator.open(blocks, settings)
        await anew.evaluator.settled()
        expect(shownBy(edited, blocks)).toEqual(shownBy(anew, blocks))
      },
    ),
    { numRuns: sized({ usual: 40, full: 600 }) },
  )
})
