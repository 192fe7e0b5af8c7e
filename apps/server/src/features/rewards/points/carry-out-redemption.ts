import type { Tx } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import { demandTurnover } from '../../money/turnover/index.ts'
import { payBonus } from '../../money/wallet/index.ts'
import type { Word } from '../../site/wishes/index.ts'
import { notify } from '../../talk/inbox/index.ts'
import { lockPoints, movePoints } from './point-account-store.ts'
import { moveStock } from './point-item-store.ts'
import type { Redemption } from './redemption.ts'
import { saveDecision } from './redemption-store.ts'

const actions = {
  approved: 'redemption.approved',
  completed: 'redemption.completed',
  rejected: 'redemption.rejected',
} as const

/** Saves a decision of a locked redemption, with what follows: points and stock come back on a no, a credit is paid on a yes. */
export async function carryOut(
  tx: Tx,
  decided: Redemption,
  { actor, at, ip, requestId }: Pick<Word, 'actor' | 'at' | 'ip' | 'requestId'>,
): Promise<void> {
  const { id, memberId, names, state, remark } = decided
  if (state === 'processing') throw new Error(`redemption ${id} was not decided`)
  if (state === 'rejected') await giveBack(tx, decided, at)
  if (state === 'completed' && decided.kind === 'credit') await payCredit(tx, decided, at)
  await saveDecision(tx, decided)
  const params = { name: { texts: names }, remark: remark ?? '–' }
  await notify(tx, { memberId, template: `points.${state}`, params, at })
  const detail = { memberId, ...(remark !== undefined && { remark }) }
  await recordAudit(tx, { actor, action: actions[state], subject: id, detail, ip, requestId })
}

async function giveBack(tx: Tx, { id, memberId, points, itemId, quantity }: Redemption, now: Date): Promise<void> {
  await lockPoints(tx, memberId)
  await movePoints(tx, { memberId, source: 'redeem', changed: points, reference: id, now })
  await moveStock(tx, itemId, quantity)
}

async function payCredit(tx: Tx, { id, memberId, currency, creditMinor }: Redemption, at: Date): Promise<void> {
  const amountMinor = creditMinor
  await demandTurnover(tx, { memberId, currency, kind: 'points', reference: id, amountMinor, at })
  await payBonus(tx, { memberId, currency, amountMinor, kind: 'points_conversion', bonusId: id })
}
