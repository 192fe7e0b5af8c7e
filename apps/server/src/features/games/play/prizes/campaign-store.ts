import { sql } from 'kysely'
import type { Tx } from '../../../../db/db.ts'

export type CampaignState = 'open' | 'paused' | 'ended'

/** What a vendor's campaign may pay, in all and one person. */
export interface CampaignTerms {
  currency: string
  budgetMinor: bigint
  memberMaxMinor: bigint
}

export interface Campaign extends CampaignTerms {
  state: CampaignState
  /** Of the budget. */
  paidMinor: bigint
}

interface Place {
  vendorId: string
  campaignId: string
}

/** A campaign; nobody else changes it, and no prize of it is paid, until the transaction ends. */
export async function lockCampaign(tx: Tx, { vendorId, campaignId }: Place): Promise<Campaign | undefined> {
  const row = await tx
    .selectFrom('vendor_campaigns')
    .select(['state', 'currency', 'budget_minor', 'member_max_minor', 'paid_minor'])
    .where('vendor_id', '=', vendorId)
    .where('campaign_id', '=', campaignId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return (
    row && {
      state: row.state as CampaignState,
      currency: row.currency,
      budgetMinor: BigInt(row.budget_minor),
      memberMaxMinor: BigInt(row.member_max_minor),
      paidMinor: BigInt(row.paid_minor),
    }
  )
}

const of = ({ vendorId, campaignId }: Place) => sql<boolean>`vendor_id = ${vendorId} and campaign_id = ${campaignId}`

export async function saveCampaignState(tx: Tx, { state, ...place }: Place & { state: CampaignState }): Promise<void> {
  await tx.updateTable('vendor_campaigns').set({ state }).where(of(place)).execute()
}

const rowOf = ({ currency, budgetMinor, memberMaxMinor }: CampaignTerms) => ({
  currency,
  budget_minor: budgetMinor.toString(),
  member_max_minor: memberMaxMinor.toString(),
})

/** False when there is one of that id. */
export async function saveCampaign(tx: Tx, { vendorId, campaignId }: Place, terms: CampaignTerms): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('vendor_campaigns')
    .values({ vendor_id: vendorId, campaign_id: campaignId, ...rowOf(terms) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function saveCampaignTerms(tx: Tx, place: Place, terms: CampaignTerms): Promise<void> {
  await tx.updateTable('vendor_campaigns').set(rowOf(terms)).where(of(place)).execute()
}

/** Opens a campaign, or lets the one that is there pay so much more. */
export async function widenCampaign(tx: Tx, place: Place, by: CampaignTerms): Promise<void> {
  if (await saveCampaign(tx, place, by)) return
  await tx
    .updateTable('vendor_campaigns')
    .set((eb) => ({
      budget_minor: eb('budget_minor', '+', by.budgetMinor.toString()),
      member_max_minor: eb('member_max_minor', '+', by.memberMaxMinor.toString()),
    }))
    .where(of(place))
    .where('currency', '=', by.currency)
    .execute()
}

export async function addCampaignPaid(tx: Tx, place: Place, paidMinor: bigint): Promise<void> {
  await tx
    .updateTable('vendor_campaigns')
    .set((eb) => ({ paid_minor: eb('paid_minor', '+', paidMinor.toString()) }))
    .where(of(place))
    .execute()
}
