/** An amount as it is typed: without decimals that are none. */
export const plainMoney = (amount: string): string => amount.replace(/\.00$/, '')
/** Typed digits as an amount; nothing typed is nothing. */
export const moneyOf = (digits: string): string => (digits === '' ? '' : `${digits.replace(/^0+(?=\d)/, '')}.00`)
