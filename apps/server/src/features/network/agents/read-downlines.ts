import type { Downline } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import type { Reader } from '../../../db/db.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { getBalances } from '../../money/wallet/index.ts'
import type { StoredDownline } from './downline.ts'
import { findPath, listDownlines } from './downline-store.ts'
import { viewDownline } from './downline-view.ts'

export interface Asked {
  account?: string | undefined
  parent?: string | undefined
  kind?: 'member' | 'agent' | undefined
  pageNo: number
  pageSize: number
}

/** From the agent down to whose downlines are listed. */
export type DownlinePath = { id: string; account: string }[]

interface DownlinePage {
  list: Downline[]
  total: number
  pageNo: number
  pageSize: number
  path: DownlinePath
}

/** A page of an agent's downlines. Refusal: NOT_FOUND for a parent outside the agent's team. */
export async function readDownlines(
  { db, clock }: AppContext,
  agentId: string,
  asked: Asked,
): Promise<Outcome<DownlinePage>> {
  const found = await findDownlines(db, agentId, asked)
  if (!found.ok) return found
  const { downlines, total, path } = found.value
  const balanceOf = await getBalances(db, downlines)
  const list = downlines.map((downline) => viewDownline(downline, balanceOf(downline), clock.now()))
  return ok({ list, total, pageNo: asked.pageNo, pageSize: asked.pageSize, path })
}

interface Found {
  downlines: StoredDownline[]
  total: number
  path: DownlinePath
  parentId: string
}

/** The accounts that are asked for, with the way to their parent. Refusal: NOT_FOUND for a parent of another team. */
export async function findDownlines(
  reader: Reader,
  agentId: string,
  { account, parent, kind, pageNo, pageSize }: Asked,
): Promise<Outcome<Found>> {
  const parentId = parent ?? agentId
  const path = parentId === agentId ? [] : await findPath(reader, agentId, parentId)
  if (!path) return refuse('NOT_FOUND')
  const query = { agentId, account, kind, parentId, limit: pageSize, offset: (pageNo - 1) * pageSize }
  return ok({ ...(await listDownlines(reader, query)), path, parentId })
}
