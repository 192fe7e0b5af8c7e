import type { RejectReason } from '@fairground/contract'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../lib/api.ts'
import { usePollMs } from '../../../lib/live.ts'
import type { IdentitySearch } from './identity-search.ts'

export const pageSize = 50

/** One page of the checks, renewed as they come. */
export const useChecks = ({ view = 'pending', query: text = '', page = 1 }: IdentitySearch) =>
  useQuery({
    ...query.staff.identityChecks.queryOptions({ input: { state: view, query: text, pageNo: page, pageSize } }),
    refetchInterval: usePollMs(),
    placeholderData: keepPreviousData,
  })

/** One check with what stands on the paper. Each reading is recorded, so it is read once. */
export const useCheck = (checkId: string) =>
  useQuery({ ...query.staff.identityCheck.queryOptions({ input: { checkId } }), staleTime: Number.POSITIVE_INFINITY })

interface Decision {
  checkId: string
  isApproved: boolean
  reason?: RejectReason
  note?: string
}

export function useDecideCheck(onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (decision: Decision) => api.staff.decideIdentityCheck(decision),
    onSuccess: (decided) => {
      queries.setQueryData(query.staff.identityCheck.queryKey({ input: { checkId: decided.checkId } }), decided)
      onDone()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: query.staff.identityChecks.key() }),
  })
}

/** One page of the cases of a kind, and the lists that were imported. */
export const useCases = (kind: 'duplicate' | 'screening', { cases = 'open', page = 1 }: IdentitySearch) =>
  useQuery({
    ...query.staff.personCases.queryOptions({ input: { kind, state: cases, pageNo: page, pageSize } }),
    refetchInterval: usePollMs(),
    placeholderData: keepPreviousData,
  })

export function useDecideCase(onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (decision: { caseId: string; isConfirmed: boolean; note: string }) =>
      api.staff.decidePersonCase(decision),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: query.staff.personCases.key() }),
  })
}
