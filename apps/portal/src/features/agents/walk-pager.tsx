import { Pager } from '@fairground/ui'
import { pageSize, type Walk } from './use-walk.ts'

/** The pages of a list of the downline; nothing where one page holds all. */
export function WalkPager({ walk, total }: { walk: Walk; total: number | undefined }) {
  if (total === undefined || total <= pageSize) return null
  return <Pager page={walk.page} pageSize={pageSize} totalCount={total} onPageChange={walk.turnTo} />
}
