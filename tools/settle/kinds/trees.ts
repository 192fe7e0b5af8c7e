import { canonicalTicket, cardHash, cardRoot, isInTree, namedPaths, namedRoot, ticketHash } from '@fairground/fairness'
import * as z from 'zod'
import { listOf, minor, whole } from '../fields.ts'
import { type Kind, kind, refuse } from '../kind.ts'

const leavesMax = 100_000
const text = z.string('a text').refine((value) => value.isWellFormed(), 'a text of whole characters')
const bytes = z
  .string('bytes as lower-case hex')
  .regex(/^(?:[0-9a-f]{2})*$/, 'bytes as lower-case hex')
  .transform((hex) => Uint8Array.from(Buffer.from(hex, 'hex')))
const isDistinct = (list: readonly { id: string }[]): boolean => new Set(list.map(({ id }) => id)).size === list.length
const onceEach = <Leaf extends z.ZodType<{ id: string }>>(leaf: Leaf) =>
  listOf(leaf, { min: 0, max: leavesMax }).refine(isDistinct, 'each id once')

const leaf = z.object({ id: text, dataHex: bytes }).transform(({ id, dataHex }) => ({ id, data: dataHex }))
const tree = z.object({ leaves: onceEach(leaf) })
const place = z.object({
  root: z.string('a text'),
  size: z.number('a number'),
  index: z.number('a number'),
  leafHash: z.string('a text'),
  path: z.array(z.string('a text'), 'a list of hashes'),
})
const ticket = z.object({
  ticket: z.object({
    id: text,
    play: text,
    numbers: z.array(text, 'a list of texts'),
    stake: minor.transform(String),
    factor: whole(0, 1_000_000),
    salt: text,
  }),
})
const card = z.object({ id: text, card: text, salt: text })

export const treeKinds: readonly Kind[] = [
  kind('merkle-root', tree, ({ leaves }) => ({ root: namedRoot(leaves), size: leaves.length })),
  kind('merkle-path', tree.extend({ leafId: text }), ({ leaves, leafId }) => {
    const found = namedPaths(leaves).get(leafId)
    return found ?? refuse('leafId', 'the id of one of the leaves')
  }),
  kind('merkle-verify', place, ({ root, ...path }) => ({ isValid: isInTree(root, path) })),
  kind('ticket-leaf', ticket, ({ ticket: sold }) => ({ canonical: canonicalTicket(sold), leafHash: ticketHash(sold) })),
  kind('card-leaf', z.object({ deckSet: text, card }), ({ deckSet, card: one }) => ({
    leafHash: cardHash(deckSet, one),
  })),
  kind('shoe-root', z.object({ deckSet: text, cards: onceEach(card) }), ({ deckSet, cards }) => ({
    root: cardRoot(deckSet, cards),
    size: cards.length,
  })),
]
