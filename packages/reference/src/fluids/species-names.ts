import type { Species } from '@calcwright/thermo/gas'

/** Name of a species as the part of a name behind a low line: `CO2`, `graphite`, `H2OL`. */
export function wordOf({ name, aliases }: Species): string {
  return (
    [name, ...aliases].find(one => /^[A-Za-z][A-Za-z0-9]*$/.test(one)) ?? name.replace(/[^A-Za-z0-9]/g, '')
  )
}
