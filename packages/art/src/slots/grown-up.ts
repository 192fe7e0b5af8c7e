import type { SubjectRef } from '../kit/subjects.ts'

/** Subjects that smile like toys; most have an engraving of the same animal. */
const smiling: Partial<Record<SubjectRef, SubjectRef | 'struck'>> = {
  'fluent:dolphin': 'game:dolphin',
  'fluent:fox': 'game:fox-head',
  'fluent:robot': 'game:robot-golem',
  'fluent:turtle': 'game:sea-turtle',
  'fluent:bear': 'struck',
  'noto:polar-bear': 'struck',
}

/** Companions that smile: they never stand beside a hero. */
const childlike =
  /:(?:turtle|snake|seal|penguin|ghost|cat-face|rabbit-face|whale|horse-face|raccoon|black-cat|tropical-fish|gorilla|scorpion|alien|alien-monster|polar-bear|bear|fox|robot|dolphin|orca)$/

/** Sweets and toys. */
const sweet = /cake|candy|cookie|chocolate|doughnut|ice-cream|lollipop|balloon|teddy|unicorn|carousel/

export const isForAdults = (ref: SubjectRef): boolean =>
  ref.startsWith('game:') || !(childlike.test(ref) || sweet.test(ref))

/** The engraving that stands for a smiling hero on its own stage; any other hero is itself. */
export function engravedFor(hero: SubjectRef): SubjectRef {
  const other = smiling[hero]
  return other === undefined || other === 'struck' ? hero : other
}

/** True for a smiling hero without an engraving: it is struck in metal, like a head on a coin. */
export const isStruck = (hero: SubjectRef): boolean => smiling[hero] === 'struck'
