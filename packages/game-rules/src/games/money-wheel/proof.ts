import { toNumber } from '../../exact/fraction.ts'
import type { TableProof } from '../../game-module.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { sheetRow } from '../../instant/sheet-row.ts'
import { payoutOf } from '../../parts/spots/settle-spots.ts'
import { moneyWheel, wheelMaxX, wheelSpots } from './money-wheel.ts'
import { returnBeforeCap, returnOf } from './wheel-returns.ts'

const stakeMinor = 10_000n

const rowsOf = (returns: typeof returnOf, suffix = ''): SheetRow[] =>
  wheelSpots.map((spot) => {
    const { probability, rtp } = returns(spot)
    return sheetRow(`${spot}${suffix}`, probability, rtp)
  })

export const tableProofs: Readonly<Record<string, TableProof>> = {
  'money-wheel': {
    sheet: () => rowsOf(returnOf),
    details: () => rowsOf(returnBeforeCap, '-uncapped'),
    maxWinX: wheelMaxX,
    longBets: () =>
      wheelSpots.map((spot) => ({
        bet: spot,
        exact: toNumber(returnOf(spot).rtp),
        halfWidth: 0,
        play: (draws) =>
          Number(payoutOf(stakeMinor, moneyWheel.grossOf(spot, moneyWheel.draw(draws())))) / Number(stakeMinor),
      })),
  },
}
