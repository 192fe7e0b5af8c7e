import type { Downline } from '@fairground/contract'
import type { AppContext } from '../../context.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import { getBalances } from '../wallet/index.ts'
import { findPath, listDownlines } from './downline-store.ts'
import { viewDownline } from './downline-view.ts'

interface Asked {
  account?: string | undefined
  parent?: string | undefined
  kind?: 'member' | 'agent' | undefined
  pageNo: number
  pageSize: number
}

interface DownlinePage {
  list: Downline[]
  total: number
  pageNo: number
  pageSize: number
  path: { id: string; account: string }[]
}

/** A page of who is below an agent. Refusal: NOT_FOUND for a parent who is not of the agent's team. */
export async function readDownlines(
  { db }: AppContext,
  agentId: string,
  { account, parent, kind, pageNo, pageSize }: Asked,
): Promise<Outcome<DownlinePage>> {
  const path = parent === undefined || parent === agentId ? [] : await findPath(db, agentId, parent)
  if (!path) return refuse('NOT_FOUND')
  const { downlines, total } = await listDownlines(db, {
    ...{ agentId, account, kind, parentId: parent ?? agentId },
    ...{ limit: pageSize, offset: (pageNo - 1) * pageSize },
  })
  const balanceOf = await getBalances(db, downlines)
  const list = downlines.map((downline) => viewDownline(downline, balanceOf(downline)))
  return ok({ list, total, pageNo, pageSize, path })
}
