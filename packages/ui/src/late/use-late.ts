import { useEffect, useState } from 'react'
import type { Late } from './late.ts'
import { pageAtRest } from './page-at-rest.ts'

type Lately<Part> = { part: Part | undefined; error?: Error }

/**
 * The part, once it is there: it is fetched when the page is at rest, or at once for a wish (`true`, or a count).
 * `error` says that a wanted part could not be fetched; another wish tries again.
 */
export function useLate<Part>(source: Late<Part>, wish: boolean | number): Lately<Part> {
  // In an object: a component is a function, and setState would call it.
  const [state, setState] = useState<Lately<Part>>(() => ({ part: source.part }))
  const isThere = state.part !== undefined
  useEffect(() => {
    if (isThere) return
    let isGone = false
    const take = () =>
      source.fetch().then(
        (part) => !isGone && setState({ part }),
        (error: Error) => !isGone && wish && setState({ part: undefined, error }),
      )
    if (wish) void take()
    else void pageAtRest().then(() => !isGone && take())
    return () => {
      isGone = true
      setState(({ part }) => ({ part }))
    }
  }, [source, wish, isThere])
  return state
}
