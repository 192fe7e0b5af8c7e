import * as z from '../base/zod.ts'
import { CareCause } from '../vendor/psw-cares.ts'
import { PswId, PswStake, PswSum, RequestUuid } from '../vendor/psw-fields.ts'
import { TableChatMessage } from './studio-chat.ts'

export { CareCause, careCauses } from '../vendor/psw-cares.ts'

/** What the desk of a dealer's table and the house studio say to each other, on the studio's own origin. */
export const deskPaths = {
  open: '/studio/desk/sessions',
  view: '/studio/desk/table',
  act: '/studio/desk/acts',
  labels: '/studio/desk/labels',
} as const

/** `deal`: open a shift, tell cards, report. `supervise`: besides, be the second where the table of incidents wants one. */
export const DeskRight = z.enum(['deal', 'supervise'])
export type DeskRight = z.infer<typeof DeskRight>

/** `POST /desk/tickets` of the house studio, signed by the portal: lets one person of the staff open one page, once. */
export const VendorDeskTicket = z.object({
  requestId: RequestUuid,
  tableId: PswId,
  staffId: PswId,
  name: z.string().min(1).max(80),
  rights: z.array(DeskRight).min(1).max(2),
  /** Other accounts that may be this person's too: where two people have to agree, they are one. */
  sameAs: z.array(PswId).max(100),
  language: z.string().max(16),
  /** Origin of the page that frames it. */
  framedBy: z.url().max(200),
})
export type VendorDeskTicket = z.infer<typeof VendorDeskTicket>
export const VendorDeskTicketAnswer = z.object({ url: z.string() })

export const deskUrl = (origin: string, tableId: string, ticket: string): string =>
  `${origin}/desk/${tableId}?ticket=${encodeURIComponent(ticket)}`

/** A device of the table that is a page itself: it opens with the same ticket, where its camera is. */
export const cameraPage = 'camera'
export const cameraUrlOf = (deskUrl: string): string => deskUrl.replace('?ticket=', `/${cameraPage}?ticket=`)

export const DeskOpenRequest = z.object({ ticket: z.string().min(1).max(8_000) })

/** Why dice or coins are thrown again. */
export const throwCauses = ['leaning', 'stacked', 'off-table', 'shaker', 'unclear'] as const
export const ThrowCause = z.enum(throwCauses)
export type ThrowCause = z.infer<typeof ThrowCause>

const Facts = z.object({
  wouldHaveCounted: z.boolean().optional(),
  isOrderCertain: z.boolean().optional(),
  cause: ThrowCause.optional(),
})

const SetId = z.string().max(64)

const DeviceId = z.string().regex(/^[a-z0-9-]{3,40}$/)

export const DeskAct = z.discriminatedUnion('act', [
  z.object({ act: z.literal('open-shift') }),
  z.object({ act: z.literal('close-shift') }),
  // `setId`: the cards that were labelled before; without it the shoe has no codes that anybody could read.
  z.object({ act: z.literal('new-shoe'), setId: SetId.optional() }),
  z.object({ act: z.literal('make-set') }),
  z.object({ act: z.literal('drop-set'), setId: SetId }),
  z.object({ act: z.literal('cut-card') }),
  z.object({
    act: z.literal('enter'),
    sharedRoundId: z.string().max(64),
    step: z.number().int().min(0).max(20),
    told: z.string().min(1).max(8),
  }),
  z.object({ act: z.literal('report'), kind: z.string().max(40), facts: Facts }),
  z.object({ act: z.literal('decide'), incidentId: z.string().max(64) }),
  z.object({
    act: z.literal('add-device'),
    deviceId: DeviceId,
    kind: z.enum(['barcode', 'camera-page', 'wheel-sensor', 'dice-camera']),
    publicKey: z.string().regex(/^[A-Za-z0-9_-]{43}$/),
  }),
  z.object({ act: z.literal('confirm-device'), deviceId: DeviceId }),
  z.object({ act: z.literal('remove-device'), deviceId: DeviceId }),
  z.object({ act: z.literal('say'), text: z.string().max(600) }),
  // Of a pit boss: whether dealers of the table may write to its players.
  z.object({ act: z.literal('let-write'), isOn: z.boolean() }),
  // Whoever wrote the message seems to be in trouble.
  z.object({
    act: z.literal('care'),
    messageId: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    cause: CareCause,
  }),
])
export type DeskAct = z.infer<typeof DeskAct>

const At = z.iso.datetime({ offset: true })

/** A dealer's table as its staff see it. */
export const DeskView = z.strictObject({
  tableId: z.string(),
  names: z.record(z.string(), z.string()),
  serverMs: z.number().int(),
  me: z.strictObject({ staffId: z.string(), name: z.string(), rights: z.array(DeskRight) }),
  /** `endsAt`: of one that was planned. */
  shift: z.strictObject({ dealer: z.string(), openedAt: At, endsAt: At.nullable() }).nullable(),
  /** Whose turn it is, or will be next. */
  plan: z.strictObject({ dealer: z.string(), startsAt: At, endsAt: At, isMine: z.boolean() }).nullable(),
  /** What decides at this table. */
  tool: z.enum(['shoe', 'wheel', 'dice', 'coins']),
  shoe: z
    .strictObject({
      root: z.string(),
      deckSet: z.string(),
      dealt: z.number().int(),
      size: z.number().int(),
      isCut: z.boolean(),
      /** Why no round opens with it. */
      stop: z.enum(['review', 'used']).nullable(),
    })
    .nullable(),
  /** Cards that are being labelled, oldest first. */
  sets: z.array(z.strictObject({ setId: z.string(), deckSet: z.string(), madeAt: At, printedAt: At.nullable() })),
  /** What the table waits for. */
  next: z.enum(['shift', 'shoe', 'round', 'bets', 'lock', 'step', 'second', 'incident', 'paying', 'table']),
  round: z
    .strictObject({
      sharedRoundId: z.string(),
      number: z.number().int(),
      /** What the round was locked with before anybody bet. */
      commit: z.string(),
      phase: z.enum(['betting', 'locked', 'running', 'result']),
      closesMs: z.number().int(),
      pausedFor: z.string().nullable(),
      pausedMs: z.number().int().nullable(),
      events: z.array(z.looseObject({ type: z.string() })),
      expected: z
        .strictObject({ step: z.number().int(), what: z.string(), kind: z.enum(['card', 'pocket', 'dice', 'coins']) })
        .nullable(),
      /** What I told of this step; what others told is not shown before it is confirmed. */
      mine: z.string().nullable(),
      othersCount: z.number().int(),
      bets: z.number().int(),
      staked: z.array(z.strictObject({ currency: z.string(), stakeMinor: PswStake })),
    })
    .nullable(),
  incidents: z.array(
    z.strictObject({
      incidentId: z.string(),
      kind: z.string(),
      cause: ThrowCause.nullable(),
      outcome: z.enum(['go-on', 'read-again', 'void', 'review', 'corrected']),
      openedAt: At,
      decidedBy: z.array(z.string()),
      isMine: z.boolean(),
      needsSupervisor: z.boolean(),
      decidedAt: At.nullable(),
    }),
  ),
  devices: z.array(
    z.strictObject({
      deviceId: z.string(),
      kind: z.string(),
      /** `unconfirmed`: it counts for nothing before a person other than who added it says yes. */
      state: z.enum(['unconfirmed', 'new', 'ok', 'fault']),
      seenAt: At.nullable(),
      /** I added it. */
      isMine: z.boolean(),
    }),
  ),
  /** What players say at this table, the oldest first. */
  chat: z.strictObject({ canWrite: z.boolean(), messages: z.array(TableChatMessage) }),
  /** Players whom somebody here worries about, the newest first, and whether staff have taken them on. */
  cares: z.array(
    z.strictObject({
      careId: z.string(),
      mark: z.string(),
      cause: CareCause,
      openedAt: At,
      state: z.enum(['open', 'taken', 'closed']),
      /** Who has taken it on. */
      by: z.string().nullable(),
    }),
  ),
  /** Of the round under way, oldest first. */
  log: z.array(z.strictObject({ at: At, what: z.string(), told: z.string().nullable(), by: z.string() })),
})
export type DeskView = z.infer<typeof DeskView>

/** `framedBy`: the only page that this one listens to. */
export const DeskOpened = z.object({
  token: z.string(),
  language: z.string(),
  framedBy: z.string(),
  view: DeskView,
})
export type DeskOpened = z.infer<typeof DeskOpened>
/** `result`: `done`, `waiting` for a second person, or why not. */
export const DeskAnswer = z.object({ result: z.string(), view: DeskView })
export type DeskAnswer = z.infer<typeof DeskAnswer>

/** As it is printed: capitals, which every reader types alike. */
export const codeOfCardId = (id: string): string => id.toUpperCase()
/** The id on a card; undefined for a code that is not on any of our cards. */
export const cardIdOfCode = (code: string): string | undefined =>
  /^[0-9A-F]{16}$/.test(code) ? code.toLowerCase() : undefined

export const DeskLabelsRequest = z.object({ setId: SetId })
/** A PDF of labels in base64, or why there is none. */
export const DeskLabels = z.object({ result: z.string(), pdf: z.string().nullable(), view: DeskView })
export type DeskLabels = z.infer<typeof DeskLabels>

/** A shoe as everybody may see it: its root from the beginning on, its cards when it is over. */
export const ShoeView = z.strictObject({
  root: z.string(),
  deckSet: z.string(),
  publishedAt: At,
  endedAt: At.nullable(),
  cards: z.array(z.strictObject({ id: z.string(), card: z.string(), salt: z.string() })).nullable(),
})
export type ShoeView = z.infer<typeof ShoeView>

export const publicIncidentKinds = [
  ...(['card', 'shoe', 'reading', 'device', 'entries', 'spin', 'throw'] as const),
  ...(['misdeal', 'pause', 'picture', 'wrong-result'] as const),
] as const

/** What went wrong at a table, as everybody may read it for 90 days. */
export const PublicIncident = z.strictObject({
  at: At,
  kind: z.enum(publicIncidentKinds),
  outcome: z.enum(['go-on', 'read-again', 'void', 'review', 'corrected']),
  /** Of the round; null between rounds. */
  number: z.number().int().nullable(),
  /** What players got back of it. */
  money: z.array(z.strictObject({ currency: z.string(), amountMinor: PswSum })),
})
export type PublicIncident = z.infer<typeof PublicIncident>
export const PublicIncidents = z.object({ incidents: z.array(PublicIncident) })
