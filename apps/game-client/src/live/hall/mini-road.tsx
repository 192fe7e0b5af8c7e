import { colourOf } from '@fairground/game-rules/games/roulette'
import { useTranslation } from 'react-i18next'
import type { LiveGame } from '../live-game.ts'
import { withLetters } from '../road-letters.ts'
import { BeadPlate } from '../roads/bead-plate.tsx'
import { BigRoad } from '../roads/big-road.tsx'
import '../roads/roads.css'

interface MiniRoadProps {
  game: LiveGame
  /** One letter for each round of the session, oldest first. */
  marks: string
  columns: number
}

/** The newest results of a table, as small as they can be read. */
export function MiniRoad({ game, marks, columns }: MiniRoadProps) {
  const { t } = useTranslation()
  const { numberOf } = game
  if (numberOf) return <MiniNumbers numbers={[...marks].map(numberOf)} />
  const kinds = withLetters(game.kindsOf?.(t) ?? [])
  const sides = new Set(kinds.filter(({ side }) => side !== 'tie').map(({ side }) => side))
  if (kinds.length === 0) return null
  return sides.size > 1 ? (
    <BigRoad marks={marks} kinds={kinds} columns={columns} />
  ) : (
    <BeadPlate marks={marks} kinds={kinds} columns={columns} />
  )
}

const shownMax = 9

function MiniNumbers({ numbers }: { numbers: readonly number[] }) {
  const { t } = useTranslation()
  const newest = numbers.slice(-shownMax).toReversed()
  return (
    <div
      role="img"
      dir="ltr"
      className="road-numbers hall-numbers"
      aria-label={`${t('live.road.numbers', { number: newest.length })}: ${newest.join(', ')}`}
    >
      {Array.from({ length: shownMax }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes stay, numbers move through them
        <b key={place} data-tone={newest[place] === undefined ? undefined : colourOf(newest[place])}>
          {newest[place]}
        </b>
      ))}
    </div>
  )
}
