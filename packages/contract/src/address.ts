/** Addresses of pages. */

/** `/worksheets/{hash}/{name}`: spaces, backslashes and dots of the name become underscores. */
export function worksheetAddress(hash: string, name: string): string {
  const end = encodeURIComponent(name.replaceAll(/[\s\\.]/g, '_'))
  return end === '' ? `/worksheets/${hash}` : `/worksheets/${hash}/${end}`
}
