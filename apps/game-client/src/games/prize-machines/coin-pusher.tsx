import { coinPusherTable } from '@fairground/game-rules/games/prize-machines'
import type { PrizeEvent } from '@fairground/game-rules/instant'
import './prizes.css'
import { type BoardProps, type InstantScreen, lastOf } from '../../instant/instant-screen.ts'
import { places } from '../../instant/places.ts'
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
        <rect x="8" y="4" width="224" height="192" rx="14" className="pusher-case" />
        <rect x="18" y="14" width="204" height="140" rx="8" className="pusher-back" />
        {places(9).map((lamp) => (
          <circle key={lamp} cx={32 + lamp * 22} cy="24" r="3" className="pusher-lamp" />
        ))}
        <path d="M30 78H210L222 154H18Z" className="pusher-floor" />
        <g className={isMoving ? 'pusher-shelf is-moving' : 'pusher-shelf'}>
          <path d="M38 52H202L206 66H34Z" className="pusher-top" />
          <rect x="34" y="66" width="172" height="18" rx="2" className="pusher-front" />
          {places(7).map((rivet) => (
            <circle key={rivet} cx={48 + rivet * 24} cy="75" r="2.2" className="pusher-lamp" />
          ))}
          {onShelf.map(([x, y]) => (
            <Coin key={`${x}-${y}`} x={x} y={y} />
          ))}
        </g>
        {pile.map(([x, y]) => (
          <Coin key={`${x}-${y}`} x={x} y={y} />
        ))}
        {isMoving && <Coin x={120} y={50} className="pusher-drop" />}
        {places(falling).map((coin) => (
          <Coin
            key={`fall-${coin}`}
            x={40 + ((coin * 53) % 160)}
            y={146}
            className="pusher-fall"
            delayMs={700 + coin * 30}
          />
        ))}
        <path d="M18 152H222L216 162H24Z" className="pusher-lip" />
        <rect x="24" y="162" width="192" height="26" rx="8" className="pusher-tray" />
        {places(Math.min(won > 0 && !isMoving ? Math.ceil(won / 10_000) : 0, 9)).map((coin) => (
          <Coin key={`tray-${coin}`} x={48 + coin * 18} y={178 - (coin % 2) * 4} />
        ))}
      </svg>
      <PrizeList prizes={prizes} drawn={phase === 'idle' ? drawn?.prize : undefined} />
    </div>
  )
}

/** Rows that grow wider towards the edge; no coin lies exactly beside another. */
const pile: readonly (readonly [number, number])[] = [0, 1, 2, 3].flatMap((row) =>
  places(8 + row).map((coin) => {
    const [count, half] = [8 + row, 70 + row * 6]
    const shift = ((coin * 37 + row * 23) % 7) - 3
    return [120 - half + (coin * 2 * half) / (count - 1) + shift, 98 + row * 14 + ((coin * 29) % 5) - 2] as const
  }),
)
const onShelf: readonly (readonly [number, number])[] = [
  [58, 58],
  [84, 61],
  [112, 57],
  [146, 60],
  [178, 58],
]

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

export const screen: InstantScreen = {
  rulesId: 'coin-pusher',
  firstFields: {},
  Board,
  showMs: () => pushMs,
  isOneStep: true,
}
