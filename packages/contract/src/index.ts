import { catalogue } from './games/catalogue.ts'
import { jackpots } from './games/jackpots.ts'
import { lottery } from './games/lottery.ts'
import { sharedRounds } from './games/shared-rounds.ts'
import { tables } from './games/tables.ts'
import { deposits } from './money/deposits.ts'
import { records } from './money/records.ts'
import { transfers } from './money/transfers.ts'
import { turnover } from './money/turnover.ts'
import { wallet } from './money/wallet.ts'
import { withdrawals } from './money/withdrawals.ts'
import { agentContracts } from './network/agent-contracts.ts'
import { agents } from './network/agents.ts'
import { challenge } from './people/challenge.ts'
import { identityChecks } from './people/identity-checks.ts'
import { members } from './people/members.ts'
import { passkeys } from './people/passkeys.ts'
import { protection } from './people/protection.ts'
import { push } from './people/push.ts'
import { contacts, recovery } from './people/recovery.ts'
import { secondStep } from './people/second-step.ts'
import { security } from './people/security.ts'
import { session } from './people/session.ts'
import { social } from './people/social.ts'
import { freeRounds } from './rewards/free-rounds.ts'
import { loyalty } from './rewards/loyalty.ts'
import { missions } from './rewards/missions.ts'
import { points } from './rewards/points.ts'
import { promotions, rewards } from './rewards/promotions.ts'
import { raffles } from './rewards/raffles.ts'
import { content } from './site/content.ts'
import { system } from './site/system.ts'
import { uploads } from './site/uploads.ts'
import { type StaffContract, staff } from './staff-calls.ts'
import { chat } from './talk/chat.ts'
import { feedback } from './talk/feedback.ts'
import { inbox } from './talk/inbox.ts'
import { live } from './talk/live.ts'

/** Two parts: written out, the whole is longer than a declaration may be. */
const accountCalls = {
  system,
  challenge,
  session,
  members,
  recovery,
  contacts,
  security,
  protection,
  identityChecks,
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

export * from './base/codes.ts'
export * from './base/common.ts'
export * from './base/contact-address.ts'
export * from './base/envelope.ts'
export * from './base/mobile.ts'
export * from './base/patterns.ts'
export * from './base/person-name.ts'
export * from './base/plain-letters.ts'
export type { Audience, RouteMeta } from './base/route.ts'
export * from './base/settings-warning.ts'
export * from './base/verify-method.ts'
export * from './base/web-address.ts'
export * from './games/catalogue.ts'
export * from './games/game.ts'
export * from './games/game-facts.ts'
export * from './games/hot-match.ts'
export * from './games/jackpots.ts'
export * from './games/live-tables.ts'
export * from './games/lottery.ts'
export * from './games/shared-rounds.ts'
export * from './games/staff-catalogue.ts'
export * from './games/staff-jackpots.ts'
export * from './games/staff-models.ts'
export * from './games/staff-returns.ts'
export * from './games/staff-rounds.ts'
export * from './games/staff-stake-limits.ts'
export * from './games/staff-table-cares.ts'
export * from './games/staff-table-chat.ts'
export * from './games/staff-table-pairs.ts'
export * from './games/staff-table-rounds.ts'
export * from './games/staff-table-setups.ts'
export * from './games/staff-table-shifts.ts'
export * from './games/staff-tables.ts'
export * from './games/staff-vendor-holds.ts'
export * from './games/staff-vendors.ts'
export * from './games/tables.ts'
export * from './games/winners.ts'
export * from './money/bank-statements.ts'
export * from './money/deposit-fee.ts'
export * from './money/deposit-method-rule.ts'
export * from './money/deposit-methods.ts'
export * from './money/deposits.ts'
export * from './money/records.ts'
export * from './money/staff-adjustments.ts'
export * from './money/staff-integrity.ts'
export * from './money/staff-ledger.ts'
export * from './money/transfers.ts'
export * from './money/turnover.ts'
export * from './money/wallet.ts'
export * from './money/withdrawals.ts'
export * from './network/activity-comment.ts'
export * from './network/affected-contract.ts'
export * from './network/agent-contracts.ts'
export * from './network/agents.ts'
export * from './network/prize-groups.ts'
export * from './network/referral.ts'
export * from './network/staff-contracts.ts'
export * from './network/staff-prize-group-rules.ts'
export * from './people/challenge.ts'
export * from './people/identity-checks.ts'
export * from './people/member-access.ts'
export * from './people/members.ts'
export * from './people/passkeys.ts'
export * from './people/policy.ts'
export * from './people/protection.ts'
export * from './people/push.ts'
export * from './people/recovery.ts'
export * from './people/registration.ts'
export * from './people/registration-fields.ts'
export * from './people/registration-rule.ts'
export * from './people/risk-rules.ts'
export * from './people/second-step.ts'
export * from './people/security.ts'
export * from './people/session.ts'
export * from './people/social.ts'
export * from './people/social-provider.ts'
export * from './people/staff-logins.ts'
export * from './people/staff-member-risk.ts'
export * from './people/staff-members.ts'
export * from './people/staff-operators.ts'
export * from './people/staff-risk.ts'
export * from './people/staff-terms.ts'
export * from './rewards/free-rounds.ts'
export * from './rewards/loyalty.ts'
export * from './rewards/mission-rule.ts'
export * from './rewards/missions.ts'
export * from './rewards/points.ts'
export * from './rewards/promotion-rule.ts'
export * from './rewards/promotions.ts'
export * from './rewards/raffle-rule.ts'
export * from './rewards/raffles.ts'
export * from './rewards/rains.ts'
export * from './rewards/staff-forecasts.ts'
export * from './rewards/staff-gift-budgets.ts'
export * from './rewards/staff-missions.ts'
export * from './rewards/staff-points.ts'
export * from './rewards/staff-promotions.ts'
export * from './rewards/staff-raffles.ts'
export * from './rewards/staff-rewards.ts'
export * from './site/content.ts'
export * from './site/help-line.ts'
export * from './site/provider-check.ts'
export * from './site/provider-field.ts'
export * from './site/provider-kinds.ts'
export * from './site/provider-request.ts'
export * from './site/providers.ts'
export * from './site/site-hosts.ts'
export * from './site/staff-content.ts'
export * from './site/staff-features.ts'
export * from './site/staff-reports.ts'
export * from './site/staff-settings.ts'
export * from './site/staff-shapes.ts'
export * from './site/staff-site.ts'
export * from './site/staff-wishes.ts'
export * from './site/system.ts'
export * from './site/uploads.ts'
export * from './staff.ts'
export * from './talk/chat.ts'
export * from './talk/feedback-text.ts'
export * from './talk/inbox.ts'
export * from './talk/live.ts'
export * from './talk/sms-value.ts'
export * from './talk/staff-broadcasts.ts'
export * from './talk/staff-feedback.ts'
export * from './talk/staff-outbox.ts'
