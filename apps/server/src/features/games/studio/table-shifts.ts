import { randomUUID } from 'node:crypto'
import type { TableShifts } from '@fairground/contract'
import { VendorShiftAnswer, VendorShifts } from '@fairground/contract/psw'
import { PswUnknownOutcome } from '@fairground/psw'
import type { AppContext } from '../../../context.ts'
import { newId } from '../../../lib/ids.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { listStaffWith } from '../../people/staff/index.ts'
import { houseVendorId, postToVendor } from '../catalogue/index.ts'
import { askStudio } from './ask-studio.ts'
import { amountIn } from './setup-amounts.ts'

interface Person {
  staffId: string
  name: string
}

/** Who deals at a table. Refusal: GAME_UNAVAILABLE. */
export async function readTableShifts(app: AppContext, tableId: string): Promise<Outcome<TableShifts>> {
  const query = new URLSearchParams({ tableId })
  const [told, dealers] = await Promise.all([
    askStudio(app, `/tables/shifts?${query}`, VendorShifts),
    listStaffWith(app.db, 'tables.deal'),
  ])
  if (!told) return refuse('GAME_UNAVAILABLE')
  return ok({
    plans: told.plans,
    shifts: told.shifts.map(({ tips, ...shift }) => ({
      ...shift,
      ...(tips && { tips: tips.map(({ currency, amount }) => ({ currency, amount: amountIn(currency)(amount) })) }),
    })),
    dealers,
  })
}

interface Plan {
  tableId: string
  dealerId: string
  startsAt: string
  endsAt: string
}

/**
 * Plans a shift. The studio writes it down with its record, which comes to the audit log with the acts of the desks.
 * Refusals: NOT_FOUND for a dealer who may not deal, GAME_UNAVAILABLE.
 */
export async function planShift(app: AppContext, by: Person, plan: Plan): Promise<Outcome<TableShifts>> {
  const { tableId, dealerId, startsAt, endsAt } = plan
  const dealer = (await listStaffWith(app.db, 'tables.deal')).find(({ staffId }) => staffId === dealerId)
  if (!dealer) return refuse('NOT_FOUND')
  const planId = newId('shp', app.clock.now().getTime())
  return tell(app, { tableId, path: '/tables/shifts', body: { planId, tableId, dealer, startsAt, endsAt, by } })
}

/** Takes a plan back that nobody has opened. Refusal: GAME_UNAVAILABLE. */
export const cancelShift = (
  app: AppContext,
  by: Person,
  { planId, tableId }: { planId: string; tableId: string },
): Promise<Outcome<TableShifts>> => tell(app, { tableId, path: '/tables/shifts/cancel', body: { planId, by } })

async function tell(
  app: AppContext,
  { tableId, path, body }: { tableId: string; path: string; body: object },
): Promise<Outcome<TableShifts>> {
  try {
    const wish = {
      vendorId: houseVendorId,
      path,
      body: { requestId: randomUUID(), ...body },
      isEvenWhenOff: true,
    } as const
    const told = VendorShiftAnswer.safeParse((await postToVendor(app, wish)).answer)
    if (!told.success || (told.data.code !== 'OK' && !told.data.fault)) return refuse('GAME_UNAVAILABLE')
    const shifts = await readTableShifts(app, tableId)
    return shifts.ok ? ok({ ...shifts.value, ...(told.data.fault && { fault: told.data.fault }) }) : shifts
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome)) throw error
    return refuse('GAME_UNAVAILABLE')
  }
}
