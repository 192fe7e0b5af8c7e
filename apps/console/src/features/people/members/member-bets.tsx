import { refusalText } from '@fairground/client'
import type { Bet } from '@fairground/contract'
import { numberFormat } from '@fairground/money'
import { ButtonLink, Empty, ErrorState, Icon, KeysetMore, KeyValues, Skeleton, StatusChip } from '@fairground/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { Moment } from '../../../components/moment.tsx'
import { query } from '../../../lib/api.ts'
import { may, useMe } from '../../../lib/me.ts'

const pageSize = 20

/** What a member played: sums of the last 30 days, then every bet, each with the movements of its round. */
export function MemberBets({ memberId, currency }: { memberId: string; currency: string }) {
  const { t, i18n } = useTranslation()
  const [from] = useState(() => new Date(Date.now() - 30 * 86_400_000).toISOString())
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    query.staff.memberBets.infiniteOptions({
      input: (after: string | undefined) => ({ memberId, from, pageSize, after }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next,
    }),
  )
  const first = data?.pages[0]
  if (!first && error)
    return <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
  if (!first) return <Skeleton className="h-60 w-full" />
  const money = (id: string, label: string, amount: string) => ({
    id,
    label,
    value: <Amount amount={amount} currency={currency} />,
  })
  const { sums } = first
  return (
    <div className="grid gap-4">
      <KeyValues
        look="well"
        items={[
          {
            id: 'count',
            label: t('bets.count'),
            value: numberFormat(i18n.language).format(sums.count),
          },
          money('stakes', t('bets.stakes'), sums.betAmount),
          money('valid', t('bets.valid'), sums.validBet),
          money('wins', t('bets.wins'), sums.winAmount),
          money('profit', t('bets.profit'), sums.profit),
        ]}
      />
      {first.total === 0 ? (
        <Empty icon="icon-[ph--ticket-duotone]" title={t('bets.none')} />
      ) : (
        <>
          <ul className="grid gap-2">
            {data.pages
              .flatMap(({ list }) => list)
              .map((bet) => (
                <BetRow key={bet.betId} bet={bet} memberId={memberId} currency={currency} />
              ))}
          </ul>
          <KeysetMore hasMore={hasNextPage} isLoading={isFetchingNextPage} onMore={() => void fetchNextPage()} />
        </>
      )}
    </div>
  )
}

const tones = { open: 'info', won: 'ok', lost: 'neutral', even: 'neutral', void: 'wait' } as const

interface BetRowProps {
  bet: Bet
  memberId: string
  currency: string
}

function BetRow({ bet, memberId, currency }: BetRowProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="rounded-md bg-surface-2 text-sm">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full items-center gap-3 rounded-md px-3.5 py-2.5 text-start focus-ring"
      >
        <span className="min-w-0 flex-1">
          <b className="block truncate">{bet.gameName}</b>
          <span className="text-xs text-ink-3">
            <Moment at={bet.settledAt ?? bet.createdAt} look="exactMoment" />
          </span>
        </span>
        <span className="grid justify-items-end gap-1">
          <Amount amount={bet.status === 'open' ? bet.betAmount : bet.profit} currency={currency} />
          <StatusChip size="sm" tone={tones[bet.status]}>
            {t(`bets.statuses.${bet.status}`)}
          </StatusChip>
        </span>
        <Icon
          name={isOpen ? 'icon-[ph--caret-up-bold]' : 'icon-[ph--caret-down-bold]'}
          className="text-xs text-ink-3"
        />
      </button>
      {isOpen && <Moves bet={bet} memberId={memberId} currency={currency} />}
    </li>
  )
}

function Moves({ bet: { betId, roundId }, memberId, currency }: BetRowProps) {
  const { t } = useTranslation()
  const canLook = may(useMe(), 'catalogue.read')
  const { data, error, refetch } = useQuery(query.staff.memberBet.queryOptions({ input: { memberId, betId } }))
  if (error) return <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
  return (
    <div className="grid gap-2 border-t border-line-soft px-3.5 py-2.5">
      <bdi className="font-mono text-xs break-all text-ink-3">{roundId}</bdi>
      {roundId.startsWith('rnd_') && canLook && (
        <ButtonLink href={`/games?tab=rounds&id=${roundId}`} variant="line" size="sm" className="justify-self-start">
          {t('lobby:round.look')}
        </ButtonLink>
      )}
      {data ? (
        <ol className="grid gap-1">
          {data.moves.map((move) => (
            <li key={move.transactionId} className="flex justify-between gap-3">
              <span>
                {t(`bets.moves.${move.kind}`)} <bdi className="font-mono text-xs text-ink-3">{move.transferId}</bdi>
              </span>
              <Amount amount={move.amount} currency={currency} />
            </li>
          ))}
        </ol>
      ) : (
        <Skeleton className="h-10 w-full" />
      )}
    </div>
  )
}
