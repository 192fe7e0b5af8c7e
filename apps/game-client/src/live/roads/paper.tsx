import { roadRows } from '@fairground/game-rules/tables'
import { cx } from '@fairground/ui'
import type { ReactNode } from 'react'
import './roads.css'

/** Units of the drawing per cell. */
export const cell = 10

interface PaperProps {
  columns: number
  /** What is on it, in words. */
  label: string
  className?: string
  children: ReactNode
}

/** Squared paper of six rows. Its shape follows from the number of columns alone, and roads run from the left everywhere. */
export function Paper({ columns, label, className, children }: PaperProps) {
  const [width, height] = [columns * cell, roadRows * cell]
  return (
    <svg
      role="img"
      aria-label={label}
      direction="ltr"
      viewBox={`0 0 ${width} ${height}`}
      className={cx('road-paper', className)}
    >
      <path className="road-lines" d={`${lines(columns, 'M', `V${height}`)}${rows(width)}`} />
      {children}
    </svg>
  )
}

const steps = (count: number) => Array.from({ length: count - 1 }, (_, index) => (index + 1) * cell)
const lines = (columns: number, from: string, to: string): string =>
  steps(columns)
    .map((x) => `${from}${x} 0${to}`)
    .join('')
const rows = (width: number): string =>
  steps(roadRows)
    .map((y) => `M0 ${y}H${width}`)
    .join('')
