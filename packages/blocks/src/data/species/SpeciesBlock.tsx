import { useState } from 'react'
import { Atom } from 'lucide-react'
import { Messages } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { UploadZone, useUploads } from '../UploadZone.tsx'
import { useBlockFocus } from '../use-block-focus.ts'
import type { SpeciesProps } from './schema.ts'
import shared from '../upload.module.css'
import styles from './species.module.css'

/** Species of a file: the zone for it, then how many were read and what was refused. */
export default function SpeciesBlock(view: BlockViewProps<SpeciesProps>) {
  const { block, props, result, readOnly, active, editor } = view
  const focus = useBlockFocus(view)
  const [replacing, setReplacing] = useState(false)
  const mayEdit = !readOnly && editor.rights.interaction === 2
  const { uploads, take } = useUploads(view)
  const replace = async (files: readonly File[]): Promise<void> => {
    if (await take(files.slice(0, 1))) setReplacing(false)
  }
  const awaits = props.digest === '' || replacing || uploads.length > 0
  const outcome = result?.outcomes[0]
  return (
    <div>
      <div {...focus} role="group" aria-label="Species file" className={shared.frame}>
        {awaits && (
          <UploadZone
            view={view}
            label="Click here or drag a file in the format of thermo.inp here"
            accept=".inp,.txt,.dat"
            take={files => void replace(files)}
          />
        )}
        {!awaits && (
          <div className={styles.header}>
            <Atom size={16} aria-hidden="true" />
            <span role="status">{outcome?.display || `Species of ${props.upload_name}`}</span>
            {mayEdit && (
              <button type="button" className={shared.action} onClick={() => setReplacing(true)}>
                Replace file
              </button>
            )}
          </div>
        )}
        {replacing && (
          <button type="button" className={shared.action} onClick={() => setReplacing(false)}>
            Keep {props.upload_name}
          </button>
        )}
        {!outcome?.error && <Refused sentences={outcome?.notices.map(({ text }) => text) ?? []} />}
      </div>
      {outcome?.error && (
        <Messages
          id={`${block.id}-messages`}
          outcome={outcome}
          active={active}
          remark={{
            text: '',
            actions: [{ label: 'Try Again', run: () => editor.actions.calculate?.([block.id]) }],
          }}
          help={editor.actions.help}
        />
      )}
    </div>
  )
}

function Refused({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <details className={styles.refused}>
      <summary>Refused records</summary>
      <ul>
        {sentences.map(sentence => (
          <li key={sentence}>{sentence.replace(/^Refused: /, '')}</li>
        ))}
      </ul>
    </details>
  )
}
