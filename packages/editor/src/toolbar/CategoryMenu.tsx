import { useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { bestScore } from '../palette/fuzzy.ts'
import { Menu, MenuHeading, MenuItem, usePress } from '@calcwright/ui'
import styles from './category-menu.module.css'

/** Something to choose: a unit, a function. */
export interface Choice {
  readonly id: string
  readonly name: string
  /** Drawn instead of the name. */
  readonly drawn?: ReactNode
  readonly detail: string
  /** Further words that find it. */
  readonly words: readonly string[]
}

export interface Category {
  readonly name: string
  readonly sections: readonly { readonly name: string; readonly choices: readonly Choice[] }[]
}

interface CategoryMenuProps {
  readonly label: string
  readonly categories: readonly Category[]
  /** Choices that a search looks through; they may be more than the categories show. */
  readonly all: readonly Choice[]
  /** Choice that stands for the query itself, such as the unit `kN/m`; it comes before the matches. */
  asWritten?(query: string): Choice | null
  /** A row above everything. */
  readonly head?: ReactNode
  onChoose(choice: Choice): void
}

const MOST_FOUND = 60

/** Many things to choose from: categories beside their members, and a field that searches all. */
export function CategoryMenu({ label, categories, all, asWritten, head, onChoose }: CategoryMenuProps) {
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(0)
  const found = query.trim() === '' ? null : search(all, query.trim(), asWritten?.(query.trim()) ?? null)
  const category = categories[chosen]
  return (
    <div className={styles.menu}>
      <input
        type="search"
        className={styles.search}
        aria-label={`Search ${label.toLowerCase()}`}
        placeholder={`Search ${label.toLowerCase()}`}
        value={query}
        onChange={event => setQuery(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || !found?.[0]) return
          event.preventDefault()
          onChoose(found[0])
        }}
      />
      {head}
      <div className={styles.panes}>
        {!found && <Categories label={label} categories={categories} chosen={chosen} onChosen={setChosen} />}
        <div role="presentation" className={styles.choices} onKeyDown={found ? undefined : backToCategory}>
          {found ? (
            <Choices label={`Found ${label.toLowerCase()}`} choices={found} onChoose={onChoose} />
          ) : (
            category?.sections.map(({ name, choices }) => (
              <div key={`${chosen} ${name}`}>
                {name !== '' && <MenuHeading>{name}</MenuHeading>}
                <Choices label={name || category.name} choices={choices} onChoose={onChoose} />
              </div>
            ))
          )}
          {found?.length === 0 && <p className={styles.nothing}>Nothing found</p>}
        </div>
      </div>
    </div>
  )
}

interface CategoriesProps {
  readonly label: string
  readonly categories: readonly Category[]
  readonly chosen: number
  onChosen(index: number): void
}

function Categories({ label, categories, chosen, onChosen }: CategoriesProps) {
  return (
    <div role="menu" aria-label={`Categories of ${label.toLowerCase()}`} className={styles.categories}>
      {categories.map(({ name }, index) => (
        <CategoryItem key={name} name={name} chosen={index === chosen} onChosen={() => onChosen(index)} />
      ))}
    </div>
  )
}

interface CategoryItemProps {
  readonly name: string
  readonly chosen: boolean
  onChosen(): void
}

/** Shows its members as soon as the focus or the mouse is on it. */
function CategoryItem({ name, chosen, onChosen }: CategoryItemProps) {
  const press = usePress(onChosen)
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={chosen}
      tabIndex={-1}
      className={styles.category}
      onFocus={onChosen}
      {...press}
    >
      {name}
    </button>
  )
}

interface ChoicesProps {
  readonly label: string
  readonly choices: readonly Choice[]
  onChoose(choice: Choice): void
}

function Choices({ label, choices, onChoose }: ChoicesProps) {
  return (
    <Menu label={label}>
      {choices.map(choice => (
        <MenuItem
          key={choice.id}
          label={choice.name}
          detail={choice.detail}
          onSelect={() => onChoose(choice)}
        >
          {choice.drawn && <span className={styles.drawn}>{choice.drawn}</span>}
        </MenuItem>
      ))}
    </Menu>
  )
}

/** From a member to the left lies its own category, not the one that happens to stand beside it. */
function backToCategory(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowLeft') return
  const own = event.currentTarget.parentElement?.querySelector<HTMLElement>('[aria-checked="true"]')
  if (!own) return
  event.preventDefault()
  event.stopPropagation()
  own.focus()
}

function search(all: readonly Choice[], query: string, written: Choice | null): readonly Choice[] {
  const own = all.find(({ id }) => id === written?.id) ?? written
  const scored = all.map(choice => ({
    choice,
    score: bestScore(query, choice.name, choice.words, choice.detail),
  }))
  const found = scored
    .filter(({ choice, score }) => score > 0 && choice !== own)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_FOUND)
    .map(({ choice }) => choice)
  return own ? [own, ...found] : found
}
