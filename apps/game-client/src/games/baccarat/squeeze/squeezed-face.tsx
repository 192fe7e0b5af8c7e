import { rankOf, suitOf } from '@fairground/game-rules/instant'
import { cardRanks, crown, isCourt, suitShapes } from '../../../instant/table/playing-card.tsx'
import { middle, pipsOf } from './pips.ts'

const half = 42
const pipUnits = 24
const [pipScale, aceScale] = [0.5, 1.15]

/** The other side of a card that is being turned: pips without figures, a frame around pictures. */
export function SqueezedFace({ card }: { card: number }) {
  const [rank, suit] = [rankOf(card), suitOf(card)]
  const colour = suit >= 2 ? '#c2203f' : '#1d1430'
  return (
    <g fill={colour}>
      <rect x="0.75" y="0.75" width="58.5" height="82.5" rx="4.5" fill="#fffaf0" stroke="#e0cba4" strokeWidth="1.5" />
      {isCourt(card) ? <Court rank={rank} suit={suit} /> : <Pips rank={rank} suit={suit} />}
    </g>
  )
}

interface Shown {
  rank: number
  suit: number
}

function Pips({ rank, suit }: Shown) {
  const pips = pipsOf[rank]
  if (!pips) return <Pip suit={suit} x={middle} y={half} scale={aceScale} />
  return pips.map(([x, y]) => <Pip key={`${x}:${y}`} suit={suit} x={x} y={y} scale={pipScale} />)
}

function Pip({ suit, x, y, scale }: { suit: number; x: number; y: number; scale: number }) {
  const turned = y > half ? ' rotate(180)' : ''
  return (
    <path
      d={suitShapes[suit]}
      transform={`translate(${x} ${y})${turned} scale(${scale}) translate(${-pipUnits / 2} ${-pipUnits / 2})`}
    />
  )
}

function Court({ rank, suit }: Shown) {
  return (
    <>
      <rect x="9" y="9" width="42" height="66" rx="2" fill="#fbe9c0" stroke="#c98a2b" strokeWidth="1.2" />
      <path d={crown} transform="translate(19 15)" fill="#d9972b" stroke="#8a5a12" strokeLinejoin="round" />
      <text x="30" y="56" fontSize="26" fontWeight="800" textAnchor="middle">
        {cardRanks[rank]}
      </text>
      <Pip suit={suit} x={16} y={18} scale={0.3} />
      <Pip suit={suit} x={44} y={66} scale={0.3} />
    </>
  )
}
