import { use, useCallback } from 'react'
import { useStore } from 'zustand'
import { captionLabel, markProblem } from '@calcwright/document'
import type { Block } from '@calcwright/document'
import { lazyPart, PartBoundary } from '@calcwright/ui'
import { InlinePrompt } from '../output/InlinePrompt.tsx'
import type { EditorWithState } from '../state/editor.ts'
import type { NumberedSheet } from './numbering.ts'
import { LineSigns } from './line-signs.ts'
import { useNumber } from './use-numbers.ts'
import { wordsAsked } from './words-asked.ts'
import styles from './numbers.module.css'

const FormDetails = lazyPart(() => import('./FormDetails.tsx'))
const NumberDetails = lazyPart(() => import('./NumberDetails.tsx'))

interface LineMarksProps {
  readonly block: Block
  readonly editor: EditorWithState
}

/**
 * The clause and the number of a line at the right margin, whether it is an input or an output, and the caption below a
 * figure or a table.
 */
export default function LineMarks({ block, editor }: LineMarksProps) {
  const { id } = block
  const formula = useNumber(
    editor.worksheet,
    useCallback(({ formulas }: NumberedSheet) => formulas.get(id) ?? '', [id]),
  )
  const asked = useStore(wordsAsked, ({ block: of, mark }) => of === id && mark === 'clause')
  const hasClause = block.clause !== undefined || asked
  const signs = use(LineSigns).get(id) ?? []
  const inForm = editor.mayEdit ? formWords(block) : ''
  return (
    <>
      {(formula !== '' || hasClause || signs.length > 0 || inForm !== '') && (
        <span className={styles.margin}>
          {inForm !== '' && <FormMark block={block} words={inForm} />}
          {hasClause && <Clause block={block} clause={block.clause ?? ''} editor={editor} />}
          {signs.map(({ sign, name, address }) => (
            <a key={sign} className={styles.clause} href={address} aria-label={name}>
              [{sign}]
            </a>
          ))}
          {formula !== '' && (
            <span
              className={styles.formula}
              role="note"
              aria-label={`Formula ${formula}`}
              data-formula-number=""
            >
              ({formula})
            </span>
          )}
        </span>
      )}
      <AskedDetails block={block} editor={editor} />
      {block.caption !== undefined && <Caption block={block} caption={block.caption} editor={editor} />}
    </>
  )
}

/** Words that say whether the line is an input or an output of the form; '' for neither. */
const formWords = ({ formInput, formOutput }: Block): string =>
  [formInput && 'Input', formOutput && 'Output'].filter(Boolean).join(', ')

function FormMark({ block: { id, formLabel }, words }: { readonly block: Block; readonly words: string }) {
  return (
    <button
      type="button"
      className={`${styles.inForm} ${styles.words}`}
      aria-label={`${words} of the form${formLabel === undefined ? '' : `: ${formLabel}`}`}
      title="Label, group and place in the form"
      onClick={() => wordsAsked.setState({ block: id, mark: 'formLabel' })}
    >
      {words}
    </button>
  )
}

function AskedDetails({ block, editor }: LineMarksProps) {
  const asked = useStore(wordsAsked, ({ block: of, mark }) => (of === block.id ? mark : null))
  const Details = asked === 'formLabel' ? FormDetails : asked === 'numbers' ? NumberDetails : null
  if (!Details || !editor.mayEdit) return null
  return (
    <PartBoundary>
      <Details block={block} editor={editor} close={() => wordsAsked.setState({ block: null })} />
    </PartBoundary>
  )
}

function Clause({ block, clause, editor }: LineMarksProps & { readonly clause: string }) {
  const { id } = block
  const asked = useStore(wordsAsked, ({ block: of, mark }) => of === id && mark === 'clause')
  const write = (text: string | undefined): void => {
    wordsAsked.setState({ block: null })
    if (text !== clause)
      editor.perform([{ kind: 'mark', ids: [id], marks: { clause: text === '' ? undefined : text } }])
  }
  if (asked && editor.mayEdit)
    return (
      <InlinePrompt
        label="Clause"
        initial={clause}
        width="min(16rem, 50vw)"
        check={text => markProblem({ clause: text }) ?? ''}
        submit={text => write(text.trim())}
        cancel={() => wordsAsked.setState({ block: null })}
      />
    )
  if (!editor.mayEdit)
    return (
      <span className={styles.clause} role="note" aria-label={`Clause ${clause}`}>
        {clause}
      </span>
    )
  return (
    <button
      type="button"
      className={`${styles.clause} ${styles.words}`}
      aria-label={`Clause ${clause}`}
      title="Change the clause"
      onClick={() => wordsAsked.setState({ block: id, mark: 'clause' })}
    >
      {clause}
    </button>
  )
}

function Caption({ block, caption, editor }: LineMarksProps & { readonly caption: string }) {
  const { id } = block
  const asked = useStore(wordsAsked, ({ block: of, mark }) => of === id && mark === 'caption')
  const leadOf = useCallback(
    ({ captions }: NumberedSheet) => {
      const found = captions.get(id)
      return found ? captionLabel({ ...found, text: asked ? 'x' : found.text }) : ''
    },
    [id, asked],
  )
  const lead = useNumber(editor.worksheet, leadOf)
  const end = (): void => wordsAsked.setState({ block: null })
  if (asked && editor.mayEdit)
    return (
      <div className={styles.caption}>
        <InlinePrompt
          label={lead}
          initial={caption}
          width="min(28rem, 60vw)"
          check={text => markProblem({ caption: text }) ?? ''}
          submit={text => {
            end()
            editor.perform([{ kind: 'mark', ids: [id], marks: { caption: text } }])
          }}
          cancel={end}
        />
      </div>
    )
  const words = (
    <>
      <b>{lead}</b>
      {caption}
    </>
  )
  if (!editor.mayEdit)
    return (
      <div className={styles.caption} data-caption="">
        {words}
      </div>
    )
  return (
    <div className={styles.caption}>
      <button
        type="button"
        className={styles.words}
        title="Change the caption"
        onClick={() => wordsAsked.setState({ block: id, mark: 'caption' })}
      >
        {words}
      </button>
    </div>
  )
}
