/** Angles, numbers and typing. */
import { setPersonalSeparator, usePersonalSeparator } from '@calcwright/editor'
import { checkDigits } from './checks.ts'
import { Choice, Section, Switch, TextField } from './fields.tsx'
import { NumberForms } from './number-forms.tsx'
import { UnitChips } from './unit-chips.tsx'
import { addLetters } from './unit-lists.ts'
import type { SectionProps } from './use-settings-steps.ts'

export function AngleSection({ settings, set }: SectionProps) {
  return (
    <Section title="Angles">
      <Choice
        label="Angles without a unit"
        value={settings.angle}
        options={[
          ['rad', 'Radians'],
          ['deg', 'Degrees'],
        ]}
        onChange={angle => set({ angle })}
      />
    </Section>
  )
}

export function NumberSection({ settings, set, worksheet }: SectionProps) {
  const { digits } = settings
  return (
    <Section title="Numbers">
      <Choice
        label="Results"
        value={settings.approx ? 'approximate' : 'exact'}
        options={[
          ['exact', 'Exact (1/3)'],
          ['approximate', 'Approximate (0.333)'],
        ]}
        onChange={value => set({ approx: value === 'approximate' })}
      />
      <TextField
        label="Significant digits"
        value={String(digits)}
        check={checkDigits}
        apply={digits => set({ digits })}
        live
        onStep={by => set({ digits: Math.min(14, Math.max(1, digits + by)) })}
        input={{ inputMode: 'numeric', size: 4 }}
      />
      <NumberForms settings={settings} set={set} worksheet={worksheet} />
      <Switch
        label="Thousands separators"
        value={settings.thousands}
        onChange={thousands => set({ thousands })}
      />
      <Choice
        label="Decimal separator"
        value={settings.decimal_separator}
        options={[
          ['reader', 'As each reader has it'],
          ['point', 'Point (3.5)'],
          ['comma', 'Comma (3,5)'],
        ]}
        onChange={decimal_separator => set({ decimal_separator })}
      />
      <Choice
        label="Decimal separator for me, in this browser"
        value={usePersonalSeparator() ?? 'point'}
        options={[
          ['point', 'Point (3.5)'],
          ['comma', 'Comma (3,5)'],
        ]}
        onChange={setPersonalSeparator}
      />
      <Switch label="Steps to results" value={settings.steps} onChange={steps => set({ steps })} />
      <Switch label="Complex answers" value={settings.complex} onChange={complex => set({ complex })} />
      <Choice
        label="Imaginary unit"
        value={settings.imaginary_unit}
        options={[
          ['i', 'i'],
          ['j', 'j'],
        ]}
        onChange={imaginary_unit => set({ imaginary_unit })}
      />
      <Choice
        label="Lists are numbered from"
        value={settings.one_indexed ? '1' : '0'}
        options={[
          ['1', '1'],
          ['0', '0'],
        ]}
        onChange={first => set({ one_indexed: first === '1' })}
      />
    </Section>
  )
}

export function TypingSection({ settings, set }: SectionProps) {
  return (
    <Section title="Typing">
      <UnitChips
        label="One-letter units recognised while typing"
        hint="With m listed, 3m becomes three metres. A letter that names a variable stays a variable."
        addLabel="Add a one-letter unit"
        placeholder="J, K"
        units={settings.single_convert_units}
        add={addLetters}
        onChange={units => set({ single_convert_units: [...units] })}
      />
    </Section>
  )
}
