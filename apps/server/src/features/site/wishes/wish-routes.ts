import type { Wish as WishAnswer } from '@fairground/contract'
import { answer } from '../../../lib/answer.ts'
import type { Call } from '../../../lib/call.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { type Outcome, ok } from '../../../lib/outcome.ts'
import { requireStaff, type StaffSession } from '../../people/staff/index.ts'
import { decideWish } from './decide-wish.ts'
import { type Reviewer, reviewerOf } from './reviewer.ts'
import { thresholdKind } from './threshold-kind.ts'
import { askThreshold, readThresholds } from './thresholds.ts'
import type { Wish } from './wish.ts'
import type { AnyWishKind } from './wish-kind.ts'
import { listWishes } from './wish-store.ts'
import { viewWish } from './wish-view.ts'

const { staff: api } = consoleApi

/** The calls about wishes, for every kind that a feature made. */
export function wishRoutes(features: readonly AnyWishKind[]) {
  const kinds = [thresholdKind, ...features]

  const view = async (call: Call, reviewer: Reviewer, wish: Wish): Promise<WishAnswer> => {
    const kind: AnyWishKind | undefined = kinds.find((one) => one.kind === wish.kind)
    if (!kind) throw new Error(`nobody knows wishes of kind ${wish.kind}`)
    const read = { ...wish, payload: kind.payload.parse(wish.payload) }
    const facts = await kind.describe(call.app.db, read, call.app, call.language)
    return viewWish(wish, { facts, decides: kind.decides, reviewer })
  }

  /** What this person may ask for or decide. */
  const seenBy = ({ permissions }: StaffSession): readonly AnyWishKind[] =>
    kinds.filter(({ asks, decides }) => permissions.includes(asks) || permissions.includes(decides))

  const shown = async (call: Call, staff: StaffSession, done: Outcome<Wish>): Promise<Outcome<WishAnswer>> =>
    done.ok ? ok(await view(call, await reviewerOf(call.app, staff), done.value)) : done

  return {
    wishes: api.wishes.use(requireStaff()).handler(async ({ input, context: { call, staff } }) => {
      const { state, kind, subject, pageNo, pageSize } = input
      const seen = seenBy(staff).map((one) => one.kind)
      const wanted = kind ? seen.filter((one) => one === kind) : seen
      const query = { kinds: wanted, state, subject, pageNo, pageSize }
      const { wishes, total } = await listWishes(call.app.db, query)
      const waiting = await listWishes(call.app.db, { ...query, kinds: seen, state: 'asked', pageSize: 1, pageNo: 1 })
      const reviewer = await reviewerOf(call.app, staff)
      const list = await Promise.all(wishes.map((wish) => view(call, reviewer, wish)))
      return answer(call, ok({ list, total, waiting: waiting.total, pageNo, pageSize }))
    }),

    decideWish: api.decideWish
      .use(requireStaff())
      .handler(async ({ input, context: { call, staff } }) =>
        answer(call, await shown(call, staff, await decideWish({ call, staff }, seenBy(staff), input))),
      ),

    thresholds: api.thresholds
      .use(requireStaff('site.read'))
      .handler(async ({ context: { call, staff } }) => answer(call, ok(await readThresholds(call, staff)))),

    askThreshold: api.askThreshold
      .use(requireStaff('site.manage'))
      .handler(async ({ input, context: { call, staff } }) => {
        const asked = await askThreshold(call, staff, input)
        return answer(call, asked.ok ? ok(await readThresholds(call, staff)) : asked)
      }),
  }
}
