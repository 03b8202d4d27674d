/** The unit menu of the toolbar: categories with their members in order, written as unit boxes. */
export interface UnitMenuCategory {
  readonly category: string
  readonly members: readonly string[]
}

const menu = (category: string, members: string): UnitMenuCategory => ({
  category,
  members: members.split(' '),
})

export const UNIT_MENU: readonly UnitMenuCategory[] = [
  menu('Length', 'm cm mm µm km yd ft in mi pc lyr au nmi chain rod fath Angstrom fermi'),
  menu('Area', 'm^2 cm^2 km^2 ft^2 yd^2 in^2 mi^2 ha acre'),
  menu('Volume', 'm^3 cm^3 yd^3 ft^3 in^3 L mL gal galUK qt pt floz tbsp tsp bbl'),
  menu('Time', 'yr d h min s Hz rpm'),
  menu('Speed', 'm/s cm/s kph mph ft/s knot'),
  menu('Mass', 'kg g lb oz slug ton tonUK t ct mol'),
  menu('Force', 'N kN dyn gf kgf kip lbf pdl'),
  menu('Energy', 'J erg kcal cal Btu therm Wh kWh eV boe'),
  menu('Power', 'W kW hp'),
  menu('Pressure', 'Pa kPa MPa atm bar mbar psi ksi torr mmHg inHg inH2O'),
  menu('Temperature', 'K Rankine degC degF deltaC deltaF'),
  menu('Electricity', 'V A C Ohm F H S T Wb'),
  menu('Angle', 'deg rad grad arcmin arcs'),
  menu('Light', 'flam cd lm lx'),
  menu('Radiation', 'Gy Sv Bq Curie'),
  menu(
    'Currency',
    'USD EUR GBP CNY AUD BRL BTC BTN CAD CHF DKK EGP HKD ILS INR JPY KRW MXN NOK NZD RUB SEK SGD THB TRY TWD XAG XAU XPT XPD ZAR',
  ),
]
