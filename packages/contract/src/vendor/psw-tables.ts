import { tableSpeeds, tableTiers } from '../base/game-words.ts'
import * as z from '../base/zod.ts'
import { PswAmount, PswId, PswStake, RequestUuid } from './psw-fields.ts'

export { tableSpeeds, tableTiers } from '../base/game-words.ts'

/** `paused`: the round under way is finished and paid, and no new one begins; `closed`: the title takes no launches either. */
export const tableStates = ['open', 'paused', 'closed'] as const
export type TableState = (typeof tableStates)[number]
/** What players are told of a table that is not open. */
export const tableCauses = ['maintenance', 'check', 'schedule'] as const
export type TableCause = (typeof tableCauses)[number]

export const TableStand = z.object({ state: z.enum(tableStates), cause: z.enum(tableCauses).nullable() })

/** One table of a vendor as it is now. */
export const VendorTable = TableStand.extend({
  tableId: PswId,
  rulesId: PswId,
  names: z.object({ vi: z.string(), en: z.string() }),
  provider: z.string(),
  speed: z.enum(tableSpeeds),
  tier: z.enum(tableTiers),
  language: z.string().nullable(),
  /** `readings`: cards or a wheel of wood, with a desk for its dealer; a seed where this is left out. */
  source: z.enum(['seed', 'readings']).optional(),
  changedAt: z.iso.datetime({ offset: true }),
  /** What one bet may be, by currency, in minor units. */
  limits: z.record(z.string(), z.object({ stakeMin: PswStake, stakeMax: PswStake, payoutMax: PswAmount })),
  /** The round under way; null where there is none. */
  round: z
    .object({
      sharedRoundId: PswId,
      number: z.number().int(),
      phase: z.enum(['betting', 'locked', 'running', 'result']),
      /** Bets for money that stand or have ended, and how many players they are of. */
      bets: z.number().int(),
      players: z.number().int(),
    })
    .nullable(),
})
export type VendorTable = z.infer<typeof VendorTable>

/** `GET /tables` of a vendor. */
export const VendorTableList = z.object({ tables: z.array(VendorTable).max(1_000) })
export type VendorTableList = z.infer<typeof VendorTableList>

/** `POST /tables/state`: opens, pauses or closes a table. The same again changes nothing. */
export const VendorTableState = z
  .object({ requestId: RequestUuid, tableId: PswId, ...TableStand.shape })
  .refine(({ state, cause }) => (state === 'open') === (cause === null), 'cause: one, unless the table is open')
export type VendorTableState = z.infer<typeof VendorTableState>
