import type { RoomFacts } from '@fairground/contract/studio'
import type { AppContext } from '../context.ts'
import type { Mode, RoomRow } from '../db/schema.ts'
import type { RoomGame } from './room-game.ts'

/** Stakes of one unit by level, in minor units. */
const units: Readonly<Record<string, readonly bigint[]>> = {
  VND: [100_000n, 500_000n, 1_000_000n, 5_000_000n, 10_000_000n, 50_000_000n],
  FUN: [100n, 1_000n, 10_000n],
}

/** Currencies that rooms are played in. */
export const roomCurrencies = Object.keys(units)

/** The lowest and highest buy-in of a game in a currency. */
export const buyInsOf = ({ buyIn }: RoomGame, currency: string): { min: bigint; max: bigint } | undefined => {
  const levels = units[currency]
  const [lowest, highest] = [levels?.[0], levels?.at(-1)]
  return lowest && highest ? { min: lowest * buyIn.min, max: highest * buyIn.max } : undefined
}

/** Makes the rooms of a game in a currency: one for each level and number of chairs. */
export async function ensureRooms(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  game: RoomGame,
  { mode, currency }: { mode: Mode; currency: string },
): Promise<void> {
  const rows = (units[currency] ?? []).flatMap((unit, at) =>
    game.chairs.map((seats) => ({
      ...{
        room_id: [game.id, mode, currency, at + 1, seats].join('-').toLowerCase(),
        game_id: game.id,
        mode,
        currency,
      },
      ...{ level: at + 1, seats, unit_minor: unit, created_at: clock.now() },
    })),
  )
  if (rows.length > 0)
    await db
      .insertInto('rooms')
      .values(rows)
      .onConflict((conflict) => conflict.column('room_id').doNothing())
      .execute()
}

/** What a room is, before anybody sits down in it. */
export function factsOf(game: RoomGame, room: RoomRow): RoomFacts {
  const unit = BigInt(room.unit_minor)
  const { of, shareBp, capUnits } = game.rake
  return {
    ...{ roomId: room.room_id, gameId: room.game_id, rulesId: game.id, rulesVersion: game.version },
    ...{ level: room.level, seats: room.seats, seatsMin: game.seatsMin, currency: room.currency },
    unitMinor: room.unit_minor,
    stakes: Object.fromEntries(Object.entries(game.stakesOf(unit)).map(([name, stake]) => [name, stake.toString()])),
    options: game.options,
    buyInMinorMin: (unit * game.buyIn.min).toString(),
    buyInMinorMax: (unit * game.buyIn.max).toString(),
    rake: { of, shareBp, capMinor: capUnits === null ? null : (unit * capUnits).toString() },
    hasBots: room.mode === 'demo',
  }
}
