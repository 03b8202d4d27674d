/** What a visitor sees first: the own worksheets, a new one, and worked examples to start from. */
import { Link, useRouteContext } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { FilePlus2, FolderInput, Settings } from 'lucide-react'
import { useRef } from 'react'
import { openPopup, usePopup } from '../popups/popup-state.ts'
import { Button } from '../shell/button.tsx'
import { Logo } from '../shell/logo.tsx'
import { FirstVisitNotice } from '../session/first-visit-notice.tsx'
import { Gallery } from './gallery.tsx'
import css from './home-page.module.css'
import { useCreateWorksheet } from './use-create-worksheet.ts'
import { useWelcome } from '../tutorial/use-welcome.ts'
import { WorksheetTable } from './worksheet-table.tsx'

export function HomePage() {
  const create = useCreateWorksheet()
  const touring = usePopup(state => state.kind === 'tutorial')
  useWelcome()
  return (
    <div className={css.page}>
      <header className={css.header}>
        <Logo />
        <h1 className={css.brand}>Calcwright</h1>
        <div className={css.actions}>
          <OpenFileButton onOpen={file => create.mutate({ kind: 'file', file })} />
          <Button
            tone="quiet"
            square
            aria-label="Default settings"
            title="Default settings"
            onClick={() => openPopup('user-settings')}
          >
            <Settings size={18} />
          </Button>
          <Button
            tone="accent"
            className={touring ? css.spotlight : ''}
            disabled={create.isPending}
            onClick={() => create.mutate({ kind: 'empty' })}
          >
            <FilePlus2 size={16} />
            New worksheet
          </Button>
        </div>
      </header>
      <FirstVisitNotice />
      <main>
        <YourWorksheets />
        <Gallery onOpen={example => create.mutate({ kind: 'example', example })} />
      </main>
      <footer className={css.footer}>
        <Link to="/shortcuts">Keyboard shortcuts</Link>
        <Link to="/about">About Calcwright</Link>
        <button type="button" className={css.link} onClick={() => openPopup('tutorial')}>
          Welcome tour
        </button>
      </footer>
    </div>
  )
}

function YourWorksheets() {
  const { client } = useRouteContext({ from: '__root__' })
  const list = useQuery({
    queryKey: ['worksheets'],
    queryFn: async ({ signal }) => {
      const answer = await client.listWorksheets({ signal })
      if (!answer.success) throw new Error(answer.message)
      return answer.worksheets
    },
  })
  return (
    <section aria-labelledby="your-worksheets">
      <h2 id="your-worksheets" className={css.heading}>
        Your worksheets
      </h2>
      {list.isPending && <p role="status">Loading your worksheets…</p>}
      {list.isError && (
        <p role="alert">
          The list could not be loaded: {list.error.message}.{' '}
          <Button onClick={() => void list.refetch()}>Try again</Button>
        </p>
      )}
      {list.data && <WorksheetTable worksheets={list.data} />}
    </section>
  )
}

function OpenFileButton({ onOpen }: { readonly onOpen: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".calc,application/json"
        hidden
        aria-label="Worksheet file"
        onChange={event => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file) onOpen(file)
        }}
      />
      <Button onClick={() => input.current?.click()}>
        <FolderInput size={16} />
        Open a .calc file
      </Button>
    </>
  )
}
