/** `$Plot` and `$Map` of Calcpad as plots. */
import type { Node } from './tree.ts'

/**
 * @param node the command
 * @param print a formula in plain notation
 * @param variable the name here of a variable
 * @returns the lines of a plot
 * @throws Error for a plot that has no counterpart
 */
export function plotLines(
  node: Node,
  print: (node: Node) => string,
  variable: (name: string) => string,
): string {
  if (node.kind !== 'command') throw new Error('The plot cannot be read.')
  const [across, up] = node.ranges
  if (!across) throw new Error('The plot has no range.')
  const [from, to] = [print(across.from), print(across.to)]
  const name = variable(across.variable)
  if (node.name.toLowerCase() === 'map') {
    if (!up) throw new Error('The map needs two ranges.')
    const body = print(node.parts[0]![0]!)
    const limits = `x_min ${braced(from)} x_max ${braced(to)} y_min ${braced(print(up.from))} y_max ${braced(print(up.to))}`
    return `plot ${limits} {\nmap ${body} for ${name}, ${variable(up.variable)} as colours\n}`
  }
  const isParametric = node.parts.some(part => part.length > 1)
  const series = node.parts.map(([first, second]) =>
    second
      ? `parametric ${print(first!)}, ${print(second)} for ${name} from ${from} to ${to}`
      : `function ${print(first!)} for ${name}`,
  )
  const limits = isParametric ? '' : `x_min ${braced(from)} x_max ${braced(to)} `
  return `plot ${limits}{\n${series.join('\n')}\n}`
}

const braced = (text: string): string => (/^[\w.]+$/.test(text) ? text : `(${text})`)
