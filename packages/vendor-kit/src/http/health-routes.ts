import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { VendorKit } from '../vendor-kit.ts'

const lifeMs = 1_000
const waitMsMax = 2_000

/** `/healthz`: the process lives. `/readyz`: it can serve, because database and wallet answer; else it says which does not. */
export function healthRoutes(app: FastifyInstance, context: Pick<VendorKit, 'db' | 'config'>): void {
  let seen: { at: number; answer: Promise<boolean> } | undefined
  // Whoever asks often gets what was seen a moment ago.
  const hasWallet = () => {
    if (!seen || Date.now() - seen.at > lifeMs) seen = { at: Date.now(), answer: isReached(context.config.walletUrl) }
    return seen.answer
  }
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const [database, wallet] = await Promise.all([hasDatabase(context), hasWallet()])
    if (database && wallet) return { status: 'ready' }
    return reply
      .status(503)
      .send({ status: database ? 'wallet unreachable' : 'database unreachable', database, wallet })
  })
}

const hasDatabase = ({ db }: Pick<VendorKit, 'db'>): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )

/** Whatever it answers, somebody is there; a wallet of another house need not know this address. */
const isReached = (walletUrl: string): Promise<boolean> =>
  fetch(`${walletUrl}/healthz`, { signal: AbortSignal.timeout(waitMsMax) }).then(
    ({ status }) => status < 500,
    () => false,
  )
