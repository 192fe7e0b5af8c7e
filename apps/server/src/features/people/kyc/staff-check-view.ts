import { ageOn, type checkMarks, isSameName, type StaffCheck, type StaffCheckDetail } from '@fairground/contract'
import type { Proof } from '../../site/uploads/index.ts'
import type { QueuedCheck } from './check.ts'
import type { Details } from './check-details.ts'
import { viewCheck } from './read-identity.ts'

interface Eyes {
  today: string
  canDecide: boolean
}

export const viewQueued = (check: QueuedCheck, { today, canDecide }: Eyes): StaffCheck => ({
  ...viewCheck(check, today),
  ...{ memberId: check.memberId, account: check.account, icon: check.icon, source: check.source },
  decidedBy: check.decidedBy ?? undefined,
  allowed: canDecide && check.state === 'pending' ? ['approve', 'reject'] : [],
})

/** What is known beside the paper. */
export interface Beside {
  details: Details | undefined
  proofs: readonly Proof[]
  /** What the member said before, where he did. */
  said: { name: string | undefined; birthday: string | undefined }
  isNumberElsewhere: boolean
  ageMin: number
}

export const viewDetail = (check: QueuedCheck, beside: Beside, eyes: Eyes): StaffCheckDetail => ({
  ...viewQueued(check, eyes),
  country: check.country ?? undefined,
  ...beside.details,
  documentExpiresOn: check.documentExpiresOn ?? undefined,
  pictures: beside.proofs.map(({ fileId, alikeTo }) => ({ fileId, alikeTo })),
  marks: marksOf(beside, eyes.today),
  note: check.note ?? undefined,
})

function marksOf({ details, said, isNumberElsewhere, proofs, ageMin }: Beside, today: string) {
  const marks: Record<(typeof checkMarks)[number], boolean> = {
    nameDiffers: details !== undefined && said.name !== undefined && !isSameName(details.fullName, said.name),
    birthdayDiffers: details !== undefined && said.birthday !== undefined && details.birthday !== said.birthday,
    idNumberElsewhere: isNumberElsewhere,
    pictureElsewhere: proofs.some(({ alikeTo }) => alikeTo !== undefined),
    'under-age': details !== undefined && ageOn(details.birthday, today) < ageMin,
  }
  return (Object.keys(marks) as (keyof typeof marks)[]).filter((mark) => marks[mark])
}
