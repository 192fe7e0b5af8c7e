import type { SpinAnswer, SpinRequest } from '@fairground/contract/studio'
import { askUntilKnown, type Patience } from '@fairground/vendor-ui'
import type { Outcome, StudioClient } from './studio-client.ts'

/**
 * Sends one spin and asks again with the SAME request id until the studio says what became of it, so that a lost
 * connection can never place a second bet.
 */
export const spinUntilKnown = (
  studio: Pick<StudioClient, 'spin'>,
  request: SpinRequest,
  patience: Patience,
): Promise<Outcome<SpinAnswer>> => askUntilKnown(() => studio.spin(request), patience)
