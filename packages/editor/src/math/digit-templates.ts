/**
 * Formulas that differ in their digits only are drawn once: all digits of a font have the same size, so the
 * markup of one is that of the other with its digits put in. Most of a thousand results differ in digits only.
 */

/** Markup cut at its digits, with the place that each of these digits has in the formula. */
interface Template {
  readonly parts: readonly string[]
  readonly places: readonly number[]
}

const LIMIT = 2000
/** The places are numbered with two digits. */
const MOST_DIGITS = 100

const DIGIT = /\d/g
/** Fonts whose digits differ in size, or may. */
const OTHER_FONT = /\\(?:math(?!rm|bf|op|rel|bin)|text|it|sl|cal|frak|bb|scr|bm|bold|font|emph|old)/
/** Texts between tags: a digit inside of a tag is none of the formula. */
const TEXT = />[^<]+/g

export class DigitTemplates {
  readonly #draw: (latex: string) => string
  /** By the formula with all digits alike: null where they cannot be exchanged, undefined when met once. */
  readonly #known = new Map<string, Template | null | undefined>()

  /** @param draw the markup of a formula: tags and text */
  constructor(draw: (latex: string) => string) {
    this.#draw = draw
  }

  markupOf(latex: string): string {
    const digits = latex.match(DIGIT) ?? []
    if (digits.length === 0 || digits.length > MOST_DIGITS || OTHER_FONT.test(latex)) return this.#draw(latex)
    const shape = latex.replace(DIGIT, '0')
    if (!this.#known.has(shape)) {
      if (this.#known.size >= LIMIT) this.#known.clear()
      this.#known.set(shape, undefined)
      return this.#draw(latex)
    }
    const template = this.#known.get(shape) ?? this.#learn(shape, digits.length)
    return template ? filled(template, digits) : this.#draw(latex)
  }

  #learn(shape: string, count: number): Template | null {
    if (this.#known.get(shape) === null) return null
    const template = templateOf(shape, count, this.#draw)
    this.#known.set(shape, template)
    return template
  }
}

/**
 * Draws the formula with digits that number their places, and once more with others: the markup differs if the
 * digits of a font differ in size.
 */
function templateOf(shape: string, count: number, draw: (latex: string) => string): Template | null {
  const withDigits = (digit: (place: number) => number): Cut => {
    let place = 0
    return cut(draw(shape.replace(DIGIT, () => String(digit(place++)))))
  }
  const ones = withDigits(place => place % 10)
  const tens = withDigits(place => Math.floor(place / 10))
  const others = withDigits(place => 9 - (place % 10))
  const places = ones.digits.map((one, index) => 10 * Number(tens.digits[index]) + Number(one))
  const isComplete = places.length === count && new Set(places).size === count
  const isSame = [tens, others].every(
    ({ parts, digits }) => parts.join('0') === ones.parts.join('0') && digits.length === count,
  )
  const isExchanged = others.digits.every((digit, index) => Number(digit) === 9 - (places[index]! % 10))
  return isComplete && isSame && isExchanged ? { parts: ones.parts, places } : null
}

interface Cut {
  readonly parts: readonly string[]
  readonly digits: readonly string[]
}

/** The markup at the digits of its texts. */
function cut(markup: string): Cut {
  const parts: string[] = []
  const digits: string[] = []
  let done = 0
  for (const { 0: text, index } of `>${markup}`.matchAll(TEXT))
    for (const digit of text.matchAll(DIGIT)) {
      const at = index + digit.index - 1
      parts.push(markup.slice(done, at))
      digits.push(digit[0])
      done = at + 1
    }
  return { parts: [...parts, markup.slice(done)], digits }
}

function filled({ parts, places }: Template, digits: readonly string[]): string {
  let markup = parts[0]!
  for (let index = 0; index < places.length; index++) markup += digits[places[index]!]! + parts[index + 1]!
  return markup
}
