import type { VendorReturnList } from '@fairground/contract/psw'
import type { AppContext } from '../context.ts'
import { certifiedReturn } from '../returns/certified-return.ts'
import { countReturns } from '../returns/count-returns.ts'

/** What the rounds that began in the span brought back, game by game, beside what their certificates say. */
export async function listReturns(
  { db, catalogue }: AppContext,
  span: { from: string; to: string },
): Promise<VendorReturnList> {
  const sellingModelIds = catalogue
    .list()
    .flatMap((game) => (game.kind === 'slot' && game.model.buy ? game.model.id : []))
  const counted = await countReturns(db, { from: new Date(span.from), to: new Date(span.to), sellingModelIds })
  return {
    returns: counted.map((row) => ({
      ...row,
      rounds: Number(row.rounds),
      certified: certifiedReturn(catalogue.find(row.gameId), row),
    })),
  }
}
