import * as z from 'zod'
import { refuse } from '../../../lib/outcome.ts'
import { defineKind, keyFact, rateFact, textFact } from '../../site/wishes/index.ts'
import { highestRateBp, signForHouse } from './contract.ts'
import { findContract, lockSides } from './contract-store.ts'
import { makeRoom } from './make-room.ts'
import { putDown } from './put-down.ts'
import { refuseUnbearable } from './refuse-unbearable.ts'

/** A contract that the house is to pay, and to which its two sides agreed. */
export const houseContractKind = defineKind({
  kind: 'house-contract',
  asks: 'contracts.manage',
  decides: 'contracts.manage',
  payload: z.object({ contractId: z.string() }),
  actionOf: () => 'contract.house-',
  describe: async (reader, { payload: { contractId } }) => {
    const found = await findContract(reader, contractId)
    if (!found) return []
    const { contract, upline, downline } = found
    return [
      textFact('sides', `${upline} → ${downline}`),
      keyFact('contractKind', `contracts.kinds.${contract.kind}`),
      rateFact('rate', { bp: highestRateBp(contract) }),
    ]
  },
  apply: async (tx, { payload: { contractId } }, word) => {
    const known = await findContract(tx, contractId)
    if (!known) return refuse('NOT_FOUND')
    await lockSides(tx, [known.contract.uplineId, known.contract.downlineId])
    const { contract } = (await findContract(tx, contractId)) ?? known
    const signed = signForHouse(contract, { now: word.at, timeZone: word.app.config.timeZone })
    if (!signed.ok) return signed
    const unbearable = await refuseUnbearable(tx, contract)
    if (unbearable) return unbearable
    await makeRoom(tx, word, signed.value, word.actor)
    await putDown(tx, word, signed.value, { actor: word.actor })
    return signed
  },
})
