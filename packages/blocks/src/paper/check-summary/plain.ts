/** A summary of checks in plain notation: `checksummary by utilisation of included below "Purlin; Beam"`. */

interface SummaryFields {
  readonly order: 'place' | 'utilisation'
  readonly of: 'all' | 'own' | 'included'
  readonly headings: string
}

const LINE =
  /^checksummary(?:\s+by\s+(place|utilisation))?(?:\s+of\s+(all|own|included))?(?:\s+below\s+"((?:[^"\\]|\\.)*)")?$/

/** Null for another line. */
export function summaryFromPlain(line: string): SummaryFields | null {
  const found = LINE.exec(line.trim())
  if (!found) return null
  const [, order = 'place', of = 'all', headings = ''] = found
  return {
    ...({ order, of } as Omit<SummaryFields, 'headings'>),
    headings: headings.replaceAll(/\\(.)/g, '$1'),
  }
}

export function summaryToPlain({ order, of, headings }: SummaryFields): string {
  const by = order === 'place' ? '' : ` by ${order}`
  const whose = of === 'all' ? '' : ` of ${of}`
  const asked = headings.trim().replaceAll(/\s+/g, ' ')
  return `checksummary${by}${whose}${asked === '' ? '' : ` below "${asked.replaceAll(/[\\"]/g, '\\$&')}"`}`
}
