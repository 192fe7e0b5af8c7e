import type { TableLimits, TableSetup } from '@fairground/contract'
import type { VendorTableLimits, VendorTableSetup } from '@fairground/contract/psw'
import { type Currency, formatAmount, getCurrency, parseAmount } from '@fairground/money'

/** Limits by currency in minor units, as the console shows them. */
export const shownLimits = (limits: Readonly<Record<string, VendorTableLimits>>): TableLimits[] =>
  Object.entries(limits).map(
    ([currency, { stakeMin, stakeMax, payoutMax, groups, roundMax, exposureMax, behindMax }]) => {
      const shown = amountIn(currency)
      return {
        ...{ currency, stakeMin: shown(stakeMin), stakeMax: shown(stakeMax), payoutMax: shown(payoutMax) },
        ...(groups && {
          groups: Object.entries(groups).map(([group, { min, max }]) => ({ group, min: shown(min), max: shown(max) })),
        }),
        ...(roundMax && { roundMax: shown(roundMax) }),
        ...(behindMax && { behindMax: shown(behindMax) }),
        ...(exposureMax && { exposureMax: shown(exposureMax) }),
      }
    },
  )

/** A setup from the console in minor units. Its currencies are known ones. */
export const setupInMinor = ({ limits, ...table }: TableSetup): VendorTableSetup => ({
  ...table,
  limits: Object.fromEntries(
    limits.map(({ currency, stakeMin, stakeMax, payoutMax, groups, roundMax, exposureMax, behindMax }) => {
      const minor = minorIn(getCurrency(currency))
      return [
        currency,
        {
          ...{ stakeMin: minor(stakeMin), stakeMax: minor(stakeMax), payoutMax: minor(payoutMax) },
          ...(groups && {
            groups: Object.fromEntries(
              groups.map(({ group, min, max }) => [group, { min: minor(min), max: minor(max) }]),
            ),
          }),
          ...(roundMax && { roundMax: minor(roundMax) }),
          ...(behindMax && { behindMax: minor(behindMax) }),
          ...(exposureMax && { exposureMax: minor(exposureMax) }),
        },
      ]
    }),
  ),
})

export const amountIn = (currency: string) => (minor: string) => formatAmount(BigInt(minor), getCurrency(currency))
export const minorIn = (currency: Currency) => (amount: string) => String(parseAmount(amount, currency) ?? 0n)
