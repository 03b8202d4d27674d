/** Ready code that calls the worksheet from a program, with its inputs and outputs as they are saved. */
import { pageAddress } from '@calcwright/contract'
import { Button, type DialogProps, Modal, Spinner, toast } from '@calcwright/ui'
import modal from '@calcwright/ui/modal.module.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Choice } from '../settings/fields.tsx'
import { CALLING_PROGRAMS, type CalledSheet, type CallingProgram, callingCode } from './calling-code.ts'
import css from './embedding.module.css'

interface CallingDialogProps extends DialogProps {
  readonly hash: string
  readonly name: string
}

export default function CallingDialog({ hash, name, onClose }: CallingDialogProps) {
  const [program, setProgram] = useState<CallingProgram>('curl')
  const sheet = useQuery({
    queryKey: ['called', hash],
    queryFn: () => calledSheet(hash),
    retry: false,
    gcTime: 0,
  })
  const code = sheet.data ? callingCode(program, sheet.data) : ''
  return (
    <Modal title={`Call “${name}” from a program`} size="large" onClose={onClose}>
      <div className={`${modal.body} ${css.body}`}>
        <Choice
          label="Program"
          value={program}
          options={CALLING_PROGRAMS.map(
            each => [each, each === 'Excel' ? 'Excel (Power Query)' : each] as const,
          )}
          onChange={setProgram}
        />
        {sheet.error && <p role="alert">{sheet.error.message}</p>}
        {sheet.isPending && <Spinner label="Loading the inputs…" shown />}
        {sheet.data && (
          <>
            <label className={css.label} htmlFor="calling-code">
              Code
            </label>
            <textarea
              id="calling-code"
              className={css.code}
              readOnly
              rows={14}
              value={code}
              onFocus={event => event.currentTarget.select()}
            />
            <p className={css.note}>
              The token in place of cw_… is made on the <a href={pageAddress('account', {})}>account page</a>,
              where it is shown once. <a href="/api/v1/docs">All calls</a>
            </p>
          </>
        )}
      </div>
      <div className={modal.actions}>
        <Button onClick={onClose}>Close</Button>
        <Button tone="accent" disabled={code === ''} onClick={() => void copy(code)}>
          Copy the code
        </Button>
      </div>
    </Modal>
  )
}

interface Described {
  readonly success: boolean
  readonly message?: string
  readonly outputs: readonly string[]
  readonly input_schema: { readonly properties: Readonly<Record<string, { readonly default?: unknown }>> }
}

/** Asks the service as a program does, with the session of this page. */
async function calledSheet(hash: string): Promise<CalledSheet> {
  const answer = await fetch(`/api/v1/worksheets/${encodeURIComponent(hash)}`)
  const described = (await answer.json()) as Described
  if (!described.success) throw new Error(described.message)
  const { properties } = described.input_schema
  const inputs = Object.entries(properties).map(([input, schema]) => [input, schema.default] as const)
  return { origin: location.origin, hash, inputs: Object.fromEntries(inputs), outputs: described.outputs }
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success('The code is on the clipboard')
  } catch {
    toast.error('The browser does not allow copying here. Select the code and copy it.')
  }
}
