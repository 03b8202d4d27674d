import { memo, useDeferredValue, useEffect, useState } from 'react'
import type { Outcome } from '@calcwright/evaluator'
import { nameToLatex } from '@calcwright/math/expression'
import { StaticFormula } from '../math/StaticFormula.tsx'
import { showLine } from '../names/show-line.ts'
import { CommasContext, useCommasOf } from '../results/decimal-separator.ts'
import { outcomesOf } from '../results/definitions.ts'
import { useBlockResult } from '../results/use.ts'
import type { EditorWithState } from '../state/editor.ts'
import { closeOnPhone } from './use-close-toolbox.ts'
import { filterVariables, variablesOf } from './variables.ts'
import type { Variable } from './variables.ts'
import styles from './variables.module.css'
import toolbox from './toolbox.module.css'

/** Milliseconds without a change after which the list follows: keys in the sheet come first. */
const REST_MS = 250
/** Longer values are not taken in at a glance. */
const LONGEST = 150

/** The variables of the sheet with their values; pressing one goes to its line. */
export function VariableList({ editor }: { readonly editor: EditorWithState }) {
  const variables = useVariables(editor)
  const commas = useCommasOf(editor.worksheet)
  const [query, setQuery] = useState('')
  const found = filterVariables(variables, useDeferredValue(query))
  return (
    <>
      <input
        type="search"
        className={toolbox.search}
        aria-label="Filter variables"
        placeholder="Filter by name"
        value={query}
        onChange={event => setQuery(event.target.value)}
      />
      {found.length === 0 && (
        <p className={toolbox.nothing}>
          {variables.length === 0 ? 'No line defines a name yet: type F = 5 kN' : 'Nothing found'}
        </p>
      )}
      <CommasContext value={commas}>
        <ul className={styles.list} aria-label="Variables">
          {found.map(variable => (
            <Entry key={variable.id} variable={variable} editor={editor} />
          ))}
        </ul>
      </CommasContext>
    </>
  )
}

function useVariables(editor: EditorWithState): readonly Variable[] {
  const [variables, setVariables] = useState(() => variablesOf(editor))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = (): void => setVariables(before => sameOrNew(before, variablesOf(editor)))
    read()
    const stop = editor.worksheet.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(read, REST_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [editor])
  return variables
}

/** Unchanged entries stay the same objects, so that only the others are drawn again. */
function sameOrNew(before: readonly Variable[], now: readonly Variable[]): readonly Variable[] {
  const old = new Map(before.map(variable => [variable.id, variable]))
  return now.map(variable => {
    const same = old.get(variable.id)
    return same?.name === variable.name && same.line === variable.line ? same : variable
  })
}

interface EntryProps {
  readonly variable: Variable
  readonly editor: EditorWithState
}

const Entry = memo(function Entry({ variable, editor }: EntryProps) {
  const { name, block, index, line } = variable
  const { result } = useBlockResult(editor.results, block)
  const outcome = outcomesOf(result)[index]
  const go = (): void => {
    closeOnPhone()
    editor.focus(block, { at: 'end' })
    showLine(block)
  }
  const text = valueText(outcome)
  const place = line === null ? '' : `, line ${line}`
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.entry}
        aria-label={`${name}${text === '' ? '' : ` = ${text}`}${place}`}
        onClick={go}
      >
        <span className={styles.name}>
          <StaticFormula latex={nameToLatex(name)} drawn />
        </span>
        <span className={styles.value} data-error={outcome?.error ? '' : undefined}>
          {outcome && isShort(outcome) ? <StaticFormula latex={shownLatex(outcome)} drawn /> : text}
        </span>
        <span className={styles.line}>{line}</span>
      </button>
    </li>
  )
})

const isShort = ({ error, latex, display }: Outcome): boolean =>
  !error && latex !== '' && display.length < LONGEST

/** A function repeats its name: what it stands for is enough. */
function shownLatex({ kind, latex }: Outcome): string {
  return kind === 'function' ? latex.replace(/^.*?(?:\\coloneq(?![a-zA-Z])|:=|=)\s*/s, '') : latex
}

function valueText(outcome: Outcome | undefined): string {
  if (!outcome) return ''
  if (outcome.error) return outcome.error.kind === 'halted' ? 'waits for an error above' : 'error'
  if (outcome.display.length >= LONGEST) return 'too long to be shown here'
  return outcome.kind === 'function' ? outcome.display.replace(/^.*? := /s, '') : outcome.display
}
