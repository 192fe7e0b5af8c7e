import { useTranslation } from 'react-i18next'
import { lastOf, type RoadProps } from '../../instant/instant-screen.ts'
import { Road, type RoadTone } from '../../instant/table/road.tsx'

const tones = { small: 'blue', big: 'red', anyTriple: 'gold' } as const satisfies Record<string, RoadTone>
const kinds = ['small', 'big', 'anyTriple'] as const
const bigFrom = 11

/** The last totals: small, big, or three of a kind, which is neither. */
export function SicBoRoad({ rounds }: RoadProps) {
  const { t } = useTranslation()
  const beads = rounds.flatMap((round) => {
    const rolled = lastOf<{ type: 'dice'; dice: readonly number[]; total: number }>(round, 'dice')
    if (!rolled) return []
    const isTriple = new Set(rolled.dice).size === 1
    const kind = isTriple ? 'anyTriple' : rolled.total >= bigFrom ? 'big' : 'small'
    const label = `${rolled.dice.join(' ')}: ${rolled.total}`
    return [{ id: round.roundId, text: `${rolled.total}`, tone: tones[kind], label }]
  })
  return (
    <Road
      look="line"
      beads={beads}
      tally={kinds.map((kind) => ({ tone: tones[kind], label: t(`instant.sic-bo.${kind}`) }))}
    />
  )
}
