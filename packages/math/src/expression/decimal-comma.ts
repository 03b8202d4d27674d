/**
 * The decimal comma: formulas and numbers as people of most of Europe read and write them, `max(1,5; 2)`.
 * Whatever is stored or computed has points; these functions stand between it and a person.
 */

/** Narrow space between thousands, which neither a comma nor a point may part beside a decimal comma. */
const BETWEEN_THOUSANDS = '\u202f'

/** Texts, lengths and names of columns: no numbers of the formula. */
const NO_NUMBERS =
  /^\\(?:text|rule|hspace|raisebox|kern|mkern|begin|end|class|cssId|htmlData|style|color|textcolor)(?![a-zA-Z])\*?/

/** Behind a point: it is the first half of an element-wise sign. */
const ELEMENT_WISE = /^\s*(?:[*/^+-]|\\(?:cdot|ast|times)(?![a-zA-Z]))/

/**
 * LaTeX with decimal commas, for the eye: `f(1{,}5;2)`. Commas of names, in subscripts, stay; commas between
 * thousands become spaces.
 */
export function latexWithComma(latex: string): string {
  return /[.,]/.test(latex) ? new LatexCommas(latex).written() : latex
}

class LatexCommas {
  readonly #source: string
  #at = 0
  #written = ''

  constructor(source: string) {
    this.#source = source
  }

  written(): string {
    this.#readRow(false)
    return this.#written
  }

  /** Reads up to the brace that closes the group, or to the end. */
  #readRow(inSubscript: boolean): void {
    const source = this.#source
    let depth = 0
    while (this.#at < source.length) {
      const sign = source[this.#at]!
      if (sign === '}' && inSubscript && depth === 0) return
      if (source.startsWith('{,}', this.#at)) this.#put(3, '\\,')
      else if (sign === '\\') this.#command()
      else if (sign === '_' && source[this.#at + 1] === '{') {
        this.#put(2)
        this.#readRow(true)
      } else {
        if (sign === '{') depth += 1
        if (sign === '}') depth -= 1
        this.#put(1, sign === '.' && this.#isDecimal() ? '{,}' : sign === ',' && !inSubscript ? ';' : sign)
      }
    }
  }

  #put(length: number, text = this.#source.slice(this.#at, this.#at + length)): void {
    this.#written += text
    this.#at += length
  }

  #command(): void {
    const rest = this.#source.slice(this.#at, this.#at + 40)
    const skipped = NO_NUMBERS.exec(rest)?.[0]
    const [whole = ''] = /^\\(?:(?:left|right|[bB]igg?[lr]?)\s*\.|\\(?:\[[^\]]*\])?|[a-zA-Z]+|.)/s.exec(
      rest,
    ) ?? ['\\']
    this.#put((skipped ?? whole).length)
    if (skipped) this.#arguments(skipped)
  }

  /** The arguments of a command without numbers; the last one of a box is formula. */
  #arguments(command: string): void {
    const most = /^\\(?:class|cssId|htmlData|style|textcolor|raisebox)/.test(command) ? 1 : Infinity
    for (let count = 0; count < most; count += 1) {
      const open = this.#source[this.#at]
      if (open !== '{' && open !== '[') return
      this.#put(this.#lengthOfGroup(open === '{' ? '}' : ']'))
    }
  }

  #lengthOfGroup(close: string): number {
    let depth = 0
    for (let at = this.#at; at < this.#source.length; at += 1) {
      const sign = this.#source[at]
      if (sign === '\\') at += 1
      else if (sign === '{' || sign === '[') depth += 1
      else if ((sign === '}' || sign === ']') && (depth -= 1) === 0 && sign === close)
        return at + 1 - this.#at
    }
    return this.#source.length - this.#at
  }

  #isDecimal(): boolean {
    const [before = '', after = ''] = [this.#source[this.#at - 1], this.#source[this.#at + 1]]
    return isDecimalPoint(before, after, this.#source.slice(this.#at + 1, this.#at + 9))
  }
}

/**
 * Whether a point is that of a number, which may still lack its digits.
 * @param before the sign before it, '' for none
 * @param rest what follows it
 */
export function isDecimalPoint(before: string, after: string, rest: string): boolean {
  if (before === '.' || after === '.') return false
  return /\d/.test(after) || (/\d/.test(before) && !/[\p{L}_"]/u.test(after) && !ELEMENT_WISE.test(rest))
}

/** Names of rows in tables, which stay as they are. */
const QUOTED = /(?<=[(,;]\s*)"[^"]*"/g

/** Applies to what stands outside of quotation marks. */
function outsideQuotes(text: string, change: (part: string, at: number) => string): string {
  let written = ''
  let done = 0
  for (const { 0: quoted, index } of text.matchAll(QUOTED)) {
    written += change(text.slice(done, index), done) + quoted
    done = index + quoted.length
  }
  return written + change(text.slice(done), done)
}

/** Plain notation with decimal commas, `max(1,5; 2)`, sign for sign. */
export function plainWithComma(text: string): string {
  if (!/[.,]/.test(text)) return text
  return outsideQuotes(text, (part, from) =>
    part.replace(/[.,]/g, (sign, offset: number) => {
      if (sign === ',') return ';'
      const at = from + offset
      return isDecimalPoint(text[at - 1] ?? '', text[at + 1] ?? '', text.slice(at + 1, at + 9)) ? ',' : '.'
    }),
  )
}

/** The text of a result: as {@link plainWithComma}, with spaces between thousands. */
export function resultWithComma(text: string): string {
  return plainWithComma(text.replace(/(?<=\d),(?=\d{3})/g, BETWEEN_THOUSANDS))
}

/** Numbers in a sentence: `2.5` as `2,5`; dates, versions and other commas stay. */
export function sentenceWithComma(text: string): string {
  return text.replace(/(?<![\d._\p{L}])(\d+)\.(\d+)(?![\d.]*\.\d)/gu, '$1,$2')
}

/**
 * The plain notation of a text that is typed where the comma is decimal, sign for sign: `max(1,5; 2)` as `max(1.5, 2)`.
 * A comma between digits is decimal, unless it is one of several in a row, `[1,2,3]`, or the number has a point
 * already. Any other comma separates as it does in plain notation, and where commas separate, a semicolon begins a
 * row: `[1, 2; 3, 4]`. A comma behind digits at the end waits for the next digit and is decimal. Points between groups
 * of three digits become spaces, `1.250,5` as `1 250.5`, where they can be nothing else.
 */
export function plainFromComma(typed: string): string {
  if (!/[,;]|\.\d{3}\./.test(typed)) return typed
  const text = withSpacesInThousands(typed)
  const signs = outsideQuotes(text, (part, from) =>
    part.replace(/,/g, (sign, offset: number) => (isTypedDecimal(text, from + offset) ? '.' : sign)),
  )
  const bare = signs.replace(QUOTED, quoted => '"'.repeat(quoted.length))
  return outsideQuotes(signs, (part, from) =>
    part.replace(/;/g, (sign, offset: number) => (beginsRow(bare, from + offset) ? sign : ',')),
  )
}

/** Groups of three digits with points between: two points, or a comma behind the last group. */
const THOUSANDS =
  /(?<![\p{L}\p{M}\d_.,~'])[1-9]\d{0,2}(?:(?:\.\d{3})+,(?:\d+(?![\d.,])|$)|(?:\.\d{3}){2,}(?![\d.,]))/gu

/** In lists and calls `[1.250,5]` are two numbers. */
const withSpacesInThousands = (text: string): string =>
  outsideQuotes(text, (part, from) =>
    part.replace(THOUSANDS, (number, offset: number) =>
      isListed(text.slice(0, from + offset)) ? number : number.replaceAll('.', ' ').replace(',', '.'),
    ),
  )

/** Whether a bracket is open in which commas separate. */
function isListed(before: string): boolean {
  let depth = 0
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const sign = before[at]!
    if (/[)\]]/.test(sign)) depth += 1
    else if (/[([]/.test(sign) && depth > 0) depth -= 1
    else if (sign === '[' || (sign === '(' && CALLED.test(before.slice(0, at)))) return true
  }
  return false
}

const CALLED = /[\p{L}\p{M}\p{Co}\d_']$/u

/** Whether a pasted line is in plain notation already, as files and other programs have it: it has a decimal point. */
const hasPoint = (text: string): boolean => /\d\.\d/.test(withSpacesInThousands(text))

/** A pasted line: one with a decimal point stays as it is. */
export const pastedFromComma = (text: string): string => (hasPoint(text) ? text : plainFromComma(text))

/** Digits that belong to no name, up to the comma. */
const NUMBER_BEFORE = /(?<![\p{L}\p{M}\d_.,~'])\d+$/u

/** An operand may stand before the comma: it separates. */
const OPERAND_BEFORE = /[\p{L}\p{M}\p{Co}\d_.,)\]}|!%'°"]\s*$/u

function isTypedDecimal(text: string, at: number): boolean {
  const [before, after] = [text.slice(0, at), text.slice(at + 1)]
  const digits = /^\d+/.exec(after)?.[0] ?? ''
  // Several commas in a row, or a point as well, are no decimal commas.
  if (/^[.,]\d/.test(after.slice(digits.length)) && digits !== '') return false
  if (NUMBER_BEFORE.test(before)) return digits !== '' || after === ''
  return digits !== '' && !OPERAND_BEFORE.test(before)
}

/** Whether commas separate in the bracket around a semicolon. */
function beginsRow(text: string, at: number): boolean {
  for (const step of [-1, 1]) {
    let depth = 0
    for (let place = at + step; place >= 0 && place < text.length; place += step) {
      const sign = text[place]!
      if (/[([]/.test(sign)) depth += step
      else if (/[)\]]/.test(sign)) depth -= step
      if (depth < 0) break
      if (depth === 0 && sign === ',') return true
    }
  }
  return false
}
