import { type ModelData, readModel } from '@fairground/game-rules/slots'
import { closedReturn, playLong } from '@fairground/game-rules/slots/exact'

/** One line about a draft: return, deviation, hits, feature, largest win seen. */
export function draftReport(data: ModelData, rounds: number): string {
  const model = readModel(data)
  const closed = closedReturn(model)
  const { mean, sd, hits, features, maxX } = playLong(model, { rounds })
  const every = features > 0 ? `1/${Math.round(rounds / features)}` : '–'
  const parts = closed ? `${closed.rtp.toFixed(4)} (base ${closed.base.toFixed(3)})` : mean.toFixed(3)
  return `${data.id}: ${parts}, sd ${sd.toFixed(2)}, hits ${(hits / rounds).toFixed(3)}, feature ${every}, max ${maxX}`
}
