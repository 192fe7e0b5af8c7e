import type { PayoutFreeze } from '@fairground/contract'
import type { Freeze } from './freeze.ts'

export const viewFreeze = ({ frozenAt, checkedAt, ...freeze }: Freeze): PayoutFreeze => ({
  ...freeze,
  frozenAt: frozenAt.toISOString(),
  checkedAt: checkedAt.toISOString(),
})
