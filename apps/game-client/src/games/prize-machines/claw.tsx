import { clawTable } from '@fairground/game-rules/games/prize-machines'
import type { PrizeEvent } from '@fairground/game-rules/instant'
import './prizes.css'
import { type BoardProps, type InstantScreen, lastOf } from '../../instant/instant-screen.ts'
import { PrizeList } from './prize-list.tsx'

const { prizes } = clawTable
const grabMs = 2_400
const colours = ['#c63a57', '#d99a2b', '#2c9c77', '#2f86c4', '#8a5ad0', '#e8743b', '#ffc65c'] as const

/** The claw goes down and comes up with what was drawn, or with nothing. */
function Board({ round, phase, isCalm }: BoardProps<object>) {
  const drawn = phase === 'asking' ? undefined : lastOf<PrizeEvent>(round, 'prize-drawn')
  const isMoving = phase === 'showing' && !isCalm
  const hasPrize = drawn !== undefined && (prizes[drawn.prize]?.x10000 ?? 0) > 0
  return (
    <div className="prizes-board">
      <svg viewBox="0 0 240 200" className="claw-box" aria-hidden="true" key={isMoving ? round?.roundId : 'rest'}>
        <rect x="8" y="4" width="224" height="192" rx="14" className="pusher-case" />
        <rect x="18" y="12" width="204" height="176" rx="8" className="pusher-back" />
        <path d="M18 150H222V180a8 8 0 0 1-8 8H26a8 8 0 0 1-8-8Z" className="pusher-floor" />
        <rect x="18" y="14" width="204" height="7" rx="3.5" className="claw-rail" />
        {heap.map(([x, y], place) => (
          <Treasure key={`${x}-${y}`} x={x} y={y} kind={place} colour={colours[place % colours.length] ?? '#c63a57'} />
        ))}
        <g className={isMoving ? 'claw is-moving' : 'claw'}>
          <rect x="118" y="-120" width="4" height="160" className="claw-rope" />
          <rect x="106" y="36" width="28" height="12" rx="4" className="claw-head" />
          <path d="M110 48q-14 10-6 26M130 48q14 10 6 26M120 48v24" className="claw-finger" />
          {hasPrize && (
            <g className={isMoving ? 'claw-catch' : ''}>
              <Treasure x={120} y={84} kind={drawn.prize} colour={colours[drawn.prize % colours.length] ?? '#ffc65c'} />
            </g>
          )}
        </g>
        <path d="M36 26 88 26 44 120 28 120ZM104 26 120 26 84 120 72 120Z" className="claw-shine" />
      </svg>
      <PrizeList prizes={prizes} drawn={phase === 'idle' ? drawn?.prize : undefined} />
    </div>
  )
}

const heap: readonly (readonly [number, number])[] = Array.from({ length: 15 }, (_, place) => [
  34 + (place % 8) * 25 + (place >= 8 ? 12 : 0),
  place >= 8 ? 150 : 172,
])

const treasures = [GoldBar, Gem, Watch]

/** What the case is full of: bars of gold, gems and watches, one like the other in the colour of its prize. */
function Treasure({ x, y, kind, colour }: { x: number; y: number; kind: number; colour: string }) {
  const Shape = treasures[kind % treasures.length] ?? Gem
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shape colour={colour} />
    </g>
  )
}

function GoldBar() {
  return (
    <>
      <path d="M-9-7H9L14 8H-14Z" fill="#e0a52c" className="claw-treasure" />
      <path d="M-9-7H9L7-12H-7Z" fill="#ffe49a" />
      <path d="M-7 0H7" stroke="#8a5a10" strokeWidth="2" strokeLinecap="round" />
    </>
  )
}

function Gem({ colour }: { colour: string }) {
  return (
    <>
      <path d="M-13-4-7-12H7L13-4 0 13Z" fill={colour} className="claw-treasure" />
      <path d="M-13-4H13M-7-12-4-4 0 13 4-4 7-12M-4-4 0-12 4-4" fill="none" stroke="#ffffff" strokeOpacity=".45" />
    </>
  )
}

function Watch({ colour }: { colour: string }) {
  return (
    <>
      <path d="M-5-15H5L6-8H-6ZM-6 8H6L5 15H-5Z" fill={colour} />
      <circle r="10" fill="#e8b64a" className="claw-treasure" />
      <circle r="7" fill="#fdf6e6" />
      <path d="M0-5V0L3.5 2" fill="none" stroke="#1c0b28" strokeWidth="1.6" strokeLinecap="round" />
    </>
  )
}

export const screen: InstantScreen = {
  rulesId: 'claw',
  firstFields: {},
  Board,
  showMs: () => grabMs,
  isOneStep: true,
}
