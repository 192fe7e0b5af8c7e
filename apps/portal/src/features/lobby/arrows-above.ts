/** Arrows at both sides of a row with more than so many entries; a shorter one is whole in sight. */
export const arrowsAbove = (max: number, count: number): 'sides' | 'none' => (count > max ? 'sides' : 'none')
