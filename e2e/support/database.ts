import { connect } from '@fairground/postgres'

/** What no door of the product does: time that passes, a journey abroad, types of account that nobody opens yet. */
async function inDatabase(statement: string, values: readonly unknown[]): Promise<void> {
  const url = process.env.WORLD_DATABASE_URL
  if (!url) throw new Error('WORLD_DATABASE_URL is not set: the test world did not start')
  const { pool, close } = connect({ url })
  await pool.query(statement, [...values])
  await close()
}

/** Somebody else chose the password. */
export const giveInitialPassword = (account: string) =>
  inDatabase('update members set must_change_password = true where account = $1', [account])

export const makeAgent = (account: string, type: 1 | 2 | 41 | 42) =>
  inDatabase('update members set type = $2 where account = $1', [account, type])

/** The account has only ever been entered from another place than where the tests come from. */
export const moveAway = (account: string) =>
  inDatabase(
    `update login_history set ip = '203.0.113.9' where member_id = (select id from members where account = $1)`,
    [account],
  )

/** The password was chosen more than half a year ago. */
export const agePassword = (account: string) =>
  inDatabase(`update members set password_changed_at = now() - interval '200 days' where account = $1`, [account])

/** As if newer terms had come since the member agreed; for everybody else they have not. */
export const outdateTerms = (account: string) =>
  inDatabase(
    `with gone as (delete from terms_acceptances where member_id = (select id from members where account = $1))
     update members set terms_version = null where account = $1`,
    [account],
  )

/** The player has a reality check every hour, and has played for 61 minutes in the games that are open. */
export const fallRealityCheckDue = (account: string) =>
  inDatabase(
    `with back as (
       update game_sessions set created_at = now() - interval '61 minutes'
       where member_id = (select id from members where account = $1)
     )
     insert into play_limits (member_id, reality_check_ms) select id, 3600000 from members where account = $1`,
    [account],
  )

/** Games are looked at every five minutes; this look comes at once. */
export const countReturnsNow = () => inDatabase("select graphile_worker.add_job('count-returns')", [])

/** A day has gone by for the pool that is won daily: its next bet wins it. */
export const passMysteryDeadline = () =>
  inDatabase("update studio.jackpot_pools set deadline_at = now() where jackpot_id = 'daily-mystery'", [])

/** Staff may reveal few messages in ten minutes; journeys read more. */
export const forgetLooks = () => inDatabase("delete from attempts where key like 'outbox:reveal:%'", [])

/** Another server seed in the pair that a player has in use: the first round of this pair is known. */
export const changeServerSeed = (clientSeed: string, { commitment, sealed }: { commitment: string; sealed: string }) =>
  inDatabase(
    `update studio.seed_pairs set commitment = $2, server_seed_sealed = $3
     where client_seed = $1 and state = 'active' and next_nonce = 0`,
    [clientSeed, commitment, sealed],
  )

/** A month has gone by since somebody else knew the password of this member of staff. */
export const passMonthOfHands = (username: string) =>
  inDatabase("update operators set in_hand_at = in_hand_at - interval '31 days' where username = $1", [username])
