import { staffStatements } from './bank-statements.ts'
import { staffChat } from './chat.ts'
import { staffDepositMethods } from './deposit-methods.ts'
import { staffFreeRounds } from './free-rounds.ts'
import { staffProviders } from './providers.ts'
import { staffRains } from './rains.ts'
import { staffRecords } from './records.ts'
import { staffReferral } from './referral.ts'
import { staff as staffCalls } from './staff.ts'
import { staffAdjustments } from './staff-adjustments.ts'
import { staffBroadcasts } from './staff-broadcasts.ts'
import { staffCashier } from './staff-cashier.ts'
import { staffCatalogue } from './staff-catalogue.ts'
import { staffContent } from './staff-content.ts'
import { staffContracts } from './staff-contracts.ts'
import { staffFeatures } from './staff-features.ts'
import { staffFeedback } from './staff-feedback.ts'
import { staffForecasts } from './staff-forecasts.ts'
import { staffGiftBudgets } from './staff-gift-budgets.ts'
import { staffIntegrity } from './staff-integrity.ts'
import { staffJackpots } from './staff-jackpots.ts'
import { staffLedger } from './staff-ledger.ts'
import { staffLogins } from './staff-logins.ts'
import { staffMembers } from './staff-members.ts'
import { staffMissions } from './staff-missions.ts'
import { staffModels } from './staff-models.ts'
import { staffOperators } from './staff-operators.ts'
import { staffOutbox } from './staff-outbox.ts'
import { staffPoints } from './staff-points.ts'
import { staffPromotions } from './staff-promotions.ts'
import { staffRaffles } from './staff-raffles.ts'
import { staffReports } from './staff-reports.ts'
import { staffReturns } from './staff-returns.ts'
import { staffRewards } from './staff-rewards.ts'
import { staffRounds } from './staff-rounds.ts'
import { staffSettings } from './staff-settings.ts'
import { staffSite } from './staff-site.ts'
import { staffStakeLimits } from './staff-stake-limits.ts'
import { staffTableChat } from './staff-table-chat.ts'
import { staffTerms } from './staff-terms.ts'
import { staffVendors } from './staff-vendors.ts'
import { staffWishes } from './staff-wishes.ts'
import { staffTransfers } from './transfers.ts'
import { staffTurnover } from './turnover.ts'

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
  typeof staffWishes &
  typeof staffForecasts &
  typeof staffGiftBudgets &
  typeof staffRounds &
  typeof staffTableChat &
  typeof staffCatalogue
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
  ...staffWishes,
  ...staffForecasts,
  ...staffGiftBudgets,
  ...staffRounds,
  ...staffTableChat,
  ...staffCatalogue,
}
