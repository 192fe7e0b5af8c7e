import type { AppContext } from '../../../context.ts'
import { rememberBriefly } from '../../../lib/remember-briefly.ts'
import { findVendorLimits, type VendorLimits } from './vendor-limits-store.ts'
import { findNamesGroups, findTurnoverTypes, findVendorBudget, type VendorBudget } from './vendor-store.ts'

export interface VendorRules extends VendorBudget {
  /** By currency. */
  limits: Record<string, VendorLimits | undefined>
  /** Types of games for which it may name what of a round's stakes counts. */
  turnoverTypes: string[]
  /** Whether it is told prize groups and says at which of them its players bet. */
  namesGroups: boolean
}

const limits = { lifeMs: 1_000, entriesMax: 1_000 }

/** What a vendor may do, as it stood at most a second ago: every call asks. */
export const findVendorRules = rememberBriefly(
  limits,
  async ({ db }: AppContext, vendorId: string): Promise<VendorRules> => ({
    ...(await findVendorBudget(db, vendorId)),
    limits: await findVendorLimits(db, vendorId),
    turnoverTypes: await findTurnoverTypes(db, vendorId),
    namesGroups: await findNamesGroups(db, vendorId),
  }),
)
