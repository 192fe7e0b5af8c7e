import type { ReactNode } from 'react'
import type { DealtCard } from './dealt.ts'
import { PlayingCard } from './playing-card.tsx'

interface CardHandProps {
  name: string
  cards: readonly DealtCard[]
  /** Cards that lie face down after the others. */
  hidden?: number
  tone?: 'blue' | 'red' | undefined
  total?: ReactNode
  isWon?: boolean
  isActing?: boolean
}

const manyCards = 6

/** A hand with its name, and what it is worth when that may be told. */
export function CardHand({ name, cards, hidden = 0, tone, total, isWon = false, isActing = false }: CardHandProps) {
  return (
    <div className="table-hand" data-tone={tone} data-won={isWon} data-acting={isActing}>
      <span className="table-hand-name">
        {name}
        {total !== undefined && <b className="table-total">{total}</b>}
      </span>
      <span className="table-cards" data-many={cards.length > manyCards} dir="ltr">
        {cards.map(({ card, delayMs }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a shoe has a card several times; its place is fixed
          <PlayingCard key={place} card={card} delayMs={delayMs} />
        ))}
        {Array.from({ length: hidden }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards face down are alike
          <PlayingCard key={`hidden-${place}`} card={undefined} />
        ))}
      </span>
    </div>
  )
}
