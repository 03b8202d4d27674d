import { Question } from '@calcwright/ui'
import type { DialogProps } from '@calcwright/ui'
import { useState } from 'react'
import { useOpenFiles } from '../../home/use-create-worksheet.ts'
import css from './files-dialog.module.css'

/** A thing to do with the files, in words for people. */
export interface Choice {
  readonly label: string
  /** Why it cannot be done. */
  readonly refusal?: string
  /** Absent for a new worksheet, which the dialog makes. */
  readonly run?: () => void
}

interface FilesDialogProps {
  readonly files: readonly File[]
  /** Contents of the files, in a sentence each. */
  readonly summary: readonly string[]
  readonly choices: readonly Choice[]
}

/** Asks what is to become of files that were dropped on a sheet. */
export default function FilesDialog({ files, summary, choices, onClose }: FilesDialogProps & DialogProps) {
  const possible = choices.findIndex(({ refusal }) => refusal === undefined)
  const [chosen, setChosen] = useState(possible)
  const { mutate: open } = useOpenFiles()
  const submit = (): void => {
    onClose()
    const { run = () => open(files) } = choices[chosen]!
    run()
  }
  return (
    <Question
      title={files.length === 1 ? `Open ${files[0]!.name}` : `Open ${files.length} files`}
      problem=""
      submitLabel="Ok"
      submit={submit}
      close={onClose}
    >
      <ul className={css.summary}>
        {summary.map((sentence, at) => (
          <li key={at}>{sentence}</li>
        ))}
      </ul>
      {choices.map(({ label, refusal }, at) => (
        <label key={label} className={css.choice}>
          <input
            type="radio"
            name="files"
            checked={at === chosen}
            disabled={refusal !== undefined}
            onChange={() => setChosen(at)}
          />
          <span>
            {label}
            {refusal !== undefined && <small>{refusal}</small>}
          </span>
        </label>
      ))}
    </Question>
  )
}
