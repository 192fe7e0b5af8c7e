import { latinLookOf } from './look-alikes.ts'

const hidden = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu

interface Reading {
  /** As a person reads it: small letters, widths resolved, look-alikes as the Latin letters that they stand for. */
  text: string
  /** Where in the original each UTF-16 unit of the reading begins and ends. */
  places: { from: number; to: number }[]
}

/** A text as perceived by a reader, with the position of each letter. */
export function readingOf(original: string): Reading {
  const reading: Reading = { text: '', places: [] }
  let from = 0
  for (const sign of clusters(original)) {
    const to = from + sign.length
    const letters = lookOf(sign)
    reading.text += letters
    for (let at = 0; at < letters.length; at += 1) reading.places.push({ from, to })
    from = to
  }
  return reading
}

/** A letter with its marks, so that composing them moves nothing. */
const clusters = (text: string): string[] => text.match(/[\s\S]\p{M}*/gu) ?? []

const lookOf = (cluster: string): string =>
  [...cluster.toWellFormed().normalize('NFKC').replace(hidden, '')].map(latinOrSmall).join('')

function latinOrSmall(sign: string): string {
  const small = sign.toLowerCase()
  return latinLookOf(sign) ?? latinLookOf(small) ?? small
}
