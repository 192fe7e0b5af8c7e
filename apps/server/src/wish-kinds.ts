import { adjustmentKind } from './features/adjustments/index.ts'
import { ceilingKind, houseContractKind } from './features/contracts/index.ts'
import { depositKind } from './features/deposits/index.ts'
import { freeRoundKind } from './features/free-rounds/index.ts'
import { giftBudgetKind } from './features/gift-budgets/index.ts'
import { jackpotMoveKind } from './features/jackpots/index.ts'
import { missionKind } from './features/missions/index.ts'
import { pointSettingsKind, redemptionKind } from './features/points/index.ts'
import { promotionKind } from './features/promotions/index.ts'
import { raffleKind } from './features/raffles/index.ts'
import { rainKind } from './features/rains/index.ts'
import { rewardRuleKind } from './features/rebates/index.ts'
import { referralKind } from './features/referral/index.ts'
import { turnoverSettingsKind } from './features/site/index.ts'
import { stakeLimitKind } from './features/stake-limits/index.ts'
import { heldAdjustmentKind, heldPrizeKind, vendorCampaignKind, vendorChangeKind } from './features/vendors/index.ts'
import type { AnyWishKind } from './features/wishes/index.ts'

/** Every kind of wish that staff ask for and decide. */
export const wishKinds: readonly AnyWishKind[] = [
  vendorChangeKind,
  heldAdjustmentKind,
  heldPrizeKind,
  vendorCampaignKind,
  stakeLimitKind,
  promotionKind,
  missionKind,
  raffleKind,
  depositKind,
  adjustmentKind,
  jackpotMoveKind,
  redemptionKind,
  pointSettingsKind,
  referralKind,
  rewardRuleKind,
  giftBudgetKind,
  houseContractKind,
  ceilingKind,
  turnoverSettingsKind,
  rainKind,
  freeRoundKind,
]
