import { raffleKinds } from '@fairground/contract'
import { useState } from 'react'
import { keepClosedPopup, readClosedPopups } from '../../lib/closed-popups.ts'
import { RaffleWindow } from './raffle-window.tsx'
import { useRaffle } from './use-raffle.ts'

interface RafflePopupProps {
  memberId: string
  /** Another window is open or about to: this one waits for it. */
  isBusy: boolean
}

/** A red envelope or wheel with a chance in it, by itself; once it was closed, not again in this session. */
export function RafflePopup({ memberId, isBusy }: RafflePopupProps) {
  const [closed, setClosed] = useState(() => readClosedPopups(sessionStorage, memberId))
  const [openId, setOpenId] = useState<string>()
  const [isLeaving, setLeaving] = useState(false)
  const found = { redEnvelope: useRaffle('redEnvelope').data, wheel: useRaffle('wheel').data }
  const waiting = raffleKinds
    .flatMap((kind) => found[kind] ?? [])
    .filter(({ promotionId, isPopup, chancesLeft }) =>
      // One that is open stays while its last chance is used.
      promotionId === openId ? true : isPopup && chancesLeft > 0 && !closed.includes(promotionId),
    )
  const raffle = waiting.find(({ promotionId }) => promotionId === openId) ?? waiting[0]
  if (!raffle) return null
  const { promotionId } = raffle
  if (openId === undefined && !isBusy) setOpenId(promotionId)
  return (
    <RaffleWindow
      key={promotionId}
      raffle={raffle}
      open={!isBusy && !isLeaving}
      onClose={() => {
        keepClosedPopup(sessionStorage, memberId, promotionId)
        setLeaving(true)
      }}
      onClosed={() => {
        setClosed(readClosedPopups(sessionStorage, memberId))
        setOpenId(undefined)
        setLeaving(false)
      }}
    />
  )
}
