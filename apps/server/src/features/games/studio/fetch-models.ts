import { type VendorModel, VendorModelList } from '@fairground/contract/psw'
import { PswUnknownOutcome } from '@fairground/psw'
import type { AppContext } from '../../../context.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { houseVendorId, postToVendor } from '../catalogue/index.ts'

const timeoutMs = 3_000

/** The studio's models as it says them now. Refusal: GAME_UNAVAILABLE while it cannot be asked. */
export async function fetchModels(context: AppContext): Promise<Outcome<VendorModel[]>> {
  try {
    const { answer } = await postToVendor(context, {
      vendorId: houseVendorId,
      method: 'GET',
      path: '/models',
      timeoutMs,
    })
    const told = VendorModelList.safeParse(answer)
    return told.success ? ok(told.data.models) : refuse('GAME_UNAVAILABLE')
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome)) throw error
    context.log.warn({ err: error }, 'the models of the studio were not read')
    return refuse('GAME_UNAVAILABLE')
  }
}
