import { blockView, lazyView } from '@calcwright/editor'
import type { FileTaking } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
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

const file: FileTaking = {
  takes: ({ type }) => type.startsWith('image/'),
  fields: ({ digest, name, kind, width, height }, url) =>
    kind === 'image'
      ? { digest, upload_name: name, pixels_wide: width, pixels_high: height, url }
      : `${name} is no picture.`,
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
  file,
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
