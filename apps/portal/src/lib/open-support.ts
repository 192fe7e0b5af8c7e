const supportWindow = 'width=440,height=750,noopener,noreferrer'

/** Customer service in a window of its own; a telephone number goes to whatever dials here. */
export function openSupport(url: string): void {
  if (url.startsWith('tel:')) location.assign(url)
  else window.open(url, '_blank', supportWindow)
}
