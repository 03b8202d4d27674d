import { useEffect, useState } from 'react'
import { Atom } from 'lucide-react'
import { Messages } from '@calcwright/editor'
import type { BlockViewProps } from '@calcwright/editor'
import { UploadZone } from '../UploadZone.tsx'
import { takeRememberedFiles } from '../remembered-files.ts'
import { sendFile } from '../uploads.ts'
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
  const take = async ([file]: readonly File[]): Promise<void> => {
    const stored = file && (await sendFile(editor, block.id, file))
    if (!stored) return
    if (stored.kind !== 'csv')
      return editor.actions.notify?.(`${stored.name} is no file of species.`, 'error')
    editor.setProps(block.id, { digest: stored.digest, upload_name: stored.name }, { step: true })
    setReplacing(false)
  }
  useEffect(() => {
    void take(takeRememberedFiles(block.id))
    // oxlint-disable-next-line react/exhaustive-deps -- the file waits for the first drawing only
  }, [block.id])
  const outcome = result?.outcomes[0]
  return (
    <div>
      <div {...focus} role="group" aria-label="Species file" className={shared.frame}>
        {(props.digest === '' || replacing) && (
          <UploadZone
            editor={editor}
            block={block.id}
            label="Click here or drag a file in the format of thermo.inp here"
            accept=".inp,.txt,.dat"
            readOnly={readOnly}
            take={files => void take(files)}
          />
        )}
        {props.digest !== '' && !replacing && (
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
