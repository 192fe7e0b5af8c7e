import { isRefusal, refusalText } from '@fairground/client'
import { numberFormat } from '@fairground/money'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'

/** Points that one has now. */
export const usePointBalance = () => useQuery(query.points.balance.queryOptions({ input: {} }))

/** How points are earned, and what they are worth. */
export const usePointConfig = () => useQuery(query.points.config.queryOptions({ input: {} }))

/** A count with its thousands parted. */
export function useCount(): (count: number) => string {
  const { i18n } = useTranslation()
  const format = numberFormat(i18n.language)
  return (count) => format.format(count)
}

/** Reads anew what spending changed. */
export function useReloadPoints() {
  const queries = useQueryClient()
  return () =>
    Promise.all(
      [query.points.key(), query.wallet.key(), query.records.key()].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    )
}

/** Why something was not had, in words. */
export function useSpendRefusal(): (error: unknown) => string {
  const { t } = useTranslation()
  return (error) => {
    const limit = isRefusal(error, 'LIMIT') ? error.value?.limit : undefined
    if (limit?.kind === 'stock') return t('points:short.stock')
    if (limit?.kind === 'deposited') return t('points:short.deposited')
    if (limit?.kind === 'points') return t('points:short.points')
    return refusalText(t, error)
  }
}
