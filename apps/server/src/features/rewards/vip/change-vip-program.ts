import type { VipLevelForm } from '@fairground/contract'
import { getCurrency, parseAmount } from '@fairground/money'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { checkLevels, type VipLevel } from './vip-level.ts'
import { countHolders, lockProgram, saveProgram } from './vip-store.ts'

interface Wish {
  isOn: boolean
  /** What the caller saw. */
  revision: number
  levels: readonly VipLevelForm[]
}

/**
 * Writes the levels anew. Members keep what they reached; the next recalculation gives what they reach now.
 * Refusals: VALIDATION, STATE_CONFLICT when somebody else wrote meanwhile or a level that is held would go.
 */
export async function changeVipProgram(call: Call, { staffId }: StaffSession, wish: Wish): Promise<Outcome<null>> {
  const { db, config } = call.app
  const levels: VipLevel[] = []
  for (const { threshold, ...level } of wish.levels) {
    const thresholdMinor = parseAmount(threshold, getCurrency(config.currency))
    if (thresholdMinor === undefined) return refuseField(`levels.${level.rank}.threshold`, 'validation.format')
    levels.push({ ...level, thresholdMinor })
  }
  return transact(db, async (tx) => {
    const { revision } = await lockProgram(tx)
    if (revision !== wish.revision) return refuse('STATE_CONFLICT')
    const checked = checkLevels(levels, Math.max(0, ...(await countHolders(tx)).keys()))
    if (!checked.ok) return checked
    await saveProgram(tx, { isOn: wish.isOn, revision: revision + 1 }, levels)
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'vip.changed',
      subject: 'vip',
      detail: {
        isOn: wish.isOn,
        thresholds: levels.map(({ rank, thresholdMinor }) => `${rank}: ${thresholdMinor}`),
      },
      ip: call.ip,
      requestId: call.requestId,
    })
    return ok(null)
  })
}
