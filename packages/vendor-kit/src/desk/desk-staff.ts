import type { StaffDeskRight } from '@fairground/contract/staff-desk'

/** Whoever works at the desk, as the console let them in. */
export interface DeskStaff {
  staffId: string
  name: string
  rights: StaffDeskRight[]
  /** Other accounts that may be this person's too. */
  sameAs: readonly string[]
}

export const isSupervisor = ({ rights }: Pick<DeskStaff, 'rights'>): boolean => rights.includes('supervise')

interface Account {
  staffId: string
  sameAs?: readonly string[]
}

/** Whether two accounts of staff may be one person's, by what the console said of either. */
export const areOnePerson = (one: Account, other: Account): boolean =>
  one.staffId === other.staffId ||
  (one.sameAs?.includes(other.staffId) ?? false) ||
  (other.sameAs?.includes(one.staffId) ?? false)
