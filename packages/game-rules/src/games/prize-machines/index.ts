export { clawTable, coinPusherTable } from './prize-tables.ts'
