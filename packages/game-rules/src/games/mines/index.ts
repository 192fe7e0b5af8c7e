export { type MinesBet, type MinesEvent, minesX10000, tileCount } from './mines.ts'
