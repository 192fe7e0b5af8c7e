import { sessionRounds } from '@fairground/contract/studio'
import { useTranslation } from 'react-i18next'
import { useLive, useLiveState } from './live-context.ts'
import type { LiveGame } from './live-game.ts'
import { withLetters } from './road-letters.ts'
import { NumberPanel } from './roads/number-panel.tsx'
import { RoadPanel } from './roads/road-panel.tsx'
import { TallyCard } from './roads/tally-card.tsx'
import { useTally } from './use-tally.ts'

/** The roads, and what is counted over more rounds than they show. */
export function LiveRoads({ game, isMoving }: { game: LiveGame; isMoving: boolean }) {
  const tally = useTally(isMoving)
  return (
    <>
      <SessionRoads game={game} isMoving={isMoving} />
      {game.tallied && tally && <TallyCard tally={tally} tallied={game.tallied} />}
    </>
  )
}

/** The results of the session, and that they say nothing of the next one. */
function SessionRoads({ game, isMoving }: { game: LiveGame; isMoving: boolean }) {
  const { t } = useTranslation()
  const past = useLiveState((state) => state.past)
  const all = useMarks()
  // The newest waits until the board has shown it.
  const marks = isMoving ? all.slice(0, -1) : all
  if (game.Past) return <game.Past marks={marks} />
  if (game.Roads) return <game.Roads rounds={isMoving ? past.slice(1) : past} />
  if (game.numberOf) return <NumberPanel numbers={[...marks].map(game.numberOf)} />
  const kinds = game.kindsOf?.(t)
  return kinds ? <RoadPanel marks={marks} kinds={withLetters(kinds)} /> : null
}

/** One letter for each round of the session, oldest first. */
export function useMarks(): string {
  const { rules } = useLive()
  const past = useLiveState((state) => state.past)
  const [newest] = past
  if (!newest) return ''
  const firstNumber = newest.number - ((newest.number - 1) % sessionRounds)
  const session = past.filter(({ number, chain }) => number >= firstNumber && chain.head === newest.chain.head)
  return session.map(({ outcome }) => rules.markOf?.(outcome) ?? '').reduceRight((road, mark) => road + mark, '')
}
