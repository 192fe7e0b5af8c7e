import { refusalText } from '@fairground/client'
import type { StakeLimitChange, StakeLimitList, StakeLimitRow, StakeLimits } from '@fairground/contract'
import { Button, KeyValues, Note } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../components/amount.tsx'
import { Moment } from '../../components/moment.tsx'
import { SidePanel } from '../../components/split-view.tsx'
import { may, useMe } from '../../lib/me.ts'
import { LimitDialog } from './limit-dialog.tsx'
import { nameIn } from './shown-name.ts'
import { useDecideStakeLimits } from './use-stake-limits.ts'

type Ranks = StakeLimitList['ranks']
type LimitPanelProps = { row: StakeLimitRow; ranks: Ranks; onClose: () => void }

/** The limits of a game, or of all, in one currency, and the wish to change them. */
export function LimitPanel({ row, ranks, onClose }: LimitPanelProps) {
  const { t, i18n } = useTranslation()
  const canAsk = may(useMe(), 'vendors.manage')
  const [isAsking, setAsking] = useState(false)
  const { game, currency, limits, changedAt, change } = row
  return (
    <SidePanel
      label={t('lobby:limit.panel')}
      head={
        <h2 className="text-lg font-bold wrap-anywhere">
          {game ? nameIn(game.names, i18n.language) : t('lobby:limit.all')} · <bdi>{currency}</bdi>
        </h2>
      }
      onClose={onClose}
    >
      <p className="text-sm text-ink-2">{t(game ? 'lobby:limit.gameText' : 'lobby:limit.allText')}</p>
      <Values limits={limits} ranks={ranks} currency={currency} />
      {changedAt && (
        <p className="text-xs text-ink-3">
          {t('lobby:limit.since')} <Moment at={changedAt} look="exactMoment" />
        </p>
      )}
      {change && <Wish change={change} ranks={ranks} currency={currency} />}
      {canAsk && !change && (
        <Button variant="line" onClick={() => setAsking(true)}>
          {t('lobby:limit.ask')}
        </Button>
      )}
      {isAsking && <LimitDialog row={row} ranks={ranks} onClose={() => setAsking(false)} />}
    </SidePanel>
  )
}

type ValuesProps = { limits: StakeLimits; ranks: Ranks; currency: string }

function Values({ limits, ranks, currency }: ValuesProps) {
  const { t, i18n } = useTranslation()
  const shown = (amount: string | null) =>
    amount === null ? t('lobby:limit.notSet') : <Amount amount={amount} currency={currency} />
  const nameOf = (rank: number) => {
    const known = ranks.find((one) => one.rank === rank)
    return known ? nameIn(known.labels, i18n.language) : ''
  }
  return (
    <KeyValues
      look="well"
      items={[
        { id: 'min', label: t('lobby:limit.stakeMin'), value: shown(limits.stakeMin) },
        { id: 'max', label: t('lobby:limit.stakeMax'), value: shown(limits.stakeMax) },
        { id: 'payout', label: t('lobby:limit.payoutMax'), value: shown(limits.payoutMax) },
        ...limits.ranks.map(({ rank, stakeMax }) => ({
          id: `rank.${rank}`,
          label: t('lobby:limit.rank', { rank, name: nameOf(rank) }),
          value: shown(stakeMax),
        })),
      ]}
    />
  )
}

type WishProps = { change: StakeLimitChange; ranks: Ranks; currency: string }

/** What one person asked for, until another says yes. */
function Wish({ change, ranks, currency }: WishProps) {
  const { t } = useTranslation()
  const { changeId, limits, reason, askedBy, askedAt, allowed } = change
  const decide = useDecideStakeLimits()
  const answer = (isApproved: boolean) => decide.mutate({ changeId, isApproved })
  return (
    <section aria-label={t('lobby:limit.waits')} className="grid gap-2.5 rounded-md bg-surface-2 p-3.5 text-sm">
      <p>
        <b>{t('lobby:limit.waits')}</b>
        <span className="block text-ink-2">
          <bdi>{reason}</bdi>
        </span>
        <span className="block text-xs text-ink-3">
          <bdi>{askedBy}</bdi> · <Moment at={askedAt} look="exactMoment" />
        </span>
      </p>
      <Values limits={limits} ranks={ranks} currency={currency} />
      {decide.error && (
        <Note tone="bad" isLive>
          {refusalText(t, decide.error)}
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        {allowed.includes('withdraw') && (
          <Button variant="line" busy={decide.isPending} onClick={() => answer(false)}>
            {t('adjust.withdraw')}
          </Button>
        )}
        {allowed.includes('reject') && (
          <Button variant="line" disabled={decide.isPending} onClick={() => answer(false)}>
            {t('action.reject')}
          </Button>
        )}
        {allowed.includes('approve') && (
          <Button variant="mint" busy={decide.isPending} guardMs={1000} onClick={() => answer(true)}>
            {t('action.approve')}
          </Button>
        )}
      </div>
    </section>
  )
}
