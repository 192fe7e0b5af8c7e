import type { CertifiedModel } from '@fairground/game-rules/slots'

/** The first model of the house; the titles with pictures of their own kept it when others came. */
const firstModelId = 'lantern-20'

/** Picks the model a title plays: the same one for as long as the house has the same models. */
export interface TitleModels {
  /** For the title at this place of the catalogue. */
  at(place: number): CertifiedModel
}

/** Spreads titles evenly over all models, in the order of their ids; the first title plays the first model. */
export function titleModels(models: ReadonlyMap<string, CertifiedModel>): TitleModels {
  const first = models.get(firstModelId)
  if (!first) throw new Error(`no certified model ${firstModelId}`)
  const others = [...models.values()].filter(({ model }) => model.id !== firstModelId)
  const order = [first, ...others.sort((a, b) => (a.model.id < b.model.id ? -1 : 1))]
  return { at: (place) => order[place % order.length] ?? first }
}
