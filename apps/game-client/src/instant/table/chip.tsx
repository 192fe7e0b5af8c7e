import { useShortAmount } from '@fairground/vendor-ui'

const unitMinor = 100n
/** From so many whole units on a chip has this colour. */
const colours: readonly (readonly [bigint, string])[] = [
  [500_000n, '#1f1b2e'],
  [100_000n, '#b3203c'],
  [50_000n, '#6b3fb8'],
  [10_000n, '#2263d9'],
  [5_000n, '#1d8a5f'],
  [0n, '#7d7394'],
]

/** A chip with its amount; the place announces its total. */
export function Chip({ minor }: { minor: bigint }) {
  const units = minor / unitMinor
  const colour = colours.find(([from]) => units >= from)?.[1]
  const text = useShortAmount()(minor)
  return (
    <svg viewBox="0 0 48 48" className="table-chip" aria-hidden="true">
      <circle cx="24" cy="25.5" r="22" fill="#12061c" opacity="0.45" />
      <circle cx="24" cy="24" r="22" fill={colour} />
      <circle cx="24" cy="24" r="19" fill="none" stroke="#fff6e4" strokeWidth="6" strokeDasharray="9.95 9.95" />
      <circle cx="24" cy="24" r="15.5" fill="#fff6e4" />
      <text x="24" y="28.5" textAnchor="middle" fontSize={text.length > 4 ? 9 : 12} fontWeight="800" fill="#2b1a33">
        {text}
      </text>
    </svg>
  )
}
