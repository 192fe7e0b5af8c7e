import { isPageKind, pageKinds } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import { isShown } from './is-shown.ts'
import { pagePath } from './page-path.ts'

/** More than any site writes, and far fewer than a map may name. */
const countMax = 5_000

/** Every page that is published now: where the portal shows it, and since when. */
export async function listWrittenPages({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  const rows = await db
    .selectFrom('contents as a')
    .select(['a.type', 'a.slug', 'a.published_at'])
    .where('a.type', 'in', [...pageKinds])
    .where((eb) => isShown(eb, clock.now()))
    .orderBy('a.published_at', 'desc')
    .orderBy('a.id')
    .limit(countMax)
    .execute()
  return rows.flatMap(({ type, slug, published_at }) =>
    isPageKind(type) && slug !== null ? [{ path: pagePath(type, slug), publishedAt: published_at }] : [],
  )
}
