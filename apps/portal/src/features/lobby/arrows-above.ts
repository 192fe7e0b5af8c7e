/** Rows with more entries have arrows at both sides; shorter ones fit. */
export const arrowsAbove = (max: number, count: number): 'sides' | 'none' => (count > max ? 'sides' : 'none')
