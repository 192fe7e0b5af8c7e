import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'

/** Keys of a browser's subscription, base64url: its public point and the secret it shares with whoever may write to it. */
export interface PushKeys {
  p256dh: string
  auth: string
}

/** A P-256 key pair, base64url; the public half is the uncompressed point. */
export interface VapidKey {
  publicKey: string
  privateKey: string
}

/** One record holds everything: a longer text is refused by push services. */
const recordSize = 4096
/** Header, padding and tag of the one record, taken from the most that push services take (RFC 8030 §7.2). */
export const pushTextBytesMax = recordSize - 86 - 1 - 16
const tokenSeconds = 12 * 60 * 60

/** What is drawn anew for every notice. */
interface Drawn {
  privateKey: Buffer
  salt: Buffer
}

/** A text as only that browser reads it: RFC 8291 in one aes128gcm record of RFC 8188. @throws for a text that is too long or a key that is no point */
export function encryptPush(text: string, keys: PushKeys, drawn: Drawn = draw()): Buffer {
  const plain = Buffer.from(text)
  if (plain.length > pushTextBytesMax) throw new RangeError(`a notice has at most ${pushTextBytesMax} bytes`)
  const [browser, auth] = [fromBase64(keys.p256dh), fromBase64(keys.auth)]
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(drawn.privateKey)
  const own = pair.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser, own])
  const secret = derive(pair.computeSecret(browser), auth, info, 32)
  const key = derive(secret, drawn.salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, drawn.salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  // The byte 2 ends the last record.
  const body = [cipher.update(Buffer.concat([plain, Buffer.of(2)])), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([drawn.salt, size, Buffer.of(own.length), own, ...body])
}

/** Tells the push service who sends, for one service and half a day (RFC 8292). `subject` is where its operator finds us. */
export async function vapidHeader(
  key: VapidKey,
  endpoint: string,
  { subject, now }: { subject: string; now: Date },
): Promise<string> {
  const point = fromBase64(key.publicKey)
  const privateKey = await importJWK({
    ...{ kty: 'EC', crv: 'P-256', alg: 'ES256', d: key.privateKey },
    ...{ x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') },
  })
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(subject)
    .setExpirationTime(Math.floor(now.getTime() / 1000) + tokenSeconds)
    .sign(privateKey)
  return `vapid t=${token}, k=${key.publicKey}`
}

export function newVapidKey(): VapidKey {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // A private number with leading zeros comes shorter than a JWK wants it.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') }
}

function draw(): Drawn {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { privateKey: pair.getPrivateKey(), salt: randomBytes(16) }
}

const derive = (key: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

const fromBase64 = (text: string): Buffer => Buffer.from(text, 'base64url')
