import { type GoodRoad, goodRoads } from '@fairground/game-rules/roads'
import { useSyncExternalStore } from 'react'

/** Which patterns somebody looks for on this device, and whether they want to be told. */
export interface GoodRoadChoice {
  roads: readonly GoodRoad[]
  isTold: boolean
}

const key = 'goodRoads'
const none: GoodRoadChoice = { roads: [], isTold: false }
const listeners = new Set<() => void>()
let current: GoodRoadChoice | undefined

/** What of a stored choice is understood. */
export function readChoice(stored: string | null): GoodRoadChoice {
  try {
    const told: unknown = JSON.parse(stored ?? 'null')
    if (typeof told !== 'object' || told === null) return none
    const { roads, isTold } = told as Record<string, unknown>
    return {
      roads: goodRoads.filter((road) => Array.isArray(roads) && roads.includes(road)),
      isTold: isTold === true,
    }
  } catch {
    return none
  }
}

const read = (): GoodRoadChoice => {
  current ??= readChoice(localStorage.getItem(key))
  return current
}

export function saveChoice(choice: GoodRoadChoice): void {
  current = choice
  localStorage.setItem(key, JSON.stringify(choice))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useGoodRoadChoice = (): GoodRoadChoice => useSyncExternalStore(subscribe, read, () => none)

/** The one pattern a tile names: a chosen one before others, and six in a row before four. */
export function namedRoad(good: readonly GoodRoad[], chosen: readonly GoodRoad[]): GoodRoad | undefined {
  const shown = good.filter((road) => road !== 'streak-4' || !good.includes('streak-6'))
  return shown.find((road) => chosen.includes(road)) ?? shown[0]
}

export const isMet = (good: readonly GoodRoad[], chosen: readonly GoodRoad[]): boolean =>
  good.some((road) => chosen.includes(road))
