export { liveTables } from './live-table-routes.ts'
export { stopLiveTables } from './live-tables.ts'
export { serveLiveTables } from './serve-live-tables.ts'
