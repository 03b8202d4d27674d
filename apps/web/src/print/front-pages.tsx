/** Cover, table of revisions and fields for signatures before the first line. */
import type { FrontMatter } from '@calcwright/document'

export function FrontPages({ cover, revisions, signatures }: FrontMatter) {
  return (
    <section className="print-front" data-cover={cover ? '' : undefined} aria-label="Cover">
      {cover && (
        <>
          <h1 className="print-front-title">{cover.title}</h1>
          <table className="print-front-facts">
            <tbody>
              {cover.rows.map(([label, value]) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {revisions && <Rows title="Revisions" rows={revisions} />}
      {signatures && <Rows title="Signatures" rows={signatures} signed />}
    </section>
  )
}

interface RowsProps {
  readonly title: string
  /** The heads first. */
  readonly rows: readonly (readonly string[])[]
  /** The rows have names, and room to write by hand. */
  readonly signed?: boolean
}

function Rows({ title, rows: [heads = [], ...rows], signed = false }: RowsProps) {
  return (
    <table className="print-front-table" data-signed={signed || undefined}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((text, column) =>
              signed && column === 0 ? (
                <th key={column} scope="row">
                  {text}
                </th>
              ) : (
                <td key={column}>{text}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
