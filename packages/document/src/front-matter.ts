/** Cover, table of revisions and fields for signatures, which stand before the first line on paper and in files. */
import type { PageFields } from './page-margins.ts'
import type { PageSetup } from './page-setup.ts'

/** A revision that somebody has named. */
export interface NamedRevision {
  readonly name: string
  /** `yyyy-mm-dd`. */
  readonly date: string
  readonly authors: readonly string[]
  readonly checkedBy: readonly string[]
}

/** Each table has its heads in the first row. */
export interface FrontMatter {
  /** The title on a page of its own, with what is known of the document; null for none. */
  readonly cover: { readonly title: string; readonly rows: readonly (readonly [label: string, value: string])[] } | null // prettier-ignore
  readonly revisions: readonly (readonly string[])[] | null
  readonly signatures: readonly (readonly string[])[] | null
}

/**
 * @param revisions the newest first
 * @returns null where the setup asks for nothing of it
 */
export function frontMatter(
  setup: PageSetup,
  fields: PageFields,
  revisions: readonly NamedRevision[],
): FrontMatter | null {
  if (!setup.cover_page && !setup.revision_table && !setup.signatures) return null
  return {
    cover: setup.cover_page ? { title: fields.name, rows: coverRows(setup, fields) } : null,
    revisions: setup.revision_table ? revisionRows(revisions) : null,
    signatures: setup.signatures ? signatureRows(setup, fields) : null,
  }
}

function coverRows(setup: PageSetup, fields: PageFields): [string, string][] {
  const checked = fields.checks.length > 0 ? fields.checks.join('; ') : setup.checked_by
  const rows: [string, string][] = [
    ['Company', setup.company],
    ['Project', fields.project],
    ['Number', setup.number],
    ['Author', fields.author],
    ['Checked by', checked],
    ['Approved by', setup.approved_by],
    ['Date', fields.date],
    ['Revision', fields.revision],
    ['Status', fields.status],
    ['Checks', fields.verdict],
  ]
  return rows.filter(([, value]) => value !== '')
}

const REVISION_HEADS = ['Revision', 'Date', 'By', 'Checked by']

/** A table without rows says so: nobody takes it for one that was left out. */
function revisionRows(revisions: readonly NamedRevision[]): string[][] {
  const rows = revisions.map(({ name, date, authors, checkedBy }) => [
    name,
    date,
    authors.join(', '),
    checkedBy.join(', '),
  ])
  return [REVISION_HEADS, ...(rows.length > 0 ? rows : [['No revision has a name', '', '', '']])]
}

const signatureRows = (setup: PageSetup, fields: PageFields): string[][] => [
  ['', 'Name', 'Date', 'Signature'],
  ['Prepared', fields.author, '', ''],
  ['Checked', setup.checked_by, '', ''],
  ['Approved', setup.approved_by, '', ''],
]
