import { sumOf } from '../base/amounts.ts'
import { type Around, spreadOdd } from '../base/seats.ts'

export type Claim = { readonly seat: number; readonly amountMinor: bigint }

/**
 * What a seat with so many chips pays on the claims against it, in their order: in full, or in proportion, floored, with odd
 * units one each to the first seats left of the button. One claim per seat.
 */
export function claimsShare({
  chipsMinor,
  claims,
  ...around
}: Around & { readonly chipsMinor: bigint; readonly claims: readonly Claim[] }): bigint[] {
  const owed = sumOf(claims.map(({ amountMinor }) => amountMinor))
  if (owed <= chipsMinor) return claims.map(({ amountMinor }) => amountMinor)
  const shares = claims.map(({ amountMinor }) => (amountMinor * chipsMinor) / owed)
  const odd = spreadOdd(
    claims.filter(({ amountMinor }) => amountMinor > 0n).map(({ seat }) => seat),
    chipsMinor - sumOf(shares),
    around,
  )
  return shares.map((share, at) => share + (odd.get(claims[at]?.seat ?? -1) ?? 0n))
}
