import { Id, Time } from '../base/common.ts'
import { route } from '../base/route.ts'
import * as z from '../base/zod.ts'
import { VendorModel } from '../vendor/psw-models.ts'

/** A model with its certificate, and the games that play it. */
export const StaffModel = VendorModel.extend({
  gameCount: z.number().int(),
  /** Of those, the games whose rounds may not begin because staff stopped them. */
  stoppedCount: z.number().int(),
})
export type StaffModel = z.infer<typeof StaffModel>

const StakeRange = z.object({ currency: z.string(), min: z.string(), max: z.string() })

export const ModelGame = z.object({
  nodeId: Id,
  names: z.object({ vi: z.string(), en: z.string() }),
  iconUrl: z.string().optional(),
  isEnabled: z.boolean(),
  vendorStatus: z.enum(['live', 'maintenance', 'retired']),
  stoppedAt: Time.optional(),
  /** What a round takes, by currency, as decimal amounts. */
  stakes: z.array(StakeRange),
})
export type ModelGame = z.infer<typeof ModelGame>

const modelId = z.string().min(1).max(64)

/** The house studio's models: what is certified of them, and which games play them. */
export const staffModels = {
  models: route({
    method: 'GET',
    audience: 'staff',
    permission: 'catalogue.read',
    path: '/staff/models',
    summary: 'Every model of the house studio with its certificate',
    input: z.object({}),
    value: z.object({ list: z.array(StaffModel) }),
  }),
  modelGames: route({
    method: 'GET',
    audience: 'staff',
    permission: 'catalogue.read',
    path: '/staff/models/{modelId}/games',
    summary: 'The first fifty games that play a model, in the order of the lobby',
    input: z.object({ modelId }),
    value: z.object({ list: z.array(ModelGame), total: z.number().int() }),
  }),
  stopModel: route({
    method: 'POST',
    audience: 'staff',
    permission: 'games.stop',
    path: '/staff/models/{modelId}/stop',
    summary: 'Stop every game of a model, or open those again that are stopped',
    input: z.object({ modelId, isStopped: z.boolean(), reason: z.string().trim().min(3).max(280) }),
    value: z.object({ gameCount: z.number().int() }),
  }),
}
