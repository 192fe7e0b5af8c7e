import { Skeleton } from '@fairground/ui'
import { GroupField } from './group-field.tsx'
import type { useGroupWish } from './use-group-wish.ts'

interface GroupWishProps {
  wish: ReturnType<typeof useGroupWish>
  refused: string | undefined
}

/** The box for a new account's prize group. Without the own group there is none, and the usual one is given. */
export function GroupWish({ wish, refused }: GroupWishProps) {
  if (wish.isPending) return <Skeleton className="h-40 w-full" />
  return wish.field ? <GroupField {...wish.field} refused={refused} /> : null
}
