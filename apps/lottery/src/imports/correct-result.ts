import type { CorrectionPlan } from '@fairground/contract/lottery-results'
import { areOnePerson, newId, type Outcome, ok, refuse, transact } from '@fairground/vendor-kit'
import type { LotteryContext } from '../context.ts'
import type { Db, DrawRow, Tx } from '../db/schema.ts'
import { lockDraw } from '../draws/draw-store.ts'
import type { Person } from './agree.ts'
import { keyOf } from './import-store.ts'
import { planResettling } from './plan-resettling.ts'
import { writeVersion } from './publish-result.ts'
import { isCorrecting } from './resettle-store.ts'
import { type DeskRefusal, findOfficial, readResult } from './type-result.ts'

/** What a correction would move, before anybody is asked. */
export async function planCorrection(
  context: LotteryContext,
  drawId: string,
  told: unknown,
): Promise<Outcome<CorrectionPlan, DeskRefusal>> {
  const found = await findOfficial(context, drawId)
  if (!found) return refuse('NOT_FOUND', 'no draw of somebody else has this id')
  const result = readResult(found.house, told)
  if (!result.ok) return result
  const fault = await faultOf(context.db, found.draw, result.value)
  return fault ?? ok(await planResettling(context, found.house, { ...found.draw, result: result.value as never }))
}

/** One person asks to correct the result of a settled draw; a second one decides. */
export async function askCorrection(
  context: LotteryContext,
  drawId: string,
  { staffId, name }: Person,
  { result: told, reason }: { result: unknown; reason: string },
): Promise<Outcome<{ wishId: string }, DeskRefusal>> {
  const found = await findOfficial(context, drawId)
  if (!found) return refuse('NOT_FOUND', 'no draw of somebody else has this id')
  const result = readResult(found.house, told)
  if (!result.ok) return result
  const now = context.clock.now()
  return transact(context.db, async (tx): Promise<Outcome<{ wishId: string }, DeskRefusal>> => {
    const draw = await lockDraw(tx, drawId)
    const fault = await faultOf(tx, draw, result.value)
    if (fault) return fault
    if (await openWish(tx, drawId))
      return refuse('CORRECTION_OPEN', 'a correction of this draw waits for a second person')
    const wishId = newId('wsh', now)
    await tx
      .insertInto('result_wishes')
      .values({
        ...{ wish_id: wishId, draw_id: drawId, version: draw.result_version + 1, result: JSON.stringify(result.value) },
        ...{ reason, asked_by: staffId, asked_name: name, asked_at: now },
        ...{ decided_by: null, decided_name: null, decided_at: null, is_granted: null },
      })
      .execute()
    return ok({ wishId })
  })
}

/**
 * A second person grants or refuses the correction; whoever asked for it may take it back. From a yes on the result is the
 * new one, and the tickets are settled again. The same yes again changes nothing.
 */
export async function decideCorrection(
  context: LotteryContext,
  drawId: string,
  person: Person,
  { wishId, isGranted }: { wishId: string; isGranted: boolean },
): Promise<Outcome<object, DeskRefusal>> {
  const { staffId, name } = person
  const now = context.clock.now()
  return transact(context.db, async (tx): Promise<Outcome<object, DeskRefusal>> => {
    const draw = await lockDraw(tx, drawId)
    const wish = await tx
      .selectFrom('result_wishes')
      .selectAll()
      .where('draw_id', '=', drawId)
      .where('wish_id', '=', wishId)
      .executeTakeFirst()
    if (!wish) return refuse('NOT_FOUND', 'no such correction')
    if (wish.decided_by !== null)
      return wish.is_granted === isGranted ? ok({}) : refuse('CORRECTION_OPEN', 'it was decided otherwise')
    if (isGranted && areOnePerson(person, { staffId: wish.asked_by }))
      return refuse('SECOND_PERSON_NEEDED', 'whoever asked for it does not grant it')
    const fault = isGranted ? await faultOf(tx, draw, wish.result) : undefined
    if (fault) return fault
    await tx
      .updateTable('result_wishes')
      .set({ decided_by: staffId, decided_name: name, decided_at: now, is_granted: isGranted })
      .where('wish_id', '=', wishId)
      .execute()
    if (!isGranted) return ok({})
    const people = [
      { staffId: wish.asked_by, name: wish.asked_name },
      { staffId, name },
    ]
    const version = draw.result_version + 1
    await writeVersion(tx, { draw, version, result: wish.result, by: { people }, reason: wish.reason, now })
    await tx
      .updateTable('shared_rounds')
      .set({ result: JSON.stringify(wish.result), result_version: version, resettles: true, is_corrected: true })
      .where('shared_round_id', '=', drawId)
      .execute()
    return ok({})
  })
}

const openWish = (tx: Tx, drawId: string) =>
  tx
    .selectFrom('result_wishes')
    .select('wish_id')
    .where('draw_id', '=', drawId)
    .where('decided_by', 'is', null)
    .executeTakeFirst()

/** Why a draw cannot be given this result now. */
async function faultOf(reader: Db | Tx, draw: DrawRow, result: unknown) {
  if (draw.state !== 'settled') return refuse('RESULT_NOT_SETTLED', 'only a settled draw is corrected')
  // Nobody is paid twice: a further correction starts from what the wallet has booked.
  if (draw.resettles || (await isCorrecting(reader, draw.shared_round_id)))
    return refuse('CORRECTION_OPEN', 'an earlier correction has not been booked whole')
  return keyOf(draw.result) === keyOf(result) ? refuse('RESULT_SAME', 'it is the result that it has') : undefined
}
