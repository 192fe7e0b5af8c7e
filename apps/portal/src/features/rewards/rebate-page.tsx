import { ButtonLink, ErrorState, Icon, Note } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { RebateDialog, type RebateWish } from './rebate-dialog.tsx'
import { RebateHero } from './rebate-hero.tsx'
import { RebateTable } from './rebate-table.tsx'
import { sumOf } from './sum-of.ts'

/** The rebate of valid bets that had none yet, by category: taken one by one, or all at once. */
export function RebatePage() {
  const { t } = useTranslation()
  const rebates = useQuery(query.loyalty.rebates.queryOptions({ input: {} }))
  const [wish, setWish] = useState<RebateWish>()
  const { data } = rebates
  const total = data && sumOf(data.map(({ amount }) => amount))
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h1 className="font-poster text-3xl">{t('member.manualRebate')}</h1>
        <ButtonLink variant="line" href="/member/bonusDetails" start={<Icon name="icon-[ph--gift-duotone]" />}>
          {t('member.bonusDetails')}
        </ButtonLink>
      </div>
      {rebates.isError && !data ? (
        <ErrorState
          title={t('common:loadFailed')}
          text={t('wallet.safe')}
          onRetry={() => void rebates.refetch()}
          isRetrying={rebates.isFetching}
        />
      ) : (
        <>
          <RebateHero total={total} onClaim={(amount) => setWish({ amount })} />
          <RebateTable
            rows={data}
            onClaim={({ gameType, amount }) => setWish({ gameType, amount: withDebts(data ?? [], gameType, amount) })}
          />
        </>
      )}
      <Note tone="info">
        {t('rebate.how')} {t('rebate.weight')}
      </Note>
      <RebateDialog wish={wish} onClose={() => setWish(undefined)} />
    </div>
  )
}

/** What a category pays once the others' debts are set against it. */
const withDebts = (rows: readonly { gameType: string; amount: string }[], gameType: string, amount: string): string =>
  sumOf([
    amount,
    ...rows.filter((row) => row.gameType !== gameType && row.amount.startsWith('-')).map((row) => row.amount),
  ])
