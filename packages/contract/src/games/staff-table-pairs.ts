import { Id, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { PairFacts, PairHand } from '../vendor/psw-pairs.ts'

const PairMember = z.object({ memberId: Id, account: z.string() })

/** Two players of card rooms whose hands together stand out. */
export const TablePair = z.object({
  pairId: Id,
  /** Absent for a test player. */
  player: PairMember.optional(),
  /** Who gains. */
  partner: PairMember.optional(),
  facts: PairFacts,
  /** Those that moved most between the two, with what each won or lost. */
  hands: z.array(
    PairHand.pick({ handId: true, endedAt: true, currency: true }).extend({
      names: z.object({ vi: z.string(), en: z.string() }),
      net: z.string(),
      partnerNet: z.string(),
    }),
  ),
  foundAt: Time,
})
export type TablePair = z.infer<typeof TablePair>

/** What the search for pairs found. Nothing follows from it by itself: a person looks, and opens a case. */
export const staffTablePairs = {
  tablePairs: route({
    ...{ audience: 'staff', permission: 'risk.read' },
    method: 'GET',
    path: '/staff/table-pairs',
    summary: 'Pairs of players who may play together at tables for money, with the hands that moved most between them',
    input: z.object({}),
    value: z.object({ list: z.array(TablePair) }),
  }),
}
