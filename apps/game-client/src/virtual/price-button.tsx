import { useShortAmount } from '@fairground/vendor-ui'
import type { ReactNode } from 'react'
import type { PlaceChips } from './use-chips.ts'
import { usePrice } from './use-price.ts'

interface PriceButtonProps {
  spot: string
  /** Hundredths of the stake; undefined: not offered. */
  x100: number | undefined
  /** What is bet on, for ears: the price follows it. */
  name: string
  places: PlaceChips
  children?: ReactNode
}

/** A place for chips with its price: what lies there, and whether it has won. */
export function PriceButton({ spot, x100, name, places: { chips, paid, isFixed, put }, children }: PriceButtonProps) {
  const price = usePrice()
  const amount = useShortAmount()
  const minor = chips.get(spot)
  const paidMinor = paid.get(spot)
  const told = x100 === undefined ? '–' : price(x100)
  return (
    <button
      type="button"
      className="virtual-price focus-ring"
      aria-label={`${name}, ${told}${minor ? `, ${amount(minor)}` : ''}`}
      data-spot={spot}
      data-on={minor ? true : undefined}
      data-won={paidMinor === undefined ? undefined : paidMinor > none}
      disabled={isFixed || x100 === undefined}
      onClick={() => put(spot)}
    >
      {children && <span className="virtual-price-name">{children}</span>}
      <b>{told}</b>
      {minor !== undefined && <span className="virtual-price-chip">{amount(minor)}</span>}
    </button>
  )
}

const none = 0n
