import type { SpinAnswer, SpinRequest } from '@fairground/contract/studio'
import { newRequestId } from '@fairground/vendor-ui'
import { spinUntilKnown } from '../studio/spin-until-known.ts'
import type { Outcome, StudioClient } from '../studio/studio-client.ts'
import type { Screen } from './screen.ts'

interface Asker {
  studio: StudioClient
  screen: Screen
}

/** One bet under an id of its own, asked until its outcome is known. */
export const askForSpin = (
  { studio, screen }: Asker,
  spin: Omit<SpinRequest, 'requestId'>,
): Promise<Outcome<SpinAnswer>> =>
  spinUntilKnown(
    studio,
    { requestId: newRequestId(), ...spin },
    {
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      onChecking: () => screen.set({ detail: { kind: 'checking' } }),
    },
  )
