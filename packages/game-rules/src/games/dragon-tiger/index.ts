export { pointsOf as dragonTigerPoints } from './dragon-tiger.ts'
