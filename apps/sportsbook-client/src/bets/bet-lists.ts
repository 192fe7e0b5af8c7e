import type { SportsBetView } from '@fairground/contract/sports'

/** Sent to the wallet, or waiting for the end of the delay. */
export const isPending = ({ state }: Pick<SportsBetView, 'state'>): boolean => state === 'sent' || state === 'pending'

export const isOpen = (bet: Pick<SportsBetView, 'state'>): boolean => isPending(bet) || bet.state === 'accepted'

/** Both lists, the latest first; what was told later wins. */
export function merged(before: readonly SportsBetView[], fresh: readonly SportsBetView[]): readonly SportsBetView[] {
  const all = new Map([...before, ...fresh].map((bet) => [bet.betId, bet]))
  return [...all.values()].sort((one, other) => (one.betId < other.betId ? 1 : -1))
}
