/** What the check of one round found. Both parts must hold. */
export interface Finding {
  /** The revealed server seed is the one that was locked before the bet. */
  fitsCommit: boolean
  /** Played again from its seeds, every event of the round is the same. */
  fitsEvents: boolean
}

export const isMatch = ({ fitsCommit, fitsEvents }: Finding): boolean => fitsCommit && fitsEvents
