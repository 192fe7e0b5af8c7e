import type { Tx } from '../../../../db/db.ts'
import { moneyParam, notify, timeParam } from '../../../talk/inbox/index.ts'
import { readRoundNames } from '../money/round-with-game.ts'

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
  const { names, openedAt } = await readRoundNames(tx, corrected)
  const money = (minor: bigint) => moneyParam(minor, currency)
  const params = {
    ...{ game: { texts: names }, time: timeParam(openedAt ?? at) },
    ...{ old: money(paidMinor), new: money(paidMinor + amountMinor), difference: money(amountMinor) },
    ...(debtMinor > 0n && { debt: money(debtMinor) }),
  }
  const template = debtMinor > 0n ? 'correction.owed' : 'correction.booked'
  await notify(tx, { memberId, template, params, at })
}
