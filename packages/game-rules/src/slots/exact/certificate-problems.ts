import { writeFraction } from '../../exact/fraction.ts'
import { jackpotReturn } from '../../jackpots/jackpot-return.ts'
import type { SlotCertificate } from '../certificate.ts'
import { modelHash } from '../model-hash.ts'
import type { SlotModel } from '../slot-model.ts'
import { cut } from './certificate-numbers.ts'
import { engineDigestOf, exactFacts } from './certify-model.ts'
import { closedReturn } from './closed-return.ts'

/** Windows that are listed again whenever a certificate is checked. */
const listedAgainMax = 2_000_000
/** A closed return in doubles against an exact one that is cut to eight decimals. */
const roundingMax = 1e-7

/**
 * Where a written certificate and the code differ, without playing it again: the model by its hash, the engine by the
 * digest of its first rounds, the return in closed form, and small models window by window.
 */
export function certificateProblems(model: SlotModel, written: SlotCertificate): string[] {
  return [
    ...(written.hash === modelHash(model) ? [] : ['hash differs from the code']),
    ...(written.simulation.engineDigest === engineDigestOf(model, written.simulation)
      ? []
      : ['the engine has changed']),
    ...returnProblems(model, written),
    ...listedProblems(model, written),
    ...jackpotProblems(model, written),
  ]
}

function jackpotProblems({ jackpot }: SlotModel, written: SlotCertificate): string[] {
  const rtpExact = jackpot && writeFraction(jackpotReturn(jackpot))
  return written.jackpot?.rtpExact === rtpExact && written.jackpot?.id === jackpot?.id
    ? []
    : ['the return of the jackpot differs from the code']
}

function returnProblems(model: SlotModel, written: SlotCertificate): string[] {
  const closed = closedReturn(model)
  if (!closed) return []
  if (written.method === 'closed') return written.rtp === cut(closed.rtp) ? [] : ['rtp differs from the code']
  const [num = '0', den = '1'] = (written.rtpExact ?? '').split('/')
  return Math.abs(Number(num) / Number(den) - closed.rtp) < roundingMax ? [] : ['rtpExact differs from the code']
}

function listedProblems(model: SlotModel, written: SlotCertificate): string[] {
  if (written.method !== 'exact' || written.n > listedAgainMax) return []
  const computed = { ...exactFacts(model), simulation: written.simulation, date: written.date }
  const fields = new Set([...Object.keys(written), ...Object.keys(computed)])
  return [...fields].flatMap((field) => {
    const isSame = JSON.stringify(Reflect.get(written, field)) === JSON.stringify(Reflect.get(computed, field))
    return isSame ? [] : [`${field} differs from the code`]
  })
}
