import { Button } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { HandFan } from '../../rooms/hand/hand-fan.tsx'
import { samOrder } from './judge.ts'

interface DeclareProps {
  hand: readonly number[]
  hasAnswered: boolean
  isSending: boolean
  onSay: (type: 'declare' | 'waive') => void
}

const none: ReadonlySet<number> = new Set()

/** Before the first card: whoever is sure to play all his cards says so. */
export function Declare({ hand, hasAnswered, isSending, onSay }: DeclareProps) {
  const { t } = useTranslation()
  const isShut = hasAnswered || isSending
  return (
    <div className="room-own" data-turn={!hasAnswered}>
      <p className="room-why">{t(hasAnswered ? 'room.sam.waits' : 'room.sam.ask')}</p>
      <HandFan
        cards={[...hand].sort((a, b) => samOrder(a) - samOrder(b))}
        picked={none}
        onPick={() => {}}
        onPlay={() => {}}
      />
      <div className="room-acts">
        <Button variant="line" disabled={isShut} onClick={() => onSay('waive')}>
          {t('room.sam.waive')}
        </Button>
        <Button variant="lamp" className="room-main" disabled={isShut} onClick={() => onSay('declare')}>
          {t('room.sam.declare')}
        </Button>
      </div>
    </div>
  )
}
