import { use } from 'react'
import type { LibraryEntry } from '@calcwright/reference/help'
import { lazyModule } from '@calcwright/ui'
import { CategoryMenu } from '../CategoryMenu.tsx'
import type { Choice } from '../CategoryMenu.tsx'
import { applyTemplate } from '../../templates/act.ts'
import { functionTemplate, libraryTemplate } from '../../templates/functions.ts'
import { FunctionName } from '../../templates/FunctionName.tsx'

const loadHelp = lazyModule(() => import('@calcwright/reference/help'))

/** The functions of the language, in their groups; the data is loaded when the menu opens first. */
export function LibraryMenu({ close }: { close(): void }) {
  const { commandLibrary, functionHelp, helpNames } = use(loadHelp())
  const groups = commandLibrary()
  const templates = new Map<string, string>()
  const choiceOf = (entry: LibraryEntry): Choice => {
    templates.set(entry.name, libraryTemplate(entry))
    const words = functionHelp(entry.name)?.aliases ?? []
    return {
      id: entry.name,
      name: entry.name,
      drawn: <FunctionName name={entry.name} />,
      detail: entry.label,
      words,
    }
  }
  const categories = groups.map(({ name, entries, subgroups }) => ({
    name,
    sections: [{ name: '', entries }, ...subgroups]
      .filter(section => section.entries.length > 0)
      .map(section => ({ name: section.name, choices: section.entries.map(choiceOf) })),
  }))
  const listed = new Map(
    categories
      .flatMap(({ sections }) => sections.flatMap(({ choices }) => choices))
      .map(choice => [choice.id, choice]),
  )
  const all = helpNames().map((name): Choice => {
    const help = functionHelp(name)
    const words = [...(help?.aliases ?? []), help?.summary ?? '']
    return listed.get(name) ?? { id: name, name, drawn: <FunctionName name={name} />, detail: '', words }
  })
  return (
    <CategoryMenu
      label="Functions"
      categories={categories}
      all={all}
      onChoose={({ id }) => {
        close()
        applyTemplate(templates.get(id) ?? functionTemplate(id))
      }}
    />
  )
}
