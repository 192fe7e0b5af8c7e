import type { SymbolId } from '@fairground/game-rules/slots'
import { useTranslation } from 'react-i18next'
import { useGame } from './game-context.ts'

/** What a symbol is called in this game's theme. */
export function useSymbolName(): (symbol: SymbolId) => string {
  const { t } = useTranslation()
  const { theme } = useGame().opened
  return (symbol) => t([`symbol.${theme}.${symbol}`, `symbol.${symbol}`])
}
