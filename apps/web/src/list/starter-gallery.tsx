import { Gallery } from '../home/gallery.tsx'
import { useCreateWorksheet } from '../home/use-create-worksheet.ts'

/** Worked examples, for who has few worksheets yet. */
export function StarterGallery() {
  const create = useCreateWorksheet()
  return <Gallery onOpen={example => create.mutate({ kind: 'example', example })} />
}
