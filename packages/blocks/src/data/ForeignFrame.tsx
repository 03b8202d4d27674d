import { useState } from 'react'
import { ExternalLink, Play } from 'lucide-react'
import upload from './upload.module.css'
import styles from './foreign-frame.module.css'

interface ForeignFrameProps {
  readonly title: string
  /** Name of the other site. */
  readonly site: string
  /** Page of the content there. */
  readonly address: string
  /** Address that the frame loads. */
  readonly frame: string
  readonly size: { readonly width: number | string; readonly height: number }
}

/**
 * The page is isolated, so a frame of another site loads only where browsers can leave out its cookies and
 * stored data. Elsewhere a link takes its place.
 */
const isShown = (): boolean => 'credentialless' in HTMLIFrameElement.prototype

/** Content of another site, which is asked for nothing before somebody starts it. */
export function ForeignFrame({ title, site, address, frame, size }: ForeignFrameProps) {
  const [started, setStarted] = useState(false)
  const { width, height } = size
  if (started)
    return (
      <iframe
        className={styles.frame}
        style={{ width, height }}
        src={frame}
        title={title}
        allow="fullscreen; picture-in-picture; autoplay"
        referrerPolicy="strict-origin-when-cross-origin"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame is of another origin, which it keeps
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        {...{ credentialless: '' }}
      />
    )
  return (
    <div className={styles.card} style={{ width, minHeight: Math.min(height, 160) }}>
      {isShown() && (
        <button type="button" className={upload.action} onClick={() => setStarted(true)}>
          <Play size={16} aria-hidden="true" />
          Show {title}
        </button>
      )}
      <a className={styles.link} href={address} target="_blank" rel="noopener noreferrer">
        <ExternalLink size={14} aria-hidden="true" />
        Open it at {site}
      </a>
    </div>
  )
}
