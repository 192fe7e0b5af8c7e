import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { der, integer, oid, sequence, setOf } from '../../../lib/der.ts'
import type { Signer } from './sign-message.ts'

/** A certificate that vouches for itself: a phone says that it is not verified. For the sandbox alone. */
export function ownSigner(name: string): Signer {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(oid('2a8648ce3d040302'))
  const subject = sequence(setOf(sequence(oid('550403'), der(0x0c, Buffer.from(name)))))
  const body = sequence(
    der(0xa0, integer(2)),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    subject,
    sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('491231235959Z'))),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  const lines = sequence(body, algorithm, signature)
    .toString('base64')
    .replace(/.{64}(?=.)/g, '$&\n')
  return {
    certificates: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
