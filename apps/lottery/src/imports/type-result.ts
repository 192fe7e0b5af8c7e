import type { ResultsDeskCode } from '@fairground/contract/lottery-results'
import { newId, type Outcome, ok, refuse, transact, type VendorCode } from '@fairground/vendor-kit'
import type { LotteryContext } from '../context.ts'
import type { DrawRow } from '../db/schema.ts'
import { findDraw, lockDraw } from '../draws/draw-store.ts'
import type { House } from '../houses/house.ts'
import type { Person } from './agree.ts'
import type { Official } from './official.ts'
import { isOver, reviewResult } from './publish-result.ts'

export type DeskRefusal = VendorCode | ResultsDeskCode
export interface OfficialDraw {
  draw: DrawRow
  house: House
  official: Official
}

/** A draw that somebody else holds, with its lottery. */
export async function findOfficial(context: LotteryContext, drawId: string): Promise<OfficialDraw | undefined> {
  const draw = await findDraw(context.db, drawId)
  const house = draw && context.houses.get(draw.table_id)
  return draw?.mode === 'official' && house?.official ? { draw, house, official: house.official } : undefined
}

/** A result in the shape of the rules. */
export function readResult({ rules }: House, told: unknown): Outcome<unknown, DeskRefusal> {
  const read = rules.readDraw(told)
  if (read.ok) return ok(read.value)
  const { field, expected } = read.refusal
  return refuse('RESULT_INVALID', `result${field && `.${field}`}: expected ${expected}`)
}

/** Keeps what a person typed of a draw that waits. When a second person types the same, it is published. */
export async function typeResult(
  context: LotteryContext,
  drawId: string,
  { staffId, name, sameAs = [] }: Person,
  told: unknown,
): Promise<Outcome<object, DeskRefusal>> {
  const found = await findOfficial(context, drawId)
  if (!found) return refuse('NOT_FOUND', 'no draw of somebody else has this id')
  const result = readResult(found.house, told)
  if (!result.ok) return result
  const now = context.clock.now()
  const typed = await transact(context.db, async (tx): Promise<Outcome<object, DeskRefusal>> => {
    const draw = await lockDraw(tx, drawId)
    if (draw.state === 'open' || draw.draws_at > now) return refuse('RESULT_NOT_DUE', 'it has not been drawn yet')
    if (draw.state === 'settled' || draw.state === 'void' || (draw.state === 'drawn' && isOver(draw, now)))
      return refuse('RESULT_SETTLED', 'its tickets have been settled')
    await tx
      .insertInto('result_typings')
      .values({
        ...{ typing_id: newId('typ', now), draw_id: drawId, staff_id: staffId, staff_name: name, at: now },
        ...{ same_as: [...sameAs], result: JSON.stringify(result.value) },
      })
      .execute()
    return ok({})
  })
  if (!typed.ok) return typed
  await reviewResult(context, drawId, found.official.sources)
  return ok({})
}
