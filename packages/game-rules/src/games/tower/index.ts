export { type TowerEvent, type TowerShape, towerX10000 } from './tower-game.ts'
export { towerConfigs } from './towers.ts'
