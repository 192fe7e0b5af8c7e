/** The sum of amounts with two decimals, exactly. */
export function sumOf(amounts: readonly string[]): string {
  const hundredths = amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), BigInt(0))
  const digits = String(hundredths < 0 ? -hundredths : hundredths).padStart(3, '0')
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Whether there is anything to take. */
export const isAboveZero = (amount: string): boolean => !amount.startsWith('-') && /[1-9]/.test(amount)
