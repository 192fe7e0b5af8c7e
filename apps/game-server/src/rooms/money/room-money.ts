import type { Session } from '@fairground/vendor-kit'
import type { RoomRow, SittingRow, Tx } from '../../db/schema.ts'
import type { Refused } from '../../lib/outcome.ts'

export type Bought =
  | { kind: 'taken' }
  | { kind: 'refused'; refusal: Refused }
  /** The wallet may or may not have acted: the seat gets no chips, and what was taken goes back. */
  | { kind: 'unknown' }

export interface HandBooking {
  handId: string
  seats: readonly { sittingId: string; contributionMinor: bigint; returnedMinor: bigint; feeMinor: bigint }[]
}

/** What the account of a sitting says. */
export interface Account {
  state: 'opening' | 'open' | 'closing' | 'closed' | 'void'
  /** After every hand that has ended. */
  balanceMinor: bigint
  /** The last hand that named it. */
  lastHandSeq: number
  /** Why it may not play on, as the wallet said of that hand. */
  stop: string | undefined
}

/** The money of rooms where money is played for: each sitting has an account of its own, which the wallet keeps. */
export interface RoomMoney {
  buyIn(session: Session, roomId: string, sittingId: string, amountMinor: bigint): Promise<Bought>
  topUp(
    session: Session,
    roomId: string,
    sittingId: string,
    topUp: { topUpId: string; amountMinor: bigint },
  ): Promise<Bought>
  /** In the transaction that ends the hand; @returns its number at the table. */
  bookHand(tx: Tx, room: RoomRow, hand: HandBooking): Promise<number>
  /** In the transaction that frees the chair; chips become cash. */
  close(tx: Tx, sittingId: string, reason: string): Promise<void>
  /** Money of the player at this room is on its way back, or nobody knows of it: he cannot sit down yet. */
  hasMoneyBehind(tx: Tx, playerId: string, roomId: string): Promise<boolean>
  accountsOf(tx: Tx, sittings: readonly SittingRow[]): Promise<ReadonlyMap<string, Account>>
  /** Numbers of hands that the wallet has not booked, and whether another may be dealt all the same. */
  owedHands(tx: Tx, roomId: string): Promise<{ numbers: number[]; mayDeal: boolean }>
}
