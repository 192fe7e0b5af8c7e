import { numberFormat } from '@fairground/money'
import { useUi } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import { useFishingState } from './fishing-context.ts'

/** What own kills paid, where the fish were. */
export function Gains() {
  const { locale } = useUi()
  const gains = useFishingState((state) => state.gains)
  const whole = numberFormat(locale)
  return (
    <div role="log" className="pointer-events-none absolute inset-0" dir="ltr">
      {gains.map(({ key, x, y, amountMinor, multiplier }) => (
        <div
          key={key}
          className="fishing-gain"
          data-gain={amountMinor}
          style={{
            insetInlineStart: `clamp(5rem, ${x * 100}%, calc(100% - 5rem))`,
            top: `clamp(4rem, ${y * 100}%, 90%)`,
          }}
        >
          <Cash minor={amountMinor} signed />
          <span>
            <bdi>×{whole.format(multiplier)}</bdi>
          </span>
        </div>
      ))}
    </div>
  )
}
