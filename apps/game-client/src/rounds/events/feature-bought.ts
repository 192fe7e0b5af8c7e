import type { FeatureBoughtEvent } from '@fairground/game-rules/slots'
import type { Show } from '../../play/show.ts'
import type { Beat } from '../timeline.ts'

/** Bought free spins have no base spin: what turns comes to rest as it stood. */
export async function showFeatureBought(_: Beat<FeatureBoughtEvent>, show: Show): Promise<void> {
  await show.untilTurned()
  await show.machine.rest(show.pace)
}
