import type { Lab } from './lab.ts'

/** One case of the suite. It passes when `run` ends; a Deviation is what the portal did otherwise. */
export interface Case {
  /** As `W-07`. */
  id: string
  title: string
  /** Not repeated with copies of its calls: it is about other things, or sends many at once itself. */
  isSingle?: boolean
  run(lab: Lab): Promise<void>
}
