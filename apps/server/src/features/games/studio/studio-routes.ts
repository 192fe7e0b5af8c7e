import { answer } from '../../../lib/answer.ts'
import { consoleApi } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { requireStaff } from '../../people/staff/index.ts'
import { askTableSetup } from './ask-table-setup.ts'
import { changeTableState } from './change-table-state.ts'
import { askCorrection, tryCorrection } from './correct-round.ts'
import { askGiveUp, retryCorrection } from './end-correction.ts'
import { hideTableMessage, muteTablePlayer } from './moderate-table.ts'
import { openDealerDesk } from './open-dealer-desk.ts'
import { openHouseDesk } from './open-house-desk.ts'
import { payTips } from './pay-tips.ts'
import { playRecording } from './play-recording.ts'
import { readModelGames, readModels } from './read-models.ts'
import { readRound } from './read-round.ts'
import { readTableExposure } from './read-table-exposure.ts'
import { readTableRound, readTableRounds } from './read-table-rounds.ts'
import { readTableSetups } from './read-table-setups.ts'
import { readTableTips } from './read-table-tips.ts'
import { readTables } from './read-tables.ts'
import { replayRound } from './replay-round.ts'
import { stopModel } from './stop-model.ts'
import { moveTableCare, readTableCares } from './table-cares.ts'
import { readTableChat } from './table-chat.ts'
import { readTablePairs } from './table-pairs.ts'
import { cancelShift, planShift, readTableShifts } from './table-shifts.ts'

const { staff: api } = consoleApi
const reads = requireStaff('catalogue.read')
const looks = requireStaff('members.read')
const supervises = requireStaff('tables.supervise')
const corrects = requireStaff('tables.correct')
const moderates = requireStaff('chat.moderate')
const watches = requireStaff('risk.read')

export const studioRoutes = {
  models: api.models.use(reads).handler(async ({ context: { call } }) => answer(call, await readModels(call.app))),
  modelGames: api.modelGames
    .use(reads)
    .handler(async ({ input, context: { call } }) => answer(call, ok(await readModelGames(call.app, input.modelId)))),
  studioRound: api.studioRound
    .use(looks)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await readRound(call, staff.staffId, input.roundId)),
    ),
  replayRound: api.replayRound
    .use(looks)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await replayRound(call, staff.staffId, input)),
    ),
  tableChat: api.tableChat
    .use(moderates)
    .handler(async ({ input, context: { call } }) => answer(call, await readTableChat(call, input))),
  hideTableMessage: api.hideTableMessage
    .use(moderates)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await hideTableMessage(call, staff.staffId, input.messageId)),
    ),
  muteTablePlayer: api.muteTablePlayer
    .use(moderates)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await muteTablePlayer(call, staff.staffId, input)),
    ),
  tableCares: api.tableCares
    .use(moderates)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await readTableCares(call.app, staff.staffId, input.state)),
    ),
  moveTableCare: api.moveTableCare.use(moderates).handler(async ({ input, context: { call, staff } }) => {
    const by = { staffId: staff.staffId, name: staff.username }
    return answer(call, await moveTableCare(call.app, by, input))
  }),
  tablePairs: api.tablePairs
    .use(watches)
    .handler(async ({ context: { call } }) => answer(call, await readTablePairs(call.app))),
  studioTables: api.studioTables
    .use(reads)
    .handler(async ({ context: { call } }) => answer(call, await readTables(call.app))),
  tableSetups: api.tableSetups
    .use(reads)
    .handler(async ({ context: { call, staff } }) => answer(call, await readTableSetups(call.app, staff))),
  askTableSetup: api.askTableSetup
    .use(requireStaff('vendors.manage'))
    .handler(async ({ input, context: { call, staff } }) => {
      const asked = await askTableSetup({ call, staff }, input)
      return answer(call, asked.ok ? await readTableSetups(call.app, staff) : asked)
    }),
  tableExposure: api.tableExposure
    .use(reads)
    .handler(async ({ input, context: { call } }) => answer(call, await readTableExposure(call.app, input.tableId))),
  tableTips: api.tableTips
    .use(requireStaff('reports.read'))
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await readTableTips(call.app, staff, input.days)),
    ),
  payTips: api.payTips.use(requireStaff('adjustments.decide')).handler(async ({ input, context: { call, staff } }) => {
    const paid = await payTips({ call, staff }, input)
    return answer(call, paid.ok ? ok({}) : paid)
  }),
  tableRounds: api.tableRounds
    .use(reads)
    .handler(async ({ input, context: { call } }) => answer(call, await readTableRounds(call.app, input))),
  tableRound: api.tableRound
    .use(reads)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await readTableRound(call.app, staff, input.sharedRoundId)),
    ),
  playRecording: api.playRecording
    .use(corrects)
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await playRecording(call, staff.staffId, input)),
    ),
  tryCorrection: api.tryCorrection
    .use(corrects)
    .handler(async ({ input, context: { call } }) => answer(call, await tryCorrection(call.app, input))),
  askCorrection: api.askCorrection.use(corrects).handler(async ({ input, context: { call, staff } }) => {
    const asked = await askCorrection({ call, staff }, input)
    return answer(call, asked.ok ? await readTableRound(call.app, staff, input.sharedRoundId) : asked)
  }),
  retryCorrection: api.retryCorrection.use(corrects).handler(async ({ input, context: { call, staff } }) => {
    const sent = await retryCorrection(call, staff.staffId, input.sharedRoundId)
    return answer(call, sent.ok ? await readTableRound(call.app, staff, input.sharedRoundId) : sent)
  }),
  askGiveUp: api.askGiveUp.use(corrects).handler(async ({ input, context: { call, staff } }) => {
    const asked = await askGiveUp({ call, staff }, input)
    return answer(call, asked.ok ? await readTableRound(call.app, staff, input.sharedRoundId) : asked)
  }),
  tableShifts: api.tableShifts
    .use(requireStaff('tables.deal'))
    .handler(async ({ input, context: { call } }) => answer(call, await readTableShifts(call.app, input.tableId))),
  planShift: api.planShift.use(supervises).handler(async ({ input, context: { call, staff } }) => {
    const by = { staffId: staff.staffId, name: staff.username }
    return answer(call, await planShift(call.app, by, input))
  }),
  cancelShift: api.cancelShift.use(supervises).handler(async ({ input, context: { call, staff } }) => {
    const by = { staffId: staff.staffId, name: staff.username }
    return answer(call, await cancelShift(call.app, by, input))
  }),
  openDealerDesk: api.openDealerDesk
    .use(requireStaff('tables.deal'))
    .handler(async ({ input, context: { call, staff } }) => {
      const { staffId, username: name, permissions } = staff
      const dealer = { staffId, name, isSupervisor: permissions.includes('tables.supervise') }
      return answer(call, await openDealerDesk(call, dealer, input))
    }),
  openLotteryDesk: api.openLotteryDesk
    .use(requireStaff('lottery.run'))
    .handler(async ({ input, context: { call, staff } }) => {
      const { staffId, username: name, permissions } = staff
      const worker = { staffId, name, isSupervisor: permissions.includes('lottery.supervise') }
      return answer(call, await openHouseDesk(call, 'lottery', worker, input.language))
    }),
  openSportsDesk: api.openSportsDesk
    .use(requireStaff('sports.run'))
    .handler(async ({ input, context: { call, staff } }) => {
      const { staffId, username: name, permissions } = staff
      const worker = { staffId, name, isSupervisor: permissions.includes('sports.supervise') }
      return answer(call, await openHouseDesk(call, 'sportsbook', worker, input.language))
    }),
  changeTableState: api.changeTableState
    .use(requireStaff('games.stop'))
    .handler(async ({ input, context: { call, staff } }) => {
      const changed = await changeTableState(call, staff.staffId, input)
      return answer(call, changed.ok ? await readTables(call.app) : changed)
    }),
  stopModel: api.stopModel
    .use(requireStaff('games.stop'))
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await stopModel(call, { kind: 'staff', id: staff.staffId }, input)),
    ),
}
