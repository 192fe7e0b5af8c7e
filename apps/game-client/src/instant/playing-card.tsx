import { useTranslation } from 'react-i18next'

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
const suits = ['spades', 'clubs', 'diamonds', 'hearts'] as const
const marks = { spades: '♠', clubs: '♣', diamonds: '♦', hearts: '♥' } as const

/** One card of the studio, 0 … 51: two to ace, in each rank spades, clubs, diamonds, hearts. */
export function PlayingCard({ card, className = '' }: { card: number; className?: string }) {
  const { t } = useTranslation()
  const rank = ranks[Math.floor(card / 4)] ?? ''
  const suit = suits[card % 4] ?? 'spades'
  const suitName = t(`instant.suit.${suit}`)
  const isRed = suit === 'diamonds' || suit === 'hearts'
  return (
    <div
      className={`instant-card ${isRed ? 'is-red' : ''} ${className}`}
      role="img"
      aria-label={`${rank} ${suitName}`}
      dir="ltr"
    >
      <span aria-hidden="true">{rank}</span>
      <b aria-hidden="true">{marks[suit]}</b>
    </div>
  )
}
