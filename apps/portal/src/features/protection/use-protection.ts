import type { Protection } from '@fairground/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../lib/api.ts'

const options = () => query.protection.read.queryOptions({ input: {} })

/** Limits and breaks of the player, as they are now. */
export const useProtection = () => useQuery(options())

/** A change of them; what stands then comes back with the answer. */
export function useProtectionChange<Input>(change: (input: Input) => Promise<Protection>, onDone?: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (now) => {
      queries.setQueryData(options().queryKey, now)
      onDone?.()
    },
    // Somebody may have changed it meanwhile, in another window.
    onError: () => void queries.invalidateQueries({ queryKey: options().queryKey }),
  })
}

export const protectionCalls = api.protection
