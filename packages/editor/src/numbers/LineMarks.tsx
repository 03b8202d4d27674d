import { useCallback } from 'react'
import { useStore } from 'zustand'
import { CAPTION_LIMIT, captionLabel } from '@calcwright/document'
import type { Block } from '@calcwright/document'
import { InlinePrompt } from '../output/InlinePrompt.tsx'
import type { EditorWithState } from '../state/editor.ts'
import { captionAsked } from './caption-asked.ts'
import type { NumberedSheet } from './numbering.ts'
import { useNumber } from './use-numbers.ts'
import styles from './numbers.module.css'

interface LineMarksProps {
  readonly block: Block
  readonly editor: EditorWithState
}

/** The number of a formula at the right margin, and the caption below a figure or a table. */
export default function LineMarks({ block, editor }: LineMarksProps) {
  const { id } = block
  const formula = useNumber(
    editor.worksheet,
    useCallback(({ formulas }: NumberedSheet) => formulas.get(id) ?? '', [id]),
  )
  return (
    <>
      {formula !== '' && (
        <span className={styles.formula} role="note" aria-label={`Formula ${formula}`} data-formula-number="">
          ({formula})
        </span>
      )}
      {block.caption !== undefined && <Caption block={block} caption={block.caption} editor={editor} />}
    </>
  )
}

function Caption({ block, caption, editor }: LineMarksProps & { readonly caption: string }) {
  const { id } = block
  const asked = useStore(captionAsked, state => state.block === id)
  const leadOf = useCallback(
    ({ captions }: NumberedSheet) => {
      const found = captions.get(id)
      return found ? captionLabel({ ...found, text: asked ? 'x' : found.text }) : ''
    },
    [id, asked],
  )
  const lead = useNumber(editor.worksheet, leadOf)
  const end = (): void => captionAsked.setState({ block: null })
  if (asked && editor.mayEdit)
    return (
      <div className={styles.caption}>
        <InlinePrompt
          label={lead}
          initial={caption}
          width="min(28rem, 60vw)"
          check={text =>
            text.length > CAPTION_LIMIT ? `A caption has at most ${CAPTION_LIMIT} characters.` : ''
          }
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
        onClick={() => captionAsked.setState({ block: id })}
      >
        {words}
      </button>
    </div>
  )
}
