import { answer } from '../../lib/answer.ts'
import { consoleApi } from '../../lib/implement.ts'
import { ok } from '../../lib/outcome.ts'
import { requireStaff } from '../staff/index.ts'
import { readModelGames, readModels } from './read-models.ts'
import { stopModel } from './stop-model.ts'

const { staff: api } = consoleApi
const reads = requireStaff('catalogue.read')

export const studioRoutes = {
  models: api.models.use(reads).handler(async ({ context: { call } }) => answer(call, await readModels(call.app))),
  modelGames: api.modelGames
    .use(reads)
    .handler(async ({ input, context: { call } }) => answer(call, ok(await readModelGames(call.app, input.modelId)))),
  stopModel: api.stopModel
    .use(requireStaff('games.stop'))
    .handler(async ({ input, context: { call, staff } }) =>
      answer(call, await stopModel(call, { kind: 'staff', id: staff.staffId }, input)),
    ),
}
