import * as z from 'zod'

export const withdrawalViews = ['open', 'needsTwo', 'mine', 'asked', 'paid', 'rejected', 'all'] as const
export type WithdrawalView = (typeof withdrawalViews)[number]

/** What the address of the page says; what does not fit is left out. */
export const WithdrawalSearch = z.object({
  view: z.enum(withdrawalViews).optional().catch(undefined),
  query: z.coerce.string().max(64).optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(10_000).optional().catch(undefined),
  /** The withdrawal whose panel is open. */
  id: z.coerce.string().max(64).optional().catch(undefined),
})
export type WithdrawalSearch = z.infer<typeof WithdrawalSearch>

type ListFilter = { filter: 'open' | 'needsTwo' | 'mine' | 'asked' | 'paid' | 'all'; status?: 'rejected' }

const filters: Record<WithdrawalView, ListFilter> = {
  open: { filter: 'open' },
  needsTwo: { filter: 'needsTwo' },
  mine: { filter: 'mine' },
  asked: { filter: 'asked' },
  paid: { filter: 'paid' },
  rejected: { filter: 'all', status: 'rejected' },
  all: { filter: 'all' },
}

export const filterOf = (view: WithdrawalView): ListFilter => filters[view]

/** Whether a view holds only what still waits: then the oldest comes first. */
export const isOpenView = (view: WithdrawalView): boolean => view === 'open' || view === 'needsTwo' || view === 'mine'
