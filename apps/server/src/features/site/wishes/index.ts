/**
 * What one of the staff asks for and another decides, of every kind and in one table.
 *
 * A feature makes a kind with `defineKind` (who asks and decides, how it is described, what `apply` does), asks with
 * `askWish` inside `transactWhole`, or with `sayYes` where one button serves both people, and gives the kind to the list in
 * `src/wish-kinds.ts`; `packages/contract/src/site/staff-wishes.ts` names it, the console's catalogue words it
 * (`wishes.kinds.<kind>`, `wishes.facts.<name>`, `audited.<action>`).
 *
 * `weight` says who must agree: `always` two people, `never`, or `{ topic, amountMinor, currency }`: one alone as far as
 * the site's threshold of that topic goes, all that the same person gave alone in 24 hours together.
 */
export { type Asked, askWish, type Caller } from './ask-wish.ts'
export { decideWish, type WishDecision } from './decide-wish.ts'
export { endOpenWish } from './end-open-wish.ts'
export { readKeptWishes } from './read-kept-wishes.ts'
export { readOpenWishes } from './read-open-wishes.ts'
export { type Reviewer, reviewerOf } from './reviewer.ts'
export { sayYes } from './say-yes.ts'
export { findThreshold } from './threshold-store.ts'
export type { Weight, Wish } from './wish.ts'
export { type AnyWishKind, defineKind, type WishKind, type Word } from './wish-kind.ts'
export { wishRoutes } from './wish-routes.ts'
export { findByRequest, findOpenWish, findWish, listOpenWishes, listWishes, reopenWish } from './wish-store.ts'
export {
  amountFact,
  countFact,
  dayFact,
  keyFact,
  rateFact,
  textFact,
  timeFact,
  viewOpen,
  viewWish,
} from './wish-view.ts'
