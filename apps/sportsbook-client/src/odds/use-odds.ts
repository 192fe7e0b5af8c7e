import { useUi } from '@fairground/ui'
import { useSportsState } from '../play/sports-context.ts'
import { oddsText } from './odds-text.ts'

/** Prices in the format that the player has chosen. */
export function useOdds(): (price: string) => string {
  const { locale } = useUi()
  const format = useSportsState(({ choices }) => choices.odds)
  return (price) => oddsText(price, format, locale)
}
