import { Button, Icon, Money, Skeleton } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'

interface PointsLineProps {
  span: { from: string; to: string }
  onOpen: () => void
}

/** What prize groups brought in these days, with the way to the statement. Nothing where it could not be read. */
export function PointsLine({ span, onOpen }: PointsLineProps) {
  const { t } = useTranslation()
  const { data, isError } = useQuery(query.agents.points.queryOptions({ input: { ...span, pageNo: 1, pageSize: 20 } }))
  if (isError) return null
  return (
    <section
      aria-label={t('agents:points.line')}
      className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3.5"
    >
      <b className="text-sm">{t('agents:points.line')}</b>
      {data ? (
        <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {(['amount', 'paid'] as const).map((figure) => (
            <div key={figure} className="flex items-baseline gap-2">
              <dt className="text-ink-3">{t(figure === 'amount' ? 'agents:points.amount' : 'contracts:sum.paid')}</dt>
              <dd className="font-bold">
                <Money amount={data.sums[figure]} currency="VND" decimals={2} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <Skeleton className="h-5 w-56" />
      )}
      <Button variant="quiet" size="sm" onClick={onOpen} end={<Icon name="icon-[ph--caret-right-bold]" flip />}>
        {t('agents:points.title')}
      </Button>
    </section>
  )
}
