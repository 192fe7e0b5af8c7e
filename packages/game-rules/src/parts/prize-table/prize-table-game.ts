import type { InstantGame } from '../../instant/instant-game.ts'
import { oneStepGame } from '../../instant/one-step-game.ts'
import { readFields, stake } from '../../instant/read-input.ts'

/** So many of all plays pay so much, in ten-thousandths of the stake. */
export type Prize = { readonly x10000: number; readonly weight: number }

export type PrizeTable = { readonly id: string; readonly version: number; readonly prizes: readonly Prize[] }

export type PrizeBet = { readonly stakeMinor: bigint }

/** The place in the list of prizes; the machine only shows what was drawn, no hand decides it. */
export type PrizeEvent = { readonly type: 'prize-drawn'; readonly prize: number }

/** A machine with a disclosed prize table. Source: the studio's book, arcade. */
export const prizeTableGame = ({ id, version, prizes }: PrizeTable): InstantGame<PrizeBet, never> =>
  oneStepGame<PrizeBet, PrizeEvent>({
    id,
    version,
    readBet: (input) => readFields<PrizeBet>(input, { stakeMinor: stake }),
    maxX10000: () => Math.max(...prizes.map(({ x10000 }) => x10000)),
    resolve(_bet, draws) {
      const prize = draws.weighted(prizes.map(({ weight }) => weight))
      return { events: [{ type: 'prize-drawn', prize }], multiplierX10000: prizes[prize]?.x10000 ?? 0 }
    },
  })
