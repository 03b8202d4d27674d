/** Help on values with properties: materials, fluids, mixtures. */
import type { Topic } from './topic.ts'

export const PROPERTY_TOPICS: readonly Topic[] = [
  {
    id: 'property-missing',
    title: 'It has no property of this name',
    codes: ['property.missing'],
    meaning:
      'A material, a fluid and a mixture have the properties of their data only. Capitals matter: P is a pressure, h an enthalpy per mass, H all of it.',
    example: {
      wrong: ['S := material("S355")', 'S:X ='],
      right: ['S := material("S355")', 'S:R_e ='],
    },
    steps: [
      'The list appears while one types behind S: or S. with the figures.',
      'A material block and the picker list all properties with their sources.',
      'A material of your own can have any property: account page, Own materials.',
    ],
  },
  {
    id: 'property-arguments',
    title: 'A property needs other arguments',
    codes: [
      'property.argument',
      'property.arguments',
      'property.count',
      'property.figure',
      'property.numbers',
      'property.numbers.engine',
    ],
    meaning:
      'Some properties are one figure, others depend on a temperature or on two quantities that fix a state. Arguments stand in the order that the message says, or have a name.',
    example: {
      wrong: ['W := fluid("Water")', 'W:h ='],
      right: ['W := fluid("Water")', 'W:h(300 [K], 1 [bar]) =', 'W:h(P: 80 [bar], x: 1) ='],
    },
    steps: [
      'Give a figure without brackets, and a function with its arguments: S:E or S:E(400 [degC]).',
      'Two of T, P, h, s, u, rho and x fix the state of a fluid, by name: W:T(P: 80 [bar], s: s_1).',
      'Arguments are numbers with units: define the names in them above.',
    ],
  },
  {
    id: 'property-maker',
    title: 'Such a value needs a name',
    codes: ['property.made', 'property.alone', 'property.none', 'property.quantity', 'property.local'],
    meaning:
      'A material, a fluid or a mixture has properties, but is no number itself. It is given a name in a line of its own, and its properties are numbers.',
    example: {
      wrong: ['5*material("S355") ='],
      right: ['S := material("S355")', '5*S:E ='],
    },
    steps: [
      'Write S := material("S355") or W := fluid("Water") in a line, and read S:E or W:h(T, P) below.',
      'A mixture takes species with mass or moles: mixture(CH4: 1 [mol], O2: 2 [mol]).',
    ],
  },
  {
    id: 'property-state',
    title: 'There is no value for this state or name',
    codes: ['property.fault', 'property.load', 'property.pair', 'property.set', 'property.twice'],
    meaning:
      'The data of materials and fluids hold in a range of temperatures and pressures, and for the names that they have. The message says which range, or which names are near.',
    example: {
      wrong: ['S := material("S355")', 'S:E(2000 [K]) ='],
      right: ['S := material("S355")', 'S:E(700 [K]) ='],
    },
    steps: [
      'Look at the units: 80 [degC] and 80 [K] are far apart, and so are bar and Pa.',
      'A share of vapour x, from 0 to 1, exists below the critical point only.',
      'Species, fluids and materials have lists in their blocks.',
    ],
  },
  {
    id: 'property-doubt',
    title: 'A property is less exact here',
    codes: ['property.doubt'],
    meaning:
      'Equations of state are less exact near a critical point, and know nothing of ice: beyond its melting line a substance is solid. Blends such as air and R410A are treated as one substance: between bubble and dew line their figures are interpolated.',
    steps: ['The figure stands; check it against a source where the last per cent matters.'],
  },
]
