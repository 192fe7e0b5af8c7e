import type { SafeStorage } from '@fairground/vendor-ui'
import { emptySlip, Slip } from './slip.ts'

const slipKey = 'fairground.sports.slip'

/** The slip that the device has kept; an empty one where there is none, or one of an older release. */
export function keptSlip(device: SafeStorage): Slip {
  try {
    return Slip.parse(JSON.parse(device.read(slipKey) ?? 'null'))
  } catch {
    return emptySlip
  }
}

export const keepSlip = (device: SafeStorage, slip: Slip): void => device.write(slipKey, JSON.stringify(slip))
