/** Offers a text as a file to the browser. Characters that file systems refuse become underscores. */
export function downloadFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name.replaceAll(/[/\\:*?"<>|]/g, '_')
  link.click()
  URL.revokeObjectURL(address)
}
