import { type ModelData, readModel, type SlotModel } from '@fairground/game-rules/slots'

const folder = '../../../../packages/game-rules/src/slots/models'
/** One file per model, so that a frame fetches only its own game's. */
const files = import.meta.glob<Record<string, ModelData | SlotModel>>([
  '../../../../packages/game-rules/src/slots/models/data/*.ts',
  '../../../../packages/game-rules/src/slots/models/lantern-20.ts',
  '!**/index.ts',
])

/** The model that a game is played by; undefined when this client does not know this version of it. */
export async function loadSlotModel(id: string, version: number): Promise<SlotModel | undefined> {
  const load = files[`${folder}/data/${id}.ts`] ?? files[`${folder}/${id}.ts`]
  const [written] = Object.values((await load?.()) ?? {})
  return written?.version === version ? modelOf(written) : undefined
}

const modelOf = (written: ModelData | SlotModel): SlotModel => ('base' in written ? readModel(written) : written)
