const supportWindow = 'width=440,height=750,noopener,noreferrer'

/** Customer service in a window of its own. */
export const openSupport = (url: string) => window.open(url, '_blank', supportWindow)
