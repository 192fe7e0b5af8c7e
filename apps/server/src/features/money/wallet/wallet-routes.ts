import type { PointSource, PointTxnPage } from '@fairground/contract'
import type { z } from 'zod'
import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { portal } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { requireSession } from '../../people/identity/index.ts'
import { listMoneyDays } from './money-days.ts'
import { listRecord } from './record-store.ts'
import { viewEntry, viewRecordSums } from './wallet-view.ts'

interface PointQuery {
  source?: PointSource | undefined
  from?: string | undefined
  to?: string | undefined
  pageNo: number
  pageSize: number
}

/** Points details stand behind the same call; they are known to the feature that keeps points, which this one must not know. */
export const walletRoutes = (
  readPointMoves: (call: Call, memberId: string, query: PointQuery) => Promise<z.infer<typeof PointTxnPage>>,
) => ({
  transactions: portal.wallet.transactions
    .use(requireSession)
    .handler(async ({ input, context: { call, session } }) => {
      const { type, pageNo, pageSize } = input
      const { memberId, currency } = session
      if (input.kind === 'points') return answer(call, ok(await readPointMoves(call, memberId, input)))
      const { db, config } = call.app
      const [from, to] = [input.from, input.to].map((time) => (time === undefined ? undefined : new Date(time)))
      const query = { memberId, currency, type, from, to, beforeId: input.after }
      const [entries, sums] = await Promise.all([
        listRecord(db, { ...query, limit: pageSize + 1, offset: (pageNo - 1) * pageSize }),
        listMoneyDays(db, { memberId, currency }, { timeZone: config.timeZone, from, to }),
      ])
      const list = entries.slice(0, pageSize)
      const next = entries.length > pageSize ? list.at(-1)?.id : undefined
      const ofType = sums.filter(({ kind }) => type === undefined || kind === type)
      const value = {
        kind: 'balance' as const,
        list: list.map((entry) => viewEntry(entry, currency)),
        pageNo,
        pageSize,
        next,
      }
      return answer(call, ok({ ...value, ...viewRecordSums(ofType, currency) }))
    }),
})
