import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@fairground/contract'

const flags = { present: 0x01, verified: 0x04, credential: 0x40 }
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url')

/** What a test wants other than an honest device would do. */
export interface Dishonesty {
  origin?: string
  host?: string
  challenge?: string
  isUnverified?: boolean
  counter?: number
  userHandle?: string
}

/** A device with one passkey, as WebAuthn describes it: ES256, no attestation. */
export class TestDevice {
  readonly credentialId = randomBytes(32)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #origin: string
  #counter = 0
  #userHandle = ''

  constructor(origin: string) {
    this.#origin = origin
  }

  create({ challenge, rp, user }: PasskeyCreation, change: Dishonesty = {}): NewPasskey {
    this.#userHandle = user.id
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.credentialId.length]),
      this.credentialId,
      coseKey(this.#keys.publicKey),
    ])
    const authData = this.#authData(rp.id, flags.credential, change, credential)
    return {
      ...this.#named(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', challenge, change),
        attestationObject: base64url(cbor({ fmt: 'none', attStmt: {}, authData })),
        transports: ['internal'],
      },
    }
  }

  sign({ challenge, rpId }: PasskeyRequest, change: Dishonesty = {}): PasskeyProof {
    this.#counter += 1
    const authData = this.#authData(rpId, 0, change)
    const clientDataJSON = this.#clientData('webauthn.get', challenge, change)
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    return {
      ...this.#named(),
      response: {
        clientDataJSON,
        authenticatorData: base64url(authData),
        signature: createSign('sha256').update(signed).sign(this.#keys.privateKey).toString('base64url'),
        userHandle: change.userHandle ?? this.#userHandle,
      },
    }
  }

  #named() {
    const id = base64url(this.credentialId)
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }
  }

  #clientData(type: string, challenge: string, change: Dishonesty): string {
    return base64url(
      JSON.stringify({
        type,
        challenge: change.challenge ?? challenge,
        origin: change.origin ?? this.#origin,
        crossOrigin: false,
      }),
    )
  }

  #authData(host: string, extra: number, change: Dishonesty, credential = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(change.counter ?? this.#counter)
    const flag = flags.present + (change.isUnverified ? 0 : flags.verified) + extra
    return Buffer.concat([sha256(change.host ?? host), Buffer.from([flag]), counter, credential])
  }
}

/** The few shapes of CBOR that WebAuthn needs: small integers, texts, bytes and maps. */
function cbor(value: number | string | Buffer | Map<number, number | Buffer> | object): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries: [number | string, number | string | Buffer | object][] =
    value instanceof Map ? [...value] : Object.entries(value)
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, item]) => [cbor(key), cbor(item)])])
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size])
  return size < 256 ? Buffer.from([(major << 5) | 24, size]) : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
}

/** Key type EC2, algorithm ES256, curve P-256, and the point. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const [px, py] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return cbor(
    new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, px],
      [-3, py],
    ]),
  )
}
