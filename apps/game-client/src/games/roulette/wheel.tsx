import { colourOf, wheelOrder } from '@fairground/game-rules/games/roulette'
import { cx } from '@fairground/ui'

const pocket = 360 / wheelOrder.length
const fills = { green: '#12764f', red: '#b3203c', black: '#1d1430' }
const turns = 4

/** The wheel comes to rest with the number at its top, under the ball. */
export function Wheel({
  number,
  isSpinning,
  spinKey,
  heat,
}: {
  number: number | undefined
  isSpinning: boolean
  spinKey: string
  /** By number: how much more than others it came. */
  heat?: readonly number[] | undefined
}) {
  const rest = number === undefined ? 0 : -wheelOrder.indexOf(number) * pocket
  const angle = { ['--rest' as string]: `${rest}deg`, ['--from' as string]: `${rest - turns * 360}deg` }
  return (
    <svg viewBox="-110 -110 220 220" className="roulette-wheel" aria-hidden="true">
      <circle r="108" fill="#6b3a17" />
      <circle r="104" fill="none" stroke="#ffd98c" strokeWidth="2" />
      <circle r="97" fill="#2b1420" />
      <g
        key={`${spinKey} ${number}`}
        className={cx('roulette-rotor', isSpinning && (number === undefined ? 'is-turning' : 'is-spinning'))}
        style={angle}
      >
        {wheelOrder.map((value, index) => (
          <g key={value} transform={`rotate(${index * pocket})`}>
            <path d={wedge} fill={fills[colourOf(value)]} stroke="#e8c98a" strokeWidth="0.7" />
            {heat && <path d={ember} fill="#ff9d2e" opacity={heat[value] ?? 0} />}
            <text y="-79" textAnchor="middle" fontSize="9.5" fontWeight="700" fill="#fff6e4">
              {value}
            </text>
          </g>
        ))}
        <circle r="52" fill="#4a2417" stroke="#e8c98a" strokeWidth="1.5" />
        <circle r="34" fill="#7a421d" />
        {[0, 45, 90, 135].map((turn) => (
          <rect key={turn} x="-30" y="-2" width="60" height="4" rx="2" fill="#ffd98c" transform={`rotate(${turn})`} />
        ))}
        <circle r="9" fill="#ffe2a6" />
      </g>
      {number !== undefined && (
        <g key={`ball-${spinKey}`} className={isSpinning ? 'roulette-ball is-spinning' : 'roulette-ball'}>
          <circle cy="-60" r="4.6" fill="#fffdf6" stroke="#b9a98c" strokeWidth="0.8" />
        </g>
      )}
    </svg>
  )
}

const half = (pocket / 2) * (Math.PI / 180)
const corner = (radius: number, side: number) => `${radius * Math.sin(side * half)} ${-radius * Math.cos(half)}`
const wedge = `M${corner(92, -1)} A92 92 0 0 1 ${corner(92, 1)} L${corner(52, 1)} A52 52 0 0 0 ${corner(52, -1)} Z`
const ember = `M${corner(66, -1)} A66 66 0 0 1 ${corner(66, 1)} L${corner(53, 1)} A53 53 0 0 0 ${corner(53, -1)} Z`
