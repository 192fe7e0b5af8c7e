import { numberFormat } from '@fairground/money'

/** 1.2 for 120 hundredths of a percent, 1,2 where people write so. */
export const percentText = (bp: number, locale: string): string =>
  numberFormat(locale, { maximumFractionDigits: 2, useGrouping: false }).format(bp / 100)
