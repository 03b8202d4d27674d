/** How to get the add-in: a file, and a token that is shown once. */
import modal from '@calcwright/ui/modal.module.css'
import { tokenCalls } from '@calcwright/contract'
import { useMutation } from '@tanstack/react-query'
import { Button, type DialogProps, Modal } from '@calcwright/ui'
import { granted } from '../session/granted.ts'
import { CopyableSecret } from '../shell/copyable-secret.tsx'
import css from './addin-dialog.module.css'

const tokens = tokenCalls(window.fetch.bind(window))
const DAYS = 366

export default function AddinDialog({ onClose }: DialogProps) {
  return (
    <Modal title="Add-in for Autodesk Fusion" size="large" onClose={onClose}>
      <div className={modal.body}>
        <ol className={css.steps}>
          <li>
            <p>Download the add-in and unpack it. The folder is named Calcwright.</p>
            <a className={css.download} href="/fusion/addin" download>
              Download Calcwright.zip
            </a>
          </li>
          <li>
            <p>
              In Fusion: Utilities, Add-Ins, Scripts and Add-Ins, tab Add-Ins, the green plus. Choose the
              folder and press Run; check Run on Startup.
            </p>
          </li>
          <li>
            <p>The add-in asks for a token the first time. Make one here, or on your account page.</p>
            <Token />
          </li>
          <li>
            <p>
              Press Sync in a block of Fusion parameters, or Calcwright in the panel Add-Ins of Fusion. The
              add-in says what it has changed.
            </p>
          </li>
        </ol>
      </div>
    </Modal>
  )
}

function Token() {
  const make = useMutation({
    mutationFn: () => granted(tokens.newToken({ name: 'Fusion add-in', scopes: ['fusion'], days: DAYS })),
  })
  const secret = make.data?.secret
  if (secret === undefined)
    return (
      <>
        <Button disabled={make.isPending} onClick={() => make.mutate()}>
          Make a token
        </Button>
        {make.isError && (
          <p role="alert" className={css.refusal}>
            {make.error.message}
          </p>
        )}
      </>
    )
  return (
    <div role="status">
      <p>This is the token. It is shown only now; you can revoke it on your account page.</p>
      <CopyableSecret secret={secret} />
    </div>
  )
}
