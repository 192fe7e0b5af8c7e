import { refusalText } from '@fairground/client'
import type { StaffTable, TableExposure as Told } from '@fairground/contract'
import { ErrorState, LineChart, Meter, Note, Skeleton, Table } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { percentOf } from '../../../lib/decimal.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { placeName } from './place-name.ts'
import { type ExposurePoint, useExposure, useExposureSeries } from './use-table-setups.ts'

type Book = Told['books'][number]

/** What the open round of a table may cost the house, and how that moves. */
export function TableExposure({ table: { tableId, round } }: { table: StaffTable }) {
  const { t } = useTranslation()
  const { data, error, refetch, dataUpdatedAt } = useExposure(
    tableId,
    round ? `${round.sharedRoundId} ${round.phase}` : '',
  )
  const points = useExposureSeries(tableId, data, dataUpdatedAt)
  if (error && !data)
    return <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40 w-full" />
  const books = data.books.filter((book) => book.tableId === tableId)
  const groups = data.groups.filter(({ riskGroup }) => books.some((book) => book.riskGroup === riskGroup))
  return (
    <section className="grid gap-3" aria-label={t('lobby:exposure.title')}>
      <h3 className="font-semibold">{t('lobby:exposure.title')}</h3>
      {error && <Note tone="warn">{refusalText(t, error)}</Note>}
      {books.length === 0 && <p className="text-sm text-ink-2">{t('lobby:exposure.none')}</p>}
      {books.map((book) => (
        <BookCard key={book.currency} book={book} told={data} />
      ))}
      {groups.map((group) => (
        <GroupCard key={`${group.riskGroup} ${group.currency}`} group={group} />
      ))}
      {points.length > 1 && <Moves points={points} currencies={books.map(({ currency }) => currency)} />}
      {data.places.length > 0 && <Places told={data} />}
    </section>
  )
}

/** From here on somebody should look. */
const highPercent = 80

function BookCard({ book, told }: { book: Book; told: Told }) {
  const { t, i18n } = useTranslation()
  const { count } = useFormats()
  const { currency, worst, held, cap, result } = book
  const percent = percentOf(held, cap) ?? 0
  const paid = told.places.filter((place) => place.currency === currency && place.isPaid)
  const name = result && ((i18n.language === 'vi' && result.vi) || result.en)
  const pays =
    paid.length > 0 && t('lobby:exposure.pays', { places: paid.map(({ spot }) => placeName(t, spot)).join(', ') })
  const words = [name, pays].filter(Boolean).join(' · ')
  return (
    <div className="card grid gap-2 p-3" data-currency={currency}>
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <b className="text-lg">
          <Amount amount={worst} currency={currency} />
        </b>
        <span className="text-xs text-ink-3">
          {t('lobby:exposure.of')} <Amount amount={cap} currency={currency} /> · <bdi>{count(percent)}%</bdi>
        </span>
      </div>
      <Meter
        label={t('lobby:exposure.used', { currency })}
        percent={percent}
        tone={percent >= highPercent ? 'ruby' : 'lamp'}
      />
      <p className="text-sm">
        <span className="text-ink-3">{t('lobby:exposure.worst')}</span>{' '}
        <bdi>{words || t('lobby:exposure.noWorst')}</bdi>
      </p>
    </div>
  )
}

function GroupCard({ group: { riskGroup, currency, held, cap } }: { group: Told['groups'][number] }) {
  const { t } = useTranslation()
  const { count } = useFormats()
  const percent = percentOf(held, cap) ?? 0
  return (
    <div className="grid gap-1.5 rounded-md bg-surface-2 px-3 py-2 text-sm">
      <div className="flex flex-wrap justify-between gap-2">
        <span>{t('lobby:exposure.group', { group: riskGroup })}</span>
        <span className="text-ink-3">
          <Amount amount={held} currency={currency} /> / <Amount amount={cap} currency={currency} /> ·{' '}
          <bdi>{count(percent)}%</bdi>
        </span>
      </div>
      <Meter
        label={t('lobby:exposure.group', { group: riskGroup })}
        percent={percent}
        tone={percent >= highPercent ? 'ruby' : 'lamp'}
      />
    </div>
  )
}

const colors = ['lamp', 'fish', 'up'] as const

function Moves({ points, currencies }: { points: readonly ExposurePoint[]; currencies: readonly string[] }) {
  const { t } = useTranslation()
  const { count, exactTime } = useFormats()
  if (currencies.length === 0) return null
  return (
    <LineChart
      heightPx={140}
      label={t('lobby:exposure.moves')}
      labels={points.map(({ at }) => exactTime(new Date(at).toISOString()))}
      formatValue={(value) => count(Number(value))}
      formatTick={(value) => count(value)}
      series={currencies.map((currency, place) => ({
        ...{ id: currency, name: currency, color: colors[place % colors.length] ?? 'lamp' },
        values: points.map(({ held }) => held[currency] ?? '0.00'),
      }))}
    />
  )
}

function Places({ told: { places, players } }: { told: Told }) {
  const { t } = useTranslation()
  const { count } = useFormats()
  return (
    <>
      <Note tone="info">{t('lobby:exposure.players', { count: players })}</Note>
      <Table
        dense
        label={t('lobby:exposure.places')}
        rows={places}
        rowKey={({ currency, spot }) => `${currency} ${spot}`}
        columns={[
          {
            ...{ id: 'place', head: t('lobby:exposure.place'), isRowHead: true, card: 'title' as const },
            cell: ({ spot, isPaid }) => (
              <span className={isPaid ? 'font-semibold text-ruby-ink' : undefined}>{placeName(t, spot)}</span>
            ),
          },
          {
            ...{ id: 'stake', head: t('lobby:round.stake'), align: 'end' as const, card: 'end' as const },
            cell: ({ stake, currency }) => <Amount amount={stake} currency={currency} />,
          },
          {
            ...{ id: 'players', head: t('lobby:table.players'), align: 'end' as const, card: 'meta' as const },
            cell: (place) => (
              <>
                <span className="md:hidden">{t('lobby:table.players')}: </span>
                <bdi>{count(place.players)}</bdi>
              </>
            ),
          },
        ]}
        state="ready"
      />
    </>
  )
}
