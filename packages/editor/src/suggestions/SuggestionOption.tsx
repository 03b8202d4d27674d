import { useId } from 'react'
import type { RefObject } from 'react'
import { lineNumbers } from '@calcwright/document'
import { nameToLatex } from '@calcwright/math/expression'
import type { WrittenLine } from '../math/companion.ts'
import { StaticFormula } from '../math/StaticFormula.tsx'
import type { KnownName } from '../state/known-names.ts'
import { useKnownValue } from '../names/use-known-value.ts'
import type { BlockPreview, Candidate } from './candidate.ts'
import styles from './suggestions.module.css'

interface SuggestionOptionProps {
  readonly item: Candidate
  readonly selected: boolean
  readonly reference: RefObject<HTMLDivElement | null> | null
  readonly line: WrittenLine
  /** The definition of the name, when its value is to be shown. */
  readonly known: KnownName | undefined
  take(): void
}

/** A suggestion: its name, and what it is in half a line, which describes it to a screen reader. */
export function SuggestionOption({ item, selected, reference, line, known, take }: SuggestionOptionProps) {
  const id = useId()
  const { makes } = item
  return (
    <div
      ref={reference}
      role="option"
      aria-selected={selected}
      aria-label={item.name}
      aria-describedby={`${id}-about`}
      tabIndex={-1}
      className={styles.option}
      data-kind={item.kind}
      data-preview={makes?.isTyped || undefined}
      // Before the field could lose the focus.
      onPointerDown={event => {
        event.preventDefault()
        take()
      }}
    >
      <span className={styles.name}>
        {makes && <makes.tool.icon size={16} />}
        <Name item={item} />
      </span>
      <span id={`${id}-about`} className={styles.about}>
        <About item={item} line={line} known={known} />
      </span>
    </div>
  )
}

/** Names of variables are drawn as they stand in formulas. */
function Name({ item: { kind, name, args } }: { readonly item: Candidate }) {
  if (kind === 'variable' || kind === 'argument' || kind === 'column')
    return <StaticFormula latex={nameToLatex(name)} drawn />
  return (
    <span>
      {name}
      {args && <span className={styles.args}>{args}</span>}
    </span>
  )
}

type AboutProps = Pick<SuggestionOptionProps, 'item' | 'line' | 'known'>

function About({ item: { makes, label, quantity }, line, known }: AboutProps) {
  if (makes?.isTyped) return <Preview makes={makes} about={label} />
  if (known) return <Value of={known} line={line} />
  return [label, quantity === label ? '' : quantity].filter(Boolean).join(' · ')
}

/** The block that Enter makes: what it is for, and the fields that it asks for. */
function Preview({
  makes: { made, fields },
  about,
}: {
  readonly makes: BlockPreview
  readonly about: string
}) {
  return (
    <>
      <span>{about}</span>
      {fields.length > 0 && (
        <span className={styles.fields}>
          {fields.map(field => (
            <span key={field} className={styles.blank}>
              {field}
            </span>
          ))}
        </span>
      )}
      {made !== '' && (
        <span className={styles.key}>
          <kbd>Enter</kbd> makes {made}
        </span>
      )}
    </>
  )
}

interface ValueProps {
  readonly of: KnownName
  readonly line: WrittenLine
}

/** The value of a name, as soon as it has one, and where it is defined. */
function Value({ of: known, line: { editor } }: ValueProps) {
  const value = useKnownValue(editor, known)
  const { worksheet } = editor
  const number = lineNumbers(worksheet.registry, worksheet.blocks()).get(known.block)
  return (
    <>
      {value && (
        <span className={styles.value}>
          <span className={styles.visuallyHidden}>{value.display}</span>
          <StaticFormula latex={value.latex} drawn />
        </span>
      )}
      {number !== undefined && number !== null && <span className={styles.where}>line {number}</span>}
    </>
  )
}
