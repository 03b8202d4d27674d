import { blockView, FIT } from '@calcwright/editor'
import type { Acceptance, BlockViewProps, Offer } from '@calcwright/editor'
import { newBlockId } from '@calcwright/document'
import { lazyPart, PartBoundary } from '@calcwright/ui'
import { iconOf } from '../../icons/icon-of.tsx'
import { expectFiles } from '../expected-files.ts'
import type { ImageProps } from './schema.ts'

const ImageBlock = lazyPart(() => import('./ImageBlock.tsx'))

function Image(view: BlockViewProps<ImageProps>) {
  const { width, pixels_wide, pixels_high } = view.props
  const wide = width || pixels_wide
  const place = { maxWidth: '100%', width: wide, aspectRatio: `${pixels_wide} / ${pixels_high}` }
  return (
    <PartBoundary fallback={pixels_high > 0 ? <div style={place} /> : null}>
      <ImageBlock {...view} />
    </PartBoundary>
  )
}

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
        expectFiles(id, [file])
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
      make: () => ({ type: 'imageBlock' }),
    },
  ],
})
