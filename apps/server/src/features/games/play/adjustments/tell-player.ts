import type { Tx } from '../../../../db/db.ts'
import { moneyParam, notify, timeParam } from '../../../talk/inbox/index.ts'

interface Corrected {
  vendorId: string
  roundId: string
  memberId: string
  currency: string
  /** What the round had paid before. */
  paidMinor: bigint
  amountMinor: bigint
  /** What of it the wallet could not pay back. */
  debtMinor: bigint
  at: Date
}

/** Tells the player of a correction: what the round had paid, what it pays now, and the difference. */
export async function tellPlayer(tx: Tx, corrected: Corrected): Promise<void> {
  const { memberId, currency, paidMinor, amountMinor, debtMinor, at } = corrected
  const { names, openedAt } = await readRound(tx, corrected)
  const money = (minor: bigint) => moneyParam(minor, currency)
  const params = {
    ...{ game: { texts: names }, time: timeParam(openedAt ?? at) },
    ...{ old: money(paidMinor), new: money(paidMinor + amountMinor), difference: money(amountMinor) },
    ...(debtMinor > 0n && { debt: money(debtMinor) }),
  }
  const template = debtMinor > 0n ? 'correction.owed' : 'correction.booked'
  await notify(tx, { memberId, template, params, at })
}

async function readRound(
  tx: Tx,
  { vendorId, roundId }: Corrected,
): Promise<{ names: Record<string, string>; openedAt: Date | undefined }> {
  const row = await tx
    .selectFrom('game_rounds as r')
    .leftJoin('games as g', (join) =>
      join.onRef('g.vendor_id', '=', 'r.vendor_id').onRef('g.game_code', '=', 'r.game_code'),
    )
    .select(['r.opened_at', 'r.game_code', 'g.names', 'g.own_names'])
    .where('r.vendor_id', '=', vendorId)
    .where('r.round_id', '=', roundId)
    .executeTakeFirst()
  const names = { ...(row?.names as object), ...(row?.own_names as object) } as Record<string, string>
  return { names: Object.keys(names).length > 0 ? names : { en: row?.game_code ?? roundId }, openedAt: row?.opened_at }
}
