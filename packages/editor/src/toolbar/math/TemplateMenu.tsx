import { Menu, MenuItem } from '@calcwright/ui'
import { applyTemplate } from '../../templates/act.ts'
import { Glyph } from '../../templates/glyph.tsx'
import type { Template } from '../../templates/templates.ts'

interface TemplateMenuProps {
  readonly label: string
  readonly columns: number
  readonly templates: readonly Template[]
  close(): void
}

/** Signs side by side; each is named by its tooltip. */
export function TemplateMenu({ label, columns, templates, close }: TemplateMenuProps) {
  return (
    <Menu label={label} columns={columns}>
      {templates.map(template => (
        <MenuItem
          key={template.label}
          label={template.label}
          {...(template.hint ? { hint: template.hint } : {})}
          onSelect={() => {
            close()
            applyTemplate(template.latex)
          }}
        >
          <Glyph latex={template.latex} />
        </MenuItem>
      ))}
    </Menu>
  )
}
