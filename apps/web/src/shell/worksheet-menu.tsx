import { formatCalcFile, toCalcFile } from '@calcwright/document'
import { EllipsisVertical } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import type { OpenWorksheet } from '../worksheet/open-worksheet.ts'
import { useWorksheetSettings } from '../worksheet/use-worksheet-settings.ts'
import { Button } from './button.tsx'
import { downloadFile } from './download-file.ts'
import menu from './menu.module.css'
import { type Theme, applyTheme, storedTheme } from './theme.ts'

/** What can be done with the whole worksheet. */
export function WorksheetMenu({ open }: { readonly open: OpenWorksheet }) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button tone="quiet" square aria-label="Worksheet menu">
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
          <AngleChoice open={open} />
          <UnitChoice open={open} />
          <ResultChoice open={open} />
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
  readonly disabled?: boolean
  readonly onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, value, options, disabled, onChange }: ChoiceProps<Value>) {
  return (
    <DropdownMenu.RadioGroup
      value={value}
      onValueChange={chosen => onChange(chosen as Value)}
      aria-label={label}
    >
      <DropdownMenu.Label className={menu.label}>{label}</DropdownMenu.Label>
      {options.map(([option, text]) => (
        <DropdownMenu.RadioItem key={option} value={option} className={menu.item} disabled={disabled}>
          {text}
          <DropdownMenu.ItemIndicator className={menu.mark}>✓</DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}

function AngleChoice({ open }: { readonly open: OpenWorksheet }) {
  const [settings, set] = useWorksheetSettings(open.worksheet)
  return (
    <Choice
      label="Angles"
      value={settings.angle}
      options={[
        ['rad', 'Radians'],
        ['deg', 'Degrees'],
      ]}
      onChange={angle => set({ angle })}
    />
  )
}

function UnitChoice({ open }: { readonly open: OpenWorksheet }) {
  const [settings, , setPreset] = useWorksheetSettings(open.worksheet)
  return (
    <Choice
      label="Units of results"
      value={settings.units}
      options={[
        ['mks', 'Metre, kilogram, second'],
        ['cgs', 'Centimetre, gram, second'],
        ['ips', 'Inch, pound, second'],
      ]}
      onChange={setPreset}
    />
  )
}

function ResultChoice({ open }: { readonly open: OpenWorksheet }) {
  const [settings, set] = useWorksheetSettings(open.worksheet)
  return (
    <Choice
      label="Results"
      value={settings.approx ? 'approximate' : 'exact'}
      options={[
        ['exact', 'Exact (1/3)'],
        ['approximate', 'Approximate (0.333)'],
      ]}
      onChange={value => set({ approx: value === 'approximate' })}
    />
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
