import { writeFraction } from '../../exact/fraction.ts'
import { jackpotReturn } from '../../jackpots/jackpot-return.ts'
import type { SlotCertificate } from '../certificate.ts'
import { modelHash } from '../model-hash.ts'
import type { SlotModel } from '../slot-model.ts'
import { capFacts, cut } from './certificate-numbers.ts'
import { engineDigestOf, exactFacts } from './certify-model.ts'
import { closedChances } from './closed-chances.ts'
import { closedReturn } from './closed-return.ts'
import { playedHalfWidth } from './played-facts.ts'
import { roundMoments } from './round-moments.ts'
import { maxWinChanceMin, winCapEffect } from './win-cap.ts'

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
    ...closedProblems(model, written),
    ...maxWinProblems(model, written),
    ...playedProblems(written),
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
  if (written.method === 'closed')
    return (written.rtpUncapped ?? written.rtp) === cut(closed.rtp) ? [] : ['rtp differs from the code']
  const [num = '0', den = '1'] = (written.rtpExact ?? '').split('/')
  return Math.abs(Number(num) / Number(den) - closed.rtp) < roundingMax ? [] : ['rtpExact differs from the code']
}

/** Where all rounds of a closed model are quickly counted, they are counted again: hold and win, and respins. */
function closedProblems(model: SlotModel, written: SlotCertificate): string[] {
  if (written.method !== 'closed' || model.freeSpins.expanding) return []
  const chances = closedChances(model)
  if (!chances) {
    const moments = model.grid.heights && roundMoments(model)
    return !moments || written.sd === cut(moments.sd) ? [] : ['sd differs from the code']
  }
  const cap = winCapEffect(model, chances)
  const counted: Partial<SlotCertificate> = { rtp: cut(cap.rtp), sd: cut(cap.sd), ...capFacts(model, cap) }
  return Object.entries(counted).flatMap(([field, value]) =>
    JSON.stringify(Reflect.get(written, field)) === JSON.stringify(value) ? [] : [`${field} differs from the code`],
  )
}

/** What is told as the largest win is within the cap, and comes often enough wherever its chance is known. */
function maxWinProblems({ winCapX }: SlotModel, written: SlotCertificate): string[] {
  const chance = Number(written.chanceAtLeast[written.maxWinX])
  const isRare = written.maxWinBy === 'chance' && !(chance >= maxWinChanceMin)
  return [
    ...(written.winCapX === winCapX && written.maxWinX <= winCapX ? [] : ['the win cap differs from the code']),
    ...(isRare ? [`the largest win comes with a chance of ${chance} only`] : []),
  ]
}

/** The band of a played return is that of its rounds and their deviation, no narrower. */
function playedProblems({ method, rtpHalfWidth, sd, n }: SlotCertificate): string[] {
  if (method !== 'played') return []
  return Math.abs(Number(rtpHalfWidth) - playedHalfWidth(Number(sd), n)) < roundingMax
    ? []
    : ['rtpHalfWidth is not that of its rounds']
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
