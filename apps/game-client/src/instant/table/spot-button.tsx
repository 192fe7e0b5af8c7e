import { cx } from '@fairground/ui'
import { useCashText } from '@fairground/vendor-ui'
import type { CSSProperties, ReactNode } from 'react'
import { Chip } from './chip.tsx'

interface SpotButtonProps {
  label: string
  stakeMinor: bigint
  isFixed: boolean
  onPut: () => void
  /** How the last round ended for it. */
  result?: 'won' | 'back' | 'lost' | undefined
  className?: string
  style?: CSSProperties
  children?: ReactNode
}

/** A place on the table that takes a chip with every press. */
export function SpotButton({ label, stakeMinor, isFixed, onPut, result, className, ...rest }: SpotButtonProps) {
  const cash = useCashText()
  const isOn = hasChips(stakeMinor)
  return (
    <button
      type="button"
      aria-label={isOn ? `${label}, ${cash(stakeMinor)}` : label}
      className={cx('table-spot focus-ring', className)}
      data-result={result}
      data-on={isOn ? true : undefined}
      disabled={isFixed}
      onClick={onPut}
      style={rest.style}
    >
      {rest.children}
      {isOn && <Chip minor={stakeMinor} />}
    </button>
  )
}

/** Outside of the component: its compiler loses bigint literals. */
const hasChips = (minor: bigint): boolean => minor > 0n
