/** Whether a page of that origin, calling that host, is one of this site's; it may be reached by more than one name. */
export const isPageOf = (url: string, origin: string | undefined, host: string | undefined): boolean =>
  origin !== undefined && (origin === url || (host !== undefined && URL.parse(origin)?.host === host))
