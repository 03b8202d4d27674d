import { unitCategories, unitNamesForCompletion } from '@calcwright/math/units'
import { CategoryMenu } from '../CategoryMenu.tsx'
import type { Category, Choice } from '../CategoryMenu.tsx'
import { MenuItem } from '@calcwright/ui'
import { insertUnit, openUnitBox } from '../../templates/act.ts'
import { Glyph } from '../../templates/glyph.tsx'
import { unitLabel, unitLatex, writtenUnit } from '../../templates/unit-text.ts'

function choiceOf(unit: string, words: readonly string[] = []): Choice {
  return {
    id: unit,
    name: unit,
    drawn: <Glyph latex={unitLatex(unit)} />,
    detail: unitLabel(unit),
    words,
  }
}

const METALS = ['XAG', 'XAU', 'XPT', 'XPD']

function moneySections(members: readonly string[]): Category['sections'] {
  const common = members.filter(code => code !== 'BTC' && !METALS.includes(code))
  const others = unitNamesForCompletion()
    .filter(({ category, name }) => category === 'Currency' && !members.includes(name))
    .map(({ name }) => name)
  return [
    { name: 'Currencies', choices: common.map(code => choiceOf(code)) },
    { name: 'Bitcoin', choices: [choiceOf('BTC')] },
    { name: 'Precious metals', choices: METALS.map(code => choiceOf(code)) },
    { name: 'More currencies', choices: others.map(code => choiceOf(code)) },
  ]
}

let made: { readonly categories: readonly Category[]; readonly all: readonly Choice[] } | null = null

function unitLists() {
  made ??= {
    categories: unitCategories().map(({ category, members }) => ({
      name: category,
      sections:
        category === 'Currency'
          ? moneySections(members)
          : [{ name: '', choices: members.map(unit => choiceOf(unit)) }],
    })),
    all: allUnits(),
  }
  return made
}

/** Every unit once: those of the table, and what only the menu has (`km`, `m/s`). */
function allUnits(): readonly Choice[] {
  const units = new Map(
    unitNamesForCompletion().map(({ name, keywords }) => [name, choiceOf(name, keywords)] as const),
  )
  for (const unit of unitCategories().flatMap(({ members }) => members))
    if (!units.has(unit)) units.set(unit, choiceOf(unit))
  return [...units.values()]
}

/** A unit in full, alone or made of several: `um`, `kN/m`. */
function unitAsWritten(query: string): Choice | null {
  const unit = writtenUnit(query)
  return unit === null ? null : choiceOf(unit)
}

/** An empty unit box, then the units by category. */
export function UnitsMenu({ close }: { close(): void }) {
  const { categories, all } = unitLists()
  const box = (
    <div role="menu" aria-label="Unit box">
      <MenuItem
        label="Empty unit box"
        hint={'"'}
        onSelect={() => {
          close()
          openUnitBox()
        }}
      />
    </div>
  )
  return (
    <CategoryMenu
      label="Units"
      categories={categories}
      all={all}
      asWritten={unitAsWritten}
      head={box}
      onChoose={({ id }) => {
        close()
        insertUnit(id)
      }}
    />
  )
}
