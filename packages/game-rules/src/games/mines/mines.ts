import { abandonClimb, type CashOut, type Climb, playClimb } from '../../instant/climb.ts'
import type { Draws, InstantGame } from '../../instant/instant-game.ts'
import { multiplierX10000 } from '../../instant/multiplier.ts'
import type { SettledEvent } from '../../instant/one-step-game.ts'
import { type CappedBet, cappedPayout, isPayable, readCap } from '../../instant/payout-cap.ts'
import { readFields, refuse, stake, wholeNumber } from '../../instant/read-input.ts'

export const tileCount = 25

/** 1 … 24 mines. */
export type MinesBet = CappedBet & { readonly mines: number }

/** Tiles are counted row by row, 0 … 24. */
export type RevealTile = { readonly type: 'reveal'; readonly tile: number }

export type MinesEvent =
  | { readonly type: 'laid'; readonly mines: number }
  | { readonly type: 'revealed'; readonly tile: number; readonly multiplierX10000: number }
  | { readonly type: 'exploded'; readonly tile: number }
  | { readonly type: 'mines-shown'; readonly tiles: readonly number[] }

/** Twenty-five tiles hide mines that lie still from the bet on. Source: the studio's book, mini games. */
export const mines: InstantGame<MinesBet, RevealTile | CashOut, MinesEvent | SettledEvent> = {
  id: 'mines',
  version: 1,
  takesCap: true,
  readBet: (input) => {
    const readers = { stakeMinor: stake, mines: wholeNumber(1, tileCount - 1) }
    return readCap<MinesBet>(readFields(input, readers), input, (bet) => minesX10000(bet.mines, 1))
  },
  readAction(input) {
    const type = typeof input === 'object' && input !== null ? Reflect.get(input, 'type') : undefined
    if (type === 'cash-out') return { ok: true, value: { type } }
    if (type !== 'reveal') return refuse('type', 'one of reveal, cash-out')
    const read = readFields<{ tile: number }>(input, { tile: wholeNumber(0, tileCount - 1) })
    return read.ok ? { ok: true, value: { type, tile: read.value.tile } } : read
  },
  payoutMinorMax: (bet) => cappedPayout(bet, minesX10000(bet.mines, tileCount - bet.mines)),
  play: (bet, actions, draws) => playClimb(bet.stakeMinor, actions, openField(bet, draws)),
  abandon: (_bet, _actions, round) => abandonClimb(round),
}

/** What `safe` opened tiles pay with so many mines: the fair multiplier is C(25, safe) / C(25 − mines, safe). */
export const minesX10000 = (mineCount: number, safe: number): number => paysX10000[mineCount]?.[safe] ?? 0

function x10000Of(mineCount: number, safe: number): number {
  const steps = Array.from({ length: safe }, (_, opened) => opened)
  const product = (from: number) => steps.reduce((all, opened) => all * BigInt(from - opened), 1n)
  return multiplierX10000(product(tileCount), product(tileCount - mineCount))
}

const paysX10000 = Array.from({ length: tileCount }, (_, mineCount) =>
  Array.from({ length: tileCount - mineCount + 1 }, (_, safe) => x10000Of(mineCount, safe)),
)

function openField(bet: MinesBet, draws: Draws): Climb<RevealTile, MinesEvent> {
  const mined = draws.deal(tileCount, bet.mines)
  const opened = new Set<number>()
  return {
    opening: [{ type: 'laid', mines: bet.mines }],
    take({ tile }) {
      if (opened.has(tile)) return { result: 'refused', refusal: { field: 'tile', expected: 'a tile not opened yet' } }
      opened.add(tile)
      if (mined.includes(tile)) return { result: 'fell', events: [{ type: 'exploded', tile }] }
      const x10000 = minesX10000(bet.mines, opened.size)
      return {
        result: 'climbed',
        events: [{ type: 'revealed', tile, multiplierX10000: x10000 }],
        multiplierX10000: x10000,
      }
    },
    steps: () => {
      const next = opened.size + 1
      return next <= tileCount - bet.mines && isPayable(bet, minesX10000(bet.mines, next)) ? ['reveal'] : []
    },
    reveal: () => [{ type: 'mines-shown', tiles: mined }],
  }
}
