import { currencies } from '@fairground/money'

const hubExponent = 5

const exponentOf = (code: string): number | undefined =>
  Object.values(currencies).find((currency) => currency.code === code)?.exponent

/** Hundred-thousandths as whole minor units; undefined for what is no whole number of them. */
export function fromHubAmount(amount: number, currency: string): string | undefined {
  const exponent = exponentOf(currency)
  if (exponent === undefined) return undefined
  const scale = 10n ** BigInt(hubExponent - exponent)
  return BigInt(amount) % scale === 0n ? (BigInt(amount) / scale).toString() : undefined
}

export const toHubAmount = (amountMinor: string, currency: string): number =>
  Number(BigInt(amountMinor) * 10n ** BigInt(hubExponent - (exponentOf(currency) ?? hubExponent)))
