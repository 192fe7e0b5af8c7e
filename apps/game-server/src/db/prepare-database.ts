import path from 'node:path'
import { connect, migrate, openProgramLogin, requireRoleMaker, requireServer } from '@fairground/postgres'
import { type Kysely, sql } from 'kysely'

export const studioRole = 'fairground_studio'
export const studioSchema = 'studio'

/** Brings the studio's schema to this release with the owner's rights. Safe to run twice at once. */
/** Brings the studio's schema to this release, by the owner; @returns the address by which the studio works. */
export async function openStudioLogin(ownerUrl: string, givenUrl?: string): Promise<string> {
  await prepareDatabase(ownerUrl, givenUrl)
  return openProgramLogin({ ownerUrl, role: studioRole, givenUrl })
}

export async function prepareDatabase(url: string, loginUrl?: string): Promise<void> {
  await requireServer(url)
  await requireRoleMaker(url, studioRole, loginUrl)
  const { db, close } = connect<unknown>({ url, poolSizeMax: 2, statementTimeoutMs: 0 })
  try {
    await ensureRole(db)
    await migrate(db, { schema: studioSchema, folder: path.join(import.meta.dirname, '../../migrations') })
  } finally {
    await close()
  }
}

/** Roles belong to the whole server: another database, or another process at this moment, may have made it. */
async function ensureRole(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`do $$
begin
  perform pg_advisory_xact_lock(hashtext('${studioRole}'));
  if not exists (select from pg_roles where rolname = '${studioRole}') then
    create role ${studioRole} nologin;
  end if;
  if not pg_has_role(current_user, '${studioRole}', 'usage') then
    execute format('grant ${studioRole} to %I', current_user);
  end if;
exception when duplicate_object or unique_violation then null;
end $$`)
    .execute(db)
}
