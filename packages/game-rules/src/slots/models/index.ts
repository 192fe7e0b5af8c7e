import type { SlotModel } from '../slot-model.ts'
import { drawnModels } from './data/index.ts'
import { lantern20 } from './lantern-20.ts'
import { readModel } from './model-data.ts'

/** Every version of every model that was ever played: a round is verified against the version it names. */
export const slotModels: readonly SlotModel[] = [...drawnModels.map(readModel), lantern20]

/** The model with this id: the named version, or the newest. */
export function findSlotModel(id: string, version?: number): SlotModel | undefined {
  const versions = slotModels.filter((model) => model.id === id).sort((a, b) => b.version - a.version)
  return version === undefined ? versions[0] : versions.find((model) => model.version === version)
}
