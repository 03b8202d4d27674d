/** Beside the list: its sections, the projects, and what is about the whole product. A sheet on phones. */
import { useQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import {
  BadgeCheck,
  CircleQuestionMark,
  FolderInput,
  Files,
  GraduationCap,
  History,
  Info,
  Keyboard,
  Mail,
  Settings,
  Star,
  Trash2,
} from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useOpenFiles } from '../home/use-create-worksheet.ts'
import { openHelpSearch } from '../help/help-state.ts'
import { openPopup } from '../shell/popup-state.ts'
import { ProjectTree } from '../projects/project-tree.tsx'
import { granted } from '../session/granted.ts'
import { type Section, sectionAddress } from '@calcwright/contract'
import type { ListPlace } from '../items/place.ts'
import css from './sidebar.module.css'

interface SidebarProps {
  readonly place: ListPlace
  /** On a phone: whether it covers the list. */
  readonly open: boolean
  readonly onClose: () => void
}

export function Sidebar({ place, open, onClose }: SidebarProps) {
  const side = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!open) return
    side.current?.querySelector<HTMLElement>('a')?.focus()
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
    // Opening it moves the focus, not a new function to close it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [open])
  return (
    <>
      <div className={css.shade} data-open={open} onClick={onClose} aria-hidden />
      <nav ref={side} className={css.side} data-open={open} aria-label="Worksheets">
        <div className={css.upper}>
          <SectionLink place={place} section="active" icon={<Files size={16} />} onGo={onClose}>
            Active
          </SectionLink>
          <SectionLink place={place} section="starred" icon={<Star size={16} />} onGo={onClose}>
            Starred
          </SectionLink>
          <SectionLink place={place} section="recent" icon={<History size={16} />} onGo={onClose}>
            Recent
          </SectionLink>
          <Invitations place={place} onGo={onClose} />
          <ToCheck place={place} onGo={onClose} />
          <h2 className={css.heading}>Projects</h2>
          <ProjectTree place={place} onGo={onClose} />
        </div>
        <Footer />
      </nav>
    </>
  )
}

interface SectionLinkProps {
  readonly place: ListPlace
  readonly section: Section
  readonly icon: ReactNode
  readonly label?: string
  readonly onGo: () => void
  readonly children: ReactNode
}

function SectionLink({ place, section, icon, label, onGo, children }: SectionLinkProps) {
  const here = place.kind === 'section' && place.section === section
  return (
    <Link
      to={sectionAddress(section)}
      className={css.link}
      aria-current={here ? 'page' : undefined}
      aria-label={label}
      onClick={onGo}
    >
      {icon}
      {children}
    </Link>
  )
}

/** Invitations come while the page is open. */
const INVITATIONS_MS = 60_000

function useLeftBar() {
  const { client } = useRouteContext({ from: '__root__' })
  const { data } = useQuery({
    queryKey: ['left-bar'],
    queryFn: ({ signal }) => granted(client.leftBar({ signal })),
    retry: false,
    refetchOnWindowFocus: true,
    refetchInterval: INVITATIONS_MS,
  })
  return data
}

/** Worksheets that somebody asks the visitor to check. */
function ToCheck({ place, onGo }: Pick<SectionLinkProps, 'place' | 'onGo'>) {
  const count = useLeftBar()?.to_check ?? 0
  const here = place.kind === 'section' && place.section === 'to_check'
  if (count === 0 && !here) return null
  return (
    <SectionLink
      place={place}
      section="to_check"
      icon={<BadgeCheck size={16} />}
      label={`To check, ${count} waiting`}
      onGo={onGo}
    >
      To check
      {count > 0 && <span className={css.badge}>{count}</span>}
    </SectionLink>
  )
}

function Invitations({ place, onGo }: Pick<SectionLinkProps, 'place' | 'onGo'>) {
  const count = useLeftBar()?.invitations ?? 0
  return (
    <SectionLink
      place={place}
      section="invites"
      icon={<Mail size={16} />}
      label={count > 0 ? `Invitations, ${count} waiting` : 'Invitations'}
      onGo={onGo}
    >
      Invitations
      {count > 0 && <span className={css.badge}>{count}</span>}
    </SectionLink>
  )
}

function Footer() {
  return (
    <div className={css.foot}>
      <FooterButton icon={<Trash2 size={16} />} onClick={() => openPopup('trash')}>
        Trash
      </FooterButton>
      <OpenFileButton />
      <FooterButton icon={<Settings size={16} />} onClick={() => openPopup('user-settings')}>
        Default settings
      </FooterButton>
      <FooterButton icon={<CircleQuestionMark size={16} />} onClick={() => openHelpSearch()}>
        Help
      </FooterButton>
      <FooterButton icon={<GraduationCap size={16} />} onClick={() => openPopup('tutorial')}>
        Welcome tour
      </FooterButton>
      <FooterButton icon={<Keyboard size={16} />} onClick={() => openPopup('shortcuts')}>
        Keyboard shortcuts
      </FooterButton>
      <FooterButton icon={<Info size={16} />} onClick={() => openPopup('about')}>
        About Calcwright
      </FooterButton>
    </div>
  )
}

interface FooterButtonProps {
  readonly icon: ReactNode
  readonly onClick: () => void
  readonly children: ReactNode
}

function FooterButton({ icon, onClick, children }: FooterButtonProps) {
  return (
    <button type="button" className={css.link} onClick={onClick}>
      {icon}
      {children}
    </button>
  )
}

function OpenFileButton() {
  const open = useOpenFiles()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".calc,application/json,.cpd,.txt,.md,.xlsx,.xlsm,.epxyz,.mcdx,.xmcd,.xmcdz,.sm,.smz"
        multiple
        hidden
        aria-label="Worksheet file"
        onChange={event => {
          const files = [...(event.currentTarget.files ?? [])]
          event.currentTarget.value = ''
          if (files.length > 0) open.mutate(files)
        }}
      />
      <FooterButton icon={<FolderInput size={16} />} onClick={() => input.current?.click()}>
        Open files
      </FooterButton>
    </>
  )
}
