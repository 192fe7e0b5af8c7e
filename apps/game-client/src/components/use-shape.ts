import { numberFormat } from '@fairground/money'
import { useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useGame } from './game-context.ts'

/** How the game pays, in two words: its lines, its ways, clusters, anywhere. */
export function useShape(): string {
  const { t } = useTranslation()
  const { locale } = useUi()
  const { kind, grid, lines } = useGame().machine.model
  const whole = numberFormat(locale)
  if (kind === 'lines') return t('shape.lines', { count: lines.length })
  if (kind !== 'ways') return t(`shape.${kind}`)
  return t(grid.heights ? 'shape.waysUpTo' : 'shape.ways', { ways: whole.format(grid.rows ** grid.reels) })
}
