/** Preferred units of a worksheet: base units (length, mass, time), then derived units. */
export interface UnitPreset {
  readonly base: readonly string[]
  readonly derived: readonly string[]
}

const ELECTRICAL = ['T', 'C', 'F', 'H', 'Hz', 'V'] as const

export const PRESETS: Readonly<Record<'mks' | 'cgs' | 'ips', UnitPreset>> = {
  mks: {
    base: ['m', 'kg', 's'],
    derived: ['A', 'mol', 'cd', 'N', 'Ohm', 'Pa', 'J', ...ELECTRICAL, 'W', 'Wb'],
  },
  cgs: {
    base: ['cm', 'g', 's'],
    derived: ['mL', 'A', 'mol', 'cd', 'dyn', 'Ohm', 'Ba', 'erg', ...ELECTRICAL, 'W', 'Wb'],
  },
  ips: {
    base: ['in', 'lb', 's'],
    derived: ['gal', 'A', 'mol', 'cd', 'lbf', 'Ohm', 'psi', 'Btu', ...ELECTRICAL, 'hp', 'Wb'],
  },
}
