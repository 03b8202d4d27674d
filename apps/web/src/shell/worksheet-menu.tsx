import { formatCalcFile, toCalcFile } from '@calcwright/document'
import { EllipsisVertical } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useRef, useState } from 'react'
import { openSettings } from '../settings/dialog-state.ts'
import type { OpenWorksheet } from '../worksheet/open-worksheet.ts'
import { Button } from './button.tsx'
import { downloadFile } from './download-file.ts'
import menu from './menu.module.css'
import { type Theme, applyTheme, storedTheme } from './theme.ts'

/** What can be done with the whole worksheet. */
export function WorksheetMenu({ open }: { readonly open: OpenWorksheet }) {
  const trigger = useRef<HTMLButtonElement>(null)
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button ref={trigger} tone="quiet" square aria-label="Worksheet menu">
          <EllipsisVertical size={18} />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={menu.content} align="end" sideOffset={6} collisionPadding={8}>
          <DropdownMenu.Item className={menu.item} onSelect={() => open.evaluator.recalculate('all')}>
            Full Recalculation
          </DropdownMenu.Item>
          <DropdownMenu.Item
            className={menu.item}
            onSelect={() => open.queue.saveNow()}
            disabled={open.rightsLevel < 3}
          >
            Save now
          </DropdownMenu.Item>
          <DropdownMenu.Item className={menu.item} onSelect={() => void exportFile(open)}>
            Download as .calc file
          </DropdownMenu.Item>
          <DropdownMenu.Item className={menu.item} onSelect={() => print()}>
            Print
          </DropdownMenu.Item>
          <DropdownMenu.Separator className={menu.separator} />
          <DropdownMenu.Item className={menu.item} onSelect={() => openSettings(trigger.current)}>
            Worksheet settings…
          </DropdownMenu.Item>
          <DropdownMenu.Separator className={menu.separator} />
          <ThemeChoice />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

async function exportFile({ worksheet, evaluator }: OpenWorksheet): Promise<void> {
  const file = toCalcFile(worksheet, await evaluator.snapshot())
  downloadFile(`${worksheet.name}.calc`, formatCalcFile(file), 'application/json')
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly (readonly [Value, string])[]
  readonly onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <DropdownMenu.RadioGroup
      value={value}
      onValueChange={chosen => onChange(chosen as Value)}
      aria-label={label}
    >
      <DropdownMenu.Label className={menu.label}>{label}</DropdownMenu.Label>
      {options.map(([option, text]) => (
        <DropdownMenu.RadioItem key={option} value={option} className={menu.item}>
          {text}
          <DropdownMenu.ItemIndicator className={menu.mark}>✓</DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}

function ThemeChoice() {
  const [theme, setTheme] = useState(storedTheme)
  const choose = (chosen: Theme) => {
    applyTheme(chosen)
    setTheme(chosen)
  }
  return (
    <Choice
      label="Appearance"
      value={theme}
      options={[
        ['system', 'As the system'],
        ['light', 'Light'],
        ['dark', 'Dark'],
      ]}
      onChange={choose}
    />
  )
}
