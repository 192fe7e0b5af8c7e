import type { DrawnFor } from '@fairground/ui'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What a drawn page was made of, so that its first drawing in the browser is the same. */
export interface Drawn {
  drawnFor: DrawnFor
  answers: [key: QueryKey, data: unknown, isLasting: boolean][]
}

export const drawnId = 'drawn'

/** That of this page; undefined where the browser draws it, because it came empty or is for somebody else. */
export function readDrawn(): Drawn | undefined {
  const written = document.getElementById(drawnId)?.textContent
  return written && document.documentElement.dataset.anew === undefined ? JSON.parse(written) : undefined
}

/** Answers are as fresh as the page, except those that depend on the caller: they are refetched. */
export function keepAnswers(queries: QueryClient, { answers }: Drawn): void {
  for (const [key, data, isLasting] of answers)
    queries.setQueryData(key, data, isLasting ? undefined : { updatedAt: 1 })
}
