import path from 'node:path'
import { connect, migrate, openProgramLogin, requireRoleMaker, requireServer } from '@fairground/postgres'
import { type Kysely, sql } from 'kysely'

/** Where a vendor keeps what it knows: a schema and a role of its own, whose rights its migrations grant. */
export interface VendorStorage {
  schema: string
  role: string
  /** Folder of the vendor's own `0001-name.sql` files. */
  migrations: string
  /** The kit's tables are made before the vendor's own; false where those have them already. */
  hasKitTables: boolean
  /** Its players play each other: money stands at its tables. */
  hasEscrow?: boolean
}

const kitMigrations = path.join(import.meta.dirname, '../../migrations')
const escrowMigrations = path.join(kitMigrations, 'escrow')

/** Brings the vendor's schema to this release, by the owner; @returns the address by which the vendor works. */
export async function openVendorLogin(storage: VendorStorage, ownerUrl: string, givenUrl?: string): Promise<string> {
  await prepareVendorDatabase(storage, ownerUrl, givenUrl)
  return openProgramLogin({ ownerUrl, role: storage.role, givenUrl })
}

/** Brings the vendor's schema to this release with the owner's rights. Safe to run twice at once. */
export async function prepareVendorDatabase(
  { schema, role, migrations, hasKitTables, hasEscrow }: VendorStorage,
  url: string,
  loginUrl?: string,
): Promise<void> {
  await requireServer(url)
  await requireRoleMaker(url, role, loginUrl)
  const { db, close } = connect<unknown>({ url, poolSizeMax: 2, statementTimeoutMs: 0 })
  try {
    await ensureRole(db, role)
    const fill = (text: string) => text.replaceAll('{schema}', schema).replaceAll('{role}', role)
    if (hasKitTables) await migrate(db, { schema, folder: kitMigrations, record: 'kit_migrations', fill })
    await migrate(db, { schema, folder: migrations })
    if (hasEscrow) await migrate(db, { schema, folder: escrowMigrations, record: 'escrow_migrations', fill })
  } finally {
    await close()
  }
}

/** Roles belong to the whole server: another database, or another process at this moment, may have made it. */
async function ensureRole(db: Kysely<unknown>, role: string): Promise<void> {
  await sql
    .raw(`do $$
begin
  perform pg_advisory_xact_lock(hashtext('${role}'));
  if not exists (select from pg_roles where rolname = '${role}') then
    create role ${role} nologin;
  end if;
  if not pg_has_role(current_user, '${role}', 'usage') then
    execute format('grant ${role} to %I', current_user);
  end if;
exception when duplicate_object or unique_violation then null;
end $$`)
    .execute(db)
}
