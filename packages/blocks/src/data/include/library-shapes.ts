/** Drawings of what the columns of a library measure: outlines, lengths with their names, and axes. */

/** A length between two points, with the name of its column beside it. */
export interface Length {
  readonly name: string
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  /** Place of the name, where it does not stand in the middle. */
  readonly at?: readonly [number, number]
}

export interface Shape {
  /** The drawing in words. */
  readonly title: string
  /** Filled outlines, as SVG writes paths; a hole is in the path of its outline. */
  readonly outlines: readonly string[]
  readonly lengths: readonly Length[]
  /** Axes with the letter at their end. */
  readonly axes: readonly Length[]
}

/** The names of the lengths of a section, as its library calls them. */
interface SectionNames {
  readonly h: string
  readonly b: string
  readonly web: string
  readonly flange: string
  readonly axes: readonly [strong: string, weak: string]
}

const EN: SectionNames = { h: 'h', b: 'b', web: 't_w', flange: 't_f', axes: ['y', 'z'] }
const AISC: SectionNames = { h: 'd', b: 'b_f', web: 't_w', flange: 't_f', axes: ['x', 'y'] }

const crossAxes = ([strong, weak]: readonly [string, string], x: number): Length[] => [
  { name: strong, from: [x - 72, 90], to: [x + 84, 90] },
  { name: weak, from: [x, 164], to: [x, 8] },
]

const iSection = ({ h, b, web, flange, axes }: SectionNames, r: string | null): Shape => ({
  title: 'I section with its lengths and axes',
  outlines: ['M70 22h100v12h-38q-8 0 -8 8v96q0 8 8 8h38v12h-100v-12h38q8 0 8 -8v-96q0 -8 -8 -8h-38z'],
  lengths: [
    { name: h, from: [44, 22], to: [44, 158] },
    { name: b, from: [70, 174], to: [170, 174], at: [182, 174] },
    { name: web, from: [116, 62], to: [124, 62], at: [136, 62] },
    { name: flange, from: [178, 22], to: [178, 34], at: [192, 28] },
    ...(r === null ? [] : [{ name: r, from: [127, 36.5], to: [142, 50], at: [150, 52] } as const]),
  ],
  axes: crossAxes(axes, 120),
})

const CHANNEL: Shape = {
  title: 'Channel with its lengths and axes',
  outlines: ['M84 22h80v12h-62q-8 0 -8 8v96q0 8 8 8h62v12h-80z'],
  lengths: [
    { name: 'h', from: [56, 22], to: [56, 158] },
    { name: 'b', from: [84, 174], to: [164, 174], at: [176, 174] },
    { name: 't_w', from: [84, 62], to: [94, 62], at: [106, 62] },
    { name: 't_f', from: [172, 22], to: [172, 34], at: [186, 28] },
    { name: 'r', from: [97, 36.5], to: [112, 50], at: [120, 52] },
  ],
  axes: crossAxes(['y', 'z'], 108),
}

const boxSection = (h: string, b: string, t: string, axes: readonly [string, string]): Shape => ({
  title: 'Hollow section with its lengths and axes',
  outlines: [
    'M82 22h76q10 0 10 10v116q0 10 -10 10h-76q-10 0 -10 -10v-116q0 -10 10 -10z M84 32q-2 0 -2 2v112q0 2 2 2h72q2 0 2 -2v-112q0 -2 -2 -2z',
  ],
  lengths: [
    { name: h, from: [46, 22], to: [46, 158] },
    { name: b, from: [72, 174], to: [168, 174], at: [180, 174] },
    { name: t, from: [72, 62], to: [82, 62], at: [96, 62] },
  ],
  axes: crossAxes(axes, 120),
})

const ROUND = 'M120 22a68 68 0 1 0 0.1 0z M120 34a56 56 0 1 1 -0.1 0z'

const CIRCLE: Shape = {
  title: 'Circular hollow section with its lengths and axes',
  outlines: [ROUND],
  lengths: [
    { name: 'h', from: [34, 22], to: [34, 158] },
    { name: 't', from: [120, 146], to: [120, 158], at: [132, 138] },
  ],
  axes: crossAxes(['y', 'z'], 120),
}

const ANGLE: Shape = {
  title: 'Angle with its lengths, its centre of gravity and its principal axes',
  outlines: ['M70 16h8q6 0 6 6v106q0 8 8 8h66q6 0 6 6v8h-94z'],
  lengths: [
    { name: 'h', from: [48, 16], to: [48, 150] },
    { name: 'b', from: [70, 172], to: [164, 172], at: [176, 172] },
    { name: 't', from: [70, 40], to: [84, 40], at: [106, 40] },
    { name: 'z_s', from: [184, 116], to: [184, 150], at: [200, 133] },
    { name: 'y_s', from: [70, 4], to: [96, 4], at: [112, 5] },
  ],
  axes: [
    { name: 'y', from: [56, 116], to: [206, 116] },
    { name: 'z', from: [96, 14], to: [96, 163] },
    { name: 'u', from: [56, 156], to: [156, 56] },
    { name: 'v', from: [64, 84], to: [140, 160] },
  ],
}

const PIPE: Shape = {
  title: 'Pipe with its diameters and its wall',
  outlines: [ROUND],
  lengths: [
    { name: 'd_o', from: [34, 22], to: [34, 158] },
    { name: 'd_i', from: [120, 34], to: [120, 146], at: [134, 90] },
    { name: 't', from: [176, 90], to: [188, 90], at: [200, 90] },
  ],
  axes: [],
}

const BOLT: Shape = {
  title: 'Bolt with head and nut',
  outlines: ['M30 40h26v80h-26z M56 62h130v36h-130z', 'M136 40h30v80h-30z'],
  lengths: [
    { name: 'd', from: [200, 62], to: [200, 98], at: [212, 80] },
    { name: 's', from: [14, 40], to: [14, 120], at: [5, 100] },
    { name: 'k', from: [30, 138], to: [56, 138], at: [43, 152] },
    { name: 'm', from: [136, 138], to: [166, 138], at: [151, 152] },
  ],
  axes: [{ name: '', from: [6, 80], to: [216, 80] }],
}

const KEY: Shape = {
  title: 'Parallel key in shaft and hub',
  outlines: ['M120 44a62 62 0 1 0 0.1 0z', 'M104 24h32v40h-32z'],
  lengths: [
    { name: 'b', from: [104, 14], to: [136, 14], at: [120, 7] },
    { name: 'h', from: [88, 24], to: [88, 64] },
    { name: 't_2', from: [152, 24], to: [152, 44], at: [166, 30] },
    { name: 't_1', from: [152, 44], to: [152, 64], at: [166, 58] },
  ],
  axes: [],
}

const MESH: Shape = {
  title: 'Mesh with the spacings of its bars',
  outlines: [40, 90, 140, 190]
    .map(x => `M${x} 20h6v130h-6z`)
    .concat([36, 84, 132].map(y => `M24 ${y}h190v4h-190z`)),
  lengths: [
    { name: 's_l', from: [93, 164], to: [143, 164], at: [118, 174] },
    { name: 's_t', from: [12, 38], to: [12, 86], at: [12, 97] },
    { name: 'd_l', from: [40, 12], to: [46, 12], at: [56, 10] },
    { name: 'd_t', from: [222, 132], to: [222, 136], at: [230, 146] },
  ],
  axes: [],
}

const I_SECTIONS = ['IPE', 'IPEA', 'IPEO', 'HEA', 'HEAA', 'HEB', 'HEM', 'HD', 'HP', 'IPN', 'UB', 'UC']

const SHAPES: Readonly<Record<string, Shape>> = {
  ...Object.fromEntries(I_SECTIONS.map(name => [name, iSection(EN, 'r')])),
  W: iSection(AISC, null),
  UPN: CHANNEL,
  UPE: CHANNEL,
  SHS: boxSection('h', 'b', 't', ['y', 'z']),
  RHS: boxSection('h', 'b', 't', ['y', 'z']),
  HSS: boxSection('h', 'b', 't_des', ['x', 'y']),
  CHS: CIRCLE,
  L: ANGLE,
  pipe: PIPE,
  pipe_EN: PIPE,
  thread: BOLT,
  key: KEY,
  mesh: MESH,
}

/** @returns undefined for a library of figures without a shape */
export const shapeOf = (library: string): Shape | undefined =>
  Object.hasOwn(SHAPES, library) ? SHAPES[library] : undefined

export const SHAPED: readonly string[] = Object.keys(SHAPES)
