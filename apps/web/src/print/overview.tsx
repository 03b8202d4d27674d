/** The page before several worksheets: their names, pages and checks. */
import {
  type SheetCheck,
  checksOf,
  countsOf,
  countsText,
  nameWithPlace,
  worstCheck,
} from '@calcwright/blocks/checks'
import { openChecks } from '@calcwright/blocks/checks/use-check'
import { VerdictLabel } from '@calcwright/blocks/checks/verdict-label'
import { pageBox, pageCss } from '@calcwright/blocks/documents/page-css'
import {
  DEFAULT_PAGE,
  type PageMargins,
  type PageSetup,
  type Worksheet,
  pageMargins,
} from '@calcwright/document'
import { commasOf } from '@calcwright/editor'
import type { CSSProperties } from 'react'
import type { PrintedSheet } from './load-printed.ts'

/** The name of its kind of page. */
const PAGE = 'overview'

export const sheetId = (hash: string): string => `sheet-${hash}`

/** Paper and margins of the first worksheet; headers and title blocks are those of one worksheet each. */
function setupOf({ paper, orientation, page_numbers, ...first }: PageSetup): PageSetup {
  const { margin_top, margin_right, margin_bottom, margin_left } = first
  return {
    ...DEFAULT_PAGE,
    ...{ paper, orientation, page_numbers, margin_top, margin_right, margin_bottom, margin_left },
  }
}

const NO_FIELDS = {
  name: '',
  project: '',
  author: '',
  date: '',
  revision: '',
  status: '',
  verdict: '',
  checks: [],
}

const marginsOf = (setup: PageSetup): PageMargins => pageMargins(setup, NO_FIELDS)

export function overviewCss(first: PageSetup): string {
  const setup = setupOf(first)
  return pageCss(setup, marginsOf(setup), null, PAGE)
}

export function Overview({ sheets }: { readonly sheets: readonly PrintedSheet[] }) {
  const [first] = sheets
  if (!first) return null
  const setup = setupOf(first.setup)
  const { inner } = pageBox(setup, marginsOf(setup))
  const style = { '--paper-width': `${inner.width}mm`, '--paper-height': `${inner.height}mm`, page: PAGE }
  const rows = sheets.map(sheet => ({ sheet, checks: checksOf(openChecks(sheet.computation)) }))
  const all = rows.flatMap(({ checks }) => checks)
  return (
    <article className="print-sheet print-front" aria-label="Overview" style={style as CSSProperties}>
      <h1 className="print-front-title">{`${sheets.length} worksheets`}</h1>
      {all.length > 0 && <p className="print-overview">{countsText(countsOf(all))}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">Worksheet</th>
            <th scope="col">Checks</th>
            <th scope="col">Worst</th>
            <th scope="col">Page</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ sheet: { hash, head, computation }, checks }) => (
            <tr key={hash}>
              <td>
                <a href={`#${sheetId(hash)}`}>{head.name}</a>
              </td>
              <td>{countsText(countsOf(checks))}</td>
              <td>
                <Worst checks={checks} worksheet={computation.worksheet} />
              </td>
              <td data-page-of-sheet={sheetId(hash)}>…</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}

/** The check that decides on a worksheet. */
function Worst({
  checks,
  worksheet,
}: {
  readonly checks: readonly SheetCheck[]
  readonly worksheet: Worksheet
}) {
  const worst = worstCheck(checks)
  if (!worst) return null
  const { label, utilisation } = worst.words
  const share = commasOf(worksheet)?.sentenceWithComma(utilisation) ?? utilisation
  return (
    <>
      {[nameWithPlace(worst), share].filter(part => part !== '').join(', ')} <VerdictLabel label={label} />
    </>
  )
}
