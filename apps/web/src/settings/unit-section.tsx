/** The units that results are shown in: a preset, or own ones. */
import { UNIT_PRESETS, type UnitPreset, type WorksheetSettings, presetSettings } from '@calcwright/document'
import { Dimension, findUnit, unitCategories } from '@calcwright/math/units'
import { type BaseQuantity, checkBaseUnit } from './checks.ts'
import { Choice, Section, TextField } from './fields.tsx'
import { UnitChips } from './unit-chips.tsx'
import { QUANTITIES, addDerivedUnits, overshadowedUnits, preferUnit } from './unit-lists.ts'
import type { SectionProps } from './use-settings-steps.ts'

const NAMES: Readonly<Record<BaseQuantity, string>> = {
  length: 'Length',
  mass: 'Mass',
  time: 'Time',
  temperature: 'Temperature',
}

export function UnitSection({ settings, set }: SectionProps) {
  const { base_units, derived_units } = settings
  return (
    <Section title="Units">
      <Choice
        label="Results in"
        value={isOwn(settings) ? 'own' : settings.units}
        options={[
          ['mks', 'm kg s'],
          ['cgs', 'cm g s'],
          ['ips', 'in lb s'],
          ['own', 'Own units'],
        ]}
        onChange={choice => set(choice === 'own' ? { custom_units: true } : presetSettings(choice, settings))}
      />
      {QUANTITIES.map(quantity => (
        <TextField
          key={quantity}
          label={NAMES[quantity]}
          value={base_units[quantity]}
          check={text => checkBaseUnit(quantity, text)}
          apply={unit => {
            if (unit === base_units[quantity]) return
            const base = { base_units: { ...base_units, [quantity]: unit } }
            // The presets leave the temperature alone.
            set(quantity === 'temperature' ? base : { ...base, custom_units: true })
          }}
          suggestions={unitsOf(quantity)}
        />
      ))}
      <UnitChips
        label="Derived units"
        hint="Results use the first one listed for a kind of quantity; one struck through is not used."
        addLabel="Add a derived unit"
        placeholder="kN, MPa"
        units={derived_units}
        add={addDerivedUnits}
        onChange={units => set({ derived_units: [...units], custom_units: true })}
        unused={overshadowedUnits(settings)}
        onPrefer={unit => set({ derived_units: [...preferUnit(unit, derived_units)], custom_units: true })}
        suggestions={derivedUnits()}
      />
    </Section>
  )
}

/** Units chosen by the user, even where the choice itself was not marked as such. */
function isOwn({ units, base_units, derived_units, custom_units }: WorksheetSettings): boolean {
  return custom_units || !isPreset(units, base_units, derived_units)
}

function isPreset(
  preset: UnitPreset,
  own: WorksheetSettings['base_units'],
  derived: readonly string[],
): boolean {
  const { base, derived: listed } = UNIT_PRESETS[preset]
  const sameBase = own.length === base.length && own.mass === base.mass && own.time === base.time
  return sameBase && derived.join(' ') === listed.join(' ')
}

const members = (): readonly string[] => unitCategories().flatMap(({ members }) => members)

const unitsOf = (quantity: BaseQuantity): readonly string[] =>
  members().filter(name => findUnit(name)?.dimension === Dimension.of({ [quantity]: 1 }) && !isInterval(name))

/** Degrees of a difference are no scale to show temperatures on. */
const isInterval = (name: string): boolean => name.startsWith('delta')

const ELSEWHERE = ['Length', 'Mass', 'Time', 'Temperature', 'Currency']

function derivedUnits(): readonly string[] {
  return unitCategories()
    .filter(({ category }) => !ELSEWHERE.includes(category))
    .flatMap(({ members }) => members.filter(name => !/[/^]/.test(name)))
}
