import type { VendorRainAnswer } from '@fairground/contract/psw'
import type { RainRow, Reader } from '../db/schema.ts'
import { sumPlayed } from './rain-store.ts'

/** What the portal is told of a rain. */
export async function answerRain(
  reader: Reader,
  code: VendorRainAnswer['code'],
  rain: RainRow | undefined,
  change: { remaining?: number; replayed?: boolean } = {},
): Promise<VendorRainAnswer> {
  if (!rain) return { code, remaining: 0, played: 0, won: '0', openUntil: null }
  const { played, wonMinor } = await sumPlayed(reader, rain.rain_id)
  const { remaining, open_until } = rain
  return { code, remaining, played, won: wonMinor, openUntil: open_until.toISOString(), ...change }
}
