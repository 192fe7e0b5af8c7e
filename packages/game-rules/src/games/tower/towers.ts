import { type TowerConfig, towerGame } from './tower-game.ts'

export const towerConfigs = {
  tower: {
    id: 'tower',
    version: 1,
    shapes: {
      easy: { rows: 9, tiles: 4, safe: 3 },
      medium: { rows: 9, tiles: 3, safe: 2 },
      hard: { rows: 9, tiles: 2, safe: 1 },
      expert: { rows: 9, tiles: 3, safe: 1 },
      master: { rows: 9, tiles: 4, safe: 1 },
    },
  },
  /** Three corners, of which the keeper reaches one. */
  penaltyShootOut: {
    id: 'penalty-shoot-out',
    version: 1,
    shapes: { standard: { rows: 5, tiles: 3, safe: 2 } },
  },
  /** Twenty-five cars could come in every lane, and the chicken waits for one of them. */
  chickenRoad: {
    id: 'chicken-road',
    version: 1,
    shapes: {
      easy: { rows: 24, tiles: 25, safe: 24 },
      medium: { rows: 22, tiles: 25, safe: 22 },
      hard: { rows: 20, tiles: 25, safe: 20 },
      daring: { rows: 15, tiles: 25, safe: 15 },
    },
  },
} as const satisfies Record<string, TowerConfig>

export const tower = towerGame(towerConfigs.tower)
export const penaltyShootOut = towerGame(towerConfigs.penaltyShootOut)
export const chickenRoad = towerGame(towerConfigs.chickenRoad)
