import { Button } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HandFan } from '../../rooms/hand/hand-fan.tsx'
import { cardText } from '../../rooms/table/card-text.ts'
import { grouped, mayGo } from './grouped.ts'

type Act = { type: 'draw' | 'eat' | 'win' } | { type: 'discard'; card: number }

interface PhomOwnProps {
  hand: readonly number[]
  eaten: readonly number[]
  points: number | undefined
  /** The discard that may be taken. */
  last: number | undefined
  isTurn: boolean
  phase: 'take' | 'discard'
  mayAct: readonly string[]
  isSending: boolean
  onAct: (act: Act) => void
}

/** The own cards grouped as they would be laid; a card is taken or drawn, then one goes. */
export function PhomOwn({ hand, eaten, points, last, isTurn, phase, mayAct, isSending, onAct }: PhomOwnProps) {
  const { t } = useTranslation()
  const [picked, setPicked] = useState<number>()
  const card = picked !== undefined && hand.includes(picked) ? picked : undefined
  const isFree = card !== undefined && mayGo(hand, eaten, card)
  const canGo = isTurn && phase === 'discard' && isFree && !isSending
  const why = card !== undefined && !isFree ? t('room.phom.locked') : undefined
  const discard = () => canGo && card !== undefined && onAct({ type: 'discard', card })
  const words = points === undefined ? '' : t('room.phom.points', { number: points })
  return (
    <div className="room-own" data-turn={isTurn}>
      <p className="room-why" role="status">
        {why ?? (isTurn && phase === 'discard' && card === undefined ? t('room.phom.choose') : words)}
      </p>
      <HandFan
        cards={grouped(hand, eaten)}
        picked={new Set(card === undefined ? [] : [card])}
        onPick={(next) => setPicked([...next].find((one) => one !== card))}
        onPlay={discard}
      />
      <div className="room-acts">
        {mayAct.includes('win') && (
          <Button variant="lamp" className="room-main" disabled={isSending} onClick={() => onAct({ type: 'win' })}>
            {t('room.phom.win')}
          </Button>
        )}
        {isTurn && phase === 'take' ? (
          <>
            {mayAct.includes('eat') && last !== undefined && (
              <Button variant="lamp" className="room-main" disabled={isSending} onClick={() => onAct({ type: 'eat' })}>
                {t('room.phom.eat', { card: cardText(last) })}
              </Button>
            )}
            <Button variant="line" busy={isSending} onClick={() => onAct({ type: 'draw' })}>
              {t('room.phom.draw')}
            </Button>
          </>
        ) : (
          <Button variant="line" busy={isSending} disabled={!canGo} onClick={discard}>
            {card === undefined ? t('room.phom.choose') : t('room.phom.discard', { card: cardText(card) })}
          </Button>
        )}
      </div>
    </div>
  )
}
