import type { RoomFacts, RoomView } from '@fairground/contract/studio'
import { Button, Icon } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TopUpDialog } from '../lobby/top-up-dialog.tsx'
import { useRoomState, useRooms } from '../room-context.ts'
import type { RoomWindow } from '../room-window.ts'
import { timeLeft } from '../table/time-left.ts'
import { turnOf } from '../table/turn-of.ts'
import { useNow } from '../table/use-now.ts'
import { useRefusal } from '../use-refusal.ts'
import { ResultPanel } from './result-panel.tsx'

interface OwnSideProps {
  facts: RoomFacts
  room: RoomView
  /** Of the game: own cards and what may be done. */
  own: ReactNode
  isOnline: boolean
  /** Null: any chair. */
  onSit: (chair: number | null) => void
  onWindow: (name: RoomWindow) => void
}

/** Below the table: own cards and buttons, then how the hand ended. */
export function OwnSide({ facts, room, own, isOnline, onSit, onWindow }: OwnSideProps) {
  const { t } = useTranslation()
  const refusal = useRefusal(useRoomState((state) => state.refusal))
  const { hand, you } = room
  return (
    <section className="instant-console room-console" aria-label={t('controls')}>
      <p className="room-says" role="status">
        {refusal ? (
          <span className="is-warn">{refusal}</span>
        ) : isOnline ? (
          <Saying room={room} facts={facts} />
        ) : (
          t('room.offline')
        )}
      </p>
      {hand?.result ? (
        <ResultPanel room={room} hand={hand} result={hand.result} onProof={() => onWindow('hands')} />
      ) : (
        own
      )}
      {you.seat === null ? <Door facts={facts} room={room} onSit={onSit} /> : <SeatButtons facts={facts} room={room} />}
    </section>
  )
}

/** What happens now, in one line. */
function Saying({ room, facts }: { room: RoomView; facts: RoomFacts }) {
  const { t } = useTranslation()
  const { desk } = useRooms()
  const nowMs = useNow(desk.nowMs)
  const { hand, you, pausedFor } = room
  if (you.isCheckDue) return t('room.say.check')
  if (you.lastHandFor !== null) return t('room.say.lastHand')
  if (pausedFor) return t(`room.say.paused.${pausedFor}`)
  if (!hand) return t('room.waits', { number: facts.seatsMin })
  const leftSeconds = Math.max(0, Math.ceil(((hand.untilMs ?? nowMs) - nowMs) / 1_000))
  if (hand.phase === 'ready' || hand.phase === 'reveal') return t('room.say.shuffling')
  if (hand.phase === 'ended') return t('room.say.next', { seconds: leftSeconds })
  const turn = turnOf(hand)
  if (!turn) return ''
  if (turn.seat !== you.seat) return t('room.say.others')
  const { isBank, seconds, bankSeconds } = timeLeft(turn, nowMs)
  return isBank ? t('room.turn.bank', { seconds }) : t('room.say.yours', { seconds, bank: bankSeconds })
}

/** For whoever has no seat: to sit down, or to wait for a chair. */
function Door({ facts, room, onSit }: Pick<OwnSideProps, 'facts' | 'room' | 'onSit'>) {
  const { t } = useTranslation()
  const { desk } = useRooms()
  const isSending = useRoomState((state) => state.isSending)
  const { you, seats } = room
  const isFull = seats.length >= facts.seats
  const { offer, waiting } = you
  return (
    <div className="room-door">
      {offer && (
        <Button block size="lg" variant="lamp" onClick={() => onSit(offer.seat)}>
          {t('room.wait.take')}
        </Button>
      )}
      {!offer && !isFull && (
        <Button block size="lg" variant="lamp" onClick={() => onSit(null)}>
          {t('room.sit')}
        </Button>
      )}
      {!offer && isFull && (
        <Button block variant="line" busy={isSending} onClick={() => void desk.wait(waiting === null)}>
          {t(waiting === null ? 'room.wait.join' : 'room.wait.leave')}
        </Button>
      )}
      {waiting !== null && <p className="room-hint">{t('room.wait.place', { number: waiting })}</p>}
    </div>
  )
}

/** For whoever sits: a break, more chips, or to get up. */
function SeatButtons({ facts, room }: { facts: RoomFacts; room: RoomView }) {
  const { t } = useTranslation()
  const { desk } = useRooms()
  const isSending = useRoomState((state) => state.isSending)
  const [isTopUp, setTopUp] = useState(false)
  const seat = room.seats.find((one) => one.seat === room.you.seat)
  if (!seat) return null
  const isOut = seat.state === 'out'
  const canTopUp = BigInt(seat.chipsMinor) + BigInt(seat.topUpMinor) < BigInt(facts.buyInMinorMax)
  return (
    <div className="room-seat-buttons">
      <Button
        size="sm"
        variant={isOut ? 'lamp' : 'quiet'}
        disabled={isSending}
        onClick={() => void desk.sitOut(!isOut)}
      >
        {t(isOut ? 'room.back' : 'room.sitOut')}
      </Button>
      <Button size="sm" variant="quiet" disabled={!canTopUp} onClick={() => setTopUp(true)}>
        <Icon name="icon-[ph--plus-bold]" /> {t('room.topUp')}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        disabled={isSending || seat.state === 'leaving' || seat.state === 'closing'}
        onClick={() => void desk.leave()}
      >
        {t(seat.state === 'leaving' ? 'room.seat.leaving' : 'room.leave')}
      </Button>
      <TopUpDialog facts={facts} seat={seat} isOpen={isTopUp} onClose={() => setTopUp(false)} />
    </div>
  )
}
