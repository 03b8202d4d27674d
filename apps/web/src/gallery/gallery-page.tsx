/** A worksheet of the gallery at an address of its own, to which the pages of the gallery on the web lead. */
import { Button, lazyPart } from '@calcwright/ui'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useCreateWorksheet } from '../home/use-create-worksheet.ts'
import { NotFoundPage } from '../shell/not-found-page.tsx'
import { ReadingPage } from '../popups/reading-page.tsx'
import css from './gallery-dialog.module.css'
import { GALLERY } from './sheets.ts'

const Preview = lazyPart(() => import('./gallery-preview.tsx'))

export function GalleryPage() {
  const { field, sheet: name } = useParams({ strict: false }) as { field: string; sheet: string }
  const sheet = GALLERY.find(({ id }) => id === `${field}/${name}`)
  const create = useCreateWorksheet()
  if (!sheet) return <NotFoundPage />
  return (
    <ReadingPage title={sheet.title}>
      <div className={css.actions}>
        <span className={css.source}>{sheet.source}</span>
        <Button
          tone="accent"
          disabled={create.isPending}
          onClick={() => create.mutate({ kind: 'example', example: sheet })}
        >
          Open a copy
        </Button>
      </div>
      <Suspense fallback={<p role="status">Loading…</p>}>
        <Preview sheet={sheet} />
      </Suspense>
    </ReadingPage>
  )
}
