import type { StakeLimitChange, StakeLimitList, StakeLimitRow, StakeLimits } from '@fairground/contract'
import { Button, KeyValues } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { Moment } from '../../../components/moment.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { Wish } from '../../../components/wish.tsx'
import { may, useMe } from '../../../lib/me.ts'
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
      <Values limits={limits} inForce={row.inForce} ranks={ranks} currency={currency} />
      {changedAt && (
        <p className="text-xs text-ink-3">
          {t('lobby:limit.since')} <Moment at={changedAt} look="exactMoment" />
        </p>
      )}
      {change && <Waiting change={change} ranks={ranks} currency={currency} />}
      {canAsk && !change && (
        <Button variant="line" onClick={() => setAsking(true)}>
          {t('lobby:limit.ask')}
        </Button>
      )}
      {isAsking && <LimitDialog row={row} ranks={ranks} onClose={() => setAsking(false)} />}
    </SidePanel>
  )
}

type ValuesProps = {
  limits: StakeLimits
  /** What holds where nothing is set here. */
  inForce?: StakeLimitRow['inForce']
  ranks: Ranks
  currency: string
}

function Values({ limits, inForce, ranks, currency }: ValuesProps) {
  const { t, i18n } = useTranslation()
  const shown = (amount: string | null, held?: string | null) => {
    if (amount !== null) return <Amount amount={amount} currency={currency} />
    if (!held) return t('lobby:limit.notSet')
    return (
      <>
        <Amount amount={held} currency={currency} className="font-medium!" />{' '}
        <span className="text-xs font-normal text-ink-3">({t('lobby:limit.notSet')})</span>
      </>
    )
  }
  const nameOf = (rank: number) => {
    const known = ranks.find((one) => one.rank === rank)
    return known ? nameIn(known.labels, i18n.language) : ''
  }
  return (
    <KeyValues
      look="well"
      items={[
        { id: 'min', label: t('lobby:limit.stakeMin'), value: shown(limits.stakeMin, inForce?.stakeMin) },
        { id: 'max', label: t('lobby:limit.stakeMax'), value: shown(limits.stakeMax, inForce?.stakeMax) },
        { id: 'payout', label: t('lobby:limit.payoutMax'), value: shown(limits.payoutMax, inForce?.payoutMax) },
        ...limits.ranks.map(({ rank, stakeMax }) => ({
          id: `rank.${rank}`,
          label: t('lobby:limit.rank', { rank, name: nameOf(rank) }),
          value: shown(stakeMax),
        })),
      ]}
    />
  )
}

type WaitingProps = { change: StakeLimitChange; ranks: Ranks; currency: string }

function Waiting({ change, ranks, currency }: WaitingProps) {
  const { t } = useTranslation()
  const { changeId, limits } = change
  const decide = useDecideStakeLimits()
  return (
    <Wish
      label={t('lobby:limit.waits')}
      asked={change}
      decide={decide}
      onAnswer={(isApproved) => decide.mutate({ changeId, isApproved })}
    >
      <Values limits={limits} ranks={ranks} currency={currency} />
    </Wish>
  )
}
