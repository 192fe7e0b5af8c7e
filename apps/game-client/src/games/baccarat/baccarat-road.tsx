import { useTranslation } from 'react-i18next'
import { lastOf, type RoadProps } from '../../instant/instant-screen.ts'
import { Road } from '../../instant/table/road.tsx'

/** The letters of every road of the world. */
const looks = {
  player: { tone: 'blue', text: 'P' },
  banker: { tone: 'red', text: 'B' },
  tie: { tone: 'green', text: 'T' },
} as const

/** Who won, and by default nobody. */
export const winnerOf = ({ player, banker }: { player: number; banker: number }): keyof typeof looks =>
  player > banker ? 'player' : player < banker ? 'banker' : 'tie'

/** The bead road: six rounds to a column. */
export function BaccaratRoad({ rounds }: RoadProps) {
  const { t } = useTranslation()
  const beads = rounds.flatMap((round) => {
    const totals = lastOf<{ type: 'totals'; player: number; banker: number }>(round, 'totals')
    if (!totals) return []
    const winner = winnerOf(totals)
    return [{ id: round.roundId, ...looks[winner], label: t(`instant.baccarat.spot.${winner}`) }]
  })
  const sides = ['player', 'banker', 'tie'] as const
  return (
    <Road
      look="beads"
      beads={beads}
      tally={sides.map((side) => ({ tone: looks[side].tone, label: t(`instant.baccarat.spot.${side}`) }))}
    />
  )
}
