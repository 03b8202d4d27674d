/**
 * The addresses of the application's pages: the server sends the application at each of them, the router has a
 * page for each, and mails and links are made from them. `$hash` and `$name` stand for one part of the path.
 */

/** Pages that are no lists. */
export const PAGES = {
  home: '/',
  about: '/about',
  shortcuts: '/shortcuts',
  errorHelp: '/error_help',
  signIn: '/sign_in',
  signUp: '/sign_up',
  reset: '/reset',
  confirmEmail: '/confirm_email',
  account: '/account',
  outbox: '/outbox',
  /** End of the window in which somebody signs in to Onshape. */
  onshapeSignedIn: '/onshape_signed_in',
  /** The application in the right panel of Onshape. */
  onshapePanel: '/onshape_panel',
  copy: '/worksheet_copy/$hash',
  worksheet: '/worksheets/$hash',
  namedWorksheet: '/worksheets/$hash/$name',
  /** One worksheet, or several with commas between their hashes, as they come on paper. */
  print: '/print/$hash',
  namedPrint: '/print/$hash/$name',
  /** Inputs and outputs of a worksheet, for those who calculate with somebody else's. */
  form: '/form/$hash',
  /** A worked worksheet of the gallery, to which the pages of the gallery on the web lead. */
  gallery: '/gallery/$field/$sheet',
  revision: '/revisions/$hash/$revision',
  namedRevision: '/revisions/$hash/$revision/$name',
} as const

/** The hash of a page for paper that has loaded its scripts, and waits to go to the address of a worksheet. */
export const SPARE_PAGE = 'spare'

/** Lists of the visitor, each at an address of its name. */
export const SECTIONS = [
  'active',
  'starred',
  'recent',
  'invites',
  'to_check',
  'archive',
  'team',
  'shared',
  'my_docs',
  'onshape_docs',
  'fusion_docs',
] as const
export type Section = (typeof SECTIONS)[number]

/** Scopes in which one project is shown, as its address begins. */
export const PROJECT_SCOPES = ['projects', 'archive_projects', 'starred_projects'] as const
export type ProjectScope = (typeof PROJECT_SCOPES)[number]

/** Pages that show a list: all are one screen, in which a worksheet may be open. */
export const LIST_PAGES: readonly string[] = [
  ...SECTIONS.map(section => `/${section}`),
  ...[...PROJECT_SCOPES, 'inline_worksheets'].flatMap(scope => [
    `/${scope}`,
    `/${scope}/$hash`,
    `/${scope}/$hash/$name`,
  ]),
]

type PageName = keyof typeof PAGES
type PartsOf<Pattern> = Pattern extends `${string}$${infer Part}/${infer Rest}`
  ? Part | PartsOf<Rest>
  : Pattern extends `${string}$${infer Part}`
    ? Part
    : never

/** The address of a page: `pageAddress('namedWorksheet', { hash, name })`. */
export function pageAddress<Page extends PageName>(
  page: Page,
  parts: Readonly<Record<PartsOf<(typeof PAGES)[Page]>, string>>,
): string {
  const texts: Readonly<Record<string, string>> = parts
  return PAGES[page].replaceAll(/\$(\w+)/g, (_, part: string) =>
    part === 'name' ? nameInAddress(texts[part]!) : encodeURIComponent(texts[part]!),
  )
}

/** `/worksheets/{hash}/{name}`; without a name, `/worksheets/{hash}`. */
export function worksheetAddress(hash: string, name = ''): string {
  return name === '' ? pageAddress('worksheet', { hash }) : pageAddress('namedWorksheet', { hash, name })
}

/** `/print/{hash}`; several worksheets are one document, in this order. */
export const printAddress = (...hashes: readonly string[]): string =>
  pageAddress('print', { hash: hashes.join(',') })

/** `/projects/{hash}/{name}`, and the same for a project in the archive or among the starred ones. */
export function projectAddress(hash: string, name: string, scope: ProjectScope = 'projects'): string {
  const end = nameInAddress(name)
  return `/${scope}/${encodeURIComponent(hash)}${end === '' ? '' : `/${end}`}`
}

export const sectionAddress = (section: Section): string => `/${section}/`

/** A name as the last part of an address: spaces, backslashes and dots become underscores. */
export function nameInAddress(name: string): string {
  return encodeURIComponent(name.replaceAll(/[\s\\.]/g, '_'))
}

/** The same worksheet, open in its list: `/inline_worksheets/{hash}/{name}`. */
export function inlineAddress(worksheet: string): string {
  return worksheet.replace('/worksheets/', '/inline_worksheets/')
}

/** The worksheet in the whole window that is open in its list at this address. */
export function wholeWindowAddress(inline: string): string {
  return inline.replace('/inline_worksheets/', '/worksheets/')
}

/** Hash of the worksheet that is open in its list at this path; null for another page. */
export function inlineHash(path: string): string | null {
  return /^\/inline_worksheets\/([^/]+)/.exec(path)?.[1] ?? null
}
