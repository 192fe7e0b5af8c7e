import { useEffect, useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { cx } from '../lib/cx.ts'
import { Money } from '../money/money.tsx'
import { useUiText } from '../provider/ui-provider.tsx'
import { fill } from '../provider/ui-text.ts'
import { Skeleton } from '../state/skeleton.tsx'

const refreshPauseMs = 1000
const purseButton = 'h-9! w-8.5! max-sm:w-7.5!'

export type PurseProps = {
  /** "Balance"; left out on a phone. */
  label?: string
  /** Absent while it loads. */
  amount: string | undefined
  currency: string
  decimals?: number
  hidden: boolean
  onHiddenChange: (hidden: boolean) => void
  /** Absent: no arrow. */
  onRefresh?: () => void
  /** When the shown balance is old: its time, already formatted. */
  staleAt?: string
  /** In a narrow header: smaller letters, the longer the amount. */
  isCompact?: boolean
  className?: string
}

/** The balance in the head of every page: hide it, ask for it again, see when it is old. */
export function Purse(props: PurseProps) {
  const { label, amount, currency, decimals, hidden, onHiddenChange, onRefresh, staleAt, isCompact, className } = props
  const text = useUiText()
  const stale = staleAt && fill(text.balanceAsOf, { time: staleAt })
  return (
    <div
      className={cx(
        'flex h-11 min-w-0 items-center gap-1 rounded-md bg-surface-2 pe-1',
        isCompact ? 'ps-3' : 'ps-3.5',
        className,
      )}
    >
      <div className="min-w-0 flex-1" aria-live="polite">
        {(label || stale) && (
          <small className="block truncate text-[11px] leading-[1.15] text-ink-3">{stale ?? label}</small>
        )}
        {amount === undefined ? (
          <Skeleton className="my-1 h-3.5 w-28" />
        ) : (
          <Money
            amount={amount}
            currency={currency}
            decimals={decimals}
            hidden={hidden}
            className={cx(
              'block truncate leading-tight',
              !isCompact && 'text-[16px]',
              isCompact && (amount.length > 9 ? 'text-[13px]' : 'text-[15px]'),
              stale && 'underline decoration-ink-3 decoration-dotted decoration-1 underline-offset-3',
            )}
          />
        )}
      </div>
      <IconButton
        className={purseButton}
        label={hidden ? text.showBalance : text.hideBalance}
        icon={hidden ? 'icon-[ph--eye-slash]' : 'icon-[ph--eye]'}
        onClick={() => onHiddenChange(!hidden)}
      />
      {onRefresh && <RefreshButton onRefresh={onRefresh} />}
    </div>
  )
}

/** Turns once and rests a second, so that nobody hammers it. */
function RefreshButton({ onRefresh }: { onRefresh: () => void }) {
  const text = useUiText()
  const [isResting, setIsResting] = useState(false)
  useEffect(() => {
    if (!isResting) return
    const timer = setTimeout(() => setIsResting(false), refreshPauseMs)
    return () => clearTimeout(timer)
  }, [isResting])
  const refresh = () => {
    setIsResting(true)
    onRefresh()
  }
  return (
    <IconButton
      className={purseButton}
      label={text.refreshBalance}
      icon="icon-[ph--arrows-clockwise]"
      disabled={isResting}
      onClick={refresh}
      iconClassName={isResting ? 'animate-turn calm:animate-none' : undefined}
    />
  )
}
