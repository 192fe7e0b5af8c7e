import type { Balance } from '@fairground/contract'

/** An older answer that comes late must not turn the balance back. */
export const newerBalance = (before: Balance | undefined, next: Balance): Balance =>
  before && before.currency === next.currency && before.version > next.version ? before : next
