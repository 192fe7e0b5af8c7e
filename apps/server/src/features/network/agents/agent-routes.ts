import { answer } from '../../../lib/answer.ts'
import { portal } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { agentPointsRoutes } from '../../games/prize-groups/index.ts'
import { requireAgent } from '../../people/identity/index.ts'
import { readIncomeReport } from '../agent-contracts/index.ts'
import { addLink, deleteLink, readLinks } from './change-links.ts'
import { openDownline } from './open-downline.ts'
import { readDownline } from './read-downline.ts'
import { readDownlines } from './read-downlines.ts'
import { readOverview } from './read-overview.ts'
import { readDownlineBets } from './read-team-bets.ts'
import { readTeamMoney } from './read-team-money.ts'
import { readUserLoss } from './read-user-loss.ts'

export const agentRoutes = {
  ...agentPointsRoutes,
  openAccount: portal.agents.openAccount
    .use(requireAgent)
    .handler(async ({ input, context: { call, session } }) => answer(call, await openDownline(call, session, input))),
  registerLinks: portal.agents.registerLinks
    .use(requireAgent)
    .handler(async ({ context: { call, session } }) => answer(call, ok(await readLinks(call.app, session.memberId)))),
  addRegisterLink: portal.agents.addRegisterLink
    .use(requireAgent)
    .handler(async ({ input, context: { call, session } }) => answer(call, await addLink(call, session, input))),
  deleteRegisterLink: portal.agents.deleteRegisterLink
    .use(requireAgent)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await deleteLink(call, session.memberId, input.code)),
    ),
  downlines: portal.agents.downlines
    .use(requireAgent)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await readDownlines(call.app, session.memberId, input)),
    ),
  overview: portal.agents.overview
    .use(requireAgent)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, ok(await readOverview(call.app, session, input))),
    ),
  userLoss: portal.agents.userLoss
    .use(requireAgent)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await readUserLoss(call.app, session, input)),
    ),
  teamBets: portal.agents.teamBets
    .use(requireAgent)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await readDownlineBets(call, session, input)),
    ),
  teamTransactions: portal.agents.teamTransactions
    .use(requireAgent)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await readTeamMoney(call.app, session, input)),
    ),
  incomeReport: portal.agents.incomeReport
    .use(requireAgent)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, ok(await readIncomeReport(call.app, session, input))),
    ),
  downlineDetails: portal.agents.downlineDetails
    .use(requireAgent)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await readDownline(call.app, session.memberId, input)),
    ),
}
