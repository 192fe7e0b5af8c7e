import { coinPusherTable, type PrizeEvent } from '@fairground/game-rules/solo'
import './prizes.css'
import { places } from '../places.ts'
import { type BoardProps, lastOf, type SoloScreen } from '../solo-screen.ts'
import { PrizeList } from './prize-list.tsx'

const { prizes } = coinPusherTable
const pushMs = 1_500
const coinsMax = 24

/** The shelf moves, the coin falls, and as many coins go over the edge as the prize is worth. */
function Board({ round, phase, isCalm }: BoardProps<object>) {
  const drawn = phase === 'asking' ? undefined : lastOf<PrizeEvent>(round, 'prize-drawn')
  const isMoving = phase === 'showing' && !isCalm
  const won = drawn ? (prizes[drawn.prize]?.x10000 ?? 0) : 0
  const falling = isMoving ? Math.min(coinsMax, Math.ceil(won / 10_000)) : 0
  return (
    <div className="prizes-board">
      <svg viewBox="0 0 240 200" className="pusher" aria-hidden="true" key={isMoving ? round?.roundId : 'rest'}>
        <rect x="14" y="6" width="212" height="150" rx="10" className="pusher-glass" />
        <g className={isMoving ? 'pusher-shelf is-moving' : 'pusher-shelf'}>
          <rect x="34" y="56" width="172" height="26" rx="4" />
        </g>
        {pile.map(([x, y]) => (
          <Coin key={`${x}-${y}`} x={x} y={y} />
        ))}
        {isMoving && <Coin x={120} y={50} className="pusher-drop" />}
        {places(falling).map((coin) => (
          <Coin
            key={`fall-${coin}`}
            x={40 + ((coin * 53) % 160)}
            y={140}
            className="pusher-fall"
            delayMs={700 + coin * 30}
          />
        ))}
        <rect x="14" y="156" width="212" height="36" rx="8" className="pusher-tray" />
      </svg>
      <PrizeList prizes={prizes} drawn={phase === 'idle' ? drawn?.prize : undefined} />
    </div>
  )
}

const pile: readonly (readonly [number, number])[] = Array.from({ length: 30 }, (_, coin) => [
  36 + (coin % 10) * 19 + (Math.floor(coin / 10) % 2) * 6,
  96 + Math.floor(coin / 10) * 20,
])

function Coin({ x, y, className, delayMs = 0 }: { x: number; y: number; className?: string; delayMs?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={className} style={{ animationDelay: `${delayMs}ms` }}>
        <ellipse rx="11" ry="7.5" className="pusher-coin" />
        <ellipse rx="7" ry="4.4" className="pusher-coin-face" />
      </g>
    </g>
  )
}

export const screen: SoloScreen = {
  rulesId: 'coin-pusher',
  firstFields: {},
  Board,
  showMs: () => pushMs,
  isOneStep: true,
}
