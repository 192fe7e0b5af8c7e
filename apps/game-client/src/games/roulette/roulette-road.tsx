import { colourOf } from '@fairground/game-rules/games/roulette'
import { useTranslation } from 'react-i18next'
import { lastOf, type RoadProps } from '../../instant/instant-screen.ts'
import { Road } from '../../instant/table/road.tsx'

/** The last numbers by their colours. */
export function RouletteRoad({ rounds }: RoadProps) {
  const { t } = useTranslation()
  const beads = rounds.flatMap((round) => {
    const number = lastOf<{ type: 'spin'; number: number }>(round, 'spin')?.number
    if (number === undefined) return []
    return [{ id: round.roundId, text: `${number}`, tone: colourOf(number), label: `${number}` }]
  })
  return (
    <Road
      look="line"
      beads={beads}
      tally={[
        { tone: 'red', label: t('instant.roulette.spot.red') },
        { tone: 'black', label: t('instant.roulette.spot.black') },
        { tone: 'green', label: '0' },
      ]}
    />
  )
}
