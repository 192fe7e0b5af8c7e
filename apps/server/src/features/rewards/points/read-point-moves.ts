import type { PointSource } from '@fairground/contract'
import type { Call } from '../../../lib/call.ts'
import { listMoves } from './point-account-store.ts'
import { viewMove } from './point-view.ts'

interface Asked {
  source?: PointSource | undefined
  from?: string | undefined
  to?: string | undefined
  pageNo: number
  pageSize: number
}

/** Points details: what a member earned and spent, newest first. */
export async function readPointMoves({ app }: Call, memberId: string, asked: Asked) {
  const { source, pageNo, pageSize } = asked
  const [from, to] = [asked.from, asked.to].map((time) => (time === undefined ? undefined : new Date(time)))
  const { moves, total } = await listMoves(app.db, { memberId, source, from, to, pageNo, pageSize })
  return { kind: 'points' as const, list: moves.map(viewMove), total, pageNo, pageSize }
}
