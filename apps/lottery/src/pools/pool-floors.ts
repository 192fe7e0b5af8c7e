import { type ByTier, poolRules } from '@fairground/lottery-rules'
import { StartupError } from '@fairground/postgres'

const minorPerUnit = 100n
const pattern = /^([a-z0-9-]+):([0-9]\+?[a-z0-9]?)=(\d{1,13})$/

/**
 * Reads `vietlott-645:6=12000000000,…`: whole units of the currency, by lottery and tier.
 * @throws StartupError for a lottery or a tier without a pool
 */
export function readPoolFloors(value: string): Readonly<Record<string, ByTier>> {
  const floors: Record<string, Record<string, bigint>> = {}
  for (const part of value.split(',').filter((one) => one !== '')) {
    const [, id = '', tier = '', units = ''] = pattern.exec(part.trim()) ?? []
    if (!poolRules[id]?.tiers.includes(tier))
      throw new StartupError(`LOTTERY_POOL_FLOORS: ${part} is not lottery:tier=amount of a pool.`)
    floors[id] = { ...floors[id], [tier]: BigInt(units) * minorPerUnit }
  }
  return floors
}
