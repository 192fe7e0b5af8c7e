import type { TableProof } from '../../game-module.ts'
import type { LongBet } from '../../long-play/long-game.ts'
import { payoutOf } from '../../parts/spots/settle-spots.ts'
import { seasonRuns } from './champion.ts'
import { drawGross, formWhole } from './chances.ts'
import { type CockfightSpot, cockfightGross, pricesOf } from './cockfight.ts'
import { cockfightPoolId, poolGross } from './cockfight-pool.ts'
import { cockfightPoolSheet, poolAt, poolForms } from './cockfight-pool-sheet.ts'
import { championGross, championWins, cockfightSheet, sheetForms } from './cockfight-sheet.ts'
import { drawFight } from './fight.ts'

const stakeMinor = 10_000n

export const tableProofs: Readonly<Record<string, TableProof>> = {
  cockfight: {
    sheet: cockfightSheet,
    maxWinX: drawGross.time,
    longBets() {
      const rows = cockfightSheet()
      const playedAs = (bet: string, spot: CockfightSpot, form: number): LongBet => ({
        bet,
        exact: Number(rows.find((row) => row.bet === bet)?.decimal),
        halfWidth: 0,
        play(draws) {
          const result = drawFight(draws(), form)
          const gross = cockfightGross(spot, { card: { prices: pricesOf(form) }, result })
          return Number(payoutOf(stakeMinor, gross)) / Number(stakeMinor)
        },
      })
      return [
        ...sheetForms().map((form) => playedAs(`side-${form}`, 'meron', form)),
        playedAs('bdd', 'bdd', formWhole / 2),
        playedAs('ftd', 'ftd', formWhole / 2),
        ...championWins.map(
          (won): LongBet => ({
            bet: `champion-${won}`,
            exact: Number(rows.find(({ bet }) => bet === `champion-${won}`)?.decimal),
            halfWidth: 0,
            play: (draws) =>
              draws().int(seasonRuns) < won ? Number(payoutOf(stakeMinor, championGross(won))) / Number(stakeMinor) : 0,
          }),
        ),
      ]
    },
  },
  [cockfightPoolId]: {
    sheet: cockfightPoolSheet,
    maxWinX: drawGross.time,
    longBets() {
      const rows = cockfightPoolSheet()
      const playedAs = (bet: string, spot: CockfightSpot, form: number): LongBet => ({
        bet,
        exact: Number(rows.find((row) => row.bet === bet)?.decimal),
        halfWidth: 0,
        play(draws) {
          const gross = poolGross(spot, poolAt(form), drawFight(draws(), form))
          return Number(payoutOf(stakeMinor, gross)) / Number(stakeMinor)
        },
      })
      return [
        ...poolForms.map((form) => playedAs(`side-${form}`, 'meron', form)),
        playedAs('bdd', 'bdd', formWhole / 2),
        playedAs('ftd', 'ftd', formWhole / 2),
      ]
    },
  },
}
