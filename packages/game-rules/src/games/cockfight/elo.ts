/** Ratings are whole thousandths of a point, so that every machine comes to the same. */
export const pointMilli = 1_000

/**
 * What the first scores on average, by ratings in points. The game has it as whole numbers (`scoreOf`), because powers differ
 * in their last digit from machine to machine.
 */
export const expectedScore = (first: number, second: number): number => 1 / (1 + 10 ** ((second - first) / 400))

/** What the stronger scores on average, in millionths, at 0, 25, 50 … points above: 1 / (1 + 10^(−d/400)). */
const scores = [
  500_000, 535_916, 571_463, 606_288, 640_065, 672_510, 703_385, 732_507, 759_747, 785_027, 808_318, 829_633, 849_020,
  866_557, 882_338, 896_477, 909_091, 920_305, 930_242, 939_022, 946_760, 953_565, 959_537, 964_769, 969_347, 973_346,
  976_836, 979_878, 982_528, 984_834, 986_840, 988_584, 990_099,
] as const
const stepMilli = 25 * pointMilli
const whole = 1_000_000
export const k = 16

/** What the first scores on average against the second, in millionths; straight lines between the entries of the table. */
export function scoreOf(firstMilli: number, secondMilli: number): number {
  const apart = firstMilli - secondMilli
  const above = aboveOf(Math.min(Math.abs(apart), stepMilli * (scores.length - 1)))
  return apart < 0 ? whole - above : above
}

function aboveOf(apart: number): number {
  const at = Math.floor(apart / stepMilli)
  const [from, to] = [scores[at] ?? whole, scores[at + 1] ?? scores[at] ?? whole]
  return from + Math.floor(((to - from) * (apart - at * stepMilli)) / stepMilli)
}

/** What the first wins in thousandths of a point, and the second loses. `scored`: 1, ½ or 0. */
export const shiftOf = (firstMilli: number, secondMilli: number, scored: number): number =>
  shiftFrom(scoreOf(firstMilli, secondMilli), scored)

/** The same from what the first was to score. */
export const shiftFrom = (score: number, scored: number): number =>
  Math.round((k * (scored * whole - score)) / pointMilli)
