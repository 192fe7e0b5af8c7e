import { type KeyValue, KeyValues, Note } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { Moment } from '../../../components/moment.tsx'
import { query } from '../../../lib/api.ts'

const demandsShown = 5

/** What the member has yet to stake before money leaves, and what asked for it. */
export function MemberTurnover({ memberId, currency }: { memberId: string; currency: string }) {
  const { t } = useTranslation()
  const { data } = useQuery(query.staff.memberTurnover.queryOptions({ input: { memberId } }))
  if (!data || data.demands.length === 0) return null
  const items = data.demands.slice(0, demandsShown).map(
    (demand): KeyValue => ({
      id: `${demand.kind}-${demand.at}`,
      label: t('turnover.demand', { kind: t(`turnover.kind.${demand.kind}`), percent: demand.percent }),
      value: (
        <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2">
          <Moment at={demand.at} look="exactMoment" />
          <Amount amount={demand.required} currency={currency} />
        </span>
      ),
    }),
  )
  return (
    <section aria-label={t('turnover.left')} className="grid gap-2">
      {data.left === '0.00' ? (
        <Note tone="ok">{t('turnover.done')}</Note>
      ) : (
        <KeyValues
          look="well"
          items={[
            { id: 'left', label: t('turnover.left'), value: <Amount amount={data.left} currency={currency} /> },
            { id: 'wanted', label: t('turnover.wanted'), value: <Amount amount={data.wanted} currency={currency} /> },
          ]}
        />
      )}
      <KeyValues items={items} />
    </section>
  )
}
