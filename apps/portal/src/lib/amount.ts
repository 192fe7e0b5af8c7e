/** Digits typed by a person ("2000000") as the amount that travels ("2000000.00"). */
export const toAmount = (digits: string): string => `${digits.replace(/^0+(?=\d)/, '')}.00`

/** Whole units of an amount, for comparing and for chips. */
export const unitsOf = (amount: string): number => Math.trunc(Number(amount))
