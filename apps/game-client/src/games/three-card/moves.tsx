import type { RoomAct, RoomHand } from '@fairground/contract/studio'
import { Button, Icon } from '@fairground/ui'
import { useCashText } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useRoomState } from '../../rooms/room-context.ts'
import { useSeatName } from '../../rooms/use-seat-name.ts'
import type { ThreeCardTable } from './table.ts'

interface MovesProps {
  hand: RoomHand
  moves: NonNullable<ThreeCardTable['moves']>
  isSending: boolean
  onAct: (act: RoomAct) => void
}

/** To look, to fold, to call, to raise, and to compare with another seat. */
export function Moves({ hand, moves, isSending, onAct }: MovesProps) {
  const { t } = useTranslation()
  const cash = useCashText()
  const { canLook, callMinor, raises, compare } = moves
  return (
    <div className="room-bets">
      {raises.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: buttons beside each other are no fieldset
        <div className="room-presets" role="group" aria-label={t('room.bets.raiseTo')}>
          {raises.map(({ toMinor, costMinor }) => (
            <button
              key={String(toMinor)}
              type="button"
              disabled={isSending}
              onClick={() => onAct({ type: 'raise', toMinor: String(toMinor) })}
            >
              {t('room.bets.raiseFor', { amount: cash(costMinor) })}
            </button>
          ))}
        </div>
      )}
      {compare && <Rivals hand={hand} compare={compare} isSending={isSending} onAct={onAct} />}
      <div className="room-acts">
        <Button variant="line" size="lg" disabled={isSending} onClick={() => onAct({ type: 'fold' })}>
          {t('instant.table.fold')}
        </Button>
        {canLook && (
          <Button variant="line" size="lg" disabled={isSending} onClick={() => onAct({ type: 'look' })}>
            <Icon name="icon-[ph--eye-duotone]" /> {t('room.three-card.look')}
          </Button>
        )}
        <Button variant="lamp" size="lg" className="room-main" busy={isSending} onClick={() => onAct({ type: 'call' })}>
          {t('room.bets.callFor', { amount: cash(callMinor) })}
        </Button>
      </div>
    </div>
  )
}

interface RivalsProps extends Pick<MovesProps, 'hand' | 'isSending' | 'onAct'> {
  compare: NonNullable<NonNullable<ThreeCardTable['moves']>['compare']>
}

function Rivals({ hand, compare, isSending, onAct }: RivalsProps) {
  const { t } = useTranslation()
  const cash = useCashText()
  const nameOf = useSeatName()
  const seats = useRoomState(({ room }) => room?.seats)
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons beside each other are no fieldset
    <div
      className="room-presets"
      role="group"
      aria-label={t('room.three-card.compare', { amount: cash(compare.costMinor) })}
    >
      {compare.seats.map((place) => {
        const seat = seats?.find((one) => one.seat === hand.seats[place])
        const name = seat ? nameOf(seat, false) : t('room.chair', { number: hand.seats[place] })
        return (
          <button
            key={place}
            type="button"
            disabled={isSending}
            onClick={() => onAct({ type: 'compare', seat: place })}
          >
            {t('room.three-card.compareWith', { name })}
          </button>
        )
      })}
    </div>
  )
}
