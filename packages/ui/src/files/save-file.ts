/** Characters of a file name before its ending: 240 bytes at most, of the 255 that file systems allow. */
const LONGEST = 60

/** Offers content as a file to the browser. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileNameOf(name)
  link.click()
  URL.revokeObjectURL(address)
}

/** @returns the name without what file systems refuse, and no longer than they allow; its ending stays */
export function fileNameOf(name: string): string {
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? ''
  const letters = [...name.slice(0, name.length - ending.length).replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_')]
  return letters.slice(0, LONGEST).join('').trim() + ending
}
