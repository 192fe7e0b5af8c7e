import { Button, Icon } from '@fairground/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { heldOf } from '../hand/fan-picks.ts'
import { HandFan } from '../hand/hand-fan.tsx'

/** What the rules of a game say of cards, in this browser; the studio decides all the same. */
export interface ShedJudge {
  /** The name of what cards are together; undefined for nothing. */
  nameOf(cards: readonly number[]): string | undefined
  /** Why the seat may not lay them down now, in words; undefined: it may. */
  whyNot(cards: readonly number[]): string | undefined
  /** What may be laid down now, the cheapest first. */
  hints(): readonly (readonly number[])[]
}

interface ShedOwnProps {
  hand: readonly number[]
  order: (card: number) => number
  isTurn: boolean
  canPass: boolean
  isSending: boolean
  judge: ShedJudge
  onPlay: (cards: readonly number[]) => Promise<boolean>
  onPass: () => void
  /** Of the game: other things that may be said now. */
  more?: ReactNode
}

const none: ReadonlySet<number> = new Set()

/** The own cards: picked, sorted, and laid down when the rules allow it. */
export function ShedOwn({ hand, order, isTurn, canPass, isSending, judge, onPlay, onPass, more }: ShedOwnProps) {
  const { t } = useTranslation()
  const [picked, setPicked] = useState(none)
  const [isBySuit, setBySuit] = useState(false)
  const [hintAt, setHintAt] = useState(0)
  const sorted = [...hand].sort((a, b) => (isBySuit ? (a % 4) - (b % 4) || order(a) - order(b) : order(a) - order(b)))
  const cards = heldOf(picked, sorted)
  const fault = cards.length === 0 ? undefined : judge.whyNot(cards)
  const name = judge.nameOf(cards)
  const canPlay = cards.length > 0 && fault === undefined && !isSending
  const pick = (next: ReadonlySet<number>) => {
    setPicked(next)
    setHintAt(0)
  }
  const hint = () => {
    const hints = judge.hints()
    const next = hints[hintAt % Math.max(1, hints.length)]
    setPicked(new Set(next))
    setHintAt(hintAt + 1)
  }
  const play = async () => {
    if (canPlay && (await onPlay(cards))) setPicked(none)
  }
  const hasHint = isTurn && judge.hints().length > 0
  return (
    <div className="room-own" data-turn={isTurn}>
      <p className="room-why" role="status">
        {fault ?? (isTurn && !hasHint && cards.length === 0 ? t('room.shed.nothing') : (name ?? ''))}
      </p>
      <HandFan cards={sorted} picked={picked} onPick={pick} onPlay={() => void play()} />
      <div className="room-acts">
        <Button
          variant="line"
          start={<Icon name="icon-[ph--sort-ascending-bold]" />}
          onClick={() => setBySuit(!isBySuit)}
        >
          {t(isBySuit ? 'room.shed.byRank' : 'room.shed.bySuit')}
        </Button>
        <Button variant="line" start={<Icon name="icon-[ph--lightbulb-bold]" />} disabled={!hasHint} onClick={hint}>
          {t('room.shed.hint')}
        </Button>
        {more}
        <Button variant="line" disabled={!canPass || isSending} onClick={onPass}>
          {t('room.shed.pass')}
        </Button>
        <Button variant="lamp" className="room-main" busy={isSending} disabled={!canPlay} onClick={() => void play()}>
          {name && canPlay ? t('room.shed.playThis', { name }) : t('room.shed.play')}
        </Button>
      </div>
    </div>
  )
}
