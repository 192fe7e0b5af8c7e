import { NetworkBudget } from '@fairground/edge'
import { hash, verify } from '@node-rs/argon2'
import type { AppContext } from '../context.ts'
import { Busy, HashQueue } from './hash-queue.ts'

// argon2id: the memory of OWASP's first choice, the three passes of RFC 9106, one lane (decision 018).
const strong = { memoryCost: 46 * 1024, timeCost: 3, parallelism: 1 }
let cost = strong
const parameters = () => `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`
// Fits no password. Verifying against it makes an unknown account answer as slowly as a known one.
const nobody = () => `${parameters()}oTlD4tfOK9j3Q8Z70dJ66w$r95pJlaOE4eHfeBJzO3CmFG0tz2YYOSPzog1kWSUH7E`

/** For tests alone, which make thousands of hashes that guard nothing; without a cost it is that of decision 018. */
export function setHashCost(chosen = strong): void {
  cost = chosen
}

// One password may be typed with composed or with separate marks.
const plain = (password: string) => password.normalize('NFC')

/** Whom a hash is made for. */
interface HashAsker {
  app: Pick<AppContext, 'config' | 'clock'>
  ip: string
  /** By a session, or by a browser that the account trusts. */
  isKnown?: boolean
  /** A session is counted by its network too: who has one can have it hash without end. */
  isCounted?: boolean
}

/** Signed-in callers go first, within their network's share of hashes. */
export const ofSession = ({ app, ip }: HashAsker): HashAsker => ({ app, ip, isKnown: true, isCounted: true })

const queue = new HashQueue()
/** Of one home; five seconds' worth may come at once. */
const hashesPerSecond = 6
/** Of each server of this process: one, but for tests. */
const budgets = new WeakMap<HashAsker['app']['config'], NetworkBudget>()

function budgetOf({ config }: HashAsker['app']): NetworkBudget {
  const budget = budgets.get(config) ?? new NetworkBudget(hashesPerSecond)
  budgets.set(config, budget)
  return budget
}

/** @throws Busy where the asker's network has had its part of this process, or where too many wait */
function run<Result>(asker: HashAsker | undefined, work: () => Promise<Result>): Promise<Result> {
  if (asker?.app.config.hasChallenges && (!asker.isKnown || asker.isCounted)) {
    const waitMs = budgetOf(asker.app).take(asker.ip, asker.app.clock.now().getTime())
    if (waitMs !== undefined) throw new Busy(Math.ceil(waitMs / 1000))
  }
  return queue.run(asker?.isKnown ?? true, work)
}

export const hashPassword = async (password: string, asker?: HashAsker): Promise<string> =>
  run(asker, () => hash(plain(password), cost))

/** Whether a hash was made with other parameters than those in force. */
export const needsRehash = (stored: string): boolean => !stored.startsWith(parameters())

/** True when the password fits the hash. Without a hash it takes as long and is false. */
export async function verifyPassword(
  stored: string | null | undefined,
  password: string,
  asker?: HashAsker,
): Promise<boolean> {
  const fits = await run(asker, () => verify(stored ?? nobody(), plain(password)))
  return fits && Boolean(stored)
}
