import {
  type BuyInEnd,
  canDeal,
  closeEscrow,
  type EscrowKit,
  findEscrow,
  hasSeatBehind,
  openEscrow,
  recordHand,
  refusalOf,
  topUpEscrow,
} from '@fairground/vendor-kit'
import type { AppContext } from '../../context.ts'
import type { SittingRow, Tx } from '../../db/schema.ts'
import type { Account, Bought, RoomMoney } from './room-money.ts'

type Kit = Pick<AppContext, 'clock'> & EscrowKit

type EscrowTx = Parameters<typeof recordHand>[0]
/** The tables of the kit are among the studio's own. */
const escrowTx = (tx: Tx): EscrowTx => tx as unknown as EscrowTx

/** Chips of a sitting are the balance of its escrow at the wallet: each sitting is one. */
export const escrowMoney = (kit: Kit): RoomMoney => ({
  async buyIn(session, roomId, sittingId, amountMinor) {
    return boughtOf(await openEscrow(kit, session, { escrowId: sittingId, tableId: roomId, amountMinor }))
  },
  async topUp(session, roomId, sittingId, { topUpId, amountMinor }) {
    return boughtOf(await topUpEscrow(kit, session, { escrowId: sittingId, tableId: roomId, topUpId, amountMinor }))
  },
  async bookHand(tx, { room_id: tableId, currency }, { handId, seats }) {
    const told = seats.map(({ sittingId, contributionMinor, returnedMinor, feeMinor }) => ({
      ...{ escrowId: sittingId, contributionMinor, returnedMinor, rakeMinor: feeMinor },
    }))
    const { handSeq } = await recordHand(escrowTx(tx), { tableId, handId, currency, seats: told }, kit.clock.now())
    return handSeq
  },
  async close(tx, sittingId, reason) {
    await closeEscrow(escrowTx(tx), sittingId, reason, kit.clock.now())
  },
  hasMoneyBehind: (tx, playerId, roomId) => hasSeatBehind(escrowTx(tx), playerId, roomId),
  accountsOf: (tx, sittings) => accountsOf(escrowTx(tx), sittings),
  async owedHands(tx, roomId) {
    const rows = await escrowTx(tx)
      .selectFrom('escrow_calls')
      .select('hand_seq')
      .where('table_id', '=', roomId)
      .where('call', '=', 'hand')
      .where('state', 'in', ['pending', 'exception'])
      .execute()
    return { numbers: rows.map(({ hand_seq }) => Number(hand_seq)), mayDeal: await canDeal(escrowTx(tx), roomId) }
  },
})

function boughtOf(end: BuyInEnd): Bought {
  if (end.outcome === 'refused') return { kind: 'refused', refusal: refusalOf(end.code) }
  return { kind: end.outcome }
}

async function accountsOf(tx: EscrowTx, sittings: readonly SittingRow[]): Promise<ReadonlyMap<string, Account>> {
  const accounts = new Map<string, Account>()
  for (const { sitting_id } of sittings) {
    const row = await findEscrow(tx, sitting_id)
    if (row)
      accounts.set(sitting_id, {
        state: row.state,
        balanceMinor: BigInt(row.balance_minor),
        lastHandSeq: Number(row.last_hand_seq),
        stop: row.may_play_on ? undefined : (row.stop_reason ?? 'PLAYER_BLOCKED'),
      })
  }
  return accounts
}
