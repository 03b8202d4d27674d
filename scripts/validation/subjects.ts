/** Subjects of the tests that compare with published figures, beside the worked sheets of the gallery. */

export interface Subject {
  readonly title: string
  /** The source of the figures. */
  readonly source: string
  /** Test files, from the root of the project. */
  readonly tests: readonly string[]
}

export const SUBJECTS: readonly Subject[] = [
  {
    title: 'Factors of units',
    source: 'NIST Special Publication 811, tables B.8 and B.9; a second figure for each other unit',
    tests: ['packages/math/src/units/sp811.test.ts', 'packages/math/src/units/reference-figures.test.ts'],
  },
  {
    title: 'Water and steam',
    source: 'IAPWS-IF97, tables of program verification',
    tests: ['packages/thermo/src/water/water.test.ts'],
  },
  {
    title: 'Pure fluids and refrigerants',
    source: 'Published equations of state in Helmholtz energy, with their check values',
    tests: [
      'packages/thermo/src/helmholtz/helmholtz.test.ts',
      'packages/reference/src/fluids/fluids.test.ts',
    ],
  },
  {
    title: 'Humid air',
    source: 'ASHRAE Fundamentals, psychrometric tables; ASHRAE RP-1485',
    tests: ['packages/thermo/src/humid-air/humid-air.test.ts'],
  },
  {
    title: 'Gas mixtures, flames and equilibrium',
    source: 'NASA CEA and its thermodynamic data',
    tests: ['packages/thermo/src/gas/gas.test.ts', 'packages/thermo/src/gas/shifting.test.ts'],
  },
  {
    title: 'Linear and nonlinear fits',
    source: 'NIST Statistical Reference Datasets',
    tests: [
      'packages/solvers/src/fits/linear.test.ts',
      'packages/solvers/src/fits/levenberg-marquardt.test.ts',
    ],
  },
  {
    title: 'Sections, threads, pipes and materials',
    source:
      'Tables of EN, ISO, ASTM and AISC, each figure against what follows from others or a second table',
    tests: [
      'packages/reference/src/libraries/libraries.test.ts',
      'packages/reference/src/materials/materials.test.ts',
    ],
  },
  {
    title: 'Formulas, functions and solvers',
    source:
      'Worked lines with the figure from elsewhere: tables, a second program, arithmetic of many digits',
    tests: ['apps/cli/src/formulas.test.ts', 'apps/cli/src/functions.test.ts'],
  },
]
