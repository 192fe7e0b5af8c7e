import { answer } from '../../../lib/answer.ts'
import { portal } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { liveTablesOf } from './live-tables.ts'

export const liveTables = portal.tables.liveTables.handler(async ({ context: { call } }) => {
  const tables = liveTablesOf(call.app)
  await tables.wake()
  return answer(call, ok(tables.view(call.language)))
})
