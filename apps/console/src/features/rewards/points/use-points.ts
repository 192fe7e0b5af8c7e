import { isRefusal } from '@fairground/client'
import type { PointItemTerms, PointSettings, StaffPointItem, StaffRedemption } from '@fairground/contract'
import { useToast } from '@fairground/ui'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, query } from '../../../lib/api.ts'
import { usePollMs } from '../../../lib/live.ts'
import { queries } from '../../../lib/queries.ts'
import type { PointsSearch } from './points-search.ts'

export const pageSize = 50

/** One page of the redemptions, renewed as they come. */
export const useRedemptions = ({ view = 'processing', query: text, page = 1 }: PointsSearch) =>
  useQuery({
    ...query.staff.redemptions.queryOptions({
      input: { state: view === 'all' ? undefined : view, query: text || undefined, pageNo: page, pageSize },
    }),
    refetchInterval: usePollMs(),
    placeholderData: keepPreviousData,
  })

/** One redemption with its address; null when there is none of this id. */
export const useRedemption = (redemptionId: string) =>
  useQuery({
    ...query.staff.redemptions.queryOptions({ input: { query: redemptionId, pageSize: 1 } }),
    refetchInterval: usePollMs(),
    select: ({ list }) => list.find((one) => one.redemptionId === redemptionId) ?? null,
  })

type Decision = { decision: StaffRedemption['allowed'][number]; remark?: string }

/** Approves, completes or rejects one. A conflict reloads what is shown. */
export function useDecideRedemption(redemptionId: string) {
  const { t } = useTranslation()
  const toast = useToast()
  return useMutation({
    mutationFn: (decision: Decision) => api.staff.decideRedemption({ redemptionId, ...decision }),
    onSuccess: ({ state }) => {
      if (state !== 'processing') toast.show({ tone: 'ok', title: t(`marketing:redemptionDone.${state}`) })
    },
    onError: (error) => {
      if (isRefusal(error, 'STATE_CONFLICT'))
        toast.show({ title: t('decided.conflict'), text: t('decided.conflictText') })
    },
    onSettled: () =>
      Promise.all(
        [query.staff.redemptions.key(), query.staff.pointItems.key()].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

/** Everything in the mall, hidden things too. */
export const useItems = () => useQuery(query.staff.pointItems.queryOptions({ input: {} }))

/** Adds a reward, or changes the one that is given. */
export const useSaveItem = (saved: StaffPointItem | undefined, onSaved: (item: StaffPointItem) => void) =>
  useMutation({
    mutationFn: (terms: PointItemTerms) =>
      saved
        ? api.staff.changePointItem({ ...terms, itemId: saved.itemId, revision: saved.revision })
        : api.staff.addPointItem(terms),
    onSuccess: onSaved,
    onSettled: () => queries.invalidateQueries({ queryKey: query.staff.pointItems.key() }),
  })

const settingsOptions = query.staff.pointSettings.queryOptions({ input: {} })

export const usePointSettings = () => useQuery(settingsOptions)

export const useSaveSettings = (onSaved: () => void) =>
  useMutation({
    mutationFn: (settings: PointSettings & { revision: number }) => api.staff.changePointSettings(settings),
    onSuccess: (settings) => {
      queries.setQueryData(settingsOptions.queryKey, settings)
      onSaved()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: settingsOptions.queryKey }),
  })
