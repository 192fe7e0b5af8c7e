import type { ExpressionBuilder } from 'kysely'
import type { DB } from '../../../db/schema.gen.ts'

/** A piece, joined as `a`, that people see now. */
export const isShown = (eb: ExpressionBuilder<DB & { a: DB['contents'] }, 'a'>, now: Date) =>
  eb.and([
    eb('a.state', '=', 'published'),
    eb('a.published_at', '<=', now),
    eb.or([eb('a.retired_at', 'is', null), eb('a.retired_at', '>', now)]),
  ])
