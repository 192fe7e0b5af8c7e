import type { TaiXiuEvent } from '@fairground/game-rules/games/tai-xiu'
import type { InstantEvent } from '@fairground/game-rules/instant'
import type { TFunction } from 'i18next'
import { setUpLive } from '../../live/set-up-live.tsx'
import { Board } from './board.tsx'
import { kindsOf } from './kinds-of.ts'
import { TaiXiuRoads } from './tai-xiu-roads.tsx'

/** The bowl keeps the dice to itself until it is open for everybody. */
function resultOf(t: TFunction, told: readonly InstantEvent[]): string | undefined {
  const events = told as unknown as readonly TaiXiuEvent[]
  const thrown = events.find((event) => event.type === 'dice')
  const opened = events.find((event) => event.type === 'opened')
  if (!thrown || !opened) return undefined
  return `${thrown.dice.join(' · ')} = ${opened.total} ${t(`instant.tai-xiu.${opened.side}`)}`
}

export const setUp = setUpLive({ Board, settleMs: 0, resultOf, kindsOf, Roads: TaiXiuRoads })
