import { PlayingCard } from '../../instant/table/playing-card.tsx'
import '../../instant/table/table.css'

/** A card as wide as `--cw` says; undefined lies face down. */
export const RoomCard = ({ card }: { card: number | undefined }) => (
  <span className="room-card">
    <PlayingCard card={card} />
  </span>
)

/** Cards beside each other, each over the one before. */
export const CardRow = ({ cards, className = '' }: { cards: readonly (number | undefined)[]; className?: string }) => (
  <span className={`room-cards ${className}`} dir="ltr">
    {cards.map((card, at) => (
      <RoomCard key={card ?? `back-${at}`} card={card} />
    ))}
  </span>
)
