import { createContext, use } from 'react'

/** Opens the row after the one whose panel is open; nothing where there is none. */
export const NextRowContext = createContext<() => void>(() => {})

/** For a decision that was taken: whoever works a queue off goes on with its next row. */
export const useNextRow = (): (() => void) => use(NextRowContext)

/** The row to go on with: the one below, at the end of the list the one above. */
export function rowAfter(ids: readonly string[], id: string | undefined): string | undefined {
  const at = id === undefined ? -1 : ids.indexOf(id)
  return at < 0 ? undefined : (ids[at + 1] ?? ids[at - 1])
}
