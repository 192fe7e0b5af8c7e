/** An amount in thousands with a K behind, cut to one decimal: "131000.00" is 131K. */
export function inThousands(amount: string): string {
  const [whole = '0'] = amount.split('.')
  const tenths = BigInt(whole) / 100n
  const rest = tenths % 10n
  return `${tenths / 10n}${rest === 0n ? '' : `.${rest}`}K`
}
