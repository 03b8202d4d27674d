/** Scenes of the welcome's film: the product alone, with Onshape, and with Fusion. */

export interface ScenePart {
  readonly kind: 'typed' | 'result'
  readonly latex: string
  /** Seconds after the start. */
  readonly from: number
  /** Gives way to the part after it; stays when absent. */
  readonly until?: number
}

/** Parts in an inner list follow each other in one place. */
export type ScenePlace = ScenePart | readonly ScenePart[]

interface SceneLine {
  /** The program that the line is connected with; absent for a formula. */
  readonly tag?: string
  readonly places: readonly ScenePlace[]
}

interface FilmScene {
  /** How somebody chooses it. */
  readonly label: string
  /** The whole film in words, for who does not see it. */
  readonly words: string
  readonly lines: readonly SceneLine[]
  readonly captions: readonly (readonly [from: number, until: number | undefined, text: string])[]
}

export const SCENES = {
  worksheet: {
    label: 'Worksheet',
    words:
      'A worksheet: a force of 5 kN on an area of 20 mm² gives a stress of 250 MPa; with 8 kN it becomes 400 MPa by itself.',
    lines: [
      {
        places: [
          { kind: 'typed', from: 0.6, latex: 'F=' },
          [
            { kind: 'typed', from: 0.9, until: 6.6, latex: '5\\,\\mathrm{kN}' },
            { kind: 'typed', from: 6.6, latex: '8\\,\\mathrm{kN}' },
          ],
        ],
      },
      { places: [{ kind: 'typed', from: 1.9, latex: 'A=20\\,\\mathrm{mm}^2' }] },
      {
        places: [
          { kind: 'typed', from: 3.2, latex: '\\sigma=\\frac{F}{A}=' },
          [
            { kind: 'typed', from: 3.6, until: 4.3, latex: '[\\mathrm{MPa}]' },
            { kind: 'result', from: 4.3, until: 7.2, latex: '250\\,\\mathrm{MPa}' },
            { kind: 'result', from: 7.2, latex: '400\\,\\mathrm{MPa}' },
          ],
        ],
      },
    ],
    captions: [
      [0.3, 3.4, 'Type a formula. Units are part of it.'],
      [3.4, 6.2, 'The result is there as you type, in the unit you ask for.'],
      [6.2, undefined, 'Change a number: everything that depends on it follows.'],
    ],
  },
  onshape: {
    label: 'With Onshape',
    words:
      'A worksheet reads the variable width of an Onshape document, 400 mm, and sets its variable thickness to a fiftieth of it, 8 mm; with 500 mm the thickness becomes 10 mm.',
    lines: [
      {
        tag: 'Onshape',
        places: [
          { kind: 'typed', from: 0.6, latex: 'w=' },
          [
            { kind: 'result', from: 1.2, until: 6.6, latex: '400\\,\\mathrm{mm}' },
            { kind: 'result', from: 6.6, latex: '500\\,\\mathrm{mm}' },
          ],
        ],
      },
      {
        places: [
          { kind: 'typed', from: 2.2, latex: 't=\\frac{w}{50}=' },
          [
            { kind: 'result', from: 2.9, until: 7, latex: '8\\,\\mathrm{mm}' },
            { kind: 'result', from: 7, latex: '10\\,\\mathrm{mm}' },
          ],
        ],
      },
      {
        tag: 'Onshape',
        places: [
          { kind: 'typed', from: 3.8, latex: '\\mathrm{thickness}=t=' },
          [
            { kind: 'result', from: 4.6, until: 7.4, latex: '8\\,\\mathrm{mm}' },
            { kind: 'result', from: 7.4, latex: '10\\,\\mathrm{mm}' },
          ],
        ],
      },
    ],
    captions: [
      [0.3, 3.4, 'A variable of Onshape is read with its unit: type onshape on a line.'],
      [3.4, 6.2, 'A result is stored as a variable, and the part follows.'],
      [6.2, undefined, 'Refresh after a change in Onshape: everything that depends on it follows.'],
    ],
  },
  fusion: {
    label: 'With Fusion',
    words:
      'A worksheet gives the parameters width and holes of a design in Fusion their values, twice a length of 400 mm and 6; with a length of 500 mm the width becomes 1000 mm at the next sync.',
    lines: [
      {
        places: [
          { kind: 'typed', from: 0.6, latex: 'L=' },
          [
            { kind: 'typed', from: 0.9, until: 6.6, latex: '400\\,\\mathrm{mm}' },
            { kind: 'typed', from: 6.6, latex: '500\\,\\mathrm{mm}' },
          ],
        ],
      },
      {
        tag: 'Fusion',
        places: [
          { kind: 'typed', from: 2, latex: '\\mathrm{width}=2L=' },
          [
            { kind: 'result', from: 2.8, until: 7.2, latex: '800\\,\\mathrm{mm}' },
            { kind: 'result', from: 7.2, latex: '1000\\,\\mathrm{mm}' },
          ],
        ],
      },
      { tag: 'Fusion', places: [{ kind: 'typed', from: 3.6, latex: '\\mathrm{holes}=6' }] },
    ],
    captions: [
      [0.3, 3.4, 'Results become parameters of a design: type fusion on a line.'],
      [3.4, 6.2, 'Sync starts Fusion, and the add-in writes them into the open design.'],
      [6.2, undefined, 'Change a number, and sync again.'],
    ],
  },
} as const satisfies Readonly<Record<string, FilmScene>>

export type SceneName = keyof typeof SCENES

/** The scene for who is at this address. */
export function sceneAt(pathname: string): SceneName {
  if (pathname.startsWith('/onshape')) return 'onshape'
  return pathname.startsWith('/fusion') ? 'fusion' : 'worksheet'
}
