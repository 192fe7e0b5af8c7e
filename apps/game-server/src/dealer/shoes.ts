import { randomBytes } from 'node:crypto'
import { type CardLeaf, cardRoot, pathsOf } from '@fairground/fairness'
import { newId } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { ReadCard, ShoeRow, Tx } from '../db/schema.ts'
import { findShoe, lastNumberOf, listDealtCards } from './dealer-store.ts'

export const shoeSize = 416
/** Eight packs: so many cards of each face. */
export const facesOfKind = 8
/** A round takes six cards at most; with fewer left none opens. */
const cardsNeeded = 6
/** After the round in which the cut card comes out one more is played. */
const roundsAfterCut = 1

/** A new pack, as it is printed: by rank, and within a rank by suit. */
const faces = [...'23456789TJQKA'].flatMap((rank) => [...'scdh'].map((suit) => `${rank}${suit}`))

/** What a set of cards is: its name, and which code is which card. */
export interface CardSet {
  deck_set: string
  root: string
  cards_sealed: string
}

/** A set that nobody has seen: ids and salts by chance, faces in the order of new packs. */
export function makeCardSet(context: AppContext): CardSet {
  const deck_set = `set-${randomBytes(6).toString('hex')}`
  const cards = Array.from({ length: shoeSize }, (_, place) => leafOf(faces[place % faces.length] ?? ''))
  const root = cardRoot(deck_set, cards)
  return { deck_set, root, cards_sealed: context.secrets.seal(purposeOf(root), JSON.stringify(cards)) }
}

/** Puts a shoe to the table; its root is published before its first round. The one before is opened whole. */
export async function newShoe(context: AppContext, tx: Tx, tableId: string, set: CardSet): Promise<ShoeRow> {
  const now = context.clock.now()
  await endShoe(context, tx, tableId)
  const { deck_set, root, cards_sealed } = set
  const { chain_id } = await tx
    .insertInto('shared_chains')
    .values({
      ...{ table_id: tableId, head: root, length: shoeSize, last_sealed: '', salt: null, kind: 'cards' },
      ...{ created_at: now, beacon_kind: null, beacon_round: null },
    })
    .returning('chain_id')
    .executeTakeFirstOrThrow()
  return tx
    .insertInto('shoes')
    .values({
      ...{ shoe_id: newId('sho', now), table_id: tableId, chain_id, deck_set, root, cards_sealed, created_at: now },
      ...{ cut_in: null, ended_at: null },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Opens every card of the shoe that lies at the table: from here on anybody can count them. */
export async function endShoe(context: AppContext, tx: Tx, tableId: string): Promise<void> {
  const shoe = await findShoe(tx, tableId)
  if (!shoe) return
  await tx
    .updateTable('shoes')
    .set({ opened: JSON.stringify(cardsOf(context, shoe).map(asRead)), ended_at: context.clock.now() })
    .where('shoe_id', '=', shoe.shoe_id)
    .execute()
}

/** A card by what is printed on it, with what proves that it is of this shoe; undefined for a strange one. */
export function openCard(context: AppContext, shoe: ShoeRow, id: string): ReadCard | undefined {
  const cards = cardsOf(context, shoe)
  const card = cards.find((one) => one.id === id)
  return card && { ...asRead(card), path: pathsOf(shoe.deck_set, cards).get(id) ?? [] }
}

/** Why no round can open with what lies at the table. */
export async function shoeStop(tx: Tx, shoe: ShoeRow | undefined): Promise<'no-shoe' | 'review' | 'used' | undefined> {
  if (!shoe) return 'no-shoe'
  if (shoe.in_review) return 'review'
  const out = await listDealtCards(tx, shoe.shoe_id)
  if (out.length + cardsNeeded > shoeSize) return 'used'
  const isCut = shoe.cut_in !== null && (await lastNumberOf(tx, shoe.chain_id)) >= shoe.cut_in + roundsAfterCut
  return isCut ? 'used' : undefined
}

/** From here on whoever counted the cards knows what is left too well. */
export const isPastHalf = async (tx: Tx, { shoe_id }: ShoeRow): Promise<boolean> =>
  (await listDealtCards(tx, shoe_id)).length * 2 >= shoeSize

const leafOf = (card: string): CardLeaf => ({
  ...{ id: randomBytes(8).toString('hex'), card },
  salt: randomBytes(16).toString('hex'),
})

const asRead = ({ id, card, salt }: CardLeaf): ReadCard => ({ told: card, id, salt })

export const cardsOf = (context: AppContext, { root, cards_sealed }: Omit<CardSet, 'deck_set'>): CardLeaf[] =>
  JSON.parse(context.secrets.open(purposeOf(root), cards_sealed)) as CardLeaf[]

const purposeOf = (root: string): string => `shoe:${root}`
