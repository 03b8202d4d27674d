/** Worksheets as PDF: downloaded, or sent by e-mail. */
import { personalSeparator } from '@calcwright/editor'
import { createPdfClient, type PdfFileRequest } from '@calcwright/contract'
import { Button, type DialogProps, Modal, Spinner, saveFile, toast } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Choice } from '../settings/fields.tsx'
import { granted } from '../session/granted.ts'
import { COMMENTS } from './comment-choices.ts'
import css from './page-setup.module.css'

export interface PdfDialogProps {
  readonly worksheets: readonly { readonly hash: string; readonly name: string }[]
  /** Resolves when the server has what is to be printed; throws an Error with a sentence when it will not. */
  ready?(): Promise<void>
}

/** Empty ones are as the page setup has them. */
interface PdfOptions {
  readonly paper: '' | 'Letter' | 'A4' | 'Legal'
  readonly pages: '' | '1' | '0'
  readonly view: '' | 'work' | 'report'
  readonly comments: '' | 'none' | 'open' | 'all'
  /** `overview`: one document that begins with the names, pages and checks of all. */
  readonly as: PdfFileRequest['as'] | 'overview'
}

const client = createPdfClient(window.fetch.bind(window))

const ADVICE =
  'Print and then “Save as PDF” in the dialog of the browser gives the same pages. Here the server makes the file.'

export default function PdfDialog({ worksheets, ready, onClose }: PdfDialogProps & DialogProps) {
  const [options, setOptions] = useState<PdfOptions>({
    paper: '',
    pages: '',
    view: '',
    comments: '',
    as: 'overview',
  })
  const { paper, pages, view, comments, as } = options
  const several = worksheets.length > 1
  const page = {
    ...(paper && { paper }),
    ...(pages && { pages }),
    ...(view && { view }),
    ...(comments && { comments }),
    decimal: personalSeparator() ?? 'point',
  }
  const download = useMutation({
    async mutationFn() {
      await ready?.()
      const hashes = worksheets.map(({ hash }) => hash)
      const overview = several && as === 'overview'
      return granted(client.file({ ...page, hashes, as: as === 'zip' ? 'zip' : 'one', overview }))
    },
    onSuccess(file) {
      const name = several && as === 'zip' ? 'worksheets.zip' : `${worksheets[0]!.name}.pdf`
      saveFile(name, new Blob([file.bytes], { type: file.type }))
      onClose()
    },
  })
  const mail = useMutation({
    async mutationFn() {
      await ready?.()
      return granted(client.mail(worksheets[0]!.hash, page))
    },
    onSuccess({ message }) {
      toast(message)
      onClose()
    },
  })
  const busy = download.isPending || mail.isPending
  const error = download.error ?? mail.error
  return (
    <Modal
      title={several ? `${worksheets.length} worksheets as PDF` : 'PDF'}
      description={ADVICE}
      onClose={onClose}
    >
      <div className={`${modal.body} ${css.body}`}>
        <fieldset className={css.form} disabled={busy}>
          <Options options={options} set={setOptions} several={several} />
        </fieldset>
        {busy && <Spinner label="Making the PDF…" shown />}
        {error && (
          <p role="alert" className={css.error}>
            {error.message}
          </p>
        )}
      </div>
      <div className={modal.actions}>
        {!several && (
          <Button disabled={busy} onClick={() => mail.mutate()}>
            Send by e-mail
          </Button>
        )}
        <Button tone="accent" disabled={busy} onClick={() => download.mutate()}>
          Download
        </Button>
      </div>
    </Modal>
  )
}

interface OptionsProps {
  readonly options: PdfOptions
  readonly set: (options: PdfOptions) => void
  readonly several: boolean
}

function Options({ options, set, several }: OptionsProps) {
  return (
    <>
      <Choice
        label="Paper"
        value={options.paper}
        options={[
          ['', 'Page setup'],
          ['Letter', 'Letter'],
          ['A4', 'A4'],
          ['Legal', 'Legal'],
        ]}
        onChange={paper => set({ ...options, paper })}
      />
      <Choice
        label="Page numbers"
        value={options.pages}
        options={[
          ['', 'Page setup'],
          ['1', 'On'],
          ['0', 'Off'],
        ]}
        onChange={pages => set({ ...options, pages })}
      />
      <Choice
        label="Shown"
        value={options.view}
        options={[
          ['', 'Page setup'],
          ['work', 'As one works'],
          ['report', 'As a report'],
        ]}
        onChange={view => set({ ...options, view })}
      />
      <Choice
        label="Comments"
        value={options.comments}
        options={[['', 'Page setup'], ...COMMENTS]}
        onChange={comments => set({ ...options, comments })}
      />
      {several && (
        <Choice
          label="Files"
          value={options.as}
          options={[
            ['overview', 'One document with an overview'],
            ['one', 'One document'],
            ['zip', 'A zip of several'],
          ]}
          onChange={as => set({ ...options, as })}
        />
      )}
    </>
  )
}
