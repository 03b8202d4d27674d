/** LaTeX structures that hold something: roots, texts, unit boxes, environments, placeholders. */
import { LatexNameLexer } from './latex-name-lexer.ts'
import { argumentEnd, groupEnd, quotedIn, skipSpace } from './latex-text.ts'
import { isName, normaliseName } from './names.ts'
import { attempt } from './problem.ts'
import { MONEY_SIGNS, WORD_OPERATORS } from './token.ts'
import { lexLatexUnit } from './unit-latex.ts'
import { parseUnitBox } from './unit-parser.ts'
import { message } from '../messages/syntax.ts'

export abstract class LatexBoxLexer extends LatexNameLexer {
  protected root(end: number): void {
    const { at, source } = this
    const open = skipSpace(source, end)
    if (source[open] !== '[') {
      this.push('command', 'sqrt', at, end)
      return this.argument()
    }
    this.push('command', 'root', at, end)
    this.push('sign', '{', open, open + 1)
    this.nested(() => {
      for (let open = 0; this.at < source.length && (open > 0 || source[this.at] !== ']');) {
        const count = this.tokens.length
        this.step()
        const sign = this.tokens.length > count ? this.tokens[count]!.text : ''
        if (sign === '[') open += 1
        else if (sign === ']') open -= 1
      }
    })
    if (this.at < source.length) this.push('sign', '}', this.at, this.at + 1)
    else this.refuse(message('syntax.root-degree'), this.at, this.at)
    this.argument()
  }

  protected text(end: number): void {
    const { at, source } = this
    const open = skipSpace(source, end)
    const stop = groupEnd(source, open)
    const word = source.slice(open + 1, stop - 1).trim()
    const quoted = quotedIn(word)
    if (quoted !== null) return this.push('string', quoted, at, stop)
    const name = normaliseName(word)
    const money = MONEY_SIGNS.get(word.replace(/^\\/, ''))
    if (word === '') this.separator(stop - at)
    else if (WORD_OPERATORS.has(word)) this.push('sign', word, at, stop)
    else if (/^(?:otherwise|else|if|for|when)$/.test(word)) this.push('command', `text:${word}`, at, stop)
    else if (isName(name) && !name.includes('_')) this.named(name, at, stop)
    else if (isName(name)) this.push('name', name, at, stop)
    else if (money) this.push('money', money, at, stop)
    else this.refuse(message('syntax.text'), at, stop)
  }

  /** `\class{unit}{…}`; other classes only decorate what follows. */
  protected unitBox(name: string, end: number): void {
    const { at, source } = this
    const first = skipSpace(source, end)
    const kind = name === 'unit' ? 'unit' : source.slice(first + 1, groupEnd(source, first) - 1).trim()
    const open = name === 'unit' ? first : skipSpace(source, groupEnd(source, first))
    if (kind !== 'unit') {
      this.at = Math.max(open, end)
      return
    }
    const stop = groupEnd(source, open)
    const closed = source[open] === '{' && source[stop - 1] === '}'
    if (!closed) return this.refuse(message('syntax.unit-braces'), at, stop)
    if (source.slice(open + 1, stop - 1).trim() === '')
      return this.refuse(message('syntax.empty-unit'), at, stop)
    const unit = attempt(() => parseUnitBox(lexLatexUnit(source, open + 1, stop - 1), this.isUnit))
    if (unit.ok) return this.push('unit', '', at, stop, unit.value)
    const { code, message: text, span } = unit.problem
    this.refuse({ code, text }, span.start, Math.max(span.end, stop))
  }

  protected environment(word: 'begin' | 'end', end: number): void {
    const { at, source } = this
    const open = skipSpace(source, end)
    const stop = groupEnd(source, open)
    const name = source.slice(open + 1, stop - 1).replace('*', '')
    this.push('command', `${word}:${name}`, at, stop)
    if (word === 'begin' && name === 'array') this.at = argumentEnd(source, skipSpace(source, stop))
  }

  protected placeholder(end: number): void {
    const { at, source } = this
    let open = skipSpace(source, end)
    if (source[open] === '[') open = skipSpace(source, Math.max(source.indexOf(']', open), open) + 1)
    const stop = groupEnd(source, open)
    if (source.slice(open + 1, stop - 1).trim() === '' || source[open] !== '{')
      this.refuse(message('syntax.empty-place'), at, stop)
    else this.at = open
  }
}
