import { PswUnknownOutcome } from '@fairground/psw'
import type * as z from 'zod'
import type { AppContext } from '../../../context.ts'
import { houseVendorId, postToVendor } from '../catalogue/index.ts'

const timeoutMs = 3_000

/** What the studio, or another vendor of the house, says there now, even while its games are off; undefined while it cannot be asked. */
export async function askStudio<Answer>(
  app: AppContext,
  path: string,
  schema: z.ZodType<Answer>,
  vendorId = houseVendorId,
): Promise<Answer | undefined> {
  try {
    const call = { vendorId, method: 'GET', path, timeoutMs, isEvenWhenOff: true } as const
    const told = schema.safeParse((await postToVendor(app, call)).answer)
    return told.success ? told.data : undefined
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome)) throw error
    app.log.warn({ err: error, path, vendorId }, 'a vendor of the house did not answer')
    return undefined
  }
}
