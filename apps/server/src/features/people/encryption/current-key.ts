import { exportJWK, generateKeyPair } from 'jose'
import type { AppContext } from '../../../context.ts'
import { transact } from '../../../db/db.ts'
import { newToken } from '../../../lib/ids.ts'
import { rememberBriefly } from '../../../lib/remember-briefly.ts'
import { type EncryptionKey, isAccepted, isFresh, publicJwk } from './encryption-key.ts'
import { insertKey, listKeys, lockKeys } from './encryption-store.ts'

/** What the private halves are sealed for. */
export const sealPurpose = 'encryption-key'

const limits = { lifeMs: 60_000, entriesMax: 1 }

/** The key that pages encrypt to today, as a public JWK. Makes one where the last has become too old. */
export const currentKey = rememberBriefly(limits, async (context: AppContext) => {
  const [newest] = await listKeys(context.db)
  const isUsable = newest && isFresh(newest, context.clock.now())
  return publicJwk(isUsable ? newest : await renewKey(context))
})

/** Public halves of all keys that bodies may still be encrypted to. */
export const acceptedKeys = rememberBriefly(limits, async (context: AppContext) => {
  await currentKey(context)
  const keys = await listKeys(context.db)
  return keys.filter((key) => isAccepted(key, context.clock.now())).map(publicJwk)
})

const renewKey = (context: AppContext): Promise<EncryptionKey> =>
  transact(context.db, async (tx) => {
    await lockKeys(tx)
    const [newest] = await listKeys(tx)
    const now = context.clock.now()
    // Another process may have been first.
    if (newest && isFresh(newest, now)) return newest
    const key = await makeKey(context, now)
    await insertKey(tx, key)
    return key
  })

async function makeKey({ secrets }: AppContext, createdAt: Date): Promise<EncryptionKey> {
  const { privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const { x = '', y = '', d = '' } = await exportJWK(privateKey)
  return { keyId: newToken(), publicX: x, publicY: y, sealedPrivate: secrets.seal(sealPurpose, d), createdAt }
}
