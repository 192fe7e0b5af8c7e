import { dragonTigerPoints } from '@fairground/game-rules/games/dragon-tiger'
import type { InstantEvent } from '@fairground/game-rules/instant'
import type { TFunction } from 'i18next'
import { setUpLive } from '../../live/set-up-live.tsx'
import { Board } from './screen.tsx'

type Dealt = { type: 'dealt'; side: 'dragon' | 'tiger'; card: number }

const isDealt = (event: InstantEvent): event is InstantEvent & Dealt => event.type === 'dealt'

function resultOf(t: TFunction, events: readonly InstantEvent[]): string | undefined {
  const dealt = events.filter(isDealt)
  const pointsAt = (side: Dealt['side']) =>
    dealt.filter((one) => one.side === side).map(({ card }) => dragonTigerPoints(card))[0]
  const [dragon, tiger] = [pointsAt('dragon'), pointsAt('tiger')]
  if (dragon === undefined || tiger === undefined) return undefined
  const winner = dragon === tiger ? t('instant.dragon-tiger.tie') : t(sideKey(dragon > tiger))
  return `${winner} ${dragon}–${tiger}`
}

const sideKey = (isDragon: boolean) => `instant.dragon-tiger.side.${isDragon ? 'dragon' : 'tiger'}` as const

export const setUp = setUpLive({
  Board,
  settleMs: 0,
  isTall: true,
  resultOf,
  kindsOf: (t) => [
    { mark: 'D', side: 'a', tone: 'red', label: t('instant.dragon-tiger.side.dragon') },
    { mark: 'G', side: 'b', tone: 'blue', label: t('instant.dragon-tiger.side.tiger') },
    { mark: 'T', side: 'tie', tone: 'green', label: t('instant.dragon-tiger.tie') },
  ],
})
