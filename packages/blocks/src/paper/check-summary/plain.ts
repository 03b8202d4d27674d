/** A summary of checks in plain notation: `checksummary by utilisation below "Purlin; Beam"`. */

interface SummaryFields {
  readonly order: 'place' | 'utilisation'
  readonly headings: string
}

const LINE = /^checksummary(?:\s+by\s+(place|utilisation))?(?:\s+below\s+"((?:[^"\\]|\\.)*)")?$/

/** Null for another line. */
export function summaryFromPlain(line: string): SummaryFields | null {
  const found = LINE.exec(line.trim())
  if (!found) return null
  const [, order = 'place', headings = ''] = found
  return { order: order as SummaryFields['order'], headings: headings.replaceAll(/\\(.)/g, '$1') }
}

export function summaryToPlain({ order, headings }: SummaryFields): string {
  const by = order === 'place' ? '' : ` by ${order}`
  const asked = headings.trim().replaceAll(/\s+/g, ' ')
  return `checksummary${by}${asked === '' ? '' : ` below "${asked.replaceAll(/[\\"]/g, '\\$&')}"`}`
}
