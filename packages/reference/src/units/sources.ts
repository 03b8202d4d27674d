/** Where the factors come from: the keys of the source column of the unit tables. */
export const SOURCES = {
  SI: 'BIPM, The International System of Units (SI Brochure), 9th edition, 2019, version 3.01 of 2024',
  SP811: 'NIST Special Publication 811, 2008 edition, appendix B.8 and B.9',
  SP330: 'NIST Special Publication 330, 2019 edition',
  HB44: 'NIST Handbook 44, 2024 edition, appendix C',
  FR1959: 'Federal Register 24 (1959) 5348: international yard and avoirdupois pound',
  FR2020: 'Federal Register 85 (2020) 62698: end of the U.S. survey foot on 31 December 2022',
  UK1985: 'Weights and Measures Act 1985 (United Kingdom), schedule 1',
  CODATA: 'CODATA recommended values of the fundamental physical constants, 2022',
  IAU: 'IAU resolutions 2012 B2 (astronomical unit) and 2015 B2 (parsec), Julian year of 365.25 days',
  CGPM1901: '3rd CGPM (1901): standard acceleration of free fall 9.80665 m/s²',
  IT1956:
    '5th International Conference on the Properties of Steam (1956): international table calorie 4.1868 J',
  ISO31: 'ISO 31-4:1992 annexes B and C (units of heat)',
  ISO80000: 'ISO/IEC 80000 parts 4, 5 and 13',
  IEC60027: 'IEC 60027-3:2002 (levels and their references), ITU-T G.100.1',
  IEC80000: 'IEC 80000-13:2008 (information)',
  ASHRAE: 'ASHRAE Handbook, Fundamentals: units and conversions',
  IEA: 'IEA/OECD, Energy Statistics Manual, annex 3',
  NATO: 'NATO STANAG 4119: 6400 mils to the turn',
  SAE: 'customary in U.S. engineering, made of the units named in the definition',
  ISO4217: 'ISO 4217 currency codes',
} as const

export type SourceKey = keyof typeof SOURCES
