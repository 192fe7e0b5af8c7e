import type { PayoutAdapter } from './payout-adapter.ts'

/** Built in: the staff who approve send the money themselves, so an approved payout counts as sent at once. */
export const manualPayout: PayoutAdapter = {
  name: 'manual',
  pay: async ({ withdrawalId }) => ({ reference: withdrawalId }),
}
