/** A project in a frame: what everybody may see of it, and one of its worksheets at a time. */
import { type EmbedOptions, type EmbeddedProject, projectAddress } from '@calcwright/contract'
import { ArrowLeft, FileText, Folder } from 'lucide-react'
import { useEffect, useState } from 'react'
import { usePageTitle } from '../shell/use-page-title.ts'
import type { Host } from './host.ts'
import { EmbedFailure } from './embed-failure.tsx'
import { embedClient } from './embed-client.ts'
import { ShownWorksheet } from './shown-worksheet.tsx'
import css from './embed.module.css'

interface ShownProjectProps {
  readonly hash: string
  readonly options: EmbedOptions
  readonly host: Host
}

export function ShownProject({ hash, options, host }: ShownProjectProps) {
  const [shown, setShown] = useState(hash)
  const [worksheet, setWorksheet] = useState<string | null>(null)
  const { project, failure } = useProject(shown)
  usePageTitle(project?.name ?? 'Calcwright')
  if (failure !== null) return <EmbedFailure message={failure} address={projectAddress(shown, '')} />
  if (!project)
    return (
      <p className={css.loading} role="status">
        Loading Project...
      </p>
    )
  if (worksheet !== null)
    return (
      <>
        <nav className={css.back}>
          <Entry icon={<ArrowLeft size={15} />} label={project.name} onClick={() => setWorksheet(null)} />
        </nav>
        <ShownWorksheet key={worksheet} hash={worksheet} options={options} host={host} />
      </>
    )
  const around = shown === hash ? undefined : project.path.at(-1)
  return (
    <main className={css.project}>
      {around && (
        <Entry
          icon={<ArrowLeft size={15} />}
          label={around.name}
          onClick={() => setShown(around.hash_string)}
        />
      )}
      <h1 className={css.projectName}>{project.name}</h1>
      <Contents project={project} openProject={setShown} openWorksheet={setWorksheet} />
    </main>
  )
}

interface ContentsProps {
  readonly project: EmbeddedProject
  openProject(hash: string): void
  openWorksheet(hash: string): void
}

function Contents({ project: { projects, worksheets }, openProject, openWorksheet }: ContentsProps) {
  if (projects.length + worksheets.length === 0)
    return <p>There is nothing in this project that everybody may see.</p>
  return (
    <ul className={css.list}>
      {projects.map(({ hash_string: hash, name }) => (
        <li key={hash}>
          <Entry icon={<Folder size={15} />} label={name} onClick={() => openProject(hash)} />
        </li>
      ))}
      {worksheets.map(({ hash_string: hash, name }) => (
        <li key={hash}>
          <Entry icon={<FileText size={15} />} label={name} onClick={() => openWorksheet(hash)} />
        </li>
      ))}
    </ul>
  )
}

interface EntryProps {
  readonly icon: React.ReactNode
  readonly label: string
  onClick(): void
}

const Entry = ({ icon, label, onClick }: EntryProps) => (
  <button type="button" className={css.entry} onClick={onClick}>
    {icon}
    {label}
  </button>
)

function useProject(hash: string): {
  readonly project: EmbeddedProject | null
  readonly failure: string | null
} {
  const [loaded, setLoaded] = useState<{
    project: EmbeddedProject | null
    failure: string | null
    of: string
  }>()
  useEffect(() => {
    let left = false
    const show = (project: EmbeddedProject | null, failure: string | null) => {
      if (!left) setLoaded({ project, failure, of: hash })
    }
    embedClient.project(hash).then(
      answer => (answer.success ? show(answer, null) : show(null, answer.message)),
      (error: Error) => show(null, error.message),
    )
    return () => void (left = true)
  }, [hash])
  return loaded?.of === hash ? loaded : { project: null, failure: null }
}
