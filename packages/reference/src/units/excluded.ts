/** Names that look like units and are none, with what to write instead. */
export const EXCLUDED_UNITS: Readonly<Record<string, string>> = {
  Np: 'A neper is the logarithm of a ratio: write ln(V/V_0).',
  pH: 'pH is the logarithm of a concentration: write -log10(c/(1 [mol/L])).',
  MBtu: 'MBtu means a thousand Btu to some and a million to others: write kBtu or MMBtu.',
  MBTU: 'MBTU means a thousand Btu to some and a million to others: write kBtu or MMBtu.',
  KB: 'Write kB for 1000 bytes or KiB for 1024 bytes.',
  scfm: 'A standard cubic foot is an amount of gas: write cfm, and state the pressure and temperature.',
  Nm3: 'A normal cubic metre is an amount of gas: write m^3, and state the pressure and temperature.',
  SSU: 'Saybolt seconds are no multiple of a viscosity: convert by the formula of the standard.',
}
