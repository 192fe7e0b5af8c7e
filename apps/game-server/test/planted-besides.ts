import { randomUUID } from 'node:crypto'
import { correctRound } from '../src/dealer/corrections/correct-round.ts'
import { findShift } from '../src/dealer/dealer-store.ts'
import { readingsOf } from '../src/dealer/dealt-rules.ts'
import { endPicture, sawPicture } from '../src/video/picture-store.ts'
import { type DealerTable, dealtTableId } from './dealer-table.ts'
import type { TestStudio } from './test-studio.ts'

export type Card = { id: string; card: string }

/** Seconds without a picture after which every stake goes back. */
const tooLongS = 20

/** What these cards come to; undefined where they are no whole round. */
export function outcomeOf({ context }: TestStudio, cards: readonly Card[]): unknown {
  const source = readingsOf(context, dealtTableId)
  let state: readonly number[] = []
  for (const { card } of cards) {
    const read = source.next(state) && source.read(state, card)
    if (!read?.ok) return undefined
    state = read.value
  }
  return source.next(state) ? undefined : source.outcome(state)
}

/** The picture goes for a moment, or for too long: the betting waits for it, or every stake goes back. True: it was so. */
export async function losePicture(
  { context, clock }: TestStudio,
  table: DealerTable,
  int: (n: number) => number,
): Promise<boolean> {
  const shift_id = (await findShift(context.db, dealtTableId))?.shift_id ?? ''
  const see = () => sawPicture(context.db, { table_id: dealtTableId, shift_id, seen_at: clock.now() })
  await see()
  const before = await table.latest()
  const lostS = int(2) === 0 ? 8 : tooLongS + 1
  for (let second = 0; second < lostS; second += 1) {
    clock.advance(1_000)
    await table.step()
  }
  const { state } = await table.latest()
  if (state !== 'void') {
    clock.advance(1_000)
    await see()
    await table.step()
  }
  const longerMs = (await table.latest()).closes_at.getTime() - before.closes_at.getTime()
  await endPicture(context.db, dealtTableId)
  return lostS > tooLongS ? state === 'void' : longerMs === (lostS + 1) * 1_000
}

interface Dealt {
  hand: readonly Card[]
  /** In the shoe. */
  left: readonly Card[]
  int: (n: number) => number
}

/** The same cards with one that nobody dealt, which make a whole round as well. */
export function wronglyTold(studio: TestStudio, { hand, left, int }: Dealt): readonly Card[] {
  const possible = hand
    .flatMap((own, step) =>
      left.slice(0, 60).flatMap((other) => (other.card === own.card ? [] : [hand.with(step, other)])),
    )
    .filter((cards) => outcomeOf(studio, cards) !== undefined)
  const found = possible[int(possible.length)]
  if (!found) throw new Error('no other cards make a whole round')
  return found
}

interface Right {
  roundId: string
  hand: readonly Card[]
  by: { staffId: string; name: string }[]
}

/** Two people say what was really dealt. */
export async function correctPlanted({ context }: TestStudio, { roundId, hand, by }: Right): Promise<boolean> {
  const { code } = await correctRound(context, {
    ...{ requestId: randomUUID(), isTrial: false, sharedRoundId: roundId, version: 1, keepsOverpaid: false },
    ...{ told: hand.map(({ card }) => card), reason: 'planted', by },
  })
  return code === 'OK'
}
