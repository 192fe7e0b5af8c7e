import type { Raffle, RaffleDraw } from '@fairground/contract'
import { parseRichText } from '@fairground/contract/rich-text'
import { Dialog, formatMoney, RichText } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Envelope, openMs } from './envelope.tsx'
import { RaffleOdds } from './raffle-odds.tsx'
import { OwnDraws, Winners } from './raffle-past.tsx'
import { useDraw } from './use-raffle.ts'
import { spinMs, useTurn, Wheel } from './wheel.tsx'

interface RaffleWindowProps {
  raffle: Raffle
  open: boolean
  onClose: () => void
  onClosed?: () => void
}

/** A red envelope or a wheel: what there is to win with which odds, one press, and what came of it. */
export function RaffleWindow({ raffle, open, onClose, onClosed }: RaffleWindowProps) {
  const { t } = useTranslation()
  const [isMoving, setMoving] = useState(false)
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      {...(onClosed && { onClosed })}
      title={raffle.title}
      width="wide"
      awning={raffle.kind === 'wheel' ? 'slots' : 'ruby'}
      locked={isMoving}
    >
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
        <Stage raffle={raffle} onMoving={setMoving} />
        <div className="grid content-start gap-5">
          <RichText nodes={parseRichText(raffle.content)} className="text-ink-2" />
          <RaffleOdds raffle={raffle} />
          <OwnDraws draws={raffle.mine} />
          <Winners winners={raffle.winners} />
          <p className="text-xs break-all text-ink-3">
            {t('campaigns:raffle.commit')} <bdi className="font-mono">{raffle.commit}</bdi>
          </p>
        </div>
      </div>
    </Dialog>
  )
}

function Stage({ raffle, onMoving }: { raffle: Raffle; onMoving: (isMoving: boolean) => void }) {
  const turn = useTurn(raffle.prizes.length)
  const isWheel = raffle.kind === 'wheel'
  const draw = useDraw(raffle, {
    showMs: isWheel ? spinMs : openMs,
    onDrawn: ({ prizeIndex }) => turn.stopAt(prizeIndex),
    onMoving,
  })
  return (
    <div className="grid content-start gap-4">
      {isWheel ? <Wheel raffle={raffle} turned={turn.turned} draw={draw} /> : <Envelope raffle={raffle} draw={draw} />}
      <Result raffle={raffle} shown={draw.shown} />
    </div>
  )
}

/** What was drawn, and what is left; its place stays while nothing is. */
function Result({ raffle, shown }: { raffle: Raffle; shown: RaffleDraw | undefined }) {
  const { t, i18n } = useTranslation()
  const money = (amount: string) => formatMoney(amount, { locale: i18n.language, currency: 'VND', decimals: 0 })
  return (
    <div aria-live="polite" className="grid min-h-18 content-start justify-items-center gap-1 text-center">
      {shown && (
        <b className="text-xl text-mint-ink">
          {shown.amount ? t('campaigns:raffle.won', { amount: money(shown.amount) }) : shown.prizeName}
        </b>
      )}
      <p className="text-sm text-ink-2">{t('campaigns:raffle.left', { count: raffle.chancesLeft })}</p>
      {raffle.chanceStep && (
        <p className="text-sm text-ink-3">{t('campaigns:raffle.byDeposit', { amount: money(raffle.chanceStep) })}</p>
      )}
    </div>
  )
}
