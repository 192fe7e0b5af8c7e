import type { BoardGroup } from '@fairground/lottery-rules'
import { cx } from '@fairground/ui'
import { hidden } from '../lib/result.ts'

/** The last two digits are what most bets are on. */
const tail = 2
/** More balls than these are drawn small. */
const ballsLarge = 7

/** What a draw is known by: the digits of its number, the tail in red, or its balls and dice; gaps are still to come. */
export function Balls({ group, className }: { group: BoardGroup; className?: string }) {
  const isDigits = group.look === 'digits'
  const parts = isDigits ? [...(group.numbers[0] ?? '')] : group.numbers
  const balls = parts.map((text, place) => ({ text, place, isTail: isDigits && place >= parts.length - tail }))
  return (
    <p dir="ltr" className={cx('flex flex-wrap gap-1.5', className)}>
      <span className="sr-only">{isDigits ? group.numbers[0] : group.numbers.join(' ')}</span>
      {balls.map(({ text, place, isTail }) => (
        <span
          // A ball that comes is another one than its gap: it drops in.
          key={`${place} ${text === hidden}`}
          aria-hidden="true"
          className={cx(
            'ball',
            text === hidden ? 'ball-gap' : 'ball-in',
            isTail && 'ball-tail',
            parts.length > ballsLarge && 'ball-small',
          )}
        >
          {text === hidden ? '' : text}
        </span>
      ))}
    </p>
  )
}
