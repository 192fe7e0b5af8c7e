import { ceilingKind, houseContractKind } from './features/contracts/index.ts'
import { stakeLimitKind } from './features/stake-limits/index.ts'
import { vendorChangeKind } from './features/vendors/index.ts'
import type { AnyWishKind } from './features/wishes/index.ts'

/** Every kind of wish that staff ask for and decide. */
export const wishKinds: readonly AnyWishKind[] = [vendorChangeKind, stakeLimitKind, houseContractKind, ceilingKind]
