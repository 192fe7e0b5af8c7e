import * as z from 'zod'
import { Id, Money, PageQuery, page, Time } from './common.ts'
import { route } from './route.ts'

/** An account below an agent, at any depth. */
export const Downline = z.object({
  id: Id,
  account: z.string(),
  icon: z.string(),
  type: z.number().int(),
  /** 1 for those whom the agent brought in directly. */
  level: z.number().int(),
  status: z.enum(['active', 'suspended']),
  balance: Money,
  /** Accounts directly below. */
  downlines: z.number().int(),
  /** Accounts below at any depth. */
  team: z.number().int(),
  registeredAt: Time,
  lastLoginAt: Time.optional(),
})
export type Downline = z.infer<typeof Downline>

/** From the agent down to whose downlines are listed, the agent left out. */
const DownlinePath = z.array(z.object({ id: Id, account: z.string() }))

export const downlineKinds = ['member', 'agent'] as const

/** What agents see and do of their own downline; nothing of anybody else's. */
export const agents = {
  downlines: route({
    method: 'GET',
    path: '/wps/relay/MCS2_downlineList',
    audience: 'agent',
    summary: 'My downline: the accounts directly below me or another of my team, or all whose account begins so',
    input: PageQuery.extend({
      /** Beginning of an account, at any depth; goes before the parent. */
      account: z.string().trim().max(64).optional(),
      /** Somebody of the team; the agent when absent. */
      parent: Id.optional(),
      kind: z.enum(downlineKinds).optional(),
    }),
    value: page(Downline).extend({ path: DownlinePath }),
  }),
}
