import { numberFormat } from '@fairground/ui'

/** Odds of a prize: up to two decimals of a percent. */
export const oddsFormat = (language: string): Intl.NumberFormat =>
  numberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
