import type { InstantEvent } from '@fairground/game-rules/instant'
import type { TFunction } from 'i18next'
import { setUpLive } from '../../live/set-up-live.tsx'
import { BauCuaRoads } from './bau-cua-roads.tsx'
import { Board, nameOf, type Pictures } from './board.tsx'
import { kindsOf } from './kinds-of.ts'

const isPictures = (event: InstantEvent): event is InstantEvent & Pictures => event.type === 'pictures'

const resultOf = (t: TFunction, events: readonly InstantEvent[]): string | undefined =>
  events
    .find(isPictures)
    ?.pictures.map((picture) => nameOf(t, picture))
    .join(' · ')

export const setUp = setUpLive({ Board, settleMs: 0, resultOf, kindsOf, Past: BauCuaRoads })
