export interface ListQuery {
  isPending: boolean
  isPlaceholderData: boolean
  isError: boolean
  data: unknown
}

/** What a table shows of a list: old rows stay in sight, paler while others come; an error only where there are none. */
export function listState({ isPending, isPlaceholderData, isError, data }: ListQuery): 'loading' | 'error' | 'ready' {
  if (isError && data === undefined) return 'error'
  return isPending || isPlaceholderData ? 'loading' : 'ready'
}
