import { blockView, FIT, lazyView } from '@calcwright/editor'
import type { Acceptance, Offer } from '@calcwright/editor'
import { newBlockId } from '@calcwright/document'
import { iconOf } from '../../icons/icon-of.tsx'
import { rememberFiles } from '../remembered-files.ts'
import type { ImageProps } from './schema.ts'

const Image = lazyView<ImageProps>(
  'Image',
  () => import('./ImageBlock.tsx'),
  ({ props: { width, pixels_wide, pixels_high } }) => {
    if (pixels_high === 0) return null
    const place = {
      maxWidth: '100%',
      width: width || pixels_wide,
      aspectRatio: `${pixels_wide} / ${pixels_high}`,
    }
    return <div style={place} />
  },
)

const PICTURE = /^image\//

/** Spreadsheets and word processors offer a picture of what is copied beside its text. */
function accepts({ plain, html, files }: Offer): Acceptance | null {
  const pictures = files.filter(({ type }) => PICTURE.test(type))
  if (pictures.length === 0 || pictures.length < files.length) return null
  if ((html.replace(/<[^>]*>/g, '') + plain).trim() !== '') return null
  return {
    fit: FIT.exact,
    blocks: async () =>
      pictures.map(file => {
        const id = newBlockId()
        rememberFiles(id, [file])
        return { id, type: 'imageBlock', props: { upload_name: file.name } }
      }),
  }
}

const KEYWORDS = ['picture', 'photo', 'figure', 'drawing', 'graphic', 'upload']

export default blockView<ImageProps>({
  type: 'imageBlock',
  title: 'Image',
  icon: iconOf('imageBlock'),
  keywords: KEYWORDS,
  typedWord: 'image',
  view: Image,
  isBlank: props => props.digest === '' && props.upload_name === '',
  accepts,
  tools: [
    {
      id: 'image',
      title: 'Image',
      icon: iconOf('image'),
      sections: ['Multimedia'],
      keywords: KEYWORDS,
      typedWord: 'image',
      alsoTyped: ['imageblock'],
      make: () => ({ type: 'imageBlock' }),
    },
  ],
})
