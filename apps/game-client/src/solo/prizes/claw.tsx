import { clawTable, type PrizeEvent } from '@fairground/game-rules/solo'
import './prizes.css'
import { type BoardProps, lastOf, type SoloScreen } from '../solo-screen.ts'
import { PrizeList } from './prize-list.tsx'

const { prizes } = clawTable
const grabMs = 2_400
const colours = ['#c63a57', '#d99a2b', '#2c9c77', '#2f86c4', '#8a5ad0', '#e8743b', '#ffc65c'] as const

/** The claw goes down and comes up with what was drawn, or with nothing. */
function Board({ round, phase, isCalm }: BoardProps<object>) {
  const drawn = phase === 'asking' ? undefined : lastOf<PrizeEvent>(round, 'prize-drawn')
  const isMoving = phase === 'showing' && !isCalm
  const hasToy = drawn !== undefined && (prizes[drawn.prize]?.x10000 ?? 0) > 0
  return (
    <div className="prizes-board">
      <svg viewBox="0 0 240 200" className="claw-box" aria-hidden="true" key={isMoving ? round?.roundId : 'rest'}>
        <rect x="8" y="4" width="224" height="192" rx="14" className="pusher-case" />
        <rect x="18" y="12" width="204" height="176" rx="8" className="pusher-back" />
        <path d="M18 150H222V180a8 8 0 0 1-8 8H26a8 8 0 0 1-8-8Z" className="pusher-floor" />
        <rect x="18" y="14" width="204" height="7" rx="3.5" className="claw-rail" />
        {heap.map(([x, y], toy) => (
          <Toy key={`${x}-${y}`} x={x} y={y} colour={colours[toy % colours.length] ?? '#c63a57'} />
        ))}
        <g className={isMoving ? 'claw is-moving' : 'claw'}>
          <rect x="118" y="-120" width="4" height="160" className="claw-rope" />
          <rect x="106" y="36" width="28" height="12" rx="4" className="claw-head" />
          <path d="M110 48q-14 10-6 26M130 48q14 10 6 26M120 48v24" className="claw-finger" />
          {hasToy && (
            <g className={isMoving ? 'claw-catch' : ''}>
              <Toy x={120} y={84} colour={colours[drawn.prize % colours.length] ?? '#ffc65c'} />
            </g>
          )}
        </g>
        <path d="M36 26 88 26 44 120 28 120ZM104 26 120 26 84 120 72 120Z" className="claw-shine" />
      </svg>
      <PrizeList prizes={prizes} drawn={phase === 'idle' ? drawn?.prize : undefined} />
    </div>
  )
}

const heap: readonly (readonly [number, number])[] = Array.from({ length: 15 }, (_, toy) => [
  34 + (toy % 8) * 25 + (toy >= 8 ? 12 : 0),
  toy >= 8 ? 150 : 172,
])

/** A bear's head: two ears, a face, two eyes. */
function Toy({ x, y, colour }: { x: number; y: number; colour: string }) {
  return (
    <g transform={`translate(${x} ${y})`} fill={colour}>
      <circle cx="-9" cy="-10" r="5.5" />
      <circle cx="9" cy="-10" r="5.5" />
      <circle r="14" className="claw-toy" />
      <ellipse cy="5" rx="6.5" ry="5" fill="#fff1dc" />
      <circle cx="-5" cy="-3" r="1.8" fill="#1c0b28" />
      <circle cx="5" cy="-3" r="1.8" fill="#1c0b28" />
      <circle cy="3.5" r="1.7" fill="#1c0b28" />
    </g>
  )
}

export const screen: SoloScreen = {
  rulesId: 'claw',
  firstFields: {},
  Board,
  showMs: () => grabMs,
  isOneStep: true,
}
