/** Hands a text to the browser as a download; the type follows the name's ending. */
export function saveAsFile(name: string, text: string): void {
  const type = name.endsWith('.json') ? 'application/json' : 'text/plain'
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
