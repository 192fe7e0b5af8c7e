import type { TableTips } from '@fairground/contract'
import { VendorTipList } from '@fairground/contract/psw'
import type { AppContext } from '../../../context.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { listOpenWishes, reviewerOf, viewOpen } from '../../site/wishes/index.ts'
import { askStudio } from './ask-studio.ts'
import { amountIn } from './setup-amounts.ts'
import { tipPayoutKind } from './tip-payout-kind.ts'
import { listPaidTips, placeOf, type TipPlace } from './tip-payout-store.ts'

const dayMs = 86_400_000

type Told = VendorTipList['tips'][number]

/** Tips of one shift or day, with what of them was paid to whoever dealt. */
export interface TipRow extends Told, TipPlace {
  paidMinor: bigint
  openMinor: bigint
  /** Nothing more is given there. */
  isOver: boolean
  paid?: { at: Date; by: string[] }
}

/** Undefined while the studio cannot be asked. */
export async function listTipRows(app: AppContext, days: number): Promise<TipRow[] | undefined> {
  const told = await askStudio(app, `/tables/tips?days=${days}`, VendorTipList)
  if (!told) return undefined
  const rows = told.tips.map((row) => ({ ...row, shiftKey: row.shiftId ?? `day:${row.beganAt.slice(0, 10)}` }))
  const paid = await listPaidTips(app.db, rows)
  const nowMs = app.clock.now().getTime()
  return rows.map((row) => {
    const known = paid.get(placeOf(row))
    const paidMinor = known?.paidMinor ?? 0n
    const leftMinor = BigInt(row.given) - paidMinor
    const overMs = row.shiftId === null ? Date.parse(row.beganAt) + dayMs : Date.parse(row.endedAt ?? '')
    return {
      ...{ ...row, paidMinor, openMinor: leftMinor > 0n ? leftMinor : 0n, isOver: overMs <= nowMs },
      ...(known && { paid: { at: known.paidAt, by: known.by } }),
    }
  })
}

/** What players gave whoever dealt in the last days, and what of it was paid out. Refusal: GAME_UNAVAILABLE. */
export async function readTableTips(app: AppContext, staff: StaffSession, days: number): Promise<Outcome<TableTips>> {
  const [rows, wishes, reviewer] = await Promise.all([
    listTipRows(app, days),
    listOpenWishes(app.db, tipPayoutKind.kind),
    reviewerOf(app, staff),
  ])
  if (!rows) return refuse('GAME_UNAVAILABLE')
  return ok({
    list: rows.map(({ given, paidMinor, openMinor, paid, ...row }) => {
      const shown = amountIn(row.currency)
      const wish = wishes.find(({ place }) => place === placeOf(row))
      return {
        ...{ ...row, given: shown(given), paid: shown(`${paidMinor}`), open: shown(`${openMinor}`) },
        ...(paid && { paidAt: paid.at.toISOString(), paidBy: paid.by }),
        ...(wish && { wish: viewOpen(wish, { decides: tipPayoutKind.decides, reviewer }) }),
      }
    }),
  })
}
