/** The block that shows an uploaded file. */
import type { NewBlock } from '@calcwright/document'
import type { Uploaded } from '@calcwright/editor'

export const imageFields = ({ digest, name, width, height }: Uploaded) => ({
  digest,
  upload_name: name,
  pixels_wide: width,
  pixels_high: height,
})

/** Data waits for what is to be imported: no columns are chosen yet. */
export const dataFields = ({ digest, name, kind }: Uploaded) => ({
  digest,
  upload_name: name,
  format: kind === 'excel' ? 'excel' : 'csv',
})

export const uploadedBlock = (uploaded: Uploaded): NewBlock =>
  uploaded.kind === 'image'
    ? { type: 'imageBlock', props: imageFields(uploaded) }
    : { type: 'csvBlock', props: dataFields(uploaded) }
