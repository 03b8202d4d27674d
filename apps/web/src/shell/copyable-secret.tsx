import { useState } from 'react'
import { Button } from '@calcwright/ui'
import css from './copyable-secret.module.css'

/** A token that is shown once, with a button that copies it. */
export function CopyableSecret({ secret }: { readonly secret: string }) {
  const [copied, setCopied] = useState(false)
  return (
    <p>
      <code className={css.secret}>{secret}</code>{' '}
      <Button onClick={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}>
        {copied ? 'Copied' : 'Copy token'}
      </Button>
    </p>
  )
}
