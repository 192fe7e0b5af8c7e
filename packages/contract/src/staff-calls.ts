import { staffCatalogue } from './games/staff-catalogue.ts'
import { staffDesks } from './games/staff-desks.ts'
import { staffJackpots } from './games/staff-jackpots.ts'
import { staffModels } from './games/staff-models.ts'
import { staffReturns } from './games/staff-returns.ts'
import { staffRounds } from './games/staff-rounds.ts'
import { staffStakeLimits } from './games/staff-stake-limits.ts'
import { staffTableCares } from './games/staff-table-cares.ts'
import { staffTableChat } from './games/staff-table-chat.ts'
import { staffTablePairs } from './games/staff-table-pairs.ts'
import { staffTableRounds } from './games/staff-table-rounds.ts'
import { staffTableSetups } from './games/staff-table-setups.ts'
import { staffTableShifts } from './games/staff-table-shifts.ts'
import { staffTables } from './games/staff-tables.ts'
import { staffVendors } from './games/staff-vendors.ts'
import { staffStatements } from './money/bank-statements.ts'
import { staffDepositMethods } from './money/deposit-methods.ts'
import { staffRecords } from './money/records.ts'
import { staffAdjustments } from './money/staff-adjustments.ts'
import { staffCashier } from './money/staff-cashier.ts'
import { staffIntegrity } from './money/staff-integrity.ts'
import { staffLedger } from './money/staff-ledger.ts'
import { staffTransfers } from './money/transfers.ts'
import { staffTurnover } from './money/turnover.ts'
import { staffPrizeGroups } from './network/prize-groups.ts'
import { staffReferral } from './network/referral.ts'
import { staffContracts } from './network/staff-contracts.ts'
import { staffPrizeGroupRules } from './network/staff-prize-group-rules.ts'
import { staffIdentity } from './people/identity-checks.ts'
import { staffPolicy } from './people/policy.ts'
import { staffLogins } from './people/staff-logins.ts'
import { staffMemberRisk } from './people/staff-member-risk.ts'
import { staffMembers } from './people/staff-members.ts'
import { staffOperators } from './people/staff-operators.ts'
import { staffRisk } from './people/staff-risk.ts'
import { staffTerms } from './people/staff-terms.ts'
import { staffFreeRounds } from './rewards/free-rounds.ts'
import { staffRains } from './rewards/rains.ts'
import { staffForecasts } from './rewards/staff-forecasts.ts'
import { staffGiftBudgets } from './rewards/staff-gift-budgets.ts'
import { staffMissions } from './rewards/staff-missions.ts'
import { staffPoints } from './rewards/staff-points.ts'
import { staffPromotions } from './rewards/staff-promotions.ts'
import { staffRaffles } from './rewards/staff-raffles.ts'
import { staffRewards } from './rewards/staff-rewards.ts'
import { staffProviders } from './site/providers.ts'
import { staffContent } from './site/staff-content.ts'
import { staffFeatures } from './site/staff-features.ts'
import { staffReports } from './site/staff-reports.ts'
import { staffSettings } from './site/staff-settings.ts'
import { staffSite } from './site/staff-site.ts'
import { staffWishes } from './site/staff-wishes.ts'
import { staff as staffCalls } from './staff.ts'
import { staffChat } from './talk/chat.ts'
import { staffBroadcasts } from './talk/staff-broadcasts.ts'
import { staffFeedback } from './talk/staff-feedback.ts'
import { staffOutbox } from './talk/staff-outbox.ts'

/** Named part by part: written out, it is longer than a declaration may be. */
export type StaffContract = typeof staffCalls &
  typeof staffSite &
  typeof staffSettings &
  typeof staffTerms &
  typeof staffFeatures &
  typeof staffOperators &
  typeof staffMembers &
  typeof staffProviders &
  typeof staffOutbox &
  typeof staffIntegrity &
  typeof staffLogins &
  typeof staffCashier &
  typeof staffDepositMethods &
  typeof staffStatements &
  typeof staffLedger &
  typeof staffAdjustments &
  typeof staffReports &
  typeof staffRecords &
  typeof staffTransfers &
  typeof staffTurnover &
  typeof staffFeedback &
  typeof staffChat &
  typeof staffContent &
  typeof staffContracts &
  typeof staffPrizeGroups &
  typeof staffPrizeGroupRules &
  typeof staffRewards &
  typeof staffReferral &
  typeof staffPromotions &
  typeof staffFreeRounds &
  typeof staffMissions &
  typeof staffRaffles &
  typeof staffRains &
  typeof staffBroadcasts &
  typeof staffPoints &
  typeof staffVendors &
  typeof staffJackpots &
  typeof staffReturns &
  typeof staffModels &
  typeof staffStakeLimits &
  typeof staffRisk &
  typeof staffMemberRisk &
  typeof staffWishes &
  typeof staffForecasts &
  typeof staffGiftBudgets &
  typeof staffRounds &
  typeof staffTableCares &
  typeof staffTablePairs &
  typeof staffTableChat &
  typeof staffTableRounds &
  typeof staffTableSetups &
  typeof staffTableShifts &
  typeof staffDesks &
  typeof staffTables &
  typeof staffCatalogue &
  typeof staffPolicy &
  typeof staffIdentity
/** Every call of staff, in the parts it is written in. */
export const staff: StaffContract = {
  ...staffCalls,
  ...staffSite,
  ...staffSettings,
  ...staffTerms,
  ...staffFeatures,
  ...staffOperators,
  ...staffMembers,
  ...staffRecords,
  ...staffProviders,
  ...staffOutbox,
  ...staffIntegrity,
  ...staffLogins,
  ...staffCashier,
  ...staffDepositMethods,
  ...staffStatements,
  ...staffLedger,
  ...staffAdjustments,
  ...staffReports,
  ...staffTransfers,
  ...staffTurnover,
  ...staffRewards,
  ...staffReferral,
  ...staffFeedback,
  ...staffChat,
  ...staffContent,
  ...staffContracts,
  ...staffPrizeGroups,
  ...staffPrizeGroupRules,
  ...staffPromotions,
  ...staffFreeRounds,
  ...staffMissions,
  ...staffRaffles,
  ...staffRains,
  ...staffBroadcasts,
  ...staffPoints,
  ...staffVendors,
  ...staffJackpots,
  ...staffReturns,
  ...staffModels,
  ...staffStakeLimits,
  ...staffRisk,
  ...staffMemberRisk,
  ...staffWishes,
  ...staffForecasts,
  ...staffGiftBudgets,
  ...staffRounds,
  ...staffTableCares,
  ...staffTablePairs,
  ...staffTableChat,
  ...staffTableRounds,
  ...staffTableSetups,
  ...staffTableShifts,
  ...staffDesks,
  ...staffTables,
  ...staffCatalogue,
  ...staffPolicy,
  ...staffIdentity,
}
