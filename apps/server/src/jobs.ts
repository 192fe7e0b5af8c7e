import { catalogueJobs } from './features/games/catalogue/index.ts'
import { jackpotJobs } from './features/games/jackpots/index.ts'
import { lotteryJobs } from './features/games/lottery/index.ts'
import { playJobs } from './features/games/play/index.ts'
import { pointsJobs as agentPointsJobs } from './features/games/prize-groups/index.ts'
import { returnJobs } from './features/games/rtp-watch/index.ts'
import { tableActJobs } from './features/games/studio/index.ts'
import { depositJobs } from './features/money/deposits/index.ts'
import { integrityJobs } from './features/money/integrity/index.ts'
import { recordJobs } from './features/money/records/index.ts'
import { vendorWalletJobs } from './features/money/vendor-wallets/index.ts'
import { walletJobs } from './features/money/wallet/index.ts'
import { withdrawalJobs } from './features/money/withdrawals/index.ts'
import { contractJobs } from './features/network/agent-contracts/index.ts'
import { referralJobs } from './features/network/referral/index.ts'
import { challengeJobs } from './features/people/challenge/index.ts'
import { encryptionJobs } from './features/people/encryption/index.ts'
import { identityJobs } from './features/people/identity/index.ts'
import { kycJobs } from './features/people/kyc/index.ts'
import { memberJobs } from './features/people/members/index.ts'
import { phoneAuthJobs } from './features/people/phone-auth/index.ts'
import { protectionJobs } from './features/people/protection/index.ts'
import { riskJobs } from './features/people/risk/index.ts'
import { socialJobs } from './features/people/social/index.ts'
import { freeRoundJobs } from './features/rewards/free-rounds/index.ts'
import { pointJobs } from './features/rewards/points/index.ts'
import { rainJobs } from './features/rewards/rains/index.ts'
import { rebateJobs } from './features/rewards/rebates/index.ts'
import { vipJobs } from './features/rewards/vip/index.ts'
import { reportJobs } from './features/site/reports/index.ts'
import { uploadJobs } from './features/site/uploads/index.ts'
import { inboxJobs } from './features/talk/inbox/index.ts'
import { liveJobs } from './features/talk/live/index.ts'
import { messageJobs } from './features/talk/messages/index.ts'
import type { Jobs } from './lib/jobs.ts'

/** Table of contents of every job. */
export const jobs: Jobs = {
  ...identityJobs,
  ...depositJobs,
  ...withdrawalJobs,
  ...uploadJobs,
  ...walletJobs,
  ...vendorWalletJobs,
  ...freeRoundJobs,
  ...rainJobs,
  ...jackpotJobs,
  ...tableActJobs,
  ...integrityJobs,
  ...playJobs,
  ...agentPointsJobs,
  ...recordJobs,
  ...pointJobs,
  ...reportJobs,
  ...contractJobs,
  ...vipJobs,
  ...rebateJobs,
  ...referralJobs,
  ...catalogueJobs,
  ...lotteryJobs,
  ...returnJobs,
  ...liveJobs,
  ...encryptionJobs,
  ...challengeJobs,
  ...messageJobs,
  ...memberJobs,
  ...kycJobs,
  ...socialJobs,
  ...phoneAuthJobs,
  ...protectionJobs,
  ...riskJobs,
  ...inboxJobs,
}

/** Cron in UTC; a period that was missed while the worker was down is made up for. */
export const schedule = `
* * * * * remove-expired-sessions ?max=1
*/10 * * * * remove-trial-accounts ?max=1
* * * * * watch-logins ?max=1
* * * * * expire-deposits ?max=1&fill=10m
* * * * * poll-gateway ?max=1
*/5 * * * * resume-payouts ?max=1
*/5 * * * * measure-payout-times ?max=1
* * * * * auto-receive-withdrawals ?max=1
* * * * * force-disputes ?max=1
* * * * * end-questions ?max=1
* * * * * roll-up-house-balances ?max=1
* * * * * resume-wallet-transfers ?max=1
* * * * * resume-free-rounds ?max=1
* * * * * resume-rains ?max=1
* * * * * resume-jackpot-moves ?max=1
* * * * * resume-table-acts ?max=1
* * * * * take-over-desk-acts ?max=1
* * * * * count-bets ?max=1
* * * * * derive-points ?max=1
*/5 * * * * pay-agent-points ?max=1
* * * * * count-member-money ?max=1
10 20 * * * check-books ?max=1&fill=1d
40 * * * * check-pools ?max=1&fill=1h
*/5 * * * * extend-chains ?max=1
*/5 * * * * check-places ?max=1
*/5 * * * * ask-open-escrows ?max=1
5 * * * * close-report-days ?max=1&fill=1h
1,6,11,16,21,26,31,36,41,46,51,56 * * * * settle-realtime-salary ?max=1
2,17,32,47 * * * * settle-hourly-salary ?max=1
3,18,33,48 * * * * settle-daily-salary ?max=1
4,19,34,49 * * * * settle-dividends ?max=1
15 * * * * recalculate-vip ?max=1&fill=1h
12 * * * * watch-risk ?max=1&fill=1h
50 2 * * * remind-of-limits ?max=1&fill=1d
20 * * * * pay-cash-back ?max=1&fill=1h
35 * * * * pay-unclaimed-rebates ?max=1&fill=1h
*/10 * * * * pay-referrals ?max=1
25 3 * * * open-ledger-months ?max=1&fill=1d
*/5 * * * * refresh-catalogue ?max=3
* * * * * read-draws ?max=1
* * * * * read-matches ?max=1
*/5 * * * * reconcile-vendors ?max=1
*/5 * * * * count-returns ?max=1
7 * * * * recount-returns ?max=1&fill=1h
*/10 * * * * remove-used-nonces ?max=1
*/10 * * * * remove-expired-tickets ?max=1
*/10 * * * * remove-expired-encryption ?max=1
*/10 * * * * remove-expired-challenges ?max=1
*/10 * * * * remove-expired-social ?max=1
*/10 * * * * remove-expired-phone-tokens ?max=1
* * * * * poll-identity-provider ?max=1
* * * * * resume-messages ?max=1
* * * * * watch-messages ?max=1
* * * * * fetch-receipts ?max=1
15 * * * * remove-old-messages ?max=1
25 * * * * remove-old-uploads ?max=1
35 * * * * remove-old-inbox ?max=1
*/10 * * * * index-sealed-details ?max=1
`
