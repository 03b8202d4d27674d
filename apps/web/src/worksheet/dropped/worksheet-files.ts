/** Files that are dropped on an open sheet, and may be worksheets of this program or of another one. */
import type { DropPlace } from '@calcwright/editor'
import type { Worksheet } from '@calcwright/document'
import { toast } from '@calcwright/ui'

const NAME = /\.(?:calc|cpd|txt|md|markdown|epxyz|mcdx|xmcdz?|smz?|xls[xm])$/i

/** Answers the editor about dropped files: those whose names say so are read, by code that is fetched then. */
export const worksheetFiles =
  (worksheet: Worksheet) =>
  (files: readonly File[], place: DropPlace): boolean => {
    if (!files.every(({ name }) => NAME.test(name))) return false
    void import('./read-files.ts')
      .then(({ takeFiles }) => takeFiles(files, worksheet, place))
      .catch((error: unknown) => toast.error(error instanceof Error ? error.message : String(error)))
    return true
  }
