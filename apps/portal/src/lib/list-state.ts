interface Read {
  isError: boolean
  isPending: boolean
  isPlaceholderData: boolean
}

/** What a table shows: rows of the question before count as waiting. */
export const listState = ({ isError, isPending, isPlaceholderData }: Read): 'error' | 'loading' | 'ready' => {
  if (isError) return 'error'
  return isPending || isPlaceholderData ? 'loading' : 'ready'
}
