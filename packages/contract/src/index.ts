import { agentContracts } from './agent-contracts.ts'
import { agents } from './agents.ts'
import { catalogue } from './catalogue.ts'
import { challenge } from './challenge.ts'
import { chat } from './chat.ts'
import { content } from './content.ts'
import { deposits } from './deposits.ts'
import { feedback } from './feedback.ts'
import { freeRounds } from './free-rounds.ts'
import { inbox } from './inbox.ts'
import { jackpots } from './jackpots.ts'
import { live } from './live.ts'
import { lottery } from './lottery.ts'
import { loyalty } from './loyalty.ts'
import { members } from './members.ts'
import { missions } from './missions.ts'
import { passkeys } from './passkeys.ts'
import { points } from './points.ts'
import { promotions, rewards } from './promotions.ts'
import { push } from './push.ts'
import { raffles } from './raffles.ts'
import { records } from './records.ts'
import { contacts, recovery } from './recovery.ts'
import { secondStep } from './second-step.ts'
import { security } from './security.ts'
import { session } from './session.ts'
import { sharedRounds } from './shared-rounds.ts'
import { social } from './social.ts'
import { type StaffContract, staff } from './staff-calls.ts'
import { system } from './system.ts'
import { tables } from './tables.ts'
import { transfers } from './transfers.ts'
import { turnover } from './turnover.ts'
import { uploads } from './uploads.ts'
import { wallet } from './wallet.ts'
import { withdrawals } from './withdrawals.ts'

/** Two parts: written out, the whole is longer than a declaration may be. */
const accountCalls = {
  system,
  challenge,
  session,
  members,
  recovery,
  contacts,
  security,
  secondStep,
  passkeys,
  social,
}
const houseCalls = {
  wallet,
  records,
  deposits,
  withdrawals,
  transfers,
  turnover,
  agents,
  agentContracts,
  loyalty,
  uploads,
  catalogue,
  tables,
  lottery,
  jackpots,
  sharedRounds,
  content,
  inbox,
  push,
  chat,
  feedback,
  promotions,
  freeRounds,
  missions,
  raffles,
  rewards,
  points,
  live,
}
/** Every call of the portal: visitors, trial accounts, members. */
export type PortalContract = typeof accountCalls & typeof houseCalls
export const portalContract: PortalContract = { ...accountCalls, ...houseCalls }
/** Every call of the operator's console. */
export const consoleContract: { staff: StaffContract } = { staff }
export type ConsoleContract = typeof consoleContract
export const contract: PortalContract & ConsoleContract = { ...portalContract, ...consoleContract }
export type Contract = typeof contract

export * from './activity-comment.ts'
export * from './affected-contract.ts'
export * from './agent-contracts.ts'
export * from './agents.ts'
export * from './bank-statements.ts'
export * from './catalogue.ts'
export * from './challenge.ts'
export * from './chat.ts'
export * from './codes.ts'
export * from './common.ts'
export * from './contact-address.ts'
export * from './content.ts'
export * from './deposit-fee.ts'
export * from './deposit-method-rule.ts'
export * from './deposit-methods.ts'
export * from './deposits.ts'
export * from './envelope.ts'
export * from './feedback-text.ts'
export * from './free-rounds.ts'
export * from './game-facts.ts'
export * from './hot-match.ts'
export * from './inbox.ts'
export * from './jackpots.ts'
export * from './live.ts'
export * from './lottery.ts'
export * from './loyalty.ts'
export * from './member-access.ts'
export * from './members.ts'
export * from './mission-rule.ts'
export * from './missions.ts'
export * from './mobile.ts'
export * from './passkeys.ts'
export * from './patterns.ts'
export * from './person-name.ts'
export * from './plain-letters.ts'
export * from './points.ts'
export * from './promotion-rule.ts'
export * from './promotions.ts'
export * from './provider-check.ts'
export * from './provider-field.ts'
export * from './provider-kinds.ts'
export * from './provider-request.ts'
export * from './providers.ts'
export * from './push.ts'
export * from './raffle-rule.ts'
export * from './raffles.ts'
export * from './rains.ts'
export * from './records.ts'
export * from './recovery.ts'
export * from './referral.ts'
export * from './registration.ts'
export * from './registration-fields.ts'
export * from './registration-rule.ts'
export type { Audience, RouteMeta } from './route.ts'
export * from './second-step.ts'
export * from './security.ts'
export * from './session.ts'
export * from './settings-warning.ts'
export * from './shared-rounds.ts'
export * from './site-hosts.ts'
export * from './sms-value.ts'
export * from './social.ts'
export * from './social-provider.ts'
export * from './staff.ts'
export * from './staff-adjustments.ts'
export * from './staff-broadcasts.ts'
export * from './staff-catalogue.ts'
export * from './staff-content.ts'
export * from './staff-contracts.ts'
export * from './staff-features.ts'
export * from './staff-feedback.ts'
export * from './staff-forecasts.ts'
export * from './staff-gift-budgets.ts'
export * from './staff-integrity.ts'
export * from './staff-jackpots.ts'
export * from './staff-ledger.ts'
export * from './staff-logins.ts'
export * from './staff-members.ts'
export * from './staff-missions.ts'
export * from './staff-models.ts'
export * from './staff-operators.ts'
export * from './staff-outbox.ts'
export * from './staff-points.ts'
export * from './staff-promotions.ts'
export * from './staff-raffles.ts'
export * from './staff-reports.ts'
export * from './staff-returns.ts'
export * from './staff-rewards.ts'
export * from './staff-rounds.ts'
export * from './staff-settings.ts'
export * from './staff-shapes.ts'
export * from './staff-site.ts'
export * from './staff-stake-limits.ts'
export * from './staff-table-chat.ts'
export * from './staff-terms.ts'
export * from './staff-vendor-holds.ts'
export * from './staff-vendors.ts'
export * from './staff-wishes.ts'
export * from './system.ts'
export * from './tables.ts'
export * from './transfers.ts'
export * from './turnover.ts'
export * from './uploads.ts'
export * from './verify-method.ts'
export * from './wallet.ts'
export * from './web-address.ts'
export * from './winners.ts'
export * from './withdrawals.ts'
