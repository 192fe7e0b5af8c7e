import { isRefusal, refusalText } from '@fairground/client'
import type { ContractKind } from '@fairground/contract'
import { useToast } from '@fairground/ui'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../../lib/api.ts'
import { usePollMs } from '../../../lib/live.ts'
import type { ContractSearch } from './contract-search.ts'

export const pageSize = 50

const refreshed = () => ({ refetchInterval: usePollMs(), placeholderData: keepPreviousData })

export const useContracts = ({ view = 'all', kind, query: text, page = 1 }: ContractSearch) =>
  useQuery({
    ...query.staff.contracts.queryOptions({
      input: { status: view === 'all' ? undefined : view, kind, query: text || undefined, pageNo: page, pageSize },
    }),
    ...refreshed(),
  })

export const useIncomes = ({ income = 'all', kind, query: text, page = 1 }: ContractSearch) =>
  useQuery({
    ...query.staff.contractIncomes.queryOptions({
      input: { status: income === 'all' ? undefined : income, kind, query: text || undefined, pageNo: page, pageSize },
    }),
    ...refreshed(),
  })

export const useRuns = ({ kind, page = 1 }: ContractSearch) =>
  useQuery({
    ...query.staff.contractRuns.queryOptions({ input: { kind, pageNo: page, pageSize } }),
    ...refreshed(),
  })

/** One contract; null when there is none of this id. */
export const useContract = (contractId: string) =>
  useQuery({
    ...query.staff.contracts.queryOptions({ input: { query: contractId, pageSize: 1 } }),
    refetchInterval: usePollMs(),
    select: ({ list }) => list.find((contract) => contract.contractId === contractId) ?? null,
  })

/** Ends a contract with a reason. A conflict reloads what is shown. */
export function useTerminate(contractId: string) {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) => api.staff.terminateContract({ contractId, reason }),
    onSuccess: () => toast.show({ tone: 'ok', title: t('contracts.ended') }),
    onError: (error) => {
      if (isRefusal(error, 'STATE_CONFLICT'))
        toast.show({ title: t('decided.conflict'), text: t('decided.conflictText') })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: query.staff.contracts.key() }),
  })
}

/** Agrees for the house: the first of two people asks. A conflict reloads what is shown. */
export function useSign(contractId: string) {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) => api.staff.signContract({ contractId, reason }),
    onSuccess: ({ status }) =>
      toast.show({ tone: 'ok', title: t(status === 'signed' ? 'contracts.signed' : 'contracts.asked') }),
    onError: (error) => {
      if (isRefusal(error, 'STATE_CONFLICT'))
        toast.show({ title: t('decided.conflict'), text: t('decided.conflictText') })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: query.staff.contracts.key() }),
  })
}

/** Lets what was held be paid, or not. A conflict reloads what is shown. */
export function useDecideIncome(incomeId: string) {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (decision: { isPaid: boolean; reason: string }) =>
      api.staff.decideContractIncome({ incomeId, ...decision }),
    onSuccess: (_, { isPaid }) =>
      toast.show({ tone: 'ok', title: t(isPaid ? 'contracts.released' : 'contracts.incomeRefused') }),
    onError: (error) => {
      if (isRefusal(error, 'STATE_CONFLICT'))
        toast.show({ title: t('decided.conflict'), text: t('decided.conflictText') })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: query.staff.contractIncomes.key() }),
  })
}

/** Runs the job of a kind now and says what it did. */
export function useRunJob() {
  const { t } = useTranslation()
  const toast = useToast()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (kind: ContractKind) => api.staff.runContractJob({ kind }),
    onSuccess: ({ periods, incomes, paid }) =>
      toast.show({ tone: 'ok', title: t('contracts.ran'), text: t('contracts.ranText', { periods, incomes, paid }) }),
    onError: (error) => toast.show({ tone: 'bad', title: refusalText(t, error) }),
    onSettled: () =>
      Promise.all(
        [query.staff.contractRuns.key(), query.staff.contractIncomes.key()].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
