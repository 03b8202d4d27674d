/**
 * Beside which units a unit is written, for units whose symbols are names of variables as well. It
 * tells a unit from a factor: `5 N*m` is a torque, while `5 kN*L` is a force times a variable L.
 * Sources: the compound units of NIST SP 811, tables 2 to 4, and of ISO 80000-3 to -9.
 */
export interface UnitCompanions {
  /** Symbols of units of one kind. */
  readonly units: string
  /** Units of the quantities by which it is multiplied; their prefixes do not count. */
  readonly product: string
  /** Units of the quantities which it divides; `*` for any. */
  readonly quotient: string
}

export const UNIT_COMPANIONS: readonly UnitCompanions[] = [
  { units: 'm mm cm km µm um ft in yd', product: 'N kg A K V Ohm N*m T', quotient: '*' },
  { units: 's ms min', product: 'N Pa V A J W lx lm kg', quotient: '*' },
  { units: 'h hr', product: 'W A V*A', quotient: 'm kg m^3 J W USD mol K 1/m^2' },
  { units: 'd day', product: 'W', quotient: 'm kg m^3 USD J' },
  { units: 'a', product: '', quotient: 'W*h USD kg' },
  { units: 'K degC degF degR', product: 'm m^2 kg mol', quotient: '*' },
  { units: 'kg lb mol', product: 'm m^2', quotient: '*' },
  { units: 'g', product: '', quotient: 'J m^3 m^2 USD mol' },
  { units: 't', product: '', quotient: 'USD J m^3' },
  { units: 'L l', product: 'bar', quotient: 'mol kg J USD m m^2' },
  { units: 'A', product: 'V', quotient: 'V W J Wb' },
  { units: 'V', product: 'A', quotient: 'A C m W m^2/s' },
  { units: 'W', product: '', quotient: 'm^2*K m*K K lm USD' },
  { units: 'N', product: '', quotient: 'm m^2' },
  { units: 'C', product: 'V', quotient: 'N J V' },
  { units: 'F H T S J', product: '', quotient: '' },
]
