/** Offers content as a file to the browser. Characters that file systems refuse become underscores. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name.replaceAll(/[/\\:*?"<>|]/g, '_')
  link.click()
  URL.revokeObjectURL(address)
}
