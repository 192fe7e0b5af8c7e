import pg from 'pg'
import { StartupError } from './startup-error.ts'

/** Releases before gave every cluster this one. */
const publishedPassword = 'fairground'
const wrongPassword = '28P01'

/**
 * Asserts that the superuser has the password of the address; a cluster of an earlier release is given it.
 * @throws StartupError when the cluster has another one
 */
export async function requirePassword(url: string): Promise<void> {
  if (await hasPassword(url)) return
  const former = new URL(url)
  const { username, password } = former
  former.password = publishedPassword
  if (!(await hasPassword(former.href)))
    throw new StartupError(
      'The password in secrets.json is not that of the built-in database; put back the secrets.json that belongs to it.',
    )
  const client = new pg.Client(former.href)
  await client.connect()
  try {
    const role = client.escapeIdentifier(username)
    await client.query(`alter role ${role} password ${client.escapeLiteral(decodeURIComponent(password))}`)
  } finally {
    await client.end()
  }
}

async function hasPassword(url: string): Promise<boolean> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== wrongPassword) throw error
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
