import type { CertifiedModel } from '@fairground/game-rules/slots'

/** The first model of the house; the titles with pictures of their own kept it when others came. */
const firstModelId = 'lantern-20'
/** Models that came when the titles with pictures had theirs: they follow behind, so that no such title changes its game. */
const laterModelIds = ['blade-10', 'coral-cluster', 'lava-cluster', 'oasis-25', 'thunder-fall']

/** Picks the model a title plays: the same one for as long as the house has the same models. */
export interface TitleModels {
  /** For the title at this place of the catalogue. */
  at(place: number): CertifiedModel
}

/** Spreads titles evenly over all models, in the order of their ids, later ones last; the first title plays the first model. */
export function titleModels(models: ReadonlyMap<string, CertifiedModel>): TitleModels {
  const first = models.get(firstModelId)
  if (!first) throw new Error(`no certified model ${firstModelId}`)
  const others = [...models.values()].filter(({ model }) => model.id !== firstModelId)
  const order = [first, ...others.sort(byId).sort(laterLast)]
  return { at: (place) => order[place % order.length] ?? first }
}

const byId = (a: CertifiedModel, b: CertifiedModel): number => (a.model.id < b.model.id ? -1 : 1)
const laterLast = (a: CertifiedModel, b: CertifiedModel): number => laterPlace(a) - laterPlace(b)
const laterPlace = ({ model }: CertifiedModel): number => laterModelIds.indexOf(model.id)
