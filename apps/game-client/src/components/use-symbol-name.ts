import type { SymbolId } from '@fairground/game-rules/slots'
import { useTranslation } from 'react-i18next'
import { useScenery } from '../scenery/use-scenery.ts'
import { useGame } from './game-context.ts'

/** What a symbol is called: by its subject in the theme's own set, by its rank where the title has a set of its own. */
export function useSymbolName(): (symbol: SymbolId) => string {
  const { t } = useTranslation()
  const { theme } = useGame().opened
  const hasOwnSet = useScenery() !== undefined
  return (symbol) => (hasOwnSet ? t(`symbol.${symbol}`) : t([`symbol.${theme}.${symbol}`, `symbol.${symbol}`]))
}
