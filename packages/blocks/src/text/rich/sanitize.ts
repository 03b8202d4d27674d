export function sanitizeHtml(html: string): string {
  return html
}
