interface Place {
  host: string
  origin: string
  language(): string
  /** The host that pictures come from, where it was chosen already. */
  imageHost?: string | undefined
  /** Stands in for the browser's. */
  fetch?: typeof fetch
}

const inBrowser = (): Place => ({
  host: location.host,
  origin: location.origin,
  language: () => document.documentElement.lang,
  imageHost: document.documentElement.dataset.imageHost,
})

const nowhere: Place = { host: '', origin: 'http://portal.invalid', language: () => 'vi' }

/** Where this page stands. Outside a browser whoever draws it says so before, and draws one page at a time. */
export const place: Place = import.meta.env.SSR ? nowhere : inBrowser()

export const standAt = (next: Omit<Place, 'origin'>): void => void Object.assign(place, next)
