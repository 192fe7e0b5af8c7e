import { catalogueRoutes, staffCatalogueRoutes, tableRoutes } from './features/games/catalogue/index.ts'
import { jackpotRoutes, staffJackpotRoutes } from './features/games/jackpots/index.ts'
import { liveTables } from './features/games/live-tables/index.ts'
import { lotteryRoutes } from './features/games/lottery/index.ts'
import { launchRoutes } from './features/games/play/index.ts'
import { staffGroupRoutes } from './features/games/prize-groups/index.ts'
import { resultRoutes } from './features/games/results/index.ts'
import { returnRoutes } from './features/games/rtp-watch/index.ts'
import { stakeLimitRoutes } from './features/games/stake-limits/index.ts'
import { sharedRoundRoutes, studioRoutes } from './features/games/studio/index.ts'
import { vendorRoutes } from './features/games/vendors/index.ts'
import { adjustmentRoutes } from './features/money/adjustments/index.ts'
import { bookRoutes } from './features/money/books/index.ts'
import { depositRoutes, paymentTests, staffDepositRoutes, staffMethodRoutes } from './features/money/deposits/index.ts'
import { integrityRoutes } from './features/money/integrity/index.ts'
import { recordRoutes, staffRecordRoutes } from './features/money/records/index.ts'
import { transferRoutes } from './features/money/transfers/index.ts'
import { staffTurnoverRoutes, turnoverRoutes } from './features/money/turnover/index.ts'
import { vendorWalletRoutes } from './features/money/vendor-wallets/index.ts'
import { walletRoutes } from './features/money/wallet/index.ts'
import { staffWithdrawalRoutes, withdrawalRoutes } from './features/money/withdrawals/index.ts'
import { contractRoutes, staffContractRoutes } from './features/network/agent-contracts/index.ts'
import { agentRoutes } from './features/network/agents/index.ts'
import { referralRoutes, staffReferralRoutes } from './features/network/referral/index.ts'
import { challengeRoutes } from './features/people/challenge/index.ts'
import {
  identityRoutes,
  passkeyRoutes,
  recoveryRoutes,
  secondStepRoutes,
  securityRoutes,
  staffLoginRoutes,
} from './features/people/identity/index.ts'
import { identityCheckRoutes, identityProviderTests, staffIdentityRoutes } from './features/people/kyc/index.ts'
import {
  accountRoutes,
  contactRoutes,
  memberRoutes,
  readSaid,
  registrationRoutes,
  staffCareRoutes,
  staffInvitationRoutes,
  staffMemberRoutes,
  uploadAvatar,
} from './features/people/members/index.ts'
import { phoneAuthTests } from './features/people/phone-auth/index.ts'
import { policyRoutes } from './features/people/policy/index.ts'
import { protectionRoutes } from './features/people/protection/index.ts'
import { riskRoutes } from './features/people/risk/index.ts'
import { socialRoutes, socialTests } from './features/people/social/index.ts'
import { operatorRoutes, staffRoutes } from './features/people/staff/index.ts'
import { forecastRoutes } from './features/rewards/forecasts/index.ts'
import { freeRoundRoutes, staffFreeRoundRoutes } from './features/rewards/free-rounds/index.ts'
import { giftBudgetRoutes } from './features/rewards/gift-budgets/index.ts'
import { missionRoutes, staffMissionRoutes } from './features/rewards/missions/index.ts'
import { pointRoutes, readPointMoves, staffPointRoutes } from './features/rewards/points/index.ts'
import { promotionRoutes, staffPromotionRoutes } from './features/rewards/promotions/index.ts'
import { raffleRoutes, staffRaffleRoutes } from './features/rewards/raffles/index.ts'
import { staffRainRoutes } from './features/rewards/rains/index.ts'
import { rebateRoutes, staffRewardRoutes } from './features/rewards/rebates/index.ts'
import { rewardRoutes } from './features/rewards/rewards/index.ts'
import { staffVipRoutes, vipRoutes } from './features/rewards/vip/index.ts'
import { profileTests } from './features/site/app-profile/index.ts'
import { auditRoutes } from './features/site/audit/index.ts'
import { announcementRoutes, helpRoutes, pageRoutes, staffContentRoutes } from './features/site/content/index.ts'
import { providerRoutes } from './features/site/providers/index.ts'
import { reportRoutes } from './features/site/reports/index.ts'
import { siteRoutes, staffSettingsRoutes, staffSiteRoutes, staffTermsRoutes } from './features/site/site/index.ts'
import { uploadRoutes } from './features/site/uploads/index.ts'
import { wishRoutes } from './features/site/wishes/index.ts'
import { chatRoutes, staffChatRoutes } from './features/talk/chat/index.ts'
import { feedbackRoutes, staffFeedbackRoutes } from './features/talk/feedback/index.ts'
import { broadcastRoutes, inboxRoutes, pushRoutes } from './features/talk/inbox/index.ts'
import { liveRoutes, staffLiveRoutes } from './features/talk/live/index.ts'
import { gatewayTests, outboxRoutes } from './features/talk/messages/index.ts'
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
  protection: protectionRoutes,
  identityChecks: identityCheckRoutes,
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
  tables: { ...tableRoutes, liveTables },
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
    ...riskRoutes,
    ...staffRecordRoutes,
    ...staffInvitationRoutes,
    ...staffSiteRoutes,
    ...staffSettingsRoutes,
    ...staffTurnoverRoutes,
    ...staffTermsRoutes,
    ...auditRoutes,
    ...providerRoutes({
      ...gatewayTests,
      ...socialTests,
      ...phoneAuthTests,
      ...paymentTests,
      ...profileTests,
      ...identityProviderTests,
    }),
    ...outboxRoutes,
    ...integrityRoutes,
    ...staffLoginRoutes,
    ...bookRoutes,
    ...adjustmentRoutes,
    ...staffFeedbackRoutes,
    ...staffChatRoutes,
    ...staffContentRoutes,
    ...staffContractRoutes,
    ...staffGroupRoutes,
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
    ...policyRoutes,
    ...staffIdentityRoutes(readSaid),
  },
}
