import type { Provider, ProviderKind } from '@fairground/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api, query } from '../../../lib/api.ts'
import { queries } from '../../../lib/queries.ts'

const options = query.staff.providers.queryOptions({ input: {} })

/** Every outside service, set up or not. */
export const useProviders = () => useQuery(options)

/** Saves one of them; who was late sees what stands now. */
export const useSaveProvider = (onSaved: () => void) =>
  useMutation({
    mutationFn: (change: Parameters<typeof api.staff.changeProvider>[0]) => api.staff.changeProvider(change),
    onSuccess: (saved) => {
      const before = queries.getQueryData<Provider[]>(options.queryKey)
      queries.setQueryData(
        options.queryKey,
        before?.map((each) => (each.kind === saved.kind ? saved : each)),
      )
      onSaved()
    },
    onError: () => void queries.invalidateQueries({ queryKey: options.queryKey }),
  })

/** Tries one for real with what is saved. */
export const useTryProvider = (kind: ProviderKind) =>
  useMutation({ mutationFn: (to: string) => api.staff.testProvider({ kind, to }) })
