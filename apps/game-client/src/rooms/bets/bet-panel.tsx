import { Button } from '@fairground/ui'
import { useCashText } from '@fairground/vendor-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AmountChoice } from '../lobby/amount-choice.tsx'
import { presets, presetTo, type Raise } from './bet-sizes.ts'
import type { BetTable } from './bet-table.ts'

const none = 0n

export interface BetPanelProps {
  table: BetTable
  place: number
  choices: NonNullable<BetTable['choices']>
  isSending: boolean
  onAct: (act: { type: string; toMinor?: string }) => void
}

/** To fold, to check or call, and to raise by an amount. */
export function BetPanel({ table, place, choices, isSending, onAct }: BetPanelProps) {
  const { t } = useTranslation()
  const cash = useCashText()
  const { canCheck, callMinor, raise } = choices
  const { betMinor = none, chipsMinor = none } = table.seats[place] ?? {}
  const [wanted, setWanted] = useState<bigint>()
  const toMinor = wanted ?? raise?.fromMinor ?? none
  const isRight = raise != null && toMinor >= raise.fromMinor && toMinor <= raise.toMinor
  const isAll = toMinor === betMinor + chipsMinor
  return (
    <div className="room-bets">
      {raise && (
        <>
          <Presets table={table} place={place} raise={raise} callMinor={callMinor} toMinor={toMinor} onTo={setWanted} />
          <AmountChoice
            label={t('room.bets.raiseTo')}
            minMinor={raise.fromMinor}
            maxMinor={raise.toMinor}
            minor={toMinor}
            onMinor={setWanted}
          />
        </>
      )}
      <div className="room-acts">
        <Button variant="line" size="lg" disabled={isSending || canCheck} onClick={() => onAct({ type: 'fold' })}>
          {t('instant.table.fold')}
        </Button>
        <Button
          variant="lamp"
          size="lg"
          className="room-main"
          busy={isSending}
          onClick={() => onAct({ type: canCheck ? 'check' : 'call' })}
        >
          {canCheck ? t('room.bets.check') : t('room.bets.callFor', { amount: cash(callMinor) })}
        </Button>
        {raise && (
          <Button
            variant="line"
            size="lg"
            disabled={isSending || !isRight}
            onClick={() => onAct({ type: 'raise', toMinor: String(toMinor) })}
          >
            {t(isAll ? 'room.bets.allIn' : 'room.bets.raiseFor', { amount: cash(toMinor) })}
          </Button>
        )}
      </div>
    </div>
  )
}

interface PresetsProps extends Pick<BetPanelProps, 'table' | 'place'> {
  raise: Raise
  callMinor: bigint
  toMinor: bigint
  onTo: (minor: bigint) => void
}

/** Common sizes; all in where the limits of the game let it. */
function Presets({ table, place, raise, callMinor, toMinor, onTo }: PresetsProps) {
  const { t } = useTranslation()
  const { betMinor = none, chipsMinor = none } = table.seats[place] ?? {}
  const canAll = raise.toMinor === betMinor + chipsMinor
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons beside each other are no fieldset
    <div className="room-presets" role="group" aria-label={t('room.bets.sizes')}>
      {presets
        .filter((preset) => preset !== 'all' || canAll)
        .map((preset) => {
          const minor = presetTo(preset, { raise, potMinor: table.potMinor, callMinor, betMinor })
          return (
            <button key={preset} type="button" aria-pressed={minor === toMinor} onClick={() => onTo(minor)}>
              {t(`room.bets.size.${preset}`)}
            </button>
          )
        })}
    </div>
  )
}
