import type { GoodRoad } from '@fairground/game-rules/roads'
import type { ShownTable } from './live-store.ts'

export interface MetRoad {
  nodeId: string
  road: GoodRoad
}

type Tables = ReadonlyMap<string, ShownTable>

/** Patterns that tables show now and did not before; a table that is seen for the first time brings none. */
export function newGoodRoads(before: Tables, now: Tables, chosen: readonly GoodRoad[]): MetRoad[] {
  return [...now].flatMap(([nodeId, { good }]) => {
    const known = before.get(nodeId)
    if (!known || known.good === good) return []
    const road = good.find((one) => chosen.includes(one) && !known.good.includes(one))
    return road ? [{ nodeId, road }] : []
  })
}
