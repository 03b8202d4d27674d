/** Names of columns that a format publishes and its files leave out. */

/** Weather of a year for simulations of buildings (EnergyPlus, "Auxiliary Programs", weather converter). */
const EPW: readonly string[] = [
  'Year',
  'Month',
  'Day',
  'Hour',
  'Minute',
  'Data Source and Uncertainty Flags',
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

/** Names by the first line of a file and the count of its columns; none where the format is not known. */
export const knownNames = (line: readonly string[], width: number): readonly string[] =>
  line[0] === 'LOCATION' && line.length >= 10 && width >= LEAST && width <= EPW.length
    ? EPW.slice(0, width)
    : []
