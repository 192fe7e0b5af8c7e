import { type FightEnd, isEnded } from '@fairground/game-rules/games/cockfight'
import type { InstantEvent } from '@fairground/game-rules/instant'
import type { TFunction } from 'i18next'
import { setUpLive } from '../../live/set-up-live.tsx'
import { Board } from './board.tsx'
import { SeasonPanel } from './season-panel.tsx'

/** How long the last blow takes to be shown. */
const settleMs = 1_200

function resultOf(t: TFunction, events: readonly InstantEvent[]): string | undefined {
  const last = events.find(isEnded)
  return last && endWords(t, last.end)
}

function endWords(t: TFunction, end: FightEnd): string {
  switch (end) {
    case 'meron':
    case 'wala':
      return t('instant.cockfight.wins', { name: t(`instant.cockfight.${end}`) })
    case 'both':
      return `${t('instant.cockfight.bdd')} · ${t('instant.cockfight.bddHint')}`
    case 'time':
      return `${t('instant.cockfight.ftd')} · ${t('instant.cockfight.ftdHint')}`
  }
}

export const setUp = setUpLive({
  Board,
  More: SeasonPanel,
  isBare: true,
  isTall: true,
  settleMs,
  resultOf,
  kindsOf: (t) => [
    { mark: 'M', letter: 'M', side: 'a', tone: 'red', label: t('instant.cockfight.meron') },
    { mark: 'W', letter: 'W', side: 'b', tone: 'blue', label: t('instant.cockfight.wala') },
    { mark: 'B', letter: 'B', side: 'tie', tone: 'green', label: t('instant.cockfight.bdd') },
    { mark: 'F', letter: 'F', side: 'tie', tone: 'gold', label: t('instant.cockfight.ftd') },
  ],
})
