import { adjustmentRoutes } from './features/adjustments/index.ts'
import { agentRoutes } from './features/agents/index.ts'
import { profileTests } from './features/app-profile/index.ts'
import { auditRoutes } from './features/audit/index.ts'
import { bookRoutes } from './features/books/index.ts'
import { catalogueRoutes, staffCatalogueRoutes, tableRoutes } from './features/catalogue/index.ts'
import { challengeRoutes } from './features/challenge/index.ts'
import { chatRoutes, staffChatRoutes } from './features/chat/index.ts'
import { announcementRoutes, helpRoutes, pageRoutes, staffContentRoutes } from './features/content/index.ts'
import { contractRoutes, staffContractRoutes } from './features/contracts/index.ts'
import { depositRoutes, paymentTests, staffDepositRoutes, staffMethodRoutes } from './features/deposits/index.ts'
import { feedbackRoutes, staffFeedbackRoutes } from './features/feedback/index.ts'
import { forecastRoutes } from './features/forecasts/index.ts'
import { freeRoundRoutes, staffFreeRoundRoutes } from './features/free-rounds/index.ts'
import { giftBudgetRoutes } from './features/gift-budgets/index.ts'
import {
  identityRoutes,
  passkeyRoutes,
  recoveryRoutes,
  secondStepRoutes,
  securityRoutes,
  staffLoginRoutes,
} from './features/identity/index.ts'
import { broadcastRoutes, inboxRoutes, pushRoutes } from './features/inbox/index.ts'
import { integrityRoutes } from './features/integrity/index.ts'
import { jackpotRoutes, staffJackpotRoutes } from './features/jackpots/index.ts'
import { liveRoutes, staffLiveRoutes } from './features/live/index.ts'
import { lotteryRoutes } from './features/lottery/index.ts'
import {
  accountRoutes,
  contactRoutes,
  memberRoutes,
  registrationRoutes,
  staffCareRoutes,
  staffInvitationRoutes,
  staffMemberRoutes,
  uploadAvatar,
} from './features/members/index.ts'
import { gatewayTests, outboxRoutes } from './features/messages/index.ts'
import { missionRoutes, staffMissionRoutes } from './features/missions/index.ts'
import { phoneAuthTests } from './features/phone-auth/index.ts'
import { launchRoutes } from './features/play/index.ts'
import { pointRoutes, readPointMoves, staffPointRoutes } from './features/points/index.ts'
import { promotionRoutes, staffPromotionRoutes } from './features/promotions/index.ts'
import { providerRoutes } from './features/providers/index.ts'
import { raffleRoutes, staffRaffleRoutes } from './features/raffles/index.ts'
import { staffRainRoutes } from './features/rains/index.ts'
import { rebateRoutes, staffRewardRoutes } from './features/rebates/index.ts'
import { recordRoutes, staffRecordRoutes } from './features/records/index.ts'
import { referralRoutes, staffReferralRoutes } from './features/referral/index.ts'
import { reportRoutes } from './features/reports/index.ts'
import { resultRoutes } from './features/results/index.ts'
import { returnRoutes } from './features/returns/index.ts'
import { rewardRoutes } from './features/rewards/index.ts'
import { siteRoutes, staffSettingsRoutes, staffSiteRoutes, staffTermsRoutes } from './features/site/index.ts'
import { socialRoutes, socialTests } from './features/social/index.ts'
import { operatorRoutes, staffRoutes } from './features/staff/index.ts'
import { stakeLimitRoutes } from './features/stake-limits/index.ts'
import { sharedRoundRoutes, studioRoutes } from './features/studio/index.ts'
import { transferRoutes } from './features/transfers/index.ts'
import { staffTurnoverRoutes, turnoverRoutes } from './features/turnover/index.ts'
import { uploadRoutes } from './features/uploads/index.ts'
import { vendorWalletRoutes } from './features/vendor-wallets/index.ts'
import { vendorRoutes } from './features/vendors/index.ts'
import { staffVipRoutes, vipRoutes } from './features/vip/index.ts'
import { walletRoutes } from './features/wallet/index.ts'
import { wishRoutes } from './features/wishes/index.ts'
import { staffWithdrawalRoutes, withdrawalRoutes } from './features/withdrawals/index.ts'
import { wishKinds } from './wish-kinds.ts'

/** Table of contents of the portal's calls, in the shape of `portalContract`. */
export const portalRouter = {
  system: siteRoutes,
  challenge: challengeRoutes,
  session: { ...identityRoutes, ...registrationRoutes },
  members: { ...memberRoutes, ...referralRoutes },
  recovery: recoveryRoutes,
  contacts: contactRoutes,
  security: { ...securityRoutes, ...accountRoutes },
  secondStep: secondStepRoutes,
  passkeys: passkeyRoutes,
  social: socialRoutes,
  wallet: { ...walletRoutes(readPointMoves), ...vendorWalletRoutes },
  records: recordRoutes,
  deposits: depositRoutes,
  uploads: uploadRoutes(uploadAvatar),
  withdrawals: withdrawalRoutes,
  transfers: transferRoutes,
  turnover: turnoverRoutes,
  agents: agentRoutes,
  agentContracts: contractRoutes,
  loyalty: { ...rebateRoutes, ...vipRoutes },
  catalogue: { ...catalogueRoutes, ...launchRoutes, ...resultRoutes },
  tables: tableRoutes,
  lottery: lotteryRoutes,
  jackpots: jackpotRoutes,
  sharedRounds: sharedRoundRoutes,
  content: { ...helpRoutes, ...pageRoutes, ...announcementRoutes },
  inbox: inboxRoutes,
  push: pushRoutes,
  chat: chatRoutes,
  feedback: feedbackRoutes,
  promotions: promotionRoutes,
  freeRounds: freeRoundRoutes,
  missions: missionRoutes,
  raffles: raffleRoutes,
  rewards: rewardRoutes,
  points: pointRoutes,
  live: liveRoutes,
}

/** Table of contents of the console's calls, in the shape of `consoleContract`. */
export const consoleRouter = {
  staff: {
    ...staffRoutes,
    ...operatorRoutes,
    ...staffLiveRoutes,
    ...reportRoutes,
    ...staffDepositRoutes,
    ...staffMethodRoutes,
    ...staffWithdrawalRoutes,
    ...staffMemberRoutes,
    ...staffCareRoutes,
    ...staffRecordRoutes,
    ...staffInvitationRoutes,
    ...staffSiteRoutes,
    ...staffSettingsRoutes,
    ...staffTurnoverRoutes,
    ...staffTermsRoutes,
    ...auditRoutes,
    ...providerRoutes({ ...gatewayTests, ...socialTests, ...phoneAuthTests, ...paymentTests, ...profileTests }),
    ...outboxRoutes,
    ...integrityRoutes,
    ...staffLoginRoutes,
    ...bookRoutes,
    ...adjustmentRoutes,
    ...staffFeedbackRoutes,
    ...staffChatRoutes,
    ...staffContentRoutes,
    ...staffContractRoutes,
    ...staffVipRoutes,
    ...staffRewardRoutes,
    ...staffReferralRoutes,
    ...staffPromotionRoutes,
    ...staffFreeRoundRoutes,
    ...staffRainRoutes,
    ...staffJackpotRoutes,
    ...returnRoutes,
    ...studioRoutes,
    ...stakeLimitRoutes,
    ...wishRoutes(wishKinds),
    ...forecastRoutes,
    ...giftBudgetRoutes,
    ...staffMissionRoutes,
    ...staffRaffleRoutes,
    ...broadcastRoutes,
    ...staffPointRoutes,
    ...vendorRoutes,
    ...staffCatalogueRoutes,
  },
}
