import { Skeleton } from '@fairground/ui'

/** The place of a page: its title, its picture, its words. */
export const PageSkeleton = () => (
  <div className="mx-auto grid max-w-page gap-5 px-4 py-10 lg:px-6 2xl:px-0">
    <Skeleton className="h-11 w-3/5" />
    <Skeleton className="h-5 w-2/5" />
    <Skeleton className="h-140 w-full" />
  </div>
)
