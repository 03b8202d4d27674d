/** The question before a copy: it is made in a window of its own, where somebody may sign in. */
import { pageAddress } from '@calcwright/contract'
import { Modal } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import { useState } from 'react'
import type { EmbeddedSheet } from './open-embedded.ts'
import css from './embed.module.css'

interface CopyOfferProps {
  readonly sheet: Pick<EmbeddedSheet, 'hash' | 'author'>
  onClose(): void
}

export default function CopyOffer({ sheet, onClose }: CopyOfferProps) {
  /** The address, where the frame may open no window. */
  const [blocked, setBlocked] = useState<string | null>(null)
  const author = sheet.author || 'the original author'
  const link = (label: string, authorRights: boolean) => {
    const address = `${pageAddress('copy', { hash: sheet.hash })}?author_rights=${authorRights}`
    return (
      <a
        className={css.choice}
        href={address}
        target="_blank"
        rel="noopener"
        onClick={event => {
          const opened = window.open(address, '_blank')
          event.preventDefault()
          if (!opened) return setBlocked(new URL(address, document.baseURI).href)
          opened.opener = null
          onClose()
        }}
      >
        {label}
      </a>
    )
  }
  return (
    <Modal
      title="Create a copy"
      description={`The copy is your own worksheet. Give ${author} view-only access to it?`}
      onClose={onClose}
    >
      {blocked !== null && (
        <div className={modal.body}>
          <label>
            This page does not let its frames open windows. Open this address yourself:
            <input
              className={modal.input}
              readOnly
              value={blocked}
              onFocus={event => event.currentTarget.select()}
            />
          </label>
        </div>
      )}
      <div className={modal.actions}>
        {link('No', false)}
        {link('Yes', true)}
      </div>
    </Modal>
  )
}
