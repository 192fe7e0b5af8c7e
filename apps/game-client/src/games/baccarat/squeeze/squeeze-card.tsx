import { cx } from '@fairground/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CardBack, useCardName } from '../../../instant/table/playing-card.tsx'
import { type Point, useDrawn } from '../../../live/by-hand/use-drawn.ts'
import { cornerOf, type Fold, foldOf } from './fold.ts'
import { SqueezedFace } from './squeezed-face.tsx'

const size = { width: 60, height: 84 }
/** A corner that is drawn so far over a card of 60 turns it. */
const enoughUnits = 45

interface SqueezeCardProps {
  id: string
  card: number
  /** Whose it is. */
  name: string
  onOpen: () => void
}

/** A card in the player's hands: each corner may be drawn over its back, or pressed there with the arrows. */
export function SqueezeCard({ id, card, name, onOpen }: SqueezeCardProps) {
  const { t } = useTranslation()
  const foldFor = (at: Point, grip: Point) =>
    foldOf(size, cornerOf(size, grip), { x: at.x * size.width, y: at.y * size.width })
  const drawn = useDrawn({
    id,
    canMove: true,
    isEnough: ({ at, grip }) => (foldFor(at, grip)?.length ?? 0) >= enoughUnits,
    onOpen,
  })
  const fold = foldFor(drawn.at, drawn.grip)
  return (
    <button
      type="button"
      className={cx('squeeze-card focus-ring', fold && 'is-bent')}
      aria-label={`${name}: ${t('instant.live-baccarat-squeeze.peel')}`}
      data-lifted={Math.round((fold?.share ?? 0) * 100)}
      {...drawn.handlers}
    >
      <svg viewBox="0 0 60 84" aria-hidden="true">
        {fold ? <Folded fold={fold} card={card} /> : <Back />}
      </svg>
    </button>
  )
}

/** The card when it has been turned, for a moment before the next one. */
export function TurnedCard({ card }: { card: number }) {
  const name = useCardName(card)
  return (
    <output className="squeeze-card is-turned" aria-label={name}>
      <svg viewBox="0 0 60 84" aria-hidden="true">
        <SqueezedFace card={card} />
      </svg>
    </output>
  )
}

const Back = () => (
  <g>
    <rect x="0.75" y="0.75" width="58.5" height="82.5" rx="4.5" fill="#5b2a6e" stroke="#e9d6b4" strokeWidth="1.5" />
    <CardBack />
  </g>
)

/** The back as far as it lies, the shadow of the flap on it, and the flap with the face on it, round where it bends. */
function Folded({ fold: { kept, lifted, flap, matrix, bend }, card }: { fold: Fold; card: number }) {
  const id = useId()
  const [middle, tip] = bend
  const line = { gradientUnits: 'userSpaceOnUse', x1: middle.x, y1: middle.y, x2: tip.x, y2: tip.y } as const
  return (
    <>
      <defs>
        <clipPath id={`${id}k`}>
          <polygon points={pointsOf(kept)} />
        </clipPath>
        <clipPath id={`${id}l`}>
          <polygon points={pointsOf(lifted)} />
        </clipPath>
        <linearGradient id={`${id}b`} {...line}>
          <stop offset="0" stopColor="#1a0c10" stopOpacity="0.62" />
          <stop offset="0.1" stopColor="#1a0c10" stopOpacity="0.22" />
          <stop offset="0.26" stopColor="#fff" stopOpacity="0.75" />
          <stop offset="0.5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#1a0c10" stopOpacity="0.16" />
        </linearGradient>
      </defs>
      <g clipPath={`url(#${id}k)`}>
        <Back />
      </g>
      <g className="squeeze-flap">
        <g transform={`matrix(${matrix.join(' ')})`}>
          <g clipPath={`url(#${id}l)`}>
            <g transform="translate(60 0) scale(-1 1)">
              <SqueezedFace card={card} />
            </g>
          </g>
        </g>
        <polygon points={pointsOf(flap)} fill={`url(#${id}b)`} />
      </g>
    </>
  )
}

const pointsOf = (outline: readonly Point[]): string => outline.map(({ x, y }) => `${x},${y}`).join(' ')
