import { hash, verify } from '@node-rs/argon2'

// OWASP's argon2id parameters: 46 MiB, one pass, one lane.
const cost = { memoryCost: 46 * 1024, timeCost: 1, parallelism: 1 }
// Fits no password. Verifying against it makes an unknown account answer as slowly as a known one.
const nobody = '$argon2id$v=19$m=47104,t=1,p=1$w6y7xj3R/2ci5ZPFWqt4vA$GQOQDasaHyDjZv/otSJH+LbM29v7d/D3xAqEIdInOzA'

// One password may be typed with composed or with separate marks.
const plain = (password: string) => password.normalize('NFC')

export const hashPassword = (password: string): Promise<string> => hash(plain(password), cost)

/** True when the password fits the hash. Without a hash it takes as long and is false. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const fits = await verify(stored ?? nobody, plain(password))
  return fits && Boolean(stored)
}
