/** The report of a validation as a page of its own, to be read, printed and kept. */
import type { SheetFigures } from '../../apps/cli/src/testing/gallery-lines.ts'
import { escaped } from '../guide/html.ts'
import { STYLE } from '../guide/style.ts'
import type { Subject } from './subjects.ts'

export interface SubjectResult extends Subject {
  readonly passed: number
  readonly failed: number
}

export interface Validation {
  /** Day and time as ISO 8601. */
  readonly date: string
  readonly version: string
  /** Operating system, processor and Node, on which it ran. */
  readonly machine: string
  readonly subjects: readonly SubjectResult[]
  readonly sheets: readonly SheetFigures[]
}

export const faultsOf = ({ subjects, sheets }: Validation): readonly string[] => [
  ...subjects
    .filter(({ failed }) => failed > 0)
    .map(({ title, failed }) => `${title}: ${failed} checks fail`),
  ...sheets.flatMap(({ faults }) => faults),
]

/** A relative deviation in words: nothing is exact that was rounded. */
export const deviationText = (deviation: number): string =>
  deviation === 0 ? 'none' : deviation < 1e-12 ? 'below 1e-12' : deviation.toExponential(1)

const row = (cells: readonly string[], tag = 'td'): string =>
  `<tr>${cells.map(cell => `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${escaped(cell)}</${tag}>`).join('')}</tr>`

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="wide"><table><thead>${row(head, 'th')}</thead><tbody>${rows.map(cells => row(cells)).join('\n')}</tbody></table></div>`

export function reportHtml(validation: Validation): string {
  const { date, version, machine, subjects, sheets } = validation
  const faults = faultsOf(validation)
  const compared = sheets.reduce((sum, sheet) => sum + sheet.compared, 0)
  const checks = subjects.reduce((sum, { passed, failed }) => sum + passed + failed, 0)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Validation of Calcwright ${escaped(version)}</title>
<style>
${STYLE}
main { max-width: 60rem; margin: 0 auto; padding: 24px; }
@media print { main { max-width: none; padding: 0; } tr { break-inside: avoid; } }
</style>
</head>
<body>
<main>
<h1>Validation of Calcwright ${escaped(version)}</h1>
<p>Run on ${escaped(date)}, on ${escaped(machine)}: ${checks} checks of the calculation against published figures, and ${compared} numbers of ${sheets.length} worked sheets.</p>
<p><strong>${faults.length === 0 ? 'All agree.' : `${faults.length} do not agree.`}</strong></p>
${faults.length === 0 ? '' : `<ul class="error">${faults.map(fault => `<li>${escaped(fault)}</li>`).join('')}</ul>`}
<h2>Published figures</h2>
${table(
  ['subject', 'source', 'checks', 'failed'],
  subjects.map(({ title, source, passed, failed }) => [
    title,
    source,
    String(passed + failed),
    String(failed),
  ]),
)}
<h2>Worked sheets</h2>
<p>The deviation is the largest from a number of the source, in parts of it; most of it is the rounding of what is printed. Where a source begins with “after”, a book is named whose print was not compared.</p>
${table(
  ['sheet', 'source', 'numbers', 'deviation'],
  sheets.map(({ sheet, compared: numbers, deviation }) => [
    sheet.title,
    sheet.source,
    String(numbers),
    deviationText(deviation),
  ]),
)}
</main>
</body>
</html>
`
}
