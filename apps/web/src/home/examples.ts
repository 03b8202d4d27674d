/** Worked worksheets that ship with the product, each loaded when it is opened. */
const files = import.meta.glob<string>('../../../../fixtures/worksheets/*.calc', {
  query: '?raw',
  import: 'default',
})

/** A worksheet to begin with. */
export interface Example {
  /** Unique among all. */
  readonly id: string
  /** A key of GALLERY_FIELDS. */
  readonly field: string
  readonly title: string
  readonly summary: string
  /** Text of a .calc file, or plain notation. */
  load(): Promise<string>
}

/** @param file its name without .calc */
export function example(file: string, field: string, title: string, summary: string): Example {
  return {
    id: file,
    field,
    title,
    summary,
    load() {
      const read = files[`../../../../fixtures/worksheets/${file}.calc`]
      return read ? read() : Promise.reject(new Error(`The example ${title} is missing`))
    },
  }
}

/** A newcomer sees these first; all others are in the gallery. */
export const STARTERS: readonly Example[] = [
  example(
    'beam-deflection',
    'statics',
    'Beam deflection',
    'A simply supported steel beam: bending stress and sag under load.',
  ),
  example(
    'pipe-flow',
    'fluids',
    'Pipe flow',
    'Reynolds number, friction factor and pressure drop of water in a pipe.',
  ),
  example(
    'rc-filter',
    'electronics',
    'RC low-pass filter',
    'Cut-off frequency, gain and phase of a first-order filter.',
  ),
  example(
    'pump-and-system',
    'fluids',
    'Pump and system curve',
    'A fit through the data sheet meets the losses of a pipe: flow and power.',
  ),
  example(
    'beam-with-controls',
    'statics',
    'Beam with controls',
    'Drag the load, choose the profile: forces and sag follow.',
  ),
  example(
    'heat-exchanger',
    'heat',
    'Heat exchanger',
    'Area of a counter-flow exchanger from the log mean temperature difference.',
  ),
]
