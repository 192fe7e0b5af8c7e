import { Cash } from '@fairground/vendor-ui'

const heights = [1n, 100n, 1_000n, 10_000n, 100_000n]

/** A pile that grows with its amount. */
const chipsIn = (minor: bigint, unitMinor: bigint): number =>
  heights.filter((units) => minor >= units * unitMinor).length

interface PileProps {
  minor: bigint
  /** What the smallest pile is worth. */
  unitMinor: bigint
  label?: string
}

/** Chips on the felt, with what they come to. */
export function Pile({ minor, unitMinor, label }: PileProps) {
  return (
    <span className="room-pile">
      <Chips count={Math.max(1, chipsIn(minor, unitMinor))} />
      {label && <span>{label}</span>}
      <b>
        <Cash minor={minor} />
      </b>
    </span>
  )
}

export const Chips = ({ count }: { count: number }) => (
  <svg className="room-chips" viewBox="0 0 30 38" aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: chips of a pile are alike
      <g key={at} transform={`translate(0 ${-at * 4})`}>
        <ellipse cx="15" cy="29" rx="14" ry="7" fill="#8a2440" />
        <ellipse
          cx="15"
          cy="26"
          rx="14"
          ry="7"
          fill={at % 2 === 0 ? '#d02a49' : '#2f62d0'}
          stroke="#fff6e4"
          strokeDasharray="5 4"
          strokeWidth="2"
        />
        <ellipse cx="15" cy="26" rx="7.5" ry="3.6" fill="#fff6e4" opacity="0.9" />
      </g>
    ))}
  </svg>
)
