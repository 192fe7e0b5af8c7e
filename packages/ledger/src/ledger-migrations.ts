import path from 'node:path'
import type { MigrationSet } from '@fairground/postgres'

/** Schema `ledger`, its functions and views, and the role `fairground_app`. Apply it as the owner, before the app's own. */
export const ledgerMigrations: MigrationSet = {
  schema: 'ledger',
  folder: path.join(import.meta.dirname, '../migrations'),
}
