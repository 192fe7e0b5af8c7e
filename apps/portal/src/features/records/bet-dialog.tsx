import type { BetMove } from '@fairground/contract'
import {
  ButtonLink,
  Dialog,
  ErrorState,
  KeyValues,
  Money,
  Skeleton,
  Timeline,
  type TimelineEvent,
} from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { DateTime } from '../../components/date-time.tsx'
import { BetStatus } from '../../components/records/bet-status.tsx'
import { query } from '../../lib/api.ts'

interface BetDialogProps {
  /** Undefined while it is closed. */
  betId: string | undefined
  onClose: () => void
}

/** The round behind a line of a record: what it came to, why, and every movement of money in it. */
export function BetDialog({ betId, onClose }: BetDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={betId !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('bet.round')}
      footer={
        <ButtonLink variant="line" href="/fairness">
          {t('bet.fairness')}
        </ButtonLink>
      }
    >
      {betId !== undefined && <Round betId={betId} />}
    </Dialog>
  )
}

function Round({ betId }: { betId: string }) {
  const { t } = useTranslation()
  const { data: bet, isError, isFetching, refetch } = useQuery(query.records.bet.queryOptions({ input: { betId } }))
  if (isError)
    return (
      <ErrorState
        title={t('record.failed')}
        text={t('wallet.safe')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!bet) return <Skeleton className="h-100 w-full" />
  const money = (amount: string, isSigned = false) => (
    <Money amount={amount} currency="VND" decimals={2} signed={isSigned} />
  )
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="text-lg">{bet.gameName}</b>
        <BetStatus status={bet.status} />
        {bet.settlement && <span className="text-sm text-ink-2">{t(`bet.settlements.${bet.settlement}`)}</span>}
      </div>
      <KeyValues
        look="well"
        items={[
          {
            id: 'round',
            label: t('bet.roundId'),
            value: <bdi className="font-mono text-xs break-all">{bet.roundId}</bdi>,
          },
          { id: 'opened', label: t('bet.placedAt'), value: <DateTime at={bet.createdAt} /> },
          ...(bet.settledAt
            ? [{ id: 'settled', label: t('bet.settledAt'), value: <DateTime at={bet.settledAt} /> }]
            : []),
          { id: 'stake', label: t('bet.stake'), value: money(bet.betAmount) },
          ...(Number(bet.refunded) ? [{ id: 'refunded', label: t('bet.refunded'), value: money(bet.refunded) }] : []),
          { id: 'valid', label: t('bet.valid'), value: money(bet.validBet) },
          { id: 'win', label: t('bet.win'), value: money(bet.winAmount) },
          ...(bet.status === 'open' ? [] : [{ id: 'profit', label: t('bet.profit'), value: money(bet.profit, true) }]),
        ]}
      />
      <section aria-labelledby="moves">
        <h3 id="moves" className="mb-3 font-bold">
          {t('bet.moves')}
        </h3>
        <Timeline events={bet.moves.map((move): TimelineEvent => eventOf(move, t(titleOf(move))))} />
      </section>
    </div>
  )
}

const looks = {
  bet: { icon: 'icon-[ph--arrow-up-right-bold]', tone: 'neutral' },
  win: { icon: 'icon-[ph--arrow-down-left-bold]', tone: 'ok' },
  rollback: { icon: 'icon-[ph--arrow-u-up-left-bold]', tone: 'wait' },
  adjust: { icon: 'icon-[ph--pencil-simple-bold]', tone: 'info' },
} as const

type Move = z.infer<typeof BetMove>

const titleOf = ({ kind, isTakenBack }: Move) =>
  kind === 'bet' && isTakenBack ? 'bet.moveKinds.takenBack' : (`bet.moveKinds.${kind}` as const)

const eventOf = ({ kind, transactionId, transferId, amount, at }: Move, title: string): TimelineEvent => ({
  id: transactionId,
  ...looks[kind],
  title: (
    <span className="flex justify-between gap-3">
      {title}
      <Money amount={kind === 'bet' ? `-${amount}` : amount} currency="VND" decimals={2} signed />
    </span>
  ),
  time: <DateTime at={at} />,
  text: transferId && <bdi className="font-mono text-xs text-ink-3">{transferId}</bdi>,
})
