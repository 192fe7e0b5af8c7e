import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../../components/filter-chips.tsx'
import { isOpenView, type WithdrawalView, withdrawalViews } from './withdrawal-search.ts'

type WithdrawalViewsProps = {
  view: WithdrawalView
  counts: { open: number; needsTwo: number; mine: number; asked: number } | undefined
  onView: (view: WithdrawalView) => void
}

/** What part of the withdrawals is shown, and in what order. */
export function WithdrawalViews({ view, counts, onView }: WithdrawalViewsProps) {
  const { t } = useTranslation()
  const known: Partial<Record<WithdrawalView, number>> = counts ?? {}
  return (
    <FilterChips
      options={withdrawalViews.map((value) => ({ value, label: t(`withdrawals.view.${value}`), count: known[value] }))}
      value={view}
      onValueChange={onView}
      note={t(isOpenView(view) ? 'filter.oldestFirst' : 'filter.newestFirst')}
    />
  )
}
