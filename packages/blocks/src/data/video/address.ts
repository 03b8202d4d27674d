/** Addresses of films, as people copy them. */

export interface Video {
  readonly provider: string
  readonly video_id: string
}

const ID = { youtube: /^[\w-]{11}$/, vimeo: /^\d{1,12}(?:\/[0-9a-f]{6,20})?$/ } as const
type Provider = keyof typeof ID

const isProvider = (provider: string): provider is Provider => provider in ID

/** Whether the block has what a frame needs. */
export const isValid = ({ provider, video_id }: Video): boolean =>
  isProvider(provider) && ID[provider].test(video_id)

/** Null for an address of neither site. */
export function readVideo(text: string): Video | null {
  const url = URL.parse(/^https?:/i.test(text) ? text : `https://${text}`)
  if (!url) return null
  const host = url.hostname.toLowerCase().replace(/^(?:www|m|music)\./, '')
  const parts = url.pathname.split('/').filter(part => part !== '')
  const made = { provider: providerOf(host), video_id: idOf(host, parts, url.searchParams) }
  return isValid(made) ? made : null
}

function providerOf(host: string): string {
  if (host === 'youtu.be' || /^youtube(?:-nocookie)?\.com$/.test(host)) return 'youtube'
  return /^(?:player\.)?vimeo\.com$/.test(host) ? 'vimeo' : ''
}

function idOf(host: string, parts: readonly string[], query: URLSearchParams): string {
  if (host === 'youtu.be') return parts[0] ?? ''
  if (host.startsWith('youtube'))
    return query.get('v') ?? (/^(?:embed|shorts|live|v)$/.test(parts[0] ?? '') ? (parts[1] ?? '') : '')
  const at = parts.findIndex(part => /^\d+$/.test(part))
  const secret = query.get('h') ?? parts[at + 1]
  return [parts[at] ?? '', ...(at >= 0 && secret ? [secret] : [])].join('/')
}

/** The page of the film; null for a block that is damaged. */
export function videoAddress(video: Video): string | null {
  if (!isValid(video)) return null
  const { provider, video_id } = video
  return provider === 'youtube'
    ? `https://www.youtube.com/watch?v=${video_id}`
    : `https://vimeo.com/${video_id}`
}

/** The address for a frame. */
export function frameAddress({ provider, video_id }: Video): string {
  if (provider === 'youtube') return `https://www.youtube-nocookie.com/embed/${video_id}?autoplay=1`
  const [id, secret] = video_id.split('/')
  return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${secret ? `&h=${secret}` : ''}`
}
