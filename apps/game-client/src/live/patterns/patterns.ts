import type { SafeStorage } from '@fairground/vendor-ui'
import * as z from 'zod'

/** As many of one currency as can be seen at once. */
export const patternsMax = 8
const none = 0n

/** Chips that were saved, in minor units by place. */
const Pattern = z.object({
  id: z.number().int(),
  currency: z.string(),
  spots: z.record(z.string(), z.string().regex(/^[1-9]\d{0,14}$/)),
})
export type Pattern = z.infer<typeof Pattern>
type Chips = ReadonlyMap<string, bigint>

const keyOf = (rulesId: string): string => `fairground.patterns.${rulesId}`

/** Those of this device; what cannot be read is none. */
export function readPatterns(device: SafeStorage, rulesId: string): readonly Pattern[] {
  try {
    return z.array(Pattern).parse(JSON.parse(device.read(keyOf(rulesId)) ?? '[]'))
  } catch {
    return []
  }
}

export const keepPatterns = (device: SafeStorage, rulesId: string, patterns: readonly Pattern[]): void =>
  device.write(keyOf(rulesId), JSON.stringify(patterns))

/** With the chips as the newest; the same ones are not saved twice, and a full list of the currency takes no more. */
export function withPattern(patterns: readonly Pattern[], currency: string, chips: Chips): readonly Pattern[] {
  const spots = Object.fromEntries(
    [...chips].filter(([, minor]) => minor > none).map(([spot, minor]) => [spot, `${minor}`]),
  )
  const own = patterns.filter((known) => known.currency === currency)
  const isKnown = own.some((known) => isSame(known.spots, spots))
  if (isKnown || own.length >= patternsMax || Object.keys(spots).length === 0) return patterns
  const id = Math.max(0, ...patterns.map((known) => known.id)) + 1
  return [...patterns, { id, currency, spots }]
}

/** What lies there, and the pattern on top of it. */
export function laidOn(chips: Chips, { spots }: Pick<Pattern, 'spots'>): Chips {
  const laid = new Map(chips)
  for (const [spot, minor] of Object.entries(spots)) laid.set(spot, (laid.get(spot) ?? none) + BigInt(minor))
  return laid
}

export const stakeOf = ({ spots }: Pattern): bigint =>
  Object.values(spots).reduce((sum, minor) => sum + BigInt(minor), none)

const isSame = (a: Pattern['spots'], b: Pattern['spots']): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([spot, minor]) => b[spot] === minor)
