import { cx } from '../lib/cx.ts'
import { type ChartColor, chartColors } from './chart-data.ts'

export type SparkProps = { values: readonly string[]; color?: ChartColor; className?: string }

/** A line without axes beside a figure; the figure says what matters. */
export function Spark({ values, color = 'lamp', className }: SparkProps) {
  const numbers = values.map(Number)
  const low = Math.min(...numbers)
  const span = Math.max(...numbers) - low || 1
  const stepPx = 60 / Math.max(1, numbers.length - 1)
  const points = numbers.map((value, index) => [3 + index * stepPx, 20 - ((value - low) / span) * 16] as const)
  const last = points.at(-1)
  return (
    <svg viewBox="0 0 66 24" aria-hidden="true" className={cx('h-6 w-16.5 shrink-0', className)}>
      <path
        d={points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')}
        fill="none"
        stroke={chartColors[color]}
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {last && <circle cx={last[0]} cy={last[1]} r="2.5" fill={chartColors[color]} />}
    </svg>
  )
}
