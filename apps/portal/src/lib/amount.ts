/** Whole units ("2000000") as the amount that travels ("2000000.00"). */
export const toAmount = (digits: string): string => `${digits.replace(/^0+(?=\d)/, '')}.00`

/** Whole units of an amount, for comparing and for chips. */
export const unitsOf = (amount: string): number => Number(minorOf(amount) / 100n)

/** Whether an amount lies between two others, both included. */
export const isBetween = (amount: string, min: string, max: string): boolean =>
  minorOf(min) <= minorOf(amount) && minorOf(amount) <= minorOf(max)

/** The smaller of two amounts. */
export const lesserOf = (one: string, other: string): string => (minorOf(one) < minorOf(other) ? one : other)

/** An amount in hundredths: no figure of money becomes a float. */
export const minorOf = (amount: string): bigint => BigInt(amount.replace('.', ''))
