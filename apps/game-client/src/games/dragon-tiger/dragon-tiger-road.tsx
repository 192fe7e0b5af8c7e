import { dragonTigerPoints } from '@fairground/game-rules/games/dragon-tiger'
import { useTranslation } from 'react-i18next'
import { eventsOf, type RoadProps } from '../../instant/instant-screen.ts'
import { Road } from '../../instant/table/road.tsx'

type Dealt = { type: string; side: 'dragon' | 'tiger'; card: number }

/** The last winners with the card they won by; a tie has none. */
export function DragonTigerRoad({ rounds }: RoadProps) {
  const { t } = useTranslation()
  const names = {
    dragon: t('instant.dragon-tiger.side.dragon'),
    tiger: t('instant.dragon-tiger.side.tiger'),
    tie: t('instant.dragon-tiger.tie'),
  }
  const beads = rounds.flatMap((round) => {
    const dealt = eventsOf<Dealt>(round).filter(({ type }) => type === 'dealt')
    const points = (side: Dealt['side']) => dragonTigerPoints(dealt.find((event) => event.side === side)?.card ?? 0)
    if (dealt.length < 2) return []
    const winner = winnerOf(points('dragon'), points('tiger'))
    return [{ id: round.roundId, tone: tones[winner], text: Array.from(names[winner])[0] ?? '', label: names[winner] }]
  })
  return (
    <Road look="line" beads={beads} tally={winners.map((winner) => ({ tone: tones[winner], label: names[winner] }))} />
  )
}

const tones = { dragon: 'red', tiger: 'blue', tie: 'green' } as const
const winners = ['dragon', 'tie', 'tiger'] as const

const winnerOf = (dragon: number, tiger: number): keyof typeof tones =>
  dragon > tiger ? 'dragon' : dragon < tiger ? 'tiger' : 'tie'
