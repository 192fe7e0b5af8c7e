import { type Fraction, fraction, minus, plus, times, toNumber } from '../../exact/fraction.ts'
import type { TableProof } from '../../game-module.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { sheetRow } from '../../instant/sheet-row.ts'
import { payoutOf } from '../../parts/spots/settle-spots.ts'
import { moneyWheel, returnOf, type WheelSpot, wheelMaxX, wheelSpots, wheelSymbols, winOf } from './money-wheel.ts'

const stakeMinor = 10_000n

/** Before the cap: 1.2 is what a chain of multipliers is worth on average. */
const sheet = (): SheetRow[] =>
  wheelSpots.map((spot) => {
    const { probability, rtp } = returnOf(spot)
    return sheetRow(spot, probability, rtp)
  })

/** The same with the cap, from every chain that stays below it. */
const details = (): SheetRow[] =>
  wheelSpots.map((spot) => sheetRow(`${spot}-capped`, returnOf(spot).probability, cappedReturn(spot)))

/** How often a chain makes each multiplier, as far as wins stay below the cap; the rest of the chance wins the cap. */
function cappedReturn(spot: WheelSpot): Fraction {
  const all = wheelSymbols.length
  const share = fraction(wheelSymbols.filter((symbol) => symbol === spot).length, all)
  let [mean, left] = [fraction(0), returnOf(spot).probability]
  for (let twos = 0; 2 ** twos * Number(spot) < wheelMaxX; twos += 1) {
    for (let sevens = 0; 2 ** twos * 7 ** sevens * Number(spot) < wheelMaxX; sevens += 1) {
      const gross = winOf(spot, 2n ** BigInt(twos) * 7n ** BigInt(sevens))
      const links = fraction(1, BigInt(all) ** BigInt(twos + sevens))
      const chance = times(fraction(ways(twos, sevens)), links, share)
      mean = plus(mean, times(gross, chance))
      left = minus(left, chance)
    }
  }
  return plus(mean, times(left, fraction(wheelMaxX)))
}

/** Orders of so many of each. */
function ways(twos: number, sevens: number): bigint {
  let count = 1n
  for (let step = 1n; step <= BigInt(sevens); step += 1n) count = (count * (BigInt(twos) + step)) / step
  return count
}

export const tableProofs: Readonly<Record<string, TableProof>> = {
  'money-wheel': {
    sheet,
    details,
    maxWinX: wheelMaxX,
    longBets: () =>
      wheelSpots.map((spot) => ({
        bet: spot,
        exact: toNumber(cappedReturn(spot)),
        halfWidth: 0,
        play: (draws) =>
          Number(payoutOf(stakeMinor, moneyWheel.grossOf(spot, moneyWheel.draw(draws())))) / Number(stakeMinor),
      })),
  },
}
