import {
  agentFiles,
  isAgentType,
  PointsFilter,
  TeamBetFilter,
  TeamLossFilter,
  TeamMoneyFilter,
} from '@fairground/contract'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { AppContext } from '../../../context.ts'
import { type Outcome, ok } from '../../../lib/outcome.ts'
import { readStatement } from '../../games/prize-groups/index.ts'
import { type FileColumn, type FileRequest, serveFile } from '../../money/records/index.ts'
import type { MemberSession } from '../../people/identity/index.ts'
import { readDownlineBets } from './read-team-bets.ts'
import { readTeamMoney } from './read-team-money.ts'
import { readUserLoss } from './read-user-loss.ts'

/** Each reading adds up the whole span anew, so that it brings many. */
const rowsPerRead = 5_000

const refusal = ({ type }: MemberSession) => (isAgentType(type) ? undefined : 'ERROR_NOT_AGENT')

/** The records of a team as files, for its agent. */
export function registerAgentFiles(app: FastifyInstance, context: AppContext): void {
  const { userLoss, teamBets, teamTransactions, points } = agentFiles
  serveFile(app, context, { path: userLoss, filter: TeamLossFilter, head: lossHead, rows: lossRows, refusal })
  serveFile(app, context, { path: teamBets, filter: TeamBetFilter, head: betHead, rows: betRows, refusal })
  serveFile(app, context, {
    path: teamTransactions,
    filter: TeamMoneyFilter,
    head: moneyHead,
    rows: moneyRows,
    refusal,
  })
  serveFile(app, context, { path: points, filter: PointsFilter, head: pointsHead, rows: pointsRows, refusal })
}

/** Every line of pages that follow each other; nothing where the question is refused. */
async function* linesOf<Line>(
  read: (pageNo: number, after: string | undefined) => Promise<Outcome<{ list: Line[]; next?: string | undefined }>>,
) {
  let after: string | undefined
  for (let pageNo = 1; ; pageNo += 1) {
    const page = await read(pageNo, after)
    if (!page.ok) return
    yield* page.value.list
    after = page.value.next
    if (page.value.list.length < rowsPerRead) return
  }
}

const lossHead: readonly FileColumn[] = [
  ...(['account', 'level', 'team', 'active', 'deposit', 'withdraw', 'bet', 'validBet', 'win', 'rebate'] as const),
  ...(['bonus', 'profit'] as const),
]

async function* lossRows({ context, owner, filter }: FileRequest<z.infer<typeof TeamLossFilter>>) {
  const pages = linesOf((pageNo) => readUserLoss(context, owner, { ...filter, pageNo, pageSize: rowsPerRead }))
  for await (const row of pages)
    yield [
      ...[row.account, row.level, row.team, row.active, row.deposit, row.withdraw, row.bet, row.validBet, row.win],
      ...[row.rebate, row.bonus, row.profit],
    ]
}

const betHead: readonly FileColumn[] = [
  ...(['account', 'betId', 'createdAt', 'settledAt', 'gameName', 'gameType', 'vassalage', 'status'] as const),
  ...(['betAmount', 'refunded', 'validBet', 'winAmount', 'profit'] as const),
]

async function* betRows({ context, owner, language, filter }: FileRequest<z.infer<typeof TeamBetFilter>>) {
  const call = { app: context, language }
  const pages = linesOf((_, after) =>
    readDownlineBets(call, owner, { ...filter, pageNo: 1, pageSize: rowsPerRead, after }),
  )
  for await (const bet of pages)
    yield [
      ...[bet.account, bet.betId, bet.createdAt, bet.settledAt ?? '', bet.gameName, bet.gameType, bet.vassalage],
      ...[bet.status, bet.betAmount, bet.refunded, bet.validBet, bet.winAmount, bet.profit],
    ]
}

const moneyHead: readonly FileColumn[] = ['account', 'id', 'createdAt', 'kind', 'reference', 'amount', 'balance']

async function* moneyRows({ context, owner, filter }: FileRequest<z.infer<typeof TeamMoneyFilter>>) {
  const pages = linesOf((_, after) =>
    readTeamMoney(context, owner, { ...filter, pageNo: 1, pageSize: rowsPerRead, after }),
  )
  for await (const line of pages)
    yield [line.account, line.id, line.createdAt, line.kind, line.reference ?? '', line.amount, line.balance]
}

const pointsHead: readonly FileColumn[] = [
  ...(['createdAt', 'gameName', 'draw', 'account', 'bet', 'earned', 'paid'] as const),
]

async function* pointsRows({ context, owner, language, filter }: FileRequest<z.infer<typeof PointsFilter>>) {
  const call = { app: context, language }
  const pages = linesOf(async (pageNo) =>
    ok(await readStatement(call, owner, { ...filter, pageNo, pageSize: rowsPerRead })),
  )
  for await (const row of pages)
    yield [
      ...[row.at, row.gameName || row.gameId, row.draw, row.account ?? owner.account, row.stake, row.amount, row.paid],
    ]
}
