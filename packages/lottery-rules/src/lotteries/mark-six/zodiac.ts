/** In the order of the years. */
export const animals = [
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const
export type Animal = (typeof animals)[number]

/** The day on which the lunar year begins, as the calendar of China and Hong Kong has it. */
export const newYears: Readonly<Record<number, string>> = {
  2024: '2024-02-10',
  2025: '2025-01-29',
  2026: '2026-02-17',
  2027: '2027-02-06',
  2028: '2028-01-26',
  2029: '2029-02-13',
  2030: '2030-02-03',
  2031: '2031-01-23',
  2032: '2032-02-11',
  2033: '2033-01-31',
  2034: '2034-02-19',
  2035: '2035-02-08',
  2036: '2036-01-28',
  2037: '2037-02-15',
  2038: '2038-02-04',
  2039: '2039-01-24',
  2040: '2040-02-12',
}

const numbersMax = 49

/** A year of the rat. */
const ratYear = 2020

/** The animal of the lunar year in which a day lies, such as "2027-02-05". @throws RangeError for a year that the table lacks */
export function yearAnimal(on: string): Animal {
  const year = Number(on.slice(0, 4))
  const newYear = newYears[year]
  if (newYear === undefined) throw new RangeError(`The first day of the lunar year ${year} is not known`)
  const lunarYear = on < newYear ? year - 1 : year
  return animals[(lunarYear - ratYear) % animals.length] ?? 'rat'
}

/** 1 for the animal of the year, 2 for the one before it, and so on: the smallest number that the animal has. */
export const setOf = (animal: Animal, ofYear: Animal): number =>
  ((animals.indexOf(ofYear) - animals.indexOf(animal) + animals.length) % animals.length) + 1

export const animalOfSet = (set: number, ofYear: Animal): Animal =>
  animals[(animals.indexOf(ofYear) - (set - 1) + animals.length) % animals.length] ?? 'rat'

/** The numbers of a set, by its smallest: five of the first, four of the others. */
export const numbersOfSet = (set: number): readonly number[] =>
  Array.from({ length: Math.floor((numbersMax - set) / animals.length) + 1 }, (_, at) => set + at * animals.length)

/** What every animal has in a year of this one. */
export const zodiacNumbers = (ofYear: Animal): Readonly<Record<Animal, readonly number[]>> => {
  const entries = animals.map((animal) => [animal, numbersOfSet(setOf(animal, ofYear))] as const)
  return Object.fromEntries(entries) as Record<Animal, readonly number[]>
}
