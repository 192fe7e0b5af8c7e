import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Seals small secrets at rest with AES-256-GCM; `purpose` is bound in, so that a sealed value fits one place only. */
export interface SecretBox {
  /** Names the key that seals; it stands in every sealed text. */
  readonly keyId: string
  seal(purpose: string, text: string): string
  /** @throws when the text was sealed for another purpose, was changed, or its key is not here */
  open(purpose: string, sealed: string): string
  /** Whether a text was sealed with the key that seals now. */
  isCurrent(sealed: string): boolean
  /** Equal for equal texts of one purpose, and nothing else can be told from it: finds what is sealed. */
  blindIndex(purpose: string, text: string): Buffer
}

/** Before keys had names. */
const unnamed = 'v1'
const version = 'v2'

/** Seals with the first key, opens with any of them. @param formerKeys keys that sealed what was not sealed anew yet */
export function createSecretBox(key: Buffer, formerKeys: readonly Buffer[] = []): SecretBox {
  const keys = new Map([key, ...formerKeys].map((one) => [nameOf(one), one]))
  const keyId = nameOf(key)
  const indexKey = derived(key, 'blind index')
  return {
    keyId,
    seal(purpose, text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return [version, keyId, ...[nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url'))].join('.')
    },
    open(purpose, sealed) {
      const [head, ...parts] = sealed.split('.')
      if (head === unnamed) return openWithAny([...keys.values()], purpose, parts)
      const [name = '', ...rest] = parts
      const found = keys.get(name)
      if (!found) throw new Error(`sealed with the key ${name}, which is neither MASTER_KEY nor a former one`)
      return openWith(found, purpose, rest)
    },
    isCurrent: (sealed) => sealed.startsWith(`${version}.${keyId}.`),
    blindIndex: (purpose, text) => createHmac('sha256', indexKey).update(`${purpose}\0${text}`).digest(),
  }
}

const derived = (key: Buffer, use: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', use, 32))

/** Tells keys apart and nothing of what they are. */
const nameOf = (key: Buffer): string => derived(key, 'key name').toString('base64url').slice(0, 8)

function openWith(key: Buffer, purpose: string, [nonce = '', tag = '', body = '']: readonly string[]): string {
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), { authTagLength: 16 })
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(Buffer.from(tag, 'base64url'))
  return decipher.update(Buffer.from(body, 'base64url'), undefined, 'utf8') + decipher.final('utf8')
}

/** The tag tells whether a key is the right one. */
function openWithAny([key, ...others]: readonly Buffer[], purpose: string, parts: readonly string[]): string {
  if (!key) throw new Error('no key opens this')
  try {
    return openWith(key, purpose, parts)
  } catch (error) {
    if (others.length === 0) throw error
    return openWithAny(others, purpose, parts)
  }
}

/** SHA-256 of a token or key: what the database may hold of it. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()
