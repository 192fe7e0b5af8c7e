declare const unit: unique symbol

/** An amount in minor units (1/100 of a dong for VND), never a float. Signed: a correction may be negative. */
export type Minor = bigint & { readonly [unit]: 'minor' }

/** Brands a whole number of minor units, as it comes from storage or arithmetic. */
export function minor(units: bigint): Minor {
  return units as Minor
}
