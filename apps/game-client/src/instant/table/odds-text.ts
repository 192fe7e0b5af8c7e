import { separatorsOf } from '@fairground/money'

/** Odds as a language writes them: `0.95:1` is `0,95:1` in Vietnamese. */
export const oddsText = (odds: string, locale: string): string =>
  odds.replace(/(?<=\d)\.(?=\d)/g, separatorsOf(locale).decimal)
