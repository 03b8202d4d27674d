/** Lines of text in plain notation, read as if they were typed: `h = 3 m` is three metres. */
import { defaultSettings, readPlain } from '@calcwright/document'
import type { LineJudge, PlainBlock, PlainNode, Registry } from '@calcwright/document'
import { parsePlain, proseIn, splitRemark, withoutWordsAround, withRemark } from '@calcwright/math/expression'
import { typedLines } from '@calcwright/math/typing'
import type { LinesRules } from '@calcwright/math/typing'
import { isBoxUnit, isUnit, isUnspacedPair, isWrittenBeside } from '@calcwright/math/units'
import { CHECK } from '../checks/sheet-checks.ts'

/** Judges the lines of a text: names that any of its lines defines are known words. */
export function judgeOf(text: string): LineJudge & { isDefined(word: string): boolean } {
  let defined: ReadonlySet<string> | null = null
  const isDefined = (word: string): boolean => (defined ??= definedIn(text)).has(word)
  const isProse = (line: string): boolean =>
    proseIn(splitRemark(line).formula, { isUnit: isBoxUnit, isDefined }) === 'certain'
  const isRead = (line: string): boolean => parsePlain(splitRemark(line).formula, { isUnit: isBoxUnit }).ok
  return { isProse, isDefined, isFault: line => !isProse(line) && !isRead(line) }
}

/**
 * Judges the lines of a text, and reads them, and the conditions of its checks, as if they were typed. It is asked about
 * one after the other: names that a line defines are known in the next.
 */
export function typedJudge(registry: Registry, text: string): LineJudge & Required<Pick<LineJudge, 'read'>> {
  const judge = judgeOf(text)
  const read = typedLines(rulesBelow(readPlain(registry, text)))
  return {
    ...judge,
    read(line, block) {
      if (block === null) return readBefore(withWordsBehind(line, judge.isDefined), read)
      if (block !== CHECK) return line
      const word = /^check\s*/.exec(line)?.[0] ?? ''
      return word + readBefore(line.slice(word.length), read)
    },
  }
}

/** Words in front of an equals sign. */
const definedIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/(\p{L}[\p{L}\d_]*)(?:\([^()]*\))?\s*:?=/gu)].map(([, name]) => name!))

/** The line with the words around its definition as a remark. */
export function withWordsBehind(line: string, isDefined: (word: string) => boolean): string {
  const around = splitRemark(line).remark === '' && withoutWordsAround(line, { isUnit: isBoxUnit, isDefined })
  return around ? withRemark(around.formula, around.remark) : line
}

/** The line with its formula as it is read, and its remark as it was. */
export function readBefore(line: string, read: (formula: string) => string): string {
  const { formula } = splitRemark(line)
  return read(formula) + line.slice(formula.length)
}

/** Words of a block, and names that the lines in it define. */
function wordsOf({ text, children }: PlainBlock): readonly string[] {
  const inside = children.flatMap(node => (node.kind === 'block' ? wordsOf(node) : [...definedIn(node.text)]))
  return [...(text.match(/\p{L}[\p{L}\d_]*/gu) ?? []), ...inside]
}

/**
 * Rules of reading lines; each word of a block other than a line may be a name that it defines, and so may be what the
 * lines in it define.
 */
export function rulesBelow(nodes: readonly PlainNode[]): LinesRules {
  const words = new Set(nodes.flatMap(node => (node.kind === 'block' ? wordsOf(node) : [])))
  const { single_convert_units: singles } = defaultSettings()
  return {
    isUnit: isBoxUnit,
    isUnitWord: word => isUnit(word) || isUnspacedPair(word),
    isDefined: word => words.has(word),
    isAttachable: letter => singles.includes(letter),
    isWrittenBeside,
  }
}
