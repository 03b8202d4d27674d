/**
 * The one field and its controller in Node, with the DOM of happy-dom, which lays nothing out: keys and places, no
 * points and no lines above or below.
 */
import { parseLatex, toPlain } from '@calcwright/math/expression'
import { isBoxUnit, isUnit } from '@calcwright/math/units'
import { sharedController } from '../controller.ts'
import type { FormulaEvents } from '../formula-events.ts'
import { sharedField } from '../mathlive.ts'

/** Letters that are units close behind a number in a new worksheet. */
const SINGLES = [...'NmsgAVW']

const CONTROLLER = sharedController()

/** Empties the field, in a line below definitions of these names. */
export function newLine(defined: readonly string[] = []): void {
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  CONTROLLER.attach(host, '', { at: 'end' }, 'Formula', eventsBelow(new Set(defined)))
}

/** Presses keys: characters, and in braces keys by name, `x = 5 m{ArrowLeft}`. */
export function press(keys: string): void {
  for (const [index, part] of keys.split(/\{([A-Z]\w+)\}/).entries())
    for (const key of index % 2 === 1 ? [part] : part) CONTROLLER.press([{ key, code: key, shift: false }])
}

/** Presses a key by name several times. */
export const pressTimes = (times: number, key: string): void => press(`{${key}}`.repeat(times))

/** The number of arrow keys from the beginning of the formula to the caret. */
export const caretPlace = (): number => sharedField().position

/** The content of the field. */
export const latex = (): string => sharedField().value

/** The formula in plain notation; its LaTeX where it cannot be read. */
export function formula(): string {
  const parsed = parseLatex(latex(), { isUnit: isBoxUnit })
  return parsed.ok ? toPlain(parsed.value) : latex()
}

function eventsBelow(defined: ReadonlySet<string>): FormulaEvents {
  const nothing = (): void => {}
  return {
    change: nothing,
    shown: nothing,
    text: null,
    caret: nothing,
    located: () => nothing,
    enter: nothing,
    leave: nothing,
    erase: nothing,
    prose: nothing,
    toggleShow: nothing,
    skipUnit: nothing,
    otherReading: nothing,
    copy: nothing,
    paste: nothing,
    focus: nothing,
    unitRules: { isUnit, isDefined: name => defined.has(name), singles: SINGLES, skipped: new Set() },
    copyAllowed: true,
  }
}
