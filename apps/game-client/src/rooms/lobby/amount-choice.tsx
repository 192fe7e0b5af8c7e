import { type CurrencyCode, formatAmount, getCurrency, parseAmount } from '@fairground/money'
import { Field, MoneyInput } from '@fairground/ui'
import { Cash, useFrame } from '@fairground/vendor-ui'
import { sharesOfRange } from './shares-of-range.ts'

interface AmountChoiceProps {
  label: string
  minMinor: bigint
  maxMinor: bigint
  minor: bigint
  onMinor: (minor: bigint) => void
}

const steps = 100

/** An amount between two others: typed, or moved along a line. Both say the same. */
export function AmountChoice({ label, minMinor, maxMinor, minor, onMinor }: AmountChoiceProps) {
  const { code } = getCurrency(useFrame().opened.currency)
  const place = placeIn(minMinor, maxMinor, minor)
  return (
    <div className="room-amount">
      <Field label={label}>
        <MoneyInput value={typedOf(minor, code)} onValueChange={(text) => onMinor(minorOf(text, code))} />
      </Field>
      <input
        type="range"
        aria-label={label}
        min={0}
        max={steps}
        value={place}
        onChange={(event) => onMinor(sharesOfRange(minMinor, maxMinor, Number(event.target.value), steps))}
      />
      <span className="room-amount-ends">
        <Cash minor={minMinor} />
        <Cash minor={maxMinor} />
      </span>
    </div>
  )
}

const none = 0n

/** Without a fraction where there is none: amounts are typed whole. */
function typedOf(minor: bigint, code: CurrencyCode): string {
  const [whole = '', part = ''] = formatAmount(minor, code).split('.')
  return Number(part) === 0 ? whole : `${whole}.${part}`
}

function minorOf(text: string, code: CurrencyCode): bigint {
  try {
    return parseAmount(text, code) ?? none
  } catch {
    return none
  }
}

function placeIn(minMinor: bigint, maxMinor: bigint, minor: bigint): number {
  if (minor <= minMinor || maxMinor <= minMinor) return 0
  return Math.min(steps, Number(((minor - minMinor) * BigInt(steps)) / (maxMinor - minMinor)))
}
