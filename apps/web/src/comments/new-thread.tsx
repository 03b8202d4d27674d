/** The form that begins a thread about a line. */
import type { Mentionable } from '@calcwright/contract'
import { lineOf } from '@calcwright/editor'
import { useState } from 'react'
import { granted } from '../session/granted.ts'
import { commentClient } from './comment-client.ts'
import { type CommentDraft, type PanelParts, commentPanel } from './comment-panel-state.ts'
import { CommentForm } from './comment-form.tsx'
import css from './comments.module.css'
import { plainOfBlock, quoteOf } from './quote.ts'

interface NewThreadProps extends PanelParts {
  readonly draft: CommentDraft
  readonly people: readonly Mentionable[]
}

export function NewThread({ open, editor, changed, draft, people }: NewThreadProps) {
  const { worksheet } = editor
  // The quote keeps the line as it was at the beginning, whatever others type meanwhile.
  const [quote] = useState(() => quoteOf(worksheet, draft))
  const block = worksheet.block(draft.block)
  const line = lineOf(editor, draft.block)
  return (
    <section className={css.thread} data-current aria-label="New comment">
      <p className={css.place}>{line === null ? 'Line' : `Line ${line}`}</p>
      {quote !== '' && <blockquote className={css.quote}>{quote}</blockquote>}
      <CommentForm
        people={people}
        label="Comment"
        proposed={block ? plainOfBlock(worksheet, block) : ''}
        focused
        send={async written => {
          const { thread } = await granted(
            commentClient.beginThread({
              hash_string: open.hash,
              block: draft.block,
              place: draft.place,
              quote,
              ...written,
            }),
          )
          changed(thread)
          commentPanel.setState({ draft: null, thread: thread.id })
        }}
        cancel={() => commentPanel.setState({ draft: null })}
      />
    </section>
  )
}
