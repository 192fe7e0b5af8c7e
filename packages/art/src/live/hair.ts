import { mix } from '../kit/colour.ts'
import { svg } from '../kit/markup.ts'
import type { DealerLook } from './dealers.ts'
import type { Sitter } from './sitter.ts'

type Hair = DealerLook['hair']

/** What falls behind the shoulders; it stays where it is when the head turns. */
const falls: Partial<Record<Hair, string>> = {
  long: 'M-60-58C-64-132 64-132 60-58C61-10 72 40 66 92C52 104 36 106 28 104L-28 104C-36 106-52 104-66 92C-72 40-61-10-60-58Z',
  wave: 'M-62-56C-68-134 68-134 62-56C82-34 60-16 74 10C88 34 64 52 78 78C70 96 56 98 46 94L-46 94C-56 98-70 96-78 78C-64 52-88 34-74 10C-60-16-82-34-62-56Z',
  khan: 'M-57-58C-60-128 60-128 57-58C58-20 60 40 52 84H-52C-60 40-58-20-57-58Z',
}

/** What the head wears in front of the forehead. */
const fronts: Record<Hair, string> = {
  bun: 'M-52-54C-56-118-14-123 4-117C44-119 58-92 52-52C49-76 36-92 8-99C-18-96-44-86-52-54Z',
  long: 'M-54-48C-58-118-10-125 6-113C46-119 58-88 54-46C50-72 37-90 9-98C-8-84-44-78-54-48Z',
  wave: 'M-56-38C-64-118-12-129 14-116C50-117 62-84 56-38C53-62 45-78 22-100C6-80-34-76-47-62C-52-55-54-48-56-38Z',
  lowBun: 'M-54-48C-60-116-22-125 0-117C22-125 60-116 54-48C50-82 29-98 0-110C-29-98-50-82-54-48Z',
  khan: 'M-55-46C-61-106 61-106 55-46C49-70 30-82 0-90C-30-82-49-70-55-46Z',
  part: 'M-52-50C-62-112-32-136 8-127C48-131 64-94 52-50C51-66 48-78 43-86C24-82-2-90-16-102C-24-88-47-82-52-50Z',
  crop: 'M-48-46C-62-142 62-142 48-46L44-58C45-68 43-77 36-85C24-80 10-86-4-90C-16-84-28-82-36-85C-43-77-45-68-44-58Z',
  quiff:
    'M-52-52C-60-98-46-122-26-127C6-151 54-134 51-106C60-92 56-72 51-52C50-74 46-82 40-92C18-94-8-96-20-106C-32-94-49-84-52-52Z',
}

const glosses: Record<Hair, string> = {
  bun: 'M-40-86q14-20 36-21M24-108q14 5 20 17M-12-134q10-8 22 1',
  long: 'M-42-84q16-22 38-20M22-104q16 6 22 22',
  wave: 'M26-104q20 8 25 36M-43-80q18-16 42-15',
  lowBun: 'M-42-84q12-16 30-20M42-84q-12-16-30-20',
  khan: 'M-44-70q10-8 20-11',
  part: 'M-10-113q28-8 48 10M-38-92q4-12 12-18',
  crop: 'M-27-101q27-10 54 0',
  quiff: 'M-18-118C4-134 30-130 38-114M-36-104q4-8 10-11',
}

/** Behind the face: the cap of hair, a bun. */
function rear({ look, hair }: Sitter): string {
  const cap = look.isMale ? '' : '<ellipse cy="-62" rx="57" ry="58"/>'
  const knot = { bun: '<circle cy="-127" r="22"/>', lowBun: '<circle cx="50" cy="0" r="22"/>' }
  const extra = look.hair === 'bun' || look.hair === 'lowBun' ? knot[look.hair] : ''
  const twist = look.hair === 'lowBun' ? svg`<path d="M38-8q14-10 26 3M40 6q10-8 20-1" ${glossLine(hair.gloss)}/>` : ''
  return svg`<g fill="${hair.base}">${cap}${extra}</g>${twist}`
}

const glossLine = (colour: string) =>
  svg`fill="none" stroke="${colour}" stroke-width="3" stroke-linecap="round" stroke-opacity=".85"`

/** A turban of folded silk, in the colour of the dress. */
function turban({ canvas, cloth }: Sitter): string {
  const silk = canvas.linear([
    [0, mix(cloth.light, '#ffffff', 0.22)],
    [0.55, cloth.light],
    [1, cloth.shade],
  ])
  const shape = 'M-68-74C-77-140 77-140 68-74C66-62 46-80 0-83C-46-80-66-62-68-74Z'
  const folds = svg`<path d="M-64-77C-54-112 54-112 64-77"/><path d="M-68-86C-60-129 60-129 68-86" stroke-opacity=".6"/>`
  const shade = svg`<path d="M30-117C55-108 67-92 65-76C62-70 58-71 50-74C54-94 48-106 30-117Z" fill="${cloth.shade}" opacity=".45"/>`
  return svg`<path d="${shape}" fill="${silk}"/>${shade}<g fill="none" stroke="${cloth.trim}" stroke-width="2.2" stroke-linecap="round">${folds}</g>`
}

/** Over the face. */
function front(sitter: Sitter): string {
  const { look, hair } = sitter
  const gloss = svg`<path d="${glosses[look.hair]}" ${glossLine(hair.gloss)}/>`
  const locks = svg`<path d="${fronts[look.hair]}" fill="${hair.base}"/>${gloss}`
  return look.hair === 'khan' ? locks + turban(sitter) : locks
}

function fall({ canvas, look, hair }: Sitter): string {
  const shape = falls[look.hair]
  const fill = canvas.linear([
    [0.4, hair.base],
    [1, mix(hair.base, hair.gloss, 0.4)],
  ])
  return shape ? svg`<path d="${shape}" fill="${fill}"/>` : ''
}

export const drawHair = { fall, rear, front, frontShape: (sitter: Sitter) => fronts[sitter.look.hair] }
