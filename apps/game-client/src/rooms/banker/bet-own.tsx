import { Button } from '@fairground/ui'
import { useCashText } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'

interface BetOwnProps {
  unitMinor: bigint
  /** Undefined: nothing is to be bet, or not any more. */
  unitsMax: number | undefined
  isBanker: boolean
  isSending: boolean
  onBet: (units: number) => void
}

const unitsShown = [1, 2, 3, 4, 5]

/** Before the cards are shown: how many units go against the banker. */
export function BetOwn({ unitMinor, unitsMax, isBanker, isSending, onBet }: BetOwnProps) {
  const { t } = useTranslation()
  const cash = useCashText()
  return (
    <div className="room-own is-short" data-turn={unitsMax !== undefined}>
      <p className="room-why" role="status">
        {isBanker ? t('room.banker.youBank') : t(unitsMax === undefined ? 'room.banker.waits' : 'room.banker.ask')}
      </p>
      {unitsMax !== undefined && (
        <div className="room-acts">
          {unitsShown.map((units) => (
            <Button
              key={units}
              variant="line"
              aria-label={t('room.banker.bet', { units, amount: cash(unitMinor * BigInt(units)) })}
              disabled={units > unitsMax || isSending}
              onClick={() => onBet(units)}
            >
              ×{units}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
