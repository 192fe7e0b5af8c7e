import type { TurnoverAnswer, TurnoverSettings } from '@fairground/contract'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok } from '../../../lib/outcome.ts'
import { transactWhole } from '../../../lib/transact-whole.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { askWish, findOpenWish, reviewerOf, viewOpen } from '../wishes/index.ts'
import { readTurnoverSettings } from './read-turnover.ts'
import { refuseGiftTurnover } from './refuse-gift-turnover.ts'
import { turnoverSettingsKind, turnoverWeight } from './turnover-kind.ts'

const place = 'turnover'

/**
 * Says how often deposits and gifts must be staked before money leaves; the next ones meet it. What asks for less holds when
 * a second person says yes. Refusals: LIMIT beyond what the rules of the site allow for gifts, STATE_CONFLICT while another
 * change waits.
 */
export async function changeTurnoverSettings(
  call: Call,
  staff: StaffSession,
  settings: TurnoverSettings,
): Promise<Outcome<TurnoverAnswer>> {
  const asked = await transactWhole(call.app.db, async (tx) => {
    const refused = await refuseGiftTurnover(call.app, tx, settings)
    if (refused) return refused
    const weight = turnoverWeight(await readTurnoverSettings(tx), settings)
    const wanted = { subject: place, place, payload: { settings }, weight, reason: '' }
    return askWish(tx, { call, staff }, turnoverSettingsKind, wanted)
  })
  return asked.ok ? ok(await showTurnoverSettings(call, staff)) : asked
}

/** Current values and requested changes. */
export async function showTurnoverSettings({ app }: Call, staff: StaffSession): Promise<TurnoverAnswer> {
  const open = await findOpenWish(app.db, turnoverSettingsKind.kind, place)
  const wish = open && {
    ...viewOpen(open, { decides: turnoverSettingsKind.decides, reviewer: await reviewerOf(app, staff) }),
    settings: turnoverSettingsKind.payload.parse(open.payload).settings,
  }
  return { ...(await readTurnoverSettings(app.db)), wish }
}
