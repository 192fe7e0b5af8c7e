import pg from 'pg'

/** The address that tests work by: of an owner of databases, who is no superuser; what some of them need beyond that stands here. */
export async function openTestOwner(superuserUrl: string): Promise<string> {
  const url = new URL(superuserUrl)
  const client = new pg.Client(superuserUrl)
  await client.connect()
  await client.query(`create role tester login createrole createdb password 'tester'`)
  await client.query('create database tester owner tester')
  await client.query('grant pg_signal_backend to tester')
  await client.query('grant set on parameter session_replication_role to tester')
  await client.end()
  return Object.assign(url, { username: 'tester', password: 'tester', pathname: '/tester' }).href
}
