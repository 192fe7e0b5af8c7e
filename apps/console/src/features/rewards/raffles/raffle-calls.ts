import type { RaffleTerms, StaffRaffle } from '@fairground/contract'
import { api, query } from '../../../lib/api.ts'
import type { CampaignCalls } from '../../../lib/campaigns.ts'

export const raffleCalls: CampaignCalls<StaffRaffle, RaffleTerms> = {
  key: query.staff.raffles.key(),
  idOf: ({ raffleId }) => raffleId,
  page: (input) => query.staff.raffles.queryOptions({ input }),
  one: (raffleId) => query.staff.raffles.queryOptions({ input: { raffleId, pageSize: 1 } }),
  add: api.staff.addRaffle,
  change: ({ raffleId, revision }, terms) => api.staff.changeRaffle({ ...terms, raffleId, revision }),
  publish: (raffleId) => api.staff.publishRaffle({ raffleId }),
  withdraw: (raffleId) => api.staff.withdrawRaffle({ raffleId }),
}
