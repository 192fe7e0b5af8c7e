import { bestFive } from '@fairground/room-rules'
import { Button } from '@fairground/ui'
import { Cash, useCashText } from '@fairground/vendor-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AmountChoice } from '../../rooms/lobby/amount-choice.tsx'
import { CardRow } from '../../rooms/table/room-card.tsx'
import { presets, presetTo } from './bet-sizes.ts'
import type { HoldemTable } from './table.ts'

interface HoldemOwnProps {
  table: HoldemTable
  place: number
  isSending: boolean
  onAct: (act: { type: string; toMinor?: string }) => void
}

/** Own cards, what they make so far, and the panel of bets while it is one's turn. */
export function HoldemOwn({ table, place, isSending, onAct }: HoldemOwnProps) {
  const { t } = useTranslation()
  const { hole = [] } = table.seats[place] ?? {}
  const { choices } = table
  return (
    <div className="room-own is-short" data-turn={choices != null}>
      <div className="room-hole">
        <CardRow cards={hole} />
        <span>{madeOf(hole, table.board, t)}</span>
      </div>
      {choices && <BetPanel table={table} place={place} choices={choices} isSending={isSending} onAct={onAct} />}
    </div>
  )
}

/** What hole and board make together. */
export function madeOf(hole: readonly number[], board: readonly number[], t: (key: string) => string): string {
  if (hole.length + board.length < 5) return ''
  return t(`instant.table.hand.${bestFive([...hole, ...board]).category}`)
}

type Choices = NonNullable<HoldemTable['choices']>

function BetPanel({ table, place, choices, isSending, onAct }: HoldemOwnProps & { choices: Choices }) {
  const { t } = useTranslation()
  const cash = useCashText()
  const { canCheck, callMinor, raise } = choices
  const betMinor = table.seats[place]?.betMinor ?? none
  const [wanted, setWanted] = useState<bigint>()
  const toMinor = wanted ?? raise?.fromMinor ?? none
  const isRight = raise != null && toMinor >= raise.fromMinor && toMinor <= raise.toMinor
  const isAll = raise != null && toMinor === raise.toMinor
  return (
    <div className="room-bets">
      {raise && (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: buttons beside each other are no fieldset */}
          <div className="room-presets" role="group" aria-label={t('room.holdem.sizes')}>
            {presets.map((preset) => {
              const minor = presetTo(preset, { raise, potMinor: table.potMinor, callMinor, betMinor })
              return (
                <button key={preset} type="button" aria-pressed={minor === toMinor} onClick={() => setWanted(minor)}>
                  {t(`room.holdem.size.${preset}`)}
                </button>
              )
            })}
          </div>
          <AmountChoice
            label={t('room.holdem.raiseTo')}
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
          {canCheck ? t('room.holdem.check') : t('room.holdem.callFor', { amount: cash(callMinor) })}
        </Button>
        {raise && (
          <Button
            variant="line"
            size="lg"
            disabled={isSending || !isRight}
            onClick={() => onAct({ type: 'raise', toMinor: String(toMinor) })}
          >
            {t(isAll ? 'room.holdem.allIn' : 'room.holdem.raiseFor', { amount: cash(toMinor) })}
          </Button>
        )}
      </div>
    </div>
  )
}

const none = 0n

/** The pots at the end, or all that lies in the middle now. */
export function Pots({ table, collectedMinor }: { table: HoldemTable; collectedMinor: bigint }) {
  const { t } = useTranslation()
  const pots = table.end?.pots ?? []
  if (pots.length === 0)
    return (
      <p className="room-pots">
        <span>
          {t('room.holdem.pot')} <Cash minor={collectedMinor} />
        </span>
      </p>
    )
  return (
    <p className="room-pots">
      {pots.map(({ amountMinor }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pots of a hand do not change their order
        <span key={at}>
          {at === 0 ? t('room.holdem.mainPot') : t('room.holdem.sidePot', { number: at })} <Cash minor={amountMinor} />
        </span>
      ))}
    </p>
  )
}
