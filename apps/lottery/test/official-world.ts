import type { LotteryTicketProof } from '@fairground/contract/lottery-proofs'
import type * as z from 'zod'
import type { DrawRow } from '../src/db/schema.ts'
import type { DrawWriter } from '../src/draws/run-draws.ts'
import type { House } from '../src/houses/house.ts'
import { houseLotteries } from '../src/houses/house-lotteries.ts'
import { keepImport } from '../src/imports/import-store.ts'
import type { ResultSource } from '../src/imports/official.ts'
import { type LotteryFrame, LotteryWorld } from './lottery-world.ts'

export const gameId = 'xsmb-real'
const sources: readonly ResultSource[] = ['gazette', 'radio'].map((id) => ({
  id,
  format: 'json',
  place: { kind: 'upload' },
}))
const north = houseLotteries.find((house) => house.gameId === 'xsmb') as House
/** The North, as somebody else draws it and these sources tell it. */
export const officialWith = (told: readonly ResultSource[]): House => ({
  ...north,
  ...{ gameId, official: { resultOf: 'Xổ số kiến thiết Miền Bắc', sources: told } },
})
export const officialNorth = officialWith(sources)

export const an = { staffId: 'stf-an', name: 'An' }
export const binh = { staffId: 'stf-binh', name: 'Bình' }

/** A whole result, its special prize as told; no other number of it ends with the same two digits. */
export function resultWith(special: string): Record<string, string[]> {
  const all = (count: number, digits: number) => Array.from({ length: count }, () => '1'.repeat(digits))
  return {
    ...{ DB: [special], G1: all(1, 5), G2: all(2, 5), G3: all(6, 5), G4: all(4, 4), G5: all(6, 4) },
    ...{ G6: all(3, 3), G7: all(4, 2) },
  }
}

/** A lottery whose results come from two sources, and what its tests do again and again. */
export class OfficialWorld extends LotteryWorld {
  constructor(house = officialNorth) {
    super([house])
  }

  async row(drawId: string): Promise<DrawRow> {
    return this.context.db
      .selectFrom('shared_rounds')
      .selectAll()
      .where('shared_round_id', '=', drawId)
      .executeTakeFirstOrThrow()
  }

  /** A player's ticket, in a frame that is opened anew: days have passed. */
  async ticketOf({ playerId }: LotteryFrame, ticketId: string): Promise<z.infer<typeof LotteryTicketProof>> {
    return (await this.openFrame(gameId, { playerId })).ticket(ticketId)
  }

  /** What a source says of the draw from now on. */
  async tell(sourceId: string, drawNo: string, result: unknown): Promise<void> {
    const date = `${drawNo.slice(0, 4)}-${drawNo.slice(4, 6)}-${drawNo.slice(6, 8)}`
    const source = sources.find(({ id }) => id === sourceId) as ResultSource
    await keepImport(this.context, officialNorth, source, { raw: JSON.stringify([{ date, result }]) })
  }

  /** To so many minutes after the official time of the draw. */
  async toDraw(drawId: string, minutesAfter = 0): Promise<void> {
    const { draws_at } = await this.row(drawId)
    this.clock.advance(draws_at.getTime() + minutesAfter * 60_000 - this.clock.now().getTime())
  }

  /** As many steps as there is something to do, and what they owe is paid. */
  async runOn(writer: DrawWriter): Promise<void> {
    while ((await writer.step()) === 0);
    await this.pay()
  }
}
