import { hash, verify } from '@node-rs/argon2'

// argon2id: the memory of OWASP's first choice, the three passes of RFC 9106, one lane (decision 018).
const cost = { memoryCost: 46 * 1024, timeCost: 3, parallelism: 1 }
// Fits no password. Verifying against it makes an unknown account answer as slowly as a known one.
const nobody = '$argon2id$v=19$m=47104,t=3,p=1$oTlD4tfOK9j3Q8Z70dJ66w$r95pJlaOE4eHfeBJzO3CmFG0tz2YYOSPzog1kWSUH7E'

// One password may be typed with composed or with separate marks.
const plain = (password: string) => password.normalize('NFC')

export const hashPassword = (password: string): Promise<string> => hash(plain(password), cost)

const current = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`

/** Whether a hash was made with other parameters than those in force. */
export const needsRehash = (stored: string): boolean => !stored.startsWith(current)

/** True when the password fits the hash. Without a hash it takes as long and is false. */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const fits = await verify(stored ?? nobody, plain(password))
  return fits && Boolean(stored)
}
