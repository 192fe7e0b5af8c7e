export { liveTables } from './live-table-routes.ts'
export { serveLiveTables } from './serve-live-tables.ts'
