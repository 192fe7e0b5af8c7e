import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Seals small secrets at rest with AES-256-GCM; `purpose` is bound in, so that a sealed value fits one place only. */
export interface SecretBox {
  seal(purpose: string, text: string): string
  /** @throws Error when the key or the purpose is another one, or the text was altered */
  open(purpose: string, sealed: string): string
}

const version = 'v1'

export function createSecretBox(key: Buffer): SecretBox {
  return {
    seal(purpose, text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return [version, ...[nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url'))].join('.')
    },
    open(purpose, sealed) {
      const [, nonce = '', tag = '', body = ''] = sealed.split('.')
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), { authTagLength: 16 })
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(Buffer.from(tag, 'base64url'))
      return decipher.update(Buffer.from(body, 'base64url'), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}

/** 256 random bits for a bearer token: handed out once, stored only as a hash. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 of a token: what the database may hold of it. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()
