import { type Fraction, fraction, minus, plus, times } from '../../exact/fraction.ts'
import { timesOf, type WheelSpot, wheelMaxX, wheelSymbols, winOf } from './money-wheel.ts'

/**
 * How often each place wins, and what it returns on average: every chain of multipliers with its chance, as far as wins stay
 * below the cap; the rest of the chance wins the cap.
 */
export function returnOf(spot: WheelSpot): { probability: Fraction; rtp: Fraction } {
  const all = wheelSymbols.length
  const share = fraction(wheelSymbols.filter((symbol) => symbol === spot).length, all)
  const { probability } = returnBeforeCap(spot)
  let [mean, left] = [fraction(0), probability]
  for (let twos = 0; 2 ** twos * Number(spot) < wheelMaxX; twos += 1) {
    for (let sevens = 0; 2 ** twos * 7 ** sevens * Number(spot) < wheelMaxX; sevens += 1) {
      const gross = winOf(spot, 2n ** BigInt(twos) * 7n ** BigInt(sevens))
      const links = fraction(1, BigInt(all) ** BigInt(twos + sevens))
      const chance = times(fraction(ways(twos, sevens)), links, share)
      mean = plus(mean, times(gross, chance))
      left = minus(left, chance)
    }
  }
  return { probability, rtp: plus(mean, times(left, fraction(wheelMaxX))) }
}

/** Orders of so many of each. */
function ways(twos: number, sevens: number): bigint {
  let count = 1n
  for (let step = 1n; step <= BigInt(sevens); step += 1n) count = (count * (BigInt(twos) + step)) / step
  return count
}

/** The same before the cap: 1.2 is what a chain of multipliers is worth on average. */
export function returnBeforeCap(spot: WheelSpot): { probability: Fraction; rtp: Fraction } {
  const all = BigInt(wheelSymbols.length)
  const count = BigInt(wheelSymbols.filter((symbol) => symbol === spot).length)
  const multipliers = Object.values(timesOf)
  // A chain goes on with a chance of 2 in 54; each link multiplies the mean of the next win by 9/54.
  const numbers = all - BigInt(multipliers.length)
  const sum = multipliers.reduce((total, factor) => total + factor, 0n)
  const netMean = times(fraction(BigInt(spot) * count, all), fraction(all, all - sum))
  const probability = fraction(count, numbers)
  return { probability, rtp: fraction(netMean.num * numbers + count * netMean.den, netMean.den * numbers) }
}
