import { KpiStrip } from '@fairground/ui'
import { DeskSum } from '@fairground/vendor-ui/staff-desk'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeskState } from './desk-context.ts'

type Field = 'stakesMinor' | 'worstMinor' | 'expectedMinor'

/** Of all matches that are not over. */
export function Totals() {
  const { t } = useTranslation('sports-desk')
  const { totals, leagues } = useDeskState(({ view }) => view)
  const silent = leagues.filter(({ isSilent }) => isSilent).length
  const stoppedLeagues = leagues.filter(({ isStopped }) => isStopped).length
  const sumOf = (field: Field) =>
    totals.risk.length === 0
      ? '0'
      : totals.risk.map((risk) => (
          <Fragment key={risk.currency}>
            <DeskSum minor={risk[field]} currency={risk.currency} isSigned={field !== 'stakesMinor'} />{' '}
          </Fragment>
        ))
  return (
    <KpiStrip
      className="trading-totals"
      items={[
        { id: 'worst', label: t('total.worst'), value: sumOf('worstMinor'), note: t('total.worstNote') },
        { id: 'expected', label: t('total.expected'), value: sumOf('expectedMinor'), note: t('total.expectedNote') },
        {
          ...{ id: 'stakes', label: t('total.stakes'), value: sumOf('stakesMinor') },
          note: t('total.bets', { count: totals.openBets }),
        },
        {
          ...{ id: 'stopped', label: t('total.stopped'), value: totals.stopped },
          note: t('total.leagues', { count: stoppedLeagues }),
        },
        {
          ...{ id: 'feed', label: t('total.feed'), value: silent === 0 ? t('total.alive') : silent },
          ...{ note: t('total.waiting', { count: totals.waiting }), ...(silent > 0 && { valueTone: 'down' as const }) },
        },
      ]}
    />
  )
}
