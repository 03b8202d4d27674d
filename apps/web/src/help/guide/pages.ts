/** The pages of the guide, in the order of its contents. */
import {
  type GuidePage,
  type GuideSection,
  readGuideContents,
  readGuidePage,
} from '@calcwright/reference/guide'

const FOLDER = '../../../../../docs/guide/'

const texts = import.meta.glob<string>('../../../../../docs/guide/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const GUIDE_SECTIONS: readonly GuideSection[] = readGuideContents(texts[`${FOLDER}README.md`]!)

export const GUIDE_PAGES: readonly GuidePage[] = GUIDE_SECTIONS.flatMap(({ pages }) =>
  pages.map(name => readGuidePage(name, texts[`${FOLDER}${name}.md`] ?? '')),
)

/** Id of a page among all help. */
export const idOfPage = (name: string): string => `guide-${name}`

/** @param id `guide-` and the name of a page */
export const guidePage = (id: string): GuidePage | undefined =>
  GUIDE_PAGES.find(({ name }) => idOfPage(name) === id)

const films = import.meta.glob<string>('../../../../../docs/guide/films/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Address of a film, or of its last picture. */
export const filmAddress = (name: string): string => films[`${FOLDER}films/${name}.webp`]!
