import { createHash, createPrivateKey, type KeyObject, sign, X509Certificate } from 'node:crypto'
import { der, derChildren, integer, octets, oid, sequence, setOf } from '../../../lib/der.ts'

export interface Signer {
  /** PEM: the signer's first, then those that vouch for it. */
  certificates: string
  /** PEM. */
  privateKey: string
}

const nothing = der(0x05)
const data = oid('2a864886f70d010701')
const signedData = oid('2a864886f70d010702')
const contentType = oid('2a864886f70d010903')
const messageDigest = oid('2a864886f70d010904')
const signingTime = oid('2a864886f70d010905')
const sha256 = sequence(oid('608648016503040201'), nothing)
const signatures: Record<string, Buffer> = {
  rsa: sequence(oid('2a864886f70d010101'), nothing),
  ec: sequence(oid('2a8648ce3d040302')),
}

/**
 * A message with its signature and certificates around it: CMS SignedData (RFC 5652), SHA-256, RSA or ECDSA.
 * @throws when the certificate and the key do not belong together, or are of another kind
 */
export function signMessage(message: Uint8Array, { certificates, privateKey }: Signer, at: Date): Buffer {
  const chain = certificatesOf(certificates)
  const key = keyOf(privateKey)
  const [own] = chain
  if (!own?.checkPrivateKey(key)) throw new Error('the certificate and the key do not belong together')
  const algorithm = signatures[key.asymmetricKeyType ?? '']
  if (!algorithm) throw new Error(`a key of the kind ${key.asymmetricKeyType} does not sign profiles`)
  const digest = createHash('sha256').update(message).digest()
  const attributes = setOf(
    sequence(contentType, setOf(data)),
    sequence(messageDigest, setOf(octets(digest))),
    sequence(signingTime, setOf(der(0x17, Buffer.from(utcTime(at))))),
  )
  const signer = sequence(
    integer(1),
    issuerAndSerial(own),
    sha256,
    // The same bytes as were signed, under the tag of their place.
    Buffer.concat([Buffer.from([0xa0]), attributes.subarray(1)]),
    algorithm,
    octets(sign('sha256', attributes, key)),
  )
  const content = sequence(data, der(0xa0, octets(message)))
  const all = sequence(integer(1), setOf(sha256), content, der(0xa0, ...chain.map(({ raw }) => raw)), setOf(signer))
  return sequence(signedData, der(0xa0, all))
}

/** A key as it was typed: in a box of one line a PEM has lost its lines. */
function keyOf(typed: string): KeyObject {
  const found = /-----BEGIN ((?:RSA |EC )?PRIVATE KEY)-----([A-Za-z0-9+/=\s]+)-----END/.exec(typed)
  if (!found) throw new Error('the key is no PEM')
  const type = { 'PRIVATE KEY': 'pkcs8', 'RSA PRIVATE KEY': 'pkcs1', 'EC PRIVATE KEY': 'sec1' } as const
  const [, kind = '', body = ''] = found
  return createPrivateKey({ key: Buffer.from(body, 'base64'), format: 'der', type: type[kind as keyof typeof type] })
}

/** Certificates of a PEM, in their order. @throws when one cannot be read */
export const certificatesOf = (pem: string): X509Certificate[] =>
  (pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? []).map(
    (one) => new X509Certificate(one),
  )

/** Who issued a certificate and under which number: serial and issuer follow the version, where that is written. */
function issuerAndSerial({ raw }: X509Certificate): Buffer {
  const [body = Buffer.alloc(0)] = derChildren(raw)
  const fields = derChildren(body)
  const from = fields[0]?.[0] === 0xa0 ? 1 : 0
  const [serial, , issuer] = fields.slice(from)
  if (!serial || !issuer) throw new Error('a certificate without an issuer')
  return sequence(issuer, serial)
}

/** yyMMddHHmmssZ. */
const utcTime = (at: Date): string => `${at.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`
