/** Taking everything along, and leaving. */
import { useRouteContext } from '@tanstack/react-router'
import { AlertDialog } from 'radix-ui'
import { useState } from 'react'
import { Button } from '@calcwright/ui'
import dialog from '@calcwright/ui/alert.module.css'
import type { Person } from './person.ts'
import css from './account.module.css'
import { noPassword } from './checks.ts'
import { Field } from './field.tsx'
import { Form } from './form.tsx'
import { reloadAsOtherAccount } from './return-address.ts'
import { Section } from './section.tsx'
import { useFields } from './use-fields.ts'

export function DeleteSection({ person }: { readonly person: Person }) {
  return (
    <>
      <Section title="Your worksheets as files">
        <p>All worksheets that you own, as .calc files in one archive. Calcwright opens them again.</p>
        <ExportLink />
      </Section>
      {!person.local && (
        <Section title="Delete the account">
          <p>
            Deletes the account with all worksheets and projects that you own, also for the people you share
            them with. It cannot be undone.
          </p>
          <DeleteDialog hasPassword={person.has_password} />
        </Section>
      )}
    </>
  )
}

function ExportLink() {
  return (
    <a className={css.download} href="/accounts/export" download>
      Download all worksheets
    </a>
  )
}

function DeleteDialog({ hasPassword }: { readonly hasPassword: boolean }) {
  const { client } = useRouteContext({ from: '__root__' })
  const fields = useFields({ deletePassword: '' })
  const [open, setOpen] = useState(false)
  const { deletePassword } = fields.values
  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={next => {
        fields.clear()
        setOpen(next)
      }}
    >
      <AlertDialog.Trigger asChild>
        <Button className={css.danger}>Delete the account…</Button>
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={dialog.overlay} />
        <AlertDialog.Content className={dialog.content}>
          <AlertDialog.Title className={dialog.title}>Delete the account?</AlertDialog.Title>
          <AlertDialog.Description>
            Your worksheets and projects are deleted with it. To keep them, download them first.
          </AlertDialog.Description>
          <p>
            <ExportLink />
          </p>
          <Form
            action="Delete everything"
            tone="danger"
            check={() => fields.check({ deletePassword: hasPassword ? noPassword(deletePassword) : null })}
            send={() => client.deleteAccount(deletePassword)}
            onDone={() => reloadAsOtherAccount('/')}
            beside={
              <AlertDialog.Cancel asChild>
                <Button>Keep the account</Button>
              </AlertDialog.Cancel>
            }
          >
            {hasPassword && (
              <Field
                label="Your password"
                type="password"
                autoComplete="current-password"
                {...fields.of('deletePassword')}
              />
            )}
          </Form>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
