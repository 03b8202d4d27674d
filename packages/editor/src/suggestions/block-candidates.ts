/** Blocks that a word stands for which is typed alone in a line, `plot`, or stored into a name, `x := slider`. */
import { fieldsOf } from '@calcwright/document'
import type { NewBlock, Registry } from '@calcwright/document'
import type { LineNames } from '../math/companion.ts'
import { plainOf } from '../math/clipboard.ts'
import { toolsOf, typedWordsOf } from '../state/tools.ts'
import type { Tool } from '../contract/block-view.ts'
import type { Candidate } from './candidate.ts'

/** Shorter beginnings fit too much. */
const SHORTEST_BEGINNING = 3

/**
 * Gives first the block that the line makes as it stands.
 * @param latex the content of the line
 * @param typed the name at the caret
 * @param known names that mean something there: their lines are formulas
 * @param again called when the words for the tools have come
 */
export function blockCandidates(
  { editor, block }: LineNames,
  latex: string,
  typed: string,
  known: { has(name: string): boolean },
  again: () => void,
): readonly Candidate[] {
  const { registry, worksheet } = editor
  const place = placeOfWord(latex, typed)
  const isLine = (worksheet.block(block)?.type ?? registry.lineType) === registry.lineType
  if (place === null || known.has(typed) || !isLine) return []
  const { words } = registry
  const found = toolsOf(registry).flatMap(tool => {
    const word = wordFor(tool, typed.toLowerCase())
    const made = place === 'alone' ? tool.make() : tool.makeStored?.('x')
    return word && made ? [{ tool, word, made }] : []
  })
  if (found.length === 0) return []
  if (words && !words.loaded) void words().then(again)
  return found
    .map(({ tool, word, made }): Candidate => {
      const about = words?.loaded?.wordsOfTool(tool)
      const isTyped = word === typed.toLowerCase()
      const fields = isTyped ? fieldLabels(worksheet.registry, made) : []
      return {
        kind: 'block',
        name: word,
        words: [word],
        label: about?.about ?? tool.title,
        makes: { tool, made: about?.made ?? '', fields, isTyped },
      }
    })
    .sort((a, b) => Number(b.makes!.isTyped) - Number(a.makes!.isTyped))
}

/** The place of the word that is being typed; null when the line holds something else. */
export function placeOfWord(latex: string, typed: string): 'alone' | 'stored' | null {
  if (plainOf(latex.trim()) === typed) return 'alone'
  const stored = /^[^=]+?(?:\\coloneqq?(?![a-zA-Z])|:=|=)(.*)$/s.exec(latex)
  return stored && plainOf(stored[1]!.trim()) === typed ? 'stored' : null
}

/** The word of a tool that is typed in full or begun. */
function wordFor(tool: Tool, typed: string): string | undefined {
  const words = typedWordsOf(tool)
  if (words.includes(typed)) return typed
  return typed.length < SHORTEST_BEGINNING ? undefined : words.find(word => word.startsWith(typed))
}

/** Labels of the fields of the new block, or of the first one in it. */
function fieldLabels(registry: Registry, { type, props, children }: NewBlock): readonly string[] {
  const [first] = children ?? []
  if (first) return fieldLabels(registry, first)
  const known = registry.get(type)
  if (!known) return []
  return fieldsOf(known, { ...known.defaults(), ...props }).map(({ label }) => label)
}
