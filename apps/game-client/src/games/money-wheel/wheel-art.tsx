import { type WheelSymbol, wheelSymbols } from '@fairground/game-rules/games/money-wheel'
import { cx } from '@fairground/ui'
import type { CSSProperties, ReactNode } from 'react'
import type { SpinFrame } from './spin-frame.ts'

/** Each number has one colour, on the wheel, at its place and on the road. */
export const colours: Readonly<Record<WheelSymbol, string>> = {
  ...{ 1: '#d9a021', 2: '#2b66d9', 5: '#1d9460', 10: '#7c46d0', 20: '#d2622a', 40: '#cf2744' },
  ...{ '2x': '#f2efe4', '7x': '#1b1226' },
}
const inks: Readonly<Partial<Record<WheelSymbol, string>>> = { 1: '#2b1500', '2x': '#2b1500', '7x': '#ffd98c' }

const count = wheelSymbols.length
const whole = 360
const step = whole / count
const lamps = 36
const pins = Array.from({ length: count }, (_, place) => place)
const bulbs = Array.from({ length: lamps }, (_, place) => place)

interface WheelArtProps {
  frame: SpinFrame | undefined
  /** The segment under the pointer when nothing turns. */
  restDeg: number
  isCalm: boolean
  isTurning: boolean
  /** Under the pointer when the wheel has stopped. */
  hit: number | undefined
  label: string
  children?: ReactNode
}

/** The wheel: it turns by CSS from the moment at which the table began to, on every page alike. */
export function WheelArt({ frame, restDeg, isCalm, isTurning, hit, label, children }: WheelArtProps) {
  const style = frame
    ? {
        ['--from' as string]: `${frame.fromDeg}deg`,
        ['--to' as string]: `${frame.toDeg}deg`,
        transform: `rotate(${frame.toDeg}deg)`,
        ...(!isCalm && {
          animation: `money-wheel-spin ${frame.lastsMs}ms var(--money-wheel-ease) ${-frame.passedMs}ms both`,
        }),
      }
    : { transform: `rotate(${restDeg}deg)` }
  return (
    <svg viewBox="-112 -118 224 232" className="money-wheel" role="img" aria-label={label}>
      <Defs />
      <ellipse cy="108" rx="84" ry="7" fill="#05020f" opacity="0.5" />
      <circle r="108" fill="url(#money-wheel-gold)" />
      <circle r="101" fill="#221034" />
      {bulbs.map((bulb) => (
        <circle
          key={bulb}
          className="money-wheel-lamp"
          cx={(Math.cos((bulb / lamps) * Math.PI * 2) * 104.5).toFixed(2)}
          cy={(Math.sin((bulb / lamps) * Math.PI * 2) * 104.5).toFixed(2)}
          r="1.9"
          data-odd={bulb % 2 === 1}
        />
      ))}
      <g key={frame?.key ?? 'rest'} className="money-wheel-turning" style={style as CSSProperties}>
        <Segments hit={hit} />
      </g>
      <circle r="42" fill="url(#money-wheel-gold)" />
      <circle r="38" fill="#2a1240" />
      {children ?? (
        <path d="M0-24 7.4-8.4 24.6-6.6 11.8 5 15.4 22 0 13.4-15.4 22-11.8 5-24.6-6.6-7.4-8.4Z" fill="#ffc65c" />
      )}
      <g className={cx('money-wheel-pointer', isTurning && 'is-ticking')}>
        <path d="M-10-117H10L0-89Z" fill="#d8274a" stroke="#fff1c4" strokeWidth="2" strokeLinejoin="round" />
      </g>
    </svg>
  )
}

const Defs = () => (
  <defs>
    <linearGradient id="money-wheel-gold" x1="0" y1="0" x2="0.6" y2="1">
      <stop offset="0" stopColor="#fff0bd" />
      <stop offset="0.45" stopColor="#d79a2e" />
      <stop offset="1" stopColor="#6f3f0d" />
    </linearGradient>
    <radialGradient id="money-wheel-shine" cx="0.5" cy="0.3" r="0.8">
      <stop offset="0" stopColor="#fff" stopOpacity="0.28" />
      <stop offset="0.6" stopColor="#fff" stopOpacity="0" />
    </radialGradient>
  </defs>
)

function Segments({ hit }: { hit: number | undefined }) {
  return (
    <>
      {wheelSymbols.map((symbol, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places of the segments are fixed
        <g key={place} transform={`rotate(${(place + 0.5) * step})`} data-hit={hit === place ? true : undefined}>
          <path d={slice} fill={colours[symbol]} className="money-wheel-slice" />
          <text y="-85.5" fill={inks[symbol] ?? '#fff'} className={cx(symbol.length > 1 && 'is-long')}>
            {symbol}
          </text>
        </g>
      ))}
      {pins.map((pin) => (
        <circle key={pin} transform={`rotate(${pin * step})`} cy="-98.5" r="1.2" fill="#ffe7a6" />
      ))}
      <circle r="100" fill="url(#money-wheel-shine)" />
    </>
  )
}

/** One segment, upright. */
const slice = (() => {
  const half = (step / 2 / whole) * Math.PI * 2
  const at = (angle: number, radius: number) =>
    `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`
  return `M${at(-half, 40)}L${at(-half, 98)}A98 98 0 0 1 ${at(half, 98)}L${at(half, 40)}Z`
})()
