import { refusalText } from '@fairground/client'
import type { PoolMoveWish, StaffPool } from '@fairground/contract'
import { Button, Field, Note, Select } from '@fairground/ui'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Amount } from '../../components/amount.tsx'
import { Moment } from '../../components/moment.tsx'
import { ReasonDialog } from '../../components/reason-dialog.tsx'
import { may, useMe } from '../../lib/me.ts'
import { useDecideMove, useMovePool } from './use-jackpots.ts'

type Place = PoolMoveWish['to']
type MovePoolProps = { pool: StaffPool; targets: readonly StaffPool[] }

const nameOf = ({ jackpotId, tier }: Place): string => `${jackpotId} · ${tier}`

/** Closes a paused pool by moving all of its money to another: one person asks, another says yes. */
export function MovePool({ pool, targets }: MovePoolProps) {
  const { t } = useTranslation()
  const canMove = may(useMe(), 'vendors.manage')
  const [isAsking, setAsking] = useState(false)
  if (pool.move) return <Wish pool={pool} move={pool.move} />
  if (!pool.isPaused || pool.isClosed || !canMove || targets.length === 0) return null
  return (
    <>
      <Button variant="line" size="sm" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('lobby:jackpot.move')}
      </Button>
      {isAsking && <AskMove pool={pool} targets={targets} onClose={() => setAsking(false)} />}
    </>
  )
}

/** The amounts that would move, as they are now. */
function Sums({ pool: { meter, overflow, reserve, currency } }: { pool: StaffPool }) {
  return (
    <Trans
      i18nKey="lobby:jackpot.moveSums"
      components={{
        meter: <Amount amount={meter} currency={currency} className="font-bold" />,
        overflow: <Amount amount={overflow} currency={currency} className="font-bold" />,
        reserve: <Amount amount={reserve} currency={currency} className="font-bold" />,
      }}
    />
  )
}

function AskMove({ pool, targets, onClose }: MovePoolProps & { onClose: () => void }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(0)
  const ask = useMovePool(onClose)
  const { vendorId, jackpotId, tier, currency } = pool
  const target = targets[chosen]
  const send = (reason: string) => {
    if (!target) return
    const to = { jackpotId: target.jackpotId, tier: target.tier }
    ask.mutate({ vendorId, jackpotId, tier, currency, to, reason })
  }
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('lobby:jackpot.moveTitle', { pool: nameOf(pool) })}
      text={
        <>
          <Sums pool={pool} /> {t('lobby:jackpot.moveText')}
        </>
      }
      hint={t('vendors.askHint')}
      confirmLabel={t('vendors.ask')}
      isBusy={ask.isPending}
      refusal={ask.error ? refusalText(t, ask.error) : undefined}
      onConfirm={send}
    >
      <Field label={t('lobby:jackpot.moveTo')} required>
        <Select
          options={targets.map((one, place) => ({ value: String(place), label: nameOf(one) }))}
          value={String(chosen)}
          onValueChange={(value) => setChosen(Number(value))}
        />
      </Field>
    </ReasonDialog>
  )
}

/** What one person asked for, until another says yes and the vendor has moved it. */
function Wish({ pool, move }: { pool: StaffPool; move: PoolMoveWish }) {
  const { t } = useTranslation()
  const { moveId, to, reason, askedBy, askedAt, isApproved, allowed } = move
  const decide = useDecideMove()
  const answer = (yes: boolean) => decide.mutate({ moveId, isApproved: yes })
  return (
    <section
      aria-label={t('lobby:jackpot.moveWaits', { pool: nameOf(to) })}
      className="grid gap-2.5 rounded-md bg-surface-2 p-3.5 text-sm"
    >
      <p>
        <b>{t(isApproved ? 'lobby:jackpot.moveUnsure' : 'lobby:jackpot.moveWaits', { pool: nameOf(to) })}</b>
        <span className="block text-ink-2">
          <Sums pool={pool} />
        </span>
        <span className="block text-ink-2">
          <bdi>{reason}</bdi>
        </span>
        <span className="block text-xs text-ink-3">
          <bdi>{askedBy}</bdi> · <Moment at={askedAt} look="exactMoment" />
        </span>
      </p>
      {decide.error && (
        <Note tone="bad" isLive>
          {refusalText(t, decide.error)}
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        {allowed.includes('withdraw') && (
          <Button variant="line" size="sm" busy={decide.isPending} onClick={() => answer(false)}>
            {t('adjust.withdraw')}
          </Button>
        )}
        {allowed.includes('reject') && (
          <Button variant="line" size="sm" disabled={decide.isPending} onClick={() => answer(false)}>
            {t('action.reject')}
          </Button>
        )}
        {allowed.includes('approve') && (
          <Button variant="ruby" size="sm" busy={decide.isPending} guardMs={1000} onClick={() => answer(true)}>
            {t('action.approve')}
          </Button>
        )}
      </div>
    </section>
  )
}
