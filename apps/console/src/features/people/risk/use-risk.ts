import type { RiskFlag } from '@fairground/contract'
import { formatMoney, useUi } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../../lib/api.ts'
import { useCurrency } from '../../../lib/currency.ts'
import { decimalsOf } from '../../../lib/decimal.ts'
import { usePollMs } from '../../../lib/live.ts'
import { useCategoryText } from '../../../lib/use-category-text.ts'
import { caseViews, flagViews, type RiskSearch } from './risk-search.ts'

export const pageSize = 30

export function useCases({ view, kind, query: text, page = 1 }: RiskSearch, enabled: boolean) {
  return useQuery({
    ...query.staff.riskCases.queryOptions({
      input: {
        view: caseViews.find((one) => one === view) ?? 'open',
        ...{ kind, query: text || undefined, pageNo: page, pageSize },
      },
    }),
    refetchInterval: usePollMs(),
    placeholderData: keepPreviousData,
    enabled,
  })
}

export function useFlags({ view, kind, query: text, page = 1 }: RiskSearch, enabled: boolean) {
  return useQuery({
    ...query.staff.riskFlags.queryOptions({
      input: {
        view: flagViews.find((one) => one === view) ?? 'waiting',
        ...{ kind, query: text || undefined, pageNo: page, pageSize },
      },
    }),
    placeholderData: keepPreviousData,
    enabled,
  })
}

/** What a rule found, in a sentence with its figures. */
export function useFlagText(): (flag: Pick<RiskFlag, 'rule' | 'facts'>) => string {
  const { t } = useTranslation()
  const currency = useCurrency()
  const { locale } = useUi()
  const categoryText = useCategoryText()
  const shown = ({ name, value, type }: RiskFlag['facts'][number]): string => {
    if (type === 'amount') return formatMoney(value, { locale, currency, decimals: decimalsOf(value) })
    if (name === 'trait') return t(value === 'device' ? 'risk.trait.device' : 'risk.trait.card')
    if (name === 'types') return value.split(', ').map(categoryText).join(', ')
    return value
  }
  return ({ rule, facts }) => t(`risk.says.${rule}`, Object.fromEntries(facts.map((fact) => [fact.name, shown(fact)])))
}
