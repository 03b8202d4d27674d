/** Names of columns that a format publishes and its files leave out. */

/** Weather of a year for simulations of buildings (EnergyPlus, "Auxiliary Programs", weather converter). */
const EPW: readonly string[] = [
  'Year',
  'Month',
  'Day',
  'Hour',
  'Minute',
  // Flags on the source of each value, which are offered without a name.
  '',
  'Dry Bulb Temperature [°C]',
  'Dew Point Temperature [°C]',
  'Relative Humidity [%]',
  'Atmospheric Station Pressure [Pa]',
  'Extraterrestrial Horizontal Radiation [Wh/m²]',
  'Extraterrestrial Direct Normal Radiation [Wh/m²]',
  'Horizontal Infrared Radiation Intensity [Wh/m²]',
  'Global Horizontal Radiation [Wh/m²]',
  'Direct Normal Radiation [Wh/m²]',
  'Diffuse Horizontal Radiation [Wh/m²]',
  'Global Horizontal Illuminance [lx]',
  'Direct Normal Illuminance [lx]',
  'Diffuse Horizontal Illuminance [lx]',
  'Zenith Luminance [cd/m²]',
  'Wind Direction [°]',
  'Wind Speed [m/s]',
  'Total Sky Cover',
  'Opaque Sky Cover',
  'Visibility [km]',
  'Ceiling Height [m]',
  'Present Weather Observation',
  'Present Weather Codes',
  'Precipitable Water [mm]',
  'Aerosol Optical Depth in Thousandths',
  'Snow Depth [cm]',
  'Days Since Last Snowfall',
  'Albedo',
  'Liquid Precipitation Depth [mm]',
  'Liquid Precipitation Quantity [h]',
]
/** Columns of the least that files of this kind have; older ones end with the days since snow. */
const LEAST = 32

type Rows = readonly (readonly string[])[]

function ofWeather([line = []]: Rows, width: number): readonly string[] {
  const isKnown = line[0] === 'LOCATION' && line.length >= 10 && width >= LEAST && width <= EPW.length
  return isKnown ? EPW.slice(0, width) : []
}

/** The line of a Touchstone file that says what its numbers are, `# GHz S MA R 50`. */
const OPTIONS = /^#?\s*([kMG]?Hz)\s+([SYZGH])\s+(MA|DB|RI)\b/i
const PARTS: Readonly<Record<string, readonly [string, string]>> = {
  ma: ['magnitude', 'phase [deg]'],
  db: ['magnitude [dB]', 'phase [deg]'],
  ri: ['real', 'imaginary'],
}
const FREQUENCIES: Readonly<Record<string, string>> = { hz: 'Hz', khz: 'kHz', mhz: 'MHz', ghz: 'GHz' }

/** Parameters of one or two ports (Touchstone File Format Specification 1.1; 21 stands before 12). */
function ofPorts(above: Rows, width: number): readonly string[] {
  const [, frequency = '', letter = '', form = ''] =
    above.map(row => OPTIONS.exec(row.join(' ').trim())).find(found => found !== null) ?? []
  const ports = { 3: ['11'], 9: ['11', '21', '12', '22'] }[width]
  if (frequency === '' || !ports) return []
  const own = ports.flatMap(port =>
    PARTS[form.toLowerCase()]!.map(part => `${letter.toUpperCase()}${port} ${part}`),
  )
  return [`Frequency [${FREQUENCIES[frequency.toLowerCase()]!}]`, ...own]
}

/** Signals of thermal analysis by their numbers, `Sig1`, `Time (min)`. */
function ofSignals(above: Rows, width: number): readonly string[] {
  const names = above.flatMap(([key = '', name = '']) => (/^Sig\d+$/.test(key.trim()) ? [name.trim()] : []))
  return names.length === width ? names : []
}

/** Grace, `@ xaxis label "Time (ps)"`, `@ s0 legend "Potential"`. */
function ofGrace(above: Rows, width: number): readonly string[] {
  const rows = above.map(row =>
    row[0] === '@' ? row.slice(1) : [(row[0] ?? '').replace('@', ''), ...row.slice(1)],
  )
  const axis =
    rows
      .find(([key, label]) => key === 'xaxis' && label === 'label')
      ?.slice(2)
      .join(' ') ?? ''
  const sets = rows.flatMap(([key = '', legend, ...name]) => (/^s\d+$/.test(key) && legend === 'legend' ? [name.join(' ')] : [])) // prettier-ignore
  return axis !== '' && sets.length === width - 1 ? [axis, ...sets] : []
}

/** Oscilloscopes that write their settings in the first columns, beside times and voltages. */
function ofScope(rows: Rows, width: number): readonly string[] {
  if (rows[0]?.[0] !== 'Record Length' || width < 5) return []
  const of = (key: string): string => rows.find(([name]) => name?.trim() === key)?.[1]?.trim() ?? ''
  const [time, voltage] = [of('Horizontal Units'), of('Vertical Units')]
  return ['', '', '', `Time [${time || 's'}]`, `${of('Source') || 'Voltage'} [${voltage || 'V'}]`]
}

/** Controllers that record each signal with the times before it: names, kinds and units stand beside their keys. */
function ofSignalPairs(above: Rows, width: number): readonly string[] {
  const row = (key: RegExp): readonly string[] | undefined =>
    above.findLast(([name = '']) => key.test(name.trim()))
  const [names, units] = [row(/^Name$/), row(/^Unit$/)]
  const period = row(/^SampleTime/)?.[0]?.trim() ?? ''
  const isPaired = names !== undefined && width % 2 === 0 && names.length >= width && names[2] === names[0]
  if (!isPaired || period === '') return []
  return Array.from({ length: width }, (_, at) => {
    if (at % 2 === 0) return period.replace(/^SampleTime/, 'Time ')
    const unit = units?.[at]?.trim() ?? ''
    return unit === '' ? names[at]! : `${names[at]!} [${unit}]`
  })
}

/**
 * Names of the columns of a known format; none where it is not known.
 * @param rows the first ones of the file
 * @param first row of the data, which may hold settings too
 */
export function knownNames(rows: Rows, first: number, width: number): readonly string[] {
  const above = rows.slice(0, first)
  const formats = [
    ofWeather(rows, width),
    ofPorts(above, width),
    ofSignals(above, width),
    ofGrace(above, width),
    ofScope(rows, width),
    ofSignalPairs(above, width),
  ]
  return formats.find(names => names.length > 0) ?? []
}
