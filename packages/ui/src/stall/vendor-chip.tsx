import type { ReactNode } from 'react'
import { Chip } from '../field/chip.tsx'
import { cx } from '../lib/cx.ts'

export type VendorChipProps = {
  name: string
  /** Its mark as inline SVG in `currentColor`, 17 px high; the name in words when absent. */
  mark?: ReactNode
  pressed?: boolean
  onClick?: () => void
  className?: string
}

/** Narrows a shelf to one vendor. */
export function VendorChip({ name, mark, pressed, onClick, className }: VendorChipProps) {
  return (
    <Chip
      pressed={pressed}
      onClick={onClick}
      aria-label={mark ? name : undefined}
      className={cx('[&_svg]:h-4.25 [&_svg]:w-auto', className)}
    >
      {mark ?? name}
    </Chip>
  )
}
