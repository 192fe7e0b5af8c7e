import { ThrowCause } from '@fairground/contract/studio'

/** What goes wrong at a table of wood. */
export const incidentKinds = [
  'misread',
  'exposed-card',
  'early-card',
  'early-reading',
  'foreign-card',
  'doubled-card',
  'shoe-count',
  'out-of-order',
  'device-dead',
  'entries-differ',
  'no-spin',
  'bad-throw',
  'forbidden-card',
  'pit-call',
  'misdeal',
  'paused-long',
  'wrong-result',
  'video-lost',
] as const
export type IncidentKind = (typeof incidentKinds)[number]

/** `review`: the round is void, the table closes, and nothing of its shoe goes on before people have looked at it. */
export type IncidentOutcome = 'go-on' | 'read-again' | 'void' | 'review' | 'corrected'

export interface IncidentFacts {
  /** The card that was seen would have counted in this round. */
  wouldHaveCounted?: boolean | undefined
  /** Everybody is sure of the order of the cards. */
  isOrderCertain?: boolean | undefined
  /** The picture was away for longer than bets are taken longer. */
  isAwayLong?: boolean | undefined
  /** Why dice or coins are thrown again. */
  cause?: ThrowCause | undefined
}

interface IncidentRule {
  /** Nothing of the round goes on until two people have decided. */
  isPausing: boolean
  /** One of the two has to supervise. */
  needsSupervisor: boolean
  /** Follows from the facts alone; `earlier`: how often the same happened in this round before. */
  outcomeOf(facts: IncidentFacts, earlier: number): IncidentOutcome
}

const always = (outcome: IncidentOutcome) => () => outcome
/** Done again under supervision; the second fault of a round voids it. */
const once = (_facts: IncidentFacts, earlier: number): IncidentOutcome => (earlier === 0 ? 'read-again' : 'void')
const inOrder = ({ isOrderCertain }: IncidentFacts): IncidentOutcome => (isOrderCertain ? 'go-on' : 'void')

export const incidentRules: Readonly<Record<IncidentKind, IncidentRule>> = {
  misread: { isPausing: true, needsSupervisor: false, outcomeOf: always('read-again') },
  'exposed-card': {
    isPausing: true,
    needsSupervisor: true,
    outcomeOf: ({ wouldHaveCounted }) => (wouldHaveCounted ? 'void' : 'go-on'),
  },
  'early-card': { isPausing: true, needsSupervisor: true, outcomeOf: inOrder },
  // The reading was refused and is used nowhere.
  'early-reading': { isPausing: true, needsSupervisor: false, outcomeOf: always('go-on') },
  'foreign-card': { isPausing: true, needsSupervisor: true, outcomeOf: always('review') },
  'doubled-card': { isPausing: true, needsSupervisor: true, outcomeOf: always('review') },
  'shoe-count': { isPausing: true, needsSupervisor: true, outcomeOf: always('review') },
  'out-of-order': { isPausing: true, needsSupervisor: true, outcomeOf: always('read-again') },
  'device-dead': { isPausing: false, needsSupervisor: false, outcomeOf: always('go-on') },
  'entries-differ': { isPausing: true, needsSupervisor: true, outcomeOf: always('read-again') },
  'no-spin': { isPausing: true, needsSupervisor: true, outcomeOf: once },
  // A die or coin that nobody can be sure of is thrown again, for the cause that is told.
  'bad-throw': { isPausing: true, needsSupervisor: true, outcomeOf: once },
  'forbidden-card': { isPausing: true, needsSupervisor: true, outcomeOf: inOrder },
  'pit-call': { isPausing: false, needsSupervisor: true, outcomeOf: always('go-on') },
  misdeal: { isPausing: true, needsSupervisor: true, outcomeOf: always('void') },
  'paused-long': { isPausing: true, needsSupervisor: true, outcomeOf: always('void') },
  // Found after the round was paid: two people correct it in the console, and it is decided when it is written.
  'wrong-result': { isPausing: false, needsSupervisor: true, outcomeOf: always('corrected') },
  // Decided by the clock.
  'video-lost': {
    isPausing: false,
    needsSupervisor: false,
    outcomeOf: ({ isAwayLong }) => (isAwayLong ? 'void' : 'go-on'),
  },
}

/** Kinds that a dealer reports; the controller finds the others by itself. */
export const reportedKinds = [
  ...(['misread', 'exposed-card', 'early-card', 'forbidden-card'] as const),
  ...(['no-spin', 'bad-throw', 'shoe-count', 'pit-call', 'misdeal'] as const),
] satisfies readonly IncidentKind[]

/** So many of one kind at a table in a day, and it opens no further round. */
export const sameKindMax = 3

export const isIncidentKind = (kind: string): kind is IncidentKind => kind in incidentRules

/** Why a throw did not count, where an incident is about one. */
export const causeOf = ({ facts }: { facts: Record<string, unknown> }): ThrowCause | null =>
  ThrowCause.safeParse(facts.cause).data ?? null
