import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { StartupError } from './startup-error.ts'

export interface ProgramLoginOptions {
  /** Of the database's owner. */
  ownerUrl: string
  /** What the program may do: its connections take this role. */
  role: string
  /** A login that an administrator made for the program; absent: one is made here. */
  givenUrl?: string | undefined
}

const nameLengthMax = 63

/**
 * The address by which a running program works: it can take its role and has no other right, so that leaving the role
 * gains nothing. It is made at the first start and found again by every other process.
 * @throws StartupError when there is none and the owner may not make one, or the given one may do more
 */
export async function openProgramLogin({ ownerUrl, role, givenUrl }: ProgramLoginOptions): Promise<string> {
  const owner = new pg.Client(ownerUrl)
  await owner.connect()
  try {
    const url = givenUrl ?? (await loginOf(owner, ownerUrl, role))
    const login = decodeURIComponent(new URL(url).username)
    await requireLeastRights(owner, login, role)
    await letIn(owner, login)
    return url
  } finally {
    await owner.end()
  }
}

async function loginOf(owner: pg.Client, ownerUrl: string, role: string): Promise<string> {
  const { rows } = await owner.query<{ database: string }>('select current_database() as database')
  const login = `${role}@${rows[0]?.database}`.slice(0, nameLengthMax)
  const url = new URL(ownerUrl)
  url.username = encodeURIComponent(login)
  url.password = await passwordOf(owner, login, role)
  return url.href
}

/** Logins belong to the whole server, their passwords to the database: only its owner can read them. */
const passwordOf = (owner: pg.Client, login: string, role: string): Promise<string> =>
  inTurn(owner, async () => {
    await owner.query('create schema if not exists logins')
    await owner.query('create table if not exists logins.programs (login text primary key, password text not null)')
    const known = await owner.query<{ password: string }>(
      'select password from logins.programs where login = $1 and exists (select from pg_roles where rolname = $1)',
      [login],
    )
    return known.rows[0]?.password ?? makeLogin(owner, login, role)
  })

async function makeLogin(owner: pg.Client, login: string, role: string): Promise<string> {
  const password = randomBytes(24).toString('base64url')
  const [name, group, secret] = [
    owner.escapeIdentifier(login),
    owner.escapeIdentifier(role),
    owner.escapeLiteral(password),
  ]
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [login])
  await owner.query(`${rowCount ? 'alter' : 'create'} role ${name} login noinherit password ${secret}`)
  await owner.query(`grant ${group} to ${name}`)
  // The owner counts on knowing when the transactions of its programs began (settled_until).
  await owner.query(`grant ${name} to current_user`)
  await owner.query(
    `insert into logins.programs values ($1, $2) on conflict (login) do update set password = excluded.password`,
    [login, password],
  )
  return password
}

/** Required and forbidden attributes of a program's database login. */
const faults = `
  select case
    when r.rolsuper or r.rolcreaterole or r.rolcreatedb or r.rolbypassrls then 'may do more than its work'
    when pg_has_role(r.oid, d.datdba, 'member') then 'owns the database'
    when not pg_has_role(r.oid, $2::regrole, 'member') then 'is not a member of ' || $2
    when not (pg_has_role(current_user, r.oid, 'usage') or pg_has_role(current_user, 'pg_read_all_stats', 'usage')
      or (select o.rolsuper from pg_roles o where o.rolname = current_user))
    then 'is hidden from the owner of the database; grant it to him'
  end as fault
  from pg_roles r, pg_database d where r.rolname = $1 and d.datname = current_database()`

/** Roles belong to the whole server: who has one for another database of it must not come into this one. */
async function letIn(owner: pg.Client, login: string): Promise<void> {
  const { rows } = await owner.query<{ database: string; is_closed: boolean; may_come: boolean }>(
    `select d.datname as database, has_database_privilege($1, d.oid, 'connect') as may_come,
       not exists (select from aclexplode(coalesce(d.datacl, acldefault('d', d.datdba))) a where a.grantee = 0) as is_closed
     from pg_database d where d.datname = current_database()`,
    [login],
  )
  const [state] = rows
  if (!state || (state.is_closed && state.may_come)) return
  const [database, name] = [owner.escapeIdentifier(state.database), owner.escapeIdentifier(login)]
  await inTurn(owner, async () => {
    await owner.query(`revoke all on database ${database} from public`)
    await owner.query(`grant connect on database ${database} to ${name}`)
  })
}

/** In a transaction, one process after the other. */
async function inTurn<T>(owner: pg.Client, work: () => Promise<T>): Promise<T> {
  await owner.query('begin')
  await owner.query('select pg_advisory_xact_lock(hashtext($1))', ['fairground logins'])
  const result = await work()
  await owner.query('commit')
  return result
}

async function requireLeastRights(owner: pg.Client, login: string, role: string): Promise<void> {
  const { rows } = await owner.query<{ fault: string | null }>(faults, [login, owner.escapeIdentifier(role)])
  const fault = rows[0] ? rows[0].fault : 'does not exist'
  if (fault)
    throw new StartupError(`The database login ${login} of the program ${fault} (see "An outside PostgreSQL").`)
}

/**
 * Asserts that the owner can have what its programs need, and no more than an owner needs: a superuser's address in the
 * environment of a program is a way out of the database.
 * @throws StartupError with one sentence that says what an administrator has to run
 */
export async function requireRoleMaker(ownerUrl: string, role: string, givenUrl: string | undefined): Promise<void> {
  const owner = new pg.Client(ownerUrl)
  await owner.connect()
  try {
    const { rows } = await owner.query<{ name: string; is_super: boolean; can_make: boolean; has_role: boolean }>(
      `select r.rolname as name, r.rolsuper as is_super, r.rolcreaterole as can_make,
         exists (select from pg_roles g where g.rolname = $1 and pg_has_role(r.oid, g.oid, 'member')) as has_role
       from pg_roles r where r.rolname = current_user`,
      [role],
    )
    const [user] = rows
    if (user?.is_super)
      throw new StartupError(
        `DATABASE_URL names the superuser ${user.name}; use a role that owns the database and may create roles (see "An outside PostgreSQL").`,
      )
    if (user?.can_make || (user?.has_role && givenUrl)) return
    throw new StartupError(
      `The database user ${user?.name} may not create roles; let an administrator run: alter role ${owner.escapeIdentifier(user?.name ?? '')} createrole.`,
    )
  } finally {
    await owner.end()
  }
}
