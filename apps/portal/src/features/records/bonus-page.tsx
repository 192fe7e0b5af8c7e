import { type Gift, giftTypes, recordFiles } from '@fairground/contract'
import { Chip, type Column, Empty, Kpi, Money, Pager, StatusChip, Table } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { DayChart } from '../../components/records/day-chart.tsx'
import { RecordFilters } from '../../components/records/record-filters.tsx'
import { RecordHead } from '../../components/records/record-head.tsx'
import { useDays } from '../../components/records/use-days.ts'
import { query } from '../../lib/api.ts'

const pageSize = 50
const tones = { bonus: 'lamp', rebate: 'ok', cashback: 'info' } as const

/** Bonuses, rebates and cash back the account was given. */
export function BonusPage() {
  const { t } = useTranslation()
  const days = useDays('last30')
  const [type, setType] = useState<Gift['type']>()
  const filter = { ...days.span, type }
  const filterKey = JSON.stringify(filter)
  // Another filter begins at its first page.
  const [turned, setTurned] = useState({ filterKey, page: 1 })
  const page = turned.filterKey === filterKey ? turned.page : 1
  const gifts = useQuery({
    ...query.records.gifts.queryOptions({ input: { ...filter, pageNo: page, pageSize } }),
    placeholderData: keepPreviousData,
  })
  const { data } = gifts
  const clear = type === undefined ? undefined : () => setType(undefined)
  return (
    <div className="grid grid-cols-1 gap-4">
      <RecordHead title={t('member.bonusDetails')} file={{ path: recordFiles.gifts, query: filter }} />
      <RecordFilters days={days} onClear={clear}>
        <fieldset className="flex flex-wrap gap-2" aria-label={t('record.kind')}>
          <Chip pressed={type === undefined} onClick={() => setType(undefined)}>
            {t('record.kinds.all')}
          </Chip>
          {giftTypes.map((choice) => (
            <Chip key={choice} pressed={type === choice} onClick={() => setType(choice)}>
              {t(`bonus.types.${choice}`)}
            </Chip>
          ))}
        </fieldset>
      </RecordFilters>
      <div className="fit-grid">
        {giftTypes.map((of) => (
          <Kpi
            key={of}
            className={of === 'cashback' ? 'max-sm:col-span-full' : undefined}
            label={t(`bonus.sums.${of}`)}
            value={data && <Money amount={data.sums[of]} currency="VND" decimals={0} />}
            isLoading={!data}
          />
        ))}
      </div>
      <DayChart
        label={t('bonus.chart')}
        range={days.range}
        rows={data?.days}
        series={[
          { name: t('bonus.types.bonus'), color: 'lamp', amountOf: ({ bonus }) => bonus },
          { name: t('bonus.types.rebate'), color: 'live', amountOf: ({ rebate }) => rebate },
          { name: t('bonus.types.cashback'), color: 'fish', amountOf: ({ cashback }) => cashback },
        ]}
      />
      <Table
        label={t('member.bonusDetails')}
        rows={data?.list ?? []}
        rowKey={({ id }) => id}
        state={gifts.isError ? 'error' : gifts.isPending || gifts.isPlaceholderData ? 'loading' : 'ready'}
        onRetry={() => void gifts.refetch()}
        errorText={t('wallet.safe')}
        isFiltered={type !== undefined}
        onClearFilters={clear}
        empty={<Empty icon="icon-[ph--gift-duotone]" title={t('bonus.none')} text={t('bonus.noneText')} />}
        columns={columnsOf(t)}
        footer={
          data &&
          data.total > pageSize && (
            <Pager
              page={page}
              pageSize={pageSize}
              totalCount={data.total}
              onPageChange={(next) => setTurned({ filterKey, page: next })}
            />
          )
        }
      />
    </div>
  )
}

const columnsOf = (t: TFunction): Column<Gift>[] => [
  { id: 'at', card: 'meta', head: t('record.at'), cell: ({ createdAt }) => <DateTime at={createdAt} /> },
  {
    id: 'title',
    card: 'title',
    isRowHead: true,
    head: t('bonus.title'),
    cell: ({ title, type }) => <bdi>{title || t(`bonus.types.${type}`)}</bdi>,
  },
  {
    id: 'type',
    card: 'metaEnd',
    head: t('record.kind'),
    cell: ({ type }) => (
      <StatusChip size="sm" tone={tones[type]}>
        {t(`bonus.types.${type}`)}
      </StatusChip>
    ),
  },
  {
    id: 'amount',
    align: 'end',
    card: 'end',
    head: t('record.amount'),
    cell: ({ amount }) => <Money amount={amount} currency="VND" decimals={2} signed />,
  },
]
