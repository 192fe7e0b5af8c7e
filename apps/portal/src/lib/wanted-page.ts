let wanted: string | undefined

/** Where a visitor was going when a log-in came between. */
export const noteWanted = (path: string): void => {
  wanted = path
}

/** The page once noted, which is forgotten with this. */
export function takeWanted(): string | undefined {
  const path = wanted
  wanted = undefined
  return path
}
