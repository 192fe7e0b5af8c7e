import type { SharedTableView } from '@fairground/contract/studio'
import type { TFunction } from 'i18next'

/** Why the table opens no further round; while one is still played, that it is the last. Undefined at an open table. */
export function stopWords(t: TFunction, { stop, phase }: Pick<SharedTableView, 'stop' | 'phase'>): string | undefined {
  if (phase === 'suspended') {
    if (!stop) return t('instant.round.suspended')
    return t(stop.state === 'closed' ? 'instant.table.closed' : `instant.table.${stop.cause}`)
  }
  return stop && t('instant.table.last')
}
