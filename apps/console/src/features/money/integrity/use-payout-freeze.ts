import { useMutation, useQuery } from '@tanstack/react-query'
import { api, query } from '../../../lib/api.ts'
import { usePollMs } from '../../../lib/live.ts'
import { queries } from '../../../lib/queries.ts'

const options = query.staff.payoutFreeze.queryOptions({ input: {} })
const reload = () => queries.invalidateQueries({ queryKey: options.queryKey })

export const usePayoutFreeze = () => useQuery({ ...options, refetchInterval: usePollMs() })

export const useCheckBooks = (onAsked: () => void) =>
  useMutation({
    mutationFn: () => api.staff.checkBooks({}),
    onSuccess: onAsked,
    onSettled: reload,
  })

export const useReleasePayouts = (freezeId: string, onReleased: () => void) =>
  useMutation({
    mutationFn: (reason: string) => api.staff.releasePayouts({ freezeId, reason }),
    onSuccess: onReleased,
    onSettled: reload,
  })
