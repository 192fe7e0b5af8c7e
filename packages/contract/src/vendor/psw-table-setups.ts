import { tableSpeeds, tableTiers } from '../base/game-words.ts'
import * as z from '../base/zod.ts'
import { PswAmount, PswCurrency, PswId, PswStake, PswSum, RequestUuid } from './psw-fields.ts'
import { MediaServer } from './psw-media.ts'

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const Names = z.object({ vi: z.string().trim().min(1).max(64), en: z.string().trim().min(1).max(64) })

/** What a table takes in a currency; the last three are of tables with places for chips. */
export const VendorTableLimits = z.object({
  stakeMin: PswStake,
  stakeMax: PswStake,
  payoutMax: PswStake,
  /** By group of places. */
  groups: z.record(z.string().max(32), z.object({ min: PswStake, max: PswStake })).optional(),
  /** All chips of one player in a round. */
  roundMax: PswStake.optional(),
  /** What a round may cost the house at worst. */
  exposureMax: PswStake.optional(),
  /** What others may have behind one seat. */
  behindMax: PswStake.optional(),
})
export type VendorTableLimits = z.infer<typeof VendorTableLimits>

/** All that staff say of a table. */
export const VendorTableSetup = z.object({
  tableId: slug.max(40),
  rulesId: PswId,
  names: Names,
  /** Slugs of the studio and of who deals, or of how the table looks. */
  provider: z.string().regex(/^[A-Za-z0-9-]{1,40}$/),
  theme: slug.max(40),
  speed: z.enum(tableSpeeds),
  tier: z.enum(tableTiers),
  language: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/)
    .nullable(),
  /** Places around the table for players who sit. */
  seats: z.union([z.literal(0), z.literal(7)]).default(0),
  /** Others may play behind who sits. */
  betBehind: z.boolean().default(false),
  /** Whoever deals may be given something. */
  tips: z.boolean().default(false),
  /** Of a table that people deal: which server carries its picture; null: the studio itself. */
  media: MediaServer.nullable().default(null),
  /** Tables of one group have a cap together. */
  riskGroup: slug.max(40).nullable(),
  limits: z.record(PswCurrency, VendorTableLimits),
})
export type VendorTableSetup = z.infer<typeof VendorTableSetup>

/** `POST /tables/setups`: opens a table, or changes one from its next round on. `isTrial`: says what is wrong with it and changes nothing. */
export const VendorTableOrder = z.object({
  requestId: RequestUuid,
  isNew: z.boolean(),
  isTrial: z.boolean(),
  table: VendorTableSetup,
  /** Of the table's group, by currency; those of others stay. */
  riskCaps: z.record(PswCurrency, PswStake),
})
export type VendorTableOrder = z.infer<typeof VendorTableOrder>

export const setupRules = ['known', 'taken', 'needed', 'min', 'max', 'order', 'step'] as const
/** The field that is wrong, as the path in the order, and what it should be. */
export const VendorSetupFault = z.object({
  field: z.string(),
  rule: z.enum(setupRules),
  limitMinor: PswSum.optional(),
})
export type VendorSetupFault = z.infer<typeof VendorSetupFault>
export const VendorTableOrderAnswer = z.object({ code: z.string(), fault: VendorSetupFault.optional() })

/** `GET /tables/setups`: every table as it is set up, and what a further one can be made of. */
export const VendorTableSetups = z.object({
  tables: z
    .array(
      VendorTableSetup.extend({
        tableId: PswId,
        source: z.enum(['seed', 'readings']),
        /** Changed, and not in force before the next round. */
        isWaiting: z.boolean(),
      }),
    )
    .max(1_000),
  rules: z.array(
    z.object({
      rulesId: PswId,
      names: z.object({ vi: z.string(), en: z.string() }),
      providers: z.array(z.object({ slug: z.string(), name: z.string() })),
      themes: z.array(z.object({ slug: z.string(), name: z.string() })),
      /** What a table without limits of its own takes. */
      limits: z.record(z.string(), VendorTableLimits),
    }),
  ),
  riskCaps: z.array(z.object({ riskGroup: z.string(), currency: z.string(), cap: PswAmount })),
})
export type VendorTableSetups = z.infer<typeof VendorTableSetups>

const Signed = z.string().regex(/^-?(0|[1-9][0-9]{0,30})$/)

/** `GET /tables/exposure`: what open rounds may cost the house, for money, by the slips taken so far. */
export const VendorExposure = z.object({
  books: z
    .array(
      z.object({
        tableId: PswId,
        sharedRoundId: PswId,
        number: z.number().int(),
        phase: z.enum(['betting', 'locked', 'running', 'result']),
        currency: z.string(),
        riskGroup: z.string().nullable(),
        /** Below 0 where the house keeps something whatever comes. */
        worst: Signed,
        /** What of it is held against the cap. */
        held: PswSum,
        cap: PswSum,
        /** What the worst class comes to, as the road says it. */
        result: z.object({ vi: z.string().optional(), en: z.string() }).nullable(),
      }),
    )
    .max(4_000),
  groups: z.array(z.object({ riskGroup: z.string(), currency: z.string(), held: PswSum, cap: PswSum })),
  /** Of the table that was asked for: what lies on each place, and whether the worst class pays it. */
  places: z.array(
    z.object({
      currency: z.string(),
      spot: z.string(),
      stake: PswSum,
      players: z.number().int(),
      isPaid: z.boolean(),
    }),
  ),
  players: z.number().int(),
})
export type VendorExposure = z.infer<typeof VendorExposure>
export const VendorExposureQuery = z.object({ tableId: PswId.optional() })
