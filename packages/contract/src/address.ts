/** Addresses of pages. */

/** `/worksheets/{hash}/{name}`: spaces, backslashes and dots of the name become underscores. */
export function worksheetAddress(hash: string, name: string): string {
  return address('worksheets', hash, name)
}

/** `/projects/{hash}/{name}`, and the same for a project in the archive or among the starred ones. */
export function projectAddress(
  hash: string,
  name: string,
  view: 'projects' | 'archive_projects' | 'starred_projects' = 'projects',
): string {
  return address(view, hash, name)
}

/** A name as the last part of an address. */
export function urlEnd(name: string): string {
  return encodeURIComponent(name.replaceAll(/[\s\\.]/g, '_'))
}

function address(first: string, hash: string, name: string): string {
  const end = urlEnd(name)
  return end === '' ? `/${first}/${hash}` : `/${first}/${hash}/${end}`
}

/** The same worksheet, open in its list: `/inline_worksheets/{hash}/{name}`. */
export function inlineAddress(worksheet: string): string {
  return worksheet.replace('/worksheets/', '/inline_worksheets/')
}
