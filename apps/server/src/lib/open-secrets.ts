import { StartupError } from '@fairground/postgres'
import { sql } from 'kysely'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/db.ts'
import { createSecretBox, type SecretBox } from './secret-box.ts'

type Keys = Pick<Config, 'masterKey' | 'formerMasterKeys'>

/**
 * The secrets of this database. A new database takes the key as its own.
 * @throws StartupError when it is sealed with another key: nothing of it could be opened, or found again
 */
export async function openSecrets(db: Db, keys: Keys): Promise<SecretBox> {
  const secrets = createSecretBox(keys.masterKey, keys.formerMasterKeys)
  await sql`insert into sealing_key (key_id, finished_at) values (${secrets.keyId}, now()) on conflict do nothing`.execute(
    db,
  )
  const { key_id: keyId, finished_at: finishedAt } = await db
    .selectFrom('sealing_key')
    .select(['key_id', 'finished_at'])
    .executeTakeFirstOrThrow()
  if (keyId !== secrets.keyId)
    throw new StartupError(
      'MASTER_KEY is not the key that this database is sealed with; set that key, or name it in MASTER_KEYS_FORMER and run `npm run reseal`.',
    )
  if (!finishedAt) throw new StartupError('Sealing with a new key was not finished; run `npm run reseal` again.')
  return secrets
}
