import type { TFunction } from 'i18next'

/** What is being done at a table. */
export function phaseWords(t: TFunction, phase: string): string {
  switch (phase) {
    case 'betting':
      return t('live.phase.betting')
    case 'locked':
      return t('live.phase.locked')
    case 'running':
      return t('live.phase.running')
    case 'result':
      return t('live.phase.result')
    case 'void':
      return t('instant.round.void')
    default:
      return t('live.phase.idle')
  }
}
