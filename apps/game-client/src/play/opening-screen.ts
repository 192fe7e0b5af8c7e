import type { SlotOpenAnswer } from '@fairground/contract/studio'
import { readFacts, type SafeStorage, startFacts, wantsSound } from '@fairground/vendor-ui'
import { resumedStakeMinor } from '../rounds/spin-stake.ts'
import { createScreen, type Screen } from './screen.ts'

export const turboKey = 'fairground.turbo'

interface Opening {
  opened: SlotOpenAnswer
  tab: SafeStorage
  device: SafeStorage
}

/** The screen before the first press: what the server said, what this device prefers, what this tab has seen. */
export function openingScreen({ opened, tab, device }: Opening): Screen {
  const { unfinished } = opened
  const freeRounds = opened.freeRounds ?? undefined
  return createScreen({
    balanceMinor: BigInt(unfinished?.balanceAfterBetMinor ?? opened.balanceMinor),
    stakeMinor: BigInt(freeRounds?.stakeMinor ?? resumedStakeMinor(unfinished) ?? opened.stakeMinorDefault),
    freeRounds,
    isSoundOn: wantsSound(device),
    isTurbo: device.read(turboKey) === 'on',
    seeds: opened.seeds,
    facts: readFacts(tab, opened.session) ?? startFacts(Date.now()),
  })
}
