import type { AppContext } from '../../context.ts'
import { rememberBriefly } from '../../lib/remember-briefly.ts'
import { findVendorBudget, type VendorBudget } from './vendor-store.ts'

const limits = { lifeMs: 1_000, entriesMax: 1_000 }

/** What a vendor may do, as it stood at most a second ago: every call asks. */
export const findVendorRules = rememberBriefly(
  limits,
  ({ db }: AppContext, vendorId: string): Promise<VendorBudget> => findVendorBudget(db, vendorId),
)
