/**
 * Uploads of an open worksheet. The server tells what a file is and makes pictures fit to be stored; for a
 * draft, which the server does not have, this browser does as much as it can.
 */
import type { SheetUploads } from '@calcwright/editor'
import { lazyModule } from '@calcwright/ui'
import type { UploadTarget } from './upload-target.ts'

/** Only a worksheet into which somebody puts a file needs it. */
const sending = lazyModule(() => import('./send-upload.ts'))

export function pageUploads(open: UploadTarget): SheetUploads {
  return {
    file: async (file, options) => (await sending()).sendFile(open, file, options),
    address: async (url, options) => (await sending()).sendAddress(open, url, options),
  }
}
