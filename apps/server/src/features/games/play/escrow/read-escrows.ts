import type { PswRequest } from '@fairground/contract/psw'
import type { AppContext } from '../../../../context.ts'
import type { PswOutcome, SignedVendor } from '../protocol/psw-outcome.ts'
import { listEscrows } from './escrow-store.ts'

/** `escrow/status`: open seats of a table, or one seat whatever became of it; another vendor's is simply not there. */
export async function readEscrows(
  { db }: AppContext,
  { vendorId }: SignedVendor,
  { tableId, escrowId }: PswRequest<'escrow/status'>,
): Promise<PswOutcome> {
  const escrows = await listEscrows(db, vendorId, { tableId, escrowId })
  return {
    code: 'OK',
    escrows: escrows.map((escrow) => ({
      ...{ escrowId: escrow.escrowId, playerId: escrow.playerId, tableId: escrow.tableId, gameId: escrow.gameCode },
      ...{ currency: escrow.currency, state: escrow.state, lastHandSeq: escrow.lastHandSeq },
      escrowBalance: escrow.balanceMinor.toString(),
      openedAt: escrow.openedAt.toISOString(),
    })),
  }
}
