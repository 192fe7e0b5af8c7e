import { rankOf, suitOf } from '@fairground/game-rules/instant'
import { useTranslation } from 'react-i18next'

export const cardRanks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
export const suitShapes = [
  'M12 2C19 8 22 11.5 22 15a4.8 4.8 0 0 1-8.4 3.2L15.5 23h-7l1.9-4.8A4.8 4.8 0 0 1 2 15C2 11.5 5 8 12 2Z',
  'M12 1.5a4.8 4.8 0 0 1 4 7.6 5 5 0 1 1-2.5 7.9l2 6h-7l2-6A5 5 0 1 1 8 9.1a4.8 4.8 0 0 1 4-7.6Z',
  'M12 1 20.5 12 12 23 3.5 12Z',
  'M12 21.5C5 16 2 12 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4-3 8-10 13.5Z',
]
const suitNames = ['spades', 'clubs', 'diamonds', 'hearts'] as const
const jokerCard = 52

interface PlayingCardProps {
  /** Undefined lies face down. */
  card: number | undefined
  /** Milliseconds until it moves in; undefined: already there. */
  delayMs?: number | undefined
  isHeld?: boolean
  isDim?: boolean
}

/** One card of the pack in the house's cream. */
export function PlayingCard({ card, delayMs, isHeld, isDim }: PlayingCardProps) {
  const name = useCardName(card)
  return (
    <span
      className="table-card"
      data-held={isHeld}
      data-dim={isDim}
      data-dealt={delayMs === undefined ? undefined : true}
      style={{ animationDelay: `${delayMs ?? 0}ms` }}
    >
      <svg viewBox="0 0 60 84" role="img" aria-label={name}>
        <rect
          x="1"
          y="1"
          width="58"
          height="82"
          rx="7"
          fill={card === undefined ? '#5b2a6e' : '#fffaf0'}
          stroke="#e9d6b4"
        />
        {card === undefined ? <CardBack /> : card === jokerCard ? <JokerFace /> : <Face card={card} />}
      </svg>
    </span>
  )
}

export function useCardName(card: number | undefined): string {
  const { t } = useTranslation()
  if (card === undefined) return t('instant.table.faceDown')
  if (card === jokerCard) return t('instant.table.joker')
  const suit = suitNames[suitOf(card)] ?? 'spades'
  const suitName = t(`instant.table.suit.${suit}`)
  return `${cardRanks[rankOf(card)]} ${suitName}`
}

export const crown = 'M1 19 0 5l5.5 5L11 1l5.5 9L22 5l-1 14Z'
export const isCourt = (card: number): boolean => ['J', 'Q', 'K'].includes(cardRanks[rankOf(card)] ?? '')

function Face({ card }: { card: number }) {
  const suit = suitOf(card)
  const colour = suit >= 2 ? '#c2203f' : '#1d1430'
  return (
    <g fill={colour}>
      <text x="5.5" y="22" fontSize="20" fontWeight="800" letterSpacing="-1.5">
        {cardRanks[rankOf(card)]}
      </text>
      <path d={suitShapes[suit]} transform="translate(5.5 25) scale(0.58)" />
      <path d={suitShapes[suit]} transform="translate(21 43) scale(1.42)" />
      {isCourt(card) && (
        <path d={crown} transform="translate(31 8)" fill="#d9972b" stroke="#8a5a12" strokeLinejoin="round" />
      )}
    </g>
  )
}

export function CardBack() {
  return (
    <g fill="none" stroke="#ffc65c" strokeOpacity="0.75">
      <rect x="6" y="6" width="48" height="72" rx="4" strokeWidth="1.5" />
      <circle cx="30" cy="42" r="15" strokeWidth="2" />
      <path d="M30 27v30M15 42h30M19.4 31.4l21.2 21.2M40.6 31.4 19.4 52.6" strokeWidth="1.5" />
    </g>
  )
}

function JokerFace() {
  return (
    <g>
      <path d="M30 20 36 34 52 35 40 45 44 61 30 52 16 61 20 45 8 35 24 34Z" fill="#e58a2c" stroke="#8a4e1e" />
    </g>
  )
}
