/** Texts of the banners that few worksheets have, fetched together with the first of them. */
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { ArchivedWords } from './archived-words.tsx'
import { LinkEndWords } from './link-end-words.tsx'
import { RevisionWords } from './revision-words.tsx'
import { UnpaidWords } from './unpaid-words.tsx'

const WORDS = {
  archived: ArchivedWords,
  'link-end': LinkEndWords,
  revision: RevisionWords,
  unpaid: UnpaidWords,
}

interface SeldomWordsProps {
  readonly about: keyof typeof WORDS
  readonly open: OpenWorksheet
}

export default function SeldomWords({ about, open }: SeldomWordsProps) {
  const Words = WORDS[about]
  return <Words open={open} />
}
