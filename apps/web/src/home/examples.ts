/** The worked worksheets that ship with the product, each loaded when it is opened. */
const files = import.meta.glob<string>('../../../../fixtures/worksheets/*.calc', {
  query: '?raw',
  import: 'default',
})

export interface Example {
  readonly title: string
  readonly summary: string
  /** Text of the .calc file. */
  load(): Promise<string>
}

function example(file: string, title: string, summary: string): Example {
  return {
    title,
    summary,
    load() {
      const read = files[`../../../../fixtures/worksheets/${file}.calc`]
      return read ? read() : Promise.reject(new Error(`The example ${title} is missing`))
    },
  }
}

export const examples: readonly Example[] = [
  example(
    'beam-deflection',
    'Beam deflection',
    'A simply supported steel beam: bending stress and sag under load.',
  ),
  example('pipe-flow', 'Pipe flow', 'Reynolds number, friction factor and pressure drop of water in a pipe.'),
  example('rc-filter', 'RC low-pass filter', 'Cut-off frequency, gain and phase of a first-order filter.'),
  example(
    'bode-of-filter',
    'Bode plot of a filter',
    'Gain and phase of a second-order low-pass over frequency, in one plot.',
  ),
  example(
    'pump-and-system',
    'Pump and system curve',
    'A fit through the data sheet meets the losses of a pipe: flow and power.',
  ),
  example(
    'mohrs-circle',
    "Mohr's circle",
    'Principal stresses and greatest shear at a point, drawn to scale.',
  ),
  example(
    'response-surface',
    'Response surface',
    'Yield over temperature and time as a map, with its best point.',
  ),
  example('bolted-joint', 'Bolted joint', 'Preload, working load and safety of a bolt.'),
  example(
    'heat-exchanger',
    'Heat exchanger',
    'Area of a counter-flow exchanger from the log mean temperature difference.',
  ),
  example(
    'beam-with-controls',
    'Beam with controls',
    'Drag the load, choose the profile: forces and sag follow.',
  ),
  example('bolt-table', 'Table of bolts', 'A loop over sizes gives areas, preloads and torques of bolts.'),
  example(
    'safety-program',
    'Safety of a shaft',
    'A program chooses the hypothesis of failure by the material.',
  ),
  example('gear-train', 'Gear train', 'Speeds, torques and power through two gear stages.'),
  example('pressure-vessel', 'Pressure vessel', 'Wall thickness and stresses of a thin-walled cylinder.'),
  example('battery-backup', 'Battery backup', 'Capacity, current and running time of an emergency supply.'),
  example(
    'gas-turbine',
    'Gas turbine cycle',
    'Air compressed, heated and expanded: efficiency and power from the properties of an ideal gas.',
  ),
  example(
    'rankine-reheat',
    'Steam cycle with reheat',
    'Two turbines on steam of IAPWS-IF97, on the diagram of temperature and entropy.',
  ),
  example(
    'heat-pump',
    'Heat pump with R134a',
    'Evaporator, compressor and condenser on the diagram of pressure and enthalpy.',
  ),
  example(
    'air-conditioning',
    'Air conditioning of a room',
    'Humid air is cooled below its dew point: water and heat that go out.',
  ),
  example(
    'methane-burner',
    'Methane burner at equilibrium',
    'Flame temperature and flue gas of methane in air by chemical equilibrium.',
  ),
  example(
    'bill-in-three-currencies',
    'A bill in three currencies',
    'Euros, dollars and pounds added at the exchange rates of a day.',
  ),
]
