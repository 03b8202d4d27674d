import { Button, openDialog } from '@calcwright/ui'
import { Section } from './section.tsx'

/** The way to what was done with the worksheets and projects of the person. */
export function AuditSection() {
  return (
    <Section title="Audit log">
      <p>Who shared, opened by link, exported, deleted, restored or took over what you own.</p>
      <Button onClick={() => openDialog('The audit log', () => import('../audit/audit-dialog.tsx'), {})}>
        Show the audit log…
      </Button>
    </Section>
  )
}
