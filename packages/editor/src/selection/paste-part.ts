/** Functions that make blocks of pasted content and insert them. */
export { withoutBytes } from '@calcwright/document/without-bytes'
export { storedImages } from './stored-images.ts'
export { withoutLatex } from '../math/pasted-latex.ts'
export { foreignBlocks } from './foreign-blocks.ts'
export { sendClipboardToFocus } from './clipboard-to-focus.ts'
export { ownBlocks, reader, unitsAt, withoutBytesIn } from './pasted-blocks.ts'
export { pasteBlocks } from './paste.ts'
export { sendFilesOf } from '../files/uploads.ts'
