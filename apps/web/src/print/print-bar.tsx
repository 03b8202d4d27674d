/** The bar above the pages, which does not come on paper. */
import { worksheetAddress } from '@calcwright/contract'
import { Button } from '@calcwright/ui'
import { ArrowLeft, Printer } from 'lucide-react'

interface PrintBarProps {
  readonly calculating: boolean
  /** Prints what is there. */
  giveUp(): void
  /** The first worksheet; undefined until it is loaded. */
  readonly hash: string | undefined
  /** Names of the worksheets, '' until they are loaded. */
  readonly title: string
}

export function PrintBar({ calculating, giveUp, hash, title }: PrintBarProps) {
  return (
    <header className="print-bar">
      {hash !== undefined && (
        <a href={worksheetAddress(hash)} className="print-back">
          <ArrowLeft size={16} aria-hidden />
          Worksheet
        </a>
      )}
      {title !== '' && <h1 className="print-title">{title}</h1>}
      <span role="status" className="print-state">
        {calculating ? 'Calculating…' : ''}
      </span>
      {calculating ? (
        <Button onClick={giveUp}>Print what is there</Button>
      ) : (
        <Button tone="accent" onClick={() => print()}>
          <Printer size={16} aria-hidden />
          Print
        </Button>
      )}
    </header>
  )
}
