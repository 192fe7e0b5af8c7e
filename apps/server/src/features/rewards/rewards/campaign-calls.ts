import type { Envelope, OpenWish } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import type { Reader } from '../../../db/db.ts'
import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { readOpenWishes, type WishKind } from '../../site/wishes/index.ts'

interface Page {
  pageNo: number
  pageSize: number
}

/** One kind of campaigns, as its staff calls read it. */
interface Reading<Counted, Query extends Page, View> {
  kind: Pick<WishKind, 'kind' | 'decides'>
  list: (reader: Reader, query: Query) => Promise<{ counted: Counted[]; total: number }>
  get: (reader: Reader, id: string) => Promise<Counted>
  idOf: (counted: Counted) => string
  view: (counted: Counted, look: { permissions: readonly string[]; wish: OpenWish | undefined }) => View
}

interface Handled<Input> {
  input: Input
  context: { call: Call; staff: StaffSession }
}

/** Handlers of the staff calls of one kind of campaigns. */
export function campaignCalls<Counted, Query extends Page, View>(reading: Reading<Counted, Query, View>) {
  const viewAll = async (app: AppContext, staff: StaffSession, counted: readonly Counted[]): Promise<View[]> => {
    const wishOf = await readOpenWishes(app, reading.kind, counted.map(reading.idOf), staff)
    const { permissions } = staff
    return counted.map((each) => reading.view(each, { permissions, wish: wishOf.get(reading.idOf(each)) }))
  }

  return {
    /** Answers one page, each with the wish that waits for a second person. */
    list: async ({ input, context: { call, staff } }: Handled<Query>) => {
      const { counted, total } = await reading.list(call.app.db, input)
      const list = await viewAll(call.app, staff, counted)
      return answer(call, ok({ list, total, pageNo: input.pageNo, pageSize: input.pageSize }))
    },

    /** Does what was asked, then answers the campaign as it is now. */
    act:
      <Input>(useCase: (call: Call, staff: StaffSession, input: Input) => Promise<Outcome<string>>) =>
      async ({ input, context: { call, staff } }: Handled<Input>): Promise<Envelope<View>> => {
        const done = await useCase(call, staff, input)
        if (!done.ok) return answer(call, done)
        const [view] = await viewAll(call.app, staff, [await reading.get(call.app.db, done.value)])
        if (!view) throw new Error(`campaign ${done.value} has no view`)
        return answer(call, ok(view))
      },
  }
}
