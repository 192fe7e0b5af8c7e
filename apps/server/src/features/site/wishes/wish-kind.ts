import type { Permission, WishFact, WishKindName } from '@fairground/contract'
import type * as z from 'zod'
import type { AppContext } from '../../../context.ts'
import type { Reader, Tx } from '../../../db/db.ts'
import type { Actor } from '../../../lib/audit.ts'
import type { Outcome } from '../../../lib/outcome.ts'
import type { Wish } from './wish.ts'

/** Who says the yes after which a wish comes true, and when. */
export interface Word {
  app: AppContext
  /** Who decides; where the wish is within a threshold, who asks. */
  actor: Actor & { kind: 'staff' }
  username: string
  at: Date
  ip: string
  requestId: string
}

/** What a kind of wish means. A feature makes one with `defineKind`, and the router knows them all. */
export interface WishKind<Payload = unknown, Facts = unknown> {
  kind: WishKindName
  asks: Permission
  decides: Permission
  payload: z.ZodType<Payload>
  /** What the audit log calls it: this, and `asked`, `approved`, `rejected` or `withdrawn`. */
  actionOf(payload: Payload): string
  /** What the audit log keeps of it beside the reason. */
  detailOf?(payload: Payload): Record<string, unknown>
  /** `apply` writes its own row into the audit log, which is enough where one person acts alone. */
  isRecorded?: true
  /** What somebody must know to decide; names are in the reader's language. */
  describe(reader: Reader, wish: Wish<Payload>, app: AppContext, language: string): Promise<WishFact[]>
  /** What others than our database know, asked before anything is locked. It must change nothing. */
  gather?(app: AppContext, payload: Payload): Promise<Facts>
  /** Makes it come true, in the transaction that holds the wish and saves the yes. A refusal undoes all of it, and the wish waits on. */
  apply(tx: Tx, wish: Wish<Payload>, word: Word, facts: Facts | undefined): Promise<Outcome<unknown>>
  /** After a no, in its transaction. */
  rejected?(tx: Tx, wish: Wish<Payload>, word: Word): Promise<void>
}

/** Of any payload: it is read back by the kind's own schema. */
// biome-ignore lint/suspicious/noExplicitAny: a list of kinds holds payloads of every shape
export type AnyWishKind = WishKind<any, any>

export const defineKind = <Payload, Facts = undefined>(kind: WishKind<Payload, Facts>): WishKind<Payload, Facts> => kind
