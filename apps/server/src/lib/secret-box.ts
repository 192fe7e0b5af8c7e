import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Seals small secrets at rest with AES-256-GCM; `purpose` is bound in, so that a sealed value fits one place only. */
export interface SecretBox {
  seal(purpose: string, text: string): string
  open(purpose: string, sealed: string): string
  /** Equal for equal texts of one purpose, and nothing else can be told from it: finds what is sealed. */
  blindIndex(purpose: string, text: string): Buffer
}

const version = 'v1'

export function createSecretBox(key: Buffer): SecretBox {
  const indexKey = Buffer.from(hkdfSync('sha256', key, '', 'blind index', 32))
  return {
    seal(purpose, text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return [version, ...[nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url'))].join('.')
    },
    open(purpose, sealed) {
      const [, nonce = '', tag = '', body = ''] = sealed.split('.')
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'))
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(Buffer.from(tag, 'base64url'))
      return decipher.update(Buffer.from(body, 'base64url'), undefined, 'utf8') + decipher.final('utf8')
    },
    blindIndex: (purpose, text) => createHmac('sha256', indexKey).update(`${purpose}\0${text}`).digest(),
  }
}

/** SHA-256 of a token or key: what the database may hold of it. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()
