import { fieldRefusal, isRefusal, refusalText } from '@fairground/client'
import type { StakeLimitList, StakeLimitRow } from '@fairground/contract'
import { Field, MoneyInput } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { amountOfText } from '../../../lib/decimal.ts'
import { nameIn } from './shown-name.ts'
import { useAskStakeLimits } from './use-stake-limits.ts'

type LimitDialogProps = { row: StakeLimitRow; ranks: StakeLimitList['ranks']; onClose: () => void }

/** Asks for other limits; they hold when another person says yes. An empty box is no limit. */
export function LimitDialog({ row: { game, currency, limits }, ranks, onClose }: LimitDialogProps) {
  const { t, i18n } = useTranslation()
  const ask = useAskStakeLimits()
  const [texts, setTexts] = useState<Record<string, string>>(() => ({
    ...{ stakeMin: limits.stakeMin ?? '', stakeMax: limits.stakeMax ?? '', payoutMax: limits.payoutMax ?? '' },
    ...Object.fromEntries(limits.ranks.map(({ rank, stakeMax }) => [`rank.${rank}`, stakeMax])),
  }))
  /** Null for an empty field, undefined for what is no amount. */
  const read = (field: string) => {
    const text = texts[field] ?? ''
    return text === '' ? null : amountOfText(text)
  }
  const fields = [
    ...['stakeMin', 'stakeMax', 'payoutMax'].map((id) => ({ id, label: t(`lobby:limit.${id}`) })),
    ...ranks.map(({ rank, labels }) => ({
      id: `rank.${rank}`,
      label: t('lobby:limit.rank', { rank, name: nameIn(labels, i18n.language) }),
    })),
  ]
  const send = (reason: string) => {
    const [stakeMin, stakeMax, payoutMax] = ['stakeMin', 'stakeMax', 'payoutMax'].map(read)
    if (stakeMin === undefined || stakeMax === undefined || payoutMax === undefined) return
    if (fields.some(({ id }) => read(id) === undefined)) return
    const own = ranks.flatMap(({ rank }) => {
      const amount = read(`rank.${rank}`)
      return amount ? [{ rank, stakeMax: amount }] : []
    })
    const wish = { stakeMin, stakeMax, payoutMax, ranks: own }
    ask.mutate({ gameCode: game?.gameCode ?? null, currency, limits: wish, reason }, { onSuccess: onClose })
  }
  const isInField = isRefusal(ask.error) && ask.error.fieldErrors.some(({ field }) => field in texts)
  return (
    <ReasonDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${game ? nameIn(game.names, i18n.language) : t('lobby:limit.all')} · ${currency}`}
      text={t('lobby:limit.askText')}
      hint={t('vendors.askHint')}
      tone="mint"
      confirmLabel={t('vendors.ask')}
      isBusy={ask.isPending}
      refusal={ask.error && !isInField ? refusalText(t, ask.error) : undefined}
      onConfirm={send}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {fields.map(({ id, label }) => (
          <Field
            key={id}
            label={label}
            error={read(id) === undefined ? t('vendors.limitWrong') : fieldRefusal(t, ask.error, id)}
          >
            <MoneyInput
              value={texts[id] ?? ''}
              onValueChange={(text) => {
                setTexts((before) => ({ ...before, [id]: text }))
                ask.reset()
              }}
              decimals={2}
              unit={currency}
            />
          </Field>
        ))}
      </div>
    </ReasonDialog>
  )
}
