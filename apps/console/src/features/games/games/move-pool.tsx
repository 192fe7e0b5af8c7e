import { refusalText } from '@fairground/client'
import type { PoolMove, StaffPool } from '@fairground/contract'
import { Button, Field, Select } from '@fairground/ui'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { OpenWish } from '../../../components/open-wish.tsx'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { useMovePool } from './use-jackpots.ts'

type Place = PoolMove['to']
type MovePoolProps = { pool: StaffPool; targets: readonly StaffPool[] }

const nameOf = ({ jackpotId, tier }: Place): string => `${jackpotId} · ${tier}`

/** Closes a paused pool by moving all of its money to another: one person asks, another says yes. */
export function MovePool({ pool, targets }: MovePoolProps) {
  const { t } = useTranslation()
  const canMove = may(useMe(), 'vendors.manage')
  const [isAsking, setAsking] = useState(false)
  if (pool.move) return <WaitingMove pool={pool} move={pool.move} />
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
function WaitingMove({ pool, move }: { pool: StaffPool; move: PoolMove }) {
  const { t } = useTranslation()
  const name = nameOf(move.to)
  const title = {
    asked: t('lobby:jackpot.moveWaits', { pool: name }),
    ordered: t('lobby:jackpot.moveUnsure', { pool: name }),
    refused: t('wishes.moveRefused', { pool: name }),
  }[move.step]
  return <OpenWish wish={move} title={title} text={<Sums pool={pool} />} size="sm" tone="ruby" />
}
