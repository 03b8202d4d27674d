import { useState } from 'react'
import { safeAddress } from '../sanitize.ts'
import { Button, Question } from '@calcwright/ui'
import type { TextDialogProps } from './text-dialog-props.ts'
import styles from './toolbar.module.css'

export const ADDRESS_MESSAGE = 'Please enter a web address (https://…) or an e-mail address (mailto:…)'

/** Makes, changes or removes the link at the caret. */
export function LinkDialog({ tiptap, close }: TextDialogProps) {
  const [present] = useState(() => (tiptap.getAttributes('link').href as string | undefined) ?? '')
  const [address, setAddress] = useState(present)
  const [problem, setProblem] = useState('')
  const submit = (): void => {
    const href = completed(address)
    if (href === null) return setProblem(ADDRESS_MESSAGE)
    close()
    const { empty, from, to } = tiptap.state.selection
    const chain = tiptap.chain().focus()
    // Without a selection the address itself is the text.
    if (empty && present === '')
      chain.insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] })
    // Without the selection around the link the next letters do not replace it.
    else chain.extendMarkRange('link').setLink({ href }).setTextSelection({ from, to })
    chain.run()
  }
  const remove = (): void => {
    close()
    const { from, to } = tiptap.state.selection
    tiptap.chain().focus().extendMarkRange('link').unsetLink().setTextSelection({ from, to }).run()
  }
  return (
    <Question
      title="Link"
      problem={problem}
      submitLabel={present ? 'Change' : 'Create'}
      aside={
        present && (
          <>
            <Button onClick={remove}>Remove link</Button>
            <a className={styles.visit} href={present} target="_blank" rel="noopener noreferrer">
              Open
            </a>
          </>
        )
      }
      submit={submit}
      close={close}
      refocus={() => tiptap.commands.focus()}
    >
      <label className={styles.field}>
        Address
        <input
          className={styles.input}
          type="url"
          value={address}
          placeholder="https://"
          autoComplete="url"
          spellCheck={false}
          aria-invalid={problem !== '' || undefined}
          onChange={event => {
            setAddress(event.target.value)
            setProblem('')
          }}
        />
      </label>
    </Question>
  )
}

/** With the scheme that people leave out; null for what is no safe address. */
export function completed(text: string): string | null {
  const address = text.trim()
  if (address === '') return null
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(address)) return `mailto:${address}`
  if (/^[\w-]+(\.[\w-]+)+([/?#:]\S*)?$/.test(address)) return `https://${address}`
  return URL.canParse(address) && !/\s/.test(address) ? safeAddress(address) : null
}
