import { cx } from '@fairground/ui'

const suits: Readonly<Record<string, string>> = { s: '♠', h: '♥', d: '♦', c: '♣' }

interface ToldCardsProps {
  told: readonly string[]
  /** What was told before: whatever differs from it is marked. */
  before?: readonly string[]
}

/** What was read of a round, in its order: cards as cards, a pocket of a wheel as its number, dice as theirs. */
export function ToldCards({ told, before }: ToldCardsProps) {
  const placed = told.map((one, step) => ({ step, one, isNew: before !== undefined && before[step] !== one }))
  return (
    <ol dir="ltr" className="flex flex-wrap gap-1">
      {placed.map(({ step, one, isNew }) => (
        <li
          key={step}
          className={cx(
            'min-w-9 rounded-sm border bg-surface-1 px-1.5 py-1 text-center font-mono text-sm font-semibold',
            isNew ? 'border-lamp-ink' : 'border-line-soft',
            /[hd]$/.test(one) && 'text-ruby-ink',
          )}
        >
          {cardText(one)}
        </li>
      ))}
    </ol>
  )
}

/** `Th` as `10♥`; anything else as it is. */
export function cardText(told: string): string {
  const [, rank, suit] = /^([2-9TJQKA])([shdc])$/.exec(told) ?? []
  if (rank === undefined || suit === undefined) return told
  return `${rank === 'T' ? '10' : rank}${suits[suit]}`
}
