import { jackpotMoveKind } from './features/games/jackpots/index.ts'
import { groupRulesKind } from './features/games/prize-groups/index.ts'
import { stakeLimitKind } from './features/games/stake-limits/index.ts'
import { correctionEndKind, roundCorrectionKind, tableSetupKind, tipPayoutKind } from './features/games/studio/index.ts'
import {
  heldAdjustmentKind,
  heldPrizeKind,
  vendorCampaignKind,
  vendorChangeKind,
} from './features/games/vendors/index.ts'
import { adjustmentKind } from './features/money/adjustments/index.ts'
import { depositKind } from './features/money/deposits/index.ts'
import { ceilingKind, houseContractKind } from './features/network/agent-contracts/index.ts'
import { referralKind } from './features/network/referral/index.ts'
import { policyKind } from './features/people/policy/index.ts'
import { launderingKind } from './features/people/risk/index.ts'
import { freeRoundKind } from './features/rewards/free-rounds/index.ts'
import { giftBudgetKind } from './features/rewards/gift-budgets/index.ts'
import { missionKind } from './features/rewards/missions/index.ts'
import { pointSettingsKind, redemptionKind } from './features/rewards/points/index.ts'
import { promotionKind } from './features/rewards/promotions/index.ts'
import { raffleKind } from './features/rewards/raffles/index.ts'
import { rainKind } from './features/rewards/rains/index.ts'
import { rewardRuleKind } from './features/rewards/rebates/index.ts'
import { turnoverSettingsKind } from './features/site/site/index.ts'
import type { AnyWishKind } from './features/site/wishes/index.ts'

/** Every kind of wish that staff ask for and decide. */
export const wishKinds: readonly AnyWishKind[] = [
  vendorChangeKind,
  heldAdjustmentKind,
  heldPrizeKind,
  vendorCampaignKind,
  stakeLimitKind,
  tableSetupKind,
  roundCorrectionKind,
  correctionEndKind,
  tipPayoutKind,
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
  groupRulesKind,
  turnoverSettingsKind,
  policyKind,
  rainKind,
  freeRoundKind,
  launderingKind,
]
