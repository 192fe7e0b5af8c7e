import { amountOfTyped } from '@fairground/money'

/** An amount as it is typed: without decimals that are none. */
export const plainMoney = (amount: string): string => amount.replace(/\.00$/, '')
/** What a box holds as an amount. Nothing is nothing; what could not be read stays so, and the server refuses it. */
export const moneyOf = (value: string): string => amountOfTyped(value) ?? value
